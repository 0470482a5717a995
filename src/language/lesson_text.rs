//! The texts of lessons: added while the program runs, read one by one when they are first shown.
//!
//! A course has hundreds of kilobytes of text, and the first screen needs a title or two. So a lesson's source is only cut into entries
//! when it is added; an entry is parsed when it is first said.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent::FluentResource;
use fluent_syntax::{ast, parser};

use super::bounds::{bears, overfull};
use super::catalogue::offset_in;
use super::outline::{Node, patterns_of, walk};
use super::spelling::named_in;

/// The texts of one lesson in one language.
#[derive(Debug, Default)]
pub(super) struct LessonTexts {
    /// A source that is not cut yet: most lessons are not opened.
    uncut: &'static str,
    /// Its first text, which is the title: all that a list of lessons needs.
    first: OnceLock<Option<(&'static str, Entry)>>,
    entries: OnceLock<Entries>,
}

type Entries = HashMap<Cow<'static, str>, Entry>;

#[derive(Debug)]
struct Entry {
    source: Cow<'static, str>,
    parsed: OnceLock<FluentResource>,
}

impl LessonTexts {
    /// Adds those texts of a source that are not there yet; of two with one key the first counts.
    pub(super) fn complete(&mut self, source: &str) {
        let mut entries = self.entries.take().unwrap_or_default();
        if entries.is_empty() {
            entries = cut_all(self.uncut);
        }
        for (key, entry) in cut(source) {
            add(&mut entries, Cow::Owned(key.to_owned()), Cow::Owned(entry.to_owned()));
        }
        self.entries = entries.into();
    }

    /// The texts of a source that the program carries, not cut before one is asked for.
    pub(super) const fn of_static(source: &'static str) -> LessonTexts {
        LessonTexts { uncut: source, first: OnceLock::new(), entries: OnceLock::new() }
    }

    /// The first text of a source that is not cut yet.
    fn first(&self) -> Option<&(&'static str, Entry)> {
        let cut_first = || {
            let mut keys = self.uncut.match_indices('\n').filter(|(at, _)| key_of(&self.uncut[at + 1..]).is_some());
            let before = if key_of(self.uncut).is_some() { keys.next() } else { keys.nth(1) };
            let end = before.map_or(self.uncut.len(), |(at, _)| at + 1);
            let (key, source) = cut(&self.uncut[..end]).into_iter().next()?;
            Some((key, Entry { source: Cow::Borrowed(source), parsed: OnceLock::new() }))
        };
        self.first.get_or_init(cut_first).as_ref()
    }

    fn entries(&self) -> &Entries {
        self.entries.get_or_init(|| cut_all(self.uncut))
    }

    /// The text of a key, ready to be said.
    pub(super) fn pattern(&self, key: &str) -> Option<&ast::Pattern<&str>> {
        let entry = match self.first() {
            Some((first, entry)) if *first == key => entry,
            _ => self.entries().get(key)?,
        };
        let resource = entry.parsed.get_or_init(|| {
            let source = if overfull(&entry.source).is_none() { with_calls(&entry.source) } else { Cow::Borrowed("") };
            // What could be read of a broken text is better than nothing; the checks have told the writer.
            FluentResource::try_new(source.into_owned()).unwrap_or_else(|(resource, _)| resource)
        });
        let pattern = resource.entries().find_map(|found| match found {
            ast::Entry::Message(message) if message.id.name == key => message.value.as_ref(),
            _ => None,
        });
        // The squares that it names have become placeables by now.
        pattern.filter(|pattern| bears(pattern))
    }
}

/// Adds a text; of two with one key the first counts.
fn add(texts: &mut Entries, key: Cow<'static, str>, source: Cow<'static, str>) {
    texts.entry(key).or_insert_with(|| Entry { source, parsed: OnceLock::new() });
}

/// The entries of a source that the program carries.
fn cut_all(source: &'static str) -> Entries {
    let mut entries = Entries::default();
    for (key, entry) in cut(source) {
        add(&mut entries, Cow::Borrowed(key), Cow::Borrowed(entry));
    }
    entries
}

/// Cuts a `.ftl` source into its entries: each begins in the first column with its key and `=`, the key of a term with a hyphen,
/// and goes on to the next. What stands before the first and is no comment is one without a key.
pub(crate) fn cut(source: &str) -> Vec<(&str, &str)> {
    let mut found: Vec<(&str, usize, usize)> = Vec::new();
    let mut open = false;
    let mut offset = 0;
    for line in source.split_inclusive('\n') {
        let start = offset;
        offset += line.len();
        if let Some(key) = key_of(line) {
            found.push((key, start, offset));
            open = true;
            continue;
        }
        // A placeable may begin, go on and end in the first column. What is nothing there does not matter to the parser
        // either; a comment is left out.
        if line.starts_with('#') {
            open = false;
        } else if let (true, Some((_, _, end))) = (open, found.last_mut()) {
            *end = offset;
        } else if !line.trim().is_empty() {
            found.push(("", start, offset));
            open = true;
        }
    }
    found.into_iter().filter_map(|(key, start, end)| Some((key, source.get(start..end)?))).collect()
}

/// The key with which a line begins an entry.
fn key_of(line: &str) -> Option<&str> {
    let name = line.strip_prefix('-').unwrap_or(line);
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let end = name.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')).unwrap_or(name.len());
    let (key, rest) = line.split_at_checked(end + line.len() - name.len())?;
    rest.trim_start_matches(' ').starts_with('=').then_some(key)
}

/// How far a text's lines are moved to the right when a key is put before them.
const INDENT: &str = "    ";

/// A text as an entry of a `.ftl` file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrapped {
    /// The entry.
    pub fluent: String,
    /// Where each stretch of the text begins: in the entry, and in the text.
    stretches: Vec<(usize, usize)>,
}

impl Wrapped {
    /// Where in the text a place of the entry is, in bytes.
    pub fn offset(&self, in_entry: usize) -> usize {
        let stretch = self.stretches.iter().rev().find(|(from, _)| *from <= in_entry);
        stretch.map_or(0, |(from, text)| text + (in_entry - from))
    }
}

/// Makes an entry of a text that stands without its key, as lesson files have them beside their positions: its lines need no
/// indentation, and may begin with characters that mean something to Fluent.
pub fn wrap(key: &str, text: &str) -> Wrapped {
    let mut wrapped = Wrapped { fluent: format!("{key} =\n"), stretches: Vec::new() };
    let Wrapped { fluent, stretches } = &mut wrapped;
    let mut start = 0;
    for ((line, in_text), whole) in lines_in_text(text).into_iter().zip(text.split_inclusive('\n')) {
        fluent.push_str(INDENT);
        let rest = line.trim_start_matches(' ');
        let special = rest.chars().next().filter(|mark| in_text && is_special(*mark)).map_or(0, char::len_utf8);
        let head = if special > 0 { line.len() - rest.len() + special } else { 0 };
        let (head, tail) = line.split_at_checked(head).unwrap_or(("", line));
        if special > 0 {
            // The indentation goes along: Fluent drops it before a placeable.
            fluent.push_str("{\"");
            stretches.push((fluent.len(), start));
            fluent.push_str(head);
            fluent.push_str("\"}");
        }
        stretches.push((fluent.len(), start + head.len()));
        fluent.push_str(tail);
        fluent.push('\n');
        start += whole.len();
    }
    wrapped
}

/// Whether a character at the head of an indented line means something to Fluent.
fn is_special(c: char) -> bool {
    matches!(c, '[' | '*' | '.')
}

/// The lines of a text, each with whether it begins in running text (and not between the braces of a choice, where
/// `[one]` names a variant).
fn lines_in_text(text: &str) -> Vec<(&str, bool)> {
    let mut depth = 0_usize;
    let mut quoted = false;
    text.lines()
        .map(|line| {
            let in_text = depth == 0;
            let mut escaped = false;
            for c in line.chars() {
                match c {
                    _ if escaped => escaped = false,
                    '\\' if quoted => escaped = true,
                    '"' if depth > 0 => quoted = !quoted,
                    '{' if !quoted => depth += 1,
                    '}' if !quoted => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
            // A text in quotes ends with its line.
            quoted = false;
            (line, in_text)
        })
        .collect()
}

/// A source in which every square and every move named in running text is a call of `SQUARE` or `MOVE`, so that readers see it in
/// the notation they have chosen, however the teacher wrote it.
fn with_calls(source: &str) -> Cow<'_, str> {
    if named_in(source).is_empty() {
        return Cow::Borrowed(source);
    }
    let tree = parser::parse_runtime(source).unwrap_or_else(|(tree, _)| tree);
    let mut calls = Vec::new();
    for entry in &tree.body {
        if let ast::Entry::Message(message) = entry {
            for pattern in patterns_of(message) {
                walk(pattern, &mut |node| {
                    let Node::Text(text) = node else { return };
                    let start = offset_in(source, text);
                    let named = named_in(text).into_iter();
                    calls.extend(named.map(|(range, named)| (start + range.start..start + range.end, named)));
                });
            }
        }
    }
    calls.sort_by_cached_key(|(range, _)| range.start);
    let mut written = String::with_capacity(source.len() + calls.len() * 18);
    let mut done = 0;
    for (range, named) in calls {
        written.push_str(source.get(done..range.start).unwrap_or_default());
        written.push_str(&named.call());
        done = range.end;
    }
    written.push_str(source.get(done..).unwrap_or_default());
    Cow::Owned(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_cut_at_its_keys() {
        let source = "### file\n\ntitle = One\n# about two\ntwo =\n    Line\n\n    line {\n    $x ->\n[a] b\n*[c] d\n}\nthree=3\n";
        let found: Vec<_> = cut(source);
        assert_eq!(found.iter().map(|(key, _)| *key).collect::<Vec<_>>(), ["title", "two", "three"]);
        assert_eq!(found[0].1, "title = One\n");
        assert!(found[1].1.ends_with("*[c] d\n}\n"), "{:?}", found[1].1);
    }

    #[test]
    fn a_placeable_may_begin_and_end_in_the_first_column() {
        let source = "go =\n{ SQUARE(\"d8\") }\n# about it\non = Go { SQUARE(\n\"d8\"\n) }\n";
        let mut texts = LessonTexts::default();
        texts.complete(source);
        for key in ["go", "on"] {
            let pattern = texts.pattern(key).unwrap();
            assert!(matches!(pattern.elements.last(), Some(ast::PatternElement::Placeable { .. })), "{key}");
        }
    }

    #[test]
    fn squares_of_prose_become_calls_and_those_of_calls_stay() {
        let source = "a = from e4 { $x ->\n    [one] to \u{3b6}5\n   *[other] to { SQUARE(\"a1\") }\n}\n";
        assert_eq!(
            with_calls(source),
            "a = from { SQUARE(\"e4\") } { $x ->\n    [one] to { SQUARE(\"f5\") }\n   *[other] to { SQUARE(\"a1\") }\n}\n"
        );
    }

    #[test]
    fn a_text_needs_no_indentation_and_may_begin_a_line_with_any_character() {
        let text = "First\n\n[second]\n  * third\n. fourth { \"x\" }";
        let mut texts = LessonTexts::default();
        texts.complete(&wrap("k", text).fluent);
        let pattern = texts.pattern("k").unwrap();
        let mut said = String::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => said.push_str(value),
                ast::PatternElement::Placeable {
                    expression: ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }),
                } => said.push_str(value),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(said, "First\n\n[second]\n  * third\n. fourth x");
    }

    #[test]
    fn places_lead_back_to_the_text_that_was_wrapped() {
        let text = "abc\n  [d] e\r\nfgh";
        let wrapped = wrap("k", text);
        for part in ["abc", "[", "d] e", "fgh"] {
            assert_eq!(wrapped.fluent.find(part).map(|at| wrapped.offset(at)), text.find(part), "{part}");
        }
    }
}
