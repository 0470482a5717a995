//! A language is a folder: German, in `tests/locales/de`, is begun and not shipped. What it has is said in it, the rest in English,
//! and that is said once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::path::Path;

use crate::world::{Answer, World};

/// A world in which the program finds the languages of `tests/locales`.
fn world() -> World {
    World::new().with("SKAKI_LOCALES", Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/locales"))
}

fn why(fen: &str, mv: &str) -> Answer {
    world().run(["--lang", "de", "why", fen, mv])
}

/// That the language is only begun, and nothing else, is on the error output.
#[track_caller]
fn only_begun(answer: &Answer) {
    let lines: Vec<&str> = answer.err.lines().collect();
    let [line] = lines[..] else { panic!("{answer:?}") };
    assert!(line.starts_with("Deutsch: ") && line.ends_with("the rest is said in English."), "{line}");
}

#[test]
fn a_reason_is_said_with_the_cases_and_the_letters_of_the_language() {
    let answer = why("4k3/8/8/8/8/8/3n4/3RK3 w - - 0 1", "d1d5");
    assert_eq!(
        (answer.status, answer.out.as_str()),
        (1, "Mit dem weißen Turm kommst du an dem schwarzen Springer auf d2 nicht vorbei.\n")
    );
    only_begun(&answer);
    // The accusative, an adjective after “ein”, and a possessive that agrees.
    let answer = why("start", "Ta1b1");
    assert!(answer.out.contains("Auf b1 steht schon dein weißer Springer"), "{answer:?}");
    let answer = why("start", "e2e5");
    assert_eq!(answer.out, "So zieht ein Bauer nicht: Von e2 geht es nicht nach e5.\n");
}

#[test]
fn moves_are_read_and_written_in_its_letters_beside_the_others() {
    for written in ["Sf3", "Nf3", "\u{399}\u{3b6}3", "g1f3"] {
        let answer = why("start", written);
        assert!(answer.status == 0 && answer.out.contains("Sf3"), "{written}: {answer:?}");
    }
}

#[test]
fn what_it_has_no_words_for_is_said_in_english() {
    let answer = why("4r2k/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2");
    assert!(answer.out.contains("The king cannot go to e2"), "{answer:?}");
    only_begun(&answer);
}

#[test]
fn a_lesson_is_learnt_in_it_and_where_a_text_is_missing_that_is_said() {
    let answer = world().typed("\nTd7\n\nende\n", ["--lang", "de", "--plain", "learn", "rook"]);
    let text = &answer.out;
    let mut rest = text.as_str();
    for part in [
        "Deutsch: ",
        "„Der Turm“, 1 von 11.",
        "Sein Buchstabe ist T.",
        "Weiß: Turm d4.",
        "Weiter mit Enter.",
        "Zieh mit dem Turm auf den Stern auf d7.",
        "Ein Stern auf d7.",
        "Du spielst Weiß. Schreib einen Zug",
        "Td7",
        "„Der Turm“, 3 von 11.",
        "This text exists only in another language.",
        "Dein Fortschritt ist gespeichert.",
    ] {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} is missing or too early in:\n{text}"));
        rest = &rest[at + part.len()..];
    }
    assert_eq!(text.matches("the rest is said in English").count(), 1, "{text}");
}

#[test]
fn it_is_one_of_the_languages_to_choose_from() {
    let answer = world().typed("3\nende\n", ["--plain"]);
    assert!(answer.out.contains("3 for Deutsch"), "{answer:?}");
    assert!(answer.out.contains("Der Turm"), "{answer:?}");
    let answer = world().typed("deutsch\nende\n", ["--plain", "--lang", "en"]);
    assert!(answer.out.contains("Die Sprache ist jetzt Deutsch."), "{answer:?}");
    // Without the folder there is none.
    assert_eq!(World::new().run(["--lang", "de", "lessons"]).status, 2);
}

#[test]
fn a_teacher_writes_lessons_and_courses_in_it() {
    let world = world();
    let lesson = world.write(
        "kurs/zug.toml",
        r#"format = 1
id = "zug"
languages = ["de"]
rules = ["rook"]

[text.de]
title = "Der Zug"
first = "Zieh nach d8: { MOVE(\"Rd8\") }."

[[step]]
id = "first"
kind = "play"
fen = "7k/8/8/8/8/8/8/K2R4 w - - 0 1"
goal = { reach = ["d8"] }
"#,
    );
    let course = world.write(
        "kurs/course.toml",
        "format = 1\nid = \"kurs\"\n\n[[part]]\nid = \"eins\"\ntitle = { de = \"Erster Teil\" }\nlessons = [\"zug\"]\n",
    );
    let answer = world.run(["--lang", "en", "check", course.parent().unwrap().to_str().unwrap()]);
    assert_eq!(answer.status, 0, "{answer:?}");
    let answer = world.typed(
        "",
        ["--lang", "de", "--plain", "--lessons", lesson.parent().unwrap().to_str().unwrap(), "learn", "zug"],
    );
    assert!(answer.out.contains("Zieh nach d8: Td8."), "{answer:?}");
}

#[test]
fn a_form_that_is_missing_is_named() {
    let world = World::new();
    let pieces = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/locales/de/pieces.ftl"));
    world.write("locales/de/pieces.ftl", &pieces.unwrap().replace("    .pl-dat = T\u{fc}rmen\n", ""));
    let locales = world.path().join("locales");
    let answer = world.with("SKAKI_LOCALES", locales).run(["--lang", "de", "lessons"]);
    assert!(answer.err.contains("-piece-rook.pl-dat"), "{answer:?}");
}
