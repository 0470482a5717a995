//! Steps in which answers are picked: what is asked, what may be answered, and which answers are right.
//!
//! Which answer is right is asked of the rules core wherever there is a question about the board; only a question in
//! the teacher's own words says so itself.
//!
//! ```
//! use skaki::lesson::{ChoiceAnswer, ChoiceQuestion, Standing};
//! use skaki::rules::game::{Game, Rulebook};
//! use skaki::rules::{Position, notation::fen};
//!
//! let game = Game::new(Position::new(fen::read("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1")?));
//! let question: ChoiceQuestion = "state".parse().unwrap();
//! let truth = question.truth(&game, Rulebook::Fide);
//! assert!(truth.includes(&ChoiceAnswer::Standing(Standing::Checkmate)));
//! # Ok::<(), fen::FenFaults>(())
//! ```

use std::str::FromStr;

use crate::rules::game::{Game, OutcomeKind, Rulebook};
use crate::rules::notation::read_square;
use crate::rules::{
    CastlingSide, Color, Move, Piece, PieceKind, Position, Rank, Reason, Refusal, Square, State, attacks, query,
};

use super::TextKey;
use super::format::suggest::nearest;

/// The most options of a step: each has a figure of its own on the keyboard.
pub const MOST_OPTIONS: usize = 9;

/// As many options as a step has where its file names none; reasons that hold together may be more.
const DERIVED_OPTIONS: usize = 5;

/// A step in which one option is picked, or several.
#[derive(Clone, Debug)]
pub struct Choose {
    /// What is asked.
    pub question: ChoiceQuestion,
    /// By which rules a game ends: it decides what is a draw.
    pub rulebook: Rulebook,
    /// What may be picked, in the order in which it is shown; at most [`MOST_OPTIONS`].
    pub options: Vec<Choice>,
}

impl Choose {
    /// The right options in this game.
    pub fn right(&self, game: &Game) -> Picks {
        let truth = self.question.truth(game, self.rulebook);
        self.options
            .iter()
            .enumerate()
            .filter(|(_, choice)| truth.includes(&choice.answer))
            .fold(Picks::NONE, |right, (index, _)| right.with(index))
    }

    /// Whether more than one option may be right, so that the picks are handed in together. It depends on the question
    /// and not on the position: otherwise it would give away that there is only one reason.
    pub fn takes_several(&self) -> bool {
        match self.question {
            ChoiceQuestion::Castling { .. } | ChoiceQuestion::CastlingOf(_) | ChoiceQuestion::Legal { .. } => true,
            ChoiceQuestion::State | ChoiceQuestion::EnPassant | ChoiceQuestion::Draw => false,
            ChoiceQuestion::Text => {
                let right = |choice: &&Choice| matches!(choice.answer, ChoiceAnswer::Text { right: true, .. });
                self.options.iter().filter(right).count() > 1
            }
        }
    }
}

/// An option of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it answers.
    pub answer: ChoiceAnswer,
    /// What the teacher says to whoever picks it, beside the computed reason.
    pub explain: Option<TextKey>,
}

/// Some of the options of a step, by their number from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Picks(u16);

impl Picks {
    /// None of them.
    pub const NONE: Picks = Picks(0);

    const fn bit(option: usize) -> u16 {
        if option < MOST_OPTIONS { 1 << option } else { 0 }
    }

    /// Whether an option is among them.
    pub const fn contains(self, option: usize) -> bool {
        self.0 & Picks::bit(option) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, option: usize) -> Picks {
        Picks(self.0 | Picks::bit(option))
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, option: usize) -> Picks {
        Picks(self.0 & !Picks::bit(option))
    }

    /// Those that are not among the others.
    #[must_use]
    pub const fn except(self, others: Picks) -> Picks {
        Picks(self.0 & !others.0)
    }

    /// Those of both.
    #[must_use]
    pub const fn and(self, others: Picks) -> Picks {
        Picks(self.0 | others.0)
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers, the first first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..MOST_OPTIONS).filter(move |option| self.contains(*option))
    }
}

/// What a step asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceQuestion {
    /// How does it stand for the side to move: check, mate, stalemate (ledger R22, R25, R26, R29)?
    State,
    /// May this side castle this way now, and if not why not (ledger R20, R21)?
    Castling {
        /// Whose castling.
        color: Color,
        /// Which castling.
        side: CastlingSide,
    },
    /// Which castlings are possible now?
    CastlingOf(Color),
    /// May this move be played, and if not why not?
    Legal {
        /// Where it begins.
        from: Square,
        /// Where it ends.
        to: Square,
        /// What a pawn would become.
        promotion: Option<PieceKind>,
    },
    /// May a pawn take en passant now (ledger R17)?
    EnPassant,
    /// Is it a draw, by itself or on a claim (ledger R29–R32)?
    Draw,
    /// The teacher's own question, with the teacher's own answers.
    Text,
}

/// An answer that may be offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChoiceAnswer {
    /// How it stands.
    Standing(Standing),
    /// Yes: the move may be played.
    Legal,
    /// Yes: this castling may be played.
    MayCastle(CastlingSide),
    /// No, for this reason.
    Refused(ReasonCode),
    /// This castling is possible.
    Castling(CastlingSide),
    /// No castling is possible.
    NoCastling,
    /// Whether a pawn may take en passant.
    EnPassant(bool),
    /// Whether it is a draw.
    Draw(DrawStatus),
    /// An answer in the teacher's words.
    Text {
        /// Its text.
        text: TextKey,
        /// Whether it is right.
        right: bool,
    },
}

impl ChoiceAnswer {
    /// Whether nobody can mean both: yes and a reason why not, one castling and neither.
    pub const fn contradicts(&self, other: &ChoiceAnswer) -> bool {
        use ChoiceAnswer::{Castling, Legal, MayCastle, NoCastling, Refused};
        matches!(
            (self, other),
            (Legal | MayCastle(_), Refused(_))
                | (Refused(_), Legal | MayCastle(_))
                | (NoCastling, Castling(_))
                | (Castling(_), NoCastling)
        )
    }
}

/// How it stands for the side to move. Of several that hold the later ends count first, as in
/// [`Game::outcome`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// Neither check nor the end of the game.
    Normal,
    /// Check that can be answered.
    Check,
    /// Checkmate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// A dead position: nobody can be mated any more (FIDE Laws 5.2.2; ledger R29).
    DeadPosition,
    /// A minor piece each, in the school's rulebook (ledger R30).
    InsufficientMaterial,
    /// The same position for the fifth time (FIDE Laws 9.6.1; ledger R31).
    Fivefold,
    /// Seventy-five moves of each side without a capture or a pawn's move (FIDE Laws 9.6.2; ledger R32).
    SeventyFive,
}

/// Whether a game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawStatus {
    /// It is not: the game goes on, or somebody has won.
    None,
    /// It is drawn, whatever the players want.
    Automatic,
    /// It is, if the player to move claims it.
    OnClaim,
}

/// The code of a reason why a move is refused ([`Reason::code`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReasonCode(&'static str);

impl ReasonCode {
    /// Every code, in the order in which options show them.
    pub const ALL: [ReasonCode; 36] = [
        ReasonCode("game-over"),
        ReasonCode("empty-square"),
        ReasonCode("opponents-piece"),
        ReasonCode("same-square"),
        ReasonCode("wrong-shape"),
        ReasonCode("path-blocked"),
        ReasonCode("own-piece"),
        ReasonCode("king-never-captured"),
        ReasonCode("pawn-backwards"),
        ReasonCode("pawn-sideways"),
        ReasonCode("pawn-blocked"),
        ReasonCode("pawn-double-blocked"),
        ReasonCode("pawn-double-not-from-start"),
        ReasonCode("pawn-captures-diagonally"),
        ReasonCode("pawn-nothing-to-capture"),
        ReasonCode("en-passant-too-late"),
        ReasonCode("en-passant-not-double-step"),
        ReasonCode("en-passant-exposes-king"),
        ReasonCode("promotion-piece-missing"),
        ReasonCode("promotion-piece-wrong"),
        ReasonCode("promotion-not-here"),
        ReasonCode("king-into-attack"),
        ReasonCode("king-takes-protected"),
        ReasonCode("king-next-to-king"),
        ReasonCode("king-along-the-line"),
        ReasonCode("pinned"),
        ReasonCode("check-not-answered"),
        ReasonCode("double-check-king-must-move"),
        ReasonCode("castling-king-moved"),
        ReasonCode("castling-rook-moved"),
        ReasonCode("castling-right-gone"),
        ReasonCode("castling-no-rook"),
        ReasonCode("castling-piece-between"),
        ReasonCode("castling-in-check"),
        ReasonCode("castling-through-attack"),
        ReasonCode("castling-into-attack"),
    ];

    /// The code as it is written.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The code of this name.
    pub fn named(name: &str) -> Option<ReasonCode> {
        ReasonCode::ALL.into_iter().find(|code| code.0 == name)
    }

    /// Whether it is about castling.
    pub fn is_of_castling(self) -> bool {
        self.0.starts_with("castling-")
    }
}

impl From<&Reason> for ReasonCode {
    fn from(reason: &Reason) -> ReasonCode {
        ReasonCode(reason.code())
    }
}

/// A phrase that asks nothing we know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchChoiceQuestion {
    /// What was probably meant.
    pub suggestion: Option<&'static str>,
}

impl FromStr for ChoiceQuestion {
    type Err = NoSuchChoiceQuestion;

    fn from_str(text: &str) -> Result<ChoiceQuestion, NoSuchChoiceQuestion> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let color = |word: &str| Color::ALL.into_iter().find(|color| color.name() == word);
        let side = |word: &str| CastlingSide::ALL.into_iter().find(|side| side.name() == word);
        let kind = |word: &str| PieceKind::ALL.into_iter().find(|kind| kind.name() == word);
        let found = match words.as_slice() {
            ["state"] => Some(ChoiceQuestion::State),
            ["en", "passant"] => Some(ChoiceQuestion::EnPassant),
            ["draw"] => Some(ChoiceQuestion::Draw),
            ["text"] => Some(ChoiceQuestion::Text),
            ["castling", who] => color(who).map(ChoiceQuestion::CastlingOf),
            ["castling", who, which] => match (color(who), side(which)) {
                (Some(color), Some(side)) => Some(ChoiceQuestion::Castling { color, side }),
                _ => None,
            },
            ["legal", from, to, rest @ ..] => match (read_square(from), read_square(to), rest) {
                (Ok(from), Ok(to), []) => Some(ChoiceQuestion::Legal { from, to, promotion: None }),
                (Ok(from), Ok(to), [becomes]) => {
                    kind(becomes).map(|kind| ChoiceQuestion::Legal { from, to, promotion: Some(kind) })
                }
                _ => None,
            },
            _ => None,
        };
        found.ok_or_else(|| NoSuchChoiceQuestion { suggestion: nearest(text, ChoiceQuestion::PHRASES) })
    }
}

/// What is true of a position, as an answer to a question.
#[derive(Clone, Debug)]
pub struct Truth {
    question: ChoiceQuestion,
    position: Position,
    fact: Fact,
    /// How it stands, all of it, where that decides; the first counts.
    standings: Vec<Standing>,
    /// Where castling is asked about: whether king and rook are known never to have moved.
    never_moved: (bool, bool),
}

/// What the rules core says.
#[derive(Clone, Copy, Debug)]
pub enum Fact {
    /// How it stands.
    Standing(Standing),
    /// The move, or the reasons against it.
    Verdict(Result<Move, Refusal>),
    /// Which castlings are possible.
    Castlings {
        /// The short one.
        short: bool,
        /// The long one.
        long: bool,
    },
    /// Whether a pawn may take en passant.
    EnPassant(bool),
    /// Whether it is a draw.
    Draw(DrawStatus),
    /// The file says it.
    Written,
}

impl ChoiceQuestion {
    /// The phrases, an example of each, as a file writes them.
    pub const PHRASES: [&'static str; 11] = [
        "state",
        "castling white",
        "castling black",
        "castling white short",
        "castling white long",
        "castling black short",
        "castling black long",
        "legal e1 g1",
        "en passant",
        "draw",
        "text",
    ];

    /// What is true in this game.
    pub fn truth(self, game: &Game, rulebook: Rulebook) -> Truth {
        let standings = match self {
            ChoiceQuestion::State | ChoiceQuestion::Castling { .. } | ChoiceQuestion::Legal { .. } => {
                Standing::all_of(game, rulebook)
            }
            _ => Vec::new(),
        };
        let fact = match self {
            ChoiceQuestion::State => Fact::Standing(standings.first().copied().unwrap_or(Standing::Normal)),
            ChoiceQuestion::Castling { color, side } => Fact::Verdict(game.castling(color, side)),
            ChoiceQuestion::CastlingOf(color) => {
                let possible = |side| game.castling(color, side).is_ok();
                Fact::Castlings { short: possible(CastlingSide::Short), long: possible(CastlingSide::Long) }
            }
            // A board with too little on it may be there to show how a piece moves; who has counted to five or to
            // seventy-five has ended the game on purpose.
            ChoiceQuestion::Legal { from, to, promotion } => Fact::Verdict(
                if standings.iter().any(|standing| standing.drawn().is_some_and(OutcomeKind::is_counted)) {
                    game.judge_by(rulebook, from, to, promotion)
                } else {
                    game.judge(from, to, promotion)
                },
            ),
            ChoiceQuestion::EnPassant => {
                Fact::EnPassant(query::en_passant(game).iter().any(|found| found.verdict.is_ok()))
            }
            ChoiceQuestion::Draw => Fact::Draw(draw(game, rulebook)),
            ChoiceQuestion::Text => Fact::Written,
        };
        let castling = self.castling(game.position());
        let never_moved = castling.map_or((false, false), |(color, side)| game.never_moved(color, side));
        Truth { question: self, position: *game.position(), fact, standings, never_moved }
    }

    /// The answers that fit the question, by the words of a file. In the order in which they are shown.
    pub fn answers(self, position: &Position) -> Vec<(&'static str, ChoiceAnswer)> {
        let reasons = move |of_castling: bool| {
            let fits = move |code: &ReasonCode| {
                if of_castling {
                    code.is_of_castling() || code.name() == "game-over"
                } else {
                    self.can_be_refused_for(position, *code)
                }
            };
            ReasonCode::ALL.into_iter().filter(fits).map(|code| (code.name(), ChoiceAnswer::Refused(code)))
        };
        match self {
            ChoiceQuestion::State => Standing::ALL.map(|it| (it.name(), ChoiceAnswer::Standing(it))).to_vec(),
            ChoiceQuestion::Castling { side, .. } => {
                std::iter::once(("yes", ChoiceAnswer::MayCastle(side))).chain(reasons(true)).collect()
            }
            ChoiceQuestion::CastlingOf(_) => {
                let castling = |side: CastlingSide| (side.name(), ChoiceAnswer::Castling(side));
                vec![castling(CastlingSide::Short), castling(CastlingSide::Long), ("none", ChoiceAnswer::NoCastling)]
            }
            ChoiceQuestion::Legal { .. } => {
                std::iter::once(("yes", ChoiceAnswer::Legal)).chain(reasons(false)).collect()
            }
            ChoiceQuestion::EnPassant => {
                vec![("yes", ChoiceAnswer::EnPassant(true)), ("no", ChoiceAnswer::EnPassant(false))]
            }
            ChoiceQuestion::Draw => DrawStatus::ALL.map(|it| (it.name(), ChoiceAnswer::Draw(it))).to_vec(),
            ChoiceQuestion::Text => Vec::new(),
        }
    }

    /// Whether a move from here could be refused for such a reason at all: a rook is never blocked as a pawn is.
    fn can_be_refused_for(self, position: &Position, code: ReasonCode) -> bool {
        let ChoiceQuestion::Legal { from, .. } = self else { return false };
        if self.castling_side(position).is_some() {
            return code.is_of_castling() || matches!(code.name(), "game-over" | "promotion-not-here");
        }
        let piece = position.piece_at(from).map(|piece| piece.kind);
        match code.name() {
            "game-over" | "empty-square" | "opponents-piece" | "same-square" => true,
            name if name.starts_with("pawn-") || name.starts_with("en-passant-") || name.starts_with("promotion-p") => {
                piece == Some(PieceKind::Pawn)
            }
            "king-never-captured" | "own-piece" | "wrong-shape" | "promotion-not-here" => piece.is_some(),
            "path-blocked" => piece.is_some_and(|kind| kind != PieceKind::Pawn),
            name if name.starts_with("king-") => piece == Some(PieceKind::King),
            name if name.starts_with("castling-") => false,
            _ => piece.is_some_and(|kind| kind != PieceKind::King),
        }
    }

    /// Whose castling is asked about, and which, be it asked for as a move or by name.
    fn castling(self, position: &Position) -> Option<(Color, CastlingSide)> {
        match self {
            ChoiceQuestion::Castling { color, side } => Some((color, side)),
            question => question.castling_side(position).map(|side| (position.turn(), side)),
        }
    }

    /// The castling that a move is, if it is one.
    fn castling_side(self, position: &Position) -> Option<CastlingSide> {
        let ChoiceQuestion::Legal { from, to, .. } = self else { return None };
        let color = position.turn();
        CastlingSide::of_king_move(color, from, to).filter(|_| position.king(color) == Some(from))
    }

    /// The options of a step whose file names none: all that may be answered where that is little, and otherwise what
    /// is right and the wrong reasons that lie nearest. No wrong one is offered that is true as well.
    pub fn derived(self, truth: &Truth) -> Vec<ChoiceAnswer> {
        let position = &truth.position;
        let all: Vec<ChoiceAnswer> = self.answers(position).into_iter().map(|(_, answer)| answer).collect();
        let offered = |answer: &ChoiceAnswer| truth.includes(answer) || truth.rules_out(answer);
        match self {
            ChoiceQuestion::State => {
                // Hardly ever meant where it is not true.
                let is_rare = |it: &ChoiceAnswer| matches!(it, ChoiceAnswer::Standing(it) if it.drawn().is_some());
                all.into_iter().filter(|it| offered(it) && (!is_rare(it) || truth.includes(it))).collect()
            }
            ChoiceQuestion::CastlingOf(_) | ChoiceQuestion::EnPassant | ChoiceQuestion::Draw => all,
            ChoiceQuestion::Text => Vec::new(),
            ChoiceQuestion::Castling { .. } | ChoiceQuestion::Legal { .. } => {
                let right = all.iter().filter(|answer| truth.includes(answer)).count();
                let is_yes = |it: &ChoiceAnswer| matches!(it, ChoiceAnswer::Legal | ChoiceAnswer::MayCastle(_));
                let yes = usize::from(!all.iter().any(|answer| is_yes(answer) && truth.includes(answer)));
                let room = DERIVED_OPTIONS.saturating_sub(right + yes);
                let near: Vec<ChoiceAnswer> = self
                    .near_reasons(position)
                    .iter()
                    .filter_map(|name| ReasonCode::named(name).map(ChoiceAnswer::Refused))
                    .filter(|answer| all.contains(answer) && !truth.includes(answer) && truth.rules_out(answer))
                    .take(room)
                    .collect();
                let wanted = |it: &ChoiceAnswer| is_yes(it) || truth.includes(it) || near.contains(it);
                all.into_iter().filter(wanted).take(MOST_OPTIONS).collect()
            }
        }
    }

    /// The reasons that a student is likely to think of, the likeliest first.
    fn near_reasons(self, position: &Position) -> &'static [&'static str] {
        const CASTLING: &[&str] = &[
            "castling-through-attack",
            "castling-into-attack",
            "castling-in-check",
            "castling-piece-between",
            "castling-king-moved",
            "castling-rook-moved",
        ];
        let ChoiceQuestion::Legal { from, to, .. } = self else { return CASTLING };
        if self.castling_side(position).is_some() {
            return CASTLING;
        }
        match position.piece_at(from).map(|piece| piece.kind) {
            None => &["same-square", "opponents-piece", "game-over"],
            Some(PieceKind::Pawn)
                if from.file() == to.file() && from.rank().index().abs_diff(to.rank().index()) == 2 =>
            {
                &[
                    "pawn-double-not-from-start",
                    "pawn-double-blocked",
                    "pinned",
                    "check-not-answered",
                    "pawn-captures-diagonally",
                    "pawn-backwards",
                ]
            }
            Some(PieceKind::Pawn) if from.file() == to.file() => &[
                "pawn-blocked",
                "pawn-captures-diagonally",
                "pinned",
                "check-not-answered",
                "pawn-backwards",
                "pawn-double-not-from-start",
            ],
            Some(PieceKind::Pawn) => &[
                "pawn-nothing-to-capture",
                "en-passant-too-late",
                "pinned",
                "own-piece",
                "check-not-answered",
                "en-passant-not-double-step",
                "pawn-sideways",
            ],
            Some(PieceKind::King) => &[
                "king-into-attack",
                "king-takes-protected",
                "king-along-the-line",
                "king-next-to-king",
                "own-piece",
                "wrong-shape",
            ],
            Some(PieceKind::Knight | PieceKind::Bishop | PieceKind::Rook | PieceKind::Queen) => &[
                "wrong-shape",
                "path-blocked",
                "pinned",
                "check-not-answered",
                "own-piece",
                "king-never-captured",
                "double-check-king-must-move",
            ],
        }
    }
}

impl Truth {
    /// What the rules core says.
    pub const fn fact(&self) -> &Fact {
        &self.fact
    }

    /// Whether an answer is right.
    pub fn includes(&self, answer: &ChoiceAnswer) -> bool {
        match (&self.fact, answer) {
            (Fact::Standing(fact), ChoiceAnswer::Standing(said)) => fact == said,
            (Fact::Verdict(verdict), ChoiceAnswer::Legal | ChoiceAnswer::MayCastle(_)) => verdict.is_ok(),
            (Fact::Verdict(Err(refusal)), ChoiceAnswer::Refused(code)) => {
                refusal.iter().any(|reason| ReasonCode::from(reason) == *code)
            }
            (Fact::Castlings { short, .. }, ChoiceAnswer::Castling(CastlingSide::Short)) => *short,
            (Fact::Castlings { long, .. }, ChoiceAnswer::Castling(CastlingSide::Long)) => *long,
            (Fact::Castlings { short, long }, ChoiceAnswer::NoCastling) => !short && !long,
            (Fact::EnPassant(possible), ChoiceAnswer::EnPassant(said)) => possible == said,
            (Fact::Draw(fact), ChoiceAnswer::Draw(said)) => fact == said,
            (Fact::Written, ChoiceAnswer::Text { right, .. }) => *right,
            _ => false,
        }
    }

    /// Whether an answer is surely wrong. A reason that is not given may hold all the same, because another comes before
    /// it or because the position does not show it; such a one must not be offered as wrong.
    pub fn rules_out(&self, answer: &ChoiceAnswer) -> bool {
        if self.includes(answer) {
            return false;
        }
        match (&self.fact, answer) {
            (Fact::Standing(_), ChoiceAnswer::Standing(said)) => !self.standings.contains(said),
            (Fact::Verdict(Ok(_)), ChoiceAnswer::Refused(code)) => code.name() != "game-over" || !self.is_over(),
            (Fact::Verdict(Err(refusal)), ChoiceAnswer::Refused(code)) => {
                match self.question.castling(&self.position) {
                    Some((color, side)) => self.castling_rules_out(color, side, *code),
                    None => self.move_rules_out(refusal, *code),
                }
            }
            _ => true,
        }
    }

    /// Whether the game has ended, if only by what is left on the board.
    fn is_over(&self) -> bool {
        self.standings.iter().any(|standing| !matches!(standing, Standing::Normal | Standing::Check))
    }

    fn castling_rules_out(&self, color: Color, side: CastlingSide, code: ReasonCode) -> bool {
        let board = self.position.board();
        let held = self.position.castling().has(color, side);
        let (king_never_moved, rook_never_moved) = self.never_moved;
        match code.name() {
            "game-over" => !self.is_over(),
            // Who moved is known only where the history shows it.
            "castling-king-moved" => held || king_never_moved,
            "castling-rook-moved" => held || rook_never_moved,
            "castling-right-gone" => held,
            "castling-no-rook" => board.of(Piece::new(color, PieceKind::Rook)).contains(side.rook_home(color)),
            "castling-piece-between" => (side.between(color) & board.occupied()).is_empty(),
            _ => self.position.king(color) == Some(CastlingSide::king_home(color)),
        }
    }

    fn move_rules_out(&self, refusal: &Refusal, code: ReasonCode) -> bool {
        let ChoiceQuestion::Legal { from, to, .. } = self.question else { return true };
        let position = &self.position;
        let board = position.board();
        let us = position.turn();
        let piece = board.piece_at(from);
        let target = board.piece_at(to);
        // Of a piece that is not to move the same is true as of one that is: it may be pinned, or have nothing to take.
        let its = piece.map_or(us, |piece| piece.color);
        let pawn_ahead = || {
            let forward = i16::from(to.rank().seen_by(its).index()) - i16::from(from.rank().seen_by(its).index());
            (from.file() == to.file(), forward)
        };
        let attackers = || {
            let mut without = *board;
            without.set(from, None);
            without.attackers(to, its.opponent())
        };
        match code.name() {
            "game-over" => !self.is_over(),
            "empty-square" => piece.is_some(),
            "opponents-piece" => piece.is_some_and(|piece| piece.color == us),
            "same-square" => from != to,
            // Whose own, the student's or the piece's, may be meant.
            "own-piece" => target.is_none_or(|target| target.color != us && target.color != its),
            "king-never-captured" => target.is_none_or(|target| target.kind != PieceKind::King),
            "path-blocked" => (attacks::between(from, to) & board.occupied()).is_empty(),
            // The shape is looked at before all that follows: whatever follows shows that it was right.
            "wrong-shape" => {
                refusal.iter().map(ReasonCode::from).all(|code| code.shows_the_shape() || code.name() == "game-over")
            }
            "pawn-backwards" => pawn_ahead().1 >= 0,
            "pawn-sideways" => pawn_ahead().1 != 0 || from.file() == to.file(),
            "pawn-blocked" => pawn_ahead() == (true, 1) && target.is_none() || !pawn_ahead().0,
            "pawn-captures-diagonally" => target.is_none() || !pawn_ahead().0,
            "pawn-double-blocked" => {
                pawn_ahead() != (true, 2) || (attacks::between(from, to).with(to) & board.occupied()).is_empty()
            }
            "pawn-double-not-from-start" => pawn_ahead() != (true, 2) || from.rank() == Rank::Second.seen_by(its),
            "pawn-nothing-to-capture" => target.is_some() || pawn_ahead().0,
            "en-passant-too-late" | "en-passant-not-double-step" | "en-passant-exposes-king" => {
                let enemy = Piece::new(its.opponent(), PieceKind::Pawn);
                board.piece_at(Square::new(to.file(), from.rank())) != Some(enemy)
            }
            "promotion-not-here" | "promotion-piece-wrong" | "promotion-piece-missing" => {
                matches!(self.question, ChoiceQuestion::Legal { promotion: None, .. })
                    && to.rank() != Rank::Eighth.seen_by(its)
            }
            "king-into-attack" | "king-takes-protected" | "king-along-the-line" | "king-next-to-king" => {
                // One of these is told of each attacker, but the others may be said of it with some right.
                attackers().is_empty()
                    || code.name() == "king-takes-protected" && target.is_none()
                    || code.name() == "king-next-to-king" && (attackers() & board.of_kind(PieceKind::King)).is_empty()
            }
            "pinned" => !query::pinned(position, its).contains(from),
            "check-not-answered" => !position.is_check(),
            "double-check-king-must-move" => !position.checkers().more_than_one(),
            _ => false,
        }
    }
}

impl ReasonCode {
    /// Whether a move refused for this reason has the shape of its piece's moves.
    fn shows_the_shape(self) -> bool {
        matches!(
            self.0,
            "path-blocked"
                | "own-piece"
                | "king-never-captured"
                | "king-into-attack"
                | "king-takes-protected"
                | "king-next-to-king"
                | "king-along-the-line"
                | "pinned"
                | "check-not-answered"
                | "double-check-king-must-move"
                | "promotion-not-here"
        )
    }
}

impl Standing {
    /// Every one, in the order in which options show them.
    pub const ALL: [Standing; 8] = [
        Standing::Normal,
        Standing::Check,
        Standing::Checkmate,
        Standing::Stalemate,
        Standing::DeadPosition,
        Standing::InsufficientMaterial,
        Standing::Fivefold,
        Standing::SeventyFive,
    ];

    /// The word of lesson files.
    pub const fn name(self) -> &'static str {
        match self {
            Standing::Normal => "normal",
            Standing::Check => "check",
            Standing::Checkmate => OutcomeKind::Checkmate.code(),
            Standing::Stalemate => OutcomeKind::Stalemate.code(),
            Standing::DeadPosition => OutcomeKind::DeadPosition.code(),
            Standing::InsufficientMaterial => OutcomeKind::InsufficientMaterial.code(),
            Standing::Fivefold => OutcomeKind::Fivefold.code(),
            Standing::SeventyFive => OutcomeKind::SeventyFive.code(),
        }
    }

    /// The draw that has come by itself although there are moves; `None` where it has not.
    pub const fn drawn(self) -> Option<OutcomeKind> {
        match self {
            Standing::Normal | Standing::Check | Standing::Checkmate | Standing::Stalemate => None,
            Standing::DeadPosition => Some(OutcomeKind::DeadPosition),
            Standing::InsufficientMaterial => Some(OutcomeKind::InsufficientMaterial),
            Standing::Fivefold => Some(OutcomeKind::Fivefold),
            Standing::SeventyFive => Some(OutcomeKind::SeventyFive),
        }
    }

    /// Every one that is true of a game, the one that counts first: a king may stand in check although the game is drawn.
    /// Of a mate nothing else is said.
    fn all_of(game: &Game, rulebook: Rulebook) -> Vec<Standing> {
        let state = game.position().state();
        let on_board = match state {
            State::Checkmate => return vec![Standing::Checkmate],
            State::Stalemate => Some(Standing::Stalemate),
            State::Check | State::Playing => None,
        };
        // Where the game is drawn by both books, what the school calls too little is no wrong word for it, whichever of the
        // two the step goes by; where only the school's would draw it, the step's decides.
        let both = game.draws(rulebook).any(|kind| kind == OutcomeKind::DeadPosition);
        let drawn: Vec<OutcomeKind> = game.draws(if both { Rulebook::School } else { rulebook }).collect();
        let is_drawn = |standing: &Standing| standing.drawn().is_some_and(|kind| drawn.contains(&kind));
        let mut all: Vec<Standing> = on_board.into_iter().chain(Standing::ALL.into_iter().filter(is_drawn)).collect();
        if state == State::Check {
            all.push(Standing::Check);
        }
        if all.is_empty() {
            all.push(Standing::Normal);
        }
        all
    }
}

impl DrawStatus {
    /// Every one, in the order in which options show them.
    pub const ALL: [DrawStatus; 3] = [DrawStatus::None, DrawStatus::Automatic, DrawStatus::OnClaim];

    /// The word of lesson files.
    pub const fn name(self) -> &'static str {
        match self {
            DrawStatus::None => "none",
            DrawStatus::Automatic => "automatic",
            DrawStatus::OnClaim => "claim",
        }
    }
}

fn draw(game: &Game, rulebook: Rulebook) -> DrawStatus {
    match game.outcome(rulebook) {
        Some(outcome) if outcome.winner.is_none() => DrawStatus::Automatic,
        Some(_) => DrawStatus::None,
        None if game.claims().is_empty() => DrawStatus::None,
        None => DrawStatus::OnClaim,
    }
}
