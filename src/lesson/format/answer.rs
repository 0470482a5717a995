//! Answers that a step names itself: the moves that count (`accept`), and wrong ones that have a text (`wrong`).

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::Problem;
use crate::lesson::{Mistake, WrongAnswer};
use crate::rules::notation::{read_move, read_square};
use crate::rules::{Move, Piece, Square};

use super::keys::{self, Keys};
use super::position::{Stated, move_problem, one_move, unmarked};
use super::step::TextUses;
use super::strings::Located;
use super::syntax::{Entry, Node, Table, Value};

/// More answers than this are not named one by one.
pub(super) const MOST_ANSWERS: usize = 64;

/// `accept = ["Rd8", "Rh8"]`: the first moves that count.
pub(crate) fn accept(
    entry: &Entry,
    stated: Option<&Stated>,
    places: &mut Vec<Range<usize>>,
    faults: &mut Faults,
) -> Vec<Move> {
    let items = keys::one_or_more(&entry.key, &entry.node, faults).unwrap_or_default();
    if keys::at_most(MOST_ANSWERS, &entry.key, items, &entry.node, faults).is_none() {
        return Vec::new();
    }
    let mut moves = Vec::new();
    for item in items {
        let Some(text) = keys::text(&entry.key, item, faults) else { continue };
        let Some(stated) = stated else { continue };
        if let Some(mv) = one_move(text.text(), &stated.game, &text, faults) {
            if moves.contains(&mv) {
                faults.add(Problem::EntryTwice { text: text.text().to_owned() }, item.span.clone());
                continue;
            }
            moves.push(mv);
            places.push(item.span.clone());
        }
    }
    moves
}

/// What a wrong answer is in this kind of step.
pub(crate) enum Of<'a> {
    /// A move, in this position.
    Play(Option<&'a Stated>),
    /// A square.
    Mark,
    /// A text.
    Write,
}

/// `wrong = [{ move = "Rd8", text = "too-far" }]`, `square = "e5"` where squares are marked, `answer = "4e"` where
/// something is written.
pub(crate) fn wrong(
    step: &mut Keys<'_>,
    of: &Of<'_>,
    places: &mut Vec<Range<usize>>,
    uses: &mut TextUses,
    faults: &mut Faults,
) -> Vec<WrongAnswer> {
    let Some(entry) = step.get("wrong") else { return Vec::new() };
    let mut found = Vec::new();
    let items = if let Value::List(items) = &entry.node.value { items.as_slice() } else { &[] };
    if keys::at_most(MOST_ANSWERS, "wrong", items, &entry.node, faults).is_none() {
        return found;
    }
    for table in keys::tables("wrong", &entry.node, faults) {
        if let Some((wrong, place)) = one(table, of, uses, faults) {
            found.push(wrong);
            places.push(place);
        }
    }
    found
}

fn one(table: &Table, of: &Of<'_>, uses: &mut TextUses, faults: &mut Faults) -> Option<(WrongAnswer, Range<usize>)> {
    let mut keys = Keys::new(table);
    let key = match of {
        Of::Play(_) => "move",
        Of::Mark => "square",
        Of::Write => "answer",
    };
    let (answer, text) = (keys.require(key), keys.require("text"));
    keys.finish(&[], "wrong", faults);
    let text = text.and_then(|entry| uses.key_at("text", &entry.node, faults));
    let answer = answer?;
    let written = keys::text(key, &answer.node, faults)?;
    let mistake = match of {
        Of::Play(stated) => mistake((*stated)?, &written, faults)?,
        Of::Mark => Mistake::Square(square(&answer.node, &written, faults)?),
        Of::Write => Mistake::Written(written.text().to_owned()),
    };
    Some((WrongAnswer { answer: mistake, text: text? }, answer.node.span.clone()))
}

fn square(node: &Node, written: &Located<'_>, faults: &mut Faults) -> Option<Square> {
    let square = read_square(written.text()).ok();
    if square.is_none() {
        faults.add(Problem::SquareUnreadable { text: written.text().to_owned() }, node.span.clone());
    }
    square
}

/// A move in any notation; one that the rules refuse is written with its squares (`e1g1`).
fn mistake(stated: &Stated, written: &Located<'_>, faults: &mut Faults) -> Option<Mistake> {
    let text = written.text();
    match read_move(text, &stated.game) {
        Ok(typed) => {
            let mv = unmarked(text, &typed, stated.game.position(), written, faults);
            Some(Mistake::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() })
        }
        Err(error) => {
            let mistake = squares_of(text);
            if mistake.is_none() {
                faults.add(move_problem(text, &error, stated.game.position()), written.span_of(text));
            }
            mistake
        }
    }
}

/// Two squares one after the other, and what a pawn becomes.
fn squares_of(text: &str) -> Option<Mistake> {
    let letters: Vec<char> = text.chars().collect();
    let square = |at: usize| read_square(&letters.get(at..at + 2)?.iter().collect::<String>()).ok();
    let promotion = match letters.get(4) {
        None => None,
        Some(letter) => Some(Piece::from_fen_letter(*letter)?.kind),
    };
    (letters.len() <= 5).then_some(Mistake::Move { from: square(0)?, to: square(2)?, promotion })
}
