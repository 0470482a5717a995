//! The glossary: its terms in a list, and beside them – in a narrow window below – what the chosen one means.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::Widget;

use crate::app::{Action, App};
use crate::explain::glossary;
use crate::language::{Message, ids};
use crate::terminal::text::{self, Edge};
use crate::terminal::theme::Theme;

use super::Drawn;
use super::overlay::framed_wide;

/// No wider than is good to read: the list, and an explanation of this width.
const WIDEST: u16 = 84;
/// From this width on the explanation stands beside the list.
const BESIDE: u16 = 54;
/// Rows that the list keeps where the explanation stands below.
const LIST: u16 = 2;

pub(super) fn draw(app: &App, chosen: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let words = app.words();
    let terms: Vec<String> = glossary::TERMS.iter().map(|id| glossary::term(words, *id)).collect();
    // In a narrow window every row is needed.
    let margin = if area.width >= BESIDE + 6 { 6 } else { 4 };
    let most = usize::from(area.height.saturating_sub(margin));
    let (inner, mut drawn) =
        framed_wide(app, &ids::GLOSSARY_TITLE.into(), WIDEST, terms.len().min(most), theme, area, buf);
    let longest = terms.iter().map(|term| text::width(term)).max().unwrap_or(0);
    let wide = u16::try_from(longest + 5).unwrap_or(inner.width).min(inner.width);
    let beside = inner.width >= BESIDE;
    let (list, page) = if beside {
        let left = wide + 2;
        (Rect { width: wide, ..inner }, Rect { x: inner.x + left, width: inner.width.saturating_sub(left), ..inner })
    } else {
        let needed = explanation(app, chosen, theme, inner.width).len();
        let rows = u16::try_from(needed).unwrap_or(u16::MAX).min(inner.height.saturating_sub(LIST));
        let height = inner.height - rows;
        (Rect { height, ..inner }, Rect { y: inner.y + height, height: rows, ..inner })
    };
    let height = usize::from(list.height);
    let hidden = terms.len().saturating_sub(height);
    let first = chosen.saturating_sub(height / 2).min(hidden);
    for ((row, term), index) in (0..list.height).zip(terms.iter().skip(first)).zip(first..) {
        let is_chosen = index == chosen;
        let line = text::cut(&format!(" {} {term} ", if is_chosen { "»" } else { " " }), usize::from(list.width) - 1);
        let style = if is_chosen { theme.focus() } else { theme.text() };
        let written = text::put(buf, list, 0, row, &line, style);
        let place = Rect::new(list.x, list.y + row, written, 1);
        drawn.targets.push((place, Action::Row(index)));
        if is_chosen {
            drawn.cursor = Some(place.as_position());
        }
    }
    text::more(first, hidden, list, Edge::Inside(theme.dim()), buf);
    let Some(id) = glossary::TERMS.get(chosen).copied() else { return drawn };
    let mut page = page;
    if beside {
        text::put(buf, page, 0, 0, &glossary::term(words, id), theme.title());
        page = Rect { y: page.y + 1, height: page.height.saturating_sub(1), ..page };
    }
    Text::from(explanation(app, chosen, theme, page.width)).render(page, buf);
    drawn
}

/// What the chosen term means and what else it is called, in lines of so many columns.
fn explanation(app: &App, chosen: usize, theme: Theme, columns: u16) -> Vec<Line<'static>> {
    let words = app.words();
    let Some(id) = glossary::TERMS.get(chosen).copied() else { return Vec::new() };
    let lines = |message: &Message, style| text::lines(&words.text(message), style, usize::from(columns));
    let also = glossary::also(words, id);
    let meaning = lines(&Message::new(id), theme.text());
    meaning.into_iter().chain(also.iter().flat_map(|also| lines(also, theme.dim()))).collect()
}
