//! The board in words.

use crate::explain;
use crate::language::{Message, MoveText, ids};
use crate::lesson::{MarkKind, Question, Task};
use crate::rules::{CastlingSide, Color, Game, Piece, PieceKind, Placed, Position, Rank, Square, SquareSet};
use crate::session::Session;

use super::commands::{Army, Ask, Men};

/// What stands on the board of a step, its stars and what is lit on it.
pub(super) fn diagram(session: &Session) -> Vec<Message> {
    let mut said = stands(session.position(), SquareSet::ALL);
    let stars = session.stars_left();
    if stars.any() {
        said.push(Message::new(ids::PLAIN_STARS).with("squares", list(stars)));
    }
    let answer = session.answer_lit();
    for (mark, squares) in session.lit() {
        if squares.any() {
            let mark = if mark == MarkKind::Target && squares == answer { "answer" } else { mark.name() };
            said.push(Message::new(ids::PLAIN_LIT).word("mark", mark).with("squares", list(squares)));
        }
    }
    for arrow in &session.step().arrows {
        said.push(Message::new(ids::PLAIN_ARROW).with("from", arrow.from).with("to", arrow.to));
    }
    said
}

/// The answer to a question about the board.
pub(super) fn answer(session: &Session, ask: &Ask) -> Vec<Message> {
    let position = session.position();
    match ask {
        Ask::Board => {
            let said = stands(position, SquareSet::ALL);
            if said.is_empty() { vec![ids::PLAIN_NONE_THERE.into()] } else { said }
        }
        Ask::Moves => {
            let moves = position.legal_moves();
            let written = |mv| Message::new(ids::PHRASE_MOVE).with("move", explain::move_text(position, mv));
            let line: Vec<Message> = moves.iter().copied().map(written).collect();
            if line.is_empty() {
                vec![ids::PLAIN_NO_MOVES.into()]
            } else {
                vec![
                    Message::new(ids::PLAIN_MOVES)
                        .with("side", position.turn())
                        .with("line", crate::language::Arg::List(line)),
                ]
            }
        }
        Ask::Rank(rank) => {
            let squares = Square::all().filter(|square| square.rank() == *rank);
            vec![Message::new(ids::PLAIN_RANK).with("rank", *rank).with("what", on(position, squares))]
        }
        Ask::File(file) => {
            let squares = Square::all().filter(|square| square.file() == *file);
            vec![Message::new(ids::PLAIN_FILE).with("file", *file).with("what", on(position, squares))]
        }
        Ask::LastMove => vec![last_move(session.game())],
        Ask::SoFar => vec![so_far(session.game())],
        Ask::Turn => {
            let yours = if student(session) == Some(position.turn()) { "yes" } else { "no" };
            vec![Message::new(ids::PLAIN_TURN).with("side", position.turn()).word("yours", yours)]
        }
        Ask::Castling => Color::ALL.map(|color| castling(position, color)).to_vec(),
        Ask::Where(Men { army, kind }) => {
            let board = position.board();
            let of_army = match army {
                Army::Any => board.occupied(),
                Army::Mine => board.of_color(student(session).unwrap_or(position.turn())),
                Army::Of(color) => board.of_color(*color),
            };
            let said = stands(position, kind.map_or(of_army, |kind| of_army & board.of_kind(kind)));
            if said.is_empty() { vec![ids::PLAIN_NONE_THERE.into()] } else { said }
        }
        Ask::Nowhere(no_square) => vec![explain::explain_no_square(no_square)],
        Ask::OfWhat => vec![ids::ASKED_OF_WHAT.into()],
        Ask::Question(question @ Question::AttackersOf(square)) => {
            // What controls the square of a piece attacks or protects it: whoever asks for one is told of the other.
            let protects = Question::DefendersOf(*square);
            let mut said = asked(position, question);
            if protects.answer(position).any() {
                said.extend(asked(position, &protects));
            }
            said
        }
        Ask::Question(question) => asked(position, &question.clone().with_stars(session.stars_left())),
    }
}

/// Who plays here: the student's side, where the step is played.
fn student(session: &Session) -> Option<Color> {
    match &session.step().task {
        Task::Play(play) => Some(play.student),
        Task::Show(_) | Task::Mark(_) | Task::Choose(_) | Task::Place(_) | Task::Write(_) => None,
    }
}

/// The move that was made last.
fn last_move(game: &Game) -> Message {
    if let (Some(mv), Some(before)) = (game.moves().last(), game.positions().rev().nth(1)) {
        return Message::new(ids::PLAIN_LAST_MOVE)
            .with("move", explain::move_text(before, *mv))
            .with("told", explain::told(before, *mv));
    }
    // A position that begins here may still tell that a pawn has just come.
    let position = game.position();
    let came = position.en_passant().and_then(|square| {
        let rank = Rank::Fourth.seen_by(position.turn().opponent());
        Some(Square::new(square.file(), rank)).filter(|square| position.piece_at(*square).is_some())
    });
    came.map_or(ids::PLAIN_NOTHING_PLAYED.into(), |pawn| Message::new(ids::PLAIN_LAST_DOUBLE_STEP).with("square", pawn))
}

/// Every move that has been made here, as a score sheet has them.
fn so_far(game: &Game) -> Message {
    let made: Vec<(u32, Color, MoveText)> = game
        .moves()
        .iter()
        .zip(game.positions())
        .enumerate()
        .map(|(ply, (mv, before))| {
            let (number, color) = game.move_number(ply);
            (number, color, explain::move_text(before, *mv))
        })
        .collect();
    let mut line = Vec::new();
    let mut rest = made.as_slice();
    loop {
        rest = match rest {
            [(number, Color::White, white), (_, Color::Black, black), rest @ ..] => {
                let both = Message::new(ids::PLAIN_BOTH_MOVES).with("number", i64::from(*number));
                line.push(both.with("white", white.clone()).with("black", black.clone()));
                rest
            }
            [(number, color, mv), rest @ ..] => {
                let one = Message::new(ids::PLAIN_ONE_MOVE).with("number", i64::from(*number));
                line.push(one.word("side", color.name()).with("move", mv.clone()));
                rest
            }
            [] => break,
        };
    }
    if line.is_empty() {
        last_move(game)
    } else {
        Message::new(ids::PLAIN_SO_FAR).with("line", crate::language::Arg::List(line))
    }
}

/// Which rights to castle this side still has.
fn castling(position: &Position, color: Color) -> Message {
    let [short, long] = [CastlingSide::Short, CastlingSide::Long].map(|side| position.castling().has(color, side));
    let rights = match (short, long) {
        (true, true) => "both",
        (true, false) => "short",
        (false, true) => "long",
        (false, false) => "none",
    };
    Message::new(ids::PLAIN_CASTLING).with("side", color).word("rights", rights)
}

/// The answer to one of the questions that lessons ask: the men on its squares where something stands on each.
fn asked(position: &Position, question: &Question) -> Vec<Message> {
    let empty = question.piece_squares() & !position.board().occupied();
    if let Some(square) = empty.first() {
        return vec![Message::new(ids::PLAIN_EMPTY_SQUARE).with("square", square)];
    }
    if let &Question::Square(square) = question {
        return vec![match position.piece_at(square) {
            Some(piece) => Message::new(ids::UI_SQUARE_PIECE).with("piece", Placed { piece, square }),
            None => Message::new(ids::PLAIN_EMPTY_SQUARE).with("square", square),
        }];
    }
    let answer = question.answer(position);
    if let &Question::MovesOf(square) = question
        && let Some(piece) = position.piece_at(square)
    {
        let message = Message::new(ids::PLAIN_MOVES_OF).with("piece", Placed { piece, square });
        return vec![message.with("squares", list(answer))];
    }
    let men: Vec<Placed> = position.board().placed(answer).collect();
    let said = if answer.is_empty() {
        Message::new(ids::ASKED_NONE)
    } else if (answer & !position.board().occupied()).is_empty() {
        Message::new(ids::ASKED_MEN).with("men", men)
    } else {
        Message::new(ids::ASKED_SQUARES).with("squares", list(answer))
    };
    vec![said.with("question", crate::language::Arg::List(vec![explain::question_of(position, question)]))]
}

/// The men on these squares, White's first, the king first in each army, those of a kind together.
fn stands(position: &Position, squares: SquareSet) -> Vec<Message> {
    let army = |color: Color| {
        let kinds = PieceKind::ALL.into_iter().rev().filter_map(move |kind| {
            let men = position.board().of(Piece::new(color, kind)) & squares;
            men.any().then(|| Message::new(ids::PLAIN_PIECE).word("kind", kind.name()).with("squares", list(men)))
        });
        kinds.reduce(|said, more| Message::new(ids::PLAIN_AND).with("first", said).with("second", more))
    };
    [(Color::White, ids::PLAIN_WHITE_STANDS), (Color::Black, ids::PLAIN_BLACK_STANDS)]
        .into_iter()
        .filter_map(|(color, id)| Some(Message::new(id).with("pieces", army(color)?)))
        .collect()
}

/// The men on a rank or a file, in order.
fn on(position: &Position, squares: impl Iterator<Item = Square>) -> Message {
    let men: Vec<Placed> =
        squares.filter_map(|square| position.piece_at(square).map(|piece| Placed { piece, square })).collect();
    if men.is_empty() {
        ids::PLAIN_NOTHING_THERE.into()
    } else {
        Message::new(ids::PLAIN_STANDS_THERE).with("men", men)
    }
}

fn list(squares: SquareSet) -> Vec<Square> {
    squares.iter().collect()
}
