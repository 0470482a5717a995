//! Every legal move of many positions, written in each notation, reads back to itself.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use proptest::prelude::*;
use skaki::rules::game::Game;
use skaki::rules::notation::pgn::{self, Notes, PgnGame, PgnResult};
use skaki::rules::notation::uci::Uci;
use skaki::rules::notation::{Notation, San, fen, read_move, read_square, write_move};
use skaki::rules::{Color, Move, Piece, PieceKind, Position, Setup, Square};

/// Where the walks begin: common positions, and boards that no game reaches.
const STARTS: &[&str] = &[
    "start",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "QQQQQQQQ/8/8/8/8/8/7k/K7 w - - 0 1",
    "N6N/8/2N1N3/8/3k4/N3N3/8/K5N1 w - - 0 1",
    "8/PPPPPPPP/8/8/8/8/pppppppp/8 w - - 0 1",
    "k1k5/8/8/8/8/8/8/K1K4R w - - 0 1",
];

/// A walk of its own for each seed: xorshift, so that a failure can be found again.
struct Walk(u64);

impl Walk {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % count as u64).unwrap()
    }

    fn game(&mut self, start: &str, plies: usize) -> Vec<(Position, Move)> {
        let mut position = Position::new(fen::read(start).unwrap());
        let mut moves = Vec::new();
        for _ in 0..plies {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[self.below(legal.len())];
            moves.push((position, mv));
            position = position.play(mv);
        }
        moves
    }
}

/// Long algebraic form, which is read and not written: both squares, and what lies between them (FIDE Laws, appendix C.8).
fn long_form(mv: Move, notation: Notation) -> String {
    let squares = if mv.capture().is_some() { 'x' } else { '-' };
    let mut text = format!("{}{squares}{}", notation.square(mv.from()), notation.square(mv.to()));
    if mv.piece() != PieceKind::Pawn {
        text.insert(0, notation.piece_letter(mv.piece()));
    }
    text.extend(mv.promotion().map(|kind| format!("={}", notation.piece_letter(kind))));
    text
}

fn reads_back(position: &Position, text: &str, mv: Move) {
    let fen = || fen::write(&position.setup());
    match read_move(text, position) {
        Ok(typed) => {
            assert_eq!(typed.mv, mv, "{text} in {}", fen());
            assert_eq!(typed.remarks, [], "{text} in {}", fen());
        }
        Err(error) => panic!("{text} in {}: {error:?}", fen()),
    }
}

#[test]
fn every_move_of_every_position_reads_back() {
    let mut walk = Walk(0x5EED_0F5C_AC41);
    let (mut positions, mut moves) = (0, 0);
    for round in 0..4 {
        for start in STARTS {
            for (position, _) in walk.game(start, 60 + round) {
                positions += 1;
                let text = fen::write(&position.setup());
                assert!(fen::position(&text).unwrap().is_same_as(&position), "{text}");
                let legal = position.legal_moves();
                for &mv in &legal {
                    moves += 1;
                    let san = San::of(&position, mv);
                    assert_eq!(san.to_string().parse(), Ok(san), "{san} in {text}");
                    assert_eq!(san.find(&position), Some(mv), "{san} in {text}");
                    for notation in Notation::ALL {
                        reads_back(&position, &write_move(&position, mv, notation), mv);
                        reads_back(&position, &long_form(mv, notation), mv);
                    }
                    let uci = Uci::from(mv);
                    assert_eq!(uci.to_string().parse(), Ok(uci));
                    reads_back(&position, &uci.to_string(), mv);
                    reads_back(&position, &format!("12. {}!?", write_move(&position, mv, Notation::GREEK)), mv);
                }
                // Short forms are all different, or they would not say which move they are.
                let mut texts: Vec<_> = legal.iter().map(|&mv| write_move(&position, mv, Notation::GREEK)).collect();
                texts.sort();
                texts.dedup();
                assert_eq!(texts.len(), legal.len(), "{text}");
            }
        }
    }
    assert!(positions > 1_500 && moves > 40_000, "{positions} positions, {moves} moves");
}

#[test]
fn every_square_reads_back() {
    for square in Square::all() {
        for notation in Notation::ALL {
            let name = notation.square(square).to_string();
            assert_eq!(read_square(&name), Ok(square));
            assert_eq!(read_square(&name.to_uppercase()), Ok(square));
        }
    }
}

#[test]
fn games_read_back_from_pgn() {
    let mut walk = Walk(0xC0FFEE);
    for start in STARTS {
        let moves = walk.game(start, 120);
        let mut game = Game::new(Position::new(fen::read(start).unwrap()));
        let mut notes = Vec::new();
        for (i, &(_, mv)) in moves.iter().enumerate() {
            game.play(mv);
            let comments = if i % 7 == 3 { vec!["a comment, {with a brace".to_owned()] } else { Vec::new() };
            let annotations = if i % 5 == 2 { vec![1, 14] } else { Vec::new() };
            notes.push(Notes { comments, annotations });
        }
        let roster = ["Event", "Site", "Date", "Round", "White", "Black"]
            .map(|name| (name.to_owned(), format!("{name} \"x\" \\")));
        let mut headers = roster.to_vec();
        headers.push(("Result".to_owned(), "1/2-1/2".to_owned()));
        let pgn = PgnGame { headers, game, notes, preface: vec!["before".to_owned()], result: PgnResult::Draw };
        let text = pgn::write(&pgn);
        assert!(text.lines().all(|line| line.chars().count() <= 80 || line.starts_with('[')), "{text}");
        let games = pgn::read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        assert_eq!(games.len(), 1);
        let read = &games[0];
        assert_eq!(
            (&read.game, &read.notes, &read.preface, read.result),
            (&pgn.game, &pgn.notes, &pgn.preface, pgn.result)
        );
        assert_eq!(read.header("White"), Some("White \"x\" \\"));
        assert_eq!(pgn::write(read), text);
    }
}

/// Any arrangement of some men: also without kings, with several, with pawns on the last ranks.
fn any_position() -> impl Strategy<Value = Position> {
    let man = (0..64u8, prop::bool::ANY, 0..6usize);
    (prop::collection::vec(man, 0..24), prop::bool::ANY, prop::option::of(0..64u8)).prop_map(|(men, black, passed)| {
        let color = |black| if black { Color::Black } else { Color::White };
        let mut setup = Setup { turn: color(black), en_passant: passed.and_then(Square::from_index), ..Setup::EMPTY };
        for (square, black, kind) in men {
            setup.board.set(Square::from_index(square).unwrap(), Some(Piece::new(color(black), PieceKind::ALL[kind])));
        }
        Position::new(setup)
    })
}

proptest! {
    #[test]
    fn moves_of_any_arrangement_read_back(position in any_position()) {
        let text = fen::write(&position.setup());
        prop_assert!(fen::position(&text).unwrap().is_same_as(&position));
        for &mv in &position.legal_moves() {
            prop_assert_eq!(San::of(&position, mv).find(&position), Some(mv));
            for notation in Notation::ALL {
                reads_back(&position, &write_move(&position, mv, notation), mv);
                reads_back(&position, &long_form(mv, notation), mv);
            }
        }
    }

    #[test]
    fn nothing_brings_the_readers_down(text in any::<String>(), position in any_position()) {
        let _ = read_move(&text, &position);
        let _ = read_square(&text);
        let _ = text.parse::<San>();
        let _ = text.parse::<Uci>();
        let _ = pgn::read(&text);
    }

    #[test]
    fn nothing_like_a_move_brings_the_readers_down(
        text in "[KQRBNPkqrbnpa-hΡΒΠΑΙΣρβπαισα-θψφχx1-90Oο:=+#!?.() \\-]{0,12}",
        position in any_position(),
    ) {
        match read_move(&text, &position) {
            Ok(typed) => prop_assert!(position.legal_moves().contains(&typed.mv)),
            Err(error) => prop_assert!(error.suggestions().iter().all(|it| it.mv.is_none_or(|mv| position.legal_moves().contains(&mv)))),
        }
        if let Ok(san) = text.parse::<San>() {
            let _ = san.find(&position);
        }
    }

    #[test]
    fn nothing_like_a_game_brings_the_reader_down(text in "(\\[[A-Z]+ \"[a-z]*\"\\]\n|[1-9]\\.|e4|e5|Nf3|O-O| |\\{|\\}|\\(|\\)|;|\n|\\$[0-9]|\\*|1-0|e\\.p\\.|α){0,30}") {
        let _ = pgn::read(&text);
    }
}
