//! What is said of each event of a session: one sentence, or a few where several things happened.

use crate::language::{Arg, Message, ids};
use crate::lesson::{Step, Task};
use crate::rules::{Move, Position, SquareSet};
use crate::session::{Event, Fewer, Hint, Left, Solution};

use super::telling::{line, list, move_text, moved};
use super::{acts, choose, goals, marks, misses, place, reasons, rules, whys, write};

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

fn count(squares: SquareSet) -> i64 {
    i64::from(squares.len())
}
