//! Where a piece could ever come to, if it moved again and again and nothing else did.

use std::collections::BTreeSet;

use crate::rules::{Color, PieceKind, Placed, Position, Rank, Square, SquareSet, attacks};

/// Every square that the piece on a square could come to in any number of moves, the rest standing still; its own
/// square is left out.
///
/// It goes as its kind goes, takes what is in its way, and what it has taken is gone. Pins are no matter; a king does
/// not step where an enemy that is still there controls the square. A pawn's way ends on the last rank, where it becomes
/// something else.
///
/// ```
/// use skaki::rules::{Position, SquareSet, notation::fen, query};
/// // A bishop comes to every square of its colour, if its own pawns do not shut it in.
/// let free = Position::new(fen::read("8/8/8/8/8/8/8/2B5 w - - 0 1")?);
/// let c1 = "c1".parse().unwrap();
/// assert_eq!(query::reach_of(&free, c1), SquareSet::DARK.without(c1));
/// let shut_in = Position::new(fen::read("8/8/8/8/8/8/1P1P4/2B5 w - - 0 1")?);
/// assert!(query::reach_of(&shut_in, c1).is_empty());
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn reach_of(position: &Position, square: Square) -> SquareSet {
    let Some(piece) = position.piece_at(square) else { return SquareSet::EMPTY };
    let board = position.board();
    let own = board.of_color(piece.color).without(square);
    let enemies = board.of_color(piece.color.opponent());
    let barred = own | enemies & board.of_kind(PieceKind::King);
    if piece.kind == PieceKind::King {
        return king_reach(position, piece.color, square, own, enemies);
    }
    let mut reached = SquareSet::of(square);
    loop {
        // A piece that is no pawn can go back the way it came, so whatever it can take it can take first.
        let in_the_way = own | enemies & (!reached | board.of_kind(PieceKind::King));
        let next = reached.iter().fold(reached, |all, from| {
            let steps = match piece.kind {
                PieceKind::Pawn => pawn_steps(position, Placed { piece, square }, from, own | enemies),
                PieceKind::Knight => attacks::knight(from),
                PieceKind::Bishop => attacks::bishop(from, in_the_way),
                PieceKind::Rook => attacks::rook(from, in_the_way),
                PieceKind::Queen => attacks::queen(from, in_the_way),
                // A king has been sent on its own way above.
                PieceKind::King => SquareSet::EMPTY,
            };
            all | steps & !barred
        });
        if next == reached {
            return reached.without(square);
        }
        reached = next;
    }
}

/// How many ways a board can be cleared that are looked at for a king: far more than a lesson's position has.
const MOST_BOARDS: usize = 20_000;

/// Where a king could come to. What it takes no longer controls anything, and may open the line of something else, so
/// the boards that it leaves behind are told apart.
fn king_reach(position: &Position, color: Color, from: Square, own: SquareSet, enemies: SquareSet) -> SquareSet {
    let board = position.board();
    let kings = board.of_kind(PieceKind::King);
    let mut reached = SquareSet::EMPTY;
    let mut seen = BTreeSet::from([(from.index(), enemies.0)]);
    let mut open = vec![(from, enemies)];
    while let Some((at, left)) = open.pop() {
        for to in attacks::king(at) & !own & !(left & kings) {
            let left = left.without(to);
            let attackers = board.attackers_through(to, color.opponent(), own | left) & left;
            if attackers.is_empty() && seen.len() < MOST_BOARDS && seen.insert((to.index(), left.0)) {
                reached = reached.with(to);
                open.push((to, left));
            }
        }
    }
    reached.without(from)
}

/// Where the pawn could go from a square on its way. It never comes back, so nothing that it takes there clears its way.
fn pawn_steps(position: &Position, pawn: Placed, from: Square, occupied: SquareSet) -> SquareSet {
    let color = pawn.piece.color;
    let ahead = match color {
        Color::White => 1,
        Color::Black => -1,
    };
    let step = |from: Square| from.offset(0, ahead).filter(|to| !occupied.contains(*to));
    let mut steps: SquareSet = step(from).into_iter().collect();
    if from.rank() == Rank::Second.seen_by(color) {
        steps |= step(from).and_then(step).into_iter().collect();
    }
    // En passant is a matter of the next move alone.
    let in_passing = position.en_passant().filter(|_| from == pawn.square && position.turn() == color);
    let targets = position.board().of_color(color.opponent()) | in_passing.into_iter().collect();
    steps | attacks::pawn(color, from) & targets
}
