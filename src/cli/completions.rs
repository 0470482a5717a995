//! `skaki completions SHELL`: what a shell needs to complete our commands and options.

use std::io;

use clap::builder::PossibleValuesParser;
use clap_complete::Shell;

use crate::lesson::Library;

use super::{Context, Exit, args};

/// Prints the script of a shell, the explanations in it in the language in use and the lessons among what is offered.
pub(super) fn completions(context: &mut Context<'_, '_>, shell: Shell) -> io::Result<Exit> {
    let mut script = Vec::new();
    // Only those of the program: a script is made once, for folders of lessons that may be others.
    let (library, _) = Library::load(&[]);
    let ids: Vec<String> = library.lessons().map(|lesson| lesson.id.clone()).collect();
    let with_all = ids.iter().cloned().chain([args::ALL.to_owned()]).collect::<Vec<_>>();
    // While a call is read any text will do: whoever wrote no lesson is told more than clap could say.
    let mut command = args::command(&context.words)
        .mut_subcommand("learn", |learn| learn.mut_arg("at", |at| at.value_parser(PossibleValuesParser::new(ids))))
        .mut_subcommand("lessons", |lessons| {
            lessons.mut_arg("reset", |reset| reset.value_parser(PossibleValuesParser::new(with_all)))
        });
    clap_complete::generate(shell, &mut command, args::NAME, &mut script);
    context.io.out.write_all(&script)?;
    Ok(Exit::Yes)
}
