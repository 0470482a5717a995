//! The colours of each theme, as data.
//!
//! Squares are neither light nor dark but between, so that White's pieces, which are white, and Black's, which are
//! black, both stand out from every one of them. For the same reason the ink of a symbol is whichever of the two reads
//! better. The tests hold the contrasts.

use ratatui::style::Color;

use super::Tint;
use crate::settings::ThemeChoice;

/// Red, green and blue.
pub(super) type Rgb = (u8, u8, u8);

/// A colour as it is written on the web.
const fn rgb(hex: u32) -> Rgb {
    let [_, red, green, blue] = hex.to_be_bytes();
    (red, green, blue)
}

/// Nine of them.
const fn tints([a, b, c, d, e, f, g, h, i]: [u32; 9]) -> [Rgb; 9] {
    [rgb(a), rgb(b), rgb(c), rgb(d), rgb(e), rgb(f), rgb(g), rgb(h), rgb(i)]
}

/// The colours of a theme, written once and turned into what the terminal can show.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Palette {
    /// The ground that its texts are made for; it is painted where the theme was asked for by name.
    pub(super) page: Rgb,
    /// Running text on that page.
    pub(super) text: Rgb,
    /// What stands back.
    pub(super) dim: Rgb,
    /// What the eye should find.
    pub(super) accent: Rgb,
    /// Praise.
    pub(super) good: Rgb,
    /// What went wrong.
    pub(super) bad: Rgb,
    /// Stars earned.
    pub(super) star: Rgb,
    /// The squares.
    pub(super) light: Rgb,
    pub(super) dark: Rgb,
    /// White's pieces, and Black's.
    pub(super) white: Rgb,
    pub(super) black: Rgb,
    /// Arrows over the board.
    pub(super) arrow: Rgb,
    /// Light squares that are lit, by [`Tint`] in the order of its variants; dark ones are a shade darker.
    pub(super) tints: [Rgb; 9],
    /// The same where there are sixteen colours only.
    pub(super) sixteen: Sixteen,
}

/// What a theme makes of the sixteen named colours, whose values only the terminal knows.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Sixteen {
    pub(super) page: Color,
    pub(super) text: Color,
    pub(super) accent: Color,
    pub(super) good: Color,
    pub(super) bad: Color,
    pub(super) star: Color,
    pub(super) board: Named,
}

/// Squares by name: a light ground and a dark one that differ in lightness as xterm and VGA have them, neither so light
/// that White's pieces nor so dark that Black's are lost; and lit ones of other hues.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Named {
    pub(super) light: Color,
    pub(super) dark: Color,
    /// What is to be reached, and where the last move was.
    target: Color,
    /// What a piece controls, and what the student has marked.
    chosen: Color,
    /// What moves, and where to.
    mover: Color,
    /// What is attacked.
    attacked: Color,
}

impl Named {
    /// The ground of a lit square, light or dark.
    pub(super) const fn tint(&self, tint: Tint) -> Color {
        match tint {
            Tint::LastMove | Tint::Target => self.target,
            Tint::Controls | Tint::Chosen => self.chosen,
            Tint::CanGo | Tint::Selected => self.mover,
            Tint::Takes | Tint::Attacked | Tint::Check => self.attacked,
        }
    }

    /// The ground of a square.
    pub(super) const fn ground(&self, is_light: bool, tint: Option<Tint>) -> Color {
        match tint {
            Some(tint) => self.tint(tint),
            None if is_light => self.light,
            None => self.dark,
        }
    }

    const fn new(light: Color, dark: Color, chosen: Color) -> Named {
        Named { light, dark, target: Color::Yellow, chosen, mover: Color::Magenta, attacked: Color::Red }
    }
}

/// The squares of every theme where bright colours cannot be grounds. Brown is what such terminals make of yellow.
pub(super) const DARK_GROUNDS: Named =
    Named { target: Color::Green, ..Named::new(Color::Cyan, Color::Yellow, Color::Blue) };

const ON_DARK: Sixteen = Sixteen {
    page: Color::Black,
    text: Color::White,
    accent: Color::Cyan,
    good: Color::Green,
    bad: Color::LightRed,
    star: Color::Yellow,
    board: Named::new(Color::Green, Color::DarkGray, Color::LightBlue),
};

const ON_LIGHT: Sixteen = Sixteen {
    page: Color::White,
    text: Color::Black,
    accent: Color::Blue,
    good: Color::Green,
    bad: Color::Red,
    star: Color::Magenta,
    board: Named::new(Color::Cyan, Color::LightBlue, Color::Green),
};

/// The colours of a theme that is chosen by name; `None` where the page decides, or there are none.
pub(super) const fn of(choice: ThemeChoice) -> Option<&'static Palette> {
    match choice {
        ThemeChoice::Auto | ThemeChoice::Mono => None,
        ThemeChoice::Wood => Some(&WOOD),
        ThemeChoice::Light => Some(&LIGHT),
        ThemeChoice::Contrast => Some(&CONTRAST),
        ThemeChoice::Safe => Some(&SAFE),
    }
}

/// How much darker a lit square is where the square is dark, in percent.
pub(super) const SHADE: u32 = 10;

/// How much of the ink a large mark has over its square, in percent.
pub(super) const LARGE_MARK: u32 = 60;

/// Warm squares. Its texts can be read on a light page too, in case nobody says what the page is.
pub(super) const WOOD: Palette = Palette {
    page: rgb(0x101216),
    text: rgb(0xdcdcdc),
    dim: rgb(0x8c8c8c),
    accent: rgb(0x5496cd),
    good: rgb(0x5aa564),
    bad: rgb(0xe15f55),
    star: rgb(0xbe8c1e),
    light: rgb(0xb48d68),
    dark: rgb(0x835c2e),
    white: rgb(0xffffff),
    black: rgb(0x100d0b),
    arrow: rgb(0xffde5c),
    tints: tints([0xa89434, 0x6892be, 0x5c9648, 0xc3891e, 0xce682e, 0x487cc8, 0xc64a40, 0xc63658, 0x28968c]),
    sixteen: ON_DARK,
};

/// Slate on a light page.
pub(super) const LIGHT: Palette = Palette {
    page: rgb(0xfafaf8),
    text: rgb(0x1c1e22),
    dim: rgb(0x686a70),
    accent: rgb(0x145ca0),
    good: rgb(0x187434),
    bad: rgb(0xb82424),
    star: rgb(0x8e5c00),
    light: rgb(0x8b95a6),
    dark: rgb(0x606c80),
    white: rgb(0xffffff),
    black: rgb(0x0e1016),
    arrow: rgb(0xffe26e),
    tints: tints([0xa4923a, 0x3a9bba, 0x54984c, 0xc3891a, 0xd2682c, 0x3e70d6, 0xcc483e, 0xc43660, 0x1c9484]),
    sixteen: ON_LIGHT,
};

/// Black, white, grey, and colours that cannot be overlooked.
pub(super) const CONTRAST: Palette = Palette {
    page: rgb(0x000000),
    text: rgb(0xffffff),
    dim: rgb(0xcdcdcd),
    accent: rgb(0x78c8ff),
    good: rgb(0x78ff78),
    bad: rgb(0xff968c),
    star: rgb(0xffdc00),
    light: rgb(0x888888),
    dark: rgb(0x5e5e5e),
    white: rgb(0xffffff),
    black: rgb(0x000000),
    arrow: rgb(0xffff00),
    tints: tints([0x968c00, 0x008cdc, 0x009a00, 0xc38600, 0xde6000, 0x6860ff, 0xe83028, 0xf00078, 0x009696]),
    sixteen: Sixteen { board: Named::new(Color::Cyan, Color::DarkGray, Color::LightBlue), ..ON_DARK },
};

/// Grey squares, and marks that keep apart whether or not one tells red from green: by blue and yellow and by lightness.
pub(super) const SAFE: Palette = Palette {
    page: rgb(0x101216),
    text: rgb(0xe0e0e0),
    dim: rgb(0x929292),
    accent: rgb(0x64aaf0),
    good: rgb(0x6eb4fa),
    bad: rgb(0xf09632),
    star: rgb(0xe6be3c),
    light: rgb(0x969490),
    dark: rgb(0x64625f),
    white: rgb(0xffffff),
    black: rgb(0x0c0c0c),
    arrow: rgb(0xffeb78),
    tints: tints([0xc38757, 0xb084c3, 0x2592ff, 0x955a3c, 0xc3860c, 0x0c69fb, 0x8f4ab9, 0xa8500a, 0x36708d]),
    sixteen: Sixteen { board: Named::new(Color::Green, Color::LightBlue, Color::Cyan), ..ON_DARK },
};
