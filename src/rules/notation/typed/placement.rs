//! A piece and a square, as somebody says them who sets up a board: `Nf3`, «μαύρος ίππος ζ6», `white king e1`.

use super::fold::Folded;
use super::scan::{self, Part, Scanned};
use super::shape;
use super::{NoSquare, UnreadableCause};
use crate::rules::notation::letters;
use crate::rules::{Color, PieceKind, Square};

/// What is said of a piece and its square; each may be left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Named {
    /// Its colour, where it is said.
    pub color: Option<Color>,
    /// Its kind, where it is said: by its name or by its letter in moves.
    pub kind: Option<PieceKind>,
    /// Its square, where it is said.
    pub square: Option<Square>,
}

/// Reads a piece and a square in either alphabet, by letters or by names. A lower-case letter that is a file as well, alone
/// before a square, is the piece: nothing else stands before a square here. A letter alone that is a lower-case file says nothing yet.
///
/// # Errors
/// Why the text names neither, with the square that the other keyboard layout would have written.
///
/// ```
/// use skaki::rules::notation::typed::read_placement;
/// use skaki::rules::{Color, PieceKind};
/// let named = read_placement("Μαύρος ίππος ζ6").unwrap();
/// assert_eq!((named.color, named.kind), (Some(Color::Black), Some(PieceKind::Knight)));
/// assert_eq!(named.square, "f6".parse().ok());
/// let named = read_placement("N").unwrap();
/// assert_eq!((named.kind, named.square), (Some(PieceKind::Knight), None));
/// assert_eq!(read_placement("e4").unwrap().kind, None);
/// ```
pub fn read_placement(text: &str) -> Result<Named, NoSquare> {
    let none = |cause| NoSquare { cause, suggestion: None };
    let folded = Folded::new(text).ok_or(none(UnreadableCause::NoMove))?;
    let (color, rest) = without_color(folded.chars());
    let rest: String = rest.iter().collect();
    let unread = Named { color, kind: None, square: None };
    let folded = Folded::new(&rest).ok_or(none(UnreadableCause::NoMove))?;
    let parts = match scan::scan(&folded).0 {
        Scanned::Parts(parts) => parts,
        Scanned::Empty if color.is_some() => return Ok(unread),
        Scanned::Empty => return Err(none(UnreadableCause::Empty)),
        Scanned::Castling(_) => return Err(none(UnreadableCause::NoMove)),
    };
    let all = parts.as_slice();
    let (kind, square) = match *all {
        [Part::Kind(kind)] => return Ok(Named { kind: Some(kind), ..unread }),
        [Part::Letter(letter)] => {
            let kind = letters::piece_of(letter).ok_or(none(UnreadableCause::NoMove))?;
            return Ok(Named { kind: Some(kind), ..unread });
        }
        [Part::Kind(kind), ..] => (Some(kind), all.get(1..).unwrap_or_default()),
        [Part::Letter(letter), Part::Letter(_), _] => {
            let kind = letters::piece_of(letter).ok_or(none(UnreadableCause::NoMove))?;
            (Some(kind), all.get(1..).unwrap_or_default())
        }
        _ => (None, all),
    };
    match shape::square(square) {
        Ok(square) => Ok(Named { color, kind, square: Some(square) }),
        Err(cause) => {
            let other_layout = parts.with_letters(letters::same_key);
            let suggestion = other_layout.and_then(|parts| {
                let before = all.len().saturating_sub(square.len());
                shape::square(parts.as_slice().get(before..)?).ok()
            });
            Err(NoSquare { cause, suggestion })
        }
    }
}

/// Takes the word of a colour off the beginning.
fn without_color(text: &[char]) -> (Option<Color>, &[char]) {
    let start = text.iter().position(|letter| *letter != ' ').unwrap_or(text.len());
    let text = text.get(start..).unwrap_or_default();
    let end = text.iter().position(|letter| *letter == ' ').unwrap_or(text.len());
    match text.split_at_checked(end) {
        Some((word, rest)) => match letters::color(word) {
            Some(color) => (Some(color), rest),
            None => (None, text),
        },
        None => (None, text),
    }
}
