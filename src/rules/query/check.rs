//! How a check is answered: the king goes away, the checker is taken, or something comes in between (ledger R24) – and
//! why there is no answer of a kind.

use crate::rules::{Move, Piece, PieceKind, Placed, Position, Rank, Reason, Refusal, Square, SquareSet, attacks};

/// The ways to answer a check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnswerKind {
    /// The king goes to a square that is not attacked.
    KingMoves,
    /// The piece that gives check is taken; also by the king, also en passant.
    Capture,
    /// A piece comes between the checking piece and the king.
    Block,
}

impl AnswerKind {
    /// The three ways.
    pub const ALL: [AnswerKind; 3] = [AnswerKind::KingMoves, AnswerKind::Capture, AnswerKind::Block];

    /// The word of data formats.
    pub const fn name(self) -> &'static str {
        match self {
            AnswerKind::KingMoves => "king-moves",
            AnswerKind::Capture => "capture",
            AnswerKind::Block => "block",
        }
    }
}

/// A legal answer to a check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Answer {
    /// The move.
    pub mv: Move,
    /// In which of the three ways it answers.
    pub kind: AnswerKind,
}

/// The answers to a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answers {
    /// What gives check: one piece or, in double check, two.
    pub checkers: SquareSet,
    /// Every legal move; none of them in checkmate.
    pub answers: Vec<Answer>,
}

impl Answers {
    /// The answers of one kind.
    pub fn of(&self, kind: AnswerKind) -> impl Iterator<Item = Move> {
        self.answers.iter().filter(move |answer| answer.kind == kind).map(|answer| answer.mv)
    }
}

/// The legal answers to the check that the side to move is in; `None` if it is in none.
///
/// ```
/// use skaki::rules::{Position, notation::fen, query::{self, AnswerKind}};
/// let position = Position::new(fen::read("4r2k/8/8/8/8/7B/8/4K2R w - - 0 1")?);
/// let answers = query::answers_to_check(&position).unwrap();
/// let blocks: Vec<_> = answers.of(AnswerKind::Block).map(|mv| mv.uci().to_string()).collect();
/// assert_eq!(blocks, ["h3e6"]);
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn answers_to_check(position: &Position) -> Option<Answers> {
    let checkers = position.checkers();
    if checkers.is_empty() {
        return None;
    }
    let kind = |mv: Move| {
        if mv.captured_square().is_some_and(|square| checkers.contains(square)) {
            AnswerKind::Capture
        } else if mv.piece() == PieceKind::King {
            AnswerKind::KingMoves
        } else {
            AnswerKind::Block
        }
    };
    let answers = position.legal_moves().iter().map(|&mv| Answer { mv, kind: kind(mv) }).collect();
    Some(Answers { checkers, answers })
}

/// The answers of one kind to the check that the side to move is in, each as one of its squares; none without check.
fn squares_of(position: &Position, kind: AnswerKind, square: impl Fn(Move) -> Square) -> SquareSet {
    answers_to_check(position).iter().flat_map(|answers| answers.of(kind)).map(square).collect()
}

/// The squares to which the king of the side to move may flee from check. Taking the piece that gives check is another
/// way (ledger R24).
///
/// ```
/// use skaki::rules::{Position, notation::fen, query};
/// let position = Position::new(fen::read("4r2k/8/8/1B6/8/8/8/4K3 w - - 0 1")?);
/// assert_eq!(query::escapes(&position).to_string(), "d1 f1 d2 f2");
/// assert_eq!(query::takers(&position).to_string(), "b5");
/// assert_eq!(query::blocks(&position).to_string(), "e2");
/// assert_eq!(query::blockers(&position).to_string(), "b5");
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn escapes(position: &Position) -> SquareSet {
    squares_of(position, AnswerKind::KingMoves, Move::to)
}

/// The men of the side to move that may take the piece that gives check, its king among them (ledger R24).
pub fn takers(position: &Position) -> SquareSet {
    squares_of(position, AnswerKind::Capture, Move::from)
}

/// The squares on which a man of the side to move may come between its king and the piece that gives check (ledger R24).
pub fn blocks(position: &Position) -> SquareSet {
    squares_of(position, AnswerKind::Block, Move::to)
}

/// The men of the side to move that may come between its king and the piece that gives check (ledger R24).
pub fn blockers(position: &Position) -> SquareSet {
    squares_of(position, AnswerKind::Block, Move::from)
}

/// Why the piece that gives check cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoCapture {
    /// Two give check, and one move takes only one of them.
    DoubleCheck(SquareSet),
    /// None of one's own pieces attacks it.
    NotAttacked,
    /// Some attack it, and for each there is a reason why it cannot take.
    Refused(Vec<(Placed, Refusal)>),
}

/// Why the check that the side to move is in cannot be answered by a capture; `None` if it can, or if there is none.
pub fn no_capture_of(position: &Position) -> Option<NoCapture> {
    let answers = answers_to_check(position)?;
    if answers.of(AnswerKind::Capture).next().is_some() {
        return None;
    }
    if answers.checkers.more_than_one() {
        return Some(NoCapture::DoubleCheck(answers.checkers));
    }
    let checker = answers.checkers.first()?;
    let board = position.board();
    let us = position.turn();
    let attackers = board.attackers(checker, us).iter().map(|from| (from, checker));
    // A pawn that has just made a double step is attacked by landing behind it, too.
    let passed = position.en_passant().filter(|&passed| checker.offset(0, us.forward()) == Some(passed));
    let pawns = board.of(Piece::new(us, PieceKind::Pawn));
    let in_passing = passed
        .into_iter()
        .flat_map(|passed| (attacks::pawn(us.opponent(), passed) & pawns).iter().map(move |from| (from, passed)));
    let refused: Vec<_> = attackers
        .chain(in_passing)
        .filter_map(|(from, to)| {
            let piece = Placed { piece: board.piece_at(from)?, square: from };
            Some((piece, refusal(position, piece, to)?))
        })
        .collect();
    Some(if refused.is_empty() { NoCapture::NotAttacked } else { NoCapture::Refused(refused) })
}

/// Why nothing can come between.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoBlock {
    /// Two give check, and no square is on both lines.
    DoubleCheck(SquareSet),
    /// Against a knight or a pawn nothing can be put in between.
    NoLine(Placed),
    /// The checking piece stands next to the king.
    NoRoom(Placed),
    /// No piece of one's own gets to any of these squares.
    NotReached(SquareSet),
    /// Some would get there, and for each there is a reason why it cannot go.
    Refused(Vec<(Placed, Refusal)>),
}

/// Why the check that the side to move is in cannot be answered by coming between; `None` if it can, or if there is
/// none.
pub fn no_block_of(position: &Position) -> Option<NoBlock> {
    let answers = answers_to_check(position)?;
    if answers.of(AnswerKind::Block).next().is_some() {
        return None;
    }
    if answers.checkers.more_than_one() {
        return Some(NoBlock::DoubleCheck(answers.checkers));
    }
    let board = position.board();
    let checker = board.placed(answers.checkers).next()?;
    if !matches!(checker.piece.kind, PieceKind::Queen | PieceKind::Rook | PieceKind::Bishop) {
        return Some(NoBlock::NoLine(checker));
    }
    let king = position.king(position.turn())?;
    let between = attacks::between(king, checker.square);
    if between.is_empty() {
        return Some(NoBlock::NoRoom(checker));
    }
    let mut refused: Vec<(Placed, Refusal)> = Vec::new();
    for piece in board.placed(board.of_color(position.turn()).without(king)) {
        // Only those that would get there if the king did not matter.
        let reason = between.iter().find_map(|to| {
            refusal(position, piece, to)
                .filter(|refusal| refusal.iter().any(|reason| matches!(reason, Reason::Pinned { .. })))
        });
        refused.extend(reason.map(|reason| (piece, reason)));
    }
    Some(if refused.is_empty() { NoBlock::NotReached(between) } else { NoBlock::Refused(refused) })
}

/// Why a piece cannot go to a square. A pawn on its last rank is asked as if it became a queen. The end of the game
/// is no reason here: it is what is being explained.
fn refusal(position: &Position, piece: Placed, to: Square) -> Option<Refusal> {
    let promotion = Rank::Eighth.seen_by(piece.piece.color) == to.rank() && piece.piece.kind == PieceKind::Pawn;
    let refusal = position.judge(piece.square, to, promotion.then_some(PieceKind::Queen)).err()?;
    Refusal::of(refusal.iter().copied().filter(|reason| !matches!(reason, Reason::GameOver { .. })))
}
