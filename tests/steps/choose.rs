//! Steps in which answers are picked: which are right, what is said, how they look and how they are picked.
//!
//! The sentences and the screens are kept in `tests/snapshots/`: they are read by people.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Position as Cell;

use crate::text::in_order;
use crate::transcript::Transcript;
use skaki::app::{Action, App, Effect, Key, Place, Start, keys};
use skaki::exercise::proof::{self, Solvable};
use skaki::exercise::{Attempt, Chosen};
use skaki::explain;
use skaki::language::{Language, Words};
use skaki::lesson::{
    Answer, Choice, ChoiceAnswer, ChoiceQuestion, Choose, Diagram, Library, MOST_OPTIONS, Picks, Rule, SourceText,
    Step, Task, Truth, check,
};
use skaki::progress::{Entry, Progress};
use skaki::rules::game::Rulebook;
use skaki::rules::notation::{fen, read_move};
use skaki::rules::{Game, Piece, Position, ReasonKind, SquareSet};
use skaki::session::{Event, Hint, OptionLook, Phase, Request, Session};
use skaki::settings::Settings;
use skaki::study::Study;
use skaki::terminal::Depth;
use skaki::terminal::screens::{self, Drawn};
use skaki::terminal::theme::Theme;

/// A position and the moves that led on from there: `FEN > e2e4 e7e5`.
fn game(text: &str) -> Game {
    let (start, moves) = text.split_once(" > ").unwrap_or((text, ""));
    let start = if start == "start" { Position::start() } else { Position::new(fen::read(start).expect(start)) };
    let mut game = Game::new(start);
    for word in moves.split_whitespace().filter(|word| !word.ends_with(['.', '…'])) {
        let mv = read_move(word, &game).unwrap_or_else(|error| panic!("{word}: {error:?}")).mv;
        game.play(mv);
    }
    game
}

fn question(text: &str) -> ChoiceQuestion {
    text.parse().unwrap_or_else(|_| panic!("{text}"))
}

/// A step with the options that a file without any gets, or with these words.
fn step(position: &str, asked: &str, options: &str) -> Step {
    let game = game(position);
    let (asked, book) = match asked.strip_suffix(" by school") {
        Some(asked) => (asked, Rulebook::School),
        None => (asked, Rulebook::Fide),
    };
    let question = question(asked);
    let answers = question.answers(&game, book);
    let offered: Vec<Answer> = if options.is_empty() {
        question.derived(&game, book)
    } else {
        let named = |word: &str| answers.iter().find(|known| known.word == word).expect(word).clone();
        options.split_whitespace().map(named).collect()
    };
    let options = offered.into_iter().map(|it| Choice { answer: it.answer, explain: None }).collect();
    Step {
        id: "step".to_owned(),
        diagram: Diagram { view: game.position().turn(), game, stars: SquareSet::EMPTY },
        task: Task::Choose(Choose { question, rulebook: book, options }),
        rules: vec![Rule::Castling],
        hints: Vec::new(),
        success: None,
        marks: Vec::new(),
        arrows: Vec::new(),
        wrong: Vec::new(),
    }
}

fn choose(step: &Step) -> &Choose {
    let Task::Choose(choose) = &step.task else { panic!() };
    choose
}

/// The word of each option, those that are right with a `*`.
fn words_of(step: &Step) -> Vec<String> {
    let choose = choose(step);
    let answers = choose.question.answers(&step.diagram.game, choose.rulebook);
    let right = choose.right(&step.diagram.game);
    let word = |answer: &ChoiceAnswer| answers.iter().find(|known| known.answer == *answer).unwrap().word;
    let options = choose.options.iter().enumerate();
    options
        .map(|(index, choice)| format!("{}{}", word(&choice.answer), if right.contains(index) { "*" } else { "" }))
        .collect()
}

fn session(step: &Step) -> Session {
    Session::new(Arc::new(step.clone()))
}

fn pick(session: &mut Session, option: usize) -> Vec<Event> {
    session.apply(Request::Try(Attempt::Pick(option)))
}

#[test]
fn a_wrong_answer_about_a_draw_counts_and_does_not_tell_the_right_one() {
    let words = Words::new(Language::EN);
    let said = |text: &str, asked: &str, option: usize| {
        let step = step(text, asked, "");
        let events = pick(&mut session(&step), option);
        let said: Vec<String> =
            events.iter().flat_map(|event| explain::event("x", event)).map(|said| words.text(&said)).collect();
        said.join(" ")
    };
    let twice = "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1 > Ra2 Kd8 Ra1 Ke8";
    let (no, by_itself, claim) = (0, 1, 2);
    let fifty = |clock: u32| format!("8/8/8/4k3/8/4K3/8/7R w - - {clock} 90");
    for (text, asked, option, told, never) in [
        // Not a draw: what a claim lacks is counted, whichever answer it is said to.
        (twice, "draw", claim, "occurs only twice", "not a draw"),
        (twice, "draw", by_itself, "does not end by itself", "not a draw"),
        (twice, "draw", no, "occurs only twice", "Count"),
        (&fifty(50), "draw", claim, "Only 25 moves", "not a draw"),
        (&fifty(50), "draw", no, "Only 25 moves", "occurs"),
        ("start", "draw", claim, "does not hold yet", "not a draw"),
        ("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "draw", claim, "ends in another way", "not a draw"),
        // On a claim.
        (&fifty(110), "draw", no, "each side has made 55 moves", "claim"),
        (&fifty(110), "draw", claim, "Each side has made 55 moves", "Count"),
        (&fifty(100), "draw", by_itself, "does not end by itself", "claim"),
        (&fifty(99), "draw", no, "Think of the next move", "claim"),
        // By itself.
        (&fifty(150), "draw", claim, "each side has made 75 moves", "itself"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "draw", claim, "has no move at all", "draw"),
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "draw by school", no, "each side has only its king", "draw"),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "draw", no, "can either side still mate", "draw"),
    ] {
        let said = said(text, asked, option);
        assert!(said.contains(told) && !said.contains(never), "{text} {option}: {said}");
    }
}

// ---------------------------------------------------------------------------------------------------------------
// What is right.

/// The initial position for the fifth time.
const FIVE: &str = "start > Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

/// What is true beside the reason that is given would count as wrong, so it may not be offered.
#[test]
fn no_true_reason_is_offered_as_a_wrong_one() {
    for (position, asked, offered, wrong) in [
        // A piece of the side that is not to move.
        ("4k3/4b3/8/8/8/8/4R3/4K3 w - - 0 1", "legal e7 d6", "pinned", false),
        ("4k3/4b3/8/8/8/8/3R4/4K3 w - - 0 1", "legal e7 d6", "pinned", true),
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "legal a7 b6", "pawn-nothing-to-capture", false),
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "legal a7 a8", "pawn-backwards", false),
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "legal a7 a6", "pawn-backwards", true),
        ("4k3/8/p7/8/8/8/8/4K3 w - - 0 1", "legal a6 a4", "pawn-double-not-from-start", false),
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "legal a7 a5", "pawn-double-not-from-start", true),
        ("4k3/4p3/8/8/8/8/8/3RK3 w - - 0 1", "legal e8 d8", "king-into-attack", false),
        ("4k3/4p3/8/8/8/8/8/3RK3 w - - 0 1", "legal e8 f8", "king-into-attack", true),
        ("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", "legal e8 e7", "own-piece", false),
        // Too late, and there is nothing to take besides.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 10", "legal e5 d6", "pawn-nothing-to-capture", false),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 10", "legal e5 d6", "pawn-backwards", true),
        ("4k3/8/8/8/8/4r3/8/B3K3 w - - 0 10", "legal a1 b2", "double-check-king-must-move", true),
        // By the Laws it is over, but the board may be there to show how a bishop moves.
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "legal f1 b5", "game-over", false),
        ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "legal f1 f5", "game-over", true),
        ("8/8/8/4k3/8/4K3/8/7R w - - 150 90", "draw", "none", true),
        // By both rulebooks a draw, and too little by the school's; with a minor piece each only by that one.
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "state by school", "insufficient-material", false),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "state", "insufficient-material", false),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "state by school", "insufficient-material", false),
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "state", "insufficient-material", true),
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "state by school", "dead-position", true),
        ("2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/2B1K3 w - - 0 1", "state by school", "insufficient-material", true),
    ] {
        let game = game(position);
        let (asked, book) = match asked.strip_suffix(" by school") {
            Some(asked) => (asked, Rulebook::School),
            None => (asked, Rulebook::Fide),
        };
        let question = question(asked);
        let answers = question.answers(&game, book);
        let answer = answers.iter().find(|answer| answer.word == offered).expect(offered);
        let truth = if wrong { Truth::Wrong } else { Truth::Open };
        assert_eq!(answer.truth, truth, "{position} {asked} {offered}");
    }
}

#[test]
fn the_rules_core_knows_what_is_right_and_what_is_offered_beside_it() {
    let shuffle = "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1 > Ra2 Kd8 Ra1 Ke8 Ra2 Kd8 Ra1 Ke8";
    let table = [
        ("start", "state", "normal* check checkmate stalemate"),
        ("4r2k/8/8/8/8/8/7P/4K3 w - - 0 1", "state", "normal check* checkmate stalemate"),
        ("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "state", "normal check checkmate* stalemate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "state", "normal check checkmate stalemate*"),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "state", "normal check checkmate stalemate dead-position*"),
        // Dead and in check: “check” would be true as well, so it is not offered.
        ("4k3/8/8/1B6/8/8/8/4K3 b - - 0 1", "state", "normal checkmate stalemate dead-position*"),
        // The end that counts, by the step's rulebook; what holds beside it is not offered.
        ("8/8/8/4k3/8/4K3/8/7R w - - 149 90", "state", "normal* check checkmate stalemate"),
        ("8/8/8/4k3/8/4K3/8/7R w - - 150 90", "state", "normal check checkmate stalemate seventy-five*"),
        ("8/8/8/4k2R/8/4K3/8/8 b - - 150 90", "state", "normal checkmate stalemate seventy-five*"),
        (FIVE, "state", "normal check checkmate stalemate fivefold*"),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 150 90", "state", "normal check checkmate stalemate dead-position*"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 150 90", "state", "normal check checkmate* stalemate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 150 90", "state", "normal check checkmate stalemate*"),
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "state", "normal* check checkmate stalemate"),
        (
            "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1",
            "state by school",
            "normal check checkmate stalemate insufficient-material*",
        ),
        ("2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/2B1K3 w - - 0 1", "state", "normal check checkmate stalemate dead-position*"),
        ("8/8/8/4k3/8/4K3/8/7R w - - 150 90", "legal h1 h5", "yes game-over* wrong-shape path-blocked pinned"),
        ("8/8/8/4k3/8/4K3/8/7R w - - 149 90", "legal h1 h5", "yes* wrong-shape path-blocked pinned check-not-answered"),
        // Bare kings may show how a king moves.
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "legal e1 e2",
            "yes* king-into-attack king-takes-protected king-next-to-king king-along-the-line",
        ),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "castling white", "short* long* none"),
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "castling white", "short* long none"),
        // As if it were Black's turn.
        ("r3k2r/8/8/8/8/8/8/4K3 w k - 0 1", "castling black", "short* long none"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "castling white", "short long none*"),
        (
            "k7/8/b7/8/8/8/8/4K2R w K - 0 1",
            "castling white short",
            "yes castling-piece-between castling-in-check castling-through-attack* castling-into-attack",
        ),
        (
            "k5r1/8/b7/8/8/8/8/4K2R w K - 0 1",
            "castling white short",
            "yes castling-piece-between castling-in-check castling-through-attack* castling-into-attack*",
        ),
        // Nobody knows who moved: neither king nor rook is offered as a wrong reason.
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "castling white short",
            "yes castling-right-gone* castling-in-check castling-through-attack castling-into-attack",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1 > e1e2 e8e7 e2e1 e7e8",
            "castling white short",
            "yes castling-king-moved* castling-in-check castling-through-attack castling-into-attack",
        ),
        // Castling is a move of the rook too, and not of the other one.
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 > O-O Ke7",
            "castling white short",
            "yes castling-king-moved* castling-rook-moved* castling-no-rook*",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 > O-O Ke7",
            "castling white long",
            "yes castling-king-moved* castling-rook-moved castling-piece-between",
        ),
        // Of what went before the position nobody knows whether that rook has moved.
        (
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1 > Ke2 Kd7",
            "castling white short",
            "yes castling-king-moved* castling-piece-between",
        ),
        // A game that is over, the king at home or not, and whoever would castle.
        (
            "start > e4 e5 Qh5 Ke7 Qxe5",
            "castling black short",
            "yes game-over* castling-king-moved* castling-rook-moved",
        ),
        (
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "castling black short",
            "yes game-over* castling-no-rook* castling-piece-between",
        ),
        (
            "R5k1/5ppp/8/8/8/8/8/4K2R b K - 0 1",
            "castling white short",
            "yes game-over* castling-in-check castling-through-attack castling-into-attack",
        ),
        ("R5k1/5ppp/8/8/8/8/8/4K2R b K - 0 1", "castling white", "short long none*"),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "legal e1 g1",
            "yes* castling-piece-between castling-in-check castling-through-attack castling-into-attack",
        ),
        ("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", "legal e3 c4", "yes wrong-shape path-blocked pinned* check-not-answered"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "legal a1 a8", "yes* wrong-shape path-blocked pinned check-not-answered"),
        (
            "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1",
            "legal e3 e4",
            "yes pawn-blocked* pawn-captures-diagonally* pinned check-not-answered",
        ),
        ("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1 > d7d5", "en passant", "yes* no"),
        ("6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1 > d7d5", "en passant", "yes no*"),
        ("start", "draw", "none* automatic claim"),
        (shuffle, "draw", "none automatic claim*"),
        // With the move that brings the position about again.
        (shuffle.strip_suffix(" Ke8").unwrap(), "draw", "none automatic claim*"),
        ("8/8/8/4k3/8/4K3/8/7R w - - 100 90", "draw", "none automatic claim*"),
        ("8/8/8/4k3/8/4K3/8/7R w - - 150 90", "draw", "none automatic* claim"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "draw", "none automatic* claim"),
        ("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "draw", "none* automatic claim"),
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "draw", "none* automatic claim"),
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "draw by school", "none automatic* claim"),
    ];
    let mut wrong = Vec::new();
    for (position, asked, expected) in table {
        let step = step(position, asked, "");
        let found = words_of(&step).join(" ");
        if found != expected {
            wrong.push(format!("{position}: {asked}: {found}"));
        }
        let proof = proof::prove(&step);
        assert_eq!((proof.solvable, proof.shortest.is_some()), (Solvable::Yes, true));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Of every position of the judge's cases, mates and stalemates among them: each question that can be asked there has a right
/// answer among those it can have, and each option is either right or surely wrong.
#[test]
fn every_question_has_a_right_answer_wherever_it_is_asked() {
    let mut phrases: Vec<String> = ["state", "en passant", "draw"].map(str::to_owned).to_vec();
    for color in ["white", "black"] {
        phrases.extend(["", " short", " long"].map(|side| format!("castling {color}{side}")));
    }
    phrases.extend(
        ["e1", "e8"]
            .into_iter()
            .flat_map(|from| ["c1", "e1", "e2", "g1", "c8", "e7", "e8", "g8"].map(|to| format!("legal {from} {to}"))),
    );
    let mut asked = 0;
    for file in ["judge.txt", "why.txt"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
        let table = std::fs::read_to_string(path).unwrap();
        let positions: BTreeSet<&str> = table
            .lines()
            .filter(|line| !line.starts_with('#') && line.contains(" | "))
            .filter_map(|line| line.split(" | ").next())
            .filter(|position| !position.is_empty())
            .collect();
        for position in positions {
            let game = game(position);
            for phrase in &phrases {
                let question = question(phrase);
                // Check, castling and draws are a king's: elsewhere the reader of the file does not let them be asked.
                if !phrase.starts_with("legal")
                    && skaki::rules::Color::ALL.into_iter().any(|color| game.position().king(color).is_none())
                {
                    continue;
                }
                let options = question.derived(&game, Rulebook::Fide);
                let right = |it: &Answer| it.truth == Truth::Right;
                assert!(options.iter().any(right), "{position}: {phrase}: {options:?}");
                assert!(options.iter().all(|it| it.truth != Truth::Open), "{position}: {phrase}: {options:?}");
                asked += 1;
            }
        }
    }
    assert!(asked > 2_000, "{asked}");
}

/// The cases of the judge: what it gives is right, whatever else is offered is not, and there is always both.
#[test]
fn options_of_every_refused_move_are_sound() {
    let tables = ["judge.txt", "why.txt"].map(|name| {
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)).unwrap()
    });
    let words = Words::new(Language::EL);
    let mut cases = 0;
    for line in tables.iter().flat_map(|table| table.lines()) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [position, attempt, ..] = parts[..] else { continue };
        if line.starts_with('#') || position.is_empty() {
            continue;
        }
        let Some((from, to)) = attempt.get(..2).zip(attempt.get(2..4)) else { continue };
        let (Ok(from), Ok(to)) = (from.parse(), to.parse()) else { continue };
        let promotion = attempt.get(4..5).and_then(|letter| Piece::from_fen_letter(letter.chars().next()?));
        let asked = ChoiceQuestion::Legal { from, to, promotion: promotion.map(|piece| piece.kind) };
        let game = game(position);
        let verdict = game.judge(from, to, promotion.map(|piece| piece.kind));
        let options = asked.derived(&game, Rulebook::Fide);
        let rights: BTreeSet<&str> = match &verdict {
            Ok(_) => BTreeSet::new(),
            Err(refusal) => refusal.iter().map(skaki::rules::Reason::code).collect(),
        };
        let offered_right: BTreeSet<&str> = options
            .iter()
            .filter(|it| it.truth == Truth::Right && matches!(it.answer, ChoiceAnswer::Refused(_)))
            .map(|it| it.word)
            .collect();
        assert_eq!(offered_right, rights, "{line}");
        assert_eq!(
            options.iter().any(|it| it.answer == ChoiceAnswer::Legal && it.truth == Truth::Right),
            verdict.is_ok(),
            "{line}"
        );
        assert!((2..=MOST_OPTIONS).contains(&options.len()), "{line}: {options:?}");
        assert!(options.iter().all(|it| it.truth != Truth::Open), "{line}: {options:?}");
        // Whatever is picked has its sentence in both languages.
        let options: Vec<Choice> = options.into_iter().map(|it| Choice { answer: it.answer, explain: None }).collect();
        let task = Task::Choose(Choose { question: asked, rulebook: Rulebook::Fide, options: options.clone() });
        let step = Step { task, ..step(position, "state", "") };
        for option in 0..options.len() {
            let mut student = session(&step);
            let _ = pick(&mut student, option);
            for event in student.apply(Request::Try(Attempt::Submit)) {
                for message in explain::event("lesson", &event) {
                    for language in Language::all() {
                        let text = words.text_in(language, &message);
                        assert!(text.ends_with('.') && !text.contains(['⟦', '{']), "{line}: {text}");
                    }
                }
            }
        }
        cases += 1;
    }
    assert!(cases > 150, "{cases}");
    assert_eq!(words.take_troubles(), Vec::<String>::new());
}

#[test]
fn every_reason_has_a_phrase_of_its_own_in_both_languages() {
    let words = Words::new(Language::EL);
    for language in Language::all() {
        let phrases: BTreeSet<String> = ReasonKind::ALL
            .iter()
            .map(|kind| Choice { answer: ChoiceAnswer::Refused(*kind), explain: None })
            .map(|choice| words.text_in(language, &explain::option("lesson", &choice)))
            .collect();
        assert_eq!(phrases.len(), ReasonKind::ALL.len());
        assert!(phrases.iter().all(|phrase| !phrase.ends_with('.')), "{phrases:?}");
    }
}

#[test]
fn phrases_of_questions_are_read_in_both_alphabets_and_a_slip_is_seen() {
    for phrase in ChoiceQuestion::PHRASES {
        assert!(phrase.parse::<ChoiceQuestion>().is_ok(), "{phrase}");
    }
    assert_eq!(question("legal ε1 η1"), question("legal e1 g1"));
    assert_eq!(question(" legal  e7 e8 queen "), question("legal ε7 ε8 queen"));
    let slip = |text: &str| text.parse::<ChoiceQuestion>().unwrap_err().suggestion;
    assert_eq!(slip("castling white shrot"), Some("castling white short"));
    assert_eq!(slip("en pasant"), Some("en passant"));
    assert_eq!(slip("legal e7 e8 minister"), None);
    assert_eq!(slip(""), None);
}

#[test]
fn the_report_of_the_checker_names_the_right_answers() {
    let text = std::fs::read_to_string(folder().join("choices.toml")).unwrap();
    let report = check::check_source(SourceText::new("choices.toml", text));
    assert_eq!(report.faults, []);
    let told = report.proofs_text(&Words::new(Language::EN));
    let lines = [
        "Right answer: “Checkmate”. The others: “Neither check nor the end of the game”, “Check, but not mate” and “Stalemate”.",
        "Right answer: “I move it”. The others: “I move another piece, for I touched it without thinking” and “I ask my opponent whether I may change my mind”.",
    ];
    for line in lines {
        assert!(told.contains(line), "{told}");
    }
    let json = report.json(&Words::new(Language::EN));
    assert_eq!((&json["proofs"][1]["solvable"], &json["proofs"][1]["shortest"]), (&true.into(), &2.into()));
}

// ---------------------------------------------------------------------------------------------------------------
// The session.

#[test]
fn where_one_is_right_a_pick_decides_and_a_wrong_one_stays_marked() {
    let mate = step("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "state", "");
    let mut student = session(&mate);
    let events = pick(&mut student, 1);
    assert!(
        matches!(&events[..], [Event::Chosen { chosen: Chosen::Wrong { wrong, missing: 0 }, .. }] if *wrong == Picks::NONE.with(1)),
        "{events:?}"
    );
    use OptionLook::{Open, Right, Struck, Wrong};
    assert_eq!(student.options(), [Open, Wrong, Open, Open]);
    // It cannot be picked again, and costs nothing.
    let events = pick(&mut student, 1);
    assert!(matches!(&events[..], [Event::Chosen { chosen: Chosen::Again { option: 1 }, .. }]), "{events:?}");
    assert!(matches!(pick(&mut student, 4)[..], [Event::OutOfPlace]));
    assert!(matches!(student.apply(Request::Undo)[..], [Event::NothingToTakeBack]));
    let hint = |student: &mut Session| match &student.apply(Request::Hint)[..] {
        [Event::Hint(hint)] => Some(hint.clone()),
        _ => None,
    };
    assert_eq!(hint(&mut student), Some(Hint::Rule(Rule::Castling)));
    assert!(matches!(hint(&mut student), Some(Hint::Strike { option: 0, .. })));
    assert_eq!(student.options(), [Struck, Wrong, Open, Open]);
    assert!(matches!(hint(&mut student), Some(Hint::Options(right)) if right.len() == 1));
    assert_eq!(hint(&mut student), None);
    let _ = pick(&mut student, 2);
    assert_eq!(student.phase(), Phase::Solved { stars: 0 });
    assert_eq!(student.options(), [Struck, Wrong, Right, Open]);
    // The first try that fails is free.
    let mut other = session(&mate);
    let _ = (pick(&mut other, 0), pick(&mut other, 2));
    assert_eq!(other.phase(), Phase::Solved { stars: 3 });
    let mut third = session(&mate);
    let _ = (pick(&mut third, 0), pick(&mut third, 1), pick(&mut third, 2));
    assert_eq!(third.phase(), Phase::Solved { stars: 2 });
}

#[test]
fn where_several_may_be_right_they_are_handed_in_together() {
    let castle = step("k5r1/8/b7/8/8/8/8/4K2R w K - 0 1", "castling white short", "");
    assert_eq!(
        words_of(&castle),
        ["yes", "castling-piece-between", "castling-in-check", "castling-through-attack*", "castling-into-attack*"]
    );
    let submit = |student: &mut Session| student.apply(Request::Try(Attempt::Submit));
    let mut student = session(&castle);
    assert!(matches!(submit(&mut student)[..], [Event::Chosen { chosen: Chosen::Nothing, .. }]));
    let _ = (pick(&mut student, 1), pick(&mut student, 3));
    let events = submit(&mut student);
    assert!(
        matches!(&events[..], [Event::Chosen { chosen: Chosen::Wrong { wrong, missing: 1 }, .. }] if wrong.iter().eq([1])),
        "{events:?}"
    );
    use OptionLook::{Open, Picked, Right, Wrong};
    assert_eq!(student.options(), [Open, Wrong, Open, Picked, Open]);
    // What is taken back is the last pick that still is one; what is known to be wrong stays known.
    let events = student.apply(Request::Undo);
    assert!(
        matches!(&events[..], [Event::Chosen { chosen: Chosen::Picked { option: 3, picked: false }, .. }]),
        "{events:?}"
    );
    assert_eq!(student.options(), [Open, Wrong, Open, Open, Open]);
    assert!(matches!(student.apply(Request::Undo)[..], [Event::NothingToTakeBack]));
    let _ = (pick(&mut student, 3), pick(&mut student, 4));
    assert!(matches!(submit(&mut student)[..], [Event::Chosen { .. }, Event::Solved { stars: 3, .. }]));
    assert_eq!(student.options(), [Open, Wrong, Open, Right, Right]);
    // The reasons light their squares.
    let lit = student.lit().iter().fold(SquareSet::EMPTY, |all, (_, squares)| all | *squares);
    assert_eq!(lit.to_string(), "f1 g1 a6 g8");
    let mut shown = session(&castle);
    let events = shown.apply(Request::ShowAnswer);
    assert!(matches!(&events[..], [Event::AnswerOptions { .. }, Event::Solved { stars: 0, .. }]), "{events:?}");
}

#[test]
fn one_reason_alone_does_not_give_itself_away() {
    let several = |position, asked| choose(&step(position, asked, "")).takes_several();
    assert!(several("k7/8/b7/8/8/8/8/4K2R w K - 0 1", "castling white short"));
    assert!(several("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "legal a1 a8"));
    assert!(several("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "castling white"));
    assert!(!several("start", "state") && !several("start", "draw") && !several("start", "en passant"));
}

// ---------------------------------------------------------------------------------------------------------------
// What is said.

impl Transcript {
    /// Tries every option by itself, and then all that are right.
    fn all(&mut self, position: &str, asked: &str, options: &str) {
        let step = step(position, asked, options);
        writeln!(self.text, "{position}: {asked}").unwrap();
        if let Some(question) = explain::asked(choose(&step), step.diagram.game.position()) {
            self.say(&question);
        }
        let right = choose(&step).right(&step.diagram.game);
        for (index, word) in words_of(&step).iter().enumerate() {
            writeln!(self.text, "  {word}").unwrap();
            self.say(&explain::option("lesson", &choose(&step).options[index]));
            if !right.contains(index) {
                let mut student = session(&step);
                let mut events = pick(&mut student, index);
                if choose(&step).takes_several() {
                    events = student.apply(Request::Try(Attempt::Submit));
                }
                self.events(&events);
            }
        }
        writeln!(self.text, "  right").unwrap();
        self.requests(&step, &["answer"]);
    }

    fn events(&mut self, events: &[Event]) {
        for message in events.iter().flat_map(|event| explain::event("lesson", event)) {
            self.say(&message);
        }
    }

    fn requests(&mut self, step: &Step, asked: &[&str]) {
        let mut student = session(step);
        for word in asked {
            let request = match *word {
                "hint" => Request::Hint,
                "undo" => Request::Undo,
                "answer" => Request::ShowAnswer,
                "submit" => Request::Try(Attempt::Submit),
                number => Request::Try(Attempt::Pick(number.parse().unwrap())),
            };
            let events = student.apply(request);
            self.events(&events);
        }
    }
}

#[test]
fn every_answer_is_answered_where_it_is_true() {
    let mut t = Transcript::new();
    let states = "normal check checkmate stalemate dead-position";
    for position in [
        "start",
        "4r2k/8/8/8/8/8/7P/4K3 w - - 0 1",
        "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "3k4/3r4/8/8/8/8/2n1q3/K7 w - - 0 1",
    ] {
        t.all(position, "state", states);
    }
    t.all("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "state", "");
    let ends = "normal check checkmate stalemate dead-position insufficient-material fivefold seventy-five";
    for position in ["start > Nf3 Nf6 Ng1 Ng8", "8/8/8/4k3/8/4K3/8/7R w - - 150 90", FIVE] {
        t.all(position, "state", ends);
    }
    t.all("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "state by school", ends);
    t.all("8/8/8/4k3/8/4K3/8/7R w - - 150 90", "legal h1 h5", "");
    t.all("k7/8/b7/8/8/8/8/4K2R w K - 0 1", "castling white short", "yes castling-king-moved castling-no-rook castling-piece-between castling-in-check castling-through-attack castling-into-attack");
    t.all(
        "r3k3/8/8/8/8/8/4R3/4K3 b q - 0 1",
        "castling black long",
        "yes castling-rook-moved castling-right-gone castling-in-check castling-through-attack castling-into-attack",
    );
    t.all("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "castling white short", "");
    t.all("4k3/8/8/8/8/8/8/4K2R w K - 0 1 > e1e2 e8e7 e2e1 e7e8", "castling white short", "");
    t.all("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "castling white", "");
    t.all("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "castling white", "");
    t.all("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", "legal e3 c4", "");
    t.all("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "legal a1 a8", "yes empty-square opponents-piece wrong-shape path-blocked own-piece king-never-captured pinned check-not-answered");
    t.all("4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "legal e3 e4", "");
    t.all("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "legal e2 e4", "");
    t.all("4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "legal e2 d3", "");
    t.all("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "legal e7 e8 king", "");
    t.all("5r1k/8/8/8/8/8/8/4K3 w - - 0 1", "legal e1 f2", "");
    t.all("7k/8/8/8/8/8/4n3/4K3 w - - 0 1", "legal e1 e2", "");
    t.all("4r2k/8/8/8/8/8/2B5/4K3 w - - 0 1", "legal c2 e4", "");
    t.all("4r2k/8/8/8/8/8/2B5/4K3 w - - 0 1", "legal c2 d3", "yes check-not-answered");
    t.all("4r2k/8/8/8/4R3/8/8/4K3 w - - 0 1", "legal e4 e6", "yes pinned");
    t.all("4r2k/8/8/8/4R3/8/8/4K3 w - - 0 1", "legal e4 e8", "yes pinned");
    t.all("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1 > d7d5", "en passant", "");
    t.all("6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1 > d7d5", "en passant", "");
    t.all("start", "en passant", "");
    let shuffle = "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1 > Ra2 Kd8 Ra1 Ke8 Ra2 Kd8 Ra1";
    t.all(&format!("{shuffle} Ke8"), "draw", "");
    t.all(shuffle, "draw", "");
    t.all("8/8/8/4k3/8/4K3/8/7R w - - 100 90", "draw", "");
    t.all("8/8/8/4k3/8/4K3/8/7R w - - 99 90", "draw", "");
    t.all("8/8/8/4k3/8/4K3/8/7R w - - 150 90", "draw", "");
    t.all("start", "draw", "");
    t.all("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "draw", "");
    t.all("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 > e1e2 e8e7 e2e1 e7e8", "castling white", "");
    t.all("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "draw", "");
    t.all("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "draw by school", "");
    let castle = step("k5r1/8/b7/8/8/8/8/4K2R w K - 0 1", "castling white short", "");
    writeln!(t.text, "picking and taking back").unwrap();
    t.requests(&castle, &["submit", "3", "undo", "undo", "3", "submit", "0", "1", "submit", "0", "4", "submit"]);
    writeln!(t.text, "a wrong one too many").unwrap();
    t.requests(&castle, &["2", "3", "4", "submit", "submit"]);
    t.requests(&castle, &["1", "2", "submit"]);
    writeln!(t.text, "hints").unwrap();
    t.requests(&castle, &["hint", "hint", "hint", "hint", "hint", "answer"]);
    let mate = step("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "state", "");
    t.requests(&mate, &["hint", "hint", "0", "1", "1", "hint", "hint"]);
    let one = step("k7/8/b7/8/8/8/8/4K2R w K - 0 1", "castling white short", "");
    t.requests(&one, &["hint", "hint"]);
    // A question in the teacher's own words, without any of why.
    let text =
        |text: &str, right| Choice { answer: ChoiceAnswer::Text { text: text.to_owned(), right }, explain: None };
    let own = Choose {
        question: ChoiceQuestion::Text,
        rulebook: Rulebook::Fide,
        options: vec![text("a", true), text("b", false)],
    };
    let own = Step { task: Task::Choose(own), ..mate };
    assert_eq!(explain::asked(choose(&own), own.diagram.game.position()), None);
    t.requests(&own, &["1", "0"]);

    assert_eq!(t.words.take_troubles(), Vec::<String>::new());
    // What belongs to the screen and to line mode is said there.
    let elsewhere = |id: &str| {
        id == "check-options" || id.starts_with("ui-") || id.starts_with("plain-") || id.starts_with("task-")
    };
    let unsaid: Vec<&str> = t.unsaid("choose").into_iter().filter(|id| !elsewhere(id)).collect();
    insta::assert_snapshot!(t.text);
    assert_eq!(unsaid, Vec::<&str>::new(), "sentences that nothing here produces");
}

// ---------------------------------------------------------------------------------------------------------------
// The screen.

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/screens")
}

fn app(language: Language, step: usize) -> App {
    let mut words = Words::new(language);
    let (library, _) = Library::load(&[folder()]);
    library.add_texts(&mut words);
    let mut study = Study::new(library.into(), Progress::default());
    study.open("choices", step).expect("the step is there");
    App::new(words, study, Settings::default(), Start::Step)
}

const MATE: usize = 0;
const CASTLE: usize = 1;
const TOUCH: usize = 2;

fn draw(app: &App, depth: Depth, columns: u16, rows: u16) -> (String, Drawn) {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let mut drawn = Drawn::default();
    terminal.draw(|frame| drawn = screens::draw(frame, app, Theme::new(depth))).unwrap();
    let buffer = terminal.backend().buffer().clone();
    (crate::text::drawn(&buffer), drawn)
}

fn screen(app: &App, columns: u16, rows: u16) -> String {
    draw(app, Depth::True, columns, rows).0
}

fn press(app: &mut App, pressed: &[Key]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for key in pressed {
        if let Some(action) = keys::action(app.place(), *key) {
            effects.extend(app.update(action));
        }
    }
    effects
}

fn done(effects: &[Effect]) -> Option<u8> {
    effects.iter().find_map(|effect| match effect {
        Effect::Record(Entry::Done { stars, .. }) => Some(*stars),
        _ => None,
    })
}

fn looks(app: &App) -> Vec<OptionLook> {
    app.study().place().unwrap().session.options()
}

#[test]
fn options_stand_under_the_text_in_both_languages_and_in_three_windows() {
    for language in Language::all() {
        for (columns, rows) in [(80, 24), (60, 20), (34, 16)] {
            let name = |what: &str| format!("{what}_{}_{columns}x{rows}", language.code());
            let mut one = app(language, MATE);
            press(&mut one, &[Key::Char('2')]);
            insta::assert_snapshot!(name("one"), screen(&one, columns, rows));
            let mut several = app(language, CASTLE);
            press(
                &mut several,
                &[Key::Char('2'), Key::Char('4'), Key::Enter, Key::Char('y'), Key::Char('y'), Key::Char('y')],
            );
            press(&mut several, &[Key::Char('5')]);
            insta::assert_snapshot!(name("several"), screen(&several, columns, rows));
            let mut touch = app(language, TOUCH);
            press(&mut touch, &[Key::Char('1')]);
            insta::assert_snapshot!(name("touch"), screen(&touch, columns, rows));
        }
    }
}

#[test]
fn an_answer_is_picked_by_number_by_arrows_and_by_the_mouse() {
    let mut by_number = app(Language::EL, MATE);
    assert_eq!(by_number.place(), Place::ChooseOne);
    assert_eq!(done(&press(&mut by_number, &[Key::Char('3')])), Some(3));
    let mut by_arrows = app(Language::EL, MATE);
    assert_eq!(done(&press(&mut by_arrows, &[Key::Down, Key::Down, Key::Down, Key::Up, Key::Enter])), Some(3));
    let mut by_mouse = app(Language::EL, MATE);
    let drawn = draw(&by_mouse, Depth::True, 80, 24).1;
    let (place, action) = drawn.targets.iter().find(|(_, action)| *action == Action::Row(2)).unwrap().clone();
    assert_eq!(drawn.click(Cell::new(place.x + 5, place.y)), Some(action.clone()));
    assert_eq!(done(&by_mouse.update(action)), Some(3));
    // A number without an answer does nothing, a click on the board neither.
    let mut nothing = app(Language::EL, MATE);
    assert_eq!(press(&mut nothing, &[Key::Char('9'), Key::Char('0'), Key::Char('e')]), []);
    let centre = draw(&nothing, Depth::True, 80, 24).1.board.unwrap().centre("e4".parse().unwrap());
    let click = draw(&nothing, Depth::True, 80, 24).1.click(centre).unwrap();
    nothing.update(click);
    assert_eq!(looks(&nothing), [OptionLook::Open; 4]);
}

#[test]
fn several_answers_are_picked_and_handed_in_and_the_cursor_passes_what_is_ruled_out() {
    use OptionLook::{Open, Picked, Wrong};
    let mut app = app(Language::EN, CASTLE);
    assert_eq!(app.place(), Place::ChooseSeveral);
    // The letters of a Greek layout ask for the same: tau and t, upsilon and y.
    assert_eq!(keys::action(app.place(), Key::Char('\u{3c5}')), Some(Action::Hint));
    assert_eq!(keys::action(app.place(), Key::Char('\u{3c4}')), Some(Action::ShowAnswer));
    press(&mut app, &[Key::Char(' '), Key::Down, Key::Char(' '), Key::Up, Key::Char(' ')]);
    // Yes and a reason why not are never picked together: the later of them stays.
    assert_eq!(looks(&app), [Picked, Open, Open, Open, Open]);
    assert_eq!(done(&press(&mut app, &[Key::Enter])), None);
    assert_eq!(looks(&app), [Wrong, Open, Open, Open, Open]);
    press(&mut app, &[Key::Down, Key::Char(' '), Key::Backspace]);
    assert_eq!(looks(&app), [Wrong, Open, Open, Open, Open]);
    assert_eq!(done(&press(&mut app, &[Key::Char('4'), Key::Down, Key::Char(' '), Key::Enter])), Some(3));
    // What is done can be looked at and no more.
    assert_eq!(app.place(), Place::Done);
    assert_eq!(press(&mut app, &[Key::Char('1')]), []);
    assert_eq!(press(&mut app, &[Key::Char('j')]), []);
    assert_eq!(looks(&app), [Open; 5]);
}

#[test]
fn a_symbol_says_what_colour_says() {
    let mut app = app(Language::EL, CASTLE);
    press(&mut app, &[Key::Char('2'), Key::Char('4'), Key::Enter, Key::Char('y'), Key::Char('y'), Key::Char('y')]);
    let shown = draw(&app, Depth::Mono, 80, 24).0;
    for symbol in ["2 ✗", "4 ●", "5 ○", "1 –"] {
        assert!(shown.contains(symbol), "{symbol}\n{shown}");
    }
    press(&mut app, &[Key::Char('5'), Key::Enter]);
    let shown = draw(&app, Depth::Mono, 80, 24).0;
    assert!(shown.contains("4 ✓") && shown.contains("5 ✓"), "{shown}");
}

#[test]
fn every_option_can_be_brought_into_view_in_the_smallest_window() {
    for step in [MATE, CASTLE, TOUCH] {
        let mut app = app(Language::EL, step);
        let count = looks(&app).len();
        for option in 0..count {
            let (shown, drawn) = draw(&app, Depth::True, 34, 16);
            let cursor = drawn.cursor.unwrap();
            let line: String = shown.lines().nth(usize::from(cursor.y)).unwrap().trim().to_owned();
            assert!(line.starts_with(&(option + 1).to_string()), "{option}: {line}\n{shown}");
            press(&mut app, &[Key::Down]);
        }
    }
}

/// Nothing is scrolled while a row of the room for it is free, what is asked is seen, and a number begins an answer.
#[test]
fn a_small_window_is_used_to_its_last_row() {
    for language in Language::all() {
        for step in [MATE, CASTLE, TOUCH] {
            for (columns, rows, text_column, first_row) in [(34, 16, 0, 10), (60, 20, 37, 1)] {
                let mut app = app(language, step);
                for _ in 0..looks(&app).len() {
                    let shown = screen(&app, columns, rows);
                    let room: Vec<String> = shown
                        .lines()
                        .skip(first_row)
                        .take(usize::from(rows) - 1 - first_row)
                        .map(|line| line.chars().skip(text_column).collect())
                        .collect();
                    let is_scrolled = room.iter().any(|line| line.contains(['↑', '↓']));
                    assert!(!is_scrolled || !room.last().unwrap().trim().is_empty(), "{shown}");
                    let place = app.study().place().unwrap();
                    let Task::Choose(choose) = &place.session.step().task else { panic!() };
                    if let Some(asked) = explain::asked(choose, place.session.position()) {
                        let first = app.words().text(&asked).split(' ').next().unwrap().to_owned();
                        assert!(room.iter().any(|line| line.contains(&format!("◆ {first}"))), "{asked:?}\n{shown}");
                    }
                    // Each number is seen once at the most.
                    let numbers: Vec<char> = room
                        .iter()
                        .filter_map(|line| line.trim().chars().next().filter(char::is_ascii_digit))
                        .collect();
                    let once: BTreeSet<&char> = numbers.iter().collect();
                    assert_eq!(once.len(), numbers.len(), "{shown}");
                    press(&mut app, &[Key::Down]);
                }
            }
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Line mode.

fn said(language: &str, step: &str, lines: &[&str]) -> String {
    said_of(&folder(), language, &format!("choices/{step}"), lines)
}

fn said_of(lessons: &Path, language: &str, step: &str, lines: &[&str]) -> String {
    let data = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_skaki"))
        .arg("--data")
        .arg(data.path())
        .args(["--lang", language, "--lessons"])
        .arg(lessons)
        .args(["learn", step])
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn answers_are_picked_in_words() {
    in_order(
        &said("el", "mate", &["5", "σαχ, όχι ματ", "2", "checkmate"]),
        &[
            "Παίζουν τα μαύρα. Τι ισχύει;",
            "1. Ούτε σαχ ούτε τέλος της παρτίδας",
            "3. Ματ",
            "Δεν υπάρχει απάντηση «5»",
            "Είναι σαχ, και τα μαύρα δεν έχουν καμία κίνηση που το σταματά.",
            "2. Σαχ, όχι ματ (δεν είναι σωστή)",
            "Είναι σαχ, και τα μαύρα δεν έχουν καμία κίνηση που το σταματά.",
            "Ματ: ο λευκός ίππος στο ζ7",
            "3 αστέρια",
        ],
    );
    in_order(
        &said("en", "castle", &["", "ανάμεσα", "undo", "done", "1", "2, 4 and 5 έτοιμα", "hint", "έτοιμο"]),
        &[
            "Can White castle short now?",
            "Write the numbers",
            "You picked “No: something stands between”.",
            "You let go of “No: something stands between”.",
            "Pick an answer first.",
            "You picked “Yes, castling short is possible”.",
            "You picked “No: something stands between”.",
            "You picked “No: the king would arrive on a controlled square”.",
            "Nothing stands between the king and the rook.",
            "The other answers that you picked are right.",
            "1. Yes, castling short is possible\n2. No: something stands between (not right)",
            "Checkmate is a check that no move answers",
            "The king would arrive on g1",
            "2 stars",
        ],
    );
    in_order(
        &said("el", "touch", &["κινω", "λύση", "ναι"]),
        &["1. Τον κινώ", "Όποιο κομμάτι πιάσεις, αυτό κινείς.", "έχει λυθεί"],
    );
    in_order(
        &said("en", "touch", &["another", "answer", "yes"]),
        &[
            "That is possible only if the knight has no move.",
            "(not right)",
            "The right answer is “I move it”.",
            "The piece that you touch",
        ],
    );
}

#[test]
fn answers_that_differ_by_a_sign_are_picked_by_it() {
    let lessons = tempfile::tempdir().unwrap();
    let lesson = r##"
format = 1
id = "signs"
languages = ["en"]
[text.en]
title = "Signs"
one = "How is this mate written?"
check = "Rh8+"
mate = "Rh8#"
two = "Which sign is check?"
plus = "+"
hash = "#"
[[step]]
id = "one"
kind = "choose"
question = "text"
options = [{ text = "check" }, { text = "mate", right = true }]
[[step]]
id = "two"
kind = "choose"
question = "text"
options = [{ text = "plus", right = true }, { text = "hash" }]
"##;
    std::fs::write(lessons.path().join("signs.toml"), lesson).unwrap();
    in_order(
        &said_of(lessons.path(), "en", "signs/one", &["Rh8", "Rh8+", "Rh8#"]),
        &["“Rh8” is none of the answers", "1. Rh8+ (not right)", "Right."],
    );
    in_order(&said_of(lessons.path(), "en", "signs/two", &["#", "+"]), &["2. # (not right)", "Right."]);
}
