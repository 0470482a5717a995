//! What a student says instead of moving: a claim, an offer, an answer to one, that the game is given up (FIDE Laws 5.1.2,
//! 5.2.3, 9.1–9.3; ledger R27, R28, R31, R32), and what can come of it.

use crate::lesson::ActGoal;
use crate::rules::game::{Claim, ClaimKind, Outcome as Ending};
use crate::rules::{Color, Move, PieceKind, Refusal, Square};

/// Something that a student says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// “I claim a draw”, as things stand, or with a move that is announced and not played (FIDE Laws 9.2.1.1, 9.3.1).
    Claim(Option<Announced>),
    /// “Draw?”
    Offer,
    /// “Agreed.”
    Accept,
    /// “No, I play on.”
    Decline,
    /// “I resign.”
    Resign,
}

/// A move that is announced with a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Announced {
    /// From this square.
    pub from: Square,
    /// To this one.
    pub to: Square,
    /// Becoming this, where a pawn reaches its last rank.
    pub promotion: Option<PieceKind>,
}

impl From<Move> for Announced {
    fn from(mv: Move) -> Announced {
        Announced { from: mv.from(), to: mv.to(), promotion: mv.promotion() }
    }
}

impl Act {
    /// The word that chooses a sentence in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Act::Claim(_) => "claim",
            Act::Offer => "offer",
            Act::Accept => "accept",
            Act::Decline => "decline",
            Act::Resign => "resign",
        }
    }
}

/// What came of something said.
#[must_use]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// It cannot be said now; nothing has changed, and it counts for nothing.
    Refused(NotPossible),
    /// It is so, and the goal wants more.
    Going(Done),
    /// It can be said, and it is not right, or not what the step asks for. Nothing has changed.
    Missed(ActMiss),
    /// The goal is reached.
    Solved(Done),
}

/// Why something cannot be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotPossible {
    /// The game is over already.
    GameOver(Ending),
    /// There is no offer to answer.
    NoOffer,
    /// An offer stands already.
    AlreadyOffered {
        /// Whose.
        by: Color,
    },
    /// A draw is agreed only once both players have made a move (FIDE Laws 5.2.3).
    BothMustMoveFirst,
    /// The move that was announced is not legal.
    Move(Refusal),
}

/// What has been brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// The game is drawn by a claim.
    Claimed {
        /// The claim.
        claim: Claim,
        /// After how many half-moves of the game the position stood, with the announced move as the last; empty where
        /// the claim is by fifty moves.
        plies: Vec<usize>,
    },
    /// A draw is offered, at the proper time.
    Offered,
    /// The game is drawn by agreement.
    Accepted,
    /// The offer is declined.
    Declined,
    /// The game is given up: lost, or drawn where the other side could never mate.
    Resigned(Ending),
}

/// Why something that was said is not what the step asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActMiss {
    /// The claim is wrong.
    WrongClaim {
        /// The move that was announced.
        with: Option<Move>,
        /// What each reason lacks.
        lacks: Vec<Lack>,
    },
    /// The claim is right, and the step is about the other one.
    OtherClaim(ClaimKind),
    /// The offer is valid, but first one moves, and then one offers (FIDE Laws 9.1.2.1).
    OfferBeforeMoving,
    /// Before both players have made a move a draw cannot be agreed (FIDE Laws 5.2.3).
    OfferTooEarly,
    /// It ends the game before the goal is reached.
    TooSoon(Done),
    /// The step asks for something else.
    NotAsked {
        /// What the student would have done.
        done: Done,
        /// What the step asks to say, if anything.
        asked: Option<ActGoal>,
        /// What the student has overlooked.
        instead: Option<Instead>,
    },
}

/// What a claim lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack {
    /// The position has not stood three times.
    Repetition {
        /// After how many half-moves of the game it stood, the last time included.
        plies: Vec<usize>,
        /// An earlier position that looks the same and is not.
        alike: Option<Alike>,
    },
    /// Fifty moves of each side have not been made.
    Fifty {
        /// Half-moves without a capture or a pawn's move; 100 are needed.
        half_moves: u32,
    },
}

/// A position with the same men on the same squares that is another one (FIDE Laws 9.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alike {
    /// After how many half-moves of the game it stood.
    pub ply: usize,
    /// In what it differs.
    pub differs: Difference,
}

/// In what two positions with the same men on the same squares differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Difference {
    /// The other side was to move.
    Turn,
    /// Somebody could still castle.
    Castling,
    /// A pawn could be taken en passant.
    EnPassant,
}

impl Difference {
    /// The word that chooses the phrase in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Difference::Turn => "turn",
            Difference::Castling => "castling",
            Difference::EnPassant => "en-passant",
        }
    }
}

/// What the student has instead of what was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// Mate can be forced.
    Mate {
        /// In so many moves. Which they are the student is to find.
        moves: u32,
    },
    /// A draw can be claimed.
    Claim(ClaimKind),
    /// More men than the other side.
    Ahead,
}
