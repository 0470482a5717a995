//! What a translator or a teacher can get wrong in a source, found before anybody reads it.
//!
//! Fluent is silent about most slips: an unknown function used as a selector, a variable that is nowhere filled, a comment that became
//! text. These checks walk the syntax tree of every message and look at each call, reference and variable.

use std::collections::BTreeSet;

use fluent_syntax::ast::{self, Expression, InlineExpression};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::Language;
use super::bounds::{MOST_PLACEABLES, overfull, placeables, readable};
use super::catalogue::offset_in;
use super::fault::{CatalogueFault, CatalogueFaultKind as Kind, FluentFault};
use super::foreign::{Extent, Foreign, foreign_in, look_alikes_in};
use super::functions::{Argument, Function, Gives};
use super::grammar::Grammar;
use super::hygiene::{Places, TextFaultKind, check_text};
use super::lesson_text::{LessonSource, Unwrapping, wrapped};
use super::outline::{Node, patterns_of, walk};

/// So many faults are told of one source, one more than of a file: whoever has mended as many will ask again.
const MOST_FAULTS: usize = 1_001;

/// What one file is checked against.
pub(super) struct Scope<'a> {
    pub(super) language: Language,
    pub(super) grammar: &'a Grammar,
    /// The messages that may be referred to, with their attributes.
    pub(super) messages: &'a dyn Fn(&str, Option<&str>) -> bool,
    /// The terms that may be referred to.
    pub(super) terms: &'a dyn Fn(&str) -> bool,
    /// A lesson's texts may do less than a catalogue's.
    pub(super) lesson: bool,
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
        self.faults.sort_by_cached_key(|fault| fault.offset);
        self.faults.truncate(MOST_FAULTS);
        let mut places = Places::new(self.source);
        for fault in &mut self.faults {
            (fault.line, fault.column) = places.of(fault.offset);
        }
        self.faults
    }
}

/// Checks one source against its surroundings.
pub(super) fn check_source(scope: &Scope<'_>, file: &str, source: &str) -> Vec<CatalogueFault> {
    let readable = readable(source);
    let whole = source;
    let source = readable.as_ref();
    let mut report = Report { language: scope.language, file, source, faults: Vec::new() };
    for text in overfull(whole) {
        report.add(text.key, text.start, Kind::TooManyPlaceables(text.opened));
    }
    let tree = match parser::parse_runtime(source) {
        Ok(tree) => tree,
        Err((tree, errors)) => {
            for error in errors {
                report.add(
                    None,
                    error.pos.start,
                    Kind::Syntax {
                        fault: FluentFault::of(&error.kind, source, error.pos.start),
                        detail: error.kind.to_string(),
                    },
                );
            }
            tree
        }
    };
    for fault in check_text(whole) {
        // Notes are for translators, in whatever language they speak.
        if matches!(fault.kind, TextFaultKind::OtherScript { .. }) && is_note(whole, fault.offset) {
            continue;
        }
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
                for attribute in message.attributes.iter().filter(|_| scope.lesson && message.value.is_some()) {
                    let name = attribute.id.name;
                    report.at(id, name, Kind::AttributeInLesson(name.to_owned()));
                }
                check_message(scope, &mut report, message);
                check_language(scope, &mut report, message);
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

/// Whether a place of a source is in a comment.
fn is_note(source: &str, offset: usize) -> bool {
    let before = source.get(..offset).unwrap_or_default();
    before.rsplit('\n').next().is_some_and(|line| line.starts_with('#'))
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
                let note = text.trim_start();
                if note.starts_with("# ") {
                    report.at(id, note, Kind::CommentInText);
                }
            }
            Node::Shown(inline) => {
                if let InlineExpression::FunctionReference { id: name, .. } = inline
                    && let Some(Gives::Word(_)) = Function::of_name(name.name).map(Function::gives)
                {
                    report.at(id, name.name, Kind::SelectorShown(name.name.to_owned()));
                }
            }
            Node::Select { selector, variants } => check_selector(report, id, selector, variants, &typed),
            Node::Inline(inline) => check_inline(scope, report, id, inline),
        });
        let placeables = placeables(pattern, scope.lesson);
        if placeables > MOST_PLACEABLES {
            report.at(id, id, Kind::TooManyPlaceables(placeables));
        }
    }
}

/// Words of the other language. In the program's own catalogues commands and keys stand in the midst of Greek sentences: there,
/// only what can be nothing else is told.
fn check_language(scope: &Scope<'_>, report: &mut Report<'_>, message: &ast::Message<&str>) {
    for pattern in patterns_of(message) {
        let look_alikes = look_alikes_in(scope.language, report.source, pattern);
        let mut is_told: Vec<usize> = Vec::new();
        for (offset, kind) in look_alikes {
            is_told.push(offset);
            report.add(Some(message.id.name), offset, Kind::Text(kind));
        }
        let Some(found) = foreign_in(scope.language, report.source, pattern) else { continue };
        if found.extent == Extent::Word && is_told.contains(&found.offset) {
            continue;
        }
        if scope.lesson || found.extent != Extent::Word {
            let Foreign { found, offset, extent } = found;
            let (key, language) = (message.id.name.to_owned(), scope.language);
            report.add(Some(message.id.name), offset, Kind::OtherLanguage { key, language, found, extent });
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
    (grammar.owner("you") == word).then(|| word.to_owned())
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
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            report.at(id, value, Kind::BareSelector((*value).to_owned()));
            return;
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
        InlineExpression::TermReference { id: name, .. } if scope.lesson => {
            report.at(id, name.name, Kind::TermInLesson);
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
                let unwrapping = Unwrapping::of(text);
                for mut found in lesson_source(language, grammar, name, &wrapped(key, text), &known) {
                    (found.offset, found.line, found.column) = unwrapping.place(found.line, found.column);
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
