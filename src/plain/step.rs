//! A step in words: its text, its board, what can be done in it, and what comes after it.

use std::io;

use crate::exercise::{Act, Attempt};
use crate::explain;
use crate::language::{Arg, Message, ids};
use crate::lesson::Task;
use crate::session::{Phase, Request, Session};
use crate::study::Onward;

use super::{Expected, LineMode, choose, describe};

/// What may be said here, where anything may.
pub(super) fn may_say(session: &Session) -> Option<Message> {
    let sayings = session.sayings();
    let offered = if sayings.contains(&Act::Accept) { "yes" } else { "no" };
    (!sayings.is_empty()).then(|| Message::new(ids::ENDS_YOU_MAY_SAY).word("offered", offered))
}

/// What lies beside the board, if anything does.
fn tray(session: &Session) -> Option<Message> {
    let sorts = explain::tray(session.tray());
    (!sorts.is_empty()).then(|| Message::new(ids::PLACE_PLAIN_TRAY).with("pieces", Arg::List(sorts)))
}

impl LineMode<'_> {
    pub(super) fn show_step(&mut self) -> io::Result<()> {
        self.expects = Expected::Step;
        let Some(place) = self.study.place() else { return self.show_lessons() };
        let title = Message::lesson(&place.lesson, "title");
        let heading = Message::new(ids::PLAIN_STEP)
            .with("title", title.clone())
            .with("number", place.index + 1)
            .with("steps", place.steps);
        writeln!(self.out)?;
        self.say(&heading)?;
        if let Some(other) = self.words.said_in_another(&title) {
            self.say(&Message::new(ids::PLAIN_FALLBACK).with("language", other))?;
        }
        self.say_that_it_is_a_test()?;
        // Only a step that was left open has something done in it when it is opened.
        if self.study.place().is_some_and(|place| place.session.has_begun()) {
            self.say(&ids::UI_RESUMED.into())?;
        }
        self.show_task()
    }

    /// Before a test begins one knows that it is one.
    pub(super) fn say_that_it_is_a_test(&mut self) -> io::Result<()> {
        let begins = self.study.place().is_some_and(|place| place.index == 0);
        let said = self.study.test().filter(|_| begins).and_then(|test| {
            let result = self.study.result(test)?;
            Some(explain::test_begins(test, result.needed, result.possible))
        });
        said.map_or(Ok(()), |said| self.say(&said))
    }

    /// The text of the step, what stands on the board, and what can be done.
    pub(super) fn show_task(&mut self) -> io::Result<()> {
        let Some(place) = self.study.place() else { return Ok(()) };
        let text = Message::lesson(&place.lesson, place.session.step().id.clone());
        // Of a lesson that is in the other language altogether this has been said with its title.
        let has = |message: &Message| self.words.has_in(self.words.language(), message);
        let elsewhere = has(&Message::lesson(&place.lesson, "title")) && self.words.said_in_another(&text).is_some();
        let text = self.words.text(&text);
        let mut said = describe::diagram(&place.session);
        said.extend(explain::offer_stands(place.session.game()));
        said.extend(choose::task(&place.lesson, &place.session));
        said.extend(tray(&place.session));
        said.push(self.invitation());
        said.extend(may_say(&place.session));
        // The line breaks of a catalogue are none of the reader's: a paragraph is one line.
        for paragraph in text.split("\n\n").map(|lines| lines.split_whitespace().collect::<Vec<_>>().join(" ")) {
            writeln!(self.out, "{paragraph}")?;
        }
        if elsewhere {
            self.say(&ids::UI_FALLBACK.into())?;
        }
        for message in said {
            self.say(&message)?;
        }
        Ok(())
    }

    /// What the student can do now.
    pub(super) fn invitation(&self) -> Message {
        let Some(place) = self.study.place() else { return ids::PLAIN_CHOOSE_LESSON.into() };
        match (&place.session.step().task, place.session.phase()) {
            (_, Phase::Solved { stars }) if !place.session.step().is_reading() => {
                Message::new(ids::PLAIN_SOLVED).with("stars", i64::from(stars))
            }
            (Task::Show(_), _) if place.session.has_more_to_show() => ids::PLAIN_SHOW_MORE.into(),
            (Task::Show(_), _) => ids::PLAIN_READ_ON.into(),
            (Task::Play(play), _) => {
                // Where something is to be said, how a move is written would lead astray.
                if self.has_moved || play.goal.asks_for_act() {
                    Message::new(ids::PLAIN_YOUR_TURN).with("side", play.student)
                } else {
                    Message::new(ids::PLAIN_HOW_TO_MOVE).with("side", play.student)
                }
            }
            (Task::Mark(_), _) => ids::PLAIN_MARK_NOW.into(),
            (Task::Place(_), _) if !place.session.tray().is_empty() => ids::PLACE_PLAIN_NOW.into(),
            (Task::Place(_), _) if place.session.has_begun() => ids::PLACE_PLAIN_ALL.into(),
            // Everything is on the board from the beginning: something of it stands wrong.
            (Task::Place(_), _) => ids::PLACE_PLAIN_NONE.into(),
            (Task::Write(write), _) => {
                explain::write_told(write, place.session.position(), place.session.step().diagram.view)
            }
            (Task::Choose(choose), _) if choose.takes_several() => ids::PLAIN_CHOOSE_SEVERAL.into(),
            (Task::Choose(_), _) => ids::PLAIN_CHOOSE_ONE.into(),
        }
    }

    /// An empty line: read on, hand in the marks, go to the next step.
    pub(super) fn go_on(&mut self) -> io::Result<()> {
        let Some(place) = self.study.place() else { return self.show_lessons() };
        match (&place.session.step().task, place.session.phase()) {
            (_, Phase::Solved { .. }) => self.next_step(),
            (Task::Show(_), _) => self.apply(Request::Try(Attempt::Next)),
            (Task::Mark(_), _) if place.session.marked().any() => self.apply(Request::Try(Attempt::Submit)),
            (Task::Choose(_), _) if choose::any_picked(&place.session) => self.apply(Request::Try(Attempt::Submit)),
            (Task::Place(_), _) if place.session.tray().is_empty() => self.apply(Request::Try(Attempt::Submit)),
            (Task::Mark(_) | Task::Play(_) | Task::Choose(_) | Task::Place(_) | Task::Write(_), _) => {
                let invitation = self.invitation();
                self.say(&invitation)
            }
        }
    }

    pub(super) fn next_step(&mut self) -> io::Result<()> {
        let ended = self.study.lesson().map(|lesson| (lesson.id.clone(), self.study.done(lesson)));
        let (onward, entry) = self.study.go_on();
        self.record(entry)?;
        match (onward, ended) {
            (Onward::Step, _) => self.show_step(),
            (Onward::LessonEnd, Some((lesson, done))) => {
                let title = Message::lesson(lesson, "title");
                let end = if done.done == done.steps {
                    let end = Message::new(ids::UI_LESSON_DONE).with("title", title);
                    end.with("stars", done.stars).with("possible", done.stars_possible)
                } else {
                    let end = Message::new(ids::PLAIN_LESSON_END).with("title", title);
                    end.with("done", done.done).with("steps", done.steps)
                };
                self.end_lesson(Some(end))
            }
            (Onward::LessonEnd, None) => self.show_lessons(),
            (Onward::TestEnd(result), _) => {
                let said = self.study.test().map(|test| explain::test_ended(test, result.stars, result.possible));
                self.end_lesson(said)
            }
            (Onward::TestOpen { left }, _) => {
                let said = self.study.test().map(|test| explain::test_open(test, left));
                self.end_lesson(said)
            }
        }
    }

    /// How a lesson went, and what Enter goes on with. The list is as long as the course: it is read to whoever asks for it.
    pub(super) fn end_lesson(&mut self, said: Option<Message>) -> io::Result<()> {
        if let Some(said) = said {
            self.say(&said)?;
        }
        let Some((lesson, step)) = self.study.next_undone() else { return self.show_lessons() };
        let on = Message::new(ids::PLAIN_GO_ON_WITH)
            .with("title", Message::lesson(&lesson.id, "title"))
            .with("number", step + 1)
            .with("steps", lesson.steps.outline().len());
        self.expects = Expected::Lessons;
        self.say(&on)
    }
}
