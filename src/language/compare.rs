//! The catalogues as a whole: what only shows when files, or languages, are held against each other.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use fluent_syntax::{ast, parser};

use super::bounds::{overfull, readable};
use super::catalogue::{Catalogue, SourceFile};
use super::check::{Scope, check_source};
use super::fault::{CatalogueFault, CatalogueFaultKind as Kind};
use super::grammar::is_reserved;
use super::hygiene::Places;
use super::lesson_text::{LessonSource, wrapped};
use super::naming::other_words;
use super::outline::{EntryOutline, outline_of};
use super::{Language, files_of};

/// Everything that is wrong with the program's own catalogues: each by itself, and one against the other.
pub fn check_catalogues() -> Vec<CatalogueFault> {
    let files: Vec<Vec<SourceFile>> = Language::all().map(|language| files_of(language)).collect();
    let mut faults = Vec::new();
    for (language, files) in Language::all().zip(&files) {
        let catalogue = Catalogue::load(language, files, Arc::default(), false);
        faults.extend(check_files(language, files, &catalogue));
    }
    if let [el, en, ..] = &files[..] {
        faults.extend(compare_files((Language::EL, el), (Language::EN, en)));
    }
    faults.sort_by(|a, b| (&a.file, a.offset).cmp(&(&b.file, b.offset)));
    faults
}

/// Everything that would be wrong with a file of the catalogues (`ui` for `ui.ftl`) if it read so: by itself, with the other
/// files of its language, and against the other language. `None` where there is no file of this name.
///
/// ```
/// use skaki::language::{Language, check_catalogue};
/// let faults = check_catalogue(Language::EN, "state", "state-check = { $x").expect("there is a file of this name");
/// assert!(!faults.is_empty());
/// assert!(check_catalogue(Language::EN, "nothing", "").is_none());
/// ```
pub fn check_catalogue(language: Language, file: &str, text: &str) -> Option<Vec<CatalogueFault>> {
    language.file(&format!("{file}.ftl"))?;
    let name = format!("{}/{file}.ftl", language.code());
    let mut files = files_of(language);
    for known in files.iter_mut().filter(|known| known.name == name) {
        known.text = Cow::Owned(readable(text).into_owned());
    }
    let catalogue = Catalogue::load(language, &files, Arc::default(), false);
    let mut faults = check_files(language, &files, &catalogue);
    let other = language.fallbacks().nth(1).unwrap_or_default();
    faults.extend(compare_files((language, &files), (other, &files_of(other))));
    faults.retain(|fault| fault.file == name);
    let mut places = Places::new(text);
    faults.extend(overfull(text).into_iter().map(|unread| {
        let (line, column) = places.of(unread.start);
        let (entry, kind) = (unread.key.map(str::to_owned), Kind::TooManyPlaceables(unread.opened));
        CatalogueFault { language, file: name.clone(), entry, offset: unread.start, line, column, kind }
    }));
    faults.sort_by_cached_key(|fault| fault.offset);
    Some(faults)
}

fn check_files(language: Language, files: &[SourceFile], catalogue: &Catalogue) -> Vec<CatalogueFault> {
    let loaded = catalogue.faults().iter();
    // Syntax and doubles are found again below, with better places.
    let mut faults: Vec<CatalogueFault> =
        loaded.filter(|fault| !matches!(fault.kind, Kind::Syntax { .. } | Kind::Twice)).cloned().collect();
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
        grammar: catalogue.grammar(),
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
                for kind in differences(entry, their).into_iter().chain(other_names(entry, their)) {
                    let (file, id) = (file.name.clone(), Some(entry.id.clone()));
                    faults.push(CatalogueFault { language, file, entry: id, offset: entry.offset, line, column, kind });
                }
            }
            let mine: BTreeSet<&str> = mine.iter().map(|entry| entry.id.as_str()).collect();
            let stem = file.name.rsplit('/').next().unwrap_or_default().trim_end_matches(".ftl");
            let mut missing: Vec<&EntryOutline> =
                theirs.values().filter(|entry| entry.file == stem && !mine.contains(entry.id.as_str())).collect();
            missing.sort_by_cached_key(|entry| entry.offset);
            for entry in missing {
                let (file, kind) = (file.name.clone(), Kind::Missing { name: entry.id.clone() });
                faults.push(CatalogueFault { language, file, entry: None, offset: 0, line: 1, column: 1, kind });
            }
        }
    }
    faults
}

/// What stands in the first set only.
fn only_in(a: &BTreeSet<String>, b: &BTreeSet<String>) -> Vec<String> {
    a.difference(b).cloned().collect()
}

/// What a text must have in common with its version in the other language to be said at all, seen from `mine`.
fn differences(mine: &EntryOutline, their: &EntryOutline) -> Vec<Kind> {
    let mut found = Vec::new();
    for attribute in their.attributes.difference(&mine.attributes) {
        found.push(Kind::Missing { name: format!("{}.{attribute}", mine.id) });
    }
    let variables = |entry: &EntryOutline| -> BTreeSet<String> { entry.variables.keys().cloned().collect() };
    let (mine_has, their_has) = (variables(mine), variables(their));
    let (extra, missing) = (only_in(&mine_has, &their_has), only_in(&their_has, &mine_has));
    if !extra.is_empty() || !missing.is_empty() {
        found.push(Kind::OtherVariables { extra, missing });
    }
    found
}

/// The squares and moves that two versions of one text do not both name.
fn other_squares(mine: &EntryOutline, their: &EntryOutline) -> Option<Kind> {
    let named = |entry: &EntryOutline| -> BTreeSet<String> {
        entry.squares.iter().map(ToString::to_string).chain(entry.moves.iter().cloned()).collect()
    };
    let only = |mine: &EntryOutline, their: &EntryOutline| -> Vec<String> {
        let mut only = only_in(&named(mine), &named(their));
        only.retain(|name| !their.perhaps.iter().any(|square| square.to_string() == *name));
        only
    };
    let (mut extra, mut missing) = (only(mine, their), only(their, mine));
    // What may be no square is held only against what may be none either: “D8” here, and there another.
    let perhaps = |mine: &EntryOutline, their: &EntryOutline| -> Vec<String> {
        mine.perhaps
            .difference(&their.perhaps)
            .filter(|square| !their.squares.contains(square))
            .map(ToString::to_string)
            .collect()
    };
    let (here, there) = (perhaps(mine, their), perhaps(their, mine));
    if !here.is_empty() && !there.is_empty() {
        extra.extend(here);
        missing.extend(there);
    }
    (!extra.is_empty() || !missing.is_empty()).then_some(Kind::OtherSquares { extra, missing })
}

/// What two versions of one text name by the same function, and each another thing. What one of them says by a function the other
/// may say in words, so a name too many or too few is none of this.
fn other_names(mine: &EntryOutline, their: &EntryOutline) -> Option<Kind> {
    let only_in = |a: &EntryOutline, b: &EntryOutline, function: &str| -> Vec<String> {
        let strange = |(name, value): &&(&'static str, String)| {
            // The colour may be left to the other words of a sentence.
            let known = |(other, known): &(&'static str, String)| {
                let says_more =
                    |more: &str, less: &str| more.strip_suffix(less).is_some_and(|rest| rest.ends_with(' '));
                other == name && (known == value || says_more(known, value) || says_more(value, known))
            };
            *name == function && !b.names.iter().any(known)
        };
        a.names.iter().filter(strange).map(|(name, value)| format!("{name}(\"{value}\")")).collect()
    };
    let functions: BTreeSet<&'static str> = mine.names.iter().map(|(name, _)| *name).collect();
    let (mut extra, mut missing) = (Vec::new(), Vec::new());
    for function in functions {
        let (here, there) = (only_in(mine, their, function), only_in(their, mine, function));
        if !here.is_empty() && !there.is_empty() {
            extra.extend(here);
            missing.extend(there);
        }
    }
    (!extra.is_empty()).then_some(Kind::OtherNames { extra, missing })
}

/// What the texts of a lesson in two languages do not have in common: keys, attributes, and what they name: squares, moves,
/// pieces and numbers. Each fault stands in the language that lacks something, or, for names, in English.
pub fn compare_lesson(lesson: &str, el: LessonSource<'_>, en: LessonSource<'_>) -> Vec<CatalogueFault> {
    let outlines = |source: LessonSource<'_>| -> Vec<(EntryOutline, usize, usize)> {
        let of = |text: &str| -> Vec<(EntryOutline, usize, usize)> {
            let text = &*readable(text);
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
    for (language, mine, theirs) in [(Language::EL, &el, &en), (Language::EN, &en, &el)] {
        for (their, ..) in theirs {
            match mine.iter().find(|(entry, ..)| entry.id == their.id) {
                None => {
                    let kind = Kind::Missing { name: their.id.clone() };
                    let (file, entry) = (lesson.to_owned(), Some(their.id.clone()));
                    faults.push(CatalogueFault { language, file, entry, offset: 0, line: 1, column: 1, kind });
                }
                Some((entry, line, column)) => {
                    // What is the same seen from both sides is told once.
                    let named = [other_squares(entry, their), other_names(entry, their)].into_iter().flatten();
                    let named = named.chain(other_words(language, entry, their)).filter(|_| language == Language::EN);
                    for kind in differences(entry, their).into_iter().chain(named) {
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
