//! UCI: a move as its two squares and, where a pawn is promoted, a letter: `e2e4`, `e7e8q`; castling is the king's
//! move, `e1g1`. The form in which the program's own data names moves.
//!
//! ```
//! use skaki::rules::notation::uci::Uci;
//! use skaki::rules::Position;
//!
//! let uci: Uci = "e2e4".parse()?;
//! let mv = Position::start().judge(uci.from, uci.to, uci.promotion).unwrap();
//! assert_eq!(Uci::from(mv).to_string(), "e2e4");
//! # Ok::<(), skaki::rules::notation::uci::NotUci>(())
//! ```

use std::fmt::{self, Write};
use std::ops::Range;
use std::str::FromStr;

use crate::rules::{Color, Move, Piece, PieceKind, Square};

/// An attempt to move: from where, to where, and what a pawn becomes. Whether it is legal is
/// [`judge`](crate::rules::Position::judge)'s to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Uci {
    /// The square it starts from.
    pub from: Square,
    /// The square it goes to.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<PieceKind>,
}

impl From<Move> for Uci {
    fn from(mv: Move) -> Uci {
        Uci { from: mv.from(), to: mv.to(), promotion: mv.promotion() }
    }
}

/// A text that is not UCI.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotUci;

impl fmt::Display for NotUci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move in UCI form (e2e4, e7e8q)")
    }
}

impl std::error::Error for NotUci {}

impl FromStr for Uci {
    type Err = NotUci;

    /// Reads two squares and perhaps a lower-case letter of any kind of piece: `e7e8k` is UCI, and refused by the
    /// rules, not by the reader.
    fn from_str(text: &str) -> Result<Uci, NotUci> {
        let square = |range: Range<usize>| text.get(range).and_then(|name| name.parse::<Square>().ok());
        let (Some(from), Some(to)) = (square(0..2), square(2..4)) else { return Err(NotUci) };
        let promotion = match text.as_bytes().get(4..) {
            Some([]) => None,
            Some([letter @ b'a'..=b'z']) => Some(Piece::from_fen_letter(char::from(*letter)).ok_or(NotUci)?.kind),
            _ => return Err(NotUci),
        };
        Ok(Uci { from, to, promotion })
    }
}

impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(kind) => f.write_char(Piece::new(Color::Black, kind).fen_letter()),
            None => Ok(()),
        }
    }
}
