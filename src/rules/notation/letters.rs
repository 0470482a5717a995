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

/// The letters that stand on one key of a Greek keyboard: what a person got, and what they would have got with
/// the other layout.
const KEYS: [(char, char); 25] = [
    ('e', 'ε'),
    ('r', 'ρ'),
    ('t', 'τ'),
    ('y', 'υ'),
    ('u', 'θ'),
    ('i', 'ι'),
    ('o', 'ο'),
    ('p', 'π'),
    ('a', 'α'),
    ('s', 'σ'),
    ('d', 'δ'),
    ('f', 'φ'),
    ('g', 'γ'),
    ('h', 'η'),
    ('j', 'ξ'),
    ('k', 'κ'),
    ('l', 'λ'),
    ('z', 'ζ'),
    ('x', 'χ'),
    ('c', 'ψ'),
    ('v', 'ω'),
    ('b', 'β'),
    ('n', 'ν'),
    ('m', 'μ'),
    // Two letters share the key of `w` with their capitals; folding has made one letter of both.
    ('w', 'σ'),
];

/// The letter on the same key in the other alphabet, in the same case.
pub(super) fn same_key(letter: char) -> Option<char> {
    let upper = letter.is_uppercase();
    let lower = lower(letter);
    let other = KEYS.iter().find_map(|&(latin, greek)| match lower {
        _ if lower == latin => Some(greek),
        _ if lower == greek => Some(latin),
        _ => None,
    })?;
    Some(if upper { other.to_uppercase().next().unwrap_or(other) } else { other })
}

/// Letters of the same shape in the two alphabets.
const LOOK_ALIKES: [(char, char); 15] = [
    ('A', 'Α'),
    ('B', 'Β'),
    ('E', 'Ε'),
    ('Z', 'Ζ'),
    ('H', 'Η'),
    ('I', 'Ι'),
    ('K', 'Κ'),
    ('M', 'Μ'),
    ('N', 'Ν'),
    ('O', 'Ο'),
    ('P', 'Ρ'),
    ('T', 'Τ'),
    ('X', 'Χ'),
    ('a', 'α'),
    ('o', 'ο'),
];

/// The letter of the same shape in the other alphabet.
pub(super) fn look_alike(letter: char) -> Option<char> {
    LOOK_ALIKES.iter().find_map(|&(latin, greek)| match letter {
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
const WORDS: &[(&str, Word)] = &[
    ("βασιλιασ", Word::Piece(PieceKind::King)),
    ("βασιλια", Word::Piece(PieceKind::King)),
    ("ρηγασ", Word::Piece(PieceKind::King)),
    ("ρηγα", Word::Piece(PieceKind::King)),
    ("king", Word::Piece(PieceKind::King)),
    ("βασιλισσα", Word::Piece(PieceKind::Queen)),
    ("νταμα", Word::Piece(PieceKind::Queen)),
    ("queen", Word::Piece(PieceKind::Queen)),
    ("πυργοσ", Word::Piece(PieceKind::Rook)),
    ("πυργο", Word::Piece(PieceKind::Rook)),
    ("rook", Word::Piece(PieceKind::Rook)),
    ("αξιωματικοσ", Word::Piece(PieceKind::Bishop)),
    ("αξιωματικο", Word::Piece(PieceKind::Bishop)),
    ("τρελοσ", Word::Piece(PieceKind::Bishop)),
    ("τρελο", Word::Piece(PieceKind::Bishop)),
    ("bishop", Word::Piece(PieceKind::Bishop)),
    ("ιπποσ", Word::Piece(PieceKind::Knight)),
    ("ιππο", Word::Piece(PieceKind::Knight)),
    ("αλογο", Word::Piece(PieceKind::Knight)),
    ("knight", Word::Piece(PieceKind::Knight)),
    ("horse", Word::Piece(PieceKind::Knight)),
    ("πιονι", Word::Piece(PieceKind::Pawn)),
    ("στρατιωτησ", Word::Piece(PieceKind::Pawn)),
    ("στρατιωτη", Word::Piece(PieceKind::Pawn)),
    ("pawn", Word::Piece(PieceKind::Pawn)),
    ("παιρνει", Word::Takes),
    ("παιρνω", Word::Takes),
    ("τρωει", Word::Takes),
    ("τρωω", Word::Takes),
    ("κοβει", Word::Takes),
    ("κοβω", Word::Takes),
    ("αιχμαλωτιζει", Word::Takes),
    ("αιχμαλωτιζω", Word::Takes),
    ("επι", Word::Takes),
    ("takes", Word::Takes),
    ("take", Word::Takes),
    ("captures", Word::Takes),
    ("capture", Word::Takes),
    ("γινεται", Word::Becomes),
    ("προαγεται", Word::Becomes),
    ("προαγωγη", Word::Becomes),
    ("becomes", Word::Becomes),
    ("promotes", Word::Becomes),
    ("promote", Word::Becomes),
    ("promotion", Word::Becomes),
    ("equals", Word::Becomes),
    ("ροκε", Word::Castles),
    ("castle", Word::Castles),
    ("castles", Word::Castles),
    ("castling", Word::Castles),
    ("μικρο", Word::Short),
    ("short", Word::Short),
    ("kingside", Word::Short),
    ("μεγαλο", Word::Long),
    ("long", Word::Long),
    ("queenside", Word::Long),
    ("σαχ", Word::Check),
    ("ρουα", Word::Check),
    ("check", Word::Check),
    ("ματ", Word::Mate),
    ("mate", Word::Mate),
    ("checkmate", Word::Mate),
    ("αν", Word::EnPassant),
    ("πασαν", Word::EnPassant),
    ("πασσαν", Word::EnPassant),
    ("εν", Word::EnPassant),
    ("διελευσει", Word::EnPassant),
    ("en", Word::EnPassant),
    ("passant", Word::EnPassant),
    ("ο", Word::Filler),
    ("η", Word::Filler),
    ("το", Word::Filler),
    ("τον", Word::Filler),
    ("τη", Word::Filler),
    ("την", Word::Filler),
    ("στο", Word::Filler),
    ("στον", Word::Filler),
    ("στη", Word::Filler),
    ("στην", Word::Filler),
    ("σε", Word::Filler),
    ("απο", Word::Filler),
    ("με", Word::Filler),
    ("και", Word::Filler),
    ("παιζω", Word::Filler),
    ("παει", Word::Filler),
    ("πεσσοσ", Word::Filler),
    ("the", Word::Filler),
    ("to", Word::Filler),
    ("on", Word::Filler),
    ("from", Word::Filler),
    ("at", Word::Filler),
    ("with", Word::Filler),
    ("and", Word::Filler),
    ("side", Word::Filler),
    ("goes", Word::Filler),
    ("moves", Word::Filler),
    ("plays", Word::Filler),
    ("my", Word::Filler),
];

/// The meaning of a word, given letter by letter (folded, any case).
pub(super) fn word(letters: &[char]) -> Option<Word> {
    WORDS.iter().find(|(text, _)| text.chars().eq(letters.iter().map(|&letter| lower(letter)))).map(|&(_, word)| word)
}

/// The words for the two colours, folded, in every gender and number that may stand before a piece.
const COLORS: &[(&str, Color)] = &[
    ("λευκοσ", Color::White),
    ("λευκο", Color::White),
    ("λευκη", Color::White),
    ("λευκα", Color::White),
    ("ασπροσ", Color::White),
    ("ασπρο", Color::White),
    ("ασπρη", Color::White),
    ("ασπρα", Color::White),
    ("white", Color::White),
    ("μαυροσ", Color::Black),
    ("μαυρο", Color::Black),
    ("μαυρη", Color::Black),
    ("μαυρα", Color::Black),
    ("black", Color::Black),
];

/// The colour that a word names, given letter by letter (folded, any case).
pub(super) fn color(letters: &[char]) -> Option<Color> {
    COLORS
        .iter()
        .find(|(text, _)| text.chars().eq(letters.iter().map(|&letter| lower(letter))))
        .map(|&(_, color)| color)
}
