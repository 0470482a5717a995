//! The hand of a step in which pieces are put on the board, or something is written: which piece beside the board is in it,
//! where it is put, what is typed.

use crate::exercise::{Attempt, Placement};
use crate::rules::notation::typed::read_placement;
use crate::rules::{Color, Piece, Square};
use crate::session::{Phase, Request, Session};
use crate::study::Study;

use super::Turn;
use super::hand::{Hand, Happened, Tone};

/// How what came of a piece should sound.
pub(super) const fn tone(placement: &Placement) -> Tone {
    match placement {
        Placement::Put(_) | Placement::Lifted(_) | Placement::Unfinished(_) => Tone::Plain,
        Placement::Impossible(_) | Placement::Misplaced(_) | Placement::Unmet(_) => Tone::Bad,
        Placement::Right(_) => Tone::Good,
    }
}

impl Hand {
    /// The piece beside the board that would be put next: the one that is being typed, the one chosen last, or the one
    /// after it in order where none of its sort is left.
    pub fn piece(&self, session: &Session) -> Option<Piece> {
        let tray = session.tray();
        if matches!(session.phase(), Phase::Solved { .. }) {
            return None;
        }
        let typed = self.line().and_then(|line| read_placement(line.value()).ok());
        if let Some(named) = typed.filter(|named| named.kind.is_some() || named.color.is_some()) {
            let meant = session.meant(named.color, named.kind, self.side(session), None);
            if tray.contains(&meant) {
                return Some(meant);
            }
        }
        match self.picked() {
            Some(picked) if tray.contains(&picked) => Some(picked),
            Some(picked) => {
                let key = |piece: &Piece| (piece.color, std::cmp::Reverse(piece.kind));
                tray.iter().find(|piece| key(piece) > key(&picked)).or(tray.first()).copied()
            }
            None => tray.first().copied(),
        }
    }

    /// The colour that is meant where none is said: that of the piece in hand.
    pub(super) fn side(&self, session: &Session) -> Color {
        self.picked().or(session.tray().first().copied()).map_or(Color::White, |piece| piece.color)
    }

    /// Chooses a sort of pieces by its number beside the board.
    pub(super) fn pick_piece(&mut self, study: &Study, number: usize) {
        let Some(place) = study.place() else { return };
        if let Some(piece) = place.session.tray_sorts().get(number) {
            self.set_picked(Some(piece.0));
        }
    }

    /// Chooses the next sort of pieces, or the one before.
    pub(super) fn next_piece(&mut self, study: &Study, turn: Turn) {
        let Some(place) = study.place() else { return };
        let sorts = place.session.tray_sorts();
        let here = self.piece(&place.session);
        let Some(index) = sorts.iter().position(|(piece, _)| Some(*piece) == here) else { return };
        let count = sorts.len();
        let next = match turn {
            Turn::Forward => (index + 1) % count,
            Turn::Backward => (index + count - 1) % count,
        };
        self.set_picked(sorts.get(next).map(|(piece, _)| *piece));
    }

    /// Keeps in hand what was being typed when the hand went to the board.
    pub(super) fn pick_typed(&mut self, study: &Study) {
        if let Some(place) = study.place().filter(|place| !place.session.tray().is_empty()) {
            let piece = self.piece(&place.session);
            self.set_picked(piece);
        }
    }

    /// Puts the piece in hand on an empty square; lifts what stands on another. What the student has chosen beside the board
    /// stays chosen, as long as it lies there; else what was lifted is in hand.
    pub(super) fn put_or_lift(&mut self, study: &mut Study, square: Square) -> Happened {
        let Some(place) = study.place() else { return Happened::default() };
        let stands = place.session.position().piece_at(square);
        match (stands, self.piece(&place.session)) {
            (None, Some(piece)) => self.put(study, piece, square),
            (Some(piece), _) => {
                let chosen = self.picked().filter(|picked| place.session.tray().contains(picked));
                let happened = self.ask(study, Request::Try(Attempt::Lift(square)));
                if study.place().is_some_and(|place| place.session.position().piece_at(square).is_none()) {
                    self.set_picked(chosen.or(Some(piece)));
                    self.carry(piece);
                }
                happened
            }
            // There is nothing to put: the session says so.
            (None, None) => self.ask(study, Request::Try(Attempt::Lift(square))),
        }
    }

    /// Puts down what was lifted by the same movement; what is chosen beside the board stays so.
    pub(super) fn put_carried(&mut self, study: &mut Study, piece: Piece, square: Square) -> Happened {
        let chosen = self.picked();
        let happened = self.put(study, piece, square);
        self.set_picked(chosen);
        happened
    }

    pub(super) fn put(&mut self, study: &mut Study, piece: Piece, square: Square) -> Happened {
        self.set_picked(Some(piece));
        self.ask(study, Request::Try(Attempt::Put { piece, square }))
    }
}
