//! Castling and en passant: possible, or why not (ledger R17, R20, R21).

use crate::rules::notation::Judge;
use crate::rules::{
    CastlingSide, Color, Move, Piece, PieceKind, Placed, Position, Rank, Refusal, Square, SquareSet, attacks,
};

/// Whether a side may castle, as if it were its turn, or every reason why not. For a game, which knows who moved,
/// ask [`Game::castling`](crate::rules::Game::castling).
///
/// # Errors
/// The reasons, those for good first.
pub fn castling(position: &Position, color: Color, side: CastlingSide) -> Result<Move, Refusal> {
    position.with_turn(color).judge_castling(side)
}

/// Two pawns side by side, one of which might take the other in passing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnPassant {
    /// The pawn that would take.
    pub pawn: Placed,
    /// The pawn beside it.
    pub target: Placed,
    /// The square where the taking pawn would land.
    pub to: Square,
    /// The move, or why it is not possible.
    pub verdict: Result<Move, Refusal>,
}

/// For each pawn of the side to move that stands on its fifth rank beside an enemy pawn, the square behind that one
/// being empty: whether it may take en passant, and why not. Asked of a game, the reasons tell how the pawn came there.
///
/// ```
/// use skaki::rules::{Position, notation::fen, query};
/// let position = Position::new(fen::read("6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 1")?);
/// let found = query::en_passant(&position);
/// assert_eq!(found[0].verdict.as_ref().unwrap_err().first().code(), "en-passant-exposes-king");
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn en_passant<J: Judge + ?Sized>(judge: &J) -> Vec<EnPassant> {
    let position = judge.position();
    let board = position.board();
    let us = position.turn();
    let enemy = Piece::new(us.opponent(), PieceKind::Pawn);
    let mut found = Vec::new();
    for pawn in board.placed(board.of(Piece::new(us, PieceKind::Pawn))) {
        if pawn.square.rank() != Rank::Fifth.seen_by(us) {
            continue;
        }
        for to in attacks::pawn(us, pawn.square) {
            let beside = Square::new(to.file(), pawn.square.rank());
            if board.piece_at(to).is_some() || board.piece_at(beside) != Some(enemy) {
                continue;
            }
            let target = Placed { piece: enemy, square: beside };
            found.push(EnPassant { pawn, target, to, verdict: judge.judge(pawn.square, to, None) });
        }
    }
    found
}

/// The squares on which the side to move may land when it takes en passant (ledger R17).
pub fn en_passant_squares(position: &Position) -> SquareSet {
    position.legal_moves().iter().filter(|mv| mv.is_en_passant()).map(|mv| mv.to()).collect()
}

/// The squares to which a side's king may castle, as if it were its turn (ledger R19).
///
/// ```
/// use skaki::rules::{Color, Position, notation::fen, query};
/// let position = Position::new(fen::read("4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1")?);
/// assert_eq!(query::castling_squares(&position, Color::White).to_string(), "c1");
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn castling_squares(position: &Position, color: Color) -> SquareSet {
    let moves = position.with_turn(color).legal_moves();
    moves.iter().filter(|mv| mv.castling().is_some()).map(|mv| mv.to()).collect()
}
