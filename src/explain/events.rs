//! What is said of each event of a session: one sentence, or a few where several things happened.

use crate::exercise::{Miss, Played, Why, way_of};
use crate::lesson::AnswerWay;
use crate::rules::notation::{self, Notation};
use crate::rules::{CastlingSide, Move, Placed, Position, Refusal, Square, SquareSet};
use crate::session::{Event, Fewer, Hint, Solution};

use super::message::{Arg, Message, MoveText};
use super::{explain_reason, ids, rules};

/// The sentences of one event, in the order in which they are said. `lesson` is the id of the lesson, whose own texts
/// some events say.
pub fn event(lesson: &str, event: &Event) -> Vec<Message> {
    match event {
        Event::Refused { refusal, position } => refused(position, refusal),
        Event::Moved { before, mv } | Event::Replied { before, mv } => vec![moved(before, *mv)],
        Event::Going { left } if left.is_empty() => Vec::new(),
        Event::Going { left } => {
            vec![Message::new(ids::FEEDBACK_GOING).with("squares", list(*left))]
        }
        Event::Missed { played, miss } => missed(played, miss),
        Event::Solved { by, fewer, .. } => {
            let mut said = solved(by);
            said.extend(fewer.map(shorter));
            said
        }
        Event::Toggled { square, marked } => {
            let id = if *marked { ids::FEEDBACK_MARKED } else { ids::FEEDBACK_UNMARKED };
            vec![Message::new(id).with("square", *square)]
        }
        Event::WrongMarks { extra, missing, .. } => wrong_marks(*extra, *missing),
        Event::Shown { before, mv, text } => {
            let mut said = vec![moved(before, *mv)];
            said.extend(text.iter().map(|key| Message::lesson(lesson, key)));
            said
        }
        Event::Hint(hint) => vec![hinted(lesson, hint)],
        Event::NoMoreHints => vec![ids::FEEDBACK_NO_MORE_HINTS.into()],
        Event::TakenBack => vec![ids::FEEDBACK_TAKEN_BACK.into()],
        Event::NothingToTakeBack => vec![ids::FEEDBACK_NOTHING_TO_TAKE_BACK.into()],
        Event::Restarted => vec![ids::FEEDBACK_RESTARTED.into()],
        Event::Answer { position, moves, squares } => answer(position, moves, *squares),
        Event::AlreadySolved => vec![ids::FEEDBACK_ALREADY_SOLVED.into()],
        Event::OutOfPlace => vec![ids::FEEDBACK_OUT_OF_PLACE.into()],
    }
}

/// Why a move is refused. Of castling every reason is said, since each has to go before castling is possible; of any other
/// move the one that a teacher would name.
fn refused(position: &Position, refusal: &Refusal) -> Vec<Message> {
    let castling = refusal.first().rule().starts_with("castling");
    let said = if castling { usize::MAX } else { 1 };
    refusal.iter().take(said).map(|reason| explain_reason(position, reason)).collect()
}

/// A move of this position in both notations.
pub fn move_text(position: &Position, mv: Move) -> MoveText {
    MoveText {
        latin: notation::write_move(position, mv, Notation::Latin),
        greek: notation::write_move(position, mv, Notation::Greek),
    }
}

/// A move in words: which piece went where, what it took, what it became.
pub fn moved(position: &Position, mv: Move) -> Message {
    let message = Message::new(ids::FEEDBACK_MOVED)
        .with("move", move_text(position, mv))
        .with("from", mv.from())
        .with("to", mv.to());
    let message = match position.piece_at(mv.from()) {
        Some(mover) => message.with("mover", mover),
        None => message.with("mover", mv.piece()),
    };
    let taken = mv.captured_square().and_then(|square| placed(position, square));
    let message = match (taken, mv.promotion()) {
        (Some(taken), _) => message.with("taken", taken.piece),
        (None, _) => message.with("taken", mv.piece()),
    };
    let message = message.with("becomes", mv.promotion().unwrap_or(mv.piece()));
    let kind = match (mv.castling(), mv.promotion(), taken) {
        (Some(CastlingSide::Short), ..) => "short",
        (Some(CastlingSide::Long), ..) => "long",
        (None, Some(_), None) => "promotion",
        (None, Some(_), Some(_)) => "capture-promotion",
        (None, None, Some(_)) if mv.is_en_passant() => "en-passant",
        (None, None, Some(_)) => "capture",
        (None, None, None) => "move",
    };
    message.with("kind", Arg::Word(kind))
}

fn missed(played: &Played, miss: &Miss) -> Vec<Message> {
    let mut message = Message::new(match miss {
        Miss::NoCheck => ids::MISS_NO_CHECK,
        Miss::NoCheckNoMate => ids::MISS_NO_CHECK_NO_MATE,
        Miss::NotMate { .. } => ids::MISS_NOT_MATE,
        Miss::MateEscapes { .. } => ids::MISS_MATE_ESCAPES,
        Miss::Stalemate => ids::MISS_STALEMATE,
        Miss::AnsweredOtherwise { .. } => ids::MISS_ANSWERED_OTHERWISE,
        Miss::OutOfMoves { .. } => ids::MISS_OUT_OF_MOVES,
        Miss::OutOfReach { .. } => ids::MISS_OUT_OF_REACH,
        Miss::TooFar { .. } => ids::MISS_TOO_FAR,
        Miss::CheckTooEarly => ids::MISS_CHECK_TOO_EARLY,
        Miss::LineEnded => ids::MISS_LINE_ENDED,
        Miss::Unforeseen => ids::MISS_UNFORESEEN,
    });
    let king = played.after.king(played.after.turn()).and_then(|square| placed(&played.after, square));
    match miss {
        Miss::NoCheck | Miss::NoCheckNoMate | Miss::Stalemate | Miss::CheckTooEarly => {
            // A goal of check or mate is set only where there is a king; without one the mover is named alone.
            message = match king {
                Some(king) => message.with("target", king),
                None => return vec![ids::MISS_UNFORESEEN.into()],
            };
        }
        Miss::NotMate { escape } => message = escaping(message, &played.after, *escape),
        Miss::MateEscapes { defence, left } => {
            message = message.with("move", move_text(&played.after, *defence)).with("moves", i64::from(*left));
        }
        Miss::AnsweredOtherwise { played, asked } => {
            message = message.with("played", Arg::Word(way_word(*played))).with("asked", Arg::Word(way_word(*asked)));
        }
        Miss::OutOfMoves { limit } => message = message.with("moves", i64::from(*limit)),
        Miss::OutOfReach { targets } => {
            message = message.with("squares", list(*targets));
        }
        Miss::TooFar { needed, left } => {
            message = message.with("needed", i64::from(*needed)).with("left", i64::from(*left));
        }
        Miss::LineEnded | Miss::Unforeseen => {}
    }
    vec![message]
}

/// How the other side gets out of a check: who moves where, and in which of the three ways.
fn escaping(message: Message, position: &Position, escape: Move) -> Message {
    let way = way_of(position, escape);
    let message = message.with("way", Arg::Word(way_word(way))).with("to", escape.to());
    let piece = placed(position, escape.from());
    let target = escape.captured_square().and_then(|square| placed(position, square)).or(piece);
    match (piece, target) {
        (Some(piece), Some(target)) => message.with("piece", piece).with("target", target),
        _ => message,
    }
}

fn way_word(way: AnswerWay) -> &'static str {
    match way {
        AnswerWay::Move => "move",
        AnswerWay::Capture => "capture",
        AnswerWay::Block => "block",
    }
}

fn solved(by: &Solution) -> Vec<Message> {
    match by {
        Solution::Played(played, why) => vec![right(played, why)],
        Solution::Marked(squares) => vec![Message::new(ids::RIGHT_MARKS).with("count", count(*squares))],
        Solution::Read | Solution::Answer => Vec::new(),
    }
}

/// Why a move was right.
fn right(played: &Played, why: &Why) -> Message {
    let after = &played.after;
    let king = after.king(after.turn()).and_then(|square| placed(after, square));
    let mover = played.arrived();
    match (why, mover, king) {
        (Why::Reached, Some(mover), _) => Message::new(ids::RIGHT_REACHED).with("mover", mover.piece),
        (Why::Captured, Some(mover), _) => Message::new(ids::RIGHT_CAPTURED).with("mover", mover.piece),
        (Why::Check { checkers }, _, Some(king)) => {
            Message::new(ids::RIGHT_CHECK).with("checkers", all_placed(after, *checkers)).with("target", king)
        }
        (Why::Mate, _, Some(king)) => {
            Message::new(ids::RIGHT_MATE).with("checkers", all_placed(after, after.checkers())).with("target", king)
        }
        (Why::Answered(way), Some(mover), _) => answered(played, *way, mover),
        (Why::Reached | Why::Captured | Why::Check { .. } | Why::Mate | Why::Answered(_), ..) => {
            Message::new(ids::RIGHT_PLAIN)
        }
    }
}

fn answered(played: &Played, way: AnswerWay, mover: Placed) -> Message {
    let checkers = all_placed(&played.before, played.before.checkers());
    Message::new(ids::RIGHT_ANSWERED)
        .with("way", Arg::Word(way_word(way)))
        .with("piece", mover)
        .with("checkers", checkers)
}

fn shorter(fewer: Fewer) -> Message {
    Message::new(ids::RIGHT_FEWER).with("moves", i64::from(fewer.moves)).with("par", i64::from(fewer.par))
}

fn wrong_marks(extra: SquareSet, missing: u32) -> Vec<Message> {
    let mut said = Vec::new();
    if extra.any() {
        said.push(Message::new(ids::MISS_EXTRA_MARKS).with("squares", list(extra)));
    }
    if missing > 0 {
        said.push(Message::new(ids::MISS_MISSING_MARKS).with("count", i64::from(missing)));
    }
    said
}

fn hinted(lesson: &str, hint: &Hint) -> Message {
    match hint {
        Hint::Written(key) => Message::lesson(lesson, key),
        Hint::Rule(rule) => rules::rule(*rule).into(),
        Hint::Piece(piece) => Message::new(ids::HINT_PIECE).with("piece", *piece),
        Hint::Squares { piece, targets } => {
            Message::new(ids::HINT_SQUARES).with("piece", *piece).with("squares", list(*targets))
        }
        Hint::Move { position, mv } => Message::new(ids::HINT_MOVE).with("move", move_text(position, *mv)),
        Hint::Count(squares) => Message::new(ids::HINT_COUNT).with("count", i64::from(*squares)),
        Hint::OneMore(square) => Message::new(ids::HINT_ONE_MORE).with("square", *square),
        Hint::All(squares) => Message::new(ids::HINT_ALL).with("squares", list(*squares)),
        Hint::TakeBack => Message::new(ids::HINT_TAKE_BACK),
    }
}

fn answer(position: &Position, moves: &[Move], squares: SquareSet) -> Vec<Message> {
    if moves.is_empty() {
        return vec![Message::new(ids::ANSWER_SQUARES).with("squares", list(squares))];
    }
    // Each move is written in the position in which it is played.
    let mut here = *position;
    let mut written = Vec::new();
    for &mv in moves {
        let mover = here.piece_at(mv.from()).map(|piece| piece.color);
        if let Some(color) = mover.filter(|color| *color != here.turn()) {
            here = here.with_turn(color);
        }
        written.push(Message::new(ids::PHRASE_MOVE).with("move", move_text(&here, mv)));
        here = here.play(mv);
    }
    vec![Message::new(ids::ANSWER_MOVES).with("line", Arg::List(written))]
}

fn placed(position: &Position, square: Square) -> Option<Placed> {
    position.piece_at(square).map(|piece| Placed { piece, square })
}

fn all_placed(position: &Position, squares: SquareSet) -> Vec<Placed> {
    squares.iter().filter_map(|square| placed(position, square)).collect()
}

fn list(squares: SquareSet) -> Vec<Square> {
    squares.iter().collect()
}

fn count(squares: SquareSet) -> i64 {
    i64::from(squares.len())
}
