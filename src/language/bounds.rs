//! How much one text may hold.
//!
//! Fluent's parser calls itself for each brace and bracket that opens in another, so that a line of nothing but braces would
//! exhaust the stack; and its formatter gives up, not always gently, after a hundred things in braces. Texts come from anybody, so
//! both are bounded before either is asked.

use std::borrow::Cow;

use fluent_syntax::ast::{self, InlineExpression};

use super::lesson_text::key_of;
use super::outline::{Node, walk};
use super::spelling::named_in;

/// More placeables than this in one text, and Fluent cuts the text off.
pub(super) const MOST_PLACEABLES: usize = 100;

/// More opening braces and brackets than this in one text are not given to the parser. Each placeable needs a brace, and
/// hardly one needs two more.
const MOST_OPENED: usize = 3 * MOST_PLACEABLES;

/// A text that opens too many braces and brackets.
pub(super) struct Overfull<'source> {
    /// Its key; none for what stands before the first.
    pub(super) key: Option<&'source str>,
    /// Where it begins, in bytes.
    pub(super) start: usize,
    /// Where it ends.
    end: usize,
    /// How many are opened.
    pub(super) opened: usize,
}

/// The texts of a source that open more than Fluent's parser should be asked to follow. Whatever is between two keys counts: a key
/// in the first column is where the parser starts afresh, however much was open.
pub(super) fn overfull(source: &str) -> Vec<Overfull<'_>> {
    let mut texts = vec![Overfull { key: None, start: 0, end: 0, opened: 0 }];
    let mut offset = 0;
    for line in source.split_inclusive('\n') {
        let start = offset;
        offset += line.len();
        let key = key_of(line.strip_prefix('-').unwrap_or(line));
        if key.is_some() {
            texts.push(Overfull { key, start, end: start, opened: 0 });
        }
        if let Some(text) = texts.last_mut() {
            text.end = offset;
            text.opened += line.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count();
        }
    }
    texts.retain(|text| text.opened > MOST_OPENED);
    texts
}

/// A source with its overfull texts blanked out, so that all others keep their places.
pub(super) fn readable(source: &str) -> Cow<'_, str> {
    let overfull = overfull(source);
    if overfull.is_empty() {
        return Cow::Borrowed(source);
    }
    let mut readable = String::with_capacity(source.len());
    let mut done = 0;
    for text in overfull {
        readable.push_str(source.get(done..text.start).unwrap_or_default());
        let blanked = source.get(text.start..text.end).unwrap_or_default();
        readable.extend(blanked.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        done = text.end;
    }
    readable.push_str(source.get(done..).unwrap_or_default());
    Cow::Owned(readable)
}

/// How many placeables the parts of a pattern have together, and the squares and moves that it names in plain words: in a lesson
/// each of these becomes one too.
pub(super) fn placeables(pattern: &ast::Pattern<&str>, of_lesson: bool) -> usize {
    let mut count = 0;
    walk(pattern, &mut |node| match node {
        Node::Shown(_) | Node::Select { .. } => count += 1,
        Node::Text(text) if of_lesson => count += named_in(text).len(),
        Node::Text(_) | Node::Inline(_) => {}
    });
    count
}

/// Whether the formatter can be given a pattern of a lesson in which squares and moves are placeables already: not too many of
/// them, and no choice by what is written out, which chooses nothing and for which the formatter has no name when it gives up.
pub(super) fn bears(pattern: &ast::Pattern<&str>) -> bool {
    let mut chooses = true;
    walk(pattern, &mut |node| {
        if let Node::Select { selector, .. } = node {
            chooses &= !is_written_out(selector);
        }
    });
    chooses && placeables(pattern, false) <= MOST_PLACEABLES
}

/// Whether a selector is always the same.
pub(super) const fn is_written_out(selector: &InlineExpression<&str>) -> bool {
    matches!(
        selector,
        InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::Placeable { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_opens_too_much_is_blanked_and_the_others_keep_their_places() {
        let many = "{".repeat(MOST_OPENED + 1);
        let source = format!("a = one\nb = \u{3b1} {many}\n    more\nc = three\n");
        let readable = readable(&source);
        assert_eq!(readable.len(), source.len());
        assert_eq!(readable.find("c = three"), source.find("c = three"));
        assert!(!readable.contains('{') && !readable.contains("more"));
        let found = overfull(&source);
        assert_eq!(
            found.iter().map(|text| (text.key, text.start, text.opened)).collect::<Vec<_>>(),
            [(Some("b"), 8, MOST_OPENED + 1)]
        );
    }

    #[test]
    fn what_a_text_may_hold_is_left_as_it_is() {
        let source =
            format!("a = {}\nb = {}\n", "{ SQUARE(\"e4\") } ".repeat(MOST_PLACEABLES), "(".repeat(MOST_OPENED));
        assert!(matches!(readable(&source), Cow::Borrowed(_)));
    }
}
