//! What a person calls a lesson or one of its steps, where there is none of that name.

use crate::lesson::Library;

use crate::language::{Message, Words, ids};

/// That a lesson has no step of the name or number behind the `/` of `LESSON/STEP`; `None` where there is no such lesson
/// either, or no step is named.
///
/// ```
/// use skaki::explain::no_such_step;
/// use skaki::language::{Language, Words};
/// use skaki::lesson::Library;
///
/// let (library, _) = Library::load(&[]);
/// let words = Words::new(Language::EN);
/// let said = words.text(&no_such_step(&library, &words, "knight/99").unwrap());
/// assert!(said.starts_with("The lesson \u{201c}knight\u{201d} has no step \u{201c}99\u{201d}"), "{said}");
/// assert!(no_such_step(&library, &words, "nothing/1").is_none());
/// ```
pub fn no_such_step(library: &Library, words: &Words, named: &str) -> Option<Message> {
    let (lesson, step) = named.split_once('/')?;
    let steps = library.called(lesson, words)?.steps.len();
    Some(match step {
        "" => Message::new(ids::CLI_ERROR_STEP_MISSING).with("lesson", lesson.to_owned()),
        _ => Message::new(ids::CLI_ERROR_NO_STEP)
            .with("lesson", lesson.to_owned())
            .with("step", step.to_owned())
            .with("steps", steps),
    })
}
