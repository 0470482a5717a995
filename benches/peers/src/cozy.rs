//! cozy-chess: hands out sets of targets, so that a count is a sum of set sizes.

use cozy_chess::Board;

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
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                count += bulk(&next, depth - 1);
            }
        }
        false
    });
    count
}

fn list(board: &Board, depth: u32) -> u64 {
    if depth == 1 {
        let mut list = [None; 256];
        let mut length = 0;
        board.generate_moves(|moves| {
            for mv in moves {
                list[length & 255] = Some(mv);
                length += 1;
            }
            false
        });
        std::hint::black_box(&list);
        return length as u64;
    }
    let mut count = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            count += list(&next, depth - 1);
        }
        false
    });
    count
}

fn make(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        std::hint::black_box(board);
        return 1;
    }
    let mut count = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            count += make(&next, depth - 1);
        }
        false
    });
    count
}
