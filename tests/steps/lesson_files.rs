//! The lesson files of a folder.
#![allow(clippy::expect_used, reason = "a helper that fails is a test that fails")]

use std::path::Path;

/// The lesson files of a folder of this package, by name, each with its text.
pub(crate) fn lesson_files(folder: &str) -> Vec<(String, String)> {
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
