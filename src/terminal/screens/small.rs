//! A window that is too small says so, with both sizes.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::App;
use crate::explain::{Message, ids};
use crate::terminal::layout::LEAST;
use crate::terminal::text;

pub(super) fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let message = Message::new(ids::UI_TOO_SMALL)
        .with("columns", area.width)
        .with("rows", area.height)
        .with("least-columns", LEAST.0)
        .with("least-rows", LEAST.1);
    let columns = usize::from(area.width);
    let whole = text::wrap(&app.words().text(&message), columns);
    let fits = whole.len() <= usize::from(area.height) && columns >= 14;
    let lines = if fits { whole } else { text::wrap(&app.words().short(&message), columns) };
    for (row, line) in (0..area.height).zip(lines) {
        text::put(buf, area, 0, row, &line, Style::new());
    }
}
