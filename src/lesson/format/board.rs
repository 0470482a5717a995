//! A board drawn with letters: eight rows of eight, the eighth rank first.

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::Problem;
use crate::rules::notation::letters::{alphabet_of, piece_of};
use crate::rules::notation::{Notation, fen};
use crate::rules::{Board, Color, File, Piece, PieceKind, Rank, Square, SquareSet};

use super::strings::Located;

/// What a drawing shows.
#[derive(Clone, Debug)]
pub(crate) struct Drawing {
    /// The pieces.
    pub(crate) board: Board,
    /// The empty squares with a star.
    pub(crate) stars: SquareSet,
    /// Where in the file each square is drawn.
    places: Vec<(Square, Range<usize>)>,
}

impl Drawing {
    /// Where in the file a square is drawn.
    pub(crate) fn place(&self, square: Square) -> Option<Range<usize>> {
        self.places.iter().find(|(drawn, _)| *drawn == square).map(|(_, span)| span.clone())
    }
}

/// One drawn square.
enum Cell {
    Empty,
    Star,
    Piece(Piece),
}

/// Reads a drawing; every fault of it is told.
pub(crate) fn read(drawn: &Located<'_>, faults: &mut Faults) -> Option<Drawing> {
    let before = faults.count();
    let rows: Vec<&str> = drawn.text().lines().filter(|line| !line.trim().is_empty()).collect();
    if !rows.iter().any(|row| is_row(row)) {
        // Every character of it would be a fault, and none would say what is wrong.
        let is_fen = fen::read(drawn.text()).is_ok();
        faults.add(Problem::BoardNoDrawing { is_fen }, drawn.span_of(drawn.text()));
        return None;
    }
    if rows.len() != 8 {
        // The row too many is the ninth; a row too few has no place but the whole drawing.
        let span = rows.get(8).map_or_else(|| drawn.span_of(drawn.text()), |row| drawn.span_of(row.trim()));
        faults.add(Problem::BoardRanks { found: rows.len() }, span);
    }
    let alphabet = alphabet(drawn.text());
    let mut drawing = Drawing { board: Board::EMPTY, stars: SquareSet::EMPTY, places: Vec::with_capacity(64) };
    for (row, rank) in rows.iter().zip(Rank::ALL.into_iter().rev()) {
        let squares: Vec<(usize, char)> = row.char_indices().filter(|(_, c)| !c.is_whitespace()).collect();
        if squares.len() != 8 {
            let span = match squares.get(8) {
                Some((ninth, _)) => row.get(*ninth..).map(|rest| drawn.span_of(rest.trim_end())),
                None => Some(drawn.span_of(row.trim())),
            };
            let problem = Problem::BoardRankLength { rank: usize::from(rank.number()), found: squares.len() };
            faults.add(problem, span.unwrap_or_else(|| drawn.span_of(row)));
        }
        for ((at, c), file) in squares.iter().zip(File::ALL) {
            let span = row.get(*at..*at + c.len_utf8()).map_or_else(|| drawn.span_of(row), |c| drawn.span_of(c));
            let square = Square::new(file, rank);
            match cell(*c, alphabet) {
                Ok(Cell::Empty) => {}
                Ok(Cell::Star) => drawing.stars = drawing.stars.with(square),
                Ok(Cell::Piece(piece)) => drawing.board.set(square, Some(piece)),
                Err(problem) => faults.add(problem, span.clone()),
            }
            drawing.places.push((square, span));
        }
    }
    (faults.count() == before).then_some(drawing)
}

/// Whether a line could be a row of a board: whatever stands in it is a square of one, in either alphabet.
fn is_row(line: &str) -> bool {
    let mut squares = line.chars().filter(|c| !c.is_whitespace());
    squares.all(|c| Notation::ALL.iter().any(|alphabet| cell(c, *alphabet).is_ok()))
}

/// The alphabet that most letters of the drawing belong to. Both have letters of the same shape for different
/// pieces, so one of the other alphabet cannot be let through.
fn alphabet(text: &str) -> Notation {
    let count = |wanted| text.chars().filter(|c| alphabet_of(*c) == Some(wanted)).count();
    if count(Notation::GREEK) > count(Notation::LATIN) { Notation::GREEK } else { Notation::LATIN }
}

/// What one character draws.
fn cell(c: char, alphabet: Notation) -> Result<Cell, Problem> {
    match c {
        '.' => return Ok(Cell::Empty),
        '*' | '\u{2605}' => return Ok(Cell::Star),
        _ => {}
    }
    // Final sigma is a sigma.
    let letter = if c == '\u{3c2}' { '\u{3c3}' } else { c };
    match (alphabet_of(letter), piece_of(letter)) {
        (Some(own), Some(kind)) if own == alphabet => {
            let color = if letter.is_uppercase() { Color::White } else { Color::Black };
            Ok(Cell::Piece(Piece::new(color, kind)))
        }
        (Some(own), kind) if own != alphabet => {
            let instead = kind.map(|kind| drawn_letter(kind, letter.is_uppercase(), alphabet));
            Err(Problem::BoardMixed { letter: c, alphabet, instead })
        }
        _ => Err(Problem::BoardCharacter { character: c }),
    }
}

/// The letter that draws a piece: capital for White.
pub(crate) fn drawn_letter(kind: PieceKind, capital: bool, alphabet: Notation) -> char {
    let letter = alphabet.piece_letter(kind);
    if capital { letter } else { letter.to_lowercase().next().unwrap_or(letter) }
}
