//! A single file of texts, as whoever translates it hands it over: one of the program's catalogues, or the texts of a lesson.

use std::path::Path;
use std::sync::Arc;

use crate::language::{CatalogueFault, Language, LessonSource, Words, check_catalogue};
use crate::lesson::fault::{Fault, Faults};
use crate::lesson::load;
use crate::lesson::problem::Problem;
use crate::lesson::source::SourceText;

use super::texts;

/// Checks the file, and tells what is wrong with it. A file under the name of one of the program's catalogues is checked in
/// its place among them; any other as the texts of a lesson. Whether a lesson names all of those, only its own check knows.
pub(super) fn check(path: &Path, told: &mut Vec<Fault>) {
    let Some(source) = load::text_at(path, told) else { return };
    let language = language_of(path, &source);
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let folder = path.parent().and_then(Path::file_name);
    let of_a_lesson = folder.is_some_and(|folder| folder == "lessons");
    let known = if of_a_lesson { None } else { check_catalogue(language, &stem, source.text()) };
    let mut faults = Faults::new(Arc::clone(&source));
    let in_lesson = known.is_none();
    let found: Vec<CatalogueFault> =
        known.unwrap_or_else(|| Words::new(language).check_lesson(language, &stem, LessonSource::Ftl(source.text())));
    for fault in found {
        faults.add(Problem::Text(fault.kind), texts::at_word(source.text(), fault.offset));
    }
    if of_a_lesson && let Some(problem) = load::stray(path) {
        faults.add(problem, 0..0);
    }
    if in_lesson {
        for (problem, range) in texts::problems_in_file(language, source.text()) {
            faults.add(problem, range);
        }
    }
    told.extend(faults.into_sorted());
}

/// The language of a file: that of a folder it lies in, or else of its letters.
fn language_of(path: &Path, source: &SourceText) -> Language {
    let of_folder = path.ancestors().skip(1).find_map(|folder| Language::from_code(folder.file_name()?.to_str()?));
    let is_greek = |c: char| ('\u{370}'..='\u{3ff}').contains(&c);
    // Notes are for translators, in whatever language they speak.
    let mut lines = source.text().lines().filter(|line| !line.starts_with('#'));
    let of_letters = || if lines.any(|line| line.contains(is_greek)) { Language::EL } else { Language::EN };
    of_folder.unwrap_or_else(of_letters)
}
