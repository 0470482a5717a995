//! What a move costs on the line, in a window of 80×24. A line over ssh says nothing of more than 256 colours.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::sync::Arc;

use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend, TestBackend};
use ratatui::buffer::Buffer;

use skaki::app::{Action, App, Start};
use skaki::exercise::{State, proof};
use skaki::language::{Language, Words};
use skaki::lesson::Library;
use skaki::settings::{Settings, ThemeChoice};
use skaki::study::Study;
use skaki::terminal::theme::{Look, Page};
use skaki::terminal::{Depth, screens};

fn drawn(app: &App) -> Buffer {
    let theme = Look::new(Depth::Indexed, Page::Dark).theme(ThemeChoice::Auto);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| drop(screens::draw(frame, app, theme))).unwrap();
    terminal.backend().buffer().clone()
}

fn sent(before: &Buffer, after: &Buffer) -> usize {
    let mut bytes = Vec::new();
    CrosstermBackend::new(&mut bytes).draw(before.diff(after).into_iter()).unwrap();
    bytes.len()
}

/// The first move of the solution of every step of the course: the frame that shows it, with what is said of it.
#[test]
fn a_move_sends_two_kilobytes_in_the_mean() {
    // Without it crossterm leaves colours out where the tests run without a terminal.
    crossterm::style::force_color_output(true);
    let library = Arc::new(Library::load(&[]).0);
    let (mut moves, mut bytes, mut most) = (0, 0, 0);
    for lesson in library.lessons() {
        for (index, step) in lesson.steps.iter().enumerate() {
            let Some(mv) = proof::solution(step, &State::begin(step)).ok().and_then(|way| way.first().copied()) else {
                continue;
            };
            for language in Language::all() {
                let mut words = Words::new(language);
                library.add_texts(&mut words);
                let mut study = Study::new(Arc::clone(&library), Default::default());
                study.open(&lesson.id, index).unwrap();
                let mut app = App::new(words, study, Settings::default(), Start::Step);
                app.update(Action::Point(mv.from()));
                let before = drawn(&app);
                app.update(Action::Point(mv.to()));
                if let Some(piece) = mv.promotion() {
                    app.update(Action::Promote(piece));
                }
                let cost = sent(&before, &drawn(&app));
                (moves, bytes, most) = (moves + 1, bytes + cost, most.max(cost));
            }
        }
    }
    println!("{moves} moves: {} bytes in the mean, {most} at most", bytes / moves);
    assert!(moves > 300 && bytes / moves <= 2 * 1024, "{moves} moves: {bytes} bytes");
}
