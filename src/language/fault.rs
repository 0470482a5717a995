//! What can be wrong with a catalogue, or with the texts of a lesson.

use fluent_syntax::parser::ErrorKind;

use super::hygiene::TextFaultKind;
use super::{Language, Message, ids};

/// Something wrong in a file of the program's catalogues, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueFault {
    /// The file, as `el/reasons.ftl`.
    pub file: String,
    /// Bytes from the start of the file.
    pub offset: usize,
    /// What it is.
    pub kind: CatalogueFaultKind,
}

/// What is wrong with a text that is not Fluent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FluentFault {
    /// A brace that is not closed, or closes what was not opened.
    Brace,
    /// A text in quotes that is not closed.
    Quote,
    /// Something in braces that is neither a call nor a text in quotes.
    Expression,
    /// A function without its last bracket, in small letters, or with its options in the wrong place.
    Call,
    /// A line in the first column that begins with no key and `=`.
    NoKey,
    /// Anything else.
    Other,
}

impl FluentFault {
    /// What the parser found at a byte of a source.
    pub(super) fn of(kind: &ErrorKind, source: &str, at: usize) -> FluentFault {
        let (before, rest) = source.split_at_checked(at).unwrap_or((source, ""));
        let call = before.rsplit('{').next().unwrap_or_default();
        let in_call = call.matches('(').count() > call.matches(')').count();
        // What is wrong in the first column is no text.
        let is_text = !before.is_empty() && !before.ends_with('\n');
        match kind {
            ErrorKind::ExpectedToken('}') | ErrorKind::UnbalancedClosingBrace => FluentFault::Brace,
            ErrorKind::UnterminatedStringLiteral | ErrorKind::ExpectedToken('"') => FluentFault::Quote,
            ErrorKind::ExpectedToken('=') => FluentFault::NoKey,
            ErrorKind::ExpectedCharRange { .. } if !is_text => FluentFault::NoKey,
            ErrorKind::ExpectedInlineExpression if in_call && rest.starts_with('}') => FluentFault::Call,
            ErrorKind::ExpectedInlineExpression | ErrorKind::ExpectedCharRange { .. } => FluentFault::Expression,
            ErrorKind::ForbiddenCallee
            | ErrorKind::ExpectedToken(')')
            | ErrorKind::PositionalArgumentFollowsNamed
            | ErrorKind::DuplicatedNamedArgument(_)
            | ErrorKind::ExpectedLiteral => FluentFault::Call,
            _ => FluentFault::Other,
        }
    }

    /// The word that chooses the sentence in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            FluentFault::Brace => "brace",
            FluentFault::Quote => "quote",
            FluentFault::Expression => "expression",
            FluentFault::Call => "call",
            FluentFault::NoKey => "no-key",
            FluentFault::Other => "other",
        }
    }
}

/// What can be wrong with a text: one kind for one thing that its writer has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CatalogueFaultKind {
    /// It is not Fluent.
    Syntax {
        /// What is wrong.
        fault: FluentFault,
        /// The parser's own words, in English.
        detail: String,
    },
    /// A name that an earlier text already has.
    Twice(String),
    /// A name with which texts cannot be found: `[a-z][a-z0-9-]*` is meant.
    BadKey(String),
    /// A name that has no text.
    Empty,
    /// A form that the grammar needs is missing: `-piece-knight.acc`.
    MissingForm(String),
    /// A form that the grammar cannot use: it is not plain text, not one of the words that it may be, or nothing reads it.
    BadForm(String),
    /// A function that does not exist.
    UnknownFunction(String),
    /// A term, variable or message that a text may not refer to, or that is not there.
    UnknownName(String),
    /// Something that a function does not take: `SQUARE("i9")`, an argument that it does not have.
    BadCall {
        /// The function.
        function: String,
        /// What it does not take.
        value: String,
    },
    /// Something that can choose no variant, or that does nothing else and is shown.
    BadSelector(String),
    /// More squares, moves and things in braces than one text can have.
    TooLong(usize),
    /// A text that this language does not have.
    Missing {
        /// Its name.
        key: String,
        /// The language.
        language: Language,
    },
    /// A text that nobody gets to see.
    Unused(String),
    /// The text names other squares, moves, pieces or variables than in the first language.
    Differs {
        /// Those that stand here only.
        here: Vec<String>,
        /// Those that stand in the first language only.
        there: Vec<String>,
    },
    /// A text without a letter of its language's alphabet.
    Untranslated {
        /// The language that it should be in.
        language: Language,
    },
    /// Something is wrong with the characters themselves.
    Text(TextFaultKind),
}

impl CatalogueFaultKind {
    /// The sentence that says what is wrong and what to write instead.
    pub fn message(&self) -> Message {
        use CatalogueFaultKind as Kind;
        let named = |id, name: &str| Message::new(id).with("name", name.to_owned());
        match self {
            Kind::Syntax { fault, detail } => Message::new(ids::FAULT_TEXT_SYNTAX)
                .word("fault", fault.name())
                .with("detail", detail.split_whitespace().collect::<Vec<_>>().join(" ")),
            Kind::Twice(key) => Message::new(ids::FAULT_TEXT_TWICE).with("key", key.clone()),
            Kind::BadKey(id) => Message::new(ids::FAULT_ID_UNFIT).with("id", id.clone()).word("text", "no"),
            Kind::Empty => Message::new(ids::FAULT_TEXT_EMPTY),
            Kind::MissingForm(form) => named(ids::FAULT_FORM_MISSING, form),
            Kind::BadForm(form) => named(ids::FAULT_FORM_UNFIT, form),
            Kind::UnknownFunction(function) => named(ids::FAULT_FUNCTION_UNKNOWN, function),
            Kind::UnknownName(name) => named(ids::FAULT_REFERENCE_UNKNOWN, name),
            Kind::BadCall { function, value } => named(ids::FAULT_CALL_UNFIT, function).with("value", value.clone()),
            Kind::BadSelector(name) => named(ids::FAULT_TEXT_SELECTOR, name),
            Kind::TooLong(count) => Message::new(ids::FAULT_TEXT_TOO_MANY_PLACEABLES).with("count", *count),
            Kind::Missing { key, language } => Message::new(ids::FAULT_TEXT_MISSING)
                .with("key", key.clone())
                .with("language", language.code().to_owned()),
            Kind::Unused(key) => Message::new(ids::FAULT_TEXT_UNUSED).with("key", key.clone()),
            Kind::Differs { here, there } => {
                let which = match (here.is_empty(), there.is_empty()) {
                    (false, true) => "here",
                    (true, _) => "there",
                    (false, false) => "both",
                };
                let message = Message::new(ids::FAULT_TEXTS_DIFFER).word("which", which);
                message.with("here", here.join(", ")).with("there", there.join(", "))
            }
            Kind::Untranslated { language } => {
                Message::new(ids::FAULT_TEXT_UNTRANSLATED).with("language", language.code().to_owned())
            }
            Kind::Text(TextFaultKind::Forbidden(c)) => Message::new(ids::FAULT_FORBIDDEN_CHARACTER)
                .word(
                    "kind",
                    if *c == '\t' {
                        "tab"
                    } else if *c == '\0' {
                        "nul"
                    } else {
                        "other"
                    },
                )
                .with("code", format!("U+{:04X}", u32::from(*c))),
            Kind::Text(TextFaultKind::NotComposed { word, composed }) => {
                Message::new(ids::FAULT_TEXT_NOT_COMPOSED).with("word", word.clone()).with("composed", composed.clone())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_parser_finds_has_a_name_of_its_own() {
        let cases = [
            ("k = { d8.\n", "expression"),
            ("k = { $ }\n", "expression"),
            ("k = { 8. }\n", "expression"),
            ("k = { }\n", "expression"),
            ("k = { SQUARE(\"e4\" }\n", "call"),
            ("k = { SQUARE(\"e4) }\n", "quote"),
            ("k = { SQUARE(\"e4\") and\n", "brace"),
            ("k = } a\n", "brace"),
            ("k = { square(\"e4\") }\n", "call"),
            ("k = { PIECE(case: \"acc\", \"rook\") }\n", "call"),
            ("k = { \"\\x\" }\n", "other"),
            ("k\n", "no-key"),
            ("this is text\n", "no-key"),
            ("1k = a\n", "no-key"),
            ("\u{3c4} = a\n", "no-key"),
        ];
        for (source, expected) in cases {
            let (_, errors) = fluent_syntax::parser::parse_runtime(source).unwrap_err();
            let found = errors.first().map(|error| FluentFault::of(&error.kind, source, error.pos.start).name());
            assert_eq!(found, Some(expected), "{source:?}: {errors:?}");
        }
    }
}
