//! What the README shows is what the program says: each `$ skaki …` in it is run, and the lines below it compared.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use crate::world::command_words;
use skaki::app::{App, Key, Start, keys};
use skaki::cli::{self, Exit, Io};
use skaki::language::{Language, Words};
use skaki::lesson::Library;
use skaki::progress::Progress;
use skaki::settings::{PieceSet, Settings};
use skaki::study::Study;
use skaki::terminal::Depth;
use skaki::terminal::screens;
use skaki::terminal::theme::Theme;

/// The commands of a text with the answers shown below them.
fn commands(text: &str) -> Vec<(String, String)> {
    text.split("```")
        .skip(1)
        .step_by(2)
        .flat_map(|block| block.trim_end().split("$ skaki ").skip(1))
        .map(|shown| {
            let (command, answer) = shown.split_once('\n').unwrap_or((shown, ""));
            (command.to_owned(), answer.trim_end().to_owned())
        })
        .collect()
}

fn answer(command: &str) -> String {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let exit = cli::run(
        command_words(command).into_iter().map(Into::into).collect(),
        &mut Io { input: &mut "".as_bytes(), out: &mut out, err: &mut err, terminal: false, env: &|_| None },
    );
    assert_ne!(exit, Exit::Wrong, "{command}: {}", String::from_utf8_lossy(&err));
    String::from_utf8(out).unwrap().trim_end().to_owned()
}

#[test]
fn every_answer_in_the_readme_is_the_programs() {
    let shown = commands(include_str!("../../README.md"));
    assert!(shown.len() >= 5, "{shown:?}");
    for (command, expected) in shown {
        assert_eq!(answer(&command), expected, "$ skaki {command}");
    }
}

/// The screen of a step in a window of 80×24 after a move was typed, as text: pieces as symbols, which need no colours.
fn screen(language: Language, lesson: &str, step: &str, typed: &str) -> String {
    let (library, _) = Library::load(&[]);
    let mut words = Words::new(language);
    library.add_texts(&mut words);
    let index = library.lesson(lesson).and_then(|lesson| lesson.step(step)).unwrap().0;
    let mut study = Study::new(library.into(), Progress::default());
    study.open(lesson, index).unwrap();
    let settings = Settings { pieces: PieceSet::Symbols, ..Settings::default() };
    let mut app = App::new(words, study, settings, Start::Step);
    for key in typed.chars().map(Key::Char).chain([Key::Enter]) {
        if let Some(action) = keys::action(app.place(), key) {
            app.update(action);
        }
    }
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| drop(screens::draw(frame, &app, Theme::new(Depth::True)))).unwrap();
    let buffer = terminal.backend().buffer();
    // On a page a pawn needs no sign that it is text and no picture.
    let symbol = |cell| buffer[cell].symbol().trim_end_matches('\u{FE0E}').to_owned();
    let line = |row: Rect| row.positions().map(symbol).collect::<String>();
    let lines: Vec<String> = buffer.area.rows().map(|row| line(row).trim_end().to_owned()).collect();
    lines.join("\n")
}

#[test]
fn the_pictures_in_the_readme_are_the_programs() {
    let readme = include_str!("../../README.md");
    for picture in [screen(Language::EN, "rook", "blocked", "Rd8"), screen(Language::EL, "rook", "blocked", "Πδ8")] {
        assert!(readme.contains(&format!("```\n{picture}\n```")), "this picture is not in README.md:\n{picture}");
    }
}

#[test]
fn commands_are_found_with_their_answers() {
    let text = "$ skaki no\n```\n$ skaki a \"b c\"\nyes\n\n$ skaki d\none\ntwo\n```\n`$ skaki no`\n";
    assert_eq!(commands(text), [("a \"b c\"".to_owned(), "yes".to_owned()), ("d".to_owned(), "one\ntwo".to_owned())]);
    assert_eq!(command_words("a \"b c\" d"), ["a", "b c", "d"]);
}
