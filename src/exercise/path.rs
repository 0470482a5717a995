//! The search for the shortest path to a goal: the states that are nearest by a lower bound first (A*), each once. Every step of it
//! is a turn of the step itself, with the answer that its opponent gives.
//!
//! A state is kept as what differs: the position, what is left of the goal, the place in the opponent's script. Games are kept only
//! where the history decides what can follow: against an opponent that moves, and where a draw can be claimed.

use indexmap::IndexMap;
use indexmap::map::Entry;

use crate::lesson::{Opponent, Play};
use crate::rules::{Game, Move, Position, Setup};

use super::act::{Act, Said};
use super::budget::Budget;
use super::miss::Verdict;
use super::state::{Left, Playing, Progress, State};
use super::turn::{PendingTurn, Turn};
use super::{declare, goal, opponent};

/// What a search for the shortest path found.
pub(super) enum Search {
    Found(Found),
    Never,
    Unknown,
}

/// A shortest path to the goal.
pub(super) struct Found {
    /// What the student does, with the opponent's answers.
    pub(super) line: Vec<(Doing, Option<Move>)>,
    /// How many moves of the student's it takes.
    pub(super) moves: u32,
    /// Every first move of a shortest path.
    pub(super) first_moves: Vec<Move>,
}

impl Found {
    /// The moves of both sides.
    pub(super) fn moves_made(&self) -> Vec<Move> {
        let student = |doing: &Doing| if let Doing::Move(mv) = doing { Some(*mv) } else { None };
        self.line.iter().flat_map(|(doing, reply)| student(doing).into_iter().chain(*reply)).collect()
    }
}

/// A move, or something said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// The student moves; the answer comes by itself.
    Move(Move),
    /// The student says this.
    Say(Act),
}

/// Who chooses the opponent's answers in a search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Answers {
    /// The opponent of the step.
    Own,
    /// The student: what cannot be reached like that cannot be reached at all.
    Helping,
}

/// States that a search may keep.
const MOST_STATES: usize = 1_000_000;

/// What it costs to find out what can be claimed: every move is looked at, each with its history.
const CLAIMS: u64 = 60;

/// The shortest path from a state; `within` so many moves of the student's, if there is a bound, and [`Search::Never`] is meant within
/// it then. Each move costs the budget one position, and an answer that the opponent has to search for as many as that takes.
pub(super) fn search(play: &Play, start: &State, within: Option<u32>, answers: Answers, budget: &mut Budget) -> Search {
    let Progress::Play(playing) = &start.progress else { return Search::Never };
    // The move limit is judged by the caller: a search that stopped at it could not say how far it misses. (What is
    // usually a single move is bounded by its limit alone.)
    let limit = play.goal.moves_allowed().and(play.limit);
    let play = Play { limit, ..play.clone() };
    let says = play.goal.asks_for_act();
    let passive = matches!(play.opponent, Opponent::Still);
    // How the student came here does not matter for what can follow, unless something can be claimed.
    let game = if says { start.game.clone() } else { without_history(&play, &start.game) };
    let keeps_games = answers == Answers::Own && (!passive || says);
    let search = Searching {
        play: &play,
        begun: playing.moves,
        answers,
        within,
        is_bounded: passive && !says,
        cost: opponent::replies(&play).filter(|_| answers == Answers::Own).map(opponent::cost),
        states: IndexMap::new(),
        games: keeps_games.then(Vec::new),
        open: Vec::new(),
    };
    search.run(&game, playing, budget)
}

/// The same game without its history, but with an offer that stands: a move declines it. Where no draw can end the try, the clock
/// stands at its beginning, so that the same position is the same wherever it comes.
fn without_history(play: &Play, game: &Game) -> Game {
    let setup = game.position().setup();
    let halfmove_clock = if matches!(play.opponent, Opponent::Still) { 0 } else { setup.halfmove_clock };
    let mut fresh = Game::new(Position::new(Setup { halfmove_clock, ..setup }));
    if let Some(by) = game.draw_offer() {
        // Where the game has ended nobody can offer, and there is nothing to decline.
        let _ = fresh.offer_draw(by);
    }
    fresh
}

/// What makes two states the same for a search: clocks and counters apart, everything that decides what can follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    setup: Setup,
    left: Left,
    line: usize,
    /// Tells states apart that only their histories tell apart.
    serial: usize,
}

impl Key {
    pub(super) fn of(position: &Position, playing: &Playing) -> Key {
        let setup = position.setup();
        let halfmove_clock = if setup.halfmove_clock < CLOCK { 0 } else { setup.halfmove_clock };
        let setup = Setup { halfmove_clock, fullmove_number: 1, ..setup };
        Key { setup, left: playing.left, line: playing.line, serial: 0 }
    }
}

/// From here on the clock of half-moves without a capture or a pawn's move decides what can follow (FIDE Laws 9.6.2).
const CLOCK: u32 = 100;

/// How the search has come to a state.
#[derive(Clone, Copy)]
struct Node {
    /// Moves of the student's from the root.
    depth: usize,
    /// The state before it, what the student does there, and the answer; `None` at the root.
    came: Option<(usize, Doing, Option<Move>)>,
    /// The first moves of the shortest paths that lead here.
    firsts: Firsts,
}

/// Some of the legal moves at the root, by their number: a position has 218 at the most.
#[derive(Clone, Copy, Default)]
struct Firsts([u64; 4]);

impl Firsts {
    fn of(index: usize) -> Firsts {
        let mut firsts = Firsts::default();
        if let Some(word) = firsts.0.get_mut(index / 64) {
            *word |= 1 << (index % 64);
        }
        firsts
    }

    fn contains(self, index: usize) -> bool {
        self.0.get(index / 64).is_some_and(|word| word & (1 << (index % 64)) != 0)
    }

    fn add(&mut self, other: Firsts) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }
}

/// The budget has ended.
struct Spent;

/// Something that solves the step: the state in which it is done, and how the paths to it begin.
struct Solution {
    parent: usize,
    doing: Doing,
    firsts: Firsts,
}

/// A move that solves nothing yet.
struct Step {
    parent: usize,
    mv: Move,
    firsts: Firsts,
    pending: PendingTurn,
}

struct Searching<'p> {
    play: &'p Play,
    /// Moves of the student's before the search.
    begun: u32,
    answers: Answers,
    within: Option<u32>,
    /// Whether a bound tells that more than one move is still needed.
    is_bounded: bool,
    /// What an answer costs that the opponent has to search for.
    cost: Option<u64>,
    states: IndexMap<Key, Node>,
    /// The game of each state, where the history counts.
    games: Option<Vec<Game>>,
    /// The states that are open: by the fewest moves that a path through them can take, then by their own depth.
    open: Vec<Vec<Vec<usize>>>,
}

impl Searching<'_> {
    fn run(mut self, start: &Game, playing: &Playing, budget: &mut Budget) -> Search {
        self.add(start.position(), playing, Node { depth: 0, came: None, firsts: Firsts::default() }, || start.clone());
        let mut fewest = 0;
        while fewest < self.open.len() {
            for depth in 0..=fewest {
                let layer = self.open.get_mut(fewest).and_then(|layers| layers.get_mut(depth)).map(std::mem::take);
                let solutions = match self.expand(layer.unwrap_or_default(), depth, budget) {
                    Ok(solutions) => solutions,
                    Err(Spent) => return Search::Unknown,
                };
                if let Some(first) = solutions.first() {
                    return Search::Found(self.found(first, &solutions, start.position()));
                }
            }
            fewest += 1;
        }
        Search::Never
    }

    /// Adds a state, or a further path to one that is known. Whether it is a new one, to be looked at.
    fn add(
        &mut self,
        position: &Position,
        playing: &Playing,
        node: Node,
        game: impl FnOnce() -> Game,
    ) -> Option<usize> {
        let bound = if self.is_bounded { goal::fewest_moves(self.play, &playing.left, position) as usize } else { 1 };
        let fewest = node.depth + bound;
        if self.within.is_some_and(|most| fewest > most as usize) {
            return None;
        }
        // With its history every state is one of its own.
        let serial = if self.play.goal.asks_for_act() { self.states.len() } else { 0 };
        let at = match self.states.entry(Key { serial, ..Key::of(position, playing) }) {
            Entry::Vacant(new) => {
                let at = new.index();
                new.insert(node);
                if let Some(games) = &mut self.games {
                    games.push(game());
                }
                at
            }
            Entry::Occupied(mut known) => {
                let known_node = known.get_mut();
                if known_node.depth == node.depth {
                    known_node.firsts.add(node.firsts);
                }
                if known_node.depth <= node.depth {
                    return None;
                }
                *known_node = node;
                known.index()
            }
        };
        if self.open.len() <= fewest {
            self.open.resize(fewest + 1, Vec::new());
        }
        let layers = self.open.get_mut(fewest)?;
        if layers.len() <= node.depth {
            layers.resize(node.depth + 1, Vec::new());
        }
        layers.get_mut(node.depth)?.push(at);
        Some(at)
    }

    /// A state once more: the game, and what is left of the goal.
    fn state(&self, at: usize) -> Option<(Game, Playing, Node)> {
        let (key, node) = self.states.get_index(at)?;
        let playing = Playing { moves: self.begun + node.depth as u32, left: key.left, line: key.line };
        let game = match &self.games {
            Some(games) => games.get(at)?.clone(),
            None => Game::new(Position::new(key.setup)),
        };
        Some((game, playing, *node))
    }

    /// Tries everything in every state of a layer.
    fn expand(&mut self, mut layer: Vec<usize>, depth: usize, budget: &mut Budget) -> Result<Vec<Solution>, Spent> {
        // A state to which a shorter path was found stands in an earlier layer too.
        layer.retain(|at| self.states.get_index(*at).is_some_and(|(_, node)| node.depth == depth));
        let mut solutions = self.say_everything(&mut layer, budget)?;
        let mut steps = Vec::new();
        if !solutions.is_empty() {
            return Ok(solutions);
        }
        for parent in layer {
            let Some((game, playing, node)) = self.state(parent) else { continue };
            for (index, mv) in game.position().legal_moves().iter().copied().enumerate() {
                if !budget.spend() || self.states.len() > MOST_STATES {
                    return Err(Spent);
                }
                let firsts = if parent == 0 { Firsts::of(index) } else { node.firsts };
                let pending = PendingTurn::of(self.play, &game, &playing, mv);
                match pending.verdict {
                    Verdict::Solved(_) => solutions.push(Solution { parent, doing: Doing::Move(mv), firsts }),
                    // What solves the step ends the search.
                    Verdict::Going if solutions.is_empty() => {
                        let step = Step { parent, mv, firsts, pending };
                        match self.cost {
                            Some(_) => steps.push(step),
                            None => drop(self.follow(step, depth, &game, budget)),
                        }
                    }
                    Verdict::Going | Verdict::Missed(_) => {}
                }
            }
        }
        if let (Some(cost), true) = (self.cost, solutions.is_empty()) {
            self.follow_costly(steps, depth, cost, budget)?;
        }
        Ok(solutions)
    }

    /// Says everything that there is to be said in a layer. It takes no move, so where it leads belongs to the same layer.
    fn say_everything(&mut self, layer: &mut Vec<usize>, budget: &mut Budget) -> Result<Vec<Solution>, Spent> {
        let mut solutions = Vec::new();
        let mut next = 0;
        while let Some(&parent) = layer.get(next).filter(|_| self.play.goal.asks_for_act()) {
            next += 1;
            let Some((game, playing, node)) = self.state(parent) else { continue };
            budget.take(CLAIMS);
            let state = State { game, progress: Progress::Play(playing) };
            for act in declare::legal_acts(self.play, &state.game, &playing) {
                if !budget.spend() {
                    return Err(Spent);
                }
                let (after, said) = declare::advance(self.play, &state, &playing, act);
                match (said, &after.progress) {
                    (Said::Solved(_), _) => {
                        solutions.push(Solution { parent, doing: Doing::Say(act), firsts: node.firsts });
                    }
                    (Said::Going(_), Progress::Play(playing)) => {
                        let came = Some((parent, Doing::Say(act), None));
                        let position = *after.position();
                        let before = self.states.len();
                        self.add(&position, playing, Node { came, ..node }, || after.game.clone());
                        layer.extend((self.states.len() > before).then_some(before));
                    }
                    _ => {}
                }
            }
        }
        Ok(solutions)
    }

    /// Where a move leads that solves nothing yet. How many moves there are in the states that are new.
    fn follow(&mut self, step: Step, depth: usize, game: &Game, budget: &mut Budget) -> u64 {
        let Step { parent, mv, firsts, pending } = step;
        let turns: Vec<Turn> = match self.answers {
            Answers::Own => vec![pending.answer(self.play, game)],
            Answers::Helping => {
                let replies = pending.replies();
                replies.into_iter().map(|reply| pending.clone().replied(self.play, reply)).collect()
            }
        };
        let mut moves = 0;
        for turn in turns {
            budget.take(turn.looked + u64::from(self.answers == Answers::Helping));
            if matches!(turn.verdict, Verdict::Going) {
                let node = Node { depth: depth + 1, came: Some((parent, Doing::Move(mv), turn.played.reply)), firsts };
                let position = turn.position();
                if self.add(&position, &turn.playing, node, || turn.game(game)).is_some() && self.cost.is_some() {
                    moves += position.count_legal_moves();
                }
            }
        }
        moves
    }

    /// The same of a whole layer, where the opponent has to search for its answers. They are looked for only where they can change
    /// what is found: not before the last move, nor where the budget will not last to the end of the next layer.
    fn follow_costly(&mut self, steps: Vec<Step>, depth: usize, cost: u64, budget: &mut Budget) -> Result<(), Spent> {
        let left = self.within.map(|most| (most as usize).saturating_sub(depth + 1));
        let next = match left {
            Some(0) => return Ok(()),
            Some(1) => 1,
            _ => cost + 1,
        };
        let mut following = 0;
        let mut rest = steps.len() as u64;
        for step in steps {
            if rest * cost + following * next > budget.left() {
                return Err(Spent);
            }
            rest -= 1;
            budget.take(cost);
            let Some((game, ..)) = self.state(step.parent) else { continue };
            following += self.follow(step, depth, &game, budget);
        }
        Ok(())
    }

    fn found(&self, first: &Solution, solutions: &[Solution], start: &Position) -> Found {
        let mut line = vec![(first.doing, None)];
        let mut at = first.parent;
        while let Some((parent, doing, reply)) = self.states.get_index(at).and_then(|(_, node)| node.came) {
            line.push((doing, reply));
            at = parent;
        }
        line.reverse();
        let mut firsts = Firsts::default();
        solutions.iter().for_each(|solution| firsts.add(solution.firsts));
        let moves = start.legal_moves();
        let first_moves = moves.iter().copied().enumerate().filter(|(index, _)| firsts.contains(*index));
        let moves = line.iter().filter(|(doing, _)| matches!(doing, Doing::Move(_))).count();
        Found { moves: moves as u32, first_moves: first_moves.map(|(_, mv)| mv).collect(), line }
    }
}
