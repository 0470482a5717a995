//! What is said where answers are picked: the options themselves, why one is wrong, why one is right.

use crate::exercise::{Chosen, Lack, lack};
use crate::lesson::{Choice, ChoiceAnswer, ChoiceQuestion, Choose, DrawStatus, Picks, Standing, Step, Task, Truth};
use crate::rules::game::{ClaimKind, Game, OutcomeKind};
use crate::rules::query::{self, PreventsMate};
use crate::rules::{
    CastlingSide, Color, End, Move, PieceKind, Placed, Position, Rank, Reason, ReasonKind, Refusal, Square, attacks,
};

use super::misses::escaping;
use super::reasons::reason_id;
use super::telling::{all_placed, placed, told};
use super::{Listener, acts, explain_outcome, explain_reason_to, mate, move_text, refusal};
use crate::language::{Message, ids, ids::Id};

/// An option as it is shown: a phrase that answers by itself. `lesson` is the id of the lesson, whose own texts some
/// options are.
pub fn option(lesson: &str, choice: &Choice) -> Message {
    match &choice.answer {
        ChoiceAnswer::Standing(standing) => Message::new(ids::OPTION_STANDING).word("standing", standing.name()),
        ChoiceAnswer::Legal => ids::OPTION_LEGAL.into(),
        ChoiceAnswer::MayCastle(side) => Message::new(ids::OPTION_MAY_CASTLE).word("side", side.name()),
        ChoiceAnswer::Refused(kind) => reason_id("option", *kind).into(),
        ChoiceAnswer::Castling(side) => Message::new(ids::OPTION_CASTLING).word("side", side.name()),
        ChoiceAnswer::NoCastling => ids::OPTION_NO_CASTLING.into(),
        ChoiceAnswer::EnPassant(possible) => {
            Message::new(ids::OPTION_EN_PASSANT).word("possible", if *possible { "yes" } else { "no" })
        }
        ChoiceAnswer::Draw(status) => Message::new(ids::OPTION_DRAW).word("draw", status.name()),
        ChoiceAnswer::Text { text, .. } => Message::lesson(lesson, text),
    }
}

/// What is asked, as a sentence; nothing for a question in the teacher's own words, which the step's text asks.
pub fn asked(choose: &Choose, position: &Position) -> Option<Message> {
    let turn = position.turn();
    Some(match choose.question {
        ChoiceQuestion::State => Message::new(ids::ASK_STATE).with("turn", turn),
        ChoiceQuestion::Castling { color, side } => {
            Message::new(ids::ASK_CASTLING).with("color", color).word("side", side.name())
        }
        ChoiceQuestion::CastlingOf(color) => Message::new(ids::ASK_CASTLINGS).with("color", color),
        ChoiceQuestion::Legal { from, to, promotion: None } => {
            Message::new(ids::ASK_LEGAL).with("from", from).with("to", to)
        }
        ChoiceQuestion::Legal { from, to, promotion: Some(becomes) } => {
            Message::new(ids::ASK_PROMOTION).with("from", from).with("to", to).with("becomes", becomes)
        }
        ChoiceQuestion::EnPassant => Message::new(ids::ASK_EN_PASSANT).with("turn", turn),
        ChoiceQuestion::Draw => Message::new(ids::ASK_DRAW).with("turn", turn),
        ChoiceQuestion::Text => return None,
    })
}

/// The right options, named.
pub(super) fn options(lesson: &str, right: &[Choice]) -> Message {
    let phrases: Vec<Message> =
        right.iter().map(|choice| Message::new(ids::PHRASE_OPTION).with("option", option(lesson, choice))).collect();
    Message::new(ids::ANSWER_OPTIONS).with("options", phrases)
}

/// The answer of a step: what is right, and why.
pub(super) fn answer(lesson: &str, step: &Step) -> Vec<Message> {
    let Task::Choose(choose) = &step.task else { return Vec::new() };
    let game = &step.diagram.game;
    let right = choose.right(game);
    let rights: Vec<Choice> = picked(choose, right).cloned().collect();
    let mut said = vec![options(lesson, &rights)];
    said.extend(why(choose, game));
    said.extend(written(lesson, choose, right));
    said
}

/// What came of picking.
pub(super) fn chosen(lesson: &str, step: &Step, chosen: Chosen) -> Vec<Message> {
    let Task::Choose(choose) = &step.task else { return Vec::new() };
    let game = &step.diagram.game;
    let named = |id, option_number: usize| {
        let choice = choose.options.get(option_number)?;
        Some(Message::new(id).with("option", option(lesson, choice)))
    };
    match chosen {
        Chosen::Picked { option, picked } => {
            named(if picked { ids::FEEDBACK_PICKED } else { ids::FEEDBACK_LET_GO }, option).into_iter().collect()
        }
        Chosen::Gone { option } => named(ids::FEEDBACK_OPTION_GONE, option).into_iter().collect(),
        Chosen::Nothing => vec![ids::FEEDBACK_NOTHING_PICKED.into()],
        // Whoever presses the key once more, by habit or by mistake, still has the reason to read.
        Chosen::Again { option } => wrongly(lesson, choose, game, Picks::NONE.with(option)),
        Chosen::Wrong { wrong, missing } => {
            let mut said = wrongly(lesson, choose, game, wrong);
            if missing > 0 {
                if wrong.is_empty() {
                    said.push(ids::FEEDBACK_SO_FAR.into());
                }
                said.push(Message::new(ids::MISS_MISSING_OPTIONS).with("count", i64::from(missing)));
            } else if choose.takes_several() {
                said.push(ids::FEEDBACK_REST_RIGHT.into());
            }
            said
        }
        Chosen::Right(right) => {
            let mut said = why(choose, game);
            said.extend(written(lesson, choose, right));
            if said.is_empty() {
                said.push(ids::RIGHT_PLAIN.into());
            }
            said
        }
    }
}

/// Why these options are wrong.
fn wrongly(lesson: &str, choose: &Choose, game: &Game, wrong: Picks) -> Vec<Message> {
    let mut said = Vec::new();
    for choice in picked(choose, wrong) {
        let mut reasons = why_not(choose, game, &choice.answer).into_iter();
        // Of several it must be said which is meant.
        said.extend(match reasons.next() {
            Some(reason) if wrong.len() > 1 => {
                Some(Message::new(ids::MISS_OPTION).with("option", option(lesson, choice)).with("reason", reason))
            }
            Some(reason) => Some(reason),
            None if choice.explain.is_some() => None,
            None => Some(ids::MISS_NOT_SO.into()),
        });
        said.extend(reasons);
        said.extend(choice.explain.iter().map(|key| Message::lesson(lesson, key)));
    }
    said
}

fn picked(choose: &Choose, picks: Picks) -> impl Iterator<Item = &Choice> {
    choose.options.iter().enumerate().filter(move |(index, _)| picks.contains(*index)).map(|(_, choice)| choice)
}

/// What the teacher says of these options.
fn written(lesson: &str, choose: &Choose, picks: Picks) -> Vec<Message> {
    picked(choose, picks).filter_map(|choice| choice.explain.as_ref()).map(|key| Message::lesson(lesson, key)).collect()
}

// -- why it is so

/// Why the right answer is right; nothing for a question in the teacher's own words.
fn why(choose: &Choose, game: &Game) -> Vec<Message> {
    let position = game.position();
    match choose.question {
        ChoiceQuestion::State => stands(position, Standing::of(game, choose.rulebook)),
        ChoiceQuestion::CastlingOf(color) => castlings_told(game, color),
        ChoiceQuestion::EnPassant => en_passant(game),
        ChoiceQuestion::Draw => draw(choose, game),
        ChoiceQuestion::Text => Vec::new(),
        ChoiceQuestion::Castling { .. } | ChoiceQuestion::Legal { .. } => {
            match choose.question.verdict(game, choose.rulebook) {
                Some(Ok(mv)) => mv.castling().map_or_else(|| allowed(position, mv), |side| vec![may_castle(side)]),
                // Each reason is an answer of its own.
                Some(Err(refused)) => {
                    ended(choose, game, &refused).chain(refusal(position, &refused, Listener::Onlooker)).collect()
                }
                None => Vec::new(),
            }
        }
    }
}

/// That a move is allowed, and why what may look like an obstacle is none: a pin along whose line it goes, a check that it
/// answers.
fn allowed(position: &Position, mv: Move) -> Vec<Message> {
    let allowed = Message::new(ids::RIGHT_LEGAL).with("told", told(position, mv));
    let pin = placed(position, mv.from()).and_then(|man| along_its_pin(position, man, mv.to()));
    let check = (pin.is_none() && position.is_check()).then(|| ids::MISS_CHECK_IS_ANSWERED.into());
    std::iter::once(allowed).chain(pin).chain(check).collect()
}

/// That a pinned man stays on the line of its pin, going to this square, or takes what pins it; `None` of one that is not
/// pinned (FIDE Laws 3.9; ledger R13).
fn along_its_pin(position: &Position, man: Placed, to: Square) -> Option<Message> {
    let pin = query::pins(position, man.piece.color).into_iter().find(|pin| pin.pinned == man)?;
    let id = if pin.pinner.square == to { ids::MISS_TAKES_ITS_PINNER } else { ids::MISS_STAYS_ON_ITS_LINE };
    Some(Message::new(id).with("piece", man).with("to", to).with("pinner", pin.pinner))
}

/// How a game ended that is over by what was counted in it: the board does not show it.
fn ended(choose: &Choose, game: &Game, refused: &Refusal) -> impl Iterator<Item = Message> {
    let counted = matches!(refused.first(), Reason::GameOver { end: End::Otherwise });
    game.outcome(choose.rulebook)
        .filter(|_| counted)
        .map(|outcome| explain_outcome(game.position(), &outcome))
        .into_iter()
}

fn stands(position: &Position, standing: Standing) -> Vec<Message> {
    let turn = position.turn();
    match standing {
        Standing::Checkmate => mate::explain(position).into_iter().collect(),
        Standing::Stalemate => vec![Message::new(ids::OUTCOME_STALEMATE).with("turn", turn)],
        Standing::DeadPosition => vec![ids::OUTCOME_DEAD_POSITION.into()],
        Standing::InsufficientMaterial => vec![ids::OUTCOME_INSUFFICIENT_MATERIAL.into()],
        Standing::Fivefold => vec![ids::OUTCOME_FIVEFOLD.into()],
        Standing::SeventyFive => vec![ids::OUTCOME_SEVENTY_FIVE.into()],
        Standing::Check => check(position).into_iter().chain(not_mate(position)).collect(),
        Standing::Normal => {
            king(position).map(|king| Message::new(ids::RIGHT_NORMAL).with("king", king)).into_iter().collect()
        }
    }
}

/// The king of the side to move.
fn king(position: &Position) -> Option<Placed> {
    placed(position, position.king(position.turn())?)
}

/// Who gives check.
fn check(position: &Position) -> Option<Message> {
    let checkers = position.checkers();
    let kind = if checkers.more_than_one() { "double" } else { "plain" };
    checkers.any().then_some(())?;
    Some(
        Message::new(ids::RIGHT_CHECK)
            .word("kind", kind)
            .with("checkers", all_placed(position, checkers))
            .with("target", king(position)?),
    )
}

/// How the check is answered, so that it is no mate.
fn not_mate(position: &Position) -> Option<Message> {
    match query::prevents_mate(position)? {
        PreventsMate::Answers(answers) => {
            let first = answers.answers.first()?.mv;
            Some(escaping(Message::new(ids::MISS_NOT_MATE), position, first))
        }
        PreventsMate::NotInCheck | PreventsMate::NoKing => None,
    }
}

/// The first reason against a move.
fn explained(position: &Position, refused: &Refusal) -> Message {
    explain_reason_to(Listener::Onlooker, position, refused.first())
}

fn may_castle(side: CastlingSide) -> Message {
    Message::new(ids::RIGHT_MAY_CASTLE).word("side", side.name())
}

/// Of each castling whether it is possible. Where one reason is against both, it is said once.
fn castlings_told(game: &Game, color: Color) -> Vec<Message> {
    let against = |side: CastlingSide| Some(explained(game.position(), &game.castling(color, side).err()?));
    match CastlingSide::ALL.map(against) {
        [Some(reason), Some(other)] if reason == other => {
            vec![Message::new(ids::RIGHT_MAY_NOT_CASTLE_AT_ALL).with("reason", reason)]
        }
        _ => CastlingSide::ALL.into_iter().map(|side| castling_told(game, color, side)).collect(),
    }
}

/// Whether a castling is possible, and if not the first reason.
fn castling_told(game: &Game, color: Color, side: CastlingSide) -> Message {
    match game.castling(color, side) {
        Ok(_) => may_castle(side),
        Err(refusal) => Message::new(ids::RIGHT_MAY_NOT_CASTLE)
            .word("side", side.name())
            .with("reason", explained(game.position(), &refusal)),
    }
}

/// Which pawn may take en passant, or why none may.
fn en_passant(game: &Game) -> Vec<Message> {
    let found = query::en_passant(game);
    if let Some(taking) = found.iter().find(|taking| taking.verdict.is_ok()) {
        return vec![
            Message::new(ids::RIGHT_MAY_TAKE_EN_PASSANT)
                .with("pawn", taking.pawn)
                .with("target", taking.target)
                .with("to", taking.to),
        ];
    }
    let reasons: Vec<Message> = found
        .iter()
        .filter_map(|taking| taking.verdict.as_ref().err())
        .map(|refusal| explained(game.position(), refusal))
        .collect();
    if reasons.is_empty() { vec![ids::RIGHT_NO_EN_PASSANT.into()] } else { reasons }
}

/// Why it is a draw, or none: with what has been counted.
fn draw(choose: &Choose, game: &Game) -> Vec<Message> {
    let position = game.position();
    if let Some(outcome) = game.outcome(choose.rulebook) {
        return vec![explain_outcome(position, &outcome)];
    }
    let turn = position.turn();
    let Some(claim) = game.claims().first().copied() else {
        return std::iter::once(ids::RIGHT_NO_DRAW.into()).chain(lacks_of_claims(game)).collect();
    };
    vec![match claim.with {
        None => counted(ids::RIGHT_CLAIM, game, claim.kind).with("turn", turn),
        Some(mv) => Message::new(ids::RIGHT_CLAIM_WITH)
            .word("kind", claim.kind.code())
            .with("turn", turn)
            .with("move", move_text(position, mv)),
    }]
}

/// How often the position has stood, and when, or how many moves have been made without a capture or a pawn's move.
fn counted(id: Id, game: &Game, kind: ClaimKind) -> Message {
    let times = match kind {
        ClaimKind::Threefold => game.occurrences(),
        ClaimKind::Fifty => Vec::new(),
    };
    Message::new(id)
        .word("kind", kind.code())
        .with("times", acts::times(game, &times, None))
        .with("made", game.position().halfmove_clock() / 2)
}

/// Half-moves without a capture or a pawn's move from which on their number is worth a sentence: ten moves of each side.
const WORTH_COUNTING: u32 = 20;

/// What claims lack, as far as there is something to count: a position that has stood before, or one that looks like it,
/// and a good many moves.
fn lacks_of_claims(game: &Game) -> Vec<Message> {
    let lacks = ClaimKind::ALL.into_iter().map(|kind| lack(kind, game, None));
    let tells = |lack: &Lack| match lack {
        Lack::Repetition { plies, alike } => plies.len() > 1 || alike.is_some(),
        Lack::Fifty { half_moves } => *half_moves >= WORTH_COUNTING,
    };
    lacks.filter(tells).flat_map(|lack| acts::lacking(game, None, &lack)).collect()
}

/// Why it is not about a draw as was said. What is true of the game is counted and named, and what follows from it is left
/// to whoever tries again.
fn not_such_a_draw(choose: &Choose, game: &Game, said: DrawStatus) -> Vec<Message> {
    let seen = seen(choose, game);
    let wrong = match said {
        DrawStatus::Automatic if game.outcome(choose.rulebook).is_none() => Some(ids::MISS_DRAW_NOT_BY_ITSELF),
        DrawStatus::OnClaim if seen.is_none() => Some(ids::ENDS_WRONG_CLAIM),
        DrawStatus::None | DrawStatus::Automatic | DrawStatus::OnClaim => None,
    };
    let lacks = if seen.is_none() { lacks_of_claims(game) } else { Vec::new() };
    wrong.map(Message::from).into_iter().chain(seen).chain(lacks).collect()
}

/// What there is to see of a draw, whether it is claimed or comes by itself.
fn seen(choose: &Choose, game: &Game) -> Option<Message> {
    if let Some(outcome) = game.outcome(choose.rulebook) {
        return Some(match outcome.kind {
            OutcomeKind::Stalemate => Message::new(ids::MISS_CANNOT_MOVE).with("turn", game.position().turn()),
            OutcomeKind::DeadPosition => ids::MISS_WHO_CAN_MATE.into(),
            OutcomeKind::InsufficientMaterial => ids::MISS_ONE_PIECE_EACH.into(),
            OutcomeKind::Fivefold | OutcomeKind::Threefold => counted(ids::MISS_COUNTED, game, ClaimKind::Threefold),
            OutcomeKind::SeventyFive | OutcomeKind::Fifty => counted(ids::MISS_COUNTED, game, ClaimKind::Fifty),
            OutcomeKind::Checkmate | OutcomeKind::Resignation | OutcomeKind::Agreement => {
                ids::MISS_ENDS_OTHERWISE.into()
            }
        });
    }
    let claim = game.claims().first().copied()?;
    Some(match claim.with {
        None => counted(ids::MISS_COUNTED, game, claim.kind),
        Some(_) => ids::MISS_WITH_A_MOVE.into(),
    })
}

// -- why it is not so

/// Why an answer is wrong; empty where there is nothing to say but that it is.
fn why_not(choose: &Choose, game: &Game, answer: &ChoiceAnswer) -> Vec<Message> {
    let position = game.position();
    let first = |refused: Result<Move, Refusal>| Some(explained(position, &refused.err()?));
    let said = match (answer, choose.question) {
        (ChoiceAnswer::Draw(said), _) => return not_such_a_draw(choose, game, *said),
        (ChoiceAnswer::Standing(said), _) => not_standing(choose, game, *said),
        (ChoiceAnswer::Legal | ChoiceAnswer::MayCastle(_), question) => {
            question.verdict(game, choose.rulebook).and_then(first)
        }
        (ChoiceAnswer::Refused(kind), question) => {
            // One that may be true as well is said to be not the reason, and no more.
            let answers = question.answers(game, choose.rulebook);
            let wrong = answers.iter().any(|it| it.answer == *answer && it.truth == Truth::Wrong);
            let told = wrong.then(|| not_the_reason(choose, game, *kind)).flatten();
            Some(told.unwrap_or(ids::MISS_NOT_THE_REASON.into()))
        }
        (ChoiceAnswer::Castling(side), ChoiceQuestion::CastlingOf(color)) => first(game.castling(color, *side)),
        (ChoiceAnswer::NoCastling, ChoiceQuestion::CastlingOf(color)) => {
            CastlingSide::ALL.into_iter().find(|side| game.castling(color, *side).is_ok()).map(may_castle)
        }
        (ChoiceAnswer::EnPassant(_), _) => en_passant(game).into_iter().next(),
        (ChoiceAnswer::Castling(_) | ChoiceAnswer::NoCastling | ChoiceAnswer::Text { .. }, _) => None,
    };
    said.into_iter().collect()
}

/// Why it does not stand as was said.
fn not_standing(choose: &Choose, game: &Game, said: Standing) -> Option<Message> {
    let position = game.position();
    let turn = position.turn();
    let king = king(position)?;
    match (said, Standing::of(game, choose.rulebook)) {
        (Standing::Checkmate, Standing::Check) => not_mate(position),
        (Standing::Checkmate, _) if !position.is_check() => {
            Some(Message::new(ids::MISS_NO_CHECK_NO_MATE).with("target", king))
        }
        (Standing::Check, _) if !position.is_check() => Some(Message::new(ids::MISS_IS_NO_CHECK).with("target", king)),
        (Standing::Check, Standing::Checkmate) => Some(Message::new(ids::MISS_CHECK_IS_MATE).with("turn", turn)),
        (Standing::Stalemate, _) if position.is_check() => Some(
            Message::new(ids::MISS_STALEMATE_IN_CHECK)
                .with("king", king)
                .with("checkers", all_placed(position, position.checkers())),
        ),
        (Standing::Stalemate, _) => can_move(position),
        (Standing::Normal, Standing::Check | Standing::Checkmate) => check(position),
        (Standing::Normal, Standing::Stalemate) => Some(Message::new(ids::MISS_CANNOT_MOVE).with("turn", turn)),
        (_, drawn) if drawn.drawn().is_some() => seen(choose, game),
        (said, Standing::Checkmate | Standing::Stalemate) if said.drawn().is_some() => {
            Some(ids::MISS_ENDS_OTHERWISE.into())
        }
        (Standing::DeadPosition | Standing::InsufficientMaterial, _) => Some(ids::MISS_NOT_DEAD.into()),
        (Standing::Fivefold, _) => Some(Message::new(ids::MISS_NOT_FIVEFOLD).with("count", game.occurrences().len())),
        (Standing::SeventyFive, _) => {
            Some(Message::new(ids::MISS_NOT_SEVENTY_FIVE).with("made", position.halfmove_clock() / 2))
        }
        (Standing::Normal | Standing::Check | Standing::Checkmate, _) => None,
    }
}

/// A move that the side to move has.
fn can_move(position: &Position) -> Option<Message> {
    let mv: Move = position.legal_moves().iter().copied().next()?;
    Some(
        Message::new(ids::MISS_CAN_MOVE)
            .with("turn", position.turn())
            .with("piece", placed(position, mv.from())?)
            .with("to", mv.to()),
    )
}

/// Why a reason is none; `None` where it is not worth a sentence of its own. It has been ruled out, so each of these
/// sentences is true.
fn not_the_reason(choose: &Choose, game: &Game, kind: ReasonKind) -> Option<Message> {
    use ReasonKind::*;
    let position = game.position();
    let on = |id, square: Square| Message::new(id).with("square", square);
    let about = |id, piece: Placed| Message::new(id).with("piece", piece);
    let no_check = |king| Message::new(ids::MISS_IS_NO_CHECK).with("target", king);
    if let Some((color, side)) = choose.question.castling(position) {
        return match kind {
            CastlingKingMoved | CastlingRookMoved | CastlingRightGone => {
                position.castling().has(color, side).then(|| ids::MISS_CASTLING_RIGHT_HELD.into())
            }
            CastlingNoRook => Some(about(ids::MISS_STANDS_THERE, side.rook_at_home(color))),
            CastlingPieceBetween => Some(ids::MISS_NOTHING_BETWEEN.into()),
            CastlingInCheck => placed(position, position.king(color)?).map(no_check),
            CastlingThroughAttack => Some(on(ids::MISS_CROSSING_FREE, side.rook_target(color))),
            CastlingIntoAttack => Some(on(ids::MISS_ARRIVAL_FREE, side.king_target(color))),
            _ => None,
        };
    }
    let ChoiceQuestion::Legal { from, to, .. } = choose.question else { return None };
    let mover = placed(position, from)?;
    let target = placed(position, to);
    let ahead = attacks::between(from, to).with(to) & position.board().occupied();
    Some(match kind {
        EmptySquare => about(ids::MISS_STANDS_THERE, mover),
        OpponentsPiece => about(ids::MISS_OWN_TURN, mover).with("turn", position.turn()),
        OwnPiece => on(ids::MISS_NOBODY_OF_YOURS, to),
        KingNeverCaptured => on(ids::MISS_NO_KING_THERE, to),
        WrongShape => {
            Message::new(ids::MISS_SHAPE_IS_RIGHT).with("piece", mover.piece.kind).with("from", from).with("to", to)
        }
        PathBlocked if mover.piece.kind == PieceKind::Knight => ids::MISS_KNIGHT_JUMPS.into(),
        PathBlocked if attacks::line(from, to).any() => {
            Message::new(ids::MISS_PATH_IS_FREE).with("from", from).with("to", to)
        }
        Pinned => along_its_pin(position, mover, to).unwrap_or_else(|| about(ids::MARK_NOT_PINNED, mover)),
        CheckNotAnswered | DoubleCheckKingMustMove if !position.is_check() => no_check(king(position)?),
        CheckNotAnswered | DoubleCheckKingMustMove
            if matches!(choose.question.verdict(game, choose.rulebook), Some(Ok(_))) =>
        {
            ids::MISS_CHECK_IS_ANSWERED.into()
        }
        KingIntoAttack | KingAlongTheLine => {
            let mut without = *position.board();
            without.set(from, None);
            let free = without.attackers(to, position.turn().opponent()).is_empty();
            return free.then(|| on(ids::MISS_NOT_CONTROLLED, to));
        }
        KingTakesProtected => {
            target.map_or_else(|| on(ids::MARK_EMPTY, to), |target| about(ids::MISS_NOT_PROTECTED, target))
        }
        PawnNothingToCapture if from.file() != to.file() => about(ids::MISS_STANDS_THERE, target?),
        PawnDoubleNotFromStart if from.rank() == Rank::Second.seen_by(mover.piece.color) => {
            on(ids::MISS_PAWN_AT_HOME, from)
        }
        PawnBlocked | PawnDoubleBlocked | PawnCapturesDiagonally if from.file() == to.file() && ahead.is_empty() => {
            on(ids::MISS_WAY_AHEAD_FREE, to)
        }
        _ => return None,
    })
}

// -- faults of files
