//! shakmaty: its count is the length of its list.

use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

use crate::Form;

pub fn count(fen: &str, depth: u32, form: Form) -> u64 {
    let fen: Fen = fen.parse().expect("a FEN");
    let position: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    match form {
        Form::Bulk | Form::List => list(&position, depth),
        Form::Make => make(&position, depth),
    }
}

fn list(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|&mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            list(&next, depth - 1)
        })
        .sum()
}

fn make(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        std::hint::black_box(position);
        return 1;
    }
    position
        .legal_moves()
        .iter()
        .map(|&mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            make(&next, depth - 1)
        })
        .sum()
}
