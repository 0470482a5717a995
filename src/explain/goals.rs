//! What an exercise asks for, in sentences.

use crate::exercise::Played;
use crate::lesson::{ActGoal, AnswerWay, Answering, CheckKind, Fail, Goal, Loss, Play};
use crate::rules::{CastlingSide, PieceKind, Position, Square};

use super::acts;
use super::telling::{all_placed, list, placed};
use crate::language::{
    Arg, Message,
    ids::{self, Id},
};

/// What a step asks for and what spoils it, a sentence for each; `position` is the one in which it begins.
pub fn task(play: &Play, position: &Position) -> Vec<Message> {
    let mut said = goal(&play.goal, position);
    said.extend(play.fail.iter().flat_map(|fail| spoils(fail, position)));
    said
}

/// The sentences of a goal.
fn goal(asked: &Goal, position: &Position) -> Vec<Message> {
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
        Goal::All(goals) => return goals.iter().flat_map(|part| goal(part, position)).collect(),
        Goal::Any(goals) => {
            let head = std::iter::once(Message::from(ids::UI_GOAL_ANY));
            return head.chain(goals.iter().flat_map(|part| goal(part, position))).collect();
        }
        Goal::Not(goal) => return forbidden(goal, position),
    };
    vec![message]
}

fn spoils(fail: &Fail, position: &Position) -> Vec<Message> {
    let message = match fail {
        Fail::Lose(Loss::Any) => Message::new(ids::UI_FAIL_LOSE).word("which", "any"),
        Fail::Lose(Loss::Unprotected) => Message::new(ids::UI_FAIL_LOSE).word("which", "unprotected"),
        Fail::Lose(Loss::Men(men)) => Message::new(ids::UI_FAIL_LOSE_MEN).with("men", all_placed(position, *men)),
        Fail::OpponentPromotes => ids::UI_FAIL_OPPONENT_PROMOTES.into(),
        Fail::When(goal) => return forbidden(goal, position),
    };
    vec![message]
}

/// What must not happen, a sentence for each thing, with its squares and men.
fn forbidden(asked: &Goal, position: &Position) -> Vec<Message> {
    let not = |what| Message::new(ids::UI_GOAL_NOT).word("what", what);
    let not_on = |what, squares| Message::new(ids::UI_GOAL_NOT_ON).word("what", what).with("squares", list(squares));
    let message = match asked {
        Goal::Reach { squares, .. } => Message::new(ids::UI_GOAL_NOT_REACH).with("squares", squares.clone()),
        Goal::Capture { squares, .. } => {
            let all = position.board().of_color(position.turn().opponent());
            let all = all & !position.board().of_kind(PieceKind::King);
            if *squares == all {
                ids::UI_GOAL_NOT_CAPTURE_ANY.into()
            } else {
                Message::new(ids::UI_GOAL_NOT_CAPTURE).with("men", all_placed(position, *squares))
            }
        }
        Goal::Check(kind) => Message::new(ids::UI_GOAL_NOT_CHECK).word("kind", kind.name()),
        Goal::Checkmate { .. } => not("checkmate"),
        Goal::Stalemate => not("stalemate"),
        Goal::AnswerCheck(Answering::By(way)) => Message::new(ids::UI_GOAL_NOT_ANSWER).word("way", way.name()),
        Goal::AnswerCheck(Answering::Any | Answering::Every) => {
            Message::new(ids::UI_GOAL_NOT_ANSWER).word("way", "any")
        }
        Goal::Castle(side) => Message::new(ids::UI_GOAL_NOT_CASTLE).word("side", castling(*side)),
        Goal::EnPassant => not("en-passant"),
        Goal::Promote(None) => not("promote"),
        Goal::Promote(Some(kind)) => Message::new(ids::UI_GOAL_NOT_PROMOTE_TO).with("kind", *kind),
        Goal::Attack(squares) => not_on("attack", *squares),
        Goal::Defend(squares) => not_on("defend", *squares),
        Goal::Control(squares) => not_on("control", *squares),
        Goal::Bring(men_to) => {
            Message::new(ids::UI_GOAL_NOT_BRING).with("men", Arg::List(men(ids::PHRASE_MAN_TO, men_to)))
        }
        Goal::Act(act) => Message::new(ids::ENDS_TASK_NOT).word("act", act.name()),
        Goal::Any(goals) => return goals.iter().flat_map(|part| forbidden(part, position)).collect(),
        Goal::Not(asked) => return goal(asked, position),
        Goal::All(goals) => {
            let head = std::iter::once(Message::from(ids::UI_GOAL_NOT_ALL));
            return head.chain(goals.iter().flat_map(|part| goal(part, position))).collect();
        }
    };
    vec![message]
}

/// What a move did that the step forbids, with its square or the man that it took; of several things that are forbidden,
/// the first one that it did.
pub(super) fn forbidden_move(asked: &Goal, played: &Played) -> Message {
    let did = |what| Message::new(ids::MISS_FORBIDDEN).word("what", what);
    let now = |what, squares| Message::new(ids::MISS_FORBIDDEN_ON).word("what", what).with("squares", list(squares));
    let taken = played.mv.captured_square().and_then(|square| placed(&played.before, square));
    match (asked, played.mv.promotion(), taken) {
        (Goal::Reach { .. }, ..) => Message::new(ids::MISS_FORBIDDEN_SQUARE).with("square", played.mv.to()),
        (Goal::Capture { .. }, _, Some(target)) => Message::new(ids::MISS_FORBIDDEN_CAPTURE).with("target", target),
        (Goal::Promote(_), Some(became), _) => Message::new(ids::MISS_FORBIDDEN_PROMOTION).with("kind", became),
        (Goal::Any(goals), ..) => match goals.iter().find(|part| might_be(part, played)) {
            Some(part) => forbidden_move(part, played),
            None => did("other"),
        },
        (Goal::Check(_), ..) => did("check"),
        (Goal::Checkmate { .. }, ..) => did("checkmate"),
        (Goal::Castle(_), ..) => did("castle"),
        (Goal::EnPassant, ..) => did("en-passant"),
        // Of all that can be said, a move says one thing: that an offer is declined.
        (Goal::Act(ActGoal::Decline), ..) => ids::ENDS_OFFER_LAPSED.into(),
        (Goal::AnswerCheck(Answering::By(way)), ..) => Message::new(ids::MISS_FORBIDDEN_ANSWER).word("way", way.name()),
        (Goal::Attack(squares), ..) => now("attack", *squares),
        (Goal::Defend(squares), ..) => now("defend", *squares),
        (Goal::Control(squares), ..) => now("control", *squares),
        (Goal::Bring(men_to), ..) => {
            Message::new(ids::MISS_FORBIDDEN_BROUGHT).with("men", Arg::List(men(ids::PHRASE_MAN_TO, men_to)))
        }
        _ => did("other"),
    }
}

/// Whether this is what a move did, as far as the move alone tells.
fn might_be(part: &Goal, played: &Played) -> bool {
    match part {
        Goal::Reach { squares, .. } => squares.contains(&played.mv.to()),
        Goal::Capture { squares, .. } => played.spared.is_some_and(|stood| squares.contains(stood)),
        Goal::Check(_) => played.after.is_check(),
        Goal::Checkmate { .. } => played.after.is_check() && !played.after.has_legal_move(),
        Goal::Castle(side) => played.mv.castling().is_some_and(|castled| side.is_none_or(|side| side == castled)),
        Goal::EnPassant => played.mv.is_en_passant(),
        Goal::Promote(kind) => played.mv.promotion().is_some_and(|became| kind.is_none_or(|kind| kind == became)),
        Goal::Any(goals) => goals.iter().any(|part| might_be(part, played)),
        Goal::Stalemate
        | Goal::AnswerCheck(_)
        | Goal::Attack(_)
        | Goal::Defend(_)
        | Goal::Control(_)
        | Goal::Act(_)
        | Goal::Bring(_)
        | Goal::All(_)
        | Goal::Not(_) => false,
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
