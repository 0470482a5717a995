//! Steps as a student meets them: every goal, what misses it and why, and the proofs held against the session.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a test that fails

use std::collections::HashSet;
use std::sync::Arc;

use skaki::exercise::proof::{self, BUDGET, Budget, Solvable, Unsolved};
use skaki::exercise::{Attempt, Doing, Miss, Outcome, State, Why, advance};
use skaki::lesson::{
    AnswerWay, Answering, Asked, CheckKind, Condition, Diagram, Fail, Goal, Library, Mark, Opponent, Play, Question,
    Replies, Rule, Script, Show, ShownMove, Squares, Step, Strength, Task,
};
use skaki::rules::game::{Outcome as Ending, OutcomeKind};
use skaki::rules::notation::{Notation, fen, read_move, write_move};
use skaki::rules::{CastlingSide, Game, PieceKind, Position, Setup, Square, SquareSet};
use skaki::session::{Event, FULL_STARS, Fewer, Hint, Left, Phase, Request, Session, Solution, Way};

fn game(text: &str) -> Game {
    Game::new(Position::new(fen::read(text).expect(text)))
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn set(names: &str) -> SquareSet {
    names.split_whitespace().map(sq).collect()
}

fn step(position: &str, task: Task) -> Step {
    let game = game(position);
    let view = game.position().turn();
    Step {
        id: "step".to_owned(),
        diagram: Diagram { game, stars: SquareSet::EMPTY, view },
        task,
        rules: vec![Rule::Rook],
        hints: Vec::new(),
        success: None,
        marks: Vec::new(),
        arrows: Vec::new(),
        wrong: Vec::new(),
    }
}

fn play(position: &str, goal: impl Into<Goal>) -> Step {
    let student = game(position).position().turn();
    step(position, Task::Play(Play::new(student, goal)))
}

fn with(mut step: Step, change: impl FnOnce(&mut Play)) -> Step {
    if let Task::Play(play) = &mut step.task {
        change(play);
    }
    step
}

fn capture(squares: SquareSet) -> Condition {
    Condition::Capture { squares, enough: squares.len() }
}

fn reach(names: &str) -> Condition {
    Condition::Reach { squares: names.split_whitespace().map(sq).collect(), in_order: false }
}

/// Variations in the Latin notation, the student's and the opponent's moves in turn, as a script.
fn line(position: &str, variations: &[&str]) -> Opponent {
    let mut script = Script::default();
    for variation in variations {
        let (mut game, mut node) = (game(position), Script::ROOT);
        let mut words = variation.split_whitespace();
        while let Some(student) = words.next() {
            let mv = read_move(student, &game).expect(student).mv;
            game.play(mv);
            let (branch, _) = script.branch(node, mv).expect("a node");
            node = branch.next;
            if let Some(text) = words.next() {
                let reply = read_move(text, &game).expect(text).mv;
                branch.reply = Some(reply);
                game.play(reply);
            }
        }
    }
    Opponent::Line(script)
}

fn attempt(uci: &str) -> Attempt {
    let promotion = uci
        .get(4..5)
        .and_then(|letter| skaki::rules::Piece::from_fen_letter(letter.chars().next()?).map(|piece| piece.kind));
    Attempt::Move { from: sq(&uci[..2]), to: sq(&uci[2..4]), promotion }
}

/// What comes of moves made one after the other, the last one's outcome.
fn after(step: &Step, moves: &str) -> Outcome {
    let mut state = State::begin(step);
    let mut last = None;
    for uci in moves.split_whitespace() {
        let (next, outcome) = advance(step, &state, attempt(uci));
        state = next;
        last = Some(outcome);
    }
    last.expect("a move")
}

fn miss(step: &Step, moves: &str) -> Miss {
    match after(step, moves) {
        Outcome::Missed(_, miss) => miss,
        other => panic!("{moves}: {other:?}"),
    }
}

fn why(step: &Step, moves: &str) -> Why {
    match after(step, moves) {
        Outcome::Solved(_, why) => why,
        other => panic!("{moves}: {other:?}"),
    }
}

fn session(step: &Step) -> Session {
    Session::new(Arc::new(step.clone()))
}

fn try_move(session: &mut Session, uci: &str) -> Vec<Event> {
    session.apply(Request::Try(attempt(uci)))
}

// -- goals

#[test]
fn a_target_is_reached_by_any_piece_and_the_path_may_be_blocked() {
    let step = play("8/8/8/3p4/8/8/8/3R4 w - - 0 1", reach("d8"));
    assert!(matches!(after(&step, "d1d8"), Outcome::Refused(_)));
    assert!(matches!(after(&step, "d1e1"), Outcome::Going(_)));
    assert_eq!(why(&step, "d1e1 e1e8 e8d8"), Why::Reached);
}

#[test]
fn in_order_only_the_next_target_counts() {
    let goal = |in_order| Condition::Reach { squares: vec![sq("a8"), sq("h1")], in_order };
    let step = play("8/8/8/8/8/8/8/Q7 w - - 0 1", goal(true));
    let mut student = session(&step);
    let events = try_move(&mut student, "a1h1");
    let [Event::Moved { .. }, Event::Going(Left::InOrder(left))] = &events[..] else { panic!("{events:?}") };
    assert_eq!(left, &[sq("a8"), sq("h1")], "in the order of the goal, not of the board");
    assert_eq!(why(&step, "a1a8 a8h1"), Why::Reached);
    assert_eq!(why(&play("8/8/8/8/8/8/8/Q7 w - - 0 1", goal(false)), "a1h1 h1a8"), Why::Reached);
}

#[test]
fn only_the_men_that_are_asked_for_have_to_be_captured() {
    let step = play("8/8/1p5p/8/8/8/1R6/8 w - - 0 1", capture(set("h6")));
    assert!(matches!(after(&step, "b2b6"), Outcome::Going(_)));
    assert_eq!(why(&step, "b2b6 b6h6"), Why::Captured);
}

#[test]
fn a_man_to_capture_is_followed_where_the_opponent_moves_it() {
    let position = "k7/8/8/8/4n3/8/8/4R2K w - - 0 1";
    let step = with(play(position, capture(set("e4"))), |play| {
        play.opponent = line(position, &["Kg2 Nd2 Re2 Kb7 Rxd2"]);
    });
    assert_eq!(why(&step, "h1g2 e1e2 e2d2"), Why::Captured);
}

#[test]
fn a_man_that_must_not_be_taken_is_followed_where_the_opponent_moves_it() {
    let forbidden = |position: &str, moves: &[&str], forbidden: Condition| {
        with(play(position, reach("a3")), |play| {
            play.fail = vec![Fail::Does(forbidden)];
            play.opponent = line(position, moves);
        })
    };
    let all = |position: &str| {
        let position = *game(position).position();
        position.board().of_color(position.turn().opponent()) & !position.board().of_kind(PieceKind::King)
    };
    // A pawn that has gone on, as one of all and by its square.
    let pawn = "8/8/4p3/8/8/8/8/4R3 w - - 0 1";
    for men in [set("e6"), all(pawn)] {
        let men = Condition::Capture { squares: men, enough: 1 };
        let step = forbidden(pawn, &["Re2 e5 Rxe5", "Re2 e5 Ra2 e4 Ra3"], men);
        assert_eq!(variant(&miss(&step, "e1e2 e2e5")), "Forbidden");
        assert_eq!(proof::prove(&step).shortest, Some(3));
    }
    // Who comes to its square is another.
    let come = "8/2n5/4p3/8/8/8/8/4R3 w - - 0 1";
    let step = forbidden(come, &["Rd1 e5 Rd6 Ne6 Rxe6 e4 Ra6 e3 Ra3"], capture(set("e6")));
    assert_eq!(proof::prove(&step).shortest, Some(5));
    assert!(matches!(after(&step, "e1d1 d1d6 d6e6"), Outcome::Going(_)));
    // En passant, and the rook that castling has taken along.
    let passing = "8/4p3/8/3P4/8/8/8/7R w - - 0 1";
    let step = forbidden(passing, &["Rh2 e5 dxe6"], capture(set("e7")));
    assert_eq!(variant(&miss(&step, "h1h2 d5e6")), "Forbidden");
    let castles = "4k2r/8/8/8/8/8/KR6/8 w k - 0 1";
    let step = forbidden(castles, &["Rb1 0-0 Rf1 Kh7 Rxf8", "Rb1 0-0 Rf1 Kh7 Rf3 Kg7 Ra3"], capture(set("h8")));
    assert_eq!(variant(&miss(&step, "b2b1 b1f1 f1f8")), "Forbidden");
}

/// The name of a variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

#[test]
fn no_check_names_what_stands_between() {
    let step = play("4k3/8/4p3/8/8/8/8/R6K w - - 0 1", Condition::Check(CheckKind::Any));
    assert_eq!(miss(&step, "a1e1"), Miss::NoCheck { blocker: Some(sq("e6")) });
    assert_eq!(miss(&step, "a1b1"), Miss::NoCheck { blocker: None });
    assert_eq!(why(&step, "a1a8"), Why::Check { asked: CheckKind::Any, checkers: set("a8") });
}

#[test]
fn a_check_that_may_take_several_moves_is_missed_only_at_its_limit() {
    let step =
        with(play("4k3/8/8/8/8/8/4p3/R6K w - - 0 1", Condition::Check(CheckKind::Any)), |play| play.limit = Some(2));
    assert!(matches!(after(&step, "a1a2"), Outcome::Going(_)));
    assert_eq!(miss(&step, "a1a2 a2b2"), Miss::NoCheck { blocker: None });
    // Out of reach is told before the limit is.
    let bishop =
        with(play("4k3/8/8/8/8/8/8/B6K w - - 0 1", Condition::Check(CheckKind::Any)), |play| play.limit = Some(3));
    assert_eq!(miss(&bishop, "a1b2"), Miss::DeadEnd, "e8 is a light square");
}

#[test]
fn mate_is_told_from_check_stalemate_and_a_quiet_move() {
    let step = play("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Condition::Checkmate { moves: 1 });
    assert_eq!(why(&step, "a1a8"), Why::Mate);
    assert_eq!(miss(&step, "a1b1"), Miss::NoCheckNoMate { blocker: None });
    let loose = play("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1", Condition::Checkmate { moves: 1 });
    assert!(matches!(miss(&loose, "a1a8"), Miss::NotMate { escape } if escape.to() == sq("h7")));
    let taken = play("5bk1/5ppp/8/8/8/8/8/R4RK1 w - - 0 1", Condition::Checkmate { moves: 1 });
    assert_eq!(miss(&taken, "a1a8"), Miss::NoCheckNoMate { blocker: Some(sq("f8")) });
    let pat = play("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", Condition::Checkmate { moves: 1 });
    assert_eq!(miss(&pat, "f1f7"), Miss::Stalemate);
}

#[test]
fn mate_in_two_follows_its_line_and_names_the_defence_elsewhere() {
    let position = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    let step = with(play(position, Condition::Checkmate { moves: 2 }), |play| {
        play.opponent = line(position, &["Ra7 Kg8 Rb8#"]);
    });
    assert_eq!(why(&step, "a2a7 b1b8"), Why::Mate);
    assert!(matches!(miss(&step, "g1h1"), Miss::MateEscapes { left: 1, .. }));
    assert_eq!(miss(&step, "b1b7"), Miss::Unforeseen, "it mates too, but the line does not go on with it");
    let proof = proof::prove(&step);
    assert_eq!((proof.solvable, proof.shortest), (Solvable::Yes, Some(2)));
    assert_eq!(proof.first_moves[0].uci().to_string(), "a2a7", "the move of the line comes first");
    assert_eq!(proof::solution(&step, &State::begin(&step)).unwrap().len(), 3);
}

#[test]
fn a_line_branches_and_ends() {
    let position = "k7/8/8/8/8/8/8/R6K w - - 0 1";
    let step = with(play(position, reach("h7")), |play| {
        play.opponent = line(position, &["Ra7+ Kb8 Rh7", "Ra2+ Kb7 Rh2 Kc7 Rh7+", "Kg1 Kb7"]);
    });
    assert!(matches!(after(&step, "h1h2"), Outcome::Missed(_, Miss::Unforeseen)));
    assert_eq!(why(&step, "a1a2 a2h2 h2h7"), Why::Reached);
    assert!(matches!(miss(&step, "h1g1"), Miss::OutOfReach { .. } | Miss::DeadEnd));
}

#[test]
fn a_check_is_answered_in_the_way_that_is_asked_for() {
    let position = "4r2k/8/8/8/8/8/2B5/R3K2R w - - 0 1";
    let any = play(position, Condition::AnswerCheck(Answering::Any));
    let block = play(position, Condition::AnswerCheck(Answering::By(AnswerWay::Block)));
    assert_eq!(why(&any, "e1d2"), Why::Answered(AnswerWay::Move));
    assert_eq!(why(&block, "c2e4"), Why::Answered(AnswerWay::Block));
    assert_eq!(miss(&block, "e1d2"), Miss::AnsweredOtherwise { played: AnswerWay::Move, asked: AnswerWay::Block });
    let take = play("4r2k/8/8/8/8/8/8/R3K2R w - - 0 1", Condition::AnswerCheck(Answering::By(AnswerWay::Capture)));
    assert!(matches!(after(&take, "a1a2"), Outcome::Refused(_)));
    let by_king = play("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", Condition::AnswerCheck(Answering::By(AnswerWay::Capture)));
    assert_eq!(why(&by_king, "e1e2"), Why::Answered(AnswerWay::Capture), "the king captures, too");
}

// -- what can no longer be reached

#[test]
fn a_dead_end_is_told_as_soon_as_it_is_one() {
    // Promoted to a bishop the pawn stands on e8, a light square: d8 is dark.
    let pawn = play("8/4P3/8/8/8/8/8/8 w - - 0 1", reach("d8"));
    assert!(matches!(after(&pawn, "e7e8"), Outcome::Refused(_)), "a promotion has to be chosen");
    assert_eq!(miss(&pawn, "e7e8b"), Miss::OutOfReach { targets: set("d8") });
    assert!(matches!(after(&pawn, "e7e8n"), Outcome::Going(_)));
    assert_eq!(why(&pawn, "e7e8q e8d8"), Why::Reached);
    // Beside pieces that can wander about for ever, it is told all the same.
    let crowd = play("8/1P6/8/8/8/8/7p/K3B3 w - - 0 1", capture(set("h2")));
    assert!(matches!(after(&crowd, "b7b8b"), Outcome::Going(_)), "both bishops and the king go on");
    // Straight on the pawn passes the man that it alone could have taken.
    let passed = play("8/8/8/5p2/4P3/8/8/8 w - - 0 1", capture(set("f5")));
    assert!(matches!(after(&passed, "e4e5"), Outcome::Going(_)), "it may still become a queen");
    let stuck = play("8/4n3/8/5p2/4P3/8/8/8 w - - 0 1", capture(set("f5")));
    assert_eq!(miss(&stuck, "e4e5"), Miss::OutOfReach { targets: set("f5") });
    // A bishop that takes the wrong way loses no colour; with a limit it loses too many moves.
    let bishop = with(play("8/8/8/8/8/8/8/2B5 w - - 0 1", reach("h6")), |play| play.limit = Some(2));
    assert_eq!(miss(&bishop, "c1a3"), Miss::TooFar { needed: 2, left: 1 });
    assert_eq!(why(&bishop, "c1f4 f4h6"), Why::Reached);
    let never = play("8/8/8/8/8/8/8/2B5 w - - 0 1", reach("h5"));
    assert_eq!(proof::solution(&never, &State::begin(&never)), Err(Unsolved::Impossible));
    assert_eq!(proof::prove(&never).solvable, Solvable::No);
}

#[test]
fn a_limit_that_is_used_up_ends_the_try() {
    let step = with(play("8/8/8/8/8/8/8/R7 w - - 0 1", reach("h8")), |play| play.limit = Some(1));
    assert_eq!(miss(&step, "a1a8"), Miss::OutOfMoves { limit: 1 });
}

#[test]
fn a_check_to_an_opponent_that_stands_still_ends_the_try() {
    let step = play("4k3/8/8/8/8/8/8/R6K w - - 0 1", reach("b7"));
    assert_eq!(miss(&step, "a1a8"), Miss::CheckTooEarly);
    assert!(matches!(after(&step, "a1a7"), Outcome::Going(_)));
}

#[test]
fn a_stalemate_ends_the_game_of_an_opponent_that_stands_still() {
    let corner = "7k/8/8/8/8/8/8/5Q1K w - - 0 1";
    let then = |conditions: Vec<Condition>| play(corner, Goal { conditions });
    let first = then(vec![Condition::Stalemate, reach("a7")]);
    assert_eq!(miss(&first, "f1f7"), Miss::GameOver(Ending { kind: OutcomeKind::Stalemate, winner: None }));
    let round = play(corner, Condition::Reach { squares: vec![sq("f7"), sq("f2")], in_order: true });
    assert_eq!(miss(&round, "f1f7"), Miss::Stalemate);
    // The stalemate as the last thing of all is what is asked for.
    let last = then(vec![reach("f5"), Condition::Stalemate]);
    assert_eq!(why(&last, "f1f5 f5f7"), Why::Together(vec![Why::Reached, Why::Stalemate]));
    assert_eq!(proof::prove(&last).shortest, Some(2));
    // A side that has no king plays no game that could end, and a king that walks may take the last piece.
    let bare = play("8/8/8/8/8/p7/P7/7K w - - 0 1", reach("g2"));
    assert_eq!(why(&bare, "h1g2"), Why::Reached);
    assert!(matches!(after(&play("8/8/8/8/8/p7/P7/7K w - - 0 1", reach("g3")), "h1g2"), Outcome::Going(_)));
    let walk = play("8/8/3k4/8/8/4r3/8/6K1 w - - 0 1", reach("b5"));
    assert!(matches!(after(&walk, "g1f2 f2e3"), Outcome::Going(_)));
}

#[test]
fn a_search_ends_within_its_budget_and_says_so() {
    // Three queens and many targets: far more states than any budget.
    let wide = play("8/8/8/8/8/8/8/QQQ5 w - - 0 1", reach("h8 g7 f6 e5 d4 h2 g3 f4 a8 b7 c6"));
    let proof = proof::prove(&wide);
    assert_eq!(proof.solvable, Solvable::Unproved);
    assert_eq!(proof::solution(&wide, &State::begin(&wide)), Err(Unsolved::Unproved));
    let mut student = session(&wide);
    // There is nothing false to be said of it.
    assert!(!student.apply(Request::Hint).iter().any(|event| matches!(event, Event::Hint(Hint::TakeBack))));
    assert!(matches!(student.apply(Request::Hint)[..], [Event::NoMoreHints]));
}

/// The fewest moves of one side alone, counted by plain breadth: each position once, with the stars that are left.
fn fewest_alone(position: &str, stars: SquareSet) -> u32 {
    let begin = *game(position).position();
    let mut seen = HashSet::from([(begin.setup(), stars)]);
    let mut layer = vec![(begin, stars)];
    for depth in 1.. {
        let mut next = Vec::new();
        for (position, stars) in layer {
            for mv in &position.legal_moves() {
                let stars = stars.without(mv.to());
                if stars.is_empty() {
                    return depth;
                }
                let setup = position.play(*mv).with_turn(position.turn()).setup();
                let setup = Setup { halfmove_clock: 0, fullmove_number: 1, ..setup };
                if seen.insert((setup, stars)) {
                    next.push((Position::new(setup), stars));
                }
            }
        }
        layer = next;
    }
    unreachable!()
}

#[test]
fn a_search_over_many_states_is_proved() {
    for (position, stars) in [
        ("8/8/8/8/8/8/8/R6R w - - 0 1", "b3 c6 d2 e7 f5 g4 h8"),
        ("8/8/8/8/8/8/8/2B2B2 w - - 0 1", "a3 b7 c8 d5 e1 f8 g2 h6"),
    ] {
        let proof = proof::prove(&play(position, reach(stars)));
        assert_eq!((proof.solvable, proof.shortest), (Solvable::Yes, Some(fewest_alone(position, set(stars)))));
    }
    // Knight, bishop and queen have to make room, and the bishop needs a pawn to go first.
    let castle = with(
        play("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Condition::Castle(Some(CastlingSide::Long))),
        |play| play.limit = Some(8),
    );
    let proof = proof::prove(&castle);
    assert_eq!((proof.solvable, proof.shortest), (Solvable::Yes, Some(5)));
}

#[test]
fn a_move_is_safe_where_nothing_can_be_taken_for_nothing() {
    let step = play("3r2k1/8/8/8/8/8/1P6/3N2K1 w - - 0 1", Condition::Safe);
    let Miss::NotSafe { taker } = miss(&step, "b2b3") else { panic!() };
    assert_eq!(taker.uci().to_string(), "d8d1");
    assert_eq!(why(&step, "d1c3"), Why::Safe);
}

#[test]
fn that_a_move_must_be_taken_back_is_said_as_often_as_it_is_so() {
    // No king is there to be mated.
    let never = play("8/8/8/8/8/8/8/R7 w - - 0 1", Condition::Checkmate { moves: 1 });
    let mut student = session(&never);
    assert!(matches!(student.apply(Request::Hint)[..], [Event::Hint(Hint::Rule(_))]));
    for _ in 0..3 {
        assert!(matches!(student.apply(Request::Hint)[..], [Event::Hint(Hint::TakeBack)]));
    }
}

// -- the session

#[test]
fn stars_fall_with_hints_failed_tries_and_detours_and_never_below_none() {
    let step = play("4k3/8/8/8/8/8/8/R6K w - - 0 1", Condition::Check(CheckKind::Any));
    let solve = |session: &mut Session| match try_move(session, "a1a8").last() {
        Some(Event::Solved { stars, .. }) => *stars,
        other => panic!("{other:?}"),
    };
    assert_eq!(solve(&mut session(&step)), FULL_STARS);
    for (failed, stars) in [(1, 3), (2, 2), (3, 1), (4, 0), (9, 0)] {
        let mut student = session(&step);
        for _ in 0..failed {
            try_move(&mut student, "a1b1");
            assert_eq!(student.phase(), Phase::Missed);
        }
        assert_eq!(solve(&mut student), stars, "{failed}");
    }
    for (hints, stars) in [(1, 2), (2, 1), (3, 0), (4, 0), (7, 0)] {
        let mut student = session(&step);
        for _ in 0..hints {
            student.apply(Request::Hint);
        }
        assert_eq!(solve(&mut student), stars, "{hints}");
    }
    // What is refused costs nothing.
    let mut student = session(&step);
    for _ in 0..5 {
        assert!(matches!(try_move(&mut student, "a1b3")[..], [Event::Refused { .. }]));
    }
    assert_eq!(solve(&mut student), FULL_STARS);
    // A detour costs one, and the shorter way is told.
    let far = with(play("8/8/8/8/8/8/8/R7 w - - 0 1", reach("a8")), |play| play.par = Some(1));
    let mut student = session(&far);
    try_move(&mut student, "a1b1");
    try_move(&mut student, "b1b8");
    let events = try_move(&mut student, "b8a8");
    let [.., Event::Solved { stars: 2, fewer: Some(fewer), .. }, Event::Shortest { moves, .. }] = events.as_slice()
    else {
        panic!("{events:?}")
    };
    assert_eq!((*fewer, moves.len()), (Fewer { moves: 3, par: 1 }, 1));
    assert_eq!(moves[0].uci().to_string(), "a1a8");
    assert_eq!(student.earned().map(|earned| earned.way), Some(Way::Longer(*fewer)));
    // Who is shown the answer has taken no way of their own.
    let mut student = session(&far);
    let _ = student.apply(Request::ShowAnswer);
    assert_eq!(student.earned().map(|earned| (earned.stars, earned.way)), Some((0, Way::Shown)));
}

#[test]
fn a_move_that_missed_stays_until_the_next_request() {
    let step = play("4k3/8/8/8/8/8/8/R6K w - - 0 1", Condition::Check(CheckKind::Any));
    let mut student = session(&step);
    try_move(&mut student, "a1b1");
    assert_eq!(student.position().piece_at(sq("b1")).map(|piece| piece.kind), Some(PieceKind::Rook));
    assert!(matches!(student.apply(Request::Hint)[..], [Event::Hint(Hint::Rule(Rule::Rook))]));
    assert_eq!(student.position().piece_at(sq("b1")), None);
    try_move(&mut student, "a1b1");
    assert!(matches!(student.apply(Request::Undo)[..], [Event::TakenBack]));
    assert!(matches!(student.apply(Request::Undo)[..], [Event::NothingToTakeBack]));
    try_move(&mut student, "a1b1");
    assert!(matches!(student.apply(Request::Retry)[..], [Event::Restarted]));
    assert_eq!(student.phase(), Phase::Solving);
    // What it has cost stays: three failed tries, of which one is free, and a hint.
    assert!(matches!(try_move(&mut student, "a1a8").last(), Some(Event::Solved { stars: 0, .. })));
    assert!(matches!(student.apply(Request::Hint)[..], [Event::AlreadySolved]));
    assert!(matches!(try_move(&mut student, "a8a1")[..], [Event::AlreadySolved]));
    // Done again, for its stars.
    student.apply(Request::Retry);
    assert!(matches!(try_move(&mut student, "a1a8").last(), Some(Event::Solved { stars: 3, .. })));
}

#[test]
fn the_ladder_goes_from_the_rule_to_the_move() {
    let step = play("8/8/8/3p4/8/8/8/3R4 w - - 0 1", reach("d8"));
    let mut student = session(&step);
    let mut rung = || student.apply(Request::Hint).remove(0);
    assert!(matches!(rung(), Event::Hint(Hint::Rule(Rule::Rook))));
    assert!(matches!(rung(), Event::Hint(Hint::Piece(piece)) if piece.square == sq("d1")));
    assert!(
        matches!(rung(), Event::Hint(Hint::Squares { targets, right, .. }) if targets.len() == 11 && right.len() == 1)
    );
    assert!(matches!(rung(), Event::Hint(Hint::Move { mv, .. }) if mv.from() == sq("d1")));
    assert!(matches!(rung(), Event::NoMoreHints));
}

#[test]
fn the_answer_can_be_shown_at_any_moment() {
    let step = play("8/8/8/3p4/8/8/8/3R4 w - - 0 1", reach("d8"));
    for before in ["", "d1e1", "d1e1 e1e8", "d1d5"] {
        let mut student = session(&step);
        for uci in before.split_whitespace() {
            try_move(&mut student, uci);
        }
        let events = student.apply(Request::ShowAnswer);
        let [Event::Answer { moves, .. }, Event::Solved { stars: 0, by: Solution::Answer, .. }] = &events[..] else {
            panic!("{events:?}")
        };
        assert!(!moves.is_empty());
        assert_eq!(student.phase(), Phase::Solved { stars: 0 });
        assert_eq!(student.position().piece_at(sq("d8")).map(|piece| piece.kind), Some(PieceKind::Rook));
        assert!(student.stars_left().is_empty());
    }
    // Nothing to show is nothing to show, and no crash.
    let never = play("8/8/8/8/8/8/8/2B5 w - - 0 1", reach("h5"));
    let mut student = session(&never);
    let events = student.apply(Request::ShowAnswer);
    assert!(matches!(&events[..], [Event::Answer { moves, .. }, Event::Solved { stars: 0, .. }] if moves.is_empty()));
}

#[test]
fn marks_are_set_taken_away_and_handed_in() {
    let position = "8/8/8/8/8/8/8/RN6 w - - 0 1";
    let mark = Mark { answer: Squares::Asked("moves of a1".parse::<Question>().unwrap()) };
    let step = step(position, Task::Mark(mark));
    let mut student = session(&step);
    // Nothing is no answer, and no try.
    for _ in 0..3 {
        assert!(matches!(student.apply(Request::Try(Attempt::Submit))[..], [Event::NothingMarked]));
    }
    let toggle = |student: &mut Session, name: &str| student.apply(Request::Try(Attempt::Toggle(sq(name)))).remove(0);
    assert!(matches!(toggle(&mut student, "a2"), Event::Toggled { marked: true, .. }));
    assert!(matches!(toggle(&mut student, "a2"), Event::Toggled { marked: false, .. }));
    assert!(matches!(student.apply(Request::Undo)[..], [Event::Toggled { marked: true, .. }]));
    toggle(&mut student, "c1");
    let events = student.apply(Request::Try(Attempt::Submit));
    let [Event::WrongMarks { extra, missing: 6, asked: Some(_), .. }] = &events[..] else { panic!("{events:?}") };
    assert_eq!(*extra, set("c1"));
    assert_eq!(student.marked(), set("a2 c1"), "the marks stay");
    toggle(&mut student, "c1");
    for name in ["a3", "a4", "a5", "a6", "a7", "a8"] {
        toggle(&mut student, name);
    }
    let events = student.apply(Request::Try(Attempt::Submit));
    assert!(matches!(events[..], [Event::Solved { stars: 3, .. }]), "one failed try is free");
    assert!(matches!(try_move(&mut session(&step), "a1a2")[..], [Event::OutOfPlace]));
}

#[test]
fn a_shown_line_lets_one_side_move_twice() {
    let position = "7k/8/8/8/8/8/8/R6K w - - 0 1";
    let mut game = game(position);
    let mut line = Vec::new();
    for text in ["Ra7", "Rb7", "Rb1"] {
        let mv = read_move(text, &game).expect(text).mv;
        line.push(ShownMove { mv, text: None });
        game.play(mv);
        game.stand_still();
    }
    let step = step(position, Task::Show(Show { line }));
    let mut student = session(&step);
    let next = |student: &mut Session| student.apply(Request::Try(Attempt::Next)).remove(0);
    for _ in 0..3 {
        assert!(student.has_more_to_show());
        assert!(matches!(next(&mut student), Event::Shown { .. }));
    }
    assert!(!student.has_more_to_show());
    assert!(student.position().piece_at(sq("b1")).is_some());
    assert!(matches!(student.apply(Request::Undo)[..], [Event::TakenBack]));
    assert!(matches!(student.apply(Request::Hint)[..], [Event::NothingToHelpWith]));
    // From the middle the answer is the rest of it.
    let events = student.apply(Request::ShowAnswer);
    assert!(matches!(events[..], [Event::Shown { .. }, Event::Solved { by: Solution::Read, .. }]));
}

// -- the built-in course

#[test]
fn every_step_of_the_course_is_solved_by_its_proof_with_all_stars() {
    let (library, faults) = Library::load(&[]);
    assert!(faults.is_empty());
    for lesson in library.lessons() {
        for step in &lesson.steps {
            let name = format!("{}/{}", lesson.id, step.id);
            let mut student = session(step);
            let mut events = Vec::new();
            match &step.task {
                Task::Show(show) => {
                    for _ in 0..=show.line.len() {
                        events = student.apply(Request::Try(Attempt::Next));
                    }
                }
                Task::Mark(mark) => {
                    for square in mark.answer.answer(student.position()) {
                        let _ = student.apply(Request::Try(Attempt::Toggle(square)));
                    }
                    events = student.apply(Request::Try(Attempt::Submit));
                }
                Task::Place(place) => {
                    let begin = State::begin(step);
                    let begun = begin.position().board();
                    let solution = skaki::exercise::place::solution(place, begun, &begin, &mut Budget::new(BUDGET));
                    let solution = solution.unwrap_or_else(|| panic!("{name}"));
                    for square in solution.lift {
                        let _ = student.apply(Request::Try(Attempt::Lift(square)));
                    }
                    for placed in solution.put {
                        let put = Attempt::Put { piece: placed.piece, square: placed.square };
                        let _ = student.apply(Request::Try(put));
                    }
                    events = student.apply(Request::Try(Attempt::Submit));
                }
                Task::Write(write) => {
                    let text = match write.asked {
                        Asked::Square(square) => square.to_string(),
                        Asked::Move { mv, .. } => write_move(student.position(), mv, Notation::GREEK),
                    };
                    events = student.apply(Request::Try(Attempt::Write(text)));
                }
                Task::Choose(choose) => {
                    for option in choose.right(student.game()).iter() {
                        events = student.apply(Request::Try(Attempt::Pick(option)));
                    }
                    if choose.takes_several() {
                        events = student.apply(Request::Try(Attempt::Submit));
                    }
                }
                Task::Play(play) if play.goal.asks_for_act() => {
                    for doing in proof::shortest_way(step, &State::begin(step)).unwrap_or_else(|| panic!("{name}")) {
                        events = student.apply(Request::Try(match doing {
                            Doing::Move(mv) => {
                                Attempt::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() }
                            }
                            Doing::Say(act) => Attempt::Act(act),
                        }));
                    }
                }
                Task::Play(play) => {
                    let moves = proof::solution(step, &State::begin(step)).unwrap_or_else(|e| panic!("{name}: {e:?}"));
                    for mv in moves {
                        // The opponent's moves come of themselves.
                        if student.position().piece_at(mv.from()).is_some_and(|piece| piece.color == play.student) {
                            let (from, to, promotion) = (mv.from(), mv.to(), mv.promotion());
                            events = student.apply(Request::Try(Attempt::Move { from, to, promotion }));
                        }
                    }
                }
            }
            let Some(Event::Solved { stars, .. }) = events.last() else { panic!("{name}: {events:?}") };
            assert_eq!(*stars, FULL_STARS, "{name}");
        }
    }
}

#[test]
fn nothing_that_is_tried_in_the_course_goes_wrong() {
    let (library, _) = Library::load(&[]);
    let mut words = skaki::language::Words::new(skaki::language::Language::EL);
    library.add_texts(&mut words);
    for lesson in library.lessons() {
        for step in &lesson.steps {
            let begin = session(step);
            for from in Square::all() {
                for to in Square::all() {
                    let mut student = begin.clone();
                    let mut events = student.apply(Request::Try(Attempt::Move { from, to, promotion: None }));
                    if student.phase() == Phase::Missed {
                        events.extend(student.apply(Request::Undo));
                    }
                    for message in events.iter().flat_map(|event| skaki::explain::event(&lesson.id, event)) {
                        for language in skaki::language::Language::all() {
                            let text = words.text_in(language, &message);
                            assert!(!text.contains(['⟦', '{']), "{}/{} {from}{to}: {text}", lesson.id, step.id);
                        }
                    }
                }
            }
            // Each square wrongly marked alone, and all together.
            if matches!(step.task, Task::Mark(_)) {
                let mut all = begin.clone();
                for square in Square::all() {
                    let mut student = begin.clone();
                    let _ = student.apply(Request::Try(Attempt::Toggle(square)));
                    let _ = all.apply(Request::Try(Attempt::Toggle(square)));
                    for event in student.apply(Request::Try(Attempt::Submit)) {
                        for message in skaki::explain::event(&lesson.id, &event) {
                            let text = words.text(&message);
                            assert!(!text.contains(['⟦', '{']), "{text}");
                        }
                    }
                }
                // The teacher may have a word for it beside.
                let events = all.apply(Request::Try(Attempt::Submit));
                assert!(matches!(events[..], [Event::WrongMarks { missing: 0, .. }, ..]), "{events:?}");
            }
        }
    }
    assert_eq!(words.take_troubles(), Vec::<String>::new());
}

#[test]
fn what_is_to_be_left_alone_is_no_target() {
    let step =
        with(play("8/8/8/8/8/8/8/R7 w - - 0 1", reach("h8")), |play| play.fail = vec![Fail::Does(reach("a8 b8"))]);
    let mut student = session(&step);
    assert_eq!(student.stars_left(), set("h8"));
    let events = try_move(&mut student, "a1h1");
    let [Event::Moved { .. }, Event::Going(Left::Squares(left))] = &events[..] else { panic!("{events:?}") };
    assert_eq!(left, &[sq("h8")]);
    assert!(matches!(miss(&step, "a1a8"), Miss::Forbidden(_)), "one of them is enough");
    assert_eq!(why(&step, "a1h1 h1h8"), Why::Reached);
}

#[test]
fn a_hint_says_how_many_of_the_moves_are_right() {
    let right = |step: &Step| {
        let mut session = session(step);
        let hints: Vec<Event> = (0..3).flat_map(|_| session.apply(Request::Hint)).collect();
        match hints.last() {
            Some(Event::Hint(Hint::Squares { right, .. })) => *right,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(right(&play("8/8/8/8/8/8/8/R7 w - - 0 1", reach("h8"))), set("a8 h1"));
    assert_eq!(right(&play("8/8/8/8/8/8/8/R7 w - - 0 1", reach("a8"))), set("a8"));
    // Against an opponent that answers by itself all that is near is known, and of a long game only a way.
    let against = |step: Step, strength: Strength| {
        with(step, |play| play.opponent = Opponent::Replies(Replies { strength, seed: 1 }))
    };
    let near = play("8/8/8/3p4/8/8/8/R7 w - - 0 1", capture(set("d5")));
    assert_eq!(right(&against(near, Strength::Weak)), set("a4 d1"));
    let long = play("8/ppp5/8/8/8/8/5PPP/8 w - - 0 1", Condition::Promote(None));
    assert_eq!(right(&against(long, Strength::Best)), SquareSet::EMPTY);
}

#[test]
fn whoever_has_seen_the_answer_earns_no_stars_by_playing_it() {
    let step = play("8/8/8/8/8/8/8/R7 w - - 0 1", reach("a8"));
    let mut session = session(&step);
    let _ = session.apply(Request::ShowAnswer);
    let _ = session.apply(Request::Retry);
    try_move(&mut session, "a1a8");
    assert_eq!(session.phase(), Phase::Solved { stars: 0 });
    let _ = session.apply(Request::Retry);
    try_move(&mut session, "a1a8");
    assert_eq!(session.phase(), Phase::Solved { stars: 0 });
}

#[test]
fn a_promotion_that_can_never_come_is_told() {
    let promote = Condition::Promote(None);
    // The bishop never comes to the knight's colour, and the pawn has left the file that was free.
    let still = play("8/8/1n6/1p6/P7/8/8/5B2 w - - 0 1", promote.clone());
    assert_eq!(miss(&still, "a4b5"), Miss::NeverPromotes { pawns: true });
    assert!(matches!(after(&still, "a4a5"), Outcome::Going(_)));
    let rook = play("8/8/1n6/1p6/P7/8/8/5R2 w - - 0 1", promote.clone());
    assert!(matches!(after(&rook, "a4b5"), Outcome::Going(_)), "the rook may take it");
    let against = |position: &str| {
        with(play(position, promote.clone()), |play| {
            play.opponent = Opponent::Replies(Replies { strength: Strength::Weak, seed: 1 });
        })
    };
    // After the capture both pawns stand on one file, and neither ever passes the other.
    assert_eq!(miss(&against("8/6p1/8/8/8/6p1/7P/8 w - - 0 1"), "h2g3"), Miss::NeverPromotes { pawns: true });
    assert_eq!(miss(&against("8/8/8/3p4/8/4P3/8/K7 w - - 0 1"), "e3e4"), Miss::NeverPromotes { pawns: false });
    // Kings that are free may take the pawn on the way, and nothing is said.
    assert!(matches!(after(&against("8/6p1/8/8/8/k5p1/7P/7K w - - 0 1"), "h2g3"), Outcome::Going(_)));
}

#[test]
fn squares_to_which_men_are_to_be_brought_have_a_star() {
    let goal = Condition::Bring(vec![(PieceKind::Knight, sq("f3")), (PieceKind::Bishop, sq("c4"))]);
    let mut session = session(&play("8/8/8/8/8/8/8/5BN1 w - - 0 1", goal));
    assert_eq!(session.stars_left(), set("c4 f3"));
    try_move(&mut session, "g1f3");
    assert_eq!(session.stars_left(), set("c4"));
}

#[test]
fn the_rook_that_castles_arrives() {
    let step = play("8/8/8/8/8/8/8/R3K3 w Q - 0 1", reach("d1"));
    assert_eq!(why(&step, "e1c1"), Why::RookArrived(sq("d1")));
    let both = play("8/8/8/8/8/8/8/R3K3 w Q - 0 1", reach("c1 d1"));
    assert_eq!(why(&both, "e1c1"), Why::RookArrived(sq("d1")));
    let ordered =
        play("8/8/8/8/8/8/8/R3K3 w Q - 0 1", Condition::Reach { squares: vec![sq("d1"), sq("c1")], in_order: true });
    assert!(matches!(after(&ordered, "e1c1"), Outcome::Going(_)), "the king goes first");
    let forbidden = with(play("8/8/8/8/8/8/8/R3K3 w Q - 0 1", Condition::Castle(None)), |play| {
        play.fail = vec![Fail::Does(reach("d1"))];
    });
    assert!(matches!(miss(&forbidden, "e1c1"), Miss::Forbidden(Condition::Reach { .. })));
}

#[test]
fn mate_and_stalemate_come_before_every_draw_that_needs_no_claim() {
    let lined = |position: &str, variation: &str| {
        with(play(position, reach("h8")), |play| play.opponent = line(position, &[variation]))
    };
    // The answer is the 150th half-move without a capture or a pawn's move, and it mates (FIDE Laws 9.6.2).
    let mated = lined("r5k1/8/8/8/7N/8/6PP/7K w - - 148 100", "Nf5 Ra1");
    assert_eq!(miss(&mated, "h4f5"), Miss::Mated);
    let stalemated = lined("8/8/p7/P7/8/4q3/8/1K5k w - - 148 100", "Ka1 Qb3");
    assert_eq!(miss(&stalemated, "b1a1"), Miss::Stalemated);
    // The student's own mate ends the game before a goal that is something else, and so does stalemate.
    let mating = lined("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "Rb7 Kg8 Ra8");
    assert!(matches!(miss(&mating, "b1b7 a2a8"), Miss::MateTooSoon));
    // A dead position is a draw at once (FIDE Laws 5.2.2), whether or not the line goes on.
    let dead = lined("8/8/8/3p4/5N2/8/8/k3K3 w - - 0 1", "Ne6 d4 Nc7 d3");
    let over = miss(&dead, "f4d5");
    assert!(matches!(over, Miss::GameOver(Ending { kind: OutcomeKind::DeadPosition, winner: None })), "{over:?}");
}
