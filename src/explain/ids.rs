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
    // Why what was typed could not be taken.
    // How a position stands, how a game ended.
    // What comes of an attempt, the hints, and each rule in a sentence.
    // What a question about a position asks, and why a square is no part of its answer.
    // The command line.
    // What is wrong with a lesson file, and what to write instead: `fault-` and the code of `check --json`.
    // Line mode.
    "feedback" {
        FEEDBACK_MOVED = "feedback-moved";
        PHRASE_TOLD = "phrase-told";
        PHRASE_MOVE = "phrase-move";
        FEEDBACK_GOING = "feedback-going";
        FEEDBACK_GOING_IN_ORDER = "feedback-going-in-order";
        FEEDBACK_MARKED = "feedback-marked";
        FEEDBACK_UNMARKED = "feedback-unmarked";
        FEEDBACK_TAKEN_BACK = "feedback-taken-back";
        FEEDBACK_NOTHING_TO_TAKE_BACK = "feedback-nothing-to-take-back";
        FEEDBACK_RESTARTED = "feedback-restarted";
        FEEDBACK_ALREADY_SOLVED = "feedback-already-solved";
        FEEDBACK_OUT_OF_PLACE = "feedback-out-of-place";
        FEEDBACK_NO_MORE_HINTS = "feedback-no-more-hints";
        MISS_NO_CHECK = "miss-no-check";
        MISS_NO_CHECK_NO_MATE = "miss-no-check-no-mate";
        MISS_NO_CHECK_BLOCKED = "miss-no-check-blocked";
        MISS_NOT_MATE = "miss-not-mate";
        MISS_MATE_ESCAPES = "miss-mate-escapes";
        MISS_STALEMATE = "miss-stalemate";
        MISS_ANSWERED_OTHERWISE = "miss-answered-otherwise";
        MISS_OUT_OF_MOVES = "miss-out-of-moves";
        MISS_OUT_OF_REACH = "miss-out-of-reach";
        MISS_CANNOT_TAKE = "miss-cannot-take";
        MISS_TOO_FAR = "miss-too-far";
        MISS_CHECK_TOO_EARLY = "miss-check-too-early";
        MISS_DEAD_END = "miss-dead-end";
        MISS_UNFORESEEN = "miss-unforeseen";
        MISS_EXTRA_MARK = "miss-extra-mark";
        MISS_MORE_EXTRA_MARKS = "miss-more-extra-marks";
        MISS_EXTRA_MARKS = "miss-extra-marks";
        MISS_MISSING_MARKS = "miss-missing-marks";
        MARK_EMPTY = "mark-empty";
        MARK_STANDS_THERE = "mark-stands-there";
        MARK_GIVES_NO_CHECK = "mark-gives-no-check";
        MARK_NOT_PINNED = "mark-not-pinned";
        MARK_SHADE = "mark-shade";
        MARK_FILE = "mark-file";
        MARK_RANK = "mark-rank";
        MARK_OFF_DIAGONALS = "mark-off-diagonals";
        RIGHT_PLAIN = "right-plain";
        RIGHT_REACHED = "right-reached";
        RIGHT_CAPTURED = "right-captured";
        RIGHT_CHECK = "right-check";
        RIGHT_MATE = "right-mate";
        MATE_SENTENCE = "mate-sentence";
        MATE_AND = "mate-and";
        MATE_OCCUPIED = "mate-occupied";
        MATE_CONTROLS_TOO = "mate-controls-too";
        MATE_CONTROLLED = "mate-controlled";
        MATE_PROTECTED = "mate-protected";
        MATE_PINNED = "mate-pinned";
        MATE_DOUBLE = "mate-double";
        MATE_UNANSWERED = "mate-unanswered";
        RIGHT_ANSWERED = "right-answered";
        RIGHT_MARKS = "right-marks";
        RIGHT_FEWER = "right-fewer";
        HINT_PIECE = "hint-piece";
        HINT_SQUARES = "hint-squares";
        HINT_MOVE = "hint-move";
        HINT_COUNT = "hint-count";
        HINT_ONE_MORE = "hint-one-more";
        HINT_ALL = "hint-all";
        HINT_TAKE_BACK = "hint-take-back";
        ANSWER_MOVES = "answer-moves";
        ANSWER_SQUARES = "answer-squares";
        ANSWER_UNKNOWN = "answer-unknown";
        RULE_BOARD = "rule-board";
        RULE_ARMY = "rule-army";
        RULE_SETUP = "rule-setup";
        RULE_TURN = "rule-turn";
        RULE_CAPTURE = "rule-capture";
        RULE_OWN_PIECE = "rule-own-piece";
        RULE_PATH = "rule-path";
        RULE_KING_NEVER_CAPTURED = "rule-king-never-captured";
        RULE_CONTROL = "rule-control";
        RULE_ROOK = "rule-rook";
        RULE_BISHOP = "rule-bishop";
        RULE_QUEEN = "rule-queen";
        RULE_KNIGHT = "rule-knight";
        RULE_KING = "rule-king";
        RULE_PAWN_MOVE = "rule-pawn-move";
        RULE_PAWN_CAPTURE = "rule-pawn-capture";
        RULE_EN_PASSANT = "rule-en-passant";
        RULE_PROMOTION = "rule-promotion";
        RULE_CASTLING = "rule-castling";
        RULE_CASTLING_LOST = "rule-castling-lost";
        RULE_CASTLING_NOW = "rule-castling-now";
        RULE_CHECK = "rule-check";
        RULE_OWN_KING_IN_CHECK = "rule-own-king-in-check";
        RULE_ANSWER_CHECK = "rule-answer-check";
        RULE_CHECKMATE = "rule-checkmate";
        RULE_STALEMATE = "rule-stalemate";
        RULE_RESIGN = "rule-resign";
        RULE_DRAW_OFFER = "rule-draw-offer";
        RULE_DEAD_POSITION = "rule-dead-position";
        RULE_RULEBOOK = "rule-rulebook";
        RULE_REPETITION = "rule-repetition";
        RULE_FIFTY_MOVES = "rule-fifty-moves";
    }
    "questions" {
        QUESTION_MOVES_OF = "question-moves-of";
        QUESTION_MOVES_OF_SIDE = "question-moves-of-side";
        QUESTION_CAPTURES_OF = "question-captures-of";
        QUESTION_CAPTURES_OF_SIDE = "question-captures-of-side";
        QUESTION_MOVERS_TO = "question-movers-to";
        QUESTION_MOVABLE = "question-movable";
        QUESTION_REACH_OF = "question-reach-of";
        QUESTION_CONTROLLED_BY = "question-controlled-by";
        QUESTION_CONTROLLED_BY_SIDE = "question-controlled-by-side";
        QUESTION_ATTACKERS_OF = "question-attackers-of";
        QUESTION_DEFENDERS_OF = "question-defenders-of";
        QUESTION_ATTACKED = "question-attacked";
        QUESTION_UNDEFENDED = "question-undefended";
        QUESTION_HANGING = "question-hanging";
        QUESTION_CHECKERS = "question-checkers";
        QUESTION_CHECKS_OF = "question-checks-of";
        QUESTION_CHECKS_OF_SIDE = "question-checks-of-side";
        QUESTION_MATES_OF = "question-mates-of";
        QUESTION_MATES_OF_SIDE = "question-mates-of-side";
        QUESTION_STALEMATES_OF = "question-stalemates-of";
        QUESTION_ESCAPES = "question-escapes";
        QUESTION_TAKERS = "question-takers";
        QUESTION_BLOCKS = "question-blocks";
        QUESTION_BLOCKERS = "question-blockers";
        QUESTION_PINNED = "question-pinned";
        QUESTION_PINNERS_OF = "question-pinners-of";
        QUESTION_PIN_LINE_OF = "question-pin-line-of";
        QUESTION_SAFE_SQUARES = "question-safe-squares";
        QUESTION_CASTLING_OF = "question-castling-of";
        QUESTION_EN_PASSANT = "question-en-passant";
        QUESTION_LIGHT_SQUARES = "question-light-squares";
        QUESTION_DARK_SQUARES = "question-dark-squares";
        QUESTION_ALL_SQUARES = "question-all-squares";
        QUESTION_EMPTY_SQUARES = "question-empty-squares";
        QUESTION_EDGE = "question-edge";
        QUESTION_CORNERS = "question-corners";
        QUESTION_CENTRE = "question-centre";
        QUESTION_SQUARE = "question-square";
        QUESTION_FILE = "question-file";
        QUESTION_RANK = "question-rank";
        QUESTION_DIAGONALS_OF = "question-diagonals-of";
        QUESTION_AROUND = "question-around";
        QUESTION_BETWEEN = "question-between";
        QUESTION_PIECES = "question-pieces";
        QUESTION_PIECES_OF = "question-pieces-of";
        QUESTION_MEN = "question-men";
        QUESTION_MEN_OF = "question-men-of";
        QUESTION_KIND = "question-kind";
        QUESTION_KIND_OF = "question-kind-of";
        QUESTION_BOTH = "question-both";
        QUESTION_EITHER = "question-either";
        QUESTION_WITHOUT = "question-without";
        MISS_ASKED = "miss-asked";
        MARK_ITSELF = "mark-itself";
        MARK_NOBODY_GOES = "mark-nobody-goes";
        MARK_NOT_ATTACKED = "mark-not-attacked";
        MARK_NOT_CONTROLLED = "mark-not-controlled";
        MARK_PROTECTS = "mark-protects";
        MARK_ATTACKS = "mark-attacks";
        MARK_PROTECTED = "mark-protected";
        MARK_TAKES_BACK = "mark-takes-back";
        MARK_CANNOT_MOVE = "mark-cannot-move";
        MARK_NEVER_REACHED = "mark-never-reached";
        MARK_NO_CHECK_THERE = "mark-no-check-there";
        MARK_CHECK_NO_STALEMATE = "mark-check-no-stalemate";
        MARK_CAN_STILL_MOVE = "mark-can-still-move";
        MARK_TAKES_CHECKER = "mark-takes-checker";
        MARK_CANNOT_BLOCK = "mark-cannot-block";
        MARK_PINS_NOTHING = "mark-pins-nothing";
        MARK_NOT_BETWEEN = "mark-not-between";
        MARK_ONLY_CASTLING = "mark-only-castling";
        MARK_NO_CASTLING = "mark-no-castling";
        MARK_NO_EN_PASSANT = "mark-no-en-passant";
        MARK_PLACE = "mark-place";
        MARK_NOT_NEXT = "mark-not-next";
        MARK_NOT_BETWEEN_SQUARES = "mark-not-between-squares";
        MARK_PAWN = "mark-pawn";
        MARK_NEITHER = "mark-neither";
        MARK_LEFT_OUT = "mark-left-out";
        ASK_SQUARE = "ask-square";
        ASK_MOVES_OF = "ask-moves-of";
        ASK_CAPTURES_OF = "ask-captures-of";
        ASK_MOVERS_TO = "ask-movers-to";
        ASK_REACH_OF = "ask-reach-of";
        ASK_CONTROLLED_BY = "ask-controlled-by";
        ASK_ATTACKERS_OF = "ask-attackers-of";
        ASK_DEFENDERS_OF = "ask-defenders-of";
        ASK_ATTACKED = "ask-attacked";
        ASK_UNDEFENDED = "ask-undefended";
        ASK_HANGING = "ask-hanging";
        ASK_CHECKERS = "ask-checkers";
        ASK_ESCAPES = "ask-escapes";
        ASK_TAKERS = "ask-takers";
        ASK_BLOCKS = "ask-blocks";
        ASK_BLOCKERS = "ask-blockers";
        ASK_PINNED = "ask-pinned";
        ASK_PINNERS_OF = "ask-pinners-of";
        ASK_SAFE_SQUARES = "ask-safe-squares";
        ASK_WHITE = "ask-white";
        ASK_BLACK = "ask-black";
        ASKED_NONE = "asked-none";
        ASKED_SQUARES = "asked-squares";
        ASKED_MEN = "asked-men";
        ASKED_HERE = "asked-here";
    }
    "faults" {
        FAULT_HEAD = "fault-head";
        ADVICE_HEAD = "advice-head";
        CHECK_PASSED = "check-passed";
        CHECK_BOARD = "check-board";
        CHECK_EMPTY_BOARD = "check-empty-board";
        CHECK_SOLUTION = "check-solution";
        CHECK_ANSWER = "check-answer";
        CHECK_FOUND = "check-found";
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
        FAULT_QUESTION_NO_CHECK = "fault-question-no-check";
        FAULT_QUESTION_NOTHING_IN_COMMON = "fault-question-nothing-in-common";
        FAULT_ANSWER_EMPTY = "fault-answer-empty";
        FAULT_ANSWER_EVERYTHING = "fault-answer-everything";
        FAULT_MARKS_EMPTY = "fault-marks-empty";
        FAULT_GOAL_SEVERAL = "fault-goal-several";
        FAULT_NO_STARS = "fault-no-stars";
        FAULT_REACH_ALREADY_THERE = "fault-reach-already-there";
        FAULT_CAPTURE_NOTHING = "fault-capture-nothing";
        FAULT_CAPTURE_KING = "fault-capture-king";
        FAULT_CAPTURE_NOBODY = "fault-capture-nobody";
        FAULT_NO_OWN_MAN = "fault-no-own-man";
        FAULT_MAN_UNREADABLE = "fault-man-unreadable";
        FAULT_GOAL_HOLDS = "fault-goal-holds";
        FAULT_ACCEPT_MISSES = "fault-accept-misses";
        FAULT_WRONG_IS_RIGHT = "fault-wrong-is-right";
        FAULT_NOT_IN_CHECK = "fault-not-in-check";
        FAULT_LINE_TWO_ANSWERS = "fault-line-two-answers";
        FAULT_STILL_PAST_CHECK = "fault-still-past-check";
        FAULT_SHOWN_PAST_CHECK = "fault-shown-past-check";
        FAULT_TEXT_MISSING = "fault-text-missing";
        FAULT_TEXT_UNUSED = "fault-text-unused";
        FAULT_LANGUAGE_UNDECLARED = "fault-language-undeclared";
        FAULT_TEXT_TWICE = "fault-text-twice";
        FAULT_TEXT_EMPTY = "fault-text-empty";
        FAULT_TEXT_SYNTAX = "fault-text-syntax";
        FAULT_TEXT_COMMENT = "fault-text-comment";
        FAULT_TEXT_TERM = "fault-text-term";
        FAULT_TEXT_VARIABLE = "fault-text-variable";
        FAULT_TEXT_TOO_MANY_PLACEABLES = "fault-text-too-many-placeables";
        FAULT_TEXT_CONTAINS_ITSELF = "fault-text-contains-itself";
        FAULT_TEXT_NAMES_NOTHING = "fault-text-names-nothing";
        FAULT_MESSAGE_RESERVED = "fault-message-reserved";
        FAULT_TERM_NOT_PLAIN = "fault-term-not-plain";
        FAULT_FORM_MISSING = "fault-form-missing";
        FAULT_FORM_UNFIT = "fault-form-unfit";
        FAULT_FORM_UNKNOWN = "fault-form-unknown";
        FAULT_FUNCTION_UNKNOWN = "fault-function-unknown";
        FAULT_ARGUMENT_UNKNOWN = "fault-argument-unknown";
        FAULT_ARGUMENT_UNFIT = "fault-argument-unfit";
        FAULT_OPERAND_UNFIT = "fault-operand-unfit";
        FAULT_REFERENCE_UNKNOWN = "fault-reference-unknown";
        FAULT_SELECTOR_BARE = "fault-selector-bare";
        FAULT_SELECTOR_SHOWN = "fault-selector-shown";
        FAULT_VARIANT_UNKNOWN = "fault-variant-unknown";
        FAULT_POSSESSIVE_LOOSE = "fault-possessive-loose";
        FAULT_VARIABLES_DIFFER = "fault-variables-differ";
        FAULT_SQUARES_DIFFER = "fault-squares-differ";
        FAULT_SQUARE_ALPHABET = "fault-square-alphabet";
        FAULT_WORDING = "fault-wording";
        FAULT_FORBIDDEN_CHARACTER = "fault-forbidden-character";
        FAULT_TEXT_TAB = "fault-text-tab";
        FAULT_TEXT_LONE_MARK = "fault-text-lone-mark";
        FAULT_TEXT_NOT_COMPOSED = "fault-text-not-composed";
        FAULT_TEXT_MIXED_WORD = "fault-text-mixed-word";
        FAULT_UNSOLVABLE = "fault-unsolvable";
        FAULT_FAIL_SWALLOWS = "fault-fail-swallows";
        FAULT_UNPROVED = "fault-unproved";
        FAULT_PAR_UNKNOWN = "fault-par-unknown";
        FAULT_PAR_NOT_SHORTEST = "fault-par-not-shortest";
        FAULT_LIMIT_TOO_SMALL = "fault-limit-too-small";
        FAULT_MATE_IN_OTHER = "fault-mate-in-other";
        FAULT_LESSON_MISSING = "fault-lesson-missing";
        FAULT_LESSON_UNLISTED = "fault-lesson-unlisted";
        FAULT_TEST_LESSON_UNKNOWN = "fault-test-lesson-unknown";
        FAULT_OFFER_MISSING = "fault-offer-missing";
        FAULT_TEST_TWICE = "fault-test-twice";
        FAULT_TEST_SKIPS_ITSELF = "fault-test-skips-itself";
        FAULT_TEST_WITHOUT_EXERCISE = "fault-test-without-exercise";
        FAULT_GOAL_EMPTY = "fault-goal-empty";
    }
    "reading" {
        REASON_NOTATION_UNREADABLE = "reason-notation-unreadable";
        REASON_NOTATION_MIXED_ALPHABETS = "reason-notation-mixed-alphabets";
        REASON_NOTATION_AMBIGUOUS = "reason-notation-ambiguous";
        REASON_NOTATION_AMBIGUOUS_MOVES = "reason-notation-ambiguous-moves";
        REASON_NO_PIECE_REACHES = "reason-no-piece-reaches";
        READING_CURE = "reading-cure";
        READING_WAY = "reading-way";
        READING_SUGGESTION = "reading-suggestion";
        READING_RHO_IS_THE_KING = "reading-rho-is-the-king";
        READING_TWO = "reading-two";
        READING_NO_SQUARE = "reading-no-square";
        READING_SQUARE_SUGGESTION = "reading-square-suggestion";
    }
    "state" {
        STATE_TO_MOVE = "state-to-move";
        STATE_CHECK = "state-check";
        OUTCOME_CHECKMATE = "outcome-checkmate";
        OUTCOME_STALEMATE = "outcome-stalemate";
        OUTCOME_DEAD_POSITION = "outcome-dead-position";
        OUTCOME_INSUFFICIENT_MATERIAL = "outcome-insufficient-material";
        OUTCOME_FIVEFOLD = "outcome-fivefold";
        OUTCOME_SEVENTY_FIVE = "outcome-seventy-five";
        OUTCOME_RESIGNATION = "outcome-resignation";
        OUTCOME_RESIGNATION_DRAWN = "outcome-resignation-drawn";
        OUTCOME_AGREEMENT = "outcome-agreement";
        OUTCOME_THREEFOLD = "outcome-threefold";
        OUTCOME_FIFTY = "outcome-fifty";
    }
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
    "goals" {
        UI_GOAL_CHECK_KIND = "ui-goal-check-kind";
        UI_GOAL_CAPTURE_SOME = "ui-goal-capture-some";
        UI_GOAL_STALEMATE = "ui-goal-stalemate";
        UI_GOAL_ANSWER_EVERY = "ui-goal-answer-every";
        UI_GOAL_CASTLE = "ui-goal-castle";
        UI_GOAL_EN_PASSANT = "ui-goal-en-passant";
        UI_GOAL_PROMOTE = "ui-goal-promote";
        UI_GOAL_PROMOTE_TO = "ui-goal-promote-to";
        UI_GOAL_ATTACK = "ui-goal-attack";
        UI_GOAL_DEFEND = "ui-goal-defend";
        UI_GOAL_CONTROL = "ui-goal-control";
        UI_GOAL_BRING = "ui-goal-bring";
        PHRASE_MAN_TO = "phrase-man-to";
        UI_GOAL_ANY = "ui-goal-any";
        UI_GOAL_NOT = "ui-goal-not";
        UI_FAIL_LOSE = "ui-fail-lose";
        UI_FAIL_LOSE_MEN = "ui-fail-lose-men";
        UI_FAIL_OPPONENT_PROMOTES = "ui-fail-opponent-promotes";
        FEEDBACK_GOING_MEN = "feedback-going-men";
        FEEDBACK_GOING_WAYS = "feedback-going-ways";
        PHRASE_WAY = "phrase-way";
        MISS_OTHER_CHECK = "miss-other-check";
        MISS_CHECK_NOT_SAFE = "miss-check-not-safe";
        MISS_MATE_NOT_STALEMATE = "miss-mate-not-stalemate";
        MISS_NOT_STALEMATE = "miss-not-stalemate";
        MISS_WAY_AGAIN = "miss-way-again";
        MISS_NOT_CASTLED = "miss-not-castled";
        MISS_NOT_EN_PASSANT = "miss-not-en-passant";
        MISS_NOT_PROMOTED = "miss-not-promoted";
        MISS_PROMOTED_OTHERWISE = "miss-promoted-otherwise";
        MISS_NOT_ON = "miss-not-on";
        MISS_NOT_BROUGHT = "miss-not-brought";
        PHRASE_MAN_ON = "phrase-man-on";
        MISS_FORBIDDEN = "miss-forbidden";
        MISS_LOST = "miss-lost";
        MISS_OPPONENT_PROMOTED = "miss-opponent-promoted";
        MISS_MATED = "miss-mated";
        MISS_STALEMATED = "miss-stalemated";
        MISS_NO_MOVES = "miss-no-moves";
        MISS_NOT_ACCEPTED = "miss-not-accepted";
        RIGHT_STALEMATE = "right-stalemate";
        RIGHT_CASTLED = "right-castled";
        RIGHT_EN_PASSANT = "right-en-passant";
        RIGHT_PROMOTED = "right-promoted";
        RIGHT_ON = "right-on";
        RIGHT_BROUGHT = "right-brought";
        RIGHT_CAPTURED_ENOUGH = "right-captured-enough";
    }
    "cli" {
        CLI_ABOUT = "cli-about";
        CLI_USAGE = "cli-usage";
        CLI_AFTER_HELP = "cli-after-help";
        CLI_HEADING_USAGE = "cli-heading-usage";
        CLI_HEADING_COMMANDS = "cli-heading-commands";
        CLI_HEADING_ARGUMENTS = "cli-heading-arguments";
        CLI_HEADING_OPTIONS = "cli-heading-options";
        CLI_LEARN = "cli-learn";
        CLI_LEARN_USAGE = "cli-learn-usage";
        CLI_WHY = "cli-why";
        CLI_WHY_USAGE = "cli-why-usage";
        CLI_POSITION = "cli-position";
        CLI_POSITION_USAGE = "cli-position-usage";
        CLI_PERFT = "cli-perft";
        CLI_PERFT_USAGE = "cli-perft-usage";
        CLI_CHECK = "cli-check";
        CLI_CHECK_USAGE = "cli-check-usage";
        CLI_LESSONS = "cli-lessons";
        CLI_LESSONS_USAGE = "cli-lessons-usage";
        CLI_VALUE_FEN = "cli-value-fen";
        CLI_VALUE_MOVE = "cli-value-move";
        CLI_VALUE_MOVES = "cli-value-moves";
        CLI_VALUE_DEPTH = "cli-value-depth";
        CLI_VALUE_PATH = "cli-value-path";
        CLI_VALUE_DIR = "cli-value-dir";
        CLI_VALUE_LESSON_STEP = "cli-value-lesson-step";
        CLI_VALUE_RESET = "cli-value-reset";
        CLI_ARG_FEN = "cli-arg-fen";
        CLI_ARG_MOVE = "cli-arg-move";
        CLI_ARG_DEPTH = "cli-arg-depth";
        CLI_ARG_PATHS = "cli-arg-paths";
        CLI_ARG_LESSON_STEP = "cli-arg-lesson-step";
        CLI_OPTION_LANG = "cli-option-lang";
        CLI_OPTION_PLAIN = "cli-option-plain";
        CLI_OPTION_JSON = "cli-option-json";
        CLI_OPTION_LESSONS = "cli-option-lessons";
        CLI_OPTION_DATA = "cli-option-data";
        CLI_OPTION_HELP = "cli-option-help";
        CLI_OPTION_VERSION = "cli-option-version";
        CLI_OPTION_MOVES = "cli-option-moves";
        CLI_OPTION_RULEBOOK = "cli-option-rulebook";
        CLI_OPTION_DIVIDE = "cli-option-divide";
        CLI_OPTION_RESET = "cli-option-reset";
        CLI_ERROR_UNKNOWN_OPTION = "cli-error-unknown-option";
        CLI_ERROR_UNKNOWN_COMMAND = "cli-error-unknown-command";
        CLI_ERROR_TOO_MUCH = "cli-error-too-much";
        CLI_ERROR_MISSING = "cli-error-missing";
        CLI_ERROR_NO_VALUE = "cli-error-no-value";
        CLI_ERROR_VALUE = "cli-error-value";
        CLI_ERROR_TWICE = "cli-error-twice";
        CLI_ERROR_NOT_TEXT = "cli-error-not-text";
        CLI_ERROR_OTHER = "cli-error-other";
        CLI_ERROR_DID_YOU_MEAN = "cli-error-did-you-mean";
        CLI_ERROR_HELP = "cli-error-help";
        CLI_ERROR_FEN = "cli-error-fen";
        CLI_ERROR_MOVES = "cli-error-moves";
        CLI_ERROR_NO_LESSON = "cli-error-no-lesson";
        CLI_ERROR_NO_STEP = "cli-error-no-step";
        CLI_ERROR_NO_FILE = "cli-error-no-file";
        CLI_ERROR_WRITE = "cli-error-write";
        WHY_LEGAL = "why-legal";
        WHY_REMARK_NOT_A_CAPTURE = "why-remark-not-a-capture";
        WHY_REMARK_NOT_CHECK = "why-remark-not-check";
        WHY_REMARK_NOT_MATE = "why-remark-not-mate";
        WHY_REMARK_NOT_EN_PASSANT = "why-remark-not-en-passant";
        LESSONS_LINE = "lessons-line";
        LESSONS_RESET_ONE = "lessons-reset-one";
        LESSONS_RESET_ALL = "lessons-reset-all";
        LESSONS_RESET_DONE = "lessons-reset-done";
        LESSONS_RESET_KEPT = "lessons-reset-kept";
        CLI_FAULT_LINE = "cli-fault-line";
        CLI_SYSTEM_ERROR = "cli-system-error";
        STORE_UNREADABLE = "store-unreadable";
        STORE_UNWRITABLE = "store-unwritable";
        STORE_DAMAGED = "store-damaged";
        STORE_NO_HOME = "store-no-home";
        SETTINGS_UNREADABLE = "settings-unreadable";
        SETTINGS_BROKEN = "settings-broken";
        SETTINGS_UNWRITABLE = "settings-unwritable";
    }
    "ui" {
        UI_NAME = "ui-name";
        UI_LANGUAGE_NAME = "ui-language-name";
        UI_LANGUAGE_QUESTION = "ui-language-question";
        UI_LANGUAGE_LATER = "ui-language-later";
        UI_WELCOME = "ui-welcome";
        UI_MAP_TITLE = "ui-map-title";
        UI_CONTINUE = "ui-continue";
        UI_QUIT_ROW = "ui-quit-row";
        UI_LESSON_DONE = "ui-lesson-done";
        UI_LESSON_LEFT = "ui-lesson-left";
        UI_STEP_OF = "ui-step-of";
        UI_TURN = "ui-turn";
        UI_GOAL_REACH = "ui-goal-reach";
        UI_GOAL_CAPTURE = "ui-goal-capture";
        UI_GOAL_CHECK = "ui-goal-check";
        UI_GOAL_CHECKMATE = "ui-goal-checkmate";
        UI_GOAL_ANSWER_CHECK = "ui-goal-answer-check";
        UI_TASK_MARK = "ui-task-mark";
        UI_TASK_MARKED = "ui-task-marked";
        UI_TASK_SHOW = "ui-task-show";
        UI_SOLVED = "ui-solved";
        UI_SOLVED_ANSWER = "ui-solved-answer";
        UI_GO_ON = "ui-go-on";
        UI_FALLBACK = "ui-fallback";
        UI_LINE_MOVE = "ui-line-move";
        UI_LINE_SQUARE = "ui-line-square";
        UI_WRITTEN = "ui-written";
        UI_SQUARE_EMPTY = "ui-square-empty";
        UI_SQUARE_PIECE = "ui-square-piece";
        UI_MARK_CAN_GO = "ui-mark-can-go";
        UI_MARK_CONTROLS = "ui-mark-controls";
        UI_MARK_TAKES = "ui-mark-takes";
        UI_MARK_ATTACKED = "ui-mark-attacked";
        UI_MARK_LAST_MOVE = "ui-mark-last-move";
        UI_MARK_TARGET = "ui-mark-target";
        UI_MARK_STAR = "ui-mark-star";
        UI_MARK_CHOSEN = "ui-mark-chosen";
        UI_MARK_CHECK = "ui-mark-check";
        UI_MARK_SELECTED = "ui-mark-selected";
        UI_PROMOTION = "ui-promotion";
        UI_PROMOTION_CHOICE = "ui-promotion-choice";
        UI_START_OVER = "ui-start-over";
        UI_YES = "ui-yes";
        UI_NO = "ui-no";
        UI_HELP_TITLE = "ui-help-title";
        UI_HELP_LETTERS = "ui-help-letters";
        UI_HELP_TYPING = "ui-help-typing";
        UI_HELP_MOUSE = "ui-help-mouse";
        UI_MOUSE_ON = "ui-mouse-on";
        UI_MOUSE_OFF = "ui-mouse-off";
        UI_NOTICE_TITLE = "ui-notice-title";
        UI_TOO_SMALL = "ui-too-small";
        UI_SETTINGS_TITLE = "ui-settings-title";
        UI_SETTING_LANGUAGE = "ui-setting-language";
        UI_SETTING_NOTATION = "ui-setting-notation";
        UI_SETTING_PIECES = "ui-setting-pieces";
        UI_SETTING_MOUSE = "ui-setting-mouse";
        UI_SETTING_PLAIN = "ui-setting-plain";
        UI_KEY_READ_ON = "ui-key-read-on";
        UI_KEY_NEXT_STEP = "ui-key-next-step";
        UI_KEY_TAKE_AND_PUT = "ui-key-take-and-put";
        UI_KEY_MARK = "ui-key-mark";
        UI_KEY_SUBMIT = "ui-key-submit";
        UI_KEY_OPEN = "ui-key-open";
        UI_KEY_CHOOSE = "ui-key-choose";
        UI_KEY_CLOSE = "ui-key-close";
        UI_KEY_PLAY_IT = "ui-key-play-it";
        UI_KEY_ARROWS = "ui-key-arrows";
        UI_KEY_FIRST = "ui-key-first";
        UI_KEY_LAST = "ui-key-last";
        UI_KEY_PAGE_UP = "ui-key-page-up";
        UI_KEY_PAGE_DOWN = "ui-key-page-down";
        UI_KEY_TYPE = "ui-key-type";
        UI_KEY_HINT = "ui-key-hint";
        UI_KEY_UNDO = "ui-key-undo";
        UI_KEY_RETRY = "ui-key-retry";
        UI_KEY_ANSWER = "ui-key-answer";
        UI_KEY_SKIP = "ui-key-skip";
        UI_KEY_PREVIOUS_STEP = "ui-key-previous-step";
        UI_KEY_FLIP = "ui-key-flip";
        UI_KEY_START_OVER = "ui-key-start-over";
        UI_KEY_SETTINGS = "ui-key-settings";
        UI_KEY_CHANGE = "ui-key-change";
        UI_KEY_LANGUAGE = "ui-key-language";
        UI_KEY_MOUSE = "ui-key-mouse";
        UI_KEY_PIECES = "ui-key-pieces";
        UI_KEY_BUTTONS = "ui-key-buttons";
        UI_KEY_HELP = "ui-key-help";
        UI_KEY_BACK = "ui-key-back";
        UI_KEY_TO_THE_END = "ui-key-to-the-end";
        UI_KEY_QUIT = "ui-key-quit";
        UI_TYPED = "ui-typed";
    }
    // Ends of a game as attempts: claims, offers, answers to them, resignation.
    "ends" {
        ENDS_WORDS_CLAIM = "ends-words-claim";
        ENDS_WORDS_OFFER = "ends-words-offer";
        ENDS_WORDS_ACCEPT = "ends-words-accept";
        ENDS_WORDS_DECLINE = "ends-words-decline";
        ENDS_WORDS_RESIGN = "ends-words-resign";
        ENDS_NAME = "ends-name";
        ENDS_TITLE = "ends-title";
        ENDS_KEY = "ends-key";
        ENDS_TASK = "ends-task";
        ENDS_TASK_NOT = "ends-task-not";
        ENDS_OPPONENT_OFFERS = "ends-opponent-offers";
        ENDS_YOU_MAY_SAY = "ends-you-may-say";
        ENDS_TIME = "ends-time";
        ENDS_REPEATED = "ends-repeated";
        ENDS_FIFTY = "ends-fifty";
        ENDS_FIFTY_WITH = "ends-fifty-with";
        ENDS_OFFERED = "ends-offered";
        ENDS_ACCEPTED = "ends-accepted";
        ENDS_DECLINED = "ends-declined";
        ENDS_DECLINED_BY_MOVE = "ends-declined-by-move";
        ENDS_WRONG_CLAIM = "ends-wrong-claim";
        ENDS_NOT_REPEATED = "ends-not-repeated";
        ENDS_ALIKE = "ends-alike";
        ENDS_TOO_FEW = "ends-too-few";
        ENDS_OTHER_CLAIM = "ends-other-claim";
        ENDS_CLAIM_FORGONE = "ends-claim-forgone";
        ENDS_OFFER_BEFORE_MOVING = "ends-offer-before-moving";
        ENDS_OFFER_TOO_EARLY = "ends-offer-too-early";
        ENDS_OFFERED_ALREADY = "ends-offered-already";
        ENDS_OFFER_LAPSED = "ends-offer-lapsed";
        ENDS_NO_OFFER = "ends-no-offer";
        ENDS_BOTH_MUST_MOVE = "ends-both-must-move";
        ENDS_MOVE_REFUSED = "ends-move-refused";
        ENDS_GAME_OVER = "ends-game-over";
        ENDS_FORBIDDEN = "ends-forbidden";
        ENDS_TOO_SOON = "ends-too-soon";
        ENDS_NOT_ASKED = "ends-not-asked";
        ENDS_MATE_INSTEAD = "ends-mate-instead";
        ENDS_CLAIM_INSTEAD = "ends-claim-instead";
        ENDS_AHEAD = "ends-ahead";
        ENDS_NOTHING_TO_MOVE = "ends-nothing-to-move";
        ENDS_MOVE_FIRST = "ends-move-first";
        ENDS_SAY = "ends-say";
        ENDS_MAY_CLAIM = "ends-may-claim";
        ENDS_MAY_CLAIM_WITH = "ends-may-claim-with";
        ENDS_CASTLING = "ends-castling";
        ENDS_CASTLING_NOW = "ends-castling-now";
    }
    // Lessons that are tests.
    "tests" {
        TESTS_HEADER = "tests-header";
        TESTS_BEGIN = "tests-begin";
        TESTS_NO_HINTS = "tests-no-hints";
        TESTS_PASSED = "tests-passed";
        TESTS_PASSED_SKIPS = "tests-passed-skips";
        TESTS_FAILED = "tests-failed";
        TESTS_LEFT = "tests-left";
        TESTS_ROW = "tests-row";
        TESTS_KNOWN = "tests-known";
        TESTS_LISTED = "tests-listed";
    }
    "plain" {
        WORD_HELP = "word-help";
        WORD_QUIT = "word-quit";
        WORD_LANGUAGE = "word-language";
        WORD_GREEK = "word-greek";
        WORD_ENGLISH = "word-english";
        WORD_HINT = "word-hint";
        WORD_UNDO = "word-undo";
        WORD_RETRY = "word-retry";
        WORD_SKIP = "word-skip";
        WORD_BACK = "word-back";
        WORD_ANSWER = "word-answer";
        WORD_TASK = "word-task";
        WORD_LESSONS = "word-lessons";
        WORD_DONE = "word-done";
        WORD_BOARD = "word-board";
        WORD_RANK = "word-rank";
        WORD_FILE = "word-file";
        WORD_WHERE = "word-where";
        WORD_KINGS = "word-kings";
        WORD_QUEENS = "word-queens";
        WORD_ROOKS = "word-rooks";
        WORD_BISHOPS = "word-bishops";
        WORD_KNIGHTS = "word-knights";
        WORD_PAWNS = "word-pawns";
        WORD_AND = "word-and";
        WORD_SCREEN = "word-screen";
        WORD_YES = "word-yes";
        PLAIN_WELCOME = "plain-welcome";
        PLAIN_CHOOSE_LANGUAGE = "plain-choose-language";
        PLAIN_LESSONS = "plain-lessons";
        PLAIN_LESSON = "plain-lesson";
        PLAIN_CHOOSE_LESSON = "plain-choose-lesson";
        PLAIN_NO_SUCH_LESSON = "plain-no-such-lesson";
        PLAIN_ALL_DONE = "plain-all-done";
        PLAIN_STEP = "plain-step";
        PLAIN_FALLBACK = "plain-fallback";
        PLAIN_WHITE_STANDS = "plain-white-stands";
        PLAIN_BLACK_STANDS = "plain-black-stands";
        PLAIN_AND = "plain-and";
        PLAIN_PIECE = "plain-piece";
        PLAIN_STARS = "plain-stars";
        PLAIN_LIT = "plain-lit";
        PLAIN_ARROW = "plain-arrow";
        PLAIN_YOUR_TURN = "plain-your-turn";
        PLAIN_MARK_NOW = "plain-mark-now";
        PLAIN_READ_ON = "plain-read-on";
        PLAIN_SHOW_MORE = "plain-show-more";
        PLAIN_SOLVED = "plain-solved";
        PLAIN_MISSED = "plain-missed";
        PLAIN_PLAYED = "plain-played";
        PLAIN_LESSON_END = "plain-lesson-end";
        PLAIN_GOODBYE = "plain-goodbye";
        PLAIN_GOODBYE_UNSAVED = "plain-goodbye-unsaved";
        PLAIN_NOT_UNDERSTOOD = "plain-not-understood";
        PLAIN_SCREEN_NEXT = "plain-screen-next";
        PLAIN_LANGUAGE_NOW = "plain-language-now";
        PLAIN_MARKED_NOW = "plain-marked-now";
        PLAIN_HELP = "plain-help";
        PLAIN_RANK = "plain-rank";
        PLAIN_FILE = "plain-file";
        PLAIN_NOTHING_THERE = "plain-nothing-there";
        PLAIN_STANDS_THERE = "plain-stands-there";
        PLAIN_NONE_THERE = "plain-none-there";
        PLAIN_MOVES_OF = "plain-moves-of";
        PLAIN_EMPTY_SQUARE = "plain-empty-square";
    }
}
