//! Positions written as FEN, read and shown independently of the product's reader.
#![allow(clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use skaki::rules::{CastlingRights, CastlingSide, Color, File, Piece, PieceKind, Position, Rank, Setup, Square};

/// The setup of a FEN that the test itself wrote; anything wrong with it fails the test.
pub(crate) fn setup(fen: &str) -> Setup {
    if fen == "start" {
        return Setup::start();
    }
    let mut setup = Setup::EMPTY;
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let mut rows = fields[0].split('/');
    for rank in Rank::ALL.into_iter().rev() {
        let mut file = 0;
        for letter in rows.next().expect("eight rows").chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += empty as u8;
            } else {
                let square = Square::new(File::from_index(file).expect("eight files"), rank);
                setup.board.set(square, Some(Piece::from_fen_letter(letter).expect("a piece")));
                file += 1;
            }
        }
        assert_eq!(file, 8, "{fen}");
    }
    setup.turn = match fields[1] {
        "w" => Color::White,
        "b" => Color::Black,
        other => panic!("{other}"),
    };
    for letter in fields[2].chars() {
        setup.castling = match letter {
            'K' => setup.castling.with(Color::White, CastlingSide::Short),
            'Q' => setup.castling.with(Color::White, CastlingSide::Long),
            'k' => setup.castling.with(Color::Black, CastlingSide::Short),
            'q' => setup.castling.with(Color::Black, CastlingSide::Long),
            '-' => CastlingRights::NONE,
            other => panic!("{other}"),
        };
    }
    if fields[3] != "-" {
        setup.en_passant = Some(fields[3].parse().expect("a square"));
    }
    setup.halfmove_clock = fields.get(4).map_or(0, |text| text.parse().expect("a number"));
    setup.fullmove_number = fields.get(5).map_or(1, |text| text.parse().expect("a number"));
    setup
}

/// The position of a FEN that the test itself wrote.
pub(crate) fn position(fen: &str) -> Position {
    Position::new(setup(fen))
}

/// The board, turn, rights and en passant square of a setup as FEN has them, to show where a test failed.
pub(crate) fn fen(setup: &Setup) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match setup.board.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        text += &empty.to_string();
                        empty = 0;
                    }
                    text.push(piece.fen_letter());
                }
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        if rank != Rank::First {
            text.push('/');
        }
    }
    text += if setup.turn == Color::White { " w " } else { " b " };
    if setup.castling.is_empty() {
        text.push('-');
    }
    for (color, side) in setup.castling.iter() {
        let kind = if side == CastlingSide::Short { PieceKind::King } else { PieceKind::Queen };
        text.push(Piece::new(color, kind).fen_letter());
    }
    text.push(' ');
    text += &setup.en_passant.map_or("-".to_string(), |square| square.to_string());
    text + &format!(" {} {}", setup.halfmove_clock, setup.fullmove_number)
}

/// The move of a promotion letter of UCI, king and pawn included.
pub(crate) fn promotion(letter: char) -> PieceKind {
    Piece::from_fen_letter(letter).expect("a piece").kind
}

/// A count from the environment, for longer runs.
pub(crate) fn count_from(variable: &str, default: u64) -> u64 {
    std::env::var(variable).map_or(default, |text| text.replace('_', "").parse().expect("a number"))
}

/// The square on the same file, seen from the other side.
pub(crate) fn flipped(square: Square) -> Square {
    Square::new(square.file(), square.rank().seen_by(Color::Black))
}

/// The same setup with colours exchanged and the board turned upside down.
pub(crate) fn mirrored(setup: &Setup) -> Setup {
    let mut mirrored = Setup {
        board: skaki::rules::Board::EMPTY,
        turn: setup.turn.opponent(),
        castling: CastlingRights::NONE,
        en_passant: setup.en_passant.map(flipped),
        ..*setup
    };
    for placed in setup.board.pieces() {
        let piece = Piece::new(placed.piece.color.opponent(), placed.piece.kind);
        mirrored.board.set(flipped(placed.square), Some(piece));
    }
    for (color, side) in setup.castling.iter() {
        mirrored.castling = mirrored.castling.with(color.opponent(), side);
    }
    mirrored
}
