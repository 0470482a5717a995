//! The sentences of one language, ready to be said.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::AtomicU8;
use std::sync::{Arc, OnceLock};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use super::fault::{CatalogueFault, CatalogueFaultKind, FluentFault};
use super::functions::{Context, Function};
use super::grammar::{FormFault, Grammar};
use super::hygiene::Places;
use super::lesson_text::cut;
use super::{Language, files_of};

/// One file of a catalogue.
#[derive(Clone, Debug)]
pub(super) struct SourceFile {
    /// Its name, as `el/reasons.ftl`.
    pub(super) name: String,
    /// What stands in it.
    pub(super) text: Cow<'static, str>,
}

/// All messages of one language.
pub(super) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// Messages of the program's own that are read one by one when they are first said.
    unread: HashMap<&'static str, Unread>,
    context: Arc<Context>,
    faults: Vec<CatalogueFault>,
}

/// A message that is read when it is first said.
#[derive(Debug)]
struct Unread {
    source: &'static str,
    read: OnceLock<FluentResource>,
}

impl Unread {
    fn message(&self) -> Option<&ast::Message<&str>> {
        let resource = self
            .read
            .get_or_init(|| FluentResource::try_new(self.source.to_owned()).unwrap_or_else(|(resource, _)| resource));
        resource.entries().find_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message),
            _ => None,
        })
    }
}

/// A text, and what went wrong while it was made.
pub(super) struct Said {
    pub(super) text: String,
    pub(super) errors: Vec<FluentError>,
}

impl Said {
    /// Whether nothing failed.
    pub(super) fn is_sound(&self) -> bool {
        self.errors.is_empty() && !self.text.contains('\u{27E6}')
    }

    /// Whether nothing failed, and something is said.
    pub(super) fn is_whole(&self) -> bool {
        self.is_sound() && !self.text.trim().is_empty()
    }
}

impl Catalogue {
    /// Reads the files of a language. Whatever is wrong with them is kept beside the catalogue
    /// ([`Catalogue::faults`]), which says what can be said all the same. `hidden` makes the pseudo-locale.
    pub(super) fn load(language: Language, files: &[SourceFile], notation: Arc<AtomicU8>, hidden: bool) -> Catalogue {
        let mut faults = Vec::new();
        let mut resources = Vec::with_capacity(files.len());
        for file in files {
            let resource = match FluentResource::try_new(file.text.clone().into_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    let mut places = Places::new(&file.text);
                    faults.extend(errors.iter().map(|error| {
                        let (line, column) = places.of(error.pos.start);
                        CatalogueFault {
                            language,
                            file: file.name.clone(),
                            entry: None,
                            offset: error.pos.start,
                            line,
                            column,
                            kind: CatalogueFaultKind::Syntax {
                                fault: FluentFault::of(&error.kind, &file.text, error.pos.start),
                                detail: error.kind.to_string(),
                            },
                        }
                    }));
                    resource
                }
            };
            resources.push(resource);
        }

        let shown = |word: &str| if hidden { hide(word).into_owned() } else { word.to_owned() };
        let (grammar, forms) = Grammar::read(resources.iter().flat_map(FluentResource::entries), shown);
        faults.extend(forms.into_iter().map(|form| form_fault(language, files, &resources, form)));

        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that isolate placeables from the direction of the text around them are for web pages; a terminal shows them.
        bundle.set_use_isolating(false);
        if hidden {
            bundle.set_transform(Some(hide));
        }
        let context = Arc::new(Context { grammar, notation });
        for &function in Function::ALL {
            for name in function.names() {
                let context = Arc::clone(&context);
                // It fails only where the name is taken, and the names are distinct.
                let _ = bundle.add_function(name, move |operands, named| function.call(&context, operands, named));
            }
        }
        for (file, resource) in files.iter().zip(resources) {
            if let Err(errors) = bundle.add_resource(resource) {
                for error in errors {
                    let FluentError::Overriding { id, .. } = error else { continue };
                    faults.push(CatalogueFault {
                        language,
                        file: file.name.clone(),
                        entry: Some(id),
                        offset: 0,
                        line: 1,
                        column: 1,
                        kind: CatalogueFaultKind::Twice,
                    });
                }
            }
        }
        Catalogue { bundle, unread: HashMap::new(), context, faults }
    }

    /// The program's own catalogue of a language. Whole are read only the files with terms; the first screen needs a few
    /// of a thousand messages, and none of them names another. What is wrong with the rest [`Catalogue::load`] finds, in
    /// the tests.
    pub(super) fn of_program(language: Language, notation: Arc<AtomicU8>, hidden: bool) -> Catalogue {
        let has_terms = |file: &SourceFile| file.text.starts_with('-') || file.text.contains("\n-");
        let (whole, rest): (Vec<SourceFile>, Vec<SourceFile>) = files_of(language).into_iter().partition(has_terms);
        let mut catalogue = Catalogue::load(language, &whole, notation, hidden);
        for file in rest {
            let Cow::Borrowed(text) = file.text else { continue };
            for (id, source) in cut(text) {
                catalogue.unread.entry(id).or_insert_with(|| Unread { source, read: OnceLock::new() });
            }
        }
        catalogue
    }

    /// What was found wrong while loading: syntax, ids that stand twice, forms that are missing.
    pub(super) fn faults(&self) -> &[CatalogueFault] {
        &self.faults
    }

    /// The forms of the language.
    pub(super) fn grammar(&self) -> &Grammar {
        &self.context.grammar
    }

    /// Whether there is a message of this id.
    pub(super) fn has(&self, id: &str) -> bool {
        self.unread.contains_key(id) || self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The text of a message, or of its attribute.
    pub(super) fn say(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<Said> {
        if let Some(unread) = self.unread.get(id) {
            let message = unread.message()?;
            let pattern = match attribute {
                Some(wanted) => &message.attributes.iter().find(|attribute| attribute.id.name == wanted)?.value,
                None => message.value.as_ref()?,
            };
            return Some(self.say_pattern(pattern, args));
        }
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        Some(self.say_pattern(pattern, args))
    }

    /// The text of a pattern that need not be one of the catalogue's own (texts of lessons are not).
    pub(super) fn say_pattern<'c>(&'c self, pattern: &'c ast::Pattern<&'c str>, args: &FluentArgs<'_>) -> Said {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Said { text, errors }
    }
}

/// The pseudo-locale: every letter becomes a block, so that what still shows letters did not come from a catalogue.
pub(super) fn hide(text: &str) -> Cow<'_, str> {
    Cow::Owned(text.chars().map(|c| if c.is_alphabetic() { '\u{2592}' } else { c }).collect())
}

/// A fault in a form, at the term that it concerns, or at the head of the first file if there is no such term.
fn form_fault(
    language: Language,
    files: &[SourceFile],
    resources: &[FluentResource],
    fault: FormFault,
) -> CatalogueFault {
    let (form, kind) = match fault {
        FormFault::Missing(form) => (form.clone(), CatalogueFaultKind::MissingForm(form)),
        FormFault::NotPlain(form) => (form, CatalogueFaultKind::NotPlain),
        FormFault::Bad { form, value, allowed } => (form.clone(), CatalogueFaultKind::BadForm { form, value, allowed }),
        FormFault::Unknown(form) => (form.clone(), CatalogueFaultKind::UnknownForm(form)),
    };
    let term = form.trim_start_matches('-').split('.').next().unwrap_or_default().to_owned();
    let place = files.iter().zip(resources).find_map(|(file, resource)| {
        let name = resource.entries().find_map(|entry| match entry {
            ast::Entry::Term(found) if found.id.name == term => Some(found.id.name),
            _ => None,
        })?;
        Some((file, offset_in(resource.source(), name)))
    });
    let (file, offset) = match (place, files.first()) {
        (Some((file, offset)), _) => (file.name.clone(), offset),
        (None, first) => (first.map_or_else(String::new, |file| file.name.clone()), 0),
    };
    let text = files.iter().find(|known| known.name == file).map_or("", |known| known.text.as_ref());
    let (line, column) = Places::new(text).of(offset);
    CatalogueFault { language, file, entry: Some(format!("-{term}")), offset, line, column, kind }
}

/// How many bytes into `source` a slice of it begins (the syntax tree keeps slices and no positions).
pub(super) fn offset_in(source: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize)
        .checked_sub(source.as_ptr() as usize)
        .filter(|offset| *offset <= source.len())
        .unwrap_or(0)
}
