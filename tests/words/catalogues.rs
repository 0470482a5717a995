//! The catalogues: sound in themselves, the same in both languages, and nothing in them missing or unused.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use skaki::language::{
    Arg, CatalogueFaultKind, Found, Language, Message, MoveText, Text, Words, catalogue_sources, check_catalogue,
    check_catalogues, check_text,
    ids::{GROUPS, Id},
    wrap,
};
use skaki::rules::{Color, File, Piece, PieceKind, Placed, Rank, ReasonKind, Square};

#[test]
fn the_catalogues_have_no_fault() {
    assert_eq!(check_catalogues(), []);
}

/// What a message does with a variable: enough to know what kind of argument it wants.
#[derive(Default)]
struct VariableUse {
    /// The functions that it is given to.
    functions: BTreeSet<String>,
    /// The variants that it chooses between by itself.
    variants: BTreeSet<String>,
}

type Variables = BTreeMap<String, VariableUse>;

/// The messages of a language: file, id, and what is done with the variables.
fn messages(language: Language) -> Vec<(String, String, Variables)> {
    let mut found = Vec::new();
    for (name, text) in catalogue_sources() {
        let Some(file) = name.strip_prefix(&format!("{}/", language.code())) else { continue };
        let file = file.trim_end_matches(".ftl");
        let tree = parser::parse(text.as_ref()).unwrap_or_else(|(_, faults)| panic!("{name}: {faults:?}"));
        for entry in &tree.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = Variables::new();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            message.value.iter().chain(attributes).for_each(|pattern| note(pattern, &mut variables));
            found.push((file.to_owned(), message.id.name.to_owned(), variables));
        }
    }
    found
}

fn note(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => note_inline(inline, variables),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                note_inline(selector, variables);
                for variant in variants {
                    note(&variant.value, variables);
                    if let InlineExpression::VariableReference { id } = selector {
                        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
                        variables.entry(id.name.to_owned()).or_default().variants.insert(name.to_owned());
                    }
                }
            }
        }
    }
}

fn note_inline(inline: &InlineExpression<&str>, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.entry(id.name.to_owned()).or_default();
        }
        InlineExpression::FunctionReference { id: function, arguments } => {
            if let [InlineExpression::VariableReference { id }] = &arguments.positional[..] {
                variables.entry(id.name.to_owned()).or_default().functions.insert(function.name.to_owned());
            }
        }
        _ => {}
    }
}

#[test]
fn every_id_of_the_code_is_in_the_catalogues_and_every_message_is_in_the_code() {
    let in_code: BTreeSet<(&str, &str)> =
        GROUPS.iter().flat_map(|group| group.ids.iter().map(|id| (group.file, id.as_str()))).collect();
    for language in Language::all() {
        let entries = messages(language);
        let in_catalogue: BTreeSet<(&str, &str)> =
            entries.iter().map(|(file, id, _)| (file.as_str(), id.as_str())).collect();
        let missing: Vec<_> = in_code.difference(&in_catalogue).collect();
        let unused: Vec<_> = in_catalogue.difference(&in_code).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        assert!(unused.is_empty(), "{language:?} has what the code does not know: {unused:?}");
    }
}

/// The files of a folder and of those in it that have this ending, with their paths.
fn files(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// The sources under `src/`, with their paths.
fn sources() -> Vec<(PathBuf, String)> {
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "rs")
}

#[test]
fn every_id_is_said_somewhere() {
    let text: String = sources().into_iter().map(|(_, text)| text).collect();
    let constant = |id: &str| id.to_uppercase().replace('-', "_");
    // Whole names only: REASON_PINNED is not in REASON_PINNED_TWICE.
    let said: BTreeSet<&str> = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).collect();
    // The words of reasons are found by the codes of their table.
    let families = ["reason", "option"];
    let codes = ReasonKind::ALL.iter().map(|kind| kind.code());
    let of_reasons: BTreeSet<String> =
        codes.flat_map(|code| families.map(|family| format!("{family}-{code}"))).collect();
    let known: BTreeSet<&str> = GROUPS.iter().flat_map(|group| group.ids).map(|id| id.as_str()).collect();
    let without: Vec<&String> = of_reasons.iter().filter(|id| !known.contains(id.as_str())).collect();
    assert_eq!(without, Vec::<&String>::new(), "reasons without words in reasons.ftl");
    let unsaid = GROUPS
        .iter()
        .flat_map(|group| group.ids)
        .map(|id| id.as_str())
        .filter(|id| !said.contains(constant(id).as_str()) && !of_reasons.contains(*id));
    assert_eq!(unsaid.collect::<Vec<_>>(), Vec::<&str>::new(), "messages that no code names");
}

#[test]
fn no_greek_in_string_literals_of_the_code() {
    let is_greek = |c: char| matches!(u32::from(c), 0x370..=0x3FF | 0x1F00..=0x1FFF);
    let mut found = Vec::new();
    for (path, text) in sources() {
        // The notation tables are data: letters of files and pieces.
        if path.components().any(|part| part.as_os_str() == "notation") {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            let code = line.trim_start();
            if !code.starts_with("//") && code.chars().any(is_greek) {
                found.push(format!("{}:{}: {}", path.display(), number + 1, code));
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

// ---------------------------------------------------------------------------------------------------------------
// Every message, with every kind of argument.

fn placed(color: Color, kind: PieceKind, square: &str) -> Placed {
    Placed { piece: Piece::new(color, kind), square: square.parse().unwrap() }
}

/// What can stand for a variable, known by the functions that it is given to.
fn candidates(used: &VariableUse) -> Vec<Arg> {
    let given_to = |names: &[&str]| used.functions.iter().any(|function| names.contains(&function.as_str()));
    let pieces: Vec<Piece> =
        Color::ALL.into_iter().flat_map(|color| PieceKind::ALL.map(|kind| Piece::new(color, kind))).collect();
    // Each piece on a square of its own, so that both colours and shades come up.
    let on_board: Vec<Placed> =
        pieces.iter().zip(Square::all().skip(9)).map(|(piece, square)| Placed { piece: *piece, square }).collect();
    let rook = placed(Color::Black, PieceKind::Rook, "e8");
    let knight = placed(Color::Black, PieceKind::Knight, "f3");
    let queen = placed(Color::White, PieceKind::Queen, "d1");
    let other_rook = placed(Color::Black, PieceKind::Rook, "a4");
    let squares: Vec<Square> = ["a1", "e4", "h8"].map(|name| name.parse().unwrap()).to_vec();
    if given_to(&["PLACED"]) {
        if given_to(&["COUNT"]) {
            let mut lists: Vec<Vec<Placed>> = on_board.into_iter().map(|piece| vec![piece]).collect();
            lists.extend([vec![rook, knight], vec![rook, other_rook], vec![rook, knight, queen]]);
            return lists.into_iter().map(Arg::PlacedList).collect();
        }
        return on_board.into_iter().map(Arg::Placed).collect();
    }
    if given_to(&["SQUARES"]) {
        return (1..=3).map(|count| Arg::Squares(squares[..count].to_vec())).collect();
    }
    if given_to(&["PIECES"]) {
        return vec![Arg::Kinds(PieceKind::PROMOTIONS.to_vec()), Arg::Pieces(pieces[..1].to_vec())];
    }
    let as_piece = given_to(&["PIECE", "KIND", "GENDER", "PRONOUN"]);
    if as_piece && given_to(&["SQUARE", "FILE", "RANK"]) {
        return on_board.into_iter().map(Arg::Placed).collect();
    }
    if as_piece {
        return pieces.into_iter().map(Arg::Piece).collect();
    }
    if given_to(&["SQUARE", "SHADE"]) {
        return squares.into_iter().map(Arg::Square).collect();
    }
    if given_to(&["RANK"]) {
        return Rank::ALL.into_iter().map(Arg::Rank).collect();
    }
    if given_to(&["FILE"]) {
        return File::ALL.into_iter().map(Arg::File).collect();
    }
    if given_to(&["LETTER"]) {
        return PieceKind::ALL.into_iter().map(Arg::Kind).collect();
    }
    if given_to(&["SIDE", "PLAYER", "COLOR"]) {
        return Color::ALL.into_iter().map(Arg::Color).collect();
    }
    if given_to(&["MOVE", "MOVE_TYPED_GREEK", "MOVE_TYPED_LATIN"]) {
        return vec![Arg::Move(MoveText::new("Nf3".into()))];
    }
    if given_to(&["LIST"]) {
        let one = || Message::new(skaki::language::ids::REASON_KING_NEVER_CAPTURED);
        return vec![Arg::List(vec![one()]), Arg::List(vec![one(), one(), one()])];
    }
    let number = |variant: &String| variant == "one" || variant == "other" || variant.parse::<i64>().is_ok();
    if used.variants.iter().all(number) {
        return [0, 1, 2, 21].map(Arg::Number).to_vec();
    }
    used.variants.iter().map(|variant| Arg::Word(Box::leak(variant.clone().into_boxed_str()))).collect()
}

/// A message with arguments for all its variables, in many ways: every word with every other word, and with each
/// of these every candidate of every other variable at least once.
fn said_in_all_ways(id: Id, variables: &BTreeMap<String, VariableUse>) -> Vec<Message> {
    let choices: Vec<(&'static str, Vec<Arg>)> =
        variables.iter().map(|(name, used)| (&*Box::leak(name.clone().into_boxed_str()), candidates(used))).collect();
    let (words, others): (Vec<_>, Vec<_>) = choices.into_iter().partition(|(_, list)| matches!(list[0], Arg::Word(_)));
    let word_choices = words.iter().fold(vec![Message::new(id)], |messages, (name, list)| {
        messages.iter().flat_map(|message| list.iter().map(|arg| message.clone().with(name, arg.clone()))).collect()
    });
    let rounds = others.iter().map(|(_, list)| list.len()).max().unwrap_or(1);
    word_choices
        .into_iter()
        .flat_map(|message| {
            let others = &others;
            (0..rounds).map(move |round| {
                others.iter().enumerate().fold(message.clone(), |message, (index, (name, list))| {
                    message.with(name, list[(round + index) % list.len()].clone())
                })
            })
        })
        .collect()
}

/// What all languages together do with the variables of each message.
fn variables_of_all() -> BTreeMap<String, Variables> {
    let mut all: BTreeMap<String, Variables> = BTreeMap::new();
    for (_, id, variables) in Language::all().flat_map(messages) {
        let of_message = all.entry(id).or_default();
        for (name, used) in variables {
            let known = of_message.entry(name).or_default();
            known.functions.extend(used.functions);
            known.variants.extend(used.variants);
        }
    }
    all
}

/// What no reader may ever see.
fn unfit(text: &str) -> Option<&'static str> {
    let faults = check_text(text);
    if !faults.is_empty() {
        return Some("characters that do not belong");
    }
    // What Fluent could not fill in stands as `{$name}`; a brace of TOML has a space after it.
    let unfilled = text.split('{').skip(1).any(|rest| !rest.starts_with(' '));
    if unfilled || text.contains(['⟦', '⟧', '$']) {
        return Some("something that was not filled in");
    }
    if text.contains("  ") || text.contains(" .") || text.contains(" ,") || text.contains(" :") {
        return Some("spaces");
    }
    if text.trim() != text || text.is_empty() {
        return Some("spaces at an end, or nothing");
    }
    None
}

/// A final ν that is missing, or one too many. The article τον and the words έναν, των keep it always and are not asked about; «αυτή» is the
/// nominative too, which has none.
fn final_nu(text: &str) -> Vec<String> {
    let plain = |word: &str| skaki::language::fold(word);
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut found = Vec::new();
    for pair in words.windows(2) {
        let word = plain(pair[0].trim_start_matches(|c: char| !c.is_alphabetic()));
        let next = plain(pair[1].trim_start_matches(|c: char| !c.is_alphanumeric()));
        if !["τη", "την", "στη", "στην", "δε", "δεν", "μη", "μην"].contains(&word.as_str()) {
            continue;
        }
        let keeps = match next.chars().next() {
            Some(c) if "αεηιουω".contains(c) => true,
            Some(c) if "κπτξψ".contains(c) => true,
            // As they are spoken: πρώτη, τρίτη, τέταρτη, πέμπτη, έκτη, έβδομη, όγδοη – but δεύτερη.
            Some('1' | '3' | '4' | '5' | '6' | '7' | '8') => true,
            Some(_) => ["μπ", "ντ", "γκ", "τσ", "τζ"].iter().any(|pair| next.starts_with(pair)),
            None => continue,
        };
        if word.ends_with('ν') != keeps {
            found.push(format!("{} {}", pair[0], pair[1]));
        }
    }
    found
}

#[test]
fn the_nu_rule_is_told_right_from_wrong() {
    assert_eq!(
        final_nu("δεν πάει, δεν είναι, δεν μπορεί, δε φτάνει, την τελευταία, στη σκακιέρα"),
        Vec::<String>::new()
    );
    assert_eq!(final_nu("από τη 2η, στην 7η, την όγδοη, στη γραμμή"), Vec::<String>::new());
    assert_eq!(final_nu("δε μπορεί"), ["δε μπορεί"]);
    assert_eq!(final_nu("στη τελευταία"), ["στη τελευταία"]);
    assert_eq!(final_nu("Στην σκακιέρα, την 2η"), ["Στην σκακιέρα,", "την 2η"]);
    assert_eq!(final_nu("Δεν γίνεται"), ["Δεν γίνεται"]);
}

#[test]
fn every_message_can_be_said_in_both_languages() {
    let ids: BTreeMap<&str, Id> = GROUPS.iter().flat_map(|group| group.ids).map(|id| (id.as_str(), *id)).collect();
    let words = Words::new(Language::EL);
    let mut wrong = Vec::new();
    for (name, variables) in variables_of_all() {
        let Some(id) = ids.get(name.as_str()) else { continue };
        for message in said_in_all_ways(*id, &variables) {
            for language in Language::all() {
                let text = words.text_in(language, &message);
                if let Some(what) = unfit(&text) {
                    wrong.push(format!("{}/{name}: {what}: {text:?}", language.code()));
                }
                if language == Language::EL && !is_list_of_words(&name) {
                    wrong.extend(final_nu(&text).into_iter().map(|pair| format!("{name}: ν: {pair}")));
                }
            }
        }
    }
    wrong.dedup();
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(words.take_troubles(), Vec::<String>::new());
}

/// Whether these are words that a student may write: not only those that are right are understood.
fn is_list_of_words(name: &str) -> bool {
    name.starts_with("ends-words-") || name.starts_with("word-")
}

#[test]
fn the_greek_sources_keep_the_nu_rule_and_the_chosen_words() {
    let mut found = Vec::new();
    for (path, text) in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/el"), "ftl") {
        for (number, line) in text.lines().enumerate() {
            let place = format!("{}:{}", path.display(), number + 1);
            // An example in a comment may be one of what is wrong.
            if line.starts_with('#') {
                continue;
            }
            let nu = if is_list_of_words(line) { Vec::new() } else { final_nu(line) };
            found.extend(nu.into_iter().map(|pair| format!("{place}: ν: {pair}")));
            // The glossary names the other words that are heard, so that they are found.
            if line.trim_start().starts_with(".term =") {
                continue;
            }
            let folded = skaki::language::fold(line);
            for word in ["παιχτ", "προωθησ", "στην καθετο", "αιχμαλωτ"] {
                if folded.contains(word) {
                    found.push(format!("{place}: {word}"));
                }
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn numbers_have_one_and_other_in_both_languages() {
    let text = wrap("t", "{ $n ->\n    [one] one\n   *[other] other { $n }\n}").fluent;
    let mut words = Words::new(Language::EL);
    for language in Language::all() {
        words.add_lesson(language, "numbers", &text);
        let said = |n: i64| words.text_in(language, &Message::lesson("numbers", "t").with("n", n));
        assert_eq!([said(0), said(1), said(2), said(21)], ["other 0", "one", "other 2", "other 21"]);
    }
}

#[test]
fn the_pseudo_locale_hides_every_letter_and_keeps_squares() {
    let words = Words::hidden(Language::EL);
    let message = Message::new(skaki::language::ids::REASON_PATH_BLOCKED)
        .with("piece", Piece::new(Color::White, PieceKind::Rook))
        .with("blocker", placed(Color::Black, PieceKind::Pawn, "e4"));
    let text = words.text(&message);
    assert!(text.contains('▒'), "{text}");
    assert_eq!(text.chars().filter(|c| c.is_alphabetic()).collect::<String>(), "ε", "{text}");
    assert!(text.ends_with("ε4."), "{text}");
}

#[test]
fn a_text_missing_in_one_language_is_said_in_the_other_and_one_missing_in_both_shows_its_name() {
    let mut words = Words::new(Language::EN);
    words.add_lesson(Language::EL, "half", "title = Μισό\n");
    let title = Message::lesson("half", "title");
    assert_eq!(words.text(&title), "Μισό");
    assert!(!words.has_in(Language::EN, &title) && words.has_in(Language::EL, &title));
    assert_eq!(words.text(&Message::lesson("half", "nothing")), "⟦lesson-half-nothing⟧");
    assert!(!words.take_troubles().is_empty());
}

#[test]
fn foreign_text_cannot_bring_control_characters() {
    let mut words = Words::new(Language::EN);
    words.add_lesson(Language::EN, "t", "t = You typed { $typed }.\n");
    let message = Message::lesson("t", "t").with("typed", "\u{1b}]0;x\u{7}e4\u{202e}".to_owned());
    assert_eq!(words.text(&message), "You typed ]0;xe4.");
}

// ---------------------------------------------------------------------------------------------------------------
// What a teacher or a translator can get wrong is found, at its place.

/// The faults of a text of a Greek lesson, with what stands where they are.
fn faults_of(source: &str) -> Vec<(&str, CatalogueFaultKind)> {
    let words = Words::new(Language::EL);
    let texts = [Text { language: Language::EL, fluent: source.into() }];
    let place = |found: &Found| found.offset.map_or("", |offset| &source[offset..]);
    words.check_lesson(&texts).into_iter().map(|found| (place(&found), found.kind)).collect()
}

#[test]
fn faults_of_a_text_are_found_where_they_are() {
    use CatalogueFaultKind as Kind;
    let fine = "a = { PIECE(\"rook\") } { PLACED(\"white rook e4\") } { SIDE(\"black\") }, ή στο { SQUARE(\"d8\") }.\n";
    assert_eq!(faults_of(fine), []);
    let one = |source: &'static str| {
        let faults = faults_of(source);
        assert_eq!(faults.len(), 1, "{source}: {faults:?}");
        faults.into_iter().next().unwrap()
    };
    let call = |function: &str, value: &str| Kind::BadCall { function: function.into(), value: value.into() };
    assert!(matches!(one("x { y\n"), ("{ y\n", Kind::Syntax { .. })));
    assert_eq!(one("A = β\n").1, Kind::BadKey("A".into()));
    assert_eq!(one("a =\n").1, Kind::Empty);
    assert_eq!(one("a = β\n    .short = β\n"), ("short = β\n", Kind::Unused("a.short".into())));
    assert_eq!(one("a = { FOO(\"x\") }\n"), ("FOO(\"x\") }\n", Kind::UnknownFunction("FOO".into())));
    assert_eq!(one("a = { SQUARE(\"i9\") }\n"), ("i9\") }\n", call("SQUARE", "i9")));
    assert_eq!(one("a = { PIECE(\"white rook e4\") }\n").1, call("PIECE", "white rook e4"));
    assert_eq!(one("a = { PLACED(\"white rook\") }\n").1, call("PLACED", "white rook"));
    assert_eq!(one("a = { SIDE(\"green\") }\n").1, call("SIDE", "green"));
    assert_eq!(one("a = { SQUARE() }\n").1, call("SQUARE", "SQUARE(…)"));
    assert_eq!(one("a = { SQUARE(\"e4\", case: \"dat\") }\n").1, call("SQUARE", "case: dat"));
    assert_eq!(one("a = { SQUARE(\"e4\", color: 1) }\n").1, call("SQUARE", "color: 1"));
    for (text, name) in [("a = { nothing }\n", "nothing"), ("a = { $x }\n", "$x"), ("-t = γ\n", "-t")] {
        assert_eq!(one(text).1, Kind::UnknownName(name.into()));
    }
    assert!(matches!(one("a = β\u{200b}\n"), ("\u{200b}\n", Kind::Text(_))));
    assert!(matches!(one("a = { \"\\u001b\" }\n").1, Kind::Text(_)));
    let chooses = "a = { SIDE(\"white\") ->\n    [m] α\n   *[f] β\n}\n";
    assert_eq!(one(chooses).1, Kind::BadSelector("SIDE".into()), "nothing varies in a lesson");
}

#[test]
fn what_was_left_untranslated_has_no_letter_of_the_alphabet() {
    let untranslated = |source: &str| matches!(&faults_of(source)[..], [(_, CatalogueFaultKind::Untranslated { .. })]);
    assert!(untranslated("a = Look at e4.\n"));
    for fine in ["a = Κοίτα το FEN.\n", "a = e4 – Rd8+!\n", "a = ½ – 1\n", "a = { \"FEN\" }\n"] {
        assert_eq!(faults_of(fine), [], "{fine}");
    }
}

#[test]
fn the_languages_of_a_lesson_are_held_against_the_first() {
    let text = |language, fluent: &'static str| Text { language, fluent: fluent.into() };
    let differ = |el: &'static str, en: &'static str| {
        let texts = [text(Language::EL, el), text(Language::EN, en)];
        match &Words::new(Language::EL).check_lesson(&texts)[..] {
            [] => None,
            [Found { text: 1, offset: None, kind: CatalogueFaultKind::Differs { here, there } }] => {
                Some((here.join(" "), there.join(" ")))
            }
            other => panic!("{other:?}"),
        }
    };
    let told = |here: &str, there: &str| Some((here.to_owned(), there.to_owned()));
    assert_eq!(differ("a = Από το ε4 στο ζ5\n", "a = From e4 to { SQUARE(\"f6\") }\n"), told("f6", "f5"));
    assert_eq!(differ("a = Παίξε Πδ8\n", "a = Play Rd8+\n"), told("Rd8+", "Rd8"));
    // What one language says by a function the other may say in words.
    assert_eq!(
        differ("a = { PIECE(\"rook\") } και ίππος\n", "a = { PIECE(\"white rook\") }, { PIECE(\"knight\") }\n"),
        None
    );
    let (white, black) = ("a = Ο { PIECE(\"white rook\") }\n", "a = The { PIECE(\"black rook\") }\n");
    assert_eq!(differ(white, black), told("PIECE(\"black rook\")", "PIECE(\"white rook\")"));
    let same = [text(Language::EL, "a = α\n"), text(Language::EL, "a = β\n")];
    let twice = Words::new(Language::EL).check_lesson(&same);
    assert!(matches!(&twice[..], [Found { text: 1, kind: CatalogueFaultKind::Twice(key), .. }] if key == "a"));
}

#[test]
fn faults_of_a_catalogue_are_found() {
    use CatalogueFaultKind as Kind;
    let kinds = |file: &str, change: &dyn Fn(&str) -> String| -> Vec<Kind> {
        let name = format!("en/{file}.ftl");
        let source = catalogue_sources().into_iter().find(|(known, _)| *known == name).unwrap().1;
        let faults = check_catalogue(Language::EN, file, &change(&source)).unwrap();
        faults.into_iter().map(|fault| fault.kind).collect()
    };
    let more = |text: &'static str| move |source: &str| format!("{source}\n{text}\n");
    let id = "fault-position-missing";
    assert_eq!(kinds("faults", &more("")), []);
    assert!(matches!(&kinds("faults", &more("fault-position-missing = Twice."))[..], [Kind::Twice(key)] if key == id));
    let without = |source: &str| source.replace("fault-position-missing =", "fault-other =");
    assert!(kinds("faults", &without).contains(&Kind::Missing { key: id.into(), language: Language::EN }));
    let variable = |source: &str| source.replace("fault-position-missing =", "fault-position-missing = { $x }");
    assert_eq!(kinds("faults", &variable), [Kind::Differs { here: vec!["$x".into()], there: vec![] }]);
    let term = |source: &str| source.replace("-piece-rook =", "-piece-rock =");
    let found = kinds("pieces", &term);
    assert!(found.contains(&Kind::MissingForm("-piece-rook".into())), "{found:?}");
    assert!(found.contains(&Kind::BadForm("-piece-rock".into())), "{found:?}");
    let deep = format!("a = {}", "{".repeat(50_000));
    assert!(kinds("faults", &|source| format!("{source}\n{deep}\n")).contains(&Kind::TooLong(50_000)));
}

#[test]
fn english_has_one_kind_of_apostrophe() {
    // The straight one, as on the keyboard; “ and ” are the quotes.
    let mut files = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en")];
    let mut read = 0;
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            let text = std::fs::read_to_string(&path).unwrap();
            read += 1;
            for (number, line) in text.lines().enumerate() {
                assert!(!line.contains(['\u{2018}', '\u{2019}']), "{}:{}: {line}", path.display(), number + 1);
            }
        }
    }
    assert!(read > 10, "{read}");
}

/// A word with letters of both alphabets, and in Greek texts a possessive that the function before it should bring: `of: "you"`
/// moves the accent of the noun.
#[test]
fn no_word_of_the_texts_mixes_alphabets_and_no_possessive_leans_on_a_function() {
    let is_greek = |c: char| matches!(u32::from(c), 0x370..=0x3FF | 0x1F00..=0x1FFF) && c.is_alphabetic();
    let mut found = Vec::new();
    for (path, text) in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales"), "ftl") {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let words = line.split(|c: char| !c.is_alphabetic());
            let mixed =
                words.filter(|word| word.contains(is_greek) && word.contains(|c: char| c.is_ascii_alphabetic()));
            let leaning = ["PIECE(", "PIECES("].iter().any(|call| line.contains(call)) && line.contains(") } σου");
            let told = mixed.chain(leaning.then_some("σου"));
            found.extend(told.map(|what| format!("{}:{}: {what}", path.display(), number + 1)));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}
