//! `skaki position FEN [--moves "…"]`: what the rules say of a position.

use std::io;

use serde_json::{Map, Value, json};

use crate::explain::{
    self, Listener, explain_fen_fault, explain_outcome, explain_position_fault, explain_state, move_text,
};
use crate::language::{Message, ids};
use crate::rules::game::{Claim, Outcome, Rulebook};
use crate::rules::notation::{Judge, San, fen};
use crate::rules::{CastlingSide, Color, Game, Position, PositionFault, Reason, Refusal};

use super::{Context, Exit, data};

/// Describes a position. One that cannot be read, or that no game reaches, is described as far as it can be; then the answer is “no”.
pub(super) fn position(context: &mut Context<'_, '_>, text: &str, moves: &str, book: Rulebook) -> io::Result<Exit> {
    let setup = match fen::read(text) {
        Ok(setup) => setup,
        Err(faults) => return unreadable(context, &faults),
    };
    let Some(game) = data::game(context, text, moves)? else { return Ok(Exit::Wrong) };
    // Faults are those of the text that was given; moves played from it mend some and add none.
    let faults =
        if moves.trim().is_empty() { Position::faults(&setup) } else { Position::faults(&game.position().setup()) };
    if context.options.json {
        let answer = as_data(context, &game, &faults, book);
        context.say(&answer.to_string())?;
    } else {
        in_words(context, &game, &faults, book)?;
    }
    Ok(if faults.is_empty() { Exit::Yes } else { Exit::No })
}

/// The answer for a text that is no FEN: everything that is wrong with it.
fn unreadable(context: &mut Context<'_, '_>, faults: &fen::FenFaults) -> io::Result<Exit> {
    if context.options.json {
        let told: Vec<Value> = faults
            .iter()
            .map(|fault| {
                let text = context.words.text(&explain_fen_fault(fault.kind));
                json!({ "code": fault.kind.code(), "column": fault.column, "text": text })
            })
            .collect();
        let answer = json!({
            "fen": Value::Null, "turn": Value::Null, "check": false, "checkers": [], "legal": [], "outcome": Value::Null,
            "claims": [], "castling": Value::Null, "faults": told,
        });
        context.say(&answer.to_string())?;
    } else {
        for fault in faults {
            let line = Message::new(ids::CLI_FEN_FAULT)
                .with("column", fault.column)
                .with("fault", explain_fen_fault(fault.kind));
            context.tell(&line)?;
        }
    }
    Ok(Exit::No)
}

fn in_words(context: &mut Context<'_, '_>, game: &Game, faults: &[PositionFault], book: Rulebook) -> io::Result<()> {
    let position = *game.position();
    context.say(&fen::write(&position.setup()))?;
    match game.outcome(book) {
        Some(outcome) => context.tell(&explain_outcome(&position, &outcome))?,
        None => context.tell(&explain_state(&position))?,
    }
    for fault in faults {
        context.tell(&explain_position_fault(*fault))?;
    }
    if game.outcome(book).is_none() {
        for message in claims_and_castling(game, book) {
            context.tell(&message)?;
        }
    }
    let written = |mv| context.words.text(&Message::new(ids::PHRASE_MOVE).with("move", move_text(&position, mv)));
    let moves: Vec<String> = position.legal_moves().iter().copied().map(written).collect();
    if moves.is_empty() { Ok(()) } else { context.say(&moves.join(" ")) }
}

/// What the side to move may claim, and what becomes of the rights to castle that it has, once the way is free.
fn claims_and_castling(game: &Game, book: Rulebook) -> Vec<Message> {
    let position = game.position();
    let side = position.turn();
    let mut said: Vec<Message> = Vec::new();
    for Claim { kind, with } in game.claims_by(book) {
        let message = match with {
            Some(mv) => Message::new(ids::ENDS_MAY_CLAIM_WITH).with("move", move_text(position, mv)),
            None => ids::ENDS_MAY_CLAIM.into(),
        };
        said.push(message.word("kind", kind.code()).with("side", side));
    }
    for castling in CastlingSide::ALL.into_iter().filter(|castling| position.castling().has(side, *castling)) {
        let message = match game.castling(side, castling) {
            Ok(_) => ids::ENDS_CASTLING_NOW.into(),
            // That pieces stand between is seen at a glance, and so in every opening; what the opponent's men do is not.
            Err(refusal) if refusal.iter().any(|reason| matches!(reason, Reason::CastlingPieceBetween { .. })) => {
                continue;
            }
            Err(refusal) => {
                let reasons = explain::refusal(position, &refusal, Listener::Onlooker);
                let two = |first, second| Message::new(ids::READING_TWO).with("first", first).with("second", second);
                let Some(reasons) = reasons.into_iter().reduce(two) else { continue };
                Message::new(ids::ENDS_CASTLING).with("reasons", reasons)
            }
        };
        said.push(message.word("castling", castling.name()).with("side", side));
    }
    said
}

fn as_data(context: &Context<'_, '_>, game: &Game, faults: &[PositionFault], book: Rulebook) -> Value {
    let position = game.position();
    let legal: Vec<Value> = position
        .legal_moves()
        .iter()
        .map(|&mv| json!({ "uci": mv.uci().to_string(), "san": San::of(position, mv).to_string() }))
        .collect();
    let end = game.outcome(book);
    let outcome = end.map_or(
        Value::Null,
        |Outcome { kind, winner }| json!({ "kind": kind.code(), "winner": winner.map(Color::name) }),
    );
    let claims = game.claims_by(book);
    let claims: Vec<&str> = claims.iter().map(|Claim { kind, .. }| kind.code()).collect();
    let faults: Vec<Value> = faults
        .iter()
        .map(|fault| json!({ "code": fault.code(), "text": context.words.text(&explain_position_fault(*fault)) }))
        .collect();
    json!({
        "fen": fen::write(&position.setup()),
        "turn": position.turn().name(),
        "check": position.is_check(),
        "checkers": data::squares(position.checkers()),
        "legal": legal,
        "outcome": outcome,
        "claims": claims,
        "castling": castling(context, game),
        "faults": faults,
    })
}

/// For each of the four castlings whether it is allowed, and why not: also for the side that is not to move, as if it were.
fn castling(context: &Context<'_, '_>, game: &Game) -> Value {
    let mut answer = Map::new();
    for color in Color::ALL {
        let mut asked = game.clone();
        if game.position().turn() != color {
            asked.stand_still();
        }
        for (side, name) in [(CastlingSide::Short, "short"), (CastlingSide::Long, "long")] {
            let verdict = Judge::judge_castling(&asked, side);
            let reasons: Vec<Value> = verdict
                .as_ref()
                .err()
                .into_iter()
                .flat_map(Refusal::iter)
                .map(|reason| data::reason(reason, asked.position(), Listener::Onlooker, &context.words))
                .collect();
            let name = format!("{}-{name}", color.name());
            answer.insert(name, json!({ "allowed": reasons.is_empty(), "reasons": reasons }));
        }
    }
    answer.into()
}
