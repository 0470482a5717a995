//! Keys that throw away what the student has done ask first.

use crate::lesson::Task;
use crate::session::{Phase, Request};
use crate::study::{self, Study};

use super::{Action, App, Behind, Effect, Overlay, Window};

/// Something that is asked about first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// To begin the step again.
    Retry,
    /// To see the answer.
    Answer,
    /// To take a hint.
    Hint,
    /// To go to the next step.
    Skip,
    /// To go to the step before.
    Previous,
    /// To end.
    Quit,
}

/// What it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// The moves made in the step.
    Moves,
    /// What was marked, put or picked in the step.
    Work,
    /// The stars that the step could still give.
    Stars,
    /// Stars of a test.
    Test,
}

impl Doing {
    /// Its word in a message.
    pub const fn name(self) -> &'static str {
        match self {
            Doing::Retry => "retry",
            Doing::Answer => "answer",
            Doing::Hint => "hint",
            Doing::Skip => "skip",
            Doing::Previous => "previous",
            Doing::Quit => "quit",
        }
    }

    /// The doing that an action is, if it may have to be asked about.
    pub(super) const fn of(action: &Action) -> Option<Doing> {
        match action {
            Action::Retry => Some(Doing::Retry),
            Action::ShowAnswer => Some(Doing::Answer),
            Action::Hint => Some(Doing::Hint),
            Action::NextStep => Some(Doing::Skip),
            Action::PreviousStep => Some(Doing::Previous),
            _ => None,
        }
    }

    /// What it costs here that cannot be had back; `None` where nothing of the kind is at stake.
    pub(super) fn loss(self, study: &Study, behind: Behind) -> Option<Loss> {
        let place = study.place()?;
        let session = &place.session;
        if matches!(session.phase(), Phase::Solved { .. }) || session.step().is_reading() {
            return None;
        }
        match self {
            Doing::Answer if study.test().is_some() => Some(Loss::Test),
            Doing::Hint => (behind != Behind::LessonsOfTest && study.test().is_some()).then_some(Loss::Test),
            // At the first step there is nowhere to go back to.
            Doing::Previous if place.index == 0 => None,
            // A lesson that is being written gives its author no stars.
            Doing::Answer => work(place).or_else(|| (behind != Behind::Report).then(|| stars(study, place))?),
            Doing::Retry | Doing::Skip | Doing::Previous | Doing::Quit => work(place),
        }
    }
}

/// What was done in a step, where it would be lost.
fn work(place: &study::Place) -> Option<Loss> {
    /// A single move is made again as quickly as a question is answered.
    const WORTH_ASKING: u32 = 2;
    let is_played = matches!(place.session.step().task, Task::Play(_));
    (place.session.done_here() >= WORTH_ASKING).then_some(if is_played { Loss::Moves } else { Loss::Work })
}

/// The stars that a step can still add to those it has given.
fn stars(study: &Study, place: &study::Place) -> Option<Loss> {
    let earned = study.progress().stars(&place.lesson, &place.session.step().id).unwrap_or_default();
    (place.session.stars_to_earn() > earned).then_some(Loss::Stars)
}

impl App {
    /// Answers the question: nothing happens on a no.
    pub(super) fn do_surely(&mut self, doing: Doing, yes: bool) -> Vec<Effect> {
        self.overlays.pop();
        if !yes {
            return Vec::new();
        }
        match doing {
            Doing::Retry => self.ask(Request::Retry),
            Doing::Answer => self.ask(Request::ShowAnswer),
            Doing::Hint => self.ask(Request::Hint),
            Doing::Skip => self.next_step(),
            Doing::Previous => self.previous_step(),
            Doing::Quit => vec![Effect::Quit],
        }
    }

    /// Ends. What was done in a step that is not solved is kept nowhere: whoever would lose it is asked, once. Where the
    /// question could not be seen it is not asked.
    pub(super) fn quit(&mut self) -> Vec<Effect> {
        let is_asked = matches!(self.overlay(), Some(Overlay::Sure { doing: Doing::Quit, .. }));
        let loss = self.study.unsolved().find_map(work);
        match loss {
            Some(loss) if !is_asked && self.window == Window::LargeEnough && self.preview.is_none() => {
                self.ask_whether(Doing::Quit, loss);
                Vec::new()
            }
            Some(_) | None => vec![Effect::Quit],
        }
    }

    /// Puts the question over the screen.
    pub(super) fn ask_whether(&mut self, doing: Doing, loss: Loss) {
        self.overlays.push(Overlay::Sure { doing, loss, yes: false });
    }
}
