//! The list of lessons.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::map::{self, Row};
use crate::app::{Action, App};
use crate::language::{Message, ids};
use crate::session::FULL_STARS;
use crate::study::Standing;
use crate::terminal::layout::centred;
use crate::terminal::text::{self, Edge};
use crate::terminal::theme::{STAR, STAR_EMPTY, Theme};

use super::{Drawn, focused, key_bar, map_panel};

/// The list is no wider than is good to read.
const WIDEST: u16 = 78;
/// The columns from which a lesson has figures beside its stars.
const WITH_FIGURES: u16 = 46;
/// Its columns where something stands beside it, and the blank columns between.
const BESIDE: u16 = 62;
const GAP: u16 = 4;

pub(super) fn draw(app: &App, chosen: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let words = app.words();
    let mut drawn = Drawn::default();
    let bar_rows = if area.width < 76 { 2 } else { 1 };
    let wide = area.width >= 2 + BESIDE + GAP + map_panel::LEAST;
    // In a window that is wider than all of it, it stands in the middle.
    let widest = if wide { BESIDE + GAP + map_panel::WIDEST } else { WIDEST };
    let page = centred(area, widest.min(area.width - 2), area.height);
    let name = words.text(&ids::UI_NAME.into());
    let used = text::put(buf, page, 0, 0, &name, theme.title());
    let title = format!(" · {}", words.text(&ids::UI_MAP_TITLE.into()));
    text::put(buf, page, used, 0, &title, theme.text());

    let sums = words.text(&sums(app));
    let room = usize::from(page.width.saturating_sub(used + u16::try_from(text::width(&title)).unwrap_or(0) + 2));
    if text::width(&sums) <= room {
        let column = page.width.saturating_sub(u16::try_from(text::width(&sums)).unwrap_or(0));
        text::put(buf, page, column, 0, &sums, theme.dim());
    }

    let height = page.height.saturating_sub(3 + bar_rows);
    // With room for it, what the chosen lesson is about stands beside the list.
    let list = Rect::new(page.x, page.y + 2, if wide { BESIDE } else { page.width }, height);
    let rows = app.map_rows();
    if wide && let Some(row) = rows.get(chosen) {
        let left = list.right() + GAP;
        map_panel::draw(app, row, theme, Rect::new(left, list.y, page.right().saturating_sub(left), height), buf);
    }
    let lines = with_air(&rows);
    let height = usize::from(list.height);
    let here = lines.iter().position(|line| *line == Some(chosen)).unwrap_or(0);
    // The chosen row stays in the middle third, so that one sees where one goes.
    let most = lines.len().saturating_sub(height);
    let first = here.saturating_sub(height / 2).min(most);
    for (line, index) in (0..list.height).zip(lines.iter().skip(first)) {
        let Some((index, row)) = index.and_then(|index| Some((index, rows.get(index)?))) else { continue };
        let place = Rect::new(list.x, list.y + line, list.width, 1);
        if row.is_choice() {
            drawn.targets.push((place, Action::Row(index)));
        }
        let is_chosen = index == chosen && app.focus().is_none();
        if is_chosen {
            buf.set_style(place, theme.focus());
            drawn.cursor = Some(place.as_position());
        }
        draw_row(app, row, is_chosen, theme, place, buf);
    }
    text::more(first, most, list, Edge::Gap(theme.accent()), buf);
    let bar = Rect::new(page.x, area.bottom() - bar_rows, page.width, bar_rows);
    let buttons = key_bar(app, theme, bar, buf);
    drawn.cursor = focused(app, bar, &buttons).or(drawn.cursor);
    drawn.targets.extend(buttons);
    drawn
}

/// How far the student is in all lessons.
fn sums(app: &App) -> Message {
    let study = app.study();
    let (mut lessons, mut done, mut stars, mut possible) = (0_usize, 0_usize, 0, 0);
    for lesson in study.library().lessons() {
        let of_lesson = study.done(lesson);
        lessons += 1;
        done += usize::from(matches!(study.standing(lesson), Standing::Done | Standing::Known));
        stars += of_lesson.stars;
        possible += of_lesson.stars_possible;
    }
    Message::new(ids::MAP_SUMS)
        .with("done", done)
        .with("lessons", lessons)
        .with("stars", stars)
        .with("possible", possible)
}

/// The rows with an empty line before each heading and before the way out.
fn with_air(rows: &[Row]) -> Vec<Option<usize>> {
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        if index > 0 && matches!(row, Row::Part { .. } | Row::Quit) {
            lines.push(None);
        }
        lines.push(Some(index));
    }
    lines
}

fn draw_row(app: &App, row: &Row, is_chosen: bool, theme: Theme, place: Rect, buf: &mut Buffer) {
    let words = app.words();
    let library = app.study().library();
    let plain = |style| if is_chosen { theme.focus() } else { style };
    let marker = if is_chosen { "»" } else { " " };
    text::put(buf, place, 0, 0, marker, plain(theme.accent()));
    match row {
        Row::Continue { lesson, step } => {
            let Some(lesson) = library.lesson(lesson) else { return };
            let message = Message::new(ids::UI_CONTINUE)
                .with("title", map::title(lesson))
                .with("step", step + 1)
                .with("steps", lesson.steps.outline().len());
            let line = text::cut(&words.text(&message), usize::from(place.width.saturating_sub(2)));
            text::put(buf, place, 2, 0, &line, plain(theme.title()));
        }
        Row::Part { course, part } => {
            let Some(part) = map::part(library, *course, *part) else { return };
            let title = text::cut(part.title.text(words.language()), usize::from(place.width.saturating_sub(2)));
            text::put(buf, place, 2, 0, &title, theme.title());
        }
        Row::Lesson(id) => {
            let Some(lesson) = library.lesson(id) else { return };
            let done = app.study().done(lesson);
            let count = format!("{:>2}/{:<2}", done.done, done.steps);
            // In a narrow window the title needs the room of the figures.
            let count = if place.width < WITH_FIGURES { String::new() } else { format!("  {count}") };
            let right = u16::try_from(text::width(&count) + usize::from(FULL_STARS)).unwrap_or(place.width);
            let room = place.width.saturating_sub(4 + right + 1);
            let title = text::cut(&words.text(&map::title_in_list(app.study(), lesson)), usize::from(room));
            // Known or done, a test not passed, begun, or still to come; the sum in figures and the title say the same.
            let standing = app.study().standing(lesson);
            let (mark, style) = match standing {
                Standing::Known => ("✓", theme.dim()),
                Standing::Done => ("✓", theme.good()),
                Standing::NotPassed => ("×", theme.bad()),
                Standing::New => (" ", theme.dim()),
                Standing::Begun => ("●", theme.accent()),
            };
            text::put(buf, place, 2, 0, mark, plain(style));
            text::put(buf, place, 4, 0, &title, plain(theme.text()));
            let mut column = place.width.saturating_sub(right + 1);
            if standing == Standing::Known {
                let known = words.text(&ids::TESTS_KNOWN.into());
                let known = text::cut(&known, usize::from(right));
                let column = place.width.saturating_sub(1 + u16::try_from(text::width(&known)).unwrap_or(0));
                text::put(buf, place, column, 0, &known, plain(theme.dim()));
                return;
            }
            let earned = map::lesson_stars(done);
            for star in 0..FULL_STARS {
                let (symbol, style) = if star < earned { (STAR, theme.earned()) } else { (STAR_EMPTY, theme.dim()) };
                column += text::put(buf, place, column, 0, symbol, plain(style));
            }
            text::put(buf, place, column, 0, &count, plain(theme.dim()));
        }
        Row::Quit => {
            text::put(buf, place, 2, 0, &words.text(&ids::UI_QUIT_ROW.into()), plain(theme.text()));
        }
    }
}
