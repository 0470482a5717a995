//! A pawn that was asked in line mode what it becomes, and an answer of one word.

use crate::rules::notation::typed::read_placement;
use crate::rules::notation::{Notation, ReadError};
use crate::rules::{Move, PieceKind, Position, Reason, Square};

/// A pawn on its way to the last rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Promoting {
    from: Square,
    to: Square,
}

impl Promoting {
    /// The pawn that is asked, where a move failed for nothing but that.
    pub(super) fn asked(position: &Position, error: &ReadError) -> Option<Promoting> {
        let ReadError::Refused { attempt: Some(attempt), refusal, .. } = error else { return None };
        let missing = matches!(refusal.first(), Reason::PromotionPieceMissing { .. });
        let may = position.judge(attempt.from, attempt.to, Some(PieceKind::Queen)).is_ok();
        (missing && may).then_some(Promoting { from: attempt.from, to: attempt.to })
    }

    /// The move that a line answers with: the name of a piece, its letter in either alphabet, or its number in the order in
    /// which they were named. `None` where the line is no answer.
    pub(super) fn becomes(self, line: &str, position: &Position) -> Option<Move> {
        position.judge(self.from, self.to, Some(kind(line)?)).ok()
    }
}

/// The piece that a word names, of those that a pawn can become.
fn kind(word: &str) -> Option<PieceKind> {
    let word = word.trim_end_matches(['.', ')', '!']);
    let number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(kind) = number.and_then(|index| PieceKind::PROMOTIONS.get(index)) {
        return Some(*kind);
    }
    let mut letters = word.chars().flat_map(char::to_uppercase);
    let letter = letters.next().filter(|_| letters.next().is_none());
    let by_letter =
        |kind: &PieceKind| Notation::ALL.iter().any(|notation| Some(notation.piece_letter(*kind)) == letter);
    let named = || read_placement(word).ok().filter(|named| named.square.is_none()).and_then(|named| named.kind);
    let found = PieceKind::PROMOTIONS.into_iter().find(by_letter).or_else(named)?;
    PieceKind::PROMOTIONS.contains(&found).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_named_by_its_name_its_letter_or_its_number() {
        use PieceKind::{Bishop, Knight, Queen, Rook};
        for (word, piece) in [
            ("queen", Some(Queen)),
            ("\u{392}", Some(Queen)),
            ("\u{3b2}", Some(Queen)),
            ("B", Some(Bishop)),
            ("1", Some(Queen)),
            ("4.", Some(Knight)),
            ("rook", Some(Rook)),
            ("\u{3a0}", Some(Rook)),
            ("king", None),
            ("pawn", None),
            ("5", None),
            ("e4", None),
        ] {
            assert_eq!(kind(word), piece, "{word}");
        }
    }
}
