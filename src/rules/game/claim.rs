//! Draws that are claimed: the third occurrence of a position, and fifty moves (FIDE Laws 9.2–9.5; ledger R31, R32).

use super::Game;
use super::end::{FIFTY, OutcomeKind, Rulebook};
use crate::rules::{Color, Move, PieceKind, Position};

/// What a draw is claimed by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ClaimKind {
    /// The same position for the third time (FIDE Laws 9.2).
    Threefold,
    /// Fifty moves of each side without a capture or a pawn's move (FIDE Laws 9.3).
    Fifty,
}

impl ClaimKind {
    /// Both.
    pub const ALL: [ClaimKind; 2] = [ClaimKind::Threefold, ClaimKind::Fifty];

    /// The word of data formats.
    pub const fn code(self) -> &'static str {
        self.outcome().code()
    }

    const fn outcome(self) -> OutcomeKind {
        match self {
            ClaimKind::Threefold => OutcomeKind::Threefold,
            ClaimKind::Fifty => OutcomeKind::Fifty,
        }
    }
}

/// A claim that the player to move may make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// What by.
    pub kind: ClaimKind,
    /// The move about to be made that would bring it about; `None` where it is so already.
    pub with: Option<Move>,
}

impl Game {
    /// After how many half-moves of the game the present position has stood, the present time included. The same
    /// position is the same pieces on the same squares, the same side to move and the same possible moves (FIDE
    /// Laws 9.2.3): see [`Position::is_same_as`].
    pub fn occurrences(&self) -> Vec<usize> {
        self.occurrences_of(self.position())
    }

    /// The same of a position that would come about with a move about to be made.
    pub fn occurrences_of(&self, position: &Position) -> Vec<usize> {
        let last = self.moves().len();
        let mut plies: Vec<usize> = self
            .reversible(position)
            .enumerate()
            .filter(|(_, other)| position.is_same_as(other))
            .map(|(back, _)| last.saturating_sub(back))
            .collect();
        plies.reverse();
        plies
    }

    /// How often a position has stood.
    pub(super) fn count_occurrences(&self, position: &Position) -> usize {
        self.reversible(position).filter(|other| position.is_same_as(other)).count()
    }

    /// The positions that could be the same as this one, the last first: a capture or a pawn's move can never be undone, and
    /// where a side has stood still, what went before is another game.
    fn reversible(&self, position: &Position) -> impl Iterator<Item = &Position> {
        let moves = usize::try_from(position.halfmove_clock()).unwrap_or(usize::MAX);
        let mut later: Option<Color> = None;
        self.positions().rev().take(moves.saturating_add(1)).take_while(move |earlier| {
            let in_turn = later != Some(earlier.turn());
            later = Some(earlier.turn());
            in_turn
        })
    }

    /// What the player to move may claim by the FIDE Laws, as things stand or with a move about to be made (9.2, 9.3);
    /// for each kind at most one claim, the one without a move first. None in a game that is over, also by itself: in a
    /// dead position, at the fifth occurrence, after seventy-five moves.
    ///
    /// ```
    /// use skaki::rules::Position;
    /// use skaki::rules::game::{Game, Rulebook};
    /// use skaki::rules::notation::fen;
    ///
    /// let game = |text| Game::new(Position::new(fen::read(text).unwrap()));
    /// assert_eq!(game("7k/8/6K1/8/8/8/8/R7 w - - 149 80").claims().len(), 1);
    /// assert_eq!(game("7k/8/6K1/8/8/8/8/R7 w - - 150 80").claims(), []);
    /// // A knight each: over for the school, and for FIDE still a game in which something can be claimed.
    /// let knights = game("4kn2/8/8/8/8/8/8/4KN2 w - - 100 80");
    /// assert_eq!((knights.claims().len(), knights.claims_by(Rulebook::School).len()), (1, 0));
    /// ```
    pub fn claims(&self) -> Vec<Claim> {
        self.claims_by(Rulebook::Fide)
    }

    /// The same by the ends of a rulebook.
    pub fn claims_by(&self, rulebook: Rulebook) -> Vec<Claim> {
        if self.outcome(rulebook).is_some() {
            return Vec::new();
        }
        ClaimKind::ALL
            .into_iter()
            .filter_map(|kind| {
                if self.holds(kind, None) {
                    return Some(Claim { kind, with: None });
                }
                let moves = self.position().legal_moves();
                let with = moves.iter().copied().find(|&mv| self.holds(kind, Some(mv)))?;
                Some(Claim { kind, with: Some(with) })
            })
            .collect()
    }

    /// Whether a claim is right; `with` is a legal move about to be made. Whether the game is over is not asked here: see
    /// [`Game::claims`].
    pub fn holds(&self, kind: ClaimKind, with: Option<Move>) -> bool {
        let position = self.position();
        match (kind, with) {
            (ClaimKind::Threefold, None) => self.count_occurrences(position) >= 3,
            (ClaimKind::Threefold, Some(mv)) => {
                // The position that would appear has not stood this time.
                let next = position.play(mv);
                next.halfmove_clock() >= 4 && self.count_occurrences(&next) >= 2
            }
            (ClaimKind::Fifty, None) => position.halfmove_clock() >= FIFTY,
            (ClaimKind::Fifty, Some(mv)) => {
                let irreversible = mv.piece() == PieceKind::Pawn || mv.capture().is_some();
                !irreversible && position.halfmove_clock().saturating_add(1) >= FIFTY
            }
        }
    }
}
