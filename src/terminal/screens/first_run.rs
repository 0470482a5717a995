//! The first screen of all: which language? Asked in both.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{Action, App, Key};
use crate::language::{Language, Message, ids};
use crate::rules::{Color, Piece, PieceKind};
use crate::terminal::layout::centred;
use crate::terminal::text;
use crate::terminal::theme::Theme;
use crate::terminal::widgets::{SquareSize, figures, frieze, key_name};

use super::{Drawn, key_bar};

/// The pieces in the order in which they are met.
const ORDER: [PieceKind; 6] =
    [PieceKind::Rook, PieceKind::Bishop, PieceKind::Queen, PieceKind::King, PieceKind::Knight, PieceKind::Pawn];
/// How large they are drawn, and the columns and rows that they take so.
const SIZE: SquareSize = SquareSize::Larger;
const PICTURE: (u16, u16) = (6 * SIZE.width(), SIZE.height());

pub(super) fn draw(app: &App, chosen: Language, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let words = app.words();
    // With room for it the pieces are drawn, as they stand on a board.
    let drawn_pieces =
        (!theme.is_mono() && area.width >= PICTURE.0 + 2 && area.height >= PICTURE.1 + 14).then_some(PICTURE);
    let (columns, above) = drawn_pieces.map_or((46, 0), |(columns, rows)| (columns, rows));
    let page = centred(area, columns, 13 + above);
    let mut drawn = Drawn::default();
    let centre = |line: &str| u16::try_from(usize::from(page.width).saturating_sub(text::width(line)) / 2).unwrap_or(0);

    let name = words.text(&ids::UI_NAME.into());
    let mut row = match drawn_pieces {
        Some((_, rows)) => {
            let piece = |(index, kind)| Piece::new(Color::ALL[index % 2], kind);
            let pieces: Vec<Piece> = ORDER.into_iter().enumerate().map(piece).collect();
            frieze(&pieces, SIZE, theme, page, buf);
            rows + 1
        }
        None => {
            let pieces = figures(Color::White, &ORDER);
            text::put(buf, page, centre(&pieces), 0, &pieces, theme.accent());
            1
        }
    };
    text::put(buf, page, centre(&name), row, &name, theme.title());
    row += 1;
    for line in text::balanced(&words.text(&ids::UI_WELCOME.into()), usize::from(page.width)) {
        text::put(buf, page, centre(&line), row, &line, theme.text());
        row += 1;
    }
    row += 1;
    // Whoever reads only one of the languages must find the question all the same.
    let question: Message = ids::UI_LANGUAGE_QUESTION.into();
    for language in Language::all().filter(|language| words.has_in(*language, &question)) {
        let question = words.text_in(language, &question);
        text::put(buf, page, centre(&question), row, &question, theme.text());
        row += 1;
    }
    row += 1;
    for (index, language) in Language::all().enumerate() {
        let label = words.name(language);
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
    for line in text::balanced(&words.text(&later), usize::from(page.width)) {
        text::put(buf, page, centre(&line), row, &line, theme.dim());
        row += 1;
    }
    let bar = Rect::new(area.x + 1, area.bottom() - 1, area.width - 2, 1);
    drawn.targets.extend(key_bar(app, theme, bar, buf));
    drawn
}
