//! What a right answer to each step of the course costs on the line, frame after frame, in a window of 80×24.
//!
//! A line over ssh says nothing of more than 256 colours, so that is how many there are.

use std::sync::Arc;

use ratatui::backend::{Backend, TestBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};

use crate::app::{Action, App, Start};
use crate::exercise::{State, proof};
use crate::language::{Language, Words};
use crate::lesson::{Asked, Library, Step, Task, Write};
use crate::rules::notation::{Notation, write_move, write_square};
use crate::rules::{Move, Placed, Square};
use crate::session::{Request, Session};
use crate::settings::{Settings, ThemeChoice};
use crate::study::Study;
use crate::terminal::backend::Line;
use crate::terminal::theme::{Look, Page};
use crate::terminal::{Depth, screens};

/// A window of 80×24 as it is drawn, and where its board is, if it has one.
fn drawn(app: &App) -> (Buffer, Option<Rect>) {
    let theme = Look::new(Depth::Indexed, Page::Dark).theme(ThemeChoice::Auto);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut board = None;
    let draw = |frame: &mut Frame<'_>| board = screens::draw(frame, app, theme).board.map(|board| board.outer());
    terminal.draw(draw).unwrap();
    (terminal.backend().buffer().clone(), board)
}

/// The bytes of the cells in an area that change from one frame to the next.
fn sent(before: &Buffer, after: &Buffer, area: Rect) -> usize {
    let mut line = Line::new(Vec::new());
    line.draw(Buffer::empty(before.area).diff(before).into_iter()).unwrap();
    line.writer.clear();
    let changed = before.diff(after).into_iter();
    line.draw(changed.filter(|(x, y, _)| area.contains(Position::new(*x, *y)))).unwrap();
    line.writer.len()
}

/// The bytes of the letters that are new outside the board: what is said, and the names of keys.
fn words(before: &Buffer, after: &Buffer, board: Rect) -> usize {
    let changed = before.diff(after).into_iter();
    let letters = changed.filter(|(x, y, cell)| !board.contains(Position::new(*x, *y)) && cell.symbol() != " ");
    letters.map(|(.., cell)| cell.symbol().len()).sum()
}

/// What a student does who solves a step at once, by hand where it is done on the board.
fn right_answer(step: &Step) -> Vec<Action> {
    let position = step.diagram.game.position();
    match &step.task {
        Task::Show(_) => vec![Action::Choose],
        Task::Play(play) => {
            let way =
                if play.goal.asks_for_act() { Vec::new() } else { proof::solution(step, &State::begin(step)).unwrap() };
            // Where something is to be said no move solves the step; what one costs is the same.
            let any = || Square::all().find_map(|from| Some((from, position.targets(from).into_iter().next()?, None)));
            let first = way.first().map(|mv: &Move| (mv.from(), mv.to(), mv.promotion())).or_else(any);
            let (from, to, promotion) = first.unwrap();
            let mut actions = vec![Action::Point(from), Action::Point(to)];
            actions.extend(promotion.map(Action::Promote));
            actions
        }
        Task::Mark(mark) => {
            let squares = mark.answer.answer(position).into_iter().map(Action::Point);
            squares.chain([Action::Submit]).collect()
        }
        Task::Choose(choose) => {
            let right = choose.right(&step.diagram.game);
            let picked = (0..choose.options.len()).filter(|option| right.contains(*option)).map(Action::Row);
            picked.chain(choose.takes_several().then_some(Action::Submit)).collect()
        }
        Task::Place(_) => {
            let mut session = Session::new(Arc::new(step.clone()));
            session.apply(Request::ShowAnswer);
            let sorts = Session::new(Arc::new(step.clone())).tray_sorts();
            let is_put = |placed: &Placed| position.piece_at(placed.square).is_none();
            let of_sort = |placed: Placed| {
                let sort = sorts.iter().position(|(piece, _)| *piece == placed.piece)?;
                Some(vec![Action::PickPiece(sort), Action::Point(placed.square)])
            };
            let put = session.position().board().pieces().filter(is_put).find_map(of_sort);
            // Where all stand on the board already, one is lifted first.
            let lifted = || position.board().pieces().map(|placed| vec![Action::Point(placed.square)]).next();
            put.or_else(lifted).unwrap()
        }
        Task::Write(Write { asked }) => {
            let text = match asked {
                Asked::Square(square) => write_square(*square, Notation::Latin),
                Asked::Move { mv, .. } => write_move(position, *mv, Notation::Latin),
            };
            text.chars().map(Action::Type).chain([Action::Choose]).collect()
        }
    }
}

/// The most that a frame cost, and where.
#[derive(Default)]
struct Most {
    bytes: usize,
    name: String,
    frames: usize,
    total: usize,
    above: usize,
}

impl Most {
    fn add(&mut self, bytes: usize, name: impl FnOnce() -> String) {
        (self.frames, self.total) = (self.frames + 1, self.total + bytes);
        self.above += usize::from(bytes > KILOBYTE);
        if bytes > self.bytes {
            (self.bytes, self.name) = (bytes, name());
        }
    }
}

impl std::fmt::Display for Most {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Most { bytes, name, frames, total, above } = self;
        write!(
            f,
            "{bytes} bytes at most ({name}), {} on average in {frames} frames, {above} above",
            total / frames.max(&1)
        )
    }
}

const KILOBYTE: usize = 1024;

/// The board's part never costs more. A whole frame does where sentences are long, of which every Greek letter has two
/// bytes: these are few, and all that is no letter of a sentence is about a kilobyte even then.
#[test]
fn a_right_answer_to_any_step_sends_a_kilobyte() {
    let library = Arc::new(Library::load(&[]).0);
    let (mut whole, mut board_alone, mut rest) = (Most::default(), Most::default(), Most::default());
    for lesson in library.lessons() {
        for (index, step) in lesson.steps.iter().enumerate() {
            let answer = right_answer(step);
            for language in Language::all() {
                let mut words_of = Words::new(language);
                library.add_texts(&mut words_of);
                let mut study = Study::new(Arc::clone(&library), Default::default());
                study.open(&lesson.id, index).unwrap();
                let mut app = App::new(words_of, study, Settings::default(), Start::Step);
                let (mut before, _) = drawn(&app);
                for action in &answer {
                    let was_asked = app.overlay().is_some();
                    app.update(action.clone());
                    let (after, board) = drawn(&app);
                    // A frame of this step: not the next one, nor the question what a pawn becomes.
                    let place = app.study().place();
                    let is_here = place.is_some_and(|place| place.lesson == lesson.id && place.index == index);
                    if let Some(board) = board.filter(|_| is_here && !was_asked && app.overlay().is_none()) {
                        let name = || format!("{}/{} {action:?} {language:?}", lesson.id, step.id);
                        let all = sent(&before, &after, after.area);
                        whole.add(all, name);
                        board_alone.add(sent(&before, &after, board), name);
                        rest.add(all - words(&before, &after, board), name);
                    }
                    before = after;
                }
            }
        }
    }
    println!("whole: {whole}\nboard alone: {board_alone}\nwithout words: {rest}");
    assert!(whole.frames > 2000 && whole.total / whole.frames <= KILOBYTE / 2, "{whole}");
    assert!(whole.above <= whole.frames / 10, "{whole}");
    assert!(board_alone.bytes <= KILOBYTE, "{board_alone}");
    assert!(rest.bytes <= KILOBYTE * 5 / 4, "{rest}");
}
