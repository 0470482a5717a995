//! What throws away something that the student has done is asked about first: the next line says yes or no.

use std::io;

use crate::language::{Message, ids};
use crate::session::Request;
use crate::study::{Doing, Loss};

use super::commands::Command;
use super::{Flow, LineMode};

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
    /// Does what is asked about after a yes; anything else keeps everything as it is. Who wants to leave need not say so
    /// twice.
    pub(super) fn take_answer(&mut self, asked: &Asked, answer: Option<&Command>) -> io::Result<Flow> {
        match (asked, answer) {
            (Asked::Sure(Doing::Quit), Some(Command::Quit | Command::Yes)) => return Ok(Flow::Leave),
            (Asked::Forget(forget), Some(Command::Yes)) => self.forget(forget)?,
            (Asked::Sure(doing), Some(Command::Yes)) => self.do_surely(*doing)?,
            (Asked::Forget(_) | Asked::Sure(_), _) => self.say(&ids::LESSONS_RESET_KEPT.into())?,
        }
        Ok(if answer == Some(&Command::Quit) { Flow::Leave } else { Flow::GoOn })
    }

    // -- what costs moves or stars

    /// Does it, or asks first where it would cost what cannot be had back.
    pub(super) fn do_or_ask(&mut self, doing: Doing) -> io::Result<()> {
        match doing.loss(self.study) {
            None => self.do_surely(doing),
            Some(loss) => self.ask(doing, loss),
        }
    }

    /// Leaves, or asks first where something that was begun would be lost.
    pub(super) fn quit(&mut self) -> io::Result<Flow> {
        let Some(loss) = self.study.unsaved() else { return Ok(Flow::Leave) };
        self.ask(Doing::Quit, loss).map(|()| Flow::GoOn)
    }

    fn ask(&mut self, doing: Doing, loss: Loss) -> io::Result<()> {
        let id = match loss {
            Loss::Moves => ids::UI_SURE_MOVES,
            Loss::Work => ids::UI_SURE_WORK,
            Loss::Stars => ids::UI_SURE_STARS,
            Loss::Test => ids::UI_SURE_TEST,
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
            // Leaving ends the conversation, which the answer to the question does itself.
            Doing::Quit => Ok(()),
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
