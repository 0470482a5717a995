//! A lesson while it is being written: which step is shown after a save, and what is shown of its faults.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::path::Path;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use skaki::app::{Action, App, Direction, Place, Screen, keys};
use skaki::language::{Language, Words};
use skaki::lesson::check::{self, Opened};
use skaki::settings::Settings;
use skaki::terminal::Depth;
use skaki::terminal::screens;
use skaki::terminal::theme::Theme;

/// A lesson of three steps to read, in a folder of its own.
struct Author {
    folder: tempfile::TempDir,
}

impl Author {
    fn new() -> Author {
        Author { folder: tempfile::tempdir().unwrap() }
    }

    /// Saves a lesson with these steps, each with its text, and opens it.
    fn saves(&self, steps: &[(&str, &str)]) -> Opened {
        let texts: String = steps.iter().map(|(id, text)| format!("{id} = \"{text}\"\n")).collect();
        let sections: String =
            steps.iter().map(|(id, _)| format!("\n[[step]]\nid = \"{id}\"\nkind = \"show\"\n")).collect();
        self.saves_text(&format!(
            "format = 1\nid = \"mine\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"Mine\"\n{texts}{sections}"
        ))
    }

    fn saves_text(&self, text: &str) -> Opened {
        let file = self.folder.path().join("mine.toml");
        std::fs::write(&file, text).unwrap();
        check::open(&file)
    }
}

fn preview(opened: Opened) -> App {
    App::preview_of(Words::new(Language::EN), Settings::default(), "mine.toml", opened)
}

fn screen(app: &App, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| drop(screens::draw(frame, app, Theme::new(Depth::True)))).unwrap();
    let buffer = terminal.backend().buffer().clone();
    (0..rows)
        .map(|row| {
            let line: String = (0..columns).map(|column| buffer[(column, row)].symbol()).collect();
            format!("{}\n", line.trim_end())
        })
        .collect()
}

/// Which step is open, by its id; `None` where the report is read.
fn step(app: &App) -> Option<String> {
    match app.screen() {
        Screen::Step(_) => app.study().place().map(|place| place.session.step().id.clone()),
        Screen::FirstRun { .. } | Screen::Map { .. } | Screen::Report { .. } => None,
    }
}

const THREE: [(&str, &str); 3] = [("one", "Alpha."), ("two", "Beta."), ("three", "Gamma.")];

#[test]
fn the_same_step_is_shown_again_by_its_name_or_else_by_its_place() {
    let author = Author::new();
    let mut app = preview(author.saves(&THREE));
    assert_eq!(step(&app).as_deref(), Some("one"));
    app.update(Action::NextStep);
    assert_eq!(step(&app).as_deref(), Some("two"));
    // Other words, and a step before it.
    app.follow(author.saves(&[("new", "New."), ("one", "Alpha."), ("two", "Beta, better."), ("three", "Gamma.")]));
    assert_eq!(step(&app).as_deref(), Some("two"));
    assert!(screen(&app, 80, 24).contains("Beta, better.") && screen(&app, 80, 24).contains("Step 3 of 4"));
    // Under another name it is the one that stands in its place.
    app.follow(author.saves(&[("new", "New."), ("one", "Alpha."), ("second", "Delta."), ("three", "Gamma.")]));
    assert_eq!(step(&app).as_deref(), Some("second"));
    // With fewer steps it is the last.
    app.follow(author.saves(&THREE[..1]));
    assert_eq!(step(&app).as_deref(), Some("one"));
}

#[test]
fn faults_are_shown_until_they_are_gone_and_then_the_step_comes_back() {
    let author = Author::new();
    let mut app = preview(author.saves(&THREE));
    app.update(Action::NextStep);
    app.follow(author.saves_text("format = 1\nid = \"mine\"\n"));
    assert_eq!((step(&app), app.place()), (None, Place::Faults));
    for action in [Action::Choose, Action::Back] {
        assert_eq!(app.update(action), []);
        assert_eq!(app.place(), Place::Faults, "there is no step to go to");
    }
    assert!(keys::of(Place::Faults).all(|binding| binding.action != Action::Choose), "and no key promises one");
    // Half a file, then no file at all.
    app.follow(author.saves_text("format = 1\nid = \"mi"));
    app.follow(check::open(Path::new("/no/such/file.toml")));
    assert_eq!(app.place(), Place::Faults);
    app.follow(author.saves(&THREE));
    assert_eq!(step(&app).as_deref(), Some("two"));
}

#[test]
fn the_report_lies_behind_the_steps_and_who_reads_it_goes_on_reading() {
    let author = Author::new();
    let mut app = preview(author.saves(&THREE));
    app.update(Action::Back);
    assert_eq!(app.place(), Place::Report);
    app.follow(author.saves(&THREE[..2]));
    assert_eq!(app.place(), Place::Report, "a save without faults does not take the report away");
    app.update(Action::Choose);
    assert_eq!(step(&app).as_deref(), Some("one"));
    // The end of the lesson leads there too: there is no list of lessons.
    app.update(Action::NextStep);
    app.update(Action::NextStep);
    assert_eq!(app.place(), Place::Report);
    let bar = screen(&app, 80, 24);
    assert!(bar.contains("Enter Step"), "{bar}");
    app.update(Action::Back);
    let bar = screen(&app, 80, 24);
    assert!(bar.contains("Esc Report") && !bar.contains("Lessons"), "{bar}");
}

#[test]
fn a_lesson_that_changes_its_name_keeps_no_text_of_the_old_one() {
    let author = Author::new();
    let mut app = preview(author.saves(&THREE));
    let text = |id: &str| {
        format!(
            "format = 1\nid = \"{id}\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"T {id}\"\none = \"Look.\"\n[[step]]\nid = \"one\"\nkind = \"show\"\n"
        )
    };
    app.follow(author.saves_text(&text("other")));
    assert!(screen(&app, 80, 24).contains("T other"));
    app.follow(author.saves_text(&text("mine")));
    assert!(screen(&app, 80, 24).contains("T mine"));
    let old = skaki::language::Message::lesson("other", "title");
    assert!(!app.words().has_in(Language::EN, &old));
}

/// The file with five faults, by a name that is the same on every machine.
fn five_faults(language: Language) -> App {
    let file = Path::new("tests/lessons/five-faults.toml");
    App::preview_of(Words::new(language), Settings::default(), "five-faults.toml", check::open(file))
}

#[test]
fn every_fault_has_its_line_underlined_in_every_window() {
    insta::assert_snapshot!("faults_el_80x24", screen(&five_faults(Language::EL), 80, 24));
    insta::assert_snapshot!("faults_en_34x16", screen(&five_faults(Language::EN), 34, 16));
    let mut app = five_faults(Language::EN);
    let whole = screen(&app, 100, 60);
    for place in ["five-faults.toml:", "^^^", "error: "] {
        assert!(whole.matches(place).count() >= 5, "{whole}");
    }
    // In a small window all of it can be reached.
    app.update(Action::Go(Direction::Last));
    let mut drawn = screens::Drawn::default();
    let mut terminal = Terminal::new(TestBackend::new(34, 16)).unwrap();
    terminal.draw(|frame| drawn = screens::draw(frame, &app, Theme::new(Depth::True))).unwrap();
    assert!(drawn.most_scroll.text > 16);
    app.limit_scroll(drawn.most_scroll);
    assert!(screen(&app, 34, 16).contains("saved"), "{}", screen(&app, 34, 16));
    app.update(Action::Go(Direction::First));
    assert!(matches!(app.screen(), Screen::Report { scroll: 0 }));
}

#[test]
fn a_long_line_is_cut_around_the_place_and_greek_is_underlined_where_it_stands() {
    let author = Author::new();
    let long = format!(
        "# {}\nformat = 1\nid = \"mine\"\nlanguages = [\"en\"]\nrules = [{}\"rok\", \"king\", \"queen\", \"bishop\", \"knight\", \"board\", \"army\", \"check\"]\n",
        "α".repeat(200),
        "\"rook\", ".repeat(20)
    );
    let mut app = preview(author.saves_text(&long));
    app.update(Action::SwitchLanguage);
    app.update(Action::SwitchLanguage);
    for columns in [34_u16, 60, 80, 120] {
        let screen = screen(&app, columns, 60);
        let lines: Vec<&str> = screen.lines().collect();
        let at = lines.iter().position(|line| line.contains("\"rok\"")).unwrap();
        let column = |line: &str, what: &str| line[..line.find(what).unwrap()].chars().count();
        assert_eq!(column(lines[at], "\"rok\""), column(lines[at + 1], "^^^^^"), "{screen}");
        assert!(lines[at].contains('…'), "{screen}");
    }
    let greek = "format = 1\nid = \"mine\"\nlanguages = [\"el\"]\n[text.el]\ntitle = \"Ένα δύο \\u200b τρία\"\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    let app = preview(author.saves_text(greek));
    let screen = screen(&app, 80, 40);
    let lines: Vec<&str> = screen.lines().collect();
    let at = lines.iter().position(|line| line.contains("Ένα δύο")).unwrap();
    let column = |line: &str, what: &str| line[..line.find(what).unwrap()].chars().count();
    assert_eq!(column(lines[at], "\\u200b"), column(lines[at + 1], "^^^^^^"), "{screen}");
}
