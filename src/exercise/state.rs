//! Where a student stands in a step, and what they may try there.

use crate::lesson::AnswerWay;
use crate::rules::{Color, Game, Move, Piece, PieceKind, Placed, Position, Square, SquareSet};

use super::act::Act;
use super::choose::Choosing;

/// What a student may try in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// To move a piece (in `play`).
    Move {
        /// From this square.
        from: Square,
        /// To this one.
        to: Square,
        /// Becoming this, where a pawn reaches its last rank.
        promotion: Option<PieceKind>,
    },
    /// To mark a square, or to take its mark away (in `mark`).
    Toggle(Square),
    /// To put a piece on the board (in `place`).
    Put {
        /// One of those that lie beside it.
        piece: Piece,
        /// An empty square.
        square: Square,
    },
    /// To lift a piece off the board (in `place`).
    Lift(Square),
    /// To write a square's name or a move (in `write`).
    Write(String),
    /// To pick an option by its number from 0, or to let it go (in `choose`).
    Pick(usize),
    /// To say that all squares are marked (in `mark`), all that is right picked (in `choose`), all pieces put (in
    /// `place`).
    Submit,
    /// To read on (in `show`).
    Next,
    /// To say something that may end the game (in `play`).
    Act(Act),
}

/// How far a step has come.
#[derive(Clone, Debug)]
pub struct State {
    /// The board, with the moves played so far.
    pub game: Game,
    /// What the kind of step keeps beside it.
    pub progress: Progress,
}

impl State {
    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
    }
}

/// What a kind of step keeps beside the board.
#[derive(Clone, Debug)]
pub enum Progress {
    /// Moves shown so far.
    Show {
        /// How many of the line.
        shown: usize,
    },
    /// The state of a goal.
    Play(Playing),
    /// Squares marked so far.
    Mark {
        /// The marks.
        marked: SquareSet,
    },
    /// What lies beside the board.
    Place(Placing),
    /// Nothing: what is written is right or not.
    Write,
    /// Options picked and ruled out so far.
    Choose(Choosing),
}

/// What the student still has beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The pieces, those of one sort together.
    pub tray: Vec<Piece>,
}

/// How far a goal has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Playing {
    /// Moves that the student has made.
    pub moves: u32,
    /// What is left of the goal.
    pub left: Left,
    /// Where the opponent's script stands.
    pub line: usize,
}

/// What is left of a goal, and what must be left alone.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq, Hash)]
pub struct Left {
    /// Squares that are still to be reached.
    pub targets: SquareSet,
    /// Pieces that are still to be captured, where they stand now.
    pub pieces: SquareSet,
    /// Pieces of the opponent's that must not be taken, where they stand now.
    pub protected: SquareSet,
    /// The ways out of check that are still to be shown, where every one is wanted; a bit each.
    ways: u8,
    /// The events of the goal that have happened, a bit each, in the order of its conditions.
    done: u32,
}

impl Left {
    /// The ways out of check that are still to be shown, where every one is wanted.
    pub fn ways(self) -> Vec<AnswerWay> {
        AnswerWay::ALL.into_iter().filter(|way| self.ways & way_bit(*way) != 0).collect()
    }

    pub(super) fn set_ways(&mut self, ways: &[AnswerWay]) {
        self.ways = ways.iter().fold(0, |bits, way| bits | way_bit(*way));
    }

    /// Whether the event of the condition with this number has happened.
    pub(super) const fn is_done(self, condition: usize) -> bool {
        self.done & condition_bit(condition) != 0
    }

    pub(super) const fn set_done(&mut self, condition: usize) {
        self.done |= condition_bit(condition);
    }

    /// Follows the pieces that count over a move of the opponent, of this colour; in castling the rook goes too.
    pub(super) fn follow(&mut self, reply: Move, color: Color) {
        let rook = reply.castling().map(|side| (side.rook_home(color), side.rook_target(color)));
        for (from, to) in std::iter::once((reply.from(), reply.to())).chain(rook) {
            for pieces in [&mut self.pieces, &mut self.protected] {
                if pieces.contains(from) {
                    *pieces = pieces.without(from).with(to);
                }
            }
        }
    }
}

const fn way_bit(way: AnswerWay) -> u8 {
    1 << way as u8
}

/// A goal has a condition for each key at the most, and there are fewer keys than bits.
const fn condition_bit(condition: usize) -> u32 {
    if condition < 32 { 1 << condition } else { 0 }
}

/// A move of the student's that was made, and the answer to it.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The position before it.
    pub before: Position,
    /// The student's move.
    pub mv: Move,
    /// The position after it and before the answer.
    pub after: Position,
    /// The answer, where the opponent has one.
    pub reply: Option<Move>,
    /// Whether it takes a piece that must not be taken.
    pub takes_protected: bool,
}

impl Played {
    /// The student's piece, where it now stands.
    pub fn arrived(&self) -> Option<Placed> {
        let square = self.mv.to();
        self.after.piece_at(square).map(|piece| Placed { piece, square })
    }
}
