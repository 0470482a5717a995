//! The list of lessons: what there is, how far the student is, where to go on.

use crate::explain::Message;
use crate::lesson::{Course, Lesson, Library, Part};
use crate::progress::Progress;
use crate::session::FULL_STARS;

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
pub fn rows(library: &Library, progress: &Progress) -> Vec<Row> {
    let mut rows = Vec::new();
    if let Some((lesson, step)) = resume(library, progress) {
        rows.push(Row::Continue { lesson, step });
    }
    for (course, parts) in library.courses().iter().map(|course| &course.parts).enumerate() {
        for (part, lessons) in parts.iter().map(|part| &part.lessons).enumerate() {
            rows.push(Row::Part { course, part });
            rows.extend(lessons.iter().map(|lesson| Row::Lesson(lesson.id.clone())));
        }
    }
    rows.push(Row::Quit);
    rows
}

/// The part of a heading.
pub fn part(library: &Library, course: usize, part: usize) -> Option<&Part> {
    library.courses().get(course).map(|course: &Course| &course.parts)?.get(part)
}

/// Where the student goes on: at the step opened last, or the next one if that is done.
pub fn resume(library: &Library, progress: &Progress) -> Option<(String, usize)> {
    let (lesson, step) = progress.last()?;
    let lesson = library.lesson(lesson)?;
    let (place, _) = lesson.step(step)?;
    if progress.stars(&lesson.id, step).is_none() {
        return Some((lesson.id.clone(), place));
    }
    if place + 1 < lesson.steps.len() {
        return Some((lesson.id.clone(), place + 1));
    }
    let next = library.next(&lesson.id)?;
    Some((next.id.clone(), first_open_step(next, progress)))
}

/// The first step that is not done; the first of all when every one is.
pub fn first_open_step(lesson: &Lesson, progress: &Progress) -> usize {
    lesson.steps.iter().position(|step| progress.stars(&lesson.id, &step.id).is_none()).unwrap_or(0)
}

/// How far a student is in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    /// Steps done.
    pub done: usize,
    /// Steps in all.
    pub steps: usize,
    /// Stars earned.
    pub stars: usize,
    /// Stars that could be earned.
    pub full_stars: usize,
}

impl LessonProgress {
    /// Counts what is done.
    pub fn of(lesson: &Lesson, progress: &Progress) -> LessonProgress {
        let earned: Vec<u8> =
            lesson.steps.iter().filter_map(|step| progress.stars(&lesson.id, &step.id)).collect();
        LessonProgress {
            done: earned.len(),
            steps: lesson.steps.len(),
            stars: earned.iter().map(|stars| usize::from(*stars)).sum(),
            full_stars: lesson.steps.len() * usize::from(FULL_STARS),
        }
    }

    /// Whether every step is done.
    pub const fn is_complete(&self) -> bool {
        self.done == self.steps
    }

    /// The stars of the whole lesson, 0 to 3: as many as its steps have on the average, and none before it is complete.
    pub const fn lesson_stars(&self) -> u8 {
        if !self.is_complete() || self.steps == 0 {
            return 0;
        }
        // Three only for nearly full marks, one for whoever has come to the end.
        match self.stars * 100 / self.full_stars {
            90.. => 3,
            55.. => 2,
            _ => 1,
        }
    }
}

/// The title of a lesson.
pub fn title(lesson: &Lesson) -> Message {
    Message::lesson(&lesson.id, "title")
}
