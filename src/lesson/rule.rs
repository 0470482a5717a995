//! The rules of the game, as lessons, hints and reports name them.

macro_rules! rules {
    ($($row:literal $variant:ident = $slug:literal;)*) => {
        /// A rule of the game: a row of the rules ledger. The slug names it for ever.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Rule {
            $(#[doc = concat!("Row ", $row, ", `", $slug, "`.")] $variant,)*
        }

        impl Rule {
            /// Every rule, in the order of the ledger.
            pub const ALL: &'static [Rule] = &[$(Rule::$variant),*];

            /// Its slug.
            pub const fn slug(self) -> &'static str {
                match self { $(Rule::$variant => $slug,)* }
            }
        }
    };
}

rules! {
    "R01" Board = "board";
    "R02" Army = "army";
    "R03" Setup = "setup";
    "R04" Turn = "turn";
    "R05" Capture = "capture";
    "R06" OwnPiece = "own-piece";
    "R07" Path = "path";
    "R08" KingNeverCaptured = "king-never-captured";
    "R09" Control = "control";
    "R10" Rook = "rook";
    "R11" Bishop = "bishop";
    "R12" Queen = "queen";
    "R13" Knight = "knight";
    "R14" King = "king";
    "R15" PawnMove = "pawn-move";
    "R16" PawnCapture = "pawn-capture";
    "R17" EnPassant = "en-passant";
    "R18" Promotion = "promotion";
    "R19" Castling = "castling";
    "R20" CastlingLost = "castling-lost";
    "R21" CastlingNow = "castling-now";
    "R22" Check = "check";
    "R23" OwnKingInCheck = "own-king-in-check";
    "R24" AnswerCheck = "answer-check";
    "R25" Checkmate = "checkmate";
    "R26" Stalemate = "stalemate";
    "R27" Resign = "resign";
    "R28" DrawOffer = "draw-offer";
    "R29" DeadPosition = "dead-position";
    "R30" Rulebook = "rulebook";
    "R31" Repetition = "repetition";
    "R32" FiftyMoves = "fifty-moves";
}

impl Rule {
    /// The rule of this slug.
    ///
    /// ```
    /// use skaki::lesson::Rule;
    /// assert_eq!(Rule::from_slug("rook"), Some(Rule::Rook));
    /// assert_eq!(Rule::from_slug("rock"), None);
    /// ```
    pub fn from_slug(slug: &str) -> Option<Rule> {
        Rule::ALL.iter().copied().find(|rule| rule.slug() == slug)
    }
}
