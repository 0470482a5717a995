//! The real binary, called with nothing of the caller's world: a home and a data folder of its own, no variables.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a helper that fails is a test that fails

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// A world of its own for the program.
pub(crate) struct World {
    folder: tempfile::TempDir,
    variables: Vec<(String, String)>,
    home: bool,
}

/// What a call gave.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl World {
    pub(crate) fn new() -> World {
        World { folder: tempfile::tempdir().unwrap(), variables: Vec::new(), home: true }
    }

    pub(crate) fn with(mut self, name: &str, value: impl AsRef<OsStr>) -> World {
        self.variables.push((name.to_owned(), value.as_ref().to_str().unwrap().to_owned()));
        self
    }

    pub(crate) fn without_home(mut self) -> World {
        self.home = false;
        self
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The folder that `--data` names.
    pub(crate) fn data(&self) -> PathBuf {
        self.path().join("data")
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path
    }

    /// The command with nothing of the caller's environment and no `--data`.
    pub(crate) fn bare(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skaki"));
        command.env_clear().current_dir(self.path());
        if self.home {
            command.env("HOME", self.path().join("home"));
        }
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    /// The command with `--data` in this world.
    pub(crate) fn command(&self) -> Command {
        let mut command = self.bare();
        command.arg("--data").arg(self.data());
        command
    }

    pub(crate) fn run<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Answer {
        self.typed("", args)
    }

    /// Runs it with this on its input.
    pub(crate) fn typed<S: AsRef<OsStr>>(&self, input: &str, args: impl IntoIterator<Item = S>) -> Answer {
        let mut command = self.command();
        command.args(args);
        answer(command, input.as_bytes())
    }
}

/// Runs a command to its end.
pub(crate) fn answer(mut command: Command, input: &[u8]) -> Answer {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // Who does not read its input closes it: no trouble of ours.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Answer {
        status: output.status.code().expect("it ended by itself"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Answer {
    /// The one JSON value of the output.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The keys of the JSON object, in their order.
    pub(crate) fn keys(&self) -> Vec<String> {
        keys(&self.json())
    }

    /// That it ended so, with nothing on the error output.
    #[track_caller]
    pub(crate) fn quiet(self, status: i32) -> Answer {
        assert_eq!((self.status, self.err.as_str()), (status, ""), "{}", self.out);
        self
    }
}

pub(crate) fn keys(value: &Value) -> Vec<String> {
    value.as_object().unwrap().keys().cloned().collect()
}

/// Whether a text has a Greek letter.
pub(crate) fn is_greek(text: &str) -> bool {
    text.chars().any(|letter| ('\u{370}'..='\u{3ff}').contains(&letter))
}

/// The words of a command line; double quotes hold spaces together.
pub(crate) fn command_words(line: &str) -> Vec<String> {
    line.split('"')
        .enumerate()
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}
