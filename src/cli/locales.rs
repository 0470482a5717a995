//! Languages from a folder of the user's: a translation is tried before it is built in.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::language::{Folder, Language, Message, ids};

use super::folders;

/// More than any catalogue has; what is longer is none.
const LONGEST: u64 = 1 << 20;

/// Adds the languages of a folder such as `locales/`, one for each folder in it; what cannot be read is to be said.
pub(super) fn add(locales: &Path) -> Vec<Message> {
    let mut unread = Vec::new();
    let mut languages = Vec::new();
    for folder in entries(locales, &mut unread).into_iter().filter(|path| path.is_dir()) {
        let Some(tag) = folder.file_name().and_then(|name| name.to_str()) else { continue };
        let mut files = Vec::new();
        for (below, path) in [("", folder.clone()), ("lessons/", folder.join("lessons"))] {
            // A language need not have lessons.
            let paths = if path.is_dir() { entries(&path, &mut unread) } else { Vec::new() };
            for path in paths.into_iter().filter(|path| path.is_file()) {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                match read(&path) {
                    Ok(text) => files.push((leaked(format!("{below}{name}")), leaked(text))),
                    Err(error) => unread.push(trouble(&path, &error)),
                }
            }
        }
        languages.push(Folder { tag: leaked(tag.to_owned()), files: files.leak() });
    }
    Language::add(languages);
    unread
}

/// A language is there as long as the program runs, as those that are carried are.
fn leaked(text: String) -> &'static str {
    text.leak()
}

fn read(path: &Path) -> io::Result<String> {
    if fs::metadata(path)?.len() > LONGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    fs::read_to_string(path)
}

/// What is in a folder, by name.
fn entries(folder: &Path, unread: &mut Vec<Message>) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut found: Vec<PathBuf> = found.unwrap_or_else(|error| {
        unread.push(trouble(folder, &error));
        Vec::new()
    });
    found.sort();
    found
}

fn trouble(path: &Path, error: &io::Error) -> Message {
    let message = Message::new(ids::LANGUAGE_UNREADABLE).with("path", folders::shown(path));
    message.with("error", folders::system_error(error))
}
