//! What the rules say of a position as a whole: check, mate, stalemate, repetition, and why no game reaches a setup.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use crate::random::Random;
use crate::setups::{count_from, mirrored, position, setup};
use skaki::rules::{Position, Setup, State};

#[test]
fn check_mate_and_stalemate() {
    let table = [
        ("start", State::Playing),
        ("4r2k/8/8/8/8/8/7P/4K3 w - - 0 1", State::Check),
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", State::Checkmate),
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", State::Checkmate),
        // Smothered.
        ("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", State::Checkmate),
        // Double check, and neither checker may be taken by another piece.
        ("3k4/3r4/8/8/8/8/2n1q3/K7 w - - 0 1", State::Check),
        // Mate on the hundredth half-move goes before the claim of fifty moves.
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 100 90", State::Checkmate),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", State::Stalemate),
        ("kb5R/8/1K6/8/8/8/8/8 b - - 0 1", State::Stalemate),
        ("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", State::Stalemate),
        // Taking in passing is the only way out of check, so it is not mate.
        ("8/8/8/1k6/2Pp4/8/8/4K3 b - c3 0 1", State::Check),
        // A pawn is pinned, and its capture in passing would be the only move.
        ("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", State::Playing),
        // Nobody can be mated or stalemated without a king of one's own.
        ("8/8/8/8/4p3/4P3/8/8 w - - 0 1", State::Playing),
        ("4R3/8/8/8/8/8/8/4k1k1 b - - 0 1", State::Playing),
        ("8/8/8/8/8/8/8/8 w - - 0 1", State::Playing),
    ];
    for (fen, expected) in table {
        let position = position(fen);
        assert_eq!(position.state(), expected, "{fen}");
        assert_eq!(Position::new(mirrored(&position.setup())).state(), expected, "{fen}, colours exchanged");
    }
}

/// FIDE Laws 9.2.3: a castling right that is gone makes another position; an en passant square only if a legal
/// capture goes there.
#[test]
fn same_position() {
    let play = |fen: &str, moves: &str| {
        moves.split_whitespace().fold(position(fen), |position, text| {
            let mv = position.judge(text[..2].parse().unwrap(), text[2..].parse().unwrap(), None).expect(text);
            position.play(mv)
        })
    };
    let start = "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1";
    let rooks = play(start, "h1h2 h8h7 h2h1 h7h8");
    assert!(!rooks.is_same_as(&position(start)), "both sides have lost a right");
    assert!(play(start, "h1h2 h8h7 h2h1 h7h8 h1h2 h8h7 h2h1 h7h8").is_same_as(&rooks));

    let knights = play("start", "g1f3 g8f6 f3g1 f6g8");
    assert!(knights.is_same_as(&Position::start()) && knights != Position::start(), "only the counters differ");

    let with_right = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let without = position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    assert!(!with_right.is_same_as(&without));
    // The capture would expose the king, so the right is none.
    let pinned = position("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert_eq!(pinned.usable_en_passant(), None);
    assert!(pinned.is_same_as(&position("4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 1")));
    // No pawn stands beside.
    assert_eq!(play("start", "e2e4").en_passant(), None);
}

#[test]
fn faults() {
    let table = [
        ("start", ""),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", ""),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "no-king no-king"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "no-king"),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "too-many-kings"),
        ("4k3/8/8/8/8/8/8/4K2P w - - 0 1", "pawn-on-last-rank"),
        ("p3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn-on-last-rank"),
        ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "opponent-in-check"),
        ("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", ""),
        // Kings side by side attack each other.
        ("8/8/8/4k3/4K3/8/8/8 w - - 0 1", "opponent-in-check"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling-impossible"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ""),
        ("r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1", "castling-impossible"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ""),
        // Explained, though no pawn can use it.
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", ""),
        ("rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "en-passant-impossible"),
        ("4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", "en-passant-impossible"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - e6 0 1", "en-passant-impossible"),
        ("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", "en-passant-impossible"),
        ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "en-passant-impossible"),
        ("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1", "en-passant-impossible"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", "en-passant-impossible"),
        // Nine pawns; nine pawns and promoted men together; seventeen men.
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "too-many-pieces"),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "too-many-pieces"),
        ("4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1", ""),
        ("4k3/8/8/8/8/8/PPPPPPPP/2B1K1B1 w - - 0 1", "too-many-pieces"),
        ("4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1", ""),
        ("4k3/8/8/8/8/NNNNNNNN/NN6/4K3 w - - 0 1", ""),
        ("4k3/8/8/8/8/NNNNNNNN/NNN5/4K3 w - - 0 1", "too-many-pieces"),
        // Two checkers that one move brings, and two that none brings.
        ("4k3/8/5N2/8/8/8/4R3/4K3 b - - 0 1", ""),
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", "impossible-check"),
        ("4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1", "impossible-check"),
        ("4k3/8/8/1B6/8/8/8/K3R3 b - - 0 1", ""),
        ("4k3/8/8/1B6/8/8/4R3/K7 b - - 0 1", "impossible-check"),
        ("R3k2R/8/8/8/8/8/8/4K3 b - - 0 1", "impossible-check"),
        ("R3k3/8/8/8/8/8/4R3/4K3 b - - 0 1", "impossible-check"),
        ("4k3/8/8/4R3/8/8/4K3/8 b - - 0 1", ""),
        ("4k3/8/8/1B6/7B/8/8/4K2Q b - - 0 1", ""),
        ("4k3/8/8/1B5B/8/8/8/4K3 b - - 0 1", "impossible-check"),
        ("4k3/8/3N4/1B6/8/8/8/4K3 b - - 0 1", "impossible-check"),
        // Three at once.
        ("4k3/8/5N2/1B6/8/8/4R3/4K3 b - - 0 1", "impossible-check"),
        // Castling gives check with the rook, and en passant may open a line.
        ("5k2/8/8/8/8/8/8/5RK1 b - - 0 1", ""),
        ("8/8/3P4/8/k6R/8/8/4K3 b - - 0 1", ""),
        // A pawn on its first square has not moved and opened nothing.
        ("8/8/8/8/8/3k4/4P3/7K b - - 0 1", "impossible-check"),
    ];
    for (fen, expected) in table {
        let setup = setup(fen);
        let found =
            |setup: &Setup| Position::faults(setup).iter().map(|fault| fault.code()).collect::<Vec<_>>().join(" ");
        assert_eq!(found(&setup), expected, "{fen}");
        assert_eq!(found(&mirrored(&setup)), expected, "{fen}, colours exchanged");
    }
}

/// What a game reaches is never called impossible.
#[test]
fn games_have_no_faults() {
    let mut random = Random(31);
    for _ in 0..count_from("SKAKI_GAMES", 300) {
        let mut position = Position::start();
        for _ in 0..200 {
            assert_eq!(Position::faults(&position.setup()), [], "{}", crate::setups::fen(&position.setup()));
            assert_eq!(Position::new(position.setup()), position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Checks are what is doubted most, so they are sought.
            let checks = moves.iter().find(|&&mv| position.play(mv).is_check() && random.below(2) == 0);
            let mv = checks.copied().unwrap_or_else(|| moves[random.below(moves.len())]);
            position = position.play(mv);
        }
    }
}
