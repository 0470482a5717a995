//! What is not answered, because the exercise asks it: not the phrase decides, but whether what would be told is the answer.

use crate::lesson::{Asked, ChoiceQuestion, Goal, Mark, Question, Squares, Task};
use crate::rules::{CastlingSide, Color, Game, PieceKind, Position, Square, query};
use crate::session::{Phase, Session};

use super::commands::Ask;

/// Whether the exercise, as yet unsolved, asks just this.
pub(super) fn asks_the_same(session: &Session, asked: &Ask) -> bool {
    if matches!(session.phase(), Phase::Solved { .. }) {
        return false;
    }
    let position = session.position();
    match (&session.step().task, asked) {
        (Task::Mark(Mark { answer }), Ask::Question(asked)) => {
            let asked = asked.clone().with_stars(session.step().diagram.stars);
            tells(&asked, answer, position)
        }
        // All moves of the board hold those of the piece that is asked about.
        (Task::Mark(Mark { answer }), Ask::Moves) => match answer {
            Squares::Asked(question) => is_about_moves(question),
            Squares::Given(_) => true,
        },
        (Task::Choose(choose), Ask::Question(asked)) => {
            doubted(choose.question, session.game()).iter().any(|mv| mv.is_told_by(asked))
                || choose.question == ChoiceQuestion::EnPassant && is_about_en_passant(asked)
        }
        (Task::Choose(choose), Ask::Moves) => {
            doubted(choose.question, session.game()).iter().any(|mv| mv.is_of(position.turn()))
        }
        (Task::Choose(choose), Ask::Castling) => {
            matches!(choose.question, ChoiceQuestion::Castling { .. } | ChoiceQuestion::CastlingOf(_))
        }
        (Task::Play(play), Ask::Question(asked)) => finds(asked, &play.goal),
        // The list of moves has them written as they are to be written.
        (Task::Write(write), Ask::Moves) => matches!(write.asked, Asked::Move { .. }),
        _ => false,
    }
}

/// Whether a question finds the checks, mates or stalemates that a goal wants.
fn finds(asked: &Question, goal: &Goal) -> bool {
    let wants =
        |wanted: fn(&Goal) -> bool| goal.parts_wanted().iter().any(|(part, is_wanted)| *is_wanted && wanted(part));
    match asked {
        Question::ChecksOf(_) | Question::ChecksOfSide(_) => wants(|part| matches!(part, Goal::Check(_))),
        Question::MatesOf(_) | Question::MatesOfSide(_) => wants(|part| matches!(part, Goal::Checkmate { .. })),
        Question::StalematesOf(_) => wants(|part| matches!(part, Goal::Stalemate)),
        Question::Joined(_, first, second) => finds(first, goal) || finds(second, goal),
        _ => false,
    }
}

/// Whether the sign behind a move, for check or mate, would tell what is to be found.
pub(super) fn signs_tell(session: &Session) -> bool {
    let wants_check =
        |(part, is_wanted): (&Goal, bool)| is_wanted && matches!(part, Goal::Check(_) | Goal::Checkmate { .. });
    match &session.step().task {
        Task::Play(play) => {
            !matches!(session.phase(), Phase::Solved { .. }) && play.goal.parts_wanted().into_iter().any(wants_check)
        }
        Task::Show(_) | Task::Mark(_) | Task::Choose(_) | Task::Place(_) | Task::Write(_) => false,
    }
}

/// Whether a question tells what is to be marked: it holds all of that, and as much again at the most. That it does so by
/// chance is no reason: where a man of the position is gone or has moved, it must still hold all, and lose what is lost.
fn tells(asked: &Question, answer: &Squares, position: &Position) -> bool {
    let (wanted, told) = (answer.answer(position), asked.answer(position));
    let Squares::Asked(question) = answer else {
        // Which question they answer the file does not say.
        return !is_seen(asked) && wanted.any() && told == wanted;
    };
    if question == asked {
        return true;
    }
    // What everybody sees, a file or a side's rooks, is told unless just that is asked.
    let enough = if is_seen(asked) { is_seen(question) && told == wanted } else { told.len() <= 2 * wanted.len() };
    let follows = |position: &Position| {
        let (now, told) = (question.answer(position), asked.answer(position));
        (now & !told).is_empty() && (wanted & !now & told).is_empty()
    };
    wanted.any() && enough && follows(position) && neighbours(position).iter().all(follows)
}

/// The positions that differ from this one by a move of either side, or by a man that is gone.
fn neighbours(position: &Position) -> Vec<Position> {
    let moved = Color::ALL.into_iter().flat_map(|color| {
        let position = position.with_turn(color);
        let turn = position.turn();
        position.legal_moves().iter().map(|mv| position.play(*mv).with_turn(turn)).collect::<Vec<_>>()
    });
    let men = position.board().occupied() & !position.board().of_kind(PieceKind::King);
    let gone = men.iter().map(|square| {
        let mut setup = position.setup();
        setup.board.set(square, None);
        Position::new(setup)
    });
    moved.chain(gone).collect()
}

/// Whether a question asks for captures en passant: that there are none is an answer as well.
fn is_about_en_passant(question: &Question) -> bool {
    match question {
        Question::EnPassant => true,
        Question::Joined(_, first, second) => is_about_en_passant(first) || is_about_en_passant(second),
        _ => false,
    }
}

/// A move of which a step asks whether it may be played.
#[derive(Clone, Copy)]
struct Doubted {
    color: Color,
    from: Square,
    to: Square,
    how: How,
}

/// How such a move is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    Plainly,
    EnPassant,
    Castling,
}

/// The moves of which a question asks whether they may be played.
fn doubted(question: ChoiceQuestion, game: &Game) -> Vec<Doubted> {
    let position = game.position();
    let castle = |color: Color, side: CastlingSide| Doubted {
        color,
        from: CastlingSide::king_home(color),
        to: side.king_target(color),
        how: How::Castling,
    };
    match question {
        ChoiceQuestion::Castling { color, side } => vec![castle(color, side)],
        ChoiceQuestion::CastlingOf(color) => CastlingSide::ALL.map(|side| castle(color, side)).to_vec(),
        ChoiceQuestion::Legal { from, to, .. } => {
            let color = position.piece_at(from).map_or(position.turn(), |piece| piece.color);
            let is_king = position.king(color) == Some(from);
            let how = match CastlingSide::of_king_move(color, from, to) {
                Some(_) if is_king => How::Castling,
                _ if position.en_passant() == Some(to) => How::EnPassant,
                _ => How::Plainly,
            };
            vec![Doubted { color, from, to, how }]
        }
        ChoiceQuestion::EnPassant => {
            let color = position.turn();
            let taking = |it: query::EnPassant| Doubted { color, from: it.pawn.square, to: it.to, how: How::EnPassant };
            query::en_passant(game).into_iter().map(taking).collect()
        }
        ChoiceQuestion::State | ChoiceQuestion::Draw | ChoiceQuestion::Text => Vec::new(),
    }
}

impl Doubted {
    /// Whether a list of this side's moves would have it.
    fn is_of(self, color: Color) -> bool {
        self.color == color
    }

    /// Whether the answer to a question shows whether it may be played.
    fn is_told_by(self, asked: &Question) -> bool {
        match asked {
            Question::MovesOf(square) | Question::ReachOf(square) => *square == self.from,
            Question::CapturesOf(square) => *square == self.from && self.how != How::Castling,
            Question::MoversTo(square) => *square == self.to,
            Question::MovesOfSide(color) | Question::Movable(color) => *color == self.color,
            Question::CapturesOfSide(color) => *color == self.color && self.how != How::Castling,
            Question::CastlingOf(color) => *color == self.color && self.how == How::Castling,
            Question::EnPassant => self.how == How::EnPassant,
            Question::Joined(_, first, second) => self.is_told_by(first) || self.is_told_by(second),
            _ => false,
        }
    }
}

/// Whether everybody sees the answer to a question on the board: where squares lie, and what stands where.
fn is_seen(question: &Question) -> bool {
    match question {
        Question::Joined(_, first, second) => is_seen(first) && is_seen(second),
        Question::LightSquares
        | Question::DarkSquares
        | Question::Stars(_)
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
        | Question::KindOf(..) => true,
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
        Question::Joined(_, first, second) => {
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
