//! `skaki man`: the manual page, made from the grammar of the command line.
//!
//! It is one page for all commands, headings and all in the language in use; so it is written here and not by
//! `clap_mangen`, whose headings are English and whose pages are one for each command.

use std::fmt::Write as _;
use std::io;

use clap::{Arg, Command};

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
    let text = |text: Option<&clap::builder::StyledStr>| text.map(ToString::to_string).unwrap_or_default();
    let mut page = Page::default();
    let version = command.get_version().unwrap_or_default();
    page.request(&["TH", "SKAKI", "1", "", &format!("skaki {version}"), &say(ids::MAN_TITLE)]);
    page.request(&["SH", &say(ids::MAN_NAME)]);
    page.line(&format!("{} – {}", args::NAME, text(command.get_about())));
    page.request(&["SH", &say(ids::MAN_SYNOPSIS)]);
    page.line(&say(ids::CLI_USAGE));
    page.request(&["SH", &say(ids::MAN_DESCRIPTION)]);
    page.line(&say(ids::CLI_AFTER_HELP));
    page.request(&["SH", &say(ids::CLI_HEADING_OPTIONS)]);
    command.get_arguments().for_each(|arg| page.argument(arg));
    page.request(&["SH", &say(ids::CLI_HEADING_COMMANDS)]);
    for sub in command.get_subcommands() {
        page.request(&["SS", &format!("{} {}", args::NAME, sub.get_name())]);
        page.line(&text(sub.get_about()));
        // A copy writes its usage: clap hands it out of a value that may change.
        let usage = sub.clone().render_usage().to_string();
        page.request(&["PP"]);
        let words = usage.split_once(args::NAME).map_or(usage.as_str(), |(_, rest)| rest);
        page.line(&format!("{}{words}", args::NAME));
        sub.get_arguments().for_each(|arg| page.argument(arg));
    }
    page.request(&["SH", &say(ids::MAN_EXIT)]);
    page.line(&say(ids::MAN_EXIT_STATUS));
    page.request(&["SH", &say(ids::MAN_ENVIRONMENT)]);
    for (name, what) in [
        ("SKAKI_PLAIN=1", ids::MAN_PLAIN),
        ("SKAKI_LESSONS", ids::MAN_LESSONS),
        ("NO_COLOR", ids::MAN_NO_COLOR),
        ("COLORTERM, TERM", ids::MAN_TERM),
    ] {
        page.item(name, &say(what));
    }
    page.request(&["SH", &say(ids::MAN_FILES)]);
    for (name, what) in [
        ("~/.local/state/skaki/progress.jsonl", ids::MAN_PROGRESS),
        ("~/.config/skaki/settings.toml", ids::MAN_SETTINGS),
    ] {
        page.item(name, &say(what));
    }
    page.text
}

/// A page in the language of `man`.
#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    /// A request: its name, and its arguments in quotes.
    fn request(&mut self, words: &[&str]) {
        for (index, word) in words.iter().enumerate() {
            match index {
                0 => self.push(format_args!(".{word}")),
                // A quote in an argument is written twice.
                _ => self.push(format_args!(" \"{}\"", escaped(word).replace('"', "\"\""))),
            }
        }
        self.text.push('\n');
    }

    /// Text that is no request, whatever it begins with.
    fn line(&mut self, text: &str) {
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
            self.push(format_args!("{guard}{}\n", escaped(line)));
        }
    }

    /// A term, and what it means, set in.
    fn item(&mut self, term: &str, what: &str) {
        self.request(&["TP"]);
        self.push(format_args!("\\fB{}\\fR\n", escaped(term)));
        self.line(what);
    }

    fn argument(&mut self, arg: &Arg) {
        let names = [arg.get_short().map(|short| format!("-{short}")), arg.get_long().map(|long| format!("--{long}"))];
        let mut term = names.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let takes_value = arg.get_long().is_none() || arg.get_action().takes_values();
        for value in arg.get_value_names().into_iter().flatten().filter(|_| takes_value) {
            if !term.is_empty() {
                term.push(' ');
            }
            term.push_str(value);
        }
        self.item(&term, &arg.get_help().map(ToString::to_string).unwrap_or_default());
    }

    fn push(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing into a text cannot fail.
        let _ = self.text.write_fmt(text);
    }
}

/// A text in which nothing means anything to `man`: a backslash is one, and a hyphen is not a dash.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}
