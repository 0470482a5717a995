//! What each question asks, in words.

use crate::lesson::{Question, Slot};
use crate::rules::{Piece, Placed, Position};

use crate::language::Message;

/// What a question asks, as a phrase in the plural that stands in a sentence: “the squares where …”.
///
/// ```
/// use skaki::explain;
/// use skaki::language::{Language, Words};
/// use skaki::lesson::Question;
///
/// let question: Question = "controlled by white".parse()?;
/// let text = Words::new(Language::EN).text(&explain::question(&question));
/// assert_eq!(text, "the squares that White controls");
/// # Ok::<(), skaki::lesson::NoSuchQuestion>(())
/// ```
pub fn question(question: &Question) -> Message {
    phrase(question, None)
}

/// The same of this position: what stands on a square that the question names is called by its name.
///
/// ```
/// use skaki::explain;
/// use skaki::language::{Language, Words};
/// use skaki::lesson::Question;
/// use skaki::rules::Position;
///
/// let question: Question = "moves of g1".parse()?;
/// let text = Words::new(Language::EN).text(&explain::question_of(&Position::start(), &question));
/// assert_eq!(text, "the squares where the white knight on g1 can go");
/// # Ok::<(), skaki::lesson::NoSuchQuestion>(())
/// ```
pub fn question_of(position: &Position, question: &Question) -> Message {
    phrase(question, Some(position))
}

fn phrase(question: &Question, position: Option<&Position>) -> Message {
    let message = Message::new(question.words());
    if let Question::Joined(_, first, second) = question {
        return message.with("first", phrase(first, position)).with("second", phrase(second, position));
    }
    match question.slot() {
        Slot::Nothing | Slot::Stars(_) => message,
        Slot::Piece(square) | Slot::Square(square) => {
            // What stands there is known only of a position.
            let piece = position.and_then(|position| position.piece_at(square));
            let there = match (position, piece) {
                (_, Some(_)) => "man",
                (Some(_), None) => "nothing",
                (None, None) => "unknown",
            };
            let man: Vec<Placed> = piece.map(|piece| Placed { piece, square }).into_iter().collect();
            message.with("square", square).word("there", there).with("man", man)
        }
        Slot::Side(side) => message.with("side", side),
        Slot::File(file) => message.with("file", file),
        Slot::Rank(rank) => message.with("rank", rank),
        Slot::Squares(one, other) => message.with("first", one).with("second", other),
        Slot::Kind(kind) => message.with("kind", kind),
        Slot::KindOf(side, kind) => message.with("piece", Piece::new(side, kind)),
    }
}
