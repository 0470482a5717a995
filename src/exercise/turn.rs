//! One turn of a step that is played: the student's move and what the goal says of it, whether the game is over by it, and
//! the opponent's answer.

use crate::lesson::{Condition, Opponent, Play};
use crate::rules::{Game, Move, Position};

use super::budget::Budget;
use super::miss::{self, Miss, Verdict, Why};
use super::state::{Played, Playing};
use super::{declare, fail, goal, mate, opponent};

/// A legal move made: where it leads, and what the goal says of it.
pub(super) struct Turn {
    pub(super) playing: Playing,
    pub(super) played: Played,
    pub(super) verdict: Verdict,
    /// Positions that were looked at to see whether a mate is still forced.
    pub(super) looked: u64,
    next: Next,
}

/// Where a turn leads.
#[derive(Clone, Copy)]
enum Next {
    /// The try ends with the student's move.
    Over,
    /// The opponent stands still.
    Passed,
    /// The opponent answers.
    Answered(Move),
    /// The same position once more: each way out of check is shown from the beginning.
    Again,
}

impl Turn {
    /// The position after it.
    pub(super) fn position(&self) -> Position {
        let after = self.played.after;
        match self.next {
            Next::Over => after,
            Next::Passed => passed(&after),
            Next::Answered(reply) => after.play(reply),
            Next::Again => self.played.before,
        }
    }

    /// The game after it.
    pub(super) fn game(&self, before: &Game) -> Game {
        let mut game = before.clone();
        if !matches!(self.next, Next::Again) {
            game.play(self.played.mv);
        }
        match self.next {
            Next::Over | Next::Again => {}
            Next::Passed => game.stand_still(),
            Next::Answered(reply) => game.play(reply),
        }
        game
    }
}

/// The student's move applied, the reply not yet chosen.
#[derive(Clone)]
pub(super) struct PendingTurn {
    playing: Playing,
    played: Played,
    pub(super) verdict: Verdict,
    looked: u64,
}

impl PendingTurn {
    /// The student's move, a legal one, and what the goal says of it.
    pub(super) fn of(play: &Play, game: &Game, playing: &Playing, mv: Move) -> PendingTurn {
        let before = *game.position();
        let is_first = playing.moves == 0;
        let mut playing = Playing { moves: playing.moves + 1, ..*playing };
        let takes_protected = mv.captured_square().is_some_and(|square| playing.left.protected.contains(square));
        let played = Played { before, mv, after: before.play(mv), reply: None, takes_protected };
        let unsaid = declare::at_move(play, game, &mut playing, mv);
        let mut verdict = match fail::after_move(play, &played) {
            Some(miss) => Verdict::Missed(miss),
            None => match (goal::judge(play, &mut playing, &played), unsaid) {
                (Verdict::Solved(why), _) => Verdict::Solved(why),
                (_, Some(miss)) => Verdict::Missed(miss),
                (verdict, None) => verdict,
            },
        };
        if is_first && !play.accept.is_empty() && !play.accept.contains(&mv) {
            verdict = Verdict::Missed(match verdict {
                Verdict::Solved(_) => Miss::NotAccepted,
                Verdict::Missed(miss) => miss,
                Verdict::Going => Miss::Unforeseen,
            });
        }
        // Of a move that does nothing else that the goal asks for, that it declines an offer is what is right.
        let does_nothing_else = matches!(&verdict, Verdict::Solved(Why::Together(whys)) if whys.is_empty());
        if does_nothing_else && game.draw_offer() == Some(play.student.opponent()) {
            verdict = Verdict::Solved(Why::DeclinedByMove);
        }
        PendingTurn { playing, played, verdict, looked: 0 }
    }

    /// The answers that there are.
    pub(super) fn replies(&self) -> Vec<Move> {
        self.played.after.legal_moves().iter().copied().collect()
    }

    /// The turn with this answer, draws apart, which take a search of their own to see.
    pub(super) fn replied(mut self, play: &Play, reply: Move) -> Turn {
        self.played.reply = Some(reply);
        let spoilt = fail::after_reply(play, &self.played.after, reply);
        self.playing.left.follow(reply, play.student.opponent());
        let position = self.played.after.play(reply);
        let over = || (!position.has_legal_move()).then(|| miss::no_move_left(&position));
        self.then(Next::Answered(reply), spoilt.or_else(over))
    }

    /// The turn with the answer of the step's opponent to a move of the student's that was made in this game, where the move
    /// itself decides nothing.
    pub(super) fn answer(mut self, play: &Play, before: &Game) -> Turn {
        if !matches!(self.verdict, Verdict::Going) {
            return self.then(Next::Over, None);
        }
        if !self.playing.left.ways().is_empty() {
            return self.then(Next::Again, None);
        }
        let after = self.played.after;
        if matches!(play.opponent, Opponent::Still) {
            // A king that stands still in check would be left to be taken: the try ends here.
            if after.is_check() {
                let miss = goal::miss_for_check_on_passive_opponent(play, &self.playing, &self.played);
                return self.then(Next::Over, Some(miss));
            }
            if !after.has_legal_move() && after.king(after.turn()).is_some() {
                let miss = stalemate_of_passive_opponent(play, &after);
                return self.then(Next::Over, Some(miss));
            }
            let position = passed(&after);
            let over = (!position.has_legal_move()).then(|| miss::no_move_left(&position));
            return self.then(Next::Passed, over);
        }
        // Mate or stalemate: there is nothing left to answer.
        if !after.has_legal_move() {
            return self.then(Next::Over, Some(miss::no_answer(&after)));
        }
        let reply = match &play.opponent {
            Opponent::Line(script) => {
                let branches = script.branches(self.playing.line);
                let Some(branch) = branches.iter().find(|branch| branch.student == self.played.mv) else {
                    return self.then(Next::Over, Some(Miss::Unforeseen));
                };
                self.playing.line = branch.next;
                branch.reply
            }
            Opponent::Replies(_) | Opponent::Still => None,
        };
        if let Some(miss) = self.spoilt(play, before) {
            return self.then(Next::Over, Some(miss));
        }
        let mut game = before.clone();
        game.play(self.played.mv);
        let reply = match &play.opponent {
            Opponent::Replies(replies) => opponent::answer(play, &game, *replies),
            Opponent::Still | Opponent::Line(_) => reply,
        };
        let Some(reply) = reply else { return self.then(Next::Over, Some(Miss::DeadEnd)) };
        let mut turn = self.replied(play, reply);
        // A script may end in a draw, and an opponent that answers by itself draws whenever it can.
        game.play(reply);
        if let (Verdict::Going, Some(miss)) = (&turn.verdict, drawn(play, before, &game)) {
            turn.verdict = Verdict::Missed(miss);
        }
        turn
    }

    /// What a move that the goal leaves open has spoilt for an opponent that moves: the game is drawn by it, or a mate that has
    /// to be forced is not.
    pub(super) fn spoilt(&mut self, play: &Play, before: &Game) -> Option<Miss> {
        if matches!(play.opponent, Opponent::Still) {
            return None;
        }
        let mut game = before.clone();
        game.play(self.played.mv);
        drawn(play, before, &game).or_else(|| {
            let mut budget = Budget::new(mate::BUDGET);
            let miss = unforced_mate(play, &self.playing, &self.played.after, &mut budget);
            self.looked += mate::BUDGET - budget.left();
            miss
        })
    }

    fn then(self, next: Next, miss: Option<Miss>) -> Turn {
        let PendingTurn { playing, played, verdict, looked } = self;
        Turn { playing, played, verdict: miss.map_or(verdict, Verdict::Missed), looked, next }
    }
}

/// Makes a legal move of the student's and the opponent's answer. The one place where a turn of a play step happens;
/// the [searches](super::path) step through it too.
pub(super) fn make(play: &Play, game: &Game, playing: &Playing, mv: Move) -> Turn {
    PendingTurn::of(play, game, playing, mv).answer(play, game)
}

/// Why a mate that has to be forced is not forced any more after a move of the student's: a defence holds, against which the moves
/// that are left are too few. Whether the opponent finds it makes no difference.
fn unforced_mate(play: &Play, playing: &Playing, after: &Position, budget: &mut Budget) -> Option<Miss> {
    let asked = play.goal.forced_mate()?;
    let left = asked.saturating_sub(playing.moves);
    match mate::defence(after, left, budget) {
        mate::Defended::By(_) if left == 0 => Some(Miss::OutOfMoves { limit: asked }),
        mate::Defended::By(defence) => Some(Miss::MateEscapes { defence, left }),
        mate::Defended::Stalemate => Some(Miss::Stalemate),
        mate::Defended::No | mate::Defended::Unknown => None,
    }
}

/// A game that has ended by itself since the student's turn began: a dead position, the fifth occurrence, seventy-five moves
/// (FIDE Laws 5.2.2, 9.6; ledger R29–R32), by the rulebook of the step. A diagram that is such a draw already is no game
/// that could end – two bare kings may practise the opposition.
fn drawn(play: &Play, before: &Game, now: &Game) -> Option<Miss> {
    let ending = now.outcome(play.rulebook)?;
    before.outcome(play.rulebook).is_none().then_some(Miss::GameOver(ending))
}

/// Why the game is over after a move to an opponent that stands still: its king is stalemated (FIDE Laws 5.2.1). Without its king
/// there is no game that could end. Draws that the board does not show at once end nothing here: a king that learns to walk may take
/// the last piece on its way.
fn stalemate_of_passive_opponent(play: &Play, after: &Position) -> Miss {
    // Where this stalemate is asked for, it comes before the rest.
    let is_asked = play.goal.conditions.contains(&Condition::Stalemate);
    let ending = Game::new(*after).outcome(play.rulebook).filter(|_| is_asked);
    ending.map_or(Miss::Stalemate, Miss::GameOver)
}

/// The position in which the side to move stands still.
fn passed(position: &Position) -> Position {
    position.with_turn(position.turn().opponent())
}
