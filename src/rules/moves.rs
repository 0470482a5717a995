//! Moves, and lists of them.
//!
//! ```
//! use skaki::rules::{PieceKind, Position};
//! let moves = Position::start().legal_moves();
//! assert_eq!(moves.len(), 20);
//! let double_steps = moves.iter().filter(|mv| mv.is_double_step()).count();
//! assert_eq!(double_steps, 8);
//! assert!(moves.iter().any(|mv| mv.piece() == PieceKind::Knight && mv.uci().to_string() == "g1f3"));
//! ```

use std::fmt;
use std::ops::Deref;

use super::notation::uci::Uci;
use super::{CastlingSide, Color, File, PieceKind, Square};

/// A legal move of some position. It says what moves, what it takes and what is special about it, so that it can
/// be described without the board.
///
/// Only the rules make moves: see [`Position::legal_moves`](super::Position::legal_moves) and
/// [`Position::judge`](super::Position::judge).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    from: Square,
    to: Square,
    piece: PieceKind,
    capture: Option<PieceKind>,
    special: Special,
}

/// What a move does beyond going from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Special {
    Nothing,
    DoubleStep,
    EnPassant,
    Castling(CastlingSide),
    Promotion(PieceKind),
}

impl Move {
    #[inline(always)]
    pub(super) const fn new(
        piece: PieceKind,
        from: Square,
        to: Square,
        capture: Option<PieceKind>,
        special: Special,
    ) -> Move {
        Move { from, to, piece, capture, special }
    }

    /// Castling, described as the king's move that it is (FIDE Laws 3.8.2).
    #[inline(always)]
    pub(super) const fn castle(color: Color, side: CastlingSide) -> Move {
        let (from, to) = (CastlingSide::king_home(color), side.king_target(color));
        Move::new(PieceKind::King, from, to, None, Special::Castling(side))
    }

    /// The square it starts from.
    #[inline(always)]
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square it goes to; for castling, where the king arrives.
    #[inline(always)]
    pub const fn to(self) -> Square {
        self.to
    }

    /// What moves: a pawn when it is promoted, the king when it castles.
    #[inline(always)]
    pub const fn piece(self) -> PieceKind {
        self.piece
    }

    /// What is taken.
    #[inline(always)]
    pub const fn capture(self) -> Option<PieceKind> {
        self.capture
    }

    /// What the pawn becomes (FIDE Laws 3.7.3.3).
    #[inline(always)]
    pub const fn promotion(self) -> Option<PieceKind> {
        match self.special {
            Special::Promotion(kind) => Some(kind),
            _ => None,
        }
    }

    /// On which side the king castles (FIDE Laws 3.8.2).
    #[inline(always)]
    pub const fn castling(self) -> Option<CastlingSide> {
        match self.special {
            Special::Castling(side) => Some(side),
            _ => None,
        }
    }

    /// Whether a pawn takes another in passing (FIDE Laws 3.7.3.1).
    #[inline(always)]
    pub const fn is_en_passant(self) -> bool {
        matches!(self.special, Special::EnPassant)
    }

    /// Whether it is a pawn's step of two squares (FIDE Laws 3.7.2).
    #[inline(always)]
    pub const fn is_double_step(self) -> bool {
        matches!(self.special, Special::DoubleStep)
    }

    /// Where the taken piece stood: the square of arrival, but in en passant the square beside the pawn's start.
    #[inline(always)]
    pub const fn captured_square(self) -> Option<Square> {
        match (self.capture, self.special) {
            (None, _) => None,
            (Some(_), Special::EnPassant) => Some(beside(self.from, self.to)),
            (Some(_), _) => Some(self.to),
        }
    }

    #[inline(always)]
    pub(super) const fn special(self) -> Special {
        self.special
    }

    /// The move in the notation of the UCI protocol: `e2e4`, `e1g1`, `e7e8q`.
    pub fn uci(self) -> Uci {
        Uci::from(self)
    }
}

/// The square on the rank of one square and the file of another.
#[inline(always)]
pub(super) const fn beside(rank_of: Square, file_of: Square) -> Square {
    Square::masked((rank_of.index() & 56 | file_of.index() & 7) as u8)
}

/// How many moves a [`MoveList`] holds.
///
/// No arrangement of pieces has more. Leave castling aside and count each promoting pawn move once. Then every move
/// is a knight's or goes along a line, and of two moves along lines to the same square from the same direction the
/// farther one would have to pass the nearer piece. So the line moves to a square are at most its number of
/// neighbours, and only squares without a man of one's own are moved to; the knight moves from a square are at most
/// its number of knight's squares, and start from squares with a man of one's own. No square counts both ways, and no
/// square has more knight's squares than neighbours, so the sum is at most that of all neighbours: 36 inner squares
/// of 8, 24 edge squares of 5, 4 corners of 3, together 420. Promotions add 3 for each pawn move to the last rank, of
/// which there are at most two to a square: 48. Castling adds 2: 470 in all.
const CAPACITY: usize = 512;

/// The legal moves of a position, without allocation. It is a slice of [`Move`]s in all but name.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    /// An empty list.
    pub const fn new() -> MoveList {
        // Never seen: only the first `len` are.
        let filler = Move::new(PieceKind::Pawn, A1, A1, None, Special::Nothing);
        MoveList { moves: [filler; CAPACITY], len: 0 }
    }

    /// Adds a move. The capacity suffices for whatever a position can have, so the branch that drops one is never
    /// taken; it is there so that a mistake could cost a move but never memory.
    #[inline(always)]
    pub(super) fn push(&mut self, mv: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }

    /// Makes it empty, to be filled again.
    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }
}

const A1: Square = Square::new(File::A, super::Rank::First);

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or(&self.moves)
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> std::slice::Iter<'a, Move> {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, CAPACITY>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|mv| mv.uci().to_string())).finish()
    }
}
