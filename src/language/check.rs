//! What a translator or a teacher can get wrong, found before anybody reads it.
//!
//! Fluent is silent about most slips: an unknown function used as a selector, a variable that is nowhere filled, a comment that became
//! text. These checks walk the syntax tree of every message and look at each call, reference and variable.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use fluent_syntax::ast::{self, Expression, InlineExpression};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::rules::Square;
use crate::rules::notation::Notation;

use super::catalogue::{SourceFile, offset_in};
use super::fault::{CatalogueFault, CatalogueFaultKind as Kind};
use super::functions::{Argument, Function, Gives};
use super::grammar::{Grammar, Owner, is_reserved};
use super::hygiene::{Places, check_text};
use super::lesson_text::{LessonSource, unwrapped, wrapped};
use super::spelling::{Named, named_in, read_move};
use super::{Language, Words, files_of};

/// More placeables than this in one text, and Fluent cuts the text off.
const MOST_PLACEABLES: usize = 100;

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
    /// The squares that it names, in words or by `SQUARE("e4")`.
    pub squares: BTreeSet<Square>,
    /// The moves that it names, in words or by `MOVE("Rd8")`, in Latin letters.
    pub moves: BTreeSet<String>,
    /// The messages of the catalogue that it contains.
    pub messages: BTreeSet<String>,
    /// Where its id stands in the source, in bytes.
    offset: usize,
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

fn outline_of(file: &str, source: &str, tree: &ast::Resource<&str>) -> Vec<EntryOutline> {
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
                moves: BTreeSet::new(),
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
            for (_, named) in named_in(text) {
                match named {
                    Named::Square(square) => {
                        outline.squares.insert(square);
                    }
                    Named::Move(san) => {
                        outline.moves.insert(san.display(Notation::Latin).to_string());
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
            [InlineExpression::StringLiteral { value }] if Function::of_name(id.name) == Some(Function::Square) => {
                outline.squares.extend(value.parse::<Square>());
            }
            [InlineExpression::StringLiteral { value }] if Function::of_name(id.name) == Some(Function::Move) => {
                outline.moves.extend(read_move(value).map(|text| text.latin));
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

fn patterns_of<'t, 's>(message: &'t ast::Message<&'s str>) -> impl Iterator<Item = &'t ast::Pattern<&'s str>> {
    message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value))
}

/// Something met on the way through a pattern.
enum Node<'t, 's> {
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

fn walk<'t, 's>(pattern: &'t ast::Pattern<&'s str>, visit: &mut impl FnMut(Node<'t, 's>)) {
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

fn walk_inline<'t, 's>(inline: &'t InlineExpression<&'s str>, visit: &mut impl FnMut(Node<'t, 's>)) {
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

/// What one file is checked against.
struct Scope<'a> {
    language: Language,
    grammar: &'a Grammar,
    /// The messages that may be referred to, with their attributes.
    messages: &'a dyn Fn(&str, Option<&str>) -> bool,
    /// The terms that may be referred to.
    terms: &'a dyn Fn(&str) -> bool,
    /// A lesson's texts may do less than a catalogue's.
    lesson: bool,
}

/// Gathers the faults of one file.
struct Report<'a> {
    language: Language,
    file: &'a str,
    source: &'a str,
    faults: Vec<CatalogueFault>,
}

impl Report<'_> {
    fn add(&mut self, entry: Option<&str>, offset: usize, kind: Kind) {
        self.faults.push(CatalogueFault {
            language: self.language,
            file: self.file.to_owned(),
            entry: entry.map(str::to_owned),
            offset,
            line: 0,
            column: 0,
            kind,
        });
    }

    fn at(&mut self, entry: &str, slice: &str, kind: Kind) {
        let offset = offset_in(self.source, slice);
        self.add(Some(entry), offset, kind);
    }

    /// The faults in the order of the source, with lines and columns.
    fn finish(mut self) -> Vec<CatalogueFault> {
        self.faults.sort_by_key(|fault| fault.offset);
        let mut places = Places::new(self.source);
        for fault in &mut self.faults {
            (fault.line, fault.column) = places.of(fault.offset);
        }
        self.faults
    }
}

/// Checks one source against its surroundings.
fn check_source(scope: &Scope<'_>, file: &str, source: &str) -> Vec<CatalogueFault> {
    let mut report = Report { language: scope.language, file, source, faults: Vec::new() };
    let tree = match parser::parse_runtime(source) {
        Ok(tree) => tree,
        Err((tree, errors)) => {
            for error in errors {
                report.add(None, error.pos.start, Kind::Syntax(error.kind.to_string()));
            }
            tree
        }
    };
    for fault in check_text(source) {
        let entry = entry_at(&tree, source, fault.offset);
        report.add(entry, fault.offset, Kind::Text(fault.kind));
    }
    let mut seen = BTreeSet::new();
    for entry in &tree.body {
        match entry {
            ast::Entry::Message(message) => {
                let id = message.id.name;
                if !seen.insert(id) {
                    report.at(id, id, Kind::Twice);
                }
                if !is_key(id) {
                    report.at(id, id, Kind::BadKey(id.to_owned()));
                }
                if message.value.is_none() {
                    report.at(id, id, Kind::Empty);
                }
                check_message(scope, &mut report, message);
            }
            ast::Entry::Term(term) => {
                let name = format!("-{}", term.id.name);
                if scope.lesson {
                    report.at(&name, term.id.name, Kind::TermInLesson);
                } else if (scope.messages)(term.id.name, None) {
                    report.at(&name, term.id.name, Kind::Reserved);
                }
                let patterns =
                    std::iter::once(&term.value).chain(term.attributes.iter().map(|attribute| &attribute.value));
                for pattern in patterns {
                    if !matches!(&pattern.elements[..], [ast::PatternElement::TextElement { .. }]) {
                        report.at(&name, term.id.name, Kind::NotPlain);
                    }
                }
            }
            ast::Entry::Comment(_) | ast::Entry::GroupComment(_) | ast::Entry::ResourceComment(_) => {}
            ast::Entry::Junk { .. } => {}
        }
    }
    report.finish()
}

/// Whether a name is one by which a text can be found: `[a-z][a-z0-9-]*`.
fn is_key(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The entry that a place of a source is in.
fn entry_at<'t>(tree: &'t ast::Resource<&str>, source: &str, offset: usize) -> Option<&'t str> {
    let mut found = None;
    for entry in &tree.body {
        let name = match entry {
            ast::Entry::Message(message) => message.id.name,
            ast::Entry::Term(term) => term.id.name,
            _ => continue,
        };
        if offset_in(source, name) > offset {
            break;
        }
        found = Some(name);
    }
    found
}

fn check_message(scope: &Scope<'_>, report: &mut Report<'_>, message: &ast::Message<&str>) {
    let id = message.id.name;
    // Variables that are a piece, a square …: those that are given to a function which says so.
    let mut typed: BTreeSet<&str> = BTreeSet::new();
    for pattern in patterns_of(message) {
        walk(pattern, &mut |node| {
            if let Node::Inline(InlineExpression::FunctionReference { id: name, arguments }) = node {
                let counts = Function::of_name(name.name) == Some(Function::Count);
                if let ([InlineExpression::VariableReference { id }], false) = (&arguments.positional[..], counts) {
                    typed.insert(id.name);
                }
            }
        });
    }
    for pattern in patterns_of(message) {
        let mut placeables = 0;
        // Whether what stands just before is a form that a possessive would change.
        let mut after_form = false;
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    if let (true, Some(word)) = (after_form, loose_possessive(scope.grammar, value)) {
                        report.at(id, value, Kind::LoosePossessive(word));
                    }
                    after_form = false;
                }
                ast::PatternElement::Placeable { expression } => {
                    after_form = matches!(expression, Expression::Inline(inline) if is_form(inline));
                }
            }
        }
        walk(pattern, &mut |node| match node {
            Node::Text(text) => {
                if text.trim_start().starts_with("# ") {
                    report.at(id, text, Kind::CommentInText);
                }
            }
            Node::Shown(inline) => {
                placeables += 1;
                if let InlineExpression::FunctionReference { id: name, .. } = inline
                    && let Some(Gives::Word(_)) = Function::of_name(name.name).map(Function::gives)
                {
                    report.at(id, name.name, Kind::SelectorShown(name.name.to_owned()));
                }
            }
            Node::Select { selector, variants } => {
                placeables += 1;
                check_selector(report, id, selector, variants, &typed);
            }
            Node::Inline(inline) => check_inline(scope, report, id, inline),
        });
        if placeables > MOST_PLACEABLES {
            report.at(id, id, Kind::TooManyPlaceables(placeables));
        }
    }
}

/// Whether an expression ends in a noun, whose accent a word that leans on it would move.
fn is_form(inline: &InlineExpression<&str>) -> bool {
    match inline {
        InlineExpression::FunctionReference { id, arguments } => {
            Function::of_name(id.name) == Some(Function::Piece)
                && !arguments.named.iter().any(|named| named.name.name == Argument::Owner.name())
        }
        _ => false,
    }
}

/// The possessive with which a text begins, in a language in which possessives lean on the word before.
fn loose_possessive(grammar: &Grammar, text: &str) -> Option<String> {
    if !grammar.owner_follows() {
        return None;
    }
    let rest = text.strip_prefix(' ')?;
    let word = rest.split(|c: char| !c.is_alphabetic()).next()?;
    // The other possessives look like articles and pronouns, which may well follow.
    (grammar.owner(Owner::You) == word).then(|| word.to_owned())
}

fn check_selector(
    report: &mut Report<'_>,
    id: &str,
    selector: &InlineExpression<&str>,
    variants: &[ast::Variant<&str>],
    typed: &BTreeSet<&str>,
) {
    let (name, allowed): (&str, Option<Vec<&str>>) = match selector {
        InlineExpression::VariableReference { id: variable } => {
            if typed.contains(variable.name) {
                report.at(id, variable.name, Kind::BareSelector(format!("${}", variable.name)));
            }
            // A number, or a word of the program's: what the words may be, the code that gives them knows.
            (variable.name, None)
        }
        InlineExpression::FunctionReference { id: function, .. } => {
            match Function::of_name(function.name).map(Function::gives) {
                Some(Gives::Text) => {
                    report.at(id, function.name, Kind::BareSelector(function.name.to_owned()));
                    (function.name, None)
                }
                Some(Gives::Word(words)) => (function.name, Some(words.to_vec())),
                Some(Gives::Number) => (function.name, Some(vec!["one", "other"])),
                None => (function.name, None),
            }
        }
        _ => return,
    };
    let Some(allowed) = allowed else { return };
    for variant in variants {
        if let ast::VariantKey::Identifier { name: key } = variant.key
            && !variant.default
            && !allowed.contains(&key)
        {
            report.at(id, key, Kind::UnknownVariant { selector: name.to_owned(), variant: key.to_owned() });
        }
    }
}

fn check_inline(scope: &Scope<'_>, report: &mut Report<'_>, id: &str, inline: &InlineExpression<&str>) {
    match inline {
        InlineExpression::FunctionReference { id: name, arguments } => match Function::of_name(name.name) {
            Some(function) => check_call(scope, report, id, function, name.name, arguments),
            None => report.at(id, name.name, Kind::UnknownFunction(name.name.to_owned())),
        },
        InlineExpression::MessageReference { id: name, attribute } => {
            let full = match attribute {
                Some(attribute) => format!("{}.{}", name.name, attribute.name),
                None => name.name.to_owned(),
            };
            if !(scope.messages)(name.name, attribute.as_ref().map(|attribute| attribute.name)) {
                report.at(id, name.name, Kind::UnknownReference(full));
            }
        }
        InlineExpression::TermReference { id: name, attribute, .. } => {
            if attribute.is_some() || !(scope.terms)(name.name) {
                report.at(id, name.name, Kind::UnknownReference(format!("-{}", name.name)));
            }
        }
        InlineExpression::StringLiteral { value } => {
            let offset = offset_in(report.source, value);
            let spelt_out = unescape_unicode_to_string(value);
            for fault in check_text(&spelt_out) {
                // What stands there as itself has been found already; this is for what is written as an escape.
                if value.contains('\\') {
                    report.add(Some(id), offset, Kind::Text(fault.kind));
                }
            }
        }
        InlineExpression::VariableReference { id: variable } => {
            if scope.lesson {
                report.at(id, variable.name, Kind::VariableInLesson(variable.name.to_owned()));
            }
        }
        InlineExpression::NumberLiteral { .. } | InlineExpression::Placeable { .. } => {}
    }
}

fn check_call(
    scope: &Scope<'_>,
    report: &mut Report<'_>,
    id: &str,
    function: Function,
    written: &str,
    arguments: &ast::CallArguments<&str>,
) {
    match &arguments.positional[..] {
        [InlineExpression::VariableReference { .. }] => {}
        [InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value }] => {
            match function.takes_literal(value) {
                Some(true) => {}
                Some(false) => {
                    report.at(id, value, Kind::NoSuch { function: written.to_owned(), value: (*value).to_owned() });
                }
                None => report.at(id, written, Kind::WrongOperand { function: written.to_owned() }),
            }
        }
        _ => report.at(id, written, Kind::WrongOperand { function: written.to_owned() }),
    }
    for named in &arguments.named {
        let name = named.name.name;
        let known = function.arguments().iter().find(|argument| argument.name() == name);
        let allowed =
            known.map(|argument| argument.allowed(function, scope.grammar)).filter(|allowed| !allowed.is_empty());
        let Some(allowed) = allowed else {
            let kind = Kind::UnknownArgument { function: written.to_owned(), argument: name.to_owned() };
            report.at(id, name, kind);
            continue;
        };
        let (value, is_number) = match &named.value {
            InlineExpression::StringLiteral { value } => (*value, false),
            InlineExpression::NumberLiteral { value } => (*value, true),
            _ => ("", false),
        };
        let wants_number = matches!(known, Some(Argument::Cap | Argument::Colour));
        if is_number != wants_number || !allowed.iter().any(|word| word == value) {
            let kind = Kind::BadArgument {
                function: written.to_owned(),
                argument: name.to_owned(),
                value: value.to_owned(),
                allowed: allowed.join(", "),
            };
            report.at(id, name, kind);
        }
    }
}

/// Everything that is wrong with the program's own catalogues: each by itself, and one against the other.
pub fn check_catalogues() -> Vec<CatalogueFault> {
    let files: Vec<Vec<SourceFile>> = Language::ALL.iter().map(|language| files_of(*language)).collect();
    let mut faults = Vec::new();
    let words = Words::new(Language::El);
    for (language, files) in Language::ALL.into_iter().zip(&files) {
        faults.extend(check_files(language, files, &words));
    }
    if let [el, en] = &files[..] {
        faults.extend(compare_files((Language::El, el), (Language::En, en)));
    }
    faults.sort_by(|a, b| (&a.file, a.offset).cmp(&(&b.file, b.offset)));
    faults
}

fn check_files(language: Language, files: &[SourceFile], words: &Words) -> Vec<CatalogueFault> {
    let loaded = words.load_faults(language).iter();
    // Syntax and doubles are found again below, with better places.
    let mut faults: Vec<CatalogueFault> =
        loaded.filter(|fault| !matches!(fault.kind, Kind::Syntax(_) | Kind::Twice)).cloned().collect();
    let mut messages: HashMap<String, BTreeSet<String>> = HashMap::new();
    let mut references: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut owners: HashMap<String, String> = HashMap::new();
    let mut terms: BTreeSet<String> = BTreeSet::new();
    for file in files {
        let tree = parser::parse_runtime(file.text.as_ref()).unwrap_or_else(|(tree, _)| tree);
        for entry in outline_of(&file.name, &file.text, &tree) {
            let place = |kind| {
                let (line, column) = Places::new(&file.text).of(entry.offset);
                let (file, entry) = (file.name.clone(), Some(entry.id.clone()));
                CatalogueFault { language, file, entry, offset: 0, line, column, kind }
            };
            if let Some(other) = owners.insert(entry.id.clone(), file.name.clone())
                && other != file.name
            {
                faults.push(place(Kind::Twice));
            }
            references.insert(entry.id.clone(), entry.messages);
            messages.insert(entry.id, entry.attributes);
        }
        for entry in &tree.body {
            if let ast::Entry::Term(term) = entry {
                terms.insert(term.id.name.to_owned());
            }
        }
    }
    let scope = Scope {
        language,
        grammar: words.catalogue(language).grammar(),
        messages: &|id, attribute| {
            messages.get(id).is_some_and(|attributes| attribute.is_none_or(|name| attributes.contains(name)))
        },
        terms: &|name| terms.contains(name) && !is_reserved(name),
        lesson: false,
    };
    for file in files {
        faults.extend(check_source(&scope, &file.name, &file.text));
    }
    for id in references.keys() {
        if contains_itself(id, &references) {
            let file = owners.get(id).cloned().unwrap_or_default();
            let entry = Some(id.clone());
            faults.push(CatalogueFault { language, file, entry, offset: 0, line: 1, column: 1, kind: Kind::Cycle });
        }
    }
    faults
}

/// Whether a message is among those that it contains.
fn contains_itself(id: &str, references: &BTreeMap<String, BTreeSet<String>>) -> bool {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let mut open: Vec<&str> = vec![id];
    while let Some(next) = open.pop() {
        for reference in references.get(next).into_iter().flatten() {
            if reference == id {
                return true;
            }
            if seen.insert(reference) {
                open.push(reference);
            }
        }
    }
    false
}

/// Holds the messages of two languages against each other.
fn compare_files(one: (Language, &[SourceFile]), other: (Language, &[SourceFile])) -> Vec<CatalogueFault> {
    let mut faults = Vec::new();
    for ((language, files), (_, other_files)) in [(one, other), (other, one)] {
        let theirs: HashMap<String, EntryOutline> = other_files
            .iter()
            .flat_map(|file| {
                let tree = parser::parse_runtime(file.text.as_ref()).unwrap_or_else(|(tree, _)| tree);
                outline_of(&file.name, &file.text, &tree)
            })
            .map(|entry| (entry.id.clone(), entry))
            .collect();
        for file in files {
            let tree = parser::parse_runtime(file.text.as_ref()).unwrap_or_else(|(tree, _)| tree);
            let mut places = Places::new(&file.text);
            let mine = outline_of(&file.name, &file.text, &tree);
            for entry in &mine {
                let Some(their) = theirs.get(&entry.id) else { continue };
                let (line, column) = places.of(entry.offset);
                for kind in differences(entry, their, false) {
                    let (file, id) = (file.name.clone(), Some(entry.id.clone()));
                    faults.push(CatalogueFault { language, file, entry: id, offset: entry.offset, line, column, kind });
                }
            }
            let mine: BTreeSet<&str> = mine.iter().map(|entry| entry.id.as_str()).collect();
            let stem = file.name.rsplit('/').next().unwrap_or_default().trim_end_matches(".ftl");
            let mut missing: Vec<&EntryOutline> =
                theirs.values().filter(|entry| entry.file == stem && !mine.contains(entry.id.as_str())).collect();
            missing.sort_by_key(|entry| entry.offset);
            for entry in missing {
                let (file, kind) = (file.name.clone(), Kind::Missing { name: entry.id.clone() });
                faults.push(CatalogueFault { language, file, entry: None, offset: 0, line: 1, column: 1, kind });
            }
        }
    }
    faults
}

/// What two versions of one text do not have in common, seen from `mine`. Variables and squares are told once, from the
/// side that has fewer of them or comes first.
fn differences(mine: &EntryOutline, their: &EntryOutline, squares: bool) -> Vec<Kind> {
    fn names<T: Ord + ToString>(a: &BTreeSet<T>, b: &BTreeSet<T>) -> Vec<String> {
        a.difference(b).map(T::to_string).collect()
    }
    let mut found = Vec::new();
    for attribute in their.attributes.difference(&mine.attributes) {
        found.push(Kind::Missing { name: format!("{}.{attribute}", mine.id) });
    }
    let variables = |entry: &EntryOutline| -> BTreeSet<String> { entry.variables.keys().cloned().collect() };
    let (mine_has, their_has) = (variables(mine), variables(their));
    let (extra, missing) = (names(&mine_has, &their_has), names(&their_has, &mine_has));
    if !extra.is_empty() || !missing.is_empty() {
        found.push(Kind::OtherVariables { extra, missing });
    }
    if squares {
        let named = |entry: &EntryOutline| -> BTreeSet<String> {
            entry.squares.iter().map(ToString::to_string).chain(entry.moves.iter().cloned()).collect()
        };
        let (mine_has, their_has) = (named(mine), named(their));
        let (extra, missing) = (names(&mine_has, &their_has), names(&their_has, &mine_has));
        if !extra.is_empty() || !missing.is_empty() {
            found.push(Kind::OtherSquares { extra, missing });
        }
    }
    found
}

/// Everything that is wrong with a lesson's texts in one language.
pub(super) fn lesson(
    language: Language,
    grammar: &Grammar,
    name: &str,
    source: LessonSource<'_>,
    known: impl Fn(&str) -> bool,
) -> Vec<CatalogueFault> {
    match source {
        LessonSource::Ftl(text) => lesson_source(language, grammar, name, text, &known),
        LessonSource::Pairs(pairs) => {
            let mut faults = Vec::new();
            let mut seen = BTreeSet::new();
            for (key, text) in pairs {
                let fault = |kind| {
                    let (file, entry) = (name.to_owned(), Some((*key).to_owned()));
                    CatalogueFault { language, file, entry, offset: 0, line: 1, column: 1, kind }
                };
                if !is_key(key) {
                    faults.push(fault(Kind::BadKey((*key).to_owned())));
                    continue;
                }
                if !seen.insert(*key) {
                    faults.push(fault(Kind::Twice));
                }
                if text.trim().is_empty() {
                    faults.push(fault(Kind::Empty));
                    continue;
                }
                for mut found in lesson_source(language, grammar, name, &wrapped(key, text), &known) {
                    (found.offset, found.line, found.column) = unwrapped(text, found.line, found.column);
                    found.entry = Some((*key).to_owned());
                    faults.push(found);
                }
            }
            faults
        }
    }
}

fn lesson_source(
    language: Language,
    grammar: &Grammar,
    name: &str,
    source: &str,
    known: &impl Fn(&str) -> bool,
) -> Vec<CatalogueFault> {
    let scope = Scope {
        language,
        grammar,
        messages: &|id, attribute| attribute.is_none() && known(id),
        terms: &|_| false,
        lesson: true,
    };
    check_source(&scope, name, source)
}

/// What the texts of a lesson in two languages do not have in common: keys, attributes, and the squares that they name.
/// Each fault stands in the language that lacks something, or, for squares, in English.
pub fn compare_lesson(lesson: &str, el: LessonSource<'_>, en: LessonSource<'_>) -> Vec<CatalogueFault> {
    let outlines = |source: LessonSource<'_>| -> Vec<(EntryOutline, usize, usize)> {
        let of = |text: &str| -> Vec<(EntryOutline, usize, usize)> {
            let tree = parser::parse_runtime(text).unwrap_or_else(|(tree, _)| tree);
            let mut places = Places::new(text);
            outline_of(lesson, text, &tree)
                .into_iter()
                .map(|entry| {
                    let (line, column) = places.of(entry.offset);
                    (entry, line, column)
                })
                .collect()
        };
        match source {
            LessonSource::Ftl(text) => of(text),
            LessonSource::Pairs(pairs) => pairs
                .iter()
                .flat_map(|(key, text)| of(&wrapped(key, text)))
                .map(|(entry, ..)| (EntryOutline { offset: 0, ..entry }, 1, 1))
                .collect(),
        }
    };
    let (el, en) = (outlines(el), outlines(en));
    let mut faults = Vec::new();
    for (language, mine, theirs) in [(Language::El, &el, &en), (Language::En, &en, &el)] {
        for (their, ..) in theirs {
            match mine.iter().find(|(entry, ..)| entry.id == their.id) {
                None => {
                    let kind = Kind::Missing { name: their.id.clone() };
                    let (file, entry) = (lesson.to_owned(), Some(their.id.clone()));
                    faults.push(CatalogueFault { language, file, entry, offset: 0, line: 1, column: 1, kind });
                }
                Some((entry, line, column)) => {
                    for kind in differences(entry, their, language == Language::En) {
                        faults.push(CatalogueFault {
                            language,
                            file: lesson.to_owned(),
                            entry: Some(entry.id.clone()),
                            offset: entry.offset,
                            line: *line,
                            column: *column,
                            kind,
                        });
                    }
                }
            }
        }
    }
    faults
}
