//! SAN, the short algebraic notation of PGN, read strictly; and its twin in Greek letters, written.
//!
//! This is the notation of data: its reader takes PGN's English and nothing else. What a person types goes through
//! [`read_move`](super::read_move).
//!
//! ```
//! use skaki::rules::notation::{Notation, San};
//! use skaki::rules::Position;
//!
//! let start = Position::start();
//! let san: San = "Nf3".parse()?;
//! let mv = san.find(&start).unwrap();
//! assert_eq!(San::of(&start, mv).to_string(), "Nf3");
//! assert_eq!(San::of(&start, mv).display(Notation::GREEK).to_string(), "Ιζ3");
//! # Ok::<(), skaki::rules::notation::san::NotSan>(())
//! ```

use std::fmt::{self, Write};
use std::str::FromStr;

use super::Notation;
use crate::rules::{CastlingSide, File, Move, Piece, PieceKind, Position, Rank, Square, SquareSet, attacks};

/// A move in short algebraic form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct San {
    /// The move, as far as the form says it.
    pub body: SanBody,
    /// What it does to the other king.
    pub mark: Option<Mark>,
}

/// What of a move short algebraic form says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanBody {
    /// `O-O`, `O-O-O`.
    Castling(CastlingSide),
    /// Everything else.
    Piece {
        /// What moves.
        kind: PieceKind,
        /// The file it comes from, where that is said.
        file: Option<File>,
        /// The rank it comes from, where that is said.
        rank: Option<Rank>,
        /// Whether it takes something.
        capture: bool,
        /// Where it goes.
        to: Square,
        /// What it becomes.
        promotion: Option<PieceKind>,
    },
}

/// The mark behind a move (FIDE Laws, appendix C.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `+`
    Check,
    /// `#`
    Mate,
}

/// A text that is not SAN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotSan;

impl fmt::Display for NotSan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move in PGN's short algebraic notation")
    }
}

impl std::error::Error for NotSan {}

impl San {
    /// How this move of this position is written, mark included.
    pub fn of(position: &Position, mv: Move) -> San {
        San { body: San::body_of(position, mv), mark: mark_of(position, mv) }
    }

    /// The same without looking for check and mate.
    pub fn unmarked(position: &Position, mv: Move) -> San {
        San { body: San::body_of(position, mv), mark: None }
    }

    fn body_of(position: &Position, mv: Move) -> SanBody {
        if let Some(side) = mv.castling() {
            return SanBody::Castling(side);
        }
        let (from, to, kind, capture) = (mv.from(), mv.to(), mv.piece(), mv.capture().is_some());
        let (file, rank) = match kind {
            PieceKind::Pawn => (capture.then(|| from.file()), None),
            _ => what_tells_apart(from, rivals(position, kind, from, to)),
        };
        SanBody::Piece { kind, file, rank, capture, to, promotion: mv.promotion() }
    }

    /// The one legal move of this position that is written so, if there is exactly one. Marks are not looked at.
    pub fn find(&self, position: &Position) -> Option<Move> {
        match self.body {
            SanBody::Castling(side) => position.judge_castling(side).ok(),
            SanBody::Piece { kind, file, rank, capture, to, promotion } => {
                let mut from = match kind {
                    PieceKind::Pawn => pawns_reaching(position, to, file, capture),
                    _ => pieces_reaching(position, kind, to),
                };
                from &= file.map_or(SquareSet::ALL, file_squares) & rank.map_or(SquareSet::ALL, rank_squares);
                let mut moves = from
                    .iter()
                    .filter_map(|square| position.judge(square, to, promotion).ok())
                    .filter(|mv| mv.capture().is_some() == capture && mv.castling().is_none());
                moves.next().filter(|_| moves.next().is_none())
            }
        }
    }

    /// The move, to be printed in a notation: PGN's `cxd5`, `O-O`, or Greek `γ:δ5`, `0-0`.
    pub fn display(self, notation: Notation) -> SanText {
        SanText { san: self, notation }
    }
}

/// The squares of a file.
fn file_squares(file: File) -> SquareSet {
    SquareSet(0x0101_0101_0101_0101 << file.index())
}

/// The squares of a rank.
fn rank_squares(rank: Rank) -> SquareSet {
    SquareSet(0xFF << (8 * rank.index()))
}

/// Pieces of the side to move from which `to` is attacked, pawns aside.
fn pieces_reaching(position: &Position, kind: PieceKind, to: Square) -> SquareSet {
    let piece = Piece::new(position.turn(), kind);
    attacks::of(piece, to, position.board().occupied()) & position.board().of(piece)
}

/// The pawn that would come to `to` in the way that is written: at most one where a capture names its file, else
/// the nearest one behind.
fn pawns_reaching(position: &Position, to: Square, file: Option<File>, capture: bool) -> SquareSet {
    let turn = position.turn();
    let pawns = position.board().of(Piece::new(turn, PieceKind::Pawn));
    if capture {
        let file = file.map_or(SquareSet::EMPTY, file_squares);
        return pawns & attacks::pawn(turn.opponent(), to) & file;
    }
    let behind = |steps: i8| to.offset(0, -turn.forward() * steps).map_or(SquareSet::EMPTY, SquareSet::of) & pawns;
    let one = behind(1);
    if one.any() { one } else { behind(2) }
}

/// Other pieces of the same kind that may go to the same square.
fn rivals(position: &Position, kind: PieceKind, from: Square, to: Square) -> SquareSet {
    pieces_reaching(position, kind, to)
        .without(from)
        .iter()
        .filter(|&square| position.targets(square).contains(to))
        .collect()
}

/// The file if that is enough, else the rank if that is, else both (FIDE Laws, appendix C.10).
fn what_tells_apart(from: Square, rivals: SquareSet) -> (Option<File>, Option<Rank>) {
    if rivals.is_empty() {
        (None, None)
    } else if (rivals & file_squares(from.file())).is_empty() {
        (Some(from.file()), None)
    } else if (rivals & rank_squares(from.rank())).is_empty() {
        (None, Some(from.rank()))
    } else {
        (Some(from.file()), Some(from.rank()))
    }
}

fn mark_of(position: &Position, mv: Move) -> Option<Mark> {
    let after = position.play(mv);
    if !after.is_check() {
        None
    } else if after.has_legal_move() {
        Some(Mark::Check)
    } else {
        Some(Mark::Mate)
    }
}

impl FromStr for San {
    type Err = NotSan;

    fn from_str(text: &str) -> Result<San, NotSan> {
        let mut bytes = text.as_bytes();
        let mut mark = None;
        if let Some((last @ (b'+' | b'#'), rest)) = bytes.split_last() {
            mark = Some(if *last == b'+' { Mark::Check } else { Mark::Mate });
            bytes = rest;
        }
        let body = match bytes {
            b"O-O" => SanBody::Castling(CastlingSide::Short),
            b"O-O-O" => SanBody::Castling(CastlingSide::Long),
            _ => piece_move(bytes).ok_or(NotSan)?,
        };
        Ok(San { body, mark })
    }
}

fn piece_move(mut bytes: &[u8]) -> Option<SanBody> {
    let kind = bytes.first().copied().and_then(piece).unwrap_or(PieceKind::Pawn);
    if kind != PieceKind::Pawn {
        bytes = bytes.get(1..)?;
    }
    let mut promotion = None;
    if let [rest @ .., b'=', letter] = bytes {
        if kind != PieceKind::Pawn {
            return None;
        }
        promotion = Some(piece(*letter).filter(|&kind| kind != PieceKind::King)?);
        bytes = rest;
    }
    let [before @ .., file_letter @ b'a'..=b'h', figure @ b'1'..=b'8'] = bytes else { return None };
    let to = Square::new(file(*file_letter)?, rank(*figure)?);
    let (capture, hints) = match before {
        [hints @ .., b'x'] => (true, hints),
        hints => (false, hints),
    };
    let (file, rank) = match hints {
        [] => (None, None),
        [letter @ b'a'..=b'h'] => (file(*letter), None),
        [figure @ b'1'..=b'8'] => (None, rank(*figure)),
        [letter @ b'a'..=b'h', figure @ b'1'..=b'8'] => (file(*letter), rank(*figure)),
        _ => return None,
    };
    // A pawn's file is said exactly when it takes.
    if kind == PieceKind::Pawn && (file.is_some() != capture || rank.is_some()) {
        return None;
    }
    Some(SanBody::Piece { kind, file, rank, capture, to, promotion })
}

fn piece(letter: u8) -> Option<PieceKind> {
    Some(match letter {
        b'N' => PieceKind::Knight,
        b'B' => PieceKind::Bishop,
        b'R' => PieceKind::Rook,
        b'Q' => PieceKind::Queen,
        b'K' => PieceKind::King,
        _ => return None,
    })
}

fn file(letter: u8) -> Option<File> {
    File::from_index(letter.checked_sub(b'a')?)
}

fn rank(figure: u8) -> Option<Rank> {
    Rank::from_number(figure.checked_sub(b'0')?)
}

/// A move to be printed in one of the notations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SanText {
    san: San,
    notation: Notation,
}

impl fmt::Display for SanText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let notation = self.notation;
        match self.san.body {
            SanBody::Castling(side) => {
                let castles = notation.castles;
                match side {
                    CastlingSide::Short => write!(f, "{castles}-{castles}")?,
                    CastlingSide::Long => write!(f, "{castles}-{castles}-{castles}")?,
                }
            }
            SanBody::Piece { kind, file, rank, capture, to, promotion } => {
                if kind != PieceKind::Pawn {
                    f.write_char(notation.piece_letter(kind))?;
                }
                if let Some(file) = file {
                    f.write_char(notation.file_letter(file))?;
                }
                if let Some(rank) = rank {
                    f.write_char(figure(rank))?;
                }
                if capture {
                    f.write_char(notation.captures)?;
                }
                f.write_char(notation.file_letter(to.file()))?;
                f.write_char(figure(to.rank()))?;
                if let Some(kind) = promotion {
                    f.write_char('=')?;
                    f.write_char(notation.piece_letter(kind))?;
                }
            }
        }
        match self.san.mark {
            None => Ok(()),
            Some(Mark::Check) => f.write_char('+'),
            Some(Mark::Mate) => f.write_char('#'),
        }
    }
}

fn figure(rank: Rank) -> char {
    char::from(b'0' + rank.number())
}

impl fmt::Display for San {
    /// PGN's form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.display(Notation::LATIN).fmt(f)
    }
}
