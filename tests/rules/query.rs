//! Questions about a position: one line a case.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use skaki::rules::game::Game;
use skaki::rules::notation::{fen, read_move};
use skaki::rules::query::{self, AnswerKind, FlightCause, NoBlock, NoCapture, PreventsMate};
use skaki::rules::{CastlingSide, Color, Position, Reason, Refusal, Square, SquareSet};

use Color::{Black, White};

fn position(text: &str) -> Position {
    Position::new(fen::read(text).unwrap_or_else(|faults| panic!("{text}: {faults}")))
}

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

const PINNED: &str = "4r2k/8/8/8/8/4N3/3P4/4K3 w - - 0 1";
const MIDDLE: &str = "4k3/8/2n5/3pP3/2p5/1P6/8/2BQKB2 w - d6 0 1";

type Question = fn(&Position) -> SquareSet;

/// Position, question, answer.
const SQUARES: &[(&str, Question, &str)] = &[
    ("start", |it| query::moves_of(it, at("g1")), "f3 h3"),
    ("start", |it| query::moves_of(it, at("g8")), "f6 h6"), // as if it were Black's turn
    ("start", |it| query::moves_of(it, at("e4")), ""),
    ("start", |it| query::moves_of(it, at("e2")), "e3 e4"),
    ("start", |it| query::moves_of_side(it, Black), "a5 b5 c5 d5 e5 f5 g5 h5 a6 b6 c6 d6 e6 f6 g6 h6"),
    ("start", |it| query::movable(it, White), "b1 g1 a2 b2 c2 d2 e2 f2 g2 h2"),
    (MIDDLE, |it| query::captures_of(it, at("e5")), "d6"),
    (MIDDLE, |it| query::captures_of(it, at("b3")), "c4"),
    (MIDDLE, |it| query::captures_of_side(it, White), "c4 d5"), // en passant takes the pawn on d5
    (MIDDLE, |it| query::captures_of_side(it, Black), "b3 e5"),
    ("start", |it| query::controlled_by(it, at("e2")), "d3 f3"),
    ("start", |it| query::controlled_by(it, at("a1")), "b1 a2"),
    // A pinned piece moves nowhere off its line, and controls all the same.
    (PINNED, |it| query::moves_of(it, at("e3")), ""),
    (PINNED, |it| query::controlled_by(it, at("e3")), "d1 f1 c2 g2 c4 g4 d5 f5"),
    (PINNED, |it| query::controlled_by_side(it, Black), "e3 e4 e5 e6 e7 g7 h7 a8 b8 c8 d8 f8 g8 h8"),
    (PINNED, |it| query::attackers_of(it, at("e3")), "e8"),
    (PINNED, |it| query::defenders_of(it, at("e3")), "d2"),
    (PINNED, |it| query::attackers_of(it, at("d1")), "e1 e3"),
    (PINNED, |it| query::pinned(it, White), "e3"),
    (PINNED, |it| query::pinned(it, Black), ""),
    ("4r2k/8/8/8/8/8/8/4K3 w - - 0 1", |it| query::checkers(it, White), "e8"),
    ("4r2k/8/8/8/8/5n2/8/4K3 w - - 0 1", |it| query::checkers(it, White), "f3 e8"),
    ("4r2k/8/8/8/8/8/8/4K3 w - - 0 1", |it| query::checkers(it, Black), ""),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", |it| query::checks_of(it, at("a1")), "a8"),
    // The king blocks its own line of castling check, and a discovered check counts.
    ("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", |it| query::checks_of(it, at("e4")), "d2 f2 c3 g3 c5 g5 d6 f6"),
    ("5r1k/8/8/8/8/8/8/4K3 w - - 0 1", |it| query::safe_squares(it, White), "d1 d2 e2"),
    ("8/8/8/4k3/8/4K3/8/8 w - - 0 1", |it| query::safe_squares(it, White), "d2 e2 f2 d3 f3"),
    ("8/8/8/8/8/8/8/4R3 w - - 0 1", |it| query::safe_squares(it, White), ""),
    // For nothing: not if something can take back, unless that something is pinned.
    ("4k3/8/8/4n3/8/8/8/4R1K1 w - - 0 1", |it| query::hanging(it, Black), "e5"),
    ("4k3/8/3p4/4n3/8/8/8/4R1K1 w - - 0 1", |it| query::hanging(it, Black), ""),
    ("3k4/8/3p4/4n3/8/8/8/3RR1K1 w - - 0 1", |it| query::hanging(it, Black), "e5 d6"),
    ("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", |it| query::hanging(it, White), ""),
    (MIDDLE, |it| query::men(it, White, skaki::rules::PieceKind::Bishop), "c1 f1"),
];

#[test]
fn sets_of_squares() {
    let mut wrong = Vec::new();
    for (i, &(fen, question, expected)) in SQUARES.iter().enumerate() {
        let got = question(&position(fen)).to_string();
        if got != expected {
            wrong.push(format!("case {i} {fen}: got {got:?}, want {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn pins_have_their_lines() {
    let found = query::pins(&position("4r2k/8/8/b7/8/2P1N3/8/4K3 w - - 0 1"), White);
    let told: Vec<_> =
        found.iter().map(|pin| format!("{} {} {}", pin.pinned.square, pin.pinner.square, pin.line)).collect();
    assert_eq!(told, ["c3 a5 d2 b4 a5", "e3 e8 e2 e4 e5 e6 e7 e8"]);
}

/// Position, moves of the king, captures, blocks.
const ANSWERS: &[(&str, &str, &str, &str)] = &[
    ("4r2k/8/8/8/8/7B/8/4K2R w - - 0 1", "e1d1 e1d2 e1f1 e1f2", "", "h3e6"),
    ("4r2k/8/8/1B6/8/8/8/4K3 w - - 0 1", "e1d1 e1d2 e1f1 e1f2", "b5e8", "b5e2"),
    ("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", "", "e1e2", ""),
    // The checking pawn is taken en passant.
    ("8/8/8/3pP2k/2K5/8/8/8 w - d6 0 1", "c4b3 c4b4 c4b5 c4c3 c4c5 c4d3 c4d4", "c4d5 e5d6", ""),
    // Double check: only the king.
    ("4r2k/8/8/8/8/5n2/6P1/4K3 w - - 0 1", "e1d1 e1f1 e1f2", "", ""),
];

#[test]
fn answers_by_kind() {
    for &(fen, king, capture, block) in ANSWERS {
        let Some(answers) = query::answers_to_check(&position(fen)) else { panic!("{fen}: no check") };
        for (kind, expected) in
            [(AnswerKind::KingMoves, king), (AnswerKind::Capture, capture), (AnswerKind::Block, block)]
        {
            let mut moves: Vec<_> = answers.of(kind).map(|mv| mv.uci().to_string()).collect();
            moves.sort();
            assert_eq!(moves.join(" "), expected, "{fen} {kind:?}");
        }
        assert_eq!(answers.answers.len() as u64, position(fen).count_legal_moves());
    }
    assert_eq!(query::answers_to_check(&Position::start()), None);
}

fn first_code(refusal: &Refusal) -> &'static str {
    refusal.first().code()
}

#[test]
fn why_there_is_no_answer_of_a_kind() {
    let capture = |fen| query::no_capture_of(&position(fen));
    let block = |fen| query::no_block_of(&position(fen));
    let refused = |list: Vec<(skaki::rules::Placed, Refusal)>| -> Vec<_> {
        list.iter().map(|(piece, refusal)| format!("{} {}", piece.square, first_code(refusal))).collect()
    };

    assert_eq!(capture("4r2k/8/8/8/8/8/8/4K3 w - - 0 1"), Some(NoCapture::NotAttacked));
    assert_eq!(capture("7k/8/8/8/8/8/4q3/4K3 w - - 0 1"), None);
    let Some(NoCapture::Refused(list)) = capture("4r2k/8/8/8/8/8/4q3/4K3 w - - 0 1") else { panic!() };
    assert_eq!(refused(list), ["e1 king-takes-protected"]);
    // The rook that could take is pinned.
    let Some(NoCapture::Refused(list)) = capture("7b/8/8/8/r2R4/8/8/K6k w - - 0 1") else { panic!() };
    assert_eq!(refused(list), ["d4 pinned"]);
    assert!(matches!(capture("4r2k/8/8/8/8/5n2/6P1/4K3 w - - 0 1"), Some(NoCapture::DoubleCheck(_))));
    // En passant would take the checking pawn, but the taking pawn is pinned.
    let Some(NoCapture::Refused(list)) = capture("3rr2k/8/8/3pP3/4K3/8/8/8 w - d6 0 1") else { panic!() };
    assert_eq!(refused(list), ["e4 king-takes-protected", "e5 pinned"]);

    assert!(matches!(block("4k3/8/8/8/8/5n2/8/4K3 w - - 0 1"), Some(NoBlock::NoLine(_))));
    assert!(matches!(block("7k/8/8/8/8/8/4q3/4K3 w - - 0 1"), Some(NoBlock::NoRoom(_))));
    assert!(matches!(block("4r2k/8/8/8/8/8/8/4K3 w - - 0 1"), Some(NoBlock::NotReached(_))));
    assert!(matches!(block("4r2k/8/8/8/8/5n2/6P1/4K3 w - - 0 1"), Some(NoBlock::DoubleCheck(_))));
    let Some(NoBlock::Refused(list)) = block("3r3k/8/8/8/b7/8/2B5/3K4 w - - 0 1") else { panic!() };
    assert_eq!(refused(list), ["c2 pinned"]);
    assert_eq!(block("4r2k/8/8/8/8/7B/8/4K2R w - - 0 1"), None);
    assert_eq!(block("start"), None);
}

#[test]
fn flights_say_what_is_in_the_way() {
    // The king on e1 along the line of the rook on a1, its own pawn on e2, the rook on f8.
    let told: Vec<_> = query::flights(&position("5r1k/8/8/8/8/8/4P3/r3K3 w - - 0 1"), White)
        .iter()
        .map(|flight| {
            let cause = match flight.cause {
                FlightCause::Free => "free".to_owned(),
                FlightCause::OwnMan(man) => format!("own {}", man.square),
                FlightCause::Attacked(by) => format!("attacked {by}"),
                FlightCause::AlongTheLine(by) => format!("line {by}"),
                FlightCause::Protected(target, by) => format!("protected {} {by}", target.square),
                FlightCause::OtherKing(king) => format!("king {}", king.square),
            };
            format!("{} {cause}", flight.square)
        })
        .collect();
    assert_eq!(told, ["d1 attacked a1", "f1 attacked a1 f8", "d2 free", "e2 own e2", "f2 attacked f8"]);
    assert_eq!(query::flights(&position("8/8/8/8/8/8/8/8 w - - 0 1"), White), []);
}

#[test]
fn mate_and_what_prevents_it() {
    let smothered = query::mate(&position("6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1")).unwrap();
    assert_eq!(smothered.checkers, SquareSet::of(at("f7")));
    assert!(matches!(smothered.no_block, NoBlock::NoLine(_)));
    assert_eq!(smothered.no_capture, NoCapture::NotAttacked);
    assert!(smothered.flights.iter().all(|flight| matches!(flight.cause, FlightCause::OwnMan(_))));
    assert_eq!(query::mate(&Position::start()), None);

    let prevents = |fen| query::prevents_mate(&position(fen));
    assert_eq!(prevents("6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1"), None);
    assert_eq!(prevents("start"), Some(PreventsMate::NotInCheck));
    assert_eq!(prevents("8/8/8/8/8/8/8/4R3 w - - 0 1"), Some(PreventsMate::NoKing));
    assert!(matches!(prevents("4r2k/8/8/8/8/8/8/4K3 w - - 0 1"), Some(PreventsMate::Answers(_))));
}

#[test]
fn castling_of_either_side_and_why_not() {
    let told = |verdict: Result<_, Refusal>| match verdict {
        Ok(_) => "allowed".to_owned(),
        Err(refusal) => refusal.iter().map(Reason::code).collect::<Vec<_>>().join(" "),
    };
    let both = position("r3k2r/8/8/8/8/8/5r2/R3K2R w KQkq - 0 1");
    for (color, side, expected) in [
        (White, CastlingSide::Short, "castling-through-attack"),
        (White, CastlingSide::Long, "allowed"),
        (Black, CastlingSide::Short, "allowed"),
        (Black, CastlingSide::Long, "allowed"),
    ] {
        assert_eq!(told(query::castling(&both, color, side)), expected, "{color:?} {side:?}");
    }
    let mut game = Game::default();
    for text in ["e4", "e5", "Ke2", "a6"] {
        let mv = read_move(text, &game).unwrap().mv;
        game.play(mv);
    }
    assert_eq!(told(game.castling(White, CastlingSide::Short)), "castling-king-moved");
    assert_eq!(told(game.castling(Black, CastlingSide::Short)), "castling-piece-between");
    assert_eq!(told(query::castling(game.position(), White, CastlingSide::Short)), "castling-right-gone");
}

#[test]
fn en_passant_and_why_not() {
    let told = |game: &Game| -> Vec<_> {
        query::en_passant(game)
            .iter()
            .map(|it| {
                let verdict = it.verdict.as_ref().map_or_else(first_code, |_| "allowed");
                format!("{} {} {} {verdict}", it.pawn.square, it.target.square, it.to)
            })
            .collect()
    };
    let mut game = Game::default();
    for text in ["e4", "a6", "e5", "d5"] {
        game.play(read_move(text, &game).unwrap().mv);
    }
    assert_eq!(told(&game), ["e5 d5 d6 allowed"]);
    for text in ["Nf3", "f5"] {
        game.play(read_move(text, &game).unwrap().mv);
    }
    assert_eq!(told(&game), ["e5 d5 d6 en-passant-too-late", "e5 f5 f6 allowed"]);
    let single = Game::new(position("start"));
    assert!(told(&single).is_empty());
}
