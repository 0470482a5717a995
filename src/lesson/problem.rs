//! What can be wrong with a lesson, as a reason with its data: one table, a row a problem.
//!
//! A row says how bad it is, which sentence tells it, and what goes into the sentence: a field is the argument of the same
//! name. Its place in a file is added by a [`Fault`](super::Fault).

use crate::language::{Arg, CatalogueFaultKind, Language, Message, MessageId, MoveText, ids};
use crate::rules::notation::fen::FenFaultKind;
use crate::rules::notation::{Notation, Remark};
use crate::rules::{Color, PositionFault, Square};

use super::fault::Severity;
use super::suggest;

/// Kinds of something, each with the word that chooses the phrase in the catalogues.
macro_rules! kinds {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $kind:ident = $word:literal,)+ })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$doc])* $kind,)+
        }

        impl $name {
            /// The word that chooses the phrase in the catalogues.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$kind => $word,)+
                }
            }
        }
    )+};
}

kinds! {
    /// What kind of value stands in a file, or should.
    ValueType {
        /// Text in quotes.
        Text = "text",
        /// A whole number.
        Number = "number",
        /// A number with a fraction.
        Fraction = "fraction",
        /// `true` or `false`.
        Flag = "flag",
        /// A date or a time.
        Date = "date",
        /// A list in `[…]`.
        List = "list",
        /// A table: `{…}`, or a section under `[name]`.
        Table = "table",
        /// Text in quotes, or a list of such.
        TextOrList = "text-or-list",
        /// Text in quotes, or a table.
        TextOrTable = "text-or-table",
        /// `true`, or text in quotes.
        FlagOrText = "flag-or-text",
        /// A section that may come several times, under `[[name]]`.
        Sections = "sections",
    }

    /// Why a file could not be read at all.
    Unreadable {
        /// There is no such file or folder.
        NotFound = "not-found",
        /// It may not be read.
        NotAllowed = "not-allowed",
        /// It is neither a file nor a folder.
        NotAFile = "not-a-file",
        /// The system failed in another way.
        Other = "other",
    }

    /// What is wrong with a text that is not TOML. Only what teachers do write has a name of its own.
    SyntaxFault {
        /// A text that does not end where it should.
        UnclosedText = "unclosed-text",
        /// A text that stands without its quotes.
        Unquoted = "unquoted",
        /// A key without `=`, or without a value after it.
        NoValue = "no-value",
        /// A list, a table in braces or a header without what closes it.
        Unclosed = "unclosed",
        /// Anything else.
        Other = "other",
    }
}

/// The table of problems: severity, sentence, name, and what goes into the sentence.
macro_rules! problems {
    ($($(#[$doc:meta])* $severity:ident $id:ident $name:ident $({ $($field:ident: $type:ty),+ $(,)? })?;)+) => {
        /// Something wrong with a lesson, a course or a catalogue. The fields are what its sentence says.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs)] // a field is the argument of its name, and is explained with the sentence
        pub enum Problem {
            $($(#[$doc])* $name $({ $($field: $type),+ })?,)+
            /// A FEN that cannot be read.
            Fen(FenFaultKind),
            /// A position of no game.
            Position(PositionFault),
            /// Something that the language room found in a text.
            Text(CatalogueFaultKind),
        }

        impl Problem {
            /// The sentence that says what is wrong and what to write instead, with all that the problem has.
            pub(crate) fn sentence(&self) -> Message {
                match self {
                    $(Problem::$name $({ $($field),+ })? => {
                        Message::new(ids::$id)$($(.with(stringify!($field), $field.particular()))+)?
                    })+
                    Problem::Fen(kind) => crate::explain::explain_fen_fault(*kind),
                    Problem::Position(fault) => crate::explain::explain_position_fault(*fault),
                    Problem::Text(kind) => kind.message(),
                }
            }

            /// Whether it makes the lesson wrong.
            pub const fn severity(&self) -> Severity {
                match self {
                    $(Problem::$name { .. } => Severity::$severity,)+
                    Problem::Fen(_) => Severity::Fault,
                    // A teaching board may hold nine queens; the student is not told that it came out of a game.
                    Problem::Position(PositionFault::TooManyPieces(_) | PositionFault::ImpossibleCheck(_)) => {
                        Severity::Advice
                    }
                    Problem::Position(_) => Severity::Fault,
                    Problem::Text(kind) => text_severity(kind),
                }
            }
        }
    };
}

problems! {
    // The file as a file.
    /// It cannot be read.
    Fault FAULT_FILE_UNREADABLE Unreadable { cause: Unreadable };
    /// It is larger than any lesson; the limit in kilobytes.
    Fault FAULT_FILE_TOO_LARGE TooLarge { limit: i64 };
    /// A folder holds more files than are looked at.
    Fault FAULT_TOO_MANY_FILES TooManyFiles { limit: usize };
    /// More is wrong with a file than is told of one.
    Advice FAULT_MORE_FAULTS More { most: usize };
    /// A folder without lessons.
    Fault FAULT_FOLDER_EMPTY FolderEmpty;
    /// A byte that UTF-8 does not have.
    Fault FAULT_NOT_UTF8 NotUtf8;
    /// Lists or tables in each other beyond reason.
    Fault FAULT_NESTED_TOO_DEEP NestedTooDeep;
    /// Not TOML; `detail` is the parser's own English words.
    Fault FAULT_SYNTAX Syntax { fault: SyntaxFault, detail: String };
    /// The same key a second time in one table, or the same section that may come several times, without double brackets.
    Fault FAULT_KEY_TWICE KeyTwice { key: String, section: bool };

    // Keys and values.
    /// A format that this program does not know.
    Fault FAULT_FORMAT_UNKNOWN FormatUnknown { found: i64, known: i64 };
    /// A key that must be there.
    Fault FAULT_KEY_MISSING KeyMissing { key: &'static str, instead: Option<&'static str> };
    /// A key that means nothing here.
    Fault FAULT_KEY_UNKNOWN KeyUnknown { key: String, suggestion: Option<String>, known: Vec<&'static str> };
    /// A key that belongs to another kind of step, or to another form of a position.
    Fault FAULT_KEY_NOT_HERE KeyNotHere { key: String, belongs: &'static str, here: &'static str };
    /// Two keys of which one says what the other does.
    Fault FAULT_KEYS_EXCLUDE KeysExclude { key: String, here: &'static str };
    /// A text where a number should be, and the like.
    Fault FAULT_WRONG_TYPE WrongType { key: String, expected: ValueType, found: ValueType, instead: Option<String> };
    /// A word of Latin letters with one that only looks like it.
    Fault FAULT_WORD_MIXED WordMixed { word: String, letter: char, suggestion: Option<String> };
    /// A word that a key does not take.
    Fault FAULT_VALUE_UNKNOWN ValueUnknown {
        key: String,
        value: String,
        suggestion: Option<String>,
        known: Vec<&'static str>,
    };
    /// A number that is too small or too large.
    Fault FAULT_NUMBER_OUT_OF_RANGE NumberOutOfRange { key: String, least: i64, most: i64 };
    /// An id or a key of a text that is not lower-case Latin letters, figures and hyphens; perhaps the text itself.
    Fault FAULT_ID_UNFIT IdUnfit { id: String, text: bool };
    /// An id that means something already: `title` among the steps, `all` among the lessons.
    Fault FAULT_ID_RESERVED IdReserved { id: String };
    /// Two steps, parts, tests or entries with one id; the line of the first.
    Fault FAULT_ID_TWICE IdTwice { id: String, line: usize };
    /// Two lessons with one id; no file if the first is one of the built-in course.
    Fault FAULT_LESSON_TWICE LessonTwice { id: String, file: Option<String> };
    /// A list with nothing in it.
    Fault FAULT_LIST_EMPTY ListEmpty { key: String };
    /// A list that is longer than any lesson needs.
    Fault FAULT_TOO_MANY TooMany { key: String, most: usize };
    /// Something a second time in a list in which once is enough.
    Advice FAULT_ENTRY_TWICE EntryTwice { text: String };

    // The position.
    /// A step that needs a position has none.
    Fault FAULT_POSITION_MISSING PositionMissing;
    /// A board that is no drawing at all; perhaps a FEN, or the word for the initial position, which stand in `fen`.
    Fault FAULT_BOARD_NO_DRAWING BoardNoDrawing { is_fen: bool };
    /// Not eight rows.
    Fault FAULT_BOARD_RANKS BoardRanks { found: usize };
    /// A row without exactly eight squares, by the rank that it draws.
    Fault FAULT_BOARD_RANK_LENGTH BoardRankLength { rank: usize, found: usize };
    /// A character that means nothing on a drawn board.
    Fault FAULT_BOARD_CHARACTER BoardCharacter { character: char };
    /// A letter of the other alphabet than that of the board; `instead` is the letter of the same piece, if it is a piece.
    Fault FAULT_BOARD_MIXED_ALPHABETS BoardMixed { letter: char, alphabet: Notation, instead: Option<char> };
    /// A king that the step needs, and the key of the goal that needs it.
    Fault FAULT_KING_NEEDED KingNeeded { color: Color, goal: &'static str };
    /// A move that the rules refuse.
    Fault FAULT_MOVE_REFUSED MoveRefused { text: String, reason: Message };
    /// A move that cannot be read, or fits several.
    Fault FAULT_MOVE_UNREADABLE MoveUnreadable { text: String, reason: Message };
    /// A move that promotes a pawn and does not say to what.
    Fault FAULT_MOVE_PROMOTION MovePromotion { text: String, ways: Vec<MoveText> };
    /// A move with a sign that is not so: `#`, and it is no mate. It is taken all the same.
    Advice FAULT_MOVE_MARK MoveMark { text: String, remark: Remark, instead: MoveText };
    /// The side to move has no legal move.
    Fault FAULT_NO_LEGAL_MOVE NoLegalMove;

    // Squares and questions.
    /// No square of the board.
    Fault FAULT_SQUARE_UNREADABLE SquareUnreadable { text: String };
    /// A square a second time in a list.
    Fault FAULT_SQUARE_TWICE SquareTwice { square: Square };
    /// No arrow.
    Fault FAULT_ARROW_UNREADABLE ArrowUnreadable { text: String };
    /// A phrase that asks nothing we know.
    Fault FAULT_QUESTION_UNREADABLE QuestionUnreadable { text: String, suggestion: Option<String> };
    /// More questions joined than are read.
    Fault FAULT_QUESTION_TOO_LONG QuestionTooLong { parts: usize, most: usize };
    /// A question about the piece on an empty square.
    Fault FAULT_QUESTION_NO_PIECE QuestionNoPiece { square: Square };
    /// A question about a check, where nobody gives one to the side to move.
    Fault FAULT_QUESTION_NO_CHECK QuestionNoCheck { side: Color };
    /// Two questions joined by `and` whose answers have no square in common.
    Fault FAULT_QUESTION_NOTHING_IN_COMMON QuestionNothingInCommon { first: String, second: String };
    /// Nothing is to be marked.
    Fault FAULT_ANSWER_EMPTY AnswerEmpty;
    /// Every square is to be marked.
    Fault FAULT_ANSWER_EVERYTHING AnswerEverything;
    /// Marks or a highlight that light no square.
    Advice FAULT_MARKS_EMPTY MarksEmpty;

    // Choices.
    /// An answer that this question cannot have.
    Fault FAULT_OPTION_UNFIT OptionUnfit { option: String, known: Vec<&'static str> };
    /// An option a second time.
    Fault FAULT_OPTION_TWICE OptionTwice { option: String };
    /// An option that reads like another one in this language.
    Fault FAULT_OPTION_SAME OptionSame { option: String, language: Language };
    /// More options than there are figures to pick them by.
    Fault FAULT_OPTIONS_TOO_MANY OptionsTooMany { most: usize };
    /// Right answers that are not among the options; none where the file itself must say which is right.
    Fault FAULT_OPTION_RIGHT_MISSING OptionRightMissing { missing: Vec<&'static str> };
    /// Every option is right.
    Fault FAULT_OPTION_WRONG_MISSING OptionWrongMissing;
    /// An option that would count as wrong and yet is true, or may be.
    Fault FAULT_OPTION_TRUE_TOO OptionTrueToo { option: String };

    // Goals and opponents.
    /// A goal that names none.
    Fault FAULT_GOAL_EMPTY GoalEmpty { known: Vec<&'static str> };
    /// Goals put together by a word: `all`, `any`, `not`.
    Fault FAULT_GOAL_NESTED GoalNested { key: String };
    /// `stars`, and no star on the board.
    Fault FAULT_NO_STARS NoStars;
    /// A square to be reached on which the student's own piece stands from the beginning.
    Advice FAULT_REACH_ALREADY_THERE ReachAlreadyThere { square: Square };
    /// Nothing of the opponent's stands where something is to be captured.
    Fault FAULT_CAPTURE_NOTHING CaptureNothing { square: Square };
    /// A king is never captured.
    Fault FAULT_CAPTURE_KING CaptureKing { square: Square };
    /// Nothing at all to capture.
    Fault FAULT_CAPTURE_NOBODY CaptureNobody;
    /// Not a kind of piece and a square.
    Fault FAULT_MAN_UNREADABLE ManUnreadable { text: String };
    /// What is to be reached holds from the beginning.
    Fault FAULT_GOAL_HOLDS GoalHolds;
    /// A move of `accept` after which the goal cannot be reached.
    Fault FAULT_ACCEPT_MISSES AcceptMisses { mv: MoveText };
    /// An answer of `wrong` that is right.
    Fault FAULT_WRONG_IS_RIGHT WrongIsRight;
    /// A move of `wrong` with which a shortest solution begins.
    Fault FAULT_WRONG_BEGINS_RIGHT WrongBeginsRight;
    /// A second text for the same wrong answer.
    Fault FAULT_WRONG_TWICE WrongTwice;
    /// An offer to be answered where the step says of none.
    Fault FAULT_OFFER_MISSING OfferMissing;
    /// An offer that stands before both players have made a move: it cannot be accepted (FIDE Laws 5.2.3).
    Fault FAULT_OFFER_TOO_EARLY OfferTooEarly;
    /// A draw to be offered to an opponent that answers at once, so that there is no time for it (FIDE Laws 9.1.2.1).
    Fault FAULT_OFFER_ANSWERED OfferAnswered;
    /// Something is to be played or said in a game that has ended; how it ended, as a sentence.
    Fault FAULT_GAME_OVER GameOver { how: Message };
    /// More half-moves without a capture or a pawn's move than there can have been before this move; none is named where the
    /// square passed by a pawn's double step says that there was none.
    Advice FAULT_CLOCK_IMPOSSIBLE ClockImpossible { made: u32, before_move: Option<u32>, most: u32 };
    /// It is played on where too little is left on the board to win by; why it would be a draw, as a sentence.
    Advice FAULT_GAME_DRAWN GameDrawn { how: Message };
    /// A check to be answered where there is none.
    Fault FAULT_NOT_IN_CHECK NotInCheck;
    /// The same move of the student's is answered in two ways.
    Fault FAULT_LINE_TWO_ANSWERS LineTwoAnswers { first: MoveText, second: MoveText };
    /// A check is possible before the goal, and an opponent that stands still cannot leave its king in it.
    Advice FAULT_STILL_PAST_CHECK StillPastCheck { mv: MoveText };
    /// A check that is asked for is possible before the rest of the goal.
    Advice FAULT_STILL_CHECK_LAST StillCheckLast { mv: MoveText };
    /// A mate in several moves against an opponent that stands still: it is proved against no defence.
    Advice FAULT_STILL_MATE StillMate { moves: u32 };
    /// A shown line in which the same side moves again after giving check.
    Fault FAULT_SHOWN_PAST_CHECK ShownPastCheck;

    // Pieces to be put on the board, answers to be written.
    /// A text that names no piece with its colour.
    Fault FAULT_PIECE_UNREADABLE PieceUnreadable { text: String };
    /// A goal that speaks of moves, where only a position is judged.
    Fault FAULT_GOAL_NEEDS_MOVES GoalNeedsMoves { goal: String };
    /// However the pieces of a `place` step are put, its goal does not hold for the side to move.
    Fault FAULT_PLACE_NOWHERE PlaceNowhere { side: Color };
    /// Everything stands already.
    Fault FAULT_PLACE_NOTHING PlaceNothing;
    /// The condition holds wherever the pieces are put.
    Fault FAULT_PLACE_ANYWHERE PlaceAnywhere;

    // Texts.
    /// Texts in a language that the lesson does not declare.
    Advice FAULT_LANGUAGE_UNDECLARED LanguageUndeclared { language: Language };
    /// Texts under `[text]`, which is none of the languages.
    Fault FAULT_TEXT_SECTION TextSection;
    /// A language that is declared and has no texts at all.
    Fault FAULT_LANGUAGE_MISSING LanguageMissing { language: Language };
    /// The title of a part lacks a language of its lessons.
    Fault FAULT_TITLE_MISSING TitleMissing { language: Language };
    /// A file of texts that no lesson has.
    Advice FAULT_TEXTS_STRAY TextsStray;

    // What the search found.
    /// The goal cannot be reached.
    Fault FAULT_UNSOLVABLE Unsolvable;
    /// The goal could be reached, if what spoils the try did not.
    Fault FAULT_FAIL_SWALLOWS FailSwallows;
    /// It could not be found out within the budget.
    Advice FAULT_UNPROVED Unproved;
    /// Against an opponent that answers by itself the fewest moves are not known.
    Advice FAULT_PAR_UNKNOWN ParUnknown;
    /// `par` is not the fewest moves.
    Fault FAULT_PAR_NOT_SHORTEST ParNotShortest { par: u32, shortest: u32 };
    /// The limit is smaller than what is needed.
    Fault FAULT_LIMIT_TOO_SMALL LimitTooSmall { limit: u32, shortest: u32 };
    /// The goal takes more moves than a try has where the file gives no limit.
    Fault FAULT_LIMIT_MISSING LimitMissing { allowed: u32, shortest: u32 };
    /// The mate is there, but in more moves than the goal says, or fewer.
    Fault FAULT_MATE_IN_OTHER MateInOther { moves: u32, shortest: u32 };

    // Courses.
    /// A course names a lesson that there is no file of; perhaps one of the built-in course, which needs no naming.
    Fault FAULT_LESSON_MISSING LessonMissing { id: String, builtin: bool };
    /// A lesson that its course does not name.
    Advice FAULT_LESSON_UNLISTED LessonUnlisted { id: String };
    /// A test names a lesson that no part of its course has.
    Fault FAULT_TEST_LESSON_UNKNOWN TestLessonUnknown { id: String, suggestion: Option<String> };
    /// A test that lets a student skip the test itself.
    Fault FAULT_TEST_SKIPS_ITSELF TestSkipsItself { id: String };
    /// A test in which nothing is to be done.
    Fault FAULT_TEST_WITHOUT_EXERCISE TestWithoutExercise { id: String };
}

impl Problem {
    /// Its stable English name, as `check --json` gives it: that of its sentence.
    pub fn code(&self) -> &'static str {
        match self.sentence().id() {
            MessageId::Known(id) => id.as_str().trim_start_matches("fault-"),
            MessageId::Lesson { .. } => "",
        }
    }

    /// A key that must be there and is not.
    pub(crate) fn missing(key: &'static str) -> Problem {
        Problem::KeyMissing { key, instead: example(key) }
    }

    /// A key that does not go with what stands here: with `belongs` it would.
    pub(crate) fn not_here(key: &str, belongs: &'static str, here: &'static str) -> Problem {
        let is_itself = belongs.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        let key = key.to_owned();
        if is_itself { Problem::KeysExclude { key, here } } else { Problem::KeyNotHere { key, belongs, here } }
    }
}

/// How a key that is missing may be written, where one example fits wherever it belongs.
fn example(key: &str) -> Option<&'static str> {
    Some(match key {
        "format" => "format = 1",
        "id" => "id = \"first-move\"",
        "languages" => "languages = [\"el\", \"en\"]",
        "step" => "[[step]]",
        "kind" => "kind = \"play\"",
        "goal" => "goal = { check = true }",
        "question" => "question = \"state\"",
        "options" => "options = [{ text = \"yes\", right = true }, { text = \"no\" }]",
        "pieces" => "pieces = [\"white rook\"]",
        "move" => "move = \"Nf3\"",
        "square" => "square = \"e4\"",
        "part" => "[[part]]",
        "title" => "title = { el = \"\u{2026}\", en = \"\u{2026}\" }",
        "lessons" => "lessons = [\"first-lesson\"]",
        "lesson" => "lesson = \"first-lesson\"",
        _ => return None,
    })
}

/// Whether what the language room found makes a lesson wrong.
const fn text_severity(kind: &CatalogueFaultKind) -> Severity {
    match kind {
        CatalogueFaultKind::Unused(_) => Severity::Advice,
        _ => Severity::Fault,
    }
}

/// What a problem holds, as it goes into the sentence. What is not there is the word `nothing`.
trait Particular {
    fn particular(&self) -> Arg;
}

impl Particular for &'static str {
    fn particular(&self) -> Arg {
        Arg::Text((*self).to_owned())
    }
}

impl Particular for char {
    fn particular(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl<T: Particular> Particular for Option<T> {
    fn particular(&self) -> Arg {
        self.as_ref().map_or(Arg::Word("nothing"), Particular::particular)
    }
}

/// As many words as a sentence can list.
impl Particular for Vec<&'static str> {
    fn particular(&self) -> Arg {
        let mut some = self.iter().take(suggest::FEW).copied().collect::<Vec<_>>().join(", ");
        if self.len() > suggest::FEW {
            some.push_str(", \u{2026}");
        }
        if some.is_empty() { Arg::Word("nothing") } else { Arg::Text(some) }
    }
}

impl Particular for Vec<MoveText> {
    fn particular(&self) -> Arg {
        Arg::List(self.iter().map(|mv| Message::new(ids::PHRASE_MOVE).with("move", mv.clone())).collect())
    }
}

macro_rules! particulars {
    (word: $($word:ty => $name:expr),+; itself: $($itself:ty),+) => {
        $(impl Particular for $word {
            fn particular(&self) -> Arg {
                let name: fn($word) -> &'static str = $name;
                Arg::Word(name(*self))
            }
        })+
        $(impl Particular for $itself {
            fn particular(&self) -> Arg {
                Arg::from(self.clone())
            }
        })+
    };
}

particulars! {
    word:
        bool => |yes| if yes { "yes" } else { "no" },
        Notation => |alphabet| if alphabet == Notation::GREEK { "greek" } else { "latin" },
        Language => Language::code,
        Remark => Remark::name,
        SyntaxFault => SyntaxFault::name,
        Unreadable => Unreadable::name,
        ValueType => ValueType::name;
    itself: String, Message, MoveText, Color, Square, i64, u32, usize
}
