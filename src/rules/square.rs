//! Squares, files and ranks (FIDE Laws 2.1–2.4; ledger R01).

use std::fmt;
use std::str::FromStr;

use super::Color;

/// A file of the board: one of the eight columns, a to h as White sees them from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// The eight files, a to h.
    pub const ALL: [File; 8] = [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// 0 for the a-file to 7 for the h-file.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The file with this index, or `None` above 7.
    pub fn from_index(index: u8) -> Option<File> {
        File::ALL.get(usize::from(index)).copied()
    }

    /// The Latin letter, `'a'` to `'h'`. Greek letters belong to [`notation`](super::notation).
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

/// A rank of the board: one of the eight rows, counted from White's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// The eight ranks, first to eighth.
    pub const ALL: [Rank; 8] =
        [Rank::First, Rank::Second, Rank::Third, Rank::Fourth, Rank::Fifth, Rank::Sixth, Rank::Seventh, Rank::Eighth];

    /// 0 for the first rank to 7 for the eighth.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The rank with this index, or `None` above 7.
    pub fn from_index(index: u8) -> Option<Rank> {
        Rank::ALL.get(usize::from(index)).copied()
    }

    /// The figure people write, 1 to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The rank with this number (1 to 8).
    pub fn from_number(number: u8) -> Option<Rank> {
        Rank::from_index(number.checked_sub(1)?)
    }

    /// The same rank counted from `color`'s own side: for Black the eighth rank comes first.
    ///
    /// ```
    /// use skaki::rules::{Color, Rank};
    /// assert_eq!(Rank::Second.seen_by(Color::Black), Rank::Seventh);
    /// ```
    pub fn seen_by(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::ALL[(7 - self as usize) & 7],
        }
    }
}

/// One of the 64 squares.
///
/// ```
/// use skaki::rules::{File, Rank, Square};
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::new(File::E, Rank::Fourth));
/// assert!(square.is_light());
/// assert_eq!(square.to_string(), "e4");
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank meet.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// The square with this index: a1 is 0, b1 is 1, h8 is 63. `None` above 63.
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// The square of the lowest six bits, for table code that has just masked or counted them.
    pub(crate) const fn masked(index: u8) -> Square {
        Square(index & 63)
    }

    /// All 64, a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        // `..64` as u8 keeps the index in range by construction.
        (0..64u8).map(Square)
    }

    /// 0 (a1) to 63 (h8). The mask tells the optimiser what the constructor already holds.
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file this square stands on.
    pub const fn file(self) -> File {
        File::ALL[(self.0 & 7) as usize]
    }

    /// The rank this square stands on.
    pub const fn rank(self) -> Rank {
        Rank::ALL[((self.0 >> 3) & 7) as usize]
    }

    /// Whether this is a light square; a1 and h8 are dark (FIDE Laws 2.1).
    pub const fn is_light(self) -> bool {
        (self.0 + (self.0 >> 3)) % 2 == 1
    }

    /// The square so many files to the right and ranks up (White's view), unless that leaves the board.
    ///
    /// ```
    /// use skaki::rules::Square;
    /// let b1: Square = "b1".parse()?;
    /// assert_eq!(b1.offset(1, 2), Some("c3".parse()?));
    /// assert_eq!(b1.offset(-2, 1), None);
    /// # Ok::<(), skaki::rules::NoSuchSquare>(())
    /// ```
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.0 & 7) as i8 + files;
        let rank = (self.0 >> 3) as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 { None } else { Some(Square((rank * 8 + file) as u8)) }
    }

    /// How many king's steps apart two squares are: 0 for the same square, 7 at most.
    pub fn distance(self, other: Square) -> u8 {
        let files = self.file().index().abs_diff(other.file().index());
        let ranks = self.rank().index().abs_diff(other.rank().index());
        files.max(ranks)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().number())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSquare;

impl fmt::Display for NoSuchSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square (a1 to h8)")
    }
}

impl std::error::Error for NoSuchSquare {}

impl FromStr for Square {
    type Err = NoSuchSquare;

    /// Reads the plain Latin form, lower case: `a1` to `h8`. What people type goes through
    /// [`notation`](super::notation), which knows both alphabets.
    fn from_str(text: &str) -> Result<Square, NoSuchSquare> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Square((rank - b'1') * 8 + (file - b'a'))),
            _ => Err(NoSuchSquare),
        }
    }
}
