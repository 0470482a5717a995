//! A line that is no command: a move, squares, a piece and its square, an answer.

use std::io;

use crate::exercise::Attempt;
use crate::explain;
use crate::language::{Message, fold, ids};
use crate::lesson::Task;
use crate::rules::notation::ReadError;
use crate::rules::notation::typed::{NoSquare, Unreadable, UnreadableCause};
use crate::rules::{Move, Placed, Square};
use crate::session::{Event, Phase, Promotion, Request, Typed};

use super::{LineMode, choose, step};

/// Whether the student's move has been told already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Echo {
    None,
    Told,
}

/// Whether what a line names was understood and done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    All,
    Nothing,
}

impl LineMode<'_> {
    /// A line that is no command.
    pub(super) fn attempt(&mut self, line: &str) -> io::Result<()> {
        let Some(place) = self.study.place() else { return Ok(()) };
        let session = &place.session;
        if matches!(session.phase(), Phase::Solved { .. }) {
            return self.say(&ids::FEEDBACK_ALREADY_SOLVED.into());
        }
        let line = &*self.words.in_latin(line, session.game()).into_owned();
        let whole = match &session.step().task {
            Task::Show(_) => return self.say(&ids::PLAIN_NOT_UNDERSTOOD.into()),
            // The sign of an offer on a score sheet (FIDE Laws C.12) asks for the list here, as it does on the screen.
            Task::Play(play) if play.takes_acts() && line == "=" => {
                return step::may_say(session).map_or(Ok(()), |said| self.say(&said));
            }
            Task::Mark(_) => true,
            Task::Choose(choose) => choose.takes_several(),
            Task::Play(_) | Task::Place(_) | Task::Write(_) => false,
        };
        let is_choice = matches!(session.step().task, Task::Choose(_));
        let before_done = self.vocabulary.before_done(line).filter(|_| whole);
        let part = before_done.unwrap_or(line);
        let taken = if is_choice { self.pick_all(part)? } else { self.take(part)? };
        match (taken, before_done) {
            (Taken::All, Some(_)) => self.apply(Request::Try(Attempt::Submit)),
            // What was not understood is no part of an answer.
            _ => Ok(()),
        }
    }

    /// Takes a move, squares, a piece and its square, or what is to be written.
    fn take(&mut self, line: &str) -> io::Result<Taken> {
        let promoting = self.promoting.take();
        let Some(session) = self.study.place().map(|place| &place.session) else { return Ok(Taken::Nothing) };
        match (&session.step().task, self.vocabulary.lift(line)) {
            // What is lifted is unmarked; where nothing is marked there is nothing to lift.
            (Task::Mark(_), Some(Ok(square))) => {
                let marked = session.marked().contains(square).then_some(Attempt::Toggle(square));
                return self.try_all(marked.into_iter().collect());
            }
            (Task::Place(_), Some(Ok(square))) => return self.try_all(vec![Attempt::Lift(square)]),
            (Task::Mark(_) | Task::Place(_), Some(Err(error))) => return self.say_no_square(&error),
            _ => {}
        }
        // What a pawn becomes may be said alone, once it has been asked.
        if let Some((pawn, becomes)) = promoting.zip(Promotion::named(line))
            && let Ok(mv) = session.game().judge(pawn.from, pawn.to, Some(becomes))
        {
            return self.play(mv, line);
        }
        let position = *session.position();
        let said = self.acts.read(line, session.game());
        let words: Vec<&str> = line.split(' ').filter(|word| !self.vocabulary.and().contains(&fold(word))).collect();
        let without_and = words.join(" ");
        let text = if matches!(session.step().task, Task::Mark(_)) { &without_and } else { line };
        match session.read(text, said, self.side, session.tray().first().copied()) {
            Typed::Try(attempts) => self.try_all(attempts),
            Typed::Move(mv) => self.play(mv, line),
            // A move against the rules is an attempt like any other: the session keeps its squares. What lies in the
            // writing is said besides.
            Typed::Refused(uci, error) => {
                let refused = Attempt::Move { from: uci.from, to: uci.to, promotion: uci.promotion };
                self.apply(Request::Try(refused))?;
                explain::explain_writing(&error).iter().try_for_each(|message| self.say(message))?;
                Ok(Taken::Nothing)
            }
            Typed::Promotion(pawn) => {
                self.promoting = Some(pawn);
                self.try_all(vec![Attempt::Move { from: pawn.from, to: pawn.to, promotion: None }])
            }
            Typed::Put(placed) => self.put(placed, line),
            Typed::Piece(named, _) => match (named.color, named.kind) {
                (Some(color), None) => {
                    self.side = color;
                    self.say(&Message::new(ids::PLACE_PLAIN_SIDE).with("color", color)).map(|()| Taken::All)
                }
                _ => {
                    let invitation = self.invitation();
                    self.say(&invitation).map(|()| Taken::Nothing)
                }
            },
            Typed::NoSquare(error) => self.say_no_square(&error),
            Typed::NoMove(error) => {
                explain::explain_read_error(&position, &error).iter().try_for_each(|message| self.say(message))?;
                // Whoever asks in words that are not known learns where the known ones are told.
                if matches!(error, ReadError::Unreadable(Unreadable { cause: UnreadableCause::NoMove, .. })) {
                    self.say(&ids::PLAIN_SEE_HELP.into())?;
                }
                Ok(Taken::Nothing)
            }
        }
    }

    /// Tries one thing after the other; all marks together are told at the end.
    fn try_all(&mut self, attempts: Vec<Attempt>) -> io::Result<Taken> {
        let marks = self.study.place().is_some_and(|place| matches!(place.session.step().task, Task::Mark(_)));
        for attempt in attempts {
            if marks {
                let _ = self.study.apply(Request::Try(attempt));
            } else {
                self.apply(Request::Try(attempt))?;
            }
        }
        if marks {
            self.tell_marks()?;
        }
        Ok(Taken::All)
    }

    /// Which squares are marked now.
    pub(super) fn tell_marks(&mut self) -> io::Result<()> {
        let Some(place) = self.study.place() else { return Ok(()) };
        let marked: Vec<Square> = place.session.marked().iter().collect();
        self.say(&Message::new(ids::PLAIN_MARKED_NOW).with("squares", marked))
    }

    /// Why what was written is no square; of what is nothing like one also where the words are told.
    fn say_no_square(&mut self, error: &NoSquare) -> io::Result<Taken> {
        self.say(&explain::explain_no_square(error))?;
        if error.cause == UnreadableCause::NoMove {
            self.say(&ids::PLAIN_SEE_HELP.into())?;
        }
        Ok(Taken::Nothing)
    }

    /// Plays a legal move; what was typed is told as it was understood.
    fn play(&mut self, mv: Move, line: &str) -> io::Result<Taken> {
        let Some(place) = self.study.place() else { return Ok(Taken::Nothing) };
        let told = explain::read_as(ids::PLAIN_PLAYED, place.session.position(), mv, line);
        self.say(&told)?;
        self.has_moved = true;
        let attempt = Attempt::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
        self.request(Request::Try(attempt), Echo::Told).map(|()| Taken::All)
    }

    /// Puts a piece on its square.
    fn put(&mut self, placed: Placed, line: &str) -> io::Result<Taken> {
        self.side = placed.piece.color;
        if let Some(read) = explain::placed_as(placed, line, self.words.spelling()) {
            self.say(&read)?;
        }
        self.apply(Request::Try(Attempt::Put { piece: placed.piece, square: placed.square }))?;
        let Some(session) = self.study.place().map(|place| &place.session) else { return Ok(Taken::All) };
        if session.phase() == Phase::Solving && session.tray().is_empty() {
            self.say(&ids::PLACE_PLAIN_ALL.into())?;
        }
        Ok(Taken::All)
    }

    /// Hands a request to the session and tells what happened.
    pub(super) fn apply(&mut self, request: Request) -> io::Result<()> {
        self.request(request, Echo::None)
    }

    fn request(&mut self, request: Request, echo: Echo) -> io::Result<()> {
        let (events, entry) = self.study.apply(request);
        let lesson = self.study.place().map(|place| place.lesson.clone()).unwrap_or_default();
        let mut told: Vec<Message> = Vec::new();
        for event in &events {
            if echo == Echo::Told && matches!(event, Event::Moved { .. }) {
                continue;
            }
            for message in explain::event(&lesson, event) {
                // What two events have to say alike is said once.
                if !told.contains(&message) {
                    self.say(&message)?;
                    told.push(message);
                }
            }
        }
        self.record(entry)?;
        let Some(place) = self.study.place() else { return Ok(()) };
        let reading = place.session.step().is_reading();
        match place.session.phase() {
            Phase::Missed => {
                // The next line starts from the position before: in words there is nothing left to look at.
                let _ = self.study.apply(Request::Undo);
                self.say(&ids::PLAIN_MISSED.into())
            }
            Phase::Solved { .. } if reading => {
                if let Some(success) = explain::success(&lesson, place.session.step(), &events) {
                    self.say(&success)?;
                }
                self.next_step()
            }
            Phase::Solved { .. } => {
                let success = explain::success(&lesson, place.session.step(), &events);
                let earned = place.session.earned();
                if let Some(success) = success {
                    self.say(&success)?;
                }
                let told = |earned| [explain::lost(earned), explain::no_shorter_way(earned)].into_iter().flatten();
                for message in earned.iter().flat_map(told) {
                    self.say(&message)?;
                }
                let invitation = self.invitation();
                self.say(&invitation)
            }
            Phase::Solving if reading => {
                let invitation = self.invitation();
                self.say(&invitation)
            }
            Phase::Solving if events.iter().any(choose::rules_out) => self.tell_options(),
            Phase::Solving => Ok(()),
        }
    }
}
