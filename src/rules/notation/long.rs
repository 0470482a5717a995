//! Long algebraic notation: both squares and a hyphen or capture sign between them, `Ng1-f3`, `e5xd6 e.p.`
//! (FIDE Laws, appendix C.8). For people who want to see where a piece comes from; read by
//! [`read_move`](super::read_move) like every other form.
//!
//! ```
//! use skaki::rules::notation::{Notation, long, read_move};
//! use skaki::rules::Position;
//!
//! let start = Position::start();
//! let mv = read_move("Nf3", &start).unwrap().mv;
//! assert_eq!(long::write(&start, mv, Notation::LATIN), "Ng1-f3");
//! assert_eq!(long::write(&start, mv, Notation::GREEK), "Ιη1-ζ3");
//! ```

use super::san::{Mark, San, SanBody};
use super::{Notation, write_square};
use crate::rules::{Move, PieceKind, Position};

/// Writes a move of this position in long form, with `+` or `#`.
pub fn write(position: &Position, mv: Move, notation: Notation) -> String {
    let san = San::of(position, mv);
    if let SanBody::Castling(_) = san.body {
        return san.display(notation).to_string();
    }
    let mut text = String::new();
    if mv.piece() != PieceKind::Pawn {
        text.push(notation.piece_letter(mv.piece()));
    }
    text.push_str(&write_square(mv.from(), notation));
    text.push(if mv.capture().is_some() { notation.captures } else { '-' });
    text.push_str(&write_square(mv.to(), notation));
    if let Some(kind) = mv.promotion() {
        text.push('=');
        text.push(notation.piece_letter(kind));
    }
    match san.mark {
        None => {}
        Some(Mark::Check) => text.push('+'),
        Some(Mark::Mate) => text.push('#'),
    }
    if mv.is_en_passant() {
        text.push_str(if notation == Notation::GREEK { " α.π." } else { " e.p." });
    }
    text
}
