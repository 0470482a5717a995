//! Questions about a position: one vocabulary for the answers of `mark`, the highlights of every step,
//! and what else asks the rules core something.
//!
//! ```
//! use skaki::lesson::Question;
//! use skaki::rules::notation::fen;
//! use skaki::rules::Position;
//!
//! let question: Question = "moves of a1".parse()?;
//! let position = Position::new(fen::read("8/8/8/8/8/8/8/R3K3 w")?);
//! assert_eq!(question.answer(&position).to_string(), "b1 c1 d1 a2 a3 a4 a5 a6 a7 a8");
//! assert_eq!(question.to_string(), "moves of a1");
//!
//! let question: Question = "moves of a1 and rank 1 or corners except file a".parse()?;
//! assert_eq!(question.answer(&position).to_string(), "b1 c1 d1 h1 h8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Joined phrases
//!
//! | between two phrases | the answer is |
//! |---|---|
//! | `and` | what belongs to both |
//! | `or` | what belongs to either |
//! | `except`, also `and not` | what belongs to the first and not to the second |
//!
//! All bind alike, and the phrase is read from left to right: `corners or rank 4 except file a` leaves out a1, a8 and a4.

use std::fmt;

use crate::rules::{Color, File, Piece, PieceKind, Position, Rank, Square, SquareSet, query};

mod phrase;

pub use phrase::NoSuchQuestion;

/// A question whose answer is a set of squares, written in a lesson file as a phrase (`moves of d4`).
///
/// What a piece may do is asked as if it were its side's turn. What is asked of a check is asked of the side to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// `moves of d4`: where this man may go.
    MovesOf(Square),
    /// `moves of white`: where a side may go with any of its men.
    MovesOfSide(Color),
    /// `captures of d4`: where this man may capture.
    CapturesOf(Square),
    /// `captures of white`: which of the other side's men a side may take.
    CapturesOfSide(Color),
    /// `movers to d5`: the men of either side that may move to this square.
    MoversTo(Square),
    /// `movable white`: the men with which a side can move.
    Movable(Color),
    /// `reach of c1`: where this man could ever come to, the rest standing still.
    ReachOf(Square),
    /// `controlled by d4`: what this man controls.
    ControlledBy(Square),
    /// `controlled by white`: what a side controls.
    ControlledBySide(Color),
    /// `attackers of e1`: the opponent's men that attack the man on it, or either side's that control it when empty.
    AttackersOf(Square),
    /// `defenders of e4`: the men that protect the man on it.
    DefendersOf(Square),
    /// `attacked white`: that side's men that are attacked.
    Attacked(Color),
    /// `undefended white`: that side's men, the king apart, that nothing protects.
    Undefended(Color),
    /// `hanging white`: that side's men that can be taken for nothing.
    Hanging(Color),
    /// `checkers`: the men that give check to the side to move.
    Checkers,
    /// `checks of d1`: the squares from which this man, moved there, gives check.
    ChecksOf(Square),
    /// `checks of white`: the squares to which a side can move with check.
    ChecksOfSide(Color),
    /// `mates of d1`: the squares from which this man, moved there, gives mate.
    MatesOf(Square),
    /// `mates of white`: the squares to which a side can move with mate.
    MatesOfSide(Color),
    /// `stalemates of d1`: the squares from which this man, moved there, stalemates.
    StalematesOf(Square),
    /// `escapes`: where the king that is in check can flee to.
    Escapes,
    /// `takers`: the men that can take the piece that gives check.
    Takers,
    /// `blocks`: the squares where something can come between.
    Blocks,
    /// `blockers`: the men that can come between.
    Blockers,
    /// `pinned white`: that side's pinned men.
    Pinned(Color),
    /// `pinners of white`: the men that pin one of that side's.
    PinnersOf(Color),
    /// `pin line of e3`: the line on which the pinned man on this square is held.
    PinLineOf(Square),
    /// `safe squares of white`: where that side's king may go.
    SafeSquares(Color),
    /// `castling of white`: the squares to which that side's king can castle.
    CastlingOf(Color),
    /// `en passant`: where the side to move can land when it takes en passant.
    EnPassant,
    /// `light squares`.
    LightSquares,
    /// `dark squares`.
    DarkSquares,
    /// `stars`: the squares that carry a star, which the drawing of the board has and a phrase alone does not know
    /// ([`Question::with_stars`]).
    Stars(SquareSet),
    /// `all squares`: to take something from (`all squares except controlled by black`).
    AllSquares,
    /// `empty squares`.
    EmptySquares,
    /// `edge`: the squares at the edge of the board.
    Edge,
    /// `corners`.
    Corners,
    /// `centre`: the four squares in the middle.
    Centre,
    /// `square e4`: this one, to add to others or to take from them (`corners except square a1`).
    Square(Square),
    /// `file d`.
    File(File),
    /// `rank 4`.
    Rank(Rank),
    /// `diagonals of c1`: all squares on its diagonals, itself left out, whatever stands there.
    DiagonalsOf(Square),
    /// `around e1`: the squares next to it.
    Around(Square),
    /// `between a1 and h1`: the squares between two squares of one line.
    Between(Square, Square),
    /// `pieces`: both sides' pieces. As everywhere in Greek, and in the Laws where it matters, a pawn is no piece
    /// (ledger R02).
    Pieces,
    /// `pieces of white`: that side's pieces, its pawns left out.
    PiecesOf(Color),
    /// `men`: both sides' pieces and pawns.
    Men,
    /// `men of white`: that side's pieces and pawns.
    MenOf(Color),
    /// `rooks`: both sides' men of one kind.
    Kind(PieceKind),
    /// `white rooks`: that side's men of one kind.
    KindOf(Color, PieceKind),
    /// `… and …`: what belongs to both.
    Both(Box<Question>, Box<Question>),
    /// `… or …`: what belongs to either.
    Either(Box<Question>, Box<Question>),
    /// `… except …`: what belongs to the first and not to the second.
    Without(Box<Question>, Box<Question>),
}

impl Question {
    /// Every phrase, with an example of each: the table of the teacher's guide. What each means,
    /// [`explain::question`](crate::explain::question) says. Joined phrases are not among them.
    pub fn examples() -> impl Iterator<Item = &'static str> {
        phrase::TABLE.iter().map(|(example, _)| *example)
    }

    /// The squares on which something must stand for the question to make sense.
    pub fn piece_squares(&self) -> SquareSet {
        match self {
            Question::MovesOf(square)
            | Question::CapturesOf(square)
            | Question::ReachOf(square)
            | Question::ControlledBy(square)
            | Question::DefendersOf(square)
            | Question::ChecksOf(square)
            | Question::MatesOf(square)
            | Question::StalematesOf(square)
            | Question::PinLineOf(square) => SquareSet::of(*square),
            Question::Both(first, second) | Question::Either(first, second) | Question::Without(first, second) => {
                first.piece_squares() | second.piece_squares()
            }
            Question::MovesOfSide(_)
            | Question::CapturesOfSide(_)
            | Question::MoversTo(_)
            | Question::Movable(_)
            | Question::ControlledBySide(_)
            | Question::AttackersOf(_)
            | Question::Attacked(_)
            | Question::Undefended(_)
            | Question::Hanging(_)
            | Question::Checkers
            | Question::ChecksOfSide(_)
            | Question::MatesOfSide(_)
            | Question::Escapes
            | Question::Takers
            | Question::Blocks
            | Question::Blockers
            | Question::Pinned(_)
            | Question::PinnersOf(_)
            | Question::SafeSquares(_)
            | Question::CastlingOf(_)
            | Question::EnPassant
            | Question::LightSquares
            | Question::DarkSquares
            | Question::Stars(_)
            | Question::AllSquares
            | Question::EmptySquares
            | Question::Edge
            | Question::Corners
            | Question::Centre
            | Question::Square(_)
            | Question::File(_)
            | Question::Rank(_)
            | Question::DiagonalsOf(_)
            | Question::Around(_)
            | Question::Between(..)
            | Question::Pieces
            | Question::PiecesOf(_)
            | Question::Men
            | Question::MenOf(_)
            | Question::Kind(_)
            | Question::KindOf(..) => SquareSet::EMPTY,
        }
    }

    /// The same question of a board on which these squares carry a star.
    ///
    /// ```
    /// use skaki::lesson::Question;
    /// use skaki::rules::{Position, SquareSet};
    ///
    /// let question: Question = "stars and dark squares".parse()?;
    /// let stars: SquareSet = ["c5", "g4"].into_iter().filter_map(|square| square.parse().ok()).collect();
    /// assert!(question.answer(&Position::start()).is_empty());
    /// assert_eq!(question.with_stars(stars).answer(&Position::start()).to_string(), "c5");
    /// # Ok::<(), skaki::lesson::NoSuchQuestion>(())
    /// ```
    #[must_use]
    pub fn with_stars(self, stars: SquareSet) -> Question {
        let both = |first: Box<Question>, second: Box<Question>| {
            (Box::new(first.with_stars(stars)), Box::new(second.with_stars(stars)))
        };
        match self {
            Question::Stars(_) => Question::Stars(stars),
            Question::Both(first, second) => {
                let (first, second) = both(first, second);
                Question::Both(first, second)
            }
            Question::Either(first, second) => {
                let (first, second) = both(first, second);
                Question::Either(first, second)
            }
            Question::Without(first, second) => {
                let (first, second) = both(first, second);
                Question::Without(first, second)
            }
            other => other,
        }
    }

    /// Whether it asks about stars.
    pub fn is_about_stars(&self) -> bool {
        match self {
            Question::Stars(_) => true,
            Question::Both(first, second) | Question::Either(first, second) | Question::Without(first, second) => {
                first.is_about_stars() || second.is_about_stars()
            }
            _ => false,
        }
    }

    /// The squares that answer it in this position.
    pub fn answer(&self, position: &Position) -> SquareSet {
        let board = position.board();
        let pieces = !board.of_kind(PieceKind::Pawn);
        match self {
            Question::MovesOf(square) => query::moves_of(position, *square),
            Question::MovesOfSide(color) => query::moves_of_side(position, *color),
            Question::CapturesOf(square) => query::captures_of(position, *square),
            Question::CapturesOfSide(color) => query::captures_of_side(position, *color),
            Question::MoversTo(square) => query::movers_to(position, *square),
            Question::Movable(color) => query::movable(position, *color),
            Question::ReachOf(square) => query::reach_of(position, *square),
            Question::ControlledBy(square) => query::controlled_by(position, *square),
            Question::ControlledBySide(color) => query::controlled_by_side(position, *color),
            Question::AttackersOf(square) => query::attackers_of(position, *square),
            Question::DefendersOf(square) => query::defenders_of(position, *square),
            Question::Attacked(color) => query::attacked(position, *color),
            Question::Undefended(color) => query::undefended(position, *color),
            Question::Hanging(color) => query::hanging(position, *color),
            Question::Checkers => position.checkers(),
            Question::ChecksOf(square) => query::checks_of(position, *square),
            Question::ChecksOfSide(color) => query::checks_of_side(position, *color),
            Question::MatesOf(square) => query::mates_of(position, *square),
            Question::MatesOfSide(color) => query::mates_of_side(position, *color),
            Question::StalematesOf(square) => query::stalemates_of(position, *square),
            Question::Escapes => query::escapes(position),
            Question::Takers => query::takers(position),
            Question::Blocks => query::blocks(position),
            Question::Blockers => query::blockers(position),
            Question::Pinned(color) => query::pinned(position, *color),
            Question::PinnersOf(color) => query::pinners(position, *color),
            Question::PinLineOf(square) => query::pin_line(position, *square),
            Question::SafeSquares(color) => query::safe_squares(position, *color),
            Question::CastlingOf(color) => query::castling_squares(position, *color),
            Question::EnPassant => query::en_passant_squares(position),
            Question::LightSquares => SquareSet::LIGHT,
            Question::DarkSquares => SquareSet::DARK,
            Question::Stars(stars) => *stars,
            Question::AllSquares => SquareSet::ALL,
            Question::EmptySquares => query::empty_squares(position),
            Question::Edge => query::edge(),
            Question::Corners => query::corners(),
            Question::Centre => query::centre(),
            Question::Square(square) => SquareSet::of(*square),
            Question::File(file) => query::on_file(*file),
            Question::Rank(rank) => query::on_rank(*rank),
            Question::DiagonalsOf(square) => query::diagonals_of(*square),
            Question::Around(square) => query::around(*square),
            Question::Between(one, other) => query::between(*one, *other),
            Question::Pieces => board.occupied() & pieces,
            Question::PiecesOf(color) => board.of_color(*color) & pieces,
            Question::Men => board.occupied(),
            Question::MenOf(color) => board.of_color(*color),
            Question::Kind(kind) => board.of_kind(*kind),
            Question::KindOf(color, kind) => board.of(Piece::new(*color, *kind)),
            Question::Both(first, second) => first.answer(position) & second.answer(position),
            Question::Either(first, second) => first.answer(position) | second.answer(position),
            Question::Without(first, second) => first.answer(position) & !second.answer(position),
        }
    }

    /// Whether the check that the side to move is in is asked about: without one nothing can be the answer.
    pub fn is_about_check(&self) -> bool {
        match self {
            Question::Checkers | Question::Escapes | Question::Takers | Question::Blocks | Question::Blockers => true,
            Question::Both(first, second) => first.is_about_check() || second.is_about_check(),
            Question::Either(first, second) => first.is_about_check() && second.is_about_check(),
            Question::Without(first, _) => first.is_about_check(),
            _ => false,
        }
    }

    /// Whether it names a square outright: to say what is asked would be to say the answer.
    pub fn names_a_square(&self) -> bool {
        match self {
            Question::Square(_) => true,
            Question::Both(first, second) | Question::Either(first, second) => {
                first.names_a_square() || second.names_a_square()
            }
            Question::Without(first, _) => first.names_a_square(),
            _ => false,
        }
    }

    /// The two sides of an `and` that have squares each, but none in common: `or` was probably meant.
    pub fn nothing_in_common(&self, position: &Position) -> Option<(&Question, &Question)> {
        match self {
            Question::Both(first, second) => {
                let (one, other) = (first.answer(position), second.answer(position));
                let apart = one.any() && other.any() && (one & other).is_empty();
                if apart { Some((first, second)) } else { first.nothing_in_common(position) }
            }
            Question::Either(first, _) | Question::Without(first, _) => first.nothing_in_common(position),
            _ => None,
        }
    }
}

/// Squares of a lesson file: a list, or a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Squares {
    /// These.
    Given(SquareSet),
    /// Whatever the position answers.
    Asked(Question),
}

impl Squares {
    /// The squares, in this position.
    pub fn answer(&self, position: &Position) -> SquareSet {
        match self {
            Squares::Given(set) => *set,
            Squares::Asked(question) => question.answer(position),
        }
    }
}

/// The plural of a kind, as phrases use it.
const fn plural(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawns",
        PieceKind::Knight => "knights",
        PieceKind::Bishop => "bishops",
        PieceKind::Rook => "rooks",
        PieceKind::Queen => "queens",
        PieceKind::King => "kings",
    }
}

impl fmt::Display for Question {
    /// The phrase, as it is written in a lesson file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::MovesOf(square) => write!(f, "moves of {square}"),
            Question::MovesOfSide(color) => write!(f, "moves of {}", color.name()),
            Question::CapturesOf(square) => write!(f, "captures of {square}"),
            Question::CapturesOfSide(color) => write!(f, "captures of {}", color.name()),
            Question::MoversTo(square) => write!(f, "movers to {square}"),
            Question::Movable(color) => write!(f, "movable {}", color.name()),
            Question::ReachOf(square) => write!(f, "reach of {square}"),
            Question::ControlledBy(square) => write!(f, "controlled by {square}"),
            Question::ControlledBySide(color) => write!(f, "controlled by {}", color.name()),
            Question::AttackersOf(square) => write!(f, "attackers of {square}"),
            Question::DefendersOf(square) => write!(f, "defenders of {square}"),
            Question::Attacked(color) => write!(f, "attacked {}", color.name()),
            Question::Undefended(color) => write!(f, "undefended {}", color.name()),
            Question::Hanging(color) => write!(f, "hanging {}", color.name()),
            Question::Checkers => f.write_str("checkers"),
            Question::ChecksOf(square) => write!(f, "checks of {square}"),
            Question::ChecksOfSide(color) => write!(f, "checks of {}", color.name()),
            Question::MatesOf(square) => write!(f, "mates of {square}"),
            Question::MatesOfSide(color) => write!(f, "mates of {}", color.name()),
            Question::StalematesOf(square) => write!(f, "stalemates of {square}"),
            Question::Escapes => f.write_str("escapes"),
            Question::Takers => f.write_str("takers"),
            Question::Blocks => f.write_str("blocks"),
            Question::Blockers => f.write_str("blockers"),
            Question::Pinned(color) => write!(f, "pinned {}", color.name()),
            Question::PinnersOf(color) => write!(f, "pinners of {}", color.name()),
            Question::PinLineOf(square) => write!(f, "pin line of {square}"),
            Question::SafeSquares(color) => write!(f, "safe squares of {}", color.name()),
            Question::CastlingOf(color) => write!(f, "castling of {}", color.name()),
            Question::EnPassant => f.write_str("en passant"),
            Question::LightSquares => f.write_str("light squares"),
            Question::DarkSquares => f.write_str("dark squares"),
            Question::Stars(_) => f.write_str("stars"),
            Question::AllSquares => f.write_str("all squares"),
            Question::EmptySquares => f.write_str("empty squares"),
            Question::Edge => f.write_str("edge"),
            Question::Corners => f.write_str("corners"),
            Question::Centre => f.write_str("centre"),
            Question::Square(square) => write!(f, "square {square}"),
            Question::File(file) => write!(f, "file {}", file.letter()),
            Question::Rank(rank) => write!(f, "rank {}", rank.number()),
            Question::DiagonalsOf(square) => write!(f, "diagonals of {square}"),
            Question::Around(square) => write!(f, "around {square}"),
            Question::Between(one, other) => write!(f, "between {one} and {other}"),
            Question::Pieces => f.write_str("pieces"),
            Question::PiecesOf(color) => write!(f, "pieces of {}", color.name()),
            Question::Men => f.write_str("men"),
            Question::MenOf(color) => write!(f, "men of {}", color.name()),
            Question::Kind(kind) => f.write_str(plural(*kind)),
            Question::KindOf(color, kind) => write!(f, "{} {}", color.name(), plural(*kind)),
            Question::Both(first, second) => write!(f, "{first} and {second}"),
            Question::Either(first, second) => write!(f, "{first} or {second}"),
            Question::Without(first, second) => write!(f, "{first} except {second}"),
        }
    }
}
