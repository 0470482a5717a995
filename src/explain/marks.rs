//! Why the squares that a student marked are not the answer: the rules core's own reason for the first that does not belong,
//! and how many are missing.

use crate::lesson::{Joint, Question};
use crate::rules::{
    CastlingSide, Color, File, Move, Piece, PieceKind, Placed, Position, Rank, Reason, Refusal, Square, SquareSet,
    query,
};

use super::misses::escaping;
use super::telling::{list, placed};
use super::{Listener, explain_reason_to, questions};
use crate::language::{Message, ids};

/// What is said of wrong marks. `position` is the one that was asked about, `asked` what was asked where the answer is computed.
pub(super) fn wrong(position: &Position, asked: Option<&Question>, extra: SquareSet, missing: u32) -> Vec<Message> {
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
        // Which squares they are is for the hints to say; what is asked may have been misread.
        if extra.is_empty() {
            let told = asked.filter(|question| !question.names_a_square());
            said.extend(told.into_iter().flat_map(|question| asked_for(position, question)));
        }
    }
    said
}

/// What is asked for. A question that joins others has a sentence for each: in one, nobody would find the way.
fn asked_for(position: &Position, question: &Question) -> Vec<Message> {
    let both = |first: &Question, how: &'static str, second: &Question| {
        let more = questions::question_of(position, second);
        let more = Message::new(ids::MISS_ASKED_MORE).word("how", how).with("question", more);
        asked_for(position, first).into_iter().chain([more]).collect()
    };
    match question {
        Question::Joined(joint, first, second) => both(first, joint.name(), second),
        one => vec![Message::new(ids::MISS_ASKED).with("question", questions::question_of(position, one))],
    }
}

/// Why a square is no part of the answer to a question; `None` where there is nothing to say but that it is not. Of a question
/// that is not named here it is said what stands on the square.
pub(super) fn reason(position: &Position, question: &Question, extra: Square) -> Option<Message> {
    let board = position.board();
    let there = placed(position, extra);
    let on_it = || stands_there(position, extra);
    let itself = || Message::new(ids::MARK_ITSELF).with("square", extra);
    let about = |id, piece: Placed| Message::new(id).with("piece", piece);
    let square = |id| Message::new(id).with("square", extra);
    // Of a piece of this side; of any other square what stands there.
    let of = |color: Color, reason: &dyn Fn(Placed) -> Option<Message>| match there {
        Some(piece) if piece.piece.color == color => reason(piece),
        _ => Some(on_it()),
    };
    let (us, them) = (position.turn(), position.turn().opponent());
    match question {
        Question::MovesOf(from)
        | Question::CapturesOf(from)
        | Question::ChecksOf(from)
        | Question::MatesOf(from)
        | Question::StalematesOf(from)
        | Question::MoversTo(from)
        | Question::ReachOf(from)
        | Question::ControlledBy(from)
        | Question::AttackersOf(from)
        | Question::DefendersOf(from)
        | Question::PinLineOf(from)
        | Question::DiagonalsOf(from)
        | Question::Around(from)
            if extra == *from =>
        {
            Some(itself())
        }
        Question::MovesOf(from) => refused(position, *from, extra),
        // It may go there, but nothing is taken by it.
        Question::CapturesOf(from) => goes(position, *from, extra, |_| Some(on_it())),
        Question::ChecksOf(from) => goes(position, *from, extra, |_| Some(square(ids::MARK_GIVES_NO_CHECK))),
        Question::MatesOf(from) => {
            goes(position, *from, extra, |mv| no_mate(position, mv).or(Some(square(ids::MARK_GIVES_NO_CHECK))))
        }
        Question::StalematesOf(from) => goes(position, *from, extra, |mv| no_stalemate(position, mv)),
        Question::MovesOfSide(color) | Question::ChecksOfSide(color) | Question::MatesOfSide(color) => {
            let no_check = || square(ids::MARK_NO_CHECK_THERE).with("side", *color);
            Some(match (mover(position, *color, extra), question) {
                (Some(mv), Question::MatesOfSide(_)) => no_mate(position, mv).unwrap_or_else(no_check),
                (Some(_), Question::ChecksOfSide(_)) => no_check(),
                _ => nobody_goes(position, *color, extra),
            })
        }
        Question::CapturesOfSide(color) => of(color.opponent(), &|piece| not_taken(position, piece)),
        Question::MoversTo(target) => there.map_or_else(|| Some(on_it()), |_| refused(position, extra, *target)),
        Question::Movable(color) => of(*color, &|piece| Some(about(ids::MARK_CANNOT_MOVE, piece))),
        Question::ReachOf(from) => never_reached(position, *from, extra),
        Question::ControlledBy(from) => off_line(position, *from, extra),
        Question::ControlledBySide(color) => Some(square(ids::MARK_NOT_CONTROLLED).with("side", *color)),
        Question::AttackersOf(target) | Question::DefendersOf(target) => match (there, placed(position, *target)) {
            (None, _) => Some(on_it()),
            // It controls the square, but what stands there is not its enemy, or not its friend.
            (Some(piece), Some(target)) if board.attacked_from(extra).contains(target.square) => {
                let friends = piece.piece.color == target.piece.color;
                let id = if friends { ids::MARK_PROTECTS } else { ids::MARK_ATTACKS };
                Some(about(id, piece).with("target", target))
            }
            (Some(_), _) => off_line(position, extra, *target),
        },
        Question::Attacked(color) => of(*color, &|piece| Some(not_attacked(piece))),
        Question::Undefended(color) => of(*color, &|piece| {
            if piece.piece.kind == PieceKind::King {
                return Some(ids::REASON_KING_NEVER_CAPTURED.into());
            }
            let protector = placed(position, board.attackers(extra, *color).first()?)?;
            Some(about(ids::MARK_PROTECTED, protector).with("target", piece))
        }),
        Question::Hanging(color) => {
            of(*color, &|piece| takes_back(position, piece).or_else(|| not_taken(position, piece)))
        }
        Question::Checkers => of(them, &|_| off_line(position, extra, position.king(us)?)),
        Question::Escapes => {
            let king = position.king(us)?;
            if extra == king {
                return Some(itself());
            }
            goes(position, king, extra, |_| Some(about(ids::MARK_TAKES_CHECKER, there?)))
        }
        Question::Takers => of(us, &|_| {
            let checkers = position.checkers();
            match (board.attacked_from(extra) & checkers).first() {
                Some(checker) => refused(position, extra, checker),
                None => off_line(position, extra, checkers.first()?),
            }
        }),
        Question::Blocks => {
            let (king, checker) = check_line(position)?;
            if !query::between(king.square, checker.square).contains(extra) {
                return Some(not_between(extra, king, checker));
            }
            let pieces = board.of_color(us).without(king.square);
            let pinned = pieces.iter().find_map(|from| pinned_there(position, from, extra));
            // A king puts nothing in its own check's way: why it may not step there is another matter.
            Some(pinned.unwrap_or_else(|| nobody_of(position, pieces, us, extra)))
        }
        Question::Blockers => of(us, &|piece| {
            let (king, checker) = check_line(position)?;
            let between = query::between(king.square, checker.square);
            let pinned = between.iter().find_map(|to| pinned_there(position, extra, to));
            Some(pinned.unwrap_or_else(|| about(ids::MARK_CANNOT_BLOCK, piece)))
        }),
        Question::Pinned(color) => of(*color, &|piece| Some(about(ids::MARK_NOT_PINNED, piece))),
        Question::PinnersOf(color) => of(color.opponent(), &|piece| Some(about(ids::MARK_PINS_NOTHING, piece))),
        Question::PinLineOf(held) => {
            let pins = query::pins(position, position.piece_at(*held)?.color);
            let pin = pins.iter().find(|pin| pin.pinned.square == *held)?;
            Some(not_between(extra, placed(position, pin.king)?, pin.pinner))
        }
        Question::SafeSquares(color) => {
            let king = position.king(*color)?;
            if extra == king {
                return Some(itself());
            }
            goes(position, king, extra, |_| Some(square(ids::MARK_ONLY_CASTLING)))
        }
        Question::CastlingOf(color) => Some(no_castling(position, *color, extra)),
        Question::EnPassant => {
            let found = query::en_passant(position);
            let refusal = found.iter().filter(|it| it.to == extra).find_map(|it| it.verdict.as_ref().err());
            Some(refusal.map_or_else(
                || square(ids::MARK_NO_EN_PASSANT),
                |refusal| explain_reason_to(Listener::Onlooker, position, refusal.first()),
            ))
        }
        Question::LightSquares | Question::DarkSquares => Some(square(ids::MARK_SHADE)),
        // Which square it is would be the answer.
        Question::AllSquares | Question::Square(_) => None,
        Question::Stars(_) => Some(square(ids::MARK_PLACE).word("place", "stars")),
        Question::Edge | Question::Corners | Question::Centre => {
            Some(square(ids::MARK_PLACE).word("place", question.example()))
        }
        Question::File(_) => Some(square(ids::MARK_FILE)),
        Question::Rank(_) => Some(square(ids::MARK_RANK)),
        Question::DiagonalsOf(from) => Some(square(ids::MARK_OFF_DIAGONALS).with("from", *from)),
        Question::Around(from) => Some(square(ids::MARK_NOT_NEXT).with("from", *from)),
        Question::Between(one, other) => {
            Some(square(ids::MARK_NOT_BETWEEN_SQUARES).with("first", *one).with("second", *other))
        }
        // A pawn is no piece (ledger R02).
        Question::Pieces | Question::PiecesOf(_) => match (there, question) {
            (Some(pawn), Question::PiecesOf(color)) if pawn.piece.color != *color => Some(on_it()),
            (Some(pawn), _) if pawn.piece.kind == PieceKind::Pawn => Some(square(ids::MARK_PAWN)),
            _ => Some(on_it()),
        },
        Question::Joined(joint, first, second) => joined(position, *joint, first, second, extra),
        _ => Some(on_it()),
    }
}

/// Why a square is no part of the answer to two questions that are joined.
fn joined(position: &Position, joint: Joint, first: &Question, second: &Question, extra: Square) -> Option<Message> {
    let in_first = first.answer(position).contains(extra);
    let on_it = stands_there(position, extra);
    match joint {
        Joint::And => reason(position, if in_first { second } else { first }, extra),
        Joint::Except if in_first => Some(left_out(position, second, extra)),
        Joint::Except => reason(position, first, extra),
        Joint::Or => match (reason(position, first, extra), reason(position, second, extra)) {
            (Some(one), Some(other)) if one == other => Some(one),
            // That something stands there, or nothing, explains less than any other reason.
            (Some(one), Some(other)) if other == on_it => Some(one),
            (Some(one), Some(other)) if one == on_it => Some(other),
            (Some(one), Some(other)) => Some(Message::new(ids::MARK_NEITHER).with("first", one).with("second", other)),
            (one, other) => one.or(other),
        },
    }
}

/// That a square is among those that a question leaves out: what is so there, where it can be said in a few words.
fn left_out(position: &Position, question: &Question, square: Square) -> Message {
    let check = |how| Some(Message::new(ids::MARK_IS_CHECK).with("square", square).word("how", how));
    let fact = match question {
        Question::ControlledBySide(side) => {
            Some(Message::new(ids::MARK_IS_CONTROLLED).with("side", *side).with("square", square))
        }
        Question::MatesOf(_) | Question::MatesOfSide(_) => check("mate"),
        Question::ChecksOf(_) | Question::ChecksOfSide(_) => check("check"),
        Question::Pieces | Question::PiecesOf(_) | Question::Men | Question::MenOf(_) => {
            Some(stands_there(position, square))
        }
        _ => None,
    };
    match fact {
        Some(fact) => Message::new(ids::MARK_LEFT_OUT_FOR).with("fact", fact),
        None => Message::new(ids::MARK_LEFT_OUT).with("question", questions::question_of(position, question)),
    }
}

/// What the rules say of a move there, whosever turn it is; a pawn on its last rank is asked as if it became a queen.
fn judged(position: &Position, from: Square, to: Square) -> Option<Result<Move, Refusal>> {
    let piece = position.piece_at(from)?;
    let last = to.rank() == Rank::Eighth.seen_by(piece.color);
    let promotion = (last && piece.kind == PieceKind::Pawn).then_some(PieceKind::Queen);
    Some(position.with_turn(piece.color).judge(from, to, promotion))
}

/// Why a piece may not go to a square, or what is said of the move if it may.
fn goes(position: &Position, from: Square, to: Square, legal: impl FnOnce(Move) -> Option<Message>) -> Option<Message> {
    match judged(position, from, to)? {
        Ok(mv) => legal(mv),
        Err(refusal) => explain(position, from, &refusal),
    }
}

fn refused(position: &Position, from: Square, to: Square) -> Option<Message> {
    explain(position, from, &judged(position, from, to)?.err()?)
}

fn explain(position: &Position, from: Square, refusal: &Refusal) -> Option<Message> {
    let mover = position.piece_at(from)?;
    Some(explain_reason_to(Listener::Onlooker, &position.with_turn(mover.color), refusal.first()))
}

/// What stands on a square, or that nothing does.
fn stands_there(position: &Position, square: Square) -> Message {
    match position.piece_at(square) {
        Some(piece) => Message::new(ids::MARK_STANDS_THERE).with("piece", Placed { piece, square }),
        None => Message::new(ids::MARK_EMPTY).with("square", square),
    }
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
        .then(|| explain_reason_to(Listener::Onlooker, position, refusal.first()))
}

/// A legal move of a side to a square; of several the first.
fn mover(position: &Position, color: Color, to: Square) -> Option<Move> {
    position.with_turn(color).legal_moves().iter().find(|mv| mv.to() == to).copied()
}

/// Why no man of a side can go to a square: one of its own stands there, what would get there may not, or nothing would.
fn nobody_goes(position: &Position, color: Color, to: Square) -> Message {
    let board = position.board();
    if board.of_color(color).contains(to) {
        return stands_there(position, to);
    }
    nobody_of(position, board.of_color(color), color, to)
}

/// Why none of these men of a side can go to a square where none of them stands.
fn nobody_of(position: &Position, men: SquareSet, color: Color, to: Square) -> Message {
    let near = position.board().attackers(to, color) & men;
    near.iter()
        .find_map(|from| refused(position, from, to))
        .unwrap_or_else(|| Message::new(ids::MARK_NOBODY_GOES).with("side", color).with("square", to))
}

fn not_attacked(man: Placed) -> Message {
    Message::new(ids::MARK_NOT_ATTACKED).with("side", man.piece.color.opponent()).with("piece", man)
}

/// Why a man cannot be taken: it is the king, nothing attacks it, or what attacks it may not take.
fn not_taken(position: &Position, man: Placed) -> Option<Message> {
    if man.piece.kind == PieceKind::King {
        return Some(ids::REASON_KING_NEVER_CAPTURED.into());
    }
    let attackers = position.board().attackers(man.square, man.piece.color.opponent());
    match attackers.first() {
        None => Some(not_attacked(man)),
        Some(_) => attackers.iter().find_map(|from| refused(position, from, man.square)),
    }
}

/// Who takes back if a man is taken.
fn takes_back(position: &Position, man: Placed) -> Option<Message> {
    let position = position.with_turn(man.piece.color.opponent());
    let moves = position.legal_moves();
    let capture = moves.iter().find(|mv| mv.captured_square() == Some(man.square))?;
    let after = position.play(*capture);
    let replies = after.legal_moves();
    let reply = replies.iter().find(|reply| reply.captured_square() == Some(capture.to()))?;
    Some(
        Message::new(ids::MARK_TAKES_BACK)
            .with("piece", placed(&position, capture.from())?)
            .with("target", man)
            .with("defender", placed(&after, reply.from())?),
    )
}

/// Why a piece never comes to a square.
fn never_reached(position: &Position, from: Square, to: Square) -> Option<Message> {
    let piece = Placed { piece: position.piece_at(from)?, square: from };
    if position.board().of_color(piece.piece.color).contains(to) {
        return Some(stands_there(position, to));
    }
    if piece.piece.kind == PieceKind::Bishop && from.is_light() != to.is_light() {
        return refused(position, from, to);
    }
    // What would get there at once if its king let it: that is why.
    let of_the_king = |reason: &&Reason| {
        matches!(
            reason,
            Reason::Pinned { .. } | Reason::CheckNotAnswered { .. } | Reason::DoubleCheckKingMustMove { .. }
        )
    };
    let refusal = judged(position, from, to).and_then(Result::err);
    if let Some(reason) = refusal.as_ref().and_then(|refusal| refusal.iter().find(of_the_king)) {
        return Some(explain_reason_to(Listener::Onlooker, position, reason));
    }
    Some(Message::new(ids::MARK_NEVER_REACHED).with("piece", piece).with("square", to))
}

/// Who answers a check that was to be mate; `None` if it is no check.
fn no_mate(position: &Position, mv: Move) -> Option<Message> {
    let after = played(position, mv)?;
    let escape = after.legal_moves().first().copied().filter(|_| after.is_check())?;
    Some(escaping(Message::new(ids::MISS_NOT_MATE), &after, escape))
}

/// Why it is no stalemate after a move: it is check, or something can still move.
fn no_stalemate(position: &Position, mv: Move) -> Option<Message> {
    let after = played(position, mv)?;
    if after.is_check() {
        return Some(Message::new(ids::MARK_CHECK_NO_STALEMATE).with("square", mv.to()));
    }
    let movable = placed(&after, after.legal_moves().first()?.from())?;
    Some(Message::new(ids::MARK_CAN_STILL_MOVE).with("piece", movable))
}

/// The position after a move, whosever turn it was.
fn played(position: &Position, mv: Move) -> Option<Position> {
    let mover = position.piece_at(mv.from())?;
    Some(position.with_turn(mover.color).play(mv))
}

/// The king in check and what gives it.
fn check_line(position: &Position) -> Option<(Placed, Placed)> {
    let king = placed(position, position.king(position.turn())?)?;
    let checker = placed(position, position.checkers().first()?)?;
    Some((king, checker))
}

/// The sentence that a man may not go somewhere because it is pinned, if it is that.
fn pinned_there(position: &Position, from: Square, to: Square) -> Option<Message> {
    let refusal = judged(position, from, to)?.err()?;
    refusal
        .iter()
        .find(|reason| matches!(reason, Reason::Pinned { .. }))
        .map(|it| explain_reason_to(Listener::Onlooker, position, it))
}

fn not_between(square: Square, first: Placed, second: Placed) -> Message {
    Message::new(ids::MARK_NOT_BETWEEN).with("square", square).with("first", first).with("second", second)
}

/// Why a king does not castle to a square.
fn no_castling(position: &Position, color: Color, to: Square) -> Message {
    let home = to.rank() == Rank::First.seen_by(color);
    let side = match to.file() {
        File::G if home => Some(CastlingSide::Short),
        File::C if home => Some(CastlingSide::Long),
        _ => None,
    };
    match side.map(|side| query::castling(position, color, side)) {
        Some(Err(refusal)) => explain_reason_to(Listener::Onlooker, &position.with_turn(color), refusal.first()),
        _ => Message::new(ids::MARK_NO_CASTLING).with("square", to),
    }
}
