//! Why a move is refused: typed reasons that name the squares and pieces concerned, and no words.
//!
//! ```
//! use skaki::rules::{Position, Square};
//! let square = |name: &str| name.parse::<Square>();
//! let refusal = Position::start().judge(square("a1")?, square("a3")?, None).unwrap_err();
//! assert_eq!(refusal.first().code(), "path-blocked");
//! assert_eq!(refusal.first().rule(), "path");
//! assert_eq!(refusal.first().squares().to_string(), "a2");
//! # Ok::<(), skaki::rules::NoSuchSquare>(())
//! ```

use super::{CastlingSide, Color, PieceKind, Placed, Position, Square, SquareSet};

/// One reason why a move may not be played. Its `code` is what data formats call it.
///
/// What [`squares`](Reason::squares) and [`pieces`](Reason::pieces) give:
///
/// | reason | squares | pieces |
/// |---|---|---|
/// | game-over | – | – |
/// | empty-square, same-square | the square | – |
/// | opponents-piece | its square | it |
/// | own-piece | the target | the piece in the way there |
/// | wrong-shape | the target | the piece that cannot go there |
/// | path-blocked | the first blocker's | the first blocker |
/// | king-never-captured | the king's | the king |
/// | pawn-backwards, pawn-sideways, pawn-double-not-from-start, pawn-nothing-to-capture | the target | the pawn |
/// | pawn-blocked, pawn-double-blocked | the blockers' | the blockers |
/// | pawn-captures-diagonally | the target | what stands there |
/// | en-passant-too-late, en-passant-not-double-step | the square of the pawn that would be taken | that pawn |
/// | en-passant-exposes-king | the king's | the attackers it would be exposed to |
/// | promotion-piece-missing, promotion-piece-wrong, promotion-not-here | the target | the piece that moves |
/// | king-into-attack, king-along-the-line | the target | the attackers |
/// | king-takes-protected | the target | the protectors |
/// | king-next-to-king | the target | the other king |
/// | pinned | the pinned piece's | the piece that pins it |
/// | check-not-answered, double-check-king-must-move | the king's | the checkers |
/// | castling-king-moved | the king's home square | – |
/// | castling-rook-moved, castling-no-rook | the rook's home square | – |
/// | castling-right-gone | the home squares of king and rook | – |
/// | castling-piece-between | the pieces' | the pieces between |
/// | castling-in-check | the king's | the checkers |
/// | castling-through-attack, castling-into-attack | the square crossed, the square reached | its attackers |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// There is no move at all any more (FIDE Laws 5; ledger R04).
    GameOver {
        /// How the game ended.
        end: End,
    },
    /// Nothing stands on the starting square.
    EmptySquare {
        /// The square.
        square: Square,
    },
    /// The piece is the other side's (FIDE Laws 1.2).
    OpponentsPiece {
        /// The piece that was to move.
        piece: Placed,
    },
    /// A move goes to another square.
    SameSquare {
        /// The square.
        square: Square,
    },
    /// Nothing moves onto a piece of its own colour (FIDE Laws 3.1.1).
    OwnPiece {
        /// What stands there.
        blocker: Placed,
    },
    /// That is not how this piece moves (FIDE Laws 3.2–3.8).
    WrongShape {
        /// The piece that was to move.
        piece: Placed,
        /// Where it cannot go.
        to: Square,
        /// What can be said more precisely.
        misfit: Misfit,
    },
    /// A piece stands in between (FIDE Laws 3.5).
    PathBlocked {
        /// The piece that was to move.
        piece: Placed,
        /// The first piece in its way.
        blocker: Placed,
    },
    /// A king is never captured (FIDE Laws 1.4.1).
    KingNeverCaptured {
        /// The king.
        king: Placed,
    },
    /// A pawn never goes back, straight or diagonally (FIDE Laws 3.7).
    PawnBackwards {
        /// The pawn.
        pawn: Placed,
        /// Where it cannot go.
        to: Square,
    },
    /// A pawn never goes sideways (FIDE Laws 3.7).
    PawnSideways {
        /// The pawn.
        pawn: Placed,
        /// Where it cannot go.
        to: Square,
    },
    /// The square ahead is occupied (FIDE Laws 3.7.1).
    PawnBlocked {
        /// The pawn.
        pawn: Placed,
        /// What stands ahead.
        blocker: Placed,
    },
    /// One of the two squares of a double step, or both, are occupied (FIDE Laws 3.7.2).
    PawnDoubleBlocked {
        /// The pawn.
        pawn: Placed,
        /// The occupied ones of the two squares.
        blockers: SquareSet,
    },
    /// Two squares at once only from the starting rank (FIDE Laws 3.7.2).
    PawnDoubleNotFromStart {
        /// The pawn.
        pawn: Placed,
        /// Where it cannot go.
        to: Square,
    },
    /// A pawn does not capture straight ahead (FIDE Laws 3.7.3).
    PawnCapturesDiagonally {
        /// The pawn.
        pawn: Placed,
        /// What it cannot take.
        target: Placed,
    },
    /// A pawn goes diagonally only to capture (FIDE Laws 3.7.3).
    PawnNothingToCapture {
        /// The pawn.
        pawn: Placed,
        /// The empty square.
        to: Square,
    },
    /// En passant is for the very next move (FIDE Laws 3.7.3.2), or nothing shows that it ever was possible.
    EnPassantTooLate {
        /// The capturing pawn.
        pawn: Placed,
        /// The pawn that cannot be taken any more.
        target: Placed,
    },
    /// The history shows that the other pawn made no double step, or a pawn of its side that has never left the square from
    /// which it would have made it (FIDE Laws 3.7.3.1).
    EnPassantNotDoubleStep {
        /// The capturing pawn.
        pawn: Placed,
        /// The pawn that came to its square in another way.
        target: Placed,
    },
    /// Taking the pawn away opens a line to the own king (FIDE Laws 3.9.2).
    EnPassantExposesKing {
        /// The capturing pawn.
        pawn: Placed,
        /// The pawn whose leaving opens the line.
        target: Placed,
        /// The king that would be exposed.
        king: Square,
        /// What would attack it.
        attackers: SquareSet,
    },
    /// A pawn on the last rank becomes something: it was not said what (FIDE Laws 3.7.3.3).
    PromotionPieceMissing {
        /// The pawn.
        pawn: Placed,
        /// Where it is promoted.
        to: Square,
    },
    /// A pawn becomes neither king nor pawn (FIDE Laws 3.7.3.3).
    PromotionPieceWrong {
        /// The pawn.
        pawn: Placed,
        /// Where it is promoted.
        to: Square,
        /// What it cannot become.
        wanted: PieceKind,
    },
    /// Only a pawn is promoted, and only on the last rank (FIDE Laws 3.7.3.3).
    PromotionNotHere {
        /// The piece that moves.
        piece: Placed,
        /// Where it goes.
        to: Square,
    },
    /// The king does not go where it would be attacked (FIDE Laws 3.9.2).
    KingIntoAttack {
        /// The attacked square.
        to: Square,
        /// What attacks it.
        attackers: SquareSet,
    },
    /// The king does not take what another enemy protects (FIDE Laws 3.9.2).
    KingTakesProtected {
        /// What it cannot take.
        target: Placed,
        /// What protects it.
        protectors: SquareSet,
    },
    /// Kings never stand next to each other (FIDE Laws 3.9.2).
    KingNextToKing {
        /// The square beside the other king.
        to: Square,
        /// The other king (on a teaching board there may be several).
        kings: SquareSet,
    },
    /// The square is attacked as soon as the king itself has left the line (FIDE Laws 3.9.2).
    KingAlongTheLine {
        /// The square on the same line.
        to: Square,
        /// What attacks along the line.
        attackers: SquareSet,
    },
    /// The piece shields its king and would leave the line (FIDE Laws 3.9.2).
    Pinned {
        /// The pinned piece.
        piece: Placed,
        /// The king behind it.
        king: Square,
        /// The piece that pins it.
        pinner: Placed,
    },
    /// The move leaves the own king in check (FIDE Laws 3.9.2).
    CheckNotAnswered {
        /// The king in check.
        king: Square,
        /// What gives check.
        checkers: SquareSet,
    },
    /// In double check only the king moves (follows from FIDE Laws 3.9.2).
    DoubleCheckKingMustMove {
        /// The king in check.
        king: Square,
        /// What gives check.
        checkers: SquareSet,
    },
    /// The history shows that the king has moved (FIDE Laws 3.8.2.1).
    CastlingKingMoved {
        /// Whose castling.
        color: Color,
        /// Which castling.
        side: CastlingSide,
    },
    /// The history shows that this rook has moved, or has been taken (FIDE Laws 3.8.2.1).
    CastlingRookMoved {
        /// Whose castling.
        color: Color,
        /// Which castling.
        side: CastlingSide,
    },
    /// The right is gone, and nothing shows which piece moved (FIDE Laws 3.8.2.1).
    CastlingRightGone {
        /// Whose castling.
        color: Color,
        /// Which castling.
        side: CastlingSide,
    },
    /// There is no rook to castle with.
    CastlingNoRook {
        /// Whose castling.
        color: Color,
        /// Which castling.
        side: CastlingSide,
    },
    /// Pieces stand between king and rook (FIDE Laws 3.8.2.2.2).
    CastlingPieceBetween {
        /// Where they stand.
        between: SquareSet,
    },
    /// The king is in check (FIDE Laws 3.8.2.2.1).
    CastlingInCheck {
        /// The king's square.
        king: Square,
        /// What gives check.
        checkers: SquareSet,
    },
    /// The square that the king crosses is attacked (FIDE Laws 3.8.2.2.1).
    CastlingThroughAttack {
        /// The square crossed.
        crossing: Square,
        /// What attacks it.
        attackers: SquareSet,
    },
    /// The square that the king reaches is attacked (FIDE Laws 3.8.2.2.1).
    CastlingIntoAttack {
        /// The square reached.
        to: Square,
        /// What attacks it.
        attackers: SquareSet,
    },
}

/// How a game ended in which somebody still wants to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The side to move is mated.
    Checkmate,
    /// The side to move is stalemated.
    Stalemate,
    /// In another way, which the game knows and the position does not.
    Otherwise,
}

/// What exactly is wrong with the shape of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Misfit {
    /// It is simply not this piece's movement.
    Plain,
    /// A king goes one square, and this is farther.
    KingTooFar,
    /// A bishop never reaches a square of the other colour.
    BishopWrongColor,
}

impl Reason {
    /// The code of data formats.
    pub const fn code(&self) -> &'static str {
        match self {
            Reason::GameOver { .. } => "game-over",
            Reason::EmptySquare { .. } => "empty-square",
            Reason::OpponentsPiece { .. } => "opponents-piece",
            Reason::SameSquare { .. } => "same-square",
            Reason::OwnPiece { .. } => "own-piece",
            Reason::WrongShape { .. } => "wrong-shape",
            Reason::PathBlocked { .. } => "path-blocked",
            Reason::KingNeverCaptured { .. } => "king-never-captured",
            Reason::PawnBackwards { .. } => "pawn-backwards",
            Reason::PawnSideways { .. } => "pawn-sideways",
            Reason::PawnBlocked { .. } => "pawn-blocked",
            Reason::PawnDoubleBlocked { .. } => "pawn-double-blocked",
            Reason::PawnDoubleNotFromStart { .. } => "pawn-double-not-from-start",
            Reason::PawnCapturesDiagonally { .. } => "pawn-captures-diagonally",
            Reason::PawnNothingToCapture { .. } => "pawn-nothing-to-capture",
            Reason::EnPassantTooLate { .. } => "en-passant-too-late",
            Reason::EnPassantNotDoubleStep { .. } => "en-passant-not-double-step",
            Reason::EnPassantExposesKing { .. } => "en-passant-exposes-king",
            Reason::PromotionPieceMissing { .. } => "promotion-piece-missing",
            Reason::PromotionPieceWrong { .. } => "promotion-piece-wrong",
            Reason::PromotionNotHere { .. } => "promotion-not-here",
            Reason::KingIntoAttack { .. } => "king-into-attack",
            Reason::KingTakesProtected { .. } => "king-takes-protected",
            Reason::KingNextToKing { .. } => "king-next-to-king",
            Reason::KingAlongTheLine { .. } => "king-along-the-line",
            Reason::Pinned { .. } => "pinned",
            Reason::CheckNotAnswered { .. } => "check-not-answered",
            Reason::DoubleCheckKingMustMove { .. } => "double-check-king-must-move",
            Reason::CastlingKingMoved { .. } => "castling-king-moved",
            Reason::CastlingRookMoved { .. } => "castling-rook-moved",
            Reason::CastlingRightGone { .. } => "castling-right-gone",
            Reason::CastlingNoRook { .. } => "castling-no-rook",
            Reason::CastlingPieceBetween { .. } => "castling-piece-between",
            Reason::CastlingInCheck { .. } => "castling-in-check",
            Reason::CastlingThroughAttack { .. } => "castling-through-attack",
            Reason::CastlingIntoAttack { .. } => "castling-into-attack",
        }
    }

    /// The rule of the ledger that the move breaks, by its slug.
    pub const fn rule(&self) -> &'static str {
        match self {
            Reason::GameOver { .. }
            | Reason::EmptySquare { .. }
            | Reason::OpponentsPiece { .. }
            | Reason::SameSquare { .. } => "turn",
            Reason::OwnPiece { .. } => "own-piece",
            Reason::WrongShape { piece, .. } => movement_rule(piece.piece.kind),
            Reason::PathBlocked { .. } => "path",
            Reason::KingNeverCaptured { .. } => "king-never-captured",
            Reason::PawnBackwards { .. }
            | Reason::PawnSideways { .. }
            | Reason::PawnBlocked { .. }
            | Reason::PawnDoubleBlocked { .. }
            | Reason::PawnDoubleNotFromStart { .. } => "pawn-move",
            Reason::PawnCapturesDiagonally { .. } | Reason::PawnNothingToCapture { .. } => "pawn-capture",
            Reason::EnPassantTooLate { .. }
            | Reason::EnPassantNotDoubleStep { .. }
            | Reason::EnPassantExposesKing { .. } => "en-passant",
            Reason::PromotionPieceMissing { .. }
            | Reason::PromotionPieceWrong { .. }
            | Reason::PromotionNotHere { .. } => "promotion",
            Reason::KingIntoAttack { .. }
            | Reason::KingTakesProtected { .. }
            | Reason::KingNextToKing { .. }
            | Reason::KingAlongTheLine { .. } => "king",
            Reason::Pinned { .. } | Reason::CheckNotAnswered { .. } => "own-king-in-check",
            Reason::DoubleCheckKingMustMove { .. } => "answer-check",
            Reason::CastlingKingMoved { .. }
            | Reason::CastlingRookMoved { .. }
            | Reason::CastlingRightGone { .. }
            | Reason::CastlingNoRook { .. } => "castling-lost",
            Reason::CastlingPieceBetween { .. }
            | Reason::CastlingInCheck { .. }
            | Reason::CastlingThroughAttack { .. }
            | Reason::CastlingIntoAttack { .. } => "castling-now",
        }
    }

    /// Whether the move stays impossible for the rest of the game. For castling this is the difference between a
    /// right that is lost (FIDE Laws 3.8.2.1) and one that cannot be used now (3.8.2.2); and a game that is over
    /// stays so. Everything else may change with the position.
    pub const fn for_good(&self) -> bool {
        matches!(
            self,
            Reason::GameOver { .. }
                | Reason::CastlingKingMoved { .. }
                | Reason::CastlingRookMoved { .. }
                | Reason::CastlingRightGone { .. }
                | Reason::CastlingNoRook { .. }
        )
    }

    /// A finer distinction within the code, in the words of data formats.
    pub const fn detail(&self) -> Option<&'static str> {
        match self {
            Reason::WrongShape { misfit: Misfit::KingTooFar, .. } => Some("king-too-far"),
            Reason::WrongShape { misfit: Misfit::BishopWrongColor, .. } => Some("bishop-wrong-color"),
            Reason::GameOver { end: End::Checkmate } => Some("checkmate"),
            Reason::GameOver { end: End::Stalemate } => Some("stalemate"),
            _ => None,
        }
    }

    /// The squares that the reason is about; see the table at [`Reason`].
    pub fn squares(&self) -> SquareSet {
        match *self {
            Reason::GameOver { .. } => SquareSet::EMPTY,
            Reason::EmptySquare { square } | Reason::SameSquare { square } => square.into(),
            Reason::OpponentsPiece { piece } | Reason::Pinned { piece, .. } => piece.square.into(),
            Reason::OwnPiece { blocker }
            | Reason::PathBlocked { blocker, .. }
            | Reason::PawnBlocked { blocker, .. } => blocker.square.into(),
            Reason::KingNeverCaptured { king } => king.square.into(),
            Reason::WrongShape { to, .. }
            | Reason::PawnBackwards { to, .. }
            | Reason::PawnSideways { to, .. }
            | Reason::PawnDoubleNotFromStart { to, .. }
            | Reason::PawnNothingToCapture { to, .. }
            | Reason::PromotionPieceMissing { to, .. }
            | Reason::PromotionPieceWrong { to, .. }
            | Reason::PromotionNotHere { to, .. }
            | Reason::KingIntoAttack { to, .. }
            | Reason::KingNextToKing { to, .. }
            | Reason::KingAlongTheLine { to, .. }
            | Reason::CastlingIntoAttack { to, .. } => to.into(),
            Reason::PawnDoubleBlocked { blockers, .. } => blockers,
            Reason::PawnCapturesDiagonally { target, .. }
            | Reason::EnPassantTooLate { target, .. }
            | Reason::EnPassantNotDoubleStep { target, .. }
            | Reason::KingTakesProtected { target, .. } => target.square.into(),
            Reason::EnPassantExposesKing { king, .. }
            | Reason::CheckNotAnswered { king, .. }
            | Reason::DoubleCheckKingMustMove { king, .. }
            | Reason::CastlingInCheck { king, .. } => king.into(),
            Reason::CastlingKingMoved { color, .. } => CastlingSide::king_home(color).into(),
            Reason::CastlingRookMoved { color, side } | Reason::CastlingNoRook { color, side } => {
                side.rook_home(color).into()
            }
            Reason::CastlingRightGone { color, side } => {
                SquareSet::of(CastlingSide::king_home(color)).with(side.rook_home(color))
            }
            Reason::CastlingPieceBetween { between } => between,
            Reason::CastlingThroughAttack { crossing, .. } => crossing.into(),
        }
    }

    /// The pieces that the reason names; see the table at [`Reason`]. `position` is the one that was judged.
    pub fn pieces(&self, position: &Position) -> Vec<Placed> {
        let on = |squares: SquareSet| position.board().placed(squares).collect();
        match *self {
            Reason::GameOver { .. }
            | Reason::EmptySquare { .. }
            | Reason::SameSquare { .. }
            | Reason::CastlingKingMoved { .. }
            | Reason::CastlingRookMoved { .. }
            | Reason::CastlingRightGone { .. }
            | Reason::CastlingNoRook { .. } => Vec::new(),
            Reason::OpponentsPiece { piece }
            | Reason::WrongShape { piece, .. }
            | Reason::PromotionNotHere { piece, .. } => {
                vec![piece]
            }
            Reason::OwnPiece { blocker }
            | Reason::PathBlocked { blocker, .. }
            | Reason::PawnBlocked { blocker, .. } => {
                vec![blocker]
            }
            Reason::KingNeverCaptured { king } => vec![king],
            Reason::PawnBackwards { pawn, .. }
            | Reason::PawnSideways { pawn, .. }
            | Reason::PawnDoubleNotFromStart { pawn, .. }
            | Reason::PawnNothingToCapture { pawn, .. }
            | Reason::PromotionPieceMissing { pawn, .. }
            | Reason::PromotionPieceWrong { pawn, .. } => vec![pawn],
            Reason::PawnCapturesDiagonally { target, .. }
            | Reason::EnPassantTooLate { target, .. }
            | Reason::EnPassantNotDoubleStep { target, .. } => vec![target],
            Reason::Pinned { pinner, .. } => vec![pinner],
            Reason::PawnDoubleBlocked { blockers, .. } => on(blockers),
            Reason::EnPassantExposesKing { attackers, .. }
            | Reason::KingIntoAttack { attackers, .. }
            | Reason::KingAlongTheLine { attackers, .. }
            | Reason::CastlingThroughAttack { attackers, .. }
            | Reason::CastlingIntoAttack { attackers, .. } => on(attackers),
            Reason::KingTakesProtected { protectors, .. } => on(protectors),
            Reason::KingNextToKing { kings, .. } => on(kings),
            Reason::CheckNotAnswered { checkers, .. }
            | Reason::DoubleCheckKingMustMove { checkers, .. }
            | Reason::CastlingInCheck { checkers, .. } => on(checkers),
            Reason::CastlingPieceBetween { between } => on(between),
        }
    }
}

const fn movement_rule(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawn-move",
        PieceKind::Knight => "knight",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::Queen => "queen",
        PieceKind::King => "king",
    }
}

/// At most this many reasons hold at once: the end of the game, then six for castling (king moved, rook moved, a piece
/// between, and three attacks).
const CAPACITY: usize = 7;

/// Why a move is refused: one reason or several, the one that a teacher would name first coming first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    first: Reason,
    others: [Option<Reason>; CAPACITY - 1],
}

impl Refusal {
    /// A refusal for this reason.
    pub const fn new(first: Reason) -> Refusal {
        Refusal { first, others: [None; CAPACITY - 1] }
    }

    /// A refusal for these reasons, in this order; `None` if there is none.
    pub fn of(reasons: impl IntoIterator<Item = Reason>) -> Option<Refusal> {
        let mut reasons = reasons.into_iter();
        let mut refusal = Refusal::new(reasons.next()?);
        reasons.for_each(|reason| refusal.add(reason));
        Some(refusal)
    }

    /// The reason that a teacher would name first.
    pub const fn first(&self) -> &Reason {
        &self.first
    }

    /// All reasons, the first first. There is always one.
    pub fn iter(&self) -> impl Iterator<Item = &Reason> {
        std::iter::once(&self.first).chain(self.others.iter().flatten())
    }

    /// The same with another reason behind. One too many would be left out, which [`CAPACITY`] rules out.
    pub(super) fn add(&mut self, reason: Reason) {
        if let Some(place) = self.others.iter_mut().find(|place| place.is_none()) {
            *place = Some(reason);
        }
    }
}
