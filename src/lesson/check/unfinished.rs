//! Texts that are still to be written: what stands there says so, or says nothing.

use crate::language::fold;
use crate::lesson::problem::Problem;

use super::wording;

/// What a text is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// What is said to a student: of a step, of an answer, as a hint.
    Sentence,
    /// An option or a title, for which a sign may be enough: `?`, `1`.
    Short,
}

/// Marks that writers leave where something is to be done yet.
const MARKS: [&str; 5] = ["TODO", "FIXME", "XXX", "TBD", "lorem"];

/// The same where nothing else stands.
const ALONE: [&str; 3] = ["todo", "to do", "tbd"];

/// What says that a text is to be written yet: a mark, nothing but dots, or, where a sentence is meant, nothing but signs or a
/// single letter or figure.
pub(super) fn unfinished(text: &str, part: Part) -> Option<Problem> {
    let text = text.trim();
    let mark = text.split(|c: char| !c.is_alphanumeric()).find(|word| MARKS.contains(word));
    let mark = mark.or_else(|| ALONE.contains(&fold(text).as_str()).then_some(text));
    let promise = mark.or_else(|| wording::promise(text));
    let found = promise.or_else(|| says_nothing(text, part).then_some(text))?;
    Some(Problem::TextUnfinished { found: found.to_owned(), promised: promise.is_some() })
}

/// Whether a text has nothing to say.
fn says_nothing(text: &str, part: Part) -> bool {
    let is_dots = |c: char| c.is_whitespace() || matches!(c, '.' | '\u{2026}');
    if text.chars().all(is_dots) {
        // An empty one is a fault of its own.
        return !text.is_empty();
    }
    if part == Part::Short {
        return false;
    }
    let is_sign = |c: char| {
        let is_punctuation = c.is_ascii_punctuation() || matches!(c, '\u{a1}'..='\u{bf}' | '\u{2010}'..='\u{203f}');
        c.is_whitespace() || is_punctuation && !c.is_alphanumeric()
    };
    if text.chars().all(is_sign) {
        return true;
    }
    // One letter or figure, or the same again and again: `x`, `1.`, `xxx`.
    let word = fold(text.trim_matches(is_sign));
    let mut letters = word.chars();
    letters.next().is_some_and(|first| first.is_alphanumeric() && letters.all(|c| c == first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_written_yet_is_told_from_what_is_short() {
        let found = |text: &str, part| unfinished(text, part).is_some();
        let cases = include_str!("../../../tests/lessons/unfinished.txt");
        for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (expected, text) = line.split_once(" | ").unwrap();
            let told = match (found(text, Part::Sentence), found(text, Part::Short)) {
                (true, true) => "always",
                (true, false) => "sentence",
                (false, false) => "fine",
                (false, true) => "never so",
            };
            assert_eq!(told, expected, "{text}");
        }
        assert!(!found("", Part::Sentence) && found(" lorem ipsum", Part::Short));
    }
}
