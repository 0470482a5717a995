//! Whether two texts say the same to whoever reads or hears them.
//!
//! Capitals, accents that capitals drop, and the signs around words change nothing: “A draw” and “a draw!” are one answer.
//! In small letters an accent may be all that tells two words apart, as it does “or” from “the” in Greek.
//!
//! Notation is another matter. There a sign is what is said (`Rh8+` is no mate, `Rh8#` is; `1. e4` is White's move, `1... e5`
//! Black's) and so is a capital (`bxc3` is the pawn's move, `Bxc3` the bishop's; `K` is the white king, `k` the black one), and
//! how a move is written may be the very question.

use unicode_normalization::UnicodeNormalization;

use super::hygiene::fold;

/// Whether two texts read the same.
pub(crate) fn read_alike(one: &str, other: &str) -> bool {
    let (mine, theirs) = (words(one), words(other));
    if mine.is_empty() && theirs.is_empty() {
        // Nothing but signs: they are what is said.
        return one.trim() == other.trim();
    }
    let capitals = (in_capitals(&mine), in_capitals(&theirs));
    let several = mine.len() > 1;
    mine.len() == theirs.len()
        && mine.iter().zip(&theirs).enumerate().all(|(at, (mine, theirs))| {
            // A letter alone is what is said, unless a sentence begins with it.
            mine.is(theirs, capitals, several && at == 0)
        })
}

/// Whether a text is written in capitals throughout: more than the one letter that every sentence begins with.
fn in_capitals(words: &[Word]) -> bool {
    let mut letters = words
        .iter()
        .filter_map(|word| match word {
            Word::Letters { written, .. } => Some(written.chars()),
            Word::Notation(_) => None,
        })
        .flatten()
        .filter(|c| c.is_alphabetic());
    letters.clone().count() > 1 && letters.all(char::is_uppercase)
}

/// The words of a text without capitals, accents and signs, as somebody writes them who wants to name it.
pub(crate) fn plain_words(text: &str) -> Vec<String> {
    fold(text).split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What is said by one word of a text.
enum Word {
    /// Letters: as they are written, and in lower case with and without their accents.
    Letters { written: String, accented: String, folded: String },
    /// A number, a square, a move, or a sign that stands for itself: as it is written.
    Notation(String),
}

impl Word {
    /// Whether this says the same as another word, where the texts of the one and of the other may be in capitals, and the
    /// words may be their first ones.
    fn is(&self, other: &Word, capitals: (bool, bool), first: bool) -> bool {
        match (self, other) {
            (Word::Notation(one), Word::Notation(other)) => one == other,
            (
                Word::Letters { written: mine, accented: a, folded: one },
                Word::Letters { written: theirs, accented: b, folded: other },
            ) => {
                let is_capital = |word: &str| word.chars().all(char::is_uppercase);
                let alone = mine.chars().count() == 1 && !first && capitals == (false, false);
                // Capitals have no accents; an accent that small letters have, or lack, makes another word.
                let same = a == b || capitals.0 && a == one && one == other || capitals.1 && b == other && one == other;
                same && !(alone && is_capital(mine) != is_capital(theirs))
            }
            (Word::Letters { .. }, Word::Notation(_)) | (Word::Notation(_), Word::Letters { .. }) => false,
        }
    }
}

/// The words of a text that say something, signs among them.
fn words(text: &str) -> Vec<Word> {
    let parts: Vec<(&str, &str)> = text
        .split_whitespace()
        .map(|part| {
            let opened = part.trim_start_matches(is_around);
            let bare = opened.trim_end_matches(is_around);
            (bare, opened.get(bare.len()..).unwrap_or_default())
        })
        .collect();
    // Behind a move in a sentence they are the sentence's; where there are only moves they praise and blame.
    let judged = parts.iter().all(|(part, _)| part.is_empty() || is_notation(part));
    let last = parts.len().saturating_sub(1);
    let mut found = Vec::new();
    for (at, (part, behind)) in parts.into_iter().enumerate() {
        let part = if judged { part } else { part.trim_matches(is_mark) };
        if is_notation(part) {
            let mut said: String = part.chars().map(|c| if is_dash(c) { '-' } else { c }).collect();
            // Three dots behind a number make it Black's move, wherever they are no sentence's end.
            if (judged || at < last) && is_number(part) && (behind.starts_with("..") || behind.starts_with('\u{2026}'))
            {
                said.push_str("...");
            }
            // Moves one after another, and moves to choose from.
            if judged && at < last && behind.contains([',', ';']) {
                said.push(',');
            }
            found.push(Word::Notation(said));
            continue;
        }
        let mut letters = part.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).peekable();
        if letters.peek().is_none() && !part.chars().all(|c| is_dash(c) || is_mark(c)) {
            found.push(Word::Notation(part.to_owned()));
        }
        found.extend(letters.map(|word| {
            if word.chars().all(is_fen_piece) {
                return Word::Notation(word.to_owned());
            }
            let accented = word.to_lowercase().replace('\u{3C2}', "\u{3C3}").nfkd().collect();
            Word::Letters { written: word.to_owned(), accented, folded: fold(word) }
        }));
    }
    found
}

/// Whether a word is read figure by figure and letter by letter.
fn is_notation(word: &str) -> bool {
    let signed = word.ends_with(['+', '#']) && word.contains(char::is_alphanumeric);
    signed || word.contains(char::is_numeric)
}

/// Whether a word is nothing but figures, as the number of a move is.
fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
}

/// A letter that is a piece in a FEN, white as a capital and black otherwise. No word of a language has only these.
fn is_fen_piece(c: char) -> bool {
    matches!(c.to_ascii_lowercase(), 'p' | 'n' | 'b' | 'r' | 'q' | 'k')
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
            ("A DRAW?", "a draw"),
            ("IS IT A DRAW", "Is it a draw?"),
            ("10...", "10\u{2026}"),
            ("in move 10", "in move 10..."),
            ("e4, e5", "(e4), e5."),
            // "The queen" and "where" in Greek.
            ("\u{397} \u{3bd}\u{3c4}\u{3ac}\u{3bc}\u{3b1}", "\u{3b7} \u{3bd}\u{3c4}\u{3ac}\u{3bc}\u{3b1}"),
            ("\u{3a0}\u{39f}\u{3a5};", "\u{3c0}\u{3bf}\u{3cd};"),
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
            ("1... e5", "1. e5"),
            ("1\u{2026} e5", "1 e5"),
            ("3...", "3."),
            ("K", "k"),
            ("Q", "q"),
            ("KQ", "kq"),
            ("KQkq", "kqKQ"),
            ("the letter A", "the letter a"),
            ("b4", "B4"),
            ("to b4", "to B4"),
            ("e4 e5", "e4, e5"),
            // The rook's letter in Greek: capital, and small.
            ("\u{3a0}", "\u{3c0}"),
            ("\u{3a1}", "\u{3c1}"),
            // "The" and "or", "which" and "where", "when" and "never" in capitals and not.
            ("\u{3b7}", "\u{3ae}"),
            ("\u{397} \u{3bd}\u{3c4}\u{3ac}\u{3bc}\u{3b1}", "\u{3ae} \u{3bd}\u{3c4}\u{3ac}\u{3bc}\u{3b1}"),
            ("\u{3c0}\u{3bf}\u{3c5}", "\u{3c0}\u{3bf}\u{3cd}"),
            ("\u{3a0}\u{38c}\u{3a4}\u{395}", "\u{3c0}\u{3bf}\u{3c4}\u{3ad}"),
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
