//! FEN: what is read, what is written, and every way to be wrong with its column.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use proptest::prelude::*;
use skaki::rules::notation::fen;
use skaki::rules::{Position, PositionFault, Setup};

const START: &str = fen::START;

/// Text, and its normal form.
const READ: &[(&str, &str)] = &[
    (START, START),
    ("start", START),
    (" start ", START),
    ("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   w KQkq  -  0 1 ", START),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1", START),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\tw\u{a0}KQkq - 0 1\n", START),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w qkQK - 0 1", START),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", START),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kkaq - 0 1", ""), // `a` and `q` are one right
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0", START),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 17", "4k3/8/8/8/8/8/8/4K2R w K - 17 1"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 007 0042", "4k3/8/8/8/8/8/8/4K2R w K - 7 42"),
    // Squares of en passant that no pawn can use are dropped.
    (
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    ),
    (
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    ),
    // A pawn stands beside it, and may not take: the file would be open before its king.
    ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 2"),
    ("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 w - - 0 1"),
];

/// The rook looks along the fifth rank: after the double step both pawns would leave it at once.
#[test]
fn a_capture_that_is_illegal_leaves_no_square_after_a_move() {
    let mut position = fen::position("6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1").unwrap();
    let square = |name: &str| name.parse().unwrap();
    position = position.play(position.judge(square("d7"), square("d5"), None).unwrap());
    assert_eq!(position.en_passant(), Some(square("d6")));
    assert_eq!(fen::write(&position.setup()), "6k1/8/8/K2pP2r/8/8/8/8 w - - 0 2");
}

#[test]
fn reads_what_people_paste_and_writes_the_normal_form() {
    for &(text, normal) in READ {
        match fen::read(text) {
            Ok(setup) => assert_eq!(fen::write(&Position::new(setup).setup()), normal, "{text:?}"),
            Err(faults) => assert_eq!(normal, "", "{text:?}: {faults}"),
        }
    }
}

/// Text, and its faults as `code@column`.
const FAULTY: &[(&str, &str)] = &[
    ("", "fen-fields@1"),
    ("   ", "fen-fields@1"),
    ("_", "fen-fields@1"),
    ("8/8/8/8/8/8/8/8 w - - 0 1 x", "fen-fields@27"),
    ("start w", "fen-fields@7"),
    ("8/8/8/8/8/8/8", "fen-ranks@14"),
    ("8/8/8/8/8/8/8/8/8", "fen-ranks@16"),
    ("8/8/8/8/8/8/8/8/", "fen-ranks@16"),
    ("7/8/8/8/8/8/8/8", "fen-rank-length@2"),
    ("8/8/8/8/8/8/8/7", "fen-rank-length@16"),
    ("8/8/8/8/8/8/8/8p", "fen-rank-length@16"),
    ("pppppppppp/8/8/8/8/8/8/8", "fen-rank-length@9"),
    ("7pp1/8/8/8/8/8/8/8", "fen-rank-length@3"),
    ("44/8/8/8/8/8/8/8", "fen-character@2"),
    ("9/8/8/8/8/8/8/8", "fen-character@1"),
    ("0p7/8/8/8/8/8/8/8", "fen-character@1"),
    ("8/8/4x3/8/8/8/8/8", "fen-character@6"),
    ("8/8/ΚΡ6/8/x7/8/8/8", "fen-character@5 fen-character@11"),
    ("8/8/8/8/8/8/8/8 W", "fen-turn@17"),
    ("8/8/8/8/8/8/8/8 white", "fen-turn@17"),
    ("8/8/8/8/8/8/8/8 λ K", "fen-turn@17"),
    ("8/8/8/8/8/8/8/8 w KK", "fen-castling@20"),
    ("8/8/8/8/8/8/8/8 w KH", "fen-castling@20"),
    ("8/8/8/8/8/8/8/8 w KQx", "fen-castling@21"),
    ("8/8/8/8/8/8/8/8 w K-", "fen-castling@20"),
    ("8/8/8/8/8/8/8/8 w - e9", "fen-en-passant@21"),
    ("8/8/8/8/8/8/8/8 w - E3", "fen-en-passant@21"),
    ("8/8/8/8/8/8/8/8 w - --", "fen-en-passant@21"),
    ("8/8/8/8/8/8/8/8 w - - x", "fen-clock@23"),
    ("8/8/8/8/8/8/8/8 w - - -1 1", "fen-clock@23"),
    ("8/8/8/8/8/8/8/8 w - - 0 1.5", "fen-clock@26"),
    ("8/8/8/8/8/8/8/8 w - - 0 99999999999", "fen-clock@25"),
    // All faults are told, from left to right.
    (
        "7/8/8/8/8/8/8/8 x KK e9 a b c",
        "fen-rank-length@2 fen-turn@17 fen-castling@20 fen-en-passant@22 fen-clock@25 fen-clock@27 fen-fields@29",
    ),
    ("hello", "fen-character@1 fen-ranks@6"),
];

#[test]
fn tells_every_fault_with_its_column() {
    for &(text, expected) in FAULTY {
        let faults = fen::read(text).expect_err(text);
        let got: Vec<_> = faults.iter().map(|fault| format!("{}@{}", fault.kind.code(), fault.column)).collect();
        assert_eq!(got.join(" "), expected, "{text:?}");
    }
}

#[test]
fn every_fault_has_a_case() {
    for kind in fen::FenFaultKind::ALL {
        assert!(FAULTY.iter().any(|(_, faults)| faults.contains(kind.code())), "{}", kind.code());
    }
}

/// A square that is one, and that no double step explains, is the position's fault and not the text's.
#[test]
fn en_passant_that_cannot_be_is_left_to_the_position() {
    for text in [
        "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1",   // wrong rank
        "4k3/8/8/8/8/8/8/4K3 b - e3 0 1",     // no pawn in front of it
        "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1", // its starting square is not empty
    ] {
        let setup = fen::read(text).unwrap();
        assert!(
            Position::faults(&setup).iter().any(|fault| matches!(fault, PositionFault::EnPassantImpossible(_))),
            "{text}"
        );
        assert_eq!(Position::new(setup).en_passant(), None);
    }
}

proptest! {
    #[test]
    fn nothing_brings_the_reader_down(text in any::<String>()) {
        let _ = fen::read(&text);
    }

    #[test]
    fn nothing_like_a_fen_brings_the_reader_down(text in "[1-9pnbrqkPNBRQK/ _wKQkq\\-a-h0αβ]{0,90}") {
        if let Ok(setup) = fen::read(&text) {
            let normal = fen::write(&setup);
            let position = Position::new(setup);
            prop_assert_eq!(fen::read(&normal), Ok(Setup { en_passant: position.usable_en_passant(), ..setup }));
            prop_assert!(fen::position(&normal).unwrap().is_same_as(&position));
        }
    }

    #[test]
    fn a_fault_is_never_outside_the_text(text in "[1-9pk/ w\\-α]{0,60}") {
        if let Err(faults) = fen::read(&text) {
            for fault in &faults {
                prop_assert!(fault.column >= 1 && fault.column <= text.chars().count() + 1);
            }
        }
    }
}
