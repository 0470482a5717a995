//! The list of lessons: what there is, how far the student is, where to go on.

use crate::language::{Message, ids};
use crate::lesson::{Lesson, Library, Part};
use crate::study::{Done, Standing, Study};

/// One row of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// To go on where the student left off.
    Continue {
        /// The lesson.
        lesson: String,
        /// The step, counted from 0.
        step: usize,
    },
    /// The heading of a part; it cannot be chosen.
    Part {
        /// Which course.
        course: usize,
        /// Which part of it.
        part: usize,
    },
    /// A lesson.
    Lesson(String),
    /// The way out.
    Quit,
}

impl Row {
    /// Whether the row can be chosen.
    pub const fn is_choice(&self) -> bool {
        !matches!(self, Row::Part { .. })
    }
}

/// The rows of the map, from top to bottom.
pub fn rows(study: &Study) -> Vec<Row> {
    let mut rows = Vec::new();
    // Before anything is done the first lesson is the place to begin: there is nothing to go on with.
    if let Some((lesson, step)) = study.going_on().filter(|_| !study.progress().is_empty()) {
        rows.push(Row::Continue { lesson: lesson.id.clone(), step });
    }
    for (course, parts) in study.library().courses().iter().map(|course| &course.parts).enumerate() {
        // A part whose files could not be read has nothing to stand above.
        for (part, lessons) in parts.iter().map(|part| &part.lessons).enumerate().filter(|(_, all)| !all.is_empty()) {
            rows.push(Row::Part { course, part });
            rows.extend(lessons.iter().map(|lesson| Row::Lesson(lesson.id.clone())));
        }
    }
    rows.push(Row::Quit);
    rows
}

/// The part of a heading.
pub fn part(library: &Library, course: usize, part: usize) -> Option<&Part> {
    library.courses().get(course)?.parts.get(part)
}

/// The stars of a whole lesson, 0 to 3: as many as its exercises earned on the average, and none before all of it is done
/// or where none was earned.
pub const fn lesson_stars(done: Done) -> u8 {
    if done.steps == 0 || done.done < done.steps {
        return 0;
    }
    if done.stars_possible == 0 {
        return 3;
    }
    // Three only for nearly full marks, one for whoever has come to the end with any.
    match done.stars * 100 / done.stars_possible {
        _ if done.stars == 0 => 0,
        90.. => 3,
        55.. => 2,
        _ => 1,
    }
}

/// The title of a lesson in the list: of a test it says that it is one, and whether it is passed.
pub fn title_in_list(study: &Study, lesson: &Lesson) -> Message {
    match study.library().test(&lesson.id) {
        None => title(lesson),
        Some(_) => {
            let state = match study.standing(lesson) {
                _ if study.progress().has_passed(&lesson.id) => "passed",
                Standing::NotPassed => "failed",
                Standing::New | Standing::Begun | Standing::Done | Standing::Known => "open",
            };
            Message::new(ids::TESTS_ROW).word("state", state).with("title", title(lesson))
        }
    }
}

/// The title of a lesson.
pub fn title(lesson: &Lesson) -> Message {
    Message::lesson(&lesson.id, crate::lesson::TITLE)
}
