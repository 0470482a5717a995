//! What a session keeps and tells of a step in which answers are picked.

use std::sync::Arc;

use crate::exercise::{Choosing, Chosen, Progress, State};
use crate::lesson::{ChoiceQuestion, Choose, MarkKind, Picks, Task};
use crate::rules::SquareSet;

use super::lit::refusal_marks;
use super::{Event, Hint, Phase, Session, Solution};

/// How an option stands, for whoever shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OptionLook {
    /// It may be picked.
    Open,
    /// It is picked, and not judged yet.
    Picked,
    /// A hint has struck it out.
    Struck,
    /// It was picked, and is not right.
    Wrong,
    /// It is right, and the step is done.
    Right,
}

impl Session {
    /// How each option stands, in the order of the step; none in a step of another kind.
    pub fn options(&self) -> Vec<OptionLook> {
        let (Task::Choose(choose), Progress::Choose(choosing)) = (&self.step.task, &self.now.progress) else {
            return Vec::new();
        };
        let solved = matches!(self.phase, Phase::Solved { .. });
        let right = if solved { Some(choose.right(&self.now.game)) } else { None };
        (0..choose.options.len())
            .map(|option| match right {
                Some(right) if right.contains(option) => OptionLook::Right,
                _ if choosing.wrong.contains(option) => OptionLook::Wrong,
                _ if choosing.struck.contains(option) => OptionLook::Struck,
                _ if choosing.picked.contains(option) => OptionLook::Picked,
                _ => OptionLook::Open,
            })
            .collect()
    }

    /// What came of picking, as events.
    pub(super) fn chose(&mut self, next: State, chosen: Chosen) -> Vec<Event> {
        let event = Event::Chosen { step: Arc::clone(&self.step), chosen };
        match chosen {
            Chosen::Picked { .. } => {
                self.go_on(next);
                self.lit.clear();
                vec![event]
            }
            Chosen::Again { .. } | Chosen::Gone { .. } | Chosen::Nothing => vec![event],
            Chosen::Wrong { .. } => {
                // What is known to be wrong stays known, whatever is taken back.
                self.rule_out(&next);
                self.now = next;
                self.failed += 1;
                self.lit.clear();
                vec![event]
            }
            Chosen::Right(_) => {
                self.now = next;
                self.lit = self.reasons_lit();
                vec![event, self.solve(Solution::Chosen)]
            }
        }
    }

    /// Takes the last pick back that is still one.
    pub(super) fn let_go(&mut self) -> Vec<Event> {
        let picked = |session: &Session| match session.now.progress {
            Progress::Choose(choosing) => choosing.picked,
            _ => Picks::NONE,
        };
        let before = picked(self);
        while self.step_back() {
            let now = picked(self);
            if let Some(option) = now.except(before).and(before.except(now)).iter().next() {
                let chosen = Chosen::Picked { option, picked: now.contains(option) };
                return vec![Event::Chosen { step: Arc::clone(&self.step), chosen }];
            }
        }
        vec![Event::NothingToTakeBack]
    }

    /// The right options, shown.
    pub(super) fn show_options(&mut self) -> Vec<Event> {
        self.lit = self.reasons_lit();
        let answer = Event::AnswerOptions { step: Arc::clone(&self.step) };
        vec![answer, self.solve(Solution::Answer)]
    }

    /// Strikes an option out, now and in every state that may be taken back to.
    pub(super) fn strike(&mut self, option: usize) {
        for state in self.past.iter_mut().chain([&mut self.now]) {
            if let Progress::Choose(choosing) = &mut state.progress {
                choosing.strike(option);
            }
        }
    }

    fn rule_out(&mut self, next: &State) {
        let Progress::Choose(known) = next.progress else { return };
        for state in &mut self.past {
            if let Progress::Choose(choosing) = &mut state.progress {
                choosing.wrong = known.wrong;
                choosing.picked = choosing.picked.except(known.wrong);
            }
        }
    }

    /// The squares that say why: those of the reasons against a move, or of a check.
    fn reasons_lit(&self) -> Vec<(MarkKind, SquareSet)> {
        let Task::Choose(choose) = &self.step.task else { return Vec::new() };
        let position = self.now.position();
        let squares = match choose.question.verdict(&self.now.game, choose.rulebook) {
            Some(Err(refusal)) => refusal_marks(position, &refusal),
            None if choose.question == ChoiceQuestion::State => position.checkers(),
            Some(Ok(_)) | None => SquareSet::EMPTY,
        };
        if squares.any() { vec![(MarkKind::Attacked, squares)] } else { Vec::new() }
    }
}

/// The rungs after the rule: how many are right, where that is a question; a wrong one struck out, where more than one
/// is open; the answer.
pub(super) fn hint(choose: &Choose, state: &State, choosing: Choosing, rung: usize) -> Option<Hint> {
    let right = choose.right(&state.game);
    let all = choose.options.iter().enumerate();
    let open = all.clone().filter(|(index, _)| !right.contains(*index) && !choosing.gone().contains(*index));
    // Where one wrong option alone is left, striking it out would be the answer.
    let strike = if open.clone().count() > 1 {
        open.map(|(option, choice)| Hint::Strike { option, choice: choice.clone() }).next()
    } else {
        None
    };
    let rights = all.filter(|(index, _)| right.contains(*index)).map(|(_, choice)| choice.clone());
    let answer = Hint::Options(rights.collect());
    let count = choose.takes_several().then_some(Hint::CountOptions(right.len()));
    let struck = !choosing.struck.is_empty();
    // The ladder is the same however often it is asked for: what has been struck out was a rung.
    let rungs = [count, if struck { None } else { strike }, Some(answer)];
    let passed = usize::from(struck);
    rungs.into_iter().flatten().nth(rung.checked_sub(passed)?)
}
