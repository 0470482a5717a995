//! In which manner a move was written, whatever move it is: a lesson on notation asks for one manner and not for another.

use super::fold::Folded;
use super::scan::{self, Part, Scanned};
use super::shape::{self, Shape};
use crate::rules::notation::letters;
use crate::rules::{File, PieceKind, Rank};

/// A manner of writing moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Algebraic notation (FIDE Laws, appendix C), with what it says about where the piece comes from.
    Algebraic {
        /// The file that is named.
        file: Option<File>,
        /// The rank that is named.
        rank: Option<Rank>,
        /// A letter for the pawn, which needs none (appendix C.4).
        pawn_letter: Option<char>,
    },
    /// Castling in signs: `0-0`.
    Castling,
    /// The two squares: `e2e4`.
    Squares,
    /// In words: `knight f3`.
    Words,
}

/// The manner in which a text is written; `None` where it cannot be read.
///
/// ```
/// use skaki::rules::notation::typed::{Form, form_of};
/// assert_eq!(form_of("e2-e4"), Some(Form::Squares));
/// assert_eq!(form_of("Ίππος ζ3"), Some(Form::Words));
/// assert_eq!(form_of("Ιζ3"), Some(Form::Algebraic { file: None, rank: None, pawn_letter: None }));
/// assert_eq!(form_of("0-0-0"), Some(Form::Castling));
/// ```
pub fn form_of(text: &str) -> Option<Form> {
    let folded = Folded::new(text)?;
    let parts = match scan::scan(&folded).0 {
        Scanned::Empty => return None,
        Scanned::Castling(_) => {
            let is_letter = |letter: &&char| letters::alphabet_of(**letter).is_some();
            let round = |letter: &char| matches!(letter, 'o' | 'O' | 'ο' | 'Ο');
            let in_signs = folded.chars().iter().filter(is_letter).all(round);
            return Some(if in_signs { Form::Castling } else { Form::Words });
        }
        Scanned::Parts(parts) => parts,
    };
    if parts.as_slice().iter().any(|part| matches!(part, Part::Kind(_))) {
        return Some(Form::Words);
    }
    let shapes = shape::shape(parts.as_slice()).ok()?;
    Some(match shapes.first {
        Shape::Squares { .. } => Form::Squares,
        Shape::Piece { kind, file, rank, .. } => {
            let first = parts.as_slice().iter().find_map(|part| match part {
                Part::Letter(letter) => Some(*letter),
                _ => None,
            });
            let names_pawn = |letter: &char| letters::piece_of(*letter) == Some(PieceKind::Pawn);
            Form::Algebraic { file, rank, pawn_letter: first.filter(names_pawn).filter(|_| kind == PieceKind::Pawn) }
        }
    })
}
