//! What a `choose` step asks and offers: `question`, `options`, `explain`, `rulebook`.

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::Problem;
use crate::lesson::{
    Answer, Arrow, Choice, ChoiceAnswer, ChoiceQuestion, Choose, MOST_OPTIONS, NoSuchChoiceQuestion, TextKey, Truth,
};
use crate::rules::game::Rulebook;
use crate::rules::notation::read_square;
use crate::rules::{Color, Position};

use super::keys::{self, Keys};
use super::position::Stated;
use super::step::TextUses;
use super::suggest::nearest;
use super::syntax::{Entry, Node, Value};

/// The keys of this kind.
pub(crate) const KEYS: &[&str] = &["question", "options", "explain", "rulebook"];

/// Reads the step, and gives the move that it asks about as an arrow. `absent` is the place of a step without a
/// position, which only a question in the teacher's own words may do without. The places of such options go to `places`.
pub(crate) fn read(
    step: &mut Keys<'_>,
    stated: Option<&Stated>,
    absent: Option<Range<usize>>,
    places: &mut Vec<Range<usize>>,
    uses: &mut TextUses,
    faults: &mut Faults,
) -> Option<(Choose, Option<Arrow>)> {
    let before = faults.count();
    let question_entry = step.require("question");
    let (options, explain, rulebook) = (step.get("options"), step.get("explain"), step.get("rulebook"));
    let question = question_entry.and_then(|entry| question(entry, faults));
    let books = Rulebook::ALL.map(|book| (book.name(), book));
    let book = rulebook.map_or(Some(Rulebook::Fide), |entry| keys::word(entry, &books, faults));
    let question = question?;
    if let (Some(place), false) = (absent, question == ChoiceQuestion::Text) {
        faults.add(Problem::PositionMissing, place);
    }
    let by_rulebook = matches!(question, ChoiceQuestion::Draw | ChoiceQuestion::State);
    if let (Some(entry), false) = (rulebook, by_rulebook) {
        misplaced(entry, "question = \"draw\"", question, faults);
    }
    if question == ChoiceQuestion::Text {
        if let Some(entry) = explain {
            misplaced(entry, "question = \"state\"", question, faults);
        }
        let options = written(options, step.span(), places, uses, faults);
        let choose = Choose { question, rulebook: book?, options };
        return (faults.count() == before).then_some((choose, None));
    }
    let stated = stated?;
    let game = &stated.game;
    if let Some(entry) = question_entry {
        needs_king(question, game.position(), entry, faults);
    }
    let answers = question.answers(game, book?);
    let offered = match options {
        Some(entry) => given(entry, question, &answers, faults),
        None => question.derived(game, book?),
    };
    let known: Vec<&'static str> = offered.iter().map(|answer| answer.word).collect();
    let texts = explain.map(|entry| explanations(entry, &known, uses, faults)).unwrap_or_default();
    let options = offered.into_iter().map(|Answer { word, answer, .. }| {
        let explain = texts.iter().find(|(known, _)| *known == word);
        Choice { explain: explain.map(|(_, text)| text.clone()), answer }
    });
    let choose = Choose { question, rulebook: book?, options: options.collect() };
    let arrow = match question {
        ChoiceQuestion::Legal { from, to, .. } => (from != to).then_some(Arrow { from, to }),
        _ => None,
    };
    (faults.count() == before).then_some((choose, arrow))
}

/// What is asked.
fn question(entry: &Entry, faults: &mut Faults) -> Option<ChoiceQuestion> {
    let text = keys::text(&entry.key, &entry.node, faults)?;
    match text.text().parse::<ChoiceQuestion>() {
        Ok(question) => Some(question),
        Err(NoSuchChoiceQuestion { suggestion }) => {
            // Where only a square is wrong, that is what is told.
            let squares: Vec<&str> =
                text.text().split_whitespace().skip_while(|word| *word == "legal").take(2).collect();
            let unreadable = squares.iter().find(|word| read_square(word).is_err());
            let problem = match unreadable {
                Some(word) if text.text().starts_with("legal ") => {
                    faults.add(Problem::SquareUnreadable { text: (*word).to_owned() }, text.span_of(word));
                    return None;
                }
                _ => Problem::ValueUnknown {
                    key: entry.key.clone(),
                    value: text.text().to_owned(),
                    suggestion: suggestion.map(str::to_owned),
                    known: ChoiceQuestion::PHRASES.to_vec(),
                },
            };
            faults.add(problem, entry.node.span.clone());
            None
        }
    }
}

/// A key that belongs to another question.
fn misplaced(entry: &Entry, belongs: &'static str, here: ChoiceQuestion, faults: &mut Faults) {
    let here = match here {
        ChoiceQuestion::State => "question = \"state\"",
        ChoiceQuestion::Castling { .. } | ChoiceQuestion::CastlingOf(_) => "question = \"castling …\"",
        ChoiceQuestion::Legal { .. } => "question = \"legal …\"",
        ChoiceQuestion::EnPassant => "question = \"en passant\"",
        ChoiceQuestion::Draw => "question = \"draw\"",
        ChoiceQuestion::Text => "question = \"text\"",
    };
    faults.add(Problem::not_here(&entry.key, belongs, here), entry.key_span.clone());
}

/// Check and castling are a king's.
fn needs_king(question: ChoiceQuestion, position: &Position, entry: &Entry, faults: &mut Faults) {
    let mut need = |color: Color, goal: &'static str| {
        if position.king(color).is_none() {
            faults.add(Problem::KingNeeded { color, goal }, entry.node.span.clone());
        }
    };
    match question {
        ChoiceQuestion::State => need(position.turn(), "state"),
        ChoiceQuestion::Castling { color, .. } | ChoiceQuestion::CastlingOf(color) => need(color, "castling"),
        ChoiceQuestion::Draw => Color::ALL.into_iter().for_each(|color| need(color, "draw")),
        ChoiceQuestion::Legal { .. } | ChoiceQuestion::EnPassant | ChoiceQuestion::Text => {}
    }
}

/// The options that a file names: words that answer the question, what is right among them, and something wrong.
fn given(entry: &Entry, question: ChoiceQuestion, answers: &[Answer], faults: &mut Faults) -> Vec<Answer> {
    let before = faults.count();
    let mut offered: Vec<Answer> = Vec::new();
    let items = options(entry, faults);
    for item in items {
        let Some(text) = keys::text(&entry.key, item, faults) else { continue };
        let option = text.text();
        let Some(answer) = answers.iter().find(|answer| answer.word == option) else {
            faults.add(unknown(entry, option, question, answers), item.span.clone());
            continue;
        };
        if offered.contains(answer) {
            faults.add(Problem::OptionTwice { option: option.to_owned() }, item.span.clone());
        } else if answer.truth == Truth::Open {
            faults.add(Problem::OptionTrueToo { option: option.to_owned() }, item.span.clone());
        }
        offered.push(answer.clone());
    }
    too_many(items, &entry.node, faults);
    // What is wrong with the words themselves comes first: the rest would follow from it.
    if faults.count() == before {
        let right = |answer: &&Answer| answer.truth == Truth::Right;
        let missing = answers.iter().filter(right).filter(|answer| !offered.contains(answer));
        one_of_each(missing.map(|answer| answer.word).collect(), offered.iter().all(|it| right(&it)), entry, faults);
    }
    offered
}

/// There must be something wrong among the options, and everything that is right.
fn one_of_each(missing: Vec<&'static str>, all_right: bool, entry: &Entry, faults: &mut Faults) {
    if !missing.is_empty() {
        faults.add(Problem::OptionRightMissing { missing }, entry.node.span.clone());
    } else if all_right {
        faults.add(Problem::OptionWrongMissing, entry.node.span.clone());
    }
}

/// The list of options, which is not empty.
fn options<'a>(entry: &'a Entry, faults: &mut Faults) -> &'a [Node] {
    let items = keys::list(&entry.key, &entry.node, faults).unwrap_or_default();
    if items.is_empty() && matches!(entry.node.value, Value::List(_)) {
        faults.add(Problem::ListEmpty { key: entry.key.clone() }, entry.node.span.clone());
    }
    items
}

/// A word that is no answer here: one that answers another question, or a slip.
fn unknown(entry: &Entry, option: &str, question: ChoiceQuestion, answers: &[Answer]) -> Problem {
    let known: Vec<&'static str> = answers.iter().map(|answer| answer.word).collect();
    // The nearest word of a question with few answers is no help when another question was meant.
    if super::spec::answers().contains(&option) && question != ChoiceQuestion::Text {
        return Problem::OptionUnfit { option: option.to_owned(), known };
    }
    Problem::ValueUnknown {
        key: entry.key.clone(),
        value: option.to_owned(),
        suggestion: nearest(option, known.iter().copied()).map(str::to_owned),
        known,
    }
}

/// The options of a question in the teacher's own words: `{ text = "key", right = true, why = "key" }`.
fn written(
    entry: Option<&Entry>,
    whole: Range<usize>,
    places: &mut Vec<Range<usize>>,
    uses: &mut TextUses,
    faults: &mut Faults,
) -> Vec<Choice> {
    let before = faults.count();
    let Some(entry) = entry else {
        faults.add(Problem::missing("options"), whole);
        return Vec::new();
    };
    let items = options(entry, faults);
    let mut choices: Vec<Choice> = Vec::new();
    let mut rights = 0;
    for item in items {
        let Some(table) = keys::table(&entry.key, item, faults) else { continue };
        let mut keys = Keys::new(table);
        let text_entry = keys.require("text");
        let text = text_entry.and_then(|entry| uses.key_at(&entry.key, &entry.node, faults));
        uses.options.extend(text.clone());
        let right = keys.get("right").map_or(Some(false), |entry| keys::flag(entry, faults));
        let explain = keys.get("why").and_then(|entry| uses.key_at(&entry.key, &entry.node, faults));
        keys.finish(&[], "options", faults);
        rights += usize::from(right == Some(true));
        let (Some(text), Some(text_entry)) = (text, text_entry) else { continue };
        let same = |choice: &Choice| matches!(&choice.answer, ChoiceAnswer::Text { text: known, .. } if *known == text);
        if choices.iter().any(same) {
            faults.add(Problem::OptionTwice { option: text.clone() }, text_entry.node.span.clone());
        }
        places.push(text_entry.node.span.clone());
        choices.push(Choice { answer: ChoiceAnswer::Text { text, right: right.unwrap_or_default() }, explain });
    }
    too_many(items, &entry.node, faults);
    if faults.count() == before {
        if rights == 0 {
            faults.add(Problem::OptionRightMissing { missing: Vec::new() }, entry.node.span.clone());
        }
        one_of_each(Vec::new(), rights > 0 && rights == choices.len(), entry, faults);
    }
    choices
}

fn too_many(items: &[Node], list: &Node, faults: &mut Faults) {
    if items.len() > MOST_OPTIONS {
        let span = items.get(MOST_OPTIONS).map_or_else(|| list.span.clone(), |item| item.span.clone());
        faults.add(Problem::OptionsTooMany { most: MOST_OPTIONS }, span);
    }
}

/// `explain = { pinned = "key" }`: what the teacher says to whoever picks an option.
fn explanations(
    entry: &Entry,
    known: &[&'static str],
    uses: &mut TextUses,
    faults: &mut Faults,
) -> Vec<(&'static str, TextKey)> {
    let Some(table) = keys::table(&entry.key, &entry.node, faults) else { return Vec::new() };
    let mut keys = Keys::new(table);
    let mut texts = Vec::new();
    for word in known {
        let Some(entry) = keys.get(word) else { continue };
        if let Some(text) = uses.key_at(&entry.key, &entry.node, faults) {
            texts.push((*word, text));
        }
    }
    keys.finish(&[], "explain", faults);
    texts
}
