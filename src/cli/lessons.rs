//! `skaki lessons [--reset ID|all]`: what there is, and how far the student is.

use std::io::{self, BufRead};

use serde_json::{Value, json};

use crate::language::{Message, fold, ids};
use crate::progress::{Entry, Store};
use crate::study::{Standing, Study};

use super::{Context, Exit, args, folders};

/// Lists the lessons, or forgets the progress in one or all of them after asking.
pub(super) fn lessons(context: &mut Context<'_, '_>, reset: Option<&str>) -> io::Result<Exit> {
    let library = context.library();
    let (store, progress) = context.progress();
    if let (Err(trouble), None) = (&store, reset) {
        context.notes.push(trouble.clone());
    }
    context.tell_notes()?;
    let study = Study::new(library.into(), progress);
    match reset {
        Some(name) => forget(context, &study, store, name),
        None => list(context, &study),
    }
}

fn list(context: &mut Context<'_, '_>, study: &Study) -> io::Result<Exit> {
    let title = |context: &Context<'_, '_>, id: &str| context.words.text(&Message::lesson(id, "title"));
    let mut data: Vec<Value> = Vec::new();
    for part in study.library().courses().iter().flat_map(|course| &course.parts) {
        if !context.options.json && !part.lessons.is_empty() {
            let heading = part.title.text(context.words.language()).to_owned();
            context.say(&heading)?;
        }
        for lesson in &part.lessons {
            let done = study.done(lesson);
            let title = title(context, &lesson.id);
            if context.options.json {
                let test = study.library().test(&lesson.id).map_or(Value::Null, |test| {
                    json!({
                        "pass": test.pass, "passed": study.progress().has_passed(&lesson.id), "skips": test.skips,
                    })
                });
                data.push(json!({
                    "id": lesson.id, "part": part.id, "title": title,
                    "steps": done.steps, "done": done.done, "stars": done.stars,
                    "test": test, "skipped": study.is_skipped(&lesson.id),
                }));
            } else {
                let line = Message::new(ids::LESSONS_LINE)
                    .with("id", lesson.id.clone())
                    .with("title", title)
                    .with("done", done.done)
                    .with("steps", done.steps)
                    .with("stars", done.stars);
                let state = match study.library().test(&lesson.id) {
                    _ if study.is_skipped(&lesson.id) => Some("known"),
                    Some(_) if study.standing(lesson) == Standing::NotPassed => Some("failed"),
                    Some(_) if study.progress().has_passed(&lesson.id) => Some("passed"),
                    Some(_) => Some("open"),
                    None => None,
                };
                let line = match state {
                    Some(state) => Message::new(ids::LESSONS_LISTED).word("state", state).with("line", line),
                    None => line,
                };
                let line = context.words.text(&line);
                context.say(&format!("  {line}"))?;
            }
        }
    }
    if context.options.json {
        context.say(&json!({ "lessons": data }).to_string())?;
    }
    Ok(Exit::Yes)
}

/// More bytes than any answer to a question has.
const LONGEST_ANSWER: u64 = 256;

/// Asks, and forgets when the answer is yes. The log itself keeps everything: it is told to start over.
fn forget(context: &mut Context<'_, '_>, study: &Study, store: Result<Store, Message>, name: &str) -> io::Result<Exit> {
    let lesson = match name {
        args::ALL => None,
        name => match study.library().called(name, &context.words) {
            Some(lesson) => Some(lesson.id.clone()),
            None => {
                return context.wrong(&Message::new(ids::CLI_ERROR_NO_LESSON).with("name", name.to_owned()));
            }
        },
    };
    let store = match store {
        Ok(store) => store,
        Err(trouble) => return not_forgotten(context, trouble),
    };
    let question = match &lesson {
        Some(lesson) => Message::new(ids::LESSONS_RESET_ONE).with("title", Message::lesson(lesson, "title")),
        None => Message::new(ids::LESSONS_RESET_ALL),
    };
    // With --json the question goes where it does not disturb the data.
    if context.options.json {
        context.complain(&question)?;
    } else {
        context.tell(&question)?;
    }
    context.io.out.flush()?;
    let mut answer = Vec::new();
    if let Err(error) = io::Read::take(&mut *context.io.input, LONGEST_ANSWER).read_until(b'\n', &mut answer) {
        return context.wrong(&folders::input_trouble(&error));
    }
    let answer = String::from_utf8_lossy(&answer);
    let sure = context.words.listed(ids::WORD_YES).contains(&fold(&answer));
    if !sure {
        if context.options.json {
            context.say(&json!({ "reset": Value::Null }).to_string())?;
        } else {
            context.tell(&ids::LESSONS_RESET_KEPT.into())?;
        }
        return Ok(Exit::No);
    }
    let reset = lesson.clone().unwrap_or_else(|| args::ALL.to_owned());
    match store.append(&Entry::Reset { lesson }, super::learn::now()) {
        Ok(()) if context.options.json => {
            context.say(&json!({ "reset": reset }).to_string())?;
            Ok(Exit::Yes)
        }
        Ok(()) => {
            context.tell(&ids::LESSONS_RESET_DONE.into())?;
            Ok(Exit::Yes)
        }
        Err(error) => not_forgotten(context, folders::store_trouble(&error)),
    }
}

/// Says that everything is as it was, and why.
fn not_forgotten(context: &mut Context<'_, '_>, trouble: Message) -> io::Result<Exit> {
    context.wrong(&Message::new(ids::LESSONS_RESET_FAILED).with("trouble", trouble))
}
