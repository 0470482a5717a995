//! The commands for teachers: a lesson to begin with, its schema, and a look at it without a terminal.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use std::fs;

use crate::world::World;
use serde_json::Value;

#[test]
fn a_new_lesson_passes_the_check_and_is_never_written_over() {
    for (language, written, exists) in [
        ("el", "Γράφτηκε το first-roads.toml", "Το first-roads.toml υπάρχει ήδη"),
        ("en", "first-roads.toml is written", "first-roads.toml is there already"),
    ] {
        let world = World::new();
        let answer = world.run(["new", "first-roads", "--lang", language]).quiet(0);
        assert!(answer.out.starts_with(written), "{answer:?}");
        for next in ["skaki preview first-roads.toml", "skaki check first-roads.toml", "learn first-roads"] {
            assert!(answer.out.contains(next), "{answer:?}");
        }
        let file = world.path().join("first-roads.toml");
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains("\nid = \"first-roads\"") && !text.contains("LESSON-ID"), "{text}");

        // What was written is what `check` wants and what a student can begin.
        let report = world.run(["check", "first-roads.toml", "--json"]).quiet(0).json();
        assert_eq!(report["faults"], Value::Array(Vec::new()));
        let learnt = world.typed("\n", ["learn", "first-roads", "--lessons", ".", "--lang", "en"]).quiet(0);
        assert!(learnt.out.contains("The rook's roads"), "{learnt:?}");

        let again = world.run(["new", "first-roads", "--lang", language]);
        assert_eq!((again.status, again.out.as_str()), (2, ""));
        assert!(again.err.starts_with(exists) && again.err.lines().count() == 1, "{again:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "untouched");
    }
}

#[test]
fn the_schema_stands_beside_the_lesson_and_an_older_one_is_left() {
    let world = World::new();
    world.run(["new", "one", "--lang", "en"]).quiet(0);
    let schema = world.run(["schema", "--lang", "en"]).quiet(0);
    let beside = world.path().join("lesson.schema.json");
    assert_eq!(fs::read_to_string(&beside).unwrap(), schema.out, "the same, to the last byte");
    assert_eq!(schema.json()["$schema"], "http://json-schema.org/draft-07/schema#");

    let second = world.run(["new", "two", "--lang", "en"]).quiet(0);
    assert!(second.out.contains("lesson.schema.json is beside it"), "{second:?}");
    fs::write(&beside, "{}").unwrap();
    let third = world.run(["new", "three", "--lang", "en"]).quiet(0);
    assert!(third.out.contains("skaki schema > lesson.schema.json"), "{third:?}");
    assert_eq!(fs::read_to_string(&beside).unwrap(), "{}", "untouched");
}

#[test]
fn the_schema_speaks_the_language_and_knows_two_files() {
    let world = World::new();
    let described = |args: &[&str], pointer: &str| {
        let schema = world.run(args).quiet(0).json();
        schema.pointer(pointer).unwrap().as_str().unwrap().to_owned()
    };
    let par = "/definitions/step-play/properties/par/description";
    assert!(described(&["schema"], par).starts_with("Οι λιγότερες κινήσεις"));
    assert!(described(&["schema", "--lang", "en"], par).starts_with("The fewest moves"));
    assert_eq!(described(&["schema", "lesson"], par), described(&["schema"], par));
    let lessons = "/definitions/part/properties/lessons/description";
    assert!(described(&["schema", "course", "--lang", "en"], lessons).starts_with("The ids of its lessons"));
}

#[test]
fn a_preview_of_texts_is_one_of_their_lesson() {
    let world = World::new();
    world.run(["new", "mine", "--lang", "en"]).quiet(0);
    let texts = world.path().join("locales/en/lessons");
    fs::create_dir_all(&texts).unwrap();
    fs::write(texts.join("mine.ftl"), "extra = Read on.\n").unwrap();
    fs::write(texts.join("other.ftl"), "title = A lesson\n").unwrap();
    fs::write(world.path().join("course.toml"), "format = 1\n").unwrap();
    let report = world.run(["preview", "locales/en/lessons/mine.ftl", "--lang", "en"]).quiet(0);
    assert!(report.out.contains("text-unused") && report.out.contains("1 lesson"), "{report:?}");
    for (file, told) in [
        ("locales/en/lessons/other.ftl", "locales/en/lessons/other.ftl holds texts and no lesson"),
        ("course.toml", "course.toml puts the lessons of a folder in order"),
    ] {
        let answer = world.run(["preview", file, "--lang", "en"]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(answer.err.starts_with(told) && answer.err.lines().count() == 1, "{answer:?}");
    }
}

#[test]
fn a_place_that_cannot_be_written_is_told() {
    let world = World::new();
    // A folder in the place of the file.
    fs::create_dir(world.path().join("mine.toml")).unwrap();
    let answer = world.run(["new", "mine", "--lang", "en"]);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.err.starts_with("mine.toml is there already"), "{answer:?}");
}

#[test]
fn without_a_terminal_preview_tells_the_report_once() {
    let world = World::new();
    world.run(["new", "mine"]).quiet(0);
    let good = world.run(["preview", "mine.toml", "--lang", "en"]).quiet(0);
    assert!(good.out.contains("mine/star: ") && good.out.contains("Solved in 2 moves"), "{good:?}");
    assert_eq!(good.out, world.run(["check", "mine.toml", "--lang", "en"]).quiet(0).out);
    let text = fs::read_to_string(world.path().join("mine.toml")).unwrap();
    world.write("mine.toml", &text.replace("par = 2", "par = 3"));
    let bad = world.run(["preview", "mine.toml", "--lang", "en", "--plain"]).quiet(1);
    assert!(bad.out.contains("[par-not-shortest]"), "{bad:?}");
    let json = world.run(["preview", "mine.toml", "--json"]).quiet(1).json();
    assert_eq!(json["faults"][0]["code"], "par-not-shortest");
    assert!(!world.data().exists(), "nothing is recorded");
}

#[test]
fn a_catalogue_is_checked_by_itself() {
    let world = World::new();
    let good = include_str!("../../locales/el/ui.ftl");
    let file = world.write("el/ui.ftl", good);
    let path = file.to_str().unwrap();
    let passed = world.run(["check", path, "--json"]).quiet(0).json();
    assert_eq!(passed["faults"], Value::Array(Vec::new()));

    // Another variable than the English has, a character that nobody sees, a message that is gone.
    let turn = good.lines().find(|line| line.starts_with("ui-turn = ")).unwrap();
    world.write("el/ui.ftl", &good.replace(turn, "ui-turn = Παίζει { SIDE($colour) } τώρα\u{200b}"));
    let faults = world.run(["check", path, "--json"]).quiet(1).json()["faults"].clone();
    let codes: Vec<&str> = faults.as_array().unwrap().iter().map(|fault| fault["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["texts-differ", "forbidden-character"]);
    let line = good.lines().position(|line| line == turn).unwrap() + 1;
    assert_eq!(faults[0]["line"], line);
    world.write("el/ui.ftl", &good.replace(&format!("{turn}\n"), ""));
    let faults = world.run(["check", path, "--json"]).quiet(1).json()["faults"].clone();
    assert_eq!(faults[0]["code"], "text-missing");

    // The texts of a lesson.
    let texts = world.write("locales/el/lessons/mine.ftl", "title = Α\none = Στο e4, { NOTHING(1) }\n");
    let faults = world.run(["check", texts.to_str().unwrap(), "--json"]).quiet(1).json()["faults"].clone();
    let codes: Vec<&str> = faults.as_array().unwrap().iter().map(|fault| fault["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["texts-stray", "function-unknown"]);
}
