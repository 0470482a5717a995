//! `skaki check [PATH…]`: proves lesson files and catalogues.

use std::io;
use std::path::PathBuf;

use crate::language::{Message, ids};
use crate::lesson::check::{self, Colors, Report};

use super::{Context, Exit, folders};

/// Checks these files and folders, or the built-in course and the program's own catalogues.
pub(super) fn check(context: &mut Context<'_, '_>, paths: &[PathBuf]) -> io::Result<Exit> {
    // A path that leads nowhere is a mistake in the call, not in a lesson.
    let missing: Vec<&PathBuf> = paths.iter().filter(|path| !path.exists()).collect();
    for path in &missing {
        context.complain(&Message::new(ids::CLI_ERROR_NO_FILE).with("path", folders::shown(path)))?;
    }
    if !missing.is_empty() {
        return Ok(Exit::Wrong);
    }
    let report = if paths.is_empty() { check::check_builtin() } else { check::check_paths(paths) };
    tell(context, &report)
}

/// Tells a report, as text or as data.
pub(super) fn tell(context: &mut Context<'_, '_>, report: &Report) -> io::Result<Exit> {
    if context.options.json {
        let answer = report.json(&context.words).to_string();
        context.say(&answer)?;
    } else {
        let colors = if context.io.terminal && (context.io.env)("NO_COLOR").is_none_or(|value| value.is_empty()) {
            Colors::Always
        } else {
            Colors::Never
        };
        // Of one lesson its author wants to know everything: who stands where, and how each step is solved.
        // While something is wrong, that comes first.
        if report.lessons == 1 && report.passes() {
            let proofs = report.proofs_text(&context.words);
            write!(context.io.out, "{proofs}")?;
        }
        let answer = report.text(&context.words, colors);
        write!(context.io.out, "{answer}")?;
    }
    Ok(if report.passes() { Exit::Yes } else { Exit::No })
}
