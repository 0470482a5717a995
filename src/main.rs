//! The `skaki` command: hands the call to [`skaki::cli`] and turns the result into an exit status.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use skaki::cli::{self, Io};

fn main() -> ExitCode {
    let args = std::env::args_os().skip(1).collect();
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    // Not locked: the full-screen program, whichever of its threads ends it, must be able to give the terminal back.
    let mut out = BufWriter::new(io::stdout());
    let exit = cli::run(
        args,
        &mut Io {
            input: &mut io::stdin().lock(),
            out: &mut out,
            err: &mut io::stderr().lock(),
            terminal,
            env: &|name| std::env::var_os(name),
        },
    );
    // What nobody reads any more is not missed.
    let _ = out.flush();
    ExitCode::from(exit.status())
}
