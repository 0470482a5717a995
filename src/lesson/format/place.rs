//! What a `place` step asks for: `target = "start"`, or `pieces = […]` with a `goal`.

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, ValueType};
use crate::lesson::{CheckKind, Condition, Goal, Place, Target};
use crate::rules::notation::typed::read_placement;
use crate::rules::{Board, Color, Piece, PieceKind};

use super::goal::{self, Scene};
use super::keys::{self, Keys};
use super::position::{self, Placement};
use super::syntax::{Entry, Node, Value};

/// The keys of this kind of step.
pub(crate) const KEYS: &[&str] = &["target", "pieces", "goal"];

/// As the file writes what the two keys of a condition belong to.
const CONDITION: &str = "pieces = [\"white rook\"]";

/// More pieces than an army has are not put by hand.
pub(super) const MOST_PIECES: usize = 16;

/// What could be read.
pub(crate) struct Read {
    /// The task; `None` where something is wrong.
    pub(crate) place: Option<Place>,
    /// Where the target or the condition stands.
    pub(crate) span: Option<Range<usize>>,
}

/// Reads the keys of this kind. Without a position the board is empty at first.
pub(crate) fn read(step: &mut Keys<'_>, placement: &Placement, faults: &mut Faults) -> Read {
    let (target, pieces, goal) = (step.get("target"), step.get("pieces"), step.get("goal"));
    if let Some(target) = target {
        for entry in [pieces, goal].into_iter().flatten() {
            let problem = Problem::not_here(&entry.key, CONDITION, "target");
            faults.add(problem, entry.key_span.clone());
        }
        let board = whole(target, faults);
        let span = Some(target.node.span.clone());
        return Read { place: board.map(|board| Place { target: Target::Board(board) }), span };
    }
    if pieces.is_none() && goal.is_none() {
        faults.add(Problem::GoalEmpty { known: vec!["target", "pieces"] }, step.span());
        return Read { place: None, span: None };
    }
    // Each is missed where only the other is there.
    for (entry, key) in [(pieces, "pieces"), (goal, "goal")] {
        if entry.is_none() {
            faults.add(Problem::missing(key), step.span());
        }
    }
    let span = goal.map(|entry| entry.node.span.clone());
    let pieces = pieces.and_then(|entry| list(entry, faults));
    let before = faults.count();
    // Its kings and men may be among the pieces that are still to be put: what the board lacks is judged below.
    let read = goal.and_then(|entry| goal::read(entry, Scene::still(None), faults));
    if let (Some(entry), None, true) = (goal, &read, faults.count() == before) {
        // Stars and “all” are words for what stands on a board.
        let key = if faults.source().slice(&entry.node.span).contains("capture") { "capture" } else { "reach" };
        faults.add(Problem::GoalNeedsMoves { goal: key.to_owned() }, entry.node.span.clone());
    }
    if let (Some(entry), Some(pieces), Some(goal)) = (goal, &pieces, &read) {
        let (board, student) = match placement {
            Placement::Stated(stated) => (*stated.game.position().board(), stated.game.position().turn()),
            Placement::Absent => (Board::EMPTY, Color::White),
            Placement::Broken => return Read { place: None, span },
        };
        of_a_position(goal, &board, student.opponent(), pieces, entry, faults);
    }
    let place = match (pieces, read) {
        (Some(pieces), Some(goal)) => Some(Place { target: Target::Condition { pieces, goal } }),
        _ => None,
    };
    Read { place, span }
}

/// The whole position of `target = "start"` or of a table with a board or a FEN.
fn whole(entry: &Entry, faults: &mut Faults) -> Option<Board> {
    let Value::Table(table) = &entry.node.value else {
        let word = keys::text_or(&entry.key, &entry.node, ValueType::TextOrTable, faults)?;
        keys::word_in(&entry.key, word.text(), entry.node.span.clone(), &[("start", ())], faults)?;
        return Some(Board::start());
    };
    let mut keys = Keys::new(table);
    let placement = position::read(&mut keys, faults);
    keys.finish(&[], "target", faults);
    match placement {
        Placement::Stated(stated) => Some(*stated.game.position().board()),
        Placement::Broken => None,
        Placement::Absent => {
            faults.add(Problem::PositionMissing, table.span.clone());
            None
        }
    }
}

/// `pieces = ["white rook", "μαύρος ίππος"]`; one alone needs no brackets.
fn list(entry: &Entry, faults: &mut Faults) -> Option<Vec<Piece>> {
    let items = keys::one_or_more(&entry.key, &entry.node, faults)?;
    keys::at_most(MOST_PIECES, &entry.key, items, &entry.node, faults)?;
    let before = faults.count();
    let pieces = items.iter().filter_map(|item| piece(&entry.key, item, faults)).collect();
    (faults.count() == before).then_some(pieces)
}

fn piece(key: &str, node: &Node, faults: &mut Faults) -> Option<Piece> {
    let text = keys::text(key, node, faults)?;
    let named = read_placement(text.text()).ok().filter(|named| named.square.is_none());
    let piece = named.and_then(|named| Some(Piece::new(named.color?, named.kind?)));
    if piece.is_none() {
        faults.add(Problem::PieceUnreadable { text: text.text().to_owned() }, node.span.clone());
    }
    piece
}

/// A condition is one that a position alone can answer, with the kings that it speaks of.
fn of_a_position(goal: &Goal, board: &Board, other: Color, pieces: &[Piece], entry: &Entry, faults: &mut Faults) {
    let king = Piece::new(other, PieceKind::King);
    let has_king = board.of(king).any() || pieces.contains(&king);
    for condition in &goal.conditions {
        let needs_king = matches!(condition, Condition::Check(_) | Condition::Checkmate { .. } | Condition::Stalemate);
        if let Some(goal) = needs_moves(condition) {
            faults.add(Problem::GoalNeedsMoves { goal }, entry.node.span.clone());
        } else if needs_king && !has_king {
            faults.add(Problem::KingNeeded { color: other, goal: condition.key() }, entry.node.span.clone());
        }
    }
}

/// A condition that no position by itself can show, as a file writes it: by its key, or with the value that makes it one.
fn needs_moves(condition: &Condition) -> Option<String> {
    match condition {
        Condition::Check(CheckKind::Discovered) => Some("check = \"discovered\"".to_owned()),
        Condition::Checkmate { moves: moves @ 2.. } => Some(format!("checkmate = {moves}")),
        Condition::Check(_) | Condition::Checkmate { .. } | Condition::Stalemate => None,
        state if state.is_state() => None,
        moves => Some(moves.key().to_owned()),
    }
}
