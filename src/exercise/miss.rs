//! Why a legal move is not what the step asks for.

use crate::lesson::{ActGoal, AnswerWay, CheckKind, Goal};
use crate::rules::game::{ClaimKind, Outcome as Ending};
use crate::rules::{CastlingSide, Move, PieceKind, Placed, Position, Square, SquareSet};

/// Why a legal move is not what the step asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Miss {
    /// It gives no check.
    NoCheck {
        /// What stands between the piece that moved and the king, where nothing else keeps it from giving check.
        blocker: Option<Square>,
    },
    /// It gives no check, so it is no mate.
    NoCheckNoMate {
        /// What stands between the piece that moved and the king, where nothing else keeps it from giving check.
        blocker: Option<Square>,
    },
    /// It gives check, but not one of the kind asked for.
    OtherCheck {
        /// What was asked for: a double check, a discovered one.
        asked: CheckKind,
    },
    /// It gives check, but the checking man can be captured.
    CheckNotSafe {
        /// The capture.
        taker: Move,
    },
    /// It is check, but not mate: the other side can still make this move (one of possibly many).
    NotMate {
        /// A legal answer, a capture of the checking man first, then a block, then a step of the king.
        escape: Move,
    },
    /// Mate in the moves that are left can no longer be forced: this defence holds.
    MateEscapes {
        /// The defence.
        defence: Move,
        /// Moves that were left after this one.
        left: u32,
    },
    /// It is a mate that was asked for, and only the opponent's answers let it come: it was not forced.
    MateUnforced {
        /// In so many moves it was to be forced.
        asked: u32,
        /// The move that did not force it, where it is known.
        slip: Option<Box<Slip>>,
    },
    /// It is a mate that was asked for, later than it was to come.
    MateLate {
        /// The moves that it was to take at the most.
        asked: u32,
    },
    /// It is stalemate: the other side has no move and is not in check.
    Stalemate,
    /// It is mate, where stalemate was asked for.
    MateNotStalemate,
    /// It is no stalemate: the other side can still make this move.
    NotStalemate {
        /// One of its moves.
        can: Move,
    },
    /// The check is answered, but in another way than the step asks for.
    AnsweredOtherwise {
        /// How it was answered.
        played: AnswerWay,
        /// What was asked for.
        asked: AnswerWay,
    },
    /// The check is answered in a way that was shown before.
    WayAgain {
        /// How it was answered.
        played: AnswerWay,
        /// The ways that are left.
        left: Vec<AnswerWay>,
    },
    /// It is not the castling that was asked for.
    NotCastled {
        /// The side asked for, or any.
        asked: Option<CastlingSide>,
    },
    /// It is no capture en passant.
    NotEnPassant,
    /// No pawn was promoted, or to something else.
    NotPromoted {
        /// What was asked for, or anything.
        asked: Option<PieceKind>,
        /// What the pawn became.
        became: Option<PieceKind>,
    },
    /// Squares are not attacked, protected or controlled as asked for.
    NotOn {
        /// Which of the three.
        what: Relation,
        /// The squares that fail.
        squares: SquareSet,
    },
    /// Men do not stand where they should.
    NotBrought {
        /// Who is missing where.
        missing: Vec<(PieceKind, Square)>,
    },
    /// Something was to be said, not moved.
    NotSaid {
        /// What.
        asked: ActGoal,
    },
    /// The move gives up the right to claim a draw (FIDE Laws 9.4).
    ClaimForgone {
        /// What could be claimed.
        kind: ClaimKind,
        /// Whether this very move was to be announced with the claim, and not played (FIDE Laws 9.2.1.1).
        announce: bool,
    },
    /// The move declines the offer that was to be accepted.
    OfferLapsed,
    /// It does what the step forbids.
    Forbidden(Goal),
    /// A man of the student's is lost by it, or could be.
    Lost {
        /// The man.
        man: Placed,
        /// The capture.
        taker: Move,
        /// Whether it was played, or only could be (by an opponent that stands still).
        played: bool,
    },
    /// The opponent has promoted a pawn.
    OpponentPromoted {
        /// To this.
        to: PieceKind,
    },
    /// The student is mated.
    Mated,
    /// The student has no move and is not in check.
    Stalemated,
    /// A side without a king has no move: the game is over, and nobody has won.
    NoMoves {
        /// Whether it is the student who has none.
        student: bool,
    },
    /// The moves allowed are used up.
    OutOfMoves {
        /// How many were allowed.
        limit: u32,
    },
    /// From here these can no longer be reached, or captured.
    OutOfReach {
        /// The targets that are left.
        targets: SquareSet,
    },
    /// From here the targets can still be reached, but not within the moves allowed.
    TooFar {
        /// The fewest moves it would take from here.
        needed: u32,
        /// The moves that are left.
        left: u32,
    },
    /// It gives check while the other side stands still.
    CheckTooEarly,
    /// It gives the check that is asked for, while the other side stands still and something else is still to be done.
    CheckBeforeRest,
    /// The game is over by it, or by the answer: a draw that needs no claim.
    GameOver(Ending),
    /// From here no pawn of the student's can be promoted any more.
    NeverPromotes {
        /// Whether there is a pawn left at all.
        pawns: bool,
    },
    /// From here the goal can no longer be reached: the line that was written down ended, or a search found no way.
    DeadEnd,
    /// A good move perhaps, but not the one that this line is about.
    Unforeseen,
    /// It may reach the goal, and the step wants another move.
    NotAccepted,
}

/// A move after which a mate was not forced any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slip {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// An answer that holds out.
    pub defence: Move,
}

/// What the student's men do to squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Relation {
    /// They attack what stands there.
    Attack,
    /// They protect what stands there.
    Defend,
    /// They control them.
    Control,
}

impl Relation {
    /// The word that chooses the sentence in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Relation::Attack => "attack",
            Relation::Defend => "defend",
            Relation::Control => "control",
        }
    }
}

/// An opponent that has no answer: the game is over.
pub(super) fn no_answer(after: &Position) -> Miss {
    match (after.is_check(), after.king(after.turn())) {
        (true, _) => Miss::Forbidden(Goal::Checkmate { moves: 1 }),
        (false, Some(_)) => Miss::Stalemate,
        (false, None) => Miss::NoMoves { student: false },
    }
}

/// A student who has no move after the opponent's answer.
pub(super) fn no_move_left(position: &Position) -> Miss {
    match (position.is_check(), position.king(position.turn())) {
        (true, _) => Miss::Mated,
        (false, Some(_)) => Miss::Stalemated,
        (false, None) => Miss::NoMoves { student: true },
    }
}
