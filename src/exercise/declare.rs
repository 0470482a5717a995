//! What comes of something said. A claim is counted and an offer is timed by the [game](crate::rules::game); here it is judged
//! whether that is what the step asks for – and where it is not, what the student has overlooked.

use crate::lesson::{ActGoal, Condition, Goal, Opponent, Play};
use crate::rules::game::{Claim, ClaimKind, DrawError, OfferTiming};
use crate::rules::{Color, Game, Move, PieceKind, Position};

use super::act::{Act, ActMiss, Alike, Announced, Difference, Done, Instead, Lack, NotPossible, Said};
use super::budget::Budget;
use super::miss::Miss;
use super::state::{Left, Playing, Progress, State};
use super::{goal, mate};

/// What comes of something said, and where it leaves the student.
pub(super) fn advance(play: &Play, state: &State, playing: &Playing, act: Act) -> (State, Said) {
    if let Some(ending) = state.game.outcome(play.rulebook) {
        return (state.clone(), Said::Refused(NotPossible::GameOver(ending)));
    }
    let mut game = state.game.clone();
    let done = match done(play, playing, &mut game, act) {
        Ok(done) => done,
        Err(said) => return (state.clone(), said),
    };
    let mut playing = *playing;
    let said = judge(play, &mut playing, &state.game, done);
    match said {
        Said::Going(_) | Said::Solved(_) => (State { game, progress: Progress::Play(playing) }, said),
        Said::Refused(_) | Said::Missed(_) => (state.clone(), said),
    }
}

/// Does it in the game, whatever the step asks for.
fn done(play: &Play, playing: &Playing, game: &mut Game, act: Act) -> Result<Done, Said> {
    let student = play.student;
    let refused = |error| {
        Said::Refused(match error {
            // Asked before: the game is not over.
            DrawError::GameEnded | DrawError::NoOffer => NotPossible::NoOffer,
            DrawError::AlreadyOffered { by } => NotPossible::AlreadyOffered { by },
            DrawError::BothMustMoveFirst => NotPossible::BothMustMoveFirst,
        })
    };
    match act {
        Act::Claim(announced) => {
            let with = announced.map(|Announced { from, to, promotion }| game.judge(from, to, promotion));
            let with = with.transpose().map_err(|refusal| Said::Refused(NotPossible::Move(refusal)))?;
            claim(&play.goal, game, with).map_err(Said::Missed)
        }
        Act::Offer => {
            // An opponent that stands still waits after the student's move: the time for an offer.
            let waits = matches!(play.opponent, Opponent::Still) && playing.moves > 0;
            let mut asked = game.clone();
            if waits {
                asked.stand_still();
            }
            match asked.offer_draw(student).map_err(refused)? {
                OfferTiming::BeforeBothMoved => Err(Said::Missed(ActMiss::OfferTooEarly)),
                OfferTiming::OnOwnTurn => Err(Said::Missed(ActMiss::OfferBeforeMoving)),
                OfferTiming::Proper => {
                    if waits {
                        asked.stand_still();
                    }
                    *game = asked;
                    Ok(Done::Offered)
                }
            }
        }
        Act::Accept => game.accept_draw(student).map(|_| Done::Accepted).map_err(refused),
        Act::Decline => game.decline_draw(student).map(|()| Done::Declined).map_err(refused),
        Act::Resign => match game.resign(student) {
            Ok(ending) => Ok(Done::Resigned(ending)),
            Err(ending) => Err(Said::Refused(NotPossible::GameOver(ending))),
        },
    }
}

/// A claim by what the goal asks for, or by anything where it asks for nothing.
fn claim(goal: &Goal, game: &Game, with: Option<Move>) -> Result<Done, ActMiss> {
    let kinds = match goal.acts().find_map(|act| if let ActGoal::Claim(kind) = act { kind } else { None }) {
        Some(kind) => vec![kind],
        None => ClaimKind::ALL.to_vec(),
    };
    if let Some(kind) = kinds.iter().copied().find(|kind| game.holds(*kind, with)) {
        let plies = match kind {
            ClaimKind::Threefold => repeated(game, with),
            ClaimKind::Fifty => Vec::new(),
        };
        return Ok(Done::Claimed { claim: Claim { kind, with }, plies });
    }
    if let Some(kind) = ClaimKind::ALL.into_iter().find(|kind| game.holds(*kind, with)) {
        return Err(ActMiss::OtherClaim(kind));
    }
    let lacks = kinds.into_iter().map(|kind| lack(kind, game, with)).collect();
    Err(ActMiss::WrongClaim { with, lacks })
}

/// After how many half-moves the position stood that stands now, or would after the announced move.
fn repeated(game: &Game, with: Option<Move>) -> Vec<usize> {
    let Some(mv) = with else { return game.occurrences() };
    let mut plies = game.occurrences_of(&game.position().play(mv));
    plies.push(game.moves().len() + 1);
    plies
}

/// What a claim by this reason lacks that does not hold; `with` is a legal move about to be made.
pub fn lack(kind: ClaimKind, game: &Game, with: Option<Move>) -> Lack {
    let now = with.map_or(*game.position(), |mv| game.position().play(mv));
    match kind {
        ClaimKind::Threefold => {
            let alike = game.positions().enumerate().find_map(|(ply, other)| {
                let same_board = other.board() == now.board() && !now.is_same_as(other);
                same_board.then(|| Alike { ply, differs: difference(&now, other) })
            });
            Lack::Repetition { plies: repeated(game, with), alike }
        }
        ClaimKind::Fifty => Lack::Fifty { half_moves: now.halfmove_clock() },
    }
}

fn difference(now: &Position, then: &Position) -> Difference {
    if now.turn() != then.turn() {
        Difference::Turn
    } else if now.castling() != then.castling() {
        Difference::Castling
    } else {
        Difference::EnPassant
    }
}

/// What the goal says of it. `before` is the game as it was.
fn judge(play: &Play, playing: &mut Playing, before: &Game, done: Done) -> Said {
    let fitting = play
        .goal
        .conditions
        .iter()
        .position(|condition| if let Condition::Act(act) = condition { fits(*act, &done) } else { false });
    let Some(index) = fitting else {
        let instead = instead(play, before, &done);
        return Said::Missed(ActMiss::NotAsked { done, asked: play.goal.acts().next(), instead });
    };
    playing.left.set_done(index);
    if goal::is_met(play, &playing.left, before.position()) {
        return Said::Solved(done);
    }
    match done {
        Done::Offered | Done::Declined => Said::Going(done),
        Done::Claimed { .. } | Done::Accepted | Done::Resigned(_) => Said::Missed(ActMiss::TooSoon(done)),
    }
}

/// Whether this is what a part of the goal speaks of.
fn fits(act: ActGoal, done: &Done) -> bool {
    match (act, done) {
        (ActGoal::Claim(kind), Done::Claimed { claim, .. }) => kind.is_none_or(|kind| kind == claim.kind),
        (ActGoal::Offer, Done::Offered)
        | (ActGoal::Accept, Done::Accepted)
        | (ActGoal::Decline, Done::Declined)
        | (ActGoal::Resign, Done::Resigned(_)) => true,
        _ => false,
    }
}

/// What somebody overlooks who gives a game away.
fn instead(play: &Play, game: &Game, done: &Done) -> Option<Instead> {
    if matches!(done, Done::Declined) {
        return None;
    }
    let position = game.position();
    let opponent = play.student.opponent();
    if let Some(mate) = forced_mate(position, opponent) {
        return Some(mate);
    }
    let resigned = matches!(done, Done::Resigned(_));
    if resigned && let Some(claim) = game.claims_by(play.rulebook).first() {
        return Some(Instead::Claim(claim.kind));
    }
    let value = |color| {
        let men = position.board().placed(position.board().of_color(color));
        men.map(|man| worth(man.piece.kind)).sum::<u32>()
    };
    (value(play.student) >= value(opponent) + worth(PieceKind::Knight)).then_some(Instead::Ahead)
}

/// What men are worth in every book for beginners.
const fn worth(kind: PieceKind) -> u32 {
    match kind {
        PieceKind::Pawn => 1,
        PieceKind::Knight | PieceKind::Bishop => 3,
        PieceKind::Rook => 5,
        PieceKind::Queen => 9,
        PieceKind::King => 0,
    }
}

/// How far a mate is looked for that somebody overlooks.
const OVERLOOKED: u32 = 2;

fn forced_mate(position: &Position, opponent: Color) -> Option<Instead> {
    position.king(opponent)?;
    let mut budget = Budget::new(mate::BUDGET);
    (1..=OVERLOOKED).find_map(|moves| {
        let legal = position.legal_moves();
        let mut mates =
            |mv: Move| matches!(mate::defence(&position.play(mv), moves - 1, &mut budget), mate::Defended::No);
        legal.iter().copied().any(&mut mates).then_some(Instead::Mate { moves })
    })
}

/// What a move means for what should have been said before it: an offer that it declines, a claim that it gives up. Notes
/// a declined offer in `playing`.
pub(super) fn at_move(play: &Play, game: &Game, playing: &mut Playing, mv: Move) -> Option<Miss> {
    let offered = game.draw_offer() == Some(play.student.opponent());
    let mut miss = None;
    for (index, act) in open_acts(play, playing.left) {
        match act {
            ActGoal::Decline if offered => playing.left.set_done(index),
            ActGoal::Accept if offered => miss = Some(Miss::OfferLapsed),
            ActGoal::Claim(kind) => {
                let claims = game.claims();
                let forgone = claims.iter().find(|claim| kind.is_none_or(|kind| kind == claim.kind)).copied();
                miss = forgone.map(|claim| Miss::ClaimForgone { kind: claim.kind, announce: claim.with == Some(mv) });
            }
            _ => {}
        }
    }
    miss
}

/// What is still to be said, with its number among the conditions.
pub(super) fn open_acts(play: &Play, left: Left) -> impl Iterator<Item = (usize, ActGoal)> {
    play.goal.conditions.iter().enumerate().filter_map(move |(index, condition)| match condition {
        Condition::Act(act) if !left.is_done(index) => Some((index, *act)),
        _ => None,
    })
}

/// What can be said that the goal asks for and that is not done yet.
pub(super) fn legal_acts(play: &Play, game: &Game, playing: &Playing) -> Vec<Act> {
    let said = |act| match act {
        ActGoal::Claim(_) => {
            game.claims().into_iter().map(|claim| Act::Claim(claim.with.map(Announced::from))).collect()
        }
        ActGoal::Offer => vec![Act::Offer],
        ActGoal::Accept => vec![Act::Accept],
        ActGoal::Decline => vec![Act::Decline],
        ActGoal::Resign => vec![Act::Resign],
    };
    open_acts(play, playing.left).flat_map(|(_, act)| said(act)).collect()
}
