//! Steps in which answers are picked: what is asked, what may be answered, and which answers are right.
//!
//! Which answer is right is asked of the rules core wherever there is a question about the board; only a question in
//! the teacher's own words says so itself.
//!
//! ```
//! use skaki::lesson::{ChoiceAnswer, ChoiceQuestion, Standing, Truth};
//! use skaki::rules::game::{Game, Rulebook};
//! use skaki::rules::{Position, notation::fen};
//!
//! let game = Game::new(Position::new(fen::read("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1")?));
//! let question: ChoiceQuestion = "state".parse().unwrap();
//! let answers = question.answers(&game, Rulebook::Fide);
//! let right = answers.iter().find(|it| it.truth == Truth::Right).unwrap();
//! assert_eq!(right.answer, ChoiceAnswer::Standing(Standing::Checkmate));
//! # Ok::<(), fen::FenFaults>(())
//! ```

use std::str::FromStr;

use crate::rules::game::{Game, Outcome, OutcomeKind, Rulebook};
use crate::rules::notation::read_square;
use crate::rules::{CastlingSide, Color, PieceKind, ReasonKind, Square, State};

use super::TextKey;
use super::format::suggest::nearest;

mod answers;

pub use answers::{Answer, Truth};

/// The most options of a step: each has a figure of its own on the keyboard.
pub const MOST_OPTIONS: usize = 9;

/// A step in which one option is picked, or several.
#[derive(Clone, Debug)]
pub struct Choose {
    /// What is asked.
    pub question: ChoiceQuestion,
    /// By which rules a game ends: it decides what is a draw.
    pub rulebook: Rulebook,
    /// What may be picked, in the order in which it is shown; at most [`MOST_OPTIONS`].
    pub options: Vec<Choice>,
}

impl Choose {
    /// The right options in this game.
    pub fn right(&self, game: &Game) -> Picks {
        let answers = self.question.answers(game, self.rulebook);
        let is_right = |answer: &ChoiceAnswer| match answer {
            ChoiceAnswer::Text { right, .. } => *right,
            answer => answers.iter().any(|it| it.truth == Truth::Right && it.answer == *answer),
        };
        let right = self.options.iter().enumerate().filter(|(_, choice)| is_right(&choice.answer));
        right.fold(Picks::NONE, |right, (index, _)| right.with(index))
    }

    /// Whether more than one option may be right, so that the picks are handed in together. It depends on the question
    /// and not on the position: otherwise it would give away that there is only one reason.
    pub fn takes_several(&self) -> bool {
        match self.question {
            ChoiceQuestion::Castling { .. } | ChoiceQuestion::CastlingOf(_) | ChoiceQuestion::Legal { .. } => true,
            ChoiceQuestion::State | ChoiceQuestion::EnPassant | ChoiceQuestion::Draw => false,
            ChoiceQuestion::Text => {
                let right = |choice: &&Choice| matches!(choice.answer, ChoiceAnswer::Text { right: true, .. });
                self.options.iter().filter(right).count() > 1
            }
        }
    }
}

/// An option of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it answers.
    pub answer: ChoiceAnswer,
    /// What the teacher says to whoever picks it, beside the computed reason.
    pub explain: Option<TextKey>,
}

/// Some of the options of a step, by their number from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Picks(u16);

impl Picks {
    /// None of them.
    pub const NONE: Picks = Picks(0);

    const fn bit(option: usize) -> u16 {
        if option < MOST_OPTIONS { 1 << option } else { 0 }
    }

    /// Whether an option is among them.
    pub const fn contains(self, option: usize) -> bool {
        self.0 & Picks::bit(option) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, option: usize) -> Picks {
        Picks(self.0 | Picks::bit(option))
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, option: usize) -> Picks {
        Picks(self.0 & !Picks::bit(option))
    }

    /// Those that are not among the others.
    #[must_use]
    pub const fn except(self, others: Picks) -> Picks {
        Picks(self.0 & !others.0)
    }

    /// Those of both.
    #[must_use]
    pub const fn and(self, others: Picks) -> Picks {
        Picks(self.0 | others.0)
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers, the first first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..MOST_OPTIONS).filter(move |option| self.contains(*option))
    }
}

/// What a step asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceQuestion {
    /// How does it stand for the side to move: check, mate, stalemate (ledger R22, R25, R26, R29)?
    State,
    /// May this side castle this way now, and if not why not (ledger R20, R21)?
    Castling {
        /// Whose castling.
        color: Color,
        /// Which castling.
        side: CastlingSide,
    },
    /// Which castlings are possible now?
    CastlingOf(Color),
    /// May this move be played, and if not why not?
    Legal {
        /// Where it begins.
        from: Square,
        /// Where it ends.
        to: Square,
        /// What a pawn would become.
        promotion: Option<PieceKind>,
    },
    /// May a pawn take en passant now (ledger R17)?
    EnPassant,
    /// Is it a draw, by itself or on a claim (ledger R29–R32)?
    Draw,
    /// The teacher's own question, with the teacher's own answers.
    Text,
}

/// An answer that may be offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChoiceAnswer {
    /// How it stands.
    Standing(Standing),
    /// Yes: the move may be played.
    Legal,
    /// Yes: this castling may be played.
    MayCastle(CastlingSide),
    /// No, for this reason.
    Refused(ReasonKind),
    /// This castling is possible.
    Castling(CastlingSide),
    /// No castling is possible.
    NoCastling,
    /// Whether a pawn may take en passant.
    EnPassant(bool),
    /// Whether it is a draw.
    Draw(DrawStatus),
    /// An answer in the teacher's words.
    Text {
        /// Its text.
        text: TextKey,
        /// Whether it is right.
        right: bool,
    },
}

impl ChoiceAnswer {
    /// Whether nobody can mean both: yes and a reason why not, one castling and neither.
    pub const fn contradicts(&self, other: &ChoiceAnswer) -> bool {
        use ChoiceAnswer::{Castling, Legal, MayCastle, NoCastling, Refused};
        matches!(
            (self, other),
            (Legal | MayCastle(_), Refused(_))
                | (Refused(_), Legal | MayCastle(_))
                | (NoCastling, Castling(_))
                | (Castling(_), NoCastling)
        )
    }
}

/// How it stands for the side to move. Of several that hold the later ends count first, as in
/// [`Game::outcome`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// Neither check nor the end of the game.
    Normal,
    /// Check that can be answered.
    Check,
    /// Checkmate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// A dead position: nobody can be mated any more (FIDE Laws 5.2.2; ledger R29).
    DeadPosition,
    /// A minor piece each, in the school's rulebook (ledger R30).
    InsufficientMaterial,
    /// The same position for the fifth time (FIDE Laws 9.6.1; ledger R31).
    Fivefold,
    /// Seventy-five moves of each side without a capture or a pawn's move (FIDE Laws 9.6.2; ledger R32).
    SeventyFive,
}

/// Whether a game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawStatus {
    /// It is not: the game goes on, or somebody has won.
    None,
    /// It is drawn, whatever the players want.
    Automatic,
    /// It is, if the player to move claims it.
    OnClaim,
}

impl Standing {
    /// Every one, in the order in which options show them.
    pub const ALL: [Standing; 8] = [
        Standing::Normal,
        Standing::Check,
        Standing::Checkmate,
        Standing::Stalemate,
        Standing::DeadPosition,
        Standing::InsufficientMaterial,
        Standing::Fivefold,
        Standing::SeventyFive,
    ];

    /// The word of lesson files.
    pub const fn name(self) -> &'static str {
        match self {
            Standing::Normal => "normal",
            Standing::Check => "check",
            Standing::Checkmate => OutcomeKind::Checkmate.code(),
            Standing::Stalemate => OutcomeKind::Stalemate.code(),
            Standing::DeadPosition => OutcomeKind::DeadPosition.code(),
            Standing::InsufficientMaterial => OutcomeKind::InsufficientMaterial.code(),
            Standing::Fivefold => OutcomeKind::Fivefold.code(),
            Standing::SeventyFive => OutcomeKind::SeventyFive.code(),
        }
    }

    /// The draw that has come by itself although there are moves; `None` where it has not.
    pub const fn drawn(self) -> Option<OutcomeKind> {
        match self {
            Standing::Normal | Standing::Check | Standing::Checkmate | Standing::Stalemate => None,
            Standing::DeadPosition => Some(OutcomeKind::DeadPosition),
            Standing::InsufficientMaterial => Some(OutcomeKind::InsufficientMaterial),
            Standing::Fivefold => Some(OutcomeKind::Fivefold),
            Standing::SeventyFive => Some(OutcomeKind::SeventyFive),
        }
    }

    /// How it stands.
    pub fn of(game: &Game, rulebook: Rulebook) -> Standing {
        Standing::all_of(game, rulebook).first().copied().unwrap_or(Standing::Normal)
    }

    /// Every one that is true of a game, the one that counts first: a king may stand in check although the game is drawn.
    /// Of a mate nothing else is said.
    fn all_of(game: &Game, rulebook: Rulebook) -> Vec<Standing> {
        let state = game.position().state();
        let on_board = match state {
            State::Checkmate => return vec![Standing::Checkmate],
            State::Stalemate => Some(Standing::Stalemate),
            State::Check | State::Playing => None,
        };
        // Where the game is drawn by both books, what the school calls too little is no wrong word for it, whichever of the
        // two the step goes by; where only the school's would draw it, the step's decides.
        let both = game.draws(rulebook).any(|kind| kind == OutcomeKind::DeadPosition);
        let drawn: Vec<OutcomeKind> = game.draws(if both { Rulebook::School } else { rulebook }).collect();
        let is_drawn = |standing: &Standing| standing.drawn().is_some_and(|kind| drawn.contains(&kind));
        let mut all: Vec<Standing> = on_board.into_iter().chain(Standing::ALL.into_iter().filter(is_drawn)).collect();
        if state == State::Check {
            all.push(Standing::Check);
        }
        if all.is_empty() {
            all.push(Standing::Normal);
        }
        all
    }
}

impl DrawStatus {
    /// Every one, in the order in which options show them.
    pub const ALL: [DrawStatus; 3] = [DrawStatus::None, DrawStatus::Automatic, DrawStatus::OnClaim];

    /// The word of lesson files.
    pub const fn name(self) -> &'static str {
        match self {
            DrawStatus::None => "none",
            DrawStatus::Automatic => "automatic",
            DrawStatus::OnClaim => "claim",
        }
    }

    /// Whether a game is drawn.
    pub fn of(game: &Game, rulebook: Rulebook) -> DrawStatus {
        match game.outcome(rulebook) {
            Some(Outcome { winner: None, .. }) => DrawStatus::Automatic,
            None if !game.claims().is_empty() => DrawStatus::OnClaim,
            Some(_) | None => DrawStatus::None,
        }
    }
}

/// A phrase that asks nothing we know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchChoiceQuestion {
    /// What was probably meant.
    pub suggestion: Option<&'static str>,
}

impl FromStr for ChoiceQuestion {
    type Err = NoSuchChoiceQuestion;

    fn from_str(text: &str) -> Result<ChoiceQuestion, NoSuchChoiceQuestion> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let color = |word: &str| Color::ALL.into_iter().find(|color| color.name() == word);
        let side = |word: &str| CastlingSide::ALL.into_iter().find(|side| side.name() == word);
        let kind = |word: &str| PieceKind::ALL.into_iter().find(|kind| kind.name() == word);
        let found = match words.as_slice() {
            ["state"] => Some(ChoiceQuestion::State),
            ["en", "passant"] => Some(ChoiceQuestion::EnPassant),
            ["draw"] => Some(ChoiceQuestion::Draw),
            ["text"] => Some(ChoiceQuestion::Text),
            ["castling", who] => color(who).map(ChoiceQuestion::CastlingOf),
            ["castling", who, which] => match (color(who), side(which)) {
                (Some(color), Some(side)) => Some(ChoiceQuestion::Castling { color, side }),
                _ => None,
            },
            ["legal", from, to, rest @ ..] => match (read_square(from), read_square(to), rest) {
                (Ok(from), Ok(to), []) => Some(ChoiceQuestion::Legal { from, to, promotion: None }),
                (Ok(from), Ok(to), [becomes]) => {
                    kind(becomes).map(|kind| ChoiceQuestion::Legal { from, to, promotion: Some(kind) })
                }
                _ => None,
            },
            _ => None,
        };
        found.ok_or_else(|| NoSuchChoiceQuestion { suggestion: nearest(text, ChoiceQuestion::PHRASES) })
    }
}

impl ChoiceQuestion {
    /// The phrases, an example of each, as a file writes them.
    pub const PHRASES: [&'static str; 11] = [
        "state",
        "castling white",
        "castling black",
        "castling white short",
        "castling white long",
        "castling black short",
        "castling black long",
        "legal e1 g1",
        "en passant",
        "draw",
        "text",
    ];
}
