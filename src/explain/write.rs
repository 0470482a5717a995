//! What is said of what was written.

use crate::exercise::write::{Meant, Needless, NotIt, Slip, Written};
use crate::lesson::{Asked, ShownAs, Write};
use crate::rules::notation::san::SanBody;
use crate::rules::notation::typed::Form;
use crate::rules::notation::{Notation, ReadError, San};
use crate::rules::{CastlingSide, Color, Move, Position, Rank, Square};
use crate::session::WriteHint;

use super::telling::{move_text, told};
use super::{explain_no_square, explain_read_error};
use crate::language::{Message, ids};

/// A square in both notations, as the arguments of a sentence.
fn both(message: Message, square: Square) -> Message {
    message
        .with("greek", Notation::GREEK.square(square).to_string())
        .with("latin", Notation::LATIN.square(square).to_string())
}

/// Why it is not it.
pub(super) fn not_it(not_it: &NotIt) -> Vec<Message> {
    match &not_it.slip {
        Slip::NoSquare(error) => vec![explain_no_square(error)],
        Slip::NoMove { error: ReadError::Ambiguous { candidates }, position } => match candidates.as_slice() {
            // Which of them to write is what is asked.
            [first, rest @ ..] if rest.iter().all(|mv| (mv.piece(), mv.to()) == (first.piece(), first.to())) => {
                // Where one part of the square is not enough for some of them, that one alone was perhaps written already.
                let needs_both = candidates.iter().any(|mv| {
                    let body = San::unmarked(position, *mv).body;
                    matches!(body, SanBody::Piece { file: Some(_), rank: Some(_), .. })
                });
                let part = if needs_both { "both" } else { "one" };
                let message = Message::new(ids::WRITE_AMBIGUOUS).with("kind", first.piece()).with("to", first.to());
                vec![message.word("part", part)]
            }
            _ => explain_read_error(position, &ReadError::Ambiguous { candidates: candidates.clone() }),
        },
        Slip::NoMove { position, error } => explain_read_error(position, error),
        Slip::OtherSquare { written, asked } => {
            let right = match (written.file() == asked.file(), written.rank() == asked.rank()) {
                (true, _) => "file",
                (false, true) => "rank",
                (false, false) => "neither",
            };
            vec![both(Message::new(ids::WRITE_OTHER_SQUARE).word("right", right), *written)]
        }
        Slip::OtherForm { form, meant, asked } => {
            let sign = if asked.castling().is_some() { "castling" } else { "letters" };
            let form = match form {
                Form::Squares => "squares",
                Form::Words => "words",
                Form::Algebraic { .. } | Form::Castling => "king",
            };
            let meant = match meant {
                Meant::Asked => "asked",
                Meant::Another => "another",
            };
            vec![Message::new(ids::WRITE_OTHER_FORM).word("form", form).word("meant", meant).word("sign", sign)]
        }
        Slip::OtherMove { position, written, asked } => vec![
            Message::new(ids::WRITE_OTHER_MOVE)
                .with("move", move_text(position, *written))
                .with("told", told(position, *written)),
            Message::new(ids::WRITE_ASKED_MOVE).with("told", told(position, *asked)),
        ],
        Slip::NotSo { remark, .. } => {
            vec![Message::new(ids::WRITE_NOT_SO).word("claim", remark.name())]
        }
    }
}

/// What is said when it is right: how it is written.
pub(super) fn right(written: &Written) -> Vec<Message> {
    match written {
        Written::Square(square) => vec![both(Message::new(ids::WRITE_RIGHT_SQUARE), *square)],
        Written::Move { before, mv, needless } => {
            let mut said = vec![Message::new(ids::WRITE_RIGHT_MOVE).with("move", move_text(before, *mv))];
            said.extend(needless.map(|needless| match needless {
                Needless::Origin => Message::new(ids::WRITE_NEEDLESS_ORIGIN).with("kind", mv.piece()),
                Needless::MoreThanFile => Message::new(ids::WRITE_NEEDLESS_PART).word("enough", "file"),
                Needless::MoreThanRank => Message::new(ids::WRITE_NEEDLESS_PART).word("enough", "rank"),
                Needless::PawnRank => Message::new(ids::WRITE_NEEDLESS_PART).word("enough", "pawn"),
                Needless::PawnLetter => ids::WRITE_NEEDLESS_LETTER.into(),
            }));
            said
        }
    }
}

/// The sentence of a hint.
pub(super) fn hint(hint: &WriteHint) -> Message {
    match hint {
        WriteHint::File(square) => Message::new(ids::WRITE_HINT_FILE).with("square", *square),
        WriteHint::Name(square) => Message::new(ids::WRITE_HINT_NAME).with("square", *square),
        WriteHint::Letter(kind) => Message::new(ids::WRITE_HINT_LETTER).with("kind", *kind),
        WriteHint::Castling(side) => Message::new(ids::WRITE_HINT_CASTLING).word(
            "side",
            match side {
                CastlingSide::Short => "short",
                CastlingSide::Long => "long",
            },
        ),
        WriteHint::To(square) => Message::new(ids::WRITE_HINT_TO).with("square", *square),
        WriteHint::Move { position, mv } => Message::new(ids::WRITE_HINT_MOVE).with("move", move_text(position, *mv)),
    }
}

/// What is to be written, as a sentence for a screen with a board: `key` hands it in.
pub fn write_task(write: &Write, position: &Position, key: String) -> Vec<Message> {
    match write.asked {
        Asked::Square(_) => vec![Message::new(ids::WRITE_TASK_SQUARE).with("key", key)],
        // An arrow does not show what a pawn becomes.
        Asked::Move { mv, shown: ShownAs::Arrow } if mv.promotion().is_none() => {
            vec![Message::new(ids::WRITE_TASK_ARROW).with("key", key)]
        }
        Asked::Move { mv, .. } => {
            vec![Message::new(ids::WRITE_TASK_WORDS).with("told", told(position, mv)).with("key", key)]
        }
    }
}

/// The same where there is no board to be seen: the square is told by its place, the move in words.
/// `view` is the side from which the board is seen.
pub fn write_told(write: &Write, position: &Position, view: Color) -> Message {
    match write.asked {
        Asked::Square(square) => {
            let seen = |index: u8| match view {
                Color::White => Rank::from_index(index),
                Color::Black => Rank::from_index(7 - index),
            };
            let seen_by = match view {
                Color::White => "white",
                Color::Black => "black",
            };
            let column = seen(square.file().index()).unwrap_or(square.rank());
            let row = seen(square.rank().index()).unwrap_or(square.rank());
            Message::new(ids::WRITE_PLAIN_SQUARE).with("column", column).with("rank", row).word("view", seen_by)
        }
        Asked::Move { mv, .. } => told_move(position, mv),
    }
}

fn told_move(position: &Position, mv: Move) -> Message {
    Message::new(ids::WRITE_PLAIN_MOVE).with("told", told(position, mv))
}
