//! What the built-in course promises as a whole: every rule taught, tried and got wrong; enough of it, of every kind, from
//! both sides; nothing twice; and all of it to be read in a small window.
//!
//! `docs/coverage.md` is made by this test: `COVERAGE_UPDATE=1 cargo test --test steps coverage` writes it anew.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use skaki::app::{Action, App, Scroll, Start};
use skaki::explain;
use skaki::language::{Language, Message, Words};
use skaki::lesson::{Lesson, Library, Rule, Step, Target, Task};
use skaki::progress::Progress;
use skaki::rules::notation::fen;
use skaki::rules::{Color, Square};
use skaki::settings::Settings;
use skaki::study::Study;
use skaki::terminal::Depth;
use skaki::terminal::screens::{self, Drawn};
use skaki::terminal::theme::Theme;

fn course() -> (Library, Words) {
    let (library, faults) = Library::load(&[]);
    assert!(faults.is_empty());
    let mut words = Words::new(Language::EL);
    library.add_texts(&mut words);
    (library, words)
}

/// Every step with its lesson.
fn steps(library: &Library) -> impl Iterator<Item = (&Lesson, &Step)> {
    library.lessons().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)))
}

fn kind(step: &Step) -> &'static str {
    match step.task {
        Task::Show(_) => "show",
        Task::Play(_) => "play",
        Task::Mark(_) => "mark",
        Task::Choose(_) => "choose",
        Task::Place(_) => "place",
        Task::Write(_) => "write",
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Every rule of the ledger.

/// What a rule has in the course.
#[derive(Default)]
struct Coverage {
    /// Steps that are about it, by lesson, in the order of the course.
    steps: Vec<(String, Vec<String>)>,
    /// How many of them are exercises.
    exercises: usize,
    /// The steps of these in which breaking it is foreseen and answered.
    mistakes: Vec<String>,
}

/// Whether breaking the rule is foreseen in the step: a move that the rule itself refuses, or a wrong answer with a text of
/// its own, or a condition that spoils the try.
fn foresees(step: &Step, rule: Rule) -> bool {
    if !step.wrong.is_empty() {
        return true;
    }
    match &step.task {
        Task::Play(play) => {
            let position = step.diagram.game.position();
            let own = position.board().pieces().filter(|placed| placed.piece.color == play.student);
            !play.fail.is_empty()
                || own.into_iter().any(|placed| {
                    Square::all().any(|to| {
                        let judged = step.diagram.game.judge(placed.square, to, None);
                        judged.is_err_and(|refusal| refusal.iter().any(|reason| reason.rule() == rule.slug()))
                    })
                })
        }
        Task::Choose(choose) => {
            let right = choose.right(&step.diagram.game);
            let wrong = (0..choose.options.len()).filter(|index| !right.iter().any(|is| is == *index));
            wrong.into_iter().any(|index| choose.options[index].explain.is_some())
        }
        // What is missing or stands elsewhere is named, square by square.
        Task::Place(place) => matches!(place.target, Target::Board(_)),
        Task::Show(_) | Task::Mark(_) | Task::Write(_) => false,
    }
}

fn coverage(library: &Library) -> BTreeMap<Rule, Coverage> {
    let mut found: BTreeMap<Rule, Coverage> = Rule::ALL.iter().map(|rule| (*rule, Coverage::default())).collect();
    for (lesson, step) in steps(library) {
        for rule in &step.rules {
            let row = found.get_mut(rule).unwrap();
            match row.steps.last_mut() {
                Some((last, ids)) if *last == lesson.id => ids.push(step.id.clone()),
                _ => row.steps.push((lesson.id.clone(), vec![step.id.clone()])),
            }
            row.exercises += usize::from(!step.is_reading());
            if foresees(step, *rule) {
                row.mistakes.push(format!("{}/{}", lesson.id, step.id));
            }
        }
    }
    found
}

/// The table of `docs/coverage.md`.
fn table(library: &Library, words: &Words) -> String {
    let mut page = String::from(
        "# What the course covers\n\n\
         Each rule of the game, where the built-in course teaches it, and where breaking it is foreseen: a move that the rule \
         refuses, a wrong answer with a text of its own, or a condition that spoils the try. This page is made by \
         `tests/steps/course.rs` (`COVERAGE_UPDATE=1 cargo test --test steps coverage`) and held by it.\n\n\
         | | rule | says | lessons and steps | exercises | mistakes foreseen |\n|---|---|---|---|---|---|\n",
    );
    for (index, (rule, row)) in coverage(library).into_iter().enumerate() {
        let said = words.text_in(Language::EN, &Message::from(explain::rule(rule)));
        let lessons: Vec<String> =
            row.steps.iter().map(|(lesson, ids)| format!("**{lesson}**: {}", ids.join(", "))).collect();
        let _ = writeln!(
            page,
            "| R{:02} | `{}` | {said} | {} | {} | {} |",
            index + 1,
            rule.slug(),
            lessons.join("; "),
            row.exercises,
            row.mistakes.join(", ")
        );
    }
    page
}

#[test]
fn every_rule_is_taught_tried_and_got_wrong() {
    let (library, _) = course();
    let mut lacking = Vec::new();
    for (rule, row) in coverage(&library) {
        if row.steps.is_empty() || row.exercises == 0 || row.mistakes.is_empty() {
            lacking.push(format!(
                "{}: {} lessons, {} exercises, {} mistakes",
                rule.slug(),
                row.steps.len(),
                row.exercises,
                row.mistakes.len()
            ));
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

#[test]
fn the_table_of_what_is_covered_is_true() {
    let (library, words) = course();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/coverage.md");
    let page = table(&library, &words);
    if std::env::var_os("COVERAGE_UPDATE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "docs/coverage.md is of yesterday: COVERAGE_UPDATE=1 cargo test --test steps coverage");
}

// ---------------------------------------------------------------------------------------------------------------
// How much, of what, from which side.

#[test]
fn the_course_is_as_large_as_it_is_meant_to_be() {
    let (library, _) = course();
    assert!(library.lessons().count() >= 28, "{} lessons", library.lessons().count());
    assert!(steps(&library).count() >= 300, "{} steps", steps(&library).count());
    let kinds: BTreeSet<&str> = steps(&library).map(|(_, step)| kind(step)).collect();
    assert_eq!(kinds.len(), 6, "{kinds:?}");
    for course in library.courses() {
        for part in &course.parts {
            let tests = part.lessons.iter().filter(|lesson| course.tests.iter().any(|test| test.lesson == lesson.id));
            assert!(tests.count() >= 1, "{} has no test", part.id);
        }
    }
}

#[test]
fn black_is_played_in_a_third_of_the_exercises() {
    let (library, _) = course();
    let exercises: Vec<&Step> = steps(&library).map(|(_, step)| step).filter(|step| !step.is_reading()).collect();
    let black = exercises
        .iter()
        .filter(|step| match &step.task {
            Task::Play(play) => play.student == Color::Black,
            _ => step.diagram.game.position().turn() == Color::Black || step.diagram.view == Color::Black,
        })
        .count();
    assert!(black * 3 >= exercises.len(), "{black} of {}", exercises.len());
}

#[test]
fn every_lesson_has_an_exercise_early_and_last_and_is_neither_short_nor_long() {
    let (library, _) = course();
    let mut wrong = Vec::new();
    for lesson in library.lessons() {
        let is_exercise: Vec<bool> = lesson.steps.iter().map(|step| !step.is_reading()).collect();
        if !is_exercise.iter().take(2).any(|is| *is) {
            wrong.push(format!("{}: no exercise in the first two steps", lesson.id));
        }
        if !is_exercise.last().is_some_and(|is| *is) {
            wrong.push(format!("{}: the last step is not an exercise", lesson.id));
        }
        if !(7..=15).contains(&lesson.steps.len()) {
            wrong.push(format!("{}: {} steps", lesson.id, lesson.steps.len()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is asked in a step, whatever it is called and however it is told.
fn question(step: &Step) -> String {
    match &step.task {
        Task::Show(show) => format!("{show:?} {:?} {:?}", step.marks, step.arrows),
        Task::Play(play) => format!("{play:?}"),
        Task::Mark(mark) => format!("{mark:?}"),
        Task::Choose(choose) => format!("{choose:?}"),
        Task::Place(place) => format!("{place:?}"),
        Task::Write(write) => format!("{write:?}"),
    }
}

#[test]
fn no_two_steps_ask_the_same_of_the_same_position() {
    let (library, _) = course();
    let mut seen: BTreeMap<(String, String, &str), String> = BTreeMap::new();
    let mut twice = Vec::new();
    for (lesson, step) in steps(&library) {
        let diagram = format!("{} {:?}", fen::write(&step.diagram.game.position().setup()), step.diagram.stars);
        let name = format!("{}/{}", lesson.id, step.id);
        if let Some(before) = seen.insert((diagram, question(step), kind(step)), name.clone()) {
            twice.push(format!("{name} asks what {before} asks"));
        }
    }
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}

// ---------------------------------------------------------------------------------------------------------------
// To be read.

/// A text of a screen in Greek has so many words at most.
const MOST_WORDS: usize = 45;

#[test]
fn no_text_is_longer_than_a_glance() {
    let (library, words) = course();
    let mut long = Vec::new();
    for (lesson, step) in steps(&library) {
        let text = words.text_in(Language::EL, &Message::lesson(&lesson.id, &step.id));
        let count = text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
        if count > MOST_WORDS {
            long.push(format!("{}/{}: {count} words", lesson.id, step.id));
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn every_step_fits_a_window_of_80_by_24_in_both_languages() {
    let (library, _) = course();
    let library = std::sync::Arc::new(library);
    let mut cut = Vec::new();
    for language in Language::all() {
        for lesson in library.lessons() {
            for (index, step) in lesson.steps.iter().enumerate() {
                let mut words = Words::new(language);
                library.add_texts(&mut words);
                let mut study = Study::new(library.clone(), Progress::default());
                study.open(&lesson.id, index).unwrap();
                let mut app = App::new(words, study, Settings::default(), Start::Step);
                let mut look = |app: &App, when: &str| {
                    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
                    let mut drawn = Drawn::default();
                    terminal.draw(|frame| drawn = screens::draw(frame, app, Theme::new(Depth::True))).unwrap();
                    if drawn.most_scroll != (Scroll { text: 0, said: 0 }) {
                        let by = drawn.most_scroll.text.max(drawn.most_scroll.said);
                        cut.push(format!("{} {}/{} {when}, by {by} rows", language.code(), lesson.id, step.id));
                    }
                };
                look(&app, "at first");
                // All the moves of a line at once are more than a student ever sees; the rest must be seen whole.
                if !step.is_reading() {
                    let _ = app.update(Action::ShowAnswer);
                    look(&app, "with its answer");
                }
            }
        }
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}
