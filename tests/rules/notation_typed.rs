//! What people type: one line a case.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use skaki::rules::Position;
use skaki::rules::notation::typed::{NoSquare, ReadError, RefusedDetail, Remark, UnreadableCause};
use skaki::rules::notation::{Notation, fen, read_move, read_square, write_move};

fn position(text: &str) -> Position {
    Position::new(fen::read(text).unwrap_or_else(|faults| panic!("{text}: {faults}")))
}

/// What came of a text, in short: the UCI of the move with its remarks, or the code and what goes with it.
fn told(text: &str, position: &Position) -> String {
    let suggestion = |error: &ReadError| {
        error.suggestions().iter().map(|it| format!(" ?{}={}", it.latin, it.greek)).collect::<String>()
    };
    match read_move(text, position) {
        Ok(typed) => {
            let remarks: String = typed
                .remarks
                .iter()
                .map(|remark| match remark {
                    Remark::NotACapture => " no-capture",
                    Remark::NotCheck => " no-check",
                    Remark::NotMate => " no-mate",
                    Remark::NotEnPassant => " no-ep",
                })
                .collect();
            format!("{}{remarks}", typed.mv.uci())
        }
        Err(error) => {
            let more = match &error {
                ReadError::Unreadable(unreadable) => match unreadable.cause {
                    UnreadableCause::Empty => " empty".to_owned(),
                    UnreadableCause::NoFile(letter) => format!(" {letter}"),
                    UnreadableCause::NoRank(figure) => format!(" {figure}"),
                    UnreadableCause::NoMove => String::new(),
                },
                ReadError::MixedAlphabets { latin, greek, .. } => format!(" {latin}{greek}"),
                ReadError::Ambiguous { candidates } => {
                    let mut names: Vec<_> =
                        candidates.iter().map(|mv| write_move(position, *mv, Notation::LATIN)).collect();
                    names.sort();
                    format!(" {}", names.join(" "))
                }
                ReadError::NoPieceReaches { piece, to, .. } => format!(" {}{to}", piece.fen_letter()),
                ReadError::Refused { attempt, detail, .. } => {
                    let detail = detail.map_or(String::new(), |it: RefusedDetail| format!(" {}", it.name()));
                    format!(" {}{detail}", attempt.map_or("-".to_owned(), |it| it.to_string()))
                }
            };
            format!("{}{more}{}", error.code(), suggestion(&error))
        }
    }
}

const START: &str = "start";
/// Both sides may castle on both sides.
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
/// A white pawn about to be promoted, straight ahead or taking.
const PROMOTES: &str = "3r1n2/4P3/8/8/8/8/k7/4K3 w - - 0 1";
/// Knights on b1 and f3 may both go to d2, rooks on a1 and a5 both to a3.
const TWO: &str = "4k3/8/8/R7/8/5N2/8/RN2K3 w - - 0 1";
/// White pawns on b3, d4, e5, bishops on c1 and f1, a queen on d1; Black has just played d7-d5.
const MIDDLE: &str = "4k3/8/2n5/3pP3/2p5/1P6/8/2BQKB2 w - d6 0 1";

/// The initial position, Black to move.
const BLACK: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";

const CASES: &[(&str, &str, &str)] = &[
    // Every form of a pawn's move.
    (START, "e4", "e2e4"),
    (START, "E4", "e2e4"),
    (START, "ε4", "e2e4"),
    (START, "Ε4", "e2e4"),
    (START, "έ4", "e2e4"),
    (START, "Έ4", "e2e4"),
    (START, "ε\u{301}4", "e2e4"),
    (START, " e 4 ", "e2e4"),
    (START, "e2e4", "e2e4"),
    (START, "E2E4", "e2e4"),
    (START, "e2-e4", "e2e4"),
    (START, "e2–e4", "e2e4"),
    (START, "e2→e4", "e2e4"),
    (START, "e2 e4", "e2e4"),
    (START, "ε2ε4", "e2e4"),
    (START, "ε2-ε4", "e2e4"),
    (START, "Ε2Ε4", "e2e4"),
    (START, "1.e4", "e2e4"),
    (START, "1. e4", "e2e4"),
    (START, "1 e4", "e2e4"),
    (START, "1. ε4!?", "e2e4"),
    (START, "e4!!", "e2e4"),
    (START, "Pe4", "e2e4"),
    (START, "Σε4", "e2e4"),
    (START, "σε4", "e2e4"),
    (START, "η4", "g2g4"),
    (START, "Η4", "g2g4"),
    (START, "h4", "h2h4"),
    (START, "H4", "h2h4"),
    (START, "γ4", "c2c4"),
    (START, "g4", "g2g4"),
    (START, "B4", "b2b4"),
    (START, "Β4", "b2b4"),
    (START, "A4", "a2a4"),
    (START, "B2B4", "b2b4"),
    (START, "B1C3", "b1c3"),
    (START, "Β1Γ3", "b1c3"),
    // Knights.
    (START, "Nf3", "g1f3"),
    (START, "nf3", "g1f3"),
    (START, "NF3", "g1f3"),
    (START, "Ιζ3", "g1f3"),
    (START, "ιζ3", "g1f3"),
    (START, "Ίζ3", "g1f3"),
    (START, "ΙΖ3", "g1f3"),
    (START, "Ng1f3", "g1f3"),
    (START, "Ng1-f3", "g1f3"),
    (START, "Ngf3", "g1f3"),
    (START, "N1f3", "g1f3"),
    (START, "Ιη1ζ3", "g1f3"),
    (START, "Nxf3", "g1f3 no-capture"),
    (START, "Nf3+", "g1f3 no-check"),
    (START, "Nf3#", "g1f3 no-mate"),
    (START, "Nf3 e.p.", "g1f3 no-ep"),
    // Words.
    (START, "ίππος ζ3", "g1f3"),
    (START, "Ίππος Ζ3", "g1f3"),
    (START, "ΙΠΠΟΣ Ζ3", "g1f3"),
    (START, "ο ίππος στο ζ3", "g1f3"),
    (START, "τον ίππο στο ζ3", "g1f3"),
    (START, "άλογο ζ3", "g1f3"),
    (START, "το άλογο από το η1 στο ζ3", "g1f3"),
    (START, "knight f3", "g1f3"),
    (START, "Knight to f3", "g1f3"),
    (START, "KNIGHT F3", "g1f3"),
    (START, "knight from g1 to f3", "g1f3"),
    (START, "πιόνι ε4", "e2e4"),
    (START, "στρατιώτης ε4", "e2e4"),
    (START, "pawn e4", "e2e4"),
    (START, "knight ζ3", "g1f3"),
    (START, "ίππος f3", "g1f3"),
    (CASTLES, "πύργος α1 α4", "a1a4"),
    (CASTLES, "ρήγας ζ1", "e1f1"),
    (CASTLES, "ο βασιλιάς ζ1", "e1f1"),
    (MIDDLE, "ντάμα δ3", "d1d3"),
    (MIDDLE, "η βασίλισσα στο δ3", "d1d3"),
    (MIDDLE, "queen takes d5", "d1d5"),
    (MIDDLE, "η βασίλισσα παίρνει δ5", "d1d5"),
    (MIDDLE, "τρελός γ4", "f1c4"),
    (PROMOTES, "ε8 βασίλισσα", "e7e8q"),
    (PROMOTES, "pawn e8 becomes a queen", "notation-unreadable"),
    (PROMOTES, "pawn e8 becomes queen", "e7e8q"),
    (PROMOTES, "πιόνι ε8 γίνεται ίππος", "e7e8n"),
    // Castling.
    (CASTLES, "0-0", "e1g1"),
    (CASTLES, "O-O", "e1g1"),
    (CASTLES, "Ο-Ο", "e1g1"),
    (CASTLES, "o-o", "e1g1"),
    (CASTLES, "ο-ο", "e1g1"),
    (CASTLES, "0-O", "e1g1"),
    (CASTLES, "ΟO", "e1g1"),
    (CASTLES, "00", "e1g1"),
    (CASTLES, "0 0", "e1g1"),
    (CASTLES, "0–0", "e1g1"),
    (CASTLES, "0-0-0", "e1c1"),
    (CASTLES, "O-O-O", "e1c1"),
    (CASTLES, "ο-ο-ο", "e1c1"),
    (CASTLES, "O-Ο-0", "e1c1"),
    (CASTLES, "1. O-O!", "e1g1"),
    (CASTLES, "e1g1", "e1g1"),
    (CASTLES, "e1h1", "e1g1"),
    (CASTLES, "ε1θ1", "e1g1"),
    (CASTLES, "e1a1", "e1c1"),
    (CASTLES, "μικρό ροκέ", "e1g1"),
    (CASTLES, "μεγάλο ροκέ", "e1c1"),
    (CASTLES, "castle short", "e1g1"),
    (CASTLES, "castles long", "e1c1"),
    (CASTLES, "castle queenside", "e1c1"),
    (CASTLES, "castle king side", "e1g1"),
    (CASTLES, "ροκέ", "notation-ambiguous O-O O-O-O"),
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "castle", "e1c1"),
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1h1", "wrong-shape e1h1"),
    // A king is put onto its own rook only by programs: written as a move it goes too far.
    (CASTLES, "Kh1", "wrong-shape e1h1"),
    (CASTLES, "Ρα1", "wrong-shape e1a1"),
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "0-0", "castling-right-gone e1g1"),
    ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "0-0", "castling-right-gone e1g1"),
    ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "O-O", "castling-piece-between e1g1"),
    ("8/8/8/8/8/8/8/8 w - - 0 1", "O-O", "castling-no-rook e1g1"),
    // Promotion.
    (PROMOTES, "e8=Q", "e7e8q"),
    (PROMOTES, "e8Q", "e7e8q"),
    (PROMOTES, "e8(Q)", "e7e8q"),
    (PROMOTES, "e8/Q", "e7e8q"),
    (PROMOTES, "e8=q", "e7e8q"),
    (PROMOTES, "e8q", "e7e8q"),
    (PROMOTES, "e7e8q", "e7e8q"),
    (PROMOTES, "e7e8Q", "e7e8q"),
    (PROMOTES, "e7-e8=Q", "e7e8q"),
    (PROMOTES, "e8b", "e7e8b"),
    (PROMOTES, "ε8=Β", "e7e8q"),
    (PROMOTES, "ε8Β", "e7e8q"),
    (PROMOTES, "ε8β", "e7e8q"),
    (PROMOTES, "ε8α", "e7e8b"),
    (PROMOTES, "ε8Π", "e7e8r"),
    (PROMOTES, "ε7ε8ι", "e7e8n"),
    (PROMOTES, "exd8=Q", "e7d8q"),
    (PROMOTES, "ed8Q", "e7d8q"),
    (PROMOTES, "ε:δ8=Π", "e7d8r"),
    (PROMOTES, "εχζ8Ι", "e7f8n"),
    (PROMOTES, "e8", "promotion-piece-missing e7e8"),
    (PROMOTES, "ε8Ρ", "promotion-piece-wrong e7e8k rho-is-the-king ?e8=R=ε8=Π"),
    (CASTLES, "Ρα4", "wrong-shape e1a4 rho-is-the-king ?Ra4=Πα4"),
    (CASTLES, "Ρδ4", "wrong-shape e1d4"),
    (CASTLES, "Ka4", "wrong-shape e1a4"),
    (PROMOTES, "e8=K", "promotion-piece-wrong e7e8k"),
    (PROMOTES, "e7e8k", "promotion-piece-wrong e7e8k"),
    (PROMOTES, "e8P", "promotion-piece-wrong e7e8p"),
    (START, "e4=Q", "promotion-not-here e2e4q"),
    // Captures.
    (MIDDLE, "bxc4", "b3c4"),
    (MIDDLE, "bc4", "b3c4"),
    (MIDDLE, "b3xc4", "b3c4"),
    (MIDDLE, "β:γ4", "b3c4"),
    (MIDDLE, "βγ4", "b3c4"),
    (MIDDLE, "βxγ4", "b3c4"),
    (MIDDLE, "βχγ4", "b3c4"),
    (MIDDLE, "β×γ4", "b3c4"),
    (MIDDLE, "Bc4", "f1c4"),
    (MIDDLE, "Bxc4", "f1c4"),
    (MIDDLE, "Αγ4", "f1c4"),
    (MIDDLE, "exd6", "e5d6"),
    (MIDDLE, "exd6 e.p.", "e5d6"),
    (MIDDLE, "exd6e.p.", "e5d6"),
    (MIDDLE, "exd6ep", "e5d6"),
    (MIDDLE, "exd6+ e.p.", "e5d6 no-check"),
    (MIDDLE, "exd6 e.p.!", "e5d6"),
    (MIDDLE, "ε:δ6 α.π.", "e5d6"),
    (MIDDLE, "εδ6 e.p.", "e5d6"),
    (MIDDLE, "ε:δ6 αν πασάν", "e5d6"),
    (MIDDLE, "exd6 en passant", "e5d6"),
    (MIDDLE, "pawn takes d6", "e5d6"),
    // A capture without what takes is no move, however many pieces could.
    (MIDDLE, "xd6", "notation-unreadable"),
    (MIDDLE, "Xd6", "notation-unreadable"),
    (MIDDLE, "Χδ6", "notation-unreadable"),
    (MIDDLE, "x d6", "notation-unreadable"),
    (MIDDLE, "takes d6", "notation-unreadable"),
    (MIDDLE, "Qxd5", "d1d5"),
    (MIDDLE, "Β:δ5", "d1d5"),
    (MIDDLE, "βδ5", "d1d5"), // no pawn goes from b to d5: it can only be the piece
    (MIDDLE, "bf4", "c1f4"),
    (MIDDLE, "αζ4", "c1f4"),
    (MIDDLE, "Bf4", "c1f4"),
    (MIDDLE, "ba4", "pawn-nothing-to-capture b3a4"),
    (MIDDLE, "βα4", "pawn-nothing-to-capture b3a4"),
    (MIDDLE, "ba3", "pawn-sideways b3a3 ?Ba3=Αα3"),
    (MIDDLE, "βγ2", "pawn-backwards b3c2 ?Qc2=Βγ2"),
    ("4k3/8/8/8/8/8/8/2BQKB2 w - - 0 1", "ba3", "no-piece-reaches Pa3 ?Ba3=Αα3"),
    ("4k3/8/8/8/8/8/8/2BQKB2 w - - 0 1", "βγ2", "no-piece-reaches Pc2 ?Qc2=Βγ2"),
    ("4k3/8/8/8/8/8/8/2BQKB2 w - - 0 1", "αβ2", "no-piece-reaches Pb2 ?Bb2=Αβ2"),
    (MIDDLE, "d6", "no-piece-reaches Pd6 ?exd6=ε:δ6"),
    (MIDDLE, "c4", "no-piece-reaches Pc4 ?bxc4=β:γ4"),
    // Two pieces.
    (TWO, "Nd2", "notation-ambiguous Nbd2 Nfd2"),
    (TWO, "Ιδ2", "notation-ambiguous Nbd2 Nfd2"),
    (TWO, "knight d2", "notation-ambiguous Nbd2 Nfd2"),
    (TWO, "Nbd2", "b1d2"),
    (TWO, "Ιβδ2", "b1d2"),
    (TWO, "ιβδ2", "b1d2"),
    (TWO, "N1d2", "b1d2"),
    (TWO, "knight bd2", "b1d2"),
    (TWO, "Ra3", "notation-ambiguous R1a3 R5a3"),
    (TWO, "R1a3", "a1a3"),
    (TWO, "Πα1α3", "a1a3"),
    // Mixed alphabets.
    (START, "Bε5", "notation-mixed-alphabets Bε ?Be5=Αε5 ?Qe5=Βε5"),
    (START, "Iζ3", "notation-mixed-alphabets Iζ ?Nf3=Ιζ3"),
    (START, "Nζ3", "notation-mixed-alphabets Nζ ?Nf3=Ιζ3"),
    (START, "e2ε4", "notation-mixed-alphabets eε ?e4=ε4"),
    (PROMOTES, "e8Β", "notation-mixed-alphabets eΒ ?e8=Q=ε8=Β ?e8=B=ε8=Α"),
    (MIDDLE, "Αe5", "notation-mixed-alphabets eΑ ?Be5=Αε5"),
    // The other keyboard layout: offered, never played.
    (START, "ψ4", "notation-unreadable ψ ?c4=γ4"),
    (START, "φ3", "notation-unreadable φ ?f3=ζ3"),
    (START, "Νφ3", "notation-unreadable φ ?Nf3=Ιζ3"),
    (MIDDLE, "Βψ4", "notation-unreadable ψ ?Bxc4=Α:γ4"),
    (START, "z3", "notation-unreadable z ?f3=ζ3"),
    (START, "u4", "notation-unreadable u ?h4=θ4"),
    (START, "iz3", "notation-unreadable z ?Nf3=Ιζ3"),
    (START, "Νη3", "notation-unreadable ?Nh3=Ιθ3"),
    (MIDDLE, ":δ3", "notation-unreadable ?Qd3=Βδ3"),
    // Against the rules: the rules' reason.
    (START, "e5", "wrong-shape e2e5"),
    (START, "Ne5", "no-piece-reaches Ne5"),
    (START, "Ra3", "path-blocked a1a3"),
    (START, "Bc4", "path-blocked f1c4"),
    (START, "Qd2", "own-piece d1d2"),
    (START, "Ke2", "own-piece e1e2"),
    (START, "exd3", "pawn-nothing-to-capture e2d3"),
    (START, "e4e5", "empty-square e4e5"),
    (START, "e7e5", "opponents-piece e7e5"),
    (START, "e2e2", "same-square e2e2"),
    ("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", "Nc4", "pinned e3c4"),
    ("4k3/8/8/4n3/4P3/8/8/4K3 w - - 0 1", "e5", "pawn-captures-diagonally e4e5"),
    ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e3", "pawn-backwards e4e3"),
    ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "Qd4", "no-piece-reaches Qd4"),
    ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "Nf3", "wrong-shape a1f3"),
    ("4r2k/8/8/8/8/8/7P/4K3 w - - 0 1", "h3", "check-not-answered h2h3"),
    ("7k/8/8/1b6/8/8/4n3/4K3 w - - 0 1", "Kxe2", "king-takes-protected e1e2"),
    ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kg8", "game-over h8g8"),
    ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "Ne5", "game-over -"),
    ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "h6", "game-over h7h6"),
    // Black's moves, and reasons against them.
    (BLACK, "e5", "e7e5"),
    (BLACK, "1...ε5", "e7e5"),
    (BLACK, "1… Ιγ6", "b8c6"),
    (BLACK, "ο ίππος στο γ6", "b8c6"),
    (BLACK, "e6e5", "empty-square e6e5"),
    (BLACK, "e4", "wrong-shape e7e4"),
    (BLACK, "Nf3", "no-piece-reaches nf3"),
    (BLACK, "Ιε4", "no-piece-reaches ne4"),
    (BLACK, "Ra6", "path-blocked a8a6"),
    (BLACK, "Bε4", "notation-mixed-alphabets Bε ?Be4=Αε4 ?Qe4=Βε4"),
    (BLACK, "Nζ6", "notation-mixed-alphabets Nζ ?Nf6=Ιζ6"),
    (BLACK, "φ6", "notation-unreadable φ ?f6=ζ6"),
    (BLACK, "ψ5", "notation-unreadable ψ ?c5=γ5"),
    (BLACK, "e2", "wrong-shape e7e2"),
    ("4k3/8/5n2/8/8/8/1n6/4K3 b - - 0 1", "Nc4", "b2c4"),
    ("4k3/8/2n2n2/8/8/8/8/4K3 b - - 0 1", "Nd5", "f6d5"),
    ("4k3/8/2n5/8/8/2n5/8/4K3 b - - 0 1", "Ιδ5", "c3d5"),
    ("4k3/8/1n3n2/8/8/8/8/4K3 b - - 0 1", "Nd5", "notation-ambiguous Nbd5 Nfd5"),
    ("4k3/8/1n3n2/8/8/8/8/4K3 b - - 0 1", "Ιβδ5", "b6d5"),
    ("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "0-0", "e8g8"),
    ("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "ε8α8", "e8c8"),
    ("r3k2r/8/8/8/8/8/8/4K3 b - - 0 1", "Ο-Ο-Ο", "castling-right-gone e8c8"),
    ("4k3/8/8/8/8/8/4p3/K7 b - - 0 1", "ε1Ι", "e2e1n"),
    ("4k3/8/8/8/8/8/4p3/K7 b - - 0 1", "e1", "promotion-piece-missing e2e1"),
    ("4k3/8/8/8/4pP2/8/8/4K3 b - f3 0 1", "ε:ζ3 α.π.", "e4f3"),
    ("4k3/8/4n3/8/8/8/8/4R1K1 b - - 0 1", "Nd4", "pinned e6d4"),
    // Marks that are true.
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", "a1a8"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+", "a1a8"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8 mate", "a1a8"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Πα8 ματ", "a1a8"),
    ("6k1/6pp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", "a1a8 no-mate"),
    // Nothing.
    (START, "", "notation-unreadable empty"),
    (START, "   ", "notation-unreadable empty"),
    (START, "e9", "notation-unreadable 9"),
    (START, "e0", "notation-unreadable 0"),
    (START, "hello", "notation-unreadable"),
    (START, "knight", "notation-unreadable"),
    (START, "N", "notation-unreadable"),
    (START, "♘f3", "notation-unreadable"),
    (START, "e2e4e5", "notation-unreadable"),
    (START, "Ж4", "notation-unreadable"),
];

#[test]
fn every_form_is_read_or_told_why_not() {
    let mut wrong = Vec::new();
    for &(fen, text, expected) in CASES {
        let got = told(text, &position(fen));
        if got != expected {
            wrong.push(format!("{text:?} in {fen}:\n  got  {got}\n  want {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{} cases\n{}", wrong.len(), wrong.join("\n"));
}

/// A square, its spellings, or what is wrong.
#[test]
fn squares_are_read_in_both_alphabets() {
    let named = |name: &str| name.parse().unwrap();
    for (text, name) in [
        ("e4", "e4"),
        ("E4", "e4"),
        ("ε4", "e4"),
        ("Έ 4", "e4"),
        ("θ8", "h8"),
        ("Η1", "g1"),
        ("H1", "h1"),
        (" α1 ", "a1"),
    ] {
        assert_eq!(read_square(text), Ok(named(name)), "{text}");
    }
    for (text, cause, suggestion) in [
        ("ψ4", UnreadableCause::NoFile('ψ'), Some("c4")),
        ("φ3", UnreadableCause::NoFile('φ'), Some("f3")),
        ("z4", UnreadableCause::NoFile('z'), Some("f4")),
        ("u4", UnreadableCause::NoFile('u'), Some("h4")),
        ("e9", UnreadableCause::NoRank(9), None),
        ("", UnreadableCause::Empty, None),
        ("Nf3", UnreadableCause::NoMove, None),
        ("e", UnreadableCause::NoMove, None),
        ("0-0", UnreadableCause::NoMove, None),
        ("xe4", UnreadableCause::NoMove, None),
    ] {
        assert_eq!(read_square(text), Err(NoSquare { cause, suggestion: suggestion.map(named) }), "{text}");
    }
}
