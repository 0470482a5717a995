//! FEN: a position as one line of text.
//!
//! The reader takes what people paste – missing fields, repeated spaces, `_` for a space, castling letters in
//! another order – and says of anything else what is wrong and in which column. The writer gives the normal form.
//! Whether the text describes a position that a game can reach is another question:
//! [`Position::faults`](crate::rules::Position::faults).
//!
//! ```
//! use skaki::rules::notation::fen::{self, FenFaultKind};
//!
//! let setup = fen::read("4k3/8/8/8/8/8/8/4K2R_w_K")?;
//! assert_eq!(fen::write(&setup), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
//!
//! let faults = fen::read("44/8/8/8/8/8/8/8 W").unwrap_err();
//! let found: Vec<_> = faults.iter().map(|fault| (fault.kind, fault.column)).collect();
//! assert_eq!(found, [(FenFaultKind::Character, 2), (FenFaultKind::Turn, 18)]);
//! # Ok::<(), fen::FenFaults>(())
//! ```

use std::fmt;

use crate::rules::{Board, CastlingRights, CastlingSide, Color, File, Piece, Position, Rank, Setup, Square, SquareSet};

/// The initial position (FIDE Laws 2.3; ledger R03). `start` stands for it wherever a FEN is read.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The word that stands for the initial position.
const START_WORD: &str = "start";

/// In what way a text is no FEN.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenFaultKind {
    /// No field at all.
    Empty,
    /// A seventh field.
    Fields,
    /// Fewer than eight ranks, or more.
    Ranks,
    /// A rank of fewer than eight squares, or more.
    RankLength,
    /// Something else than a piece or a figure from 1 to 8, or two figures in a row.
    Character,
    /// The side to move is neither `w` nor `b`.
    Turn,
    /// Castling is neither `-` nor some of `KQkq` (or the rooks' files `HAha`), each once.
    Castling,
    /// The en passant field is neither `-` nor a square.
    EnPassant,
    /// A counter that is no number.
    Clock,
}

impl FenFaultKind {
    /// All of them.
    pub const ALL: [FenFaultKind; 9] = [
        FenFaultKind::Empty,
        FenFaultKind::Fields,
        FenFaultKind::Ranks,
        FenFaultKind::RankLength,
        FenFaultKind::Character,
        FenFaultKind::Turn,
        FenFaultKind::Castling,
        FenFaultKind::EnPassant,
        FenFaultKind::Clock,
    ];

    /// The code of `position --json`.
    pub const fn code(self) -> &'static str {
        match self {
            FenFaultKind::Empty | FenFaultKind::Fields => "fen-fields",
            FenFaultKind::Ranks => "fen-ranks",
            FenFaultKind::RankLength => "fen-rank-length",
            FenFaultKind::Character => "fen-character",
            FenFaultKind::Turn => "fen-turn",
            FenFaultKind::Castling => "fen-castling",
            FenFaultKind::EnPassant => "fen-en-passant",
            FenFaultKind::Clock => "fen-clock",
        }
    }
}

/// One fault of a FEN text, and where it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FenFault {
    /// The column of the character at fault, counted in characters from 1. What is missing is missed behind the
    /// last character there is.
    pub column: usize,
    /// What is wrong there.
    pub kind: FenFaultKind,
}

/// All faults of a FEN text, from left to right: at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenFaults(Vec<FenFault>);

impl FenFaults {
    /// The faults, from left to right.
    pub fn iter(&self) -> std::slice::Iter<'_, FenFault> {
        self.0.iter()
    }

    /// The leftmost fault.
    pub fn first(&self) -> FenFault {
        self.0.first().copied().unwrap_or(FenFault { column: 1, kind: FenFaultKind::Empty })
    }
}

impl<'f> IntoIterator for &'f FenFaults {
    type Item = &'f FenFault;
    type IntoIter = std::slice::Iter<'f, FenFault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for FenFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.iter().enumerate() {
            let separator = if i > 0 { ", " } else { "" };
            write!(f, "{separator}{} in column {}", fault.kind.code(), fault.column)?;
        }
        Ok(())
    }
}

impl std::error::Error for FenFaults {}

/// Reads a FEN, or `start`.
///
/// Read leniently: outer and repeated spaces, `_` for a space, fields missing after the board (White to move, no
/// rights, no square, `0 1`), castling letters in any order or as the rooks' files, move number 0 (it is 1).
///
/// # Errors
/// All faults of the text, each with its column.
pub fn read(text: &str) -> Result<Setup, FenFaults> {
    if text.chars().any(is_other_space) {
        // White space of other scripts, as pages have it, one character for one so that the columns stay.
        return read(&text.replace(is_other_space, " "));
    }
    let mut reader = Reader { text, faults: Vec::new() };
    let setup = reader.setup();
    if reader.faults.is_empty() {
        return Ok(setup);
    }
    let mut faults = reader.faults;
    faults.sort_unstable();
    for fault in &mut faults {
        // Until here the column is a byte offset: only a text at fault pays for counting its characters.
        fault.column = text.char_indices().take_while(|(offset, _)| *offset < fault.column).count() + 1;
    }
    Err(FenFaults(faults))
}

/// Reads a FEN and gives its position at once: what a text says that no position can have is dropped, as
/// [`Position::new`] does.
///
/// # Errors
/// All faults of the text, each with its column.
pub fn position(text: &str) -> Result<Position, FenFaults> {
    read(text).map(Position::new)
}

struct Reader<'t> {
    text: &'t str,
    faults: Vec<FenFault>,
}

/// A field of the text: where it starts, and its bytes.
#[derive(Clone, Copy)]
struct Field<'t> {
    start: usize,
    bytes: &'t [u8],
}

impl Field<'_> {
    fn end(self) -> usize {
        self.start + self.bytes.len()
    }
}

impl<'t> Reader<'t> {
    fn fault(&mut self, kind: FenFaultKind, offset: usize) {
        self.faults.push(FenFault { kind, column: offset });
    }

    /// The next field from `from` on. A field ends at a space, an underscore or any other white space.
    fn field(&self, from: usize) -> Option<Field<'t>> {
        let bytes = self.text.as_bytes();
        let rest = bytes.get(from..)?;
        let start = from + rest.iter().position(|&byte| !is_separator(byte))?;
        let rest = bytes.get(start..)?;
        let len = rest.iter().position(|&byte| is_separator(byte)).unwrap_or(rest.len());
        Some(Field { start, bytes: rest.get(..len)? })
    }

    fn setup(&mut self) -> Setup {
        let mut setup = Setup::EMPTY;
        let Some(field) = self.field(0) else {
            self.fault(FenFaultKind::Empty, 0);
            return setup;
        };
        let mut at = field.end();
        if field.bytes.eq_ignore_ascii_case(START_WORD.as_bytes()) {
            if let Some(more) = self.field(at) {
                self.fault(FenFaultKind::Fields, more.start);
            }
            return Setup::start();
        }
        self.board(field, &mut setup.board);
        for place in 1.. {
            let Some(field) = self.field(at) else { break };
            at = field.end();
            match place {
                1 => self.turn(field, &mut setup.turn),
                2 => self.castling(field, &mut setup.castling),
                3 => self.en_passant(field, &mut setup.en_passant),
                4 => self.clock(field, &mut setup.halfmove_clock),
                5 => {
                    self.clock(field, &mut setup.fullmove_number);
                    setup.fullmove_number = setup.fullmove_number.max(1);
                }
                _ => {
                    self.fault(FenFaultKind::Fields, field.start);
                    break;
                }
            }
        }
        setup
    }

    fn board(&mut self, field: Field<'t>, board: &mut Board) {
        let mut ranks = Rank::ALL.iter().rev();
        let mut rank = ranks.next().copied();
        let mut rank_count = 1usize;
        // Squares of this rank so far, whether all its characters could be read, whether the last was a figure.
        let (mut filled, mut readable, mut after_figure) = (0u8, true, false);
        for (i, &byte) in field.bytes.iter().enumerate() {
            let offset = field.start + i;
            match byte {
                b'/' => {
                    if readable && filled < 8 && rank_count <= 8 {
                        self.fault(FenFaultKind::RankLength, offset);
                    }
                    rank_count += 1;
                    if rank_count == 9 {
                        self.fault(FenFaultKind::Ranks, offset);
                    }
                    rank = ranks.next().copied();
                    (filled, readable, after_figure) = (0, true, false);
                }
                b'1'..=b'8' if !after_figure => {
                    filled = self.fill(filled, byte - b'0', readable, offset);
                    after_figure = true;
                }
                _ => {
                    after_figure = false;
                    let Some(piece) = Piece::from_fen_letter(char::from(byte)) else {
                        // One fault a rank says enough; the second byte of a letter is not another fault.
                        if readable {
                            self.fault(FenFaultKind::Character, offset);
                        }
                        readable = false;
                        continue;
                    };
                    let file = File::from_index(filled);
                    if let (Some(file), Some(rank)) = (file, rank) {
                        // Each square comes once, so it is empty, and nothing need be taken off it.
                        board.toggle(piece, SquareSet::of(Square::new(file, rank)));
                    }
                    filled = self.fill(filled, 1, readable, offset);
                }
            }
        }
        if readable && filled < 8 && rank_count <= 8 {
            self.fault(FenFaultKind::RankLength, field.end());
        }
        if rank_count < 8 {
            self.fault(FenFaultKind::Ranks, field.end());
        }
    }

    /// Counts squares of a rank; the first that is too much is the fault, the others go with it.
    fn fill(&mut self, filled: u8, squares: u8, readable: bool, offset: usize) -> u8 {
        let sum = filled.saturating_add(squares);
        if readable && filled <= 8 && sum > 8 {
            self.fault(FenFaultKind::RankLength, offset);
        }
        sum
    }

    fn turn(&mut self, field: Field<'t>, turn: &mut Color) {
        match field.bytes {
            b"w" => *turn = Color::White,
            b"b" => *turn = Color::Black,
            _ => self.fault(FenFaultKind::Turn, field.start),
        }
    }

    fn castling(&mut self, field: Field<'t>, rights: &mut CastlingRights) {
        if field.bytes == b"-" {
            return;
        }
        for (i, byte) in field.bytes.iter().enumerate() {
            let (color, side) = match byte {
                b'K' | b'H' => (Color::White, CastlingSide::Short),
                b'Q' | b'A' => (Color::White, CastlingSide::Long),
                b'k' | b'h' => (Color::Black, CastlingSide::Short),
                b'q' | b'a' => (Color::Black, CastlingSide::Long),
                _ => return self.fault(FenFaultKind::Castling, field.start + i),
            };
            if rights.has(color, side) {
                return self.fault(FenFaultKind::Castling, field.start + i);
            }
            *rights = rights.with(color, side);
        }
    }

    fn en_passant(&mut self, field: Field<'t>, square: &mut Option<Square>) {
        if field.bytes == b"-" {
            return;
        }
        *square = std::str::from_utf8(field.bytes).ok().and_then(|name| name.parse().ok());
        if square.is_none() {
            self.fault(FenFaultKind::EnPassant, field.start);
        }
    }

    fn clock(&mut self, field: Field<'t>, count: &mut u32) {
        let mut number = Some(0u32);
        for (i, byte) in field.bytes.iter().enumerate() {
            if !byte.is_ascii_digit() {
                return self.fault(FenFaultKind::Clock, field.start + i);
            }
            number = number.and_then(|n| n.checked_mul(10)?.checked_add(u32::from(byte - b'0')));
        }
        match number {
            Some(number) => *count = number,
            None => self.fault(FenFaultKind::Clock, field.start),
        }
    }
}

fn is_other_space(letter: char) -> bool {
    !letter.is_ascii() && letter.is_whitespace()
}

fn is_separator(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == b'_'
}

/// Writes a position in the normal form, with an en passant square only where a legal move goes there. For that of a real
/// [`Position`] give its `setup()`.
pub fn write(setup: &Setup) -> String {
    let mut text = String::with_capacity(90);
    for (i, &rank) in Rank::ALL.iter().rev().enumerate() {
        if i > 0 {
            text.push('/');
        }
        let mut empty = 0u8;
        for file in File::ALL {
            match setup.board.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    push_figure(&mut text, &mut empty);
                    text.push(piece.fen_letter());
                }
            }
        }
        push_figure(&mut text, &mut empty);
    }
    text.push_str(match setup.turn {
        Color::White => " w ",
        Color::Black => " b ",
    });
    let before = text.len();
    for (color, side, letter) in [
        (Color::White, CastlingSide::Short, 'K'),
        (Color::White, CastlingSide::Long, 'Q'),
        (Color::Black, CastlingSide::Short, 'k'),
        (Color::Black, CastlingSide::Long, 'q'),
    ] {
        if setup.castling.has(color, side) {
            text.push(letter);
        }
    }
    if text.len() == before {
        text.push('-');
    }
    text.push(' ');
    match setup.en_passant.and_then(|_| Position::new(*setup).usable_en_passant()) {
        None => text.push('-'),
        Some(square) => {
            text.push(square.file().letter());
            text.push(char::from(b'0' + square.rank().number()));
        }
    }
    text.push(' ');
    text.push_str(&setup.halfmove_clock.to_string());
    text.push(' ');
    text.push_str(&setup.fullmove_number.to_string());
    text
}

fn push_figure(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
    }
    *empty = 0;
}
