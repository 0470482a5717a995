//! Each rule of the ledger in a sentence: the first rung of the hints.

use crate::lesson::Rule;

use crate::language::ids::{self, Id};

/// The sentence that says a rule.
pub const fn rule(rule: Rule) -> Id {
    match rule {
        Rule::Board => ids::RULE_BOARD,
        Rule::Army => ids::RULE_ARMY,
        Rule::Setup => ids::RULE_SETUP,
        Rule::Turn => ids::RULE_TURN,
        Rule::Capture => ids::RULE_CAPTURE,
        Rule::OwnPiece => ids::RULE_OWN_PIECE,
        Rule::Path => ids::RULE_PATH,
        Rule::KingNeverCaptured => ids::RULE_KING_NEVER_CAPTURED,
        Rule::Control => ids::RULE_CONTROL,
        Rule::Rook => ids::RULE_ROOK,
        Rule::Bishop => ids::RULE_BISHOP,
        Rule::Queen => ids::RULE_QUEEN,
        Rule::Knight => ids::RULE_KNIGHT,
        Rule::King => ids::RULE_KING,
        Rule::PawnMove => ids::RULE_PAWN_MOVE,
        Rule::PawnCapture => ids::RULE_PAWN_CAPTURE,
        Rule::EnPassant => ids::RULE_EN_PASSANT,
        Rule::Promotion => ids::RULE_PROMOTION,
        Rule::Castling => ids::RULE_CASTLING,
        Rule::CastlingLost => ids::RULE_CASTLING_LOST,
        Rule::CastlingNow => ids::RULE_CASTLING_NOW,
        Rule::Check => ids::RULE_CHECK,
        Rule::OwnKingInCheck => ids::RULE_OWN_KING_IN_CHECK,
        Rule::AnswerCheck => ids::RULE_ANSWER_CHECK,
        Rule::Checkmate => ids::RULE_CHECKMATE,
        Rule::Stalemate => ids::RULE_STALEMATE,
        Rule::Resign => ids::RULE_RESIGN,
        Rule::DrawOffer => ids::RULE_DRAW_OFFER,
        Rule::DeadPosition => ids::RULE_DEAD_POSITION,
        Rule::Rulebook => ids::RULE_RULEBOOK,
        Rule::Repetition => ids::RULE_REPETITION,
        Rule::FiftyMoves => ids::RULE_FIFTY_MOVES,
    }
}
