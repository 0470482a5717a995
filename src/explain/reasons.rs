//! Why a move may not be played, as a sentence.

use crate::rules::{
    CastlingSide, Color, End, Piece, PieceKind, Placed, Position, Rank, Reason, Refusal, Square, SquareSet,
};

use crate::language::{Message, ids};

/// Who hears why a move may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listener {
    /// Whoever makes the move: “your king”.
    Player,
    /// Whoever is asked about a move and has no side: “the white king”.
    Onlooker,
}

impl Listener {
    /// The word that chooses between “your king” and “the white king”.
    const fn name(self) -> &'static str {
        match self {
            Listener::Player => "player",
            Listener::Onlooker => "onlooker",
        }
    }
}

/// The sentences of a refusal, one for each reason, the one that a teacher would name first coming first.
pub fn refusal(position: &Position, refusal: &Refusal, listener: Listener) -> Vec<Message> {
    let reasons = refusal.iter().map(|reason| explain_reason_to(listener, position, reason));
    no_castling_at_all(position, refusal).into_iter().chain(reasons).collect()
}

/// What is said of an attempt that is refused: of castling every reason, since each has to go before castling is possible; of
/// any other move the one that a teacher would name. Where there is nothing to castle with, how a king moves comes first,
/// and then only what is missing.
pub(super) fn refused(position: &Position, refused: &Refusal) -> Vec<Message> {
    let castling = refused.first().rule().starts_with("castling");
    let said = if castling { usize::MAX } else { 1 };
    match no_castling_at_all(position, refused) {
        Some(king_moves) => vec![king_moves, explain_reason(position, refused.first())],
        None => refused.iter().take(said).map(|reason| explain_reason(position, reason)).collect(),
    }
}

/// How a king moves, where two squares sideways cannot have been meant as castling: there is neither a right nor a rook
/// (FIDE Laws 3.8.1, 3.8.2.1). A lesson on the king need not speak of castling first.
fn no_castling_at_all(position: &Position, refusal: &Refusal) -> Option<Message> {
    let (color, side) = refusal.iter().find_map(|reason| match reason {
        Reason::CastlingNoRook { color, side } => Some((*color, *side)),
        _ => None,
    })?;
    let home = |square: &Square| *square == CastlingSide::king_home(color);
    let square = position.king(color).filter(home).filter(|_| !position.castling().has_any(color))?;
    let piece = Placed { piece: Piece::new(color, PieceKind::King), square };
    Some(
        Message::new(ids::REASON_WRONG_SHAPE)
            .with("piece", piece)
            .with("from", square)
            .with("to", side.king_target(color))
            .word("detail", "king-too-far"),
    )
}

/// The sentence for a reason, said to whoever makes the move. `position` is the one in which the move was judged: a reason names squares, and a
/// sentence names what stands on them.
///
/// ```
/// use skaki::explain::explain_reason;
/// use skaki::language::{Language, Words};
/// use skaki::rules::Position;
///
/// let start = Position::start();
/// let refusal = start.judge("a1".parse()?, "a3".parse()?, None).unwrap_err();
/// let message = explain_reason(&start, refusal.first());
/// assert_eq!(
///     Words::new(Language::EN).text(&message),
///     "The white rook cannot pass over the white pawn on a2."
/// );
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
pub fn explain_reason(position: &Position, reason: &Reason) -> Message {
    explain_reason_to(Listener::Player, position, reason)
}

/// The same, said to this listener.
///
/// ```
/// use skaki::explain::{Listener, explain_reason_to};
/// use skaki::language::{Language, Words};
/// use skaki::rules::{Position, notation::fen};
///
/// let position = Position::new(fen::read("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1").unwrap());
/// let refusal = position.judge("e3".parse()?, "c4".parse()?, None).unwrap_err();
/// let message = explain_reason_to(Listener::Onlooker, &position, refusal.first());
/// assert!(Words::new(Language::EN).text(&message).ends_with("attacks the white king on e1."));
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
pub fn explain_reason_to(listener: Listener, position: &Position, reason: &Reason) -> Message {
    let on = |squares: SquareSet| -> Vec<Placed> { position.board().placed(squares).collect() };
    // Sentences that speak of a king, or of what is one's own, speak of it as the listener sees it.
    let heard = |message: Message| message.word("listener", listener.name());
    let whose = |message: Message, color: Color| heard(message).with("king", Piece::new(color, PieceKind::King));
    let king_on = |message: Message, color: Color, square: Square| {
        heard(message).with("king", Placed { piece: Piece::new(color, PieceKind::King), square })
    };
    match *reason {
        Reason::GameOver { end } => Message::new(ids::REASON_GAME_OVER).word("end", end_word(end)),
        Reason::EmptySquare { square } => heard(Message::new(ids::REASON_EMPTY_SQUARE)).with("square", square),
        Reason::OpponentsPiece { piece } => {
            let message = heard(Message::new(ids::REASON_OPPONENTS_PIECE));
            message.with("piece", piece).with("turn", piece.piece.color.opponent())
        }
        Reason::SameSquare { square } => Message::new(ids::REASON_SAME_SQUARE).with("square", square),
        Reason::OwnPiece { blocker } => heard(Message::new(ids::REASON_OWN_PIECE)).with("blocker", blocker),
        Reason::WrongShape { piece, to, .. } => Message::new(ids::REASON_WRONG_SHAPE)
            .with("piece", piece)
            .with("from", piece.square)
            .with("to", to)
            .word("detail", reason.detail().unwrap_or("plain")),
        Reason::PathBlocked { piece, blocker } => {
            Message::new(ids::REASON_PATH_BLOCKED).with("mover", piece.piece).with("blocker", blocker)
        }
        Reason::KingNeverCaptured { .. } => Message::new(ids::REASON_KING_NEVER_CAPTURED),
        Reason::PawnBackwards { pawn, to } => {
            Message::new(ids::REASON_PAWN_BACKWARDS).with("from", pawn.square).with("to", to)
        }
        Reason::PawnSideways { pawn, to } => {
            Message::new(ids::REASON_PAWN_SIDEWAYS).with("from", pawn.square).with("to", to)
        }
        Reason::PawnBlocked { pawn, blocker } => {
            Message::new(ids::REASON_PAWN_BLOCKED).with("pawn", pawn).with("blocker", blocker)
        }
        Reason::PawnDoubleBlocked { blockers, .. } => {
            Message::new(ids::REASON_PAWN_DOUBLE_BLOCKED).with("blockers", on(blockers))
        }
        Reason::PawnDoubleNotFromStart { pawn, .. } => Message::new(ids::REASON_PAWN_DOUBLE_NOT_FROM_START)
            .with("rank", Rank::Second.seen_by(pawn.piece.color))
            .with("square", pawn.square),
        Reason::PawnCapturesDiagonally { pawn, target } => {
            Message::new(ids::REASON_PAWN_CAPTURES_DIAGONALLY).with("from", pawn.square).with("target", target)
        }
        Reason::PawnNothingToCapture { to, .. } => Message::new(ids::REASON_PAWN_NOTHING_TO_CAPTURE).with("to", to),
        Reason::EnPassantTooLate { target, .. } => Message::new(ids::REASON_EN_PASSANT_TOO_LATE).with("target", target),
        Reason::EnPassantNotDoubleStep { target, .. } => {
            Message::new(ids::REASON_EN_PASSANT_NOT_DOUBLE_STEP).with("target", target)
        }
        Reason::EnPassantExposesKing { target, king, attackers, .. } => {
            let message = Message::new(ids::REASON_EN_PASSANT_EXPOSES_KING);
            king_on(message, target.piece.color.opponent(), king)
                .with("target", target)
                .with("attackers", on(attackers))
        }
        Reason::PromotionPieceMissing { to, .. } => Message::new(ids::REASON_PROMOTION_PIECE_MISSING).with("to", to),
        Reason::PromotionPieceWrong { to, .. } => Message::new(ids::REASON_PROMOTION_PIECE_WRONG).with("to", to),
        Reason::PromotionNotHere { piece, to } => {
            Message::new(ids::REASON_PROMOTION_NOT_HERE).with("piece", piece.piece).with("to", to)
        }
        Reason::KingIntoAttack { to, attackers } => {
            Message::new(ids::REASON_KING_INTO_ATTACK).with("to", to).with("attackers", on(attackers))
        }
        Reason::KingTakesProtected { target, protectors } => {
            Message::new(ids::REASON_KING_TAKES_PROTECTED).with("target", target).with("protectors", on(protectors))
        }
        Reason::KingNextToKing { to, kings } => {
            let color = kings.first().and_then(|square| position.piece_at(square)).map(|other| other.color.opponent());
            let message = Message::new(ids::REASON_KING_NEXT_TO_KING).with("to", to).with("kings", on(kings));
            whose(message, color.unwrap_or(position.turn()))
        }
        Reason::KingAlongTheLine { to, attackers } => {
            Message::new(ids::REASON_KING_ALONG_THE_LINE).with("to", to).with("attackers", on(attackers))
        }
        Reason::Pinned { piece, king, pinner } => {
            let message = Message::new(ids::REASON_PINNED).with("piece", piece).with("pinner", pinner);
            king_on(message, piece.piece.color, king)
        }
        Reason::CheckNotAnswered { king, checkers } => {
            let checkers = on(checkers);
            let color = checkers.first().map_or(position.turn(), |checker| checker.piece.color.opponent());
            let message = Message::new(ids::REASON_CHECK_NOT_ANSWERED).word("answer", check_of(&checkers));
            king_on(message, color, king).with("checkers", checkers)
        }
        Reason::DoubleCheckKingMustMove { checkers, .. } => {
            Message::new(ids::REASON_DOUBLE_CHECK_KING_MUST_MOVE).with("checkers", on(checkers))
        }
        Reason::CastlingKingMoved { color, .. } => whose(Message::new(ids::REASON_CASTLING_KING_MOVED), color),
        Reason::CastlingRookMoved { color, side } => {
            Message::new(ids::REASON_CASTLING_ROOK_MOVED).with("rook", side.rook_home(color))
        }
        Reason::CastlingRightGone { color, side } => {
            let at_home = position.king(color) == Some(CastlingSide::king_home(color));
            Message::new(ids::REASON_CASTLING_RIGHT_GONE)
                .word("side", side_word(side))
                .word("home", if at_home { "yes" } else { "no" })
        }
        Reason::CastlingNoRook { color, side } => Message::new(ids::REASON_CASTLING_NO_ROOK)
            .with("square", side.rook_home(color))
            .with("rook", Piece::new(color, PieceKind::Rook)),
        Reason::CastlingPieceBetween { between } => {
            Message::new(ids::REASON_CASTLING_PIECE_BETWEEN).with("between", on(between))
        }
        Reason::CastlingInCheck { checkers, .. } => {
            let checkers = on(checkers);
            let color = checkers.first().map_or(position.turn(), |checker| checker.piece.color.opponent());
            whose(Message::new(ids::REASON_CASTLING_IN_CHECK), color).with("checkers", checkers)
        }
        Reason::CastlingThroughAttack { crossing, attackers } => {
            Message::new(ids::REASON_CASTLING_THROUGH_ATTACK).with("square", crossing).with("attackers", on(attackers))
        }
        Reason::CastlingIntoAttack { to, attackers } => {
            Message::new(ids::REASON_CASTLING_INTO_ATTACK).with("square", to).with("attackers", on(attackers))
        }
    }
}

/// How a game ended, as the word that chooses the sentence.
const fn end_word(end: End) -> &'static str {
    match end {
        End::Checkmate => "checkmate",
        End::Stalemate => "stalemate",
        End::Otherwise => "otherwise",
    }
}

/// Which castling, as the word that chooses the sentence.
const fn side_word(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::Short => "short",
        CastlingSide::Long => "long",
    }
}

/// What kind of check it is: against a knight or a pawn nothing can be put in between (FIDE Laws 3.9; ledger R24).
fn check_of(checkers: &[Placed]) -> &'static str {
    match checkers {
        [only] => match only.piece.kind {
            PieceKind::Knight => "knight",
            PieceKind::Pawn => "pawn",
            PieceKind::Bishop | PieceKind::Rook | PieceKind::Queen | PieceKind::King => "line",
        },
        _ => "line",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, Words, ids::Id};
    use crate::rules::notation::fen;

    fn position(text: &str) -> Position {
        Position::new(fen::read(text).unwrap())
    }

    /// What is said of a king's move of two squares, as ids.
    fn said(text: &str, from: &str, to: &str) -> Vec<String> {
        let position = position(text);
        let refusal = position.judge(from.parse().unwrap(), to.parse().unwrap(), None).unwrap_err();
        refused(&position, &refusal).iter().map(|message| message.id().to_string()).collect()
    }

    fn names(ids: &[Id]) -> Vec<String> {
        ids.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn who_has_nothing_to_castle_with_first_hears_how_a_king_moves() {
        let bare = names(&[ids::REASON_WRONG_SHAPE, ids::REASON_CASTLING_NO_ROOK]);
        for (text, from, to) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "g1"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "c1"),
            ("4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8", "g8"),
            // What the opponent controls is no matter then, nor what stands between.
            ("k4rr1/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "g1"),
            ("k3r3/8/8/8/8/8/8/4KB2 w - - 0 1", "e1", "g1"),
            // A rook on the other side, without a right, is none to castle with here.
            ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1", "g1"),
        ] {
            assert_eq!(said(text, from, to), bare, "{text} {from}{to}");
        }
    }

    #[test]
    fn who_may_think_of_castling_hears_every_reason_against_it() {
        // There is a right on the other side.
        let other = said("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "g1");
        assert_eq!(other, names(&[ids::REASON_CASTLING_NO_ROOK]));
        // There is a rook, and no right.
        let gone = said("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1", "g1");
        assert_eq!(gone, names(&[ids::REASON_CASTLING_RIGHT_GONE]));
        let both = said("4k1r1/8/8/8/8/8/8/4KB1R w K - 0 1", "e1", "g1");
        assert_eq!(both, names(&[ids::REASON_CASTLING_PIECE_BETWEEN, ids::REASON_CASTLING_INTO_ATTACK]));
        // A king that is not at home takes a step too long, and nothing else.
        assert_eq!(said("4k3/8/8/8/8/8/4K3/8 w - - 0 1", "e2", "g2"), names(&[ids::REASON_WRONG_SHAPE]));
    }

    #[test]
    fn nobody_elses_king_is_called_yours() {
        let (player, onlooker) = (Listener::Player, Listener::Onlooker);
        for (text, from, to, king) in [
            ("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3", "c4", "the white king on e1"),
            ("4r2k/8/8/8/8/8/7P/4K3 w - - 0 1", "h2", "h3", "the white king on e1"),
            ("8/8/8/4k3/8/4K3/8/8 w - - 0 1", "e3", "e4", "the white king would touch"),
            ("k3r3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "g1", "While the white king is in check"),
            ("8/8/8/8/k2Pp2R/8/8/6K1 b - d3 0 1", "e4", "d3", "the black king on a4"),
            ("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1", "a2", "The white pawn, of the same side"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e8", "e7", "cannot move now; it is White's turn"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1", "a2", "no move starts there"),
        ] {
            let position = position(text);
            let refusal = position.judge(from.parse().unwrap(), to.parse().unwrap(), None).unwrap_err();
            let heard = |language, listener| {
                Words::new(language).text(&explain_reason_to(listener, &position, refusal.first()))
            };
            let english = heard(Language::EN, onlooker);
            assert!(english.contains(king) && !english.to_lowercase().contains("your"), "{english}");
            assert!(heard(Language::EN, player).to_lowercase().contains("you"), "{text}");
            assert_ne!(heard(Language::EL, player), heard(Language::EL, onlooker), "{text}");
            assert_eq!(
                heard(Language::EN, player),
                Words::new(Language::EN).text(&explain_reason(&position, refusal.first()))
            );
        }
    }
}
