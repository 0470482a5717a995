//! What fails the attempt: pieces that are lost, an opponent's queen, a move that must not be.

use crate::lesson::{Fail, Loss, Opponent, Play};
use crate::rules::{Move, Placed, Position};

use super::goal;
use super::miss::Miss;
use super::state::Played;

/// What a move of the student's spoils. What an opponent that stands still could take counts as lost: it will not show it.
pub(super) fn after_move(play: &Play, played: &Played) -> Option<Miss> {
    play.fail.iter().find_map(|fail| match fail {
        Fail::Lose(loss) if matches!(play.opponent, Opponent::Still) => {
            let captures = played.after.legal_moves();
            let taker = captures.iter().copied().find(|&taker| is_lost(*loss, &played.after, taker))?;
            lost(&played.after, taker, false)
        }
        Fail::Does(condition) if goal::does(condition, played) => Some(Miss::Forbidden(condition.clone())),
        Fail::Lose(_) | Fail::OpponentPromotes | Fail::Does(_) => None,
    })
}

/// What the opponent's answer spoils. `after` is the position in which it is played.
pub(super) fn after_reply(play: &Play, after: &Position, reply: Move) -> Option<Miss> {
    play.fail.iter().find_map(|fail| match fail {
        Fail::Lose(loss) if is_lost(*loss, after, reply) => lost(after, reply, true),
        Fail::OpponentPromotes => reply.promotion().map(|to| Miss::OpponentPromoted { to }),
        Fail::Lose(_) | Fail::Does(_) => None,
    })
}

fn is_lost(loss: Loss, position: &Position, taker: Move) -> bool {
    taker.capture().is_some()
        && match loss {
            Loss::Any => true,
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
