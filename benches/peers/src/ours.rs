//! Skaki.

use skaki::rules::{MoveList, Position, notation::fen, perft};

use crate::Form;

pub fn count(fen: &str, depth: u32, form: Form) -> u64 {
    let position = Position::new(fen::read(fen).expect("a FEN"));
    match form {
        Form::Bulk => perft::perft(&position, depth as u8),
        Form::List => list(&position, depth, &mut lists(depth)),
        Form::Make => make(&position, depth, &mut lists(depth)),
    }
}

/// A list for each ply, to be filled again and again.
fn lists(depth: u32) -> Vec<MoveList> {
    vec![MoveList::new(); depth as usize]
}

fn list(position: &Position, depth: u32, lists: &mut [MoveList]) -> u64 {
    let Some((moves, others)) = lists.split_first_mut() else { return 1 };
    position.legal_moves_into(moves);
    if depth == 1 {
        std::hint::black_box(&moves);
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
