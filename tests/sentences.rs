//! Every reason, in positions in which it is true, as both languages say it.
//!
//! The sentences are kept in `tests/snapshots/`: they are read by people, and a change in one is looked at.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a test that fails

use std::collections::BTreeSet;
use std::fmt::Write;

use skaki::explain::{explain_reason, ids};
use skaki::language::{Language, Words};
use skaki::rules::notation::fen;
use skaki::rules::{CastlingSide, Color, End, Game, Piece, PieceKind, Placed, Position, Reason, Square};

/// `e2e4`, `e7e8q`.
fn attempt(text: &str) -> (Square, Square, Option<PieceKind>) {
    let promotion = text.get(4..).and_then(|letter| letter.chars().next()).map(|letter| {
        skaki::rules::Piece::from_fen_letter(letter).map(|piece| piece.kind).expect("a letter of a piece")
    });
    (text[..2].parse().expect("a square"), text[2..4].parse().expect("a square"), promotion)
}

#[test]
fn every_reason_is_said_where_it_is_true() {
    let words = Words::new(Language::El);
    let mut said = String::new();
    let mut ids_said = BTreeSet::new();
    let mut say = |position: &Position, reason: &Reason, said: &mut String| {
        let message = explain_reason(position, reason);
        assert_eq!(message.id().to_string(), format!("reason-{}", reason.code()));
        ids_said.insert(message.id().to_string());
        for language in Language::ALL {
            let text = words.text_in(language, &message);
            assert!(text.ends_with('.') && !text.contains(['⟦', '{']), "{text}");
            writeln!(said, "    {text}").unwrap();
        }
    };
    for line in include_str!("data/refused.txt").lines().filter(|line| !line.starts_with('#')) {
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
    let man = |color, kind, square: &str| Placed { piece: Piece::new(color, kind), square: square.parse().unwrap() };
    let (pawn, target) = (man(Color::White, PieceKind::Pawn, "e5"), man(Color::Black, PieceKind::Pawn, "d5"));
    for reason in [
        Reason::EnPassantNotDoubleStep { pawn, target },
        Reason::CastlingKingMoved { color: Color::White, side: CastlingSide::Short },
        Reason::CastlingRookMoved { color: Color::Black, side: CastlingSide::Long },
        Reason::GameOver { end: End::Otherwise },
    ] {
        writeln!(said, "{}", reason.code()).unwrap();
        say(&Position::start(), &reason, &mut said);
    }
    assert_eq!(words.take_troubles(), Vec::<String>::new());
    let reasons = ids::GROUPS.iter().find(|group| group.file == "reasons").expect("the reasons");
    let unsaid: Vec<&str> =
        reasons.ids.iter().map(|(_, id)| id.as_str()).filter(|id| !ids_said.contains(*id)).collect();
    assert_eq!(unsaid, Vec::<&str>::new(), "reasons that no position of the table produces");
    insta::assert_snapshot!(said);
}
