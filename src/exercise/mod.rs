//! A step being solved, as a pure function: [`advance`] takes where the student stands and what they try, and says
//! what comes of it. The session and the checker's proofs both stand on it, so what is proved is what the student meets.
//!
//! Being refused by the rules changes nothing and counts for nothing. A legal move either solves the step, goes on
//! towards it, or misses it – and a miss always has its reason, found by the rules core or by [search](proof).

mod act;
mod choose;
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
mod turn;
pub mod write;

use crate::lesson::{AnswerWay, Play, Step, Task};
use crate::rules::{Color, Game, Move, Piece, PieceKind, Placed, Position, Refusal, Square, SquareSet};

pub use act::{
    Act, ActMiss, Alike, Announced, Difference, Doing, Done, Instead, Lack, NotPossible, Said, lack,
    sayings_that_solve, way as way_to_say,
};
pub use choose::{Choosing, Chosen};
pub use fail::Spared;
pub use goal::{Part, Why, to_be_brought, way_of, ways_out};
pub use miss::{Miss, Relation, Slip};
pub use place::{Placement, Placing};
pub use write::Writing;

use turn::Verdict;

/// What a student may try in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// To move a piece (in `play`).
    Move {
        /// From this square.
        from: Square,
        /// To this one.
        to: Square,
        /// Becoming this, where a pawn reaches its last rank.
        promotion: Option<PieceKind>,
    },
    /// To mark a square, or to take its mark away (in `mark`).
    Toggle(Square),
    /// To put a piece on the board (in `place`).
    Put {
        /// One of those that lie beside it.
        piece: Piece,
        /// An empty square.
        square: Square,
    },
    /// To lift a piece off the board (in `place`).
    Lift(Square),
    /// To write a square's name or a move (in `write`).
    Write(String),
    /// To pick an option by its number from 0, or to let it go (in `choose`).
    Pick(usize),
    /// To say that all squares are marked (in `mark`), all that is right picked (in `choose`), all pieces put (in
    /// `place`).
    Submit,
    /// To read on (in `show`).
    Next,
    /// To say something that may end the game (in `play`).
    Act(Act),
}

/// How far a step has come.
#[derive(Clone, Debug)]
pub struct State {
    /// The board, with the moves played so far.
    pub game: Game,
    /// What the kind of step keeps beside it.
    pub progress: Progress,
}

impl State {
    /// The step at its beginning.
    pub fn begin(step: &Step) -> State {
        let progress = match &step.task {
            Task::Show(_) => Progress::Show { shown: 0 },
            Task::Play(play) => Progress::Play(Playing::begin(play, step.diagram.game.position())),
            Task::Mark(_) => Progress::Mark { marked: SquareSet::EMPTY },
            Task::Place(place) => Progress::Place(Placing::begin(place, step.diagram.game.position().board())),
            Task::Write(_) => Progress::Write,
            Task::Choose(_) => Progress::Choose(Choosing::default()),
        };
        State { game: step.diagram.game.clone(), progress }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
    }
}

/// What a kind of step keeps beside the board.
#[derive(Clone, Debug)]
pub enum Progress {
    /// Moves shown so far.
    Show {
        /// How many of the line.
        shown: usize,
    },
    /// The state of a goal.
    Play(Playing),
    /// Squares marked so far.
    Mark {
        /// The marks.
        marked: SquareSet,
    },
    /// What lies beside the board.
    Place(Placing),
    /// Nothing: what is written is right or not.
    Write,
    /// Options picked and ruled out so far.
    Choose(Choosing),
}

/// How far a goal has come.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Playing {
    /// Moves that the student has made.
    pub moves: u32,
    /// What is left of each part of the goal, in the order of [`crate::lesson::Goal::parts`].
    pub parts: Vec<Part>,
    /// The student's men that must not be lost, where they stand now.
    pub guarded: SquareSet,
    /// The opponent's men that must not be taken.
    pub spared: Vec<Spared>,
    /// The branches taken in the opponent's script.
    pub branches: Vec<usize>,
}

impl Playing {
    fn begin(play: &Play, position: &Position) -> Playing {
        Playing {
            moves: 0,
            parts: goal::begin(&play.goal, position),
            guarded: fail::guarded(&play.fail),
            spared: fail::spared(play),
            branches: Vec::new(),
        }
    }

    /// Squares that are still to be reached.
    pub fn targets(&self) -> SquareSet {
        self.left(|part| if let Part::Targets(left) = part { *left } else { SquareSet::EMPTY })
    }

    /// Men that are still to be captured, where they stand now.
    pub fn men(&self) -> SquareSet {
        self.left(|part| if let Part::Men(left) = part { *left } else { SquareSet::EMPTY })
    }

    fn left(&self, of: impl Fn(&Part) -> SquareSet) -> SquareSet {
        self.parts.iter().fold(SquareSet::EMPTY, |all, part| all | of(part))
    }

    /// The ways out of check that are still to be shown, where every one is wanted.
    pub fn ways(&self) -> Vec<AnswerWay> {
        let ways =
            self.parts.iter().find_map(|part| if let Part::Ways(left) = part { Some(left.clone()) } else { None });
        ways.unwrap_or_default()
    }

    /// Follows the men that count when the opponent, of this colour, moves.
    fn follow(&mut self, reply: Move, color: Color) {
        for part in &mut self.parts {
            if let Part::Men(left) = part {
                fail::follow(left, reply, color);
            }
        }
        for men in &mut self.spared {
            fail::follow(&mut men.stand, reply, color);
        }
    }

    /// Takes out the man that stands here, if it is one that must not be taken, and gives where it stood in the diagram, or one
    /// of which the same is forbidden.
    fn take(&mut self, square: Square) -> Option<Square> {
        let men = self.spared.iter_mut().find(|men| men.stand.contains(square))?;
        men.stand = men.stand.without(square);
        Some(men.stood)
    }
}

/// A move of the student's that was made, and the answer to it.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The position before it.
    pub before: Position,
    /// The student's move.
    pub mv: Move,
    /// The position after it and before the answer.
    pub after: Position,
    /// The answer, where the opponent has one.
    pub reply: Option<Move>,
    /// Where the man that it takes stood in the diagram, if that is one that must not be taken; another stands for it of which
    /// the same is forbidden.
    pub spared: Option<Square>,
}

impl Played {
    /// The student's piece, where it now stands.
    pub fn arrived(&self) -> Option<Placed> {
        let square = self.mv.to();
        self.after.piece_at(square).map(|piece| Placed { piece, square })
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
                    let turn = turn::make(play, state, playing, mv);
                    let outcome = match turn.verdict {
                        Verdict::Solved(why) => Outcome::Solved(turn.played, why),
                        // Of a move that no line goes on with, what it has spoilt says more.
                        Verdict::Missed(miss @ (Miss::Unforeseen | Miss::DeadEnd)) => {
                            let spoilt = turn::Half::of(play, state, playing, mv).spoilt(play, &state.game);
                            Outcome::Missed(turn.played, spoilt.unwrap_or(miss))
                        }
                        Verdict::Missed(Miss::MateUnforced { asked, .. }) => {
                            let slip = goal::slip(&state.game, playing, asked).map(Box::new);
                            Outcome::Missed(turn.played, Miss::MateUnforced { asked, slip })
                        }
                        Verdict::Missed(miss) => Outcome::Missed(turn.played, miss),
                        Verdict::Going => match proof::dead_end(step, &turn.state) {
                            Some(miss) => Outcome::Missed(turn.played, miss),
                            None => Outcome::Going(turn.played),
                        },
                    };
                    (turn.state, outcome)
                }
            }
        }
        (Task::Play(play), Progress::Play(playing), Attempt::Act(act)) if play.takes_acts() => {
            let (next, said) = act::advance(play, state, playing, act);
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
            choose::pick(task, state, *choosing, option)
        }
        (Task::Choose(task), Progress::Choose(choosing), Attempt::Submit) => choose::submit(task, state, *choosing),
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
