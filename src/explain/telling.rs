//! What sentences are made of: what stands where, and moves as they are written and told.

use crate::language::{Arg, Message, MoveText, ids, ids::Id};
use crate::rules::notation::{self, Notation};
use crate::rules::{CastlingSide, Move, Placed, Position, Square, SquareSet};

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

/// The most moves of a line that are told: nobody follows more of them in a sentence.
const TOLD: usize = 12;

/// A line of moves; of a long one its beginning, and how many follow.
pub(super) fn line(all: Id, first: Id, position: &Position, moves: &[Move]) -> Message {
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
