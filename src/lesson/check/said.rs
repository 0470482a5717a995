//! The texts of a lesson as a student reads them: that each says something, in the language of its section, and that no two
//! options of a question read the same.
//!
//! The words are those of the finished text, with every square, move and piece written out: what stands in braces may be all
//! that there is, or nothing at all.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use crate::language::{CatalogueFaultKind, Language, Message, Words, read_alike};
use crate::lesson::fault::Faults;
use crate::lesson::format::Draft;
use crate::lesson::format::lesson::TITLE;
use crate::lesson::problem::Problem;
use crate::lesson::{Choice, ChoiceAnswer, Task};

use super::doubled::doubled;
use super::unfinished::{Part, unfinished};

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
    let options: HashSet<&String> = draft.uses.options.iter().collect();
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
        let part = if options.contains(&text.key) || text.key == TITLE { Part::Short } else { Part::Sentence };
        if let Some(problem) = unfinished(&told, part) {
            tell(text, problem, faults, beside);
        }
        if let Some(found) = doubled(text.language, &told) {
            tell(text, Problem::ArticleTwice { found: found.to_owned() }, faults, beside);
        }
        said.insert((text.language, text.key.clone()), told);
    }
    for (step, places) in draft.lesson.steps.iter().zip(&draft.steps) {
        for language in Language::all() {
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
        for language in Language::all() {
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
