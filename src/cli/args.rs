//! The command line as it was called: read by clap, in the user's language.

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use clap_complete::Shell;

use crate::language::{
    Language, Message, Words,
    ids::{self, Id},
};
use crate::lesson::schema::Of;
use crate::rules::game::Rulebook;

/// How many moves deep paths are counted: deeper would take longer than anybody waits.
const DEPTHS: RangeInclusive<u8> = 0..=20;

/// What the program is called.
pub(super) const NAME: &str = "skaki";

/// What `--reset` takes besides lessons: all of them.
pub(super) const ALL: &str = crate::lesson::ALL_LESSONS;

/// What was called, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Call {
    /// What holds for every command.
    pub(super) options: Options,
    /// What is to be done.
    pub(super) task: Task,
}

/// Options that hold for every command.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Options {
    /// `--lang`.
    pub(super) language: Option<Language>,
    /// `--plain`.
    pub(super) plain: bool,
    /// `--json`.
    pub(super) json: bool,
    /// `--lessons`, each once.
    pub(super) lessons: Vec<PathBuf>,
    /// `--data`.
    pub(super) data: Option<PathBuf>,
}

/// The commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Task {
    /// The course: from where the student is, or at a lesson or step (`LESSON` or `LESSON/STEP`).
    Learn {
        /// Where to start.
        at: Option<String>,
        /// Whether `learn` was written out: then line mode goes straight to the lesson.
        straight: bool,
    },
    /// May this move be played, and if not why not.
    Why {
        /// The position.
        fen: String,
        /// The move.
        mv: String,
        /// Moves played before it.
        moves: String,
    },
    /// What the rules say of a position.
    Position {
        /// The position.
        fen: String,
        /// Moves played from it.
        moves: String,
        /// Which list of drawn endings holds.
        rulebook: Rulebook,
    },
    /// Counts legal move paths.
    Perft {
        /// The position.
        fen: String,
        /// How many moves deep.
        depth: u8,
        /// Whether each first move is counted by itself.
        divide: bool,
    },
    /// Proves lesson files and catalogues.
    Check {
        /// Files and folders; none for the built-in course.
        paths: Vec<PathBuf>,
    },
    /// The file of a lesson to begin with.
    New {
        /// The id of the lesson.
        id: String,
    },
    /// A lesson shown while it is being written.
    Preview {
        /// Its file.
        file: PathBuf,
    },
    /// The JSON Schema of lesson files.
    Schema {
        /// Of which files.
        of: Of,
    },
    /// What lessons there are, and how far the student is.
    Lessons {
        /// The lesson to start over, or `all`.
        reset: Option<String>,
    },
    /// What a shell needs to complete our commands.
    Completions {
        /// Which shell.
        shell: Shell,
    },
    /// The manual page.
    Man,
}

/// Why there is nothing to do.
#[derive(Debug)]
pub(super) enum Unread {
    /// Help or the version was asked for.
    Answer(String),
    /// The call was wrong: what is wrong, and what to write.
    Wrong(Message),
}

/// Finds `--lang` and `--data` before anything else is read, so that even a wrong call is answered in the right language.
pub(super) fn peek(args: &[OsString]) -> Options {
    let mut options = Options::default();
    let mut words = args.iter().filter_map(|arg| arg.to_str());
    while let Some(word) = words.next() {
        let (name, value) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (word, None),
        };
        match name {
            "--" => break,
            "--lang" => options.language = value.or_else(|| words.next()).and_then(Language::from_code),
            "--data" => options.data = value.or_else(|| words.next()).map(PathBuf::from),
            _ => {}
        }
    }
    options
}

/// Reads a call (without the program's own name).
///
/// # Errors
/// When there is nothing to do: help was asked for, or the call was wrong.
pub(super) fn read(args: Vec<OsString>, words: &Words) -> Result<Call, Unread> {
    let args = ask_for_help(args);
    let matches = command(words).no_binary_name(true).try_get_matches_from(args).map_err(|error| unread(&error))?;
    let (name, inner) = matches.subcommand().unwrap_or(("", &matches));
    let options = Options {
        language: text(inner, "lang").and_then(|code| Language::from_code(&code)),
        plain: inner.get_flag("plain"),
        json: inner.get_flag("json"),
        lessons: inner.get_many::<PathBuf>("lessons-dir").into_iter().flatten().cloned().collect(),
        data: inner.get_one::<PathBuf>("data").cloned(),
    };
    let required = |name: &str| text(inner, name).unwrap_or_default();
    let task = match name {
        "why" => Task::Why { fen: required("fen"), mv: required("move"), moves: required("moves") },
        "position" => Task::Position {
            fen: required("fen"),
            moves: required("moves"),
            rulebook: match text(inner, "rulebook").as_deref() {
                Some("school") => Rulebook::School,
                _ => Rulebook::Fide,
            },
        },
        "perft" => Task::Perft {
            fen: required("fen"),
            depth: inner.get_one::<u8>("depth").copied().unwrap_or_default(),
            divide: inner.get_flag("divide"),
        },
        "check" => Task::Check { paths: inner.get_many::<PathBuf>("paths").into_iter().flatten().cloned().collect() },
        "new" => Task::New { id: required("id") },
        "preview" => Task::Preview { file: inner.get_one::<PathBuf>("file").cloned().unwrap_or_default() },
        "schema" => {
            let of = text(inner, "of");
            Task::Schema {
                of: Of::ALL.into_iter().find(|known| of.as_deref() == Some(known.name())).unwrap_or(Of::Lesson),
            }
        }
        "lessons" => Task::Lessons { reset: text(inner, "reset") },
        "completions" => Task::Completions { shell: inner.get_one::<Shell>("shell").copied().unwrap_or(Shell::Bash) },
        "man" => Task::Man,
        _ => Task::Learn { at: inner.try_get_one::<String>("at").ok().flatten().cloned(), straight: name == "learn" },
    };
    Ok(Call { options, task })
}

fn text(matches: &ArgMatches, name: &str) -> Option<String> {
    matches.get_one::<String>(name).cloned()
}

/// `skaki help why` is `skaki why --help`, with options before it or not.
fn ask_for_help(mut args: Vec<OsString>) -> Vec<OsString> {
    let mut index = 0;
    while let Some(word) = args.get(index) {
        if word == "help" {
            args.remove(index);
            args.push("--help".into());
            break;
        }
        index += match word.to_str() {
            Some("--lang" | "--data" | "--lessons") => 2,
            Some(option) if option.starts_with('-') && option != "--" => 1,
            _ => break,
        };
    }
    args
}

/// The grammar of the command line, its help in the language in use.
pub(super) fn command(words: &Words) -> Command {
    let say = |id: Id| words.text(&id.into());
    let positional = |name: &'static str, value: Id, help: Id| {
        Arg::new(name).value_name(say(value)).help(say(help)).help_heading(say(ids::CLI_HEADING_ARGUMENTS))
    };
    let option = |name: &'static str, help: Id| {
        Arg::new(name).long(name).help(say(help)).help_heading(say(ids::CLI_HEADING_OPTIONS))
    };
    // Help lists what has no order of its own by its name; the position comes first.
    let fen = || positional("fen", ids::CLI_VALUE_FEN, ids::CLI_ARG_FEN).required(true).display_order(0);
    let moves = || option("moves", ids::CLI_OPTION_MOVES).value_name(say(ids::CLI_VALUE_MOVES));
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n", say(ids::CLI_HEADING_USAGE));
    let sub = |name: &'static str, about: Id, usage: Id| {
        Command::new(name)
            .about(say(about))
            .override_usage(say(usage))
            .help_template(template.clone())
            .disable_help_flag(true)
            .disable_help_subcommand(true)
    };
    Command::new(NAME)
        .about(say(ids::CLI_ABOUT))
        .version(env!("CARGO_PKG_VERSION"))
        .override_usage(say(ids::CLI_USAGE))
        .help_template(template.clone())
        .after_help(format!("\n{}", say(ids::CLI_AFTER_HELP)))
        .subcommand_help_heading(say(ids::CLI_HEADING_COMMANDS))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(
            option("lang", ids::CLI_OPTION_LANG)
                .value_name(Language::all().map(Language::code).collect::<Vec<_>>().join("|"))
                .value_parser(Language::all().map(Language::code).collect::<Vec<_>>())
                .hide_possible_values(true)
                .global(true),
        )
        .arg(option("plain", ids::CLI_OPTION_PLAIN).action(ArgAction::SetTrue).global(true))
        .arg(option("json", ids::CLI_OPTION_JSON).action(ArgAction::SetTrue).global(true))
        .arg(
            Arg::new("lessons-dir")
                .long("lessons")
                .help(say(ids::CLI_OPTION_LESSONS))
                .help_heading(say(ids::CLI_HEADING_OPTIONS))
                .value_name(say(ids::CLI_VALUE_DIR))
                .value_parser(clap::value_parser!(PathBuf))
                .value_hint(ValueHint::DirPath)
                .action(ArgAction::Append)
                .global(true),
        )
        .arg(
            option("data", ids::CLI_OPTION_DATA)
                .value_name(say(ids::CLI_VALUE_DIR))
                .value_parser(clap::value_parser!(PathBuf))
                .value_hint(ValueHint::DirPath)
                .global(true),
        )
        .arg(option("help", ids::CLI_OPTION_HELP).short('h').action(ArgAction::Help).global(true))
        .arg(option("version", ids::CLI_OPTION_VERSION).short('V').action(ArgAction::Version))
        .subcommand(sub("learn", ids::CLI_LEARN, ids::CLI_LEARN_USAGE).arg(positional(
            "at",
            ids::CLI_VALUE_LESSON_STEP,
            ids::CLI_ARG_LESSON_STEP,
        )))
        .subcommand(
            sub("why", ids::CLI_WHY, ids::CLI_WHY_USAGE)
                .arg(fen())
                .arg(
                    positional("move", ids::CLI_VALUE_MOVE, ids::CLI_ARG_MOVE).required(true).allow_hyphen_values(true),
                )
                .arg(moves()),
        )
        .subcommand(
            sub("position", ids::CLI_POSITION, ids::CLI_POSITION_USAGE).arg(fen()).arg(moves()).arg(
                option("rulebook", ids::CLI_OPTION_RULEBOOK)
                    .value_name("fide|school")
                    .value_parser(["fide", "school"])
                    .hide_possible_values(true),
            ),
        )
        .subcommand(
            sub("perft", ids::CLI_PERFT, ids::CLI_PERFT_USAGE)
                .arg(fen())
                .arg(
                    positional("depth", ids::CLI_VALUE_DEPTH, ids::CLI_ARG_DEPTH)
                        .required(true)
                        .allow_negative_numbers(true)
                        .value_parser(
                            clap::value_parser!(u8).range(i64::from(*DEPTHS.start())..=i64::from(*DEPTHS.end())),
                        ),
                )
                .arg(option("divide", ids::CLI_OPTION_DIVIDE).action(ArgAction::SetTrue)),
        )
        .subcommand(
            sub("check", ids::CLI_CHECK, ids::CLI_CHECK_USAGE).arg(
                positional("paths", ids::CLI_VALUE_PATH, ids::CLI_ARG_PATHS)
                    .value_parser(clap::value_parser!(PathBuf))
                    .value_hint(ValueHint::AnyPath)
                    .num_args(0..),
            ),
        )
        .subcommand(sub("lessons", ids::CLI_LESSONS, ids::CLI_LESSONS_USAGE).arg(
            // No file is meant, which a shell would offer otherwise.
            option("reset", ids::CLI_OPTION_RESET).value_name(say(ids::CLI_VALUE_RESET)).value_hint(ValueHint::Other),
        ))
        .subcommand(
            sub("new", ids::CLI_NEW, ids::CLI_NEW_USAGE)
                .arg(positional("id", ids::CLI_VALUE_ID, ids::CLI_ARG_NEW_ID).required(true)),
        )
        .subcommand(
            sub("preview", ids::CLI_PREVIEW, ids::CLI_PREVIEW_USAGE).arg(
                positional("file", ids::CLI_VALUE_FILE, ids::CLI_ARG_PREVIEW_FILE)
                    .required(true)
                    .value_parser(clap::value_parser!(PathBuf))
                    .value_hint(ValueHint::FilePath),
            ),
        )
        .subcommand(
            sub("schema", ids::CLI_SCHEMA, ids::CLI_SCHEMA_USAGE).arg(
                positional("of", ids::CLI_VALUE_FILE, ids::CLI_ARG_SCHEMA_OF)
                    .value_parser(Of::ALL.map(Of::name).to_vec())
                    .hide_possible_values(true),
            ),
        )
        .subcommand(
            sub("completions", ids::CLI_COMPLETIONS, ids::CLI_COMPLETIONS_USAGE).arg(
                positional("shell", ids::CLI_VALUE_SHELL, ids::CLI_ARG_SHELL)
                    .required(true)
                    .value_parser(clap::builder::EnumValueParser::<Shell>::new())
                    .hide_possible_values(true),
            ),
        )
        .subcommand(sub("man", ids::CLI_MAN, ids::CLI_MAN_USAGE))
}

/// What clap could not read, as a sentence of ours.
fn unread(error: &clap::Error) -> Unread {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        // Of several suggestions the closest is the last.
        Some(ContextValue::Strings(texts)) if !matches!(kind, ContextKind::InvalidArg | ContextKind::ValidValue) => {
            texts.last().cloned().unwrap_or_default()
        }
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let suggestion = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .map(context)
        .find(|text| !text.is_empty());
    let name = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let known = if value.is_empty() { String::new() } else { context(ContextKind::ValidValue) };
    let message = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return Unread::Answer(error.to_string());
        }
        ErrorKind::UnknownArgument if name.starts_with('-') => {
            Message::new(ids::CLI_ERROR_UNKNOWN_OPTION).with("name", name)
        }
        ErrorKind::UnknownArgument => Message::new(ids::CLI_ERROR_TOO_MUCH).with("name", name),
        // `--plain=1`: the option takes nothing.
        ErrorKind::TooManyValues => Message::new(ids::CLI_ERROR_TOO_MUCH).with("name", value),
        ErrorKind::InvalidSubcommand => {
            Message::new(ids::CLI_ERROR_UNKNOWN_COMMAND).with("name", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => Message::new(ids::CLI_ERROR_MISSING).with("name", name),
        ErrorKind::InvalidValue if value.is_empty() => Message::new(ids::CLI_ERROR_NO_VALUE).with("name", name),
        ErrorKind::InvalidValue => Message::new(ids::CLI_ERROR_VALUE).with("name", name).with("value", value),
        // The depth is the only value that is a number.
        ErrorKind::ValueValidation => {
            let error = Message::new(ids::CLI_ERROR_VALUE).with("name", name).with("value", value);
            Message::new(ids::CLI_ERROR_RANGE)
                .with("error", error)
                .with("least", u32::from(*DEPTHS.start()))
                .with("most", u32::from(*DEPTHS.end()))
        }
        ErrorKind::ArgumentConflict => Message::new(ids::CLI_ERROR_TWICE).with("name", name),
        ErrorKind::InvalidUtf8 => Message::new(ids::CLI_ERROR_NOT_TEXT),
        _ => Message::new(ids::CLI_ERROR_OTHER),
    };
    Unread::Wrong(match suggestion {
        Some(suggestion) => {
            Message::new(ids::CLI_ERROR_DID_YOU_MEAN).with("error", message).with("suggestion", suggestion)
        }
        // Where only a few values are known and none is near, they are named.
        None if known.is_empty() => message,
        None => Message::new(ids::CLI_ERROR_ONE_OF).with("error", message).with("known", known),
    })
}
