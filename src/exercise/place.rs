//! Pieces put on the board and lifted off again, and what is said of them when the student hands them in.

use crate::lesson::{Goal, Place, Target};
use crate::rules::{Board, Color, Game, Piece, PieceKind, Placed, Position, Rank, Setup, Square};

use super::budget::Budget;
use super::goal::{holds, lack, met};
use super::miss::{Miss, Why};
use super::state::{Attempt, Placing, Progress, State};

/// What came of an attempt to put, to lift or to hand in.
#[must_use]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Placement {
    /// A piece stands on the board now.
    Put(Placed),
    /// A piece lies beside the board again.
    Lifted(Placed),
    /// It cannot be done; nothing has changed.
    Impossible(NoPlacing),
    /// Handed in too early: these still lie beside the board. Nothing has changed, and it counts for nothing.
    Unfinished(Vec<Piece>),
    /// Not everything stands where it belongs: what stands wrong, with what belongs there, if anything does.
    Misplaced(Vec<Misplaced>),
    /// The condition does not hold.
    Unmet(Unmet),
    /// Everything is right.
    Right(Rightly),
}

/// Why what stands is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rightly {
    /// The whole position stands.
    Position,
    /// The condition holds.
    Condition {
        /// The position, the other side to move.
        position: Box<Position>,
        /// Why it does.
        whys: Vec<Why>,
    },
}

/// A piece on a square where it does not belong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// What stands there.
    pub stands: Placed,
    /// What belongs there.
    pub belongs: Option<Piece>,
}

/// Why a piece cannot be put on a square, or lifted from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlacing {
    /// No such piece lies beside the board.
    NotInTray(Piece),
    /// Something stands there already.
    Occupied(Placed),
    /// A second king of one colour (FIDE Laws 2.2; ledger R02).
    SecondKing(Placed),
    /// The two kings would stand side by side (FIDE Laws 3.9.2; ledger R13). The other king.
    KingsTogether(Placed),
    /// No pawn ever stands on the first or the last rank (FIDE Laws 3.7.3.3; ledger R16).
    PawnOnEdge(Placed),
    /// Nothing stands on the square from which something is to be lifted.
    NothingThere(Square),
    /// It belongs to the position and stays.
    Fixed(Placed),
}

/// Why a condition does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unmet {
    /// The student's own king is attacked while the other side is to move: no game comes to that (ledger R23).
    OwnKingAttacked {
        /// The king.
        king: Placed,
        /// One of the attackers.
        attacker: Placed,
    },
    /// For the reason for which a move after which this stood would have missed the goal.
    Missed {
        /// The position, the other side to move.
        position: Box<Position>,
        /// The reason.
        miss: Miss,
    },
    /// For a reason that no one sentence can say.
    Other,
}

impl Placing {
    /// The pieces beside the board at the beginning.
    pub(super) fn begin(place: &Place, board: &Board) -> Placing {
        Placing { tray: place.target.tray(board) }
    }
}

/// Whether a goal holds in a position with the other side to move, as far as a position alone can say; never where the
/// student's own king could be taken.
pub fn condition_holds(goal: &Goal, position: &Position, student: Color) -> bool {
    own_king_attacked(position, student).is_none() && holds(goal, position, student)
}

/// Why a condition does not hold in a position with the other side to move; `None` where it does.
fn unmet(goal: &Goal, position: &Position, student: Color) -> Option<Unmet> {
    if let Some(why) = own_king_attacked(position, student) {
        return Some(why);
    }
    let unmet = goal.conditions.iter().find(|condition| met(condition, position, student, None).is_none())?;
    Some(match lack(unmet, position, student, None) {
        Some(miss) => Unmet::Missed { position: Box::new(*position), miss },
        None => Unmet::Other,
    })
}

fn own_king_attacked(position: &Position, student: Color) -> Option<Unmet> {
    let placed = |square| position.piece_at(square).map(|piece| Placed { piece, square });
    let king = position.king(student)?;
    let attacker = position.board().attackers(king, student.opponent()).first()?;
    Some(Unmet::OwnKingAttacked { king: placed(king)?, attacker: placed(attacker)? })
}

/// What comes of an attempt in a step of this kind; `None` for one that it has no use for.
pub(super) fn advance(
    place: &Place,
    begun: &Board,
    state: &State,
    placing: &Placing,
    attempt: &Attempt,
) -> Option<(State, Placement)> {
    let outcome = match attempt {
        Attempt::Put { piece, square } => put(state, placing, *piece, *square),
        Attempt::Lift(square) => lift(place, begun, state, placing, *square),
        Attempt::Submit => return Some((state.clone(), hand_in(place, state, placing))),
        _ => return None,
    };
    Some(match outcome {
        Ok(changed) => changed,
        Err(why) => (state.clone(), Placement::Impossible(why)),
    })
}

fn put(state: &State, placing: &Placing, piece: Piece, square: Square) -> Result<(State, Placement), NoPlacing> {
    let mut tray = placing.tray.clone();
    let index = tray.iter().position(|lies| *lies == piece).ok_or(NoPlacing::NotInTray(piece))?;
    let mut board = *state.position().board();
    if let Some(stands) = board.piece_at(square) {
        return Err(NoPlacing::Occupied(Placed { piece: stands, square }));
    }
    board.set(square, Some(piece));
    if let Some(why) = impossible(&board, Placed { piece, square }) {
        return Err(why);
    }
    tray.remove(index);
    Ok((with(state, board, tray), Placement::Put(Placed { piece, square })))
}

/// Why a piece cannot stand where it was just put. Only what could never be mended by another piece is refused: a
/// position that is being built is seldom one of a game.
fn impossible(board: &Board, put: Placed) -> Option<NoPlacing> {
    let Placed { piece, square } = put;
    match piece.kind {
        PieceKind::Pawn if matches!(square.rank(), Rank::First | Rank::Eighth) => Some(NoPlacing::PawnOnEdge(put)),
        PieceKind::King => {
            if let Some(first) = board.of(piece).without(square).first() {
                return Some(NoPlacing::SecondKing(Placed { piece, square: first }));
            }
            let other = Piece::new(piece.color.opponent(), PieceKind::King);
            let near = board.of(other).iter().find(|king| king.distance(square) == 1)?;
            Some(NoPlacing::KingsTogether(Placed { piece: other, square: near }))
        }
        _ => None,
    }
}

fn lift(
    place: &Place,
    begun: &Board,
    state: &State,
    placing: &Placing,
    square: Square,
) -> Result<(State, Placement), NoPlacing> {
    let mut board = *state.position().board();
    let piece = board.piece_at(square).ok_or(NoPlacing::NothingThere(square))?;
    // Where a condition is to be met, what stood there from the beginning is part of the question.
    if matches!(place.target, Target::Condition { .. }) && begun.piece_at(square).is_some() {
        return Err(NoPlacing::Fixed(Placed { piece, square }));
    }
    board.set(square, None);
    let mut tray = placing.tray.clone();
    tray.push(piece);
    tray.sort_by_key(|piece| (piece.color, std::cmp::Reverse(piece.kind)));
    Ok((with(state, board, tray), Placement::Lifted(Placed { piece, square })))
}

/// The same with another board and tray. What is put on a board has no history.
fn with(state: &State, board: Board, tray: Vec<Piece>) -> State {
    let setup = Setup { board, turn: state.position().turn(), ..Setup::EMPTY };
    State { game: Game::new(Position::new(setup)), progress: Progress::Place(Placing { tray }) }
}

fn hand_in(place: &Place, state: &State, placing: &Placing) -> Placement {
    let board = state.position().board();
    match &place.target {
        Target::Board(target) => {
            if board == target {
                return Placement::Right(Rightly::Position);
            }
            // What is left of pieces that the position does not have needs no place.
            let missing = place.target.tray(board);
            if missing.is_empty() {
                Placement::Misplaced(differences(board, target))
            } else {
                Placement::Unfinished(missing)
            }
        }
        Target::Condition { .. } if !placing.tray.is_empty() => Placement::Unfinished(placing.tray.clone()),
        Target::Condition { goal, .. } => {
            let student = state.position().turn();
            let judged = judged(board, student);
            match unmet(goal, &judged, student) {
                None => {
                    let whys = goal.conditions.iter().filter_map(|condition| met(condition, &judged, student, None));
                    Placement::Right(Rightly::Condition { whys: whys.collect(), position: Box::new(judged) })
                }
                Some(unmet) => Placement::Unmet(unmet),
            }
        }
    }
}

/// The board with the side to move that is not the student's.
fn judged(board: &Board, student: Color) -> Position {
    Position::new(Setup { board: *board, turn: student.opponent(), ..Setup::EMPTY })
}

/// What stands wrong.
fn differences(board: &Board, target: &Board) -> Vec<Misplaced> {
    board
        .pieces()
        .filter(|stands| target.piece_at(stands.square) != Some(stands.piece))
        .map(|stands| Misplaced { stands, belongs: target.piece_at(stands.square) })
        .collect()
}

/// The ways to put pieces on a board so that a condition holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    /// The first that was found: each piece on its square.
    pub first: Option<Vec<Placed>>,
    /// How many there are; two alike that change places are one way.
    pub count: u64,
    /// How many possible ways were looked at.
    pub tried: u64,
    /// Whether all of them were.
    pub complete: bool,
}

/// Every way to put these pieces on a board so that the goal holds, within a budget of positions.
pub fn ways(board: &Board, pieces: &[Piece], goal: &Goal, student: Color, budget: &mut Budget) -> Ways {
    search(board, pieces, goal, student, Wanted::All, budget)
}

/// The first way to put these pieces on a board so that the goal holds.
fn way(board: &Board, pieces: &[Piece], goal: &Goal, student: Color, budget: &mut Budget) -> Option<Vec<Placed>> {
    search(board, pieces, goal, student, Wanted::First, budget).first
}

/// When a search is over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    First,
    All,
}

fn search(board: &Board, pieces: &[Piece], goal: &Goal, student: Color, wanted: Wanted, budget: &mut Budget) -> Ways {
    let mut pieces = pieces.to_vec();
    // The fewer squares a piece may stand on, the earlier it is put.
    pieces.sort_by_key(|piece| (std::cmp::Reverse(piece.kind), piece.color));
    let ways = Ways { first: None, count: 0, tried: 0, complete: true };
    let mut search = Search { goal, student, wanted, put: Vec::new(), ways };
    search.go(board, &pieces, budget);
    search.ways
}

struct Search<'g> {
    goal: &'g Goal,
    student: Color,
    wanted: Wanted,
    put: Vec<Placed>,
    ways: Ways,
}

impl Search<'_> {
    fn go(&mut self, board: &Board, pieces: &[Piece], budget: &mut Budget) {
        let Some((&piece, rest)) = pieces.split_first() else {
            if !budget.spend() {
                self.ways.complete = false;
                return;
            }
            self.ways.tried += 1;
            if condition_holds(self.goal, &judged(board, self.student), self.student) {
                self.ways.count += 1;
                self.ways.first.get_or_insert_with(|| self.put.clone());
            }
            return;
        };
        // Two alike are put in one order only.
        let after = self.put.last().filter(|last| last.piece == piece).map(|last| last.square);
        for square in (!board.occupied()).iter().filter(|square| after.is_none_or(|after| *square > after)) {
            let mut board = *board;
            board.set(square, Some(piece));
            if impossible(&board, Placed { piece, square }).is_some() {
                continue;
            }
            self.put.push(Placed { piece, square });
            self.go(&board, rest, budget);
            self.put.pop();
            if !self.ways.complete || self.wanted == Wanted::First && self.ways.first.is_some() {
                return;
            }
        }
    }
}

/// What is still to be put where, so that everything is right; empty where nothing is to be changed. First comes what
/// has to be lifted. `None` where no way is found.
pub fn solution(place: &Place, begun: &Board, state: &State, budget: &mut Budget) -> Option<Solution> {
    let board = state.position().board();
    match &place.target {
        Target::Board(target) => {
            let lift: Vec<Square> = differences(board, target).iter().map(|wrong| wrong.stands.square).collect();
            let put = target.pieces().filter(|placed| board.piece_at(placed.square) != Some(placed.piece)).collect();
            Some(Solution { lift, put, board: *target })
        }
        Target::Condition { pieces, goal } => {
            let student = state.position().turn();
            let Progress::Place(placing) = &state.progress else { return None };
            let here = way(board, &placing.tray, goal, student, budget).map(|put| (Vec::new(), *board, put));
            // Where what stands already spoils it, the student's own pieces are taken up again.
            let (lift, board, put) = match here {
                Some(here) => here,
                None => {
                    let lift = (board.occupied() & !begun.occupied()).iter().collect();
                    (lift, *begun, way(begun, pieces, goal, student, budget)?)
                }
            };
            let board = put.iter().fold(board, |mut board, placed| {
                board.set(placed.square, Some(placed.piece));
                board
            });
            Some(Solution { lift, put, board })
        }
    }
}

/// How a placing is brought to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What has to be lifted first.
    pub lift: Vec<Square>,
    /// What is then to be put where.
    pub put: Vec<Placed>,
    /// What stands in the end.
    pub board: Board,
}

impl Solution {
    /// The state in the end.
    pub(crate) fn end(&self, state: &State) -> State {
        with(state, self.board, Vec::new())
    }
}
