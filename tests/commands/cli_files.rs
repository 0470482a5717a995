//! The user's files: damaged, unreadable, in the way. The program says so in one sentence, goes on with what works, and
//! leaves them as they are.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::world::{Answer, World, answer};
use serde_json::Value;
use skaki::progress::{Entry, Store};

const BOTH: [&str; 2] = ["el", "en"];

/// That a call went well but for one sentence on the error output, and what that sentence is.
#[track_caller]
fn one_sentence(answer: &Answer) -> &str {
    assert_eq!((answer.status, answer.err.lines().count()), (0, 1), "{answer:?}");
    assert!(!answer.out.is_empty() && !answer.err.contains("os error"), "{answer:?}");
    answer.err.trim_end()
}

/// What went wrong as it is said in the course: among what the student reads, before everything else, and nowhere else.
fn first_sentence(answer: &Answer) -> &str {
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{answer:?}");
    assert!(!answer.out.contains("os error"), "{answer:?}");
    answer.out.lines().next().unwrap()
}

fn done(world: &World, lesson: &str) -> (u64, u64) {
    let value = world.run(["lessons", "--json"]).quiet(0).json();
    let lessons = value["lessons"].as_array().unwrap();
    let lesson = lessons.iter().find(|known| known["id"] == lesson).unwrap();
    (lesson["done"].as_u64().unwrap(), lesson["stars"].as_u64().unwrap())
}

const GOOD: &str = r#"{"v":1,"at":1,"event":"done","lesson":"rook","step":"first-move","stars":3}"#;

#[test]
fn progress_that_cannot_be_read() {
    for (language, sentence) in BOTH.into_iter().zip(["Η πρόοδος στο ", "Your progress in "]) {
        // A folder in its place: this is unreadable for root too.
        let world = World::new();
        fs::create_dir_all(world.data().join("progress.jsonl")).unwrap();
        for args in [&["lessons"][..], &["lessons", "--json"]] {
            let answer = world.run([args, &["--lang", language]].concat());
            assert!(one_sentence(&answer).starts_with(sentence), "{answer:?}");
            assert!(!answer.err.contains("go on") && !answer.err.contains("Συνεχίζεις"), "{answer:?}");
        }
        let answer = world.typed("Rd7\n", ["learn", "rook/first-move", "--lang", language]);
        assert!(first_sentence(&answer).starts_with(sentence), "{answer:?}");
        assert!(
            first_sentence(&answer).ends_with(if language == "en" { "will be kept." } else { "τίποτα." }),
            "{answer:?}"
        );
        assert!(world.data().join("progress.jsonl").is_dir());
        let answer = world.typed("yes\n", ["lessons", "--reset", "all", "--lang", language]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "there is nothing to ask about: {answer:?}");
        let kept = if language == "en" { "Nothing was forgotten." } else { "Δε σβήστηκε τίποτα." };
        assert!(answer.err.starts_with(sentence) && answer.err.trim_end().ends_with(kept), "{answer:?}");
    }
}

#[test]
fn damaged_progress_is_kept_beside_the_new_one() {
    for (language, sentence) in BOTH.into_iter().zip(["Στην πρόοδό σου 2 γραμμές", "In your progress 2 lines"])
    {
        let world = World::new();
        let damaged = [GOOD.as_bytes(), b"\n\xff\xfe nonsense\n", GOOD.as_bytes(), b"\n{\"v\":1}\n"].concat();
        fs::create_dir_all(world.data()).unwrap();
        fs::write(world.data().join("progress.jsonl"), &damaged).unwrap();
        let answer = world.run(["lessons", "--lang", language]);
        assert!(one_sentence(&answer).starts_with(sentence), "{answer:?}");
        assert!(answer.err.contains("progress.damaged-1.jsonl"), "{answer:?}");
        assert_eq!(fs::read(world.data().join("progress.damaged-1.jsonl")).unwrap(), damaged);
        assert_eq!(done(&world, "rook"), (1, 3), "said once, and what could be read is kept");
    }
}

#[test]
fn a_folder_that_cannot_be_written() {
    for (language, sentence) in BOTH.into_iter().zip(["Η πρόοδος στο ", "Your progress in "]) {
        let world = World::new();
        let file = world.write("file", "mine");
        let run = |args: &[&str], typed: &str| {
            let mut command = world.bare();
            command.args(args).args(["--lang", language]).arg("--data").arg(file.join("under"));
            answer(command, typed.as_bytes())
        };
        assert!(one_sentence(&run(&["lessons"], "")).starts_with(sentence));
        assert!(first_sentence(&run(&["learn", "rook/first-move"], "Rd7\n")).starts_with(sentence));
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    }
}

#[test]
fn settings_that_cannot_be_used() {
    for (broken, line) in [("language = \"fr\"\n", "1"), ("plain = true\nmouse = 7\n", "2"), ("plain = \n", "1")] {
        for (language, sentence) in BOTH.into_iter().zip(["Οι ρυθμίσεις στο ", "The settings in "]) {
            let world = World::new();
            let file = world.write("data/settings.toml", broken);
            let answer = world.run(["lessons", "--lang", language]);
            assert!(one_sentence(&answer).starts_with(sentence), "{answer:?}");
            assert!(answer.err.contains(&format!(" {line}:")), "{answer:?}");
            assert!(answer.err.contains("settings.damaged"), "what becomes of it is said: {answer:?}");
            let answer = world.run(["learn", "--lang", language]);
            assert!(first_sentence(&answer).starts_with(sentence), "{answer:?}");
            assert_eq!(fs::read_to_string(&file).unwrap(), broken, "untouched");
        }
    }
    // Saved over by the student's own choice, twice: both are kept.
    let world = World::new();
    for (number, broken) in [(1, "language = \"fr\"\n"), (2, "pieces = 1\n")] {
        world.write("data/settings.toml", broken);
        assert_eq!(world.typed("2\n", ["learn"]).status, 0);
        let kept = world.data().join(format!("settings.damaged-{number}.toml"));
        assert_eq!(fs::read_to_string(kept).unwrap(), broken);
        assert!(fs::read_to_string(world.data().join("settings.toml")).unwrap().contains("language = \"en\""));
    }
    // A folder in its place.
    let world = World::new();
    fs::create_dir_all(world.data().join("settings.toml")).unwrap();
    assert!(one_sentence(&world.run(["lessons"])).contains("είναι φάκελος"));
}

/// A pipe blocks whoever opens it, and a device has no end: neither is read.
#[cfg(unix)]
#[test]
fn only_ordinary_files_are_read() {
    for name in ["progress.jsonl", "settings.toml"] {
        for device in [Some("/dev/zero"), Some("/dev/full"), None] {
            let world = World::new();
            fs::create_dir_all(world.data()).unwrap();
            let file = world.data().join(name);
            match device {
                Some(device) => std::os::unix::fs::symlink(device, &file).unwrap(),
                None => assert!(std::process::Command::new("mkfifo").arg(&file).status().unwrap().success()),
            }
            let answer = world.run(["lessons", "--lang", "en"]);
            assert!(
                one_sentence(&answer).contains(&format!("{name} cannot be read (it is no ordinary file)")),
                "{answer:?}"
            );
            let answer = world.typed("change mouse\nquit\n", ["--lang", "en"]);
            assert!(answer.out.lines().next().unwrap().contains("it is no ordinary file"), "{answer:?}");
            assert!(!fs::symlink_metadata(&file).unwrap().is_file(), "it is left as it is");
        }
    }
    // Nor is a file without end in sight.
    let world = World::new();
    fs::create_dir_all(world.data()).unwrap();
    for (name, length) in [("settings.toml", (1 << 20) + 1), ("progress.jsonl", (1 << 26) + 1)] {
        let file = fs::File::create(world.data().join(name)).unwrap();
        file.set_len(length).unwrap();
        let answer = world.run(["lessons", "--lang", "el"]);
        assert!(one_sentence(&answer).contains("είναι πολύ μεγάλο"), "{answer:?}");
        fs::remove_file(world.data().join(name)).unwrap();
    }
}

/// What cannot be written is tried again: it may be possible a moment later.
#[test]
fn what_could_not_be_written_is_written_as_soon_as_it_can() {
    for space_comes_back in [true, false] {
        let world = World::new();
        let mut child = world
            .command()
            .args(["--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (mut input, mut out) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut hear = |wanted: &str| {
            let mut line = String::new();
            while !line.contains(wanted) {
                line.clear();
                assert_ne!(out.read_line(&mut line).unwrap(), 0, "it ended before “{wanted}”");
            }
        };
        hear("Write the number");
        // A file in the place of the folder: nothing can be written there, whoever asks.
        fs::write(world.data(), "").unwrap();
        input.write_all("rook/first-move\n".as_bytes()).unwrap();
        hear("You can go on: it is tried again after every step.");
        hear("You play White.");
        if space_comes_back {
            fs::remove_file(world.data()).unwrap();
        }
        input.write_all("Rd7\n".as_bytes()).unwrap();
        if space_comes_back {
            hear("Your progress is kept again, all of it.");
        }
        hear("3 stars of three");
        drop(input);
        hear(if space_comes_back { "Your progress is kept. Goodbye!" } else { "Goodbye!" });
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(0));
        if space_comes_back {
            assert_eq!((err.as_str(), done(&world, "rook")), ("", (1, 3)));
            let log = fs::read_to_string(world.data().join("progress.jsonl")).unwrap();
            assert!(log.contains("\"opened\""), "all that was pending: {log}");
        } else {
            assert!(err.trim_end().ends_with("One step that you have done is lost."), "{err}");
        }
    }
}

#[test]
fn without_a_home() {
    for (language, sentence) in BOTH.into_iter().zip(["Δε βρέθηκε προσωπικός φάκελος", "No home folder was found"])
    {
        let world = World::new().without_home();
        let run = |args: &[&str], typed: &str| {
            let mut command = world.bare();
            command.args(args).args(["--lang", language]);
            answer(command, typed.as_bytes())
        };
        assert!(one_sentence(&run(&["lessons"], "")).starts_with(sentence));
        assert!(first_sentence(&run(&["learn", "rook/first-move"], "Rd7\n")).starts_with(sentence));
        // What needs none says nothing of it.
        let mut command = world.bare();
        command.args(["why", "start", "e4", "--lang", language]);
        answer(command, b"").quiet(0);
        assert_eq!(fs::read_dir(world.path()).unwrap().count(), 0, "nothing was written anywhere");
    }
}

#[cfg(unix)]
#[test]
fn without_data_progress_is_kept_where_the_system_keeps_such_things() {
    let world = World::new();
    let mut command = world.bare();
    command.args(["learn", "rook/first-move", "--lang", "en"]);
    answer(command, "Rd7\n".as_bytes()).quiet(0);
    let mut command = world.bare();
    command.args(["lessons", "--json"]);
    let value = answer(command, b"").quiet(0).json();
    let rook = value["lessons"].as_array().unwrap().iter().find(|known| known["id"] == "rook").unwrap().clone();
    assert_eq!((&rook["done"], &rook["stars"]), (&1.into(), &3.into()));
    assert!(world.path().join("home").is_dir());
}

/// Five different mistakes; what each is, and where.
const FIVE: &str = r#"format = 1
id = "five"
languages = ["en"]

[[step]]
id = "one"
kind = "play"
fen = "4k3/8/8/8/8/8/8/4K2R W - - 0 1"
goal = { reach = ["h8"] }

[[step]]
id = "two"
kind = "plays"
fen = "4k3/8/8/8/8/8/8/4K2R w - - 0 1"

[[step]]
id = "three"
kind = "play"
fen = "4k3/8/8/8/8/8/8/4K2R w - - 0 1"
goal = { reach = ["j8"] }

[[step]]
id = "four"
kind = "play"
fen = "4k3/8/8/8/8/8/8/4K2R w - - 0 1"
goal = { reach = ["h8"] }
colour = "red"

[[step]]
id = "five"
kind = "show"
fen = "4k3/8/8/8/8/8/8/4K2R w - - 0 1"

[text.en]
title = "Five"
one = "One."
two = "Two."
three = "Three."
four = "Four."
"#;

#[test]
fn five_mistakes_in_one_file_are_five_faults_with_their_places() {
    let world = World::new();
    let file = world.write("five.toml", FIVE);
    let at = |language: &str| {
        let value = world.run(["check", "five.toml", "--json", "--lang", language]).quiet(1).json();
        assert_eq!(crate::world::keys(&value), ["lessons", "steps", "faults", "proofs"]);
        let faults = value["faults"].as_array().unwrap().clone();
        for fault in &faults {
            assert_eq!(crate::world::keys(fault), ["file", "line", "column", "severity", "code", "text"]);
            assert!(fault["file"].as_str().unwrap().ends_with("five.toml"));
            let text = fault["text"].as_str().unwrap();
            assert_eq!(crate::world::is_greek(text), language == "el", "{text}");
        }
        faults
            .iter()
            .filter(|fault| fault["severity"] == "fault")
            .map(|fault| {
                let number = |key: &str| fault[key].as_u64();
                (number("line"), number("column"), fault["code"].as_str().unwrap().to_owned())
            })
            .collect::<Vec<_>>()
    };
    let found = at("el");
    let expected = [
        (8, 29, "fen-turn"),
        (13, 8, "value-unknown"),
        (20, 19, "square-unreadable"),
        (27, 1, "key-unknown"),
        (30, 6, "text-missing"),
    ]
    .map(|(line, column, code)| (Some(line), Some(column), code.to_owned()));
    assert_eq!(found, expected);
    assert_eq!(at("en"), expected);
    for (language, word) in [("el", "σφάλμα"), ("en", "fault")] {
        let text = world.run(["check", "five.toml", "--lang", language]).quiet(1).out;
        for (line, column, code) in &expected {
            let place = format!("five.toml:{}:{}", line.unwrap(), column.unwrap());
            assert!(text.contains(&place) && text.contains(&format!("[{code}]")), "{place} {code}\n{text}");
        }
        assert!(text.contains(word) && !text.contains('\u{1b}'), "{text}");
    }
    assert_eq!(fs::read_to_string(file).unwrap(), FIVE);
}

#[test]
fn a_broken_lesson_does_not_stop_the_others() {
    for (language, ending) in BOTH.into_iter().zip(["el", "en"]) {
        let world = World::new();
        world.write("mine/broken.toml", "format = 1\nid = \"broken\"\n[[step\n");
        for args in [&["lessons"][..], &["learn", "rook/first-move"]] {
            let answer = world.run([args, &["--lessons", "mine", "--lang", language]].concat());
            let said = if args[0] == "learn" { &answer.out } else { &answer.err };
            assert_eq!(answer.status, 0, "{answer:?}");
            assert!(said.contains("broken.toml:3:"), "{ending}: {said}");
            assert_eq!(crate::world::is_greek(said.lines().next().unwrap()), language == "el", "{said}");
        }
        // A folder that is not there: named in the call, it is a wrong call, and where the environment names it only said.
        for command in ["lessons", "learn"] {
            let answer = world.run([command, "--lessons", "nowhere", "--lang", language]);
            assert_eq!((answer.status, answer.out.as_str(), answer.err.lines().count()), (2, "", 1), "{answer:?}");
            assert!(answer.err.contains("nowhere"), "{answer:?}");
        }
        let named = World::new().with("SKAKI_LESSONS", "nowhere");
        assert!(one_sentence(&named.run(["lessons", "--lang", language])).contains("nowhere"));
        // The texts of a lesson are missing.
        let world = World::new();
        world.write(
            "mine/mute.toml",
            "format = 1\nid = \"mute\"\nlanguages = [\"en\"]\n\n[[step]]\nid = \"look\"\nkind = \"show\"\n\
             fen = \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"\n",
        );
        let answer = world.run(["check", "mine", "--lang", language]).quiet(1);
        assert!(answer.out.contains("mute.toml:"), "{answer:?}");
        let answer = world.run(["learn", "rook/first-move", "--lessons", "mine", "--lang", language]);
        assert_eq!(answer.status, 0, "{answer:?}");
    }
}

/// Advice alone is no fault.
#[test]
fn advice_ends_in_yes() {
    let world = World::new();
    let value = world.run(["check", "--json"]).quiet(0).json();
    assert_eq!(value["faults"].as_array().unwrap().iter().filter(|fault| fault["severity"] == "fault").count(), 0);
    assert!(value["lessons"].as_u64().unwrap() >= 5 && value["steps"].as_u64().unwrap() >= 40);
    let proof = &value["proofs"][0];
    assert_eq!(
        crate::world::keys(proof),
        ["step", "kind", "solvable", "shortest", "first_moves", "found", "opponent", "ways"]
    );
}

/// Killed right after a step was solved, it is done all the same.
#[cfg(unix)]
#[test]
fn a_solved_step_survives_being_killed() {
    let world = World::new();
    let mut command = world.command();
    command.args(["learn", "rook/first-move", "--lang", "en"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"Rd7\n").unwrap();
    // The program waits for another line now: nobody waits for it longer than this.
    let (sender, solved) = std::sync::mpsc::channel();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    std::thread::spawn(move || {
        lines.map_while(Result::ok).filter(|line| line.contains("3 stars")).for_each(|line| drop(sender.send(line)));
    });
    let solved = solved.recv_timeout(std::time::Duration::from_secs(20));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(solved.is_ok(), "the step was not solved");
    assert_eq!(done(&world, "rook"), (1, 3));
    // Cut short while it wrote: the rest is passed over, and the next line stands alone.
    let log = world.data().join("progress.jsonl");
    let whole = fs::read(&log).unwrap();
    fs::write(&log, [whole.as_slice(), br#"{"v":1,"at":2,"eve"#].concat()).unwrap();
    assert_eq!(done(&world, "rook"), (1, 3));
}

/// Two at once: every line is whole.
#[test]
fn two_programs_that_append_at_once_keep_whole_lines() {
    const EACH: usize = 60;
    let world = World::new();
    let folder = world.data();
    let threads: Vec<_> = ["a", "b", "c"]
        .map(|lesson| {
            // Each has opened the log for itself, as a program of its own would.
            let store = Store::open(&folder).unwrap().store;
            std::thread::spawn(move || {
                for step in 0..EACH {
                    let entry = Entry::Done { lesson: lesson.into(), step: format!("step-{step}"), stars: 3 };
                    store.append(&entry, 1).unwrap();
                }
            })
        })
        .into();
    threads.into_iter().for_each(|thread| thread.join().unwrap());
    let text = fs::read_to_string(folder.join("progress.jsonl")).unwrap();
    assert_eq!(text.lines().filter(|line| !line.is_empty()).count(), 3 * EACH);
    for line in text.lines().filter(|line| !line.is_empty()) {
        serde_json::from_str::<Value>(line).unwrap();
    }
    assert_eq!(Store::open(&folder).unwrap().damage, None);
    // And two real programs.
    let world = World::new();
    let run = || {
        let mut command = world.command();
        command.args(["learn", "rook/first-move", "--lang", "en"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.spawn().unwrap()
    };
    let mut both = [run(), run()];
    for child in &mut both {
        child.stdin.take().unwrap().write_all(b"Rd7\n").unwrap();
    }
    for child in both {
        assert!(child.wait_with_output().unwrap().status.success());
    }
    assert_eq!(done(&world, "rook"), (1, 3));
}

#[test]
fn line_mode_where_it_is_chosen() {
    for world in [World::new().with("SKAKI_PLAIN", "1"), World::new()] {
        world.write("data/settings.toml", "plain = true\nlanguage = \"en\"\n");
        let answer = world.run(["learn"]).quiet(0);
        assert!(answer.out.contains("“The chessboard”, 1 of") && !answer.out.contains('\u{1b}'), "{answer:?}");
    }
}

#[cfg(unix)]
#[test]
fn progress_that_cannot_be_forgotten_stays_and_that_is_said() {
    for (language, kept) in BOTH.into_iter().zip(["Δε σβήστηκε τίποτα.", "Nothing was forgotten."]) {
        let world = World::new();
        // A folder that is a file: nothing is in it, and nothing can be written.
        let file = world.write("file", "mine");
        let mut command = world.bare();
        command.args(["lessons", "--reset", "all", "--lang", language]).arg("--data").arg(file.join("under"));
        let answer = answer(command, b"yes\n");
        assert_eq!(answer.status, 2, "{answer:?}");
        assert!(answer.err.trim_end().ends_with(kept) && answer.err.lines().count() == 1, "{answer:?}");
    }
}

#[test]
fn a_folder_of_broken_lessons_leaves_no_heading_without_lessons() {
    let world = World::new();
    world.write("broken/one.toml", "format = 1\nid = \"one\n");
    let without = world.run(["lessons", "--lang", "en"]).quiet(0).out;
    let folder = world.path().join("broken").display().to_string();
    let answer = world.run(["lessons", "--lang", "en", "--lessons", &folder]);
    assert_eq!(answer.out, without);
    let said = world.run(["learn", "--lang", "en", "--lessons", &folder]).quiet(0).out;
    let plain = world.run(["--lang", "en"]).quiet(0).out;
    // The fault is told, and the list is as it was.
    assert!(said.contains("one.toml:2:"), "{said}");
    let list = |text: &str| text.split_once("Lessons:").unwrap().1.to_owned();
    assert_eq!(list(&world.run(["--lang", "en", "--lessons", &folder]).quiet(0).out), list(&plain));
}

/// Whoever learns is told once, however many faults there are; whoever checks is told them all.
#[test]
fn the_faults_of_a_class_are_one_list_with_a_line_for_each_file() {
    let world = World::new();
    let good = "format = 1\nid = \"good\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"Good\"\none = \"Look.\"\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    world.write("class/good.toml", good);
    world.write("class/bad.toml", "format = 1\nid = \"bad\"\nlanguages = [\"xx\"]\nwhat = 1\n");
    world.write("class/worse.toml", "format = 2\n");
    world.write("class/sparse.toml", &good.replace("\"good\"", "\"sparse\"").replace("one = ", "other = "));
    let folder = world.path().join("class").display().to_string();
    let answer = world.run(["lessons", "--lang", "en", "--lessons", &folder]);
    let lines: Vec<&str> = answer.err.lines().filter(|line| !line.is_empty()).collect();
    assert!(lines[0].starts_with("3 lesson files have faults. What cannot be read is missing"), "{}", answer.err);
    assert_eq!(lines.len(), 4, "{}", answer.err);
    assert!(lines[1].contains("bad.toml:1:") && lines[1].ends_with("(and 2 more)"), "{}", lines[1]);
    assert!(lines[2].contains("sparse.toml:") && lines[2].contains("“one” is missing"), "{}", lines[2]);
    assert!(lines[3].contains("worse.toml:1:"), "{}", lines[3]);
    assert!(answer.out.contains("good: Good") && !answer.out.contains("sparse"), "{}", answer.out);
    // Many files are counted, not listed.
    for n in 0..20 {
        world.write(&format!("many/{n}.toml"), "format = 2\n");
    }
    let folder = world.path().join("many").display().to_string();
    let answer = world.run(["lessons", "--lang", "el", "--lessons", &folder]);
    assert_eq!(answer.err.lines().filter(|line| !line.is_empty()).count(), 10, "{}", answer.err);
    assert!(answer.err.trim_end().ends_with("… και άλλα 12 αρχεία."), "{}", answer.err);
    world.write("one/one.toml", "format = 2\n");
    let folder = world.path().join("one").display().to_string();
    let err = world.run(["lessons", "--lang", "en", "--lessons", &folder]).err;
    assert!(err.starts_with("One lesson file has faults.") && err.contains("one.toml:1:10: "), "{err}");
}

/// Which lessons are tests, passed or not, and which are known by one, is said in the list too.
#[test]
fn the_list_of_lessons_says_what_is_a_test_and_what_is_known() {
    let world = World::new();
    let lesson = |id: &str| {
        format!(
            "format = 1\nid = \"{id}\"\nlanguages = [\"en\"]\nrules = [\"rook\"]\n[text.en]\ntitle = \"The {id}\"\ngo = \"Go to a8.\"\n[[step]]\nid = \"go\"\nkind = \"play\"\nfen = \"8/8/8/8/8/8/8/R7 w\"\ngoal = {{ reach = [\"a8\"] }}\n"
        )
    };
    world.write("class/a.toml", &lesson("begin"));
    world.write("class/b.toml", &lesson("exam"));
    world.write("class/course.toml", "format = 1\nid = \"class\"\n[[part]]\nid = \"all\"\ntitle = { en = \"All of it\" }\nlessons = [\"begin\", \"exam\"]\n[[test]]\nlesson = \"exam\"\nskips = [\"begin\"]\n");
    let folder = world.path().join("class").display().to_string();
    let list = |world: &World| world.run(["lessons", "--lang", "en", "--lessons", &folder]).quiet(0).out;
    let before = list(&world);
    assert!(before.contains("exam: The exam · 0 of 1 · 0 stars · test\n"), "{before}");
    assert!(before.contains("begin: The begin · 0 of 1 · 0 stars\n"), "{before}");
    world.typed("Ra8\n\n", ["learn", "exam", "--lang", "en", "--lessons", &folder]).quiet(0);
    let after = list(&world);
    assert!(after.contains("exam: The exam · 1 of 1 · 3 stars · test, passed\n"), "{after}");
    assert!(after.contains("begin: The begin · 0 of 1 · 0 stars · known, by a test that you passed\n"), "{after}");
}

/// Two at once over a log that one of them mends: nothing that the other writes meanwhile is lost, and the log is put aside once.
#[test]
fn two_programs_over_a_damaged_log_lose_nothing() {
    let typed = "next\n".repeat(8);
    let start = |world: &World, lesson: &str| {
        let mut command = world.command();
        command.args(["learn", lesson, "--lang", "en"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
        child
    };
    let records = |world: &World, lesson: &str| {
        let log = fs::read_to_string(world.data().join("progress.jsonl")).unwrap();
        let lines = log.lines().filter(|line| !line.trim().is_empty());
        let values = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
        values.filter(|value| value["lesson"] == lesson).count()
    };
    let alone = World::new();
    for lesson in ["rook", "bishop"] {
        assert!(start(&alone, lesson).wait_with_output().unwrap().status.success());
    }
    let expected = (records(&alone, "rook"), records(&alone, "bishop"));
    assert!(expected.0 > 7 && expected.1 > 7, "{expected:?}");
    for _ in 0..4 {
        let world = World::new();
        let damaged = format!("{GOOD}\nnonsense\n").repeat(200);
        world.write("data/progress.jsonl", &damaged);
        let students = [start(&world, "bishop"), start(&world, "queen"), start(&world, "bishop")];
        for student in students {
            let output = student.wait_with_output().unwrap();
            assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        }
        assert_eq!((records(&world, "bishop"), records(&world, "rook")), (2 * expected.1, 200));
        assert_eq!(fs::read_to_string(world.data().join("progress.damaged-1.jsonl")).unwrap(), damaged);
        assert!(!world.data().join("progress.damaged-2.jsonl").exists(), "put aside once");
        assert_eq!(Store::open(&world.data()).unwrap().damage, None);
    }
}
