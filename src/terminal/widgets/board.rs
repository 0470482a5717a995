//! The board: squares, pieces, marks, arrows, cursor and coordinates.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::widgets::Widget;

use crate::lesson::MarkKind;
use crate::rules::notation::Notation;
use crate::rules::{Color, File, Piece, PieceKind, Rank, Square, SquareSet};
use crate::terminal::theme::{STAR, Theme, Tint};

use super::geometry::BoardGeometry;
use super::sprites::{self, Pixel, Sprite};

/// How pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceArt {
    /// Chess symbols, and drawings where squares are large enough.
    Figures,
    /// The letters of the notation in use: capitals for White, small ones for Black.
    Letters,
}

/// The letters of a notation: what the coordinates and lettered pieces are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letters {
    /// The files, a to h.
    pub files: [char; 8],
    /// The capital of each kind of piece, by [`PieceKind::index`].
    pub pieces: [char; 6],
}

impl Letters {
    /// The letters of a notation.
    pub fn of(notation: Notation) -> Letters {
        Letters {
            files: File::ALL.map(|file| notation.file_letter(file)),
            pieces: PieceKind::ALL.map(|kind| notation.piece_letter(kind)),
        }
    }

    fn file(&self, file: File) -> char {
        self.files.get(usize::from(file.index())).copied().unwrap_or('?')
    }

    /// The letter of a piece: a capital for White, a small one for Black.
    pub(crate) fn of_piece(&self, piece: Piece) -> char {
        let capital = self.pieces.get(piece.kind.index()).copied().unwrap_or('?');
        match piece.color {
            Color::White => capital,
            Color::Black => capital.to_lowercase().next().unwrap_or(capital),
        }
    }
}

/// What a board shows, as plain values.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// What stands on each square, by [`Square::index`].
    pub pieces: [Option<Piece>; 64],
    /// Whose side is at the bottom.
    pub view: Color,
    /// Squares lit, by meaning.
    pub marks: Vec<(MarkKind, SquareSet)>,
    /// Squares that the student has marked.
    pub chosen: SquareSet,
    /// Squares with a star.
    pub stars: SquareSet,
    /// Arrows, each from its first square to its second.
    pub arrows: Vec<(Square, Square)>,
    /// The king in check.
    pub check: Option<Square>,
    /// The piece about to move.
    pub selected: Option<Square>,
    /// Where the keyboard is.
    pub cursor: Option<Square>,
    /// What coordinates and lettered pieces are written in.
    pub letters: Letters,
    /// How pieces are drawn.
    pub art: PieceArt,
    /// Whether its edges say how ranks and files are called.
    pub edges: Edges,
}

/// What stands at the edges of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edges {
    /// The numbers of the ranks and the letters of the files.
    Named,
    /// Nothing: a square's name is what is asked for.
    Bare,
}

impl BoardView {
    /// A board with nothing on it.
    pub fn empty(letters: Letters) -> BoardView {
        BoardView {
            pieces: [None; 64],
            view: Color::White,
            marks: Vec::new(),
            chosen: SquareSet::EMPTY,
            stars: SquareSet::EMPTY,
            arrows: Vec::new(),
            check: None,
            selected: None,
            cursor: None,
            letters,
            art: PieceArt::Figures,
            edges: Edges::Named,
        }
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces.get(square.index()).copied().flatten()
    }

    /// Everything for which a square is lit, the most important first.
    pub fn tints(&self, square: Square) -> impl Iterator<Item = Tint> {
        let lit = move |tint: Tint| match tint {
            Tint::Selected => self.selected == Some(square),
            Tint::Check => self.check == Some(square),
            Tint::Chosen => self.chosen.contains(square),
            Tint::Attacked | Tint::Takes | Tint::Target | Tint::CanGo | Tint::Controls | Tint::LastMove => {
                self.marks.iter().any(|&(kind, squares)| Tint::from(kind) == tint && squares.contains(square))
            }
        };
        Tint::ALL.into_iter().rev().filter(move |&tint| lit(tint))
    }
}

/// The widget. It draws where its geometry says, and never outside the area it is given.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// What is shown.
    pub view: &'a BoardView,
    /// Where.
    pub geometry: BoardGeometry,
    /// How.
    pub theme: Theme,
}

impl Widget for Board<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let mut canvas = Canvas { area: area.intersection(buf.area), buf };
        for square in Square::all() {
            self.ground(square, &mut canvas);
        }
        for &(from, to) in &self.view.arrows {
            self.arrow(from, to, &mut canvas);
        }
        for square in Square::all() {
            if let Some(piece) = self.view.piece_at(square) {
                self.piece(square, piece, &mut canvas);
            }
            if self.view.cursor == Some(square) {
                self.cursor(square, &mut canvas);
            }
            self.symbols(square, &mut canvas);
        }
        match self.view.edges {
            Edges::Named => self.coordinates(&mut canvas),
            Edges::Bare => {}
        }
    }
}

impl Board<'_> {
    fn ground_style(&self, square: Square) -> Style {
        // A star shines: its square is lit like a target's.
        let star = self.view.stars.contains(square).then_some(Tint::Target);
        self.theme.square(square.is_light(), self.view.tints(square).next().or(star))
    }

    fn ground(&self, square: Square, canvas: &mut Canvas<'_>) {
        let style = self.ground_style(square);
        for cell in self.geometry.square(square).positions() {
            canvas.put(cell, " ", style);
        }
    }

    fn piece(&self, square: Square, piece: Piece, canvas: &mut Canvas<'_>) {
        let width = self.geometry.size().width();
        let drawing = match self.view.art {
            // The smallest drawings have no edge, and without colour only the edge would show.
            PieceArt::Figures if self.theme.is_mono() && width < 8 => None,
            PieceArt::Figures => sprites::for_width(width),
            PieceArt::Letters => None,
        };
        if let Some(sprite) = drawing.and_then(|set| set.of(piece.kind)) {
            return self.drawing(square, piece.color, sprite, canvas);
        }
        let mut bytes = [0; 4];
        let symbol = match self.view.art {
            PieceArt::Figures => figure(piece),
            PieceArt::Letters => self.view.letters.of_piece(piece).encode_utf8(&mut bytes),
        };
        self.tile(square, piece.color, symbol, canvas);
    }

    /// A piece as one symbol on a tile of its own colour, so that it stands out on every ground: with half a cell at
    /// either side the tile is a square.
    fn tile(&self, square: Square, color: Color, symbol: &str, canvas: &mut Canvas<'_>) {
        let centre = self.geometry.centre(square);
        if self.geometry.square(square).width >= 4
            && let Some(edge) = self.theme.tile_edge(color, square.is_light())
        {
            canvas.put(Position::new(centre.x.saturating_sub(1), centre.y), "▐", edge);
            canvas.put(Position::new(centre.x.saturating_add(1), centre.y), "▌", edge);
        }
        canvas.put(centre, symbol, self.theme.tile(color));
    }

    /// A drawn piece: each cell shows two pixels, the upper as its half block, the lower as its ground.
    fn drawing(&self, square: Square, color: Color, sprite: &Sprite, canvas: &mut Canvas<'_>) {
        let rect = self.geometry.square(square);
        let ground = self.ground_style(square).bg.unwrap_or(Ink::Reset);
        let light_ground = square.is_light();
        for (row, y) in rect.rows().enumerate() {
            for (column, cell) in y.positions().enumerate() {
                let (upper, lower) = (sprite.pixel(column, row * 2), sprite.pixel(column, row * 2 + 1));
                if (upper, lower) == (Pixel::Clear, Pixel::Clear) {
                    continue;
                }
                if self.theme.is_mono() {
                    canvas.put(cell, mono_blocks(color, light_ground, upper, lower), Style::new());
                    continue;
                }
                let [edge, body, line] = self.theme.drawing(color);
                let ink = |pixel: Pixel| match pixel {
                    Pixel::Clear => ground,
                    Pixel::Edge => edge,
                    Pixel::Body => body,
                    Pixel::Line => line,
                };
                let (upper, lower) = (ink(upper), ink(lower));
                // One colour is said as a ground, so that a font with gaps between its blocks shows none.
                let block = if upper == lower { " " } else { "▀" };
                canvas.put(cell, block, Style::new().fg(upper).bg(lower));
            }
        }
    }

    /// The symbols of a square's marks: in the middle of an empty square, beside the piece of another.
    fn symbols(&self, square: Square, canvas: &mut Canvas<'_>) {
        let tints = self.view.tints(square).map(|tint| (tint.symbol(), self.theme.mark()));
        let star = self.view.stars.contains(square).then(|| (STAR, self.theme.mark()));
        let mut symbols = star.into_iter().chain(tints);
        if self.view.piece_at(square).is_none()
            && let Some((symbol, style)) = symbols.next()
            && !self.large_mark(square, symbol, canvas)
        {
            canvas.put(self.geometry.centre(square), symbol, style);
        }
        let ground = self.ground_style(square);
        for (cell, (symbol, style)) in self.corners(square).zip(symbols) {
            canvas.put(cell, symbol, ground.patch(style));
        }
    }

    /// The first mark of an empty square as a drawing, where the square is large enough and the mark has one.
    fn large_mark(&self, square: Square, symbol: &str, canvas: &mut Canvas<'_>) -> bool {
        let rect = self.geometry.square(square);
        let kind = MarkKind::ALL.into_iter().find(|kind| Tint::from(*kind).symbol() == symbol);
        let drawing = kind
            .filter(|_| rect.width >= sprites::MARK_WIDTH)
            .and_then(|kind| Some((kind, sprites::marks().named(kind.name())?)));
        let Some((kind, drawing)) = drawing else { return false };
        let style = self.theme.large_mark(square.is_light(), kind.into());
        let left = rect.x.saturating_add((rect.width - sprites::MARK_WIDTH) / 2);
        let top = rect.y.saturating_add((rect.height.saturating_sub(sprites::MARK_WIDTH / 2)) / 2);
        for row in 0..sprites::MARK_WIDTH / 2 {
            for column in 0..sprites::MARK_WIDTH {
                let pixel = |line: u16| drawing.pixel(usize::from(column), usize::from(line)) != Pixel::Clear;
                let block = match (pixel(row * 2), pixel(row * 2 + 1)) {
                    (true, true) => "█",
                    (true, false) => "▀",
                    (false, true) => "▄",
                    (false, false) => continue,
                };
                canvas.put(Position::new(left.saturating_add(column), top.saturating_add(row)), block, style);
            }
        }
        true
    }

    /// Where symbols stand when the middle is taken.
    fn corners(&self, square: Square) -> impl Iterator<Item = Position> {
        let rect = self.geometry.square(square);
        let centre = self.geometry.centre(square);
        let right = rect.right().saturating_sub(1);
        let cells = match rect.height {
            1 if rect.width < 3 => [Some(Position::new(right, rect.y)), None],
            1 => [Some(Position::new(rect.x, rect.y)), Some(Position::new(right, rect.y))],
            2 => {
                let below = rect.y.saturating_add(1);
                [Some(Position::new(centre.x, below)), Some(Position::new(centre.x.saturating_add(1), below))]
            }
            _ => [Some(Position::new(rect.x, rect.y)), Some(Position::new(right, rect.y))],
        };
        cells.into_iter().flatten()
    }

    /// The corners of the square where the keyboard is.
    fn cursor(&self, square: Square, canvas: &mut Canvas<'_>) {
        let rect = self.geometry.square(square);
        let style = self.theme.mark();
        let (left, right) = (rect.x, rect.right().saturating_sub(1));
        let (top, bottom) = (rect.y, rect.bottom().saturating_sub(1));
        if rect.height == 1 {
            if rect.width > 2 {
                canvas.put(Position::new(left, top), "[", style);
            }
            canvas.put(Position::new(right, top), "]", style);
            return;
        }
        canvas.put(Position::new(left, top), "┌", style);
        canvas.put(Position::new(right, top), "┐", style);
        canvas.put(Position::new(left, bottom), "└", style);
        canvas.put(Position::new(right, bottom), "┘", style);
    }

    fn coordinates(&self, canvas: &mut Canvas<'_>) {
        let style = self.theme.dim();
        let at = |square: Option<Square>| if square.is_some() { style.add_modifier(Modifier::BOLD) } else { style };
        for rank in Rank::ALL {
            let digit = ["1", "2", "3", "4", "5", "6", "7", "8"].get(usize::from(rank.index())).copied();
            let style = at(self.view.cursor.filter(|square| square.rank() == rank));
            canvas.put(self.geometry.rank_label(rank), digit.unwrap_or("?"), style);
        }
        for file in File::ALL {
            let mut bytes = [0; 4];
            let letter = self.view.letters.file(file).encode_utf8(&mut bytes);
            let style = at(self.view.cursor.filter(|square| square.file() == file));
            canvas.put(self.geometry.file_label(file), letter, style);
        }
    }

    /// An arrow: a line through the squares between and a head on the last one. A knight's goes as a knight is
    /// taught to go, two squares and then one to the side.
    fn arrow(&self, from: Square, to: Square, canvas: &mut Canvas<'_>) {
        let style = self.theme.mark();
        let (start, end) = (self.geometry.centre(from), self.geometry.centre(to));
        let files = from.file().index().abs_diff(to.file().index());
        let ranks = from.rank().index().abs_diff(to.rank().index());
        let (from_rect, to_rect) = (self.geometry.square(from), self.geometry.square(to));
        let mut put = |cell: Position, symbol: &str| {
            if !from_rect.contains(cell) && !to_rect.contains(cell) {
                canvas.put(cell, symbol, style);
            }
        };
        if files == 0 || ranks == 0 {
            straight(start, end, &mut put);
        } else if (files, ranks) == (1, 2) || (files, ranks) == (2, 1) {
            let (corner, symbol) = if ranks == 2 {
                (Position::new(start.x, end.y), corner_symbol(start.y < end.y, end.x > start.x, true))
            } else {
                (Position::new(end.x, start.y), corner_symbol(end.y > start.y, start.x < end.x, false))
            };
            straight(start, corner, &mut put);
            straight(corner, end, &mut put);
            put(corner, symbol);
        } else {
            let falling = (end.x > start.x) == (end.y > start.y);
            let (top, bottom) = if start.y < end.y { (start, end) } else { (end, start) };
            for y in top.y..=bottom.y {
                let along = i32::from(y - top.y) * (i32::from(bottom.x) - i32::from(top.x));
                let x = i32::from(top.x) + along / i32::from((bottom.y - top.y).max(1));
                if let Ok(x) = u16::try_from(x) {
                    put(Position::new(x, y), if falling { "╲" } else { "╱" });
                }
            }
        }
        canvas.put(self.arrow_head_cell(from, to), head(start, end, files, ranks), style);
    }

    /// The head stands on the edge of the last square where the arrow enters it.
    fn arrow_head_cell(&self, from: Square, to: Square) -> Position {
        let (start, end) = (self.geometry.centre(from), self.geometry.centre(to));
        let rect = self.geometry.square(to);
        let files = from.file().index().abs_diff(to.file().index());
        let ranks = from.rank().index().abs_diff(to.rank().index());
        // A knight enters along its short leg.
        let (sideways, upright) = match (files, ranks) {
            (1, 2) => (true, false),
            (2, 1) => (false, true),
            _ => (files > 0, ranks > 0),
        };
        let x = match () {
            () if !sideways => end.x,
            () if end.x > start.x => rect.x,
            () => rect.right().saturating_sub(1),
        };
        let y = match () {
            () if !upright => end.y,
            () if end.y > start.y => rect.y,
            () => rect.bottom().saturating_sub(1),
        };
        Position::new(x, y)
    }
}

/// A line along a row or a column, without its ends.
fn straight(a: Position, b: Position, put: &mut impl FnMut(Position, &str)) {
    if a.y == b.y {
        for x in a.x.min(b.x)..=a.x.max(b.x) {
            put(Position::new(x, a.y), "─");
        }
    } else {
        for y in a.y.min(b.y)..=a.y.max(b.y) {
            put(Position::new(a.x, y), "│");
        }
    }
}

/// The bend of a knight's arrow. `upright_first`: it leaves along its file.
const fn corner_symbol(down: bool, right: bool, upright_first: bool) -> &'static str {
    match (upright_first, down, right) {
        (true, true, true) | (false, false, false) => "└",
        (true, true, false) | (false, false, true) => "┘",
        (true, false, true) | (false, true, false) => "┌",
        (true, false, false) | (false, true, true) => "┐",
    }
}

/// The head of an arrow.
fn head(start: Position, end: Position, files: u8, ranks: u8) -> &'static str {
    let (right, down) = (end.x > start.x, end.y > start.y);
    match (files, ranks) {
        (_, 0) | (1, 2) => {
            if right {
                "→"
            } else {
                "←"
            }
        }
        (0, _) | (2, 1) => {
            if down {
                "↓"
            } else {
                "↑"
            }
        }
        _ => match (right, down) {
            (true, true) => "◢",
            (true, false) => "◥",
            (false, true) => "◣",
            (false, false) => "◤",
        },
    }
}

/// The chess symbol of a piece, one cell wide: an outline for White, solid for Black. The black pawn alone is also
/// an emoji in many fonts, and is told that here it is text.
const fn figure(piece: Piece) -> &'static str {
    match (piece.color, piece.kind) {
        (Color::White, PieceKind::King) => "♔",
        (Color::White, PieceKind::Queen) => "♕",
        (Color::White, PieceKind::Rook) => "♖",
        (Color::White, PieceKind::Bishop) => "♗",
        (Color::White, PieceKind::Knight) => "♘",
        (Color::White, PieceKind::Pawn) => "♙",
        (Color::Black, PieceKind::King) => "♚",
        (Color::Black, PieceKind::Queen) => "♛",
        (Color::Black, PieceKind::Rook) => "♜",
        (Color::Black, PieceKind::Bishop) => "♝",
        (Color::Black, PieceKind::Knight) => "♞",
        (Color::Black, PieceKind::Pawn) => "♟\u{FE0E}",
    }
}

/// The chess symbols of pieces, for a line of text.
pub fn figures(color: Color, kinds: &[PieceKind]) -> String {
    let mut line = String::new();
    for kind in kinds {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(figure(Piece::new(color, *kind)));
    }
    line
}

/// Two pixels without colour. On a light square (reverse video) ink is dark, on a dark one it is light; White is
/// filled with light and Black with dark on both.
const fn mono_blocks(color: Color, light_ground: bool, upper: Pixel, lower: Pixel) -> &'static str {
    const fn inked(color: Color, light_ground: bool, pixel: Pixel) -> bool {
        let same_as_ground = matches!((color, light_ground), (Color::White, true) | (Color::Black, false));
        match pixel {
            Pixel::Clear => false,
            Pixel::Edge => true,
            Pixel::Body => !same_as_ground,
            Pixel::Line => same_as_ground,
        }
    }
    match (inked(color, light_ground, upper), inked(color, light_ground, lower)) {
        (true, true) => "█",
        (true, false) => "▀",
        (false, true) => "▄",
        (false, false) => " ",
    }
}

/// The part of the buffer that may be drawn on.
struct Canvas<'a> {
    area: Rect,
    buf: &'a mut Buffer,
}

impl Canvas<'_> {
    /// Puts a symbol of ours into a cell, if that cell is there.
    fn put(&mut self, cell: Position, symbol: &str, style: Style) {
        if self.area.contains(cell)
            && let Some(target) = self.buf.cell_mut(cell)
        {
            target.set_symbol(symbol).set_style(style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::Depth;
    use crate::terminal::widgets::SquareSize;
    use proptest::prelude::*;

    const LATIN: Letters =
        Letters { files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], pieces: ['P', 'N', 'B', 'R', 'Q', 'K'] };

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// A board on which everything happens at once.
    fn crowded(view: Color, art: PieceArt) -> BoardView {
        let mut board = BoardView { view, art, ..BoardView::empty(LATIN) };
        for (index, square) in Square::all().enumerate() {
            let color = Color::ALL[index % 2];
            board.pieces[square.index()] = PieceKind::ALL.get(index % 9).map(|&kind| Piece::new(color, kind));
        }
        board.marks =
            MarkKind::ALL.into_iter().enumerate().map(|(i, kind)| (kind, SquareSet(0x9249_2492 << i))).collect();
        board.stars = SquareSet(0xF0F0);
        board.chosen = SquareSet(0xFF00_0000);
        board.arrows = Square::all().map(|to| (square("d4"), to)).collect();
        board.cursor = Some(square("e5"));
        board.selected = Some(square("c3"));
        board.check = Some(square("g8"));
        board
    }

    fn draw(board: &BoardView, size: SquareSize, area: Rect, origin: Position, depth: Depth) -> Buffer {
        let mut buffer = Buffer::empty(area);
        let geometry = BoardGeometry::new(origin, size, board.view);
        Board { view: board, geometry, theme: Theme::new(depth) }.render(area, &mut buffer);
        buffer
    }

    fn text(buffer: &Buffer) -> String {
        buffer
            .area
            .rows()
            .map(|row| row.positions().map(|cell| buffer[cell].symbol()).collect::<String>() + "\n")
            .collect()
    }

    #[test]
    fn a_board_of_an_eighty_column_window() {
        let mut board = BoardView::empty(LATIN);
        board.pieces[square("d1").index()] = Some(Piece::new(Color::White, PieceKind::Rook));
        board.pieces[square("d6").index()] = Some(Piece::new(Color::Black, PieceKind::Pawn));
        board.marks = vec![(MarkKind::Attacked, square("d6").into()), (MarkKind::CanGo, square("d2").into())];
        board.stars = square("d8").into();
        board.cursor = Some(square("b2"));
        let area = Rect::new(0, 0, 42, 17);
        insta::assert_snapshot!(text(&draw(&board, SquareSize::Medium, area, Position::ORIGIN, Depth::True)));
        board.view = Color::Black;
        insta::assert_snapshot!(text(&draw(&board, SquareSize::Medium, area, Position::ORIGIN, Depth::True)));
    }

    #[test]
    fn a_black_pawn_is_told_to_be_text() {
        assert_eq!(figure(Piece::new(Color::Black, PieceKind::Pawn)), "♟\u{FE0E}");
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                assert_eq!(unicode_width::UnicodeWidthStr::width(figure(Piece::new(color, kind))), 1);
            }
        }
    }

    #[test]
    fn without_colour_no_cell_has_one() {
        for size in SquareSize::LARGEST_FIRST {
            let board = crowded(Color::White, PieceArt::Figures);
            let area = Rect::new(0, 0, size.board_width(), size.board_height());
            let buffer = draw(&board, size, area, Position::ORIGIN, Depth::Mono);
            assert!(buffer.content.iter().all(|cell| cell.fg == Ink::Reset && cell.bg == Ink::Reset), "{size:?}");
        }
    }

    #[test]
    fn every_mark_shows_its_symbol_at_every_size() {
        for size in SquareSize::LARGEST_FIRST {
            for kind in MarkKind::ALL {
                for piece in [None, Some(Piece::new(Color::Black, PieceKind::Queen))] {
                    let mut board = BoardView::empty(LATIN);
                    board.pieces[square("e4").index()] = piece;
                    board.marks = vec![(kind, square("e4").into())];
                    let area = Rect::new(0, 0, size.board_width(), size.board_height());
                    let buffer = draw(&board, size, area, Position::ORIGIN, Depth::Mono);
                    let rect = BoardGeometry::new(Position::ORIGIN, size, Color::White).square(square("e4"));
                    // As its symbol, or as a drawing of its own on a square that is large and empty.
                    let is_drawn = piece.is_none() && size.width() >= sprites::MARK_WIDTH;
                    let drawn = sprites::marks().named(kind.name()).filter(|_| is_drawn).is_some();
                    let shown = rect.positions().any(|cell| match buffer[cell].symbol() {
                        "▀" | "▄" | "█" => drawn,
                        symbol => symbol == Tint::from(kind).symbol(),
                    });
                    assert!(shown, "{kind:?} at {size:?} with {piece:?}");
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn no_size_of_screen_is_a_trouble(
            width in 1_u16..500, height in 1_u16..200, x in 0_u16..510, y in 0_u16..210,
            size in prop::sample::select(SquareSize::LARGEST_FIRST.to_vec()),
            view in prop::sample::select(Color::ALL.to_vec()),
            depth in prop::sample::select(Depth::ALL.to_vec()),
            art in prop::sample::select(vec![PieceArt::Figures, PieceArt::Letters]),
        ) {
            draw(&crowded(view, art), size, Rect::new(0, 0, width, height), Position::new(x, y), depth);
        }
    }
}
