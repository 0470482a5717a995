//! Games: what their history knows, and how they end.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use skaki::rules::game::{ClaimKind, DrawError, Game, OfferTiming, Outcome, OutcomeKind, Rulebook, dead};
use skaki::rules::notation::typed::ReadError;
use skaki::rules::notation::uci::Uci;
use skaki::rules::notation::{fen, read_move};
use skaki::rules::{CastlingSide, Color, File, Piece, PieceKind, Position, Rank, Reason, Setup, Square, State};

fn position(text: &str) -> Position {
    Position::new(fen::read(text).unwrap_or_else(|faults| panic!("{text}: {faults}")))
}

fn game(start: &str, moves: &str) -> Game {
    let mut game = Game::new(position(start));
    for text in moves.split_whitespace() {
        let typed = read_move(text, &game).unwrap_or_else(|error| panic!("{text} in {start} {moves}: {error:?}"));
        game.play(typed.mv);
    }
    game
}

fn uci(text: &str) -> Uci {
    text.parse().unwrap()
}

fn codes(game: &Game, attempt: &str) -> String {
    let Uci { from, to, promotion } = uci(attempt);
    match game.judge(from, to, promotion) {
        Ok(_) => "legal".to_owned(),
        Err(refusal) => refusal.iter().map(Reason::code).collect::<Vec<_>>().join(" "),
    }
}

const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Start, moves, attempt, what is said of it.
const HISTORY: &[(&str, &str, &str, &str)] = &[
    // Who moved, once the history shows it.
    (CASTLES, "", "e1g1", "legal"),
    (CASTLES, "Ke2 a8b8 Ke1 b8a8", "e1g1", "castling-king-moved"),
    (CASTLES, "Ke2 a8b8 Ke1 b8a8", "e1c1", "castling-king-moved"),
    (CASTLES, "Ke2 a8b8 Ke1", "e8g8", "legal"),
    (CASTLES, "Ke2 a8b8 Ke1", "e8c8", "castling-no-rook castling-rook-moved"),
    (CASTLES, "h1h2 Ke7 h2h1 Ke8", "e1g1", "castling-rook-moved"),
    (CASTLES, "h1h2 Ke7 h2h1 Ke8", "e1c1", "legal"),
    (CASTLES, "h1h2 Ke7 h2h1 Ke8 h1h2", "e8g8", "castling-king-moved"),
    (CASTLES, "h1h2 Ke7 Ke2 Kf7 Ke1 Ke7 h2h1 Ke8", "e1g1", "castling-king-moved castling-rook-moved"),
    // The rook of the corner was taken, and another one has come there.
    (CASTLES, "h1h8 Kd7 h8a8 Kc7 a8h8 Kc6 h8h1 Kb6", "e1g1", "castling-rook-moved"),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
        "h8h1 Kd2 h1h8 a1h1 a8b8 Ke1 b8a8",
        "e1g1",
        "castling-king-moved castling-rook-moved",
    ),
    ("4k2r/8/8/8/8/8/7R/R3K2R b KQk - 0 1", "h8h2 O-O-O h2h8", "c1e1", "wrong-shape"),
    // A FEN without the right, and a history that shows nothing.
    ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", "e1g1", "castling-right-gone"),
    ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h2 Kd7 h2h1 Ke8", "e1g1", "castling-rook-moved"),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 Kd7 a2h2 Kd6 h2h1 Kd7", "e1g1", "castling-rook-moved"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1g1", "castling-no-rook"),
    // En passant: too late, or never.
    ("start", "e2e4 a7a6 e4e5 d7d5", "e5d6", "legal"),
    ("start", "e2e4 a7a6 e4e5 d7d5 g1f3 a6a5", "e5d6", "en-passant-too-late"),
    ("start", "e2e4 d7d6 e4e5 d6d5", "e5d6", "en-passant-not-double-step"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "", "e5d6", "en-passant-too-late"),
    ("4k3/8/4p3/4P3/3P4/8/8/4K3 b - - 0 1", "", "e6d5", "pawn-nothing-to-capture"),
    ("4k3/8/4p3/3NP3/8/8/8/4K3 b - - 0 1", "exd5", "e5d6", "en-passant-not-double-step"),
    ("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1", "a7a5 a2a3 a5a4 b2b4", "a4b3", "legal"),
    (
        "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1",
        "a7a5 b2b3 a5a4 b3b4",
        "a4b3",
        "en-passant-not-double-step",
    ),
    // The end of the game.
    ("start", "f3 e5 g4 Qh4", "a2a3", "game-over check-not-answered"),
    ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Qf7", "h8g8", "game-over king-into-attack"),
    // A dead position refuses nothing.
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1e2", "legal"),
];

#[test]
fn the_history_says_who_moved() {
    for &(start, moves, attempt, expected) in HISTORY {
        assert_eq!(codes(&game(start, moves), attempt), expected, "{start} {moves} {attempt}");
    }
}

#[test]
fn castling_by_name_is_refused_with_the_history_too() {
    let played = game("start", "e4 e5 Ke2 Ke7");
    let Err(error) = read_move("O-O", &played) else { panic!("legal") };
    assert_eq!(error.code(), "castling-king-moved");
    let ReadError::Refused { attempt, .. } = error else { panic!("{error:?}") };
    assert_eq!(attempt, Some(uci("e1g1")));
    assert_eq!(played.move_number(2), (2, Color::White));
    assert_eq!(played.move_number(3), (2, Color::Black));
    // Whoever castles moves the rook as well.
    let castled = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O Ke7");
    assert_eq!(castled.never_moved(Color::White, CastlingSide::Short), (false, false));
    assert_eq!(castled.never_moved(Color::White, CastlingSide::Long), (false, true));
    assert_eq!(castled.never_moved(Color::Black, CastlingSide::Short), (false, true));
}

#[test]
fn moves_are_numbered_from_where_the_game_starts() {
    let played = game("4k3/8/8/8/8/8/8/4K3 b - - 0 30", "Kd7 Kd2 Ke7");
    assert_eq!(played.move_number(0), (30, Color::Black));
    assert_eq!(played.move_number(1), (31, Color::White));
    assert_eq!(played.move_number(2), (31, Color::Black));
}

#[test]
fn taking_back_restores_everything() {
    let mut played = game("start", "e4 e5 Nf3 Nc6");
    let before = played.clone();
    played.play(read_move("Bb5", &played).unwrap().mv);
    played.offer_draw(Color::White).unwrap();
    played.resign(Color::Black).unwrap();
    assert_eq!(played.take_back().map(|mv| mv.uci().to_string()).as_deref(), Some("f1b5"));
    assert_eq!(played, before);
    while played.take_back().is_some() {}
    assert_eq!(played, Game::default());
    assert_eq!(played.positions().count(), 1);
}

/// Start, moves, rulebook, kind of end and winner.
const ENDS: &[(&str, &str, Rulebook, &str)] = &[
    ("start", "", Rulebook::Fide, "none"),
    ("start", "f3 e5 g4 Qh4", Rulebook::Fide, "checkmate black"),
    ("start", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7", Rulebook::Fide, "checkmate white"),
    ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", Rulebook::Fide, "stalemate"),
    // A pinned piece cannot help: stalemate.
    ("k6R/8/1K6/8/8/8/8/r7 b - - 0 1", "", Rulebook::Fide, "checkmate white"),
    ("kb5R/8/1K6/8/8/8/8/8 b - - 0 1", "", Rulebook::Fide, "stalemate"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", Rulebook::Fide, "dead-position"),
    ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "", Rulebook::Fide, "dead-position"),
    ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", "", Rulebook::Fide, "none"),
    ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", "", Rulebook::Fide, "dead-position"),
    ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "", Rulebook::Fide, "none"),
    ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "", Rulebook::School, "insufficient-material"),
    ("4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", "", Rulebook::School, "insufficient-material"),
    ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "", Rulebook::School, "insufficient-material"),
    ("4kn2/8/8/8/8/8/8/4KNN1 w - - 0 1", "", Rulebook::School, "none"),
    ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "", Rulebook::Fide, "none"),
    ("4kn2/8/8/8/8/8/8/4KP2 w - - 0 1", "", Rulebook::School, "none"),
    // Fifty is a claim, seventy-five an end.
    ("4k3/8/8/8/8/8/8/R3K3 w - - 100 90", "", Rulebook::Fide, "none"),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 149 90", "", Rulebook::Fide, "none"),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 149 90", "Ra2", Rulebook::Fide, "seventy-five"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 90", "Ra8", Rulebook::Fide, "checkmate white"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 90", "Ra8", Rulebook::Fide, "checkmate white"),
    // Three times is a claim, five times an end.
    ("start", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", Rulebook::Fide, "none"),
    ("start", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", Rulebook::Fide, "fivefold"),
    // No king, no end.
    ("8/8/8/8/8/8/8/4R3 w - - 0 1", "", Rulebook::Fide, "none"),
    ("8/8/8/8/8/8/8/8 w - - 0 1", "", Rulebook::Fide, "none"),
];

#[test]
fn games_end_as_the_rulebook_says() {
    for &(start, moves, rulebook, expected) in ENDS {
        let told = match game(start, moves).outcome(rulebook) {
            None => "none".to_owned(),
            Some(Outcome { kind, winner: None }) => kind.code().to_owned(),
            Some(Outcome { kind, winner: Some(winner) }) => format!("{} {}", kind.code(), winner.name()),
        };
        assert_eq!(told, expected, "{start} {moves} {rulebook:?}");
    }
}

/// Position, whether it is dead.
const DEAD: &[(&str, bool)] = &[
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
    ("4k3/8/8/8/8/8/8/4KB2 b - - 0 1", true),
    ("4kn2/8/8/8/8/8/8/4K3 b - - 0 1", true),
    ("3bk3/5b2/8/8/8/8/8/B1B1K3 b - - 0 1", false), // bishops on both colours
    ("5bk1/6b1/8/8/8/8/1B6/B3K3 b - - 0 1", true),
    ("4kb2/8/7b/8/8/8/8/2B1K1B1 b - - 0 1", true), // four bishops, all on dark squares
    // With help there is a mate in each of these.
    ("kb6/1B6/K7/8/8/8/8/8 w - - 0 1", false),
    ("kn6/8/1K6/8/8/8/8/4B3 w - - 0 1", false),
    ("kn6/8/1K6/8/8/8/8/4N3 w - - 0 1", false),
    ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", false),
    ("4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1", false),
    ("4k3/4p3/8/8/8/8/8/4KB2 w - - 0 1", false),
    ("4kr2/8/8/8/8/8/8/4K3 w - - 0 1", false),
    // Mate is no dead position.
    ("k1K5/8/1n6/8/8/8/8/8 w - - 0 1", true),
    ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", false),
    // Pawns that lock each other over the whole board, and no way round.
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1", true),
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 b - - 0 1", true),
    ("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1", true),
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K2N w - - 0 1", false),
    ("4k3/8/1p1p1p2/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1", false), // h6 is a way in
    ("4k3/8/8/p7/P7/8/8/4K3 w - - 0 1", false),
    ("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", false),
    // Beside locked pawns bishops that can attack none of them, and mate nobody.
    ("2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/2B1K3 w - - 0 1", true),
    ("4kb2/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1", true),
    // A bishop of the other colour, a knight or a rook gives a pawn away.
    ("2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/3BK3 w - - 0 1", false),
    ("4k1b1/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1", false),
    ("2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/2B1K1N1 w - - 0 1", false),
    ("2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/R1B1K3 w - - 0 1", false),
    // Nothing but kings and bishops moves here either, but with the black king on h8 and its bishop on g8 there is a mate.
    ("2b1k3/4B2p/p1p1p1pP/P1P1P1P1/8/8/8/4K3 w - - 0 1", false),
    ("4k3/4B2p/p1p1p1pP/P1P1P1P1/8/8/8/4K3 w - - 0 1", true),
    ("2b1k3/7p/p1p1p1pP/P1P1P1P1/8/8/8/2B1K3 w - - 0 1", true), // and from here White's never comes to the other half
    // The only moves are captures that leave too little.
    ("8/8/8/8/8/1k6/p7/K7 w - - 0 1", true), // stalemate, so there is no continuation
    ("k7/8/8/8/8/8/1r6/K7 w - - 0 1", true), // Kxb2 is forced
    ("k7/8/8/8/8/8/1q6/K7 w - - 0 1", true),
    ("k7/8/8/8/8/2b5/1q6/K7 w - - 0 1", false), // mate already
    ("k7/8/8/8/8/2r5/1r6/K7 w - - 0 1", false), // protected: mate or not, Black can mate
];

#[test]
fn dead_is_said_of_dead_positions_only() {
    let wrong: Vec<_> = DEAD.iter().filter(|(text, dead)| dead::is_dead(&position(text)) != *dead).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What is proved dead stays without a mate, however one plays on: a hundred games at random from each.
#[test]
fn no_game_from_a_dead_position_ends_in_mate() {
    let mut state = 0xDEAD_u64;
    let mut below = |count: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % count as u64) as usize
    };
    for (text, _) in DEAD.iter().filter(|(_, dead)| *dead) {
        for _ in 0..100 {
            let mut position = position(text);
            for _ in 0..100 {
                assert_ne!(position.state(), State::Checkmate, "{text}");
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play(moves[below(moves.len())]);
                assert!(dead::is_dead(&position), "{text}: dead, and then not");
            }
        }
    }
}

/// Counting back to the last capture or pawn's move, as the game does, finds what comparing with every position finds.
#[test]
fn repetitions_are_counted_as_by_hand() {
    let mut state = 0x51DE_u64;
    let mut below = |count: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % count as u64) as usize
    };
    let (mut claims, mut ends) = (0, 0);
    for start in
        ["k7/8/8/p7/P7/8/8/K7 w - - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "8/8/8/8/8/2k5/7p/K7 w - - 7 40"]
    {
        for _ in 0..30 {
            let mut game = Game::new(position(start));
            for _ in 0..120 {
                let moves = game.position().legal_moves();
                if moves.is_empty() {
                    break;
                }
                game.play(moves[below(moves.len().min(3))]);
                let times = game.occurrences().len();
                assert_eq!(game.holds(ClaimKind::Threefold, None), times >= 3);
                claims += usize::from(times >= 3);
                if times >= 4 {
                    let fivefold = game.outcome(Rulebook::Fide).is_some_and(|it| it.kind == OutcomeKind::Fivefold);
                    ends += usize::from(fivefold);
                    assert!(!fivefold || times >= 5);
                }
            }
        }
    }
    assert!(claims > 100 && ends > 10, "{claims} claims, {ends} ends");
}

/// Position, and who can never mate.
#[test]
fn a_side_that_cannot_mate_does_not_win_by_resignation() {
    for (text, white_wins, black_wins) in [
        ("start", true, true),
        ("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", true, false),
        ("4kn2/8/8/8/8/8/8/4KQ2 w - - 0 1", true, false),
        ("4kn2/8/8/8/8/8/8/4KR2 w - - 0 1", true, true), // the rook may stand in its king's way
        ("4kb2/8/8/8/8/8/8/4KR2 w - - 0 1", true, false),
        ("4kb2/8/8/8/8/8/8/4KP2 w - - 0 1", true, true),
        ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", true, true),
        ("4kp2/8/8/8/8/8/8/4K3 w - - 0 1", false, true),
    ] {
        for (winner, wins) in [(Color::White, white_wins), (Color::Black, black_wins)] {
            let mut game = Game::new(position(text));
            if let Some(outcome) = game.outcome(Rulebook::Fide) {
                panic!("{text}: {outcome:?}");
            }
            let outcome = game.resign(winner.opponent()).unwrap();
            assert_eq!(outcome.kind, OutcomeKind::Resignation);
            assert_eq!(outcome.winner, wins.then_some(winner), "{text} {winner:?}");
            assert_eq!(game.outcome(Rulebook::Fide), Some(outcome));
            assert!(codes(&game, "e1e2").starts_with("game-over"));
            assert_eq!(game.resign(winner), Err(outcome));
        }
    }
}

/// What `never_by_material` says of four men, held against every placing of them: no position of these is mate.
/// Without pawns the four quarters of the board are alike, so the black king stands in one of them.
#[test]
fn four_men_that_never_mate_never_do() {
    use PieceKind::{Bishop, Knight, Queen, Rook};
    for (own, other) in [(Knight, Queen), (Bishop, Rook), (Bishop, Queen), (Bishop, Bishop)] {
        let mut mates = 0u32;
        let mut placings = 0u32;
        for king in Square::all() {
            for squares in 0..64 * 64 * 64u32 {
                let at = |shift: u32| Square::all().nth((squares >> shift & 63) as usize).unwrap();
                let (theirs, man, others) = (at(0), at(6), at(12));
                if theirs.file() > File::D || theirs.rank() > Rank::Fourth {
                    continue;
                }
                let distinct = [king, theirs, man, others];
                if (1..4).any(|i| distinct[..i].contains(&distinct[i])) || king.distance(theirs) < 2 {
                    continue;
                }
                if (own, other) == (Bishop, Bishop) && man.is_light() != others.is_light() {
                    continue;
                }
                let mut setup = Setup { turn: Color::Black, ..Setup::EMPTY };
                setup.board.set(king, Some(Piece::new(Color::White, PieceKind::King)));
                setup.board.set(theirs, Some(Piece::new(Color::Black, PieceKind::King)));
                setup.board.set(man, Some(Piece::new(Color::White, own)));
                setup.board.set(others, Some(Piece::new(Color::Black, other)));
                let position = Position::new(setup);
                placings += 1;
                mates += u32::from(position.state() == State::Checkmate);
            }
        }
        assert!(placings > 1_000_000);
        assert_eq!(mates, 0, "{own:?} against {other:?}");
    }
}

#[test]
fn draws_are_offered_accepted_declined_and_lapse() {
    let mut played = game("start", "e4");
    assert_eq!(played.offer_draw(Color::White), Ok(OfferTiming::BeforeBothMoved));
    assert_eq!(played.accept_draw(Color::Black), Err(DrawError::BothMustMoveFirst));
    assert_eq!(played.accept_draw(Color::White), Err(DrawError::NoOffer));

    let mut played = game("start", "e4 e5 Nf3");
    assert_eq!(played.offer_draw(Color::White), Ok(OfferTiming::Proper));
    assert_eq!(played.offer_draw(Color::Black), Err(DrawError::AlreadyOffered { by: Color::White }));
    assert_eq!(played.decline_draw(Color::Black), Ok(()));
    assert_eq!(played.accept_draw(Color::Black), Err(DrawError::NoOffer));
    assert_eq!(played.offer_draw(Color::Black), Ok(OfferTiming::OnOwnTurn));
    // The one who offered moves: the offer stands. The other moves: it lapses.
    played.play(read_move("Nc6", &played).unwrap().mv);
    assert_eq!(played.draw_offer(), Some(Color::Black));
    played.play(read_move("Bb5", &played).unwrap().mv);
    assert_eq!(played.draw_offer(), None);
    assert_eq!(played.offer_draw(Color::White), Ok(OfferTiming::Proper));
    let drawn = Outcome { kind: OutcomeKind::Agreement, winner: None };
    assert_eq!(played.accept_draw(Color::Black), Ok(drawn));
    assert_eq!(played.outcome(Rulebook::Fide), Some(drawn));
    assert_eq!(played.offer_draw(Color::White), Err(DrawError::GameEnded));
    assert_eq!(codes(&played, "a7a6"), "game-over");
}

/// Start, moves, and what may be claimed.
const CLAIMS: &[(&str, &str, &str)] = &[
    ("start", "", ""),
    ("start", "Nf3 Nf6 Ng1 Ng8", ""),
    ("start", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "threefold:f6g8"),
    ("start", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "threefold:now"),
    ("4k3/8/8/8/8/8/8/R3K3 w Q - 98 90", "", ""),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 100 90", "", "fifty:now"),
    ("4k3/8/8/8/8/8/8/R3K3 b - - 100 90", "", "fifty:now"),
    // A pawn's move would begin the count anew.
    ("8/8/8/8/8/p1k5/P7/K7 w - - 99 90", "", "fifty:a1b1"),
    ("7k/7p/8/8/8/8/8/K6R w - - 149 90", "", "fifty:now"),
    // After seventy-five moves, at the fifth occurrence and in a dead position the game is over without a claim.
    ("7k/7p/8/8/8/8/8/K6R w - - 150 90", "", ""),
    ("4k3/8/8/8/8/8/8/4K3 w - - 100 90", "", ""),
    ("start", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", ""),
    // A right to castle was lost in between: not the same position.
    (CASTLES, "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", ""),
    (CASTLES, "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1", "threefold:now"),
    (CASTLES, "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", "threefold:now"),
    // An en passant right that a legal move could use counts, one that none can use does not.
    ("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5 Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8", "threefold:e1d1"),
    ("4k3/3p4/8/8/8/8/8/4K3 b - - 0 1", "d5 Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8", "threefold:now"),
    ("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5 Kd1 Kh8 Ke1 Kg8 Kd1 Kh8 Ke1 Kg8", "threefold:now"), // the taker is pinned
];

#[test]
fn claims_are_those_of_the_player_to_move() {
    for &(start, moves, expected) in CLAIMS {
        let game = game(start, moves);
        let told: Vec<_> = game
            .claims()
            .iter()
            .map(|claim| {
                let with = claim.with.map_or("now".to_owned(), |mv| mv.uci().to_string());
                format!("{}:{with}", claim.kind.code())
            })
            .collect();
        assert_eq!(told.join(" "), expected, "{start} {moves}");
    }
}

#[test]
fn a_claim_holds_of_what_was_counted() {
    let mut played = game("start", "Nf3 Nf6 Ng1 Ng8");
    assert_eq!(played.occurrences(), [0, 4]);
    assert!(ClaimKind::ALL.into_iter().all(|kind| !played.holds(kind, None)));
    for text in ["Nf3", "Nf6", "Ng1"] {
        played.play(read_move(text, &played).unwrap().mv);
    }
    assert_eq!(played.occurrences(), [3, 7]);
    let home = read_move("Ng8", &played).unwrap().mv;
    assert!(played.holds(ClaimKind::Threefold, Some(home)));
    assert!(!played.holds(ClaimKind::Threefold, None) && !played.holds(ClaimKind::Fifty, Some(home)));
}

#[test]
fn in_an_ended_game_the_rulebook_refuses_every_move() {
    let dead = Game::new(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    let Uci { from, to, promotion } = uci("e1e2");
    assert!(dead.judge(from, to, promotion).is_ok());
    let refusal = dead.judge_by(Rulebook::Fide, from, to, promotion).unwrap_err();
    assert_eq!(refusal.first().code(), "game-over");
}

/// Moves of one side alone are no moves of each side, and what stands between them does not repeat.
#[test]
fn where_one_side_stands_still_nothing_is_counted_but_moves_have_numbers() {
    let mut game = Game::new(position("4k3/4p3/8/8/8/8/8/R3K3 w - - 98 60"));
    for text in ["Ra2", "Ra1", "Ra2", "Ra1"] {
        let mv = read_move(text, &game).unwrap().mv;
        game.play(mv);
        game.stand_still();
    }
    assert_eq!((game.position().halfmove_clock(), game.claims()), (98, vec![]));
    assert_eq!(
        [0, 1, 2, 3, 4].map(|ply| game.move_number(ply)),
        [60, 61, 62, 63, 64].map(|number| (number, Color::White))
    );
    let mut black = Game::new(position("4k3/4p3/8/8/8/8/8/R3K3 b - - 0 60"));
    for text in ["e5", "e4"] {
        let mv = read_move(text, &black).unwrap().mv;
        black.play(mv);
        black.stand_still();
    }
    assert_eq!([0, 1, 2].map(|ply| black.move_number(ply)), [60, 61, 62].map(|number| (number, Color::Black)));
    let mut first = Game::default();
    for text in ["e4", "d4"] {
        let mv = read_move(text, &first).unwrap().mv;
        first.play(mv);
        first.stand_still();
    }
    assert_eq!((first.has_moved(Color::White), first.has_moved(Color::Black)), (true, false));
}
