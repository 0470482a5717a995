//! What is out of reach for good, seen without a search: a bishop never changes the colour of its squares, and a pawn
//! never turns back (FIDE Laws 3.2, 3.7).

use crate::lesson::{Opponent, Play};
use crate::rules::{Color, PieceKind, Placed, Rank, SquareSet};

use super::State;

/// Those of the targets that no man of the student's can ever come to, however the board empties. With an opponent that
/// moves nothing is said: its men may come within reach.
pub(super) fn beyond(play: &Play, state: &State, targets: SquareSet) -> SquareSet {
    if !matches!(play.opponent, Opponent::Still) {
        return SquareSet::EMPTY;
    }
    let board = state.position().board();
    let enemies = board.of_color(play.student.opponent());
    let within =
        board.placed(board.of_color(play.student)).fold(SquareSet::EMPTY, |all, man| all | within(man, enemies));
    targets & !within
}

/// Every square that a man may come to at best, if nothing of its own stands in the way and `enemies` stay where they are.
fn within(man: Placed, enemies: SquareSet) -> SquareSet {
    match man.piece.kind {
        PieceKind::Bishop if man.square.is_light() => SquareSet::LIGHT,
        PieceKind::Bishop => SquareSet::DARK,
        PieceKind::Pawn => ahead(man, enemies),
        PieceKind::Knight | PieceKind::Rook | PieceKind::Queen | PieceKind::King => SquareSet::ALL,
    }
}

/// Straight on always, diagonally where an enemy stands; everything once the pawn can become a queen.
fn ahead(pawn: Placed, enemies: SquareSet) -> SquareSet {
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
            let next = square.offset(side, step).filter(|next| side == 0 || enemies.contains(*next));
            if let Some(next) = next.filter(|next| !reached.contains(*next)) {
                reached = reached.with(next);
                front.push(next);
            }
        }
    }
    reached
}
