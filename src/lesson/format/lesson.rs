//! A lesson file as a whole.

use std::ops::Range;

use crate::language::{CatalogueFaultKind, Language};
use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, ValueType};
use crate::lesson::{Lesson, Rule, Step};

use super::keys::{self, Keys};
use super::step::{self, StepPlaces, TextUses};
use super::strings::Located;
use super::syntax::{self, Entry, Node, Table, Value, forbidden_in};

/// The format that this program reads.
pub const FORMAT: i64 = 1;

/// More steps than this are several lessons.
pub(super) const MOST_STEPS: usize = 500;

/// The program speaks fewer languages by far.
const MOST_LANGUAGES: usize = 16;

/// The key of a lesson's title among its texts.
pub const TITLE: &str = "title";

/// What could be read of a lesson file.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    /// The lesson, with the steps that have no fault.
    pub(crate) lesson: Lesson,
    /// How many steps the file has, those with faults too.
    pub(crate) steps_written: usize,
    /// Whether all of it could be read.
    pub(crate) complete: bool,
    /// Where its id stands.
    pub(crate) id: Range<usize>,
    /// Where its languages stand.
    pub(crate) languages: Range<usize>,
    /// The places of its steps, those of `lesson.steps` one by one.
    pub(crate) steps: Vec<StepPlaces>,
    /// The texts named by any step, and the title.
    pub(crate) uses: TextUses,
    /// The texts that the file itself has.
    pub(crate) texts: Vec<Texts>,
}

/// The texts of one language in a lesson's own file.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    /// The language.
    pub(crate) language: Language,
    /// Where its section begins.
    pub(crate) span: Range<usize>,
    /// The texts.
    pub(crate) entries: Vec<TextEntry>,
    /// Keys that are there with something else than a text, which has been told.
    pub(crate) broken: Vec<String>,
}

/// A text of a lesson's own file.
#[derive(Clone, Debug)]
pub(crate) struct TextEntry {
    /// Its key.
    pub(crate) key: String,
    /// Where the key stands.
    pub(crate) key_span: Range<usize>,
    /// The text.
    pub(crate) text: String,
    /// Where it stands, with its quotes.
    pub(crate) span: Range<usize>,
}

impl Texts {
    /// Texts of which only the keys can be read.
    fn unreadable(language: Language, table: &Table) -> Texts {
        let broken = table.entries.iter().map(|entry| entry.key.clone()).collect();
        Texts { language, span: table.span.clone(), entries: Vec::new(), broken }
    }
}

impl TextEntry {
    /// The text with the places of its characters in this file.
    pub(crate) fn located<'a>(&'a self, source: &str) -> Located<'a> {
        Located::new(&self.text, source.get(self.span.clone()).unwrap_or(""), self.span.start)
    }
}

/// The languages, as the format writes them.
fn languages() -> Vec<(&'static str, Language)> {
    Language::all().map(|language| (language.code(), language)).collect()
}

/// Reads a lesson file. What is there is looked at to the end, whatever is wrong with it.
pub(crate) fn read(faults: &mut Faults) -> Option<Draft> {
    let source = faults.source().clone();
    let root = syntax::read(&source, faults)?;
    let before = faults.count();
    let mut keys = Keys::new(&root);
    if !format_is_known(&mut keys, faults) {
        return None;
    }
    let id_entry = keys.require("id");
    let id = id_entry.and_then(|entry| {
        let id = keys::id("id", &entry.node, faults)?;
        if id == keys::ALL_LESSONS {
            faults.add(Problem::IdReserved { id: id.clone() }, entry.node.span.clone());
        }
        Some(id)
    });
    let languages_entry = keys.require("languages");
    let languages = languages_entry.map(|entry| read_languages(entry, faults)).unwrap_or_default();
    let rules: Vec<Rule> =
        keys.get("rules").map(|entry| step::rules(&entry.key, &entry.node, faults)).unwrap_or_default();
    let mut uses = TextUses::default();
    let texts = keys.get("text").map(|entry| read_texts(&entry.node, faults)).unwrap_or_default();
    let steps_entry = keys.require("step");
    let tables = steps_entry.map(|entry| keys::sections("step", &entry.node, faults)).unwrap_or_default();
    if let Some(entry) = steps_entry
        && matches!(&entry.node.value, Value::List(steps) if steps.is_empty())
    {
        faults.add(Problem::ListEmpty { key: "step".to_owned() }, entry.key_span.clone());
    }
    let mut steps: Vec<Step> = Vec::new();
    let mut places = Vec::new();
    if let Some(first_too_many) = tables.get(MOST_STEPS) {
        let problem = Problem::TooMany { key: "step".to_owned(), most: MOST_STEPS };
        faults.add(problem, first_too_many.span.clone());
    }
    for table in tables.iter().take(MOST_STEPS) {
        if let Some((step, place)) = step::read(table, &rules, &mut uses, faults) {
            steps.push(step);
            places.push(place);
        }
    }
    same_ids(&tables, faults);
    keys.finish(&[], "lesson", faults);
    let whole = |entry: Option<&Entry>| entry.map_or(0..0, |entry| entry.node.span.clone());
    let complete = faults.count() == before;
    let own = texts
        .iter()
        .map(|texts| {
            let pairs = texts.entries.iter().map(|entry| (entry.key.clone(), entry.text.clone())).collect();
            (texts.language, pairs)
        })
        .collect();
    Some(Draft {
        lesson: Lesson { id: id.unwrap_or_default(), languages, rules, steps: steps.into(), texts: own },
        steps_written: tables.len(),
        complete,
        id: whole(id_entry),
        languages: whole(languages_entry),
        steps: places,
        uses,
        texts,
    })
}

/// The id that a lesson file writes, if only that can be made out.
pub(crate) fn id_written(text: &str) -> Option<String> {
    text.lines().find_map(|line| {
        let (key, value) = line.split_once('=')?;
        let value = value.trim_start();
        let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let id = value.get(1..)?.split(quote).next()?;
        (key.trim() == "id" && keys::is_id(id)).then(|| id.to_owned())
    })
}

/// Reads `format`. A file of another format is not read further: its keys may mean something else.
pub(crate) fn format_is_known(keys: &mut Keys<'_>, faults: &mut Faults) -> bool {
    let Some(entry) = keys.require("format") else { return true };
    match &entry.node.value {
        Value::Number(FORMAT) => true,
        Value::Number(found) => {
            faults.add(Problem::FormatUnknown { found: *found, known: FORMAT }, entry.node.span.clone());
            false
        }
        _ => {
            keys::wrong_type("format", &entry.node, ValueType::Number, faults);
            true
        }
    }
}

fn read_languages(entry: &Entry, faults: &mut Faults) -> Vec<Language> {
    let known = languages();
    let items = keys::list("languages", &entry.node, faults).unwrap_or_default();
    if items.is_empty() && matches!(entry.node.value, Value::List(_)) {
        faults.add(Problem::ListEmpty { key: "languages".to_owned() }, entry.node.span.clone());
    }
    let mut found = Vec::new();
    if keys::at_most(MOST_LANGUAGES, "languages", items, &entry.node, faults).is_none() {
        return found;
    }
    for item in items {
        let Some(text) = keys::text("languages", item, faults) else { continue };
        let Some(language) = keys::word_in("languages", text.text(), item.span.clone(), &known, faults) else {
            continue;
        };
        if found.contains(&language) {
            faults.add(Problem::EntryTwice { text: text.text().to_owned() }, item.span.clone());
        } else {
            found.push(language);
        }
    }
    found
}

/// `[text.el]` and `[text.en]`.
fn read_texts(node: &Node, faults: &mut Faults) -> Vec<Texts> {
    let Some(table) = keys::table("text", node, faults) else { return Vec::new() };
    if table.entries.iter().any(|entry| matches!(entry.node.value, Value::Text(_))) {
        faults.add(Problem::TextSection, table.span.clone());
        // Every language may be among them: none is missing.
        return languages().into_iter().map(|(_, language)| Texts::unreadable(language, table)).collect();
    }
    let mut sections = Keys::new(table);
    let mut found = Vec::new();
    for (code, language) in languages() {
        let Some(entry) = sections.get(code) else { continue };
        let Some(texts) = keys::table(code, &entry.node, faults) else { continue };
        let mut section = Texts { language, span: entry.key_span.clone(), entries: Vec::new(), broken: Vec::new() };
        for entry in &texts.entries {
            match text_entry(entry, faults) {
                Some(text) => section.entries.push(text),
                None => section.broken.push(entry.key.clone()),
            }
        }
        found.push(section);
    }
    sections.finish(&[], "text", faults);
    found.sort_by_cached_key(|texts| texts.span.start);
    found
}

fn text_entry(entry: &Entry, faults: &mut Faults) -> Option<TextEntry> {
    if !keys::is_id(&entry.key) {
        faults.add(keys::unfit(&entry.key, false), entry.key_span.clone());
        return None;
    }
    let located = keys::text(&entry.key, &entry.node, faults)?;
    // An escape sequence can be written as `\u001b`, out of sight of the check of the file's own characters.
    for fault in forbidden_in(located.text()) {
        faults.add(Problem::Text(CatalogueFaultKind::Text(fault.kind)), located.span_of_char_at(fault.offset));
    }
    let text = located.text().to_owned();
    Some(TextEntry { key: entry.key.clone(), key_span: entry.key_span.clone(), text, span: entry.node.span.clone() })
}

/// Tells steps whose id is that of an earlier one, or of the title.
fn same_ids(tables: &[&Table], faults: &mut Faults) {
    let ids = tables.iter().filter_map(|table| {
        table.entries.iter().find(|entry| entry.key == "id").and_then(|entry| match &entry.node.value {
            Value::Text(id) => Some((id.as_str(), entry.node.span.clone())),
            _ => None,
        })
    });
    let mut seen: std::collections::HashMap<&str, usize> = std::collections::HashMap::new();
    for (id, span) in ids {
        if id == TITLE {
            faults.add(Problem::IdReserved { id: id.to_owned() }, span);
            continue;
        }
        let line = faults.source().position(span.start).line;
        match seen.get(id) {
            Some(first) => faults.add(Problem::IdTwice { id: id.to_owned(), line: *first }, span),
            None => {
                seen.insert(id, line);
            }
        }
    }
}
