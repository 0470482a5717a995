//! What a `play` step asks for: `goal = { … }`.

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, ValueType};
use crate::lesson::{ActGoal, AnswerWay, Answering, CheckKind, Fail, Goal, Loss};
use crate::rules::game::ClaimKind;
use crate::rules::notation::read_square;
use crate::rules::{CastlingSide, Color, PieceKind, Position, Square, SquareSet};

use super::keys::{self, Keys};
use super::position::Stated;
use super::squares;
use super::suggest::nearest;
use super::syntax::{Entry, Table, Value};

/// The most moves that a goal, a par or a limit may speak of.
pub(crate) const MOST_MOVES: u32 = 100;

pub(super) const WAYS: [(&str, Answering); 5] = [
    ("any", Answering::Any),
    ("move", Answering::By(AnswerWay::Move)),
    ("capture", Answering::By(AnswerWay::Capture)),
    ("block", Answering::By(AnswerWay::Block)),
    ("every", Answering::Every),
];

/// The checks that have a name; any check at all is `check = true`.
pub(super) const CHECKS: [(&str, CheckKind); 3] =
    [("safe", CheckKind::Safe), ("double", CheckKind::Double), ("discovered", CheckKind::Discovered)];

pub(super) const SIDES: [(&str, CastlingSide); 2] = [("short", CastlingSide::Short), ("long", CastlingSide::Long)];

pub(super) const PROMOTIONS: [(&str, PieceKind); 4] = [
    ("queen", PieceKind::Queen),
    ("rook", PieceKind::Rook),
    ("bishop", PieceKind::Bishop),
    ("knight", PieceKind::Knight),
];

pub(super) const CLAIMS: [(&str, Option<ClaimKind>); 3] =
    [("threefold", Some(ClaimKind::Threefold)), ("fifty", Some(ClaimKind::Fifty)), ("any", None)];

/// Every goal, by its key, in the order of the teacher's guide.
pub(crate) const GOALS: [&str; 21] = [
    "reach",
    "capture",
    "check",
    "checkmate",
    "stalemate",
    "answer-check",
    "castle",
    "en-passant",
    "promote",
    "attack",
    "defend",
    "control",
    "bring",
    "claim",
    "offer",
    "accept",
    "decline",
    "resign",
    "all",
    "any",
    "not",
];

/// How a goal is written that is named by its word alone, or by one that is near it.
pub(super) fn written(word: &str) -> Option<String> {
    let key = nearest(word, GOALS)?;
    let value = match key {
        "reach" | "attack" | "defend" | "control" => "[\"d8\"]",
        "capture" => "\"all\"",
        "checkmate" => "1",
        "answer-check" => "\"any\"",
        "bring" => "[\"knight f3\"]",
        "all" | "any" => "[{ check = true }]",
        "not" => "{ check = true }",
        _ => "true",
    };
    Some(format!("{{ {key} = {value} }}"))
}

/// The same for what spoils a try.
pub(super) fn fail_written(word: &str) -> Option<String> {
    let key = nearest(word, ["lose", "opponent-promotes"].into_iter().chain(FORBIDDEN))?;
    match key {
        "lose" => Some("{ lose = \"any\" }".to_owned()),
        "opponent-promotes" => Some("{ opponent-promotes = true }".to_owned()),
        goal => written(goal),
    }
}

/// Goals in goals are read this deep.
const DEEPEST: usize = 8;

/// More goals than this in one step are no exercise.
pub(super) const MOST_GOALS: usize = 32;

/// What a goal is read against.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'s> {
    /// The position; none where it has faults or is still to be built: then what depends on it is not judged.
    pub(crate) stated: Option<&'s Stated>,
    /// Squares to which men of the opponent's may come.
    pub(crate) arriving: SquareSet,
    /// Whether what is read stands in a `not`.
    pub(crate) in_not: bool,
}

impl<'s> Scene<'s> {
    /// A position in which the opponent moves nothing.
    pub(crate) const fn still(stated: Option<&'s Stated>) -> Scene<'s> {
        Scene { stated, arriving: SquareSet::EMPTY, in_not: false }
    }
}

/// Reads a goal.
pub(crate) fn read(entry: &Entry, scene: Scene<'_>, faults: &mut Faults) -> Option<Goal> {
    let table = keys::table(&entry.key, &entry.node, faults)?;
    let goal = read_table(table, scene, DEEPEST, faults)?;
    if goal.parts().len() > MOST_GOALS {
        let problem = Problem::TooMany { key: entry.key.clone(), most: MOST_GOALS };
        faults.add(problem, entry.node.span.clone());
        return None;
    }
    Some(goal)
}

/// Reads `fail = { … }`: what spoils a try, each key one condition.
pub(crate) fn read_fail(entry: &Entry, scene: Scene<'_>, faults: &mut Faults) -> Option<Vec<Fail>> {
    let table = keys::table(&entry.key, &entry.node, faults)?;
    let before = faults.count();
    let mut keys = Keys::new(table);
    let mut fails = Vec::new();
    if let Some(entry) = keys.get("lose") {
        fails.extend(loss(entry, scene.stated, faults).map(|loss| (entry.key_span.start, Fail::Lose(loss))));
    }
    if let Some(entry) = keys.get("opponent-promotes")
        && holds(entry, faults).is_some()
    {
        fails.push((entry.key_span.start, Fail::OpponentPromotes));
    }
    for key in FORBIDDEN {
        let Some(entry) = keys.get(key) else { continue };
        // The first capture spoils the try: a number would say nothing.
        if key == "capture" && !matches!(&entry.node.value, Value::Text(_) | Value::List(_)) {
            keys::wrong_type(key, &entry.node, ValueType::TextOrList, faults);
            continue;
        }
        let goal = part(key, entry, Some(false), scene, DEEPEST, faults);
        fails.extend(goal.map(|goal| (entry.key_span.start, Fail::When(goal))));
    }
    keys.finish(&[], "fail", faults);
    if table.entries.is_empty() {
        let known = ["lose", "opponent-promotes"].into_iter().chain(FORBIDDEN).collect();
        faults.add(Problem::GoalEmpty { known }, table.span.clone());
    }
    fails.sort_by_cached_key(|(start, _)| *start);
    (faults.count() == before).then(|| fails.into_iter().map(|(_, fail)| fail).collect())
}

/// The goals that a `fail` may speak of: moves of the student's that must not be.
const FORBIDDEN: [&str; 8] = ["reach", "capture", "check", "stalemate", "castle", "en-passant", "promote", "any"];

/// What is not to be lost, where it has a word.
pub(super) const LOSSES: [(&str, Loss); 2] = [("any", Loss::Any), ("unprotected", Loss::Unprotected)];

/// `lose = "any"`, `"unprotected"`, or the squares of the men that must not be lost.
fn loss(entry: &Entry, stated: Option<&Stated>, faults: &mut Faults) -> Option<Loss> {
    if let Value::Text(text) = &entry.node.value
        && text.chars().count() > 2
    {
        return keys::word_in(&entry.key, text, entry.node.span.clone(), &LOSSES, faults);
    }
    let before = faults.count();
    let squares = squares::list(&entry.key, &entry.node, faults)?;
    own_men(&squares, stated, faults);
    (faults.count() == before).then(|| Loss::Men(squares.into_iter().map(|(square, _)| square).collect()))
}

/// Tells squares on which no man of the student's stands.
fn own_men(squares: &[(Square, Range<usize>)], stated: Option<&Stated>, faults: &mut Faults) {
    let Some(position) = stated.map(|stated| stated.game.position()) else { return };
    let own = position.board().of_color(position.turn());
    for (square, span) in squares.iter().filter(|(square, _)| !own.contains(*square)) {
        faults.add(Problem::NoOwnMan { square: *square }, span.clone());
    }
}

fn read_table(table: &Table, scene: Scene<'_>, deep: usize, faults: &mut Faults) -> Option<Goal> {
    let mut keys = Keys::new(table);
    let in_order = keys.get("in-order");
    let mut goals = Vec::new();
    for key in GOALS {
        if let Some(entry) = keys.get(key) {
            goals.push((key, entry));
        }
    }
    goals.sort_by_cached_key(|(_, entry)| entry.key_span.start);
    keys.finish(&[], "goal", faults);
    let Some((first, entry)) = goals.first().copied() else {
        // A key that is misspelt has been told, with the keys that there are.
        if table.entries.iter().all(|entry| entry.key == "in-order") {
            faults.add(Problem::GoalEmpty { known: GOALS.to_vec() }, table.span.clone());
        }
        return None;
    };
    for (key, second) in goals.iter().skip(1) {
        faults.add(Problem::GoalSeveral { key, first }, second.key_span.clone());
        // What is wrong in it is told all the same.
        let _ = part(key, second, Some(false), scene, deep, faults);
    }
    if let Some(in_order) = in_order
        && (first != "reach" || is_word(entry, "stars"))
    {
        let here = if first == "reach" { "reach = \"stars\"" } else { first };
        let problem = Problem::KeyNotHere { key: "in-order".to_owned(), belongs: "reach = [\"a4\", \"h4\"]", here };
        faults.add(problem, in_order.key_span.clone());
    }
    let in_order = in_order.map_or(Some(false), |entry| keys::flag(entry, faults));
    part(first, entry, in_order, scene, deep, faults)
}

/// One goal, by its key.
fn part(
    key: &str,
    entry: &Entry,
    in_order: Option<bool>,
    scene: Scene<'_>,
    deep: usize,
    faults: &mut Faults,
) -> Option<Goal> {
    let set = |squares: Vec<(Square, Range<usize>)>| squares.into_iter().map(|(square, _)| square).collect();
    let goal = match key {
        "reach" => Goal::Reach { squares: reach(entry, scene.stated, faults)?, in_order: in_order? },
        "capture" => capture(entry, scene.stated, faults)?,
        "check" => Goal::Check(flag_or_word(entry, CheckKind::Any, &CHECKS, faults)?),
        "checkmate" => Goal::Checkmate { moves: keys::number(entry, 1..=MOST_MOVES, faults)? },
        "stalemate" => holds(entry, faults).map(|()| Goal::Stalemate)?,
        "answer-check" => {
            let answering = keys::word(entry, &WAYS, faults)?;
            // Each way is shown from the beginning: what else was done by then would be undone with it.
            if answering == Answering::Every && deep < DEEPEST {
                faults.add(Problem::AnswerEveryAlone, entry.node.span.clone());
                return None;
            }
            Goal::AnswerCheck(answering)
        }
        "castle" => Goal::Castle(flag_or_word(entry, None, &SIDES.map(|(word, side)| (word, Some(side))), faults)?),
        "en-passant" => holds(entry, faults).map(|()| Goal::EnPassant)?,
        "promote" => {
            Goal::Promote(flag_or_word(entry, None, &PROMOTIONS.map(|(word, kind)| (word, Some(kind))), faults)?)
        }
        "attack" => {
            let squares = squares::list(&entry.key, &entry.node, faults)?;
            enemies(&squares, scene, faults)?;
            Goal::Attack(set(squares))
        }
        "defend" => Goal::Defend(set(squares::list(&entry.key, &entry.node, faults)?)),
        "control" => Goal::Control(set(squares::list(&entry.key, &entry.node, faults)?)),
        "bring" => Goal::Bring(bring(entry, faults)?),
        "claim" => Goal::Act(ActGoal::Claim(flag_or_word(entry, None, &CLAIMS, faults)?)),
        "offer" => holds(entry, faults).map(|()| Goal::Act(ActGoal::Offer))?,
        "accept" => holds(entry, faults).map(|()| Goal::Act(ActGoal::Accept))?,
        "decline" => holds(entry, faults).map(|()| Goal::Act(ActGoal::Decline))?,
        "resign" => holds(entry, faults).map(|()| Goal::Act(ActGoal::Resign))?,
        "not" => {
            if scene.in_not {
                faults.add(Problem::NotInNot, entry.key_span.clone());
                return None;
            }
            let scene = Scene { in_not: true, ..scene };
            let table = keys::table(&entry.key, &entry.node, faults)?;
            Goal::Not(Box::new(deeper(table, scene, deep, faults)?))
        }
        several => {
            let items = keys::list(several, &entry.node, faults)?;
            keys::at_most(MOST_GOALS, several, items, &entry.node, faults)?;
            if items.is_empty() {
                faults.add(Problem::ListEmpty { key: several.to_owned() }, entry.node.span.clone());
            }
            let before = faults.count();
            let goals: Vec<Goal> = items
                .iter()
                .filter_map(|item| deeper(keys::table(several, item, faults)?, scene, deep, faults))
                .collect();
            if faults.count() != before || goals.is_empty() {
                return None;
            }
            if several == "all" { Goal::All(goals) } else { Goal::Any(goals) }
        }
    };
    if let Some(stated) = scene.stated {
        needs_kings(&goal, stated.game.position(), entry, faults);
    }
    Some(goal)
}

fn deeper(table: &Table, scene: Scene<'_>, deep: usize, faults: &mut Faults) -> Option<Goal> {
    match deep.checked_sub(1) {
        Some(deep) => read_table(table, scene, deep, faults),
        None => {
            faults.add(Problem::NestedTooDeep, table.span.clone());
            None
        }
    }
}

/// `true`: a goal that cannot be `false` (that is what `not` is for).
fn holds(entry: &Entry, faults: &mut Faults) -> Option<()> {
    match keys::flag(entry, faults)? {
        true => Some(()),
        false => {
            not_false(entry, vec!["true"], faults);
            None
        }
    }
}

/// `true`, or a word that says which.
fn flag_or_word<T: Copy>(entry: &Entry, any: T, words: &[(&'static str, T)], faults: &mut Faults) -> Option<T> {
    match &entry.node.value {
        Value::Flag(true) => Some(any),
        Value::Flag(false) => {
            let known = std::iter::once("true").chain(words.iter().map(|(word, _)| *word));
            not_false(entry, known.collect(), faults);
            None
        }
        _ => {
            let text = keys::text_or(&entry.key, &entry.node, ValueType::FlagOrText, faults)?;
            let found = words.iter().find(|(word, _)| *word == text.text());
            if found.is_none() {
                let known: Vec<&'static str> =
                    std::iter::once("true").chain(words.iter().map(|(word, _)| *word)).collect();
                let suggestion = nearest(text.text(), known.iter().copied()).map(str::to_owned);
                let (key, value) = (entry.key.clone(), text.text().to_owned());
                let problem = match keys::stray_letter(&value) {
                    Some(letter) => Problem::WordMixed { word: value, letter, suggestion },
                    None => Problem::ValueUnknown { key, value, suggestion, known },
                };
                faults.add(problem, entry.node.span.clone());
            }
            found.map(|(_, meaning)| *meaning)
        }
    }
}

fn not_false(entry: &Entry, known: Vec<&'static str>, faults: &mut Faults) {
    let problem = Problem::ValueUnknown { key: entry.key.clone(), value: "false".to_owned(), suggestion: None, known };
    faults.add(problem, entry.node.span.clone());
}

/// `bring = ["knight f3", "bishop c4"]`.
fn bring(entry: &Entry, faults: &mut Faults) -> Option<Vec<(PieceKind, Square)>> {
    let items = keys::one_or_more(&entry.key, &entry.node, faults)?;
    let before = faults.count();
    let mut men: Vec<(PieceKind, Square)> = Vec::new();
    for item in items {
        let Some(text) = keys::text(&entry.key, item, faults) else { continue };
        let words: Vec<&str> = text.text().split_whitespace().collect();
        let kind = |word: &str| PieceKind::ALL.into_iter().find(|kind| kind.name() == word);
        let man = match words.as_slice() {
            [word, square] => kind(word).zip(read_square(square).ok()),
            _ => None,
        };
        match man {
            Some((_, square)) if men.iter().any(|(_, known)| *known == square) => {
                faults.add(Problem::SquareTwice { square }, item.span.clone());
            }
            Some(man) => men.push(man),
            None => faults.add(Problem::ManUnreadable { text: text.text().to_owned() }, item.span.clone()),
        }
    }
    (faults.count() == before).then_some(men)
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
    // The one word that may stand here, misspelt, is not a misspelt square.
    if let Value::Text(text) = &entry.node.value
        && read_square(text).is_err()
        && nearest(text, ["stars"]).is_some()
    {
        keys::word_in(&entry.key, text, entry.node.span.clone(), &[("stars", ())], faults)?;
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

/// The men of `capture = "all"`, of a list, or so many of all.
fn capture(entry: &Entry, stated: Option<&Stated>, faults: &mut Faults) -> Option<Goal> {
    let is_number = matches!(&entry.node.value, Value::Number(_) | Value::Other(ValueType::Number));
    if is_word(entry, "all") || is_number {
        let most = stated.map_or(MOST_MEN, |stated| all_enemies(stated.game.position()).len());
        if most == 0 {
            faults.add(Problem::CaptureNobody, entry.node.span.clone());
            return None;
        }
        let enough = if is_number { keys::number(entry, 1..=most, faults)? } else { most };
        return Some(Goal::Capture { squares: all_enemies(stated?.game.position()), enough });
    }
    // A word that is neither `all` nor a square is more likely a slip of the former.
    if let Value::Text(text) = &entry.node.value
        && text.chars().count() > 2
    {
        keys::word_in(&entry.key, text, entry.node.span.clone(), &[("all", ())], faults)?;
    }
    let squares = squares::list(&entry.key, &entry.node, faults)?;
    enemies(&squares, Scene::still(stated), faults)?;
    let squares: SquareSet = squares.into_iter().map(|(square, _)| square).collect();
    Some(Goal::Capture { squares, enough: squares.len() })
}

/// Men on a full board that can be captured: all but a king.
pub(super) const MOST_MEN: u32 = 63;

/// The opponent's men but the king.
fn all_enemies(position: &Position) -> SquareSet {
    position.board().of_color(position.turn().opponent()) & !position.board().of_kind(PieceKind::King)
}

/// Tells squares on which nothing stands that could be captured, and to which nothing comes.
fn enemies(squares: &[(Square, Range<usize>)], scene: Scene<'_>, faults: &mut Faults) -> Option<()> {
    let Some(position) = scene.stated.map(|stated| stated.game.position()) else { return Some(()) };
    let before = faults.count();
    let men = position.board().of_color(position.turn().opponent());
    for (square, span) in squares {
        if (men & position.board().of_kind(PieceKind::King)).contains(*square) {
            faults.add(Problem::CaptureKing { square: *square }, span.clone());
        } else if !(men | scene.arriving).contains(*square) {
            faults.add(Problem::CaptureNothing { square: *square }, span.clone());
        }
    }
    (faults.count() == before).then_some(())
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
        Goal::Check(_) => {
            need(student.opponent(), "check");
        }
        Goal::Checkmate { .. } => {
            need(student.opponent(), "checkmate");
        }
        Goal::Stalemate => {
            need(student.opponent(), "stalemate");
        }
        Goal::Castle(_) => {
            need(student, "castle");
        }
        Goal::AnswerCheck(_) => {
            if need(student, "answer-check") && !position.is_check() {
                faults.add(Problem::NotInCheck, entry.node.span.clone());
            }
        }
        // What a goal is made of has been asked for its kings already.
        Goal::All(_) | Goal::Any(_) | Goal::Not(_) => {}
        Goal::Reach { .. }
        | Goal::Capture { .. }
        | Goal::EnPassant
        | Goal::Promote(_)
        | Goal::Attack(_)
        | Goal::Defend(_)
        | Goal::Control(_)
        | Goal::Bring(_)
        | Goal::Act(_) => {}
    }
}

/// Where the moves of a mate stand, if that is what is asked for.
pub(crate) fn mate_moves(entry: &Entry) -> Option<&Entry> {
    let Value::Table(table) = &entry.node.value else { return None };
    table.entries.iter().find(|entry| entry.key == "checkmate")
}
