//! The colours of each theme, as data.
//!
//! Squares are neither light nor dark but between, so that White's pieces, which are white, and Black's, which are
//! black, both stand out from every one of them. For the same reason the ink of a symbol is whichever of the two reads
//! better. The tests hold the contrasts.

use ratatui::style::Color;

use super::Tint;

/// Red, green and blue.
pub(super) type Rgb = (u8, u8, u8);

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

/// How much darker a lit square is where the square is dark, in percent.
pub(super) const SHADE: u32 = 10;

/// How much of the ink a large mark has over its square, in percent.
pub(super) const LARGE_MARK: u32 = 60;

/// Warm squares. Its texts can be read on a light page too, in case nobody says what the page is.
pub(super) const WOOD: Palette = Palette {
    page: (16, 18, 22),
    text: (220, 220, 220),
    dim: (140, 140, 140),
    accent: (84, 150, 205),
    good: (90, 165, 100),
    bad: (225, 95, 85),
    star: (190, 140, 30),
    light: (180, 141, 104),
    dark: (131, 92, 46),
    white: (255, 255, 255),
    black: (16, 13, 11),
    arrow: (255, 222, 92),
    tints: [
        (168, 148, 52),
        (104, 146, 190),
        (92, 150, 72),
        (195, 137, 30),
        (206, 104, 46),
        (72, 124, 200),
        (198, 74, 64),
        (198, 54, 88),
        (40, 150, 140),
    ],
    sixteen: ON_DARK,
};

/// Slate on a light page.
pub(super) const LIGHT: Palette = Palette {
    page: (250, 250, 248),
    text: (28, 30, 34),
    dim: (104, 106, 112),
    accent: (20, 92, 160),
    good: (24, 116, 52),
    bad: (184, 36, 36),
    star: (142, 92, 0),
    light: (139, 149, 166),
    dark: (96, 108, 128),
    white: (255, 255, 255),
    black: (14, 16, 22),
    arrow: (255, 226, 110),
    tints: [
        (164, 146, 58),
        (58, 155, 186),
        (84, 152, 76),
        (195, 137, 26),
        (210, 104, 44),
        (62, 112, 214),
        (204, 72, 62),
        (196, 54, 96),
        (28, 148, 132),
    ],
    sixteen: ON_LIGHT,
};

/// Black, white, grey, and colours that cannot be overlooked.
pub(super) const CONTRAST: Palette = Palette {
    page: (0, 0, 0),
    text: (255, 255, 255),
    dim: (205, 205, 205),
    accent: (120, 200, 255),
    good: (120, 255, 120),
    bad: (255, 150, 140),
    star: (255, 220, 0),
    light: (136, 136, 136),
    dark: (94, 94, 94),
    white: (255, 255, 255),
    black: (0, 0, 0),
    arrow: (255, 255, 0),
    tints: [
        (150, 140, 0),
        (0, 140, 220),
        (0, 154, 0),
        (195, 134, 0),
        (222, 96, 0),
        (104, 96, 255),
        (232, 48, 40),
        (240, 0, 120),
        (0, 150, 150),
    ],
    sixteen: Sixteen { board: Named::new(Color::Cyan, Color::DarkGray, Color::LightBlue), ..ON_DARK },
};

/// Grey squares, and marks that keep apart whether or not one tells red from green: by blue and yellow and by lightness.
pub(super) const SAFE: Palette = Palette {
    page: (16, 18, 22),
    text: (224, 224, 224),
    dim: (146, 146, 146),
    accent: (100, 170, 240),
    good: (110, 180, 250),
    bad: (240, 150, 50),
    star: (230, 190, 60),
    light: (150, 148, 144),
    dark: (100, 98, 95),
    white: (255, 255, 255),
    black: (12, 12, 12),
    arrow: (255, 235, 120),
    tints: [
        (195, 135, 87),
        (176, 132, 195),
        (37, 146, 255),
        (149, 90, 60),
        (195, 134, 12),
        (12, 105, 251),
        (143, 74, 185),
        (168, 80, 10),
        (54, 112, 141),
    ],
    sixteen: Sixteen { board: Named::new(Color::Green, Color::LightBlue, Color::Cyan), ..ON_DARK },
};
