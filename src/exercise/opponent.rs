//! An opponent that answers by itself, at a named strength: for mini-games and for playing out a won position. The same
//! search plays the student's side when the checker proves that such a step can be won.
//!
//! A small alpha-beta search over material, pawns on their way and a lone king driven to the edge: strong enough to punish a
//! beginner's slip and to mate with a queen, and never meant for more. It is pure: the same position, strength and seed give
//! the same move.

use crate::lesson::{Condition, Fail, Loss, Opponent, Play, Replies, Strength};
use crate::rules::{Board, Color, Game, Move, Piece, PieceKind, Position, Square};

use super::budget::Budget;

/// Positions that a search for one move may look at.
pub(super) const NODES: u64 = 20_000;

/// The deepest search, in half-moves.
const DEEPEST: u32 = 12;

/// Captures are followed this far beyond the depth of a search, in half-moves.
const QUIET: u32 = 4;

/// What a won game is worth, less the half-moves until then.
const WON: i32 = 100_000;

/// The opponent's answer in a game of this step; `None` where it has no legal move.
///
/// ```
/// use skaki::exercise::opponent;
/// use skaki::lesson::{Condition, Play, Replies, Strength};
/// use skaki::rules::{Color, Game, Position, notation::fen};
///
/// let play = Play::new(Color::White, Condition::Capture { squares: Default::default(), enough: 1 });
/// let game = Game::new(Position::new(fen::read("8/8/8/3p4/4Q3/8/8/8 b")?));
/// let best = Replies { strength: Strength::Best, seed: 0 };
/// assert_eq!(opponent::answer(&play, &game, best).unwrap().uci().to_string(), "d5e4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn answer(play: &Play, game: &Game, replies: Replies) -> Option<Move> {
    let mut chance = Chance::new(replies.seed, game);
    let (depth, quiet, margin) = match replies.strength {
        Strength::Random => {
            let moves = game.position().legal_moves();
            return moves.get(chance.below(moves.len())).copied();
        }
        // It does not see that what it takes is protected.
        Strength::Weak => (1, 0, 60),
        Strength::Fair => (2, QUIET, 20),
        Strength::Best => (DEEPEST, QUIET, 0),
    };
    let scored = Search { wins: Wins::of(play), nodes: NODES, quiet }.scores(game, depth);
    // Among moves that seem nearly as good, chance decides.
    let best = scored.iter().map(|(_, score)| *score).max()?;
    let is_good = |score: i32| score.saturating_add(margin) >= best;
    // Nobody makes a bishop where a queen does as well.
    let queen_too = |mv: Move| {
        mv.promotion().is_some_and(|kind| kind != PieceKind::Queen)
            && scored.iter().any(|(other, score)| {
                (other.from(), other.to(), other.promotion()) == (mv.from(), mv.to(), Some(PieceKind::Queen))
                    && is_good(*score)
            })
    };
    let good: Vec<Move> =
        scored.iter().filter(|(mv, score)| is_good(*score) && !queen_too(*mv)).map(|(mv, _)| *mv).collect();
    good.get(chance.below(good.len())).copied()
}

/// The legal moves as the search ranks them, the best first, looking at as many positions as the budget has at the most.
pub(super) fn ranked(play: &Play, game: &Game, budget: &mut Budget) -> Vec<Move> {
    let mut search = Search { wins: Wins::of(play), nodes: budget.left(), quiet: QUIET };
    let mut scored = search.scores(game, DEEPEST);
    budget.take(budget.left() - search.nodes);
    scored.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    scored.into_iter().map(|(mv, _)| mv).collect()
}

/// Chance that is always the same: decided by the seed and the game (splitmix64).
struct Chance(u64);

impl Chance {
    fn new(seed: u32, game: &Game) -> Chance {
        let position = game.position();
        let start = u64::from(seed) ^ (game.moves().len() as u64).rotate_left(32);
        let folded = position.board().pieces().fold(start, |folded, man| {
            let here = (man.square.index() * 12 + man.piece.kind.index() * 2 + man.piece.color.index()) as u64;
            mix(folded ^ here)
        });
        Chance(mix(folded ^ position.turn().index() as u64))
    }

    /// A number below this one; 0 where there is none.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = mix(self.0);
        let bound = bound as u64;
        self.0.checked_rem(bound).and_then(|number| usize::try_from(number).ok()).unwrap_or(0)
    }
}

fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// What wins a mini-game beside mate.
#[derive(Clone, Copy)]
struct Wins {
    student: Color,
    /// Whose promotion ends the game in their favour.
    promotion: [bool; 2],
    /// Whether the student wins with the last man of the opponent's.
    last_man: bool,
    /// Whether the opponent wins with any man of the student's.
    any_man: bool,
}

impl Wins {
    fn of(play: &Play) -> Wins {
        let asks = |what: fn(&Condition) -> bool| play.goal.conditions.iter().any(what);
        let student = asks(|condition| matches!(condition, Condition::Promote(_)));
        let opponent = play.fail.iter().any(|fail| matches!(fail, Fail::OpponentPromotes));
        let mut promotion = [false; 2];
        for (color, wins) in [(play.student, student), (play.student.opponent(), opponent)] {
            if let Some(place) = promotion.get_mut(color.index()) {
                *place = wins;
            }
        }
        let last_man = asks(|condition| matches!(condition, Condition::Capture { .. }));
        let any_man = play.fail.iter().any(|fail| matches!(fail, Fail::Lose(Loss::Any)));
        Wins { student: play.student, promotion, last_man, any_man }
    }

    /// Whether a move, which led to this position, wins for whoever made it.
    fn won_by(self, mv: Move, after: &Position) -> bool {
        let mover = after.turn().opponent();
        let promotes = mv.promotion().is_some() && self.promotion.get(mover.index()).copied().unwrap_or(false);
        let is_last = after.board().of_color(after.turn()).is_empty();
        let takes = mv.capture().is_some()
            && if mover == self.student { self.last_man && is_last } else { self.any_man || is_last };
        promotes || takes
    }
}

struct Search {
    wins: Wins,
    /// Positions that may still be looked at.
    nodes: u64,
    /// How far captures are followed beyond the depth.
    quiet: u32,
}

impl Search {
    /// Every legal move with its worth for the side to move, searched deeper and deeper as long as the nodes last.
    fn scores(&mut self, game: &Game, deepest: u32) -> Vec<(Move, i32)> {
        let position = game.position();
        let mut scored: Vec<(Move, i32)> = position.legal_moves().iter().map(|&mv| (mv, 0)).collect();
        let all = self.nodes;
        for depth in 1..=deepest {
            let mut deeper = Vec::with_capacity(scored.len());
            for &(mv, _) in &scored {
                let after = position.play(mv);
                // Whoever is ahead does not go in circles.
                let seen = game.positions().filter(|other| other.is_same_as(&after)).count();
                let again = 40 * i32::try_from(seen).unwrap_or(0);
                match self.worth(mv, &after, depth - 1, 1) {
                    Some(worth) => deeper.push((mv, worth - again)),
                    None => break,
                }
            }
            if deeper.len() < scored.len() {
                // The first round always counts, the later ones only when they are whole.
                if depth == 1 {
                    let rest = scored.iter().skip(deeper.len()).map(|&(mv, _)| (mv, -WON));
                    deeper.extend(rest.collect::<Vec<_>>());
                    return deeper;
                }
                break;
            }
            scored = deeper;
            scored.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
            let decided = scored.first().is_some_and(|(_, score)| score.abs() > WON / 2);
            if decided || self.nodes < all / 2 {
                break;
            }
        }
        scored
    }

    /// What a move is worth to whoever made it; `None` when the nodes are used up.
    fn worth(&mut self, mv: Move, after: &Position, depth: u32, ply: i32) -> Option<i32> {
        if self.wins.won_by(mv, after) {
            return Some(WON - ply);
        }
        Some(-self.search(after, depth, ply, -WON, WON)?)
    }

    /// The worth of a position to the side to move (fail-soft alpha-beta).
    fn search(&mut self, position: &Position, depth: u32, ply: i32, mut alpha: i32, beta: i32) -> Option<i32> {
        self.nodes = self.nodes.checked_sub(1)?;
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Some(if position.is_check() { ply - WON } else { 0 });
        }
        if depth == 0 {
            return Some(self.quiet(position, self.quiet, alpha, beta));
        }
        let mut ordered: Vec<Move> = moves.iter().copied().collect();
        ordered.sort_by_key(|mv| std::cmp::Reverse(promise(*mv)));
        let mut best = -WON;
        for mv in ordered {
            let after = position.play(mv);
            let worth = if self.wins.won_by(mv, &after) {
                WON - ply - 1
            } else {
                -self.search(&after, depth - 1, ply + 1, -beta, -alpha)?
            };
            best = best.max(worth);
            alpha = alpha.max(worth);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// The worth of a position once the captures at hand are made.
    fn quiet(&mut self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes = self.nodes.saturating_sub(1);
        let mut best = evaluate(position);
        if depth == 0 || best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let mut captures: Vec<Move> = position
            .legal_moves()
            .iter()
            .copied()
            .filter(|mv| mv.capture().is_some() || mv.promotion().is_some())
            .collect();
        captures.sort_by_key(|mv| std::cmp::Reverse(promise(*mv)));
        for mv in captures {
            let worth = -self.quiet(&position.play(mv), depth - 1, -beta, -alpha);
            best = best.max(worth);
            alpha = alpha.max(worth);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// What promises most is tried first.
fn promise(mv: Move) -> i32 {
    let taken = mv.capture().map_or(0, |kind| 10 * value(kind) - value(mv.piece()) / 10);
    taken + mv.promotion().map_or(0, value)
}

/// Centipawns.
const fn value(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Pawn => 100,
        PieceKind::Knight => 300,
        PieceKind::Bishop => 320,
        PieceKind::Rook => 500,
        PieceKind::Queen => 900,
        PieceKind::King => 0,
    }
}

/// The worth of a position to the side to move.
fn evaluate(position: &Position) -> i32 {
    let turn = position.turn();
    side(position.board(), turn) - side(position.board(), turn.opponent())
}

fn side(board: &Board, color: Color) -> i32 {
    let men = board.placed(board.of_color(color));
    let worth: i32 = men.map(|man| value(man.piece.kind) + place(board, man.piece, man.square)).sum();
    let enemies = board.of_color(color.opponent());
    let theirs = board.of(Piece::new(color.opponent(), PieceKind::King)).first();
    let own = board.of(Piece::new(color, PieceKind::King)).first();
    match (enemies.len(), theirs) {
        // A lone king is driven to the edge, and one's own king comes near.
        (1, Some(lone)) if worth > 0 => worth + 12 * edge(lone) - own.map_or(0, |own| 4 * distance(own, lone)),
        _ => worth,
    }
}

/// What a man gains by where it stands.
fn place(board: &Board, piece: Piece, square: Square) -> i32 {
    match piece.kind {
        PieceKind::Pawn => {
            let walked = match piece.color {
                Color::White => i32::from(square.rank().index()) - 1,
                Color::Black => 6 - i32::from(square.rank().index()),
            };
            let ahead = match piece.color {
                Color::White => 1,
                Color::Black => -1,
            };
            let blocked = square.offset(0, ahead).is_some_and(|next| board.piece_at(next).is_some());
            walked * walked * 4 - i32::from(blocked) * 15
        }
        PieceKind::Knight | PieceKind::Bishop | PieceKind::King => 6 - 2 * edge(square),
        PieceKind::Rook | PieceKind::Queen => 0,
    }
}

/// How far from the middle, 0 to 6.
fn edge(square: Square) -> i32 {
    let (file, rank) = (i32::from(square.file().index()), i32::from(square.rank().index()));
    (3 - file).max(file - 4) + (3 - rank).max(rank - 4)
}

/// A king's steps between two squares.
fn distance(a: Square, b: Square) -> i32 {
    let file = i32::from(a.file().index()) - i32::from(b.file().index());
    let rank = i32::from(a.rank().index()) - i32::from(b.rank().index());
    file.abs().max(rank.abs())
}

/// What one answer costs a search that counts positions: as many as it looks at itself, in round figures.
pub(super) const fn cost(replies: Replies) -> u64 {
    match replies.strength {
        Strength::Random => 5,
        Strength::Weak => 20,
        Strength::Fair => 100,
        Strength::Best => 200,
    }
}

/// How the opponent of a step answers, where it answers by itself.
pub(super) const fn replies(play: &Play) -> Option<Replies> {
    match play.opponent {
        Opponent::Replies(replies) => Some(replies),
        Opponent::Still | Opponent::Line(_) => None,
    }
}
