//! Pieces put on the board, in words.

use std::io;

use crate::exercise::Attempt;
use crate::explain;
use crate::language::{Arg, Message, ids};
use crate::rules::notation::typed::read_placement;
use crate::rules::{Color, Piece, Placed};
use crate::session::{Phase, Request, Session};

use super::LineMode;

/// What is still to be put on the board, and how that is said.
pub(super) fn invitation(session: &Session) -> Message {
    match (session.tray().is_empty(), session.has_begun()) {
        (false, _) => ids::PLACE_PLAIN_NOW.into(),
        (true, true) => ids::PLACE_PLAIN_ALL.into(),
        // Everything is on the board from the beginning: something of it stands wrong.
        (true, false) => ids::PLACE_PLAIN_NONE.into(),
    }
}

/// What lies beside the board, if anything does.
pub(super) fn tray(session: &Session) -> Option<Message> {
    let sorts = explain::tray(session.tray());
    (!sorts.is_empty()).then(|| Message::new(ids::PLACE_PLAIN_TRAY).with("pieces", Arg::List(sorts)))
}

impl LineMode<'_> {
    /// A piece and its square, a square to be emptied, or the colour that holds from now on.
    pub(super) fn put(&mut self, line: &str) -> io::Result<()> {
        match self.vocabulary.lift(line) {
            Some(Ok(square)) => return self.apply(Request::Try(Attempt::Lift(square))),
            Some(Err(error)) => return self.say_no_square(&error),
            None => {}
        }
        let Some(place) = self.study.place() else { return Ok(()) };
        let named = match read_placement(line) {
            Ok(named) => named,
            Err(error) => return self.say_no_square(&error),
        };
        let first = place.session.tray().first().copied();
        let piece = place.session.meant(named.color, named.kind, self.side, first);
        let Some(square) = named.square else {
            return match (named.color, named.kind) {
                (Some(color), None) => self.choose_side(color),
                _ => {
                    let invitation = invitation(&place.session);
                    self.say(&invitation)
                }
            };
        };
        // Whoever said no colour is told of none: there is no such piece of either.
        let of_any_color = Color::ALL.map(|color| Piece { color, ..piece });
        let none_left = of_any_color.iter().all(|piece| !place.session.tray().contains(piece));
        if named.color.is_none() && none_left && place.session.phase() == Phase::Solving {
            return self.say(&Message::new(ids::PLACE_NOT_IN_TRAY).with("piece", piece.kind));
        }
        self.side = named.color.unwrap_or(self.side);
        // What was typed in other letters than those in use is told as it was understood, in both spellings.
        if let Some(read) = explain::placed_as(Placed { piece, square }, line, self.words.spelling()) {
            self.say(&read)?;
        }
        self.apply(Request::Try(Attempt::Put { piece, square }))?;
        let all_stand = self.study.place().is_some_and(|place| place.session.tray().is_empty());
        match self.study.place().map(|place| place.session.phase()) {
            Some(Phase::Solving) if all_stand => self.say(&ids::PLACE_PLAIN_ALL.into()),
            _ => Ok(()),
        }
    }

    fn choose_side(&mut self, color: Color) -> io::Result<()> {
        self.side = color;
        self.say(&Message::new(ids::PLACE_PLAIN_SIDE).with("color", color))
    }
}
