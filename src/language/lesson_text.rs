//! The texts of lessons: added while the program runs, read one by one when they are first shown.
//!
//! A course has hundreds of kilobytes of text, and the first screen needs a title or two. So a lesson's source is only cut into entries
//! when it is added; an entry is parsed when it is first said.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent::FluentResource;
use fluent_syntax::{ast, parser};

use super::bounds::{bears, readable};
use super::catalogue::offset_in;
use super::spelling::named_in;

/// The texts of one lesson in one language, as they come in.
#[derive(Clone, Copy, Debug)]
pub enum LessonSource<'a> {
    /// The text of a `.ftl` file.
    Ftl(&'a str),
    /// Keys and texts, as a lesson file has them beside its positions. Each text is Fluent without its key: lines need no indentation.
    Pairs(&'a [(&'a str, &'a str)]),
}

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
    /// The texts of a source; of two entries with one key the first counts.
    pub(super) fn of(source: LessonSource<'_>) -> LessonTexts {
        let mut texts = LessonTexts::default();
        texts.complete(source);
        texts
    }

    /// Adds those texts of a source that are not there yet.
    pub(super) fn complete(&mut self, source: LessonSource<'_>) {
        let mut entries = self.entries.take().unwrap_or_default();
        if entries.is_empty() {
            entries = cut_all(self.uncut);
        }
        match source {
            LessonSource::Ftl(source) => {
                for (key, entry) in cut(source) {
                    add(&mut entries, Cow::Owned(key.to_owned()), Cow::Owned(entry.to_owned()));
                }
            }
            LessonSource::Pairs(pairs) => {
                for (key, text) in pairs {
                    add(&mut entries, Cow::Owned((*key).to_owned()), Cow::Owned(wrapped(key, text)));
                }
            }
        }
        self.entries = entries.into();
    }

    /// As [`LessonTexts::of`], without copying, and not before a text is asked for.
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

    /// The keys, sorted.
    pub(super) fn keys(&self) -> Vec<&str> {
        let mut keys: Vec<&str> = self.entries().keys().map(AsRef::as_ref).collect();
        keys.sort_unstable();
        keys
    }

    /// The text of a key, ready to be said.
    pub(super) fn pattern(&self, key: &str) -> Option<&ast::Pattern<&str>> {
        let entry = match self.first() {
            Some((first, entry)) if *first == key => entry,
            _ => self.entries().get(key)?,
        };
        let resource = entry.parsed.get_or_init(|| {
            let source = with_calls(&readable(&entry.source)).into_owned();
            // What could be read of a broken text is better than nothing; the checks have told the writer.
            FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource)
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

/// Cuts a `.ftl` source into its messages: each begins in the first column with its key and `=`, and goes on to the next.
pub(super) fn cut(source: &str) -> Vec<(&str, &str)> {
    let mut found: Vec<(&str, usize, usize)> = Vec::new();
    let mut open = false;
    let mut offset = 0;
    for line in source.split_inclusive('\n') {
        let start = offset;
        offset += line.len();
        let ends = if let Some(key) = key_of(line) {
            found.push((key, start, offset));
            open = true;
            continue;
        } else {
            // A placeable may begin, go on and end in the first column. What is nothing there does not matter to the parser
            // either; a comment is left out.
            line.starts_with('#')
        };
        open &= !ends;
        if let (true, Some((_, _, end))) = (open, found.last_mut()) {
            *end = offset;
        }
    }
    found.into_iter().map(|(key, start, end)| (key, &source[start..end])).collect()
}

/// The key with which a line begins a message.
pub(super) fn key_of(line: &str) -> Option<&str> {
    if !line.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')).unwrap_or(line.len());
    let (key, rest) = line.split_at(end);
    rest.trim_start_matches(' ').starts_with('=').then_some(key)
}

/// How far a text's lines are moved to the right when a key is put before them.
const INDENT: &str = "    ";

/// A text as a message of a `.ftl` file: its lines indented, and characters that would mean something at the head
/// of an indented line made literal.
pub(super) fn wrapped(key: &str, text: &str) -> String {
    let mut source = format!("{key} =\n");
    for (line, in_text) in lines_in_text(text) {
        source.push_str(INDENT);
        let at = line.len() - line.trim_start_matches(' ').len();
        let (indent, rest) = line.split_at(at);
        match rest.chars().next() {
            // The indentation goes along: Fluent drops it before a placeable.
            Some(mark) if in_text && is_special(mark) => {
                source.push_str(&format!("{{\"{indent}{mark}\"}}{}", &rest[mark.len_utf8()..]));
            }
            _ => source.push_str(line),
        }
        source.push('\n');
    }
    source
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

/// The way back from a wrapped text to the text itself.
pub(super) struct Unwrapping<'text> {
    /// Each line with where it begins, and whether it begins in running text.
    lines: Vec<(usize, &'text str, bool)>,
}

impl<'text> Unwrapping<'text> {
    pub(super) fn of(text: &'text str) -> Unwrapping<'text> {
        let starts = text.split_inclusive('\n').scan(0, |next, line| {
            let start = *next;
            *next += line.len();
            Some(start)
        });
        let lines = starts.zip(lines_in_text(text)).map(|(start, (line, in_text))| (start, line, in_text));
        Unwrapping { lines: lines.collect() }
    }

    /// Where a place in the wrapped text is in the text itself: byte offset, line, column.
    pub(super) fn place(&self, line: usize, column: usize) -> (usize, usize, usize) {
        // The first line is the key's.
        let index = line.saturating_sub(2).min(self.lines.len().saturating_sub(1));
        let (start, content, in_text) = self.lines.get(index).copied().unwrap_or_default();
        let indent = content.chars().take_while(|c| *c == ' ').count();
        let escaped = in_text && content.chars().nth(indent).is_some_and(is_special);
        let mut at = column.saturating_sub(1 + INDENT.len());
        if escaped && at > indent {
            // `[` was written `{"["}`.
            at = at.saturating_sub(4).max(indent);
        }
        let (before, chars) = match content.char_indices().nth(at) {
            Some((bytes, _)) => (bytes, at),
            None => (content.len(), content.chars().count()),
        };
        (start + before, index + 1, chars + 1)
    }
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
            let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
            for pattern in patterns {
                texts_of(pattern, &mut |text| {
                    let start = offset_in(source, text);
                    calls.extend(
                        named_in(text)
                            .into_iter()
                            .map(|(range, named)| (start + range.start..start + range.end, named)),
                    );
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

/// Every stretch of running text of a pattern, those inside variants too.
pub(super) fn texts_of<'s>(pattern: &ast::Pattern<&'s str>, visit: &mut impl FnMut(&'s str)) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => visit(value),
            ast::PatternElement::Placeable { expression } => texts_of_expression(expression, visit),
        }
    }
}

fn texts_of_expression<'s>(expression: &ast::Expression<&'s str>, visit: &mut impl FnMut(&'s str)) {
    match expression {
        ast::Expression::Select { variants, .. } => {
            for variant in variants {
                texts_of(&variant.value, visit);
            }
        }
        ast::Expression::Inline(ast::InlineExpression::Placeable { expression }) => {
            texts_of_expression(expression, visit);
        }
        ast::Expression::Inline(_) => {}
    }
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
        let texts = LessonTexts::of(LessonSource::Ftl(source));
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
        let texts = LessonTexts::of(LessonSource::Pairs(&[("k", text)]));
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
        let text = "abc\n[d] e\nfgh";
        let unwrap = |text, line, column| Unwrapping::of(text).place(line, column);
        assert_eq!(unwrap(text, 2, 5), (0, 1, 1));
        assert_eq!(unwrap(text, 2, 7), (2, 1, 3));
        assert_eq!(unwrap(text, 4, 6), (11, 3, 2));
        // `{"["}d`: what follows the bracket.
        assert_eq!(unwrap(text, 3, 10), (5, 2, 2));
        // Past the end: the end.
        assert_eq!(unwrap(text, 9, 99), (13, 3, 4));
    }
}
