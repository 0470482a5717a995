//! Why what was typed could not be taken, as sentences.

use crate::rules::notation::typed::{NoSquare, RefusedDetail, Suggestion, Unreadable, UnreadableCause};
use crate::rules::notation::{Notation, ReadError, write_move};
use crate::rules::{Move, Piece, PieceKind, Placed, Position, Square};

use super::{Listener, reasons};
use crate::language::{Arg, Message, MoveText, ids};

/// The sentences for a text that was not taken as a move of this position: one message for each reason (`why` gives them
/// one by one), what may have been meant being said with the last.
///
/// ```
/// use skaki::explain::explain_read_error;
/// use skaki::language::{Language, Words};
/// use skaki::rules::{Position, notation::read_move};
///
/// let start = Position::start();
/// let error = read_move("Ng5", &start).unwrap_err();
/// let messages = explain_read_error(&start, &error);
/// let words = Words::new(Language::EN);
/// assert_eq!(words.text(&messages[0]), "No white knight reaches g5 in one move.");
/// ```
pub fn explain_read_error(position: &Position, error: &ReadError) -> Vec<Message> {
    // The cures of mixed alphabets are in the sentence itself.
    let in_the_writing = match error {
        ReadError::MixedAlphabets { .. } => Vec::new(),
        _ => explain_writing(error),
    };
    let mut said = match error {
        ReadError::Unreadable(Unreadable { cause, .. }) => {
            vec![causes(Message::new(ids::REASON_NOTATION_UNREADABLE), *cause)]
        }
        ReadError::MixedAlphabets { latin, greek, cures } => vec![
            Message::new(ids::REASON_NOTATION_MIXED_ALPHABETS)
                .with("latin", latin.to_string())
                .with("greek", greek.to_string())
                .with("cures", cures.iter().map(cure).collect::<Vec<_>>()),
        ],
        ReadError::Ambiguous { candidates } => vec![ambiguous(position, candidates)],
        ReadError::NoPieceReaches { piece, to, file, .. } => {
            // A pawn may well take there: then the text lacks its file.
            if is_missing(position, *piece) {
                vec![no_pawn(position, *piece, *to, error.suggestions().is_empty())]
            } else {
                let way = match file {
                    // A pawn of another file may take there all the same.
                    Some(_) if piece.kind == PieceKind::Pawn => "file",
                    None if takes_there(position, *piece, *to) => "takes",
                    Some(_) | None => "none",
                };
                let message = Message::new(ids::REASON_NO_PIECE_REACHES).with("piece", *piece).with("to", *to);
                vec![message.with("file", file.unwrap_or(to.file())).word("way", way)]
            }
        }
        ReadError::Refused { refusal, .. } => reasons::refusal(position, refusal, Listener::Player),
    };
    for more in in_the_writing {
        also(&mut said, more);
    }
    said
}

/// What lies in the writing of a text that was refused, as sentences beside the reason: which letter was taken for another, and
/// what was perhaps meant.
pub fn explain_writing(error: &ReadError) -> Vec<Message> {
    let rho = matches!(error, ReadError::Refused { detail: Some(RefusedDetail::RhoIsTheKing), .. });
    let rho = rho.then(|| ids::READING_RHO_IS_THE_KING.into());
    rho.into_iter().chain(error.suggestions().iter().map(suggested)).collect()
}

/// Whether it is a pawn, and there is none: then whoever wrote no letter meant a piece.
fn is_missing(position: &Position, piece: Piece) -> bool {
    piece.kind == PieceKind::Pawn && position.board().of(piece).is_empty()
}

/// That a move without a letter is a pawn's and there is no pawn, and how a piece's move is written: with the letter of the
/// pieces that there are, where they are all of one kind and nothing better is offered.
fn no_pawn(position: &Position, pawn: Piece, to: Square, nothing_offered: bool) -> Message {
    let men = position.board().of_color(pawn.color);
    let mut kinds = PieceKind::ALL.into_iter().filter(|kind| (men & position.board().of_kind(*kind)).any());
    let only = match (kinds.next(), kinds.next()) {
        (Some(only), None) if nothing_offered => Some(only),
        _ => None,
    };
    let kind = only.unwrap_or(pawn.kind);
    let example = MoveText::new(format!("{}{to}", Notation::LATIN.piece_letter(kind)));
    let how = match (only, nothing_offered) {
        (Some(_), _) if !men.more_than_one() => "alone",
        (Some(_), _) => "letter",
        (None, true) => "any",
        (None, false) => "offered",
    };
    let from = men.first().unwrap_or(to);
    let squares = MoveText::new(format!("{from}{to}"));
    let message = Message::new(ids::READING_NO_PAWN).word("how", how).with("pawn", pawn).with("kind", kind);
    message.with("move", example).with("squares", squares)
}

/// Whether a pawn of this colour, whose move it is, can take on the square.
fn takes_there(position: &Position, piece: Piece, to: Square) -> bool {
    let is_it = |mv: &&Move| mv.piece() == PieceKind::Pawn && mv.to() == to && mv.capture().is_some();
    piece.kind == PieceKind::Pawn
        && position.turn() == piece.color
        && position.legal_moves().iter().any(|mv| is_it(&mv))
}

/// The same in one sentence: the reason that a teacher would name first.
pub fn explain_read_error_briefly(position: &Position, error: &ReadError) -> Message {
    let unreadable = || causes(Message::new(ids::REASON_NOTATION_UNREADABLE), UnreadableCause::NoMove);
    explain_read_error(position, error).into_iter().next().unwrap_or_else(unreadable)
}

/// The sentence for a text that names no square.
///
/// ```
/// use skaki::explain::explain_no_square;
/// use skaki::language::{Language, Words};
/// use skaki::rules::notation::read_square;
///
/// let message = explain_no_square(&read_square("z3").unwrap_err());
/// assert!(Words::new(Language::EN).text(&message).starts_with("There is no file z."));
/// ```
pub fn explain_no_square(error: &NoSquare) -> Message {
    let mut said = vec![causes(Message::new(ids::READING_NO_SQUARE), error.cause)];
    if let Some(square) = error.suggestion {
        also(&mut said, Message::new(ids::READING_SQUARE_SUGGESTION).with("square", square));
    }
    said.pop().unwrap_or_else(|| ids::READING_NO_SQUARE.into())
}

/// Puts one more sentence behind the last message, so that there is still one message for each reason.
fn also(said: &mut Vec<Message>, more: Message) {
    let joined = match said.pop() {
        Some(last) => Message::new(ids::READING_TWO).with("first", last).with("second", more),
        None => more,
    };
    said.push(joined);
}

/// What makes a text unreadable, as the arguments of its sentence.
fn causes(message: Message, cause: UnreadableCause) -> Message {
    let (word, letter, rank) = match cause {
        UnreadableCause::Empty => ("empty", None, None),
        UnreadableCause::NoFile(letter) => ("file", Some(letter), None),
        UnreadableCause::NoRank(figure) => ("rank", None, Some(figure)),
        UnreadableCause::NoMove => ("none", None, None),
    };
    // Every variant of the sentence gets every argument; it shows those that are its own.
    message
        .word("cause", word)
        .with("letter", letter.map(String::from).unwrap_or_default())
        .with("rank", rank.map_or(Arg::Number(0), Arg::from))
}

fn cure(suggestion: &Suggestion) -> Message {
    Message::new(ids::READING_CURE)
        .with("latin", suggestion.latin.clone())
        .with("greek", suggestion.greek.clone())
        .with("kind", suggestion.piece)
}

fn suggested(suggestion: &Suggestion) -> Message {
    let written = MoveText::new(suggestion.latin.clone());
    match suggestion.mv {
        Some(mv) => Message::new(ids::READING_SUGGESTION).with("move", written).with("kind", mv.piece()),
        // Which piece it would be is not said of a move that none can make.
        None => Message::new(ids::READING_SUGGESTION_WRITTEN).with("move", written),
    }
}

/// “Two knights can go to d2: write Nbd2 for the knight on b1 or …”.
fn ambiguous(position: &Position, candidates: &[Move]) -> Message {
    let way = |mv: &Move| {
        let written = MoveText::new(write_move(position, *mv, Notation::LATIN));
        let message = Message::new(ids::READING_WAY).with("move", written);
        match position.piece_at(mv.from()) {
            Some(piece) => message.with("piece", Placed { piece, square: mv.from() }),
            None => message.with("piece", mv.piece()),
        }
    };
    let ways: Vec<Message> = candidates.iter().map(way).collect();
    match candidates {
        [first, rest @ ..] if rest.iter().all(|mv| (mv.piece(), mv.to()) == (first.piece(), first.to())) => {
            Message::new(ids::REASON_NOTATION_AMBIGUOUS)
                .with("kind", first.piece())
                .with("count", candidates.len())
                .with("to", first.to())
                .with("ways", ways)
        }
        _ => Message::new(ids::REASON_NOTATION_AMBIGUOUS_MOVES).with("ways", ways),
    }
}
