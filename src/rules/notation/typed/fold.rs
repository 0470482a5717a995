//! Folding: the same letter in whatever form it was typed or pasted.

use unicode_normalization::UnicodeNormalization;

/// The longest text that can be a move, in characters. «ο αξιωματικός από το γ1 παίρνει στο ζ4, σαχ» is 39.
const LONGEST: usize = 80;

/// A typed text without accents, in one form of each letter, its case kept.
#[derive(Clone, Debug)]
pub(super) struct Folded {
    chars: [char; LONGEST],
    len: usize,
}

impl Folded {
    /// Folds a text; `None` if it is too long for a move.
    pub(super) fn new(text: &str) -> Option<Folded> {
        let mut folded = Folded { chars: ['\0'; LONGEST], len: 0 };
        if text.is_ascii() {
            for byte in text.bytes() {
                folded.push(char::from(byte))?;
            }
        } else {
            for letter in text.nfd().map(plain).filter(|&letter| !is_mark(letter)) {
                folded.push(letter)?;
            }
        }
        Some(folded)
    }

    fn push(&mut self, letter: char) -> Option<()> {
        *self.chars.get_mut(self.len)? = letter;
        self.len += 1;
        Some(())
    }

    /// The characters.
    pub(super) fn chars(&self) -> &[char] {
        self.chars.get(..self.len).unwrap_or_default()
    }
}

/// Combining marks (accents, breathings, diaeresis), and the selectors and invisible marks that come with pasted text.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36F}' | '\u{FE00}'..='\u{FE0F}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{384}' | '\u{385}')
}

/// One form for letters that have several, and plain signs for their printed variants.
fn plain(letter: char) -> char {
    match letter {
        'ς' => 'σ',
        '\u{3D0}' => 'β',
        '\u{3D1}' => 'θ',
        '\u{3F5}' => 'ε',
        '\u{3D5}' => 'φ',
        '\u{B5}' => 'μ',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2192}' => '-',
        '×' | '✕' | '✖' | '⨯' => '×',
        '\u{2026}' => '.',
        '†' => '+',
        '‡' => '#',
        _ if letter.is_whitespace() => ' ',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::Folded;

    #[test]
    fn every_form_of_a_letter_meets_in_one() {
        let cases = [
            ("ίππος Ζ3", "ιπποσ Ζ3"),
            ("ι\u{301}ππος", "ιπποσ"), // decomposed
            ("\u{1F77}ππος", "ιπποσ"), // oxia
            ("έ4", "ε4"),
            ("Έ4", "Ε4"),
            ("Ϊ\u{301}", "Ι"),
            ("e2\u{2013}e4", "e2-e4"),
            ("1\u{2026}e5", "1.e5"),
            ("e4\u{a0}", "e4 "),
        ];
        for (typed, folded) in cases {
            let got: String = Folded::new(typed).unwrap().chars().iter().collect();
            assert_eq!(got, folded, "{typed}");
        }
        assert!(Folded::new(&"e".repeat(81)).is_none());
    }
}
