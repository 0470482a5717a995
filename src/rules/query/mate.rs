//! Why it is mate, and what still prevents it (ledger R25, R26).

use super::check::{Answers, NoBlock, NoCapture, answers_to_check, no_block_of, no_capture_of};
use super::king::{Flight, flights};
use crate::rules::{Color, Position, Square, SquareSet, State};

/// Everything that makes a position mate: no flight square is free, the checker cannot be taken, and nothing can come
/// between.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mate {
    /// The side that is mated.
    pub loser: Color,
    /// Its king.
    pub king: Square,
    /// What gives check.
    pub checkers: SquareSet,
    /// For each square around the king, what keeps it from going there.
    pub flights: Vec<Flight>,
    /// Why the checker cannot be taken.
    pub no_capture: NoCapture,
    /// Why nothing can come between.
    pub no_block: NoBlock,
}

/// Why it is mate; `None` if it is not.
///
/// ```
/// use skaki::rules::{Position, notation::fen, query::{self, FlightCause, NoBlock, NoCapture}};
/// let position = Position::new(fen::read("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")?);
/// let mate = query::mate(&position).unwrap();
/// assert_eq!(mate.checkers.to_string(), "a8");
/// let own = mate.flights.iter().filter(|flight| matches!(flight.cause, FlightCause::OwnMan(_)));
/// assert_eq!(own.count(), 3);
/// assert_eq!(mate.no_capture, NoCapture::NotAttacked);
/// assert!(matches!(mate.no_block, NoBlock::NotReached(_)));
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn mate(position: &Position) -> Option<Mate> {
    if position.state() != State::Checkmate {
        return None;
    }
    let loser = position.turn();
    Some(Mate {
        loser,
        king: position.king(loser)?,
        checkers: position.checkers(),
        flights: flights(position, loser),
        no_capture: no_capture_of(position)?,
        no_block: no_block_of(position)?,
    })
}

/// What prevents mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PreventsMate {
    /// There is no king that could be mated, or there are several.
    NoKing,
    /// The side to move is not in check.
    NotInCheck,
    /// The check can be answered.
    Answers(Answers),
}

/// What prevents the side to move from being mated; `None` if it is mate.
pub fn prevents_mate(position: &Position) -> Option<PreventsMate> {
    if position.king(position.turn()).is_none() {
        return Some(PreventsMate::NoKing);
    }
    match answers_to_check(position) {
        None => Some(PreventsMate::NotInCheck),
        Some(answers) if answers.answers.is_empty() => None,
        Some(answers) => Some(PreventsMate::Answers(answers)),
    }
}
