//! Beside the list of lessons, in a window with room for it: what the chosen lesson is about, how far one is in it, and
//! the board of the step that would be opened.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

use crate::app::App;
use crate::app::map::{self, Row};
use crate::language::{Message, ids};
use crate::lesson::{Lesson, Step};
use crate::session::FULL_STARS;
use crate::terminal::text;
use crate::terminal::theme::{STAR, STAR_EMPTY, Theme};
use crate::terminal::widgets::{Board, BoardGeometry, BoardView, SquareSize};

use super::lesson::{letters, piece_art};

/// The columns from which a panel is worth having, and those that it uses at the most.
pub(super) const LEAST: u16 = 46;
pub(super) const WIDEST: u16 = LARGEST.board_width();
/// Lines longer than this are hard to read.
const LONGEST_LINE: u16 = 66;
/// The largest board of a preview: what is looked at and not played on need not fill the window.
const LARGEST: SquareSize = SquareSize::Huge;

pub(super) fn draw(app: &App, row: &Row, theme: Theme, area: Rect, buf: &mut Buffer) {
    let study = app.study();
    let (lesson, step) = match row {
        Row::Continue { lesson, step } => (study.library().lesson(lesson), Some(*step)),
        Row::Lesson(id) => (study.library().lesson(id), None),
        Row::Part { .. } | Row::Quit => (None, None),
    };
    let Some(lesson) = lesson else { return };
    let index = step.or_else(|| study.step_to_open(&lesson.id)).unwrap_or(0);
    let Some(step) = lesson.steps.get(index) else { return };
    let words = app.words();
    let column = Rect { width: area.width.min(LONGEST_LINE), ..area };
    let title = text::cut(&words.text(&map::title(lesson)), usize::from(column.width));
    text::put(buf, column, 0, 0, &title, theme.title());
    progress(app, lesson, index, theme, Rect { y: column.y + 1, height: 2, ..column }, buf);
    let below = Rect { y: column.y + 4, height: column.height.saturating_sub(4), ..column };
    // The text first, as far as the board leaves room for it.
    let said = text::wrap(&words.text(&Message::lesson(&lesson.id, &step.id)), usize::from(below.width));
    let size = SquareSize::LARGEST_FIRST
        .into_iter()
        .find(|size| *size <= LARGEST && size.board_width() <= area.width && size.board_height() + 5 <= below.height);
    let Some(size) = size else {
        return write(&said, theme, below, buf);
    };
    let geometry = BoardGeometry::new(Position::new(below.x, below.y), size, step.diagram.view);
    Board { view: &diagram(app, step, theme), geometry, theme }.render(area.intersection(buf.area), buf);
    let used = size.board_height() + 1;
    write(&said, theme, Rect { y: below.y + used, height: below.height.saturating_sub(used), ..below }, buf);
}

/// Lines as far as they go; three dots say that there is more.
fn write(lines: &[String], theme: Theme, area: Rect, buf: &mut Buffer) {
    for (row, line) in (0..area.height).zip(lines) {
        let is_last = row + 1 == area.height && lines.len() > usize::from(area.height);
        let line = if is_last { text::cut(&format!("{line} …"), usize::from(area.width)) } else { line.clone() };
        text::put(buf, area, 0, row, &line, theme.dim());
    }
}

/// The steps as dots, and the sums in words.
fn progress(app: &App, lesson: &Lesson, next: usize, theme: Theme, area: Rect, buf: &mut Buffer) {
    let study = app.study();
    let done = study.done(lesson);
    let sums = Message::new(ids::MAP_LESSON_SUMS)
        .with("done", done.done)
        .with("steps", done.steps)
        .with("stars", done.stars)
        .with("possible", done.stars_possible);
    text::put(buf, area, 0, 0, &text::cut(&app.words().text(&sums), usize::from(area.width)), theme.text());
    let mut column = 0;
    for (index, step) in lesson.steps.iter().enumerate() {
        let stars = study.progress().stars(&lesson.id, &step.id);
        let (symbol, style) = match (index == next, stars, step.is_reading()) {
            (true, ..) => ("◆", theme.title()),
            (false, Some(_), true) => ("●", theme.accent()),
            (false, Some(FULL_STARS), false) => (STAR, theme.earned()),
            (false, Some(_), false) => ("●", theme.accent()),
            (false, None, true) => ("○", theme.dim()),
            (false, None, false) => (STAR_EMPTY, theme.dim()),
        };
        column += text::put(buf, area, column, 1, symbol, style);
    }
}

/// The position of a step as it begins.
fn diagram(app: &App, step: &Step, theme: Theme) -> BoardView {
    BoardView {
        view: step.diagram.view,
        stars: step.diagram.stars,
        art: piece_art(app, theme),
        ..BoardView::of(step.diagram.game.position(), letters(app))
    }
}
