//! Ends of a game as attempts: claims, offers, answers to them, resignation – judged, explained, hinted at, on the screen
//! and in line mode.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::fmt::Write;
use std::sync::Arc;

use crate::transcript::Transcript;
use skaki::app::{self, Action, App, Direction, Key, Overlay, OverlayKind, Place, keys};
use skaki::exercise::{
    Act, ActMiss, Announced, Attempt, Doing, Done, Instead, Lack, Outcome, Said, State, advance, proof,
};
use skaki::explain::{self, ActWords};
use skaki::language::{Language, Message, Words};
use skaki::lesson::{Lesson, Library, SourceText, Step, Task, read_lesson};
use skaki::progress::Progress;
use skaki::rules::notation::uci::Uci;
use skaki::rules::{Color, Game};
use skaki::session::{Event, Phase, Request, Session, Solution};
use skaki::settings::Settings;
use skaki::study::Study;

/// A lesson of one step to play.
fn lesson(step: &str) -> Lesson {
    let text = format!(
        "format = 1\nid = \"ends\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"Ends\"\nstep = \"Do it.\"\n[[step]]\nid = \"step\"\nkind = \"play\"\n{step}\n"
    );
    let (lesson, faults) = read_lesson(&SourceText::new("ends.toml", text.clone()));
    assert_eq!(faults, [], "{text}");
    lesson.unwrap()
}

fn step(text: &str) -> Step {
    lesson(text).steps[0].clone()
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";
const PAWNS: &str = "fen = \"4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 30\"";

const AHEAD: &str = "fen = \"4k3/ppp5/8/8/8/8/PPP5/R3K3 w - - 0 30\"\nacts = true\ngoal = { reach = [\"b4\"] }";

fn uci(text: &str) -> Uci {
    text.parse().unwrap()
}

fn attempt(word: &str) -> Attempt {
    let act = match word {
        "claim" => Act::Claim(None),
        "offer" => Act::Offer,
        "accept" => Act::Accept,
        "decline" => Act::Decline,
        "resign" => Act::Resign,
        _ => match word.strip_prefix("claim:") {
            Some(mv) => {
                let Uci { from, to, promotion } = uci(mv);
                Act::Claim(Some(Announced { from, to, promotion }))
            }
            None => {
                let Uci { from, to, promotion } = uci(word);
                return Attempt::Move { from, to, promotion };
            }
        },
    };
    Attempt::Act(act)
}

/// What comes of these attempts in a row; the last outcome.
fn tried(step: &Step, words: &str) -> Outcome {
    let mut state = State::begin(step);
    let mut last = None;
    for word in words.split_whitespace() {
        let (next, outcome) = advance(step, &state, attempt(word));
        (state, last) = (next, Some(outcome));
    }
    last.unwrap()
}

fn said(step: &Step, words: &str) -> Said {
    match tried(step, words) {
        Outcome::Said(said) => said,
        outcome => panic!("{words}: {outcome:?}"),
    }
}

#[test]
fn a_claim_is_counted() {
    let third = step(&format!("fen = \"start\"\nmoves = \"{SHUFFLE} {SHUFFLE}\"\ngoal = {{ claim = \"threefold\" }}"));
    assert!(matches!(said(&third, "claim"), Said::Solved(Done::Claimed { plies, .. }) if plies == [0, 4, 8]));
    let early = step(&format!("fen = \"start\"\nmoves = \"{SHUFFLE}\"\ngoal = {{ claim = \"threefold\" }}"));
    let Said::Missed(ActMiss::WrongClaim { lacks, .. }) = said(&early, "claim") else { panic!() };
    assert!(matches!(lacks.as_slice(), [Lack::Repetition { plies, alike: None }] if plies == &[0, 4]));
    // The move is announced with the claim, and not played.
    let next = step(&format!("fen = \"start\"\nmoves = \"{SHUFFLE} Nf3 Nf6 Ng1\"\ngoal = {{ claim = \"threefold\" }}"));
    assert!(matches!(said(&next, "claim:f6g8"), Said::Solved(Done::Claimed { plies, .. }) if plies == [0, 4, 8]));
    assert!(matches!(said(&next, "claim"), Said::Missed(ActMiss::WrongClaim { .. })));
    assert!(matches!(said(&next, "claim:f6g9".replace("g9", "f2").as_str()), Said::Refused(_)));
    assert!(matches!(
        tried(&next, "f6g8"),
        Outcome::Missed(_, skaki::exercise::Miss::ClaimForgone { announce: true, .. })
    ));
    let few = step("fen = \"7k/8/6K1/8/8/8/8/R7 w - - 68 80\"\ngoal = { claim = \"fifty\" }");
    let Said::Missed(ActMiss::WrongClaim { lacks, .. }) = said(&few, "claim") else { panic!() };
    assert!(matches!(lacks.as_slice(), [Lack::Fifty { half_moves: 68 }]));
}

#[test]
fn an_offer_has_its_moment_and_an_answer_needs_an_offer() {
    let offer = step(&format!("{PAWNS}\ngoal = {{ offer = true }}"));
    assert_eq!(said(&offer, "offer"), Said::Missed(ActMiss::OfferBeforeMoving));
    assert_eq!(said(&offer, "e2e4 offer"), Said::Solved(Done::Offered));
    let first = step("fen = \"start\"\nacts = true\ngoal = { reach = [\"a4\"] }");
    assert_eq!(said(&first, "offer"), Said::Missed(ActMiss::OfferTooEarly));
    // One that stands still has not moved either.
    assert_eq!(said(&first, "e2e4 d2d4 offer"), Said::Missed(ActMiss::OfferTooEarly));
    assert!(matches!(said(&offer, "accept"), Said::Refused(_)));
    let offered = step(&format!("{PAWNS}\noffered = true\ngoal = {{ decline = true }}"));
    assert_eq!(said(&offered, "decline"), Said::Solved(Done::Declined));
    assert!(matches!(said(&offered, "offer"), Said::Refused(_)), "one stands already");
    assert!(matches!(tried(&offered, "e2e4"), Outcome::Solved(_, skaki::exercise::Why::DeclinedByMove)));
    let accept = step(&format!("{PAWNS}\noffered = true\ngoal = {{ accept = true }}"));
    assert!(matches!(tried(&accept, "e2e4"), Outcome::Missed(_, skaki::exercise::Miss::OfferLapsed)));
    assert_eq!(said(&accept, "accept"), Said::Solved(Done::Accepted));
}

#[test]
fn who_gives_a_game_away_is_shown_what_was_overlooked() {
    let instead = |text: &str, word: &str| match said(&step(text), word) {
        Said::Missed(ActMiss::NotAsked { instead, .. }) => instead,
        said => panic!("{text} {word}: {said:?}"),
    };
    let won = "fen = \"7k/8/6K1/8/8/8/8/R7 w - - 0 80\"\noffered = true\ngoal = { decline = true }";
    assert!(matches!(instead(won, "resign"), Some(Instead::Mate { moves: 1 })));
    assert!(matches!(instead(won, "accept"), Some(Instead::Mate { moves: 1, .. })));
    let drawn = "fen = \"7k/8/8/8/8/1q6/8/3K4 w - - 100 80\"\nacts = true\ngoal = { reach = [\"e1\"] }";
    assert!(matches!(instead(drawn, "resign"), Some(Instead::Claim(_))));
    let dead = "fen = \"7k/8/8/8/8/8/8/KN6 w - - 0 80\"\nacts = true\ngoal = { reach = [\"a3\"] }";
    assert!(matches!(said(&step(dead), "resign"), Said::Refused(_)), "the game is over already");
    assert_eq!(instead(AHEAD, "resign"), Some(Instead::Ahead));
    assert_eq!(instead(&format!("{PAWNS}\nacts = true\ngoal = {{ reach = [\"e4\"] }}"), "resign"), None);
}

#[test]
fn the_rulebook_decides_whether_the_game_is_over() {
    let knights = "fen = \"4kn2/8/8/8/8/8/8/4KN2 w - - 100 80\"\ngoal = { claim = true }";
    assert!(matches!(said(&step(knights), "claim"), Said::Solved(_)));
    assert!(matches!(said(&step(&format!("{knights}\nrulebook = \"school\"")), "claim"), Said::Refused(_)));
}

#[test]
fn where_nothing_of_the_kind_is_asked_it_means_nothing() {
    let plain = step(&format!("{PAWNS}\ngoal = {{ reach = [\"e4\"] }}"));
    assert!(matches!(tried(&plain, "resign"), Outcome::OutOfPlace));
    assert!(Session::new(Arc::new(plain)).sayings().is_empty());
    let acts = step(&format!("{PAWNS}\noffered = true\nacts = true\ngoal = {{ reach = [\"e4\"] }}"));
    let mut session = Session::new(Arc::new(acts));
    assert_eq!(session.sayings(), [Act::Accept, Act::Decline, Act::Claim(None), Act::Offer, Act::Resign]);
    assert!(matches!(tried(session.step(), "e2e4"), Outcome::Solved(..)));
    // What was wrong costs like any try, and what could not be said costs nothing.
    for _ in 0..3 {
        let _ = session.apply(Request::Try(attempt("offer")));
    }
    for _ in 0..2 {
        let _ = session.apply(Request::Try(attempt("claim")));
    }
    let events = session.apply(Request::Try(attempt("e2e4")));
    assert!(matches!(events.last(), Some(Event::Solved { stars: 2, .. })), "{events:?}");
}

#[test]
fn every_way_that_is_proved_can_be_gone_and_is_what_the_answer_shows() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons/valid-ends.toml");
    let text = std::fs::read_to_string(path).unwrap();
    let lesson = read_lesson(&SourceText::new("valid-ends.toml", text)).0.unwrap();
    let mut gone = 0;
    for step in &lesson.steps {
        let Task::Play(play) = &step.task else { continue };
        assert_eq!(proof::prove(step).solvable, proof::Solvable::Yes, "{}", step.id);
        if !play.goal.asks_for_act() {
            continue;
        }
        let mut state = State::begin(step);
        let mut solved = false;
        for doing in proof::shortest_way(step, &state).unwrap() {
            let attempt = match doing {
                Doing::Move(mv) => Attempt::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() },
                Doing::Say(act) => Attempt::Act(act),
            };
            let (next, outcome) = advance(step, &state, attempt);
            solved = matches!(outcome, Outcome::Solved(..) | Outcome::Said(Said::Solved(_)));
            state = next;
        }
        assert!(solved, "{}", step.id);
        let mut session = Session::new(Arc::new(step.clone()));
        let events = session.apply(Request::ShowAnswer);
        assert!(matches!(events.last(), Some(Event::Solved { by: Solution::Answer, stars: 0, .. })), "{}", step.id);
        gone += 1;
    }
    assert!(gone >= 10);
}

/// What is said of a request, in English.
fn said_of(session: &mut Session, request: Request) -> (Vec<Event>, Vec<String>) {
    let words = Words::new(Language::EN);
    let events = session.apply(request);
    let said = events.iter().flat_map(|event| explain::event("ends", event)).map(|said| words.text(&said)).collect();
    (events, said)
}

#[test]
fn a_mate_that_was_overlooked_is_told_and_not_shown() {
    let won = step("fen = \"7k/8/6K1/8/8/8/8/R7 w - - 0 80\"\noffered = true\ngoal = { decline = true }");
    for word in ["resign", "accept"] {
        let mut session = Session::new(Arc::new(won.clone()));
        let (_, said) = said_of(&mut session, Request::Try(attempt(word)));
        assert!(said.iter().any(|said| said.ends_with("you can mate in one move.")), "{said:?}");
        assert!(said.iter().all(|said| !said.contains("a8") && !said.contains("a1")), "{said:?}");
        assert_eq!(session.lit(), [], "no square gives it away");
    }
}

#[test]
fn an_announced_move_that_starts_the_count_anew_is_told_to_do_so() {
    let pawn = "fen = \"4k3/8/8/8/8/3p4/4P3/R3K3 w - - 99 80\"\ngoal = { claim = \"fifty\" }";
    for (mv, what) in [("claim:e2e4", "is a pawn move: with it"), ("claim:e2d3", "is a capture: with it")] {
        let (_, said) = said_of(&mut Session::new(Arc::new(step(pawn))), Request::Try(attempt(mv)));
        assert!(said.iter().any(|said| said.contains(what)), "{said:?}");
        assert!(said.iter().all(|said| !said.contains("Not even one")), "{said:?}");
    }
}

#[test]
fn a_claim_that_is_a_move_too_early_is_told_what_is_missing() {
    let rook =
        |clock: u32| step(&format!("fen = \"7k/8/6K1/8/8/8/8/R7 w - - {clock} 80\"\ngoal = {{ claim = \"fifty\" }}"));
    for (clock, word, told) in [
        (97, "claim", "Only 48 moves have been made by each side without a capture or a pawn move: 2 more are needed."),
        (
            98,
            "claim",
            "Only 49 moves have been made by each side without a capture or a pawn move: one more is needed.",
        ),
        (
            98,
            "claim:a1b1",
            "With Rb1, which you announced, you would have made 50 moves without a capture or a pawn move, but the opponent only 49.",
        ),
        (
            99,
            "claim",
            "The opponent has made 50 moves without a capture or a pawn move, and you 49: announce the fiftieth with your claim, without playing it.",
        ),
    ] {
        let (_, said) = said_of(&mut Session::new(Arc::new(rook(clock))), Request::Try(attempt(word)));
        assert_eq!(said.last().map(String::as_str), Some(told), "{clock} {word}");
    }
    // A repetition that one of the moves would complete.
    let next = step(&format!("fen = \"start\"\nmoves = \"{SHUFFLE} Nf3 Nf6 Ng1\"\ngoal = {{ claim = \"threefold\" }}"));
    let (_, said) = said_of(&mut Session::new(Arc::new(next)), Request::Try(attempt("claim")));
    assert!(said.last().is_some_and(|said| said.starts_with("Think of the next move too")), "{said:?}");
}

#[test]
fn what_is_said_takes_no_move_and_who_moves_instead_is_held_against_moves() {
    let solved = |step: &Step, words: &str| {
        let mut session = Session::new(Arc::new(step.clone()));
        let mut events = Vec::new();
        for word in words.split_whitespace() {
            events = session.apply(Request::Try(attempt(word)));
        }
        let at = events.iter().position(|event| matches!(event, Event::Solved { .. })).unwrap();
        let rest = events.split_off(at);
        let Event::Solved { stars, fewer, .. } = &rest[0] else { panic!() };
        (*stars, *fewer, rest[1..].to_vec())
    };
    let decline = step(&format!("{PAWNS}\noffered = true\ngoal = {{ decline = true }}\npar = 0"));
    assert!(matches!(solved(&decline, "decline"), (3, None, _)));
    assert!(matches!(solved(&decline, "e2e4"), (3, None, _)), "a move declines it too");
    // Who moves before what could have been said at once has taken a longer way, and is shown what to say.
    let resign = step("fen = \"7k/8/8/8/8/8/1r5q/4K3 w - - 0 40\"\ngoal = { resign = true }\npar = 0\nlimit = 2");
    assert!(matches!(solved(&resign, "resign"), (3, None, _)));
    let (stars, fewer, rest) = solved(&resign, "e1d1 resign");
    assert_eq!((stars, fewer.map(|fewer| (fewer.moves, fewer.par))), (2, Some((1, 0))));
    assert!(matches!(rest.as_slice(), [Event::AnswerSaid { act: Act::Resign, .. }]), "{rest:?}");
    let (_, said) = {
        let mut session = Session::new(Arc::new(resign));
        session.apply(Request::Try(attempt("e1d1")));
        said_of(&mut session, Request::Try(attempt("resign")))
    };
    assert!(said.iter().any(|said| said == "You did it in one move; it can be done without any."), "{said:?}");
}

#[test]
fn a_written_line_is_followed_to_its_claim_however_long_it_is() {
    let cycle = "Nf3 Nf6 Nd4 Nd5";
    let long = step(&format!(
        "fen = \"start\"\nopponent = {{ line = \"a3 a6 b3 b6 c3 c6 {cycle} {cycle} Nf3 Nf6\" }}\ngoal = {{ claim = \"threefold\" }}\nlimit = 10"
    ));
    let proof = proof::prove(&long);
    assert_eq!((proof.solvable, proof.shortest), (proof::Solvable::Yes, Some(8)));
    let (_, said) = said_of(&mut Session::new(Arc::new(long)), Request::ShowAnswer);
    assert!(said.iter().all(|said| !said.starts_with("No answer")), "{said:?}");
}

#[test]
fn moves_before_a_claim_are_shown_in_one_sentence() {
    let (library, _) = Library::load(&[]);
    let steps = library.lessons().flat_map(|lesson| lesson.steps.iter());
    let asks = |step: &&Step| matches!(&step.task, Task::Play(play) if play.goal.asks_for_act());
    let mut longest = 0;
    for step in steps.filter(asks) {
        let (events, _) = said_of(&mut Session::new(Arc::new(step.clone())), Request::ShowAnswer);
        for pair in events.windows(2) {
            assert!(!matches!(pair, [Event::Answer { .. }, Event::Answer { .. }]), "{}: {events:?}", step.id);
        }
        for event in &events {
            if let Event::Answer { position, moves, .. } = event {
                assert!(!moves.is_empty(), "{}", step.id);
                // Each is legal in its turn, the opponent's between them.
                let mut here = *position;
                for mv in moves {
                    let turn = here.piece_at(mv.from()).unwrap().color;
                    here = if here.turn() == turn { here } else { here.with_turn(turn) };
                    assert_eq!(here.judge(mv.from(), mv.to(), mv.promotion()), Ok(*mv), "{}", step.id);
                    here = here.play(*mv);
                }
                longest = longest.max(moves.len());
            }
        }
    }
    assert!(longest >= 3, "the course has a claim that comes after some moves: {longest}");
}

#[test]
fn who_has_seen_the_answer_of_a_game_is_not_congratulated() {
    let won = "fen = \"7k/8/6K1/8/8/8/8/R7 w - - 0 80\"\ngoal = { checkmate = 1 }";
    let mut won = step(won);
    won.success = Some("well-done".to_owned());
    let mut marks = won.clone();
    marks.task = Task::Mark(skaki::lesson::Mark {
        answer: skaki::lesson::Squares::Given(skaki::rules::SquareSet::of("a1".parse().unwrap())),
    });
    for (step, seen) in [(won.clone(), false), (marks, true)] {
        let mut session = Session::new(Arc::new(step.clone()));
        let (events, _) = said_of(&mut session, Request::ShowAnswer);
        assert_eq!(explain::success("ends", &step, &events).is_some(), seen);
        // Whoever then does it alone has done it, though not for a star.
        let _ = session.apply(Request::Retry);
        if !seen {
            let (events, _) = said_of(&mut session, Request::Try(attempt("a1a8")));
            assert!(explain::success("ends", &step, &events).is_some());
        }
    }
}

#[test]
fn of_a_long_answer_the_beginning_is_told() {
    let words = Words::new(Language::EN);
    let position = *Game::default().position();
    let knights: Vec<skaki::rules::Move> = {
        let mut game = Game::default();
        for word in ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(20) {
            let mv = skaki::rules::notation::read_move(word, &game).unwrap().mv;
            game.play(mv);
        }
        game.moves().to_vec()
    };
    let said = |moves: usize| {
        let answer =
            Event::Answer { position, moves: knights[..moves].to_vec(), squares: skaki::rules::SquareSet::EMPTY };
        words.text(&explain::event("ends", &answer)[0])
    };
    assert!(
        said(13).starts_with("The answer, with your opponent's moves in between, is")
            && said(13).matches('N').count() == 13,
        "{}",
        said(13)
    );
    assert!(
        said(20).matches('N').count() == 12 && said(20).ends_with("and 8 more moves follow to the end."),
        "{}",
        said(20)
    );
    let shortest = Event::Shortest { position, moves: knights.clone() };
    let shortest = words.text(&explain::event("ends", &shortest)[0]);
    assert!(
        shortest.starts_with("The shortest way, with your opponent's moves in between, begins")
            && shortest.contains("8 more"),
        "{shortest}"
    );
}

impl Transcript {
    /// Says what a step asks for and what comes of each attempt.
    fn play_text(&mut self, text: &str, asked: &str) {
        self.play_step(step(text), &text.replace('\n', "; "), asked);
    }

    fn play_step(&mut self, step: Step, name: &str, asked: &str) {
        writeln!(self.text, "{name}: {asked}").unwrap();
        let Task::Play(play) = &step.task else { panic!() };
        let mut said: Vec<Message> = explain::offer_stands(&step.diagram.game).into_iter().collect();
        said.extend(explain::task(play, step.diagram.game.position()));
        said.iter().for_each(|message| self.say(message));
        let mut session = Session::new(Arc::new(step));
        for word in asked.split_whitespace() {
            writeln!(self.text, "  {word}").unwrap();
            let request = match word {
                "hint" => Request::Hint,
                "answer" => Request::ShowAnswer,
                "retry" => Request::Retry,
                word => Request::Try(attempt(word)),
            };
            for event in session.apply(request) {
                for message in explain::event("ends", &event) {
                    self.say(&message);
                }
            }
        }
    }
}

#[test]
fn every_sentence_is_said_where_it_is_true() {
    let mut t = Transcript::new();
    let threefold = "goal = { claim = \"threefold\" }";
    let fifty = "goal = { claim = \"fifty\" }";
    let start = |moves: &str, goal: &str| format!("fen = \"start\"\nmoves = \"{moves}\"\n{goal}");
    let rook = |clock: u32, goal: &str| format!("fen = \"7k/8/6K1/8/8/8/8/R7 w - - {clock} 80\"\n{goal}");
    t.play_text(&start(SHUFFLE, threefold), "claim claim:b1c3 claim:b1b5 b1c3");
    t.play_text(&start(&format!("{SHUFFLE} {SHUFFLE}"), threefold), "b1c3 hint hint hint claim");
    t.play_text(&start(&format!("{SHUFFLE} Nf3 Nf6 Ng1"), threefold), "claim f6g8 claim:f6g8");
    t.play_text(&start(&format!("{SHUFFLE} Nf3 Nf6 Ng1"), threefold), "hint hint answer");
    let castles = "fen = \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"\nmoves = \"h1h2 e8d8 h2h1 d8e8\"";
    t.play_text(&format!("{castles}\n{threefold}"), "claim");
    let passed = "fen = \"4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1\"\nmoves = \"d5 Kd1 Kd8 Ke1 Ke8\"";
    t.play_text(&format!("{passed}\n{threefold}"), "claim");
    let turn = "fen = \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"\nmoves = \"Kd1 Kd8 Kc1 Ke8 Kd2 Kd8 Ke1\"";
    t.play_text(&format!("{turn}\n{threefold}"), "claim claim:d8e8");
    t.play_text(&rook(68, fifty), "claim a1a2");
    t.play_text(&rook(97, fifty), "claim claim:a1a2");
    t.play_text(&rook(98, fifty), "claim claim:a1a2");
    t.play_text(&rook(99, fifty), "claim claim:a1a2");
    t.play_text(&format!("fen = \"4k3/8/8/8/8/3p4/4P3/R3K3 w - - 99 80\"\n{fifty}"), "claim:e2e4 claim:e2d3");
    t.play_text(&rook(100, "goal = { claim = true }"), "a1a2 claim");
    t.play_text(&rook(1, "goal = { claim = true }"), "claim");
    t.play_text(&rook(3, fifty), "claim");
    t.play_text(&rook(100, threefold), "claim");
    t.play_text(&start(&format!("{SHUFFLE} {SHUFFLE}"), fifty), "claim");
    t.play_text(&format!("{PAWNS}\ngoal = {{ offer = true }}"), "accept decline offer e2e4 offer");
    t.play_text(&format!("{PAWNS}\ngoal = {{ offer = true }}"), "hint hint hint hint answer");
    t.play_text("fen = \"start\"\nacts = true\ngoal = { reach = [\"a4\"] }", "offer");
    t.play_text(&format!("{PAWNS}\noffered = true\ngoal = {{ accept = true }}"), "offer decline e2e4 hint hint accept");
    let mut early = step("fen = \"start\"\nacts = true\ngoal = { reach = [\"e4\"] }");
    early.diagram.game.offer_draw(Color::Black).unwrap();
    t.play_step(early, "an offer before the first move", "accept e2e4");
    t.play_text(&format!("{PAWNS}\noffered = true\ngoal = {{ decline = true }}"), "accept hint hint decline");
    t.play_text(&format!("{PAWNS}\noffered = true\ngoal = {{ decline = true }}"), "e2e4");
    t.play_text(&rook(0, "offered = true\ngoal = { decline = true, checkmate = 1 }"), "accept resign decline a1a8");
    t.play_text("fen = \"7k/8/8/8/8/8/1r5q/4K3 w - - 0 40\"\ngoal = { resign = true }", "e1d1 hint hint resign");
    t.play_text("fen = \"7k/8/8/8/8/8/4n3/3RK3 w - - 0 40\"\ngoal = { resign = true }", "resign");
    t.play_text(&rook(100, "acts = true\ngoal = { reach = [\"a7\"] }"), "claim offer resign");
    let drawn = "fen = \"7k/8/8/8/8/1q6/8/3K4 w - - 100 80\"\nacts = true\ngoal = { reach = [\"e1\"] }";
    t.play_text(drawn, "resign");
    let behind = "fen = \"7k/8/8/8/8/8/3R4/3K2n1 w - - 0 80\"\nacts = true\ngoal = { reach = [\"e1\"] }";
    t.play_text(behind, "resign");
    t.play_text(AHEAD, "resign");
    t.play_text("fen = \"3k4/8/8/8/8/8/8/3K3R w - - 0 80\"\nacts = true\ngoal = { reach = [\"h7\"] }", "resign");
    t.play_text(
        "fen = \"7k/8/8/8/8/8/2pp4/3K3b w - - 0 80\"\noffered = true\ngoal = { accept = true, reach = [\"d2\"] }",
        "accept",
    );
    t.play_text(&format!("{PAWNS}\noffered = true\nacts = true\ngoal = {{ reach = [\"e4\"] }}"), "decline");
    t.play_text("fen = \"4k3/8/8/8/8/8/8/R3K3 w - - 150 80\"\ngoal = { claim = true }", "claim resign");
    let offered_twice = format!("{PAWNS}\nacts = true\ngoal = {{ offer = true, reach = [\"e5\"] }}");
    t.play_text(&offered_twice, "e2e4 offer offer");
    for act in [Act::Claim(None), Act::Offer, Act::Accept, Act::Decline, Act::Resign] {
        t.say(&explain::act_name(act));
    }
    assert_eq!(t.words.take_troubles(), Vec::<String>::new());
    // Words of line mode, the screen and the command `position` are held elsewhere.
    let elsewhere = |id: &str| {
        [
            "ends-words-",
            "ends-may-claim",
            "ends-castling",
            "ends-title",
            "ends-name-announce",
            "ends-key",
            "ends-you-may-say",
        ]
        .iter()
        .any(|begin| id.starts_with(begin))
    };
    let unsaid: Vec<&str> = t.unsaid("ends").into_iter().filter(|id| !elsewhere(id)).collect();
    insta::assert_snapshot!(t.text);
    assert_eq!(unsaid, Vec::<&str>::new(), "sentences that nothing here produces");
}

#[test]
fn both_languages_are_understood_in_either() {
    let game = Game::default();
    for language in Language::all() {
        let words = ActWords::of(&Words::new(language));
        for (line, act) in [
            ("ΔΙΕΚΔΙΚΩ", Act::Claim(None)),
            ("διεκδικώ ισοπαλία!", Act::Claim(None)),
            ("I claim a draw.", Act::Claim(None)),
            ("Ισοπαλία;", Act::Offer),
            ("ισοπαλια", Act::Offer),
            ("draw?", Act::Offer),
            ("offer draw", Act::Offer),
            ("δέχομαι", Act::Accept),
            ("accept", Act::Accept),
            ("Αρνούμαι", Act::Decline),
            ("decline", Act::Decline),
            ("εγκαταλείπω", Act::Resign),
            ("RESIGN", Act::Resign),
        ] {
            assert_eq!(words.read(line, &game), Some(Ok(act)), "{line}");
        }
        let Uci { from, to, promotion } = uci("g1f3");
        let announced = Act::Claim(Some(Announced { from, to, promotion }));
        for line in ["claim Nf3", "διεκδικώ Ιζ3", "Claim a draw Ιζ3", "διεκδικω ισοπαλια g1f3"]
        {
            assert_eq!(words.read(line, &game), Some(Ok(announced)), "{line}");
        }
        assert!(matches!(words.read("claim Nf6", &game), Some(Err(_))));
        for line in ["e4", "Nf3", "δ4", "", "d"] {
            assert_eq!(words.read(line, &game), None, "{line}");
        }
    }
}

/// The program with one step open.
fn app(text: &str) -> (App, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let text = format!(
        "format = 1\nid = \"ends\"\nlanguages = [\"el\", \"en\"]\n[text.el]\ntitle = \"Τέλος\"\nstep = \"Κάνε το.\"\n[text.en]\ntitle = \"Ends\"\nstep = \"Do it.\"\n[[step]]\nid = \"step\"\nkind = \"play\"\n{text}\n"
    );
    std::fs::write(folder.path().join("ends.toml"), text).unwrap();
    let (library, faults) = Library::load(&[folder.path().to_owned()]);
    assert_eq!(faults, []);
    let mut words = Words::new(Language::EL);
    library.add_texts(&mut words);
    let mut study = Study::new(library.into(), Progress::default());
    let _ = study.open("ends", 0).unwrap();
    (App::new(words, study, Settings::default(), app::Start::Step), folder)
}

fn press(app: &mut App, key: Key) {
    if let Some(action) = keys::action(app.place(), key) {
        app.update(action);
    }
}

#[test]
fn on_the_screen_one_key_asks_what_to_say_only_where_it_means_something() {
    let (mut app, _folder) = app(&format!("{PAWNS}\noffered = true\ngoal = {{ accept = true }}"));
    assert_eq!(app.place(), Place::Talk);
    assert!(keys::buttons(Place::Talk, app.behind()).any(|button| button.action == Action::Talk));
    assert!(keys::buttons(Place::Play, app.behind()).all(|button| button.action != Action::Talk));
    assert_eq!(keys::action(Place::Play, Key::Char('=')), None);
    // A move that missed is taken back, and the offer stands again.
    app.update(Action::Paste("ε4".to_owned()));
    press(&mut app, Key::Enter);
    assert_eq!(app.study().place().unwrap().session.phase(), Phase::Missed);
    press(&mut app, Key::Char('='));
    assert!(matches!(app.overlay(), Some(Overlay { kind: OverlayKind::Saying, row: 0 })));
    app.update(Action::Go(Direction::Down));
    app.update(Action::Go(Direction::Up));
    press(&mut app, Key::Enter);
    assert!(matches!(app.study().place().unwrap().session.phase(), Phase::Solved { .. }));
    assert_eq!(app.place(), Place::Done);
    // The words can be typed too.
    let (mut app, _folder) = self::app(&format!("{PAWNS}\noffered = true\ngoal = {{ decline = true }}"));
    app.update(Action::Paste("αρνούμαι".to_owned()));
    press(&mut app, Key::Enter);
    assert!(matches!(app.study().place().unwrap().session.phase(), Phase::Solved { .. }));
}

#[test]
fn a_claim_with_a_move_begins_in_the_list_and_is_typed_to_its_end() {
    let claim = format!("fen = \"start\"\nmoves = \"{SHUFFLE} Nf3 Nf6 Ng1\"\ngoal = {{ claim = \"threefold\" }}");
    let (mut app, _folder) = app(&claim);
    press(&mut app, Key::Char('='));
    let sayings = app.sayings();
    assert_eq!(sayings.last(), Some(&app::Saying::Announce));
    for _ in 1..sayings.len() {
        app.update(Action::Go(Direction::Down));
    }
    press(&mut app, Key::Enter);
    assert_eq!(app.place(), Place::Typing);
    app.update(Action::Paste("Ιη8".to_owned()));
    press(&mut app, Key::Enter);
    assert!(matches!(app.study().place().unwrap().session.phase(), Phase::Solved { stars: 3 }), "{:?}", app.overlay());
    // Where nothing is claimed nothing is announced.
    let (app, _folder) = self::app("fen = \"start\"\ngoal = { reach = [\"e4\"] }");
    assert_eq!(app.sayings(), []);
}

#[test]
fn what_may_be_taken_is_not_said_to_be_out_of_reach() {
    // The queen could take the rook, though only with a stalemate, which fails.
    let (library, _) = Library::load(&[]);
    let (lesson, place) = library.find("underpromotion/famous").unwrap();
    let mut session = Session::new(Arc::new(lesson.steps.get(place).unwrap().clone()));
    let (events, said) = said_of(&mut session, Request::Try(attempt("c7c8q")));
    assert!(events.iter().any(|event| matches!(event, Event::Missed { .. })), "{events:?}");
    assert!(said.iter().all(|said| !said.contains("can no longer take")), "{said:?}");
    assert!(said.iter().any(|said| said.contains("not reached this way")), "{said:?}");
}
