//! What an exercise asks for, in sentences.

use crate::exercise::Played;
use crate::lesson::{AnswerWay, Answering, CheckKind, Condition, Fail, Goal, Loss, Play};
use crate::rules::{CastlingSide, PieceKind, Position, Square};

use super::acts;
use super::telling::{all_placed, list, placed};
use crate::language::{
    Arg, Message,
    ids::{self, Id},
};

/// What a step asks for and what fails the attempt, a sentence for each; `position` is the one in which it begins.
pub fn task(play: &Play, position: &Position) -> Vec<Message> {
    let asked = play.goal.conditions.iter().map(condition);
    asked.chain(play.fail.iter().map(|fail| fails(fail, position))).collect()
}

/// The sentence of a condition.
fn condition(asked: &Condition) -> Message {
    match asked {
        Condition::Reach { squares, in_order } => Message::new(ids::UI_GOAL_REACH)
            .with("squares", squares.clone())
            .word("ordered", if *in_order { "yes" } else { "no" }),
        Condition::Capture { squares, enough } if *enough < squares.len() => {
            Message::new(ids::UI_GOAL_CAPTURE_SOME).with("count", i64::from(*enough))
        }
        Condition::Capture { squares, .. } => Message::new(ids::UI_GOAL_CAPTURE).with("squares", *squares),
        Condition::Check(CheckKind::Any) => ids::UI_GOAL_CHECK.into(),
        Condition::Check(kind) => Message::new(ids::UI_GOAL_CHECK_KIND).word("kind", kind.name()),
        Condition::Checkmate { moves } if *moves > Goal::MOST_FORCED => {
            Message::new(ids::UI_GOAL_CHECKMATE_WITHIN).with("moves", *moves)
        }
        Condition::Checkmate { moves } => Message::new(ids::UI_GOAL_CHECKMATE).with("moves", *moves),
        Condition::Stalemate => ids::UI_GOAL_STALEMATE.into(),
        Condition::AnswerCheck(Answering::Every) => ids::UI_GOAL_ANSWER_EVERY.into(),
        Condition::AnswerCheck(Answering::Any) => Message::new(ids::UI_GOAL_ANSWER_CHECK).word("way", "any"),
        Condition::AnswerCheck(Answering::By(way)) => Message::new(ids::UI_GOAL_ANSWER_CHECK).word("way", way.name()),
        Condition::Castle(side) => Message::new(ids::UI_GOAL_CASTLE).word("side", castling(*side)),
        Condition::EnPassant => ids::UI_GOAL_EN_PASSANT.into(),
        Condition::Promote(None) => ids::UI_GOAL_PROMOTE.into(),
        Condition::Promote(Some(kind)) => Message::new(ids::UI_GOAL_PROMOTE_TO).with("kind", *kind),
        Condition::Attack(squares) => Message::new(ids::UI_GOAL_ATTACK).with("squares", list(*squares)),
        Condition::Defend(squares) => Message::new(ids::UI_GOAL_DEFEND).with("squares", list(*squares)),
        Condition::Control(squares) => Message::new(ids::UI_GOAL_CONTROL).with("squares", list(*squares)),
        Condition::Act(asked) => acts::to_say(*asked),
        Condition::Bring(men_to) => {
            Message::new(ids::UI_GOAL_BRING).with("men", Arg::List(men(ids::PHRASE_MAN_TO, men_to)))
        }
        Condition::Safe => ids::UI_GOAL_SAFE.into(),
    }
}

fn fails(fail: &Fail, position: &Position) -> Message {
    match fail {
        Fail::Lose(Loss::Any) => Message::new(ids::UI_FAIL_LOSE).word("which", "any"),
        Fail::Lose(Loss::Unprotected) => Message::new(ids::UI_FAIL_LOSE).word("which", "unprotected"),
        Fail::OpponentPromotes => ids::UI_FAIL_OPPONENT_PROMOTES.into(),
        Fail::Does(condition) => forbidden(condition, position),
    }
}

/// What a move must not do, with its squares and pieces.
fn forbidden(asked: &Condition, position: &Position) -> Message {
    let not = |what| Message::new(ids::UI_GOAL_NOT).word("what", what);
    match asked {
        Condition::Reach { squares, .. } => Message::new(ids::UI_GOAL_NOT_REACH).with("squares", squares.clone()),
        Condition::Capture { squares, .. } => {
            let all = position.board().of_color(position.turn().opponent());
            let all = all & !position.board().of_kind(PieceKind::King);
            if *squares == all {
                ids::UI_GOAL_NOT_CAPTURE_ANY.into()
            } else {
                Message::new(ids::UI_GOAL_NOT_CAPTURE).with("men", all_placed(position, *squares))
            }
        }
        Condition::Check(kind) => Message::new(ids::UI_GOAL_NOT_CHECK).word("kind", kind.name()),
        Condition::Castle(side) => Message::new(ids::UI_GOAL_NOT_CASTLE).word("side", castling(*side)),
        Condition::Promote(Some(kind)) => Message::new(ids::UI_GOAL_NOT_PROMOTE_TO).with("kind", *kind),
        other => not(other.key()),
    }
}

/// What a move did that the step forbids, with its square or the piece that it took.
pub(super) fn forbidden_move(asked: &Condition, played: &Played) -> Message {
    let taken = played.mv.captured_square().and_then(|square| placed(&played.before, square));
    match (asked, played.mv.promotion(), taken) {
        (Condition::Reach { .. }, ..) => Message::new(ids::MISS_FORBIDDEN_SQUARE).with("square", played.mv.to()),
        (Condition::Capture { .. }, _, Some(target)) => {
            Message::new(ids::MISS_FORBIDDEN_CAPTURE).with("target", target)
        }
        (Condition::Promote(_), Some(became), _) => Message::new(ids::MISS_FORBIDDEN_PROMOTION).with("kind", became),
        (other, ..) => Message::new(ids::MISS_FORBIDDEN).word("what", other.key()),
    }
}

/// The word for a side of castling.
pub(super) const fn castling(side: Option<CastlingSide>) -> &'static str {
    match side {
        None => "any",
        Some(CastlingSide::Short) => "short",
        Some(CastlingSide::Long) => "long",
    }
}

/// Ways out of check, as phrases of a list.
pub(super) fn ways(ways: &[AnswerWay]) -> Vec<Message> {
    ways.iter().map(|way| Message::new(ids::PHRASE_WAY).word("way", way.name())).collect()
}

/// Kinds of men with their squares, as phrases of a list.
pub(super) fn men(id: Id, men: &[(PieceKind, Square)]) -> Vec<Message> {
    men.iter().map(|(kind, square)| Message::new(id).with("kind", *kind).with("square", *square)).collect()
}
