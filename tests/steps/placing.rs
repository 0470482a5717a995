//! Pieces put on the board, and squares and moves written: every sentence where it is true, in both languages, and what
//! the two kinds of step hold.
//!
//! The steps are those of `tests/lessons/valid-place.toml` and `valid-write.toml`; the sentences are kept in
//! `tests/snapshots/` and read by people.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a test that fails

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use crate::transcript::Transcript;
use skaki::app::{self, Action, App, Hand, Key, Place, Screen, Tone, keys};
use skaki::exercise::place::{NoPlacing, Placement, ways};
use skaki::exercise::proof::{self, BUDGET, Budget, Solvable};
use skaki::exercise::write::{Needless, Slip, Written};
use skaki::exercise::{Attempt, Outcome, Progress, State, Writing, advance};
use skaki::explain;
use skaki::language::{Language, Message, Words, ids};
use skaki::lesson::{Asked, Lesson, Library, SourceText, Step, Target, Task, read_lesson};
use skaki::plain::Shell;
use skaki::progress::{self, Entry};
use skaki::rules::notation::typed::read_placement;
use skaki::rules::{Board, Color, Piece, PieceKind, Square};
use skaki::session::{Event, Phase, Request, Session};
use skaki::settings::Settings;
use skaki::study::Study;
use skaki::terminal::Depth;
use skaki::terminal::screens::{self, Drawn};
use skaki::terminal::theme::Theme;

fn lesson(name: &str) -> Lesson {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons").join(name);
    let (lesson, faults) = read_lesson(&SourceText::new(name, std::fs::read_to_string(path).unwrap()));
    assert!(faults.is_empty(), "{faults:?}");
    lesson.unwrap()
}

fn step(lesson: &Lesson, id: &str) -> Step {
    lesson.step(id).expect(id).1.clone()
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// What a line of a script asks for: `white rook a1` puts, `lift a1` lifts, `"e4"` writes, and words.
fn request(word: &str) -> Request {
    match word {
        "hint" => Request::Hint,
        "undo" => Request::Undo,
        "retry" => Request::Retry,
        "answer" => Request::ShowAnswer,
        "submit" => Request::Try(Attempt::Submit),
        _ => Request::Try(if let Some(square) = word.strip_prefix("lift ") {
            Attempt::Lift(sq(square))
        } else if let Some(text) = word.strip_prefix('"') {
            Attempt::Write(text.trim_end_matches('"').to_owned())
        } else {
            let named = read_placement(word).expect(word);
            let piece = Piece::new(named.color.expect(word), named.kind.expect(word));
            Attempt::Put { piece, square: named.square.expect(word) }
        }),
    }
}

impl Transcript {
    fn put_and_write(&mut self, step: &Step, script: &[&str]) -> Session {
        writeln!(self.text, "{}", step.id).unwrap();
        let mut session = Session::new(Arc::new(step.clone()));
        for line in script {
            writeln!(self.text, "  > {line}").unwrap();
            for event in session.apply(request(line)) {
                for message in explain::event("valid", &event) {
                    // What the teacher says is in no catalogue.
                    if message.id().to_string().starts_with("lesson-") {
                        self.line(&format!("    ({})", message.id()));
                    } else {
                        self.say(&message);
                    }
                }
                if let Event::Solved { stars, .. } = event {
                    writeln!(self.text, "    {stars} stars").unwrap();
                }
            }
        }
        session
    }
}

#[test]
fn every_sentence_of_placing_and_writing_is_said_where_it_is_true() {
    let (place, write) = (lesson("valid-place.toml"), lesson("valid-write.toml"));
    let mut t = Transcript::new();
    let empty = step(&place, "empty");
    t.put_and_write(
        &empty,
        &[
            "submit",
            "white king e1",
            "black king e2",
            "black king e1",
            "white pawn a1",
            "black pawn a1",
            "white king e4",
            "white knight c1",
            "black bishop b1",
            "submit",
            "lift a5",
            "lift c1",
            "undo",
            "undo",
            "hint",
            "hint",
            "hint",
            "hint",
            "answer",
        ],
    );
    let solved = t.put_and_write(
        &step(&place, "army"),
        &[
            "submit",
            "lift a1",
            "white rook a1",
            "black king d5",
            "white king e1",
            "submit",
            "lift d5",
            "black king e8",
            "hint",
            "submit",
        ],
    );
    assert!(matches!(solved.phase(), Phase::Solved { .. }), "the queen that does not belong may stay off the board");
    t.put_and_write(
        &step(&place, "wrong"),
        &[
            "submit",
            "white queen e1",
            "submit",
            "lift b8",
            "lift c8",
            "black knight b8",
            "black bishop c8",
            "submit",
            "hint",
            "hint",
            "hint",
            "answer",
        ],
    );
    t.put_and_write(
        &step(&place, "check"),
        &[
            "hint",
            "white rook e6",
            "lift e6",
            "lift e8",
            "white rook a3",
            "submit",
            "hint",
            "lift a3",
            "white rook a8",
            "submit",
        ],
    );
    t.put_and_write(&step(&place, "check"), &["white rook e7", "lift e7", "white rook h8", "submit"]);
    t.put_and_write(&step(&place, "mate"), &["submit", "white queen b7", "submit"]);
    t.put_and_write(
        &step(&place, "mate"),
        &[
            "white queen d5",
            "submit",
            "lift d5",
            "white queen c7",
            "submit",
            "lift c7",
            "white queen g1",
            "submit",
            "hint",
        ],
    );
    t.put_and_write(
        &step(&place, "pair"),
        &["white knight a1", "white knight h1", "submit", "black king d4", "submit", "hint", "hint", "answer"],
    );
    t.put_and_write(&step(&place, "black"), &["black bishop a7", "submit", "undo", "answer"]);
    t.put_and_write(
        &step(&place, "fork"),
        &["white knight a1", "submit", "lift a1", "white knight f7", "submit", "lift f7", "white knight e6", "submit"],
    );
    t.put_and_write(&step(&place, "stalemate"), &["white queen b8", "submit", "lift b8", "white queen c7", "submit"]);
    t.put_and_write(&step(&place, "defend"), &["white pawn e6", "submit", "lift e6", "white pawn e4", "submit"]);
    t.put_and_write(&step(&place, "defend"), &["white pawn e4", "answer"]);
    // A condition must not leave the student's own king to be taken.
    let own = step_of("fen = \"8/8/8/8/4r3/8/k7/4K3 w - - 0 1\"\npieces = [\"white rook\"]\ngoal = { check = true }");
    t.put_and_write(&own, &["white rook b2", "submit", "lift b2", "white rook e2", "submit"]);
    let corner = |goal: &str| {
        step_of(&format!("fen = \"k7/8/1K6/8/8/8/8/8 w - - 0 1\"\npieces = [\"white queen\"]\ngoal = {{ {goal} }}"))
    };
    t.put_and_write(&corner("check = \"safe\""), &["white queen b8", "submit"]);
    t.put_and_write(&corner("stalemate = true"), &["white queen b7", "submit", "lift b7", "white queen g1", "submit"]);
    let two = step_of("pieces = [\"white king\", \"white king\"]\ngoal = { control = [\"a1\"] }");
    t.put_and_write(&two, &["white king e1", "white king a8"]);
    // What stands in the way of every answer has to be lifted again.
    let spoilt = step_of(
        "fen = \"k7/8/8/8/8/8/8/4K3 w - - 0 1\"\npieces = [\"white rook\", \"white pawn\"]\ngoal = { check = true, defend = [\"a7\"] }",
    );
    t.put_and_write(&spoilt, &["hint", "hint", "white rook h7", "white pawn b2", "hint"]);

    let session = t.put_and_write(
        &step(&write, "square"),
        &["hint", "\"e5\"", "\"δ4\"", "\"h8\"", "\"ψ4\"", "\"4e\"", "\"\"", "hint", "hint", "\"Έ4\""],
    );
    assert!(matches!(session.phase(), Phase::Solved { stars: 0 }));
    t.put_and_write(&step(&write, "pieces"), &["answer"]);
    let knight = step(&write, "arrow");
    t.put_and_write(
        &knight,
        &[
            "hint",
            "\"g1f3\"",
            "\"e2e4\"",
            "\"ίππος ζ3\"",
            "\"e4\"",
            "\"Nf6\"",
            "\"Nx\"",
            "\"Nf3+\"",
            "hint",
            "hint",
            "hint",
            "\"Ιζ3\"",
        ],
    );
    t.put_and_write(&knight, &["\"Nf3#\"", "\"Nxf3\"", "\"Nf3 e.p.\"", "\"Ngf3\""]);
    t.put_and_write(&knight, &["answer"]);
    t.put_and_write(&step(&write, "words"), &["\"d5\"", "hint", "\"ε:δ5\""]);
    t.put_and_write(&step(&write, "castling"), &["hint", "hint", "\"Kg1\"", "\"0-0\""]);
    let queens = "fen = \"1k6/8/8/3Q3Q/8/8/8/K2Q4 w - - 0 1\"\nmove = \"Qd5f3\"";
    t.put_and_write(&step_of_kind("write", queens), &["\"Q5f3\"", "\"Qdf3\"", "\"Qf3\"", "\"Qd5f3\""]);
    t.put_and_write(&step(&write, "knight"), &["\"Nd2\"", "\"Nfd2\"", "\"Nb1-d2\""]);
    let pawn = step_of_kind("write", "fen = \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"\nmove = \"e4\"");
    t.put_and_write(&pawn, &["hint", "\"Pe4\""]);

    // Those of the screen and of line mode are said there. The last resort is for what only a step that the reader refuses
    // could ask: a stalemate without a king.
    assert!(read_lesson(&kind_of_step("place", KINGLESS)).1.iter().any(|fault| fault.problem.code() == "king-needed"));
    let elsewhere = [
        "place-task",
        "place-tray",
        "place-tray-empty",
        "place-tray-none",
        "place-line",
        "place-typed",
        "word-lift",
        "place-unmet",
    ];
    let mut never: Vec<&str> = ["place", "write"]
        .into_iter()
        .flat_map(|file| t.unsaid(file))
        .filter(|id| !elsewhere.contains(id))
        .filter(|id| {
            !["place-key-", "place-plain-", "place-check-", "write-task-", "write-plain-"]
                .iter()
                .any(|head| id.starts_with(head))
        })
        .collect();
    never.sort_unstable();
    assert!(never.is_empty(), "never said: {never:?}\n{}", t.text);
    insta::assert_snapshot!(t.text);
}

/// A step of a file that has nothing else.
fn step_of(keys: &str) -> Step {
    step_of_kind("place", keys)
}

/// A step that asks for a stalemate of a side without a king.
const KINGLESS: &str = "fen = \"8/8/8/8/8/8/8/K7 w\"\npieces = [\"white queen\"]\ngoal = { stalemate = true }";

fn kind_of_step(kind: &str, keys: &str) -> Arc<SourceText> {
    let text = format!(
        "format = 1\nid = \"x\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"x\"\none = \"x\"\n[[step]]\nid = \"one\"\nkind = \"{kind}\"\n{keys}\n"
    );
    SourceText::new("x.toml", text)
}

fn step_of_kind(kind: &str, keys: &str) -> Step {
    let (lesson, faults) = read_lesson(&kind_of_step(kind, keys));
    assert!(faults.is_empty(), "{faults:?}");
    step(&lesson.unwrap(), "one")
}

#[test]
fn what_the_proof_says_is_what_a_student_meets() {
    for step in &lesson("valid-place.toml").steps {
        let proof = proof::prove(step);
        assert_eq!(proof.solvable, Solvable::Yes, "{}", step.id);
        let Task::Place(place) = &step.task else { panic!("{}", step.id) };
        let mut state = State::begin(step);
        let begun = *state.position().board();
        let solution = skaki::exercise::place::solution(place, &begun, &state, &mut Budget::new(BUDGET)).unwrap();
        let attempts = solution
            .lift
            .iter()
            .map(|square| Attempt::Lift(*square))
            .chain(solution.put.iter().map(|placed| Attempt::Put { piece: placed.piece, square: placed.square }));
        for attempt in attempts {
            let (next, outcome) = advance(step, &state, attempt.clone());
            let done = matches!(outcome, Outcome::Placing(Placement::Put(_) | Placement::Lifted(_)));
            assert!(done, "{}: {attempt:?} {outcome:?}", step.id);
            state = next;
        }
        let outcome = advance(step, &state, Attempt::Submit).1;
        assert!(matches!(outcome, Outcome::Placing(Placement::Right(_))), "{}: {outcome:?}", step.id);
        assert_eq!(proof.shortest, Some(u32::try_from(solution.put.len()).unwrap()), "{}", step.id);
    }
}

#[test]
fn the_start_position_is_set_up_piece_by_piece_in_any_order() {
    let step = step(&lesson("valid-place.toml"), "empty");
    let mut session = Session::new(Arc::new(step));
    assert_eq!(session.tray_sorts().len(), 12);
    let mut pieces: Vec<_> = Board::start().pieces().collect();
    pieces.reverse();
    for placed in pieces {
        let events = session.apply(Request::Try(Attempt::Put { piece: placed.piece, square: placed.square }));
        assert!(matches!(events.as_slice(), [Event::Placing(Placement::Put(_))]), "{events:?}");
        assert!(matches!(session.phase(), Phase::Solving), "only handing in ends it");
    }
    assert!(session.tray().is_empty());
    session.apply(Request::Try(Attempt::Submit));
    assert_eq!(session.phase(), Phase::Solved { stars: 3 });
    assert_eq!(session.position().board(), &Board::start());
}

#[test]
fn handing_in_too_early_costs_nothing_and_wrong_pieces_do() {
    let mut session = Session::new(Arc::new(step(&lesson("valid-place.toml"), "mate")));
    session.apply(Request::Try(Attempt::Submit));
    session.apply(request("white queen b7"));
    session.apply(Request::Try(Attempt::Submit));
    assert_eq!(session.phase(), Phase::Solved { stars: 3 });
    let mut session = Session::new(Arc::new(step(&lesson("valid-place.toml"), "mate")));
    for line in
        ["white queen h1", "submit", "lift h1", "white queen h2", "submit", "lift h2", "white queen b7", "submit"]
    {
        session.apply(request(line));
    }
    assert_eq!(session.phase(), Phase::Solved { stars: 2 }, "the first miss is free, as everywhere");
}

#[test]
fn impossible_placements_change_nothing() {
    let step = step(&lesson("valid-place.toml"), "empty");
    let white_king = Piece::new(Color::White, PieceKind::King);
    let black_king = Piece::new(Color::Black, PieceKind::King);
    let pawn = Piece::new(Color::Black, PieceKind::Pawn);
    let begin = State::begin(&step);
    let (state, _) = advance(&step, &begin, Attempt::Put { piece: white_king, square: sq("e1") });
    for (piece, square) in
        [(black_king, "d1"), (black_king, "f2"), (pawn, "a1"), (pawn, "h8"), (white_king, "a8"), (pawn, "e1")]
    {
        let (next, outcome) = advance(&step, &state, Attempt::Put { piece, square: sq(square) });
        assert!(matches!(outcome, Outcome::Placing(Placement::Impossible(_))), "{piece:?} {square}: {outcome:?}");
        assert_eq!(next.position(), state.position());
    }
    // The kings two squares apart are no matter, nor is the last square of the row.
    for square in ["c1", "e3", "h1"] {
        let outcome = advance(&step, &state, Attempt::Put { piece: black_king, square: sq(square) }).1;
        assert!(matches!(outcome, Outcome::Placing(Placement::Put(_))), "{square}");
    }
    // A second king of one colour can only come from a board that had one too many in the tray.
    let two = step_of("pieces = [\"white king\", \"white king\"]\ngoal = { control = [\"a1\"] }");
    let (state, _) = advance(&two, &State::begin(&two), Attempt::Put { piece: white_king, square: sq("e1") });
    let outcome = advance(&two, &state, Attempt::Put { piece: white_king, square: sq("a8") }).1;
    assert!(matches!(outcome, Outcome::Placing(Placement::Impossible(NoPlacing::SecondKing(_)))), "{outcome:?}");
}

#[test]
fn all_ways_are_counted_and_two_alike_that_change_places_are_one() {
    let step = step(&lesson("valid-place.toml"), "check");
    let Task::Place(place) = &step.task else { panic!() };
    let Target::Condition { pieces, goal } = &place.target else { panic!() };
    let position = step.diagram.game.position();
    let found = ways(position.board(), pieces, goal, Color::White, &mut Budget::new(BUDGET));
    // On the eighth rank, and on e7: the pawn on e6 shuts off the rest of the file.
    assert_eq!((found.count, found.tried, found.complete), (8, 61, true));
    let pair = lesson("valid-place.toml");
    let pair = pair.step("pair").unwrap().1;
    let Task::Place(place) = &pair.task else { panic!() };
    let Target::Condition { pieces, goal } = &place.target else { panic!() };
    let found = ways(&Board::EMPTY, pieces, goal, Color::White, &mut Budget::new(BUDGET));
    // A king and two like knights on different squares of an empty board.
    assert_eq!((found.tried, found.complete), (64 * 63 * 62 / 2, true));
    let short = ways(&Board::EMPTY, pieces, goal, Color::White, &mut Budget::new(10));
    assert!(!short.complete && short.tried == 10);
}

#[test]
fn every_right_writing_of_a_move_is_right_and_no_other() {
    let start = "fen = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"\n";
    let cases: [(&str, &str, &[&str], &[&str]); 6] = [
        (
            start,
            "Nf3",
            &["Nf3", "nf3", "N f3", "Ιζ3", "ιζ3", "Ngf3", "Ng1f3", "Nf3!", "1. Nf3"],
            &["g1f3", "Nf3+", "Nc3", "Ng3", "f3", ""],
        ),
        // Both squares are the long form of a pawn's move, as they are with the letter of a piece.
        (
            start,
            "e4",
            &["e4", "ε4", "E4", "Pe4", "1.e4", "e2e4", "e2-e4", "ε2-ε4"],
            &["e3", "d4", "e2-e3", "d2-d4", "e2xe4", "pawn e4"],
        ),
        (
            "fen = \"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1\"\n",
            "exd5",
            &["exd5", "ed5", "ε:δ5", "εδ5", "exd5", "e4xd5", "e4d5", "ε4:δ5"],
            &["d5", "e5", "e4-e5"],
        ),
        (
            "fen = \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"\n",
            "0-0",
            &["0-0", "O-O", "ο-ο", "0-0!"],
            &["0-0-0", "Kg1", "castles short", "e1g1", "0-0+"],
        ),
        (
            "fen = \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"\n",
            "Rh8+",
            &["Rh8", "Rh8+", "Πθ8+", "Πθ8"],
            &["Rh8#", "Rxh8", "Rh7"],
        ),
        (
            "fen = \"8/P6k/8/8/8/8/8/4K3 w - - 0 1\"\n",
            "a8=N",
            &["a8=N", "a8N", "α8=Ι", "a8(N)", "a7-a8=N"],
            &["a8=Q", "a8", "Na8", "a7-a8=Q"],
        ),
    ];
    for (position, mv, right, wrong) in cases {
        let step = step_of_kind("write", &format!("{position}move = \"{mv}\""));
        let begin = State::begin(&step);
        let write = |text: &str| match advance(&step, &begin, Attempt::Write(text.to_owned())) {
            (next, Outcome::Writing(writing)) => (next, writing),
            (_, other) => panic!("{other:?}"),
        };
        let Task::Write(task) = &step.task else { panic!() };
        let Asked::Move { mv: asked, .. } = task.asked else { panic!() };
        for text in right {
            let (next, writing) = write(text);
            assert!(matches!(writing, Writing::Right(_)), "{mv}: {text} {writing:?}");
            assert_eq!(next.position(), &begin.position().play(asked), "{text} is played");
        }
        for text in wrong {
            let (next, writing) = write(text);
            assert!(matches!(writing, Writing::Wrong(_)), "{mv}: {text} {writing:?}");
            assert_eq!(next.position(), begin.position());
        }
    }
}

#[test]
fn what_a_move_need_not_say_is_noticed_and_lets_it_pass() {
    let lesson = lesson("valid-write.toml");
    let needless = |step: &Step, text: &str| match advance(step, &State::begin(step), Attempt::Write(text.to_owned())).1
    {
        Outcome::Writing(Writing::Right(Written::Move { needless, .. })) => needless,
        other => panic!("{text}: {other:?}"),
    };
    let arrow = step(&lesson, "arrow");
    assert_eq!(needless(&arrow, "Nf3"), None);
    assert_eq!(needless(&arrow, "Ngf3"), Some(Needless::Origin));
    assert_eq!(needless(&arrow, "Ng1-f3"), Some(Needless::Origin));
    let words = step(&lesson, "words");
    assert_eq!(needless(&words, "e4xd5"), Some(Needless::PawnRank));
    assert_eq!(needless(&words, "exd5"), None);
    let knight = step(&lesson, "knight");
    assert_eq!(needless(&knight, "Nbd2"), None);
    assert_eq!(needless(&knight, "Ιβδ2"), None);
    assert_eq!(
        needless(&knight, "N1d2"),
        Some(Needless::MoreThanFile),
        "the file is what is written, where it is enough"
    );
    assert_eq!(needless(&knight, "Nb1d2"), Some(Needless::MoreThanFile));
}

#[test]
fn only_what_was_read_and_wrong_costs_a_star() {
    let counts = |id: &str, text: &str| {
        let step = step(&lesson("valid-write.toml"), id);
        match advance(&step, &State::begin(&step), Attempt::Write(text.to_owned())).1 {
            Outcome::Writing(Writing::Wrong(not_it)) => not_it.slip.counts(),
            other => panic!("{text}: {other:?}"),
        }
    };
    assert!(counts("square", "e5") && counts("arrow", "Nc3") && counts("arrow", "Nf3+") && counts("knight", "Nd2"));
    for text in ["i9", "", "e"] {
        assert!(!counts("square", text), "{text}");
    }
    for text in ["g1f3", "knight f3", "Nf6", "Bf3", "?"] {
        assert!(!counts("arrow", text), "{text}");
    }
}

#[test]
fn a_text_of_the_teachers_is_said_at_its_answer_in_whatever_alphabet() {
    let lesson = lesson("valid-write.toml");
    let remarks = |id: &str, text: &str| {
        let mut session = Session::new(Arc::new(step(&lesson, id)));
        let events = session.apply(Request::Try(Attempt::Write(text.to_owned())));
        events.iter().filter(|event| matches!(event, Event::Remark(_))).count()
    };
    assert_eq!(remarks("square", "4e"), 1);
    assert_eq!(remarks("square", " 4E"), 1);
    assert_eq!(remarks("square", "e5"), 0);
    assert_eq!(remarks("arrow", "Nf6"), 1);
    assert_eq!(remarks("arrow", "Nc3"), 0);
}

#[test]
fn a_square_is_told_half_right() {
    let step = step(&lesson("valid-write.toml"), "square");
    let begin = State::begin(&step);
    let Outcome::Writing(Writing::Wrong(not_it)) = advance(&step, &begin, Attempt::Write("e7".into())).1 else {
        panic!()
    };
    assert_eq!(not_it.slip, Slip::OtherSquare { written: sq("e7"), asked: sq("e4") });
}

// ---------------------------------------------------------------------------------------------------------------
// On the screen.

fn app(language: Language, lesson: &str, id: &str) -> App {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons").join(format!("{lesson}.toml"));
    let (library, _) = Library::load(&[path]);
    let index = library.lesson(lesson).unwrap().step(id).unwrap().0;
    let mut words = Words::new(language);
    library.add_texts(&mut words);
    let mut study = Study::new(library.into(), progress::Progress::default());
    study.open(lesson, index).unwrap();
    App::new(words, study, Settings::default(), app::Start::Step)
}

fn draw(app: &App, columns: u16, rows: u16) -> (String, Drawn) {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let mut drawn = Drawn::default();
    terminal.draw(|frame| drawn = screens::draw(frame, app, Theme::new(Depth::True))).unwrap();
    let buffer = terminal.backend().buffer();
    let mut lines = String::new();
    for row in buffer.area.rows() {
        let line: String =
            row.positions().filter_map(|cell| buffer.cell(cell)).map(ratatui::buffer::Cell::symbol).collect();
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    (lines, drawn)
}

fn press(app: &mut App, pressed: &[Key]) {
    for key in pressed {
        if let Some(action) = keys::action(app.place(), *key) {
            app.update(action);
        }
    }
}

fn type_line(app: &mut App, line: &str) {
    let letters: Vec<Key> = line.chars().map(Key::Char).collect();
    press(app, &letters);
    press(app, &[Key::Enter]);
}

fn session(app: &App) -> &Session {
    &app.study().place().unwrap().session
}

fn hand(app: &App) -> &Hand {
    match app.screen() {
        Screen::Step(hand) => hand,
        _ => panic!("a step is open"),
    }
}

fn stands(app: &App, square: &str) -> Option<char> {
    session(app).position().piece_at(sq(square)).map(Piece::fen_letter)
}

#[test]
fn the_tray_and_the_bare_board_on_the_screen() {
    let mut place = app(Language::EL, "valid-place", "empty");
    insta::assert_snapshot!("place-tray-80x24", draw(&place, 80, 24).0);
    insta::assert_snapshot!("place-tray-34x16", draw(&place, 34, 16).0);
    type_line(&mut place, "\u{399}\u{3b6}3");
    type_line(&mut place, "e1");
    press(&mut place, &[Key::Enter]);
    insta::assert_snapshot!("place-unfinished", draw(&place, 100, 30).0);
    let mut write = app(Language::EL, "valid-write", "square");
    let (bare, drawn) = draw(&write, 80, 24);
    assert_eq!(drawn.cursor, None);
    insta::assert_snapshot!("write-square", bare);
    type_line(&mut write, "e5");
    insta::assert_snapshot!("write-square-wrong", draw(&write, 80, 24).0);
    type_line(&mut write, "e4");
    insta::assert_snapshot!("write-square-right", draw(&write, 80, 24).0);
    insta::assert_snapshot!("write-arrow", draw(&app(Language::EL, "valid-write", "arrow"), 80, 24).0);
    insta::assert_snapshot!("write-words", draw(&app(Language::EN, "valid-write", "words"), 80, 24).0);
}

#[test]
fn a_board_whose_square_is_asked_for_does_not_say_its_name() {
    for language in Language::all() {
        for (columns, rows) in [(34, 16), (60, 20), (80, 24), (120, 40)] {
            let screen = draw(&app(language, "valid-write", "square"), columns, rows).0;
            assert!(!screen.contains("e4") && !screen.contains("\u{3b5}4"), "{screen}");
            let is_edge = |line: &&str| {
                line.split_whitespace().count() == 8 && line.split_whitespace().all(|word| word.chars().count() == 1)
            };
            assert_eq!(screen.lines().filter(is_edge).count(), 0, "{screen}");
        }
    }
}

#[test]
fn pieces_are_chosen_and_put_by_number_letter_cursor_and_mouse() {
    let mut app = app(Language::EL, "valid-place", "empty");
    let white = |kind| Some(Piece::new(Color::White, kind));
    assert_eq!(hand(&app).piece(session(&app)), white(PieceKind::King), "the first of the tray is in hand");
    press(&mut app, &[Key::Char('3')]);
    assert_eq!(hand(&app).piece(session(&app)), white(PieceKind::Rook));
    press(&mut app, &[Key::Char('.'), Key::Char('.')]);
    assert_eq!(hand(&app).piece(session(&app)), white(PieceKind::Knight));
    press(&mut app, &[Key::Char(','), Key::Char(' ')]);
    assert_eq!(stands(&app, "e4"), Some('B'), "the cursor stands in the middle");
    // A letter is seen in the tray as soon as it is typed, and Enter alone chooses.
    press(&mut app, &[Key::Char('\u{3a0}')]);
    assert_eq!(hand(&app).piece(session(&app)), white(PieceKind::Rook));
    press(&mut app, &[Key::Enter]);
    assert_eq!(hand(&app).piece(session(&app)), white(PieceKind::Rook));
    assert_eq!(app.place(), Place::Placing);
    // What stands is lifted; what was chosen beside the board stays in hand.
    press(&mut app, &[Key::Char(' ')]);
    assert_eq!((stands(&app, "e4"), hand(&app).piece(session(&app))), (None, white(PieceKind::Rook)));
    // A square alone is a pawn's; a colour said holds from then on.
    type_line(&mut app, "e2");
    assert_eq!(stands(&app, "e2"), Some('P'));
    type_line(&mut app, "black king e8");
    type_line(&mut app, "d7");
    assert_eq!((stands(&app, "e8"), stands(&app, "d7")), (Some('k'), Some('p')));
    // The mouse: a piece of the tray, then a square.
    let (_, drawn) = draw(&app, 80, 24);
    let pick = drawn.targets.iter().find(|(_, action)| *action == Action::PickPiece(0)).unwrap().0;
    let action = drawn.click(pick.as_position()).unwrap();
    app.update(action);
    let action = drawn.click(drawn.board.unwrap().centre(sq("e1"))).unwrap();
    app.update(action);
    assert_eq!(stands(&app, "e1"), Some('K'));
    // In the middle of a line, a click puts what is being typed.
    press(&mut app, &[Key::Char('N')]);
    let action = draw(&app, 80, 24).1.click(drawn.board.unwrap().centre(sq("g1"))).unwrap();
    app.update(action);
    assert_eq!(stands(&app, "g1"), Some('N'));
}

#[test]
fn a_square_of_the_answer_is_called_that_below_the_board() {
    let mut app = app(Language::EN, "valid-place", "check");
    // The question whether to see it says No first.
    for action in [Action::ShowAnswer, Action::Go(app::Direction::Down), Action::Choose] {
        app.update(action);
    }
    assert!(matches!(session(&app).phase(), Phase::Solved { stars: 0 }));
    let answers = session(&app).answer_lit();
    assert_eq!(answers.len(), 1);
    let said = |app: &App| draw(app, 80, 24).0;
    let (mut seen, towards) = (0, [app::Direction::Right, app::Direction::Left]);
    for _ in 0..8 {
        app.update(Action::Go(app::Direction::Down));
        app.update(Action::Go(app::Direction::Left));
    }
    for row in 0..8 {
        for _ in 0..8 {
            assert_eq!(answers.contains(hand(&app).cursor()), said(&app).contains("part of the answer"));
            seen += usize::from(answers.contains(hand(&app).cursor()));
            assert!(!said(&app).contains("can go here"));
            app.update(Action::Go(towards[row % 2]));
        }
        app.update(Action::Go(app::Direction::Up));
    }
    assert_eq!(seen, 1);
}

#[test]
fn nothing_is_lost_of_the_tray_in_the_smallest_window() {
    for language in Language::all() {
        for columns in (34..=160).step_by(7) {
            for rows in (16..=50).step_by(5) {
                let mut app = app(language, "valid-place", "empty");
                for _ in 0..12 {
                    press(&mut app, &[Key::Char('.')]);
                    let (screen, drawn) = draw(&app, columns, rows);
                    assert!(screen.contains('»'), "the piece in hand is seen in {columns}x{rows}:\n{screen}");
                    assert!(drawn.targets.iter().any(|(_, action)| matches!(action, Action::PickPiece(_))));
                }
            }
        }
    }
}

#[test]
fn squares_and_moves_are_written_with_the_keyboard_of_either_layout() {
    let mut square = app(Language::EL, "valid-write", "square");
    assert_eq!(square.place(), Place::Writing);
    press(&mut square, &[Key::Enter]);
    assert_eq!(square.place(), Place::Typing, "Enter opens the line");
    type_line(&mut square, "\u{3b5}4");
    assert_eq!(square.place(), Place::Done);
    let mut arrow = app(Language::EN, "valid-write", "arrow");
    type_line(&mut arrow, "g1f3");
    assert_eq!(arrow.place(), Place::Writing);
    assert_eq!(hand(&arrow).tone(), Tone::Bad);
    type_line(&mut arrow, "Nf3");
    assert_eq!((arrow.place(), stands(&arrow, "f3")), (Place::Done, Some('N')));
}

// ---------------------------------------------------------------------------------------------------------------
// In line mode.

struct Quiet;

impl Shell for Quiet {
    fn record(&mut self, _: &Entry) -> Option<Message> {
        None
    }
    fn settings(&self) -> Settings {
        Settings::default()
    }
    fn save(&mut self, _: &Settings) -> Option<Message> {
        None
    }
    fn leave_line_mode(&mut self) -> Message {
        ids::PLAIN_SCREEN_NEXT.into()
    }
    fn keeps(&mut self) -> bool {
        false
    }
}

fn line_mode(language: Language, lesson: &str, id: &str, lines: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons").join(format!("{lesson}.toml"));
    let (library, _) = Library::load(&[path]);
    let index = library.lesson(lesson).unwrap().step(id).unwrap().0;
    let mut words = Words::new(language);
    library.add_texts(&mut words);
    let mut study = Study::new(library.into(), progress::Progress::default());
    study.open(lesson, index).unwrap();
    let mut out = Vec::new();
    let start = skaki::plain::Start::Step;
    skaki::plain::run(&mut study, &mut words, &mut Quiet, start, &mut lines.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn line_mode_places_and_writes_in_words() {
    let army = line_mode(
        Language::EL,
        "valid-place",
        "army",
        "\u{3ad}\u{3c4}\u{3bf}\u{3b9}\u{3bc}\u{3bf}\nlift a1\nR\nΠα1\nblack\nΡε8\nΡε1\n\u{3c3}\u{3ae}\u{3ba}\u{3c9}\u{3c3}\u{3b5} \u{3b5}8\nblack king e8\nwhite king z9\n\nquit\n",
    );
    insta::assert_snapshot!("line-mode-place", army);
    let square = line_mode(Language::EN, "valid-write", "square", "\nboard\ne5\nε4\nquit\n");
    assert!(square.contains("5th file from the left") && square.contains("4th rank from the bottom"), "{square}");
    let before = &square[..square.find("the file is right").unwrap()];
    assert!(!before.contains("e4"), "{square}");
    let arrow = line_mode(Language::EN, "valid-write", "arrow", "Nf6\nNf3\nquit\n");
    insta::assert_snapshot!("line-mode-write", arrow);
}

// ---------------------------------------------------------------------------------------------------------------
// Whatever is tried.

proptest! {
    /// No piece is lost and none comes from nowhere; kings stay one of a colour and apart, pawns off the edges.
    #[test]
    fn pieces_are_only_moved_between_tray_and_board(tries in prop::collection::vec((0_u8..64, 0_usize..32, any::<bool>()), 0..80)) {
        let step = step(&lesson("valid-place.toml"), "wrong");
        let mut state = State::begin(&step);
        let all = |state: &State| {
            let Progress::Place(placing) = &state.progress else { panic!("a placing") };
            let on_board = state.position().board().pieces().map(|placed| placed.piece);
            let mut all: Vec<Piece> = on_board.chain(placing.tray.iter().copied()).collect();
            all.sort_unstable();
            all
        };
        let begun = all(&state);
        for (square, number, lifts) in tries {
            let square = Square::from_index(square).unwrap();
            let Progress::Place(placing) = &state.progress else { panic!("a placing") };
            let piece = placing.tray.get(number % placing.tray.len().max(1)).copied();
            let attempt = match piece {
                Some(piece) if !lifts => Attempt::Put { piece, square },
                _ => Attempt::Lift(square),
            };
            state = advance(&step, &state, attempt).0;
            prop_assert_eq!(&all(&state), &begun);
            let board = state.position().board();
            let kings = |color| board.of(Piece::new(color, PieceKind::King));
            prop_assert!(!kings(Color::White).more_than_one() && !kings(Color::Black).more_than_one());
            if let (Some(white), Some(black)) = (kings(Color::White).first(), kings(Color::Black).first()) {
                prop_assert!(white.distance(black) > 1);
            }
        }
    }

    /// Any text is answered, in a placing and in a writing, and what is right is only the answer.
    #[test]
    fn any_text_is_answered(text in "\\PC{0,90}") {
        let _ = read_placement(&text);
        let lesson = lesson("valid-write.toml");
        for step in &lesson.steps {
            let mut session = Session::new(Arc::new(step.clone()));
            let events = session.apply(Request::Try(Attempt::Write(text.clone())));
            let words = Words::new(Language::EL);
            for message in events.iter().flat_map(|event| explain::event("valid-write", event)) {
                prop_assert!(message.id().to_string().starts_with("lesson-") || !words.text(&message).is_empty());
            }
        }
    }
}

#[test]
fn where_everything_is_on_the_board_something_is_said_to_stand_wrong() {
    // The white rook and knight have changed places.
    let keys = "board = \"\"\"\nr n b q k b n r\np p p p p p p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\nP P P P P P P P\nN R B Q K B N R\n\"\"\"\ntarget = \"start\"";
    let mut session = Session::new(Arc::new(step_of(keys)));
    assert!(session.tray().is_empty() && !session.has_begun());
    let hinted = |session: &mut Session| {
        let events = session.apply(Request::Hint);
        let words = Words::new(Language::EN);
        events.iter().flat_map(|event| explain::event("x", event)).map(|said| words.text(&said)).collect::<String>()
    };
    // Thirty stand right already, and are none of the student's work.
    assert_eq!(hinted(&mut session), "None of them stands where it belongs yet.");
    for line in ["lift a1", "lift b1", "white knight b1"] {
        session.apply(request(line));
        assert!(session.has_begun());
    }
    let mut session = Session::new(Arc::new(step_of(keys)));
    for line in ["lift a1", "lift b1", "white knight b1"] {
        session.apply(request(line));
    }
    let said = hinted(&mut session);
    assert!(said.contains("of 2") || said.contains("of the 2"), "{said}");
}

#[test]
fn what_is_left_to_place_is_called_what_it_is() {
    let said = |keys: &str| {
        let mut session = Session::new(Arc::new(step_of(keys)));
        let words = Words::new(Language::EL);
        let events = session.apply(Request::Try(Attempt::Submit));
        events.iter().flat_map(|event| explain::event("x", event)).map(|said| words.text(&said)).collect::<String>()
    };
    // Seven sorts of pieces and no pawn.
    let pieces = "fen = \"8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1\"\ntarget = \"start\"";
    assert_eq!(said(pieces), "Μένουν να μπουν ακόμη 16 κομμάτια.");
    assert_eq!(said("target = \"start\""), "Μένουν να μπουν ακόμη 32 κομμάτια και πιόνια.");
}

#[test]
fn nobody_pays_twice_for_the_same_hint() {
    let cases = [
        // One piece to put: where it belongs is all that can be said.
        (
            "fen = \"3q1r1k/8/8/8/8/8/8/4K3 w\"\npieces = \"white knight\"\ngoal = { attack = [\"d8\", \"f8\"] }",
            "white knight e6",
            2,
        ),
        ("fen = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w\"\ntarget = \"start\"", "white queen d1", 2),
        ("fen = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1K1NR w\"\ntarget = \"start\"", "white queen d1", 3),
    ];
    for (keys, put, paid) in cases {
        let mut session = Session::new(Arc::new(step_of(keys)));
        let words = Words::new(Language::EN);
        let mut said: Vec<String> = Vec::new();
        for _ in 0..5 {
            let events = session.apply(Request::Hint);
            if !matches!(events.as_slice(), [Event::NoMoreHints]) {
                said.extend(events.iter().flat_map(|event| explain::event("x", event)).map(|said| words.text(&said)));
            }
        }
        let different: BTreeSet<&String> = said.iter().collect();
        assert_eq!((said.len(), different.len()), (paid, paid), "{said:?}");
        for line in [put, "white bishop f1", "submit"] {
            session.apply(request(line));
        }
        assert_eq!(session.earned().map(|earned| earned.hints), Some(u32::try_from(paid).unwrap()));
    }
}
