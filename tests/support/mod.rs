//! Small things that several tests need.
#![allow(dead_code, unreachable_pub, reason = "each test includes this file and uses its own part")]
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a helper that fails is a test that fails"
)]

use std::path::Path;

use ratatui::buffer::Buffer;

/// Holds that these stand in a text, one after the other.
#[track_caller]
pub fn in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let Some(at) = rest.find(part) else { panic!("no “{part}” in the rest:\n{rest}\n--- of\n{text}") };
        rest = &rest[at + part.len()..];
    }
}

/// The symbols of a screen, a line for each row, without the blanks at its end.
pub fn text(buffer: &Buffer) -> String {
    let mut lines = String::new();
    for row in buffer.area.rows() {
        let line: String = row.positions().map(|cell| buffer[cell].symbol()).collect();
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    lines
}

/// The words of a command line; double quotes hold spaces together.
pub fn command_words(line: &str) -> Vec<String> {
    line.split('"')
        .enumerate()
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// The lesson files of a folder of this package, by name, each with its text.
pub fn lesson_files(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(&folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("it can be listed").path());
    let mut files: Vec<(String, String)> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .map(|path| {
            let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("it can be read"))
        })
        .collect();
    files.sort();
    files
}
