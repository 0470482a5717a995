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

/// Reads the tree of a file. All faults of syntax are told; with any, there is no tree, since what the parser
/// guesses after a fault would only bring faults that are none.
pub(crate) fn read(source: &Arc<SourceText>, faults: &mut Faults) -> Option<Table> {
    forbidden_characters(source, faults);
    let (root, mut errors) = DeTable::parse_recoverable(source.text());
    errors.sort_by_cached_key(|error| error.span().map_or(0, |span| span.start));
    let mut last = None;
    let mut told_line = None;
    let mut unclosed_line = None;
    let mut told = 0;
    for error in &errors {
        // Where things stand too deep in each other, the parser does not say.
        let recursion = error.message().contains("recurs");
        let span = if recursion { too_deep(source.text()) } else { error.span().unwrap_or(0..0) };
        // A control character has been told above, by name; a place is told once.
        let (before, rest) = source.text().split_at_checked(span.start).unwrap_or((source.text(), ""));
        let control = rest.starts_with(|c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t'))
            || before.ends_with('\r') && !rest.starts_with('\n');
        if control || last == Some(span.start) || told == MAX_SYNTAX_FAULTS {
            continue;
        }
        // What comes in a line after a fault follows from it, and so does what was meant to stand in a text that is not closed.
        let line = source.position(span.start).line;
        let in_text = unclosed_line.is_some_and(|from| !begins_anew(source.text(), from, line));
        if told_line == Some(line) || in_text {
            continue;
        }
        last = Some(span.start);
        told += 1;
        told_line = Some(line);
        unclosed_line = None;
        if let Some((word, letter, place)) = mixed_word(source.text(), span.start) {
            let suggestion = nearest(&word, spec::tables().iter().flat_map(|table| table.keys().map(|key| key.name)));
            let suggestion = suggestion.map(str::to_owned);
            faults.add(Problem::WordMixed { word, letter, suggestion }, place);
            continue;
        }
        let problem = match error.message() {
            _ if recursion => Problem::NestedTooDeep,
            message if message.contains("duplicate key") => {
                Problem::KeyTwice { key: source.slice(&span).trim_matches(['"', '\'']).to_owned() }
            }
            message => {
                let fault = syntax_fault(message, before, rest);
                if fault == SyntaxFault::UnclosedText {
                    unclosed_line = Some(line);
                }
                Problem::Syntax { fault, detail: message.to_owned() }
            }
        };
        faults.add(problem, span);
    }
    if errors.is_empty() {
        let span = root.span();
        table(root.into_inner(), span, 0, faults)
    } else {
        None
    }
}

/// Whether a section or a key begins with one of the lines after the first of these up to the second, counted from 1.
fn begins_anew(text: &str, after: usize, to: usize) -> bool {
    text.lines().take(to).skip(after).any(|line| {
        let line = line.trim_start();
        let rest = line.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'));
        line.starts_with('[') || rest.len() < line.len() && rest.trim_start().starts_with('=')
    })
}

/// The bare word at a place of a file, if it has a letter that only looks like a Latin one; and where it stands.
fn mixed_word(text: &str, at: usize) -> Option<(String, char, Range<usize>)> {
    let bare = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let (before, after) = (text.get(..at)?, text.get(at..)?);
    let start = before.trim_end_matches(bare).len();
    let end = at + after.find(|c| !bare(c)).unwrap_or(after.len());
    let word = text.get(start..end)?;
    let letter = keys::stray_letter(word)?;
    Some((word.to_owned(), letter, start..end))
}

/// The first bracket, or dotted key, that stands deeper than any file needs. Texts and comments are passed over.
fn too_deep(text: &str) -> Range<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(c) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = text.get(at..).unwrap_or_default();
        let length = match c {
            '"' | '\'' => text_length(rest, c),
            '#' => rest.find('\n').unwrap_or(rest.len()),
            '[' | '{' => {
                depth += 1;
                if depth > MAX_DEPTH {
                    return at..at + 1;
                }
                1
            }
            ']' | '}' => {
                depth = depth.saturating_sub(1);
                1
            }
            _ => {
                let bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
                let length = rest.find(|c| !bare(c)).unwrap_or(rest.len());
                let dots = rest.get(..length).unwrap_or_default().matches('.').count();
                if depth + dots > MAX_DEPTH {
                    return at..at + length;
                }
                length.max(c.len_utf8())
            }
        };
        at += length;
    }
    0..0
}

/// The length of the text in quotes with which `rest` begins; to the end of its line, or of the file, if it is not closed.
fn text_length(rest: &str, quote: char) -> usize {
    let one = quote.to_string();
    let three = one.repeat(3);
    let ends = if rest.starts_with(&three) { three } else { one };
    let mut at = ends.len();
    while let Some(inner) = rest.get(at..) {
        match inner.chars().next() {
            None => break,
            Some('\n') if ends.len() == 1 => return at,
            Some('\\') if quote == '"' => at += 1 + inner.chars().nth(1).map_or(0, char::len_utf8),
            Some(_) if inner.starts_with(&ends) => return at + ends.len(),
            Some(c) => at += c.len_utf8(),
        }
    }
    rest.len()
}

/// What the parser's words mean. They are all that it gives; a test holds that those of the usual faults are still known.
/// `before` is the text up to the place of the fault, `rest` what comes from there on.
fn syntax_fault(message: &str, before: &str, rest: &str) -> SyntaxFault {
    const WORDS: [(&str, SyntaxFault); 43] = [
        ("`=` in array", SyntaxFault::Unbraced),
        ("string values must be quoted", SyntaxFault::Unquoted),
        ("missing opening quote", SyntaxFault::Unquoted),
        ("escaped value", SyntaxFault::Escape),
        ("escape", SyntaxFault::Escape),
        ("unicode", SyntaxFault::Escape),
        ("keys cannot be", SyntaxFault::Key),
        ("basic string, expected", SyntaxFault::UnclosedText),
        ("literal string, expected", SyntaxFault::UnclosedText),
        ("key with no value", SyntaxFault::NoEquals),
        ("missing assignment", SyntaxFault::NoEquals),
        ("missing value", SyntaxFault::NoValue),
        ("unclosed array table", SyntaxFault::UnclosedHeader),
        ("unclosed array", SyntaxFault::UnclosedList),
        ("unclosed inline table", SyntaxFault::UnclosedBraces),
        ("unclosed table", SyntaxFault::UnclosedHeader),
        ("missing comma", SyntaxFault::NoComma),
        ("extra assignment", SyntaxFault::NoComma),
        ("extra comma", SyntaxFault::ExtraComma),
        ("extra `=`", SyntaxFault::ExtraEquals),
        ("unexpected key or value", SyntaxFault::LeftOver),
        ("unexpected content", SyntaxFault::LeftOver),
        ("unquoted key", SyntaxFault::Key),
        ("missing key", SyntaxFault::Key),
        ("invalid key", SyntaxFault::Key),
        ("cannot extend", SyntaxFault::Extended),
        ("table opening", SyntaxFault::Closing),
        ("array opening", SyntaxFault::Closing),
        ("invalid date", SyntaxFault::Date),
        ("invalid time", SyntaxFault::Date),
        ("invalid boolean", SyntaxFault::Flag),
        ("comment character", SyntaxFault::Control),
        ("carriage return", SyntaxFault::Control),
        ("leading zero", SyntaxFault::Number),
        ("digit", SyntaxFault::Number),
        ("unexpected sign", SyntaxFault::Number),
        ("numeric sign", SyntaxFault::Number),
        ("be signed", SyntaxFault::Number),
        ("radix", SyntaxFault::Number),
        (" number", SyntaxFault::Number),
        ("invalid float", SyntaxFault::Number),
        ("invalid mantissa", SyntaxFault::Number),
        ("invalid exponent", SyntaxFault::Number),
    ];
    let fault =
        WORDS.into_iter().find(|(words, _)| message.contains(words)).map_or(SyntaxFault::Other, |found| found.1);
    match fault {
        // Of a key in braces that ends with them the parser says that it has no quotes.
        SyntaxFault::UnclosedText if rest.starts_with('}') => {
            if before.trim_end().ends_with('=') {
                SyntaxFault::NoValue
            } else {
                SyntaxFault::NoEquals
            }
        }
        SyntaxFault::Unquoted => unquoted(before, rest),
        fault => fault,
    }
}

/// What is wrong where a value begins that has no quotes. Of whatever begins no value the parser says just that.
fn unquoted(before: &str, rest: &str) -> SyntaxFault {
    let line = rest.lines().next().unwrap_or_default().trim_start();
    let after = line.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    let figures = line.trim_start_matches(|c: char| c.is_ascii_digit());
    match line.chars().next() {
        None => SyntaxFault::NoValue,
        // `01` and `.5` are no numbers; `3 moves` and `8/8` are texts; in `1; y` the number is right, and in `[1 2]` too.
        Some('0'..='9') => match figures.chars().find(|c| !c.is_whitespace()) {
            Some(c) if figures.starts_with(c) && (c.is_ascii_alphanumeric() || matches!(c, '.' | '_')) => {
                SyntaxFault::Number
            }
            Some(c) if c.is_alphabetic() || c == '/' => SyntaxFault::Unquoted,
            _ if line.starts_with('0') && figures.len() + 1 < line.len() => SyntaxFault::Number,
            Some(_) if is_in_list(before) => SyntaxFault::NoComma,
            Some(_) => SyntaxFault::LeftOver,
            None => SyntaxFault::Number,
        },
        Some('\u{ab}' | '\u{bb}' | '\u{2018}'..='\u{201e}') => SyntaxFault::Quotes,
        Some(_) if after.trim_start().starts_with('=') => SyntaxFault::Unbraced,
        Some(_) => SyntaxFault::Unquoted,
    }
}

/// Whether a list is open at the end of this text, as far as its last line says.
fn is_in_list(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default();
    let value = line.split_once('=').map_or(line, |(_, value)| value);
    value.matches('[').count() > value.matches(']').count()
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
    fn what_stands_too_deep_is_found_where_it_stands() {
        let place = |text: &str| {
            let mut faults = Faults::new(SourceText::new("x", text));
            let source = faults.source().clone();
            assert!(read(&source, &mut faults).is_none());
            let found = faults.into_sorted();
            assert_eq!(found[0].problem, Problem::NestedTooDeep, "{found:?}");
            found[0].span.clone().unwrap()
        };
        let begin = "a = \"[[[\\\"{\" # {{{\nb = '''\n[[ \\'''\n";
        for (open, close) in [("[", "]"), ("{ c = ", " }")] {
            let text = format!("{begin}x = {}1{}\n", open.repeat(200), close.repeat(200));
            let span = place(&text);
            assert_eq!(span.start, begin.len() + 4 + open.len() * MAX_DEPTH, "{open}");
        }
        let text = format!("{begin}[{}]\n", vec!["a"; 200].join("."));
        assert_eq!(place(&text).start, begin.len() + 1);
        let text = format!("{begin}{} = 1\n", vec!["a"; 200].join("."));
        assert_eq!(place(&text).start, begin.len());
    }

    #[test]
    fn the_usual_faults_of_syntax_are_known_by_the_parsers_words() {
        let cases = [
            ("id = \"rook\n", SyntaxFault::UnclosedText),
            ("id = 'rook\n", SyntaxFault::UnclosedText),
            ("text = \"\"\"\nrook\n", SyntaxFault::UnclosedText),
            ("id = rook\n", SyntaxFault::Unquoted),
            ("id = \u{201c}rook\u{201d}\n", SyntaxFault::Quotes),
            ("id = \u{ab}rook\u{bb}\n", SyntaxFault::Quotes),
            ("any = [{ castle = true }, reach = \"stars\"]\n", SyntaxFault::Unbraced),
            ("any = [reach = [\"h1\"]]\n", SyntaxFault::Unbraced),
            ("id = \"a\\qb\"\n", SyntaxFault::Escape),
            ("id = \"a\\u12\"\n", SyntaxFault::Escape),
            ("id\n", SyntaxFault::NoEquals),
            ("id \"rook\"\n", SyntaxFault::NoEquals),
            ("id =\n", SyntaxFault::NoValue),
            ("list = [1, 2\n", SyntaxFault::UnclosedList),
            ("goal = { reach = 1\n", SyntaxFault::UnclosedBraces),
            ("[text.el\nid = 1\n", SyntaxFault::UnclosedHeader),
            ("[[step\nid = 1\n", SyntaxFault::UnclosedHeader),
            ("[[step]\nid = 1\n", SyntaxFault::UnclosedHeader),
            ("list = [1 2]\n", SyntaxFault::NoComma),
            ("list = [\"a\" \"b\"]\n", SyntaxFault::NoComma),
            ("goal = { a = 1 b = 2 }\n", SyntaxFault::NoComma),
            ("list = [1,,2]\n", SyntaxFault::ExtraComma),
            ("par = 1 2\n", SyntaxFault::LeftOver),
            ("\"par\" = 1; y\n", SyntaxFault::LeftOver),
            ("par = 1;\n", SyntaxFault::LeftOver),
            ("title = 3 moves\n", SyntaxFault::Unquoted),
            ("fen = 8/8/8 w\n", SyntaxFault::Unquoted),
            ("par == 1\n", SyntaxFault::ExtraEquals),
            ("id = = \"a\"\n", SyntaxFault::ExtraEquals),
            ("# \u{1}\n", SyntaxFault::Control),
            ("id = 2024-13-45\n", SyntaxFault::Date),
            ("id = 12:61\n", SyntaxFault::Date),
            ("castle = True\n", SyntaxFault::Flag),
            ("goal = { castle }\n", SyntaxFault::NoEquals),
            ("goal = { castle = }\n", SyntaxFault::NoValue),
            ("id = ]\n", SyntaxFault::Closing),
            ("id = }\n", SyntaxFault::Closing),
            ("id = 1\nid.a = 2\n", SyntaxFault::Extended),
            ("\"\"\"id\"\"\" = 1\n", SyntaxFault::Key),
            ("{ }\n", SyntaxFault::Key),
            ("par = 0b2\n", SyntaxFault::Number),
            ("par = 1e\n", SyntaxFault::Number),
            ("par = .5\n", SyntaxFault::Number),
            ("id = \"a\" \"b\"\n", SyntaxFault::LeftOver),
            ("a!b = 1\n", SyntaxFault::Key),
            ("par = 01\n", SyntaxFault::Number),
        ];
        let mut wrong = Vec::new();
        for (text, expected) in cases {
            let (_, errors) = DeTable::parse_recoverable(text);
            let fault = |error: &toml::de::Error| {
                let (before, rest) = text.split_at(error.span().unwrap().start);
                (syntax_fault(error.message(), before, rest), error.message().to_owned())
            };
            let found: Vec<_> = errors.iter().map(fault).collect();
            if found.first().map(|(fault, _)| *fault) != Some(expected) {
                wrong.push(format!("{text:?} is no {expected:?}: {found:?}"));
            }
        }
        assert_eq!(wrong, Vec::<String>::new());
    }
}
