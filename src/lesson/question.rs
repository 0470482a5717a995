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
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::rules::{Color, File, Piece, PieceKind, Position, Rank, Square, SquareSet, notation, query};

use super::format::suggest::slips;

/// A question whose answer is a set of squares, written in a lesson file as a phrase (`moves of d4`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// `moves of d4`: where this piece may go.
    MovesOf(Square),
    /// `captures of d4`: where this piece may capture.
    CapturesOf(Square),
    /// `controlled by d4`: what this piece controls.
    ControlledBy(Square),
    /// `controlled by white`: what a side controls.
    ControlledBySide(Color),
    /// `attackers of e1`: the opponent's men that attack the man on it, or either side's that control it when empty.
    AttackersOf(Square),
    /// `defenders of e4`: the men that protect the man on it.
    DefendersOf(Square),
    /// `checkers`: the men that give check to the side to move.
    Checkers,
    /// `checks of d1`: the squares from which this piece, moved there, gives check.
    ChecksOf(Square),
    /// `pinned white`: that side's pinned men.
    Pinned(Color),
    /// `safe squares of white`: where that side's king may go.
    SafeSquares(Color),
    /// `light squares`.
    LightSquares,
    /// `dark squares`.
    DarkSquares,
    /// `file d`.
    File(File),
    /// `rank 4`.
    Rank(Rank),
    /// `diagonals of c1`: all squares on its diagonals, itself left out, whatever stands there.
    DiagonalsOf(Square),
    /// `pieces of white`: every man of that side, pawns included.
    PiecesOf(Color),
    /// `white rooks`: that side's men of one kind.
    Kind(Color, PieceKind),
}

/// A phrase that asks none of the questions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchQuestion {
    /// The phrase nearest to it, if one is near.
    pub suggestion: Option<String>,
}

impl fmt::Display for NoSuchQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.suggestion {
            Some(phrase) => write!(f, "not a question about a position; did you mean “{phrase}”?"),
            None => f.write_str("not a question about a position"),
        }
    }
}

impl std::error::Error for NoSuchQuestion {}

impl Question {
    /// Every phrase, with an example of each: the table of the teacher's guide.
    pub const EXAMPLES: [&'static str; 17] = [
        "moves of d4",
        "captures of d4",
        "controlled by d4",
        "controlled by white",
        "attackers of e1",
        "defenders of e4",
        "checkers",
        "checks of d1",
        "pinned white",
        "safe squares of white",
        "light squares",
        "dark squares",
        "file d",
        "rank 4",
        "diagonals of c1",
        "pieces of white",
        "white rooks",
    ];

    /// The square whose piece is asked about, where there must be one.
    pub const fn piece_square(self) -> Option<Square> {
        match self {
            Question::MovesOf(square)
            | Question::CapturesOf(square)
            | Question::ControlledBy(square)
            | Question::DefendersOf(square)
            | Question::ChecksOf(square) => Some(square),
            Question::ControlledBySide(_)
            | Question::AttackersOf(_)
            | Question::Checkers
            | Question::Pinned(_)
            | Question::SafeSquares(_)
            | Question::LightSquares
            | Question::DarkSquares
            | Question::File(_)
            | Question::Rank(_)
            | Question::DiagonalsOf(_)
            | Question::PiecesOf(_)
            | Question::Kind(..) => None,
        }
    }

    /// The squares that answer it in this position.
    pub fn answer(self, position: &Position) -> SquareSet {
        match self {
            Question::MovesOf(square) => query::moves_of(position, square),
            Question::CapturesOf(square) => query::captures_of(position, square),
            Question::ControlledBy(square) => query::controlled_by(position, square),
            Question::ControlledBySide(color) => query::controlled_by_side(position, color),
            Question::AttackersOf(square) => query::attackers_of(position, square),
            Question::DefendersOf(square) => query::defenders_of(position, square),
            Question::Checkers => position.checkers(),
            Question::ChecksOf(square) => query::checks_of(position, square),
            Question::Pinned(color) => query::pinned(position, color),
            Question::SafeSquares(color) => query::safe_squares(position, color),
            Question::LightSquares => SquareSet::LIGHT,
            Question::DarkSquares => SquareSet::DARK,
            Question::File(file) => Square::all().filter(|square| square.file() == file).collect(),
            Question::Rank(rank) => Square::all().filter(|square| square.rank() == rank).collect(),
            Question::DiagonalsOf(square) => query::diagonals_of(square),
            Question::PiecesOf(color) => position.board().of_color(color),
            Question::Kind(color, kind) => position.board().of(Piece::new(color, kind)),
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
            Question::CapturesOf(square) => write!(f, "captures of {square}"),
            Question::ControlledBy(square) => write!(f, "controlled by {square}"),
            Question::ControlledBySide(color) => write!(f, "controlled by {}", color.name()),
            Question::AttackersOf(square) => write!(f, "attackers of {square}"),
            Question::DefendersOf(square) => write!(f, "defenders of {square}"),
            Question::Checkers => f.write_str("checkers"),
            Question::ChecksOf(square) => write!(f, "checks of {square}"),
            Question::Pinned(color) => write!(f, "pinned {}", color.name()),
            Question::SafeSquares(color) => write!(f, "safe squares of {}", color.name()),
            Question::LightSquares => f.write_str("light squares"),
            Question::DarkSquares => f.write_str("dark squares"),
            Question::File(file) => write!(f, "file {}", file.letter()),
            Question::Rank(rank) => write!(f, "rank {}", rank.number()),
            Question::DiagonalsOf(square) => write!(f, "diagonals of {square}"),
            Question::PiecesOf(color) => write!(f, "pieces of {}", color.name()),
            Question::Kind(color, kind) => write!(f, "{} {}", color.name(), plural(*kind)),
        }
    }
}

impl FromStr for Question {
    type Err = NoSuchQuestion;

    /// Reads a phrase. Spaces may be many, squares and files may be in either alphabet.
    fn from_str(phrase: &str) -> Result<Question, NoSuchQuestion> {
        let words: Vec<&str> = phrase.split_whitespace().collect();
        read(&words).ok_or_else(|| NoSuchQuestion { suggestion: suggest(&words) })
    }
}

/// The question that these words ask.
fn read(words: &[&str]) -> Option<Question> {
    Some(match words {
        ["moves", "of", at] => Question::MovesOf(square(at)?),
        ["captures", "of", at] => Question::CapturesOf(square(at)?),
        ["controlled", "by", by] => match color(by) {
            Some(color) => Question::ControlledBySide(color),
            None => Question::ControlledBy(square(by)?),
        },
        ["attackers", "of", at] => Question::AttackersOf(square(at)?),
        ["defenders", "of", at] => Question::DefendersOf(square(at)?),
        ["checkers"] => Question::Checkers,
        ["checks", "of", at] => Question::ChecksOf(square(at)?),
        ["pinned", side] => Question::Pinned(color(side)?),
        ["safe", "squares", "of", side] => Question::SafeSquares(color(side)?),
        ["light", "squares"] => Question::LightSquares,
        ["dark", "squares"] => Question::DarkSquares,
        ["file", letter] => Question::File(file(letter)?),
        ["rank", number] => Question::Rank(rank(number)?),
        ["diagonals", "of", at] => Question::DiagonalsOf(square(at)?),
        ["pieces", "of", side] => Question::PiecesOf(color(side)?),
        [side, kinds] => Question::Kind(color(side)?, kind(kinds)?),
        _ => return None,
    })
}

/// The phrase nearest to these words: an example with as many words in which every word that is no square, file or
/// rank is near, filled with what was written in its open place where that fits.
fn suggest(words: &[&str]) -> Option<String> {
    let phrase = words.join(" ");
    let sides = Color::ALL.into_iter().flat_map(|color| {
        let kinds = PieceKind::ALL.into_iter().map(move |kind| Question::Kind(color, kind));
        kinds.chain([Question::Pinned(color), Question::ControlledBySide(color), Question::PiecesOf(color)])
    });
    let candidates = Question::EXAMPLES.iter().map(|example| (*example).to_owned());
    candidates
        .chain(sides.map(|question| question.to_string()))
        .filter_map(|example| {
            let example: Vec<&str> = example.split(' ').collect();
            // What was written in an open place stays; the rest of the phrase is what is compared.
            let filled: Vec<&str> = example
                .iter()
                .enumerate()
                .map(|(i, &word)| match words.get(i) {
                    Some(&written) if example.len() == words.len() && same_sort(word, written) => written,
                    _ => word,
                })
                .collect();
            read(&filled).map(|question| question.to_string())
        })
        .filter_map(|candidate| slips(&phrase, &candidate).map(|slips| (slips, candidate)))
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, candidate)| candidate)
}

/// Whether two words fill the same open place: both squares, both colours, …
fn same_sort(a: &str, b: &str) -> bool {
    (square(a).is_some() && square(b).is_some())
        || (color(a).is_some() && color(b).is_some())
        || (kind(a).is_some() && kind(b).is_some())
        || (file(a).is_some() && file(b).is_some())
        || (rank(a).is_some() && rank(b).is_some())
}

fn square(word: &str) -> Option<Square> {
    notation::read_square(word).ok()
}

fn file(word: &str) -> Option<File> {
    let mut letters = word.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    notation::letters::file_of(letter)
}

fn rank(word: &str) -> Option<Rank> {
    word.parse().ok().and_then(Rank::from_number)
}

fn color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == word)
}

fn kind(word: &str) -> Option<PieceKind> {
    PieceKind::ALL.into_iter().find(|kind| plural(*kind) == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(phrase: &str) -> Result<Question, Option<String>> {
        phrase.parse().map_err(|none: NoSuchQuestion| none.suggestion)
    }

    #[test]
    fn every_question_is_written_as_it_is_read() {
        for example in Question::EXAMPLES {
            assert_eq!(parse(example).map(|question| question.to_string()), Ok(example.to_owned()));
        }
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let question = Question::Kind(color, kind);
                assert_eq!(parse(&question.to_string()), Ok(question));
            }
        }
    }

    #[test]
    fn spaces_and_alphabets_are_free() {
        assert_eq!(parse("  moves   of d4 "), parse("moves of d4"));
        assert_eq!(parse("moves of \u{3b4}4"), parse("moves of d4"));
        assert_eq!(parse("file \u{3b4}"), parse("file d"));
    }

    #[test]
    fn a_slip_of_the_pen_is_answered_with_what_was_meant() {
        for (written, meant) in [
            ("move of d4", "moves of d4"),
            ("moves off h8", "moves of h8"),
            ("atackers of e1", "attackers of e1"),
            ("controled by black", "controlled by black"),
            ("cheker", "checkers"),
            ("white rook", "white rooks"),
            ("black bishop", "black bishops"),
            ("pinned whit", "pinned white"),
            ("rank 9", "rank 4"),
        ] {
            assert_eq!(parse(written), Err(Some(meant.to_owned())), "{written}");
        }
        assert_eq!(parse("hello"), Err(None));
        assert_eq!(parse(""), Err(None));
        assert_eq!(parse(&"moves ".repeat(10_000)), Err(None));
    }
}
