//! The end of a lesson: what it has earned, and where one can go from there.

use crate::explain;
use crate::language::{Message, ids};
use crate::session::FULL_STARS;
use crate::study::{Onward, Study};

use super::map;

/// The end of a lesson, as it is shown.
#[derive(Clone, Debug)]
pub struct Ended {
    /// The lesson.
    pub lesson: String,
    /// How it went, in words.
    pub said: Vec<Message>,
    /// Where one can go, the most useful first.
    pub ways: Vec<Away>,
}

/// A way from the end of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Away {
    /// The lesson after it.
    Next(String),
    /// The first step that is not done.
    Undone(usize),
    /// The first exercise that has not all its stars.
    Improve(usize),
    /// A test once more.
    Again,
    /// The list of lessons.
    Lessons,
}

impl Away {
    /// What it is called.
    pub fn name(&self) -> Message {
        match self {
            Away::Next(lesson) => {
                Message::new(ids::RESULT_NEXT).with("title", Message::lesson(lesson, crate::lesson::TITLE))
            }
            Away::Undone(_) => ids::RESULT_UNDONE.into(),
            Away::Improve(_) => ids::RESULT_IMPROVE.into(),
            Away::Again => ids::RESULT_AGAIN.into(),
            Away::Lessons => ids::RESULT_LESSONS.into(),
        }
    }
}

impl Ended {
    /// The end of the lesson that the student is in; `None` where it has not ended.
    pub(super) fn of(study: &Study, onward: Onward) -> Option<Ended> {
        let lesson = study.lesson()?;
        let first = |is_wanted: &dyn Fn(Option<u8>) -> bool, exercises: bool| {
            let stars = |step: &crate::lesson::Step| study.progress().stars(&lesson.id, &step.id);
            lesson.steps.iter().position(|step| (!exercises || !step.is_reading()) && is_wanted(stars(step)))
        };
        let undone = first(&|stars| stars.is_none(), false).map(Away::Undone);
        let improve = first(&|stars| stars.is_some_and(|stars| stars < FULL_STARS), true).map(Away::Improve);
        let next = study.lesson_after(&lesson.id).map(|next| Away::Next(next.id.clone()));
        let is_last = next.is_none();
        let (said, ways) = match (onward, study.test()) {
            (Onward::Step, _) => return None,
            (Onward::TestEnd(result), Some(test)) => {
                let again = (result.stars < result.possible).then_some(Away::Again);
                let ways = if result.is_passed() { [next, again] } else { [again, next] };
                (explain::test_ended(test, result.stars, result.possible), ways)
            }
            (Onward::TestOpen { left }, Some(test)) => (explain::test_open(test, left), [open_in_test(study), next]),
            (Onward::LessonEnd | Onward::TestEnd(_) | Onward::TestOpen { .. }, _) => {
                let done = study.done(lesson);
                let title = map::title(lesson);
                if done.done == done.steps {
                    let said = Message::new(ids::UI_LESSON_DONE).with("title", title);
                    (said.with("stars", done.stars).with("possible", done.stars_possible), [next, improve])
                } else {
                    let said = Message::new(ids::UI_LESSON_LEFT).with("title", title);
                    (said.with("steps", done.steps - done.done), [undone, next])
                }
            }
        };
        let mut said = vec![said];
        if is_last && study.next_undone().is_none() {
            said.push(ids::RESULT_COURSE_DONE.into());
        }
        let ways = ways.into_iter().flatten().chain([Away::Lessons]).collect();
        Some(Ended { lesson: lesson.id.clone(), said, ways })
    }

    /// The lesson whose row the list shows behind: the next one, for whoever is through with this.
    pub(super) fn row(&self) -> &str {
        match self.ways.first() {
            Some(Away::Next(next)) => next,
            _ => &self.lesson,
        }
    }
}

/// The first step of a test that has not been done this time.
fn open_in_test(study: &Study) -> Option<Away> {
    let lesson = study.lesson()?;
    let open = |step: &crate::lesson::Step| study.progress().stars_this_time(&lesson.id, &step.id).is_none();
    lesson.steps.iter().position(open).map(Away::Undone)
}
