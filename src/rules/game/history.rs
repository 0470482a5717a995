//! What the history adds to the reasons of a position: who moved, and how a pawn came where it stands.

use super::Game;
use crate::rules::judge::{Findings, over};
use crate::rules::{CastlingSide, Color, End, Move, PieceKind, Placed, Reason, Refusal};

/// How the history shows that a castling right was lost (FIDE Laws 3.8.2.1; ledger R20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingLoss {
    /// The king moved; castling is a king's move too.
    KingMoved {
        /// With which half-move of the game, from 0.
        ply: usize,
    },
    /// A rook moved from the corner, or to it; castling is its move too.
    RookMoved {
        /// With which half-move of the game, from 0.
        ply: usize,
    },
    /// The rook of the corner was taken.
    RookTaken {
        /// With which half-move of the game, from 0.
        ply: usize,
    },
}

impl Game {
    /// How the history shows that a side has lost the right to castle, the king's move before a rook's. Empty where
    /// it shows nothing, whatever the starting position says.
    ///
    /// ```
    /// use skaki::rules::game::{CastlingLoss, Game};
    /// use skaki::rules::notation::read_move;
    /// use skaki::rules::{CastlingSide, Color};
    ///
    /// let mut game = Game::default();
    /// for text in ["e4", "e5", "Ke2"] {
    ///     let mv = read_move(text, &game).unwrap().mv;
    ///     game.play(mv);
    /// }
    /// let losses: Vec<_> = game.castling_losses(Color::White, CastlingSide::Short).collect();
    /// assert_eq!(losses, [CastlingLoss::KingMoved { ply: 2 }]);
    /// assert_eq!(game.move_number(2), (2, Color::White));
    /// ```
    pub fn castling_losses(&self, color: Color, side: CastlingSide) -> impl Iterator<Item = CastlingLoss> {
        let home = side.rook_home(color);
        let first = |happens: &dyn Fn(Move, bool) -> bool| self.made_by(color).position(|(mv, own)| happens(mv, own));
        let king = first(&|mv, own| own && mv.piece() == PieceKind::King);
        let rook = first(&|mv, own| {
            let moved = mv.piece() == PieceKind::Rook && (mv.from() == home || mv.to() == home);
            own && (moved || mv.castling() == Some(side))
        });
        let taken =
            first(&|mv, own| !own && mv.capture() == Some(PieceKind::Rook) && mv.captured_square() == Some(home));
        let king = king.map(|ply| CastlingLoss::KingMoved { ply });
        let rook = match (rook, taken) {
            (Some(moved), Some(taken)) if taken < moved => Some(CastlingLoss::RookTaken { ply: taken }),
            (Some(ply), _) => Some(CastlingLoss::RookMoved { ply }),
            (None, taken) => taken.map(|ply| CastlingLoss::RookTaken { ply }),
        };
        king.into_iter().chain(rook)
    }

    /// Whether it is known of a side's king, and of the rook with which it would castle this way, that they have never moved:
    /// the game began with a right that shows it, and nothing that was played since takes it away.
    pub fn never_moved(&self, color: Color, side: CastlingSide) -> (bool, bool) {
        let rights = self.start.castling();
        let moved = |wanted: fn(&CastlingLoss) -> bool| self.castling_losses(color, side).any(|loss| wanted(&loss));
        let king = rights.has_any(color) && !moved(|loss| matches!(loss, CastlingLoss::KingMoved { .. }));
        let rook = rights.has(color, side) && !moved(|loss| matches!(loss, CastlingLoss::RookMoved { .. }));
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
                    let king_moved = |loss: &CastlingLoss| matches!(loss, CastlingLoss::KingMoved { .. });
                    losses().filter(king_moved).for_each(|loss| add(loss.reason(color, side)));
                    add(reason);
                    // Of a rook that was taken nobody says that it has moved.
                    let rook_moved = |loss: &CastlingLoss| matches!(loss, CastlingLoss::RookMoved { .. });
                    losses().filter(rook_moved).for_each(|loss| add(loss.reason(color, side)));
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
            CastlingLoss::KingMoved { .. } => Reason::CastlingKingMoved { king: CastlingSide::king_at_home(color) },
            CastlingLoss::RookMoved { .. } | CastlingLoss::RookTaken { .. } => {
                Reason::CastlingRookMoved { rook: side.rook_at_home(color) }
            }
        }
    }

    /// With which half-move of the game, from 0, the right was lost.
    pub const fn ply(self) -> usize {
        match self {
            CastlingLoss::KingMoved { ply } | CastlingLoss::RookMoved { ply } | CastlingLoss::RookTaken { ply } => ply,
        }
    }
}
