//! What is said of every attempt, in positions in which it is true, as both languages say it.
//!
//! The sentences are kept in `tests/snapshots/`: they are read by people, and a change in one is looked at.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a test that fails

use std::fmt::Write;
use std::sync::Arc;

use crate::transcript::Transcript;
use skaki::exercise::Attempt;
use skaki::explain;
use skaki::language::{Arg, Language, Message, ids};
use skaki::lesson::{
    AnswerWay, Answering, CheckKind, Condition, Diagram, Goal, Mark, Opponent, Play, Question, Rule, Script, Show,
    SourceText, Squares, Step, Task, read_lesson,
};
use skaki::rules::notation::{fen, read_move};
use skaki::rules::{Game, Position, Square, SquareSet};
use skaki::session::{Event, Request, Session};

impl Transcript {
    /// Asks these of a step, one after the other, and writes down what is said: moves (`e2e4`), squares to mark, and words.
    fn play(&mut self, title: &str, step: Step, asked: &str) {
        writeln!(self.text, "{title}: {asked}").unwrap();
        let mut session = Session::new(Arc::new(step));
        for word in asked.split_whitespace() {
            let request = match word {
                "hint" => Request::Hint,
                "undo" => Request::Undo,
                "retry" => Request::Retry,
                "answer" => Request::ShowAnswer,
                "submit" => Request::Try(Attempt::Submit),
                "next" => Request::Try(Attempt::Next),
                _ => match word.len() {
                    2 => Request::Try(Attempt::Toggle(sq(word))),
                    _ => Request::Try(Attempt::Move {
                        from: sq(&word[..2]),
                        to: sq(&word[2..4]),
                        promotion: word.get(4..5).and_then(|letter| {
                            skaki::rules::Piece::from_fen_letter(letter.chars().next()?).map(|piece| piece.kind)
                        }),
                    }),
                },
            };
            for event in session.apply(request) {
                let messages = explain::event("lesson", &event);
                self.say_all(&messages);
            }
        }
    }
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(sq).collect()
}

fn step(position: &str, task: impl FnOnce(&Game) -> Task) -> Step {
    let game = Game::new(Position::new(fen::read(position).expect(position)));
    Step {
        id: "step".to_owned(),
        task: task(&game),
        diagram: Diagram { view: game.position().turn(), game, stars: SquareSet::EMPTY },
        rules: vec![Rule::Rook],
        hints: Vec::new(),
        success: None,
        marks: Vec::new(),
        arrows: Vec::new(),
        wrong: Vec::new(),
    }
}

fn play(position: &str, goal: impl Into<Goal>) -> Step {
    limited(position, goal, None)
}

fn limited(position: &str, goal: impl Into<Goal>, limit: Option<u32>) -> Step {
    step(position, |game| {
        let student = game.position().turn();
        Task::Play(Play { par: Some(1), limit, ..Play::new(student, goal) })
    })
}

/// A step whose opponent answers the one move of its line.
fn lined(position: &str, goal: impl Into<Goal>, line: [&str; 3]) -> Step {
    step(position, |game| {
        let mut game = game.clone();
        let student = game.position().turn();
        let moves = line.map(|text| {
            let mv = read_move(text, &game).expect(text).mv;
            game.play(mv);
            mv
        });
        let mut script = Script::default();
        let (first, _) = script.branch(Script::ROOT, moves[0]).unwrap();
        first.reply = Some(moves[1]);
        let next = first.next;
        script.branch(next, moves[2]).unwrap();
        Task::Play(Play { opponent: Opponent::Line(script), ..Play::new(student, goal) })
    })
}

fn asked(position: &str, question: &str) -> Step {
    let question: Question = question.parse().unwrap_or_else(|_| panic!("{question}"));
    step(position, |_| Task::Mark(Mark { answer: Squares::Asked(question) }))
}

fn reach(names: &str) -> Condition {
    Condition::Reach { squares: squares(names), in_order: false }
}

fn capture(squares: SquareSet) -> Condition {
    Condition::Capture { squares, enough: squares.len() }
}

fn answer(way: AnswerWay) -> Condition {
    Condition::AnswerCheck(Answering::By(way))
}

#[test]
fn every_sentence_is_said_where_it_is_true() {
    let mut t = Transcript::new();
    let mate = Condition::Checkmate { moves: 1 };

    t.play("reach", play("8/8/8/3p4/8/8/8/3R4 w - - 0 1", reach("d8")), "d1d8 undo d1e1 undo d1e1 e1e8 e8d8 undo");
    t.play("several", play("8/8/8/8/8/8/8/Q7 w - - 0 1", reach("a8 h1 h8")), "a1a8 a8h8 h8h1");
    let ordered = Condition::Reach { squares: squares("a8 h1 h8"), in_order: true };
    t.play("in order", play("8/8/8/8/8/8/8/Q7 w - - 0 1", ordered), "a1h1 h1a8 retry");
    t.play("capture", play("8/8/1p6/8/8/8/1R6/8 w - - 0 1", capture(squares("b6").into_iter().collect())), "b2b6");
    t.play("out of reach", play("8/4P3/8/8/8/8/8/8 w - - 0 1", reach("d8")), "e7e8 e7e8b");
    let stuck = "8/4n3/8/5p2/4P3/8/8/8 w - - 0 1";
    t.play("cannot take", play(stuck, capture(squares("f5").into_iter().collect())), "e4e5");
    t.play("too far", limited("8/8/8/8/8/8/8/2B5 w - - 0 1", reach("h6"), Some(2)), "c1a3");
    t.play("too far by one", limited("8/8/8/8/8/8/8/R7 w - - 0 1", reach("h8"), Some(3)), "a1b1 b1c1 c1c2");
    t.play("no move left", limited("8/8/8/8/8/8/8/R7 w - - 0 1", reach("h8"), Some(1)), "a1a8");
    t.play("check too early", play("4k3/8/8/8/8/8/8/R6K w - - 0 1", reach("b7")), "a1a8");
    t.play("a long way", play("8/8/8/8/8/8/8/R7 w - - 0 1", reach("a8")), "a1b1 b1b8 b8a8");

    t.play("promotion", play("3n4/4P3/8/8/8/8/8/8 w - - 0 1", reach("d8")), "e7d8q");
    t.play("promotion ahead", play("8/4P3/8/8/8/8/8/8 w - - 0 1", reach("e8")), "e7e8r");
    t.play("en passant", play("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", reach("d6")), "e5d6");
    t.play("castling short", play("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", reach("g1")), "e1g1");
    t.play("castling long", play("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", reach("c1")), "e1c1");

    t.play("check", play("4k3/8/4p3/8/8/8/8/R6K w - - 0 1", Condition::Check(CheckKind::Any)), "a1e1 a1b1 a1a8");
    t.play("discovered check", play("4k3/8/8/8/8/8/4B3/4R2K w - - 0 1", Condition::Check(CheckKind::Any)), "e2d3");
    t.play("double check", play("4k3/8/8/8/8/8/4B3/4R2K w - - 0 1", Condition::Check(CheckKind::Any)), "e2b5");
    t.play(
        "check by the queen",
        play("7k/8/8/8/8/8/8/Q6K b - - 0 1".replace(" b ", " w ").as_str(), Condition::Check(CheckKind::Any)),
        "a1d4",
    );

    t.play("back rank", play("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", mate.clone()), "a1b1 a1a8");
    t.play("queen beside the king", play("6k1/8/6K1/8/8/8/8/1Q6 w - - 0 1", mate.clone()), "b1b8");
    t.play("queen and king", play("6k1/8/5K2/8/8/8/8/6Q1 w - - 0 1", mate.clone()), "g1g7");
    t.play("queen protected", play("6k1/8/6K1/8/8/8/6Q1/8 w - - 0 1", mate.clone()), "g2a8");
    t.play("supported", play("6k1/8/5K2/6Q1/8/8/8/8 w - - 0 1", mate.clone()), "g5d8 g5g7");
    t.play("two rooks", play("6k1/R7/8/8/8/8/8/1R4K1 w - - 0 1", mate.clone()), "b1b8");
    t.play("smothered", play("6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1", mate.clone()), "e5f7");
    t.play("mate by double check", play("6rk/8/8/8/7B/8/8/K6R w - - 0 1", mate.clone()), "h4f6");
    t.play("mate, the defender pinned", play("7k/6bp/8/8/8/8/8/B2R2K1 w - - 0 1", mate.clone()), "d1d8");
    t.play("not mate: capture", play("r5k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", mate.clone()), "d1d8");
    t.play("not mate: block", play("6k1/3b1ppp/8/8/8/8/8/R5K1 w - - 0 1", mate.clone()), "a1a8");
    t.play("not mate: the king", play("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1", mate.clone()), "a1a8");
    t.play("no check, no mate", play("5bk1/5ppp/8/8/8/8/8/R4RK1 w - - 0 1", mate.clone()), "a1a8");
    t.play("stalemate", play("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", mate), "f1f7");
    let two = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    t.play("mate in two", lined(two, Condition::Checkmate { moves: 2 }, ["Ra7", "Kg8", "Rb8#"]), "g1h1 b1b7 a2a7 hint");
    let three = Condition::Checkmate { moves: 3 };
    t.play("mate in three", lined(two, three, ["Ra7", "Kg8", "Rb8#"]), "g1h1");
    let line = "k7/8/n7/8/8/8/8/1R5K w - - 0 1";
    t.play("the line ends", lined(line, capture(squares("a6").into_iter().collect()), ["Kg1", "Nc7", "Kf1"]), "h1g1");
    t.play(
        "no check within reach",
        limited("4k3/8/8/8/8/8/8/B6K w - - 0 1", Condition::Check(CheckKind::Any), Some(3)),
        "a1b2",
    );

    let check = "4r2k/8/8/8/8/8/2B5/R3K2R w - - 0 1";
    t.play("answer: block", play(check, answer(AnswerWay::Block)), "e1d2 c2e4");
    t.play("answer: move", play(check, answer(AnswerWay::Move)), "c2e4 e1d2");
    let take = "4q2k/8/8/8/B7/8/3P4/3RKR2 w - - 0 1";
    t.play("answer: capture", play(take, answer(AnswerWay::Capture)), "e1f2 a4e8");
    t.play(
        "answer: capture by a pawn",
        play("7k/8/8/8/8/8/3n2P1/4RQ1K w - - 0 1".replace("3n2P1", "5nPP").as_str(), answer(AnswerWay::Capture)),
        "f1f2",
    );
    t.play("answer: any", play("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", Condition::AnswerCheck(Answering::Any)), "e1e2");
    t.play("answer: every", play(check, Condition::AnswerCheck(Answering::Every)), "answer");
    t.play("answer: capture asked", play(check, answer(AnswerWay::Capture)), "e1d2");

    t.play("hints", play("8/8/8/3p4/8/8/8/3R4 w - - 0 1", reach("d8")), "hint hint hint hint hint answer answer");
    t.play("one move", play("8/8/8/8/8/P7/8/8 w - - 0 1", reach("a4")), "hint hint hint");
    t.play("answer of one move", play("8/8/8/8/8/8/8/R7 w - - 0 1", reach("a8")), "answer");
    t.play("no answer", play("8/8/8/8/8/8/8/2B5 w - - 0 1", reach("h5")), "hint hint answer");
    t.play("to read", step("8/8/8/8/8/8/8/R7 w - - 0 1", |_| Task::Show(Show::default())), "hint a1a2 next next");

    let men = "8/3p4/3P4/8/1p1R2pp/8/8/3r4 w - - 0 1";
    t.play(
        "captures",
        asked(men, "captures of d4"),
        "submit d6 d7 b4 c4 submit c4 submit undo hint hint hint hint hint answer",
    );
    t.play("captures: empty", asked(men, "captures of d4"), "e4 submit");
    t.play("moves", asked(men, "moves of d4"), "h4 d7 submit e5 submit");
    t.play("one square", asked("8/8/8/8/8/8/8/R3r3 w - - 0 1", "captures of a1"), "hint hint e1 submit");
    t.play("controlled", asked(men, "controlled by d4"), "h4 submit h4 e5 submit");
    t.play("controlled by a pawn", asked("8/8/8/8/8/4P3/8/8 w - - 0 1", "controlled by e3"), "e4 submit");
    t.play("controlled by a side", asked("8/8/8/8/8/4P3/8/8 w - - 0 1", "controlled by white"), "e4 submit");
    t.play("attackers", asked("4r3/8/4p3/8/7b/8/8/4K3 w - - 0 1", "attackers of e1"), "e8 a3 submit");
    t.play(
        "checkers",
        asked("4r3/8/4p3/8/7b/8/8/4K3 w - - 0 1", "checkers"),
        "e6 submit e6 e8 submit e8 e1 submit e1 a1 submit",
    );
    t.play("checks", asked("4k3/8/8/8/8/8/8/R6K w - - 0 1", "checks of a1"), "b1 submit b1 b3 submit");
    t.play("pinned", asked("4r2k/8/8/8/8/4N3/3Q4/4K3 w - - 0 1", "pinned white"), "d2 submit d2 h8 submit");
    t.play("safe squares", asked("5r1k/8/8/8/8/8/8/4K3 w - - 0 1", "safe squares of white"), "f2 submit");
    t.play("colour", asked("8/8/8/8/8/8/8/8 w - - 0 1", "dark squares"), "e4 submit");
    t.play("colour", asked("8/8/8/8/8/8/8/8 w - - 0 1", "light squares"), "a1 submit");
    t.play("file", asked("8/8/8/8/8/8/8/8 w - - 0 1", "file d"), "e4 submit");
    t.play("rank", asked("8/8/8/8/8/8/8/8 w - - 0 1", "rank 4"), "e2 e3 submit");
    t.play("diagonals", asked("8/8/8/8/8/8/8/2B5 w - - 0 1", "diagonals of c1"), "c2 submit");
    t.play("rooks", asked("8/8/8/8/8/8/8/RNB5 w - - 0 1", "white rooks"), "b1 submit b1 e4 submit");
    let given =
        step("8/8/8/8/8/8/8/8 w - - 0 1", |_| Task::Mark(Mark { answer: Squares::Given(SquareSet::of(sq("a1"))) }));
    t.play("given", given.clone(), "a2 submit a3 submit");
    t.play("given, right", given, "a1 submit");

    // Unreachable from a lesson without faults, or covered by the rules' own table.
    for &rule in Rule::ALL {
        t.say_all(&[explain::rule(rule).into()]);
    }
    t.say_all(&[ids::RIGHT_PLAIN.into()]);
    // Only a long game has so long an answer.
    let first = Position::start().legal_moves()[0];
    let moves = vec![Message::new(ids::PHRASE_MOVE).with("move", explain::move_text(&Position::start(), first))];
    t.say_all(&[Message::new(ids::ANSWER_FIRST_MOVES)
        .with("line", Arg::List(moves))
        .with("more", 20)
        .word("replies", "no")]);
    assert_eq!(t.words.take_troubles(), Vec::<String>::new());
    let unsaid = t.unsaid("feedback");
    insta::assert_snapshot!(t.text);
    assert_eq!(unsaid, Vec::<&str>::new(), "sentences that nothing here produces");
}

/// A step to play, as a lesson file writes it.
fn written(body: &str) -> Step {
    let source = format!(
        "format = 1\nid = \"lesson\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"…\"\nstep = \"…\"\nwrong = \"…\"\n\
         [[step]]\nid = \"step\"\nkind = \"play\"\n{body}\n"
    );
    let (lesson, faults) = read_lesson(&SourceText::new("lesson.toml", source));
    assert_eq!(faults, [], "{body}");
    lesson.unwrap().steps[0].clone()
}

#[test]
fn every_goal_is_asked_for_missed_and_reached_in_words() {
    let mut t = Transcript::new();
    for (language, text) in [(Language::EL, "Το είχε δει ο δάσκαλος."), (Language::EN, "The teacher foresaw it.")]
    {
        t.words.add_lesson(language, "lesson", &format!("wrong = {text}\n"));
    }
    let mut task = |body: &str, asked: &str| {
        let step = written(body);
        let Task::Play(play) = &step.task else { panic!("{body}") };
        writeln!(t.text, "{}", body.replace('\n', "; ")).unwrap();
        t.say_all(&explain::task(play, step.diagram.game.position()));
        t.play("", step, asked);
    };
    let check = "fen = \"4k3/3p4/8/8/8/8/4B3/4R1KQ w\"\n";
    task(&format!("{check}goal = {{ check = \"safe\" }}"), "e2b5 e2h5");
    task("fen = \"4k3/3p4/8/8/8/8/8/3QK3 w\"\ngoal = { check = \"safe\" }", "d1d7 d1h5");
    task("fen = \"7k/8/5KQ1/8/8/8/8/8 w\"\ngoal = { stalemate = true }", "g6g7 g6f7");
    task(&format!("{check}goal = {{ check = \"double\" }}"), "e2d3 e2h5");
    task("fen = \"4k3/8/8/8/8/8/4B3/4R1KQ w\"\ngoal = { check = \"discovered\" }", "h1a8 e2d1");
    task("fen = \"7k/8/4QK2/8/8/8/8/8 w\"\ngoal = { stalemate = true }", "e6c8 e6d6 e6g8 e6f7");
    task("fen = \"8/8/1p3p2/8/1R5p/8/8/8 w\"\ngoal = { capture = 2 }", "b4h4 h4h6 h6f6");
    task("fen = \"8/8/1p3p2/8/1R5p/8/8/8 w\"\ngoal = { capture = 3 }", "b4h4 h4h6");
    let every = "fen = \"4k3/8/8/8/7q/8/8/4KN1R w\"\ngoal = { answer-check = \"every\" }";
    task(every, "h1h4 h1h4 f1g3 e1d1");
    task(every, "hint hint answer");
    task("fen = \"4k3/8/8/8/8/8/8/R3K2R w KQ\"\ngoal = { castle = \"short\" }", "e1c1 e1e2 e1g1");
    task("fen = \"4k3/8/8/8/8/8/8/R3K2R w KQ\"\ngoal = { castle = \"long\" }", "e1g1 e1c1");
    task("fen = \"r3k2r/8/8/8/8/8/8/4K3 b kq\"\ngoal = { castle = true }", "e8e7 e8g8");
    task("fen = \"8/3p4/8/4P3/8/8/8/8 b\"\nmoves = \"d5\"\ngoal = { en-passant = true }", "e5e6 e5d6");
    task("fen = \"8/P6P/8/8/8/8/8/K7 w\"\ngoal = { promote = \"knight\" }\nlimit = 1", "a1b1 a7a8q h7h8n");
    task("fen = \"8/P6P/8/8/8/8/8/K7 w\"\ngoal = { promote = true }", "a1b1 h7h8b");
    task("fen = \"2r1k3/8/8/8/4N3/8/8/4K3 w\"\ngoal = { attack = [\"c8\"] }", "e4c3 e4d6");
    task("fen = \"8/8/8/3p4/8/8/8/r7 b\"\ngoal = { defend = [\"d5\"] }", "a1b1 a1d1");
    task("fen = \"8/8/8/8/8/8/8/1N6 w\"\ngoal = { control = [\"b5\", \"b1\"] }", "b1d2 b1c3");
    task(
        "fen = \"8/8/8/8/8/8/4P3/5BN1 w\"\ngoal = { bring = [\"knight f3\", \"pawn e3\"] }\nlimit = 2",
        "g1f3 f3g1 undo e2e3",
    );
    task("fen = \"3r2k1/8/8/8/8/4n3/8/3N2K1 w\"\ngoal = { safe = true }", "g1h1 undo d1b2");
    task("fen = \"3r2k1/8/8/8/8/8/1P6/3N2K1 w\"\ngoal = { reach = [\"e3\"], safe = true }", "d1f2 f2d3 undo d1e3");
    task("fen = \"6k1/5ppp/8/8/8/8/8/R3K3 w\"\ngoal = { check = true, reach = [\"b1\"] }", "a1a8");
    task("fen = \"8/8/8/8/8/8/8/R6R w\"\ngoal = { reach = [\"d1\"] }\naccept = [\"Rad1\"]", "h1d1 undo a1d1");
    let rook = "fen = \"3n4/8/2p5/8/8/4N3/8/3R2K1 w - -\"\n";
    for fail in ["lose = \"any\"", "lose = \"unprotected\""] {
        task(&format!("{rook}goal = {{ reach = [\"d5\", \"d7\"] }}\nfail = {{ {fail} }}"), "d1d5 e3d5");
    }
    task(
        &format!("{rook}goal = {{ reach = [\"d7\"] }}\nfail = {{ capture = [\"d8\"], reach = [\"d2\"] }}"),
        "d1d8 d1d2 d1d7",
    );
    let crowd = "fen = \"r3k2r/1P6/8/3Pp3/8/8/8/R3K2R w KQ e6\"\n";
    task(
        &format!(
            "{crowd}goal = {{ reach = [\"a7\"] }}\nfail = {{ castle = true, en-passant = true, promote = true, check = true }}"
        ),
        "e1g1 d5e6 b7b8q a1d1 h1f1",
    );
    task(&format!("{rook}goal = {{ reach = [\"d7\"] }}\nfail = {{ capture = \"all\" }}"), "d1d8 d1d7");
    for fail in [
        "check = \"safe\"",
        "check = \"double\"",
        "check = \"discovered\"",
        "castle = \"short\"",
        "castle = \"long\"",
        "promote = \"queen\"",
    ] {
        task(&format!("{crowd}goal = {{ reach = [\"a7\"] }}\nfail = {{ {fail} }}"), "a1a8 b7b8q e1g1");
    }
    let answers = |strength: &str| format!("opponent = {{ reply = \"{strength}\" }}");
    task(
        &format!(
            "fen = \"4k3/8/8/2p5/8/8/8/R3K3 w\"\ngoal = {{ capture = [\"c5\"] }}\nfail = {{ lose = \"any\" }}\n{}",
            answers("best")
        ),
        "a1a5 a5c5 hint hint answer",
    );
    task(
        &format!(
            "fen = \"8/8/1p6/8/R7/8/8/8 w\"\ngoal = {{ capture = \"all\" }}\nfail = {{ lose = \"any\" }}\n{}",
            answers("best")
        ),
        "a4a5 a4b4",
    );
    task(
        &format!(
            "fen = \"8/8/8/8/8/8/p6P/8 w\"\ngoal = {{ promote = true }}\nfail = {{ opponent-promotes = true }}\n{}",
            answers("fair")
        ),
        "h2h3",
    );
    task(&format!("fen = \"8/8/8/8/8/P5k1/5q2/7K w\"\ngoal = {{ promote = true }}\n{}", answers("best")), "a3a4");
    task("fen = \"7k/8/7p/8/7P/1q6/8/K7 w\"\ngoal = { promote = true }\nopponent = { line = [\"h5 Kg7\"] }", "h4h5");
    task(
        &format!("fen = \"6k1/8/8/8/1r6/2r5/7P/K7 w\"\ngoal = {{ promote = true }}\n{}", answers("best")),
        "h2h3 h3h4",
    );
    task(&format!("fen = \"8/8/8/8/p7/8/P7/8 w\"\ngoal = {{ promote = true }}\n{}", answers("best")), "a2a3");
    task(&format!("fen = \"8/8/8/p7/8/P7/8/8 w\"\ngoal = {{ promote = true }}\n{}", answers("best")), "a3a4");
    task(
        &format!("fen = \"k7/8/1K6/8/8/8/7Q/8 w\"\ngoal = {{ reach = [\"a1\"] }}\n{}", answers("best")),
        "h2g2 h2h8 h2c7",
    );
    task(
        "fen = \"8/8/8/8/8/8/8/QR6 w\"\ngoal = { reach = [\"b8\"] }\naccept = [\"Rb8\"]\nwrong = [{ move = \"Qa8\", text = \"wrong\" }]",
        "a1a8 b1b8",
    );
    task("fen = \"7k/8/8/8/8/8/8/R7 w\"\ngoal = { check = true, reach = [\"b1\"] }", "a1a8 a1b1 b1b8");
    task(
        "fen = \"8/8/8/3p4/5N2/8/8/k3K3 w\"\ngoal = { reach = [\"a8\"] }\nopponent = { line = [\"Nxd5 Ka2 Nc7\", \"Ne6 d4 Nc7 d3 Na8\"] }",
        "f4d5",
    );
    task("fen = \"8/8/1n6/1p6/P7/8/8/5B2 w\"\ngoal = { promote = true }", "a4b5");
    task(&format!("fen = \"8/8/8/3p4/8/4P3/8/K7 w\"\ngoal = {{ promote = true }}\n{}", answers("weak")), "e3e4");
    task(
        "fen = \"8/8/8/8/8/8/8/R3K3 w Q\"\ngoal = { reach = [\"d1\"] }\nwrong = [{ move = \"Ra2\", text = \"wrong\" }]",
        "a1a2 undo hint hint hint e1c1",
    );

    let game = format!("fen = \"8/8/8/4k3/8/8/8/3QK3 w\"\ngoal = {{ checkmate = 50 }}\n{}", answers("best"));
    let Task::Play(play) = written(&game).task else { panic!("{game}") };
    t.say_all(&explain::task(&play, &Position::start()));
    assert_eq!(t.words.take_troubles(), Vec::<String>::new());
    let unsaid = t.unsaid("goals");
    insta::assert_snapshot!(t.text);
    assert_eq!(unsaid, Vec::<&str>::new(), "sentences that nothing here produces");
}

#[test]
fn a_move_that_was_foreseen_as_wrong_counts_in_a_test_although_the_rules_refuse_it() {
    let step = written(
        "fen = \"8/8/8/8/8/8/8/R7 w\"\ngoal = { reach = [\"h8\"] }\nwrong = [{ move = \"a1b2\", text = \"wrong\" }]",
    );
    let stars = |mut session: Session, words: &str| {
        let request = |word: &str| {
            let square = |at: usize| word[at..at + 2].parse().unwrap();
            Request::Try(Attempt::Move { from: square(0), to: square(2), promotion: None })
        };
        let events: Vec<Event> = words.split(' ').flat_map(|word| session.apply(request(word))).collect();
        let Some(Event::Solved { stars, .. }) = events.last() else { panic!("{events:?}") };
        *stars
    };
    let step = Arc::new(step);
    let (lesson, test) = (|| Session::new(Arc::clone(&step)), || Session::in_test(Arc::clone(&step)));
    assert_eq!(stars(test(), "a1a8 a8h8"), 3);
    assert_eq!(stars(test(), "a1b2 a1a8 a8h8"), 2, "a wrong answer of the test");
    assert_eq!(stars(test(), "a1b2 a1b2 a1a8 a8h8"), 1);
    assert_eq!(stars(test(), "a1c3 a1a8 a8h8"), 3, "a slip of the hand is none");
    assert_eq!(stars(lesson(), "a1b2 a1b2 a1a8 a8h8"), 3, "nor does anything that is refused count in a lesson");
}
