//! `[[test]]` of a course: which of its lessons are tests, what passes them, and what they let a student skip.

use std::collections::HashMap;
use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::Problem;
use crate::lesson::{Hints, Test};

use super::keys::{self, Keys};
use super::suggest::nearest;
use super::syntax::Table;

/// A test of a course file.
#[derive(Clone, Debug)]
pub(crate) struct TestOutline {
    /// What it says.
    pub(crate) test: Test,
    /// Where its lesson is named.
    pub(crate) lesson: Range<usize>,
}

/// No test covers more lessons than this.
const MOST_SKIPPED: usize = 500;

pub(super) const HINTS: [(&str, Hints); 2] = [("off", Hints::Off), ("on", Hints::On)];

/// Reads the tests of a course whose parts name these lessons; of one with faults nothing is given back.
pub(super) fn read(tables: &[&Table], lessons: &HashMap<String, usize>, faults: &mut Faults) -> Vec<TestOutline> {
    let mut tested: HashMap<String, usize> = HashMap::new();
    tables.iter().filter_map(|table| test(table, lessons, &mut tested, faults)).collect()
}

fn test(
    table: &Table,
    lessons: &HashMap<String, usize>,
    tested: &mut HashMap<String, usize>,
    faults: &mut Faults,
) -> Option<TestOutline> {
    let before = faults.count();
    let mut keys = Keys::new(table);
    let entry = keys.require("lesson");
    let lesson = entry.and_then(|entry| keys::id("lesson", &entry.node, faults));
    if let (Some(lesson), Some(entry)) = (&lesson, entry) {
        let span = entry.node.span.clone();
        let line = faults.source().position(span.start).line;
        known(lesson, span.clone(), lessons, faults);
        match tested.get(lesson) {
            Some(first) => faults.add(Problem::IdTwice { id: lesson.clone(), line: *first }, span),
            None => {
                tested.insert(lesson.clone(), line);
            }
        }
    }
    let hints = keys.get("hints").map_or(Some(Hints::Off), |entry| keys::word(entry, &HINTS, faults));
    let pass = keys.get("pass").map_or(Some(u32::from(Test::PASS)), |entry| keys::number(entry, 1..=100, faults));
    let mut skips: Vec<String> = Vec::new();
    if let Some(entry) = keys.get("skips") {
        let mut items = keys::list("skips", &entry.node, faults).unwrap_or_default();
        if keys::at_most(MOST_SKIPPED, "skips", items, &entry.node, faults).is_none() {
            items = &[];
        }
        for item in items {
            let Some(skipped) = keys::id("skips", item, faults) else { continue };
            if lesson.as_ref() == Some(&skipped) {
                faults.add(Problem::TestSkipsItself { id: skipped }, item.span.clone());
                continue;
            }
            known(&skipped, item.span.clone(), lessons, faults);
            if skips.contains(&skipped) {
                faults.add(Problem::EntryTwice { text: skipped }, item.span.clone());
            } else {
                skips.push(skipped);
            }
        }
    }
    keys.finish(&[], "test", faults);
    if faults.count() != before {
        return None;
    }
    let (lesson, span) = (lesson?, entry?.node.span.clone());
    let pass = u8::try_from(pass?).ok()?;
    Some(TestOutline { test: Test { lesson, hints: hints?, pass, skips }, lesson: span })
}

/// Tells a lesson that no part of the course names.
fn known(id: &str, span: Range<usize>, lessons: &HashMap<String, usize>, faults: &mut Faults) {
    if !lessons.contains_key(id) {
        // In an order of their own, so that the same file always gets the same suggestion.
        let mut named: Vec<&str> = lessons.keys().map(String::as_str).collect();
        named.sort_unstable();
        let suggestion = nearest(id, named).map(str::to_owned);
        faults.add(Problem::TestLessonUnknown { id: id.to_owned(), suggestion }, span);
    }
}

/// Tells tests in which nothing is to be done; `reading` are the lessons that are only read.
pub(crate) fn without_exercises(tests: &[TestOutline], reading: &[&str], faults: &mut Faults) {
    for TestOutline { test, lesson } in tests {
        if reading.contains(&test.lesson.as_str()) {
            faults.add(Problem::TestWithoutExercise { id: test.lesson.clone() }, lesson.clone());
        }
    }
}
