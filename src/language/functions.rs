//! The functions that messages call: `{ PIECE($mover, case: "acc") }`, `{ SQUARE($square) }`, `{ COUNT($attackers) -> … }`.
//!
//! Fluent does not tell a function's caller that something was wrong, so a function marks its own failures in the text, between ⟦ and ⟧, and
//! the checks of catalogues (see [`check`](super::check)) look at every call before it is ever made.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use fluent::{FluentArgs, FluentValue};

use crate::language::{Arg, MoveText};
use crate::rules::{Color, File, PieceKind, Placed, Rank, Square};

use super::grammar::{Article, GENDERS, Grammar, Number, Phrase};
use crate::rules::notation::Notation;

use super::spelling::{NotationChoice, Spelling, read_move};
use super::value::Value;

/// What the functions of one language stand on.
pub(super) struct Context {
    pub(super) grammar: Grammar,
    /// The notation chosen, shared with [`Words`](super::Words), which changes it.
    pub(super) notation: Arc<AtomicU8>,
}

impl Context {
    /// In which notation squares and moves are written just now.
    pub(super) fn spelling(&self) -> Spelling {
        NotationChoice::from_index(self.notation.load(Ordering::Relaxed)).spelling(self.grammar.notation())
    }
}

macro_rules! functions {
    ($($(#[$doc:meta])* $variant:ident { $($name:literal)+ } ($($argument:ident)*) -> $gives:expr;)+) => {
        /// The functions that catalogues may call.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Function {
            $($(#[$doc])* $variant,)+
        }

        impl Function {
            pub(super) const ALL: &'static [Function] = &[$(Function::$variant),+];

            /// Its names in catalogues; the plural is another way to write the same.
            pub(super) const fn names(self) -> &'static [&'static str] {
                match self {
                    $(Function::$variant => &[$($name),+],)+
                }
            }

            /// The named arguments that it takes.
            pub(super) const fn arguments(self) -> &'static [Argument] {
                match self {
                    $(Function::$variant => &[$(Argument::$argument),*],)+
                }
            }

            /// What it makes.
            pub(super) const fn gives(self) -> Gives {
                match self {
                    $(Function::$variant => $gives,)+
                }
            }
        }
    };
}

functions! {
    /// A piece, or a list of pieces: “the white rook”.
    Piece { "PIECE" "PIECES" } (Case Number Article Colour Owner Cap Prep Join) -> Gives::Text;
    /// A piece on its square, or a list of them: “the white rook on e4”.
    Placed { "PLACED" } (Case Article Colour Owner Cap Prep Join) -> Gives::Text;
    /// A square, or a list of squares.
    Square { "SQUARE" "SQUARES" } (Case Cap Prep Join) -> Gives::Text;
    /// The letter that stands for a kind of piece in moves.
    Letter { "LETTER" } () -> Gives::Text;
    /// The letter of a file.
    File { "FILE" } () -> Gives::Text;
    /// The ordinal of a rank.
    Rank { "RANK" } (Case Cap) -> Gives::Text;
    /// One of the two armies: “White”.
    Side { "SIDE" } (Case Cap) -> Gives::Text;
    /// Who plays it.
    Player { "PLAYER" } (Case Cap) -> Gives::Text;
    /// “it”, “her”: what stands for a piece or for several.
    Pronoun { "PRONOUN" } (Case Number Cap) -> Gives::Text;
    /// Phrases that are messages themselves, one after the other.
    List { "LIST" } (Cap Join) -> Gives::Text;
    /// A move.
    Move { "MOVE" } () -> Gives::Text;
    /// A move that was typed in Greek letters: in them too, where moves are shown in Latin ones. The files of the two
    /// alphabets are easily taken for each other.
    MoveTypedGreek { "MOVE_TYPED_GREEK" } () -> Gives::Text;
    /// The same of a move that was typed in Latin letters.
    MoveTypedLatin { "MOVE_TYPED_LATIN" } () -> Gives::Text;
    /// Chooses by the gender of a piece.
    Gender { "GENDER" } () -> Gives::Word(&GENDERS);
    /// Chooses by colour.
    Color { "COLOR" } () -> Gives::Word(&["white", "black"]);
    /// Chooses by the kind of a piece.
    Kind { "KIND" } () -> Gives::Word(&["pawn", "knight", "bishop", "rook", "queen", "king"]);
    /// Chooses by the colour of a square.
    Shade { "SHADE" } () -> Gives::Word(&["light", "dark"]);
    /// How many there are.
    Count { "COUNT" } () -> Gives::Number;
}

/// What a function makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gives {
    /// Text to be shown.
    Text,
    /// One of these words, to choose a variant by.
    Word(&'static [&'static str]),
    /// A number: to be shown, or to choose a variant by.
    Number,
}

/// The named arguments of functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Argument {
    Case,
    Number,
    Article,
    Colour,
    Owner,
    Cap,
    Prep,
    Join,
}

impl Argument {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Argument::Case => "case",
            Argument::Number => "number",
            Argument::Article => "article",
            Argument::Colour => "colour",
            Argument::Owner => "of",
            Argument::Cap => "cap",
            Argument::Prep => "prep",
            Argument::Join => "join",
        }
    }

    /// What may stand there, in this language and for this function.
    pub(super) fn allowed(self, function: Function, grammar: &Grammar) -> Vec<String> {
        let words: Vec<&str> = match self {
            // Pronouns have cases in languages whose nouns have none, and no contracted one.
            Argument::Case if function == Function::Pronoun => grammar.pronoun_cases(),
            Argument::Case => grammar.cases().collect(),
            Argument::Number => Number::WORDS.iter().map(|(word, _)| *word).collect(),
            Argument::Article => Article::WORDS.iter().map(|(word, _)| *word).collect(),
            Argument::Owner => grammar.offered("owner-"),
            Argument::Join => grammar.offered("list-"),
            Argument::Prep => grammar.offered("prep-"),
            Argument::Colour | Argument::Cap => vec!["0", "1"],
        };
        words.into_iter().map(str::to_owned).collect()
    }
}

/// The named arguments of one call.
struct Options<'call> {
    case: Option<&'call str>,
    number: Option<Number>,
    article: Article,
    colour: bool,
    owner: Option<&'call str>,
    cap: bool,
    prep: Option<&'call str>,
    join: &'call str,
}

/// Why a call came to nothing, in a few words of English: it is shown only when a catalogue is wrong, and then in the text.
type Failure = &'static str;

impl<'call> Options<'call> {
    fn read(context: &'call Context, named: &'call FluentArgs<'_>) -> Result<Options<'call>, Failure> {
        let word = |argument: Argument| match named.get(argument.name()) {
            None => Ok(None),
            Some(FluentValue::String(text)) => Ok(Some(text.as_ref())),
            Some(_) => Err("a word was expected"),
        };
        let flag = |argument: Argument, otherwise: bool| match named.get(argument.name()) {
            None => Ok(otherwise),
            Some(FluentValue::Number(number)) if number.value == 0.0 => Ok(false),
            Some(FluentValue::Number(number)) if number.value == 1.0 => Ok(true),
            Some(_) => Err("0 or 1 was expected"),
        };
        fn known<T: Copy>(word: Option<&str>, words: &[(&str, T)]) -> Result<Option<T>, Failure> {
            let value = |word| words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value);
            word.map(|word| value(word).ok_or("unknown word")).transpose()
        }
        let offered = |argument: Argument, start: &str| match word(argument)? {
            Some(word) if !context.grammar.offered(start).contains(&word) => Err("unknown word"),
            word => Ok(word),
        };
        let case = word(Argument::Case)?;
        let has_case = |case| context.grammar.cases().chain(context.grammar.pronoun_cases()).any(|known| known == case);
        if case.is_some_and(|case| !has_case(case)) {
            return Err("unknown word");
        }
        let prep = match word(Argument::Prep)? {
            Some(name) => Some(context.grammar.preposition(name).ok_or("unknown preposition")?),
            None => None,
        };
        Ok(Options {
            case,
            number: known(word(Argument::Number)?, Number::WORDS)?,
            article: known(word(Argument::Article)?, Article::WORDS)?.unwrap_or(Article::Definite),
            colour: flag(Argument::Colour, true)?,
            owner: offered(Argument::Owner, "owner-")?,
            cap: flag(Argument::Cap, false)?,
            prep,
            join: offered(Argument::Join, "list-")?.unwrap_or("and"),
        })
    }

    fn phrase(&self, number: Number) -> Phrase<'call> {
        Phrase { case: self.case, number, article: self.article, owner: self.owner, colour: self.colour }
    }

    /// Each member with the preposition in front, joined.
    fn join(&self, context: &Context, members: Vec<String>) -> Result<String, Failure> {
        if members.is_empty() {
            return Err("an empty list");
        }
        let members: Vec<String> = match self.prep {
            Some(prep) => members.into_iter().map(|member| format!("{prep} {member}")).collect(),
            None => members,
        };
        Ok(context.grammar.list(&members, self.join))
    }

    fn capital(&self, text: String) -> String {
        if self.cap { capitalised(&text) } else { text }
    }
}

/// The text with its first letter as a capital. Accents stay: they belong to the letter.
pub(super) fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// A piece as a function sees it: the colour and the square may be unknown.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Man {
    kind: PieceKind,
    color: Option<Color>,
    square: Option<Square>,
}

impl From<PieceKind> for Man {
    fn from(kind: PieceKind) -> Man {
        Man { kind, color: None, square: None }
    }
}

impl From<Placed> for Man {
    fn from(placed: Placed) -> Man {
        Man { kind: placed.piece.kind, color: Some(placed.piece.color), square: Some(placed.square) }
    }
}

/// The argument behind a value.
fn typed<'v>(value: &'v FluentValue<'_>) -> Option<&'v Value> {
    match value {
        // Through the box: the box itself would be an `Any` too, and not the one meant.
        FluentValue::Custom(custom) => custom.as_ref().as_any().downcast_ref::<Value>(),
        _ => None,
    }
}

fn arg<'v>(value: &'v FluentValue<'_>) -> Option<&'v Arg> {
    match typed(value)? {
        Value::Arg(arg) => Some(arg),
        Value::Texts(_) => None,
    }
}

fn literal<'v>(value: &'v FluentValue<'_>) -> Option<&'v str> {
    match value {
        FluentValue::String(text) => Some(text),
        _ => None,
    }
}

fn kind_named(name: &str) -> Option<PieceKind> {
    PieceKind::ALL.into_iter().find(|kind| kind.name() == name)
}

fn color_named(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == name)
}

impl Man {
    /// The man that a text names: `rook`, `white rook`, `white rook e4`.
    pub(super) fn named(text: &str) -> Option<Man> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [kind] => kind_named(kind).map(Man::from),
            [color, kind] => Some(Man { kind: kind_named(kind)?, color: Some(color_named(color)?), square: None }),
            [color, kind, square] => Some(Man {
                kind: kind_named(kind)?,
                color: Some(color_named(color)?),
                square: Some(square.parse().ok()?),
            }),
            _ => None,
        }
    }

    /// Where it stands, if that is said.
    pub(super) const fn square(&self) -> Option<Square> {
        self.square
    }
}

fn men(value: &FluentValue<'_>) -> Result<Vec<Man>, Failure> {
    match arg(value) {
        Some(Arg::Piece(piece)) => Ok(vec![Man { kind: piece.kind, color: Some(piece.color), square: None }]),
        Some(Arg::Kind(kind)) => Ok(vec![Man::from(*kind)]),
        Some(Arg::Placed(placed)) => Ok(vec![Man::from(*placed)]),
        Some(Arg::PlacedList(list)) => Ok(list.iter().copied().map(Man::from).collect()),
        Some(Arg::Pieces(list)) => {
            Ok(list.iter().map(|piece| Man { kind: piece.kind, color: Some(piece.color), square: None }).collect())
        }
        Some(Arg::Kinds(list)) => Ok(list.iter().copied().map(Man::from).collect()),
        _ => match literal(value) {
            Some(text) => Ok(vec![Man::named(text).ok_or("no such piece")?]),
            None => Err("not a piece"),
        },
    }
}

fn squares(value: &FluentValue<'_>) -> Result<Vec<Square>, Failure> {
    match arg(value) {
        Some(Arg::Square(square)) => Ok(vec![*square]),
        Some(Arg::Squares(list)) => Ok(list.clone()),
        Some(Arg::Placed(placed)) => Ok(vec![placed.square]),
        Some(Arg::PlacedList(list)) => Ok(list.iter().map(|placed| placed.square).collect()),
        _ => match literal(value) {
            Some(text) => Ok(vec![text.parse().map_err(|_| "no such square")?]),
            None => Err("not a square"),
        },
    }
}

fn color(value: &FluentValue<'_>) -> Result<Color, Failure> {
    match arg(value) {
        Some(Arg::Color(color)) => Ok(*color),
        Some(Arg::Piece(piece)) => Ok(piece.color),
        Some(Arg::Placed(placed)) => Ok(placed.piece.color),
        _ => literal(value).and_then(color_named).ok_or("not a colour"),
    }
}

fn rank(value: &FluentValue<'_>) -> Result<Rank, Failure> {
    let number = |number: f64| (1..=8_u8).find(|n| f64::from(*n) == number).and_then(Rank::from_number);
    let found = match (arg(value), value) {
        (Some(Arg::Rank(rank)), _) => Some(*rank),
        (Some(Arg::Square(square)), _) => Some(square.rank()),
        (Some(Arg::Placed(placed)), _) => Some(placed.square.rank()),
        (None, FluentValue::Number(n)) => number(n.value),
        (None, FluentValue::String(text)) => text.parse().ok().and_then(Rank::from_number),
        _ => None,
    };
    found.ok_or("not a rank")
}

fn file(value: &FluentValue<'_>) -> Result<File, Failure> {
    let found = match arg(value) {
        Some(Arg::File(file)) => Some(*file),
        Some(Arg::Square(square)) => Some(square.file()),
        Some(Arg::Placed(placed)) => Some(placed.square.file()),
        _ => literal(value).and_then(|text| File::ALL.into_iter().find(|file| text == file.letter().to_string())),
    };
    found.ok_or("not a file")
}

fn kind(value: &FluentValue<'_>) -> Result<PieceKind, Failure> {
    match (literal(value), men(value)) {
        (Some(name), _) => kind_named(name).ok_or("no such piece"),
        (None, Ok(men)) => match men[..] {
            [man] => Ok(man.kind),
            _ => Err("one piece was expected"),
        },
        (None, Err(failure)) => Err(failure),
    }
}

impl Function {
    /// The function of this name.
    pub(super) fn of_name(name: &str) -> Option<Function> {
        Function::ALL.iter().copied().find(|function| function.names().contains(&name))
    }

    /// Whether a text in quotes (or a number) may stand where the variable does, and if so whether this one may.
    pub(super) fn takes_literal(self, text: &str) -> Option<bool> {
        let value = FluentValue::from(text);
        match self {
            Function::Square | Function::Shade => Some(squares(&value).is_ok()),
            Function::Rank => Some(rank(&value).is_ok()),
            Function::File => Some(file(&value).is_ok()),
            Function::Letter => Some(kind(&value).is_ok()),
            Function::Move | Function::MoveTypedGreek | Function::MoveTypedLatin => Some(read_move(text).is_some()),
            Function::Piece | Function::Pronoun => Some(Man::named(text).is_some_and(|man| man.square.is_none())),
            Function::Placed => Some(Man::named(text).is_some_and(|man| man.square.is_some())),
            Function::Side | Function::Player => Some(color(&value).is_ok()),
            Function::List | Function::Gender | Function::Color | Function::Kind | Function::Count => None,
        }
    }

    /// Makes what is asked for; a failure is marked in the text.
    pub(super) fn call<'v>(
        self,
        context: &Context,
        operands: &[FluentValue<'v>],
        named: &FluentArgs<'_>,
    ) -> FluentValue<'v> {
        let made = match operands {
            [operand] => self.make(context, operand, named),
            _ => Err("one thing was expected"),
        };
        made.unwrap_or_else(|failure| {
            let name = self.names().first().copied().unwrap_or_default();
            FluentValue::from(format!("\u{27E6}{name}: {failure}\u{27E7}"))
        })
    }

    fn make<'v>(
        self,
        context: &Context,
        operand: &FluentValue<'v>,
        named: &FluentArgs<'_>,
    ) -> Result<FluentValue<'v>, Failure> {
        let options = Options::read(context, named)?;
        let grammar = &context.grammar;
        let text = match self {
            Function::Piece => {
                let number = options.number.unwrap_or(Number::Singular);
                let phrase = options.phrase(number);
                let members = men(operand)?.into_iter().map(|man| grammar.piece(man.kind, man.color, phrase)).collect();
                options.join(context, members)?
            }
            Function::Placed => placed(context, &options, &men(operand)?)?,
            Function::Square => {
                let spelling = context.spelling();
                let article = options.case.map_or("", |case| grammar.square_article(case));
                let members = squares(operand)?
                    .into_iter()
                    .map(|square| match article {
                        "" => spelling.square(square),
                        article => format!("{article} {}", spelling.square(square)),
                    })
                    .collect();
                options.join(context, members)?
            }
            Function::File => context.spelling().file(file(operand)?),
            Function::Letter => context.spelling().piece(kind(operand)?),
            Function::Rank => grammar.rank(rank(operand)?, options.case).to_owned(),
            Function::Side => grammar.side(color(operand)?, options.case).to_owned(),
            Function::Player => grammar.player(color(operand)?, options.case).to_owned(),
            Function::Pronoun => {
                let men = men(operand)?;
                let number = match (options.number, men.len()) {
                    (Some(number), _) => number,
                    (None, 0 | 1) => Number::Singular,
                    (None, _) => Number::Plural,
                };
                grammar.pronoun(gender_of(grammar, &men)?, number, options.case).to_owned()
            }
            Function::List => match typed(operand) {
                Some(Value::Texts(texts)) => options.join(context, texts.clone())?,
                _ => return Err("not a list of phrases"),
            },
            Function::Move => context.spelling().written(&move_text(operand)?),
            Function::MoveTypedGreek => context.spelling().written_beside(&move_text(operand)?, Notation::GREEK),
            Function::MoveTypedLatin => context.spelling().written_beside(&move_text(operand)?, Notation::LATIN),
            Function::Gender => return Ok(FluentValue::from(gender_of(grammar, &men(operand)?)?)),
            Function::Color => return Ok(FluentValue::from(color(operand)?.name())),
            Function::Kind => return Ok(FluentValue::from(kind(operand)?.name())),
            Function::Shade => match squares(operand)?[..] {
                [square] => return Ok(FluentValue::from(if square.is_light() { "light" } else { "dark" })),
                _ => return Err("one square was expected"),
            },
            Function::Count => return count(operand),
        };
        Ok(FluentValue::from(options.capital(text)))
    }
}

/// The move that a function is given, or that is written out in it.
fn move_text(operand: &FluentValue<'_>) -> Result<MoveText, Failure> {
    match arg(operand) {
        Some(Arg::Move(text)) => Ok(text.clone()),
        _ => literal(operand).and_then(read_move).ok_or("not a move"),
    }
}

/// “the black rook on e8 and the black knight on f3”; of one kind, “the black rooks on a8 and h8”.
fn placed(context: &Context, options: &Options<'_>, men: &[Man]) -> Result<String, Failure> {
    let grammar = &context.grammar;
    let spelling = context.spelling();
    let at = grammar.placed_at();
    let squares: Vec<Square> =
        men.iter().map(|man| man.square.ok_or("a piece without a square")).collect::<Result<_, _>>()?;
    let alike = |first: &Man| men.iter().all(|man| (man.kind, man.color) == (first.kind, first.color));
    match men {
        [first, _, ..] if alike(first) => {
            let pieces = grammar.piece(first.kind, first.color, options.phrase(Number::Plural));
            // Where a language inflects, its preposition is best said again before each square.
            let repeated = grammar.cases().next().is_some();
            let squares: Vec<String> = squares
                .into_iter()
                .enumerate()
                .map(|(i, square)| match repeated || i == 0 {
                    true => format!("{at} {}", spelling.square(square)),
                    false => spelling.square(square),
                })
                .collect();
            options.join(context, vec![format!("{pieces} {}", grammar.list(&squares, "and"))])
        }
        _ => {
            let members = men
                .iter()
                .zip(squares)
                .map(|(man, square)| {
                    let piece = grammar.piece(man.kind, man.color, options.phrase(Number::Singular));
                    format!("{piece} {at} {}", spelling.square(square))
                })
                .collect();
            options.join(context, members)
        }
    }
}

/// The gender of several: masculine if any is, else feminine if any is.
fn gender_of(grammar: &Grammar, men: &[Man]) -> Result<&'static str, Failure> {
    let has = |gender: &&str| men.iter().any(|man| grammar.gender(man.kind) == *gender);
    GENDERS.into_iter().find(has).ok_or("an empty list")
}

fn count<'v>(operand: &FluentValue<'v>) -> Result<FluentValue<'v>, Failure> {
    let count = match (typed(operand), operand) {
        (Some(Value::Texts(texts)), _) => texts.len(),
        (Some(Value::Arg(arg)), _) => match arg {
            Arg::Squares(list) => list.len(),
            Arg::PlacedList(list) => list.len(),
            Arg::Pieces(list) => list.len(),
            Arg::Kinds(list) => list.len(),
            Arg::Piece(_) | Arg::Kind(_) | Arg::Placed(_) | Arg::Square(_) => 1,
            _ => return Err("nothing that can be counted"),
        },
        (None, FluentValue::Number(_)) => return Ok(operand.clone()),
        (None, _) => return Err("nothing that can be counted"),
    };
    Ok(FluentValue::from(count))
}
