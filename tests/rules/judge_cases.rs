//! What the judge says of attempts: the table in `data/judge.txt`, each line as it stands and with colours exchanged.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use std::collections::BTreeSet;

use crate::setups::{mirrored, position, promotion};
use skaki::rules::{Color, Placed, Position, Reason, ReasonKind, Square};

const TABLE: &str = include_str!("../data/judge.txt");

/// The codes that a position alone, without a history, can give.
fn codes() -> impl Iterator<Item = &'static str> {
    let of_history = [ReasonKind::CastlingKingMoved, ReasonKind::CastlingRookMoved];
    ReasonKind::ALL.iter().filter(move |kind| !of_history.contains(kind)).map(|kind| kind.code())
}

fn attempt(text: &str) -> (Square, Square, Option<skaki::rules::PieceKind>) {
    (text[..2].parse().unwrap(), text[2..4].parse().unwrap(), text[4..].chars().next().map(promotion))
}

/// The position of the first column.
fn after_moves(text: &str) -> Position {
    let (fen, moves) = text.split_once('>').unwrap_or((text, ""));
    moves.split_whitespace().fold(position(fen.trim()), |position, text| {
        let (from, to, promotion) = attempt(text);
        position.play(position.judge(from, to, promotion).expect(text))
    })
}

fn pieces(pieces: &[Placed]) -> String {
    pieces.iter().map(|placed| format!(" {}{}", placed.piece.fen_letter(), placed.square)).collect()
}

fn described(reason: &Reason, position: &Position) -> String {
    let mut text = reason.code().to_string();
    if let Some(detail) = reason.detail() {
        text += &format!("/{detail}");
    }
    let squares = reason.squares();
    if squares.any() {
        text += &format!(" {squares}");
    }
    let named = reason.pieces(position);
    if !named.is_empty() {
        text += &format!(" by{}", pieces(&named));
    }
    text
}

fn verdict(position: &Position, text: &str) -> String {
    let (from, to, promotion) = attempt(text);
    match position.judge(from, to, promotion) {
        Ok(_) => "legal".to_string(),
        Err(refusal) => refusal.iter().map(|reason| described(reason, position)).collect::<Vec<_>>().join(", "),
    }
}

fn cases() -> impl Iterator<Item = [&'static str; 3]> {
    TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        columns.try_into().unwrap_or_else(|_| panic!("three columns: {line}"))
    })
}

#[test]
fn the_table() {
    let mut wrong = Vec::new();
    for [start, attempt, expected] in cases() {
        let found = verdict(&after_moves(start), attempt);
        if found != expected {
            wrong.push(format!("{start} | {attempt}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    assert!(cases().count() >= 150, "only {} cases", cases().count());
}

/// Colours exchanged and the board turned upside down, the verdict is the same, upside down.
#[test]
fn the_table_with_colours_exchanged() {
    let flip = |text: &str| -> String {
        let square = |name: &str| name.parse::<Square>().ok();
        let word = |word: &str| {
            let (name, comma) = word.strip_suffix(',').map_or((word, ""), |name| (name, ","));
            if let Some(square) = square(name) {
                return format!("{}{comma}", crate::setups::flipped(square));
            }
            let letter = name.chars().next().unwrap();
            match name.get(1..).and_then(square) {
                Some(square) => {
                    let swap =
                        if letter.is_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() };
                    format!("{swap}{}{comma}", crate::setups::flipped(square))
                }
                None => word.to_string(),
            }
        };
        text.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
    };
    // Squares are listed from a1 upwards, so lists come out in another order.
    let sorted = |text: &str| -> Vec<Vec<String>> {
        text.split(", ")
            .map(|reason| {
                let mut words: Vec<String> = reason.split(' ').map(str::to_string).collect();
                words[1..].sort();
                words
            })
            .collect()
    };
    for [start, attempt, expected] in cases() {
        let position = Position::new(mirrored(&after_moves(start).setup()));
        let upside_down = format!("{}{}", flip(&attempt[..2]), flip(&attempt[2..4])) + &attempt[4..];
        let found = verdict(&position, &upside_down);
        assert_eq!(sorted(&found), sorted(&flip(expected)), "{start} | {attempt}, colours exchanged");
    }
}

#[test]
fn every_code_is_met_with_both_colours() {
    let mut met = BTreeSet::new();
    for [start, attempt, expected] in cases() {
        let turn = after_moves(start).turn();
        for reason in expected.split(", ") {
            let code = reason.split([' ', '/']).next().unwrap();
            assert!(code == "legal" || codes().any(|known| known == code), "{code} in {start} | {attempt}");
            met.insert((code, turn));
            met.insert((code, turn.opponent()));
        }
    }
    for code in codes() {
        for color in Color::ALL {
            assert!(met.contains(&(code, color)), "no case for {code}, {}", color.name());
        }
    }
}
