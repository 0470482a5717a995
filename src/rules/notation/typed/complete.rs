//! What a move that is still being typed may become.

use crate::rules::notation::letters::{alphabet_of, file_of, piece_of};
use crate::rules::notation::{Notation, San};
use crate::rules::{Move, PieceKind, Position};

use super::fold::Folded;

/// A legal move that begins as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The move.
    pub mv: Move,
    /// How it is written to its end, in the alphabet and the form in which it was begun.
    pub text: String,
}

/// The legal moves that a typed beginning may become, each once, in the order of their texts: short notation before
/// squares (`Nf3` before `g1f3`). Nothing begins with nothing. Capture and promotion signs may be left out, and as in
/// [`read_move`](super::read_move) a small `b`, beta or alpha is a file and no piece.
///
/// ```
/// use skaki::rules::Position;
/// use skaki::rules::notation::completions;
/// let start = Position::start();
/// let texts = |typed| completions(typed, &start).into_iter().map(|found| found.text).collect::<Vec<_>>();
/// assert_eq!(texts("N"), ["Na3", "Nc3", "Nf3", "Nh3"]);
/// assert_eq!(texts("Ιζ"), ["Ιζ3"]);
/// assert_eq!(texts("ε"), ["ε3", "ε4"]);
/// assert_eq!(texts("e2"), ["e2e3", "e2e4"]);
/// assert!(texts("").is_empty() && texts("Bε").is_empty());
/// ```
pub fn completions(typed: &str, position: &Position) -> Vec<Completion> {
    let Some(wanted) = key(typed).filter(|key| !key.is_empty()) else { return Vec::new() };
    let notation = typed.chars().find_map(alphabet_of);
    let mut found = Vec::new();
    for mv in position.legal_moves().iter().copied() {
        // Figures alone, those of castling, are of both alphabets.
        let alphabets = Notation::ALL.into_iter().filter(|of| notation.is_none_or(|notation| notation == *of));
        let mut spellings = alphabets.flat_map(|notation| spellings(position, mv, notation).into_iter().enumerate());
        let fits = |(_, text): &(usize, String)| key(text).is_some_and(|key| key.starts_with(&wanted));
        found.extend(spellings.find(fits).map(|(form, text)| (form, Completion { mv, text })));
    }
    found.sort_by(|(form, a), (other, b)| form.cmp(other).then_with(|| a.text.cmp(&b.text)));
    found.into_iter().map(|(_, found)| found).collect()
}

/// The ways to write a move in one alphabet, the shortest first.
fn spellings(position: &Position, mv: Move, notation: Notation) -> [String; 3] {
    let mut squares = format!("{}{}", notation.square(mv.from()), notation.square(mv.to()));
    squares.extend(mv.promotion().map(|kind| notation.piece_letter(kind)));
    let piece = (mv.piece() != PieceKind::Pawn).then(|| notation.piece_letter(mv.piece()));
    let long = piece.into_iter().chain(squares.chars()).collect();
    [San::unmarked(position, mv).display(notation).to_string(), squares, long]
}

/// A beginning without its accents and signs, in small letters; only a first letter that is a piece when it is a capital
/// and a file when it is not keeps its case. `None` for what is too long for a move.
fn key(text: &str) -> Option<Vec<char>> {
    let folded = Folded::new(text)?;
    let mut key: Vec<char> = Vec::new();
    for &letter in folded.chars() {
        let small = letter.to_lowercase().next().unwrap_or(letter);
        match small {
            ' ' | ':' | 'x' | '×' | 'χ' | '-' | '=' => {}
            // Castling, with zeros or with the letter O of either alphabet.
            '0' | 'o' | 'ο' => key.push('0'),
            _ if key.is_empty() && piece_of(letter).is_some() && file_of(letter).is_some() => key.push(letter),
            _ => key.push(small),
        }
    }
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::{fen, read_move};

    fn texts(typed: &str, fen: &str) -> Vec<String> {
        completions(typed, &fen::position(fen).unwrap()).into_iter().map(|found| found.text).collect()
    }

    #[test]
    fn a_capital_is_a_piece_and_a_small_letter_a_file() {
        let both = "4k3/8/8/8/8/8/1P6/Q1B1K3 w - - 0 1";
        assert!(texts("B", both).iter().all(|text| text.starts_with('B')));
        assert_eq!(texts("b", both), ["b3", "b4"]);
        assert!(texts("Β", both).iter().all(|text| text.starts_with('Β')), "the Greek queen");
        assert_eq!(texts("β", both), ["β3", "β4"]);
        assert_eq!(texts("q", both), texts("Q", both));
    }

    #[test]
    fn castling_and_promotion_are_completed() {
        let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        for typed in ["0", "O", "o-", "Ο", "0-0"] {
            assert_eq!(texts(typed, castling).len(), 2, "{typed}");
        }
        assert_eq!(texts("0-0-", castling).len(), 2, "a hyphen more is none");
        assert_eq!(texts("000", castling).len(), 1);
        let promotion = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
        assert_eq!(texts("e8", promotion), ["e8=B", "e8=N", "e8=Q", "e8=R"]);
        assert_eq!(texts("ε8Ι", promotion), ["ε8=Ι"]);
    }

    #[test]
    fn whatever_is_offered_is_read_as_that_move() {
        for fen in [
            "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPP1/R3K2R w KQkq - 0 1",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        ] {
            let position = fen::position(fen).unwrap();
            for mv in position.legal_moves().iter().copied() {
                for text in Notation::ALL.into_iter().flat_map(|notation| spellings(&position, mv, notation)) {
                    let prefixes = text.char_indices().map(|(end, letter)| &text[..end + letter.len_utf8()]);
                    for begun in prefixes {
                        let offered = completions(begun, &position);
                        assert!(offered.iter().any(|found| found.mv == mv), "{begun} of {text} in {fen}");
                        for Completion { mv, text } in offered {
                            assert_eq!(read_move(&text, &position).unwrap().mv, mv, "{text} in {fen}");
                        }
                    }
                }
            }
        }
    }
}
