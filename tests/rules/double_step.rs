//! What a board says of a pawn's double step, held against what a game knows: how a pawn came where it stands, and whether a
//! square can have been passed with the last move.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use crate::random::Random;
use crate::setups::fen;
use skaki::rules::game::Game;
use skaki::rules::{
    Board, Color, File, Move, Piece, PieceKind, Position, PositionFault, Rank, Reason, Setup, Square, attacks,
};

/// Random games in which pawns move often, shown after each move with the moves so far.
fn play_games(games: u64, mut look: impl FnMut(&Game)) {
    for seed in 0..games {
        let mut random = Random(seed);
        let mut game = Game::default();
        for _ in 0..80 {
            let moves = game.position().legal_moves();
            let pawns: Vec<Move> = moves.iter().copied().filter(|mv| mv.piece() == PieceKind::Pawn).collect();
            let from: &[Move] = if pawns.is_empty() || random.below(4) == 0 { &moves } else { &pawns };
            if from.is_empty() {
                break;
            }
            game.play(from[random.below(from.len())]);
            look(&game);
        }
    }
}

#[test]
fn a_pawn_of_which_the_board_says_that_it_made_no_double_step_made_none() {
    let (mut shown, mut open) = (0, 0);
    play_games(400, |game| {
        let position = game.position();
        for from in position.board().of(Piece::new(position.turn(), PieceKind::Pawn)) {
            for to in attacks::pawn(position.turn(), from) {
                match position.judge(from, to, None).as_ref().map_err(|refusal| *refusal.first()) {
                    Err(Reason::EnPassantNotDoubleStep { target, .. }) => {
                        let arrival = game.moves().iter().rev().find(|mv| mv.to() == target.square);
                        assert!(arrival.is_some_and(|mv| !mv.is_double_step()), "{}", fen(&position.setup()));
                        shown += 1;
                    }
                    Err(Reason::EnPassantTooLate { .. }) => open += 1,
                    _ => {}
                }
            }
        }
    });
    assert!(shown > 20 && open > 20, "{shown} {open}");
}

#[test]
fn every_double_step_of_a_game_explains_its_square() {
    let mut passed = 0;
    play_games(400, |game| {
        let setup = game.position().setup();
        passed += usize::from(setup.en_passant.is_some());
        assert_eq!(Position::faults(&setup), [], "{}", fen(&setup));
    });
    assert!(passed > 200, "{passed}");
}

/// The double step taken back: where the pawn stood, nobody, and the pawn at home. None where that cannot be.
fn before(setup: &Setup, passed: Square) -> Option<(Board, Square)> {
    let mover = setup.turn.opponent();
    let square = |rank: Rank| Square::new(passed.file(), rank.seen_by(mover));
    let (home, landing) = (square(Rank::Second), square(Rank::Fourth));
    let pawn = Piece::new(mover, PieceKind::Pawn);
    let free = setup.board.piece_at(home).is_none() && setup.board.piece_at(passed).is_none();
    if passed.rank() != Rank::Third.seen_by(mover) || !free || setup.board.piece_at(landing) != Some(pawn) {
        return None;
    }
    let mut board = setup.board;
    board.set(landing, None);
    board.set(home, Some(pawn));
    Some((board, landing))
}

/// The same as the rules say, as plainly as can be: before the step it was the pawn's side's turn, so nothing of it attacked
/// the other king. That the step itself came between is let pass.
fn is_explained(setup: &Setup, passed: Square) -> bool {
    let Some((board, landing)) = before(setup, passed) else { return false };
    let (mover, kings) = (setup.turn.opponent(), setup.board.of(Piece::new(setup.turn, PieceKind::King)));
    let Some(king) = kings.first().filter(|_| kings.len() == 1) else { return true };
    let came_between = |square: Square| attacks::between(square, king).contains(landing);
    let in_check = setup.board.attackers(king, mover).any();
    board.attackers(king, mover).iter().all(|square| !in_check && came_between(square))
}

#[test]
fn a_square_that_no_double_step_explains_is_told() {
    let mut random = Random(7);
    let (mut explained, mut not) = (0, 0);
    for _ in 0..60_000 {
        let mut setup = Setup { turn: Color::ALL[random.below(2)], ..Setup::EMPTY };
        let mover = setup.turn.opponent();
        let file = File::from_index(random.below(8) as u8).unwrap();
        let passed = Square::new(file, Rank::Third.seen_by(mover));
        let any = |random: &mut Random| Square::all().nth(random.below(64)).unwrap();
        setup.board.set(Square::new(file, Rank::Fourth.seen_by(mover)), Some(Piece::new(mover, PieceKind::Pawn)));
        // The king near the pawn, where its step matters.
        let near = Square::new(
            File::from_index((file.index() as usize + random.below(3)).saturating_sub(1).min(7) as u8).unwrap(),
            Rank::from_number(random.below(8) as u8 + 1).unwrap(),
        );
        for (piece, square) in [
            (Piece::new(setup.turn, PieceKind::King), near),
            (Piece::new(mover, PieceKind::King), any(&mut random)),
            (
                Piece::new(mover, [PieceKind::Queen, PieceKind::Bishop, PieceKind::Rook][random.below(3)]),
                any(&mut random),
            ),
        ] {
            if setup.board.piece_at(square).is_none() {
                setup.board.set(square, Some(piece));
            }
        }
        setup.en_passant = Some(passed);
        let told = Position::faults(&setup).contains(&PositionFault::EnPassantImpossible(passed));
        assert_eq!(told, !is_explained(&setup, passed), "{}", fen(&setup));
        if told { not += 1 } else { explained += 1 }
    }
    assert!(explained > 10_000 && not > 1_000, "{explained} {not}");
}
