//! Squares in a lesson file: lists, questions, marks and arrows.

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, ValueType};
use crate::lesson::{Arrow, MarkKind, Marks, NoSuchQuestion, Question, Squares};
use crate::rules::notation::read_square;
use crate::rules::{Position, Square, SquareSet};

use super::keys::{self, Keys};
use super::position::Stated;
use super::syntax::{Entry, Node, Value};

/// A list of squares in the order of the file, each with its place. `None` if one of them is none.
pub(crate) fn list(key: &str, node: &Node, faults: &mut Faults) -> Option<Vec<(Square, Range<usize>)>> {
    let items = keys::one_or_more(key, node, faults)?;
    keys::at_most(Square::all().count(), key, items, node, faults)?;
    let before = faults.count();
    let mut squares: Vec<(Square, Range<usize>)> = Vec::with_capacity(items.len());
    for item in items {
        let Some(text) = keys::text(key, item, faults) else { continue };
        match read_square(text.text()) {
            Err(_) => faults.add(Problem::SquareUnreadable { text: text.text().to_owned() }, item.span.clone()),
            Ok(square) if squares.iter().any(|(known, _)| *known == square) => {
                faults.add(Problem::SquareTwice { square }, item.span.clone());
            }
            Ok(square) => squares.push((square, item.span.clone())),
        }
    }
    (faults.count() == before).then_some(squares)
}

/// Squares given as a list, or asked for by a phrase about what the step states.
pub(crate) fn squares(key: &str, node: &Node, stated: Option<&Stated>, faults: &mut Faults) -> Option<Squares> {
    match &node.value {
        Value::List(_) => {
            let squares: SquareSet = list(key, node, faults)?.into_iter().map(|(square, _)| square).collect();
            Some(Squares::Given(squares))
        }
        _ => {
            let written = keys::text_or(key, node, ValueType::TextOrList, faults)?;
            match written.text().parse::<Question>() {
                Ok(question) => {
                    let question = match stated {
                        Some(stated) if question.is_about_stars() && stated.stars.is_empty() => {
                            faults.add(Problem::NoStars, node.span.clone());
                            return None;
                        }
                        Some(stated) => question.with_stars(stated.stars),
                        None => question,
                    };
                    let occupied = stated.map_or(SquareSet::ALL, |stated| stated.game.position().board().occupied());
                    let empty = question.piece_squares() & !occupied;
                    for square in empty {
                        faults.add(Problem::QuestionNoPiece { square }, node.span.clone());
                    }
                    empty.is_empty().then_some(Squares::Asked(question))
                }
                Err(NoSuchQuestion { suggestion }) => {
                    let problem = match Question::too_many_in(written.text()) {
                        Some((parts, most)) => Problem::QuestionTooLong { parts, most },
                        None => Problem::QuestionUnreadable { text: written.text().to_owned(), suggestion },
                    };
                    faults.add(problem, node.span.clone());
                    None
                }
            }
        }
    }
}

/// Why no square is the answer, where more can be said than that: nobody gives check, or an `and` joins two answers that
/// have no square in common.
pub(crate) fn why_empty(squares: &Squares, position: &Position) -> Option<Problem> {
    let Squares::Asked(question) = squares else { return None };
    if question.is_about_check() && !position.is_check() {
        return Some(Problem::QuestionNoCheck { side: position.turn() });
    }
    let (first, second) = question.nothing_in_common(position)?;
    Some(Problem::QuestionNothingInCommon { first: first.to_string(), second: second.to_string() })
}

/// `marks = { target = ["d8"], can-go = "moves of d4" }`.
pub(crate) fn marks(entry: &Entry, stated: Option<&Stated>, faults: &mut Faults) -> Vec<Marks> {
    let Some(table) = keys::table(&entry.key, &entry.node, faults) else { return Vec::new() };
    let mut keys = Keys::new(table);
    let mut found = Vec::new();
    for kind in MarkKind::ALL {
        let Some(entry) = keys.get(kind.name()) else { continue };
        let Some(squares) = squares(kind.name(), &entry.node, stated, faults) else { continue };
        let position = stated.map(|stated| stated.game.position());
        if let Some(position) = position.filter(|position| squares.answer(position).is_empty()) {
            let problem = why_empty(&squares, position).unwrap_or(Problem::MarksEmpty);
            faults.add(problem, entry.node.span.clone());
        }
        found.push((entry.key_span.start, Marks { kind, squares }));
    }
    keys.finish(&[], "marks", faults);
    found.sort_by_cached_key(|(start, _)| *start);
    found.into_iter().map(|(_, marks)| marks).collect()
}

/// More arrows than this hide the board.
const MOST_ARROWS: usize = 64;

/// `arrows = ["d4-d8", "b1-c3"]`.
pub(crate) fn arrows(entry: &Entry, faults: &mut Faults) -> Vec<Arrow> {
    let items = keys::list(&entry.key, &entry.node, faults).unwrap_or_default();
    let mut arrows = Vec::new();
    if keys::at_most(MOST_ARROWS, &entry.key, items, &entry.node, faults).is_none() {
        return arrows;
    }
    for item in items {
        let Some(text) = keys::text(&entry.key, item, faults) else { continue };
        match arrow(text.text()) {
            None => faults.add(Problem::ArrowUnreadable { text: text.text().to_owned() }, item.span.clone()),
            Some(arrow) if arrows.contains(&arrow) => {
                faults.add(Problem::EntryTwice { text: text.text().to_owned() }, item.span.clone());
            }
            Some(arrow) => arrows.push(arrow),
        }
    }
    arrows
}

/// Two squares with a hyphen between them.
fn arrow(text: &str) -> Option<Arrow> {
    let (from, to) = text.split_once('-')?;
    let (from, to) = (read_square(from).ok()?, read_square(to).ok()?);
    (from != to).then_some(Arrow { from, to })
}
