//! `skaki position` and `skaki perft` through the real binary.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use std::collections::BTreeSet;

use crate::world::{World, keys};
use proptest::prelude::*;
use serde_json::{Value, json};

const FAULTS: &str = include_str!("../data/fen-faults.txt");

const CODES: [&str; 16] = [
    "fen-fields",
    "fen-ranks",
    "fen-rank-length",
    "fen-character",
    "fen-turn",
    "fen-castling",
    "fen-en-passant",
    "fen-clock",
    "no-king",
    "too-many-kings",
    "pawn-on-last-rank",
    "opponent-in-check",
    "castling-impossible",
    "en-passant-impossible",
    "too-many-pieces",
    "impossible-check",
];

fn position(fen: &str, moves: &str, more: &[&str]) -> (i32, Value) {
    let world = World::new();
    let mut args = vec!["position", "--json", "--moves", moves];
    args.extend(more);
    args.extend(["--", fen]);
    let answer = world.run(args);
    assert_eq!(answer.err, "", "{fen}");
    let value = answer.json();
    assert_eq!(
        keys(&value),
        ["fen", "turn", "check", "checkers", "legal", "outcome", "claims", "castling", "faults"],
        "{fen}"
    );
    (answer.status, value)
}

#[test]
fn every_fault_of_a_fen_with_its_code_and_column() {
    let mut wrong = Vec::new();
    let mut met = BTreeSet::new();
    for line in FAULTS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [fen, written, faults] = line.split('|').map(str::trim).collect::<Vec<_>>().try_into().unwrap();
        let fen = fen.replace('·', " ");
        let (status, value) = position(&fen, "", &[]);
        let found: Vec<String> = value["faults"]
            .as_array()
            .unwrap()
            .iter()
            .map(|fault| {
                let code = fault["code"].as_str().unwrap().to_owned();
                assert!(fault["text"].as_str().unwrap().ends_with(['.', ';']), "{fault}");
                match fault.get("column") {
                    Some(column) => format!("{code}:{column}"),
                    None => code,
                }
            })
            .collect();
        let found = (value["fen"].as_str().unwrap_or("-"), found.join(", "));
        if found != (written, faults.to_owned()) || status != i32::from(!faults.is_empty()) {
            wrong.push(format!("{line}\n  found {status} {found:?}"));
        }
        met.extend(faults.split(", ").map(|fault| fault.split(':').next().unwrap().to_owned()));
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    for code in CODES {
        assert!(met.contains(code), "no case of {code}");
    }
}

/// What can be read is described whatever is wrong with it, and in words too.
#[test]
fn faults_in_words_are_answers() {
    let world = World::new();
    let answer = world.run(["position", "44/8/8/8/8/8/8/4K3 W", "--lang", "en"]).quiet(1);
    let lines: Vec<&str> = answer.out.lines().collect();
    assert!(
        lines.len() == 2 && lines[0].starts_with("Character 2: ") && lines[1].starts_with("Character 20: "),
        "{answer:?}"
    );
    let empty = world.run(["position", ""]).quiet(1).out;
    assert!(empty.starts_with("Χαρακτήρας 1: Το FEN είναι κενό."), "{empty}");
    let seven = world.run(["position", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x"]).quiet(1).out;
    assert!(seven.contains("περισσεύει") && !seven.contains("κενό"), "{seven}");
    let answer = world.run(["position", "8/8/8/8/8/8/8/R3K3"]).quiet(1);
    assert!(answer.out.contains("Τα μαύρα δεν έχουν βασιλιά."), "{answer:?}");
    assert!(answer.out.contains("Πα8"), "its moves are listed all the same: {answer:?}");
    let answer = world.run(["why", "44/8 w", "e4", "--lang", "en"]);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.err.starts_with("The FEN cannot be read at character 2."), "{answer:?}");
    let answer = world.run(["perft", "", "1"]);
    assert_eq!((answer.status, answer.out.as_str(), answer.err.lines().count()), (2, "", 1));
}

#[test]
fn the_initial_position() {
    let (status, value) = position("start", "", &["--lang", "en"]);
    assert_eq!(status, 0);
    assert_eq!(value["turn"], "white");
    assert_eq!(value["check"], false);
    assert_eq!(value["checkers"], json!([]));
    assert_eq!(value["outcome"], Value::Null);
    assert_eq!(value["claims"], json!([]));
    assert_eq!(value["faults"], json!([]));
    let legal = value["legal"].as_array().unwrap();
    assert_eq!(legal.len(), 20);
    assert!(legal.contains(&json!({ "uci": "g1f3", "san": "Nf3" })));
    assert_eq!(keys(&value["castling"]), ["white-short", "white-long", "black-short", "black-long"]);
}

/// `san` is PGN's English whatever the language.
#[test]
fn moves_are_written_as_pgn_has_them() {
    let san = |fen: &str, uci: &str| {
        let (_, value) = position(fen, "", &["--lang", "el"]);
        let legal = value["legal"].as_array().unwrap().clone();
        let found = legal.iter().find(|mv| mv["uci"] == uci).unwrap_or_else(|| panic!("{uci} in {fen}"));
        found["san"].as_str().unwrap().to_owned()
    };
    assert_eq!(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), "O-O");
    assert_eq!(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), "O-O-O");
    assert_eq!(san("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8q"), "e8=Q");
    assert_eq!(san("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "b7a8q"), "bxa8=Q+");
    assert_eq!(san("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"), "Ra8#");
    assert_eq!(san("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2"), "Nbd2");
    assert_eq!(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
}

fn outcome(fen: &str, moves: &str, more: &[&str]) -> Value {
    let (status, value) = position(fen, moves, more);
    assert_eq!(status, 0, "{fen} {moves}");
    value["outcome"].clone()
}

fn ends(kind: &str, winner: Option<&str>) -> Value {
    json!({ "kind": kind, "winner": winner })
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";

#[test]
fn how_games_end() {
    let fool = "f3 e5 g4 Qh4#";
    assert_eq!(outcome("start", fool, &[]), ends("checkmate", Some("black")));
    assert_eq!(outcome("start", "e4 f6 d4 g5 Qh5#", &[]), ends("checkmate", Some("white")));
    assert_eq!(outcome("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", &[]), ends("stalemate", None));
    assert_eq!(outcome("kb5R/8/1K6/8/8/8/8/8 b - - 0 1", "", &[]), ends("stalemate", None));
    for dead in ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "4kn2/8/8/8/8/8/8/4K3 b - - 0 1"] {
        assert_eq!(outcome(dead, "", &[]), ends("dead-position", None), "{dead}");
    }
    // Taking the last piece is the end, and what follows it is not asked.
    assert_eq!(outcome("8/8/8/3k4/3R4/8/8/7K b - - 0 1", "Kxd4", &[]), ends("dead-position", None));
    // Opposite bishops may still mate; the school's list calls it drawn.
    let bishops = "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1";
    assert_eq!(outcome(bishops, "", &[]), Value::Null);
    assert_eq!(outcome(bishops, "", &["--rulebook", "fide"]), Value::Null);
    assert_eq!(outcome(bishops, "", &["--rulebook", "school"]), ends("insufficient-material", None));
    // Five times the same position, and seventy-five moves, end the game by themselves; mate goes first.
    assert_eq!(outcome("start", &[SHUFFLE; 3].join(" "), &[]), Value::Null);
    assert_eq!(outcome("start", &[SHUFFLE; 4].join(" "), &[]), ends("fivefold", None));
    assert_eq!(outcome("7k/8/6K1/8/8/8/8/R7 w - - 149 80", "", &[]), Value::Null);
    assert_eq!(outcome("7k/8/6K1/8/8/8/8/R7 w - - 149 80", "Ra7", &[]), ends("seventy-five", None));
    assert_eq!(outcome("7k/8/6K1/8/8/8/8/R7 w - - 149 80", "Ra8#", &[]), ends("checkmate", Some("white")));
    assert_eq!(outcome("7k/8/6K1/8/8/8/8/R7 w - - 99 80", "Ra8#", &[]), ends("checkmate", Some("white")));
    assert_eq!(outcome("7k/8/5K2/8/8/8/8/6Q1 w - - 149 80", "Kf7", &[]), ends("seventy-five", None));
    assert_eq!(outcome("7k/8/6K1/8/8/8/8/5Q2 w - - 149 80", "Qf7", &[]), ends("stalemate", None));
    // What ends a game refuses nothing: the moves are listed, and can be played.
    let (_, value) = position("7k/8/6K1/8/8/8/8/R7 w - - 150 80", "", &[]);
    assert!(!value["legal"].as_array().unwrap().is_empty());
}

fn claims(fen: &str, moves: &str) -> Value {
    position(fen, moves, &[]).1["claims"].clone()
}

#[test]
fn what_may_be_claimed() {
    assert_eq!(claims("start", SHUFFLE), json!([]));
    // About to appear for the third time, and appeared.
    assert_eq!(claims("start", &format!("{SHUFFLE} Nf3 Nf6 Ng1")), json!(["threefold"]));
    assert_eq!(claims("start", &[SHUFFLE; 2].join(" ")), json!(["threefold"]));
    // Not with a right to castle lost between: the first time it stood it was another position.
    let rook = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let shuffle = "h1h2 e8d8 h2h1 d8e8";
    assert_eq!(claims(rook, &format!("{shuffle} h1h2 e8d8 h2h1")), json!([]));
    assert_eq!(claims(rook, &[shuffle; 2].join(" ")), json!(["threefold"]), "h1h2 brings the third of its kind");
    assert_eq!(claims(rook, &[shuffle; 3].join(" ")), json!(["threefold"]));
    // A right to take en passant that no move can use makes no other position.
    assert_eq!(claims("start", &format!("e4 {}", "Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1")), json!(["threefold"]));
    // Fifty moves: made, or made with the move about to be made, unless it is a pawn's or a capture.
    let fifty = |clock: u32| claims(&format!("7k/8/6K1/8/8/8/8/R7 w - - {clock} 80"), "");
    assert_eq!(fifty(98), json!([]));
    assert_eq!(fifty(99), json!(["fifty"]));
    assert_eq!(fifty(100), json!(["fifty"]));
    assert_eq!(claims("k7/8/8/8/8/8/1q6/K7 w - - 99 80", ""), json!([]), "the only move is a capture");
    // Nothing is claimed in a game that is over.
    assert_eq!(claims("7k/8/6K1/8/8/8/8/R7 w - - 99 80", "Ra8#"), json!([]));
    assert_eq!(claims("start", &[SHUFFLE; 4].join(" ")), json!([]));
}

#[test]
fn who_gives_check() {
    let check = |fen: &str| {
        let (_, value) = position(fen, "", &[]);
        (value["check"].clone(), value["checkers"].clone())
    };
    assert_eq!(check("4r2k/8/8/8/8/5n2/8/4K3 w - - 0 1"), (true.into(), json!(["f3", "e8"])));
    assert_eq!(check("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"), (true.into(), json!(["d2"])));
    assert_eq!(check("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"), (true.into(), json!(["e2"])));
    // The side that is not to move is in check: a fault, and no check to answer.
    assert_eq!(check("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"), (false.into(), json!([])));
}

fn castling(fen: &str, moves: &str) -> Vec<(bool, Vec<String>)> {
    let (_, value) = position(fen, moves, &["--lang", "en"]);
    ["white-short", "white-long", "black-short", "black-long"]
        .into_iter()
        .map(|name| {
            let castling = &value["castling"][name];
            assert_eq!(keys(castling), ["allowed", "reasons"]);
            let codes = castling["reasons"].as_array().unwrap();
            let codes: Vec<String> = codes.iter().map(|reason| reason["code"].as_str().unwrap().to_owned()).collect();
            (castling["allowed"].as_bool().unwrap(), codes)
        })
        .collect()
}

#[test]
fn each_of_the_four_castlings_and_why_not() {
    let no = |codes: &[&str]| (false, codes.iter().map(|code| (*code).to_owned()).collect::<Vec<_>>());
    let yes = || (true, Vec::new());
    let all = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(castling(all, ""), [yes(), yes(), yes(), yes()]);
    assert_eq!(castling(&all.replace(" w ", " b "), ""), [yes(), yes(), yes(), yes()]);
    let moved = castling(all, "Ke2 Rg8 Ke1 Rh8");
    let king = || no(&["castling-king-moved"]);
    assert_eq!(moved, [king(), king(), no(&["castling-rook-moved"]), yes()]);
    let gone = castling("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", "");
    assert_eq!(gone, [yes(), no(&["castling-right-gone"]), no(&["castling-right-gone"]), yes()]);
    let attacked = castling("4k3/8/b7/8/8/4r3/8/R3K2R w KQ - 0 1", "");
    let none = || no(&["castling-no-rook"]);
    assert_eq!(attacked[0], no(&["castling-in-check", "castling-through-attack"]));
    assert_eq!(attacked[1], no(&["castling-in-check"]));
    assert_eq!(attacked[2..], [none(), none()]);
    assert_eq!(
        castling("2r1k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "")[..2],
        [no(&["castling-piece-between"]), no(&["castling-piece-between", "castling-into-attack"])]
    );
    // King away from home, and no king at all.
    assert_eq!(castling("4k3/8/8/8/8/8/4K3/7R w - - 0 1", "")[..2], [no(&["castling-right-gone"]), none()]);
    assert_eq!(castling("8/8/8/8/8/8/8/8 w - - 0 1", ""), [none(), none(), none(), none()]);
}

#[test]
fn the_position_after_moves_is_in_the_normal_form() {
    let after = |fen: &str, moves: &str| position(fen, moves, &[]).1["fen"].as_str().unwrap().to_owned();
    assert_eq!(after("start", "e4"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(
        after("start", "1.ε4 ε5 2.Ιζ3 Ιγ6 3.Αβ5 α6 4.0-0"),
        "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4"
    );
    assert_eq!(after("start", "e4 a6 e5 d5"), "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
    assert_eq!(after("4k3/8/8/8/8/8/8/R3K2R_w_HA", "e1h1"), "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
}

/// An illegal move is a wrong call, with its number and the reason.
#[test]
fn a_move_that_cannot_be_played_before_is_told_with_its_number() {
    for command in [vec!["position", "start"], vec!["why", "start", "e2e4"]] {
        for (language, expected) in [("en", "Move 3 of --moves, “Ke3”"), ("el", "Η κίνηση 3 του --moves, «Ke3»")]
        {
            let mut args = command.clone();
            args.extend(["--moves", "1. e4 e5 2. Ke3", "--lang", language, "--json"]);
            let answer = World::new().run(args);
            assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{answer:?}");
            assert!(answer.err.starts_with(expected) && answer.err.lines().count() == 1, "{answer:?}");
        }
    }
    let answer = World::new().run(["position", "start", "--moves", "e4 e5 gibberish", "--lang", "en"]);
    assert!(answer.status == 2 && answer.err.contains("Move 3") && answer.err.contains("gibberish"), "{answer:?}");
}

#[test]
fn perft_counts_on_its_last_line() {
    let world = World::new();
    let perft = |args: &[&str]| world.run(["perft"].iter().chain(args)).quiet(0).out;
    assert_eq!(perft(&["start", "0"]), "1\n");
    assert_eq!(perft(&["start", "3"]), "8902\n");
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_eq!(perft(&[kiwipete, "2"]), "2039\n");
    let divided = perft(&["--divide", "start", "2", "--lang", "el"]);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[20]), (21, "a2a3: 20", "400"));
    assert_eq!(perft(&["start", "0", "--divide"]), "1\n");
    assert_eq!(perft(&["start", "1", "--json"]), "{\"depth\":1,\"count\":20}\n");
    // On what no game reaches, and on a game that is over, it runs all the same.
    assert_eq!(perft(&["8/8/8/8/8/8/8/R7", "1"]), "14\n");
    assert_eq!(perft(&["R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "1"]), "0\n");
    for wrong in [&["start", "-1"][..], &["start", "x"], &["start"], &["start", "21"], &["44", "1"]] {
        let answer = world.run(["perft"].iter().chain(wrong));
        assert_eq!((answer.status, answer.out.as_str(), answer.err.lines().count()), (2, "", 1), "{answer:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any text at all is answered; what is like a FEN more often than chance would have it.
    #[test]
    fn no_text_brings_it_down(
        text in prop_oneof![
            "\\PC*",
            "[ -~]{0,60}",
            "([pnbrqkPNBRQK1-8]{1,8}/){7}[pnbrqkPNBRQK1-8]{1,8}( [wbW]( [KQkqAH-]{1,4}( [a-h-][36]?( [0-9]{1,11}){0,3})?)?)?",
        ],
        mv in prop_oneof!["\\PC{0,12}", "[KQRBNkqrbna-hα-θΑΒΙΠΡ0-9x:=O. -]{0,10}", "[a-h][1-8][a-h][1-8][qrbnk]?"],
    ) {
        let run = |args: &[&str]| {
            let (mut out, mut err) = (Vec::new(), Vec::new());
            let mut io = skaki::cli::Io {
                input: &mut "".as_bytes(),
                out: &mut out,
                err: &mut err,
                terminal: false,
                env: &|_| None,
            };
            let args = args.iter().map(Into::into).collect();
            let exit = skaki::cli::run(args, &mut io);
            (exit.status(), String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
        };
        let (status, out, err) = run(&["position", "--json", "--data", "/nonexistent", "--", &text]);
        prop_assert_eq!(err, "");
        let value: Value = serde_json::from_str(&out).unwrap();
        prop_assert_eq!(status, u8::from(!value["faults"].as_array().unwrap().is_empty()));
        let (status, out, err) = run(&["why", "--json", "--data", "/nonexistent", "--", &text, &mv]);
        if status == 2 {
            prop_assert!(value["fen"].is_null() && out.is_empty() && err.lines().count() == 1, "{}{}", out, err);
        } else {
            let value: Value = serde_json::from_str(&out).unwrap();
            prop_assert_eq!(status == 0, value["legal"].as_bool().unwrap());
        }
    }
}

/// In words, claims and castling are told where there is something to tell.
#[test]
fn claims_and_castling_in_words() {
    let world = World::new();
    let told = |args: &[&str]| world.run(["position"].into_iter().chain(args.iter().copied())).quiet(0).out;
    let castles = "r3kr2/8/8/8/8/8/8/R3K2R w KQq - 0 1";
    let said = told(&[castles, "--lang", "en"]);
    assert!(
        said.contains("White, castling short: not possible. ") && said.contains("White, castling long: possible."),
        "{said}"
    );
    assert!(!said.contains("Black, castling"), "{said}");
    let said = told(&[castles]);
    assert!(said.contains("Τα λευκά, μικρό ροκέ: δε γίνεται. ") && said.contains("μεγάλο ροκέ: γίνεται."), "{said}");
    let said = told(&["start", "--lang", "en"]);
    assert!(!said.contains("castling"), "pieces stand between: {said}");
    let fifty = |clock: u32| format!("7k/8/6K1/8/8/8/8/R7 w - - {clock} 80");
    let said = told(&[&fifty(100), "--lang", "en"]);
    assert!(said.contains("White may claim a draw by the fifty-move rule.") && !said.contains("castling"), "{said}");
    let moves = format!("{SHUFFLE} Nf3 Nf6 Ng1");
    let said = told(&["start", "--moves", &moves]);
    assert!(said.contains("Τα μαύρα δικαιούνται ισοπαλία για τριπλή επανάληψη, δηλώνοντας Ιη8."), "{said}");
    // Over by itself, the game has nothing to claim.
    let said = told(&[&fifty(150), "--lang", "en"]);
    assert!(said.contains("75 moves") && !said.contains("claim"), "{said}");
}
