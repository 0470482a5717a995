//! What a message consists of – its variables and what it does with them, the squares that it names – and the way through
//! its syntax tree.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{self, Expression, InlineExpression};
use fluent_syntax::parser;

use crate::rules::Square;
use crate::rules::notation::Notation;

use super::catalogue::offset_in;
use super::functions::{Function, Man};
use super::spelling::{Named, named_in, perhaps_named_in, read_move};
use super::{Language, files_of};

/// What an entry of a catalogue, or a text of a lesson, consists of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryOutline {
    /// The file, without folder and `.ftl`; for a lesson, its id.
    pub file: String,
    /// The message's id, or the key of a lesson's text.
    pub id: String,
    /// The names of its attributes.
    pub attributes: BTreeSet<String>,
    /// Its variables, by their names without `$`, and what it does with each.
    pub variables: BTreeMap<String, VariableUse>,
    /// The squares that it names, in words or by `SQUARE("e4")` and `PLACED("white rook e4")`.
    pub squares: BTreeSet<Square>,
    /// The squares that it may name: `F8` is a key as well.
    pub(super) perhaps: BTreeSet<Square>,
    /// The moves that it names, in words or by `MOVE("Rd8")`, in Latin letters.
    pub moves: BTreeSet<String>,
    /// What else it names by a function, and by which: `PIECE`, `white rook`.
    pub(super) names: BTreeSet<(&'static str, String)>,
    /// What it says in plain words: the stretches between what stands in braces.
    pub(super) prose: Vec<String>,
    /// The messages of the catalogue that it contains.
    pub messages: BTreeSet<String>,
    /// Where its id stands in the source, in bytes.
    pub(super) offset: usize,
}

/// What a message does with a variable: enough to know what kind of argument it wants.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct VariableUse {
    /// The functions that it is given to.
    pub functions: BTreeSet<String>,
    /// The variants that it chooses between by itself.
    pub variants: BTreeSet<String>,
    /// Whether it is shown as it is.
    pub shown: bool,
}

/// The messages of a language's catalogue, in the order in which they stand.
pub fn outline(language: Language) -> Vec<EntryOutline> {
    let mut entries = Vec::new();
    for file in files_of(language) {
        let tree = parser::parse_runtime(file.text.as_ref()).unwrap_or_else(|(tree, _)| tree);
        entries.extend(outline_of(&file.name, &file.text, &tree));
    }
    entries
}

pub(super) fn outline_of(file: &str, source: &str, tree: &ast::Resource<&str>) -> Vec<EntryOutline> {
    let short = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".ftl");
    let messages = tree.body.iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message),
        _ => None,
    });
    messages
        .map(|message| {
            let mut outline = EntryOutline {
                file: short.to_owned(),
                id: message.id.name.to_owned(),
                attributes: message.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect(),
                variables: BTreeMap::new(),
                squares: BTreeSet::new(),
                perhaps: BTreeSet::new(),
                moves: BTreeSet::new(),
                names: BTreeSet::new(),
                prose: Vec::new(),
                messages: BTreeSet::new(),
                offset: offset_in(source, message.id.name),
            };
            for pattern in patterns_of(message) {
                walk(pattern, &mut |node| note(&mut outline, &node));
            }
            outline
        })
        .collect()
}

/// Notes what one node of a text adds to its outline.
fn note(outline: &mut EntryOutline, node: &Node<'_, '_>) {
    match node {
        Node::Text(text) => {
            outline.prose.push((*text).to_owned());
            outline.perhaps.extend(perhaps_named_in(text));
            for (_, named) in named_in(text) {
                match named {
                    Named::Square(square) => {
                        outline.squares.insert(square);
                    }
                    Named::Move(san) => {
                        outline.moves.insert(san.display(Notation::LATIN).to_string());
                    }
                }
            }
        }
        Node::Inline(InlineExpression::VariableReference { id }) => {
            outline.variables.entry(id.name.to_owned()).or_default();
        }
        Node::Inline(InlineExpression::MessageReference { id, .. }) => {
            outline.messages.insert(id.name.to_owned());
        }
        Node::Inline(InlineExpression::FunctionReference { id, arguments }) => match &arguments.positional[..] {
            [InlineExpression::VariableReference { id: variable }] => {
                let used = outline.variables.entry(variable.name.to_owned()).or_default();
                used.functions.insert(id.name.to_owned());
            }
            [InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value }] => {
                if let Some(function) = Function::of_name(id.name) {
                    note_named(outline, function, value);
                }
            }
            _ => {}
        },
        Node::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let used = outline.variables.entry(id.name.to_owned()).or_default();
            used.variants.extend(variants.iter().map(|variant| match variant.key {
                ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name } => {
                    name.to_owned()
                }
            }));
        }
        Node::Shown(InlineExpression::VariableReference { id }) => {
            outline.variables.entry(id.name.to_owned()).or_default().shown = true;
        }
        Node::Inline(_) | Node::Shown(_) | Node::Select { .. } => {}
    }
}

/// Notes what a call names that is written out.
fn note_named(outline: &mut EntryOutline, function: Function, value: &str) {
    let words: Vec<&str> = value.split_whitespace().collect();
    let mut name = |called: &'static str, words: &[&str]| {
        outline.names.insert((called, words.join(" ")));
    };
    match function {
        Function::Square => outline.squares.extend(value.parse::<Square>()),
        Function::Move | Function::MoveTypedGreek | Function::MoveTypedLatin => {
            outline.moves.extend(read_move(value).map(|text| text.latin().to_owned()));
        }
        Function::Piece => name("PIECE", &words),
        Function::Placed => {
            // Two men may have changed places, and so may their colours.
            name("PLACED", &words);
            name("PIECE", words.get(..2).unwrap_or_default());
            outline.squares.extend(Man::named(value).and_then(|man| man.square()));
        }
        Function::Letter => name("LETTER", &words),
        Function::File => name("FILE", &words),
        Function::Rank => name("RANK", &words),
        Function::Side | Function::Player => name("SIDE", &words),
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
        variants: &'t [ast::Variant<&'s str>],
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
            visit(Node::Select { selector, variants });
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
