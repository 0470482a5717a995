//! Positions that are dead because their pawns are locked for good: no pawn can ever move, capture or be captured, and
//! what still moves on the squares that are left to it can never come to stand so that it is mate (FIDE Laws 5.2.2).
//!
//! Everything that can ever move or capture is closed over, and always too much of it: pieces pass through one another,
//! and stand wherever they could ever stand, all at once. A mate that cannot come about like that cannot come about
//! at all; one that seems possible proves nothing.

use crate::rules::{Color, Piece, PieceKind, Placed, Position, Square, SquareSet, attacks};

/// Men other than pawns in a locked position; with more, nothing is said.
const MOST_PIECES: usize = 12;

/// A position whose pawns are locked for good.
pub(super) struct Locked {
    pawns: SquareSet,
    /// The squares that pawns of each colour control, for ever.
    guarded: [SquareSet; 2],
    own_pawns: [SquareSet; 2],
    /// Every man that is no pawn, and all squares that it can ever come to.
    reaches: Vec<(Piece, SquareSet)>,
}

impl Locked {
    /// The position as a locked one; `None` where a pawn might move, capture or be captured some day, or where there is
    /// none that could lock anything.
    pub(super) fn of(position: &Position) -> Option<Locked> {
        let board = position.board();
        let pawns = board.of_kind(PieceKind::Pawn);
        if pawns.is_empty() || position.en_passant().is_some() {
            return None;
        }
        let own_pawns = Color::ALL.map(|color| board.of(Piece::new(color, PieceKind::Pawn)));
        let [white, black] = own_pawns;
        // A piece in front of a pawn may go away, a pawn that is itself locked cannot.
        let held =
            |pawn: Square, color: Color| pawn.offset(0, color.forward()).is_some_and(|square| pawns.contains(square));
        if !white.iter().all(|pawn| held(pawn, Color::White)) || !black.iter().all(|pawn| held(pawn, Color::Black)) {
            return None;
        }
        let guarded = [guarded_by(white, Color::White), guarded_by(black, Color::Black)];
        if (guarded_of(&guarded, Color::White) & black).any() {
            return None;
        }
        let mut locked = Locked { pawns, guarded, own_pawns, reaches: Vec::new() };
        for man in board.placed(board.occupied() & !pawns) {
            if locked.reaches.len() == MOST_PIECES {
                return None;
            }
            let reach = locked.reach(man)?;
            locked.reaches.push((man.piece, reach));
        }
        Some(locked)
    }

    /// Every square that a man can ever come to; `None` where it could take a pawn, or a pawn could take it.
    fn reach(&self, man: Placed) -> Option<SquareSet> {
        let color = man.piece.color;
        let is_king = man.piece.kind == PieceKind::King;
        let guarded = guarded_of(&self.guarded, color.opponent());
        let own = guarded_of(&self.own_pawns, color);
        let others = self.pawns & !own;
        // A piece that a pawn attacks can be taken, and a king must answer a check: both move pawns, or may.
        if guarded.contains(man.square) {
            return None;
        }
        let mut reached = SquareSet::of(man.square);
        let mut front = reached;
        while front.any() {
            let around = front.iter().fold(SquareSet::EMPTY, |all, square| all | self.goes(man.piece, square));
            let around = if is_king { around & !guarded } else { around };
            if (around & others).any() || !is_king && (around & guarded).any() {
                return None;
            }
            front = around & !own & !reached;
            reached |= front;
        }
        Some(reached)
    }

    /// The squares to which a piece goes from here, or which it controls, if nothing but pawns is in its way.
    fn goes(&self, piece: Piece, square: Square) -> SquareSet {
        attacks::of(piece, square, self.pawns)
    }

    /// Whether this colour can never mate: wherever the other king may stand, nothing can give it check there, or it has
    /// more squares to go to than can be controlled or stood upon by its own men.
    pub(super) fn never_mates(&self, color: Color) -> bool {
        let defender = color.opponent();
        let attackers = self.reaches.iter().filter(|(piece, _)| piece.color == color);
        let mut controlled = guarded_of(&self.guarded, color);
        let mut checked = SquareSet::EMPTY;
        for (piece, reach) in attackers {
            let squares = reach.iter().fold(SquareSet::EMPTY, |all, square| all | self.goes(*piece, square));
            controlled |= squares;
            if piece.kind != PieceKind::King {
                checked |= squares;
            }
        }
        let blockers: Vec<SquareSet> = self.men_of(defender, false).collect();
        let stood_upon = guarded_of(&self.own_pawns, defender);
        let escapes = |king: Square| {
            let free = attacks::king(king) & !stood_upon & !controlled;
            let filling = blockers.iter().filter(|reach| (**reach & free).any()).count();
            free.len() > u32::try_from(filling).unwrap_or(u32::MAX)
        };
        self.men_of(defender, true).all(|reach| (reach & checked).iter().all(escapes))
    }

    /// Where the king of a colour, or its other pieces, can ever come to.
    fn men_of(&self, color: Color, king: bool) -> impl Iterator<Item = SquareSet> {
        let is_such = move |piece: Piece| piece.color == color && (piece.kind == PieceKind::King) == king;
        self.reaches.iter().filter(move |(piece, _)| is_such(*piece)).map(|(_, reach)| *reach)
    }
}

fn guarded_of(sets: &[SquareSet; 2], color: Color) -> SquareSet {
    sets.get(color.index()).copied().unwrap_or(SquareSet::EMPTY)
}

fn guarded_by(pawns: SquareSet, color: Color) -> SquareSet {
    pawns.iter().fold(SquareSet::EMPTY, |all, pawn| all | attacks::pawn(color, pawn))
}
