//! What can be set, in words.

use crate::settings::{PieceSet, Setting, Settings, ThemeChoice};

use crate::language::{Language, Message, ids};

/// With what the program is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// In colours, as far as anybody knows.
    InColours,
    /// Without a colour, whatever theme was chosen: then figures give way to letters, and nothing slides.
    WithoutColour,
}

/// A setting and what holds: “Mouse: yes”.
pub fn setting(settings: &Settings, setting: Setting, in_use: Language, shown: Shown) -> Message {
    let colourless = shown == Shown::WithoutColour || settings.theme == ThemeChoice::Mono;
    let value = match setting {
        // What is seen is not what was chosen: both are said.
        Setting::Pieces if settings.pieces == PieceSet::Figures && colourless => "figures-as-letters",
        Setting::Motion if !settings.motion_off && colourless => "on-in-colour",
        _ => settings.value(setting, in_use),
    };
    let id = match setting {
        Setting::Language => return Message::new(ids::UI_SETTING_LANGUAGE).with("language", in_use),
        Setting::Notation => ids::UI_SETTING_NOTATION,
        Setting::Theme => ids::UI_SETTING_THEME,
        Setting::Pieces => ids::UI_SETTING_PIECES,
        Setting::Motion => ids::UI_SETTING_MOTION,
        Setting::Mouse => ids::UI_SETTING_MOUSE,
        Setting::Plain => ids::UI_SETTING_PLAIN,
    };
    Message::new(id).word("value", value)
}
