//! The format of lesson files as a table: every table that a file may hold, its keys, what each takes, and the sentence that
//! says what it is for. `skaki schema` and the tables of the teacher's guide are made of it.
//!
//! The table cannot drift from the reader: wherever the reader has taken a table of a file apart, `knows` holds the keys that
//! it asked for against the ones that stand here (in builds with assertions, that is in every test), and the words that a key
//! takes are the reader's own lists.
//!
//! ```
//! use skaki::language::{Language, Words};
//! use skaki::lesson::spec;
//!
//! let goal = spec::tables().iter().find(|table| table.name == "goal").unwrap();
//! let castle = goal.keys().find(|key| key.name == "castle").unwrap();
//! assert!(!castle.required);
//! let words = Words::new(Language::EN);
//! assert_eq!(words.text(&castle.takes.told()), "“true” or one of “short” or “long”");
//! ```

use crate::language::{
    Language, Message,
    ids::FORMAT_TAKES,
    ids::{self, Id},
};
use crate::lesson::{ChoiceQuestion, DrawStatus, MarkKind, Rule, Standing, Strength};
use crate::rules::{CastlingSide, ReasonKind};

use super::goal::{CHECKS, CLAIMS, LOSSES, MOST_MOVES, PROMOTIONS, SIDES, WAYS};
use super::position::COLORS;
use super::write::SHOWN;

/// A table of a file: the whole of it, a section, or what stands in braces.
#[derive(Debug)]
pub struct Table {
    /// Its name among all tables, for ever.
    pub name: &'static str,
    /// What it is called in a file, as faults name it: `goal`, `kind = "play"`.
    pub written: &'static str,
    /// What it is for.
    pub about: Id,
    /// Its keys; those that several tables share are a group of their own.
    groups: &'static [&'static [Key]],
    /// How many of its keys must be there, beside those that are required.
    pub wants: Wants,
}

/// What holds for the keys of a table together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// Nothing.
    Nothing,
    /// At least one of them must be there.
    One,
    /// At least one of these must be there.
    AnyOf(&'static [&'static str]),
    /// Exactly one of these must be there.
    OneOf(&'static [&'static str]),
    /// Exactly one of these groups must be there, whole.
    OneGroup(&'static [&'static [&'static str]]),
}

/// A key of a table.
#[derive(Debug)]
pub struct Key {
    /// As it is written.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// Whether it must be there.
    pub required: bool,
    /// What it is for, in one sentence.
    pub about: Id,
}

/// What a key takes.
#[derive(Debug)]
pub enum Takes {
    /// Text in quotes that is more than a word.
    Text(Form),
    /// A whole number from the first to the last.
    Number(u32, u32),
    /// `true`, and never `false`.
    True,
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Words(fn() -> Vec<&'static str>),
    /// A list of such, with at least one in it.
    List(&'static Takes),
    /// A list of such that may be empty.
    MaybeEmpty(&'static Takes),
    /// One of these.
    Either(&'static [Takes]),
    /// A table.
    Table(&'static Table),
    /// Sections under `[[…]]`, each one of these tables; at least one.
    Sections(&'static [&'static Table]),
    /// A table of texts, by keys of the teacher's own.
    Texts,
    /// A table with the codes of languages as keys, each of which takes this.
    ByLanguage(&'static Takes),
    /// A table with any of these words as keys, each of which takes this.
    ByWord(fn() -> Vec<&'static str>, &'static Takes),
}

/// What a text in quotes is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Form {
    /// An id: `[a-z][a-z0-9-]*`.
    Id,
    /// The key of a text of the lesson.
    TextKey,
    Board,
    Fen,
    /// Castling rights as FEN writes them.
    Castling,
    Move,
    Moves,
    Square,
    /// Two squares: `d4-d8`.
    Arrow,
    /// A kind of man and a square: `knight f3`.
    Man,
    /// A man by its colour and kind: `white rook`.
    Piece,
    /// What a student may type.
    Typed,
    /// A question about the position.
    Question,
    /// `legal` and a move by its squares: `legal e1 g1`.
    Legal,
    /// Anything that is to be read.
    Title,
}

impl Form {
    /// The word that chooses the phrase in the catalogues.
    const fn name(self) -> &'static str {
        match self {
            Form::Id => "id",
            Form::TextKey => "text-key",
            Form::Board => "board",
            Form::Fen => "fen",
            Form::Castling => "castling",
            Form::Move => "move",
            Form::Moves => "moves",
            Form::Square => "square",
            Form::Arrow => "arrow",
            Form::Man => "man",
            Form::Piece => "piece",
            Form::Typed => "typed",
            Form::Question => "question",
            Form::Legal => "legal",
            Form::Title => "title",
        }
    }
}

impl Table {
    /// Its keys, in the order in which they are explained.
    pub fn keys(&self) -> impl Iterator<Item = &'static Key> {
        self.groups.iter().flat_map(|group| group.iter())
    }
}

impl Takes {
    /// What a key takes, as a phrase.
    pub fn told(&self) -> Message {
        let what = |what| Message::new(FORMAT_TAKES).word("what", what);
        match self {
            Takes::Text(form) => what(form.name()),
            Takes::Number(least, most) if least == most => Message::new(ids::FORMAT_ALWAYS).with("number", *least),
            Takes::Number(least, most) => {
                Message::new(ids::FORMAT_NUMBER).with("least", *least).with("most", i64::from(*most))
            }
            Takes::True => what("true"),
            Takes::Flag => what("flag"),
            Takes::Words(words) => {
                let quoted = |word: &&str| Message::new(ids::FORMAT_WORD).with("word", (*word).to_owned());
                let words: Vec<Message> = words().iter().map(quoted).collect();
                match words.as_slice() {
                    [word] => word.clone(),
                    _ => Message::new(ids::FORMAT_WORDS).with("words", words),
                }
            }
            Takes::List(item) | Takes::MaybeEmpty(item) => Message::new(ids::FORMAT_LIST).with("item", item.told()),
            Takes::Either(several) => {
                let several: Vec<Message> = several.iter().map(Takes::told).collect();
                Message::new(ids::FORMAT_EITHER).with("several", several)
            }
            Takes::Table(table) => Message::new(ids::FORMAT_TABLE).with("name", table.name.to_owned()),
            Takes::Sections(_) => what("sections"),
            Takes::Texts => what("texts"),
            Takes::ByLanguage(takes) => Message::new(ids::FORMAT_BY_LANGUAGE).with("item", takes.told()),
            Takes::ByWord(_, takes) => Message::new(ids::FORMAT_BY_WORD).with("item", takes.told()),
        }
    }
}

/// Every table of the format, in the order of the teacher's guide: those of lesson files, then those of course files.
pub fn tables() -> &'static [&'static Table] {
    &TABLES
}

static TABLES: [&Table; 20] = [
    &LESSON,
    &SHOW,
    &SHOWN_MOVE,
    &PLAY,
    &GOAL,
    &FAIL,
    &OPPONENT,
    &WRONG_MOVE,
    &MARK,
    &WRONG_SQUARE,
    &CHOOSE,
    &OPTION,
    &PLACE,
    &TARGET,
    &WRITE,
    &WRONG_ANSWER,
    &MARKS,
    &COURSE,
    &PART,
    &TEST,
];

/// Whether the table that a file writes so has exactly these keys.
pub(super) fn knows(written: &str, keys: &[&'static str]) -> bool {
    if written == "explain" {
        return keys.iter().all(|key| answers().contains(key));
    }
    if matches!(written, "text" | "title") {
        return keys.iter().all(|key| Language::from_code(key).is_some());
    }
    let same = |table: &&&Table| {
        table.keys().all(|key| keys.contains(&key.name)) && keys.iter().all(|key| table.keys().any(|k| k.name == *key))
    };
    TABLES.iter().chain([&&STEP]).filter(|table| table.written == written).any(|table| same(&table))
}

/// A key that must be there.
const fn must(name: &'static str, takes: Takes, about: Id) -> Key {
    Key { name, takes, required: true, about }
}

/// A key that may be there.
const fn may(name: &'static str, takes: Takes, about: Id) -> Key {
    Key { name, takes, required: false, about }
}

const fn table(name: &'static str, written: &'static str, about: Id, groups: &'static [&'static [Key]]) -> Table {
    Table { name, written, about, groups, wants: Wants::Nothing }
}

macro_rules! words {
    ($list:expr) => {
        Takes::Words(|| $list.iter().map(|(word, _)| *word).collect())
    };
    (alone $word:literal) => {
        Takes::Words(|| vec![$word])
    };
}

const ID: Takes = Takes::Text(Form::Id);
const TEXT_KEY: Takes = Takes::Text(Form::TextKey);
const MOVE: Takes = Takes::Text(Form::Move);
const SQUARE: Takes = Takes::Text(Form::Square);
const LANGUAGE: Takes = Takes::Words(|| Language::all().map(Language::code).collect());
const RULE: Takes = Takes::Words(|| Rule::ALL.iter().copied().map(Rule::slug).collect());
/// One square, or a list of them.
const SQUARES: Takes = Takes::Either(&[SQUARE, Takes::List(&SQUARE)]);
/// A list of squares, or a question whose answer is squares.
const ASKED: Takes = Takes::Either(&[Takes::Text(Form::Question), Takes::List(&SQUARE)]);

static LESSON: Table = table(
    "lesson",
    "lesson",
    ids::FORMAT_LESSON,
    &[&[
        must("format", Takes::Number(1, 1), ids::FORMAT_LESSON_FORMAT),
        must("id", ID, ids::FORMAT_LESSON_ID),
        must("languages", Takes::List(&LANGUAGE), ids::FORMAT_LESSON_LANGUAGES),
        may("rules", Takes::MaybeEmpty(&RULE), ids::FORMAT_RULES),
        may("text", Takes::ByLanguage(&Takes::Texts), ids::FORMAT_LESSON_TEXT),
        must("step", Takes::Sections(&[&SHOW, &PLAY, &MARK, &CHOOSE, &PLACE, &WRITE]), ids::FORMAT_LESSON_STEP),
    ]],
);

/// The id of every step.
static STEP_ID: [Key; 1] = [must("id", ID, ids::FORMAT_STEP_ID)];

/// What states a position.
static POSITION: [Key; 5] = [
    may("board", Takes::Text(Form::Board), ids::FORMAT_STEP_BOARD),
    may("fen", Takes::Text(Form::Fen), ids::FORMAT_STEP_FEN),
    may("turn", words!(COLORS), ids::FORMAT_STEP_TURN),
    may("castling", Takes::Text(Form::Castling), ids::FORMAT_STEP_CASTLING),
    may("moves", Takes::Text(Form::Moves), ids::FORMAT_STEP_MOVES),
];

/// The other keys of every step.
static COMMON: [Key; 7] = [
    may("view", words!(COLORS), ids::FORMAT_STEP_VIEW),
    may("marks", Takes::Table(&MARKS), ids::FORMAT_STEP_MARKS),
    may("arrows", Takes::MaybeEmpty(&Takes::Text(Form::Arrow)), ids::FORMAT_STEP_ARROWS),
    may("rules", Takes::MaybeEmpty(&RULE), ids::FORMAT_STEP_RULES),
    may("rulebook", words!(super::step::RULEBOOKS), ids::FORMAT_STEP_RULEBOOK),
    may("hints", Takes::Either(&[TEXT_KEY, Takes::MaybeEmpty(&TEXT_KEY)]), ids::FORMAT_STEP_HINTS),
    may("success", TEXT_KEY, ids::FORMAT_STEP_SUCCESS),
];

static SHOW_KEYS: [Key; 1] =
    [may("line", Takes::MaybeEmpty(&Takes::Either(&[MOVE, Takes::Table(&SHOWN_MOVE)])), ids::FORMAT_SHOW_LINE)];

static PLAY_KEYS: [Key; 8] = [
    must("goal", Takes::Table(&GOAL), ids::FORMAT_PLAY_GOAL),
    may("fail", Takes::Table(&FAIL), ids::FORMAT_PLAY_FAIL),
    may("opponent", Takes::Either(&[words!(alone "still"), Takes::Table(&OPPONENT)]), ids::FORMAT_PLAY_OPPONENT),
    may("par", Takes::Number(0, MOST_MOVES), ids::FORMAT_PLAY_PAR),
    may("limit", Takes::Number(1, MOST_MOVES), ids::FORMAT_PLAY_LIMIT),
    may("accept", Takes::Either(&[MOVE, Takes::List(&MOVE)]), ids::FORMAT_PLAY_ACCEPT),
    may("acts", Takes::Flag, ids::FORMAT_PLAY_ACTS),
    may("offered", Takes::Flag, ids::FORMAT_PLAY_OFFERED),
];

static PLAY_WRONG: [Key; 1] = [may("wrong", Takes::MaybeEmpty(&Takes::Table(&WRONG_MOVE)), ids::FORMAT_STEP_WRONG)];

static MARK_KEYS: [Key; 2] = [
    must("answer", ASKED, ids::FORMAT_MARK_ANSWER),
    may("wrong", Takes::MaybeEmpty(&Takes::Table(&WRONG_SQUARE)), ids::FORMAT_STEP_WRONG),
];

/// Every word that answers a question of `choose`.
pub(super) fn answers() -> Vec<&'static str> {
    let mut words = vec!["yes", "no"];
    words.extend(CastlingSide::ALL.map(CastlingSide::name));
    words.extend(Standing::ALL.map(Standing::name));
    words.extend(DrawStatus::ALL.map(DrawStatus::name));
    words.extend(ReasonKind::ALL.iter().map(|kind| kind.code()));
    words
}

/// The questions of `choose` that are words alone.
fn questions() -> Vec<&'static str> {
    ChoiceQuestion::PHRASES.into_iter().filter(|phrase| !phrase.starts_with("legal")).collect()
}

static CHOOSE_KEYS: [Key; 3] = [
    must("question", Takes::Either(&[Takes::Words(questions), Takes::Text(Form::Legal)]), ids::FORMAT_CHOOSE_QUESTION),
    may(
        "options",
        Takes::List(&Takes::Either(&[Takes::Words(answers), Takes::Table(&OPTION)])),
        ids::FORMAT_CHOOSE_OPTIONS,
    ),
    may("explain", Takes::ByWord(answers, &TEXT_KEY), ids::FORMAT_CHOOSE_EXPLAIN),
];

static CHOOSE: Table = table(
    "step-choose",
    "kind = \"choose\"",
    ids::FORMAT_CHOOSE,
    &[&[must("kind", words!(alone "choose"), ids::FORMAT_STEP_KIND)], &STEP_ID, &POSITION, &COMMON, &CHOOSE_KEYS],
);

static OPTION: Table = table(
    "option",
    "options",
    ids::FORMAT_OPTION,
    &[&[
        must("text", TEXT_KEY, ids::FORMAT_OPTION_TEXT),
        may("right", Takes::Flag, ids::FORMAT_OPTION_RIGHT),
        may("why", TEXT_KEY, ids::FORMAT_OPTION_WHY),
    ]],
);

static PLACE_KEYS: [Key; 3] = [
    may("target", Takes::Either(&[words!(alone "start"), Takes::Table(&TARGET)]), ids::FORMAT_PLACE_TARGET),
    may("pieces", Takes::Either(&[PIECE, Takes::List(&PIECE)]), ids::FORMAT_PLACE_PIECES),
    may("goal", Takes::Table(&GOAL), ids::FORMAT_PLACE_GOAL),
];

const PIECE: Takes = Takes::Text(Form::Piece);

static PLACE: Table = Table {
    name: "step-place",
    written: "kind = \"place\"",
    about: ids::FORMAT_PLACE,
    groups: &[&[must("kind", words!(alone "place"), ids::FORMAT_STEP_KIND)], &STEP_ID, &POSITION, &COMMON, &PLACE_KEYS],
    wants: Wants::OneGroup(&[&["target"], &["pieces", "goal"]]),
};

static TARGET: Table = Table {
    name: "target",
    written: "target",
    about: ids::FORMAT_TARGET,
    groups: &[&POSITION],
    wants: Wants::OneOf(&["board", "fen"]),
};

static WRITE_KEYS: [Key; 4] = [
    may("square", SQUARE, ids::FORMAT_WRITE_SQUARE),
    may("move", MOVE, ids::FORMAT_WRITE_MOVE),
    may("show", words!(SHOWN), ids::FORMAT_WRITE_SHOW),
    may("wrong", Takes::MaybeEmpty(&Takes::Table(&WRONG_ANSWER)), ids::FORMAT_STEP_WRONG),
];

static WRITE: Table = Table {
    name: "step-write",
    written: "kind = \"write\"",
    about: ids::FORMAT_WRITE,
    groups: &[&[must("kind", words!(alone "write"), ids::FORMAT_STEP_KIND)], &STEP_ID, &POSITION, &COMMON, &WRITE_KEYS],
    wants: Wants::OneOf(&["square", "move"]),
};

static WRONG_ANSWER: Table = table(
    "wrong-answer",
    "wrong",
    ids::FORMAT_WRONG,
    &[&[
        must("answer", Takes::Text(Form::Typed), ids::FORMAT_WRONG_ANSWER),
        must("text", TEXT_KEY, ids::FORMAT_WRONG_TEXT),
    ]],
);

static SHOW: Table = table(
    "step-show",
    "kind = \"show\"",
    ids::FORMAT_SHOW,
    &[&[must("kind", words!(alone "show"), ids::FORMAT_STEP_KIND)], &STEP_ID, &POSITION, &COMMON, &SHOW_KEYS],
);

static PLAY: Table = table(
    "step-play",
    "kind = \"play\"",
    ids::FORMAT_PLAY,
    &[
        &[must("kind", words!(alone "play"), ids::FORMAT_STEP_KIND)],
        &STEP_ID,
        &POSITION,
        &COMMON,
        &PLAY_KEYS,
        &PLAY_WRONG,
    ],
);

static MARK: Table = table(
    "step-mark",
    "kind = \"mark\"",
    ids::FORMAT_MARK,
    &[&[must("kind", words!(alone "mark"), ids::FORMAT_STEP_KIND)], &STEP_ID, &POSITION, &COMMON, &MARK_KEYS],
);

/// A step whose kind cannot be read: whatever it was meant to be, these keys may be right.
static STEP: Table = table(
    "step",
    "step",
    ids::FORMAT_LESSON_STEP,
    &[
        &[must("kind", words!(super::step::KINDS), ids::FORMAT_STEP_KIND)],
        &STEP_ID,
        &POSITION,
        &COMMON,
        &SHOW_KEYS,
        &PLAY_KEYS,
        &MARK_KEYS,
        &CHOOSE_KEYS,
        &PLACE_KEYS,
        &WRITE_KEYS,
    ],
);

static SHOWN_MOVE: Table = table(
    "line",
    "line",
    ids::FORMAT_SHOWN_MOVE,
    &[&[must("move", MOVE, ids::FORMAT_SHOWN_MOVE_MOVE), may("text", TEXT_KEY, ids::FORMAT_SHOWN_MOVE_TEXT)]],
);

static GOAL: Table = Table {
    name: "goal",
    written: "goal",
    about: ids::FORMAT_GOAL,
    groups: &[&[
        may("reach", Takes::Either(&[words!(alone "stars"), SQUARE, Takes::List(&SQUARE)]), ids::FORMAT_GOAL_REACH),
        may("in-order", Takes::Flag, ids::FORMAT_GOAL_IN_ORDER),
        may("capture", CAPTURE, ids::FORMAT_GOAL_CAPTURE),
        may("check", Takes::Either(&[Takes::True, words!(CHECKS)]), ids::FORMAT_GOAL_CHECK),
        may("checkmate", Takes::Number(1, MOST_MOVES), ids::FORMAT_GOAL_CHECKMATE),
        may("stalemate", Takes::True, ids::FORMAT_GOAL_STALEMATE),
        may("answer-check", words!(WAYS), ids::FORMAT_GOAL_ANSWER_CHECK),
        may("castle", Takes::Either(&[Takes::True, words!(SIDES)]), ids::FORMAT_GOAL_CASTLE),
        may("en-passant", Takes::True, ids::FORMAT_GOAL_EN_PASSANT),
        may("promote", Takes::Either(&[Takes::True, words!(PROMOTIONS)]), ids::FORMAT_GOAL_PROMOTE),
        may("attack", SQUARES, ids::FORMAT_GOAL_ATTACK),
        may("defend", SQUARES, ids::FORMAT_GOAL_DEFEND),
        may("control", SQUARES, ids::FORMAT_GOAL_CONTROL),
        may(
            "bring",
            Takes::Either(&[Takes::Text(Form::Man), Takes::List(&Takes::Text(Form::Man))]),
            ids::FORMAT_GOAL_BRING,
        ),
        may("safe", Takes::True, ids::FORMAT_GOAL_SAFE),
        may("claim", Takes::Either(&[Takes::True, words!(CLAIMS)]), ids::FORMAT_GOAL_CLAIM),
        may("offer", Takes::True, ids::FORMAT_GOAL_OFFER),
        may("accept", Takes::True, ids::FORMAT_GOAL_ACCEPT),
        may("decline", Takes::True, ids::FORMAT_GOAL_DECLINE),
        may("resign", Takes::True, ids::FORMAT_GOAL_RESIGN),
    ]],
    wants: Wants::AnyOf(&super::goal::CONDITIONS),
};

/// All, so many, or the men on these squares.
const CAPTURE: Takes =
    Takes::Either(&[words!(alone "all"), Takes::Number(1, super::goal::MOST_MEN), SQUARE, Takes::List(&SQUARE)]);

static FAIL: Table = Table {
    name: "fail",
    written: "fail",
    about: ids::FORMAT_FAIL,
    groups: &[&[
        may("lose", words!(LOSSES), ids::FORMAT_FAIL_LOSE),
        may("opponent-promotes", Takes::True, ids::FORMAT_FAIL_OPPONENT_PROMOTES),
        may("reach", Takes::Either(&[words!(alone "stars"), SQUARE, Takes::List(&SQUARE)]), ids::FORMAT_FAIL_REACH),
        may("capture", Takes::Either(&[words!(alone "all"), SQUARE, Takes::List(&SQUARE)]), ids::FORMAT_FAIL_CAPTURE),
        may("check", Takes::Either(&[Takes::True, words!(CHECKS)]), ids::FORMAT_GOAL_CHECK),
        may("stalemate", Takes::True, ids::FORMAT_GOAL_STALEMATE),
        may("castle", Takes::Either(&[Takes::True, words!(SIDES)]), ids::FORMAT_GOAL_CASTLE),
        may("en-passant", Takes::True, ids::FORMAT_GOAL_EN_PASSANT),
        may("promote", Takes::Either(&[Takes::True, words!(PROMOTIONS)]), ids::FORMAT_GOAL_PROMOTE),
    ]],
    wants: Wants::One,
};

static OPPONENT: Table = Table {
    name: "opponent",
    written: "opponent",
    about: ids::FORMAT_OPPONENT,
    groups: &[&[
        may(
            "line",
            Takes::Either(&[Takes::Text(Form::Moves), Takes::List(&Takes::Text(Form::Moves))]),
            ids::FORMAT_OPPONENT_LINE,
        ),
        may("reply", Takes::Words(|| Strength::ALL.map(Strength::name).to_vec()), ids::FORMAT_OPPONENT_REPLY),
        may("seed", Takes::Number(0, u32::MAX), ids::FORMAT_OPPONENT_SEED),
    ]],
    wants: Wants::OneOf(&["line", "reply"]),
};

static WRONG_MOVE: Table = table(
    "wrong-move",
    "wrong",
    ids::FORMAT_WRONG,
    &[&[must("move", MOVE, ids::FORMAT_WRONG_MOVE), must("text", TEXT_KEY, ids::FORMAT_WRONG_TEXT)]],
);

static WRONG_SQUARE: Table = table(
    "wrong-square",
    "wrong",
    ids::FORMAT_WRONG,
    &[&[must("square", SQUARE, ids::FORMAT_WRONG_SQUARE), must("text", TEXT_KEY, ids::FORMAT_WRONG_TEXT)]],
);

static MARKS: Table = table(
    "marks",
    "marks",
    ids::FORMAT_MARKS,
    &[&[
        may(MarkKind::CanGo.name(), ASKED, ids::FORMAT_MARKS_CAN_GO),
        may(MarkKind::Controls.name(), ASKED, ids::FORMAT_MARKS_CONTROLS),
        may(MarkKind::Takes.name(), ASKED, ids::FORMAT_MARKS_TAKES),
        may(MarkKind::Attacked.name(), ASKED, ids::FORMAT_MARKS_ATTACKED),
        may(MarkKind::LastMove.name(), ASKED, ids::FORMAT_MARKS_LAST_MOVE),
        may(MarkKind::Target.name(), ASKED, ids::FORMAT_MARKS_TARGET),
    ]],
);

static COURSE: Table = table(
    "course",
    "course",
    ids::FORMAT_COURSE,
    &[&[
        must("format", Takes::Number(1, 1), ids::FORMAT_LESSON_FORMAT),
        must("id", ID, ids::FORMAT_COURSE_ID),
        must("part", Takes::Sections(&[&PART]), ids::FORMAT_COURSE_PART),
        may("test", Takes::Sections(&[&TEST]), ids::FORMAT_COURSE_TEST),
    ]],
);

static PART: Table = table(
    "part",
    "part",
    ids::FORMAT_PART,
    &[&[
        must("id", ID, ids::FORMAT_PART_ID),
        must("title", Takes::ByLanguage(&Takes::Text(Form::Title)), ids::FORMAT_PART_TITLE),
        must("lessons", Takes::MaybeEmpty(&ID), ids::FORMAT_PART_LESSONS),
    ]],
);

static TEST: Table = table(
    "test",
    "test",
    ids::FORMAT_TEST,
    &[&[
        must("lesson", ID, ids::FORMAT_TEST_LESSON),
        may("hints", words!(super::course_tests::HINTS), ids::FORMAT_TEST_HINTS),
        may("pass", Takes::Number(1, 100), ids::FORMAT_TEST_PASS),
        may("skips", Takes::MaybeEmpty(&ID), ids::FORMAT_TEST_SKIPS),
    ]],
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_that_a_key_takes_is_in_the_list_once() {
        fn named(takes: &'static Takes, found: &mut Vec<&'static str>) {
            match takes {
                Takes::Table(table) => found.push(table.name),
                Takes::Sections(tables) => found.extend(tables.iter().map(|table| table.name)),
                Takes::List(item) | Takes::MaybeEmpty(item) | Takes::ByLanguage(item) | Takes::ByWord(_, item) => {
                    named(item, found);
                }
                Takes::Either(several) => several.iter().for_each(|one| named(one, found)),
                Takes::Text(_) | Takes::Number(..) | Takes::True | Takes::Flag | Takes::Words(_) | Takes::Texts => {}
            }
        }
        let names: Vec<&str> = tables().iter().map(|table| table.name).collect();
        for table in tables() {
            assert_eq!(names.iter().filter(|name| **name == table.name).count(), 1, "{}", table.name);
            for key in table.keys() {
                let mut found = Vec::new();
                named(&key.takes, &mut found);
                assert!(found.iter().all(|name| names.contains(name)), "{}: {found:?}", table.name);
            }
        }
    }

    #[test]
    fn every_kind_of_mark_has_its_key() {
        let keys = |table: &Table| table.keys().map(|key| key.name).collect::<Vec<_>>();
        assert_eq!(keys(&MARKS), MarkKind::ALL.map(MarkKind::name));
        assert!(knows("marks", &MarkKind::ALL.map(MarkKind::name)));
        assert!(!knows("marks", &["can-go"]));
        assert!(!knows("nothing", &[]));
    }
}
