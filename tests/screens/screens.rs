//! The screens as text: what stands where, in both languages and in windows of all sizes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::path::Path;

use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Position as Cell;
use ratatui::style::Color;

use crate::text::drawn as text;
use skaki::app::{
    Action, App, Behind, Direction, Doing, Effect, Key, Loss, Overlay, OverlayKind, Place, Prompt, Screen, Start, keys,
};
use skaki::explain::Shown;
use skaki::language::{Language, Words, ids};
use skaki::lesson::Library;
use skaki::progress::{Entry, Progress};
use skaki::rules::{PieceKind, Square};
use skaki::settings::{PieceSet, Setting, Settings, ThemeChoice};
use skaki::study::Study;
use skaki::terminal::layout::LEAST;
use skaki::terminal::screens::{self, Drawn};
use skaki::terminal::theme::{Look, Page, Theme};
use skaki::terminal::widgets::key_name;
use skaki::terminal::{Depth, layout::LessonLayout};

/// The program with the built-in course and the lesson that these tests are written for.
fn app_with(mut words: Words, start: Start, step: Option<usize>) -> App {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/screens");
    let (library, _) = Library::load(&[folder]);
    library.add_texts(&mut words);
    let mut study = Study::new(library.into(), Progress::default());
    if let Some(step) = step {
        study.open("everything", step).expect("the step is there");
    }
    App::new(words, study, Settings::default(), start)
}

fn app(language: Language, step: usize) -> App {
    app_with(Words::new(language), Start::Step, Some(step))
}

const LOOK: usize = 0;
const BLOCKED: usize = 1;
const MARKS: usize = 2;
const CROWN: usize = 3;
const ANSWER: usize = 4;
const LONG: usize = 5;

fn draw_with(app: &App, theme: Theme, columns: u16, rows: u16) -> (Buffer, Drawn) {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let mut drawn = Drawn::default();
    terminal.draw(|frame| drawn = screens::draw(frame, app, theme)).unwrap();
    (terminal.backend().buffer().clone(), drawn)
}

fn draw(app: &App, columns: u16, rows: u16) -> (Buffer, Drawn) {
    draw_with(app, Theme::new(Depth::True), columns, rows)
}

fn screen(app: &App, columns: u16, rows: u16) -> String {
    text(&draw(app, columns, rows).0)
}

/// What lies over the screen.
fn kind_over(app: &App) -> Option<&OverlayKind> {
    app.overlay().map(|overlay| &overlay.kind)
}

/// Presses keys one after the other, as the terminal would send them.
fn press(app: &mut App, pressed: &[Key]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for key in pressed {
        if let Some(action) = keys::action(app.place(), *key) {
            effects.extend(app.update(action));
        }
    }
    effects
}

fn type_line(app: &mut App, line: &str) -> Vec<Effect> {
    let letters: Vec<Key> = line.chars().map(Key::Char).collect();
    let mut effects = press(app, &letters);
    effects.extend(press(app, &[Key::Enter]));
    effects
}

fn click(app: &mut App, name: &str) -> Vec<Effect> {
    let (_, drawn) = draw(app, 80, 24);
    let square: Square = name.parse().unwrap();
    let action = drawn.click(drawn.board.unwrap().centre(square)).unwrap();
    assert_eq!(action, Action::Point(square));
    app.update(action)
}

fn done(effects: &[Effect]) -> Option<u8> {
    effects.iter().find_map(|effect| match effect {
        Effect::Record(Entry::Done { stars, .. }) => Some(*stars),
        _ => None,
    })
}

// ---------------------------------------------------------------------------------------------------------------
// What the screens look like.

#[test]
fn the_first_screen_asks_for_the_language_in_both() {
    let mut app = app_with(Words::new(Language::EL), Start::FirstRun, None);
    insta::assert_snapshot!("first_run", screen(&app, 80, 24));
    press(&mut app, &[Key::Down]);
    insta::assert_snapshot!("first_run_english", screen(&app, 80, 24));
    let effects = press(&mut app, &[Key::Enter]);
    assert!(matches!(app.screen(), Screen::Map { .. }));
    assert!(matches!(&effects[..], [Effect::Save(settings)] if settings.language == Some(Language::EN)));
}

#[test]
fn a_step_that_was_asked_for_comes_after_the_question_of_the_language() {
    let mut app = app_with(Words::new(Language::EL), Start::FirstRun, Some(LONG));
    press(&mut app, &[Key::Enter]);
    assert_eq!(app.place(), Place::Play);
}

#[test]
fn a_refused_move_in_both_languages_and_in_four_windows() {
    for language in Language::all() {
        let mut app = app(language, BLOCKED);
        type_line(&mut app, "Rd8");
        for (columns, rows) in [(80, 24), (60, 20), (120, 40), (34, 16)] {
            let name = format!("refused_{}_{columns}x{rows}", language.code());
            insta::assert_snapshot!(name, screen(&app, columns, rows));
        }
    }
}

#[test]
fn every_kind_of_step() {
    for (step, name) in [(LOOK, "look"), (MARKS, "marks"), (ANSWER, "answer"), (LONG, "long")] {
        insta::assert_snapshot!(name, screen(&app(Language::EL, step), 80, 24));
    }
}

#[test]
fn a_pawn_on_its_last_rank_is_asked_what_it_becomes() {
    let mut app = app(Language::EL, CROWN);
    click(&mut app, "g7");
    assert_eq!(done(&click(&mut app, "h8")), None);
    assert!(matches!(kind_over(&app), Some(OverlayKind::Promotion(_))));
    insta::assert_snapshot!("promotion", screen(&app, 80, 24));
    press(&mut app, &[Key::Down]);
    assert_eq!(done(&press(&mut app, &[Key::Enter])), Some(3));
    let place = app.study().place().unwrap();
    let rook = place.session.position().piece_at("h8".parse().unwrap()).unwrap();
    assert_eq!(rook.kind, PieceKind::Rook);
    insta::assert_snapshot!("solved", screen(&app, 80, 24));
}

#[test]
fn a_typed_pawn_is_asked_too_unless_the_piece_is_written() {
    let mut first = app(Language::EN, CROWN);
    assert_eq!(done(&type_line(&mut first, "gxh8")), None);
    assert!(matches!(kind_over(&first), Some(OverlayKind::Promotion(_))));
    let mut second = app(Language::EN, CROWN);
    assert_eq!(done(&type_line(&mut second, "gxh8=N")), Some(3));
}

#[test]
fn the_help_lists_the_keys_of_the_place_below() {
    let mut app = app(Language::EN, BLOCKED);
    press(&mut app, &[Key::Char('?')]);
    insta::assert_snapshot!("help", screen(&app, 80, 24));
    // Every key of the list is shown, by scrolling to its end.
    let mut shown = screen(&app, 80, 24);
    press(&mut app, &[Key::End]);
    app.limit_scroll(draw(&app, 80, 24).1.most_scroll);
    shown.push_str(&screen(&app, 80, 24));
    for binding in keys::of(Place::Play) {
        for key in binding.keys {
            assert!(shown.contains(&key_name(*key, Language::EN)), "{key:?}");
        }
        assert!(shown.contains(&app.words().text(&binding.name.into())), "{:?}", binding.name);
    }
}

#[test]
fn settings_change_at_once_and_are_saved() {
    let mut app = app_with(Words::new(Language::EL), Start::Map, None);
    press(&mut app, &[Key::Char('\u{3c1}')]);
    insta::assert_snapshot!("settings", over(&screen(&app, 80, 24)));
    let saved = |effects: Vec<Effect>| match effects.last() {
        Some(Effect::Save(settings)) => settings.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(saved(press(&mut app, &[Key::Enter])).language, Some(Language::EN));
    let shown = screen(&app, 80, 24);
    assert!(shown.lines().any(|line| line.contains("Language") && line.contains("English")), "{shown}");
    let notation = saved(press(&mut app, &[Key::Down, Key::Enter])).notation;
    assert_eq!(app.words().notation(), notation);
    assert_ne!(notation, skaki::language::NotationChoice::default());
    assert_eq!(saved(press(&mut app, &[Key::Down, Key::Enter])).theme, ThemeChoice::Wood);
    assert_eq!(saved(press(&mut app, &[Key::Down, Key::Enter])).pieces, PieceSet::Symbols);
    assert!(saved(press(&mut app, &[Key::Down, Key::Enter])).motion_off);
    assert!(saved(press(&mut app, &[Key::Down, Key::Enter])).mouse_off);
    assert!(saved(press(&mut app, &[Key::Down, Key::Right])).plain);
    press(&mut app, &[Key::Esc]);
    assert!(app.overlay().is_none());
}

#[test]
fn every_setting_is_read_whole_in_the_smallest_window() {
    for (language, depth) in Language::all().flat_map(|it| [(it, Depth::True), (it, Depth::Mono)]) {
        let mut app = app_with(Words::new(language), Start::Map, None);
        let colours = if depth == Depth::Mono { Shown::WithoutColour } else { Shown::InColours };
        press(&mut app, &[Key::Char('r')]);
        for setting in Setting::ALL {
            let shown = over(&text(&draw_with(&app, Theme::new(depth), LEAST.0, LEAST.1).0));
            let said = app.words().text(&skaki::explain::setting(app.settings(), setting, language, colours));
            for word in said.replace(": ", " ").split_whitespace() {
                assert!(shown.contains(word), "“{word}” of “{said}”\n{shown}");
            }
            press(&mut app, &[Key::Down]);
        }
    }
}

#[test]
fn the_smallest_window_says_how_to_mark() {
    for language in Language::all() {
        let app = app(language, MARKS);
        let shown = screen(&app, LEAST.0, LEAST.1);
        let bar = shown.lines().last().unwrap();
        let name = app.words().short(&ids::UI_KEY_MARK.into());
        assert!(bar.contains(&name), "{name}\n{shown}");
    }
}

#[test]
fn starting_over_asks_first_and_no_is_chosen() {
    let mut app = app(Language::EL, LONG);
    type_line(&mut app, "Rd8");
    assert_eq!(app.study().progress().stars("everything", "long"), Some(3));
    press(&mut app, &[Key::Esc, Key::Char('x')]);
    insta::assert_snapshot!("start_over", over(&screen(&app, 80, 24)));
    press(&mut app, &[Key::Enter]);
    assert_eq!(app.study().progress().stars("everything", "long"), Some(3));
    press(&mut app, &[Key::Char('x'), Key::Down]);
    let effects = press(&mut app, &[Key::Enter]);
    assert_eq!(effects, [Effect::Record(Entry::Reset { lesson: Some("everything".into()) })]);
    assert_eq!(app.study().progress().stars("everything", "long"), None);
}

/// Only what lies over the screen: what is below may be a lesson of the course, which changes.
fn over(screen: &str) -> String {
    let is_frame = |c: char| matches!(c, '│' | '╭' | '╮' | '╰' | '╯');
    screen
        .lines()
        .filter_map(|line| Some(line.get(line.find(is_frame)?..)?.trim_end_matches(|c| !is_frame(c))))
        .collect::<Vec<_>>()
        .join("\n")
}

// ---------------------------------------------------------------------------------------------------------------
// What holds for all of them.

/// A step in which answers are picked: at its beginning, with some ruled out, and done.
fn choices(words: &impl Fn() -> Words, step: usize) -> [App; 3] {
    let wrong_and_hints: &[Key] = &[Key::Char('2'), Key::Enter, Key::Char('y'), Key::Char('y'), Key::Char('y')];
    [&[], wrong_and_hints, &[Key::Char('t'), Key::Down, Key::Enter]].map(|pressed| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/screens");
        let (library, _) = Library::load(&[folder]);
        let mut words = words();
        library.add_texts(&mut words);
        let mut study = Study::new(library.into(), Progress::default());
        study.open("choices", step).expect("the step is there");
        let mut app = App::new(words, study, Settings::default(), Start::Step);
        press(&mut app, pressed);
        app
    })
}

/// The program in every place, with texts of every kind on its screens.
fn everywhere(words: impl Fn() -> Words) -> Vec<App> {
    let step = |step| app_with(words(), Start::Step, Some(step));
    let mut apps = vec![app_with(words(), Start::FirstRun, None), app_with(words(), Start::Map, None)];
    apps.extend([LOOK, BLOCKED, MARKS, CROWN, ANSWER, LONG].map(step));
    apps.extend((0..3).flat_map(|step| choices(&words, step)));
    let mut refused = step(BLOCKED);
    type_line(&mut refused, "d1d8");
    apps.push(refused);
    let mut typing = step(BLOCKED);
    press(&mut typing, &[Key::Char('/'), Key::Char('1')]);
    apps.push(typing);
    let mut hinted = step(BLOCKED);
    press(&mut hinted, &[Key::Char('y'), Key::Char('y')]);
    apps.push(hinted);
    let mut held = step(BLOCKED);
    press(&mut held, &[Key::Char(' ')]);
    apps.push(held);
    let mut solved = step(LONG);
    type_line(&mut solved, "d1d8");
    apps.push(solved);
    let mut wrong = step(MARKS);
    press(&mut wrong, &[Key::Char(' '), Key::Enter]);
    apps.push(wrong);
    let mut buttons = step(BLOCKED);
    press(&mut buttons, &[Key::Tab]);
    apps.push(buttons);
    let mut help = step(BLOCKED);
    press(&mut help, &[Key::Char('?')]);
    apps.push(help);
    let mut promotion = step(CROWN);
    type_line(&mut promotion, "g7h8");
    apps.push(promotion);
    let mut over = app_with(words(), Start::Map, None);
    press(&mut over, &[Key::Char('x')]);
    apps.push(over);
    let mut settings = app_with(words(), Start::Map, None);
    press(&mut settings, &[Key::Char('r')]);
    apps.push(settings);
    let mut end = step(LONG);
    press(&mut end, &[Key::Char('s')]);
    apps.push(end);
    apps
}

#[test]
fn no_word_is_cut_in_a_window_that_is_large_enough() {
    for language in Language::all() {
        for app in everywhere(|| Words::new(language)) {
            for (columns, rows) in [(80, 24), (100, 30), (120, 40)] {
                let screen = screen(&app, columns, rows);
                assert!(!screen.contains('…'), "{columns}×{rows}\n{screen}");
            }
        }
    }
}

/// A line of text is broken between words only: no word of ours is longer than the narrowest column.
#[test]
fn no_word_of_the_screens_is_longer_than_a_column() {
    let narrowest = LessonLayout::new(ratatui::layout::Rect::new(0, 0, 60, 20), skaki::rules::Color::White).unwrap();
    let longest = usize::from(narrowest.text.width) - 3;
    for language in Language::all() {
        for app in everywhere(|| Words::new(language)) {
            let screen = screen(&app, 200, 60);
            for word in screen.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)) {
                assert!(word.chars().count() <= longest, "{word}");
            }
        }
    }
}

#[test]
fn every_letter_comes_from_a_catalogue() {
    for language in Language::all() {
        for app in everywhere(|| Words::hidden(language)) {
            let (buffer, drawn) = draw(&app, 80, 24);
            let mut shown = buffer.clone();
            // Coordinates are of the notation, and stand where the geometry says.
            if let Some(board) = drawn.board {
                for file in skaki::rules::File::ALL {
                    shown[board.file_label(file)].set_symbol(" ");
                }
            }
            let text = text(&shown);
            // Headings of parts are written in the file of the course, in every language; a question may cover their end.
            let headings: Vec<&str> = (app.study().library().courses().iter())
                .flat_map(|course| &course.parts)
                .flat_map(|part| part.title.text(language).split_whitespace())
                .collect();
            let keys: Vec<String> = keys::BINDINGS
                .iter()
                .flat_map(|binding| binding.keys.iter().map(|key| key_name(*key, language)))
                .collect();
            for word in text.split(|c: char| c.is_whitespace() || matches!(c, '│' | '╭' | '╰')) {
                let bare = word.trim_matches(|c: char| !c.is_alphanumeric() && c != '▒');
                let is_square = bare.chars().count() == 2 && bare.ends_with(|c: char| ('1'..='8').contains(&c));
                // Where something lies over the board, coordinates look out from below it.
                let is_coordinate = drawn.board.is_none() && bare.chars().count() == 1;
                let is_move = bare.chars().count() <= 5 && bare.chars().any(|c| c.is_ascii_digit());
                let is_key = keys.iter().any(|key| key == word || *key == bare);
                let is_heading = headings.iter().any(|heading| heading.starts_with(word));
                assert!(
                    is_heading
                        || !bare.chars().any(char::is_alphabetic)
                        || is_square
                        || is_coordinate
                        || is_move
                        || is_key,
                    "“{word}” is written in the code:\n{text}"
                );
            }
        }
    }
}

#[test]
fn every_window_shows_something_and_none_is_a_trouble() {
    for language in Language::all() {
        for app in everywhere(|| Words::new(language)) {
            for columns in (1..200).step_by(7) {
                for rows in (1..60).step_by(5) {
                    for depth in [Depth::Mono, Depth::Sixteen] {
                        let (buffer, drawn) = draw_with(&app, Theme::new(depth), columns, rows);
                        assert!(
                            drawn.targets.iter().all(|(rect, _)| buffer.area.intersection(*rect) == *rect),
                            "a target outside {columns}×{rows}"
                        );
                    }
                }
            }
            assert!(!screen(&app, LEAST.0, LEAST.1).trim().is_empty());
        }
    }
}

#[test]
fn the_way_out_is_on_the_screen_in_every_window() {
    for language in Language::all() {
        for app in everywhere(|| Words::new(language)) {
            for (columns, rows) in [LEAST, (34, 24), (40, 16), (60, 20), (80, 24)] {
                let (buffer, drawn) = draw(&app, columns, rows);
                let is_there = drawn.targets.iter().any(|(_, action)| *action == Action::Quit);
                assert!(is_there, "{:?} in {columns}×{rows}\n{}", app.place(), text(&buffer));
            }
        }
    }
}

#[test]
fn a_window_that_is_too_small_names_both_sizes() {
    let app = app(Language::EL, BLOCKED);
    insta::assert_snapshot!("small_30x10", screen(&app, 30, 10));
    insta::assert_snapshot!("small_10x5", screen(&app, 10, 5));
    insta::assert_snapshot!("small_1x1", screen(&app, 1, 1));
}

#[test]
fn a_language_switched_twice_is_the_same_screen_and_nothing_is_lost() {
    for language in Language::all() {
        for mut app in everywhere(|| Words::new(language)) {
            let before = draw(&app, 80, 24).0;
            let place = app.place();
            app.update(Action::SwitchLanguage);
            let between = draw(&app, 80, 24).0;
            assert_ne!(before, between, "{place:?} does not follow the language");
            app.update(Action::SwitchLanguage);
            assert_eq!(before, draw(&app, 80, 24).0, "{place:?}");
        }
    }
}

#[test]
fn without_colour_no_screen_has_one() {
    for app in everywhere(|| Words::new(Language::EL)) {
        let (buffer, _) = draw_with(&app, Theme::new(Depth::Mono), 80, 24);
        let plain = Color::Reset;
        assert!(buffer.content.iter().all(|cell| cell.fg == plain && cell.bg == plain), "{:?}", app.place());
    }
}

#[test]
fn the_cursor_of_the_terminal_is_where_the_keyboard_is() {
    let app = app(Language::EL, BLOCKED);
    let drawn = draw(&app, 80, 24).1;
    assert_eq!(drawn.cursor, Some(drawn.board.unwrap().centre("d1".parse().unwrap())));
    let mut typing = app;
    press(&mut typing, &[Key::Char('/'), Key::Char('1')]);
    let (buffer, drawn) = draw(&typing, 80, 24);
    let at = drawn.cursor.unwrap();
    assert_eq!(buffer[Cell::new(at.x - 1, at.y)].symbol(), "1");
}

#[test]
fn in_a_window_that_is_too_small_only_the_language_and_the_way_out_are_left() {
    let mut app = app(Language::EL, BLOCKED);
    press(&mut app, &[Key::Char('/'), Key::Char('1')]);
    app.set_window(draw(&app, 30, 10).1.window);
    let every_key = (' '..='~').chain('\u{3b1}'..='\u{3c9}').map(Key::Char);
    let others = [Key::Enter, Key::Esc, Key::Tab, Key::Backspace, Key::Up, Key::PageDown, Key::F(3), Key::F(7)];
    for key in every_key.chain(others) {
        let done = keys::action(app.place(), key);
        let allowed = if key.by_position() == Key::Char('l') { Some(Action::SwitchLanguage) } else { None };
        assert_eq!(done, allowed, "{key:?}");
    }
    assert_eq!(keys::action(app.place(), Key::F(2)), Some(Action::SwitchLanguage));
    assert_eq!(keys::action(app.place(), Key::Control('c')), Some(Action::Quit));
    // What was being done is there again when the window is larger.
    app.set_window(draw(&app, 80, 24).1.window);
    assert_eq!(app.place(), Place::Typing);
}

#[test]
fn all_that_is_said_can_be_read_in_the_smallest_window() {
    // A long sentence, in its own words: every one of them is seen as the text goes by, and then the text itself.
    for language in Language::all() {
        let mut app = app(language, LONG);
        // A slip of the alphabet and of the letter is answered with both cures.
        type_line(&mut app, "B\u{3b5}5");
        let Screen::Step(hand) = app.screen() else { panic!() };
        let said: Vec<String> = hand.said().iter().map(|message| app.words().text(message)).collect();
        let place = app.study().place().unwrap();
        let text = app.words().text(&skaki::language::Message::lesson(&place.lesson, place.session.step().id.clone()));
        let mut seen = String::new();
        let mut last = String::new();
        loop {
            let (buffer, drawn) = draw(&app, LEAST.0, LEAST.1);
            app.limit_scroll(drawn.most_scroll);
            let shown = self::text(&buffer);
            if shown == last {
                break;
            }
            seen.push_str(&shown);
            last = shown;
            press(&mut app, &[Key::PageDown]);
        }
        for word in said.iter().chain([&text]).flat_map(|text| text.split_whitespace()) {
            assert!(seen.contains(word), "“{word}” is not seen:\n{seen}");
        }
        // And it begins with what is said.
        while press(&mut app, &[Key::PageUp]).is_empty() && screen(&app, LEAST.0, LEAST.1) != last {
            last = screen(&app, LEAST.0, LEAST.1);
        }
        assert!(last.contains(said[0].split_whitespace().next().unwrap()), "{last}");
    }
}

#[test]
fn a_long_message_can_be_read_to_its_end_in_the_smallest_window() {
    let mut app = app(Language::EN, BLOCKED);
    let long = (0..120).map(|number| format!("word{number}")).collect::<Vec<_>>().join(" ");
    app.update(Action::Notice(skaki::language::Message::new(ids::UI_WRITTEN).with("text", long)));
    let mut seen = String::new();
    for _ in 0..40 {
        let (buffer, drawn) = draw(&app, LEAST.0, LEAST.1);
        app.limit_scroll(drawn.most_scroll);
        seen.push_str(&text(&buffer));
        press(&mut app, &[Key::Down]);
    }
    for number in 0..120 {
        assert!(seen.contains(&format!("word{number}")), "word{number}");
    }
}

#[test]
fn an_opponents_piece_is_refused_where_it_is_picked_up() {
    for by_mouse in [true, false] {
        let mut app = app(Language::EL, BLOCKED);
        if by_mouse {
            click(&mut app, "d5");
        } else {
            press(&mut app, &[Key::Up, Key::Up, Key::Up, Key::Up, Key::Enter]);
        }
        let Screen::Step(hand) = app.screen() else { panic!() };
        assert_eq!(hand.selected(), None);
        let said: Vec<String> = hand.said().iter().map(|message| app.words().text(message)).collect();
        assert_eq!(said, ["Το μαύρο πιόνι στο δ5 είναι του αντιπάλου· τώρα παίζουν τα λευκά."]);
        let place = app.study().place().unwrap();
        assert!(place.session.lit().iter().any(|(_, squares)| squares.contains("d5".parse().unwrap())));
    }
}

/// Every button, row and square answers where it is drawn, and nowhere else.
#[test]
fn what_can_be_clicked_is_where_it_is_drawn() {
    let mut clicked = 0;
    for language in Language::all() {
        for app in everywhere(|| Words::new(language)) {
            for (columns, rows) in [LEAST, (60, 20), (80, 24), (120, 40), (200, 60), (250, 70)] {
                let (buffer, drawn) = draw(&app, columns, rows);
                let name = |what: &dyn std::fmt::Debug| format!("{what:?} in {:?} of {columns}×{rows}", app.place());
                for (index, (target, action)) in drawn.targets.iter().enumerate() {
                    assert!(!target.is_empty() && buffer.area.union(*target) == buffer.area, "{}", name(action));
                    // The text that leads on answers as a whole, its blanks included.
                    let is_drawn = target.positions().any(|cell| buffer[cell].symbol() != " ");
                    assert!(is_drawn || *action == Action::Choose, "{}", name(action));
                    for cell in target.positions() {
                        let above = drawn.targets[index + 1..].iter().rfind(|(above, _)| above.contains(cell));
                        let expected = above.map_or(action, |(_, action)| action);
                        assert_eq!(drawn.click(cell).as_ref(), Some(expected), "{}", name(&cell));
                    }
                    clicked += 1;
                }
                // Nothing lies over a board.
                for square in drawn.board.into_iter().flat_map(|board| Square::all().map(move |square| (board, square)))
                {
                    for cell in square.0.square(square.1).positions() {
                        assert_eq!(drawn.click(cell), Some(Action::Point(square.1)), "{}", name(&cell));
                    }
                }
            }
        }
    }
    assert!(clicked > 2000, "{clicked}");
}

/// A lesson that was read, or a step that is done, is gone on with where its text is.
#[test]
fn a_click_on_the_text_goes_on() {
    let mut app = app(Language::EN, LONG);
    let text =
        |app: &App, columns, rows| LessonLayout::new(draw(app, columns, rows).0.area, hand_view(app)).unwrap().text;
    assert_eq!(draw(&app, 80, 24).1.click(text(&app, 80, 24).as_position()), None);
    press(&mut app, &[Key::Char('t'), Key::Down, Key::Enter]);
    for (columns, rows) in [LEAST, (80, 24), (200, 60)] {
        let (_, drawn) = draw(&app, columns, rows);
        assert_eq!(drawn.click(text(&app, columns, rows).as_position()), Some(Action::Choose), "{columns}×{rows}");
    }
}

fn hand_view(app: &App) -> skaki::rules::Color {
    let Screen::Step(hand) = app.screen() else { panic!("no step") };
    hand.view()
}

/// Where one chooses how to go on, no word is cut, in the smallest window neither.
#[test]
fn every_way_on_is_read_whole_in_the_smallest_window() {
    for language in Language::all() {
        let mut app = app_with(Words::new(language), Start::Step, Some(LONG));
        press(&mut app, &[Key::Char('s')]);
        let Some(OverlayKind::Ended(ended)) = kind_over(&app) else { panic!("the lesson goes on") };
        let shown = over(&screen(&app, LEAST.0, LEAST.1));
        for way in &ended.ways {
            let said = app.words().text(&way.name());
            for word in said.split_whitespace() {
                assert!(shown.contains(word), "“{word}” of “{said}”\n{shown}");
            }
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Every way of solving a step.

#[test]
fn a_step_is_solved_by_mouse_alone() {
    let mut app = app(Language::EL, LONG);
    click(&mut app, "d1");
    assert_eq!(done(&click(&mut app, "d8")), Some(3));
    // And the button of the bar goes on, which here ends the lesson.
    let drawn = draw(&app, 80, 24).1;
    let (next, _) = drawn.targets.iter().find(|(_, action)| *action == Action::Choose).unwrap().clone();
    app.update(drawn.click(next.as_position()).unwrap());
    assert!(matches!(kind_over(&app), Some(OverlayKind::Ended(_))));
}

#[test]
fn a_step_is_solved_by_the_cursor_alone() {
    let mut app = app(Language::EL, LONG);
    let mut path = vec![Key::Enter];
    path.extend([Key::Up; 7]);
    path.push(Key::Enter);
    assert_eq!(done(&press(&mut app, &path)), Some(3));
}

#[test]
fn a_step_is_solved_by_typing_in_either_alphabet() {
    let rook_d8 = ["Rd8", "rd8", "\u{3a0}\u{3b4}8", "\u{3c0}\u{3b4}8", "d1d8", "\u{3b4}1\u{3b4}8"];
    for text in rook_d8 {
        assert_eq!(done(&type_line(&mut app(Language::EL, LONG), text)), Some(3), "{text}");
    }
}

#[test]
fn what_is_being_typed_is_lit_before_it_is_played() {
    let symbol = |app: &App, square: &str| {
        let (buffer, drawn) = draw(app, 80, 24);
        let centre = drawn.board.unwrap().centre(square.parse().unwrap());
        // The symbol of an empty square stands in its middle.
        buffer[centre].symbol().to_owned()
    };
    let mut app = app(Language::EL, LONG);
    press(&mut app, &[Key::Char('\u{3a0}')]);
    assert_eq!(symbol(&app, "d5"), "●");
    assert_eq!(symbol(&app, "e5"), " ");
    press(&mut app, &[Key::Char('\u{3b4}'), Key::Char('5')]);
    assert_eq!(symbol(&app, "d5"), "◆");
    assert_eq!(symbol(&app, "d6"), " ");
}

#[test]
fn a_step_is_solved_from_the_buttons() {
    let mut app = app(Language::EL, LONG);
    let buttons: Vec<_> = keys::buttons(Place::Play, Behind::Lessons).collect();
    let answer = buttons.iter().position(|button| button.action == Action::ShowAnswer).unwrap();
    let mut path = vec![Key::Tab; answer + 1];
    path.extend([Key::Enter, Key::Down, Key::Enter]);
    assert_eq!(done(&press(&mut app, &path)), Some(0));
}

#[test]
fn squares_are_marked_by_cursor_mouse_and_typing() {
    let mut app = app(Language::EN, MARKS);
    press(&mut app, &[Key::Left, Key::Char(' ')]);
    assert!(app.study().place().unwrap().session.marked().contains("d4".parse().unwrap()));
    click(&mut app, "d4");
    assert!(app.study().place().unwrap().session.marked().is_empty());
    for name in ["a4", "b4", "\u{3b3}4", "d3", "D5"] {
        type_line(&mut app, name);
    }
    click(&mut app, "e4");
    assert_eq!(done(&press(&mut app, &[Key::Enter])), Some(3));
}

#[test]
fn a_blocked_move_is_refused_by_every_hand_and_its_blocker_is_lit() {
    let blocker: Square = "d4".parse().unwrap();
    let lit = |app: &App| {
        let session = &app.study().place().unwrap().session;
        session
            .lit()
            .iter()
            .any(|(kind, squares)| *kind == skaki::lesson::MarkKind::Attacked && squares.contains(blocker))
    };
    let mut typed = app(Language::EL, BLOCKED);
    type_line(&mut typed, "\u{3a0}\u{3b4}8");
    let mut clicked = app(Language::EL, BLOCKED);
    click(&mut clicked, "d1");
    click(&mut clicked, "d8");
    assert!(lit(&typed) && lit(&clicked));
    let sentence = |app: &App| match app.screen() {
        Screen::Step(hand) => hand.said().iter().map(|message| app.words().text(message)).collect::<Vec<_>>(),
        _ => Vec::new(),
    };
    assert_eq!(sentence(&typed), sentence(&clicked));
    assert!(sentence(&typed)[0].contains("\u{3b4}4"), "{:?}", sentence(&typed));
}

#[test]
fn taking_another_piece_of_ones_own_says_why_not_and_takes_it() {
    let mut app = app(Language::EN, BLOCKED);
    click(&mut app, "d1");
    click(&mut app, "d4");
    let Screen::Step(hand) = app.screen() else { panic!() };
    assert_eq!(hand.selected(), Some("d4".parse().unwrap()));
    assert!(!hand.said().is_empty());
}

#[test]
fn a_text_that_one_language_lacks_is_shown_in_the_other_with_a_note() {
    let mut app = app(Language::EN, LOOK);
    press(&mut app, &[Key::Esc, Key::Down, Key::Enter]);
    let english = screen(&app, 80, 24);
    // The words are Greek, the note is not.
    assert!(english.contains("\u{3af}\u{3c3}\u{3b9}\u{3b1}"), "{english}");
    assert!(english.contains("only in another"), "{english}");
    press(&mut app, &[Key::Char('l')]);
    assert!(!screen(&app, 80, 24).contains(&app.words().text(&ids::UI_FALLBACK.into())[..20]));
}

#[test]
fn the_mouse_can_be_left_to_the_terminal() {
    let mut app = app(Language::EN, LOOK);
    let effects = press(&mut app, &[Key::Char('m')]);
    assert!(effects.contains(&Effect::Mouse(false)) && app.settings().mouse_off);
    assert!(matches!(kind_over(&app), Some(OverlayKind::Notice(_))));
}

#[test]
fn every_term_of_the_glossary_is_read_whole_in_the_smallest_window() {
    use skaki::explain::glossary::{TERMS, term};
    let mut app = app(Language::EL, BLOCKED);
    press(&mut app, &[Key::Char('*')]);
    insta::assert_snapshot!("glossary", screen(&app, 80, 24));
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
    for id in TERMS {
        for language in Language::all() {
            for size in [LEAST, (60, 20), (80, 24)] {
                let shown = screen(&app, size.0, size.1);
                assert!(shown.contains(&term(app.words(), id)), "{id} at {size:?}\n{shown}");
                // Read from the explanation's own column: the last words of it stand there.
                let said = app.words().text(&id.into());
                let last = said.split(' ').next_back().unwrap();
                assert!(letters(&shown).contains(&letters(last)), "{id} at {size:?} ({language:?})\n{shown}");
            }
            press(&mut app, &[Key::Char('l')]);
        }
        press(&mut app, &[Key::Down]);
    }
    press(&mut app, &[Key::Enter]);
    assert!(app.overlay().is_none() && matches!(app.screen(), Screen::Step(_)));
}

#[test]
fn a_typed_beginning_shows_where_the_piece_can_go_and_tab_writes_it_out() {
    for (language, begun, listed, narrowed, whole) in
        [(Language::EL, "Π", "Πα1  Πβ1", "ε", "Πε1"), (Language::EN, "R", "Ra1  Rb1", "e", "Re1")]
    {
        let mut app = app(language, BLOCKED);
        press(&mut app, &begun.chars().map(Key::Char).collect::<Vec<_>>());
        let shown = screen(&app, 80, 24);
        assert!(shown.contains(listed), "{shown}");
        // More than one is left: nothing is guessed.
        press(&mut app, &[Key::Tab]);
        let line = |app: &App| match app.screen() {
            Screen::Step(hand) => hand.line().map(|line| line.value().to_owned()),
            _ => None,
        };
        assert_eq!(line(&app).as_deref(), Some(begun));
        press(&mut app, &narrowed.chars().map(Key::Char).collect::<Vec<_>>());
        press(&mut app, &[Key::Tab]);
        assert_eq!(line(&app).as_deref(), Some(whole));
        press(&mut app, &[Key::Enter]);
        assert!(line(&app).is_none());
        let rook = app.study().place().unwrap().session.position().piece_at("e1".parse().unwrap());
        assert_eq!(rook.map(|piece| piece.kind), Some(PieceKind::Rook));
    }
}

#[test]
fn while_a_try_that_missed_is_still_shown_it_is_said_that_it_does_not_stay() {
    let mut words = Words::new(Language::EN);
    let (library, _) = Library::load(&[]);
    library.add_texts(&mut words);
    let (_, index) = library.find("protection/all-free").expect("the step is there");
    let mut study = Study::new(library.into(), Progress::default());
    study.open("protection", index).expect("the step is there");
    let mut app = App::new(words, study, Settings::default(), Start::Step);
    let (turn, taken_back) = ("Black to move.", "This will be taken back: try something else.");
    let shown = screen(&app, 120, 40);
    assert!(shown.contains(turn) && !shown.contains(taken_back), "{shown}");
    // The bishop can take the queen there.
    type_line(&mut app, "Qh6");
    let shown = screen(&app, 120, 40);
    assert!(shown.contains(taken_back) && !shown.contains(turn), "{shown}");
}

#[test]
fn the_end_of_a_lesson_leads_on() {
    let mut app = app(Language::EN, LONG);
    type_line(&mut app, "Ra1");
    type_line(&mut app, "Ra8");
    assert_eq!(done(&type_line(&mut app, "Rd8")), Some(2));
    // In a window so wide no sentence is broken.
    let shown = screen(&app, 200, 60);
    assert!(shown.contains("2 of 3: a longer way than needed.") && shown.contains("The shortest way: Rd8."), "{shown}");
    press(&mut app, &[Key::Enter]);
    insta::assert_snapshot!("lesson_end", over(&screen(&app, 80, 24)));
    // The first way leads to what is still to be done.
    let Some(OverlayKind::Ended(ended)) = kind_over(&app) else { panic!("the end of a lesson") };
    assert!(matches!(ended.ways.first(), Some(skaki::app::Away::Undone(0))));
    press(&mut app, &[Key::Enter]);
    assert_eq!(app.study().place().map(|place| place.index), Some(LOOK));
}

#[test]
fn beside_the_list_stands_what_a_lesson_is_about() {
    let mut app = app_with(Words::new(Language::EL), Start::Map, None);
    let narrow = screen(&app, 80, 24);
    press(&mut app, &[Key::Down]);
    let wide = screen(&app, 140, 45);
    assert!(wide.contains("0 από τα 11 βήματα"), "{wide}");
    assert!(!narrow.contains("βήματα"), "{narrow}");
}

#[test]
fn starting_everything_over_asks_first() {
    let mut app = app(Language::EL, LONG);
    type_line(&mut app, "Rd8");
    press(&mut app, &[Key::Esc, Key::Char('r'), Key::Char('x')]);
    assert_eq!(app.place(), Place::Confirm);
    assert_eq!(press(&mut app, &[Key::Enter]), [], "no is chosen at first");
    assert_eq!(app.study().progress().stars("everything", "long"), Some(3));
    let effects = press(&mut app, &[Key::Char('x'), Key::Down, Key::Enter]);
    assert_eq!(effects, [Effect::Record(Entry::Reset { lesson: None })]);
    assert_eq!(app.study().progress().stars("everything", "long"), None);
    assert!(app.overlay().is_none() && matches!(app.screen(), Screen::Map { .. }));
}

#[test]
fn a_notice_is_read_and_closed() {
    let mut app = app(Language::EN, BLOCKED);
    app.update(Action::Notice(ids::STORE_NO_HOME.into()));
    assert!(screen(&app, 80, 24).contains("--data"));
    press(&mut app, &[Key::Enter]);
    assert!(app.overlay().is_none());
}

// ---------------------------------------------------------------------------------------------------------------
// Anything at all.

/// A small generator of numbers that look random; the same seed gives the same.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        // xorshift64*, Vigna 2016.
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        usize::try_from(self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33).unwrap() % sides
    }
}

#[test]
fn random_keys_clicks_pastes_and_sizes_bring_nothing_down() {
    random_events(30_000, 0x5EED, 7);
}

/// The same for longer: `cargo test --test screens --release -- --ignored a_million`.
#[test]
#[ignore = "minutes long"]
fn a_million_random_events_bring_nothing_down() {
    for seed in 1..=10 {
        random_events(100_000, seed * 0x9E37_79B9, 11);
    }
}

/// Does so many things that a student's hands might, or a cat's; draws after some of them.
fn random_events(rounds: usize, seed: u64, drawn_every: usize) {
    const KEYS: &[Key] = &[
        Key::Enter,
        Key::Esc,
        Key::Tab,
        Key::BackTab,
        Key::Backspace,
        Key::Delete,
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::Home,
        Key::End,
        Key::PageUp,
        Key::PageDown,
        Key::F(1),
        Key::F(2),
        Key::F(5),
        Key::F(7),
        Key::Control('u'),
    ];
    let letters: Vec<char> = " abcdefghklnpqrxyzjlmstvKQRBN0123456789O-+/?=:;*#.\u{301}".chars().collect();
    let greek: Vec<char> = (0x384..0x3CF).filter_map(char::from_u32).collect();
    let mut dice = Dice(seed);
    let mut app = app_with(Words::new(Language::EL), Start::FirstRun, None);
    let mut drawn = Drawn::default();
    let mut size = (80, 24);
    for round in 0..rounds {
        let action = match dice.roll(20) {
            0 => {
                // Mostly windows of people, now and then any at all.
                let most = if dice.roll(4) == 0 { (500, 200) } else { (130, 50) };
                size = (1 + dice.roll(most.0) as u16, 1 + dice.roll(most.1) as u16);
                None
            }
            1 => Some(Action::Go([Direction::PageUp, Direction::PageDown][dice.roll(2)])),
            2..=4 => drawn.click(Cell::new(dice.roll(size.0.into()) as u16, dice.roll(size.1.into()) as u16)),
            5 => {
                let junk: String = (0..dice.roll(90)).map(|_| char::from(dice.roll(256) as u8)).collect();
                Some(Action::Paste(junk))
            }
            6..=9 => keys::action(app.place(), Key::Char(letters[dice.roll(letters.len())])),
            10..=12 => keys::action(app.place(), Key::Char(greek[dice.roll(greek.len())])),
            _ => keys::action(app.place(), KEYS[dice.roll(KEYS.len())]),
        };
        if let Some(action) = action {
            app.update(action);
        }
        // Drawing is the dear part: every state need not be looked at.
        if round % drawn_every == 0 {
            drawn = draw(&app, size.0, size.1).1;
            app.set_window(drawn.window);
            app.limit_scroll(drawn.most_scroll);
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Themes, and where the labels of the board are.

/// A style as a reader would name it.
fn style_name(cell: &ratatui::buffer::Cell) -> String {
    let color = |color: Color| match color {
        Color::Reset => "-".to_owned(),
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        other => format!("{other:?}").to_lowercase(),
    };
    let mut name = format!("{} on {}", color(cell.fg), color(cell.bg));
    if !cell.modifier.is_empty() {
        name += &format!(" {:?}", cell.modifier).to_lowercase();
    }
    name
}

/// A screen of styles: a letter for each style, in the order in which they come, and what the letters mean.
fn styles(buffer: &Buffer) -> String {
    let mut known: Vec<String> = Vec::new();
    let mut map = String::new();
    for row in buffer.area.rows() {
        let mut line = String::new();
        for cell in row.positions() {
            let name = style_name(&buffer[cell]);
            let index = known.iter().position(|style| *style == name).unwrap_or_else(|| {
                known.push(name);
                known.len() - 1
            });
            let first = if index < 26 { b'a' } else { b'A' };
            line.push(char::from(first + u8::try_from(index % 26).unwrap()));
        }
        map += &line;
        map.push('\n');
    }
    for (index, style) in known.iter().enumerate() {
        let first = if index < 26 { b'a' } else { b'A' };
        map += &format!("{}  {style}\n", char::from(first + u8::try_from(index % 26).unwrap()));
    }
    map
}

/// A board with a piece of each colour, marks and a cursor on it, and something said.
fn refused() -> App {
    let mut app = app(Language::EN, BLOCKED);
    type_line(&mut app, "Rd8");
    app
}

#[test]
fn every_theme_at_every_depth() {
    let app = refused();
    for choice in ThemeChoice::ALL.iter().copied() {
        let theme = Look::new(Depth::True, Page::Light).theme(choice);
        let (buffer, _) = draw_with(&app, theme, 60, 20);
        insta::assert_snapshot!(format!("styles_{}", choice.name()), styles(&buffer));
    }
    for depth in [Depth::Sixteen, Depth::Indexed] {
        let theme = Look::new(depth, Page::Dark).theme(ThemeChoice::Auto);
        let (buffer, _) = draw_with(&app, theme, 60, 20);
        insta::assert_snapshot!(format!("styles_{depth:?}").to_lowercase(), styles(&buffer));
    }
}

#[test]
fn themes_change_colours_and_not_a_letter() {
    for language in Language::all() {
        for (columns, rows) in [(34, 16), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)] {
            let mut app = app(language, BLOCKED);
            type_line(&mut app, "Rd8");
            let shown = |choice, depth| {
                let theme = Look::new(depth, Page::Dark).theme(choice);
                text(&draw_with(&app, theme, columns, rows).0)
            };
            let expected = shown(ThemeChoice::Auto, Depth::True);
            for depth in [Depth::Sixteen, Depth::Indexed, Depth::True] {
                for choice in ThemeChoice::ALL.iter().copied().filter(|choice| *choice != ThemeChoice::Mono) {
                    assert_eq!(shown(choice, depth), expected, "{choice:?} {depth:?} {columns}×{rows}");
                }
            }
        }
    }
}

#[test]
fn the_set_of_pieces_is_a_choice() {
    let mut app = app(Language::EL, BLOCKED);
    assert!(!screen(&app, 80, 24).contains('♖'), "drawings where there is room");
    assert!(screen(&app, 60, 20).contains('♖'), "symbols where there is none");
    press(&mut app, &[Key::F(9)]);
    assert_eq!(app.settings().pieces, PieceSet::Symbols);
    assert!(screen(&app, 200, 60).contains('♖'));
    press(&mut app, &[Key::F(9)]);
    assert_eq!(app.settings().pieces, PieceSet::Letters);
    assert!(!screen(&app, 80, 24).contains('♖'));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// In a window of any size, whichever side is at the bottom, every label stands in the middle of its file or rank: as
    /// near as whole cells allow, and never elsewhere than the pieces do.
    #[test]
    fn no_label_is_ever_off_its_square(columns in 1_u16..=500, rows in 1_u16..=200, turned in any::<bool>(), greek in any::<bool>()) {
        let mut app = app(if greek { Language::EL } else { Language::EN }, BLOCKED);
        if turned {
            app.update(Action::Flip);
        }
        let (buffer, drawn) = draw(&app, columns, rows);
        let Some(board) = drawn.board else {
            prop_assert!(columns < LEAST.0 || rows < LEAST.1, "a board is shown wherever there is room");
            return Ok(());
        };
        // Twice the distance between the middle of a cell and that of a span of cells.
        let off = |cell: u16, from: u16, to: u16| (2 * cell + 1).abs_diff(from + to);
        for square in Square::all() {
            let (rect, centre) = (board.square(square), board.centre(square));
            let (rank, file) = (board.rank_label(square.rank()), board.file_label(square.file()));
            prop_assert!(off(file.x, rect.left(), rect.right()) <= 1, "{square} of {columns}×{rows}");
            prop_assert!(off(rank.y, rect.top(), rect.bottom()) <= 1, "{square} of {columns}×{rows}");
            prop_assert_eq!((file.x, rank.y), (centre.x, centre.y));
            let letter = if greek { "αβγδεζηθ" } else { "abcdefgh" }.chars().nth(usize::from(square.file().index()));
            prop_assert_eq!(buffer[file].symbol(), letter.unwrap().to_string());
            prop_assert_eq!(buffer[rank].symbol(), (square.rank().index() + 1).to_string());
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------
// What a slip does not destroy.

/// A step in which two moves have been made that lead nowhere yet.
fn under_way(language: Language) -> App {
    let mut app = app(language, LONG);
    type_line(&mut app, "d1d2");
    type_line(&mut app, "d2d3");
    assert_eq!(moves(&app), 2);
    app
}

fn moves(app: &App) -> u32 {
    app.study().place().map_or(0, |place| place.session.moves_made())
}

fn step_id(app: &App) -> String {
    app.study().place().unwrap().session.step().id.clone()
}

#[test]
fn moves_are_not_thrown_away_without_a_question() {
    for key in ['j', 't', 's', '-'] {
        let mut app = under_way(Language::EN);
        assert!(press(&mut app, &[Key::Char(key)]).is_empty());
        assert!(
            matches!(app.overlay(), Some(Overlay { kind: OverlayKind::Confirm(Prompt::Sure(..)), row: 0 })),
            "{key}"
        );
        // No comes first.
        press(&mut app, &[Key::Enter]);
        assert!(app.overlay().is_none());
        assert_eq!((moves(&app), step_id(&app).as_str()), (2, "long"), "{key}");
        press(&mut app, &[Key::Char(key), Key::Down, Key::Enter]);
        let place = app.study().place();
        let is_there = place.is_some_and(|place| place.session.step().id == "long" && place.session.moves_made() == 2);
        assert!(!is_there, "{key}");
    }
    let mut one = app(Language::EN, LONG);
    type_line(&mut one, "d1d2");
    press(&mut one, &[Key::Char('j')]);
    assert!(one.overlay().is_none(), "one move is soon made again");
    assert_eq!(moves(&one), 0);
}

#[test]
fn the_question_before_moves_are_lost_in_both_languages() {
    for language in Language::all() {
        let mut app = under_way(language);
        press(&mut app, &[Key::Char('j')]);
        insta::assert_snapshot!(format!("sure_{}", language.code()), over(&screen(&app, 80, 24)));
    }
}

#[test]
fn a_step_that_was_left_is_gone_on_with() {
    let mut app = under_way(Language::EL);
    press(&mut app, &[Key::Esc]);
    assert!(matches!(app.screen(), Screen::Map { .. }));
    // The row of the lesson, and that of going on.
    press(&mut app, &[Key::Enter]);
    assert_eq!((moves(&app), step_id(&app).as_str()), (2, "long"));
    press(&mut app, &[Key::Esc, Key::Home, Key::Enter]);
    assert_eq!((moves(&app), step_id(&app).as_str()), (2, "long"));
    assert!(screen(&app, 80, 24).contains(&app.words().text(&ids::UI_RESUMED.into())));
    // What is forgotten is not gone on with.
    press(&mut app, &[Key::Esc, Key::Char('x'), Key::Down, Key::Enter]);
    press(&mut app, &[Key::Enter]);
    assert_eq!(app.study().place().unwrap().lesson, "everything");
    assert_eq!((moves(&app), step_id(&app).as_str()), (0, "look"));
}

const QUIT: Key = Key::Control('c');

fn asks(app: &App, about: Doing) -> bool {
    matches!(app.overlay(), Some(Overlay { kind: OverlayKind::Confirm(Prompt::Sure(doing, _)), row: 0 }) if *doing == about)
}

#[test]
fn quitting_asks_before_moves_are_lost_and_once() {
    let mut app = under_way(Language::EN);
    assert!(press(&mut app, &[QUIT]).is_empty());
    assert!(asks(&app, Doing::Quit));
    insta::assert_snapshot!("sure_quit", over(&screen(&app, 80, 24)));
    press(&mut app, &[Key::Enter]);
    assert!(app.overlay().is_none());
    assert_eq!(moves(&app), 2);
    assert_eq!(press(&mut app, &[QUIT, QUIT]), [Effect::Quit]);
    // From the list too, where the step is only left.
    let mut app = under_way(Language::EN);
    assert!(press(&mut app, &[Key::Esc, Key::End, Key::Enter]).is_empty());
    assert!(asks(&app, Doing::Quit));
    assert_eq!(press(&mut app, &[Key::Down, Key::Enter]), [Effect::Quit]);
    // Where the question would not be seen, and where nothing would be lost, it is not asked.
    let mut small = under_way(Language::EN);
    small.set_window(skaki::app::Window::TooSmall);
    assert_eq!(press(&mut small, &[QUIT]), [Effect::Quit]);
    let mut solved = under_way(Language::EN);
    type_line(&mut solved, "d3d8");
    assert_eq!(press(&mut solved, &[QUIT]), [Effect::Quit]);
    assert_eq!(press(&mut app_with(Words::new(Language::EL), Start::Map, None), &[QUIT]), [Effect::Quit]);
}

#[test]
fn a_step_that_was_left_is_kept_while_another_lesson_is_looked_at() {
    let mut app = under_way(Language::EN);
    press(&mut app, &[Key::Esc, Key::Up, Key::Enter]);
    assert_eq!(app.study().place().unwrap().lesson, "choices");
    press(&mut app, &[Key::Esc]);
    press(&mut app, &[Key::Down, Key::Enter]);
    assert_eq!((moves(&app), step_id(&app).as_str()), (2, "long"));
}

#[test]
fn marks_are_not_thrown_away_without_a_question() {
    for (key, doing) in [('j', Doing::Retry), ('s', Doing::Skip), ('-', Doing::Previous)] {
        let mut app = app(Language::EL, MARKS);
        press(&mut app, &[Key::Char(' '), Key::Right, Key::Char(' '), Key::Char(key)]);
        assert!(asks(&app, doing), "{key}");
        press(&mut app, &[Key::Enter]);
        assert_eq!(app.study().place().unwrap().session.marked().len(), 2);
        press(&mut app, &[Key::Backspace, Key::Char(key)]);
        assert!(app.overlay().is_none(), "one is soon marked again");
    }
}

#[test]
fn the_answer_is_shown_at_once_only_where_it_costs_no_star() {
    let mut first = app(Language::EN, LONG);
    assert_eq!(done(&press(&mut first, &[Key::Char('t')])), None);
    assert!(matches!(kind_over(&first), Some(OverlayKind::Confirm(Prompt::Sure(Doing::Answer, Loss::Stars)))));
    assert_eq!(done(&press(&mut first, &[Key::Down, Key::Enter])), Some(0));
    // Whoever has seen it may see it again, and so may whoever has all stars.
    assert_eq!(done(&press(&mut first, &[Key::Char('j'), Key::Char('t')])), Some(0));
    let mut solved = app(Language::EN, LONG);
    assert_eq!(done(&type_line(&mut solved, "Rd8")), Some(3));
    assert_eq!(done(&press(&mut solved, &[Key::Char('j'), Key::Char('t')])), Some(0));
}

#[test]
fn help_lists_the_keys_of_this_screen_everywhere() {
    for mut app in everywhere(|| Words::new(Language::EN)) {
        let place = app.place_of_buttons();
        if matches!(place, Place::Help) {
            continue;
        }
        let key = if place == Place::Typing { Key::F(1) } else { Key::Char('?') };
        press(&mut app, &[key]);
        assert!(matches!(kind_over(&app), Some(OverlayKind::Help(of)) if *of == place), "{place:?}");
        press(&mut app, &[Key::Esc]);
        assert_eq!(app.place_of_buttons(), place);
    }
}

#[test]
fn in_the_question_what_a_pawn_becomes_one_sees_its_letters_and_can_go_to_the_settings() {
    for (language, letters) in [(Language::EL, ['Β', 'Π', 'Α', 'Ι']), (Language::EN, ['Q', 'R', 'B', 'N'])] {
        let mut app = app(language, CROWN);
        type_line(&mut app, "g7h8");
        for (columns, rows) in [(80, 24), LEAST] {
            let shown = screen(&app, columns, rows);
            for letter in letters {
                assert!(shown.lines().any(|line| line.contains(&format!(" {letter} "))), "{letter}\n{shown}");
            }
        }
        press(&mut app, &[Key::Char('#')]);
        assert_eq!(app.place(), Place::Settings);
        press(&mut app, &[Key::Esc, Key::Char(letters[1])]);
        assert!(matches!(app.place(), Place::Done));
    }
}

#[test]
fn what_is_typed_while_a_message_is_shown_stands_in_the_line() {
    let mut app = app(Language::EN, LONG);
    app.update(Action::Notice(ids::UI_RESUMED.into()));
    for key in "d1".chars() {
        app.press(Key::Char(key));
    }
    paste(&mut app, "d8\n");
    assert_eq!(app.place(), Place::Notice);
    app.press(Key::Enter);
    assert_eq!(app.place(), Place::Typing);
    assert_eq!(done(&app.press(Key::Enter)), Some(3));
}

fn paste(app: &mut App, text: &str) -> Vec<Effect> {
    app.update(Action::Paste(text.to_owned()))
}

#[test]
fn a_text_that_is_pasted_stands_in_the_line_and_nothing_else() {
    let mut lines = app(Language::EN, BLOCKED);
    assert_eq!(done(&paste(&mut lines, "Re1\r\nRe8\n\n")), None);
    assert_eq!(lines.place(), Place::Typing);
    assert!(screen(&lines, 80, 24).contains("Re1 Re8"));
    let [mut answers, ..] = choices(&|| Words::new(Language::EN), 2);
    assert_eq!(done(&paste(&mut answers, "1")), None);
}

#[test]
fn squares_are_marked_many_at_once_typed_or_pasted() {
    let squares = "d3 d5, e4 c4 b4 a4";
    let marked = |app: &App| app.study().place().unwrap().session.marked().len();
    let mut typed = app(Language::EL, MARKS);
    press(&mut typed, &[Key::Char('/')]);
    type_line(&mut typed, squares);
    assert_eq!(marked(&typed), 6);
    assert_eq!(done(&press(&mut typed, &[Key::Enter])), Some(3));
    let mut pasted = app(Language::EL, MARKS);
    paste(&mut pasted, squares);
    press(&mut pasted, &[Key::Enter]);
    assert_eq!(marked(&pasted), 6);
    let mut wrong = app(Language::EL, MARKS);
    type_line(&mut wrong, "d3 d9");
    assert_eq!(marked(&wrong), 0, "all of them or none");
}

#[test]
fn what_is_chosen_beside_the_board_stays_chosen_when_another_piece_is_lifted() {
    let (library, _) = Library::load(&[]);
    let mut words = Words::new(Language::EN);
    library.add_texts(&mut words);
    let mut study = Study::new(library.into(), Progress::default());
    let opened = study.library().lessons().find_map(|lesson| {
        let whole = |step: &skaki::lesson::Step| {
            let skaki::lesson::Task::Place(_) = step.task else { return false };
            skaki::session::Session::new(step.clone().into()).tray_sorts().len() > 2
        };
        Some((lesson.id.clone(), lesson.steps.iter().position(whole)?))
    });
    let (lesson, step) = opened.expect("the initial position is set up in the course");
    study.open(&lesson, step).unwrap();
    let mut app = App::new(words, study, Settings::default(), Start::Step);
    let piece = |app: &App| {
        let Screen::Step(hand) = app.screen() else { panic!("no step") };
        hand.piece(&app.study().place().unwrap().session).unwrap()
    };
    let on = |app: &App, name: &str| app.study().place().unwrap().session.position().piece_at(name.parse().unwrap());
    let sq = |name: &str| -> Square { name.parse().unwrap() };
    assert_eq!((on(&app, "d5"), on(&app, "e5")), (None, None));
    let lifted = piece(&app);
    app.update(Action::Point(sq("d5")));
    let sorts = app.study().place().unwrap().session.tray_sorts();
    let number = sorts.iter().position(|(sort, _)| *sort != lifted).unwrap();
    let chosen = sorts[number].0;
    app.update(Action::PickPiece(number));
    app.update(Action::Point(sq("d5")));
    assert_eq!((on(&app, "d5"), piece(&app)), (None, chosen));
    // What is lifted and carried away by one movement of the mouse is put down all the same.
    app.update(Action::Drop(sq("d5")));
    assert_eq!((on(&app, "d5"), piece(&app)), (Some(lifted), chosen));
    app.update(Action::Point(sq("e5")));
    assert_eq!(on(&app, "e5"), Some(chosen));
}

#[test]
fn in_a_test_the_answer_and_a_hint_ask_first() {
    let (library, _) = Library::load(&[]);
    let test = |id: &str| library.test(id).map(|test| test.hints);
    let exercise = |lesson: &skaki::lesson::Lesson| lesson.steps.iter().position(|step| !step.is_reading()).unwrap();
    let found: Vec<(String, usize, skaki::lesson::Hints)> =
        library.lessons().filter_map(|lesson| Some((lesson.id.clone(), exercise(lesson), test(&lesson.id)?))).collect();
    assert!(!found.is_empty());
    for (lesson, step, hints) in found {
        let (library, _) = Library::load(&[]);
        let mut words = Words::new(Language::EL);
        library.add_texts(&mut words);
        let mut study = Study::new(library.into(), Progress::default());
        study.open(&lesson, step).unwrap();
        let mut app = App::new(words, study, Settings::default(), Start::Step);
        press(&mut app, &[Key::Char('y')]);
        let asks = matches!(app.overlay(), Some(Overlay { kind: OverlayKind::Confirm(Prompt::Sure(..)), row: 0 }));
        assert_eq!(asks, hints == skaki::lesson::Hints::On, "{lesson}");
        if asks {
            press(&mut app, &[Key::Esc]);
        }
        assert_eq!(done(&press(&mut app, &[Key::Char('t')])), None, "{lesson}");
        assert!(
            matches!(app.overlay(), Some(Overlay { kind: OverlayKind::Confirm(Prompt::Sure(..)), row: 0 })),
            "{lesson}"
        );
        assert_eq!(done(&press(&mut app, &[Key::Enter])), None, "{lesson}");
        assert_eq!(done(&press(&mut app, &[Key::Char('t'), Key::Down, Key::Enter])), Some(0), "{lesson}");
    }
}

#[test]
fn a_capital_letter_is_written_and_is_no_command() {
    // Sigma stands on the key of the command to skip.
    for typed in ['\u{3a3}', 'S', '\u{3a4}', 'T'] {
        let mut app = app(Language::EL, LONG);
        press(&mut app, &[Key::Char(typed), Key::Char('\u{3b4}'), Key::Char('4')]);
        let Screen::Step(hand) = app.screen() else { panic!("{typed} has left the step") };
        assert_eq!(hand.line().unwrap().value(), format!("{typed}\u{3b4}4"));
        assert_eq!(step_id(&app), "long");
    }
    let mut look = app(Language::EL, LOOK);
    press(&mut look, &[Key::Char('\u{3a3}')]);
    assert_eq!(step_id(&look), "look");
}

#[test]
fn settings_go_back_and_to_both_ends() {
    let mut app = app_with(Words::new(Language::EN), Start::Map, None);
    press(&mut app, &[Key::Char('r'), Key::Down, Key::Down]);
    let before = app.settings().clone();
    press(&mut app, &[Key::Left]);
    assert_eq!(app.settings().theme, *ThemeChoice::ALL.last().unwrap());
    press(&mut app, &[Key::Right]);
    assert_eq!(app.settings(), &before);
    press(&mut app, &[Key::End, Key::Enter]);
    assert!(app.settings().plain, "the last row is that of line mode");
    press(&mut app, &[Key::Home, Key::Enter]);
    assert_eq!(app.words().language(), Language::EL);
}

#[test]
fn on_the_row_of_going_on_its_lesson_can_be_forgotten() {
    let mut app = under_way(Language::EL);
    press(&mut app, &[Key::Esc, Key::Home, Key::Char('\u{3c7}')]);
    assert!(
        matches!(kind_over(&app), Some(OverlayKind::Confirm(Prompt::StartOver(Some(lesson)))) if lesson == "everything")
    );
}

#[test]
fn the_cursor_of_the_terminal_is_on_the_button_in_focus() {
    for mut app in [app(Language::EL, BLOCKED), app_with(Words::new(Language::EL), Start::Map, None)] {
        for _ in 0..3 {
            press(&mut app, &[Key::Tab]);
            let (_, drawn) = draw(&app, 80, 24);
            let button = keys::buttons(app.place_of_buttons(), app.behind()).nth(app.focus().unwrap()).unwrap();
            assert_eq!(drawn.click(drawn.cursor.unwrap()), Some(button.action.clone()));
        }
    }
}

#[test]
fn a_step_may_be_named_by_its_number() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/screens");
    let (library, _) = Library::load(&[folder]);
    let words = Words::new(Language::EN);
    let place = |name: &str| library.place_called(name, &words).map(|(lesson, index)| (lesson.id.clone(), index));
    assert_eq!(place("everything/3"), place("everything/marks"));
    assert_eq!(place("everything/3"), Some(("everything".to_owned(), MARKS)));
    assert_eq!((place("everything/0"), place("everything/7")), (None, None));
}

#[test]
fn a_paste_at_a_window_that_is_too_small_stands_in_the_line_when_there_is_room() {
    let mut app = app(Language::EN, LONG);
    app.set_window(skaki::app::Window::TooSmall);
    assert!(app.update(Action::Paste("d1d8\n".to_owned())).is_empty());
    app.set_window(skaki::app::Window::LargeEnough);
    assert_eq!(app.place(), Place::Typing);
    assert_eq!(done(&press(&mut app, &[Key::Enter])), Some(3));
}

#[test]
fn settings_say_that_figures_are_letters_without_colour() {
    for language in Language::all() {
        let mut app = app_with(Words::new(language), Start::Map, None);
        press(&mut app, &[Key::Char('r')]);
        let colourless = ["figures (without colour, letters)", "σχήματα (χωρίς χρώμα: γράμματα)"];
        let says = |theme| {
            let shown = text(&draw_with(&app, theme, 80, 24).0);
            colourless.iter().any(|said| shown.contains(said))
        };
        assert!(says(Theme::new(Depth::Mono)), "so it is drawn");
        assert!(!says(Theme::new(Depth::True)) && !says(Theme::new(Depth::Sixteen)));
    }
}
