//! `skaki new ID`: the file of a lesson to begin with.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use crate::language::{Language, Message, ids};
use crate::lesson::schema::Of;
use crate::lesson::{ALL_LESSONS, Library, is_id};

use super::{Context, Exit, folders, schema};

/// The schema, as the lesson's first line names it.
const SCHEMA: &str = "lesson.schema.json";

/// What stands for the id in a template.
const PLACE_OF_ID: &str = "LESSON-ID";

/// The lesson to begin with, its notes in this language, or else in English. A test holds that it passes the check.
fn template(language: Language) -> &'static str {
    language.fallbacks().find_map(|language| language.file("new.toml")).unwrap_or_default()
}

/// Writes `ID.toml` into the current folder, and the schema beside it; never over a file that is there.
pub(super) fn new(context: &mut Context<'_, '_>, id: &str) -> io::Result<Exit> {
    let unfit = if !is_id(id) {
        Some(ids::NEW_ERROR_ID)
    } else if id == Of::Course.name() {
        Some(ids::NEW_ERROR_COURSE)
    } else if id == ALL_LESSONS {
        Some(ids::NEW_ERROR_ALL)
    } else if Library::load(&[]).0.lesson(id).is_some() {
        Some(ids::NEW_ERROR_TAKEN)
    } else {
        None
    };
    if let Some(unfit) = unfit {
        return context.wrong(&Message::new(unfit).with("id", id.to_owned()));
    }
    let file = format!("{id}.toml");
    let lesson = template(context.words.language()).replace(PLACE_OF_ID, id);
    if let Err(error) = write_new(&file, &lesson) {
        let message = match error.kind() {
            io::ErrorKind::AlreadyExists => Message::new(ids::NEW_ERROR_EXISTS),
            _ => Message::new(ids::NEW_ERROR_WRITE).with("error", folders::system_error(&error)),
        };
        return context.wrong(&message.with("file", file));
    }
    context.tell(&Message::new(ids::NEW_WRITTEN).with("file", file.clone()))?;
    let exit = schema_beside(context)?;
    for next in [ids::NEW_NEXT_PREVIEW, ids::NEW_NEXT_CHECK] {
        context.tell(&Message::new(next).with("file", file.clone()))?;
    }
    context.tell(&Message::new(ids::NEW_NEXT_LEARN).with("folder", ".".to_owned()).with("id", id.to_owned()))?;
    Ok(exit)
}

/// Writes the schema unless there is one; an older one is left for the teacher to renew.
fn schema_beside(context: &mut Context<'_, '_>) -> io::Result<Exit> {
    let text = schema::text(context, Of::Lesson);
    let (id, exit) = match write_new(SCHEMA, &text) {
        Ok(()) => (ids::NEW_SCHEMA_WRITTEN, Exit::Yes),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => match known_schema() {
            Some(known) if known == text.as_bytes() => (ids::NEW_SCHEMA_WRITTEN, Exit::Yes),
            _ => (ids::NEW_SCHEMA_DIFFERS, Exit::Yes),
        },
        Err(error) => {
            let message = Message::new(ids::NEW_ERROR_WRITE).with("error", folders::system_error(&error));
            return context.wrong(&message.with("file", SCHEMA.to_owned()));
        }
    };
    context.tell(&Message::new(id).with("schema", SCHEMA.to_owned()))?;
    Ok(exit)
}

/// What stands where the schema would be written, if that is a file.
fn known_schema() -> Option<Vec<u8>> {
    fs::metadata(SCHEMA).ok().filter(fs::Metadata::is_file).and_then(|_| fs::read(SCHEMA).ok())
}

/// Writes a file where none is. What could not be written whole is taken away again.
fn write_new(path: impl AsRef<Path>, text: &str) -> io::Result<()> {
    let path = path.as_ref();
    let mut file = File::create_new(path)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        drop(file);
        let _ = fs::remove_file(path);
    }
    written
}
