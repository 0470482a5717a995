//! What an exercise asks for, in sentences.

use crate::lesson::{AnswerWay, Answering, CheckKind, Fail, Goal, Loss, Play};
use crate::rules::{CastlingSide, PieceKind, Position, Square};

use super::acts;
use super::events::{all_placed, list};
use super::ids::{self, Id};
use super::message::{Arg, Message};

/// What a step asks for and what spoils it, a sentence for each; `position` is the one in which it begins.
pub fn task(play: &Play, position: &Position) -> Vec<Message> {
    let mut said = goal(&play.goal);
    said.extend(play.fail.iter().map(|fail| spoils(fail, position)));
    said
}

/// The sentences of a goal.
fn goal(asked: &Goal) -> Vec<Message> {
    let message = match asked {
        Goal::Reach { squares, in_order } => Message::new(ids::UI_GOAL_REACH)
            .with("squares", squares.clone())
            .word("ordered", if *in_order { "yes" } else { "no" }),
        Goal::Capture { squares, enough } if *enough < squares.len() => {
            Message::new(ids::UI_GOAL_CAPTURE_SOME).with("count", i64::from(*enough))
        }
        Goal::Capture { squares, .. } => Message::new(ids::UI_GOAL_CAPTURE).with("squares", *squares),
        Goal::Check(CheckKind::Any) => ids::UI_GOAL_CHECK.into(),
        Goal::Check(kind) => Message::new(ids::UI_GOAL_CHECK_KIND).word("kind", kind.name()),
        Goal::Checkmate { moves } if *moves > Goal::MOST_FORCED => {
            Message::new(ids::UI_GOAL_CHECKMATE_WITHIN).with("moves", *moves)
        }
        Goal::Checkmate { moves } => Message::new(ids::UI_GOAL_CHECKMATE).with("moves", *moves),
        Goal::Stalemate => ids::UI_GOAL_STALEMATE.into(),
        Goal::AnswerCheck(Answering::Every) => ids::UI_GOAL_ANSWER_EVERY.into(),
        Goal::AnswerCheck(Answering::Any) => Message::new(ids::UI_GOAL_ANSWER_CHECK).word("way", "any"),
        Goal::AnswerCheck(Answering::By(way)) => Message::new(ids::UI_GOAL_ANSWER_CHECK).word("way", way.name()),
        Goal::Castle(side) => Message::new(ids::UI_GOAL_CASTLE).word("side", castling(*side)),
        Goal::EnPassant => ids::UI_GOAL_EN_PASSANT.into(),
        Goal::Promote(None) => ids::UI_GOAL_PROMOTE.into(),
        Goal::Promote(Some(kind)) => Message::new(ids::UI_GOAL_PROMOTE_TO).with("kind", *kind),
        Goal::Attack(squares) => Message::new(ids::UI_GOAL_ATTACK).with("squares", list(*squares)),
        Goal::Defend(squares) => Message::new(ids::UI_GOAL_DEFEND).with("squares", list(*squares)),
        Goal::Control(squares) => Message::new(ids::UI_GOAL_CONTROL).with("squares", list(*squares)),
        Goal::Act(asked) => acts::to_say(*asked),
        Goal::Bring(men_to) => Message::new(ids::UI_GOAL_BRING).with("men", Arg::List(men(ids::PHRASE_MAN_TO, men_to))),
        Goal::All(goals) => return goals.iter().flat_map(goal).collect(),
        Goal::Any(goals) => {
            let head = std::iter::once(Message::from(ids::UI_GOAL_ANY));
            return head.chain(goals.iter().flat_map(goal)).collect();
        }
        Goal::Not(goal) => match &**goal {
            Goal::Act(act) => Message::new(ids::ENDS_TASK_NOT).word("act", act.name()),
            goal => Message::new(ids::UI_GOAL_NOT).word("what", kind(goal)),
        },
    };
    vec![message]
}

fn spoils(fail: &Fail, position: &Position) -> Message {
    match fail {
        Fail::Lose(Loss::Any) => Message::new(ids::UI_FAIL_LOSE).word("which", "any"),
        Fail::Lose(Loss::Unprotected) => Message::new(ids::UI_FAIL_LOSE).word("which", "unprotected"),
        Fail::Lose(Loss::Men(men)) => Message::new(ids::UI_FAIL_LOSE_MEN).with("men", all_placed(position, *men)),
        Fail::OpponentPromotes => ids::UI_FAIL_OPPONENT_PROMOTES.into(),
        Fail::When(goal) => Message::new(ids::UI_GOAL_NOT).word("what", kind(goal)),
    }
}

/// The word for something forbidden.
pub(super) const fn kind(goal: &Goal) -> &'static str {
    match goal {
        Goal::Reach { .. } => "reach",
        Goal::Capture { .. } => "capture",
        Goal::Check(_) => "check",
        Goal::Checkmate { .. } => "checkmate",
        Goal::Stalemate => "stalemate",
        Goal::Castle(_) => "castle",
        Goal::EnPassant => "en-passant",
        Goal::Promote(_) => "promote",
        Goal::Act(_)
        | Goal::AnswerCheck(_)
        | Goal::Attack(_)
        | Goal::Defend(_)
        | Goal::Control(_)
        | Goal::Bring(_)
        | Goal::All(_)
        | Goal::Any(_)
        | Goal::Not(_) => "other",
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
