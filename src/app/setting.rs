//! What can be set on the screen, and what holds.

use crate::explain::{Message, ids};
use crate::language::NotationChoice;
use crate::settings::{PieceSet, ThemeChoice};

use super::App;

/// One thing that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// Greek or English.
    Language,
    /// In which letters squares and moves are written.
    Notation,
    /// The colours.
    Theme,
    /// Drawings, symbols or letters on the board.
    Pieces,
    /// Whether pieces slide where they go.
    Motion,
    /// Whether the mouse is ours.
    Mouse,
    /// Whether the next start is line mode.
    Plain,
}

impl Setting {
    /// Every setting, in the order of the list.
    pub const ALL: [Setting; 7] = [
        Setting::Language,
        Setting::Notation,
        Setting::Theme,
        Setting::Pieces,
        Setting::Motion,
        Setting::Mouse,
        Setting::Plain,
    ];

    /// The setting and what holds.
    pub fn said(self, app: &App) -> Message {
        let settings = app.settings();
        let switch = |on: bool| if on { "on" } else { "off" };
        match self {
            Setting::Language => Message::new(ids::UI_SETTING_LANGUAGE).word("value", app.words().language().code()),
            Setting::Notation => Message::new(ids::UI_SETTING_NOTATION).word("value", settings.notation.name()),
            Setting::Theme => Message::new(ids::UI_SETTING_THEME).word("value", settings.theme.name()),
            Setting::Pieces => Message::new(ids::UI_SETTING_PIECES).word("value", settings.pieces.name()),
            Setting::Motion => Message::new(ids::UI_SETTING_MOTION).word("value", switch(!settings.motion_off)),
            Setting::Mouse => Message::new(ids::UI_SETTING_MOUSE).word("value", switch(!settings.mouse_off)),
            Setting::Plain => Message::new(ids::UI_SETTING_PLAIN).word("value", switch(settings.plain)),
        }
    }
}

/// The value after this one, round and round.
fn after<T: Copy + PartialEq + Default>(all: &[T], here: T) -> T {
    let next = all.iter().position(|value| *value == here).map_or(0, |index| (index + 1) % all.len());
    all.get(next).copied().unwrap_or_default()
}

/// The notation after this one.
pub(super) fn next_notation(notation: NotationChoice) -> NotationChoice {
    after(&NotationChoice::ALL, notation)
}

/// The set of pieces after this one.
pub(super) fn next_pieces(pieces: PieceSet) -> PieceSet {
    after(&PieceSet::ALL, pieces)
}

/// The theme after this one.
pub(super) fn next_theme(theme: ThemeChoice) -> ThemeChoice {
    after(&ThemeChoice::ALL, theme)
}
