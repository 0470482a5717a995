//! What is said, written down in both languages: for the tests that keep sentences as snapshots, and hold that each sentence
//! of a catalogue is said somewhere.
#![allow(clippy::expect_used, reason = "a helper that fails is a test that fails")]

use std::collections::BTreeSet;
use std::fmt::Write as _;

use skaki::language::{Arg, Language, Message, Words, ids};

/// The transcript, and which messages were said.
pub(crate) struct Transcript {
    pub(crate) words: Words,
    pub(crate) text: String,
    pub(crate) said: BTreeSet<String>,
}

impl Transcript {
    pub(crate) fn new() -> Transcript {
        Transcript { words: Words::new(Language::EL), text: String::new(), said: BTreeSet::new() }
    }

    /// A line of its own: what was asked or tried.
    pub(crate) fn line(&mut self, text: &str) {
        writeln!(self.text, "{text}").expect("a string can be written");
    }

    /// Writes a message down in each language.
    pub(crate) fn say(&mut self, message: &Message) {
        self.note(message);
        for language in Language::all() {
            let text = self.words.text_in(language, message);
            assert!(!text.contains(['⟦', '{']) && !text.contains("  "), "{text}");
            self.line(&format!("    {text}"));
        }
    }

    /// The same of whole sentences.
    pub(crate) fn say_all(&mut self, messages: &[Message]) {
        for message in messages {
            for language in Language::all() {
                let text = self.words.text_in(language, message);
                assert!(text.ends_with(['.', '!']), "{text}");
            }
            self.say(message);
        }
    }

    /// Remembers that a message was said, and those within it.
    fn note(&mut self, message: &Message) {
        self.said.insert(message.id().to_string());
        for (_, arg) in message.args() {
            match arg {
                Arg::Message(inner) => self.note(inner),
                Arg::List(list) => list.iter().for_each(|inner| self.note(inner)),
                _ => {}
            }
        }
    }

    /// The messages of this file of the catalogues that were not said.
    pub(crate) fn unsaid(&self, file: &str) -> Vec<&'static str> {
        let group = ids::GROUPS.iter().find(|group| group.file == file).expect(file);
        group.ids.iter().map(|id| id.as_str()).filter(|id| !self.said.contains(*id)).collect()
    }
}
