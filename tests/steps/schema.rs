//! The schema that `skaki schema` prints says the same as the reader: what it lets through and what it refuses, and that
//! `skaki new` writes a lesson that both accept.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::collections::BTreeSet;
use std::path::Path;

use crate::lesson_files::lesson_files;
use jsonschema::Validator;
use serde_json::{Value, json};
use skaki::language::{Language, Words};
use skaki::lesson::schema::{Of, schema};
use skaki::lesson::{SourceText, check, spec};

fn validator(of: Of) -> Validator {
    jsonschema::draft7::new(&schema(of, &Words::new(Language::EN))).unwrap()
}

/// A TOML file as the value that an editor holds against the schema.
fn value(text: &str) -> Option<Value> {
    toml::from_str::<Value>(text.trim_start_matches('\u{feff}')).ok()
}

/// What the schema has against a value, each with its place.
fn objections(validator: &Validator, value: &Value) -> Vec<String> {
    validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

#[test]
fn the_schema_is_one() {
    for of in Of::ALL {
        for language in Language::all() {
            let words = Words::new(language);
            let schema = schema(of, &words);
            assert!(jsonschema::draft7::meta::is_valid(&schema));
            assert_eq!(words.take_troubles(), Vec::<String>::new());
        }
    }
}

#[test]
fn every_built_in_lesson_is_valid() {
    let (lesson, course) = (validator(Of::Lesson), validator(Of::Course));
    for (name, text) in lesson_files("lessons") {
        let validator = if name == "course.toml" { &course } else { &lesson };
        assert_eq!(objections(validator, &value(&text).unwrap()), Vec::<String>::new(), "{name}");
    }
}

/// Faults that can be seen without knowing chess: the schema must refuse every file that has one of them.
const SEEN: [&str; 10] = [
    "key-missing",
    "key-unknown",
    "wrong-type",
    "value-unknown",
    "word-mixed",
    "id-unfit",
    "goal-empty",
    "goal-nested",
    "format-unknown",
    "text-section",
];

/// Faults that the schema sees in some of their forms: keys that belong elsewhere, lists that may not be empty, numbers (how long
/// a mate may be hangs on the opponent).
const SEEN_SOMETIMES: [&str; 4] = ["key-not-here", "keys-exclude", "list-empty", "number-out-of-range"];

#[test]
fn the_schema_refuses_what_the_reader_refuses_and_nothing_else() {
    let lesson = validator(Of::Lesson);
    let mut refused: BTreeSet<&str> = BTreeSet::new();
    for (name, text) in lesson_files("tests/lessons") {
        // What is no TOML at all, no schema reads.
        let Some(value) = value(&text) else { continue };
        let report = check::check_source(SourceText::new(name.clone(), text));
        let codes: BTreeSet<&str> = report.faults.iter().map(|fault| fault.problem.code()).collect();
        let objections = objections(&lesson, &value);
        let seen: Vec<&&str> = SEEN.iter().filter(|code| codes.contains(**code)).collect();
        if !seen.is_empty() {
            assert!(!objections.is_empty(), "{name} has {seen:?}, and the schema lets it through");
            refused.extend(seen.into_iter().copied());
        } else if !codes.iter().any(|code| SEEN_SOMETIMES.contains(code)) {
            assert_eq!(objections, Vec::<String>::new(), "{name} has only {codes:?}");
        }
    }
    assert_eq!(refused.len(), SEEN.len(), "every one of these faults is met: {refused:?}");
}

/// A small lesson with a step of each kind, as a value in which something can be changed.
fn good() -> Value {
    json!({
        "format": 1,
        "id": "good",
        "languages": ["en"],
        "text": { "en": { "title": "Good", "one": "Look.", "two": "Go.", "three": "Mark." } },
        "step": [
            { "id": "one", "kind": "show" },
            { "id": "two", "kind": "play", "fen": "8/8/8/8/8/8/8/R7 w", "goal": { "reach": ["a8"] } },
            { "id": "three", "kind": "mark", "fen": "8/8/8/8/8/8/8/R7 w", "answer": "moves of a1" },
        ],
    })
}

#[test]
fn one_thing_wrong_is_enough() {
    let lesson = validator(Of::Lesson);
    assert_eq!(objections(&lesson, &good()), Vec::<String>::new());
    let cases: [(&str, Value); 21] = [
        ("/format", json!(2)),
        ("/id", json!("Good")),
        ("/languages", json!([])),
        ("/languages/0", json!("fr")),
        ("/rules", json!(["rok"])),
        ("/wrong-key", json!(1)),
        ("/text/fr", json!({ "title": "Bon" })),
        ("/text/en/Title", json!("x")),
        ("/text/en/title", json!(1)),
        ("/step", json!([])),
        ("/step/0/kind", json!("shwo")),
        ("/step/0/goal", json!({ "check": true })),
        ("/step/0/marks", json!({ "can-goo": "moves of a1" })),
        ("/step/1/goal", json!({})),
        ("/step/1/goal", json!({ "check": false })),
        ("/step/1/goal", json!({ "all": [{ "not": { "chek": true } }] })),
        ("/step/1/par", json!(-1)),
        ("/step/1/par", json!("two")),
        ("/step/1/opponent", json!({ "reply": "strong" })),
        ("/step/1/fail", json!({})),
        ("/step/2/answer", json!(7)),
    ];
    for (place, wrong) in cases {
        let mut value = good();
        let (parent, key) = place.rsplit_once('/').unwrap();
        let parent = value.pointer_mut(parent).unwrap();
        match parent {
            Value::Array(items) => items[key.parse::<usize>().unwrap()] = wrong.clone(),
            parent => parent[key] = wrong.clone(),
        }
        assert!(!lesson.is_valid(&value), "{place} = {wrong}");
    }
    for missing in ["/format", "/id", "/languages", "/step", "/step/0/id", "/step/1/goal", "/step/2/answer"] {
        let mut value = good();
        let (parent, key) = missing.rsplit_once('/').unwrap();
        value.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(key).unwrap();
        assert!(!lesson.is_valid(&value), "without {missing}");
    }
}

#[test]
fn what_new_writes_passes_the_check_and_the_schema_in_both_languages() {
    let lesson = validator(Of::Lesson);
    let kinds: BTreeSet<&str> = spec::tables().iter().filter_map(|table| table.name.strip_prefix("step-")).collect();
    for language in Language::all() {
        let file = format!("locales/{}/new.toml", language.code());
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file)).unwrap();
        let text = text.replace("LESSON-ID", "my-lesson");
        let report = check::check_source(SourceText::new(file.clone(), text.clone()));
        assert_eq!(report.faults, [], "{}", report.text(&Words::new(language), check::Colors::Never));
        let value = value(&text).unwrap();
        assert_eq!(objections(&lesson, &value), Vec::<String>::new(), "{file}");
        let shown: BTreeSet<&str> =
            value["step"].as_array().unwrap().iter().map(|step| step["kind"].as_str().unwrap()).collect();
        assert_eq!(shown, kinds, "{file} has an example of every kind");
        assert!(text.starts_with("#:schema ./lesson.schema.json\n"));
    }
}
