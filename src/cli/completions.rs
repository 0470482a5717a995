//! `skaki completions SHELL`: what a shell needs to complete our commands and options.

use std::io;

use clap_complete::Shell;

use super::{Context, Exit, args};

/// Prints the script of a shell, the explanations in it in the language in use.
pub(super) fn completions(context: &mut Context<'_, '_>, shell: Shell) -> io::Result<Exit> {
    let mut script = Vec::new();
    let mut command = args::command(&context.words);
    clap_complete::generate(shell, &mut command, args::NAME, &mut script);
    context.io.out.write_all(&script)?;
    Ok(Exit::Yes)
}
