//! What happens in a session.

use std::sync::Arc;

use crate::exercise::place::{Placement, Rightly};
use crate::exercise::write::{NotIt, Written};
use crate::exercise::{Act, Chosen, Miss, Played, Said, Why};
use crate::lesson::{AnswerWay, Question, Step, TextKey};
use crate::rules::{Game, Move, Placed, Position, Refusal, Square, SquareSet};

#[cfg(doc)]
use super::FULL_STARS;
use super::Hint;

/// What happened, in the order in which it is told.
#[derive(Clone, Debug)]
pub enum Event {
    /// The rules do not allow it.
    Refused {
        /// The reasons.
        refusal: Refusal,
        /// The position in which it was tried.
        position: Position,
    },
    /// The student moved.
    Moved {
        /// The position before.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// The opponent answered.
    Replied {
        /// The position before.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// The goal is not reached yet.
    Going(Left),
    /// A legal move, but not what is asked for.
    Missed {
        /// The move and its positions.
        played: Played,
        /// Why.
        miss: Miss,
    },
    /// The step is solved.
    Solved {
        /// By this move and for this reason; `None` where nothing was moved.
        by: Solution,
        /// The stars earned, 0 to 3.
        stars: u8,
        /// What the student could have done in fewer moves.
        fewer: Option<Fewer>,
    },
    /// The shortest way, for whoever took a longer one.
    Shortest {
        /// The position from which it is played.
        position: Position,
        /// The moves, the opponent's between them.
        moves: Vec<Move>,
    },
    /// A square was marked, or its mark taken away.
    Toggled {
        /// The square.
        square: Square,
        /// Whether it is marked now.
        marked: bool,
    },
    /// Marks were to be handed in, and there are none.
    NothingMarked,
    /// The marks are not right.
    WrongMarks {
        /// The position asked about.
        position: Position,
        /// Marked, and not part of the answer.
        extra: SquareSet,
        /// How many are missing.
        missing: u32,
        /// What was asked, where the answer is the rules core's.
        asked: Option<Question>,
    },
    /// What came of putting pieces on the board, as long as it is not right.
    Placing(Placement),
    /// What was written is not right.
    NotWritten(NotIt),
    /// The pieces of an answer, each on its square.
    AnswerPlaced(Vec<Placed>),
    /// The position that stands on the board is the answer already.
    AnswerStands,
    /// An option was picked, or the picks were judged.
    Chosen {
        /// The step, which knows what was asked.
        step: Arc<Step>,
        /// What came of it.
        chosen: Chosen,
    },
    /// A move of a shown line was played.
    Shown {
        /// The position before.
        before: Position,
        /// The move.
        mv: Move,
        /// The text at it.
        text: Option<TextKey>,
    },
    /// Help that was asked for.
    Hint(Hint),
    /// There is no further hint.
    NoMoreHints,
    /// A hint was asked for in a test that gives none.
    NoHintsInTest,
    /// The last move was taken back (a mark taken back is [`Event::Toggled`]).
    TakenBack,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// The step begins again.
    Restarted,
    /// The answer, as moves (the opponent's between them) or as squares.
    Answer {
        /// The position from which the moves are played.
        position: Position,
        /// The moves.
        moves: Vec<Move>,
        /// The squares.
        squares: SquareSet,
    },
    /// The answers to the same check, one as good as the other.
    AnswerWays {
        /// The position in which each of them is played.
        position: Position,
        /// The moves.
        moves: Vec<Move>,
    },
    /// The student said something that may end the game.
    Said {
        /// The game in which it was said, as it was before.
        game: Box<Game>,
        /// What was said.
        act: Act,
        /// What came of it.
        said: Said,
    },
    /// The answer, or a part of it, is something to be said.
    AnswerSaid {
        /// The position in which it is said.
        position: Position,
        /// What.
        act: Act,
    },
    /// The answer of a step in which options are picked.
    AnswerOptions {
        /// The step, which knows what was asked.
        step: Arc<Step>,
    },
    /// The step is over: there is nothing to do in it but to go on.
    AlreadySolved,
    /// This step has no use for what was tried.
    OutOfPlace,
    /// This step is read: there is nothing to help with.
    NothingToHelpWith,
    /// What the teacher says of this particular wrong answer.
    Remark(TextKey),
}

/// What is left of a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// Nothing that can be counted.
    Open,
    /// These squares, to be reached or cleared, in any order.
    Squares(Vec<Square>),
    /// These squares, in this order.
    InOrder(Vec<Square>),
    /// So many men, whichever they are.
    Men(u32),
    /// These ways out of check.
    Ways(Vec<AnswerWay>),
}

/// What solved a step.
#[derive(Clone, Debug)]
pub enum Solution {
    /// A move that reached the goal.
    Played(Played, Why),
    /// The right marks.
    Marked(SquareSet),
    /// Something said, which an event of its own has told.
    Said,
    /// Pieces that stand where they should.
    Placed(Rightly),
    /// The right words.
    Written(Written),
    /// The right options.
    Chosen,
    /// It was read to its end.
    Read,
    /// The answer was shown.
    Answer,
}

/// A shorter way than the student's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fewer {
    /// The student's moves.
    pub moves: u32,
    /// The fewest.
    pub par: u32,
}

/// What a solved step has earned, and what it would have earned more without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Earned {
    /// The stars, 0 to [`FULL_STARS`].
    pub stars: u8,
    /// Whether it was the student who solved it.
    pub way: Way,
    /// Hints taken, a star each.
    pub hints: u32,
    /// Tries that missed and cost a star.
    pub misses: u32,
    /// Tries that missed before them and cost nothing.
    pub free: u32,
}

/// How a step was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The answer was shown.
    Shown,
    /// The student solved it, and moves are not what counts in it.
    Found,
    /// In the fewest moves, which are so many.
    Shortest(u32),
    /// In more moves than needed, which costs a star.
    Longer(Fewer),
}
