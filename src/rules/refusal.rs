//! Why a move is refused: typed reasons that name the squares and pieces concerned, and no words.
//!
//! ```
//! use skaki::rules::{Position, Square};
//! let square = |name: &str| name.parse::<Square>();
//! let refusal = Position::start().judge(square("a1")?, square("a3")?, None).unwrap_err();
//! assert_eq!(refusal.first().code(), "path-blocked");
//! assert_eq!(refusal.first().rule(), "path");
//! assert_eq!(refusal.first().squares().to_string(), "a2");
//! # Ok::<(), skaki::rules::NoSuchSquare>(())
//! ```

use super::{CastlingSide, Color, PieceKind, Placed, Position, Rank, Square, SquareSet};

/// The table of reasons. A row says of a reason its code in data formats, what may be refused for it, the rule of the ledger that the move breaks, the
/// squares that it is about, the pieces that it names, and what it knows besides.
///
/// Its words are `reason-CODE` and `option-CODE` in `locales/*/reasons.ftl`; what a reason knows stands there under the name
/// that it has here.
macro_rules! reasons {
    ($(
        $(#[$doc:meta])*
        $variant:ident = $code:literal $($for_good:ident)?, of $movers:ident, rule $rule:expr,
        squares $squares:expr, pieces $pieces:expr, {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
        }
    )*) => {
        /// One reason why a move may not be played. Its `code` is what data formats call it.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Reason {
            $($(#[$doc])* $variant { $($(#[$field_doc])* $field: $type,)* },)*
        }

        /// A reason without what it says of a position.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum ReasonKind {
            $($(#[$doc])* $variant,)*
        }

        impl ReasonKind {
            /// Every kind, in the order in which answers show them.
            pub const ALL: &'static [ReasonKind] = &[$(ReasonKind::$variant),*];

            /// The code of data formats.
            pub const fn code(self) -> &'static str {
                match self { $(ReasonKind::$variant => $code,)* }
            }

            /// What may be refused for it.
            pub const fn movers(self) -> Movers {
                match self { $(ReasonKind::$variant => Movers::$movers,)* }
            }

            /// Whether the move stays impossible for the rest of the game. For castling this is the difference between a
            /// right that is lost (FIDE Laws 3.8.2.1) and one that cannot be used now (3.8.2.2); and a game that is over
            /// stays so. Everything else may change with the position.
            pub const fn for_good(self) -> bool {
                let marks: &[&str] = match self { $(ReasonKind::$variant => &[$(stringify!($for_good))?],)* };
                !marks.is_empty()
            }
        }

        #[allow(unused_variables, reason = "a row names what it needs of what its reason knows")]
        impl Reason {
            /// Which reason it is.
            pub const fn kind(&self) -> ReasonKind {
                match self { $(Reason::$variant { .. } => ReasonKind::$variant,)* }
            }

            /// The rule of the ledger that the move breaks, by its slug.
            pub const fn rule(&self) -> &'static str {
                match self { $(Reason::$variant { $($field),* } => $rule,)* }
            }

            /// The squares that the reason is about.
            pub fn squares(&self) -> SquareSet {
                match *self { $(Reason::$variant { $($field),* } => SquareSet::from($squares),)* }
            }

            /// The pieces that the reason names. `position` is the one that was judged.
            pub fn pieces(&self, position: &Position) -> Vec<Placed> {
                match *self { $(Reason::$variant { $($field),* } => Pieces::from($pieces).on(position),)* }
            }

            /// What the reason knows, each under its name.
            pub fn particulars(&self) -> Vec<(&'static str, Particular)> {
                match *self {
                    $(Reason::$variant { $($field),* } => vec![$((stringify!($field), Particular::from($field))),*],)*
                }
            }
        }
    };
}

reasons! {
    /// There is no move at all any more (FIDE Laws 5; ledger R04).
    GameOver = "game-over" for_good, of Anything, rule "turn", squares SquareSet::EMPTY, pieces SquareSet::EMPTY, {
        /// How the game ended.
        end: End,
    }
    /// Nothing stands on the starting square.
    EmptySquare = "empty-square", of Anything, rule "turn", squares square, pieces SquareSet::EMPTY, {
        /// The square.
        square: Square,
    }
    /// The piece is the other side's (FIDE Laws 1.2).
    OpponentsPiece = "opponents-piece", of Anything, rule "turn", squares piece.square, pieces piece, {
        /// The piece that was to move.
        piece: Placed,
    }
    /// A move goes to another square.
    SameSquare = "same-square", of Anything, rule "turn", squares square, pieces SquareSet::EMPTY, {
        /// The square.
        square: Square,
    }
    /// That is not how this piece moves (FIDE Laws 3.2–3.8).
    WrongShape = "wrong-shape", of Anything, rule movement_rule(piece.piece.kind), squares to, pieces piece, {
        /// The piece that was to move.
        piece: Placed,
        /// Where it cannot go.
        to: Square,
        /// What can be said more precisely.
        misfit: Misfit,
    }
    /// A piece stands in between (FIDE Laws 3.5).
    PathBlocked = "path-blocked", of ButPawns, rule "path", squares blocker.square, pieces blocker, {
        /// The piece that was to move.
        piece: Placed,
        /// The first piece in its way.
        blocker: Placed,
    }
    /// Nothing moves onto a piece of its own colour (FIDE Laws 3.1.1).
    OwnPiece = "own-piece", of Anything, rule "own-piece", squares blocker.square, pieces blocker, {
        /// What stands there.
        blocker: Placed,
    }
    /// A king is never captured (FIDE Laws 1.4.1).
    KingNeverCaptured = "king-never-captured", of Anything, rule "king-never-captured",
        squares king.square, pieces king, {
        /// The king.
        king: Placed,
    }
    /// A pawn never goes back, straight or diagonally (FIDE Laws 3.7).
    PawnBackwards = "pawn-backwards", of Pawns, rule "pawn-move", squares to, pieces pawn, {
        /// The pawn.
        pawn: Placed,
        /// Where it cannot go.
        to: Square,
    }
    /// A pawn never goes sideways (FIDE Laws 3.7).
    PawnSideways = "pawn-sideways", of Pawns, rule "pawn-move", squares to, pieces pawn, {
        /// The pawn.
        pawn: Placed,
        /// Where it cannot go.
        to: Square,
    }
    /// The square ahead is occupied (FIDE Laws 3.7.1).
    PawnBlocked = "pawn-blocked", of Pawns, rule "pawn-move", squares blocker.square, pieces blocker, {
        /// The pawn.
        pawn: Placed,
        /// What stands ahead.
        blocker: Placed,
    }
    /// One of the two squares of a double step, or both, are occupied (FIDE Laws 3.7.2).
    PawnDoubleBlocked = "pawn-double-blocked", of Pawns, rule "pawn-move", squares blockers, pieces blockers, {
        /// The pawn.
        pawn: Placed,
        /// The occupied ones of the two squares.
        blockers: SquareSet,
    }
    /// Two squares at once only from the starting rank (FIDE Laws 3.7.2).
    PawnDoubleNotFromStart = "pawn-double-not-from-start", of Pawns, rule "pawn-move", squares to, pieces pawn, {
        /// The pawn.
        pawn: Placed,
        /// The rank from which it may.
        rank: Rank,
        /// Where it cannot go.
        to: Square,
    }
    /// A pawn does not capture straight ahead (FIDE Laws 3.7.3).
    PawnCapturesDiagonally = "pawn-captures-diagonally", of Pawns, rule "pawn-capture",
        squares target.square, pieces target, {
        /// The pawn.
        pawn: Placed,
        /// What it cannot take.
        target: Placed,
    }
    /// A pawn goes diagonally only to capture (FIDE Laws 3.7.3).
    PawnNothingToCapture = "pawn-nothing-to-capture", of Pawns, rule "pawn-capture", squares to, pieces pawn, {
        /// The pawn.
        pawn: Placed,
        /// The empty square.
        to: Square,
    }
    /// En passant is for the very next move (FIDE Laws 3.7.3.2), or nothing shows that it ever was possible.
    EnPassantTooLate = "en-passant-too-late", of Pawns, rule "en-passant", squares target.square, pieces target, {
        /// The capturing pawn.
        pawn: Placed,
        /// The pawn that cannot be taken any more.
        target: Placed,
    }
    /// The history shows that the other pawn made no double step, or a pawn of its side that has never left the square from
    /// which it would have made it (FIDE Laws 3.7.3.1).
    EnPassantNotDoubleStep = "en-passant-not-double-step", of Pawns, rule "en-passant",
        squares target.square, pieces target, {
        /// The capturing pawn.
        pawn: Placed,
        /// The pawn that came to its square in another way.
        target: Placed,
    }
    /// Taking the pawn away opens a line to the own king (FIDE Laws 3.9.2).
    EnPassantExposesKing = "en-passant-exposes-king", of Pawns, rule "en-passant",
        squares king.square, pieces attackers, {
        /// The pawn whose leaving opens the line.
        target: Placed,
        /// The king that would be exposed.
        king: Placed,
        /// What would attack it.
        attackers: SquareSet,
    }
    /// A pawn on the last rank becomes something: it was not said what (FIDE Laws 3.7.3.3).
    PromotionPieceMissing = "promotion-piece-missing", of Pawns, rule "promotion", squares to, pieces pawn, {
        /// The pawn.
        pawn: Placed,
        /// Where it is promoted.
        to: Square,
    }
    /// A pawn becomes neither king nor pawn (FIDE Laws 3.7.3.3).
    PromotionPieceWrong = "promotion-piece-wrong", of Pawns, rule "promotion", squares to, pieces pawn, {
        /// The pawn.
        pawn: Placed,
        /// Where it is promoted.
        to: Square,
        /// What it cannot become.
        wanted: PieceKind,
    }
    /// Only a pawn is promoted, and only on the last rank (FIDE Laws 3.7.3.3).
    PromotionNotHere = "promotion-not-here", of Anything, rule "promotion", squares to, pieces piece, {
        /// The piece that moves.
        piece: Placed,
        /// Where it goes.
        to: Square,
    }
    /// The king does not go where it would be attacked (FIDE Laws 3.9.2).
    KingIntoAttack = "king-into-attack", of Kings, rule "king", squares to, pieces attackers, {
        /// The attacked square.
        to: Square,
        /// What attacks it.
        attackers: SquareSet,
    }
    /// The king does not take what another enemy protects (FIDE Laws 3.9.2).
    KingTakesProtected = "king-takes-protected", of Kings, rule "king", squares target.square, pieces protectors, {
        /// What it cannot take.
        target: Placed,
        /// What protects it.
        protectors: SquareSet,
    }
    /// Kings never stand next to each other (FIDE Laws 3.9.2).
    KingNextToKing = "king-next-to-king", of Kings, rule "king", squares to, pieces kings, {
        /// The king that would go there.
        king: Placed,
        /// The square beside the other king.
        to: Square,
        /// The other king (on a teaching board there may be several).
        kings: SquareSet,
    }
    /// The square is attacked as soon as the king itself has left the line (FIDE Laws 3.9.2).
    KingAlongTheLine = "king-along-the-line", of Kings, rule "king", squares to, pieces attackers, {
        /// The square on the same line.
        to: Square,
        /// What attacks along the line.
        attackers: SquareSet,
    }
    /// The piece shields its king and would leave the line (FIDE Laws 3.9.2).
    Pinned = "pinned", of ButKings, rule "own-king-in-check", squares piece.square, pieces pinner, {
        /// The pinned piece.
        piece: Placed,
        /// The king behind it.
        king: Placed,
        /// The piece that pins it.
        pinner: Placed,
    }
    /// The move leaves the own king in check (FIDE Laws 3.9.2).
    CheckNotAnswered = "check-not-answered", of ButKings, rule "own-king-in-check",
        squares king.square, pieces checkers, {
        /// The king in check.
        king: Placed,
        /// What gives check.
        checkers: SquareSet,
    }
    /// In double check only the king moves (follows from FIDE Laws 3.9.2).
    DoubleCheckKingMustMove = "double-check-king-must-move", of ButKings, rule "answer-check",
        squares king.square,
        pieces checkers, {
        /// The king in check.
        king: Placed,
        /// What gives check.
        checkers: SquareSet,
    }
    /// The history shows that the king has moved (FIDE Laws 3.8.2.1).
    CastlingKingMoved = "castling-king-moved" for_good, of Castling, rule "castling-lost",
        squares king.square,
        pieces SquareSet::EMPTY, {
        /// The king, on its home square.
        king: Placed,
    }
    /// The history shows that this rook has moved, or has been taken (FIDE Laws 3.8.2.1).
    CastlingRookMoved = "castling-rook-moved" for_good, of Castling, rule "castling-lost",
        squares rook.square,
        pieces SquareSet::EMPTY, {
        /// The rook, on its home square.
        rook: Placed,
    }
    /// The right is gone, and nothing shows which piece moved (FIDE Laws 3.8.2.1).
    CastlingRightGone = "castling-right-gone" for_good, of Castling, rule "castling-lost",
        squares SquareSet::of(CastlingSide::king_home(color)).with(side.rook_home(color)),
        pieces SquareSet::EMPTY, {
        /// Whose castling.
        color: Color,
        /// Which castling.
        side: CastlingSide,
        /// Whether the king stands on its home square.
        at_home: bool,
    }
    /// There is no rook to castle with.
    CastlingNoRook = "castling-no-rook" for_good, of Castling, rule "castling-lost",
        squares rook.square, pieces SquareSet::EMPTY, {
        /// Which castling.
        side: CastlingSide,
        /// The rook that is missing, on its home square.
        rook: Placed,
    }
    /// Pieces stand between king and rook (FIDE Laws 3.8.2.2.2).
    CastlingPieceBetween = "castling-piece-between", of Castling, rule "castling-now",
        squares between, pieces between, {
        /// Where they stand.
        between: SquareSet,
    }
    /// The king is in check (FIDE Laws 3.8.2.2.1).
    CastlingInCheck = "castling-in-check", of Castling, rule "castling-now", squares king.square, pieces checkers, {
        /// The king in check.
        king: Placed,
        /// What gives check.
        checkers: SquareSet,
    }
    /// The square that the king crosses is attacked (FIDE Laws 3.8.2.2.1).
    CastlingThroughAttack = "castling-through-attack", of Castling, rule "castling-now",
        squares crossing, pieces attackers, {
        /// The square crossed.
        crossing: Square,
        /// What attacks it.
        attackers: SquareSet,
    }
    /// The square that the king reaches is attacked (FIDE Laws 3.8.2.2.1).
    CastlingIntoAttack = "castling-into-attack", of Castling, rule "castling-now", squares to, pieces attackers, {
        /// The square reached.
        to: Square,
        /// What attacks it.
        attackers: SquareSet,
    }
}

/// How a game ended in which somebody still wants to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The side to move is mated.
    Checkmate,
    /// The side to move is stalemated.
    Stalemate,
    /// In another way, which the game knows and the position does not.
    Otherwise,
}

/// What exactly is wrong with the shape of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Misfit {
    /// It is simply not this piece's movement.
    Plain,
    /// A king goes one square, and this is farther.
    KingTooFar,
    /// A bishop never reaches a square of the other colour.
    BishopWrongColor,
}

impl End {
    /// The word of data formats.
    const fn name(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::Otherwise => "otherwise",
        }
    }
}

impl Misfit {
    /// The word of data formats.
    const fn name(self) -> &'static str {
        match self {
            Misfit::Plain => "plain",
            Misfit::KingTooFar => "king-too-far",
            Misfit::BishopWrongColor => "bishop-wrong-color",
        }
    }
}

impl ReasonKind {
    /// The kind of this code.
    pub fn from_code(code: &str) -> Option<ReasonKind> {
        ReasonKind::ALL.iter().copied().find(|kind| kind.code() == code)
    }
}

impl Reason {
    /// The code of data formats.
    pub const fn code(&self) -> &'static str {
        self.kind().code()
    }

    /// Whether the move stays impossible for the rest of the game ([`ReasonKind::for_good`]).
    pub const fn for_good(&self) -> bool {
        self.kind().for_good()
    }

    /// A finer distinction within the code, in the words of data formats.
    pub const fn detail(&self) -> Option<&'static str> {
        match self {
            Reason::WrongShape { misfit: misfit @ (Misfit::KingTooFar | Misfit::BishopWrongColor), .. } => {
                Some(misfit.name())
            }
            Reason::GameOver { end: end @ (End::Checkmate | End::Stalemate) } => Some(end.name()),
            _ => None,
        }
    }
}

/// Which moves may be refused for a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movers {
    /// Any move.
    Anything,
    /// A pawn's.
    Pawns,
    /// Any but a pawn's.
    ButPawns,
    /// A king's step.
    Kings,
    /// Any but a king's.
    ButKings,
    /// Castling.
    Castling,
}

impl Movers {
    /// Whether the moves of such a piece, or none, are among them; castling is not asked about here.
    pub fn include(self, piece: Option<PieceKind>) -> bool {
        match self {
            Movers::Anything => true,
            Movers::Pawns => piece == Some(PieceKind::Pawn),
            Movers::ButPawns => piece.is_some_and(|piece| piece != PieceKind::Pawn),
            Movers::Kings => piece == Some(PieceKind::King),
            Movers::ButKings => piece.is_some_and(|piece| piece != PieceKind::King),
            Movers::Castling => false,
        }
    }
}

/// What a reason knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Particular {
    /// A piece on its square.
    Piece(Placed),
    /// A square.
    Square(Square),
    /// The pieces on these squares.
    Pieces(SquareSet),
    /// A rank.
    Rank(Rank),
    /// A colour.
    Color(Color),
    /// A word that chooses between sentences.
    Word(&'static str),
}

/// The pieces that a reason names: one, or those on some squares.
enum Pieces {
    One(Placed),
    On(SquareSet),
}

impl Pieces {
    fn on(self, position: &Position) -> Vec<Placed> {
        match self {
            Pieces::One(piece) => vec![piece],
            Pieces::On(squares) => position.board().placed(squares).collect(),
        }
    }
}

macro_rules! from {
    ($($target:ident: $type:ty, $value:ident => $made:expr;)*) => {
        $(impl From<$type> for $target {
            fn from($value: $type) -> $target {
                $made
            }
        })*
    };
}

from! {
    Pieces: Placed, piece => Pieces::One(piece);
    Pieces: SquareSet, squares => Pieces::On(squares);
    Particular: Placed, piece => Particular::Piece(piece);
    Particular: Square, square => Particular::Square(square);
    Particular: SquareSet, squares => Particular::Pieces(squares);
    Particular: Rank, rank => Particular::Rank(rank);
    Particular: Color, color => Particular::Color(color);
    Particular: CastlingSide, side => Particular::Word(side.name());
    Particular: PieceKind, kind => Particular::Word(kind.name());
    Particular: End, end => Particular::Word(end.name());
    Particular: Misfit, misfit => Particular::Word(misfit.name());
    Particular: bool, yes => Particular::Word(if yes { "yes" } else { "no" });
}

const fn movement_rule(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawn-move",
        PieceKind::Knight => "knight",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::Queen => "queen",
        PieceKind::King => "king",
    }
}

/// At most this many reasons hold at once: the end of the game, then six for castling (king moved, rook moved, a piece
/// between, and three attacks).
const CAPACITY: usize = 7;

/// Why a move is refused: one reason or several, the one that a teacher would name first coming first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    first: Reason,
    others: [Option<Reason>; CAPACITY - 1],
}

impl Refusal {
    /// A refusal for this reason.
    pub const fn new(first: Reason) -> Refusal {
        Refusal { first, others: [None; CAPACITY - 1] }
    }

    /// A refusal for these reasons, in this order; `None` if there is none.
    pub fn of(reasons: impl IntoIterator<Item = Reason>) -> Option<Refusal> {
        let mut reasons = reasons.into_iter();
        let mut refusal = Refusal::new(reasons.next()?);
        reasons.for_each(|reason| refusal.add(reason));
        Some(refusal)
    }

    /// The reason that a teacher would name first.
    pub const fn first(&self) -> &Reason {
        &self.first
    }

    /// All reasons, the first first. There is always one.
    pub fn iter(&self) -> impl Iterator<Item = &Reason> {
        std::iter::once(&self.first).chain(self.others.iter().flatten())
    }

    /// The same with another reason behind. One too many would be left out, which [`CAPACITY`] rules out.
    pub(super) fn add(&mut self, reason: Reason) {
        if let Some(place) = self.others.iter_mut().find(|place| place.is_none()) {
            *place = Some(reason);
        }
    }
}
