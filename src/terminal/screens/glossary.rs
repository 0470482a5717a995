//! The glossary: its terms in a list, and beside them – in a narrow window below – what the chosen one means.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{Action, App};
use crate::explain::{Message, glossary, ids};
use crate::terminal::text;
use crate::terminal::theme::Theme;

use super::Drawn;
use super::overlay::{arrows, framed_wide};

/// No wider than is good to read: the list, and an explanation of this width.
const WIDEST: u16 = 84;
/// From this width on the explanation stands beside the list.
const BESIDE: u16 = 54;
/// Rows of the explanation where it stands below.
const BELOW: u16 = 7;

pub(super) fn draw(app: &App, chosen: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let words = app.words();
    let terms: Vec<String> = glossary::TERMS.iter().map(|id| glossary::term(words, *id)).collect();
    let most = usize::from(area.height.saturating_sub(2)).saturating_sub(4);
    let (inner, mut drawn) =
        framed_wide(app, &ids::GLOSSARY_TITLE.into(), WIDEST, terms.len().min(most), theme, area, buf);
    let longest = terms.iter().map(|term| text::width(term)).max().unwrap_or(0);
    let wide = u16::try_from(longest + 5).unwrap_or(inner.width).min(inner.width);
    let beside = inner.width >= BESIDE;
    let (list, page) = if beside {
        let left = wide + 2;
        (Rect { width: wide, ..inner }, Rect { x: inner.x + left, width: inner.width.saturating_sub(left), ..inner })
    } else {
        let rows = BELOW.min(inner.height.saturating_sub(3));
        let height = inner.height - rows;
        (Rect { height: height.saturating_sub(1), ..inner }, Rect { y: inner.y + height, height: rows, ..inner })
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
    arrows(first, hidden, theme, list, buf);
    let Some(id) = glossary::TERMS.get(chosen).copied() else { return drawn };
    let mut row = 0;
    let mut say = |said: &str, style| {
        for line in text::wrap(said, usize::from(page.width)) {
            text::put(buf, page, 0, row, &line, style);
            row += 1;
        }
    };
    if beside {
        say(&glossary::term(words, id), theme.title());
    }
    say(&words.text(&Message::new(id)), theme.text());
    if let Some(also) = glossary::also(words, id) {
        say(&words.text(&also), theme.dim());
    }
    drawn
}
