//! Any text as a FEN: no panic, faults inside the text, and what can be read has a normal form that reads back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use skaki::rules::Position;
use skaki::rules::notation::fen;

fuzz_target!(|text: &str| {
    match fen::read(text) {
        Ok(setup) => {
            let position = Position::new(setup);
            let normal = fen::write(&position.setup());
            let again = fen::read(&normal).expect("the normal form can be read");
            assert!(Position::new(again).is_same_as(&position));
            let _ = Position::faults(&setup);
            assert_eq!(position.legal_moves().len() as u64, position.count_legal_moves());
        }
        Err(faults) => {
            let end = text.chars().count() + 1;
            assert!(faults.iter().all(|fault| (1..=end).contains(&fault.column)));
        }
    }
});
