//! A problem at a place of a file; all of them are gathered, not only the first.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use crate::language::{Message, sanitise};

use super::problem::Problem;
use super::source::{LineColumn, SourceText};

/// Whether a lesson with it can be given to a student.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The lesson is wrong.
    Fault,
    /// The lesson works, and could be better.
    Advice,
}

impl Severity {
    /// The English word of `check --json`.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Fault => "fault",
            Severity::Advice => "advice",
        }
    }
}

/// A problem at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What is wrong.
    pub problem: Problem,
    /// The file.
    pub source: Arc<SourceText>,
    /// The bytes of the file that are wrong; `None` where the file as a whole is.
    pub span: Option<Range<usize>>,
}

impl Fault {
    /// Line and column at which it begins.
    pub fn position(&self) -> Option<LineColumn> {
        self.span.as_ref().map(|span| self.source.position(span.start))
    }

    /// The line on which it begins, made safe to show; `None` where the file as a whole is wrong. A fault of several lines is
    /// shown at its first, and of a line without end what stands near.
    pub fn excerpt(&self) -> Option<Excerpt> {
        let span = self.span.clone()?;
        let text = self.source.text();
        let start = text.get(..span.start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let end = text.get(span.start..).and_then(|rest| rest.find('\n')).map_or(text.len(), |at| span.start + at);
        let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
        let LineColumn { line, column } = self.source.position(span.start);
        Some(Excerpt {
            line,
            column,
            before: sanitise(&end_of(part(start, span.start))),
            meant: sanitise(&beginning_of(part(span.start, span.end.min(end)))),
            after: sanitise(&beginning_of(part(span.end.min(end), end))),
        })
    }

    /// Whether it makes the lesson wrong.
    pub fn severity(&self) -> Severity {
        self.problem.severity()
    }

    /// The sentence that says what is wrong and what to write instead.
    pub fn message(&self) -> Message {
        crate::explain::explain_problem(&self.problem)
    }
}

/// The line of a file on which a fault stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    /// Its number, from 1.
    pub line: usize,
    /// The column of the place that is meant, in characters of the file, from 1.
    pub column: usize,
    /// What stands before the place that is meant.
    pub before: String,
    /// The place that is meant; empty where something is missing.
    pub meant: String,
    /// What stands after it.
    pub after: String,
}

/// So many characters of a line are shown before a place, of it and after it: more than any screen is wide.
const NEAR: usize = 400;

const CUT: char = '\u{2026}';

/// The first characters of a text, with a sign if there are more.
fn beginning_of(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(NEAR) {
        Some((end, _)) => Cow::Owned(format!("{}{CUT}", text.get(..end).unwrap_or_default())),
        None => Cow::Borrowed(text),
    }
}

/// The last characters of a text, with a sign if there are more.
fn end_of(text: &str) -> Cow<'_, str> {
    match text.char_indices().rev().nth(NEAR) {
        Some((start, left_out)) => {
            Cow::Owned(format!("{CUT}{}", text.get(start + left_out.len_utf8()..).unwrap_or_default()))
        }
        None => Cow::Borrowed(text),
    }
}

/// The faults of one file, as they are found.
#[derive(Debug)]
pub(crate) struct Faults {
    source: Arc<SourceText>,
    found: Vec<Fault>,
    /// How many of each severity are among them: faults, advice.
    told: [usize; 2],
    /// How many faults there were, those not told too.
    faults: usize,
    /// Whether there were more than are told.
    more: bool,
}

/// So many faults, and so many pieces of advice, are told of one file.
const MOST: usize = 1_000;

impl Faults {
    /// None yet.
    pub(crate) fn new(source: Arc<SourceText>) -> Faults {
        Faults { source, found: Vec::new(), told: [0; 2], faults: 0, more: false }
    }

    /// The file they are about.
    pub(crate) fn source(&self) -> &Arc<SourceText> {
        &self.source
    }

    /// One more. The same one at the same place is told once, and of each severity [`MOST`] at the most: whoever has repaired
    /// a thousand will ask again.
    pub(crate) fn add(&mut self, problem: Problem, span: Range<usize>) {
        let fault = Fault { problem, source: Arc::clone(&self.source), span: Some(span) };
        let [faults, advice] = &mut self.told;
        let told = match fault.severity() {
            Severity::Fault => {
                self.faults += 1;
                faults
            }
            Severity::Advice => advice,
        };
        if *told >= MOST {
            self.more = true;
        } else if !self.found.iter().any(|known| known.span == fault.span && known.problem == fault.problem) {
            *told += 1;
            self.found.push(fault);
        }
    }

    /// How many things were wrong so far, those not told too; advice does not count.
    pub(crate) fn count(&self) -> usize {
        self.faults
    }

    /// All of them, in the order of the file, and at the end whether there are more.
    pub(crate) fn into_sorted(mut self) -> Vec<Fault> {
        self.found.sort_by_key(|fault| fault.span.as_ref().map_or((0, 0), |span| (span.start, span.end)));
        if self.more {
            self.found.push(Fault { problem: Problem::More { most: MOST }, source: self.source, span: None });
        }
        self.found
    }
}
