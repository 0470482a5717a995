//! What is not answered, because the exercise asks it.

use crate::lesson::{ChoiceQuestion, Choose, Mark, Question, Squares, Task};
use crate::session::{Phase, Session};

use super::commands::Ask;

/// Whether the exercise, as yet unsolved, asks just this.
pub(super) fn asks_the_same(session: &Session, asked: &Ask) -> bool {
    match (&session.step().task, asked) {
        (Task::Mark(Mark { answer: Squares::Asked(question) }), Ask::Question(asked)) => {
            let asked = asked.clone().with_stars(session.step().diagram.stars);
            *question == asked && !matches!(session.phase(), Phase::Solved { .. })
        }
        // All moves of the board hold those of the piece that is asked about.
        (Task::Mark(Mark { answer }), Ask::Moves) => {
            let about_moves = match answer {
                Squares::Asked(question) => is_about_moves(question),
                Squares::Given(_) => true,
            };
            about_moves && !matches!(session.phase(), Phase::Solved { .. })
        }
        (Task::Choose(Choose { question, .. }), Ask::Castling) => {
            matches!(question, ChoiceQuestion::Castling { .. } | ChoiceQuestion::CastlingOf(_))
                && !matches!(session.phase(), Phase::Solved { .. })
        }
        _ => false,
    }
}

/// Whether the answer to a question can be read off a list of all moves.
fn is_about_moves(question: &Question) -> bool {
    match question {
        Question::MovesOf(_)
        | Question::MovesOfSide(_)
        | Question::CapturesOf(_)
        | Question::CapturesOfSide(_)
        | Question::MoversTo(_)
        | Question::Movable(_)
        | Question::ReachOf(_)
        | Question::ChecksOf(_)
        | Question::ChecksOfSide(_)
        | Question::MatesOf(_)
        | Question::MatesOfSide(_)
        | Question::StalematesOf(_)
        | Question::Hanging(_)
        | Question::Escapes
        | Question::Takers
        | Question::Blocks
        | Question::Blockers
        | Question::SafeSquares(_)
        | Question::CastlingOf(_)
        | Question::EnPassant
        // What attacks and what is controlled is seen by what can be taken and where one can go.
        | Question::AttackersOf(_)
        | Question::ControlledBy(_)
        | Question::ControlledBySide(_) => true,
        Question::Both(first, second) | Question::Either(first, second) | Question::Without(first, second) => {
            is_about_moves(first) || is_about_moves(second)
        }
        Question::DefendersOf(_)
        | Question::Attacked(_)
        | Question::Undefended(_)
        | Question::Checkers
        | Question::Pinned(_)
        | Question::PinnersOf(_)
        | Question::PinLineOf(_)
        | Question::LightSquares
        | Question::Stars(_)
        | Question::DarkSquares
        | Question::AllSquares
        | Question::EmptySquares
        | Question::Edge
        | Question::Corners
        | Question::Centre
        | Question::Square(_)
        | Question::File(_)
        | Question::Rank(_)
        | Question::DiagonalsOf(_)
        | Question::Around(_)
        | Question::Between(..)
        | Question::Pieces
        | Question::PiecesOf(_)
        | Question::Men
        | Question::MenOf(_)
        | Question::Kind(_)
        | Question::KindOf(..) => false,
    }
}
