//! Games played out against an opponent that answers by itself: no shortest way is known there, only a way.

use crate::lesson::{Play, Strength};
use crate::rules::{Game, Move};

use super::budget::Budget;
use super::miss::Verdict;
use super::opponent;
use super::state::{Progress, State};
use super::turn::make;

/// Positions that each move of a game played out may look at: at first, and where that did not win.
const NODES: [u64; 2] = [8_000, 60_000];

/// Positions that all of them together may look at, the opponent's answers included: about a second.
const ALL_NODES: u64 = 2_500_000;

/// The most moves of the student's in a game played out.
const LONGEST: u32 = 80;

/// As large a part of what a game may take as this is of the whole budget of a proof.
pub(super) fn share(budget: u64, whole: u64) -> Budget {
    Budget::new((ALL_NODES / 1_000).saturating_mul(budget) / (whole / 1_000))
}

/// The moves of a game that the student wins, both sides' in turn, played by the same search as the opponent.
pub(super) fn way(play: &Play, start: &State, budget: &mut Budget) -> Option<Vec<Move>> {
    NODES.into_iter().find_map(|nodes| with(play, start, nodes, budget))
}

/// The legal moves as the search ranks them, the best first.
pub(super) fn ranked(play: &Play, game: &Game) -> Vec<Move> {
    let [_, nodes] = NODES;
    opponent::ranked(play, game, &mut Budget::new(nodes))
}

fn with(play: &Play, start: &State, nodes: u64, budget: &mut Budget) -> Option<Vec<Move>> {
    let answer = match opponent::replies(play)?.strength {
        Strength::Random | Strength::Weak => 0,
        Strength::Fair => opponent::NODES / 4,
        Strength::Best => opponent::NODES,
    };
    let mut state = start.clone();
    let mut line = Vec::new();
    for _ in 0..LONGEST {
        let Progress::Play(playing) = &state.progress else { return None };
        let mut here = Budget::new(nodes.min(budget.left()));
        if !here.spend() {
            return None;
        }
        let given = here.left();
        let moves = opponent::ranked(play, &state.game, &mut here);
        budget.take(given - here.left());
        // A move that spoils the try is none.
        let turn = moves.into_iter().find_map(|mv| {
            let turn = make(play, &state.game, playing, mv);
            budget.take(answer + turn.looked);
            (!matches!(turn.verdict, Verdict::Missed(_))).then_some(turn)
        })?;
        line.push(turn.played.mv);
        line.extend(turn.played.reply);
        match turn.verdict {
            Verdict::Solved(_) => return Some(line),
            Verdict::Going => state = State { game: turn.game(&state.game), progress: Progress::Play(turn.playing) },
            Verdict::Missed(_) => return None,
        }
    }
    None
}
