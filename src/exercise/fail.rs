//! What spoils a try: men that are lost, an opponent's queen, a move that must not be.

use crate::lesson::{Fail, Goal, Loss, Opponent, Play};
use crate::rules::{Color, Move, Placed, Position, Square, SquareSet};

use super::{Miss, Played, Playing, goal};

/// The men that must not be lost, where they stand in the diagram.
pub(super) fn guarded(fails: &[Fail]) -> SquareSet {
    fails.iter().fold(SquareSet::EMPTY, |all, fail| match fail {
        Fail::Lose(Loss::Men(men)) => all | *men,
        Fail::Lose(Loss::Any | Loss::Unprotected) | Fail::OpponentPromotes | Fail::When(_) => all,
    })
}

/// Men of the opponent's of which the same captures are forbidden, wherever they go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spared {
    /// Where one of them stood in the diagram: for what is forbidden it speaks for all of them.
    pub stood: Square,
    /// Where they stand now.
    pub stand: SquareSet,
}

/// The men that are not to be taken, as the diagram has them. Those of which the same is forbidden are not told apart, so
/// that searches do not tell positions apart by them either.
pub(super) fn spared(play: &Play) -> Vec<Spared> {
    let mut forbidden = Vec::new();
    forbidden_men(&play.goal, false, &mut forbidden);
    for fail in &play.fail {
        if let Fail::When(goal) = fail {
            forbidden_men(goal, true, &mut forbidden);
        }
    }
    let mut groups = vec![forbidden.iter().fold(SquareSet::EMPTY, |all, men| all | *men)];
    for men in forbidden {
        groups = groups.into_iter().flat_map(|group| [group & men, group & !men]).filter(|group| group.any()).collect();
    }
    groups.into_iter().filter_map(|stand| Some(Spared { stood: stand.first()?, stand })).collect()
}

/// The men of each capture that a goal forbids.
fn forbidden_men(goal: &Goal, is_forbidden: bool, men: &mut Vec<SquareSet>) {
    match goal {
        Goal::Capture { squares, .. } if is_forbidden => men.push(*squares),
        Goal::All(goals) | Goal::Any(goals) => goals.iter().for_each(|goal| forbidden_men(goal, is_forbidden, men)),
        Goal::Not(goal) => forbidden_men(goal, true, men),
        _ => {}
    }
}

/// Follows men over a move of their side; in castling the rook goes too.
pub(super) fn follow(men: &mut SquareSet, mv: Move, color: Color) {
    let rook = mv.castling().map(|side| (side.rook_home(color), side.rook_target(color)));
    for (from, to) in std::iter::once((mv.from(), mv.to())).chain(rook) {
        if men.contains(from) {
            *men = men.without(from).with(to);
        }
    }
}

/// What a move of the student's spoils. What an opponent that stands still could take counts as lost: it will not show it.
pub(super) fn after_move(play: &Play, playing: &Playing, played: &Played) -> Option<Miss> {
    play.fail.iter().find_map(|fail| match fail {
        Fail::Lose(loss) if matches!(play.opponent, Opponent::Still) => {
            let captures = played.after.legal_moves();
            let taker = captures.iter().copied().find(|&taker| is_lost(*loss, playing, &played.after, taker))?;
            Some(lost(&played.after, taker, false)?)
        }
        Fail::When(goal) if goal::happens(goal, played) => Some(Miss::Forbidden(goal.clone())),
        Fail::Lose(_) | Fail::OpponentPromotes | Fail::When(_) => None,
    })
}

/// What the opponent's answer spoils. `after` is the position in which it is played.
pub(super) fn after_reply(play: &Play, playing: &Playing, after: &Position, reply: Move) -> Option<Miss> {
    play.fail.iter().find_map(|fail| match fail {
        Fail::Lose(loss) if is_lost(*loss, playing, after, reply) => lost(after, reply, true),
        Fail::OpponentPromotes => reply.promotion().map(|to| Miss::OpponentPromoted { to }),
        Fail::Lose(_) | Fail::When(_) => None,
    })
}

fn is_lost(loss: Loss, playing: &Playing, position: &Position, taker: Move) -> bool {
    let Some(square) = taker.captured_square() else { return false };
    match loss {
        Loss::Any => true,
        Loss::Men(_) => playing.guarded.contains(square),
        Loss::Unprotected => {
            let answers = position.play(taker).legal_moves();
            answers.iter().all(|answer| answer.captured_square() != Some(taker.to()))
        }
    }
}

fn lost(position: &Position, taker: Move, played: bool) -> Option<Miss> {
    let square = taker.captured_square()?;
    Some(Miss::Lost { man: Placed { piece: position.piece_at(square)?, square }, taker, played })
}
