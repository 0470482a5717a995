//! What is out of reach for good. Some of it is seen without a search: a bishop never changes the colour of its squares, and a
//! pawn never turns back (FIDE Laws 3.2, 3.7). Some of it is seen by a search in which even the opponent helps: what cannot be
//! reached like that cannot be reached at all.

use crate::lesson::{Condition, Goal, Opponent, Play};
use crate::rules::game::dead::can_never_mate;
use crate::rules::{Color, Piece, PieceKind, Placed, Rank, SquareSet};

use super::budget::Budget;
use super::miss::Miss;
use super::path::{Answers, Search, search};
use super::state::{Left, Progress, State};

/// Whether a goal is to reach or capture and nothing else, and needs every target, so that one out of reach decides.
pub(super) fn needs_all(play: &Play) -> bool {
    match play.goal.only() {
        Some(Condition::Reach { .. }) => true,
        Some(Condition::Capture { squares, enough }) => *enough >= squares.len(),
        _ => false,
    }
}

/// Those of the targets that no man of the student's can ever come to, however the board empties. With an opponent that
/// moves nothing is said: its men may come within reach.
pub(super) fn beyond(play: &Play, state: &State, targets: SquareSet) -> SquareSet {
    if !matches!(play.opponent, Opponent::Still) {
        return SquareSet::EMPTY;
    }
    let board = state.position().board();
    let enemies = board.of_color(play.student.opponent());
    // What stands still may be captured on the way, so nothing blocks a pawn.
    let within = board
        .placed(board.of_color(play.student))
        .fold(SquareSet::EMPTY, |all, man| all | within(man, enemies, SquareSet::EMPTY));
    targets & !within
}

/// Why the promotion that a goal demands can never come: no pawn is left, or each stands before men that nobody can take
/// out of its way. With an opponent that moves only the former is said.
pub(super) fn never_promotes(play: &Play, state: &State) -> Option<Miss> {
    let Progress::Play(playing) = &state.progress else { return None };
    if !demands_promotion(&play.goal, playing.left) {
        return None;
    }
    let board = state.position().board();
    let pawns = board.of(Piece::new(play.student, PieceKind::Pawn));
    if pawns.is_empty() {
        return Some(Miss::NeverPromotes { pawns: false });
    }
    if !matches!(play.opponent, Opponent::Still) {
        return None;
    }
    let enemies = board.of_color(play.student.opponent());
    // Whatever a man can come to at best it can capture there; what nobody can capture stays, and blocks.
    let mut blocking = enemies;
    loop {
        let reached: Vec<SquareSet> =
            board.placed(board.of_color(play.student)).map(|man| within(man, enemies, blocking)).collect();
        let all = reached.iter().fold(SquareSet::EMPTY, |all, squares| all | *squares);
        let still = blocking & !all;
        if still == blocking {
            let promotes = board.placed(pawns).any(|pawn| within(pawn, enemies, blocking) == SquareSet::ALL);
            return (!promotes).then_some(Miss::NeverPromotes { pawns: true });
        }
        blocking = still;
    }
}

/// Whether a goal cannot be reached without a promotion that has not happened yet.
fn demands_promotion(goal: &Goal, left: Left) -> bool {
    let mut conditions = goal.conditions.iter().enumerate();
    conditions.any(|(index, condition)| matches!(condition, Condition::Promote(_)) && !left.is_done(index))
}

/// Every square that a man may come to at best, if nothing of its own stands in the way and `enemies` stay where they are, those
/// of them that block for good in front of its pawns.
fn within(man: Placed, enemies: SquareSet, blocking: SquareSet) -> SquareSet {
    match man.piece.kind {
        PieceKind::Bishop if man.square.is_light() => SquareSet::LIGHT,
        PieceKind::Bishop => SquareSet::DARK,
        PieceKind::Pawn => ahead(man, enemies, blocking),
        PieceKind::Knight | PieceKind::Rook | PieceKind::Queen | PieceKind::King => SquareSet::ALL,
    }
}

/// Straight on unless something blocks for good, diagonally where an enemy stands; everything once the pawn can become a
/// queen.
fn ahead(pawn: Placed, enemies: SquareSet, blocking: SquareSet) -> SquareSet {
    let color = pawn.piece.color;
    let step = match color {
        Color::White => 1,
        Color::Black => -1,
    };
    let mut reached = SquareSet::EMPTY;
    let mut front = vec![pawn.square];
    while let Some(square) = front.pop() {
        if square.rank() == Rank::Eighth.seen_by(color) {
            return SquareSet::ALL;
        }
        for side in -1..=1 {
            let can_go = |next: crate::rules::Square| match side {
                0 => !blocking.contains(next),
                _ => enemies.contains(next),
            };
            let next = square.offset(side, step).filter(|next| can_go(*next));
            if let Some(next) = next.filter(|next| !reached.contains(*next)) {
                reached = reached.with(next);
                front.push(next);
            }
        }
    }
    reached
}

/// Why a game against an opponent that answers by itself can no longer be won, whatever it answers; `None` where it can, and
/// where that is not known within the budget. Beside mates for which too little is left, looked at are games in which the
/// student has only pawns and perhaps a king: with any piece more there is nearly always some way.
pub(super) fn lost(play: &Play, state: &State, budget: &mut Budget) -> Option<Miss> {
    if let Some(miss) = never_promotes(play, state) {
        return Some(miss);
    }
    if play.goal.mate_asked().is_some() && can_never_mate(state.position(), play.student) {
        return Some(Miss::DeadEnd);
    }
    let Progress::Play(playing) = &state.progress else { return None };
    let board = state.position().board();
    let pieces = board.of_color(play.student) & !(board.of_kind(PieceKind::Pawn) | board.of_kind(PieceKind::King));
    // No limit counts, and no draw: what is asked is whether it can be done at all.
    let helped = Play { limit: Some(u32::MAX), ..play.clone() };
    if pieces.any() || !matches!(search(&helped, state, None, Answers::Helping, budget), Search::Never) {
        return None;
    }
    Some(if needs_all(play) {
        Miss::OutOfReach { targets: playing.left.targets | playing.left.pieces }
    } else if demands_promotion(&play.goal, playing.left) {
        Miss::NeverPromotes { pawns: true }
    } else {
        Miss::DeadEnd
    })
}
