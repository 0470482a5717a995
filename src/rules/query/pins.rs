//! Pinned men and the lines that hold them (ledger R23).

use crate::rules::{Color, Placed, Position, Square, SquareSet, attacks, generate};

/// A piece that shields its king from another, and may move only along the line between the two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pin {
    /// The pinned piece.
    pub pinned: Placed,
    /// The piece that pins it.
    pub pinner: Placed,
    /// The king behind it.
    pub king: Square,
    /// The squares between king and pinner, the pinner's included and the pinned piece's left out: where the pinned
    /// piece may go, if it moves that way at all.
    pub line: SquareSet,
}

/// A side's pinned men, a1 first.
///
/// ```
/// use skaki::rules::{Color, Position, notation::fen, query};
/// let position = Position::new(fen::read("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1")?);
/// let pins = query::pins(&position, Color::White);
/// assert_eq!(pins.len(), 1);
/// assert_eq!(pins[0].line.to_string(), "e2 e4 e5 e6 e7 e8");
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn pins(position: &Position, color: Color) -> Vec<Pin> {
    let board = position.board();
    let Some(king) = position.king(color) else { return Vec::new() };
    let pinned = position.with_turn(color).pinned();
    board
        .placed(pinned)
        .filter_map(|pinned| {
            let square = generate::pinner(board, color, king, pinned.square)?;
            let pinner = Placed { piece: board.piece_at(square)?, square };
            let line = attacks::between(king, square).with(square).without(pinned.square);
            Some(Pin { pinned, pinner, king, line })
        })
        .collect()
}

/// The men of the other side that pin one of a side's men.
///
/// ```
/// use skaki::rules::{Color, Position, notation::fen, query};
/// let position = Position::new(fen::read("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1")?);
/// assert_eq!(query::pinners(&position, Color::White).to_string(), "e8");
/// assert_eq!(query::pin_line(&position, "e3".parse().unwrap()).to_string(), "e2 e4 e5 e6 e7 e8");
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn pinners(position: &Position, color: Color) -> SquareSet {
    pins(position, color).iter().map(|pin| pin.pinner.square).collect()
}

/// The line on which the man on a square is held: from its king to the piece that pins it, that one's square included,
/// its own and the king's left out. None if it is not pinned.
pub fn pin_line(position: &Position, square: Square) -> SquareSet {
    let Some(piece) = position.piece_at(square) else { return SquareSet::EMPTY };
    let pins = pins(position, piece.color);
    pins.iter().find(|pin| pin.pinned.square == square).map_or(SquareSet::EMPTY, |pin| pin.line)
}
