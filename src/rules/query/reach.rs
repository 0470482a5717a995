//! Where a piece could ever come to, if it moved again and again and nothing else did.

use std::collections::BTreeSet;

use crate::rules::moves::beside;
use crate::rules::{Color, PieceKind, Placed, Position, Rank, Square, SquareSet, attacks};

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
    let Some(piece) = position.piece_at(square) else { return SquareSet::EMPTY };
    let board = position.board();
    let own = board.of_color(piece.color).without(square);
    let enemies = board.of_color(piece.color.opponent());
    let barred = own | enemies & board.of_kind(PieceKind::King);
    if piece.kind == PieceKind::King {
        return king_reach(position, piece.color, square, own, enemies);
    }
    if let Some(king) = position.king(piece.color) {
        return Guarded::of(position, Placed { piece, square }, king).reach();
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

/// How many ways a board can be cleared that are looked at: far more than a lesson's position has.
const MOST_BOARDS: usize = 20_000;

/// A man that is no king and must not leave its own in check.
struct Guarded<'p> {
    position: &'p Position,
    man: Placed,
    king: Square,
    /// The men of its side that stay where they are.
    own: SquareSet,
    /// The enemies with which it matters for the king whether they are there: those that attack it, those that would along
    /// an open line, and those that stand on such a line.
    watched: SquareSet,
}

impl Guarded<'_> {
    fn of(position: &Position, man: Placed, king: Square) -> Guarded<'_> {
        let board = position.board();
        let them = man.piece.color.opponent();
        let own = board.of_color(man.piece.color).without(man.square);
        let enemies = board.of_color(them);
        let queens = board.of_kind(PieceKind::Queen);
        let diagonal = attacks::bishop(king, own) & (board.of_kind(PieceKind::Bishop) | queens);
        let straight = attacks::rook(king, own) & (board.of_kind(PieceKind::Rook) | queens);
        let watched = ((diagonal | straight) & enemies)
            .iter()
            .fold(board.attackers(king, them), |all, far| all | (attacks::between(king, far) & enemies).with(far));
        Guarded { position, man, king, own, watched }
    }

    /// Where it goes with one move from a square, while these enemies are left.
    fn steps(&self, from: Square, left: SquareSet) -> SquareSet {
        let board = self.position.board();
        let occupied = self.own | left;
        let steps = match self.man.piece.kind {
            PieceKind::Pawn => pawn_steps(self.position, self.man, from, occupied),
            PieceKind::Knight => attacks::knight(from),
            PieceKind::Bishop => attacks::bishop(from, occupied),
            PieceKind::Rook => attacks::rook(from, occupied),
            PieceKind::Queen => attacks::queen(from, occupied),
            // A king has a way of its own.
            PieceKind::King => SquareSet::EMPTY,
        };
        steps & !self.own & !(left & board.of_kind(PieceKind::King))
    }

    /// The enemies that are left after a move, if the king is safe then.
    fn after(&self, from: Square, to: Square, left: SquareSet) -> Option<SquareSet> {
        let in_passing = self.man.piece.kind == PieceKind::Pawn && from.file() != to.file() && !left.contains(to);
        let left = if in_passing { left.without(beside(from, to)) } else { left.without(to) };
        self.is_safe(to, left).then_some(left)
    }

    fn is_safe(&self, at: Square, left: SquareSet) -> bool {
        let them = self.man.piece.color.opponent();
        let occupied = (self.own | left).with(at);
        (self.position.board().attackers_through(self.king, them, occupied) & left).is_empty()
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
        let enemies = self.position.board().of_color(self.man.piece.color.opponent());
        let mut reached = SquareSet::EMPTY;
        let mut seen = BTreeSet::new();
        let mut open = vec![(self.man.square, enemies)];
        while let Some((at, left)) = open.pop() {
            // A pawn never comes back, and nobody comes back into a check.
            let comes_back = self.man.piece.kind != PieceKind::Pawn && self.is_safe(at, left);
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
        reached.without(self.man.square)
    }
}

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
