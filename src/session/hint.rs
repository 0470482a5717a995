//! The hint ladder: the rule, which piece, which squares, the move – each computed from the position as it stands, so
//! that a hint is true wherever the student has got to. What the teacher wrote comes instead.

use super::{PlaceHint, WriteHint};
use crate::exercise::proof::{self, Unsolved};
use crate::exercise::{Act, Doing, Progress, State};
use crate::lesson::{Choice, MarkKind, Rule, Squares, Step, Task, TextKey};
use crate::rules::{Move, Placed, Position, Square, SquareSet};

/// One rung of help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Words of the teacher's.
    Written(TextKey),
    /// The rule that the step is about.
    Rule(Rule),
    /// The piece to move.
    Piece(Placed),
    /// Where it can go.
    Squares {
        /// The piece.
        piece: Placed,
        /// Its legal moves.
        targets: SquareSet,
        /// Those of them with which a shortest solution begins; empty where only one of them is known, and there may be others.
        right: SquareSet,
    },
    /// The move.
    Move {
        /// The position in which it is played.
        position: Position,
        /// The move.
        mv: Move,
    },
    /// How many squares are to be marked.
    Count(u32),
    /// One that is still missing.
    OneMore(Square),
    /// All of them.
    All(SquareSet),
    /// How many options are right.
    CountOptions(u32),
    /// One option that is not right: it is struck out.
    Strike {
        /// Its number from 0.
        option: usize,
        /// What it says.
        choice: Choice,
    },
    /// The right options.
    Options(Vec<Choice>),
    /// From here the goal is out of reach: take a move back. No rung of the ladder: it is free, and said as often as it is so.
    TakeBack,
    /// Any move first, and then something is to be said.
    MoveFirst,
    /// Nothing is to be moved now: something is to be said.
    NothingToMove,
    /// Say this.
    Say {
        /// The position in which it is said.
        position: Position,
        /// What.
        act: Act,
    },
    /// About pieces to be put on the board.
    Place(PlaceHint),
    /// About what is to be written.
    Write(WriteHint),
}

impl Hint {
    /// The squares that it lights.
    pub(super) fn lit(&self) -> Vec<(MarkKind, SquareSet)> {
        match self {
            Hint::Written(_)
            | Hint::Rule(_)
            | Hint::Count(_)
            | Hint::CountOptions(_)
            | Hint::Strike { .. }
            | Hint::Options(_)
            | Hint::TakeBack
            | Hint::MoveFirst
            | Hint::NothingToMove
            | Hint::Say { .. } => Vec::new(),
            Hint::Piece(piece) => vec![(MarkKind::Target, SquareSet::of(piece.square))],
            Hint::Squares { piece, targets, .. } => {
                vec![(MarkKind::Target, SquareSet::of(piece.square)), (MarkKind::CanGo, *targets)]
            }
            Hint::Move { mv, .. } => vec![(MarkKind::Target, SquareSet::of(mv.from()).with(mv.to()))],
            Hint::OneMore(square) => vec![(MarkKind::Target, SquareSet::of(*square))],
            Hint::All(squares) => vec![(MarkKind::Target, *squares)],
            Hint::Place(hint) => hint.lit(),
            // What is asked for may be the very name of a square: nothing is lit.
            Hint::Write(_) => Vec::new(),
        }
    }
}

impl Hint {
    /// Whether whoever has this hint learns nothing from the other, which comes after it.
    pub(super) fn says_as_much_as(&self, next: &Hint) -> bool {
        match (self, next) {
            (Hint::OneMore(square), Hint::All(all)) => *all == SquareSet::of(*square),
            (Hint::Place(PlaceHint::One(one)), Hint::Place(PlaceHint::All(all))) => all.as_slice() == [*one],
            // Its only move; what a pawn becomes is another matter.
            (Hint::Squares { piece, targets, .. }, Hint::Move { mv, .. }) => {
                mv.promotion().is_none() && mv.from() == piece.square && *targets == SquareSet::of(mv.to())
            }
            _ => self == next,
        }
    }
}

/// The next rung after so many; `None` at the top of the ladder.
pub(super) fn next(step: &Step, state: &State, rungs: u32) -> Option<Hint> {
    let rung = usize::try_from(rungs).ok()?;
    if !step.hints.is_empty() {
        return step.hints.get(rung).cloned().map(Hint::Written);
    }
    match (&step.task, &state.progress) {
        (Task::Play(play), _) => {
            let ruled = usize::from(!step.rules.is_empty());
            if rung < ruled {
                return step.rules.first().copied().map(Hint::Rule);
            }
            let mut first = None;
            if play.goal.asks_for_act() {
                match proof::shortest_way(step, state).as_deref() {
                    Some([Doing::Say(act), ..]) => {
                        return match rung - ruled {
                            0 => Some(Hint::NothingToMove),
                            1 => Some(Hint::Say { position: *state.position(), act: *act }),
                            _ => None,
                        };
                    }
                    // Any move will do before an offer.
                    Some([Doing::Move(_), Doing::Say(act @ Act::Offer)]) => {
                        return match rung - ruled {
                            0 => Some(Hint::MoveFirst),
                            1 => Some(Hint::Say { position: *state.position(), act: *act }),
                            _ => None,
                        };
                    }
                    Some([Doing::Move(mv), ..]) => first = Some(*mv),
                    Some([]) | None => return Some(Hint::TakeBack),
                }
            }
            let mv = match first.map_or_else(|| proof::next_move(step, state), Ok) {
                Ok(mv) => mv,
                Err(Unsolved::Impossible) => return Some(Hint::TakeBack),
                Err(Unsolved::Unproved) => return None,
            };
            let position = *state.position();
            let piece = Placed { piece: position.piece_at(mv.from())?, square: mv.from() };
            match rung - ruled {
                0 => Some(Hint::Piece(piece)),
                1 => {
                    let firsts = proof::first_moves(step, state);
                    let right =
                        firsts.iter().filter(|first| first.from() == mv.from()).map(|first| first.to()).collect();
                    Some(Hint::Squares { piece, targets: position.targets(mv.from()), right })
                }
                2 => Some(Hint::Move { position, mv }),
                _ => None,
            }
        }
        (Task::Mark(mark), Progress::Mark { marked }) => {
            let answer = mark.answer.answer(state.position());
            let missing = answer & !*marked;
            let asked = matches!(mark.answer, Squares::Asked(_)) && !step.rules.is_empty();
            let ruled = usize::from(asked);
            if rung < ruled {
                return step.rules.first().copied().map(Hint::Rule);
            }
            match rung - ruled {
                0 => Some(Hint::Count(answer.len())),
                1 => Some(missing.first().map_or(Hint::All(answer), Hint::OneMore)),
                2 => Some(Hint::All(answer)),
                _ => None,
            }
        }
        (Task::Place(place), _) => PlaceHint::next(step, place, state, rung),
        (Task::Write(write), _) => WriteHint::next(step, write, state, rung),
        (Task::Choose(choose), Progress::Choose(choosing)) => {
            let ruled = usize::from(!step.rules.is_empty());
            if rung < ruled {
                return step.rules.first().copied().map(Hint::Rule);
            }
            super::choose::hint(choose, state, *choosing, rung - ruled)
        }
        (Task::Show(_) | Task::Mark(_) | Task::Choose(_), _) => None,
    }
}
