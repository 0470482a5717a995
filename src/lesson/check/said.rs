//! The texts of a lesson as a student reads them: that each says something, in the language of its section, and that no two
//! options of a question read the same.
//!
//! The words are those of the finished text, with every square, move and piece written out: what stands in braces may be all
//! that there is, or nothing at all.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use crate::explain::Message;
use crate::language::{CatalogueFaultKind, Language, Script, Words, script};
use crate::lesson::fault::Faults;
use crate::lesson::format::Draft;
use crate::lesson::problem::Problem;
use crate::lesson::{Choice, ChoiceAnswer, Task};

/// A text of the lesson, and where it stands.
pub(super) struct Placed {
    /// Its language.
    pub(super) language: Language,
    /// Its key.
    pub(super) key: String,
    /// Its place in its file.
    pub(super) span: Range<usize>,
    /// Whether that is a file beside the lesson.
    pub(super) beside: bool,
}

/// What the texts of a lesson say, by language and key; those with faults are not among them.
pub(crate) type Said = HashMap<(Language, String), String>;

/// Checks what the texts say, and gives it. `words` has them under the id of the lesson; the faults of files beside it are
/// told there.
pub(super) fn check(
    draft: &Draft,
    texts: &[Placed],
    words: &Words,
    faults: &mut Faults,
    beside: &mut [(Language, Faults)],
) -> Said {
    let id = draft.lesson.id.as_str();
    let mut said = Said::new();
    for text in texts {
        let message = Message::lesson(id, &text.key);
        if !words.has_whole(text.language, &message) {
            // What is wrong with it has been told, unless it is that nothing is left of it.
            if words.is_blank(text.language, &message) {
                tell(text, Problem::Text(CatalogueFaultKind::Empty), faults, beside);
            }
            continue;
        }
        let told = words.text_in(text.language, &message);
        for problem in problems(text.language, &text.key, &told) {
            tell(text, problem, faults, beside);
        }
        said.insert((text.language, text.key.clone()), told);
    }
    for (step, places) in draft.lesson.steps.iter().zip(&draft.steps) {
        let Task::Choose(choose) = &step.task else { continue };
        for language in Language::ALL {
            let mut seen: HashSet<String> = HashSet::new();
            for (option, span) in choose.options.iter().zip(&places.options) {
                let Choice { answer: ChoiceAnswer::Text { text, .. }, .. } = option else { continue };
                let Some(told) = said.get(&(language, text.clone())) else { continue };
                if !seen.insert(as_read(told)) {
                    faults.add(Problem::OptionSame { option: told.trim().to_owned(), language }, span.clone());
                }
            }
        }
    }
    said
}

fn tell(text: &Placed, problem: Problem, faults: &mut Faults, beside: &mut [(Language, Faults)]) {
    let target = if text.beside {
        beside.iter_mut().find(|(language, _)| *language == text.language).map(|(_, faults)| faults)
    } else {
        Some(faults)
    };
    if let Some(target) = target {
        target.add(problem, text.span.clone());
    }
}

/// A text as it is told from another: how much space stands between its words, or a full stop at its end, nobody sees.
fn as_read(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").trim_end_matches(['.', '\u{2026}']).to_owned()
}

/// What is wrong with the words of a text: those of the other language, and those that say that it is to be written yet.
pub(super) fn problems(language: Language, key: &str, text: &str) -> Vec<Problem> {
    let unfinished = unfinished(text).map(|found| Problem::TextUnfinished { found });
    unfinished.into_iter().chain(other_language(language, key, text)).collect()
}

/// Marks that writers leave where something is to be done yet.
const MARKS: [&str; 5] = ["TODO", "FIXME", "XXX", "TBD", "lorem"];

/// What says that a text is to be written yet: a mark, or nothing but dots.
fn unfinished(text: &str) -> Option<String> {
    let mark = runs(text).into_iter().map(|run| run.word).find(|word| MARKS.contains(word));
    let dots = !text.trim().is_empty() && text.trim().chars().all(|c| matches!(c, '.' | '\u{2026}'));
    mark.map(str::to_owned).or_else(|| dots.then(|| text.trim().to_owned()))
}

/// So many words of the other language are more than a quotation.
const MANY: usize = 4;

/// What is written in the other language's letters. A text without a word in its own letters is one that was not
/// translated, surely so where several words stand in it that are no names; names and words that are only quoted are let pass.
fn other_language(language: Language, key: &str, text: &str) -> Option<Problem> {
    let own = match language {
        Language::El => Script::Greek,
        Language::En => Script::Latin,
    };
    let runs = runs(text);
    let own_words = runs.iter().filter(|run| run.script == own && run.letters >= 2).count();
    let foreign: Vec<&Run<'_>> = runs.iter().filter(|run| run.script != own && run.is_word()).collect();
    let found = foreign.first()?.word.to_owned();
    let certain = own_words == 0 && foreign.len() >= 2 && foreign.iter().any(|run| run.is_lower());
    let suspicious = match language {
        _ if own_words == 0 => true,
        // Greek texts are full of Latin words: FIDE, en passant, names, keys of files.
        Language::El => foreign.len() >= MANY && foreign.len() > own_words,
        Language::En => foreign.iter().any(|run| !run.quoted),
    };
    let problem = Problem::TextLanguage { key: key.to_owned(), language, found, certain };
    (certain || suspicious).then_some(problem)
}

/// A stretch of letters of one alphabet that no figure touches: moves and squares are none.
struct Run<'t> {
    word: &'t str,
    script: Script,
    letters: usize,
    /// Whether a quotation mark or a bracket stands before it, or before a word of the same alphabet before it.
    quoted: bool,
}

impl Run<'_> {
    /// Whether it is a word, and not a letter of notation or the initials of something.
    fn is_word(&self) -> bool {
        let capitals = self.word.chars().all(|c| !c.is_lowercase());
        self.letters >= 3 && !(capitals && self.script == Script::Latin) && !HOMELESS.contains(&self.word)
    }

    fn is_lower(&self) -> bool {
        self.word.chars().next().is_some_and(char::is_lowercase)
    }
}

/// Words that are at home in no language: en passant, and the program's own name.
const HOMELESS: [&str; 3] = ["passant", "skaki", "Skaki"];

/// The stretches of letters of a text.
fn runs(text: &str) -> Vec<Run<'_>> {
    let mut found: Vec<Run<'_>> = Vec::new();
    let mut rest = text;
    let mut before: Option<char> = None;
    while let Some(c) = rest.chars().next() {
        let length = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        if length == 0 {
            before = Some(c);
            rest = rest.get(c.len_utf8()..).unwrap_or_default();
            continue;
        }
        let (word, after) = rest.split_at(length);
        // A word of both alphabets is a fault of its own.
        let pure = word.chars().all(|letter| script(letter) == script(c));
        if let (Some(script), true) = (script(c), pure) {
            let opened =
                before.is_some_and(|c| matches!(c, '"' | '\'' | '(' | '\u{ab}' | '\u{2018}' | '\u{201c}' | '`'));
            let goes_on = before == Some(' ') && found.last().is_some_and(|run| run.quoted && run.script == script);
            found.push(Run { word, script, letters: word.chars().count(), quoted: opened || goes_on });
        }
        before = None;
        rest = after;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `language | text | what is found`, in `tests/lessons/half-translated.txt`.
    #[test]
    fn words_of_the_other_language_are_found_and_names_let_pass() {
        let cases = include_str!("../../../tests/lessons/half-translated.txt");
        let mut seen = 0;
        for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let parts: Vec<&str> = line.split(" | ").collect();
            let [language, text, expected] = parts[..] else { panic!("{line}") };
            let found: Vec<&str> = problems(Language::from_code(language).unwrap(), "key", text)
                .iter()
                .map(|problem| match problem {
                    Problem::TextLanguage { certain: true, .. } => "other",
                    Problem::TextLanguage { certain: false, .. } => "perhaps",
                    Problem::TextUnfinished { .. } => "unfinished",
                    _ => "?",
                })
                .collect();
            let found = if found.is_empty() { "fine".to_owned() } else { found.join(" ") };
            assert_eq!(found, expected, "{line}");
            seen += 1;
        }
        assert!(seen > 20, "{seen}");
    }
}
