//! Pieces put on the board: what is told and lit, the hints, the answer shown.

use crate::exercise::place::{self, NoPlacing, Placement, Unmet};
use crate::exercise::proof::{BUDGET, Budget};
use crate::exercise::{Miss, State};
use crate::lesson::{MarkKind, Place, Step, Target, Task};
use crate::rules::{Board, Color, Piece, PieceKind, Placed, SquareSet};

use super::hint::Hint;
use super::lit::ends_of;
use super::{Event, Session, Solution};

/// A rung of help where pieces are put on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlaceHint {
    /// How many pieces stand where they belong, and how many have to.
    Right {
        /// Stand right.
        right: u32,
        /// Have to.
        all: u32,
    },
    /// How many ways there are.
    Ways(u64),
    /// This one stands wrong and has to be lifted.
    Lift(Placed),
    /// Where one of the pieces belongs.
    One(Placed),
    /// Where all of them belong that do not stand there yet.
    All(Vec<Placed>),
}

impl PlaceHint {
    pub(super) fn lit(&self) -> Vec<(MarkKind, SquareSet)> {
        match self {
            PlaceHint::Right { .. } | PlaceHint::Ways(_) => Vec::new(),
            PlaceHint::Lift(placed) => vec![(MarkKind::Attacked, placed.square.into())],
            PlaceHint::One(placed) => vec![(MarkKind::Target, placed.square.into())],
            PlaceHint::All(all) => vec![(MarkKind::Target, all.iter().map(|placed| placed.square).collect())],
        }
    }

    /// The rule; how far it has come; one piece; all of them.
    pub(super) fn next(step: &Step, place: &Place, state: &State, rung: usize) -> Option<Hint> {
        let ruled = usize::from(!step.rules.is_empty());
        if rung < ruled {
            return step.rules.first().copied().map(Hint::Rule);
        }
        let begun = step.diagram.game.position();
        let solution = place::solution(place, begun.board(), state, &mut Budget::new(BUDGET))?;
        let board = state.position().board();
        let lift = solution.lift.first().and_then(|&square| {
            let stands = Placed { piece: board.piece_at(square)?, square };
            Some(PlaceHint::Lift(stands))
        });
        let hint = match rung - ruled {
            0 => match &place.target {
                Target::Board(target) => {
                    let stands = |on: &Board, there: &Placed| on.piece_at(there.square) == Some(there.piece);
                    // What stood right from the beginning, and has been left there, is none of the student's work.
                    let asked = |there: &Placed| !(stands(begun.board(), there) && stands(board, there));
                    let asked: Vec<Placed> = target.pieces().filter(asked).collect();
                    let right = asked.iter().filter(|there| stands(board, there)).count();
                    PlaceHint::Right { right: right.try_into().ok()?, all: asked.len().try_into().ok()? }
                }
                Target::Condition { pieces, goal } => {
                    let ways = place::ways(begun.board(), pieces, goal, begun.turn(), &mut Budget::new(BUDGET));
                    if !ways.complete {
                        return solution.put.first().copied().map(PlaceHint::One).map(Hint::Place);
                    }
                    PlaceHint::Ways(ways.count)
                }
            },
            1 => lift.or_else(|| solution.put.first().copied().map(PlaceHint::One))?,
            2 if solution.put.is_empty() => lift?,
            2 => PlaceHint::All(solution.put),
            _ => return None,
        };
        Some(Hint::Place(hint))
    }
}

impl Session {
    /// The sorts of pieces that lie beside the board, and how many of each.
    pub fn tray_sorts(&self) -> Vec<(Piece, usize)> {
        let mut sorts: Vec<(Piece, usize)> = Vec::new();
        for piece in self.tray() {
            match sorts.last_mut() {
                Some((sort, count)) if sort == piece => *count += 1,
                _ => sorts.push((*piece, 1)),
            }
        }
        sorts
    }

    /// Which piece is meant by what was said of it. Where no colour is said, it is `side`, as long as such a piece of that
    /// colour lies beside the board or none of the other does. Where no kind is said, it is a pawn, as in moves; where no
    /// pawn lies there, the piece `in_hand`.
    pub fn meant(&self, color: Option<Color>, kind: Option<PieceKind>, side: Color, in_hand: Option<Piece>) -> Piece {
        let tray = self.tray();
        let of = |kind: PieceKind| {
            let color = color.unwrap_or_else(|| {
                let other = Piece::new(side.opponent(), kind);
                let only_other = !tray.contains(&Piece::new(side, kind)) && tray.contains(&other);
                if only_other { other.color } else { side }
            });
            Piece::new(color, kind)
        };
        match (kind, in_hand) {
            (Some(kind), _) => of(kind),
            (None, Some(in_hand)) if !tray.contains(&of(PieceKind::Pawn)) => {
                Piece::new(color.unwrap_or(in_hand.color), in_hand.kind)
            }
            (None, _) => of(PieceKind::Pawn),
        }
    }

    /// What came of an attempt to put, to lift or to hand in.
    pub(super) fn placed(&mut self, next: State, placement: Placement) -> Vec<Event> {
        let lit = |kind, squares: SquareSet| vec![(kind, squares)];
        // Whoever hands in what stood there from the beginning has tried nothing.
        let tries = u32::from(self.has_begun());
        match &placement {
            Placement::Put(placed) | Placement::Lifted(placed) => {
                self.go_on(next);
                self.lit = lit(MarkKind::LastMove, placed.square.into());
            }
            Placement::Impossible(why) => self.lit = lit(MarkKind::Attacked, why_squares(why)),
            Placement::Unfinished(_) => {}
            Placement::Misplaced(wrong) => {
                self.failed += tries;
                self.lit = lit(MarkKind::Attacked, wrong.iter().map(|wrong| wrong.stands.square).collect());
            }
            Placement::Unmet(unmet) => {
                self.failed += tries;
                self.lit = lit(MarkKind::Attacked, unmet_squares(unmet));
            }
            Placement::Right(rightly) => {
                self.go_on(next);
                self.lit.clear();
                return vec![self.solve(Solution::Placed(rightly.clone()))];
            }
        }
        vec![Event::Placing(placement)]
    }

    /// What taking back has changed: a piece lies beside the board again, or stands on it.
    pub(super) fn placed_back(&self, stood: &Board) -> Vec<Event> {
        let board = self.position().board();
        let gone = stood.pieces().find(|placed| board.piece_at(placed.square) != Some(placed.piece));
        let back = board.pieces().find(|placed| stood.piece_at(placed.square) != Some(placed.piece));
        match (gone, back) {
            (Some(gone), _) => vec![Event::Placing(Placement::Lifted(gone))],
            (None, Some(back)) => vec![Event::Placing(Placement::Put(back))],
            (None, None) => vec![Event::TakenBack],
        }
    }

    /// Puts the answer on the board.
    pub(super) fn show_placed(&mut self) -> Vec<Event> {
        let Task::Place(place) = &self.step.task else { return Vec::new() };
        let begun = self.step.diagram.game.position().board();
        let solution = place::solution(place, begun, &self.now, &mut Budget::new(BUDGET));
        let Some(solution) = solution else {
            let unknown = Event::Answer { position: *self.position(), moves: Vec::new(), squares: SquareSet::EMPTY };
            return vec![unknown, self.solve(Solution::Answer)];
        };
        self.go_on(solution.end(&self.now));
        let stands = solution.put.is_empty() && solution.lift.is_empty();
        let put = solution.put;
        self.lit = vec![(MarkKind::Target, put.iter().map(|placed| placed.square).collect())];
        let answer = if stands { Event::AnswerStands } else { Event::AnswerPlaced(put) };
        vec![answer, self.solve(Solution::Answer)]
    }
}

/// The squares that say why a piece cannot be put or lifted.
fn why_squares(why: &NoPlacing) -> SquareSet {
    match why {
        NoPlacing::Occupied(placed)
        | NoPlacing::SecondKing(placed)
        | NoPlacing::KingsTogether(placed)
        | NoPlacing::Fixed(placed) => placed.square.into(),
        NoPlacing::NothingThere(square) => SquareSet::of(*square),
        NoPlacing::NotInTray(_) | NoPlacing::PawnOnEdge(_) => SquareSet::EMPTY,
    }
}

/// The squares that say why a condition does not hold.
fn unmet_squares(unmet: &Unmet) -> SquareSet {
    match unmet {
        Unmet::OwnKingAttacked { king, attacker } => SquareSet::of(king.square).with(attacker.square),
        Unmet::Missed { miss: Miss::NotMate { escape: mv } | Miss::CheckNotSafe { taker: mv }, .. } => ends_of(*mv),
        Unmet::Missed { miss: Miss::NotOn { squares, .. }, .. } => *squares,
        Unmet::Missed { .. } | Unmet::Other => SquareSet::EMPTY,
    }
}
