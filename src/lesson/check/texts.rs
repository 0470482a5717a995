//! The texts of a lesson: whether every declared language has each of them, and what the language room finds in them.
//!
//! They may stand in the lesson's own file or in a file for each language. Both become one list of texts, each with the way back to
//! its place, and one checker looks at that list.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use crate::language::{
    CatalogueFaultKind as Kind, Found, Language, Message, Text, Words, Wrapped, cut, offset_in, wrap,
};
use crate::lesson::fault::Faults;
use crate::lesson::format::Draft;
use crate::lesson::format::lesson::{TITLE, TextEntry};
use crate::lesson::load::{ReadLesson, TextFile};
use crate::lesson::problem::Problem;

/// A text of a lesson, and where it stands.
struct Placed<'l> {
    key: &'l str,
    text: Text<'l>,
    home: Home<'l>,
}

/// Where a text stands.
enum Home<'l> {
    /// In the lesson's own file.
    Own(&'l TextEntry, Wrapped),
    /// In one of the files of texts, beginning at this byte.
    Beside { file: usize, source: &'l str, start: usize },
}

/// The texts of a lesson, those of its own file first.
fn placed<'l>(draft: &'l Draft, files: &'l [TextFile]) -> Vec<Placed<'l>> {
    let own = draft.texts.iter().flat_map(|texts| texts.entries.iter().map(move |entry| (texts.language, entry)));
    let own = own.map(|(language, entry)| {
        let wrapped = wrap(&entry.key, &entry.text);
        let text = Text { language, fluent: Cow::Owned(wrapped.fluent.clone()) };
        Placed { key: &entry.key, text, home: Home::Own(entry, wrapped) }
    });
    own.chain(files.iter().enumerate().flat_map(|(index, file)| in_file(index, file))).collect()
}

/// The texts of a file of them.
fn in_file(file: usize, texts: &TextFile) -> impl Iterator<Item = Placed<'_>> {
    let (language, source) = (texts.language, texts.source.text());
    cut(source).into_iter().map(move |(key, entry)| {
        let home = Home::Beside { file, source, start: offset_in(source, entry) };
        Placed { key, text: Text { language, fluent: Cow::Borrowed(entry) }, home }
    })
}

/// Where what is wrong with the texts is told: the lesson's own file, and those of its texts.
struct Files<'f> {
    own: &'f mut Faults,
    beside: Vec<Faults>,
}

impl Files<'_> {
    /// Tells what the language room found.
    fn tell(&mut self, text: &Placed<'_>, found: Found) {
        let problem = Problem::Text(found.kind);
        match (&text.home, found.offset) {
            (Home::Own(entry, wrapped), Some(offset)) => {
                let located = entry.located(self.own.source().text());
                let span = located.span(at_word(&entry.text, wrapped.offset(offset)));
                self.own.add(problem, span);
            }
            (Home::Own(entry, _), None) => self.own.add(problem, entry.span.clone()),
            (Home::Beside { file, source, start }, offset) => {
                if let Some(faults) = self.beside.get_mut(*file) {
                    faults.add(problem, at_word(source, start + offset.unwrap_or_default()));
                }
            }
        }
    }

    /// Tells something at the name of a text.
    fn tell_of(&mut self, text: &Placed<'_>, problem: Problem) {
        match &text.home {
            Home::Own(entry, _) => self.own.add(problem, entry.key_span.clone()),
            Home::Beside { file, start, .. } => {
                if let Some(faults) = self.beside.get_mut(*file) {
                    faults.add(problem, *start..start + text.key.len());
                }
            }
        }
    }
}

/// Checks the texts of a lesson. The faults of files beside it are given back, those of its own file are added to its own.
pub(crate) fn check(lesson: &mut ReadLesson, words: &Words) -> Vec<Faults> {
    let ReadLesson { draft: Some(draft), texts: files, faults } = lesson else { return Vec::new() };
    let beside = files.iter().map(|file| Faults::new(file.source.clone())).collect();
    let mut told = Files { own: faults, beside };
    let placed = placed(draft, files);
    let texts: Vec<Text<'_>> = placed.iter().map(|placed| placed.text.clone()).collect();
    for found in words.check_lesson(&texts) {
        if let Some(text) = placed.get(found.text) {
            told.tell(text, found);
        }
    }
    let wanted: BTreeSet<&str> = draft.uses.uses.iter().map(|(key, _)| key.as_str()).chain([TITLE]).collect();
    // A term, and what has no name, is a fault of its own.
    let is_named = |text: &&Placed<'_>| text.key.starts_with(|c: char| c.is_ascii_alphabetic());
    for text in placed.iter().filter(is_named).filter(|text| draft.complete && !wanted.contains(text.key)) {
        told.tell_of(text, Problem::Text(Kind::Unused(text.key.to_owned())));
    }
    let declared = &draft.lesson.languages;
    let mut others: Vec<Language> = Vec::new();
    for text in &placed {
        if !declared.contains(&text.text.language) && !others.contains(&text.text.language) {
            others.push(text.text.language);
            told.tell_of(text, Problem::LanguageUndeclared { language: text.text.language });
        }
    }
    for &language in declared {
        let broken = draft.texts.iter().filter(|texts| texts.language == language).flat_map(|texts| &texts.broken);
        let written = placed.iter().filter(|text| text.text.language == language).map(|text| text.key);
        let mut known: BTreeSet<&str> = written.chain(broken.map(String::as_str)).collect();
        if known.is_empty() {
            told.own.add(Problem::LanguageMissing { language }, draft.languages.clone());
            continue;
        }
        let title = (TITLE.to_owned(), draft.languages.clone());
        for (key, span) in [&title].into_iter().chain(&draft.uses.uses) {
            if known.insert(key) {
                told.own.add(Problem::Text(Kind::Missing { key: key.clone(), language }), span.clone());
            }
        }
    }
    told.beside
}

/// What is wrong with a file of texts, whatever lesson it belongs to.
pub(super) fn check_file(texts: &TextFile, words: &Words) -> Faults {
    let list: Vec<Text<'_>> = in_file(0, texts).map(|placed| placed.text).collect();
    let mut faults = Faults::new(texts.source.clone());
    for found in words.check_lesson(&list) {
        let start = list.get(found.text).map_or(0, |text| offset_in(texts.source.text(), &text.fluent));
        let span = at_word(texts.source.text(), start + found.offset.unwrap_or_default());
        faults.add(Problem::Text(found.kind), span);
    }
    faults
}

/// Hands the texts of a lesson to the language room, as the library does.
pub(super) fn add(draft: &Draft, files: &[TextFile], words: &mut Words) {
    for placed in placed(draft, files) {
        words.add_lesson(placed.text.language, &draft.lesson.id, &placed.text.fluent);
    }
}

/// Whether every text that the steps name, and the title, can be said in a language at least.
pub(crate) fn can_be_said(draft: &Draft, files: &[TextFile], words: &mut Words) -> bool {
    add(draft, files, words);
    let mut keys = draft.uses.uses.iter().map(|(key, _)| key.as_str()).chain([TITLE]);
    let said = keys.all(|key| {
        let message = Message::lesson(&draft.lesson.id, key);
        Language::all().any(|language| words.has_whole(language, &message))
    });
    words.remove_lesson(&draft.lesson.id);
    said
}

/// The word, or the single character, that begins at a byte of a text.
pub(super) fn at_word(text: &str, offset: usize) -> Range<usize> {
    let Some(rest) = text.get(offset..) else { return text.len()..text.len() };
    let word = rest.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(rest.len());
    let length = if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) };
    offset..offset + length
}
