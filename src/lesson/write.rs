//! A step in which a square's name or a move is written.

use crate::rules::{Move, Square};

use super::TextKey;

/// A step in which the student writes.
#[derive(Clone, Debug)]
pub struct Write {
    /// What is to be written.
    pub asked: Asked,
    /// Texts for particular answers.
    pub wrong: Vec<WrongAnswer>,
}

/// What is to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The name of this square, which is marked on a board without coordinates.
    Square(Square),
    /// This move, in the notation of moves. It is legal in the diagram.
    Move {
        /// The move.
        mv: Move,
        /// How the student is told which it is.
        shown: ShownAs,
    },
}

/// How a move that is to be written is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShownAs {
    /// An arrow on the board.
    Arrow,
    /// A sentence: which piece goes where, and what it takes.
    Words,
}

/// A text of the teacher's for one particular answer, said beside the computed reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongAnswer {
    /// The answer, as a student might write it.
    pub answer: String,
    /// What is said at it.
    pub text: TextKey,
}
