//! Why a legal move is not what the step asks for, and why it is.

use crate::lesson::{ActGoal, AnswerWay, CheckKind, Condition};
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
    /// It is mate, and something else is still to be done.
    MateTooSoon,
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
    /// The opponent can take something for nothing.
    NotSafe {
        /// A capture after which nothing can take back, of the most valuable piece.
        taker: Move,
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
    Forbidden(Condition),
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

/// What a goal says of one move.
#[derive(Clone, Debug)]
pub(super) enum Verdict {
    /// It is reached.
    Solved(Why),
    /// It is missed, or the attempt has failed.
    Missed(Miss),
    /// It is not reached yet, and can be.
    Going,
}

/// Why a move was right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The last target was reached.
    Reached,
    /// The last target was reached by the rook, which castling has taken there.
    RookArrived(Square),
    /// The last of the men to capture was captured.
    Captured,
    /// As many men were captured as were wanted; others are left.
    CapturedEnough,
    /// It gives check; these give it.
    Check {
        /// The checking men.
        checkers: SquareSet,
        /// What was asked for.
        asked: CheckKind,
    },
    /// It is mate.
    Mate,
    /// It is stalemate.
    Stalemate,
    /// The check was answered, in this way.
    Answered(AnswerWay),
    /// The student has castled.
    Castled(CastlingSide),
    /// The student has captured en passant.
    EnPassant,
    /// A pawn has been promoted.
    Promoted(PieceKind),
    /// The student's men attack, protect or control what they should.
    On {
        /// Which of the three.
        what: Relation,
        /// The squares.
        squares: SquareSet,
    },
    /// Everybody stands where they should.
    Brought,
    /// The offer of a draw was declined by moving.
    DeclinedByMove,
    /// The opponent can take nothing for nothing.
    Safe,
    /// For several reasons; empty where all of them lie further back.
    Together(Vec<Why>),
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
        (true, _) => Miss::MateTooSoon,
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
