//! Proofs by search: that a step can be solved, in how few moves, by which first moves – and, while a student plays,
//! that it still can be. Every search has a budget, and says so when it ends.

use std::collections::{HashSet, VecDeque};

use crate::lesson::{Goal, Mark, Opponent, Play, Step, Task};
use crate::rules::{Move, Position};

use super::goal::Part;
use super::path::{Found, Key, Search, afresh, key, search};
use super::turn::{Half, Verdict, make};
use super::{Miss, Playing, Progress, State, act, mate, opponent, place, play_out, reach};

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

    /// How many are left.
    pub const fn left(&self) -> u64 {
        self.0
    }

    /// Takes so many positions, or as many as there are.
    pub(super) const fn take(&mut self, positions: u64) {
        self.0 = self.0.saturating_sub(positions);
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
    /// The fewest moves that solve it (in `play`); the squares to mark (in `mark`), the options to pick
    /// (in `choose`).
    pub shortest: Option<u32>,
    /// Every first move of a shortest solution; of a game against an opponent that answers by itself the one that was found.
    pub first_moves: Vec<Move>,
    /// How many moves of the student's the way took that was found, where no shortest one is known.
    pub found: Option<u32>,
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

/// The moves that are left to a mate that has to be forced, against every defence. An opponent that stands still defends
/// nothing: there the path alone counts.
fn forced_mate(play: &Play, playing: &Playing) -> Option<u32> {
    let moves = play.goal.mate_asked().filter(|moves| *moves <= Goal::MOST_FORCED)?;
    match play.opponent {
        Opponent::Line(_) | Opponent::Replies(_) => Some(moves.saturating_sub(playing.moves)),
        Opponent::Still => None,
    }
}

/// In how many moves at the most a mate may still come that is wanted, alone or among others, and has to be forced.
fn mate_in_reach(play: &Play, playing: &Playing) -> Option<u32> {
    if matches!(play.opponent, Opponent::Still) {
        return None;
    }
    let parts = play.goal.parts().into_iter().zip(&playing.parts);
    let left = parts.filter_map(|(goal, part)| match (goal, part) {
        (Goal::Checkmate { moves }, Part::Event(false)) if *moves <= Goal::MOST_FORCED => {
            Some(moves.saturating_sub(playing.moves))
        }
        _ => None,
    });
    left.max().filter(|left| *left > 0)
}

/// Positions that a search against an opponent that answers by itself may cost, its answers included.
const NEAR: u64 = 20_000;

/// The shortest path from here, as far as it is looked for: against an opponent that answers by itself only what is near, and
/// nothing beyond the moves that a try has.
fn shortest(play: &Play, state: &State, within: Option<u32>, budget: &mut Budget) -> Search {
    let Progress::Play(playing) = &state.progress else { return Search::Never };
    if opponent::replies(play).is_none() {
        return search(play, state, within, budget);
    }
    let left = play.moves_allowed().map(|allowed| allowed.saturating_sub(playing.moves));
    search(play, state, left.into_iter().chain(within).min(), &mut Budget::new(NEAR))
}

/// A search for a mate may look at so many times the positions that other searches may: each costs it a fraction.
const MATES: u64 = 20;

/// What is known of the ways to solve a step by moves alone.
enum Known {
    /// The shortest, and how each of them begins.
    Shortest(Found),
    /// Some of them; there may be shorter ones.
    Some(Found),
    Never,
    Unknown,
}

/// Finds out as much as the budget allows. What has to be forced is searched through every defence; everything else is
/// looked for along the answers that the opponent gives.
fn known(play: &Play, state: &State, budget: &mut Budget) -> Known {
    let Progress::Play(playing) = &state.progress else { return Known::Never };
    let Some(moves) = mate_in_reach(play, playing) else {
        return match shortest(play, state, None, budget) {
            Search::Found(found) => Known::Shortest(found),
            // A mate that had to be forced, and is not.
            Search::Unknown if forced_mate(play, playing).is_some() => Known::Never,
            Search::Unknown => Known::Unknown,
            Search::Never => Known::Never,
        };
    };
    let mate = prove_mate(play, state, moves, &mut Budget::new(budget.left().saturating_mul(MATES)));
    let is_demanded = forced_mate(play, playing).is_some();
    match (mate, opponent::replies(play)) {
        // A line may defend worse than it could: it is mated in fewer moves.
        (Search::Found(mate), None) => match shortest(play, state, Some(mate.moves), budget) {
            Search::Found(found) => Known::Shortest(found),
            Search::Never | Search::Unknown => Known::Shortest(mate),
        },
        (Search::Found(mate), Some(_)) if is_demanded => Known::Shortest(mate),
        (Search::Found(mate), Some(_)) => match shortest(play, state, Some(mate.moves), budget) {
            Search::Found(found) if found.moves < mate.moves => Known::Shortest(found),
            Search::Found(found) => Known::Shortest(mate.beside(found)),
            Search::Never => Known::Shortest(mate),
            Search::Unknown => match shortest(play, state, Some(mate.moves - 1), budget) {
                Search::Found(found) => Known::Shortest(found),
                Search::Never => Known::Shortest(mate),
                Search::Unknown => Known::Some(mate),
            },
        },
        (Search::Never, _) if is_demanded => Known::Never,
        (Search::Unknown, _) if is_demanded => Known::Unknown,
        (Search::Never, _) => match shortest(play, state, None, budget) {
            Search::Found(found) => Known::Shortest(found),
            Search::Never => Known::Never,
            Search::Unknown => Known::Unknown,
        },
        (Search::Unknown, _) => match shortest(play, state, None, budget) {
            Search::Found(found) => Known::Some(found),
            Search::Never | Search::Unknown => Known::Unknown,
        },
    }
}

/// In how many moves the mate that a step demands is forced against every defence, whatever its line answers.
pub fn forced_in(step: &Step) -> Option<u32> {
    let Task::Play(play) = &step.task else { return None };
    let state = State::begin(step);
    let Progress::Play(playing) = &state.progress else { return None };
    let moves = forced_mate(play, playing)?;
    match prove_mate(play, &state, moves, &mut Budget::new(BUDGET)) {
        Search::Found(found) => Some(found.moves),
        Search::Never | Search::Unknown => None,
    }
}

/// Nothing more than whether it can be solved.
const fn only(solvable: Solvable) -> Proof {
    Proof { solvable, shortest: None, first_moves: Vec::new(), found: None }
}

/// Proves a step from where a student stands.
pub fn prove_from(step: &Step, state: &State, budget: u64) -> Proof {
    match (&step.task, &state.progress) {
        (Task::Play(play), Progress::Play(playing)) => {
            if forced_mate(play, playing).is_none() && play.goal.asks_for_act() {
                return act::prove(play, state);
            }
            match known(play, state, &mut Budget::new(budget)) {
                Known::Shortest(Found { moves, first_moves, .. }) => {
                    Proof { solvable: Solvable::Yes, shortest: Some(moves), first_moves, found: None }
                }
                Known::Some(Found { moves, first_moves, .. }) => {
                    Proof { solvable: Solvable::Yes, shortest: None, first_moves, found: Some(moves) }
                }
                Known::Never => only(Solvable::No),
                // What can be seen to its end is proved; a long game is played out.
                Known::Unknown if opponent::replies(play).is_some() && forced_mate(play, playing).is_none() => {
                    play_out::prove(play, state, &mut play_out::share(budget))
                }
                Known::Unknown => only(Solvable::Unproved),
            }
        }
        (Task::Mark(Mark { answer }), _) => {
            let squares = answer.answer(state.position());
            let solvable = if squares.is_empty() { Solvable::No } else { Solvable::Yes };
            Proof { solvable, shortest: Some(squares.len()), first_moves: Vec::new(), found: None }
        }
        (Task::Place(place), _) => {
            let begun = step.diagram.game.position().board();
            let mut budget = Budget::new(budget);
            let solution = place::solution(place, begun, state, &mut budget);
            let puts = solution.map(|solution| u32::try_from(solution.put.len()).unwrap_or(u32::MAX));
            let solvable = match (puts, budget.spend()) {
                (Some(_), _) => Solvable::Yes,
                (None, true) => Solvable::No,
                (None, false) => Solvable::Unproved,
            };
            Proof { solvable, shortest: puts, first_moves: Vec::new(), found: None }
        }
        (Task::Choose(choose), _) => {
            let right = choose.right(&state.game).len();
            let solvable = if right == 0 { Solvable::No } else { Solvable::Yes };
            Proof { solvable, shortest: Some(right), first_moves: Vec::new(), found: None }
        }
        (Task::Show(_) | Task::Play(_) | Task::Write(_), _) => {
            Proof { solvable: Solvable::Yes, shortest: None, first_moves: Vec::new(), found: None }
        }
    }
}

/// The reason why a state is a dead end: its goal can no longer be reached, or not in the moves that are left.
/// `None` where it can, and where that is not known within the budget.
pub(super) fn dead_end(step: &Step, state: &State) -> Option<Miss> {
    let (Task::Play(play), Progress::Play(playing)) = (&step.task, &state.progress) else { return None };
    if let Some(left) = forced_mate(play, playing) {
        // The opponent has answered, so the question is whether mate is still forced from here.
        let is_over = matches!(prove_mate(play, state, left, &mut Budget::new(mate::BUDGET)), Search::Never);
        return is_over.then_some(Miss::DeadEnd);
    }
    if play.goal.asks_for_act() {
        return None;
    }
    // How a game against an opponent that answers by itself will go, no search of a moment can say – but that it cannot go
    // well, whatever is answered, can be seen.
    if opponent::replies(play).is_some() {
        return reach::lost(play, state, &mut Budget::new(BUDGET_IN_PLAY));
    }
    let targets = playing.targets() | playing.men();
    let alone = matches!(play.goal, Goal::Reach { .. } | Goal::Capture { .. });
    if alone && needs_all(play) {
        // What no man of the student's could reach even on an empty board needs no search.
        let beyond = reach::beyond(play, state, targets);
        if beyond.any() {
            return Some(Miss::OutOfReach { targets: beyond });
        }
    }
    if let Some(miss) = reach::never_promotes(play, state) {
        return Some(miss);
    }
    match search(play, state, None, &mut Budget::new(BUDGET_IN_PLAY)) {
        Search::Never if alone && needs_all(play) && is_out_of_reach(play, state) => Some(Miss::OutOfReach { targets }),
        Search::Never => Some(Miss::DeadEnd),
        Search::Found(found) => {
            let left = play.moves_allowed()?.saturating_sub(playing.moves);
            (found.moves > left).then_some(Miss::TooFar { needed: found.moves, left })
        }
        Search::Unknown => None,
    }
}

/// Whether the targets cannot be reached even by moves that the step counts as failures: a man that may be captured, if only
/// with a stalemate that must not be, is not out of reach.
fn is_out_of_reach(play: &Play, state: &State) -> bool {
    if play.fail.is_empty() {
        return true;
    }
    let freely = Play { fail: Vec::new(), ..play.clone() };
    matches!(search(&freely, state, None, &mut Budget::new(BUDGET_IN_PLAY)), Search::Never)
}

/// Whether every target of the goal is needed, so that one out of reach decides.
pub(super) fn needs_all(play: &Play) -> bool {
    match &play.goal {
        Goal::Capture { squares, enough } => *enough >= squares.len(),
        _ => true,
    }
}

/// Why there are no moves that solve a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// Every way was tried: there is none.
    Impossible,
    /// The budget ended first.
    Unproved,
}

/// The moves of one shortest solution from here, the opponent's answers between them.
///
/// # Errors
/// There is no solution, or none was found within the budget.
pub fn solution(step: &Step, state: &State) -> Result<Vec<Move>, Unsolved> {
    let (Task::Play(play), Progress::Play(playing)) = (&step.task, &state.progress) else { return Ok(Vec::new()) };
    match known(play, state, &mut Budget::new(BUDGET)) {
        Known::Shortest(found) | Known::Some(found) => Ok(found.line),
        Known::Never => Err(Unsolved::Impossible),
        Known::Unknown if forced_mate(play, playing).is_some() => Err(Unsolved::Unproved),
        // Against an opponent that has its answers written down there is no game to play out.
        Known::Unknown => play_out::way(play, state, &mut play_out::share(BUDGET)).ok_or(Unsolved::Unproved),
    }
}

/// How many moves of the student's the shortest solution by moves alone takes from here; `None` where there is none, or none
/// is known.
pub fn fewest_moves(step: &Step, state: &State) -> Option<u32> {
    let Task::Play(play) = &step.task else { return None };
    match known(play, state, &mut Budget::new(BUDGET)) {
        Known::Shortest(found) => Some(found.moves),
        Known::Some(_) | Known::Never | Known::Unknown => None,
    }
}

/// The first move of such a solution. Against an opponent that answers by itself it is the move that the search would
/// play: nobody waits for a whole game to be played out.
///
/// # Errors
/// There is no solution, or none was found within the budget.
pub fn next_move(step: &Step, state: &State) -> Result<Move, Unsolved> {
    if let (Task::Play(play), Progress::Play(playing)) = (&step.task, &state.progress)
        && opponent::replies(play).is_some()
        && forced_mate(play, playing).is_none()
    {
        match known(play, state, &mut Budget::new(BUDGET)) {
            Known::Shortest(found) | Known::Some(found) => {
                return found.line.first().copied().ok_or(Unsolved::Impossible);
            }
            Known::Never => return Err(Unsolved::Impossible),
            Known::Unknown => {}
        }
        let mut moves = play_out::ranked(play, &state.game).into_iter();
        let keeps = |mv: &Move| !matches!(make(play, state, playing, *mv).verdict, Verdict::Missed(_));
        return moves.find(keeps).ok_or(Unsolved::Impossible);
    }
    solution(step, state)?.first().copied().ok_or(Unsolved::Impossible)
}

/// Every first move of a shortest solution from here; none where they are not known, or not all of them.
pub fn first_moves(step: &Step, state: &State) -> Vec<Move> {
    let (Task::Play(play), Progress::Play(playing)) = (&step.task, &state.progress) else { return Vec::new() };
    firsts(play, state, playing, BUDGET)
}

/// The first moves of shortest solutions, or of the mates that are known. A game that would have to be played out shows none.
fn firsts(play: &Play, state: &State, playing: &Playing, budget: u64) -> Vec<Move> {
    if forced_mate(play, playing).is_none() && play.goal.asks_for_act() {
        return act::prove(play, state).first_moves;
    }
    match known(play, state, &mut Budget::new(budget)) {
        Known::Shortest(found) | Known::Some(found) => found.first_moves,
        Known::Never | Known::Unknown => Vec::new(),
    }
}

/// Whether a shortest solution from here begins with this move; `false` where that is not known.
pub fn begins_shortest(step: &Step, state: &State, mv: Move) -> bool {
    let (Task::Play(play), Progress::Play(playing)) = (&step.task, &state.progress) else { return false };
    firsts(play, state, playing, BUDGET_IN_PLAY).contains(&mv)
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
    let (Task::Play(play), Progress::Play(playing)) = (&step.task, &begin.progress) else { return FirstMove::Other };
    if matches!(Half::of(play, &begin, playing, mv).verdict, Verdict::Solved(_)) {
        return FirstMove::Solves;
    }
    // Of a game that was played out the proof knows a way, and there may be better ones.
    let begins = match (proof.shortest, mate_in_reach(play, playing)) {
        (None, None) => false,
        (Some(_), _) => proof.first_moves.contains(&mv),
        (None, Some(_)) => firsts(play, &begin, playing, BUDGET).contains(&mv),
    };
    if begins { FirstMove::Begins } else { FirstMove::Other }
}

/// The moves that mate within so many, beginning with this one, as the step itself plays them: with its answers, and
/// with nothing that spoils the try. Each of the student's moves leaves a mate that holds against every defence.
fn mating_way(play: &Play, state: &State, mv: Move, moves: u32, budget: &mut Budget) -> Result<Vec<Move>, Unsolved> {
    let Progress::Play(playing) = &state.progress else { return Err(Unsolved::Impossible) };
    if !budget.spend() {
        return Err(Unsolved::Unproved);
    }
    let turn = make(play, state, playing, mv);
    budget.take(turn.looked);
    let mut line: Vec<Move> = std::iter::once(mv).chain(turn.played.reply).collect();
    match (turn.verdict, moves) {
        (Verdict::Solved(_), _) => Ok(line),
        (Verdict::Missed(_), _) | (Verdict::Going, ..=1) => Err(Unsolved::Impossible),
        (Verdict::Going, 2..) => {
            let mut unsolved = Unsolved::Impossible;
            for next in turn.state.position().legal_moves().iter().copied() {
                match mating_way(play, &turn.state, next, moves - 1, budget) {
                    Ok(rest) => {
                        line.extend(rest);
                        return Ok(line);
                    }
                    Err(Unsolved::Unproved) => unsolved = Unsolved::Unproved,
                    Err(Unsolved::Impossible) => {}
                }
            }
            Err(unsolved)
        }
    }
}

/// Moves after which mate is still forced in the moves that are left, and with which a written line does not go on: whoever
/// plays one has missed, as far as the step knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The position in which they can be played.
    pub position: Position,
    /// The answer that led to it, in the position before; none where the step begins.
    pub after: Option<(Position, Move)>,
    /// The moves.
    pub moves: Vec<Move>,
}

/// The mates that the written line of a step leaves out, wherever it goes. Where the first moves that count are named, others
/// are left out on purpose.
pub fn left_out(step: &Step) -> Vec<LeftOut> {
    let Task::Play(play) = &step.task else { return Vec::new() };
    let mut found = Vec::new();
    if matches!(play.opponent, Opponent::Line(_)) {
        leave_out(play, &State::begin(step), None, &mut Budget::new(BUDGET), &mut found);
    }
    found
}

fn leave_out(
    play: &Play,
    state: &State,
    after: Option<(Position, Move)>,
    budget: &mut Budget,
    found: &mut Vec<LeftOut>,
) {
    let Progress::Play(playing) = &state.progress else { return };
    let Some(left) = mate_in_reach(play, playing).and_then(|moves| moves.checked_sub(1)) else { return };
    let position = *state.position();
    let mut moves = Vec::new();
    let mut further = Vec::new();
    for mv in position.legal_moves().iter().copied() {
        let half = Half::of(play, state, playing, mv);
        if !matches!(half.verdict, Verdict::Going) {
            continue;
        }
        let turn = half.answer(play, state);
        match turn.verdict {
            Verdict::Missed(Miss::Unforeseen | Miss::DeadEnd)
                if mate::defence(&turn.played.after, left, budget) == mate::Defended::No
                    && mates_everywhere(play, state, mv, left, budget) =>
            {
                moves.push(mv);
            }
            Verdict::Going => further.push(turn),
            Verdict::Missed(_) | Verdict::Solved(_) => {}
        }
    }
    if !moves.is_empty() {
        found.push(LeftOut { position, after, moves });
    }
    for turn in further {
        let answered = turn.played.reply.map(|reply| (turn.played.after, reply));
        leave_out(play, &turn.state, answered, budget, found);
    }
}

/// Whether a move mates within so many further ones whatever is answered, and nothing that the step counts as a failure is
/// needed for it; `false` when the budget ends first.
fn mates_everywhere(play: &Play, state: &State, mv: Move, left: u32, budget: &mut Budget) -> bool {
    let Progress::Play(playing) = &state.progress else { return false };
    if !budget.spend() {
        return false;
    }
    let half = Half::of(play, state, playing, mv);
    match half.verdict {
        Verdict::Solved(_) => true,
        Verdict::Missed(_) => false,
        Verdict::Going => {
            let replies = half.replies();
            let is_mated = |reply: &Move| {
                let turn = half.clone().replied(play, *reply);
                let moves = turn.state.position().legal_moves();
                matches!(turn.verdict, Verdict::Going)
                    && moves.iter().any(|next| mates_everywhere(play, &turn.state, *next, left - 1, budget))
            };
            left > 0 && !replies.is_empty() && replies.iter().all(is_mated)
        }
    }
}

/// A move, and the position in which it is made, that gives check before the goal is reached while the opponent stands still.
/// The try ends there, since no side may leave its king in check; whoever writes the step should know. Looks at
/// `budget` positions at the most, the nearest first.
pub fn check_on_the_way(step: &Step, budget: u64) -> Option<CheckOnTheWay> {
    let Task::Play(play) = &step.task else { return None };
    let mut budget = Budget::new(budget);
    let mut seen: HashSet<Key> = HashSet::new();
    let mut open = VecDeque::from([afresh(play, &State::begin(step))]);
    while let Some(state) = open.pop_front() {
        let Progress::Play(playing) = &state.progress else { return None };
        // A check that fails with the last move is no more than a move that fails.
        let is_last = play.moves_allowed().is_some_and(|allowed| playing.moves + 1 >= allowed);
        for mv in state.position().legal_moves().iter().copied() {
            if !budget.spend() {
                return None;
            }
            let turn = make(play, &state, playing, mv);
            let early = |asked| (!is_last).then_some(CheckOnTheWay { position: *state.position(), mv, asked });
            match turn.verdict {
                Verdict::Missed(Miss::CheckBeforeRest) => {
                    if let Some(found) = early(true) {
                        return Some(found);
                    }
                }
                Verdict::Missed(Miss::CheckTooEarly | Miss::CheckNotSafe { .. } | Miss::OtherCheck { .. }) => {
                    if let Some(found) = early(false) {
                        return Some(found);
                    }
                }
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
    match &step.task {
        Task::Play(play) => {
            let is_state =
                |goal: &&Goal| matches!(goal, Goal::Attack(_) | Goal::Defend(_) | Goal::Control(_) | Goal::Bring(_));
            let position = step.diagram.game.position();
            play.goal.parts().iter().any(is_state) && super::goal::holds(&play.goal, position, play.student)
        }
        Task::Show(_) | Task::Mark(_) | Task::Choose(_) | Task::Place(_) | Task::Write(_) => false,
    }
}

/// The shortest mate in at most so many moves against every defence, as the step lets it be played. Moves of a script that lead
/// elsewhere are no solution.
fn prove_mate(play: &Play, state: &State, moves: u32, budget: &mut Budget) -> Search {
    let Progress::Play(playing) = &state.progress else { return Search::Never };
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
        // A mate counts only if the step lets it be played to its end: its line goes on with it, and nothing spoils it, whatever is
        // answered.
        let narrowed = Play { goal: play.goal.within(playing.moves + depth), ..play.clone() };
        let mut line = None;
        first_moves.retain(|mv| {
            if has_conditions(play) && !mates_everywhere(&narrowed, state, *mv, depth - 1, budget) {
                unknown |= budget.left() == 0;
                return false;
            }
            match mating_way(&narrowed, state, *mv, depth, budget) {
                Ok(way) => {
                    line.get_or_insert(way);
                    true
                }
                Err(unsolved) => {
                    unknown |= unsolved == Unsolved::Unproved;
                    false
                }
            }
        });
        if let Some(line) = line {
            return Search::Found(Found { line, moves: depth, first_moves });
        }
        if unknown {
            return Search::Unknown;
        }
    }
    Search::Never
}

/// Whether something beside the mate decides if a move is right.
fn has_conditions(play: &Play) -> bool {
    !play.fail.is_empty() || !matches!(play.goal, Goal::Checkmate { .. })
}
