//! Which piece stands where (FIDE Laws 2): any arrangement at all, and who attacks what on it.
//!
//! ```
//! use skaki::rules::{Board, Color, Piece, PieceKind, Square};
//! let mut board = Board::EMPTY;
//! let e4: Square = "e4".parse()?;
//! board.set(e4, Some(Piece::new(Color::White, PieceKind::Knight)));
//! assert_eq!(board.piece_at(e4).map(|piece| piece.fen_letter()), Some('N'));
//! let f6: Square = "f6".parse()?;
//! assert!(board.attackers(f6, Color::White).contains(e4));
//! # Ok::<(), skaki::rules::NoSuchSquare>(())
//! ```

use super::attacks;
use super::{Color, Piece, PieceKind, Placed, Square, SquareSet};

/// Which piece stands where: one set of squares for each colour and one for each kind.
///
/// Every square is in at most one set of each sort, and in one of each or in none; [`Board::set`] keeps that true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    colors: [SquareSet; 2],
    kinds: [SquareSet; 6],
}

impl Board {
    /// The board without a piece.
    pub const EMPTY: Board = Board { colors: [SquareSet::EMPTY; 2], kinds: [SquareSet::EMPTY; 6] };

    /// The initial position (FIDE Laws 2.3; ledger R03).
    pub fn start() -> Board {
        use PieceKind::{Bishop, King, Knight, Queen, Rook};
        let officers = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let mut board = Board::EMPTY;
        for (file, kind) in (0..8u8).zip(officers) {
            for (color, home, pawns) in [(Color::White, 0, 8), (Color::Black, 56, 48)] {
                board.set(Square::masked(home + file), Some(Piece::new(color, kind)));
                board.set(Square::masked(pawns + file), Some(Piece::new(color, PieceKind::Pawn)));
            }
        }
        board
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.of_color(Color::White).contains(square) { Color::White } else { Color::Black };
        self.kind_at(square).map(|kind| Piece::new(color, kind))
    }

    /// The kind of the piece on a square.
    #[inline]
    pub fn kind_at(&self, square: Square) -> Option<PieceKind> {
        PieceKind::ALL.into_iter().find(|&kind| self.of_kind(kind).contains(square))
    }

    /// Puts a piece on a square in place of what stood there, or empties the square.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let others = !SquareSet::of(square);
        for set in self.colors.iter_mut().chain(&mut self.kinds) {
            *set &= others;
        }
        if let Some(piece) = piece {
            self.toggle(piece, SquareSet::of(square));
        }
    }

    /// Takes `piece` away from those of `squares` where it stands and puts it on the others, which must be empty.
    /// Moving is toggling the two ends.
    #[inline(always)]
    pub(super) fn toggle(&mut self, piece: Piece, squares: SquareSet) {
        self.colors[piece.color.index()] ^= squares;
        self.kinds[piece.kind.index()] ^= squares;
    }

    /// The squares of one colour's pieces.
    #[inline(always)]
    pub const fn of_color(&self, color: Color) -> SquareSet {
        self.colors[color.index()]
    }

    /// The squares of one kind of piece, of both colours.
    #[inline(always)]
    pub const fn of_kind(&self, kind: PieceKind) -> SquareSet {
        self.kinds[kind.index()]
    }

    /// The squares of one kind of piece of one colour.
    #[inline(always)]
    pub const fn of(&self, piece: Piece) -> SquareSet {
        SquareSet(self.colors[piece.color.index()].0 & self.kinds[piece.kind.index()].0)
    }

    /// The squares with a piece on them.
    #[inline(always)]
    pub const fn occupied(&self) -> SquareSet {
        SquareSet(self.colors[0].0 | self.colors[1].0)
    }

    /// Every piece with its square, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = Placed> + '_ {
        self.placed(self.occupied())
    }

    /// The pieces on some squares, a1 first; empty squares are passed over.
    pub fn placed(&self, squares: SquareSet) -> impl Iterator<Item = Placed> + '_ {
        squares.iter().filter_map(|square| Some(Placed { piece: self.piece_at(square)?, square }))
    }

    /// The pieces of a colour that attack a square (FIDE Laws 3.1.2; ledger R09), whoever stands on it: a pinned
    /// piece attacks too (3.1.3), a pawn attacks its two diagonal squares and not the one ahead.
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.attackers_through(square, by, self.occupied())
    }

    /// The same on a board where lines are closed by `occupied` alone, so that one can ask about a board from
    /// which a piece has gone.
    #[inline]
    pub(super) fn attackers_through(&self, square: Square, by: Color, occupied: SquareSet) -> SquareSet {
        let queens = self.of_kind(PieceKind::Queen);
        // Attacks but a pawn's are mutual: from where a knight on `square` would go, a knight attacks it; a pawn
        // attacks it from where the *other* colour's pawn on it would attack.
        (attacks::pawn(by.opponent(), square) & self.of_kind(PieceKind::Pawn)
            | attacks::knight(square) & self.of_kind(PieceKind::Knight)
            | attacks::bishop(square, occupied) & (self.of_kind(PieceKind::Bishop) | queens)
            | attacks::rook(square, occupied) & (self.of_kind(PieceKind::Rook) | queens)
            | attacks::king(square) & self.of_kind(PieceKind::King))
            & self.of_color(by)
    }

    /// The squares that the piece on `square` attacks; none if the square is empty. It may not be able to move
    /// there: its own men's squares are among them (it protects them), and a pin changes nothing.
    pub fn attacked_from(&self, square: Square) -> SquareSet {
        self.piece_at(square).map_or(SquareSet::EMPTY, |piece| attacks::of(piece, square, self.occupied()))
    }

    /// The square of a colour's king, if it has exactly one.
    #[inline(always)]
    pub(super) fn only_king(&self, color: Color) -> Option<Square> {
        let kings = self.of(Piece::new(color, PieceKind::King));
        if kings.more_than_one() { None } else { kings.first() }
    }
}
