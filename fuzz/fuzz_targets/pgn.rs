//! Any text as PGN: no panic, and games that were read are written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use skaki::rules::notation::pgn;

fuzz_target!(|text: &str| {
    let games = pgn::read(text).unwrap_or_else(|error| error.games);
    for game in &games {
        let written = pgn::write(game);
        let again = pgn::read(&written).expect("what was written can be read");
        assert_eq!(again.first().map_or(0, |again| again.game.moves().len()), game.game.moves().len());
    }
});
