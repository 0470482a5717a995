//! What is said besides the task of a step: texts that nobody gets to see, and the first hint, which is a rule and must be one
//! that the board can show.

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::format::StepPlaces;
use crate::lesson::problem::Problem;
use crate::lesson::{Asked, ChoiceQuestion, Goal, Mistake, Rule, Squares, Step, Task};
use crate::rules::PieceKind;

/// Advises where the rule that a student gets for the first hint speaks of a piece that is not there: mostly one of the lesson's
/// rules, where the step is about another.
pub(super) fn check(step: &Step, places: &StepPlaces, faults: &mut Faults) {
    let Some(rule) = step.rules.first().copied().filter(|_| step.hints.is_empty() && says_a_rule(step)) else { return };
    let [kind, ..] = kinds_of(rule) else { return };
    let board = step.diagram.game.position().board();
    let mut men = board.pieces().map(|placed| placed.piece.kind).collect::<Vec<_>>();
    if let Task::Place(place) = &step.task {
        men.extend(place.target.tray(board).into_iter().map(|piece| piece.kind));
    }
    let comes = |part: &&Goal| matches!(part, Goal::Promote(_));
    let promoted = matches!(&step.task, Task::Play(play) if play.goal.parts().iter().any(comes));
    if !promoted && !men.iter().any(|kind| kinds_of(rule).contains(kind)) {
        faults.add(Problem::RuleUnfit { rule, kind: *kind }, places.id.clone());
    }
}

/// Advises where a step names a text that it never shows.
pub(super) fn check_shown(step: &Step, places: &StepPlaces, faults: &mut Faults) {
    let mut never = |key: &'static str, place: &Range<usize>| {
        faults.add(Problem::TextNeverShown { key }, place.clone());
    };
    if step.is_reading() {
        places.hints.iter().for_each(|place| never("hints", place));
    }
    for (wrong, place) in step.wrong.iter().zip(&places.wrong) {
        if matches!(&wrong.answer, Mistake::Written(text) if text.trim().is_empty()) {
            never("wrong", place);
        }
    }
}

/// Whether the ladder of hints begins with a rule, and with one about what stands on the board.
fn says_a_rule(step: &Step) -> bool {
    match &step.task {
        Task::Show(_) => false,
        Task::Choose(choose) => choose.question != ChoiceQuestion::Text,
        Task::Mark(mark) => matches!(mark.answer, Squares::Asked(_)),
        Task::Write(write) => matches!(write.asked, Asked::Move { .. }),
        Task::Play(_) | Task::Place(_) => true,
    }
}

/// The kinds of men whose moves a rule describes, the first by its name; none where it is another rule. A queen moves like a
/// rook and like a bishop.
const fn kinds_of(rule: Rule) -> &'static [PieceKind] {
    match rule {
        Rule::Rook => &[PieceKind::Rook, PieceKind::Queen],
        Rule::Bishop => &[PieceKind::Bishop, PieceKind::Queen],
        Rule::Queen => &[PieceKind::Queen],
        Rule::Knight => &[PieceKind::Knight],
        Rule::King => &[PieceKind::King],
        Rule::PawnMove | Rule::PawnCapture => &[PieceKind::Pawn],
        // The others describe no kind's moves, or what they speak of may be gone, or still to come.
        Rule::EnPassant
        | Rule::Promotion
        | Rule::Castling
        | Rule::CastlingLost
        | Rule::CastlingNow
        | Rule::Check
        | Rule::OwnKingInCheck
        | Rule::AnswerCheck
        | Rule::Checkmate
        | Rule::Stalemate
        | Rule::Board
        | Rule::Army
        | Rule::Setup
        | Rule::Turn
        | Rule::Capture
        | Rule::OwnPiece
        | Rule::Path
        | Rule::KingNeverCaptured
        | Rule::Control
        | Rule::Resign
        | Rule::DrawOffer
        | Rule::DeadPosition
        | Rule::Rulebook
        | Rule::Repetition
        | Rule::FiftyMoves => &[],
    }
}
