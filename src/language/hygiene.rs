//! The one gate for text that was not written by this program's own code: lessons, catalogues, what is typed or pasted.
//!
//! [`check_text`] tells a writer what is wrong and where; [`sanitise`] makes any text safe to show;
//! [`fold`] makes two ways of writing the same answer equal.
//!
//! ```
//! use skaki::language::{TextFaultKind, check_text, fold, sanitise};
//!
//! // A Latin P at the head of a Greek word looks right and is wrong: no search will ever find it.
//! let faults = check_text("\u{50}\u{3BF}\u{3BA}\u{3AD}");
//! assert_eq!(faults.len(), 1);
//! assert!(matches!(&faults[0].kind, TextFaultKind::MixedWord { stray: 'P', .. }));
//!
//! // An escape sequence cannot reach the terminal.
//! assert_eq!(sanitise("\u{1b}[2Jhello\tthere"), "[2Jhello there");
//!
//! assert_eq!(fold("  Knight   F3 "), "knight f3");
//! ```

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_normalization::is_nfc;

/// Something in a text that must not be there, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFault {
    /// What it is.
    pub kind: TextFaultKind,
    /// Where it begins: bytes from the start of the text.
    pub offset: usize,
    /// Its line, from 1.
    pub line: usize,
    /// Its column, from 1, in characters.
    pub column: usize,
}

/// What can be wrong with a text as text, whatever it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFaultKind {
    /// A control character other than the end of a line; an escape sequence begins with one.
    Control(char),
    /// A tab: its width depends on where it stands.
    Tab,
    /// A character that turns the direction of writing: what is read is not what is written.
    Direction(char),
    /// A character that takes no room: zero-width spaces and joiners, byte order marks, soft hyphens, selectors of variants.
    Invisible(char),
    /// An accent, or another mark, with no letter under it.
    LoneMark(char),
    /// Letters and accents written apart, or characters that Unicode replaces (the Greek question mark U+037E by `;`): the text is not
    /// in normalisation form C.
    NotComposed {
        /// The word as it stands.
        word: String,
        /// The word as it should be.
        composed: String,
    },
    /// A word with both Greek and Latin letters.
    MixedWord {
        /// The whole word.
        word: String,
        /// The first letter of the alphabet that the word has fewer of.
        stray: char,
    },
    /// A word with a letter or figure that belongs neither to the Greek nor to the Latin alphabet.
    OtherScript {
        /// The whole word.
        word: String,
        /// The letter.
        letter: char,
    },
    /// A word that reads as one of its language and is written in the letters of the other.
    LookAlike {
        /// The word.
        word: String,
        /// Its first letter.
        letter: char,
    },
    /// A character that means something else in each font, or nothing.
    Private(char),
}

impl fmt::Display for TextFaultKind {
    /// In English, for those who test and translate; people are told in their language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextFaultKind::Control(c) => write!(f, "control character U+{:04X}", u32::from(*c)),
            TextFaultKind::Tab => f.write_str("tab"),
            TextFaultKind::Direction(c) => write!(f, "direction mark U+{:04X}", u32::from(*c)),
            TextFaultKind::Invisible(c) => write!(f, "invisible character U+{:04X}", u32::from(*c)),
            TextFaultKind::LoneMark(c) => write!(f, "mark U+{:04X} without a letter", u32::from(*c)),
            TextFaultKind::NotComposed { word, composed } => write!(f, "{word:?} should be written {composed:?}"),
            TextFaultKind::MixedWord { word, stray } => {
                write!(f, "{word:?} mixes Greek and Latin letters: {stray:?} is U+{:04X}", u32::from(*stray))
            }
            TextFaultKind::OtherScript { word, letter } => {
                write!(f, "{word:?} has a letter that is neither Greek nor Latin: U+{:04X}", u32::from(*letter))
            }
            TextFaultKind::LookAlike { word, letter } => {
                write!(f, "{word:?} is in the other alphabet: {letter:?} is U+{:04X}", u32::from(*letter))
            }
            TextFaultKind::Private(c) => write!(f, "private character U+{:04X}", u32::from(*c)),
        }
    }
}

/// What a character is to the gate.
enum CharClass {
    Fine,
    Control,
    Direction,
    Invisible,
    Private,
}

/// Sorts a character. Line feeds are fine, and so is a carriage return before one (the caller looks).
fn classify(c: char) -> CharClass {
    match u32::from(c) {
        0x0A => CharClass::Fine,
        0x00..=0x1F | 0x7F..=0x9F => CharClass::Control,
        // Line and paragraph separators end a line for some terminals only.
        0x2028 | 0x2029 => CharClass::Control,
        0x200E | 0x200F | 0x061C | 0x202A..=0x202E | 0x2066..=0x2069 => CharClass::Direction,
        0x00AD | 0x034F | 0x115F | 0x1160 | 0x17B4 | 0x17B5 | 0x180B..=0x180F => CharClass::Invisible,
        0xE000..=0xF8FF | 0xF0000..=0x10FFFF => CharClass::Private,
        0x200B..=0x200D | 0x2800 | 0x2060..=0x2065 | 0x206A..=0x206F | 0x3164 | 0xFE00..=0xFE0F => CharClass::Invisible,
        0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFB | 0xFFFE | 0xFFFF | 0xE0000..=0xE0FFF => CharClass::Invisible,
        _ => CharClass::Fine,
    }
}

/// The two alphabets that a reader can take for one another.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Script {
    Greek,
    Latin,
}

/// The alphabet of a letter, `None` for every other character.
pub(crate) fn script(c: char) -> Option<Script> {
    match u32::from(c) {
        0x41..=0x5A | 0x61..=0x7A => Some(Script::Latin),
        0xC0..=0x24F if c.is_alphabetic() => Some(Script::Latin),
        0x370..=0x3FF | 0x1F00..=0x1FFF if c.is_alphabetic() => Some(Script::Greek),
        _ => None,
    }
}

/// Whether a letter or a figure is of no alphabet that the program teaches in. Signs made of letters (½, ™, ①, Ⅳ) are signs.
fn is_other_script(c: char) -> bool {
    if c.is_ascii() || !c.is_alphanumeric() || script(c).is_some() || is_combining_mark(c) {
        return false;
    }
    match u32::from(c) {
        // Feminine and masculine ordinals, the micro sign (which is told as not composed), superscripts, fractions.
        0x00AA..=0x00BE => false,
        // The rest of the Latin alphabet, and letters that are marks.
        0x0250..=0x02FF | 0x1E00..=0x1EFF | 0x2C60..=0x2C7F | 0xA720..=0xA7FF | 0xFB00..=0xFB06 => false,
        // Super- and subscripts, signs made of letters, numbers in rings.
        0x2070..=0x209F | 0x2100..=0x218F | 0x2460..=0x24FF | 0x2776..=0x2793 => false,
        // What is left of the Greek block are marks, and letters of archaic numbers.
        0x0370..=0x03FF | 0x1F00..=0x1FFF => false,
        _ => true,
    }
}

/// Everything that is wrong with a foreign text, in the order in which it stands. Nothing is
/// changed: a writer is told, and repairs it. For what is typed, see [`sanitise`].
pub fn check_text(text: &str) -> Vec<TextFault> {
    let mut found: Vec<(usize, TextFaultKind)> = Vec::new();
    let mut before: Option<char> = None;
    for (offset, c) in text.char_indices() {
        match classify(c) {
            CharClass::Fine if is_combining_mark(c) && !before.is_some_and(char::is_alphanumeric) => {
                found.push((offset, TextFaultKind::LoneMark(c)));
            }
            CharClass::Fine => {}
            CharClass::Control if c == '\t' => found.push((offset, TextFaultKind::Tab)),
            CharClass::Control if c == '\r' && text[offset..].starts_with("\r\n") => {}
            CharClass::Control => found.push((offset, TextFaultKind::Control(c))),
            CharClass::Direction => found.push((offset, TextFaultKind::Direction(c))),
            CharClass::Invisible => found.push((offset, TextFaultKind::Invisible(c))),
            CharClass::Private => found.push((offset, TextFaultKind::Private(c))),
        }
        // A mark on a letter leaves the letter as what the next mark stands on.
        if !is_combining_mark(c) {
            before = Some(c);
        }
    }
    for (offset, word) in runs(text, |c| !c.is_whitespace()) {
        if !is_nfc(word) {
            let composed: String = word.nfc().collect();
            found.push((offset, TextFaultKind::NotComposed { word: word.to_owned(), composed }));
        }
    }
    for (offset, word) in word_runs(text) {
        if let Some((at, letter)) = word.char_indices().find(|(_, c)| is_other_script(*c)) {
            found.push((offset + at, TextFaultKind::OtherScript { word: word.to_owned(), letter }));
        }
    }
    for (offset, word) in runs(text, |c| c.is_alphabetic() || is_combining_mark(c)) {
        if let Some((at, stray)) = stray_letter(word) {
            found.push((offset + at, TextFaultKind::MixedWord { word: word.to_owned(), stray }));
        }
    }
    found.sort_by_cached_key(|(offset, _)| *offset);
    let mut places = Places::new(text);
    found
        .into_iter()
        .map(|(offset, kind)| {
            let (line, column) = places.of(offset);
            TextFault { kind, offset, line, column }
        })
        .collect()
}

/// The first letter of the alphabet that a word has fewer of, if it has letters of both.
fn stray_letter(word: &str) -> Option<(usize, char)> {
    let of = |wanted: Script| word.char_indices().filter(move |(_, c)| script(*c) == Some(wanted));
    let (greek, latin) = (of(Script::Greek).count(), of(Script::Latin).count());
    match (greek, latin) {
        (0, _) | (_, 0) => None,
        (greek, latin) if latin <= greek => of(Script::Latin).next(),
        _ => of(Script::Greek).next(),
    }
}

/// The words of a text, stretches of letters and figures, with their byte offsets.
pub(crate) fn word_runs(text: &str) -> Vec<(usize, &str)> {
    runs(text, char::is_alphanumeric)
}

/// The longest stretches of characters of which something holds, with their byte offsets.
fn runs(text: &str, mut belongs: impl FnMut(char) -> bool) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut start = None;
    for (offset, c) in text.char_indices() {
        match (start, belongs(c)) {
            (None, true) => start = Some(offset),
            (Some(from), false) => {
                found.push((from, &text[from..offset]));
                start = None;
            }
            _ => {}
        }
    }
    if let Some(from) = start {
        found.push((from, &text[from..]));
    }
    found
}

/// Lines and columns of ever later byte offsets of one text.
pub(crate) struct Places<'text> {
    text: &'text str,
    done: usize,
    line: usize,
    column: usize,
}

impl<'text> Places<'text> {
    pub(crate) fn new(text: &'text str) -> Places<'text> {
        Places { text, done: 0, line: 1, column: 1 }
    }

    /// Line and column, both from 1, the column in characters. An offset before the last one asked for starts over.
    pub(crate) fn of(&mut self, offset: usize) -> (usize, usize) {
        if offset < self.done {
            *self = Places::new(self.text);
        }
        let upto = self.text.get(self.done..offset).unwrap_or_default();
        for c in upto.chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.done += upto.len();
        (self.line, self.column)
    }
}

/// A text that is safe to show, whatever came in: composed (NFC), tabs and line ends of other systems made plain, and
/// every control, direction or invisible character left out.
pub fn sanitise(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut chars = text.nfc().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\t' => safe.push(' '),
            '\r' if chars.peek() == Some(&'\n') => {}
            '\r' => safe.push('\n'),
            c => match classify(c) {
                CharClass::Fine => safe.push(c),
                CharClass::Control | CharClass::Direction | CharClass::Invisible | CharClass::Private => {}
            },
        }
    }
    safe
}

/// The same key for the same answer: without accents, in lower case, with one kind of sigma and single spaces.
///
/// Two texts that a reader would call the same word, composed or not, capital or not, meet here.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            // Final sigma and sigma.
            '\u{3C2}' => folded.push('\u{3C3}'),
            c if c.is_whitespace() => {
                if !folded.is_empty() && !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
            c => match classify(c) {
                CharClass::Fine => folded.push(c),
                CharClass::Control | CharClass::Direction | CharClass::Invisible | CharClass::Private => {}
            },
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<TextFaultKind> {
        check_text(text).into_iter().map(|fault| fault.kind).collect()
    }

    #[test]
    fn plain_text_in_both_alphabets_passes() {
        // "Rook", "Ρ" as a Greek word of its own, figures, quotes and both line ends.
        let text =
            "The rook (\u{3C0}\u{3CD}\u{3C1}\u{3B3}\u{3BF}\u{3C2}), PGN e4 \u{3B5}4\r\n\u{AB}ok\u{BB} \u{2026} 0-0\n";
        assert_eq!(check_text(text), []);
    }

    #[test]
    fn every_kind_of_fault_is_found_at_its_line_and_column() {
        let text = "ab\u{1b}[2J\nx\u{202e}y\u{200b}\tz\n\u{301}q \u{3b5}\u{301}\u{37e} \u{50}\u{3bf}\u{3ba}\u{3ad}";
        let found: Vec<_> = check_text(text).into_iter().map(|f| (f.line, f.column, f.kind.to_string())).collect();
        let words: Vec<(usize, usize, &str)> = found.iter().map(|(l, c, t)| (*l, *c, t.as_str())).collect();
        assert_eq!(
            words,
            [
                (1, 3, "control character U+001B"),
                (2, 2, "direction mark U+202E"),
                (2, 4, "invisible character U+200B"),
                (2, 5, "tab"),
                (3, 1, "mark U+0301 without a letter"),
                (3, 4, "\"\u{3b5}\\u{301}\u{37e}\" should be written \"\u{3ad};\""),
                (3, 8, "\"\u{50}\u{3bf}\u{3ba}\u{3ad}\" mixes Greek and Latin letters: 'P' is U+0050"),
            ]
        );
    }

    #[test]
    fn words_are_found_where_they_begin() {
        let found = word_runs("\u{ab}\u{3b1}\u{bb}, b4 \u{2013} c");
        assert_eq!(found, [(2, "\u{3b1}"), (8, "b4"), (15, "c")]);
    }

    #[test]
    fn the_stray_letter_is_the_one_in_the_minority() {
        let latin_with_greek_omicron = "bish\u{3bf}p";
        assert!(matches!(&kinds(latin_with_greek_omicron)[..], [TextFaultKind::MixedWord { stray: '\u{3bf}', .. }]));
    }

    #[test]
    fn letters_of_other_alphabets_are_found_and_signs_let_pass() {
        let other = |text: &str, letter: char, at: usize| {
            let found = check_text(text);
            assert!(
                matches!(&found[..], [TextFault { offset, kind: TextFaultKind::OtherScript { letter: l, .. }, .. }] if *l == letter && *offset == at),
                "{text}: {found:?}"
            );
        };
        other("the \u{441}heck", '\u{441}', 4);
        other("\u{3c4}\u{43e}", '\u{43e}', 2);
        other("d\u{ff18}", '\u{ff18}', 1);
        other("\u{5d0}", '\u{5d0}', 0);
        other("a \u{1d41e}4", '\u{1d41e}', 2);
        assert_eq!(kinds("a\u{2800}b"), [TextFaultKind::Invisible('\u{2800}')]);
        assert_eq!(kinds("\u{e000}"), [TextFaultKind::Private('\u{e000}')]);
        let fine = "\u{bd} 1\u{ba} \u{2122} \u{2160}. \u{2654} \u{2605} \u{2192} R\u{e9}ti, Nguy\u{1ec5}n, \u{2460}, x\u{b2}, \u{1f18}, \u{375}\u{3b1}";
        assert_eq!(kinds(fine), []);
    }

    #[test]
    fn a_lone_carriage_return_is_a_control_character() {
        assert_eq!(kinds("a\rb"), [TextFaultKind::Control('\r')]);
        assert_eq!(kinds("a\r\nb"), []);
    }

    #[test]
    fn what_is_sanitised_has_no_fault_that_a_terminal_could_feel() {
        let worst: String = (0..=0x10FFFF_u32).filter_map(char::from_u32).collect();
        let safe = sanitise(&worst);
        for fault in check_text(&safe) {
            assert!(
                !matches!(
                    fault.kind,
                    TextFaultKind::Control(_)
                        | TextFaultKind::Tab
                        | TextFaultKind::Direction(_)
                        | TextFaultKind::Invisible(_)
                        | TextFaultKind::Private(_)
                ),
                "{fault:?}"
            );
        }
        assert_eq!(sanitise("a\r\nb\rc\td"), "a\nb\nc d");
    }

    #[test]
    fn ways_of_writing_one_answer_meet() {
        let same = [
            "\u{39a}\u{3bb}\u{3b5}\u{3af}\u{3c2}",         // capital, accent, final sigma
            "\u{3ba}\u{3bb}\u{3b5}\u{3b9}\u{301}\u{3c2}",  // accent apart
            "\u{39a}\u{39b}\u{395}\u{399}\u{3a3}",         // capitals
            "  \u{3ba}\u{3bb}\u{3b5}\u{1f77}\u{3c2}\n",    // oxia, spaces
            "\u{3ba}\u{3bb}\u{3b5}\u{3b9}\u{3c3}\u{200b}", // no accent, the other sigma, an invisible guest
        ];
        for text in same {
            assert_eq!(fold(text), "\u{3ba}\u{3bb}\u{3b5}\u{3b9}\u{3c3}", "{text:?}");
        }
        assert_eq!(fold("\u{b5}"), fold("\u{39c}"), "the micro sign is a mu");
        assert_eq!(fold(" a  b\tc "), "a b c");
    }
}
