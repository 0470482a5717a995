//! Chess, and nothing else: no text for people, no files, no clock, no randomness.
//!
//! In reading order:
//!
//! - what there is: [`Square`], [`SquareSet`], [`Piece`], [`Board`], [`CastlingRights`], and which squares pieces attack
//!   ([`attacks`]);
//! - a [`Position`] in which moves are judged: it lists the legal ones ([`Position::legal_moves`]), says of a single
//!   attempt whether it is legal and, if not, every [`Reason`] why ([`Position::judge`]), and plays it
//!   ([`Position::play`]);
//! - a [`Game`] is a position with its history;
//! - [`query`] answers questions about a position, [`notation`] reads and writes positions and moves, and [`perft`]
//!   counts moves to prove the rest.
//!
//! ```
//! use skaki::rules::{Position, Square};
//! let start = Position::start();
//! let square = |name: &str| name.parse::<Square>();
//! // May the bishop go from f1 to c4?
//! let refusal = start.judge(square("f1")?, square("c4")?, None).unwrap_err();
//! assert_eq!(refusal.first().code(), "path-blocked");
//! // After 1. e4 (and an answer) it may.
//! let after = ["e2 e4", "e7 e5"].iter().try_fold(start, |position, attempt| {
//!     let (from, to) = attempt.split_once(' ').unwrap();
//!     let mv = position.judge(square(from)?, square(to)?, None).expect("legal");
//!     Ok::<_, skaki::rules::NoSuchSquare>(position.play(mv))
//! })?;
//! assert!(after.judge(square("f1")?, square("c4")?, None).is_ok());
//! # Ok::<(), skaki::rules::NoSuchSquare>(())
//! ```

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
pub use moves::{Move, MoveList};
pub use piece::{Color, Piece, PieceKind, Placed};
pub use position::{Position, Setup, State};
pub use refusal::{End, Misfit, Movers, Particular, Reason, ReasonKind, Refusal};
pub use square::{File, NoSuchSquare, Rank, Square};
pub use square_set::{SquareIter, SquareSet};
