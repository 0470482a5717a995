//! Picking answers. Where one is right, picking decides; where several may be, they are picked and then handed in.
//!
//! ```
//! use skaki::exercise::{Attempt, Chosen, Outcome, State, advance};
//! use skaki::lesson::{SourceText, read_lesson};
//!
//! let source = SourceText::new("x.toml", r#"
//! format = 1
//! id = "x"
//! languages = ["en"]
//! [[step]]
//! id = "mate"
//! kind = "choose"
//! fen = "6rk/5Npp/8/8/8/8/8/6K1 b"
//! question = "state"
//! "#);
//! let step = read_lesson(&source).0.unwrap().steps[0].clone();
//! // Neither check nor the end, check, checkmate, stalemate: the third is right.
//! let (_, outcome) = advance(&step, &State::begin(&step), Attempt::Pick(2));
//! assert!(matches!(outcome, Outcome::Chosen(Chosen::Right(_))));
//! ```

use crate::lesson::{Choose, Picks};

use super::state::{Progress, State};

/// What is picked and what is known not to be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choosing {
    /// Picked, and not handed in yet.
    pub picked: Picks,
    /// Tried, and not right.
    pub wrong: Picks,
    /// Struck out by a hint.
    pub struck: Picks,
}

impl Choosing {
    /// Options that need no further thought.
    pub const fn gone(&self) -> Picks {
        self.wrong.and(self.struck)
    }

    /// Strikes a wrong option out.
    pub fn strike(&mut self, option: usize) {
        self.struck = self.struck.with(option);
        self.picked = self.picked.without(option);
    }
}

/// What came of picking.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// An option was picked, or let go.
    Picked {
        /// Which.
        option: usize,
        /// Whether it is picked now.
        picked: bool,
    },
    /// This option was tried before and is not right; nothing has changed, and it is no further try.
    Again {
        /// Which.
        option: usize,
    },
    /// This option was struck out by a hint; nothing has changed.
    Gone {
        /// Which.
        option: usize,
    },
    /// Nothing is picked that could be handed in.
    Nothing,
    /// Not right.
    Wrong {
        /// Picked, and not right.
        wrong: Picks,
        /// How many right ones are missing; where one option decides that says nothing, and is 0.
        missing: u32,
    },
    /// Right, and all of it.
    Right(Picks),
}

/// Picks an option, or lets it go; `None` where there is no such option.
pub(super) fn pick(choose: &Choose, state: &State, choosing: Choosing, option: usize) -> Option<(State, Chosen)> {
    if option >= choose.options.len() {
        return None;
    }
    if choosing.wrong.contains(option) {
        return Some((state.clone(), Chosen::Again { option }));
    }
    if choosing.gone().contains(option) {
        return Some((state.clone(), Chosen::Gone { option }));
    }
    if choose.takes_several() {
        let picked = !choosing.picked.contains(option);
        let picks = if picked {
            // Yes and no are not said at once: what was said before is taken back.
            choosing.picked.except(contradicted(choose, option)).with(option)
        } else {
            choosing.picked.without(option)
        };
        let next = Choosing { picked: picks, ..choosing };
        return Some((with(state, next), Chosen::Picked { option, picked }));
    }
    Some(decide(choose, state, Choosing { picked: Picks::NONE.with(option), ..choosing }))
}

/// The options that cannot be meant together with this one.
fn contradicted(choose: &Choose, option: usize) -> Picks {
    let Some(picked) = choose.options.get(option) else { return Picks::NONE };
    let others = choose.options.iter().enumerate().filter(|(_, other)| picked.answer.contradicts(&other.answer));
    others.fold(Picks::NONE, |all, (index, _)| all.with(index))
}

/// Hands the picks in.
pub(super) fn submit(choose: &Choose, state: &State, choosing: Choosing) -> (State, Chosen) {
    if choosing.picked.is_empty() {
        return (state.clone(), Chosen::Nothing);
    }
    decide(choose, state, choosing)
}

/// Holds the picks against the truth. What is wrong stays marked as such; what is right stays picked.
fn decide(choose: &Choose, state: &State, choosing: Choosing) -> (State, Chosen) {
    let right = choose.right(&state.game);
    let wrong = choosing.picked.except(right);
    let missing = right.except(choosing.picked);
    let next =
        Choosing { picked: choosing.picked.except(wrong), wrong: choosing.wrong.and(wrong), struck: choosing.struck };
    let outcome = if wrong.is_empty() && missing.is_empty() {
        Chosen::Right(right)
    } else {
        Chosen::Wrong { wrong, missing: if choose.takes_several() { missing.len() } else { 0 } }
    };
    (with(state, next), outcome)
}

fn with(state: &State, choosing: Choosing) -> State {
    State { game: state.game.clone(), progress: Progress::Choose(choosing) }
}
