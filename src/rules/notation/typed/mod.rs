//! What a person types: any notation, either alphabet, names of pieces in two languages.
//!
//! The reader is lenient about form and strict about meaning. Capitals, accents, spaces, hyphens, move numbers,
//! `!?` and castling in whatever round signs change nothing; each alphabet is read as its own notation (Greek γ is
//! the file c wherever it stands on a keyboard); where a text could be two moves it asks, and where it is none it
//! says why, with the reason of the rules wherever there is one. Nothing is guessed.
//!
//! ```
//! use skaki::rules::notation::{ReadError, read_move};
//! use skaki::rules::Position;
//!
//! let start = Position::start();
//! for text in ["e4", "ε4", "E2-E4", "e2e4", "1. e4!", "πιόνι ε4", "pawn to e4"] {
//!     assert_eq!(read_move(text, &start).unwrap().mv.uci().to_string(), "e2e4", "{text}");
//! }
//! // ψ stands where c would on the other keyboard layout: offered, not played.
//! let Err(ReadError::Unreadable(unreadable)) = read_move("ψ4", &start) else { panic!() };
//! assert_eq!(unreadable.suggestion.unwrap().greek, "γ4");
//! ```

mod complete;
mod fold;
mod form;
mod placement;
mod resolve;
mod scan;
mod shape;

use super::letters;
use super::uci::Uci;
use super::{Notation, San};
use crate::rules::{CastlingSide, File, Move, Piece, PieceKind, Position, Refusal, Square};
pub use complete::{Completion, completions};
use fold::Folded;
pub use form::{Form, form_of};
pub use placement::{Named, read_placement};
pub use scan::is_en_passant;
use scan::{Part, Parts, Scanned};
use shape::Shape;

/// Who says whether a move is legal: a bare position, or a game, which knows its history.
pub trait Judge {
    /// The position in which is moved.
    fn position(&self) -> &Position;

    /// Whether this move is legal.
    ///
    /// # Errors
    /// The reasons why it is not.
    fn judge(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> Result<Move, Refusal>;

    /// Whether castling on this side is legal, wherever the king stands: `0-0` names no squares.
    ///
    /// # Errors
    /// The reasons why it is not: see [`Position::judge_castling`].
    fn judge_castling(&self, side: CastlingSide) -> Result<Move, Refusal>;
}

impl Judge for Position {
    fn position(&self) -> &Position {
        self
    }

    fn judge(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> Result<Move, Refusal> {
        Position::judge(self, from, to, promotion)
    }

    fn judge_castling(&self, side: CastlingSide) -> Result<Move, Refusal> {
        Position::judge_castling(self, side)
    }
}

/// A typed text that is a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Typed {
    /// The move.
    pub mv: Move,
    /// What was written about it and is not so.
    pub remarks: Vec<Remark>,
}

/// Something a text says about a move that is not true of it. The move is taken all the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remark {
    /// A capture sign, and nothing is taken.
    NotACapture,
    /// `+`, and it is no check.
    NotCheck,
    /// `#`, and it is no mate.
    NotMate,
    /// `e.p.`, and nothing is taken in passing.
    NotEnPassant,
}

impl Remark {
    /// The word of sentences: what was said.
    pub const fn name(self) -> &'static str {
        match self {
            Remark::NotACapture => "capture",
            Remark::NotCheck => "check",
            Remark::NotMate => "mate",
            Remark::NotEnPassant => "en-passant",
        }
    }
}

/// Why a typed text was not taken as a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// It is no move in any notation.
    Unreadable(Unreadable),
    /// Letters of both alphabets stand in one move.
    MixedAlphabets {
        /// The first Latin letter.
        latin: char,
        /// The first Greek letter.
        greek: char,
        /// What it may have meant.
        cures: Vec<Suggestion>,
    },
    /// Several pieces can make the move: two or more legal moves, to be told apart.
    Ambiguous {
        /// The moves; as written by [`write_move`](super::write_move) they differ.
        candidates: Vec<Move>,
    },
    /// No piece of this kind gets there in one move.
    NoPieceReaches {
        /// The piece that was named.
        piece: Piece,
        /// Where it should go.
        to: Square,
        /// The file on which it should stand, where that was written.
        file: Option<File>,
        /// What was perhaps meant.
        suggestion: Option<Suggestion>,
    },
    /// It can be read, and is against the rules.
    Refused {
        /// The move that was read; `None` where the game is over and no piece reaches the square besides.
        attempt: Option<Uci>,
        /// The rules' reasons.
        refusal: Box<Refusal>,
        /// A finer cause that lies in the writing.
        detail: Option<RefusedDetail>,
        /// What was perhaps meant.
        suggestion: Option<Suggestion>,
    },
}

/// A cause of a refusal that lies in the writing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RefusedDetail {
    /// `ε8Ρ`, `Ρα4`: the Greek letter of the king, which is a rook's to those who think of R; the rook is Π.
    RhoIsTheKing,
}

impl RefusedDetail {
    /// The word of data formats.
    pub const fn name(self) -> &'static str {
        match self {
            RefusedDetail::RhoIsTheKing => "rho-is-the-king",
        }
    }
}

/// What makes a text unreadable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// Why.
    pub cause: UnreadableCause,
    /// The move that the same keys write on the other keyboard layout.
    pub suggestion: Option<Suggestion>,
}

/// Why a text names no move or square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnreadableCause {
    /// There is no text.
    Empty,
    /// There is no file of this letter.
    NoFile(char),
    /// There is no rank of this number: 0 or 9.
    NoRank(u8),
    /// Nothing like a move.
    NoMove,
}

/// What somebody may have meant: never played, only offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// What would move.
    pub piece: PieceKind,
    /// Where it would go.
    pub to: Square,
    /// How it is written in Latin letters.
    pub latin: String,
    /// How it is written in Greek letters.
    pub greek: String,
    /// The move, if it is legal and there is only one such.
    pub mv: Option<Move>,
}

impl ReadError {
    /// The reason code of `why --json`: of several reasons the first.
    pub fn code(&self) -> &'static str {
        match self {
            ReadError::Unreadable(_) => "notation-unreadable",
            ReadError::MixedAlphabets { .. } => "notation-mixed-alphabets",
            ReadError::Ambiguous { .. } => "notation-ambiguous",
            ReadError::NoPieceReaches { .. } => "no-piece-reaches",
            ReadError::Refused { refusal, .. } => refusal.first().code(),
        }
    }

    /// The move that was read, if one was.
    pub const fn attempt(&self) -> Option<Uci> {
        match self {
            ReadError::Refused { attempt, .. } => *attempt,
            _ => None,
        }
    }

    /// The move that was read, where the same move made by hand is refused for the same reason. `0-0` of a king that has left
    /// its square is none such: by hand there would be nothing to take hold of.
    pub fn by_hand<J: Judge + ?Sized>(&self, judge: &J) -> Option<Uci> {
        let ReadError::Refused { attempt: Some(attempt), refusal, .. } = self else { return None };
        let by_hand = judge.judge(attempt.from, attempt.to, attempt.promotion).err()?;
        (by_hand.first() == refusal.first()).then_some(*attempt)
    }

    /// What was perhaps meant.
    pub fn suggestions(&self) -> &[Suggestion] {
        match self {
            ReadError::Unreadable(Unreadable { suggestion, .. })
            | ReadError::NoPieceReaches { suggestion, .. }
            | ReadError::Refused { suggestion, .. } => suggestion.as_slice(),
            ReadError::MixedAlphabets { cures, .. } => cures,
            ReadError::Ambiguous { .. } => &[],
        }
    }
}

/// Reads a move as a person types it, in any notation.
///
/// # Errors
/// Why it was not taken: see [`ReadError`].
pub fn read_move<J: Judge + ?Sized>(text: &str, judge: &J) -> Result<Typed, ReadError> {
    let unreadable = |cause, suggestion| Err(ReadError::Unreadable(Unreadable { cause, suggestion }));
    let Some(folded) = Folded::new(text) else { return unreadable(UnreadableCause::NoMove, None) };
    let (scanned, claims) = scan::scan(&folded);
    let parts = match scanned {
        Scanned::Empty => return unreadable(UnreadableCause::Empty, None),
        Scanned::Castling(side) => return resolve::castling(judge, side, claims),
        Scanned::Parts(parts) => parts,
    };
    let first_of = |alphabet| parts.letters().find(|&letter| letters::alphabet_of(letter) == Some(alphabet));
    if let (Some(latin), Some(greek)) = (first_of(Notation::LATIN), first_of(Notation::GREEK)) {
        return Err(ReadError::MixedAlphabets { latin, greek, cures: cures(judge, &parts) });
    }
    if let Some(queen) = colon_for_queen(&folded, &parts) {
        return unreadable(
            UnreadableCause::NoMove,
            shape::shape(queen.as_slice()).ok().map(|it| suggest(judge, it.first)),
        );
    }
    match shape::shape(parts.as_slice()) {
        Ok(shapes) => resolve::shapes(judge, shapes, claims),
        Err(cause) => {
            let other_layout = parts.with_letters(letters::same_key);
            let shapes = other_layout.and_then(|parts| shape::shape(parts.as_slice()).ok());
            unreadable(cause, shapes.map(|it| suggest(judge, it.first)))
        }
    }
}

/// On a Greek layout the key of `Q` gives `:`. So what begins with it and is Greek from there on was perhaps typed
/// for a queen; a capture sign means nothing there.
fn colon_for_queen(folded: &Folded, parts: &Parts) -> Option<Parts> {
    let starts_so =
        folded.chars().iter().find(|&&letter| letter != ' ').is_some_and(|letter| matches!(letter, ':' | ';'));
    if !starts_so || parts.letters().next().and_then(letters::alphabet_of) != Some(Notation::GREEK) {
        return None;
    }
    parts.with_letters(letters::same_key).map(|parts| parts.after_letter('Q'))
}

/// What a move in mixed letters may have meant: each letter as it is, then all of them taken for the letters of
/// one alphabet that look like them, then for those on the same keys.
fn cures<J: Judge + ?Sized>(judge: &J, parts: &Parts) -> Vec<Suggestion> {
    let into = |alphabet: Notation, other: fn(char) -> Option<char>| {
        move |letter| if letters::alphabet_of(letter) == Some(alphabet) { Some(letter) } else { other(letter) }
    };
    let readings = [
        Some(parts.clone()),
        parts.with_letters(into(Notation::GREEK, letters::look_alike)),
        parts.with_letters(into(Notation::LATIN, letters::look_alike)),
        parts.with_letters(into(Notation::GREEK, letters::same_key)),
        parts.with_letters(into(Notation::LATIN, letters::same_key)),
    ];
    let mut shapes: Vec<Shape> = Vec::new();
    for parts in readings.into_iter().flatten() {
        if let Ok(it) = shape::shape(parts.as_slice())
            && it.first.is_plausible()
            && !shapes.contains(&it.first)
        {
            shapes.push(it.first);
        }
    }
    shapes.into_iter().map(|shape| suggest(judge, shape)).collect()
}

/// A shape as something to be offered.
fn suggest<J: Judge + ?Sized>(judge: &J, shape: Shape) -> Suggestion {
    let position = judge.position();
    let mv = resolve::only_move(judge, shape);
    let (piece, to, text) = match (mv, shape) {
        (Some(mv), _) => (mv.piece(), mv.to(), Some(San::unmarked(position, mv))),
        (None, Shape::Piece { kind, to, .. }) => (kind, to, shape.as_san()),
        (None, Shape::Squares { from, to, .. }) => {
            (position.piece_at(from).map_or(PieceKind::Pawn, |piece| piece.kind), to, None)
        }
    };
    let text = |notation: Notation| match (text, shape) {
        (Some(san), _) => san.display(notation).to_string(),
        (None, Shape::Squares { from, to, .. }) => format!("{}{}", notation.square(from), notation.square(to)),
        (None, Shape::Piece { to, .. }) => notation.square(to).to_string(),
    };
    Suggestion { piece, to, latin: text(Notation::LATIN), greek: text(Notation::GREEK), mv }
}

/// Why a text is no square, and which one the same keys write on the other keyboard layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoSquare {
    /// Why.
    pub cause: UnreadableCause,
    /// To be offered, never taken.
    pub suggestion: Option<Square>,
}

/// Reads the name of a square in either alphabet, whatever its case and accent: `e4`, `E4`, `ε4`, `έ 4`.
///
/// # Errors
/// Why it is none, with the square that the other keyboard layout would have written.
///
/// ```
/// use skaki::rules::{Square, notation::read_square};
/// let f3: Square = "f3".parse().unwrap();
/// assert_eq!(read_square("Ζ3"), Ok(f3));
/// assert_eq!(read_square("φ3").unwrap_err().suggestion, Some(f3));
/// ```
pub fn read_square(text: &str) -> Result<Square, NoSquare> {
    match read_placement(text)? {
        Named { color: None, kind: None, square: Some(square) } => Ok(square),
        _ => Err(NoSquare { cause: UnreadableCause::NoMove, suggestion: None }),
    }
}

impl Parts {
    /// The same with a letter before it.
    fn after_letter(&self, letter: char) -> Parts {
        std::iter::once(Part::Letter(letter)).chain(self.as_slice().iter().copied()).collect()
    }
}
