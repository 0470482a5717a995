//! What is said of claims, offers, answers to offers and resignations: how they were counted and timed, and what a student
//! who gives a game away has overlooked.

use crate::exercise::{Act, ActMiss, Announced, Done, Instead, Lack, NotPossible, Said};
use crate::lesson::ActGoal;
use crate::rules::game::ClaimKind;
use crate::rules::{Color, Game, Move, PieceKind, Position};

use super::explain_reason;
use super::state::explain_outcome;
use super::telling::move_text;
use crate::language::{Arg, Message, ids};

/// What came of something said in a game.
pub(super) fn said(game: &Game, act: Act, said: &Said) -> Vec<Message> {
    match said {
        Said::Refused(why) => refused(game, why),
        Said::Going(done) | Said::Solved(done) => vec![is_done(game, done)],
        Said::Missed(miss) => missed(game, act, miss),
    }
}

fn refused(game: &Game, why: &NotPossible) -> Vec<Message> {
    match why {
        NotPossible::GameOver(ending) => {
            vec![Message::new(ids::ENDS_GAME_OVER).with("how", explain_outcome(game.position(), ending))]
        }
        NotPossible::NoOffer => vec![ids::ENDS_NO_OFFER.into()],
        NotPossible::AlreadyOffered { by } => {
            let whose = if *by == game.position().turn() { "student" } else { "opponent" };
            vec![Message::new(ids::ENDS_OFFERED_ALREADY).word("whose", whose)]
        }
        NotPossible::BothMustMoveFirst => vec![ids::ENDS_BOTH_MUST_MOVE.into()],
        NotPossible::Move(refusal) => {
            vec![Message::new(ids::ENDS_MOVE_REFUSED).with("reason", explain_reason(game.position(), refusal.first()))]
        }
    }
}

/// What has been brought about, and why it was right.
fn is_done(game: &Game, done: &Done) -> Message {
    match done {
        Done::Claimed { claim, plies } => match claim.kind {
            ClaimKind::Threefold => Message::new(ids::ENDS_REPEATED).with("times", times(game, plies, claim.with)),
            ClaimKind::Fifty => {
                let with = claim.with.map(|mv| move_text(game.position(), mv));
                match with {
                    Some(mv) => Message::new(ids::ENDS_FIFTY_WITH).with("move", mv),
                    None => ids::ENDS_FIFTY.into(),
                }
            }
        },
        Done::Offered => ids::ENDS_OFFERED.into(),
        Done::Accepted => ids::ENDS_ACCEPTED.into(),
        Done::Declined => ids::ENDS_DECLINED.into(),
        Done::Resigned(ending) => explain_outcome(game.position(), ending),
    }
}

fn missed(game: &Game, act: Act, miss: &ActMiss) -> Vec<Message> {
    match miss {
        ActMiss::WrongClaim { with, lacks } => {
            let lacks = lacks.iter().flat_map(|lack| lacking(game, *with, lack));
            std::iter::once(Message::from(ids::ENDS_WRONG_CLAIM)).chain(lacks).collect()
        }
        ActMiss::OtherClaim(kind) => vec![Message::new(ids::ENDS_OTHER_CLAIM).word("kind", kind.code())],
        ActMiss::OfferBeforeMoving => vec![ids::ENDS_OFFER_BEFORE_MOVING.into()],
        ActMiss::OfferTooEarly => vec![ids::ENDS_OFFER_TOO_EARLY.into()],
        ActMiss::TooSoon(_) => vec![ids::ENDS_TOO_SOON.into()],
        ActMiss::NotAsked { done, asked, instead } => {
            let mut said = vec![Message::new(ids::ENDS_NOT_ASKED).word("act", act.name())];
            if let Done::Resigned(ending) = done
                && ending.winner.is_none()
            {
                said.push(explain_outcome(game.position(), ending));
            }
            said.extend(instead.map(overlooked));
            said.extend(asked.map(to_say));
            said
        }
    }
}

/// What a claim lacks: a sentence, and one about what only looks the same.
pub(super) fn lacking(game: &Game, with: Option<Move>, lack: &Lack) -> Vec<Message> {
    match lack {
        Lack::Repetition { plies, alike } => {
            let count = i64::try_from(plies.len()).unwrap_or(i64::MAX);
            let mut said =
                vec![Message::new(ids::ENDS_NOT_REPEATED).with("count", count).with("times", times(game, plies, with))];
            said.extend(alike.map(|alike| {
                Message::new(ids::ENDS_ALIKE)
                    .word("differs", alike.differs.name())
                    .with("time", Arg::List(vec![time(game, alike.ply, None)]))
            }));
            if with.is_none() && holds_with_a_move(game, ClaimKind::Threefold) {
                said.push(ids::MISS_WITH_A_MOVE.into());
            }
            said
        }
        Lack::Fifty { half_moves } => {
            if let Some(anew) = with.and_then(|mv| starts_anew(game, mv)) {
                return vec![anew];
            }
            match with {
                None if holds_with_a_move(game, ClaimKind::Fifty) => return vec![ids::ENDS_FIFTY_ANNOUNCE.into()],
                // Who has announced the fiftieth move has made it before the opponent.
                Some(mv) if *half_moves == 99 => {
                    let mv = move_text(game.position(), mv);
                    return vec![Message::new(ids::ENDS_FIFTY_ONE_SIDE).with("move", mv)];
                }
                Some(_) | None => {}
            }
            let made = half_moves / 2;
            let missing = (100 - half_moves.min(&100)).div_ceil(2);
            vec![Message::new(ids::ENDS_TOO_FEW).with("made", made).with("missing", missing)]
        }
    }
}

/// Whether the claim would be right with a move that is announced.
fn holds_with_a_move(game: &Game, kind: ClaimKind) -> bool {
    game.position().legal_moves().iter().any(|&mv| game.holds(kind, Some(mv)))
}

/// That an announced move ends the count of moves, where it does: a capture or a pawn's move (FIDE Laws 9.3).
fn starts_anew(game: &Game, mv: Move) -> Option<Message> {
    let kind = match (mv.captured_square().is_some(), mv.piece()) {
        (true, _) => "capture",
        (false, PieceKind::Pawn) => "pawn",
        (false, _) => return None,
    };
    Some(Message::new(ids::ENDS_STARTS_ANEW).word("kind", kind).with("move", move_text(game.position(), mv)))
}

/// When a position stood, as phrases of a list.
pub(super) fn times(game: &Game, plies: &[usize], with: Option<Move>) -> Arg {
    Arg::List(plies.iter().map(|ply| time(game, *ply, with)).collect())
}

/// “At the beginning”, “after 12. Nf3”, “with the announced move Ng8”.
fn time(game: &Game, ply: usize, with: Option<Move>) -> Message {
    let message = Message::new(ids::ENDS_TIME);
    let made = ply.checked_sub(1).and_then(|index| {
        let before = game.positions().nth(index)?;
        let mv = game.moves().get(index)?;
        Some((index, before, *mv))
    });
    match (made, with) {
        (Some((index, before, mv)), _) => {
            let (number, color) = game.move_number(index);
            let kind = match color {
                Color::White => "white",
                Color::Black => "black",
            };
            message.word("kind", kind).with("number", number).with("move", move_text(before, mv))
        }
        (None, Some(mv)) if ply > 0 => {
            message.word("kind", "announced").with("number", 0).with("move", move_text(game.position(), mv))
        }
        (None, _) => message.word("kind", "start").with("number", 0).with("move", crate::language::MoveText::nothing()),
    }
}

fn overlooked(instead: Instead) -> Message {
    match instead {
        Instead::Mate { moves } => Message::new(ids::ENDS_MATE_INSTEAD).with("moves", moves),
        Instead::Claim(kind) => Message::new(ids::ENDS_CLAIM_INSTEAD).word("kind", kind.code()),
        Instead::Ahead => ids::ENDS_AHEAD.into(),
    }
}

/// What the step asks to say.
pub(super) fn to_say(asked: ActGoal) -> Message {
    let claim = match asked {
        ActGoal::Claim(Some(kind)) => kind.code(),
        _ => "any",
    };
    Message::new(ids::ENDS_TASK).word("act", asked.name()).word("claim", claim)
}

/// What is to be said, as a hint or an answer tells it.
pub(super) fn say_this(position: &Position, act: Act) -> Message {
    let message = Message::new(ids::ENDS_SAY);
    let announced = match act {
        Act::Claim(Some(Announced { from, to, promotion })) => position.judge(from, to, promotion).ok(),
        _ => None,
    };
    match announced {
        Some(mv) => message.word("act", "announce").with("move", move_text(position, mv)),
        None => message.word("act", act.name()).with("move", crate::language::MoveText::nothing()),
    }
}

/// The name of something that can be said, for a list to choose from.
///
/// ```
/// use skaki::exercise::Act;
/// use skaki::explain::act_name;
/// use skaki::language::{Language, Words};
///
/// assert_eq!(Words::new(Language::EN).text(&act_name(Act::Resign)), "I resign");
/// ```
pub fn act_name(act: Act) -> Message {
    Message::new(ids::ENDS_NAME).word("act", act.name())
}

/// That the opponent has offered a draw, where that is so.
pub fn offer_stands(game: &Game) -> Option<Message> {
    let offered = game.draw_offer() == Some(game.position().turn().opponent());
    offered.then(|| ids::ENDS_OPPONENT_OFFERS.into())
}
