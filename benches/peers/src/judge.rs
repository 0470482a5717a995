//! What judging an attempt costs, against listing the moves of the same position.

use std::hint::black_box;
use std::time::Instant;

use skaki::rules::{MoveList, PieceKind, Position, Rank, Square};

/// Prints the ratios over `count` positions of random games: every attempt with each piece of the side to move.
pub fn print(count: usize) {
    let mut state = 1u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let (mut legal, mut refused) = (Vec::new(), Vec::new());
    let mut list = MoveList::new();
    for _ in 0..count {
        let mut position = Position::start();
        for _ in 0..below(100) {
            position.legal_moves_into(&mut list);
            if list.is_empty() {
                break;
            }
            position = position.play(list[below(list.len())]);
        }
        let listing = nanoseconds(|| black_box(&position).legal_moves_into(black_box(&mut list)));
        for from in position.board().of_color(position.turn()) {
            let pawn = position.piece_at(from).is_some_and(|piece| piece.kind == PieceKind::Pawn);
            for to in Square::all() {
                let promotes = pawn && to.rank() == Rank::Eighth.seen_by(position.turn());
                let promotion = promotes.then_some(PieceKind::Queen);
                let judging = nanoseconds(|| {
                    let _ = black_box(black_box(&position).judge(black_box(from), black_box(to), promotion));
                });
                let ratio = judging / listing;
                if position.judge(from, to, promotion).is_ok() { legal.push(ratio) } else { refused.push(ratio) }
            }
        }
    }
    println!("judging one attempt / listing all moves of its position, {count} positions");
    for (name, mut ratios) in [("legal", legal), ("refused", refused)] {
        ratios.sort_by(f64::total_cmp);
        let at = |part: f64| ratios[((ratios.len() - 1) as f64 * part) as usize];
        println!("{name:8} {:7} attempts: median {:.2}, 99 in 100 {:.2}", ratios.len(), at(0.5), at(0.99));
    }
}

/// The least of several runs, which is the one least disturbed.
fn nanoseconds(mut what: impl FnMut()) -> f64 {
    let run = |what: &mut dyn FnMut()| {
        let start = Instant::now();
        (0..100).for_each(|_| what());
        start.elapsed().as_nanos() as f64 / 100.0
    };
    (0..3).map(|_| run(&mut what)).fold(f64::INFINITY, f64::min)
}
