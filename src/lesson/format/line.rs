//! Written lines of moves: what a `show` step plays, and how a scripted opponent answers.

use crate::explain::explain_outcome;
use crate::language::MoveText;
use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, ValueType};
use crate::lesson::{Opponent, Replies, Script, ShownMove, Strength, TextKey};
use crate::rules::game::{Outcome, OutcomeKind};
use crate::rules::notation::{Notation, read_move, write_move};
use crate::rules::{Game, Move, Position, SquareSet, State};

use super::keys::{self, Keys};
use super::position::{move_problem, moves_of, one_move, unmarked};
use super::step::TextUses;
use super::strings::Located;
use super::syntax::{Entry, Node, Value};

/// The most half-moves of a line that is shown, or of a variation: longer than any game a lesson shows.
pub(super) const MOST_SHOWN: usize = 400;

/// The most variations of an opponent that answers as written.
pub(super) const MOST_VARIATIONS: usize = 200;

/// `line = ["Rd8", { move = "Rh8", text = "key" }]`, from this position on. Without a position (it has faults) the moves
/// are not judged.
pub(crate) fn shown(
    entry: &Entry,
    position: Option<&Position>,
    uses: &mut TextUses,
    faults: &mut Faults,
) -> Vec<ShownMove> {
    let items = keys::list(&entry.key, &entry.node, faults).unwrap_or_default();
    if keys::at_most(MOST_SHOWN, &entry.key, items, &entry.node, faults).is_none() {
        return Vec::new();
    }
    let mut position = position.copied();
    let mut line = Vec::new();
    for item in items {
        let Some((written, text)) = shown_move(&entry.key, item, uses, faults) else {
            position = None;
            continue;
        };
        let Some(before) = position else { continue };
        match next_shown(written.text(), &before, &written, faults) {
            Some((from, mv)) => {
                position = Some(from.play(mv));
                line.push(ShownMove { mv, text });
            }
            None => position = None,
        }
    }
    line
}

/// A move with the key of its text.
fn shown_move<'t>(
    key: &str,
    item: &'t Node,
    uses: &mut TextUses,
    faults: &mut Faults,
) -> Option<(Located<'t>, Option<TextKey>)> {
    match &item.value {
        Value::Table(table) => {
            let mut table = Keys::new(table);
            let (mv, text) = (table.require("move"), table.get("text"));
            table.finish(&[], "line", faults);
            let text = text.and_then(|entry| uses.key_at("text", &entry.node, faults));
            Some((keys::text("move", &mv?.node, faults)?, text))
        }
        _ => Some((keys::text_or(key, item, ValueType::TextOrTable, faults)?, None)),
    }
}

/// The next move of a shown line: of the side to move, or of the other one, while this side stands still.
fn next_shown(word: &str, position: &Position, line: &Located<'_>, faults: &mut Faults) -> Option<(Position, Move)> {
    let error = match read_move(word, position) {
        Ok(typed) => return Some((*position, unmarked(word, &typed, position, line, faults))),
        Err(error) => error,
    };
    let again = position.with_turn(position.turn().opponent());
    match read_move(word, &again) {
        // With a stalemate the game is over: nobody stands still in it (FIDE Laws 5.2.1).
        Ok(_) if position.state() == State::Stalemate => {
            let end = Outcome { kind: OutcomeKind::Stalemate, winner: None };
            faults.add(Problem::GameOver { how: explain_outcome(position, &end) }, line.span_of(word));
        }
        // A king left in check could be taken: no side stands still then.
        Ok(_) if position.is_check() => faults.add(Problem::ShownPastCheck, line.span_of(word)),
        Ok(typed) => return Some((again, unmarked(word, &typed, &again, line, faults))),
        Err(_) => faults.add(move_problem(word, &error, position), line.span_of(word)),
    }
    None
}

/// `opponent = "still"`, `{ line = ["Rd8+ Kg7 Rd7+", …] }`, or `{ reply = "best", seed = 7 }`.
pub(crate) fn opponent(entry: &Entry, game: Option<&Game>, faults: &mut Faults) -> Option<Opponent> {
    match &entry.node.value {
        Value::Table(given) => {
            let mut table = Keys::new(given);
            let is_empty = !given.entries.iter().any(|entry| entry.key != "seed");
            let (reply, seed) = (table.get("reply"), table.get("seed"));
            if let Some(reply) = reply {
                if let Some(line) = table.get("line") {
                    misplaced(line, "line", "reply", faults);
                }
                let seed = seed.map_or(Some(0), |entry| keys::number(entry, 0..=u32::MAX, faults));
                table.finish(&[], "opponent", faults);
                let strength = keys::word(reply, &Strength::ALL.map(|strength| (strength.name(), strength)), faults);
                return Some(Opponent::Replies(Replies { strength: strength?, seed: seed? }));
            }
            let line = table.get("line");
            if let (Some(seed), Some(_)) = (seed, line) {
                misplaced(seed, "reply = \"fair\"", "line", faults);
            }
            table.finish(&[], "opponent", faults);
            // A key that is misspelt has been told, with the keys that there are.
            if line.is_none() && is_empty {
                faults.add(Problem::GoalEmpty { known: vec!["line", "reply"] }, entry.node.span.clone());
            }
            let line = line?;
            let items = match &line.node.value {
                Value::List(items) => items.as_slice(),
                Value::Text(_) => std::slice::from_ref(&line.node),
                _ => {
                    keys::wrong_type("line", &line.node, ValueType::TextOrList, faults);
                    return None;
                }
            };
            if items.is_empty() {
                faults.add(Problem::ListEmpty { key: "line".to_owned() }, line.node.span.clone());
                return None;
            }
            keys::at_most(MOST_VARIATIONS, "line", items, &line.node, faults)?;
            let before = faults.count();
            let mut script = Script::default();
            for item in items {
                let Some(written) = keys::text("line", item, faults) else { continue };
                if let Some(game) = game {
                    let words = moves_of(written.text());
                    if words.is_empty() {
                        faults.add(Problem::ListEmpty { key: "line".to_owned() }, item.span.clone());
                    }
                    if words.len() > MOST_SHOWN {
                        let problem = Problem::TooMany { key: "line".to_owned(), most: MOST_SHOWN };
                        faults.add(problem, item.span.clone());
                        continue;
                    }
                    let told = faults.count();
                    let is_new = variation(&words, &mut game.clone(), &mut script, Script::ROOT, &written, faults);
                    if !is_new && !words.is_empty() && faults.count() == told {
                        faults.add(Problem::EntryTwice { text: written.text().to_owned() }, item.span.clone());
                    }
                }
            }
            (game.is_some() && faults.count() == before).then_some(Opponent::Line(script))
        }
        _ => {
            let word = keys::text_or(&entry.key, &entry.node, ValueType::TextOrTable, faults)?;
            // A strength by itself is a slip that can be mended at once.
            if let Some(strength) = Strength::ALL.into_iter().find(|strength| strength.name() == word.text()) {
                let suggestion = Some(format!("{{ reply = \"{}\" }}", strength.name()));
                let (key, value, known) = (entry.key.clone(), word.text().to_owned(), vec!["still"]);
                faults.add(Problem::ValueUnknown { key, value, suggestion, known }, entry.node.span.clone());
                return None;
            }
            keys::word_in(&entry.key, word.text(), entry.node.span.clone(), &[("still", ())], faults)?;
            Some(Opponent::Still)
        }
    }
}

/// A key that belongs to the other way of answering.
fn misplaced(entry: &Entry, belongs: &'static str, here: &'static str, faults: &mut Faults) {
    faults.add(Problem::not_here(&entry.key, belongs, here), entry.key_span.clone());
}

/// Adds a variation – moves of the student and answers in turn – to the script from one of its nodes, along the branches that it
/// shares with those before. Whether it has anything that was not there.
fn variation(
    words: &[&str],
    game: &mut Game,
    script: &mut Script,
    node: usize,
    line: &Located<'_>,
    faults: &mut Faults,
) -> bool {
    let [first, rest @ ..] = words else { return false };
    let Some(student) = one_move(first, &*game, line, faults) else { return false };
    game.play(student);
    let Some((branch, is_new)) = script.branch(node, student) else { return false };
    let [answer, rest @ ..] = rest else { return is_new };
    let before = *game.position();
    let Some(reply) = one_move(answer, &*game, line, faults) else { return is_new };
    match branch.reply {
        Some(known) if known != reply => {
            let write = |mv| MoveText::new(write_move(&before, mv, Notation::LATIN));
            let problem = Problem::LineTwoAnswers { first: write(known), second: write(reply) };
            faults.add(problem, line.span_of(answer));
            is_new
        }
        answered => {
            branch.reply = Some(reply);
            let next = branch.next;
            game.play(reply);
            variation(rest, game, script, next, line, faults) | is_new | answered.is_none()
        }
    }
}

/// Squares to which men of an opponent's may come; any, where it answers by itself.
pub(crate) fn arriving(opponent: &Opponent) -> SquareSet {
    match opponent {
        Opponent::Still => SquareSet::EMPTY,
        Opponent::Replies(_) => SquareSet::ALL,
        Opponent::Line(script) => script.all().filter_map(|branch| Some(branch.reply?.to())).collect(),
    }
}
