//! Good lesson files as students go through them: each step with a script of attempts and what must come of each.
//!
//! Every file of `tests/lessons/` that begins with `valid-` says, at its end, a line or more for each of its steps:
//!
//! ```text
//! # try STEP: ATTEMPT Event Event; ATTEMPT Event
//! ```
//!
//! Attempts: `e2e4` and `e7e8q` move, `e4` marks, `+Ra1` puts a piece and `-a1` lifts it, `#2` picks the second option, `'Nf3'`
//! writes, `@resign` says so (`@claim:f6g8` claims and announces a move), `!` hands in, `>` reads on, `?` asks for a hint, `<` takes back, `=` wants the answer. Events are named
//! with what matters in them: `Refused:path-blocked`, `Missed:NoCheck`, `Replied:e7e5`, `Solved:3` (the stars).
//!
//! For steps without a script, `SKAKI_WRITE_SCRIPTS=1 cargo test --test steps scripts` writes one to the file: read it before it is kept.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a test that fails

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use skaki::exercise::proof::{self, Budget};
use skaki::exercise::{Act, Announced, Attempt, Doing, Said, State, place};
use skaki::lesson::{Asked, Opponent, SourceText, Step, Task, read_lesson};
use skaki::rules::notation::uci::Uci;
use skaki::rules::notation::{Notation, write_move};
use skaki::rules::{Piece, Square};
use skaki::session::{Event, Request, Session};

/// A word of a script as a request.
fn request(word: &str) -> Request {
    let square = |name: &str| name.parse::<Square>().unwrap_or_else(|_| panic!("{word}"));
    let mut letters = word.chars();
    match (letters.next(), letters.as_str()) {
        (Some('!'), _) => Request::Try(Attempt::Submit),
        (Some('>'), _) => Request::Try(Attempt::Next),
        (Some('?'), _) => Request::Hint,
        (Some('<'), _) => Request::Undo,
        (Some('='), _) => Request::ShowAnswer,
        (Some('@'), said) => Request::Try(Attempt::Act(act(said))),
        (Some('\''), text) => Request::Try(Attempt::Write(text.trim_end_matches('\'').to_owned())),
        (Some('#'), number) => Request::Try(Attempt::Pick(number.parse::<usize>().unwrap() - 1)),
        (Some('-'), name) => Request::Try(Attempt::Lift(square(name))),
        (Some('+'), placed) => {
            let piece = Piece::from_fen_letter(placed.chars().next().unwrap()).unwrap();
            Request::Try(Attempt::Put { piece, square: square(&placed[1..]) })
        }
        _ if word.len() == 2 => Request::Try(Attempt::Toggle(square(word))),
        _ => Request::Try(Attempt::Move {
            from: square(&word[..2]),
            to: square(&word[2..4]),
            promotion: word
                .get(4..5)
                .map(|letter| Piece::from_fen_letter(letter.chars().next().unwrap()).unwrap().kind),
        }),
    }
}

/// Something said, by its name.
fn act(said: &str) -> Act {
    let all = [Act::Claim(None), Act::Offer, Act::Accept, Act::Decline, Act::Resign];
    if let Some(announced) = said.strip_prefix("claim:") {
        let Uci { from, to, promotion } = announced.parse().unwrap();
        return Act::Claim(Some(Announced { from, to, promotion }));
    }
    all.into_iter().find(|act| act.name() == said).unwrap_or_else(|| panic!("{said}"))
}

/// A move or something said, as scripts write it.
fn doing(doing: &Doing) -> String {
    match doing {
        Doing::Move(mv) => mv.uci().to_string(),
        Doing::Say(Act::Claim(Some(Announced { from, to, promotion }))) => {
            format!("@claim:{}", Uci { from: *from, to: *to, promotion: *promotion })
        }
        Doing::Say(act) => format!("@{}", act.name()),
    }
}

/// The name of a variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// An event as scripts write it.
fn told(event: &Event) -> String {
    let detail = match event {
        Event::Refused { refusal, .. } => Some(refusal.first().code().to_owned()),
        Event::Missed { miss, .. } => Some(variant(miss)),
        Event::Replied { mv, .. } => Some(mv.uci().to_string()),
        Event::Going(left) => Some(variant(left)),
        Event::Solved { stars, .. } => Some(stars.to_string()),
        Event::WrongMarks { extra, missing, .. } => Some(format!("{}+{missing}", extra.len())),
        Event::Placing(placing) => Some(variant(placing)),
        Event::Chosen { chosen, .. } => Some(variant(chosen)),
        Event::Hint(hint) => Some(variant(hint)),
        Event::Said { said: Said::Missed(miss), .. } => Some(format!("Missed:{}", variant(miss))),
        Event::Said { said: Said::Refused(why), .. } => Some(format!("Refused:{}", variant(why))),
        Event::Said { said: Said::Going(done) | Said::Solved(done), .. } => Some(variant(done)),
        Event::Remark(key) => Some(key.clone()),
        _ => None,
    };
    variant(event) + &detail.map(|detail| format!(":{detail}")).unwrap_or_default()
}

/// What comes of each word, as a script writes it.
fn play(step: &Step, words: &[String]) -> String {
    let mut session = Session::new(Arc::new(step.clone()));
    let turns = words.iter().map(|word| {
        let events: Vec<String> = session.apply(request(word)).iter().map(told).collect();
        format!("{word} {}", events.join(" "))
    });
    turns.collect::<Vec<_>>().join("; ")
}

/// The attempts of a script.
fn attempts(script: &str) -> Vec<String> {
    script.split("; ").map(|turn| turn.split(' ').next().unwrap().to_owned()).collect()
}

/// Attempts to begin a script with: something wrong where there is something, and then the solution.
fn proposed(step: &Step) -> Vec<String> {
    let begin = State::begin(step);
    let position = begin.position();
    match &step.task {
        Task::Show(show) => vec![">".to_owned(); show.line.len() + 1],
        Task::Play(playing) if playing.goal.asks_for_act() => {
            let first = position.legal_moves().first().map(|mv| mv.uci().to_string());
            let said = ["@resign", "@accept", "@claim"].into_iter().map(str::to_owned);
            let way = proof::shortest_way(step, &begin).unwrap();
            let wrong = first.into_iter().chain(said).filter(|word| !way.iter().any(|it| doing(it) == *word));
            // A wrong move stands on the board, and a wrong word changes nothing: what is tried does not get in the way.
            wrong.take(2).flat_map(|word| [word, "<".to_owned()]).chain(way.iter().map(doing)).collect()
        }
        Task::Play(playing) => {
            let refused =
                Square::all().flat_map(|from| Square::all().map(move |to| (from, to))).filter(|(from, to)| {
                    from != to
                        && position.piece_at(*from).is_some_and(|piece| piece.color == position.turn())
                        && position.judge(*from, *to, None).is_err()
                });
            let refused = refused.map(|(from, to)| format!("{from}{to}")).nth(step.id.len() % 7);
            let missing = position.legal_moves().iter().map(|mv| mv.uci().to_string()).find(|uci| {
                Session::new(Arc::new(step.clone()))
                    .apply(request(uci))
                    .iter()
                    .any(|e| matches!(e, Event::Missed { .. }))
            });
            // Where the opponent answers, its moves stand between the student's; the step plays them by itself.
            let answers = !matches!(playing.opponent, Opponent::Still);
            let line = proof::solution(step, &begin).unwrap();
            let own = line.iter().enumerate().filter(|(at, _)| !answers || at % 2 == 0);
            let moves = own.map(|(_, mv)| mv.uci().to_string());
            refused.into_iter().chain(missing).chain(moves).collect()
        }
        Task::Mark(mark) => {
            let answer = mark.answer.answer(position);
            let wrong = Square::all().find(|square| !answer.contains(*square)).unwrap().to_string();
            let right = answer.iter().map(|square| square.to_string());
            let first = [wrong.clone(), "!".to_owned(), wrong];
            first.into_iter().chain(right).chain(["!".to_owned()]).collect()
        }
        Task::Choose(choose) => {
            let right = choose.right(&step.diagram.game);
            let picks = |wanted: bool| {
                (0..choose.options.len())
                    .filter(move |option| right.contains(*option) == wanted)
                    .map(|o| format!("#{}", o + 1))
            };
            let hand_in = if choose.takes_several() { vec!["!".to_owned()] } else { Vec::new() };
            let wrong: Vec<String> = picks(false).take(1).collect();
            wrong.into_iter().chain(hand_in.clone()).chain(picks(true)).chain(hand_in).collect()
        }
        Task::Place(placing) => {
            let begun = *position.board();
            let solution = place::solution(placing, &begun, &begin, &mut Budget::new(300_000)).unwrap();
            let lift = solution.lift.iter().map(|square| format!("-{square}"));
            let put = solution.put.iter().map(|man| format!("+{}{}", man.piece.fen_letter(), man.square));
            ["!".to_owned()].into_iter().chain(lift).chain(put).chain(["!".to_owned()]).collect()
        }
        Task::Write(write) => match write.asked {
            Asked::Square(square) => {
                vec!["'a9'".to_owned(), "'h7'".to_owned(), format!("'{}'", Notation::GREEK.square(square))]
            }
            Asked::Move { mv, .. } => {
                vec![
                    format!("'{}'", mv.uci()),
                    "'Qz9'".to_owned(),
                    format!("'{}'", write_move(position, mv, Notation::LATIN)),
                ]
            }
        },
    }
}

#[test]
fn every_step_of_every_good_file_goes_as_its_script_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons");
    let mut wrong = Vec::new();
    let mut tried = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !name.starts_with("valid-") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let (lesson, faults) = read_lesson(&SourceText::new(name.clone(), text.clone()));
        assert_eq!(faults, [], "{name}");
        let scripts: Vec<(&str, &str)> =
            text.lines().filter_map(|line| line.strip_prefix("# try ")?.split_once(": ")).collect();
        let mut missing = String::new();
        for step in &lesson.unwrap().steps {
            let of_step: Vec<&str> =
                scripts.iter().filter(|(id, _)| *id == step.id).map(|(_, script)| *script).collect();
            if of_step.is_empty() {
                writeln!(missing, "# try {}: {}", step.id, play(step, &proposed(step))).unwrap();
            }
            for script in of_step {
                tried += 1;
                let found = play(step, &attempts(script));
                if found != script {
                    wrong.push(format!("{name}, {}\n  says:  {script}\n  found: {found}", step.id));
                }
            }
        }
        if !missing.is_empty() {
            if std::env::var("SKAKI_WRITE_SCRIPTS").is_ok() {
                std::fs::write(&path, format!("{}\n\n{missing}", text.trim_end())).unwrap();
            } else {
                wrong.push(format!("{name} has steps without a script:\n{missing}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(tried > 100 || std::env::var("SKAKI_WRITE_SCRIPTS").is_ok(), "{tried}");
}
