//! What is wrong with a lesson, a course or a catalogue, as a sentence that says what to write instead.

use crate::lesson::suggest;
use crate::lesson::{ALL_LESSONS, FORMAT, Goal, Problem, ValueType};
use crate::rules::notation::Notation;
use crate::rules::notation::fen::FenFaultKind;
use crate::rules::{CastlingRights, PositionFault};

use super::choose;
use crate::language::{Arg, Language, Message, MoveText, Script, ids, script};

/// The sentence for a problem of a lesson file.
///
/// ```
/// use skaki::explain::explain_problem;
/// use skaki::language::{Language, Words};
/// use skaki::lesson::Problem;
///
/// let message = explain_problem(&Problem::KeyMissing { key: "goal" });
/// let told = Words::new(Language::EN).text(&message);
/// assert_eq!(told, "The key “goal” is missing here: write it, as in “goal = { check = true }”.");
/// ```
pub fn explain_problem(problem: &Problem) -> Message {
    shortened(&whole(problem))
}

/// So many characters are repeated of what stands in a file: whoever reads the sentence sees the place as well.
const ECHO: usize = 100;

/// The same message with what it repeats of a file cut to a length that a sentence bears.
fn shortened(message: &Message) -> Message {
    message.map_args(&|name, arg| match arg {
        // Words of the program's own.
        Arg::Text(_) if name == "known" => arg.clone(),
        Arg::Text(text) => Arg::Text(match text.char_indices().nth(ECHO) {
            Some((end, _)) => format!("{}\u{2026}", text.get(..end).unwrap_or_default()),
            None => text.clone(),
        }),
        Arg::Message(inner) => Arg::Message(Box::new(shortened(inner))),
        Arg::List(inner) => Arg::List(inner.iter().map(shortened).collect()),
        _ => arg.clone(),
    })
}

/// The sentence with all that the problem has.
fn whole(problem: &Problem) -> Message {
    match problem {
        Problem::Unreadable(cause) => Message::new(ids::FAULT_FILE_UNREADABLE).word("cause", cause.name()),
        Problem::TooLarge { limit } => {
            Message::new(ids::FAULT_FILE_TOO_LARGE).with("limit", i64::try_from(*limit).unwrap_or(i64::MAX))
        }
        Problem::TooManyFiles { limit } => Message::new(ids::FAULT_TOO_MANY_FILES).with("limit", *limit),
        Problem::More { most } => Message::new(ids::FAULT_MORE_FAULTS).with("most", *most),
        Problem::FolderEmpty => Message::new(ids::FAULT_FOLDER_EMPTY),
        Problem::NotUtf8 => Message::new(ids::FAULT_NOT_UTF8),
        Problem::NestedTooDeep => Message::new(ids::FAULT_NESTED_TOO_DEEP),
        Problem::Syntax { fault, detail } => {
            Message::new(ids::FAULT_SYNTAX).word("fault", fault.name()).with("detail", one_line(detail))
        }
        Problem::KeyTwice { key } => {
            let section = matches!(key.as_str(), "step" | "part" | "test");
            Message::new(ids::FAULT_KEY_TWICE)
                .with("key", key.clone())
                .word("section", if section { "yes" } else { "no" })
        }
        Problem::FormatUnknown { found } => {
            Message::new(ids::FAULT_FORMAT_UNKNOWN).with("found", *found).with("known", FORMAT)
        }
        Problem::KeyMissing { key } => {
            let example = example(key);
            Message::new(ids::FAULT_KEY_MISSING)
                .with("key", (*key).to_owned())
                .word("example", if example.is_some() { "yes" } else { "no" })
                .with("instead", example.unwrap_or_default().to_owned())
        }
        Problem::KeyUnknown { key, suggestion, known } => {
            meant_or(Message::new(ids::FAULT_KEY_UNKNOWN).with("key", key.clone()), key, suggestion.as_deref(), known)
        }
        Problem::KeyNotHere { key, belongs, here } => Message::new(ids::FAULT_KEY_NOT_HERE)
            .word("which", not_here(key, belongs, here))
            .with("key", key.clone())
            .with("belongs", (*belongs).to_owned())
            .with("here", (*here).to_owned()),
        Problem::WrongType { key, expected, found, instead } => Message::new(ids::FAULT_WRONG_TYPE)
            .with("key", key.clone())
            .word("example", if instead.is_some() { "yes" } else { "no" })
            .with("instead", instead.clone().unwrap_or_default())
            .word("expected", expected.name())
            .word("found", found_name(*found)),
        Problem::ValueUnknown { key, value, suggestion, known } => {
            let message = Message::new(ids::FAULT_VALUE_UNKNOWN).with("key", key.clone()).with("value", value.clone());
            meant_or(message, value, suggestion.as_deref(), known)
        }
        Problem::WordMixed { word, letter, suggestion } => {
            let greek = script(*letter) == Some(Script::Greek);
            let message = Message::new(ids::FAULT_WORD_MIXED).with("word", word.clone());
            meant(message.with("letter", letter.to_string()), suggestion.as_deref())
                .word("alphabet", if greek { "greek" } else { "other" })
        }
        Problem::NumberOutOfRange { key, least, most } => Message::new(ids::FAULT_NUMBER_OUT_OF_RANGE)
            // How far a mate may be depends on who defends.
            .word("forced", if key == "checkmate" && *most == i64::from(Goal::MOST_FORCED) { "yes" } else { "no" })
            .with("key", key.clone())
            .with("least", *least)
            .with("most", *most),
        Problem::IdUnfit { id, of_text } => {
            let is_text = *of_text && is_sentence(id);
            Message::new(ids::FAULT_ID_UNFIT).with("id", id.clone()).word("text", if is_text { "yes" } else { "no" })
        }
        Problem::IdReserved { id } => {
            let which = if id == ALL_LESSONS { "all" } else { "title" };
            Message::new(ids::FAULT_ID_RESERVED).with("id", id.clone()).word("which", which)
        }
        Problem::IdTwice { id, line } => Message::new(ids::FAULT_ID_TWICE).with("id", id.clone()).with("line", *line),
        Problem::LessonTwice { id, file } => {
            let message = Message::new(ids::FAULT_LESSON_TWICE).with("id", id.clone());
            let place = if file.is_some() { "file" } else { "program" };
            message.word("place", place).with("path", file.clone().unwrap_or_default())
        }
        Problem::ListEmpty { key } => Message::new(ids::FAULT_LIST_EMPTY).with("key", key.clone()),
        Problem::TooMany { key, most } => {
            Message::new(ids::FAULT_TOO_MANY).with("key", key.clone()).with("most", *most)
        }
        Problem::EntryTwice { text } => Message::new(ids::FAULT_ENTRY_TWICE).with("text", text.clone()),
        Problem::PositionMissing => Message::new(ids::FAULT_POSITION_MISSING),
        Problem::PositionTwice => Message::new(ids::FAULT_POSITION_TWICE),
        Problem::BoardNoDrawing { is_fen } => {
            Message::new(ids::FAULT_BOARD_NO_DRAWING).word("fen", if *is_fen { "yes" } else { "no" })
        }
        Problem::BoardRanks { found } => Message::new(ids::FAULT_BOARD_RANKS).with("found", *found),
        Problem::BoardRankLength { rank, found } => {
            Message::new(ids::FAULT_BOARD_RANK_LENGTH).with("row", *rank).with("found", *found)
        }
        Problem::BoardCharacter { character } => {
            Message::new(ids::FAULT_BOARD_CHARACTER).with("character", character.to_string())
        }
        Problem::BoardMixed { letter, alphabet, instead } => Message::new(ids::FAULT_BOARD_MIXED_ALPHABETS)
            .with("letter", letter.to_string())
            .word("alphabet", alphabet_word(*alphabet))
            .word("piece", if instead.is_some() { "yes" } else { "no" })
            .with("instead", instead.map(String::from).unwrap_or_default()),
        Problem::Fen(kind) => explain_fen_fault(*kind),
        Problem::Position(fault) => explain_position_fault(*fault),
        Problem::KingNeeded { color, goal } => {
            Message::new(ids::FAULT_KING_NEEDED).with("color", *color).with("goal", (*goal).to_owned())
        }
        Problem::MoveRefused { text, reason } => {
            Message::new(ids::FAULT_MOVE_REFUSED).with("text", text.clone()).with("reason", reason.clone())
        }
        Problem::MoveUnreadable { text, reason } => {
            Message::new(ids::FAULT_MOVE_UNREADABLE).with("text", text.clone()).with("reason", reason.clone())
        }
        Problem::MovePromotion { text, ways } => {
            Message::new(ids::FAULT_MOVE_PROMOTION).with("text", text.clone()).with("ways", named(ways))
        }
        Problem::MoveMark { text, remark, instead } => Message::new(ids::FAULT_MOVE_MARK)
            .with("text", text.clone())
            .word("claim", remark.name())
            .with("move", instead.clone()),
        Problem::NoLegalMove => Message::new(ids::FAULT_NO_LEGAL_MOVE),
        Problem::SquareUnreadable { text } => Message::new(ids::FAULT_SQUARE_UNREADABLE).with("text", text.clone()),
        Problem::SquareTwice { square } => Message::new(ids::FAULT_SQUARE_TWICE).with("square", *square),
        Problem::ArrowUnreadable { text } => Message::new(ids::FAULT_ARROW_UNREADABLE).with("text", text.clone()),
        Problem::QuestionUnreadable { text, suggestion } => {
            meant(Message::new(ids::FAULT_QUESTION_UNREADABLE).with("text", text.clone()), suggestion.as_deref())
        }
        Problem::QuestionTooLong { parts, most } => {
            Message::new(ids::FAULT_QUESTION_TOO_LONG).with("parts", *parts).with("most", *most)
        }
        Problem::QuestionNoPiece { square } => Message::new(ids::FAULT_QUESTION_NO_PIECE).with("square", *square),
        Problem::QuestionNoCheck { side } => Message::new(ids::FAULT_QUESTION_NO_CHECK).with("side", *side),
        Problem::QuestionNothingInCommon { first, second } => Message::new(ids::FAULT_QUESTION_NOTHING_IN_COMMON)
            .with("first", first.clone())
            .with("second", second.clone()),
        Problem::AnswerEmpty => Message::new(ids::FAULT_ANSWER_EMPTY),
        Problem::AnswerEverything => Message::new(ids::FAULT_ANSWER_EVERYTHING),
        Problem::MarksEmpty => Message::new(ids::FAULT_MARKS_EMPTY),
        Problem::OptionUnfit { .. }
        | Problem::OptionTwice { .. }
        | Problem::OptionSame { .. }
        | Problem::OptionsTooMany { .. }
        | Problem::OptionRightMissing { .. }
        | Problem::OptionWrongMissing
        | Problem::OptionTrueToo { .. } => choose::fault(problem),
        Problem::GoalEmpty { known } => {
            let mut some = known.iter().take(suggest::FEW).copied().collect::<Vec<_>>().join(", ");
            if known.len() > suggest::FEW {
                some.push_str(", \u{2026}");
            }
            Message::new(ids::FAULT_GOAL_EMPTY).with("known", some)
        }
        Problem::GoalSeveral { key, first } => {
            let both = format!("all = [{{ {first} = \u{2026} }}, {{ {key} = \u{2026} }}]");
            let message = Message::new(ids::FAULT_GOAL_SEVERAL).with("key", (*key).to_owned());
            message.with("first", (*first).to_owned()).with("both", both)
        }
        Problem::NoStars => Message::new(ids::FAULT_NO_STARS),
        Problem::ReachAlreadyThere { square } => Message::new(ids::FAULT_REACH_ALREADY_THERE).with("square", *square),
        Problem::CaptureNothing { square } => Message::new(ids::FAULT_CAPTURE_NOTHING).with("square", *square),
        Problem::CaptureKing { square } => Message::new(ids::FAULT_CAPTURE_KING).with("square", *square),
        Problem::CaptureNobody => Message::new(ids::FAULT_CAPTURE_NOBODY),
        Problem::NoOwnMan { square } => Message::new(ids::FAULT_NO_OWN_MAN).with("square", *square),
        Problem::ManUnreadable { text } => Message::new(ids::FAULT_MAN_UNREADABLE).with("text", text.clone()),
        Problem::GoalHolds => Message::new(ids::FAULT_GOAL_HOLDS),
        Problem::AcceptMisses { mv } => Message::new(ids::FAULT_ACCEPT_MISSES).with("move", mv.clone()),
        Problem::WrongIsRight => Message::new(ids::FAULT_WRONG_IS_RIGHT),
        Problem::WrongBeginsRight => Message::new(ids::FAULT_WRONG_BEGINS_RIGHT),
        Problem::WrongTwice => Message::new(ids::FAULT_WRONG_TWICE),
        Problem::NotInNot => Message::new(ids::FAULT_NOT_IN_NOT),
        Problem::AnswerEveryAlone => Message::new(ids::FAULT_ANSWER_EVERY_ALONE),
        Problem::OfferMissing => Message::new(ids::FAULT_OFFER_MISSING),
        Problem::OfferTooEarly => Message::new(ids::FAULT_OFFER_TOO_EARLY),
        Problem::OfferAnswered => Message::new(ids::FAULT_OFFER_ANSWERED),
        Problem::GameOver { how } => Message::new(ids::FAULT_GAME_OVER).with("how", how.clone()),
        Problem::ClockImpossible { made, before_move, most } => Message::new(ids::FAULT_CLOCK_IMPOSSIBLE)
            .with("made", *made)
            .word("why", if before_move.is_some() { "moves" } else { "en-passant" })
            .with("move", before_move.unwrap_or_default())
            .with("most", *most),
        Problem::GameDrawn { how } => Message::new(ids::FAULT_GAME_DRAWN).with("how", how.clone()),
        Problem::NotInCheck => Message::new(ids::FAULT_NOT_IN_CHECK),
        Problem::LineTwoAnswers { first, second } => {
            Message::new(ids::FAULT_LINE_TWO_ANSWERS).with("first", first.clone()).with("second", second.clone())
        }
        Problem::StillPastCheck { mv } => Message::new(ids::FAULT_STILL_PAST_CHECK).with("move", mv.clone()),
        Problem::StillCheckLast { mv } => Message::new(ids::FAULT_STILL_CHECK_LAST).with("move", mv.clone()),
        Problem::StillMate { moves } => Message::new(ids::FAULT_STILL_MATE).with("moves", *moves),
        Problem::LineLeavesOut { after, moves } => {
            let message = Message::new(ids::FAULT_LINE_LEAVES_OUT);
            let message = match after {
                None => message.word("where", "first"),
                Some(after) => message.word("where", "later").with("after", after.clone()),
            };
            message.with("moves", named(moves)).with("count", moves.len())
        }
        Problem::ShownPastCheck => Message::new(ids::FAULT_SHOWN_PAST_CHECK),
        Problem::LanguageUndeclared { language } => {
            language_code(Message::new(ids::FAULT_LANGUAGE_UNDECLARED), *language)
        }
        Problem::TextSection => Message::new(ids::FAULT_TEXT_SECTION),
        Problem::LanguageMissing { language } => language_code(Message::new(ids::FAULT_LANGUAGE_MISSING), *language),
        Problem::TitleMissing { language } => language_code(Message::new(ids::FAULT_TITLE_MISSING), *language),
        Problem::Text(kind) => kind.message(),
        Problem::TextsStray => Message::new(ids::FAULT_TEXTS_STRAY),
        Problem::Unsolvable => Message::new(ids::FAULT_UNSOLVABLE),
        Problem::FailSwallows => Message::new(ids::FAULT_FAIL_SWALLOWS),
        Problem::Unproved => Message::new(ids::FAULT_UNPROVED),
        Problem::ParUnknown => Message::new(ids::FAULT_PAR_UNKNOWN),
        Problem::PieceUnreadable { text } => Message::new(ids::FAULT_PIECE_UNREADABLE).with("text", text.clone()),
        Problem::GoalNeedsMoves { goal } => Message::new(ids::FAULT_GOAL_NEEDS_MOVES).with("goal", goal.clone()),
        Problem::PlaceNowhere { side } => Message::new(ids::FAULT_PLACE_NOWHERE).with("side", *side),
        Problem::PlaceNothing => Message::new(ids::FAULT_PLACE_NOTHING),
        Problem::PlaceAnywhere => Message::new(ids::FAULT_PLACE_ANYWHERE),
        Problem::ParNotShortest { par, shortest } => {
            Message::new(ids::FAULT_PAR_NOT_SHORTEST).with("par", *par).with("shortest", *shortest)
        }
        Problem::LimitTooSmall { limit, shortest } => {
            Message::new(ids::FAULT_LIMIT_TOO_SMALL).with("limit", *limit).with("shortest", *shortest)
        }
        Problem::LimitMissing { allowed, shortest } => {
            Message::new(ids::FAULT_LIMIT_MISSING).with("allowed", *allowed).with("shortest", *shortest)
        }
        Problem::MateInOther { moves, shortest } => {
            Message::new(ids::FAULT_MATE_IN_OTHER).with("moves", *moves).with("shortest", *shortest)
        }
        Problem::LessonMissing { id, builtin } => Message::new(ids::FAULT_LESSON_MISSING)
            .with("id", id.clone())
            .word("place", if *builtin { "program" } else { "nowhere" }),
        Problem::LessonUnlisted { id } => Message::new(ids::FAULT_LESSON_UNLISTED).with("id", id.clone()),
        Problem::TestLessonUnknown { id, suggestion } => {
            meant(Message::new(ids::FAULT_TEST_LESSON_UNKNOWN).with("id", id.clone()), suggestion.as_deref())
        }
        Problem::TestTwice { id, line } => {
            Message::new(ids::FAULT_TEST_TWICE).with("id", id.clone()).with("line", *line)
        }
        Problem::TestSkipsItself { id } => Message::new(ids::FAULT_TEST_SKIPS_ITSELF).with("id", id.clone()),
        Problem::TestWithoutExercise { id } => Message::new(ids::FAULT_TEST_WITHOUT_EXERCISE).with("id", id.clone()),
    }
}

/// Whether what stands in the place of a name is more like the text that it should name.
fn is_sentence(text: &str) -> bool {
    text.contains(char::is_whitespace) || text.ends_with(['.', '!', '?', ';', '\u{2026}'])
}

/// The words of a parser, which may quote the end of a line.
fn one_line(detail: &str) -> String {
    detail.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Moves, each by its name.
fn named(moves: &[MoveText]) -> Vec<Message> {
    moves.iter().map(|mv| Message::new(ids::PHRASE_MOVE).with("move", mv.clone())).collect()
}

/// How a key that is missing may be written, where one example fits wherever it belongs.
fn example(key: &str) -> Option<&'static str> {
    Some(match key {
        "format" => "format = 1",
        "id" => "id = \"first-move\"",
        "languages" => "languages = [\"el\", \"en\"]",
        "step" => "[[step]]",
        "kind" => "kind = \"play\"",
        "goal" => "goal = { check = true }",
        "question" => "question = \"state\"",
        "options" => "options = [{ text = \"yes\", right = true }, { text = \"no\" }]",
        "pieces" => "pieces = [\"white rook\"]",
        "move" => "move = \"Nf3\"",
        "square" => "square = \"e4\"",
        "part" => "[[part]]",
        "title" => "title = { el = \"\u{2026}\", en = \"\u{2026}\" }",
        "lessons" => "lessons = [\"first-lesson\"]",
        "lesson" => "lesson = \"first-lesson\"",
        _ => return None,
    })
}

/// Why a key does not belong where it stands: there is another way to say the same, or another place, or only another key that
/// it goes with.
fn not_here(key: &str, belongs: &str, here: &str) -> &'static str {
    let is_itself = belongs.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    match here {
        _ if is_itself => "either",
        "fen" => "fen",
        _ if key == "explain" => "why",
        _ => "other",
    }
}

/// Adds what was probably meant, if anything comes near.
fn meant(message: Message, suggestion: Option<&str>) -> Message {
    let near = if suggestion.is_some() { "yes" } else { "no" };
    message.word("near", near).with("suggestion", suggestion.unwrap_or_default().to_owned())
}

/// Adds what was probably meant, or else the words that there are: all of them where they are few, the nearest of many.
fn meant_or(message: Message, written: &str, suggestion: Option<&str>, known: &[&'static str]) -> Message {
    let near = match suggestion {
        Some(_) => "yes",
        None if known.len() > suggest::FEW => "some",
        None => "no",
    };
    message
        .word("near", near)
        .with("suggestion", suggestion.unwrap_or_default().to_owned())
        .with("known", suggest::few(written, known).join(", "))
}

fn language_code(message: Message, language: Language) -> Message {
    message.with("language", language.code().to_owned())
}

const fn alphabet_word(alphabet: Notation) -> &'static str {
    match alphabet {
        Notation::GREEK => "greek",
        _ => "latin",
    }
}

/// A value that stands in a file is of one kind; only what is expected may be two.
const fn found_name(found: ValueType) -> &'static str {
    match found {
        ValueType::TextOrList | ValueType::TextOrTable | ValueType::FlagOrText => ValueType::Text.name(),
        ValueType::Sections => ValueType::Table.name(),
        ValueType::Text
        | ValueType::Number
        | ValueType::Fraction
        | ValueType::Flag
        | ValueType::Date
        | ValueType::List
        | ValueType::Table => found.name(),
    }
}

/// The sentence for a fault of a FEN.
pub fn explain_fen_fault(kind: FenFaultKind) -> Message {
    Message::new(match kind {
        FenFaultKind::Empty => return Message::new(ids::FAULT_FEN_FIELDS).word("there", "none"),
        FenFaultKind::Fields => return Message::new(ids::FAULT_FEN_FIELDS).word("there", "more"),
        FenFaultKind::Ranks => ids::FAULT_FEN_RANKS,
        FenFaultKind::RankLength => ids::FAULT_FEN_RANK_LENGTH,
        FenFaultKind::Character => ids::FAULT_FEN_CHARACTER,
        FenFaultKind::Turn => ids::FAULT_FEN_TURN,
        FenFaultKind::Castling => ids::FAULT_FEN_CASTLING,
        FenFaultKind::EnPassant => ids::FAULT_FEN_EN_PASSANT,
        FenFaultKind::Clock => ids::FAULT_FEN_CLOCK,
    })
}

/// The sentence for a reason why a position is none of a real game.
pub fn explain_position_fault(fault: PositionFault) -> Message {
    match fault {
        PositionFault::NoKing(color) => Message::new(ids::FAULT_NO_KING).with("color", color),
        PositionFault::TooManyKings(color) => Message::new(ids::FAULT_TOO_MANY_KINGS).with("color", color),
        PositionFault::PawnOnLastRank(squares) => Message::new(ids::FAULT_PAWN_ON_LAST_RANK).with("squares", squares),
        PositionFault::OpponentInCheck => Message::new(ids::FAULT_OPPONENT_IN_CHECK),
        PositionFault::CastlingImpossible(rights) => {
            Message::new(ids::FAULT_CASTLING_IMPOSSIBLE).with("rights", castling_letters(rights))
        }
        PositionFault::EnPassantImpossible(square) => {
            Message::new(ids::FAULT_EN_PASSANT_IMPOSSIBLE).with("square", square)
        }
        PositionFault::TooManyPieces(color) => Message::new(ids::FAULT_TOO_MANY_PIECES).with("color", color),
        PositionFault::ImpossibleCheck(checkers) => Message::new(ids::FAULT_IMPOSSIBLE_CHECK).with("squares", checkers),
    }
}

/// Castling rights in the letters of FEN, which are what stands in the file.
fn castling_letters(rights: CastlingRights) -> String {
    use crate::rules::{CastlingSide, Color};
    rights
        .iter()
        .map(|(color, side)| match (color, side) {
            (Color::White, CastlingSide::Short) => 'K',
            (Color::White, CastlingSide::Long) => 'Q',
            (Color::Black, CastlingSide::Short) => 'k',
            (Color::Black, CastlingSide::Long) => 'q',
        })
        .collect()
}
