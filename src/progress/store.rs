//! The log on disk.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::lock::{self, Lock};
use super::{Entry, Progress};

/// The newest version of records that this program understands.
const VERSION: u32 = 2;

/// The name of the log in its folder.
const FILE: &str = "progress.jsonl";

/// A log longer than this is none, in bytes: a step done takes about a hundred.
const LONGEST: u64 = 1 << 26;

/// A line of the log.
#[derive(Serialize, Deserialize)]
struct Line {
    v: u32,
    /// Seconds since 1970, UTC.
    at: u64,
    #[serde(flatten)]
    entry: Entry,
}

/// Why the log cannot be used.
#[derive(Debug)]
pub enum StoreError {
    /// It cannot be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// It cannot be written.
    Unwritable {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
}

/// A log that was partly unreadable. Nothing was thrown away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The log as it was found, kept beside the new one.
    pub kept: PathBuf,
    /// Lines that could not be read.
    pub lines: usize,
}

/// The log, found and read.
#[derive(Debug)]
pub struct Opened {
    /// Where further entries go.
    pub store: Store,
    /// What it adds up to.
    pub progress: Progress,
    /// What was damaged.
    pub damage: Option<Damage>,
}

/// Where entries are written.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
}

impl Store {
    /// Reads the log of a folder. A missing one is an empty one, and no folder is made before something is written.
    ///
    /// A line that was cut short at the end (the program or the machine was stopped while it wrote) is passed over. Of a
    /// log with other unreadable lines a copy is kept under another name, and blanks take the place of those lines: what
    /// could be read is never written again, so that nothing is lost that another program writes in the same moment.
    ///
    /// # Errors
    /// When the file exists and cannot be read, or a damaged one cannot be put aside.
    pub fn open(folder: &Path) -> Result<Opened, StoreError> {
        let path = folder.join(FILE);
        let unreadable = |error| StoreError::Unreadable { path: path.clone(), error };
        let bytes = match read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(unreadable(error)),
        };
        let mut lines = read_lines(&bytes);
        let damage = if lines.damaged.is_empty() {
            None
        } else {
            let unwritable = |error| StoreError::Unwritable { path: path.clone(), error };
            let (damage, mended) = mend(&path).map_err(unwritable)?;
            lines = mended;
            damage
        };
        Ok(Opened { store: Store { path }, progress: lines.progress, damage })
    }

    /// Where the log is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends an entry and waits until the system has it on the disk. `at` is in seconds since 1970, UTC.
    ///
    /// # Errors
    /// When the folder or the file cannot be written; the log is as it was.
    pub fn append(&self, entry: &Entry, at: u64) -> Result<(), StoreError> {
        self.write(entry, at).map_err(|error| StoreError::Unwritable { path: self.path.clone(), error })
    }

    fn write(&self, entry: &Entry, at: u64) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new().create(true).read(true).append(true).open(&self.path)?;
        let lock = lock::to_write(&file);
        let end = file.metadata()?.len();
        let mut line = Vec::new();
        if !ends_with_newline(&mut file)? {
            line.push(b'\n');
        }
        serde_json::to_writer(&mut line, &Line { v: entry.version(), at, entry: entry.clone() })?;
        line.push(b'\n');
        // One write, so that even without a lock two programs that append at the same time do not mix their lines.
        let written = file.write_all(&line).and_then(|()| file.sync_data());
        // A line cut short where the disk is full would be a damaged one, once another follows it.
        if written.is_err() && lock == Lock::Held {
            let _ = file.set_len(end);
        }
        written
    }
}

/// The whole log, while nobody writes it.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let metadata = std::fs::metadata(path)?;
    // A pipe or a device may never end; what else is no file cannot be read anyway.
    if !metadata.is_file() && !metadata.is_dir() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let file = File::open(path)?;
    let _ = lock::to_read(&file);
    let mut bytes = Vec::new();
    file.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

#[derive(Default)]
struct Lines {
    progress: Progress,
    /// Where the lines are that were not understood, without what ends them, in bytes.
    damaged: Vec<Range<usize>>,
}

fn read_lines(bytes: &[u8]) -> Lines {
    let mut lines = Lines::default();
    let mut start = 0;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let (text, whole) = match line.split_last() {
            Some((b'\n', text)) => (text, true),
            _ => (line, false),
        };
        let place = start..start + text.len();
        start += line.len();
        if text.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        match understand(text) {
            Understood::Entry(entry) => lines.progress.note(&entry),
            Understood::Nothing if whole => lines.damaged.push(place),
            Understood::Newer | Understood::Nothing => {}
        }
    }
    lines
}

enum Understood {
    Entry(Entry),
    /// A record of a newer version: not ours to judge.
    Newer,
    Nothing,
}

fn understand(line: &[u8]) -> Understood {
    if let Ok(line) = serde_json::from_slice::<Line>(line)
        && (1..=VERSION).contains(&line.v)
    {
        return Understood::Entry(line.entry);
    }
    match serde_json::from_slice::<serde_json::Value>(line) {
        Ok(value) if value.get("v").and_then(serde_json::Value::as_u64) > Some(u64::from(VERSION)) => Understood::Newer,
        _ => Understood::Nothing,
    }
}

/// Puts a copy of a damaged log aside and blanks over what could not be read. At any moment every line that can be read is
/// there, whoever stops. Where another program has just done it, or keeps the log for itself, nothing is done.
fn mend(path: &Path) -> io::Result<(Option<Damage>, Lines)> {
    let mut file = OpenOptions::new().read(true).write(true).open(path)?;
    let lock = lock::to_write(&file);
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let lines = read_lines(&bytes);
    if lines.damaged.is_empty() || lock == Lock::Kept {
        return Ok((None, lines));
    }
    let kept = keep_aside(path, &bytes)?;
    for place in &lines.damaged {
        file.seek(SeekFrom::Start(u64::try_from(place.start).map_err(io::Error::other)?))?;
        file.write_all(&vec![b' '; place.len()])?;
    }
    file.sync_data()?;
    Ok((Some(Damage { kept, lines: lines.damaged.len() }), lines))
}

/// Copies a damaged log beside itself, under a name that is not taken.
fn keep_aside(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    for number in 1..=999u32 {
        let kept = path.with_file_name(format!("progress.damaged-{number}.jsonl"));
        match OpenOptions::new().write(true).create_new(true).open(&kept) {
            Ok(mut copy) => {
                copy.write_all(bytes)?;
                copy.sync_all()?;
                return Ok(kept);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn ends_with_newline(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(true);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(step: &str, stars: u8) -> Entry {
        Entry::Done { lesson: "rook".into(), step: step.into(), stars }
    }

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = folder();
        let store = Store::open(&folder.path().join("new")).unwrap().store;
        store.append(&done("a", 2), 1).unwrap();
        store.append(&done("a", 1), 2).unwrap();
        store.append(&Entry::Opened { lesson: "rook".into(), step: "b".into() }, 3).unwrap();
        let opened = Store::open(&folder.path().join("new")).unwrap();
        assert_eq!(opened.progress.stars("rook", "a"), Some(2));
        assert_eq!(opened.progress.last(), Some(("rook", "b")));
        assert_eq!(opened.damage, None);
    }

    #[test]
    fn a_line_cut_short_at_the_end_is_passed_over_and_the_next_one_stands_alone() {
        let folder = folder();
        let store = Store::open(folder.path()).unwrap().store;
        store.append(&done("a", 3), 1).unwrap();
        let mut bytes = std::fs::read(store.path()).unwrap();
        bytes.extend_from_slice(br#"{"v":1,"at":2,"eve"#);
        std::fs::write(store.path(), &bytes).unwrap();
        let opened = Store::open(folder.path()).unwrap();
        assert_eq!(opened.damage, None);
        opened.store.append(&done("b", 1), 3).unwrap();
        let opened = Store::open(folder.path()).unwrap();
        assert_eq!(opened.progress.stars("rook", "a"), Some(3));
        assert_eq!(opened.progress.stars("rook", "b"), Some(1));
    }

    #[test]
    fn a_damaged_log_is_kept_as_it_was_beside_the_new_one() {
        let folder = folder();
        let store = Store::open(folder.path()).unwrap().store;
        store.append(&done("a", 3), 1).unwrap();
        let mut bytes = std::fs::read(store.path()).unwrap();
        bytes.extend_from_slice(b"\xff\xfe nonsense\n");
        std::fs::write(store.path(), &bytes).unwrap();
        let opened = Store::open(folder.path()).unwrap();
        let damage = opened.damage.unwrap();
        assert_eq!(damage.lines, 1);
        assert_eq!(std::fs::read(&damage.kept).unwrap(), bytes);
        assert_eq!(opened.progress.stars("rook", "a"), Some(3));
        assert_eq!(Store::open(folder.path()).unwrap().damage, None);
    }

    #[test]
    fn nothing_but_blanks_takes_the_place_of_what_cannot_be_read() {
        let folder = folder();
        let store = Store::open(folder.path()).unwrap().store;
        store.append(&done("a", 3), 1).unwrap();
        let good = std::fs::read(store.path()).unwrap();
        let damaged = [&good[..], b"\xff\xfe nonsense\n{\"v\":1}\n", &good[..], b"{\"v\":1,\"cut"].concat();
        std::fs::write(store.path(), &damaged).unwrap();
        assert_eq!(Store::open(folder.path()).unwrap().damage.unwrap().lines, 2);
        let mended = std::fs::read(store.path()).unwrap();
        let (first, second) = (" ".repeat(11), " ".repeat(7));
        let blanks = [&good[..], first.as_bytes(), b"\n", second.as_bytes(), b"\n", &good[..], b"{\"v\":1,\"cut"];
        assert_eq!(String::from_utf8_lossy(&mended), String::from_utf8_lossy(&blanks.concat()));
    }

    #[test]
    fn a_log_that_somebody_keeps_for_himself_is_read_and_written_all_the_same() {
        let folder = folder();
        let store = Store::open(folder.path()).unwrap().store;
        store.append(&done("a", 3), 1).unwrap();
        let mut bytes = std::fs::read(store.path()).unwrap();
        bytes.extend_from_slice(b"nonsense\n");
        std::fs::write(store.path(), &bytes).unwrap();
        let other = File::open(store.path()).unwrap();
        other.lock().unwrap();
        let opened = Store::open(folder.path()).unwrap();
        assert_eq!(opened.progress.stars("rook", "a"), Some(3));
        assert_eq!(opened.damage, None, "it is mended when nobody else has it");
        assert_eq!(std::fs::read(store.path()).unwrap(), bytes);
        store.append(&done("b", 2), 2).unwrap();
        drop(other);
        let opened = Store::open(folder.path()).unwrap();
        assert_eq!((opened.progress.stars("rook", "b"), opened.damage.unwrap().lines), (Some(2), 1));
    }

    #[test]
    fn the_result_of_a_test_is_a_record_that_an_older_program_passes_over() {
        let folder = folder();
        let store = Store::open(folder.path()).unwrap().store;
        let result = |passed| Entry::Tested { lesson: "rook".into(), stars: 5, possible: 6, passed };
        for entry in [done("a", 1), result(true), done("a", 3), done("a", 2), result(false), done("a", 2)] {
            store.append(&entry, 1).unwrap();
        }
        let text = std::fs::read_to_string(store.path()).unwrap();
        let versions: Vec<&str> = text.lines().filter_map(|line| line.get(..6)).collect();
        let (first, second) = ("{\"v\":1", "{\"v\":2");
        assert_eq!(versions, [first, second, first, first, second, first], "an older program reads those of version 1");
        let progress = Store::open(folder.path()).unwrap().progress;
        assert!(progress.has_passed("rook"), "once passed, passed");
        assert_eq!((progress.stars("rook", "a"), progress.stars_this_time("rook", "a")), (Some(3), Some(2)));
    }

    #[test]
    fn records_of_a_newer_version_are_left_alone() {
        let folder = folder();
        let line = "{\"v\":3,\"at\":1,\"event\":\"reviewed\"}\n";
        std::fs::write(folder.path().join(FILE), line).unwrap();
        let opened = Store::open(folder.path()).unwrap();
        assert_eq!(opened.damage, None);
        assert_eq!(std::fs::read_to_string(opened.store.path()).unwrap(), line);
    }
}
