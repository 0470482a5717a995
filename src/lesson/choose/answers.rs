//! Which answers a question can have, and which of them are right, wrong, or neither.

use crate::rules::game::{Game, OutcomeKind, Rulebook};
use crate::rules::{
    CastlingSide, Color, Move, Movers, Piece, PieceKind, Position, Rank, ReasonKind, Refusal, Square, SquareSet,
    attacks, query,
};

use super::{ChoiceAnswer, ChoiceQuestion, DrawStatus, MOST_OPTIONS, Standing};

/// As many options as a step has where its file names none; reasons that hold together may be more.
const DERIVED_OPTIONS: usize = 5;

/// An answer that a question can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its word in a file.
    pub word: &'static str,
    /// What is answered.
    pub answer: ChoiceAnswer,
    /// Whether it is right.
    pub truth: Truth,
}

/// Whether an answer is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truth {
    /// It is what the rules core says.
    Right,
    /// It is surely wrong.
    Wrong,
    /// It is not what the rules core says, and may hold all the same: another reason comes before it, or the position does
    /// not show it. Such an answer must not be offered.
    Open,
}

impl From<bool> for Truth {
    fn from(right: bool) -> Truth {
        if right { Truth::Right } else { Truth::Wrong }
    }
}

impl ChoiceQuestion {
    /// The answers that the question can have in this game, in the order in which they are shown. A question in the
    /// teacher's own words has those of its file.
    pub fn answers(self, game: &Game, rulebook: Rulebook) -> Vec<Answer> {
        let is = |word, answer, right: bool| Answer { word, answer, truth: Truth::from(right) };
        match self {
            ChoiceQuestion::State => {
                let all = Standing::all_of(game, rulebook);
                let truth = |standing: Standing| match all.iter().position(|it| *it == standing) {
                    Some(0) => Truth::Right,
                    Some(_) => Truth::Open,
                    None => Truth::Wrong,
                };
                let standings = Standing::ALL.into_iter();
                standings.map(|it| Answer { word: it.name(), answer: it.into(), truth: truth(it) }).collect()
            }
            ChoiceQuestion::CastlingOf(color) => {
                let castles = CastlingSide::ALL.map(|side| (side, game.castling(color, side).is_ok()));
                let neither = is("none", ChoiceAnswer::NoCastling, castles.iter().all(|(_, possible)| !possible));
                let each = castles.map(|(side, possible)| is(side.name(), ChoiceAnswer::Castling(side), possible));
                each.into_iter().chain([neither]).collect()
            }
            ChoiceQuestion::EnPassant => {
                let possible = query::en_passant(game).iter().any(|found| found.verdict.is_ok());
                let answer = |word, yes| is(word, ChoiceAnswer::EnPassant(yes), yes == possible);
                vec![answer("yes", true), answer("no", false)]
            }
            ChoiceQuestion::Draw => {
                let status = DrawStatus::of(game, rulebook);
                DrawStatus::ALL.map(|it| is(it.name(), ChoiceAnswer::Draw(it), it == status)).to_vec()
            }
            ChoiceQuestion::Castling { .. } | ChoiceQuestion::Legal { .. } => {
                let verdict = self.verdict(game, rulebook);
                let legal = matches!(verdict, Some(Ok(_)));
                let yes = match self {
                    ChoiceQuestion::Castling { side, .. } => ChoiceAnswer::MayCastle(side),
                    _ => ChoiceAnswer::Legal,
                };
                let reason = |kind: ReasonKind| {
                    let truth = match &verdict {
                        Some(Err(refusal)) if refusal.iter().any(|it| it.kind() == kind) => Truth::Right,
                        _ if self.is_ruled_out(kind, game, rulebook, verdict.as_ref()?.as_ref().err()) => Truth::Wrong,
                        _ => Truth::Open,
                    };
                    Some(Answer { word: kind.code(), answer: ChoiceAnswer::Refused(kind), truth })
                };
                let fitting = ReasonKind::ALL.iter().filter(|kind| self.can_be_refused_for(game.position(), **kind));
                std::iter::once(is("yes", yes, legal)).chain(fitting.filter_map(|kind| reason(*kind))).collect()
            }
            ChoiceQuestion::Text => Vec::new(),
        }
    }

    /// What the rules core says of the move that is asked about.
    pub fn verdict(self, game: &Game, rulebook: Rulebook) -> Option<Result<Move, Refusal>> {
        match self {
            ChoiceQuestion::Castling { color, side } => Some(game.castling(color, side)),
            // A board with too little on it may be there to show how a piece moves; who has counted to five or to
            // seventy-five has ended the game on purpose.
            ChoiceQuestion::Legal { from, to, promotion } => {
                Some(if game.draws(rulebook).any(OutcomeKind::is_counted) {
                    game.judge_by(rulebook, from, to, promotion)
                } else {
                    game.judge(from, to, promotion)
                })
            }
            _ => None,
        }
    }

    /// Whether what is asked about could be refused for such a reason at all: a rook is never blocked as a pawn is.
    fn can_be_refused_for(self, position: &Position, kind: ReasonKind) -> bool {
        match self {
            _ if self.castling(position).is_some() => {
                kind.movers() == Movers::Castling || matches!(kind, ReasonKind::GameOver | ReasonKind::PromotionNotHere)
            }
            ChoiceQuestion::Legal { from, .. } => {
                kind.movers().include(position.piece_at(from).map(|piece| piece.kind))
            }
            _ => false,
        }
    }

    /// Whose castling is asked about, and which, be it asked for as a move or by name.
    pub(crate) fn castling(self, position: &Position) -> Option<(Color, CastlingSide)> {
        match self {
            ChoiceQuestion::Castling { color, side } => Some((color, side)),
            question => question.castling_side(position).map(|side| (position.turn(), side)),
        }
    }

    /// The castling that a move is, if it is one.
    fn castling_side(self, position: &Position) -> Option<CastlingSide> {
        let ChoiceQuestion::Legal { from, to, .. } = self else { return None };
        let color = position.turn();
        CastlingSide::of_king_move(color, from, to).filter(|_| position.king(color) == Some(from))
    }

    /// The options of a step whose file names none: all that may be answered where that is little, and otherwise what
    /// is right and the wrong reasons that lie nearest. No wrong one is offered that is true as well.
    pub fn derived(self, game: &Game, rulebook: Rulebook) -> Vec<Answer> {
        let answers = self.answers(game, rulebook);
        let is_reason = |it: &Answer| matches!(it.answer, ChoiceAnswer::Refused(_));
        // Right, or a yes, or hardly ever meant where it is not true.
        let counted = answers.iter().filter(|it| it.truth == Truth::Right || !is_reason(it)).count();
        let near: Vec<ReasonKind> = self
            .near_reasons(game.position())
            .iter()
            .copied()
            .filter(|kind| answers.iter().any(|it| it.word == kind.code() && it.truth == Truth::Wrong))
            .take(DERIVED_OPTIONS.saturating_sub(counted))
            .collect();
        let is_offered = |it: &Answer| match (it.truth, &it.answer) {
            (Truth::Right, _) => true,
            (Truth::Open, _) => false,
            (Truth::Wrong, ChoiceAnswer::Refused(kind)) => near.contains(kind),
            // Hardly ever meant where it is not true.
            (Truth::Wrong, ChoiceAnswer::Standing(standing)) => standing.drawn().is_none(),
            (Truth::Wrong, _) => true,
        };
        answers.into_iter().filter(is_offered).take(MOST_OPTIONS).collect()
    }

    /// The reasons that a student is likely to think of, the likeliest first.
    fn near_reasons(self, position: &Position) -> &'static [ReasonKind] {
        use ReasonKind::*;
        let ChoiceQuestion::Legal { from, to, .. } = self else { return CASTLING };
        if self.castling_side(position).is_some() {
            return CASTLING;
        }
        let straight = from.file() == to.file();
        let steps = from.rank().index().abs_diff(to.rank().index());
        match position.piece_at(from).map(|piece| piece.kind) {
            None => &[SameSquare, OpponentsPiece, GameOver],
            Some(PieceKind::Pawn) if straight && steps == 2 => &[
                PawnDoubleNotFromStart,
                PawnDoubleBlocked,
                Pinned,
                CheckNotAnswered,
                PawnCapturesDiagonally,
                PawnBackwards,
            ],
            Some(PieceKind::Pawn) if straight => {
                &[PawnBlocked, PawnCapturesDiagonally, Pinned, CheckNotAnswered, PawnBackwards, PawnDoubleNotFromStart]
            }
            Some(PieceKind::Pawn) => &[
                PawnNothingToCapture,
                EnPassantTooLate,
                Pinned,
                OwnPiece,
                CheckNotAnswered,
                EnPassantNotDoubleStep,
                PawnSideways,
            ],
            Some(PieceKind::King) => {
                &[KingIntoAttack, KingTakesProtected, KingAlongTheLine, KingNextToKing, OwnPiece, WrongShape]
            }
            Some(PieceKind::Knight | PieceKind::Bishop | PieceKind::Rook | PieceKind::Queen) => &[
                WrongShape,
                PathBlocked,
                Pinned,
                CheckNotAnswered,
                OwnPiece,
                KingNeverCaptured,
                DoubleCheckKingMustMove,
            ],
        }
    }

    /// Whether a reason that the rules core does not give surely does not hold. `refusal` is what it gives instead.
    fn is_ruled_out(self, kind: ReasonKind, game: &Game, rulebook: Rulebook, refusal: Option<&Refusal>) -> bool {
        if kind == ReasonKind::GameOver {
            let goes_on = |it: &Standing| matches!(it, Standing::Normal | Standing::Check);
            return Standing::all_of(game, rulebook).iter().all(goes_on);
        }
        let Some(refusal) = refusal else { return true };
        match (self.castling(game.position()), self) {
            (Some((color, side)), _) => castling_rules_out(game, color, side, kind),
            (None, ChoiceQuestion::Legal { from, to, promotion }) => {
                Attempt { position: game.position(), from, to, promotion }.rules_out(kind, refusal)
            }
            (None, _) => true,
        }
    }
}

const CASTLING: &[ReasonKind] = &[
    ReasonKind::CastlingThroughAttack,
    ReasonKind::CastlingIntoAttack,
    ReasonKind::CastlingInCheck,
    ReasonKind::CastlingPieceBetween,
    ReasonKind::CastlingKingMoved,
    ReasonKind::CastlingRookMoved,
];

impl From<Standing> for ChoiceAnswer {
    fn from(standing: Standing) -> ChoiceAnswer {
        ChoiceAnswer::Standing(standing)
    }
}

fn castling_rules_out(game: &Game, color: Color, side: CastlingSide, kind: ReasonKind) -> bool {
    let position = game.position();
    let held = position.castling().has(color, side);
    let (king_never_moved, rook_never_moved) = game.never_moved(color, side);
    match kind {
        // Who moved is known only where the history shows it.
        ReasonKind::CastlingKingMoved => held || king_never_moved,
        ReasonKind::CastlingRookMoved => held || rook_never_moved,
        ReasonKind::CastlingRightGone => held,
        ReasonKind::CastlingNoRook => {
            position.board().of(Piece::new(color, PieceKind::Rook)).contains(side.rook_home(color))
        }
        ReasonKind::CastlingPieceBetween => (side.between(color) & position.board().occupied()).is_empty(),
        _ => position.king(color) == Some(CastlingSide::king_home(color)),
    }
}

/// A move that is no castling.
struct Attempt<'g> {
    position: &'g Position,
    from: Square,
    to: Square,
    promotion: Option<PieceKind>,
}

impl Attempt<'_> {
    /// Whether a reason surely does not hold. Of one that is not named here nobody knows.
    fn rules_out(&self, kind: ReasonKind, refusal: &Refusal) -> bool {
        use ReasonKind::*;
        let Attempt { position, from, to, promotion } = *self;
        let board = position.board();
        let us = position.turn();
        let piece = board.piece_at(from);
        let target = board.piece_at(to);
        // Of a piece that is not to move the same is true as of one that is: it may be pinned, or have nothing to take.
        let its = piece.map_or(us, |piece| piece.color);
        let straight = from.file() == to.file();
        let forward = i16::from(to.rank().seen_by(its).index()) - i16::from(from.rank().seen_by(its).index());
        let is_free = |squares: SquareSet| (squares & board.occupied()).is_empty();
        let mut without = *board;
        without.set(from, None);
        let attackers = without.attackers(to, its.opponent());
        match kind {
            EmptySquare => piece.is_some(),
            OpponentsPiece => piece.is_some_and(|piece| piece.color == us),
            SameSquare => from != to,
            // Whose own, the student's or the piece's, may be meant.
            OwnPiece => target.is_none_or(|target| target.color != us && target.color != its),
            KingNeverCaptured => target.is_none_or(|target| target.kind != PieceKind::King),
            PathBlocked => is_free(attacks::between(from, to)),
            WrongShape => refusal.iter().all(|reason| comes_after_the_shape(reason.kind())),
            PawnBackwards => forward >= 0,
            PawnSideways => forward != 0 || straight,
            PawnBlocked => !straight || forward == 1 && target.is_none(),
            PawnCapturesDiagonally => !straight || target.is_none(),
            PawnDoubleBlocked => !straight || forward != 2 || is_free(attacks::between(from, to).with(to)),
            PawnDoubleNotFromStart => !straight || forward != 2 || from.rank() == Rank::Second.seen_by(its),
            PawnNothingToCapture => straight || target.is_some(),
            EnPassantTooLate | EnPassantNotDoubleStep | EnPassantExposesKing => {
                let enemy = Piece::new(its.opponent(), PieceKind::Pawn);
                board.piece_at(Square::new(to.file(), from.rank())) != Some(enemy)
            }
            PromotionNotHere | PromotionPieceWrong | PromotionPieceMissing => {
                promotion.is_none() && to.rank() != Rank::Eighth.seen_by(its)
            }
            // One of these is told of each attacker, but the others may be said of it with some right.
            KingIntoAttack | KingAlongTheLine => attackers.is_empty(),
            KingTakesProtected => attackers.is_empty() || target.is_none(),
            KingNextToKing => (attackers & board.of_kind(PieceKind::King)).is_empty(),
            Pinned => !query::pinned(position, its).contains(from),
            CheckNotAnswered => !position.is_check(),
            DoubleCheckKingMustMove => !position.checkers().more_than_one(),
            _ => false,
        }
    }
}

/// Whether a move that is refused for this reason has the shape of its piece's moves, which is looked at before.
const fn comes_after_the_shape(kind: ReasonKind) -> bool {
    use ReasonKind::*;
    matches!(
        kind,
        GameOver
            | PathBlocked
            | OwnPiece
            | KingNeverCaptured
            | PromotionNotHere
            | Pinned
            | CheckNotAnswered
            | DoubleCheckKingMustMove
            | KingIntoAttack
            | KingTakesProtected
            | KingNextToKing
            | KingAlongTheLine
    )
}
