//! The steps of a lesson: what can be proved of them.

use crate::exercise::proof::{self, Proof, Solvable};
use crate::explain::move_text;
use crate::lesson::fault::Faults;
use crate::lesson::format::StepPlaces;
use crate::lesson::problem::Problem;
use crate::lesson::{Goal, Mark, Opponent, Play, Step, Task};
use crate::rules::{Position, SquareSet};

use super::{place, write};

/// Positions that the search for a check in the middle of a step looks at.
const STATES: u64 = 2_000;

/// Checks a step and proves it.
pub(super) fn check(step: &Step, places: &StepPlaces, faults: &mut Faults) -> Proof {
    match &step.task {
        Task::Show(_) => {}
        Task::Mark(mark) => check_answer(mark, step.diagram.game.position(), places, faults),
        Task::Play(play) => check_still(step, play, places, faults),
        Task::Place(place) => place::check(step, place, places, faults),
        Task::Write(write) => write::check(step, write, places, faults),
    }
    let proof = proof::prove(step);
    if let Task::Play(play) = &step.task {
        compare(play, &proof, places, faults);
    }
    proof
}

/// There must be something to mark, and something not to.
fn check_answer(mark: &Mark, position: &Position, places: &StepPlaces, faults: &mut Faults) {
    let span = places.answer.clone().unwrap_or_else(|| places.id.clone());
    match mark.answer.answer(position) {
        SquareSet::EMPTY => faults.add(Problem::AnswerEmpty, span),
        SquareSet::ALL => faults.add(Problem::AnswerEverything, span),
        _ => {}
    }
}

/// An opponent that stands still cannot leave its king in check. Where a check does not end the step as its goal, the try
/// fails at it; the teacher should know that such a move is there.
fn check_still(step: &Step, play: &Play, places: &StepPlaces, faults: &mut Faults) {
    let on_the_way = matches!(play.goal, Goal::Reach { .. } | Goal::Capture { .. });
    let in_danger = step.diagram.game.position().king(play.student.opponent()).is_some();
    if !on_the_way || !in_danger || !matches!(play.opponent, Opponent::Still) {
        return;
    }
    if let Some((position, mv)) = proof::check_on_the_way(step, STATES) {
        let span = places.goal.clone().unwrap_or_else(|| places.id.clone());
        faults.add(Problem::StillPastCheck { mv: move_text(&position, mv) }, span);
    }
}

/// Holds what the file says against what is true.
fn compare(play: &Play, proof: &Proof, places: &StepPlaces, faults: &mut Faults) {
    let goal = places.goal.clone().unwrap_or_else(|| places.id.clone());
    match proof.solvable {
        Solvable::No => faults.add(Problem::Unsolvable, goal),
        Solvable::Unproved => faults.add(Problem::Unproved, goal),
        Solvable::Yes => {
            let Some(shortest) = proof.shortest else { return };
            if let Goal::Checkmate { moves } = play.goal
                && moves != shortest
            {
                faults.add(Problem::MateInOther { moves, shortest }, goal.clone());
            }
            if let (Some(par), Some(span)) = (play.par, &places.par)
                && par != shortest
            {
                faults.add(Problem::ParNotShortest { par, shortest }, span.clone());
            }
            if let (Some(limit), Some(span)) = (play.limit, &places.limit)
                && limit < shortest
            {
                faults.add(Problem::LimitTooSmall { limit, shortest }, span.clone());
            }
        }
    }
}
