//! A position in which moves are judged: the board, whose turn it is, and what the history has left behind
//! (FIDE Laws 1, 3 and 9.2.3).
//!
//! Any board is taken, also one that no game reaches: lessons need boards without kings, and a screen must be able
//! to show what somebody typed. A side with exactly one king has a king to keep safe. A side with none or with
//! several has no check, no pins, no castling and no mate. A king is never captured, whatever stands on the board.
//!
//! ```
//! use skaki::rules::{Position, Square, State};
//! let position = Position::start();
//! let square = |name: &str| name.parse::<Square>();
//! let mv = position.judge(square("e2")?, square("e4")?, None).expect("1. e4 is legal");
//! let next = position.play(mv);
//! assert_eq!(next.state(), State::Playing);
//! assert!(position.judge(square("e2")?, square("e5")?, None).is_err());
//! # Ok::<(), skaki::rules::NoSuchSquare>(())
//! ```

use super::faults;
use super::generate;
use super::moves::Special;
use super::{
    Board, CastlingRights, Color, Move, MoveList, Piece, PieceKind, PositionFault, Square, SquareSet, attacks,
};

/// A position as somebody states it; nothing about it needs to be possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Which piece stands where.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The castling rights claimed.
    pub castling: CastlingRights,
    /// The square that a pawn has just passed over in a double step, as stated.
    pub en_passant: Option<Square>,
    /// Moves of either side since the last capture or pawn move (FIDE Laws 9.3).
    pub halfmove_clock: u32,
    /// The number of the move that is being played, from 1, counted up after Black's.
    pub fullmove_number: u32,
}

impl Setup {
    /// An empty board, White to move: what a board is set up from.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Color::White,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// The initial position (FIDE Laws 2.3).
    pub fn start() -> Setup {
        Setup { board: Board::start(), castling: CastlingRights::ALL, ..Setup::EMPTY }
    }
}

/// What the rules say of the side to move. The other ends of a game need its history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// Not in check, and there is a legal move (or no king that could be mated or stalemated).
    Playing,
    /// In check, and there is a legal move (FIDE Laws 3.9).
    Check,
    /// In check without a legal move: the game is lost (FIDE Laws 5.1.1; ledger R25).
    Checkmate,
    /// Not in check, without a legal move: the game is drawn (FIDE Laws 5.2.1; ledger R26).
    Stalemate,
}

/// A position in which moves are judged. Small and `Copy`: playing a move gives a new one.
///
/// Two positions are equal when board, turn, rights, en passant square and both counters are; for repetition see
/// [`Position::is_same_as`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    board: Board,
    turn: Color,
    castling: CastlingRights,
    en_passant: Option<Square>,
    halfmove_clock: u32,
    fullmove_number: u32,
}

impl Position {
    /// The initial position (FIDE Laws 2.3; ledger R03).
    pub fn start() -> Position {
        Position::new(Setup::start())
    }

    /// The position of a setup, whatever it is. Castling rights without the king and rook on their squares, and an
    /// en passant square that no double step explains or that no pawn could use, are dropped; whether that was a
    /// fault, [`Position::faults`] says.
    pub fn new(setup: Setup) -> Position {
        let Setup { board, turn, halfmove_clock, fullmove_number, .. } = setup;
        let castling = setup.castling.iter().fold(CastlingRights::NONE, |kept, (color, side)| {
            if faults::castling_is_possible(&board, color, side) { kept.with(color, side) } else { kept }
        });
        let pawns = board.of(Piece::new(turn, PieceKind::Pawn));
        let en_passant = setup.en_passant.filter(|&passed| {
            (attacks::pawn(turn.opponent(), passed) & pawns).any() && faults::double_step_is_possible(&setup, passed)
        });
        Position { board, turn, castling, en_passant, halfmove_clock, fullmove_number: fullmove_number.max(1) }
    }

    /// The setup that gives this position again.
    pub fn setup(&self) -> Setup {
        let Position { board, turn, castling, en_passant, halfmove_clock, fullmove_number } = *self;
        Setup { board, turn, castling, en_passant, halfmove_clock, fullmove_number }
    }

    /// Why no game could reach this setup, as far as it can be proved; empty for a position of a real game.
    pub fn faults(setup: &Setup) -> Vec<PositionFault> {
        faults::of(setup)
    }

    /// Which piece stands where.
    #[inline(always)]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The castling rights left.
    #[inline(always)]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square that a pawn has just passed over in a double step, if an enemy pawn attacks it (FIDE Laws 3.7.3.1).
    /// Capturing there may still be illegal, because it would expose the king.
    #[inline(always)]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Moves of either side since the last capture or pawn move (FIDE Laws 9.3).
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move that is being played, from 1.
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The square of a colour's king, if it has exactly one.
    pub fn king(&self, color: Color) -> Option<Square> {
        self.board.only_king(color)
    }

    /// The pieces that give check to the side to move (FIDE Laws 3.9.1; ledger R22). A king standing next to the
    /// other, which no game reaches, counts as attacking it.
    pub fn checkers(&self) -> SquareSet {
        self.threats().checkers
    }

    /// The pieces of the side to move that must not leave a line, since their king is behind them (ledger R23).
    pub fn pinned(&self) -> SquareSet {
        self.threats().pinned
    }

    fn threats(&self) -> generate::Threats {
        match self.king(self.turn) {
            Some(king) => generate::threats(&self.board, self.turn, king),
            None => generate::Threats { checkers: SquareSet::EMPTY, pinned: SquareSet::EMPTY },
        }
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Every legal move, in no particular order. A pawn's promotion is four moves.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        generate::list(self, &mut list);
        list
    }

    /// The same into a list that there is already, in place of what it held: for those who ask very often.
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        generate::list(self, list);
    }

    /// How many legal moves there are.
    pub fn count_legal_moves(&self) -> u64 {
        generate::count(self)
    }

    /// Whether there is a legal move. Costs less than listing them.
    pub fn has_legal_move(&self) -> bool {
        generate::any(self)
    }

    /// The squares to which the piece on `from` has a legal move.
    pub fn targets(&self, from: Square) -> SquareSet {
        self.legal_moves().iter().filter(|mv| mv.from() == from).map(|mv| mv.to()).collect()
    }

    /// What the rules say of the side to move.
    pub fn state(&self) -> State {
        match (self.is_check(), self.has_legal_move()) {
            (true, true) => State::Check,
            (true, false) => State::Checkmate,
            (false, false) if self.king(self.turn).is_some() => State::Stalemate,
            (false, _) => State::Playing,
        }
    }

    /// The position after a move that this position's [`legal_moves`](Position::legal_moves) or
    /// [`judge`](Position::judge) gave. For any other move the result means nothing, but nothing else happens.
    #[must_use]
    #[inline]
    pub fn play(&self, mv: Move) -> Position {
        let mut board = self.board;
        let us = self.turn;
        let them = us.opponent();
        let (from, to) = (mv.from(), mv.to());
        let moved = Piece::new(us, mv.piece());

        if let (Some(kind), Some(square)) = (mv.capture(), mv.captured_square()) {
            board.toggle(Piece::new(them, kind), SquareSet::of(square));
        }
        board.toggle(moved, SquareSet::of(from) | SquareSet::of(to));
        let mut en_passant = None;
        match mv.special() {
            Special::Nothing | Special::EnPassant => {}
            Special::DoubleStep => {
                let passed = Square::masked(((from.index() + to.index()) / 2) as u8);
                let pawns = board.of(Piece::new(them, PieceKind::Pawn));
                if (attacks::pawn(us, passed) & pawns).any() {
                    en_passant = Some(passed);
                }
            }
            Special::Castling(side) => {
                let squares = SquareSet::of(side.rook_home(us)) | SquareSet::of(side.rook_target(us));
                board.toggle(Piece::new(us, PieceKind::Rook), squares);
            }
            Special::Promotion(kind) => {
                board.toggle(moved, SquareSet::of(to));
                board.toggle(Piece::new(us, kind), SquareSet::of(to));
            }
        }
        let irreversible = mv.piece() == PieceKind::Pawn || mv.capture().is_some();
        Position {
            board,
            turn: them,
            castling: self.castling.after(from, to),
            en_passant,
            halfmove_clock: if irreversible { 0 } else { self.halfmove_clock.saturating_add(1) },
            fullmove_number: self.fullmove_number.saturating_add(us as u32),
        }
    }

    /// The same board with this side to move: as if the opponent had stood still. A right to capture en passant does
    /// not survive that.
    #[must_use]
    pub fn with_turn(&self, turn: Color) -> Position {
        if turn == self.turn { *self } else { Position { turn, en_passant: None, ..*self } }
    }

    /// The same with the other side to move, which has moved nothing, and with this count of half-moves without a capture or a
    /// pawn's move.
    pub(super) fn with_turn_given_back(&self, halfmove_clock: u32) -> Position {
        Position { halfmove_clock, ..self.with_turn(self.turn.opponent()) }
    }

    /// Whether this is the same position in the sense of threefold repetition (FIDE Laws 9.2.3; ledger R31): the
    /// same pieces on the same squares, the same side to move, and the same *possible* moves – a castling right
    /// counts even where castling is not possible now, an en passant square only if a legal capture goes there.
    pub fn is_same_as(&self, other: &Position) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.usable_en_passant() == other.usable_en_passant()
    }

    /// The en passant square, if a *legal* capture goes there.
    pub fn usable_en_passant(&self) -> Option<Square> {
        self.en_passant.filter(|_| self.legal_moves().iter().any(|mv| mv.is_en_passant()))
    }
}
