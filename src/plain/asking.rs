//! What throws away something that the student has done is asked about first: the next line says yes or no.

use std::io;

use crate::explain::{Message, ids};
use crate::lesson::Hints;
use crate::session::Request;
use crate::study::{Doing, Loss};

use super::LineMode;
use super::commands::Command;

/// What the next line says yes or no to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// Whether to forget what was done.
    Forget(Forget),
    /// Whether to do this, though it costs something.
    Sure(Doing),
}

/// What is to be forgotten, if the answer is yes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Forget {
    /// What was done in this lesson.
    Lesson(String),
    /// Everything.
    All,
}

impl Forget {
    fn lesson(&self) -> Option<&str> {
        match self {
            Forget::Lesson(lesson) => Some(lesson),
            Forget::All => None,
        }
    }
}

impl LineMode<'_> {
    /// Does what is asked about after a yes; anything else keeps everything as it is.
    pub(super) fn take_answer(&mut self, asked: &Asked, answer: Option<&Command>) -> io::Result<()> {
        match asked {
            _ if answer != Some(&Command::Yes) => self.say(&ids::LESSONS_RESET_KEPT.into()),
            Asked::Forget(forget) => self.forget(forget),
            Asked::Sure(doing) => self.do_surely(*doing),
        }
    }

    // -- what costs moves or stars

    /// Does it, or asks first where it would cost what cannot be had back.
    pub(super) fn do_or_ask(&mut self, doing: Doing) -> io::Result<()> {
        let hints = self.study.test().is_none_or(|test| test.hints == Hints::On);
        let id = match doing.loss(self.study, hints) {
            None => return self.do_surely(doing),
            Some(Loss::Moves) => ids::UI_SURE_MOVES,
            Some(Loss::Test) => ids::UI_SURE_TEST,
        };
        self.asked = Some(Asked::Sure(doing));
        self.say(&Message::new(ids::PLAIN_SURE).with("question", Message::new(id).word("doing", doing.name())))
    }

    fn do_surely(&mut self, doing: Doing) -> io::Result<()> {
        match doing {
            Doing::Retry => self.apply(Request::Retry),
            Doing::Answer => self.apply(Request::ShowAnswer),
            Doing::Hint => self.apply(Request::Hint),
            Doing::Skip => self.next_step(),
            Doing::Previous => match self.study.go_back() {
                Some(entry) => {
                    self.record(Some(entry))?;
                    self.show_step()
                }
                None => self.show_lessons(),
            },
        }
    }

    // -- starting over

    /// Asks whether to forget what was done in a lesson – the one that is open, where none is named – or in all.
    pub(super) fn ask_to_forget(&mut self, named: Option<&str>) -> io::Result<()> {
        let open = || self.study.place().map(|place| place.lesson.clone());
        let forget = match named {
            None => open().map(Forget::Lesson),
            Some(named) if self.vocabulary.is_all(named) => Some(Forget::All),
            Some(named) => match self.lesson_called(named) {
                Some(lesson) => Some(Forget::Lesson(lesson)),
                None => return self.say(&Message::new(ids::PLAIN_NO_SUCH_LESSON).with("name", named.to_owned())),
            },
        };
        let Some(forget) = forget else { return self.say(&ids::PLAIN_FORGET_WHAT.into()) };
        let question = match &forget {
            Forget::Lesson(lesson) => {
                Message::new(ids::LESSONS_RESET_ONE).with("title", Message::lesson(lesson, crate::lesson::TITLE))
            }
            Forget::All => ids::LESSONS_RESET_ALL.into(),
        };
        self.asked = Some(Asked::Forget(forget));
        self.say(&question)
    }

    fn forget(&mut self, forget: &Forget) -> io::Result<()> {
        let entry = self.study.reset(forget.lesson());
        self.study.leave();
        self.record(Some(entry))?;
        self.say(&ids::LESSONS_RESET_DONE.into())?;
        self.show_lessons()
    }
}
