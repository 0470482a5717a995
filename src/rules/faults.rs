//! Why a setup is no position of a real game (FIDE Laws 3.10.3: an illegal position is one that no legal moves reach).
//!
//! Only what can be proved is a fault; a setup without faults may still be unreachable in ways nobody checks.
//!
//! ```
//! use skaki::rules::{Position, PositionFault, Setup};
//! assert_eq!(Position::faults(&Setup::start()), []);
//! assert_eq!(Position::faults(&Setup::EMPTY).len(), 2, "neither side has a king");
//! ```

use super::moves::beside;
use super::{
    Board, CastlingRights, CastlingSide, Color, Piece, PieceKind, Placed, Rank, Setup, Square, SquareSet, attacks,
    generate,
};

/// One reason why no game reaches a setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionFault {
    /// This side has no king.
    NoKing(Color),
    /// This side has more than one king.
    TooManyKings(Color),
    /// Pawns stand on the first or last rank, where none can be (FIDE Laws 3.7).
    PawnOnLastRank(SquareSet),
    /// The side that has just moved is in check (FIDE Laws 3.9.2).
    OpponentInCheck,
    /// These castling rights are claimed without king and rook on their squares.
    CastlingImpossible(CastlingRights),
    /// No double step of a pawn explains the en passant square.
    EnPassantImpossible(Square),
    /// This side has more than sixteen pieces, or more than eight pawns and promoted pieces together.
    TooManyPieces(Color),
    /// No move gives check with these pieces at once.
    ImpossibleCheck(SquareSet),
}

impl PositionFault {
    /// The code of data formats.
    pub const fn code(self) -> &'static str {
        match self {
            PositionFault::NoKing(_) => "no-king",
            PositionFault::TooManyKings(_) => "too-many-kings",
            PositionFault::PawnOnLastRank(_) => "pawn-on-last-rank",
            PositionFault::OpponentInCheck => "opponent-in-check",
            PositionFault::CastlingImpossible(_) => "castling-impossible",
            PositionFault::EnPassantImpossible(_) => "en-passant-impossible",
            PositionFault::TooManyPieces(_) => "too-many-pieces",
            PositionFault::ImpossibleCheck(_) => "impossible-check",
        }
    }
}

/// Every fault of a setup, in the order of the variants.
pub(super) fn of(setup: &Setup) -> Vec<PositionFault> {
    let board = &setup.board;
    let mut faults = Vec::new();
    for color in Color::ALL {
        match board.of(Piece::new(color, PieceKind::King)).len() {
            0 => faults.push(PositionFault::NoKing(color)),
            1 => {}
            _ => faults.push(PositionFault::TooManyKings(color)),
        }
    }
    let pawns = board.of_kind(PieceKind::Pawn) & SquareSet(0xFF00_0000_0000_00FF);
    if pawns.any() {
        faults.push(PositionFault::PawnOnLastRank(pawns));
    }
    let opponent = setup.turn.opponent();
    if is_attacked(board, opponent) {
        faults.push(PositionFault::OpponentInCheck);
    }
    let impossible = setup
        .castling
        .iter()
        .filter(|&(color, side)| !castling_is_possible(board, color, side))
        .fold(CastlingRights::NONE, |rights, (color, side)| rights.with(color, side));
    if !impossible.is_empty() {
        faults.push(PositionFault::CastlingImpossible(impossible));
    }
    if let Some(passed) = setup.en_passant
        && !double_step_is_possible(setup, passed)
    {
        faults.push(PositionFault::EnPassantImpossible(passed));
    }
    for color in Color::ALL {
        if has_too_many(board, color) {
            faults.push(PositionFault::TooManyPieces(color));
        }
    }
    if let Some(king) = board.only_king(setup.turn) {
        let checkers = generate::threats(board, setup.turn, king).checkers;
        if checkers.any() && !check_is_possible(setup, king) {
            faults.push(PositionFault::ImpossibleCheck(checkers));
        }
    }
    faults
}

/// Whether this side has exactly one king and it is attacked.
fn is_attacked(board: &Board, color: Color) -> bool {
    board.only_king(color).is_some_and(|king| board.attackers(king, color.opponent()).any())
}

/// Whether king and rook stand where this right needs them (FIDE Laws 3.8.2.1).
pub(super) fn castling_is_possible(board: &Board, color: Color, side: CastlingSide) -> bool {
    board.only_king(color) == Some(CastlingSide::king_home(color))
        && board.of(Piece::new(color, PieceKind::Rook)).contains(side.rook_home(color))
}

/// Whether the last move can have been a pawn's double step over this square.
pub(super) fn double_step_is_possible(setup: &Setup, passed: Square) -> bool {
    let (board, mover) = (&setup.board, setup.turn.opponent());
    let along_file = |rank: Rank| Square::new(passed.file(), rank.seen_by(mover));
    let (start, landing) = (along_file(Rank::Second), along_file(Rank::Fourth));
    let pawn = Piece::new(mover, PieceKind::Pawn);
    if passed.rank() != Rank::Third.seen_by(mover)
        || board.occupied().contains(passed)
        || board.occupied().contains(start)
        || !board.of(pawn).contains(landing)
    {
        return false;
    }
    // The pawn itself cannot have attacked the other king from its home square: it would have been its side's turn.
    let king = board.only_king(setup.turn);
    if king.is_some_and(|king| attacks::pawn(mover, start).contains(king)) {
        return false;
    }
    // The check that there is now must have come with the double step. A king that is not in check is let pass, even
    // if only the pawn's arrival shields it: no game comes to that, but it is how the one case is shown in which
    // en passant would open a diagonal.
    let mut before = *board;
    before.toggle(pawn, SquareSet::of(start) | SquareSet::of(landing));
    !is_attacked(board, setup.turn) || !is_attacked(&before, setup.turn)
}

/// Whether a side has more pieces than captures and promotions can leave it: sixteen, eight of them pawns or promoted.
fn has_too_many(board: &Board, color: Color) -> bool {
    let of = |kind| board.of(Piece::new(color, kind));
    let beyond = |squares: SquareSet, at_start: u32| squares.len().saturating_sub(at_start);
    let bishops = of(PieceKind::Bishop);
    // The two bishops of the start are on squares of different colours, so a second one on light squares is promoted.
    let promoted = beyond(of(PieceKind::Queen), 1)
        + beyond(of(PieceKind::Rook), 2)
        + beyond(bishops & SquareSet::LIGHT, 1)
        + beyond(bishops & SquareSet::DARK, 1)
        + beyond(of(PieceKind::Knight), 2);
    board.of_color(color).len() > 16 || of(PieceKind::Pawn).len() + promoted > 8
}

/// Whether some last move can have given the check that the side to move is in: whether there is a move to take back
/// before which its king was not attacked. Every last move that the rest of the board allows is tried, without
/// asking whether the position before it can be reached; so what is called impossible is so beyond doubt.
fn check_is_possible(setup: &Setup, king: Square) -> bool {
    let board = &setup.board;
    let mover = setup.turn.opponent();
    let victim = Piece::new(setup.turn, PieceKind::Pawn);
    let quiet_before = |before: &Board| before.attackers(king, mover).is_empty();
    // Where a piece now on `to` came from, with nothing on `to` before, or somebody whom it took there: any piece
    // closes lines as a pawn does.
    let came = |to: Square, as_piece: Piece, from: Square, may_take: bool, may_go: bool| {
        let mut before = *board;
        before.set(to, None);
        before.set(from, Some(as_piece));
        if may_go && quiet_before(&before) {
            return true;
        }
        before.set(to, Some(victim));
        may_take && quiet_before(&before)
    };
    let empty = !board.occupied();
    let pawn = Piece::new(mover, PieceKind::Pawn);
    let back = -mover.forward();
    let pawn_came = |to: Square| {
        let straight = to.offset(0, back).filter(|&from| empty.contains(from) && is_pawn_square(from));
        let double = straight
            .and_then(|_| to.offset(0, 2 * back))
            .filter(|&from| empty.contains(from) && from.rank() == Rank::Second.seen_by(mover));
        let diagonal = attacks::pawn(mover.opponent(), to) & empty;
        straight.into_iter().chain(double).any(|from| came(to, pawn, from, false, true))
            || diagonal.iter().filter(|&from| is_pawn_square(from)).any(|from| {
                came(to, pawn, from, true, false) || {
                    // In passing: the pawn taken stood beside where this one came from.
                    let beside = beside(from, to);
                    let mut before = *board;
                    before.set(to, None);
                    before.set(from, Some(pawn));
                    before.set(beside, Some(victim));
                    to.rank() == Rank::Sixth.seen_by(mover) && empty.contains(beside) && quiet_before(&before)
                }
            })
    };
    let piece_came = |to: Square, kind: PieceKind| {
        let mut before = *board;
        before.set(to, Some(Piece::new(mover, kind)));
        (before.attacked_from(to) & empty).iter().any(|from| came(to, Piece::new(mover, kind), from, true, true))
    };
    let moved = board.placed(board.of_color(mover)).any(|Placed { piece, square }| match piece.kind {
        PieceKind::Pawn => pawn_came(square),
        PieceKind::King => piece_came(square, PieceKind::King),
        kind => piece_came(square, kind) || square.rank() == Rank::Eighth.seen_by(mover) && pawn_came(square),
    });
    moved || CastlingSide::ALL.into_iter().any(|side| castled(board, mover, side).is_some_and(|b| quiet_before(&b)))
}

fn is_pawn_square(square: Square) -> bool {
    !matches!(square.rank(), Rank::First | Rank::Eighth)
}

/// The board before this side castled, if that can have been the last move.
fn castled(board: &Board, color: Color, side: CastlingSide) -> Option<Board> {
    let (king, rook) = (Piece::new(color, PieceKind::King), Piece::new(color, PieceKind::Rook));
    let after = board.of(king).contains(side.king_target(color)) && board.of(rook).contains(side.rook_target(color));
    let corner_side = side.between(color).with(side.rook_home(color)).with(CastlingSide::king_home(color));
    let others = corner_side.without(side.king_target(color)).without(side.rook_target(color));
    if !after || (board.occupied() & others).any() {
        return None;
    }
    let mut before = *board;
    before.set(side.king_target(color), None);
    before.set(side.rook_target(color), None);
    before.set(CastlingSide::king_home(color), Some(king));
    before.set(side.rook_home(color), Some(rook));
    Some(before)
}
