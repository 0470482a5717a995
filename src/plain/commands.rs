//! The words of line mode, as the catalogues list them: both languages at once, without accents or capitals.

use crate::explain::ids::{self, Id};
use crate::language::{Language, Words, fold};
use crate::rules::notation::read_square;
use crate::rules::notation::typed::NoSquare;
use crate::rules::{File, PieceKind, Rank, Square};

/// What a student can ask for in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    Quit,
    Switch,
    Screen,
    Speak(Language),
    Hint,
    Undo,
    Retry,
    Skip,
    Back,
    Answer,
    Task,
    Lessons,
    Done,
    Ask(Ask),
}

/// A question about the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    Board,
    Rank(Rank),
    File(File),
    Where(PieceKind),
    MovesOf(Square),
}

/// A command that stands alone.
const ALONE: [(Id, Command); 16] = [
    (ids::WORD_HELP, Command::Help),
    (ids::WORD_QUIT, Command::Quit),
    (ids::WORD_LANGUAGE, Command::Switch),
    (ids::WORD_SCREEN, Command::Screen),
    (ids::WORD_GREEK, Command::Speak(Language::El)),
    (ids::WORD_ENGLISH, Command::Speak(Language::En)),
    (ids::WORD_HINT, Command::Hint),
    (ids::WORD_UNDO, Command::Undo),
    (ids::WORD_RETRY, Command::Retry),
    (ids::WORD_SKIP, Command::Skip),
    (ids::WORD_BACK, Command::Back),
    (ids::WORD_ANSWER, Command::Answer),
    (ids::WORD_TASK, Command::Task),
    (ids::WORD_LESSONS, Command::Lessons),
    (ids::WORD_DONE, Command::Done),
    (ids::WORD_BOARD, Command::Ask(Ask::Board)),
];

/// The words for the kinds of piece.
const KINDS: [(Id, PieceKind); 6] = [
    (ids::WORD_KINGS, PieceKind::King),
    (ids::WORD_QUEENS, PieceKind::Queen),
    (ids::WORD_ROOKS, PieceKind::Rook),
    (ids::WORD_BISHOPS, PieceKind::Bishop),
    (ids::WORD_KNIGHTS, PieceKind::Knight),
    (ids::WORD_PAWNS, PieceKind::Pawn),
];

/// The words of both catalogues, folded.
#[derive(Clone, Debug)]
pub(super) struct Vocabulary {
    alone: Vec<(String, Command)>,
    kinds: Vec<(String, PieceKind)>,
    rank: Vec<String>,
    file: Vec<String>,
    moves_of: Vec<String>,
    place: Vec<String>,
    and: Vec<String>,
    lift: Vec<String>,
}

impl Vocabulary {
    /// Reads the words that the catalogues list.
    pub(super) fn of(words: &Words) -> Vocabulary {
        let listed = |id: Id| -> Vec<String> {
            let both = Language::ALL.map(|language| words.text_in(language, &id.into()));
            both.iter().flat_map(|text| text.split(',')).map(fold).collect()
        };
        let all = |id: Id, command: Command| listed(id).into_iter().map(move |word| (word, command));
        Vocabulary {
            alone: ALONE.into_iter().flat_map(|(id, command)| all(id, command)).collect(),
            kinds: KINDS
                .into_iter()
                .flat_map(|(id, kind)| listed(id).into_iter().map(move |word| (word, kind)))
                .collect(),
            rank: listed(ids::WORD_RANK),
            file: listed(ids::WORD_FILE),
            moves_of: listed(ids::WORD_MOVES_OF),
            place: listed(ids::WORD_WHERE),
            and: listed(ids::WORD_AND),
            lift: listed(ids::WORD_LIFT),
        }
    }

    /// The command that a line is, if it is one.
    pub(super) fn command(&self, line: &str) -> Option<Command> {
        let line = fold(line);
        // A question may end like one; a mark alone is a word of its own.
        let line = match line.trim_end_matches(['?', ';', '.', '!', ' ']) {
            "" => line.as_str(),
            words => words,
        };
        if let Some((_, command)) = self.alone.iter().find(|(word, _)| *word == line) {
            return Some(*command);
        }
        let ask = after(&self.rank, line)
            .and_then(|rest| rest.parse().ok())
            .and_then(Rank::from_number)
            .map(Ask::Rank)
            .or_else(|| after(&self.file, line).and_then(file).map(Ask::File))
            .or_else(|| after(&self.moves_of, line).and_then(|rest| read_square(rest).ok()).map(Ask::MovesOf))
            .or_else(|| after(&self.place, line).and_then(|rest| self.kind(rest)).map(Ask::Where));
        ask.map(Command::Ask)
    }

    /// What follows “lift” at the beginning of a line: the square to be emptied.
    pub(super) fn lift(&self, line: &str) -> Option<Result<Square, NoSquare>> {
        after(&self.lift, &fold(line)).map(read_square)
    }

    /// Squares, with spaces, commas or an “and” between.
    pub(super) fn squares(&self, line: &str) -> Result<Vec<Square>, NoSquare> {
        line.split([' ', ','])
            .filter(|word| !word.is_empty() && !self.and.contains(&fold(word)))
            .map(read_square)
            .collect()
    }

    fn kind(&self, word: &str) -> Option<PieceKind> {
        self.kinds.iter().find(|(known, _)| known == word).map(|(_, kind)| *kind)
    }
}

/// What follows one of the words at the beginning of a line.
fn after<'line>(words: &[String], line: &'line str) -> Option<&'line str> {
    words.iter().find_map(|word| line.strip_prefix(word.as_str())?.strip_prefix(' '))
}

/// A file by its letter in either alphabet.
fn file(letter: &str) -> Option<File> {
    // A file is read as the first half of a square on it.
    read_square(&format!("{letter}1")).ok().map(Square::file)
}
