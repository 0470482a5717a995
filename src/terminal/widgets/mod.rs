//! What screens are put together from. A widget is given plain values and knows nothing of sessions or lessons.

mod board;
mod geometry;
mod sprites;

pub use board::{Board, BoardView, Letters, PieceArt};
pub use geometry::{BoardGeometry, SquareSize};
