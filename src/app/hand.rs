//! What a hand does at the board of a step: the cursor, the piece in hand, the typed line – and what is said of it.

use tui_input::Input;

use crate::exercise::{Attempt, Chosen, Said};
use crate::explain::{self, ActWords};
use crate::language::{Message, Words, ids, sanitise};
use crate::lesson::{Step, Task};
use crate::progress::Entry;
use crate::rules::notation::{self, Completion};
use crate::rules::{Color, File, Piece, PieceKind, Rank, Square};
use crate::session::{Event, OptionLook, Phase, Promotion, Request, Session, Typed};
use crate::study::Study;

use super::hand_placing;
use super::place::Place;

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

/// Lines that are above a window, or below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scroll {
    /// Of the text.
    pub text: usize,
    /// Of what is said, where it has too little room of its own: then it stands before the text, in the room of both,
    /// and they go by together.
    pub said: usize,
}

/// What a hand at the board has led to.
#[derive(Clone, Debug, Default)]
#[must_use]
pub(super) struct Happened {
    /// What is to be recorded: the step is solved now.
    pub(super) entry: Option<Entry>,
    /// A question that must be answered first.
    pub(super) promoting: Option<Promotion>,
}

/// A typed text is no longer than the longest move in words needs.
const LONGEST_LINE: usize = 60;

/// The hand at the board of the open step.
#[derive(Clone, Debug)]
pub struct Hand {
    view: Color,
    cursor: Square,
    selected: Option<Square>,
    /// The piece beside the board that was chosen last.
    picked: Option<Piece>,
    /// The option that Enter picks.
    option: usize,
    said: Vec<Message>,
    tone: Tone,
    /// Whether what is said is said before anything was done.
    greeting: bool,
    /// A piece that was lifted off the board last, to be put down elsewhere by the same movement of the mouse.
    carried: Option<Piece>,
    line: Option<Input>,
    /// Lines above the window.
    scroll: Scroll,
    /// How many there can be, as the last frame had it.
    most: Scroll,
}

impl Hand {
    /// A hand over the board of a step that has just been opened.
    pub fn over(step: &Step) -> Hand {
        Hand {
            view: step.diagram.view,
            cursor: first_cursor(step),
            selected: None,
            picked: None,
            option: 0,
            said: Vec::new(),
            tone: Tone::Plain,
            greeting: false,
            carried: None,
            line: None,
            scroll: Scroll::default(),
            most: Scroll::default(),
        }
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

    /// The option that Enter picks, by its number from 0.
    pub const fn option(&self) -> usize {
        self.option
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

    /// Lines that are above the window.
    pub const fn scroll(&self) -> Scroll {
        self.scroll
    }

    /// Shows the text from this line on, as far as it goes.
    pub(super) fn show_text_from(&mut self, line: usize) {
        self.scroll.text = line;
    }

    /// Goes so many lines down, or up where they are negative.
    pub(super) fn page(&mut self, lines: isize) {
        let scroll = if self.most.said > 0 { &mut self.scroll.said } else { &mut self.scroll.text };
        *scroll = scroll.saturating_add_signed(lines);
    }

    /// Takes back a scroll beyond the end.
    pub(super) fn limit_scroll(&mut self, most: Scroll) {
        self.most = most;
        self.scroll.said = self.scroll.said.min(most.said);
        // While both go by together nobody knows how far the text alone could.
        if most.said == 0 {
            self.scroll.text = self.scroll.text.min(most.text);
        }
    }

    /// Which keys hold here.
    pub fn place(&self, session: &Session) -> Place {
        if self.line.is_some() {
            return Place::Typing;
        }
        match (session.phase(), &session.step().task) {
            (Phase::Solved { .. }, _) => Place::Done,
            (_, Task::Show(_)) => Place::Show,
            (_, Task::Play(play)) if play.takes_acts() => Place::Talk,
            (_, Task::Play(_)) => Place::Play,
            (_, Task::Mark(_)) => Place::Mark,
            (_, Task::Place(_)) => Place::Placing,
            (_, Task::Write(_)) => Place::Writing,
            (_, Task::Choose(choose)) if choose.takes_several() => Place::ChooseSeveral,
            (_, Task::Choose(_)) => Place::ChooseOne,
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

    /// Says something before anything has been tried.
    pub(super) fn greet(&mut self, message: Message) {
        self.said.push(message);
        self.greeting = true;
    }

    /// Whether what is said is said before anything was done.
    pub const fn is_greeting(&self) -> bool {
        self.greeting
    }

    /// Goes to the next option, or the one before, past those that are ruled out.
    pub(super) fn step_option(&mut self, session: &Session, forward: bool) {
        let looks = session.options();
        let is_open = |option: &usize| matches!(looks.get(*option), Some(OptionLook::Open | OptionLook::Picked));
        let next =
            if forward { (self.option + 1..looks.len()).find(is_open) } else { (0..self.option).rev().find(is_open) };
        self.option = next.unwrap_or(self.option);
    }

    /// Picks an option, or lets it go.
    pub(super) fn pick(&mut self, study: &mut Study, option: usize) -> Happened {
        let known = study.place().is_some_and(|place| option < place.session.options().len());
        if !known {
            return Happened::default();
        }
        self.option = option;
        self.ask(study, Request::Try(Attempt::Pick(option)))
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
    pub(super) fn ask(&mut self, study: &mut Study, request: Request) -> Happened {
        self.selected = None;
        self.tone = Tone::Plain;
        self.greeting = false;
        self.carried = None;
        self.said.clear();
        self.scroll.said = 0;
        let (events, entry) = study.apply(request);
        let lesson = study.place().map_or("", |place| place.lesson.as_str());
        for event in &events {
            for said in explain::event(lesson, event) {
                // What two events have to say alike is said once.
                if !self.said.contains(&said) {
                    self.said.push(said);
                }
            }
            self.tone = match event {
                Event::Refused { .. }
                | Event::Missed { .. }
                | Event::WrongMarks { .. }
                | Event::NotWritten(_)
                | Event::Chosen { chosen: Chosen::Wrong { .. } | Chosen::Again { .. }, .. } => Tone::Bad,
                Event::Placing(placement) => hand_placing::tone(placement),
                Event::Solved { .. } => Tone::Good,
                Event::Said { said: Said::Refused(_) | Said::Missed(_), .. } => Tone::Bad,
                Event::Said { said: Said::Going(_) | Said::Solved(_), .. } => Tone::Plain,
                Event::AnswerSaid { .. } => Tone::Help,
                Event::Hint(_)
                | Event::NoMoreHints
                | Event::NothingToHelpWith
                | Event::NoHintsInTest
                | Event::Answer { .. }
                | Event::AnswerWays { .. }
                | Event::AnswerOptions { .. }
                | Event::AnswerPlaced(_)
                | Event::AnswerStands => Tone::Help,
                Event::Moved { .. }
                | Event::Replied { .. }
                | Event::Shortest { .. }
                | Event::Going(_)
                | Event::Toggled { .. }
                | Event::Chosen { .. }
                | Event::Shown { .. }
                | Event::TakenBack
                | Event::NothingToTakeBack
                | Event::NothingMarked
                | Event::Restarted
                | Event::AlreadySolved
                | Event::OutOfPlace
                | Event::Remark(_) => self.tone,
            };
        }
        // The teacher has the last word.
        let step = study.place().map(|place| place.session.step());
        self.said.extend(step.and_then(|step| explain::success(lesson, step, &events)));
        Happened { entry, promoting: None }
    }

    /// Puts down on this square what a hand has carried there.
    pub(super) fn drop_on(&mut self, study: &mut Study, square: Square) -> Happened {
        match (self.carried, study.place().map(|place| self.place(&place.session))) {
            (Some(piece), Some(Place::Placing)) => {
                self.cursor = square;
                self.put_carried(study, piece, square)
            }
            _ => self.act(study, square),
        }
    }

    /// Keeps in mind what was lifted.
    pub(super) const fn carry(&mut self, piece: Piece) {
        self.carried = Some(piece);
    }

    /// Does what a hand on this square does: picks a piece up, puts it down, marks.
    pub(super) fn act(&mut self, study: &mut Study, square: Square) -> Happened {
        self.cursor = square;
        match study.place().map(|place| self.place(&place.session)) {
            Some(Place::Play | Place::Talk) => self.take_or_put(study, square),
            Some(Place::Mark) => self.ask(study, Request::Try(Attempt::Toggle(square))),
            Some(Place::Placing) => self.put_or_lift(study, square),
            _ => Happened::default(),
        }
    }

    fn take_or_put(&mut self, study: &mut Study, square: Square) -> Happened {
        take_back_a_miss(study);
        let Some(before) = study.place().map(|place| *place.session.position()) else { return Happened::default() };
        let Some(from) = self.selected else {
            let Some(piece) = before.piece_at(square) else { return Happened::default() };
            if piece.color != before.turn() {
                // Wherever it were to go, the reason is the same: it is told before anybody carries it about.
                return self.ask(study, Request::Try(Attempt::Move { from: square, to: square, promotion: None }));
            }
            self.selected = Some(square);
            return Happened::default();
        };
        if from == square {
            self.selected = None;
            return Happened::default();
        }
        let happened = self.try_move(study, from, square);
        // Whoever meant to pick up another of their pieces has it in hand now, and has read why the first cannot go there.
        let color = |square| before.piece_at(square).map(|piece| piece.color);
        if color(square) == color(from) && study.place().is_some_and(|place| *place.session.position() == before) {
            self.selected = Some(square);
        }
        happened
    }

    /// Tries a move; a pawn on its last rank is asked first.
    fn try_move(&mut self, study: &mut Study, from: Square, to: Square) -> Happened {
        let game = study.place().map(|place| place.session.game());
        match game.and_then(|game| Promotion::missing_in(game, from, to)) {
            Some(pawn) => {
                self.selected = None;
                Happened { promoting: Some(pawn), entry: None }
            }
            None => self.ask(study, Request::Try(Attempt::Move { from, to, promotion: None })),
        }
    }

    /// The piece beside the board that was chosen last.
    pub(super) const fn picked(&self) -> Option<Piece> {
        self.picked
    }

    /// Chooses a piece beside the board; what was lifted before is not carried any more.
    pub(super) const fn set_picked(&mut self, piece: Option<Piece>) {
        self.carried = None;
        self.picked = piece;
    }

    // The typed line.

    /// Opens the line.
    pub(super) fn open_line(&mut self) {
        self.line.get_or_insert_default();
    }

    /// Opens the line with its beginning written.
    pub(super) fn begin_line(&mut self, beginning: String) {
        self.line = Some(Input::new(beginning));
    }

    /// Closes the line and forgets what is in it.
    pub(super) fn close_line(&mut self) {
        self.line = None;
    }

    /// Types a text that was pasted into the line, its lines one behind the other.
    pub(super) fn paste(&mut self, text: &str) {
        let text = sanitise(text).split_whitespace().collect::<Vec<_>>().join(" ");
        self.type_in(text.chars());
    }

    /// Types letters into the line, which opens.
    pub(super) fn type_in(&mut self, letters: impl Iterator<Item = char>) {
        let line = self.line.get_or_insert_default();
        for letter in letters.filter(|letter| !letter.is_control()) {
            if line.value().chars().count() < LONGEST_LINE {
                line.handle(tui_input::InputRequest::InsertChar(letter));
            }
        }
    }

    /// The moves that the typed line may become, in a step that is played.
    pub fn completions(&self, session: &Session) -> Vec<Completion> {
        match (&self.line, &session.step().task) {
            // A move that missed is taken back before another is played.
            (Some(line), Task::Play(_)) => notation::completions(line.value(), session.position_to_play()),
            _ => Vec::new(),
        }
    }

    /// Writes the line on as far as all moves that begin so have in common: to the end, where there is only one.
    pub(super) fn complete(&mut self, study: &Study) {
        let Some(place) = study.place() else { return };
        let mut texts = self.completions(&place.session).into_iter().map(|found| found.text);
        let Some(first) = texts.next() else { return };
        let common = texts.fold(first, |common, text| {
            common.chars().zip(text.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a).collect()
        });
        let typed = self.line.as_ref().map_or(0, |line| line.value().chars().count());
        if common.chars().count() > typed {
            self.line = Some(Input::new(common));
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

    /// Takes what was typed: a move, squares, a piece and its square, or words of an offer, a claim and the like.
    pub(super) fn submit_line(&mut self, study: &mut Study, words: &Words) -> Happened {
        let Some(line) = self.line.take() else { return Happened::default() };
        let text = line.value().trim();
        let Some(session) = study.place().map(|place| &place.session).filter(|_| !text.is_empty()) else {
            return Happened::default();
        };
        let position = *session.position_to_play();
        let said = ActWords::of(words).read(text, session.game_to_play());
        let text = &*words.in_latin(text, session.game_to_play());
        match session.read(text, said, self.side(session), self.piece(session)) {
            Typed::Try(attempts) => self.try_all(study, attempts, text),
            Typed::Move(mv) => {
                let happened = self.attempt(study, mv.from(), mv.to(), mv.promotion());
                // γ4 and g4 are easily taken for each other: the move is told as it was typed too, where that is not how it is shown.
                let moved = explain::moved(&position, mv);
                if let Some(told) = self.said.iter_mut().find(|said| **said == moved) {
                    *told = explain::read_as(ids::UI_TYPED, &position, mv, text);
                }
                happened
            }
            Typed::Refused(uci, error) => {
                let happened = self.attempt(study, uci.from, uci.to, uci.promotion);
                // What lies in the writing is said too.
                self.said.extend(explain::explain_writing(&error));
                happened
            }
            Typed::Promotion(pawn) => {
                self.cursor = pawn.to;
                Happened { promoting: Some(pawn), entry: None }
            }
            Typed::Put(placed) => {
                self.cursor = placed.square;
                let happened = self.put(study, placed.piece, placed.square);
                self.said.splice(..0, explain::placed_as(placed, text, words.spelling()));
                happened
            }
            Typed::Piece(named, piece) => {
                // Of a colour alone the first piece is chosen.
                let of_color = |color: Color| session.tray().iter().find(|piece| piece.color == color).copied();
                let first = named.color.filter(|_| named.kind.is_none()).and_then(of_color);
                self.set_picked(first.or(Some(piece)));
                Happened::default()
            }
            Typed::NoSquare(no_square) => self.say_unread(text, vec![explain::explain_no_square(&no_square)]),
            Typed::NoMove(error) => self.say_unread(text, explain::explain_read_error(&position, &error)),
        }
    }

    /// Tries one thing after the other, and says what came of all of them. What was written and is not right is shown again:
    /// the line is closed.
    fn try_all(&mut self, study: &mut Study, attempts: Vec<Attempt>, text: &str) -> Happened {
        let (mut said, mut happened) = (Vec::new(), Happened::default());
        for attempt in attempts {
            if let Attempt::Toggle(square) = attempt {
                self.cursor = square;
            }
            happened = self.ask(study, Request::Try(attempt));
            said.append(&mut self.said);
        }
        if study.place().is_some_and(|place| self.place(&place.session) == Place::Writing) {
            said.insert(0, Message::new(ids::UI_WRITTEN).with("text", text.to_owned()));
        }
        self.said = said;
        happened
    }

    fn attempt(&mut self, study: &mut Study, from: Square, to: Square, promotion: Option<PieceKind>) -> Happened {
        self.cursor = to;
        self.ask(study, Request::Try(Attempt::Move { from, to, promotion }))
    }

    /// Says why a text was not taken, and first what it was: the line is closed, and what is wrong may be a slip.
    fn say_unread(&mut self, text: &str, said: Vec<Message>) -> Happened {
        self.selected = None;
        self.greeting = false;
        self.said = vec![Message::new(ids::UI_WRITTEN).with("text", text.to_owned())];
        self.said.extend(said);
        self.scroll.said = 0;
        self.tone = Tone::Bad;
        Happened::default()
    }
}

/// A move that missed stands on the board only to be looked at: before anything new it is taken back.
fn take_back_a_miss(study: &mut Study) {
    if study.place().is_some_and(|place| place.session.phase() == Phase::Missed) {
        study.apply(Request::Undo);
    }
}

/// Where the cursor stands at first: on a piece that can move, or in the middle.
fn first_cursor(step: &Step) -> Square {
    let position = step.diagram.game.position();
    let movable = Square::all().find(|square| position.targets(*square).any());
    let middle = match step.diagram.view {
        Color::White => Square::new(File::E, Rank::Fourth),
        Color::Black => Square::new(File::D, Rank::Fifth),
    };
    match &step.task {
        Task::Play(_) => movable.unwrap_or(middle),
        Task::Show(_) | Task::Mark(_) | Task::Choose(_) | Task::Place(_) | Task::Write(_) => middle,
    }
}
