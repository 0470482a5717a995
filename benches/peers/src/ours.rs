//! Skaki.

use skaki::rules::{MoveList, Position, perft};

use crate::Form;

pub fn count(fen: &str, depth: u32, form: Form) -> u64 {
    let position = crate::ours_fen::position(fen);
    match form {
        Form::Bulk => perft::perft(&position, depth),
        Form::List => list(&position, depth, &mut vec![MoveList::new(); depth as usize]),
        Form::Make => make(&position, depth, &mut vec![MoveList::new(); depth as usize]),
    }
}

/// A list for each ply, filled again and again.
fn list(position: &Position, depth: u32, lists: &mut [MoveList]) -> u64 {
    let Some((moves, others)) = lists.split_first_mut() else { return 1 };
    position.legal_moves_into(moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|&mv| list(&position.play(mv), depth - 1, others)).sum()
}

fn make(position: &Position, depth: u32, lists: &mut [MoveList]) -> u64 {
    let Some((moves, others)) = lists.split_first_mut() else {
        std::hint::black_box(position);
        return 1;
    };
    position.legal_moves_into(moves);
    moves.iter().map(|&mv| make(&position.play(mv), depth - 1, others)).sum()
}
