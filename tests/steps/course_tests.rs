//! Lessons that are tests: what `course.toml` says of them, how they are taken, judged, taken again, and what they skip.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::path::Path;

use skaki::app::{self, Action, App, OverlayKind, keys};
use skaki::exercise::Attempt;
use skaki::language::{Language, Words};
use skaki::lesson::{Hints, Library, check};
use skaki::progress::{Entry, Progress};
use skaki::rules::Square;
use skaki::session::{Event, Phase, Request};
use skaki::settings::Settings;
use skaki::study::{Onward, Standing, Study, TestResult};

const COURSE: &str = r#"format = 1
id = "class"
[[part]]
id = "all"
title = { en = "All", el = "Όλα" }
lessons = ["plain", "exam", "after"]
[[test]]
lesson = "exam"
pass = 60
skips = ["plain"]
"#;

/// A lesson of a step to read and two squares to mark.
fn lesson(id: &str) -> String {
    format!(
        "format = 1\nid = \"{id}\"\nlanguages = [\"el\", \"en\"]\nrules = [\"rook\"]\n[text.el]\ntitle = \"Μάθημα {id}\"\nread = \"Διάβασε.\"\none = \"Σημείωσε.\"\ntwo = \"Σημείωσε.\"\n[text.en]\ntitle = \"Lesson {id}\"\nread = \"Read.\"\none = \"Mark.\"\ntwo = \"Mark.\"\n\
         [[step]]\nid = \"read\"\nkind = \"show\"\n\
         [[step]]\nid = \"one\"\nkind = \"mark\"\nfen = \"8/8/8/8/8/8/8/R7 w\"\nanswer = [\"a1\"]\n\
         [[step]]\nid = \"two\"\nkind = \"mark\"\nfen = \"8/8/8/8/8/8/8/R7 w\"\nanswer = [\"b2\"]\n"
    )
}

fn folder(course: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("course.toml"), course).unwrap();
    for id in ["plain", "exam", "after"] {
        std::fs::write(folder.path().join(format!("{id}.toml")), lesson(id)).unwrap();
    }
    let reading = "format = 1\nid = \"reading\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"R\"\none = \"Look.\"\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    std::fs::write(folder.path().join("reading.toml"), reading).unwrap();
    folder
}

fn library(folder: &Path) -> Library {
    let (library, faults) = Library::load(&[folder.to_owned()]);
    let codes: Vec<&str> = faults.iter().map(|fault| fault.problem.code()).collect();
    assert_eq!(codes, ["lesson-unlisted"], "the lesson that is only read");
    library
}

fn study(folder: &Path) -> Study {
    Study::new(library(folder).into(), Progress::default())
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// Marks and hands in; so many wrong tries come first.
fn mark(study: &mut Study, square: &str, wrong: usize) -> u8 {
    let elsewhere = sq(if square == "a1" { "h8" } else { "a1" });
    for _ in 0..wrong {
        let _ = study.apply(Request::Try(Attempt::Toggle(elsewhere)));
        assert!(matches!(study.apply(Request::Try(Attempt::Submit)).0[0], Event::WrongMarks { .. }));
        let _ = study.apply(Request::Try(Attempt::Toggle(elsewhere)));
    }
    let _ = study.apply(Request::Try(Attempt::Toggle(sq(square))));
    let (_, entry) = study.apply(Request::Try(Attempt::Submit));
    match entry {
        Some(Entry::Done { stars, .. }) => stars,
        entry => panic!("{entry:?}"),
    }
}

/// Takes the test: reads, and solves both exercises after so many wrong tries.
fn take(study: &mut Study, wrong: [usize; 2]) -> (Onward, Option<Entry>) {
    assert!(study.open_lesson("exam").is_some());
    assert_eq!(study.place().unwrap().index, 0, "a test begins at its beginning");
    let _ = study.apply(Request::Try(Attempt::Next));
    take_rest(study, wrong)
}

/// The same after its first step was read.
fn take_rest(study: &mut Study, wrong: [usize; 2]) -> (Onward, Option<Entry>) {
    assert_eq!(study.go_on().0, Onward::Step);
    mark(study, "a1", wrong[0]);
    assert_eq!(study.go_on().0, Onward::Step);
    mark(study, "b2", wrong[1]);
    study.go_on()
}

#[test]
fn the_course_says_which_lessons_are_tests() {
    let folder = folder(COURSE);
    let library = library(folder.path());
    let test = library.test("exam").unwrap();
    assert_eq!((test.pass, test.hints, test.skips.as_slice()), (60, Hints::Off, ["plain".to_owned()].as_slice()));
    assert!(library.test("plain").is_none() && library.test("rook").is_none());
    assert_eq!(library.tests_skipping("plain").map(|test| test.lesson.as_str()).collect::<Vec<_>>(), ["exam"]);
    let short = folder_of_one("[[test]]\nlesson = \"exam\"\n");
    let (library, _) = Library::load(&[short.path().to_owned()]);
    assert_eq!(library.test("exam").unwrap().pass, 80, "what is not said");
}

fn folder_of_one(tests: &str) -> tempfile::TempDir {
    let (head, _) = COURSE.split_once("[[test]]").unwrap();
    folder(&format!("{head}{tests}"))
}

#[test]
fn every_fault_of_a_test_stands_at_its_place() {
    let (head, _) = COURSE.split_once("[[test]]").unwrap();
    let head = head.replace("\"after\"]", "\"after\", \"reading\"]");
    let tests = "[[test]]\nlesson = \"exam\"\nhints = \"of\"\npass = 0\nskips = [\"exam\", \"plaim\", \"plain\", \"plain\", \"rook\"]\n\
                 [[test]]\nlesson = \"exam\"\nmark = 3\n\
                 [[test]]\nlesson = \"exams\"\n\
                 [[test]]\npass = 101\n\
                 [[test]]\nlesson = \"reading\"\n\
                 [[test]]\nlesson = \"Exam\"\n";
    let folder = folder(&format!("{head}{tests}"));
    let report = check::check_paths(&[folder.path().to_owned()]);
    let found: Vec<String> = report
        .faults
        .iter()
        .map(|fault| {
            let place = fault.position().unwrap();
            format!("{} {}:{}", fault.problem.code(), place.line, place.column)
        })
        .collect();
    assert_eq!(
        found,
        [
            "value-unknown 9:9",
            "number-out-of-range 10:8",
            "test-skips-itself 11:10",
            "test-lesson-unknown 11:18",
            "entry-twice 11:36",
            "test-lesson-unknown 11:45",
            "id-twice 13:10",
            "key-unknown 14:1",
            "test-lesson-unknown 16:10",
            "key-missing 17:1",
            "number-out-of-range 18:8",
            "test-without-exercise 20:10",
            "id-unfit 22:10",
        ]
    );
    let words = Words::new(Language::EN);
    let said: Vec<String> = report.faults.iter().map(|fault| words.text(&fault.message())).collect();
    assert!(said[3].ends_with("Did you mean “plain”?"), "{}", said[3]);
    // What can be taught is taught, and a broken test is none.
    let (library, _) = Library::load(&[folder.path().to_owned()]);
    assert!(library.lesson("exam").is_some() && library.test("exam").is_none());
}

#[test]
fn a_test_gives_no_hints_and_one_result_at_its_end() {
    let folder = folder(COURSE);
    let mut study = study(folder.path());
    let _ = study.open_lesson("exam");
    let _ = study.go_on();
    let (events, entry) = study.apply(Request::Hint);
    assert!(matches!(events.as_slice(), [Event::NoHintsInTest]) && entry.is_none());
    assert_eq!(mark(&mut study, "a1", 0), 3, "and what was refused costs nothing");
    assert_eq!(study.go_on().0, Onward::Step);
    // The end is reached with two steps open: nothing is judged.
    assert_eq!(study.go_on(), (Onward::TestOpen { left: 2 }, None));
    assert_eq!(study.open_lesson("exam").map(|_| study.place().unwrap().index), Some(0));
    let _ = study.apply(Request::Try(Attempt::Next));
    assert_eq!(study.open_lesson("exam").map(|_| study.place().unwrap().index), Some(2), "the open one");
    // The answer shown gives nothing.
    let (_, entry) = study.apply(Request::ShowAnswer);
    assert!(matches!(entry, Some(Entry::Done { stars: 0, .. })));
    let result = TestResult { stars: 3, possible: 6, needed: 4 };
    let (onward, entry) = study.go_on();
    assert_eq!(onward, Onward::TestEnd(result));
    assert!(matches!(entry, Some(Entry::Tested { stars: 3, possible: 6, passed: false, .. })));
    assert!(!study.progress().has_passed("exam") && !study.is_skipped("plain"));
}

#[test]
fn a_test_is_taken_again_and_what_it_skips_is_passed_over() {
    let folder = folder(COURSE);
    let mut study = study(folder.path());
    for lesson in ["board", "names", "army", "rook", "bishop", "queen", "king", "check", "mate"] {
        let steps: Vec<String> = match study.library().lesson(lesson) {
            Some(lesson) => lesson.steps.iter().map(|step| step.id.clone()).collect(),
            None => continue,
        };
        for index in 0..steps.len() {
            let _ = study.open(lesson, index);
            let _ = study.apply(Request::ShowAnswer);
        }
    }
    // Other lessons of the built-in course are done by this loop too, whatever they are called.
    while study.next_undone().is_some_and(|(lesson, _)| lesson.id != "plain") {
        let (lesson, index) = study.next_undone().map(|(lesson, index)| (lesson.id.clone(), index)).unwrap();
        let _ = study.open(&lesson, index);
        let _ = study.apply(Request::ShowAnswer);
    }
    assert_eq!(study.next_undone().map(|(lesson, _)| lesson.id.as_str()), Some("plain"));
    assert!(matches!(take(&mut study, [5, 5]).0, Onward::TestEnd(result) if !result.is_passed() && result.stars == 0));
    // Done again without a slip: only this time counts.
    let (onward, entry) = take(&mut study, [0, 1]);
    assert_eq!(onward, Onward::TestEnd(TestResult { stars: 5, possible: 6, needed: 4 }));
    assert!(matches!(entry, Some(Entry::Tested { passed: true, .. })));
    assert!(study.is_skipped("plain") && !study.is_skipped("after"));
    assert_eq!(study.next_undone().map(|(lesson, _)| lesson.id.as_str()), Some("after"));
    let last = study.library().courses()[0].lessons().last().unwrap().id.clone();
    assert_eq!(study.lesson_after(&last).map(|lesson| lesson.id.as_str()), Some("exam"));
    // A worse day takes nothing away; starting over does.
    assert!(matches!(take(&mut study, [5, 5]).0, Onward::TestEnd(result) if !result.is_passed()));
    assert!(study.is_skipped("plain"));
    let _ = study.reset(Some("exam"));
    assert!(!study.is_skipped("plain") && !study.progress().has_passed("exam"));
}

#[test]
fn a_test_that_was_not_passed_is_no_finished_lesson() {
    let folder = folder(COURSE);
    let mut study = study(folder.path());
    let standing = |study: &Study| study.standing(study.library().lesson("exam").unwrap());
    assert_eq!(standing(&study), Standing::New);
    assert!(matches!(take(&mut study, [3, 3]).0, Onward::TestEnd(result) if !result.is_passed()));
    assert_eq!(standing(&study), Standing::NotPassed);
    let mut words = Words::new(Language::EN);
    study.library().add_texts(&mut words);
    let title = |study: &Study| words.text(&app::map::title_in_list(study, study.library().lesson("exam").unwrap()));
    assert_eq!(title(&study), "Test, not passed yet: Lesson exam");
    let done = study.done(study.library().lesson("exam").unwrap());
    assert_eq!((done.done, done.stars, app::map::lesson_stars(done)), (3, 0, 0), "no star was earned");
    // While it is taken again it is neither passed nor failed.
    assert!(study.open_lesson("exam").is_some());
    let _ = study.apply(Request::Try(Attempt::Next));
    assert_eq!(standing(&study), Standing::Begun);
    assert!(matches!(take_rest(&mut study, [0, 0]).0, Onward::TestEnd(result) if result.is_passed()));
    assert_eq!((standing(&study), title(&study).as_str()), (Standing::Done, "Test, passed: Lesson exam"));
    assert_eq!(study.standing(study.library().lesson("plain").unwrap()), Standing::Known);
}

#[test]
fn only_the_first_time_counts_in_one_sitting() {
    let folder = folder(COURSE);
    let mut study = study(folder.path());
    let _ = study.open("exam", 1);
    assert_eq!(mark(&mut study, "a1", 2), 1);
    let _ = study.apply(Request::Retry);
    assert_eq!(mark(&mut study, "a1", 0), 3, "practice");
    assert_eq!(study.progress().stars("exam", "one"), Some(3));
    let test = study.library().test("exam").unwrap();
    assert_eq!(study.result(test).unwrap().stars, 1);
}

#[test]
fn the_first_wrong_try_is_free_in_a_lesson_and_costs_a_star_in_a_test() {
    let folder = folder(COURSE);
    let mut study = study(folder.path());
    let words = Words::new(Language::EN);
    for (lesson, stars, lost) in [
        ("plain", [3, 3, 2], "one more wrong try"),
        ("exam", [3, 2, 1], "2 wrong tries"),
        ("after", [3, 3, 2], "one more"),
    ] {
        for (wrong, stars) in stars.into_iter().enumerate() {
            let _ = study.open(lesson, 1);
            assert_eq!(mark(&mut study, "a1", wrong), stars, "{lesson} after {wrong}");
        }
        let earned = study.place().unwrap().session.earned().unwrap();
        let said = skaki::explain::lost(&earned).map(|said| words.text(&said)).unwrap_or_default();
        assert!(said.contains(lost), "{said}");
        // Whoever begins a solved step again is in the same lesson or test.
        let _ = study.apply(Request::Retry);
        assert_eq!(mark(&mut study, "a1", 1), stars[1]);
    }
}

#[test]
fn the_screen_says_that_it_is_a_test_and_how_it_went() {
    for language in Language::all() {
        let folder = folder(COURSE);
        let study = study(folder.path());
        let mut words = Words::new(language);
        study.library().add_texts(&mut words);
        let mut study = study;
        let _ = study.open("exam", 0);
        let mut app = App::new(words, study, Settings::default(), app::Start::Step);
        let app::Screen::Step(hand) = app.screen() else { panic!("a step") };
        let said = app.words().text(&hand.said()[0]);
        assert!(said.contains('4') && said.contains('6'), "{said}");
        app.update(Action::Choose);
        app.update(Action::Choose);
        // No button asks for a hint; who knows the key is told why there is none.
        let place = app.place();
        assert!(keys::buttons(place, app.behind()).all(|button| button.action != Action::Hint));
        assert!(keys::buttons(place, app::Behind::Lessons).any(|button| button.action == Action::Hint));
        app.update(Action::Hint);
        let app::Screen::Step(hand) = app.screen() else { panic!("a step") };
        assert!(["Στο τεστ", "There are"].iter().any(|begin| app.words().text(&hand.said()[0]).starts_with(begin)));
        // Whether the answer is wanted is asked first, and No stands first.
        let show_answer = |app: &mut App| {
            for action in [Action::ShowAnswer, Action::Go(app::Direction::Down), Action::Choose] {
                app.update(action);
            }
        };
        show_answer(&mut app);
        app.update(Action::Choose);
        assert!(matches!(app.study().place().map(|place| place.session.phase()), Some(Phase::Solving)));
        show_answer(&mut app);
        let effects = app.update(Action::Choose);
        assert!(matches!(effects.as_slice(), [app::Effect::Record(Entry::Tested { passed: false, stars: 0, .. })]));
        let Some(OverlayKind::Ended(ended)) = app.overlay().map(|overlay| &overlay.kind) else {
            panic!("the end of a lesson")
        };
        let said = app.words().text(&ended.said[0]);
        // Whoever has not passed is led to the test again, and from there anywhere.
        assert_eq!(ended.ways.first(), Some(&app::Away::Again));
        assert_eq!(ended.ways.last(), Some(&app::Away::Lessons));
        assert!(said.contains("«Μάθημα exam»") || said.contains("“Lesson exam”"), "{said}");
        assert_eq!(app.words().take_troubles(), Vec::<String>::new());
    }
}
