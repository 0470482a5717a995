//! The steps of a lesson: what can be proved of them.

use crate::exercise::proof::{self, CheckOnTheWay, FirstMove, Proof, Solvable};
use crate::exercise::write::same;
use crate::exercise::{Attempt, Outcome, State, Writing, advance};
use crate::explain::move_text;
use crate::language::CatalogueFaultKind;
use crate::lesson::fault::Faults;
use crate::lesson::format::{MOST_MOVES, StepPlaces};
use crate::lesson::problem::Problem;
use crate::lesson::{Condition, Goal, Mark, Mistake, Opponent, Play, Step, Task};
use crate::rules::{Position, SquareSet};

use super::{over, place};

/// Positions that the search for a check in the middle of a step looks at.
const STATES: u64 = 2_000;

/// Checks a step and proves it.
pub(super) fn check(step: &Step, places: &StepPlaces, faults: &mut Faults) -> Proof {
    let told = faults.count();
    match &step.task {
        // What can be wrong with a choice has been told in reading it: answers are derived there.
        Task::Show(_) | Task::Choose(_) => {}
        Task::Mark(mark) => check_answer(mark, step.diagram.game.position(), places, faults),
        Task::Play(play) => check_still(step, play, places, faults),
        Task::Place(place) => place::check(step, place, places, faults),
        Task::Write(_) => {}
    }
    if step.is_reading() {
        for (hint, place) in step.hints.iter().zip(&places.hints) {
            faults.add(Problem::Text(CatalogueFaultKind::Unused(hint.clone())), place.clone());
        }
    }
    let is_over = over::check(step, places, faults);
    let proof = proof::prove(step);
    // In a game that has ended nothing can be said, and that has been told.
    if let (Task::Play(play), false) = (&step.task, is_over) {
        compare(step, play, &proof, places, faults);
        check_accepted(step, play, proof.solvable, places, faults);
    }
    check_mistakes(step, &proof, places, faults);
    // Whatever the reason, a step that nobody can solve does not pass.
    if proof.solvable == Solvable::No && faults.count() == told {
        faults.add(Problem::Unsolvable, places.id.clone());
    }
    proof
}

/// What is said of a wrong answer must be said of one, and only once.
fn check_mistakes(step: &Step, proof: &Proof, places: &StepPlaces, faults: &mut Faults) {
    let begin = State::begin(step);
    for (index, (wrong, place)) in step.wrong.iter().zip(&places.wrong).enumerate() {
        let is_right = match (&wrong.answer, &step.task) {
            (Mistake::Move { from, to, promotion }, _) => {
                let moves = begin.position().legal_moves();
                let meant = moves.iter().copied().filter(|mv| {
                    (mv.from(), mv.to()) == (*from, *to) && promotion.is_none_or(|kind| mv.promotion() == Some(kind))
                });
                let worth: Vec<FirstMove> = meant.map(|mv| proof::first_move(step, proof, mv)).collect();
                // Of a pawn that may become this or that, one that is wrong is enough.
                if !worth.is_empty() && worth.iter().all(|worth| *worth == FirstMove::Begins) {
                    faults.add(Problem::WrongBeginsRight, place.clone());
                }
                !worth.is_empty() && worth.iter().all(|worth| *worth == FirstMove::Solves)
            }
            (Mistake::Square(square), Task::Mark(mark)) => mark.answer.answer(begin.position()).contains(*square),
            (Mistake::Square(_), _) => false,
            (Mistake::Written(text), _) => {
                let written = advance(step, &begin, Attempt::Write(text.clone())).1;
                matches!(written, Outcome::Writing(Writing::Right(_)))
            }
        };
        if is_right {
            faults.add(Problem::WrongIsRight, place.clone());
        }
        if step.wrong.iter().take(index).any(|first| is_covered(step, &wrong.answer, &first.answer)) {
            faults.add(Problem::WrongTwice, place.clone());
        }
    }
}

/// Whether a text for the first of two answers is said of the other too.
fn is_covered(step: &Step, answer: &Mistake, first: &Mistake) -> bool {
    match (answer, first, &step.task) {
        (Mistake::Move { from, to, promotion }, Mistake::Move { from: f, to: t, promotion: p }, _) => {
            (from, to) == (f, t) && (p.is_none() || p == promotion)
        }
        (Mistake::Written(answer), Mistake::Written(first), Task::Write(write)) => {
            same(&step.diagram.game, write.asked, first, answer)
        }
        _ => answer == first,
    }
}

/// Moves that are named as the ones that count must reach the goal.
fn check_accepted(step: &Step, play: &Play, whole: Solvable, places: &StepPlaces, faults: &mut Faults) {
    let position = step.diagram.game.position();
    for (mv, place) in play.accept.iter().zip(&places.accept) {
        let alone = Play { accept: vec![*mv], ..play.clone() };
        let alone = Step { task: Task::Play(alone), ..step.clone() };
        // All of them together cost no more than one proof.
        let budget = proof::BUDGET / u64::try_from(play.accept.len()).unwrap_or(u64::MAX).max(1);
        let proof = proof::prove_from(&alone, &State::begin(&alone), budget);
        // What the step as a whole does not know needs no second word.
        if proof.solvable == Solvable::Unproved && whole != Solvable::Unproved {
            faults.add(Problem::Unproved, place.clone());
        }
        let too_long = proof.shortest.zip(play.moves_allowed()).is_some_and(|(shortest, allowed)| shortest > allowed);
        if proof.solvable == Solvable::No || too_long {
            faults.add(Problem::AcceptMisses { mv: move_text(position, *mv) }, place.clone());
        }
    }
}

/// There must be something that is not to be marked; that there is something to mark, reading the file tells.
fn check_answer(mark: &Mark, position: &Position, places: &StepPlaces, faults: &mut Faults) {
    if mark.answer.answer(position) == SquareSet::ALL {
        faults.add(Problem::AnswerEverything, places.answer.clone().unwrap_or_else(|| places.id.clone()));
    }
}

/// An opponent that stands still cannot leave its king in check. Where a check does not end the step as its goal, the try
/// fails at it; the teacher should know that such a move is there.
fn check_still(step: &Step, play: &Play, places: &StepPlaces, faults: &mut Faults) {
    // Where nothing but a check is asked for, another check is a try that failed, and no more.
    let is_check = matches!(play.goal.only(), Some(Condition::Check(_) | Condition::Checkmate { .. }));
    let on_the_way = play.moves_allowed() != Some(1) && !is_check;
    let in_danger = step.diagram.game.position().king(play.student.opponent()).is_some();
    if !on_the_way || !in_danger || !matches!(play.opponent, Opponent::Still) {
        return;
    }
    if let Some(CheckOnTheWay { position, mv, asked }) = proof::check_on_the_way(step, STATES) {
        let span = places.goal.clone().unwrap_or_else(|| places.id.clone());
        let mv = move_text(&position, mv);
        faults.add(if asked { Problem::StillCheckLast { mv } } else { Problem::StillPastCheck { mv } }, span);
    }
}

/// Holds what the file says against what is true.
fn compare(step: &Step, play: &Play, proof: &Proof, places: &StepPlaces, faults: &mut Faults) {
    let goal = places.goal.clone().unwrap_or_else(|| places.id.clone());
    if let (Some(moves), Opponent::Still) = (play.goal.mate_asked().filter(|moves| *moves > 1), &play.opponent) {
        faults.add(Problem::StillMate { moves }, goal.clone());
    }
    if proof::holds_at_once(step) {
        faults.add(Problem::GoalHolds, goal.clone());
    }
    match proof.solvable {
        Solvable::No => match (&places.fail, without_fail(step, play)) {
            (Some(fail), Solvable::Yes) => faults.add(Problem::FailSwallows, fail.clone()),
            // It is told of each move that is named.
            _ if !play.accept.is_empty() && without_accept(step, play) == Solvable::Yes => {}
            _ => match (play.limit.zip(places.limit.clone()), with_more_moves(step, play)) {
                (Some((limit, span)), Some(shortest)) => {
                    faults.add(Problem::LimitTooSmall { limit, shortest }, span);
                }
                (None, Some(shortest)) => faults.add(too_few(play, shortest), goal),
                (_, None) => faults.add(Problem::Unsolvable, goal),
            },
        },
        Solvable::Unproved => faults.add(Problem::Unproved, goal),
        Solvable::Yes => {
            let Some(shortest) = proof.shortest else {
                if let Some(par) = &places.par {
                    faults.add(Problem::ParUnknown, par.clone());
                }
                return;
            };
            let forced = match play.opponent {
                Opponent::Line(_) => proof::forced_in(step).unwrap_or(shortest),
                Opponent::Still | Opponent::Replies(_) => shortest,
            };
            if let Some(moves) = play.goal.forced_mate().filter(|moves| *moves != forced) {
                faults.add(Problem::MateInOther { moves, shortest: forced }, goal.clone());
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

/// Mates in up to so many moves are looked for where one in fewer is not there.
const LONGER_MATE: u32 = 3;

/// In how many moves a step that cannot be solved could be, if all that it lacks is moves. Without a limit, a try at what is
/// usually done at once, or said before moving, ends soon.
fn with_more_moves(step: &Step, play: &Play) -> Option<u32> {
    let proved = |play: Play| proof::prove(&Step { task: Task::Play(play), ..step.clone() });
    if let (Some(Condition::Checkmate { moves }), None) = (play.goal.only(), play.limit) {
        let goal = |moves| Goal::from(Condition::Checkmate { moves });
        return (moves + 1..=LONGER_MATE)
            .find_map(|longer| proved(Play { goal: goal(longer), ..play.clone() }).shortest);
    }
    let allowed = play.moves_allowed()?;
    let proof = proved(Play { limit: Some(MOST_MOVES), ..play.clone() });
    // How long a limit has to be is said only where it is known.
    let found = proof.found.filter(|_| play.limit.is_none());
    proof.shortest.or(found).filter(|shortest| *shortest > allowed)
}

/// What is wrong with a step that has no limit and could be solved in more moves than it has.
fn too_few(play: &Play, shortest: u32) -> Problem {
    match (play.goal.only(), play.moves_allowed()) {
        (Some(Condition::Checkmate { moves }), _) => Problem::MateInOther { moves: *moves, shortest },
        (_, Some(allowed)) => Problem::LimitMissing { allowed, shortest },
        (_, None) => Problem::Unsolvable,
    }
}

/// Whether a step could be solved if nothing spoiled the try.
fn without_fail(step: &Step, play: &Play) -> Solvable {
    let free = Play { fail: Vec::new(), ..play.clone() };
    proof::prove(&Step { task: Task::Play(free), ..step.clone() }).solvable
}

/// Whether a step could be solved if every first move counted.
fn without_accept(step: &Step, play: &Play) -> Solvable {
    let free = Play { accept: Vec::new(), ..play.clone() };
    proof::prove(&Step { task: Task::Play(free), ..step.clone() }).solvable
}
