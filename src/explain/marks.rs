//! Why the squares that a student marked are not the answer: the rules core's own reason for the first that does not belong,
//! and how many are missing.

use crate::lesson::Question;
use crate::rules::{Move, Piece, PieceKind, Placed, Position, Rank, Reason, Refusal, Square, SquareSet};

use super::events::{list, placed};
use super::{Message, explain_reason, ids};

/// What is said of wrong marks. `position` is the one that was asked about, `asked` what was asked where the answer is computed.
pub(super) fn wrong(position: &Position, asked: Option<Question>, extra: SquareSet, missing: u32) -> Vec<Message> {
    let mut said = Vec::new();
    if let Some(first) = extra.first() {
        match asked.and_then(|question| reason(position, question, first)) {
            Some(reason) => {
                said.push(Message::new(ids::MISS_EXTRA_MARK).with("square", first).with("reason", reason));
                let others = extra.without(first);
                if others.any() {
                    said.push(Message::new(ids::MISS_MORE_EXTRA_MARKS).with("squares", list(others)));
                }
            }
            None => said.push(Message::new(ids::MISS_EXTRA_MARKS).with("squares", list(extra))),
        }
    }
    if missing > 0 {
        said.push(Message::new(ids::MISS_MISSING_MARKS).with("count", i64::from(missing)));
    }
    said
}

/// Why a square is no part of the answer to a question; `None` where there is nothing to say but that it is not.
fn reason(position: &Position, question: Question, extra: Square) -> Option<Message> {
    let there = placed(position, extra);
    let on_it = || match there {
        Some(man) => Message::new(ids::MARK_STANDS_THERE).with("piece", man),
        None => Message::new(ids::MARK_EMPTY).with("square", extra),
    };
    match question {
        Question::MovesOf(from) => refused(position, from, extra),
        Question::SafeSquares(color) => refused(position, position.king(color)?, extra),
        Question::CapturesOf(from) => match judged(position, from, extra)? {
            Err(refusal) => explain(position, from, &refusal),
            // It may go there, but nothing is taken by it.
            Ok(_) => Some(Message::new(ids::MARK_EMPTY).with("square", extra)),
        },
        Question::ControlledBy(from) => off_line(position, from, extra),
        Question::AttackersOf(target) | Question::DefendersOf(target) => match there {
            Some(_) => off_line(position, extra, target),
            None => Some(on_it()),
        },
        Question::Checkers => match there {
            Some(man) if man.piece.color != position.turn() => {
                off_line(position, extra, position.king(position.turn())?)
            }
            _ => Some(on_it()),
        },
        Question::ChecksOf(from) => match judged(position, from, extra)? {
            Err(refusal) => explain(position, from, &refusal),
            Ok(_) => Some(Message::new(ids::MARK_GIVES_NO_CHECK).with("square", extra)),
        },
        Question::Pinned(color) => match there {
            Some(man) if man.piece.color == color => Some(Message::new(ids::MARK_NOT_PINNED).with("piece", man)),
            _ => Some(on_it()),
        },
        Question::LightSquares | Question::DarkSquares => Some(Message::new(ids::MARK_SHADE).with("square", extra)),
        Question::File(_) => Some(Message::new(ids::MARK_FILE).with("square", extra)),
        Question::Rank(_) => Some(Message::new(ids::MARK_RANK).with("square", extra)),
        Question::DiagonalsOf(from) => {
            Some(Message::new(ids::MARK_OFF_DIAGONALS).with("square", extra).with("from", from))
        }
        Question::PiecesOf(_) | Question::Kind(..) => Some(on_it()),
        Question::ControlledBySide(_) => None,
    }
}

/// What the rules say of a move there, whosever turn it is; a pawn on its last rank is asked as if it became a queen.
fn judged(position: &Position, from: Square, to: Square) -> Option<Result<Move, Refusal>> {
    let piece = position.piece_at(from)?;
    let last = to.rank() == Rank::Eighth.seen_by(piece.color);
    let promotion = (last && piece.kind == PieceKind::Pawn).then_some(PieceKind::Queen);
    Some(position.with_turn(piece.color).judge(from, to, promotion))
}

fn refused(position: &Position, from: Square, to: Square) -> Option<Message> {
    explain(position, from, &judged(position, from, to)?.err()?)
}

fn explain(position: &Position, from: Square, refusal: &Refusal) -> Option<Message> {
    let mover = position.piece_at(from)?;
    Some(explain_reason(&position.with_turn(mover.color), refusal.first()))
}

/// Why a piece does not control a square: it does not move like that, or something stands in the way. What keeps it from
/// *moving* there is no reason: a pinned piece controls all the same (ledger R13).
fn off_line(position: &Position, from: Square, to: Square) -> Option<Message> {
    let piece = Placed { piece: position.piece_at(from)?, square: from };
    if piece.piece.kind == PieceKind::Pawn {
        return Some(ids::RULE_PAWN_CAPTURE.into());
    }
    // Asked of an enemy's square, the rules speak of the way alone.
    let mut setup = position.setup();
    setup.board.set(to, Some(Piece::new(piece.piece.color.opponent(), PieceKind::Queen)));
    let refusal = judged(&Position::new(setup), from, to)?.err()?;
    matches!(refusal.first(), Reason::WrongShape { .. } | Reason::PathBlocked { .. })
        .then(|| explain_reason(position, refusal.first()))
}
