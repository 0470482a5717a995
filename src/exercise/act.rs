//! What a student says instead of moving: a claim, an offer, an answer to one, that the game is given up (FIDE Laws 5.1.2,
//! 5.2.3, 9.1–9.3; ledger R27, R28, R31, R32).
//!
//! A claim is counted and an offer is timed by the [game](crate::rules::game); here it is judged whether that is what the
//! step asks for – and where it is not, what the student has overlooked.

use std::collections::VecDeque;

use crate::lesson::{ActGoal, Goal, Opponent, Play, Step};
use crate::rules::game::{Claim, ClaimKind, DrawError, OfferTiming, Outcome as Ending};
use crate::rules::{Color, Game, Move, PieceKind, Position, Refusal, Square};

use super::goal::{self, Part};
use super::proof::{Budget, Proof, Solvable};
use super::turn::{Verdict, make};
use super::{Miss, Playing, Progress, State, mate, opponent};

/// Something that a student says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// “I claim a draw”, as things stand, or with a move that is announced and not played (FIDE Laws 9.2.1.1, 9.3.1).
    Claim(Option<Announced>),
    /// “Draw?”
    Offer,
    /// “Agreed.”
    Accept,
    /// “No, I play on.”
    Decline,
    /// “I resign.”
    Resign,
}

/// A move that is announced with a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Announced {
    /// From this square.
    pub from: Square,
    /// To this one.
    pub to: Square,
    /// Becoming this, where a pawn reaches its last rank.
    pub promotion: Option<PieceKind>,
}

impl From<Move> for Announced {
    fn from(mv: Move) -> Announced {
        Announced { from: mv.from(), to: mv.to(), promotion: mv.promotion() }
    }
}

impl Act {
    /// The word that chooses a sentence in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Act::Claim(_) => "claim",
            Act::Offer => "offer",
            Act::Accept => "accept",
            Act::Decline => "decline",
            Act::Resign => "resign",
        }
    }
}

/// What came of something said.
#[must_use]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// It cannot be said now; nothing has changed, and it counts for nothing.
    Refused(NotPossible),
    /// It is so, and the goal wants more.
    Going(Done),
    /// It can be said, and it is not right, or not what the step asks for. Nothing has changed.
    Missed(ActMiss),
    /// The goal is reached.
    Solved(Done),
}

/// Why something cannot be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotPossible {
    /// The game is over already.
    GameOver(Ending),
    /// There is no offer to answer.
    NoOffer,
    /// An offer stands already.
    AlreadyOffered {
        /// Whose.
        by: Color,
    },
    /// A draw is agreed only once both players have made a move (FIDE Laws 5.2.3).
    BothMustMoveFirst,
    /// The move that was announced is not legal.
    Move(Refusal),
}

/// What has been brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// The game is drawn by a claim.
    Claimed {
        /// The claim.
        claim: Claim,
        /// After how many half-moves of the game the position stood, with the announced move as the last; empty where
        /// the claim is by fifty moves.
        plies: Vec<usize>,
    },
    /// A draw is offered, at the proper time.
    Offered,
    /// The game is drawn by agreement.
    Accepted,
    /// The offer is declined.
    Declined,
    /// The game is given up: lost, or drawn where the other side could never mate.
    Resigned(Ending),
}

/// Why something that was said is not what the step asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActMiss {
    /// The claim is wrong.
    WrongClaim {
        /// The move that was announced.
        with: Option<Move>,
        /// What each reason lacks.
        lacks: Vec<Lack>,
    },
    /// The claim is right, and the step is about the other one.
    OtherClaim(ClaimKind),
    /// The offer is valid, but first one moves, and then one offers (FIDE Laws 9.1.2.1).
    OfferBeforeMoving,
    /// Before both players have made a move a draw cannot be agreed (FIDE Laws 5.2.3).
    OfferTooEarly,
    /// It does what the step forbids.
    Forbidden,
    /// It ends the game before the goal is reached.
    TooSoon(Done),
    /// The step asks for something else.
    NotAsked {
        /// What the student would have done.
        done: Done,
        /// What the step asks to say, if anything.
        asked: Option<ActGoal>,
        /// What the student has overlooked.
        instead: Option<Instead>,
    },
}

/// What a claim lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack {
    /// The position has not stood three times.
    Repetition {
        /// After how many half-moves of the game it stood, the last time included.
        plies: Vec<usize>,
        /// An earlier position that looks the same and is not.
        alike: Option<Alike>,
    },
    /// Fifty moves of each side have not been made.
    Fifty {
        /// Half-moves without a capture or a pawn's move; 100 are needed.
        half_moves: u32,
    },
}

/// A position with the same men on the same squares that is another one (FIDE Laws 9.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alike {
    /// After how many half-moves of the game it stood.
    pub ply: usize,
    /// In what it differs.
    pub differs: Difference,
}

/// In what two positions with the same men on the same squares differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Difference {
    /// The other side was to move.
    Turn,
    /// Somebody could still castle.
    Castling,
    /// A pawn could be taken en passant.
    EnPassant,
}

impl Difference {
    /// The word that chooses the phrase in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Difference::Turn => "turn",
            Difference::Castling => "castling",
            Difference::EnPassant => "en-passant",
        }
    }
}

/// What the student has instead of what was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// Mate can be forced.
    Mate {
        /// In so many moves. Which they are the student is to find.
        moves: u32,
    },
    /// A draw can be claimed.
    Claim(ClaimKind),
    /// More men than the other side.
    Ahead,
}

/// What comes of something said, and where it leaves the student.
pub(super) fn advance(play: &Play, state: &State, playing: &Playing, act: Act) -> (State, Said) {
    if let Some(ending) = state.game.outcome(play.rulebook) {
        return (state.clone(), Said::Refused(NotPossible::GameOver(ending)));
    }
    let mut game = state.game.clone();
    let done = match done(play, playing, &mut game, act) {
        Ok(done) => done,
        // How to say it rightly is no advice where it must not be said at all.
        Err(Said::Missed(_)) if is_forbidden(play, playing, state.position(), act) => {
            return (state.clone(), Said::Missed(ActMiss::Forbidden));
        }
        Err(said) => return (state.clone(), said),
    };
    let mut playing = playing.clone();
    let said = judge(play, &mut playing, &state.game, done);
    match said {
        Said::Going(_) | Said::Solved(_) => (State { game, progress: Progress::Play(playing) }, said),
        Said::Refused(_) | Said::Missed(_) => (state.clone(), said),
    }
}

/// Whether saying something of this kind spoils the try, and nothing of the kind is asked for.
fn is_forbidden(play: &Play, playing: &Playing, position: &Position, act: Act) -> bool {
    let mut parts = playing.parts.clone();
    for ((part, is_wanted), state) in play.goal.parts_wanted().into_iter().zip(&mut parts) {
        if let (Goal::Act(said), Part::Event(happened)) = (part, state)
            && said.name() == act.name()
        {
            if is_wanted {
                return false;
            }
            *happened = true;
        }
    }
    matches!(goal::standing(&play.goal, &parts, position, play.student), goal::Now::Never)
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
    let asked: Vec<ClaimKind> = goal
        .parts_wanted()
        .into_iter()
        .filter_map(|part| if let (Goal::Act(ActGoal::Claim(kind)), true) = part { Some(*kind) } else { None })
        .flat_map(|kind| ClaimKind::ALL.into_iter().filter(move |other| kind.is_none_or(|kind| kind == *other)))
        .collect();
    let kinds = if asked.is_empty() { ClaimKind::ALL.to_vec() } else { asked };
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
    let mut counts = false;
    for ((part, is_wanted), state) in play.goal.parts_wanted().into_iter().zip(&mut playing.parts) {
        let (Goal::Act(act), Part::Event(happened)) = (part, state) else { continue };
        if fits(*act, &done) {
            *happened = true;
            counts = true;
        }
        counts |= !is_wanted && settles(*act, &done);
    }
    if !counts {
        let instead = instead(play, before, &done);
        return Said::Missed(ActMiss::NotAsked { done, asked: play.goal.act_wanted(), instead });
    }
    match goal::standing(&play.goal, &playing.parts, before.position(), play.student) {
        goal::Now::Met => Said::Solved(done),
        goal::Now::Never => Said::Missed(ActMiss::Forbidden),
        goal::Now::Open => match done {
            Done::Offered | Done::Declined => Said::Going(done),
            Done::Claimed { .. } | Done::Accepted | Done::Resigned(_) => Said::Missed(ActMiss::TooSoon(done)),
        },
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

/// Whether it settles what a part of the goal forbids, so that it cannot be said any more: an offer is answered in the other
/// way, or the game that was not to be resigned is drawn.
const fn settles(forbidden: ActGoal, done: &Done) -> bool {
    matches!(
        (forbidden, done),
        (ActGoal::Accept, Done::Declined)
            | (ActGoal::Decline, Done::Accepted)
            | (ActGoal::Resign, Done::Accepted | Done::Claimed { .. })
    )
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
    if !play.goal.speaks_of_acts() {
        return None;
    }
    let offered = game.draw_offer() == Some(play.student.opponent());
    let mut miss = None;
    for ((part, is_wanted), state) in play.goal.parts_wanted().into_iter().zip(&mut playing.parts) {
        let (Goal::Act(act), Part::Event(happened)) = (part, state) else { continue };
        match act {
            ActGoal::Decline if offered => *happened = true,
            ActGoal::Accept if is_wanted && offered && !*happened => miss = Some(Miss::OfferLapsed),
            ActGoal::Claim(kind) if is_wanted && !*happened => {
                let claims = game.claims();
                let forgone = claims.iter().find(|claim| kind.is_none_or(|kind| kind == claim.kind)).copied();
                miss = forgone.map(|claim| Miss::ClaimForgone { kind: claim.kind, announce: claim.with == Some(mv) });
            }
            _ => {}
        }
    }
    miss
}

/// Whether something is still to be said.
pub(super) fn is_waiting(goal: &Goal, parts: &mut std::slice::Iter<'_, Part>) -> bool {
    match goal {
        Goal::All(goals) | Goal::Any(goals) => {
            goals.iter().fold(false, |waiting, goal| is_waiting(goal, parts) | waiting)
        }
        Goal::Not(goal) => {
            let _ = is_waiting(goal, parts);
            false
        }
        part => matches!((part, parts.next()), (Goal::Act(_), Some(Part::Event(false)))),
    }
}

/// A move, or something said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// The student moves; the answer comes by itself.
    Move(Move),
    /// The student says this.
    Say(Act),
}

/// Whether a step in which something is said can be solved from here, and how in the fewest moves.
enum Found {
    Ways(Ways),
    Never,
    Unknown,
}

/// The shortest ways to solve a step in which something is said.
struct Ways {
    /// One of them: of those with the fewest moves one in which the least is said.
    way: Vec<Doing>,
    /// How any of them begins.
    firsts: Vec<Doing>,
    /// What is said in those that are as short as it, each time something else.
    said: Vec<Vec<Act>>,
}

/// One shortest way to solve from here a step in which something is to be said; `None` where there is none, or none was
/// found.
pub fn way(step: &Step, state: &State) -> Option<Vec<Doing>> {
    let crate::lesson::Task::Play(play) = &step.task else { return None };
    match find(play, state, &mut budget(state)) {
        Found::Ways(ways) => Some(ways.way),
        Found::Never | Found::Unknown => None,
    }
}

/// What can be said to solve from here, in the fewest moves and words, a step in which something is to be said: one list for
/// each choice that the student has. Empty where a step can be solved as shortly without a word, or no way was found.
pub fn sayings_that_solve(step: &Step, state: &State) -> Vec<Vec<Act>> {
    let crate::lesson::Task::Play(play) = &step.task else { return Vec::new() };
    match find(play, state, &mut budget(state)) {
        Found::Ways(ways) => ways.said,
        Found::Never | Found::Unknown => Vec::new(),
    }
}

/// What is said in these ways, each time something else: neither the order nor the move that a claim announces makes a
/// difference. Nothing where a way needs no word.
fn said_in<'w>(ways: impl Iterator<Item = &'w Vec<Doing>>) -> Vec<Vec<Act>> {
    let names = |acts: &[Act]| -> Vec<&'static str> {
        let mut names: Vec<&'static str> = acts.iter().map(|act| act.name()).collect();
        names.sort_unstable();
        names
    };
    let mut found: Vec<Vec<Act>> = Vec::new();
    for way in ways {
        let say = |doing: &Doing| if let Doing::Say(act) = doing { Some(*act) } else { None };
        let acts: Vec<Act> = way.iter().filter_map(say).collect();
        if acts.is_empty() {
            return Vec::new();
        }
        if !found.iter().any(|known| names(known) == names(&acts)) {
            found.push(acts);
        }
    }
    found
}

/// States that the search may look at. Each keeps its game, so with a long history there are fewer.
fn budget(state: &State) -> Budget {
    let positions = u64::try_from(state.game.moves().len()).unwrap_or(u64::MAX).saturating_add(1);
    Budget::new((POSITIONS / positions).min(BUDGET))
}

const BUDGET: u64 = 20_000;

/// What it costs to find out what can be said.
const CLAIMS: u64 = 60;

/// Positions that all these games may keep together.
const POSITIONS: u64 = 500_000;

/// Searches breadth first by moves; what is said costs none, so all of it is looked at before the next move. A written line
/// is followed to its end, however long it is, since it leaves little to choose; anything else ends with the budget.
fn find(play: &Play, state: &State, budget: &mut Budget) -> Found {
    let mut layer: Vec<(State, Vec<Doing>)> = vec![(state.clone(), Vec::new())];
    let mut solved: Vec<Vec<Doing>> = Vec::new();
    loop {
        let mut next = Vec::new();
        let mut here = VecDeque::from(layer);
        while let Some((state, way)) = here.pop_front() {
            let Progress::Play(playing) = &state.progress else { return Found::Never };
            let then = |doing| way.iter().copied().chain([doing]).collect::<Vec<Doing>>();
            // To know what can be claimed every move is looked at, each with its history.
            if !budget.spend() {
                return Found::Unknown;
            }
            budget.take(CLAIMS);
            for act in sayings(play, &state, playing) {
                if !budget.spend() {
                    return Found::Unknown;
                }
                match advance(play, &state, playing, act) {
                    (_, Said::Solved(_)) => solved.push(then(Doing::Say(act))),
                    (after, Said::Going(_)) => here.push_back((after, then(Doing::Say(act)))),
                    (_, Said::Refused(_) | Said::Missed(_)) => {}
                }
            }
            next.push((state, way));
        }
        layer = match solved.is_empty().then(|| moved(play, next, &mut solved, budget)) {
            Some(None) => return Found::Unknown,
            Some(Some(after)) => after,
            None => Vec::new(),
        };
        if let Some(way) = solved.iter().min_by_key(|way| way.len()).cloned() {
            let mut firsts: Vec<Doing> = Vec::new();
            for first in solved.iter().filter_map(|way| way.first()) {
                if !firsts.contains(first) {
                    firsts.push(*first);
                }
            }
            let said = said_in(solved.iter().filter(|other| other.len() == way.len()));
            return Found::Ways(Ways { way, firsts, said });
        }
        if layer.is_empty() {
            return Found::Never;
        }
    }
}

/// Every move from these states: those that solve, and where the others lead. `None` when the budget ends.
fn moved(
    play: &Play,
    from: Vec<(State, Vec<Doing>)>,
    solved: &mut Vec<Vec<Doing>>,
    budget: &mut Budget,
) -> Option<Vec<(State, Vec<Doing>)>> {
    let mut next = Vec::new();
    for (state, way) in from {
        let Progress::Play(playing) = &state.progress else { continue };
        for mv in state.position().legal_moves().iter().copied() {
            if !budget.spend() {
                return None;
            }
            budget.take(opponent::replies(play).map_or(0, opponent::cost));
            let then = || way.iter().copied().chain([Doing::Move(mv)]).collect::<Vec<Doing>>();
            let turn = make(play, &state, playing, mv);
            budget.take(turn.looked);
            match turn.verdict {
                Verdict::Solved(_) => solved.push(then()),
                Verdict::Going => next.push((turn.state, then())),
                Verdict::Missed(_) => {}
            }
        }
    }
    Some(next)
}

/// What could be said that the goal asks for and that is not done yet, or that gives an offer the answer which is not forbidden.
/// Whoever must not resign plays on.
fn sayings(play: &Play, state: &State, playing: &Playing) -> Vec<Act> {
    let parts = play.goal.parts_wanted().into_iter().zip(&playing.parts);
    let open = parts.filter_map(|((part, is_wanted), state)| match (part, state, is_wanted) {
        (Goal::Act(act), Part::Event(false), true) => Some(*act),
        (Goal::Act(ActGoal::Accept), _, false) => Some(ActGoal::Decline),
        (Goal::Act(ActGoal::Decline), _, false) => Some(ActGoal::Accept),
        _ => None,
    });
    open.flat_map(|act| match act {
        ActGoal::Claim(_) => {
            let claims = state.game.claims();
            claims.into_iter().map(|claim| Act::Claim(claim.with.map(Announced::from))).collect()
        }
        ActGoal::Offer => vec![Act::Offer],
        ActGoal::Accept => vec![Act::Accept],
        ActGoal::Decline => vec![Act::Decline],
        ActGoal::Resign => vec![Act::Resign],
    })
    .collect()
}

/// Proves a step in which something is to be said. Its shortest way is counted in moves; where something is said first,
/// that is no first move.
pub(super) fn prove(play: &Play, state: &State) -> Proof {
    match find(play, state, &mut budget(state)) {
        Found::Ways(Ways { way, firsts, .. }) => {
            let moves = |doings: &[Doing]| -> Vec<Move> {
                doings.iter().filter_map(|doing| if let Doing::Move(mv) = doing { Some(*mv) } else { None }).collect()
            };
            let shortest = u32::try_from(moves(&way).len()).ok();
            Proof { solvable: Solvable::Yes, shortest, first_moves: moves(&firsts), found: None }
        }
        Found::Never => Proof { solvable: Solvable::No, shortest: None, first_moves: Vec::new(), found: None },
        Found::Unknown => Proof { solvable: Solvable::Unproved, shortest: None, first_moves: Vec::new(), found: None },
    }
}
