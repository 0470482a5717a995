//! Moves, squares and positions as text: FEN, UCI, PGN's SAN and Greek notation, PGN games, and
//! what a person types.
//!
//! Two notations are written, [`Notation::LATIN`] (PGN's English: `Nf3`, `cxd5`, `O-O`, `e8=Q`) and
//! [`Notation::GREEK`] (`Ιζ3`, `γ:δ5`, `0-0`, `ε8=Β`). All of them are read, always, whatever the language:
//! [`read_move`] takes any, asks where a text is ambiguous and guesses nothing.
//!
//! ```
//! use skaki::rules::notation::{self, Notation};
//! use skaki::rules::Position;
//!
//! let start = Position::start();
//! let typed = notation::read_move("Ίππος ζ3", &start).unwrap();
//! assert_eq!(notation::write_move(&start, typed.mv, Notation::LATIN), "Nf3");
//! assert_eq!(notation::write_move(&start, typed.mv, Notation::GREEK), "Ιζ3");
//! ```

pub mod fen;
pub(crate) mod letters;
pub mod pgn;
pub mod san;
pub mod typed;
pub mod uci;

use std::borrow::Cow;
use std::fmt;

use super::{File, Move, PieceKind, Position, Square};
pub use san::San;
pub use typed::{Completion, completions};
pub use typed::{Judge, ReadError, Remark, Typed, read_move, read_square};

/// In which letters squares and moves are written (FIDE Laws, appendix C.3: each player may use those of the own
/// country; ledger R01). Every language may have its own; two are known to the rules, which read them.
///
/// ```
/// use skaki::rules::{PieceKind, notation::Notation};
/// let german = Notation { pieces: ['B', 'S', 'L', 'T', 'D', 'K'], ..Notation::LATIN };
/// assert_eq!(german.piece_letter(PieceKind::Knight), 'S');
/// assert_eq!(german.of_latin("Nf3 Qxd8+ e8=Q"), "Sf3 Dxd8+ e8=D");
/// assert_eq!(german.to_latin("Sf3 Dxd8+ e8=D"), "Nf3 Qxd8+ e8=Q");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Notation {
    /// The letters of the files a–h.
    pub files: [char; 8],
    /// The capital letters of the pieces, in the order of [`PieceKind`].
    pub pieces: [char; 6],
    /// The sign of a capture.
    pub captures: char,
    /// The sign of which castling is written, twice or three times.
    pub castles: char,
}

impl Notation {
    /// Files a–h, pieces K Q R B N: the notation of PGN.
    pub const LATIN: Notation = Notation {
        files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        pieces: letters::LATIN_PIECES,
        captures: 'x',
        castles: 'O',
    };

    /// Files α–θ, pieces Ρ Β Π Α Ι.
    pub const GREEK: Notation =
        Notation { files: letters::GREEK_FILES, pieces: letters::GREEK_PIECES, captures: ':', castles: '0' };

    /// Those that are read whatever the language, Latin first.
    pub const ALL: [Notation; 2] = [Notation::LATIN, Notation::GREEK];

    /// The one of the two whose alphabet this is not.
    #[must_use]
    pub fn other(self) -> Notation {
        if self == Notation::GREEK { Notation::LATIN } else { Notation::GREEK }
    }

    /// What is written in Latin notation – moves, squares – in this one.
    pub fn of_latin(self, text: &str) -> String {
        self.translated(text, |notation| (Notation::LATIN, notation))
    }

    /// What is written in this notation in Latin one. The letter of the pawn, which no move is written with, stays as it is.
    pub fn to_latin(self, text: &str) -> String {
        self.translated(text, |notation| (notation, Notation::LATIN))
    }

    fn translated(self, text: &str, between: impl Fn(Notation) -> (Notation, Notation)) -> String {
        let (from, into) = between(self);
        let kinds = PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::Pawn);
        let pieces = kinds.map(|kind| (from.piece_letter(kind), into.piece_letter(kind)));
        let signs = [(from.captures, into.captures), (from.castles, into.castles)];
        let pairs: Vec<(char, char)> = from.files.into_iter().zip(into.files).chain(pieces).chain(signs).collect();
        let translated = |c| pairs.iter().find(|(known, _)| *known == c).map_or(c, |(_, other)| *other);
        text.chars().map(translated).collect()
    }

    /// The notation whose letters a text begins with; none where it has no letter of either.
    ///
    /// ```
    /// use skaki::rules::notation::Notation;
    /// assert_eq!(Notation::of_text("Rd8"), Some(Notation::LATIN));
    /// assert_eq!(Notation::of_text("\u{3a0}\u{3b4}8"), Some(Notation::GREEK));
    /// assert_eq!(Notation::of_text("0-0"), None);
    /// ```
    pub fn of_text(text: &str) -> Option<Notation> {
        text.chars().find_map(|letter| match letter {
            'a'..='z' | 'A'..='Z' => Some(Notation::LATIN),
            // The blocks “Greek and Coptic” and “Greek Extended”.
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(Notation::GREEK),
            _ => None,
        })
    }

    /// The letter of a file.
    pub fn file_letter(self, file: File) -> char {
        self.files.get(usize::from(file.index())).copied().unwrap_or('?')
    }

    /// The capital letter of a kind of piece. The pawn's (`P`, `Σ`) is for boards drawn in letters: no move is
    /// written with it.
    pub fn piece_letter(self, kind: PieceKind) -> char {
        self.pieces.get(kind.index()).copied().unwrap_or('?')
    }

    /// The name of a square, to be printed.
    pub fn square(self, square: Square) -> SquareName {
        SquareName { square, notation: self }
    }
}

/// A square's name in one of the notations.
///
/// ```
/// use skaki::rules::{Square, notation::Notation};
/// let f3: Square = "f3".parse()?;
/// assert_eq!(Notation::GREEK.square(f3).to_string(), "ζ3");
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareName {
    square: Square,
    notation: Notation,
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.notation.file_letter(self.square.file()), self.square.rank().number())
    }
}

/// The letter on the same key of a keyboard in the other alphabet, in the same case: what a person who forgot to switch
/// layouts would have typed. Latin `w` has none of its own.
pub fn same_key(letter: char) -> Option<char> {
    letters::same_key(letter)
}

/// A text that may be a move in a notation of one language, as the two that are always read have it: what can be no move in
/// that notation stays as it is.
///
/// ```
/// use skaki::rules::{Position, notation::{self, Notation}};
/// let german = Notation { pieces: ['B', 'S', 'L', 'T', 'D', 'K'], ..Notation::LATIN };
/// let start = Position::start();
/// assert_eq!(notation::in_latin(german, "Sf3", &start), "Nf3");
/// assert_eq!(notation::in_latin(german, "Nf3", &start), "Nf3");
/// assert_eq!(notation::in_latin(german, "D4", &start), "D4");
/// ```
pub fn in_latin<'text, J: Judge + ?Sized>(own: Notation, text: &'text str, judge: &J) -> Cow<'text, str> {
    if Notation::ALL.contains(&own) {
        return Cow::Borrowed(text);
    }
    // A small letter that is no file's is as good as the capital.
    let mut letters = text.chars();
    let capital = match letters.next() {
        Some(first) if !own.files.contains(&first) => first.to_uppercase().chain(letters).collect(),
        _ => text.to_owned(),
    };
    let latin = own.to_latin(&capital);
    match read_move(&latin, judge) {
        Err(ReadError::Unreadable(_)) => Cow::Borrowed(text),
        _ if latin == capital => Cow::Borrowed(text),
        _ => Cow::Owned(latin),
    }
}

/// Writes a move of this position in short algebraic form with its `+` or `#`: `Nbd2`, `exd6`, `O-O` or `Ιβδ2`,
/// `ε:δ6`, `0-0` (FIDE Laws, appendix C).
pub fn write_move(position: &Position, mv: Move, notation: Notation) -> String {
    San::of(position, mv).display(notation).to_string()
}
