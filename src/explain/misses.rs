//! Why a legal move is not what the exercise asks for, in one sentence that names the squares.

use crate::exercise::{Miss, Played, way_of};
use crate::lesson::Condition;
use crate::rules::{Color, Move, Position, Square, SquareSet};

use super::state::explain_outcome;
use super::telling::{all_placed, list, move_text, placed};
use super::{acts, goals};
use crate::language::{Arg, Message, ids, ids::Id};

/// Why a legal move is not what the step asks for.
pub(super) fn missed(played: &Played, miss: &Miss) -> Message {
    let after = &played.after;
    let king = after.king(after.turn()).and_then(|square| placed(after, square));
    let about_king = |id: Id| match king {
        Some(king) => Message::new(id).with("target", king),
        // A goal of check or mate is set only where there is a king.
        None => ids::MISS_UNFORESEEN.into(),
    };
    let own_king = |id: Id| {
        let color = played.before.turn();
        let now = played.reply.map_or(*after, |reply| after.play(reply));
        match now.king(color).and_then(|square| placed(&now, square)) {
            Some(king) => Message::new(id).with("king", king),
            None => Message::new(ids::MISS_NO_MOVES).word("side", "student"),
        }
    };
    match miss {
        Miss::NoCheck { blocker } => {
            no_check(played, *blocker, "check").unwrap_or_else(|| about_king(ids::MISS_NO_CHECK))
        }
        Miss::NoCheckNoMate { blocker } => {
            no_check(played, *blocker, "mate").unwrap_or_else(|| about_king(ids::MISS_NO_CHECK_NO_MATE))
        }
        Miss::Stalemate
        | Miss::MateNotStalemate
        | Miss::NotStalemate { .. }
        | Miss::NotMate { .. }
        | Miss::CheckNotSafe { .. }
        | Miss::OtherCheck { .. }
        | Miss::NotOn { .. }
        | Miss::NotSafe { .. }
        | Miss::NotBrought { .. } => in_position(after, miss).unwrap_or_else(|| ids::MISS_UNFORESEEN.into()),
        Miss::CheckTooEarly => about_king(ids::MISS_CHECK_TOO_EARLY),
        Miss::CheckBeforeRest => about_king(ids::MISS_CHECK_BEFORE_REST),
        Miss::GameOver(ending) => {
            let now = played.reply.map_or(*after, |reply| after.play(reply));
            Message::new(ids::READING_TWO)
                .with("first", explain_outcome(&now, ending))
                .with("second", Message::from(ids::MISS_GAME_OVER))
        }
        Miss::MateEscapes { defence, left } => Message::new(ids::MISS_MATE_ESCAPES)
            .with("move", move_text(after, *defence))
            .with("moves", i64::from(*left)),
        Miss::AnsweredOtherwise { played, asked } => {
            Message::new(ids::MISS_ANSWERED_OTHERWISE).word("played", played.name()).word("asked", asked.name())
        }
        Miss::OutOfMoves { limit } => Message::new(ids::MISS_OUT_OF_MOVES).with("moves", i64::from(*limit)),
        Miss::OutOfReach { targets } => {
            // The opponent may have answered already, and with a man that was to be taken.
            let now = played.reply.map_or(*after, |reply| after.play(reply));
            out_of_reach(&now, after.turn(), *targets)
        }
        Miss::TooFar { needed, left } => {
            Message::new(ids::MISS_TOO_FAR).with("needed", i64::from(*needed)).with("left", i64::from(*left))
        }
        Miss::WayAgain { played, left } => {
            Message::new(ids::MISS_WAY_AGAIN).word("played", played.name()).with("ways", Arg::List(goals::ways(left)))
        }
        Miss::NotCastled { asked } => Message::new(ids::MISS_NOT_CASTLED).word("asked", goals::castling(*asked)),
        Miss::NotEnPassant => ids::MISS_NOT_EN_PASSANT.into(),
        Miss::NotPromoted { asked: Some(asked), became: Some(became) } => {
            Message::new(ids::MISS_PROMOTED_OTHERWISE).with("kind", *asked).with("became", *became)
        }
        Miss::NotPromoted { .. } => ids::MISS_NOT_PROMOTED.into(),
        Miss::NotSaid { asked } => Message::new(ids::READING_TWO)
            .with("first", Message::from(ids::ENDS_NOTHING_TO_MOVE))
            .with("second", acts::to_say(*asked)),
        Miss::ClaimForgone { kind, announce } => Message::new(ids::ENDS_CLAIM_FORGONE)
            .word("kind", kind.code())
            .word("announce", if *announce { "yes" } else { "no" }),
        Miss::OfferLapsed => ids::ENDS_OFFER_LAPSED.into(),
        Miss::Forbidden(Condition::Stalemate) => about_king(ids::MISS_STALEMATE),
        Miss::MateTooSoon => ids::MISS_MATE_TOO_SOON.into(),
        Miss::Forbidden(goal) => goals::forbidden_move(goal, played),
        Miss::Lost { taker, played, .. } => {
            taking(ids::MISS_LOST, after, *taker).word("played", if *played { "yes" } else { "no" })
        }
        Miss::OpponentPromoted { to } => Message::new(ids::MISS_OPPONENT_PROMOTED).with("kind", *to),
        Miss::Mated => own_king(ids::MISS_MATED),
        Miss::Stalemated => own_king(ids::MISS_STALEMATED),
        Miss::NoMoves { student } => {
            Message::new(ids::MISS_NO_MOVES).word("side", if *student { "student" } else { "opponent" })
        }
        Miss::NotAccepted => ids::MISS_NOT_ACCEPTED.into(),
        Miss::NeverPromotes { pawns } => {
            Message::new(ids::MISS_NEVER_PROMOTES).word("pawns", if *pawns { "yes" } else { "no" })
        }
        Miss::DeadEnd => ids::MISS_DEAD_END.into(),
        Miss::Unforeseen => ids::MISS_UNFORESEEN.into(),
    }
}

/// The sentence of a miss that speaks of the position alone, with the other side to move; `None` for those that speak of
/// a move.
pub(super) fn in_position(position: &Position, miss: &Miss) -> Option<Message> {
    let king = || position.king(position.turn()).and_then(|square| placed(position, square));
    match miss {
        Miss::Stalemate => Some(Message::new(ids::MISS_STALEMATE).with("target", king()?)),
        Miss::MateNotStalemate => Some(Message::new(ids::MISS_MATE_NOT_STALEMATE).with("target", king()?)),
        Miss::NotStalemate { can } => {
            Some(Message::new(ids::MISS_NOT_STALEMATE).with("move", move_text(position, *can)))
        }
        Miss::NotMate { escape } => Some(escaping(Message::new(ids::MISS_NOT_MATE), position, *escape)),
        Miss::CheckNotSafe { taker } => Some(taking(ids::MISS_CHECK_NOT_SAFE, position, *taker)),
        Miss::OtherCheck { asked } => Some(Message::new(ids::MISS_OTHER_CHECK).word("asked", asked.name())),
        Miss::NotOn { what, squares } => {
            Some(Message::new(ids::MISS_NOT_ON).word("what", what.name()).with("squares", list(*squares)))
        }
        Miss::NotSafe { taker } => Some(taking(ids::MISS_NOT_SAFE, position, *taker)),
        Miss::NotBrought { missing } => {
            Some(Message::new(ids::MISS_NOT_BROUGHT).with("men", Arg::List(goals::men(ids::PHRASE_MAN_ON, missing))))
        }
        _ => None,
    }
}

/// What stands between the piece that moved and the king.
fn no_check(played: &Played, blocker: Option<Square>, goal: &'static str) -> Option<Message> {
    let after = &played.after;
    let king = after.king(after.turn()).and_then(|square| placed(after, square))?;
    let message = Message::new(ids::MISS_NO_CHECK_BLOCKED)
        .with("mover", played.arrived()?)
        .with("target", king)
        .with("blocker", placed(after, blocker?)?);
    Some(message.word("goal", goal))
}

/// Squares that cannot be reached any more, or men that cannot be taken.
fn out_of_reach(position: &Position, opponent: Color, targets: SquareSet) -> Message {
    let men = all_placed(position, targets & position.board().of_color(opponent));
    if men.is_empty() {
        Message::new(ids::MISS_OUT_OF_REACH).with("squares", list(targets))
    } else {
        Message::new(ids::MISS_CANNOT_TAKE).with("men", men)
    }
}

/// How the other side gets out of a check: who moves where, and in which of the three ways.
pub(super) fn escaping(message: Message, position: &Position, escape: Move) -> Message {
    let way = way_of(position, escape);
    let message = message.with("way", Arg::Word(way.name())).with("to", escape.to());
    let piece = placed(position, escape.from());
    let target = escape.captured_square().and_then(|square| placed(position, square)).or(piece);
    match (piece, target) {
        (Some(piece), Some(target)) => message.with("piece", piece).with("target", target),
        _ => message,
    }
}

/// Who takes what.
fn taking(id: Id, position: &Position, taker: Move) -> Message {
    let target = taker.captured_square().and_then(|square| placed(position, square));
    match (placed(position, taker.from()), target) {
        (Some(taker), Some(target)) => Message::new(id).with("taker", taker).with("target", target),
        // Only captures are asked about.
        _ => ids::MISS_UNFORESEEN.into(),
    }
}
