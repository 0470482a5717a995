//! The rules of chess: legal moves, refusals, questions, history and notation, against plain definitions and other libraries.

mod any_text;
mod differential;
mod double_step;
mod game;
mod judge_agrees;
mod judge_cases;
mod notation_fen;
mod notation_pgn;
mod notation_round_trip;
mod notation_typed;
mod perft;
mod query;
#[path = "../support/random.rs"]
mod random;
mod setups;
mod states;
