//! Dead positions: no series of legal moves mates, however badly both sides play (FIDE Laws 5.2.2; ledger R29).
//!
//! Nobody can decide that in general within reasonable time. Here it is *proved* in three ways – by what is left on
//! the board, by pawns that lock each other and the little that can still move beside them, and by following every continuation to its end where there are few –
//! and whatever is not proved is not dead. A wrong “dead” would take a won game away; a missed one costs nothing, as
//! the other drawing rules still end the game.
//!
//! ```
//! use skaki::rules::{Position, game::dead, notation::fen};
//! let position = |text| Position::new(fen::read(text).unwrap());
//! assert!(dead::is_dead(&position("4k3/8/8/8/8/8/8/4KB2 w - - 0 1")));
//! assert!(!dead::is_dead(&position("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1")));
//! ```

use std::collections::HashSet;

use super::locked::Locked;
use crate::rules::{Board, Color, PieceKind, Position, Setup, SquareSet, State};

/// How many positions are looked at before it is left open whether a position is dead. A forced line, or two kings
/// among few free squares, need some hundreds; all of them take a millisecond.
const BUDGET: usize = 4_000;

/// From how many positions on it is looked whether they still open out…
const GLANCE: usize = 200;

/// …that is, whether each one brought more than this many new ones: then there is no end in sight, and a common
/// position has cost some microseconds. Kings with a few pawns bring six or so; of thousands of dead positions among
/// random ones not one brought more than four.
const OPEN_OUT: usize = 4;

/// Whether it is proved that neither king can be mated by any series of legal moves. A board on which a side has no
/// king, or several, is never dead: there is no mate on it to rule out. Nor is a position that is mate already.
pub fn is_dead(position: &Position) -> bool {
    Color::ALL.into_iter().all(|color| can_never_mate(position, color))
}

/// Whether it is proved that this colour cannot mate the other king by any series of legal moves: then the other
/// side's resignation is a draw (FIDE Laws 5.1.2).
pub fn can_never_mate(position: &Position, color: Color) -> bool {
    let one_king_each = Color::ALL.into_iter().all(|color| position.king(color).is_some());
    if !one_king_each || position.turn() != color && position.state() == State::Checkmate {
        return false;
    }
    never_by_material(position.board(), color) || never_by_locks(position, color) || never_by_search(position, color)
}

/// Whether what is on the board rules out that this colour ever mates, captures and promotions included.
///
/// A king alone never mates. A lone knight mates only a king that its own men hem in without being able to take the
/// knight, and queens next to their king always can. Bishops of one colour of square attack no square of the other
/// colour, which the defender's own men must then occupy without being able to capture or step between: rooks,
/// queens and bishops of that same colour can always do so.
fn never_by_material(board: &Board, color: Color) -> bool {
    let men = |color| board.of_color(color) & !board.of_kind(PieceKind::King);
    let (own, others) = (men(color), men(color.opponent()));
    let knights = board.of_kind(PieceKind::Knight);
    let bishops = board.of_kind(PieceKind::Bishop);
    if own.is_empty() {
        return true;
    }
    if (own & !knights).is_empty() {
        return own.len() == 1 && (others & !board.of_kind(PieceKind::Queen)).is_empty();
    }
    if (own & !bishops).is_empty() {
        let all = bishops & (own | others);
        let one_color = (all & SquareSet::LIGHT).is_empty() || (all & SquareSet::DARK).is_empty();
        return one_color && (others & (knights | board.of_kind(PieceKind::Pawn))).is_empty();
    }
    false
}

/// Whether pawns that lock each other rule out, by what else is left, that this colour ever mates.
fn never_by_locks(position: &Position, color: Color) -> bool {
    Locked::of(position).is_some_and(|locked| locked.never_mates(color))
}

/// Whether every series of legal moves, followed to its end, stays without a mate by this colour. Positions met
/// before are not followed again, so a closed circle of them has an end too. `false` as soon as there are too many.
fn never_by_search(position: &Position, color: Color) -> bool {
    let mut seen = HashSet::with_capacity(64);
    seen.insert(without_counters(position));
    let mut open = vec![*position];
    let mut looked_at = 0;
    while let Some(position) = open.pop() {
        looked_at += 1;
        let moves = position.legal_moves();
        if moves.is_empty() && position.turn() != color && position.is_check() {
            return false;
        }
        for &mv in &moves {
            let next = position.play(mv);
            if never_by_material(next.board(), color)
                || !seen.insert(without_counters(&next))
                || never_by_locks(&next, color)
            {
                continue;
            }
            let seen = seen.len();
            if seen > BUDGET || seen > GLANCE && seen > OPEN_OUT * looked_at {
                return false;
            }
            open.push(next);
        }
    }
    true
}

/// What decides which series of moves there are.
fn without_counters(position: &Position) -> Setup {
    Setup { halfmove_clock: 0, fullmove_number: 1, ..position.setup() }
}
