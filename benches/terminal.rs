//! What the full-screen program costs, measured in one run with the program itself in a pseudo-terminal:
//! `cargo bench --bench terminal`.
//!
//! From exec to the end of the first full frame, from a key to the end of its frame, the bytes of a move, what is
//! resident, and the size of the program (of a release, where `SKAKI` names one). Where `CHESS_TUI` names a chess-tui
//! (`cargo install chess-tui --root FOLDER`), its first board – a game file opens with one – is timed in the same run, turn by
//! turn with ours, and the ratio told.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

#[cfg(unix)]
fn main() {
    measure::all();
}

#[cfg(not(unix))]
fn main() {
    println!("There is no pseudo-terminal to measure in on this system.");
}

#[cfg(unix)]
mod measure {
    use std::io::{Read, Write};
    use std::path::Path;
    use std::sync::mpsc::{self, Receiver};
    use std::time::{Duration, Instant};

    use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

    const END_OF_FRAME: &[u8] = b"\x1b[?2026l";
    /// Longer than anything takes.
    const PATIENCE: Duration = Duration::from_secs(20);
    const STARTS: usize = 31;
    const KEYS: usize = 60;

    /// A program in a window of 80×24.
    struct Program {
        began: Instant,
        child: Box<dyn Child + Send + Sync>,
        keyboard: Box<dyn Write + Send>,
        output: Receiver<(Instant, Vec<u8>)>,
        _master: Box<dyn MasterPty + Send>,
    }

    impl Program {
        fn start(program: &Path, arguments: &[&str], home: &Path) -> Program {
            let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
            let pty = native_pty_system().openpty(size).unwrap();
            let mut command = CommandBuilder::new(program);
            command.args(arguments);
            command.cwd(home);
            command.env_clear();
            command.env("TERM", "xterm-256color");
            for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
                command.env(name, home);
            }
            let (sender, output) = mpsc::channel();
            let mut reader = pty.master.try_clone_reader().unwrap();
            std::thread::spawn(move || {
                let mut chunk = [0; 65536];
                while let Ok(read @ 1..) = reader.read(&mut chunk) {
                    if sender.send((Instant::now(), chunk.get(..read).unwrap_or_default().to_vec())).is_err() {
                        return;
                    }
                }
            });
            let keyboard = pty.master.take_writer().unwrap();
            let began = Instant::now();
            let child = pty.slave.spawn_command(command).unwrap();
            Program { began, child, keyboard, output, _master: pty.master }
        }

        /// Everything written until `is_there`, and when the last of it came.
        fn until(&self, is_there: impl Fn(&[u8]) -> bool) -> (Instant, Vec<u8>) {
            let mut written = Vec::new();
            let began = Instant::now();
            while began.elapsed() < PATIENCE {
                let (at, chunk) = self.output.recv_timeout(PATIENCE).expect("the program says something");
                written.extend_from_slice(&chunk);
                if is_there(&written) {
                    return (at, written);
                }
            }
            panic!("what was waited for did not come in {PATIENCE:?}");
        }

        fn frame(&self) -> (Instant, Vec<u8>) {
            self.until(|written| written.windows(END_OF_FRAME.len()).any(|window| window == END_OF_FRAME))
        }

        fn press(&mut self, keys: &str) -> Instant {
            let at = Instant::now();
            self.keyboard.write_all(keys.as_bytes()).unwrap();
            self.keyboard.flush().unwrap();
            at
        }

        /// Until nothing more comes, or for as long as anything takes.
        fn settle(&self) {
            let began = Instant::now();
            while began.elapsed() < PATIENCE && self.output.recv_timeout(Duration::from_millis(60)).is_ok() {}
        }

        fn resident_kilobytes(&self) -> Option<u64> {
            let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.process_id()?)).ok()?;
            let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
            line.split_whitespace().nth(1)?.parse().ok()
        }
    }

    impl Drop for Program {
        fn drop(&mut self) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }

    fn median(times: &mut [Duration]) -> Duration {
        times.sort_unstable();
        times.get(times.len() / 2).copied().unwrap_or_default()
    }

    fn milliseconds(time: Duration) -> f64 {
        time.as_secs_f64() * 1000.0
    }

    /// Whether chess-tui has drawn its board: as many cells as a board has squares, and more, have a colour of their own.
    fn has_board(written: &[u8]) -> bool {
        let mut screen = vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0);
        screen.process(written);
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        let shown = screen.screen();
        cells
            .filter(|(row, column)| {
                shown.cell(*row, *column).is_some_and(|cell| cell.bgcolor() != vt100::Color::Default)
            })
            .count()
            >= 64
    }

    pub(super) fn all() {
        // Cargo builds benchmarks so that they can unwind; `SKAKI` names a release to measure instead.
        let given = std::env::var_os("SKAKI").map(std::path::PathBuf::from);
        let program = given.as_deref().unwrap_or(Path::new(env!("CARGO_BIN_EXE_skaki")));
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("skaki");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("settings.toml"), "language = \"el\"\nmotion = false\n").unwrap();
        let other = std::env::var_os("CHESS_TUI").map(std::path::PathBuf::from);
        let game = home.path().join("game.pgn");
        std::fs::write(&game, "[Event \"A game\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n").unwrap();
        let game = game.to_str().unwrap();

        let (mut list, mut board, mut others) = (Vec::new(), Vec::new(), Vec::new());
        let mut resident = 0;
        for _ in 0..STARTS {
            for (times, arguments) in [(&mut list, &[] as &[&str]), (&mut board, &["learn", "rook/blocked"])] {
                let skaki = Program::start(program, arguments, home.path());
                times.push(skaki.frame().0 - skaki.began);
                resident = resident.max(skaki.resident_kilobytes().unwrap_or(0));
            }
            if let Some(other) = &other {
                let tui = Program::start(other, &["--no-sound", "--pgn", game], home.path());
                others.push(tui.until(has_board).0 - tui.began);
            }
        }
        let first = median(&mut board);
        println!(
            "exec to the first full frame, median of {STARTS}: list {:.2} ms, board {:.2} ms",
            milliseconds(median(&mut list)),
            milliseconds(first)
        );
        match others.is_empty() {
            true => println!("chess-tui: not measured, CHESS_TUI does not name one"),
            false => {
                let theirs = median(&mut others);
                println!(
                    "chess-tui, exec to its first board: {:.2} ms; ours takes {:.2} of that",
                    milliseconds(theirs),
                    first.as_secs_f64() / theirs.as_secs_f64()
                );
            }
        }

        let mut skaki = Program::start(program, &["learn", "rook/blocked"], home.path());
        skaki.frame();
        skaki.settle();
        let mut times: Vec<Duration> = (0..KEYS)
            .map(|index| {
                // A frame of its own: what comes right after another waits for it.
                std::thread::sleep(Duration::from_millis(25));
                let pressed = skaki.press(if index % 2 == 0 { "\x1b[C" } else { "\x1b[D" });
                skaki.frame().0 - pressed
            })
            .collect();
        println!("key to the end of its frame, median of {KEYS}: {:.2} ms", milliseconds(median(&mut times)));
        skaki.settle();
        skaki.press("\u{3a0}\u{3b5}1");
        skaki.settle();
        skaki.press("\r");
        println!("a move with what is said of it, 256 colours: {} bytes", skaki.frame().1.len());
        skaki.settle();
        skaki.press("\u{3bb}");
        println!("another language: {} bytes in one frame", skaki.frame().1.len());
        println!("resident: {resident} kB");
        println!("the program: {} bytes", std::fs::metadata(program).unwrap().len());
    }
}
