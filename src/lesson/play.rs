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
    pub fn new(student: Color, goal: impl Into<Goal>) -> Play {
        Play {
            student,
            goal: goal.into(),
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
        self.acts || self.goal.asks_for_act()
    }

    /// Whether a draw is to be offered. There is time for that only where the opponent stands still: it is done after one's own
    /// move and before the answer (FIDE Laws 9.1.2.1).
    pub fn wants_offer(&self) -> bool {
        self.goal.acts().any(|act| act == ActGoal::Offer)
    }

    /// After how many moves the try is over: the file says so, or the goal is one of a single move. A mate that is asked for in
    /// so many ends with them, whatever else is left to do.
    pub fn moves_allowed(&self) -> Option<u32> {
        let allowed = self.limit.or_else(|| self.goal.moves_allowed());
        allowed.into_iter().chain(self.goal.mate_asked()).min()
    }
}

/// What solves a play step: conditions that all hold, no two of one key.
///
/// Some conditions are *events* (a check, a capture, castling): once they have happened they stay done, so that several may be
/// done one after the other. The others are *states* (attacking, defending, controlling, standing somewhere, being safe): they
/// must hold at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The conditions, in the order of the file.
    pub conditions: Vec<Condition>,
}

impl From<Condition> for Goal {
    fn from(condition: Condition) -> Goal {
        Goal { conditions: vec![condition] }
    }
}

/// One condition of a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// A piece of the student's arrives on each of these squares.
    Reach {
        /// The squares, in the order of the file.
        squares: Vec<Square>,
        /// Whether they must be visited in that order.
        in_order: bool,
    },
    /// Pieces of the opponent's are captured.
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
    /// The student's pieces attack the opponent's pieces on these squares.
    Attack(SquareSet),
    /// The student's pieces on these squares are protected.
    Defend(SquareSet),
    /// The student's pieces control these squares.
    Control(SquareSet),
    /// Pieces of the student's of these kinds stand on these squares.
    Bring(Vec<(PieceKind, Square)>),
    /// The opponent can take nothing of the student's [for nothing](crate::rules::query::hanging).
    Safe,
    /// The student says something that ends the game, or may end it.
    Act(ActGoal),
}

impl Condition {
    /// The key in lesson files.
    pub const fn key(&self) -> &'static str {
        match self {
            Condition::Reach { .. } => "reach",
            Condition::Capture { .. } => "capture",
            Condition::Check(_) => "check",
            Condition::Checkmate { .. } => "checkmate",
            Condition::Stalemate => "stalemate",
            Condition::AnswerCheck(_) => "answer-check",
            Condition::Castle(_) => "castle",
            Condition::EnPassant => "en-passant",
            Condition::Promote(_) => "promote",
            Condition::Attack(_) => "attack",
            Condition::Defend(_) => "defend",
            Condition::Control(_) => "control",
            Condition::Bring(_) => "bring",
            Condition::Safe => "safe",
            Condition::Act(act) => act.name(),
        }
    }

    /// Whether it must hold at the end, and is not done once it has happened.
    pub const fn is_state(&self) -> bool {
        matches!(
            self,
            Condition::Attack(_) | Condition::Defend(_) | Condition::Control(_) | Condition::Bring(_) | Condition::Safe
        )
    }

    /// After how many moves the try is over if the file says nothing: one where it is a single move, as many as a mate may take,
    /// none where the student may take as long as they like.
    const fn moves_allowed(&self) -> Option<u32> {
        match self {
            Condition::Reach { .. }
            | Condition::Capture { .. }
            | Condition::Promote(_)
            | Condition::Bring(_)
            | Condition::AnswerCheck(Answering::Every) => None,
            Condition::Checkmate { moves } => Some(*moves),
            // An offer is made after one's own move (FIDE Laws 9.1.2.1), everything else before any.
            Condition::Act(ActGoal::Claim(_) | ActGoal::Accept | ActGoal::Decline | ActGoal::Resign) => Some(0),
            _ => Some(1),
        }
    }
}

impl Goal {
    /// Mates in at most so many moves are proved against every defence; longer ones are played out against the opponent
    /// that the step has.
    pub const MOST_FORCED: u32 = 6;

    /// Whether this is all that it asks for.
    pub fn is_only(&self, condition: &Condition) -> bool {
        self.conditions == std::slice::from_ref(condition)
    }

    /// The one condition, where there is only one.
    pub fn only(&self) -> Option<&Condition> {
        if let [only] = self.conditions.as_slice() { Some(only) } else { None }
    }

    /// After how many moves the try is over if the file says nothing.
    pub fn moves_allowed(&self) -> Option<u32> {
        self.conditions.iter().map(Condition::moves_allowed).try_fold(0, |most, moves| Some(most.max(moves?)))
    }

    /// What it asks to say.
    pub fn acts(&self) -> impl Iterator<Item = ActGoal> {
        self.conditions
            .iter()
            .filter_map(|condition| if let Condition::Act(act) = condition { Some(*act) } else { None })
    }

    /// Whether it asks to say something.
    pub fn asks_for_act(&self) -> bool {
        self.acts().next().is_some()
    }

    /// In how many moves it asks for mate.
    pub fn mate_asked(&self) -> Option<u32> {
        let moves = |condition: &Condition| {
            if let Condition::Checkmate { moves } = condition { Some(*moves) } else { None }
        };
        self.conditions.iter().find_map(moves)
    }

    /// In how many moves it asks for mate, where that has to be forced.
    pub fn forced_mate(&self) -> Option<u32> {
        self.mate_asked().filter(|moves| *moves <= Goal::MOST_FORCED)
    }

    /// The same goal with mate in so many moves at the most.
    pub(crate) fn mate_within(&self, most: u32) -> Goal {
        let narrowed = |condition: &Condition| match condition {
            Condition::Checkmate { moves } => Condition::Checkmate { moves: most.min(*moves) },
            other => other.clone(),
        };
        Goal { conditions: self.conditions.iter().map(narrowed).collect() }
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

/// What fails the attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fail {
    /// Pieces of the student's are lost. An opponent that stands still takes nothing: there, what it *could* take after a move
    /// counts as lost.
    Lose(Loss),
    /// The opponent promotes a pawn.
    OpponentPromotes,
    /// A move of the student's does this.
    Does(Condition),
}

/// Which pieces must not be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// None.
    Any,
    /// None for nothing: what is taken can be taken back at once.
    Unprotected,
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

/// Replies written beforehand: what the student may play, what is answered, and how it goes on. A tree of nodes, in each of
/// which the student is to move; the first is its root.
#[derive(Clone, Debug)]
pub struct Script {
    nodes: Vec<Vec<Branch>>,
}

impl Default for Script {
    fn default() -> Script {
        Script { nodes: vec![Vec::new()] }
    }
}

impl Script {
    /// The node in which it begins.
    pub const ROOT: usize = 0;

    /// The foreseen moves in a node, no move twice.
    pub fn branches(&self, node: usize) -> &[Branch] {
        self.nodes.get(node).map_or(&[], Vec::as_slice)
    }

    /// Every branch.
    pub fn all(&self) -> impl Iterator<Item = &Branch> {
        self.nodes.iter().flatten()
    }

    /// The branch of this move in a node, added if there is none, and whether it was.
    pub fn branch(&mut self, node: usize, student: Move) -> Option<(&mut Branch, bool)> {
        let known = self.branches(node).iter().position(|branch| branch.student == student);
        let at = match known {
            Some(at) => at,
            None => {
                let next = self.nodes.len();
                self.nodes.push(Vec::new());
                let branches = self.nodes.get_mut(node)?;
                branches.push(Branch { student, reply: None, next });
                branches.len() - 1
            }
        };
        Some((self.nodes.get_mut(node)?.get_mut(at)?, known.is_none()))
    }
}

/// One foreseen move of the student's.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The student's move.
    pub student: Move,
    /// The answer; `None` where the line ends with the student's move.
    pub reply: Option<Move>,
    /// The node that follows.
    pub next: usize,
}
