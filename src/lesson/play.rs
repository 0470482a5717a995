//! A step to play: what is to be reached, what spoils it, and who answers.

use crate::rules::game::{ClaimKind, Rulebook};
use crate::rules::{CastlingSide, Color, Move, PieceKind, Square, SquareSet};

/// A step to play.
#[derive(Clone, Debug)]
pub struct Play {
    /// The colour that the student plays: the side to move in the diagram.
    pub student: Color,
    /// What must be reached.
    pub goal: Goal,
    /// What spoils the try, even where the goal would be reached.
    pub fail: Vec<Fail>,
    /// What the other side does.
    pub opponent: Opponent,
    /// The fewest moves that reach the goal; more cost a star. The checker proves it.
    pub par: Option<u32>,
    /// After so many moves without the goal, the try has failed.
    pub limit: Option<u32>,
    /// The first moves that count, where fewer are wanted than reach the goal; empty where all are.
    pub accept: Vec<Move>,
    /// Whether the student may claim, offer, accept, decline and resign although the goal asks for nothing of the kind.
    pub acts: bool,
    /// By which rules a game ends here (ledger R30).
    pub rulebook: Rulebook,
}

impl Play {
    /// A step with nothing but a goal: the other side stands still, and nothing spoils it.
    pub fn new(student: Color, goal: Goal) -> Play {
        Play {
            student,
            goal,
            fail: Vec::new(),
            opponent: Opponent::Still,
            par: None,
            limit: None,
            accept: Vec::new(),
            acts: false,
            rulebook: Rulebook::Fide,
        }
    }

    /// Whether claiming, offering, accepting, declining and resigning mean something here.
    pub fn takes_acts(&self) -> bool {
        self.acts || self.goal.speaks_of_acts()
    }

    /// Whether a draw is to be offered. There is time for that only where the opponent stands still: it is done after one's own
    /// move and before the answer (FIDE Laws 9.1.2.1).
    pub fn wants_offer(&self) -> bool {
        self.goal.wanted().contains(&&Goal::Act(ActGoal::Offer))
    }

    /// After how many moves the try is over: the file says so, or the goal is one of a single move. A mate that is asked for in
    /// so many ends with them, whatever else is left to do.
    pub fn moves_allowed(&self) -> Option<u32> {
        let allowed = self.limit.or_else(|| self.goal.moves_allowed());
        allowed.into_iter().chain(self.goal.mate_asked()).min()
    }
}

/// What must hold for a play step to be solved. A goal says all that it demands.
///
/// Some goals are *events* (a check, a capture, castling): once they have happened they stay done, so that `All` of several
/// may be done one after the other. The others are *states* (attacking, defending, controlling, standing somewhere): they
/// must hold at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A piece of the student's arrives on each of these squares.
    Reach {
        /// The squares, in the order of the file.
        squares: Vec<Square>,
        /// Whether they must be visited in that order.
        in_order: bool,
    },
    /// Men of the opponent's are captured.
    Capture {
        /// Where those that count stand in the diagram.
        squares: SquareSet,
        /// How many of them are enough.
        enough: u32,
    },
    /// The move gives check.
    Check(CheckKind),
    /// The other king is mated, in so many moves of the student's at most.
    Checkmate {
        /// Moves of the student's.
        moves: u32,
    },
    /// The other side is not in check and has no move.
    Stalemate,
    /// The check against the student's king is answered.
    AnswerCheck(Answering),
    /// The student castles, on this side or on any.
    Castle(Option<CastlingSide>),
    /// The student captures en passant.
    EnPassant,
    /// A pawn of the student's is promoted, to this or to anything.
    Promote(Option<PieceKind>),
    /// The student's men attack the opponent's men on these squares.
    Attack(SquareSet),
    /// The student's men on these squares are protected.
    Defend(SquareSet),
    /// The student's men control these squares.
    Control(SquareSet),
    /// The student says something that ends the game, or may end it.
    Act(ActGoal),
    /// Men of the student's of these kinds stand on these squares.
    Bring(Vec<(PieceKind, Square)>),
    /// All of these.
    All(Vec<Goal>),
    /// At least one of these.
    Any(Vec<Goal>),
    /// Not this: it spoils the try as soon as it happens.
    Not(Box<Goal>),
}

impl Goal {
    /// Mates in at most so many moves are proved against every defence; longer ones are played out against the opponent
    /// that the step has.
    pub const MOST_FORCED: u32 = 6;

    /// After how many moves the try is over if the file says nothing: one where the goal asks for a single move, as many as a
    /// mate may take, none where the student may take as long as they like.
    pub fn moves_allowed(&self) -> Option<u32> {
        match self {
            Goal::Reach { .. }
            | Goal::Capture { .. }
            | Goal::Promote(_)
            | Goal::Bring(_)
            | Goal::AnswerCheck(Answering::Every) => None,
            Goal::Checkmate { moves } => Some(*moves),
            // An offer is made after one's own move (FIDE Laws 9.1.2.1), everything else before any.
            Goal::Act(ActGoal::Offer) => Some(1),
            Goal::Act(_) => Some(0),
            Goal::Check(_)
            | Goal::Stalemate
            | Goal::AnswerCheck(Answering::Any | Answering::By(_))
            | Goal::Castle(_)
            | Goal::EnPassant
            | Goal::Attack(_)
            | Goal::Defend(_)
            | Goal::Control(_)
            | Goal::Not(_) => Some(1),
            Goal::All(goals) | Goal::Any(goals) => {
                let asks: Vec<&Goal> = goals.iter().filter(|goal| !matches!(goal, Goal::Not(_))).collect();
                if asks.is_empty() {
                    return Some(1);
                }
                asks.into_iter().map(Goal::moves_allowed).try_fold(0, |most, moves| Some(most.max(moves?)))
            }
        }
    }

    /// Whether it speaks of something said, as wanted or as forbidden, and not only of moves.
    pub fn speaks_of_acts(&self) -> bool {
        self.parts().iter().any(|part| matches!(part, Goal::Act(_)))
    }

    /// Whether something may have to be said: what it asks for, or the other answer to an offer of which one is forbidden. (A move
    /// declines an offer too, so where there is anything to move for, that an offer must not be accepted asks for nothing.)
    pub fn asks_for_act(&self) -> bool {
        let parts = self.parts_wanted();
        let is_all_said = parts.iter().all(|(part, _)| matches!(part, Goal::Act(_)));
        parts.into_iter().any(|(part, is_wanted)| match part {
            Goal::Act(ActGoal::Decline) => true,
            Goal::Act(ActGoal::Accept) => is_wanted || is_all_said,
            Goal::Act(_) => is_wanted,
            _ => false,
        })
    }

    /// In how many moves it asks for mate, by itself or among all that it asks for.
    pub fn mate_asked(&self) -> Option<u32> {
        match self {
            Goal::Checkmate { moves } => Some(*moves),
            Goal::All(goals) => goals.iter().filter_map(Goal::mate_asked).min(),
            Goal::Any(goals) => match goals.as_slice() {
                [only] => only.mate_asked(),
                _ => None,
            },
            _ => None,
        }
    }

    /// The same goal, with every mate that it asks for in so many moves at the most.
    pub(crate) fn within(&self, most: u32) -> Goal {
        let all = |goals: &[Goal]| goals.iter().map(|goal| goal.within(most)).collect();
        match self {
            Goal::Checkmate { moves } => Goal::Checkmate { moves: most.min(*moves) },
            Goal::All(goals) => Goal::All(all(goals)),
            Goal::Any(goals) => Goal::Any(all(goals)),
            // A mate that must not be given is forbidden in any number of moves.
            goal => goal.clone(),
        }
    }

    /// In how many moves each mate is to be given that it wants, or takes as one of several.
    pub fn mates(&self) -> impl Iterator<Item = u32> {
        let moves = |goal: &Goal| if let Goal::Checkmate { moves } = goal { Some(*moves) } else { None };
        self.wanted().into_iter().filter_map(moves)
    }

    /// The goals that it is made of as far as it wants them, those after a `Not` apart.
    fn wanted(&self) -> Vec<&Goal> {
        match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().flat_map(Goal::wanted).collect(),
            Goal::Not(_) => Vec::new(),
            _ => vec![self],
        }
    }

    /// The [parts](Goal::parts), each with whether it is wanted: what stands in a `Not` is forbidden.
    pub fn parts_wanted(&self) -> Vec<(&Goal, bool)> {
        match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().flat_map(Goal::parts_wanted).collect(),
            Goal::Not(goal) => goal.parts().into_iter().map(|part| (part, false)).collect(),
            _ => vec![(self, true)],
        }
    }

    /// What it asks to say first, if anything.
    pub fn act_wanted(&self) -> Option<ActGoal> {
        self.wanted().into_iter().find_map(|part| if let Goal::Act(act) = part { Some(*act) } else { None })
    }

    /// The goals that it is made of, itself where it is one: each that is no `All`, `Any` or `Not`.
    pub fn parts(&self) -> Vec<&Goal> {
        match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().flat_map(Goal::parts).collect(),
            Goal::Not(goal) => goal.parts(),
            _ => vec![self],
        }
    }
}

/// What a student is to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActGoal {
    /// A claim of a draw that is right, for this reason or for any (FIDE Laws 9.2, 9.3; ledger R31, R32).
    Claim(Option<ClaimKind>),
    /// An offer of a draw at the proper time (FIDE Laws 9.1; ledger R28).
    Offer,
    /// That an offer is accepted.
    Accept,
    /// That an offer is declined; a move declines it too.
    Decline,
    /// That the game is given up (FIDE Laws 5.1.2; ledger R27).
    Resign,
}

impl ActGoal {
    /// The key in lesson files, and the word in catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            ActGoal::Claim(_) => "claim",
            ActGoal::Offer => "offer",
            ActGoal::Accept => "accept",
            ActGoal::Decline => "decline",
            ActGoal::Resign => "resign",
        }
    }
}

/// Which checks count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CheckKind {
    /// Any.
    Any,
    /// One whose checking man cannot be captured.
    Safe,
    /// One by two men at once.
    Double,
    /// One by a man that the move uncovered.
    Discovered,
}

impl CheckKind {
    /// Every kind.
    pub const ALL: [CheckKind; 4] = [CheckKind::Any, CheckKind::Safe, CheckKind::Double, CheckKind::Discovered];

    /// The name in lesson files and catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            CheckKind::Any => "any",
            CheckKind::Safe => "safe",
            CheckKind::Double => "double",
            CheckKind::Discovered => "discovered",
        }
    }
}

/// How a check is to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answering {
    /// In any way.
    Any,
    /// In this way.
    By(AnswerWay),
    /// In every way there is, one after the other, each from the beginning.
    Every,
}

/// The three ways to answer a check (ledger R24; the “3 Κ” of Greek teachers).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnswerWay {
    /// The king moves away.
    Move,
    /// The checking piece is captured, by the king or another.
    Capture,
    /// Something is put in between.
    Block,
}

impl AnswerWay {
    /// Every way.
    pub const ALL: [AnswerWay; 3] = [AnswerWay::Move, AnswerWay::Capture, AnswerWay::Block];

    /// The name in lesson files and catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            AnswerWay::Move => "move",
            AnswerWay::Capture => "capture",
            AnswerWay::Block => "block",
        }
    }
}

/// What spoils a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fail {
    /// Men of the student's are lost. An opponent that stands still takes nothing: there, what it *could* take after a move
    /// counts as lost.
    Lose(Loss),
    /// The opponent promotes a pawn.
    OpponentPromotes,
    /// A move of the student's does this.
    When(Goal),
}

/// Which men must not be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// None.
    Any,
    /// None for nothing: what is taken can be taken back at once.
    Unprotected,
    /// None of those that stand here in the diagram, wherever they go.
    Men(SquareSet),
}

/// What the other side does after a move of the student's.
#[derive(Clone, Debug)]
pub enum Opponent {
    /// It stands still: the turn comes back. No en passant right survives it.
    Still,
    /// It answers as the file says.
    Line(Script),
    /// It answers by itself.
    Replies(Replies),
}

/// How an opponent answers by itself. The same position is always answered in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replies {
    /// How well.
    pub strength: Strength,
    /// What decides between moves that seem equally good.
    pub seed: u32,
}

/// How well an opponent answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Any legal move.
    Random,
    /// It takes what it can, and looks no further.
    Weak,
    /// It sees what the next move threatens.
    Fair,
    /// As well as it can.
    Best,
}

impl Strength {
    /// Every strength, the weakest first.
    pub const ALL: [Strength; 4] = [Strength::Random, Strength::Weak, Strength::Fair, Strength::Best];

    /// The name in lesson files.
    pub const fn name(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Weak => "weak",
            Strength::Fair => "fair",
            Strength::Best => "best",
        }
    }
}

/// Replies written beforehand: what the student may play here, what is answered, and how it goes on.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// One branch for each foreseen move; no move twice.
    pub branches: Vec<Branch>,
}

/// One foreseen move of the student's.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The student's move.
    pub student: Move,
    /// The answer; `None` where the line ends with the student's move.
    pub reply: Option<Move>,
    /// What follows.
    pub next: Script,
}
