//! What the history adds to the reasons of a position: who moved, and how a pawn came where it stands.

use super::Game;
use crate::rules::judge::{Findings, over};
use crate::rules::{CastlingSide, Color, End, Move, PieceKind, Placed, Reason, Refusal};

/// How the history shows that a right to castle is gone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CastlingLoss {
    KingMoved,
    RookMoved,
    RookTaken,
}

impl Game {
    /// How a side has lost the right to castle, the king's move before a rook's. Empty where the history shows nothing,
    /// whatever the starting position says.
    fn castling_losses(&self, color: Color, side: CastlingSide) -> impl Iterator<Item = CastlingLoss> {
        let home = side.rook_home(color);
        let first = |happens: &dyn Fn(Move, bool) -> bool| self.made_by(color).position(|(mv, own)| happens(mv, own));
        let king = first(&|mv, own| own && mv.piece() == PieceKind::King);
        let moved = first(&|mv, own| {
            let rook = mv.piece() == PieceKind::Rook && (mv.from() == home || mv.to() == home);
            own && (rook || mv.castling() == Some(side))
        });
        let taken =
            first(&|mv, own| !own && mv.capture() == Some(PieceKind::Rook) && mv.captured_square() == Some(home));
        let rook = match (moved, taken) {
            (None, None) => None,
            (Some(moved), Some(taken)) if taken < moved => Some(CastlingLoss::RookTaken),
            (Some(_), _) => Some(CastlingLoss::RookMoved),
            (None, Some(_)) => Some(CastlingLoss::RookTaken),
        };
        king.map(|_| CastlingLoss::KingMoved).into_iter().chain(rook)
    }

    /// Whether it is known of a side's king, and of the rook with which it would castle this way, that they have never moved:
    /// the game began with a right that shows it, and nothing that was played since takes it away.
    pub fn never_moved(&self, color: Color, side: CastlingSide) -> (bool, bool) {
        let rights = self.start.castling();
        let moved = |wanted| self.castling_losses(color, side).any(|loss| loss == wanted);
        let king = rights.has_any(color) && !moved(CastlingLoss::KingMoved);
        let rook = rights.has(color, side) && !moved(CastlingLoss::RookMoved);
        (king, rook)
    }

    /// The moves with whether this colour made them.
    pub(super) fn made_by(&self, color: Color) -> impl DoubleEndedIterator<Item = (Move, bool)> + ExactSizeIterator {
        self.moves.iter().zip(&self.before).map(move |(&mv, before)| (mv, before.turn() == color))
    }

    /// A verdict of the position with what the history knows.
    pub(super) fn refined(&self, verdict: Result<Move, Refusal>) -> Result<Move, Refusal> {
        let verdict = verdict.map_err(|refusal| self.explained(&refusal));
        if self.ended.is_some() { Err(over(verdict, End::Otherwise)) } else { verdict }
    }

    fn explained(&self, refusal: &Refusal) -> Refusal {
        let mut found = Findings::default();
        let mut add = |reason| found.add(reason);
        for &reason in refusal.iter() {
            match reason {
                Reason::CastlingRightGone { color, side, .. } => {
                    let mut losses = self.castling_losses(color, side).peekable();
                    if losses.peek().is_none() {
                        add(reason);
                    }
                    losses.for_each(|loss| add(loss.reason(color, side)));
                }
                Reason::CastlingNoRook { side, rook } => {
                    let color = rook.piece.color;
                    let losses = || self.castling_losses(color, side);
                    losses()
                        .filter(|loss| *loss == CastlingLoss::KingMoved)
                        .for_each(|loss| add(loss.reason(color, side)));
                    add(reason);
                    // Of a rook that was taken nobody says that it has moved.
                    losses()
                        .filter(|loss| *loss == CastlingLoss::RookMoved)
                        .for_each(|loss| add(loss.reason(color, side)));
                }
                Reason::EnPassantTooLate { pawn, target } if self.came_by_another_step(target) => {
                    add(Reason::EnPassantNotDoubleStep { pawn, target });
                }
                _ => add(reason),
            }
        }
        found.verdict(()).err().unwrap_or(*refusal)
    }

    /// Whether the history shows how this pawn came to its square, and not with a double step.
    fn came_by_another_step(&self, pawn: Placed) -> bool {
        let mut moves = self.made_by(pawn.piece.color).rev();
        let arrival = moves.find(|(mv, own)| *own && mv.to() == pawn.square);
        arrival.is_some_and(|(mv, _)| !mv.is_double_step())
    }
}

impl CastlingLoss {
    const fn reason(self, color: Color, side: CastlingSide) -> Reason {
        match self {
            CastlingLoss::KingMoved => Reason::CastlingKingMoved { king: CastlingSide::king_at_home(color) },
            CastlingLoss::RookMoved | CastlingLoss::RookTaken => {
                Reason::CastlingRookMoved { rook: side.rook_at_home(color) }
            }
        }
    }
}
