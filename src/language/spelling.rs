//! In which letters squares and moves are written, and squares found in running text.

use crate::explain::MoveText;
use crate::rules::{File, Rank, Square};

use super::Language;

/// What the reader wants squares and moves to be written in. Whatever is chosen, both notations are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum NotationChoice {
    /// Greek letters in Greek, Latin letters in English.
    #[default]
    OfLanguage,
    /// Latin letters always.
    Latin,
    /// Greek letters always.
    Greek,
    /// Both, that of the language first.
    Both,
}

impl NotationChoice {
    /// All of them.
    pub const ALL: [NotationChoice; 4] =
        [NotationChoice::OfLanguage, NotationChoice::Latin, NotationChoice::Greek, NotationChoice::Both];

    /// The word by which settings know it: `language`, `latin`, `greek`, `both`.
    pub const fn name(self) -> &'static str {
        match self {
            NotationChoice::OfLanguage => "language",
            NotationChoice::Latin => "latin",
            NotationChoice::Greek => "greek",
            NotationChoice::Both => "both",
        }
    }

    /// The choice of this name.
    pub fn from_name(name: &str) -> Option<NotationChoice> {
        NotationChoice::ALL.into_iter().find(|choice| choice.name() == name)
    }

    /// What it comes to in a language.
    pub const fn spelling(self, language: Language) -> Spelling {
        match (self, language) {
            (NotationChoice::OfLanguage, Language::El) | (NotationChoice::Greek, _) => Spelling::Greek,
            (NotationChoice::OfLanguage, Language::En) | (NotationChoice::Latin, _) => Spelling::Latin,
            (NotationChoice::Both, Language::El) => Spelling::GreekAndLatin,
            (NotationChoice::Both, Language::En) => Spelling::LatinAndGreek,
        }
    }

    pub(super) const fn index(self) -> u8 {
        self as u8
    }

    pub(super) fn from_index(index: u8) -> NotationChoice {
        NotationChoice::ALL.get(usize::from(index)).copied().unwrap_or_default()
    }
}

/// How a square or a move is written out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spelling {
    /// `e4`
    Latin,
    /// The same in Greek letters.
    Greek,
    /// Both, Latin first: for an English text.
    LatinAndGreek,
    /// Both, Greek first: for a Greek text.
    GreekAndLatin,
}

impl Spelling {
    /// A square.
    pub fn square(self, square: Square) -> String {
        let rank = square.rank().number();
        self.both(|letter| format!("{}{rank}", letter(square.file())))
    }

    /// A file's letter.
    pub fn file(self, file: File) -> String {
        self.both(|letter| letter(file).to_string())
    }

    /// A move.
    pub fn written(self, text: &MoveText) -> String {
        match self {
            Spelling::Latin => text.latin.clone(),
            Spelling::Greek => text.greek.clone(),
            // Castling is written nearly the same in both; once is enough where it is.
            _ if text.latin == text.greek => text.latin.clone(),
            Spelling::LatinAndGreek => format!("{}/{}", text.latin, text.greek),
            Spelling::GreekAndLatin => format!("{}/{}", text.greek, text.latin),
        }
    }

    fn both(self, write: impl Fn(fn(File) -> char) -> String) -> String {
        match self {
            Spelling::Latin => write(File::letter),
            Spelling::Greek => write(greek_letter),
            Spelling::LatinAndGreek => format!("{}/{}", write(File::letter), write(greek_letter)),
            Spelling::GreekAndLatin => format!("{}/{}", write(greek_letter), write(File::letter)),
        }
    }
}

/// The Greek letter of a file.
fn greek_letter(file: File) -> char {
    // The eight letters stand side by side in Unicode.
    char::from_u32(0x3B1 + u32::from(file.index())).unwrap_or('?')
}

/// The file that a small letter names, in either alphabet.
fn file_of(letter: char) -> Option<File> {
    File::ALL.into_iter().find(|file| letter == file.letter() || letter == greek_letter(*file))
}

/// The move that a text in quotes names.
pub(super) fn read_move(_text: &str) -> Option<MoveText> {
    None
}

/// The squares named in running text, as byte ranges: a small letter of a file and a figure, with no letter or figure
/// on either side. The capitals of “A4” are no square, and neither is the end of a longer word.
pub(super) fn squares_in(text: &str) -> Vec<(std::ops::Range<usize>, Square)> {
    let mut found = Vec::new();
    let mut before: Option<char> = None;
    let mut chars = text.char_indices().peekable();
    while let Some((start, letter)) = chars.next() {
        let free = !before.is_some_and(char::is_alphanumeric);
        before = Some(letter);
        let Some(&(at, figure)) = chars.peek() else { break };
        let (Some(file), Some(rank)) = (file_of(letter), figure.to_digit(10)) else { continue };
        let Some(rank) = u8::try_from(rank).ok().and_then(Rank::from_number) else { continue };
        let end = at + figure.len_utf8();
        let ends = !text[end..].chars().next().is_some_and(char::is_alphanumeric);
        if free && ends {
            found.push((start..end, Square::new(file, rank)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn squares_are_written_in_the_notation_in_use() {
        let e4 = square("e4");
        assert_eq!(NotationChoice::OfLanguage.spelling(Language::El).square(e4), "\u{3b5}4");
        assert_eq!(NotationChoice::OfLanguage.spelling(Language::En).square(e4), "e4");
        assert_eq!(NotationChoice::Greek.spelling(Language::En).square(e4), "\u{3b5}4");
        assert_eq!(NotationChoice::Both.spelling(Language::En).square(e4), "e4/\u{3b5}4");
        assert_eq!(NotationChoice::Both.spelling(Language::El).square(e4), "\u{3b5}4/e4");
    }

    #[test]
    fn squares_are_found_in_prose_and_nothing_else_is() {
        let named = |text: &str| -> Vec<String> {
            squares_in(text).into_iter().map(|(range, square)| format!("{}={square}", &text[range])).collect()
        };
        assert_eq!(named("from e4 to \u{3b6}5, then (h8)."), ["e4=e4", "\u{3b6}5=f5", "h8=h8"]);
        assert_eq!(named("A4 paper, e44, xe4, e9, i1, Rd8, ae4 e4e5"), Vec::<String>::new());
        assert_eq!(named("a1-h8"), ["a1=a1", "h8=h8"]);
    }

    #[test]
    fn choices_keep_their_names_and_numbers() {
        for choice in NotationChoice::ALL {
            assert_eq!(NotationChoice::from_name(choice.name()), Some(choice));
            assert_eq!(NotationChoice::from_index(choice.index()), choice);
        }
    }
}
