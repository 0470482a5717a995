//! Where everything on a board is: one geometry for squares, coordinates, marks, arrows and the mouse.

use ratatui::layout::{Position, Rect};

use crate::rules::{Color, File, Rank, Square};

/// How many cells one square takes.
///
/// The list is short on purpose: each size has pieces drawn for it. A character cell is about twice as high as wide, so
/// these are as near to true squares as cells allow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SquareSize {
    /// 2×1: a piece and one mark beside it.
    Tiny,
    /// 3×1: a piece between two marks.
    Small,
    /// 4×2: for windows of 60 columns.
    Narrow,
    /// 5×2: the board of an 80×24 window, 40×16.
    Medium,
    /// 6×3: the smallest with drawn pieces.
    Large,
    /// 8×4.
    Larger,
    /// 10×5.
    Huge,
    /// 12×6.
    Giant,
}

impl SquareSize {
    /// Every size, the largest first: the order in which a layout tries them.
    pub const LARGEST_FIRST: [SquareSize; 8] = [
        SquareSize::Giant,
        SquareSize::Huge,
        SquareSize::Larger,
        SquareSize::Large,
        SquareSize::Medium,
        SquareSize::Narrow,
        SquareSize::Small,
        SquareSize::Tiny,
    ];

    /// Columns and rows of one square.
    const fn cells(self) -> (u16, u16) {
        match self {
            SquareSize::Tiny => (2, 1),
            SquareSize::Small => (3, 1),
            SquareSize::Narrow => (4, 2),
            SquareSize::Medium => (5, 2),
            SquareSize::Large => (6, 3),
            SquareSize::Larger => (8, 4),
            SquareSize::Huge => (10, 5),
            SquareSize::Giant => (12, 6),
        }
    }

    /// Columns of one square.
    pub const fn width(self) -> u16 {
        self.cells().0
    }

    /// Rows of one square.
    pub const fn height(self) -> u16 {
        self.cells().1
    }

    /// Columns of the whole board with the rank numbers at its left.
    pub const fn board_width(self) -> u16 {
        self.width() * 8 + RANK_LABELS
    }

    /// Rows of the whole board with the file letters below.
    pub const fn board_height(self) -> u16 {
        self.height() * 8 + FILE_LABELS
    }
}

/// Columns kept at the left for the rank numbers: the figure and a space.
const RANK_LABELS: u16 = 2;
/// Rows kept below for the file letters.
const FILE_LABELS: u16 = 1;

/// A board laid out on the screen: where each square and each coordinate is, and which square is under the mouse.
///
/// Turning the board happens here and nowhere else.
///
/// ```
/// use ratatui::layout::Position;
/// use skaki::rules::{Color, Square};
/// use skaki::terminal::widgets::{BoardGeometry, SquareSize};
///
/// let e4: Square = "e4".parse()?;
/// let board = BoardGeometry::new(Position::new(3, 1), SquareSize::Medium, Color::White);
/// let rect = board.square(e4);
/// assert_eq!(board.square_at(Position::new(rect.x + 4, rect.y + 1)), Some(e4));
/// assert_eq!(board.square_at(Position::new(0, 0)), None);
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardGeometry {
    origin: Position,
    size: SquareSize,
    view: Color,
}

impl BoardGeometry {
    /// A board whose upper left corner, coordinates included, is at `origin`, with the side of `view` at the bottom.
    pub const fn new(origin: Position, size: SquareSize, view: Color) -> BoardGeometry {
        BoardGeometry { origin, size, view }
    }

    /// The size of its squares.
    pub const fn size(&self) -> SquareSize {
        self.size
    }

    /// All that it takes up, coordinates included.
    pub fn outer(&self) -> Rect {
        Rect::new(self.origin.x, self.origin.y, self.size.board_width(), self.size.board_height())
    }

    /// How many squares from the left edge this file is.
    fn column(&self, file: File) -> u16 {
        let index = u16::from(file.index());
        match self.view {
            Color::White => index,
            Color::Black => 7 - index,
        }
    }

    /// How many squares from the upper edge this rank is.
    fn row(&self, rank: Rank) -> u16 {
        let index = u16::from(rank.index());
        match self.view {
            Color::White => 7 - index,
            Color::Black => index,
        }
    }

    /// The left column of a file of squares.
    fn x(&self, file: File) -> u16 {
        self.origin.x.saturating_add(RANK_LABELS).saturating_add(self.column(file) * self.size.width())
    }

    /// The upper row of a rank of squares.
    fn y(&self, rank: Rank) -> u16 {
        self.origin.y.saturating_add(self.row(rank) * self.size.height())
    }

    /// The cells of a square. They may lie outside the screen: whoever draws intersects.
    pub fn square(&self, square: Square) -> Rect {
        Rect::new(self.x(square.file()), self.y(square.rank()), self.size.width(), self.size.height())
    }

    /// The cell in which the symbol of a piece stands; the terminal's own cursor stands there too.
    pub fn centre(&self, square: Square) -> Position {
        // Of the size itself: a rectangle at the edge of all cells is cut to what there is.
        let (x, y) = (self.x(square.file()), self.y(square.rank()));
        Position::new(x.saturating_add((self.size.width() - 1) / 2), y.saturating_add((self.size.height() - 1) / 2))
    }

    /// Where the number of a rank stands: at the height of that rank's pieces.
    pub fn rank_label(&self, rank: Rank) -> Position {
        Position::new(self.origin.x, self.centre(Square::new(File::A, rank)).y)
    }

    /// Where the letter of a file stands: below that file's pieces.
    pub fn file_label(&self, file: File) -> Position {
        let y = self.origin.y.saturating_add(self.size.height() * 8);
        Position::new(self.centre(Square::new(file, Rank::First)).x, y)
    }

    /// The square at this cell, if there is one.
    pub fn square_at(&self, cell: Position) -> Option<Square> {
        let column = cell.x.checked_sub(self.origin.x)?.checked_sub(RANK_LABELS)? / self.size.width();
        let row = cell.y.checked_sub(self.origin.y)? / self.size.height();
        let (file, rank) = match self.view {
            Color::White => (column, 7_u16.checked_sub(row)?),
            Color::Black => (7_u16.checked_sub(column)?, row),
        };
        let file = File::from_index(u8::try_from(file).ok()?)?;
        let rank = Rank::from_index(u8::try_from(rank).ok()?)?;
        Some(Square::new(file, rank))
    }

    /// The next square in a direction as the player sees it: `columns` to the right, `rows` down. At the edge it stays.
    pub fn step(view: Color, from: Square, columns: i8, rows: i8) -> Square {
        let (files, ranks) = match view {
            Color::White => (columns, -rows),
            Color::Black => (-columns, rows),
        };
        from.offset(files, ranks).unwrap_or(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn square() -> impl Strategy<Value = Square> {
        (0_u8..64).prop_map(|index| Square::from_index(index).unwrap())
    }

    fn size() -> impl Strategy<Value = SquareSize> {
        prop::sample::select(SquareSize::LARGEST_FIRST.to_vec())
    }

    fn view() -> impl Strategy<Value = Color> {
        prop::sample::select(Color::ALL.to_vec())
    }

    proptest! {
        /// Every cell of a square is that square for the mouse, and its coordinates stand in line with it.
        #[test]
        fn squares_labels_and_the_mouse_agree(
            square in square(), size in size(), view in view(), x in 0_u16..400, y in 0_u16..200, dx in 0_u16..12, dy in 0_u16..6,
        ) {
            let board = BoardGeometry::new(Position::new(x, y), size, view);
            let rect = board.square(square);
            let cell = Position::new(rect.x + dx % rect.width, rect.y + dy % rect.height);
            prop_assert_eq!(board.square_at(cell), Some(square));
            prop_assert!(rect.contains(board.centre(square)));
            prop_assert!(board.outer().intersection(rect) == rect);
            let (rank, file) = (board.rank_label(square.rank()), board.file_label(square.file()));
            prop_assert!(rank.y >= rect.y && rank.y < rect.bottom() && rank.x < rect.x);
            prop_assert!(file.x >= rect.x && file.x < rect.right() && file.y >= rect.bottom());
            prop_assert!(board.outer().contains(rank) && board.outer().contains(file));
            prop_assert_eq!(board.square_at(rank), None);
            prop_assert_eq!(board.square_at(file), None);
        }

        /// No place on any screen is out of arithmetic.
        #[test]
        fn nothing_overflows(x in any::<u16>(), y in any::<u16>(), cx in any::<u16>(), cy in any::<u16>(), size in size(), view in view()) {
            let board = BoardGeometry::new(Position::new(x, y), size, view);
            for square in Square::all() {
                board.square(square);
                board.centre(square);
            }
            board.square_at(Position::new(cx, cy));
        }
    }

    #[test]
    fn steps_follow_the_eye_whichever_side_is_at_the_bottom() {
        let e4: Square = "e4".parse().unwrap();
        assert_eq!(BoardGeometry::step(Color::White, e4, 1, 0).to_string(), "f4");
        assert_eq!(BoardGeometry::step(Color::Black, e4, 1, 0).to_string(), "d4");
        assert_eq!(BoardGeometry::step(Color::White, e4, 0, 1).to_string(), "e3");
        let a1: Square = "a1".parse().unwrap();
        assert_eq!(BoardGeometry::step(Color::White, a1, -1, 0), a1);
    }
}
