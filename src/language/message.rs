//! What is to be said: a sentence's name and what goes into it, before any language has been chosen.

use crate::rules::notation::Notation;
use crate::rules::{Color, File, Piece, PieceKind, Placed, Rank, Square, SquareSet};

use super::Language;
use super::ids::Id;

/// A sentence to be said, as a name and its arguments.
///
/// State holds messages and never finished text, so that changing the language, or the notation in
/// which squares are written, changes everything on the screen at once. [`Words`](crate::language::Words) turns a message into text.
///
/// ```
/// use skaki::language::{Message, ids};
/// use skaki::rules::{Color, Piece, PieceKind, Square};
///
/// let e4: Square = "e4".parse()?;
/// let message = Message::new(ids::REASON_EMPTY_SQUARE).with("square", e4);
/// assert_eq!(message.id().to_string(), "reason-empty-square");
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    id: MessageId,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message of the program's own catalogues.
    pub const fn new(id: Id) -> Message {
        Message { id: MessageId::Known(id), args: Vec::new() }
    }

    /// A text of a lesson: the entry `key` that the teacher wrote for `lesson`.
    pub fn lesson(lesson: impl Into<String>, key: impl Into<String>) -> Message {
        Message { id: MessageId::Lesson { lesson: lesson.into(), key: key.into() }, args: Vec::new() }
    }

    /// The same message with one more argument; `name` is the variable in the catalogue, without its `$`.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// The same message with a word that chooses between variants of the sentence and is never shown.
    #[must_use]
    pub fn word(self, name: &'static str, word: &'static str) -> Message {
        self.with(name, Arg::Word(word))
    }

    /// The same sentence with other things in it: what `map` gives for each name and argument.
    #[must_use]
    pub(crate) fn map_args(&self, map: &impl Fn(&'static str, &Arg) -> Arg) -> Message {
        let args = self.args.iter().map(|(name, arg)| (*name, map(name, arg))).collect();
        Message { id: self.id.clone(), args }
    }

    /// Which sentence it is.
    pub const fn id(&self) -> &MessageId {
        &self.id
    }

    /// What goes into it, in the order in which it was given.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }

    /// The argument of this name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }
}

impl From<Id> for Message {
    fn from(id: Id) -> Message {
        Message::new(id)
    }
}

/// Where a sentence is to be found.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MessageId {
    /// In the program's catalogues, under an id that the code knows (all of them are in [`ids`](super::ids)).
    Known(Id),
    /// In the texts of a lesson.
    Lesson {
        /// The lesson's id.
        lesson: String,
        /// The key under which the text stands in the lesson's file.
        key: String,
    },
}

impl std::fmt::Display for MessageId {
    /// The name that is shown when no language has the text: `reason-pinned`, or `lesson-rook-roads-title`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MessageId::Known(id) => f.write_str(id.as_str()),
            MessageId::Lesson { lesson, key } => write!(f, "lesson-{lesson}-{key}"),
        }
    }
}

/// Something that goes into a sentence, as itself; how it is written is the language's business.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A piece with its colour: “the white rook”.
    Piece(Piece),
    /// A kind of piece, whatever its colour: “the rook”.
    Kind(PieceKind),
    /// A player, or the colour of a piece.
    Color(Color),
    /// A square.
    Square(Square),
    /// Several squares, in the order in which they are to be named.
    Squares(Vec<Square>),
    /// A piece and its square: “the white rook on e4”.
    Placed(Placed),
    /// Several pieces with their squares.
    PlacedList(Vec<Placed>),
    /// Several pieces.
    Pieces(Vec<Piece>),
    /// Several kinds of piece: “queen, rook, bishop or knight”.
    Kinds(Vec<PieceKind>),
    /// A file, named by its letter.
    File(File),
    /// A rank, named by its number: “the 2nd”.
    Rank(Rank),
    /// A whole number; it chooses between singular and plural too.
    Number(i64),
    /// A word that chooses between variants of a sentence and is never shown itself, such as `short` and `long`.
    Word(&'static str),
    /// Foreign text, shown as it is: what was typed, a file's name. It must have gone through
    /// [`sanitise`](crate::language::sanitise), and does so again when it is shown.
    Text(String),
    /// A language, by the name that it has for itself.
    Language(Language),
    /// A move.
    Move(MoveText),
    /// Another sentence or phrase, in the language of the sentence around it.
    Message(Box<Message>),
    /// Several phrases, named one after the other.
    List(Vec<Message>),
}

/// A move as it is written in Latin notation (`Nf3`); in which notation it is shown is for the reader to choose.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MoveText(String);

impl MoveText {
    /// A move, in Latin notation.
    pub const fn new(latin: String) -> MoveText {
        MoveText(latin)
    }

    /// No move: for a sentence that takes one in some of its variants only.
    pub const fn nothing() -> MoveText {
        MoveText(String::new())
    }

    /// It in Latin notation.
    pub fn latin(&self) -> &str {
        &self.0
    }

    /// It in any notation.
    pub fn written(&self, notation: Notation) -> String {
        notation.of_latin(&self.0)
    }
}

macro_rules! arg_from {
    ($($from:ty => $variant:ident),+ $(,)?) => {$(
        impl From<$from> for Arg {
            fn from(value: $from) -> Arg {
                Arg::$variant(value.into())
            }
        }
    )+};
}
arg_from! {
    Piece => Piece,
    PieceKind => Kind,
    Color => Color,
    Square => Square,
    Vec<Square> => Squares,
    &[Square] => Squares,
    Placed => Placed,
    Vec<Placed> => PlacedList,
    &[Placed] => PlacedList,
    Vec<Piece> => Pieces,
    &[Piece] => Pieces,
    Vec<PieceKind> => Kinds,
    &[PieceKind] => Kinds,
    File => File,
    Rank => Rank,
    i64 => Number,
    i32 => Number,
    u32 => Number,
    u16 => Number,
    u8 => Number,
    String => Text,
    Language => Language,
    MoveText => Move,
    Message => Message,
    Vec<Message> => List,
}

impl From<SquareSet> for Arg {
    fn from(squares: SquareSet) -> Arg {
        Arg::Squares(squares.iter().collect())
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Arg {
        Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::ids;

    #[test]
    fn arguments_keep_their_order_and_their_types() {
        let e4: Square = "e4".parse().unwrap();
        let message = Message::new(ids::REASON_EMPTY_SQUARE).with("square", e4).with("count", 3_usize);
        assert_eq!(message.args(), [("square", Arg::Square(e4)), ("count", Arg::Number(3))]);
        assert_eq!(message.arg("square"), Some(&Arg::Square(e4)));
        assert_eq!(message.arg("nothing"), None);
    }

    #[test]
    fn a_text_of_a_lesson_has_the_name_of_its_lesson_in_its_own() {
        assert_eq!(Message::lesson("rook-roads", "title").id().to_string(), "lesson-rook-roads-title");
    }
}
