//! `skaki why FEN MOVE [--moves "…"]`: may this move be played, and if not why not.

use std::io;

use serde_json::{Value, json};

use crate::explain::{Listener, explain_read_error, moved};
use crate::language::{Message, ids};
use crate::rules::notation::{ReadError, Remark, read_move};
use crate::rules::{PieceKind, Placed, Position, SquareSet};

use super::{Context, Exit, data};

/// Answers whether a move may be played. What cannot be read as a move is a “no” with its reason.
pub(super) fn why(context: &mut Context<'_, '_>, fen: &str, text: &str, moves: &str) -> io::Result<Exit> {
    let Some(game) = data::game(context, fen, moves)? else { return Ok(Exit::Wrong) };
    let position = *game.position();
    match read_move(&context.words.in_latin(text, &game), &game) {
        Ok(typed) => {
            if context.options.json {
                let answer = json!({ "move": typed.mv.uci().to_string(), "legal": true, "reasons": [] });
                context.say(&answer.to_string())?;
            } else {
                let message = Message::new(ids::WHY_LEGAL).with("move", moved(&position, typed.mv));
                context.tell(&message)?;
                for remark in &typed.remarks {
                    context.tell(&remark_message(*remark))?;
                }
            }
            Ok(Exit::Yes)
        }
        Err(error) => {
            if context.options.json {
                let answer = json!({
                    "move": error.attempt().map(|attempt| attempt.to_string()),
                    "legal": false,
                    "reasons": reasons(context, &position, &error),
                });
                context.say(&answer.to_string())?;
            } else {
                for message in explain_read_error(&position, &error) {
                    context.tell(&message)?;
                }
            }
            Ok(Exit::No)
        }
    }
}

fn remark_message(remark: Remark) -> Message {
    Message::new(match remark {
        Remark::NotACapture => ids::WHY_REMARK_NOT_A_CAPTURE,
        Remark::NotCheck => ids::WHY_REMARK_NOT_CHECK,
        Remark::NotMate => ids::WHY_REMARK_NOT_MATE,
        Remark::NotEnPassant => ids::WHY_REMARK_NOT_EN_PASSANT,
    })
}

/// The reasons as data: those of the rules, or the one of the notation.
fn reasons(context: &Context<'_, '_>, position: &Position, error: &ReadError) -> Vec<Value> {
    let text = || -> String {
        let said: Vec<String> =
            explain_read_error(position, error).iter().map(|message| context.words.text(message)).collect();
        said.join(" ")
    };
    // A writing breaks no rule of the ledger; a piece that gets nowhere breaks the one by which it moves.
    let rule = match error {
        ReadError::NoPieceReaches { piece, .. } => Some(match piece.kind {
            PieceKind::Pawn => "pawn-move",
            kind => kind.name(),
        }),
        _ => None,
    };
    let (squares, pieces) = match error {
        ReadError::Refused { refusal, detail, .. } => {
            let mut values: Vec<Value> =
                refusal.iter().map(|reason| data::reason(reason, position, Listener::Player, &context.words)).collect();
            // What lies in the writing belongs to the first reason.
            if let (Some(detail), Some(first)) = (detail, values.first_mut().and_then(Value::as_object_mut)) {
                first.entry("detail").or_insert(detail.name().into());
                first.insert("text".to_owned(), text().into());
            }
            return values;
        }
        ReadError::Ambiguous { candidates } => {
            let targets: SquareSet = candidates.iter().map(|mv| mv.to()).collect();
            let men = candidates
                .iter()
                .filter_map(|mv| position.piece_at(mv.from()).map(|piece| Placed { piece, square: mv.from() }));
            (targets, men.collect())
        }
        ReadError::NoPieceReaches { to, .. } => (SquareSet::of(*to), Vec::new()),
        ReadError::Unreadable(_) | ReadError::MixedAlphabets { .. } => (SquareSet::EMPTY, Vec::new()),
    };
    vec![json!({
        "code": error.code(),
        "rule": rule,
        "for_good": false,
        "squares": data::squares(squares),
        "pieces": data::pieces(&pieces),
        "text": text(),
    })]
}
