//! What a teacher wrote: courses of lessons of steps, read from files, with everything that is wrong told at once.
//!
//! ```
//! use skaki::lesson::{SourceText, Task, read_lesson};
//!
//! let source = SourceText::new("rook.toml", r#"
//! format = 1
//! id = "rook"
//! languages = ["en"]
//! rules = ["rook"]
//! [text.en]
//! title = "The rook"
//! first = "Go to d8."
//! [[step]]
//! id = "first"
//! kind = "play"
//! fen = "8/8/8/8/8/8/8/3R4 w"
//! goal = { reach = ["d8"] }
//! "#);
//! let (lesson, faults) = read_lesson(&source);
//! assert_eq!(faults, []);
//! assert!(matches!(lesson.unwrap().steps[0].task, Task::Play(_)));
//!
//! let source = SourceText::new("broken.toml", "format = 1\nid = \"Rook\"\n");
//! let (lesson, faults) = read_lesson(&source);
//! assert!(lesson.is_none());
//! let found: Vec<_> = faults.iter().map(|fault| fault.problem.code()).collect();
//! assert_eq!(found, ["key-missing", "key-missing", "id-unfit"]);
//! ```

use std::sync::Arc;

pub mod check;
mod choose;
mod fault;
mod format;
pub mod load;
mod model;
mod place;
mod play;
mod problem;
mod question;
mod rule;
mod source;
mod write;

pub use choose::{
    Answer, Choice, ChoiceAnswer, ChoiceQuestion, Choose, DrawStatus, MOST_OPTIONS, NoSuchChoiceQuestion, Picks,
    Standing, Truth,
};
pub use fault::{Excerpt, Fault, Severity};
pub(crate) use format::{ALL_LESSONS, is_id, suggest};
pub use format::{FORMAT, MAX_FILE_SIZE, TITLE};
pub use format::{schema, spec};
pub use load::Library;
pub use model::{
    Arrow, Course, Diagram, Hints, Lesson, Mark, MarkKind, Marks, Mistake, Part, Show, ShownMove, Step, StepOutline,
    Steps, Task, Test, TextKey, Title, WrongAnswer,
};
pub use place::{Place, Target};
pub use play::{
    ActGoal, AnswerWay, Answering, Branch, CheckKind, Condition, Fail, Goal, Loss, Opponent, Play, Replies, Script,
    Strength,
};
pub use problem::{Problem, Unreadable, ValueType};
pub use question::{Joint, NoSuchQuestion, Question, Slot, Squares};
pub use rule::Rule;
pub use source::{LineColumn, SourceText};
pub use write::{Asked, ShownAs, Write};

/// Reads one lesson file: the lesson, if nothing makes it wrong, and everything there is to say about the file by itself.
/// Whether its texts are complete and its steps can be solved, [`check`] finds out.
pub fn read_lesson(source: &Arc<SourceText>) -> (Option<Lesson>, Vec<Fault>) {
    let mut faults = fault::Faults::new(Arc::clone(source));
    let draft = format::lesson::read(&mut faults);
    let lesson = draft.filter(|draft| draft.complete).map(|draft| draft.lesson);
    (lesson, faults.into_sorted())
}
