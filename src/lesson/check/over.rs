//! Steps in which it is played on although the game has ended by itself: a dead position, the fifth occurrence,
//! seventy-five moves (FIDE Laws 5.2.2, 9.6; ledger R29–R32). A position that is mate or stalemate has no move to begin
//! with, which reading the file tells.

use crate::exercise::{Attempt, Outcome, State, advance};
use crate::explain::explain_outcome;
use crate::lesson::fault::Faults;
use crate::lesson::format::StepPlaces;
use crate::lesson::problem::Problem;
use crate::lesson::write::Asked;
use crate::lesson::{ChoiceQuestion, Opponent, Show, Step, Task};
use crate::rules::Game;
use crate::rules::game::{Outcome as Ending, OutcomeKind, Rulebook};

/// What a step makes of the game in its position.
enum Use {
    /// Nothing is played: the position is looked at.
    Looked,
    /// It is asked whether a move may be played. That a game is over by what is counted is an answer to that; of one that is
    /// over by what is on the board it is not.
    Asks,
    /// One side moves, or a move is asked about. A board with too little on it is as good for that as any.
    Moves,
    /// Both sides move in turn, as in a game.
    Game,
    /// Something is said that needs a game that goes on.
    Says,
}

/// Tells of a step that begins, or goes on, in a game that has ended by itself. Whether that is a fault, so that nothing
/// else needs to be said of it.
pub(super) fn check(step: &Step, places: &StepPlaces, faults: &mut Faults) -> bool {
    let rulebook = match &step.task {
        Task::Play(play) => play.rulebook,
        Task::Choose(choose) => choose.rulebook,
        Task::Show(_) | Task::Mark(_) | Task::Place(_) | Task::Write(_) => Rulebook::Fide,
    };
    let usage = usage(step);
    let game = &step.diagram.game;
    let span = places.position.clone().unwrap_or_else(|| places.id.clone());
    if !matches!(usage, Use::Looked) && !is_mate_or_stalemate(game) {
        let draws: Vec<OutcomeKind> = game.draws(rulebook).collect();
        // What was counted on purpose ends the game for everybody.
        let counted = draws.iter().copied().find(|kind| kind.is_counted());
        match (counted, draws.first(), usage) {
            (Some(_), _, Use::Asks) => {}
            (Some(kind), ..) | (None, Some(&kind), Use::Says) => {
                faults.add(Problem::GameOver { how: explain_outcome(game.position(), &drawn(kind)) }, span);
                return true;
            }
            // Where moves were played in it already, they have been told.
            (None, Some(_), Use::Game | Use::Asks) if was_drawn_before(game) => {}
            (None, Some(&kind), Use::Game | Use::Asks) => {
                faults.add(Problem::GameDrawn { how: explain_outcome(game.position(), &drawn(kind)) }, span);
            }
            (None, _, Use::Looked | Use::Asks | Use::Moves | Use::Game | Use::Says) => {}
        }
    }
    let Task::Show(show) = &step.task else { return false };
    if !alternates(game, show) {
        return false;
    }
    let span = places.line.clone().unwrap_or_else(|| places.id.clone());
    if let Some((game, kind)) = ended_within(step, OutcomeKind::is_counted) {
        faults.add(Problem::GameOver { how: explain_outcome(game.position(), &drawn(kind)) }, span);
        return true;
    }
    // What was drawn from the beginning has been told of there.
    if game.draws(rulebook).next().is_none()
        && let Some((game, kind)) = ended_within(step, |_| true)
    {
        faults.add(Problem::GameDrawn { how: explain_outcome(game.position(), &drawn(kind)) }, span);
    }
    false
}

fn usage(step: &Step) -> Use {
    match &step.task {
        Task::Play(play) if play.goal.asks_for_act() => Use::Says,
        Task::Play(play) => match play.opponent {
            Opponent::Still => Use::Moves,
            Opponent::Line(_) | Opponent::Replies(_) => Use::Game,
        },
        Task::Show(show) if show.line.is_empty() => Use::Looked,
        Task::Show(show) if show.line.len() > 1 && alternates(&step.diagram.game, show) => Use::Game,
        Task::Show(_) => Use::Moves,
        Task::Choose(choose) => match choose.question {
            ChoiceQuestion::Castling { .. } | ChoiceQuestion::CastlingOf(_) | ChoiceQuestion::EnPassant => Use::Moves,
            ChoiceQuestion::Legal { .. } => Use::Asks,
            // These ask, or know, whether the game is over.
            ChoiceQuestion::State | ChoiceQuestion::Draw | ChoiceQuestion::Text => Use::Looked,
        },
        Task::Write(write) => match write.asked {
            Asked::Move { .. } => Use::Moves,
            Asked::Square(_) => Use::Looked,
        },
        Task::Mark(_) | Task::Place(_) => Use::Looked,
    }
}

/// Whether the sides of a shown line move in turn, and neither ever stands still.
fn alternates(game: &Game, show: &Show) -> bool {
    let mut position = *game.position();
    show.line.iter().all(|shown| {
        let in_turn = position.piece_at(shown.mv.from()).is_some_and(|piece| piece.color == position.turn());
        if in_turn {
            position = position.play(shown.mv);
        }
        in_turn
    })
}

/// The game of a shown line where it is drawn in such a way and further moves are shown, if it is.
fn ended_within(step: &Step, ends: fn(OutcomeKind) -> bool) -> Option<(Game, OutcomeKind)> {
    let mut state = State::begin(step);
    loop {
        let (next, outcome) = advance(step, &state, Attempt::Next);
        if !matches!(outcome, Outcome::Shown(_)) {
            return None;
        }
        let ended = state.game.draws(Rulebook::Fide).find(|kind| ends(*kind));
        if let Some(kind) = ended {
            return Some((state.game, kind));
        }
        state = next;
    }
}

fn is_mate_or_stalemate(game: &Game) -> bool {
    let position = game.position();
    position.king(position.turn()).is_some() && !position.has_legal_move()
}

/// Whether the last move that led to the position was played in a game that was drawn already.
fn was_drawn_before(game: &Game) -> bool {
    let mut before = game.clone();
    before.take_back().is_some() && before.draws(Rulebook::Fide).next().is_some()
}

/// A draw that has come by itself.
const fn drawn(kind: OutcomeKind) -> Ending {
    Ending { kind, winner: None }
}
