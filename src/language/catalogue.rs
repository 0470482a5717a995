//! The sentences of one language, ready to be said.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::AtomicU8;
use std::sync::{Arc, OnceLock};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use super::fault::CatalogueFaultKind;
use super::functions::{Context, Function};
use super::grammar::{FormFault, Grammar};
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
    forms: Vec<FormFault>,
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
    /// Reads the files of a language. Whatever is wrong with a form of its grammar is kept beside the catalogue
    /// ([`Catalogue::form_faults`]), which says what can be said all the same. `hidden` makes the pseudo-locale.
    pub(super) fn load(language: Language, files: &[SourceFile], notation: Arc<AtomicU8>, hidden: bool) -> Catalogue {
        let read = |file: &SourceFile| {
            FluentResource::try_new(file.text.clone().into_owned()).unwrap_or_else(|(resource, _)| resource)
        };
        let resources: Vec<FluentResource> = files.iter().map(read).collect();
        let shown = |word: &str| if hidden { hide(word).into_owned() } else { word.to_owned() };
        let (grammar, forms) = Grammar::read(resources.iter().flat_map(FluentResource::entries), shown);

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
        for resource in resources {
            // Of two messages with one id the first counts; the checks tell it.
            let _ = bundle.add_resource(resource);
        }
        Catalogue { bundle, unread: HashMap::new(), context, forms }
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

    /// What is wrong with the forms of the grammar, each with the term that it concerns.
    pub(super) fn form_faults(&self) -> impl Iterator<Item = (String, CatalogueFaultKind)> {
        self.forms.iter().map(|fault| {
            let (form, kind) = match fault {
                FormFault::Missing(form) => (form, CatalogueFaultKind::MissingForm(form.clone())),
                FormFault::NotPlain(form) | FormFault::Bad { form, .. } | FormFault::Unknown(form) => {
                    (form, CatalogueFaultKind::BadForm(form.clone()))
                }
            };
            (form.split('.').next().unwrap_or_default().to_owned(), kind)
        })
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

/// How many bytes into `source` a slice of it begins (the syntax tree keeps slices and no positions).
pub(crate) fn offset_in(source: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize)
        .checked_sub(source.as_ptr() as usize)
        .filter(|offset| *offset <= source.len())
        .unwrap_or(0)
}
