//! Castling: the two sides, the squares involved, and the rights (FIDE Laws 3.8.2; ledger R19–R21).
//!
//! ```
//! use skaki::rules::{CastlingRights, CastlingSide, Color};
//! let rights = CastlingRights::ALL.without(Color::White, CastlingSide::Long);
//! assert!(rights.has(Color::White, CastlingSide::Short));
//! assert!(!rights.has(Color::White, CastlingSide::Long));
//! assert_eq!(CastlingSide::Short.rook_home(Color::Black).to_string(), "h8");
//! ```

use super::{Color, Piece, PieceKind, Placed, Square, SquareSet};

/// Towards which rook the king castles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// With the rook of the h-file, the nearer one: 0-0.
    Short,
    /// With the rook of the a-file: 0-0-0.
    Long,
}

impl CastlingSide {
    /// Both sides, short first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::Short, CastlingSide::Long];

    /// `"short"` or `"long"`, as data formats use it.
    pub const fn name(self) -> &'static str {
        match self {
            CastlingSide::Short => "short",
            CastlingSide::Long => "long",
        }
    }

    /// Where the king must stand: e1 or e8.
    #[inline(always)]
    pub const fn king_home(color: Color) -> Square {
        on_home_rank(color, 4)
    }

    /// Where the king arrives: two squares towards the rook.
    #[inline(always)]
    pub const fn king_target(self, color: Color) -> Square {
        match self {
            CastlingSide::Short => on_home_rank(color, 6),
            CastlingSide::Long => on_home_rank(color, 2),
        }
    }

    /// Where the rook must stand: the corner.
    #[inline(always)]
    pub const fn rook_home(self, color: Color) -> Square {
        match self {
            CastlingSide::Short => on_home_rank(color, 7),
            CastlingSide::Long => on_home_rank(color, 0),
        }
    }

    /// The king where it must stand.
    pub const fn king_at_home(color: Color) -> Placed {
        Placed { piece: Piece::new(color, PieceKind::King), square: CastlingSide::king_home(color) }
    }

    /// The rook where it must stand.
    pub const fn rook_at_home(self, color: Color) -> Placed {
        Placed { piece: Piece::new(color, PieceKind::Rook), square: self.rook_home(color) }
    }

    /// Where the rook arrives: the square that the king crosses.
    #[inline(always)]
    pub const fn rook_target(self, color: Color) -> Square {
        match self {
            CastlingSide::Short => on_home_rank(color, 5),
            CastlingSide::Long => on_home_rank(color, 3),
        }
    }

    /// The squares between king and rook, which must be empty (FIDE Laws 3.8.2.2.2).
    #[inline(always)]
    pub const fn between(self, color: Color) -> SquareSet {
        match self {
            CastlingSide::Short => home_squares(color, 0b0110_0000),
            CastlingSide::Long => home_squares(color, 0b0000_1110),
        }
    }

    /// The squares that the king crosses and reaches, which must not be attacked (FIDE Laws 3.8.2.2.1).
    /// The b-file square is not among them: only the rook passes there.
    #[inline(always)]
    pub const fn king_path(self, color: Color) -> SquareSet {
        match self {
            CastlingSide::Short => home_squares(color, 0b0110_0000),
            CastlingSide::Long => home_squares(color, 0b0000_1100),
        }
    }

    /// The side on which castling would take the king from one square to the other; `None` if that is not how a
    /// king castles.
    pub fn of_king_move(color: Color, from: Square, to: Square) -> Option<CastlingSide> {
        if from != CastlingSide::king_home(color) {
            return None;
        }
        CastlingSide::ALL.into_iter().find(|side| side.king_target(color) == to)
    }
}

/// The square of a colour's first rank with this file index.
#[inline(always)]
const fn on_home_rank(color: Color, file: u8) -> Square {
    Square::masked(color as u8 * 56 + file)
}

/// The squares of a colour's first rank, one bit a file.
#[inline(always)]
const fn home_squares(color: Color, files: u64) -> SquareSet {
    SquareSet(files << (color as u32 * 56))
}

/// Which castlings neither a king's nor a rook's move has ruled out (FIDE Laws 3.8.2.1). A right held says nothing
/// about whether castling is possible now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// No right left.
    pub const NONE: CastlingRights = CastlingRights(0);
    /// All four, as at the start.
    pub const ALL: CastlingRights = CastlingRights(0b1111);

    #[inline(always)]
    const fn bit(color: Color, side: CastlingSide) -> u8 {
        1 << (color as u8 * 2 + side as u8)
    }

    /// Whether this right is held.
    #[inline(always)]
    pub const fn has(self, color: Color, side: CastlingSide) -> bool {
        self.0 & CastlingRights::bit(color, side) != 0
    }

    /// Whether this colour holds a right at all.
    #[inline(always)]
    pub const fn has_any(self, color: Color) -> bool {
        self.0 & (0b11 << (color as u8 * 2)) != 0
    }

    /// Whether nobody holds a right.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These rights and this one.
    #[must_use]
    pub const fn with(self, color: Color, side: CastlingSide) -> CastlingRights {
        CastlingRights(self.0 | CastlingRights::bit(color, side))
    }

    /// These rights but not this one.
    #[must_use]
    pub const fn without(self, color: Color, side: CastlingSide) -> CastlingRights {
        CastlingRights(self.0 & !CastlingRights::bit(color, side))
    }

    /// Each right held.
    pub fn iter(self) -> impl Iterator<Item = (Color, CastlingSide)> {
        Color::ALL
            .into_iter()
            .flat_map(|color| CastlingSide::ALL.map(|side| (color, side)))
            .filter(move |&(color, side)| self.has(color, side))
    }

    /// What is left after a move from one square to another: whatever leaves or reaches a king's or rook's home
    /// square (moves off it, or captures there) ends the rights that need the piece on it.
    #[inline(always)]
    pub(super) const fn after(self, from: Square, to: Square) -> CastlingRights {
        CastlingRights(self.0 & KEPT[from.index()] & KEPT[to.index()])
    }
}

/// For each square, the rights that survive a move from or to it.
static KEPT: [u8; 64] = {
    let mut kept = [0b1111u8; 64];
    let mut i = 0;
    while i < 4 {
        let color = Color::ALL[i / 2];
        let side = CastlingSide::ALL[i % 2];
        let bit = CastlingRights::bit(color, side);
        kept[CastlingSide::king_home(color).index()] &= !bit;
        kept[side.rook_home(color).index()] &= !bit;
        i += 1;
    }
    kept
};
