//! Taking the keys of a table one by one: what is there, what is missing, and what nobody asked for.

use std::ops::{Range, RangeInclusive};

use crate::language::{Script, script};
use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, ValueType};

use super::spec;
use super::strings::Located;
use super::suggest::{nearest, nearest_first};
use super::syntax::{Entry, Node, Table, Value};

/// A table that is being read. Every key asked for is one that the format knows here; [`Keys::finish`] tells the rest.
pub(crate) struct Keys<'t> {
    table: &'t Table,
    known: Vec<&'static str>,
    missing: Vec<&'static str>,
}

impl<'t> Keys<'t> {
    /// Begins to read a table.
    pub(crate) fn new(table: &'t Table) -> Keys<'t> {
        Keys { table, known: Vec::new(), missing: Vec::new() }
    }

    /// The place of the table: its header or its braces.
    pub(crate) fn span(&self) -> Range<usize> {
        self.table.span.clone()
    }

    /// The entry of this key, if it is there.
    pub(crate) fn get(&mut self, key: &'static str) -> Option<&'t Entry> {
        // A key may be asked for twice; whoever reads what is known here wants it once.
        if !self.known.contains(&key) {
            self.known.push(key);
        }
        self.table.entries.iter().find(|entry| entry.key == key)
    }

    /// The entry of a key that must be there. That it is missing is told by [`Keys::finish`]: only then is it known
    /// whether it is there under a misspelt name.
    pub(crate) fn require(&mut self, key: &'static str) -> Option<&'t Entry> {
        let entry = self.get(key);
        if entry.is_none() {
            self.missing.push(key);
        }
        entry
    }

    /// Tells every key that is missing, and every one that was not asked for. `elsewhere` names the keys that mean something in another place: the
    /// key, where it belongs, and what stands here, as the file writes it.
    pub(crate) fn finish(
        mut self,
        elsewhere: &[(&'static [&'static str], &'static str)],
        here: &'static str,
        faults: &mut Faults,
    ) {
        debug_assert!(spec::knows(here, &self.known), "spec.rs does not say that {here} has {:?}", self.known);
        let mut unknown = Vec::new();
        for entry in &self.table.entries {
            let key = entry.key.as_str();
            if self.known.contains(&key) {
                continue;
            }
            let suggestion = nearest(key, self.known.iter().copied());
            let problem = match elsewhere.iter().find(|(keys, _)| keys.contains(&key)) {
                Some((_, belongs)) => Problem::not_here(key, belongs, here),
                None => mixed(key, self.known.iter().copied()).unwrap_or_else(|| Problem::KeyUnknown {
                    key: key.to_owned(),
                    suggestion: suggestion.map(str::to_owned),
                    known: nearest_first(key, self.known.clone()),
                }),
            };
            // What is meant by a misspelt key is not missing as well.
            if matches!(problem, Problem::KeyUnknown { .. } | Problem::WordMixed { .. }) {
                self.missing.retain(|missing| Some(*missing) != suggestion);
            }
            unknown.push((problem, entry.key_span.clone()));
        }
        for key in self.missing {
            faults.add(Problem::missing(key), self.table.span.clone());
        }
        for (problem, span) in unknown {
            faults.add(problem, span);
        }
    }
}

/// Tells that a value is of the wrong kind.
pub(crate) fn wrong_type(key: &str, node: &Node, expected: ValueType, faults: &mut Faults) {
    let (found, instead) = (node.value.value_type(), instead(key, &node.value, expected));
    faults.add(Problem::WrongType { key: key.to_owned(), expected, found, instead }, node.span.clone());
}

/// How a value of the wrong kind is written so that the key takes it, where that is plain.
fn instead(key: &str, value: &Value, expected: ValueType) -> Option<String> {
    match (value, expected) {
        (Value::Text(text), ValueType::Table) => table_of(key, text),
        (Value::Text(text), ValueType::List) if !text.contains(['"', '\n']) => Some(format!("{key} = [\"{text}\"]")),
        (Value::Text(text), ValueType::Number) => {
            text.trim().parse::<u32>().ok().map(|number| format!("{key} = {number}"))
        }
        (Value::Text(text), ValueType::Flag | ValueType::FlagOrText) if matches!(text.as_str(), "true" | "false") => {
            Some(format!("{key} = {text}"))
        }
        (Value::List(items), ValueType::Text) => match items.as_slice() {
            [Node { value: Value::Text(text), .. }] if !text.contains(['"', '\n']) => {
                Some(format!("{key} = \"{text}\""))
            }
            _ => None,
        },
        (Value::Table(_), ValueType::List) => Some(format!("{key} = [{{ \u{2026} }}]")),
        (Value::Flag(true), ValueType::Number) if key == "checkmate" => Some("checkmate = 1".to_owned()),
        (Value::Flag(true), ValueType::TextOrList) => match key {
            "lose" => Some("lose = \"any\"".to_owned()),
            "capture" => Some("capture = \"all\"".to_owned()),
            "reach" => Some("reach = \"stars\"".to_owned()),
            _ => None,
        },
        (Value::Number(number), ValueType::Text) => Some(format!("{key} = \"{number}\"")),
        (Value::Number(number), ValueType::List) => Some(format!("{key} = [{number}]")),
        _ => None,
    }
}

/// How a table is written that somebody wrote as a text: a goal by its name, a title without its language.
fn table_of(key: &str, text: &str) -> Option<String> {
    match key {
        "goal" | "not" => super::goal::written(text).map(|goal| format!("{key} = {goal}")),
        "options" => Some("{ text = \"\u{2026}\" }".to_owned()),
        "fail" => super::goal::fail_written(text).map(|fail| format!("fail = {fail}")),
        "title" if !text.contains(['"', '\n']) => {
            let greek = text.chars().any(|c| script(c) == Some(Script::Greek));
            Some(format!("title = {{ {} = \"{text}\" }}", if greek { "el" } else { "en" }))
        }
        _ => None,
    }
}

/// A letter of another alphabet in a word of Latin ones: nobody sees it, and the word is another one.
pub(super) fn stray_letter(word: &str) -> Option<char> {
    let latin = word.chars().any(|c| c.is_ascii_alphabetic());
    word.chars().find(|c| c.is_alphabetic() && !c.is_ascii()).filter(|_| latin && !word.contains(char::is_whitespace))
}

/// What is wrong with a word that is none of those that there are, if it is a letter that looks like another.
fn mixed<'c>(word: &str, known: impl IntoIterator<Item = &'c str>) -> Option<Problem> {
    let letter = stray_letter(word)?;
    let suggestion = nearest(word, known).map(str::to_owned);
    Some(Problem::WordMixed { word: word.to_owned(), letter, suggestion })
}

/// The text of a node, with its places; any other value is a fault.
pub(crate) fn text<'t>(key: &str, node: &'t Node, faults: &mut Faults) -> Option<Located<'t>> {
    text_or(key, node, ValueType::Text, faults)
}

/// The text of a node where something else than text could stand too, which the fault names.
pub(crate) fn text_or<'t>(key: &str, node: &'t Node, expected: ValueType, faults: &mut Faults) -> Option<Located<'t>> {
    match &node.value {
        Value::Text(text) => {
            let source = faults.source();
            Some(Located::new(text, source.slice(&node.span), node.span.start))
        }
        _ => {
            wrong_type(key, node, expected, faults);
            None
        }
    }
}

/// The items of a list.
pub(crate) fn list<'t>(key: &str, node: &'t Node, faults: &mut Faults) -> Option<&'t [Node]> {
    match &node.value {
        Value::List(items) => Some(items),
        _ => {
            wrong_type(key, node, ValueType::List, faults);
            None
        }
    }
}

/// The items of a list that must not be empty; one text alone needs no brackets.
pub(crate) fn one_or_more<'t>(key: &str, node: &'t Node, faults: &mut Faults) -> Option<&'t [Node]> {
    match &node.value {
        Value::List(items) if items.is_empty() => {
            faults.add(Problem::ListEmpty { key: key.to_owned() }, node.span.clone());
            None
        }
        Value::List(items) => Some(items),
        Value::Text(_) => Some(std::slice::from_ref(node)),
        _ => {
            wrong_type(key, node, ValueType::TextOrList, faults);
            None
        }
    }
}

/// Tells a list that is longer than any lesson needs: what is proved of each of its items must end in good time.
pub(crate) fn at_most(most: usize, key: &str, items: &[Node], node: &Node, faults: &mut Faults) -> Option<()> {
    let fits = items.len() <= most;
    if !fits {
        faults.add(Problem::TooMany { key: key.to_owned(), most }, node.span.clone());
    }
    fits.then_some(())
}

/// The table of a node.
pub(crate) fn table<'t>(key: &str, node: &'t Node, faults: &mut Faults) -> Option<&'t Table> {
    match &node.value {
        Value::Table(table) => Some(table),
        _ => {
            wrong_type(key, node, ValueType::Table, faults);
            None
        }
    }
}

/// The tables of a list.
pub(crate) fn tables<'t>(key: &str, node: &'t Node, faults: &mut Faults) -> Vec<&'t Table> {
    list(key, node, faults).unwrap_or_default().iter().filter_map(|item| table(key, item, faults)).collect()
}

/// The sections of an array of tables (`[[step]]`).
pub(crate) fn sections<'t>(key: &str, node: &'t Node, faults: &mut Faults) -> Vec<&'t Table> {
    let Value::List(items) = &node.value else {
        wrong_type(key, node, ValueType::Sections, faults);
        return Vec::new();
    };
    items
        .iter()
        .filter_map(|item| match &item.value {
            Value::Table(table) => Some(table),
            _ => {
                wrong_type(key, item, ValueType::Sections, faults);
                None
            }
        })
        .collect()
}

/// A whole number within bounds.
pub(crate) fn number(entry: &Entry, range: RangeInclusive<u32>, faults: &mut Faults) -> Option<u32> {
    let fits = match &entry.node.value {
        Value::Number(number) => u32::try_from(*number).ok().filter(|number| range.contains(number)),
        // More than sixty-four bits.
        Value::Other(ValueType::Number) => None,
        _ => {
            wrong_type(&entry.key, &entry.node, ValueType::Number, faults);
            return None;
        }
    };
    if fits.is_none() {
        let problem = Problem::NumberOutOfRange {
            key: entry.key.clone(),
            least: i64::from(*range.start()),
            most: i64::from(*range.end()),
        };
        faults.add(problem, entry.node.span.clone());
    }
    fits
}

/// `true` or `false`.
pub(crate) fn flag(entry: &Entry, faults: &mut Faults) -> Option<bool> {
    match &entry.node.value {
        Value::Flag(flag) => Some(*flag),
        _ => {
            wrong_type(&entry.key, &entry.node, ValueType::Flag, faults);
            None
        }
    }
}

/// One of the words that a key takes.
pub(crate) fn word<T: Copy>(entry: &Entry, words: &[(&'static str, T)], faults: &mut Faults) -> Option<T> {
    let located = text(&entry.key, &entry.node, faults)?;
    word_in(&entry.key, located.text(), entry.node.span.clone(), words, faults)
}

/// The same for a text that has been taken already.
pub(crate) fn word_in<T: Copy>(
    key: &str,
    value: &str,
    span: Range<usize>,
    words: &[(&'static str, T)],
    faults: &mut Faults,
) -> Option<T> {
    let found = words.iter().find(|(word, _)| *word == value);
    if found.is_none() {
        let known: Vec<&'static str> = words.iter().map(|(word, _)| *word).collect();
        let problem = mixed(value, known.iter().copied()).unwrap_or_else(|| Problem::ValueUnknown {
            key: key.to_owned(),
            value: value.to_owned(),
            suggestion: nearest(value, known.iter().copied()).map(str::to_owned),
            known: nearest_first(value, known.clone()),
        });
        faults.add(problem, span);
    }
    found.map(|(_, meaning)| *meaning)
}

/// An id or the key of a text: `[a-z][a-z0-9-]*`. It becomes part of a file's name, of a message's id and of the
/// progress log, so it must be plain.
pub(crate) fn id(key: &str, node: &Node, faults: &mut Faults) -> Option<String> {
    let located = text(key, node, faults)?;
    if is_id(located.text()) {
        Some(located.text().to_owned())
    } else {
        let of_text = !KEYS_OF_IDS.contains(&key);
        faults.add(unfit(located.text(), of_text), node.span.clone());
        None
    }
}

/// The keys that take an id. All others that take one take the name of a text.
const KEYS_OF_IDS: [&str; 4] = ["id", "lesson", "lessons", "skips"];

/// Whether what stands in the place of a name is more like the text that it should name.
fn is_sentence(text: &str) -> bool {
    text.contains(char::is_whitespace) || text.ends_with(['.', '!', '?', ';', '\u{2026}'])
}

/// What is wrong with a text that is no id, and no name of a text.
pub(super) fn unfit(text: &str, of_text: bool) -> Problem {
    mixed(text, []).unwrap_or_else(|| Problem::IdUnfit { id: text.to_owned(), text: of_text && is_sentence(text) })
}

/// Whether a text is fit to be an id.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() <= MAX_ID_LENGTH
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// The id that no lesson can have: `skaki lessons --reset all` forgets them all.
pub(crate) const ALL_LESSONS: &str = "all";

/// An id stands in lists and in file names: there is room for this many letters.
pub(super) const MAX_ID_LENGTH: usize = 64;

/// The same as a regular expression, for the schema.
pub(super) const ID_PATTERN: &str = "^[a-z][a-z0-9-]*$";
