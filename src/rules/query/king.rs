//! Where a king may go, and why not elsewhere (ledger R14).

use crate::rules::{Color, PieceKind, Placed, Position, Square, SquareSet, attacks};

/// A square next to a king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flight {
    /// The square.
    pub square: Square,
    /// Whether the king may go there.
    pub cause: FlightCause,
}

/// Whether a king may go to a square next to it, and why not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlightCause {
    /// It may, taking what stands there if something does.
    Free,
    /// A man of its own stands there.
    OwnMan(Placed),
    /// These attack the square.
    Attacked(SquareSet),
    /// These attack it as soon as the king itself has left the line: they give check along it.
    AlongTheLine(SquareSet),
    /// An enemy stands there, and these protect it.
    Protected(Placed, SquareSet),
    /// The other king stands there: it is never captured.
    OtherKing(Placed),
}

/// The squares around a side's king, a1 first; none where it has no king or several.
///
/// ```
/// use skaki::rules::{Color, Position, notation::fen, query};
/// let mate = Position::new(fen::read("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").unwrap());
/// // Two squares are controlled by the rook, three are the king's own pawns'.
/// assert_eq!(query::flights(&mate, Color::Black).len(), 5);
/// assert!(query::safe_squares(&mate, Color::Black).is_empty());
/// ```
pub fn flights(position: &Position, color: Color) -> Vec<Flight> {
    let board = position.board();
    let Some(king) = position.king(color) else { return Vec::new() };
    let them = color.opponent();
    attacks::king(king)
        .iter()
        .map(|square| {
            let target = board.piece_at(square).map(|piece| Placed { piece, square });
            let attackers = board.attackers_through(square, them, board.occupied().without(king));
            let beside_the_king = board.attackers(square, them);
            let cause = match target {
                Some(target) if target.piece.color == color => FlightCause::OwnMan(target),
                Some(target) if target.piece.kind == PieceKind::King => FlightCause::OtherKing(target),
                _ if attackers.is_empty() => FlightCause::Free,
                Some(target) => FlightCause::Protected(target, attackers),
                None if beside_the_king.is_empty() => FlightCause::AlongTheLine(attackers),
                None => FlightCause::Attacked(attackers),
            };
            Flight { square, cause }
        })
        .collect()
}
