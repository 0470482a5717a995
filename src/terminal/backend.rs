//! What a frame costs on the line: cells into bytes, and no more of them than needed.
//!
//! Crossterm's own backend says both colours when one changes, says them for blanks too, and for every square anew. Over
//! a slow line that is most of what a move costs. Here the cells of one colour are drawn one after the other, wherever they
//! are, only what changes is said, the cursor goes the shortest way, and blanks at the end of a line are erased in one.

use std::fmt::Write as _;
use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

/// A terminal at the other end of a writer.
#[derive(Debug)]
pub(super) struct Line<W: Write> {
    writer: W,
    /// What is being put together, kept for the next time.
    text: String,
    /// What stands there now, row by row; what lies beyond is blank.
    shown: Vec<Vec<Shown>>,
}

/// What stands in a cell, as far as it is of use: a letter that is surely one cell wide, and how it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    /// Nothing but the ground.
    Blank(Color),
    /// A letter.
    Letter(char, Pen),
    /// Anything else.
    Other,
}

impl Shown {
    fn of(cell: &Cell) -> Shown {
        match (ink(cell), cell.symbol().chars().next()) {
            (None, _) => Shown::Blank(cell.bg),
            (Some((fg, modifier)), Some(letter)) if is_surely_one_cell(cell.symbol()) => {
                Shown::Letter(letter, Pen { fg, bg: cell.bg, modifier })
            }
            _ => Shown::Other,
        }
    }
}

/// How the terminal writes now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

const PLAIN: Pen = Pen { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

/// What is seen of a blank, besides its ground.
const SEEN_ON_BLANKS: Modifier = Modifier::REVERSED.union(Modifier::UNDERLINED).union(Modifier::CROSSED_OUT);

/// How each modifier is turned on and off. Bold and dim have one way off.
const MODIFIERS: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

impl<W: Write> Line<W> {
    /// A terminal that this writer leads to.
    pub(super) const fn new(writer: W) -> Line<W> {
        Line { writer, text: String::new(), shown: Vec::new() }
    }

    fn send(&mut self) -> io::Result<()> {
        let sent = self.writer.write_all(self.text.as_bytes());
        self.text.clear();
        sent
    }
}

/// Cells beside one another that are drawn in one way.
#[derive(Debug)]
struct Run {
    begin: Position,
    /// Where the cursor is afterwards, if that is sure.
    end: Option<Position>,
    bg: Color,
    /// The ink and the modifiers, if there is anything but blanks.
    ink: Option<(Color, Modifier)>,
    symbols: String,
    /// How many of the last symbols are blanks of which only the ground is seen.
    blanks: u16,
}

/// So many blanks are erased in no more bytes than they have.
const WORTH_ERASING: u16 = 5;

impl Run {
    /// Takes a cell into the run, if it follows and is drawn in the same way.
    fn takes(&mut self, at: Position, cell: &Cell, ink: Option<(Color, Modifier)>) -> bool {
        let is_seen = is_seen_on_blanks;
        let fits = self.end == Some(at)
            && self.bg == cell.bg
            && match (self.ink, ink) {
                (Some(ours), Some(theirs)) => ours == theirs,
                (Some(_), None) => !is_seen(self.ink),
                (None, Some(_)) => !is_seen(ink),
                (None, None) => true,
            };
        if fits {
            self.ink = self.ink.or(ink);
            self.symbols.push_str(cell.symbol());
            self.end = after(at, cell.symbol());
            self.blanks = if ink.is_none() { self.blanks.saturating_add(1) } else { 0 };
        }
        fits
    }

    /// Writes what stands before the next cell of the row once more, where that is shorter than a way around it: the
    /// blanks between words above all.
    fn goes_on_to(&mut self, at: Position, shown: &[Vec<Shown>]) {
        let Some(end) = self.end.filter(|end| end.y == at.y && end.x < at.x) else { return };
        let around = if at.x - end.x == 1 { "\x1b[C".len() } else { "\x1b[9C".len() };
        let row = shown.get(usize::from(at.y)).map_or(&[][..], Vec::as_slice);
        let mut between = String::new();
        for column in end.x..at.x {
            let letter = match (row.get(usize::from(column)).copied().unwrap_or(Shown::Blank(Color::Reset)), self.ink) {
                (Shown::Blank(bg), ink) if bg == self.bg && !is_seen_on_blanks(ink) => ' ',
                (Shown::Letter(letter, pen), Some((fg, modifier))) if pen == Pen { fg, bg: self.bg, modifier } => {
                    letter
                }
                _ => return,
            };
            between.push(letter);
            if between.len() > around {
                return;
            }
        }
        self.blanks = if between.ends_with(' ') { self.blanks_after(&between) } else { 0 };
        self.symbols.push_str(&between);
        self.end = Some(at);
    }

    /// How many blanks there are at the end once this is written too.
    fn blanks_after(&self, text: &str) -> u16 {
        let kept = text.trim_end_matches(' ').len();
        let added = u16::try_from(text.len() - kept).unwrap_or(0);
        if kept == 0 { self.blanks.saturating_add(added) } else { added }
    }

    /// Writes the symbols; blanks at the end are erased, where that is shorter, and gives where the cursor is then. Not
    /// every terminal erases in another ground than its own.
    fn write(&self, text: &mut String) -> Option<Position> {
        if self.blanks < WORTH_ERASING || self.bg != Color::Reset {
            text.push_str(&self.symbols);
            return self.end;
        }
        let kept = self.symbols.len().saturating_sub(usize::from(self.blanks));
        text.push_str(self.symbols.get(..kept).unwrap_or_default());
        // Writing into a string does not fail.
        let _ = write!(text, "\x1b[{}X", self.blanks);
        self.end.map(|end| Position::new(end.x.saturating_sub(self.blanks), end.y))
    }
}

/// Moves the cursor, from where it is if that is sure, in as few bytes as there are.
fn go(from: Option<Position>, to: Position, text: &mut String) {
    let (row, column) = (u32::from(to.y) + 1, u32::from(to.x) + 1);
    let straight = if column == 1 { format!("\x1b[{row}H") } else { format!("\x1b[{row};{column}H") };
    let relative = from.map(|from| {
        let by = |less: u16, more: u16, letter: char| match more - less {
            0 => String::new(),
            1 => format!("\x1b[{letter}"),
            many => format!("\x1b[{many}{letter}"),
        };
        let rows = if to.y < from.y { by(to.y, from.y, 'A') } else { by(from.y, to.y, 'B') };
        let columns = match (to.x, from.x) {
            (0, 1..) => "\r".to_owned(),
            (to, from) if to < from => match usize::from(from - to) {
                back @ 1..4 => "\x08".repeat(back),
                _ => by(to, from, 'D'),
            },
            (to, from) => by(from, to, 'C'),
        };
        rows + &columns
    });
    text.push_str(relative.as_ref().filter(|relative| relative.len() < straight.len()).unwrap_or(&straight));
}

/// Where the cursor is after a symbol, if that is sure.
fn after(at: Position, symbol: &str) -> Option<Position> {
    is_surely_one_cell(symbol).then(|| Position::new(at.x.saturating_add(1), at.y))
}

/// The ink and the modifiers of a cell; `None` where only its ground is seen.
fn ink(cell: &Cell) -> Option<(Color, Modifier)> {
    let is_blank = cell.symbol() == " " && !cell.modifier.intersects(SEEN_ON_BLANKS);
    (!is_blank).then_some((cell.fg, cell.modifier))
}

/// Whether a blank drawn so would be seen.
fn is_seen_on_blanks(ink: Option<(Color, Modifier)>) -> bool {
    ink.is_some_and(|(_, modifier)| modifier.intersects(SEEN_ON_BLANKS))
}

/// The cells of a frame in runs, and notes what stands there now.
fn runs<'a>(content: impl Iterator<Item = (u16, u16, &'a Cell)>, shown: &mut Vec<Vec<Shown>>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (x, y, cell) in content {
        let at = Position::new(x, y);
        let ink = ink(cell);
        if let Some(run) = runs.last_mut() {
            // Not into a cell of another kind, for which the cursor has to be told something anyway.
            if run.bg == cell.bg && (run.ink.is_none() || ink.is_none() || run.ink == ink) {
                run.goes_on_to(at, shown);
            }
        }
        note(shown, at, Shown::of(cell));
        if !runs.last_mut().is_some_and(|run| run.takes(at, cell, ink)) {
            let end = after(at, cell.symbol());
            let blanks = u16::from(ink.is_none());
            runs.push(Run { begin: at, end, bg: cell.bg, ink, symbols: cell.symbol().to_owned(), blanks });
        }
    }
    runs
}

/// Notes what stands in a cell.
fn note(shown: &mut Vec<Vec<Shown>>, at: Position, now: Shown) {
    let (column, row) = (usize::from(at.x), usize::from(at.y));
    if shown.len() <= row {
        shown.resize(row + 1, Vec::new());
    }
    if let Some(cells) = shown.get_mut(row) {
        if cells.len() <= column {
            cells.resize(column + 1, Shown::Blank(Color::Reset));
        }
        if let Some(cell) = cells.get_mut(column) {
            *cell = now;
        }
    }
}

/// The same runs with those of one ground together, and among them those of one ink: a colour is said once.
fn by_colour(mut runs: Vec<Run>) -> Vec<Run> {
    let mut grounds: Vec<Color> = Vec::new();
    let mut inks: Vec<(Color, Modifier)> = Vec::new();
    for run in &runs {
        if !grounds.contains(&run.bg) {
            grounds.push(run.bg);
        }
        if let Some(ink) = run.ink.filter(|ink| !inks.contains(ink)) {
            inks.push(ink);
        }
    }
    let place = |run: &Run| {
        let ground = grounds.iter().position(|ground| *ground == run.bg);
        (ground, run.ink.and_then(|ink| inks.iter().position(|known| *known == ink)))
    };
    runs.sort_by_cached_key(place);
    runs
}

impl Pen {
    /// Says how to write from now on, where that is another way than before.
    fn change(self, from: Pen, text: &mut String) {
        if self == from {
            return;
        }
        let mut begun = false;
        let mut code = |text: &mut String, code: std::fmt::Arguments<'_>| {
            // Writing into a string does not fail.
            let _ = write!(text, "{}{code}", if std::mem::replace(&mut begun, true) { ";" } else { "\x1b[" });
        };
        if self == PLAIN {
            text.push_str("\x1b[0m");
            return;
        }
        let mut on = from.modifier;
        let removed = from.modifier.difference(self.modifier);
        for (modifier, _, off) in MODIFIERS {
            if removed.contains(modifier) && on.contains(modifier) {
                code(text, format_args!("{off}"));
                // What has the same way off is off now too.
                let gone = MODIFIERS.into_iter().filter(|(.., other)| *other == off);
                on = gone.fold(on, |on, (modifier, ..)| on.difference(modifier));
            }
        }
        for (modifier, number, _) in MODIFIERS {
            if self.modifier.contains(modifier) && !on.contains(modifier) {
                code(text, format_args!("{number}"));
            }
        }
        for (color, before, base) in [(self.fg, from.fg, 30), (self.bg, from.bg, 40)] {
            if color != before {
                match named(color) {
                    Named::Number(number) => code(text, format_args!("{}", base + number)),
                    Named::Indexed(index) => code(text, format_args!("{};5;{index}", base + 8)),
                    Named::Rgb(r, g, b) => code(text, format_args!("{};2;{r};{g};{b}", base + 8)),
                }
            }
        }
        text.push('m');
    }
}

/// How a colour is named on the line.
enum Named {
    /// What is added to 30 for an ink and to 40 for a ground.
    Number(u8),
    Indexed(u8),
    Rgb(u8, u8, u8),
}

const fn named(color: Color) -> Named {
    Named::Number(match color {
        Color::Reset => 9,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 60,
        Color::LightRed => 61,
        Color::LightGreen => 62,
        Color::LightYellow => 63,
        Color::LightBlue => 64,
        Color::LightMagenta => 65,
        Color::LightCyan => 66,
        Color::White => 67,
        Color::Rgb(r, g, b) => return Named::Rgb(r, g, b),
        Color::Indexed(index) => return Named::Indexed(index),
    })
}

/// Whether every terminal draws a symbol one cell wide: letters, lines and blocks. After another one nobody knows where the
/// cursor is: some fonts draw chess symbols two cells wide.
fn is_surely_one_cell(symbol: &str) -> bool {
    let mut letters = symbol.chars();
    let known =
        |c: char| matches!(c, ' '..='~' | '\u{a1}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' | '\u{2500}'..='\u{259f}');
    letters.next().is_some_and(known) && letters.next().is_none()
}

impl<W: Write> Backend for Line<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut pen = PLAIN;
        let mut cursor: Option<Position> = None;
        let runs = runs(content, &mut self.shown);
        // Behind its last column a terminal's cursor is not where it seems to be.
        let last = runs.iter().map(|run| run.end.map_or(0, |end| end.x.saturating_sub(1))).max().unwrap_or(0);
        for run in by_colour(runs) {
            go(cursor, run.begin, &mut self.text);
            let wanted = run.ink.map_or(
                // Of a blank only its ground is seen.
                Pen { bg: run.bg, modifier: pen.modifier.difference(SEEN_ON_BLANKS), ..pen },
                |(fg, modifier)| Pen { fg, bg: run.bg, modifier },
            );
            wanted.change(pen, &mut self.text);
            pen = wanted;
            cursor = run.write(&mut self.text).filter(|at| at.x <= last);
        }
        PLAIN.change(pen, &mut self.text);
        self.send()
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.writer.write_all(b"\x1b[?25l")
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.writer.write_all(b"\x1b[?25h")
    }

    /// Not known: the answer would come among the keys.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        write!(self.writer, "\x1b[{};{}H", u32::from(y) + 1, u32::from(x) + 1)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        match clear_type {
            ClearType::All => self.shown.clear(),
            // Not asked for by whoever fills a screen: then nobody knows what stands where.
            ClearType::AfterCursor | ClearType::BeforeCursor | ClearType::CurrentLine | ClearType::UntilNewLine => {
                self.shown.iter_mut().flatten().for_each(|cell| *cell = Shown::Other);
            }
        }
        self.writer.write_all(match clear_type {
            ClearType::All => b"\x1b[2J",
            ClearType::AfterCursor => b"\x1b[J",
            ClearType::BeforeCursor => b"\x1b[1J",
            ClearType::CurrentLine => b"\x1b[2K",
            ClearType::UntilNewLine => b"\x1b[K",
        })
    }

    fn size(&self) -> io::Result<Size> {
        crossterm::terminal::size().map(|(columns, rows)| Size::new(columns, rows))
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.size()?, pixels: Size::new(0, 0) })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl<W: Write> Write for Line<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

#[cfg(test)]
mod tests {
    mod course;

    use std::num::NonZeroU16;

    use proptest::prelude::*;
    use ratatui::backend::CrosstermBackend;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    const COLUMNS: u16 = 12;
    const ROWS: u16 = 3;

    fn screen() -> vt100::Parser {
        vt100::Parser::new(NonZeroU16::new(ROWS).unwrap(), NonZeroU16::new(COLUMNS).unwrap(), 0)
    }

    fn cell() -> impl Strategy<Value = (&'static str, Style)> {
        let colors = [Color::Reset, Color::Black, Color::LightYellow, Color::Indexed(94), Color::Rgb(1, 20, 255)];
        let modifiers = [Modifier::empty(), Modifier::BOLD, Modifier::REVERSED, Modifier::UNDERLINED];
        let symbols = vec![" ", " ", "a", "\u{3b1}", "▙", "♟\u{FE0E}"];
        let pick = |colors: [Color; 5]| prop::sample::select(colors.to_vec());
        let two = (prop::sample::select(modifiers.to_vec()), prop::sample::select(modifiers.to_vec()));
        (prop::sample::select(symbols), pick(colors), pick(colors), two)
            .prop_map(|(symbol, fg, bg, (a, b))| (symbol, Style::new().fg(fg).bg(bg).add_modifier(a | b)))
    }

    fn buffer() -> impl Strategy<Value = Buffer> {
        let cells = usize::from(COLUMNS * ROWS);
        let blank = Just((" ", Style::new()));
        prop::collection::vec(prop_oneof![2 => blank, 3 => cell()], cells..=cells).prop_map(|cells| {
            let mut buffer = Buffer::empty(Rect::new(0, 0, COLUMNS, ROWS));
            for (cell, (symbol, style)) in buffer.content.iter_mut().zip(cells) {
                cell.set_symbol(symbol).set_style(style);
            }
            buffer
        })
    }

    /// What is seen of a cell.
    fn seen(screen: &vt100::Screen, row: u16, column: u16) -> String {
        let cell = screen.cell(row, column).unwrap();
        let blank = cell.contents().trim().is_empty();
        let ink =
            if blank && !cell.inverse() && !cell.underline() { None } else { Some((cell.fgcolor(), cell.bold())) };
        let shown = (cell.contents().trim().to_owned(), ink, cell.bgcolor(), cell.inverse(), cell.underline());
        format!("{shown:?}")
    }

    proptest! {
        /// The screen is what crossterm's own backend would make of it, frame after frame.
        #[test]
        fn the_screen_is_what_crossterm_would_draw(first in buffer(), second in buffer()) {
            let empty = Buffer::empty(first.area);
            let (mut ours, mut theirs) = (screen(), screen());
            let mut line = Line::new(Vec::new());
            for (before, after) in [(&empty, &first), (&first, &second), (&second, &empty), (&empty, &second)] {
                line.writer.clear();
                line.draw(before.diff(after).into_iter()).unwrap();
                ours.process(&line.writer);
                let mut bytes = Vec::new();
                CrosstermBackend::new(&mut bytes).draw(before.diff(after).into_iter()).unwrap();
                theirs.process(&bytes);
                for row in 0..ROWS {
                    for column in 0..COLUMNS {
                        let (ours, theirs) = (seen(ours.screen(), row, column), seen(theirs.screen(), row, column));
                        prop_assert_eq!(ours, theirs, "row {} column {}", row, column);
                    }
                }
            }
        }
    }

    #[test]
    fn blanks_between_words_are_written_and_not_gone_around() {
        let area = Rect::new(0, 0, 12, 1);
        let mut buffer = Buffer::empty(area);
        buffer.set_string(0, 0, "a few words", Style::new());
        let mut line = Line::new(Vec::new());
        line.draw(Buffer::empty(area).diff(&buffer).into_iter()).unwrap();
        assert_eq!(String::from_utf8(std::mem::take(&mut line.writer)).unwrap(), "\x1b[1Ha few words");
        // What stands there already is written once more where that is shorter; at the end it is erased.
        let mut next = Buffer::empty(area);
        next.set_string(0, 0, "u fed", Style::new());
        line.draw(buffer.diff(&next).into_iter()).unwrap();
        assert_eq!(String::from_utf8(line.writer).unwrap(), "\x1b[1Hu fed\x1b[6X");
    }

    #[test]
    fn after_a_symbol_of_unsure_width_the_place_is_said() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 3, 1));
        for (cell, symbol) in buffer.content.iter_mut().zip(["♟\u{FE0E}", "a", "b"]) {
            cell.set_symbol(symbol);
        }
        let mut line = Line::new(Vec::new());
        line.draw(Buffer::empty(buffer.area).diff(&buffer).into_iter()).unwrap();
        assert_eq!(String::from_utf8(line.writer).unwrap(), "\x1b[1H♟\u{FE0E}\x1b[1;2Hab");
    }
}
