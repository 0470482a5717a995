//! What several commands read and write: positions from the command line, reasons and faults as data.

use std::io;

use serde_json::{Value, json};

use crate::explain::{Listener, explain_fen_fault, explain_read_error_briefly, explain_reason_to};
use crate::language::{Message, Words, ids};
use crate::lesson::Fault;
use crate::rules::notation::{ReadError, fen, read_move};
use crate::rules::{Game, Placed, Position, Reason, Square};

use super::Context;

/// The position of a FEN, with the moves after it played. On a text that cannot be read, or a move that cannot be
/// played, says so on the error output and gives `None`.
pub(super) fn game(context: &mut Context<'_, '_>, text: &str, moves: &str) -> io::Result<Option<Game>> {
    let setup = match fen::read(text) {
        Ok(setup) => setup,
        Err(faults) => {
            let fault = faults.first();
            let message = Message::new(ids::CLI_ERROR_FEN)
                .with("column", fault.column)
                .with("fault", explain_fen_fault(fault.kind));
            context.complain(&message)?;
            return Ok(None);
        }
    };
    match played(Game::new(Position::new(setup)), moves) {
        Ok(game) => Ok(Some(game)),
        Err(failed) => {
            let Failed { number, text, game, error } = *failed;
            let message = Message::new(ids::CLI_ERROR_MOVES)
                .with("number", number)
                .with("text", text)
                .with("reason", explain_read_error_briefly(game.position(), &error));
            context.complain(&message)?;
            Ok(None)
        }
    }
}

/// A move of `--moves` that could not be played.
struct Failed {
    /// Which, counted from 1.
    number: usize,
    text: String,
    game: Game,
    error: ReadError,
}

/// Plays moves in any notation, spaces between them; move numbers may stand alone.
fn played(mut game: Game, moves: &str) -> Result<Game, Box<Failed>> {
    let mut number = 0;
    let mut words = moves.split_whitespace().filter(|text| !is_move_number(text)).peekable();
    while let Some(word) = words.next() {
        number += 1;
        let text = match words.next_if(|next| is_abbreviation(next)) {
            Some(mark) => format!("{word} {mark}"),
            None => word.to_owned(),
        };
        match read_move(&text, &game) {
            Ok(typed) => game.play(typed.mv),
            Err(error) => return Err(Box::new(Failed { number, text, game, error })),
        }
    }
    Ok(game)
}

/// What stands between moves and is none: a number (`1.`, `1...`).
fn is_move_number(text: &str) -> bool {
    let is_dot = |letter: char| matches!(letter, '.' | '…');
    text.ends_with(is_dot) && text.chars().all(|letter| is_dot(letter) || letter.is_ascii_digit())
}

/// What belongs to the move before it: the mark of an en passant capture after a space (`e.p.` in either alphabet).
fn is_abbreviation(text: &str) -> bool {
    text.ends_with('.') && !text.bytes().any(|byte| byte.is_ascii_digit())
}

/// A reason as data, its sentence in the language in use.
pub(super) fn reason(reason: &Reason, position: &Position, listener: Listener, words: &Words) -> Value {
    let mut value = json!({
        "code": reason.code(),
        "rule": reason.rule(),
        "for_good": reason.for_good(),
        "squares": squares(reason.squares()),
        "pieces": pieces(&reason.pieces(position)),
        "text": words.text(&explain_reason_to(listener, position, reason)),
    });
    if let (Some(detail), Some(object)) = (reason.detail(), value.as_object_mut()) {
        object.insert("detail".to_owned(), detail.into());
    }
    value
}

/// Squares as data.
pub(super) fn squares(squares: impl IntoIterator<Item = Square>) -> Value {
    squares.into_iter().map(|square| Value::from(square.to_string())).collect()
}

/// Pieces on their squares as data.
pub(super) fn pieces(pieces: &[Placed]) -> Value {
    pieces
        .iter()
        .map(|placed| {
            json!({
                "piece": placed.piece.kind.name(),
                "color": placed.piece.color.name(),
                "square": placed.square.to_string(),
            })
        })
        .collect()
}

/// So many files with faults are named one by one.
const MOST_FILES: usize = 8;

/// Faults of lessons as one message, however many there are: the first of each file, and how many more it has.
pub(super) fn fault_note(faults: &[&Fault]) -> Option<Message> {
    let mut files: Vec<(&Fault, usize)> = Vec::new();
    for fault in faults {
        match files.iter_mut().find(|(first, _)| first.source.name() == fault.source.name()) {
            Some((_, count)) => *count += 1,
            None => files.push((fault, 1)),
        }
    }
    let line = |(fault, count): &(&Fault, usize)| match count {
        1 => fault_line(fault),
        _ => Message::new(ids::CLI_FAULTS_MORE).with("line", fault_line(fault)).with("count", count - 1),
    };
    // A folder that is not there is no lesson with a fault.
    if let [(fault, 1)] = files[..]
        && fault.span.is_none()
    {
        return Some(fault_line(fault));
    }
    let lines = files.iter().take(MOST_FILES).map(line);
    let left = files.len().saturating_sub(MOST_FILES);
    let rest = (left > 0).then(|| Message::new(ids::CLI_FAULTS_FILES).with("files", left));
    let head = (!files.is_empty()).then(|| Message::new(ids::CLI_FAULTS).with("files", files.len()));
    let join = |said, more| Message::new(ids::CLI_NEXT_PARAGRAPH).with("first", said).with("second", more);
    head.into_iter().chain(lines).chain(rest).reduce(join)
}

/// A fault in one line: where, and what to do.
fn fault_line(fault: &Fault) -> Message {
    let file = fault.source.name();
    let place = match fault.position() {
        Some(at) => format!("{file}:{}:{}", at.line, at.column),
        None => file.to_owned(),
    };
    Message::new(ids::CLI_FAULT_LINE).with("place", place).with("fault", fault.message())
}
