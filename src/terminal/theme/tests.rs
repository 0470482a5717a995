use super::*;
use unicode_width::UnicodeWidthStr;

fn palettes() -> impl Iterator<Item = (&'static str, &'static Palette)> {
    ThemeChoice::ALL.iter().filter_map(|choice| Some((choice.name(), palette::of(*choice)?)))
}

/// A theme that was asked for by name.
fn painted(depth: Depth, palette: &'static Palette) -> Theme {
    Theme { depth, palette, named: &palette.sixteen.board, paints_page: true, page_is_light: false }
}

/// Every theme that knows the values of its colours.
fn exact() -> impl Iterator<Item = (&'static str, Theme)> {
    let depths = [Depth::Indexed, Depth::True];
    palettes().flat_map(move |(name, palette)| depths.map(|depth| (name, painted(depth, palette))))
}

/// Every ground that a square can have.
fn grounds() -> impl Iterator<Item = (bool, Option<Tint>)> {
    [true, false].into_iter().flat_map(|light| {
        std::iter::once((light, None)).chain(Tint::ALL.into_iter().map(move |tint| (light, Some(tint))))
    })
}

fn rgb(color: Option<Color>) -> Rgb {
    match color {
        Some(Color::Rgb(r, g, b)) => (r, g, b),
        Some(Color::Indexed(index)) => of_indexed(index),
        other => panic!("{other:?} has no value"),
    }
}

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
    for choice in ThemeChoice::ALL.iter().copied() {
        let theme = Look::new(Depth::Mono, Page::Light).theme(choice);
        for style in [
            theme.page(),
            theme.square(true, Some(Tint::Check)),
            theme.square(false, None),
            theme.tile(rules::Color::White),
            theme.tile(rules::Color::Black),
            theme.tile_edge(rules::Color::White, false).unwrap(),
            theme.mark(true, Some(Tint::Takes)),
            theme.large_mark(true, Tint::Takes),
            theme.arrow(),
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
}

#[test]
fn texts_can_be_read_on_their_page() {
    for (name, theme) in exact() {
        let page = theme.page();
        let ground = rgb(page.bg);
        for (what, style) in [
            ("text", page),
            ("dim", theme.dim()),
            ("title", theme.title()),
            ("accent", theme.accent()),
            ("good", theme.good()),
            ("bad", theme.bad()),
            ("star", theme.earned()),
        ] {
            let found = contrast(rgb(style.fg), ground);
            assert!(found >= 4.5, "{name} {:?} {what}: {found:.2}", theme.depth);
        }
    }
    // Nobody may have said what the page is: then the texts of the dark one are met on a light one.
    let theme = Theme::new(Depth::True);
    for style in [theme.dim(), theme.accent(), theme.good(), theme.bad(), theme.earned()] {
        assert!(contrast(rgb(style.fg), (255, 255, 255)) >= 2.9, "{style:?}");
    }
}

#[test]
fn symbols_can_be_read_on_every_square() {
    for (name, theme) in exact() {
        for (is_light, tint) in grounds() {
            let ground = rgb(theme.square(is_light, tint).bg);
            let found = contrast(rgb(theme.mark(is_light, tint).fg), ground);
            assert!(found >= 4.5, "{name} {:?} {tint:?} light {is_light}: {found:.2}", theme.depth);
            if let Some(tint) = tint {
                let found = contrast(rgb(theme.large_mark(is_light, tint).fg), ground);
                assert!(found >= 1.8, "{name} {:?} {tint:?} large: {found:.2}", theme.depth);
            }
        }
    }
}

/// As WCAG 2.2 asks of what is no text (1.4.11).
#[test]
fn pieces_stand_out_from_every_square() {
    for (name, theme) in exact() {
        for (is_light, tint) in grounds() {
            let ground = rgb(theme.square(is_light, tint).bg);
            for color in rules::Color::ALL {
                let found = contrast(rgb(Some(theme.piece(color))), ground);
                assert!(found >= 3.0, "{name} {:?} {color:?} on {tint:?} light {is_light}: {found:.2}", theme.depth);
            }
        }
    }
}

/// How a colour looks to whoever lacks the cones for red (protan) or for green (deutan): the matrices of Machado,
/// Oliveira and Fernandes (2009) at full severity, over linear light.
const VISIONS: [(&str, [[f64; 3]; 3]); 3] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deutan",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
];

/// CIE L*a*b* of a colour as it looks through such eyes.
fn lab(rgb: Rgb, vision: &[[f64; 3]; 3]) -> [f64; 3] {
    let linear = [rgb.0, rgb.1, rgb.2].map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    let apply = |row: &[f64; 3]| row.iter().zip(linear).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0);
    let [r, g, b] = [apply(&vision[0]), apply(&vision[1]), apply(&vision[2])];
    let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far apart two colours are, as CIE76 has it; about 2 can just be seen.
fn difference(a: Rgb, b: Rgb, vision: &[[f64; 3]; 3]) -> f64 {
    lab(a, vision).iter().zip(lab(b, vision)).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The least difference between two tints of a palette, or between a tint and the square itself.
fn nearest(palette: &'static Palette, vision: &[[f64; 3]; 3]) -> (f64, String) {
    let theme = painted(Depth::True, palette);
    let mut least = (f64::MAX, String::new());
    for is_light in [true, false] {
        let all: Vec<Option<Tint>> = std::iter::once(None).chain(Tint::ALL.map(Some)).collect();
        for (i, a) in all.iter().enumerate() {
            for b in &all[i + 1..] {
                let found = difference(theme.ground(is_light, *a), theme.ground(is_light, *b), vision);
                if found < least.0 {
                    least = (found, format!("{a:?} and {b:?}, light {is_light}"));
                }
            }
        }
    }
    least
}

#[test]
fn marks_keep_apart_for_whoever_does_not_tell_red_from_green() {
    for (name, vision) in VISIONS {
        let (found, which) = nearest(&palette::SAFE, &vision);
        assert!(found >= 15.0, "{name}: {which} are {found:.1} apart");
    }
    // The other themes do not claim that, and the test can tell.
    assert!(nearest(&palette::WOOD, &VISIONS[2].1).0 < 15.0);
}

#[test]
fn marks_keep_apart_in_every_theme() {
    for (name, palette) in palettes() {
        let (found, which) = nearest(palette, &VISIONS[0].1);
        assert!(found >= 9.0, "{name}: {which} are {found:.1} apart");
    }
}

#[test]
fn the_theme_follows_the_page_unless_the_user_has_chosen() {
    let theme = |page, choice| Look::new(Depth::True, page).theme(choice);
    assert_eq!(theme(Page::Unknown, ThemeChoice::Auto), Theme::new(Depth::True));
    assert_eq!(theme(Page::Dark, ThemeChoice::Auto), Theme::new(Depth::True));
    assert_eq!(theme(Page::Light, ThemeChoice::Auto).palette, &palette::LIGHT);
    // A page of the terminal's own is left alone; a theme asked for by name has its own.
    assert_eq!(theme(Page::Light, ThemeChoice::Auto).page(), Style::new());
    assert_ne!(theme(Page::Dark, ThemeChoice::Light).page(), Style::new());
    assert_eq!(theme(Page::Light, ThemeChoice::Wood).palette, &palette::WOOD);
}

#[test]
fn the_page_is_told_by_its_colour_or_by_a_variable() {
    assert_eq!(Page::of((0, 0, 0)), Page::Dark);
    assert_eq!(Page::of((0, 43, 54)), Page::Dark);
    assert_eq!(Page::of((253, 246, 227)), Page::Light);
    for (value, page) in [
        ("15;0", Page::Dark),
        ("0;15", Page::Light),
        ("0;default;15", Page::Light),
        ("0;7", Page::Light),
        ("7;8", Page::Dark),
        ("15;default", Page::Unknown),
        ("", Page::Unknown),
        ("0;300", Page::Unknown),
    ] {
        assert_eq!(Page::of_variable(value), page, "{value}");
    }
}

#[test]
fn the_nearest_of_the_256_is_near() {
    assert_eq!(nearest_indexed((255, 255, 255)), 231);
    assert_eq!(nearest_indexed((0, 0, 0)), 16);
    assert_eq!(nearest_indexed((255, 0, 0)), 196);
    assert_eq!(nearest_indexed((128, 128, 128)), 244);
    for index in 16..=255 {
        assert_eq!(of_indexed(nearest_indexed(of_indexed(index))), of_indexed(index));
    }
}

#[test]
fn without_colour_dark_squares_are_the_dark_ones_on_every_page() {
    let is_reversed = |style: Style| style.add_modifier.contains(Modifier::REVERSED);
    for (page, page_is_light) in [(Page::Light, true), (Page::Dark, false), (Page::Unknown, false)] {
        for theme in [
            Look::new(Depth::Mono, page).theme(ThemeChoice::Auto),
            Look::new(Depth::True, page).theme(ThemeChoice::Mono),
        ] {
            for is_light in [true, false] {
                // What is reversed looks as light as the text is.
                let looks_light = is_reversed(theme.square(is_light, None)) != page_is_light;
                assert_eq!(looks_light, is_light, "{page:?}");
            }
            for color in rules::Color::ALL {
                let looks_light = is_reversed(theme.tile(color)) != page_is_light;
                assert_eq!(looks_light, color == rules::Color::White, "{page:?}");
            }
        }
    }
}

#[test]
fn a_terminal_without_colour_is_asked_too() {
    let asked = |term: &str| {
        Look::detect(|name| match name {
            "TERM" => Some(term.to_owned()),
            "NO_COLOR" => Some("1".to_owned()),
            _ => None,
        })
        .may_ask()
    };
    assert!(asked("xterm"));
    assert!(!asked("linux") && !asked("vt220") && !asked("dumb"));
}

/// What the sixteen colours are where nobody has changed them.
fn usual(color: Color, values: Usual) -> Rgb {
    let (xterm, vga) = match color {
        Color::Black => ((0, 0, 0), (0, 0, 0)),
        Color::Red => ((205, 0, 0), (170, 0, 0)),
        Color::Green => ((0, 205, 0), (0, 170, 0)),
        Color::Yellow => ((205, 205, 0), (170, 85, 0)),
        Color::Blue => ((0, 0, 238), (0, 0, 170)),
        Color::Magenta => ((205, 0, 205), (170, 0, 170)),
        Color::Cyan => ((0, 205, 205), (0, 170, 170)),
        Color::DarkGray => ((127, 127, 127), (85, 85, 85)),
        Color::LightBlue => ((92, 92, 255), (85, 85, 255)),
        Color::White => ((255, 255, 255), (255, 255, 255)),
        other => panic!("{other:?} is no square's"),
    };
    match values {
        Usual::Xterm => xterm,
        Usual::Vga => vga,
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Usual {
    Xterm,
    Vga,
}

#[test]
fn sixteen_colours_tell_light_squares_from_dark_ones_and_both_from_lit_ones() {
    let themes =
        palettes().map(|(name, palette)| (name, painted(Depth::Sixteen, palette), vec![Usual::Xterm, Usual::Vga]));
    let console = Theme { named: &palette::DARK_GROUNDS, ..painted(Depth::Sixteen, &palette::WOOD) };
    for (name, theme, values) in themes.chain([("console", console, vec![Usual::Vga])]) {
        for values in values {
            let ground = |is_light, tint| usual(theme.square(is_light, tint).bg.unwrap(), values);
            let (light, dark) = (ground(true, None), ground(false, None));
            let found = contrast(light, dark);
            assert!(luminance(light) > luminance(dark) && found >= 1.6, "{name} {values:?}: {found:.2}");
            for is_light in [true, false] {
                for color in rules::Color::ALL {
                    let found = contrast(usual(theme.piece(color), values), ground(is_light, None));
                    assert!(found >= 1.9, "{name} {values:?} {color:?} light {is_light}: {found:.2}");
                }
                for tint in Tint::ALL {
                    assert!(![light, dark].contains(&ground(is_light, Some(tint))), "{name} {tint:?}");
                }
                for tint in [None].into_iter().chain(Tint::ALL.map(Some)) {
                    let found = contrast(usual(theme.ink(is_light, tint), values), ground(is_light, tint));
                    assert!(found >= 3.9, "{name} {values:?} {tint:?}: {found:.2}");
                }
            }
            let kinds = [Tint::Target, Tint::Controls, Tint::CanGo, Tint::Takes].map(|tint| ground(true, Some(tint)));
            assert!((1..kinds.len()).all(|i| !kinds[..i].contains(&kinds[i])), "{name}");
        }
    }
    let boards: Vec<_> =
        palettes().map(|(_, palette)| (palette.sixteen.board.light, palette.sixteen.board.dark)).collect();
    assert!((1..boards.len()).all(|i| !boards[..i].contains(&boards[i])), "themes look alike");
}

#[test]
fn the_console_of_linux_has_dark_grounds_only() {
    let look = Look::detect(|name| (name == "TERM").then(|| "linux".to_owned()));
    assert_eq!(look.theme(ThemeChoice::Wood).named, &palette::DARK_GROUNDS);
}
