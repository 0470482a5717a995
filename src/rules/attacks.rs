//! Which squares each kind of piece attacks (FIDE Laws 3.2–3.8; ledger R10–R16). The tables are small and are
//! computed by the compiler from the rules of movement.
//!
//! ```
//! use skaki::rules::{Square, SquareSet, attacks};
//! let a1: Square = "a1".parse()?;
//! assert_eq!(attacks::knight(a1).to_string(), "c2 b3");
//! assert_eq!(attacks::rook(a1, SquareSet::EMPTY).len(), 14);
//! # Ok::<(), skaki::rules::NoSuchSquare>(())
//! ```

use super::{Color, Piece, PieceKind, Square, SquareSet};

/// The squares that a knight attacks (FIDE Laws 3.6).
#[inline(always)]
pub fn knight(square: Square) -> SquareSet {
    KNIGHT[square.index()]
}

/// The squares that a king attacks (FIDE Laws 3.8.1).
#[inline(always)]
pub fn king(square: Square) -> SquareSet {
    KING[square.index()]
}

/// The two squares (one at the edge, none from the last rank) that a pawn attacks (FIDE Laws 3.7.3).
#[inline(always)]
pub fn pawn(color: Color, square: Square) -> SquareSet {
    PAWN[color.index()][square.index()]
}

/// The squares that a bishop attacks, the first occupied one in each direction included (FIDE Laws 3.2, 3.5).
#[inline(always)]
pub fn bishop(square: Square, occupied: SquareSet) -> SquareSet {
    let lines = &LINES[square.index()];
    along_ranks(lines.diagonal, square, occupied) | along_ranks(lines.antidiagonal, square, occupied)
}

/// The squares that a rook attacks, the first occupied one in each direction included (FIDE Laws 3.3, 3.5).
#[inline(always)]
pub fn rook(square: Square, occupied: SquareSet) -> SquareSet {
    along_ranks(LINES[square.index()].file, square, occupied) | along_rank(square, occupied)
}

/// The squares that a queen attacks: a rook's and a bishop's (FIDE Laws 3.4).
#[inline(always)]
pub fn queen(square: Square, occupied: SquareSet) -> SquareSet {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares that a piece attacks, lines being closed by `occupied` alone.
#[inline]
pub fn of(piece: Piece, square: Square, occupied: SquareSet) -> SquareSet {
    match piece.kind {
        PieceKind::Pawn => pawn(piece.color, square),
        PieceKind::Knight => knight(square),
        PieceKind::Bishop => bishop(square, occupied),
        PieceKind::Rook => rook(square, occupied),
        PieceKind::Queen => queen(square, occupied),
        PieceKind::King => king(square),
    }
}

/// A bishop's squares on an empty board.
#[inline(always)]
pub fn bishop_rays(square: Square) -> SquareSet {
    let lines = &LINES[square.index()];
    lines.diagonal | lines.antidiagonal
}

/// A rook's squares on an empty board.
#[inline(always)]
pub fn rook_rays(square: Square) -> SquareSet {
    let lines = &LINES[square.index()];
    lines.file | lines.rank
}

/// The squares strictly between two squares of one rank, file or diagonal; none if they are on no such line.
#[inline(always)]
pub fn between(one: Square, other: Square) -> SquareSet {
    BETWEEN[one.index()][other.index()]
}

/// The whole rank, file or diagonal, from edge to edge, that two different squares share; none if they share none.
#[inline(always)]
pub fn line(one: Square, other: Square) -> SquareSet {
    LINE[one.index()][other.index()]
}

/// What is attacked along a line that has one square on each rank, by “hyperbola quintessence”:
/// taking the piece's bit from the blockers' borrows through the empty squares above it up to the first blocker,
/// so exactly those bits change; with the ranks upside down (`swap_bytes`) the same holds for the squares below.
#[inline(always)]
fn along_ranks(line: SquareSet, square: Square, occupied: SquareSet) -> SquareSet {
    let piece = SquareSet::of(square).0;
    let blockers = (occupied & line).0;
    let above = blockers.wrapping_sub(piece);
    let below = blockers.swap_bytes().wrapping_sub(piece.swap_bytes()).swap_bytes();
    SquareSet(above ^ below) & line
}

/// What is attacked along the rank, where turning upside down does not help: looked up by the file and the six
/// inner squares of the rank (whether the outer two are occupied changes nothing: nothing is behind them).
#[inline(always)]
fn along_rank(square: Square, occupied: SquareSet) -> SquareSet {
    let first = square.index() & 56;
    let inner = (occupied.0 >> first >> 1 & 63) as usize;
    SquareSet((RANK[inner][square.index() & 7] as u64) << first)
}

/// The lines through a square, without the square itself.
struct Lines {
    file: SquareSet,
    rank: SquareSet,
    diagonal: SquareSet,
    antidiagonal: SquareSet,
}

const ROOK_DIRECTIONS: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const BISHOP_DIRECTIONS: [(i8, i8); 4] = [(1, 1), (-1, -1), (-1, 1), (1, -1)];

static KNIGHT: [SquareSet; 64] = steps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [SquareSet; 64] = steps(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static PAWN: [[SquareSet; 64]; 2] = [steps(&[(-1, 1), (1, 1)]), steps(&[(-1, -1), (1, -1)])];

static LINES: [Lines; 64] = {
    const NONE: Lines = Lines {
        file: SquareSet::EMPTY,
        rank: SquareSet::EMPTY,
        diagonal: SquareSet::EMPTY,
        antidiagonal: SquareSet::EMPTY,
    };
    let mut lines = [NONE; 64];
    let mut i = 0;
    while i < 64 {
        let square = Square::masked(i as u8);
        lines[i] = Lines {
            file: both_ways(square, (0, 1)),
            rank: both_ways(square, (1, 0)),
            diagonal: both_ways(square, (1, 1)),
            antidiagonal: both_ways(square, (-1, 1)),
        };
        i += 1;
    }
    lines
};

static RANK: [[u8; 8]; 64] = {
    let mut table = [[0; 8]; 64];
    let mut inner = 0;
    while inner < 64 {
        let occupied = SquareSet((inner as u64) << 1);
        let mut file = 0;
        while file < 8 {
            let square = Square::masked(file as u8);
            table[inner][file] = (ray(square, (1, 0), occupied).0 | ray(square, (-1, 0), occupied).0) as u8;
            file += 1;
        }
        inner += 1;
    }
    table
};

static BETWEEN: [[SquareSet; 64]; 64] = pairs(false);
static LINE: [[SquareSet; 64]; 64] = pairs(true);

/// For each square, the squares one such step away.
const fn steps(steps: &[(i8, i8)]) -> [SquareSet; 64] {
    let mut table = [SquareSet::EMPTY; 64];
    let mut i = 0;
    while i < 64 {
        let mut k = 0;
        while k < steps.len() {
            if let Some(to) = Square::masked(i as u8).offset(steps[k].0, steps[k].1) {
                table[i] = table[i].with(to);
            }
            k += 1;
        }
        i += 1;
    }
    table
}

/// The squares from `from` in one direction up to and including the first occupied one.
const fn ray(from: Square, (files, ranks): (i8, i8), occupied: SquareSet) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    let mut square = from;
    while let Some(next) = square.offset(files, ranks) {
        set = set.with(next);
        if occupied.contains(next) {
            break;
        }
        square = next;
    }
    set
}

const fn both_ways(from: Square, (files, ranks): (i8, i8)) -> SquareSet {
    SquareSet(ray(from, (files, ranks), SquareSet::EMPTY).0 | ray(from, (-files, -ranks), SquareSet::EMPTY).0)
}

/// For every two squares that share a line: the squares between them, or the whole line.
const fn pairs(whole_line: bool) -> [[SquareSet; 64]; 64] {
    let mut table = [[SquareSet::EMPTY; 64]; 64];
    let mut i = 0;
    while i < 64 {
        let from = Square::masked(i as u8);
        let mut k = 0;
        while k < 8 {
            let direction = if k < 4 { ROOK_DIRECTIONS[k] } else { BISHOP_DIRECTIONS[k - 4] };
            let line = both_ways(from, direction).with(from);
            let mut passed = SquareSet::EMPTY;
            let mut square = from;
            while let Some(next) = square.offset(direction.0, direction.1) {
                table[i][next.index()] = if whole_line { line } else { passed };
                passed = passed.with(next);
                square = next;
            }
            k += 1;
        }
        i += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fast look-ups give what walking square by square gives, with every square and many sets of blockers.
    #[test]
    fn lines_agree_with_walking() {
        let mut state = 0x9E37_79B9_7F4A_7C15u64;
        for square in Square::all() {
            for _ in 0..500 {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                let occupied = SquareSet(state & state.rotate_left(23));
                let walk = |directions: [(i8, i8); 4]| {
                    directions.iter().fold(SquareSet::EMPTY, |set, &way| set | ray(square, way, occupied))
                };
                assert_eq!(rook(square, occupied), walk(ROOK_DIRECTIONS), "rook on {square}, {occupied}");
                assert_eq!(bishop(square, occupied), walk(BISHOP_DIRECTIONS), "bishop on {square}, {occupied}");
            }
        }
    }

    #[test]
    fn lines_and_between() {
        let at = |name: &str| name.parse::<Square>().unwrap();
        assert_eq!(between(at("e1"), at("e4")).to_string(), "e2 e3");
        assert_eq!(between(at("h8"), at("e5")).to_string(), "f6 g7");
        assert_eq!(between(at("e1"), at("f3")), SquareSet::EMPTY);
        assert_eq!(line(at("b1"), at("c2")).to_string(), "b1 c2 d3 e4 f5 g6 h7");
        assert_eq!(line(at("b1"), at("c3")), SquareSet::EMPTY);
    }
}
