//! chess 3.2: an iterator over sets of targets, whose length is its count.

use chess::{Board, MoveGen};

use crate::Form;

pub fn count(fen: &str, depth: u32, form: Form) -> u64 {
    let board: Board = fen.parse().expect("a FEN");
    match form {
        Form::Bulk => bulk(&board, depth),
        Form::List => list(&board, depth),
        Form::Make => make(&board, depth),
    }
}

fn bulk(board: &Board, depth: u32) -> u64 {
    let moves = MoveGen::new_legal(board);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.map(|mv| bulk(&board.make_move_new(mv), depth - 1)).sum()
}

fn list(board: &Board, depth: u32) -> u64 {
    if depth == 1 {
        let mut list = [chess::ChessMove::default(); 256];
        let mut length = 0;
        for mv in MoveGen::new_legal(board) {
            list[length & 255] = mv;
            length += 1;
        }
        std::hint::black_box(&list);
        return length as u64;
    }
    MoveGen::new_legal(board).map(|mv| list(&board.make_move_new(mv), depth - 1)).sum()
}

fn make(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        std::hint::black_box(board);
        return 1;
    }
    MoveGen::new_legal(board).map(|mv| make(&board.make_move_new(mv), depth - 1)).sum()
}
