//! The real program in a pseudo-terminal: what a student sees and types, and what the terminal is like afterwards.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails
#![cfg(unix)]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// Longer than anything takes, even on a machine that does much else; only a failed test waits so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the other end of the terminal has seen.
struct Seen {
    parser: vt100::Parser,
    /// The screen as it was at the end of the last whole frame.
    frame: vt100::Screen,
    frames: usize,
    bytes: Vec<u8>,
    over: bool,
    /// Whether the watcher is to let go of the terminal.
    abandoned: bool,
}

/// The program, and the terminal that it runs in.
struct Student {
    child: Box<dyn Child + Send + Sync>,
    master: Option<Box<dyn MasterPty + Send>>,
    keyboard: Box<dyn Write + Send>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
}

/// The end of a frame: before it a screen may be half drawn.
const END_OF_FRAME: &[u8] = b"\x1b[?2026l";

impl Student {
    /// Starts the program with its files in `home`, in a window of 80×24.
    fn start(home: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Student {
        Student::start_program(env!("CARGO_BIN_EXE_skaki"), home, arguments, environment)
    }

    fn start_program(program: &str, home: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Student {
        Student::start_in(80, 24, program, home, arguments, environment)
    }

    /// The same in a window of so many columns and rows.
    fn start_in(
        columns: u16,
        rows: u16,
        program: &str,
        home: &Path,
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Student {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.cwd(home);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("HOME", home);
        command.env("XDG_CONFIG_HOME", home.join("config"));
        command.env("XDG_DATA_HOME", home.join("data"));
        command.env("XDG_STATE_HOME", home.join("state"));
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pty.slave.spawn_command(command).unwrap();
        drop(pty.slave);
        let parser = vt100::Parser::new(nonzero(rows), nonzero(columns), 0);
        let frame = parser.screen().clone();
        let seen = Seen { parser, frame, frames: 0, bytes: Vec::new(), over: false, abandoned: false };
        let seen = Arc::new((Mutex::new(seen), Condvar::new()));
        let reader = pty.master.try_clone_reader().unwrap();
        let keyboard = pty.master.take_writer().unwrap();
        let watcher = Arc::clone(&seen);
        std::thread::spawn(move || watch(reader, &watcher));
        Student { child, master: Some(pty.master), keyboard, seen }
    }

    /// Starts the program in a step of the lesson that these tests are written for.
    fn in_step(home: &Path, step: &str, language: &str) -> Student {
        let place = format!("everything/{step}");
        Student::start(home, &["learn", &place, "--lang", language, "--lessons", &lessons()], &[])
    }

    /// Leaves the program, which must end well.
    #[track_caller]
    fn leaves(mut self) {
        self.types(CTRL_C);
        assert_eq!(self.ends().0, 0);
    }

    /// Waits until the screen shows what is asked for, and gives it; fails with the screen that there is.
    fn wait_for(&self, what: &str, holds: impl Fn(&Seen) -> bool) -> String {
        let (lock, changed) = &*self.seen;
        let deadline = Instant::now() + PATIENCE;
        let mut seen = lock.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if holds(&seen) {
                return seen.frame.contents();
            }
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero() && !seen.over, "{what} did not come:\n{}", seen.frame.contents());
            seen = changed.wait_timeout(seen, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Waits for a text on the screen.
    fn sees(&self, text: &str) -> String {
        self.wait_for(text, |seen| seen.frame.contents().contains(text))
    }

    /// Types, as the bytes that a terminal sends.
    fn types(&mut self, keys: &str) -> &mut Student {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self
    }

    /// Clicks on a cell, counted from 0.
    fn clicks(&mut self, column: u16, row: u16) -> &mut Student {
        let (column, row) = (column + 1, row + 1);
        self.types(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"))
    }

    /// Waits for the end of the program, and gives its status and everything that it wrote.
    fn ends(mut self) -> (u32, Vec<u8>) {
        self.wait_for("the end", |seen| seen.over);
        let status = self.child.wait().unwrap();
        let bytes = std::mem::take(&mut self.seen.0.lock().unwrap().bytes);
        (status.exit_code(), bytes)
    }

    /// Changes the size of the window; the screen is kept in step before the program can answer.
    fn resize(&self, columns: u16, rows: u16) {
        let mut seen = self.seen.0.lock().unwrap();
        seen.parser.screen_mut().set_size(nonzero(rows), nonzero(columns));
        drop(seen);
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.as_ref().unwrap().resize(size).unwrap();
    }

    /// The flags of the terminal's line discipline, by name.
    fn line_discipline(&self) -> String {
        format!("{:?}", self.master.as_ref().unwrap().get_termios().unwrap().local_flags)
    }

    /// Waits until the program has stopped, as a shell does.
    fn stops(&self) {
        use rustix::process::{Pid, WaitOptions, waitpid};
        let id = Pid::from_raw(i32::try_from(self.child.process_id().unwrap()).unwrap());
        let deadline = Instant::now() + PATIENCE;
        while !waitpid(id, WaitOptions::UNTRACED | WaitOptions::NOHANG)
            .unwrap()
            .is_some_and(|(_, status)| status.stopped())
        {
            assert!(Instant::now() < deadline, "it does not stop");
            std::thread::yield_now();
        }
    }

    fn signal(&self, signal: rustix::process::Signal) {
        let id = i32::try_from(self.child.process_id().unwrap()).unwrap();
        rustix::process::kill_process(rustix::process::Pid::from_raw(id).unwrap(), signal).unwrap();
    }
}

impl Drop for Student {
    fn drop(&mut self) {
        // A failed test leaves nobody behind.
        let _ = self.child.kill();
    }
}

fn watch(mut reader: Box<dyn Read + Send>, seen: &(Mutex<Seen>, Condvar)) {
    let (lock, changed) = seen;
    let mut chunk = [0; 4096];
    let mut unfinished: Vec<u8> = Vec::new();
    loop {
        let read = reader.read(&mut chunk).unwrap_or(0);
        let mut seen = lock.lock().unwrap_or_else(PoisonError::into_inner);
        if read == 0 || seen.abandoned {
            seen.over = true;
            changed.notify_all();
            return;
        }
        seen.bytes.extend_from_slice(&chunk[..read]);
        unfinished.extend_from_slice(&chunk[..read]);
        while let Some(at) = find(&unfinished, END_OF_FRAME) {
            let frame: Vec<u8> = unfinished.drain(..at + END_OF_FRAME.len()).collect();
            seen.parser.process(&frame);
            seen.frame = seen.parser.screen().clone();
            seen.frames += 1;
        }
        changed.notify_all();
    }
}

fn nonzero(number: u16) -> std::num::NonZeroU16 {
    std::num::NonZeroU16::new(number).unwrap()
}

fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    haystack.windows(needle.len()).position(|window| window == needle)
}

const ENTER: &str = "\r";
const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const CTRL_C: &str = "\x03";

/// The lesson that these tests are written for.
fn lessons() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/screens").display().to_string()
}

/// The ground colour of a square of the 80×24 window, as the terminal has it.
fn ground(frame: &vt100::Screen, square: &str) -> vt100::Color {
    let name: Vec<u8> = square.bytes().collect();
    let (file, rank) = (u16::from(name[0] - b'a'), u16::from(name[1] - b'0'));
    // The first column and the second row of a square of 5×2 have no symbol of a mark.
    frame.cell(1 + (8 - rank) * 2 + 1, 3 + file * 5).unwrap().bgcolor()
}

#[test]
fn a_student_learns_and_goes_on_where_they_left_off() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::start(home.path(), &[], &[("SKAKI_LESSONS", &lessons())]);
    // The first run: Greek is chosen already.
    student.sees("» 1  Ελληνικά");
    student.types(ENTER).sees("Μαθήματα");
    // The last lesson of the list is that of the folder; Esc goes to the end of the list.
    student.types("\x1b").sees("» Έξοδος");
    student.types(UP).types(UP).sees("»   Όλα μαζί");
    student.types(ENTER).sees("Βήμα 1 από 6");
    student.types(ENTER).sees("Βήμα 2 από 6");

    // A blocked move, typed in Greek letters: the sentence names the blocker's square, and the square is lit.
    let quiet = student.wait_for("the board", |_| true);
    assert!(quiet.contains("δ1: λευκός πύργος"), "{quiet}");
    let plain = ground(&student.seen.0.lock().unwrap().frame, "d4");
    student.types("Πδ8\r").sees("στο δ4.");
    let lit = ground(&student.seen.0.lock().unwrap().frame, "d4");
    assert_ne!(plain, lit, "the blocker's square is lit");
    student.wait_for("the blocker's symbol", |seen| seen.frame.contents_between(9, 18, 10, 23).contains('!'));

    // Solved with Greek letters, in the fewest moves.
    student.types("Πε1\r").sees("Πε1");
    student.types("πε8\r").sees("Πε8");
    // The language changes in the middle, and all of the screen follows.
    student.types("λ").sees("Step 2 of 6");
    let english = student.sees("Reach d8.");
    assert!(english.contains("a    b    c") && !english.contains("Βήμα"), "{english}");
    student.types("λ").sees("Βήμα 2 από 6");
    student.types("Πδ8\r").sees("★★★");
    student.types(ENTER).sees("Βήμα 3 από 6");
    student.leaves();

    // Another day: the language is kept, and the next step is offered.
    let mut student = Student::start(home.path(), &["--lessons", &lessons()], &[]);
    student.sees("» Συνέχεια: Όλα μαζί · βήμα 3 από 6");
    student.types(ENTER).sees("Βήμα 3 από 6");
    student.leaves();
}

#[test]
fn a_step_is_solved_by_mouse() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::in_step(home.path(), "long", "en");
    student.sees("Step 6 of 6");
    // d1 and d8 in a board of 5×2 cells a square that begins at column 3, row 1.
    student.clicks(3 + 3 * 5 + 2, 1 + 7 * 2).sees("about to move");
    student.clicks(3 + 3 * 5 + 2, 1).sees("★★★");
    student.leaves();
}

#[test]
fn keys_typed_ahead_are_not_lost() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::start(home.path(), &["--lang", "el", "--lessons", &lessons()], &[]);
    // Everything in one go, while the program may still be starting.
    student.types("\x1b[F\x1b[A\x1b[A\r\rΠε1\rΠε8\rΠδ8\r");
    student.sees("★★★");
    student.leaves();
}

#[test]
fn a_paste_goes_into_the_line_as_one() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::in_step(home.path(), "long", "el");
    student.sees("Βήμα 6 από 6");
    student.types("\x1b[200~Rd8\x07\n\x1b[201~").sees("Κίνηση: Rd8");
    student.types("\x15").types("\x1b[200~Rd2\nRd8\nquit\x1b\x1b[201~").sees("Κίνηση: Rd2 Rd8 quit");
    student.leaves();
}

#[test]
fn a_long_text_pasted_without_its_marks_is_not_drawn_letter_by_letter() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::in_step(home.path(), "long", "en");
    student.sees("Step 6 of 6");
    student.types("/");
    let before = student.wait_for("the line", |seen| seen.frame.contents().contains("Move:"));
    assert!(!before.contains("1111"));
    let frames = student.seen.0.lock().unwrap().frames;
    let begin = Instant::now();
    student.types(&"1".repeat(60_000)).types("\x15d1d8").sees("Move: d1d8");
    let most = begin.elapsed().as_millis() / 10 + 2;
    let drawn = student.seen.0.lock().unwrap().frames - frames;
    assert!(u128::try_from(drawn).unwrap() <= most, "{drawn} frames in {:?}", begin.elapsed());
    student.types(ENTER).sees("★★★");
    student.leaves();
}

/// The modes that the program sets, and how each is left.
const MODES: [(&str, &str); 6] = [
    ("\x1b[?1049h", "\x1b[?1049l"),
    ("\x1b[?1000h", "\x1b[?1000l"),
    ("\x1b[?1006h", "\x1b[?1006l"),
    ("\x1b[?2004h", "\x1b[?2004l"),
    ("\x1b[?25l", "\x1b[?25h"),
    ("\x1b[?2026h", "\x1b[?2026l"),
];

fn assert_left_as_it_was(written: &[u8]) {
    let last = |mode: &str| written.windows(mode.len()).rposition(|window| window == mode.as_bytes());
    for (on, off) in MODES {
        assert!(last(on).is_some(), "{} is never set", on.escape_debug());
        assert!(last(off) > last(on), "{} is left set", on.escape_debug());
    }
    // Every movement of the mouse would flood a slow line, and these keyboard modes change what Greek letters are.
    for never in ["\x1b[?1003h", "\x1b[?1002h", "\x1b[>1u"] {
        assert_eq!(last(never), None, "{}", never.escape_debug());
    }
}

#[test]
fn the_terminal_is_left_as_it_was_however_the_program_ends() {
    use rustix::process::Signal;
    let ends = [
        (None, 0),
        (Some(Signal::TERM), 143),
        (Some(Signal::HUP), 129),
        (Some(Signal::INT), 130),
        (Some(Signal::QUIT), 131),
    ];
    for (signal, status) in ends {
        let home = tempfile::tempdir().unwrap();
        let mut student = Student::start(home.path(), &["--lang", "el"], &[]);
        student.sees("Μαθήματα");
        match signal {
            Some(signal) => student.signal(signal),
            None => {
                student.types(CTRL_C);
            }
        }
        student.wait_for("the end", |seen| seen.over);
        let line = student.line_discipline();
        assert!(line.contains("ICANON") && line.contains("ECHO") && line.contains("ISIG"), "{signal:?}: {line}");
        let (ended, written) = student.ends();
        assert_eq!(ended, status, "{signal:?}");
        assert_left_as_it_was(&written);
    }
}

#[test]
fn a_terminal_that_is_closed_leaves_no_process_behind() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::start(home.path(), &["--lang", "el"], &[]);
    student.sees("Μαθήματα");
    let mut child = std::mem::replace(&mut student.child, Box::new(Nobody));
    // Every handle of the window's end is closed: the watcher's own when the next frame wakes it.
    student.seen.0.lock().unwrap().abandoned = true;
    student.types(DOWN);
    student.wait_for("the watcher's end", |seen| seen.over);
    student.master = None;
    student.keyboard = Box::new(std::io::sink());
    let (sender, ended) = std::sync::mpsc::channel();
    std::thread::spawn(move || sender.send(child.wait().map(|status| status.exit_code())));
    assert_eq!(ended.recv_timeout(PATIENCE).unwrap().unwrap(), 129);
}

/// Not a test: the program that the next test runs. It panics when it is to save what was chosen.
#[test]
#[ignore = "run by a_panic_is_read_on_a_terminal_that_is_as_it_was"]
fn a_program_that_panics() {
    use skaki::app::{App, Start};
    use skaki::terminal::theme::{Look, Page};
    let words = skaki::language::Words::new(skaki::language::Language::EL);
    let study =
        skaki::study::Study::new(skaki::lesson::Library::default().into(), skaki::progress::Progress::default());
    let mut app = App::new(words, study, skaki::settings::Settings::default(), Start::FirstRun);
    let look = Look::new(skaki::terminal::Depth::True, Page::Unknown);
    // A release ends at once after a panic has spoken: nothing is unwound, and no guard is dropped.
    let speak = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        speak(panic);
        std::process::abort();
    }));
    let _ = skaki::terminal::run(&mut app, look, Vec::new(), |effect| panic!("asked for {effect:?}"));
}

#[test]
fn a_panic_is_read_on_a_terminal_that_is_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let program = std::env::current_exe().unwrap();
    let arguments = ["--ignored", "--exact", "a_program_that_panics", "--nocapture", "--test-threads=1"];
    let mut student = Student::start_program(program.to_str().unwrap(), home.path(), &arguments, &[]);
    student.sees("» 1  Ελληνικά");
    student.types(ENTER);
    student.wait_for("the end", |seen| seen.over);
    let line = student.line_discipline();
    assert!(line.contains("ICANON") && line.contains("ECHO") && line.contains("ISIG"), "{line}");
    let (_, written) = student.ends();
    assert_left_as_it_was(&written);
    let left = find(&written, b"\x1b[?1049l").unwrap();
    assert!(find(&written[left..], b"asked for Save").is_some(), "the message comes after the terminal is left");
}

#[test]
fn suspending_gives_the_terminal_back_and_comes_back_right() {
    use rustix::process::Signal;
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::start(home.path(), &["--lang", "el"], &[]);
    let before = student.sees("Μαθήματα");
    student.types("\x1a");
    student.wait_for("the terminal given back", |seen| find(&seen.bytes, b"\x1b[?1049l").is_some());
    student.stops();
    let frames = student.seen.0.lock().unwrap().frames;
    student.signal(Signal::CONT);
    let after = student.wait_for("a new frame", |seen| seen.frames > frames && seen.frame.contents() == before);
    assert_eq!(before, after);
    student.leaves();
}

#[test]
fn a_window_that_changes_its_size_is_drawn_anew() {
    let home = tempfile::tempdir().unwrap();
    let student = Student::start(home.path(), &["--lang", "el"], &[]);
    student.sees("Μαθήματα");
    student.resize(20, 6);
    student.sees("34×16");
    student.resize(120, 40);
    student.sees("» ");
    student.leaves();
}

#[test]
fn without_colour_none_is_sent_and_reverse_video_stays() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["learn", "everything/blocked", "--lang", "el", "--lessons", &lessons()];
    let mut student = Student::start(home.path(), &arguments, &[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]);
    student.sees("Βήμα 2 από 6");
    {
        let seen = student.seen.0.lock().unwrap();
        let cell = |square: &str| {
            let name: Vec<u8> = square.bytes().collect();
            seen.frame.cell(1 + (8 - u16::from(name[1] - b'0')) * 2, 3 + u16::from(name[0] - b'a') * 5).unwrap().clone()
        };
        assert!(cell("a8").inverse() && !cell("a7").inverse(), "light squares are reverse video, dark ones are not");
    }
    student.types(CTRL_C);
    let (status, written) = student.ends();
    assert_eq!(status, 0);
    let text = String::from_utf8_lossy(&written);
    assert!(!text.contains("\x1b[38;") && !text.contains("\x1b[48;") && !text.contains("\x1b[;m"), "a colour was sent");
}

#[test]
fn what_cannot_be_kept_is_said_on_the_screen_and_learning_goes_on() {
    let home = tempfile::tempdir().unwrap();
    // A file stands where the folder of the progress should be.
    std::fs::write(home.path().join("state"), "").unwrap();
    let mut student = Student::start(home.path(), &["--lang", "el", "--lessons", &lessons()], &[]);
    student.sees("progress");
    student.types(ENTER).sees("Μαθήματα");
    student.leaves();
}

#[test]
fn a_lesson_is_followed_while_it_is_written() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("mine.toml");
    let template = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/el/new.toml")).unwrap();
    let lesson = template.replace("LESSON-ID", "mine");
    std::fs::write(&file, &lesson).unwrap();
    let mut student = Student::start(home.path(), &["preview", "mine.toml", "--lang", "el"], &[]);
    student.sees("Βήμα 1 από ");
    student.types("s").sees("Φέρε τον πύργο στο αστέρι");

    // Saved with other words: the same step is shown again.
    let changed = lesson.replace("Φέρε τον πύργο στο αστέρι", "Πήγαινε τον πύργο στο αστέρι");
    std::fs::write(&file, &changed).unwrap();
    let frame = student.sees("Πήγαινε τον πύργο στο αστέρι");
    assert!(frame.contains("Βήμα 2 από "), "{frame}");

    // Broken: what is wrong, where, and underlined; in the other language as well.
    let broken = changed.replace("kind = \"play\"", "kind = \"plya\"");
    std::fs::write(&file, &broken).unwrap();
    let line = broken.lines().position(|line| line.contains("plya")).unwrap() + 1;
    let frame = student.sees(&format!("mine.toml:{line}:8"));
    assert!(frame.contains("Μήπως εννοείς «play»;") && frame.contains("^^^^^^"), "{frame}");
    student.types("l").sees("Did you mean “play”?");
    student.types("l").sees("Μήπως εννοείς");

    // Half a file, as an editor may leave it for a moment or for longer.
    std::fs::write(&file, &broken[..broken.find("[[step]]").unwrap()]).unwrap();
    student.sees("«step»");

    // Mended, in the manner of editors that replace the file: the step comes back.
    let beside = home.path().join("mine.toml.new");
    std::fs::write(&beside, &changed).unwrap();
    std::fs::rename(&beside, &file).unwrap();
    let frame = student.sees("Πήγαινε τον πύργο στο αστέρι");
    assert!(frame.contains("Βήμα 2 από "), "{frame}");

    // What the checker has proved is a key away, and so is the step.
    student.types("\x1b").sees("mine/star");
    student.sees("Λύνεται με 2 κινήσεις");
    student.types(ENTER).sees("Βήμα 2 από ");
    // It can be done as a student does it; nothing of that is kept.
    student.types("Π:δ6\r").sees("Π:δ6");
    student.types("Πδ8\r").sees("★★★");
    student.types(CTRL_C);
    let (status, written) = student.ends();
    assert_eq!(status, 0);
    assert_left_as_it_was(&written);
    for folder in ["state", "config", "data"] {
        assert!(!home.path().join(folder).exists(), "nothing is recorded: {folder}");
    }
}

// ---------------------------------------------------------------------------------------------------------------
// A whole lesson, from the first start of the program to the end of the lesson, with one hand only.

impl Student {
    /// Starts the lesson of these tests as the first thing that the program is ever asked for.
    fn begins_the_lesson(home: &Path) -> Student {
        let student = Student::start(home, &["learn", "everything", "--lessons", &lessons()], &[]);
        student.sees("» 1  Ελληνικά");
        student
    }

    /// Clicks on the first place where a text stands.
    fn clicks_on(&mut self, text: &str) -> &mut Student {
        let frame = self.sees(text);
        let (row, line) = frame.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count();
        self.clicks(u16::try_from(column).unwrap(), u16::try_from(row).unwrap())
    }

    /// The middle of a square of the 80×24 window.
    fn cell(square: &str) -> (u16, u16) {
        let name: Vec<u8> = square.bytes().collect();
        (3 + u16::from(name[0] - b'a') * 5 + 2, 1 + u16::from(b'8' - name[1]) * 2)
    }

    fn clicks_square(&mut self, square: &str) -> &mut Student {
        let (column, row) = Student::cell(square);
        self.clicks(column, row)
    }

    /// Moves the cursor from one square to another, and presses a key there.
    fn walks(&mut self, from: &str, to: &str, key: &str) -> &mut Student {
        let (from, to) = (from.as_bytes(), to.as_bytes());
        let steps = |from: u8, to: u8, forward: &str, back: &str| {
            if to > from { forward.repeat((to - from).into()) } else { back.repeat((from - to).into()) }
        };
        let way = steps(from[0], to[0], RIGHT, LEFT) + &steps(from[1], to[1], UP, DOWN);
        self.types(&way).types(key)
    }

    /// The lesson is over, with all its stars, and what is kept says so.
    fn has_finished(mut self, home: &Path, leave: impl FnOnce(&mut Student)) {
        self.sees("15 αστέρια από τα 15");
        leave(&mut self);
        assert_eq!(self.ends().0, 0);
        let log = std::fs::read_to_string(home.join("state/skaki/progress.jsonl")).unwrap();
        for step in ["look", "blocked", "marks", "crown", "answer", "long"] {
            let done = log.lines().any(|line| line.contains("\"done\"") && line.contains(&format!("\"{step}\"")));
            assert!(done, "{step}: {log}");
        }
    }
}

/// The squares to be marked in its third step, and how they are typed.
const MARKED: [&str; 6] = ["d3", "d5", "e4", "c4", "b4", "a4"];
const MARKED_LATIN: &str = "d3 d5 e4 c4 b4 a4";
const MARKED_GREEK: &str = "δ3 δ5 ε4 γ4 β4 α4";
const LEFT: &str = "\x1b[D";
const RIGHT: &str = "\x1b[C";

#[test]
fn a_whole_lesson_by_mouse_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::begins_the_lesson(home.path());
    student.clicks_on("Ελληνικά").sees("Βήμα 1 από 6");
    student.clicks_on("Enter Παρακάτω").sees("Βήμα 2 από 6");
    // Two by clicking, one by dragging.
    student.clicks_square("d1").sees("αυτό θα κινηθεί");
    student.clicks_square("e1").sees("Πε1");
    student.clicks_square("e1").sees("αυτό θα κινηθεί");
    student.clicks_square("e8").sees("Πε8");
    let ((from, row), (to, last)) = (Student::cell("e8"), Student::cell("d8"));
    student.types(&format!("\x1b[<0;{};{}M\x1b[<0;{};{}m", from + 1, row + 1, to + 1, last + 1)).sees("★★★");
    student.clicks_on("Enter Επόμενο").sees("Βήμα 3 από 6");
    for square in MARKED {
        student.clicks_square(square);
    }
    student.sees(&format!("{} σημειωμένα", MARKED.len()));
    student.clicks_on("Enter Έτοιμα").sees("★★★");
    student.clicks_on("Enter Επόμενο").sees("Βήμα 4 από 6");
    student.clicks_square("g7").sees("αυτό θα κινηθεί");
    student.clicks_square("h8").sees("Τι γίνεται το πιόνι;");
    student.clicks_on("Πύργος").sees("★★★");
    student.clicks_on("Enter Επόμενο").sees("Βήμα 5 από 6");
    student.clicks_square("d2").sees("αυτό θα κινηθεί");
    student.clicks_square("e2").sees("★★★");
    student.clicks_on("Enter Επόμενο").sees("Βήμα 6 από 6");
    student.clicks_square("d1").sees("αυτό θα κινηθεί");
    student.clicks_square("d8").sees("★★★");
    student.clicks_on("Enter Επόμενο");
    student.has_finished(home.path(), |student| {
        student.clicks_on("Ctrl-C Έξοδος");
    });
}

#[test]
fn a_whole_lesson_by_the_cursor_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::begins_the_lesson(home.path());
    student.types(ENTER).sees("Βήμα 1 από 6");
    student.types(ENTER).sees("Βήμα 2 από 6");
    student.walks("d1", "d1", ENTER).walks("d1", "e1", ENTER).sees("Πε1");
    student.walks("e1", "e1", ENTER).walks("e1", "e8", ENTER).sees("Πε8");
    student.walks("e8", "e8", ENTER).walks("e8", "d8", ENTER).sees("★★★");
    student.types(ENTER).sees("Βήμα 3 από 6");
    let mut at = "e4";
    for square in MARKED {
        student.walks(at, square, " ");
        at = square;
    }
    student.types(ENTER).sees("★★★");
    student.types(ENTER).sees("Βήμα 4 από 6");
    student.walks("g7", "g7", ENTER).walks("g7", "h8", ENTER).sees("Τι γίνεται το πιόνι;");
    student.types(DOWN).types(ENTER).sees("★★★");
    student.types(ENTER).sees("Βήμα 5 από 6");
    student.walks("e1", "d2", ENTER).walks("d2", "e2", ENTER).sees("★★★");
    student.types(ENTER).sees("Βήμα 6 από 6");
    student.walks("d1", "d1", ENTER).walks("d1", "d8", ENTER).sees("★★★");
    student.types(ENTER);
    // The way out, without a letter: to the list, to its end, and out.
    student.has_finished(home.path(), |student| {
        student.types("\x1b");
        student.wait_for("the list", |seen| !seen.frame.contents().contains("15 αστέρια"));
        student.types("\x1b").sees("» Έξοδος");
        student.types(ENTER);
    });
}

/// The whole lesson in typed moves and squares; a letter of a command nowhere.
fn by_typing(moves: [&str; 6], marks: &str) {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::begins_the_lesson(home.path());
    student.types("1").sees("Βήμα 1 από 6");
    student.types(ENTER).sees("Βήμα 2 από 6");
    for mv in &moves[..3] {
        student.types(mv).sees(&format!("Κίνηση: {mv}"));
        student.types(ENTER);
    }
    student.sees("★★★");
    student.types(ENTER).sees("Βήμα 3 από 6");
    for square in marks.split(' ') {
        student.types(square).types(ENTER);
    }
    student.sees(&format!("{} σημειωμένα", MARKED.len()));
    student.types(ENTER).sees("★★★");
    student.types(ENTER).sees("Βήμα 4 από 6");
    student.types(moves[3]).types(ENTER).sees("★★★");
    student.types(ENTER).sees("Βήμα 5 από 6");
    student.types(moves[4]).types(ENTER).sees("★★★");
    student.types(ENTER).sees("Βήμα 6 από 6");
    student.types(moves[5]).types(ENTER).sees("★★★");
    student.types(ENTER);
    student.has_finished(home.path(), |student| {
        student.types("1").sees("Μαθήματα");
        student.types(CTRL_C);
    });
}

#[test]
fn a_whole_lesson_by_typing_alone() {
    by_typing(["Re1", "e1e8", "Rd8", "gxh8=R", "Re2", "Rd8"], MARKED_LATIN);
}

#[test]
fn a_whole_lesson_with_the_greek_layout_alone() {
    by_typing(["Πε1", "ε1ε8", "πδ8", "ηθ8Π", "Πε2", "Πδ8"], MARKED_GREEK);
}

#[test]
fn a_move_is_completed_while_it_is_typed() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::in_step(home.path(), "blocked", "el");
    student.sees("Βήμα 2 από 6");
    student.types("Π").sees("Πδ2  Πδ3");
    student.types("ε").sees("Πε1");
    student.types("\t").sees("Κίνηση: Πε1");
    student.types(ENTER).sees("Πε1: ");
    student.leaves();
}

/// All that a terminal's line discipline holds, to the last control character.
fn modes(student: &Student) -> String {
    let modes = student.master.as_ref().unwrap().get_termios().unwrap();
    format!("{modes:?}")
}

#[test]
fn the_modes_of_the_terminal_are_the_same_to_the_last_bit_however_the_program_ends() {
    use rustix::process::Signal;
    for signal in [None, Some(Signal::TERM), Some(Signal::HUP), Some(Signal::INT), Some(Signal::QUIT)] {
        let home = tempfile::tempdir().unwrap();
        // A program that ends without touching the terminal tells what its modes are at first.
        let quiet = Student::start(home.path(), &["--version"], &[]);
        quiet.wait_for("the end", |seen| seen.over);
        let before = modes(&quiet);
        drop(quiet);
        let mut student = Student::start(home.path(), &["--lang", "el"], &[]);
        student.sees("Μαθήματα");
        assert_ne!(modes(&student), before, "while it runs the terminal is ours");
        match signal {
            Some(signal) => student.signal(signal),
            None => {
                student.types(CTRL_C);
            }
        }
        student.wait_for("the end", |seen| seen.over);
        assert_eq!(modes(&student), before, "{signal:?}");
    }
    // And after a panic.
    let home = tempfile::tempdir().unwrap();
    let quiet = Student::start(home.path(), &["--version"], &[]);
    quiet.wait_for("the end", |seen| seen.over);
    let program = std::env::current_exe().unwrap();
    let arguments = ["--ignored", "--exact", "a_program_that_panics", "--nocapture", "--test-threads=1"];
    let mut student = Student::start_program(program.to_str().unwrap(), home.path(), &arguments, &[]);
    student.sees("» 1  Ελληνικά");
    student.types(ENTER);
    student.wait_for("the end", |seen| seen.over);
    assert_eq!(modes(&student), modes(&quiet), "after a panic");
}

#[test]
fn what_only_answers_never_touches_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    let calls: [(&[&str], u32); 9] = [
        (&["--version"], 0),
        (&["--help"], 0),
        (&["completions", "bash"], 0),
        (&["man"], 0),
        (&["lessons"], 0),
        (&["why", "start", "e4e5"], 1),
        (&["wy"], 2),
        (&["completions"], 2),
        (&["learn", "nowhere"], 2),
    ];
    for (call, status) in calls {
        let student = Student::start(home.path(), call, &[]);
        student.wait_for("the end", |seen| seen.over);
        let after = modes(&student);
        let (ended, written) = student.ends();
        assert_eq!(ended, status, "{call:?}");
        assert!(!written.is_empty() && !written.contains(&0x1B), "{call:?}: {}", written.escape_ascii());
        // Whatever a new terminal has, it has still.
        let fresh = Student::start(home.path(), &["--version"], &[]);
        fresh.wait_for("the end", |seen| seen.over);
        assert_eq!(modes(&fresh), after, "{call:?}");
    }
}

/// Stands where a program stood that is waited for elsewhere.
#[derive(Debug)]
struct Nobody;

impl portable_pty::ChildKiller for Nobody {
    fn kill(&mut self) -> std::io::Result<()> {
        Ok(())
    }

    fn clone_killer(&self) -> Box<dyn portable_pty::ChildKiller + Send + Sync> {
        Box::new(Nobody)
    }
}

impl Child for Nobody {
    fn try_wait(&mut self) -> std::io::Result<Option<ExitStatus>> {
        Ok(Some(ExitStatus::with_exit_code(0)))
    }

    fn wait(&mut self) -> std::io::Result<ExitStatus> {
        Ok(ExitStatus::with_exit_code(0))
    }

    fn process_id(&self) -> Option<u32> {
        None
    }
}

/// The question for the colour of the page.
const QUESTION: &[u8] = b"\x1b]11;?\x07";

#[test]
fn the_page_is_asked_for_after_the_first_frame_and_a_late_answer_restyles_it() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::start(home.path(), &["--lang", "en", "learn", "rook/first-move"], &[]);
    student.sees("Reach d7");
    student.wait_for("the question", |seen| find(&seen.bytes, QUESTION).is_some());
    {
        let seen = student.seen.0.lock().unwrap();
        let frame = find(&seen.bytes, END_OF_FRAME).unwrap();
        assert!(frame < find(&seen.bytes, QUESTION).unwrap(), "the frame waits for nothing");
    }
    let a1 = |seen: &Seen| ground(&seen.frame, "a1");
    let dark = a1(&student.seen.0.lock().unwrap());
    student.types("\x1b]11;rgb:ffff/ffff/ffff\x07");
    student.wait_for("the light theme", |seen| a1(seen) != dark);
    // Nothing of the answer was taken for a move, and the keyboard is as it was.
    let shown = student.types("Rd7").sees("Rd7");
    assert!(!shown.contains("rgb"), "{shown}");
    student.leaves();
}

#[test]
fn junk_for_an_answer_is_no_typing() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::start(home.path(), &["--lang", "en", "learn", "rook/first-move"], &[]);
    student.sees("Reach d7");
    student.types("\x1b]11;rgb:what/is/this\x1b\\Rd7");
    let shown = student.sees("Rd7");
    assert!(!shown.contains("what") && !shown.contains("11;"), "{shown}");
    student.leaves();
}

#[test]
fn nobody_is_asked_where_nobody_answers_or_the_theme_is_chosen() {
    for (settings, environment) in [("theme = \"wood\"\n", &[] as &[_]), ("", &[("TERM", "linux")])] {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("config/skaki");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("settings.toml"), settings).unwrap();
        let mut student = Student::start(home.path(), &["--lang", "en", "learn", "rook/first-move"], environment);
        student.sees("Reach d7");
        student.types("Rd").sees("Rd");
        student.types(CTRL_C);
        let (status, written) = student.ends();
        assert_eq!(status, 0);
        assert_eq!(find(&written, QUESTION), None, "{settings} {environment:?}");
    }
}

#[test]
fn a_piece_slides_unless_motion_is_off_and_a_key_ends_the_slide() {
    let frames = |settings: &str, keys: &str| {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("config/skaki");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("settings.toml"), settings).unwrap();
        let mut student = Student::start(home.path(), &["--lang", "en", "learn", "rook/first-move"], &[]);
        student.sees("Reach d7");
        student.types("Rd7");
        student.sees("Rd7");
        let before = student.seen.0.lock().unwrap().frames;
        student.types(keys);
        // The place of the last frame: what was typed is done.
        let shown = student.wait_for("the last frame", |seen| {
            let shown = seen.frame.contents();
            shown.contains("d7: white rook") || shown.contains("Step 3")
        });
        let after = student.seen.0.lock().unwrap().frames;
        student.types(CTRL_C);
        assert_eq!(student.ends().0, 0);
        (after - before, shown)
    };
    let still = "theme = \"wood\"\nmotion = false\n";
    assert_eq!(frames(still, ENTER).0, 1, "without motion a move is one frame");
    // Enter, Enter: the second goes on to the next step while the rook is on its way.
    let (_, shown) = frames("", "\r\r");
    assert!(shown.contains("Step 3") || shown.contains("d7: white rook"), "{shown}");
}

#[test]
fn esc_and_a_key_that_come_together_are_both_heard_and_a_torn_arrow_is_one_key() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["learn", "everything/long", "--lang", "en", "--lessons", &lessons()];
    let mut student = Student::start(home.path(), &arguments, &[]);
    student.sees("Step 6 of 6");
    student.types("Rd8\r").sees("★★★");
    // To the list, to the settings, to the question whether to forget everything – and out of all of it at once.
    student.types("\x1b").sees("Lessons");
    student.types("r").sees("Language");
    student.types("x\x1b[B").sees("» Yes");
    // Esc answers no. The Enter that comes with it is one in the settings, where it changes the language.
    student.types("\x1b\r").sees("Γλώσσα");
    student.types("\x1b\x1b").sees("» Έξοδος");
    // An arrow whose first byte comes alone.
    student.types("\x1b").types("[A").wait_for("the row above", |seen| {
        let screen = seen.frame.contents();
        !screen.contains("» Έξοδος") && screen.contains("Μαθήματα")
    });
    student.types(CTRL_C);
    assert_eq!(student.ends().0, 0);
    let log = std::fs::read_to_string(home.path().join("state/skaki/progress.jsonl")).unwrap();
    assert!(log.contains("done") && !log.contains("reset"), "{log}");
}

#[test]
fn the_screen_is_cleared_by_the_program_itself_at_its_beginning_and_at_its_end() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::start(home.path(), &["learn", "everything/long", "--lessons", &lessons()], &[]);
    student.sees("» 1  Ελληνικά");
    student.types(CTRL_C);
    let (_, written) = student.ends();
    // A terminal may have no other screen than that of the shell: then these two sequences do nothing.
    let clear = "\x1b[2J";
    let first = |text: &str| written.windows(text.len()).position(|window| window == text.as_bytes()).unwrap();
    let last = |text: &str| written.windows(text.len()).rposition(|window| window == text.as_bytes()).unwrap();
    assert!(first("\x1b[?1049h") < first(clear) && first(clear) < first("Ελληνικά"));
    assert!(last("Ελληνικά") < last(clear) && last(clear) < last("\x1b[?1049l"));
}

impl Student {
    /// Presses the button of the mouse on one cell and lets it go on another.
    fn drags(&mut self, from: (u16, u16), to: (u16, u16)) -> &mut Student {
        let ((from, row), (to, last)) = (from, to);
        self.types(&format!("\x1b[<0;{};{}M\x1b[<0;{};{}m", from + 1, row + 1, to + 1, last + 1))
    }
}

#[test]
fn a_piece_is_dragged_whether_it_was_about_to_move_or_not() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["learn", "everything/blocked", "--lang", "en", "--lessons", &lessons()];
    let mut student = Student::start(home.path(), &arguments, &[]);
    student.sees("Step 2 of 6");
    student.clicks_square("d1").sees("about to move");
    student.drags(Student::cell("d1"), Student::cell("e1")).sees("Re1");
    // Let go beside the board it is where it was, and can be dragged again.
    student.drags(Student::cell("e1"), (79, 12));
    student.drags(Student::cell("e1"), Student::cell("e8")).sees("Re8");
    // A click on what is about to move lets it go.
    student.clicks_square("e8").sees("about to move");
    student.clicks_square("e8");
    student.wait_for("nothing is about to move", |seen| !seen.frame.contents().contains("about to move"));
    student.drags(Student::cell("e8"), Student::cell("d8")).sees("★★★");
    student.types(CTRL_C);
    assert_eq!(student.ends().0, 0);
}

#[test]
fn what_is_typed_ahead_of_a_message_is_not_swallowed_by_it() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["learn", "promotion/2", "--lang", "en"];
    let mut student = Student::start(home.path(), &arguments, &[("SKAKI_LESSONS", "no-such-folder")]);
    student.types("f7\rf8=Q\r").sees("no-such-folder");
    student.types(ENTER).sees("★★★");
    student.types(CTRL_C);
    assert_eq!(student.ends().0, 0);
}

#[test]
fn a_game_is_not_lost_without_a_question_and_a_second_ctrl_c_quits() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["learn", "everything/long", "--lang", "en", "--lessons", &lessons()];
    let mut student = Student::start(home.path(), &arguments, &[]);
    student.sees("Step 6 of 6");
    student.types("d1d2\rd2d3\r").sees("Rd3");
    student.types(CTRL_C).sees("lost. Quit?");
    student.types(CTRL_C);
    assert_eq!(student.ends().0, 0);
}

#[test]
fn the_first_page_down_scrolls_what_is_said_at_the_beginning_of_a_test() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["learn", "test-board/1", "--lang", "el"];
    let program = env!("CARGO_BIN_EXE_skaki");
    let mut student = Student::start_in(40, 16, program, home.path(), &arguments, &[]);
    let before = student.wait_for("the first frame", |seen| seen.frames == 1);
    student.types("\x1b[6~").wait_for("another part of the text", |seen| seen.frame.contents() != before);
    student.types(CTRL_C);
    assert_eq!(student.ends().0, 0);
}

#[test]
fn what_keeps_line_mode_is_named_where_the_screen_is_asked_for() {
    let home = tempfile::tempdir().unwrap();
    let mut student = Student::start(home.path(), &["--lang", "en"], &[("SKAKI_PLAIN", "1")]);
    let hears = |student: &Student, text: &str| {
        student.wait_for(text, |seen| find(&seen.bytes, text.as_bytes()).is_some());
    };
    hears(&student, "Write the number");
    student.types("screen\r");
    hears(&student, "The variable SKAKI_PLAIN keeps the program in line mode.");
    student.types("quit\r");
    assert_eq!(student.ends().0, 0);
}

#[test]
fn a_language_that_is_begun_shows_what_it_has_and_says_once_that_the_rest_is_in_english() {
    let home = tempfile::tempdir().unwrap();
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/locales");
    let begun = ["learn", "rook/first-move", "--lang", "de"];
    let mut student = Student::start(home.path(), &begun, &[("SKAKI_LOCALES", locales)]);
    let told = student.sees("Deutsch: ");
    let message = told.split_once("Deutsch: ").expect("the message").1;
    let mut counts = message.split_whitespace().filter_map(|word| word.parse::<usize>().ok());
    let (known, all) = (counts.next().unwrap(), counts.next().unwrap());
    assert!(0 < known && known < all, "{told}");
    // What lies below the message can be read already.
    student.types(ENTER);
    let screen = student.wait_for("the step alone", |seen| !seen.frame.contents().contains("Deutsch: "));
    assert!(screen.contains("Der Turm") && screen.contains("Zieh mit dem Turm"), "{screen}");
    assert!(screen.contains("Step 2 of 11") && screen.contains("a    b    c"), "{screen}");
    // A move in German letters, with the dative in the sentence that refuses it.
    student.types("Tc4\r").sees("Ein Turm zieht nur gerade");
    student.types("Td7\r").sees("★★★");
    student.leaves();
}
