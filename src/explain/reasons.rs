//! Why a move may not be played, as a sentence.

use crate::rules::{CastlingSide, Misfit, Particular, Position, Reason, ReasonKind, Refusal};

use super::telling::all_placed;
use crate::language::Message;
use crate::language::ids::{self, Id};

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
    let (rook, side) = refusal.iter().find_map(|reason| match reason {
        Reason::CastlingNoRook { rook, side } => Some((rook, side)),
        _ => None,
    })?;
    let color = rook.piece.color;
    let piece = CastlingSide::king_at_home(color);
    let nothing = position.king(color) == Some(piece.square) && !position.castling().has_any(color);
    let too_far = Reason::WrongShape { piece, to: side.king_target(color), misfit: Misfit::KingTooFar };
    nothing.then(|| explain_reason(position, &too_far))
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
    let message = Message::new(reason_id("reason", reason.kind()))
        .with("turn", position.turn())
        .word("listener", listener.name());
    reason.particulars().into_iter().fold(message, |message, (name, particular)| match particular {
        Particular::Piece(piece) => message.with(name, piece),
        Particular::Square(square) => message.with(name, square),
        Particular::Pieces(squares) => message.with(name, all_placed(position, squares)),
        Particular::Rank(rank) => message.with(name, rank),
        Particular::Color(color) => message.with(name, color),
        Particular::Word(word) => message.word(name, word),
    })
}

/// What is said of every reason in its own words: `reason-pinned`, why a move may not be played, and `option-pinned`, an answer
/// that may be picked. That each reason has both a test holds.
pub(super) fn reason_id(family: &str, kind: ReasonKind) -> Id {
    ids::named(&format!("{family}-{}", kind.code())).unwrap_or(ids::MISS_NOT_SO)
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
