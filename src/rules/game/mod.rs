//! A game: a position, the moves that led to it, and what the players have said.
//!
//! A [`Position`] knows nothing of its past. A game does, so it can say that it was the king that moved, that a
//! position stands for the third time, and that the game is over.
//!
//! ```
//! use skaki::rules::game::{Game, OutcomeKind, Rulebook};
//! use skaki::rules::notation::read_move;
//! use skaki::rules::Color;
//!
//! let mut game = Game::default();
//! for text in ["f3", "e5", "g4", "Qh4#"] {
//!     let mv = read_move(text, &game).unwrap().mv;
//!     game.play(mv);
//! }
//! let outcome = game.outcome(Rulebook::Fide).unwrap();
//! assert_eq!((outcome.kind, outcome.winner), (OutcomeKind::Checkmate, Some(Color::Black)));
//! game.take_back();
//! assert_eq!(game.outcome(Rulebook::Fide), None);
//! ```

mod claim;
pub mod dead;
mod end;
mod history;
mod locked;

pub use claim::{Claim, ClaimKind};
pub use end::{Outcome, OutcomeKind, Rulebook};

use super::judge::over;
use super::notation::Judge;
use super::{CastlingSide, Color, End, Move, PieceKind, Position, Refusal, Square, State, query};

/// A game in progress, or one that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: Position,
    moves: Vec<Move>,
    /// The position in which each move was made.
    before: Vec<Position>,
    position: Position,
    /// Who has offered a draw that is not answered yet.
    offer: Option<Color>,
    /// How the players ended it, where they did.
    ended: Option<Outcome>,
}

impl Default for Game {
    /// A game from the initial position.
    fn default() -> Game {
        Game::new(Position::start())
    }
}

impl Game {
    /// A game that starts from this position.
    pub fn new(start: Position) -> Game {
        Game { start, moves: Vec::new(), before: Vec::new(), position: start, offer: None, ended: None }
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position it started from.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves played, of both sides.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Every position in which a move was made, and the present one: one more than moves.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        self.before.iter().chain(std::iter::once(&self.position))
    }

    /// The number that a move has in a score sheet, and who made it. `ply` counts the moves of this game from 0;
    /// one that is not made yet is the next. Where one side stands still, each move of the other has a number of its own.
    ///
    /// ```
    /// use skaki::rules::game::Game;
    /// use skaki::rules::notation::read_move;
    ///
    /// let mut game = Game::default();
    /// for text in ["e4", "d4"] {
    ///     let mv = read_move(text, &game).unwrap().mv;
    ///     game.play(mv);
    ///     game.stand_still();
    /// }
    /// assert_eq!([0, 1, 2].map(|ply| game.move_number(ply).0), [1, 2, 3]);
    /// ```
    pub fn move_number(&self, ply: usize) -> (u32, Color) {
        let turns = self.positions().map(Position::turn).take(ply.saturating_add(1));
        let first = (self.start.fullmove_number(), None);
        let (number, turn) = turns.fold(first, |(number, before), turn| {
            let answers = before.is_none() || (before, turn) == (Some(Color::White), Color::Black);
            (if answers { number } else { number.saturating_add(1) }, Some(turn))
        });
        (number, turn.unwrap_or(self.position.turn()))
    }

    /// The legal move from one square to another, or why there is none – with what the history knows of it: which
    /// piece's move has ended a castling right, and how a pawn came to stand beside another.
    ///
    /// A game that is mate or stalemate, or that the players have ended, refuses every move. One that has ended by
    /// itself in another way (a dead position, the fifth occurrence, seventy-five moves) refuses nothing here: see
    /// [`Game::judge_by`].
    ///
    /// # Errors
    /// Every reason that a teacher would name, the first first.
    pub fn judge(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> Result<Move, Refusal> {
        self.refined(self.position().judge(from, to, promotion))
    }

    /// The same, in a game in which every end of a rulebook is an end.
    ///
    /// # Errors
    /// Every reason that a teacher would name, the first first.
    pub fn judge_by(
        &self,
        rulebook: Rulebook,
        from: Square,
        to: Square,
        promotion: Option<PieceKind>,
    ) -> Result<Move, Refusal> {
        let verdict = self.judge(from, to, promotion);
        if self.outcome(rulebook).is_some() { Err(over(verdict, End::Otherwise)) } else { verdict }
    }

    /// Whether a side may castle, as if it were its turn, or every reason why not; see
    /// [`query::castling`]. After mate and stalemate neither side may.
    ///
    /// ```
    /// use skaki::rules::game::Game;
    /// use skaki::rules::{CastlingSide, Color, Position, notation::fen};
    /// // Black is mated, so White does not castle any more either.
    /// let mate = Game::new(Position::new(fen::read("R5k1/5ppp/8/8/8/8/8/4K2R b K - 0 1")?));
    /// let refusal = mate.castling(Color::White, CastlingSide::Short).unwrap_err();
    /// assert_eq!(refusal.first().code(), "game-over");
    /// # Ok::<(), fen::FenFaults>(())
    /// ```
    ///
    /// # Errors
    /// The reasons, that the game is over first, then those for good.
    pub fn castling(&self, color: Color, side: CastlingSide) -> Result<Move, Refusal> {
        let verdict = self.refined(query::castling(&self.position, color, side));
        let end = match self.position.state() {
            State::Checkmate => End::Checkmate,
            State::Stalemate => End::Stalemate,
            State::Playing | State::Check => return verdict,
        };
        Err(over(verdict, end))
    }

    /// Plays a move that [`judge`](Game::judge) gave. A draw offered to the player who moves lapses: a move is an
    /// answer (FIDE Laws 9.1.2.1).
    pub fn play(&mut self, mv: Move) {
        let mover = self.position.turn();
        self.moves.push(mv);
        self.before.push(self.position);
        self.position = self.position.play(mv);
        if self.offer == Some(mover.opponent()) {
            self.offer = None;
        }
    }

    /// The side to move stands still: the turn goes to the other, and a right to capture en passant is gone. Only in
    /// exercises; no rule of chess allows it (ledger R04). Moves of one side alone are not counted towards the fifty of
    /// each, nor do positions between them repeat (FIDE Laws 9.2, 9.3). Taking back a move takes back what stood
    /// still after it.
    pub fn stand_still(&mut self) {
        let now = self.position.halfmove_clock();
        let clock = self.before.last().map_or(now, |before| now.min(before.halfmove_clock()));
        self.position = self.position.with_turn_given_back(clock);
    }

    /// Takes the last move back, and with it whatever the players said since.
    pub fn take_back(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.position = self.before.pop()?;
        self.offer = None;
        self.ended = None;
        Some(mv)
    }

    /// Who has offered a draw that still stands.
    pub const fn draw_offer(&self) -> Option<Color> {
        self.offer
    }

    /// A player offers a draw. It is valid at any time and stands until it is answered; proper is an offer after
    /// one's own move (FIDE Laws 9.1.2.1; ledger R28).
    ///
    /// # Errors
    /// Why there can be no offer now.
    pub fn offer_draw(&mut self, by: Color) -> Result<OfferTiming, DrawError> {
        if self.is_ended() {
            return Err(DrawError::GameEnded);
        }
        if let Some(by) = self.offer {
            return Err(DrawError::AlreadyOffered { by });
        }
        self.offer = Some(by);
        Ok(if !self.both_have_moved() {
            OfferTiming::BeforeBothMoved
        } else if self.position().turn() == by {
            OfferTiming::OnOwnTurn
        } else {
            OfferTiming::Proper
        })
    }

    /// The player to whom a draw was offered accepts it, and the game is drawn (FIDE Laws 5.2.3).
    ///
    /// # Errors
    /// There is no such offer, the game is over, or a player has not moved yet.
    pub fn accept_draw(&mut self, by: Color) -> Result<Outcome, DrawError> {
        if self.is_ended() {
            return Err(DrawError::GameEnded);
        }
        if self.offer != Some(by.opponent()) {
            return Err(DrawError::NoOffer);
        }
        if !self.both_have_moved() {
            return Err(DrawError::BothMustMoveFirst);
        }
        self.offer = None;
        Ok(self.end(Outcome { kind: OutcomeKind::Agreement, winner: None }))
    }

    /// The player to whom a draw was offered declines it: the game goes on.
    ///
    /// # Errors
    /// There is no such offer.
    pub fn decline_draw(&mut self, by: Color) -> Result<(), DrawError> {
        if self.offer != Some(by.opponent()) {
            return Err(DrawError::NoOffer);
        }
        self.offer = None;
        Ok(())
    }

    /// A player resigns, whosever turn it is. The other wins, unless no series of legal moves could mate the one
    /// who resigns: then it is a draw (FIDE Laws 5.1.2; ledger R27).
    ///
    /// # Errors
    /// The outcome, if the game is over already.
    pub fn resign(&mut self, by: Color) -> Result<Outcome, Outcome> {
        if let Some(outcome) = self.ended.or_else(|| self.outcome_on_board()) {
            return Err(outcome);
        }
        let opponent = by.opponent();
        let winner = (!dead::can_never_mate(self.position(), opponent)).then_some(opponent);
        Ok(self.end(Outcome { kind: OutcomeKind::Resignation, winner }))
    }

    fn end(&mut self, outcome: Outcome) -> Outcome {
        self.ended = Some(outcome);
        outcome
    }

    fn is_ended(&self) -> bool {
        self.ended.is_some() || self.outcome_on_board().is_some()
    }

    /// Whether each player has made a move, so that a draw can be agreed (FIDE Laws 5.2.3).
    pub fn both_have_moved(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.has_moved(color))
    }

    /// Whether this player has made a move. Those before the starting position count: from move 2 on both have moved.
    pub fn has_moved(&self, color: Color) -> bool {
        let first = self.start.turn();
        self.start.fullmove_number() >= 2
            || (color, first) == (Color::White, Color::Black)
            || self.made_by(color).any(|(_, own)| own)
    }
}

impl Judge for Game {
    fn position(&self) -> &Position {
        Game::position(self)
    }

    fn judge(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> Result<Move, Refusal> {
        Game::judge(self, from, to, promotion)
    }

    fn judge_castling(&self, side: CastlingSide) -> Result<Move, Refusal> {
        self.refined(self.position().judge_castling(side))
    }
}

/// When a draw was offered. The offer is valid each time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferTiming {
    /// After the own move, as is proper.
    Proper,
    /// While it was the own turn: first move, then offer.
    OnOwnTurn,
    /// Before both players have made a move: a draw cannot be agreed yet (FIDE Laws 5.2.3).
    BeforeBothMoved,
}

/// Why a draw cannot be offered, accepted or declined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawError {
    /// The game is over.
    GameEnded,
    /// An offer stands already.
    AlreadyOffered {
        /// Whose.
        by: Color,
    },
    /// There is nothing to answer.
    NoOffer,
    /// A draw is agreed only once both players have made a move (FIDE Laws 5.2.3).
    BothMustMoveFirst,
}
