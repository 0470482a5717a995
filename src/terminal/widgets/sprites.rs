//! Pieces and marks as pictures: small drawings kept as text, two by two pixels to a cell.
//!
//! A drawing is a block of lines under its name: `#` is its body, `-` a line on it, `/` a slit through it, `.` nothing. A pixel is a quarter of a
//! cell, about twice as high as wide. Four signs that fill a cell are what is finer than pixels: `=` a thin line through
//! it, `*` an eye, `%` a thin slit, `_` the edge at its foot, `+` a cross of its own with nothing around it.
//! Only blocks and lines are used that every font with a chessboard in it has (U+2500–259F), and no cell needs more than two colours.

use std::sync::LazyLock;

use crate::rules::PieceKind;

/// What a colour of a drawing stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The square shows.
    Clear,
    /// The body of the piece.
    Body,
    /// A line on its body: a band.
    Line,
    /// A slit in its body, or an eye, by which a piece is told from others whatever its colour.
    Slit,
    /// The edge below it, which keeps it apart from a piece on the next square.
    Foot,
}

/// One cell of a drawing: a symbol in one colour on another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DrawnCell {
    /// What is drawn.
    pub(super) symbol: &'static str,
    /// In which colour.
    pub(super) ink: Part,
    /// On which.
    pub(super) ground: Part,
}

const CLEAR: DrawnCell = DrawnCell { symbol: " ", ink: Part::Clear, ground: Part::Clear };

/// The blocks that fill these quarters of a cell: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
pub(super) const QUARTERS: [&str; 16] =
    [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// The block that fills the other quarters.
pub(super) fn inverted(block: &str) -> &'static str {
    let quarters = QUARTERS.iter().position(|known| *known == block).unwrap_or(0);
    QUARTERS.iter().rev().nth(quarters).copied().unwrap_or(" ")
}

impl DrawnCell {
    /// The cell of four pixels, from the upper left to the lower right; `None` where they are no drawing.
    fn of(pixels: [u8; 4]) -> Option<DrawnCell> {
        let (symbol, ink, ground) = match pixels {
            [b'=', b'=', b'=', b'='] => ("━", Part::Line, Part::Body),
            [b'*', b'*', b'*', b'*'] => ("•", Part::Slit, Part::Body),
            [b'%', b'%', b'%', b'%'] => ("/", Part::Slit, Part::Body),
            [b'_', b'_', b'_', b'_'] => ("▁", Part::Foot, Part::Body),
            [b'+', b'+', b'+', b'+'] => ("╋", Part::Body, Part::Clear),
            _ => return DrawnCell::of_parts(pixels),
        };
        Some(DrawnCell { symbol, ink, ground })
    }

    fn of_parts(pixels: [u8; 4]) -> Option<DrawnCell> {
        let mut parts = [Part::Clear; 4];
        for (part, letter) in parts.iter_mut().zip(pixels) {
            *part = match letter {
                b'.' => Part::Clear,
                b'#' => Part::Body,
                b'-' => Part::Line,
                b'/' => Part::Slit,
                _ => return None,
            };
        }
        // What there is more of is the ground, so that fonts whose blocks do not quite meet show few gaps.
        let count = |wanted: Part| parts.iter().filter(|part| **part == wanted).count();
        let ground = [Part::Slit, Part::Line, Part::Body, Part::Clear].into_iter().max_by_key(|part| count(*part))?;
        let ink = parts.into_iter().find(|part| *part != ground).unwrap_or(ground);
        if count(ground) + count(ink) != 4 && ink != ground {
            return None;
        }
        let quarters = (0..4).filter(|quarter| parts.get(*quarter) != Some(&ground)).map(|quarter| 1 << quarter);
        let symbol = QUARTERS.get(quarters.sum::<usize>())?;
        Some(DrawnCell { symbol, ink, ground })
    }

    /// Whether the square shows and nothing else.
    pub(super) fn is_clear(self) -> bool {
        self == CLEAR
    }
}

/// A drawing of one piece or mark.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Sprite {
    rows: Vec<Vec<DrawnCell>>,
}

impl Sprite {
    /// The cells, row by row.
    pub(super) fn rows(&self) -> &[Vec<DrawnCell>] {
        &self.rows
    }

    /// Whether the square shows and nothing else in this cell, counted from the upper left; so it does outside.
    pub(super) fn leaves_free(&self, column: u16, row: u16) -> bool {
        let cell = self.rows.get(usize::from(row)).and_then(|row| row.get(usize::from(column)));
        cell.is_none_or(|cell| cell.is_clear())
    }

    /// Reads the lines of pixels; a line that is no pair's half and a cell that is no drawing are left out.
    fn parse(lines: &[&str]) -> Sprite {
        let cell = |upper: &[u8], lower: &[u8]| match (upper, lower) {
            ([a, b], [c, d]) => DrawnCell::of([*a, *b, *c, *d]),
            _ => None,
        };
        let row = |pair: &[&str]| match pair {
            [upper, lower] => {
                let cells = upper.as_bytes().chunks(2).zip(lower.as_bytes().chunks(2));
                cells.map(|(upper, lower)| cell(upper, lower).unwrap_or(CLEAR)).collect()
            }
            _ => Vec::new(),
        };
        Sprite { rows: lines.chunks(2).map(row).collect() }
    }
}

/// The drawings of one file, by name.
pub(super) struct SpriteSet {
    sprites: Vec<(&'static str, Sprite)>,
}

impl SpriteSet {
    /// The drawing of a kind of piece.
    pub(super) fn of(&self, kind: PieceKind) -> Option<&Sprite> {
        self.named(kind.name())
    }

    /// The drawing of this name.
    pub(super) fn named(&self, name: &str) -> Option<&Sprite> {
        self.sprites.iter().find(|(known, _)| *known == name).map(|(_, sprite)| sprite)
    }

    /// Reads a file of drawings.
    fn parse(text: &'static str) -> SpriteSet {
        let blocks = text.split("\n\n").filter_map(|block| {
            let mut lines = block.lines().filter(|line| !line.is_empty());
            let name = lines.next()?;
            Some((name, Sprite::parse(&lines.collect::<Vec<_>>())))
        });
        SpriteSet { sprites: blocks.collect() }
    }
}

/// The drawings of pieces, by the columns of the squares that they are made for.
const FILES: [(u16, &str); 5] = [
    (5, include_str!("../sprites/5x2.txt")),
    (6, include_str!("../sprites/6x3.txt")),
    (8, include_str!("../sprites/8x4.txt")),
    (10, include_str!("../sprites/10x5.txt")),
    (12, include_str!("../sprites/12x6.txt")),
];

/// The drawings for squares of this many columns, if there are any.
pub(super) fn for_width(width: u16) -> Option<&'static SpriteSet> {
    // Read when first drawn: a window with squares of another size never pays for them.
    static SETS: [LazyLock<SpriteSet>; 5] = [
        LazyLock::new(|| SpriteSet::parse(FILES[0].1)),
        LazyLock::new(|| SpriteSet::parse(FILES[1].1)),
        LazyLock::new(|| SpriteSet::parse(FILES[2].1)),
        LazyLock::new(|| SpriteSet::parse(FILES[3].1)),
        LazyLock::new(|| SpriteSet::parse(FILES[4].1)),
    ];
    let index = FILES.iter().position(|(columns, _)| *columns == width)?;
    SETS.get(index).map(|set| &**set)
}

/// Marks large enough for squares of 8×4 and more.
pub(super) fn marks() -> &'static SpriteSet {
    static SET: LazyLock<SpriteSet> = LazyLock::new(|| SpriteSet::parse(MARKS));
    &SET
}

const MARKS: &str = include_str!("../sprites/marks.txt");
/// Columns and rows of a drawn mark.
pub(super) const MARK_SIZE: (u16, u16) = (8, 4);
/// The name of the drawing of a star.
pub(super) const STAR_MARK: &str = "star";

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails unless every drawing of a file has this size and no cell needs three colours.
    fn complete(text: &'static str, (columns, rows): (u16, u16), count: usize) {
        let mut found = 0;
        for block in text.split("\n\n") {
            let mut lines = block.lines();
            let name = lines.next().unwrap();
            let lines: Vec<&[u8]> = lines.map(str::as_bytes).collect();
            assert_eq!(lines.len(), usize::from(rows) * 2, "{name} of {columns}");
            assert!(lines.iter().all(|line| line.len() == usize::from(columns) * 2), "{name} of {columns}");
            for (y, pair) in lines.chunks(2).enumerate() {
                for x in (0..pair[0].len()).step_by(2) {
                    let cell = [pair[0][x], pair[0][x + 1], pair[1][x], pair[1][x + 1]];
                    assert!(DrawnCell::of(cell).is_some(), "{name} of {columns}, column {x} row {y}");
                }
            }
            found += 1;
        }
        assert_eq!(found, count);
    }

    #[test]
    fn every_drawing_is_complete_and_fills_its_size() {
        for (columns, text) in FILES {
            complete(text, (columns, columns / 2), PieceKind::ALL.len());
            for kind in PieceKind::ALL {
                assert!(for_width(columns).unwrap().of(kind).is_some(), "{kind:?} of {columns}");
            }
        }
        complete(MARKS, MARK_SIZE, 4);
        assert!(marks().named(STAR_MARK).is_some());
    }

    /// One for a mark and one for the cursor.
    #[test]
    fn every_piece_leaves_two_corners_free() {
        for (columns, _) in FILES {
            for kind in PieceKind::ALL {
                let sprite = for_width(columns).unwrap().of(kind).unwrap();
                let (right, bottom) = (columns - 1, columns / 2 - 1);
                let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)];
                let free = corners.into_iter().filter(|(x, y)| sprite.leaves_free(*x, *y)).count();
                assert!(free >= 2, "{kind:?} of {columns} leaves {free}");
            }
        }
    }

    /// A bishop has a slit in its head and a knight an eye in both colours, and a pawn is lower than a bishop.
    #[test]
    fn a_bishop_is_no_pawn_and_a_knight_sees() {
        for (columns, _) in FILES {
            let set = for_width(columns).unwrap();
            let has_slit = |kind| {
                let cells = set.of(kind).unwrap().rows().iter().flatten();
                cells.into_iter().any(|cell| cell.ink == Part::Slit || cell.ground == Part::Slit)
            };
            assert!(has_slit(PieceKind::Bishop) && !has_slit(PieceKind::Pawn), "{columns}");
            assert!(has_slit(PieceKind::Knight), "a knight of {columns} has no eye");
            let text = FILES.iter().find(|(known, _)| *known == columns).unwrap().1;
            let empty_lines = |name: &str| {
                let block = text.split("\n\n").find(|block| block.lines().next() == Some(name)).unwrap();
                block.lines().skip(1).take_while(|line| line.chars().all(|pixel| pixel == '.')).count()
            };
            assert!(empty_lines("pawn") > empty_lines("bishop"), "{columns}");
        }
    }

    #[test]
    fn no_two_pieces_look_the_same() {
        for (columns, _) in FILES {
            let set = for_width(columns).unwrap();
            for a in PieceKind::ALL {
                for b in PieceKind::ALL {
                    assert!(a == b || set.of(a) != set.of(b), "{} and {} of {columns}", a.name(), b.name());
                }
            }
        }
    }

    /// White's pieces have lines on them and Black's are solid, so that colour is not all that tells them apart.
    #[test]
    fn every_piece_has_a_line_to_tell_its_colour_by() {
        for (columns, _) in FILES {
            for kind in PieceKind::ALL {
                let cells = for_width(columns).unwrap().of(kind).unwrap().rows().iter().flatten();
                let is_line = |part| matches!(part, Part::Line | Part::Foot);
                assert!(cells.clone().any(|cell| is_line(cell.ink) || is_line(cell.ground)), "{kind:?}");
            }
        }
    }

    #[test]
    fn quarters_fill_what_their_number_says() {
        assert_eq!(DrawnCell::of(*b"#...").unwrap(), DrawnCell { symbol: "▘", ink: Part::Body, ground: Part::Clear });
        assert_eq!(DrawnCell::of(*b".###").unwrap(), DrawnCell { symbol: "▘", ink: Part::Clear, ground: Part::Body });
        assert_eq!(DrawnCell::of(*b"##--").unwrap().symbol.chars().count(), 1);
        assert_eq!(DrawnCell::of(*b"####").unwrap(), DrawnCell { symbol: " ", ink: Part::Body, ground: Part::Body });
        assert_eq!(DrawnCell::of(*b"#-.."), None);
        assert_eq!(DrawnCell::of(*b"#x##"), None);
    }
}
