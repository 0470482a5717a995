//! What is said of each event of a session: one sentence, or a few where several things happened.

use crate::exercise::{Miss, Played, Why, way_of};
use crate::lesson::AnswerWay;
use crate::rules::notation::{self, Notation};
use crate::rules::{CastlingSide, Color, Move, Placed, Position, Refusal, Square, SquareSet};
use crate::session::{Event, Fewer, Hint, Solution};

use super::ids::Id;
use super::message::{Arg, Message, MoveText};
use super::{explain_reason, ids, marks, mate, place, rules, write};

/// The sentences of one event, in the order in which they are said. `lesson` is the id of the lesson, whose own texts
/// some events say.
pub fn event(lesson: &str, event: &Event) -> Vec<Message> {
    match event {
        Event::Refused { refusal, position } => refused(position, refusal),
        Event::Moved { before, mv } | Event::Replied { before, mv } => vec![moved(before, *mv)],
        Event::Going { left, in_order } => going(left, *in_order),
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
        Event::WrongMarks { position, extra, missing, asked } => marks::wrong(position, *asked, *extra, *missing),
        Event::Placing(placement) => place::placing(placement),
        Event::AnswerPlaced(put) => vec![place::answer(put)],
        Event::NotWritten(not_it) => write::not_it(lesson, not_it),
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

/// A move as it is written, and in words.
pub fn moved(position: &Position, mv: Move) -> Message {
    Message::new(ids::FEEDBACK_MOVED).with("move", move_text(position, mv)).with("told", told(position, mv))
}

/// A move in words: which piece went where, what it took, what it became.
pub fn told(position: &Position, mv: Move) -> Message {
    let message = Message::new(ids::PHRASE_TOLD).with("from", mv.from()).with("to", mv.to());
    let message = match position.piece_at(mv.from()) {
        Some(mover) => message.with("mover", mover),
        None => message.with("mover", mv.piece()),
    };
    let taken = mv.captured_square().and_then(|square| placed(position, square));
    let message = match taken {
        Some(taken) => message.with("taken", taken.piece),
        None => message.with("taken", mv.piece()),
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
    message.word("kind", kind)
}

/// What is left of the goal; in an order, only the next of it.
fn going(left: &[Square], in_order: bool) -> Vec<Message> {
    match left {
        [] => Vec::new(),
        [next, _, ..] if in_order => {
            vec![Message::new(ids::FEEDBACK_GOING_IN_ORDER).with("next", *next).with("squares", left)]
        }
        _ => vec![Message::new(ids::FEEDBACK_GOING).with("squares", left)],
    }
}

fn missed(played: &Played, miss: &Miss) -> Vec<Message> {
    let after = &played.after;
    let king = after.king(after.turn()).and_then(|square| placed(after, square));
    let about_king = |id: Id| match king {
        Some(king) => Message::new(id).with("target", king),
        // A goal of check or mate is set only where there is a king.
        None => ids::MISS_UNFORESEEN.into(),
    };
    let message = match miss {
        Miss::NoCheck { blocker } => {
            no_check(played, *blocker, "check").unwrap_or_else(|| about_king(ids::MISS_NO_CHECK))
        }
        Miss::NoCheckNoMate { blocker } => {
            no_check(played, *blocker, "mate").unwrap_or_else(|| about_king(ids::MISS_NO_CHECK_NO_MATE))
        }
        Miss::Stalemate => about_king(ids::MISS_STALEMATE),
        Miss::CheckTooEarly => about_king(ids::MISS_CHECK_TOO_EARLY),
        Miss::NotMate { escape } => escaping(Message::new(ids::MISS_NOT_MATE), after, *escape),
        Miss::MateEscapes { defence, left } => Message::new(ids::MISS_MATE_ESCAPES)
            .with("move", move_text(after, *defence))
            .with("moves", i64::from(*left)),
        Miss::AnsweredOtherwise { played, asked } => {
            Message::new(ids::MISS_ANSWERED_OTHERWISE).word("played", way_word(*played)).word("asked", way_word(*asked))
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
        Miss::DeadEnd => ids::MISS_DEAD_END.into(),
        Miss::Unforeseen => ids::MISS_UNFORESEEN.into(),
    };
    vec![message]
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
        Solution::Placed(rightly) => vec![place::right(rightly)],
        Solution::Written(written) => write::right(written),
        Solution::Read | Solution::Answer => Vec::new(),
    }
}

/// Why a move was right.
fn right(played: &Played, why: &Why) -> Message {
    let after = &played.after;
    let said = match why {
        Why::Reached => played.arrived().map(|mover| Message::new(ids::RIGHT_REACHED).with("mover", mover.piece)),
        Why::Captured => played.arrived().map(|mover| Message::new(ids::RIGHT_CAPTURED).with("mover", mover.piece)),
        Why::Check { checkers } => checked(played, *checkers),
        Why::Mate => mate::explain(after),
        Why::Answered(way) => answered(played, *way),
    };
    said.unwrap_or_else(|| ids::RIGHT_PLAIN.into())
}

/// Who gives check, and whether the move only opened the line.
fn checked(played: &Played, checkers: SquareSet) -> Option<Message> {
    let after = &played.after;
    let king = placed(after, after.king(after.turn())?)?;
    let uncovered = !checkers.contains(played.mv.to()) && played.mv.castling().is_none();
    let kind = match (checkers.more_than_one(), uncovered) {
        (true, _) => "double",
        (false, true) => "discovered",
        (false, false) => "plain",
    };
    Some(
        Message::new(ids::RIGHT_CHECK)
            .word("kind", kind)
            .with("checkers", all_placed(after, checkers))
            .with("target", king),
    )
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
            .word("way", way_word(way))
            .with("piece", played.arrived()?)
            .with("checker", checker),
    )
}

fn shorter(fewer: Fewer) -> Message {
    Message::new(ids::RIGHT_FEWER).with("moves", i64::from(fewer.moves)).with("par", i64::from(fewer.par))
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
        Hint::Place(hint) => place::hint(hint),
        Hint::Write(hint) => write::hint(hint),
    }
}

fn answer(position: &Position, moves: &[Move], squares: SquareSet) -> Vec<Message> {
    if moves.is_empty() {
        return vec![match list(squares) {
            squares if squares.is_empty() => ids::ANSWER_UNKNOWN.into(),
            squares => Message::new(ids::ANSWER_SQUARES).with("squares", squares),
        }];
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

pub(super) fn placed(position: &Position, square: Square) -> Option<Placed> {
    position.piece_at(square).map(|piece| Placed { piece, square })
}

pub(super) fn all_placed(position: &Position, squares: SquareSet) -> Vec<Placed> {
    squares.iter().filter_map(|square| placed(position, square)).collect()
}

pub(super) fn list(squares: SquareSet) -> Vec<Square> {
    squares.iter().collect()
}

fn count(squares: SquareSet) -> i64 {
    i64::from(squares.len())
}
