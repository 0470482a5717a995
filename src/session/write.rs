//! What is written: what is told, the hints, the answer shown.

use crate::exercise::write::{Writing, Written, letter_of, same};
use crate::exercise::{Attempt, State};
use crate::lesson::{Asked, MarkKind, Step, Task, Write};
use crate::rules::{CastlingSide, Move, PieceKind, Position, Square, SquareSet};

use super::hint::Hint;
use super::lit::ends_of;
use super::{Event, Session, Solution};

/// A rung of help where something is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteHint {
    /// On which file the square is.
    File(Square),
    /// The name of the square.
    Name(Square),
    /// With which letter the move begins; a pawn's with none.
    Letter(PieceKind),
    /// Castling has signs of its own.
    Castling(CastlingSide),
    /// Where the move goes.
    To(Square),
    /// The move as it is written.
    Move {
        /// The position in which it is played.
        position: Position,
        /// The move.
        mv: Move,
    },
}

impl WriteHint {
    /// The rule, and then the name or the move part by part.
    pub(super) fn next(step: &Step, write: &Write, state: &State, rung: usize) -> Option<Hint> {
        let ruled = usize::from(!step.rules.is_empty());
        if rung < ruled {
            return step.rules.first().copied().map(Hint::Rule);
        }
        let ladder = match write.asked {
            Asked::Square(square) => vec![WriteHint::File(square), WriteHint::Name(square)],
            Asked::Move { mv, .. } => {
                let whole = WriteHint::Move { position: *state.position(), mv };
                match mv.castling() {
                    Some(side) => vec![WriteHint::Castling(side), whole],
                    None => {
                        let letter = WriteHint::Letter(letter_of(mv).unwrap_or(PieceKind::Pawn));
                        vec![letter, WriteHint::To(mv.to()), whole]
                    }
                }
            }
        };
        ladder.into_iter().nth(rung - ruled).map(Hint::Write)
    }
}

impl Session {
    /// What came of writing.
    pub(super) fn written(&mut self, next: State, writing: Writing, attempt: &Attempt) -> Vec<Event> {
        match writing {
            Writing::Wrong(not_it) => {
                self.lit.clear();
                let remarks = self.remarks(attempt, SquareSet::EMPTY);
                self.failed += u32::from(not_it.slip.counts() || self.is_foreseen_in_test(&remarks));
                std::iter::once(Event::NotWritten(not_it)).chain(remarks).collect()
            }
            Writing::Right(written) => {
                self.go_on(next);
                self.lit = match written {
                    Written::Square(square) => vec![(MarkKind::Target, SquareSet::of(square))],
                    Written::Move { mv, .. } => vec![(MarkKind::LastMove, ends_of(mv))],
                };
                vec![self.solve(Solution::Written(written))]
            }
        }
    }

    /// Whether two answers say the same.
    pub(super) fn is_same_writing(&self, one: &str, other: &str) -> bool {
        match &self.step.task {
            Task::Write(write) => same(self.game(), write.asked, one, other),
            _ => false,
        }
    }

    /// Says the answer, and plays it if it is a move.
    pub(super) fn show_written(&mut self) -> Vec<Event> {
        let Task::Write(write) = &self.step.task else { return Vec::new() };
        let position = *self.now.position();
        let (moves, squares) = match write.asked {
            Asked::Square(square) => (Vec::new(), SquareSet::of(square)),
            Asked::Move { mv, .. } => (vec![mv], SquareSet::EMPTY),
        };
        self.lit = vec![(MarkKind::Target, squares)];
        if let Some(&mv) = moves.first() {
            let mut next = self.now.clone();
            next.game.play(mv);
            self.go_on(next);
            self.lit = vec![(MarkKind::LastMove, ends_of(mv))];
        }
        vec![Event::Answer { position, moves, squares }, self.solve(Solution::Answer)]
    }
}
