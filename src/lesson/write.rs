//! A step in which a square's name or a move is written.

use crate::rules::{Move, Square};

/// A step in which the student writes.
#[derive(Clone, Debug)]
pub struct Write {
    /// What is to be written.
    pub asked: Asked,
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
