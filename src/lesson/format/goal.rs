//! What a `play` step asks for: `goal = { … }`.

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, ValueType};
use crate::lesson::{ActGoal, AnswerWay, Answering, CheckKind, Condition, Fail, Goal, Loss};
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

/// Every condition of a goal, by its key, in the order of the teacher's guide.
pub(crate) const CONDITIONS: [&str; 19] = [
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
    "safe",
    "claim",
    "offer",
    "accept",
    "decline",
    "resign",
];

/// What once put several goals together.
const NESTED: [&str; 3] = ["all", "any", "not"];

/// How a goal is written that is named by its word alone, or by one that is near it.
pub(super) fn written(word: &str) -> Option<String> {
    let key = nearest(word, CONDITIONS)?;
    let value = match key {
        "reach" | "attack" | "defend" | "control" => "[\"d8\"]",
        "capture" => "\"all\"",
        "checkmate" => "1",
        "answer-check" => "\"any\"",
        "bring" => "[\"knight f3\"]",
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

/// What a goal is read against.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'s> {
    /// The position; none where it has faults or is still to be built: then what depends on it is not judged.
    pub(crate) stated: Option<&'s Stated>,
    /// Squares to which men of the opponent's may come.
    pub(crate) arriving: SquareSet,
}

impl<'s> Scene<'s> {
    /// A position in which the opponent moves nothing.
    pub(crate) const fn still(stated: Option<&'s Stated>) -> Scene<'s> {
        Scene { stated, arriving: SquareSet::EMPTY }
    }
}

/// Reads a goal: a table of conditions that all hold.
pub(crate) fn read(entry: &Entry, scene: Scene<'_>, faults: &mut Faults) -> Option<Goal> {
    let table = keys::table(&entry.key, &entry.node, faults)?;
    let before = faults.count();
    let mut keys = Keys::new(table);
    let in_order = keys.get("in-order");
    let mut written: Vec<(&'static str, &Entry)> =
        CONDITIONS.into_iter().filter_map(|key| Some((key, keys.get(key)?))).collect();
    written.sort_by_cached_key(|(_, entry)| entry.key_span.start);
    tell_nested(table, faults);
    if faults.count() == before {
        keys.finish(&[], "goal", faults);
    }
    // A key that is misspelt has been told, with the keys that there are.
    if table.entries.iter().all(|entry| entry.key == "in-order") {
        faults.add(Problem::GoalEmpty { known: CONDITIONS.to_vec() }, table.span.clone());
    }
    let reach = written.iter().find(|(key, _)| *key == "reach").map(|(_, entry)| *entry);
    if let (Some(in_order), Some((first, _))) = (in_order, written.first())
        && reach.is_none_or(|reach| is_word(reach, "stars"))
    {
        let here = if reach.is_some() { "reach = \"stars\"" } else { first };
        let problem = Problem::KeyNotHere { key: "in-order".to_owned(), belongs: "reach = [\"a4\", \"h4\"]", here };
        faults.add(problem, in_order.key_span.clone());
    }
    let in_order = in_order.map_or(Some(false), |entry| keys::flag(entry, faults));
    let conditions: Vec<Condition> =
        written.into_iter().filter_map(|(key, entry)| condition(key, entry, in_order, scene, faults)).collect();
    (faults.count() == before && !conditions.is_empty()).then_some(Goal { conditions })
}

/// Tells what to write instead where several goals are put together by a word.
fn tell_nested(table: &Table, faults: &mut Faults) {
    for entry in table.entries.iter().filter(|entry| NESTED.contains(&entry.key.as_str())) {
        faults.add(Problem::GoalNested { key: entry.key.clone() }, entry.key_span.clone());
    }
}

/// Reads `fail = { … }`: what spoils a try, each key one condition.
pub(crate) fn read_fail(entry: &Entry, scene: Scene<'_>, faults: &mut Faults) -> Option<Vec<Fail>> {
    let table = keys::table(&entry.key, &entry.node, faults)?;
    let before = faults.count();
    let mut keys = Keys::new(table);
    let mut fails = Vec::new();
    if let Some(entry) = keys.get("lose") {
        let loss = keys::word(entry, &LOSSES, faults);
        fails.extend(loss.map(|loss| (entry.key_span.start, Fail::Lose(loss))));
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
        let condition = condition(key, entry, Some(false), scene, faults);
        fails.extend(condition.map(|condition| (entry.key_span.start, Fail::Does(condition))));
    }
    let told = faults.count();
    tell_nested(table, faults);
    if faults.count() == told {
        keys.finish(&[], "fail", faults);
    }
    if table.entries.is_empty() {
        let known = ["lose", "opponent-promotes"].into_iter().chain(FORBIDDEN).collect();
        faults.add(Problem::GoalEmpty { known }, table.span.clone());
    }
    fails.sort_by_cached_key(|(start, _)| *start);
    (faults.count() == before).then(|| fails.into_iter().map(|(_, fail)| fail).collect())
}

/// The conditions that a `fail` may speak of: moves of the student's that must not be.
const FORBIDDEN: [&str; 7] = ["reach", "capture", "check", "stalemate", "castle", "en-passant", "promote"];

/// What is not to be lost, where it has a word.
pub(super) const LOSSES: [(&str, Loss); 2] = [("any", Loss::Any), ("unprotected", Loss::Unprotected)];

/// One condition, by its key.
fn condition(
    key: &str,
    entry: &Entry,
    in_order: Option<bool>,
    scene: Scene<'_>,
    faults: &mut Faults,
) -> Option<Condition> {
    let set = |squares: Vec<(Square, Range<usize>)>| squares.into_iter().map(|(square, _)| square).collect();
    let condition = match key {
        "reach" => Condition::Reach { squares: reach(entry, scene.stated, faults)?, in_order: in_order? },
        "capture" => capture(entry, scene.stated, faults)?,
        "check" => Condition::Check(flag_or_word(entry, CheckKind::Any, &CHECKS, faults)?),
        "checkmate" => Condition::Checkmate { moves: keys::number(entry, 1..=MOST_MOVES, faults)? },
        "answer-check" => Condition::AnswerCheck(keys::word(entry, &WAYS, faults)?),
        "castle" => {
            Condition::Castle(flag_or_word(entry, None, &SIDES.map(|(word, side)| (word, Some(side))), faults)?)
        }
        "promote" => {
            Condition::Promote(flag_or_word(entry, None, &PROMOTIONS.map(|(word, kind)| (word, Some(kind))), faults)?)
        }
        "attack" => {
            let squares = squares::list(&entry.key, &entry.node, faults)?;
            enemies(&squares, scene, faults)?;
            Condition::Attack(set(squares))
        }
        "defend" => Condition::Defend(set(squares::list(&entry.key, &entry.node, faults)?)),
        "control" => Condition::Control(set(squares::list(&entry.key, &entry.node, faults)?)),
        "bring" => Condition::Bring(bring(entry, faults)?),
        "claim" => Condition::Act(ActGoal::Claim(flag_or_word(entry, None, &CLAIMS, faults)?)),
        key => holds(entry, faults).and_then(|()| simple(key))?,
    };
    if let Some(stated) = scene.stated {
        needs_kings(&condition, stated.game.position(), entry, faults);
    }
    Some(condition)
}

/// A condition that is `true` or not there.
fn simple(key: &str) -> Option<Condition> {
    Some(match key {
        "stalemate" => Condition::Stalemate,
        "en-passant" => Condition::EnPassant,
        "safe" => Condition::Safe,
        "offer" => Condition::Act(ActGoal::Offer),
        "accept" => Condition::Act(ActGoal::Accept),
        "decline" => Condition::Act(ActGoal::Decline),
        "resign" => Condition::Act(ActGoal::Resign),
        _ => return None,
    })
}

/// `true`: a condition that cannot be `false`.
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
fn capture(entry: &Entry, stated: Option<&Stated>, faults: &mut Faults) -> Option<Condition> {
    let is_number = matches!(&entry.node.value, Value::Number(_) | Value::Other(ValueType::Number));
    if is_word(entry, "all") || is_number {
        let most = stated.map_or(MOST_MEN, |stated| all_enemies(stated.game.position()).len());
        if most == 0 {
            faults.add(Problem::CaptureNobody, entry.node.span.clone());
            return None;
        }
        let enough = if is_number { keys::number(entry, 1..=most, faults)? } else { most };
        return Some(Condition::Capture { squares: all_enemies(stated?.game.position()), enough });
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
    Some(Condition::Capture { squares, enough: squares.len() })
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
fn needs_kings(condition: &Condition, position: &Position, entry: &Entry, faults: &mut Faults) {
    let student = position.turn();
    let mut need = |color: Color| {
        let missing = position.king(color).is_none();
        if missing {
            faults.add(Problem::KingNeeded { color, goal: condition.key() }, entry.node.span.clone());
        }
        !missing
    };
    match condition {
        Condition::Check(_) | Condition::Checkmate { .. } | Condition::Stalemate => {
            need(student.opponent());
        }
        Condition::Castle(_) => {
            need(student);
        }
        Condition::AnswerCheck(_) if need(student) && !position.is_check() => {
            faults.add(Problem::NotInCheck, entry.node.span.clone());
        }
        _ => {}
    }
}

/// Where the moves of a mate stand, if that is what is asked for.
pub(crate) fn mate_moves(entry: &Entry) -> Option<&Entry> {
    let Value::Table(table) = &entry.node.value else { return None };
    table.entries.iter().find(|entry| entry.key == "checkmate")
}
