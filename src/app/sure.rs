//! Keys that throw away what the student has done ask first.

use crate::session::Request;
use crate::study::{Doing, Loss};

use super::{Action, App, Effect, Overlay, Window};

impl Doing {
    /// The doing that an action is, if it may have to be asked about.
    pub(super) const fn of(action: &Action) -> Option<Doing> {
        match action {
            Action::Retry => Some(Doing::Retry),
            Action::ShowAnswer => Some(Doing::Answer),
            Action::Hint => Some(Doing::Hint),
            Action::NextStep => Some(Doing::Skip),
            Action::PreviousStep => Some(Doing::Previous),
            _ => None,
        }
    }
}

impl App {
    /// Answers the question: nothing happens on a no.
    pub(super) fn do_surely(&mut self, doing: Doing, yes: bool) -> Vec<Effect> {
        self.overlays.pop();
        if !yes {
            return Vec::new();
        }
        match doing {
            Doing::Retry => self.ask(Request::Retry),
            Doing::Answer => self.ask(Request::ShowAnswer),
            Doing::Hint => self.ask(Request::Hint),
            Doing::Skip => self.next_step(),
            Doing::Previous => self.previous_step(),
            Doing::Quit => vec![Effect::Quit],
        }
    }

    /// Ends. What was done in a step that is not solved is kept nowhere: whoever would lose it is asked, once. Where the
    /// question could not be seen it is not asked.
    pub(super) fn quit(&mut self) -> Vec<Effect> {
        let is_asked = matches!(self.overlay(), Some(Overlay::Sure { doing: Doing::Quit, .. }));
        let loss = self.study.unsaved();
        match loss {
            Some(loss) if !is_asked && self.window == Window::LargeEnough && self.preview.is_none() => {
                self.ask_whether(Doing::Quit, loss);
                Vec::new()
            }
            Some(_) | None => vec![Effect::Quit],
        }
    }

    /// Puts the question over the screen.
    pub(super) fn ask_whether(&mut self, doing: Doing, loss: Loss) {
        self.overlays.push(Overlay::Sure { doing, loss, yes: false });
    }
}
