//! From the parts of a move to what it says: which piece, from where, to where. Read in one alphabet, without
//! looking at the board.

use super::super::letters;
use super::UnreadableCause;
use super::scan::{Part, Parts};
use crate::rules::{File, PieceKind, Rank, Square};

/// What a text says about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// The square it starts from and the one it goes to: `e2e4`.
    Squares { from: Square, to: Square, promotion: Option<PieceKind> },
    /// A kind of piece, what is known of the square it comes from, and where it goes: `Nbd2`, `exd5`.
    Piece { kind: PieceKind, file: Option<File>, rank: Option<Rank>, to: Square, promotion: Option<PieceKind> },
}

/// A shape, and the other one that the same letters could be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shapes {
    /// What it is read as.
    pub(super) first: Shape,
    /// What else it might have meant.
    pub(super) other: Option<Other>,
    /// The letter that named the piece, or what the pawn becomes.
    pub(super) piece_letter: Option<char>,
}

/// The second meaning of a letter that is both a file and a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Other {
    /// To be offered only: lower-case `b`, `β`, `α` before a square of the next file is the pawn.
    Offered(Shape),
    /// As good as the first: `B1C3` may be the square b1 or a bishop of the first rank, and the board decides.
    AsGood(Shape),
}

/// Reads parts whose letters are all of one alphabet, each letter with the meaning it has there.
pub(super) fn shape(parts: &[Part]) -> Result<Shapes, UnreadableCause> {
    // Of a capture it is said what takes: `xf3` is none, whoever could take there.
    if let [Part::Takes, ..] = parts {
        return Err(UnreadableCause::NoMove);
    }
    // Capture signs say nothing about which move it is.
    let bare: Parts = parts.iter().copied().filter(|part| *part != Part::Takes).collect();
    // The last letter with a figure behind it is the square the move goes to.
    let is_square = |pair: &[Part]| matches!(pair, [Part::Letter(_), Part::Figure(_)]);
    let index = bare.as_slice().windows(2).rposition(is_square).ok_or(UnreadableCause::NoMove)?;
    let (before, rest) = bare.as_slice().split_at_checked(index).ok_or(UnreadableCause::NoMove)?;
    let (target, after) = rest.split_at_checked(2).ok_or(UnreadableCause::NoMove)?;
    let to = square(target)?;
    let target_is_capital = matches!(target, [Part::Letter(letter), _] if !is_lower(*letter));
    let (promotion, promotion_letter) = promotion(after)?;
    let piece = |kind, file, rank| Shape::Piece { kind, file, rank, to, promotion };
    let piece_letter = promotion_letter.or(match before {
        [Part::Letter(letter), ..] => Some(*letter),
        _ => None,
    });
    let only = |first| Ok(Shapes { first, other: None, piece_letter });
    let with = |first, other| Ok(Shapes { first, other: Some(other), piece_letter });
    match *before {
        [] => only(piece(PieceKind::Pawn, None, None)),
        [Part::Kind(kind)] => only(piece(kind, None, None)),
        [Part::Letter(letter)] => match (letters::file_of(letter), letters::piece_of(letter)) {
            (Some(file), Some(kind)) if is_lower(letter) => {
                let pawn = piece(PieceKind::Pawn, Some(file), None);
                let offered = piece(kind, None, None);
                // Only a pawn of the next file can take there, so from any other file it is the piece.
                if file.index().abs_diff(to.file().index()) == 1 {
                    with(pawn, Other::Offered(offered))
                } else {
                    only(offered)
                }
            }
            (_, Some(kind)) => only(piece(kind, None, None)),
            (Some(file), None) => only(piece(PieceKind::Pawn, Some(file), None)),
            (None, None) => Err(UnreadableCause::NoMove),
        },
        [Part::Kind(kind), Part::Letter(letter)] => match letters::file_of(letter) {
            Some(file) => only(piece(kind, Some(file), None)),
            None => Err(UnreadableCause::NoMove),
        },
        [Part::Letter(first), Part::Letter(second)] => match (letters::piece_of(first), letters::file_of(second)) {
            (Some(kind), Some(file)) => only(piece(kind, Some(file), None)),
            _ => Err(UnreadableCause::NoMove),
        },
        [Part::Kind(kind), Part::Figure(figure)] => only(piece(kind, None, Some(rank(figure)?))),
        [Part::Letter(letter), Part::Figure(figure)] => {
            let rank = rank(figure)?;
            let square = letters::file_of(letter).map(|file| Square::new(file, rank));
            let squares = square.map(|from| Shape::Squares { from, to, promotion });
            let hinted = letters::piece_of(letter).map(|kind| piece(kind, None, Some(rank)));
            match (squares, hinted) {
                (Some(squares), Some(_)) if is_lower(letter) => only(squares),
                (Some(squares), Some(hinted)) if target_is_capital => with(squares, Other::AsGood(hinted)),
                (_, Some(hinted)) => only(hinted),
                (Some(squares), None) => only(squares),
                (None, None) => Err(UnreadableCause::NoFile(letter)),
            }
        }
        [first, Part::Letter(letter), Part::Figure(figure)] => {
            let kind = match first {
                Part::Kind(kind) => Some(kind),
                Part::Letter(letter) => letters::piece_of(letter),
                _ => None,
            };
            let kind = kind.ok_or(UnreadableCause::NoMove)?;
            let file = letters::file_of(letter).ok_or(UnreadableCause::NoFile(letter))?;
            only(piece(kind, Some(file), Some(rank(figure)?)))
        }
        _ => Err(UnreadableCause::NoMove),
    }
}

/// A square and nothing else.
pub(super) fn square(parts: &[Part]) -> Result<Square, UnreadableCause> {
    match *parts {
        [Part::Letter(letter), Part::Figure(figure)] => {
            let file = letters::file_of(letter).ok_or(UnreadableCause::NoFile(letter))?;
            Ok(Square::new(file, rank(figure)?))
        }
        _ => Err(UnreadableCause::NoMove),
    }
}

fn is_lower(letter: char) -> bool {
    letters::lower(letter) == letter
}

fn rank(figure: u8) -> Result<Rank, UnreadableCause> {
    Rank::from_number(figure).ok_or(UnreadableCause::NoRank(figure))
}

fn promotion(after: &[Part]) -> Result<(Option<PieceKind>, Option<char>), UnreadableCause> {
    match *after {
        [] => Ok((None, None)),
        [Part::Kind(kind)] | [Part::Becomes, Part::Kind(kind)] => Ok((Some(kind), None)),
        [Part::Letter(letter)] | [Part::Becomes, Part::Letter(letter)] => {
            letters::piece_of(letter).map(|kind| (Some(kind), Some(letter))).ok_or(UnreadableCause::NoMove)
        }
        _ => Err(UnreadableCause::NoMove),
    }
}
