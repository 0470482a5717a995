//! What can be wrong with a catalogue, or with the texts of a lesson.

use std::fmt;

use fluent_syntax::parser::ErrorKind;

use super::Language;
use super::foreign::Extent;
use super::hygiene::TextFaultKind;

/// Something wrong in a `.ftl` file or in the texts of a lesson, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueFault {
    /// In which of the languages.
    pub language: Language,
    /// The file, as `el/reasons.ftl`; for the text of a lesson, the name that the caller gave.
    pub file: String,
    /// The message or term in which it is, if it is in one: `reason-pinned`, `-piece-rook`. In a lesson, the key.
    pub entry: Option<String>,
    /// Bytes from the start of the file (for a text given by itself, of that text).
    pub offset: usize,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What it is.
    pub kind: CatalogueFaultKind,
}

/// What is wrong with a text that is not Fluent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FluentFault {
    /// A brace that is not closed.
    UnclosedBrace,
    /// A brace that closes what was not opened.
    ClosingBrace,
    /// A text in quotes that is not closed.
    UnclosedQuote,
    /// A backslash before something that it does not go with.
    Escape,
    /// No variant that holds otherwise, or several.
    Default,
    /// Something in braces that is neither a call nor a text in quotes.
    Expression,
    /// Something that cannot choose a variant.
    Selector,
    /// Arguments of a function in the wrong order, twice, or without a value that they take.
    Argument,
    /// A key without a text.
    NoValue,
    /// Anything in braces where a text is shown as it stands.
    Plain,
    /// A line in the first column that begins with no key and `=`.
    NoKey,
    /// A comment without a space after its sign.
    Comment,
    /// A function that is not written in capitals.
    Callee,
    /// A call without its last bracket.
    UnclosedCall,
    /// The name of a variant without its last bracket.
    Variant,
    /// A variant in the line of the arrow.
    Variants,
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
            ErrorKind::ExpectedToken('}') => FluentFault::UnclosedBrace,
            ErrorKind::UnbalancedClosingBrace => FluentFault::ClosingBrace,
            ErrorKind::UnterminatedStringLiteral | ErrorKind::ExpectedToken('"') => FluentFault::UnclosedQuote,
            ErrorKind::ExpectedToken(')') => FluentFault::UnclosedCall,
            ErrorKind::ExpectedToken(']') => FluentFault::Variant,
            ErrorKind::ExpectedToken(' ') => FluentFault::Comment,
            ErrorKind::ExpectedToken('=') => FluentFault::NoKey,
            ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => FluentFault::Escape,
            ErrorKind::MissingDefaultVariant | ErrorKind::MultipleDefaultVariants => FluentFault::Default,
            ErrorKind::ExpectedCharRange { range } if range.contains('\n') => FluentFault::Variants,
            ErrorKind::ExpectedCharRange { .. } if !is_text => FluentFault::NoKey,
            ErrorKind::ExpectedCharRange { .. } if before.ends_with('[') => FluentFault::Variant,
            ErrorKind::ExpectedInlineExpression if in_call && rest.starts_with('}') => FluentFault::UnclosedCall,
            ErrorKind::ForbiddenCallee => FluentFault::Callee,
            ErrorKind::ExpectedInlineExpression | ErrorKind::ExpectedCharRange { .. } => FluentFault::Expression,
            ErrorKind::MessageReferenceAsSelector
            | ErrorKind::TermReferenceAsSelector
            | ErrorKind::MessageAttributeAsSelector
            | ErrorKind::TermAttributeAsPlaceable
            | ErrorKind::ExpectedSimpleExpressionAsSelector => FluentFault::Selector,
            ErrorKind::PositionalArgumentFollowsNamed
            | ErrorKind::DuplicatedNamedArgument(_)
            | ErrorKind::ExpectedLiteral => FluentFault::Argument,
            ErrorKind::MissingValue | ErrorKind::ExpectedMessageField { .. } | ErrorKind::ExpectedTermField { .. } => {
                FluentFault::NoValue
            }
            ErrorKind::ExpectedToken(_) => FluentFault::Other,
        }
    }

    /// The word that chooses the sentence in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            FluentFault::UnclosedBrace => "unclosed-brace",
            FluentFault::ClosingBrace => "closing-brace",
            FluentFault::UnclosedQuote => "unclosed-quote",
            FluentFault::Escape => "escape",
            FluentFault::Default => "default",
            FluentFault::Expression => "expression",
            FluentFault::Selector => "selector",
            FluentFault::Argument => "argument",
            FluentFault::NoValue => "no-value",
            FluentFault::Plain => "plain",
            FluentFault::NoKey => "no-key",
            FluentFault::Comment => "comment",
            FluentFault::Callee => "callee",
            FluentFault::UnclosedCall => "unclosed-call",
            FluentFault::Variant => "variant",
            FluentFault::Variants => "variants",
            FluentFault::Other => "other",
        }
    }
}

/// What can be wrong with a catalogue entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CatalogueFaultKind {
    /// It is not Fluent.
    Syntax {
        /// What is wrong.
        fault: FluentFault,
        /// The parser's own words, in English.
        detail: String,
    },
    /// An id that an earlier entry already has.
    Twice,
    /// A name with which texts of a lesson cannot be found: `[a-z][a-z0-9-]*` is meant.
    BadKey(String),
    /// A key that has no text at all.
    Empty,
    /// A message may not have the name of a term, or begin as the grammar's own terms do.
    Reserved,
    /// A term whose text depends on something: terms are plain forms.
    NotPlain,
    /// A form that the grammar needs is missing: `-piece-knight.acc`.
    MissingForm(String),
    /// A form with a value that it cannot have: `.gender = x`.
    BadForm {
        /// The form: `-piece-rook.gender`.
        form: String,
        /// What stands there.
        value: String,
        /// What may stand there.
        allowed: String,
    },
    /// A term of the grammar with an attribute that nothing reads, most likely a slip of the pen.
    UnknownForm(String),
    /// A function that does not exist.
    UnknownFunction(String),
    /// An argument that the function does not have.
    UnknownArgument {
        /// The function.
        function: String,
        /// The argument's name.
        argument: String,
    },
    /// A value that the argument cannot have.
    BadArgument {
        /// The function.
        function: String,
        /// The argument's name.
        argument: String,
        /// The value.
        value: String,
        /// What may stand there.
        allowed: String,
    },
    /// A function takes exactly one thing, a variable or (for squares, ranks and moves) a text.
    WrongOperand {
        /// The function.
        function: String,
    },
    /// A text in quotes that names no square, rank or move: `SQUARE("i9")`.
    NoSuch {
        /// The function.
        function: String,
        /// What stands there.
        value: String,
    },
    /// A message, term or attribute that does not exist.
    UnknownReference(String),
    /// A message that contains itself, straight or by way of others.
    Cycle,
    /// A selector that can never choose anything but the default: a variable that is a piece or a square and stands without a
    /// function, or a function that gives text.
    BareSelector(String),
    /// A function that only chooses between variants, shown as if it were text.
    SelectorShown(String),
    /// A variant that the selector can never give: `[k]` for `GENDER`.
    UnknownVariant {
        /// The selector.
        selector: String,
        /// The variant's key.
        variant: String,
    },
    /// A comment inside a text, where it would be shown.
    CommentInText,
    /// A form that is followed by a possessive (which moves its accent): the function must build it, with `of:`.
    LoosePossessive(String),
    /// An attribute in the texts of a lesson: nothing shows it.
    AttributeInLesson(String),
    /// A term in the texts of a lesson.
    TermInLesson,
    /// A variable in the texts of a lesson: nothing would fill it.
    VariableInLesson(String),
    /// More placeables than one text can have.
    TooManyPlaceables(usize),
    /// The message, or the attribute, is in the other language only.
    Missing {
        /// The message, or `message.attribute`.
        name: String,
    },
    /// The variables differ from the other language's.
    OtherVariables {
        /// Those that stand here only.
        extra: Vec<String>,
        /// Those that stand in the other language only.
        missing: Vec<String>,
    },
    /// The squares and moves named differ from the other language's.
    OtherSquares {
        /// Those that stand here only.
        extra: Vec<String>,
        /// Those that stand in the other language only.
        missing: Vec<String>,
    },
    /// Pieces, letters and the like are named by functions, and others than in the other language.
    OtherNames {
        /// The calls that stand here only: `PIECE("white rook")`.
        extra: Vec<String>,
        /// Those that stand in the other language only.
        missing: Vec<String>,
    },
    /// Pieces or numbers are named in plain words, and others than in the other language.
    OtherWords {
        /// The words that stand here only: `rook`.
        extra: Vec<String>,
        /// Those that stand in the other language only.
        missing: Vec<String>,
    },
    /// Words of the other language.
    OtherLanguage {
        /// The message, or the key of the lesson's text.
        key: String,
        /// The language that it should be in.
        language: Language,
        /// The words.
        found: String,
        /// How much of the text they are.
        extent: Extent,
    },
    /// Something is wrong with the characters themselves.
    Text(TextFaultKind),
}

impl fmt::Display for CatalogueFaultKind {
    /// In English, for those who translate and test.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use CatalogueFaultKind as Kind;
        match self {
            Kind::Syntax { detail, .. } => write!(f, "not Fluent: {detail}"),
            Kind::Twice => f.write_str("this id stands twice; only the first one counts"),
            Kind::BadKey(key) => write!(f, "{key:?} is no name: small letters, digits and hyphens, a letter first"),
            Kind::Empty => f.write_str("there is no text"),
            Kind::Reserved => f.write_str("the name belongs to the grammar or to a function"),
            Kind::NotPlain => f.write_str("a form of the grammar is plain text, without anything in braces"),
            Kind::MissingForm(form) => write!(f, "the form {form} is missing"),
            Kind::BadForm { form, value, allowed } => write!(f, "{form} cannot be {value:?}; it may be: {allowed}"),
            Kind::UnknownForm(form) => write!(f, "nothing reads the form {form}"),
            Kind::UnknownFunction(function) => write!(f, "there is no function {function}"),
            Kind::UnknownArgument { function, argument } => write!(f, "{function} has no argument {argument}"),
            Kind::BadArgument { function, argument, value, allowed } => {
                write!(f, "{argument} of {function} cannot be {value:?}; it may be: {allowed}")
            }
            Kind::WrongOperand { function } => write!(f, "{function} takes exactly one thing, and it is not this"),
            Kind::NoSuch { function, value } => write!(f, "{function} knows no {value:?}"),
            Kind::UnknownReference(name) => write!(f, "there is no {name}"),
            Kind::Cycle => f.write_str("this message contains itself"),
            Kind::BareSelector(name) => write!(f, "{name} cannot choose a variant; use GENDER, COLOR, KIND, COUNT …"),
            Kind::SelectorShown(name) => write!(f, "{name} only chooses a variant; what it gives is no text"),
            Kind::UnknownVariant { selector, variant } => write!(f, "{selector} never gives {variant:?}"),
            Kind::CommentInText => f.write_str("a comment inside a text would be shown as text"),
            Kind::LoosePossessive(word) => write!(f, "{word:?} follows a form whose accent it moves: use of: instead"),
            Kind::AttributeInLesson(name) => write!(f, "nothing shows .{name} in a lesson"),
            Kind::TermInLesson => f.write_str("a lesson has texts only, no terms"),
            Kind::VariableInLesson(name) => write!(f, "nothing would fill ${name} in a lesson"),
            Kind::TooManyPlaceables(count) => write!(f, "{count} things in braces in one text; 100 is the most"),
            Kind::Missing { name } => write!(f, "{name} is in the other language only"),
            Kind::OtherVariables { extra, missing } => {
                write!(f, "other variables than in the other language: {extra:?} only here, {missing:?} only there")
            }
            Kind::OtherSquares { extra, missing } => {
                write!(
                    f,
                    "other squares or moves than in the other language: {extra:?} only here, {missing:?} only there"
                )
            }
            Kind::OtherNames { extra, missing } => {
                write!(f, "other names than in the other language: {extra:?} only here, {missing:?} only there")
            }
            Kind::OtherWords { extra, missing } => {
                write!(f, "other words than in the other language: {extra:?} only here, {missing:?} only there")
            }
            Kind::OtherLanguage { found, extent, .. } => {
                write!(f, "{found:?} is in the other language ({})", extent.name())
            }
            Kind::Text(kind) => kind.fmt(f),
        }
    }
}

impl fmt::Display for CatalogueFault {
    /// `el/reasons.ftl:12:5: reason-pinned: …`, in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        if let Some(entry) = &self.entry {
            write!(f, "{entry}: ")?;
        }
        self.kind.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_parser_finds_has_a_name_of_its_own() {
        let cases = [
            ("k = { d8.\n", "expression"),
            ("k = { d8. }\n", "expression"),
            ("k = { $ }\n", "expression"),
            ("k = { 8. }\n", "expression"),
            ("k = { }\n", "expression"),
            ("k = { 1 -> [a] b }\n", "variants"),
            ("k = { FOO() ->\n [a] b\n}\n", "default"),
            ("k = { FOO() ->\n [a b\n *[c] d\n}\n", "variant"),
            ("k = { FOO() ->\n [] b\n *[c] d\n}\n", "variant"),
            ("k = { SQUARE(\"e4\" }\n", "unclosed-call"),
            ("k = { SQUARE(\"e4) }\n", "unclosed-quote"),
            ("k = { SQUARE(\"e4\") and\n", "unclosed-brace"),
            ("k = { square(\"e4\") }\n", "callee"),
            ("k = { PIECE(case: \"acc\", \"rook\") }\n", "argument"),
            ("k = } a\n", "closing-brace"),
            ("k = { \"\\x\" }\n", "escape"),
            ("k = { a.b ->\n *[x] y\n}\n", "selector"),
            ("k =\n", "no-value"),
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
