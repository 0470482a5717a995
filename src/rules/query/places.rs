//! Questions about the board itself (ledger R01).

use crate::rules::{File, Position, Rank, Square, SquareSet, attacks};

/// The squares of a file.
pub fn on_file(file: File) -> SquareSet {
    Square::all().filter(|square| square.file() == file).collect()
}

/// The squares of a rank.
pub fn on_rank(rank: Rank) -> SquareSet {
    Square::all().filter(|square| square.rank() == rank).collect()
}

/// All squares on the diagonals of a square, itself left out, whatever stands there.
pub fn diagonals_of(square: Square) -> SquareSet {
    attacks::bishop_rays(square)
}

/// The squares next to a square, in every direction: where a king on it could step on an empty board.
pub fn around(square: Square) -> SquareSet {
    attacks::king(square)
}

/// The squares strictly between two squares of one rank, file or diagonal, whatever stands there; none if they are on
/// no such line.
pub fn between(one: Square, other: Square) -> SquareSet {
    attacks::between(one, other)
}

/// The 28 squares at the edge of the board.
///
/// ```
/// use skaki::rules::query;
/// assert_eq!(query::edge().len(), 28);
/// assert_eq!(query::corners().to_string(), "a1 h1 a8 h8");
/// assert_eq!(query::centre().to_string(), "d4 e4 d5 e5");
/// ```
pub fn edge() -> SquareSet {
    on_file(File::A) | on_file(File::H) | on_rank(Rank::First) | on_rank(Rank::Eighth)
}

/// The four corners.
pub fn corners() -> SquareSet {
    (on_file(File::A) | on_file(File::H)) & (on_rank(Rank::First) | on_rank(Rank::Eighth))
}

/// The four squares in the middle.
pub fn centre() -> SquareSet {
    (on_file(File::D) | on_file(File::E)) & (on_rank(Rank::Fourth) | on_rank(Rank::Fifth))
}

/// The squares on which nothing stands.
pub fn empty_squares(position: &Position) -> SquareSet {
    !position.board().occupied()
}
