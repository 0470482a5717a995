//! The pieces that lie beside the board of a step, in a few rows below its text.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{Action, App, Hand, Place};
use crate::language::{Message, ids};
use crate::session::Session;
use crate::terminal::text;
use crate::terminal::theme::Theme;
use crate::terminal::widgets::{Letters, figures};

use super::overlay::key_for;

/// Blank columns between two sorts of pieces.
const GAP: usize = 1;

/// One sort of pieces as it is written: its number, the piece, how many there are.
fn labels(session: &Session, letters: Option<Letters>) -> Vec<String> {
    let label = |(index, (piece, count)): (usize, (crate::rules::Piece, usize))| {
        let symbol = match letters {
            Some(letters) => letters.of_piece(piece).to_string(),
            None => figures(piece.color, &[piece.kind]),
        };
        let times = if count > 1 { format!("×{count}") } else { String::new() };
        format!("{} {symbol}{times} ", index + 1)
    };
    session.tray_sorts().into_iter().enumerate().map(label).collect()
}

/// The labels in rows of so many columns, each by its number. In front of each stands the sign of the one that is chosen.
fn rows(labels: &[String], columns: u16) -> Vec<Vec<usize>> {
    text::flow(labels.iter().map(|label| text::width(label) + 1), GAP, usize::from(columns))
}

/// The rows that the tray takes, its heading included.
pub(super) fn needed_rows(session: &Session, letters: Option<Letters>, columns: u16) -> u16 {
    let rows = rows(&labels(session, letters), columns).len();
    u16::try_from(rows).unwrap_or(u16::MAX).saturating_add(1).max(2)
}

/// Takes the rows of the tray from the end of the text's area, no more than half of it unless the text leaves more, and
/// draws it there. Gives what can be clicked.
pub(super) fn draw(
    app: &App,
    hand: &Hand,
    session: &Session,
    letters: Option<Letters>,
    theme: Theme,
    (area, text_rows): (&mut Rect, u16),
    buf: &mut Buffer,
) -> Vec<(Rect, Action)> {
    let labels = labels(session, letters);
    let laid = rows(&labels, area.width);
    let free = area.height.saturating_sub(text_rows.saturating_add(1));
    let height = needed_rows(session, letters, area.width).min(free.max(area.height / 2));
    let tray = Rect { y: area.bottom().saturating_sub(height), height, ..*area };
    area.height = area.height.saturating_sub(height);
    let mut targets = Vec::new();
    let words = app.words();
    if labels.is_empty() {
        let done = if session.has_begun() { ids::PLACE_TRAY_EMPTY } else { ids::PLACE_TRAY_NONE };
        let done = Message::new(done).with("key", key_for(app, Place::Placing, &Action::Submit));
        for (row, line) in (0..height).zip(text::wrap(&words.text(&done), usize::from(tray.width))) {
            text::put(buf, tray, 0, row, &line, theme.accent());
        }
        return targets;
    }
    let in_hand = hand.piece(session);
    let chosen = session.tray_sorts().iter().position(|(piece, _)| Some(*piece) == in_hand);
    // Where there is room for it the tray has a heading; where there is not for all rows, that of the chosen piece is shown.
    let heading = u16::from(height > 1);
    if heading > 0 {
        text::put(buf, tray, 0, 0, &words.text(&ids::PLACE_TRAY.into()), theme.dim());
    }
    let shown = usize::from(height - heading.min(height));
    let row_of_chosen = laid.iter().position(|row| row.iter().any(|index| Some(*index) == chosen)).unwrap_or(0);
    let first = (row_of_chosen + 1).saturating_sub(shown);
    for (row, line) in (heading..height).zip(laid.iter().skip(first)) {
        let mut column = 0;
        for (index, label) in line.iter().filter_map(|index| Some((index, labels.get(*index)?))) {
            let is_chosen = Some(*index) == chosen;
            let style = if is_chosen { theme.focus() } else { theme.text() };
            let label = format!("{}{label}", if is_chosen { "»" } else { " " });
            let wide = text::put(buf, tray, column, row, &label, style);
            targets.push((Rect::new(tray.x + column, tray.y + row, wide, 1), Action::PickPiece(*index)));
            column += wide + 1;
        }
    }
    targets
}
