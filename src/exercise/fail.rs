//! What spoils a try: men that are lost, an opponent's queen, a move that must not be.

use crate::lesson::{Fail, Loss, Opponent, Play};
use crate::rules::{Color, Move, Placed, Position, SquareSet};

use super::{Miss, Played, Playing, goal};

/// The men that must not be lost, where they stand in the diagram.
pub(super) fn guarded(fails: &[Fail]) -> SquareSet {
    fails.iter().fold(SquareSet::EMPTY, |all, fail| match fail {
        Fail::Lose(Loss::Men(men)) => all | *men,
        Fail::Lose(Loss::Any | Loss::Unprotected) | Fail::OpponentPromotes | Fail::When(_) => all,
    })
}

/// Follows men over a move of their side; in castling the rook goes too.
pub(super) fn follow(men: &mut SquareSet, mv: Move, color: Color) {
    let rook = mv.castling().map(|side| (side.rook_home(color), side.rook_target(color)));
    for (from, to) in std::iter::once((mv.from(), mv.to())).chain(rook) {
        if men.contains(from) {
            *men = men.without(from).with(to);
        }
    }
}

/// What a move of the student's spoils. What an opponent that stands still could take counts as lost: it will not show it.
pub(super) fn after_move(play: &Play, playing: &Playing, played: &Played) -> Option<Miss> {
    play.fail.iter().find_map(|fail| match fail {
        Fail::Lose(loss) if matches!(play.opponent, Opponent::Still) => {
            let captures = played.after.legal_moves();
            let taker = captures.iter().copied().find(|&taker| is_lost(*loss, playing, &played.after, taker))?;
            Some(lost(&played.after, taker, false)?)
        }
        Fail::When(goal) if goal::happens(goal, played) => Some(Miss::Forbidden(goal.clone())),
        Fail::Lose(_) | Fail::OpponentPromotes | Fail::When(_) => None,
    })
}

/// What the opponent's answer spoils. `after` is the position in which it is played.
pub(super) fn after_reply(play: &Play, playing: &Playing, after: &Position, reply: Move) -> Option<Miss> {
    play.fail.iter().find_map(|fail| match fail {
        Fail::Lose(loss) if is_lost(*loss, playing, after, reply) => lost(after, reply, true),
        Fail::OpponentPromotes => reply.promotion().map(|to| Miss::OpponentPromoted { to }),
        Fail::Lose(_) | Fail::When(_) => None,
    })
}

fn is_lost(loss: Loss, playing: &Playing, position: &Position, taker: Move) -> bool {
    let Some(square) = taker.captured_square() else { return false };
    match loss {
        Loss::Any => true,
        Loss::Men(_) => playing.guarded.contains(square),
        Loss::Unprotected => {
            let answers = position.play(taker).legal_moves();
            answers.iter().all(|answer| answer.captured_square() != Some(taker.to()))
        }
    }
}

fn lost(position: &Position, taker: Move, played: bool) -> Option<Miss> {
    let square = taker.captured_square()?;
    Some(Miss::Lost { man: Placed { piece: position.piece_at(square)?, square }, taker, played })
}
