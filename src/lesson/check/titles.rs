//! The titles of a course's parts: plain text, which no Fluent reads and no key names.

use std::collections::HashMap;

use crate::language::{CatalogueFaultKind, Language, is_untranslated};
use crate::lesson::fault::Faults;
use crate::lesson::format::course::Outline;
use crate::lesson::problem::Problem;

/// Tells each title that lacks a language of its lessons, or is not in the one that it should be in.
pub(super) fn check(outline: &Outline, languages: &HashMap<String, Vec<Language>>, faults: &mut Faults) {
    for part in &outline.parts {
        // That there is none at all has been told.
        if part.title_places.texts.is_empty() {
            continue;
        }
        for (language, text) in &part.title.texts {
            let place = part.title_places.texts.iter().find(|(known, _)| known == language);
            if let (true, Some((_, span))) = (is_untranslated(*language, text), place) {
                faults.add(Problem::Text(CatalogueFaultKind::Untranslated { language: *language }), span.clone());
            }
        }
        let mut wanted: Vec<Language> =
            part.lessons.iter().filter_map(|(id, _)| languages.get(id)).flatten().copied().collect();
        wanted.sort_unstable();
        wanted.dedup();
        for language in wanted {
            if !part.title_places.texts.iter().any(|(known, _)| *known == language) {
                faults.add(Problem::TitleMissing { language }, part.title_places.whole.clone());
            }
        }
    }
}
