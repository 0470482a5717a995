//! What can be set, one thing after the other, and what holds.

use crate::language::{Language, NotationChoice};

use super::{PieceSet, Settings, ThemeChoice};

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
}

impl Settings {
    /// What holds, as a word. `in_use` is the language now, which need not be the one that is saved.
    ///
    /// ```
    /// use skaki::language::Language;
    /// use skaki::settings::{Setting, Settings};
    /// let mut settings = Settings::default();
    /// assert_eq!(settings.value(Setting::Mouse, Language::EL), "on");
    /// settings.change(Setting::Mouse, Language::EL);
    /// assert_eq!(settings.value(Setting::Mouse, Language::EL), "off");
    /// ```
    pub fn value(&self, setting: Setting, in_use: Language) -> &'static str {
        match setting {
            Setting::Language => in_use.code(),
            Setting::Notation => self.notation.name(),
            Setting::Theme => self.theme.name(),
            Setting::Pieces => self.pieces.name(),
            Setting::Motion => switch(!self.motion_off),
            Setting::Mouse => switch(!self.mouse_off),
            Setting::Plain => switch(self.plain),
        }
    }

    /// Changes one thing to its next value, round and round.
    pub fn change(&mut self, setting: Setting, in_use: Language) {
        self.turn(setting, in_use, 1);
    }

    /// Changes one thing to the value before, round and round.
    pub fn change_back(&mut self, setting: Setting, in_use: Language) {
        self.turn(setting, in_use, -1);
    }

    fn turn(&mut self, setting: Setting, in_use: Language, steps: isize) {
        match setting {
            Setting::Language => self.language = Some(if steps < 0 { in_use.previous() } else { in_use.next() }),
            Setting::Notation => self.notation = away(&NotationChoice::ALL, self.notation, steps),
            Setting::Theme => self.theme = away(ThemeChoice::ALL, self.theme, steps),
            Setting::Pieces => self.pieces = away(PieceSet::ALL, self.pieces, steps),
            Setting::Motion => self.motion_off = !self.motion_off,
            Setting::Mouse => self.mouse_off = !self.mouse_off,
            Setting::Plain => self.plain = !self.plain,
        }
    }
}

const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// The value so many steps away from this one, round and round.
fn away<T: Copy + PartialEq + Default>(all: &[T], here: T, steps: isize) -> T {
    let here = all.iter().position(|value| *value == here).unwrap_or_default();
    let there = match usize::try_from(steps) {
        Ok(steps) => here + steps,
        Err(_) => here + all.len() - steps.unsigned_abs().min(all.len()),
    };
    all.get(there % all.len().max(1)).copied().unwrap_or_default()
}
