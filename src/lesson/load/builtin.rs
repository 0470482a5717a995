//! The built-in course, carried in the program itself.

use crate::language::Language;
use crate::lesson::SourceText;
use crate::lesson::fault::Faults;
use crate::lesson::format;
use crate::lesson::model::{Lesson, Step, StepOutline, Steps, Unread};

use super::{CourseFiles, LessonFiles, LessonPlace, TextFile};

/// A lesson of the built-in course. Its texts stand in the folders of the languages, under its id.
struct Builtin {
    id: &'static str,
    file: &'static str,
    source: &'static str,
}

impl Builtin {
    fn texts(&self) -> impl Iterator<Item = (Language, &'static str)> {
        let name = format!("lessons/{}.ftl", self.id);
        Language::all().filter_map(move |language| Some((language, language.file(&name)?)))
    }
}

/// The files of the built-in course. The one place to add a lesson; a test holds that every file is named.
macro_rules! builtin_lessons {
    ($($id:literal)*) => {
        const LESSONS: &[Builtin] = &[$(Builtin {
            id: $id,
            file: concat!("lessons/", $id, ".toml"),
            source: include_str!(concat!("../../../lessons/", $id, ".toml")),
        }),*];
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

/// A lesson whose steps are still to be read, and its texts.
pub(super) struct UnreadLesson {
    pub(super) lesson: Lesson,
    pub(super) texts: Vec<(Language, &'static str)>,
}

/// The lessons of the built-in course with what a list of them needs. That their files have no fault, and that what is
/// said of their steps here is what is read later, the tests hold.
pub(super) fn unread() -> impl Iterator<Item = UnreadLesson> {
    LESSONS.iter().map(|builtin| {
        let (head, steps) = builtin.source.split_once(STEP).unwrap_or((builtin.source, ""));
        let mut head = read(builtin.file, head).unwrap_or_else(|| Lesson {
            id: String::new(),
            languages: Vec::new(),
            rules: Vec::new(),
            steps: Vec::new().into(),
            texts: Vec::new(),
        });
        let outline = steps.split(STEP).map(step_outline).collect();
        head.steps = Steps::unread(outline, Unread { name: builtin.file, source: builtin.source, reader: read_steps });
        UnreadLesson { lesson: head, texts: builtin.texts().collect() }
    })
}

/// What begins a step.
const STEP: &str = "\n[[step]]\n";

/// What is known of a step from the lines that say so.
fn step_outline(step: &'static str) -> StepOutline {
    let value = |key: &str| {
        let rest = step.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""))?;
        rest.split('"').next()
    };
    StepOutline { id: value("id").unwrap_or_default().into(), is_reading: value("kind") == Some("show") }
}

fn read(name: &str, source: &str) -> Option<Lesson> {
    let mut faults = Faults::new(SourceText::new(name, source));
    format::lesson::read(&mut faults).map(|draft| draft.lesson)
}

fn read_steps(name: &'static str, source: &'static str) -> Vec<Step> {
    read(name, source).map(|lesson| lesson.steps.to_vec()).unwrap_or_default()
}

/// The built-in course without its lessons.
pub(super) fn outline() -> CourseFiles {
    CourseFiles {
        name: "skaki".to_owned(),
        outline: Some(SourceText::new("lessons/course.toml", COURSE)),
        lessons: Vec::new(),
    }
}

/// The files of the built-in course.
pub(crate) fn files() -> CourseFiles {
    CourseFiles {
        lessons: LESSONS
            .iter()
            .map(|lesson| {
                LessonPlace::AtHand(LessonFiles {
                    source: SourceText::new(lesson.file, lesson.source),
                    texts: lesson
                        .texts()
                        .map(|(language, text)| {
                            let name = format!("locales/{}/lessons/{}.ftl", language.code(), lesson.id);
                            TextFile { language, source: SourceText::new(name, text) }
                        })
                        .collect(),
                })
            })
            .collect(),
        ..outline()
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

    /// What a list is told of a lesson is what is read when it is opened.
    #[test]
    fn what_is_known_before_reading_is_true() {
        for (unread, builtin) in unread().zip(LESSONS) {
            let mut faults = Faults::new(SourceText::new(builtin.file, builtin.source));
            let draft = format::lesson::read(&mut faults).unwrap();
            assert!(draft.complete, "{}", builtin.file);
            let (lesson, read) = (unread.lesson, draft.lesson);
            assert_eq!(lesson.steps.outline(), read.steps.outline(), "{}", builtin.file);
            assert_eq!((&lesson.id, &lesson.languages, &lesson.rules), (&read.id, &read.languages, &read.rules));
            assert_eq!(format!("{:?}", &*lesson.steps), format!("{:?}", &*read.steps), "{}", builtin.file);
        }
    }

    #[test]
    fn every_file_of_the_course_is_carried() {
        let carried: BTreeSet<String> = LESSONS.iter().map(|lesson| lesson.id.to_owned()).collect();
        let mut lessons = names("lessons", ".toml");
        lessons.remove("course");
        assert_eq!(carried, lessons, "lessons/");
        for language in Language::all() {
            let folder = format!("locales/{}/lessons", language.code());
            assert_eq!(carried, names(&folder, ".ftl"), "{folder}");
        }
    }
}
