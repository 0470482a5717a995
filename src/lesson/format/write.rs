//! What a `write` step asks for: `square = "e4"`, or `move = "Nf3"` with `show`.

use crate::lesson::fault::Faults;
use crate::lesson::problem::Problem;
use crate::lesson::{Asked, ShownAs, Write};
use crate::rules::notation::read_square;
use crate::rules::{Game, Square};

use super::keys::{self, Keys};
use super::position::one_move;
use super::syntax::Entry;

/// The keys of this kind of step.
pub(crate) const KEYS: &[&str] = &["square", "move", "show", "wrong"];

pub(super) const SHOWN: [(&str, ShownAs); 2] = [("arrow", ShownAs::Arrow), ("words", ShownAs::Words)];

/// Reads the keys of this kind. A move needs a position; a square may be one of an empty board.
pub(crate) fn read(step: &mut Keys<'_>, game: Option<&Game>, faults: &mut Faults) -> Option<Write> {
    let (square, mv, show) = (step.get("square"), step.get("move"), step.get("show"));
    let shown = match show {
        Some(entry) => keys::word(entry, &SHOWN, faults),
        None => Some(ShownAs::Arrow),
    };
    let asked = match (square, mv) {
        (None, None) => {
            faults.add(Problem::GoalEmpty { known: vec!["square", "move"] }, step.span());
            None
        }
        (Some(square), None) => {
            if let Some(show) = show {
                not_here(show, "move = \"Nf3\"", "square", faults);
            }
            named(square, faults).map(Asked::Square)
        }
        (None, Some(mv)) => {
            let written = keys::text("move", &mv.node, faults)?;
            match game {
                Some(game) => {
                    let mv = one_move(written.text().trim(), game, &written, faults)?;
                    Some(Asked::Move { mv, shown: shown? })
                }
                // A position with faults has been told; none at all is one.
                None => {
                    faults.add(Problem::PositionMissing, mv.key_span.clone());
                    None
                }
            }
        }
        (Some(square), Some(mv)) => {
            let _ = named(square, faults);
            not_here(mv, "move", "square", faults);
            None
        }
    };
    Some(Write { asked: asked? })
}

fn not_here(entry: &Entry, belongs: &'static str, here: &'static str, faults: &mut Faults) {
    faults.add(Problem::not_here(&entry.key, belongs, here), entry.key_span.clone());
}

fn named(entry: &Entry, faults: &mut Faults) -> Option<Square> {
    let text = keys::text(&entry.key, &entry.node, faults)?;
    let square = read_square(text.text()).ok();
    if square.is_none() {
        faults.add(Problem::SquareUnreadable { text: text.text().to_owned() }, entry.node.span.clone());
    }
    square
}
