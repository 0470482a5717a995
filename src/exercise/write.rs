//! What a student writes: the name of a square, or a move in algebraic notation.

use crate::lesson::{Asked, Write};
use crate::rules::notation::san::SanBody;
use crate::rules::notation::typed::{Form, NoSquare, Suggestion, form_of};
use crate::rules::notation::{ReadError, Remark, San, read_move, read_square};
use crate::rules::{File, Game, Move, PieceKind, Position, Rank, Square};

use super::state::State;

/// What came of writing.
#[must_use]
#[derive(Clone, PartialEq, Debug)]
pub enum Writing {
    /// It is right.
    Right(Written),
    /// It is not.
    Wrong(NotIt),
}

/// What was written, rightly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// The name of the square.
    Square(Square),
    /// The move.
    Move {
        /// The position in which it was written.
        before: Position,
        /// The move; it has been played.
        mv: Move,
        /// What was said and need not be.
        needless: Option<Needless>,
    },
}

/// What a move says and need not say. It is right all the same, since nobody can misunderstand it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Needless {
    /// Where the piece comes from, although no other could go there (FIDE Laws, appendix C.10).
    Origin,
    /// More than the file, which tells two pieces apart (appendix C.10.2).
    MoreThanFile,
    /// More than the rank, which tells two pieces of one file apart (appendix C.10.1).
    MoreThanRank,
    /// A letter for the pawn (appendix C.4).
    PawnLetter,
    /// The rank from which a pawn takes, besides the file (appendix C.9).
    PawnRank,
}

/// A text that is not what was asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct NotIt {
    /// What was written.
    pub text: String,
    /// Why it is not it.
    pub slip: Slip,
}

/// Why a text is not what was asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Slip {
    /// It names no square.
    NoSquare(NoSquare),
    /// It names another square.
    OtherSquare {
        /// The one that was written.
        written: Square,
        /// The one that is marked.
        asked: Square,
    },
    /// It is no move here: it cannot be read, is against the rules, or several pieces could make it.
    NoMove {
        /// The position.
        position: Position,
        /// Why.
        error: ReadError,
    },
    /// It is a move, but not in algebraic notation.
    OtherForm {
        /// In words, or as two squares.
        form: Form,
        /// Whether it is the move that was asked for.
        meant: Meant,
        /// The one that was asked for.
        asked: Move,
    },
    /// It is another move.
    OtherMove {
        /// The position.
        position: Position,
        /// The one that was written.
        written: Move,
        /// The one that was asked for.
        asked: Move,
    },
    /// It is the move, and something is said of it that is not so.
    NotSo {
        /// The move.
        mv: Move,
        /// What is not so.
        remark: Remark,
    },
}

/// Which move was meant by a text in another form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meant {
    /// The one that was asked for.
    Asked,
    /// Another one.
    Another,
}

impl Slip {
    /// Whether it counts as a try that missed. What cannot be read, or is written in another manner, is a slip of the hand;
    /// what is read and wrong is not known yet.
    pub const fn counts(&self) -> bool {
        match self {
            Slip::OtherSquare { .. } | Slip::OtherMove { .. } | Slip::NotSo { .. } => true,
            Slip::NoMove { error, .. } => matches!(error, ReadError::Ambiguous { .. }),
            Slip::NoSquare(_) | Slip::OtherForm { .. } => false,
        }
    }
}

/// What comes of writing this.
pub(super) fn advance(write: &Write, state: &State, text: String) -> (State, Writing) {
    match judge(write.asked, &state.game, &text) {
        Ok(written) => {
            let mut next = state.clone();
            if let Written::Move { mv, .. } = written {
                next.game.play(mv);
            }
            (next, Writing::Right(written))
        }
        Err(slip) => (state.clone(), Writing::Wrong(NotIt { text, slip: *slip })),
    }
}

/// Whether a text is what was asked for, and if not, why not.
///
/// # Errors
/// What is not right.
pub fn judge(asked: Asked, game: &Game, text: &str) -> Result<Written, Box<Slip>> {
    match asked {
        Asked::Square(asked) => match read_square(text) {
            Ok(written) if written == asked => Ok(Written::Square(asked)),
            Ok(written) => Err(Box::new(Slip::OtherSquare { written, asked })),
            Err(error) => Err(Box::new(Slip::NoSquare(error))),
        },
        Asked::Move { mv: asked, .. } => judge_move(asked, game, text),
    }
}

fn judge_move(asked: Move, game: &Game, text: &str) -> Result<Written, Box<Slip>> {
    let position = *game.position();
    let form = form_of(text);
    let typed = match read_move(text, game) {
        Ok(typed) => typed,
        Err(error) => return Err(Box::new(Slip::NoMove { position, error: without_the_answer(error, asked) })),
    };
    let meant = if typed.mv == asked { Meant::Asked } else { Meant::Another };
    let needless = match form {
        // Both squares are how a pawn's move is written in long form, as a piece's is with its letter (appendix C.8).
        Some(Form::Squares) if typed.mv.piece() == PieceKind::Pawn => {
            Some(if asked.capture().is_some() { Needless::PawnRank } else { Needless::Origin })
        }
        Some(form @ (Form::Squares | Form::Words)) => return Err(Box::new(Slip::OtherForm { form, meant, asked })),
        // A king that goes two squares castles, and that has a sign of its own (appendix C.13).
        Some(form @ Form::Algebraic { .. }) if typed.mv.castling().is_some() => {
            return Err(Box::new(Slip::OtherForm { form, meant, asked }));
        }
        Some(Form::Algebraic { file, rank, pawn_letter }) => needless(&position, asked, file, rank, pawn_letter),
        Some(Form::Castling) | None => None,
    };
    if typed.mv != asked {
        return Err(Box::new(Slip::OtherMove { position, written: typed.mv, asked }));
    }
    match typed.remarks.first() {
        Some(remark) => Err(Box::new(Slip::NotSo { mv: asked, remark: *remark })),
        None => Ok(Written::Move { before: position, mv: asked, needless }),
    }
}

/// What a writing says and need not say.
fn needless(
    position: &Position,
    mv: Move,
    file: Option<File>,
    rank: Option<Rank>,
    pawn_letter: Option<char>,
) -> Option<Needless> {
    let SanBody::Piece { file: own_file, rank: own_rank, .. } = San::unmarked(position, mv).body else { return None };
    if pawn_letter.is_some() {
        return Some(Needless::PawnLetter);
    }
    if file.is_none_or(|_| own_file.is_some()) && rank.is_none_or(|_| own_rank.is_some()) {
        return None;
    }
    Some(match (own_file, own_rank) {
        (Some(_), _) if mv.piece() != PieceKind::Pawn => Needless::MoreThanFile,
        (None, Some(_)) => Needless::MoreThanRank,
        _ => Needless::Origin,
    })
}

/// The same error without the very move that is asked for as what may have been meant.
fn without_the_answer(error: ReadError, asked: Move) -> ReadError {
    let other = |suggestion: Option<Suggestion>| suggestion.filter(|suggestion| suggestion.mv != Some(asked));
    match error {
        ReadError::NoPieceReaches { piece, to, file, suggestion } => {
            ReadError::NoPieceReaches { piece, to, file, suggestion: other(suggestion) }
        }
        ReadError::Refused { attempt, refusal, detail, suggestion } => {
            ReadError::Refused { attempt, refusal, detail, suggestion: other(suggestion) }
        }
        // A slip of the keyboard layout is one of the hand: whoever made it knew the answer.
        error @ (ReadError::Unreadable(_) | ReadError::MixedAlphabets { .. } | ReadError::Ambiguous { .. }) => error,
    }
}

/// Whether two answers are the same: the same square or move, in whatever alphabet, or the same letters.
pub fn same(game: &Game, asked: Asked, one: &str, other: &str) -> bool {
    let read_alike = match asked {
        Asked::Square(_) => matches!((read_square(one), read_square(other)), (Ok(one), Ok(other)) if one == other),
        Asked::Move { .. } => match (read_move(one, game), read_move(other, game)) {
            (Ok(one_move), Ok(other_move)) => one_move == other_move && manner(one) == manner(other),
            _ => false,
        },
    };
    read_alike || one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The manner, without what it says of the move.
fn manner(text: &str) -> Option<std::mem::Discriminant<Form>> {
    form_of(text).map(|form| std::mem::discriminant(&form))
}

/// The letter of a move that its notation begins with: none for a pawn, and none for castling.
pub(crate) fn letter_of(mv: Move) -> Option<PieceKind> {
    (mv.castling().is_none() && mv.piece() != PieceKind::Pawn).then_some(mv.piece())
}
