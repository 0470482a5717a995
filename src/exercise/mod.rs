//! A step being solved, as a pure function: [`advance`] takes where the student stands and what they try, and says
//! what comes of it. The session and the checker's proofs both stand on it, so what is proved is what the student meets.
//!
//! Being refused by the rules changes nothing and counts for nothing. A legal move either solves the step, goes on
//! towards it, or misses it – and a miss always has its reason, found by the rules core or by [search](proof).

mod act;
mod budget;
mod choose;
mod declare;
mod fail;
mod goal;
pub mod mate;
mod miss;
pub mod opponent;
mod path;
pub mod place;
mod play_out;
pub mod proof;
mod reach;
mod state;
mod turn;
pub mod write;

use crate::lesson::{Script, Step, Task};
use crate::rules::{Refusal, Square, SquareSet};

pub use act::{Act, ActMiss, Alike, Announced, Difference, Done, Instead, Lack, NotPossible, Said};
pub use choose::{Choosing, Chosen};
pub use declare::lack;
pub use goal::{to_be_brought, way_of, ways_out};
pub use miss::{Miss, Relation, Why};
pub use path::Doing;
pub use place::Placement;
pub use state::{Attempt, Left, Placing, Played, Playing, Progress, State};
pub use write::Writing;

use miss::Verdict;
use turn::PendingTurn;

impl State {
    /// The step at its beginning.
    pub fn begin(step: &Step) -> State {
        let progress = match &step.task {
            Task::Show(_) => Progress::Show { shown: 0 },
            Task::Play(play) => {
                let left = goal::begin(play, step.diagram.game.position());
                Progress::Play(Playing { moves: 0, left, line: Script::ROOT })
            }
            Task::Mark(_) => Progress::Mark { marked: SquareSet::EMPTY },
            Task::Place(place) => Progress::Place(Placing::begin(place, step.diagram.game.position().board())),
            Task::Write(_) => Progress::Write,
            Task::Choose(_) => Progress::Choose(Choosing::default()),
        };
        State { game: step.diagram.game.clone(), progress }
    }
}

/// What came of an attempt.
#[must_use]
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The rules do not allow it; nothing has changed.
    Refused(Refusal),
    /// A legal move; the goal is not reached yet, and still can be.
    Going(Played),
    /// A legal move that misses the goal, or after which it can no longer be reached.
    Missed(Played, Miss),
    /// The goal is reached.
    Solved(Played, Why),
    /// A mark was set or taken away.
    Toggled {
        /// The square.
        square: Square,
        /// Whether it is marked now.
        marked: bool,
    },
    /// The marks are not what was asked for.
    WrongMarks {
        /// Marked, and not part of the answer.
        extra: SquareSet,
        /// Part of the answer, and not marked.
        missing: SquareSet,
    },
    /// Nothing is marked yet, and something has to be: that is no answer.
    NothingMarked,
    /// The marks are right.
    RightMarks(SquareSet),
    /// What came of putting pieces on the board.
    Placing(Placement),
    /// What came of writing.
    Writing(Writing),
    /// An option was picked, or the picks were handed in.
    Chosen(Chosen),
    /// A move of the line was shown; its number in the line.
    Shown(usize),
    /// Everything is read.
    Read,
    /// Something was said.
    Said(Said),
    /// This kind of step has no use for such an attempt; nothing has changed.
    OutOfPlace,
}

/// What comes of an attempt, and where it leaves the student. Pure: the same step, state and attempt always give the
/// same. After a miss the state returned stands *after* the move, so that it can be looked at; whoever keeps the states
/// goes back to the one before.
pub fn advance(step: &Step, state: &State, attempt: Attempt) -> (State, Outcome) {
    match (&step.task, &state.progress, attempt) {
        (Task::Play(play), Progress::Play(playing), Attempt::Move { from, to, promotion }) => {
            match state.game.judge(from, to, promotion) {
                Err(refusal) => (state.clone(), Outcome::Refused(refusal)),
                Ok(mv) => {
                    let turn = turn::make(play, &state.game, playing, mv);
                    let next = State { game: turn.game(&state.game), progress: Progress::Play(turn.playing) };
                    let outcome = match turn.verdict {
                        Verdict::Solved(why) => Outcome::Solved(turn.played, why),
                        // Of a move that no line goes on with, what it has spoilt says more.
                        Verdict::Missed(Miss::Unforeseen) => {
                            let spoilt = PendingTurn::of(play, &state.game, playing, mv).spoilt(play, &state.game);
                            Outcome::Missed(turn.played, spoilt.unwrap_or(Miss::Unforeseen))
                        }
                        Verdict::Missed(miss) => Outcome::Missed(turn.played, miss),
                        Verdict::Going => match proof::dead_end(step, &next) {
                            Some(miss) => Outcome::Missed(turn.played, miss),
                            None => Outcome::Going(turn.played),
                        },
                    };
                    (next, outcome)
                }
            }
        }
        (Task::Play(play), Progress::Play(playing), Attempt::Act(act)) if play.takes_acts() => {
            let (next, said) = declare::advance(play, state, playing, act);
            (next, Outcome::Said(said))
        }
        (Task::Mark(_), Progress::Mark { marked }, Attempt::Toggle(square)) => {
            let is_marked = !marked.contains(square);
            let marked = if is_marked { marked.with(square) } else { marked.without(square) };
            let next = State { game: state.game.clone(), progress: Progress::Mark { marked } };
            (next, Outcome::Toggled { square, marked: is_marked })
        }
        (Task::Mark(mark), Progress::Mark { marked }, Attempt::Submit) => {
            let answer = mark.answer.answer(state.position());
            let (extra, missing) = (*marked & !answer, answer & !*marked);
            let outcome = if extra.is_empty() && missing.is_empty() {
                Outcome::RightMarks(answer)
            } else if marked.is_empty() {
                Outcome::NothingMarked
            } else {
                Outcome::WrongMarks { extra, missing }
            };
            (state.clone(), outcome)
        }
        (Task::Choose(task), Progress::Choose(choosing), Attempt::Pick(option)) => {
            match choose::pick(task, state, *choosing, option) {
                Some((next, chosen)) => (next, Outcome::Chosen(chosen)),
                None => (state.clone(), Outcome::OutOfPlace),
            }
        }
        (Task::Choose(task), Progress::Choose(choosing), Attempt::Submit) => {
            let (next, chosen) = choose::submit(task, state, *choosing);
            (next, Outcome::Chosen(chosen))
        }
        (Task::Show(show), Progress::Show { shown }, Attempt::Next) => match show.line.get(*shown) {
            None => (state.clone(), Outcome::Read),
            Some(shown_move) => {
                let mut game = state.game.clone();
                // A line may let one side move twice: the other stands still in between.
                let mover = state.position().piece_at(shown_move.mv.from()).map(|piece| piece.color);
                if mover.is_some_and(|color| color != state.position().turn()) {
                    game.stand_still();
                }
                game.play(shown_move.mv);
                (State { game, progress: Progress::Show { shown: shown + 1 } }, Outcome::Shown(*shown))
            }
        },
        (Task::Place(place), Progress::Place(placing), attempt) => {
            let begun = step.diagram.game.position().board();
            match place::advance(place, begun, state, placing, &attempt) {
                Some((next, placement)) => (next, Outcome::Placing(placement)),
                None => (state.clone(), Outcome::OutOfPlace),
            }
        }
        (Task::Write(write), Progress::Write, Attempt::Write(text)) => {
            let (next, writing) = write::advance(write, state, text);
            (next, Outcome::Writing(writing))
        }
        _ => (state.clone(), Outcome::OutOfPlace),
    }
}
