//! The names of every message of the program, in one place.
//!
//! One group for each file of the catalogues (`reasons` is `locales/el/reasons.ftl` and `locales/en/reasons.ftl`), one line for
//! each message in it. An [`Id`] cannot be made anywhere else, so a test can hold this list
//! against both catalogues and against the code: nothing missing, nothing unused.
//!
//! To add a message: a line here, the sentence in both files, and `Message::new(ids::…)` where it is needed.

/// The id of a message that both catalogues have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(&'static str);

impl Id {
    /// The id as it stands in the catalogues.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The messages of one file of the catalogues.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// The file's name, without `.ftl`.
    pub file: &'static str,
    /// Its messages: the name of the constant in this module, and the id.
    pub ids: &'static [(&'static str, Id)],
}

/// Declares constants and gathers them in [`GROUPS`], so that neither can be without the other.
macro_rules! message_ids {
    ($($file:literal { $($name:ident = $id:literal;)* })*) => {
        $($(
            #[doc = concat!("`", $id, "` of `", $file, ".ftl`.")]
            pub const $name: Id = Id($id);
        )*)*

        /// Every message of the program, by file.
        pub const GROUPS: &[Group] = &[
            $(Group { file: $file, ids: &[$((stringify!($name), $name)),*] },)*
        ];
    };
}

message_ids! {
    // Why a move may not be played: one sentence for each reason code.
    "reasons" {
        REASON_GAME_OVER = "reason-game-over";
        REASON_EMPTY_SQUARE = "reason-empty-square";
        REASON_OPPONENTS_PIECE = "reason-opponents-piece";
        REASON_SAME_SQUARE = "reason-same-square";
        REASON_OWN_PIECE = "reason-own-piece";
        REASON_WRONG_SHAPE = "reason-wrong-shape";
        REASON_PATH_BLOCKED = "reason-path-blocked";
        REASON_KING_NEVER_CAPTURED = "reason-king-never-captured";
        REASON_PAWN_BACKWARDS = "reason-pawn-backwards";
        REASON_PAWN_SIDEWAYS = "reason-pawn-sideways";
        REASON_PAWN_BLOCKED = "reason-pawn-blocked";
        REASON_PAWN_DOUBLE_BLOCKED = "reason-pawn-double-blocked";
        REASON_PAWN_DOUBLE_NOT_FROM_START = "reason-pawn-double-not-from-start";
        REASON_PAWN_CAPTURES_DIAGONALLY = "reason-pawn-captures-diagonally";
        REASON_PAWN_NOTHING_TO_CAPTURE = "reason-pawn-nothing-to-capture";
        REASON_EN_PASSANT_TOO_LATE = "reason-en-passant-too-late";
        REASON_EN_PASSANT_NOT_DOUBLE_STEP = "reason-en-passant-not-double-step";
        REASON_EN_PASSANT_EXPOSES_KING = "reason-en-passant-exposes-king";
        REASON_PROMOTION_PIECE_MISSING = "reason-promotion-piece-missing";
        REASON_PROMOTION_PIECE_WRONG = "reason-promotion-piece-wrong";
        REASON_PROMOTION_NOT_HERE = "reason-promotion-not-here";
        REASON_KING_INTO_ATTACK = "reason-king-into-attack";
        REASON_KING_TAKES_PROTECTED = "reason-king-takes-protected";
        REASON_KING_NEXT_TO_KING = "reason-king-next-to-king";
        REASON_KING_ALONG_THE_LINE = "reason-king-along-the-line";
        REASON_PINNED = "reason-pinned";
        REASON_CHECK_NOT_ANSWERED = "reason-check-not-answered";
        REASON_DOUBLE_CHECK_KING_MUST_MOVE = "reason-double-check-king-must-move";
        REASON_CASTLING_KING_MOVED = "reason-castling-king-moved";
        REASON_CASTLING_ROOK_MOVED = "reason-castling-rook-moved";
        REASON_CASTLING_RIGHT_GONE = "reason-castling-right-gone";
        REASON_CASTLING_NO_ROOK = "reason-castling-no-rook";
        REASON_CASTLING_PIECE_BETWEEN = "reason-castling-piece-between";
        REASON_CASTLING_IN_CHECK = "reason-castling-in-check";
        REASON_CASTLING_THROUGH_ATTACK = "reason-castling-through-attack";
        REASON_CASTLING_INTO_ATTACK = "reason-castling-into-attack";
    }
    // What is wrong with a lesson file, and what to write instead: `fault-` and the code of `check --json`.
    "faults" {
        FAULT_FILE_UNREADABLE = "fault-file-unreadable";
        FAULT_FILE_TOO_LARGE = "fault-file-too-large";
        FAULT_TOO_MANY_FILES = "fault-too-many-files";
        FAULT_FOLDER_EMPTY = "fault-folder-empty";
        FAULT_NOT_UTF8 = "fault-not-utf8";
        FAULT_NESTED_TOO_DEEP = "fault-nested-too-deep";
        FAULT_SYNTAX = "fault-syntax";
        FAULT_KEY_TWICE = "fault-key-twice";
        FAULT_FORMAT_UNKNOWN = "fault-format-unknown";
        FAULT_KEY_MISSING = "fault-key-missing";
        FAULT_KEY_UNKNOWN = "fault-key-unknown";
        FAULT_KEY_NOT_HERE = "fault-key-not-here";
        FAULT_WRONG_TYPE = "fault-wrong-type";
        FAULT_VALUE_UNKNOWN = "fault-value-unknown";
        FAULT_NUMBER_OUT_OF_RANGE = "fault-number-out-of-range";
        FAULT_ID_UNFIT = "fault-id-unfit";
        FAULT_ID_RESERVED = "fault-id-reserved";
        FAULT_ID_TWICE = "fault-id-twice";
        FAULT_LESSON_TWICE = "fault-lesson-twice";
        FAULT_LIST_EMPTY = "fault-list-empty";
        FAULT_POSITION_MISSING = "fault-position-missing";
        FAULT_POSITION_TWICE = "fault-position-twice";
        FAULT_BOARD_RANKS = "fault-board-ranks";
        FAULT_BOARD_RANK_LENGTH = "fault-board-rank-length";
        FAULT_BOARD_CHARACTER = "fault-board-character";
        FAULT_BOARD_MIXED_ALPHABETS = "fault-board-mixed-alphabets";
        FAULT_FEN_FIELDS = "fault-fen-fields";
        FAULT_FEN_RANKS = "fault-fen-ranks";
        FAULT_FEN_RANK_LENGTH = "fault-fen-rank-length";
        FAULT_FEN_CHARACTER = "fault-fen-character";
        FAULT_FEN_TURN = "fault-fen-turn";
        FAULT_FEN_CASTLING = "fault-fen-castling";
        FAULT_FEN_EN_PASSANT = "fault-fen-en-passant";
        FAULT_FEN_CLOCK = "fault-fen-clock";
        FAULT_NO_KING = "fault-no-king";
        FAULT_TOO_MANY_KINGS = "fault-too-many-kings";
        FAULT_PAWN_ON_LAST_RANK = "fault-pawn-on-last-rank";
        FAULT_OPPONENT_IN_CHECK = "fault-opponent-in-check";
        FAULT_CASTLING_IMPOSSIBLE = "fault-castling-impossible";
        FAULT_EN_PASSANT_IMPOSSIBLE = "fault-en-passant-impossible";
        FAULT_TOO_MANY_PIECES = "fault-too-many-pieces";
        FAULT_IMPOSSIBLE_CHECK = "fault-impossible-check";
        FAULT_KING_NEEDED = "fault-king-needed";
        FAULT_MOVE_REFUSED = "fault-move-refused";
        FAULT_MOVE_UNREADABLE = "fault-move-unreadable";
        FAULT_NO_LEGAL_MOVE = "fault-no-legal-move";
        FAULT_SQUARE_UNREADABLE = "fault-square-unreadable";
        FAULT_SQUARE_TWICE = "fault-square-twice";
        FAULT_ARROW_UNREADABLE = "fault-arrow-unreadable";
        FAULT_QUESTION_UNREADABLE = "fault-question-unreadable";
        FAULT_QUESTION_NO_PIECE = "fault-question-no-piece";
        FAULT_ANSWER_EMPTY = "fault-answer-empty";
        FAULT_ANSWER_EVERYTHING = "fault-answer-everything";
        FAULT_MARKS_EMPTY = "fault-marks-empty";
        FAULT_GOAL_SEVERAL = "fault-goal-several";
        FAULT_NO_STARS = "fault-no-stars";
        FAULT_REACH_ALREADY_THERE = "fault-reach-already-there";
        FAULT_CAPTURE_NOTHING = "fault-capture-nothing";
        FAULT_CAPTURE_KING = "fault-capture-king";
        FAULT_CAPTURE_NOBODY = "fault-capture-nobody";
        FAULT_NOT_IN_CHECK = "fault-not-in-check";
        FAULT_LINE_TWO_ANSWERS = "fault-line-two-answers";
        FAULT_STILL_PAST_CHECK = "fault-still-past-check";
        FAULT_SHOWN_PAST_CHECK = "fault-shown-past-check";
        FAULT_TEXT_MISSING = "fault-text-missing";
        FAULT_TEXT_UNUSED = "fault-text-unused";
        FAULT_LANGUAGE_UNDECLARED = "fault-language-undeclared";
        FAULT_TEXT_TWICE = "fault-text-twice";
        FAULT_SQUARE_ALPHABET = "fault-square-alphabet";
        FAULT_WORDING = "fault-wording";
        FAULT_UNSOLVABLE = "fault-unsolvable";
        FAULT_UNPROVED = "fault-unproved";
        FAULT_PAR_NOT_SHORTEST = "fault-par-not-shortest";
        FAULT_LIMIT_TOO_SMALL = "fault-limit-too-small";
        FAULT_MATE_IN_OTHER = "fault-mate-in-other";
        FAULT_LESSON_MISSING = "fault-lesson-missing";
        FAULT_LESSON_UNLISTED = "fault-lesson-unlisted";
        FAULT_TEXT_SYNTAX = "fault-text-syntax";
        FAULT_TEXT_EMPTY = "fault-text-empty";
        FAULT_MESSAGE_RESERVED = "fault-message-reserved";
        FAULT_TERM_NOT_PLAIN = "fault-term-not-plain";
        FAULT_FORM_MISSING = "fault-form-missing";
        FAULT_FORM_UNFIT = "fault-form-unfit";
        FAULT_FORM_UNKNOWN = "fault-form-unknown";
        FAULT_FUNCTION_UNKNOWN = "fault-function-unknown";
        FAULT_ARGUMENT_UNKNOWN = "fault-argument-unknown";
        FAULT_ARGUMENT_UNFIT = "fault-argument-unfit";
        FAULT_OPERAND_UNFIT = "fault-operand-unfit";
        FAULT_TEXT_NAMES_NOTHING = "fault-text-names-nothing";
        FAULT_REFERENCE_UNKNOWN = "fault-reference-unknown";
        FAULT_TEXT_CONTAINS_ITSELF = "fault-text-contains-itself";
        FAULT_SELECTOR_BARE = "fault-selector-bare";
        FAULT_SELECTOR_SHOWN = "fault-selector-shown";
        FAULT_VARIANT_UNKNOWN = "fault-variant-unknown";
        FAULT_TEXT_COMMENT = "fault-text-comment";
        FAULT_POSSESSIVE_LOOSE = "fault-possessive-loose";
        FAULT_TEXT_TERM = "fault-text-term";
        FAULT_TEXT_VARIABLE = "fault-text-variable";
        FAULT_TEXT_TOO_MANY_PLACEABLES = "fault-text-too-many-placeables";
        FAULT_VARIABLES_DIFFER = "fault-variables-differ";
        FAULT_SQUARES_DIFFER = "fault-squares-differ";
        FAULT_FORBIDDEN_CHARACTER = "fault-forbidden-character";
        FAULT_TEXT_TAB = "fault-text-tab";
        FAULT_TEXT_LONE_MARK = "fault-text-lone-mark";
        FAULT_TEXT_NOT_COMPOSED = "fault-text-not-composed";
        FAULT_TEXT_MIXED_WORD = "fault-text-mixed-word";
        FAULT_HEAD = "fault-head";
        ADVICE_HEAD = "advice-head";
        CHECK_PASSED = "check-passed";
        CHECK_FOUND = "check-found";
        READING_UNREADABLE = "reading-unreadable";
        READING_MIXED_ALPHABETS = "reading-mixed-alphabets";
        READING_AMBIGUOUS = "reading-ambiguous";
        READING_MOVE = "reading-move";
        READING_NO_PIECE_REACHES = "reading-no-piece-reaches";
    }
}
