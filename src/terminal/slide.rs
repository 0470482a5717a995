//! Pieces that slide where they go: what moved between two frames, and how far it has come.
//!
//! Nobody waits for it. What is asked of the program meanwhile ends it and is done at once.

use std::time::{Duration, Instant};

use crate::app::{App, Screen};
use crate::rules::{Board, Piece, PieceKind, Square};

use super::widgets::Sliding;

/// How long a slide takes, and how long one of its pictures stands.
const LASTS: Duration = Duration::from_millis(120);
const PICTURE: Duration = Duration::from_millis(24);
/// No move moves more pieces, an answer included.
const MOST: usize = 2;

/// What stands on the board, and on whose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Shown {
    step: (String, usize),
    board: Board,
}

impl Shown {
    /// What the program shows; `None` where there is no board to be seen.
    pub(super) fn of(app: &App) -> Option<Shown> {
        let Screen::Step(_) = app.screen() else { return None };
        let place = app.study().place().filter(|_| app.overlay().is_none())?;
        Some(Shown { step: (place.lesson.clone(), place.index), board: *place.session.position().board() })
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }
}

/// A slide that has begun.
#[derive(Clone, Debug)]
pub(super) struct Slide {
    moved: Vec<Sliding>,
    began: Instant,
}

impl Slide {
    /// The slide from one board to the next; `None` where no move leads from one to the other.
    pub(super) fn between(before: Option<Shown>, after: Option<Shown>) -> Option<Slide> {
        let moved = moved(&before?, &after?)?;
        // The first picture is not the board as it was: something has happened already.
        Some(Slide { moved, began: Instant::now().checked_sub(PICTURE)? })
    }

    /// How long the picture that is shown still stands.
    pub(super) fn until_next(&self) -> Duration {
        let since = self.began.elapsed();
        let pictures = since.as_nanos() / PICTURE.as_nanos().max(1) + 1;
        PICTURE.saturating_mul(u32::try_from(pictures).unwrap_or(u32::MAX)).saturating_sub(since)
    }

    /// Whether everything is where it goes.
    pub(super) fn is_over(&self) -> bool {
        self.began.elapsed() >= LASTS
    }

    /// Where everything is now.
    pub(super) fn now(&self) -> Vec<Sliding> {
        let passed = (self.began.elapsed().as_millis() * 100 / LASTS.as_millis()).min(100);
        let left = u16::try_from(100 - passed).unwrap_or(0);
        // It slows down towards the end.
        let percent = 100 - left * left / 100;
        self.moved.iter().map(|sliding| Sliding { percent, ..*sliding }).collect()
    }
}

/// The pieces that moved between two boards of the same step.
fn moved(before: &Shown, after: &Shown) -> Option<Vec<Sliding>> {
    if before.step != after.step {
        return None;
    }
    let changed = || Square::all().filter(|square| before.at(*square) != after.at(*square));
    let mut left: Vec<(Square, Piece)> = changed().filter_map(|square| Some((square, before.at(square)?))).collect();
    let mut moved = Vec::new();
    for to in changed() {
        let Some(arrived) = after.at(to) else { continue };
        // The same piece, or a pawn that became it, or – taken back – the pawn that it was.
        let same = |piece: Piece| piece == arrived;
        let promoted = |piece: Piece| {
            piece.color == arrived.color && (piece.kind == PieceKind::Pawn || arrived.kind == PieceKind::Pawn)
        };
        let found = left.iter().position(|(from, piece)| *from != to && same(*piece));
        let found = found.or_else(|| left.iter().position(|(from, piece)| *from != to && promoted(*piece)))?;
        let (from, piece) = left.swap_remove(found);
        moved.push(Sliding { piece, from, to, met: None, percent: 0 });
    }
    let starts: Vec<Square> = moved.iter().map(|moved| moved.from).collect();
    for moved in &mut moved {
        moved.met = before.at(moved.to).filter(|_| !starts.contains(&moved.to));
    }
    (1..=MOST).contains(&moved.len()).then_some(moved)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;

    fn shown(pieces: &str) -> Shown {
        let mut shown = Shown { step: ("lesson".to_owned(), 0), board: Board::EMPTY };
        for word in pieces.split_whitespace() {
            let (letter, square) = word.split_at(1);
            let piece = Piece::from_fen_letter(letter.chars().next().unwrap()).unwrap();
            shown.board.set(square.parse().unwrap(), Some(piece));
        }
        shown
    }

    /// What moved, as `d1-d8`, and after it what stands there until it comes.
    fn told(before: &str, after: &str) -> Option<Vec<String>> {
        let moved = moved(&shown(before), &shown(after))?;
        let met = |met: Option<Piece>| met.map_or(String::new(), |piece| format!("x{}", piece.fen_letter()));
        let mut told: Vec<String> =
            moved.iter().map(|moved| format!("{}-{}{}", moved.from, moved.to, met(moved.met))).collect();
        told.sort();
        Some(told)
    }

    #[test]
    fn one_move_and_its_answer_slide() {
        let is = |told: Option<Vec<String>>, expected: &[&str]| assert_eq!(told.unwrap(), expected);
        is(told("Rd1 ke8", "Rd8 ke8"), &["d1-d8"]);
        is(told("Rd1 qd8", "Rd8"), &["d1-d8xq"]);
        is(told("Rd1 ke8", "Rd7 ke7"), &["d1-d7", "e8-e7"]);
        is(told("Ke1 Rh1", "Kg1 Rf1"), &["e1-g1", "h1-f1"]);
        is(told("Pe5 pd5", "Pd6"), &["e5-d6"]);
        is(told("Pe7", "Qe8"), &["e7-e8"]);
        // Taken back.
        is(told("Qe8", "Pe7"), &["e8-e7"]);
    }

    #[test]
    fn what_is_no_move_does_not_slide() {
        assert_eq!(told("Rd1", "Rd1"), None);
        assert_eq!(told("Rd1", "Rd1 Ra1"), None);
        assert_eq!(told("Ra1 Rb1 Rc1", "Ra2 Rb2 Rc2"), None);
        let mut elsewhere = shown("Rd8");
        elsewhere.step.1 = 1;
        assert_eq!(moved(&shown("Rd1"), &elsewhere), None);
        assert!(Slide::between(None, Some(shown("Rd1"))).is_none());
    }

    #[test]
    fn a_slide_comes_to_its_end() {
        let slide = Slide::between(Some(shown("Rd1")), Some(shown("Rd8"))).unwrap();
        assert!(slide.until_next() <= PICTURE);
        let ended = Slide { began: Instant::now().checked_sub(LASTS).unwrap(), ..slide.clone() };
        assert!(ended.is_over());
        let [sliding] = ended.now()[..] else { panic!("one piece slides") };
        assert_eq!(sliding.percent, 100);
        assert_eq!((sliding.piece, sliding.piece.color), (Piece::new(Color::White, PieceKind::Rook), Color::White));
    }
}
