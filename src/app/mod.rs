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
mod overlay;
mod place;
mod preview;
mod update;

pub use action::{Action, Direction, Effect, Turn};
pub use ended::{Away, Ended};
pub use hand::{Hand, Scroll, Tone};
pub use key::Key;
pub use overlay::{Overlay, OverlayKind, Prompt};
pub use place::{Behind, Place};
pub use preview::Preview;

use crate::exercise::Act;
use crate::explain;
use crate::language::{Language, Words, ids};
use crate::lesson::Hints;
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
        match self.overlays.last() {
            _ if self.window == Window::TooSmall => Place::TooSmall,
            Some(overlay) => overlay.kind.place(),
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

    /// Does what a key does here. A letter that means nothing to a message is typed at the step below it: what is typed ahead
    /// of a message stands in the line when the message is closed.
    pub fn press(&mut self, key: Key) -> Vec<Effect> {
        match (keys::action(self.place(), key), keys::action(self.place_below(), key)) {
            (Some(action), _) => self.update(action),
            (None, Some(action @ Action::Type(_))) if self.place() == Place::Notice => self.update_step(action),
            (None, _) => Vec::new(),
        }
    }

    /// Takes back a scroll beyond the end, which only whoever draws can know.
    pub fn limit_scroll(&mut self, most: Scroll) {
        match (self.overlays.last_mut(), &mut self.screen) {
            (Some(overlay), _) => overlay.limit_scroll(most.text),
            (None, Screen::Step(hand)) => hand.limit_scroll(most),
            (None, Screen::Report { scroll }) => *scroll = (*scroll).min(most.text),
            (None, Screen::FirstRun { .. } | Screen::Map { .. }) => {}
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
