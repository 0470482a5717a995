//! Whether two texts say the same to whoever reads or hears them.
//!
//! Capitals, accents that capitals drop, and the signs around words change nothing: “A draw” and “a draw!” are one answer.
//! Notation is another matter. There a sign is what is said (`Rh8+` is no mate, `Rh8#` is) and so is a capital (`bxc3` is
//! the pawn's move, `Bxc3` the bishop's), and how a move is written may be the very question.

use unicode_normalization::UnicodeNormalization;

use super::hygiene::fold;

/// Whether two texts read the same.
pub(crate) fn read_alike(one: &str, other: &str) -> bool {
    let (mine, theirs) = (words(one), words(other));
    if mine.is_empty() && theirs.is_empty() {
        // Nothing but signs: they are what is said.
        return one.trim() == other.trim();
    }
    mine.len() == theirs.len() && mine.iter().zip(&theirs).all(|(mine, theirs)| mine.is(theirs))
}

/// The words of a text without capitals, accents and signs, as somebody writes them who wants to name it.
pub(crate) fn plain_words(text: &str) -> Vec<String> {
    fold(text).split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What is said by one word of a text.
enum Word {
    /// Letters, in lower case, with and without their accents.
    Letters { accented: String, folded: String },
    /// A number, a square, a move, or a sign that stands for itself: as it is written.
    Notation(String),
}

impl Word {
    fn is(&self, other: &Word) -> bool {
        match (self, other) {
            (Word::Notation(one), Word::Notation(other)) => one == other,
            // An accent that is missing may have been left out; one in another place makes another word.
            (Word::Letters { accented: a, folded: one }, Word::Letters { accented: b, folded: other }) => {
                one == other && (a == b || a == one || b == other)
            }
            (Word::Letters { .. }, Word::Notation(_)) | (Word::Notation(_), Word::Letters { .. }) => false,
        }
    }
}

/// The words of a text that say something, signs among them.
fn words(text: &str) -> Vec<Word> {
    let parts: Vec<&str> = text.split_whitespace().map(|part| part.trim_matches(is_around)).collect();
    // Behind a move in a sentence they are the sentence's; where there are only moves they praise and blame.
    let judged = parts.iter().all(|part| part.is_empty() || is_notation(part));
    let mut found = Vec::new();
    for part in parts {
        let part = if judged { part } else { part.trim_matches(is_mark) };
        if is_notation(part) {
            found.push(Word::Notation(part.chars().map(|c| if is_dash(c) { '-' } else { c }).collect()));
            continue;
        }
        let mut letters = part.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).peekable();
        if letters.peek().is_none() && !part.chars().all(|c| is_dash(c) || is_mark(c)) {
            found.push(Word::Notation(part.to_owned()));
        }
        found.extend(letters.map(|word| {
            let accented = word.to_lowercase().replace('\u{3C2}', "\u{3C3}").nfkd().collect();
            Word::Letters { accented, folded: fold(word) }
        }));
    }
    found
}

/// Whether a word is read figure by figure and letter by letter.
fn is_notation(word: &str) -> bool {
    let signed = word.ends_with(['+', '#']) && word.contains(char::is_alphanumeric);
    signed || word.contains(char::is_numeric)
}

/// A sign that stands around words and never says anything of a move.
fn is_around(c: char) -> bool {
    matches!(c, '.' | ',' | ';' | ':' | '\u{2026}' | '\u{b7}' | '\u{387}' | '\u{37e}' | '(' | ')' | '[' | ']' | '"' | '\'' | '`' | '*')
        // Quotation marks of every kind: “ ” „ ‘ ’ « » ‹ ›
        || matches!(c, '\u{2018}'..='\u{201f}' | '\u{ab}' | '\u{bb}' | '\u{2039}' | '\u{203a}')
}

/// A sign that ends a sentence, or judges a move.
fn is_mark(c: char) -> bool {
    matches!(c, '!' | '?')
}

/// A hyphen or dash of any length, or the sign of minus.
fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_accents_and_the_signs_around_words_tell_nothing_apart() {
        for (one, other) in [
            ("A draw", "a draw!"),
            ("Yes.", "yes"),
            ("Is it a draw?", "\u{ab}Is it a DRAW\u{bb}\u{2026}"),
            ("Yes \u{2013} to e4", "yes, to (e4)."),
            ("in 3 moves!", "In  3 moves."),
            ("It goes to e4!", "it goes to e4"),
            ("en-passant", "En passant"),
            ("1-0", "1\u{2013}0."),
            // "A draw" in Greek: capitals have no accent, and sigma two forms.
            (
                "\u{399}\u{3a3}\u{39f}\u{3a0}\u{391}\u{39b}\u{399}\u{391}",
                "\u{3b9}\u{3c3}\u{3bf}\u{3c0}\u{3b1}\u{3bb}\u{3af}\u{3b1};",
            ),
            ("\u{3c0}\u{3cd}\u{3c1}\u{3b3}\u{3bf}\u{3c2}", "\u{3a0}\u{3a5}\u{3a1}\u{393}\u{39f}\u{3a3}"),
            ("+", " +"),
        ] {
            assert!(read_alike(one, other), "{one:?} and {other:?}");
            assert!(read_alike(other, one), "{other:?} and {one:?}");
        }
    }

    #[test]
    fn what_is_said_by_signs_and_capitals_of_notation_is_told_apart() {
        for (one, other) in [
            ("Rh8+", "Rh8#"),
            ("Rh8", "Rh8+"),
            ("Rook to h8+", "Rook to h8#"),
            ("O-O", "O-O-O"),
            ("O-O+", "O-O#"),
            ("1-0", "0-1"),
            ("1-0", "10"),
            ("\u{bd}-\u{bd}", "1-1"),
            ("e4", "e5"),
            ("e4", "E4"),
            ("bxc3", "Bxc3"),
            ("Rxh8", "Rh8"),
            ("e8=Q", "e8Q"),
            ("e4!", "e4?"),
            ("1. e4! e5", "1. e4 e5?"),
            ("+", "#"),
            ("the + sign", "the # sign"),
            ("!", "?"),
            ("the king's", "the kings"),
            ("a draw", "a drawn"),
            // "When" and "never", which differ by the place of the accent.
            ("\u{3c0}\u{3cc}\u{3c4}\u{3b5}", "\u{3c0}\u{3bf}\u{3c4}\u{3ad}"),
        ] {
            assert!(!read_alike(one, other), "{one:?} and {other:?}");
            assert!(!read_alike(other, one), "{other:?} and {one:?}");
        }
    }

    #[test]
    fn plain_words_have_no_signs() {
        assert_eq!(plain_words("\u{ab}Yes\u{bb} \u{2013} to E4!"), ["yes", "to", "e4"]);
    }
}
