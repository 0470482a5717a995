//! What a translator or a teacher can get wrong in a text, found before anybody reads it: one checker for the program's own
//! catalogues and for the texts of lessons, whatever file they stand in.
//!
//! Fluent is silent about most slips: an unknown function used as a selector, a variable that is nowhere filled. So the syntax tree
//! of every message is walked, and each call, reference and variable in it looked at; then each language is held against the first.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use fluent_syntax::ast::{self, InlineExpression};
use fluent_syntax::parser::{self, ErrorKind};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::bounds::{MOST_PLACEABLES, overfull};
use super::catalogue::{Catalogue, SourceFile, offset_in};
use super::fault::{CatalogueFault, CatalogueFaultKind as Kind, FluentFault};
use super::functions::{Argument, Function, Gives};
use super::grammar::{Grammar, is_reserved};
use super::hygiene::{check_text, is_untranslated};
use super::lesson_text::cut;
use super::outline::{Node, Outline, patterns_of, walk};
use super::{Language, files_of};

/// A text to be checked: an entry of a `.ftl` file, or what [`wrap`](super::wrap) makes of a text of a lesson.
#[derive(Clone, Debug)]
pub struct Text<'a> {
    /// The language that it is in.
    pub language: Language,
    /// Its source, with its name.
    pub fluent: Cow<'a, str>,
}

/// Something wrong with one of the texts that were checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Which one.
    pub text: usize,
    /// Where in its source, in bytes; none where the text as a whole is meant.
    pub offset: Option<usize>,
    /// What it is.
    pub kind: Kind,
}

/// What texts are checked against.
pub(super) struct Scope<'g> {
    /// The forms of each language.
    pub(super) grammars: Vec<(Language, &'g Grammar)>,
    /// Whether they are texts of a lesson, which may do less than the program's own.
    pub(super) lesson: bool,
}

/// Everything that is wrong with these texts: each by itself, and each held against the one of the same name in the first language.
pub(super) fn check_texts(scope: &Scope<'_>, texts: &[Text<'_>]) -> Vec<Found> {
    let mut found = Vec::new();
    let mut trees = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        let mut report = Report { text: index, source: &text.fluent, found: &mut found };
        for fault in check_text(&text.fluent) {
            report.at(fault.offset, Kind::Text(fault.kind));
        }
        if let Some(opened) = overfull(&text.fluent) {
            report.whole(Kind::TooLong(opened));
            continue;
        }
        let tree = parser::parse_runtime(text.fluent.as_ref()).unwrap_or_else(|(tree, errors)| {
            for error in errors {
                let at = error.pos.start;
                if matches!(error.kind, ErrorKind::ExpectedMessageField { .. } | ErrorKind::ExpectedTermField { .. }) {
                    report.whole(Kind::Empty);
                } else {
                    let fault = FluentFault::of(&error.kind, &text.fluent, at);
                    report.at(at, Kind::Syntax { fault, detail: error.kind.to_string() });
                }
            }
            tree
        });
        trees.push((index, tree));
    }
    let entries = || trees.iter().flat_map(|(index, tree)| tree.body.iter().map(|entry| (*index, entry)));
    let language = |index: usize| texts.get(index).map(|text| text.language).unwrap_or_default();
    let terms: BTreeSet<(Language, &str)> = entries()
        .filter_map(|(index, entry)| match entry {
            ast::Entry::Term(term) if !scope.lesson => Some((language(index), term.id.name)),
            _ => None,
        })
        .collect();
    let mut outlines: HashMap<&str, Vec<(Language, Outline)>> = HashMap::new();
    for (index, entry) in entries() {
        let Some(text) = texts.get(index) else { continue };
        let report = &mut Report { text: index, source: &text.fluent, found: &mut found };
        match entry {
            ast::Entry::Message(message) => {
                let versions = outlines.entry(message.id.name).or_default();
                if versions.iter().any(|(known, _)| *known == text.language) {
                    report.whole(Kind::Twice(message.id.name.to_owned()));
                    continue;
                }
                let may_refer_to = |term: &str| terms.contains(&(text.language, term)) && !is_reserved(term);
                check_message(scope, text.language, &may_refer_to, report, message);
                let mut outline = Outline::of(message);
                if !scope.lesson {
                    outline.names.extend(message.attributes.iter().map(|attribute| format!(".{}", attribute.id.name)));
                }
                check_outline(scope, text.language, report, &outline);
                if let Some((_, first)) = versions.first() {
                    report.found.extend(differs(&outline, first).map(|kind| Found { text: index, offset: None, kind }));
                }
                versions.push((text.language, outline));
            }
            ast::Entry::Term(term) if scope.lesson => report.whole(Kind::UnknownName(format!("-{}", term.id.name))),
            _ => {}
        }
    }
    found.sort_by_key(|found| (found.text, found.offset));
    found
}

/// Gathers what is wrong with one text.
struct Report<'a> {
    text: usize,
    source: &'a str,
    found: &'a mut Vec<Found>,
}

impl Report<'_> {
    fn whole(&mut self, kind: Kind) {
        self.found.push(Found { text: self.text, offset: None, kind });
    }

    fn at(&mut self, offset: usize, kind: Kind) {
        self.found.push(Found { text: self.text, offset: Some(offset), kind });
    }

    /// At a slice of the source.
    fn on(&mut self, slice: &str, kind: Kind) {
        self.at(offset_in(self.source, slice), kind);
    }
}

/// Whether a name is one by which a text can be found: `[a-z][a-z0-9-]*`.
fn is_key(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn check_message(
    scope: &Scope<'_>,
    language: Language,
    is_term: &dyn Fn(&str) -> bool,
    report: &mut Report<'_>,
    message: &ast::Message<&str>,
) {
    let id = message.id.name;
    if !is_key(id) {
        report.on(id, Kind::BadKey(id.to_owned()));
    }
    if message.value.is_none() {
        report.whole(Kind::Empty);
    }
    for attribute in message.attributes.iter().filter(|_| scope.lesson) {
        report.on(attribute.id.name, Kind::Unused(format!("{id}.{}", attribute.id.name)));
    }
    for pattern in patterns_of(message) {
        walk(pattern, &mut |node| match node {
            Node::Text(_) => {}
            Node::Shown(inline) => {
                if let InlineExpression::FunctionReference { id, .. } = inline
                    && let Some(Gives::Word(_)) = Function::of_name(id.name).map(Function::gives)
                {
                    report.on(id.name, Kind::BadSelector(id.name.to_owned()));
                }
            }
            Node::Select { selector } => check_selector(scope, report, selector),
            Node::Inline(inline) => check_inline(scope, language, is_term, report, inline),
        });
    }
}

/// What can only be said of a text as a whole.
fn check_outline(scope: &Scope<'_>, language: Language, report: &mut Report<'_>, outline: &Outline) {
    if outline.placeables > MOST_PLACEABLES {
        report.whole(Kind::TooLong(outline.placeables));
    }
    // The program's own texts may be a command or a unit and nothing else; tests read them.
    if scope.lesson && is_untranslated(language, &outline.prose) {
        report.whole(Kind::Untranslated { language });
    }
}

/// A choice needs a variable, or a function that gives words or a number; in a lesson nothing varies.
fn check_selector(scope: &Scope<'_>, report: &mut Report<'_>, selector: &InlineExpression<&str>) {
    let (written, chooses) = match selector {
        InlineExpression::VariableReference { id } => (id.name, !scope.lesson),
        InlineExpression::FunctionReference { id, .. } => {
            let gives = Function::of_name(id.name).map(Function::gives);
            (id.name, !scope.lesson && !matches!(gives, Some(Gives::Text)))
        }
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => (*value, false),
        _ => return,
    };
    if !chooses {
        report.on(written, Kind::BadSelector(written.to_owned()));
    }
}

fn check_inline(
    scope: &Scope<'_>,
    language: Language,
    is_term: &dyn Fn(&str) -> bool,
    report: &mut Report<'_>,
    inline: &InlineExpression<&str>,
) {
    match inline {
        InlineExpression::FunctionReference { id: name, arguments } => match Function::of_name(name.name) {
            Some(function) => {
                let grammar = scope.grammars.iter().find(|(known, _)| *known == language);
                check_call(grammar.map(|(_, grammar)| *grammar), report, function, name.name, arguments);
            }
            None => report.on(name.name, Kind::UnknownFunction(name.name.to_owned())),
        },
        // Messages are read one by one, when they are first said: what two of them share is a term.
        InlineExpression::MessageReference { id, .. } => report.on(id.name, Kind::UnknownName(id.name.to_owned())),
        InlineExpression::TermReference { id, attribute, .. } => {
            if attribute.is_some() || !is_term(id.name) {
                report.on(id.name, Kind::UnknownName(format!("-{}", id.name)));
            }
        }
        InlineExpression::VariableReference { id } => {
            if scope.lesson {
                report.on(id.name, Kind::UnknownName(format!("${}", id.name)));
            }
        }
        // What stands there as itself has been found already; this is for what is written as an escape.
        InlineExpression::StringLiteral { value } if value.contains('\\') => {
            for fault in check_text(&unescape_unicode_to_string(value)) {
                report.on(value, Kind::Text(fault.kind));
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::Placeable { .. } => {}
    }
}

fn check_call(
    grammar: Option<&Grammar>,
    report: &mut Report<'_>,
    function: Function,
    written: &str,
    arguments: &ast::CallArguments<&str>,
) {
    let unfit = |value: &str| Kind::BadCall { function: written.to_owned(), value: value.to_owned() };
    match &arguments.positional[..] {
        [InlineExpression::VariableReference { .. }] => {}
        [InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value }] => {
            if function.takes_literal(value) != Some(true) {
                report.on(value, unfit(value));
            }
        }
        _ => report.on(written, unfit(&format!("{written}(\u{2026})"))),
    }
    for named in &arguments.named {
        let name = named.name.name;
        let (value, is_number) = match &named.value {
            InlineExpression::StringLiteral { value } => (*value, false),
            InlineExpression::NumberLiteral { value } => (*value, true),
            _ => ("", false),
        };
        let fits = function.arguments().iter().find(|argument| argument.name() == name).is_some_and(|argument| {
            let wants_number = matches!(argument, Argument::Cap | Argument::Colour);
            let allowed = grammar.map(|grammar| argument.allowed(function, grammar)).unwrap_or_default();
            is_number == wants_number && allowed.iter().any(|word| word == value)
        });
        if !fits {
            report.on(name, unfit(&format!("{name}: {value}")));
        }
    }
}

/// What a text and its version in the first language do not both name.
fn differs(mine: &Outline, first: &Outline) -> Option<Kind> {
    let only_in = |a: &BTreeSet<String>, b: &BTreeSet<String>| a.difference(b).cloned().collect::<Vec<_>>();
    let (mut here, mut there) = (only_in(&mine.names, &first.names), only_in(&first.names, &mine.names));
    // One language may say a piece in words: only where each names another by the same function is it a difference.
    let (more, less) = (only_in(&mine.pieces, &first.pieces), only_in(&first.pieces, &mine.pieces));
    let function = |call: &str| call.split('(').next().unwrap_or_default().to_owned();
    let is_in = |call: &&String, others: &[String]| others.iter().any(|other| function(other) == function(call));
    here.extend(more.iter().filter(|call| is_in(call, &less)).cloned());
    there.extend(less.iter().filter(|call| is_in(call, &more)).cloned());
    (!here.is_empty() || !there.is_empty()).then_some(Kind::Differs { here, there })
}

/// Everything that is wrong with the program's own catalogues: each by itself, and one against the other.
pub fn check_catalogues() -> Vec<CatalogueFault> {
    let files: Vec<_> = Language::all().map(|language| (language, files_of(language))).collect();
    check_files(&files)
}

/// What is wrong with the catalogues of one language alone.
pub(super) fn faults_of(language: Language) -> Vec<CatalogueFault> {
    check_files(&[(language, files_of(language))])
}

/// Everything that would be wrong with a file of the catalogues (`ui` for `ui.ftl`) if it read so: by itself, with the other
/// files of its language, and against another language. `None` where there is no file of this name.
///
/// ```
/// use skaki::language::{Language, check_catalogue};
/// let faults = check_catalogue(Language::EN, "state", "state-check = { $x").expect("there is a file of this name");
/// assert!(!faults.is_empty());
/// assert!(check_catalogue(Language::EN, "nothing", "").is_none());
/// ```
pub fn check_catalogue(language: Language, file: &str, text: &str) -> Option<Vec<CatalogueFault>> {
    let name = format!("{}/{file}.ftl", language.code());
    let mut files: Vec<_> = Language::all().map(|language| (language, files_of(language))).collect();
    let mut all = files.iter_mut().flat_map(|(_, files)| files);
    all.find(|known| known.name == name)?.text = Cow::Owned(text.to_owned());
    // What differs is told of the later language: that of the file.
    files.sort_by_key(|(known, _)| *known == language);
    let mut faults = check_files(&files);
    faults.retain(|fault| fault.file == name);
    Some(faults)
}

fn check_files(files: &[(Language, Vec<SourceFile>)]) -> Vec<CatalogueFault> {
    let mut faults = Vec::new();
    let (mut texts, mut places, mut catalogues) = (Vec::new(), Vec::new(), Vec::new());
    for (language, files) in files {
        for file in files {
            for (_, entry) in cut(&file.text) {
                places.push((file, offset_in(&file.text, entry)));
                texts.push(Text { language: *language, fluent: Cow::Borrowed(entry) });
            }
        }
        catalogues.push((*language, Catalogue::load(*language, &bounded(files), Arc::default(), false)));
    }
    for (language, catalogue) in &catalogues {
        for (term, kind) in catalogue.form_faults() {
            // At the term; where there is none of this name, where the terms begin, or at the head of the first file.
            let place_of = |term: &str| {
                texts.iter().position(|text| {
                    let rest = text.fluent.strip_prefix(term).filter(|_| text.language == *language);
                    rest.is_some_and(|rest| rest.trim_start_matches(' ').starts_with('='))
                })
            };
            let first = || texts.iter().position(|text| text.language == *language);
            let at = place_of(&term).or_else(|| place_of("-grammar")).or_else(first);
            if let Some((file, offset)) = at.and_then(|at| places.get(at)) {
                faults.push(CatalogueFault { file: file.name.clone(), offset: *offset, kind });
            }
        }
    }
    let grammars = catalogues.iter().map(|(language, catalogue)| (*language, catalogue.grammar())).collect();
    for found in check_texts(&Scope { grammars, lesson: false }, &texts) {
        let Some((file, start)) = places.get(found.text) else { continue };
        let offset = start + found.offset.unwrap_or_default();
        faults.push(CatalogueFault { file: file.name.clone(), offset, kind: found.kind });
    }
    faults.extend(missing(files));
    faults.sort_by(|a, b| (&a.file, a.offset).cmp(&(&b.file, b.offset)));
    faults
}

/// The files without the texts that Fluent's parser should not be asked to follow.
fn bounded(files: &[SourceFile]) -> Vec<SourceFile> {
    let fits = |(_, entry): &(&str, &str)| overfull(entry).is_none();
    let text = |file: &SourceFile| cut(&file.text).into_iter().filter(fits).map(|(_, entry)| entry).collect();
    files.iter().map(|file| SourceFile { name: file.name.clone(), text: Cow::Owned(text(file)) }).collect()
}

/// The messages that one language has and another has not, told in the same file of the language that lacks them.
fn missing(files: &[(Language, Vec<SourceFile>)]) -> Vec<CatalogueFault> {
    let messages = |file: &SourceFile| -> BTreeSet<String> {
        cut(&file.text).into_iter().map(|(key, _)| key.to_owned()).filter(|key| !key.starts_with('-')).collect()
    };
    let mut faults = Vec::new();
    let (Some((base, first)), others) = (files.first(), files.get(1..).unwrap_or_default()) else { return faults };
    let first: Vec<(&str, BTreeSet<String>)> = first.iter().map(|file| (file.name.as_str(), messages(file))).collect();
    // A language that is begun says the rest in English.
    let is_whole = |language: &Language| [Language::EL, Language::EN].contains(language);
    for (language, files) in others.iter().filter(|(language, _)| is_whole(language) && is_whole(base)) {
        for (file, (of_base, wanted)) in files.iter().zip(&first) {
            let mut lacks = |language: Language, file: &str, key: &String| {
                let kind = Kind::Missing { key: key.clone(), language };
                faults.push(CatalogueFault { file: file.to_owned(), offset: 0, kind });
            };
            let there = messages(file);
            wanted.difference(&there).for_each(|key| lacks(*language, &file.name, key));
            there.difference(wanted).for_each(|key| lacks(*base, of_base, key));
        }
    }
    faults
}
