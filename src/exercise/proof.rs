//! Proofs by search: that a step can be solved, in how few moves, by which first moves – and, while a student plays,
//! that it still can be. Every search has a budget, and says so when it ends.

use std::collections::{HashSet, VecDeque};

use crate::lesson::{Goal, Mark, Opponent, Play, Step, Task};
use crate::rules::{Move, Position, Setup, SquareSet};

use super::{Miss, Progress, State, Verdict, make, mate};

/// Positions that the checker's proof of one step may look at.
pub const BUDGET: u64 = 300_000;

/// Positions that the search for a dead end may look at between two keys of a student.
const BUDGET_IN_PLAY: u64 = 20_000;

/// How many positions a search may still look at.
#[derive(Clone, Debug)]
pub struct Budget(u64);

impl Budget {
    /// A budget of so many positions.
    pub const fn new(positions: u64) -> Budget {
        Budget(positions)
    }

    /// Takes one position from the budget; `false` when it is used up.
    pub const fn spend(&mut self) -> bool {
        match self.0.checked_sub(1) {
            Some(left) => {
                self.0 = left;
                true
            }
            None => false,
        }
    }
}

/// What is proved of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Whether it can be solved.
    pub solvable: Solvable,
    /// The fewest moves that solve it (in `play`); the squares to mark (in `mark`).
    pub shortest: Option<u32>,
    /// Every first move of a shortest solution.
    pub first_moves: Vec<Move>,
}

/// Whether a step can be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solvable {
    /// It can.
    Yes,
    /// Every way was tried.
    No,
    /// The budget ended first.
    Unproved,
}

/// Proves a step from its beginning.
pub fn prove(step: &Step) -> Proof {
    prove_from(step, &State::begin(step), BUDGET)
}

/// Proves a step from where a student stands.
pub fn prove_from(step: &Step, state: &State, budget: u64) -> Proof {
    match (&step.task, &state.progress) {
        (Task::Play(play), Progress::Play(playing)) => {
            let mut budget = Budget::new(budget);
            match play.goal {
                Goal::Checkmate { moves } => prove_mate(play, state, moves.saturating_sub(playing.moves), &mut budget),
                Goal::Reach { .. } | Goal::Capture { .. } | Goal::Check | Goal::AnswerCheck { .. } => {
                    prove_path(play, state, &mut budget)
                }
            }
        }
        (Task::Mark(Mark { answer }), _) => {
            let squares = answer.answer(state.position());
            let solvable = if squares.is_empty() { Solvable::No } else { Solvable::Yes };
            Proof { solvable, shortest: Some(squares.len()), first_moves: Vec::new() }
        }
        (Task::Show(_) | Task::Play(_), _) => {
            Proof { solvable: Solvable::Yes, shortest: None, first_moves: Vec::new() }
        }
    }
}

/// The reason why a state is a dead end: its goal can no longer be reached, or not in the moves that are left.
/// `None` where it can, and where that is not known within the budget.
pub(super) fn dead_end(step: &Step, state: &State) -> Option<Miss> {
    let (Task::Play(play), Progress::Play(playing)) = (&step.task, &state.progress) else { return None };
    let targets = playing.left;
    match &play.goal {
        Goal::Checkmate { moves } => {
            // The opponent has answered, so the question is whether mate is still forced from here.
            let left = moves.saturating_sub(playing.moves);
            let proof = prove_mate(play, state, left, &mut Budget::new(mate::BUDGET));
            (proof.solvable == Solvable::No).then_some(Miss::LineEnded)
        }
        Goal::Reach { .. } | Goal::Capture { .. } => match fewest_moves(play, state, u32::MAX, BUDGET_IN_PLAY) {
            Fewest::Never => Some(Miss::OutOfReach { targets }),
            Fewest::Moves(needed) => {
                let left = play.limit?.saturating_sub(playing.moves);
                (needed > left).then_some(Miss::TooFar { needed, left })
            }
            Fewest::Unknown => None,
        },
        Goal::Check | Goal::AnswerCheck { .. } => None,
    }
}

/// The moves of one shortest solution from here, the opponent's answers between them; empty where none is found.
pub fn solution(step: &Step, state: &State) -> Vec<Move> {
    let Task::Play(play) = &step.task else { return Vec::new() };
    let mut line = Vec::new();
    let mut state = state.clone();
    // Each round is one student's move nearer to the goal, so this ends after `shortest` rounds.
    while let Some(&mv) = prove_from(step, &state, BUDGET).first_moves.first() {
        let Progress::Play(playing) = &state.progress else { break };
        let turn = make(play, &state, playing, mv);
        line.push(mv);
        line.extend(turn.played.reply);
        match turn.verdict {
            Verdict::Going => state = turn.state,
            Verdict::Solved(_) | Verdict::Missed(_) => break,
        }
    }
    line
}

/// A move, and the position in which it is made, that gives check before the goal is reached while the opponent stands still.
/// The try ends there, since no side may leave its king in check; whoever writes the step should know. Looks at
/// `budget` positions at the most, the nearest first.
pub fn check_on_the_way(step: &Step, budget: u64) -> Option<(Position, Move)> {
    let Task::Play(play) = &step.task else { return None };
    let mut budget = Budget::new(budget);
    let mut seen: HashSet<(Setup, SquareSet, Vec<usize>)> = HashSet::new();
    let mut open = VecDeque::from([State::begin(step)]);
    while let Some(state) = open.pop_front() {
        let Progress::Play(playing) = &state.progress else { return None };
        for mv in state.position().legal_moves().iter().copied() {
            if !budget.spend() {
                return None;
            }
            let turn = make(play, &state, playing, mv);
            match turn.verdict {
                Verdict::Missed(Miss::CheckTooEarly) => return Some((*state.position(), mv)),
                Verdict::Missed(_) | Verdict::Solved(_) => {}
                Verdict::Going => {
                    if seen.insert(key(&turn.state)) {
                        open.push_back(turn.state);
                    }
                }
            }
        }
    }
    None
}

/// The shortest path to the goal where each move is the student's own, or the answers are written down.
fn prove_path(play: &Play, state: &State, budget: &mut Budget) -> Proof {
    let fewest = match search(play, state, None, u32::MAX, budget) {
        Fewest::Moves(fewest) => fewest,
        Fewest::Never => return Proof { solvable: Solvable::No, shortest: None, first_moves: Vec::new() },
        Fewest::Unknown => return Proof { solvable: Solvable::Unproved, shortest: None, first_moves: Vec::new() },
    };
    // The first moves of shortest paths are those from which the rest takes one move less.
    let first_moves = state
        .position()
        .legal_moves()
        .iter()
        .copied()
        .filter(|&mv| search(play, state, Some(mv), fewest, budget) == Fewest::Moves(fewest))
        .collect();
    Proof { solvable: Solvable::Yes, shortest: Some(fewest), first_moves }
}

/// What a search for the shortest path found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fewest {
    Moves(u32),
    Never,
    Unknown,
}

fn fewest_moves(play: &Play, state: &State, most: u32, budget: u64) -> Fewest {
    search(play, state, None, most, &mut Budget::new(budget))
}

/// Searches breadth first, each position with the targets left in it once; at most `most` moves deep, and beginning with
/// `first` where it is given.
fn search(play: &Play, start: &State, first: Option<Move>, most: u32, budget: &mut Budget) -> Fewest {
    // The move limit is judged by the caller: a search that stopped at it could not say how far it misses. (A check
    // that may take several moves is bounded by its limit alone.)
    let limit = if play.goal == Goal::Check { play.limit } else { None };
    let play = &Play { limit, ..play.clone() };
    let mut seen: HashSet<(Setup, SquareSet, Vec<usize>)> = HashSet::new();
    let mut front = vec![start.clone()];
    let mut depth = 0;
    while !front.is_empty() && depth < most {
        depth += 1;
        let mut next_front = Vec::new();
        for state in &front {
            let Progress::Play(playing) = &state.progress else { return Fewest::Never };
            for mv in state.position().legal_moves().iter().copied() {
                if depth == 1 && first.is_some_and(|first| first != mv) {
                    continue;
                }
                if !budget.spend() {
                    return Fewest::Unknown;
                }
                let turn = make(play, state, playing, mv);
                match turn.verdict {
                    Verdict::Solved(_) => return Fewest::Moves(depth),
                    Verdict::Missed(_) => {}
                    Verdict::Going => {
                        if seen.insert(key(&turn.state)) {
                            next_front.push(turn.state);
                        }
                    }
                }
            }
        }
        front = next_front;
    }
    Fewest::Never
}

/// What makes two states the same for a search: clocks and counters apart, everything that decides what can follow.
fn key(state: &State) -> (Setup, SquareSet, Vec<usize>) {
    let setup = Setup { halfmove_clock: 0, fullmove_number: 1, ..state.position().setup() };
    match &state.progress {
        Progress::Play(playing) => (setup, playing.left, playing.branches.clone()),
        Progress::Show { .. } | Progress::Mark { .. } => (setup, SquareSet::EMPTY, Vec::new()),
    }
}

/// Mate in so many moves against every defence. Moves of a script that lead elsewhere are no solution.
fn prove_mate(play: &Play, state: &State, moves: u32, budget: &mut Budget) -> Proof {
    let position = state.position();
    for depth in 1..=moves {
        let mut unknown = false;
        let mut first_moves = Vec::new();
        for mv in position.legal_moves().iter().copied() {
            match mate::defence(&position.play(mv), depth - 1, budget) {
                mate::Defended::No => first_moves.push(mv),
                mate::Defended::By(_) | mate::Defended::Stalemate => {}
                mate::Defended::Unknown => unknown = true,
            }
        }
        if !first_moves.is_empty() {
            // Where the answers are written down, the hint must follow the line.
            if let (Opponent::Line(_), Progress::Play(playing)) = (&play.opponent, &state.progress) {
                first_moves.sort_by_key(|&mv| {
                    !matches!(make(play, state, playing, mv).verdict, Verdict::Going | Verdict::Solved(_))
                });
            }
            return Proof { solvable: Solvable::Yes, shortest: Some(depth), first_moves };
        }
        if unknown {
            return Proof { solvable: Solvable::Unproved, shortest: None, first_moves };
        }
    }
    Proof { solvable: Solvable::No, shortest: None, first_moves: Vec::new() }
}
