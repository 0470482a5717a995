//! What is said where answers are picked: the options themselves, why one is wrong, why one is right.

use crate::exercise::{Chosen, Lack, lack};
use crate::lesson::suggest;
use crate::lesson::{
    Choice, ChoiceAnswer, ChoiceQuestion, Choose, DrawStatus, Fact, Picks, Problem, ReasonCode, Standing, Step, Task,
};
use crate::rules::game::{ClaimKind, Game, OutcomeKind};
use crate::rules::query::{self, PreventsMate};
use crate::rules::{
    CastlingSide, Color, End, Move, Piece, PieceKind, Placed, Position, Rank, Reason, Refusal, Square, attacks,
};

use super::events::{all_placed, placed, told};
use super::misses::escaping;
use super::{Listener, acts, explain_outcome, explain_reason_to, mate, move_text, refusal};
use crate::language::{Message, ids, ids::Id};

/// An option as it is shown: a phrase that answers by itself. `lesson` is the id of the lesson, whose own texts some
/// options are.
pub fn option(lesson: &str, choice: &Choice) -> Message {
    match &choice.answer {
        ChoiceAnswer::Standing(standing) => Message::new(ids::OPTION_STANDING).word("standing", standing.name()),
        ChoiceAnswer::Legal => ids::OPTION_LEGAL.into(),
        ChoiceAnswer::MayCastle(side) => Message::new(ids::OPTION_MAY_CASTLE).word("side", side.name()),
        ChoiceAnswer::Refused(code) => Message::new(ids::OPTION_REASON).word("code", code.name()),
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
    said.extend(explained(lesson, choose, right));
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
            said.extend(explained(lesson, choose, right));
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
fn explained(lesson: &str, choose: &Choose, picks: Picks) -> Vec<Message> {
    picked(choose, picks).filter_map(|choice| choice.explain.as_ref()).map(|key| Message::lesson(lesson, key)).collect()
}

// -- why it is so

/// Why the right answer is right; nothing for a question in the teacher's own words.
fn why(choose: &Choose, game: &Game) -> Vec<Message> {
    let position = game.position();
    let truth = choose.question.truth(game, choose.rulebook);
    match (choose.question, truth.fact()) {
        (_, Fact::Standing(standing)) => stands(position, *standing),
        (ChoiceQuestion::Castling { side, .. }, Fact::Verdict(Ok(_))) => vec![may_castle(side)],
        (_, Fact::Verdict(Ok(mv))) => match mv.castling() {
            Some(side) => vec![may_castle(side)],
            None => allowed(position, *mv),
        },
        // Each reason is an answer of its own.
        (_, Fact::Verdict(Err(refused))) => {
            ended(choose, game, refused).chain(refusal(position, refused, Listener::Onlooker)).collect()
        }
        (ChoiceQuestion::CastlingOf(color), Fact::Castlings { .. }) => castlings_told(game, color),
        (_, Fact::EnPassant(_)) => en_passant(game),
        (_, Fact::Draw(_)) => draw(choose, game),
        (_, Fact::Written | Fact::Castlings { .. }) => Vec::new(),
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

fn may_castle(side: CastlingSide) -> Message {
    Message::new(ids::RIGHT_MAY_CASTLE).word("side", side.name())
}

/// Of each castling whether it is possible. Where one reason is against both, it is said once.
fn castlings_told(game: &Game, color: Color) -> Vec<Message> {
    let against = |side: CastlingSide| {
        let refusal = game.castling(color, side).err()?;
        Some(explain_reason_to(Listener::Onlooker, game.position(), refusal.first()))
    };
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
            .with("reason", explain_reason_to(Listener::Onlooker, game.position(), refusal.first())),
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
        .map(|refusal| explain_reason_to(Listener::Onlooker, game.position(), refusal.first()))
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
fn not_such_a_draw(choose: &Choose, game: &Game, said: DrawStatus, is: DrawStatus) -> Vec<Message> {
    match (said, is) {
        (DrawStatus::Automatic, DrawStatus::OnClaim) => {
            std::iter::once(ids::MISS_DRAW_NOT_BY_ITSELF.into()).chain(seen(choose, game)).collect()
        }
        (_, DrawStatus::OnClaim | DrawStatus::Automatic) => seen(choose, game).into_iter().collect(),
        // Over, and not drawn.
        (_, DrawStatus::None) if game.outcome(choose.rulebook).is_some() => vec![ids::MISS_ENDS_OTHERWISE.into()],
        (DrawStatus::OnClaim, DrawStatus::None) => {
            std::iter::once(ids::ENDS_WRONG_CLAIM.into()).chain(lacks_of_claims(game)).collect()
        }
        (_, DrawStatus::None) => {
            std::iter::once(ids::MISS_DRAW_NOT_BY_ITSELF.into()).chain(lacks_of_claims(game)).collect()
        }
    }
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
    let truth = choose.question.truth(game, choose.rulebook);
    match (answer, truth.fact()) {
        (ChoiceAnswer::Draw(said), Fact::Draw(is)) => not_such_a_draw(choose, game, *said, *is),
        _ => why_not_in_a_sentence(choose, game, answer).into_iter().collect(),
    }
}

/// The same of every answer but those about a draw, which is counted.
fn why_not_in_a_sentence(choose: &Choose, game: &Game, answer: &ChoiceAnswer) -> Option<Message> {
    let position = game.position();
    let truth = choose.question.truth(game, choose.rulebook);
    match (answer, truth.fact()) {
        (ChoiceAnswer::Standing(said), Fact::Standing(is)) => not_standing(game, *said, *is),
        (ChoiceAnswer::Legal | ChoiceAnswer::MayCastle(_), Fact::Verdict(Err(refusal))) => {
            Some(explain_reason_to(Listener::Onlooker, position, refusal.first()))
        }
        (ChoiceAnswer::Refused(_), Fact::Verdict(_)) if !truth.rules_out(answer) => {
            // It may be true as well: more than that it is not the reason cannot be said.
            Some(ids::MISS_NOT_THE_REASON.into())
        }
        (ChoiceAnswer::Refused(code), Fact::Verdict(verdict)) => {
            Some(not_the_reason(choose.question, position, *code, verdict).unwrap_or(ids::MISS_NOT_THE_REASON.into()))
        }
        (ChoiceAnswer::Castling(side), Fact::Castlings { .. }) => match choose.question {
            ChoiceQuestion::CastlingOf(color) => game
                .castling(color, *side)
                .err()
                .map(|refusal| explain_reason_to(Listener::Onlooker, position, refusal.first())),
            _ => None,
        },
        (ChoiceAnswer::NoCastling, Fact::Castlings { short, .. }) => {
            Some(may_castle(if *short { CastlingSide::Short } else { CastlingSide::Long }))
        }
        (ChoiceAnswer::EnPassant(_), Fact::EnPassant(_)) => en_passant(game).into_iter().next(),
        _ => None,
    }
}

/// Why it does not stand as was said.
fn not_standing(game: &Game, said: Standing, is: Standing) -> Option<Message> {
    let position = game.position();
    let turn = position.turn();
    let king = king(position)?;
    match (said, is) {
        (Standing::Checkmate, Standing::Check) => not_mate(position),
        (Standing::Checkmate | Standing::Check, _) if !position.is_check() => {
            let id = if said == Standing::Check { ids::MISS_IS_NO_CHECK } else { ids::MISS_NO_CHECK_NO_MATE };
            Some(Message::new(id).with("target", king))
        }
        (Standing::Check, Standing::Checkmate) => Some(Message::new(ids::MISS_CHECK_IS_MATE).with("turn", turn)),
        (Standing::Stalemate, _) if position.is_check() => Some(
            Message::new(ids::MISS_STALEMATE_IN_CHECK)
                .with("king", king)
                .with("checkers", all_placed(position, position.checkers())),
        ),
        (Standing::Stalemate, _) => can_move(position),
        (Standing::Normal, Standing::Check | Standing::Checkmate) => check(position),
        (Standing::Normal, Standing::Stalemate) => Some(Message::new(ids::MISS_CANNOT_MOVE).with("turn", turn)),
        (_, Standing::DeadPosition) => Some(ids::OUTCOME_DEAD_POSITION.into()),
        (_, Standing::InsufficientMaterial) => Some(ids::MISS_ONE_PIECE_EACH.into()),
        (_, Standing::Fivefold) => Some(counted(ids::MISS_COUNTED, game, ClaimKind::Threefold)),
        (_, Standing::SeventyFive) => Some(counted(ids::MISS_COUNTED, game, ClaimKind::Fifty)),
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
fn not_the_reason(
    question: ChoiceQuestion,
    position: &Position,
    code: ReasonCode,
    verdict: &Result<Move, Refusal>,
) -> Option<Message> {
    if code.is_of_castling() {
        let (color, side) = match question {
            ChoiceQuestion::Castling { color, side } => (color, side),
            ChoiceQuestion::Legal { from, to, .. } => {
                (position.turn(), CastlingSide::of_king_move(position.turn(), from, to)?)
            }
            _ => return None,
        };
        return castling_is_not_hindered(position, color, side, code);
    }
    let ChoiceQuestion::Legal { from, to, .. } = question else { return None };
    let mover = placed(position, from)?;
    let on = |id, square: Square| Some(Message::new(id).with("square", square));
    match code.name() {
        "empty-square" => Some(Message::new(ids::MISS_STANDS_THERE).with("piece", mover)),
        "opponents-piece" => {
            Some(Message::new(ids::MISS_OWN_TURN).with("piece", mover.piece).with("turn", position.turn()))
        }
        "own-piece" => on(ids::MISS_NOBODY_OF_YOURS, to),
        "king-never-captured" => on(ids::MISS_NO_KING_THERE, to),
        "wrong-shape" => Some(
            Message::new(ids::MISS_SHAPE_IS_RIGHT).with("piece", mover.piece.kind).with("from", from).with("to", to),
        ),
        "path-blocked" if mover.piece.kind == PieceKind::Knight => Some(ids::MISS_KNIGHT_JUMPS.into()),
        "path-blocked" if attacks::line(from, to).is_empty() => None,
        "path-blocked" => Some(Message::new(ids::MISS_PATH_IS_FREE).with("from", from).with("to", to)),
        "pinned" => Some(
            along_its_pin(position, mover, to)
                .unwrap_or_else(|| Message::new(ids::MARK_NOT_PINNED).with("piece", mover)),
        ),
        "check-not-answered" | "double-check-king-must-move" if position.is_check() => {
            verdict.is_ok().then(|| ids::MISS_CHECK_IS_ANSWERED.into())
        }
        "check-not-answered" | "double-check-king-must-move" => {
            let king = king(position)?;
            Some(Message::new(ids::MISS_IS_NO_CHECK).with("target", king))
        }
        "king-into-attack" | "king-along-the-line" => {
            let mut without = *position.board();
            without.set(from, None);
            without.attackers(to, position.turn().opponent()).is_empty().then(|| on(ids::MISS_NOT_CONTROLLED, to))?
        }
        "king-takes-protected" => match placed(position, to) {
            None => Some(Message::new(ids::MARK_EMPTY).with("square", to)),
            Some(target) => Some(Message::new(ids::MISS_NOT_PROTECTED).with("piece", target)),
        },
        "pawn-nothing-to-capture" if from.file() != to.file() => {
            placed(position, to).map(|target| Message::new(ids::MISS_STANDS_THERE).with("piece", target))
        }
        "pawn-double-not-from-start" if from.rank() == Rank::Second.seen_by(mover.piece.color) => {
            on(ids::MISS_PAWN_AT_HOME, from)
        }
        "pawn-blocked" | "pawn-double-blocked" | "pawn-captures-diagonally" => {
            let ahead = attacks::between(from, to).with(to) & position.board().occupied();
            (from.file() == to.file() && ahead.is_empty()).then(|| on(ids::MISS_WAY_AHEAD_FREE, to))?
        }
        _ => None,
    }
}

/// Why castling does not fail for such a reason.
fn castling_is_not_hindered(
    position: &Position,
    color: Color,
    side: CastlingSide,
    code: ReasonCode,
) -> Option<Message> {
    let on = |id, square: Square| Some(Message::new(id).with("square", square));
    match code.name() {
        "castling-king-moved" | "castling-rook-moved" | "castling-right-gone" => {
            let held = position.castling().has(color, side);
            held.then(|| ids::MISS_CASTLING_RIGHT_HELD.into())
        }
        "castling-no-rook" => Some(
            Message::new(ids::MISS_STANDS_THERE)
                .with("piece", Placed { piece: Piece::new(color, PieceKind::Rook), square: side.rook_home(color) }),
        ),
        "castling-piece-between" => Some(ids::MISS_NOTHING_BETWEEN.into()),
        "castling-in-check" => {
            placed(position, position.king(color)?).map(|king| Message::new(ids::MISS_IS_NO_CHECK).with("target", king))
        }
        "castling-through-attack" => on(ids::MISS_CROSSING_FREE, side.rook_target(color)),
        "castling-into-attack" => on(ids::MISS_ARRIVAL_FREE, side.king_target(color)),
        _ => None,
    }
}

// -- faults of files

/// The sentence for what is wrong with the options of a file.
pub(super) fn fault(problem: &Problem) -> Message {
    match problem {
        Problem::OptionUnfit { option, known } => {
            let near = if known.len() > suggest::FEW { "some" } else { "no" };
            Message::new(ids::FAULT_OPTION_UNFIT)
                .with("option", option.clone())
                .word("near", near)
                .with("known", suggest::few(option, known).join(", "))
        }
        Problem::OptionTwice { option } => Message::new(ids::FAULT_OPTION_TWICE).with("option", option.clone()),
        Problem::OptionSame { option, language } => {
            Message::new(ids::FAULT_OPTION_SAME).with("option", option.clone()).word("language", language.code())
        }
        Problem::OptionsTooMany { most } => Message::new(ids::FAULT_OPTIONS_TOO_MANY).with("most", *most),
        Problem::OptionRightMissing { missing } => Message::new(ids::FAULT_OPTION_RIGHT_MISSING)
            .with("count", missing.len())
            .with("missing", missing.join(", ")),
        Problem::OptionTrueToo { option } => Message::new(ids::FAULT_OPTION_TRUE_TOO).with("option", option.clone()),
        _ => ids::FAULT_OPTION_WRONG_MISSING.into(),
    }
}
