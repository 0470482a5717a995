//! Questions whose answer is a set of squares.

use crate::rules::{Color, Move, Piece, PieceKind, Position, Square, SquareSet, State};

/// Where the piece on a square may go; nothing for an empty square (ledger R10–R16).
pub fn moves_of(position: &Position, square: Square) -> SquareSet {
    match position.piece_at(square) {
        Some(piece) => position.with_turn(piece.color).targets(square),
        None => SquareSet::EMPTY,
    }
}

/// Where the piece on a square may capture, en passant included: the squares it goes to (ledger R05).
pub fn captures_of(position: &Position, square: Square) -> SquareSet {
    let Some(piece) = position.piece_at(square) else { return SquareSet::EMPTY };
    let moves = position.with_turn(piece.color).legal_moves();
    moves.iter().filter(|mv| mv.from() == square && mv.capture().is_some()).map(|mv| mv.to()).collect()
}

/// Where a side may go with any of its men (ledger R10–R16).
pub fn moves_of_side(position: &Position, color: Color) -> SquareSet {
    position.with_turn(color).legal_moves().iter().map(|mv| mv.to()).collect()
}

/// Which of the other side's men a side may take; en passant, the pawn that is taken (ledger R05).
pub fn captures_of_side(position: &Position, color: Color) -> SquareSet {
    position.with_turn(color).legal_moves().iter().filter_map(|mv| mv.captured_square()).collect()
}

/// The men with which a side can move (ledger R04).
pub fn movable(position: &Position, color: Color) -> SquareSet {
    position.with_turn(color).legal_moves().iter().map(|mv| mv.from()).collect()
}

/// The squares that the piece on a square controls: those on which it could capture, be it pinned or not
/// (FIDE Laws 3.1.3; ledger R09).
///
/// ```
/// use skaki::rules::{Position, Square, query};
/// let e2: Square = "e2".parse()?;
/// let names = |set: skaki::rules::SquareSet| set.iter().map(|square| square.to_string()).collect::<Vec<_>>();
/// // A pawn controls other squares than it moves to.
/// assert_eq!(names(query::controlled_by(&Position::start(), e2)), ["d3", "f3"]);
/// assert_eq!(names(query::moves_of(&Position::start(), e2)), ["e3", "e4"]);
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
pub fn controlled_by(position: &Position, square: Square) -> SquareSet {
    position.board().attacked_from(square)
}

/// The squares that a side controls (ledger R09).
pub fn controlled_by_side(position: &Position, color: Color) -> SquareSet {
    let men = position.board().of_color(color);
    men.iter().fold(SquareSet::EMPTY, |all, square| all | controlled_by(position, square))
}

/// The men that attack a square: those of the other side than the man on it, and of either side where it is empty.
pub fn attackers_of(position: &Position, square: Square) -> SquareSet {
    let by = |color| position.board().attackers(square, color);
    match position.piece_at(square) {
        Some(piece) => by(piece.color.opponent()),
        None => by(Color::White) | by(Color::Black),
    }
}

/// The men that protect the man on a square; nothing for an empty square.
pub fn defenders_of(position: &Position, square: Square) -> SquareSet {
    match position.piece_at(square) {
        Some(piece) => position.board().attackers(square, piece.color),
        None => SquareSet::EMPTY,
    }
}

/// The men that give check to a side; nothing where it has no king or several (ledger R22).
pub fn checkers(position: &Position, color: Color) -> SquareSet {
    position.with_turn(color).checkers()
}

/// The men, of either side, that may move to a square (ledger R10–R16). A castling king moves to its new square.
pub fn movers_to(position: &Position, square: Square) -> SquareSet {
    let of_side = |color| {
        let moves = position.with_turn(color).legal_moves();
        moves.iter().filter(|mv| mv.to() == square).map(|mv| mv.from()).collect::<SquareSet>()
    };
    of_side(Color::White) | of_side(Color::Black)
}

/// A side's men that the other side attacks, protected or not (FIDE Laws 3.1.2; ledger R09); a king in check among them.
///
/// ```
/// use skaki::rules::{Color, Position, notation::fen, query};
/// let position = Position::new(fen::read("4k3/8/3p4/4n3/8/8/8/4R1K1 w - - 0 1")?);
/// assert_eq!(query::attacked(&position, Color::Black).to_string(), "e5");
/// // The pawn protects the knight, and nothing protects the pawn.
/// assert_eq!(query::undefended(&position, Color::Black).to_string(), "d6");
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn attacked(position: &Position, color: Color) -> SquareSet {
    let board = position.board();
    let by = color.opponent();
    board.of_color(color).iter().filter(|&square| board.attackers(square, by).any()).collect()
}

/// A side's men that none of its own protect, attacked or not. Kings are left out: they are never captured, so there
/// is nothing to protect (ledger R08).
pub fn undefended(position: &Position, color: Color) -> SquareSet {
    let board = position.board();
    let men = board.of_color(color) & !board.of_kind(PieceKind::King);
    men.iter().filter(|&square| board.attackers(square, color).is_empty()).collect()
}

/// The squares to which a side may move so that something holds in the position after it. Promotions count whatever
/// the pawn becomes.
fn moves_so_that(position: &Position, color: Color, holds: impl Fn(Move, &Position) -> bool) -> SquareSet {
    let position = position.with_turn(color);
    let moves = position.legal_moves();
    moves.iter().filter(|mv| holds(**mv, &position.play(**mv))).map(|mv| mv.to()).collect()
}

/// The same for the piece on one square.
fn moves_of_so_that(position: &Position, square: Square, holds: impl Fn(&Position) -> bool) -> SquareSet {
    let Some(piece) = position.piece_at(square) else { return SquareSet::EMPTY };
    moves_so_that(position, piece.color, |mv, after| mv.from() == square && holds(after))
}

/// The squares from which the piece on a square, moved there, gives check (ledger R22). Promotions count whatever the
/// pawn becomes.
pub fn checks_of(position: &Position, square: Square) -> SquareSet {
    moves_of_so_that(position, square, Position::is_check)
}

/// The squares to which a side may move with check (ledger R22).
pub fn checks_of_side(position: &Position, color: Color) -> SquareSet {
    moves_so_that(position, color, |_, after| after.is_check())
}

/// The squares from which the piece on a square, moved there, gives mate (ledger R25).
///
/// ```
/// use skaki::rules::{Position, notation::fen, query};
/// let position = Position::new(fen::read("7k/8/6K1/8/8/8/8/Q7 w - - 0 1")?);
/// assert_eq!(query::mates_of(&position, "a1".parse().unwrap()).to_string(), "g7 a8");
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn mates_of(position: &Position, square: Square) -> SquareSet {
    moves_of_so_that(position, square, |after| after.state() == State::Checkmate)
}

/// The squares to which a side may move with mate (ledger R25).
pub fn mates_of_side(position: &Position, color: Color) -> SquareSet {
    moves_so_that(position, color, |_, after| after.state() == State::Checkmate)
}

/// The squares from which the piece on a square, moved there, stalemates the opponent (ledger R26).
pub fn stalemates_of(position: &Position, square: Square) -> SquareSet {
    moves_of_so_that(position, square, |after| after.state() == State::Stalemate)
}

/// A side's men that must not leave a line, because their king is behind them (ledger R23).
pub fn pinned(position: &Position, color: Color) -> SquareSet {
    position.with_turn(color).pinned()
}

/// Where a side's king may step, castling apart (ledger R14).
pub fn safe_squares(position: &Position, color: Color) -> SquareSet {
    let Some(king) = position.king(color) else { return SquareSet::EMPTY };
    let moves = position.with_turn(color).legal_moves();
    moves.iter().filter(|mv| mv.from() == king && mv.castling().is_none()).map(|mv| mv.to()).collect()
}

/// A side's men of one kind.
pub fn men(position: &Position, color: Color, kind: PieceKind) -> SquareSet {
    position.board().of(Piece::new(color, kind))
}
