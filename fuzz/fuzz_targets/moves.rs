//! A FEN on the first line, a typed move on the second: whatever is read is legal and reads back in every notation.
#![no_main]

use libfuzzer_sys::fuzz_target;
use skaki::rules::Position;
use skaki::rules::notation::{Notation, San, fen, read_move, read_square, write_move};

fuzz_target!(|text: &str| {
    let (first, second) = text.split_once('\n').unwrap_or(("start", text));
    let position = fen::read(first).map_or_else(|_| Position::start(), Position::new);
    let _ = read_square(second);
    if let Ok(san) = second.parse::<San>()
        && let Some(mv) = san.find(&position)
    {
        assert!(position.legal_moves().contains(&mv));
    }
    match read_move(second, &position) {
        Ok(typed) => {
            assert!(position.legal_moves().contains(&typed.mv));
            for notation in Notation::ALL {
                let written = write_move(&position, typed.mv, notation);
                assert_eq!(read_move(&written, &position).map(|typed| typed.mv), Ok(typed.mv), "{written}");
            }
        }
        Err(error) => {
            let _ = error.code();
            let offered = error.suggestions().iter().filter_map(|suggestion| suggestion.mv);
            assert!(offered.into_iter().all(|mv| position.legal_moves().contains(&mv)));
        }
    }
});
