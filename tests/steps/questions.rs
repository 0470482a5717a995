//! The questions that lessons ask about a position: each answer against its plain definition, and what is said of a
//! wrong mark, in both languages.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a test that fails

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

use crate::random::Random;
use crate::transcript::Transcript;
use skaki::exercise::Attempt;
use skaki::explain;
use skaki::language::ids;
use skaki::lesson::{Question, SourceText, read_lesson};
use skaki::rules::notation::fen;
use skaki::rules::{Color, Move, Piece, PieceKind, Position, Setup, Square, SquareSet, State};
use skaki::session::{Event, Hint, Request, Session};

fn position(text: &str) -> Position {
    Position::new(fen::read(text).unwrap_or_else(|faults| panic!("{text}: {faults}")))
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn question(phrase: &str) -> Question {
    phrase.parse().unwrap_or_else(|none| panic!("{phrase}: {none:?}"))
}

/// Positions with two kings, one and none, of either side, in check and not, with pins, passed pawns and rights.
const POSITIONS: [&str; 14] = [
    "start",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "4r2k/8/8/1B6/8/3b4/3P4/4K2R w - - 0 1",
    "4r2k/8/8/8/8/5n2/6P1/4K3 w - - 0 1",
    "7k/8/6K1/8/8/8/8/1Q2R3 w - - 0 1",
    "3q2k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1",
    "8/3p4/3P4/8/1p1R2pp/8/2B5/3r4 w - - 0 1",
    "8/8/8/8/4n3/8/3P4/4K3 b - - 0 1",
    "8/8/2k5/8/4N3/8/3p4/8 w - - 0 1",
    "k7/1P6/8/8/8/8/6p1/7K w - - 0 1",
    "7b/8/8/8/r2R4/8/8/K6k w - - 0 1",
];

/// All legal moves of a side, as if it were its turn.
fn moves(position: &Position, color: Color) -> Vec<Move> {
    position.with_turn(color).legal_moves().iter().copied().collect()
}

/// The squares of which something is true.
fn such(holds: impl Fn(Square) -> bool) -> SquareSet {
    Square::all().filter(|square| holds(*square)).collect()
}

/// Holds the answer to a phrase against its definition.
fn same(fen: &str, phrase: &str, definition: SquareSet) {
    let position = position(fen);
    assert_eq!(question(phrase).answer(&position), definition, "{phrase} in {fen}");
}

/// Whether a man could take an enemy's on this square if nothing but the way mattered: asked of the judge's own board.
fn controls(position: &Position, from: Square, to: Square) -> bool {
    let Some(piece) = position.piece_at(from) else { return false };
    if from == to {
        return false;
    }
    // Without kings and with a pawn of the other side on it, every control is a legal capture.
    let mut setup = position.setup();
    for square in Square::all() {
        if setup.board.kind_at(square) == Some(PieceKind::King) {
            let stand_in = if square == from { continue } else { PieceKind::Pawn };
            setup.board.set(square, position.piece_at(square).map(|king| Piece::new(king.color, stand_in)));
        }
    }
    setup.board.set(to, Some(Piece::new(piece.color.opponent(), PieceKind::Knight)));
    setup.turn = piece.color;
    let here = Position::new(setup);
    match piece.kind {
        // A king's own steps are barred by what others control, not by their shape.
        PieceKind::King => from.distance(to) == 1,
        _ => here.legal_moves().iter().any(|mv| mv.from() == from && mv.to() == to && mv.capture().is_some()),
    }
}

#[test]
fn each_answer_is_what_its_definition_says() {
    for fen in POSITIONS {
        let here = position(fen);
        let board = here.board();
        for color in Color::ALL {
            let (side, other) = (color.name(), color.opponent());
            let all = moves(&here, color);
            let after = |mv: &Move| here.with_turn(color).play(*mv);
            let own = board.of_color(color);
            same(fen, &format!("moves of {side}"), all.iter().map(|mv| mv.to()).collect());
            same(fen, &format!("captures of {side}"), all.iter().filter_map(|mv| mv.captured_square()).collect());
            same(fen, &format!("movable {side}"), all.iter().map(|mv| mv.from()).collect());
            let of_side = |to| own.iter().any(|from| controls(&here, from, to));
            let of_other = |to| board.of_color(other).iter().any(|from| controls(&here, from, to));
            same(fen, &format!("controlled by {side}"), such(of_side));
            same(fen, &format!("attacked {side}"), such(|at| own.contains(at) && of_other(at)));
            let king = |at| board.kind_at(at) == Some(PieceKind::King);
            same(fen, &format!("undefended {side}"), such(|at| own.contains(at) && !king(at) && !of_side(at)));
            let of_state = |state: State| {
                all.iter().filter(|mv| after(mv).state() == state).map(|mv| mv.to()).collect::<SquareSet>()
            };
            same(
                fen,
                &format!("checks of {side}"),
                all.iter().filter(|mv| after(mv).is_check()).map(|mv| mv.to()).collect(),
            );
            same(fen, &format!("mates of {side}"), of_state(State::Checkmate));
            // For nothing: some capture of it that no reply takes back.
            let free = moves(&here, other).into_iter().filter(|mv| {
                let after = here.with_turn(other).play(*mv);
                !after.legal_moves().iter().any(|reply| reply.captured_square() == Some(mv.to()))
            });
            same(fen, &format!("hanging {side}"), free.filter_map(Move::captured_square).collect());
            let steps = all.iter().filter(|mv| mv.piece() == PieceKind::King && here.king(color).is_some());
            same(
                fen,
                &format!("safe squares of {side}"),
                steps.clone().filter(|mv| mv.castling().is_none()).map(|mv| mv.to()).collect(),
            );
            same(
                fen,
                &format!("castling of {side}"),
                steps.filter(|mv| mv.castling().is_some()).map(|mv| mv.to()).collect(),
            );
            // A pinned man: without it, and with nobody else gone, its king stands in a check that was not there.
            let pinned = such(|at| {
                let Some(king) = here.king(color).filter(|king| own.contains(at) && at != *king) else { return false };
                let mut setup = here.setup();
                setup.board.set(at, None);
                let opened = Position::new(setup);
                let before = board.attackers(king, other);
                (opened.board().attackers(king, other) & !before).any()
            });
            same(fen, &format!("pinned {side}"), pinned);
            for at in own {
                let here_and = |mv: &&Move| mv.from() == at;
                same(fen, &format!("moves of {at}"), all.iter().filter(here_and).map(|mv| mv.to()).collect());
                same(
                    fen,
                    &format!("captures of {at}"),
                    all.iter().filter(here_and).filter(|mv| mv.capture().is_some()).map(|mv| mv.to()).collect(),
                );
                same(fen, &format!("controlled by {at}"), such(|to| controls(&here, at, to)));
                same(fen, &format!("defenders of {at}"), such(|from| own.contains(from) && controls(&here, from, at)));
                same(fen, &format!("attackers of {at}"), such(|from| !own.contains(from) && controls(&here, from, at)));
                let state = |wanted: State| -> SquareSet {
                    all.iter().filter(here_and).filter(|mv| after(mv).state() == wanted).map(|mv| mv.to()).collect()
                };
                same(fen, &format!("mates of {at}"), state(State::Checkmate));
                same(fen, &format!("stalemates of {at}"), state(State::Stalemate));
                same(
                    fen,
                    &format!("checks of {at}"),
                    all.iter().filter(here_and).filter(|mv| after(mv).is_check()).map(|mv| mv.to()).collect(),
                );
            }
            same(fen, &format!("men of {side}"), own);
            same(
                fen,
                &format!("pieces of {side}"),
                such(|at| own.contains(at) && board.kind_at(at) != Some(PieceKind::Pawn)),
            );
            same(
                fen,
                &format!("{side} pawns"),
                such(|at| own.contains(at) && board.kind_at(at) == Some(PieceKind::Pawn)),
            );
        }
        let both: Vec<Move> = Color::ALL.into_iter().flat_map(|color| moves(&here, color)).collect();
        for to in Square::all() {
            same(fen, &format!("movers to {to}"), both.iter().filter(|mv| mv.to() == to).map(|mv| mv.from()).collect());
            if here.piece_at(to).is_none() {
                same(fen, &format!("attackers of {to}"), such(|from| controls(&here, from, to)));
            }
        }
        let turn = here.turn();
        let legal = moves(&here, turn);
        let king = here.king(turn);
        let checkers = king.map_or(SquareSet::EMPTY, |king| {
            such(|from| board.of_color(turn.opponent()).contains(from) && controls(&here, from, king))
        });
        same(fen, "checkers", checkers);
        let (mut escapes, mut takers, mut blocks, mut blockers) = Default::default();
        for mv in legal.iter().filter(|_| checkers.any()) {
            let (to, from): (&mut SquareSet, &mut SquareSet) = (&mut escapes, &mut takers);
            if mv.captured_square().is_some_and(|taken| checkers.contains(taken)) {
                *from = from.with(mv.from());
            } else if mv.piece() == PieceKind::King {
                *to = to.with(mv.to());
            } else {
                blocks = SquareSet::with(blocks, mv.to());
                blockers = SquareSet::with(blockers, mv.from());
            }
        }
        same(fen, "escapes", escapes);
        same(fen, "takers", takers);
        same(fen, "blocks", blocks);
        same(fen, "blockers", blockers);
        same(fen, "en passant", legal.iter().filter(|mv| mv.is_en_passant()).map(|mv| mv.to()).collect());
        same(fen, "empty squares", such(|at| here.piece_at(at).is_none()));
        same(fen, "men", such(|at| here.piece_at(at).is_some()));
        same(fen, "pieces", such(|at| board.kind_at(at).is_some_and(|kind| kind != PieceKind::Pawn)));
        same(fen, "knights", such(|at| board.kind_at(at) == Some(PieceKind::Knight)));
    }
}

#[test]
fn the_board_itself_is_described_as_it_is() {
    let numbers = |at: Square| (i32::from(at.file().index()), i32::from(at.rank().index()));
    let fen = "8/8/8/8/8/8/8/8 w - - 0 1";
    for from in Square::all() {
        let (file, rank) = numbers(from);
        let apart = |to: Square| ((numbers(to).0 - file).abs(), (numbers(to).1 - rank).abs());
        same(fen, &format!("around {from}"), such(|to| to != from && apart(to).0 <= 1 && apart(to).1 <= 1));
        same(fen, &format!("diagonals of {from}"), such(|to| to != from && apart(to).0 == apart(to).1));
        for other in Square::all().filter(|other| *other != from) {
            let (f, r) = numbers(other);
            let straight = f == file || r == rank || (f - file).abs() == (r - rank).abs();
            let between = such(|at| {
                let (x, y) = numbers(at);
                let inside = |v: i32, a: i32, b: i32| if a == b { v == a } else { a.min(b) < v && v < a.max(b) };
                straight
                    && inside(x, file, f)
                    && inside(y, rank, r)
                    && ((x - file) * (r - rank) == (y - rank) * (f - file))
            });
            same(fen, &format!("between {from} and {other}"), between);
        }
    }
    same(fen, "edge", such(|at| [0, 7].contains(&numbers(at).0) || [0, 7].contains(&numbers(at).1)));
    same(fen, "corners", such(|at| [0, 7].contains(&numbers(at).0) && [0, 7].contains(&numbers(at).1)));
    same(fen, "centre", such(|at| [3, 4].contains(&numbers(at).0) && [3, 4].contains(&numbers(at).1)));
    same(fen, "dark squares", such(|at| (numbers(at).0 + numbers(at).1) % 2 == 0));
    same(fen, "light squares", such(|at| (numbers(at).0 + numbers(at).1) % 2 == 1));
    same(fen, "all squares", such(|_| true));
    same(fen, "file c", such(|at| numbers(at).0 == 2));
    same(fen, "rank 6", such(|at| numbers(at).1 == 5));
}

/// Every square a man comes to by playing its moves again and again, the other side never moving, by the rules' own moves.
fn walked(position: &Position, from: Square) -> SquareSet {
    let color = position.piece_at(from).unwrap().color;
    let mut reached = SquareSet::EMPTY;
    let mut seen = BTreeSet::new();
    let mut open = vec![(position.with_turn(color), from)];
    while let Some((here, at)) = open.pop() {
        for mv in here.legal_moves().iter().filter(|mv| mv.from() == at) {
            reached = reached.with(mv.to());
            let next = here.play(*mv).with_turn(color);
            if mv.promotion().is_none() && seen.insert((mv.to().index(), next.board().occupied().0)) {
                open.push((next, mv.to()));
            }
        }
    }
    reached.without(from)
}

#[test]
fn reach_is_where_walking_leads() {
    for fen in [
        "8/3p4/3P4/8/1p1R2pp/8/2B5/3r4 w - - 0 1",
        "8/8/8/3p4/2p1p3/3P4/1P1P4/2B1R3 w - - 0 1",
        "8/pppp4/8/2n5/4b3/1P6/P1P3P1/RNBQ4 w - - 0 1",
        "8/8/1p6/p1p5/8/2p1p3/1P1P1P2/8 w - - 0 1",
        "4q3/8/8/3pP3/8/8/1p2P3/N6r w - d6 0 1",
        // Check, by one or by two, and pins: nothing leaves the own king in check.
        "3K4/Q7/8/4n1P1/8/1k6/3q4/5R2 w - - 0 1",
        "4r2k/8/8/8/1b6/8/2PN4/R2QK1NR w - - 0 1",
        "4r2k/8/8/8/8/3n1n2/8/R2QKB1R w - - 0 1",
        "4r2k/4n3/8/4R3/8/2n5/3P4/B3K3 w - - 0 1",
        "k3r3/8/8/8/1b2Q3/2p1n3/8/4K3 w - - 0 1",
        "8/8/8/K2pP2r/8/8/8/6k1 w - d6 0 1",
        "8/8/5b2/3pP3/3K4/8/8/6k1 w - d6 0 1",
        "8/6b1/8/q1p1p3/1P1P4/2K5/1P1P4/R1r4k w - - 0 1",
    ] {
        let here = position(fen);
        for at in here.board().occupied() {
            same(fen, &format!("reach of {at}"), walked(&here, at));
        }
    }
    // Random boards with kings, some of them in check.
    let mut random = Random(3);
    for _ in 0..400 {
        let mut setup = Setup { turn: Color::White, ..Setup::EMPTY };
        let kinds = [PieceKind::Pawn, PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen];
        let kings = Color::ALL.map(|color| Piece::new(color, PieceKind::King));
        let others =
            (0..7).map(|_| Piece::new(Color::ALL[random.below(2)], kinds[random.below(5)])).collect::<Vec<_>>();
        for piece in kings.into_iter().chain(others) {
            let square = Square::all().nth(8 + random.below(48)).unwrap();
            if setup.board.piece_at(square).is_none() {
                setup.board.set(square, Some(piece));
            }
        }
        if Color::ALL.into_iter().any(|color| setup.board.of(Piece::new(color, PieceKind::King)).is_empty()) {
            continue;
        }
        let here = Position::new(setup);
        for at in here.board().occupied() & !here.board().of_kind(PieceKind::King) {
            let question: Question = format!("reach of {at}").parse().unwrap();
            assert_eq!(question.answer(&here), walked(&here, at), "{at}: {}", fen::write(&here.setup()));
        }
    }
    // A king takes the rook that barred its way, but not one that is protected, and never the other king.
    let a1 = sq("a1");
    same("8/8/8/8/8/8/3r4/K7 w - - 0 1", "reach of a1", SquareSet::ALL.without(a1));
    same("8/8/8/8/8/4p3/3r4/K7 w - - 0 1", "reach of a1", [sq("b1"), sq("c1")].into_iter().collect());
    same("k7/2Q5/8/8/8/8/8/7K b - - 0 1", "reach of a8", SquareSet::EMPTY);
}

#[test]
fn pins_have_a_pinner_and_a_line() {
    let fen = "4r2k/8/8/b7/8/2P1N3/8/4K3 w - - 0 1";
    same(fen, "pinned white", [sq("c3"), sq("e3")].into_iter().collect());
    same(fen, "pinners of white", [sq("a5"), sq("e8")].into_iter().collect());
    same(fen, "pin line of e3", ["e2", "e4", "e5", "e6", "e7", "e8"].map(sq).into_iter().collect());
    same(fen, "pin line of c3", ["d2", "b4", "a5"].map(sq).into_iter().collect());
    same(fen, "pinners of black", SquareSet::EMPTY);
    same(fen, "pin line of h8", SquareSet::EMPTY);
}

#[test]
fn joined_phrases_are_the_joined_sets() {
    let here = position("start");
    let of = |phrase: &str| question(phrase).answer(&here);
    assert_eq!(of("dark squares and file d"), of("dark squares") & of("file d"));
    assert_eq!(of("men of white except white pawns"), of("pieces of white"));
    assert_eq!(of("men of white and not white pawns"), of("pieces of white"));
    assert_eq!(of("corners or rank 4 except file a"), (of("corners") | of("rank 4")) & !of("file a"));
    assert_eq!(of("corners or rank 4 and dark squares"), (of("corners") | of("rank 4")) & of("dark squares"));
    let meeting = position("4r2k/8/8/1B6/8/3b4/3P4/4K2R w - - 0 1");
    let both = question("controlled by white and controlled by black");
    let (white, black) = (question("controlled by white"), question("controlled by black"));
    assert_eq!(both.answer(&meeting), white.answer(&meeting) & black.answer(&meeting));
    assert!(both.answer(&meeting).any());
}

/// A step that asks this.
fn asking(fen: &str, phrase: &str) -> Session {
    let text = format!(
        "format = 1\nid = \"asked\"\nlanguages = [\"en\"]\nrules = [\"control\"]\n[text.en]\ntitle = \"It\"\none = \"It.\"\n\
         [[step]]\nid = \"one\"\nkind = \"mark\"\nfen = \"{fen}\"\nanswer = \"{phrase}\"\n"
    );
    let (lesson, faults) = read_lesson(&SourceText::new("asked.toml", text));
    assert_eq!(faults, []);
    Session::new(Arc::new(lesson.unwrap().steps[0].clone()))
}

#[test]
fn the_hints_of_joined_questions_lead_to_the_answer() {
    let men = "8/3p4/3P4/8/1p1R2pp/8/2B5/3r4 w";
    for (phrase, wanted) in [
        ("dark squares and file d", "d2 d4 d6 d8"),
        ("men of white except white pawns", "c2 d4"),
        ("corners or rank 4 except file a", "h1 b4 c4 d4 e4 f4 g4 h4 h8"),
    ] {
        let mut session = asking(men, phrase);
        let mut given = Vec::new();
        for _ in 0..4 {
            given.extend(session.apply(Request::Hint));
        }
        let [
            Event::Hint(Hint::Rule(_)),
            Event::Hint(Hint::Count(count)),
            Event::Hint(Hint::OneMore(one)),
            Event::Hint(Hint::All(all)),
        ] = given.as_slice()
        else {
            panic!("{phrase}: {given:?}")
        };
        assert_eq!((all.to_string().as_str(), *count), (wanted, all.len()), "{phrase}");
        assert!(all.contains(*one), "{phrase}");
        for square in *all {
            let _ = session.apply(Request::Try(Attempt::Toggle(square)));
        }
        let events = session.apply(Request::Try(Attempt::Submit));
        assert!(matches!(events.as_slice(), [Event::Solved { .. }]), "{phrase}: {events:?}");
    }
}

// ---------------------------------------------------------------------------------------------------------------

impl Transcript {
    /// Writes down what is said when one of these squares is marked, alone, where the phrase is asked; `-` for none.
    fn wrong(&mut self, fen: &str, phrase: &str, marks: &str) {
        let asked = question(phrase);
        let here = position(fen);
        let answer = asked.answer(&here);
        writeln!(self.text, "{phrase} ({answer}): {marks}").unwrap();
        for mark in marks.split_whitespace() {
            let extra = if mark == "-" { SquareSet::EMPTY } else { SquareSet::of(sq(mark)) };
            assert!((extra & answer).is_empty(), "{phrase}: {mark} is right");
            let missing = answer.len();
            let event = Event::WrongMarks { position: here, extra, missing, asked: Some(asked.clone()) };
            let said = explain::event("lesson", &event);
            let first = said.first().unwrap_or_else(|| panic!("{phrase}: nothing is said of {mark}"));
            if extra.is_empty() {
                said.iter().for_each(|message| self.say(message));
            } else {
                assert_eq!(first.id().to_string(), ids::MISS_EXTRA_MARK.to_string(), "{phrase}: no reason for {mark}");
                self.say(first);
            }
        }
    }
}

#[test]
fn every_wrong_mark_gets_its_reason_and_every_question_its_words() {
    let mut t = Transcript::new();
    let men = "8/3p4/3P4/8/1p1R2pp/8/2B5/3r4 w - - 0 1";
    let pins = "4r2k/8/8/8/8/4N3/3Q4/4K3 w - - 0 1";
    let check = "4r2k/8/8/1B6/8/3b4/3P4/4K2R w - - 0 1";

    t.wrong(men, "moves of d4", "d4 d6 h4 e5 -");
    t.wrong(men, "moves of white", "d6 a8 c2 -");
    t.wrong(pins, "moves of white", "f5");
    t.wrong(men, "captures of d4", "e4 h4 -");
    t.wrong(men, "captures of white", "c2 e5 h4 d7 -");
    t.wrong("7b/8/8/8/r2R4/8/8/K6k w - - 0 1", "captures of white", "a4 h1");
    t.wrong(men, "movers to e4", "e4 d6 b4 d7 -");
    t.wrong(pins, "movable white", "e3 h8 a1");
    t.wrong("8/8/8/8/8/8/1P6/2B5 w - - 0 1", "reach of c1", "c1 b2 c2 -");
    t.wrong("8/8/8/8/8/5p2/4P3/8 w - - 0 1", "reach of e2", "a2");
    t.wrong("7k/8/8/8/4r3/8/8/2B1K3 w - - 0 1", "reach of c1", "g5 a3 c5");
    t.wrong(men, "controlled by d4", "d4 h4 e5 -");
    t.wrong("8/8/8/8/8/4P3/8/8 w - - 0 1", "controlled by white", "e4 -");
    t.wrong(pins, "attackers of e3", "e3 d2 a1 h8 -");
    t.wrong(pins, "defenders of e3", "e3 e8 e1 h8 -");
    t.wrong(pins, "attacked white", "d2 e8 a1 -");
    t.wrong(pins, "undefended black", "h8 a1 e3 -");
    t.wrong("4r1k1/8/8/8/8/8/8/4K3 b - - 0 1", "undefended black", "g8");
    t.wrong("4k2r/7r/8/8/8/8/3N4/5N1K w - - 0 1", "undefended black or undefended white", "h8 d2");
    t.wrong("4k3/8/3p4/4n3/1r6/2B5/8/4R1K1 w - - 0 1", "hanging black", "e5 d6 e8 a1 -");
    t.wrong("3r3k/8/8/6n1/8/8/3B4/3K4 w - - 0 1", "hanging black or corners", "g5");
    t.wrong("4r3/8/4p3/8/7b/8/8/4K3 w - - 0 1", "checkers", "e6 e8 e1 a1 -");
    t.wrong("4k3/8/8/8/8/8/8/R6K w - - 0 1", "checks of a1", "b1 b3 -");
    t.wrong("4k3/8/8/8/8/8/8/R6K w - - 0 1", "checks of white", "b1 b3 h1 -");
    let mate = "7k/8/6K1/8/8/8/8/1Q2R3 w - - 0 1";
    t.wrong(mate, "mates of b1", "a1 a3 h1 b2 c1 -");
    t.wrong("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "mates of a2 or corners", "h2");
    t.wrong("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "mates of a1", "b1");
    t.wrong(mate, "mates of white", "b2 c1 f3 g6 -");
    t.wrong("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "stalemates of f1", "f8 e1 e3 -");
    t.wrong(check, "escapes", "e1 e2 e8 -");
    t.wrong("7k/8/8/8/8/8/4q3/4K2R w - - 0 1", "takers", "e2");
    t.wrong("7k/8/8/8/8/8/4r3/4K3 w - - 0 1", "escapes", "e2");
    t.wrong(check, "takers", "h1 d2 h8 a1 -");
    t.wrong("7b/8/8/8/r2R4/8/8/K6k w - - 0 1", "takers or corners", "d4");
    t.wrong("4r2k/8/8/8/8/7B/8/4K2R w - - 0 1", "blocks", "e1 e5 d1 -");
    t.wrong("3r3k/8/8/8/b7/8/2B5/3K3R w - - 0 1", "blocks or corners", "d3 d5");
    t.wrong("4r2k/8/8/8/8/7B/8/4K2R w - - 0 1", "blockers", "h1 e8 e1 a1 -");
    t.wrong("3r3k/8/8/8/b7/8/2B5/3K3R w - - 0 1", "blockers or corners", "c2");
    t.wrong(pins, "pinned white", "d2 h8 a1 -");
    t.wrong(pins, "pinners of white", "h8 e3 a1 -");
    t.wrong(pins, "pin line of e3", "e3 e1 d4 -");
    t.wrong("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "safe squares of white", "g1 e1 e8 -");
    t.wrong("4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", "castling of white", "g1 d1 -");
    t.wrong("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "castling of white", "b1");
    t.wrong("4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 1", "en passant", "e6 d6 -");
    t.wrong(men, "dark squares", "e4");
    t.wrong(men, "light squares", "a1");
    t.wrong(men, "empty squares", "d4");
    t.wrong(men, "edge", "b2");
    t.wrong(men, "corners", "a2");
    t.wrong(men, "centre", "c3 -");
    t.wrong(men, "file d", "e4 -");
    t.wrong(men, "rank 4", "e3 -");
    t.wrong(men, "diagonals of c1", "c1 c2 -");
    t.wrong(men, "around e1", "e1 e3 -");
    t.wrong(men, "between a1 and h1", "h1 a2 -");
    t.wrong(men, "pieces", "d6 a1 -");
    t.wrong(men, "pieces of white", "d6 d7 d1 -");
    t.wrong(men, "men", "a1 -");
    t.wrong(men, "men of white", "d1 -");
    t.wrong(men, "rooks", "c2 -");
    t.wrong(men, "white rooks", "d1 -");
    t.wrong(men, "dark squares and file d", "d1 e3 e4 -");
    t.wrong(men, "corners or file d", "e2 -");
    t.wrong(men, "men of white except white pawns", "d6 d7 -");
    t.wrong(men, "all squares except controlled by white", "d5 -");

    t.wrong(men, "corners except square a1", "a1 b1 -");
    t.wrong("8/8/8/8/8/4k3/1q6/4K3 b - - 0 1", "checks of b2 except mates of b2", "e2 b5 -");
    t.wrong("8/8/8/8/8/4k3/1q6/4K3 b - - 0 1", "moves of b2 except checks of b2", "a1 -");
    t.wrong("8/8/1b5k/8/8/1N6/6PP/6K1 w - - 0 1", "blocks", "f2");
    t.wrong(men, "corners or square e4", "b1 -");
    for joined in ["attacked black and undefended black", "white rooks or corners", "moves of d4 except dark squares"] {
        writeln!(t.text, "{joined}").unwrap();
        t.say(&explain::question(&question(joined)));
    }
    for example in Question::examples() {
        writeln!(t.text, "{example}").unwrap();
        t.say(&explain::question(&question(example)));
    }
    assert_eq!(t.words.take_troubles(), Vec::<String>::new());
    let unsaid: Vec<&str> = t.unsaid("questions").into_iter().filter(|id| !id.starts_with("ask")).collect();
    insta::assert_snapshot!(t.text);
    assert_eq!(unsaid, Vec::<&str>::new(), "sentences that nothing here produces");
}
