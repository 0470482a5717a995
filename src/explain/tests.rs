//! What is said of tests: at the beginning, at the end, and of the lessons that they skip.

use crate::lesson::{Hints, TITLE, Test};

use crate::language::{Arg, Message, ids};

/// What a student should know before a test begins: `needed` stars of `possible` pass it.
pub fn test_begins(test: &Test, needed: u32, possible: u32) -> Message {
    let hints = match test.hints {
        Hints::Off => "off",
        Hints::On => "on",
    };
    Message::new(ids::TESTS_BEGIN).word("hints", hints).with("needed", needed).with("possible", possible)
}

/// How a test went, and what to do now.
///
/// ```
/// use skaki::explain::test_ended;
/// use skaki::language::{Language, Words};
/// use skaki::lesson::{Hints, Library, Test};
///
/// let (library, _) = Library::load(&[]);
/// let mut words = Words::new(Language::EN);
/// library.add_texts(&mut words);
/// let test = Test { lesson: "rook".into(), hints: Hints::Off, pass: 80, skips: vec!["board".into()] };
/// let said = words.text(&test_ended(&test, 20, 24));
/// assert!(said.contains("20 of 24") && said.ends_with("goes on past it: The chessboard."), "{said}");
/// assert!(words.text(&test_ended(&test, 19, 24)).contains("20 are needed"));
/// ```
pub fn test_ended(test: &Test, stars: u32, possible: u32) -> Message {
    let needed = test.stars_needed(possible);
    let id = match (stars >= needed, test.skips.is_empty()) {
        (false, _) => ids::TESTS_FAILED,
        (true, true) => ids::TESTS_PASSED,
        (true, false) => ids::TESTS_PASSED_SKIPS,
    };
    let message = Message::new(id)
        .with("title", Message::lesson(&test.lesson, TITLE))
        .with("stars", stars)
        .with("possible", possible)
        .with("needed", needed);
    if id == ids::TESTS_PASSED_SKIPS {
        let lessons = test.skips.iter().map(|lesson| Message::lesson(lesson, TITLE)).collect();
        message.with("lessons", Arg::List(lessons))
    } else {
        message
    }
}

/// That so many steps of a test are still to be done before it is judged.
pub fn test_open(test: &Test, left: usize) -> Message {
    Message::new(ids::TESTS_LEFT).with("title", Message::lesson(&test.lesson, TITLE)).with("steps", left)
}
