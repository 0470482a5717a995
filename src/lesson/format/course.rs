//! `course.toml`: the parts of a course and the lessons of each, in order, and which of them are tests.

use std::collections::HashMap;
use std::ops::Range;

use crate::language::{CatalogueFaultKind, Language, TextFaultKind, check_text};
use crate::lesson::Title;
use crate::lesson::fault::Faults;
use crate::lesson::problem::Problem;

use super::course_tests::{self, TestOutline};
use super::keys::{self, Keys};
use super::lesson::format_is_known;
use super::syntax::{self, Entry, Table};

/// What a course file says; the lessons are named, not yet found.
#[derive(Clone, Debug)]
pub(crate) struct Outline {
    /// The id of the course.
    pub(crate) id: String,
    /// Where it stands.
    pub(crate) id_span: Range<usize>,
    /// The parts.
    pub(crate) parts: Vec<PartOutline>,
    /// The tests.
    pub(crate) tests: Vec<TestOutline>,
}

/// A part of a course file.
#[derive(Clone, Debug)]
pub(crate) struct PartOutline {
    /// Its id.
    pub(crate) id: String,
    /// Its title.
    pub(crate) title: Title,
    /// Where that stands, as a whole and in each language.
    pub(crate) title_places: TitlePlaces,
    /// The ids of its lessons, and where they stand.
    pub(crate) lessons: Vec<(String, Range<usize>)>,
}

/// Where a title stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct TitlePlaces {
    /// The whole of it.
    pub(crate) whole: Range<usize>,
    /// Its text in each language.
    pub(crate) texts: Vec<(Language, Range<usize>)>,
}

/// Reads a course file; of one with faults, the parts that have none.
pub(crate) fn read(faults: &mut Faults) -> Option<Outline> {
    let source = faults.source().clone();
    let root = syntax::read(&source, faults)?;
    let mut keys = Keys::new(&root);
    if !format_is_known(&mut keys, faults) {
        return None;
    }
    let id = keys.require("id");
    let id_span = id.map_or(0..0, |entry| entry.node.span.clone());
    let id = id.and_then(|entry| keys::id("id", &entry.node, faults));
    let tables = keys.require("part").map(|entry| keys::sections("part", &entry.node, faults));
    let mut parts: HashMap<String, usize> = HashMap::new();
    let mut lessons: HashMap<String, usize> = HashMap::new();
    let parts = tables
        .unwrap_or_default()
        .into_iter()
        .filter_map(|table| part(table, &mut parts, &mut lessons, faults))
        .collect();
    let tests = keys.get("test").map(|entry| keys::sections("test", &entry.node, faults)).unwrap_or_default();
    let tests = course_tests::read(&tests, &lessons, faults);
    keys.finish(&[], "course", faults);
    Some(Outline { id: id?, id_span, parts, tests })
}

fn part(
    table: &Table,
    parts: &mut HashMap<String, usize>,
    lessons: &mut HashMap<String, usize>,
    faults: &mut Faults,
) -> Option<PartOutline> {
    let mut keys = Keys::new(table);
    let id = keys.require("id").and_then(|entry| {
        let id = keys::id("id", &entry.node, faults)?;
        once(&id, entry.node.span.clone(), parts, faults);
        Some(id)
    });
    let (title, title_places) = keys.require("title").map(|entry| title(entry, faults)).unwrap_or_default();
    let mut named = Vec::new();
    if let Some(entry) = keys.require("lessons") {
        for item in keys::list("lessons", &entry.node, faults).unwrap_or_default() {
            let Some(lesson) = keys::id("lessons", item, faults) else { continue };
            if once(&lesson, item.span.clone(), lessons, faults) {
                named.push((lesson, item.span.clone()));
            }
        }
    }
    keys.finish(&[], "part", faults);
    Some(PartOutline { id: id?, title, title_places, lessons: named })
}

/// Whether an id comes for the first time; a second time is told.
fn once(id: &str, span: Range<usize>, seen: &mut HashMap<String, usize>, faults: &mut Faults) -> bool {
    let line = faults.source().position(span.start).line;
    match seen.get(id) {
        Some(first) => {
            faults.add(Problem::IdTwice { id: id.to_owned(), line: *first }, span);
            false
        }
        None => {
            seen.insert(id.to_owned(), line);
            true
        }
    }
}

/// `title = { el = "…", en = "…" }`.
fn title(entry: &Entry, faults: &mut Faults) -> (Title, TitlePlaces) {
    let mut places = TitlePlaces { whole: entry.node.span.clone(), texts: Vec::new() };
    let Some(table) = keys::table("title", &entry.node, faults) else { return (Title::default(), places) };
    let mut keys = Keys::new(table);
    let mut texts = Vec::new();
    for language in Language::all() {
        let Some(entry) = keys.get(language.code()) else { continue };
        let Some(text) = keys::text(language.code(), &entry.node, faults) else { continue };
        places.texts.push((language, entry.node.span.clone()));
        if text.text().trim().is_empty() {
            faults.add(Problem::Text(CatalogueFaultKind::Empty), entry.node.span.clone());
            continue;
        }
        for fault in check_text(text.text()) {
            let span = text.span_of_char_at(fault.offset);
            faults.add(text_problem(fault.kind), span);
        }
        texts.push((entry.key_span.start, (language, text.text().to_owned())));
    }
    if table.entries.is_empty() {
        faults.add(Problem::Text(CatalogueFaultKind::Empty), table.span.clone());
    }
    keys.finish(&[], "title", faults);
    texts.sort_by_cached_key(|(start, _)| *start);
    (Title { texts: texts.into_iter().map(|(_, text)| text).collect() }, places)
}

fn text_problem(kind: TextFaultKind) -> Problem {
    Problem::Text(CatalogueFaultKind::Text(kind))
}
