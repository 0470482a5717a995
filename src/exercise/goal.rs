//! What a goal says of a legal move: reached, missed and why, or not yet.

use crate::lesson::{AnswerWay, Answering, CheckKind, Goal, Play};
use crate::rules::{CastlingSide, Color, Game, Move, PieceKind, Position, Square, SquareSet, attacks, query};

use super::proof::Budget;
use super::turn::Verdict;
use super::{Miss, Played, Playing, Relation, Slip, act, mate};

/// What is left of one part of a goal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Squares that are still to be reached.
    Targets(SquareSet),
    /// Men that are still to be captured, where they stand now.
    Men(SquareSet),
    /// Ways out of check that are still to be shown.
    Ways(Vec<AnswerWay>),
    /// Something that has to happen: whether it has.
    Event(bool),
    /// Something that has to hold at the end.
    State,
    /// What is to be left alone: squares, men, a mate. Any of them spoils the try.
    Avoided,
    /// A mate that can come no more: it is not forced, or its moves are used up.
    Never,
}

/// Why a move was right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The last target was reached.
    Reached,
    /// The last target was reached by the rook, which castling has taken there.
    RookArrived(Square),
    /// The last of the men to capture was captured.
    Captured,
    /// As many men were captured as were wanted; others are left.
    CapturedEnough,
    /// It gives check; these give it.
    Check {
        /// The checking men.
        checkers: SquareSet,
        /// What was asked for.
        asked: CheckKind,
    },
    /// It is mate.
    Mate,
    /// It is stalemate.
    Stalemate,
    /// The check was answered, in this way.
    Answered(AnswerWay),
    /// The student has castled.
    Castled(CastlingSide),
    /// The student has captured en passant.
    EnPassant,
    /// A pawn has been promoted.
    Promoted(PieceKind),
    /// The student's men attack, protect or control what they should.
    On {
        /// Which of the three.
        what: Relation,
        /// The squares.
        squares: SquareSet,
    },
    /// Everybody stands where they should.
    Brought,
    /// The offer of a draw was declined by moving.
    DeclinedByMove,
    /// Nothing happened that must not.
    Avoided,
    /// For several reasons; empty where all of them lie further back.
    Together(Vec<Why>),
}

/// Where each part of a goal begins, in the order of [`Goal::parts`].
pub(super) fn begin(goal: &Goal, position: &Position) -> Vec<Part> {
    match goal {
        Goal::All(goals) | Goal::Any(goals) => goals.iter().flat_map(|goal| begin(goal, position)).collect(),
        // What must not be reached or captured is nothing that is left to do, and a mate that must not be given needs no
        // moves to be forced in.
        Goal::Not(goal) => {
            let avoided = |(goal, part): (&Goal, Part)| match (goal, &part) {
                (Goal::Checkmate { .. }, _) | (_, Part::Targets(_) | Part::Men(_)) => Part::Avoided,
                _ => part,
            };
            goal.parts().into_iter().zip(begin(goal, position)).map(avoided).collect()
        }
        part => vec![match part {
            Goal::Reach { squares, .. } => Part::Targets(squares.iter().copied().collect()),
            Goal::Capture { squares, .. } => Part::Men(*squares),
            Goal::AnswerCheck(Answering::Every) => Part::Ways(ways_out(position)),
            Goal::Attack(_) | Goal::Defend(_) | Goal::Control(_) | Goal::Bring(_) => Part::State,
            _ => Part::Event(false),
        }],
    }
}

/// How a goal stands after a move.
enum Standing {
    Met(Vec<Why>),
    Open,
    Never(Miss),
}

/// What the goal says of a move just made; notes in `playing` what it reached, captured or did.
pub(super) fn judge(play: &Play, playing: &mut Playing, played: &Played) -> Verdict {
    let mut parts = playing.parts.iter_mut();
    match stand(&play.goal, &mut parts, playing.moves, played) {
        Standing::Met(mut whys) => match (whys.pop(), whys.is_empty()) {
            (Some(why), true) => Verdict::Solved(why),
            (last, _) => {
                whys.extend(last);
                Verdict::Solved(Why::Together(whys))
            }
        },
        Standing::Never(miss @ (Miss::DeadEnd | Miss::OutOfMoves { .. })) => {
            Verdict::Missed(unmet_mate(play, playing, played).unwrap_or(miss))
        }
        Standing::Never(miss) => Verdict::Missed(miss),
        Standing::Open => match unmet_mate(play, playing, played) {
            Some(miss) => Verdict::Missed(miss),
            None => open(play, playing, played),
        },
    }
}

/// Why a mate is not the one that was asked for: too late for it, or in time, when it was not forced any more. `None` where the
/// move gives no mate, or none of its kind has been struck out.
fn unmet_mate(play: &Play, playing: &Playing, played: &Played) -> Option<Miss> {
    if !played.after.is_check() || played.after.has_legal_move() {
        return None;
    }
    let parts = play.goal.parts().into_iter().zip(&playing.parts);
    let struck = parts.filter_map(|(goal, part)| match (goal, part) {
        (Goal::Checkmate { moves }, Part::Never) => Some(*moves),
        _ => None,
    });
    let asked = struck.max()?;
    Some(if playing.moves > asked { Miss::MateLate { asked } } else { Miss::MateUnforced { asked, slip: None } })
}

/// The first of the student's moves after which mate in so many was not forced any more, and what could have been answered;
/// `game` is the one before the move that mates.
pub(super) fn slip(game: &Game, playing: &Playing, asked: u32) -> Option<Slip> {
    let made = usize::try_from(playing.moves).ok()?;
    let first = game.moves().len().checked_sub(made.checked_mul(2)?)?;
    let positions: Vec<&Position> = game.positions().collect();
    (1..=asked).zip((first..).step_by(2)).take(made).find_map(|(number, at)| {
        let (before, mv) = (**positions.get(at)?, *game.moves().get(at)?);
        match mate::defence(&before.play(mv), asked - number, &mut Budget::new(mate::BUDGET)) {
            mate::Defended::By(defence) => Some(Slip { before, mv, defence }),
            mate::Defended::Stalemate | mate::Defended::No | mate::Defended::Unknown => None,
        }
    })
}

/// What is said of a move that leaves the goal open.
fn open(play: &Play, playing: &Playing, played: &Played) -> Verdict {
    let after = &played.after;
    let ended = !after.has_legal_move() && !after.is_check() && after.king(after.turn()).is_some();
    if ended && matches!(play.goal, Goal::Checkmate { .. }) {
        return Verdict::Missed(Miss::Stalemate);
    }
    match play.moves_allowed() {
        // Where something is still to be said, it may be said after the last move.
        Some(allowed)
            if playing.moves > allowed
                || playing.moves == allowed && !act::is_waiting(&play.goal, &mut playing.parts.iter()) =>
        {
            let why = why_not(&play.goal, &mut playing.parts.iter(), played);
            Verdict::Missed(why.unwrap_or(Miss::OutOfMoves { limit: allowed }))
        }
        _ => Verdict::Going,
    }
}

/// Walks a goal and its parts together. `moves` is the number of the move among the student's.
fn stand(goal: &Goal, parts: &mut std::slice::IterMut<'_, Part>, moves: u32, played: &Played) -> Standing {
    match goal {
        Goal::All(goals) => {
            // Every part takes note of the move, whatever the others say.
            let all: Vec<Standing> = goals.iter().map(|goal| stand(goal, parts, moves, played)).collect();
            let mut whys = Vec::new();
            let mut is_open = false;
            for standing in all {
                match standing {
                    Standing::Met(more) => whys.extend(more),
                    Standing::Open => is_open = true,
                    Standing::Never(miss) => return Standing::Never(miss),
                }
            }
            whys.retain(|why| *why != Why::Avoided);
            if is_open { Standing::Open } else { Standing::Met(whys) }
        }
        Goal::Any(goals) => {
            let all: Vec<Standing> = goals.iter().map(|goal| stand(goal, parts, moves, played)).collect();
            let mut never = None;
            let mut is_open = false;
            for standing in all {
                match standing {
                    Standing::Met(whys) => return Standing::Met(whys),
                    Standing::Open => is_open = true,
                    // What could not be reached any more before this move says least.
                    Standing::Never(Miss::DeadEnd) => never = never.or(Some(Miss::DeadEnd)),
                    Standing::Never(miss) => never = Some(miss),
                }
            }
            match never {
                Some(miss) if !is_open => Standing::Never(miss),
                _ => Standing::Open,
            }
        }
        Goal::Not(goal) => match stand(goal, parts, moves, played) {
            Standing::Met(_) => Standing::Never(Miss::Forbidden((**goal).clone())),
            Standing::Open | Standing::Never(_) => Standing::Met(vec![Why::Avoided]),
        },
        part => match parts.next() {
            Some(state) => stand_part(part, state, moves, played),
            None => Standing::Open,
        },
    }
}

fn stand_part(goal: &Goal, state: &mut Part, moves: u32, played: &Played) -> Standing {
    if let (Goal::Checkmate { moves: asked }, Part::Event(false)) = (goal, &*state)
        && moves > *asked
    {
        *state = Part::Never;
        return Standing::Never(Miss::OutOfMoves { limit: *asked });
    }
    match state {
        Part::Targets(left) => {
            if let Goal::Reach { squares, in_order } = goal {
                let before = *left;
                note_reached(squares, *in_order, left, played);
                let castled = (before & !*left).without(played.mv.to()).first();
                if let (Some(square), true) = (castled, left.is_empty()) {
                    return Standing::Met(vec![Why::RookArrived(square)]);
                }
            }
            if left.is_empty() { Standing::Met(vec![Why::Reached]) } else { Standing::Open }
        }
        Part::Men(left) => {
            let Goal::Capture { squares, enough } = goal else { return Standing::Open };
            if let Some(taken) = played.mv.captured_square() {
                *left = left.without(taken);
            }
            let taken = squares.len().saturating_sub(left.len());
            if taken < *enough {
                return Standing::Open;
            }
            Standing::Met(vec![if left.is_empty() { Why::Captured } else { Why::CapturedEnough }])
        }
        Part::Ways(left) => {
            let way = way_of(&played.before, played.mv);
            if !left.contains(&way) {
                return Standing::Never(Miss::WayAgain { played: way, left: left.clone() });
            }
            left.retain(|other| *other != way);
            if left.is_empty() { Standing::Met(vec![Why::Answered(way)]) } else { Standing::Open }
        }
        Part::Event(true) => Standing::Met(Vec::new()),
        Part::Event(happened) => match event(goal, played) {
            Some(why) => {
                *happened = true;
                Standing::Met(vec![why])
            }
            None => Standing::Open,
        },
        Part::Avoided if happens(goal, played) => Standing::Met(Vec::new()),
        Part::Avoided => Standing::Open,
        Part::Never => Standing::Never(Miss::DeadEnd),
        Part::State => match held(goal, played) {
            Some(why) => Standing::Met(vec![why]),
            None => Standing::Open,
        },
    }
}

/// Whether a move does what a forbidden goal speaks of, by itself and whatever came before.
pub(super) fn happens(goal: &Goal, played: &Played) -> bool {
    match goal {
        Goal::Reach { squares, .. } => arrivals(played).any(|square| squares.contains(&square)),
        // Men are known by where they stood in the diagram, wherever they have gone since.
        Goal::Capture { squares, .. } => played.spared.is_some_and(|stood| squares.contains(stood)),
        Goal::All(goals) => goals.iter().all(|goal| happens(goal, played)),
        Goal::Any(goals) => goals.iter().any(|goal| happens(goal, played)),
        Goal::Not(goal) => !happens(goal, played),
        part => event(part, played).or_else(|| held(part, played)).is_some(),
    }
}

/// Why an event has happened by this move; `None` if it has not, and for goals that are no events.
fn event(goal: &Goal, played: &Played) -> Option<Why> {
    let (after, mv) = (&played.after, played.mv);
    let happened = match goal {
        Goal::Check(kind) => after.is_check() && is_check_of_kind(*kind, played),
        Goal::Checkmate { .. } => after.is_check() && !after.has_legal_move(),
        Goal::Stalemate => is_stalemate(after),
        Goal::AnswerCheck(Answering::Any | Answering::Every) => played.before.is_check(),
        Goal::AnswerCheck(Answering::By(way)) => played.before.is_check() && way_of(&played.before, mv) == *way,
        Goal::Castle(side) => mv.castling().is_some_and(|castled| side.is_none_or(|side| side == castled)),
        Goal::EnPassant => mv.is_en_passant(),
        Goal::Promote(kind) => mv.promotion().is_some_and(|became| kind.is_none_or(|kind| kind == became)),
        _ => false,
    };
    happened.then_some(())?;
    Some(match goal {
        Goal::Check(asked) => Why::Check { checkers: after.checkers(), asked: *asked },
        Goal::Checkmate { .. } => Why::Mate,
        Goal::Stalemate => Why::Stalemate,
        Goal::Castle(_) => Why::Castled(mv.castling()?),
        Goal::EnPassant => Why::EnPassant,
        Goal::Promote(_) => Why::Promoted(mv.promotion()?),
        _ => Why::Answered(way_of(&played.before, mv)),
    })
}

/// Whether a goal holds in a position, whoever moved: for goals that are states, and for check, mate and stalemate of
/// the side to move.
pub(super) fn holds(goal: &Goal, position: &Position, student: Color) -> bool {
    let against = position.turn() != student;
    match goal {
        Goal::Bring(men) => missing(men, position, student).is_empty(),
        Goal::Attack(_) | Goal::Defend(_) | Goal::Control(_) => {
            relation(goal).is_some_and(|(what, squares)| failing(what, squares, position, student).is_empty())
        }
        Goal::Check(CheckKind::Any) => against && position.is_check(),
        Goal::Check(CheckKind::Safe) => against && position.is_check() && taker_of_checker(position).is_none(),
        Goal::Check(CheckKind::Double) => against && position.checkers().more_than_one(),
        Goal::Checkmate { .. } => against && position.is_check() && !position.has_legal_move(),
        Goal::Stalemate => against && is_stalemate(position),
        Goal::All(goals) => goals.iter().all(|goal| holds(goal, position, student)),
        Goal::Any(goals) => goals.iter().any(|goal| holds(goal, position, student)),
        Goal::Not(goal) => !holds(goal, position, student),
        // These are moves, and no position shows them.
        Goal::Check(CheckKind::Discovered)
        | Goal::Reach { .. }
        | Goal::Capture { .. }
        | Goal::AnswerCheck(_)
        | Goal::Castle(_)
        | Goal::EnPassant
        | Goal::Promote(_)
        | Goal::Act(_) => false,
    }
}

/// How a goal stands where nothing is moved.
pub(super) enum Now {
    Met,
    Open,
    Never,
}

/// How a goal stands by what has happened and in the position as it is.
pub(super) fn standing(goal: &Goal, parts: &[Part], position: &Position, student: Color) -> Now {
    now(goal, &mut parts.iter(), position, student)
}

fn now(goal: &Goal, parts: &mut std::slice::Iter<'_, Part>, position: &Position, student: Color) -> Now {
    match goal {
        // Every part is walked, so that goals and parts stay side by side.
        Goal::All(goals) => {
            goals.iter().map(|goal| now(goal, parts, position, student)).fold(Now::Met, |all, one| match (all, one) {
                (Now::Never, _) | (_, Now::Never) => Now::Never,
                (Now::Open, _) | (_, Now::Open) => Now::Open,
                (Now::Met, Now::Met) => Now::Met,
            })
        }
        Goal::Any(goals) => {
            goals.iter().map(|goal| now(goal, parts, position, student)).fold(Now::Never, |any, one| match (any, one) {
                (Now::Met, _) | (_, Now::Met) => Now::Met,
                (Now::Open, _) | (_, Now::Open) => Now::Open,
                (Now::Never, Now::Never) => Now::Never,
            })
        }
        Goal::Not(goal) => match now(goal, parts, position, student) {
            Now::Met => Now::Never,
            Now::Open | Now::Never => Now::Met,
        },
        part => {
            let met = match (part, parts.next()) {
                (_, Some(Part::Never)) => return Now::Never,
                (Goal::Capture { squares, enough }, Some(Part::Men(left))) => {
                    squares.len().saturating_sub(left.len()) >= *enough
                }
                (_, Some(Part::Targets(left))) => left.is_empty(),
                (_, Some(Part::Ways(left))) => left.is_empty(),
                (_, Some(Part::Event(happened))) => *happened,
                (_, Some(Part::State)) => holds(part, position, student),
                (_, Some(Part::Men(_) | Part::Avoided) | None) => false,
            };
            if met { Now::Met } else { Now::Open }
        }
    }
}

/// Why a goal does not hold in a position, as [`holds`] understands it: of several that must all hold, the first that does
/// not. `None` where no one sentence can say it.
pub(super) fn unheld(goal: &Goal, position: &Position, student: Color) -> Option<Miss> {
    Some(match goal {
        Goal::All(goals) => {
            let open = goals.iter().find(|goal| !holds(goal, position, student))?;
            unheld(open, position, student)?
        }
        Goal::Not(goal) => Miss::Forbidden((**goal).clone()),
        Goal::Check(_) if !position.is_check() => Miss::NoCheck { blocker: None },
        Goal::Check(CheckKind::Safe) => Miss::CheckNotSafe { taker: taker_of_checker(position)? },
        Goal::Check(asked) => Miss::OtherCheck { asked: *asked },
        Goal::Checkmate { .. } if is_stalemate(position) => Miss::Stalemate,
        Goal::Checkmate { .. } if position.is_check() => Miss::NotMate { escape: escape(position)? },
        Goal::Checkmate { .. } => Miss::NoCheckNoMate { blocker: None },
        Goal::Stalemate if position.is_check() && !position.has_legal_move() => Miss::MateNotStalemate,
        Goal::Stalemate => Miss::NotStalemate { can: escape(position)? },
        Goal::Bring(men) => Miss::NotBrought { missing: missing(men, position, student) },
        Goal::Attack(_) | Goal::Defend(_) | Goal::Control(_) => {
            let (what, squares) = relation(goal)?;
            Miss::NotOn { what, squares: failing(what, squares, position, student) }
        }
        Goal::Any(_)
        | Goal::Reach { .. }
        | Goal::Capture { .. }
        | Goal::AnswerCheck(_)
        | Goal::Castle(_)
        | Goal::EnPassant
        | Goal::Promote(_)
        | Goal::Act(_) => return None,
    })
}

/// The squares to which men are still to be brought, as a goal demands or allows it.
pub fn to_be_brought(goal: &Goal, position: &Position, student: Color) -> SquareSet {
    match goal {
        Goal::Bring(men) => missing(men, position, student).into_iter().map(|(_, square)| square).collect(),
        Goal::All(goals) | Goal::Any(goals) => {
            goals.iter().fold(SquareSet::EMPTY, |all, goal| all | to_be_brought(goal, position, student))
        }
        _ => SquareSet::EMPTY,
    }
}

/// Why a state holds after this move; `None` if it does not, and for goals that are no states.
fn held(goal: &Goal, played: &Played) -> Option<Why> {
    let student = played.before.turn();
    if !holds(goal, &played.after, student) {
        return None;
    }
    match goal {
        Goal::Bring(_) => Some(Why::Brought),
        _ => relation(goal).map(|(what, squares)| Why::On { what, squares }),
    }
}

/// What a goal asks of squares.
fn relation(goal: &Goal) -> Option<(Relation, SquareSet)> {
    match goal {
        Goal::Attack(squares) => Some((Relation::Attack, *squares)),
        Goal::Defend(squares) => Some((Relation::Defend, *squares)),
        Goal::Control(squares) => Some((Relation::Control, *squares)),
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

/// The men that do not stand where they should.
fn missing(men: &[(PieceKind, Square)], position: &Position, student: Color) -> Vec<(PieceKind, Square)> {
    let stands = |(kind, square): &(PieceKind, Square)| {
        position.piece_at(*square).is_some_and(|piece| piece.color == student && piece.kind == *kind)
    };
    men.iter().copied().filter(|man| !stands(man)).collect()
}

fn is_stalemate(position: &Position) -> bool {
    position.king(position.turn()).is_some() && !position.is_check() && !position.has_legal_move()
}

/// Whether a check is one of the kind asked for.
fn is_check_of_kind(kind: CheckKind, played: &Played) -> bool {
    let checkers = played.after.checkers();
    match kind {
        CheckKind::Any => true,
        CheckKind::Safe => taker_of_checker(&played.after).is_none(),
        CheckKind::Double => checkers.more_than_one(),
        // A rook that castling brings to the king's line was not uncovered: it moved itself.
        CheckKind::Discovered => played.mv.castling().is_none() && checkers.without(played.mv.to()).any(),
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

/// What a last move lacks, where one sentence can say it: of the first part of the goal that is open.
fn why_not(goal: &Goal, parts: &mut std::slice::Iter<'_, Part>, played: &Played) -> Option<Miss> {
    match goal {
        Goal::All(goals) | Goal::Any(goals) => {
            // Every part is walked, so that goals and parts stay side by side.
            let misses: Vec<Option<Miss>> = goals.iter().map(|goal| why_not(goal, parts, played)).collect();
            misses.into_iter().flatten().next()
        }
        Goal::Not(goal) => {
            let _ = why_not(goal, parts, played);
            None
        }
        part => match parts.next()? {
            Part::Event(false) => missed_event(part, played),
            Part::State => missed_state(part, played),
            Part::Event(true) | Part::Avoided | Part::Never | Part::Targets(_) | Part::Men(_) | Part::Ways(_) => None,
        },
    }
}

fn missed_event(goal: &Goal, played: &Played) -> Option<Miss> {
    let after = &played.after;
    Some(match goal {
        Goal::Check(_) if !after.is_check() => Miss::NoCheck { blocker: in_the_way(played) },
        Goal::Check(CheckKind::Safe) => Miss::CheckNotSafe { taker: taker_of_checker(after)? },
        Goal::Check(asked) => Miss::OtherCheck { asked: *asked },
        Goal::Checkmate { .. } if is_stalemate(after) => Miss::Stalemate,
        Goal::Checkmate { .. } => match escape(after) {
            Some(escape) if after.is_check() => Miss::NotMate { escape },
            _ => Miss::NoCheckNoMate { blocker: in_the_way(played) },
        },
        Goal::Stalemate => match escape(after) {
            Some(can) => Miss::NotStalemate { can },
            None if after.is_check() => Miss::MateNotStalemate,
            None => return None,
        },
        Goal::AnswerCheck(Answering::By(asked)) => {
            Miss::AnsweredOtherwise { played: way_of(&played.before, played.mv), asked: *asked }
        }
        Goal::Castle(asked) => Miss::NotCastled { asked: *asked },
        Goal::EnPassant => Miss::NotEnPassant,
        Goal::Act(asked) => Miss::NotSaid { asked: *asked },
        Goal::Promote(asked) => Miss::NotPromoted { asked: *asked, became: played.mv.promotion() },
        _ => return None,
    })
}

fn missed_state(goal: &Goal, played: &Played) -> Option<Miss> {
    let student = played.before.turn();
    if let Goal::Bring(men) = goal {
        let missing = missing(men, &played.after, student);
        return (!missing.is_empty()).then_some(Miss::NotBrought { missing });
    }
    let (what, squares) = relation(goal)?;
    let squares = failing(what, squares, &played.after, student);
    squares.any().then_some(Miss::NotOn { what, squares })
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

/// Strikes out the mates that are not forced any more after a move of the student's: some defence holds, against which the
/// moves that are left are too few. Whether the opponent finds it makes no difference. Gives the first such defence if the goal
/// cannot be reached without that mate.
pub(super) fn strike_mates(play: &Play, playing: &mut Playing, played: &Played, budget: &mut Budget) -> Option<Miss> {
    let mut reason = None;
    for (goal, part) in play.goal.parts().into_iter().zip(&mut playing.parts) {
        let (Goal::Checkmate { moves }, Part::Event(false)) = (goal, &*part) else { continue };
        if *moves > Goal::MOST_FORCED {
            continue;
        }
        let left = moves.saturating_sub(playing.moves);
        let miss = match mate::defence(&played.after, left, budget) {
            mate::Defended::By(_) if left == 0 => Miss::OutOfMoves { limit: *moves },
            mate::Defended::By(defence) => Miss::MateEscapes { defence, left },
            mate::Defended::Stalemate => Miss::Stalemate,
            mate::Defended::No | mate::Defended::Unknown => continue,
        };
        *part = Part::Never;
        reason.get_or_insert(miss);
    }
    let never = |_: &Miss| matches!(standing(&play.goal, &playing.parts, &played.after, play.student), Now::Never);
    reason.filter(never)
}

/// Why a check cannot be followed by anything, given to an opponent that stands still: it would leave its king to be taken.
/// Where a check of another kind or a mate is wanted, that is the reason; where this check is, it came too early.
pub(super) fn check_to_stillness(play: &Play, playing: &Playing, played: &Played) -> Miss {
    if !played.after.has_legal_move() {
        return Miss::Forbidden(Goal::Checkmate { moves: 1 });
    }
    check_lacks(&play.goal, &mut playing.parts.iter(), played).unwrap_or(Miss::CheckTooEarly)
}

/// What the check lacks of one that the goal demands; `None` where it demands none.
fn check_lacks(goal: &Goal, parts: &mut std::slice::Iter<'_, Part>, played: &Played) -> Option<Miss> {
    match goal {
        Goal::All(goals) => {
            let misses: Vec<Option<Miss>> = goals.iter().map(|goal| check_lacks(goal, parts, played)).collect();
            misses.into_iter().flatten().next()
        }
        Goal::Any(goals) => {
            // One of the others may be what the student is after.
            goals.iter().for_each(|goal| drop(check_lacks(goal, parts, played)));
            None
        }
        Goal::Not(goal) => {
            let _ = check_lacks(goal, parts, played);
            None
        }
        part => match (part, parts.next()?) {
            (Goal::Check(_) | Goal::Checkmate { .. }, Part::Event(false)) => missed_event(part, played),
            (Goal::Check(_), Part::Event(true)) => Some(Miss::CheckBeforeRest),
            _ => None,
        },
    }
}
