//! Chess, and nothing else: no text for people, no files, no clock, no randomness.

mod piece;
mod square;
mod square_set;

pub use piece::{Color, Piece, PieceKind, Placed};
pub use square::{File, NoSuchSquare, Rank, Square};
pub use square_set::{SquareIter, SquareSet};
