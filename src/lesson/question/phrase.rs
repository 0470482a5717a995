//! Reading the phrases of questions, and guessing what was meant by one that asks nothing.

use std::fmt;
use std::str::FromStr;

use crate::lesson::format::suggest::{nearest, slips};
use crate::rules::{Color, File, PieceKind, Rank, Square, SquareSet, notation};

use super::table::{Open, TABLE};
use super::{Joint, Question, plural};

/// The most phrases that are joined; no teacher needs so many, and a question stays small.
const MOST_JOINED: usize = 16;

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

impl FromStr for Question {
    type Err = NoSuchQuestion;

    /// Reads a phrase, or several that are joined, from left to right. Spaces may be many, squares and files may be in
    /// either alphabet. Which squares carry a star is not in the phrase: [`Question::with_stars`] says so.
    fn from_str(phrase: &str) -> Result<Question, NoSuchQuestion> {
        let words: Vec<&str> = phrase.split_whitespace().collect();
        joined(&parts(&words), read).ok_or_else(|| NoSuchQuestion { suggestion: suggest(&words) })
    }
}

/// A phrase and what joins it to those before it: nothing at the beginning.
type Part<'w> = (Option<Joint>, Vec<&'w str>);

/// The phrases between the words that join, none of which may be empty for a question to come of it.
fn parts<'w>(words: &[&'w str]) -> Vec<Part<'w>> {
    let mut parts: Vec<Part<'w>> = Vec::new();
    let mut joint = None;
    let mut phrase: Vec<&'w str> = Vec::new();
    for &word in words {
        // `between a1 and h1` has an `and` of its own.
        let within = matches!(phrase.as_slice(), [first, _] if slips(first, "between").is_some()) && word == "and";
        match Joint::ALL.into_iter().find(|joint| joint.name() == word).filter(|_| !within) {
            Some(found) => {
                parts.push((joint, std::mem::take(&mut phrase)));
                joint = Some(found);
            }
            // `and not` leaves out, as `except` does.
            None if word == "not" && phrase.is_empty() && joint == Some(Joint::And) => joint = Some(Joint::Except),
            None => phrase.push(word),
        }
    }
    parts.push((joint, phrase));
    parts
}

impl Question {
    /// How many questions a phrase joins, and how many it may, where it joins more.
    pub(crate) fn too_many_in(phrase: &str) -> Option<(usize, usize)> {
        let words: Vec<&str> = phrase.split_whitespace().collect();
        Some((parts(&words).len(), MOST_JOINED)).filter(|(joined, most)| joined > most)
    }
}

/// The questions of all parts, joined; `None` if one of them is none.
fn joined<'w>(parts: &[Part<'w>], question: impl Fn(&[&'w str]) -> Option<Question>) -> Option<Question> {
    if parts.len() > MOST_JOINED {
        return None;
    }
    let mut whole: Option<Question> = None;
    for (joint, phrase) in parts {
        let next = question(phrase)?;
        whole = Some(match (whole, joint) {
            (Some(first), Some(joint)) => Question::joined(*joint, first, next),
            _ => next,
        });
    }
    whole
}

/// The question that the words of one phrase ask.
fn read(words: &[&str]) -> Option<Question> {
    // Two words that are often written otherwise.
    let words: Vec<&str> = words.iter().map(|word| if *word == "center" { "centre" } else { word }).collect();
    TABLE.iter().find_map(|(example, open)| open.fill(example, &words))
}

impl Open {
    /// The question, if these words are the phrase of the example with something else in its open place.
    fn fill(&self, example: &str, words: &[&str]) -> Option<Question> {
        let example: Vec<&str> = example.split(' ').collect();
        // How many words of the example stand in its open place.
        let open = match self {
            Open::Nothing(_) | Open::Stars(_) => 0,
            Open::Piece(_) | Open::Square(_) | Open::Side(_) | Open::File(_) | Open::Rank(_) | Open::Kind(_) => 1,
            Open::KindOf(_) => 2,
            Open::Squares(_) => 3,
        };
        let fixed = example.get(..example.len().checked_sub(open)?)?;
        let filled = words.strip_prefix(fixed)?;
        match (self, filled) {
            (Open::Nothing(question), []) => Some(question.clone()),
            (Open::Stars(question), []) => Some(question(SquareSet::EMPTY)),
            (Open::Piece(question) | Open::Square(question), [word]) => square(word).map(question),
            (Open::Side(question), [word]) => color(word).map(question),
            (Open::File(question), [word]) => file(word).map(question),
            (Open::Rank(question), [word]) => rank(word).map(question),
            (Open::Kind(question), [word]) => kind(word).map(question),
            (Open::KindOf(question), [side, word]) => Some(question(color(side)?, kind(word)?)),
            (Open::Squares(question), [one, "and", other] | [one, other]) => {
                Some(question(square(one)?, square(other)?))
            }
            _ => None,
        }
    }
}

/// The phrase nearest to these words: each part that asks nothing is replaced by the nearest that does, and a word that
/// is nearly one that joins is read as it.
fn suggest(words: &[&str]) -> Option<String> {
    let guess = |words: &[&str]| joined(&parts(words), |phrase| read(phrase).or_else(|| near(phrase)));
    let whole = guess(words).or_else(|| {
        let mended: Vec<&str> = words.iter().map(|word| nearly_joint(word).unwrap_or(word)).collect();
        guess(&mended)
    });
    whole.map(|question| question.to_string())
}

/// The word that joins which this one nearly is.
fn nearly_joint(word: &str) -> Option<&'static str> {
    const ALIKE: [(&str, &str); 4] = [("but", "except"), ("without", "except"), ("minus", "except"), ("&", "and")];
    let meant = ALIKE.iter().find(|(written, _)| *written == word).map(|(_, joint)| *joint);
    // Short words are near to everything: “or” to “of”.
    meant.or_else(|| nearest(word, ["and", "except"]).filter(|_| word.len() > 2 && square(word).is_none()))
}

/// The question nearest to the words of one phrase: an example in which every word that is no square, file or
/// rank is near, filled with what was written in its open place where that fits.
fn near(words: &[&str]) -> Option<Question> {
    if let [word] = words
        && let Some(square) = square(word)
    {
        return Some(Question::Square(square));
    }
    let phrase = words.join(" ");
    let kinds = PieceKind::ALL.into_iter().map(Question::Kind);
    let kinds_of = Color::ALL
        .into_iter()
        .flat_map(|color| PieceKind::ALL.into_iter().map(move |kind| Question::KindOf(color, kind)))
        .chain(kinds)
        .map(|question| question.to_string());
    let examples = Question::examples().map(str::to_owned);
    let of_black = Question::examples().filter(|it| it.contains("white")).map(|it| it.replace("white", "black"));
    examples
        .chain(of_black)
        .chain(kinds_of)
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
            let question = read(&filled)?;
            slips(&phrase, &question.to_string()).map(|slips| (slips, question))
        })
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, question)| question)
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
        for example in Question::examples() {
            assert_eq!(parse(example).map(|question| question.to_string()), Ok(example.to_owned()));
            let of_black = example.replace("white", "black");
            assert_eq!(parse(&of_black).map(|question| question.to_string()), Ok(of_black));
        }
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let question = Question::KindOf(color, kind);
                assert_eq!(parse(&question.to_string()), Ok(question));
            }
        }
    }

    #[test]
    fn spaces_and_alphabets_are_free() {
        assert_eq!(parse("  moves   of d4 "), parse("moves of d4"));
        assert_eq!(parse("moves of \u{3b4}4"), parse("moves of d4"));
        assert_eq!(parse("file \u{3b4}"), parse("file d"));
        assert_eq!(parse("between \u{3b1}1 \u{3b8}1"), parse("between a1 and h1"));
        assert_eq!(parse("center"), Ok(Question::Centre));
    }

    #[test]
    fn phrases_are_joined_from_left_to_right() {
        let (corners, rank, file) = (Question::Corners, Question::Rank(Rank::First), Question::File(File::A));
        let or = Question::joined(Joint::Or, corners.clone(), rank.clone());
        assert_eq!(parse("corners or rank 1 and file a"), Ok(Question::joined(Joint::And, or.clone(), file.clone())));
        assert_eq!(
            parse("corners or rank 1 and not file a"),
            Ok(Question::joined(Joint::Except, or.clone(), file.clone()))
        );
        assert_eq!(parse("corners or rank 1 except file a"), Ok(Question::joined(Joint::Except, or, file.clone())));
        let written = "between a1 and h1 and file a or rank 1 except corners";
        assert_eq!(parse(written).map(|question| question.to_string()), Ok(written.to_owned()));
        for none in ["and", "corners and", "or corners", "not corners", "corners not rank 1", "corners and and rank 1"]
        {
            assert!(parse(none).is_err(), "{none}");
        }
        assert!(parse(&["corners"; 16].join(" or ")).is_ok());
        assert_eq!(parse(&["corners"; 17].join(" or ")), Err(None));
        assert_eq!(parse(&["corners"; 100_000].join(" or ")), Err(None));
    }

    #[test]
    fn a_slip_of_the_pen_is_answered_with_what_was_meant() {
        for (written, meant) in [
            ("move of d4", "moves of d4"),
            ("moves off h8", "moves of h8"),
            ("moves of blak", "moves of black"),
            ("atackers of e1", "attackers of e1"),
            ("controled by black", "controlled by black"),
            ("cheker", "checkers"),
            ("white rook", "white rooks"),
            ("black bishop", "black bishops"),
            ("pinned whit", "pinned white"),
            ("rank 9", "rank 4"),
            ("escape", "escapes"),
            ("corner", "corners"),
            ("undefnded black", "undefended black"),
            ("betwen a2 and g8", "between a2 and g8"),
            ("dark square and fil c", "dark squares and file c"),
            ("pieces of white exept white rook", "pieces of white except white rooks"),
            ("men of white but white pawns", "men of white except white pawns"),
            ("corners except a1", "corners except square a1"),
            ("corners adn dark squares", "corners and dark squares"),
            ("moves of d4 or move of e5", "moves of d4 or moves of e5"),
        ] {
            assert_eq!(parse(written), Err(Some(meant.to_owned())), "{written}");
        }
        assert_eq!(parse("hello"), Err(None));
        assert_eq!(parse("hello and corners"), Err(None));
        assert_eq!(parse(""), Err(None));
        assert_eq!(parse(&"moves ".repeat(10_000)), Err(None));
    }
}
