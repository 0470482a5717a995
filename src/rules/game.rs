//! A game: a position with the moves that led to it.
//!
//! ```
//! use skaki::rules::{Game, Position};
//! let mut game = Game::new(Position::start());
//! let mv = game.judge("e2".parse()?, "e4".parse()?, None).map_err(|_| "refused")?;
//! game.play(mv);
//! assert_eq!(game.moves(), [mv]);
//! assert_eq!(game.take_back(), Some(mv));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::{Move, PieceKind, Position, Refusal, Square};

/// A position with its history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: Position,
    /// The positions before each move, oldest first.
    before: Vec<Position>,
    moves: Vec<Move>,
    position: Position,
}

impl Game {
    /// A game that begins with this position.
    pub fn new(start: Position) -> Game {
        Game { start, before: Vec::new(), moves: Vec::new(), position: start }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position at the beginning.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves, oldest first.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// May this move be played, and if not, why not.
    ///
    /// # Errors
    /// The reasons against it.
    pub fn judge(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> Result<Move, Refusal> {
        self.position.judge(from, to, promotion)
    }

    /// Plays a move that [`judge`](Game::judge) gave for the present position.
    pub fn play(&mut self, mv: Move) {
        self.before.push(self.position);
        self.moves.push(mv);
        self.position = self.position.play(mv);
    }

    /// The side to move stands still: the turn goes to the other, and a right to capture en passant is gone. Only in
    /// exercises; no rule of chess allows it (ledger R04).
    pub fn stand_still(&mut self) {
        self.position = self.position.with_turn(self.position.turn().opponent());
    }

    /// Takes the last move back.
    pub fn take_back(&mut self) -> Option<Move> {
        self.position = self.before.pop()?;
        self.moves.pop()
    }
}
