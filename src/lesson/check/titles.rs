//! The titles of a course's parts: plain text, which no Fluent reads and no key names.

use std::collections::HashMap;
use std::ops::Range;

use crate::language::{
    CatalogueFaultKind as Kind, FluentFault, Language, LessonSource, compare_lesson, foreign_words, look_alikes,
};
use crate::lesson::fault::Faults;
use crate::lesson::format::Located;
use crate::lesson::format::course::{Outline, PartOutline};
use crate::lesson::format::lesson::TITLE;
use crate::lesson::problem::Problem;

use super::texts::{at_word, language_problems};
use super::unfinished::{Part, unfinished};

/// Checks that each title has the languages of its lessons, is written in them, and names the same squares in both.
pub(super) fn check(outline: &Outline, languages: &HashMap<String, Vec<Language>>, faults: &mut Faults) {
    for part in &outline.parts {
        for language in Language::all() {
            let taught = |id: &String| languages.get(id).is_some_and(|known| known.contains(&language));
            match title(part, language) {
                Title::Said(text, span) => said(language, text, &span, faults),
                // An empty one has been told, and so has the lack of all.
                Title::Empty => {}
                Title::Missing if part.title.texts.is_empty() => {}
                Title::Missing if part.lessons.iter().any(|(id, _)| taught(id)) => {
                    faults.add(Problem::TitleMissing { language }, part.title_places.whole.clone());
                }
                Title::Missing => {}
            }
        }
        if let (Title::Said(el, _), Title::Said(en, span)) = (title(part, Language::EL), title(part, Language::EN)) {
            let (el, en) = ([(TITLE, el)], [(TITLE, en)]);
            for fault in compare_lesson(&outline.id, LessonSource::Pairs(&el), LessonSource::Pairs(&en)) {
                // One with a brace that is not closed is no Fluent, and need not be.
                if !matches!(fault.kind, Kind::Missing { .. }) {
                    faults.add(Problem::Text(fault.kind), span.clone());
                }
            }
        }
    }
}

/// The title of a part in a language.
enum Title<'o> {
    /// What it says, and where it stands.
    Said(&'o str, Range<usize>),
    Empty,
    Missing,
}

fn title(part: &PartOutline, language: Language) -> Title<'_> {
    let place = part.title_places.texts.iter().find(|(known, _)| *known == language);
    match (place, part.title.texts.iter().find(|(known, _)| *known == language)) {
        (Some((_, span)), Some((_, text))) => Title::Said(text, span.clone()),
        (Some(_), None) => Title::Empty,
        (None, _) => Title::Missing,
    }
}

/// What is wrong with a title that is there.
fn said(language: Language, text: &str, whole: &Range<usize>, faults: &mut Faults) {
    if let Some(problem) = unfinished(text, Part::Short) {
        faults.add(problem, whole.clone());
    }
    if let Some(foreign) = foreign_words(language, text) {
        let (found, extent) = (foreign.found, foreign.extent);
        let kind = Kind::OtherLanguage { key: TITLE.to_owned(), language, found, extent };
        faults.add(Problem::Text(kind), whole.clone());
    }
    let mut found = language_problems(language, text);
    let look_alikes = look_alikes(language, text);
    found.extend(look_alikes.into_iter().map(|(at, kind)| (Problem::Text(Kind::Text(kind)), at_word(text, at))));
    if let Some((at, brace)) = text.match_indices(['{', '}']).next() {
        let kind = Kind::Syntax { fault: FluentFault::Plain, detail: String::new() };
        found.push((Problem::Text(kind), at..at + brace.len()));
    }
    let source = faults.source().clone();
    let located = Located::new(text, source.slice(whole), whole.start);
    for (problem, range) in found {
        let span = located.span(range);
        faults.add(problem, span);
    }
}
