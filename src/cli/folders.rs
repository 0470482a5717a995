//! Where the user's files are.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use crate::language::{Message, ids};
use crate::progress::{Damage, StoreError};
use crate::settings::SettingsError;

/// The folders of progress and settings; none where no home is known and none was given.
#[derive(Clone, Debug)]
pub(super) struct Folders {
    /// Where the log of progress lives.
    pub(super) progress: Option<PathBuf>,
    /// Where the settings live.
    pub(super) settings: Option<PathBuf>,
}

impl Folders {
    /// `--data` holds both; otherwise they are where the system keeps such things (on unix by the XDG rules).
    pub(super) fn find(data: Option<&Path>, env: &dyn Fn(&str) -> Option<OsString>) -> Folders {
        if let Some(data) = data {
            return Folders { progress: Some(data.to_owned()), settings: Some(data.to_owned()) };
        }
        // Without a home the library would ask the system's list of users; a caller without one wants none.
        if cfg!(unix) && env("HOME").is_none_or(|home| home.is_empty()) {
            return Folders { progress: None, settings: None };
        }
        match etcetera::choose_base_strategy() {
            Ok(base) => {
                let state = base.state_dir().unwrap_or_else(|| base.data_dir());
                Folders { progress: Some(state.join("skaki")), settings: Some(base.config_dir().join("skaki")) }
            }
            Err(_) => Folders { progress: None, settings: None },
        }
    }
}

/// What is said when the log cannot be used: only that. What it means is another matter in a session, where nothing will be
/// kept, than where progress is only looked at or forgotten.
pub(super) fn store_trouble(error: &StoreError) -> Message {
    let (id, path, error) = match error {
        StoreError::Unreadable { path, error } => (ids::STORE_UNREADABLE, path, error),
        StoreError::Unwritable { path, error } => (ids::STORE_UNWRITABLE, path, error),
    };
    Message::new(id).with("path", shown(path)).with("error", system_error(error))
}

/// What the system said, in the language in use where it is one of the usual things.
pub(super) fn system_error(error: &io::Error) -> Message {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "no-permission",
        io::ErrorKind::NotADirectory => "no-folder",
        io::ErrorKind::IsADirectory => "is-folder",
        io::ErrorKind::ReadOnlyFilesystem => "read-only",
        io::ErrorKind::InvalidInput => "no-file",
        io::ErrorKind::FileTooLarge => "too-large",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        // A file in the place where a folder should be made.
        io::ErrorKind::AlreadyExists => "exists",
        _ => "other",
    };
    Message::new(ids::CLI_SYSTEM_ERROR).word("kind", kind).with("error", error.to_string())
}

/// What is said when what a student writes cannot be read.
pub(super) fn input_trouble(error: &io::Error) -> Message {
    Message::new(ids::CLI_ERROR_INPUT).with("error", system_error(error))
}

/// What is said when parts of the log could not be read.
pub(super) fn damage(damage: &Damage) -> Message {
    Message::new(ids::STORE_DAMAGED).with("path", shown(&damage.kept)).with("lines", damage.lines)
}

/// What is said when settings cannot be used.
pub(super) fn settings_trouble(error: &SettingsError) -> Message {
    match error {
        SettingsError::Unreadable { path, error } => {
            Message::new(ids::SETTINGS_UNREADABLE).with("path", shown(path)).with("error", system_error(error))
        }
        SettingsError::Broken { path, line } => {
            Message::new(ids::SETTINGS_BROKEN).with("path", shown(path)).with("line", line.unwrap_or_default())
        }
        SettingsError::Unwritable { path, error } => {
            Message::new(ids::SETTINGS_UNWRITABLE).with("path", shown(path)).with("error", system_error(error))
        }
    }
}

/// A path as foreign text.
pub(super) fn shown(path: &Path) -> String {
    path.display().to_string()
}
