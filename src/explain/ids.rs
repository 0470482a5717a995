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
}
