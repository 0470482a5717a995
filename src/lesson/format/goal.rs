//! What a `play` step asks for: `goal = { … }`.

use crate::lesson::fault::Faults;
use crate::lesson::problem::Problem;
use crate::lesson::{AnswerWay, Goal};
use crate::rules::{Color, PieceKind, Position, Square, SquareSet};

use super::keys::{self, Keys};
use super::position::Stated;
use super::squares;
use super::syntax::{Entry, Value};

/// The most moves that a goal, a par or a limit may speak of.
pub(crate) const MOST_MOVES: u32 = 100;

/// The most moves of a mate that a lesson asks for; no search that a checker can wait for goes further.
const MOST_MATE_MOVES: u32 = 6;

const WAYS: [(&str, Option<AnswerWay>); 4] = [
    ("any", None),
    ("move", Some(AnswerWay::Move)),
    ("capture", Some(AnswerWay::Capture)),
    ("block", Some(AnswerWay::Block)),
];

/// Reads a goal. Where the position has faults, what depends on it is not judged.
pub(crate) fn read(entry: &Entry, stated: Option<&Stated>, faults: &mut Faults) -> Option<Goal> {
    let table = keys::table(&entry.key, &entry.node, faults)?;
    let mut keys = Keys::new(table);
    let in_order = keys.get("in-order");
    let mut goals = Vec::new();
    for key in ["reach", "capture", "check", "checkmate", "answer-check"] {
        if let Some(entry) = keys.get(key) {
            goals.push((key, entry));
        }
    }
    goals.sort_by_key(|(_, entry)| entry.key_span.start);
    keys.finish(&[], "goal", faults);
    let Some((first, entry)) = goals.first().copied() else {
        faults.add(Problem::GoalEmpty, table.span.clone());
        return None;
    };
    for (key, second) in goals.iter().skip(1) {
        faults.add(Problem::GoalSeveral { key, first }, second.key_span.clone());
    }
    if let Some(in_order) = in_order
        && (first != "reach" || is_word(entry, "stars"))
    {
        let here = if first == "reach" { "reach = \"stars\"" } else { first };
        let problem = Problem::KeyNotHere { key: "in-order".to_owned(), belongs: "reach = [\"a4\", \"h4\"]", here };
        faults.add(problem, in_order.key_span.clone());
    }
    let in_order = in_order.map_or(Some(false), |entry| keys::flag(entry, faults));
    let goal = match first {
        "reach" => Goal::Reach { squares: reach(entry, stated, faults)?, in_order: in_order? },
        "capture" => Goal::Capture { squares: capture(entry, stated, faults)? },
        "check" => match keys::flag(entry, faults)? {
            true => Goal::Check,
            false => {
                let (key, value) = (entry.key.clone(), "false".to_owned());
                let problem = Problem::ValueUnknown { key, value, suggestion: None, known: vec!["true"] };
                faults.add(problem, entry.node.span.clone());
                return None;
            }
        },
        "checkmate" => Goal::Checkmate { moves: keys::number(entry, 1..=MOST_MATE_MOVES, faults)? },
        _ => Goal::AnswerCheck { way: keys::word(entry, &WAYS, faults)? },
    };
    if let Some(stated) = stated {
        needs_kings(&goal, stated.game.position(), entry, faults);
    }
    Some(goal)
}

fn is_word(entry: &Entry, word: &str) -> bool {
    matches!(&entry.node.value, Value::Text(text) if text == word)
}

/// The squares of `reach = "stars"` or of a list.
fn reach(entry: &Entry, stated: Option<&Stated>, faults: &mut Faults) -> Option<Vec<Square>> {
    if is_word(entry, "stars") {
        let stars = stated.map(|stated| stated.stars)?;
        if stars.is_empty() {
            faults.add(Problem::NoStars, entry.node.span.clone());
            return None;
        }
        return Some(stars.iter().collect());
    }
    let squares = squares::list(&entry.key, &entry.node, faults)?;
    if let Some(stated) = stated {
        let position = stated.game.position();
        let own = position.board().of_color(position.turn());
        for (square, span) in squares.iter().filter(|(square, _)| own.contains(*square)) {
            faults.add(Problem::ReachAlreadyThere { square: *square }, span.clone());
        }
    }
    Some(squares.into_iter().map(|(square, _)| square).collect())
}

/// The men of `capture = "all"` or of a list.
fn capture(entry: &Entry, stated: Option<&Stated>, faults: &mut Faults) -> Option<SquareSet> {
    let enemies = |position: &Position| position.board().of_color(position.turn().opponent());
    let kings = |position: &Position| enemies(position) & position.board().of_kind(PieceKind::King);
    if let Value::Text(text) = &entry.node.value
        && text == "all"
    {
        let position = stated?.game.position();
        let all = enemies(position) & !kings(position);
        if all.is_empty() {
            faults.add(Problem::CaptureNobody, entry.node.span.clone());
            return None;
        }
        return Some(all);
    }
    let before = faults.count();
    // A word that is neither `all` nor a square is more likely a slip of the former.
    if let Value::Text(text) = &entry.node.value
        && text.chars().count() > 2
    {
        keys::word_in(&entry.key, text, entry.node.span.clone(), &[("all", ())], faults)?;
    }
    let squares = squares::list(&entry.key, &entry.node, faults)?;
    if let Some(stated) = stated {
        let position = stated.game.position();
        for (square, span) in &squares {
            if kings(position).contains(*square) {
                faults.add(Problem::CaptureKing { square: *square }, span.clone());
            } else if !enemies(position).contains(*square) {
                faults.add(Problem::CaptureNothing { square: *square }, span.clone());
            }
        }
    }
    (faults.count() == before).then(|| squares.into_iter().map(|(square, _)| square).collect())
}

/// A check needs a king to give it to, and answering one needs the student's king in it.
fn needs_kings(goal: &Goal, position: &Position, entry: &Entry, faults: &mut Faults) {
    let student = position.turn();
    let mut need = |color: Color, goal: &'static str| {
        let missing = position.king(color).is_none();
        if missing {
            faults.add(Problem::KingNeeded { color, goal }, entry.node.span.clone());
        }
        !missing
    };
    match goal {
        Goal::Reach { .. } | Goal::Capture { .. } => {}
        Goal::Check => {
            need(student.opponent(), "check");
        }
        Goal::Checkmate { .. } => {
            need(student.opponent(), "checkmate");
        }
        Goal::AnswerCheck { .. } => {
            if need(student, "answer-check") && !position.is_check() {
                faults.add(Problem::NotInCheck, entry.node.span.clone());
            }
        }
    }
}
