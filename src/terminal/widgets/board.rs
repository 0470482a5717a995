//! The board: squares, pieces, marks, arrows, cursor and coordinates.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::widgets::Widget;

use crate::lesson::MarkKind;
use crate::rules::notation::Notation;
use crate::rules::{self, Color, File, Piece, PieceKind, Rank, Square, SquareSet};
use crate::terminal::theme::{STAR, Theme, Tint};

use super::arrows;
use super::geometry::{BoardGeometry, SquareSize};
use super::sprites::{self, Part, Sprite};

/// How pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceArt {
    /// Drawings, and chess symbols where squares are too small for them.
    Figures,
    /// Chess symbols at every size.
    Symbols,
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
    /// What stands on each square.
    pub pieces: rules::Board,
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
    /// Pieces on their way; where they go something else may still be seen.
    pub sliding: Vec<Sliding>,
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

/// A piece between two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sliding {
    /// Which.
    pub piece: Piece,
    /// Where it comes from.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What stands there until it comes.
    pub met: Option<Piece>,
    /// How much of its way is behind it, in percent.
    pub percent: u16,
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
            pieces: rules::Board::EMPTY,
            view: Color::White,
            marks: Vec::new(),
            chosen: SquareSet::EMPTY,
            stars: SquareSet::EMPTY,
            arrows: Vec::new(),
            sliding: Vec::new(),
            check: None,
            selected: None,
            cursor: None,
            letters,
            art: PieceArt::Figures,
            edges: Edges::Named,
        }
    }

    /// A board with the pieces of a position.
    pub fn of(position: &rules::Position, letters: Letters) -> BoardView {
        BoardView { pieces: *position.board(), ..BoardView::empty(letters) }
    }

    /// The same board while pieces are on their way.
    pub fn with(&self, on_the_way: &[Sliding]) -> BoardView {
        let mut view = self.clone();
        for sliding in on_the_way {
            view.pieces.set(sliding.to, sliding.met);
        }
        view.sliding = on_the_way.to_vec();
        view
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces.piece_at(square)
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
        // An arrow may lie over a drawing, but not over a piece that is one symbol: nothing would be left of it.
        self.pieces(&mut canvas, |sprite| sprite.is_some());
        self.arrows(&mut canvas);
        self.pieces(&mut canvas, |sprite| sprite.is_none());
        for square in Square::all() {
            if self.view.cursor == Some(square) {
                self.cursor(square, &mut canvas);
            }
            self.symbols(square, &mut canvas);
        }
        for sliding in &self.view.sliding {
            self.sliding(sliding, &mut canvas);
        }
        match self.view.edges {
            Edges::Named => self.coordinates(&mut canvas),
            Edges::Bare => {}
        }
    }
}

impl Board<'_> {
    /// What a square is lit for, if it is lit.
    fn lit(&self, square: Square) -> Option<Tint> {
        // A star shines: its square is lit like a target's.
        let star = self.view.stars.contains(square).then_some(Tint::Target);
        self.view.tints(square).next().or(star)
    }

    fn ground_style(&self, square: Square) -> Style {
        self.theme.square(square.is_light(), self.lit(square))
    }

    fn mark_style(&self, square: Square) -> Style {
        self.theme.mark(square.is_light(), self.lit(square))
    }

    fn ground(&self, square: Square, canvas: &mut Canvas<'_>) {
        let style = self.ground_style(square);
        for cell in self.geometry.square(square).positions() {
            canvas.put(cell, " ", style);
        }
    }

    /// The drawing of a piece, where it is drawn. Without colour there is none: a body that is as light as its square
    /// would not be seen.
    fn sprite(&self, kind: PieceKind) -> Option<&'static Sprite> {
        match self.view.art {
            PieceArt::Figures if !self.theme.is_mono() => sprites::for_width(self.geometry.size().width())?.of(kind),
            PieceArt::Figures | PieceArt::Symbols | PieceArt::Letters => None,
        }
    }

    /// The pieces that are drawn, or those that are not.
    fn pieces(&self, canvas: &mut Canvas<'_>, which: impl Fn(Option<&Sprite>) -> bool) {
        for square in Square::all() {
            if let Some(piece) = self.view.piece_at(square).filter(|piece| which(self.sprite(piece.kind))) {
                self.piece(self.geometry.square(square), square.is_light(), piece, canvas);
            }
        }
    }

    /// A piece in a place as large as a square, which is a square's unless the piece is on its way.
    fn piece(&self, place: Rect, light_ground: bool, piece: Piece, canvas: &mut Canvas<'_>) {
        if let Some(sprite) = self.sprite(piece.kind) {
            return drawing(place, piece.color, sprite, self.theme, canvas);
        }
        let mut bytes = [0; 4];
        let symbol = match self.view.art {
            PieceArt::Figures | PieceArt::Symbols => figure(piece),
            PieceArt::Letters => self.view.letters.of_piece(piece).encode_utf8(&mut bytes),
        };
        self.tile(place, light_ground, piece.color, symbol, canvas);
    }

    /// A piece as one symbol on a tile of its own colour, so that it stands out on every ground: with half a cell at
    /// either side the tile is a square, and it grows with the square that it stands on.
    fn tile(&self, place: Rect, light_ground: bool, color: Color, symbol: &str, canvas: &mut Canvas<'_>) {
        let size = self.geometry.size();
        let (x, y) = (place.x.saturating_add((size.width() - 1) / 2), place.y.saturating_add((size.height() - 1) / 2));
        let style = self.theme.tile(color);
        if let (Some(edge), Some(around)) = (self.theme.tile_edge(color, light_ground), Around::of(size)) {
            let rows = around.rows + i16::from(around.half_rows);
            // Which quarters of a cell are the tile's: all of them but at its edges.
            let quarters = |at: i16, whole: i16, before: usize, after: usize| match at {
                at if at.abs() <= whole => 15,
                ..0 => before,
                0.. => after,
            };
            for row in -rows..=rows {
                for column in -around.columns - 1..=around.columns + 1 {
                    let quarters = quarters(row, around.rows, 12, 3) & quarters(column, around.columns, 10, 5);
                    let (symbol, style) = match sprites::QUARTERS.get(quarters) {
                        Some(part) if quarters < 15 => (*part, edge),
                        _ => (" ", style),
                    };
                    let cell = Position::new(x.saturating_add_signed(column), y.saturating_add_signed(row));
                    canvas.put(cell, symbol, style);
                }
            }
        }
        canvas.put(Position::new(x, y), symbol, style);
    }

    /// A piece on its way, over everything.
    fn sliding(&self, sliding: &Sliding, canvas: &mut Canvas<'_>) {
        let (from, to) = (self.geometry.square(sliding.from), self.geometry.square(sliding.to));
        let between = |from: u16, to: u16| {
            let way = (i32::from(to) - i32::from(from)) * i32::from(sliding.percent.min(100)) / 100;
            from.saturating_add_signed(i16::try_from(way).unwrap_or(0))
        };
        let place = Rect { x: between(from.x, to.x), y: between(from.y, to.y), ..from };
        self.piece(place, sliding.from.is_light(), sliding.piece, canvas);
    }

    /// The symbols of a square's marks: in the middle of an empty square, beside the piece of another.
    fn symbols(&self, square: Square, canvas: &mut Canvas<'_>) {
        let star = self.view.stars.contains(square).then_some(STAR);
        let mut symbols = star.into_iter().chain(self.view.tints(square).map(Tint::symbol));
        let style = self.ground_style(square).patch(self.mark_style(square));
        if self.view.piece_at(square).is_none()
            && let Some(symbol) = symbols.next()
            && !self.large_mark(square, symbol, canvas)
        {
            canvas.put(self.geometry.centre(square), symbol, style);
        }
        let corners = self.corners(square);
        // One corner is left to the cursor.
        let is_drawn = self.drawn_piece(square).is_some();
        let room = if is_drawn && self.view.cursor == Some(square) { corners.len().saturating_sub(1) } else { 2 };
        for (cell, symbol) in corners.into_iter().zip(symbols).take(room) {
            canvas.put(cell, symbol, style);
        }
    }

    /// The drawing of what stands on a square, where it is drawn.
    fn drawn_piece(&self, square: Square) -> Option<&'static Sprite> {
        self.sprite(self.view.piece_at(square)?.kind)
    }

    /// Whether a drawing, or the tile of a symbol, leaves this cell of its square free.
    fn is_free(&self, square: Square, cell: Position) -> bool {
        let Some(piece) = self.view.piece_at(square) else { return true };
        let rect = self.geometry.square(square);
        let (column, row) = (cell.x.saturating_sub(rect.x), cell.y.saturating_sub(rect.y));
        if let Some(sprite) = self.sprite(piece.kind) {
            return sprite.leaves_free(column, row);
        }
        let (Some(around), Some(_)) =
            (Around::of(self.geometry.size()), self.theme.tile_edge(piece.color, square.is_light()))
        else {
            return cell != self.geometry.centre(square);
        };
        let centre = self.geometry.centre(square);
        let (columns, rows) = (around.columns + 1, around.rows + i16::from(around.half_rows));
        !(cell.x.abs_diff(centre.x) <= columns.unsigned_abs() && cell.y.abs_diff(centre.y) <= rows.unsigned_abs())
    }

    /// The first mark of an empty square as a drawing, where the square is large enough and the mark has one.
    fn large_mark(&self, square: Square, symbol: &str, canvas: &mut Canvas<'_>) -> bool {
        let rect = self.geometry.square(square);
        if rect.width < sprites::MARK_SIZE.0 {
            return false;
        }
        let (name, style) = match MarkKind::ALL.into_iter().find(|kind| Tint::from(*kind).symbol() == symbol) {
            Some(kind) => (kind.name(), self.theme.large_mark(square.is_light(), kind.into())),
            None if symbol == STAR => (sprites::STAR_MARK, self.mark_style(square)),
            None => return false,
        };
        let Some(drawing) = sprites::marks().named(name) else { return false };
        let left = rect.x.saturating_add((rect.width - sprites::MARK_SIZE.0) / 2);
        let top = rect.y.saturating_add(rect.height.saturating_sub(sprites::MARK_SIZE.1) / 2);
        for (row, y) in drawing.rows().iter().zip(top..) {
            for (drawn, x) in row.iter().zip(left..).filter(|(drawn, _)| !drawn.is_clear()) {
                // What is body throughout has no symbol: its ground says it.
                let symbol = match (drawn.ink, drawn.ground) {
                    (Part::Body, Part::Body) => "█",
                    (Part::Clear, Part::Body) => sprites::inverted(drawn.symbol),
                    _ => drawn.symbol,
                };
                canvas.put(Position::new(x, y), symbol, style);
            }
        }
        true
    }

    /// Where symbols stand when the middle is taken: in the corners that a drawing leaves free, the upper ones first, or
    /// below a piece that is one symbol.
    fn corners(&self, square: Square) -> Vec<Position> {
        let rect = self.geometry.square(square);
        let centre = self.geometry.centre(square);
        let right = rect.right().saturating_sub(1);
        let is_drawn = self.drawn_piece(square).is_some();
        if is_drawn {
            let bottom = rect.bottom().saturating_sub(1);
            let corners = [(rect.x, rect.y), (right, rect.y), (rect.x, bottom), (right, bottom)];
            return corners.into_iter().map(Position::from).filter(|cell| self.is_free(square, *cell)).collect();
        }
        let cells = match rect.height {
            1 if rect.width < 3 => [Some(Position::new(right, rect.y)), None],
            2 => {
                let below = rect.y.saturating_add(1);
                [Some(Position::new(centre.x, below)), Some(Position::new(centre.x.saturating_add(1), below))]
            }
            _ => [Some(Position::new(rect.x, rect.y)), Some(Position::new(right, rect.y))],
        };
        cells.into_iter().flatten().collect()
    }

    /// The corners of the square where the keyboard is.
    fn cursor(&self, square: Square, canvas: &mut Canvas<'_>) {
        let rect = self.geometry.square(square);
        let style = self.ground_style(square).patch(self.mark_style(square));
        // Beside a drawing it is in the other colour, so that it does not run into it.
        let drawn = self.view.piece_at(square).filter(|piece| self.sprite(piece.kind).is_some());
        let style = drawn.map_or(style, |piece| style.fg(self.theme.piece(piece.color.opponent())));
        let (left, right) = (rect.x, rect.right().saturating_sub(1));
        let (top, bottom) = (rect.y, rect.bottom().saturating_sub(1));
        if rect.height == 1 {
            if rect.width > 2 {
                canvas.put(Position::new(left, top), "[", style);
            }
            canvas.put(Position::new(right, top), "]", style);
            return;
        }
        for (x, y, symbol) in [(left, top, "┌"), (right, top, "┐"), (left, bottom, "└"), (right, bottom, "┘")] {
            let cell = Position::new(x, y);
            if self.is_free(square, cell) {
                canvas.put(cell, symbol, style);
            }
        }
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

    /// The arrows, over whatever is below them but the pieces at their own ends.
    fn arrows(&self, canvas: &mut Canvas<'_>) {
        let is_taken = |square| self.view.piece_at(square).is_some();
        let ends: SquareSet = self.view.arrows.iter().flat_map(|(from, to)| [*from, *to]).collect();
        for (cell, quarters) in arrows::all(&self.geometry, &self.view.arrows, is_taken) {
            let square = self.geometry.square_at(cell).filter(|square| ends.contains(*square));
            if square.is_some_and(|square| !self.is_free(square, cell)) {
                continue;
            }
            let style = self.theme.arrow().bg(canvas.ground(cell));
            canvas.put(cell, sprites::QUARTERS.get(quarters).copied().unwrap_or("█"), style);
        }
    }
}

/// A drawn piece. White's has lines on it, Black's is solid but for its slits.
fn drawing(place: Rect, color: Color, sprite: &Sprite, theme: Theme, canvas: &mut Canvas<'_>) {
    let (body, line) = (theme.piece(color), theme.piece(Color::Black));
    for (row, y) in sprite.rows().iter().zip(place.y..) {
        for (drawn, x) in row.iter().zip(place.x..).filter(|(drawn, _)| !drawn.is_clear()) {
            let cell = Position::new(x, y);
            let color = |part| match (part, color) {
                (Part::Clear, _) | (Part::Foot | Part::Slit, Color::Black) => canvas.ground(cell),
                (Part::Body, _) => body,
                (Part::Line, _) | (Part::Foot | Part::Slit, Color::White) => line,
            };
            let (ink, ground) = (color(drawn.ink), color(drawn.ground));
            let symbol = if ink == ground { " " } else { drawn.symbol };
            canvas.put(cell, symbol, Style::new().fg(ink).bg(ground));
        }
    }
}

/// Drawn pieces in a row, each on a square of its own: a picture, and no board.
pub fn frieze(pieces: &[Piece], size: SquareSize, theme: Theme, area: Rect, buf: &mut Buffer) {
    let Some(set) = sprites::for_width(size.width()) else { return };
    let mut canvas = Canvas { area: area.intersection(buf.area), buf };
    for (piece, index) in pieces.iter().zip(0..) {
        let place = Rect::new(area.x.saturating_add(index * size.width()), area.y, size.width(), size.height());
        for cell in place.positions() {
            canvas.put(cell, " ", theme.square(index % 2 == 0, None));
        }
        if let Some(sprite) = set.of(piece.kind) {
            drawing(place, piece.color, sprite, theme, &mut canvas);
        }
    }
}

/// The chess symbol of a piece, one cell wide: an outline for White, solid for Black. The black pawn alone is also
/// an emoji in many fonts, and is told that here it is text.
fn figure(piece: Piece) -> &'static str {
    let figures = match piece.color {
        Color::White => ["♙", "♘", "♗", "♖", "♕", "♔"],
        Color::Black => ["♟\u{FE0E}", "♞", "♝", "♜", "♛", "♚"],
    };
    figures.get(piece.kind.index()).copied().unwrap_or(" ")
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

/// How much of a tile is around the cell of its symbol, besides half a cell at either side.
struct Around {
    /// Whole columns at either side, and whole rows above and below.
    columns: i16,
    rows: i16,
    /// Whether it begins and ends with half a row.
    half_rows: bool,
}

impl Around {
    /// About as wide as it is high, and about half of a square.
    const fn of(size: SquareSize) -> Option<Around> {
        let (columns, rows, half_rows) = match size {
            SquareSize::Tiny | SquareSize::Small => return None,
            SquareSize::Narrow | SquareSize::Medium | SquareSize::Large => (0, 0, false),
            SquareSize::Larger => (1, 0, true),
            SquareSize::Huge => (2, 1, false),
            SquareSize::Giant => (3, 1, true),
        };
        Some(Around { columns, rows, half_rows })
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

    /// The ground of a cell.
    fn ground(&self, cell: Position) -> Ink {
        self.buf.cell(cell).map_or(Ink::Reset, |cell| cell.bg)
    }
}

#[cfg(test)]
mod tests;
