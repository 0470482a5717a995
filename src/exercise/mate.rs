//! Mate that is forced: a search through every defence.
//!
//! Positions come back in other orders of moves, most of all where few men are left; what is known of one is kept as long as
//! the search lasts.

use std::collections::HashMap;

use crate::rules::{Move, Position, Setup};

use super::budget::Budget;

/// Positions that a search during an exercise may look at: a tenth of a second at the most, and for mates in two or three hardly
/// any time.
pub const BUDGET: u64 = 600_000;

/// What a search for a defence found.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defended {
    /// This answer holds out.
    By(Move),
    /// There is no answer, and no check: stalemate.
    Stalemate,
    /// Every answer is mated in time.
    No,
    /// The budget ended first.
    Unknown,
}

/// Whether the side to move can force mate within so many moves of its own, against every defence.
/// `None` when the budget ends first.
///
/// ```
/// use skaki::exercise::{mate, proof::Budget};
/// use skaki::rules::notation::fen;
/// let back_rank = fen::position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")?;
/// assert_eq!(mate::forced(&back_rank, 1, &mut Budget::new(1_000)), Some(true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn forced(position: &Position, moves: u32, budget: &mut Budget) -> Option<bool> {
    Search::default().forced(position, moves, budget)
}

/// Looks for an answer of the side to move after which mate within `left` further moves is no longer forced.
pub fn defence(position: &Position, left: u32, budget: &mut Budget) -> Defended {
    Search::default().defence(position, left, budget)
}

/// A search for forced mates, with what it has found out so far.
#[derive(Debug, Default)]
pub(super) struct Search {
    known: HashMap<Setup, Known>,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// Mate is forced in so many moves, or in fewer; none if that is not known of any number.
    forced: Option<u32>,
    /// It is not forced in so many.
    not_forced: u32,
}

impl Search {
    /// As [`forced`].
    fn forced(&mut self, position: &Position, moves: u32, budget: &mut Budget) -> Option<bool> {
        if moves == 0 {
            return Some(false);
        }
        // A last move costs less than to remember it.
        let key = (moves > 1).then(|| counterless(position));
        let known = key.as_ref().and_then(|key| self.known.get(key)).copied();
        let mut known = known.unwrap_or(Known { forced: None, not_forced: 0 });
        if known.forced.is_some_and(|least| moves >= least) {
            return Some(true);
        }
        // The shorter mate is found sooner, and most positions in which there is none at once have none later.
        let mut found = Some(false);
        for within in known.not_forced + 1..=moves {
            found = self.look(position, within, budget);
            match found {
                Some(true) => known.forced = Some(within),
                Some(false) => known.not_forced = within,
                None => {}
            }
            if found != Some(false) {
                break;
            }
        }
        if let Some(key) = key {
            self.known.insert(key, known);
        }
        found
    }

    fn look(&mut self, position: &Position, moves: u32, budget: &mut Budget) -> Option<bool> {
        let mut unknown = false;
        let mut quiet = Vec::new();
        let mut tries = Vec::new();
        for mv in position.legal_moves().iter().copied() {
            if !budget.spend() {
                return None;
            }
            let after = position.play(mv);
            if after.is_check() {
                tries.push(after);
            } else {
                quiet.push(after);
            }
        }
        // A quiet move cannot mate by itself: with one move left only checks are looked at. Otherwise they come first, since they
        // leave the fewest answers.
        if moves > 1 {
            tries.append(&mut quiet);
        }
        for after in tries {
            match self.defence(&after, moves - 1, budget) {
                Defended::No => return Some(true),
                Defended::By(_) | Defended::Stalemate => {}
                Defended::Unknown => unknown = true,
            }
        }
        if unknown { None } else { Some(false) }
    }

    /// As [`defence`].
    pub(super) fn defence(&mut self, position: &Position, left: u32, budget: &mut Budget) -> Defended {
        let replies = position.legal_moves();
        if replies.is_empty() {
            return if position.is_check() { Defended::No } else { Defended::Stalemate };
        }
        // Whatever is answered, there is no move left to mate with.
        if let (0, Some(reply)) = (left, replies.first()) {
            return Defended::By(*reply);
        }
        let mut unknown = false;
        for reply in replies.iter().copied() {
            if !budget.spend() {
                return Defended::Unknown;
            }
            match self.forced(&position.play(reply), left, budget) {
                Some(true) => {}
                Some(false) => return Defended::By(reply),
                None => unknown = true,
            }
        }
        if unknown { Defended::Unknown } else { Defended::No }
    }
}

/// A position without its counters, which no mate depends on.
fn counterless(position: &Position) -> Setup {
    Setup { halfmove_clock: 0, fullmove_number: 1, ..position.setup() }
}
