//! What the checker says of a lesson that is being written: its faults with their lines underlined, then how each step is
//! solved.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::App;
use crate::language::{Message, Words, ids, sanitise};
use crate::lesson::{Excerpt, Fault, Severity};
use crate::terminal::text::{self, Edge};
use crate::terminal::theme::Theme;

use super::{Drawn, focused, key_bar};

/// Longer lines are hard to read.
const WIDEST: u16 = 100;

pub(super) fn draw(app: &App, scroll: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let Some(preview) = app.preview() else { return Drawn::default() };
    let words = app.words();
    let mut drawn = Drawn::default();
    let bar_rows = if area.width < 76 { 2 } else { 1 };
    let page = Rect::new(area.x + 1, area.y, area.width.saturating_sub(2).min(WIDEST), area.height);
    let name = sanitise(preview.file());
    let name = text::cut(&name, usize::from(page.width));
    let used = text::put(buf, page, 0, 0, &name, theme.title());
    let summary = format!(" · {}", words.text(&preview.report().summary()));
    let summary = text::cut(&summary, usize::from(page.width.saturating_sub(used)));
    text::put(buf, page, used, 0, &summary, theme.text());

    let list = Rect::new(page.x, page.y + 2, page.width, page.height.saturating_sub(3 + bar_rows));
    let columns = usize::from(list.width.saturating_sub(2));
    let mut lines: Vec<Line<'_>> = Vec::new();
    // Advice may only follow from a fault: it can wait.
    let mut faults: Vec<&Fault> = preview.report().faults.iter().collect();
    faults.sort_by_key(|fault| fault.severity());
    for fault in faults {
        lines.extend(told(fault, words, theme, columns));
        lines.push(Line::default());
    }
    if preview.report().passes() {
        for step in &preview.report().proofs {
            for (index, message) in step.told(words.language()).iter().enumerate() {
                // What stands on the board first, then how it is solved.
                let style = if index == 0 { theme.text() } else { theme.accent() };
                lines.extend(text::lines(&words.text(message), style, columns));
            }
            lines.push(Line::default());
        }
    } else {
        lines.extend(text::lines(&words.text(&ids::PREVIEW_WAITS.into()), theme.dim(), columns));
    }
    drawn.most_scroll.text = text::scrolled(&lines, scroll, list, Edge::Inside(theme.accent()), buf);
    let bar = Rect::new(page.x, area.bottom().saturating_sub(bar_rows), area.width.saturating_sub(2), bar_rows);
    drawn.targets = key_bar(app, theme, bar, buf);
    drawn.cursor = focused(app, bar, &drawn.targets).or(Some(list.as_position()));
    drawn
}

/// One fault: what is wrong, where, and the line with the place underlined.
fn told(fault: &Fault, words: &Words, theme: Theme, columns: usize) -> Vec<Line<'static>> {
    let (head, style) = match fault.severity() {
        Severity::Fault => (ids::FAULT_HEAD, theme.bad()),
        Severity::Advice => (ids::ADVICE_HEAD, theme.accent()),
    };
    let sentence = format!("{}: {}", words.text(&Message::new(head)), words.text(&fault.message()));
    let mut lines = text::lines(&sentence, style, columns);
    let name = sanitise(fault.source.name());
    let place = fault.position().map_or(name.clone(), |at| format!("{name}:{}:{}", at.line, at.column));
    lines.push(Span::styled(format!("  {}", text::cut_front(&place, columns.saturating_sub(2))), theme.dim()).into());
    if let Some(excerpt) = fault.excerpt() {
        lines.extend(source_lines(&excerpt, theme, style, columns));
    }
    lines
}

/// The line of the file, cut around the place that is meant, and the underline below it.
fn source_lines(excerpt: &Excerpt, theme: Theme, style: Style, columns: usize) -> [Line<'static>; 2] {
    let number = excerpt.line.to_string();
    let gutter = format!("  {number} │ ");
    let room = columns.saturating_sub(text::width(&gutter)).max(8);
    let before = text::cut_front(&excerpt.before, room / 2);
    let left = room.saturating_sub(text::width(&before));
    let meant = text::cut(&excerpt.meant, left);
    let after = text::cut(&excerpt.after, left.saturating_sub(text::width(&meant)));
    // A place with nothing in it is where something is missing.
    let under = "^".repeat(text::width(&meant).max(1));
    let blank = " ".repeat(text::width(&number) + 2);
    let line = |pieces: [(String, Style); 3]| Line::from_iter(pieces.map(|(text, style)| Span::styled(text, style)));
    let indent = " ".repeat(text::width(&before));
    let mut source = line([(gutter, theme.dim()), (before, theme.text()), (meant, style)]);
    source.push_span(Span::styled(after, theme.text()));
    [source, line([(format!("{blank} │ "), theme.dim()), (indent, theme.text()), (under, style)])]
}
