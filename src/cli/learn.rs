//! `skaki` and `skaki learn`: the course, full-screen where a terminal is on both ends, line by line elsewhere.

use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::app::{self, App, Effect};
use crate::explain;
use crate::language::{Language, Message, Words, ids};
use crate::plain::{self, Shell, Start};
use crate::progress::{Entry, Progress, Store};
use crate::settings::Settings;
use crate::study::Study;
use crate::terminal;
use crate::terminal::theme::Look;

use super::folders::{self, Folders};
use super::{Context, Exit};

/// Opens the course, at a lesson or step if one is named.
pub(super) fn learn(context: &mut Context<'_, '_>, at: Option<&str>, straight: bool) -> io::Result<Exit> {
    let library = context.library();
    let (mut keeper, progress) = Keeper::open(context);
    let mut study = Study::new(library.into(), progress);
    let full_screen = look(context);
    if let Some(at) = at {
        let found = study.library().place_called(at, &context.words);
        let Some(place) = found.map(|(lesson, index)| (lesson.id.clone(), index)) else {
            context.tell_notes()?;
            let complaint = no_such_place(&study, &context.words, at);
            return context.wrong(&complaint);
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
    if let Some(look) = full_screen {
        return on_the_screen(context, study, keeper, start, look);
    }
    for note in std::mem::take(&mut context.notes) {
        context.tell(&note)?;
    }
    let ended = plain::run(&mut study, &mut context.words, &mut keeper, start, context.io.input, context.io.out);
    context.io.out.flush()?;
    keeper.close().iter().try_for_each(|lost| context.complain(lost))?;
    match ended? {
        plain::Ended::Left => Ok(Exit::Yes),
        plain::Ended::Unread(error) => context.wrong(&folders::input_trouble(&error)),
    }
}

/// The colours of the full-screen program; `None` where lines are wanted, or the terminal can do no more.
pub(super) fn look(context: &Context<'_, '_>) -> Option<Look> {
    let environment = |name: &str| (context.io.env)(name).and_then(|value| value.into_string().ok());
    let line_mode = context.options.plain || context.settings.plain || asks_for_lines(context);
    let full_screen = context.io.terminal && !line_mode && terminal::is_possible();
    full_screen.then(|| Look::detect(environment))
}

/// Whether the environment asks for line mode.
fn asks_for_lines(context: &Context<'_, '_>) -> bool {
    (context.io.env)("SKAKI_PLAIN").is_some_and(|value| value == "1")
}

/// How the full-screen program ended, as an exit status.
pub(super) fn ended(exit: terminal::Exit) -> Exit {
    match exit {
        terminal::Exit::Quit => Exit::Yes,
        terminal::Exit::Signal(number) => Exit::Signal(u8::try_from(number).unwrap_or(u8::MAX)),
        // As if the signal of a closed terminal had come.
        terminal::Exit::HungUp => Exit::Signal(1),
    }
}

/// The full-screen program. What could not be read is said on the screen, where it can be read.
fn on_the_screen(
    context: &mut Context<'_, '_>,
    study: Study,
    mut keeper: Keeper,
    start: Start,
    look: Look,
) -> io::Result<Exit> {
    let words = std::mem::replace(&mut context.words, Words::new(Language::default()));
    let start = match start {
        Start::ChooseLanguage => app::Start::FirstRun,
        Start::Lessons => app::Start::Map,
        Start::Step => app::Start::Step,
    };
    let mut app = App::new(words, study, context.settings.clone(), start);
    let notes = std::mem::take(&mut context.notes);
    let exit = terminal::run(&mut app, look, notes, |effect| match effect {
        Effect::Record(entry) => keeper.record(&entry),
        Effect::Save(settings) => keeper.keep(&settings),
        Effect::Mouse(_) | Effect::Quit => None,
    });
    context.words = app.into_words();
    // The terminal is the user's again. One that is gone takes nothing any more, and that is no further trouble.
    for lost in keeper.close() {
        let _ = context.complain(&lost);
    }
    Ok(ended(exit?))
}

fn note(context: &mut Context<'_, '_>, keeper: &mut Keeper, entry: Option<Entry>) {
    context.notes.extend(entry.and_then(|entry| keeper.record(&entry)));
}

/// Whether the lesson or only the step is missing.
fn no_such_place(study: &Study, words: &Words, at: &str) -> Message {
    let no_step = explain::no_such_step(study.library(), words, at);
    let lesson = at.split_once('/').map_or(at, |(lesson, _)| lesson);
    no_step.unwrap_or_else(|| Message::new(ids::CLI_ERROR_NO_LESSON).with("name", lesson.to_owned()))
}

/// Seconds since 1970, UTC; 0 for a clock that stands before that.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Keeps progress and settings on disk. What cannot be written is tried again at whatever comes next, and at the end.
struct Keeper {
    /// Where progress goes, or why it goes nowhere.
    store: Result<Store, Message>,
    /// What is still to be written, and when it happened.
    pending: Vec<(Entry, u64)>,
    /// Why progress could not be written at the last try.
    trouble: Option<Message>,
    /// What the user chose, and how much of that is written.
    settings: Settings,
    saved: Settings,
    folders: Folders,
    /// Whether the program could draw on the whole screen here.
    can_draw: bool,
    /// Whether the environment asks for line mode, whatever the settings say.
    held: bool,
}

impl Keeper {
    fn open(context: &mut Context<'_, '_>) -> (Keeper, Progress) {
        let (store, progress) = context.progress();
        if let Err(trouble) = &store {
            context.notes.push(Message::new(ids::STORE_NOTHING_KEPT).with("trouble", trouble.clone()));
        }
        let keeper = Keeper {
            store,
            pending: Vec::new(),
            trouble: None,
            settings: context.settings.clone(),
            saved: context.settings.clone(),
            folders: context.folders.clone(),
            can_draw: context.io.terminal && terminal::is_possible(),
            held: asks_for_lines(context),
        };
        (keeper, progress)
    }

    /// Keeps what the user chose.
    fn keep(&mut self, settings: &Settings) -> Option<Message> {
        self.settings = settings.clone();
        let told = self.write_settings();
        self.write_progress().or(told)
    }

    /// Writes what is pending. A trouble is told when it begins and when it is over, and not at every step between.
    fn write_progress(&mut self) -> Option<Message> {
        let Ok(store) = &self.store else { return None };
        let mut written = 0;
        let failed = self.pending.iter().find_map(|(entry, at)| {
            let error = store.append(entry, *at).err();
            written += usize::from(error.is_none());
            error
        });
        self.pending.drain(..written);
        let trouble = failed.map(|error| folders::store_trouble(&error));
        let before = std::mem::replace(&mut self.trouble, trouble);
        match (before, &self.trouble) {
            (None, Some(trouble)) => Some(Message::new(ids::STORE_TRIED_AGAIN).with("trouble", trouble.clone())),
            (Some(_), None) => Some(ids::STORE_KEPT_AGAIN.into()),
            (None, None) | (Some(_), Some(_)) => None,
        }
    }

    fn write_settings(&mut self) -> Option<Message> {
        let folder = self.folders.settings.as_deref()?;
        match self.settings.save(&self.saved, folder) {
            Ok(()) => {
                self.saved = self.settings.clone();
                None
            }
            Err(error) => Some(folders::settings_trouble(&error)),
        }
    }

    /// Tries once more, and says what cannot be kept.
    fn close(mut self) -> Vec<Message> {
        let _ = self.write_progress();
        let unsaved = self.write_settings();
        let steps = self.pending.iter().filter(|(entry, _)| matches!(entry, Entry::Done { .. })).count();
        // Which step was open is no loss.
        let is_loss = self.pending.iter().any(|(entry, _)| !matches!(entry, Entry::Opened { .. }));
        // Where there was no log to begin with, that was said then.
        let lost = |trouble| Message::new(ids::STORE_LOST).with("trouble", trouble).with("steps", steps);
        let lost = self.trouble.filter(|_| is_loss).map(lost);
        lost.into_iter().chain(unsaved).collect()
    }
}

impl Shell for Keeper {
    fn record(&mut self, entry: &Entry) -> Option<Message> {
        self.pending.push((entry.clone(), now()));
        let told = self.write_progress();
        // What was chosen and could not be saved has been told of.
        let _ = self.write_settings();
        told
    }

    fn leave_line_mode(&mut self) -> Message {
        let trouble = self.keep(&Settings { plain: false, ..self.settings.clone() });
        let comes = match (self.can_draw, self.held) {
            (false, _) => ids::PLAIN_SCREEN_ELSEWHERE,
            (true, true) => ids::PLAIN_SCREEN_HELD,
            (true, false) => ids::PLAIN_SCREEN_NEXT,
        };
        trouble.unwrap_or_else(|| comes.into())
    }

    fn settings(&self) -> Settings {
        self.settings.clone()
    }

    fn save(&mut self, settings: &Settings) -> Option<Message> {
        self.keep(settings)
    }

    fn keeps(&mut self) -> bool {
        // What is told of it now is said by whoever asks.
        let _ = self.write_progress();
        self.store.is_ok() && self.pending.is_empty()
    }
}
