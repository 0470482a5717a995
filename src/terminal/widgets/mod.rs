//! What screens are put together from. A widget is given plain values and knows nothing of sessions or lessons.

mod arrows;
mod board;
mod buttons;
mod geometry;
mod sprites;

pub use board::{Board, BoardView, Edges, Letters, PieceArt, Sliding, figures, frieze};
pub use buttons::{Buttons, key_name};
pub use geometry::{BoardGeometry, SquareSize};
