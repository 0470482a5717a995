//! The table of questions: all that there is to a question but the reason why a wrong mark is none of its answer, which is in
//! [`explain`](crate::explain).

use crate::language::ids::{self, Id};
use crate::rules::{Color, File, Piece, PieceKind, Position, Rank, Square, SquareSet, query};

/// What a phrase is about, at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Nothing.
    Nothing,
    /// A square on which something must stand.
    Piece(Square),
    /// A square.
    Square(Square),
    /// A side.
    Side(Color),
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
    /// Two squares, with `and` between them or without.
    Squares(Square, Square),
    /// A kind of piece, in the plural.
    Kind(PieceKind),
    /// A side and a kind of piece.
    KindOf(Color, PieceKind),
    /// The squares with stars, which no phrase names.
    Stars(SquareSet),
}

/// A phrase whose slot is to be filled, and the question that comes of it.
pub(super) enum Open {
    Nothing(Question),
    Piece(fn(Square) -> Question),
    Square(fn(Square) -> Question),
    Side(fn(Color) -> Question),
    File(fn(File) -> Question),
    Rank(fn(Rank) -> Question),
    Squares(fn(Square, Square) -> Question),
    Kind(fn(PieceKind) -> Question),
    KindOf(fn(Color, PieceKind) -> Question),
    Stars(fn(SquareSet) -> Question),
}

macro_rules! questions {
    ($(
        $(#[$doc:meta])*
        $variant:ident $(($($arg:ident: $type:ty),+))? = $example:literal, $slot:ident, $words:expr,
        |$position:pat_param| $answer:expr;
    )*) => {
        /// A question whose answer is a set of squares, written in a lesson file as a phrase (`moves of d4`).
        ///
        /// What a piece may do is asked as if it were its side's turn. What is asked of a check is asked of the side to move.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Question {
            $(#[doc = concat!("`", $example, "`:")] $(#[$doc])* $variant $(($($type),+))?,)*
            /// `… and …`, `… or …`, `… except …`.
            Joined(Joint, Box<Question>, Box<Question>),
        }

        /// Every phrase, by an example.
        pub(super) const TABLE: &[(&str, Open)] = &[$(($example, Open::$slot(Question::$variant))),*];

        impl Question {
            /// What a question is about; nothing of one that joins others.
            pub const fn slot(&self) -> Slot {
                match self {
                    $(Question::$variant $(($($arg),+))? => Slot::$slot $(($(*$arg),+))?,)*
                    Question::Joined(..) => Slot::Nothing,
                }
            }

            /// Its phrase with an example in its slot; of one that joins others the word that joins them.
            pub const fn example(&self) -> &'static str {
                match self {
                    $(Question::$variant { .. } => $example,)*
                    Question::Joined(joint, ..) => joint.name(),
                }
            }

            /// What it asks, in words.
            pub const fn words(&self) -> Id {
                match self {
                    $(Question::$variant { .. } => $words,)*
                    Question::Joined(Joint::And, ..) => ids::QUESTION_BOTH,
                    Question::Joined(Joint::Or, ..) => ids::QUESTION_EITHER,
                    Question::Joined(Joint::Except, ..) => ids::QUESTION_WITHOUT,
                }
            }

            /// The squares that answer it in this position.
            pub fn answer(&self, position: &Position) -> SquareSet {
                match self {
                    $(Question::$variant $(($($arg),+))? => {
                        $($(let $arg = *$arg;)+)?
                        let $position = position;
                        $answer
                    })*
                    Question::Joined(joint, first, second) => {
                        joint.of(first.answer(position), second.answer(position))
                    }
                }
            }
        }
    };
}

/// What joins two phrases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Joint {
    /// What belongs to both.
    And,
    /// What belongs to either.
    Or,
    /// What belongs to the first and not to the second.
    Except,
}

impl Joint {
    /// Every one.
    pub const ALL: [Joint; 3] = [Joint::And, Joint::Or, Joint::Except];

    /// The word of phrases.
    pub const fn name(self) -> &'static str {
        match self {
            Joint::And => "and",
            Joint::Or => "or",
            Joint::Except => "except",
        }
    }

    /// These squares, joined.
    pub fn of(self, first: SquareSet, second: SquareSet) -> SquareSet {
        match self {
            Joint::And => first & second,
            Joint::Or => first | second,
            Joint::Except => first & !second,
        }
    }
}

questions! {
    /// Where this piece may go.
    MovesOf(square: Square) = "moves of d4", Piece, ids::QUESTION_MOVES_OF,
        |position| query::moves_of(position, square);
    /// Where a side may go with any of its pieces.
    MovesOfSide(side: Color) = "moves of white", Side, ids::QUESTION_MOVES_OF_SIDE,
        |position| query::moves_of_side(position, side);
    /// Where this piece may capture.
    CapturesOf(square: Square) = "captures of d4", Piece, ids::QUESTION_CAPTURES_OF,
        |position| query::captures_of(position, square);
    /// Which of the other side's pieces a side may take.
    CapturesOfSide(side: Color) = "captures of white", Side, ids::QUESTION_CAPTURES_OF_SIDE,
        |position| query::captures_of_side(position, side);
    /// The pieces of either side that may move to this square.
    MoversTo(square: Square) = "movers to d5", Square, ids::QUESTION_MOVERS_TO,
        |position| query::movers_to(position, square);
    /// The pieces with which a side can move.
    Movable(side: Color) = "movable white", Side, ids::QUESTION_MOVABLE, |position| query::movable(position, side);
    /// Where this piece could ever come to, the rest standing still.
    ReachOf(square: Square) = "reach of c1", Piece, ids::QUESTION_REACH_OF,
        |position| query::reach_of(position, square);
    /// What this piece controls.
    ControlledBy(square: Square) = "controlled by d4", Piece, ids::QUESTION_CONTROLLED_BY,
        |position| query::controlled_by(position, square);
    /// What a side controls.
    ControlledBySide(side: Color) = "controlled by white", Side, ids::QUESTION_CONTROLLED_BY_SIDE,
        |position| query::controlled_by_side(position, side);
    /// The opponent's pieces that attack the piece on it, or either side's that control it when empty.
    AttackersOf(square: Square) = "attackers of e1", Square, ids::QUESTION_ATTACKERS_OF,
        |position| query::attackers_of(position, square);
    /// The pieces that protect the piece on it.
    DefendersOf(square: Square) = "defenders of e4", Piece, ids::QUESTION_DEFENDERS_OF,
        |position| query::defenders_of(position, square);
    /// That side's pieces that are attacked.
    Attacked(side: Color) = "attacked white", Side, ids::QUESTION_ATTACKED, |position| query::attacked(position, side);
    /// That side's pieces, the king apart, that nothing protects.
    Undefended(side: Color) = "undefended white", Side, ids::QUESTION_UNDEFENDED,
        |position| query::undefended(position, side);
    /// That side's pieces that can be taken for nothing.
    Hanging(side: Color) = "hanging white", Side, ids::QUESTION_HANGING, |position| query::hanging(position, side);
    /// The pieces that give check to the side to move.
    Checkers = "checkers", Nothing, ids::QUESTION_CHECKERS, |position| position.checkers();
    /// The squares from which this piece, moved there, gives check.
    ChecksOf(square: Square) = "checks of d1", Piece, ids::QUESTION_CHECKS_OF,
        |position| query::checks_of(position, square);
    /// The squares to which a side can move with check.
    ChecksOfSide(side: Color) = "checks of white", Side, ids::QUESTION_CHECKS_OF_SIDE,
        |position| query::checks_of_side(position, side);
    /// The squares from which this piece, moved there, gives mate.
    MatesOf(square: Square) = "mates of d1", Piece, ids::QUESTION_MATES_OF,
        |position| query::mates_of(position, square);
    /// The squares to which a side can move with mate.
    MatesOfSide(side: Color) = "mates of white", Side, ids::QUESTION_MATES_OF_SIDE,
        |position| query::mates_of_side(position, side);
    /// The squares from which this piece, moved there, stalemates.
    StalematesOf(square: Square) = "stalemates of d1", Piece, ids::QUESTION_STALEMATES_OF,
        |position| query::stalemates_of(position, square);
    /// Where the king that is in check can flee to.
    Escapes = "escapes", Nothing, ids::QUESTION_ESCAPES, |position| query::escapes(position);
    /// The pieces that can take the piece that gives check.
    Takers = "takers", Nothing, ids::QUESTION_TAKERS, |position| query::takers(position);
    /// The squares where something can come between.
    Blocks = "blocks", Nothing, ids::QUESTION_BLOCKS, |position| query::blocks(position);
    /// The pieces that can come between.
    Blockers = "blockers", Nothing, ids::QUESTION_BLOCKERS, |position| query::blockers(position);
    /// That side's pinned pieces.
    Pinned(side: Color) = "pinned white", Side, ids::QUESTION_PINNED, |position| query::pinned(position, side);
    /// The pieces that pin one of that side's.
    PinnersOf(side: Color) = "pinners of white", Side, ids::QUESTION_PINNERS_OF,
        |position| query::pinners(position, side);
    /// The line on which the pinned piece on this square is held.
    PinLineOf(square: Square) = "pin line of e3", Piece, ids::QUESTION_PIN_LINE_OF,
        |position| query::pin_line(position, square);
    /// Where that side's king may go.
    SafeSquares(side: Color) = "safe squares of white", Side, ids::QUESTION_SAFE_SQUARES,
        |position| query::safe_squares(position, side);
    /// The squares to which that side's king can castle.
    CastlingOf(side: Color) = "castling of white", Side, ids::QUESTION_CASTLING_OF,
        |position| query::castling_squares(position, side);
    /// Where the side to move can land when it takes en passant.
    EnPassant = "en passant", Nothing, ids::QUESTION_EN_PASSANT, |position| query::en_passant_squares(position);
    /// The light squares.
    LightSquares = "light squares", Nothing, ids::QUESTION_LIGHT_SQUARES, |_| SquareSet::LIGHT;
    /// The dark squares.
    DarkSquares = "dark squares", Nothing, ids::QUESTION_DARK_SQUARES, |_| SquareSet::DARK;
    /// The squares that carry a star, which the drawing of the board has and a phrase alone does not know
    /// ([`Question::with_stars`]).
    Stars(stars: SquareSet) = "stars", Stars, ids::QUESTION_STARS, |_| stars;
    /// To take something from (`all squares except controlled by black`).
    AllSquares = "all squares", Nothing, ids::QUESTION_ALL_SQUARES, |_| SquareSet::ALL;
    /// The squares on which nothing stands.
    EmptySquares = "empty squares", Nothing, ids::QUESTION_EMPTY_SQUARES, |position| query::empty_squares(position);
    /// The squares at the edge of the board.
    Edge = "edge", Nothing, ids::QUESTION_EDGE, |_| query::edge();
    /// The four corners.
    Corners = "corners", Nothing, ids::QUESTION_CORNERS, |_| query::corners();
    /// The four squares in the middle.
    Centre = "centre", Nothing, ids::QUESTION_CENTRE, |_| query::centre();
    /// This one, to add to others or to take from them (`corners except square a1`).
    Square(square: Square) = "square e4", Square, ids::QUESTION_SQUARE, |_| SquareSet::of(square);
    /// The squares of a file.
    File(file: File) = "file d", File, ids::QUESTION_FILE, |_| query::on_file(file);
    /// The squares of a rank.
    Rank(rank: Rank) = "rank 4", Rank, ids::QUESTION_RANK, |_| query::on_rank(rank);
    /// All squares on its diagonals, itself left out, whatever stands there.
    DiagonalsOf(square: Square) = "diagonals of c1", Square, ids::QUESTION_DIAGONALS_OF,
        |_| query::diagonals_of(square);
    /// The squares next to it.
    Around(square: Square) = "around e1", Square, ids::QUESTION_AROUND, |_| query::around(square);
    /// The squares between two squares of one line.
    Between(one: Square, other: Square) = "between a1 and h1", Squares, ids::QUESTION_BETWEEN,
        |_| query::between(one, other);
    /// Both sides' pieces. As everywhere in Greek, and in the Laws where it matters, a pawn is no piece
    /// (ledger R02).
    Pieces = "pieces", Nothing, ids::QUESTION_PIECES,
        |position| position.board().occupied() & !position.board().of_kind(PieceKind::Pawn);
    /// That side's pieces, its pawns left out.
    PiecesOf(side: Color) = "pieces of white", Side, ids::QUESTION_PIECES_OF,
        |position| position.board().of_color(side) & !position.board().of_kind(PieceKind::Pawn);
    /// Both sides' pieces and pawns.
    Men = "men", Nothing, ids::QUESTION_MEN, |position| position.board().occupied();
    /// That side's pieces and pawns.
    MenOf(side: Color) = "men of white", Side, ids::QUESTION_MEN_OF, |position| position.board().of_color(side);
    /// Both sides' pieces of one kind.
    Kind(kind: PieceKind) = "rooks", Kind, ids::QUESTION_KIND, |position| position.board().of_kind(kind);
    /// That side's pieces of one kind.
    KindOf(side: Color, kind: PieceKind) = "white rooks", KindOf, ids::QUESTION_KIND_OF,
        |position| position.board().of(Piece::new(side, kind));
}
