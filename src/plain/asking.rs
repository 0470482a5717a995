//! What throws away something that the student has done is asked about first: the next line says yes or no.

use std::io;

use crate::language::{Message, ids};
use crate::session::Request;
use crate::study::{Doing, Loss, Price};

use super::commands::{Ask, Command};
use super::{Flow, LineMode, describe};

/// What the next line says yes or no to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// Whether to forget what was done.
    Forget(Forget),
    /// Whether to do this, though it costs something.
    Sure(Doing),
    /// Whether to answer this, though it is a hint.
    Answer(Ask),
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
    /// twice. `None` where the line is no answer and means what it always does: whoever hears that an answer is a hint may
    /// as well go on playing.
    pub(super) fn take_answer(&mut self, asked: &Asked, answer: Option<&Command>) -> io::Result<Option<Flow>> {
        match (asked, answer) {
            (Asked::Sure(Doing::Quit), Some(Command::Quit | Command::Yes)) => return Ok(Some(Flow::Leave)),
            (Asked::Forget(forget), Some(Command::Yes)) => self.forget(forget)?,
            (Asked::Sure(doing), Some(Command::Yes)) => self.do_surely(*doing)?,
            (Asked::Answer(ask), Some(Command::Yes)) => self.answer_as_hint(ask)?,
            (Asked::Answer(ask), Some(Command::Ask(again))) if ask == again => self.answer_as_hint(ask)?,
            (Asked::Answer(_), answer) if answer != Some(&Command::No) => return Ok(None),
            (Asked::Forget(_) | Asked::Sure(_) | Asked::Answer(_), _) => self.say(&ids::LESSONS_RESET_KEPT.into())?,
        }
        Ok(Some(if answer == Some(&Command::Quit) { Flow::Leave } else { Flow::GoOn }))
    }

    // -- answers about the board

    /// Answers a question about the board. What anybody at a board sees is always told; what is computed is a hint in an
    /// exercise that is not solved, and says so before it is given; in a test it is not.
    pub(super) fn inquire(&mut self, ask: Ask) -> io::Result<()> {
        match self.study.price_of_answer() {
            Price::Hint if ask.is_computed() => {
                self.asked = Some(Asked::Answer(ask));
                self.say(&ids::ASKED_AS_HINT.into())
            }
            Price::Refused if ask.is_computed() => self.say(&ids::ASKED_IN_TEST.into()),
            Price::Free | Price::Hint | Price::Refused => self.tell(&ask),
        }
    }

    fn answer_as_hint(&mut self, ask: &Ask) -> io::Result<()> {
        self.study.pay_for_answer();
        self.tell(ask)
    }

    fn tell(&mut self, ask: &Ask) -> io::Result<()> {
        let Some(place) = self.study.place() else { return Ok(()) };
        describe::answer(&place.session, ask).iter().try_for_each(|message| self.say(message))
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
        self.asked = Some(Asked::Sure(doing));
        let question = Message::new(ids::UI_SURE).word("loss", loss.name()).word("doing", doing.name());
        self.say(&Message::new(ids::PLAIN_SURE).with("question", question))
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
