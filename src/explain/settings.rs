//! What can be set, in words.

use crate::language::Language;
use crate::settings::{Setting, Settings};

use super::ids;
use super::message::Message;

/// A setting and what holds: “Mouse: yes”.
pub fn setting(settings: &Settings, setting: Setting, in_use: Language) -> Message {
    let id = match setting {
        Setting::Language => ids::UI_SETTING_LANGUAGE,
        Setting::Notation => ids::UI_SETTING_NOTATION,
        Setting::Theme => ids::UI_SETTING_THEME,
        Setting::Pieces => ids::UI_SETTING_PIECES,
        Setting::Motion => ids::UI_SETTING_MOTION,
        Setting::Mouse => ids::UI_SETTING_MOUSE,
        Setting::Plain => ids::UI_SETTING_PLAIN,
    };
    Message::new(id).word("value", settings.value(setting, in_use))
}
