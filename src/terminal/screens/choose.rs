//! The answers of a step, below its text: each with its number and a symbol that says how it stands.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Style;

use crate::app::{Action, App, Hand};
use crate::explain;
use crate::lesson::Task;
use crate::session::{OptionLook, Phase};
use crate::study;
use crate::terminal::Depth;
use crate::terminal::text::{self, Edge};
use crate::terminal::theme::Theme;

use super::{Drawn, lesson};

/// Columns before the words of an option: its number, its symbol, and a blank after each.
const LEAD: u16 = 4;

/// Rows that the text of the step keeps, if it has so many.
const TEXT_ROWS: u16 = 4;

/// Which options are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// All.
    All,
    /// Once it is over and there is much to say: those that were picked or are right.
    Decided,
    /// Once it is over and there is so much to say that it needs the whole column: none.
    None,
}

impl Shown {
    /// All, unless it is over and what is said does not fit its own area nor the rows below all that it leaves.
    pub(super) fn choose(app: &App, place: &study::Place, area: Rect, fits: impl Fn(Rect) -> bool) -> Shown {
        if !matches!(place.session.phase(), Phase::Solved { .. }) {
            return Shown::All;
        }
        let columns = usize::from(area.width);
        let text = text_rows(app, place, columns).saturating_add(1);
        [Shown::All, Shown::Decided]
            .into_iter()
            .find(|shown| {
                let rows = lines(app, place, columns.saturating_sub(usize::from(LEAD)), *shown).len();
                let taken = text.saturating_add(u16::try_from(rows).unwrap_or(u16::MAX)).saturating_add(1);
                fits(Rect { height: area.height.saturating_sub(taken), ..area })
            })
            .unwrap_or(Shown::None)
    }
}

/// A row of the list.
struct Line {
    option: usize,
    /// The first row of its option carries number and symbol.
    is_first: bool,
    words: String,
}

/// Draws the answers below the text of the step, says where each can be clicked, and gives the room above the list, which is
/// the text's, and the room below it. Where the list is too long, the part around the option in hand is shown.
pub(super) fn draw(
    app: &App,
    hand: &Hand,
    place: &study::Place,
    (area, shown): (Rect, Shown),
    theme: Theme,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) -> (Rect, Option<Rect>) {
    if !matches!(place.session.step().task, Task::Choose(_)) {
        return (area, None);
    }
    if shown == Shown::None {
        return (area, None);
    }
    let looks = place.session.options();
    let lines = lines(app, place, usize::from(area.width.saturating_sub(LEAD)), shown);
    let needed = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let text = text_rows(app, place, usize::from(area.width));
    let room = area.height.saturating_sub(TEXT_ROWS.min(area.height / 2).min(text));
    let height = needed.min(room);
    // Right below the text where there is room, at the bottom otherwise.
    let below = area.y.saturating_add(text).saturating_add(1);
    let list = Rect { y: below.min(area.bottom() - height), height, ..area };
    let rows = usize::from(height);
    let chosen = app.place_below().is_choice().then(|| hand.option());
    let first = window(&lines, chosen.unwrap_or(0), rows);
    for (row, line) in (0..height).zip(lines.iter().skip(first)) {
        let look = looks.get(line.option).copied().unwrap_or(OptionLook::Open);
        let is_chosen = chosen == Some(line.option) && app.focus().is_none();
        let (symbol, mark, words) = style(look, theme);
        let words = if is_chosen { theme.focus() } else { words };
        if line.is_first {
            let number = (line.option + 1).to_string();
            text::put(buf, list, 0, row, &number, if is_chosen { theme.focus() } else { theme.key() });
            text::put(buf, list, 2, row, symbol, mark);
            if is_chosen {
                drawn.cursor = Some(Cell::new(list.x, list.y + row));
            }
        } else if row == 0 {
            // The end of an option that began above is no answer of its own: it has no number.
            text::put(buf, list, 2, row, "…", theme.dim());
        }
        text::put(buf, list, LEAD, row, &line.words, words);
        let target = Rect::new(list.x, list.y + row, list.width, 1).intersection(buf.area);
        drawn.targets.push((target, Action::Row(line.option)));
    }
    text::more(first, lines.len().saturating_sub(rows), list, Edge::Gap(theme.accent()), buf);
    let below = Rect { y: list.bottom(), height: area.bottom().saturating_sub(list.bottom()), ..area };
    (Rect { height: list.y - area.y, ..area }, Some(below))
}

/// The list, wrapped.
fn lines(app: &App, place: &study::Place, columns: usize, shown: Shown) -> Vec<Line> {
    let Task::Choose(choose) = &place.session.step().task else { return Vec::new() };
    let looks = place.session.options();
    let is_listed = |option: usize| match shown {
        Shown::All => true,
        Shown::Decided => !matches!(looks.get(option), None | Some(OptionLook::Open | OptionLook::Struck)),
        Shown::None => false,
    };
    let mut lines: Vec<Line> = Vec::new();
    for (option, choice) in choose.options.iter().enumerate().filter(|(option, _)| is_listed(*option)) {
        let label = app.words().text(&explain::option(&place.lesson, choice));
        let wrapped = text::wrap(&label, columns);
        lines.extend(wrapped.into_iter().enumerate().map(|(row, words)| Line { option, is_first: row == 0, words }));
    }
    lines
}

/// The rows that the text of the step, its task and its options take.
pub(super) fn needed_rows(app: &App, place: &study::Place, area: Rect) -> u16 {
    let text = text_rows(app, place, usize::from(area.width));
    let options = lines(app, place, usize::from(area.width.saturating_sub(LEAD)), Shown::All).len();
    let options = u16::try_from(options).unwrap_or(u16::MAX);
    text.saturating_add(options).saturating_add(u16::from(options > 0))
}

/// The rows that the text of the step and its task take.
fn text_rows(app: &App, place: &study::Place, columns: usize) -> u16 {
    // The rows are the same in every theme.
    let lines = lesson::text_lines(app, place, Theme::new(Depth::Mono), columns, usize::MAX);
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}

/// The first row to be shown, so that the option in hand is seen whole and with what follows it where there is room.
fn window(lines: &[Line], chosen: usize, rows: usize) -> usize {
    let start = lines.iter().position(|line| line.option == chosen).unwrap_or(0);
    let end = lines.iter().rposition(|line| line.option == chosen).map_or(start, |last| last + 1);
    let most = lines.len().saturating_sub(rows);
    // A third of the rows stays above, if that leaves the option whole.
    let first = start.saturating_sub(rows / 3).max(end.saturating_sub(rows));
    first.min(start).min(most)
}

/// How an option looks: its symbol, the style of that, and the style of its words.
fn style(look: OptionLook, theme: Theme) -> (&'static str, Style, Style) {
    match look {
        OptionLook::Open => ("○", theme.dim(), theme.text()),
        OptionLook::Picked => ("●", theme.accent(), theme.text()),
        OptionLook::Struck => ("–", theme.dim(), theme.dim()),
        OptionLook::Wrong => ("✗", theme.bad(), theme.dim()),
        OptionLook::Right => ("✓", theme.good(), theme.text()),
    }
}
