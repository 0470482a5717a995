//! The answer shown, and the shortest way told.

use crate::exercise::{self, Attempt, Doing, Outcome, State, proof};
use crate::lesson::{Answering, Condition, MarkKind, Task};
use crate::rules::SquareSet;

use super::lit::ends_of;
use super::{Event, Phase, Session, Solution};

impl Session {
    /// Shows the answer and does it: the step is solved, without a star.
    pub(super) fn show_answer(&mut self) -> Vec<Event> {
        match &self.step.task {
            // What is to be read is its own answer: it is read to the end.
            Task::Show(_) => {
                let mut events = Vec::new();
                while self.phase == Phase::Solving {
                    events.extend(self.attempt(&Attempt::Next));
                }
                events
            }
            Task::Mark(mark) => {
                let position = *self.now.position();
                let squares = mark.answer.answer(&position);
                self.lit = vec![(MarkKind::Target, squares)];
                vec![Event::Answer { position, moves: Vec::new(), squares }, self.solve(Solution::Answer)]
            }
            Task::Play(play) => {
                let says = play.goal.asks_for_act();
                let every = play.goal.is_only(&Condition::AnswerCheck(Answering::Every));
                self.show_way(says, every)
            }
            Task::Place(_) => self.show_placed(),
            Task::Write(_) => self.show_written(),
            Task::Choose(_) => self.show_options(),
        }
    }

    /// Shows what is to be moved and said, and does it.
    fn show_way(&mut self, says: bool, every: bool) -> Vec<Event> {
        let mut way = self.way(&self.now, says);
        // From a dead end there is no answer: it is shown from the beginning.
        if way.is_none() && !self.past.is_empty() {
            self.now = State::begin(&self.step);
            self.past.clear();
            way = self.way(&self.now, says);
        }
        let position = *self.now.position();
        let (states, mut events) = way.unwrap_or_default();
        states.into_iter().for_each(|state| self.go_on(state));
        self.lit.clear();
        match events.last() {
            None => events.push(Event::Answer { position, moves: Vec::new(), squares: SquareSet::EMPTY }),
            // Answers to the same check are no line.
            Some(Event::Answer { moves, .. }) if every => {
                events = vec![Event::AnswerWays { position, moves: moves.clone() }];
            }
            Some(Event::Answer { moves, .. }) => {
                self.lit = moves.last().map(|&last| (MarkKind::LastMove, ends_of(last))).into_iter().collect();
            }
            Some(_) => {}
        }
        events.push(self.solve(Solution::Answer));
        events
    }

    /// The shortest way from the beginning of the step: by moves alone, or with what is to be said.
    pub(super) fn shortest(&self, says: bool) -> Vec<Event> {
        let (_, events) = self.way(&State::begin(&self.step), says).unwrap_or_default();
        let shortest = |event| match event {
            Event::Answer { position, moves, .. } => Event::Shortest { position, moves },
            event => event,
        };
        events.into_iter().map(shortest).collect()
    }

    /// The way from a state to the goal, by moves alone or with what is to be said: the states on it, and what is told of it.
    /// Moves that follow one another, the opponent's between them, are told together.
    fn way(&self, from: &State, says: bool) -> Option<(Vec<State>, Vec<Event>)> {
        let way = if says {
            proof::shortest_way(&self.step, from)?
        } else {
            proof::solution(&self.step, from).ok()?.into_iter().map(Doing::Move).collect()
        };
        let student = from.position().turn();
        let (mut now, mut states, mut events) = (from.clone(), Vec::new(), Vec::new());
        for doing in way {
            let position = *now.position();
            let attempt = match doing {
                // The opponent's moves come of themselves.
                Doing::Move(mv) if position.piece_at(mv.from()).is_none_or(|piece| piece.color != student) => continue,
                Doing::Move(mv) => Attempt::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() },
                Doing::Say(act) => {
                    events.push(Event::AnswerSaid { position, act });
                    Attempt::Act(act)
                }
            };
            let (next, outcome) = exercise::advance(&self.step, &now, attempt);
            now = next;
            states.push(now.clone());
            let (Outcome::Going(played) | Outcome::Solved(played, _) | Outcome::Missed(played, _)) = outcome else {
                continue;
            };
            let made = std::iter::once(played.mv).chain(played.reply);
            if let Some(Event::Answer { moves, .. }) = events.last_mut() {
                moves.extend(made);
            } else {
                events.push(Event::Answer { position, moves: made.collect(), squares: SquareSet::EMPTY });
            }
        }
        Some((states, events))
    }
}
