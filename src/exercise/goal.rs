//! What a goal says of a legal move: reached, missed and why, or not yet. Every question is answered by one walk over its
//! conditions.

use crate::lesson::{AnswerWay, Answering, CheckKind, Condition, Fail, Goal, Play};
use crate::rules::{CastlingSide, Color, Move, PieceKind, Position, Square, SquareSet, attacks, query};

use super::miss::{Miss, Relation, Verdict, Why};
use super::state::{Left, Played, Playing};

/// What is left of a goal at its beginning.
pub(super) fn begin(play: &Play, position: &Position) -> Left {
    let mut left = Left::default();
    for condition in &play.goal.conditions {
        match condition {
            Condition::Reach { squares, .. } => left.targets = squares.iter().copied().collect(),
            Condition::Capture { squares, .. } => left.pieces = *squares,
            Condition::AnswerCheck(Answering::Every) => left.set_ways(&ways_out(position)),
            _ => {}
        }
    }
    for fail in &play.fail {
        if let Fail::Does(Condition::Capture { squares, .. }) = fail {
            left.protected |= *squares;
        }
    }
    left
}

/// How a condition stands after a move.
enum Standing {
    Met(Option<Why>),
    Open,
    Never(Miss),
}

/// What the goal says of a move just made; notes in `playing` what it reached, captured or did.
pub(super) fn judge(play: &Play, playing: &mut Playing, played: &Played) -> Verdict {
    let mut whys = Vec::new();
    let mut is_open = false;
    for (index, condition) in play.goal.conditions.iter().enumerate() {
        // What has to hold at the end is of no interest before.
        if is_open && condition.is_state() {
            continue;
        }
        match note(condition, index, playing.moves, &mut playing.left, played) {
            Standing::Met(why) => whys.extend(why),
            Standing::Open => is_open = true,
            Standing::Never(miss) => return Verdict::Missed(miss),
        }
    }
    if is_open {
        return open(play, playing, played);
    }
    Verdict::Solved(match whys.pop() {
        Some(why) if whys.is_empty() => why,
        last => {
            whys.extend(last);
            Why::Together(whys)
        }
    })
}

/// What is said of a move that leaves the goal open.
fn open(play: &Play, playing: &Playing, played: &Played) -> Verdict {
    if play.goal.mate_asked().is_some() && is_stalemate(&played.after) {
        return Verdict::Missed(Miss::Stalemate);
    }
    match play.moves_allowed() {
        // Where something is still to be said, it may be said after the last move.
        Some(allowed) if playing.moves > allowed || playing.moves == allowed && !is_to_be_said(play, playing.left) => {
            let unmet = unmet(play, &playing.left, &played.after);
            let why = unmet.filter_map(|condition| lack(condition, &played.after, play.student, Some(played))).next();
            Verdict::Missed(why.unwrap_or(Miss::OutOfMoves { limit: allowed }))
        }
        _ => Verdict::Going,
    }
}

/// Whether something is still to be said.
fn is_to_be_said(play: &Play, left: Left) -> bool {
    let mut conditions = play.goal.conditions.iter().enumerate();
    conditions.any(|(index, condition)| matches!(condition, Condition::Act(_)) && !left.is_done(index))
}

/// Notes what a move, the student's with this number, does for a condition.
fn note(condition: &Condition, index: usize, moves: u32, left: &mut Left, played: &Played) -> Standing {
    let met = match condition {
        Condition::Checkmate { moves: asked } if moves > *asked => {
            return Standing::Never(Miss::OutOfMoves { limit: *asked });
        }
        Condition::Reach { squares, in_order } => {
            let before = left.targets;
            note_reached(squares, *in_order, &mut left.targets, played);
            let castled = (before & !left.targets).without(played.mv.to()).first();
            left.targets.is_empty().then(|| castled.map_or(Why::Reached, Why::RookArrived))
        }
        Condition::Capture { squares, enough } => {
            if let Some(taken) = played.mv.captured_square() {
                left.pieces = left.pieces.without(taken);
            }
            let all = if left.pieces.is_empty() { Why::Captured } else { Why::CapturedEnough };
            (still_to_capture(*squares, *enough, left) == 0).then_some(all)
        }
        Condition::AnswerCheck(Answering::Every) => {
            let way = way_of(&played.before, played.mv);
            let mut ways = left.ways();
            if !ways.contains(&way) {
                return Standing::Never(Miss::WayAgain { played: way, left: ways });
            }
            ways.retain(|other| *other != way);
            left.set_ways(&ways);
            ways.is_empty().then_some(Why::Answered(way))
        }
        _ if left.is_done(index) => return Standing::Met(None),
        event_or_state => {
            let why = met(event_or_state, &played.after, played.before.turn(), Some(played));
            if why.is_some() && !condition.is_state() {
                left.set_done(index);
            }
            why
        }
    };
    met.map_or(Standing::Open, |why| Standing::Met(Some(why)))
}

/// How many pieces are still to be captured.
const fn still_to_capture(squares: SquareSet, enough: u32, left: &Left) -> u32 {
    enough.saturating_sub(squares.len().saturating_sub(left.pieces.len()))
}

/// The conditions that do not hold, by what has happened and in a position.
fn unmet<'p>(play: &'p Play, left: &'p Left, position: &'p Position) -> impl Iterator<Item = &'p Condition> {
    let is_unmet = move |(index, condition): &(usize, &Condition)| match condition {
        Condition::Reach { .. } => left.targets.any(),
        Condition::Capture { squares, enough } => still_to_capture(*squares, *enough, left) > 0,
        Condition::AnswerCheck(Answering::Every) => !left.ways().is_empty(),
        state if state.is_state() => met(state, position, play.student, None).is_none(),
        _ => !left.is_done(*index),
    };
    play.goal.conditions.iter().enumerate().filter(is_unmet).map(|(_, condition)| condition)
}

/// Whether a goal is reached where nothing is moved.
pub(super) fn is_met(play: &Play, left: &Left, position: &Position) -> bool {
    unmet(play, left, position).next().is_none()
}

/// The fewest moves of the student's that a goal can still take, whatever the moves are: at least one. A move lowers it by one at
/// the most, as long as the opponent stands still.
pub(super) fn fewest_moves(play: &Play, left: &Left, position: &Position) -> u32 {
    let student = play.student;
    // Castling takes two pieces somewhere at once (FIDE Laws 3.8.2).
    let can_castle = position.castling().has_any(student);
    let arrivals = |squares: u32| if can_castle { squares.div_ceil(2) } else { squares };
    let own = position.board().of_color(student);
    let of = |(index, condition): (usize, &Condition)| match condition {
        Condition::Reach { .. } => arrivals(left.targets.len()),
        Condition::Capture { squares, enough } => still_to_capture(*squares, *enough, left),
        Condition::Bring(pieces) => arrivals(u32::try_from(missing(pieces, position, student).count()).unwrap_or(0)),
        Condition::Castle(asked) if !left.is_done(index) => {
            let sides = CastlingSide::ALL.into_iter().filter(|side| asked.is_none_or(|asked| asked == *side));
            1 + sides.map(|side| (side.between(student) & own).len()).min().unwrap_or(0)
        }
        _ => 1,
    };
    play.goal.conditions.iter().enumerate().map(of).max().unwrap_or(1).max(1)
}

/// Whether a move does what must not be done.
pub(super) fn does(condition: &Condition, played: &Played) -> bool {
    match condition {
        Condition::Reach { squares, .. } => arrivals(played).any(|square| squares.contains(&square)),
        Condition::Capture { .. } => played.takes_protected,
        other => met(other, &played.after, played.before.turn(), Some(played)).is_some(),
    }
}

/// Why a condition is met in a position with the other side to move, after a move if there was one; `None` if it is not, and for
/// what takes several moves.
pub(super) fn met(condition: &Condition, position: &Position, student: Color, played: Option<&Played>) -> Option<Why> {
    let is_against = position.turn() != student;
    let relation_holds = |what, squares| failing(what, squares, position, student).is_empty();
    let mv = played.map(|played| played.mv);
    Some(match condition {
        Condition::Check(asked) if is_against && position.is_check() && is_of_kind(*asked, position, mv) => {
            Why::Check { checkers: position.checkers(), asked: *asked }
        }
        Condition::Checkmate { .. } if is_against && position.is_check() && !position.has_legal_move() => Why::Mate,
        Condition::Stalemate if is_against && is_stalemate(position) => Why::Stalemate,
        Condition::AnswerCheck(asked) => {
            let before = played.map(|played| &played.before).filter(|before| before.is_check())?;
            let way = way_of(before, mv?);
            let is_asked = if let Answering::By(asked) = asked { *asked == way } else { true };
            is_asked.then_some(Why::Answered(way))?
        }
        Condition::Castle(asked) => {
            Why::Castled(mv?.castling().filter(|side| asked.is_none_or(|asked| asked == *side))?)
        }
        Condition::EnPassant if mv?.is_en_passant() => Why::EnPassant,
        Condition::Promote(asked) => {
            Why::Promoted(mv?.promotion().filter(|kind| asked.is_none_or(|asked| asked == *kind))?)
        }
        Condition::Bring(pieces) if missing(pieces, position, student).next().is_none() => Why::Brought,
        Condition::Safe if query::hanging(position, student).is_empty() => Why::Safe,
        condition => match relation(condition) {
            Some((what, squares)) if relation_holds(what, squares) => Why::On { what, squares },
            _ => return None,
        },
    })
}

/// What a condition lacks in a position with the other side to move, after a move if there was one; `None` where no one
/// sentence can say it.
pub(super) fn lack(
    condition: &Condition,
    position: &Position,
    student: Color,
    played: Option<&Played>,
) -> Option<Miss> {
    Some(match condition {
        Condition::Check(_) if !position.is_check() => Miss::NoCheck { blocker: played.and_then(in_the_way) },
        Condition::Check(CheckKind::Safe) => Miss::CheckNotSafe { taker: taker_of_checker(position)? },
        Condition::Check(asked) => Miss::OtherCheck { asked: *asked },
        Condition::Checkmate { .. } if is_stalemate(position) => Miss::Stalemate,
        Condition::Checkmate { .. } => match escape(position) {
            Some(escape) if position.is_check() => Miss::NotMate { escape },
            _ => Miss::NoCheckNoMate { blocker: played.and_then(in_the_way) },
        },
        Condition::Stalemate => match escape(position) {
            Some(can) => Miss::NotStalemate { can },
            None if position.is_check() => Miss::MateNotStalemate,
            None => return None,
        },
        Condition::AnswerCheck(Answering::By(asked)) => {
            Miss::AnsweredOtherwise { played: way_of(&played?.before, played?.mv), asked: *asked }
        }
        Condition::Castle(asked) => Miss::NotCastled { asked: *asked },
        Condition::EnPassant => Miss::NotEnPassant,
        Condition::Promote(asked) => {
            Miss::NotPromoted { asked: *asked, became: played.and_then(|played| played.mv.promotion()) }
        }
        Condition::Act(asked) => Miss::NotSaid { asked: *asked },
        Condition::Bring(pieces) => Miss::NotBrought { missing: missing(pieces, position, student).collect() },
        Condition::Safe => {
            let free = query::free_captures(position, student.opponent());
            Miss::NotSafe { taker: free.iter().max_by_key(|capture| capture.target.piece.kind)?.mv }
        }
        condition => {
            let (what, squares) = relation(condition)?;
            Miss::NotOn { what, squares: failing(what, squares, position, student) }
        }
    })
}

/// Whether every condition of a goal holds in a position with the other side to move, whoever moved.
pub(super) fn holds(goal: &Goal, position: &Position, student: Color) -> bool {
    goal.conditions.iter().all(|condition| met(condition, position, student, None).is_some())
}

/// The squares to which pieces are still to be brought.
pub fn to_be_brought(goal: &Goal, position: &Position, student: Color) -> SquareSet {
    let squares = |condition: &Condition| match condition {
        Condition::Bring(pieces) => missing(pieces, position, student).map(|(_, square)| square).collect(),
        _ => SquareSet::EMPTY,
    };
    goal.conditions.iter().fold(SquareSet::EMPTY, |all, condition| all | squares(condition))
}

/// What a condition asks of squares.
const fn relation(condition: &Condition) -> Option<(Relation, SquareSet)> {
    match condition {
        Condition::Attack(squares) => Some((Relation::Attack, *squares)),
        Condition::Defend(squares) => Some((Relation::Defend, *squares)),
        Condition::Control(squares) => Some((Relation::Control, *squares)),
        _ => None,
    }
}

/// Those of the squares on which the student's men do not what they should.
fn failing(what: Relation, squares: SquareSet, position: &Position, student: Color) -> SquareSet {
    let board = position.board();
    let controlled = query::controlled_by_side(position, student);
    match what {
        Relation::Attack => squares & !(controlled & board.of_color(student.opponent())),
        Relation::Defend => squares
            .iter()
            .filter(|&square| {
                !board.of_color(student).contains(square) || query::defenders_of(position, square).is_empty()
            })
            .collect(),
        Relation::Control => squares & !controlled,
    }
}

/// The pieces that do not stand where they should.
fn missing(
    pieces: &[(PieceKind, Square)],
    position: &Position,
    student: Color,
) -> impl Iterator<Item = (PieceKind, Square)> {
    let stands = move |(kind, square): &(PieceKind, Square)| {
        position.piece_at(*square).is_some_and(|piece| piece.color == student && piece.kind == *kind)
    };
    pieces.iter().copied().filter(move |piece| !stands(piece))
}

fn is_stalemate(position: &Position) -> bool {
    position.king(position.turn()).is_some() && !position.is_check() && !position.has_legal_move()
}

/// Whether a check is one of the kind asked for.
fn is_of_kind(kind: CheckKind, position: &Position, mv: Option<Move>) -> bool {
    match kind {
        CheckKind::Any => true,
        CheckKind::Safe => taker_of_checker(position).is_none(),
        CheckKind::Double => position.checkers().more_than_one(),
        // A rook that castling brings to the king's line was not uncovered: it moved itself.
        CheckKind::Discovered => {
            mv.is_some_and(|mv| mv.castling().is_none() && position.checkers().without(mv.to()).any())
        }
    }
}

/// A capture of a checking man.
fn taker_of_checker(position: &Position) -> Option<Move> {
    let checkers = position.checkers();
    let is_taker = |mv: &Move| mv.captured_square().is_some_and(|square| checkers.contains(square));
    position.legal_moves().iter().copied().find(is_taker)
}

/// Crosses off the targets that a move reaches: in order, only the next one counts.
fn note_reached(squares: &[Square], in_order: bool, left: &mut SquareSet, played: &Played) {
    for here in arrivals(played) {
        let next = squares.iter().copied().find(|&square| left.contains(square));
        if !in_order || next == Some(here) {
            *left = left.without(here);
        }
    }
}

/// Where a move takes men of the student's: in castling the king, and then the rook (FIDE Laws 3.8.2).
fn arrivals(played: &Played) -> impl Iterator<Item = Square> {
    let rook = played.mv.castling().map(|side| side.rook_target(played.before.turn()));
    std::iter::once(played.mv.to()).chain(rook)
}

/// The man nearest to the piece that moved, on its line to the king: without it – and whatever else stands there – the
/// move would give check.
fn in_the_way(played: &Played) -> Option<Square> {
    let here = played.mv.to();
    let king = played.after.king(played.after.turn())?;
    let rays = match played.arrived()?.piece.kind {
        PieceKind::Bishop => attacks::bishop_rays(here),
        PieceKind::Rook => attacks::rook_rays(here),
        PieceKind::Queen => attacks::bishop_rays(here) | attacks::rook_rays(here),
        PieceKind::Pawn | PieceKind::Knight | PieceKind::King => SquareSet::EMPTY,
    };
    if !rays.contains(king) {
        return None;
    }
    let between = attacks::between(here, king) & played.after.board().occupied();
    between.iter().min_by_key(|square| attacks::between(here, *square).len())
}

/// The way out of a check that a beginner overlooks most: a capture of the checking man, then a block, then a step of
/// the king.
fn escape(position: &Position) -> Option<Move> {
    let order = |mv: &Move| match way_of(position, *mv) {
        AnswerWay::Capture => 0,
        AnswerWay::Block => 1,
        AnswerWay::Move => 2,
    };
    position.legal_moves().iter().copied().min_by_key(order)
}

/// How a legal move answers the check in a position (ledger R24).
pub fn way_of(position: &Position, mv: Move) -> AnswerWay {
    let takes_checker = mv.captured_square().is_some_and(|square| position.checkers().contains(square));
    let king_moves = position.king(position.turn()) == Some(mv.from());
    match (takes_checker, king_moves) {
        (true, _) => AnswerWay::Capture,
        (false, true) => AnswerWay::Move,
        (false, false) => AnswerWay::Block,
    }
}

/// The ways in which the check in a position can be answered; none where there is no check.
pub fn ways_out(position: &Position) -> Vec<AnswerWay> {
    if !position.is_check() {
        return Vec::new();
    }
    let moves = position.legal_moves();
    AnswerWay::ALL.into_iter().filter(|way| moves.iter().any(|mv| way_of(position, *mv) == *way)).collect()
}

/// Why a check cannot be followed by anything, given to an opponent that stands still: it would leave its king to be taken.
/// Where a check of another kind or a mate is wanted, that is the reason; where this check is, it came too early.
pub(super) fn miss_for_check_on_passive_opponent(play: &Play, playing: &Playing, played: &Played) -> Miss {
    if !played.after.has_legal_move() {
        return Miss::MateTooSoon;
    }
    let lacks = |(index, condition): (usize, &Condition)| match (condition, playing.left.is_done(index)) {
        (Condition::Check(_) | Condition::Checkmate { .. }, false) => {
            lack(condition, &played.after, play.student, Some(played))
        }
        (Condition::Check(_), true) => Some(Miss::CheckBeforeRest),
        _ => None,
    };
    play.goal.conditions.iter().enumerate().find_map(lacks).unwrap_or(Miss::CheckTooEarly)
}
