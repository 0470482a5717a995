//! A report as text, with the lines of the file, and as JSON.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use serde_json::{Value, json};

use crate::exercise::proof::Solvable;
use crate::explain::{self, Message, ids, move_text};
use crate::language::{Words, sanitise};
use crate::rules::Placed;

use super::super::choose::{Choice, ChoiceAnswer};
use super::super::fault::{Fault, Severity};
use super::{Report, StepProof};

/// Whether a report is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colors {
    /// With the colours of a terminal.
    Always,
    /// Plain.
    Never,
}

/// Lines longer than this are cut around the place that is meant.
const WIDTH: usize = 120;

impl Report {
    /// Every fault with its line of the file underlined, and how many there are; for people, in the language of `words`.
    pub fn text(&self, words: &Words, colors: Colors) -> String {
        let mut text = String::new();
        for fault in &self.faults {
            text.push_str(&render(fault, words, colors));
            text.push_str("\n\n");
        }
        let (faults, advice) = (self.count(Severity::Fault), self.count(Severity::Advice));
        let summary = if self.faults.is_empty() { ids::CHECK_PASSED } else { ids::CHECK_FOUND };
        let mut summary = Message::new(summary).with("lessons", self.lessons).with("steps", self.steps);
        if !self.faults.is_empty() {
            summary = summary.with("faults", faults).with("advice", advice);
        }
        text.push_str(&words.text(&summary));
        text.push('\n');
        text
    }

    /// What is proved of each step, for people: the pieces by name, since `B` and the letter that looks like it draw
    /// different ones, and every first move of a shortest solution, so that one that was overlooked is seen.
    pub fn proofs_text(&self, words: &Words) -> String {
        let mut text = String::new();
        for step in &self.proofs {
            for message in proof_messages(step) {
                text.push_str(&words.text(&message));
                text.push('\n');
            }
        }
        text
    }

    /// The report for programs: only `text` is in the language of `words`.
    ///
    /// `line` and `column` are `null` where a fault is one of the file as a whole, `solvable` where nothing could be proved.
    pub fn json(&self, words: &Words) -> Value {
        json!({
            "lessons": self.lessons,
            "steps": self.steps,
            "faults": self.faults.iter().map(|fault| fault_json(fault, words)).collect::<Vec<_>>(),
            "proofs": self.proofs.iter().map(proof_json).collect::<Vec<_>>(),
        })
    }
}

fn fault_json(fault: &Fault, words: &Words) -> Value {
    let place = fault.position();
    json!({
        "file": fault.source.name(),
        "line": place.map(|place| place.line),
        "column": place.map(|place| place.column),
        "severity": fault.severity().name(),
        "code": fault.problem.code(),
        "text": words.text(&fault.message()),
    })
}

fn proof_json(StepProof { step, ways, proof, .. }: &StepProof) -> Value {
    let solvable = match proof.solvable {
        Solvable::Yes => Some(true),
        Solvable::No => Some(false),
        Solvable::Unproved => None,
    };
    let first_moves: Vec<String> = proof.first_moves.iter().map(|mv| mv.uci().to_string()).collect();
    json!({ "step": step, "solvable": solvable, "shortest": proof.shortest, "first_moves": first_moves, "ways": ways.as_ref().filter(|ways| ways.complete).map(|ways| ways.count) })
}

/// The sentences on one step: what stands on the board, and how it is solved.
fn proof_messages(StepProof { step, position, answer, ways, options, proof }: &StepProof) -> Vec<Message> {
    let pieces: Vec<Placed> = position.board().placed(position.board().occupied()).collect();
    let stands = if pieces.is_empty() { Message::new(ids::CHECK_EMPTY_BOARD) } else { Message::new(ids::CHECK_BOARD) };
    let stands = stands.with("step", step.clone());
    let mut messages = vec![if pieces.is_empty() { stands } else { stands.with("pieces", pieces) }];
    if let Some((ways, first)) = ways.as_ref().and_then(|ways| Some((ways, ways.first.clone()?))) {
        let counted = i64::try_from(ways.count).ok().filter(|_| ways.complete);
        let message = match counted {
            Some(count) => Message::new(ids::PLACE_CHECK_WAYS).with("count", count),
            None => Message::new(ids::PLACE_CHECK_WAY),
        };
        messages.push(message.with("men", first));
    } else if let Some(options) = options {
        let named = |choices: &[Choice]| choices.iter().map(option_message).collect::<Vec<_>>();
        let message = Message::new(ids::CHECK_OPTIONS).with("right", named(&options.right));
        messages.push(message.with("wrong", named(&options.wrong)));
    } else if let Some(squares) = answer.filter(|squares| squares.any()) {
        messages.push(Message::new(ids::CHECK_ANSWER).with("squares", squares));
    } else if let (Some(shortest), false) = (proof.shortest, proof.first_moves.is_empty()) {
        let moves =
            proof.first_moves.iter().map(|mv| Message::new(ids::PHRASE_MOVE).with("move", move_text(position, *mv)));
        let message = Message::new(ids::CHECK_SOLUTION).with("shortest", shortest);
        messages.push(message.with("moves", moves.collect::<Vec<_>>()));
    }
    messages
}

/// An option in quotes; one in the teacher's words by its key, as the file has it.
fn option_message(choice: &Choice) -> Message {
    let phrase = Message::new(ids::PHRASE_OPTION);
    match &choice.answer {
        ChoiceAnswer::Text { text, .. } => phrase.with("option", text.clone()),
        _ => phrase.with("option", explain::option("", choice)),
    }
}

/// One fault, in the manner of compilers: what is wrong, the file, and the line with the place underlined.
fn render(fault: &Fault, words: &Words, colors: Colors) -> String {
    let (level, head) = match fault.severity() {
        Severity::Fault => (Level::ERROR, ids::FAULT_HEAD),
        Severity::Advice => (Level::WARNING, ids::ADVICE_HEAD),
    };
    let head = words.text(&Message::new(head));
    let title = level.with_name(head).primary_title(words.text(&fault.message())).id(fault.problem.code());
    let renderer = match colors {
        Colors::Always => Renderer::styled(),
        Colors::Never => Renderer::plain(),
    };
    let renderer = renderer.term_width(WIDTH);
    let name = sanitise(fault.source.name());
    match fault.span.clone() {
        Some(span) => {
            let (source, line, span) = lines_around(fault, span);
            let snippet =
                Snippet::source(source).line_start(line).path(name).annotation(AnnotationKind::Primary.span(span));
            renderer.render(&[title.element(snippet)])
        }
        None => {
            let origin = annotate_snippets::Origin::path(name);
            renderer.render(&[Group::with_title(title).element(origin)])
        }
    }
}

/// The lines on which a fault stands, made safe to print, their number, and the place in them. Only these lines go to the
/// renderer, which would walk through the whole file for each fault.
fn lines_around(fault: &Fault, span: std::ops::Range<usize>) -> (String, usize, std::ops::Range<usize>) {
    let text = fault.source.text();
    let start = text.get(..span.start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
    // A fault of several lines is shown at its first.
    let end = text.get(span.start..).and_then(|rest| rest.find('\n')).map_or(text.len(), |at| span.start + at);
    let before = sanitise(text.get(start..span.start).unwrap_or_default());
    let meant = sanitise(text.get(span.start..span.end.min(end)).unwrap_or_default());
    let after = sanitise(text.get(span.end.min(end)..end).unwrap_or_default());
    let place = before.len()..before.len() + meant.len();
    (format!("{before}{meant}{after}"), fault.source.position(span.start).line, place)
}
