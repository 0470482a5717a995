//! How the program is called: options anywhere, help and mistakes in either language, exit statuses.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use crate::world::{Answer, World, answer, is_greek, keys};
use serde_json::json;

const COMMANDS: [&str; 11] =
    ["learn", "why", "position", "perft", "check", "lessons", "new", "preview", "schema", "completions", "man"];

/// What stays Latin in Greek help: names of commands and options, and what is written as it is.
const LATIN: [&str; 66] = [
    "skaki",
    "learn",
    "why",
    "position",
    "perft",
    "check",
    "lessons",
    "lang",
    "plain",
    "json",
    "data",
    "help",
    "h",
    "version",
    "V",
    "moves",
    "rulebook",
    "divide",
    "reset",
    "el",
    "en",
    "fide",
    "school",
    "all",
    "start",
    "FEN",
    "JSON",
    "Schema",
    "lesson",
    "course",
    "toml",
    "e",
    "Nf",
    "rook",
    "blocked",
    "SKAKI",
    "PLAIN",
    "LESSONS",
    "new",
    "preview",
    "schema",
    "completions",
    "man",
    "x",
    "Q",
    "N",
    "a",
    "b",
    "c",
    "d",
    "f",
    "g",
    "UTF",
    "TOML",
    "K",
    "R",
    "B",
    "O",
    "bash",
    "zsh",
    "fish",
    "powershell",
    "elvish",
    "NO",
    "COLOR",
    "w",
];

#[test]
fn help_is_wholly_in_the_language_in_use() {
    let world = World::new();
    let mut calls: Vec<Vec<&str>> = vec![vec!["--help"], vec!["-h"], vec!["help"]];
    for command in COMMANDS {
        calls.extend([vec![command, "--help"], vec![command, "-h"], vec!["help", command], vec!["-h", command]]);
    }
    for call in calls {
        let greek = world.run(&call).quiet(0).out;
        assert!(greek.contains("Χρήση: skaki") && greek.contains("Επιλογές:"), "{greek}");
        for word in greek.split(|letter: char| !letter.is_alphabetic()) {
            let is_latin = word.chars().any(|letter| letter.is_ascii_alphabetic());
            assert!(!is_latin || LATIN.contains(&word) || word == "e2e4", "“{word}” in {call:?}\n{greek}");
        }
        for english in [["--lang", "en"], ["--lang=en", "--plain"]] {
            let before: Vec<&str> = english.iter().chain(&call).copied().collect();
            let after: Vec<&str> = call.iter().chain(&english).copied().collect();
            for args in [before, after] {
                let out = world.run(&args).quiet(0).out;
                assert!(out.contains("Usage: skaki") && out.contains("Options:"), "{args:?} {out}");
                // Only the examples of Greek notation are Greek.
                let rest = out.replace("Ιζ3", "");
                assert!(!is_greek(&rest), "{args:?} {out}");
            }
        }
    }
    // Long and short are the same, and what is not built is not promised.
    assert_eq!(world.run(["-h"]).out, world.run(["--help"]).out);
    let help = world.run(["help", "--lang", "en"]).out;
    for later in ["drill", "play", "report"] {
        assert!(!help.contains(&format!("  {later} ")), "{help}");
    }
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
    }
}

#[test]
fn a_shell_completes_every_command_with_its_explanation() {
    let world = World::new();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let greek = world.run(["completions", shell]).quiet(0).out;
        let english = world.run(["completions", shell, "--lang", "en"]).quiet(0).out;
        for command in COMMANDS {
            assert!(greek.contains(command) && english.contains(command), "{command} in {shell}");
        }
        assert!(greek.contains("lessons") && greek.contains("rulebook"), "{shell}");
        // Bash has no room for explanations.
        if shell != "bash" {
            assert!(greek.contains("Μετράει κάθε πρώτη κίνηση χωριστά"), "{shell}");
            assert!(english.contains("Count each first move by itself"), "{shell}");
        }
        assert!(!is_greek(&english.replace("Ιζ3", "")), "{shell}");
    }
}

#[test]
fn a_shell_offers_lessons_where_one_is_named_and_no_files() {
    let script = World::new().run(["--lang", "en", "completions", "bash"]).quiet(0).out;
    let (library, _) = skaki::lesson::Library::load(&[]);
    let ids: Vec<&str> = library.lessons().map(|lesson| lesson.id.as_str()).collect();
    let reset = script.split("--reset)").nth(1).and_then(|rest| rest.split(";;").next()).unwrap();
    assert!(reset.contains(&format!("compgen -W \"{} all\"", ids.join(" "))), "{reset}");
    assert!(!reset.contains("compgen -f"), "{reset}");
    let learn = script.split("skaki__subcmd__learn)").nth(1).and_then(|rest| rest.split("if [[").next()).unwrap();
    assert!(learn.contains(&ids.join(" ")), "{learn}");
    // What is offered is not all that is taken.
    assert_eq!(World::new().run(["--lang", "en", "learn", "rook/4"]).quiet(0).status, 0);
}

#[test]
fn help_names_the_position_before_the_depth() {
    let help = World::new().run(["--lang", "en", "perft", "--help"]).quiet(0).out;
    let (_, arguments) = help.split_once("Arguments").unwrap();
    assert!(arguments.find("<FEN>").unwrap() < arguments.find("<DEPTH>").unwrap(), "{help}");
}

#[test]
#[cfg(unix)]
fn input_that_cannot_be_read_is_told_from_output_that_cannot_be_written() {
    let world = World::new();
    for (args, said) in
        [(vec!["--lang", "en"], "Goodbye!"), (vec!["--lang", "en", "lessons", "--reset", "rook"], "“no”:")]
    {
        let folder = std::fs::File::open(world.path()).unwrap();
        let output = world.command().args(args).stdin(folder).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8(output.stdout).unwrap().contains(said));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "The input cannot be read: it is a folder\n");
    }
}

#[test]
fn the_manual_page_has_every_command_and_option() {
    let world = World::new();
    for (language, name, divide) in [("el", "Όνομα", "Μετράει κάθε πρώτη"), ("en", "Name", "Count each first")]
    {
        let page = world.run(["man", "--lang", language]).quiet(0).out;
        assert!(page.starts_with(".TH \"SKAKI\" \"1\""), "{page}");
        assert!(page.contains(&format!(".SH \"{name}\"")) && page.contains(divide), "{page}");
        for command in COMMANDS {
            assert!(page.contains(&format!(".SS \"skaki {command}\"")), "{command}: {page}");
        }
        for option in ["lang", "plain", "json", "lessons", "data", "moves", "rulebook", "divide", "reset"] {
            assert!(page.contains(&format!("\\-\\-{option}")), "{option}: {page}");
        }
        // Whatever begins like a request is one.
        for line in page.lines().filter(|line| line.starts_with(['.', '\''])) {
            let request = line.split(' ').next();
            assert!(matches!(request, Some(".TH" | ".SH" | ".SS" | ".TP" | ".nf" | ".fi")), "{line}");
        }
        assert_eq!(is_greek(&page.replace("Ιζ3", "")), language == "el");
    }
}

#[test]
fn the_version() {
    assert_eq!(World::new().run(["--version"]).quiet(0).out, format!("skaki {}\n", env!("CARGO_PKG_VERSION")));
}

#[track_caller]
fn wrong(call: &[&str], greek: &str, english: &str) {
    let world = World::new();
    for (language, sentence) in [("el", greek), ("en", english)] {
        for args in [[&["--lang", language], call].concat(), [&call[..1], &["--lang", language], &call[1..]].concat()] {
            let Answer { status, out, err } = world.run(&args);
            assert_eq!((status, out.as_str()), (2, ""), "{args:?} {err}");
            assert_eq!(err.lines().count(), 1, "{args:?} {err}");
            assert!(err.starts_with(sentence), "{args:?} {err}");
        }
    }
}

#[test]
fn a_wrong_call_is_told_in_one_sentence() {
    wrong(&["why"], "Λείπει: <FEN>, <ΚΙΝΗΣΗ>.", "Missing: <FEN>, <MOVE>.");
    wrong(&["why", "start"], "Λείπει: <ΚΙΝΗΣΗ>.", "Missing: <MOVE>.");
    wrong(&["perft", "start"], "Λείπει: <ΒΑΘΟΣ>.", "Missing: <DEPTH>.");
    wrong(&["why", "start", "e4", "e5"], "Το «e5» περισσεύει.", "“e5” is one too many.");
    for depth in ["x", "21", "999", "-1"] {
        wrong(
            &["perft", "start", depth],
            &format!("Η τιμή «{depth}» δεν ταιριάζει στο <ΒΑΘΟΣ>. Πρέπει να είναι αριθμός από 0 ως 20."),
            &format!("The value “{depth}” does not fit <DEPTH>. It must be a number from 0 to 20."),
        );
    }
    wrong(
        &["position", "start", "--rulebook", "fid"],
        "Η τιμή «fid» δεν ταιριάζει στο --rulebook <fide|school>. Μήπως εννοείς «fide»;",
        "The value “fid” does not fit --rulebook <fide|school>. Did you mean “fide”?",
    );
    wrong(
        &["why", "start", "e4", "--move", "e5"],
        "Δεν υπάρχει επιλογή «--move». Μήπως εννοείς «--moves»;",
        "There is no option “--move”. Did you mean “--moves”?",
    );
    wrong(&["position", "start", "--moves"], "Η επιλογή --moves <ΚΙΝΗΣΕΙΣ> θέλει", "The option --moves <MOVES> needs");
    wrong(&["lessons", "--plain=1"], "Το «1» περισσεύει.", "“1” is one too many.");
    wrong(&["lessons", "--reset", "chess"], "Δεν υπάρχει μάθημα «chess».", "There is no lesson “chess”.");
    wrong(&["learn", "chess"], "Δεν υπάρχει μάθημα «chess».", "There is no lesson “chess”.");
    wrong(&["learn", "chess/x"], "Δεν υπάρχει μάθημα «chess».", "There is no lesson “chess”.");
    let (library, _) = skaki::lesson::Library::load(&[]);
    let steps = library.lesson("rook").unwrap().steps.len();
    for step in ["x".to_owned(), "0".to_owned(), (steps + 1).to_string()] {
        wrong(
            &["learn", &format!("rook/{step}")],
            &format!("Το μάθημα «rook» δεν έχει βήμα «{step}»: έχει {steps} βήματα, από το 1 ως το {steps}."),
            &format!("The lesson “rook” has no step “{step}”: it has {steps} steps, 1 to {steps}."),
        );
    }
    wrong(
        &["learn", "rook/"],
        "Μετά το «rook/» λείπει το όνομα ενός βήματος.",
        "After “rook/” the name of a step is missing.",
    );
    wrong(&["--json"], "Τα μαθήματα δεν απαντούν σε JSON", "The course does not answer in JSON");
    wrong(&["learn", "rook", "--json"], "Τα μαθήματα δεν απαντούν σε JSON", "The course does not answer in JSON");
    wrong(&["new"], "Λείπει: <ΟΝΟΜΑ>.", "Missing: <ID>.");
    wrong(&["new", "Roads"], "Το «Roads» δεν κάνει για όνομα μαθήματος", "“Roads” is no name for a lesson");
    wrong(&["new", "rook"], "Το πρόγραμμα έχει ήδη δικό του μάθημα «rook»", "The program itself has a lesson “rook”");
    wrong(&["new", "all"], "Το «all» σημαίνει όλα τα μαθήματα", "“all” means every lesson");
    wrong(&["new", "course"], "Το «course» είναι το αρχείο που", "“course” is the file that");
    wrong(&["preview"], "Λείπει: <ΑΡΧΕΙΟ>.", "Missing: <FILE>.");
    wrong(&["preview", "nowhere.toml"], "Δεν υπάρχει αρχείο ή φάκελος nowhere.toml.", "There is no file or folder");
    wrong(&["preview", "."], "Το . είναι φάκελος", ". is a folder");
    wrong(&["schema", "lessons"], "Η τιμή «lessons» δεν ταιριάζει στο", "The value “lessons” does not fit");
    wrong(&["completions"], "Λείπει: <ΚΕΛΥΦΟΣ>.", "Missing: <SHELL>.");
    wrong(
        &["completions", "xonsh-1"],
        "Η τιμή «xonsh-1» δεν ταιριάζει στο <ΚΕΛΥΦΟΣ>. Μπορεί να είναι: bash, elvish, fish, powershell, zsh.",
        "The value “xonsh-1” does not fit <SHELL>. It can be: bash, elvish, fish, powershell, zsh.",
    );
    wrong(&["man", "why"], "Το «why» περισσεύει.", "“why” is one too many.");
    wrong(&["check", "nowhere.toml"], "Δεν υπάρχει αρχείο ή φάκελος nowhere.toml.", "There is no file or folder");
}

#[test]
fn an_unknown_command_or_language() {
    let world = World::new();
    let answer = world.run(["lesons"]);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.err.starts_with("Δεν υπάρχει εντολή «lesons». Μήπως εννοείς «lessons»;"), "{answer:?}");
    let answer = world.run(["--lang", "en", "drill"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.starts_with("There is no command “drill”."), "{answer:?}");
    let answer = world.run(["lessons", "--lang", "fr"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.starts_with("Η τιμή «fr» δεν ταιριάζει στο --lang <el|en>."), "{answer:?}");
    assert_eq!(world.run(["lessons", "--lang"]).status, 2);
    // A saved language holds where none is given.
    world.write("data/settings.toml", "language = \"en\"\n");
    let answer = world.run(["lesons"]);
    assert!(answer.err.starts_with("There is no command “lesons”. Did you mean “lessons”?"), "{answer:?}");
    assert!(world.run(["lesons", "--lang", "el"]).err.starts_with("Δεν υπάρχει"));
}

#[test]
fn options_stand_before_or_after_the_command() {
    let world = World::new();
    for args in [
        ["why", "start", "a1a3", "--json", "--lang", "en"],
        ["--json", "--lang", "en", "why", "start", "a1a3"],
        ["why", "--json", "start", "--lang", "en", "a1a3"],
    ] {
        let answer = world.run(args).quiet(1);
        assert_eq!(answer.json()["reasons"][0]["text"], "The white rook cannot pass over the white pawn on a2.");
    }
    let data = world.path().join("elsewhere");
    for before in [true, false] {
        let mut command = world.bare();
        let (first, then) = if before { (vec![], vec!["lessons"]) } else { (vec!["lessons"], vec![]) };
        command.args(first).arg("--data").arg(&data).args(then);
        assert_eq!(answer(command, b"").status, 0);
    }
}

#[test]
fn answers_in_words_go_to_the_output_and_end_in_a_status() {
    let world = World::new();
    let yes = world.run(["why", "start", "Ιζ3"]).quiet(0);
    assert_eq!(yes.out, "Επιτρέπεται. Ιζ3: ο λευκός ίππος πάει από το η1 στο ζ3.\n");
    let no = world.run(["why", "4k3/8/8/7r/7P/8/8/4K3 w - - 0 1", "h5", "--lang", "en"]).quiet(1);
    assert_eq!(no.out.lines().count(), 2, "each reason on a line: {no:?}");
    let remark = world.run(["why", "start", "Nxf3+", "--lang", "en"]).quiet(0);
    assert_eq!(
        remark.out.lines().skip(1).collect::<Vec<_>>(),
        ["A capture was written, but nothing is taken.", "A check was written, but it is no check."]
    );
    let unreadable = world.run(["why", "start", ""]).quiet(1);
    assert_eq!(unreadable.out.lines().count(), 1, "{unreadable:?}");
    let position = world.run(["position", "start", "--moves", "f3 e5 g4 Qh4#", "--lang", "en"]).quiet(0);
    assert!(position.out.lines().count() == 2 && position.out.contains("heckmate"), "{position:?}");
    assert_eq!(world.run(["check"]).quiet(0).out.lines().count(), 1);
}

#[test]
fn what_lessons_there_are() {
    let world = World::new();
    let answer = world.run(["lessons", "--json", "--lang", "en"]).quiet(0);
    assert_eq!(answer.keys(), ["lessons"]);
    let lessons = answer.json()["lessons"].as_array().unwrap().clone();
    assert!(lessons.len() >= 5);
    for lesson in &lessons {
        assert_eq!(keys(lesson), ["id", "part", "title", "steps", "done", "stars", "test", "skipped"]);
        assert_eq!((&lesson["done"], &lesson["stars"]), (&json!(0), &json!(0)));
        assert!(lesson["steps"].as_u64().unwrap() > 0);
    }
    let rook = lessons.iter().find(|lesson| lesson["id"] == "rook").unwrap();
    assert_eq!(rook["title"], "The rook");
    let greek = world.run(["lessons"]).quiet(0).out;
    assert!(greek.contains("rook: Ο πύργος · 0 από "), "{greek}");
}

/// Records of a student who has done two steps of the rook and one of the bishop.
fn student() -> World {
    let world = World::new();
    world.write(
        "data/progress.jsonl",
        concat!(
            r#"{"v":1,"at":1,"event":"done","lesson":"rook","step":"roads","stars":3}"#,
            "\n",
            r#"{"v":1,"at":2,"event":"done","lesson":"rook","step":"first-move","stars":2}"#,
            "\n",
            r#"{"v":1,"at":3,"event":"done","lesson":"bishop","step":"first-move","stars":3}"#,
            "\n"
        ),
    );
    world
}

fn done(world: &World, lesson: &str) -> u64 {
    let lessons = world.run(["lessons", "--json"]).quiet(0).json()["lessons"].as_array().unwrap().clone();
    lessons.iter().find(|known| known["id"] == lesson).unwrap()["done"].as_u64().unwrap()
}

#[test]
fn starting_over_asks_first() {
    for no in ["", "\n", "όχι\n", "no\n", "ίσως\n", "\u{feff}yes yes\n"] {
        let world = student();
        let answer = world.typed(no, ["lessons", "--reset", "rook"]).quiet(1);
        assert!(answer.out.starts_with("Να σβηστεί η πρόοδος στο μάθημα «Ο πύργος»;"), "{answer:?}");
        assert!(answer.out.ends_with("Δεν άλλαξε τίποτα.\n"), "{answer:?}");
        assert_eq!(done(&world, "rook"), 2, "{no:?}");
    }
    for yes in ["ναι\n", "ΝΑΙ\n", "yes\n", "y", " Yes \r\n"] {
        let world = student();
        let answer = world.typed(yes, ["lessons", "--reset", "rook", "--lang", "en"]).quiet(0);
        assert!(answer.out.starts_with("Forget the progress in the lesson “The rook”?"), "{answer:?}");
        assert_eq!(done(&world, "rook"), 0, "{yes:?}");
        // The log keeps what was done: it is told to start over.
        assert_eq!(std::fs::read_to_string(world.data().join("progress.jsonl")).unwrap().lines().count(), 4);
    }
    let world = student();
    world.typed("yes\n", ["lessons", "--reset", "all"]).quiet(0);
    assert_eq!(done(&world, "rook") + done(&world, "bishop"), 0);
    // With --json the question goes to the error output, and the answer is the one value.
    let world = student();
    for (input, status, value) in [("", 1, json!({ "reset": null })), ("yes\n", 0, json!({ "reset": "rook" }))] {
        let answer = world.typed(input, ["lessons", "--reset", "rook", "--json", "--lang", "en"]);
        assert_eq!((answer.status, answer.json()), (status, value));
        assert!(answer.err.starts_with("Forget the progress"), "{answer:?}");
    }
    // Bytes that are no text are no yes.
    let world = student();
    let mut command = world.command();
    command.args(["lessons", "--reset", "rook"]);
    assert_eq!(answer(command, b"\xff\xfe\n").quiet(1).status, 1);
    assert_eq!(done(&world, "rook"), 2);
}

const LESSON: &str = r#"format = 1
id = "my-lesson"
languages = ["en"]

[[step]]
id = "look"
kind = "show"
fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"

[text.en]
title = "My lesson"
look = "Two kings, and nothing else."
"#;

#[test]
fn a_folder_of_lessons_is_added() {
    let world = World::new();
    let file = world.write("mine/my-lesson.toml", LESSON);
    world.run(["check", file.to_str().unwrap(), "--lang", "en"]).quiet(0);
    let listed = |answer: Answer| answer.quiet(0).out.contains("\"my-lesson\"");
    assert!(!listed(world.run(["lessons", "--json"])));
    assert!(listed(world.run(["lessons", "--json", "--lessons", "mine"])));
    assert!(listed(world.run(["--lessons", "mine", "lessons", "--json"])));
    let world = world.with("SKAKI_LESSONS", "mine");
    assert!(listed(world.run(["lessons", "--json"])));
    let answer = world.run(["learn", "my-lesson/look", "--lang", "en"]).quiet(0);
    assert!(answer.out.contains("Two kings, and nothing else."), "{answer:?}");
}

#[test]
fn the_course_in_line_mode() {
    let world = World::new();
    // Nobody has said which language: it is asked, in both; then the step that was asked for.
    let answer = world.typed("2\n", ["learn", "rook/first-move"]).quiet(0);
    assert!(answer.out.contains("Γλώσσα;") && answer.out.contains("Language?"), "{answer:?}");
    assert!(answer.out.contains("“The rook”, 2 of"), "{answer:?}");
    assert!(std::fs::read_to_string(world.data().join("settings.toml")).unwrap().contains("\"en\""));
    // With --lang it is not asked, and not saved. A bare learn goes on at the next step; a bare skaki offers the lessons.
    let world = World::new();
    let answer = world.run(["learn", "--lang", "en"]).quiet(0);
    assert!(!answer.out.contains("Language?") && answer.out.contains("“The chessboard”, 1 of"), "{answer:?}");
    let answer = world.run(["--lang", "en"]).quiet(0);
    assert!(answer.out.contains("Lessons:") && !answer.out.contains("1 of"), "{answer:?}");
    assert!(!world.data().join("settings.toml").exists());
    // In Greek and in English whatever the language, accents optional.
    let answer = world.typed("βοηθεια\nquit\n", ["--lang", "en", "--plain"]).quiet(0);
    assert!(answer.out.lines().count() > 5, "{answer:?}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let strange = OsStr::from_bytes(b"\xff\xfe");
    let world = World::new();
    let calls: [&[&OsStr]; 7] = [
        &[strange],
        &[OsStr::new("why"), strange, OsStr::new("e4")],
        &[OsStr::new("why"), OsStr::new("start"), strange],
        &[OsStr::new("learn"), strange],
        &[OsStr::new("lessons"), OsStr::new("--lang"), strange],
        &[OsStr::new("lessons"), OsStr::new("--reset"), strange],
        &[OsStr::new("check"), strange],
    ];
    for call in calls {
        let answer = world.run(call);
        assert_eq!((answer.status, answer.out.as_str(), answer.err.lines().count()), (2, "", 1), "{call:?} {answer:?}");
        assert!(is_greek(&answer.err), "{answer:?}");
    }
    // Where a path is wanted it need not be text.
    let mut command = world.bare();
    command.arg("lessons").arg("--data").arg(world.path().join(strange));
    assert_eq!(answer(command, b"").quiet(0).status, 0);
}

#[cfg(unix)]
#[test]
fn an_answer_that_cannot_be_written_is_no_success() {
    use std::process::Stdio;
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let world = World::new();
    let mut command = world.command();
    command.args(["why", "start", "e4", "--lang", "en"]).stdin(Stdio::null()).stdout(full).stderr(Stdio::piped());
    let output = command.spawn().unwrap().wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "The answer cannot be written: the disk is full\n");
}

#[test]
fn a_lesson_is_found_whatever_its_capitals_and_accents_and_by_its_title() {
    for name in ["rook", "ROOK", "Rook", "the rook", "πύργος", "ΠΥΡΓΟΣ", "Ο Πύργος", "ο πυργος"]
    {
        let out = World::new().run(["learn", name, "--lang", "en"]).quiet(0).out;
        assert!(out.contains("“The rook”, 1 of"), "{name}: {out}");
    }
    let out = World::new().run(["learn", "Πύργος/BLOCKED", "--lang", "en"]).quiet(0).out;
    assert!(out.contains("“The rook”, 4 of"), "{out}");
    let answer = World::new().typed("yes\n", ["lessons", "--reset", "Πύργος", "--json", "--lang", "en"]);
    assert_eq!(answer.json()["reset"], "rook", "{answer:?}");
}
