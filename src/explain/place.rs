//! What is said of pieces put on the board.

use crate::exercise::Miss;
use crate::exercise::place::{Misplaced, NoPlacing, Placement, Rightly, Unmet};
use crate::rules::notation::Notation;
use crate::rules::{Piece, PieceKind, Placed, Position, Rank};
use crate::session::PlaceHint;

use super::telling::placed;
use super::{misses, whys};
use crate::language::{Arg, Message, Spelling, fold, ids};

/// How many wrongly placed pieces have a sentence each; of the others the squares are named.
const IN_FULL: usize = 2;
/// More ways than these are not counted for a student.
const MOST_WAYS: u64 = 20;
/// The letters that a piece and its square have together: what is longer is a word.
const LETTERS: usize = 2;
/// More pieces than these are not listed.
const MOST_LISTED: usize = 6;

/// What came of putting, lifting or handing in.
pub(super) fn placing(placement: &Placement) -> Vec<Message> {
    match placement {
        Placement::Put(placed) => vec![Message::new(ids::PLACE_PUT).with("piece", *placed)],
        Placement::Lifted(placed) => vec![Message::new(ids::PLACE_LIFTED).with("piece", *placed)],
        Placement::Impossible(why) => vec![impossible(why)],
        Placement::Unfinished(pieces) => vec![unfinished(pieces)],
        Placement::Misplaced(wrong) => {
            let mut said: Vec<Message> = wrong.iter().take(IN_FULL).map(misplaced).collect();
            let others: Vec<_> = wrong.iter().skip(IN_FULL).map(|wrong| wrong.stands.square).collect();
            if !others.is_empty() {
                said.push(Message::new(ids::PLACE_MORE_MISPLACED).with("squares", others));
            }
            said
        }
        Placement::Unmet(why) => vec![unmet(why)],
        Placement::Right(rightly) => right(rightly),
    }
}

fn impossible(why: &NoPlacing) -> Message {
    match why {
        NoPlacing::NotInTray(piece) => Message::new(ids::PLACE_NOT_IN_TRAY).with("piece", *piece),
        NoPlacing::Occupied(stands) => Message::new(ids::PLACE_OCCUPIED).with("piece", *stands),
        NoPlacing::SecondKing(king) => Message::new(ids::PLACE_SECOND_KING).with("king", *king),
        NoPlacing::KingsTogether(king) => Message::new(ids::PLACE_KINGS_TOGETHER).with("king", *king),
        NoPlacing::PawnOnEdge(pawn) => {
            let last = pawn.square.rank() == Rank::Eighth.seen_by(pawn.piece.color);
            Message::new(ids::PLACE_PAWN_ON_EDGE)
                .with("rank", pawn.square.rank())
                .word("edge", if last { "last" } else { "first" })
        }
        NoPlacing::NothingThere(square) => Message::new(ids::PLACE_NOTHING_THERE).with("square", *square),
        NoPlacing::Fixed(stands) => Message::new(ids::PLACE_FIXED).with("piece", *stands),
    }
}

/// Pieces that lie beside the board, those of one sort together: “two white rooks and the black king”.
pub fn tray(pieces: &[Piece]) -> Vec<Message> {
    let mut sorts: Vec<(Piece, i64)> = Vec::new();
    for piece in pieces {
        match sorts.last_mut() {
            Some((sort, count)) if sort == piece => *count += 1,
            _ => sorts.push((*piece, 1)),
        }
    }
    let said = |(piece, count)| Message::new(ids::PLACE_SOME).with("piece", piece).with("count", count);
    sorts.into_iter().map(said).collect()
}

fn unfinished(pieces: &[Piece]) -> Message {
    let sorts = tray(pieces);
    if sorts.len() > MOST_LISTED {
        let is_pawn = |piece: &Piece| piece.kind == PieceKind::Pawn;
        let what = match (pieces.iter().any(is_pawn), pieces.iter().all(is_pawn)) {
            (false, _) => "pieces",
            (true, true) => "pawns",
            (true, false) => "both",
        };
        return Message::new(ids::PLACE_UNFINISHED_MANY).with("count", pieces.len()).word("what", what);
    }
    Message::new(ids::PLACE_UNFINISHED).with("count", pieces.len()).with("pieces", Arg::List(sorts))
}

fn misplaced(wrong: &Misplaced) -> Message {
    match wrong.belongs {
        None => Message::new(ids::PLACE_MISPLACED_EMPTY).with("stands", wrong.stands),
        Some(belongs) => Message::new(ids::PLACE_MISPLACED)
            .word("colors", if belongs.color == wrong.stands.piece.color { "same" } else { "other" })
            .with("stands", wrong.stands)
            .with("belongs", belongs),
    }
}

fn unmet(why: &Unmet) -> Message {
    match why {
        Unmet::OwnKingAttacked { king, attacker } => {
            Message::new(ids::PLACE_OWN_KING).with("king", *king).with("attacker", *attacker)
        }
        Unmet::Missed { position, miss } => {
            missed(position, miss).or_else(|| misses::in_position(position, miss)).unwrap_or_else(unsaid)
        }
        Unmet::Other => unsaid(),
    }
}

fn unsaid() -> Message {
    ids::PLACE_UNMET.into()
}

/// The sentences of a move, said of what stands: nobody has moved.
fn missed(position: &Position, miss: &Miss) -> Option<Message> {
    match miss {
        Miss::NoCheck { .. } | Miss::NoCheckNoMate { .. } => {
            let king = placed(position, position.king(position.turn())?)?;
            Some(Message::new(ids::PLACE_NO_CHECK).with("target", king))
        }
        _ => None,
    }
}

/// Why what stands is right: a sentence for each reason.
pub(super) fn right(rightly: &Rightly) -> Vec<Message> {
    match rightly {
        Rightly::Position => vec![ids::PLACE_RIGHT.into()],
        Rightly::Condition { position, whys } => {
            let said: Vec<Message> = whys.iter().filter_map(|why| whys::in_position(position, why)).collect();
            if said.is_empty() { vec![ids::RIGHT_PLAIN.into()] } else { said }
        }
    }
}

/// The sentence of a hint.
pub(super) fn hint(hint: &PlaceHint) -> Message {
    match hint {
        PlaceHint::Right { right, all } => Message::new(ids::PLACE_HINT_RIGHT).with("right", *right).with("all", *all),
        PlaceHint::Ways(count) => Message::new(ids::PLACE_HINT_WAYS)
            .with("count", i64::try_from(*count).unwrap_or(i64::MAX))
            .word("many", if *count > MOST_WAYS { "yes" } else { "no" }),
        PlaceHint::Lift(stands) => Message::new(ids::PLACE_HINT_LIFT).with("piece", *stands),
        PlaceHint::One(placed) => Message::new(ids::PLACE_HINT_ONE).with("piece", *placed),
        PlaceHint::All(all) => {
            let some: Vec<Placed> = all.iter().take(MOST_LISTED).copied().collect();
            Message::new(ids::PLACE_HINT_ALL).with("men", some)
        }
    }
}

/// The answer.
pub(super) fn answer(put: &[Placed]) -> Message {
    match put.len() {
        1..=MOST_LISTED => Message::new(ids::PLACE_ANSWER).with("men", put),
        // Pieces that stood wrong were lifted, or there are too many to be listed.
        _ => ids::PLACE_ANSWER_ON_BOARD.into(),
    }
}

/// How a typed piece and square were understood, in both notations: where the text is not just what is written in the
/// spelling in use, and no words either, which the board answers in words.
///
/// ```
/// use skaki::explain::placed_as;
/// use skaki::language::{Language, Spelling, Words};
/// use skaki::rules::notation::Notation;
/// use skaki::rules::{Color, Piece, PieceKind, Placed};
/// let knight = Placed { piece: Piece::new(Color::White, PieceKind::Knight), square: "f3".parse()? };
/// let said = placed_as(knight, "Nf3", Spelling::of(Notation::GREEK)).expect("Greek letters were not typed");
/// assert!(Words::new(Language::EN).text(&said).starts_with("Nf3 = "));
/// assert_eq!(placed_as(knight, "Nf3", Spelling::of(Notation::LATIN)), None);
/// assert_eq!(placed_as(knight, "white knight f3", Spelling::of(Notation::GREEK)), None);
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
pub fn placed_as(placed: Placed, text: &str, spelling: Spelling) -> Option<Message> {
    let written = |notation: Notation| {
        let letter = match placed.piece.kind {
            PieceKind::Pawn => String::new(),
            kind => notation.piece_letter(kind).to_string(),
        };
        format!("{letter}{}", notation.square(placed.square))
    };
    let usual = written(spelling.first);
    let is_short = text.split(|letter: char| !letter.is_alphabetic()).all(|word| word.chars().count() <= LETTERS);
    let differs = fold(text) != fold(&usual);
    (is_short && differs).then(|| {
        Message::new(ids::PLACE_TYPED).with("greek", written(Notation::GREEK)).with("latin", written(Notation::LATIN))
    })
}
