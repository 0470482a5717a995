//! What a teacher wrote, read and understood: courses, parts, lessons and steps.
//!
//! Nothing here can be wrong in itself – positions stand, moves are legal, names are known – because
//! [`load`](super::load) builds these values only from a file without faults. Whether a step can be *solved*
//! is what [`check`](super::check) proves.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::OnceLock;

use crate::language::Language;
use crate::rules::{Color, Game, Move, PieceKind, Square, SquareSet};

use super::choose::Choose;
use super::place::Place;
use super::play::Play;
use super::question::Squares;
use super::rule::Rule;
use super::write::Write;

/// Lessons in an order, under a name: the built-in course, or a teacher's folder.
#[derive(Clone, Debug)]
pub struct Course {
    /// Stable identifier, `[a-z][a-z0-9-]*`.
    pub id: String,
    /// The parts, in the order they are taught.
    pub parts: Vec<Part>,
    /// Which of the lessons are tests, in the order of the file.
    pub tests: Vec<Test>,
}

impl Course {
    /// All lessons in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.parts.iter().flat_map(|part| &part.lessons)
    }
}

/// A lesson that is a test: done without hints, judged as a whole at its end, and taken again as often as one likes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// The lesson.
    pub lesson: String,
    /// Whether hints are given.
    pub hints: Hints,
    /// The share of the stars that passes it, in percent, 1 to 100. Each exercise gives three at the most, by the rule that
    /// holds everywhere; one whose answer was shown gives none.
    pub pass: u8,
    /// The lessons of the same course that count as known once it is passed.
    pub skips: Vec<String>,
}

impl Test {
    /// The share that passes a test that says nothing.
    pub const PASS: u8 = 80;

    /// The fewest stars that pass, of so many that its exercises can give.
    ///
    /// ```
    /// use skaki::lesson::{Hints, Test};
    /// let test = Test { lesson: "exam".into(), hints: Hints::Off, pass: 80, skips: Vec::new() };
    /// assert_eq!((test.stars_needed(24), test.stars_needed(30), test.stars_needed(0)), (20, 24, 0));
    /// ```
    pub fn stars_needed(&self, possible: u32) -> u32 {
        (possible * u32::from(self.pass)).div_ceil(100)
    }
}

/// Whether hints are given in a test.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Hints {
    /// They are refused.
    #[default]
    Off,
    /// They are given and cost a star each, as in any lesson.
    On,
}

/// A chapter of a course.
#[derive(Clone, Debug)]
pub struct Part {
    /// Stable identifier, unique within its course.
    pub id: String,
    /// Its title in each language that has one.
    pub title: Title,
    /// Its lessons, in order.
    pub lessons: Vec<Lesson>,
}

/// A title in each language that has one, written in the file of the course itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Title {
    /// Language and words, in the order of the file.
    pub texts: Vec<(Language, String)>,
}

impl Title {
    /// The title in this language, or in one that stands in for it; empty if none has one.
    pub fn text(&self, language: Language) -> &str {
        let of = |language| self.texts.iter().find(|(known, _)| *known == language);
        language.fallbacks().find_map(of).map_or("", |(_, text)| text.as_str())
    }
}

/// One file of steps. Its title is the lesson's text `title`.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Stable identifier: progress and message ids hang on it.
    pub id: String,
    /// The languages whose texts are complete.
    pub languages: Vec<Language>,
    /// The rows of the rules ledger that it teaches.
    pub rules: Vec<Rule>,
    /// Its steps, in order; at least one.
    pub steps: Steps,
    /// The Fluent source of each language as the lesson's file itself carries it; the built-in course
    /// keeps its texts in `locales/` instead and leaves this empty.
    pub texts: Vec<(Language, Vec<(String, String)>)>,
}

impl Lesson {
    /// The step with this identifier, and its place.
    pub fn step(&self, id: &str) -> Option<(usize, &Step)> {
        self.steps.iter().enumerate().find(|(_, step)| step.id == id)
    }
}

/// The steps of a lesson, which are a slice of [`Step`]s. Those of the built-in course are read when somebody first looks
/// at one; for lists and counts the outline is enough.
#[derive(Clone, Debug)]
pub struct Steps {
    outline: Vec<StepOutline>,
    steps: OnceLock<Vec<Step>>,
    /// How they are read, where they are not at hand.
    read: Option<Unread>,
}

/// What is known of a step before it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepOutline {
    /// Its identifier.
    pub id: Cow<'static, str>,
    /// Whether nothing is to be done but to read it ([`Step::is_reading`]).
    pub is_reading: bool,
}

/// Steps in a text that the program carries, and the reader of such texts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unread {
    pub(super) name: &'static str,
    pub(super) source: &'static str,
    pub(super) reader: fn(&'static str, &'static str) -> Vec<Step>,
}

impl Steps {
    /// Steps that are to be read when they are needed.
    pub(super) const fn unread(outline: Vec<StepOutline>, read: Unread) -> Steps {
        Steps { outline, steps: OnceLock::new(), read: Some(read) }
    }

    /// What is known of them without reading them, in the same order.
    pub fn outline(&self) -> &[StepOutline] {
        &self.outline
    }
}

impl Deref for Steps {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        self.steps.get_or_init(|| self.read.map_or_else(Vec::new, |unread| (unread.reader)(unread.name, unread.source)))
    }
}

impl From<Vec<Step>> for Steps {
    fn from(steps: Vec<Step>) -> Steps {
        let outline = |step: &Step| StepOutline { id: step.id.clone().into(), is_reading: step.is_reading() };
        Steps { outline: steps.iter().map(outline).collect(), steps: steps.into(), read: None }
    }
}

impl<'s> IntoIterator for &'s Steps {
    type Item = &'s Step;
    type IntoIter = std::slice::Iter<'s, Step>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A text of the lesson: the key of a message in its catalogue.
pub type TextKey = String;

/// One thing to read or to do.
#[derive(Clone, Debug)]
pub struct Step {
    /// Stable identifier, unique within the lesson; its text is the message of this name.
    pub id: String,
    /// What stands on the board.
    pub diagram: Diagram,
    /// What the student does.
    pub task: Task,
    /// The rules it belongs to: its own, or else the lesson's. The first is what the first hint says.
    pub rules: Vec<Rule>,
    /// Hints written by the teacher; where there are none they are computed.
    pub hints: Vec<TextKey>,
    /// What is said after success, beside the computed reason.
    pub success: Option<TextKey>,
    /// Squares lit from the beginning.
    pub marks: Vec<Marks>,
    /// Arrows drawn from the beginning.
    pub arrows: Vec<Arrow>,
    /// What is said of particular wrong answers, beside the computed reason.
    pub wrong: Vec<WrongAnswer>,
}

impl Step {
    /// Whether it is only to be read: it gives no stars.
    pub const fn is_reading(&self) -> bool {
        matches!(self.task, Task::Show(_))
    }
}

/// A wrong answer that the teacher foresaw, and what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongAnswer {
    /// The answer.
    pub answer: Mistake,
    /// The text.
    pub text: TextKey,
}

/// A particular wrong answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// To move from here to there, legal or not (in `play`).
    Move {
        /// From this square.
        from: Square,
        /// To this one.
        to: Square,
        /// Becoming this; `None` fits whatever the pawn becomes.
        promotion: Option<PieceKind>,
    },
    /// To mark this square (in `mark`).
    Square(Square),
    /// To write this (in `write`).
    Written(String),
}

/// The board of a step.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The position, with the moves that led to it where the file gives them.
    pub game: Game,
    /// Squares with a star on them.
    pub stars: SquareSet,
    /// Whose side of the board is at the bottom.
    pub view: Color,
}

/// The kinds of step.
#[derive(Clone, Debug)]
pub enum Task {
    /// The student reads, and steps through moves.
    Show(Show),
    /// The student moves pieces until the goal holds.
    Play(Play),
    /// The student marks squares; the rules core knows which.
    Mark(Mark),
    /// The student picks answers; where they are about the board, the rules core knows which.
    Choose(Choose),
    /// The student puts pieces on the board.
    Place(Place),
    /// The student writes a square's name or a move.
    Write(Write),
}

/// A step to read.
#[derive(Clone, Debug, Default)]
pub struct Show {
    /// Moves played one at a time, each with a text of its own or none. Legal in turn from the position
    /// (an opponent that stands still lets one side move twice).
    pub line: Vec<ShownMove>,
}

/// A move of a shown line.
#[derive(Clone, Debug)]
pub struct ShownMove {
    /// The move.
    pub mv: Move,
    /// What is said at it.
    pub text: Option<TextKey>,
}

/// A step in which squares are marked.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The squares to mark: asked of the rules core, or given.
    pub answer: Squares,
}

/// Squares lit in one way.
#[derive(Clone, Debug)]
pub struct Marks {
    /// In which way.
    pub kind: MarkKind,
    /// Which: given, or computed from the position.
    pub squares: Squares,
}

/// What a mark on a square means. Each kind has a colour, a symbol and a word of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// A piece can go there.
    CanGo,
    /// A piece controls it.
    Controls,
    /// A capture is possible there.
    Takes,
    /// Attacked, or otherwise the reason why not: blockers, attackers, the line of a pin.
    Attacked,
    /// Where the last move began and ended.
    LastMove,
    /// What is to be reached, or is being shown.
    Target,
}

impl MarkKind {
    /// Every kind.
    pub const ALL: [MarkKind; 6] = [
        MarkKind::CanGo,
        MarkKind::Controls,
        MarkKind::Takes,
        MarkKind::Attacked,
        MarkKind::LastMove,
        MarkKind::Target,
    ];

    /// The name in lesson files.
    pub const fn name(self) -> &'static str {
        match self {
            MarkKind::CanGo => "can-go",
            MarkKind::Controls => "controls",
            MarkKind::Takes => "takes",
            MarkKind::Attacked => "attacked",
            MarkKind::LastMove => "last-move",
            MarkKind::Target => "target",
        }
    }
}

/// An arrow from one square to another; between squares a knight's move apart it is drawn as a knight goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}
