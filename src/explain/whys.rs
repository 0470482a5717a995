//! Why a move was right.

use crate::exercise::{Played, Why};
use crate::lesson::AnswerWay;
use crate::rules::{PieceKind, Position, SquareSet};

use super::telling::{all_placed, list, placed};
use super::{goals, mate};
use crate::language::{Message, ids};

/// Why a move was right: a sentence for each reason.
pub(super) fn right(played: &Played, why: &Why) -> Vec<Message> {
    let whys = match why {
        Why::Together(whys) => whys.as_slice(),
        why => std::slice::from_ref(why),
    };
    // A mate is a check too, and a goal may ask for both.
    let is_mate = whys.contains(&Why::Mate);
    let said: Vec<Message> = whys
        .iter()
        .filter(|why| !(is_mate && matches!(why, Why::Check { .. })))
        .filter_map(|why| one(played, why))
        .collect();
    if said.is_empty() { vec![ids::RIGHT_PLAIN.into()] } else { said }
}

fn one(played: &Played, why: &Why) -> Option<Message> {
    let after = &played.after;
    match why {
        Why::Reached => played.arrived().map(|mover| Message::new(ids::RIGHT_REACHED).with("mover", mover.piece)),
        Why::RookArrived(square) => {
            placed(after, *square).map(|rook| Message::new(ids::RIGHT_REACHED).with("mover", rook.piece))
        }
        // What is left is none of the exercise's business, but it is there.
        Why::Captured if men_left(after).any() => Some(ids::RIGHT_CAPTURED_ENOUGH.into()),
        Why::Captured => played.arrived().map(|mover| Message::new(ids::RIGHT_CAPTURED).with("mover", mover.piece)),
        Why::CapturedEnough => Some(ids::RIGHT_CAPTURED_ENOUGH.into()),
        Why::Check { checkers, .. } => checked(played, *checkers),
        Why::Answered(way) => answered(played, *way),
        Why::Castled(side) => {
            let color = played.before.turn();
            let message = Message::new(ids::RIGHT_CASTLED).word("side", goals::castling(Some(*side)));
            Some(message.with("king", side.king_target(color)).with("rook", side.rook_target(color)))
        }
        Why::EnPassant => Some(
            Message::new(ids::RIGHT_EN_PASSANT).with("to", played.mv.to()).with("square", played.mv.captured_square()?),
        ),
        Why::Promoted(kind) => Some(Message::new(ids::RIGHT_PROMOTED).with("kind", *kind)),
        Why::DeclinedByMove => Some(ids::ENDS_DECLINED_BY_MOVE.into()),
        Why::Mate | Why::Stalemate | Why::On { .. } | Why::Brought | Why::Safe | Why::Together(_) => {
            in_position(after, why)
        }
    }
}

/// The sentence of a reason that the position alone shows, with the other side to move; `None` for those that speak of a move.
pub(super) fn in_position(position: &Position, why: &Why) -> Option<Message> {
    match why {
        Why::Check { checkers, .. } => {
            let kind = if checkers.more_than_one() { "double" } else { "plain" };
            check(position, *checkers, kind)
        }
        Why::Mate => mate::explain(position),
        Why::Stalemate => {
            let king = placed(position, position.king(position.turn())?)?;
            Some(Message::new(ids::RIGHT_STALEMATE).with("target", king))
        }
        Why::On { what, squares } => {
            Some(Message::new(ids::RIGHT_ON).word("what", what.name()).with("squares", list(*squares)))
        }
        Why::Brought => Some(ids::RIGHT_BROUGHT.into()),
        Why::Safe => Some(ids::RIGHT_SAFE.into()),
        _ => None,
    }
}

/// Who gives check, and whether the move only opened the line.
fn checked(played: &Played, checkers: SquareSet) -> Option<Message> {
    let uncovered = !checkers.contains(played.mv.to()) && played.mv.castling().is_none();
    let kind = match (checkers.more_than_one(), uncovered) {
        (true, _) => "double",
        (false, true) => "discovered",
        (false, false) => "plain",
    };
    check(&played.after, checkers, kind)
}

fn check(position: &Position, checkers: SquareSet, kind: &'static str) -> Option<Message> {
    let king = placed(position, position.king(position.turn())?)?;
    let message = Message::new(ids::RIGHT_CHECK).word("kind", kind);
    Some(message.with("checkers", all_placed(position, checkers)).with("target", king))
}

/// In which of the three ways the check was answered (ledger R24).
fn answered(played: &Played, way: AnswerWay) -> Option<Message> {
    let before = &played.before;
    let checker = match played.mv.captured_square().filter(|_| way == AnswerWay::Capture) {
        Some(taken) => placed(before, taken)?,
        None => placed(before, before.checkers().first()?)?,
    };
    Some(
        Message::new(ids::RIGHT_ANSWERED)
            .word("way", way.name())
            .with("piece", played.arrived()?)
            .with("checker", checker),
    )
}

/// The opponent's men that could still be taken.
fn men_left(after: &Position) -> SquareSet {
    after.board().of_color(after.turn()) & !after.board().of_kind(PieceKind::King)
}
