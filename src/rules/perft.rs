//! Perft: how many paths of legal moves of a given length a position has. Equal counts are the customary proof that
//! two programs know the same rules.
//!
//! ```
//! use skaki::rules::{Position, perft};
//! assert_eq!(perft::perft(&Position::start(), 3), 8_902);
//! ```

use super::{Move, MoveList, Position, generate};

/// The number of paths of `depth` legal moves. The last move of each is counted, not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => generate::count(position),
        _ => {
            let mut moves = MoveList::new();
            generate::list(position, &mut moves);
            moves.iter().map(|&mv| perft(&position.play(mv), depth - 1)).sum()
        }
    }
}

/// [`perft`] by first move: each legal move with the number of paths of `depth` moves that begin with it.
/// Nothing for depth 0, where there is no first move.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().iter().map(|&mv| (mv, perft(&position.play(mv), rest))).collect()
}
