//! PGN: games as text, with headers, comments, variations and annotations.
//!
//! The reader plays the main line as it reads and stops at the first move that is not legal, with its number and the
//! reason. What is around the moves is kept where a reader of the game would miss it (headers, comments, annotations,
//! the result) and passed over where it is another game (variations). What annotators write of a position (`+-`, `=`, `±`) is
//! kept as the number that stands for it. A null move (`--`) is no move of chess: there the reader stops too.
//!
//! ```
//! use skaki::rules::notation::pgn;
//!
//! let games = pgn::read("[White \"A\"]\n\n1. e4 {the best by test} e5 (1... c5) 2. Nf3 *").unwrap();
//! assert_eq!(games[0].game.moves().len(), 3);
//! assert_eq!(games[0].header("White"), Some("A"));
//! assert_eq!(games[0].notes[0].comments, ["the best by test"]);
//!
//! let error = pgn::read("1. e4 e5 2. Ke3").unwrap_err();
//! let pgn::PgnErrorKind::Move { number, error: why, .. } = error.kind else { panic!() };
//! assert_eq!((number, why.code()), (2, "wrong-shape"));
//! ```

use std::fmt::Write;

use super::fen::{self, FenFaults};
use super::san::San;
use super::typed::{ReadError, read_move};
use crate::rules::game::Game;
use crate::rules::{Color, Move, Position};

/// A game of a PGN text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnGame {
    /// The headers, in their order, as name and value.
    pub headers: Vec<(String, String)>,
    /// The moves, from the position of the header `FEN` where there is one.
    pub game: Game,
    /// What is written at each move; as long as the list of moves.
    pub notes: Vec<Notes>,
    /// What is written before the first move.
    pub preface: Vec<String>,
    /// The result behind the moves.
    pub result: PgnResult,
}

/// What is written at a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The comments behind it.
    pub comments: Vec<String>,
    /// The numbers of its annotations (NAGs): `!` is 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6, `=` 10, `+-` 18.
    pub annotations: Vec<u8>,
}

/// The result that ends a game's moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: going on, given up, or not told.
    #[default]
    Open,
}

impl PgnResult {
    const ALL: [PgnResult; 4] = [PgnResult::WhiteWins, PgnResult::BlackWins, PgnResult::Draw, PgnResult::Open];

    /// As it is written.
    pub const fn text(self) -> &'static str {
        match self {
            PgnResult::WhiteWins => "1-0",
            PgnResult::BlackWins => "0-1",
            PgnResult::Draw => "1/2-1/2",
            PgnResult::Open => "*",
        }
    }
}

/// Why a PGN text cannot be read to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnError {
    /// The line, from 1.
    pub line: usize,
    /// The column of the first character at fault, counted in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: PgnErrorKind,
    /// What was read until there: whole games, and the one at fault with its moves so far.
    pub games: Vec<PgnGame>,
}

/// What is wrong with a PGN text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PgnErrorKind {
    /// A move that cannot be made or read.
    Move {
        /// The number it has in its game.
        number: u32,
        /// Whose move it is.
        color: Color,
        /// As it is written.
        text: String,
        /// Why not.
        error: ReadError,
    },
    /// A null move, by which annotators pass in their analyses; no player may (FIDE Laws 1.3).
    NullMove {
        /// The number it would have in its game.
        number: u32,
        /// Who would pass.
        color: Color,
        /// As it is written.
        text: String,
    },
    /// A header without a name, its quotation marks or its bracket.
    Header,
    /// The header `FEN` is none.
    Fen(FenFaults),
    /// A comment without its end, or a variation.
    Unclosed,
    /// A `)` without a variation.
    Unopened,
}

impl PgnGame {
    fn new() -> PgnGame {
        PgnGame {
            headers: Vec::new(),
            game: Game::default(),
            notes: Vec::new(),
            preface: Vec::new(),
            result: PgnResult::Open,
        }
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    fn is_empty(&self) -> bool {
        self.headers.is_empty() && self.game.moves().is_empty()
    }
}

/// Reads the games of a PGN text.
///
/// Moves are PGN's own notation; other forms that a person might type are taken too where they are unambiguous
/// (`0-0`, `e8Q`). Variations are passed over, however deep.
///
/// # Errors
/// The first thing that cannot be read or played, where it is, and all that was read before it.
pub fn read(text: &str) -> Result<Vec<PgnGame>, Box<PgnError>> {
    let mut reader = Reader { text, at: 0, games: Vec::new(), current: PgnGame::new(), moves_begun: false };
    match reader.run() {
        Ok(()) => Ok(reader.games),
        Err((at, kind)) => {
            let before = text.get(..at).unwrap_or(text);
            let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
            let column = before.get(line_start..).unwrap_or_default().chars().count() + 1;
            reader.finish_game();
            Err(Box::new(PgnError { line: before.matches('\n').count() + 1, column, kind, games: reader.games }))
        }
    }
}

/// Where it is wrong, as a byte offset, and how.
type Fault = (usize, PgnErrorKind);

struct Reader<'t> {
    text: &'t str,
    at: usize,
    games: Vec<PgnGame>,
    current: PgnGame,
    /// Headers after this belong to the next game.
    moves_begun: bool,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn run(&mut self) -> Result<(), Fault> {
        while let Some(letter) = self.rest().chars().next() {
            match letter {
                _ if letter.is_whitespace() || letter == '.' || letter == '\u{feff}' => self.at += letter.len_utf8(),
                '%' if self.is_line_start() => self.skip_line(),
                '[' => self.header()?,
                '{' | ';' => {
                    let comment = self.comment()?;
                    match self.current.notes.last_mut() {
                        Some(notes) => notes.comments.push(comment),
                        None => self.current.preface.push(comment),
                    }
                }
                '(' => self.variation()?,
                ')' => return Err((self.at, PgnErrorKind::Unopened)),
                '$' => {
                    self.at += 1;
                    let figures = self.rest().bytes().take_while(u8::is_ascii_digit).count();
                    self.annotate(self.rest().get(..figures).and_then(|number| number.parse().ok()));
                    self.at += figures;
                }
                _ => self.token()?,
            }
        }
        self.finish_game();
        Ok(())
    }

    fn is_line_start(&self) -> bool {
        self.text.get(..self.at).is_some_and(|before| before.is_empty() || before.ends_with('\n'))
    }

    /// Passes over a line that `%` keeps from being read.
    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').unwrap_or(self.rest().len());
    }

    fn finish_game(&mut self) {
        let game = std::mem::replace(&mut self.current, PgnGame::new());
        if !game.is_empty() {
            self.games.push(game);
        }
        self.moves_begun = false;
    }

    fn annotate(&mut self, number: Option<u8>) {
        if let (Some(number), Some(notes)) = (number, self.current.notes.last_mut()) {
            notes.annotations.push(number);
        }
    }

    /// `[Name "value"]`
    fn header(&mut self) -> Result<(), Fault> {
        if self.moves_begun {
            self.finish_game();
        }
        let fault = (self.at, PgnErrorKind::Header);
        let body = self.rest().get(1..).unwrap_or_default();
        let (name, rest) = body.split_once('"').ok_or(fault.clone())?;
        let name = name.trim();
        // With its opening mark missing, the text up to the mark of a later header is no name.
        if name.is_empty() || !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
            return Err(fault);
        }
        let mut value = String::new();
        let mut letters = rest.char_indices();
        let end = loop {
            match letters.next() {
                None | Some((_, '\n')) => return Err(fault),
                Some((_, '\\')) => value.extend(letters.next().map(|(_, letter)| letter)),
                Some((end, '"')) => break end,
                Some((_, letter)) => value.push(letter),
            }
        };
        let after = rest.get(end + 1..).unwrap_or_default();
        let closed = after.trim_start().strip_prefix(']').ok_or(fault)?;
        if name == "FEN" {
            let setup = fen::read(&value).map_err(|faults| (self.at, PgnErrorKind::Fen(faults)))?;
            self.current.game = Game::new(Position::new(setup));
        }
        self.at = self.text.len() - closed.len();
        self.current.headers.push((name.to_owned(), value));
        Ok(())
    }

    /// `{…}`, or from `;` to the end of the line.
    fn comment(&mut self) -> Result<String, Fault> {
        let start = self.at;
        let rest = self.rest();
        let (body, len) = if let Some(body) = rest.strip_prefix(';') {
            let line = body.split('\n').next().unwrap_or(body);
            (line, line.len() + 1)
        } else {
            let body = rest.get(1..).unwrap_or_default();
            let end = body.find('}').ok_or((start, PgnErrorKind::Unclosed))?;
            (body.get(..end).unwrap_or_default(), end + 2)
        };
        self.at += len;
        Ok(body.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// `(…)`, whatever is inside, comments with brackets of their own included.
    fn variation(&mut self) -> Result<(), Fault> {
        let start = self.at;
        let mut depth = 0usize;
        while let Some(letter) = self.rest().chars().next() {
            match letter {
                '{' | ';' => {
                    self.comment()?;
                    continue;
                }
                '%' if self.is_line_start() => {
                    self.skip_line();
                    continue;
                }
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            self.at += letter.len_utf8();
            if depth == 0 {
                return Ok(());
            }
        }
        Err((start, PgnErrorKind::Unclosed))
    }

    /// A result, a move number, or a move.
    fn token(&mut self) -> Result<(), Fault> {
        let rest = self.rest();
        let ends = |letter: char| letter.is_whitespace() || matches!(letter, '{' | '}' | '(' | ')' | '[' | ';' | '$');
        // A sign that can stand nowhere is read as a token of its own, and refused as a move.
        let len = rest.find(ends).unwrap_or(rest.len()).max(rest.chars().next().map_or(1, char::len_utf8));
        let token = rest.get(..len).unwrap_or(rest);
        if let Some(result) = PgnResult::ALL.into_iter().find(|result| result.text() == token) {
            self.at += len;
            self.current.result = result;
            self.finish_game();
            return Ok(());
        }
        if token == "e.p." {
            self.at += len;
            return Ok(());
        }
        // Marks that stand apart from their move.
        if let Some(number) = annotation_of(token) {
            self.annotate(Some(number));
            self.at += len;
            return Ok(());
        }
        let figures = token.bytes().take_while(u8::is_ascii_digit).count();
        let numbered = token.get(figures..).unwrap_or_default();
        let moved = numbered.trim_start_matches('.');
        // `1.`, `1...`, `1`: a number, perhaps with its move right behind. `0-0` is none.
        if figures > 0 && (moved.is_empty() || moved.len() < numbered.len()) {
            self.at += len - moved.len();
            if moved.is_empty() {
                return Ok(());
            }
            return self.play(moved);
        }
        self.play(token)
    }

    /// A move, with `!` and `?` and perhaps a mark of its position right behind.
    fn play(&mut self, token: &str) -> Result<(), Fault> {
        let (text, last) = split_marks(token);
        let (text, evaluation) = match evaluated(text) {
            Some((text, number)) => (text, Some(number)),
            None => (text, None),
        };
        let (text, first) = split_marks(text);
        self.moves_begun = true;
        let (number, color) = self.current.game.move_number(self.current.game.moves().len());
        if NULL_MOVES.contains(&text) {
            return Err((self.at, PgnErrorKind::NullMove { number, color, text: text.to_owned() }));
        }
        let mv = self
            .find(text)
            .map_err(|error| (self.at, PgnErrorKind::Move { number, color, text: text.to_owned(), error }))?;
        self.current.game.play(mv);
        self.current.notes.push(Notes::default());
        for number in [annotation_of(first), evaluation, annotation_of(last)] {
            self.annotate(number);
        }
        self.at += token.len();
        Ok(())
    }

    fn find(&self, text: &str) -> Result<Move, ReadError> {
        let game = &self.current.game;
        // What is written as it should be is found without asking why not.
        if let Ok(san) = text.parse::<San>()
            && let Some(mv) = san.find(game.position())
        {
            return Ok(mv);
        }
        read_move(text, game).map(|typed| typed.mv)
    }
}

/// How null moves are written.
const NULL_MOVES: [&str; 5] = ["--", "Z0", "0000", "@@@@", "null"];

/// What annotators write of the position behind a move, the longer first, and the number that stands for it (PGN standard,
/// section 10).
const EVALUATIONS: [(&str, u8); 15] = [
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("\u{2a72}", 14),
    ("\u{2a71}", 15),
    ("\u{b1}", 16),
    ("\u{2213}", 17),
    ("\u{221e}", 13),
    ("\u{25a1}", 7),
    ("=", 10),
];

/// The number that stands for marks behind a move, or standing alone.
fn annotation_of(marks: &str) -> Option<u8> {
    match marks {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        // A novelty.
        "N" => Some(146),
        _ => EVALUATIONS.iter().find(|(mark, _)| *mark == marks).map(|(_, number)| *number),
    }
}

/// A move without the `!` and `?` right behind it, and these.
fn split_marks(token: &str) -> (&str, &str) {
    let text = token.trim_end_matches(['!', '?']);
    (text, token.get(text.len()..).unwrap_or_default())
}

/// A move without the mark of its position right behind it, and the number of that mark.
fn evaluated(token: &str) -> Option<(&str, u8)> {
    EVALUATIONS.iter().find_map(|(mark, number)| Some((token.strip_suffix(mark)?, *number)))
}

/// The seven headers that every PGN game has, in their order, and what they say where nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Writes a game in PGN's export form: the seven headers first, then the others, then the moves in lines of at most
/// 80 characters. A starting position of its own has its headers added.
pub fn write(pgn: &PgnGame) -> String {
    let mut text = String::new();
    let mut header = |name: &str, value: &str| {
        // A value stands in one line.
        let value = value.replace(char::is_control, " ").replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    for (name, unknown) in ROSTER {
        let value = if name == "Result" { pgn.result.text() } else { pgn.header(name).unwrap_or(unknown) };
        header(name, value);
    }
    let start = pgn.game.start();
    let own_start = *start != Position::start();
    if own_start {
        header("SetUp", "1");
        header("FEN", &fen::write(&start.setup()));
    }
    for (name, value) in &pgn.headers {
        let written = matches!(name.as_str(), "SetUp" | "FEN") || ROSTER.iter().any(|(other, _)| other == name);
        if !written {
            header(name, value);
        }
    }
    text.push('\n');
    let mut lines = Lines { text, width: 0 };
    pgn.preface.iter().for_each(|comment| lines.comment(comment));
    let mut numbered = false;
    for ((ply, &mv), before) in pgn.game.moves().iter().enumerate().zip(pgn.game.positions()) {
        let (number, color) = pgn.game.move_number(ply);
        match color {
            Color::White => lines.word(&format!("{number}.")),
            // After a comment Black's move says again whose it is.
            Color::Black if !numbered => lines.word(&format!("{number}...")),
            Color::Black => {}
        }
        lines.word(&San::of(before, mv).to_string());
        numbered = true;
        let Some(notes) = pgn.notes.get(ply) else { continue };
        for annotation in &notes.annotations {
            lines.word(&format!("${annotation}"));
        }
        for comment in &notes.comments {
            lines.comment(comment);
            numbered = false;
        }
    }
    lines.word(pgn.result.text());
    lines.text.push('\n');
    lines.text
}

/// Words in lines of at most 80 characters.
struct Lines {
    text: String,
    width: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let len = word.chars().count();
        if self.width > 0 && self.width + 1 + len > 80 {
            self.text.push('\n');
            self.width = 0;
        } else if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += len;
    }

    /// A comment cannot hold a closing brace: nothing ends it earlier.
    fn comment(&mut self, comment: &str) {
        let comment = comment.replace('}', ")");
        let mut words = comment.split_whitespace().peekable();
        let mut first = true;
        if words.peek().is_none() {
            return;
        }
        while let Some(word) = words.next() {
            let opening = if first { "{" } else { "" };
            let closing = if words.peek().is_none() { "}" } else { "" };
            self.word(&format!("{opening}{word}{closing}"));
            first = false;
        }
    }
}
