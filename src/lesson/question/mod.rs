//! Questions about a position: one vocabulary for the answers of `mark`, the highlights of every step,
//! and what else asks the rules core something.
//!
//! ```
//! use skaki::lesson::Question;
//! use skaki::rules::notation::fen;
//! use skaki::rules::Position;
//!
//! let question: Question = "moves of a1".parse()?;
//! let position = Position::new(fen::read("8/8/8/8/8/8/8/R3K3 w")?);
//! assert_eq!(question.answer(&position).to_string(), "b1 c1 d1 a2 a3 a4 a5 a6 a7 a8");
//! assert_eq!(question.to_string(), "moves of a1");
//!
//! let question: Question = "moves of a1 and rank 1 or corners except file a".parse()?;
//! assert_eq!(question.answer(&position).to_string(), "b1 c1 d1 h1 h8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Joined phrases
//!
//! | between two phrases | the answer is |
//! |---|---|
//! | `and` | what belongs to both |
//! | `or` | what belongs to either |
//! | `except`, also `and not` | what belongs to the first and not to the second |
//!
//! All bind alike, and the phrase is read from left to right: `corners or rank 4 except file a` leaves out a1, a8 and a4.

use std::fmt;

use crate::rules::{PieceKind, Position, SquareSet};

mod phrase;
mod table;

pub use phrase::NoSuchQuestion;
pub use table::{Joint, Question, Slot};

impl Question {
    /// Every phrase, with an example of each: the table of the teacher's guide. What each means,
    /// [`explain::question`](crate::explain::question) says. Joined phrases are not among them.
    pub fn examples() -> impl Iterator<Item = &'static str> {
        table::TABLE.iter().map(|(example, _)| *example)
    }

    /// Two questions, joined.
    pub fn joined(joint: Joint, first: Question, second: Question) -> Question {
        Question::Joined(joint, Box::new(first), Box::new(second))
    }

    /// The questions that it joins, or itself.
    pub fn parts(&self) -> Vec<&Question> {
        match self {
            Question::Joined(_, first, second) => [first.parts(), second.parts()].concat(),
            one => vec![one],
        }
    }

    /// The squares on which something must stand for the question to make sense.
    pub fn piece_squares(&self) -> SquareSet {
        let on = |question: &&Question| match question.slot() {
            Slot::Piece(square) => Some(square),
            _ => None,
        };
        self.parts().iter().filter_map(on).collect()
    }

    /// The same question of a board on which these squares carry a star.
    ///
    /// ```
    /// use skaki::lesson::Question;
    /// use skaki::rules::{Position, SquareSet};
    ///
    /// let question: Question = "stars and dark squares".parse()?;
    /// let stars: SquareSet = ["c5", "g4"].into_iter().filter_map(|square| square.parse().ok()).collect();
    /// assert!(question.answer(&Position::start()).is_empty());
    /// assert_eq!(question.with_stars(stars).answer(&Position::start()).to_string(), "c5");
    /// # Ok::<(), skaki::lesson::NoSuchQuestion>(())
    /// ```
    #[must_use]
    pub fn with_stars(self, stars: SquareSet) -> Question {
        match self {
            Question::Stars(_) => Question::Stars(stars),
            Question::Joined(joint, first, second) => {
                Question::joined(joint, first.with_stars(stars), second.with_stars(stars))
            }
            other => other,
        }
    }

    /// Whether it asks about stars.
    pub fn is_about_stars(&self) -> bool {
        self.parts().iter().any(|part| matches!(part, Question::Stars(_)))
    }

    /// Whether all that can be the answer answers such a question.
    fn is_within(&self, such: &impl Fn(&Question) -> bool) -> bool {
        match self {
            Question::Joined(Joint::And, first, second) => first.is_within(such) || second.is_within(such),
            Question::Joined(Joint::Or, first, second) => first.is_within(such) && second.is_within(such),
            Question::Joined(Joint::Except, first, _) => first.is_within(such),
            one => such(one),
        }
    }

    /// Whether the check that the side to move is in is asked about: without one nothing can be the answer.
    pub fn is_about_check(&self) -> bool {
        use Question::{Blockers, Blocks, Checkers, Escapes, Takers};
        self.is_within(&|question| matches!(question, Checkers | Escapes | Takers | Blocks | Blockers))
    }

    /// Whether it names a square outright: to say what is asked would be to say the answer.
    pub fn names_a_square(&self) -> bool {
        match self {
            Question::Square(_) => true,
            Question::Joined(Joint::Except, first, _) => first.names_a_square(),
            Question::Joined(_, first, second) => first.names_a_square() || second.names_a_square(),
            _ => false,
        }
    }

    /// The two sides of an `and` that have squares each, but none in common: `or` was probably meant.
    pub fn nothing_in_common(&self, position: &Position) -> Option<(&Question, &Question)> {
        let Question::Joined(joint, first, second) = self else { return None };
        let (one, other) = (first.answer(position), second.answer(position));
        let apart = *joint == Joint::And && one.any() && other.any() && (one & other).is_empty();
        if apart { Some((first, second)) } else { first.nothing_in_common(position) }
    }
}

/// Squares of a lesson file: a list, or a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Squares {
    /// These.
    Given(SquareSet),
    /// Whatever the position answers.
    Asked(Question),
}

impl Squares {
    /// The squares, in this position.
    pub fn answer(&self, position: &Position) -> SquareSet {
        match self {
            Squares::Given(set) => *set,
            Squares::Asked(question) => question.answer(position),
        }
    }
}

/// The plural of a kind, as phrases use it.
const fn plural(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawns",
        PieceKind::Knight => "knights",
        PieceKind::Bishop => "bishops",
        PieceKind::Rook => "rooks",
        PieceKind::Queen => "queens",
        PieceKind::King => "kings",
    }
}

impl fmt::Display for Question {
    /// The phrase, as it is written in a lesson file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Question::Joined(joint, first, second) = self {
            return write!(f, "{first} {} {second}", joint.name());
        }
        let open = match self.slot() {
            Slot::Nothing | Slot::Stars(_) => String::new(),
            Slot::Piece(square) | Slot::Square(square) => square.to_string(),
            Slot::Side(color) => color.name().to_owned(),
            Slot::File(file) => file.letter().to_string(),
            Slot::Rank(rank) => rank.number().to_string(),
            Slot::Squares(one, other) => format!("{one} and {other}"),
            Slot::Kind(kind) => plural(kind).to_owned(),
            Slot::KindOf(color, kind) => format!("{} {}", color.name(), plural(kind)),
        };
        // The example, with these words in the place of its own.
        let example = self.example();
        let fixed = example.split(' ').count().saturating_sub(open.split_whitespace().count());
        let words: Vec<&str> = example.split(' ').take(fixed).chain(open.split_whitespace()).collect();
        f.write_str(&words.join(" "))
    }
}
