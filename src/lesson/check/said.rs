//! The texts of a lesson as a student reads them: that each says something, in the language of its section, and that no two
//! options of a question read the same.
//!
//! The words are those of the finished text, with every square, move and piece written out: what stands in braces may be all
//! that there is, or nothing at all.

use std::collections::HashMap;
use std::ops::Range;

use crate::explain::Message;
use crate::language::{CatalogueFaultKind, Language, Words, foreign_words, read_alike};
use crate::lesson::fault::Faults;
use crate::lesson::format::Draft;
use crate::lesson::format::lesson::TITLE;
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
        if let Some(problem) = unfinished(&told) {
            tell(text, problem, faults, beside);
        }
        said.insert((text.language, text.key.clone()), told);
    }
    for (step, places) in draft.lesson.steps.iter().zip(&draft.steps) {
        for language in Language::ALL {
            let mut seen: Vec<&str> = Vec::new();
            for (hint, span) in step.hints.iter().zip(&places.hints) {
                let Some(told) = said.get(&(language, hint.clone())) else { continue };
                if !is_new(told, &mut seen) {
                    let problem = Problem::HintSame { hint: told.trim().to_owned(), language };
                    faults.add(problem, span.clone());
                }
            }
        }
        let Task::Choose(choose) = &step.task else { continue };
        for language in Language::ALL {
            let mut seen: Vec<&str> = Vec::new();
            for (option, span) in choose.options.iter().zip(&places.options) {
                let Choice { answer: ChoiceAnswer::Text { text, .. }, .. } = option else { continue };
                let Some(told) = said.get(&(language, text.clone())) else { continue };
                if !is_new(told, &mut seen) {
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

/// Whether nothing seen before reads like this text; it has been seen then.
fn is_new<'t>(told: &'t str, seen: &mut Vec<&'t str>) -> bool {
    let known = seen.iter().any(|before| read_alike(before, told));
    seen.push(told);
    !known
}

/// What is wrong with the title of a part of a course, which is no Fluent and has no key.
pub(super) fn title_problems(language: Language, title: &str) -> Vec<Problem> {
    let foreign = foreign_words(language, title).map(|foreign| {
        let (found, extent) = (foreign.found, foreign.extent);
        Problem::Text(CatalogueFaultKind::OtherLanguage { key: TITLE.to_owned(), language, found, extent })
    });
    unfinished(title).into_iter().chain(foreign).collect()
}

/// Marks that writers leave where something is to be done yet.
const MARKS: [&str; 5] = ["TODO", "FIXME", "XXX", "TBD", "lorem"];

/// What says that a text is to be written yet: a mark, or nothing but dots.
fn unfinished(text: &str) -> Option<Problem> {
    let mark = text.split(|c: char| !c.is_alphanumeric()).find(|word| MARKS.contains(word));
    let dots = !text.trim().is_empty() && text.trim().chars().all(|c| matches!(c, '.' | '\u{2026}'));
    let found = mark.or_else(|| dots.then(|| text.trim()))?;
    Some(Problem::TextUnfinished { found: found.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_written_yet_is_told_from_what_is_short() {
        let found = |text: &str| unfinished(text).is_some();
        for text in ["TODO", "TODO: say why.", "The rook moves (XXX) along ranks.", "\u{2026}", "...", " lorem ipsum"] {
            assert!(found(text), "{text}");
        }
        for text in ["A todo list", "Look \u{2026}", "XXXL", "e4", ""] {
            assert!(!found(text), "{text}");
        }
    }
}
