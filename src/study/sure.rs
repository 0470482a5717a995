//! What throws away something that the student has done, and what that is: it is asked about first.

use crate::lesson::{Hints, Task};
use crate::session::Phase;

use super::{Place, Study};

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

impl Loss {
    /// Its word in a message.
    pub const fn name(self) -> &'static str {
        match self {
            Loss::Moves => "moves",
            Loss::Work => "work",
            Loss::Stars => "stars",
            Loss::Test => "test",
        }
    }
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

    /// What it costs here that cannot be had back; `None` where nothing of the kind is at stake.
    pub fn loss(self, study: &Study) -> Option<Loss> {
        let place = study.place()?;
        let session = &place.session;
        if matches!(session.phase(), Phase::Solved { .. }) || session.step().is_reading() {
            return None;
        }
        match self {
            Doing::Answer if study.test().is_some() => Some(Loss::Test),
            Doing::Hint => study.test().filter(|test| test.hints == Hints::On).map(|_| Loss::Test),
            // At the first step there is nowhere to go back to.
            Doing::Previous if place.index == 0 => None,
            Doing::Answer => work(place).or_else(|| stars(study, place)),
            Doing::Retry | Doing::Skip | Doing::Previous | Doing::Quit => work(place),
        }
    }
}

/// What was done in a step, where it would be lost.
pub(super) fn work(place: &Place) -> Option<Loss> {
    /// A single move is made again as quickly as a question is answered.
    const WORTH_ASKING: u32 = 2;
    let is_played = matches!(place.session.step().task, Task::Play(_));
    (place.session.done_here() >= WORTH_ASKING).then_some(if is_played { Loss::Moves } else { Loss::Work })
}

/// The stars that a step can still add to those it has given.
fn stars(study: &Study, place: &Place) -> Option<Loss> {
    let earned = study.progress().stars(&place.lesson, &place.session.step().id).unwrap_or_default();
    (place.session.stars_to_earn() > earned).then_some(Loss::Stars)
}
