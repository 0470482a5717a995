//! Random games played side by side with cozy-chess, an independent implementation: the same legal moves in every
//! position, the same board, rights and checks after each.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use crate::random::Random;
use crate::setups::{count_from, fen};
use cozy_chess as cozy;
use skaki::rules::{CastlingSide, Color, Move, MoveList, Piece, PieceKind, Position, Square, SquareSet};

const KINDS: [(PieceKind, cozy::Piece); 6] = [
    (PieceKind::Pawn, cozy::Piece::Pawn),
    (PieceKind::Knight, cozy::Piece::Knight),
    (PieceKind::Bishop, cozy::Piece::Bishop),
    (PieceKind::Rook, cozy::Piece::Rook),
    (PieceKind::Queen, cozy::Piece::Queen),
    (PieceKind::King, cozy::Piece::King),
];

const COLORS: [(Color, cozy::Color); 2] = [(Color::White, cozy::Color::White), (Color::Black, cozy::Color::Black)];

/// Start, target and promotion as one number.
type Key = u32;

fn key(from: usize, to: usize, promotion: Option<usize>) -> Key {
    (from as u32 * 64 + to as u32) * 8 + promotion.map_or(7, |kind| kind as u32)
}

fn our_key(mv: Move) -> Key {
    key(mv.from().index(), mv.to().index(), mv.promotion().map(PieceKind::index))
}

/// cozy-chess writes castling as the king taking its own rook.
fn their_key(board: &cozy::Board, mv: cozy::Move) -> Key {
    let from = Square::from_index(mv.from as u8).unwrap();
    let mut to = Square::from_index(mv.to as u8).unwrap();
    if board.color_on(mv.to) == Some(board.side_to_move()) {
        let color = if board.side_to_move() == cozy::Color::White { Color::White } else { Color::Black };
        let side = if to > from { CastlingSide::Short } else { CastlingSide::Long };
        to = side.king_target(color);
    }
    key(from.index(), to.index(), mv.promotion.map(|kind| kind as usize))
}

/// Whether everything that both can say of the position is the same.
fn compare(ours: &Position, theirs: &cozy::Board) {
    let here = || fen(&ours.setup());
    for (color, their_color) in COLORS {
        for (kind, their_kind) in KINDS {
            let set = theirs.colored_pieces(their_color, their_kind);
            assert_eq!(ours.board().of(Piece::new(color, kind)), SquareSet(set.0), "{}", here());
        }
        let rights = theirs.castle_rights(their_color);
        assert_eq!(ours.castling().has(color, CastlingSide::Short), rights.short.is_some(), "{}", here());
        assert_eq!(ours.castling().has(color, CastlingSide::Long), rights.long.is_some(), "{}", here());
    }
    assert_eq!(ours.checkers(), SquareSet(theirs.checkers().0), "{}", here());
    assert_eq!(ours.turn() == Color::White, theirs.side_to_move() == cozy::Color::White, "{}", here());
    assert_eq!(ours.halfmove_clock(), u32::from(theirs.halfmove_clock()), "{}", here());
    assert_eq!(ours.fullmove_number(), u32::from(theirs.fullmove_number()), "{}", here());
}

#[test]
fn same_as_cozy_chess_in_random_games() {
    let seed = count_from("SKAKI_SEED", 19_720_901);
    let wanted = count_from("SKAKI_DIFFERENTIAL", 100_000);
    let mut random = Random(seed);
    let mut list = MoveList::new();
    let (mut ours, mut theirs): (Vec<Key>, Vec<(Key, cozy::Move)>) = (Vec::new(), Vec::new());
    let mut seen = 0;
    while seen < wanted {
        let mut position = Position::start();
        let mut board = cozy::Board::default();
        // cozy-chess goes no further than the hundredth half-move without capture or pawn move.
        while seen < wanted && board.halfmove_clock() < 100 {
            compare(&position, &board);
            position.legal_moves_into(&mut list);
            ours.clear();
            ours.extend(list.iter().map(|&mv| our_key(mv)));
            ours.sort_unstable();
            theirs.clear();
            board.generate_moves(|moves| {
                theirs.extend(moves.into_iter().map(|mv| (their_key(&board, mv), mv)));
                false
            });
            theirs.sort_unstable_by_key(|&(key, _)| key);
            assert!(ours.iter().eq(theirs.iter().map(|(key, _)| key)), "seed {seed}: {}", fen(&position.setup()));
            assert_eq!(ours.len() as u64, position.count_legal_moves(), "seed {seed}: {}", fen(&position.setup()));
            assert_eq!(ours.is_empty(), !position.has_legal_move(), "seed {seed}: {}", fen(&position.setup()));
            seen += 1;
            if theirs.is_empty() {
                break;
            }
            let (key, mv) = theirs[random.below(theirs.len())];
            position = position.play(*list.iter().find(|&&mv| our_key(mv) == key).unwrap());
            board.play_unchecked(mv);
        }
    }
}
