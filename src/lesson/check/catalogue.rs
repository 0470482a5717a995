//! A single file of texts, as whoever translates it hands it over: one of the program's catalogues, or the texts of a lesson.

use std::path::Path;

use crate::language::{Language, Words, check_catalogue};
use crate::lesson::fault::{Fault, Faults};
use crate::lesson::load::{self, TextFile};
use crate::lesson::problem::Problem;

use super::texts;

/// Checks the file, and tells what is wrong with it. A file under the name of one of the program's catalogues is checked in
/// its place among them; any other as the texts of a lesson. Whether a lesson names all of those, only its own check knows.
pub(super) fn check(path: &Path, told: &mut Vec<Fault>) {
    let Some(source) = load::text_at(path, told) else { return };
    let of_folder = path.ancestors().skip(1).find_map(|folder| Language::from_code(folder.file_name()?.to_str()?));
    let language = of_folder.unwrap_or_default();
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let of_a_lesson = path.parent().and_then(Path::file_name).is_some_and(|folder| folder == "lessons");
    let known = if of_a_lesson { None } else { check_catalogue(language, &stem, source.text()) };
    let mut faults = match known {
        Some(found) => {
            let mut faults = Faults::new(source.clone());
            for fault in found {
                faults.add(Problem::Text(fault.kind), texts::at_word(source.text(), fault.offset));
            }
            faults
        }
        None => texts::check_file(&TextFile { language, source }, &Words::new(language)),
    };
    if of_a_lesson {
        faults.add(Problem::TextsStray, 0..0);
    }
    told.extend(faults.into_sorted());
}
