//! Every reason, in positions in which it is true, as both languages say it.
//!
//! The sentences are kept in `tests/snapshots/`: they are read by people, and a change in one is looked at.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a test that fails

use std::collections::BTreeSet;
use std::fmt::Write;

use skaki::explain::{explain_no_square, explain_outcome, explain_read_error, explain_reason, explain_state};
use skaki::language::{Language, Words, ids};
use skaki::rules::game::{Outcome, OutcomeKind};
use skaki::rules::notation::{fen, read_move, read_square};
use skaki::rules::{Color, Game, PieceKind, Position, Reason, Square};

/// `e2e4`, `e7e8q`.
fn attempt(text: &str) -> (Square, Square, Option<PieceKind>) {
    let promotion = text.get(4..).and_then(|letter| letter.chars().next()).map(|letter| {
        skaki::rules::Piece::from_fen_letter(letter).map(|piece| piece.kind).expect("a letter of a piece")
    });
    (text[..2].parse().expect("a square"), text[2..4].parse().expect("a square"), promotion)
}

#[test]
fn every_reason_is_said_where_it_is_true() {
    let words = Words::new(Language::EL);
    let mut said = String::new();
    let mut ids_said = BTreeSet::new();
    let mut say = |position: &Position, reason: &Reason, said: &mut String| {
        let message = explain_reason(position, reason);
        assert_eq!(message.id().to_string(), format!("reason-{}", reason.code()));
        ids_said.insert(message.id().to_string());
        for language in Language::all() {
            let text = words.text_in(language, &message);
            assert!(text.ends_with('.') && !text.contains(['⟦', '{']), "{text}");
            writeln!(said, "    {text}").unwrap();
        }
    };
    for line in include_str!("../data/refused.txt").lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [code, position, moves, wanted] = cells[..] else { panic!("{line}") };
        let mut game = Game::new(Position::new(fen::read(position).expect(position)));
        for mv in moves.split_whitespace() {
            let (from, to, promotion) = attempt(mv);
            let mv = game.judge(from, to, promotion).unwrap_or_else(|refusal| panic!("{line}: {mv}: {refusal:?}"));
            game.play(mv);
        }
        let (from, to, promotion) = attempt(wanted);
        let refusal = game.judge(from, to, promotion).expect_err(line);
        assert!(refusal.iter().any(|reason| reason.code() == code), "{line}: {refusal:?}");
        writeln!(said, "{code}: {position} {moves}· {wanted}").unwrap();
        for reason in refusal.iter() {
            say(game.position(), reason, &mut said);
        }
    }
    // The snapshot has one position for each; every case of the judge is said as well.
    let mut cases = String::new();
    for line in include_str!("../data/judge.txt").lines().filter(|line| !line.starts_with('#') && line.contains(" | "))
    {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [position, wanted, _] = cells[..] else { panic!("{line}") };
        if position.contains('>') {
            continue;
        }
        let position = Position::new(fen::read(position).expect(position));
        let (from, to, promotion) = attempt(wanted);
        if let Err(refusal) = position.judge(from, to, promotion) {
            refusal.iter().for_each(|reason| say(&position, reason, &mut cases));
        }
    }
    assert_eq!(words.take_troubles(), Vec::<String>::new());
    let reasons = ids::GROUPS.iter().find(|group| group.file == "reasons").expect("the reasons");
    let unsaid: Vec<&str> = reasons
        .ids
        .iter()
        .map(|id| id.as_str())
        .filter(|id| id.starts_with("reason-") && !ids_said.contains(*id))
        .collect();
    assert_eq!(unsaid, Vec::<&str>::new(), "reasons that no position of the table produces");
    insta::assert_snapshot!(said);
}

#[test]
fn where_castling_is_out_of_the_question_the_king_s_rule_comes_first() {
    let first = |position: &str| {
        let position = Position::new(fen::read(position).expect(position));
        let refusal = position.judge("e1".parse().unwrap(), "g1".parse().unwrap(), None).expect_err("no castling");
        skaki::explain::refusal(&position, &refusal, skaki::explain::Listener::Player)
            .first()
            .map(|message| message.id().to_string())
    };
    assert_eq!(first("4k3/8/8/8/8/8/8/4K3 w - - 0 1").as_deref(), Some("reason-wrong-shape"));
    assert_eq!(first("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").as_deref(), Some("reason-castling-no-rook"));
}

#[test]
fn what_cannot_be_read_is_told_and_what_may_have_been_meant_is_offered() {
    let words = Words::new(Language::EL);
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    let bishop = "4k3/8/8/8/8/8/8/2B1KQ2 w - - 0 1";
    let rooks = "4k3/8/8/8/R6R/8/8/4K3 w - - 0 1";
    let four = "4k3/8/8/8/8/1N3N2/8/1N2KN2 w - - 0 1";
    let mut said = String::new();
    for (position, typed) in [
        ("start", ""),
        ("start", "hello"),
        ("start", "ψ4"),
        ("start", "Βψ4"),
        ("start", "e9"),
        ("start", "Bε5"),
        (bishop, "Bε3"),
        (knights, "Nd2"),
        (rooks, "Πε4"),
        (four, "Nd2"),
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "d5"),
        ("start", "Ιε5"),
        ("start", "Qd5"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Ra5"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "πιόνι ε4"),
        ("start", "ββ5"),
        ("start", "Ra3"),
        ("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "ε8Ρ"),
        ("start", "0-0"),
        // The file was written, and a pawn of another one takes there.
        ("4k3/8/2p5/1P6/8/8/8/4K3 w - - 0 1", "dxc6"),
        ("4k3/8/2p5/1P6/8/8/8/4K3 w - - 0 1", "exc6"),
        ("4k3/8/2p5/1P6/8/8/8/4K3 w - - 0 1", "c6"),
    ] {
        let position = Position::new(fen::read(position).expect(position));
        let error = read_move(typed, &position).expect_err(typed);
        writeln!(said, "{typed:?}: {}", error.code()).unwrap();
        let messages = explain_read_error(&position, &error);
        assert!(!messages.is_empty());
        for message in messages {
            for language in Language::all() {
                writeln!(said, "    {}", words.text_in(language, &message)).unwrap();
            }
        }
    }
    for typed in ["", "φ3", "hello", "a0"] {
        writeln!(said, "square {typed:?}").unwrap();
        let message = explain_no_square(&read_square(typed).expect_err(typed));
        for language in Language::all() {
            writeln!(said, "    {}", words.text_in(language, &message)).unwrap();
        }
    }
    assert_eq!(words.take_troubles(), Vec::<String>::new());
    assert!(!said.contains(['⟦', '{']));
    insta::assert_snapshot!(said);
}

#[test]
fn how_a_position_stands_and_how_a_game_ended() {
    let words = Words::new(Language::EL);
    let mut said = String::new();
    let mut say = |message: &skaki::language::Message| {
        for language in Language::all() {
            writeln!(said, "{}", words.text_in(language, message)).unwrap();
        }
    };
    for position in [
        "start",
        "4r2k/8/8/8/8/8/8/4K3 w - - 0 1",
        "4r2k/8/8/8/8/5n2/8/4K3 w - - 0 1",
        "4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    ] {
        say(&explain_state(&Position::new(fen::read(position).expect(position))));
    }
    for kind in OutcomeKind::ALL {
        let winners: &[Option<Color>] = match kind {
            OutcomeKind::Checkmate => &[Some(Color::Black)],
            OutcomeKind::Resignation => &[Some(Color::White), None],
            _ => &[None],
        };
        for &winner in winners {
            say(&explain_outcome(&Position::start(), &Outcome { kind, winner }));
        }
    }
    assert_eq!(words.take_troubles(), Vec::<String>::new());
    insta::assert_snapshot!(said);
}
