//! A step in which something is written: no text may call a right answer wrong.

use crate::exercise::write::judge;
use crate::lesson::fault::Faults;
use crate::lesson::format::StepPlaces;
use crate::lesson::problem::Problem;
use crate::lesson::{Step, Write};

/// Checks it.
pub(super) fn check(step: &Step, write: &Write, places: &StepPlaces, faults: &mut Faults) {
    for (wrong, span) in write.wrong.iter().zip(&places.wrong) {
        if judge(write.asked, &step.diagram.game, &wrong.answer).is_ok() {
            faults.add(Problem::WrongIsRight { answer: wrong.answer.clone() }, span.clone());
        }
    }
}
