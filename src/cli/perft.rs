//! `skaki perft FEN DEPTH [--divide]`.

use std::io;

use crate::rules::perft;

use super::{Context, Exit, data};

/// Counts legal move paths; the count is the last line, digits only.
pub(super) fn perft(context: &mut Context<'_, '_>, fen: &str, depth: u8, divide: bool) -> io::Result<Exit> {
    let Some(game) = data::game(context, fen, "")? else { return Ok(Exit::Wrong) };
    let position = *game.position();
    let mut by_move: Vec<(String, u64)> = Vec::new();
    let count = if divide && depth > 0 {
        by_move = perft::divide(&position, depth).iter().map(|(mv, count)| (mv.uci().to_string(), *count)).collect();
        by_move.sort();
        by_move.iter().map(|(_, count)| count).sum()
    } else {
        perft::perft(&position, depth)
    };
    if context.options.json {
        let divided: serde_json::Map<_, _> = by_move.into_iter().map(|(mv, count)| (mv, count.into())).collect();
        let mut value = serde_json::json!({ "depth": depth, "count": count });
        if let (true, Some(object)) = (divide, value.as_object_mut()) {
            object.insert("divide".to_owned(), divided.into());
        }
        context.say(&value.to_string())?;
        return Ok(Exit::Yes);
    }
    for (mv, count) in &by_move {
        context.say(&format!("{mv}: {count}"))?;
    }
    context.say(&count.to_string())?;
    Ok(Exit::Yes)
}
