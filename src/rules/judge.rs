//! May this move be played, and if not, why not? The order is a teacher's: whose piece it is, then the shape of the
//! move, then what stands in its way, then the king.
//!
//! This is a second opinion beside the generator: it looks at one move, from the squares up, and agrees with the
//! generator on every move of every position, which the tests hold.

use super::moves::{Special, beside};
use super::{
    CastlingSide, End, Misfit, Move, Piece, PieceKind, Placed, Position, Rank, Reason, Refusal, Square, SquareSet,
    attacks, generate,
};

/// Reasons as they are found.
#[derive(Default)]
pub(super) struct Findings(Option<Refusal>);

impl Findings {
    pub(super) fn add(&mut self, reason: Reason) {
        match &mut self.0 {
            Some(refusal) => refusal.add(reason),
            None => self.0 = Some(Refusal::new(reason)),
        }
    }

    /// What there is to say against something that is right otherwise.
    pub(super) fn verdict<T>(self, right: T) -> Result<T, Refusal> {
        self.0.map_or(Ok(right), Err)
    }
}

/// That the game is over, and behind it what else there is against a move.
pub(super) fn over(verdict: Result<Move, Refusal>, end: End) -> Refusal {
    let mut over = Refusal::new(Reason::GameOver { end });
    if let Err(refusal) = verdict {
        if matches!(refusal.first(), Reason::GameOver { .. }) {
            return refusal;
        }
        refusal.iter().for_each(|&reason| over.add(reason));
    }
    over
}

/// A move that has the right shape and nothing in its way; only the king may still object.
struct Path {
    capture: Option<PieceKind>,
    special: Special,
}

impl Position {
    /// The legal move from one square to another, or why there is none. `promotion` is what a pawn is to become on
    /// its last rank, and is not to be given elsewhere. Castling is the king's move of two squares.
    ///
    /// # Errors
    ///
    /// Every reason that a teacher would name, the first first. A position knows no history: where a castling right
    /// or the chance to capture en passant has gone, it cannot say how, unless the board itself shows that a pawn made
    /// no double step. [`Reason::GameOver`] comes first where the side to move is mated or stalemated.
    pub fn judge(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> Result<Move, Refusal> {
        self.or_over(self.judge_move(from, to, promotion))
    }

    /// Whether castling on this side is legal, wherever the king stands: `0-0` names no squares.
    ///
    /// # Errors
    ///
    /// Every reason, those for good first; for a king that has left its home square only that the right is gone, whatever
    /// else stands there. [`Reason::GameOver`] comes first where the side to move is mated or stalemated.
    pub fn judge_castling(&self, side: CastlingSide) -> Result<Move, Refusal> {
        self.or_over(self.castling_verdict(side, None))
    }

    /// A refusal in a position in which the side to move is mated or stalemated: that comes first.
    fn or_over(&self, verdict: Result<Move, Refusal>) -> Result<Move, Refusal> {
        if verdict.is_ok() || self.king(self.turn()).is_none() || self.has_legal_move() {
            return verdict;
        }
        Err(over(verdict, if self.is_check() { End::Checkmate } else { End::Stalemate }))
    }

    fn judge_move(&self, from: Square, to: Square, promotion: Option<PieceKind>) -> Result<Move, Refusal> {
        let us = self.turn();
        let refuse = |reason| Err(Refusal::new(reason));
        let Some(piece) = self.piece_at(from) else { return refuse(Reason::EmptySquare { square: from }) };
        let mover = Placed { piece, square: from };
        if piece.color != us {
            return refuse(Reason::OpponentsPiece { piece: mover });
        }
        if from == to {
            return refuse(Reason::SameSquare { square: from });
        }
        let king = self.king(us);
        if king == Some(from)
            && let Some(side) = CastlingSide::of_king_move(us, from, to)
        {
            return self.castling_verdict(side, promotion);
        }
        let path = if piece.kind == PieceKind::Pawn { self.pawn_path(mover, to)? } else { self.piece_path(mover, to)? };

        let mut findings = Findings::default();
        let promotes = piece.kind == PieceKind::Pawn && to.rank() == Rank::Eighth.seen_by(us);
        match promotion {
            Some(wanted @ (PieceKind::King | PieceKind::Pawn)) if promotes => {
                findings.add(Reason::PromotionPieceWrong { pawn: mover, to, wanted });
            }
            Some(_) if !promotes => findings.add(Reason::PromotionNotHere { piece: mover, to }),
            Some(_) | None => {}
        }
        if let Some(king) = king {
            if king == from {
                self.king_arrives(king, to, &mut findings);
            } else {
                self.king_left_behind(king, mover, to, &path, &mut findings);
            }
        }
        let special = match (promotes, promotion) {
            (true, Some(kind)) => Special::Promotion(kind),
            (true, None) if findings.0.is_none() => {
                // Asked last: nobody should choose a piece for a move that cannot be played.
                return refuse(Reason::PromotionPieceMissing { pawn: mover, to });
            }
            _ => path.special,
        };
        findings.verdict(Move::new(piece.kind, from, to, path.capture, special))
    }

    /// Shape and path of a move by any piece but a pawn (FIDE Laws 3.2–3.6, 3.8.1).
    fn piece_path(&self, mover: Placed, to: Square) -> Result<Path, Refusal> {
        let from = mover.square;
        if !attacks::of(mover.piece, from, SquareSet::EMPTY).contains(to) {
            let misfit = match mover.piece.kind {
                PieceKind::King => Misfit::KingTooFar,
                PieceKind::Bishop if from.is_light() != to.is_light() => Misfit::BishopWrongColor,
                _ => Misfit::Plain,
            };
            return Err(Refusal::new(Reason::WrongShape { piece: mover, to, misfit }));
        }
        let mut findings = Findings::default();
        let between = attacks::between(from, to) & self.board().occupied();
        // Squares are numbered upwards: the nearest of several is the first or the last of the set.
        let nearest = if from < to { between.first() } else { between.last() };
        if let Some(blocker) = nearest.and_then(|square| self.placed(square)) {
            findings.add(Reason::PathBlocked { piece: mover, blocker });
        }
        let target = self.placed(to);
        if let Some(objection) = target.and_then(|target| self.cannot_be_taken(target)) {
            findings.add(objection);
        }
        let capture = target.map(|target| target.piece.kind);
        findings.verdict(Path { capture, special: Special::Nothing })
    }

    /// Shape and path of a pawn's move (FIDE Laws 3.7).
    fn pawn_path(&self, pawn: Placed, to: Square) -> Result<Path, Refusal> {
        let us = self.turn();
        let from = pawn.square;
        let refuse = |reason| Err(Refusal::new(reason));
        let files = to.file().index().abs_diff(from.file().index());
        let steps = i16::from(to.rank().seen_by(us).index()) - i16::from(from.rank().seen_by(us).index());
        match (files, steps) {
            (_, ..0) => refuse(Reason::PawnBackwards { pawn, to }),
            (_, 0) => refuse(Reason::PawnSideways { pawn, to }),
            (0, 1) => match self.placed(to) {
                None => Ok(Path { capture: None, special: Special::Nothing }),
                Some(blocker) => {
                    let blocked = Reason::PawnBlocked { pawn, blocker };
                    let (first, second) = if blocker.piece.color == us {
                        (blocked, Reason::OwnPiece { blocker })
                    } else {
                        (Reason::PawnCapturesDiagonally { pawn, target: blocker }, blocked)
                    };
                    let mut refusal = Refusal::new(first);
                    refusal.add(second);
                    Err(refusal)
                }
            },
            (0, 2) if from.rank() != Rank::Second.seen_by(us) => {
                refuse(Reason::PawnDoubleNotFromStart { pawn, rank: Rank::Second.seen_by(us), to })
            }
            (0, 2) => {
                let blockers = attacks::between(from, to).with(to) & self.board().occupied();
                if blockers.any() {
                    return refuse(Reason::PawnDoubleBlocked { pawn, blockers });
                }
                Ok(Path { capture: None, special: Special::DoubleStep })
            }
            (1, 1) => match self.placed(to) {
                Some(target) => match self.cannot_be_taken(target) {
                    Some(objection) => refuse(objection),
                    None => Ok(Path { capture: Some(target.piece.kind), special: Special::Nothing }),
                },
                None if self.en_passant() == Some(to) => {
                    Ok(Path { capture: Some(PieceKind::Pawn), special: Special::EnPassant })
                }
                None => {
                    let enemy = Piece::new(us.opponent(), PieceKind::Pawn);
                    let target = Placed { piece: enemy, square: beside(from, to) };
                    if from.rank() == Rank::Fifth.seen_by(us) && self.piece_at(target.square) == Some(enemy) {
                        // A pawn goes straight with its double step and no pawn ever goes back: while one of its side stands
                        // on the home square of that file, the other has not come from there.
                        let home = Square::new(to.file(), Rank::Second.seen_by(enemy.color));
                        return refuse(if self.piece_at(home) == Some(enemy) {
                            Reason::EnPassantNotDoubleStep { pawn, target }
                        } else {
                            Reason::EnPassantTooLate { pawn, target }
                        });
                    }
                    refuse(Reason::PawnNothingToCapture { pawn, to })
                }
            },
            _ => refuse(Reason::WrongShape { piece: pawn, to, misfit: Misfit::Plain }),
        }
    }

    /// What forbids going where this piece stands, whatever goes there.
    fn cannot_be_taken(&self, target: Placed) -> Option<Reason> {
        if target.piece.color == self.turn() {
            return Some(Reason::OwnPiece { blocker: target });
        }
        (target.piece.kind == PieceKind::King).then_some(Reason::KingNeverCaptured { king: target })
    }

    /// The king goes to a square: is it attacked there?
    fn king_arrives(&self, king: Square, to: Square, findings: &mut Findings) {
        let board = self.board();
        let them = self.turn().opponent();
        let attackers = board.attackers_through(to, them, board.occupied().without(king));
        if attackers.is_empty() {
            return;
        }
        let target = self.placed(to);
        if let Some(target) = target {
            findings.add(Reason::KingTakesProtected { target, protectors: attackers });
        }
        let kings = attackers & board.of_kind(PieceKind::King);
        if kings.any() {
            findings.add(Reason::KingNextToKing { king: self.own_king(king), to, kings });
        }
        let attackers = attackers & !kings;
        if attackers.any() {
            // Does anything reach the square past the king where it stands now?
            if (board.attackers(to, them) & attackers).is_empty() {
                findings.add(Reason::KingAlongTheLine { to, attackers });
            } else if target.is_none() {
                findings.add(Reason::KingIntoAttack { to, attackers });
            }
        }
    }

    /// Another piece moves: is the king attacked then?
    fn king_left_behind(&self, king: Square, mover: Placed, to: Square, path: &Path, findings: &mut Findings) {
        let board = self.board();
        let us = self.turn();
        let from = mover.square;
        let checkers = generate::threats(board, us, king).checkers;
        if checkers.more_than_one() {
            findings.add(Reason::DoubleCheckKingMustMove { king: self.own_king(king), checkers });
            return;
        }
        let en_passant = matches!(path.special, Special::EnPassant);
        let captured = beside(from, to);
        if let Some(checker) = checkers.first() {
            let answers = attacks::between(king, checker).with(checker).contains(to);
            let takes_checker = en_passant && captured == checker;
            if !answers && !takes_checker {
                findings.add(Reason::CheckNotAnswered { king: self.own_king(king), checkers });
                return;
            }
        }
        let pinner = generate::pinner(board, us, king, from).filter(|_| !attacks::line(king, from).contains(to));
        if let Some(pinner) = pinner.and_then(|square| self.placed(square)) {
            findings.add(Reason::Pinned { piece: mover, king: self.own_king(king), pinner });
        }
        if en_passant {
            let mut attackers = generate::attackers_after_en_passant(board, us, king, from, to);
            if let Some(pinner) = pinner {
                attackers = attackers.without(pinner);
            }
            if attackers.any()
                && let Some(target) = self.placed(captured)
            {
                let king = self.own_king(king);
                findings.add(Reason::EnPassantExposesKing { target, king, attackers });
            }
        }
    }

    /// Castling: every reason that there is, those for good first (FIDE Laws 3.8.2).
    fn castling_verdict(&self, side: CastlingSide, promotion: Option<PieceKind>) -> Result<Move, Refusal> {
        let color = self.turn();
        let board = self.board();
        let king = CastlingSide::king_home(color);
        let attackers = |square| board.attackers(square, color.opponent());
        let mut findings = Findings::default();

        let rook_is_there = board.of(Piece::new(color, PieceKind::Rook)).contains(side.rook_home(color));
        if !rook_is_there {
            findings.add(Reason::CastlingNoRook { side, rook: side.rook_at_home(color) });
        } else if !self.castling().has(color, side) {
            findings.add(Reason::CastlingRightGone { color, side, at_home: self.king(color) == Some(king) });
        }
        if self.king(color) != Some(king) {
            return findings.verdict(Move::castle(color, side));
        }
        let between = side.between(color) & board.occupied();
        if rook_is_there && between.any() {
            findings.add(Reason::CastlingPieceBetween { between });
        }
        let checkers = attackers(king);
        if checkers.any() {
            findings.add(Reason::CastlingInCheck { king: self.own_king(king), checkers });
        }
        let crossing = side.rook_target(color);
        let on_the_way = attackers(crossing);
        if on_the_way.any() {
            findings.add(Reason::CastlingThroughAttack { crossing, attackers: on_the_way });
        }
        let to = side.king_target(color);
        let at_the_end = attackers(to);
        if at_the_end.any() {
            findings.add(Reason::CastlingIntoAttack { to, attackers: at_the_end });
        }
        if promotion.is_some() && findings.0.is_none() {
            findings.add(Reason::PromotionNotHere { piece: self.own_king(king), to });
        }
        findings.verdict(Move::castle(color, side))
    }

    /// The king of the side to move, on its square.
    fn own_king(&self, square: Square) -> Placed {
        Placed { piece: Piece::new(self.turn(), PieceKind::King), square }
    }

    fn placed(&self, square: Square) -> Option<Placed> {
        self.piece_at(square).map(|piece| Placed { piece, square })
    }
}
