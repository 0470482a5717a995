//! The search for the shortest path to a goal: breadth first, each position once with what is left of the goal in it. Every
//! step of it is a turn of the step itself, with the answer that its opponent gives.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::lesson::{Opponent, Play};
use crate::rules::{Game, Move, Position, Setup, SquareSet};

use super::goal::Part;
use super::proof::Budget;
use super::turn::{Half, Verdict, make};
use super::{Progress, Spared, State, opponent};

/// What a search for the shortest path found.
pub(super) enum Search {
    Found(Found),
    Never,
    Unknown,
}

/// A shortest path to the goal.
pub(super) struct Found {
    /// Its moves, the answers between them.
    pub(super) line: Vec<Move>,
    /// How many of them are the student's.
    pub(super) moves: u32,
    /// Every first move of a shortest path.
    pub(super) first_moves: Vec<Move>,
}

impl Found {
    /// This way, and how others of the same length begin.
    pub(super) fn beside(mut self, other: Found) -> Found {
        for mv in other.first_moves {
            if !self.first_moves.contains(&mv) {
                self.first_moves.push(mv);
            }
        }
        self
    }
}

/// A state that the search has come to.
struct Node {
    state: State,
    /// The node before it, the student's move from there, and the answer; `None` at the root.
    came: Option<(usize, Move, Option<Move>)>,
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

/// A goal of so many parts more costs a search one position more for each that it keeps.
const PARTS: u64 = 4;

/// Searches breadth first, each position with the targets left in it once; `within` so many moves of the student's, if there is a
/// bound, and [`Search::Never`] is meant within it then. Each move costs the budget one position, and an answer that the opponent
/// has to search for as many as that takes.
pub(super) fn search(play: &Play, start: &State, within: Option<u32>, budget: &mut Budget) -> Search {
    // The move limit is judged by the caller: a search that stopped at it could not say how far it misses. (What is
    // usually a single move is bounded by its limit alone.)
    let limit = play.goal.moves_allowed().and(play.limit);
    let play = &Play { limit, ..play.clone() };
    // How the student came here does not matter for what can follow.
    let root = afresh(play, start);
    let parts = u64::try_from(play.goal.parts().len()).unwrap_or(u64::MAX);
    let mut seen: HashMap<Key, usize> = HashMap::from([(key(&root), 0)]);
    let mut nodes = vec![Node { state: root, came: None, firsts: Firsts::default() }];
    let mut layer = 0..1;
    let mut depth = 0;
    while !layer.is_empty() && within.is_none_or(|most| depth < most) {
        depth += 1;
        let is_last = within == Some(depth);
        let next_layer = layer.end;
        let mut solved: Option<Vec<Move>> = None;
        let mut firsts = Firsts::default();
        // Answers that are dear are looked for only where they can change what is found: not in the layer that solves, nor
        // in the last one, nor where the budget will not last to the end of the next.
        let next_is_last = within == Some(depth + 1);
        let mut dear = opponent::replies(play).map(|replies| {
            let mut layer = Layer::of(play, nodes.get(layer.clone()).unwrap_or_default(), opponent::cost(replies));
            layer.decides |= is_last;
            layer
        });
        for parent in layer {
            let Some(node) = nodes.get(parent) else { break };
            let (state, node_firsts) = (node.state.clone(), node.firsts);
            let Progress::Play(playing) = &state.progress else { return Search::Never };
            for (index, mv) in state.position().legal_moves().iter().copied().enumerate() {
                if !budget.spend() {
                    return Search::Unknown;
                }
                let here = if depth == 1 { Firsts::of(index) } else { node_firsts };
                let turn = match &mut dear {
                    None => make(play, &state, playing, mv),
                    Some(layer) => {
                        layer.moves = layer.moves.saturating_sub(1);
                        if !layer.decides && layer.needs(next_is_last) > budget.left() {
                            return Search::Unknown;
                        }
                        let half = Half::of(play, &state, playing, mv);
                        if layer.decides && !matches!(half.verdict, Verdict::Solved(_)) {
                            continue;
                        }
                        if matches!(half.verdict, Verdict::Going) {
                            budget.take(layer.answer);
                        }
                        half.answer(play, &state)
                    }
                };
                budget.take(turn.looked);
                match turn.verdict {
                    Verdict::Solved(_) => {
                        firsts.add(here);
                        solved.get_or_insert_with(|| line_to(&nodes, parent, mv));
                    }
                    Verdict::Missed(_) => {}
                    Verdict::Going => match seen.entry(key(&turn.state)) {
                        Entry::Vacant(new) => {
                            // What is kept of a position grows with the parts of the goal.
                            budget.take(parts / PARTS);
                            new.insert(nodes.len());
                            if let Some(layer) = &mut dear {
                                layer.following = layer.following.saturating_add(moves_in(&turn.state));
                            }
                            let came = Some((parent, mv, turn.played.reply));
                            nodes.push(Node { state: turn.state, came, firsts: here });
                        }
                        // Another shortest path to the same place.
                        Entry::Occupied(known) if *known.get() >= next_layer => {
                            if let Some(node) = nodes.get_mut(*known.get()) {
                                node.firsts.add(here);
                            }
                        }
                        Entry::Occupied(_) => {}
                    },
                }
            }
        }
        if let Some(line) = solved {
            let moves = start.position().legal_moves();
            let first_moves = moves.iter().copied().enumerate().filter(|(index, _)| firsts.contains(*index));
            return Search::Found(Found { line, moves: depth, first_moves: first_moves.map(|(_, mv)| mv).collect() });
        }
        layer = next_layer..nodes.len();
    }
    Search::Never
}

/// What is known of a layer of a search before any answer is looked for.
struct Layer {
    /// Whether the search ends with it: a move in it solves the step, or no further move is looked at.
    decides: bool,
    /// What an answer costs.
    answer: u64,
    /// The moves in it that have not been looked at.
    moves: u64,
    /// Those of the layer after it, as far as that is known.
    following: u64,
}

impl Layer {
    fn of(play: &Play, nodes: &[Node], answer: u64) -> Layer {
        let solves = |Node { state, .. }: &Node| match &state.progress {
            Progress::Play(playing) => state
                .position()
                .legal_moves()
                .iter()
                .any(|mv| matches!(Half::of(play, state, playing, *mv).verdict, Verdict::Solved(_))),
            _ => false,
        };
        let moves = nodes.iter().fold(0, |all: u64, node| all.saturating_add(moves_in(&node.state)));
        Layer { decides: nodes.iter().any(solves), answer, moves, following: 0 }
    }

    /// What it takes to look at the rest of it, and at what follows.
    fn needs(&self, next_is_last: bool) -> u64 {
        let with_answer = self.answer.saturating_add(1);
        let following = if next_is_last { 1 } else { with_answer };
        self.moves.saturating_mul(with_answer).saturating_add(self.following.saturating_mul(following))
    }
}

fn moves_in(state: &State) -> u64 {
    u64::try_from(state.position().legal_moves().len()).unwrap_or(u64::MAX)
}

/// The moves that lead to a node, and one more from there.
fn line_to(nodes: &[Node], mut node: usize, last: Move) -> Vec<Move> {
    let mut backwards = vec![last];
    while let Some((before, mv, reply)) = nodes.get(node).and_then(|node| node.came) {
        backwards.extend(reply);
        backwards.push(mv);
        node = before;
    }
    backwards.reverse();
    backwards
}

/// What makes two states the same for a search.
pub(super) type Key = (Setup, Vec<Part>, SquareSet, Vec<Spared>, Vec<usize>);

/// The same position without its history, but with an offer that stands: a move declines it. Where no draw can end the
/// try, the clocks stand at their beginning, so that the same position is the same wherever it comes.
pub(super) fn afresh(play: &Play, state: &State) -> State {
    let setup = state.position().setup();
    let halfmove_clock = if matches!(play.opponent, Opponent::Still) { 0 } else { setup.halfmove_clock };
    let mut game = Game::new(Position::new(Setup { halfmove_clock, ..setup }));
    if let Some(by) = state.game.draw_offer() {
        // Where the game has ended nobody can offer, and there is nothing to decline.
        let _ = game.offer_draw(by);
    }
    State { game, progress: state.progress.clone() }
}

/// From here on the clock of half-moves without a capture or a pawn's move decides what can follow.
const CLOCK: u32 = 100;

/// Clocks and counters apart, everything that decides what can follow.
pub(super) fn key(state: &State) -> Key {
    // Only the last moves before a draw by seventy-five are told apart (FIDE Laws 9.6.2).
    let clock = state.position().halfmove_clock();
    let halfmove_clock = if clock < CLOCK { 0 } else { clock };
    let setup = Setup { halfmove_clock, fullmove_number: 1, ..state.position().setup() };
    match &state.progress {
        Progress::Play(playing) => {
            (setup, playing.parts.clone(), playing.guarded, playing.spared.clone(), playing.branches.clone())
        }
        Progress::Show { .. } | Progress::Mark { .. } | Progress::Choose(_) | Progress::Place(_) | Progress::Write => {
            (setup, Vec::new(), SquareSet::EMPTY, Vec::new(), Vec::new())
        }
    }
}
