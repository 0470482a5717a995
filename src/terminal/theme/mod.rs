//! Colours and what stands for them where there are none.
//!
//! Squares have a ground of their own; the page has one where the user has chosen a theme by name. Every state of a square has a colour *and* a symbol ([`Tint::symbol`]); words are the screens' business.

mod palette;

use ratatui::style::{Color, Modifier, Style};

use crate::lesson::MarkKind;
use crate::rules;
use crate::settings::ThemeChoice;

use super::Depth;
use palette::{Named, Palette, Rgb};

/// Of these two one reads well on every ground: at 4.58 to 1 where both do equally.
const WHITE: Rgb = (255, 255, 255);
const BLACK: Rgb = (0, 0, 0);
/// The least contrast of text, as WCAG 2.2 asks for.
const LEGIBLE: f64 = 4.5;

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

/// What the terminal's own page is like, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Page {
    /// Nobody has said. Most are dark, and the colours for a dark page can be read on a light one.
    #[default]
    Unknown,
    /// Dark, with light text.
    Dark,
    /// Light, with dark text.
    Light,
}

impl Page {
    /// What a ground of this colour is.
    pub(crate) fn of(rgb: (u8, u8, u8)) -> Page {
        // Where black text and white text would read equally well.
        if luminance(rgb) > 0.18 { Page::Light } else { Page::Dark }
    }

    /// What `COLORFGBG` says, as rxvt, Konsole and others set it: `text;ground`, in numbers of the sixteen colours.
    pub(crate) fn of_variable(value: &str) -> Page {
        match value.rsplit(';').next().and_then(|ground| ground.trim().parse::<u8>().ok()) {
            Some(7 | 9..=15) => Page::Light,
            Some(0..=6 | 8) => Page::Dark,
            _ => Page::Unknown,
        }
    }
}

/// What a theme is chosen from: what the terminal can show, and what its page is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    depth: Depth,
    page: Page,
    /// Whether the terminal may be asked what its page is like.
    may_ask: bool,
    /// Whether only the eight dark ones of the sixteen colours can be grounds.
    dark_grounds: bool,
}

impl Look {
    /// A terminal with so many colours and a page like this.
    pub const fn new(depth: Depth, page: Page) -> Look {
        Look { depth, page, may_ask: false, dark_grounds: false }
    }

    /// What the environment says of the terminal, given as a function so that it can be tested.
    ///
    /// ```
    /// use skaki::settings::ThemeChoice;
    /// use skaki::terminal::Depth;
    /// use skaki::terminal::theme::{Look, Page, Theme};
    ///
    /// let look = Look::detect(|name| match name {
    ///     "TERM" => Some("xterm-256color".to_owned()),
    ///     "COLORFGBG" => Some("0;15".to_owned()),
    ///     _ => None,
    /// });
    /// let light = Look::new(Depth::Indexed, Page::Light);
    /// assert_eq!(look.theme(ThemeChoice::Auto), light.theme(ThemeChoice::Auto));
    /// assert_eq!(look.theme(ThemeChoice::Mono), light.theme(ThemeChoice::Mono));
    /// assert_ne!(look.theme(ThemeChoice::Mono), Theme::new(Depth::Mono));
    /// ```
    pub fn detect(environment: impl Fn(&str) -> Option<String>) -> Look {
        let page = environment("COLORFGBG").map_or(Page::Unknown, |value| Page::of_variable(&value));
        // These show a question that they do not know.
        let shows_questions = environment("TERM").is_none_or(|term| {
            ["linux", "dumb", "vt", "cons", "cygwin", "ansi"].iter().any(|name| term.starts_with(name))
        });
        // The console of Linux shows a bright ground as the dark one of its hue.
        let dark_grounds = environment("TERM").is_some_and(|term| term.starts_with("linux"));
        let depth = Depth::detect(environment);
        // Without colour too: which squares are reversed depends on the page.
        Look { depth, page, may_ask: cfg!(unix) && !shows_questions, dark_grounds }
    }

    /// Whether the terminal may be asked what its page is like: it knows such questions or passes over them, and its answer is
    /// read as one.
    pub(super) const fn may_ask(&self) -> bool {
        self.may_ask
    }

    /// Takes note of what the page is like.
    pub(crate) const fn hear(&mut self, page: Page) {
        self.page = page;
    }

    /// How many colours there are.
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// The theme for what the user has chosen. Without colour there is only one for a page.
    pub const fn theme(&self, choice: ThemeChoice) -> Theme {
        let is_light = matches!(self.page, Page::Light);
        let mono = Theme {
            depth: Depth::Mono,
            palette: &palette::WOOD,
            named: &palette::WOOD.sixteen.board,
            paints_page: false,
            page_is_light: is_light,
        };
        let (palette, paints_page) = match (palette::of(choice), choice) {
            (Some(palette), _) => (palette, true),
            (None, ThemeChoice::Mono) => return mono,
            (None, _) if is_light => (&palette::LIGHT, false),
            (None, _) => (&palette::WOOD, false),
        };
        if matches!(self.depth, Depth::Mono) {
            return mono;
        }
        let named = if self.dark_grounds { &palette::DARK_GROUNDS } else { &palette.sixteen.board };
        Theme { depth: self.depth, palette, named, paints_page, page_is_light: false }
    }
}

/// What everything looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    depth: Depth,
    palette: &'static Palette,
    /// Its squares where there are sixteen colours only.
    named: &'static Named,
    /// Whether it has a page of its own: a theme that was asked for by name looks the same on every terminal.
    paints_page: bool,
    /// Without colour: whether what is not reversed is light.
    page_is_light: bool,
}

impl Theme {
    /// The theme of a dark terminal with so many colours.
    pub const fn new(depth: Depth) -> Theme {
        Look::new(depth, Page::Unknown).theme(ThemeChoice::Auto)
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

    /// What lies below everything: the terminal's own page, or one of the theme's.
    pub fn page(&self) -> Style {
        if !self.paints_page || self.is_mono() {
            return Style::new();
        }
        let Palette { page, text, sixteen, .. } = self.palette;
        Style::new().fg(self.color(*text, sixteen.text)).bg(self.color(*page, sixteen.page))
    }

    /// The colour of a square.
    fn ground(&self, is_light: bool, tint: Option<Tint>) -> Rgb {
        let Palette { light, dark, tints, .. } = self.palette;
        match tint.and_then(|tint| tints.get(tint.index())) {
            None if is_light => *light,
            None => *dark,
            Some(rgb) if is_light => *rgb,
            Some(rgb) => mix(*rgb, (0, 0, 0), palette::SHADE),
        }
    }

    /// The ground of a square. Without colour it is reverse video where the page is not as light or as dark as it.
    pub fn square(&self, is_light: bool, tint: Option<Tint>) -> Style {
        if self.is_mono() {
            let style = Style::new().fg(Color::Reset).bg(Color::Reset);
            return Theme::reversed_unless(style, is_light == self.page_is_light);
        }
        let ground = self.color(self.ground(is_light, tint), self.named.ground(is_light, tint));
        Style::new().bg(ground).fg(self.ink(is_light, tint))
    }

    /// The ink that reads better on a square.
    fn ink(&self, is_light: bool, tint: Option<Tint>) -> Color {
        if self.depth == Depth::Sixteen {
            return match self.named.ground(is_light, tint) {
                Color::LightBlue | Color::Blue | Color::Magenta | Color::Red | Color::DarkGray => Color::White,
                _ => Color::Black,
            };
        }
        self.color(self.ink_rgb(is_light, tint), Color::Black)
    }

    fn ink_rgb(&self, is_light: bool, tint: Option<Tint>) -> Rgb {
        let ground = shown(self.depth, self.ground(is_light, tint));
        // Black wherever it can be read, so that marks of one kind look alike on light squares and on dark ones.
        if contrast(ground, BLACK) < LEGIBLE { WHITE } else { BLACK }
    }

    /// A piece that is one symbol or letter: dark on White's tile, light on Black's.
    pub fn tile(&self, color: rules::Color) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.is_mono() {
            return Theme::reversed_unless(style, (color == rules::Color::White) == self.page_is_light);
        }
        style.fg(self.piece(color.opponent())).bg(self.piece(color))
    }

    /// A style that shows the page's own ground, or its reverse.
    fn reversed_unless(style: Style, is_page: bool) -> Style {
        if is_page { style.remove_modifier(Modifier::REVERSED) } else { style.add_modifier(Modifier::REVERSED) }
    }

    /// The half cells at either side of a tile, where there is an edge to see: without colour White's tile on a light
    /// square has none, nor has Black's on a dark one.
    pub(super) fn tile_edge(&self, color: rules::Color, light_ground: bool) -> Option<Style> {
        if self.is_mono() {
            return ((color == rules::Color::White) != light_ground).then(Style::new);
        }
        Some(Style::new().fg(self.piece(color)))
    }

    /// The colour of a drawn piece; lines on White's are drawn in that of Black's.
    pub(super) fn piece(&self, color: rules::Color) -> Color {
        match color {
            rules::Color::White => self.color(self.palette.white, Color::White),
            rules::Color::Black => self.color(self.palette.black, Color::Black),
        }
    }

    /// The ink of a mark's symbol on its square.
    pub fn mark(&self, is_light: bool, tint: Option<Tint>) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.is_mono() { style } else { style.fg(self.ink(is_light, tint)) }
    }

    /// The ink of a mark that is drawn large: nearer to its own square, so that it does not shout.
    pub(super) fn large_mark(&self, is_light: bool, tint: Tint) -> Style {
        match self.depth {
            Depth::Mono => Style::new(),
            Depth::Sixteen => Style::new().fg(self.ink(is_light, Some(tint))),
            Depth::Indexed | Depth::True => {
                let ground = self.ground(is_light, Some(tint));
                let ink = self.ink_rgb(is_light, Some(tint));
                Style::new().fg(self.color(mix(ground, ink, palette::LARGE_MARK), Color::Black))
            }
        }
    }

    /// An arrow over the board.
    pub(super) fn arrow(&self) -> Style {
        if self.is_mono() {
            return Style::new().add_modifier(Modifier::BOLD);
        }
        Style::new().fg(self.color(self.palette.arrow, Color::LightYellow))
    }

    /// Running text: the page's own.
    pub fn text(&self) -> Style {
        Style::new()
    }

    /// What stands back: coordinates, counts.
    pub fn dim(&self) -> Style {
        match self.depth {
            Depth::Mono | Depth::Sixteen => Style::new(),
            Depth::Indexed | Depth::True => Style::new().fg(self.color(self.palette.dim, Color::Gray)),
        }
    }

    /// Titles.
    pub fn title(&self) -> Style {
        self.accent().add_modifier(Modifier::BOLD)
    }

    /// What the eye should find.
    pub fn accent(&self) -> Style {
        Style::new().fg(self.color(self.palette.accent, self.palette.sixteen.accent))
    }

    /// Praise.
    pub fn good(&self) -> Style {
        let fg = self.color(self.palette.good, self.palette.sixteen.good);
        Style::new().fg(fg).add_modifier(Modifier::BOLD)
    }

    /// What went wrong.
    pub fn bad(&self) -> Style {
        let fg = self.color(self.palette.bad, self.palette.sixteen.bad);
        Style::new().fg(fg).add_modifier(Modifier::BOLD)
    }

    /// Stars earned.
    pub fn earned(&self) -> Style {
        Style::new().fg(self.color(self.palette.star, self.palette.sixteen.star))
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

/// The colour that a number of the 256 stands for; the first sixteen are not ours to know.
const fn of_indexed(index: u8) -> Rgb {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    if index >= 232 {
        let grey = 8 + (index - 232) * 10;
        return (grey, grey, grey);
    }
    let cube = index.saturating_sub(16) as usize;
    (LEVELS[cube / 36 % 6], LEVELS[cube / 6 % 6], LEVELS[cube % 6])
}

/// What the terminal makes of a colour.
fn shown(depth: Depth, rgb: Rgb) -> Rgb {
    match depth {
        Depth::Indexed => of_indexed(nearest_indexed(rgb)),
        Depth::Mono | Depth::Sixteen | Depth::True => rgb,
    }
}

/// Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white.
fn luminance(rgb: Rgb) -> f64 {
    let channel = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(rgb.0) + 0.7152 * channel(rgb.1) + 0.0722 * channel(rgb.2)
}

/// Contrast as WCAG 2.2 defines it: 1 for none, 21 for black on white.
fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests;
