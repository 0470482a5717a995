//! Perft: how many paths of legal moves of a given length a position has. Equal counts are the customary proof that
//! two programs know the same rules.
//!
//! ```
//! use skaki::rules::{Position, perft};
//! assert_eq!(perft::perft(&Position::start(), 3), 8_902);
//! ```

use super::{Move, MoveList, Position, generate};

/// The number of paths of `depth` legal moves. The last move of each is counted, not made, and no position is
/// remembered. The depth fits one byte, so that the search, which goes as deep, always fits the stack.
///
/// The count is exact below 2⁶⁴, which no depth that can be waited for reaches.
pub fn perft(position: &Position, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => generate::count(position),
        _ => {
            let mut moves = MoveList::new();
            generate::list(position, &mut moves);
            let paths = moves.iter().map(|&mv| perft(&position.play(mv), depth - 1));
            paths.fold(0, u64::wrapping_add)
        }
    }
}

/// [`perft`] by first move: each legal move with the number of paths of `depth` moves that begin with it.
/// Nothing for depth 0, where there is no first move.
pub fn divide(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().iter().map(|&mv| (mv, perft(&position.play(mv), rest))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Color, Piece, PieceKind, Setup};

    /// Two kings that can only go to and fro, all pawns blocked, make one path of any length: as deep as it goes, and
    /// the stack holds.
    #[test]
    fn the_greatest_depth() {
        let mut board = Board::EMPTY;
        let mut put = |color, kind, squares: &str| {
            for square in squares.split(' ') {
                board.set(square.parse().unwrap(), Some(Piece::new(color, kind)));
            }
        };
        put(Color::White, PieceKind::King, "a1");
        put(Color::White, PieceKind::Pawn, "b3 c1 f6 f7 g5");
        put(Color::Black, PieceKind::King, "h8");
        put(Color::Black, PieceKind::Pawn, "b4 c2 c3 f8 g6");
        let position = Position::new(Setup { board, ..Setup::EMPTY });
        assert_eq!(perft(&position, u8::MAX), 1);
    }

    #[test]
    fn divided_by_first_move() {
        let divided = divide(&Position::start(), 3);
        assert_eq!(divided.len(), 20);
        assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), perft(&Position::start(), 3));
        assert_eq!(divide(&Position::start(), 0), []);
    }
}
