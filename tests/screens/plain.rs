//! Line mode, driven through a pipe: the real program, as a screen reader or a script meets it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::text::in_order;
use skaki::cli::{self, Io};

/// Runs the program with these lines on its input and no terminal, and gives what it said.
fn drive(data: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_skaki"))
        .arg("--data")
        .arg(data)
        .args(args)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may leave before it has read everything.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What is said on lines of input; the program must end well, and with nothing on its error output.
fn said(data: &Path, args: &[&str], lines: &[&str]) -> String {
    let output = drive(data, args, lines.iter().map(|line| format!("{line}\n")).collect::<String>().as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains(['⟦', '\u{1b}', '\u{2068}', '\u{2069}']), "{text}");
    text
}

#[test]
fn the_rook_lesson_in_greek_with_wrong_tries_a_change_of_language_and_a_second_sitting() {
    let data = tempfile::tempdir().unwrap();
    let first = said(
        data.path(),
        &[],
        &[
            "", // Greek
            "πύργος δ4",
            "ο πύργος", // a lesson by its title, without its capital
            "",
            "πυργος δ7",
            "",
            "Πη1",
            "Πη5",
            "", // read, solve, solve
            "Πδ8",
            "πίσω",
            "Πδ1δ8",
            "υποδειξη",
            "english",
            "board",
            "Re1",
            "γλωσσα",
            "Πε8",
            "Πδ8",
            "εξοδος",
        ],
    );
    in_order(
        &first,
        &[
            "Γλώσσα;",
            "Language?",
            "6. «Ο πύργος».",
            "Δεν υπάρχει μάθημα «πύργος δ4».",
            "«Ο πύργος», 1 από",
            "Λευκά: πύργος δ4.",
            "«Ο πύργος», 2 από",
            "Πδ7: ο λευκός πύργος πάει από το δ2 στο δ7.",
            "3 αστέρια",
            "Μένει ακόμη το η5.",
            "«Ο πύργος», 4 από",
            "Ο λευκός πύργος δεν μπορεί να περάσει πάνω από το λευκό πιόνι στο δ4.",
            "Δεν υπάρχει κίνηση για να πάρεις πίσω.",
            "πάνω από το λευκό πιόνι στο δ4.",
            "The language is now English.",
            "The rook",
            "White: rook d1, pawn d4.",
            "the white rook goes from d1 to e1.",
            "Η γλώσσα είναι τώρα τα ελληνικά.",
            "Πδ8: ο λευκός πύργος πάει από το ε8 στο δ8.",
            "Ο πύργος δεν πηδά",
            "2 αστέρια",
            "Η πρόοδός σου φυλάχτηκε",
        ]
        .iter()
        .filter(|part| **part != "The rook")
        .copied()
        .collect::<Vec<_>>(),
    );
    // The language chosen last holds, nothing is asked, and an empty line goes on at the next step.
    let second = said(data.path(), &[], &["", "Π:β6"]);
    assert!(!second.contains("Γλώσσα;"));
    in_order(&second, &["6. «Ο πύργος»: 4 από", "«Ο πύργος», 5 από", "Π:β6: ", "παίρνει το μαύρο πιόνι στο β6."]);
    // A bare `learn` goes straight there.
    in_order(&said(data.path(), &["learn"], &[]), &["«Ο πύργος», 6 από", "Γράψε τα τετράγωνα"]);
}

#[test]
fn the_rook_lesson_in_english_and_a_language_that_is_given_is_not_kept() {
    let data = tempfile::tempdir().unwrap();
    let first = said(
        data.path(),
        &["--lang", "en", "learn", "rook"],
        &["", "rook d7", "", "rg1", "Rg5", "", "d1d8", "Re1", "rook e8", "Rd8", "", "Rb6", "", "b4, g4 and d1", "done"],
    );
    assert!(!first.contains("Language?"), "{first}");
    in_order(
        &first,
        &[
            "“The rook”, 1 of",
            "Rd7: the white rook goes from d2 to d7.",
            "Still to go: g5.",
            "The white rook cannot pass over the white pawn on d4.",
            "The exercise is done: 3 stars",
            "the white rook takes the black pawn on b6.",
            "You have marked: d1, b4 and g4.",
            "Right: all 3 squares.",
            "Your progress is kept.",
        ],
    );
    let second = said(data.path(), &["--lang", "en", "learn"], &[]);
    in_order(&second, &["“The rook”, 7 of"]);
    // Nothing was chosen for good: the next run without `--lang` asks.
    in_order(&said(data.path(), &[], &[]), &["Γλώσσα;", "Language?"]);
    // A step that was named is opened behind the question.
    in_order(&said(data.path(), &["learn", "rook/capture"], &["2"]), &["Language?", "“The rook”, 5 of"]);
}

#[test]
fn marks_are_judged_in_words() {
    let data = tempfile::tempdir().unwrap();
    let text = said(
        data.path(),
        &["--lang", "el", "learn", "rook/what-it-takes"],
        &[
            "έτοιμο",
            "δ6 δ7 β4 και ζ4",
            "ετοιμο",
            "πισω",
            "δ6",
            "φ9",
            "λύση",
            "ναι",
            "β4",
            "κινησεις δ4",
            "γραμμη 4",
            "στήλη δ",
            "που ειναι τα πιονια;",
            "rank 3",
            "κινήσεις α1",
        ],
    );
    in_order(
        &text,
        &[
            "Σημείωσε πρώτα κάτι.",
            "Έχεις σημειώσει: β4, ζ4, δ6 και δ7.",
            "Το ζ4 δεν ταιριάζει. Στο ζ4 δεν υπάρχει τίποτα.",
            "Επίσης δεν ταιριάζουν το δ6 και το δ7.",
            "Λείπουν ακόμη 2.",
            "Το ζ4 δεν είναι πια σημειωμένο.",
            "Έχεις σημειώσει: β4 και δ7.",
            "Η λύση είναι",
            "χωρίς αστέρι",
            "Αυτή η άσκηση έχει λυθεί",
            "Ο λευκός πύργος στο δ4 μπορεί να πάει",
            "4η γραμμή: μαύρο πιόνι στο β4",
            "Στήλη δ: ",
            "Λευκά: πιόνι δ6.",
            "3η γραμμή: τίποτα.",
            "Το α1 είναι άδειο.",
        ],
    );
}

#[test]
fn questions_about_the_board_are_answered_in_words() {
    let board = "kind = \"show\"\nfen = \"8/3p4/3P4/8/1p1R2pp/8/8/3r4 w\"";
    let text = said_in(
        &[("rook", board)],
        "rook",
        &[
            "greek",
            "τι είναι στο δ4;",
            "τετράγωνο α8",
            "παρσίματα δ4",
            "Παρσίματα λευκών;",
            "τι ελέγχει το δ4",
            "ποιοι απειλούν το δ4;",
            "ποιος προστατεύει το δ4",
            "ποιος προστατεύει το α1",
            "απειλούνται τα μαύρα",
            "καρφωμένα λευκά",
            "english",
            "what attacks d7?",
            "hanging black",
            "White rooks or corners except square a1",
            "who gives check",
        ],
    );
    in_order(
        &text,
        &[
            "δ4: λευκός πύργος",
            "Το α8 είναι άδειο.",
            "όπου ο λευκός πύργος στο δ4 μπορεί να πάρει: ",
            "Τα κομμάτια και τα πιόνια που τα λευκά μπορούν να πάρουν: ",
            "Τα τετράγωνα που ελέγχει ο λευκός πύργος στο δ4: ",
            "που απειλούν τον λευκό πύργο στο δ4: ο μαύρος πύργος στο δ1.",
            "που προστατεύουν τον λευκό πύργο στο δ4: κανένα.",
            "Το α1 είναι άδειο.",
            "Τα κομμάτια και τα πιόνια των μαύρων που απειλούνται: ο μαύρος πύργος στο δ1,",
            "Τα καρφωμένα κομμάτια και πιόνια των λευκών: κανένα.",
            "The language is now English.",
            "The pieces and pawns that attack the black pawn on d7: none.",
            "The pieces and pawns of Black that the opponent can take without losing anything: the",
            "The white rooks, and the four corners of the board too, but not a1: ",
            "The pieces and pawns that give check: none.",
        ],
    );
}

#[test]
fn the_moves_the_turn_and_ones_own_pieces_can_be_asked_for() {
    let data = tempfile::tempdir().unwrap();
    let text = said(
        data.path(),
        &["--lang", "el", "learn", "rook/blocked"],
        &[
            "τελευταία κίνηση",
            "Τίνος είναι η σειρά;",
            "δικαιώματα ροκέ",
            "ναι",
            "πού είναι τα κομμάτια μου;",
            "πού είναι ο λευκός πύργος",
            "πού είναι η μαύρη βασίλισσα;",
            "πού είναι τα μαύρα",
            "Πη1",
            "κινήσεις ως εδώ",
            "english",
            "last move",
            "moves so far",
            "whose turn is it?",
            "castling rights",
            "yes",
            "where are my rooks",
            "where is the black queen",
            "where are the white pieces",
        ],
    );
    in_order(
        &text,
        &[
            "Εδώ δεν έχει γίνει ακόμη καμία κίνηση.",
            "Παίζουν τα λευκά: είναι η σειρά σου.",
            "Τα λευκά δεν έχουν δικαίωμα για ροκέ.",
            "Τα μαύρα δεν έχουν δικαίωμα για ροκέ.",
            "Λευκά: πύργος δ1, πιόνι δ4.",
            "Λευκά: πύργος δ1.",
            "Δεν υπάρχει τίποτα τέτοιο στη σκακιέρα.",
            "Οι κινήσεις ως εδώ: 1. Πη1.",
            "The last move, Rg1: the white rook goes from d1 to g1.",
            "The moves so far: 1. Rg1.",
            "White is to move: it is your turn.",
            "White has no right to castle.",
            "White: rook g1.",
            "There is none on the board.",
            "White: rook g1, pawn d4.",
        ],
    );
    // A position can tell which move was the last, and a game how it began.
    let folder = tempfile::tempdir().unwrap();
    let lesson = "format = 1\nid = \"told\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"Told\"\none = \"One.\"\ntwo = \"Two.\"\n\
                  [[step]]\nid = \"one\"\nkind = \"play\"\nfen = \"start\"\nmoves = \"e4 d5 Ke2\"\ngoal = { capture = [\"e4\"] }\n\
                  [[step]]\nid = \"two\"\nkind = \"play\"\nfen = \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"\ngoal = { capture = [\"d5\"] }\n";
    std::fs::write(folder.path().join("told.toml"), lesson).unwrap();
    let lessons = folder.path().to_str().unwrap();
    let ask = &["last move", "moves so far", "castling rights", "yes"];
    let text = said(data.path(), &["--lang", "en", "--lessons", lessons, "learn", "told/one"], ask);
    in_order(
        &text,
        &[
            "The last move, Ke2: the white king goes from e1 to e2.",
            "The moves so far: 1. e4 d5 and 2. Ke2.",
            "White has no right to castle.",
            "Black has the right to castle short and long.",
        ],
    );
    let text = said(data.path(), &["--lang", "en", "--lessons", lessons, "learn", "told/two"], ask);
    in_order(&text, &["The last move was the double step of the pawn on d5."]);
}

#[test]
fn every_command_is_understood_in_both_languages_everywhere() {
    let data = tempfile::tempdir().unwrap();
    let commands = "help\nβοήθεια\nhint\nυπόδειξη\nundo\nback\nπίσω\nretry\nξανά\nboard\nσκακιέρα\nnext\nεπόμενη\nprevious\n\
        προηγούμενη\ntask\nεκφώνηση\nlessons\nμαθήματα\n\nγλώσσα\nlanguage\nanswer\nλύση\nwhere are the rooks?\nΠού είναι οι πύργοι;\n\
        rank 4\nγραμμή 4\nfile d\nστήλη δ\nmoves of d4\nκινήσεις δ4\ndone\nέτοιμο\ngreek\nαγγλικά\n";
    let text = said(data.path(), &["--lang", "el", "learn", "rook/first-move"], &commands.lines().collect::<Vec<_>>());
    for wrong in [
        "Αυτό δεν το κατάλαβα",
        "I did not understand",
        "Δεν υπάρχει μάθημα",
        "There is no lesson",
        "no move",
        "Δεν είναι κίνηση",
    ] {
        assert!(!text.contains(wrong), "{wrong}\n{text}");
    }
}

#[test]
fn nonsense_is_answered_and_never_ends_the_program() {
    let data = tempfile::tempdir().unwrap();
    let long = "Π".repeat(300_000);
    let mut input: Vec<u8> = Vec::new();
    for _ in 0..2 {
        // In the question, in the lessons, in a step to read, to play and to mark.
        for line in [
            "\0\0\0",
            "x\u{202e}y\u{1b}[2J",
            "χψω",
            "🦀",
            "e9",
            "Πψ4",
            "Bε5",
            "-1",
            "99999999999999999999",
            "«»",
            "\u{301}\u{301}",
        ] {
            input.extend(line.as_bytes());
            input.push(b'\n');
        }
        input.extend(b"\xff\xfe\x80\n");
        input.extend(long.as_bytes());
        input.extend(b"\r\n2\nrook\nnext\nskip\n");
    }
    input.extend(b"last line without an end");
    for place in ["rook", "rook/first-move", "rook/what-it-takes", "mate"] {
        let output = drive(data.path(), &["learn", place], &input);
        assert_eq!(output.status.code(), Some(0), "{place}: {}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(!text.contains(['\u{1b}', '\0', '\u{202e}', '⟦']), "{place}: {text}");
        assert!(text.len() < 200_000, "a long line is one line: {}", text.len());
    }
}

#[test]
fn claims_and_offers_are_written_in_words_and_a_test_says_that_it_is_one() {
    let folder = tempfile::tempdir().unwrap();
    let data = tempfile::tempdir().unwrap();
    let course = "format = 1\nid = \"class\"\n[[part]]\nid = \"all\"\ntitle = { en = \"All\", el = \"Ola\" }\nlessons = [\"exam\"]\n[[test]]\nlesson = \"exam\"\npass = 60\n";
    let lesson = "format = 1\nid = \"exam\"\nlanguages = [\"en\"]\nrules = [\"repetition\"]\n[text.en]\ntitle = \"Exam\"\nthird = \"Claim.\"\noffered = \"Decline.\"\n\
                  [[step]]\nid = \"third\"\nkind = \"play\"\nfen = \"start\"\nmoves = \"Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1\"\ngoal = { claim = true }\n\
                  [[step]]\nid = \"offered\"\nkind = \"play\"\nfen = \"4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 30\"\noffered = true\ngoal = { decline = true }\n";
    std::fs::write(folder.path().join("course.toml"), course).unwrap();
    std::fs::write(folder.path().join("exam.toml"), lesson).unwrap();
    let lessons = folder.path().to_str().unwrap();
    let text = said(
        data.path(),
        &["--lessons", lessons, "--lang", "en", "learn", "exam"],
        &["hint", "claim", "διεκδικώ Nf6", "claim Ng8", "", "accept", "αρνούμαι", "", "lessons", "quit"],
    );
    in_order(
        &text,
        &[
            "This is a test",
            "You pass with 4 of 6 stars.",
            "You can also write: “claim”",
            "There are no hints in a test.",
            "The position occurs only twice, after 2. Ng1 and after 4. Ng1",
            "Right, a draw: the same position occurs three times",
            "The opponent offers you a draw.",
            "“accept”, “decline”",
            "the goal is a different one",
            "You declined, and the game goes on.",
            "You have passed the test “Exam” with 4 of 6 stars",
            "Enter alone goes on with “The chessboard”",
            "A test: passed.",
        ],
    );
    let text = said(data.path(), &["--lessons", lessons, "lessons", "--json"], &[]);
    assert!(text.contains("\"passed\":true") && text.contains("\"pass\":60"), "{text}");
}

/// A student who answers only what has reached them: every reading holds that something new has been sent before it.
struct Listener<'a> {
    sent: &'a RefCell<Vec<u8>>,
    heard: usize,
    lines: VecDeque<&'static str>,
    line: &'static [u8],
}

impl Read for Listener<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut line = self.fill_buf()?;
        let read = line.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Listener<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            let sent = self.sent.borrow();
            assert!(sent.len() > self.heard && sent.ends_with(b"\n"), "nothing was sent before the answer was read");
            self.heard = sent.len();
            self.line = self.lines.pop_front().unwrap_or_default().as_bytes();
        }
        Ok(self.line)
    }

    fn consume(&mut self, read: usize) {
        self.line = &self.line[read..];
    }
}

/// What has been flushed.
struct Sent<'a>(&'a RefCell<Vec<u8>>);

impl Write for Sent<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn everything_is_sent_before_an_answer_is_waited_for() {
    let calls: [(&[&str], &[&'static str]); 5] = [
        (&["--plain"], &["x\n", "1\n", "4\n", "\n", "e9\n"]),
        (&["--plain", "--lang", "el"], &["help\n", "undo\n", "4\n"]),
        (&["--plain", "--lang", "en", "learn", "rook/blocked"], &["Rd8\n", "hint\n", "answer\n"]),
        (&["--lang", "en", "lessons", "--reset", "all"], &["no\n"]),
        (&["--lang", "en", "--json", "lessons", "--reset", "rook"], &["no\n"]),
    ];
    for (words, lines) in calls {
        let data = tempfile::tempdir().unwrap();
        let sent = RefCell::new(Vec::new());
        // More than anything that is said here: only a flush sends it.
        let mut out = io::BufWriter::with_capacity(1 << 20, Sent(&sent));
        let mut input = Listener { sent: &sent, heard: 0, lines: lines.iter().copied().collect(), line: b"" };
        let mut args: Vec<std::ffi::OsString> = words.iter().map(Into::into).collect();
        args.extend(["--data".into(), data.path().into()]);
        // Where the question stands on the error output it is sent at once.
        let mut err = Sent(&sent);
        let mut io = Io { input: &mut input, out: &mut out, err: &mut err, terminal: false, env: &|_| None };
        let _ = cli::run(args, &mut io);
        assert!(input.lines.is_empty(), "{words:?}: {:?} was not read", input.lines);
    }
}

#[test]
fn in_the_list_of_lessons_help_fits_and_words_of_a_lesson_are_known() {
    let data = tempfile::tempdir().unwrap();
    let text = said(
        data.path(),
        &["--lang", "en"],
        &["undo", "hint", "again", "skip", "λύση", "where are the rooks?", "help", "λ", "l", "ROOK", "λ", "l", "quit"],
    );
    in_order(
        &text,
        &[
            "“help”",
            "“quit”",
            "“undo” is only for use inside a lesson.",
            "“hint” is only",
            "“again” is only",
            "“skip” is only",
            "“λύση” is only",
            "“where are the rooks?” is only",
            "Write the number or the name of a lesson, or Enter alone",
            "Η γλώσσα είναι τώρα τα ελληνικά.",
            "The language is now English.",
            "“The rook”, 1 of",
            "Η γλώσσα είναι τώρα τα ελληνικά.",
            "The language is now English.",
        ],
    );
    assert!(!text.contains("There is no lesson"), "{text}");
}

#[test]
fn an_answer_that_names_no_language_is_said_to_be_none() {
    let data = tempfile::tempdir().unwrap();
    let text = said(data.path(), &[], &["rook", "βοήθεια", "en"]);
    in_order(
        &text,
        &[
            "Language?",
            "Το «rook» δεν είναι καμία από τις γλώσσες.",
            "Γλώσσα;",
            "“rook” is none of the languages.",
            "Language?",
            "«βοήθεια»",
            "Lessons:",
        ],
    );
    for (line, first) in [("Ελληνικά", "Μαθήματα:"), ("el", "Μαθήματα:"), ("2.", "Lessons:"), ("αγγλικά", "Lessons:")]
    {
        let data = tempfile::tempdir().unwrap();
        in_order(&said(data.path(), &[], &[line]), &["Language?", first]);
    }
}

#[test]
fn a_text_that_only_the_other_language_has_is_said_in_it_with_a_note() {
    let (folder, data) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let lesson = "format = 1\nid = \"half\"\nlanguages = [\"el\", \"en\"]\n[text.el]\ntitle = \"Μισό μάθημα\"\none = 'Κοίτα { PEACE(\"d1\") }.'\n[text.en]\ntitle = \"Half a lesson\"\none = \"Look here.\"\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
    std::fs::write(folder.path().join("half.toml"), lesson).unwrap();
    let folder = folder.path().to_str().unwrap();
    let greek = said(data.path(), &["--lang", "el", "--lessons", folder, "learn", "half"], &[]);
    in_order(&greek, &["«Μισό μάθημα», 1 από 1.", "Look here.", "μόνο σε άλλη γλώσσα"]);
    let english = said(data.path(), &["--lang", "en", "--lessons", folder, "learn", "half"], &[]);
    in_order(&english, &["“Half a lesson”, 1 of 1.", "Look here."]);
    assert!(!english.contains("another language"), "{english}");
}

#[test]
fn in_the_list_of_lessons_what_is_said_in_a_game_is_known_to_belong_to_one() {
    let data = tempfile::tempdir().unwrap();
    for word in ["accept", "resign", "claim", "draw?", "εγκαταλείπω"] {
        let text = said(data.path(), &["--lang", "en"], &[word]);
        assert!(text.contains("is only for use inside a lesson"), "{word}: {text}");
        assert!(!text.contains("There is no lesson"), "{word}: {text}");
    }
}

#[test]
fn what_cannot_be_kept_is_said_where_the_student_reads() {
    let data = tempfile::tempdir().unwrap();
    // A file stands where a folder should be: it can neither be read nor written.
    let file = data.path().join("file");
    std::fs::write(&file, "").unwrap();
    for folder in [file.clone(), file.join("deeper")] {
        let text = said(&folder, &["--lang", "en", "learn", "rook"], &["help"]);
        assert!(text.contains("You can go on, but nothing will be kept."), "{text}");
        assert!(text.find("nothing will be kept") < text.find("Write a move"), "{text}");
    }
}

#[test]
fn whoever_asks_what_attacks_a_man_hears_what_protects_it_too() {
    let data = tempfile::tempdir().unwrap();
    let text =
        said(data.path(), &["--lang", "en", "learn", "rook/4"], &["who attacks d4", "yes", "who controls d3", "yes"]);
    in_order(
        &text,
        &[
            "The pieces and pawns that attack the white pawn on d4: none.",
            "protect the white pawn on d4: the white rook on d1.",
            "The pieces and pawns that control d3: the white rook on d1.",
        ],
    );
    let text = said(
        data.path(),
        &["--lang", "el", "learn", "rook/4"],
        &["ποιος απειλεί το δ4", "ναι", "ποιος ελέγχει το δ3", "ναι"],
    );
    in_order(
        &text,
        &["που απειλούν το λευκό πιόνι στο δ4: κανένα.", "ο λευκός πύργος στο δ1.", "ο λευκός πύργος στο δ1."],
    );
}

#[test]
fn what_is_the_answer_is_called_so_on_a_board_where_nothing_can_go() {
    let data = tempfile::tempdir().unwrap();
    for (language, answer, task, said_so) in
        [("en", "answer", "task", "The answer: c1, c2,"), ("el", "λύση", "εκφώνηση", "Η λύση: γ1, γ2,")]
    {
        let text = said(data.path(), &["--lang", language, "learn", "names/find-file"], &[answer, "yes", task]);
        assert!(text.contains(said_so), "{text}");
        assert!(!text.contains("It can go to") && !text.contains("Μπορεί να πάει"), "{text}");
    }
}

#[test]
fn what_costs_moves_or_stars_is_asked_about_first() {
    let data = tempfile::tempdir().unwrap();
    // In a test the answer costs the stars.
    let text = said(
        data.path(),
        &["--lang", "en", "learn", "test-board/1"],
        &["answer", "no", "answer", "", "λύση", "ναι", "quit"],
    );
    let question = "the exercise gives no star. Show it? Write “yes” or “no”:";
    in_order(
        &text,
        &[question, "Nothing has changed.", question, "Nothing has changed.", question, "without a star", "Goodbye"],
    );
    let log = std::fs::read_to_string(data.path().join("progress.jsonl")).unwrap();
    assert_eq!(log.matches("\"done\"").count(), 1, "nothing was given up before the yes: {log}");
    // Moves made are lost to whoever begins again, goes on, goes back or is shown the answer; one alone is soon made again.
    let text = said(
        data.path(),
        &["--lang", "en", "learn", "rook/3"],
        &[
            "Ra1", "retry", "Ra1", "Ra2", "retry", "no", "next", "no", "previous", "no", "answer", "no", "so far",
            "next", "yes",
        ],
    );
    in_order(
        &text,
        &[
            "Ra1: ",
            "Ra1: ",
            "Ra2: ",
            "Begin the step again? Write “yes” or “no”:",
            "Nothing has changed.",
            "Go to the next step? Write",
            "Nothing has changed.",
            "Go to the step before? Write",
            "Nothing has changed.",
            "Show the answer? Write",
            "Nothing has changed.",
            "“The rook”, 4 of",
            "Your progress is kept. Goodbye!",
        ],
    );
}

#[test]
fn a_step_that_was_begun_is_gone_on_in_and_nobody_says_that_it_is_kept() {
    let data = tempfile::tempdir().unwrap();
    let text = said(
        data.path(),
        &["--lang", "en", "learn", "rook/3"],
        &["Ra1", "Ra2", "lessons", "king", "lessons", "no such lesson", "rook/3", "moves so far"],
    );
    in_order(
        &text,
        &[
            "“The king”, 1 of",
            "There is no lesson “no such lesson”.",
            "“The rook”, 3 of",
            "The step is as you left it.",
            "The moves so far: 1. Ra1",
            "Your progress is kept; the exercise that you have begun starts from its beginning next time. Goodbye!",
        ],
    );
    let text = said(data.path(), &["--lang", "en", "learn", "rook/2"], &["Rd7"]);
    assert!(text.contains("Your progress is kept. Goodbye!"), "{text}");
}

#[test]
fn a_language_that_is_chosen_is_kept_whatever_the_call_said() {
    let data = tempfile::tempdir().unwrap();
    let settings = data.path().join("settings.toml");
    std::fs::write(&settings, "# mine\nlanguage = \"en\"\nlater = 1\n").unwrap();
    said(data.path(), &["--lang", "en"], &["change notation"]);
    assert_eq!(
        std::fs::read_to_string(&settings).unwrap(),
        "# mine\nlanguage = \"en\"\nlater = 1\nnotation = \"latin\"\n"
    );
    said(data.path(), &["--lang", "en"], &["greek"]);
    assert_eq!(
        std::fs::read_to_string(&settings).unwrap(),
        "# mine\nlanguage = \"el\"\nlater = 1\nnotation = \"latin\"\n"
    );
    assert!(said(data.path(), &[], &[]).contains("Μαθήματα:"));
}

#[test]
fn a_position_that_is_the_answer_already_is_said_to_be_it() {
    let data = tempfile::tempdir().unwrap();
    let text = said(data.path(), &["--lang", "en", "learn", "setting-up/white-pair"], &["Qd1", "Ke1", "answer", "yes"]);
    in_order(&text, &["The white king stands on e1 now.", "What stands on the board is the answer.", "without a star"]);
    assert!(!text.contains("No answer was found"), "{text}");
}

#[test]
fn a_piece_that_was_typed_is_told_again_only_in_other_letters_than_those_in_use() {
    let data = tempfile::tempdir().unwrap();
    for (language, typed, told) in [
        ("en", "Qd1", None),
        ("en", "white queen d1", None),
        ("en", "Βδ1", Some("Qd1 = Βδ1\nThe white queen stands on d1 now.")),
        ("el", "Βδ1", None),
        ("el", "λευκή βασίλισσα δ1", None),
        ("el", "Qd1", Some("Βδ1 = Qd1\nΗ λευκή βασίλισσα μπήκε στο δ1.")),
    ] {
        let text = said(data.path(), &["--lang", language, "learn", "setting-up/white-pair"], &[typed]);
        assert_eq!(text.contains(" = "), told.is_some(), "{typed}: {text}");
        assert!(told.is_none_or(|told| text.contains(told)), "{typed}: {text}");
    }
}

#[test]
fn a_step_that_is_read_says_that_there_is_nothing_to_help_with() {
    let data = tempfile::tempdir().unwrap();
    let text = said(data.path(), &["--lang", "en", "learn", "rook"], &["hint"]);
    assert!(text.contains("This step is only to be read: it needs no help."), "{text}");
}

#[test]
fn where_the_screen_cannot_be_drawn_nobody_promises_it() {
    let data = tempfile::tempdir().unwrap();
    let text = said(data.path(), &["--lang", "en"], &["screen"]);
    in_order(&text, &["This terminal cannot show the program in full screen.", "Goodbye"]);
}

#[test]
fn what_a_lesson_says_of_a_mistake_is_said_beside_what_lies_in_the_writing() {
    let data = tempfile::tempdir().unwrap();
    // Ρ may have been meant for the rook: the cure is offered, the king's step refused, and its text said.
    let text = said(data.path(), &["--lang", "el", "learn", "castling/long"], &["Ρβ1"]);
    in_order(&text, &["Και στο μεγάλο ροκέ ο βασιλιάς πάει δύο τετράγωνα, όχι τρία", "Πβ1"]);
}

#[test]
fn a_square_to_be_named_is_told_as_it_is_seen() {
    let data = tempfile::tempdir().unwrap();
    let text = said(data.path(), &["--lang", "en", "learn", "test-board/its-name-black"], &["f3"]);
    in_order(
        &text,
        &["Seen from Black's side", "3rd file from the left and the 6th rank from the bottom", "Right: f3"],
    );
}

// ---------------------------------------------------------------------------------------------------------------
// Line mode is the whole program.

/// How what a key does on the screen is said in line mode: in Greek and in English, or why there is no such thing.
enum InWords {
    Said(&'static str, &'static str),
    /// What it is about is not there where nothing is drawn.
    Nothing,
}

fn in_words(action: &skaki::app::Action) -> InWords {
    use InWords::{Nothing, Said};
    use skaki::app::Action;
    match action {
        Action::Choose | Action::Submit => Said("έτοιμο", "done"),
        Action::Back => Said("μαθήματα", "lessons"),
        Action::Quit => Said("έξοδος", "quit"),
        Action::Help => Said("βοήθεια", "help"),
        Action::SwitchLanguage => Said("γλώσσα", "language"),
        Action::Hint => Said("υπόδειξη", "hint"),
        Action::Undo => Said("πίσω", "undo"),
        Action::Retry => Said("ξανά", "retry"),
        Action::NextStep => Said("επόμενη", "next"),
        Action::PreviousStep => Said("προηγούμενη", "previous"),
        Action::ShowAnswer => Said("λύση", "answer"),
        Action::StartOver => Said("ξέχνα πύργος", "forget rook"),
        Action::StartAllOver => Said("ξέχνα όλα", "forget all"),
        Action::Settings => Said("ρυθμίσεις", "settings"),
        Action::SwitchPieces => Said("άλλαξε κομμάτια", "change pieces"),
        Action::SwitchMouse => Said("άλλαξε ποντίκι", "change mouse"),
        Action::Glossary => Said("λεξικό", "glossary"),
        // What can be played, and a move itself.
        Action::Complete => Said("κινήσεις", "moves"),
        Action::OpenLine
        | Action::Type(_)
        | Action::Paste(_)
        | Action::Point(_)
        | Action::Drop(_)
        | Action::Edit(_) => Said("Πδ2", "Rd2"),
        // The board is asked about, square by square.
        Action::Go(_) => Said("τι είναι στο δ4", "what is on d4"),
        Action::Promote(_) => Said("ε8=Β", "e8=Q"),
        // A number or a name, in a step that has any.
        Action::Row(_) | Action::PickPiece(_) | Action::NextPiece(_) => Said("1", "1"),
        Action::Talk => Said("προτείνω ισοπαλία", "offer draw"),
        // No buttons, no board to turn, nothing that covers anything.
        Action::Focus(_) | Action::Flip | Action::Notice(_) => Nothing,
    }
}

#[test]
fn whatever_a_key_does_can_be_said() {
    let data = tempfile::tempdir().unwrap();
    for action in skaki::app::keys::BINDINGS.iter().map(|binding| &binding.action) {
        let InWords::Said(greek, english) = in_words(action) else { continue };
        for (language, word, unknown) in [("el", greek, "Δεν κατάλαβα"), ("en", english, "I did not understand")]
        {
            // Each language understands both.
            for args in [["--lang", language, "learn", "rook/blocked"], ["--lang", "el", "learn", "rook/blocked"]] {
                let text = said(data.path(), &args, &[word, "no"]);
                assert!(!text.contains(unknown), "{word}: {text}");
                assert!(
                    !text.contains("Δεν υπάρχει ρύθμιση") && !text.contains("There is no setting"),
                    "{word}: {text}"
                );
            }
        }
    }
}

#[test]
fn settings_are_told_and_changed_in_words() {
    let data = tempfile::tempdir().unwrap();
    let text = said(
        data.path(),
        &["--lang", "en"],
        &["settings", "change notation", "change 2", "άλλαξε ποντίκι", "change wallpaper", "quit"],
    );
    in_order(
        &text,
        &[
            "Settings:",
            "1. Language: English.",
            "2. Notation: that of the language.",
            "Write “change”",
            "Notation: Latin letters",
            "Notation: Greek letters",
            "Mouse: no",
            "There is no setting “wallpaper”.",
            "2. Notation: Greek letters.",
        ],
    );
    let kept = std::fs::read_to_string(data.path().join("settings.toml")).unwrap();
    assert!(kept.contains("notation = \"greek\"") && kept.contains("mouse = false"), "{kept}");
    // `--lang` holds for one run, also when something else is saved.
    assert!(!kept.contains("language"), "{kept}");
}

#[test]
fn a_setting_is_set_by_the_name_of_its_value_in_either_language() {
    let data = tempfile::tempdir().unwrap();
    let text = said(
        data.path(),
        &[],
        &[
            "2",
            "settings",
            "change",
            "change pieces letters",
            "άλλαξε χρώματα ξύλο",
            "change pieces slide no",
            "change pieces wooden",
            "language greek",
            "άλλαξε",
            "γλώσσα αγγλικά",
            "change language ελληνικά",
            "έξοδος",
        ],
    );
    in_order(
        &text,
        &[
            "4. Pieces: figures. It can be: “figures”, “symbols” or “letters”.",
            "6. Mouse: yes. It can be: “yes” or “no”.",
            "Write “change” and a number or a name for the next value",
            "Write “change” and a number or a name for the next value",
            "Pieces: letters",
            "Colours: wood, on dark",
            "Pieces slide: no",
            "“wooden” is no value of this setting. It can be: “letters”",
            "Η γλώσσα είναι τώρα τα ελληνικά.",
            "Γράψε «άλλαξε» και έναν αριθμό",
            "The language is now English.",
            "Η γλώσσα είναι τώρα τα ελληνικά.",
        ],
    );
    let kept = std::fs::read_to_string(data.path().join("settings.toml")).unwrap();
    for line in ["language = \"el\"", "pieces = \"letters\"", "theme = \"wood\"", "motion = false"] {
        assert!(kept.contains(line), "{line}: {kept}");
    }
}

#[test]
fn an_unknown_word_is_answered_with_the_way_to_help_and_no_file_is_made_up() {
    let data = tempfile::tempdir().unwrap();
    let text = said(
        data.path(),
        &["--lang", "el", "learn", "rook/blocked"],
        &["ποιος κερδίζει", "στήλη ι", "γραμμή 9", "english", "file k", "tell me more"],
    );
    in_order(
        &text,
        &[
            "Αυτό δε διαβάζεται σαν κίνηση",
            "Γράψε «βοήθεια» για να δεις τι άλλο μπορείς να γράψεις.",
            "Δεν υπάρχει στήλη ι.",
            "Δεν υπάρχει γραμμή 9",
            "There is no file k.",
            "cannot be read as a move",
            "Write “help” to see what else you can write.",
        ],
    );
    let text = said(
        data.path(),
        &["--lang", "el", "learn", "rook/what-it-takes"],
        &["β4 η4", "σήκωσε β4", "σήκωσε β4", "η4", "τι κάνω εδώ"],
    );
    in_order(
        &text,
        &[
            "Έχεις σημειώσει: β4 και η4.",
            "Έχεις σημειώσει: η4.",
            "Έχεις σημειώσει: η4.",
            "Δεν έχεις σημειώσει τίποτα.",
            "Αυτό δεν είναι τετράγωνο",
            "Γράψε «βοήθεια»",
        ],
    );
}

#[test]
fn help_lists_the_same_in_both_languages() {
    use skaki::language::{Language, Words, ids};
    let words = Words::new(Language::EL);
    for (greek, english) in [
        ("«σημάδια»", "“marks”"),
        ("«σήκωσε β6»", "“lift b6”"),
        ("«σήκωσε ζ3»", "“lift f3”"),
        ("ξαναγράψεις", "write again"),
        ("τελευταία κίνηση", "last move"),
        ("κινήσεις ως εδώ", "moves so far"),
        ("δικαιώματα ροκέ", "castling rights"),
    ] {
        for (language, word) in [(Language::EL, greek), (Language::EN, english)] {
            assert!(words.text_in(language, &ids::PLAIN_HELP.into()).contains(word), "{word}");
        }
    }
    for id in [ids::PLAIN_HELP, ids::PLAIN_HELP_LESSONS] {
        // Every paragraph of one has its like in the other, with as many words in its list.
        let [greek, english] = [Language::EL, Language::EN].map(|language| {
            words.text_in(language, &id.into()).lines().map(|line| line.matches(',').count()).collect::<Vec<_>>()
        });
        assert_eq!(greek.len(), english.len(), "{id}");
    }
}

#[test]
fn a_move_is_told_in_the_letters_it_was_typed_in_only_where_it_is_shown_in_others() {
    let data = tempfile::tempdir().unwrap();
    for (language, typed, told) in [
        ("el", "Πη1", "Πη1: ο λευκός πύργος"),
        ("el", "Rg1", "Πη1 (Rg1): ο λευκός πύργος"),
        ("en", "Rg1", "Rg1: the white rook"),
        ("en", "Πη1", "Rg1 (Πη1): the white rook"),
        ("en", "πύργος η1", "Rg1 (Πη1): the white rook"),
    ] {
        let text = said(data.path(), &["--lang", language, "learn", "rook/blocked"], &[typed]);
        in_order(&text, &[told]);
    }
}

#[test]
fn every_word_of_the_glossary_is_found() {
    use skaki::explain::glossary;
    use skaki::language::{Language, Words, fold};
    let words = Words::new(Language::EL);
    let mut known: std::collections::BTreeMap<String, skaki::language::ids::Id> = std::collections::BTreeMap::new();
    for id in glossary::TERMS {
        for language in Language::all() {
            let listed = words.attribute_in(language, &id.into(), "term");
            for name in listed.split([',', ';']).map(str::trim) {
                assert_eq!(glossary::find(&words, name), Some(id), "{name}");
                let other = known.insert(fold(name), id);
                assert!(other.is_none_or(|other| other == id), "“{name}” is two terms");
            }
            let what = words.text_in(language, &id.into());
            assert!(what.ends_with('.') && what.matches(". ").count() == 0, "one sentence: {what}");
        }
    }
    for (word, id) in [
        ("φάγαμε", "capture"),
        ("κόψαμε", "capture"),
        ("πήραμε", "capture"),
        ("ΡΟΥΑ", "check"),
        ("ντάμα", "queen"),
        ("hanging", "hanging"),
    ] {
        assert_eq!(glossary::find(&words, word).unwrap().as_str(), format!("glossary-{id}"), "{word}");
    }
    let data = tempfile::tempdir().unwrap();
    let text = said(
        data.path(),
        &["--lang", "el"],
        &["λεξικό κρέμεται", "glossary pin", "τι σημαίνει γκαμπί", "λεξικό", "έξοδος"],
    );
    in_order(
        &text,
        &["κρέμεται: Ένα κομμάτι ή πιόνι κρέμεται όταν", "κάρφωμα: ", "«γκαμπι» δεν είναι στο λεξικό", "τετράγωνο"],
    );
}

#[test]
fn starting_over_asks_and_only_yes_forgets() {
    let data = tempfile::tempdir().unwrap();
    let solve: &[&str] = &["rook", "", "Rd7", "lessons"];
    let text =
        said(data.path(), &["--lang", "en"], &[solve, &["forget rook", "", "forget rook", "yes", "quit"]].concat());
    in_order(
        &text,
        &[
            "“The rook”: 2 of",
            "Forget the progress in the lesson “The rook”?",
            "Nothing has changed.",
            "Forget the progress",
            "The progress is forgotten.",
            "“The rook”.\n",
        ],
    );
    let text = said(data.path(), &["--lang", "en"], &[solve, &["forget all", "ναι", "forget", "quit"]].concat());
    in_order(&text, &["Forget all progress", "The progress is forgotten.", "“The rook”.\n", "Write “forget”"]);
    // Inside a lesson it is the open one that starts over, and leaving is no yes.
    let text = said(data.path(), &["--lang", "en"], &["rook", "forget", "quit"]);
    in_order(&text, &["“The rook”?", "Nothing has changed.", "Goodbye"]);
}

#[test]
fn what_a_pawn_becomes_is_answered_in_one_word() {
    for answer in ["Β", "βασίλισσα", "queen", "1"] {
        let data = tempfile::tempdir().unwrap();
        let text = said(data.path(), &["--lang", "el", "learn", "promotion/first-queen"], &["ζ7", "ζ8", answer]);
        in_order(&text, &["διάλεξε βασίλισσα", "ζ8=Β", "3 αστέρια"]);
    }
    // Asked once, and not of any later line.
    let data = tempfile::tempdir().unwrap();
    let text = said(data.path(), &["--lang", "el", "learn", "promotion/first-queen"], &["ζ7", "ζ8", "ζ5", "1"]);
    assert!(!text.contains("3 αστέρια"), "{text}");
}

#[test]
fn squares_and_that_this_is_all_are_said_in_one_line() {
    let data = tempfile::tempdir().unwrap();
    let path = &["--lang", "el", "learn", "rook/what-it-takes"];
    let text = said(data.path(), path, &["δ6, δ7 και β4 έτοιμο", "δ9 έτοιμο"]);
    in_order(&text, &["Έχεις σημειώσει: β4, δ6 και δ7", "Λείπουν", "Δεν υπάρχει γραμμή 9"]);
    assert_eq!(text.matches("Λείπουν").count(), 1, "what was not understood is not handed in: {text}");
}

#[test]
fn the_sign_of_an_offer_lists_what_can_be_said() {
    let data = tempfile::tempdir().unwrap();
    let text = said(data.path(), &["--lang", "el", "learn", "resigning/look-first"], &["=", "δεν δέχομαι"]);
    assert_eq!(text.matches("Μπορείς και να γράψεις").count(), 2, "{text}");
    assert!(!text.contains("«δεν δέχομαι»"), "{text}");
}

#[test]
fn a_square_without_a_letter_is_answered_with_how_a_piece_is_written() {
    let data = tempfile::tempdir().unwrap();
    let english = said(data.path(), &["--lang", "en", "learn", "knight/first-jump"], &["d8", "exd8", "Nd8"]);
    in_order(
        &english,
        &[
            "There is no white pawn here",
            "For the knight write Nd8 or e4d8.",
            "There is no white pawn here",
            "A knight moves in an L",
        ],
    );
    let greek = said(data.path(), &["--lang", "el", "learn", "knight/first-jump"], &["δ8"]);
    in_order(&greek, &["Σε αυτή τη θέση δεν υπάρχει λευκό πιόνι", "Για τον ίππο γράψε Ιδ8 ή ε4δ8."]);
    // Where one piece can go there it is offered, with pawns on the board or without.
    let offered = said(data.path(), &["--lang", "en", "learn", "bishop/rook-or-bishop"], &["d5"]);
    assert!(offered.contains("No white pawn reaches d5 in one move. Do you mean Bd5, with the bishop?"), "{offered}");
    let offered = said(data.path(), &["--lang", "en", "learn", "knight/first-jump"], &["c5", "f4", "z4"]);
    in_order(&offered, &["write its letter", "Do you mean Nc5, with the knight?", "For the knight write Nf4"]);
    in_order(&offered, &["There is no file z. Do you mean f4?"]);
    // Castling of a king that is not at home is no move of an empty square.
    let castling = said(data.path(), &["--lang", "en", "learn", "king/first-walk"], &["0-0"]);
    assert!(castling.contains("There is no white rook on h1") && !castling.contains("nothing on e1"), "{castling}");
}

#[test]
fn how_a_move_is_written_is_told_until_one_was_made() {
    let data = tempfile::tempdir().unwrap();
    let english = said(data.path(), &["--lang", "en", "learn", "three-ways/every"], &[]);
    in_order(&english, &["You play Black. Write a move: both squares, the one that the piece or pawn leaves"]);
    let greek = said(data.path(), &["--lang", "el", "learn", "rook/first-move"], &["Πδ4", "εκφώνηση"]);
    in_order(&greek, &["Παίζεις με τα λευκά. Γράψε μια κίνηση με δύο τετράγωνα: πρώτα απ’ όπου φεύγει"]);
    assert_eq!(greek.matches("με δύο τετράγωνα").count(), 1, "{greek}");
    // Where something is to be said, nobody is asked for a move.
    let to_say = said(data.path(), &["--lang", "en", "learn", "resigning/2"], &[]);
    assert!(!to_say.contains("Write a move") && to_say.contains("“resign”"), "{to_say}");
}

#[test]
fn an_unknown_step_is_told_from_an_unknown_lesson() {
    let data = tempfile::tempdir().unwrap();
    let lines = ["knight/99", "Ο ίππος/99", "10/99", "knight/", "nothing/3", "99", "10/2"];
    let text = said(data.path(), &["--lang", "en"], &lines);
    in_order(
        &text,
        &[
            "The lesson “knight” has no step “99”: it has 12 steps, 1 to 12.",
            "has no step “99”",
            "The lesson “knight” has no step “99”",
            "“knight”",
            "There is no lesson “nothing/3”.",
            "There is no lesson “99”.",
            "“The knight”, 2 of 12.",
        ],
    );
}

#[test]
fn a_question_that_lacks_its_square_says_so() {
    let data = tempfile::tempdir().unwrap();
    let lines = [
        "moves of",
        "who attacks",
        "moves of z4",
        "who protects e9",
        "file 3",
        "who attacks e1",
        "yes",
        "moves",
        "yes",
    ];
    let text = said(data.path(), &["--lang", "en", "learn", "castling/2"], &lines);
    in_order(
        &text,
        &[
            "Write at the end which square you mean, for example d4.",
            "Write at the end which square you mean, for example d4.",
            "There is no file z.",
            "There is no rank 9",
            "There is no file 3.",
            // The queen beside the king controls its square: it is not attacked all the same.
            "The pieces and pawns that attack the white king on e1: none.",
            "White can play: a3",
        ],
    );
    let greek = said(data.path(), &["--lang", "el", "learn", "castling/2"], &["ποιος απειλεί το", "κινήσεις ψ4"]);
    in_order(&greek, &["Γράψε στο τέλος και ποιο τετράγωνο εννοείς, για παράδειγμα δ4.", "Δεν υπάρχει στήλη ψ."]);
}

/// A lesson with what each of these steps has beside its id; what is said in one of them on lines of input.
fn said_in(steps: &[(&str, &str)], step: &str, lines: &[&str]) -> String {
    let (data, lessons) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut text = "format = 1\nid = \"asked\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"Asked\"\n".to_owned();
    text.extend(steps.iter().map(|(id, _)| format!("{id} = \"Find it.\"\n")));
    text.extend(steps.iter().map(|(id, rest)| format!("[[step]]\nid = \"{id}\"\n{rest}\n")));
    std::fs::write(lessons.path().join("asked.toml"), text).unwrap();
    let folder = lessons.path().to_str().unwrap();
    said(data.path(), &["--lang", "en", "--lessons", folder, "learn", &format!("asked/{step}")], lines)
}

/// What stands on the board of these tests: a pinned knight.
const PINNED: &str = "fen = \"4r2k/8/8/8/8/4N3/8/4K3 w\"";

#[test]
fn an_answer_about_the_board_is_a_hint_and_says_so_before_it_is_given() {
    let steps = [("pin", &*format!("kind = \"mark\"\n{PINNED}\nanswer = \"pinned white\""))];
    let (hint, answer) = ("The answer counts as a hint", "pieces and pawns of White: the white knight on e3.");
    for (lines, said, given) in [
        (&["pinned white"] as &[&str], 1, 0),
        (&["pinned white", "yes"], 1, 1),
        (&["pinned white", "pinned white"], 1, 1),
        (&["pinned white", "no"], 1, 0),
        // Another question is asked about anew, and what is no answer is done.
        (&["pinned white", "moves", "yes"], 2, 0),
        (&["pinned white", "e3"], 1, 0),
        // What cost all stars costs nothing more.
        (&["moves", "yes", "moves", "yes", "moves", "yes", "pinned white"], 3, 1),
    ] {
        let text = said_in(&steps, "pin", lines);
        assert_eq!((text.matches(hint).count(), text.matches(answer).count()), (said, given), "{lines:?}\n{text}");
    }
    let text = said_in(&steps, "pin", &["pinned white", "e3", "marks"]);
    assert_eq!(text.matches("You have marked: e3.").count(), 2, "{text}");
    let solved =
        said_in(&steps, "pin", &["pinned white", "yes", "moves", "yes", "e3 done", "moves", "castling rights"]);
    in_order(&solved, &["one star of three", "White can play", "White has no right to castle."]);
    // What anybody at a board sees is always told.
    let seen = ["board", "rank 3", "file e", "where are my pieces", "last move", "moves so far", "turn", "square e3"];
    let text = said_in(&steps, "pin", &seen);
    assert!(!text.contains(hint), "{text}");
    let greek = said_in(&steps, "pin", &["greek", "καρφωμένα λευκά", "ναι"]);
    in_order(&greek, &["Η απάντηση μετρά σαν υπόδειξη και κοστίζει ένα αστέρι.", "ο λευκός ίππος στο ε3."]);
}

#[test]
fn in_a_test_nothing_is_answered_but_what_is_seen() {
    let data = tempfile::tempdir().unwrap();
    let english = said(data.path(), &["--lang", "en", "learn", "test-pieces/2"], &["moves", "yes", "board", "turn"]);
    in_order(&english, &["This is a test: that is for you to find out.", "White: ", "to move"]);
    assert!(!english.contains("can play:"), "{english}");
    let greek = said(data.path(), &["--lang", "el", "learn", "test-pieces/2"], &["κινήσεις", "κινήσεις"]);
    assert_eq!(greek.matches("Είσαι σε τεστ: αυτό θα το βρεις εσύ.").count(), 2, "{greek}");
}

#[test]
fn what_is_said_at_the_end_of_a_step_that_is_read_is_said() {
    let read = "kind = \"show\"\nfen = \"start\"\nline = [\"e4\"]\nsuccess = \"end\"";
    let text = said_in(&[("one", read), ("end", "kind = \"show\"")], "one", &["", "", ""]);
    in_order(&text, &["“Asked”, 1 of 2.", "Find it.", "e4: the white pawn", "Find it.", "“Asked”, 2 of 2."]);
}

#[test]
fn a_wrong_answer_with_a_text_is_no_question() {
    let steps = [("one", "kind = \"write\"\nsquare = \"e4\"\nwrong = [{ answer = \"square b4\", text = \"one\" }]")];
    let text = said_in(&steps, "one", &["square b4", "square b5"]);
    in_order(&text, &["Write its name.", "This is no square", "Find it.", "b5 is empty."]);
}

#[test]
fn an_answer_says_which_moves_are_the_opponents() {
    let data = tempfile::tempdir().unwrap();
    let text = said(data.path(), &["--lang", "en", "learn", "stalemate/8"], &["answer", "yes"]);
    assert!(text.contains("The answer, with your opponent's moves in between, is Kg6, Kg8 and Qb8#."), "{text}");
    let alone = said(data.path(), &["--lang", "en", "learn", "bishop/3"], &["answer", "yes"]);
    assert!(alone.contains("The answer is, in this order, Bc4 and Bf7."), "{alone}");
    // Answers to the same check are no line.
    let ways = said(data.path(), &["--lang", "el", "learn", "three-ways/every"], &["λύση", "ναι"]);
    assert_eq!(ways.matches("Στο σαχ απαντά καθεμιά από αυτές").count(), 1, "{ways}");
    assert!(!ways.contains("Η λύση είναι"), "{ways}");
}

#[test]
fn settings_say_what_becomes_of_pieces_without_colour() {
    let data = tempfile::tempdir().unwrap();
    let lines = ["settings", "change colours none", "settings", "change pieces figures", "change pieces symbols"];
    let text = said(data.path(), &["--lang", "en"], &lines);
    in_order(
        &text,
        &[
            "4. Pieces: figures. It",
            "5. Pieces slide: yes. It",
            "Colours: none",
            "4. Pieces: figures (without colour, letters).",
            "5. Pieces slide: yes (without colour, no).",
            "Pieces: figures (without colour, letters)",
            "Pieces: symbols",
        ],
    );
}
