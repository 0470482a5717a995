//! What can be wrong with a lesson, as a reason with its data.
//!
//! The words for a [`Problem`] are made in [`explain`](crate::explain), in the reader's language; its place in a file is
//! added by a [`Fault`](super::Fault).

use crate::language::{CatalogueFaultKind, Language, Message, MoveText, TextFaultKind};
use crate::rules::notation::fen::FenFaultKind;
use crate::rules::notation::{Notation, Remark};
use crate::rules::{Color, PositionFault, Square};

use super::fault::Severity;

/// What kind of value stands in a file, or should.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueType {
    /// Text in quotes.
    Text,
    /// A whole number.
    Number,
    /// A number with a fraction.
    Fraction,
    /// `true` or `false`.
    Flag,
    /// A date or a time.
    Date,
    /// A list in `[…]`.
    List,
    /// A table: `{…}`, or a section under `[name]`.
    Table,
    /// Text in quotes, or a list of such.
    TextOrList,
    /// Text in quotes, or a table.
    TextOrTable,
    /// `true`, or text in quotes.
    FlagOrText,
    /// A section that may come several times, under `[[name]]`.
    Sections,
}

impl ValueType {
    /// The word that chooses the phrase in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            ValueType::Text => "text",
            ValueType::Number => "number",
            ValueType::Fraction => "fraction",
            ValueType::Flag => "flag",
            ValueType::Date => "date",
            ValueType::List => "list",
            ValueType::Table => "table",
            ValueType::TextOrList => "text-or-list",
            ValueType::TextOrTable => "text-or-table",
            ValueType::FlagOrText => "flag-or-text",
            ValueType::Sections => "sections",
        }
    }
}

/// Why a file could not be read at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unreadable {
    /// There is no such file or folder.
    NotFound,
    /// It may not be read.
    NotAllowed,
    /// It is neither a file nor a folder.
    NotAFile,
    /// The system failed in another way.
    Other,
}

impl Unreadable {
    /// The word that chooses the sentence in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Unreadable::NotFound => "not-found",
            Unreadable::NotAllowed => "not-allowed",
            Unreadable::NotAFile => "not-a-file",
            Unreadable::Other => "other",
        }
    }
}

/// Something wrong with a lesson, a course or a catalogue, with what is needed to say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    // The file as a file.
    /// It cannot be read.
    Unreadable(Unreadable),
    /// It is larger than any lesson.
    TooLarge {
        /// What is allowed, in kilobytes.
        limit: u64,
    },
    /// A folder holds more files than are looked at.
    TooManyFiles {
        /// What is allowed.
        limit: usize,
    },
    /// More is wrong with a file than is told of one.
    More {
        /// How many faults are told, and how many pieces of advice, at the most.
        most: usize,
    },
    /// A folder without lessons.
    FolderEmpty,
    /// A byte that UTF-8 does not have.
    NotUtf8,
    /// Lists or tables in each other beyond reason.
    NestedTooDeep,
    /// Not TOML.
    Syntax {
        /// What is wrong, as far as it is one of the usual things.
        fault: SyntaxFault,
        /// The parser's own English words.
        detail: String,
    },
    /// The same key a second time in one table.
    KeyTwice {
        /// The key.
        key: String,
    },

    // Keys and values.
    /// A format that this program does not know.
    FormatUnknown {
        /// The number in the file.
        found: i64,
    },
    /// A key that must be there.
    KeyMissing {
        /// The key.
        key: &'static str,
    },
    /// A key that means nothing here.
    KeyUnknown {
        /// The key.
        key: String,
        /// What was probably meant.
        suggestion: Option<String>,
        /// The keys that there are.
        known: Vec<&'static str>,
    },
    /// A key that belongs to another kind of step, or to another form of a position.
    KeyNotHere {
        /// The key.
        key: String,
        /// What it belongs to, as it is written in the file.
        belongs: &'static str,
        /// What stands here instead.
        here: &'static str,
    },
    /// A text where a number should be, and the like.
    WrongType {
        /// The key.
        key: String,
        /// What should stand there.
        expected: ValueType,
        /// What does.
        found: ValueType,
        /// How what is meant is written, where that is plain.
        instead: Option<String>,
    },
    /// A word of Latin letters with one that only looks like it.
    WordMixed {
        /// The word.
        word: String,
        /// The letter.
        letter: char,
        /// What was probably meant.
        suggestion: Option<String>,
    },
    /// A word that a key does not take.
    ValueUnknown {
        /// The key.
        key: String,
        /// The word.
        value: String,
        /// What was probably meant.
        suggestion: Option<String>,
        /// The words that there are.
        known: Vec<&'static str>,
    },
    /// A number that is too small or too large.
    NumberOutOfRange {
        /// The key.
        key: String,
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
    },
    /// An id or a key of a text that is not lower-case Latin letters, figures and hyphens.
    IdUnfit {
        /// What is written.
        id: String,
        /// Whether a text is named here, so that it may be the text itself that is written.
        of_text: bool,
    },
    /// An id that means something already: `title` among the steps, `all` among the lessons.
    IdReserved {
        /// The id.
        id: String,
    },
    /// Two steps, parts or entries with one id.
    IdTwice {
        /// The id.
        id: String,
        /// The line of the first.
        line: usize,
    },
    /// Two lessons with one id.
    LessonTwice {
        /// The id.
        id: String,
        /// The file of the first; none if it is one of the built-in course.
        file: Option<String>,
    },
    /// A list with nothing in it.
    ListEmpty {
        /// The key.
        key: String,
    },
    /// A list that is longer than any lesson needs.
    TooMany {
        /// The key.
        key: String,
        /// The most there may be.
        most: usize,
    },
    /// Something a second time in a list in which once is enough.
    EntryTwice {
        /// As it is written.
        text: String,
    },

    // The position.
    /// A step that needs a position has none.
    PositionMissing,
    /// A board and a FEN.
    PositionTwice,
    /// A board that is no drawing at all.
    BoardNoDrawing {
        /// Whether it is a FEN, or the word for the initial position, which stand in `fen`.
        is_fen: bool,
    },
    /// Not eight rows.
    BoardRanks {
        /// How many there are.
        found: usize,
    },
    /// A row without exactly eight squares.
    BoardRankLength {
        /// The rank that the row draws, 1 to 8, counted from the bottom of the board.
        rank: usize,
        /// How many squares it has.
        found: usize,
    },
    /// A character that means nothing on a drawn board.
    BoardCharacter {
        /// The character.
        character: char,
    },
    /// A letter of the other alphabet than the rest of the board.
    BoardMixed {
        /// The letter.
        letter: char,
        /// The alphabet of the board.
        alphabet: Notation,
        /// The letter of the same piece in that alphabet, if it is a piece at all.
        instead: Option<char>,
    },
    /// A FEN that cannot be read.
    Fen(FenFaultKind),
    /// A position of no game.
    Position(PositionFault),
    /// A king that the step needs.
    KingNeeded {
        /// Whose.
        color: Color,
        /// The key of the goal that needs it.
        goal: &'static str,
    },
    /// A move that the rules refuse.
    MoveRefused {
        /// The move as written.
        text: String,
        /// Why.
        reason: Message,
    },
    /// A move that cannot be read, or fits several.
    MoveUnreadable {
        /// The move as written.
        text: String,
        /// Why.
        reason: Message,
    },
    /// A move that promotes a pawn and does not say to what.
    MovePromotion {
        /// The move as written.
        text: String,
        /// What may be meant, with the queen.
        ways: Vec<MoveText>,
    },
    /// A move with a sign that is not so: `#`, and it is no mate. It is taken all the same.
    MoveMark {
        /// The move as written.
        text: String,
        /// What is not so.
        remark: Remark,
        /// The same move, rightly written.
        instead: MoveText,
    },
    /// The side to move has no legal move.
    NoLegalMove,

    // Squares and questions.
    /// No square of the board.
    SquareUnreadable {
        /// What is written.
        text: String,
    },
    /// A square a second time in a list.
    SquareTwice {
        /// The square.
        square: Square,
    },
    /// No arrow.
    ArrowUnreadable {
        /// What is written.
        text: String,
    },
    /// A phrase that asks nothing we know.
    QuestionUnreadable {
        /// What is written.
        text: String,
        /// What was probably meant.
        suggestion: Option<String>,
    },
    /// More questions joined than are read.
    QuestionTooLong {
        /// How many.
        parts: usize,
        /// How many there may be.
        most: usize,
    },
    /// A question about the piece on an empty square.
    QuestionNoPiece {
        /// The square.
        square: Square,
    },
    /// A question about a check, where nobody gives one.
    QuestionNoCheck {
        /// The side to move.
        side: Color,
    },
    /// Two questions joined by `and` whose answers have no square in common.
    QuestionNothingInCommon {
        /// The first, as a phrase.
        first: String,
        /// The second.
        second: String,
    },
    /// Nothing is to be marked.
    AnswerEmpty,
    /// Every square is to be marked.
    AnswerEverything,
    /// Marks or a highlight that light no square.
    MarksEmpty,

    // Choices.
    /// An answer that this question cannot have.
    OptionUnfit {
        /// The answer.
        option: String,
        /// The answers that fit.
        known: Vec<&'static str>,
    },
    /// An option a second time.
    OptionTwice {
        /// The option.
        option: String,
    },
    /// An option that reads like another one.
    OptionSame {
        /// What both say.
        option: String,
        /// In this language.
        language: Language,
    },
    /// More options than there are figures to pick them by.
    OptionsTooMany {
        /// The most there may be.
        most: usize,
    },
    /// A right answer that is not among the options, or none at all in a question of the teacher's own.
    OptionRightMissing {
        /// The right answers that are missing; none where the file itself must say which is right.
        missing: Vec<&'static str>,
    },
    /// Every option is right.
    OptionWrongMissing,
    /// An option that would count as wrong and yet is true, or may be.
    OptionTrueToo {
        /// The option.
        option: String,
    },

    // Goals and opponents.
    /// A goal that names none.
    GoalEmpty {
        /// The keys that there are.
        known: Vec<&'static str>,
    },
    /// Two goals in one step.
    GoalSeveral {
        /// The second.
        key: &'static str,
        /// The first.
        first: &'static str,
    },
    /// `stars`, and no star on the board.
    NoStars,
    /// A square to be reached on which the student's own man stands from the beginning.
    ReachAlreadyThere {
        /// The square.
        square: Square,
    },
    /// Nothing of the opponent's stands where something is to be captured.
    CaptureNothing {
        /// The square.
        square: Square,
    },
    /// A king is never captured.
    CaptureKing {
        /// The square.
        square: Square,
    },
    /// Nothing at all to capture.
    CaptureNobody,
    /// No man of the student's stands on a square that needs one.
    NoOwnMan {
        /// The square.
        square: Square,
    },
    /// Not a kind of man and a square.
    ManUnreadable {
        /// What is written.
        text: String,
    },
    /// What is to be reached holds from the beginning.
    GoalHolds,
    /// A move of `accept` after which the goal cannot be reached.
    AcceptMisses {
        /// The move.
        mv: MoveText,
    },
    /// An answer of `wrong` that is right.
    WrongIsRight,
    /// A move of `wrong` with which a shortest solution begins.
    WrongBeginsRight,
    /// A second text for the same wrong answer.
    WrongTwice,
    /// An offer to be answered where the step says of none.
    OfferMissing,
    /// An offer that stands before both players have made a move: it cannot be accepted (FIDE Laws 5.2.3).
    OfferTooEarly,
    /// A draw to be offered to an opponent that answers at once, so that there is no time for it (FIDE Laws 9.1.2.1).
    OfferAnswered,
    /// Something is to be played or said in a game that has ended.
    GameOver {
        /// How it ended, as a sentence.
        how: Message,
    },
    /// More half-moves without a capture or a pawn's move than there can have been.
    ClockImpossible {
        /// How many are claimed.
        made: u32,
        /// The number of the move, before which there were no more than `most`; none where the square passed by a pawn's double
        /// step says that there was none.
        before_move: Option<u32>,
        /// How many there can have been.
        most: u32,
    },
    /// It is played on where too little is left on the board to win by.
    GameDrawn {
        /// Why it would be a draw, as a sentence.
        how: Message,
    },
    /// A check to be answered where there is none.
    NotInCheck,
    /// Something that must not be, in something that must not be.
    NotInNot,
    /// Every answer to a check, each from the beginning, as a part of another goal.
    AnswerEveryAlone,
    /// The same move of the student's is answered in two ways.
    LineTwoAnswers {
        /// The first answer.
        first: MoveText,
        /// The second.
        second: MoveText,
    },
    /// A check is possible before the goal, and an opponent that stands still cannot leave its king in it.
    StillPastCheck {
        /// A move that gives check without ending the step.
        mv: MoveText,
    },
    /// A check that is asked for is possible before the rest of the goal, and an opponent that stands still cannot leave its
    /// king in it.
    StillCheckLast {
        /// A move that gives it.
        mv: MoveText,
    },
    /// A mate in several moves against an opponent that stands still: it is proved against no defence.
    StillMate {
        /// The moves.
        moves: u32,
    },
    /// Moves that mate in time too, against every defence, and with which the written line does not go on.
    LineLeavesOut {
        /// The answer after which they can be played; none at the beginning of the step.
        after: Option<MoveText>,
        /// The moves.
        moves: Vec<MoveText>,
    },
    /// A shown line in which the same side moves again after giving check.
    ShownPastCheck,

    // Pieces to be put on the board, answers to be written.
    /// A text that names no piece with its colour.
    PieceUnreadable {
        /// What is written.
        text: String,
    },
    /// A goal that speaks of moves, where only a position is judged.
    GoalNeedsMoves {
        /// The goal, as a file writes it.
        goal: String,
    },
    /// However the pieces of a `place` step are put, its goal does not hold.
    PlaceNowhere {
        /// Whose goal it is: the side that is to move.
        side: Color,
    },
    /// Everything stands already.
    PlaceNothing,
    /// The condition holds wherever the pieces are put.
    PlaceAnywhere,

    // Texts.
    /// Texts in a language that the lesson does not declare.
    LanguageUndeclared {
        /// The language.
        language: Language,
    },
    /// Texts under `[text]`, which is none of the languages.
    TextSection,
    /// A language that is declared and has no texts at all.
    LanguageMissing {
        /// The language.
        language: Language,
    },
    /// The title of a part lacks a language of its lessons.
    TitleMissing {
        /// The language.
        language: Language,
    },
    /// Something that the language room found in a text.
    Text(CatalogueFaultKind),
    /// A file of texts that no lesson has.
    TextsStray,

    // What the search found.
    /// The goal cannot be reached.
    Unsolvable,
    /// The goal could be reached, if what spoils the try did not.
    FailSwallows,
    /// It could not be found out within the budget.
    Unproved,
    /// Against an opponent that answers by itself the fewest moves are not known.
    ParUnknown,
    /// `par` is not the fewest moves.
    ParNotShortest {
        /// What the file says.
        par: u32,
        /// What is true.
        shortest: u32,
    },
    /// The limit is smaller than what is needed.
    LimitTooSmall {
        /// What the file says.
        limit: u32,
        /// What is needed.
        shortest: u32,
    },
    /// The goal takes more moves than a try has where the file gives no limit.
    LimitMissing {
        /// How many it has then.
        allowed: u32,
        /// What is needed.
        shortest: u32,
    },
    /// The mate is there, but in more moves than the goal says, or fewer.
    MateInOther {
        /// What the file says.
        moves: u32,
        /// What is true.
        shortest: u32,
    },

    // Courses.
    /// A course names a lesson that there is no file of.
    LessonMissing {
        /// The id.
        id: String,
        /// Whether it is one of the built-in course, which needs no naming.
        builtin: bool,
    },
    /// A lesson that its course does not name.
    LessonUnlisted {
        /// The id.
        id: String,
    },
    /// A test names a lesson that no part of its course has.
    TestLessonUnknown {
        /// The id.
        id: String,
        /// What was probably meant.
        suggestion: Option<String>,
    },
    /// A lesson is made a test twice.
    TestTwice {
        /// The lesson.
        id: String,
        /// The line of the first.
        line: usize,
    },
    /// A test that lets a student skip the test itself.
    TestSkipsItself {
        /// The lesson.
        id: String,
    },
    /// A test in which nothing is to be done.
    TestWithoutExercise {
        /// The lesson.
        id: String,
    },
}

/// What is wrong with a text that is not TOML. Only what teachers do write has a name of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SyntaxFault {
    /// A text that does not end where it should.
    UnclosedText,
    /// A text that stands without its quotes.
    Unquoted,
    /// A backslash before something that it does not go with.
    Escape,
    /// A key without `=`.
    NoEquals,
    /// A key and `=`, and nothing after it.
    NoValue,
    /// A list without its last bracket.
    UnclosedList,
    /// Text in quotation marks that are none of TOML's.
    Quotes,
    /// A key and its value in a list, without the braces of a table around them.
    Unbraced,
    /// A table in braces without its last brace.
    UnclosedBraces,
    /// A header in brackets that is not closed.
    UnclosedHeader,
    /// Two members of a list or table without a comma between.
    NoComma,
    /// A comma too many.
    ExtraComma,
    /// Something after the end of a value, or between the lines.
    LeftOver,
    /// A key that is written with something else than letters, figures, `-` and `_`.
    Key,
    /// A number that is written otherwise than numbers are.
    Number,
    /// An `=` too many.
    ExtraEquals,
    /// A bracket or a brace that closes nothing.
    Closing,
    /// A key of something that has a value already, and is no table, or a closed one.
    Extended,
    /// Something that begins like a date or a time, and is none.
    Date,
    /// `True`, which is written `true`.
    Flag,
    /// A character that no line may have.
    Control,
    /// Anything else.
    Other,
}

impl SyntaxFault {
    /// Its name in the sentence about it.
    pub const fn name(self) -> &'static str {
        match self {
            SyntaxFault::UnclosedText => "unclosed-text",
            SyntaxFault::Unquoted => "unquoted",
            SyntaxFault::Escape => "escape",
            SyntaxFault::NoEquals => "no-equals",
            SyntaxFault::NoValue => "no-value",
            SyntaxFault::UnclosedList => "unclosed-list",
            SyntaxFault::Quotes => "quotes",
            SyntaxFault::Unbraced => "unbraced",
            SyntaxFault::UnclosedBraces => "unclosed-braces",
            SyntaxFault::UnclosedHeader => "unclosed-header",
            SyntaxFault::NoComma => "no-comma",
            SyntaxFault::ExtraComma => "extra-comma",
            SyntaxFault::LeftOver => "left-over",
            SyntaxFault::Key => "key",
            SyntaxFault::Number => "number",
            SyntaxFault::ExtraEquals => "extra-equals",
            SyntaxFault::Closing => "closing",
            SyntaxFault::Extended => "extended",
            SyntaxFault::Date => "date",
            SyntaxFault::Flag => "flag",
            SyntaxFault::Control => "control",
            SyntaxFault::Other => "other",
        }
    }
}

impl Problem {
    /// The name of the problem for programs, for ever: kebab-case. Those of FEN and positions are the ones of
    /// `skaki position --json`.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Unreadable(_) => "file-unreadable",
            Problem::TooLarge { .. } => "file-too-large",
            Problem::TooManyFiles { .. } => "too-many-files",
            Problem::More { .. } => "more-faults",
            Problem::FolderEmpty => "folder-empty",
            Problem::NotUtf8 => "not-utf8",
            Problem::NestedTooDeep => "nested-too-deep",
            Problem::Syntax { .. } => "syntax",
            Problem::KeyTwice { .. } => "key-twice",
            Problem::FormatUnknown { .. } => "format-unknown",
            Problem::KeyMissing { .. } => "key-missing",
            Problem::KeyUnknown { .. } => "key-unknown",
            Problem::KeyNotHere { .. } => "key-not-here",
            Problem::WrongType { .. } => "wrong-type",
            Problem::WordMixed { .. } => "word-mixed",
            Problem::ValueUnknown { .. } => "value-unknown",
            Problem::NumberOutOfRange { .. } => "number-out-of-range",
            Problem::IdUnfit { .. } => "id-unfit",
            Problem::IdReserved { .. } => "id-reserved",
            Problem::IdTwice { .. } => "id-twice",
            Problem::LessonTwice { .. } => "lesson-twice",
            Problem::ListEmpty { .. } => "list-empty",
            Problem::TooMany { .. } => "too-many",
            Problem::EntryTwice { .. } => "entry-twice",
            Problem::PositionMissing => "position-missing",
            Problem::PositionTwice => "position-twice",
            Problem::BoardNoDrawing { .. } => "board-no-drawing",
            Problem::BoardRanks { .. } => "board-ranks",
            Problem::BoardRankLength { .. } => "board-rank-length",
            Problem::BoardCharacter { .. } => "board-character",
            Problem::BoardMixed { .. } => "board-mixed-alphabets",
            Problem::Fen(kind) => kind.code(),
            Problem::Position(fault) => fault.code(),
            Problem::KingNeeded { .. } => "king-needed",
            Problem::MoveRefused { .. } => "move-refused",
            Problem::MoveUnreadable { .. } => "move-unreadable",
            Problem::MovePromotion { .. } => "move-promotion",
            Problem::MoveMark { .. } => "move-mark",
            Problem::NoLegalMove => "no-legal-move",
            Problem::SquareUnreadable { .. } => "square-unreadable",
            Problem::SquareTwice { .. } => "square-twice",
            Problem::ArrowUnreadable { .. } => "arrow-unreadable",
            Problem::QuestionUnreadable { .. } => "question-unreadable",
            Problem::QuestionTooLong { .. } => "question-too-long",
            Problem::QuestionNoPiece { .. } => "question-no-piece",
            Problem::QuestionNoCheck { .. } => "question-no-check",
            Problem::QuestionNothingInCommon { .. } => "question-nothing-in-common",
            Problem::AnswerEmpty => "answer-empty",
            Problem::AnswerEverything => "answer-everything",
            Problem::MarksEmpty => "marks-empty",
            Problem::OptionUnfit { .. } => "option-unfit",
            Problem::OptionTwice { .. } => "option-twice",
            Problem::OptionSame { .. } => "option-same",
            Problem::OptionsTooMany { .. } => "options-too-many",
            Problem::OptionRightMissing { .. } => "option-right-missing",
            Problem::OptionWrongMissing => "option-wrong-missing",
            Problem::OptionTrueToo { .. } => "option-true-too",
            Problem::GoalEmpty { .. } => "goal-empty",
            Problem::GoalSeveral { .. } => "goal-several",
            Problem::NoStars => "no-stars",
            Problem::ReachAlreadyThere { .. } => "reach-already-there",
            Problem::CaptureNothing { .. } => "capture-nothing",
            Problem::CaptureKing { .. } => "capture-king",
            Problem::CaptureNobody => "capture-nobody",
            Problem::NoOwnMan { .. } => "no-own-man",
            Problem::ManUnreadable { .. } => "man-unreadable",
            Problem::GoalHolds => "goal-holds",
            Problem::AcceptMisses { .. } => "accept-misses",
            Problem::WrongIsRight => "wrong-is-right",
            Problem::WrongBeginsRight => "wrong-begins-right",
            Problem::WrongTwice => "wrong-twice",
            Problem::OfferMissing => "offer-missing",
            Problem::OfferTooEarly => "offer-too-early",
            Problem::OfferAnswered => "offer-answered",
            Problem::GameOver { .. } => "game-over",
            Problem::ClockImpossible { .. } => "clock-impossible",
            Problem::GameDrawn { .. } => "game-drawn",
            Problem::NotInCheck => "not-in-check",
            Problem::NotInNot => "not-in-not",
            Problem::AnswerEveryAlone => "answer-every-alone",
            Problem::LineTwoAnswers { .. } => "line-two-answers",
            Problem::StillPastCheck { .. } => "still-past-check",
            Problem::StillCheckLast { .. } => "still-check-last",
            Problem::StillMate { .. } => "still-mate",
            Problem::LineLeavesOut { .. } => "line-leaves-out",
            Problem::ShownPastCheck => "shown-past-check",
            Problem::PieceUnreadable { .. } => "piece-unreadable",
            Problem::GoalNeedsMoves { .. } => "goal-needs-moves",
            Problem::PlaceNowhere { .. } => "place-nowhere",
            Problem::PlaceNothing => "place-nothing",
            Problem::PlaceAnywhere => "place-anywhere",
            Problem::LanguageUndeclared { .. } => "language-undeclared",
            Problem::TextSection => "text-section",
            Problem::LanguageMissing { .. } => "language-missing",
            Problem::TextsStray => "texts-stray",
            Problem::TitleMissing { .. } => "title-missing",
            Problem::Text(kind) => text_code(kind),
            Problem::Unsolvable => "unsolvable",
            Problem::FailSwallows => "fail-swallows",
            Problem::Unproved => "unproved",
            Problem::ParUnknown => "par-unknown",
            Problem::ParNotShortest { .. } => "par-not-shortest",
            Problem::LimitTooSmall { .. } => "limit-too-small",
            Problem::LimitMissing { .. } => "limit-missing",
            Problem::MateInOther { .. } => "mate-in-other",
            Problem::LessonMissing { .. } => "lesson-missing",
            Problem::LessonUnlisted { .. } => "lesson-unlisted",
            Problem::TestLessonUnknown { .. } => "test-lesson-unknown",
            Problem::TestTwice { .. } => "test-twice",
            Problem::TestSkipsItself { .. } => "test-skips-itself",
            Problem::TestWithoutExercise { .. } => "test-without-exercise",
        }
    }

    /// Whether it makes the lesson wrong.
    pub fn severity(&self) -> Severity {
        match self {
            Problem::More { .. }
            | Problem::MarksEmpty
            | Problem::MoveMark { .. }
            | Problem::EntryTwice { .. }
            | Problem::StillPastCheck { .. }
            | Problem::StillCheckLast { .. }
            | Problem::StillMate { .. }
            | Problem::LineLeavesOut { .. }
            | Problem::ClockImpossible { .. }
            | Problem::GameDrawn { .. }
            | Problem::ReachAlreadyThere { .. }
            | Problem::Text(CatalogueFaultKind::Unused(_))
            | Problem::TextsStray
            | Problem::LanguageUndeclared { .. }
            | Problem::Unproved
            | Problem::ParUnknown
            | Problem::LessonUnlisted { .. } => Severity::Advice,
            // A teaching board may hold nine queens; the student is not told that it came out of a game.
            Problem::Position(PositionFault::TooManyPieces(_) | PositionFault::ImpossibleCheck(_)) => Severity::Advice,
            _ => Severity::Fault,
        }
    }
}

/// The codes of what the language room finds.
fn text_code(kind: &CatalogueFaultKind) -> &'static str {
    use CatalogueFaultKind as Kind;
    match kind {
        Kind::Syntax { .. } => "text-syntax",
        Kind::Twice(_) => "text-twice",
        Kind::BadKey(_) => "id-unfit",
        Kind::Empty => "text-empty",
        Kind::MissingForm(_) => "form-missing",
        Kind::BadForm(_) => "form-unfit",
        Kind::UnknownFunction(_) => "function-unknown",
        Kind::UnknownName(_) => "reference-unknown",
        Kind::BadCall { .. } => "call-unfit",
        Kind::BadSelector(_) => "text-selector",
        Kind::TooLong(_) => "text-too-many-placeables",
        Kind::Missing { .. } => "text-missing",
        Kind::Unused(_) => "text-unused",
        Kind::Differs { .. } => "texts-differ",
        Kind::Untranslated { .. } => "text-untranslated",
        Kind::Text(TextFaultKind::Forbidden(_)) => "forbidden-character",
        Kind::Text(TextFaultKind::NotComposed { .. }) => "text-not-composed",
    }
}
