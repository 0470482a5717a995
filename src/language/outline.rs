//! What a text names, and the way through its syntax tree.

use std::collections::BTreeSet;

use fluent_syntax::ast::{self, Expression, InlineExpression};

use crate::rules::Square;
use crate::rules::notation::Notation;

use super::functions::{Function, Man};
use super::spelling::{Named, named_in, read_move};

/// What a text names that its versions in other languages have to name too, and what it says in plain words.
#[derive(Default, Debug)]
pub(super) struct Outline {
    /// Its variables, and the squares and moves that it names, in words or by a function.
    pub(super) names: BTreeSet<String>,
    /// What else it names by a function, as `PIECE("rook")`: another language may say that in words.
    pub(super) pieces: BTreeSet<String>,
    /// Its plain words, without squares and moves.
    pub(super) prose: String,
    /// How many things in it are put in when it is said.
    pub(super) placeables: usize,
}

impl Outline {
    pub(super) fn of(message: &ast::Message<&str>) -> Outline {
        let mut outline = Outline::default();
        for pattern in patterns_of(message) {
            walk(pattern, &mut |node| outline.note(&node));
        }
        outline
    }

    /// Notes what one node of a text adds.
    fn note(&mut self, node: &Node<'_, '_>) {
        match node {
            Node::Text(text) => {
                let mut done = 0;
                for (range, named) in named_in(text) {
                    self.prose.push_str(text.get(done..range.start).unwrap_or_default());
                    done = range.end;
                    self.placeables += 1;
                    self.names.insert(match named {
                        Named::Square(square) => square.to_string(),
                        Named::Move(san) => san.display(Notation::LATIN).to_string(),
                    });
                }
                self.prose.push_str(text.get(done..).unwrap_or_default());
            }
            Node::Inline(InlineExpression::VariableReference { id }) => {
                self.names.insert(format!("${}", id.name));
            }
            Node::Inline(InlineExpression::FunctionReference { id, arguments }) => {
                if let (
                    Some(function),
                    [InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value }],
                ) = (Function::of_name(id.name), &arguments.positional[..])
                {
                    self.note_call(function, value);
                }
            }
            Node::Shown(_) | Node::Select { .. } => self.placeables += 1,
            Node::Inline(_) => {}
        }
    }

    /// Notes what a call names that is written out.
    fn note_call(&mut self, function: Function, value: &str) {
        let words: Vec<&str> = value.split_whitespace().collect();
        match function {
            Function::Square => self.names.extend(value.parse::<Square>().map(|square| square.to_string())),
            Function::Move | Function::MoveTypedGreek | Function::MoveTypedLatin => {
                self.names.extend(read_move(value).map(|text| text.latin().to_owned()));
            }
            Function::Piece | Function::Placed => {
                // The colour may be left to the other words of a sentence.
                let (kind, colour) = match words[..] {
                    [color, kind, ..] => (kind, Some(color)),
                    _ => (value, None),
                };
                self.pieces.insert(format!("PIECE(\"{kind}\")"));
                self.pieces.extend(colour.map(|color| format!("PIECE(\"{color} {kind}\")")));
                if function == Function::Placed {
                    // Two pieces may have changed places.
                    self.pieces.insert(format!("PLACED(\"{}\")", words.join(" ")));
                }
                self.names.extend(Man::named(value).and_then(|man| man.square()).map(|square| square.to_string()));
            }
            Function::Letter | Function::File | Function::Rank | Function::Side | Function::Player => {
                // The army and its player are one.
                let named = if function == Function::Player { Function::Side } else { function };
                let name = named.names().first().copied().unwrap_or_default();
                self.pieces.insert(format!("{name}(\"{}\")", words.join(" ")));
            }
            // What stands for something named elsewhere, and what only chooses.
            Function::Pronoun
            | Function::List
            | Function::Gender
            | Function::Color
            | Function::Kind
            | Function::Shade
            | Function::Count => {}
        }
    }
}

/// The value of a message, and those of its attributes.
pub(super) fn patterns_of<'t, 's>(
    message: &'t ast::Message<&'s str>,
) -> impl Iterator<Item = &'t ast::Pattern<&'s str>> {
    message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value))
}

/// Something met on the way through a pattern.
pub(super) enum Node<'t, 's> {
    Text(&'s str),
    /// Any expression, selectors and operands of calls included.
    Inline(&'t InlineExpression<&'s str>),
    /// An expression whose result is shown (no selector, no operand).
    Shown(&'t InlineExpression<&'s str>),
    Select {
        selector: &'t InlineExpression<&'s str>,
    },
}

pub(super) fn walk<'t, 's>(pattern: &'t ast::Pattern<&'s str>, visit: &mut impl FnMut(Node<'t, 's>)) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => visit(Node::Text(value)),
            ast::PatternElement::Placeable { expression } => walk_expression(expression, visit),
        }
    }
}

fn walk_expression<'t, 's>(expression: &'t Expression<&'s str>, visit: &mut impl FnMut(Node<'t, 's>)) {
    match expression {
        Expression::Select { selector, variants } => {
            visit(Node::Select { selector });
            walk_inline(selector, visit);
            for variant in variants {
                walk(&variant.value, visit);
            }
        }
        Expression::Inline(inline) => {
            visit(Node::Shown(inline));
            walk_inline(inline, visit);
        }
    }
}

pub(super) fn walk_inline<'t, 's>(inline: &'t InlineExpression<&'s str>, visit: &mut impl FnMut(Node<'t, 's>)) {
    visit(Node::Inline(inline));
    match inline {
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            for operand in &arguments.positional {
                walk_inline(operand, visit);
            }
            for named in &arguments.named {
                walk_inline(&named.value, visit);
            }
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, visit),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::VariableReference { .. } => {}
    }
}
