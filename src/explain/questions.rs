//! What each question asks, in words.

use crate::lesson::Question;
use crate::rules::{Piece, Placed, Position, Square};

use crate::language::{Message, ids};

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
    // About what stands on a square, which is known only of a position.
    let about = |id, square: Square| {
        let piece = position.and_then(|position| position.piece_at(square));
        let there = match (position, piece) {
            (_, Some(_)) => "man",
            (Some(_), None) => "nothing",
            (None, None) => "unknown",
        };
        let man: Vec<Placed> = piece.map(|piece| Placed { piece, square }).into_iter().collect();
        Message::new(id).with("square", square).word("there", there).with("man", man)
    };
    let joined = |id, first: &Question, second: &Question| {
        Message::new(id).with("first", phrase(first, position)).with("second", phrase(second, position))
    };
    match question {
        Question::MovesOf(square) => about(ids::QUESTION_MOVES_OF, *square),
        Question::MovesOfSide(side) => Message::new(ids::QUESTION_MOVES_OF_SIDE).with("side", *side),
        Question::CapturesOf(square) => about(ids::QUESTION_CAPTURES_OF, *square),
        Question::CapturesOfSide(side) => Message::new(ids::QUESTION_CAPTURES_OF_SIDE).with("side", *side),
        Question::MoversTo(square) => Message::new(ids::QUESTION_MOVERS_TO).with("square", *square),
        Question::Movable(side) => Message::new(ids::QUESTION_MOVABLE).with("side", *side),
        Question::ReachOf(square) => about(ids::QUESTION_REACH_OF, *square),
        Question::ControlledBy(square) => about(ids::QUESTION_CONTROLLED_BY, *square),
        Question::ControlledBySide(side) => Message::new(ids::QUESTION_CONTROLLED_BY_SIDE).with("side", *side),
        Question::AttackersOf(square) => about(ids::QUESTION_ATTACKERS_OF, *square),
        Question::DefendersOf(square) => about(ids::QUESTION_DEFENDERS_OF, *square),
        Question::Attacked(side) => Message::new(ids::QUESTION_ATTACKED).with("side", *side),
        Question::Undefended(side) => Message::new(ids::QUESTION_UNDEFENDED).with("side", *side),
        Question::Hanging(side) => Message::new(ids::QUESTION_HANGING).with("side", *side),
        Question::Checkers => ids::QUESTION_CHECKERS.into(),
        Question::ChecksOf(square) => about(ids::QUESTION_CHECKS_OF, *square),
        Question::ChecksOfSide(side) => Message::new(ids::QUESTION_CHECKS_OF_SIDE).with("side", *side),
        Question::MatesOf(square) => about(ids::QUESTION_MATES_OF, *square),
        Question::MatesOfSide(side) => Message::new(ids::QUESTION_MATES_OF_SIDE).with("side", *side),
        Question::StalematesOf(square) => about(ids::QUESTION_STALEMATES_OF, *square),
        Question::Escapes => ids::QUESTION_ESCAPES.into(),
        Question::Takers => ids::QUESTION_TAKERS.into(),
        Question::Blocks => ids::QUESTION_BLOCKS.into(),
        Question::Blockers => ids::QUESTION_BLOCKERS.into(),
        Question::Pinned(side) => Message::new(ids::QUESTION_PINNED).with("side", *side),
        Question::PinnersOf(side) => Message::new(ids::QUESTION_PINNERS_OF).with("side", *side),
        Question::PinLineOf(square) => about(ids::QUESTION_PIN_LINE_OF, *square),
        Question::SafeSquares(side) => Message::new(ids::QUESTION_SAFE_SQUARES).with("side", *side),
        Question::CastlingOf(side) => Message::new(ids::QUESTION_CASTLING_OF).with("side", *side),
        Question::EnPassant => ids::QUESTION_EN_PASSANT.into(),
        Question::LightSquares => ids::QUESTION_LIGHT_SQUARES.into(),
        Question::DarkSquares => ids::QUESTION_DARK_SQUARES.into(),
        Question::Stars(_) => ids::QUESTION_STARS.into(),
        Question::AllSquares => ids::QUESTION_ALL_SQUARES.into(),
        Question::EmptySquares => ids::QUESTION_EMPTY_SQUARES.into(),
        Question::Edge => ids::QUESTION_EDGE.into(),
        Question::Corners => ids::QUESTION_CORNERS.into(),
        Question::Centre => ids::QUESTION_CENTRE.into(),
        Question::Square(square) => Message::new(ids::QUESTION_SQUARE).with("square", *square),
        Question::File(file) => Message::new(ids::QUESTION_FILE).with("file", *file),
        Question::Rank(rank) => Message::new(ids::QUESTION_RANK).with("rank", *rank),
        Question::DiagonalsOf(square) => Message::new(ids::QUESTION_DIAGONALS_OF).with("square", *square),
        Question::Around(square) => Message::new(ids::QUESTION_AROUND).with("square", *square),
        Question::Between(one, other) => Message::new(ids::QUESTION_BETWEEN).with("first", *one).with("second", *other),
        Question::Pieces => ids::QUESTION_PIECES.into(),
        Question::PiecesOf(side) => Message::new(ids::QUESTION_PIECES_OF).with("side", *side),
        Question::Men => ids::QUESTION_MEN.into(),
        Question::MenOf(side) => Message::new(ids::QUESTION_MEN_OF).with("side", *side),
        Question::Kind(kind) => Message::new(ids::QUESTION_KIND).with("kind", *kind),
        Question::KindOf(side, kind) => Message::new(ids::QUESTION_KIND_OF).with("piece", Piece::new(*side, *kind)),
        Question::Both(first, second) => joined(ids::QUESTION_BOTH, first, second),
        Question::Either(first, second) => joined(ids::QUESTION_EITHER, first, second),
        Question::Without(first, second) => joined(ids::QUESTION_WITHOUT, first, second),
    }
}
