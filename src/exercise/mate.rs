//! Mate that is forced: a search through every defence.

use crate::rules::{Move, Position};

use super::proof::Budget;

/// Positions that a search during an exercise may look at: a few hundredths of a second at the most.
pub const BUDGET: u64 = 100_000;

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
    if moves == 0 {
        return Some(false);
    }
    let mut unknown = false;
    for mv in position.legal_moves().iter().copied() {
        if !budget.spend() {
            return None;
        }
        let after = position.play(mv);
        // A quiet move cannot mate by itself: with one move left only checks are looked at.
        if moves == 1 && !after.is_check() {
            continue;
        }
        match defence(&after, moves - 1, budget) {
            Defended::No => return Some(true),
            Defended::By(_) | Defended::Stalemate => {}
            Defended::Unknown => unknown = true,
        }
    }
    if unknown { None } else { Some(false) }
}

/// Looks for an answer of the side to move after which mate within `left` further moves is no longer forced.
pub fn defence(position: &Position, left: u32, budget: &mut Budget) -> Defended {
    let replies = position.legal_moves();
    if replies.is_empty() {
        return if position.is_check() { Defended::No } else { Defended::Stalemate };
    }
    let mut unknown = false;
    for reply in replies.iter().copied() {
        if !budget.spend() {
            return Defended::Unknown;
        }
        match forced(&position.play(reply), left, budget) {
            Some(true) => {}
            Some(false) => return Defended::By(reply),
            None => unknown = true,
        }
    }
    if unknown { Defended::Unknown } else { Defended::No }
}
