//! What throws away something that the student has done, and what that is: it is asked about first.

use crate::session::Phase;

use super::Study;

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
}

/// What it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// The moves made in the step.
    Moves,
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
        }
    }

    /// What it costs here that cannot be had back; `None` where nothing of the kind is at stake. `hints` is whether any are
    /// given here.
    pub fn loss(self, study: &Study, hints: bool) -> Option<Loss> {
        /// A single move is made again as quickly as a question is answered.
        const WORTH_ASKING: u32 = 2;
        let place = study.place()?;
        let session = &place.session;
        if matches!(session.phase(), Phase::Solved { .. }) || session.step().is_reading() {
            return None;
        }
        let moves = session.moves_made() >= WORTH_ASKING;
        match self {
            Doing::Answer if study.test().is_some() => Some(Loss::Test),
            Doing::Hint => (hints && study.test().is_some()).then_some(Loss::Test),
            // At the first step there is nowhere to go back to.
            Doing::Previous if place.index == 0 => None,
            Doing::Retry | Doing::Answer | Doing::Skip | Doing::Previous => moves.then_some(Loss::Moves),
        }
    }
}
