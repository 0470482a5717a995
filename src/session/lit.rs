//! The squares that are lit because of what happened.

use crate::exercise::{Miss, Played};
use crate::lesson::MarkKind;
use crate::rules::{Move, Position, Refusal, SquareSet};

/// Where a move begins and ends.
pub(super) fn ends_of(mv: Move) -> SquareSet {
    SquareSet::of(mv.from()).with(mv.to())
}

/// The squares that say why a move is refused: those that the reasons are about, and the men that they name.
pub(super) fn refusal_marks(position: &Position, refusal: &Refusal) -> SquareSet {
    refusal.iter().fold(SquareSet::EMPTY, |lit, reason| {
        let men: SquareSet = reason.pieces(position).iter().map(|man| man.square).collect();
        lit | reason.squares() | men
    })
}

/// The squares that say why a move missed.
pub(super) fn miss_marks(played: &Played, miss: &Miss) -> Vec<(MarkKind, SquareSet)> {
    match miss {
        Miss::NotMate { escape: mv }
        | Miss::MateEscapes { defence: mv, .. }
        | Miss::CheckNotSafe { taker: mv }
        | Miss::NotSafe { taker: mv }
        | Miss::NotStalemate { can: mv }
        | Miss::Lost { taker: mv, .. } => vec![(MarkKind::Attacked, ends_of(*mv))],
        Miss::OutOfReach { targets } => vec![(MarkKind::Target, *targets)],
        Miss::NotOn { squares, .. } => vec![(MarkKind::Target, *squares)],
        Miss::NotBrought { missing } => {
            vec![(MarkKind::Target, missing.iter().map(|(_, square)| *square).collect())]
        }
        Miss::CheckTooEarly | Miss::CheckBeforeRest => vec![(MarkKind::Attacked, king_square(&played.after))],
        Miss::NoCheck { blocker } | Miss::NoCheckNoMate { blocker } => {
            blocker.iter().map(|blocker| (MarkKind::Attacked, SquareSet::of(*blocker))).collect()
        }
        Miss::Stalemate
        | Miss::MateTooSoon
        | Miss::OtherCheck { .. }
        | Miss::MateNotStalemate
        | Miss::WayAgain { .. }
        | Miss::NotCastled { .. }
        | Miss::NotEnPassant
        | Miss::NotSaid { .. }
        | Miss::ClaimForgone { .. }
        | Miss::OfferLapsed
        | Miss::NotPromoted { .. }
        | Miss::Forbidden(_)
        | Miss::OpponentPromoted { .. }
        | Miss::Mated
        | Miss::Stalemated
        | Miss::NoMoves { .. }
        | Miss::NotAccepted
        | Miss::GameOver(_)
        | Miss::NeverPromotes { .. }
        | Miss::AnsweredOtherwise { .. }
        | Miss::OutOfMoves { .. }
        | Miss::TooFar { .. }
        | Miss::DeadEnd
        | Miss::Unforeseen => Vec::new(),
    }
}

fn king_square(position: &Position) -> SquareSet {
    position.king(position.turn()).map_or(SquareSet::EMPTY, SquareSet::of)
}
