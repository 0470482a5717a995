//! Why it is mate, in one sentence: who attacks the king, what keeps it from each square around it, and why nothing takes
//! the checking piece or comes between (ledger R25).

use crate::rules::query::{self, FlightCause, Mate, NoBlock, NoCapture};
use crate::rules::{PieceKind, Placed, Position, Refusal, Square, SquareSet};

use super::telling::{all_placed, placed};
use crate::language::{Message, ids};

/// The sentence; `None` where it is no mate.
pub(super) fn explain(position: &Position) -> Option<Message> {
    let mate = query::mate(position)?;
    let attack = Message::new(ids::RIGHT_MATE)
        .with("checkers", all_placed(position, mate.checkers))
        .with("target", placed(position, mate.king)?);
    let (own, others) = controlled(position, &mate);
    // What the checking piece itself controls is said with its attack.
    let attack = match own {
        Some(squares) => Message::new(ids::MATE_CONTROLS_TOO).with("first", attack).with("squares", squares),
        None => attack,
    };
    let clauses = occupied(&mate).into_iter().chain(others).chain(unanswered(position, &mate));
    let sentence =
        clauses.fold(attack, |said, clause| Message::new(ids::MATE_AND).with("first", said).with("second", clause));
    Some(Message::new(ids::MATE_SENTENCE).with("clauses", sentence))
}

/// The squares on which the king's own men stand.
fn occupied(mate: &Mate) -> Option<Message> {
    let own: Vec<Placed> = mate
        .flights
        .iter()
        .filter_map(|flight| match flight.cause {
            FlightCause::OwnMan(man) => Some(man),
            _ => None,
        })
        .collect();
    let pawns = own.iter().filter(|man| man.piece.kind == PieceKind::Pawn).count();
    let what = match (pawns, own.len()) {
        (_, 0) => return None,
        (0, _) => "pieces",
        (pawns, all) if pawns == all => "pawns",
        _ => "both",
    };
    let squares: Vec<Square> = own.iter().map(|man| man.square).collect();
    Some(Message::new(ids::MATE_OCCUPIED).word("what", what).with("squares", squares))
}

/// Who controls the other squares around the king: what the checking piece does, and then as few others as it takes, the one
/// that covers most first.
fn controlled(position: &Position, mate: &Mate) -> (Option<Vec<Square>>, Vec<Message>) {
    let mut open: Vec<(Square, SquareSet)> = Vec::new();
    let mut said = Vec::new();
    for flight in &mate.flights {
        match flight.cause {
            FlightCause::Attacked(by) | FlightCause::AlongTheLine(by) => open.push((flight.square, by)),
            FlightCause::Protected(target, by) => {
                let protector = by.first().and_then(|square| placed(position, square));
                said.extend(protector.map(|protector| {
                    Message::new(ids::MATE_PROTECTED).with("protector", protector).with("target", target)
                }));
            }
            FlightCause::Free | FlightCause::OwnMan(_) | FlightCause::OtherKing(_) => {}
        }
    }
    let by_checker = |by: &SquareSet| (*by & mate.checkers).any();
    let own: Vec<Square> = open.iter().filter(|(_, by)| by_checker(by)).map(|(square, _)| *square).collect();
    let own = (!own.is_empty() && !mate.checkers.more_than_one()).then_some(own);
    if own.is_some() {
        open.retain(|(_, by)| !by_checker(by));
    }
    let mut controls = Vec::new();
    while !open.is_empty() {
        let covers = |square: &Square| open.iter().filter(|(_, by)| by.contains(*square)).count();
        let all = open.iter().fold(SquareSet::EMPTY, |all, (_, by)| all | *by);
        let Some(best) = all.iter().max_by_key(covers) else {
            break;
        };
        let squares: Vec<Square> = open.iter().filter(|(_, by)| by.contains(best)).map(|(square, _)| *square).collect();
        open.retain(|(_, by)| !by.contains(best));
        controls.extend(
            placed(position, best)
                .map(|piece| Message::new(ids::MATE_CONTROLLED).with("piece", piece).with("squares", squares)),
        );
    }
    controls.append(&mut said);
    (own, controls)
}

/// Why the checking piece is not taken and nothing comes between.
fn unanswered(position: &Position, mate: &Mate) -> Vec<Message> {
    if matches!(mate.no_capture, NoCapture::DoubleCheck(_)) {
        return vec![ids::MATE_DOUBLE.into()];
    }
    let Some(checker) = all_placed(position, mate.checkers).first().copied() else { return Vec::new() };
    let mut pinned: Vec<Placed> = Vec::new();
    let mut add = |refused: &[(Placed, Refusal)]| {
        for (piece, refusal) in refused {
            if refusal.iter().any(|reason| reason.code() == "pinned") && !pinned.contains(piece) {
                pinned.push(*piece);
            }
        }
    };
    if let NoCapture::Refused(refused) = &mate.no_capture {
        add(refused);
    }
    if let NoBlock::Refused(refused) = &mate.no_block {
        add(refused);
    }
    let between = match mate.no_block {
        NoBlock::NotReached(_) | NoBlock::Refused(_) => "between",
        NoBlock::DoubleCheck(_) | NoBlock::NoLine(_) | NoBlock::NoRoom(_) => "take",
    };
    let unanswered = Message::new(ids::MATE_UNANSWERED).with("checker", checker).word("way", between);
    let pins = pinned.into_iter().map(|piece| Message::new(ids::MATE_PINNED).with("piece", piece));
    pins.chain([unanswered]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::fen;

    #[test]
    fn only_mate_is_explained_as_mate() {
        assert_eq!(explain(&Position::start()), None);
        let check = Position::new(fen::read("4r2k/8/8/8/8/8/8/4K3 w - - 0 1").unwrap());
        assert_eq!(explain(&check), None);
    }
}
