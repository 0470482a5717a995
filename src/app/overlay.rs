//! What lies over the screen and must be answered first: the help, the lists, the questions, the messages.

use crate::exercise::Attempt;
use crate::explain;
use crate::explain::glossary::TERMS;
use crate::language::Message;
use crate::rules::PieceKind;
use crate::session::{Promotion, Request};
use crate::settings::Setting;
use crate::study::{Doing, Loss};

use super::{Action, App, Direction, Effect, Ended, Place, Saying, Screen, Turn, Window};

/// What lies over the screen.
#[derive(Clone, Debug)]
pub struct Overlay {
    /// What it is.
    pub kind: OverlayKind,
    /// The row of a list that Enter takes; of a text the lines above the window.
    pub row: usize,
}

/// The kinds of what lies over a screen.
#[derive(Clone, Debug)]
pub enum OverlayKind {
    /// The keys of the place below.
    Help(Place),
    /// What a pawn becomes, in the order of [`PieceKind::PROMOTIONS`].
    Promotion(Promotion),
    /// What one says, of what [`App::sayings`] offers.
    Saying,
    /// Whether to do something that loses something. No is the first row, and yes the second.
    Confirm(Prompt),
    /// What can be set, in the order of [`Setting::ALL`].
    Settings,
    /// What the words of the game mean, in the order of [`TERMS`].
    Glossary,
    /// The end of a lesson, and where to go from there.
    Ended(Box<Ended>),
    /// Something to be read.
    Notice(Message),
}

/// A question to be answered with yes or no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Whether to forget what was done in a lesson, or in all.
    StartOver(Option<String>),
    /// Whether to do this, though it costs something.
    Sure(Doing, Loss),
}

impl OverlayKind {
    /// Which keys hold in it.
    pub const fn place(&self) -> Place {
        match self {
            OverlayKind::Help(_) => Place::Help,
            OverlayKind::Promotion(_) => Place::Promotion,
            OverlayKind::Saying => Place::Saying,
            OverlayKind::Confirm(_) => Place::Confirm,
            OverlayKind::Settings => Place::Settings,
            OverlayKind::Glossary => Place::Glossary,
            OverlayKind::Ended(_) => Place::Ended,
            OverlayKind::Notice(_) => Place::Notice,
        }
    }
}

impl Overlay {
    /// Takes back a scroll beyond the end of a text.
    pub(super) fn limit_scroll(&mut self, most: usize) {
        if matches!(self.kind, OverlayKind::Help(_) | OverlayKind::Notice(_)) {
            self.row = self.row.min(most);
        }
    }
}

impl App {
    /// Puts something over the screen.
    pub(super) fn cover(&mut self, kind: OverlayKind) -> Vec<Effect> {
        self.overlays.push(Overlay { kind, row: 0 });
        Vec::new()
    }

    /// The last row of what lies over the screen; of a text only whoever draws knows it.
    fn last_row(&self, kind: &OverlayKind) -> usize {
        let rows = match kind {
            OverlayKind::Help(_) | OverlayKind::Notice(_) => usize::MAX,
            OverlayKind::Promotion(_) => PieceKind::PROMOTIONS.len(),
            OverlayKind::Saying => self.sayings().len(),
            OverlayKind::Confirm(_) => 2,
            OverlayKind::Settings => Setting::ALL.len(),
            OverlayKind::Glossary => TERMS.len(),
            OverlayKind::Ended(ended) => ended.ways.len(),
        };
        rows.saturating_sub(1)
    }

    pub(super) fn update_overlay(&mut self, action: Action) -> Vec<Effect> {
        let Some(Overlay { kind, row }) = self.overlays.last().cloned() else { return Vec::new() };
        let last = self.last_row(&kind);
        let go = |to: usize, app: &mut App| app.overlays.last_mut().map_or((), |overlay| overlay.row = to);
        match (&kind, action) {
            (_, Action::Back) => drop(self.overlays.pop()),
            (OverlayKind::Settings, Action::Go(Direction::Left)) => return self.change_in_row(row, Turn::Backward),
            (OverlayKind::Settings, Action::Go(Direction::Right)) => return self.change_in_row(row, Turn::Forward),
            (_, Action::Go(direction)) => go(direction.row(row, last), self),
            (OverlayKind::Glossary, Action::Row(row)) => go(row.min(last), self),
            (_, Action::Row(row)) if row <= last => {
                go(row, self);
                return self.take_row(kind, row);
            }
            (_, Action::Choose) => return self.take_row(kind, row),
            (OverlayKind::Promotion(pawn), Action::Promote(becomes)) => return self.promote(*pawn, becomes),
            _ => {}
        }
        Vec::new()
    }

    /// Does what a row of the overlay stands for, which is closed by it; only in the settings one goes on.
    fn take_row(&mut self, kind: OverlayKind, row: usize) -> Vec<Effect> {
        match kind {
            OverlayKind::Settings => return self.change_in_row(row, Turn::Forward),
            OverlayKind::Promotion(pawn) => {
                let becomes = PieceKind::PROMOTIONS.get(row).copied().unwrap_or(PieceKind::Queen);
                return self.promote(pawn, becomes);
            }
            _ => drop(self.overlays.pop()),
        }
        match kind {
            OverlayKind::Saying => self.say(row),
            OverlayKind::Confirm(Prompt::StartOver(lesson)) if row == 1 => self.start_over(lesson.as_deref()),
            OverlayKind::Confirm(Prompt::Sure(doing, _)) if row == 1 => self.do_surely(doing),
            OverlayKind::Ended(ended) => self.go_away(&ended, row),
            OverlayKind::Confirm(_)
            | OverlayKind::Help(_)
            | OverlayKind::Glossary
            | OverlayKind::Notice(_)
            | OverlayKind::Settings
            | OverlayKind::Promotion(_) => Vec::new(),
        }
    }

    fn change_in_row(&mut self, row: usize, turn: Turn) -> Vec<Effect> {
        Setting::ALL.get(row).map_or_else(Vec::new, |setting| self.change(*setting, turn))
    }

    fn promote(&mut self, pawn: Promotion, becomes: PieceKind) -> Vec<Effect> {
        self.overlays.pop();
        self.ask(Request::Try(pawn.attempt(becomes)))
    }

    /// Says what was chosen.
    fn say(&mut self, chosen: usize) -> Vec<Effect> {
        match (self.sayings().get(chosen), &mut self.screen) {
            (Some(Saying::Act(act)), _) => return self.ask(Request::Try(Attempt::Act(*act))),
            (Some(Saying::Announce), Screen::Step(hand)) => {
                hand.begin_line(format!("{} ", explain::claim_words(&self.words)));
            }
            (Some(Saying::Announce) | None, _) => {}
        }
        Vec::new()
    }

    fn start_over(&mut self, lesson: Option<&str>) -> Vec<Effect> {
        let entry = self.study.reset(lesson);
        if lesson.is_none() {
            self.overlays.clear();
            self.study.close();
        }
        self.open_map(lesson);
        vec![Effect::Record(entry)]
    }

    // What throws away something that the student has done is asked about first.

    fn do_surely(&mut self, doing: Doing) -> Vec<Effect> {
        match doing {
            Doing::Retry => self.ask(Request::Retry),
            Doing::Answer => self.ask(Request::ShowAnswer),
            Doing::Hint => self.ask(Request::Hint),
            Doing::Skip => self.next_step(),
            Doing::Previous => self.previous_step(),
            Doing::Quit => vec![Effect::Quit],
        }
    }

    /// Does it, or asks first where it would cost what cannot be had back. A lesson that is being written gives its author
    /// no stars.
    pub(super) fn do_or_ask(&mut self, doing: Doing) -> Vec<Effect> {
        match doing.loss(&self.study).filter(|loss| self.preview.is_none() || *loss != Loss::Stars) {
            Some(loss) => self.cover(OverlayKind::Confirm(Prompt::Sure(doing, loss))),
            None => self.do_surely(doing),
        }
    }

    /// Ends. What was done in a step that is not solved is kept nowhere: whoever would lose it is asked, once. Where the
    /// question could not be seen it is not asked.
    pub(super) fn quit(&mut self) -> Vec<Effect> {
        let is_asked =
            matches!(self.overlay(), Some(Overlay { kind: OverlayKind::Confirm(Prompt::Sure(Doing::Quit, _)), .. }));
        match self.study.unsaved() {
            Some(loss) if !is_asked && self.window == Window::LargeEnough && self.preview.is_none() => {
                self.cover(OverlayKind::Confirm(Prompt::Sure(Doing::Quit, loss)))
            }
            Some(_) | None => vec![Effect::Quit],
        }
    }
}
