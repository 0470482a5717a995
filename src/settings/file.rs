//! The settings file as text: read, changed key by key, kept aside.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use toml::{Table, Value};

/// No settings file is as long as this, in bytes.
const LONGEST: u64 = 1 << 20;

/// The text of a settings file; `None` where there is none.
///
/// # Errors
/// When it cannot be read, [`InvalidData`](io::ErrorKind::InvalidData) when it is no text, and
/// [`InvalidInput`](io::ErrorKind::InvalidInput) when it is neither file nor folder: a pipe or a device may never end.
pub(super) fn read(path: &Path) -> io::Result<Option<String>> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        // Nor is there a file where the folder is none.
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    if !metadata.is_file() && !metadata.is_dir() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut text = String::new();
    File::open(path)?.take(LONGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LONGEST { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(Some(text)) }
}

/// A text with these keys set and everything else as it was: comments and the order too, as long as each key has a line
/// of its own.
pub(super) fn with_keys(text: &str, keys: &[(&'static str, Value)]) -> io::Result<String> {
    let mut wanted: Table = toml::from_str(text).map_err(io::Error::other)?;
    for (key, value) in keys {
        wanted.insert((*key).to_owned(), value.clone());
    }
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (key, value) in keys {
        // Keys of their own tables follow.
        let end = lines.iter().position(|line| line.trim_start().starts_with('[')).unwrap_or(lines.len());
        let is_of = |line: &String| line.split_once('=').is_some_and(|(name, _)| name.trim() == *key);
        let line = format!("{key} = {value}");
        match lines.iter().take(end).position(is_of) {
            Some(index) => lines.splice(index..=index, [line]),
            None => lines.splice(end..end, [line]),
        };
    }
    let edited: String = lines.iter().map(|line| format!("{line}\n")).collect();
    // A line of a text of several lines may look like a key.
    if toml::from_str::<Table>(&edited).is_ok_and(|table| table == wanted) {
        return Ok(edited);
    }
    toml::to_string(&wanted).map_err(io::Error::other)
}

/// Copies a broken file beside itself, under a name that is not taken: the user's own words are never lost.
pub(super) fn keep_aside(path: &Path) -> io::Result<()> {
    let bytes = fs::read(path)?;
    for number in 1..=999u32 {
        let kept = path.with_file_name(format!("settings.damaged-{number}.toml"));
        match OpenOptions::new().write(true).create_new(true).open(&kept) {
            Ok(mut copy) => return copy.write_all(&bytes).and_then(|()| copy.sync_all()),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wood(text: &str) -> String {
        with_keys(text, &[("theme", Value::String("wood".to_owned()))]).unwrap()
    }

    #[test]
    fn one_key_is_set_and_everything_else_stays() {
        for (before, after) in [
            ("", "theme = \"wood\"\n"),
            ("# mine\nmouse = false\n", "# mine\nmouse = false\ntheme = \"wood\"\n"),
            ("theme = \"safe\" # nice\nlater = [1, 2]", "theme = \"wood\"\nlater = [1, 2]\n"),
            ("theme=\"safe\"\n[own]\ntheme = 7\n", "theme = \"wood\"\n[own]\ntheme = 7\n"),
            ("[own]\ntheme = 7\n", "theme = \"wood\"\n[own]\ntheme = 7\n"),
            // What looks like a key in a text of several lines is none.
            ("a = \"\"\"\ntheme = 1\n\"\"\"\n", "a = \"\"\"\ntheme = 1\n\"\"\"\ntheme = \"wood\"\n"),
        ] {
            let changed = wood(before);
            let mut wanted: Table = toml::from_str(before).unwrap();
            wanted.insert("theme".to_owned(), Value::String("wood".to_owned()));
            assert_eq!(toml::from_str::<Table>(&changed).unwrap(), wanted, "{before}");
            if !before.contains("\"\"\"") {
                assert_eq!(changed, after);
            }
        }
    }
}
