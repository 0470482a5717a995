//! Opponents that answer by themselves: legal, always the same, as strong as their name says – and games against them that
//! can be won and lost.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a test that fails

use skaki::exercise::proof::{self, Solvable};
use skaki::exercise::{Attempt, Miss, Outcome, State, advance, opponent};
use skaki::lesson::{Condition, Play, Replies, SourceText, Step, Strength, Task, read_lesson};
use skaki::rules::notation::fen;
use skaki::rules::{Color, Game, Position};

fn game(text: &str) -> Game {
    Game::new(Position::new(fen::read(text).expect(text)))
}

/// The mini-games of `tests/lessons/valid-opponents.toml`.
fn games() -> Vec<Step> {
    let text = include_str!("../lessons/valid-opponents.toml");
    read_lesson(&SourceText::new("valid-opponents.toml", text)).0.unwrap().steps.to_vec()
}

fn attempt(mv: skaki::rules::Move) -> Attempt {
    Attempt::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() }
}

/// A simple generator: the numbers that a test needs, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).unwrap()
    }
}

#[test]
fn every_answer_is_legal_and_always_the_same() {
    let play = Play::new(Color::White, Condition::Checkmate { moves: 50 });
    let mut numbers = Numbers(20_231_101);
    let starts = ["start", "8/ppp5/8/8/8/8/5PPP/8 w - - 0 1", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"];
    for start in starts {
        let mut game = if start == "start" { Game::default() } else { game(start) };
        for _ in 0..40 {
            let moves = game.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            for strength in Strength::ALL {
                let replies = Replies { strength, seed: 7 };
                let answer = opponent::answer(&play, &game, replies).expect("there is a move");
                assert!(moves.contains(&answer));
                assert_eq!(opponent::answer(&play, &game, replies), Some(answer), "{strength:?}");
            }
            game.play(moves[numbers.below(moves.len())]);
        }
    }
}

#[test]
fn chance_depends_on_the_seed() {
    let play = Play::new(Color::White, Condition::Checkmate { moves: 50 });
    let game = Game::default();
    let of = |seed| opponent::answer(&play, &game, Replies { strength: Strength::Random, seed });
    let first = of(0);
    assert!((1..20).any(|seed| of(seed) != first));
}

#[test]
fn the_strong_see_what_the_weak_do_not() {
    let play = Play::new(Color::White, Condition::Checkmate { moves: 50 });
    let answer = |position: &str, strength| {
        let mv = opponent::answer(&play, &game(position), Replies { strength, seed: 0 }).unwrap();
        mv.uci().to_string()
    };
    // A protected pawn: the weak look no further than what they take.
    let poisoned = "6k1/5ppp/2p5/3p4/8/8/8/3Q2K1 w - - 0 1";
    assert_eq!(answer(poisoned, Strength::Weak), "d1d5");
    assert_ne!(answer(poisoned, Strength::Fair), "d1d5");
    assert_ne!(answer(poisoned, Strength::Best), "d1d5");
    // Mate on the back rank, and mate in two with two rooks.
    assert_eq!(answer("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Strength::Best), "a1a8");
    assert_eq!(answer("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", Strength::Best), "a2a7");
}

#[test]
fn every_mini_game_can_be_won() {
    for step in games() {
        assert_eq!(proof::prove(&step).solvable, Solvable::Yes, "{}", step.id);
    }
}

#[test]
fn mini_games_are_lost_by_whoever_plays_anything() {
    let mut lost = 0;
    for step in games() {
        let Task::Play(play) = &step.task else { panic!("{}", step.id) };
        // Of a mate that can be forced it is known when it no longer is.
        let is_known = play.goal.forced_mate().is_some();
        for seed in 1..=8 {
            let mut numbers = Numbers(seed * 7_919);
            let mut state = State::begin(&step);
            for _ in 0..80 {
                let moves = state.position().legal_moves();
                let (next, outcome) = advance(&step, &state, attempt(moves[numbers.below(moves.len())]));
                match outcome {
                    Outcome::Going(played) => {
                        // It has answered, by the rules, and it is the student's turn again.
                        let reply = played.reply.expect("an answer");
                        assert!(played.after.legal_moves().contains(&reply));
                        assert_eq!(next.position().turn(), play.student);
                        state = next;
                    }
                    Outcome::Missed(_, miss) => {
                        assert!(is_known || miss != Miss::DeadEnd, "nobody can know that of a game");
                        lost += 1;
                        break;
                    }
                    Outcome::Solved(..) => break,
                    other => panic!("{other:?}"),
                }
            }
        }
    }
    assert!(lost > 30, "{lost}");
}

#[test]
fn what_stands_still_is_never_taken_en_passant_and_never_leaves_its_king() {
    // White's e-pawn has just made its double step in the history; after Black's king has moved, the right is gone.
    let text = "format = 1\nid = \"x\"\nlanguages = [\"en\"]\nrules = [\"en-passant\"]\n[text.en]\ntitle = \"…\"\na = \"…\"\n\
        [[step]]\nid = \"a\"\nkind = \"play\"\nfen = \"4k3/8/8/8/3p4/8/4P3/4K3 w\"\nmoves = \"e4\"\ngoal = { reach = [\"e3\"] }\n";
    let (lesson, faults) = read_lesson(&SourceText::new("x.toml", text));
    assert_eq!(faults, []);
    let step = lesson.unwrap().steps[0].clone();
    let find = |state: &State, uci: &str| {
        state.position().legal_moves().iter().copied().find(|mv| mv.uci().to_string() == uci)
    };
    let begin = State::begin(&step);
    assert!(find(&begin, "d4e3").is_some(), "at once it may be taken");
    let (later, outcome) = advance(&step, &begin, attempt(find(&begin, "e8e7").unwrap()));
    assert!(matches!(outcome, Outcome::Going(_)));
    assert_eq!(later.position().turn(), Color::Black, "White stood still");
    assert_eq!(find(&later, "d4e3"), None, "a move later no more");
    // A check that is not the goal ends the try: no king is left to be taken.
    let rook = text.replace("4k3/8/8/8/3p4/8/4P3/4K3 w", "r3k3/8/8/8/8/8/8/4K3 b").replace("moves = \"e4\"\n", "");
    let rook = rook.replace("[\"e3\"]", "[\"b2\"]");
    let step = read_lesson(&SourceText::new("x.toml", rook)).0.unwrap().steps[0].clone();
    let begin = State::begin(&step);
    let (_, outcome) = advance(&step, &begin, attempt(find(&begin, "a8a1").unwrap()));
    assert!(matches!(outcome, Outcome::Missed(_, Miss::CheckTooEarly)), "{outcome:?}");
}

#[test]
fn what_is_called_out_of_reach_stays_so_however_the_opponent_helps() {
    let text = "format = 1\nid = \"x\"\nlanguages = [\"en\"]\nrules = [\"promotion\"]\n[text.en]\ntitle = \"…\"\na = \"…\"\n\
        [[step]]\nid = \"a\"\nkind = \"play\"\nfen = \"8/1ppp4/8/8/8/8/1PPP4/8 w\"\ngoal = { promote = true }\n\
        opponent = { reply = \"random\", seed = 5 }\n";
    let step = read_lesson(&SourceText::new("x.toml", text)).0.unwrap().steps[0].clone();
    let mut numbers = Numbers(77_777);
    let mut told = 0;
    for _ in 0..40 {
        let mut state = State::begin(&step);
        loop {
            let moves = state.position().legal_moves();
            let (next, outcome) = advance(&step, &state, attempt(moves[numbers.below(moves.len())]));
            match outcome {
                Outcome::Going(_) => state = next,
                Outcome::Missed(_, Miss::NeverPromotes { .. }) => {
                    told += 1;
                    for _ in 0..50 {
                        let mut position = *next.position();
                        loop {
                            let moves = position.legal_moves();
                            let Some(&mv) = moves.get(numbers.below(moves.len().max(1))) else { break };
                            assert!(position.turn() == Color::Black || mv.promotion().is_none(), "{}", mv.uci());
                            // A queen of the opponent's would run for ever.
                            if mv.promotion().is_some() {
                                break;
                            }
                            position = position.play(mv);
                        }
                    }
                    break;
                }
                _ => break,
            }
        }
    }
    assert!(told > 3, "{told}");
}

/// A step to play, by the lines of its file that matter.
fn step_of(lines: &str) -> Step {
    let head = "format = 1\nid = \"x\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"X\"\na = \"A\"\n[[step]]\nid = \"a\"\nkind = \"play\"\n";
    let (lesson, faults) = read_lesson(&SourceText::new("x.toml", format!("{head}{lines}\n")));
    assert!(faults.is_empty(), "{lines}");
    lesson.unwrap().steps[0].clone()
}

#[test]
fn what_is_near_is_proved_whoever_answers() {
    for strength in Strength::ALL.map(Strength::name) {
        let solved = |lines: &str| {
            let step = step_of(&format!("{lines}\nopponent = {{ reply = \"{strength}\" }}"));
            let proof = proof::prove(&step);
            (proof.solvable, proof.shortest, proof.first_moves.len())
        };
        // One move does it, and no game is played out for that.
        let one = solved("fen = \"6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1\"\ngoal = { reach = [\"b3\"] }");
        assert_eq!(one, (Solvable::Yes, Some(1), 1), "{strength}");
        // Every first move leaves Black without one, or White's pawns cannot pass at all: every way was tried.
        let stuck = solved("fen = \"8/8/8/8/p7/P7/8/7R w - - 0 1\"\ngoal = { reach = [\"a1\", \"a2\"] }");
        assert_eq!(stuck.0, Solvable::No, "{strength}");
        let no_block = solved("fen = \"4k3/8/8/8/7q/8/8/4KB1R w - - 0 1\"\ngoal = { answer-check = \"block\" }");
        assert_eq!(no_block.0, Solvable::No, "{strength}");
    }
}

#[test]
fn a_search_for_something_to_say_ends_within_its_budget() {
    let kings = "fen = \"4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 30\"";
    for rest in [
        "goal = { claim = \"threefold\" }\nlimit = 8\nopponent = { reply = \"best\" }",
        "goal = { claim = \"any\" }\nlimit = 100\nopponent = { reply = \"fair\" }",
        "goal = { claim = \"threefold\" }\nlimit = 6",
    ] {
        assert_eq!(proof::prove(&step_of(&format!("{kings}\n{rest}"))).solvable, Solvable::Unproved, "{rest}");
    }
}
