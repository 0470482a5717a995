//! In which letters squares and moves are written, and squares found in running text.

use std::borrow::Cow;
use std::ops::Range;

use crate::language::MoveText;
use crate::rules::notation::letters::file_of;
use crate::rules::notation::{Notation, San, san::SanBody};
use crate::rules::{File, PieceKind, Rank, Square};

use super::hygiene::{Script, script};

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

    /// What it comes to in a language with letters of its own.
    pub fn spelling(self, own: Notation) -> Spelling {
        match self {
            NotationChoice::OfLanguage => Spelling::of(own),
            NotationChoice::Latin => Spelling::of(Notation::LATIN),
            NotationChoice::Greek => Spelling::of(Notation::GREEK),
            NotationChoice::Both => Spelling { first: own, second: Some(own.other()) },
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
pub struct Spelling {
    /// The notation, or that of two that comes first: the language's own.
    pub first: Notation,
    /// The notation behind it, after a stroke.
    pub second: Option<Notation>,
}

impl Spelling {
    /// One notation alone.
    pub const fn of(notation: Notation) -> Spelling {
        Spelling { first: notation, second: None }
    }

    /// A square.
    pub fn square(self, square: Square) -> String {
        self.both(|notation| notation.square(square).to_string())
    }

    /// A file's letter.
    pub fn file(self, file: File) -> String {
        self.both(|notation| notation.file_letter(file).to_string())
    }

    /// The capital letter of a kind of piece.
    pub fn piece(self, kind: PieceKind) -> String {
        self.both(|notation| notation.piece_letter(kind).to_string())
    }

    /// A move.
    pub fn written(self, text: &MoveText) -> String {
        self.both(|notation| text.written(notation))
    }

    /// A move that was typed in this notation: as it is shown, and where that is another, as it was typed behind it.
    pub fn written_beside(self, text: &MoveText, typed: Notation) -> String {
        let (shown, beside) = (self.written(text), text.written(typed));
        if self.second.is_some() || shown == beside { shown } else { format!("{shown} ({beside})") }
    }

    fn both(self, write: impl Fn(Notation) -> String) -> String {
        let first = write(self.first);
        match self.second.map(write) {
            // Some things are written the same in both: once is enough.
            Some(second) if second != first => format!("{first}/{second}"),
            _ => first,
        }
    }
}

/// Something of the board that running text names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    /// A square.
    Square(Square),
    /// A move in short algebraic form.
    Move(San),
}

impl Named {
    /// The call that says the same in the notation in use.
    pub(super) fn call(self) -> String {
        match self {
            Named::Square(square) => format!("{{ SQUARE(\"{square}\") }}"),
            Named::Move(san) => format!("{{ MOVE(\"{}\") }}", san.display(Notation::LATIN)),
        }
    }
}

/// The move that a text writes in short algebraic form, in either alphabet; castling with zeros or letters.
pub(super) fn read_san(text: &str) -> Option<San> {
    let text = &*with_latin_castling(text);
    let greek = text.chars().any(|c| script(c) == Some(Script::Greek));
    // The letter that is written for the sign of a capture, and a pawn's letter, which no move has.
    let latin = match greek {
        true => Notation::GREEK.to_latin(&text.replace('\u{3c7}', ":")).replace('\u{3a3}', "P"),
        false => text.replace('0', "O"),
    };
    // A zero is no figure of a rank, so this can only have been castling.
    let san: San = latin.parse().or_else(|_| with_equals(&latin).parse()).ok()?;
    let mixed = greek && text.chars().any(|c| script(c) == Some(Script::Latin));
    (!mixed).then_some(san)
}

/// The same text, or castling in Latin letters where it is written with the Greek letter that looks like a zero too.
fn with_latin_castling(text: &str) -> Cow<'_, str> {
    let is_castling =
        |text: &str| text.split('-').count() > 1 && text.split('-').all(|part| matches!(part, "\u{39f}" | "\u{3bf}"));
    let king_moves = text.trim_end_matches(['+', '#']);
    if is_castling(king_moves) { Cow::Owned(text.replace(['\u{39f}', '\u{3bf}'], "O")) } else { Cow::Borrowed(text) }
}

/// The same move with the sign before what a pawn becomes, which many leave out: `e8Q`.
fn with_equals(san: &str) -> String {
    let body = san.trim_end_matches(['+', '#']);
    match body.char_indices().next_back() {
        Some((at, 'Q' | 'R' | 'B' | 'N')) if body.get(..at).is_some_and(|before| before.ends_with(['1', '8'])) => {
            format!("{}={}", san.get(..at).unwrap_or_default(), san.get(at..).unwrap_or_default())
        }
        _ => san.to_owned(),
    }
}

/// The move that a text in quotes names, in both notations.
pub(super) fn read_move(text: &str) -> Option<MoveText> {
    let san = read_san(text)?;
    Some(MoveText::new(san.to_string()))
}

/// The letter of the keys F1 to F8, which in capitals look like squares.
const FUNCTION_KEY: char = 'F';

/// Whether all letters of a text are capitals, those of its squares too.
fn is_shouted(text: &str) -> bool {
    !text.chars().any(char::is_lowercase)
}

/// Whether a letter before a figure makes a square of it, and nothing else that is called so: a sheet of A4, a vitamin, a class, the
/// key F8.
fn names_square(letter: char, shouted: bool) -> bool {
    !letter.is_uppercase() || shouted && letter != FUNCTION_KEY
}

/// What running text names of the board, as byte ranges.
///
/// A square is a letter of a file and a figure, with no letter or figure on either side: the end of a longer word is none. Capitals
/// name it where the whole text is in capitals, except for those of the keys F1 to F8. A move is a
/// word in short algebraic form that could be nothing else: `Rd8+`, `exd5`, `e8=Q`, `O-O`, with the number of the move before it or
/// without – a pawn's plain step is its square.
pub(super) fn named_in(text: &str) -> Vec<(Range<usize>, Named)> {
    let shouted = is_shouted(text);
    let mut found = Vec::new();
    let mut at = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        let start = at;
        at += word.len();
        let core = without_number(word.trim_start_matches(|c: char| !c.is_alphanumeric()));
        let from = start + word.len() - core.len();
        let core = core.trim_end_matches(|c: char| !(c.is_alphanumeric() || c == '+' || c == '#'));
        match read_san(core) {
            Some(san)
                if core.chars().count() > 2
                    && !matches!(
                        san.body,
                        SanBody::Piece { kind: PieceKind::Pawn, capture: false, promotion: None, .. }
                    ) =>
            {
                found.push((from..from + core.len(), Named::Move(san)));
            }
            _ => found.extend(
                squares_in(word, |letter| names_square(letter, shouted))
                    .into_iter()
                    .map(|(range, square)| (start + range.start..start + range.end, Named::Square(square))),
            ),
        }
    }
    found
}

/// What stands behind the number of a move, `12.` or `12...`; without one, the word itself.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let behind = rest.trim_start_matches(['.', '\u{2026}']);
    if rest.len() < word.len() && behind.len() < rest.len() { behind } else { word }
}

/// The squares named with a letter that is wanted.
fn squares_in(text: &str, wanted: impl Fn(char) -> bool) -> Vec<(Range<usize>, Square)> {
    let mut found = Vec::new();
    let mut before: Option<char> = None;
    let mut chars = text.char_indices().peekable();
    while let Some((start, letter)) = chars.next() {
        let free = !before.is_some_and(char::is_alphanumeric);
        before = Some(letter);
        let Some(&(at, figure)) = chars.peek() else { break };
        let (Some(file), Some(rank)) = (file_of(letter).filter(|_| wanted(letter)), figure.to_digit(10)) else {
            continue;
        };
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
        assert_eq!(NotationChoice::OfLanguage.spelling(Notation::GREEK).square(e4), "\u{3b5}4");
        assert_eq!(NotationChoice::OfLanguage.spelling(Notation::LATIN).square(e4), "e4");
        assert_eq!(NotationChoice::Greek.spelling(Notation::LATIN).square(e4), "\u{3b5}4");
        assert_eq!(NotationChoice::Both.spelling(Notation::LATIN).square(e4), "e4/\u{3b5}4");
        assert_eq!(NotationChoice::Both.spelling(Notation::GREEK).square(e4), "\u{3b5}4/e4");
    }

    fn named(text: &str) -> Vec<String> {
        named_in(text).into_iter().map(|(range, named)| format!("{}={}", &text[range], named.call())).collect()
    }

    #[test]
    fn squares_are_found_in_prose_and_nothing_else_is() {
        assert_eq!(
            named("from e4 to \u{3b6}5, then (h8)."),
            ["e4={ SQUARE(\"e4\") }", "\u{3b6}5={ SQUARE(\"f5\") }", "h8={ SQUARE(\"h8\") }"]
        );
        assert_eq!(named("the key F4, e44, xe4, e9, i1, I1, ae4 e4e5, 0-1, Nf9, O"), Vec::<String>::new());
        // Sheets, classes and keys.
        assert_eq!(named("a sheet of A4, class \u{3b2} \u{393}2, the key F8"), Vec::<String>::new());
        // In capitals: rook to d8, to d8 in Greek letters, and the two letters that look the same and are two files.
        assert_eq!(
            named("D8! \u{394}8, H4 \u{397}4 B5 \u{392}5"),
            [
                "D8={ SQUARE(\"d8\") }",
                "\u{394}8={ SQUARE(\"d8\") }",
                "H4={ SQUARE(\"h4\") }",
                "\u{397}4={ SQUARE(\"g4\") }",
                "B5={ SQUARE(\"b5\") }",
                "\u{392}5={ SQUARE(\"b5\") }"
            ]
        );
        assert_eq!(named("a1-h8"), ["a1={ SQUARE(\"a1\") }", "h8={ SQUARE(\"h8\") }"]);
    }

    #[test]
    fn moves_are_found_in_prose_in_both_alphabets() {
        assert_eq!(named("play Rd8+!"), ["Rd8+={ MOVE(\"Rd8+\") }"]);
        assert_eq!(
            named("exd5, e8=Q; O-O 0-0-0."),
            [
                "exd5={ MOVE(\"exd5\") }",
                "e8=Q={ MOVE(\"e8=Q\") }",
                "O-O={ MOVE(\"O-O\") }",
                "0-0-0={ MOVE(\"O-O-O\") }"
            ]
        );
        // Rook to d8, pawn takes, promotion, knight from the b-file.
        assert_eq!(
            named("\u{3a0}\u{3b4}8 \u{3b5}:\u{3b4}5 \u{3b5}8=\u{392}. \u{399}\u{3b2}\u{3b4}2"),
            [
                "\u{3a0}\u{3b4}8={ MOVE(\"Rd8\") }",
                "\u{3b5}:\u{3b4}5={ MOVE(\"exd5\") }",
                "\u{3b5}8=\u{392}={ MOVE(\"e8=Q\") }",
                "\u{399}\u{3b2}\u{3b4}2={ MOVE(\"Nbd2\") }"
            ]
        );
        assert_eq!(
            named("\u{39f}-\u{39f}+ \u{3bf}-\u{3bf}-\u{3bf}, \u{39f}"),
            ["\u{39f}-\u{39f}+={ MOVE(\"O-O+\") }", "\u{3bf}-\u{3bf}-\u{3bf}={ MOVE(\"O-O-O\") }"]
        );
        // Behind the number of the move; with the letter for a capture; without the sign before what a pawn becomes.
        assert_eq!(
            named("1.Qxg7# 2...\u{392}:\u{3b7}7 \u{399}\u{3c7}\u{3b5}5 \u{3b5}8\u{392}+ a1N 3.e4"),
            [
                "Qxg7#={ MOVE(\"Qxg7#\") }",
                "\u{392}:\u{3b7}7={ MOVE(\"Qxg7\") }",
                "\u{399}\u{3c7}\u{3b5}5={ MOVE(\"Nxe5\") }",
                "\u{3b5}8\u{392}+={ MOVE(\"e8=Q+\") }",
                "a1N={ MOVE(\"a1=N\") }",
                "e4={ SQUARE(\"e4\") }"
            ]
        );
        assert_eq!(read_san("B\u{3b5}5"), None, "letters of both alphabets");
    }

    #[test]
    fn choices_keep_their_names_and_numbers() {
        for choice in NotationChoice::ALL {
            assert_eq!(NotationChoice::from_name(choice.name()), Some(choice));
            assert_eq!(NotationChoice::from_index(choice.index()), choice);
        }
    }
}
