//! PGN: what is read, and where the reader stops.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use skaki::rules::Color;
use skaki::rules::notation::pgn::{self, PgnErrorKind, PgnResult};

const OPERA: &str = r#"
[Event "Paris Opera"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

{A famous game} 1. e4 e5 2. Nf3 d6 3. d4 Bg4 $6 {This is a weak move
already.} 4. dxe5 Bxf3 (4... dxe5 5. Qxd8+ (5. Nxe5 {wins a pawn :)}) 5... Kxd8) 5. Qxf3
dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5?! 10. Nxb5! cxb5 ; a line
11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+!! Nxb8 17. Rd8# 1-0

[Event "Second"]
[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 30"]

30... Ke7 31.0-0 Kd6 *
"#;

#[test]
fn whole_games_with_all_that_is_around_the_moves() {
    let games = pgn::read(OPERA).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(games.len(), 2);
    let opera = &games[0];
    assert_eq!(opera.game.moves().len(), 33);
    assert_eq!(opera.result, PgnResult::WhiteWins);
    assert_eq!(opera.header("White"), Some("Paul Morphy"));
    assert_eq!(opera.preface, ["A famous game"]);
    assert_eq!(opera.notes[5].annotations, [6]);
    assert_eq!(opera.notes[5].comments, ["This is a weak move already."]);
    assert_eq!(opera.notes[17].annotations, [6]);
    assert_eq!(opera.notes[18].annotations, [1]);
    assert_eq!(opera.notes[19].comments, ["a line"]);
    assert_eq!(opera.notes[30].annotations, [3]);
    assert_eq!(games[1].game.moves().len(), 3);
    assert_eq!(games[1].result, PgnResult::Open);
}

/// Text, where it stops, and why.
const STOPS: &[(&str, (usize, usize), &str)] = &[
    ("1. e4 e5 2. Ke3", (1, 13), "2 white wrong-shape"),
    ("1. e4 e5\n2. Nf3 Nf3", (2, 8), "2 black no-piece-reaches"),
    ("1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. O-O", (1, 35), "4 white castling-king-moved"),
    ("[FEN \"4k3/8/8/8/8/5N2/8/RN2K3 b - - 0 30\"]\n\n30... Kd7 31. Nd2", (3, 15), "31 white notation-ambiguous"),
    ("1. e4 e5 } 2. Nf3", (1, 10), "2 white notation-unreadable"),
    ("1. e4 ♞", (1, 7), "1 black notation-unreadable"),
    ("1. e4 {αβ} ψ5", (1, 12), "1 black notation-unreadable"),
    ("1. e4 e5\n2. -- Nf6", (2, 4), "2 white null --"),
    ("1. e4 Z0 2. d4", (1, 7), "1 black null Z0"),
    ("1. e4 +- e5 2. Nf3 -- *", (1, 20), "2 black null --"),
    ("1. e4 e5 2. Ke3+-", (1, 13), "2 white wrong-shape"),
    ("1. e4 {no end", (1, 7), "unclosed"),
    ("1. e4 (1. d4 (1. c4)", (1, 7), "unclosed"),
    ("1. e4 e5)", (1, 9), "unopened"),
    ("[White \"x]\n1. e4", (1, 1), "header"),
    ("[White x]\n", (1, 1), "header"),
    ("[White A]\n[Black \"B\"]\n\n1. e4", (1, 1), "header"),
    ("[Event \"E\"]\n[\"x\"]\n1. e4", (2, 1), "header"),
    ("[Wh.te \"A\"]\n1. e4", (1, 1), "header"),
    ("[FEN \"8/8\"]", (1, 1), "fen"),
];

#[test]
fn the_reader_stops_at_the_first_fault() {
    for &(text, place, expected) in STOPS {
        let error = pgn::read(text).expect_err(text);
        let told = match &error.kind {
            PgnErrorKind::Move { number, color, error, .. } => format!("{number} {} {}", color.name(), error.code()),
            PgnErrorKind::NullMove { number, color, text } => format!("{number} {} null {text}", color.name()),
            PgnErrorKind::Header => "header".to_owned(),
            PgnErrorKind::Fen(_) => "fen".to_owned(),
            PgnErrorKind::Unclosed => "unclosed".to_owned(),
            PgnErrorKind::Unopened => "unopened".to_owned(),
        };
        assert_eq!(told, expected, "{text}");
        assert_eq!((error.line, error.column), place, "{text}");
    }
}

#[test]
fn what_was_read_before_a_fault_is_kept() {
    let error = pgn::read("1. e4 *\n1. d4 d5 2. Ke3").unwrap_err();
    let moves: Vec<_> = error.games.iter().map(|game| game.game.moves().len()).collect();
    assert_eq!(moves, [1, 2]);
    let PgnErrorKind::Move { color, text, .. } = &error.kind else { panic!() };
    assert_eq!((*color, text.as_str()), (Color::White, "Ke3"));
}

#[test]
fn what_annotators_write_of_a_position_is_kept_as_its_number() {
    let text =
        "1. e4 = e5 += 2. Nf3+/= Nc6 =/+ 3. Bb5 \u{b1} a6\u{2213} 4. Ba4 +- Nf6-+ 5. O-O!+- Be7 \u{221e} 6. Re1 N *";
    let games = pgn::read(text).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(games[0].game.moves().len(), 11);
    let numbers: Vec<&[u8]> = games[0].notes.iter().map(|notes| notes.annotations.as_slice()).collect();
    let expected: [&[u8]; 11] = [&[10], &[14], &[14], &[15], &[16], &[17], &[18], &[19], &[1, 18], &[13], &[146]];
    assert_eq!(numbers, expected);
}

#[test]
fn marks_that_stand_apart_are_annotations() {
    let games = pgn::read("1. e4 ! e5 ?! 2. Nf3 !! Nc6?? 3. Bb5 !? $13 a6 ? *").unwrap();
    let annotations: Vec<_> = games[0].notes.iter().map(|notes| notes.annotations.clone()).collect();
    assert_eq!(annotations, [vec![1], vec![6], vec![3], vec![4], vec![5, 13], vec![2]]);
}

#[test]
fn a_line_kept_from_being_read_may_stand_in_a_variation() {
    let games = pgn::read("%(\n1. e4 (1. d4\n% ) {\n1... d5) e5\n%) \n*").unwrap();
    assert_eq!(games[0].game.moves().len(), 2);
}

#[test]
fn a_header_is_written_in_one_line() {
    let mut game = pgn::read("[White \"A\"]\n\n1. e4 *").unwrap().remove(0);
    game.headers = vec![("White".into(), "A\nB\t\"C\" \\".into())];
    let again = pgn::read(&pgn::write(&game)).unwrap();
    assert_eq!(again[0].header("White"), Some("A B \"C\" \\"));
}
