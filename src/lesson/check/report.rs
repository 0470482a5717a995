//! A report as text, with the lines of the file, and as JSON.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use serde_json::{Value, json};

use crate::exercise::Act;
use crate::exercise::place::Ways;
use crate::exercise::proof::Solvable;
use crate::explain::{self, move_text};
use crate::language::{Language, Message, Words, ids, sanitise};
use crate::rules::{Board, Placed};

use super::super::choose::{Choice, ChoiceAnswer};
use super::super::fault::{Excerpt, Fault, Severity};
use super::super::play::Replies;
use super::super::write::Asked;
use super::{Options, Report, StepProof, Subject};

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
        text.push_str(&words.text(&self.summary()));
        text.push('\n');
        text
    }

    /// How much was looked at, and how much was found, in a sentence.
    pub fn summary(&self) -> Message {
        let (faults, advice) = (self.count(Severity::Fault), self.count(Severity::Advice));
        let summary = if self.faults.is_empty() { ids::CHECK_PASSED } else { ids::CHECK_FOUND };
        let summary = Message::new(summary).with("lessons", self.lessons).with("steps", self.steps);
        if self.faults.is_empty() { summary } else { summary.with("faults", faults).with("advice", advice) }
    }

    /// What is proved of each step, for people: the pieces by name, since `B` and the letter that looks like it draw
    /// different ones, and every first move of a shortest solution, so that one that was overlooked is seen.
    pub fn proofs_text(&self, words: &Words) -> String {
        let mut text = String::new();
        for step in &self.proofs {
            for message in step.told(words.language()) {
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

fn proof_json(StepProof { step, subject, proof, .. }: &StepProof) -> Value {
    let solvable = match proof.solvable {
        Solvable::Yes => Some(true),
        Solvable::No => Some(false),
        Solvable::Unproved => None,
    };
    let first_moves: Vec<String> = proof.first_moves.iter().map(|mv| mv.uci().to_string()).collect();
    let ways = if let Subject::Place(ways) = subject { ways.as_ref() } else { None };
    let replies = if let Subject::Play { replies, .. } = subject { *replies } else { None };
    json!({
        "step": step,
        "kind": subject.kind(),
        "solvable": solvable,
        "shortest": proof.shortest,
        "first_moves": first_moves,
        "found": proof.found,
        "opponent": replies.map(|replies| json!({ "reply": replies.strength.name(), "seed": replies.seed })),
        "ways": ways.filter(|ways| ways.complete).map(|ways| ways.count),
    })
}

impl StepProof {
    /// The sentences on this step: what stands on the board, and how it is solved. Options in the teacher's own words are
    /// told in `language` where they have that.
    pub fn told(&self, language: Language) -> Vec<Message> {
        let board = self.position.board();
        let pieces: Vec<Placed> = board.placed(board.occupied()).collect();
        let stands = match pieces.as_slice() {
            [] => Message::new(ids::CHECK_EMPTY_BOARD),
            // Nobody reads thirty-two names.
            _ if *board == Board::start() => Message::new(ids::CHECK_START),
            _ => Message::new(ids::CHECK_BOARD).with("pieces", pieces),
        };
        let mut messages = vec![stands.with("step", self.step.clone())];
        messages.extend(self.solved(language));
        messages
    }

    /// What is to be done, and how it is known that it can be.
    fn solved(&self, language: Language) -> Vec<Message> {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        match &self.subject {
            Subject::Read { shown } => vec![Message::new(ids::CHECK_READ).with("count", count(*shown))],
            Subject::Mark(squares) if squares.any() => vec![Message::new(ids::CHECK_ANSWER).with("squares", *squares)],
            Subject::Mark(_) => Vec::new(),
            Subject::Place(None) => vec![ids::CHECK_PLACE_ALL.into()],
            Subject::Place(Some(Ways { first: None, .. })) => vec![ids::CHECK_UNPROVED.into()],
            Subject::Place(Some(Ways { first: Some(first), count, complete, .. })) => {
                let message = match i64::try_from(*count).ok().filter(|_| *complete) {
                    Some(count) => Message::new(ids::PLACE_CHECK_WAYS).with("count", count),
                    None => Message::new(ids::PLACE_CHECK_WAY),
                };
                vec![message.with("men", first.clone())]
            }
            Subject::Choose(options) => {
                let named = |choices: &[Choice]| {
                    choices.iter().map(|choice| option_message(choice, options, language)).collect::<Vec<_>>()
                };
                let message = Message::new(ids::CHECK_OPTIONS).with("right", named(&options.right));
                vec![message.with("wrong", named(&options.wrong))]
            }
            Subject::Write(Asked::Square(square)) => {
                vec![Message::new(ids::CHECK_WRITE_SQUARE).with("square", *square)]
            }
            Subject::Write(Asked::Move { mv, .. }) => {
                vec![Message::new(ids::CHECK_WRITE_MOVE).with("move", move_text(&self.position, *mv))]
            }
            Subject::Play { replies, said, within } => self.played(*replies, said, *within),
        }
    }

    /// How a step that is played is solved.
    fn played(&self, replies: Option<Replies>, said: &[Act], within: Option<u32>) -> Vec<Message> {
        let proof = &self.proof;
        let mut messages = Vec::new();
        if let (Some(shortest), false) = (proof.shortest, proof.first_moves.is_empty()) {
            let moves = proof
                .first_moves
                .iter()
                .map(|mv| Message::new(ids::PHRASE_MOVE).with("move", move_text(&self.position, *mv)));
            let message = Message::new(ids::CHECK_SOLUTION).with("shortest", shortest);
            messages.push(message.with("moves", moves.collect::<Vec<_>>()));
        }
        if !said.is_empty() {
            let quoted = |act: &Act| Message::new(ids::PHRASE_WORD).with("word", explain::act_name(*act));
            messages.push(Message::new(ids::CHECK_SAID).with("acts", said.iter().map(quoted).collect::<Vec<_>>()));
            messages.extend(within.map(|moves| Message::new(ids::CHECK_SAID_WITHIN).with("moves", moves)));
        }
        if let (Some(replies), None) = (replies, proof.shortest) {
            let message = match proof.found {
                Some(moves) => Message::new(ids::CHECK_WON).with("moves", moves),
                None => Message::new(ids::CHECK_NOT_WON),
            };
            messages.push(message.word("reply", replies.strength.name()).with("seed", replies.seed));
        } else if proof.solvable == Solvable::Unproved {
            messages.push(ids::CHECK_UNPROVED.into());
        }
        messages
    }
}

/// An option in quotes.
fn option_message(choice: &Choice, options: &Options, language: Language) -> Message {
    let phrase = Message::new(ids::PHRASE_OPTION);
    match &choice.answer {
        ChoiceAnswer::Text { text, .. } => {
            let of = |wanted| options.said.iter().find(|(known, key, _)| *known == wanted && key == text);
            let told = language.fallbacks().find_map(of);
            phrase.with("option", told.map_or(text, |(.., told)| told).clone())
        }
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
    match fault.excerpt() {
        // Only this line goes to the renderer, which would walk through the whole file for each fault.
        Some(Excerpt { line, column, before, meant, after }) => {
            let span = before.len()..before.len() + meant.len();
            let snippet = Snippet::source(format!("{before}{meant}{after}"))
                .line_start(line)
                .path(name.as_str())
                .annotation(AnnotationKind::Primary.span(span));
            // The renderer counts columns in what is shown, which may be less than the line, or written otherwise.
            let counted = format!("{name}:{line}:{}", before.chars().count() + 1);
            renderer.render(&[title.element(snippet)]).replacen(&counted, &format!("{name}:{line}:{column}"), 1)
        }
        None => {
            let origin = annotate_snippets::Origin::path(name);
            renderer.render(&[Group::with_title(title).element(origin)])
        }
    }
}
