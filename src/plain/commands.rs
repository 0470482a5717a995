//! The words of line mode, as the catalogues list them: both languages at once, without accents or capitals.

use crate::language::{
    Language, Words, fold,
    ids::{self, Id},
};
use crate::lesson::{Joint, Question};
use crate::rules::notation::read_square;
use crate::rules::notation::typed::{NoSquare, UnreadableCause, read_placement};
use crate::rules::{Color, File, PieceKind, Rank, Square};

/// What a student can ask for in words.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    Continue,
    Marks,
    Settings,
    /// To change the setting of this name or number, to the value named behind it if there is one.
    Change(String),
    /// To look a word up, or to hear which there are.
    Glossary(Option<String>),
    /// To forget what was done in this lesson, in the open one, or in all.
    Forget(Option<String>),
    Yes,
    No,
    Ask(Ask),
}

/// A question about the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    Board,
    /// Every move that may be played.
    Moves,
    Rank(Rank),
    File(File),
    Where(Men),
    /// The move that was made last.
    LastMove,
    /// Every move that has been made here.
    SoFar,
    /// Whose turn it is.
    Turn,
    /// Who still has the right to castle.
    Castling,
    /// A file, a rank or a square that there is not.
    Nowhere(NoSquare),
    /// The beginning of a question, without the square that it is about.
    OfWhat,
    /// One of the questions that lessons ask.
    Question(Question),
}

impl Ask {
    /// Whether the answer has to be found; what stands where, whose turn it is and what was played anybody at a board sees.
    pub(super) const fn is_computed(&self) -> bool {
        match self {
            Ask::Moves | Ask::Castling => true,
            Ask::Question(question) => !matches!(question, Question::Square(_)),
            Ask::Board
            | Ask::Rank(_)
            | Ask::File(_)
            | Ask::Where(_)
            | Ask::LastMove
            | Ask::SoFar
            | Ask::Turn
            | Ask::Nowhere(_)
            | Ask::OfWhat => false,
        }
    }
}

/// Which men are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Men {
    pub(super) army: Army,
    /// Of one kind, or all.
    pub(super) kind: Option<PieceKind>,
}

/// Whose men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Army {
    Any,
    /// Those of whoever asks.
    Mine,
    Of(Color),
}

/// What may follow the beginning of a question.
#[derive(Clone, Copy, Debug)]
enum Follows {
    Nothing(fn() -> Question),
    Square(fn(Square) -> Question),
    Side(fn(Color) -> Question),
    /// A side, or nothing for both.
    Sides(fn(Color) -> Question),
}

/// The questions that can be asked in words. Besides, any phrase of a lesson file is understood.
const QUESTIONS: [(Id, Follows); 22] = [
    (ids::ASK_SQUARE, Follows::Square(Question::Square)),
    (ids::ASK_MOVES_OF, Follows::Square(Question::MovesOf)),
    (ids::ASK_MOVES_OF, Follows::Side(Question::MovesOfSide)),
    (ids::ASK_CAPTURES_OF, Follows::Square(Question::CapturesOf)),
    (ids::ASK_CAPTURES_OF, Follows::Side(Question::CapturesOfSide)),
    (ids::ASK_MOVERS_TO, Follows::Square(Question::MoversTo)),
    (ids::ASK_REACH_OF, Follows::Square(Question::ReachOf)),
    (ids::ASK_CONTROLLED_BY, Follows::Square(Question::ControlledBy)),
    (ids::ASK_CONTROLLED_BY, Follows::Side(Question::ControlledBySide)),
    (ids::ASK_ATTACKERS_OF, Follows::Square(Question::AttackersOf)),
    (ids::ASK_DEFENDERS_OF, Follows::Square(Question::DefendersOf)),
    (ids::ASK_ATTACKED, Follows::Sides(Question::Attacked)),
    (ids::ASK_UNDEFENDED, Follows::Sides(Question::Undefended)),
    (ids::ASK_HANGING, Follows::Sides(Question::Hanging)),
    (ids::ASK_CHECKERS, Follows::Nothing(|| Question::Checkers)),
    (ids::ASK_ESCAPES, Follows::Nothing(|| Question::Escapes)),
    (ids::ASK_TAKERS, Follows::Nothing(|| Question::Takers)),
    (ids::ASK_BLOCKS, Follows::Nothing(|| Question::Blocks)),
    (ids::ASK_BLOCKERS, Follows::Nothing(|| Question::Blockers)),
    (ids::ASK_PINNED, Follows::Sides(Question::Pinned)),
    (ids::ASK_PINNERS_OF, Follows::Sides(Question::PinnersOf)),
    (ids::ASK_SAFE_SQUARES, Follows::Sides(Question::SafeSquares)),
];

/// A command that stands alone.
const ALONE: [(Id, Command); 27] = [
    (ids::WORD_HELP, Command::Help),
    (ids::WORD_QUIT, Command::Quit),
    (ids::WORD_LANGUAGE, Command::Switch),
    (ids::WORD_SCREEN, Command::Screen),
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
    (ids::WORD_MOVES, Command::Ask(Ask::Moves)),
    (ids::WORD_LAST_MOVE, Command::Ask(Ask::LastMove)),
    (ids::WORD_SO_FAR, Command::Ask(Ask::SoFar)),
    (ids::WORD_TURN, Command::Ask(Ask::Turn)),
    (ids::WORD_CASTLING, Command::Ask(Ask::Castling)),
    (ids::WORD_CONTINUE, Command::Continue),
    (ids::WORD_MARKS, Command::Marks),
    (ids::WORD_SETTINGS, Command::Settings),
    (ids::WORD_CHANGE, Command::Change(String::new())),
    (ids::WORD_GLOSSARY, Command::Glossary(None)),
    (ids::WORD_FORGET, Command::Forget(None)),
    (ids::WORD_YES, Command::Yes),
    (ids::WORD_NO, Command::No),
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
    questions: Vec<(Vec<String>, Follows)>,
    sides: [(Vec<String>, Color); 2],
    place: Vec<String>,
    mine: Vec<String>,
    men: Vec<String>,
    and: Vec<String>,
    lift: Vec<String>,
    change: Vec<String>,
    language: Vec<String>,
    glossary: Vec<String>,
    forget: Vec<String>,
    all: Vec<String>,
}

impl Vocabulary {
    /// Reads the words that the catalogues list.
    pub(super) fn of(words: &Words) -> Vocabulary {
        let listed = |id: Id| -> Vec<String> { words.listed(id) };
        let all = |id: Id, command: Command| listed(id).into_iter().map(move |word| (word, command.clone()));
        let speak = Language::all()
            .flat_map(|language| words.names(language).into_iter().map(move |name| (name, Command::Speak(language))));
        Vocabulary {
            change: listed(ids::WORD_CHANGE),
            language: listed(ids::WORD_LANGUAGE),
            glossary: listed(ids::WORD_GLOSSARY),
            forget: listed(ids::WORD_FORGET),
            all: listed(ids::WORD_ALL),
            alone: ALONE.into_iter().flat_map(|(id, command)| all(id, command)).chain(speak).collect(),
            kinds: KINDS
                .into_iter()
                .flat_map(|(id, kind)| listed(id).into_iter().map(move |word| (word, kind)))
                .collect(),
            rank: listed(ids::WORD_RANK),
            file: listed(ids::WORD_FILE),
            questions: QUESTIONS.into_iter().map(|(id, follows)| (listed(id), follows)).collect(),
            sides: [(listed(ids::ASK_WHITE), Color::White), (listed(ids::ASK_BLACK), Color::Black)],
            place: listed(ids::WORD_WHERE),
            mine: listed(ids::WORD_MINE),
            men: listed(ids::WORD_MEN),
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
            return Some(command.clone());
        }
        // The language may be named at once.
        let language = after(&self.language, line).and_then(|named| self.alone.iter().find(|(word, _)| word == named));
        if let Some((_, command @ Command::Speak(_))) = language {
            return Some(command.clone());
        }
        let named = [
            (&self.change, Command::Change as fn(String) -> Command),
            (&self.glossary, |word| Command::Glossary(Some(word))),
            (&self.forget, |lesson| Command::Forget(Some(lesson))),
        ];
        if let Some(command) = named.iter().find_map(|(words, command)| Some(command(after(words, line)?.to_owned()))) {
            return Some(command);
        }
        let ask = after(&self.rank, line)
            .and_then(rank)
            .or_else(|| after(&self.file, line).and_then(file))
            .or_else(|| after(&self.place, line).and_then(|rest| self.men(rest)).map(Ask::Where))
            .or_else(|| self.question(line).map(Ask::Question))
            .or_else(|| self.unfinished(line));
        ask.map(Command::Ask)
    }

    /// What stands before “done” at the end of a line, where something does.
    pub(super) fn before_done<'line>(&self, line: &'line str) -> Option<&'line str> {
        let (before, last) = line.trim_end_matches(['.', '!', ' ']).rsplit_once([' ', ','])?;
        let last = fold(last);
        let done = self.alone.iter().any(|(word, command)| *command == Command::Done && *word == last);
        let before = before.trim();
        (done && !before.is_empty()).then_some(before)
    }

    /// What follows “lift” at the beginning of a line: the square to be emptied.
    pub(super) fn lift(&self, line: &str) -> Option<Result<Square, NoSquare>> {
        after(&self.lift, &fold(line)).map(read_square)
    }

    /// The question about the position that a line asks, in words or as a lesson file would.
    fn question(&self, line: &str) -> Option<Question> {
        let asked = self.questions.iter().find_map(|(beginnings, follows)| {
            beginnings.iter().find_map(|words| {
                let rest = line.strip_prefix(words.as_str())?;
                let named = rest.strip_prefix(' ');
                match *follows {
                    Follows::Nothing(question) => rest.is_empty().then(question),
                    Follows::Square(question) => read_square(named?).ok().map(question),
                    Follows::Side(question) => self.side(named?).map(question),
                    Follows::Sides(question) => match named {
                        Some(side) => self.side(side).map(question),
                        None => rest.is_empty().then(|| {
                            let [white, black] = Color::ALL.map(question);
                            Question::joined(Joint::Or, white, black)
                        }),
                    },
                }
            })
        });
        asked.or_else(|| line.parse().ok())
    }

    /// What a question about a square lacks: the square, or one that there is.
    fn unfinished(&self, line: &str) -> Option<Ask> {
        let about_a_square = self.questions.iter().filter(|(_, follows)| matches!(follows, Follows::Square(_)));
        about_a_square.flat_map(|(beginnings, _)| beginnings).find_map(|words| {
            match line.strip_prefix(words.as_str())? {
                "" => Some(Ask::OfWhat),
                named => read_square(named.strip_prefix(' ')?).err().filter(is_a_slip).map(Ask::Nowhere),
            }
        })
    }

    /// Whether this means everything there is.
    pub(super) fn is_all(&self, word: &str) -> bool {
        self.all.contains(&fold(word))
    }

    fn side(&self, word: &str) -> Option<Color> {
        self.sides.iter().find(|(words, _)| words.iter().any(|known| known == word)).map(|(_, color)| *color)
    }

    /// The words that join the parts of a list.
    pub(super) fn and(&self) -> &[String] {
        &self.and
    }

    /// “rooks”, “my pieces”, “the black queen”, “White”.
    fn men(&self, named: &str) -> Option<Men> {
        let of_kind = |named: &str| match self.kind(named) {
            Some(kind) => Some(Some(kind)),
            None => self.men.iter().any(|known| known == named).then_some(None),
        };
        if let Some(kind) = self.kind(named) {
            return Some(Men { army: Army::Any, kind: Some(kind) });
        }
        if let Some(side) = self.side(named) {
            return Some(Men { army: Army::Of(side), kind: None });
        }
        // Greek puts “my” behind, English before.
        let mine = |word: &String| {
            let before = named.strip_prefix(word.as_str()).and_then(|rest| rest.strip_prefix(' '));
            before.or_else(|| named.strip_suffix(word.as_str())?.strip_suffix(' '))
        };
        if let Some(rest) = self.mine.iter().find_map(mine) {
            return Some(Men { army: Army::Mine, kind: of_kind(rest)? });
        }
        let (first, rest) = named.split_once(' ')?;
        let color = read_placement(first).ok()?.color?;
        Some(Men { army: Army::Of(color), kind: of_kind(rest)? })
    }

    fn kind(&self, word: &str) -> Option<PieceKind> {
        self.kinds.iter().find(|(known, _)| known == word).map(|(_, kind)| *kind)
    }
}

/// Whether something is like a square, but of a file or rank that there is not.
fn is_a_slip(no_square: &NoSquare) -> bool {
    matches!(no_square.cause, UnreadableCause::NoFile(_) | UnreadableCause::NoRank(_))
}

/// What follows one of the words at the beginning of a line.
fn after<'line>(words: &[String], line: &'line str) -> Option<&'line str> {
    words.iter().find_map(|word| line.strip_prefix(word.as_str())?.strip_prefix(' '))
}

/// A rank by its number, or that there is none of this number.
fn rank(number: &str) -> Option<Ask> {
    let number: u8 = number.parse().ok()?;
    let nowhere = || Ask::Nowhere(NoSquare { cause: UnreadableCause::NoRank(number), suggestion: None });
    Some(Rank::from_number(number).map_or_else(nowhere, Ask::Rank))
}

/// A file by its letter in either alphabet, or that there is none of this letter.
fn file(name: &str) -> Option<Ask> {
    // A file is read as the first half of a square on it.
    if let Ok(square) = read_square(&format!("{name}1")) {
        return Some(Ask::File(square.file()));
    }
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_alphanumeric() => {
            Some(Ask::Nowhere(NoSquare { cause: UnreadableCause::NoFile(letter), suggestion: None }))
        }
        _ => None,
    }
}
