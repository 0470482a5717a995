//! Reading and writing positions and moves, ours beside shakmaty's.

use std::hint::black_box;
use std::time::Instant;

use shakmaty::{CastlingMode, Chess, EnPassantMode, fen::Fen, san::San as TheirSan, san::SanPlus};
use skaki::rules::notation::{San, fen, read_move};
use skaki::rules::{Position, Setup};

/// One position in both libraries, and its moves as texts.
struct Sample {
    fen: String,
    position: Position,
    theirs: Chess,
    sans: Vec<String>,
    plain_sans: Vec<String>,
}

/// Prints nanoseconds for each kind of work over positions of random games, and ours by theirs.
pub fn print(count: usize) {
    let samples = samples(count);
    let report = |name: &str, ours: f64, theirs: f64| {
        println!("{name:28} ours {ours:7.0} ns, shakmaty {theirs:7.0} ns, ratio {:.2}", ours / theirs);
    };

    let ours = per_item(samples.len(), || {
        for sample in &samples {
            let setup: Setup = fen::read(black_box(&sample.fen)).expect("a FEN");
            black_box((Position::faults(&setup).is_empty(), Position::new(setup)));
        }
    });
    let theirs = per_item(samples.len(), || {
        for sample in &samples {
            let fen: Fen = black_box(&sample.fen).parse().expect("a FEN");
            let position: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
            black_box(position);
        }
    });
    report("FEN to checked position", ours, theirs);

    let moves: usize = samples.iter().map(|sample| sample.sans.len()).sum();
    let ours = per_item(moves, || {
        for sample in &samples {
            for text in &sample.plain_sans {
                let san: San = black_box(text).parse().expect("SAN");
                black_box(san.find(&sample.position).expect("a move"));
            }
        }
    });
    let theirs = per_item(moves, || {
        for sample in &samples {
            for text in &sample.plain_sans {
                let san: TheirSan = black_box(text).parse().expect("SAN");
                black_box(san.to_move(&sample.theirs).expect("a move"));
            }
        }
    });
    report("strict SAN to move", ours, theirs);

    let ours_moves: Vec<_> = samples.iter().map(|sample| sample.position.legal_moves()).collect();
    let their_moves: Vec<_> = samples.iter().map(|sample| shakmaty::Position::legal_moves(&sample.theirs)).collect();
    let ours = per_item(moves, || {
        for (sample, moves) in samples.iter().zip(&ours_moves) {
            for &mv in moves {
                black_box(San::of(&sample.position, mv).to_string());
            }
        }
    });
    let theirs = per_item(moves, || {
        for (sample, moves) in samples.iter().zip(&their_moves) {
            for &mv in moves {
                black_box(SanPlus::from_move(sample.theirs.clone(), mv).to_string());
            }
        }
    });
    report("move to SAN with marks", ours, theirs);

    let ours = per_item(moves, || {
        for sample in &samples {
            for text in &sample.sans {
                black_box(read_move(black_box(text), &sample.position).expect("a move"));
            }
        }
    });
    println!("{:28} ours {ours:7.0} ns", "typed move, leniently");
}

fn samples(count: usize) -> Vec<Sample> {
    let mut state = 77u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let mut samples = Vec::new();
    while samples.len() < count {
        let mut position = Position::start();
        for _ in 0..below(100) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[below(moves.len())]);
        }
        let moves = position.legal_moves();
        let sans: Vec<String> = moves.iter().map(|&mv| San::of(&position, mv).to_string()).collect();
        let plain_sans = moves.iter().map(|&mv| San::unmarked(&position, mv).to_string()).collect();
        let fen = fen::write(&position.setup());
        let theirs: Chess =
            fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position");
        assert_eq!(Fen::from_position(&theirs, EnPassantMode::Legal).to_string(), fen);
        samples.push(Sample { fen, position, theirs, sans, plain_sans });
    }
    samples
}

/// Nanoseconds an item, the least of several runs.
fn per_item(items: usize, mut what: impl FnMut()) -> f64 {
    let mut run = || {
        let start = Instant::now();
        what();
        start.elapsed().as_nanos() as f64 / items as f64
    };
    (0..30).map(|_| run()).fold(f64::INFINITY, f64::min)
}
