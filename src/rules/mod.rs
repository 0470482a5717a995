//! Chess, and nothing else: no text for people, no files, no clock, no randomness.

pub mod attacks;
mod board;
mod castling;
mod faults;
pub mod game;
mod generate;
mod judge;
mod moves;
pub mod notation;
pub mod perft;
mod piece;
mod position;
pub mod query;
mod refusal;
mod square;
mod square_set;

pub use board::Board;
pub use castling::{CastlingRights, CastlingSide};
pub use faults::PositionFault;
pub use game::Game;
pub use moves::{Move, MoveList, Uci};
pub use piece::{Color, Piece, PieceKind, Placed};
pub use position::{Position, Setup, State};
pub use refusal::{End, Misfit, Reason, Refusal};
pub use square::{File, NoSuchSquare, Rank, Square};
pub use square_set::{SquareIter, SquareSet};
