//! Colours and what stands for them where there are none.
//!
//! Squares have a background of their own, the page has none, so that the board is the same on a light and on a dark
//! terminal. Every state of a square has a colour *and* a symbol ([`Tint::symbol`]); words are the screens' business.

use ratatui::style::{Color, Modifier, Style};

use crate::lesson::MarkKind;
use crate::rules;

use super::Depth;

/// Why a square is lit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tint {
    /// Where the last move began or ended.
    LastMove,
    /// A piece controls it.
    Controls,
    /// A piece can go there.
    CanGo,
    /// Something is to be reached there, or is being shown.
    Target,
    /// A capture is possible there.
    Takes,
    /// The student has marked it.
    Chosen,
    /// Attacked, or otherwise the reason why not.
    Attacked,
    /// A king in check.
    Check,
    /// The piece that is about to move.
    Selected,
}

impl Tint {
    /// Every tint, from the quietest to the one that is shown before all others.
    pub const ALL: [Tint; 9] = [
        Tint::LastMove,
        Tint::Controls,
        Tint::CanGo,
        Tint::Target,
        Tint::Takes,
        Tint::Chosen,
        Tint::Attacked,
        Tint::Check,
        Tint::Selected,
    ];

    /// The symbol that says the same without colour; each is one cell wide and none is an emoji.
    pub const fn symbol(self) -> &'static str {
        match self {
            Tint::LastMove => "◇",
            Tint::Controls => "○",
            Tint::CanGo => "●",
            Tint::Target => "◆",
            Tint::Takes => "×",
            Tint::Chosen => "✓",
            Tint::Attacked => "!",
            Tint::Check => "+",
            Tint::Selected => "»",
        }
    }

    const fn index(self) -> usize {
        self as usize
    }
}

impl From<MarkKind> for Tint {
    fn from(kind: MarkKind) -> Tint {
        match kind {
            MarkKind::CanGo => Tint::CanGo,
            MarkKind::Controls => Tint::Controls,
            MarkKind::Takes => Tint::Takes,
            MarkKind::Attacked => Tint::Attacked,
            MarkKind::LastMove => Tint::LastMove,
            MarkKind::Target => Tint::Target,
        }
    }
}

/// The symbol of a star on a square.
pub const STAR: &str = "★";
/// A star that was not earned.
pub const STAR_EMPTY: &str = "☆";

type Rgb = (u8, u8, u8);

/// The colours of a theme, written once as light and turned into what the terminal can show.
struct Palette {
    light: Rgb,
    dark: Rgb,
    /// The ink of White's and of Black's pieces, and of the edge around White's.
    white: Rgb,
    black: Rgb,
    /// The lines drawn on Black's pieces.
    black_line: Rgb,
    /// By [`Tint::index`].
    tints: [Rgb; 9],
    accent: Rgb,
    good: Rgb,
    bad: Rgb,
    star: Rgb,
}

/// Wood: warm squares, marks in clear hues.
const WOOD: Palette = Palette {
    light: (214, 190, 150),
    dark: (158, 118, 82),
    white: (255, 255, 255),
    black: (24, 20, 18),
    black_line: (150, 140, 130),
    tints: [
        (222, 200, 70),
        (110, 160, 215),
        (110, 175, 85),
        (235, 185, 40),
        (235, 120, 60),
        (100, 150, 230),
        (226, 84, 74),
        (232, 62, 72),
        (150, 205, 60),
    ],
    accent: (58, 132, 190),
    good: (70, 160, 90),
    bad: (208, 82, 70),
    star: (214, 158, 20),
};

/// What everything looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    depth: Depth,
}

impl Theme {
    /// The theme for a terminal with so many colours.
    pub const fn new(depth: Depth) -> Theme {
        Theme { depth }
    }

    /// How many colours it uses.
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// Whether it sets no colour at all.
    pub const fn is_mono(&self) -> bool {
        matches!(self.depth, Depth::Mono)
    }

    fn color(&self, rgb: Rgb, named: Color) -> Color {
        match self.depth {
            Depth::Mono => Color::Reset,
            Depth::Sixteen => named,
            Depth::Indexed => Color::Indexed(nearest_indexed(rgb)),
            Depth::True => Color::Rgb(rgb.0, rgb.1, rgb.2),
        }
    }

    /// The ground of a square. Without colour a light square is reverse video.
    pub fn square(&self, is_light: bool, tint: Option<Tint>) -> Style {
        if self.is_mono() {
            let style = Style::new().fg(Color::Reset).bg(Color::Reset);
            return if is_light { style.add_modifier(Modifier::REVERSED) } else { style };
        }
        let ground = if is_light { WOOD.light } else { WOOD.dark };
        let background = match tint.and_then(|tint| WOOD.tints.get(tint.index()).map(|rgb| (tint, *rgb))) {
            None => self.color(ground, if is_light { Color::Cyan } else { Color::Green }),
            Some((tint, rgb)) => self.color(mix(ground, rgb, if is_light { 62 } else { 70 }), sixteen(tint)),
        };
        Style::new().bg(background).fg(self.color(WOOD.black, Color::Black))
    }

    /// A piece that is one symbol or letter: dark on White's tile, light on Black's.
    pub fn tile(&self, color: rules::Color) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.is_mono() {
            return match color {
                rules::Color::White => style.add_modifier(Modifier::REVERSED),
                rules::Color::Black => style.remove_modifier(Modifier::REVERSED),
            };
        }
        let (white, black) = (self.color(WOOD.white, Color::White), self.color(WOOD.black, Color::Black));
        match color {
            rules::Color::White => style.fg(black).bg(white),
            rules::Color::Black => style.fg(white).bg(black),
        }
    }

    /// The half cells at either side of a tile, where there is an edge to see: without colour White's tile on a light
    /// square has none, nor has Black's on a dark one.
    pub(super) fn tile_edge(&self, color: rules::Color, light_ground: bool) -> Option<Style> {
        if self.is_mono() {
            return ((color == rules::Color::White) != light_ground).then(Style::new);
        }
        Some(match color {
            rules::Color::White => Style::new().fg(self.color(WOOD.white, Color::White)),
            rules::Color::Black => Style::new().fg(self.color(WOOD.black, Color::Black)),
        })
    }

    /// The colours of a drawn piece: its edge, its body, and the lines on it.
    pub(super) fn drawing(&self, color: rules::Color) -> [Color; 3] {
        let white = self.color(WOOD.white, Color::White);
        let black = self.color(WOOD.black, Color::Black);
        match color {
            rules::Color::White => [black, white, black],
            rules::Color::Black => [black, black, self.color(WOOD.black_line, Color::White)],
        }
    }

    /// The ink of a mark's symbol on its square.
    pub fn mark(&self) -> Style {
        if self.is_mono() {
            Style::new().add_modifier(Modifier::BOLD)
        } else {
            Style::new().fg(self.color(WOOD.black, Color::Black)).add_modifier(Modifier::BOLD)
        }
    }

    /// The ink of a mark that is drawn large: a darker shade of its own square, so that it does not shout.
    pub(super) fn large_mark(&self, is_light: bool, tint: Tint) -> Style {
        if self.is_mono() {
            return Style::new();
        }
        let ground = if is_light { WOOD.light } else { WOOD.dark };
        let lit = WOOD.tints.get(tint.index()).copied().unwrap_or(WOOD.black);
        Style::new().fg(self.color(mix(mix(ground, lit, 62), WOOD.black, 45), Color::Black))
    }

    /// Running text: the terminal's own.
    pub fn text(&self) -> Style {
        Style::new()
    }

    /// What stands back: coordinates, counts.
    pub fn dim(&self) -> Style {
        match self.depth {
            Depth::Mono | Depth::Sixteen => Style::new(),
            Depth::Indexed | Depth::True => Style::new().fg(self.color((128, 128, 128), Color::Gray)),
        }
    }

    /// Titles.
    pub fn title(&self) -> Style {
        self.accent().add_modifier(Modifier::BOLD)
    }

    /// What the eye should find.
    pub fn accent(&self) -> Style {
        Style::new().fg(self.color(WOOD.accent, Color::Cyan))
    }

    /// Praise.
    pub fn good(&self) -> Style {
        Style::new().fg(self.color(WOOD.good, Color::Green)).add_modifier(Modifier::BOLD)
    }

    /// What went wrong.
    pub fn bad(&self) -> Style {
        Style::new().fg(self.color(WOOD.bad, Color::Red)).add_modifier(Modifier::BOLD)
    }

    /// Stars earned.
    pub fn earned(&self) -> Style {
        Style::new().fg(self.color(WOOD.star, Color::Yellow))
    }

    /// A key in the key bar.
    pub fn key(&self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The row or button that Enter would choose.
    pub fn focus(&self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}

/// The sixteen-colour ground of a lit square: a hue that is neither of the two grounds.
const fn sixteen(tint: Tint) -> Color {
    match tint {
        Tint::LastMove | Tint::Target => Color::Yellow,
        Tint::Controls | Tint::Chosen => Color::LightBlue,
        Tint::CanGo | Tint::Selected => Color::LightGreen,
        Tint::Takes | Tint::Attacked | Tint::Check => Color::Red,
    }
}

/// `percent` of the second colour over the first.
const fn mix(under: Rgb, over: Rgb, percent: u32) -> Rgb {
    const fn channel(under: u8, over: u8, percent: u32) -> u8 {
        ((under as u32 * (100 - percent) + over as u32 * percent) / 100) as u8
    }
    (channel(under.0, over.0, percent), channel(under.1, over.1, percent), channel(under.2, over.2, percent))
}

/// The nearest of xterm's 6×6×6 colours and 24 greys. The first sixteen are left alone: users change them.
fn nearest_indexed(rgb: Rgb) -> u8 {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |other: Rgb| {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(rgb.0, other.0) + square(rgb.1, other.1) + square(rgb.2, other.2)
    };
    let level = |channel: u8| (0..6_u8).min_by_key(|&i| LEVELS[usize::from(i)].abs_diff(channel)).unwrap_or(0);
    let (r, g, b) = (level(rgb.0), level(rgb.1), level(rgb.2));
    let cube = (LEVELS[usize::from(r)], LEVELS[usize::from(g)], LEVELS[usize::from(b)]);
    let average = (u16::from(rgb.0) + u16::from(rgb.1) + u16::from(rgb.2)) / 3;
    let step = u8::try_from(average.saturating_sub(3) / 10).unwrap_or(23).min(23);
    let grey = 8 + step * 10;
    if distance((grey, grey, grey)) < distance(cube) { 232 + step } else { 16 + 36 * r + 6 * g + b }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn symbols_are_one_cell_wide_and_tell_tints_apart() {
        for tint in Tint::ALL {
            assert_eq!(tint.symbol().width(), 1, "{tint:?}");
            for other in Tint::ALL {
                assert!(tint == other || tint.symbol() != other.symbol(), "{tint:?} and {other:?}");
            }
        }
        assert_eq!((STAR.width(), STAR_EMPTY.width()), (1, 1));
    }

    #[test]
    fn without_colour_no_colour_is_set() {
        let theme = Theme::new(Depth::Mono);
        for style in [
            theme.square(true, Some(Tint::Check)),
            theme.square(false, None),
            theme.tile(rules::Color::White),
            theme.tile(rules::Color::Black),
            theme.tile_edge(rules::Color::White, false).unwrap(),
            theme.mark(),
            theme.title(),
            theme.dim(),
            theme.good(),
            theme.bad(),
            theme.earned(),
            theme.focus(),
        ] {
            assert!(matches!(style.fg, None | Some(Color::Reset)), "{style:?}");
            assert!(matches!(style.bg, None | Some(Color::Reset)), "{style:?}");
        }
    }

    /// Relative luminance and contrast as WCAG 2 defines them.
    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let luminance = |rgb: Rgb| {
            let channel = |value: u8| {
                let value = f64::from(value) / 255.0;
                if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * channel(rgb.0) + 0.7152 * channel(rgb.1) + 0.0722 * channel(rgb.2)
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn symbols_can_be_read_on_every_square() {
        for ground in [WOOD.light, WOOD.dark] {
            assert!(contrast(ground, WOOD.black) > 4.0, "{ground:?}");
            for tint in WOOD.tints {
                let lit = mix(ground, tint, if ground == WOOD.light { 62 } else { 70 });
                assert!(contrast(lit, WOOD.black) > 4.0, "{lit:?} {}", contrast(lit, WOOD.black));
            }
        }
    }

    #[test]
    fn the_nearest_of_the_256_is_near() {
        assert_eq!(nearest_indexed((255, 255, 255)), 231);
        assert_eq!(nearest_indexed((0, 0, 0)), 16);
        assert_eq!(nearest_indexed((255, 0, 0)), 196);
        assert_eq!(nearest_indexed((128, 128, 128)), 244);
    }
}
