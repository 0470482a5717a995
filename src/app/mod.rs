//! The whole program as a value: [`App`] is what it shows, [`Action`] what a user does, [`App::update`] what comes of
//! it. No terminal, no files, no clock: whoever holds an `App` draws it, and does the [`Effect`]s afterwards.
//!
//! ```
//! use skaki::app::{Action, App, Effect, Screen, Start};
//! use skaki::language::{Language, Words};
//! use skaki::lesson::Library;
//! use skaki::progress::Progress;
//! use skaki::settings::Settings;
//! use skaki::study::Study;
//!
//! let (library, _) = Library::load(&[]);
//! let mut words = Words::new(Language::EL);
//! library.add_texts(&mut words);
//! let study = Study::new(library.into(), Progress::default());
//! let mut app = App::new(words, study, Settings::default(), Start::FirstRun);
//! // The first screen asks for the language, and Greek is chosen already.
//! assert!(matches!(app.screen(), Screen::FirstRun { chosen: Language::EL }));
//! let effects = app.update(Action::Choose);
//! assert!(matches!(effects.as_slice(), [Effect::Save(settings)] if settings.language == Some(Language::EL)));
//! assert!(matches!(app.screen(), Screen::Map { .. }));
//! ```

mod action;
mod ended;
mod hand;
mod hand_placing;
mod key;
pub mod keys;
pub mod map;
mod paste;
mod place;
mod preview;
mod sure;
mod update;

pub use action::{Action, Direction, Effect, Turn};
pub use ended::{Away, Ended};
pub use hand::{Hand, Promoting, Scroll, Tone};
pub use key::Key;
pub use place::{Behind, Place};
pub use preview::Preview;

use crate::exercise::Act;
use crate::explain;
use crate::language::{Language, Message, Words, ids};
use crate::lesson::Hints;
use crate::rules::PieceKind;
use crate::settings::Settings;
use crate::study::Study;

pub use crate::study::{Doing, Loss};

use map::Row;

/// Where the program begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// With the choice of language: nobody has chosen yet.
    FirstRun,
    /// With the list of lessons.
    Map,
    /// With the step that is open already.
    Step,
}

/// What fills the screen.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The choice of language.
    FirstRun {
        /// The one that Enter takes.
        chosen: Language,
    },
    /// The list of lessons.
    Map {
        /// The row that Enter opens, among all rows.
        row: usize,
    },
    /// What the checker says of the lesson that is being written.
    Report {
        /// Lines above the window.
        scroll: usize,
    },
    /// The open step of a lesson.
    Step(Box<Hand>),
}

/// What lies over the screen and must be answered first.
#[derive(Clone, Debug)]
pub enum Overlay {
    /// The keys of the place below.
    Help {
        /// Which place.
        of: Place,
        /// Lines above the window.
        scroll: usize,
    },
    /// What a pawn becomes.
    Promotion {
        /// The pawn.
        pawn: Promoting,
        /// The one that Enter takes, in the order of [`PieceKind::PROMOTIONS`].
        chosen: usize,
    },
    /// What one says, of what [`App::sayings`] offers.
    Saying {
        /// The one that Enter takes.
        chosen: usize,
    },
    /// Whether to forget what was done in a lesson, or in all.
    StartOver {
        /// The lesson; none for all.
        lesson: Option<String>,
        /// Whether Enter means yes; it means no at first.
        yes: bool,
    },
    /// Whether to do something that cannot be taken back.
    Sure {
        /// What.
        doing: Doing,
        /// What it costs.
        loss: Loss,
        /// Whether Enter means yes; it means no at first.
        yes: bool,
    },
    /// What can be set.
    Settings {
        /// The one that Enter changes, in the order of [`crate::settings::Setting::ALL`].
        row: usize,
    },
    /// What the words of the game mean.
    Glossary {
        /// The term that is explained, in the order of [`glossary::TERMS`](crate::explain::glossary::TERMS).
        row: usize,
    },
    /// The end of a lesson, and where to go from there.
    Ended(Box<Ended>),
    /// Something to be read.
    Notice(Message),
}

/// What the list of sayings offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saying {
    /// To say this.
    Act(Act),
    /// To claim with a move that is announced: it is typed, after the words of the claim.
    Announce,
}

/// The whole program.
#[derive(Debug)]
pub struct App {
    words: Words,
    study: Study,
    settings: Settings,
    screen: Screen,
    /// The lesson that is being written, where one is followed.
    preview: Option<Preview>,
    /// The last one is on top.
    overlays: Vec<Overlay>,
    /// The button that Enter presses, if the keyboard is among the buttons.
    focus: Option<usize>,
    window: Window,
    /// Lines above the window of a message that covers the screen.
    notice_scroll: usize,
    /// What was typed and pasted while the window was too small, in its order.
    held: Vec<Held>,
    /// Messages that make way for what is being typed, until it is written.
    postponed: Vec<Overlay>,
}

/// Something typed at a window that is too small, to be done when there is room.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Held {
    /// A key of a line that was being typed.
    Key(Key),
    /// A text that was pasted: it does nothing but stand in a line, whether one is open or not.
    Paste(String),
}

/// What the window has room for, as whoever draws has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Window {
    /// The screen is shown.
    #[default]
    LargeEnough,
    /// The screen is not shown, only that the window is too small.
    TooSmall,
}

impl App {
    /// The program at its start. `words` has the texts of the library and the language that is in use; a step that is
    /// to be shown is open in `study`.
    pub fn new(words: Words, study: Study, settings: Settings, start: Start) -> App {
        let chosen = words.language();
        let mut app = App {
            words,
            study,
            settings,
            screen: Screen::FirstRun { chosen },
            preview: None,
            overlays: Vec::new(),
            focus: None,
            window: Window::default(),
            notice_scroll: 0,
            held: Vec::new(),
            postponed: Vec::new(),
        };
        match start {
            Start::FirstRun => {}
            Start::Map => app.open_map(None),
            Start::Step => app.open_board(),
        }
        app
    }

    /// Gives the words back when the program has ended.
    pub fn into_words(self) -> Words {
        self.words
    }

    /// Everything that can be said.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The student: lessons, progress, the open step.
    pub const fn study(&self) -> &Study {
        &self.study
    }

    /// What the user has chosen.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What fills the screen.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The lesson that is being written, where one is followed.
    pub const fn preview(&self) -> Option<&Preview> {
        self.preview.as_ref()
    }

    /// What lies behind the steps.
    pub fn behind(&self) -> Behind {
        let test = self.study.test().filter(|_| matches!(self.screen, Screen::Step(_)));
        match (&self.preview, test.map(|test| test.hints)) {
            (Some(_), _) => Behind::Report,
            (None, Some(Hints::Off)) => Behind::LessonsOfTest,
            (None, Some(Hints::On) | None) => Behind::Lessons,
        }
    }

    /// What lies over it.
    pub fn overlay(&self) -> Option<&Overlay> {
        self.overlays.last()
    }

    /// What can be said in the open step; a claim also with a move (FIDE Laws 9.2.1.1, 9.3.1).
    pub fn sayings(&self) -> Vec<Saying> {
        let acts = self.study.place().map(|place| place.session.sayings()).unwrap_or_default();
        let announces = acts.iter().any(|act| matches!(act, Act::Claim(_)));
        acts.into_iter().map(Saying::Act).chain(announces.then_some(Saying::Announce)).collect()
    }

    /// The button that Enter presses.
    pub const fn focus(&self) -> Option<usize> {
        self.focus
    }

    /// The rows of the map.
    pub fn map_rows(&self) -> Vec<Row> {
        map::rows(&self.study)
    }

    /// Which keys hold now.
    pub fn place(&self) -> Place {
        if self.window == Window::TooSmall {
            return Place::TooSmall;
        }
        match self.overlays.last() {
            Some(Overlay::Help { .. }) => Place::Help,
            Some(Overlay::Promotion { .. }) => Place::Promotion,
            Some(Overlay::Saying { .. }) => Place::Saying,
            Some(Overlay::StartOver { .. } | Overlay::Sure { .. }) => Place::Confirm,
            Some(Overlay::Settings { .. }) => Place::Settings,
            Some(Overlay::Ended(_)) => Place::Ended,
            Some(Overlay::Glossary { .. }) => Place::Glossary,
            Some(Overlay::Notice(_)) => Place::Notice,
            None if self.focus.is_some() => Place::Buttons,
            None => self.place_below(),
        }
    }

    /// The place without what lies over it: whose buttons are shown.
    pub fn place_below(&self) -> Place {
        match &self.screen {
            Screen::FirstRun { .. } => Place::FirstRun,
            Screen::Map { .. } => Place::Map,
            Screen::Report { .. } if self.has_step() => Place::Report,
            Screen::Report { .. } => Place::Faults,
            Screen::Step(hand) => self.study.place().map_or(Place::Show, |place| hand.place(&place.session)),
        }
    }

    /// The place whose buttons the key bar shows.
    pub fn place_of_buttons(&self) -> Place {
        match self.place() {
            Place::Buttons => self.place_below(),
            place => place,
        }
    }

    /// Takes note of what the window has room for, which only whoever draws can know.
    pub fn set_window(&mut self, window: Window) {
        self.window = window;
    }

    /// Does what a key does here. In a window that is too small the keys of a line that is being typed are held until there
    /// is room ([`catch_up`](App::catch_up)): of a move that is typed while the window changes nothing is lost. Without a
    /// line no key does anything there but those of that place, for nobody sees what it would do.
    ///
    /// A message that has come up over a step makes way for a key that is typed there: of what is typed ahead nothing is
    /// lost. It comes back when the line is written.
    pub fn press(&mut self, key: Key) -> Vec<Effect> {
        if self.is_typed_below(key) {
            self.postponed.append(&mut self.overlays);
        }
        if let Some(action) = keys::action(self.place(), key) {
            return self.update(action);
        }
        let is_typing = self.overlays.is_empty() && matches!(&self.screen, Screen::Step(hand) if hand.line().is_some());
        if is_typing {
            self.hold(Held::Key(key));
        }
        Vec::new()
    }

    /// Whether messages, and nothing else, lie over a step.
    fn is_step_below(&self) -> bool {
        let only_messages = self.overlays.iter().all(|overlay| matches!(overlay, Overlay::Notice(_)));
        self.place() == Place::Notice && only_messages && matches!(self.screen, Screen::Step(_))
    }

    /// Whether only messages lie over a step and the key, which means nothing to them, is typed there.
    fn is_typed_below(&self, key: Key) -> bool {
        if !self.is_step_below() {
            return false;
        }
        let is_typed = matches!(keys::action(self.place_below(), key), Some(Action::Type(_)));
        is_typed && (self.place_below() == Place::Typing || keys::action(Place::Notice, key).is_none())
    }

    /// Shows the messages again that have made way for a line, once it is written.
    fn show_postponed(&mut self) {
        let is_typing = matches!(&self.screen, Screen::Step(hand) if hand.line().is_some());
        if self.overlays.is_empty() && !is_typing && !self.postponed.is_empty() {
            self.overlays.append(&mut self.postponed);
            self.notice_scroll = 0;
        }
    }

    /// Holds what is typed at a window that is too small.
    fn hold(&mut self, held: Held) {
        /// Far more than anybody types at a window without room.
        const MOST: usize = 100;
        if self.window == Window::TooSmall && self.held.len() < MOST {
            self.held.push(held);
        }
    }

    /// Does what the keys and pastes do that were held, now that there is room; `None` where there is nothing to do.
    pub fn catch_up(&mut self) -> Option<Vec<Effect>> {
        if self.window == Window::TooSmall || self.held.is_empty() {
            return None;
        }
        let held = std::mem::take(&mut self.held);
        let mut take = |held| match held {
            Held::Key(key) => self.press(key),
            Held::Paste(text) => self.update(Action::Paste(text)),
        };
        Some(held.into_iter().flat_map(&mut take).collect())
    }

    /// Lines above the window of a message that covers the screen.
    pub const fn notice_scroll(&self) -> usize {
        self.notice_scroll
    }

    /// Takes back a scroll beyond the end, which only whoever draws can know.
    pub fn limit_scroll(&mut self, most: Scroll) {
        match self.overlays.last_mut() {
            Some(Overlay::Help { scroll, .. }) => *scroll = (*scroll).min(most.text),
            Some(Overlay::Notice(_)) => self.notice_scroll = self.notice_scroll.min(most.text),
            Some(
                Overlay::Promotion { .. }
                | Overlay::StartOver { .. }
                | Overlay::Sure { .. }
                | Overlay::Settings { .. }
                | Overlay::Ended(_)
                | Overlay::Glossary { .. }
                | Overlay::Saying { .. },
            ) => {}
            None => match &mut self.screen {
                Screen::Step(hand) => hand.limit_scroll(most),
                Screen::Report { scroll } => *scroll = (*scroll).min(most.text),
                Screen::FirstRun { .. } | Screen::Map { .. } => {}
            },
        }
    }

    /// Shows the step that is open in the study, or the map if none is.
    fn open_board(&mut self) {
        match self.study.place() {
            Some(place) => {
                let mut hand = Hand::over(place.session.step());
                // Before a test begins one knows that it is one.
                if let Some(test) = self.study.test().filter(|_| place.index == 0)
                    && let Some(result) = self.study.result(test)
                {
                    hand.greet(explain::test_begins(test, result.needed, result.possible));
                }
                // Only a step that was left open has something done in it when it is opened.
                if place.session.has_begun() {
                    hand.greet(ids::UI_RESUMED.into());
                }
                self.screen = Screen::Step(Box::new(hand));
            }
            None => self.open_map(None),
        }
        self.focus = None;
    }

    /// Shows the map, with the row of this lesson chosen, or the first.
    fn open_map(&mut self, lesson: Option<&str>) {
        let rows = self.map_rows();
        let here = lesson.and_then(|id| rows.iter().position(|row| matches!(row, Row::Lesson(row) if row == id)));
        let first = rows.iter().position(Row::is_choice).unwrap_or(0);
        self.screen = Screen::Map { row: here.unwrap_or(first) };
        self.focus = None;
    }
}

/// The piece at a place of the promotion's choice.
pub fn promotion_choice(chosen: usize) -> PieceKind {
    PieceKind::PROMOTIONS.get(chosen).copied().unwrap_or(PieceKind::Queen)
}
