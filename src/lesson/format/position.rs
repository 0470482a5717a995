//! What stands on the board of a step: a drawing or a FEN, and the moves that led on from there.

use std::ops::Range;

use crate::explain;
use crate::language::{Message, MoveText};
use crate::lesson::fault::Faults;
use crate::lesson::problem::Problem;
use crate::rules::game::{Outcome, OutcomeKind, Rulebook};
use crate::rules::notation::typed::{Judge, ReadError, Typed, is_en_passant, read_move};
use crate::rules::notation::{Notation, fen};
use crate::rules::{
    Board, CastlingRights, CastlingSide, Color, Game, Move, Piece, PieceKind, Position, PositionFault, Reason, Setup,
    Square, SquareSet,
};

use super::board;
use super::keys::{self, Keys};
use super::strings::Located;
use super::syntax::Entry;

/// The sides, as the format writes them.
pub(crate) const COLORS: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];

/// A position as a step states it.
#[derive(Clone, Debug)]
pub(crate) struct Stated {
    /// The position with its history.
    pub(crate) game: Game,
    /// Squares with a star.
    pub(crate) stars: SquareSet,
    /// Where it is stated.
    pub(crate) span: Range<usize>,
    /// The moves that led to it from there, if any did.
    pub(crate) moves: Option<Range<usize>>,
}

/// What a step says about its position.
pub(crate) enum Placement {
    /// This one.
    Stated(Box<Stated>),
    /// One with faults, which have been told.
    Broken,
    /// Nothing.
    Absent,
}

/// Reads `board`, `fen`, `turn`, `castling` and `moves`.
pub(crate) fn read(step: &mut Keys<'_>, faults: &mut Faults) -> Placement {
    let before = faults.count();
    let (drawn, fen) = (step.get("board"), step.get("fen"));
    let (turn, castling, moves) = (step.get("turn"), step.get("castling"), step.get("moves"));
    let stated = match (drawn, fen) {
        (Some(drawn), Some(fen)) => {
            // Both are read, so that the faults of both are told.
            let _ = (from_drawing(drawn, turn, castling, faults), from_fen(fen, faults));
            let (second, here) =
                if drawn.key_span.start < fen.key_span.start { (fen, "board") } else { (drawn, "fen") };
            faults.add(Problem::KeysExclude { key: second.key.clone(), here }, second.key_span.clone());
            None
        }
        (Some(drawn), None) => from_drawing(drawn, turn, castling, faults),
        (None, Some(fen)) => {
            for entry in [turn, castling].into_iter().flatten() {
                let problem = Problem::not_here(&entry.key, "board", "fen");
                faults.add(problem, entry.key_span.clone());
            }
            from_fen(fen, faults)
        }
        (None, None) => {
            for entry in [turn, castling, moves].into_iter().flatten() {
                faults.add(Problem::PositionMissing, entry.key_span.clone());
            }
            return if faults.count() == before { Placement::Absent } else { Placement::Broken };
        }
    };
    let Some(mut stated) = stated else { return Placement::Broken };
    // A position of no game is one all the same, and the rest of the step can be judged in it. After moves that could not
    // be played it is not the one that was meant.
    stated.moves = moves.map(|entry| entry.node.span.clone());
    let played = moves.is_none_or(|moves| play_moves(moves, &mut stated.game, faults));
    if played { Placement::Stated(Box::new(stated)) } else { Placement::Broken }
}

fn from_drawing(drawn: &Entry, turn: Option<&Entry>, castling: Option<&Entry>, faults: &mut Faults) -> Option<Stated> {
    let turn = turn.map_or(Some(Color::White), |entry| keys::word(entry, &COLORS, faults));
    let rights = castling.map_or(Some(CastlingRights::NONE), |entry| castling_rights(entry, faults));
    let text = keys::text("board", &drawn.node, faults)?;
    let drawing = board::read(&text, faults)?;
    let setup = Setup { board: drawing.board, turn: turn?, castling: rights?, ..Setup::EMPTY };
    let place = |square| drawing.place(square).unwrap_or_else(|| drawn.node.span.clone());
    judge_setup(&setup, place, &drawn.node.span, castling.map(|entry| &entry.node.span), faults);
    Some(Stated {
        game: Game::new(Position::new(setup)),
        stars: drawing.stars,
        span: drawn.node.span.clone(),
        moves: None,
    })
}

fn from_fen(entry: &Entry, faults: &mut Faults) -> Option<Stated> {
    let text = keys::text("fen", &entry.node, faults)?;
    match fen::read(text.text()) {
        Ok(setup) => {
            judge_setup(&setup, |_| entry.node.span.clone(), &entry.node.span, None, faults);
            judge_clock(&setup, &text, faults);
            let game = Game::new(Position::new(setup));
            Some(Stated { game, stars: SquareSet::EMPTY, span: entry.node.span.clone(), moves: None })
        }
        Err(found) => {
            for fault in &found {
                let span = text.span_of_char(text.text(), fault.column.saturating_sub(1));
                faults.add(Problem::Fen(fault.kind), span);
            }
            None
        }
    }
}

/// Tells why a setup is no position, each reason at the man that is the reason where the text has a place for it. That
/// a king is missing is no fault here: most lessons need none.
fn judge_setup(
    setup: &Setup,
    place: impl Fn(Square) -> Range<usize>,
    whole: &Range<usize>,
    castling: Option<&Range<usize>>,
    faults: &mut Faults,
) {
    for fault in Position::faults(setup) {
        let span = match fault {
            PositionFault::NoKing(_) => continue,
            PositionFault::TooManyKings(color) => second_king(&setup.board, color).map(&place),
            PositionFault::PawnOnLastRank(pawns) => pawns.first().map(&place),
            PositionFault::OpponentInCheck => king(&setup.board, setup.turn.opponent()).map(&place),
            PositionFault::ImpossibleCheck(_) => king(&setup.board, setup.turn).map(&place),
            PositionFault::CastlingImpossible(_) => castling.cloned(),
            PositionFault::EnPassantImpossible(_) | PositionFault::TooManyPieces(_) => None,
        };
        faults.add(Problem::Position(fault), span.unwrap_or_else(|| whole.clone()));
    }
}

/// Tells of half-moves that are counted although there cannot have been so many: none since a double step, and before move
/// 10 at White's turn no more than 18. What the text leaves out says nothing.
fn judge_clock(setup: &Setup, text: &Located<'_>, faults: &mut Faults) {
    let fields: Vec<&str> = text.text().split_whitespace().collect();
    let &[_, _, _, _, clock, ref number @ ..] = fields.as_slice() else { return };
    let made = setup.halfmove_clock;
    let before = setup.fullmove_number.saturating_sub(1).saturating_mul(2);
    let most = before.saturating_add(u32::from(setup.turn == Color::Black));
    let problem = if setup.en_passant.is_some() && made > 0 {
        Problem::ClockImpossible { made, before_move: None, most: 0 }
    } else if !number.is_empty() && made > most {
        Problem::ClockImpossible { made, before_move: Some(setup.fullmove_number), most }
    } else {
        return;
    };
    faults.add(problem, text.span_of(clock));
}

/// A king of a colour.
fn king(board: &Board, color: Color) -> Option<Square> {
    board.of(Piece::new(color, PieceKind::King)).first()
}

/// The second king of a colour, as the eye goes over the drawing.
fn second_king(board: &Board, color: Color) -> Option<Square> {
    let mut kings: Vec<Square> = board.of(Piece::new(color, PieceKind::King)).iter().collect();
    kings.sort_by_key(|square| (std::cmp::Reverse(square.rank()), square.file()));
    kings.get(1).copied()
}

/// Castling rights as FEN writes them: `KQkq`, some of it, or `-`.
fn castling_rights(entry: &Entry, faults: &mut Faults) -> Option<CastlingRights> {
    let text = keys::text("castling", &entry.node, faults)?;
    if text.text() == "-" || text.text().is_empty() {
        return Some(CastlingRights::NONE);
    }
    let mut rights = Some(CastlingRights::NONE);
    for (at, letter) in text.text().char_indices() {
        let (color, side) = match letter {
            'K' => (Color::White, CastlingSide::Short),
            'Q' => (Color::White, CastlingSide::Long),
            'k' => (Color::Black, CastlingSide::Short),
            'q' => (Color::Black, CastlingSide::Long),
            _ => {
                faults.add(Problem::Fen(fen::FenFaultKind::Castling), text.span(at..at + letter.len_utf8()));
                rights = None;
                continue;
            }
        };
        rights = rights.map(|rights| rights.with(color, side));
    }
    rights
}

/// The most half-moves that lead to a position: longer than any game of which a lesson is made.
const MOST_PLAYED: usize = 1_000;

/// Plays the moves that lead on from a position; whether all of them could be played.
fn play_moves(entry: &Entry, game: &mut Game, faults: &mut Faults) -> bool {
    let Some(text) = keys::text("moves", &entry.node, faults) else { return false };
    let words = moves_of(text.text());
    if words.len() > MOST_PLAYED {
        let problem = Problem::TooMany { key: "moves".to_owned(), most: MOST_PLAYED };
        faults.add(problem, entry.node.span.clone());
        return false;
    }
    let mut told = false;
    for word in words {
        match ended(game) {
            Some((kind, how)) if kind.is_counted() => {
                faults.add(Problem::GameOver { how }, text.span_of(word));
                return false;
            }
            // With too little on the board it may be practised all the same, and that is said once.
            Some((_, how)) if !told => {
                faults.add(Problem::GameDrawn { how }, text.span_of(word));
                told = true;
            }
            Some(_) | None => {}
        }
        match one_move(word, &*game, &text, faults) {
            Some(mv) => game.play(mv),
            // What follows was meant for another position.
            None => return false,
        }
    }
    true
}

/// The draw that has come by itself in a game in which somebody moves again, what is counted before what is on the board
/// (FIDE Laws 5.2.2, 9.6), and how it is told. Of mate and stalemate the move itself tells.
fn ended(game: &Game) -> Option<(OutcomeKind, Message)> {
    let draws: Vec<OutcomeKind> = game.draws(Rulebook::Fide).collect();
    let kind = draws.iter().copied().find(|kind| kind.is_counted()).or(draws.first().copied())?;
    Some((kind, explain::explain_outcome(game.position(), &Outcome { kind, winner: None })))
}

/// The moves of a line: its words, without move numbers that stand by themselves, and with “e.p.” behind the move of which it
/// is said, as it is typed.
pub(crate) fn moves_of(text: &str) -> Vec<&str> {
    let mut moves: Vec<&str> = Vec::new();
    let mut began = 0;
    for word in text.split_whitespace() {
        let at = (word.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        match moves.last_mut() {
            Some(last) if is_en_passant(word) => {
                if let Some(with_it) = text.get(began..at + word.len()) {
                    *last = with_it;
                }
            }
            _ if word.trim_end_matches('.').chars().all(|c| c.is_ascii_digit()) => {}
            _ => {
                began = at;
                moves.push(word);
            }
        }
    }
    moves
}

/// One move in any notation; if it cannot be played here, that is told.
pub(crate) fn one_move<J: Judge + ?Sized>(
    word: &str,
    judge: &J,
    line: &Located<'_>,
    faults: &mut Faults,
) -> Option<Move> {
    match read_move(word, judge) {
        Ok(typed) => Some(unmarked(word, &typed, judge.position(), line, faults)),
        Err(error) => {
            faults.add(move_problem(word, &error, judge.position()), line.span_of(word));
            None
        }
    }
}

/// The move that a word was read as; what the word says of it and is not so is told.
pub(crate) fn unmarked(
    word: &str,
    typed: &Typed,
    position: &Position,
    line: &Located<'_>,
    faults: &mut Faults,
) -> Move {
    for remark in &typed.remarks {
        let (text, instead) = (word.to_owned(), explain::move_text(position, typed.mv));
        faults.add(Problem::MoveMark { text, remark: *remark, instead }, line.span_of(word));
    }
    typed.mv
}

/// The moves that a text without the piece may mean, each with the queen.
fn promotions(word: &str, position: &Position) -> Vec<MoveText> {
    let queen = PieceKind::Queen;
    Notation::ALL
        .into_iter()
        .find_map(|notation| match read_move(&format!("{word}={}", notation.piece_letter(queen)), position) {
            Ok(typed) => Some(vec![explain::move_text(position, typed.mv)]),
            Err(ReadError::Ambiguous { candidates }) => {
                Some(candidates.into_iter().map(|mv| explain::move_text(position, mv)).collect())
            }
            Err(_) => None,
        })
        .unwrap_or_default()
}

/// What is wrong with a move that was not taken.
pub(crate) fn move_problem(word: &str, error: &ReadError, position: &Position) -> Problem {
    let (text, reason) = (word.to_owned(), explain::explain_read_error_briefly(position, error));
    match error {
        ReadError::Refused { refusal, .. } if matches!(refusal.first(), Reason::PromotionPieceMissing { .. }) => {
            Problem::MovePromotion { text, ways: promotions(word, position) }
        }
        ReadError::Refused { .. } | ReadError::NoPieceReaches { .. } => Problem::MoveRefused { text, reason },
        ReadError::Unreadable(_) | ReadError::MixedAlphabets { .. } | ReadError::Ambiguous { .. } => {
            Problem::MoveUnreadable { text, reason }
        }
    }
}
