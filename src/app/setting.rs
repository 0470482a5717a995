//! What can be set on the screen, and what holds.

use crate::explain::{Message, ids};
use crate::language::NotationChoice;
use crate::settings::PieceSet;

use super::App;

/// One thing that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// Greek or English.
    Language,
    /// In which letters squares and moves are written.
    Notation,
    /// Figures or letters on the board.
    Pieces,
    /// Whether the mouse is ours.
    Mouse,
    /// Whether the next start is line mode.
    Plain,
}

impl Setting {
    /// Every setting, in the order of the list.
    pub const ALL: [Setting; 5] =
        [Setting::Language, Setting::Notation, Setting::Pieces, Setting::Mouse, Setting::Plain];

    /// The setting and what holds.
    pub fn said(self, app: &App) -> Message {
        let settings = app.settings();
        let switch = |on: bool| if on { "on" } else { "off" };
        match self {
            Setting::Language => Message::new(ids::UI_SETTING_LANGUAGE).word("value", app.words().language().code()),
            Setting::Notation => Message::new(ids::UI_SETTING_NOTATION).word("value", settings.notation.name()),
            Setting::Pieces => Message::new(ids::UI_SETTING_PIECES).word(
                "value",
                match settings.pieces {
                    PieceSet::Figures => "figures",
                    PieceSet::Letters => "letters",
                },
            ),
            Setting::Mouse => Message::new(ids::UI_SETTING_MOUSE).word("value", switch(!settings.mouse_off)),
            Setting::Plain => Message::new(ids::UI_SETTING_PLAIN).word("value", switch(settings.plain)),
        }
    }
}

/// The value after this one, round and round.
pub(super) fn next_notation(notation: NotationChoice) -> NotationChoice {
    let here = NotationChoice::ALL.iter().position(|choice| *choice == notation).unwrap_or(0);
    NotationChoice::ALL.get((here + 1) % NotationChoice::ALL.len()).copied().unwrap_or_default()
}

/// The other set of pieces.
pub(super) const fn other_pieces(pieces: PieceSet) -> PieceSet {
    match pieces {
        PieceSet::Figures => PieceSet::Letters,
        PieceSet::Letters => PieceSet::Figures,
    }
}
