//! The letters and words of the two notations, each table once (FIDE Laws, appendix C; ledger R01).
//!
//! This is the one room under `src/` in which Greek letters stand in the code: they are data here, as the
//! letters of FEN are.

use super::Notation;
use crate::rules::{Color, File, PieceKind};

/// α–θ, the files a–h.
pub(super) const GREEK_FILES: [char; 8] = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η', 'θ'];

/// Σ (στρατιώτης), Ι, Α, Π, Β, Ρ, in the order of [`PieceKind`].
pub(super) const GREEK_PIECES: [char; 6] = ['Σ', 'Ι', 'Α', 'Π', 'Β', 'Ρ'];

/// P, N, B, R, Q, K, in the order of [`PieceKind`].
pub(super) const LATIN_PIECES: [char; 6] = ['P', 'N', 'B', 'R', 'Q', 'K'];

/// Which alphabet a folded letter is of; `None` for letters of other scripts and for all that is no letter.
pub(crate) fn alphabet_of(letter: char) -> Option<Notation> {
    match letter {
        'a'..='z' | 'A'..='Z' => Some(Notation::LATIN),
        'α'..='ω' | 'Α'..='Ω' => Some(Notation::GREEK),
        _ => None,
    }
}

/// What file a letter names in its own alphabet, whatever its case.
pub(crate) fn file_of(letter: char) -> Option<File> {
    let index = match letter {
        'a'..='h' => letter as u32 - 'a' as u32,
        'A'..='H' => letter as u32 - 'A' as u32,
        // α…ε and Α…Ε stand side by side in Unicode, and so do ζ η θ after them.
        'α'..='θ' => letter as u32 - 'α' as u32,
        'Α'..='Θ' => letter as u32 - 'Α' as u32,
        _ => return None,
    };
    File::from_index(u8::try_from(index).ok()?)
}

/// What kind of piece a letter names in its own alphabet, whatever its case.
pub(crate) fn piece_of(letter: char) -> Option<PieceKind> {
    Some(match letter {
        'K' | 'k' | 'Ρ' | 'ρ' => PieceKind::King,
        'Q' | 'q' | 'Β' | 'β' => PieceKind::Queen,
        'R' | 'r' | 'Π' | 'π' => PieceKind::Rook,
        'B' | 'b' | 'Α' | 'α' => PieceKind::Bishop,
        'N' | 'n' | 'Ι' | 'ι' => PieceKind::Knight,
        'P' | 'p' | 'Σ' | 'σ' => PieceKind::Pawn,
        _ => return None,
    })
}

/// Whether a letter is the Greek one of the king, which looks like P and sounds like R.
pub(super) fn is_rho(letter: char) -> bool {
    matches!(letter, 'Ρ' | 'ρ')
}

/// The letters that stand on the same keys of a Latin and of a Greek keyboard, in the same order: what a person got, and what
/// they would have got with the other layout. Two letters share the key of `w` with their capitals; folding has made one
/// letter of both.
const KEYS: (&str, &str) = ("ertyuiopasdfghjklzxcvbnmw", "ερτυθιοπασδφγηξκλζχψωβνμσ");

/// The letter on the same key in the other alphabet, in the same case.
pub(super) fn same_key(letter: char) -> Option<char> {
    let upper = letter.is_uppercase();
    let lower = lower(letter);
    let other = counterpart(lower, KEYS)?;
    Some(if upper { other.to_uppercase().next().unwrap_or(other) } else { other })
}

/// Letters of the same shape in the two alphabets.
const LOOK_ALIKES: (&str, &str) = ("ABEZHIKMNOPTXao", "ΑΒΕΖΗΙΚΜΝΟΡΤΧαο");

/// The letter of the same shape in the other alphabet.
pub(super) fn look_alike(letter: char) -> Option<char> {
    counterpart(letter, LOOK_ALIKES)
}

/// The letter in the same place of the other of two rows.
fn counterpart(letter: char, (latin, greek): (&str, &str)) -> Option<char> {
    latin.chars().zip(greek.chars()).find_map(|(latin, greek)| match letter {
        _ if letter == latin => Some(greek),
        _ if letter == greek => Some(latin),
        _ => None,
    })
}

/// Lower case of one folded letter (folding has already dropped accents and final sigma).
pub(super) fn lower(letter: char) -> char {
    match letter {
        'A'..='Z' => letter.to_ascii_lowercase(),
        'Α'..='Ω' => letter.to_lowercase().next().unwrap_or(letter),
        _ => letter,
    }
}

/// What a spoken or written-out word means in a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// The name of a kind of piece.
    Piece(PieceKind),
    /// “takes”.
    Takes,
    /// “becomes”: what follows is what a pawn is promoted to.
    Becomes,
    /// “castles”, without the side.
    Castles,
    /// “short”, the king's side.
    Short,
    /// “long”, the queen's side.
    Long,
    /// “check”.
    Check,
    /// “mate”.
    Mate,
    /// One of the words of “en passant”.
    EnPassant,
    /// A word that changes nothing: an article, a preposition.
    Filler,
}

/// The words that line mode understands in both languages, folded: no accents, lower case, σ for ς.
/// Greek nouns in the nominative and the accusative, the latter as in «παίζω τον ίππο στο ζ3».
const WORDS: &[(Word, &str)] = &[
    (Word::Piece(PieceKind::King), "βασιλιασ βασιλια ρηγασ ρηγα king"),
    (Word::Piece(PieceKind::Queen), "βασιλισσα νταμα queen"),
    (Word::Piece(PieceKind::Rook), "πυργοσ πυργο rook"),
    (Word::Piece(PieceKind::Bishop), "αξιωματικοσ αξιωματικο τρελοσ τρελο bishop"),
    (Word::Piece(PieceKind::Knight), "ιπποσ ιππο αλογο knight horse"),
    (Word::Piece(PieceKind::Pawn), "πιονι στρατιωτησ στρατιωτη pawn"),
    (
        Word::Takes,
        "παιρνει παιρνω τρωει τρωω κοβει κοβω αιχμαλωτιζει αιχμαλωτιζω επι takes take captures \
         capture",
    ),
    (Word::Becomes, "γινεται προαγεται προαγωγη becomes promotes promote promotion equals"),
    (Word::Castles, "ροκε castle castles castling"),
    (Word::Short, "μικρο short kingside"),
    (Word::Long, "μεγαλο long queenside"),
    (Word::Check, "σαχ ρουα check"),
    (Word::Mate, "ματ mate checkmate"),
    (Word::EnPassant, "αν πασαν πασσαν εν διελευσει en passant"),
    (
        Word::Filler,
        "ο η το τον τη την στο στον στη στην σε απο με και παιζω παει πεσσοσ the to on from at \
         with and side goes moves plays my",
    ),
];

/// The meaning of a word, given letter by letter (folded, any case).
pub(super) fn word(letters: &[char]) -> Option<Word> {
    meaning(WORDS, letters)
}

/// The words for the two colours, folded, in every gender and number that may stand before a piece.
const COLORS: &[(Color, &str)] = &[
    (Color::White, "λευκοσ λευκο λευκη λευκα ασπροσ ασπρο ασπρη ασπρα white"),
    (Color::Black, "μαυροσ μαυρο μαυρη μαυρα black"),
];

/// The colour that a word names, given letter by letter (folded, any case).
pub(super) fn color(letters: &[char]) -> Option<Color> {
    meaning(COLORS, letters)
}

/// What a word means by a table of words, those of one meaning in a row with spaces between.
fn meaning<T: Copy>(table: &[(T, &str)], letters: &[char]) -> Option<T> {
    let is_it = |text: &str| text.chars().eq(letters.iter().map(|&letter| lower(letter)));
    table.iter().find(|(_, texts)| texts.split(' ').any(is_it)).map(|&(meaning, _)| meaning)
}
