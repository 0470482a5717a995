//! `skaki man`: the manual page, made of the help of each command.
//!
//! It is one page for all commands, headings and all in the language in use; so it is written here and not by
//! `clap_mangen`, whose headings are English and whose pages are one for each command.

use std::io;

use clap::Command;

use crate::language::{
    Words,
    ids::{self, Id},
};

use super::{Context, Exit, args};

/// Prints the page, for `man -l -` and for package builders.
pub(super) fn man(context: &mut Context<'_, '_>) -> io::Result<Exit> {
    let page = page(&args::command(&context.words), &context.words);
    context.io.out.write_all(page.as_bytes())?;
    Ok(Exit::Yes)
}

fn page(command: &Command, words: &Words) -> String {
    let say = |id: Id| words.text(&id.into());
    let section = |id: Id| request(".SH", &[&say(id)]);
    // A copy writes its help: clap hands it out of a value that may change.
    let help = |command: &Command| verbatim(&command.clone().render_help().to_string());
    let title = format!("skaki {}", command.get_version().unwrap_or_default());
    let mut page = request(".TH", &["SKAKI", "1", "", &title, &say(ids::MAN_TITLE)]);
    page += &section(ids::MAN_NAME);
    page += &verbatim(&format!("{} – {}", args::NAME, say(ids::CLI_ABOUT)));
    page += &section(ids::MAN_SYNOPSIS);
    page += &verbatim(&say(ids::CLI_USAGE));
    page += &section(ids::MAN_DESCRIPTION);
    page += &help(command);
    page += &section(ids::CLI_HEADING_COMMANDS);
    for sub in command.get_subcommands() {
        page += &request(".SS", &[&format!("{} {}", args::NAME, sub.get_name())]);
        page += &help(sub);
    }
    page += &section(ids::MAN_EXIT);
    page += &verbatim(&say(ids::MAN_EXIT_STATUS));
    for (heading, items) in [
        (
            ids::MAN_ENVIRONMENT,
            &[
                ("SKAKI_PLAIN=1", ids::MAN_PLAIN),
                ("SKAKI_LESSONS", ids::MAN_LESSONS),
                ("NO_COLOR", ids::MAN_NO_COLOR),
                ("COLORTERM, TERM", ids::MAN_TERM),
            ][..],
        ),
        (
            ids::MAN_FILES,
            &[
                ("~/.local/state/skaki/progress.jsonl", ids::MAN_PROGRESS),
                ("~/.config/skaki/settings.toml", ids::MAN_SETTINGS),
            ],
        ),
    ] {
        page += &section(heading);
        for (name, what) in items {
            page += &format!(".TP\n\\fB{}\\fR\n{}", escaped(name), lines(&say(*what)));
        }
    }
    page
}

/// A request of `man` with its arguments; a quote in one is written twice.
fn request(name: &str, arguments: &[&str]) -> String {
    let quoted = arguments.iter().map(|argument| format!(" \"{}\"", escaped(argument).replace('"', "\"\"")));
    format!("{name}{}\n", quoted.collect::<String>())
}

/// Text whose lines stay as they are.
fn verbatim(text: &str) -> String {
    format!(".nf\n{}.fi\n", lines(text))
}

/// Lines none of which is a request, whatever it begins with.
fn lines(text: &str) -> String {
    let line = |line: &str| format!("{}{}\n", if line.starts_with(['.', '\'']) { "\\&" } else { "" }, escaped(line));
    text.trim_end().lines().map(line).collect()
}

/// A text in which nothing means anything to `man`: a backslash is one, and a hyphen is not a dash.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}
