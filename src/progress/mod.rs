//! What a student has done: an append-only log of records, one JSON object a line, and what it adds up to.
//!
//! ```
//! use skaki::progress::{Entry, Progress};
//! let mut progress = Progress::default();
//! progress.note(&Entry::Done { lesson: "rook".into(), step: "roads".into(), stars: 2 });
//! assert_eq!(progress.stars("rook", "roads"), Some(2));
//! progress.note(&Entry::Reset { lesson: Some("rook".into()) });
//! assert_eq!(progress.stars("rook", "roads"), None);
//! ```
//!
//! Each record carries the version of the format that it needs. A program passes over records newer than itself, so a new
//! kind of record (the result of a test) does no harm to an older program that reads the log.

mod lock;
mod store;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

pub use store::{Damage, Opened, Store, StoreError};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Entry {
    /// A step was opened: where to go on next time.
    Opened {
        /// The lesson.
        lesson: String,
        /// The step.
        step: String,
    },
    /// A step was done.
    Done {
        /// The lesson.
        lesson: String,
        /// The step.
        step: String,
        /// The stars earned, 0 to 3.
        stars: u8,
    },
    /// A test was taken to its end.
    Tested {
        /// The lesson.
        lesson: String,
        /// The stars earned in it this time.
        stars: u32,
        /// The stars that its exercises could give.
        possible: u32,
        /// Whether that passed it.
        passed: bool,
    },
    /// The student chose to start a lesson over, or everything.
    Reset {
        /// The lesson; none for everything.
        lesson: Option<String>,
    },
}

/// What the log adds up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The best stars of each step done, by lesson and step.
    done: BTreeMap<String, BTreeMap<String, u8>>,
    /// The step opened last.
    last: Option<(String, String)>,
    /// The first result of each step done since a test of the lesson was last taken to its end.
    sitting: BTreeMap<String, BTreeMap<String, u8>>,
    /// The tests passed.
    passed: BTreeSet<String>,
}

impl Entry {
    /// The version of the format that a program must know to understand this record.
    const fn version(&self) -> u32 {
        match self {
            Entry::Opened { .. } | Entry::Done { .. } | Entry::Reset { .. } => 1,
            Entry::Tested { .. } => 2,
        }
    }
}

impl Progress {
    /// Adds one entry.
    pub fn note(&mut self, entry: &Entry) {
        match entry {
            Entry::Opened { lesson, step } => self.last = Some((lesson.clone(), step.clone())),
            Entry::Done { lesson, step, stars } => {
                let best = self.done.entry(lesson.clone()).or_default().entry(step.clone()).or_default();
                // Doing a step again never takes a star away.
                *best = (*best).max(*stars);
                self.sitting.entry(lesson.clone()).or_default().entry(step.clone()).or_insert(*stars);
            }
            Entry::Tested { lesson, passed, .. } => {
                self.sitting.remove(lesson);
                // A test once passed stays passed, however it goes another time.
                if *passed {
                    self.passed.insert(lesson.clone());
                }
            }
            Entry::Reset { lesson: None } => *self = Progress::default(),
            Entry::Reset { lesson: Some(lesson) } => {
                self.done.remove(lesson);
                self.sitting.remove(lesson);
                self.passed.remove(lesson);
                if self.last.as_ref().is_some_and(|(last, _)| last == lesson) {
                    self.last = None;
                }
            }
        }
    }

    /// The best stars of a step; `None` while it is not done.
    pub fn stars(&self, lesson: &str, step: &str) -> Option<u8> {
        self.done.get(lesson)?.get(step).copied()
    }

    /// The stars of a step the first time that it was done since a test of the lesson was last taken to its end; `None`
    /// while it is not done. In a test this is what counts: doing a step again is practice.
    pub fn stars_this_time(&self, lesson: &str, step: &str) -> Option<u8> {
        self.sitting.get(lesson)?.get(step).copied()
    }

    /// Whether a test has been passed.
    pub fn has_passed(&self, test: &str) -> bool {
        self.passed.contains(test)
    }

    /// The step opened last.
    pub fn last(&self) -> Option<(&str, &str)> {
        self.last.as_ref().map(|(lesson, step)| (lesson.as_str(), step.as_str()))
    }

    /// Whether nothing has been done or opened.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty() && self.last.is_none()
    }
}
