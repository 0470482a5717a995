//! What is wrong with a lesson, a course or a catalogue, as a sentence that says what to write instead.

use crate::language::{Arg, Message, ids};
use crate::lesson::Problem;
use crate::rules::notation::fen::FenFaultKind;
use crate::rules::{CastlingRights, PositionFault};

/// The sentence for a problem of a lesson file.
///
/// ```
/// use skaki::explain::explain_problem;
/// use skaki::language::{Language, Words};
/// use skaki::lesson::Problem;
///
/// let message = explain_problem(&Problem::KeyMissing { key: "goal", instead: Some("goal = { check = true }") });
/// let told = Words::new(Language::EN).text(&message);
/// assert_eq!(told, "The key “goal” is missing here: write it, as in “goal = { check = true }”.");
/// ```
pub fn explain_problem(problem: &Problem) -> Message {
    shortened(&problem.sentence())
}

/// So many characters are repeated of what stands in a file: whoever reads the sentence sees the place as well.
const ECHO: usize = 100;

/// The same message with what it repeats of a file cut to a length that a sentence bears.
fn shortened(message: &Message) -> Message {
    message.map_args(&|name, arg| match arg {
        // Words of the program's own.
        Arg::Text(_) if name == "known" => arg.clone(),
        Arg::Text(text) => Arg::Text(match text.char_indices().nth(ECHO) {
            Some((end, _)) => format!("{}\u{2026}", text.get(..end).unwrap_or_default()),
            None => text.clone(),
        }),
        Arg::Message(inner) => Arg::Message(Box::new(shortened(inner))),
        Arg::List(inner) => Arg::List(inner.iter().map(shortened).collect()),
        _ => arg.clone(),
    })
}

/// The sentence for a fault of a FEN.
pub fn explain_fen_fault(kind: FenFaultKind) -> Message {
    Message::new(match kind {
        FenFaultKind::Empty => return Message::new(ids::FAULT_FEN_FIELDS).word("there", "none"),
        FenFaultKind::Fields => return Message::new(ids::FAULT_FEN_FIELDS).word("there", "more"),
        FenFaultKind::Ranks => ids::FAULT_FEN_RANKS,
        FenFaultKind::RankLength => ids::FAULT_FEN_RANK_LENGTH,
        FenFaultKind::Character => ids::FAULT_FEN_CHARACTER,
        FenFaultKind::Turn => ids::FAULT_FEN_TURN,
        FenFaultKind::Castling => ids::FAULT_FEN_CASTLING,
        FenFaultKind::EnPassant => ids::FAULT_FEN_EN_PASSANT,
        FenFaultKind::Clock => ids::FAULT_FEN_CLOCK,
    })
}

/// The sentence for a reason why a position is none of a real game.
pub fn explain_position_fault(fault: PositionFault) -> Message {
    match fault {
        PositionFault::NoKing(color) => Message::new(ids::FAULT_NO_KING).with("color", color),
        PositionFault::TooManyKings(color) => Message::new(ids::FAULT_TOO_MANY_KINGS).with("color", color),
        PositionFault::PawnOnLastRank(squares) => Message::new(ids::FAULT_PAWN_ON_LAST_RANK).with("squares", squares),
        PositionFault::OpponentInCheck => Message::new(ids::FAULT_OPPONENT_IN_CHECK),
        PositionFault::CastlingImpossible(rights) => {
            Message::new(ids::FAULT_CASTLING_IMPOSSIBLE).with("rights", castling_letters(rights))
        }
        PositionFault::EnPassantImpossible(square) => {
            Message::new(ids::FAULT_EN_PASSANT_IMPOSSIBLE).with("square", square)
        }
        PositionFault::TooManyPieces(color) => Message::new(ids::FAULT_TOO_MANY_PIECES).with("color", color),
        PositionFault::ImpossibleCheck(checkers) => Message::new(ids::FAULT_IMPOSSIBLE_CHECK).with("squares", checkers),
    }
}

/// Castling rights in the letters of FEN, which are what stands in the file.
fn castling_letters(rights: CastlingRights) -> String {
    use crate::rules::{CastlingSide, Color};
    rights
        .iter()
        .map(|(color, side)| match (color, side) {
            (Color::White, CastlingSide::Short) => 'K',
            (Color::White, CastlingSide::Long) => 'Q',
            (Color::Black, CastlingSide::Short) => 'k',
            (Color::Black, CastlingSide::Long) => 'q',
        })
        .collect()
}
