//! The commands, each a small function over the rooms of the program.
//!
//! Answers go to the output, a “no” included; a call or a file that cannot be used is said on the error output. In the
//! course, which is a conversation, everything that the student must read stands where they read – on the screen, or
//! between the lines of line mode; only a call that does not get so far is refused on the error output. With `--json` the
//! output is one JSON value and nothing else.
//!
//! ```
//! use skaki::cli::{self, Exit, Io};
//! let (mut out, mut err) = (Vec::new(), Vec::new());
//! let exit = cli::run(
//!     ["why", "start", "e2e5", "--lang", "en", "--data", "/nonexistent"].map(Into::into).to_vec(),
//!     &mut Io { input: &mut "".as_bytes(), out: &mut out, err: &mut err, terminal: false, env: &|_| None },
//! );
//! assert_eq!(exit, Exit::No);
//! assert!(String::from_utf8(out)?.starts_with("A pawn goes one square straight ahead"));
//! # Ok::<(), std::string::FromUtf8Error>(())
//! ```

mod args;
mod check;
mod completions;
mod data;
mod folders;
mod learn;
mod lessons;
mod locales;
mod man;
mod new;
mod perft;
mod position;
mod preview;
mod schema;
mod why;

use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use clap_complete::Shell;

use crate::language::{Message, Words, ids};
use crate::lesson::schema::Of;
use crate::lesson::{Fault, Library, Severity};
use crate::progress::{Progress, Store};
use crate::settings::Settings;

use args::{Call, Options, Unread};
use folders::Folders;

/// What the caller's world offers.
pub struct Io<'io> {
    /// Where a student's lines come from.
    pub input: &'io mut dyn BufRead,
    /// Where answers go.
    pub out: &'io mut dyn Write,
    /// Where it is said that a call or a file cannot be used.
    pub err: &'io mut dyn Write,
    /// Whether a person sits at both ends: only then can the full-screen program run.
    pub terminal: bool,
    /// The environment.
    pub env: &'io dyn Fn(&str) -> Option<OsString>,
}

/// How a command ended, as the exit status says it.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Yes, done, no fault: 0.
    Yes,
    /// No: illegal, a lesson with faults: 1.
    No,
    /// The call itself was wrong: 2.
    Wrong,
    /// A signal ended it: 128 and the signal's number.
    Signal(u8),
}

impl Exit {
    /// The exit status.
    pub const fn status(self) -> u8 {
        match self {
            Exit::Yes => 0,
            Exit::No => 1,
            Exit::Wrong => 2,
            Exit::Signal(number) => number.saturating_add(128),
        }
    }
}

/// What a command needs beside its own arguments.
struct Context<'io, 'a> {
    io: &'a mut Io<'io>,
    words: Words,
    options: Options,
    folders: Folders,
    settings: Settings,
    /// What could not be read at the start, to be said where it can be read.
    notes: Vec<Message>,
}

impl Context<'_, '_> {
    /// One line of an answer.
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.io.out, "{line}")
    }

    /// One message as a line of an answer.
    fn tell(&mut self, message: &Message) -> io::Result<()> {
        let line = self.words.text(message);
        self.say(&line)
    }

    /// One message as a line of the error output.
    fn complain(&mut self, message: &Message) -> io::Result<()> {
        let line = self.words.text(message);
        writeln!(self.io.err, "{line}")
    }

    /// That the call itself was wrong, and why.
    fn wrong(&mut self, message: &Message) -> io::Result<Exit> {
        self.complain(message)?;
        Ok(Exit::Wrong)
    }

    /// The built-in course and the folders that were named; faults of those are noted, to be told where they can be
    /// read.
    fn library(&mut self) -> Library {
        let mut folders = self.options.lessons.clone();
        folders.extend((self.io.env)("SKAKI_LESSONS").filter(|value| !value.is_empty()).map(PathBuf::from));
        let (library, faults) = Library::load(&folders);
        // Advice is for whoever checks the lessons, not for whoever learns from them.
        let faults: Vec<&Fault> = faults.iter().filter(|fault| fault.severity() == Severity::Fault).collect();
        self.notes.extend(data::fault_note(&faults));
        library.add_texts(&mut self.words);
        library
    }

    /// The log of progress, or why there is none, and what stands in it; damage to it is noted.
    fn progress(&mut self) -> (Result<Store, Message>, Progress) {
        let opened = match self.folders.progress.as_deref().map(Store::open) {
            None => Err(ids::STORE_NO_HOME.into()),
            Some(opened) => opened.map_err(|error| folders::store_trouble(&error)),
        };
        match opened {
            Ok(opened) => {
                self.notes.extend(opened.damage.as_ref().map(folders::damage));
                (Ok(opened.store), opened.progress)
            }
            Err(trouble) => (Err(trouble), Progress::default()),
        }
    }

    /// Tells on the error output what has been noted so far.
    fn tell_notes(&mut self) -> io::Result<()> {
        std::mem::take(&mut self.notes).iter().try_for_each(|note| self.complain(note))
    }
}

/// Does what the words of a call ask for (the program's own name left out), to the last byte of the answer.
pub fn run(args: Vec<OsString>, io: &mut Io<'_>) -> Exit {
    // First of all: which languages there are.
    let locales = (io.env)("SKAKI_LOCALES").filter(|folder| !folder.is_empty());
    let mut notes = locales.map(|folder| locales::add(Path::new(&folder))).unwrap_or_default();
    let peeked = args::peek(&args);
    let folders = Folders::find(peeked.data.as_deref(), io.env);
    let settings = match folders.settings.as_deref().map(Settings::load) {
        Some(Ok(settings)) => settings,
        Some(Err(error)) => {
            notes.push(folders::settings_trouble(&error));
            Settings::default()
        }
        None => Settings::default(),
    };
    let language = peeked.language.or(settings.language).unwrap_or_default();
    let mut words = Words::new(language);
    words.set_notation(settings.notation);
    notes.extend(words.incomplete());
    let done = match args::read(args, &words) {
        Ok(call) => {
            let options = call.options.clone();
            let mut context = Context { io: &mut *io, words, options, folders, settings, notes };
            perform(&mut context, &call)
        }
        Err(Unread::Answer(text)) => write!(io.out, "{text}").map(|()| Exit::Yes),
        Err(Unread::Wrong(message)) => {
            let help = Message::new(ids::CLI_ERROR_HELP);
            writeln!(io.err, "{} {}", words.text(&message), words.text(&help)).map(|()| Exit::Wrong)
        }
    };
    let told = done.and_then(|exit| match exit {
        // The terminal may be gone with the signal: what it did not take is not missed.
        Exit::Signal(_) => Ok(exit),
        Exit::Yes | Exit::No | Exit::Wrong => io.out.flush().map(|()| exit),
    });
    match told {
        Ok(exit) => exit,
        // Nobody is listening any more: there is nothing left to say, and nothing went wrong.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Yes,
        Err(error) => {
            // The output is gone; the error output may still be there.
            let message = Message::new(ids::CLI_ERROR_WRITE).with("error", folders::system_error(&error));
            let _ = writeln!(io.err, "{}", Words::new(language).text(&message));
            Exit::Wrong
        }
    }
}

fn perform(context: &mut Context<'_, '_>, call: &Call) -> io::Result<Exit> {
    let command = call.command.as_deref();
    let is_course = matches!(command, None | Some("learn"));
    // The course shows them itself, where they can be read.
    if !is_course {
        context.tell_notes()?;
    }
    if (is_course || command == Some("lessons"))
        && let Some(missing) = context.options.lessons.iter().find(|folder| !folder.exists())
    {
        let message = Message::new(ids::CLI_ERROR_NO_FILE).with("path", folders::shown(missing));
        return context.wrong(&message);
    }
    if is_course && context.options.json {
        return context.wrong(&ids::CLI_ERROR_NO_JSON.into());
    }
    let text = |name| call.text(name);
    match command {
        Some("why") => why::why(context, &text("fen"), &text("move"), &text("moves")),
        Some("position") => {
            position::position(context, &text("fen"), &text("moves"), call.get("rulebook").unwrap_or_default())
        }
        Some("perft") => {
            let divide = call.get("divide").unwrap_or_default();
            perft::perft(context, &text("fen"), call.get("depth").unwrap_or_default(), divide)
        }
        Some("check") => check::check(context, &call.paths("paths")),
        Some("new") => new::new(context, &text("id")),
        Some("preview") => preview::preview(context, &call.get::<PathBuf>("file").unwrap_or_default()),
        Some("schema") => schema::schema(context, call.get("of").unwrap_or(Of::Lesson)),
        Some("completions") => completions::completions(context, call.get("shell").unwrap_or(Shell::Bash)),
        Some("man") => man::man(context),
        Some("lessons") => lessons::lessons(context, call.get::<String>("reset").as_deref()),
        _ => learn::learn(context, call.get::<String>("at").as_deref(), command.is_some()),
    }
}
