//! What a goal says of a legal move: reached, missed and why, or not yet.

use crate::lesson::{AnswerWay, Goal, Play};
use crate::rules::{Move, PieceKind, Position, Square, SquareSet, attacks};

use super::proof::Budget;
use super::{Played, Playing, Verdict, mate};

/// Why a move was right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The last target was reached.
    Reached,
    /// The last of the men to capture was captured.
    Captured,
    /// It gives check; these give it.
    Check {
        /// The checking men.
        checkers: SquareSet,
    },
    /// It is mate.
    Mate,
    /// The check was answered, in this way.
    Answered(AnswerWay),
}

/// Why a legal move is not what the step asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Miss {
    /// It gives no check.
    NoCheck {
        /// What stands between the piece that moved and the king, where nothing else keeps it from giving check.
        blocker: Option<Square>,
    },
    /// It gives no check, so it is no mate.
    NoCheckNoMate {
        /// What stands between the piece that moved and the king, where nothing else keeps it from giving check.
        blocker: Option<Square>,
    },
    /// It is check, but not mate: the other side can still make this move (one of possibly many).
    NotMate {
        /// A legal answer, a capture of the checking man first, then a block, then a step of the king.
        escape: Move,
    },
    /// Mate in the moves that are left can no longer be forced: this defence holds.
    MateEscapes {
        /// The defence.
        defence: Move,
        /// Moves that were left after this one.
        left: u32,
    },
    /// It is stalemate: the other side has no move and is not in check.
    Stalemate,
    /// The check is answered, but in another way than the step asks for.
    AnsweredOtherwise {
        /// How it was answered.
        played: AnswerWay,
        /// What was asked for.
        asked: AnswerWay,
    },
    /// The moves allowed are used up.
    OutOfMoves {
        /// How many were allowed.
        limit: u32,
    },
    /// From here these can no longer be reached, or captured.
    OutOfReach {
        /// The targets that are left.
        targets: SquareSet,
    },
    /// From here the targets can still be reached, but not within the moves allowed.
    TooFar {
        /// The fewest moves it would take from here.
        needed: u32,
        /// The moves that are left.
        left: u32,
    },
    /// It gives check while the other side stands still.
    CheckTooEarly,
    /// From here the goal can no longer be reached: the line that was written down ended, or a search found no way.
    DeadEnd,
    /// A good move perhaps, but not the one that this line is about.
    Unforeseen,
}

/// What the goal says of a move just made; notes in `playing` the targets that it reached or captured.
pub(super) fn judge(play: &Play, playing: &mut Playing, played: &Played) -> Verdict {
    let verdict = match &play.goal {
        Goal::Reach { squares, in_order } => {
            note_reached(squares, *in_order, playing, played.mv);
            if playing.left.is_empty() { Verdict::Solved(Why::Reached) } else { Verdict::Going }
        }
        Goal::Capture { .. } => {
            if let Some(taken) = played.mv.captured_square() {
                playing.left = playing.left.without(taken);
            }
            if playing.left.is_empty() { Verdict::Solved(Why::Captured) } else { Verdict::Going }
        }
        Goal::Check if played.after.is_check() => Verdict::Solved(Why::Check { checkers: played.after.checkers() }),
        Goal::Check if play.limit.is_some_and(|limit| playing.moves < limit) => Verdict::Going,
        Goal::Check => Verdict::Missed(Miss::NoCheck { blocker: in_the_way(played) }),
        Goal::Checkmate { moves } => judge_mate(*moves, playing, played),
        Goal::AnswerCheck { way } => {
            let way_played = way_of(&played.before, played.mv);
            match way {
                Some(asked) if *asked != way_played => {
                    Verdict::Missed(Miss::AnsweredOtherwise { played: way_played, asked: *asked })
                }
                _ => Verdict::Solved(Why::Answered(way_played)),
            }
        }
    };
    match (verdict, play.limit) {
        (Verdict::Going, Some(limit)) if playing.moves >= limit => Verdict::Missed(Miss::OutOfMoves { limit }),
        (verdict, _) => verdict,
    }
}

/// Crosses off the target that a move reaches: in order, only the next one counts.
fn note_reached(squares: &[Square], in_order: bool, playing: &mut Playing, mv: Move) {
    let next = squares.iter().copied().find(|&square| playing.left.contains(square));
    if !in_order || next == Some(mv.to()) {
        playing.left = playing.left.without(mv.to());
    }
}

fn judge_mate(moves: u32, playing: &Playing, played: &Played) -> Verdict {
    let after = &played.after;
    if !after.has_legal_move() {
        return if after.is_check() { Verdict::Solved(Why::Mate) } else { Verdict::Missed(Miss::Stalemate) };
    }
    let left = moves.saturating_sub(playing.moves);
    if left == 0 {
        return Verdict::Missed(match escape(after) {
            Some(escape) if after.is_check() => Miss::NotMate { escape },
            _ => Miss::NoCheckNoMate { blocker: in_the_way(played) },
        });
    }
    Verdict::Going
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
pub(super) fn escape(position: &Position) -> Option<Move> {
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

/// Why a move that the script does not foresee is not it: with a mate to give, the defence that holds.
pub(super) fn unforeseen(play: &Play, playing: &Playing, played: &Played) -> Miss {
    if let Goal::Checkmate { moves } = &play.goal {
        let left = moves.saturating_sub(playing.moves);
        if let mate::Defended::By(defence) = mate::defence(&played.after, left, &mut Budget::new(mate::BUDGET)) {
            return Miss::MateEscapes { defence, left };
        }
    }
    Miss::Unforeseen
}
