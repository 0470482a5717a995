//! The texts of a lesson: that every declared language has each of them, that the versions agree, and that each is
//! clean and well written.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::language::{
    CatalogueFault, CatalogueFaultKind, Extent, Language, LessonSource, Message, Words, compare_lesson,
};
use crate::lesson::fault::Faults;
use crate::lesson::format::Draft;
use crate::lesson::format::lesson::{TITLE, Texts};
use crate::lesson::load::{ReadLesson, TextFile};
use crate::lesson::problem::Problem;
use crate::rules::notation::letters::alphabet_of;
use crate::rules::notation::{Notation, read_square};

use super::said::{self, Said};
use super::wording;

/// The texts of one language: in the lesson's own file, or in a file of their own.
#[derive(Clone, Copy)]
enum Place<'l> {
    Own(&'l Texts),
    Beside(&'l TextFile),
}

/// Checks the texts of a lesson. The faults of files beside it are given back, those of its own file are added to its own;
/// and what the texts say.
pub(crate) fn check(lesson: &mut ReadLesson, words: &mut Words) -> (Vec<Faults>, Said) {
    let Some(draft) = &lesson.draft else { return (Vec::new(), Said::new()) };
    let faults = &mut lesson.faults;
    let mut beside: Vec<(Language, Faults)> =
        lesson.texts.iter().map(|file| (file.language, Faults::new(file.source.clone()))).collect();
    let id = draft.lesson.id.as_str();
    let declared = &draft.lesson.languages;
    let wanted: BTreeSet<&str> = draft.uses.uses.iter().map(|(key, _)| key.as_str()).chain([TITLE]).collect();
    let mut pairs: Vec<(Language, Vec<(&str, &str)>)> = Vec::new();
    for texts in &draft.texts {
        let own = texts.entries.iter().map(|entry| (entry.key.as_str(), entry.text.as_str())).collect();
        pairs.push((texts.language, own));
    }
    for language in Language::all() {
        let own = draft.texts.iter().find(|texts| texts.language == language);
        let file = lesson.texts.iter().find(|file| file.language == language);
        let source_pairs = pairs.iter().find(|(known, _)| *known == language).map(|(_, pairs)| pairs.as_slice());
        let mut keys: BTreeSet<String> = BTreeSet::new();
        if let (Some(own), Some(source_pairs)) = (own, source_pairs) {
            let source = LessonSource::Pairs(source_pairs);
            for fault in words.check_lesson(language, id, source) {
                tell(&fault, Place::Own(own), faults);
            }
            keys.extend(own.broken.iter().cloned());
            for entry in &own.entries {
                keys.insert(entry.key.clone());
                let text = entry.located(faults.source().text()).text().to_owned();
                let located = entry.located(faults.source().text());
                let told: Vec<(Problem, Range<usize>)> =
                    language_problems(language, &text).into_iter().map(|(p, range)| (p, located.span(range))).collect();
                told.into_iter().for_each(|(problem, span)| faults.add(problem, span));
                if draft.complete && !wanted.contains(entry.key.as_str()) {
                    faults.add(Problem::TextUnused { key: entry.key.clone() }, entry.key_span.clone());
                }
            }
            if !declared.contains(&language) && !own.entries.is_empty() {
                faults.add(Problem::LanguageUndeclared { language }, own.span.clone());
            }
        }
        if let (Some(file), Some((_, told))) = (file, beside.iter_mut().find(|(known, _)| *known == language)) {
            let source = LessonSource::Ftl(file.source.text());
            for fault in words.check_lesson(language, id, source) {
                tell(&fault, Place::Beside(file), told);
            }
            // What is wrong with the source has just been told.
            let _ = words.add_lesson(language, id, source);
            for key in words.lesson_keys(language, id) {
                let span = key_span(file.source.text(), key);
                if keys.contains(key) {
                    told.add(Problem::TextTwice { key: key.to_owned() }, span.clone());
                }
                if draft.complete && !wanted.contains(key) {
                    told.add(Problem::TextUnused { key: key.to_owned() }, span);
                }
                keys.insert(key.to_owned());
            }
            words.remove_lesson(id);
            for (problem, range) in problems_in_file(language, file.source.text()) {
                told.add(problem, range);
            }
            if !declared.contains(&language) {
                told.add(Problem::LanguageUndeclared { language }, 0..0);
            }
        }
        if declared.contains(&language) && keys.is_empty() {
            faults.add(Problem::LanguageMissing { language }, draft.languages.clone());
        } else if declared.contains(&language) {
            let missing = |key: &str| Problem::TextMissing { key: key.to_owned(), language };
            if !keys.contains(TITLE) {
                faults.add(missing(TITLE), draft.languages.clone());
            }
            let mut told: BTreeSet<&str> = BTreeSet::new();
            for (key, span) in &draft.uses.uses {
                if !keys.contains(key) && told.insert(key) {
                    faults.add(missing(key), span.clone());
                }
            }
        }
    }
    let source = |language: Language| -> Option<(LessonSource<'_>, Place<'_>)> {
        let own = draft.texts.iter().find(|texts| texts.language == language);
        let own_pairs = pairs.iter().find(|(known, _)| *known == language);
        match (own, own_pairs) {
            (Some(own), Some((_, pairs))) => Some((LessonSource::Pairs(pairs), Place::Own(own))),
            _ => {
                let file = lesson.texts.iter().find(|file| file.language == language)?;
                Some((LessonSource::Ftl(file.source.text()), Place::Beside(file)))
            }
        }
    };
    if let (Some((el, el_place)), Some((en, en_place))) = (source(Language::EL), source(Language::EN)) {
        for fault in compare_lesson(id, el, en) {
            // Missing texts have been told where they are named; those of one key that nobody names are told as unused.
            // Attributes nobody sees, in any language.
            if matches!(fault.kind, CatalogueFaultKind::Missing { .. }) {
                continue;
            }
            let place = if fault.language == Language::EL { el_place } else { en_place };
            let target = match place {
                Place::Own(_) => Some(&mut *faults),
                Place::Beside(_) => {
                    beside.iter_mut().find(|(known, _)| *known == fault.language).map(|(_, faults)| faults)
                }
            };
            if let Some(target) = target {
                tell(&fault, place, target);
            }
        }
    }
    add(draft, &lesson.texts, words);
    let said = said::check(draft, &placed(draft, &lesson.texts, words), words, faults, &mut beside);
    words.remove_lesson(id);
    (beside.into_iter().map(|(_, faults)| faults).collect(), said)
}

/// Hands the texts of a lesson to the language room, as the library does.
fn add(draft: &Draft, files: &[TextFile], words: &mut Words) {
    let id = draft.lesson.id.as_str();
    for texts in &draft.texts {
        let pairs: Vec<(&str, &str)> = texts.entries.iter().map(|e| (e.key.as_str(), e.text.as_str())).collect();
        words.complete_lesson(texts.language, id, LessonSource::Pairs(&pairs));
    }
    for file in files {
        words.complete_lesson(file.language, id, LessonSource::Ftl(file.source.text()));
    }
}

/// The texts of a lesson with their places.
fn placed(draft: &Draft, files: &[TextFile], words: &Words) -> Vec<said::Placed> {
    let own = draft.texts.iter().flat_map(|texts| {
        let language = texts.language;
        texts.entries.iter().map(move |entry| said::Placed {
            language,
            key: entry.key.clone(),
            span: entry.span.clone(),
            beside: false,
        })
    });
    let mut found: Vec<said::Placed> = own.collect();
    for file in files {
        let language = file.language;
        let keys = words.lesson_keys(language, &draft.lesson.id).into_iter();
        // Of a text that stands in both places, which has been told, the lesson's own counts.
        let own = draft.texts.iter().find(|texts| texts.language == language);
        for key in keys.filter(|key| own.is_none_or(|own| own.entries.iter().all(|entry| entry.key != *key))) {
            let span = key_span(file.source.text(), key);
            found.push(said::Placed { language, key: key.to_owned(), span, beside: true });
        }
    }
    found
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

/// Tells what the language room found, at its place in the file.
fn tell(fault: &CatalogueFault, place: Place<'_>, faults: &mut Faults) {
    let span = match place {
        Place::Beside(file) => at_word(file.source.text(), fault.offset),
        Place::Own(texts) => match texts.entries.iter().find(|entry| Some(&entry.key) == fault.entry.as_ref()) {
            Some(entry) if whole_text(&fault.kind) => entry.span.clone(),
            Some(entry) => entry.located(faults.source().text()).span(at_word(&entry.text, fault.offset)),
            None => texts.span.clone(),
        },
    };
    faults.add(Problem::Text(fault.kind.clone()), span);
}

/// Whether a fault is one of a text as a whole: its offset means nothing then.
fn whole_text(kind: &CatalogueFaultKind) -> bool {
    use CatalogueFaultKind as Kind;
    matches!(
        kind,
        Kind::OtherVariables { .. }
            | Kind::OtherSquares { .. }
            | Kind::OtherNames { .. }
            | Kind::OtherWords { .. }
            | Kind::OtherLanguage { extent: Extent::Whole, .. }
            | Kind::Missing { .. }
            | Kind::Empty
            | Kind::Twice
    )
}

/// The word, or the single character, that begins at a byte of a text.
pub(super) fn at_word(text: &str, offset: usize) -> Range<usize> {
    let Some(rest) = text.get(offset..) else { return text.len()..text.len() };
    let word = rest.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(rest.len());
    let length = if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) };
    offset..offset + length
}

/// Where a key stands at the beginning of a line of a `.ftl` file.
fn key_span(source: &str, key: &str) -> Range<usize> {
    let mut offset = 0;
    for line in source.split_inclusive('\n') {
        if line.strip_prefix(key).is_some_and(|rest| rest.trim_start_matches(' ').starts_with('=')) {
            return offset..offset + key.len();
        }
        offset += line.len();
    }
    0..0
}

/// The same in a file of texts, of which only the texts are looked at: what is called by an id, a note of the author's, is said
/// to nobody.
pub(super) fn problems_in_file(language: Language, source: &str) -> Vec<(Problem, Range<usize>)> {
    let mut found = language_problems(language, source);
    found.retain(|(_, range)| is_text(source, range.start));
    found
}

/// Whether this place of a `.ftl` file belongs to a text, and not to a comment or the id before a text.
fn is_text(source: &str, at: usize) -> bool {
    let (before, rest) = source.split_at_checked(at).unwrap_or((source, ""));
    let begun = before.rsplit('\n').next().unwrap_or_default();
    let is_id = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let ends_as_id = rest.trim_start_matches(is_id).trim_start_matches(' ').starts_with('=');
    let begins_as_id = begun.trim_start().chars().all(is_id);
    let is_before_text = begun.starts_with('#') || begins_as_id && ends_as_id;
    !is_before_text
}

/// Squares in the letters of the other language, and words that could be better.
pub(super) fn language_problems(language: Language, text: &str) -> Vec<(Problem, Range<usize>)> {
    let own = match language {
        Language::EL => Notation::GREEK,
        _ => Notation::LATIN,
    };
    let mut found: Vec<(Problem, Range<usize>)> = Vec::new();
    for (range, word) in short_words(text) {
        let letter = word.chars().next();
        let quoted = text.get(..range.start).is_some_and(in_quotes);
        // A key of the keyboard.
        let is_key = word.starts_with('F');
        if quoted
            || is_key
            || is_in_id(text, &range)
            || letter.and_then(alphabet_of).is_none_or(|alphabet| alphabet == own)
        {
            continue;
        }
        if let Ok(square) = read_square(word) {
            let problem = Problem::SquareAlphabet { written: word.to_owned(), instead: own.square(square).to_string() };
            found.push((problem, range));
        }
    }
    if language == Language::EL {
        for advice in wording::advise(text) {
            found.push((Problem::Wording { found: advice.found, instead: advice.instead }, advice.range));
        }
    }
    found
}

/// Whether a word is a part of a longer one that only ids have, as in `famous-e7`; in `e2-e4` it is not.
fn is_in_id(text: &str, word: &Range<usize>) -> bool {
    let joins = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let (Some(before), Some(after)) = (text.get(..word.start), text.get(word.end..)) else { return false };
    let begun = before.rsplit(|c: char| !joins(c)).next().unwrap_or_default();
    let rest = after.split(|c: char| !joins(c)).next().unwrap_or_default();
    let is_other = |part: &str| !part.is_empty() && read_square(part).is_err();
    [begun, rest].iter().any(|side| side.split(['-', '_']).any(is_other))
}

/// Whether a place that comes after this much of a text is inside the quotation marks of a placeable.
fn in_quotes(before: &str) -> bool {
    let inner = before.rsplit_once('{').map_or("", |(_, inner)| inner);
    !inner.contains('}') && inner.matches('"').count() % 2 == 1
}

/// The words of two characters, the second a figure: what a square looks like.
fn short_words(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    let begins = |before: Option<char>| !before.is_some_and(char::is_alphanumeric);
    text.char_indices().filter_map(move |(at, c)| {
        let rest = text.get(at..)?;
        let figure = rest.chars().nth(1).filter(char::is_ascii_digit)?;
        let end = at + c.len_utf8() + figure.len_utf8();
        let after = text.get(end..)?.chars().next();
        let before = text.get(..at)?.chars().next_back();
        let word = c.is_alphabetic() && begins(before) && begins(after);
        word.then(|| text.get(at..end).map(|word| (at..end, word)))?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_looked_for_in_texts_and_not_in_ids() {
        let source = "# About e4.\nfamous-e7 = Go to e5, e2-e4.\ne6 = See { famous-e8 } and { SQUARE(\"e1\") }.\n    .a1 = On e3\nlong =\n    e7 too.\n";
        let found: Vec<&str> = problems_in_file(Language::EL, source)
            .into_iter()
            .filter(|(problem, _)| matches!(problem, Problem::SquareAlphabet { .. }))
            .filter_map(|(_, range)| source.get(range))
            .collect();
        assert_eq!(found, ["e5", "e2", "e4", "e3", "e7"]);
    }
}
