//! Mate in one, two and three against every defence, found by trying every move: nothing is ordered, nothing
//! remembered, so that the figure is the rules' own.

use std::time::Instant;

use skaki::rules::{MoveList, Position, notation::fen};

/// Whether the side to move mates in at most `moves` of its own moves, whatever the other side does.
/// Every position reached is counted.
fn mates(position: &Position, moves: usize, nodes: &mut u64, lists: &mut [MoveList]) -> bool {
    let [attacks, defences, lists @ ..] = lists else { return false };
    position.legal_moves_into(attacks);
    attacks.iter().any(|&mv| {
        let next = position.play(mv);
        *nodes += 1;
        if !next.is_check() && moves == 1 {
            return false;
        }
        if !next.has_legal_move() {
            return next.is_check();
        }
        if moves == 1 {
            return false;
        }
        next.legal_moves_into(defences);
        defences.iter().all(|&mv| {
            *nodes += 1;
            mates(&next.play(mv), moves - 1, nodes, lists)
        })
    })
}

/// Proves the mates of `mates.txt`: on each line the number of moves and the position, from random games.
pub fn print() {
    let mut lists = vec![MoveList::new(); 6];
    println!("mate in, positions, nodes, milliseconds, nodes a second");
    for moves in 1..=3 {
        let (mut positions, mut nodes) = (0, 0);
        let start = Instant::now();
        for line in include_str!("../mates.txt").lines() {
            let Some((number, fen)) = line.split_once(' ') else { continue };
            if number.parse() != Ok(moves) {
                continue;
            }
            let position = Position::new(fen::read(fen).expect("a FEN"));
            assert!(mates(&position, moves, &mut nodes, &mut lists), "no mate in {moves}: {fen}");
            positions += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("{moves} {positions} {nodes} {:.1} {:.1} M", seconds * 1e3, nodes as f64 / seconds / 1e6);
    }
}
