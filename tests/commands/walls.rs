//! The walls of the house: which room may reach for what (`ARCHITECTURE.md` says why). The code of `src/` is read here,
//! without its comments and strings, and every path in it held against the tables below. A breach names its file and line.
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

/// A path in the code, such as `crate::rules::Square`, imports in braces written out.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Found {
    line: usize,
    path: Vec<String>,
    /// What comes before and after it tells what kind of name it is.
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Name,
    /// Followed by `!`.
    Macro,
    /// Preceded by `.`.
    Method,
}

/// A word or one other character, with its line. `::` is one token.
type Token = (usize, String);

/// The tokens of a source text: comments, strings and character literals left out.
fn tokens(source: &str) -> Vec<Token> {
    let text: Vec<char> = source.chars().collect();
    let at = |i: usize| text.get(i).copied().unwrap_or('\n');
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut found, mut i, mut line) = (Vec::new(), 0, 1);
    while i < text.len() {
        let begin = i;
        match (at(i), at(i + 1)) {
            ('/', '/') => {
                while i < text.len() && at(i) != '\n' {
                    i += 1;
                }
            }
            ('/', '*') => {
                let mut depth = 0;
                loop {
                    match (at(i), at(i + 1)) {
                        ('/', '*') => (depth, i) = (depth + 1, i + 2),
                        ('*', '/') => (depth, i) = (depth - 1, i + 2),
                        _ => i += 1,
                    }
                    if depth == 0 || i >= text.len() {
                        break;
                    }
                }
            }
            ('"', _) => i = end_of_string(&text, i),
            // A character, not a lifetime.
            ('\'', '\\') => {
                // What is escaped may itself be a quote.
                i += 3;
                while i < text.len() && at(i) != '\'' {
                    i += 1;
                }
                i += 1;
            }
            ('\'', _) if at(i + 2) == '\'' => i += 3,
            (c, _) if is_word(c) => {
                while is_word(at(i)) && i < text.len() {
                    i += 1;
                }
                let word: String = text[begin..i].iter().collect();
                let hashes = (i..).take_while(|&i| at(i) == '#').count();
                match word.as_str() {
                    "r" | "br" | "cr" if at(i + hashes) == '"' => {
                        i += hashes + 1;
                        let closed = |i: usize| at(i) == '"' && (1..=hashes).all(|n| at(i + n) == '#');
                        while i < text.len() && !closed(i) {
                            i += 1;
                        }
                        i += hashes + 1;
                    }
                    "b" | "c" if at(i) == '"' => i = end_of_string(&text, i),
                    _ => found.push((line, word)),
                }
            }
            (':', ':') => {
                found.push((line, "::".to_owned()));
                i += 2;
            }
            (c, _) => {
                if !c.is_whitespace() {
                    found.push((line, c.to_string()));
                }
                i += 1;
            }
        }
        line += text[begin..i.min(text.len())].iter().filter(|c| **c == '\n').count();
    }
    found
}

/// The place after a string that begins here.
fn end_of_string(text: &[char], begin: usize) -> usize {
    let mut i = begin + 1;
    while let Some(c) = text.get(i) {
        match c {
            '"' => return i + 1,
            '\\' => i += 2,
            _ => i += 1,
        }
    }
    i
}

/// Every path in a source text.
fn paths(source: &str) -> Vec<Found> {
    let tokens = tokens(source);
    let mut found = Vec::new();
    let mut i = 0;
    while i < tokens.len() {
        if begins_word(&tokens[i].1) {
            let method = i > 0 && tokens[i - 1].1 == "." && (i < 2 || tokens[i - 2].1 != ".");
            i = read_path(&tokens, i, &[], method, &mut found);
        } else {
            i += 1;
        }
    }
    found
}

fn begins_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Reads the path that begins at a token, and those in its braces; the place after it.
fn read_path(tokens: &[Token], mut i: usize, before: &[String], method: bool, found: &mut Vec<Found>) -> usize {
    let text = |i: usize| tokens.get(i).map_or("", |token| token.1.as_str());
    let line = tokens[i].0;
    let mut path = before.to_vec();
    loop {
        path.push(text(i).to_owned());
        i += 1;
        match (text(i), text(i + 1)) {
            ("::", "{") => {
                i += 2;
                while !matches!(text(i), "}" | "") {
                    if begins_word(text(i)) { i = read_path(tokens, i, &path, false, found) } else { i += 1 }
                }
                return i + 1;
            }
            ("::", next) if begins_word(next) => i += 1,
            _ => break,
        }
    }
    let kind = match text(i) {
        "!" if text(i + 1) != "=" => Kind::Macro,
        _ if method => Kind::Method,
        _ => Kind::Name,
    };
    found.push(Found { line, path, kind });
    i
}

/// The room that a path reaches, from a file at this depth (`src/lib.rs` 0, `src/rules/mod.rs` 1, `src/rules/board.rs` 2).
fn room_of(path: &[String], depth: usize) -> Option<&str> {
    let ups = path.iter().take_while(|part| *part == "super").count();
    let room = match path.first()?.as_str() {
        "crate" | "skaki" => path.get(1),
        "super" if ups >= depth => path.get(ups),
        _ => None,
    };
    room.map(String::as_str).filter(|room| ROOMS.iter().any(|(known, _)| known == room))
}

fn depth_of(file: &str) -> usize {
    match file.strip_suffix("/mod.rs") {
        Some(folder) => folder.split('/').count(),
        None if matches!(file, "lib.rs" | "main.rs") => 0,
        None => file.split('/').count(),
    }
}

/// What the room of a file may use; `None` for `main.rs` and `lib.rs`, which stand in front of the rooms.
fn may_use(file: &str) -> Option<&'static [&'static str]> {
    let is_in = |room: &str| file.strip_prefix(room).is_some_and(|rest| rest.starts_with('/') || rest == ".rs");
    ROOMS.iter().find(|(room, _)| is_in(room)).map(|(_, may)| *may)
}

/// Everything in a file (named from `src/`) that goes through a wall.
fn breaches(file: &str, source: &str) -> Vec<String> {
    let depth = depth_of(file);
    let own = file.split('/').next().map(|name| name.trim_end_matches(".rs")).unwrap_or_default();
    let may = may_use(file);
    let mut told = Vec::new();
    for Found { line, path, kind } in paths(source) {
        let name = path.join("::");
        if let (Some(may), Some(room)) = (may, room_of(&path, depth))
            && room != own
            && !may.contains(&room)
        {
            told.push(format!("src/{file}:{line}: {own} uses {room} ({name})"));
        }
        for (what, reached_by, allowed) in OUTSIDE {
            let reaches = |one: &str| name == one || name.strip_prefix(one).is_some_and(|rest| rest.starts_with("::"));
            if kind != Kind::Method
                && reached_by.iter().any(|one| reaches(one))
                && !allowed.iter().any(|at| file.starts_with(at))
            {
                told.push(format!("src/{file}:{line}: {what} is not for this room ({name})"));
            }
        }
        let files =
            OUTSIDE.iter().find(|(what, ..)| *what == "the file system").map_or(&[][..], |(.., allowed)| *allowed);
        if kind == Kind::Method && ASKING.contains(&name.as_str()) && !files.iter().any(|at| file.starts_with(at)) {
            told.push(format!("src/{file}:{line}: the file system is not for this room (.{name})"));
        }
        if kind == Kind::Macro && PRINTING.contains(&name.trim_start_matches("std::")) {
            told.push(format!("src/{file}:{line}: prints past the writer it is given ({name}!)"));
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

fn told(file: &str, source: &str) -> Vec<String> {
    breaches(file, source)
}

#[test]
fn a_room_that_reaches_through_a_wall_is_named_with_its_line() {
    assert_eq!(
        told("rules/board.rs", "use std::fmt;\n\nuse crate::language::Words;\n"),
        ["src/rules/board.rs:3: rules uses language (crate::language::Words)"]
    );
    assert_eq!(
        told("rules/board.rs", "use crate::{\n    rules::Square,\n    explain::{Message, ids},\n};"),
        [
            "src/rules/board.rs:3: rules uses explain (crate::language::Message)",
            "src/rules/board.rs:3: rules uses explain (crate::language::ids)",
        ]
    );
    // Without a `use`, by the way up, and in the library's own name.
    assert_eq!(told("session/mod.rs", "fn f() -> crate::app::App { g() }").len(), 1);
    assert_eq!(told("study.rs", "use super::terminal::run;").len(), 1);
    assert_eq!(told("session/hint.rs", "use super::super::terminal::run;").len(), 1);
    assert_eq!(told("rules/notation/fen.rs", "use super::super::super::lesson::Step;").len(), 1);
    assert_eq!(told("rules/mod.rs", "skaki::cli::run();").len(), 1);
    // The corner of a room may do more than the room.
    assert_eq!(told("lesson/check/steps.rs", "use crate::exercise::proof;"), Vec::<String>::new());
    assert_eq!(told("lesson/model.rs", "use crate::exercise::proof;").len(), 1);
}

#[test]
fn what_is_outside_is_reached_only_where_it_may_be() {
    for (inside, outside, code) in [
        ("terminal/run.rs", "app/mod.rs", "use ratatui::Frame;"),
        ("terminal/incoming.rs", "plain/mod.rs", "let k = crossterm::event::read()?;"),
        ("language/words.rs", "explain/events.rs", "use fluent::FluentValue;"),
        ("language/outline.rs", "lesson/check/texts.rs", "use fluent_syntax::ast;"),
        ("lesson/load/files.rs", "lesson/source.rs", "use std::{fs, io};"),
        ("progress/store.rs", "study.rs", "use std::fs::File;"),
        ("settings/mod.rs", "terminal/theme.rs", "std::fs::write(path, text)?;"),
        ("cli/check.rs", "plain/mod.rs", "if path.exists() { f() }"),
        ("cli/learn.rs", "session/mod.rs", "use std::time::{Duration, SystemTime};"),
        ("main.rs", "cli/mod.rs", "std::env::var_os(name)"),
        ("terminal/incoming.rs", "app/update.rs", "use std::thread;"),
    ] {
        assert_eq!(told(inside, code), Vec::<String>::new(), "{inside}: {code}");
        assert_eq!(told(outside, code).len(), 1, "{outside}: {code}");
    }
}

#[test]
fn printing_past_the_writer_is_found() {
    assert_eq!(
        told("cli/why.rs", "fn f() {\n    println!(\"x\");\n}"),
        ["src/cli/why.rs:2: prints past the writer it is given (println!)"]
    );
    assert_eq!(told("app/mod.rs", "std::eprintln!()").len(), 1);
    assert_eq!(told("main.rs", "eprint!(\"x\")").len(), 1);
    assert_eq!(told("cli/why.rs", "writeln!(out)?; if print != x {}"), Vec::<String>::new());
}

#[test]
fn comments_strings_and_namesakes_are_not_breaches() {
    for code in [
        "// use crate::cli::run;",
        "/// [`Words`](crate::language::Words)\nfn f() {}",
        "/* use crate::cli; /* nested */ use crate::app; */",
        "let x = \"use crate::cli; \\\" std::fs::read\";",
        "let x = r#\"println!(\"crate::cli\")\"#;",
        "let x = br\"std::fs\"; let y = b\"std::env\";",
        "let (a, b, c) = ('\"', '\\'', '\\u{3b1}'); // println!",
        "fn f<'a>(x: &'a str) -> &'a str { x }",
        "my::crossterm::x(); self.fs.read(); let println = 1; let exists = 2;",
        "use crate::rules::Square; use super::super::board;",
    ] {
        assert_eq!(told("rules/notation/fen.rs", code), Vec::<String>::new(), "{code}");
    }
    // What follows a string or a character is read again.
    for before in ["\"\\\\\";", "'\"';", "'\\'';", "'\\\\';", "r\"\\\";", "r##\"\"#\"##;", "'a: loop {}", "/**/"] {
        assert_eq!(told("rules/board.rs", &format!("{before} use crate::cli::run;")).len(), 1, "{before}");
    }
}
