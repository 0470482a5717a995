//! From the bytes of a file to a tree of values, each with its place; the only file that knows TOML.

use std::ops::Range;
use std::sync::Arc;

use toml::de::{DeTable, DeValue};

use crate::language::{CatalogueFaultKind, TextFault, TextFaultKind, check_text};
use crate::lesson::SourceText;
use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, SyntaxFault, ValueType};

use super::suggest::nearest;
use super::{keys, spec};

/// The largest file that is read, in bytes. The longest lesson imaginable (200 steps with texts in ten languages) is
/// a quarter of it; what is larger is no lesson, and is not even taken into memory.
pub const MAX_FILE_SIZE: u64 = 512 * 1024;

/// How deep lists and tables may stand in each other. The format itself needs six.
const MAX_DEPTH: usize = 24;

/// How many faults of syntax are shown: after the first, most follow from those before.
const MAX_SYNTAX_FAULTS: usize = 3;

/// A table of a file, in the order in which its keys stand there.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// What it holds.
    pub(crate) entries: Vec<Entry>,
    /// Its header, or its braces.
    pub(crate) span: Range<usize>,
}

/// A key and its value.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The key, decoded.
    pub(crate) key: String,
    /// Its place.
    pub(crate) key_span: Range<usize>,
    /// Its value.
    pub(crate) node: Node,
}

/// A value and its place.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// The value.
    pub(crate) value: Value,
    /// Its place, with quotes or brackets.
    pub(crate) span: Range<usize>,
}

/// A value of a file.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// A string, decoded.
    Text(String),
    /// A whole number.
    Number(i64),
    /// `true` or `false`.
    Flag(bool),
    /// A list.
    List(Vec<Node>),
    /// A table.
    Table(Table),
    /// A number too large for any key, a fraction or a date: no key takes one.
    Other(ValueType),
}

impl Value {
    /// What kind of value it is.
    pub(crate) fn value_type(&self) -> ValueType {
        match self {
            Value::Text(_) => ValueType::Text,
            Value::Number(_) => ValueType::Number,
            Value::Flag(_) => ValueType::Flag,
            Value::List(_) => ValueType::List,
            Value::Table(_) => ValueType::Table,
            Value::Other(kind) => *kind,
        }
    }
}

/// Reads the tree of a file. With a fault of syntax there is no tree, since what the parser guesses after it would only
/// bring faults that are none.
pub(crate) fn read(source: &Arc<SourceText>, faults: &mut Faults) -> Option<Table> {
    forbidden_characters(source, faults);
    let (root, mut errors) = DeTable::parse_recoverable(source.text());
    if errors.is_empty() {
        let span = root.span();
        return table(root.into_inner(), span, 0, faults);
    }
    errors.sort_by_cached_key(|error| error.span().map_or(0, |span| span.start));
    let mut told_lines = Vec::new();
    for error in &errors {
        let span = error.span().unwrap_or(0..0);
        let line = source.position(span.start).line;
        // A control character has been told above, by name; what comes in a line after a fault follows from it.
        let rest = source.text().get(span.start..).unwrap_or_default();
        let control = rest.starts_with(|c: char| c.is_control() && !matches!(c, '\n' | '\t'));
        if control || told_lines.contains(&line) {
            continue;
        }
        let problem = syntax_problem(source, error.message(), &span);
        // What was meant to stand in a text that is not closed is read as something else.
        let follows = matches!(problem, Problem::Syntax { fault: SyntaxFault::UnclosedText, .. });
        faults.add(problem, span);
        told_lines.push(line);
        if follows || told_lines.len() == MAX_SYNTAX_FAULTS {
            break;
        }
    }
    None
}

/// What is wrong at a place that is not TOML, from the parser's words: what teachers really write has a sentence of its own.
fn syntax_problem(source: &SourceText, message: &str, span: &Range<usize>) -> Problem {
    if message.contains("recurs") {
        return Problem::NestedTooDeep;
    }
    if message.contains("duplicate key") {
        let key = source.slice(span).trim_matches(['"', '\'']).to_owned();
        let section = matches!(key.as_str(), "step" | "part" | "test");
        return Problem::KeyTwice { key, section };
    }
    if let Some((word, letter)) = mixed_word(source.text(), span.start) {
        let suggestion = nearest(&word, spec::tables().iter().flat_map(|table| table.keys().map(|key| key.name)));
        let suggestion = suggestion.map(str::to_owned);
        return Problem::WordMixed { word, letter, suggestion };
    }
    let next = source.text().get(span.start..).and_then(|rest| rest.chars().find(|c| !matches!(c, ' ' | '\t')));
    let says = |words: &[&str]| words.iter().any(|words| message.contains(words));
    let fault = if says(&["missing assignment", "key with no value", "missing value"]) || next == Some('}') {
        SyntaxFault::NoValue
    } else if says(&["basic string, expected", "literal string, expected"]) {
        SyntaxFault::UnclosedText
    } else if says(&["must be quoted", "missing opening quote"]) {
        match next {
            None | Some('\r' | '\n') => SyntaxFault::NoValue,
            Some('\u{ab}' | '\u{bb}' | '\u{2018}'..='\u{201e}') => SyntaxFault::Unquoted,
            Some(c) if c.is_alphabetic() => SyntaxFault::Unquoted,
            Some(_) => SyntaxFault::Other,
        }
    } else if says(&["unclosed"]) {
        SyntaxFault::Unclosed
    } else {
        SyntaxFault::Other
    };
    // The parser may quote the end of a line.
    Problem::Syntax { fault, detail: message.split_whitespace().collect::<Vec<_>>().join(" ") }
}

/// The bare word at a place of a file, if it has a letter that only looks like a Latin one.
fn mixed_word(text: &str, at: usize) -> Option<(String, char)> {
    let bare = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let (before, after) = (text.get(..at)?, text.get(at..)?);
    let start = before.trim_end_matches(bare).len();
    let end = at + after.find(|c| !bare(c)).unwrap_or(after.len());
    let word = text.get(start..end)?;
    let letter = keys::stray_letter(word)?;
    Some((word.to_owned(), letter))
}

/// Tells the characters that no part of a file may hold, comments included.
fn forbidden_characters(source: &Arc<SourceText>, faults: &mut Faults) {
    // A binary file has thousands.
    for fault in forbidden_in(source.text()).take(MAX_SYNTAX_FAULTS) {
        let length = source.slice(&(fault.offset..source.text().len())).chars().next().map_or(0, char::len_utf8);
        faults.add(Problem::Text(CatalogueFaultKind::Text(fault.kind)), fault.offset..fault.offset + length);
    }
}

/// Characters that would do something to the terminal of whoever opens or prints a text, or make it look like what it is
/// not: control characters, marks that turn the direction of writing, and what cannot be seen. A byte order mark at the
/// very beginning is let through: some editors know no better.
pub(crate) fn forbidden_in(text: &str) -> impl Iterator<Item = TextFault> {
    // Nearly every file is made of nothing but these, and then nobody needs to look closer.
    let is_harmless = |c: char| {
        matches!(c, '\n' | ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | '\u{370}'..='\u{3ff}')
            || matches!(c, '–' | '—' | '‘'..='”' | '…' | '★')
    };
    let found = if text.chars().all(is_harmless) { Vec::new() } else { check_text(text) };
    found.into_iter().filter(|fault| match fault.kind {
        TextFaultKind::Forbidden('\t') | TextFaultKind::NotComposed { .. } => false,
        TextFaultKind::Forbidden(c) => fault.offset > 0 || c != '\u{feff}',
    })
}

fn table(map: DeTable<'_>, span: Range<usize>, depth: usize, faults: &mut Faults) -> Option<Table> {
    if depth > MAX_DEPTH {
        faults.add(Problem::NestedTooDeep, span);
        return None;
    }
    let mut entries = Vec::with_capacity(map.len());
    for (key, value) in map {
        let key_span = key.span();
        entries.push(Entry { key: key.into_inner().into_owned(), key_span, node: node(value, depth + 1, faults)? });
    }
    entries.sort_by_cached_key(|entry| entry.key_span.start);
    Some(Table { entries, span })
}

fn node(value: toml::Spanned<DeValue<'_>>, depth: usize, faults: &mut Faults) -> Option<Node> {
    let span = value.span();
    if depth > MAX_DEPTH {
        faults.add(Problem::NestedTooDeep, span);
        return None;
    }
    let value = match value.into_inner() {
        DeValue::String(text) => Value::Text(text.into_owned()),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => Value::Number(number),
            Err(_) => Value::Other(ValueType::Number),
        },
        DeValue::Float(_) => Value::Other(ValueType::Fraction),
        DeValue::Boolean(flag) => Value::Flag(flag),
        DeValue::Datetime(_) => Value::Other(ValueType::Date),
        DeValue::Array(items) => {
            Value::List(items.into_iter().map(|item| node(item, depth + 1, faults)).collect::<Option<Vec<_>>>()?)
        }
        DeValue::Table(map) => Value::Table(table(map, span.clone(), depth, faults)?),
    };
    Some(Node { value, span })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_faults_of_syntax_are_known_by_the_parsers_words() {
        let cases = [
            ("id = \"rook\n", SyntaxFault::UnclosedText),
            ("id = 'rook\n", SyntaxFault::UnclosedText),
            ("text = \"\"\"\nrook\n", SyntaxFault::UnclosedText),
            ("id = rook\n", SyntaxFault::Unquoted),
            ("id = \u{201c}rook\u{201d}\n", SyntaxFault::Unquoted),
            ("id = \u{ab}rook\u{bb}\n", SyntaxFault::Unquoted),
            ("id\n", SyntaxFault::NoValue),
            ("id \"rook\"\n", SyntaxFault::NoValue),
            ("id =\n", SyntaxFault::NoValue),
            ("goal = { castle }\n", SyntaxFault::NoValue),
            ("goal = { castle = }\n", SyntaxFault::NoValue),
            ("list = [1, 2\n", SyntaxFault::Unclosed),
            ("goal = { reach = 1\n", SyntaxFault::Unclosed),
            ("[text.el\nid = 1\n", SyntaxFault::Unclosed),
            ("[[step\nid = 1\n", SyntaxFault::Unclosed),
            ("[[step]\nid = 1\n", SyntaxFault::Unclosed),
            ("list = [1,,2]\n", SyntaxFault::Other),
            ("par = 01\n", SyntaxFault::Other),
            ("id = ]\n", SyntaxFault::Other),
        ];
        let mut wrong = Vec::new();
        for (text, expected) in cases {
            let mut faults = Faults::new(SourceText::new("x", text));
            let source = faults.source().clone();
            assert!(read(&source, &mut faults).is_none());
            let found = faults.into_sorted();
            if !matches!(&found[0].problem, Problem::Syntax { fault, .. } if *fault == expected) {
                wrong.push(format!("{text:?} is no {expected:?}: {found:?}"));
            }
        }
        assert_eq!(wrong, Vec::<String>::new());
    }
}
