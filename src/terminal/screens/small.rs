//! A window that is too small says so, with both sizes, and names the keys that still work.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::{App, Place, Window};
use crate::language::{Message, ids};
use crate::terminal::layout::LEAST;
use crate::terminal::text;
use crate::terminal::theme::Theme;
use crate::terminal::widgets::Buttons;

use super::Drawn;

pub(super) fn draw(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let message = Message::new(ids::UI_TOO_SMALL)
        .with("columns", area.width)
        .with("rows", area.height)
        .with("least-columns", LEAST.0)
        .with("least-rows", LEAST.1);
    let columns = usize::from(area.width);
    let whole = text::wrap(&app.words().text(&message), columns);
    let fits = whole.len() <= usize::from(area.height) && columns >= 14;
    let lines = if fits { whole } else { text::wrap(&app.words().short(&message), columns) };
    let mut used = 0;
    for (row, line) in (0..area.height).zip(lines) {
        text::put(buf, area, 0, row, &line, Style::new());
        used = row + 1;
    }
    let left = area.height - used;
    let bar = Rect { y: area.y + used + left.saturating_sub(1).min(1), height: left.min(1), ..area };
    let buttons = Buttons { place: Place::TooSmall, behind: app.behind(), focus: None, words: app.words(), theme };
    Drawn { window: Window::TooSmall, targets: buttons.render(bar, buf), ..Drawn::default() }
}
