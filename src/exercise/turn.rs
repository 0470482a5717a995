//! One turn of a step that is played: the student's move and what the goal says of it, whether the game is over by it, and
//! the opponent's answer.

use crate::lesson::{ActGoal, Answering, Goal, Opponent, Play, Script};
use crate::rules::{Game, Move};

use super::proof::Budget;
use super::{Miss, Played, Playing, Progress, State, Why, act, fail, goal, mate, miss, opponent};

/// A legal move made: where it leads, and what the goal says of it.
pub(super) struct Turn {
    pub(super) state: State,
    pub(super) played: Played,
    pub(super) verdict: Verdict,
    /// Positions that were looked at to see whether a mate is still forced.
    pub(super) looked: u64,
}

/// What a goal says of one move, and whether the mate that it asks for is still forced after it.
#[derive(Clone)]
pub(super) enum Verdict {
    Solved(Why),
    Missed(Miss),
    Going,
}

/// A turn before the opponent's answer.
#[derive(Clone)]
pub(super) struct Half {
    game: Game,
    playing: Playing,
    played: Played,
    pub(super) verdict: Verdict,
    looked: u64,
}

impl Half {
    /// The student's move, a legal one, and what the goal says of it.
    pub(super) fn of(play: &Play, state: &State, playing: &Playing, mv: Move) -> Half {
        let before = *state.position();
        let mut game = state.game.clone();
        game.play(mv);
        let after = *game.position();
        let is_first = playing.moves == 0;
        let mut playing = Playing { moves: playing.moves + 1, ..playing.clone() };
        fail::follow(&mut playing.guarded, mv, play.student);
        let spared = mv.captured_square().and_then(|square| playing.take(square));
        let played = Played { before, mv, after, reply: None, spared };
        let is_accepted = !is_first || play.accept.is_empty() || play.accept.contains(&mv);
        let mut verdict = {
            let unsaid = act::at_move(play, &state.game, &mut playing, mv);
            match fail::after_move(play, &playing, &played) {
                Some(miss) => Verdict::Missed(miss),
                None => match (goal::judge(play, &mut playing, &played), unsaid) {
                    (Verdict::Solved(why), _) => Verdict::Solved(why),
                    (_, Some(miss)) => Verdict::Missed(miss),
                    (verdict, None) => verdict,
                },
            }
        };
        if !is_accepted {
            verdict = Verdict::Missed(match verdict {
                Verdict::Solved(_) => Miss::NotAccepted,
                Verdict::Missed(miss) => miss,
                Verdict::Going => Miss::Unforeseen,
            });
        }
        let nothing_else = match &verdict {
            Verdict::Solved(Why::Together(whys)) => whys.is_empty(),
            Verdict::Solved(Why::Avoided) => play.goal.parts().contains(&&Goal::Act(ActGoal::Accept)),
            Verdict::Solved(_) | Verdict::Missed(_) | Verdict::Going => false,
        };
        if nothing_else && state.game.draw_offer() == Some(play.student.opponent()) {
            verdict = Verdict::Solved(Why::DeclinedByMove);
        }
        Half { game, playing, played, verdict, looked: 0 }
    }

    /// The answers that there are.
    pub(super) fn replies(&self) -> Vec<Move> {
        self.game.position().legal_moves().iter().copied().collect()
    }

    /// The turn with this answer of an opponent that moves. What it spoils ends the try, and so does a game that is over by
    /// it: a script may end like this, and an opponent that answers by itself does it whenever it can.
    fn answered(self, play: &Play, before: &Game, reply: Move) -> Turn {
        let turn = self.replied(play, reply);
        match drawn(play, before, &turn.state.game) {
            Some(miss) if matches!(turn.verdict, Verdict::Going) => Turn { verdict: Verdict::Missed(miss), ..turn },
            _ => turn,
        }
    }

    /// The same without draws, which take a search of their own to see.
    pub(super) fn replied(mut self, play: &Play, reply: Move) -> Turn {
        self.played.reply = Some(reply);
        let spoilt = fail::after_reply(play, &self.playing, &self.played.after, reply);
        self.game.play(reply);
        self.playing.follow(reply, play.student.opponent());
        let position = self.game.position();
        let over = (!position.has_legal_move()).then(|| miss::no_move_left(position));
        match spoilt.or(over) {
            Some(miss) => self.missed(miss),
            None => self.end(),
        }
    }

    /// The turn with the answer of the step's opponent to a move of the student's that was made in this state, where the move
    /// itself decides nothing.
    pub(super) fn answer(mut self, play: &Play, state: &State) -> Turn {
        if !matches!(self.verdict, Verdict::Going) {
            return self.end();
        }
        if play.goal == Goal::AnswerCheck(Answering::Every) {
            // Each way is shown from the beginning.
            self.game = state.game.clone();
            return self.end();
        }
        let after = self.played.after;
        match &play.opponent {
            // A king that stands still in check would be left to be taken: the try ends here.
            Opponent::Still if after.is_check() => {
                let miss = goal::check_to_stillness(play, &self.playing, &self.played);
                self.missed(miss)
            }
            Opponent::Still => {
                if let Some(miss) = stalemate_to_stillness(play, &self.game) {
                    return self.missed(miss);
                }
                self.game.stand_still();
                let position = *self.game.position();
                if position.has_legal_move() { self.end() } else { self.missed(miss::no_move_left(&position)) }
            }
            // Mate or stalemate: there is nothing left to answer.
            _ if !after.has_legal_move() => self.missed(miss::no_answer(&after)),
            Opponent::Line(script) => match reply(script, &mut self.playing.branches, self.played.mv) {
                Some(Some(answer)) => match self.spoilt(play, &state.game) {
                    Some(miss) => self.missed(miss),
                    None => self.answered(play, &state.game, answer),
                },
                Some(None) => self.missed(Miss::DeadEnd),
                None => self.missed(Miss::Unforeseen),
            },
            Opponent::Replies(replies) => {
                if let Some(miss) = self.spoilt(play, &state.game) {
                    return self.missed(miss);
                }
                match opponent::answer(play, &self.game, *replies) {
                    Some(answer) => self.answered(play, &state.game, answer),
                    None => self.missed(miss::no_answer(&after)),
                }
            }
        }
    }

    /// What a move that the goal leaves open has spoilt for an opponent that moves: the game is drawn by it, or a mate that has
    /// to be forced is not.
    pub(super) fn spoilt(&mut self, play: &Play, before: &Game) -> Option<Miss> {
        if matches!(play.opponent, Opponent::Still) {
            return None;
        }
        drawn(play, before, &self.game).or_else(|| {
            let mut budget = Budget::new(mate::BUDGET);
            let miss = goal::strike_mates(play, &mut self.playing, &self.played, &mut budget);
            self.looked += mate::BUDGET - budget.left();
            miss
        })
    }

    fn missed(mut self, miss: Miss) -> Turn {
        self.verdict = Verdict::Missed(miss);
        self.end()
    }

    pub(super) fn end(self) -> Turn {
        let state = State { game: self.game, progress: Progress::Play(self.playing) };
        Turn { state, played: self.played, verdict: self.verdict, looked: self.looked }
    }
}

/// Makes a legal move of the student's and the opponent's answer. The one place where a turn of a play step happens;
/// the search of [`proof`](super::proof) steps through it too.
pub(super) fn make(play: &Play, state: &State, playing: &Playing, mv: Move) -> Turn {
    Half::of(play, state, playing, mv).answer(play, state)
}

/// A game that has ended by itself since the student's turn began: a dead position, the fifth occurrence, seventy-five moves
/// (FIDE Laws 5.2.2, 9.6; ledger R29–R32), by the rulebook of the step. A diagram that is such a draw already is no game
/// that could end – two bare kings may practise the opposition.
pub(super) fn drawn(play: &Play, before: &Game, now: &Game) -> Option<Miss> {
    let moves = !matches!(play.opponent, Opponent::Still);
    let ending = now.outcome(play.rulebook).filter(|_| moves)?;
    before.outcome(play.rulebook).is_none().then_some(Miss::GameOver(ending))
}

/// Why the game is over after a move to an opponent that stands still: its king is stalemated (FIDE Laws 5.2.1). Without its king
/// there is no game that could end. Draws that the board does not show at once end nothing here: a king that learns to walk may take
/// the last piece on its way.
fn stalemate_to_stillness(play: &Play, now: &Game) -> Option<Miss> {
    let after = now.position();
    if after.has_legal_move() {
        return None;
    }
    after.king(after.turn())?;
    // Where this stalemate is asked for, it comes before the rest.
    let is_asked = play.goal.parts().contains(&&Goal::Stalemate);
    now.outcome(play.rulebook).filter(|_| is_asked).map(Miss::GameOver).or(Some(Miss::Stalemate))
}

/// The script's answer to a move: `None` if the move is not foreseen, `Some(None)` if the line ends with it.
fn reply(script: &Script, taken: &mut Vec<usize>, mv: Move) -> Option<Option<Move>> {
    let mut here = script;
    for &index in taken.iter() {
        here = &here.branches.get(index)?.next;
    }
    let (index, branch) = here.branches.iter().enumerate().find(|(_, branch)| branch.student == mv)?;
    taken.push(index);
    Some(branch.reply)
}
