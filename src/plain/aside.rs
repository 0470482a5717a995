//! What is not about the board, in words: the settings and the glossary.

use std::io;

use crate::explain::{self, Shown, glossary};
use crate::language::{Arg, Language, Message, fold, ids};
use crate::settings::{Setting, Settings};

use super::LineMode;

/// What the whole screen would be shown with is not known here but from the settings.
const SHOWN: Shown = Shown::InColours;

impl LineMode<'_> {
    // -- settings

    /// Every setting and what holds, each with its number.
    pub(super) fn show_settings(&mut self) -> io::Result<()> {
        self.say(&ids::PLAIN_SETTINGS.into())?;
        for (number, setting) in (1_usize..).zip(Setting::ALL) {
            let said = explain::setting(&self.shell.settings(), setting, self.words.language(), SHOWN);
            let line = Message::new(ids::PLAIN_SETTING).with("number", number).with("setting", said);
            self.say(&line.with("choices", self.choices(setting)))?;
        }
        self.say(&ids::PLAIN_SETTINGS_HOW.into())
    }

    /// Changes a setting, by its number or its name, to the value that is named behind it or else to its next value, and
    /// has it saved.
    pub(super) fn change_setting(&mut self, named: &str) -> io::Result<()> {
        if named.is_empty() {
            return self.say(&ids::PLAIN_SETTINGS_HOW.into());
        }
        let Some((setting, value)) = self.setting_and_value(named) else {
            self.say(&Message::new(ids::PLAIN_NO_SUCH_SETTING).with("text", named.to_owned()))?;
            return self.show_settings();
        };
        let values = self.values(setting);
        let chosen = match value {
            // The first is the one that holds.
            "" => values.get(1),
            value => values.iter().find(|known| self.is_called(setting, known, value)),
        };
        let Some((settings, language)) = chosen.cloned() else {
            let none = Message::new(ids::PLAIN_NO_SUCH_VALUE).with("text", value.to_owned());
            return self.say(&none.with("choices", self.choices(setting)));
        };
        if setting == Setting::Language {
            return self.speak(language);
        }
        self.words.set_notation(settings.notation);
        let trouble = self.shell.save(&settings);
        self.say(&explain::setting(&settings, setting, self.words.language(), SHOWN))?;
        trouble.map_or(Ok(()), |trouble| self.say(&trouble))
    }

    /// The settings with each value that one of them can have, the one that holds first, and the language that is then in
    /// use.
    fn values(&self, setting: Setting) -> Vec<(Settings, Language)> {
        let mut here = (self.shell.settings(), self.words.language());
        let first = here.0.value(setting, here.1);
        let mut values = Vec::new();
        loop {
            values.push(here.clone());
            here.0.change(setting, here.1);
            if setting == Setting::Language {
                here.1 = here.1.next();
            }
            if here.0.value(setting, here.1) == first {
                return values;
            }
        }
    }

    /// A value as the settings say it.
    fn value_said(&self, language: Language, setting: Setting, (settings, in_use): &(Settings, Language)) -> String {
        let said = self.words.text_in(language, &explain::setting(settings, setting, *in_use, SHOWN));
        said.split_once(": ").map(|(_, value)| value.to_owned()).unwrap_or_default()
    }

    /// The values of a setting, to be listed.
    fn choices(&self, setting: Setting) -> Arg {
        let language = self.words.language();
        let values = self.values(setting);
        let said = values.iter().map(|value| self.value_said(language, setting, value));
        Arg::List(said.map(|text| Message::new(ids::PLAIN_CHOICE).with("text", text)).collect())
    }

    /// Whether a value is called so: by its name in the settings file, or by words of it in either language.
    fn is_called(&self, setting: Setting, value: &(Settings, Language), wanted: &str) -> bool {
        let said = |language| fold(&self.value_said(language, setting, value));
        value.0.value(setting, value.1) == wanted
            || setting == Setting::Language && self.words.names(value.1).iter().any(|name| name == wanted)
            || Language::all().any(|language| said(language).starts_with(wanted))
    }

    /// A setting, and the words behind its name or number.
    fn setting_and_value<'text>(&self, named: &'text str) -> Option<(Setting, &'text str)> {
        let ends = named.match_indices(' ').map(|(at, _)| at).chain([named.len()]);
        // The longest name: “pieces slide” is not “pieces”.
        ends.rev().find_map(|end| {
            let (name, value) = named.split_at_checked(end)?;
            Some((self.setting(name)?, value.trim()))
        })
    }

    /// The setting of a number or of the beginning of a name in either language.
    fn setting(&self, named: &str) -> Option<Setting> {
        if let Some(index) = named.trim_end_matches('.').parse::<usize>().ok().and_then(|number| number.checked_sub(1))
        {
            return Setting::ALL.get(index).copied();
        }
        let wanted = fold(named);
        let settings = self.shell.settings();
        let is_called = |setting: &Setting| {
            Language::all().any(|language| {
                let said = self.words.text_in(language, &explain::setting(&settings, *setting, language, SHOWN));
                fold(said.split(':').next().unwrap_or_default()).starts_with(&wanted)
            })
        };
        Setting::ALL.into_iter().find(is_called).filter(|_| !wanted.is_empty())
    }

    // -- the glossary

    /// A term explained, or all terms named.
    pub(super) fn look_up(&mut self, text: Option<&str>) -> io::Result<()> {
        let Some(text) = text else {
            let named = |id: &ids::Id| Message::new(ids::GLOSSARY_TERM).with("term", glossary::term(self.words, *id));
            let terms = glossary::TERMS.iter().map(named).collect();
            return self.say(&Message::new(ids::GLOSSARY_LIST).with("terms", Arg::List(terms)));
        };
        match glossary::find(self.words, text) {
            Some(term) => {
                self.say(&glossary::line(self.words, term))?;
                glossary::also(self.words, term).map_or(Ok(()), |also| self.say(&also))
            }
            None => self.say(&Message::new(ids::GLOSSARY_UNKNOWN).with("text", text.to_owned())),
        }
    }
}
