//! A lesson while it is being written: the same step is shown again at every save, or what is wrong with the file.

use crate::language::Words;
use crate::lesson::check::{Opened, Report};
use crate::progress::Progress;
use crate::settings::Settings;
use crate::study::Study;

use super::{Action, App, OverlayKind, Screen, Start};

/// The lesson that is being written.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What the checker says of the last save.
    report: Report,
    /// The name of the file, as it is shown.
    file: String,
    /// Where the author is.
    at: At,
}

/// A step, by its id; where that is gone, by its place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct At {
    step: String,
    index: usize,
}

impl Preview {
    /// What the checker says of the last save.
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// The name of the file.
    pub fn file(&self) -> &str {
        &self.file
    }
}

impl App {
    /// The program around a lesson that is being written. Nothing in it is recorded or saved: its effects are for nobody.
    ///
    /// ```
    /// use skaki::app::{App, Screen};
    /// use skaki::language::{Language, Words};
    /// use skaki::lesson::check;
    /// use skaki::settings::Settings;
    ///
    /// let opened = check::open(std::path::Path::new("/no/such/lesson.toml"));
    /// let app = App::preview_of(Words::new(Language::EN), Settings::default(), "lesson.toml", opened);
    /// assert!(matches!(app.screen(), Screen::Report { .. }), "what is wrong is read first");
    /// ```
    pub fn preview_of(words: Words, settings: Settings, file: &str, opened: Opened) -> App {
        let study = Study::new(std::sync::Arc::default(), Progress::default());
        let mut app = App::new(words, study, settings, Start::Map);
        app.preview = Some(Preview { report: Report::default(), file: file.to_owned(), at: At::default() });
        app.show(opened);
        app
    }

    /// Shows what was saved. Who is in a step stays in it; who reads faults comes back to the step when they are gone.
    pub fn follow(&mut self, opened: Opened) {
        if self.preview.is_none() {
            return;
        }
        // What lay over the screen was about the step as it was.
        self.overlays.retain(|overlay| matches!(overlay.kind, OverlayKind::Help(_) | OverlayKind::Settings));
        self.show(opened);
    }

    fn show(&mut self, opened: Opened) {
        let Some(preview) = &mut self.preview else { return };
        if let Some(place) = self.study.place() {
            preview.at = At { step: place.session.step().id.clone(), index: place.index };
        }
        let reads_on =
            matches!(self.screen, Screen::Report { .. }) && preview.report.passes() && preview.report.steps > 0;
        let scroll = match &self.screen {
            Screen::Step(hand) => hand.scroll().text,
            Screen::FirstRun { .. } | Screen::Map { .. } | Screen::Report { .. } => 0,
        };
        let Opened { report, library, .. } = opened;
        let summary = report.summary();
        preview.report = report;
        let at = preview.at.clone();
        let Some(lesson) = library.lessons().next().map(|lesson| lesson.id.clone()) else {
            // Who reads faults already goes on reading where they are.
            if !matches!(self.screen, Screen::Report { .. }) {
                self.open_report();
            }
            return;
        };
        let before: Vec<String> = self.study.library().lessons().map(|lesson| lesson.id.clone()).collect();
        before.iter().for_each(|lesson| self.words.remove_lesson(lesson));
        library.add_texts(&mut self.words);
        self.study = Study::new(library.into(), self.study.progress().clone());
        let found = self.study.library().lesson(&lesson).map_or((None, 0), |lesson| {
            (lesson.step(&at.step).map(|(index, _)| index), lesson.steps.len().saturating_sub(1))
        });
        let index = found.0.unwrap_or(at.index.min(found.1));
        // Nothing is recorded.
        let _ = self.study.open(&lesson, index);
        if reads_on {
            return;
        }
        self.open_board();
        if let Screen::Step(hand) = &mut self.screen {
            // The text stands where it stood.
            hand.show_text_from(if found.0.is_some() { scroll } else { 0 });
            hand.greet(summary);
        }
    }

    /// Shows what the checker says.
    pub(super) fn open_report(&mut self) {
        self.screen = Screen::Report { scroll: 0 };
        self.focus = None;
    }

    pub(super) fn update_report(&mut self, action: &Action) {
        let Screen::Report { scroll } = &mut self.screen else { return };
        match action {
            Action::Go(direction) => *scroll = direction.row(*scroll, usize::MAX),
            Action::Choose | Action::Back if self.has_step() => self.open_board(),
            _ => {}
        }
    }

    /// Whether there is a step to go to. While the file has faults there is none: the one that was open is not what the file
    /// says.
    pub(super) fn has_step(&self) -> bool {
        let passes = self.preview.as_ref().is_some_and(|preview| preview.report.passes());
        passes && self.study.place().is_some()
    }
}
