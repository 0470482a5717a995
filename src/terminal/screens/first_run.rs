//! The first screen of all: which language? Asked in both.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{Action, App, Key};
use crate::explain::{Message, ids};
use crate::language::Language;
use crate::rules::{Color, PieceKind};
use crate::terminal::layout::centred;
use crate::terminal::text;
use crate::terminal::theme::Theme;
use crate::terminal::widgets::{figures, key_name};

use super::{Drawn, key_bar};

pub(super) fn draw(app: &App, chosen: Language, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let words = app.words();
    let page = centred(area, 46, 13);
    let mut drawn = Drawn::default();
    let centre = |line: &str| u16::try_from(usize::from(page.width).saturating_sub(text::width(line)) / 2).unwrap_or(0);

    let name = words.text(&ids::UI_NAME.into());
    let pieces = figures(Color::White, &PieceKind::ALL);
    text::put(buf, page, centre(&pieces), 0, &pieces, theme.accent());
    text::put(buf, page, centre(&name), 1, &name, theme.title());
    let mut row = 2;
    for line in text::wrap(&words.text(&ids::UI_WELCOME.into()), usize::from(page.width)) {
        text::put(buf, page, centre(&line), row, &line, theme.text());
        row += 1;
    }
    row += 1;
    // Whoever reads only one of the two languages must find the question all the same.
    for language in Language::ALL {
        let question = words.text_in(language, &ids::UI_LANGUAGE_QUESTION.into());
        text::put(buf, page, centre(&question), row, &question, theme.text());
        row += 1;
    }
    row += 1;
    for (index, language) in Language::ALL.into_iter().enumerate() {
        let label = words.text_in(language, &ids::UI_LANGUAGE_NAME.into());
        let is_chosen = language == chosen;
        let line = format!(" {} {}  {label} ", if is_chosen { "»" } else { " " }, index + 1);
        let left = centre(&" ".repeat(17));
        let style = if is_chosen { theme.focus() } else { theme.text() };
        let wide = text::put(buf, page, left, row, &line, style);
        let place = Rect::new(page.x + left, page.y + row, wide, 1);
        drawn.targets.push((place.intersection(area), Action::Row(index)));
        if is_chosen {
            drawn.cursor = Some(place.as_position());
        }
        row += 1;
    }
    row += 1;
    let later = Message::new(ids::UI_LANGUAGE_LATER).with("key", key_name(Key::Char('l'), chosen));
    for line in text::wrap(&words.text(&later), usize::from(page.width)) {
        text::put(buf, page, centre(&line), row, &line, theme.dim());
        row += 1;
    }
    let bar = Rect::new(area.x + 1, area.bottom() - 1, area.width - 2, 1);
    drawn.targets.extend(key_bar(app, theme, bar, buf));
    drawn
}
