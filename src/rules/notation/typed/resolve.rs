//! From what a text says to the one legal move it means, or to the best reason why there is none.

use super::scan::Claims;
use super::shape::{Other, Shape, Shapes};
use super::{Judge, ReadError, RefusedDetail, Remark, Suggestion, Typed, suggest};
use crate::rules::notation::letters;
use crate::rules::notation::san::{San, SanBody};
use crate::rules::notation::uci::Uci;
use crate::rules::{
    CastlingSide, Color, File, Move, Piece, PieceKind, Position, Rank, Reason, Refusal, Square, SquareSet,
};

impl Shape {
    /// Whether it could be a move on some board: a pawn comes from its own file or the next.
    pub(super) fn is_plausible(self) -> bool {
        match self {
            Shape::Piece { kind: PieceKind::Pawn, file: Some(file), to, .. } => {
                file.index().abs_diff(to.file().index()) <= 1
            }
            Shape::Piece { .. } | Shape::Squares { .. } => true,
        }
    }

    /// The same with a rook where a king was named: ρ sounds like R.
    fn with_rook_for_king(self) -> Option<Shape> {
        const ROOK: PieceKind = PieceKind::Rook;
        match self {
            Shape::Piece { kind: PieceKind::King, file, rank, to, promotion: None } => {
                Some(Shape::Piece { kind: ROOK, file, rank, to, promotion: None })
            }
            Shape::Piece { kind: PieceKind::Pawn, file, rank, to, promotion: Some(PieceKind::King) } => {
                Some(Shape::Piece { kind: PieceKind::Pawn, file, rank, to, promotion: Some(ROOK) })
            }
            Shape::Squares { from, to, promotion: Some(PieceKind::King) } => {
                Some(Shape::Squares { from, to, promotion: Some(ROOK) })
            }
            Shape::Piece { .. } | Shape::Squares { .. } => None,
        }
    }

    /// Short algebraic form as far as the shape has it.
    pub(super) fn as_san(self) -> Option<San> {
        match self {
            Shape::Squares { .. } => None,
            Shape::Piece { kind, file, rank, to, promotion } => {
                let capture = kind == PieceKind::Pawn && file.is_some_and(|file| file != to.file());
                let body = SanBody::Piece { kind, file, rank, capture, to, promotion };
                Some(San { body, mark: None })
            }
        }
    }

    /// The squares on which the piece may stand that the shape means.
    fn origins(self, position: &Position, capture: bool) -> SquareSet {
        match self {
            Shape::Squares { from, .. } => SquareSet::of(from),
            Shape::Piece { kind, file, rank, to, .. } => {
                let pieces = position.board().of(Piece::new(position.turn(), kind));
                let file_fits = |square: Square| match file {
                    Some(file) => square.file() == file,
                    // `d5` is a step straight ahead; only a capture sign makes it a capture from either side.
                    None if kind == PieceKind::Pawn && capture => {
                        square.file().index().abs_diff(to.file().index()) == 1
                    }
                    None => kind != PieceKind::Pawn || square.file() == to.file(),
                };
                let rank_fits = |square: Square| rank.is_none_or(|rank| square.rank() == rank);
                pieces.iter().filter(|&square| file_fits(square) && rank_fits(square)).collect()
            }
        }
    }

    const fn to(self) -> Square {
        match self {
            Shape::Squares { to, .. } | Shape::Piece { to, .. } => to,
        }
    }

    const fn promotion(self) -> Option<PieceKind> {
        match self {
            Shape::Squares { promotion, .. } | Shape::Piece { promotion, .. } => promotion,
        }
    }
}

/// The attempt that a shape means from this square: two squares that put the king onto its own rook castle, as some
/// programs write it, while the right is held. `Kh1` means what it says.
fn attempt(position: &Position, from: Square, shape: Shape) -> Uci {
    let (turn, to, promotion) = (position.turn(), shape.to(), shape.promotion());
    let onto_rook = CastlingSide::ALL.into_iter().find(|&side| {
        matches!(shape, Shape::Squares { .. })
            && from == CastlingSide::king_home(turn)
            && to == side.rook_home(turn)
            && position.castling().has(turn, side)
    });
    Uci { from, to: onto_rook.map_or(to, |side| side.king_target(turn)), promotion }
}

fn judge_attempt<J: Judge + ?Sized>(judge: &J, attempt: Uci) -> Result<Move, Refusal> {
    judge.judge(attempt.from, attempt.to, attempt.promotion)
}

/// The legal moves of a shape.
fn legal_moves<J: Judge + ?Sized>(judge: &J, shape: Shape, capture: bool) -> impl Iterator<Item = Move> {
    let position = judge.position();
    shape
        .origins(position, capture)
        .iter()
        .filter_map(move |from| judge_attempt(judge, attempt(position, from, shape)).ok())
}

/// The legal move of a shape, if there is exactly one.
pub(super) fn only_move<J: Judge + ?Sized>(judge: &J, shape: Shape) -> Option<Move> {
    let mut moves = legal_moves(judge, shape, false);
    let first = moves.next()?;
    moves.next().is_none().then_some(first)
}

/// The move that a text means, whichever of its two shapes it has.
pub(super) fn shapes<J: Judge + ?Sized>(judge: &J, shapes: Shapes, claims: Claims) -> Result<Typed, ReadError> {
    let second = match shapes.other {
        Some(Other::AsGood(other)) => Some(other),
        Some(Other::Offered(_)) | None => None,
    };
    let second = second.into_iter().flat_map(|other| legal_moves(judge, other, claims.capture));
    let mut moves = legal_moves(judge, shapes.first, claims.capture).chain(second);
    if let Some(mv) = moves.next() {
        let others: Vec<Move> = moves.filter(|other| *other != mv).collect();
        return if others.is_empty() {
            Ok(Typed { mv, remarks: remarks(judge.position(), mv, claims) })
        } else {
            Err(ReadError::Ambiguous { candidates: [vec![mv], others].concat() })
        };
    }
    let suggestion = match shapes.other {
        Some(Other::Offered(other)) => only_move(judge, other).map(|_| suggest(judge, other)),
        Some(Other::AsGood(_)) | None => None,
    };
    let rho = shapes.piece_letter.is_some_and(letters::is_rho);
    let rook = if rho { shapes.first.with_rook_for_king() } else { None };
    let suggestion =
        suggestion.or_else(|| rook.filter(|&rook| only_move(judge, rook).is_some()).map(|rook| suggest(judge, rook)));
    let detail = match shapes.first.promotion() {
        Some(PieceKind::King) if rho => Some(RefusedDetail::RhoIsTheKing),
        _ => suggestion.as_ref().filter(|_| rook.is_some()).map(|_| RefusedDetail::RhoIsTheKing),
    };
    Err(why_none(judge, shapes.first, claims, detail, suggestion))
}

/// Castling, on a side that was said or not.
pub(super) fn castling<J: Judge + ?Sized>(
    judge: &J,
    side: Option<CastlingSide>,
    claims: Claims,
) -> Result<Typed, ReadError> {
    let turn = judge.position().turn();
    let try_side = |side: CastlingSide| {
        let attempt = Uci { from: CastlingSide::king_home(turn), to: side.king_target(turn), promotion: None };
        judge.judge_castling(side).map_err(|refusal| (attempt, Box::new(refusal)))
    };
    let outcome = match side {
        Some(side) => try_side(side),
        None => match (try_side(CastlingSide::Short), try_side(CastlingSide::Long)) {
            (Ok(short), Ok(long)) => return Err(ReadError::Ambiguous { candidates: vec![short, long] }),
            (Ok(mv), Err(_)) | (Err(_), Ok(mv)) => Ok(mv),
            // Neither can be: tell about the side whose right is still held.
            (Err(short), Err(long)) => {
                let castling = judge.position().castling();
                let only_long = castling.has(turn, CastlingSide::Long) && !castling.has(turn, CastlingSide::Short);
                Err(if only_long { long } else { short })
            }
        },
    };
    match outcome {
        Ok(mv) => Ok(Typed { mv, remarks: remarks(judge.position(), mv, claims) }),
        Err((attempt, refusal)) => {
            Err(ReadError::Refused { attempt: Some(attempt), refusal, detail: None, suggestion: None })
        }
    }
}

/// What was claimed and is not so.
fn remarks(position: &Position, mv: Move, claims: Claims) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if claims.capture && mv.capture().is_none() {
        remarks.push(Remark::NotACapture);
    }
    if claims.check || claims.mate {
        let after = position.play(mv);
        let check = after.is_check();
        if claims.check && !check {
            remarks.push(Remark::NotCheck);
        }
        if claims.mate && (!check || after.has_legal_move()) {
            remarks.push(Remark::NotMate);
        }
    }
    if claims.en_passant && !mv.is_en_passant() {
        remarks.push(Remark::NotEnPassant);
    }
    remarks
}

/// The best reason why a shape is no legal move.
fn why_none<J: Judge + ?Sized>(
    judge: &J,
    shape: Shape,
    claims: Claims,
    detail: Option<RefusedDetail>,
    suggestion: Option<Suggestion>,
) -> ReadError {
    let position = judge.position();
    let turn = position.turn();
    let refused = |from: Square, suggestion: Option<Suggestion>| {
        let attempt = attempt(position, from, shape);
        let refusal = Box::new(judge_attempt(judge, attempt).err()?);
        Some(ReadError::Refused { attempt: Some(attempt), refusal, detail, suggestion })
    };
    let (kind, file, to) = match shape {
        Shape::Squares { from, to, .. } => {
            let kind = position.piece_at(from).map_or(PieceKind::Pawn, |piece| piece.kind);
            let piece = Piece::new(turn, kind);
            let none = ReadError::NoPieceReaches { piece, to, file: None, suggestion: suggestion.clone() };
            return refused(from, suggestion).unwrap_or(none);
        }
        Shape::Piece { kind, file, to, .. } => (kind, file, to),
    };
    // A square alone is a pawn's move; what was meant is perhaps the one piece that can go there.
    let suggestion = suggestion.or_else(|| pawn_capture(judge, shape)).or_else(|| only_piece(judge, shape));
    let origins = shape.origins(position, claims.capture);
    let explained = match kind {
        PieceKind::Pawn => nearest_pawn(origins, to, turn),
        _ => best_explained(judge, origins, shape),
    };
    // In a game that is over, that is the reason, whatever was to move.
    let over = || {
        let own = position.board().of_color(turn).first()?;
        let reason = *judge.judge(own, to, shape.promotion()).err()?.first();
        matches!(reason, Reason::GameOver { .. }).then(|| ReadError::Refused {
            attempt: None,
            refusal: Box::new(Refusal::new(reason)),
            detail: None,
            suggestion: None,
        })
    };
    match explained.and_then(|from| refused(from, suggestion.clone())).or_else(over) {
        Some(error) => error,
        None => ReadError::NoPieceReaches { piece: Piece::new(turn, kind), to, file, suggestion },
    }
}

/// The pawn that a text about a pawn means although it cannot move so: the nearest one behind the square, else
/// the nearest one.
fn nearest_pawn(origins: SquareSet, to: Square, turn: Color) -> Option<Square> {
    let ahead = |square: Square| {
        let (from, to) = (square.rank().index(), to.rank().index());
        match turn {
            Color::White => from >= to,
            Color::Black => from <= to,
        }
    };
    origins.iter().min_by_key(|&square| (ahead(square), square.rank().index().abs_diff(to.rank().index())))
}

/// Of several pieces the one whose reason teaches most: one that would get there but for the rules of check, before
/// one whose way is blocked. Where none has the shape for it, only a piece that is alone of its kind is told about.
fn best_explained<J: Judge + ?Sized>(judge: &J, origins: SquareSet, shape: Shape) -> Option<Square> {
    let rank = |from: Square| {
        let refusal = judge.judge(from, shape.to(), shape.promotion()).err();
        match refusal.as_ref().map(Refusal::first) {
            Some(Reason::WrongShape { .. }) => 2,
            Some(Reason::PathBlocked { .. } | Reason::SameSquare { .. }) => 1,
            _ => 0,
        }
    };
    let (best, from) = origins.iter().map(|from| (rank(from), from)).min_by_key(|&(rank, _)| rank)?;
    (best < 2 || origins.len() == 1).then_some(from)
}

/// `d5` typed where no pawn steps to d5, but one takes there: what may have been meant.
fn pawn_capture<J: Judge + ?Sized>(judge: &J, shape: Shape) -> Option<Suggestion> {
    let Shape::Piece { kind: PieceKind::Pawn, file: None, rank: None, to, promotion } = shape else { return None };
    let file = to.file().index();
    let next = |index: Option<u8>| index.and_then(File::from_index);
    let mut captures = [next(file.checked_sub(1)), next(file.checked_add(1))]
        .into_iter()
        .flatten()
        .map(|file| Shape::Piece { kind: PieceKind::Pawn, file: Some(file), rank: None::<Rank>, to, promotion })
        .filter(|&capture| only_move(judge, capture).is_some());
    let capture = captures.next()?;
    captures.next().is_none().then(|| suggest(judge, capture))
}

/// `d5` typed where no pawn can go to d5, but one piece can: what may have been meant.
fn only_piece<J: Judge + ?Sized>(judge: &J, shape: Shape) -> Option<Suggestion> {
    let Shape::Piece { kind: PieceKind::Pawn, file: None, rank: None, to, promotion: None } = shape else {
        return None;
    };
    let moves = judge.position().legal_moves();
    let mut there = moves.iter().filter(|mv| mv.to() == to && mv.piece() != PieceKind::Pawn);
    let only = there.next().filter(|_| there.next().is_none())?;
    let squares = Shape::Squares { from: only.from(), to, promotion: None };
    only_move(judge, squares).map(|_| suggest(judge, squares))
}
