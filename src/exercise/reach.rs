//! What is out of reach for good. Some of it is seen without a search: a bishop never changes the colour of its squares, and a
//! pawn never turns back (FIDE Laws 3.2, 3.7). Some of it is seen by a search in which even the opponent helps: what cannot be
//! reached like that cannot be reached at all.

use std::collections::{HashSet, VecDeque};

use crate::lesson::{Goal, Opponent, Play};
use crate::rules::game::dead::can_never_mate;
use crate::rules::{Color, Piece, PieceKind, Placed, Rank, SquareSet};

use super::goal::Part;
use super::path::{Key, afresh, key};
use super::proof::{Budget, needs_all};
use super::turn::{Half, Verdict};
use super::{Miss, Progress, State};

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
    if !demands_promotion(&play.goal, &mut playing.parts.iter()) {
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
fn demands_promotion(goal: &Goal, parts: &mut std::slice::Iter<'_, Part>) -> bool {
    match goal {
        // Every part is walked, so that goals and parts stay side by side.
        Goal::All(goals) => goals.iter().fold(false, |demands, goal| demands_promotion(goal, parts) | demands),
        Goal::Any(goals) => {
            let all: Vec<bool> = goals.iter().map(|goal| demands_promotion(goal, parts)).collect();
            all.into_iter().all(|demands| demands)
        }
        Goal::Not(goal) => {
            let _ = demands_promotion(goal, parts);
            false
        }
        part => matches!((part, parts.next()), (Goal::Promote(_), Some(Part::Event(false)))),
    }
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
    if pieces.any() || can_be_helped(play, state, budget) != Some(false) {
        return None;
    }
    let targets = playing.targets() | playing.men();
    let alone = matches!(play.goal, Goal::Reach { .. } | Goal::Capture { .. });
    Some(if alone && needs_all(play) {
        Miss::OutOfReach { targets }
    } else if demands_promotion(&play.goal, &mut playing.parts.iter()) {
        Miss::NeverPromotes { pawns: true }
    } else {
        Miss::DeadEnd
    })
}

/// Whether the goal can be reached if the opponent plays whatever the student likes; `None` when the budget ends first.
fn can_be_helped(play: &Play, start: &State, budget: &mut Budget) -> Option<bool> {
    // No limit counts, and no draw: what is asked is whether it can be done at all.
    let play = &Play { limit: Some(u32::MAX), ..play.clone() };
    let start = afresh(play, start);
    let mut seen: HashSet<Key> = HashSet::from([key(&start)]);
    let mut open: VecDeque<State> = VecDeque::from([start]);
    while let Some(state) = open.pop_front() {
        let Progress::Play(playing) = &state.progress else { return None };
        for mv in state.position().legal_moves().iter().copied() {
            if !budget.spend() {
                return None;
            }
            let first = Half::of(play, &state, playing, mv);
            match first.verdict {
                Verdict::Solved(_) => return Some(true),
                Verdict::Missed(_) => continue,
                Verdict::Going => {}
            }
            for reply in first.replies() {
                if !budget.spend() {
                    return None;
                }
                let turn = first.clone().replied(play, reply);
                if matches!(turn.verdict, Verdict::Going) && seen.insert(key(&turn.state)) {
                    open.push_back(turn.state);
                }
            }
        }
    }
    Some(false)
}
