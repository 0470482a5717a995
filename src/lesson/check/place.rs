//! A step in which pieces are put on the board: there must be something to do, and a way to do it that is not any way.

use crate::exercise::place::{Ways, condition_holds, ways};
use crate::exercise::proof::{BUDGET, Budget};
use crate::lesson::fault::Faults;
use crate::lesson::format::StepPlaces;
use crate::lesson::problem::Problem;
use crate::lesson::{Place, Step, Target, Task};

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
        Target::Condition { goal, .. } => {
            let student = position.turn();
            if condition_holds(goal, &position.with_turn(student.opponent()), student) {
                faults.add(Problem::GoalHolds, span);
                return;
            }
            let Some(ways) = ways_of(step) else { return };
            match (ways.complete, ways.count) {
                (true, 0) => faults.add(Problem::PlaceNowhere { side: student }, span),
                (true, count) if count == ways.tried => faults.add(Problem::PlaceAnywhere, span),
                (false, 0) => faults.add(Problem::Unproved, span),
                _ => {}
            }
        }
    }
}

/// The ways to do it, where pieces are put so that a condition holds.
pub(super) fn ways_of(step: &Step) -> Option<Ways> {
    let Task::Place(Place { target: Target::Condition { pieces, goal } }) = &step.task else { return None };
    let position = step.diagram.game.position();
    Some(ways(position.board(), pieces, goal, position.turn(), &mut Budget::new(BUDGET)))
}
