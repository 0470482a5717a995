//! What a typed line means in a step. Full screen and line mode read it here, and differ in how they tell what came of it.

use crate::exercise::{Act, Attempt};
use crate::lesson::Task;
use crate::rules::notation::typed::{Named, NoSquare, read_placement};
use crate::rules::notation::uci::Uci;
use crate::rules::notation::{self, Notation, ReadError};
use crate::rules::{Color, Game, Move, Piece, PieceKind, Placed, Reason, Square};

use super::{Phase, Session};

/// What a line was read as.
#[derive(Debug)]
pub enum Typed {
    /// Something to try, or several things one after the other: squares to mark, something said, something written.
    Try(Vec<Attempt>),
    /// A legal move.
    Move(Move),
    /// A move against the rules. The session knows why; what lies in the writing is in the error.
    Refused(Uci, ReadError),
    /// A pawn's move to its last rank that does not say yet what it becomes.
    Promotion(Promotion),
    /// A piece to put on its square.
    Put(Placed),
    /// A piece or a colour without a square, and the piece that is meant.
    Piece(Named, Piece),
    /// No square.
    NoSquare(NoSquare),
    /// No move.
    NoMove(ReadError),
}

/// A pawn that has come to its last rank, by word or by hand, and does not know yet what it becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// Where it stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Promotion {
    /// The pawn of a move in which nothing but its new piece is missing.
    pub fn missing_in(game: &Game, from: Square, to: Square) -> Option<Promotion> {
        let refusal = game.judge(from, to, None).err()?;
        matches!(refusal.first(), Reason::PromotionPieceMissing { .. }).then_some(Promotion { from, to })
    }

    /// The move, now that it is known what the pawn becomes.
    pub const fn attempt(self, becomes: PieceKind) -> Attempt {
        Attempt::Move { from: self.from, to: self.to, promotion: Some(becomes) }
    }

    /// What a pawn becomes by this word: the name of a piece, its letter in either alphabet, or its number in the order in
    /// which they are listed.
    ///
    /// ```
    /// use skaki::rules::PieceKind;
    /// use skaki::session::Promotion;
    /// assert_eq!(Promotion::named("queen"), Some(PieceKind::Queen));
    /// assert_eq!(Promotion::named("\u{3b2}"), Some(PieceKind::Queen), "a small Greek beta");
    /// assert_eq!(Promotion::named("4."), Some(PieceKind::Knight));
    /// assert_eq!(Promotion::named("king"), None);
    /// assert_eq!(Promotion::named("e4"), None);
    /// ```
    pub fn named(word: &str) -> Option<PieceKind> {
        let word = word.trim_end_matches(['.', ')', '!']);
        let number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(kind) = number.and_then(|index| PieceKind::PROMOTIONS.get(index)) {
            return Some(*kind);
        }
        let mut letters = word.chars().flat_map(char::to_uppercase);
        let letter = letters.next().filter(|_| letters.next().is_none());
        let by_letter =
            |kind: &PieceKind| Notation::ALL.iter().any(|notation| Some(notation.piece_letter(*kind)) == letter);
        let named = || read_placement(word).ok().filter(|named| named.square.is_none()).and_then(|named| named.kind);
        let found = PieceKind::PROMOTIONS.into_iter().find(by_letter).or_else(named)?;
        PieceKind::PROMOTIONS.contains(&found).then_some(found)
    }
}

impl Session {
    /// The game in which the next move is played: a move that missed stands on the board, and is taken back first.
    pub fn game_to_play(&self) -> &Game {
        match self.phase {
            Phase::Missed => &self.past.last().unwrap_or(&self.now).game,
            Phase::Solving | Phase::Solved { .. } => &self.now.game,
        }
    }

    /// Reads a line: in a step that is played a move, or what was `said` in words; squares to mark; a piece of colour
    /// `side`, where none is named, and its square; what is to be written.
    pub fn read(&self, line: &str, said: Option<Result<Act, ReadError>>, side: Color, in_hand: Option<Piece>) -> Typed {
        match (&self.step.task, said) {
            (Task::Play(play), Some(Ok(act))) if play.takes_acts() => Typed::Try(vec![Attempt::Act(act)]),
            (Task::Play(play), Some(Err(error))) if play.takes_acts() => Typed::NoMove(error),
            (Task::Play(_) | Task::Show(_) | Task::Choose(_), _) => self.read_move(line),
            (Task::Mark(_), _) => {
                let words = line.split([' ', ',']).filter(|word| !word.is_empty());
                match words.map(|word| notation::read_square(word).map(Attempt::Toggle)).collect() {
                    Ok(marks) => Typed::Try(marks),
                    Err(no_square) => Typed::NoSquare(no_square),
                }
            }
            (Task::Place(_), _) => match read_placement(line) {
                Ok(named) => {
                    let piece = self.meant(named.color, named.kind, side, in_hand);
                    named.square.map_or(Typed::Piece(named, piece), |square| Typed::Put(Placed { piece, square }))
                }
                Err(no_square) => Typed::NoSquare(no_square),
            },
            (Task::Write(_), _) => Typed::Try(vec![Attempt::Write(line.to_owned())]),
        }
    }

    fn read_move(&self, line: &str) -> Typed {
        let game = self.game_to_play();
        match notation::read_move(line, game) {
            Ok(typed) => Typed::Move(typed.mv),
            Err(error) => match error.by_hand(game) {
                Some(uci) => match Promotion::missing_in(game, uci.from, uci.to) {
                    Some(pawn) if uci.promotion.is_none() => Typed::Promotion(pawn),
                    _ => Typed::Refused(uci, error),
                },
                None => Typed::NoMove(error),
            },
        }
    }
}
