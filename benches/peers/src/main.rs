//! Counts move paths with one library in one way: `peers LIBRARY FORM POSITION DEPTH`.
//!
//! LIBRARY is `skaki`, `shakmaty`, `cozy` or `chess`. FORM says what happens at the last move of each path:
//!
//! - `bulk`: counted in the library's cheapest way;
//! - `list`: the moves are written to a list, whose length counts (what a program that shows moves does);
//! - `make`: each move is played.
//!
//! Instead, `peers judge` compares judging attempts with listing moves, `peers notation` reads and writes FEN and SAN,
//! and `peers mates` proves mates.
//!
//! POSITION is `start`, `kiwipete`, `position3` or `position5` of the Chess Programming Wiki's perft page.

use std::process::ExitCode;

mod chess3;
mod cozy;
mod judge;
mod mates;
mod notation;
mod ours;
mod shak;

/// What happens at the last move.
#[derive(Clone, Copy)]
pub enum Form {
    Bulk,
    List,
    Make,
}

const POSITIONS: [(&str, &str); 4] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
    ("position3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    ("position5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["judge"] => judge::print(300),
        ["notation"] => notation::print(300),
        ["mates"] => mates::print(),
        _ => return print_count(&arguments),
    }
    ExitCode::SUCCESS
}

fn print_count(arguments: &[String]) -> ExitCode {
    let Some(count) = run(arguments) else {
        eprintln!(
            "peers judge|notation|mates, or peers skaki|shakmaty|cozy|chess bulk|list|make start|kiwipete|position3|position5 DEPTH"
        );
        return ExitCode::from(2);
    };
    println!("{count}");
    ExitCode::SUCCESS
}

fn run(arguments: &[String]) -> Option<u64> {
    let [library, form, position, depth] = arguments else { return None };
    let form = match form.as_str() {
        "bulk" => Form::Bulk,
        "list" => Form::List,
        "make" => Form::Make,
        _ => return None,
    };
    let (_, fen) = POSITIONS.iter().find(|(name, _)| name == position)?;
    let depth = depth.parse().ok().filter(|&depth| depth > 0)?;
    Some(match library.as_str() {
        "skaki" => ours::count(fen, depth, form),
        "shakmaty" => shak::count(fen, depth, form),
        "cozy" => cozy::count(fen, depth, form),
        "chess" => chess3::count(fen, depth, form),
        _ => return None,
    })
}
