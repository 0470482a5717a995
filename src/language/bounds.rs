//! How much one text may hold.
//!
//! Fluent's parser calls itself for each brace and bracket that opens in another, so that a line of nothing but braces would
//! exhaust the stack; and its formatter gives up, not always gently, after a hundred things in braces. Texts come from anybody, so
//! both are bounded before either is asked.

use fluent_syntax::ast::{self, InlineExpression};

use super::outline::{Node, walk};

/// More placeables than this in one text, and Fluent cuts the text off.
pub(super) const MOST_PLACEABLES: usize = 100;

/// More opening braces and brackets than this in one text are not given to the parser. Each placeable needs a brace, and
/// hardly one needs two more.
const MOST_OPENED: usize = 3 * MOST_PLACEABLES;

/// How many braces and brackets the source of one text opens, if that is more than Fluent's parser should be asked to follow.
pub(super) fn overfull(fluent: &str) -> Option<usize> {
    let opened = fluent.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count();
    (opened > MOST_OPENED).then_some(opened)
}

/// Whether the formatter can be given a pattern of a lesson in which squares and moves are placeables already: not too many of
/// them, and no choice by what is written out, which chooses nothing and for which the formatter has no name when it gives up.
pub(super) fn bears(pattern: &ast::Pattern<&str>) -> bool {
    let (mut chooses, mut placeables) = (true, 0);
    walk(pattern, &mut |node| match node {
        Node::Select { selector } => {
            placeables += 1;
            chooses &= matches!(
                selector,
                InlineExpression::VariableReference { .. } | InlineExpression::FunctionReference { .. }
            );
        }
        Node::Shown(_) => placeables += 1,
        Node::Text(_) | Node::Inline(_) => {}
    });
    chooses && placeables <= MOST_PLACEABLES
}
