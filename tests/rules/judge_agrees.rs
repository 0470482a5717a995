//! The judge, which explains, and the generator, which lists, are two opinions on one question. Here they are held
//! together on every pair of squares with every choice of promotion, over random boards of all sorts.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use crate::random::Random;
use crate::setups::{count_from, fen};
use skaki::rules::{
    Board, CastlingRights, CastlingSide, Color, Move, Piece, PieceKind, Position, Setup, Square, SquareSet,
};

const CHOICES: [Option<PieceKind>; 7] = [
    None,
    Some(PieceKind::Pawn),
    Some(PieceKind::Knight),
    Some(PieceKind::Bishop),
    Some(PieceKind::Rook),
    Some(PieceKind::Queen),
    Some(PieceKind::King),
];

fn agree(position: &Position) {
    let moves = position.legal_moves();
    assert_eq!(moves.len() as u64, position.count_legal_moves(), "{}", fen(&position.setup()));
    assert_eq!(!moves.is_empty(), position.has_legal_move(), "{}", fen(&position.setup()));
    let mut judged: Vec<Move> = Vec::new();
    for from in Square::all() {
        for to in Square::all() {
            for promotion in CHOICES {
                if let Ok(mv) = position.judge(from, to, promotion) {
                    assert_eq!((mv.from(), mv.to(), mv.promotion()), (from, to, promotion));
                    judged.push(mv);
                }
            }
        }
    }
    let sorted = |moves: &[Move]| {
        let mut moves = moves.to_vec();
        moves.sort_by_key(|mv| (mv.from(), mv.to(), mv.promotion()));
        moves
    };
    assert_eq!(sorted(&moves), sorted(&judged), "{}", fen(&position.setup()));
}

/// The same rules written as plainly as can be, for any board: walk, make the move, look whether the king is attacked.
mod plainly {
    use super::*;

    type Cells = [Option<Piece>; 64];

    fn cells(board: &Board) -> Cells {
        let mut cells = [None; 64];
        for square in Square::all() {
            cells[square.index()] = board.piece_at(square);
        }
        cells
    }

    const STRAIGHT: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

    fn forward(color: Color) -> i8 {
        if color == Color::White { 1 } else { -1 }
    }

    /// The squares that a piece attacks.
    fn attacked_from(cells: &Cells, from: Square, piece: Piece) -> Vec<Square> {
        let lines: Vec<(i8, i8)> = match piece.kind {
            PieceKind::Pawn => {
                let up = forward(piece.color);
                return [-1, 1].iter().filter_map(|&side| from.offset(side, up)).collect();
            }
            PieceKind::Knight => return KNIGHT.iter().filter_map(|&(f, r)| from.offset(f, r)).collect(),
            PieceKind::King => {
                return STRAIGHT.iter().chain(&DIAGONAL).filter_map(|&(f, r)| from.offset(f, r)).collect();
            }
            PieceKind::Bishop => DIAGONAL.to_vec(),
            PieceKind::Rook => STRAIGHT.to_vec(),
            PieceKind::Queen => [STRAIGHT, DIAGONAL].concat(),
        };
        let mut squares = Vec::new();
        for (files, ranks) in lines {
            let mut square = from;
            while let Some(next) = square.offset(files, ranks) {
                squares.push(next);
                if cells[next.index()].is_some() {
                    break;
                }
                square = next;
            }
        }
        squares
    }

    fn is_attacked(cells: &Cells, square: Square, by: Color) -> bool {
        Square::all().any(|from| {
            cells[from.index()]
                .is_some_and(|piece| piece.color == by && attacked_from(cells, from, piece).contains(&square))
        })
    }

    fn only_king(cells: &Cells, color: Color) -> Option<Square> {
        let king = Some(Piece::new(color, PieceKind::King));
        let kings: Vec<Square> = Square::all().filter(|square| cells[square.index()] == king).collect();
        if let [king] = kings[..] { Some(king) } else { None }
    }

    /// Every legal move as start, target and promotion.
    pub(super) fn legal_moves(position: &Position) -> Vec<(Square, Square, Option<PieceKind>)> {
        let before = cells(position.board());
        let us = position.turn();
        let them = us.opponent();
        let (first, last, second) = if us == Color::White { (0, 7, 1) } else { (7, 0, 6) };
        let mut moves = Vec::new();
        let mut try_move = |from: Square, to: Square, also_gone: Option<Square>| {
            let mut after = before;
            if let Some(gone) = also_gone {
                after[gone.index()] = None;
            }
            after[to.index()] = after[from.index()].take();
            let safe = only_king(&after, us).is_none_or(|king| !is_attacked(&after, king, them));
            if !safe {
                return;
            }
            let pawn = before[from.index()].is_some_and(|piece| piece.kind == PieceKind::Pawn);
            if pawn && to.rank().index() == last {
                moves.extend(PieceKind::PROMOTIONS.map(|kind| (from, to, Some(kind))));
            } else {
                moves.push((from, to, None));
            }
        };
        for from in Square::all() {
            let Some(piece) = before[from.index()].filter(|piece| piece.color == us) else { continue };
            let enemy = |to: Square| {
                before[to.index()].is_some_and(|other| other.color == them && other.kind != PieceKind::King)
            };
            let empty = |to: Square| before[to.index()].is_none();
            if piece.kind == PieceKind::Pawn {
                let up = forward(us);
                if let Some(one) = from.offset(0, up).filter(|&to| empty(to)) {
                    try_move(from, one, None);
                    if let Some(two) = one.offset(0, up).filter(|&to| empty(to))
                        && from.rank().index() == second
                    {
                        try_move(from, two, None);
                    }
                }
                for side in [-1, 1] {
                    let Some(to) = from.offset(side, up) else { continue };
                    if enemy(to) {
                        try_move(from, to, None);
                    } else if position.en_passant() == Some(to) {
                        try_move(from, to, from.offset(side, 0));
                    }
                }
            } else {
                for to in attacked_from(&before, from, piece) {
                    if empty(to) || enemy(to) {
                        try_move(from, to, None);
                    }
                }
            }
        }
        for side in CastlingSide::ALL {
            let home = |file: u8| Square::from_index(first * 8 + file).unwrap();
            let (path, free) = match side {
                CastlingSide::Short => (vec![4, 5, 6], vec![5, 6]),
                CastlingSide::Long => (vec![4, 3, 2], vec![1, 2, 3]),
            };
            if position.castling().has(us, side)
                && only_king(&before, us) == Some(home(4))
                && free.iter().all(|&file| before[home(file).index()].is_none())
                && path.iter().all(|&file| !is_attacked(&before, home(file), them))
            {
                moves.push((home(4), home(path[2]), None));
            }
        }
        moves.sort();
        moves
    }
}

fn agree_with_plain_rules(position: &Position) {
    let mut moves: Vec<_> = position.legal_moves().iter().map(|mv| (mv.from(), mv.to(), mv.promotion())).collect();
    moves.sort();
    assert_eq!(moves, plainly::legal_moves(position), "{}", fen(&position.setup()));
}

/// A board of any sort: from nearly empty to full, with no king, one or several, pawns anywhere.
fn odd_setup(random: &mut Random) -> Setup {
    let mut setup = Setup::EMPTY;
    let density = 1 + random.below(12);
    let kings = random.below(4);
    for square in Square::all() {
        if random.below(density) != 0 {
            continue;
        }
        let kinds = if kings == 3 { 6 } else { 5 };
        let kind = PieceKind::ALL[random.below(kinds)];
        setup.board.set(square, Some(Piece::new(Color::ALL[random.below(2)], kind)));
    }
    for color in Color::ALL {
        // One king each in half of the boards, at home rather often.
        if kings == 1 || kings == 2 || random.below(4) == 0 {
            let home = CastlingSide::king_home(color);
            let square = if random.below(2) == 0 { home } else { Square::all().nth(random.below(64)).unwrap() };
            setup.board.set(square, Some(Piece::new(color, PieceKind::King)));
        }
        for side in CastlingSide::ALL {
            if random.below(2) == 0 {
                setup.board.set(side.rook_home(color), Some(Piece::new(color, PieceKind::Rook)));
            }
        }
    }
    setup.turn = Color::ALL[random.below(2)];
    setup.castling = CastlingRights::ALL;
    // An en passant square where one is thinkable.
    let rank = if setup.turn == Color::White { 5 } else { 2 };
    if random.below(2) == 0 {
        setup.en_passant = (0..8)
            .map(|file| Square::from_index(rank * 8 + file).unwrap())
            .find(|&passed| Position::new(Setup { en_passant: Some(passed), ..setup }).en_passant().is_some());
    }
    setup
}

/// A position of a random game, some way in.
fn game_position(random: &mut Random) -> Position {
    let mut position = Position::start();
    for _ in 0..random.below(120) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[random.below(moves.len())]);
    }
    position
}

#[test]
fn judge_and_generator_agree() {
    let mut random = Random(count_from("SKAKI_SEED", 20_230_101));
    for i in 0..count_from("SKAKI_POSITIONS", 3_000) {
        let position = if i % 2 == 0 { game_position(&mut random) } else { Position::new(odd_setup(&mut random)) };
        agree(&position);
        agree_with_plain_rules(&position);
    }
}

/// Boards that hold as many moves as possible, or nothing but queens: nothing overflows, nothing is lost.
#[test]
fn crowded_boards() {
    let queen = |color| Some(Piece::new(color, PieceKind::Queen));
    let mut setup = Setup::EMPTY;
    for square in Square::all() {
        setup.board.set(square, queen(Color::White));
    }
    assert!(!Position::new(setup).has_legal_move());

    let mut random = Random(7);
    let mut most = 0;
    for _ in 0..2_000 {
        // Queens around the edge and here and there, pawns about to be promoted, the rest empty.
        let mut setup = Setup::EMPTY;
        let edge = SquareSet(0xFF81_8181_8181_81FF);
        for square in Square::all() {
            if edge.contains(square) && random.below(5) != 0 || random.below(20) == 0 {
                setup.board.set(square, queen(Color::White));
            } else if random.below(30) == 0 {
                setup.board.set(square, queen(Color::Black));
            } else if square.rank().number() == 7 && random.below(3) == 0 {
                setup.board.set(square, Some(Piece::new(Color::White, PieceKind::Pawn)));
            }
        }
        let position = Position::new(setup);
        let moves = position.legal_moves();
        assert_eq!(moves.len(), plainly::legal_moves(&position).len(), "{}", fen(&setup));
        most = most.max(moves.len());
    }
    assert!(most > 230, "no board was crowded: {most}");
}

/// No reason favours a side: with colours exchanged and the board turned upside down, the same reasons come in the
/// same order, on the squares turned upside down.
#[test]
fn colours_are_treated_alike() {
    let mut random = Random(count_from("SKAKI_SEED", 20_230_101));
    let flip = |squares: SquareSet| squares.iter().map(crate::setups::flipped).collect::<SquareSet>();
    for i in 0..count_from("SKAKI_POSITIONS", 3_000) / 10 {
        let position = if i % 2 == 0 { game_position(&mut random) } else { Position::new(odd_setup(&mut random)) };
        let mirror = Position::new(crate::setups::mirrored(&position.setup()));
        assert_eq!(position.state(), mirror.state(), "{}", fen(&position.setup()));
        for from in Square::all() {
            for to in Square::all() {
                for promotion in [None, Some(PieceKind::Queen), Some(PieceKind::King)] {
                    let said = position.judge(from, to, promotion);
                    let mirrored = mirror.judge(crate::setups::flipped(from), crate::setups::flipped(to), promotion);
                    match (said, mirrored) {
                        (Ok(_), Ok(_)) => {}
                        (Err(said), Err(mirrored)) => {
                            let said = said.iter().map(|reason| (reason.code(), flip(reason.squares())));
                            let mirrored = mirrored.iter().map(|reason| (reason.code(), reason.squares()));
                            assert!(said.eq(mirrored), "{from}{to} in {}", fen(&position.setup()));
                        }
                        _ => panic!("{from}{to} in {}", fen(&position.setup())),
                    }
                }
            }
        }
    }
}
