//! Questions about a position, one function each. Lessons ask them by name; goals, highlights, hints and drills ask
//! the same functions, so what is marked, what is asked and what is judged cannot differ.
//!
//! What a piece may do is asked as if it were its side's turn: a lesson may ask where Black's knight can go while
//! White is to move. Where a question is about the side to move, its function takes no colour.
//!
//! | question | function |
//! |---|---|
//! | where may it go, what may it take | [`moves_of`], [`captures_of`], [`moves_of_side`], [`captures_of_side`] |
//! | what can move, what can come here | [`movable`], [`movers_to`] |
//! | where could it ever come to | [`reach_of`] |
//! | what does it control | [`controlled_by`], [`controlled_by_side`] |
//! | who attacks, who protects | [`attackers_of`], [`defenders_of`], [`attacked`], [`undefended`] |
//! | what can be taken for nothing | [`free_captures`], [`hanging`] |
//! | who gives check, which moves do | [`checkers`], [`checks_of`], [`checks_of_side`] |
//! | how can a check be answered, and why not otherwise | [`answers_to_check`], [`escapes`], [`takers`], [`blocks`], [`blockers`], [`no_capture_of`], [`no_block_of`] |
//! | what is pinned, by what, along which line | [`pinned`], [`pins`](fn@pins), [`pinners`], [`pin_line`] |
//! | where may the king go, and why not elsewhere | [`safe_squares`], [`flights`] |
//! | may a side castle, or take en passant, and why not | [`castling`], [`castling_squares`], [`en_passant`], [`en_passant_squares`] |
//! | which moves mate, which stalemate | [`mates_of`], [`mates_of_side`], [`stalemates_of`] |
//! | why is it mate, what prevents it | [`mate`](fn@mate), [`prevents_mate`] |
//! | what stands here, and where is nothing | [`men`], [`empty_squares`] |
//! | the board itself | [`on_file`], [`on_rank`], [`diagonals_of`], [`around`], [`between`], [`edge`], [`corners`], [`centre`] |
//!
//! ```
//! use skaki::rules::{Position, query};
//! let knight = "g1".parse()?;
//! assert_eq!(query::moves_of(&Position::start(), knight).to_string(), "f3 h3");
//! assert_eq!(query::controlled_by(&Position::start(), knight).to_string(), "e2 f3 h3");
//! # Ok::<(), skaki::rules::NoSuchSquare>(())
//! ```

mod check;
mod king;
mod mate;
mod pins;
mod places;
mod reach;
mod special;
mod squares;
mod taking;

pub use check::{
    Answer, AnswerKind, Answers, NoBlock, NoCapture, answers_to_check, blockers, blocks, escapes, no_block_of,
    no_capture_of, takers,
};
pub use king::{Flight, FlightCause, flights};
pub use mate::{Mate, PreventsMate, mate, prevents_mate};
pub use pins::{Pin, pin_line, pinners, pins};
pub use places::*;
pub use reach::reach_of;
pub use special::{EnPassant, castling, castling_squares, en_passant, en_passant_squares};
pub use squares::*;
pub use taking::{FreeCapture, free_captures, hanging};
