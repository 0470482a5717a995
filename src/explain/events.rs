//! What is said of each event of a session: one sentence, or a few where several things happened.

use crate::lesson::{Step, Task};
use crate::rules::notation::{self, Notation};
use crate::rules::{CastlingSide, Move, Placed, Position, Square, SquareSet};
use crate::session::{Event, Fewer, Hint, Left, Solution};

use super::{acts, choose, goals, marks, misses, place, reasons, rules, whys, write};
use crate::language::{Arg, Message, MoveText, ids, ids::Id};

/// The sentences of one event, in the order in which they are said. `lesson` is the id of the lesson, whose own texts
/// some events say.
pub fn event(lesson: &str, event: &Event) -> Vec<Message> {
    match event {
        Event::Refused { refusal, position } => reasons::refused(position, refusal),
        Event::Moved { before, mv } | Event::Replied { before, mv } => vec![moved(before, *mv)],
        Event::Going(left) => going(left).into_iter().collect(),
        Event::Missed { played, miss } => vec![misses::missed(played, miss)],
        Event::Solved { by, fewer, .. } => {
            let mut said = solved(by);
            said.extend(fewer.map(shorter));
            said
        }
        Event::Shortest { position, moves } => {
            vec![line(ids::RESULT_WAY, ids::RESULT_WAY_BEGINS, position, moves)]
        }
        Event::Toggled { square, marked } => {
            let id = if *marked { ids::FEEDBACK_MARKED } else { ids::FEEDBACK_UNMARKED };
            vec![Message::new(id).with("square", *square)]
        }
        Event::NothingMarked => vec![ids::FEEDBACK_NOTHING_MARKED.into()],
        Event::WrongMarks { position, extra, missing, asked } => {
            marks::wrong(position, asked.as_ref(), *extra, *missing)
        }
        Event::Placing(placement) => place::placing(placement),
        Event::AnswerPlaced(put) => vec![place::answer(put)],
        Event::AnswerStands => vec![ids::PLACE_ANSWER_STANDS.into()],
        Event::NotWritten(not_it) => write::not_it(not_it),
        Event::Chosen { step, chosen } => choose::chosen(lesson, step, *chosen),
        Event::AnswerOptions { step } => choose::answer(lesson, step),
        Event::Shown { before, mv, text } => {
            let mut said = vec![moved(before, *mv)];
            said.extend(text.iter().map(|key| Message::lesson(lesson, key)));
            said
        }
        Event::Hint(hint) => vec![hinted(lesson, hint)],
        Event::NoMoreHints => vec![ids::FEEDBACK_NO_MORE_HINTS.into()],
        Event::NoHintsInTest => vec![ids::TESTS_NO_HINTS.into()],
        Event::TakenBack => vec![ids::FEEDBACK_TAKEN_BACK.into()],
        Event::NothingToTakeBack => vec![ids::FEEDBACK_NOTHING_TO_TAKE_BACK.into()],
        Event::Restarted => vec![ids::FEEDBACK_RESTARTED.into()],
        Event::Answer { position, moves, squares } => answer(position, moves, *squares),
        Event::AnswerWays { position, moves } => {
            let ways = moves.iter().map(|mv| Message::new(ids::PHRASE_MOVE).with("move", move_text(position, *mv)));
            vec![Message::new(ids::ANSWER_WAYS).with("ways", Arg::List(ways.collect()))]
        }
        Event::AlreadySolved => vec![ids::FEEDBACK_ALREADY_SOLVED.into()],
        Event::NothingToHelpWith => vec![ids::FEEDBACK_NOTHING_TO_HELP_WITH.into()],
        Event::OutOfPlace => vec![ids::FEEDBACK_OUT_OF_PLACE.into()],
        Event::Said { game, act, said } => acts::said(game, *act, said),
        Event::AnswerSaid { position, act } => vec![acts::say_this(position, *act)],
        Event::Remark(key) => vec![Message::lesson(lesson, key)],
    }
}

/// What the teacher says at the end of a step, after what has happened: nothing where there is nothing, and nothing of a game
/// that the student has not played but seen, as the answer – whatever is said of it was meant for whoever plays it.
pub fn success(lesson: &str, step: &Step, events: &[Event]) -> Option<Message> {
    let text = step.success.as_ref()?;
    let ends = |event: &Event| match event {
        Event::Solved { by: Solution::Answer, .. } => !matches!(step.task, Task::Play(_)),
        Event::Solved { .. } => true,
        _ => false,
    };
    events.iter().any(ends).then(|| Message::lesson(lesson, text))
}

/// A move of this position as it is written.
pub fn move_text(position: &Position, mv: Move) -> MoveText {
    MoveText::new(notation::write_move(position, mv, Notation::LATIN))
}

/// A move as it is written, and in words.
pub fn moved(position: &Position, mv: Move) -> Message {
    Message::new(ids::FEEDBACK_MOVED).with("move", move_text(position, mv)).with("told", told(position, mv))
}

/// A move as it was understood from a text, for a message of this name: in the letters that it was typed in too, where
/// they are not those in which moves are shown.
pub fn read_as(id: Id, position: &Position, mv: Move, text: &str) -> Message {
    let typed = match Notation::of_text(text) {
        Some(Notation::GREEK) => "greek",
        Some(_) => "latin",
        None => "none",
    };
    Message::new(id).with("move", move_text(position, mv)).with("told", told(position, mv)).word("typed", typed)
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
        // Where another of the kind could take there too, it is told which.
        (None, None, Some(_)) if is_one_of_several(position, mv) => "capture-from",
        (None, None, Some(_)) => "capture",
        (None, None, None) => "move",
    };
    message.word("kind", kind)
}

/// Whether another piece of the same kind could make the move too.
fn is_one_of_several(position: &Position, mv: Move) -> bool {
    position
        .legal_moves()
        .iter()
        .any(|other| (other.piece(), other.to()) == (mv.piece(), mv.to()) && other.from() != mv.from())
}

/// What is left of the goal; in an order, only the next of it.
fn going(left: &Left) -> Option<Message> {
    match left {
        Left::Open => None,
        Left::InOrder(squares) => match squares.as_slice() {
            [next, _, ..] => {
                Some(Message::new(ids::FEEDBACK_GOING_IN_ORDER).with("next", *next).with("squares", squares.clone()))
            }
            _ => going(&Left::Squares(squares.clone())),
        },
        Left::Squares(squares) if squares.is_empty() => None,
        Left::Squares(squares) => Some(Message::new(ids::FEEDBACK_GOING).with("squares", squares.clone())),
        Left::Men(count) => Some(Message::new(ids::FEEDBACK_GOING_MEN).with("count", i64::from(*count))),
        Left::Ways(ways) => Some(Message::new(ids::FEEDBACK_GOING_WAYS).with("ways", Arg::List(goals::ways(ways)))),
    }
}

fn solved(by: &Solution) -> Vec<Message> {
    match by {
        Solution::Played(played, why) => whys::right(played, why),
        Solution::Marked(squares) => vec![Message::new(ids::RIGHT_MARKS).with("count", count(*squares))],
        Solution::Placed(rightly) => place::right(rightly),
        Solution::Written(written) => write::right(written),
        // Why an option is right is said where it is picked, and of what was said in an event of its own.
        Solution::Chosen | Solution::Said | Solution::Read | Solution::Answer => Vec::new(),
    }
}

fn shorter(fewer: Fewer) -> Message {
    Message::new(ids::RIGHT_FEWER).with("moves", i64::from(fewer.moves)).with("par", i64::from(fewer.par))
}

fn hinted(lesson: &str, hint: &Hint) -> Message {
    match hint {
        Hint::Written(key) => Message::lesson(lesson, key),
        Hint::Rule(rule) => rules::rule(*rule).into(),
        Hint::Piece(piece) => Message::new(ids::HINT_PIECE).with("piece", *piece),
        Hint::Squares { piece, targets, right } => {
            let which = match right.len() {
                0 => "unknown",
                1 => "one",
                all if all == targets.len() => "all",
                _ => "some",
            };
            let message = Message::new(ids::HINT_SQUARES).with("piece", *piece).with("squares", list(*targets));
            message.word("which", which).with("right", i64::from(right.len()))
        }
        Hint::Move { position, mv } => Message::new(ids::HINT_MOVE).with("move", move_text(position, *mv)),
        Hint::Count(squares) => Message::new(ids::HINT_COUNT).with("count", i64::from(*squares)),
        Hint::OneMore(square) => Message::new(ids::HINT_ONE_MORE).with("square", *square),
        Hint::All(squares) => Message::new(ids::HINT_ALL).with("squares", list(*squares)),
        Hint::MoveFirst => Message::new(ids::ENDS_MOVE_FIRST),
        Hint::NothingToMove => Message::new(ids::ENDS_NOTHING_TO_MOVE),
        Hint::Say { position, act } => acts::say_this(position, *act),
        Hint::CountOptions(right) => Message::new(ids::HINT_COUNT_OPTIONS).with("count", i64::from(*right)),
        Hint::Strike { choice, .. } => Message::new(ids::HINT_STRIKE).with("option", choose::option(lesson, choice)),
        Hint::Options(right) => choose::options(lesson, right),
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
    vec![line(ids::ANSWER_MOVES, ids::ANSWER_FIRST_MOVES, position, moves)]
}

/// The most moves of a line that are told: nobody follows more of them in a sentence.
const TOLD: usize = 12;

/// A line of moves; of a long one its beginning, and how many follow.
fn line(all: Id, first: Id, position: &Position, moves: &[Move]) -> Message {
    // Whoever is told a line must know that not all of its moves are to be made.
    let replies = if has_replies(position, moves) { "yes" } else { "no" };
    let message = match moves.split_at_checked(TOLD) {
        // For the sake of one more move nothing is left out.
        Some((told, rest)) if rest.len() > 1 => {
            Message::new(first).with("line", Arg::List(written(position, told))).with("more", rest.len())
        }
        Some(_) | None => Message::new(all).with("line", Arg::List(written(position, moves))),
    };
    message.word("replies", replies)
}

/// Whether moves of both sides are in a line.
fn has_replies(position: &Position, moves: &[Move]) -> bool {
    let mut here = *position;
    let mut sides = moves.iter().filter_map(|mv| {
        let side = here.piece_at(mv.from()).map(|piece| piece.color);
        here = side.map_or(here, |side| here.with_turn(side)).play(*mv);
        side
    });
    let first = sides.next();
    sides.any(|side| Some(side) != first)
}

/// Moves played from a position, each written in the position in which it is played.
fn written(position: &Position, moves: &[Move]) -> Vec<Message> {
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
    written
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
