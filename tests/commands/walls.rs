//! The walls of the house: which room may reach for what (`ARCHITECTURE.md` says why). The code of `src/` is read here,
//! line by line, and every path in it held against the tables below. A breach names its file and line.
//!
//! To move a wall is to change a table here and the picture in `ARCHITECTURE.md` in the same commit.

#![allow(clippy::expect_used, reason = "a helper that fails is a test that fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The rooms in the reading order of `src/lib.rs`, each with the other rooms that it may use. A corner of a room with a
/// line of its own stands before the room.
const ROOMS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    // The checker proves steps by solving them, and its report is read by people.
    ("lesson/check", &["rules", "exercise", "explain", "language"]),
    ("lesson", &["rules", "explain", "language"]),
    ("exercise", &["rules", "lesson"]),
    ("session", &["rules", "lesson", "exercise"]),
    ("explain", &["rules", "lesson", "exercise", "session", "language", "settings"]),
    ("language", &["rules"]),
    ("progress", &[]),
    ("settings", &["language"]),
    ("study", &["lesson", "session", "progress"]),
    ("app", &["rules", "lesson", "exercise", "session", "explain", "language", "progress", "settings", "study"]),
    // No `exercise` and no `progress`: what is drawn cannot be changed by drawing it.
    ("terminal", &["rules", "lesson", "session", "explain", "language", "settings", "study", "app"]),
    ("plain", &["rules", "lesson", "exercise", "session", "explain", "language", "progress", "settings", "study"]),
    ("cli", &["rules", "lesson", "explain", "language", "progress", "settings", "study", "app", "terminal", "plain"]),
];

/// Crates and parts of the standard library that only some files may use: what it is, the paths that reach for it, and
/// the beginnings of the file names that may.
const OUTSIDE: &[(&str, &[&str], &[&str])] = &[
    ("the terminal", &["ratatui", "crossterm", "signal_hook", "rustix", "unicode_width", "vte"], &["terminal/"]),
    ("Fluent", &["fluent", "fluent_syntax", "fluent_bundle", "intl_memoizer", "unic_langid"], &["language/"]),
    ("TOML", &["toml"], &["lesson/format/", "settings/"]),
    ("the command line", &["clap", "clap_complete"], &["cli/"]),
    ("the user's folders", &["etcetera"], &["cli/folders.rs"]),
    ("the file system", &["std::fs", "tempfile"], &["progress/", "settings/", "lesson/load/", "cli/"]),
    ("the environment", &["std::env"], &["main.rs", "terminal/run.rs"]),
    ("the clock", &["std::time::SystemTime", "std::time::Instant"], &["cli/", "terminal/"]),
    ("threads", &["std::thread"], &["terminal/", "progress/lock.rs"]),
    ("processes and the network", &["std::process", "std::net"], &["main.rs"]),
    ("the program's own streams", &["std::io::stdin", "std::io::stdout", "std::io::stderr"], &["main.rs", "terminal/"]),
];

/// Macros that write past the writer a room is given.
const PRINTING: &[&str] = &["println", "eprintln", "print", "eprint", "dbg"];

/// Methods by which a path asks the file system without naming it.
const ASKING: &[&str] =
    &["exists", "try_exists", "is_file", "is_dir", "is_symlink", "read_dir", "canonicalize", "metadata"];

/// The code of a source text, a line for each of its lines: without comments, and strings emptied. A string over several
/// lines is read as if each were one of its own; no wall hangs on what stands in it.
fn code(source: &str) -> Vec<String> {
    let bare = |line: &str| {
        let line = line.replace("\\\"", "").replace("'\"'", "");
        let outside: Vec<&str> = line.split('"').step_by(2).collect();
        let code = outside.join("\"\"");
        code.split("//").next().unwrap_or_default().to_owned()
    };
    source.lines().map(bare).collect()
}

/// The paths of a piece of code, those in braces written out: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn paths(code: &str) -> Vec<String> {
    let is_path = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':');
    let mut open: Vec<String> = vec![String::new()];
    let mut found = Vec::new();
    let mut word = String::new();
    for c in code.chars().chain([' ']) {
        if is_path(c) {
            word.push(c);
            continue;
        }
        let path = open.last().cloned().unwrap_or_default() + &word;
        let begins_list = path.ends_with("::");
        if !std::mem::take(&mut word).is_empty() && !begins_list {
            found.push(path.clone());
        }
        match c {
            '{' => open.push(if begins_list { path } else { String::new() }),
            '}' => drop(open.pop()),
            _ => {}
        }
    }
    found
}

/// The paths of a file with the line on which each begins; an import in several lines is read as one.
fn paths_of(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut import: Option<(usize, String)> = None;
    for (index, line) in code(source).into_iter().enumerate() {
        let begins = line
            .trim_start()
            .split_once("use ")
            .is_some_and(|(before, _)| before.is_empty() || before.starts_with("pub"));
        let (number, text) = match import.take() {
            Some((number, before)) => (number, before + &line),
            None => (index + 1, line),
        };
        if (begins || number <= index) && !text.contains(';') {
            import = Some((number, text));
        } else {
            found.extend(paths(&text).into_iter().map(|path| (number, path)));
        }
    }
    found
}

/// The room that a path reaches, from a file at this depth (`src/lib.rs` 0, `src/rules/mod.rs` 1, `src/rules/board.rs` 2).
fn room_of(path: &str, depth: usize) -> Option<&str> {
    let parts: Vec<&str> = path.split("::").collect();
    let ups = parts.iter().take_while(|part| **part == "super").count();
    let room = match *parts.first()? {
        "crate" | "skaki" => parts.get(1),
        "super" if ups >= depth => parts.get(ups),
        _ => None,
    };
    room.copied().filter(|room| ROOMS.iter().any(|(known, _)| known == room))
}

fn depth_of(file: &str) -> usize {
    file.trim_end_matches("/mod.rs").split('/').count()
}

/// What the room of a file may use; `None` for `main.rs` and `lib.rs`, which stand in front of the rooms.
fn may_use(file: &str) -> Option<&'static [&'static str]> {
    let is_in = |room: &str| file.strip_prefix(room).is_some_and(|rest| rest.starts_with('/') || rest == ".rs");
    ROOMS.iter().find(|(room, _)| is_in(room)).map(|(_, may)| *may)
}

/// Everything in a file (named from `src/`) that goes through a wall.
fn breaches(file: &str, source: &str) -> Vec<String> {
    let own = file.split('/').next().map(|name| name.trim_end_matches(".rs")).unwrap_or_default();
    let may_be_here = |allowed: &[&str]| allowed.iter().any(|at| file.starts_with(at));
    let mut told = Vec::new();
    for (line, path) in paths_of(source) {
        if let (Some(may), Some(room)) = (may_use(file), room_of(&path, depth_of(file)))
            && room != own
            && !may.contains(&room)
        {
            told.push(format!("src/{file}:{line}: {own} uses {room} ({path})"));
        }
        for (what, reached_by, allowed) in OUTSIDE {
            // A crate's name alone is a name like any other; a part of the standard library is not.
            let reaches = |one: &str| {
                path.strip_prefix(one)
                    .is_some_and(|rest| rest.starts_with("::") || rest.is_empty() && one.contains("::"))
            };
            if reached_by.iter().any(|one| reaches(one)) && !may_be_here(allowed) {
                told.push(format!("src/{file}:{line}: {what} is not for this room ({path})"));
            }
        }
    }
    let files = OUTSIDE.iter().find(|(what, ..)| *what == "the file system").map_or(&[][..], |(.., allowed)| *allowed);
    for (index, line) in code(source).iter().enumerate() {
        let place = format!("src/{file}:{}", index + 1);
        let asks = |method: &&&str| line.contains(&format!(".{method}("));
        if let Some(method) = ASKING.iter().find(asks).filter(|_| !may_be_here(files)) {
            told.push(format!("{place}: the file system is not for this room (.{method})"));
        }
        let is_macro = |name: &&&str| {
            line.split(|c: char| !c.is_alphanumeric() && c != '!').any(|word| word == format!("{name}!"))
        };
        if let Some(name) = PRINTING.iter().find(is_macro) {
            told.push(format!("{place}: prints past the writer it is given ({name}!)"));
        }
    }
    told
}

/// Every file of `src/`, named from there, with its text.
fn sources() -> Vec<(String, String)> {
    fn walk(folder: &Path, root: &Path, files: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).expect("src can be listed") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, root, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root).expect("below src").to_string_lossy().replace('\\', "/");
                files.push((name, fs::read_to_string(&path).expect("a source file")));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    walk(&root, &root, &mut files);
    files.sort();
    files
}

#[test]
fn every_wall_stands() {
    let sources = sources();
    assert!(sources.len() > ROOMS.len(), "src is read");
    // A file of tests alone is in no program: it may ask for whatever shows that the room is right.
    let rooms = sources.iter().filter(|(file, _)| !file.contains("/tests/") && !file.ends_with("/tests.rs"));
    let told: Vec<String> = rooms.flat_map(|(file, source)| breaches(file, source)).collect();
    assert_eq!(told, Vec::<String>::new(), "see ARCHITECTURE.md, “Walls”");
}

#[test]
fn every_folder_of_src_is_a_room_and_every_room_is_there() {
    let found: BTreeSet<String> = sources()
        .iter()
        .filter(|(file, _)| !matches!(file.as_str(), "lib.rs" | "main.rs"))
        .filter_map(|(file, _)| Some(file.split('/').next()?.trim_end_matches(".rs").to_owned()))
        .collect();
    let known: BTreeSet<String> =
        ROOMS.iter().filter(|(room, _)| !room.contains('/')).map(|(room, _)| (*room).to_owned()).collect();
    assert_eq!(found, known);
}

#[test]
fn the_map_in_lib_rs_lists_the_rooms_in_the_order_of_this_table() {
    let map = include_str!("../../src/lib.rs");
    let order: Vec<Option<usize>> = ROOMS
        .iter()
        .filter(|(room, _)| !room.contains('/'))
        .map(|(room, _)| map.find(&format!("//! | [`{room}`]")))
        .collect();
    assert!(order.iter().all(Option::is_some), "{order:?}");
    assert!(order.is_sorted(), "{order:?}");
}

// ---------------------------------------------------------------------------------------------------------------
// A breach that is planted is found, and what only looks like one is not.

#[test]
fn a_room_that_reaches_through_a_wall_is_named_with_its_line() {
    assert_eq!(
        breaches("rules/board.rs", "use std::fmt;\n\nuse crate::language::Words;\n"),
        ["src/rules/board.rs:3: rules uses language (crate::language::Words)"]
    );
    assert_eq!(
        breaches("rules/board.rs", "use crate::{\n    rules::Square,\n    explain::{Message, ids},\n};"),
        [
            "src/rules/board.rs:1: rules uses explain (crate::explain::Message)",
            "src/rules/board.rs:1: rules uses explain (crate::explain::ids)",
        ]
    );
    // Without a `use`, by the way up, and in the library's own name.
    for (file, code) in [
        ("session/mod.rs", "fn f() -> crate::app::App { g() }"),
        ("study.rs", "use super::terminal::run;"),
        ("session/hint.rs", "use super::super::terminal::run;"),
        ("rules/notation/fen.rs", "use super::super::super::lesson::Step;"),
        ("rules/mod.rs", "skaki::cli::run();"),
        // The corner of a room may do more than the room.
        ("lesson/model.rs", "use crate::exercise::proof;"),
    ] {
        assert_eq!(breaches(file, code).len(), 1, "{file}: {code}");
    }
    assert_eq!(breaches("lesson/check/steps.rs", "use crate::exercise::proof;"), Vec::<String>::new());
}

#[test]
fn what_is_outside_is_reached_only_where_it_may_be() {
    for (inside, outside, code) in [
        ("terminal/run.rs", "app/mod.rs", "use ratatui::Frame;"),
        ("terminal/incoming.rs", "plain/mod.rs", "let k = crossterm::event::read()?;"),
        ("language/words.rs", "explain/events.rs", "use fluent::FluentValue;"),
        ("lesson/load/files.rs", "lesson/source.rs", "use std::{fs, io};"),
        ("settings/mod.rs", "terminal/theme.rs", "std::fs::write(path, text)?;"),
        ("cli/check.rs", "plain/mod.rs", "if path.exists() { f() }"),
        ("cli/learn.rs", "session/mod.rs", "use std::time::{Duration, SystemTime};"),
        ("main.rs", "cli/mod.rs", "std::env::var_os(name)"),
    ] {
        assert_eq!(breaches(inside, code), Vec::<String>::new(), "{inside}: {code}");
        assert_eq!(breaches(outside, code).len(), 1, "{outside}: {code}");
    }
}

#[test]
fn printing_past_the_writer_is_found() {
    for code in ["println!(\"x\");", "std::eprintln!()", "f(|| eprint!(\"x\"))"] {
        assert_eq!(breaches("cli/why.rs", code).len(), 1, "{code}");
    }
    assert_eq!(breaches("cli/why.rs", "writeln!(out)?; if print != x {}"), Vec::<String>::new());
}

#[test]
fn comments_strings_and_namesakes_are_not_breaches() {
    for code in [
        "// use crate::cli::run;",
        "/// [`Words`](crate::language::Words)\nfn f() {}",
        "let x = \"use crate::cli; \\\" std::fs::read\";",
        "let (a, b) = ('\"', f(\"crate::app\")); // println!",
        "my::crossterm::x(); self.fs.read(); let println = 1; let exists = 2;",
        "use crate::rules::Square; use super::super::board;",
    ] {
        assert_eq!(breaches("rules/notation/fen.rs", code), Vec::<String>::new(), "{code}");
    }
    assert_eq!(breaches("rules/board.rs", "let x = \"//\"; use crate::cli::run;").len(), 1);
}
