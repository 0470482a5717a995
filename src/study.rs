//! One student in the whole course: which lesson and step, going on and back, what is done. The full-screen program and
//! line mode both drive this; files and words are others' business.
//!
//! ```
//! use skaki::lesson::Library;
//! use skaki::progress::Progress;
//! use skaki::study::Study;
//!
//! let (library, _) = Library::load(&[]);
//! let mut study = Study::new(library.into(), Progress::default());
//! let opened = study.open_next().expect("nothing is done yet, so there is a step to do");
//! assert_eq!(study.place().map(|place| place.index), Some(0));
//! # let _ = opened;
//! ```

mod sure;

use std::sync::Arc;

use crate::lesson::{Hints, Lesson, Library, StepOutline, Test};
use crate::progress::{Entry, Progress};
use crate::session::{Event, Phase, Request, Session};

pub use sure::{Doing, Loss};

/// A student in the course.
#[derive(Clone, Debug)]
pub struct Study {
    library: Arc<Library>,
    progress: Progress,
    place: Option<Place>,
    /// Steps that were left before they were solved, as they were; the one left last is the last.
    left: Vec<Place>,
}

/// Where the student is.
#[derive(Clone, Debug)]
pub struct Place {
    /// The id of the lesson.
    pub lesson: String,
    /// Which of its steps, counted from 0.
    pub index: usize,
    /// How many it has.
    pub steps: usize,
    /// The step being solved.
    pub session: Session,
}

/// Where going on leads.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onward {
    /// To the next step of the lesson.
    Step,
    /// The lesson ends here.
    LessonEnd,
    /// A test ends here, with this result.
    TestEnd(TestResult),
    /// A test would end here, and so many of its steps are not done yet: there is no result before they are.
    TestOpen {
        /// How many.
        left: usize,
    },
}

/// What a computed answer about the board costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Nothing: there is nothing to solve, or it is solved, or there is no star left to earn.
    Free,
    /// What a hint costs.
    Hint,
    /// It is not given.
    Refused,
}

/// How a test went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TestResult {
    /// The stars earned this time.
    pub stars: u32,
    /// The stars that its exercises can give.
    pub possible: u32,
    /// The stars that pass it.
    pub needed: u32,
}

impl TestResult {
    /// Whether it is passed.
    pub const fn is_passed(&self) -> bool {
        self.stars >= self.needed
    }
}

/// How far a lesson has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// Its steps.
    pub steps: usize,
    /// Steps that are done.
    pub done: usize,
    /// Stars earned in exercises.
    pub stars: u32,
    /// Stars that its exercises can give.
    pub stars_possible: u32,
}

/// How a lesson stands, as lists of lessons say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nothing of it is done.
    New,
    /// Something of it is done, or a test is done and not judged yet.
    Begun,
    /// All of it is done; of a test that means that it is passed.
    Done,
    /// A test that was taken to its end and not passed so far.
    NotPassed,
    /// A test that was passed skips it.
    Known,
}

impl Study {
    /// A student with what they have done so far, in no lesson yet.
    pub fn new(library: Arc<Library>, progress: Progress) -> Study {
        Study { library, progress, place: None, left: Vec::new() }
    }

    /// The lessons.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// What is done.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Where the student is; `None` outside every lesson.
    pub fn place(&self) -> Option<&Place> {
        self.place.as_ref()
    }

    /// The lesson the student is in.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.library.lesson(&self.place.as_ref()?.lesson)
    }

    /// How far a lesson has come.
    pub fn done(&self, lesson: &Lesson) -> Done {
        let outline = lesson.steps.outline();
        outline.iter().fold(Done { steps: outline.len(), ..Done::default() }, |mut sum, step| {
            let stars = self.progress.stars(&lesson.id, &step.id);
            sum.done += usize::from(stars.is_some());
            // Reading gives no stars.
            if !step.is_reading {
                sum.stars += u32::from(stars.unwrap_or_default());
                sum.stars_possible += u32::from(crate::session::FULL_STARS);
            }
            sum
        })
    }

    /// How a lesson stands.
    pub fn standing(&self, lesson: &Lesson) -> Standing {
        if self.is_skipped(&lesson.id) {
            return Standing::Known;
        }
        let is_test = self.library.test(&lesson.id).is_some();
        let has = |stars: fn(&Progress, &str, &str) -> Option<u8>| {
            let steps = lesson.steps.outline();
            steps.iter().filter(|step| stars(&self.progress, &lesson.id, &step.id).is_some()).count()
        };
        let done = has(Progress::stars);
        match done == lesson.steps.outline().len() {
            true if !is_test || self.progress.has_passed(&lesson.id) => Standing::Done,
            // What was judged begins anew: nothing of it is done this time.
            true if has(Progress::stars_this_time) == 0 => Standing::NotPassed,
            true => Standing::Begun,
            false if done == 0 => Standing::New,
            false => Standing::Begun,
        }
    }

    /// The test that the student is in.
    pub fn test(&self) -> Option<&Test> {
        self.library.test(&self.place.as_ref()?.lesson)
    }

    /// Whether a lesson counts as known because a test that skips it was passed.
    pub fn is_skipped(&self, lesson: &str) -> bool {
        self.library.tests_skipping(lesson).any(|test| self.progress.has_passed(&test.lesson))
    }

    /// The lesson after this one that is not skipped.
    pub fn lesson_after(&self, lesson: &str) -> Option<&Lesson> {
        let mut next = self.library.next(lesson);
        while let Some(lesson) = next.filter(|lesson| self.is_skipped(&lesson.id)) {
            next = self.library.next(&lesson.id);
        }
        next
    }

    /// How a test stands: the stars of its exercises this time, those not done yet counted as none.
    pub fn result(&self, test: &Test) -> Option<TestResult> {
        let lesson = self.library.lesson(&test.lesson)?;
        let exercises = lesson.steps.outline().iter().filter(|step| !step.is_reading);
        let (mut stars, mut possible) = (0, 0);
        for step in exercises {
            stars += u32::from(self.progress.stars_this_time(&lesson.id, &step.id).unwrap_or_default());
            possible += u32::from(crate::session::FULL_STARS);
        }
        Some(TestResult { stars, possible, needed: test.stars_needed(possible) })
    }

    /// The first step that is not done, from the step opened last onwards, then from the beginning; `None` when all is done.
    /// Lessons that a passed test skips are passed over.
    pub fn next_undone(&self) -> Option<(&Lesson, usize)> {
        let all: Vec<(&Lesson, usize, &StepOutline)> = self
            .library
            .lessons()
            .filter(|lesson| !self.is_skipped(&lesson.id))
            .flat_map(|lesson| {
                lesson.steps.outline().iter().enumerate().map(move |(index, step)| (lesson, index, step))
            })
            .collect();
        let last = self.progress.last();
        let start =
            all.iter().position(|(lesson, _, step)| last == Some((lesson.id.as_str(), &*step.id))).unwrap_or_default();
        let (before, after) = all.split_at_checked(start)?;
        let is_open =
            |(lesson, _, step): &&(&Lesson, usize, &StepOutline)| self.progress.stars(&lesson.id, &step.id).is_none();
        after.iter().find(is_open).or_else(|| before.iter().find(is_open)).map(|&(lesson, index, _)| (lesson, index))
    }

    /// Where going on leads: back into the step that was left last, if it was left open, and else to
    /// [`next_undone`](Study::next_undone).
    pub fn going_on(&self) -> Option<(&Lesson, usize)> {
        let left = self.left_last().and_then(|left| Some((self.library.lesson(&left.lesson)?, left.index)));
        left.or_else(|| self.next_undone())
    }

    /// The step that was left open, as long as none was opened after it.
    fn left_last(&self) -> Option<&Place> {
        let opened = self.progress.last();
        self.left.last().filter(|left| opened == Some((left.lesson.as_str(), &*left.session.step().id)))
    }

    /// Opens the step to go on with, or the very first one when all is done. The entry is to be recorded.
    pub fn open_next(&mut self) -> Option<Entry> {
        let (lesson, index) = match self.next_undone() {
            Some((lesson, index)) => (lesson.id.clone(), index),
            None => (self.library.lessons().next()?.id.clone(), 0),
        };
        self.open(&lesson, index)
    }

    /// Opens a lesson at the step of it that was left open last, at its first step that is not done, or at its beginning. A test that was taken to its end begins
    /// anew.
    pub fn open_lesson(&mut self, lesson: &str) -> Option<Entry> {
        self.open(lesson, self.step_to_open(lesson)?)
    }

    /// The step at which [`open_lesson`](Study::open_lesson) opens a lesson, counted from 0; `None` where there is none.
    pub fn step_to_open(&self, lesson: &str) -> Option<usize> {
        let found = self.library.lesson(lesson)?;
        let begun = || self.left.iter().rfind(|left| left.lesson == lesson && left.session.has_begun());
        if let Some(left) = self.left_last().filter(|left| left.lesson == lesson).or_else(begun) {
            return Some(left.index);
        }
        let stars = |step: &StepOutline| match self.library.test(lesson) {
            Some(_) => self.progress.stars_this_time(lesson, &step.id),
            None => self.progress.stars(lesson, &step.id),
        };
        Some(found.steps.outline().iter().position(|step| stars(step).is_none()).unwrap_or_default())
    }

    /// Opens a step of a lesson; `None`, and nothing changes, where there is none. A step that was left open is as it was
    /// left, with its moves and with the help that it has cost.
    pub fn open(&mut self, lesson: &str, index: usize) -> Option<Entry> {
        let found = self.library.lesson(lesson)?;
        let step = found.steps.get(index)?;
        let is_here = |left: &mut Place| left.lesson == lesson && left.index == index;
        let resumed = self.left.extract_if(.., is_here).last();
        self.place = Some(resumed.unwrap_or_else(|| {
            let shared = Arc::new(step.clone());
            let session = match self.library.test(lesson) {
                Some(_) => Session::in_test(shared),
                None => Session::new(shared),
            };
            Place { lesson: lesson.to_owned(), index, steps: found.steps.len(), session }
        }));
        let entry = Entry::Opened { lesson: lesson.to_owned(), step: step.id.clone() };
        self.progress.note(&entry);
        Some(entry)
    }

    /// Leaves the lesson. A step that is not solved is kept as it is: whoever opens it again goes on in it. Who only looked
    /// at one that was done before has nothing to go on with there.
    pub fn leave(&mut self) {
        let Some(place) = self.place.take() else { return };
        let is_solved = matches!(place.session.phase(), Phase::Solved { .. });
        let was_done = self.progress.stars(&place.lesson, &place.session.step().id).is_some();
        let is_over = is_solved || was_done && place.session.is_untouched();
        // Of those before, only in what was begun there is something to go on with.
        self.left.retain(|left| left.session.has_begun());
        if !is_over {
            self.left.push(place);
        }
    }

    /// The steps in which something may have been done that is recorded nowhere: the one that is open, and those that were
    /// left before they were solved.
    pub fn unsolved(&self) -> impl Iterator<Item = &Place> {
        let is_solved = |place: &&Place| matches!(place.session.phase(), Phase::Solved { .. });
        self.place.iter().filter(move |place| !is_solved(place)).chain(&self.left)
    }

    /// What would be lost if the program ended now: what is recorded is what was solved.
    pub fn unsaved(&self) -> Option<Loss> {
        self.unsolved().find_map(sure::work)
    }

    /// Leaves the lesson at its end: nothing of it is kept to go on in.
    pub fn close(&mut self) {
        self.place = None;
    }

    /// Does what is asked in the step, and says what happened and what is to be recorded.
    pub fn apply(&mut self, request: Request) -> (Vec<Event>, Option<Entry>) {
        let no_hints = self.test().is_some_and(|test| test.hints == Hints::Off);
        let Some(place) = &mut self.place else { return (Vec::new(), None) };
        let was_solved = matches!(place.session.phase(), Phase::Solved { .. });
        if no_hints && request == Request::Hint && !was_solved && !place.session.step().is_reading() {
            return (vec![Event::NoHintsInTest], None);
        }
        let events = place.session.apply(request);
        let entry = match place.session.phase() {
            Phase::Solved { stars } if !was_solved => {
                Some(Entry::Done { lesson: place.lesson.clone(), step: place.session.step().id.clone(), stars })
            }
            _ => None,
        };
        if let Some(entry) = &entry {
            self.progress.note(entry);
        }
        (events, entry)
    }

    /// What a computed answer about the board costs now: in an unsolved exercise it is a hint, as long as there is a star to
    /// lose, and in a test it is refused.
    pub fn price_of_answer(&self) -> Price {
        let is_exercise = |place: &&Place| {
            !place.session.step().is_reading() && !matches!(place.session.phase(), Phase::Solved { .. })
        };
        match (self.place.as_ref().filter(is_exercise), self.test()) {
            (None, _) => Price::Free,
            (Some(place), None) if place.session.stars_to_earn() == 0 => Price::Free,
            (Some(_), None) => Price::Hint,
            (Some(_), Some(_)) => Price::Refused,
        }
    }

    /// Takes an answer about the board for the price of a hint.
    pub fn pay_for_answer(&mut self) {
        if let Some(place) = &mut self.place {
            place.session.count_hint();
        }
    }

    /// Goes to the next step, done or not, or says that the lesson ends here.
    pub fn go_on(&mut self) -> (Onward, Option<Entry>) {
        let Some(place) = &self.place else { return (Onward::LessonEnd, None) };
        let (lesson, index) = (place.lesson.clone(), place.index + 1);
        match self.open(&lesson, index) {
            Some(entry) => (Onward::Step, Some(entry)),
            None => self.end(&lesson),
        }
    }

    /// The end of a lesson. A test is judged once all of it is done, and what is judged begins anew.
    fn end(&mut self, lesson: &str) -> (Onward, Option<Entry>) {
        let Some(test) = self.library.test(lesson) else { return (Onward::LessonEnd, None) };
        let steps = self.library.lesson(lesson).map_or([].as_slice(), |lesson| lesson.steps.outline());
        let left = steps.iter().filter(|step| self.progress.stars_this_time(lesson, &step.id).is_none()).count();
        if left > 0 {
            return (Onward::TestOpen { left }, None);
        }
        let Some(result) = self.result(test) else { return (Onward::LessonEnd, None) };
        let entry = Entry::Tested {
            lesson: lesson.to_owned(),
            stars: result.stars,
            possible: result.possible,
            passed: result.is_passed(),
        };
        self.progress.note(&entry);
        // What begins anew has nothing to go on in.
        self.left.retain(|left| left.lesson != lesson);
        (Onward::TestEnd(result), Some(entry))
    }

    /// Goes to the step before; `None` at the first.
    pub fn go_back(&mut self) -> Option<Entry> {
        let place = self.place.as_ref()?;
        let (lesson, index) = (place.lesson.clone(), place.index.checked_sub(1)?);
        self.open(&lesson, index)
    }

    /// Forgets a lesson, or everything, and with it a step of it that is open or was left open: the student is in no lesson
    /// then. The entry is to be recorded.
    pub fn reset(&mut self, lesson: Option<&str>) -> Entry {
        let is_forgotten = |place: &Place| lesson.is_none_or(|lesson| lesson == place.lesson);
        self.left.retain(|left| !is_forgotten(left));
        self.place.take_if(|place| is_forgotten(place));
        let entry = Entry::Reset { lesson: lesson.map(str::to_owned) };
        self.progress.note(&entry);
        entry
    }
}
