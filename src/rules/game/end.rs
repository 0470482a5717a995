//! How a game ends (FIDE Laws 5 and 9; ledger R25–R32).

use super::{Game, dead};
use crate::rules::{Color, Piece, PieceKind, Position, State};

/// By which rules a game ends (ledger R30).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Rulebook {
    /// The FIDE Laws: of endings without mating material only a dead position ends the game (5.2.2).
    #[default]
    Fide,
    /// As taught in schools: king and bishop or knight against king and bishop or knight is drawn too.
    School,
}

impl Rulebook {
    /// Both, FIDE first.
    pub const ALL: [Rulebook; 2] = [Rulebook::Fide, Rulebook::School];

    /// The word of data formats and options.
    pub const fn name(self) -> &'static str {
        match self {
            Rulebook::Fide => "fide",
            Rulebook::School => "school",
        }
    }
}

/// How a game ended, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// In what way.
    pub kind: OutcomeKind,
    /// The winner; nobody in a draw.
    pub winner: Option<Color>,
}

/// The ways in which a game ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OutcomeKind {
    /// In check without a legal move (FIDE Laws 5.1.1; ledger R25).
    Checkmate,
    /// Not in check, without a legal move (FIDE Laws 5.2.1; ledger R26).
    Stalemate,
    /// No series of legal moves mates either king (FIDE Laws 5.2.2; ledger R29).
    DeadPosition,
    /// A minor piece each, in the school's rulebook (ledger R30).
    InsufficientMaterial,
    /// The same position for the fifth time (FIDE Laws 9.6.1; ledger R31).
    Fivefold,
    /// Seventy-five moves of each side without a capture or a pawn's move (FIDE Laws 9.6.2; ledger R32).
    SeventyFive,
    /// A player resigned (FIDE Laws 5.1.2; ledger R27).
    Resignation,
    /// The players agreed to a draw (FIDE Laws 5.2.3; ledger R28).
    Agreement,
    /// The same position for the third time, claimed (FIDE Laws 9.2; ledger R31).
    Threefold,
    /// Fifty moves of each side without a capture or a pawn's move, claimed (FIDE Laws 9.3; ledger R32).
    Fifty,
}

impl OutcomeKind {
    /// All of them, in the order in which they count: of several ends the first holds.
    pub const ALL: [OutcomeKind; 10] = [
        OutcomeKind::Checkmate,
        OutcomeKind::Stalemate,
        OutcomeKind::DeadPosition,
        OutcomeKind::InsufficientMaterial,
        OutcomeKind::Fivefold,
        OutcomeKind::SeventyFive,
        OutcomeKind::Resignation,
        OutcomeKind::Agreement,
        OutcomeKind::Threefold,
        OutcomeKind::Fifty,
    ];

    /// The draws that come by themselves while there are still moves to play.
    const DRAWS_BY_ITSELF: [OutcomeKind; 4] =
        [OutcomeKind::DeadPosition, OutcomeKind::InsufficientMaterial, OutcomeKind::Fivefold, OutcomeKind::SeventyFive];

    /// Whether it is counted in moves, and so is to be seen in the history alone and not on the board.
    pub const fn is_counted(self) -> bool {
        matches!(self, OutcomeKind::Fivefold | OutcomeKind::SeventyFive | OutcomeKind::Threefold | OutcomeKind::Fifty)
    }

    /// Its code, and the rule of the ledger.
    const fn row(self) -> (&'static str, &'static str) {
        match self {
            OutcomeKind::Checkmate => ("checkmate", "checkmate"),
            OutcomeKind::Stalemate => ("stalemate", "stalemate"),
            OutcomeKind::DeadPosition => ("dead-position", "dead-position"),
            OutcomeKind::InsufficientMaterial => ("insufficient-material", "rulebook"),
            OutcomeKind::Fivefold => ("fivefold", "repetition"),
            OutcomeKind::SeventyFive => ("seventy-five", "fifty-moves"),
            OutcomeKind::Resignation => ("resignation", "resign"),
            OutcomeKind::Agreement => ("agreement", "draw-offer"),
            OutcomeKind::Threefold => ("threefold", "repetition"),
            OutcomeKind::Fifty => ("fifty", "fifty-moves"),
        }
    }

    /// The word of data formats.
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    /// The slug of the ledger's row.
    pub const fn rule(self) -> &'static str {
        self.row().1
    }
}

/// Half-moves without a capture or a pawn's move after which a draw can be claimed.
pub(super) const FIFTY: u32 = 100;

/// Half-moves without a capture or a pawn's move after which the game ends by itself.
const SEVENTY_FIVE: u32 = 150;

impl Game {
    /// How the game has ended, if it has. Of several ends the first holds: checkmate, stalemate, dead position
    /// (for the school also a minor piece each), fivefold repetition, seventy-five moves, and then what the players
    /// decided.
    ///
    /// ```
    /// use skaki::rules::game::{Game, OutcomeKind, Rulebook};
    /// use skaki::rules::{Position, notation::fen};
    ///
    /// let knights = Game::new(Position::new(fen::read("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1").unwrap()));
    /// assert_eq!(knights.outcome(Rulebook::Fide), None);
    /// let outcome = knights.outcome(Rulebook::School).unwrap();
    /// assert_eq!((outcome.kind, outcome.winner), (OutcomeKind::InsufficientMaterial, None));
    /// ```
    pub fn outcome(&self, rulebook: Rulebook) -> Option<Outcome> {
        let drawn = || self.draws(rulebook).next().map(|kind| Outcome { kind, winner: None });
        self.outcome_on_board().or_else(drawn).or(self.ended)
    }

    /// Every draw that has come by itself, in the order in which they count, whatever else has ended the game: a dead
    /// position (for the school also a minor piece each at the most), fivefold repetition, seventy-five moves.
    ///
    /// ```
    /// use skaki::rules::game::{Game, OutcomeKind, Rulebook};
    /// use skaki::rules::{Position, notation::fen};
    ///
    /// let kings = Game::new(Position::new(fen::read("4k3/8/8/8/8/8/8/4K3 w - - 150 99").unwrap()));
    /// let draws: Vec<OutcomeKind> = kings.draws(Rulebook::Fide).collect();
    /// assert_eq!(draws, [OutcomeKind::DeadPosition, OutcomeKind::SeventyFive]);
    /// ```
    pub fn draws(&self, rulebook: Rulebook) -> impl Iterator<Item = OutcomeKind> {
        let position = self.position();
        OutcomeKind::DRAWS_BY_ITSELF.into_iter().filter(move |kind| match kind {
            OutcomeKind::DeadPosition => dead::is_dead(position),
            OutcomeKind::InsufficientMaterial => rulebook == Rulebook::School && is_too_little_for_school(position),
            OutcomeKind::Fivefold => self.count_occurrences(position) >= 5,
            OutcomeKind::SeventyFive => position.halfmove_clock() >= SEVENTY_FIVE,
            OutcomeKind::Checkmate
            | OutcomeKind::Stalemate
            | OutcomeKind::Resignation
            | OutcomeKind::Agreement
            | OutcomeKind::Threefold
            | OutcomeKind::Fifty => false,
        })
    }

    /// Mate and stalemate, which end the game whatever else is so (FIDE Laws 9.6.2).
    pub(super) fn outcome_on_board(&self) -> Option<Outcome> {
        match self.position().state() {
            State::Playing | State::Check => None,
            State::Checkmate => {
                let winner = Some(self.position().turn().opponent());
                Some(Outcome { kind: OutcomeKind::Checkmate, winner })
            }
            State::Stalemate => Some(Outcome { kind: OutcomeKind::Stalemate, winner: None }),
        }
    }
}

/// Whether both sides have a king, one bishop or knight at the most, and nothing else: the whole list of the school (ledger
/// R29, R30). Of these only a minor piece each is no dead position, and ends the game by this.
fn is_too_little_for_school(position: &Position) -> bool {
    let board = position.board();
    Color::ALL.into_iter().all(|color| {
        let of = |kind| board.of(Piece::new(color, kind)).len();
        let others = board.of_color(color) & !board.of_kind(PieceKind::King);
        of(PieceKind::King) == 1 && others.len() <= 1 && of(PieceKind::Bishop) + of(PieceKind::Knight) == others.len()
    })
}
