//! The legal moves of a position, generated at once: no move is made to see whether it was legal.
//!
//! What decides legality is found first – the pieces that give check, and the own pieces that are pinned – and then
//! turned into sets of squares that a move may go to:
//!
//! - in check by one piece, every move but the king's must go to the checker's square or between it and the king;
//!   in double check only the king moves (FIDE Laws 3.9; ledger R24);
//! - a pinned piece stays on the line that joins its king and itself: along that line, up to and including the
//!   pinning piece, its king stays covered, and off it never (ledger R23);
//! - the king goes where no enemy would attack it once it has left its square.
//!
//! En passant alone takes two pawns off a line at once and is tested by looking again.
//!
//! Pieces are handed to a [`Receiver`] as sets of target squares, and the pawns all at once, so that the same code
//! counts moves, lists them, or only finds out whether there is one.

use super::moves::{Special, beside};
use super::{Board, CastlingSide, Color, Move, MoveList, Piece, PieceKind, Position, Square, SquareSet, attacks};

/// Who takes the moves as they are found.
trait Receiver {
    /// A piece that is not a pawn, and the squares it may go to.
    fn piece(&mut self, kind: PieceKind, from: Square, targets: SquareSet);
    /// Pawns, and the squares they may go to, but for en passant.
    fn pawns(&mut self, targets: &PawnTargets);
    /// A single move: castling or en passant.
    fn special(&mut self, mv: Move);
    /// Whether it has seen enough.
    #[inline(always)]
    fn is_satisfied(&self) -> bool {
        false
    }
}

/// Where a set of pawns may go, by kind of move; the pawn each square is reached from follows from the kind.
struct PawnTargets {
    way: &'static PawnWay,
    single: SquareSet,
    double: SquareSet,
    /// Captures towards the a-file.
    left: SquareSet,
    /// Captures towards the h-file.
    right: SquareSet,
}

/// How a colour's pawns go. Steps are rotations of the 64 bits to the left: a rotation by 56 is one by 8 to the right.
/// Nothing wraps around, since pawns on their last rank are left out and captures over the edge are masked out.
struct PawnWay {
    step: u32,
    left: u32,
    right: u32,
    /// Where a single step from the starting rank arrives.
    after_first_step: SquareSet,
    last_rank: SquareSet,
}

static PAWN_WAY: [PawnWay; 2] = [
    PawnWay { step: 8, left: 7, right: 9, after_first_step: SquareSet(0xFF << 16), last_rank: SquareSet(0xFF << 56) },
    PawnWay { step: 56, left: 55, right: 57, after_first_step: SquareSet(0xFF << 40), last_rank: SquareSet(0xFF) },
];

const FILE_A: SquareSet = SquareSet(0x0101_0101_0101_0101);
const FILE_H: SquareSet = SquareSet(0x8080_8080_8080_8080);

#[inline(always)]
fn rotate(set: SquareSet, by: u32) -> SquareSet {
    SquareSet(set.0.rotate_left(by))
}

/// Which pieces give check, and which own pieces stand alone between their king and an enemy line piece.
#[derive(Clone, Copy)]
pub(super) struct Threats {
    pub(super) checkers: SquareSet,
    pub(super) pinned: SquareSet,
}

/// The threats to a king of the side to move, standing on `king`.
#[inline(always)]
pub(super) fn threats(board: &Board, us: Color, king: Square) -> Threats {
    let queens = board.of_kind(PieceKind::Queen);
    let diagonal = board.of_kind(PieceKind::Bishop) | queens;
    let straight = board.of_kind(PieceKind::Rook) | queens;
    let theirs = board.of_color(us.opponent());
    let occupied = board.occupied();

    let mut checkers = (attacks::pawn(us, king) & board.of_kind(PieceKind::Pawn)
        | attacks::knight(king) & board.of_kind(PieceKind::Knight)
        | attacks::king(king) & board.of_kind(PieceKind::King))
        & theirs;
    let mut pinned = SquareSet::EMPTY;
    let snipers = (attacks::bishop_rays(king) & diagonal | attacks::rook_rays(king) & straight) & theirs;
    for sniper in snipers {
        let between = attacks::between(king, sniper) & occupied;
        if between.is_empty() {
            checkers = checkers.with(sniper);
        } else if !between.more_than_one() {
            // An enemy's piece may be the one between: it is masked out below.
            pinned |= between;
        }
    }
    Threats { checkers, pinned: pinned & board.of_color(us) }
}

/// Those of `wanted` that `by` attacks, lines being closed by `occupied` alone.
#[inline(always)]
pub(super) fn attacked_among(wanted: SquareSet, board: &Board, by: Color, occupied: SquareSet) -> SquareSet {
    let of = |kind| board.of(Piece::new(by, kind));
    let queens = of(PieceKind::Queen);
    let way = &PAWN_WAY[by.index()];
    let pawns = of(PieceKind::Pawn) & !way.last_rank;
    let mut attacked = rotate(pawns & !FILE_A, way.left) | rotate(pawns & !FILE_H, way.right);
    for from in of(PieceKind::Knight) {
        attacked |= attacks::knight(from);
    }
    for from in of(PieceKind::King) {
        attacked |= attacks::king(from);
    }
    // Most line pieces do not look at the few squares in question even on an empty board.
    for from in of(PieceKind::Bishop) | queens {
        if (attacks::bishop_rays(from) & wanted).any() {
            attacked |= attacks::bishop(from, occupied);
        }
    }
    for from in of(PieceKind::Rook) | queens {
        if (attacks::rook_rays(from) & wanted).any() {
            attacked |= attacks::rook(from, occupied);
        }
    }
    attacked & wanted
}

/// The enemy line piece that pins the piece on `square` to its king: nothing else is between them.
pub(super) fn pinner(board: &Board, us: Color, king: Square, square: Square) -> Option<Square> {
    let queens = board.of_kind(PieceKind::Queen);
    let snipers = attacks::bishop_rays(king) & (board.of_kind(PieceKind::Bishop) | queens)
        | attacks::rook_rays(king) & (board.of_kind(PieceKind::Rook) | queens);
    let theirs = board.of_color(us.opponent());
    let alone = SquareSet::of(square);
    (snipers & theirs).iter().find(|&sniper| attacks::between(king, sniper) & board.occupied() == alone)
}

/// What would attack the king after an en passant capture, looking at the board as it would be: two pawns leave a
/// line at once, which no pin foretells.
pub(super) fn attackers_after_en_passant(
    board: &Board,
    us: Color,
    king: Square,
    from: Square,
    to: Square,
) -> SquareSet {
    let captured = beside(from, to);
    let occupied = board.occupied().without(from).without(captured).with(to);
    board.attackers_through(king, us.opponent(), occupied).without(captured)
}

/// Hands every legal move of the position to the receiver.
#[inline(always)]
fn generate<R: Receiver>(position: &Position, receiver: &mut R) {
    let board = position.board();
    let us = position.turn();
    let own = board.of_color(us);
    let occupied = board.occupied();
    // A king is never captured (FIDE Laws 1.4.1; ledger R08).
    let enterable = !(own | board.of(Piece::new(us.opponent(), PieceKind::King)));

    // A side with no king, or with several, has none to keep safe.
    let Some(king) = board.only_king(us) else {
        for from in board.of(Piece::new(us, PieceKind::King)) {
            receiver.piece(PieceKind::King, from, attacks::king(from) & enterable);
        }
        all_but_king(position, None, SquareSet::EMPTY, enterable, receiver);
        return;
    };
    let Threats { checkers, pinned } = threats(board, us, king);
    if !checkers.more_than_one() {
        let answering = match checkers.first() {
            None => enterable,
            Some(checker) => (attacks::between(king, checker).with(checker)) & enterable,
        };
        all_but_king(position, Some(king), pinned, answering, receiver);
        if receiver.is_satisfied() {
            return;
        }
    }

    let mut steps = attacks::king(king) & enterable;
    let mut castlings = [false; 2];
    let mut wanted = steps;
    // Castling is out of the question in check (FIDE Laws 3.8.2.2.1). A right held says that king and rook are there.
    if checkers.is_empty() && position.castling().has_any(us) {
        for side in CastlingSide::ALL {
            if position.castling().has(us, side) && (side.between(us) & occupied).is_empty() {
                castlings[side as usize] = true;
                wanted |= side.king_path(us);
            }
        }
    }
    if wanted.is_empty() {
        return;
    }
    // The king itself hides no square from the piece that attacks it.
    let attacked = attacked_among(wanted, board, us.opponent(), occupied.without(king));
    steps &= !attacked;
    receiver.piece(PieceKind::King, king, steps);
    for side in CastlingSide::ALL {
        if castlings[side as usize] && (side.king_path(us) & attacked).is_empty() {
            receiver.special(Move::castle(us, side));
        }
    }
}

/// The moves of everything but the king. `allowed` holds the squares that answer a check, or all that may be entered.
#[inline(always)]
fn all_but_king<R: Receiver>(
    position: &Position,
    king: Option<Square>,
    pinned: SquareSet,
    allowed: SquareSet,
    receiver: &mut R,
) {
    let board = position.board();
    let us = position.turn();
    let occupied = board.occupied();
    let of = |kind| board.of(Piece::new(us, kind));
    // Nothing is pinned where there is no king to pin it to.
    let line = |from| king.map_or(SquareSet::ALL, |king| attacks::line(king, from));

    let pawns = of(PieceKind::Pawn);
    receiver.pawns(&pawn_targets(board, us, pawns & !pinned, allowed));
    for from in pawns & pinned {
        receiver.pawns(&pawn_targets(board, us, SquareSet::of(from), allowed & line(from)));
    }
    if let Some(to) = position.en_passant() {
        // From where the other side's pawn on the square passed over would capture.
        for from in attacks::pawn(us.opponent(), to) & pawns {
            if king.is_none_or(|king| attackers_after_en_passant(board, us, king, from, to).is_empty()) {
                receiver.special(Move::new(PieceKind::Pawn, from, to, Some(PieceKind::Pawn), Special::EnPassant));
            }
        }
    }
    if receiver.is_satisfied() {
        return;
    }

    // A knight always leaves the line, so a pinned one has no move.
    for from in of(PieceKind::Knight) & !pinned {
        receiver.piece(PieceKind::Knight, from, attacks::knight(from) & allowed);
    }
    for from in of(PieceKind::Bishop) & !pinned {
        receiver.piece(PieceKind::Bishop, from, attacks::bishop(from, occupied) & allowed);
    }
    for from in of(PieceKind::Rook) & !pinned {
        receiver.piece(PieceKind::Rook, from, attacks::rook(from, occupied) & allowed);
    }
    for from in of(PieceKind::Queen) & !pinned {
        receiver.piece(PieceKind::Queen, from, attacks::queen(from, occupied) & allowed);
    }
    for from in pinned & (of(PieceKind::Bishop) | of(PieceKind::Queen)) {
        let kind = if of(PieceKind::Queen).contains(from) { PieceKind::Queen } else { PieceKind::Bishop };
        let on_line = attacks::bishop(from, occupied) & line(from);
        if on_line.any() {
            receiver.piece(kind, from, on_line & allowed);
        }
    }
    for from in pinned & (of(PieceKind::Rook) | of(PieceKind::Queen)) {
        let kind = if of(PieceKind::Queen).contains(from) { PieceKind::Queen } else { PieceKind::Rook };
        let on_line = attacks::rook(from, occupied) & line(from);
        if on_line.any() {
            receiver.piece(kind, from, on_line & allowed);
        }
    }
}

/// Where these pawns may go within `allowed`, en passant aside (FIDE Laws 3.7).
#[inline(always)]
fn pawn_targets(board: &Board, us: Color, pawns: SquareSet, allowed: SquareSet) -> PawnTargets {
    let way = &PAWN_WAY[us.index()];
    let empty = !board.occupied();
    let enemies = board.of_color(us.opponent()) & allowed;
    let pawns = pawns & !way.last_rank;
    let ahead = rotate(pawns, way.step) & empty;
    PawnTargets {
        way,
        single: ahead & allowed,
        // The first step need not answer the check, only be free.
        double: rotate(ahead & way.after_first_step, way.step) & empty & allowed,
        left: rotate(pawns & !FILE_A, way.left) & enemies,
        right: rotate(pawns & !FILE_H, way.right) & enemies,
    }
}

/// Counts moves without looking at them.
struct Count(u64);

impl Receiver for Count {
    #[inline(always)]
    fn piece(&mut self, _: PieceKind, _: Square, targets: SquareSet) {
        self.0 += u64::from(targets.len());
    }

    #[inline(always)]
    fn pawns(&mut self, targets: &PawnTargets) {
        // Steps go to empty squares, captures to occupied ones, and two pawns never reach one square straight ahead,
        // so only the two ways of capturing can share a square.
        let once = targets.single | targets.double | targets.left;
        self.0 += u64::from(once.len()) + u64::from(targets.right.len());
        let last_rank = targets.way.last_rank;
        if ((once | targets.right) & last_rank).any() {
            self.0 += 3 * u64::from((once & last_rank).len() + (targets.right & last_rank).len());
        }
    }

    #[inline(always)]
    fn special(&mut self, _: Move) {
        self.0 += 1;
    }
}

/// Finds out whether there is a move.
struct Any(bool);

impl Receiver for Any {
    #[inline(always)]
    fn piece(&mut self, _: PieceKind, _: Square, targets: SquareSet) {
        self.0 |= targets.any();
    }

    #[inline(always)]
    fn pawns(&mut self, targets: &PawnTargets) {
        self.0 |= (targets.single | targets.double | targets.left | targets.right).any();
    }

    #[inline(always)]
    fn special(&mut self, _: Move) {
        self.0 = true;
    }

    #[inline(always)]
    fn is_satisfied(&self) -> bool {
        self.0
    }
}

/// Writes the moves to a list.
struct Listing<'a> {
    list: &'a mut MoveList,
    board: &'a Board,
}

impl Listing<'_> {
    #[inline(always)]
    fn pawn_moves(&mut self, way: &PawnWay, targets: SquareSet, step: u32, special: Special, captures: bool) {
        for to in targets & !way.last_rank {
            let capture = if captures { self.board.kind_at(to) } else { None };
            self.list.push(Move::new(PieceKind::Pawn, back(to, step), to, capture, special));
        }
        for to in targets & way.last_rank {
            let capture = if captures { self.board.kind_at(to) } else { None };
            for kind in PieceKind::PROMOTIONS {
                let promotion = Special::Promotion(kind);
                self.list.push(Move::new(PieceKind::Pawn, back(to, step), to, capture, promotion));
            }
        }
    }
}

/// The square that a pawn's step came from.
#[inline(always)]
fn back(to: Square, step: u32) -> Square {
    Square::masked((to.index() as u8).wrapping_sub(step as u8))
}

impl Receiver for Listing<'_> {
    #[inline(always)]
    fn piece(&mut self, kind: PieceKind, from: Square, targets: SquareSet) {
        let occupied = self.board.occupied();
        for to in targets & !occupied {
            self.list.push(Move::new(kind, from, to, None, Special::Nothing));
        }
        for to in targets & occupied {
            self.list.push(Move::new(kind, from, to, self.board.kind_at(to), Special::Nothing));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: &PawnTargets) {
        let way = targets.way;
        self.pawn_moves(way, targets.single, way.step, Special::Nothing, false);
        for to in targets.double {
            let from = back(back(to, way.step), way.step);
            self.list.push(Move::new(PieceKind::Pawn, from, to, None, Special::DoubleStep));
        }
        self.pawn_moves(way, targets.left, way.left, Special::Nothing, true);
        self.pawn_moves(way, targets.right, way.right, Special::Nothing, true);
    }

    #[inline(always)]
    fn special(&mut self, mv: Move) {
        self.list.push(mv);
    }
}

/// Fills the list with the legal moves.
pub(super) fn list(position: &Position, list: &mut MoveList) {
    list.clear();
    generate(position, &mut Listing { list, board: position.board() });
}

/// How many legal moves there are.
pub(super) fn count(position: &Position) -> u64 {
    let mut count = Count(0);
    generate(position, &mut count);
    count.0
}

/// Whether there is a legal move.
pub(super) fn any(position: &Position) -> bool {
    let mut any = Any(false);
    generate(position, &mut any);
    any.0
}
