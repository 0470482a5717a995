//! The command line as it was called: read by clap, in the user's language.

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
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
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// What holds for every command.
    pub(super) options: Options,
    /// The command, if one was written.
    pub(super) command: Option<String>,
    /// What the command takes.
    matches: ArgMatches,
}

impl Call {
    /// The value of an argument, if one was given and the command has it.
    pub(super) fn get<T: Clone + Send + Sync + 'static>(&self, name: &str) -> Option<T> {
        self.matches.try_get_one::<T>(name).ok().flatten().cloned()
    }

    /// The text of an argument; empty where none was given.
    pub(super) fn text(&self, name: &str) -> String {
        self.get(name).unwrap_or_default()
    }

    /// The paths that were given.
    pub(super) fn paths(&self, name: &str) -> Vec<PathBuf> {
        paths(&self.matches, name)
    }
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
    let (command, matches) = match matches.subcommand() {
        Some((name, inner)) => (Some(name.to_owned()), inner.clone()),
        None => (None, matches),
    };
    let options = Options {
        language: matches.get_one::<String>("lang").and_then(|code| Language::from_code(code)),
        plain: matches.get_flag("plain"),
        json: matches.get_flag("json"),
        lessons: paths(&matches, "lessons-dir"),
        data: matches.get_one("data").cloned(),
    };
    Ok(Call { options, command, matches })
}

fn paths(matches: &ArgMatches, name: &str) -> Vec<PathBuf> {
    matches.get_many(name).into_iter().flatten().cloned().collect()
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
    let path = |arg: Arg, hint| arg.value_parser(clap::value_parser!(PathBuf)).value_hint(hint);
    let folder = |arg: Arg| path(arg.value_name(say(ids::CLI_VALUE_DIR)).global(true), ValueHint::DirPath);
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
        // The command `lessons` has a name of its own among the arguments.
        .arg(folder(option("lessons-dir", ids::CLI_OPTION_LESSONS).long("lessons").action(ArgAction::Append)))
        .arg(folder(option("data", ids::CLI_OPTION_DATA)))
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
                    .value_parser(one_of(Rulebook::ALL.to_vec(), Rulebook::name))
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
            sub("check", ids::CLI_CHECK, ids::CLI_CHECK_USAGE).arg(path(
                positional("paths", ids::CLI_VALUE_PATH, ids::CLI_ARG_PATHS).num_args(0..),
                ValueHint::AnyPath,
            )),
        )
        .subcommand(sub("lessons", ids::CLI_LESSONS, ids::CLI_LESSONS_USAGE).arg(
            // No file is meant, which a shell would offer otherwise.
            option("reset", ids::CLI_OPTION_RESET).value_name(say(ids::CLI_VALUE_RESET)).value_hint(ValueHint::Other),
        ))
        .subcommand(
            sub("new", ids::CLI_NEW, ids::CLI_NEW_USAGE)
                .arg(positional("id", ids::CLI_VALUE_ID, ids::CLI_ARG_NEW_ID).required(true)),
        )
        .subcommand(sub("preview", ids::CLI_PREVIEW, ids::CLI_PREVIEW_USAGE).arg(path(
            positional("file", ids::CLI_VALUE_FILE, ids::CLI_ARG_PREVIEW_FILE).required(true),
            ValueHint::FilePath,
        )))
        .subcommand(
            sub("schema", ids::CLI_SCHEMA, ids::CLI_SCHEMA_USAGE).arg(
                positional("of", ids::CLI_VALUE_FILE, ids::CLI_ARG_SCHEMA_OF)
                    .value_parser(one_of(Of::ALL.to_vec(), Of::name))
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

/// Reads the name of one of these.
fn one_of<T: Clone + Send + Sync + 'static>(
    all: Vec<T>,
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let names: Vec<&'static str> = all.iter().cloned().map(name).collect();
    PossibleValuesParser::new(names)
        .try_map(move |text| all.iter().find(|one| name((*one).clone()) == text).cloned().ok_or(std::fmt::Error))
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
