//! Questions about a position: one vocabulary for the answers of `mark`, the highlights of every step,
//! and what else asks the rules core something.

use crate::rules::{Color, File, Piece, PieceKind, Position, Rank, Square, SquareSet, query};

/// A question whose answer is a set of squares, written in a lesson file as a phrase (`moves of d4`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// `moves of d4`: where this piece may go.
    MovesOf(Square),
    /// `captures of d4`: where this piece may capture.
    CapturesOf(Square),
    /// `controlled by d4`: what this piece controls.
    ControlledBy(Square),
    /// `controlled by white`: what a side controls.
    ControlledBySide(Color),
    /// `attackers of e1`: the opponent's men that attack the man on it, or either side's that control it when empty.
    AttackersOf(Square),
    /// `defenders of e4`: the men that protect the man on it.
    DefendersOf(Square),
    /// `checkers`: the men that give check to the side to move.
    Checkers,
    /// `checks of d1`: the squares from which this piece, moved there, gives check.
    ChecksOf(Square),
    /// `pinned white`: that side's pinned men.
    Pinned(Color),
    /// `safe squares of white`: where that side's king may go.
    SafeSquares(Color),
    /// `light squares`.
    LightSquares,
    /// `dark squares`.
    DarkSquares,
    /// `file d`.
    File(File),
    /// `rank 4`.
    Rank(Rank),
    /// `diagonals of c1`: all squares on its diagonals, itself left out, whatever stands there.
    DiagonalsOf(Square),
    /// `pieces of white`: every man of that side, pawns included.
    PiecesOf(Color),
    /// `white rooks`: that side's men of one kind.
    Kind(Color, PieceKind),
}

/// Squares of a lesson file: a list, or a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Squares {
    /// These.
    Given(SquareSet),
    /// Whatever the position answers.
    Asked(Question),
}

impl Squares {
    /// The squares, in this position.
    pub fn answer(&self, position: &Position) -> SquareSet {
        match self {
            Squares::Given(set) => *set,
            Squares::Asked(question) => question.answer(position),
        }
    }
}

impl Question {
    /// The squares, in this position.
    pub fn answer(self, position: &Position) -> SquareSet {
        match self {
            Question::MovesOf(square) => query::moves_of(position, square),
            Question::CapturesOf(square) => query::captures_of(position, square),
            Question::ControlledBy(square) => query::controlled_by(position, square),
            Question::ControlledBySide(color) => query::controlled_by_side(position, color),
            Question::AttackersOf(square) => query::attackers_of(position, square),
            Question::DefendersOf(square) => query::defenders_of(position, square),
            Question::Checkers => position.checkers(),
            Question::ChecksOf(square) => query::checks_of(position, square),
            Question::Pinned(color) => query::pinned(position, color),
            Question::SafeSquares(color) => query::safe_squares(position, color),
            Question::LightSquares => SquareSet::LIGHT,
            Question::DarkSquares => SquareSet::DARK,
            Question::File(file) => Square::all().filter(|square| square.file() == file).collect(),
            Question::Rank(rank) => Square::all().filter(|square| square.rank() == rank).collect(),
            Question::DiagonalsOf(square) => query::diagonals_of(square),
            Question::PiecesOf(color) => position.board().of_color(color),
            Question::Kind(color, kind) => position.board().of(Piece::new(color, kind)),
        }
    }
}
