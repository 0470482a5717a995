//! Proofs by search: that a step can be solved, in how few moves, by which first moves – and, while a student plays,
//! that it still can be. Every search has a budget, and says so when it ends.

use std::collections::{HashSet, VecDeque};

use crate::lesson::{Condition, Mark, Opponent, Play, Step, Task};
use crate::rules::{Game, Move, Position};

pub use super::budget::Budget;
use super::miss::{Miss, Verdict};
use super::path::{Answers, Doing, Found, Key, Search, search};
use super::state::{Playing, Progress, State};
use super::turn::{PendingTurn, make};
use super::{mate, place, play_out, reach};

/// Positions that the checker's proof of one step may look at.
pub const BUDGET: u64 = 300_000;

/// The same between two keys of a student: a few hundredths of a second.
const BUDGET_IN_PLAY: u64 = 5_000;

/// Positions that a search may look at between two keys in which the opponent helps.
const HELPED: u64 = 20_000;

/// Positions that a search against an opponent that answers by itself may cost, its answers included.
const NEAR: u64 = 20_000;

/// Against an opponent that stands still a search may look at so many times the positions that others may: each costs it a
/// fraction.
const PASSIVE: u64 = 26;

/// The same of a search for a mate.
const MATES: u64 = 20;

/// What is proved of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Whether it can be solved.
    pub solvable: Solvable,
    /// The fewest moves that solve it (in `play`); the squares to mark (in `mark`), the options to pick
    /// (in `choose`).
    pub shortest: Option<u32>,
    /// Every first move of a shortest solution; of a game against an opponent that answers by itself the one that was found.
    pub first_moves: Vec<Move>,
    /// How many moves of the student's the way took that was found, where no shortest one is known.
    pub found: Option<u32>,
}

impl Proof {
    /// Nothing more than whether it can be solved.
    const fn only(solvable: Solvable) -> Proof {
        Proof { solvable, shortest: None, first_moves: Vec::new(), found: None }
    }
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

/// How a step is proved.
#[derive(Clone, Copy)]
enum Method {
    /// Along the answers that the opponent gives, to the shortest path.
    Path,
    /// Through every defence, to a mate in at most so many moves.
    Mate(u32),
    /// Along the answers of an opponent that answers by itself as far as can be seen; beyond that a game is played out.
    Game,
}

impl Method {
    fn of(play: &Play, playing: &Playing) -> Method {
        match (&play.opponent, play.goal.forced_mate()) {
            _ if play.goal.asks_for_act() => Method::Path,
            (Opponent::Replies(_), Some(moves)) => Method::Mate(moves.saturating_sub(playing.moves)),
            (Opponent::Replies(_), None) => Method::Game,
            (Opponent::Still | Opponent::Line(_), _) => Method::Path,
        }
    }

    /// The shortest solution from here, as far as the budget allows; of a game only what is near, and nothing beyond the moves that
    /// a try has.
    fn search(self, play: &Play, state: &State, playing: &Playing, budget: u64) -> Search {
        match self {
            Method::Path if play.goal.asks_for_act() => {
                // Each state keeps its game, so with a long history there are fewer.
                let positions = u64::try_from(state.game.moves().len()).unwrap_or(u64::MAX).saturating_add(1);
                let mut budget = Budget::new((ACT_POSITIONS / positions).min(ACT_STATES));
                search(play, state, None, Answers::Own, &mut budget)
            }
            Method::Path => {
                let times = if matches!(play.opponent, Opponent::Still) { PASSIVE } else { 1 };
                search(play, state, None, Answers::Own, &mut Budget::new(budget * times))
            }
            Method::Mate(moves) => shortest_mate(play, state, playing, moves, &mut Budget::new(budget * MATES)),
            Method::Game => {
                let within = play.moves_allowed().map(|allowed| allowed.saturating_sub(playing.moves));
                search(play, state, within, Answers::Own, &mut Budget::new(NEAR))
            }
        }
    }
}

/// What a search may cost in which something is said, and the positions that all the games it keeps may have together.
const ACT_STATES: u64 = 20_000;
const ACT_POSITIONS: u64 = 500_000;

/// What a step to play asks for, and how far it has come.
fn played<'s>(step: &'s Step, state: &'s State) -> Option<(&'s Play, &'s Playing)> {
    match (&step.task, &state.progress) {
        (Task::Play(play), Progress::Play(playing)) => Some((play, playing)),
        _ => None,
    }
}

/// Proves a step from its beginning.
pub fn prove(step: &Step) -> Proof {
    prove_from(step, &State::begin(step), BUDGET)
}

/// Proves a step from where a student stands.
pub fn prove_from(step: &Step, state: &State, budget: u64) -> Proof {
    let so_many = |count: u32| {
        let solvable = if count == 0 { Solvable::No } else { Solvable::Yes };
        Proof { shortest: Some(count), ..Proof::only(solvable) }
    };
    match (&step.task, &state.progress) {
        (Task::Play(play), Progress::Play(playing)) => {
            let method = Method::of(play, playing);
            match method.search(play, state, playing, budget) {
                Search::Found(Found { moves, first_moves, .. }) => {
                    Proof { shortest: Some(moves), first_moves, ..Proof::only(Solvable::Yes) }
                }
                Search::Never => Proof::only(Solvable::No),
                // What can be seen to its end is proved; a long game is played out.
                Search::Unknown if matches!(method, Method::Game) => {
                    prove_by_playing_out(play, state, &mut play_out::share(budget, BUDGET))
                }
                Search::Unknown => Proof::only(Solvable::Unproved),
            }
        }
        (Task::Mark(Mark { answer }), _) => so_many(answer.answer(state.position()).len()),
        (Task::Choose(choose), _) => so_many(choose.right(&state.game).len()),
        (Task::Place(place), _) => {
            let begun = step.diagram.game.position().board();
            let mut budget = Budget::new(budget);
            let solution = place::solution(place, begun, state, &mut budget);
            match (solution, budget.spend()) {
                (Some(solution), _) => so_many(u32::try_from(solution.put.len()).unwrap_or(u32::MAX)),
                (None, true) => Proof::only(Solvable::No),
                (None, false) => Proof::only(Solvable::Unproved),
            }
        }
        (Task::Show(_) | Task::Play(_) | Task::Write(_), _) => Proof::only(Solvable::Yes),
    }
}

/// What a game played out proves: that it can be won, and in how many moves it was – or that it can not, whatever the
/// opponent answers.
fn prove_by_playing_out(play: &Play, state: &State, budget: &mut Budget) -> Proof {
    if let Some(line) = play_out::way(play, state, budget) {
        let found = u32::try_from(line.len().div_ceil(2)).ok();
        return Proof { first_moves: line.first().copied().into_iter().collect(), found, ..Proof::only(Solvable::Yes) };
    }
    let is_lost = reach::lost(play, state, &mut Budget::new(BUDGET)).is_some();
    Proof::only(if is_lost { Solvable::No } else { Solvable::Unproved })
}

/// In how many moves the mate that a step asks for is forced against every defence, whatever its line answers.
pub fn forced_in(step: &Step) -> Option<u32> {
    let Task::Play(play) = &step.task else { return None };
    let mut budget = Budget::new(BUDGET * MATES);
    let position = step.diagram.game.position();
    (1..=play.goal.forced_mate()?).find(|moves| mate::forced(position, *moves, &mut budget) == Some(true))
}

/// The reason why a state is a dead end: its goal can no longer be reached, or not in the moves that are left.
/// `None` where it can, and where that is not known within the budget.
pub(super) fn dead_end(step: &Step, state: &State) -> Option<Miss> {
    let (play, playing) = played(step, state)?;
    let method = Method::of(play, playing);
    match method {
        Method::Path if play.goal.asks_for_act() => return None,
        // After the student's move it was forced, whatever the answer; only what spoils the try can have changed that.
        Method::Mate(_) if is_plain_mate(play) => return None,
        // How a game against an opponent that answers by itself will go, no search of a moment can say – but that it cannot go
        // well, whatever is answered, can be seen.
        Method::Game => return reach::lost(play, state, &mut Budget::new(HELPED)),
        Method::Path | Method::Mate(_) => {}
    }
    let targets = playing.left.targets | playing.left.pieces;
    let names_targets = reach::needs_all(play);
    if names_targets {
        // What no piece of the student's could reach even on an empty board needs no search.
        let beyond = reach::beyond(play, state, targets);
        if beyond.any() {
            return Some(Miss::OutOfReach { targets: beyond });
        }
    }
    if let Some(miss) = reach::never_promotes(play, state) {
        return Some(miss);
    }
    match method.search(play, state, playing, BUDGET_IN_PLAY) {
        Search::Never if names_targets && is_out_of_reach(play, state, playing) => Some(Miss::OutOfReach { targets }),
        Search::Never => Some(Miss::DeadEnd),
        Search::Found(found) => {
            let left = play.moves_allowed()?.saturating_sub(playing.moves);
            (found.moves > left).then_some(Miss::TooFar { needed: found.moves, left })
        }
        Search::Unknown => None,
    }
}

/// Whether the targets cannot be reached even by moves that the step counts as failures: a piece that may be captured, if only
/// with a stalemate that must not be, is not out of reach.
fn is_out_of_reach(play: &Play, state: &State, playing: &Playing) -> bool {
    let freely = Play { fail: Vec::new(), ..play.clone() };
    let search = || Method::of(&freely, playing).search(&freely, state, playing, BUDGET_IN_PLAY);
    play.fail.is_empty() || matches!(search(), Search::Never)
}

/// Why there are no moves that solve a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// Every way was tried: there is none.
    Impossible,
    /// The budget ended first.
    Unproved,
}

/// One shortest solution from here by moves alone, the opponent's answers between them; against an opponent that answers by itself
/// some solution.
///
/// # Errors
/// There is no solution, or none was found within the budget.
pub fn solution(step: &Step, state: &State) -> Result<Vec<Move>, Unsolved> {
    let Some((play, playing)) = played(step, state) else { return Ok(Vec::new()) };
    let method = Method::of(play, playing);
    match method.search(play, state, playing, BUDGET) {
        Search::Found(found) => Ok(found.moves_made()),
        Search::Never => Err(Unsolved::Impossible),
        Search::Unknown if matches!(method, Method::Game) => {
            play_out::way(play, state, &mut play_out::share(BUDGET, BUDGET)).ok_or(Unsolved::Unproved)
        }
        Search::Unknown => Err(Unsolved::Unproved),
    }
}

/// What the student does and says in one shortest solution from here; `None` where there is none, or none was found.
pub fn shortest_way(step: &Step, state: &State) -> Option<Vec<Doing>> {
    let (play, playing) = played(step, state)?;
    match Method::of(play, playing).search(play, state, playing, BUDGET) {
        Search::Found(found) => Some(found.line.into_iter().map(|(doing, _)| doing).collect()),
        Search::Never | Search::Unknown => None,
    }
}

/// The first move of a solution. Against an opponent that answers by itself it is the move that the search would
/// play: nobody waits for a whole game to be played out.
///
/// # Errors
/// There is no solution, or none was found within the budget.
pub fn next_move(step: &Step, state: &State) -> Result<Move, Unsolved> {
    let (play, playing) = played(step, state).ok_or(Unsolved::Impossible)?;
    let method = Method::of(play, playing);
    let first = match method.search(play, state, playing, BUDGET) {
        Search::Found(found) => found.moves_made().first().copied(),
        Search::Never => None,
        Search::Unknown if matches!(method, Method::Game) => {
            let keeps = |mv: &Move| !matches!(make(play, &state.game, playing, *mv).verdict, Verdict::Missed(_));
            play_out::ranked(play, &state.game).into_iter().find(keeps)
        }
        Search::Unknown => return Err(Unsolved::Unproved),
    };
    first.ok_or(Unsolved::Impossible)
}

/// Every first move of a shortest solution from here; none where they are not known.
pub fn first_moves(step: &Step, state: &State) -> Vec<Move> {
    firsts(step, state, BUDGET)
}

fn firsts(step: &Step, state: &State, budget: u64) -> Vec<Move> {
    let Some((play, playing)) = played(step, state) else { return Vec::new() };
    match Method::of(play, playing).search(play, state, playing, budget) {
        Search::Found(found) => found.first_moves,
        Search::Never | Search::Unknown => Vec::new(),
    }
}

/// Whether a shortest solution from here begins with this move; `false` where that is not known.
pub fn begins_shortest(step: &Step, state: &State, mv: Move) -> bool {
    firsts(step, state, BUDGET_IN_PLAY).contains(&mv)
}

/// What a legal move is worth as the first of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstMove {
    /// It solves the step.
    Solves,
    /// A shortest solution begins with it.
    Begins,
    /// Neither, as far as is known.
    Other,
}

/// What this legal move is worth as the first of a step of which this is proved.
pub fn first_move(step: &Step, proof: &Proof, mv: Move) -> FirstMove {
    let begin = State::begin(step);
    let Some((play, playing)) = played(step, &begin) else { return FirstMove::Other };
    match PendingTurn::of(play, &begin.game, playing, mv).verdict {
        Verdict::Solved(_) => FirstMove::Solves,
        // Of a game that was played out the proof knows a way, and there may be better ones.
        _ if proof.shortest.is_some() && proof.first_moves.contains(&mv) => FirstMove::Begins,
        _ => FirstMove::Other,
    }
}

/// The shortest mate in at most so many moves against every defence, as the step lets it be played.
fn shortest_mate(play: &Play, state: &State, playing: &Playing, moves: u32, budget: &mut Budget) -> Search {
    let position = state.position();
    let mut mates = mate::Search::default();
    for depth in 1..=moves {
        let mut unknown = false;
        let mut first_moves = Vec::new();
        for mv in position.legal_moves().iter().copied() {
            match mates.defence(&position.play(mv), depth - 1, budget) {
                mate::Defended::No => first_moves.push(mv),
                mate::Defended::By(_) | mate::Defended::Stalemate => {}
                mate::Defended::Unknown => unknown = true,
            }
        }
        // A mate counts only if nothing spoils it, whatever is answered.
        let play = &Play { goal: play.goal.mate_within(playing.moves + depth), ..play.clone() };
        if !is_plain_mate(play) {
            first_moves.retain(|mv| mates_whatever_comes(play, &state.game, playing, *mv, depth - 1, budget));
            unknown |= budget.left() == 0;
        }
        let line = first_moves.first().and_then(|mv| mating_line(play, &state.game, playing, *mv, depth, budget));
        if let Some(line) = line {
            return Search::Found(Found { line, moves: depth, first_moves });
        }
        if unknown || budget.left() == 0 {
            return Search::Unknown;
        }
    }
    Search::Never
}

/// Whether nothing beside the mate decides if a move is right.
fn is_plain_mate(play: &Play) -> bool {
    play.fail.is_empty() && play.accept.is_empty() && play.goal.conditions.len() == 1
}

/// Whether a move mates within so many further ones whatever is answered, and nothing that the step counts as a failure is
/// needed for it; `false` when the budget ends first.
fn mates_whatever_comes(play: &Play, game: &Game, playing: &Playing, mv: Move, left: u32, budget: &mut Budget) -> bool {
    if !budget.spend() {
        return false;
    }
    let pending = PendingTurn::of(play, game, playing, mv);
    match pending.verdict {
        Verdict::Solved(_) => true,
        Verdict::Missed(_) => false,
        Verdict::Going => {
            let replies = pending.replies();
            let is_mated = |reply: &Move| {
                let turn = pending.clone().replied(play, *reply);
                let game = turn.game(game);
                let moves = game.position().legal_moves();
                matches!(turn.verdict, Verdict::Going)
                    && moves
                        .iter()
                        .any(|next| mates_whatever_comes(play, &game, &turn.playing, *next, left - 1, budget))
            };
            left > 0 && !replies.is_empty() && replies.iter().all(is_mated)
        }
    }
}

/// The moves that mate within so many, beginning with this one, with the answers of the step's own opponent.
fn mating_line(
    play: &Play,
    game: &Game,
    playing: &Playing,
    mv: Move,
    moves: u32,
    budget: &mut Budget,
) -> Option<Vec<(Doing, Option<Move>)>> {
    if !budget.spend() {
        return None;
    }
    let turn = make(play, game, playing, mv);
    budget.take(turn.looked);
    let mut line = vec![(Doing::Move(mv), turn.played.reply)];
    match turn.verdict {
        Verdict::Solved(_) => Some(line),
        Verdict::Going if moves > 1 => {
            let game = turn.game(game);
            let legal = game.position().legal_moves();
            let mut next = legal.iter().copied();
            line.extend(next.find_map(|next| mating_line(play, &game, &turn.playing, next, moves - 1, budget))?);
            Some(line)
        }
        Verdict::Going | Verdict::Missed(_) => None,
    }
}

/// A move, and the position in which it is made, that gives check before the goal is reached while the opponent stands still.
/// The try ends there, since no side may leave its king in check; whoever writes the step should know. Looks at
/// `budget` positions at the most, the nearest first.
pub fn check_on_the_way(step: &Step, budget: u64) -> Option<CheckOnTheWay> {
    let begin = State::begin(step);
    let (play, playing) = played(step, &begin)?;
    let mut budget = Budget::new(budget);
    let mut seen: HashSet<Key> = HashSet::new();
    let mut open = VecDeque::from([(*begin.position(), *playing)]);
    while let Some((position, playing)) = open.pop_front() {
        // A check that fails with the last move is no more than a move that fails.
        let is_last = play.moves_allowed().is_some_and(|allowed| playing.moves + 1 >= allowed);
        let game = Game::new(position);
        for mv in position.legal_moves().iter().copied() {
            if !budget.spend() {
                return None;
            }
            let turn = make(play, &game, &playing, mv);
            let asked = match turn.verdict {
                Verdict::Missed(Miss::CheckBeforeRest) => true,
                Verdict::Missed(Miss::CheckTooEarly | Miss::CheckNotSafe { .. } | Miss::OtherCheck { .. }) => false,
                Verdict::Going => {
                    if seen.insert(Key::of(&turn.position(), &turn.playing)) {
                        open.push_back((turn.position(), turn.playing));
                    }
                    continue;
                }
                Verdict::Missed(_) | Verdict::Solved(_) => continue,
            };
            if !is_last {
                return Some(CheckOnTheWay { position, mv, asked });
            }
        }
    }
    None
}

/// A check that ends a try before its goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckOnTheWay {
    /// The position in which it is given.
    pub position: Position,
    /// The move.
    pub mv: Move,
    /// Whether it is the very check that is asked for, before the rest.
    pub asked: bool,
}

/// Whether what a step asks for holds before anything is played: only states can (attacking, protecting, controlling,
/// standing somewhere).
pub fn holds_at_once(step: &Step) -> bool {
    let Task::Play(Play { goal, student, .. }) = &step.task else { return false };
    let position = step.diagram.game.position();
    goal.conditions.iter().any(Condition::is_state) && super::goal::holds(goal, position, *student)
}
