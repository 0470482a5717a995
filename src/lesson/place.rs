//! A step in which pieces are put on the board.

use crate::rules::{Board, Piece};

use super::Goal;

/// A step in which the student puts pieces on the board. The side to move in its diagram is the student's.
#[derive(Clone, Debug)]
pub struct Place {
    /// What must stand there in the end.
    pub target: Target,
}

/// When the pieces stand as they should.
#[derive(Clone, Debug)]
pub enum Target {
    /// Exactly this stands on the board.
    Board(Board),
    /// Every one of these pieces is on the board, and the condition holds with the other side to move.
    Condition {
        /// The pieces to be put there; at least one.
        pieces: Vec<Piece>,
        /// The condition: a goal that a position alone can answer.
        goal: Goal,
    },
}

impl Target {
    /// The pieces that lie beside the board at the beginning, those of one sort together: White's first, the king first
    /// in each army. For a whole position that is what it has and the board has not, wherever it stands.
    ///
    /// ```
    /// use skaki::lesson::Target;
    /// use skaki::rules::Board;
    /// assert_eq!(Target::Board(Board::start()).tray(&Board::EMPTY).len(), 32);
    /// assert!(Target::Board(Board::start()).tray(&Board::start()).is_empty());
    /// ```
    pub fn tray(&self, board: &Board) -> Vec<Piece> {
        let mut tray = match self {
            Target::Board(target) => {
                let mut stand: Vec<Piece> = board.pieces().map(|placed| placed.piece).collect();
                let mut missing = Vec::new();
                for piece in target.pieces().map(|placed| placed.piece) {
                    match stand.iter().position(|stands| *stands == piece) {
                        Some(index) => {
                            stand.swap_remove(index);
                        }
                        None => missing.push(piece),
                    }
                }
                missing
            }
            Target::Condition { pieces, .. } => pieces.clone(),
        };
        tray.sort_by_key(|piece| (piece.color, std::cmp::Reverse(piece.kind)));
        tray
    }
}
