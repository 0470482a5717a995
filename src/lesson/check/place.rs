//! A step in which pieces are put on the board: there must be something to do, and a way to do it that is not any way.

use crate::exercise::place::{condition_holds, ways};
use crate::exercise::proof::{BUDGET, Budget};
use crate::lesson::fault::Faults;
use crate::lesson::format::StepPlaces;
use crate::lesson::problem::Problem;
use crate::lesson::{Place, Step, Target};

/// Checks it. That it can be done at all is proved here too, in the same search that counts the ways.
pub(super) fn check(step: &Step, place: &Place, places: &StepPlaces, faults: &mut Faults) {
    let span = places.goal.clone().unwrap_or_else(|| places.id.clone());
    let position = step.diagram.game.position();
    match &place.target {
        Target::Board(target) => {
            if target == position.board() {
                faults.add(Problem::PlaceNothing, span);
            }
        }
        Target::Condition { pieces, goal } => {
            let student = position.turn();
            if condition_holds(goal, &position.with_turn(student.opponent()), student) {
                faults.add(Problem::GoalHolds, span);
                return;
            }
            let ways = ways(position.board(), pieces, goal, student, &mut Budget::new(BUDGET));
            match (ways.complete, ways.count) {
                (true, 0) => faults.add(Problem::Unsolvable, span),
                (true, count) if count == ways.tried => faults.add(Problem::PlaceAnywhere, span),
                (false, 0) => faults.add(Problem::Unproved, span),
                _ => {}
            }
        }
    }
}
