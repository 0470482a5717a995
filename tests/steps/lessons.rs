//! Lesson files, good and broken: what is read, and every fault at its place.
//!
//! Each file of `tests/lessons/` says at its end what is to be found in it, a line for each:
//! `# fault: CODE LINE:COLUMN`, or `# advice: …`. A file that says nothing is a good one.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use skaki::exercise::proof::{self, Solvable};
use skaki::exercise::{Attempt, Outcome, State, advance};
use skaki::language::{Language, Words, ids};
use skaki::lesson::check::{self, Colors, Report};
use skaki::lesson::{Fault, Library, Problem, SourceText, Step, Task, read_lesson};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons")
}

/// The files of `tests/lessons/`, by name.
fn files() -> Vec<(String, String)> {
    crate::lesson_files::lesson_files("tests/lessons")
}

/// A fault as the files of this folder write it.
fn line(fault: &Fault) -> String {
    let place = fault.position().map_or("-".to_owned(), |place| format!("{}:{}", place.line, place.column));
    format!("# {}: {} {place}", fault.severity().name(), fault.problem.code())
}

fn lines(report: &Report) -> Vec<String> {
    report.faults.iter().map(line).collect()
}

fn check_text(name: &str, text: &str) -> Report {
    check::check_source(SourceText::new(name, text))
}

#[test]
fn every_file_has_the_faults_that_it_says() {
    let mut wrong = Vec::new();
    for (name, text) in files() {
        let expected: Vec<&str> =
            text.lines().filter(|line| line.starts_with("# fault: ") || line.starts_with("# advice: ")).collect();
        let report = check_text(&name, &text);
        let found = lines(&report);
        if found != expected {
            wrong.push(format!(
                "{name}\n{}\n{}",
                report.text(&Words::new(Language::EN), Colors::Never),
                found.join("\n")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n----\n"));
}

#[test]
fn a_key_that_nobody_knows_is_answered_with_each_known_one_once() {
    // Whatever the kind is meant to be, the keys of all kinds may be right, and several kinds have the same.
    let text = "format = 1\nid = \"known\"\nlanguages = [\"en\"]\n\n[text.en]\ntitle = \"Known\"\none = \"Look.\"\n\n\
                [[step]]\nid = \"one\"\nkind = \"zzzzzz\"\nqqqqqq = 1\n";
    let report = check_text("known.toml", text);
    let known: Vec<&Vec<&str>> = report
        .faults
        .iter()
        .filter_map(|fault| match &fault.problem {
            Problem::KeyUnknown { known, .. } => Some(known),
            _ => None,
        })
        .collect();
    let [known] = known[..] else { panic!("{known:?}") };
    let once: BTreeSet<&&str> = known.iter().collect();
    assert_eq!(once.len(), known.len(), "{known:?}");
}

#[test]
fn a_file_with_five_faults_gives_five_faults_each_at_its_line_and_column() {
    let text = std::fs::read_to_string(folder().join("five-faults.toml")).unwrap();
    let report = check_text("five-faults.toml", &text);
    assert_eq!(report.faults.len(), 5);
    let codes: BTreeSet<&str> = report.faults.iter().map(|fault| fault.problem.code()).collect();
    assert_eq!(codes.len(), 5, "five different ones");
    for language in Language::all() {
        let words = Words::new(language);
        let told = report.text(&words, Colors::Never);
        let json = report.json(&words);
        for (fault, json) in report.faults.iter().zip(json["faults"].as_array().unwrap()) {
            let place = fault.position().unwrap();
            assert!(told.contains(&format!("five-faults.toml:{}:{}", place.line, place.column)), "{told}");
            assert_eq!(
                (json["line"].as_u64(), json["column"].as_u64()),
                (Some(place.line as u64), Some(place.column as u64))
            );
            assert_eq!(json["code"], fault.problem.code());
        }
    }
}

#[test]
fn every_code_is_met_in_a_file_and_said_in_both_languages() {
    // What no lesson file by itself can have: files that cannot be read, folders, and the program's own catalogues.
    let elsewhere = [
        "file-unreadable",
        "file-too-large",
        "too-many-files",
        "more-faults",
        "texts-stray",
        "folder-empty",
        "not-utf8",
        "nested-too-deep",
        "lesson-twice",
        "lesson-missing",
        "lesson-unlisted",
        "test-lesson-unknown",
        "test-skips-itself",
        "test-without-exercise",
        "text-twice",
        "title-missing",
        "no-king",
        "form-missing",
        "form-unfit",
        "text-too-many-placeables",
    ];
    let mut met: BTreeSet<String> = elsewhere.iter().map(|code| (*code).to_owned()).collect();
    for (name, text) in files() {
        let report = check_text(&name, &text);
        met.extend(report.faults.iter().map(|fault| fault.problem.code().to_owned()));
        for language in Language::all() {
            let words = Words::new(language);
            for fault in &report.faults {
                let text = words.text(&fault.message());
                let code = fault.problem.code();
                assert!(text.len() > 10 && !text.contains(['⟦', '⟧', '\u{1b}', '\u{202e}']), "{name} {code}: {text}");
                assert!(!text.contains("{ $") && !text.contains("{$"), "{name} {code}: {text}");
                assert!(text.ends_with(['.', ';', '?']), "{name} {code}: {text}");
                assert_eq!(fault.message().id().to_string(), format!("fault-{code}"));
            }
            assert_eq!(words.take_troubles(), Vec::<String>::new(), "{name}");
            let told = report.text(&words, Colors::Never);
            assert!(!told.contains(['\u{1b}', '\u{202e}']), "{name}: {told}");
        }
    }
    let group = ids::GROUPS.iter().find(|group| group.file == "faults").unwrap();
    let known: BTreeSet<String> =
        group.ids.iter().filter_map(|id| id.as_str().strip_prefix("fault-")).map(str::to_owned).collect();
    let never: Vec<&String> = known.iter().filter(|code| *code != "head" && !met.contains(*code)).collect();
    assert!(never.is_empty(), "no file of tests/lessons has: {never:?}");
}

#[test]
fn the_built_in_course_passes_and_is_proved() {
    let (library, faults) = Library::load(&[]);
    assert_eq!(faults.iter().map(line).collect::<Vec<_>>(), Vec::<String>::new());
    let report = check::check_builtin();
    assert!(report.faults.is_empty(), "{}", report.text(&Words::new(Language::EN), Colors::Never));
    assert_eq!(report.proofs.len(), library.lessons().flat_map(|lesson| &lesson.steps).count());
    for step in &report.proofs {
        assert_eq!(step.proof.solvable, Solvable::Yes, "{}", step.step);
    }
}

/// A folder of its own for a test.
struct Scratch(tempfile::TempDir);

impl Scratch {
    fn new(files: &[(&str, &[u8])]) -> Scratch {
        let folder = tempfile::tempdir().unwrap();
        for (name, contents) in files {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, contents).unwrap();
        }
        Scratch(folder)
    }

    fn path(&self) -> PathBuf {
        self.0.path().to_owned()
    }

    /// What `skaki check` finds here: file, code, line and column.
    fn check(&self) -> Vec<String> {
        let report = check::check_paths(&[self.path()]);
        report
            .faults
            .iter()
            .map(|fault| {
                let file = Path::new(fault.source.name()).strip_prefix(self.0.path()).unwrap();
                format!("{}: {}", file.display(), line(fault).trim_start_matches("# "))
            })
            .collect()
    }
}

const GOOD: &str = "format = 1\nid = \"ID\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"A lesson\"\none = \"Look.\"\n[[step]]\nid = \"one\"\nkind = \"show\"\n";

fn good(id: &str) -> Vec<u8> {
    GOOD.replace("ID", id).into_bytes()
}

#[test]
fn nasty_files_are_refused_with_a_reason_in_bounded_time() {
    let deep_list = format!("format = 1\nx = {}1{}\n", "[".repeat(1000), "]".repeat(1000));
    let deep_tables = format!("format = 1\nx = {}1{}\n", "{ a = ".repeat(1000), " }".repeat(1000));
    let deep_header = format!("format = 1\n[{}]\n", vec!["a"; 1000].join("."));
    // Each key is as deep as the parser allows, in tables as deep as it allows.
    let key = vec!["a"; 70].join(".");
    let deep_both = format!("format = 1\nx = {}1{}\n", format!("{{ {key} = ").repeat(60), " }".repeat(60));
    let brackets = "[".repeat(500_000);
    let quotes = "x = \"\n".repeat(80_000);
    let keys: String = (0..30_000).map(|i| format!("k{i} = 1\n")).collect();
    let steps = "[[step]]\n".repeat(50_000);
    let laughs: String =
        std::iter::once("format = 1\nid = \"laughs\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"ha\"\n".to_owned())
            .chain((1..40).map(|i| format!("l{i} = \"{}\"\n", format!("{{ l{} }}", i - 1).repeat(10))))
            .chain(["[[step]]\nid = \"l39\"\nkind = \"show\"\n".to_owned()])
            .collect();
    let escape = "format = 1\n# \u{1b}]0;pwned\u{7}\nid = \"x\"\n";
    let mut not_utf8 = b"format = 1\nid = \"caf".to_vec();
    not_utf8.extend([0xE9, b'"', b'\n']);
    // Texts that are too much for Fluent's parser, or for its formatter.
    let texts = |text: &str| {
        let head = "format = 1\nid = \"texts\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"A\"\none = '''\n";
        format!("{head}{text}'''\n[[step]]\nid = \"one\"\nkind = \"show\"\n").into_bytes()
    };
    let calls = "{ SQUARE(\"e4\") }";
    let cases: [(&str, Vec<u8>, &[&str]); 22] = [
        ("braces in braces", texts(&"{".repeat(50_000)), &["text-too-many-placeables"]),
        ("calls in calls", texts(&"{SQUARE(".repeat(20_000)), &["text-too-many-placeables"]),
        ("a choice of a hundred", texts(&format!("{{ 1 ->\n *[a] {}\n}}\n", calls.repeat(100))), &["text-selector"]),
        (
            "choices in choices",
            texts(&format!("{}a{}", "{ 1 ->\n *[a] ".repeat(101), "\n}".repeat(101))),
            &["text-too-many-placeables"],
        ),
        ("a hundred squares", texts(&"e4 d5 ".repeat(51)), &["text-too-many-placeables"]),
        ("overrides without end", texts(&"\u{202e}".repeat(120_000)), &["forbidden-character"]),
        ("not UTF-8", not_utf8, &["not-utf8"]),
        ("10 MB", vec![b'#'; 10_000_000], &["file-too-large"]),
        ("lists a thousand deep", deep_list.into_bytes(), &["nested-too-deep"]),
        ("tables a thousand deep", deep_tables.into_bytes(), &["nested-too-deep"]),
        ("a header a thousand deep", deep_header.into_bytes(), &["nested-too-deep"]),
        ("keys and tables deep", deep_both.into_bytes(), &["nested-too-deep"]),
        ("NUL", b"format = 1\nid = \"a\0b\"\n".to_vec(), &["forbidden-character"]),
        ("an escape sequence", escape.as_bytes().to_vec(), &["forbidden-character"]),
        (
            "a right-to-left override",
            "# \u{202e}\nformat = 1\n".as_bytes().to_vec(),
            &["forbidden-character", "key-missing"],
        ),
        ("a path with ..", "format = 1\nid = \"../x\"\n".as_bytes().to_vec(), &["id-unfit", "key-missing"]),
        ("brackets", brackets.into_bytes(), &["syntax"]),
        ("quotes", quotes.into_bytes(), &["syntax"]),
        ("thirty thousand keys", keys.into_bytes(), &["key-missing", "key-unknown"]),
        ("fifty thousand steps", steps.into_bytes(), &["key-missing", "too-many"]),
        ("a billion laughs", laughs.into_bytes(), &["reference-unknown"]),
        ("bytes", (0..400_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect(), &["not-utf8"]),
    ];
    for (name, contents, codes) in cases {
        let folder = Scratch::new(&[("nasty.toml", contents.as_slice()), ("good.toml", good("good").as_slice())]);
        let report = check::check_paths(&[folder.path()]);
        let words = Words::new(Language::EL);
        let text = report.text(&words, Colors::Never);
        assert!(!report.passes(), "{name}");
        let found: BTreeSet<&str> = report.faults.iter().map(|fault| fault.problem.code()).collect();
        for code in codes {
            assert!(found.contains(code), "{name}: {found:?}");
        }
        assert!(!text.contains(['\0', '\u{1b}', '\u{7}', '\u{202e}']), "{name}");
        // The good file beside it is taught all the same.
        let (library, faults) = Library::load(&[folder.path()]);
        assert!(library.lesson("good").is_some(), "{name}");
        // References to nothing and letters that look alike are harmless when shown, and told when checked.
        let is_harmless = matches!(name, "a billion laughs" | "words of two alphabets");
        assert!(is_harmless || !faults.is_empty(), "{name}");
    }
}

#[test]
fn no_text_of_a_lesson_brings_an_escape_sequence_to_the_terminal() {
    // As TOML's escape, as Fluent's, and as it is, in a file beside the lesson.
    let toml = "format = 1\nid = \"ID\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"A\\u001b[2J\"\none = 'B{ \"\\u001b\" }[2J'\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    let beside = "format = 1\nid = \"beside\"\nlanguages = [\"en\"]\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    let fluent_only = toml.replace("\\u001b[2J\"", "\"").replace("ID", "fluent");
    let folder = Scratch::new(&[
        ("toml.toml", toml.replace("ID", "toml").as_bytes()),
        ("fluent.toml", fluent_only.as_bytes()),
        ("beside.toml", beside.as_bytes()),
        ("locales/en/lessons/beside.ftl", "title = C\u{1b}[2J\none = D\u{9b}2J\n".as_bytes()),
    ]);
    assert!(!check::check_paths(&[folder.path()]).passes());
    let (library, faults) = Library::load(&[folder.path()]);
    assert!(library.lesson("toml").is_none());
    assert_eq!(faults.iter().filter(|fault| fault.problem.code() == "forbidden-character").count(), 3);
    let mut words = Words::new(Language::EN);
    library.add_texts(&mut words);
    for (lesson, key) in [("toml", "title"), ("toml", "one"), ("fluent", "one"), ("beside", "title"), ("beside", "one")]
    {
        let text = words.text(&skaki::language::Message::lesson(lesson, key));
        assert!(!text.contains(['\u{1b}', '\u{9b}']), "{lesson}/{key}: {text:?}");
    }
    for fault in &faults {
        assert!(!words.text(&fault.message()).contains('\u{1b}'));
    }
}

#[test]
fn a_step_that_nobody_can_do_is_not_opened_and_a_key_is_told_of_every_kind_that_has_it() {
    let step = "[[step]]\nid = \"one\"\nkind = \"KIND\"\nfen = \"4k3/8/8/8/8/8/8/4K2R w\"\n";
    let of = |kind: &str, rest: &str| {
        let head = "format = 1\nid = \"ID\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"A lesson\"\none = \"Do it.\"\n";
        format!("{head}{}{rest}", step.replace("KIND", kind))
    };
    // No check is given: there is nothing to mark, and no hint could say what.
    let folder =
        Scratch::new(&[("blocks.toml", of("mark", "answer = \"blocks\"\n").replace("ID", "blocks").as_bytes())]);
    let (library, faults) = Library::load(&[folder.path()]);
    assert!(library.lesson("blocks").is_none());
    assert_eq!(faults.iter().map(|fault| fault.problem.code()).collect::<Vec<_>>(), ["question-no-check"]);

    let text = of("choose", "question = \"state\"\nwrong = [{ answer = \"check\", text = \"one\" }]\n");
    let told = check_text("x.toml", &text).text(&Words::new(Language::EN), Colors::Never);
    assert!(told.contains("kind = \"play\", \"mark\", \"write\""), "{told}");
}

#[test]
fn what_is_no_file_is_told_and_never_waited_for() {
    let folder = Scratch::new(&[]);
    let codes = |path: &Path| {
        let report = check::check_paths(&[path.to_owned()]);
        report.faults.iter().map(|fault| fault.problem.code()).collect::<Vec<_>>()
    };
    assert_eq!(codes(&folder.path().join("nothing")), ["file-unreadable"]);
    assert_eq!(codes(&folder.path()), ["folder-empty"]);
    #[cfg(unix)]
    assert_eq!(codes(Path::new("/dev/zero")), ["file-unreadable"]);
}

#[test]
fn a_folder_with_an_outline_is_a_course_in_its_order() {
    let course = "format = 1\nid = \"class\"\n\n[[part]]\nid = \"first\"\ntitle = { en = \"First\", el = \"Πρώτο\" }\nlessons = [\"zebra\", \"apple\"]\n";
    let folder = Scratch::new(&[
        ("course.toml", course.as_bytes()),
        ("a.toml", good("apple").as_slice()),
        ("z.toml", good("zebra").as_slice()),
        ("more/b.toml", good("banana").as_slice()),
        ("more/.hidden.toml", b"nothing"),
        ("more/notes.txt", b"nothing"),
    ]);
    assert_eq!(folder.check(), Vec::<String>::new());
    let (library, faults) = Library::load(&[folder.path()]);
    assert_eq!(faults, []);
    let courses: Vec<&str> = library.courses().iter().map(|course| course.id.as_str()).collect();
    assert_eq!(courses, ["skaki", "class", "more"]);
    let ids: Vec<&str> = library.courses()[1].lessons().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids, ["zebra", "apple"], "in the order of the outline");
    assert_eq!(library.part_of("zebra").unwrap().title.text(Language::EL), "Πρώτο");
    assert_eq!(library.part_of("banana").unwrap().title.text(Language::EL), "more");
    assert_eq!(library.next("zebra").unwrap().id, "apple");
    assert_eq!(library.next("apple").unwrap().id, "banana", "the next course follows");
    assert!(library.next("banana").is_none());
    assert_eq!(library.previous("apple").unwrap().id, "zebra");
    assert_eq!(library.find("apple/one").map(|(lesson, step)| (lesson.id.as_str(), step)), Some(("apple", 0)));
    assert!(library.find("apple/two").is_none() && library.find("pear").is_none());
    let mut words = Words::new(Language::EN);
    library.add_texts(&mut words);
    assert_eq!(words.text(&skaki::language::Message::lesson("apple", "one")), "Look.");
    let rook = skaki::language::Message::lesson("rook", "title");
    assert!(words.has_in(Language::EL, &rook) && words.has_in(Language::EN, &rook));
}

#[test]
fn faults_between_files_are_found() {
    let course = "format = 1\nid = \"class\"\n[[part]]\nid = \"first\"\ntitle = { en = \"Fi\u{200b}rst\" }\nlessons = [\"apple\", \"pear\", \"apple\", \"../plum\"]\n[[part]]\nid = \"first\"\n";
    let folder = Scratch::new(&[
        ("course.toml", course.as_bytes()),
        ("a.toml", good("apple").as_slice()),
        ("b.toml", good("apple").as_slice()),
        ("c.toml", good("cherry").as_slice()),
        ("d.toml", good("rook").as_slice()),
    ]);
    assert_eq!(
        folder.check(),
        [
            "b.toml: fault: lesson-twice 2:6",
            "d.toml: fault: lesson-twice 2:6",
            "course.toml: advice: lesson-unlisted 2:6",
            "course.toml: advice: lesson-unlisted 2:6",
            "course.toml: fault: forbidden-character 5:19",
            "course.toml: fault: lesson-missing 6:21",
            "course.toml: fault: id-twice 6:29",
            "course.toml: fault: id-unfit 6:38",
            "course.toml: fault: key-missing 7:1",
            "course.toml: fault: key-missing 7:1",
            "course.toml: fault: id-twice 8:6",
        ]
    );
    // A teacher's lesson cannot take the place of one of the built-in course.
    let (library, faults) = Library::load(&[folder.path()]);
    assert!(
        faults.iter().any(|fault| fault.problem.code() == "lesson-twice" && fault.source.name().ends_with("d.toml"))
    );
    assert!(library.lesson("rook").unwrap().steps.len() > 1);
    let told = |fault: &Fault| Words::new(Language::EN).text(&fault.message());
    let twice: Vec<String> = faults.iter().filter(|f| f.problem.code() == "lesson-twice").map(told).collect();
    assert!(twice[0].contains("a.toml") && twice[1].starts_with("The program itself has a lesson “rook”"), "{twice:?}");
}

#[test]
fn a_lesson_with_the_id_of_a_built_in_one_is_told_wherever_it_is_checked_but_in_the_course_itself() {
    let course =
        "format = 1\nid = \"class\"\n[[part]]\nid = \"first\"\ntitle = { en = \"First\" }\nlessons = [\"knight\"]\n";
    let folder = Scratch::new(&[("course.toml", course.as_bytes()), ("mine.toml", good("knight").as_slice())]);
    assert_eq!(folder.check(), ["mine.toml: fault: lesson-twice 2:6"], "and the outline is right to name it");
    let borrowed = Scratch::new(&[("course.toml", course.as_bytes()), ("mine.toml", good("mine").as_slice())]);
    assert_eq!(
        borrowed.check(),
        ["course.toml: advice: lesson-unlisted 2:6", "course.toml: fault: lesson-missing 6:12"]
    );
    let report = check::check_paths(&[borrowed.path()]);
    let told = Words::new(Language::EN).text(&report.faults[1].message());
    assert!(told.starts_with("The lesson “knight” is the program's own"), "{told}");
    let file = folder.path().join("mine.toml");
    assert_eq!(lines(&check::check_paths(std::slice::from_ref(&file))), ["# fault: lesson-twice 2:6"]);
    assert_eq!(lines(&check::open(&file).report), ["# fault: lesson-twice 2:6"], "as a preview shows it");
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/knight.toml");
    assert!(check::check_paths(std::slice::from_ref(&own)).passes() && check::open(&own).report.passes());
}

#[test]
fn an_id_that_is_a_sentence_is_told_what_an_id_looks_like() {
    let told = |id: &str, language: Language| -> Vec<String> {
        let report =
            check_text("x.toml", &GOOD.replace("\"ID\"", &format!("\"{id}\"")).replace("\"one\"", "\"Look there.\""));
        report.faults.iter().map(|fault| Words::new(language).text(&fault.message())).collect()
    };
    for id in ["My lesson", "forks!"] {
        let (en, el) = (told(id, Language::EN), told(id, Language::EL));
        assert!(en[0].starts_with(&format!("“{id}” is no name: use small Latin letters")), "{en:?}");
        assert!(el[0].starts_with(&format!("Το «{id}» δεν κάνει για όνομα")), "{el:?}");
        assert!(en[1].starts_with("“Look there.” is no name"), "a step has an id too: {en:?}");
    }
    let hint = GOOD.replace("kind = \"show\"", "kind = \"show\"\nsuccess = \"So good.\"");
    let report = check_text("x.toml", &hint.replace("\"ID\"", "\"x\""));
    let text = Words::new(Language::EN).text(&report.faults[0].message());
    assert!(text.starts_with("A name belongs here, and not the text itself"), "{text}");
    let all = &told("all", Language::EN)[0];
    assert_eq!(
        all,
        "“all” has a meaning of its own: “title” is the lesson's title, “all” is every lesson. Choose another id."
    );
}

#[test]
fn a_listed_lesson_that_cannot_be_read_is_not_told_to_be_missing() {
    let course = "format = 1\nid = \"class\"\n[[part]]\nid = \"first\"\ntitle = { en = \"First\" }\nlessons = [\"apple\", \"pear\", \"plum\"]\n";
    let folder = Scratch::new(&[
        ("course.toml", course.as_bytes()),
        ("a.toml", b"format = 1\nid = \"apple\"\nlanguages = [\"en\"\n"),
        ("pear.toml", b"format = 1\nid = \"pear\n"),
        ("plum.toml", b"\xff"),
    ]);
    let told = folder.check();
    assert_eq!(
        told,
        ["a.toml: fault: syntax 3:18", "pear.toml: fault: syntax 2:11", "plum.toml: fault: not-utf8 1:1",]
    );
    let (_, faults) = Library::load(&[folder.path()]);
    assert!(faults.iter().all(|fault| fault.problem.code() != "lesson-missing"), "{faults:?}");
}

#[test]
fn a_file_with_too_much_wrong_says_that_there_is_more() {
    let keys: String = (0..1_200).map(|i| format!("k{i} = 1\n")).collect();
    let braces: String = (0..1_200).map(|i| format!("k{i} = {{ FOO() }} is here\n")).collect();
    let lesson =
        format!("format = 1\nid = \"x\"\nlanguages = [\"en\"]\n{keys}[[step]]\nid = \"one\"\nkind = \"show\"\n");
    let folder = Scratch::new(&[("x.toml", lesson.as_bytes()), ("locales/en/lessons/x.ftl", braces.as_bytes())]);
    let told = folder.check();
    let more = |file: &str| format!("{file}: advice: more-faults -");
    for file in ["x.toml", "locales/en/lessons/x.ftl"] {
        let place = told.iter().position(|line| *line == more(file)).unwrap();
        assert!(told[place - 1].starts_with(file) && told.get(place + 1).is_none_or(|next| !next.starts_with(file)));
    }
}

#[test]
fn what_a_message_repeats_of_a_file_is_cut() {
    let long = "x".repeat(200_000);
    let lesson = format!(
        "format = 1\nid = \"{long}\"\n{long} = 1\n[[step]]\nid = \"one\"\nkind = \"play\"\nfen = \"start\"\nmoves = \"{long}\"\ngoal = {{ check = true }}\n"
    );
    let report = check_text("x.toml", &lesson);
    assert!(report.faults.len() > 3);
    for language in Language::all() {
        let words = Words::new(language);
        for fault in &report.faults {
            let text = words.text(&fault.message());
            assert!(text.chars().count() < 600, "{}", text.chars().take(700).collect::<String>());
        }
    }
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_read_is_told_once() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Scratch::new(&[("locked/a.toml", good("apple").as_slice()), ("b.toml", good("pear").as_slice())]);
    let locked = folder.path().join("locked");
    let mode = |mode| std::fs::set_permissions(&locked, std::fs::Permissions::from_mode(mode)).unwrap();
    mode(0o000);
    let (alone, within) = (check::check_paths(std::slice::from_ref(&locked)), check::check_paths(&[folder.path()]));
    let may_read_all = std::fs::read_dir(&locked).is_ok();
    mode(0o755);
    let expected: &[&str] = if may_read_all { &[] } else { &["# fault: file-unreadable -"] };
    assert_eq!(
        (lines(&alone), lines(&within)),
        (expected.iter().map(ToString::to_string).collect(), expected.iter().map(ToString::to_string).collect())
    );
}

#[test]
fn a_file_that_is_met_twice_is_one_file() {
    let folder = Scratch::new(&[("a.toml", good("apple").as_slice())]);
    let (file, path) = (folder.path().join("a.toml"), folder.path());
    let codes = |paths: &[PathBuf]| {
        let report = check::check_paths(paths);
        (report.lessons, report.faults.iter().map(|fault| fault.problem.code()).collect::<Vec<_>>())
    };
    assert_eq!(codes(&[file.clone(), file.clone()]), (1, vec![]));
    assert_eq!(codes(&[path.join("../").join(path.file_name().unwrap()).join("a.toml"), file.clone()]), (1, vec![]));
    assert_eq!(codes(&[path.clone(), path.clone(), file.clone()]), (1, vec![]));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&path, path.join("loop")).unwrap();
        std::os::unix::fs::symlink(&file, path.join("b.toml")).unwrap();
        assert_eq!(codes(std::slice::from_ref(&path)), (1, vec![]));
        let (library, faults) = Library::load(&[path.clone(), path]);
        assert_eq!((faults, library.courses().len()), (vec![], 2));
    }
}

#[test]
fn an_outline_that_is_named_is_the_course_of_its_folder_and_no_lesson() {
    let course = "format = 1\nid = \"class\"\n[[part]]\nid = \"first\"\ntitle = { en = \"First\" }\nlessons = [\"apple\", \"zebra\"]\n[[test]]\nlesson = \"pear\"\n";
    let folder = Scratch::new(&[
        ("course.toml", course.as_bytes()),
        ("a.toml", good("apple").as_slice()),
        ("z.toml", good("zebra").as_slice()),
        ("more/b.toml", good("banana").as_slice()),
    ]);
    let at = |name: &str| folder.path().join(name);
    let told = |paths: &[PathBuf]| {
        let report = check::check_paths(paths);
        (report.lessons, lines(&report))
    };
    let unknown = vec!["# fault: test-lesson-unknown 8:10".to_owned()];
    assert_eq!(told(&[at("course.toml")]), (2, unknown.clone()), "with the lessons that it names");
    assert_eq!(
        told(&[at("a.toml"), at("course.toml"), at("z.toml")]),
        (2, unknown.clone()),
        "as a shell spells *.toml"
    );
    assert_eq!(told(&[at("z.toml"), folder.path(), at("course.toml")]), (3, unknown));
}

#[test]
fn the_file_of_a_lessons_texts_stands_for_the_lesson() {
    let lesson = |id: &str| {
        format!("format = 1\nid = \"{id}\"\nlanguages = [\"en\"]\n[[step]]\nid = \"one\"\nkind = \"show\"\n")
    };
    let folder = Scratch::new(&[
        ("t.toml", lesson("t").as_bytes()),
        ("deep/u.toml", lesson("u").as_bytes()),
        ("locales/en/lessons/t.ftl", b"title = A lesson\n"),
        ("locales/en/lessons/u.ftl", b"title = A lesson\none = Look.\nold = Old.\n"),
        ("locales/en/lessons/v.ftl", b"title = A lesson\none = Look at { PEACE(\"d1\") }.\n"),
    ]);
    let at = |name: &str| folder.path().join(name);
    let told = |paths: &[PathBuf]| {
        let report = check::check_paths(paths);
        (report.lessons, lines(&report))
    };
    let fault = |text: &str| text.to_owned();
    let (missing, unused) = (fault("# fault: text-missing 5:6"), fault("# advice: text-unused 3:1"));
    assert_eq!(told(&[at("locales/en/lessons/t.ftl")]), (1, vec![missing.clone()]));
    assert_eq!(told(&[at("t.toml"), at("locales/en/lessons/t.ftl")]), (1, vec![missing.clone()]), "told once");
    assert_eq!(told(&[at("locales/en/lessons/u.ftl")]), (1, vec![unused.clone()]), "in a folder beside `locales`");
    let alone = [fault("# advice: texts-stray 1:1"), fault("# fault: function-unknown 2:17")];
    assert_eq!(told(&[at("locales/en/lessons/v.ftl")]), (0, alone.to_vec()), "of no lesson");
}

#[test]
fn texts_that_no_student_sees_are_told() {
    let folder = Scratch::new(&[
        ("t.toml", good("t").as_slice()),
        ("t.ftl", b"title = A lesson\n"),
        ("locales/en/lessons/u.ftl", b"title = A lesson\n"),
        ("locales/de/lessons/t.ftl", b"title = Eine Stunde\n"),
        ("locales/el/lessons/t.ftl", "one = Κοίτα.\n    .more = Κι εδώ.\n".as_bytes()),
    ]);
    assert_eq!(
        folder.check(),
        [
            "locales/el/lessons/t.ftl: advice: language-undeclared 1:1",
            "locales/el/lessons/t.ftl: advice: text-unused 2:6",
            "t.ftl: advice: texts-stray -",
            "locales/de/lessons/t.ftl: advice: texts-stray -",
            "locales/en/lessons/u.ftl: advice: texts-stray -",
        ]
    );
}

#[test]
fn the_title_of_a_part_has_the_languages_of_its_lessons() {
    let course = "format = 1\nid = \"class\"\n[[part]]\nid = \"first\"\ntitle = { el = \"Πρώτα\" }\nlessons = [\"apple\"]\n[[part]]\nid = \"second\"\ntitle = { en = \"Δεύτερο μέρος\" }\nlessons = [\"pear\"]\n[[part]]\nid = \"third\"\ntitle = { en = \" \" }\nlessons = [\"plum\"]\n[[part]]\nid = \"fourth\"\ntitle = {}\nlessons = []\n";
    let folder = Scratch::new(&[
        ("course.toml", course.as_bytes()),
        ("a.toml", good("apple").as_slice()),
        ("b.toml", good("pear").as_slice()),
        ("c.toml", good("plum").as_slice()),
    ]);
    assert_eq!(
        folder.check(),
        [
            "course.toml: fault: title-missing 5:9",
            "course.toml: fault: text-untranslated 9:16",
            "course.toml: fault: text-empty 13:16",
            "course.toml: fault: text-empty 17:9",
        ]
    );
}

#[test]
fn a_text_that_fails_falls_back_on_the_other_language_and_one_that_fails_in_both_keeps_its_lesson_out() {
    let lesson = "format = 1\nid = \"ID\"\nlanguages = [\"el\", \"en\"]\n[text.el]\ntitle = \"Μάθημα\"\none = 'Κοίτα { PEACE(\"d1\") }.'\n[text.en]\ntitle = \"A { lesson\"\none = 'ONE'\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    let half = lesson.replace("ID", "half").replace("ONE", "Look.");
    let broken = lesson.replace("ID", "broken").replace("ONE", "Look at { PEACE(\"d1\") }.");
    let bare = lesson.replace("ID", "bare").replace("one = ", "other = ");
    let folder = Scratch::new(&[
        ("a.toml", half.as_bytes()),
        ("b.toml", broken.as_bytes()),
        ("c.toml", bare.as_bytes()),
        ("d.toml", good("good").as_slice()),
    ]);
    let (library, faults) = Library::load(&[folder.path()]);
    assert!(library.lesson("half").is_some() && library.lesson("good").is_some());
    assert!(library.lesson("broken").is_none() && library.lesson("bare").is_none());
    let told: BTreeSet<String> = faults
        .iter()
        .map(|fault| {
            let file = Path::new(fault.source.name()).file_name().unwrap().to_str().unwrap().to_owned();
            format!("{file} {}", fault.problem.code())
        })
        .collect();
    for expected in ["b.toml function-unknown", "c.toml text-missing"] {
        assert!(told.contains(expected), "{told:?}");
    }
    assert!(told.iter().all(|told| !told.starts_with("a.toml")), "{told:?}");
    let mut words = Words::new(Language::EL);
    library.add_texts(&mut words);
    let message = |key| skaki::language::Message::lesson("half", key);
    assert_eq!(words.text(&message("one")), "Look.");
    assert!(!words.has_in(Language::EL, &message("one")), "so the screen says that this is not Greek");
    words.set_language(Language::EN);
    assert_eq!(words.text(&message("title")), "Μάθημα");
}

#[test]
fn texts_beside_a_lesson_are_checked_at_their_places() {
    let lesson = "format = 1\nid = \"apple\"\nlanguages = [\"el\", \"en\"]\n[text.en]\ntitle = \"A lesson\"\none = \"Look.\"\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    let el = "# Σχόλιο\ntitle = Ένα μάθημα\n-term = όρος\none = Κοίτα το e4\n    και πήγαινε στη τελευταία γραμμή.\nold = Παλιό.\n";
    let en = "one = Look.\n";
    let folder = Scratch::new(&[
        ("apple.toml", lesson.as_bytes()),
        ("locales/el/lessons/apple.ftl", el.as_bytes()),
        ("locales/en/lessons/apple.ftl", en.as_bytes()),
    ]);
    assert_eq!(
        folder.check(),
        [
            "locales/el/lessons/apple.ftl: fault: reference-unknown 3:1",
            "locales/el/lessons/apple.ftl: fault: texts-differ 4:1",
            "locales/el/lessons/apple.ftl: advice: text-unused 6:1",
            "locales/en/lessons/apple.ftl: fault: text-twice 1:1",
        ]
    );
}

#[test]
fn a_byte_order_mark_before_texts_changes_nothing() {
    let lesson = "format = 1\nid = \"apple\"\nlanguages = [\"en\"]\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    let texts = "title = At \u{3b5}4\none = Look.\n";
    let marked = format!("\u{feff}{texts}");
    let told = |texts: &str| {
        let files = [("apple.toml", lesson.as_bytes()), ("locales/en/lessons/apple.ftl", texts.as_bytes())];
        let folder = Scratch::new(&files);
        let library = Library::load(&[folder.path()]);
        assert!(library.0.lesson("apple").is_some() && library.1.is_empty());
        let mut words = Words::new(Language::EN);
        library.0.add_texts(&mut words);
        assert_eq!(words.text(&skaki::language::Message::lesson("apple", "title")), "At e4");
        folder.check()
    };
    assert_eq!(told(&marked), Vec::<String>::new());
}

#[test]
fn the_course_can_be_checked_as_the_folder_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let report = check::check_paths(&[folder]);
    assert!(report.faults.is_empty(), "{}", report.text(&Words::new(Language::EN), Colors::Never));
    assert_eq!(report.lessons, Library::load(&[]).0.lessons().count());
}

#[test]
fn every_proof_is_what_a_student_meets() {
    let mut solved = 0;
    let (library, _) = Library::load(&[]);
    let valid = files()
        .into_iter()
        .filter(|(name, _)| name.starts_with("valid"))
        .map(|(name, text)| read_lesson(&SourceText::new(name, text)).0.unwrap());
    // A line that leaves mates out makes nothing wrong.
    let advised = r#"
format = 1
id = "left-out"
languages = ["en"]
[[step]]
id = "one"
kind = "play"
fen = "7k/8/8/8/8/8/R7/1R4K1 w"
goal = { checkmate = 2 }
opponent = { line = ["Ra7 Kg8 Rb8#"] }
"#;
    let valid = valid.chain(read_lesson(&SourceText::new("left-out.toml", advised)).0);
    for lesson in library.lessons().cloned().chain(valid) {
        // Where something is said instead of moved, tests/ends.rs replays it.
        let moves_only = |step: &&Step| matches!(&step.task, Task::Play(play) if !play.goal.asks_for_act());
        for step in lesson.steps.iter().filter(moves_only) {
            let mut state = State::begin(step);
            let proof = proof::prove(step);
            assert_eq!(proof.solvable, Solvable::Yes, "{}/{}", lesson.id, step.id);
            // What the report names as right is right to the session too.
            for first in &proof.first_moves {
                let attempt = Attempt::Move { from: first.from(), to: first.to(), promotion: first.promotion() };
                let outcome = advance(step, &state, attempt).1;
                let is_right = matches!(outcome, Outcome::Going(_) | Outcome::Solved(..));
                assert!(is_right, "{}/{}, {}: {outcome:?}", lesson.id, step.id, first.uci());
            }
            let line = proof::solution(step, &state).unwrap();
            let student = state.position().turn();
            let mut moves = 0;
            let mut last = None;
            for mv in line {
                // The answers of the opponent stand between the student's moves and are given by the step itself.
                if state.position().piece_at(mv.from()).is_none_or(|piece| piece.color != student) {
                    continue;
                }
                let attempt = Attempt::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
                let (next, outcome) = advance(step, &state, attempt);
                (state, last) = (next, Some(outcome));
                moves += 1;
            }
            assert!(matches!(last, Some(Outcome::Solved(..))), "{}/{}: {last:?}", lesson.id, step.id);
            // Against an opponent that answers by itself only a way is proved, and not that it is the shortest.
            assert_eq!(moves, proof.shortest.unwrap_or(moves), "{}/{}", lesson.id, step.id);
            solved += 1;
        }
    }
    assert!(solved > 20);
}

#[test]
fn the_report_names_the_pieces_and_every_first_move() {
    let text = std::fs::read_to_string(folder().join("valid-kinds.toml")).unwrap();
    let report = check_text("valid-kinds.toml", &text);
    let told = report.proofs_text(&Words::new(Language::EN));
    let choices = std::fs::read_to_string(folder().join("valid-choices.toml")).unwrap();
    let choices = check_text("valid-choices.toml", &choices).proofs_text(&Words::new(Language::EN));
    assert!(choices.contains("“I move it”"), "the words of an option and not its key: {choices}");
    assert!(told.contains("valid-kinds/black: the black rook on e1 and the white pawn on e5."), "{told}");
    assert!(told.contains("Solved in 1 move: Rxe5."), "{told}");
    assert!(told.contains("To be marked: a1, b1, c1, e1, f1, g1, h1, d2, d3, d4, d5, d6, d7 and d8."), "{told}");
    let json = report.json(&Words::new(Language::EL));
    assert_eq!((json["lessons"].as_u64(), json["steps"].as_u64()), (Some(1), Some(4)));
    assert_eq!(json["proofs"][2]["step"], "valid-kinds/black");
    assert_eq!(json["proofs"][2]["first_moves"], serde_json::json!(["e1e5"]));
    assert_eq!((&json["proofs"][2]["solvable"], &json["proofs"][2]["shortest"]), (&true.into(), &1.into()));
}

#[test]
fn the_report_says_something_true_of_every_kind_of_step() {
    let told = |name: &str, words: Words| {
        let text = std::fs::read_to_string(folder().join(name)).unwrap();
        let report = check_text(name, &text);
        for step in &report.proofs {
            assert!(step.told(Language::EN).len() > 1, "{}: nothing but who stands where", step.step);
        }
        (report.proofs_text(&words), report.json(&words))
    };
    let english = || Words::new(Language::EN);
    for (name, _) in files().iter().filter(|(name, _)| name.starts_with("valid-")) {
        told(name, english());
    }
    let (shown, json) = told("valid-kinds.toml", english());
    assert!(shown.contains("To be read") && json["proofs"][0]["kind"] == "show", "{shown}");
    let (written, _) = told("valid-write.toml", english());
    assert!(written.contains("To be written: ") && written.contains("To be written: the move "), "{written}");
    let (said, _) = told("valid-ends.toml", Words::new(Language::EL));
    assert!(said.contains("Ο μαθητής πρέπει να πει: "), "{said}");
    // A claim of the position and one of a move that is announced are the same words.
    assert_eq!(said.matches("» ή «").count(), 0, "{said}");
    let (games, json) = told("valid-opponents.toml", english());
    assert!(games.contains("Against reply = \"fair\", seed = 3, a way was found in "), "{games}");
    // A mate that is forced is forced against everybody.
    assert!(games.contains("Solved in 2 moves"), "{games}");
    assert_eq!(json["proofs"][1]["opponent"], serde_json::json!({ "reply": "fair", "seed": 3 }));
    assert!(json["proofs"][1]["found"].as_u64().is_some() && json["proofs"][1]["shortest"].is_null());
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_change_no_place() {
    let text = std::fs::read_to_string(folder().join("five-faults.toml")).unwrap();
    let crlf = text.replace('\n', "\r\n");
    assert_eq!(lines(&check_text("x", &crlf)), lines(&check_text("x", &text)));
    let marked = format!("\u{feff}{}", String::from_utf8(good("marked")).unwrap());
    assert_eq!(lines(&check_text("x", &marked)), Vec::<String>::new());
}

#[test]
fn a_lesson_of_forty_steps_is_read_and_checked_quickly() {
    let step = |i: usize| {
        format!(
            "[[step]]\nid = \"s{i}\"\nkind = \"play\"\nfen = \"8/8/3p4/8/8/8/8/3R4 w\"\ngoal = {{ reach = [\"h8\"] }}\npar = 2\n"
        )
    };
    let texts: String = (0..40).map(|i| format!("s{i} = \"Go to h8.\"\n")).collect();
    let steps: String = (0..40).map(step).collect();
    let text =
        format!("format = 1\nid = \"forty\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"Forty\"\n{texts}{steps}");
    let source = SourceText::new("forty.toml", text);
    let (lesson, faults) = read_lesson(&source);
    assert_eq!((lesson.unwrap().steps.len(), faults.len()), (40, 0));
    // How long it takes, `cargo bench --bench lessons` tells.
    let report = check::check_source(source);
    assert_eq!(lines(&report), Vec::<String>::new());
    assert_eq!(report.proofs.len(), 40);
}

/// A lesson of one step with these lines.
fn of_one_step(lines: &str) -> String {
    let head = "format = 1\nid = \"x\"\nlanguages = [\"en\"]\nrules = [\"check\"]\n[text.en]\ntitle = \"x\"\none = \"x\"\nsaid = \"no\"\n";
    format!("{head}[[step]]\nid = \"one\"\n{lines}\n")
}

#[test]
fn absurd_lists_end_in_good_time() {
    let list = |item: &str, times: usize| vec![item; times].join(", ");
    let moves: String = "Nf3 Nf6 Ng1 Ng8 ".repeat(20_000);
    let wrong: String = (0..1_000).map(|i| format!("{{ move = \"a1a{}\", text = \"said\" }}, ", i % 7 + 2)).collect();
    let queens = "fen = \"QQQQQQQQ/QQQQQQQQ/8/8/8/8/1k6/7K w\"";
    let cases = [
        format!("kind = \"play\"\nfen = \"8/8/8/8/8/8/8/R7 w\"\ngoal = {{ reach = [\"h8\"] }}\nwrong = [{wrong}]"),
        "kind = \"play\"\nfen = \"4k3/8/8/8/8/8/8/4K2R w\"\ngoal = { checkmate = 100 }\nopponent = { reply = \"best\" }\naccept = [\"Rh2\", \"Rh3\", \"Rh4\", \"Rh5\", \"Rh6\", \"Kd2\"]".to_owned(),
        format!("kind = \"play\"\nfen = \"start\"\nmoves = \"{moves}\"\ngoal = {{ claim = true }}"),
        format!("kind = \"play\"\nfen = \"start\"\ngoal = {{ reach = [\"h8\"] }}\nopponent = {{ line = \"{moves}\" }}"),
        format!("kind = \"show\"\nfen = \"start\"\nline = [{}]", list("\"Nf3\", \"Nf6\", \"Ng1\", \"Ng8\"", 5_000)),
        format!(
            "kind = \"play\"\n{queens}\ngoal = {{ stalemate = true }}\nlimit = 20\nwrong = [{{ move = \"a8a7\", text = \"said\" }}]"
        ),
        format!("kind = \"mark\"\nfen = \"start\"\nanswer = \"{}\"", list("moves of e2", 20_000).replace(", ", " or ")),
        format!("kind = \"play\"\nfen = \"start\"\ngoal = {{ reach = [{}] }}", list("\"e4\"", 50_000)),
        format!(
            "kind = \"show\"\nfen = \"start\"\nrules = [{}]\nhints = [{}]",
            list("\"rook\"", 9_000),
            list("\"said\"", 9_000)
        ),
        format!("kind = \"show\"\nfen = \"start\"\narrows = [{}]", list("\"e2-e4\"", 20_000)),
    ];
    for (number, lines) in cases.iter().enumerate() {
        let report = check_text("x.toml", &of_one_step(lines));
        assert!(!report.faults.is_empty(), "case {number}");
        assert!(report.faults.len() < 100, "case {number}: {} faults", report.faults.len());
    }
}
