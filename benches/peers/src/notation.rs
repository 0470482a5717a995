//! What reading and writing cost beside shakmaty, on the positions and moves of random games.

use std::hint::black_box;
use std::time::Instant;

use shakmaty::fen::Fen;
use shakmaty::san::{San as TheirSan, SanPlus};
use shakmaty::{CastlingMode, Chess, Position as _};
use skaki::rules::notation::{Notation, San, fen, read_move, write_move};
use skaki::rules::{Move, Position};

/// A position with the move that was made in it, as text and as each library has it.
struct Case {
    fen: String,
    san: String,
    greek: String,
    ours: (Position, Move),
    theirs: (Chess, shakmaty::Move),
}

/// Prints, for each task, nanoseconds an item and the ratio of paired runs (median, least and most of `pairs`).
pub fn print(games: usize, pairs: usize) {
    let cases = cases(games);
    println!("{} positions; ours / shakmaty, median (least–most) of {pairs} pairs", cases.len());
    compare(
        "FEN to checked position",
        &cases,
        pairs,
        &mut |case| {
            let setup = fen::read(black_box(&case.fen)).expect("a FEN");
            black_box(Position::faults(&setup).is_empty());
            black_box(Position::new(setup));
        },
        &mut |case| {
            let fen: Fen = black_box(&case.fen).parse().expect("a FEN");
            black_box(fen.into_position::<Chess>(CastlingMode::Standard).expect("a position"));
        },
    );
    compare(
        "SAN to move",
        &cases,
        pairs,
        &mut |case| {
            let san: San = black_box(&case.san).parse().expect("SAN");
            black_box(san.find(&case.ours.0).expect("a legal move"));
        },
        &mut |case| {
            let san: TheirSan = SanPlus::from_ascii(black_box(case.san.as_bytes())).expect("SAN").san;
            black_box(san.to_move(&case.theirs.0).expect("a legal move"));
        },
    );
    compare(
        "move to SAN with marks, written",
        &cases,
        pairs,
        &mut |case| {
            black_box(San::of(black_box(&case.ours.0), case.ours.1).to_string());
        },
        &mut |case| {
            black_box(SanPlus::from_move(black_box(case.theirs.0.clone()), case.theirs.1).to_string());
        },
    );
    println!("what a person types, ns a move:");
    for (name, text) in [("Latin", (|case| &case.san) as fn(&Case) -> &String), ("Greek", |case| &case.greek)] {
        let nanoseconds = run(&cases, &mut |case| {
            black_box(read_move(black_box(text(case)), &case.ours.0).is_ok());
        });
        println!("  {name}  {nanoseconds:.0}");
    }
    for text in ["ο ίππος στο ζ3", "knight from g1 to f3", "Bε5", "ψ4", "0-0", "Qh8"] {
        let nanoseconds = run(&cases, &mut |case| {
            black_box(read_move(black_box(text), &case.ours.0).is_ok());
        });
        println!("  {text}  {nanoseconds:.0}");
    }
}

fn cases(games: usize) -> Vec<Case> {
    let mut state = 7u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let mut cases = Vec::new();
    for _ in 0..games {
        let mut position = Position::start();
        for _ in 0..80 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[below(moves.len())];
            let fen = fen::write(&position.setup());
            let theirs: Fen = fen.parse().expect("our FEN");
            // A position that they refuse (material no game leaves) is none to compare on.
            if let Ok(chess) = theirs.into_position::<Chess>(CastlingMode::Standard) {
                let san = write_move(&position, mv, Notation::Latin);
                let their_move =
                    SanPlus::from_ascii(san.as_bytes()).expect("our SAN").san.to_move(&chess).expect("our move");
                assert_eq!(SanPlus::from_move(chess.clone(), their_move).to_string(), san, "{fen}");
                let greek = write_move(&position, mv, Notation::Greek);
                cases.push(Case { fen, san, greek, ours: (position, mv), theirs: (chess, their_move) });
            }
            position = position.play(mv);
        }
    }
    cases
}

type Task<'t> = &'t mut dyn FnMut(&Case);

fn compare(name: &str, cases: &[Case], pairs: usize, ours: Task<'_>, theirs: Task<'_>) {
    run(cases, ours);
    run(cases, theirs);
    let mut times: Vec<(f64, f64)> = (0..pairs).map(|_| (run(cases, ours), run(cases, theirs))).collect();
    times.sort_by(|a, b| (a.0 / a.1).total_cmp(&(b.0 / b.1)));
    let ratio = |(ours, theirs): (f64, f64)| ours / theirs;
    let (least, middle, most) = (times[0], times[pairs / 2], times[pairs - 1]);
    println!(
        "{name}: {:.2} ({:.2}–{:.2}); {:.0} ns against {:.0} ns",
        ratio(middle),
        ratio(least),
        ratio(most),
        middle.0,
        middle.1
    );
}

/// Nanoseconds an item over all cases.
fn run(cases: &[Case], task: Task<'_>) -> f64 {
    let start = Instant::now();
    cases.iter().for_each(|case| task(case));
    start.elapsed().as_nanos() as f64 / cases.len() as f64
}
