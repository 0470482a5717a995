//! How a position stands and how a game ended, as a sentence.

use crate::rules::game::{Outcome, OutcomeKind};
use crate::rules::{Color, Placed, Position, State};

use crate::language::{Message, ids};

/// The sentence that says how a position stands: who is to move, and whether it is check, mate or stalemate.
///
/// ```
/// use skaki::explain::explain_state;
/// use skaki::language::{Language, Words};
/// use skaki::rules::Position;
///
/// let words = Words::new(Language::EN);
/// assert_eq!(words.text(&explain_state(&Position::start())), "White to move.");
/// ```
pub fn explain_state(position: &Position) -> Message {
    let turn = position.turn();
    match position.state() {
        State::Playing => Message::new(ids::STATE_TO_MOVE).with("turn", turn),
        State::Check => {
            let checkers: Vec<Placed> = position.board().placed(position.checkers()).collect();
            Message::new(ids::STATE_CHECK).with("turn", turn).with("checkers", checkers)
        }
        State::Checkmate => Message::new(ids::OUTCOME_CHECKMATE).with("winner", turn.opponent()),
        State::Stalemate => Message::new(ids::OUTCOME_STALEMATE).with("turn", turn),
    }
}

/// The sentence that says how a game ended. `position` is the last one.
pub fn explain_outcome(position: &Position, outcome: &Outcome) -> Message {
    match (outcome.kind, outcome.winner) {
        (OutcomeKind::Checkmate, winner) => {
            Message::new(ids::OUTCOME_CHECKMATE).with("winner", winner.unwrap_or(position.turn().opponent()))
        }
        (OutcomeKind::Stalemate, _) => Message::new(ids::OUTCOME_STALEMATE).with("turn", position.turn()),
        (OutcomeKind::DeadPosition, _) => ids::OUTCOME_DEAD_POSITION.into(),
        (OutcomeKind::InsufficientMaterial, _) => ids::OUTCOME_INSUFFICIENT_MATERIAL.into(),
        (OutcomeKind::Fivefold, _) => ids::OUTCOME_FIVEFOLD.into(),
        (OutcomeKind::SeventyFive, _) => ids::OUTCOME_SEVENTY_FIVE.into(),
        (OutcomeKind::Resignation, Some(winner)) => resigned(winner),
        (OutcomeKind::Resignation, None) => ids::OUTCOME_RESIGNATION_DRAWN.into(),
        (OutcomeKind::Agreement, _) => ids::OUTCOME_AGREEMENT.into(),
        (OutcomeKind::Threefold, _) => ids::OUTCOME_THREEFOLD.into(),
        (OutcomeKind::Fifty, _) => ids::OUTCOME_FIFTY.into(),
    }
}

fn resigned(winner: Color) -> Message {
    Message::new(ids::OUTCOME_RESIGNATION).with("winner", winner).with("loser", winner.opponent())
}
