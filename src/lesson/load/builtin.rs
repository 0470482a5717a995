//! The built-in course, carried in the program itself.

use std::sync::Arc;

use crate::language::Language;
use crate::lesson::SourceText;

use super::{CourseFiles, LessonFiles, LessonPlace, TextFile};

/// A lesson of the built-in course: its file, and its texts in each language.
struct Builtin {
    file: &'static str,
    source: &'static str,
    texts: [(Language, &'static str, &'static str); 2],
}

/// The files of the built-in course. The one place to add a lesson; a test holds that every file is named.
macro_rules! builtin_lessons {
    ($($id:literal)*) => {
        const LESSONS: &[Builtin] = &[$(Builtin {
            file: concat!("lessons/", $id, ".toml"),
            source: include_str!(concat!("../../../lessons/", $id, ".toml")),
            texts: [
                (
                    Language::El,
                    concat!("locales/el/lessons/", $id, ".ftl"),
                    include_str!(concat!("../../../locales/el/lessons/", $id, ".ftl")),
                ),
                (
                    Language::En,
                    concat!("locales/en/lessons/", $id, ".ftl"),
                    include_str!(concat!("../../../locales/en/lessons/", $id, ".ftl")),
                ),
            ],
        }),*];

        /// The ids, for the test that compares them with the folders.
        #[cfg(test)]
        const IDS: &[&str] = &[$($id),*];
    };
}

builtin_lessons! {
    "board"
    "names"
    "army"
    "setting-up"
    "test-board"
    "rook"
    "bishop"
    "queen"
    "king"
    "knight"
    "pawn"
    "pawn-captures"
    "promotion"
    "test-pieces"
    "protection"
    "pawn-game"
    "test-capture"
    "check"
    "three-ways"
    "pinned"
    "double-check"
    "mate"
    "mate-in-one"
    "stalemate"
    "test-check"
    "en-passant"
    "castling"
    "castling-when"
    "underpromotion"
    "test-special"
    "resigning"
    "not-enough"
    "repetition"
    "fifty-moves"
    "test-ends"
    "notation"
    "finishing"
    "real-board"
    "whole-game"
    "test-final"
}

const COURSE: &str = include_str!("../../../lessons/course.toml");

/// The files of the built-in course.
pub(crate) fn files() -> CourseFiles {
    CourseFiles {
        name: "skaki".to_owned(),
        outline: Some(SourceText::new("lessons/course.toml", COURSE)),
        lessons: LESSONS
            .iter()
            .map(|lesson| {
                LessonPlace::AtHand(LessonFiles {
                    source: SourceText::new(lesson.file, lesson.source),
                    texts: lesson
                        .texts
                        .iter()
                        .map(|(language, name, text)| TextFile {
                            language: *language,
                            source: Arc::clone(&SourceText::new(*name, *text)),
                            builtin: Some(*text),
                        })
                        .collect(),
                })
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    /// The names without ending of the files of a folder of this package.
    fn names(folder: &str, ending: &str) -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        files.filter_map(|name| name.strip_suffix(ending).map(str::to_owned)).collect()
    }

    #[test]
    fn every_file_of_the_course_is_carried() {
        let carried: BTreeSet<String> = IDS.iter().map(|id| (*id).to_owned()).collect();
        let mut lessons = names("lessons", ".toml");
        lessons.remove("course");
        assert_eq!(carried, lessons, "lessons/");
        for language in Language::ALL {
            let folder = format!("locales/{}/lessons", language.code());
            assert_eq!(carried, names(&folder, ".ftl"), "{folder}");
        }
    }
}
