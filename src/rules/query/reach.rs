//! Where a piece could ever come to, if it moved again and again and nothing else did.

use std::collections::BTreeSet;

use crate::rules::moves::beside;
use crate::rules::{Piece, PieceKind, Placed, Position, Rank, Square, SquareSet, attacks};

/// Every square that the piece on a square could come to in any number of moves, the rest standing still; its own
/// square is left out.
///
/// It goes as its kind goes, takes what is in its way, and what it has taken is gone. Each of its moves must be a legal one:
/// it neither opens a line to its own king nor leaves that in check, and a king does not step where an enemy that is
/// still there controls the square. A pawn's way ends on the last rank, where it becomes something else.
///
/// ```
/// use skaki::rules::{Position, SquareSet, notation::fen, query};
/// // A bishop comes to every square of its colour, if its own pawns do not shut it in.
/// let free = Position::new(fen::read("8/8/8/8/8/8/8/2B5 w - - 0 1")?);
/// let c1 = "c1".parse().unwrap();
/// assert_eq!(query::reach_of(&free, c1), SquareSet::DARK.without(c1));
/// // A check that it cannot answer holds it where it is, and a pin on its line.
/// let checked = Position::new(fen::read("7k/8/8/8/4r3/8/8/2B1K3 w - - 0 1")?);
/// assert_eq!(query::reach_of(&checked, c1).to_string(), "e3");
/// let shut_in = Position::new(fen::read("8/8/8/8/8/8/1P1P4/2B5 w - - 0 1")?);
/// assert!(query::reach_of(&shut_in, c1).is_empty());
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn reach_of(position: &Position, square: Square) -> SquareSet {
    match position.piece_at(square) {
        Some(piece) => Walk::of(position, Placed { piece, square }).reach(),
        None => SquareSet::EMPTY,
    }
}

/// How many ways a board can be cleared that are looked at: far more than a lesson's position has.
const MOST_BOARDS: usize = 20_000;

/// A piece that moves again and again, and never leaves its king in check.
struct Walk<'p> {
    position: &'p Position,
    piece: Placed,
    /// Its own side's other pieces.
    own: SquareSet,
    /// Enemies whose capture may put its king in check or out of it.
    watched: SquareSet,
}

impl Walk<'_> {
    fn of(position: &Position, piece: Placed) -> Walk<'_> {
        let board = position.board();
        let them = piece.piece.color.opponent();
        let own = board.of_color(piece.piece.color).without(piece.square);
        let enemies = board.of_color(them);
        let watched = match position.king(piece.piece.color) {
            // Wherever it comes to, any of them may have closed a line.
            _ if piece.piece.kind == PieceKind::King => enemies,
            None => SquareSet::EMPTY,
            Some(king) => {
                let queens = board.of_kind(PieceKind::Queen);
                let diagonal = attacks::bishop(king, own) & (board.of_kind(PieceKind::Bishop) | queens);
                let straight = attacks::rook(king, own) & (board.of_kind(PieceKind::Rook) | queens);
                ((diagonal | straight) & enemies).iter().fold(board.attackers(king, them), |all, far| {
                    all | (attacks::between(king, far) & enemies).with(far)
                })
            }
        };
        Walk { position, piece, own, watched }
    }

    /// Where it goes with one move from a square, while these enemies are left.
    fn steps(&self, from: Square, left: SquareSet) -> SquareSet {
        let board = self.position.board();
        let occupied = self.own | left;
        let steps = match self.piece.piece.kind {
            PieceKind::Pawn => pawn_steps(self.position, self.piece, from, occupied),
            _ => attacks::of(self.piece.piece, from, occupied),
        };
        steps & !self.own & !(left & board.of_kind(PieceKind::King))
    }

    /// The enemies that are left after a move, if the king is safe then.
    fn after(&self, from: Square, to: Square, left: SquareSet) -> Option<SquareSet> {
        let in_passing = self.piece.piece.kind == PieceKind::Pawn && from.file() != to.file() && !left.contains(to);
        let left = if in_passing { left.without(beside(from, to)) } else { left.without(to) };
        self.is_safe(to, left).then_some(left)
    }

    /// Whether its king, which it may be itself, is not attacked by those that are left. A side without a king, or with
    /// several, has none to keep safe.
    fn is_safe(&self, at: Square, left: SquareSet) -> bool {
        let Piece { color, kind } = self.piece.piece;
        let king = if kind == PieceKind::King { Some(at) } else { self.position.king(color) };
        let occupied = (self.own | left).with(at);
        let attackers = |king| self.position.board().attackers_through(king, color.opponent(), occupied) & left;
        king.is_none_or(|king| attackers(king).is_empty())
    }

    /// Everywhere from a square from which it may come back, with what it can take on the way, and the enemies left then. Of
    /// those that are watched none is taken.
    fn around(&self, at: Square, mut left: SquareSet) -> (SquareSet, SquareSet) {
        let mut here = SquareSet::of(at);
        loop {
            let before = (here, left);
            for from in here {
                for to in self.steps(from, left) & !here & !(left & self.watched) {
                    if let Some(after) = self.after(from, to, left) {
                        here = here.with(to);
                        left = after;
                    }
                }
            }
            if (here, left) == before {
                return before;
            }
        }
    }

    fn reach(&self) -> SquareSet {
        let enemies = self.position.board().of_color(self.piece.piece.color.opponent());
        let mut reached = SquareSet::EMPTY;
        let mut seen = BTreeSet::new();
        let mut open = vec![(self.piece.square, enemies)];
        while let Some((at, left)) = open.pop() {
            // A pawn never comes back, and nobody comes back into a check.
            let comes_back = self.piece.piece.kind != PieceKind::Pawn && self.is_safe(at, left);
            let (here, left) = if comes_back { self.around(at, left) } else { (SquareSet::of(at), left) };
            reached |= here;
            for from in here {
                for to in self.steps(from, left) & !here {
                    let Some(left) = self.after(from, to, left) else { continue };
                    if seen.len() < MOST_BOARDS && seen.insert((to.index(), left.0)) {
                        open.push((to, left));
                    }
                }
            }
        }
        reached.without(self.piece.square)
    }
}

/// Where the pawn could go from a square on its way. It never comes back, so nothing that it takes there clears its way.
fn pawn_steps(position: &Position, pawn: Placed, from: Square, occupied: SquareSet) -> SquareSet {
    let color = pawn.piece.color;
    let step = |from: Square| from.offset(0, color.forward()).filter(|to| !occupied.contains(*to));
    let mut steps: SquareSet = step(from).into_iter().collect();
    if from.rank() == Rank::Second.seen_by(color) {
        steps |= step(from).and_then(step).into_iter().collect();
    }
    // En passant is a matter of the next move alone.
    let in_passing = position.en_passant().filter(|_| from == pawn.square && position.turn() == color);
    let targets = position.board().of_color(color.opponent()) | in_passing.into_iter().collect();
    steps | attacks::pawn(color, from) & targets
}
