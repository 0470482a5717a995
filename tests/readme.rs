//! What the README shows is what the program says: each `$ skaki …` in it is run, and the lines below it compared.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use skaki::cli::{self, Exit, Io};

/// The words of a command line; double quotes hold spaces together.
fn words(line: &str) -> Vec<String> {
    line.split('"')
        .enumerate()
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// The commands of a text with the answers shown below them.
fn commands(text: &str) -> Vec<(String, String)> {
    text.split("```")
        .skip(1)
        .step_by(2)
        .flat_map(|block| block.trim_end().split("$ skaki ").skip(1))
        .map(|shown| {
            let (command, answer) = shown.split_once('\n').unwrap_or((shown, ""));
            (command.to_owned(), answer.trim_end().to_owned())
        })
        .collect()
}

fn answer(command: &str) -> String {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let exit = cli::run(
        words(command).into_iter().map(Into::into).collect(),
        &mut Io { input: &mut "".as_bytes(), out: &mut out, err: &mut err, terminal: false, env: &|_| None },
    );
    assert_ne!(exit, Exit::Wrong, "{command}: {}", String::from_utf8_lossy(&err));
    String::from_utf8(out).unwrap().trim_end().to_owned()
}

#[test]
fn every_answer_in_the_readme_is_the_programs() {
    let shown = commands(include_str!("../README.md"));
    assert!(shown.len() >= 5, "{shown:?}");
    for (command, expected) in shown {
        assert_eq!(answer(&command), expected, "$ skaki {command}");
    }
}

#[test]
fn commands_are_found_with_their_answers() {
    let text = "$ skaki no\n```\n$ skaki a \"b c\"\nyes\n\n$ skaki d\none\ntwo\n```\n`$ skaki no`\n";
    assert_eq!(commands(text), [("a \"b c\"".to_owned(), "yes".to_owned()), ("d".to_owned(), "one\ntwo".to_owned())]);
    assert_eq!(words("a \"b c\" d"), ["a", "b c", "d"]);
}
