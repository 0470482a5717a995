//! Greek grammar: every form of the golden table, lists, ranks, pronouns; and the final ν of everything that is said.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use skaki::language::{Arg, Language, Message, NotationChoice, Words, wrap};
use skaki::rules::{Color, Piece, PieceKind, Placed, Rank, Square};

/// Says one call, as a message of the catalogue would.
fn say_in(language: Language, pattern: &str, args: &[(&'static str, Arg)]) -> String {
    let mut words = Words::new(language);
    // The variables are a fault in a real lesson (nothing fills them there); the text is said all the same.
    words.add_lesson(language, "test", &wrap("t", pattern).fluent);
    let message =
        args.iter().fold(Message::lesson("test", "t"), |message, (name, arg)| message.with(name, arg.clone()));
    let text = words.text(&message);
    assert_eq!(words.take_troubles(), Vec::<String>::new(), "{pattern}");
    text
}

fn greek(pattern: &str, args: &[(&'static str, Arg)]) -> String {
    say_in(Language::EL, pattern, args)
}

fn english(pattern: &str, args: &[(&'static str, Arg)]) -> String {
    say_in(Language::EN, pattern, args)
}

fn kind(name: &str) -> PieceKind {
    PieceKind::ALL.into_iter().find(|kind| kind.name() == name).unwrap()
}

/// `white rook`, or `rook` for the kind alone.
fn piece(name: &str) -> Arg {
    match name.split_once(' ') {
        Some((color, name)) => {
            let color = Color::ALL.into_iter().find(|c| c.name() == color).unwrap();
            Arg::Piece(Piece::new(color, kind(name)))
        }
        None => Arg::Kind(kind(name)),
    }
}

fn placed(name: &str, square: &str) -> Placed {
    let Arg::Piece(piece) = piece(name) else { panic!("{name}") };
    Placed { piece, square: square.parse().unwrap() }
}

fn squares(names: &[&str]) -> Arg {
    Arg::Squares(names.iter().map(|name| name.parse::<Square>().unwrap()).collect())
}

#[test]
fn every_phrase_of_the_golden_table() {
    let table = include_str!("../data/greek-forms.txt");
    let mut rows = 0;
    let mut wrong = Vec::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [name, arguments, before, expected] = cells[..] else { panic!("{line}") };
        let said = greek(&format!("{before} {{ PIECE($p, {arguments}) }}"), &[("p", piece(name))]);
        if said.trim_start() != expected {
            wrong.push(format!("{name}, {arguments}: {said:?} instead of {expected:?}"));
        }
        rows += 1;
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert!(rows >= 200, "the table has only {rows} rows");
}

#[test]
fn lists_give_each_member_its_article_and_case() {
    let two = vec![placed("black rook", "e8"), placed("black knight", "f3")];
    let args = [("list", Arg::PlacedList(two))];
    assert_eq!(greek("{ PLACED($list) }", &args), "ο μαύρος πύργος στο ε8 και ο μαύρος ίππος στο ζ3");
    assert_eq!(
        greek("{ PLACED($list, case: \"acc\", prep: \"from\") }", &args),
        "από τον μαύρο πύργο στο ε8 και από τον μαύρο ίππο στο ζ3"
    );
    assert_eq!(english("{ PLACED($list, cap: 1) }", &args), "The black rook on e8 and the black knight on f3");
    assert_eq!(
        english("{ PLACED($list, prep: \"from\") }", &args),
        "from the black rook on e8 and from the black knight on f3"
    );
    let three = vec![placed("white queen", "d1"), placed("white knight", "b1"), placed("white pawn", "a2")];
    assert_eq!(
        greek("{ PLACED($list, case: \"se\", of: \"you\", colour: 0) }", &[("list", Arg::PlacedList(three))]),
        "στη βασίλισσά σου στο δ1, στον ίππο σου στο β1 και στο πιόνι σου στο α2"
    );
    let alike = [("list", Arg::PlacedList(vec![placed("black rook", "a8"), placed("black rook", "h8")]))];
    assert_eq!(greek("{ PLACED($list) }", &alike), "οι μαύροι πύργοι στο α8 και στο θ8");
    assert_eq!(english("{ PLACED($list) }", &alike), "the black rooks on a8 and h8");
}

#[test]
fn kinds_and_squares_in_lists() {
    let promotions = [("k", Arg::Kinds(PieceKind::PROMOTIONS.to_vec()))];
    assert_eq!(
        greek("{ PIECES($k, case: \"acc\", article: \"none\", join: \"or\") }", &promotions),
        "βασίλισσα, πύργο, αξιωματικό ή ίππο"
    );
    assert_eq!(
        english("{ PIECES($k, article: \"a\", join: \"or\") }", &promotions),
        "a queen, a rook, a bishop or a knight"
    );
    let list = [("s", squares(&["e4", "f5", "g6"]))];
    assert_eq!(greek("{ SQUARES($s) }", &list), "ε4, ζ5 και η6");
    assert_eq!(greek("{ SQUARES($s, case: \"se\") }", &list), "στο ε4, στο ζ5 και στο η6");
    assert_eq!(greek("{ SQUARES($s, case: \"acc\", prep: \"from\") }", &list), "από το ε4, από το ζ5 και από το η6");
    assert_eq!(english("{ SQUARES($s, join: \"or\") }", &list), "e4, f5 or g6");
    assert_eq!(greek("{ SQUARES($s) }", &[("s", squares(&["a1"]))]), "α1");
}

#[test]
fn ranks_keep_their_final_nu_as_it_is_spoken_and_letters_follow_the_notation() {
    let said: Vec<String> = Rank::ALL
        .into_iter()
        .map(|rank| greek("από { RANK($r, case: \"acc\") }, { RANK($r, case: \"se\") }", &[("r", Arg::Rank(rank))]))
        .collect();
    assert_eq!(said[0], "από την 1η, στην 1η");
    assert_eq!(said[1], "από τη 2η, στη 2η");
    assert_eq!(said[2], "από την 3η, στην 3η");
    assert_eq!(said[6], "από την 7η, στην 7η");
    assert_eq!(said[7], "από την 8η, στην 8η");
    assert_eq!(
        greek("Το γράμμα του είναι το { LETTER(\"rook\") }, στη στήλη { FILE(\"c\") }.", &[]),
        "Το γράμμα του είναι το Π, στη στήλη γ."
    );
    assert_eq!(english("{ LETTER($p) }", &[("p", piece("white knight"))]), "N");
    assert_eq!(english("the { RANK($r) } rank", &[("r", Arg::Rank(Rank::Second))]), "the 2nd rank");
    assert_eq!(greek("{ RANK(\"2\", case: \"gen\") }", &[]), "της 2ης");
}

#[test]
fn words_that_agree_with_a_piece() {
    let pattern = "είναι { GENDER($p) ->\n    [m] καρφωμένος\n    [f] καρφωμένη\n   *[n] καρφωμένο\n}: { PRONOUN($p, case: \"acc\") } προστατεύει";
    let said = |name: &str| greek(pattern, &[("p", piece(name))]);
    assert_eq!(said("white rook"), "είναι καρφωμένος: τον προστατεύει");
    assert_eq!(said("white queen"), "είναι καρφωμένη: την προστατεύει");
    assert_eq!(said("white pawn"), "είναι καρφωμένο: το προστατεύει");
    let both = [("p", Arg::PlacedList(vec![placed("black pawn", "a7"), placed("black queen", "d8")]))];
    assert_eq!(greek("{ PRONOUN($p, case: \"acc\") }", &both), "τις");
    assert_eq!(english("{ PRONOUN($p, case: \"acc\") }", &[("p", piece("queen"))]), "her");
    assert_eq!(english("{ PRONOUN($p, case: \"gen\") }", &[("p", piece("rook"))]), "its");
    assert_eq!(english("{ PRONOUN($p, case: \"acc\") }", &both), "them");
}

#[test]
fn sides_and_players() {
    let black = [("c", Arg::Color(Color::Black))];
    assert_eq!(greek("παίζουν { SIDE($c) }", &black), "παίζουν τα μαύρα");
    assert_eq!(greek("η σειρά { SIDE($c, case: \"gen\") }", &black), "η σειρά των μαύρων");
    assert_eq!(greek("{ PLAYER($c, cap: 1) }", &black), "Ο μαύρος");
    assert_eq!(english("{ SIDE($c) } to move", &black), "Black to move");
    assert_eq!(greek("{ COLOR($c) ->\n    [white] λ\n   *[black] μ\n}", &[("c", piece("white pawn"))]), "λ");
}

#[test]
fn counts_choose_the_verb() {
    let pattern = "{ COUNT($p) ->\n    [one] ελέγχει\n   *[other] ελέγχουν\n}";
    let one = vec![placed("black rook", "e8")];
    let two = vec![placed("black rook", "e8"), placed("black knight", "f3")];
    assert_eq!(greek(pattern, &[("p", Arg::PlacedList(one))]), "ελέγχει");
    assert_eq!(greek(pattern, &[("p", Arg::PlacedList(two))]), "ελέγχουν");
}

#[test]
fn greek_has_two_plural_categories() {
    let pattern = "{ $n ->\n    [one] μία κίνηση\n   *[other] { $n } κινήσεις\n}";
    let said = |n: i64| greek(pattern, &[("n", Arg::Number(n))]);
    assert_eq!([said(0), said(1), said(2), said(21)], ["0 κινήσεις", "μία κίνηση", "2 κινήσεις", "21 κινήσεις"]);
}

#[test]
fn a_function_that_is_given_the_wrong_thing_says_so_in_the_text() {
    let say = |pattern: &str, arg: Arg| greek(pattern, &[("p", arg)]);
    let square = Arg::Square("e4".parse().unwrap());
    assert_eq!(say("{ PIECE($p) }", square.clone()), "⟦PIECE: not a piece⟧");
    assert_eq!(say("{ SQUARE($p) }", piece("rook")), "⟦SQUARE: not a square⟧");
    assert_eq!(say("{ PIECE($p, case: \"dative\") }", piece("rook")), "⟦PIECE: unknown word⟧");
    assert_eq!(say("{ PLACED($p) }", piece("rook")), "⟦PLACED: a piece without a square⟧");
    assert_eq!(say("{ PIECES($p) }", Arg::Pieces(Vec::new())), "⟦PIECE: an empty list⟧");
    assert_eq!(say("{ $p }", square), "⟦SQUARE is missing here⟧");
    // As a selector a failure chooses the default, and nothing would show; COLOR and friends are checked before (tests/catalogues.rs).
    assert_eq!(say("{ GENDER($p) ->\n    [m] μ\n   *[n] ν\n}", Arg::Number(1)), "ν");
}

#[test]
fn squares_follow_the_notation_in_use_even_in_prose() {
    let mut words = Words::new(Language::EL);
    words.add_lesson(Language::EL, "prose", "t = Πήγαινε από το ε4 στο f5, όχι στο { SQUARE(\"h8\") }.\n");
    let message = Message::lesson("prose", "t");
    assert_eq!(words.text(&message), "Πήγαινε από το ε4 στο ζ5, όχι στο θ8.");
    words.set_notation(NotationChoice::Latin);
    assert_eq!(words.text(&message), "Πήγαινε από το e4 στο f5, όχι στο h8.");
    words.set_notation(NotationChoice::Both);
    assert_eq!(words.text(&message), "Πήγαινε από το ε4/e4 στο ζ5/f5, όχι στο θ8/h8.");
}
