//! `skaki why` through the real binary: every reason code, by its table.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use std::collections::BTreeSet;

use crate::world::{World, keys};
use serde_json::Value;
use skaki::rules::ReasonKind;

/// Positions and attempts of the rules' own tests: written as UCI, most of them White's.
const JUDGED: &str = include_str!("../data/judge.txt");
/// Histories, typed moves, and what a history changes in the table above.
const TABLE: &str = include_str!("../data/why.txt");

/// Reasons that stay for the rest of the game.
const FOR_GOOD: [&str; 5] =
    ["game-over", "castling-king-moved", "castling-rook-moved", "castling-right-gone", "castling-no-rook"];

/// A question and its answer.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Case {
    fen: String,
    moves: String,
    attempt: String,
    /// The UCI form of what was read, or `-`.
    uci: String,
    verdict: String,
}

fn rows(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('|').map(str::trim).collect())
}

fn table() -> Vec<Case> {
    rows(TABLE)
        .map(|row| {
            let [start, attempt, uci, verdict] = row.try_into().unwrap();
            let (fen, moves) = start.split_once('>').unwrap_or((start, ""));
            let owned = |text: &str| text.trim().to_owned();
            Case {
                fen: owned(fen),
                moves: owned(moves),
                attempt: owned(attempt),
                uci: owned(uci),
                verdict: owned(verdict),
            }
        })
        .collect()
}

/// The cases of the rules' table that a typed move and a history do not change.
fn judged() -> Vec<Case> {
    let other: BTreeSet<(String, String, String)> =
        table().into_iter().map(|case| (case.fen, case.moves, case.attempt)).collect();
    rows(JUDGED)
        .map(|row| {
            let [start, attempt, verdict] = row.try_into().unwrap();
            let (fen, moves) = start.split_once('>').unwrap_or((start, ""));
            Case {
                fen: fen.trim().to_owned(),
                moves: moves.trim().to_owned(),
                attempt: attempt.to_owned(),
                uci: attempt.to_owned(),
                verdict: verdict.to_owned(),
            }
        })
        .filter(|case| !other.contains(&(case.fen.clone(), case.moves.clone(), case.attempt.clone())))
        .collect()
}

fn swap_case(letter: char) -> char {
    if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

/// Ranks turned upside down in squares and moves.
fn flip(text: &str) -> String {
    text.chars().map(|letter| letter.to_digit(10).map_or(letter, |rank| char::from(b'0' + (9 - rank) as u8))).collect()
}

fn flip_fen(fen: &str) -> String {
    let fen = if fen == "start" { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" } else { fen };
    let fields: Vec<&str> = fen.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').rev().map(|rank| rank.chars().map(swap_case).collect()).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let castling: String = fields[2].chars().map(swap_case).collect();
    format!("{} {turn} {castling} {} {} {}", ranks.join("/"), flip(fields[3]), fields[4], fields[5])
}

/// Colours exchanged and the board turned upside down.
fn mirrored(case: &Case) -> Case {
    let verdict: Vec<String> = case
        .verdict
        .split(' ')
        .map(|word| {
            let name = word.trim_end_matches(',');
            let is_placed = name.len() == 3 && name.ends_with(|letter: char| letter.is_ascii_digit());
            let mut letters = word.chars();
            match letters.next() {
                Some(piece) if is_placed => format!("{}{}", swap_case(piece), flip(letters.as_str())),
                _ => flip(word),
            }
        })
        .collect();
    Case {
        fen: flip_fen(&case.fen),
        moves: flip(&case.moves),
        attempt: flip(&case.attempt),
        uci: flip(&case.uci),
        verdict: verdict.join(" "),
    }
}

/// A reason as the tables write it: squares and pieces in order of their names.
fn described(reason: &Value) -> String {
    let text = |key: &str| reason[key].as_str().unwrap().to_owned();
    let mut said = text("code");
    if let Some(detail) = reason.get("detail") {
        said += &format!("/{}", detail.as_str().unwrap());
    }
    let mut squares: Vec<String> =
        reason["squares"].as_array().unwrap().iter().map(|square| format!(" {}", square.as_str().unwrap())).collect();
    squares.sort();
    said += &squares.concat();
    let mut pieces: Vec<String> = reason["pieces"].as_array().unwrap().iter().map(placed).collect();
    pieces.sort();
    if !pieces.is_empty() {
        said += &format!(" by{}", pieces.concat());
    }
    said
}

fn placed(piece: &Value) -> String {
    let letter = match piece["piece"].as_str().unwrap() {
        "pawn" => 'p',
        "knight" => 'n',
        "bishop" => 'b',
        "rook" => 'r',
        "queen" => 'q',
        "king" => 'k',
        other => panic!("{other}"),
    };
    let letter = match piece["color"].as_str().unwrap() {
        "white" => letter.to_ascii_uppercase(),
        "black" => letter,
        other => panic!("{other}"),
    };
    format!(" {letter}{}", piece["square"].as_str().unwrap())
}

/// The same order in what is expected.
fn in_order(verdict: &str) -> String {
    let reason = |reason: &str| {
        let (head, pieces) = reason.split_once(" by").unwrap_or((reason, ""));
        let mut words = head.split(' ');
        let code = words.next().unwrap().to_owned();
        let mut squares: Vec<String> = words.map(|square| format!(" {square}")).collect();
        squares.sort();
        let mut pieces: Vec<&str> = pieces.split_whitespace().collect();
        pieces.sort_unstable();
        let by = if pieces.is_empty() { String::new() } else { format!(" by {}", pieces.join(" ")) };
        code + &squares.concat() + &by
    };
    verdict.split(", ").map(reason).collect::<Vec<_>>().join(", ")
}

/// Asks the binary, and holds the form of the answer to what is documented.
fn ask(world: &World, case: &Case, language: &str) -> Result<(), String> {
    let mut args = vec!["why", &case.fen, "--json", "--lang", language, "--moves", &case.moves];
    args.extend(["--", &case.attempt]);
    let answer = world.run(args);
    let legal = case.verdict == "legal";
    if answer.status != i32::from(!legal) || !answer.err.is_empty() {
        return Err(format!("{case:?}\n  {answer:?}"));
    }
    assert_eq!(answer.out.lines().count(), 1, "one value, one line");
    assert_eq!(answer.keys(), ["move", "legal", "reasons"]);
    let json = answer.json();
    let uci = json["move"].as_str().unwrap_or("-");
    let reasons = json["reasons"].as_array().unwrap();
    for reason in reasons {
        let mut expected = vec!["code", "rule", "for_good", "squares", "pieces", "text"];
        expected.extend(reason.get("detail").map(|_| "detail"));
        assert_eq!(keys(reason), expected);
        let code = reason["code"].as_str().unwrap();
        assert_eq!(reason["for_good"], Value::Bool(FOR_GOOD.contains(&code)), "{code}");
        let is_notation = code.starts_with("notation-");
        assert_eq!(reason["rule"].is_string(), !is_notation, "{code}");
        let text = reason["text"].as_str().unwrap();
        assert!(text.ends_with(['.', ';', '?']) && !text.contains(['\n', '{', '}', '$', '\u{2068}']), "{text}");
        if !is_notation {
            assert_eq!(crate::world::is_greek(text), language == "el", "{text}");
        }
    }
    assert_eq!(json["legal"], Value::Bool(legal));
    let found = if legal { "legal".to_owned() } else { reasons.iter().map(described).collect::<Vec<_>>().join(", ") };
    let expected = in_order(&case.verdict);
    if (uci, found.as_str()) == (case.uci.as_str(), expected.as_str()) {
        return Ok(());
    }
    Err(format!(
        "{} > {} | {} | {} | {expected}\n  found {uci} | {found}",
        case.fen, case.moves, case.attempt, case.uci
    ))
}

#[track_caller]
fn hold(cases: &[Case], language: &str) {
    let world = World::new();
    let wrong: Vec<String> = cases.iter().filter_map(|case| ask(&world, case, language).err()).collect();
    assert!(wrong.is_empty(), "{} of {} wrong\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

#[test]
fn histories_and_typed_moves() {
    hold(&table(), "el");
}

#[test]
fn the_table_of_the_rules() {
    hold(&judged(), "en");
}

#[test]
fn the_table_of_the_rules_with_colours_exchanged() {
    hold(&judged().iter().map(mirrored).collect::<Vec<_>>(), "el");
}

/// Every code is met at least twice, once with each colour, and the tables are long enough.
#[test]
fn every_code_is_met_with_both_colours() {
    let turn = |case: &Case| {
        let moved = case.moves.split_whitespace().filter(|word| !word.ends_with('.')).count();
        (case.fen.split(' ').nth(1) == Some("b")) != (moved % 2 == 1)
    };
    let judged = judged();
    let cases: Vec<Case> = judged.iter().cloned().chain(judged.iter().map(mirrored)).chain(table()).collect();
    assert!(judged.len() + table().len() >= 250, "{} and {}", judged.len(), table().len());
    let mut met = BTreeSet::new();
    for case in &cases {
        for reason in case.verdict.split(", ") {
            met.insert((reason.split([' ', '/']).next().unwrap(), turn(case)));
        }
    }
    // What stands against a move, and why what was typed is none.
    let unreadable = ["notation-unreadable", "notation-ambiguous", "notation-mixed-alphabets", "no-piece-reaches"];
    let codes: Vec<&str> = ReasonKind::ALL.iter().map(|kind| kind.code()).chain(unreadable).collect();
    for &code in &codes {
        for black in [false, true] {
            assert!(met.contains(&(code, black)), "no case of {code} with {}", if black { "Black" } else { "White" });
        }
    }
    assert_eq!(met.iter().map(|(code, _)| code).collect::<BTreeSet<_>>().len(), codes.len() + 1, "and legal moves");
}
