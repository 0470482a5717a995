//! The teacher's guide says what is true: its lessons are checked, its commands run, its tables made from the code, its links
//! followed, and what stands in one language stands in the other.
//!
//! A block of TOML says after its fence what it is:
//!
//! | | |
//! |---|---|
//! | `toml lesson PATH` | a whole lesson file |
//! | `toml broken PATH` | a lesson file with faults, for a command that shows them |
//! | `toml step` | keys of a step, or steps; what is missing around them is made up |
//! | `toml text` | a section of texts |
//! | `toml course PATH`, `ftl PATH` | a file of a folder that is checked as a whole |
//!
//! Between `<!-- table: … -->` or `<!-- picture: … -->` and `<!-- end -->` stands what is made by this test:
//! `GUIDE_UPDATE=1 cargo test --test commands guide` writes it anew.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use crate::world::command_words;
use skaki::app::{App, Key, Start, keys};
use skaki::explain;
use skaki::language::{CatalogueFaultKind, Language, Message, Words, catalogue_sources};
use skaki::lesson::check::{self, Colors};
use skaki::lesson::{
    ActGoal, Answer, Answering, CheckKind, Choice, ChoiceAnswer, ChoiceQuestion, Choose, Condition, Goal, Library,
    Problem, Question, Rule, SourceText, read_lesson, spec,
};
use skaki::progress::Progress;
use skaki::rules::game::Rulebook;
use skaki::rules::{Game, PieceKind, Position, ReasonKind, Square, SquareSet};
use skaki::settings::{PieceSet, Settings};
use skaki::study::Study;
use skaki::terminal::Depth;
use skaki::terminal::screens::{self, Drawn};
use skaki::terminal::theme::Theme;

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn guide_path(language: Language) -> PathBuf {
    repository().join(format!("docs/guide.{}.md", language.code()))
}

/// Held by whoever may write the guides.
static WRITING: Mutex<()> = Mutex::new(());

fn guide(language: Language) -> String {
    std::fs::read_to_string(guide_path(language)).unwrap()
}

/// A fenced block.
#[derive(Clone, Debug)]
struct Block {
    /// What stands after the fence.
    info: String,
    text: String,
    /// The line of the fence, from 1.
    line: usize,
}

impl Block {
    fn words(&self) -> Vec<&str> {
        self.info.split_whitespace().collect()
    }

    /// The file that the block is.
    fn path(&self) -> Option<&str> {
        self.words().get(if self.info.starts_with("ftl") { 1 } else { 2 }).copied()
    }

    fn is_file(&self) -> bool {
        self.info.starts_with("toml") || self.info.starts_with("ftl")
    }
}

fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (index, line) in text.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(info)) => {
                open = Some(Block { info: info.to_owned(), text: String::new(), line: index + 1 });
            }
            (Some(_), Some(rest)) => {
                assert_eq!(rest, "", "line {}", index + 1);
                blocks.extend(open.take());
            }
            (Some(block), None) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

// ---------------------------------------------------------------------------------------------------------------
// Lessons and parts of lessons.

const HEAD: &str = "format = 1\nid = \"example\"\nlanguages = [\"en\"]\nrules = [\"board\"]\n";

/// A step, or what of a step is shown, as a lesson with these texts.
fn around(step: &str, texts: &BTreeSet<String>) -> String {
    let has = |key: &str| step.lines().any(|line| line.starts_with(&format!("{key} =")));
    let mut whole = format!("{HEAD}[text.en]\ntitle = \"Example\"\n");
    for key in texts {
        whole.push_str(&format!("{key} = \"Words of {key}.\"\n"));
    }
    if !step.contains("[[step]]") {
        whole.push_str("[[step]]\n");
        if !has("id") {
            whole.push_str("id = \"example\"\n");
        }
        if !has("kind") {
            whole.push_str("kind = \"show\"\n");
        }
    }
    whole + step
}

/// A lesson around a block, with every text that it needs.
fn wrapped(block: &Block) -> String {
    match block.words()[1] {
        "step" => {
            let bare = around(&block.text, &BTreeSet::new());
            let report = check::check_source(SourceText::new("guide.toml", &bare));
            let missing = report.faults.iter().filter_map(|fault| match &fault.problem {
                Problem::Text(CatalogueFaultKind::Missing { key, .. }) => Some(key.clone()),
                _ => None,
            });
            around(&block.text, &missing.collect())
        }
        "text" => {
            let texts: toml::Table = block.text.parse().unwrap();
            let (language, texts) = texts["text"].as_table().unwrap().iter().next().unwrap();
            let head = HEAD.replace("en", language);
            let title = if texts.as_table().unwrap().contains_key("title") { "" } else { "title = \"Example\"\n" };
            let steps = texts.as_table().unwrap().keys().filter(|key| *key != "title");
            let steps: String = steps.map(|key| format!("[[step]]\nid = \"{key}\"\nkind = \"show\"\n")).collect();
            format!("{head}{}{title}{steps}", block.text)
        }
        _ => block.text.clone(),
    }
}

/// What the checker says of a lesson.
fn told(name: &str, text: &str) -> String {
    let report = check::check_source(SourceText::new(name, text));
    if report.faults.is_empty() { String::new() } else { report.text(&Words::new(Language::EN), Colors::Never) }
}

#[test]
fn every_lesson_of_the_guide_passes_the_check() {
    for language in Language::all() {
        let mut checked = 0;
        let mut wrong = Vec::new();
        for block in blocks(&guide(language)).iter().filter(|block| block.info.starts_with("toml")) {
            let place = format!("{}:{}", guide_path(language).display(), block.line);
            match block.words().as_slice() {
                ["toml", "lesson", path] if !path.contains('/') => {
                    wrong.push((place.clone(), told(path, &block.text)));
                    let (lesson, _) = read_lesson(&SourceText::new(*path, &block.text));
                    assert_eq!(format!("{}.toml", lesson.unwrap().id), *path, "{place}");
                }
                ["toml", "step" | "text"] => {
                    wrong.push((place, told("guide.toml", &wrapped(block))));
                }
                ["toml", "broken", path] => assert_ne!(told(path, &block.text), "", "{place}"),
                // These are checked with their folder.
                ["toml", "lesson" | "course", path] => assert!(path.contains('/'), "{place}"),
                other => panic!("{place}: {other:?} is no kind of block"),
            }
            checked += 1;
        }
        wrong.retain(|(_, told)| !told.is_empty());
        let wrong: String = wrong.iter().map(|(place, told)| format!("{place}\n{told}\n")).collect();
        assert!(wrong.is_empty(), "{wrong}");
        assert!(checked >= 25, "{checked}");
    }
}

/// A folder with the files of the guide in it.
fn folder_of(language: Language) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for block in blocks(&guide(language)) {
        write_file(&block, folder.path());
    }
    folder
}

fn write_file(block: &Block, folder: &Path) {
    if let (true, Some(path)) = (block.is_file(), block.path()) {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, &block.text).unwrap();
    }
}

#[test]
fn every_folder_of_the_guide_passes_the_check() {
    for language in Language::all() {
        let folder = folder_of(language);
        let mut folders: Vec<PathBuf> =
            std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
        folders.retain(|path| path.is_dir());
        assert!(!folders.is_empty());
        for path in folders {
            let report = check::check_paths(std::slice::from_ref(&path));
            assert!(report.faults.is_empty(), "{}", report.text(&Words::new(Language::EN), Colors::Never));
            assert!(report.lessons >= 2, "{}", path.display());
        }
    }
}

/// What a block says, whatever its texts, comments, spellings and alphabet.
fn meaning(block: &Block) -> String {
    let info = block.info.replace("/el/", "/en/");
    let without_titles = |text: &str| {
        let mut course: toml::Table = text.parse().unwrap();
        for part in course["part"].as_array_mut().unwrap() {
            part.as_table_mut().unwrap().remove("title");
        }
        format!("{course:?}")
    };
    let keys = |text: &str| {
        let keys = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        keys.map(|line| line.split('=').next().unwrap().trim().to_owned()).collect::<Vec<_>>().join(" ")
    };
    let said = match block.words().as_slice() {
        ["toml", "course", ..] => without_titles(&block.text),
        ["ftl", ..] => keys(&block.text),
        // What is wrong in it is wrong in both.
        ["toml", "broken", path] => {
            let report = check::check_source(SourceText::new(*path, &block.text));
            let codes: Vec<String> =
                report.faults.iter().map(|fault| format!("{} {:?}", fault.problem.code(), fault.position())).collect();
            codes.join("\n")
        }
        _ => {
            let (lesson, faults) = read_lesson(&SourceText::new("guide.toml", wrapped(block)));
            let lesson = lesson.unwrap_or_else(|| panic!("{faults:?}"));
            format!("{} {:?} {:#?}", lesson.id, lesson.rules, lesson.steps)
        }
    };
    // Where a text is kept as it stands, its squares are.
    let latin = |c: char| "αβγδεζηθ".chars().zip('a'..).find(|(greek, _)| *greek == c).map_or(c, |(_, latin)| latin);
    format!("{info}\n{}", said.chars().map(latin).collect::<String>())
}

#[test]
fn both_languages_show_the_same_lessons_commands_and_tables() {
    let [el, en] = [Language::EL, Language::EN].map(|language| blocks(&guide(language)));
    let files = |blocks: &[Block]| blocks.iter().filter(|block| block.is_file()).cloned().collect::<Vec<_>>();
    let (el_files, en_files) = (files(&el), files(&en));
    for (el, en) in el_files.iter().zip(&en_files) {
        assert_eq!(meaning(el), meaning(en), "guide.el.md:{} and guide.en.md:{}", el.line, en.line);
    }
    assert_eq!(el_files.len(), en_files.len());
    let calls = |blocks: &[Block]| blocks.iter().flat_map(commands).map(|(command, _)| command).collect::<Vec<_>>();
    assert_eq!(calls(&el), calls(&en));
    let [el, en] = [Language::EL, Language::EN].map(guide);
    let levels = |text: &str| headings(text).iter().map(|(level, _)| *level).collect::<Vec<_>>();
    assert_eq!(levels(&el), levels(&en));
    let made = |text: &str| markers(text).into_iter().map(|marker| marker.what).collect::<Vec<_>>();
    assert_eq!(made(&el), made(&en));
}

// ---------------------------------------------------------------------------------------------------------------
// Commands.

/// The commands of a block with the answers shown below them.
fn commands(block: &Block) -> Vec<(String, String)> {
    let shown = block.text.trim_end().split("$ skaki ").skip(1);
    shown
        .map(|shown| {
            let (command, answer) = shown.split_once('\n').unwrap_or((shown, ""));
            (command.to_owned(), answer.trim_end().to_owned())
        })
        .collect()
}

/// What the program answers in this folder to somebody who has chosen this language.
fn answer(command: &str, folder: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_skaki"))
        .args(command_words(command))
        .current_dir(folder)
        .env_clear()
        .env("HOME", folder.join(".home"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_ne!(output.status.code(), Some(2), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim_end().replace('\\', "/")
}

/// A home in which this language has been chosen.
fn choose(language: Language, folder: &Path) {
    let settings = Settings { language: Some(language), ..Settings::default() };
    settings.save(&Settings::default(), &folder.join(".home/.config/skaki")).unwrap();
}

#[test]
#[cfg(target_os = "linux")] // where the settings are, differs elsewhere
fn every_answer_in_the_guide_is_the_programs() {
    let update = std::env::var_os("GUIDE_UPDATE").is_some();
    let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    for language in Language::all() {
        let folder = tempfile::tempdir().unwrap();
        choose(language, folder.path());
        let mut text = guide(language);
        let mut run = 0;
        for block in blocks(&text.clone()) {
            write_file(&block, folder.path());
            for (command, shown) in commands(&block) {
                let said = answer(&command, folder.path());
                if update && said != shown {
                    let old = format!("$ skaki {command}\n{shown}");
                    // The same command may stand elsewhere with an answer of its own: this one ends where its block does.
                    let ends = ["\n```", "\n$ "].map(|end| (format!("{}{end}", old.trim_end()), end));
                    let (old, end) = ends.into_iter().find(|(old, _)| text.contains(old)).unwrap();
                    text = text.replacen(&old, &format!("$ skaki {command}\n{said}{end}"), 1);
                } else {
                    assert_eq!(said, shown, "{}:{}: $ skaki {command}", guide_path(language).display(), block.line);
                }
                run += 1;
            }
        }
        assert!(run >= 5, "{run}");
        if update {
            std::fs::write(guide_path(language), text).unwrap();
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------
// What is made from the code.

/// A place in which something made stands.
struct Marker {
    /// `table: goal`, `picture: …`.
    what: String,
    /// What stands there.
    range: std::ops::Range<usize>,
}

fn markers(text: &str) -> Vec<Marker> {
    let mut found = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        offset += line.len();
        let what = line.trim_end().strip_prefix("<!-- ").and_then(|line| line.strip_suffix(" -->"));
        if let Some(what) = what.filter(|what| what.starts_with("table: ") || what.starts_with("picture: ")) {
            let end = text[offset..].find("<!-- end -->").unwrap_or_else(|| panic!("{what} does not end"));
            found.push(Marker { what: what.to_owned(), range: offset..offset + end });
        }
    }
    found
}

/// A table of Markdown.
fn markdown(head: &[&str], rows: &[Vec<String>]) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = line(head.iter().map(|cell| (*cell).to_owned()).collect());
    text.push_str(&line(vec!["---".to_owned(); head.len()]));
    for row in rows {
        let cell = |cell: &String| cell.replace('|', "\\|").replace('\n', " ");
        text.push_str(&line(row.iter().map(cell).collect()));
    }
    text
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

fn made(what: &str, words: &Words, folder: &Path) -> String {
    let greek = words.language() == Language::EL;
    let pick = |el, en| if greek { el } else { en };
    let say = |message: &Message| words.text(message);
    let (kind, name) = what.split_once(": ").unwrap();
    match (kind, name) {
        ("picture", _) => picture(name, words.language(), folder),
        ("table", "questions") => {
            let rows: Vec<Vec<String>> = Question::examples()
                .map(|example| vec![code(example), say(&explain::question(&example.parse().unwrap()))])
                .collect();
            markdown(&[pick("Η φράση", "Phrase"), pick("Τι ζητάει", "What it asks for")], &rows)
        }
        ("table", "rules") => {
            let rows: Vec<Vec<String>> = Rule::ALL
                .iter()
                .map(|rule| vec![code(rule.slug()), say(&Message::new(explain::rule(*rule)))])
                .collect();
            markdown(&[pick("Το όνομα", "Name"), pick("Ο κανόνας", "The rule")], &rows)
        }
        ("table", "choices") => {
            let rows: Vec<Vec<String>> = ChoiceQuestion::PHRASES
                .iter()
                .map(|phrase| {
                    let question: ChoiceQuestion = phrase.parse().unwrap();
                    let choose = Choose { question, rulebook: Rulebook::Fide, options: Vec::new() };
                    let asked = explain::asked(&choose, &Position::start());
                    let own =
                        pick("Ό,τι ρωτάς εσύ, στο κείμενο του βήματος.", "What you ask, in the text of the step.");
                    vec![code(phrase), asked.map_or(own.to_owned(), |asked| say(&asked)), answers(question, words)]
                })
                .collect();
            let head = [pick("Η ερώτηση", "Question"), pick("Τι ρωτάει", "Asks"), pick("Απαντήσεις", "Answers")];
            markdown(&head, &rows)
        }
        ("table", "reasons") => {
            let label = |code| explain::option("", &Choice { answer: ChoiceAnswer::Refused(code), explain: None });
            let rows: Vec<Vec<String>> =
                ReasonKind::ALL.iter().map(|kind| vec![code(kind.code()), say(&label(*kind))]).collect();
            markdown(&[pick("Ο λόγος", "Reason"), pick("Όπως τον βλέπει ο μαθητής", "As the student sees it")], &rows)
        }
        ("table", "faults") => fault_table(words.language()),
        ("table", "moves") => {
            let rows: Vec<Vec<String>> = moves_of_goals()
                .into_iter()
                .map(|(moves, goals)| {
                    let moves = match moves {
                        Moves::SaidAtOnce => pick("καμία: μόνο το λέει", "none: it is only said"),
                        Moves::One => pick("μία", "one"),
                        Moves::OneThenSaid => pick("μία, και μετά το λέει", "one, and then it is said"),
                        Moves::AsTheGoalSays => pick("όσες λέει", "as many as it says"),
                        Moves::Any => pick("όσες θέλει", "as many as the student likes"),
                    };
                    vec![goals.iter().map(|goal| code(goal)).collect::<Vec<_>>().join(", "), moves.to_owned()]
                })
                .collect();
            markdown(&[pick("Στόχος", "Goal"), pick("Κινήσεις χωρίς `limit`", "Moves without a `limit`")], &rows)
        }
        ("table", _) => {
            let rows: Vec<Vec<String>> = keys_of(name)
                .iter()
                .map(|key| {
                    let must = if key.required { "\u{a0}•" } else { "" };
                    // The kind is what the tables of steps differ in.
                    let kinds = || step_tables().map(|table| code(table.name.trim_start_matches("step-")));
                    let takes = match key.name {
                        "kind" => kinds().collect::<Vec<_>>().join(", "),
                        _ => say(&key.takes.told()),
                    };
                    vec![format!("`{}`{must}", key.name), takes, say(&Message::new(key.about))]
                })
                .collect();
            markdown(&[pick("Κλειδί", "Key"), pick("Παίρνει", "Takes"), pick("Σημαίνει", "Means")], &rows)
        }
        _ => panic!("“{what}” cannot be made"),
    }
}

/// How many moves a student has for a goal where no limit is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Moves {
    One,
    Any,
    AsTheGoalSays,
    OneThenSaid,
    SaidAtOnce,
}

/// The goals by the moves that they have, as the program counts them.
fn moves_of_goals() -> BTreeMap<Moves, Vec<String>> {
    let mut found: BTreeMap<Moves, Vec<String>> = BTreeMap::new();
    let e4: Square = "e4".parse().unwrap();
    let squares = SquareSet::of(e4);
    let goals = [
        ("reach", Condition::Reach { squares: vec![e4], in_order: false }),
        ("capture", Condition::Capture { squares, enough: 1 }),
        ("check", Condition::Check(CheckKind::Any)),
        ("checkmate", Condition::Checkmate { moves: 4 }),
        ("stalemate", Condition::Stalemate),
        ("answer-check", Condition::AnswerCheck(Answering::Any)),
        ("answer-check = \"every\"", Condition::AnswerCheck(Answering::Every)),
        ("castle", Condition::Castle(None)),
        ("en-passant", Condition::EnPassant),
        ("promote", Condition::Promote(None)),
        ("attack", Condition::Attack(squares)),
        ("defend", Condition::Defend(squares)),
        ("control", Condition::Control(squares)),
        ("bring", Condition::Bring(vec![(PieceKind::Knight, e4)])),
        ("safe", Condition::Safe),
        ("claim", Condition::Act(ActGoal::Claim(None))),
        ("offer", Condition::Act(ActGoal::Offer)),
        ("accept", Condition::Act(ActGoal::Accept)),
        ("decline", Condition::Act(ActGoal::Decline)),
        ("resign", Condition::Act(ActGoal::Resign)),
    ];
    // The order of squares is no condition.
    let known = keys_of("keys goal").into_iter().map(|key| key.name);
    let known: Vec<&str> = known.filter(|key| *key != "in-order").collect();
    let told: Vec<&str> = goals.iter().map(|(name, _)| *name).filter(|name| !name.contains(' ')).collect();
    assert_eq!(told, known, "every goal has its moves");
    for (name, condition) in goals {
        let goal = Goal::from(condition);
        let moves = match (goal.moves_allowed(), goal.asks_for_act()) {
            (None, _) => Moves::Any,
            (Some(1), false) => Moves::One,
            (Some(4), false) => Moves::AsTheGoalSays,
            (Some(1), true) => Moves::OneThenSaid,
            (Some(0), true) => Moves::SaidAtOnce,
            (Some(other), _) => panic!("{name}: {other}"),
        };
        found.entry(moves).or_default().push(name.to_owned());
    }
    found
}

/// The tables of the kinds of step.
fn step_tables() -> impl Iterator<Item = &'static spec::Table> {
    spec::tables().iter().copied().filter(|table| table.name.starts_with("step-"))
}

/// The keys of `keys TABLE`. What every kind of step has is a table of its own, `keys step`.
fn keys_of(name: &str) -> Vec<&'static spec::Key> {
    let name = name.strip_prefix("keys ").unwrap_or_else(|| panic!("there is no table “{name}”"));
    let everywhere = |key: &spec::Key| step_tables().all(|table| table.keys().any(|other| other.name == key.name));
    if name == "step" {
        return step_tables().next().unwrap().keys().filter(|key| everywhere(key)).collect();
    }
    let table = spec::tables().iter().find(|table| table.name == name);
    let table = table.unwrap_or_else(|| panic!("there is no table “{name}”"));
    table.keys().filter(|key| !name.starts_with("step-") || !everywhere(key)).collect()
}

/// The answers to a question of `choose`, by the words of a file; reasons stand in a table of their own.
fn answers(question: ChoiceQuestion, words: &Words) -> String {
    let mut told = Vec::new();
    let mut reasons = false;
    for Answer { word, answer, .. } in question.answers(&Game::default(), Rulebook::Fide) {
        reasons |= matches!(answer, ChoiceAnswer::Refused(_));
        if !matches!(answer, ChoiceAnswer::Refused(_)) {
            let label = words.text(&explain::option("", &Choice { answer, explain: None }));
            told.push(format!("`{word}`: {label}"));
        }
    }
    let more = match (reasons, question, words.language()) {
        (true, ChoiceQuestion::Legal { .. }, Language::EL) => "όποιος λόγος ταιριάζει στο κομμάτι",
        (true, ChoiceQuestion::Legal { .. }, _) => "any reason that fits the piece",
        (true, _, Language::EL) => "οι λόγοι `castling-…`",
        (true, _, _) => "the reasons `castling-…`",
        (false, ChoiceQuestion::Text, Language::EL) => "οι δικές σου",
        (false, ChoiceQuestion::Text, _) => "yours",
        (false, _, _) => return told.join("<br>"),
    };
    told.push(more.to_owned());
    told.join("<br>")
}

/// What the checker may say: every message of a fault, what changes in it left open, under the headings of its catalogue.
fn fault_table(language: Language) -> String {
    let advice = advice_codes();
    let mut text = String::new();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let (code_head, says) =
        if language == Language::EL { ("Κωδικός", "Τι λέει") } else { ("Code", "What it says") };
    let flush = |text: &mut String, rows: &mut Vec<Vec<String>>| {
        if !rows.is_empty() {
            text.push('\n');
            text.push_str(&markdown(&[code_head, says], rows));
            text.push('\n');
            rows.clear();
        }
    };
    for (name, source) in catalogue_sources() {
        if !name.starts_with(&format!("{}/", language.code())) {
            continue;
        }
        let mut heading = None;
        for entry in fluent_syntax::parser::parse(source.as_ref()).unwrap().body {
            match entry {
                fluent_syntax::ast::Entry::GroupComment(comment) => heading = Some(comment.content.join(" ")),
                fluent_syntax::ast::Entry::Message(message) => {
                    let Some(fault) = message.id.name.strip_prefix("fault-").filter(|fault| *fault != "head") else {
                        continue;
                    };
                    if let Some(heading) = heading.take() {
                        flush(&mut text, &mut rows);
                        text.push_str(&format!("\n**{heading}**\n"));
                    }
                    let mark = if advice.contains(fault) { "\u{a0}○" } else { "" };
                    rows.push(vec![format!("`{fault}`{mark}"), open(&message.value.unwrap())]);
                }
                _ => {}
            }
        }
        flush(&mut text, &mut rows);
    }
    text
}

/// A text with “…” for what changes in it; of variants that are sentences, the last.
fn open(pattern: &fluent_syntax::ast::Pattern<&str>) -> String {
    use fluent_syntax::ast::{Expression, InlineExpression, PatternElement};
    let alone = pattern.elements.len() == 1;
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                let last = open(&variants.last().unwrap().value);
                text.push_str(if alone || last.ends_with(['.', ';', '?', ':']) { &last } else { "…" });
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                text.push_str(value);
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::FunctionReference { arguments, .. }),
            } => match arguments.positional.first() {
                Some(InlineExpression::StringLiteral { value }) => text.push_str(value),
                _ => text.push('…'),
            },
            PatternElement::Placeable { .. } => text.push('…'),
        }
    }
    text.replace('\n', " ")
}

/// The codes that are only advice, as the files of `tests/lessons` have them.
fn advice_codes() -> BTreeSet<String> {
    // What only a folder can have.
    let of_folders = ["lesson-unlisted", "more-faults", "texts-stray"];
    let mut codes: BTreeSet<String> = of_folders.map(str::to_owned).into();
    for entry in std::fs::read_dir(repository().join("tests/lessons")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            let text = std::fs::read_to_string(path).unwrap();
            let advice = text.lines().filter_map(|line| line.strip_prefix("# advice: "));
            codes.extend(advice.filter_map(|line| line.split(' ').next()).map(str::to_owned));
        }
    }
    codes
}

/// A screen: `LESSON/STEP COLUMNSxROWS`, and then lines that are typed.
fn picture(what: &str, language: Language, folder: &Path) -> String {
    let mut parts = what.split(' ');
    let (lesson, step) = parts.next().unwrap().split_once('/').unwrap();
    let (columns, rows) = parts.next().unwrap().split_once('x').unwrap();
    let mut words = Words::new(language);
    let (library, _) = Library::load(&[folder.to_owned()]);
    library.add_texts(&mut words);
    let (_, step) = library.find(&format!("{lesson}/{step}")).unwrap_or_else(|| panic!("{what}"));
    let mut study = Study::new(library.into(), Progress::default());
    study.open(lesson, step).unwrap();
    // Without its colours a drawn piece would not be known again; a letter is.
    let letters = Settings { pieces: PieceSet::Letters, ..Settings::default() };
    let mut app = App::new(words, study, letters, Start::Step);
    for typed in parts {
        for key in typed.chars().map(Key::Char).chain([Key::Enter]) {
            let _ = keys::action(app.place(), key).map(|action| app.update(action));
        }
    }
    let mut terminal = Terminal::new(TestBackend::new(columns.parse().unwrap(), rows.parse().unwrap())).unwrap();
    let mut drawn = Drawn::default();
    terminal.draw(|frame| drawn = screens::draw(frame, &app, Theme::new(Depth::True))).unwrap();
    let buffer = terminal.backend().buffer();
    let mut text = String::from("```\n");
    for row in buffer.area.rows() {
        let line: String = row.positions().map(|cell| buffer[cell].symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.trim_end().to_owned() + "\n```\n"
}

#[test]
fn tables_and_pictures_are_those_of_the_program() {
    let update = std::env::var_os("GUIDE_UPDATE").is_some();
    let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    for language in Language::all() {
        let folder = folder_of(language);
        let words = Words::new(language);
        let mut text = guide(language);
        for marker in markers(&text).iter().rev() {
            let made = made(&marker.what, &words, folder.path());
            if update {
                text.replace_range(marker.range.clone(), &made);
            } else {
                let stands = &text[marker.range.clone()];
                assert_eq!(stands, made, "{}: {}", guide_path(language).display(), marker.what);
            }
        }
        assert_eq!(words.take_troubles(), Vec::<String>::new());
        if update {
            std::fs::write(guide_path(language), text).unwrap();
        }
    }
}

#[test]
fn the_whole_format_stands_in_the_guide() {
    for language in Language::all() {
        let text = guide(language);
        let made: Vec<String> = markers(&text).into_iter().map(|marker| marker.what).collect();
        for table in spec::tables() {
            assert!(made.contains(&format!("table: keys {}", table.name)), "{}: {}", language.code(), table.name);
        }
        for table in ["keys step", "questions", "choices", "reasons", "rules", "faults"] {
            assert!(made.contains(&format!("table: {table}")), "{table}");
        }
        // Every key of a lesson is met in an example, not only in a table.
        let shown: String =
            blocks(&text).iter().filter(|block| block.is_file()).map(|block| block.text.as_str()).collect();
        let texts = ["el", "en"];
        for table in spec::tables() {
            for key in table.keys().filter(|key| !texts.contains(&key.name)) {
                let written = [
                    format!("{} =", key.name),
                    format!("[{}.", key.name),
                    format!("[[{}]]", key.name),
                    format!("{}.", key.name),
                ];
                assert!(
                    written.iter().any(|key| shown.contains(key)),
                    "{}: no example of {}.{}",
                    language.code(),
                    table.name,
                    key.name
                );
            }
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Links.

/// The headings of a text: level and words.
fn headings(text: &str) -> Vec<(usize, String)> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in text.lines() {
        if line.starts_with("```") {
            inside = !inside;
        }
        let level = line.chars().take_while(|c| *c == '#').count();
        if !inside && level > 0 && line[level..].starts_with(' ') {
            found.push((level, line[level + 1..].to_owned()));
        }
    }
    found
}

/// The name of a heading in links.
fn anchor(heading: &str) -> String {
    let kept =
        heading.chars().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// What links lead to, outside of code.
fn links(text: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in text.lines() {
        if line.starts_with("```") {
            inside = !inside;
        }
        if !inside {
            let plain: String = line.split('`').step_by(2).collect();
            found.extend(
                plain.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link.to_owned()),
            );
        }
    }
    found
}

#[test]
fn links_lead_somewhere() {
    let documents = ["docs/guide.el.md", "docs/guide.en.md", "README.md", "CONTRIBUTING.md"];
    for document in documents {
        let path = repository().join(document);
        let text = std::fs::read_to_string(&path).unwrap();
        for link in links(&text).iter().filter(|link| !link.contains("://")) {
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            assert!(target.exists(), "{document}: {link}");
            if !place.is_empty() {
                let headings = headings(&std::fs::read_to_string(target).unwrap());
                assert!(headings.iter().any(|(_, heading)| anchor(heading) == place), "{document}: {link}");
            }
        }
    }
    let readme = links(include_str!("../../README.md"));
    for guide in ["docs/guide.el.md", "docs/guide.en.md"] {
        assert!(readme.iter().any(|link| link == guide), "the README leads to {guide}");
    }
}
