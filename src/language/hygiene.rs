//! The one gate for text that was not written by this program's own code: lessons, catalogues, what is typed or pasted.
//!
//! [`check_text`] tells a writer what is wrong and where; [`sanitise`] makes any text safe to show;
//! [`fold`] makes two ways of writing the same answer equal.
//!
//! ```
//! use skaki::language::{TextFaultKind, check_text, fold, sanitise};
//!
//! // An escape sequence cannot reach the terminal.
//! let faults = check_text("\u{1b}[2Jhello");
//! assert_eq!((faults[0].offset, &faults[0].kind), (0, &TextFaultKind::Forbidden('\u{1b}')));
//! assert_eq!(sanitise("\u{1b}[2Jhello\tthere"), "[2Jhello there");
//!
//! assert_eq!(fold("  Knight   F3 "), "knight f3");
//! ```

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_normalization::is_nfc;

use super::Language;

/// Something in a text that must not be there, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFault {
    /// What it is.
    pub kind: TextFaultKind,
    /// Where it begins: bytes from the start of the text.
    pub offset: usize,
}

/// What can be wrong with a text as text, whatever it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFaultKind {
    /// A character that does something to a terminal, or that nobody can see: control characters (a tab too, whose width depends on
    /// where it stands), marks that turn the direction of writing, characters without width, those of private use.
    Forbidden(char),
    /// Letters and accents written apart, or characters that Unicode replaces (the Greek question mark U+037E by `;`): the text is not
    /// in normalisation form C.
    NotComposed {
        /// The word as it stands.
        word: String,
        /// The word as it should be.
        composed: String,
    },
}

/// Whether no text may have a character. Line feeds are fine, and so is a carriage return before one (the caller looks).
fn is_forbidden(c: char) -> bool {
    match u32::from(c) {
        0x0A => false,
        // Control characters.
        0x00..=0x1F | 0x7F..=0x9F => true,
        // Line and paragraph separators end a line for some terminals only.
        0x2028 | 0x2029 => true,
        // The direction of writing.
        0x200E | 0x200F | 0x061C | 0x202A..=0x202E | 0x2066..=0x2069 => true,
        // Invisible: zero-width spaces and joiners, byte order marks, soft hyphens, selectors of variants.
        0x00AD | 0x034F | 0x115F | 0x1160 | 0x17B4 | 0x17B5 | 0x180B..=0x180F => true,
        0x200B..=0x200D | 0x2800 | 0x2060..=0x2065 | 0x206A..=0x206F | 0x3164 | 0xFE00..=0xFE0F => true,
        0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFB | 0xFFFE | 0xFFFF | 0xE0000..=0xE0FFF => true,
        // Private use: each font has its own.
        0xE000..=0xF8FF | 0xF0000..=0x10FFFF => true,
        _ => false,
    }
}

/// The alphabets that the program knows apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Script {
    Greek,
    Latin,
}

impl Script {
    /// The alphabet of a language.
    pub(crate) fn of(language: Language) -> Script {
        if language.code() == "el" { Script::Greek } else { Script::Latin }
    }
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

/// Whether a text has letters, and not one of its language's alphabet: somebody left it as it was.
pub(crate) fn is_untranslated(language: Language, text: &str) -> bool {
    let mut letters = text.chars().filter(|c| c.is_alphabetic()).peekable();
    letters.peek().is_some() && letters.all(|c| script(c) != Some(Script::of(language)))
}

/// What of one text is told: whoever pastes a hundred invisible characters does not read of the next hundred thousand.
const MOST_TOLD: usize = 100;

/// What is wrong with an untrusted text, in the order in which it stands, up to a hundred of each kind. Nothing is
/// changed: a writer is told, and repairs it. For what is typed, see [`sanitise`].
pub fn check_text(text: &str) -> Vec<TextFault> {
    let forbidden = text.char_indices().filter(|(offset, c)| {
        let ends_line = *c == '\r' && text.get(*offset..).is_some_and(|rest| rest.starts_with("\r\n"));
        is_forbidden(*c) && !ends_line
    });
    let forbidden = forbidden.map(|(offset, c)| TextFault { kind: TextFaultKind::Forbidden(c), offset });
    let mut found: Vec<TextFault> = forbidden.take(MOST_TOLD).collect();
    let (mut offset, most) = (0, found.len() + MOST_TOLD);
    for part in text.split_inclusive(char::is_whitespace) {
        let word = part.trim_end();
        if found.len() < most && !is_nfc(word) {
            let composed = word.nfc().collect();
            found.push(TextFault { kind: TextFaultKind::NotComposed { word: word.to_owned(), composed }, offset });
        }
        offset += part.len();
    }
    found.sort_by_key(|fault| fault.offset);
    found
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
            c if is_forbidden(c) => {}
            c => safe.push(c),
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
            c if is_forbidden(c) => {}
            c => folded.push(c),
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
    fn plain_text_of_any_alphabet_passes() {
        let text = "The rook (\u{3C0}\u{3CD}\u{3C1}\u{3B3}\u{3BF}\u{3C2}), PGN e4 \u{3B5}4\r\n\u{AB}ok\u{BB} \u{2026} 0-0 \u{441}\n\u{bd}";
        assert_eq!(check_text(text), []);
    }

    #[test]
    fn every_kind_of_fault_is_found_where_it_stands() {
        let text = "ab\u{1b}[2J\nx\u{202e}y\u{200b}\tz\u{e000} \u{3b5}\u{301}\u{37e}";
        let forbidden = |offset, c| TextFault { kind: TextFaultKind::Forbidden(c), offset };
        let (word, composed) = ("\u{3b5}\u{301}\u{37e}".to_owned(), "\u{3ad};".to_owned());
        let apart = TextFault { kind: TextFaultKind::NotComposed { word, composed }, offset: 21 };
        let found = check_text(text);
        assert_eq!(
            found,
            [
                forbidden(2, '\u{1b}'),
                forbidden(8, '\u{202e}'),
                forbidden(12, '\u{200b}'),
                forbidden(15, '\t'),
                forbidden(17, '\u{e000}'),
                apart
            ]
        );
    }

    #[test]
    fn a_lone_carriage_return_is_a_control_character() {
        assert_eq!(kinds("a\rb"), [TextFaultKind::Forbidden('\r')]);
        assert_eq!(kinds("a\r\nb"), []);
    }

    #[test]
    fn what_is_sanitised_has_no_fault_that_a_terminal_could_feel() {
        let worst: String = (0..=0x10FFFF_u32).filter_map(char::from_u32).collect();
        let safe = sanitise(&worst);
        assert!(!kinds(&safe).iter().any(|kind| matches!(kind, TextFaultKind::Forbidden(_))));
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
