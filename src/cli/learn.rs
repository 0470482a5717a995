//! `skaki` and `skaki learn`: the course, full-screen where a terminal is on both ends, line by line elsewhere.

use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::explain::{Message, ids};
use crate::language::Language;
use crate::plain::{self, Shell, Start};
use crate::progress::{Entry, Progress, Store};
use crate::settings::Settings;
use crate::study::Study;

use super::folders::{self, Folders};
use super::{Context, Exit};

/// Opens the course, at a lesson or step if one is named.
pub(super) fn learn(context: &mut Context<'_, '_>, at: Option<&str>, straight: bool) -> io::Result<Exit> {
    let library = context.library()?;
    let (keeper, progress) = Keeper::open(context);
    let mut study = Study::new(library.into(), progress);
    let mut keeper = keeper;
    if let Some(at) = at {
        let Some(place) = study.library().find(at).map(|(lesson, index)| (lesson.id.clone(), index)) else {
            context.complain(&no_such_place(&study, at))?;
            return Ok(Exit::Wrong);
        };
        let entry = if at.contains('/') { study.open(&place.0, place.1) } else { study.open_lesson(&place.0) };
        note(context, &mut keeper, entry);
    } else if straight {
        let entry = study.open_next();
        note(context, &mut keeper, entry);
    }
    let start = match (study.place().is_some(), context.options.language.or(context.settings.language)) {
        (_, None) => Start::ChooseLanguage,
        (true, Some(_)) => Start::Step,
        (false, Some(_)) => Start::Lessons,
    };
    for note in std::mem::take(&mut context.notes) {
        context.complain(&note)?;
    }
    plain::run(&mut study, &mut context.words, &mut keeper, start, context.io.input, context.io.out)?;
    Ok(Exit::Yes)
}

fn note(context: &mut Context<'_, '_>, keeper: &mut Keeper, entry: Option<Entry>) {
    context.notes.extend(entry.and_then(|entry| keeper.record(&entry)));
}

/// Whether the lesson or only the step is missing.
fn no_such_place(study: &Study, at: &str) -> Message {
    match at.split_once('/') {
        Some((lesson, step)) if study.library().lesson(lesson).is_some() => {
            Message::new(ids::CLI_ERROR_NO_STEP).with("lesson", lesson.to_owned()).with("step", step.to_owned())
        }
        Some((lesson, _)) => Message::new(ids::CLI_ERROR_NO_LESSON).with("name", lesson.to_owned()),
        None => Message::new(ids::CLI_ERROR_NO_LESSON).with("name", at.to_owned()),
    }
}

/// Seconds since 1970, UTC; 0 for a clock that stands before that.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Keeps progress and settings on disk, and says once when that fails.
struct Keeper {
    store: Option<Store>,
    settings: Settings,
    folders: Folders,
    /// A language given by `--lang` holds for this run alone.
    keep_language: bool,
}

impl Keeper {
    fn open(context: &mut Context<'_, '_>) -> (Keeper, Progress) {
        let opened = context.folders.progress.as_deref().map(Store::open);
        let (store, progress) = match opened {
            None => {
                context.notes.push(ids::STORE_NO_HOME.into());
                (None, Progress::default())
            }
            Some(Ok(opened)) => {
                context.notes.extend(opened.damage.as_ref().map(folders::damage));
                (Some(opened.store), opened.progress)
            }
            Some(Err(error)) => {
                context.notes.push(folders::store_trouble(&error));
                (None, Progress::default())
            }
        };
        let keeper = Keeper {
            store,
            settings: context.settings.clone(),
            folders: context.folders.clone(),
            keep_language: context.options.language.is_none(),
        };
        (keeper, progress)
    }
}

impl Shell for Keeper {
    fn record(&mut self, entry: &Entry) -> Option<Message> {
        let error = self.store.as_ref()?.append(entry, now()).err()?;
        // Said once: further steps go on unrecorded.
        self.store = None;
        Some(folders::store_trouble(&error))
    }

    fn choose(&mut self, language: Language) -> Option<Message> {
        if !self.keep_language {
            return None;
        }
        self.settings.language = Some(language);
        let folder = self.folders.settings.as_deref()?;
        self.settings.save(folder).err().map(|error| folders::settings_trouble(&error))
    }

    fn keeps(&self) -> bool {
        self.store.is_some()
    }
}
