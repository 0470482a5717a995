//! Pieces and marks as pictures: small drawings kept as text, two pixels to a cell.
//!
//! A drawing is a block of lines under its name: `#` is an edge, `o` the body, `-` a line drawn on it and
//! `.` nothing. A pixel is half a cell high, which makes it about square.

use std::sync::LazyLock;

use crate::rules::PieceKind;

/// One pixel of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pixel {
    /// The square shows.
    Clear,
    /// The edge of the piece.
    Edge,
    /// Its body.
    Body,
    /// A line on its body: an eye, a slit.
    Line,
}

impl Pixel {
    fn from_letter(letter: u8) -> Option<Pixel> {
        match letter {
            b'.' => Some(Pixel::Clear),
            b'#' => Some(Pixel::Edge),
            b'o' => Some(Pixel::Body),
            b'-' => Some(Pixel::Line),
            _ => None,
        }
    }
}

/// A drawing of one piece.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Sprite {
    rows: Vec<Vec<Pixel>>,
}

impl Sprite {
    /// The pixel in this column and row; clear outside the drawing.
    pub(super) fn pixel(&self, column: usize, row: usize) -> Pixel {
        self.rows.get(row).and_then(|pixels| pixels.get(column)).copied().unwrap_or(Pixel::Clear)
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
        let mut sprites: Vec<(&'static str, Sprite)> = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty()) {
            let pixels: Option<Vec<Pixel>> = line.bytes().map(Pixel::from_letter).collect();
            match (pixels, sprites.last_mut()) {
                (Some(pixels), Some((_, sprite))) => sprite.rows.push(pixels),
                _ => sprites.push((line, Sprite::default())),
            }
        }
        SpriteSet { sprites }
    }
}

const FILES: [(usize, &str); 4] = [
    (6, include_str!("../sprites/6x6.txt")),
    (8, include_str!("../sprites/8x8.txt")),
    (10, include_str!("../sprites/10x10.txt")),
    (12, include_str!("../sprites/12x12.txt")),
];

/// The drawings for squares of this many columns, if there are any.
pub(super) fn for_width(width: u16) -> Option<&'static SpriteSet> {
    // Read when first drawn: a window with small squares never pays for them.
    static SETS: [LazyLock<SpriteSet>; 4] = [
        LazyLock::new(|| SpriteSet::parse(FILES[0].1)),
        LazyLock::new(|| SpriteSet::parse(FILES[1].1)),
        LazyLock::new(|| SpriteSet::parse(FILES[2].1)),
        LazyLock::new(|| SpriteSet::parse(FILES[3].1)),
    ];
    let index = FILES.iter().position(|(size, _)| *size == usize::from(width))?;
    SETS.get(index).map(|set| &**set)
}

/// Marks large enough for squares of 8×4 and more; they are as wide as the smallest of these.
pub(super) fn marks() -> &'static SpriteSet {
    static SET: LazyLock<SpriteSet> = LazyLock::new(|| SpriteSet::parse(MARKS));
    &SET
}

const MARKS: &str = include_str!("../sprites/marks.txt");
/// Columns of a drawn mark, which are its pixels, and half as many rows.
pub(super) const MARK_WIDTH: u16 = 8;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_complete_and_fills_its_size() {
        for (size, text) in FILES {
            let set = for_width(u16::try_from(size).unwrap()).unwrap();
            for kind in PieceKind::ALL {
                let sprite = set.of(kind).unwrap();
                assert_eq!(sprite.rows.len(), size, "{} of {size}", kind.name());
                assert!(sprite.rows.iter().all(|row| row.len() == size), "{} of {size}", kind.name());
            }
            let lines = text.lines().filter(|line| !line.is_empty()).count();
            assert_eq!(lines, 6 * (size + 1), "a line of {size} is one too many");
        }
    }

    #[test]
    fn every_mark_fills_its_size() {
        assert_eq!(marks().sprites.len(), 3);
        for (name, sprite) in &marks().sprites {
            let size = usize::from(MARK_WIDTH);
            assert!(sprite.rows.len() == size && sprite.rows.iter().all(|row| row.len() == size), "{name}");
        }
    }

    #[test]
    fn no_two_pieces_look_the_same() {
        for (size, _) in FILES {
            let set = for_width(u16::try_from(size).unwrap()).unwrap();
            for a in PieceKind::ALL {
                for b in PieceKind::ALL {
                    assert!(a == b || set.of(a) != set.of(b), "{} and {} of {size}", a.name(), b.name());
                }
            }
        }
    }
}
