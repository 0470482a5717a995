//! A step on the screen: the session, and what a hand does at the board – cursor, selected piece, typed line.

use std::sync::Arc;

use tui_input::Input;

use crate::exercise::Attempt;
use crate::explain::{self, Message};
use crate::lesson::{Lesson, Step, Task};
use crate::rules::notation::{self, ReadError};
use crate::rules::{Color, Move, PieceKind, Position, Rank, Reason, Square};
use crate::session::{Event, Phase, Request, Session};

use super::keys::Place;

/// How what is said should sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// A plain report.
    Plain,
    /// Praise.
    Good,
    /// A refusal, or a goal that was missed.
    Bad,
    /// Help that was asked for.
    Help,
}

/// A pawn that has come to its last rank, by word or by hand, and does not know yet what it becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promoting {
    /// Where it stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

/// What a hand at the board has led to.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Happened {
    /// The stars of a step that is solved now.
    pub solved: Option<u8>,
    /// A question that must be answered first.
    pub promoting: Option<Promoting>,
}

/// A typed text is no longer than the longest move in words needs.
const LONGEST_LINE: usize = 60;

/// One step, open on the screen.
#[derive(Clone, Debug)]
pub struct StepScreen {
    lesson: String,
    place: usize,
    steps: usize,
    session: Session,
    view: Color,
    cursor: Square,
    selected: Option<Square>,
    said: Vec<Message>,
    tone: Tone,
    line: Option<Input>,
    /// Lines of the text above the window.
    pub(super) scroll: usize,
}

impl StepScreen {
    /// Opens a step of a lesson; `None` if there is no such step.
    pub fn open(lesson: &Lesson, place: usize) -> Option<StepScreen> {
        let step = Arc::new(lesson.steps.get(place)?.clone());
        let view = step.diagram.view;
        let cursor = first_cursor(&step);
        Some(StepScreen {
            lesson: lesson.id.clone(),
            place,
            steps: lesson.steps.len(),
            session: Session::new(step),
            view,
            cursor,
            selected: None,
            said: Vec::new(),
            tone: Tone::Plain,
            line: None,
            scroll: 0,
        })
    }

    /// The id of the lesson.
    pub fn lesson(&self) -> &str {
        &self.lesson
    }

    /// The step.
    pub fn step(&self) -> &Step {
        self.session.step()
    }

    /// Which step of the lesson it is, counted from 0.
    pub const fn place_in_lesson(&self) -> usize {
        self.place
    }

    /// How many steps the lesson has.
    pub const fn steps(&self) -> usize {
        self.steps
    }

    /// The session.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Whose side is at the bottom.
    pub const fn view(&self) -> Color {
        self.view
    }

    /// Where the keyboard is.
    pub const fn cursor(&self) -> Square {
        self.cursor
    }

    /// The piece about to move.
    pub const fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// What was said last.
    pub fn said(&self) -> &[Message] {
        &self.said
    }

    /// How it should sound.
    pub const fn tone(&self) -> Tone {
        self.tone
    }

    /// The typed line, if it is open.
    pub const fn line(&self) -> Option<&Input> {
        self.line.as_ref()
    }

    /// Lines of the text that are above the window.
    pub const fn scroll(&self) -> usize {
        self.scroll
    }

    /// Which keys hold here.
    pub fn place(&self) -> Place {
        if self.line.is_some() {
            return Place::Typing;
        }
        match (self.session.phase(), &self.step().task) {
            (Phase::Solved { .. }, _) => Place::Done,
            (_, Task::Show(_)) => Place::Show,
            (_, Task::Play(_)) => Place::Play,
            (_, Task::Mark(_)) => Place::Mark,
        }
    }

    /// Moves the cursor on the board as the eye sees it.
    pub(super) fn step_cursor(&mut self, columns: i8, rows: i8) {
        let (files, ranks) = match self.view {
            Color::White => (columns, -rows),
            Color::Black => (-columns, rows),
        };
        self.cursor = self.cursor.offset(files, ranks).unwrap_or(self.cursor);
    }

    /// Puts the piece in hand back where it stood.
    pub(super) fn drop_piece(&mut self) {
        self.selected = None;
    }

    /// Turns the board.
    pub(super) fn flip(&mut self) {
        self.view = self.view.opponent();
    }

    /// Asks the session for something, and says what came of it.
    pub(super) fn ask(&mut self, request: Request) -> Happened {
        self.selected = None;
        let events = self.session.apply(request);
        let mut happened = Happened::default();
        self.tone = Tone::Plain;
        self.said.clear();
        for event in &events {
            self.said.extend(explain::event(&self.lesson, event));
            match event {
                Event::Refused { .. } | Event::Missed { .. } | Event::WrongMarks { .. } => self.tone = Tone::Bad,
                Event::Solved { stars, .. } => {
                    self.tone = Tone::Good;
                    happened.solved = Some(*stars);
                }
                Event::Hint(_) | Event::NoMoreHints | Event::Answer { .. } => self.tone = Tone::Help,
                Event::Moved { .. }
                | Event::Replied { .. }
                | Event::Going { .. }
                | Event::Toggled { .. }
                | Event::Shown { .. }
                | Event::TakenBack
                | Event::NothingToTakeBack
                | Event::Restarted
                | Event::AlreadySolved
                | Event::OutOfPlace => {}
            }
        }
        happened
    }

    /// Does what a hand on this square does: reads on, picks a piece up, puts it down, marks.
    pub(super) fn act(&mut self, square: Square) -> Happened {
        self.cursor = square;
        match self.place() {
            Place::Play => self.take_or_put(square),
            Place::Mark => self.ask(Request::Try(Attempt::Toggle(square))),
            _ => Happened::default(),
        }
    }

    fn take_or_put(&mut self, square: Square) -> Happened {
        // A move that missed stands on the board only to be looked at.
        if self.session.phase() == Phase::Missed {
            let _ = self.session.apply(Request::Undo);
        }
        let standing = self.session.position().piece_at(square);
        let Some(from) = self.selected else {
            self.selected = standing.map(|_| square);
            return Happened::default();
        };
        if from == square {
            self.selected = None;
            return Happened::default();
        }
        let own = self.session.position().piece_at(from).map(|piece| piece.color);
        let happened = self.try_move(from, square);
        // Whoever meant to pick up another piece has it in hand now, and has read why the first cannot go there.
        if happened.solved.is_none()
            && self.session.phase() == Phase::Solving
            && self.session.position().piece_at(square).is_some_and(|piece| Some(piece.color) == own)
            && self.session.position().piece_at(from).is_some()
        {
            self.selected = Some(square);
        }
        happened
    }

    /// Tries a move; a pawn on its last rank is asked first.
    fn try_move(&mut self, from: Square, to: Square) -> Happened {
        let position = self.session.position();
        let promotion = match position.piece_at(from) {
            Some(piece) if piece.kind == PieceKind::Pawn && to.rank() == Rank::Eighth.seen_by(piece.color) => {
                if position.judge(from, to, Some(PieceKind::Queen)).is_ok() {
                    self.selected = None;
                    return Happened { promoting: Some(Promoting { from, to }), ..Happened::default() };
                }
                // It cannot go there whatever it becomes: the reason is another one.
                Some(PieceKind::Queen)
            }
            _ => None,
        };
        self.ask(Request::Try(Attempt::Move { from, to, promotion }))
    }

    /// Makes a pawn's move, now that it is known what it becomes.
    pub(super) fn promote(&mut self, promoting: Promoting, to: PieceKind) -> Happened {
        let Promoting { from, to: square } = promoting;
        self.ask(Request::Try(Attempt::Move { from, to: square, promotion: Some(to) }))
    }

    // The typed line.

    /// Opens the line.
    pub(super) fn open_line(&mut self) {
        if self.line.is_none() && self.place().takes_moves() {
            self.line = Some(Input::default());
        }
    }

    /// Closes the line and forgets what is in it.
    pub(super) fn close_line(&mut self) {
        self.line = None;
    }

    /// Types letters into the line, which opens.
    pub(super) fn type_in(&mut self, letters: impl Iterator<Item = char>) {
        self.open_line();
        if let Some(line) = &mut self.line {
            for letter in letters.filter(|letter| !letter.is_control()) {
                if line.value().chars().count() < LONGEST_LINE {
                    line.handle(tui_input::InputRequest::InsertChar(letter));
                }
            }
        }
    }

    /// Edits the line. Deleting from an empty one closes it.
    pub(super) fn edit(&mut self, request: tui_input::InputRequest) {
        let Some(line) = &mut self.line else { return };
        if request == tui_input::InputRequest::DeletePrevChar && line.value().is_empty() {
            self.line = None;
        } else {
            line.handle(request);
        }
    }

    /// Takes what was typed.
    pub(super) fn submit_line(&mut self) -> Happened {
        let Some(line) = self.line.take() else { return Happened::default() };
        let text = line.value().trim().to_owned();
        if text.is_empty() {
            return Happened::default();
        }
        if self.session.phase() == Phase::Missed {
            let _ = self.session.apply(Request::Undo);
        }
        match self.place() {
            Place::Mark => match notation::read_square(&text) {
                Ok(square) => {
                    self.cursor = square;
                    self.ask(Request::Try(Attempt::Toggle(square)))
                }
                Err(no_square) => self.say_unread(explain::unread_square(&no_square, &text)),
            },
            _ => self.typed_move(&text),
        }
    }

    fn typed_move(&mut self, text: &str) -> Happened {
        let position = *self.session.position();
        match notation::read_move(text, &position) {
            Ok(typed) => {
                let happened = self.attempt(typed.mv.from(), typed.mv.to(), typed.mv.promotion());
                self.echo(&position, typed.mv);
                happened
            }
            Err(ReadError::Refused { attempt: Some(attempt), refusal, detail, suggestion }) => {
                let asks = matches!(refusal.first(), Reason::PromotionPieceMissing { .. });
                self.cursor = attempt.to;
                if asks && detail.is_none() && position.judge(attempt.from, attempt.to, Some(PieceKind::Queen)).is_ok() {
                    let promoting = Promoting { from: attempt.from, to: attempt.to };
                    return Happened { promoting: Some(promoting), ..Happened::default() };
                }
                // Through the session, so that the squares of the reason are lit and counted like any other's.
                let happened = self.attempt(attempt.from, attempt.to, attempt.promotion);
                let error = ReadError::Refused { attempt: Some(attempt), refusal, detail, suggestion };
                self.said = explain::unread_move(&position, &error, text);
                happened
            }
            Err(error) => self.say_unread(explain::unread_move(&position, &error, text)),
        }
    }

    fn attempt(&mut self, from: Square, to: Square, promotion: Option<PieceKind>) -> Happened {
        self.cursor = to;
        self.ask(Request::Try(Attempt::Move { from, to, promotion }))
    }

    /// Says how a typed move was understood, in both notations: `γ4` and `g4` are easily taken for each other.
    fn echo(&mut self, position: &Position, mv: Move) {
        self.said.insert(0, explain::read_as(position, mv));
    }

    fn say_unread(&mut self, said: Vec<Message>) -> Happened {
        self.selected = None;
        self.said = said;
        self.tone = Tone::Bad;
        Happened::default()
    }
}

/// Where the cursor stands at first: on a piece that can move, or in the middle.
fn first_cursor(step: &Step) -> Square {
    let position = step.diagram.game.position();
    let movable = Square::all().find(|square| position.targets(*square).any());
    let middle = match step.diagram.view {
        Color::White => (4, 3),
        Color::Black => (3, 4),
    };
    let middle = crate::rules::File::from_index(middle.0)
        .zip(Rank::from_index(middle.1))
        .map(|(file, rank)| Square::new(file, rank));
    let chosen = match &step.task {
        Task::Play(_) => movable,
        Task::Show(_) | Task::Mark(_) => None,
    };
    chosen.or(middle).unwrap_or_else(|| Square::new(crate::rules::File::A, Rank::First))
}
