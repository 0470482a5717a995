//! What comes of an action.

use crate::explain::{Message, ids};
use crate::language::{Language, sanitise};
use crate::progress::Entry;
use crate::rules::PieceKind;
use crate::session::Request;
use crate::exercise::Attempt;
use crate::settings::PieceSet;

use super::map::{self, LessonProgress, Row};
use super::step::{Happened, StepScreen};
use super::{Action, App, Direction, Effect, Overlay, Screen, Turn, keys, promotion_choice};
use super::keys::Place;

/// How many lines a page is.
const PAGE: usize = 8;

impl App {
    /// Does what the user does, and says what the shell is to do about it.
    pub fn update(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Quit => vec![Effect::Quit],
            Action::SwitchLanguage => self.switch_language(),
            Action::SwitchMouse => {
                self.settings.mouse_off = !self.settings.mouse_off;
                vec![Effect::Mouse(!self.settings.mouse_off), Effect::Save(self.settings.clone())]
            }
            Action::SwitchPieces => {
                self.settings.pieces = match self.settings.pieces {
                    PieceSet::Figures => PieceSet::Letters,
                    PieceSet::Letters => PieceSet::Figures,
                };
                vec![Effect::Save(self.settings.clone())]
            }
            Action::Help => {
                let of = self.place_of_buttons();
                self.overlays.push(Overlay::Help { of, scroll: 0 });
                Vec::new()
            }
            Action::Notice(message) => {
                self.overlays.push(Overlay::Notice(message));
                Vec::new()
            }
            action if !self.overlays.is_empty() => self.update_overlay(action),
            action if self.focus.is_some() => self.update_buttons(action),
            Action::Focus(turn) => {
                let count = keys::buttons(self.place_below()).count();
                self.focus = match turn {
                    Turn::Forward => (count > 0).then_some(0),
                    Turn::Backward => count.checked_sub(1),
                };
                Vec::new()
            }
            action => match self.screen {
                Screen::FirstRun { .. } => self.update_first_run(action),
                Screen::Map { .. } => self.update_map(action),
                Screen::Step(_) => self.update_step(action),
            },
        }
    }

    fn switch_language(&mut self) -> Vec<Effect> {
        let language = self.words.language().other();
        if let Screen::FirstRun { chosen } = &mut self.screen {
            // Not a choice yet, only a look at the other language.
            *chosen = language;
            self.words.set_language(language);
            return Vec::new();
        }
        self.choose_language(language)
    }

    fn choose_language(&mut self, language: Language) -> Vec<Effect> {
        self.words.set_language(language);
        self.settings.language = Some(language);
        vec![Effect::Save(self.settings.clone())]
    }

    // The choice of language.

    fn update_first_run(&mut self, action: Action) -> Vec<Effect> {
        let Screen::FirstRun { chosen } = &mut self.screen else { return Vec::new() };
        match action {
            Action::Go(Direction::Up | Direction::Down | Direction::Left | Direction::Right) => {
                *chosen = chosen.other();
                let language = *chosen;
                self.words.set_language(language);
                Vec::new()
            }
            Action::Row(row) => match Language::ALL.get(row) {
                Some(&language) => self.leave_first_run(language),
                None => Vec::new(),
            },
            Action::Choose => {
                let language = *chosen;
                self.leave_first_run(language)
            }
            _ => Vec::new(),
        }
    }

    fn leave_first_run(&mut self, language: Language) -> Vec<Effect> {
        let effects = self.choose_language(language);
        self.open_map(None);
        effects
    }

    // The map.

    fn update_map(&mut self, action: Action) -> Vec<Effect> {
        let rows = self.map_rows();
        let Screen::Map { row } = &mut self.screen else { return Vec::new() };
        let choices: Vec<usize> =
            rows.iter().enumerate().filter(|(_, row)| row.is_choice()).map(|(index, _)| index).collect();
        let here = choices.iter().position(|index| *index >= *row).unwrap_or(0);
        let last = choices.len().saturating_sub(1);
        let go = |to: usize| choices.get(to.min(last)).copied().unwrap_or(0);
        match action {
            Action::Go(Direction::Up | Direction::Left) => *row = go(here.saturating_sub(1)),
            Action::Go(Direction::Down | Direction::Right) => *row = go(here + 1),
            Action::Go(Direction::PageUp) => *row = go(here.saturating_sub(PAGE)),
            Action::Go(Direction::PageDown) => *row = go(here + PAGE),
            Action::Go(Direction::First) => *row = go(0),
            // Leaving is the last row: Esc shows where the way out is, and Enter takes it.
            Action::Go(Direction::Last) | Action::Back => *row = go(last),
            Action::Row(chosen) if rows.get(chosen).is_some_and(Row::is_choice) => {
                *row = chosen;
                return self.open_row(rows.get(chosen));
            }
            Action::Choose => {
                let chosen = *row;
                return self.open_row(rows.get(chosen));
            }
            Action::StartOver => {
                if let Some(Row::Lesson(lesson)) = rows.get(*row) {
                    let lesson = lesson.clone();
                    self.overlays.push(Overlay::StartOver { lesson, yes: false });
                }
            }
            _ => {}
        }
        Vec::new()
    }

    fn open_row(&mut self, row: Option<&Row>) -> Vec<Effect> {
        match row {
            Some(Row::Continue { lesson, step }) => self.open_step(lesson, *step),
            Some(Row::Lesson(id)) => {
                let step = self.library.lesson(id).map_or(0, |lesson| map::first_open_step(lesson, &self.progress));
                self.open_step(id, step)
            }
            Some(Row::Quit) => vec![Effect::Quit],
            Some(Row::Part { .. }) | None => Vec::new(),
        }
    }

    /// Opens a step, and remembers that it was opened.
    fn open_step(&mut self, lesson: &str, step: usize) -> Vec<Effect> {
        let Some(found) = self.library.lesson(lesson) else { return Vec::new() };
        let Some(screen) = StepScreen::open(found, step) else { return Vec::new() };
        let entry = Entry::Opened { lesson: lesson.to_owned(), step: screen.step().id.clone() };
        self.screen = Screen::Step(Box::new(screen));
        self.focus = None;
        self.record(entry)
    }

    fn record(&mut self, entry: Entry) -> Vec<Effect> {
        self.progress.note(&entry);
        vec![Effect::Record(entry)]
    }

    // A step.

    fn update_step(&mut self, action: Action) -> Vec<Effect> {
        let Screen::Step(step) = &mut self.screen else { return Vec::new() };
        if step.line().is_some() {
            return self.update_line(action);
        }
        let place = step.place();
        match action {
            Action::Go(direction) => {
                match direction {
                    Direction::Up => step.step_cursor(0, -1),
                    Direction::Down => step.step_cursor(0, 1),
                    Direction::Left => step.step_cursor(-1, 0),
                    Direction::Right => step.step_cursor(1, 0),
                    Direction::PageUp => step.scroll = step.scroll.saturating_sub(PAGE / 2),
                    Direction::PageDown => step.scroll += PAGE / 2,
                    Direction::First | Direction::Last => {}
                }
                Vec::new()
            }
            Action::Choose => match place {
                Place::Show => self.ask(Request::Try(Attempt::Next)),
                Place::Done => self.next_step(),
                _ => {
                    let square = step.cursor();
                    let happened = step.act(square);
                    self.after(happened)
                }
            },
            Action::Point(square) => {
                let happened = step.act(square);
                self.after(happened)
            }
            Action::Submit => self.ask(Request::Try(Attempt::Submit)),
            Action::Hint => self.ask(Request::Hint),
            Action::Undo => self.ask(Request::Undo),
            Action::Retry => self.ask(Request::Retry),
            Action::ShowAnswer => self.ask(Request::ShowAnswer),
            Action::Flip => {
                step.flip();
                Vec::new()
            }
            Action::NextStep => self.next_step(),
            Action::PreviousStep => match step.place_in_lesson().checked_sub(1) {
                Some(previous) => {
                    let lesson = step.lesson().to_owned();
                    self.open_step(&lesson, previous)
                }
                None => Vec::new(),
            },
            Action::Back => {
                if step.selected().is_some() {
                    step.drop_piece();
                } else {
                    let lesson = step.lesson().to_owned();
                    self.open_map(Some(&lesson));
                }
                Vec::new()
            }
            Action::OpenLine => {
                step.open_line();
                Vec::new()
            }
            Action::Type(letter) => {
                step.type_in(std::iter::once(letter));
                Vec::new()
            }
            Action::Paste(text) => {
                if place.takes_moves() {
                    step.type_in(first_line(&text).chars());
                }
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn update_line(&mut self, action: Action) -> Vec<Effect> {
        let Screen::Step(step) = &mut self.screen else { return Vec::new() };
        match action {
            Action::Type(letter) => step.type_in(std::iter::once(letter)),
            Action::Paste(text) => step.type_in(first_line(&text).chars()),
            Action::Edit(request) => step.edit(request),
            Action::Back => step.close_line(),
            Action::Choose => {
                let happened = step.submit_line();
                return self.after(happened);
            }
            // A hand on the board means the board.
            Action::Point(square) => {
                step.close_line();
                let happened = step.act(square);
                return self.after(happened);
            }
            // So does a hand on a button.
            action if !matches!(action, Action::Go(_) | Action::Row(_)) => {
                step.close_line();
                return self.update_step(action);
            }
            _ => {}
        }
        Vec::new()
    }

    fn ask(&mut self, request: Request) -> Vec<Effect> {
        let Screen::Step(step) = &mut self.screen else { return Vec::new() };
        let happened = step.ask(request);
        self.after(happened)
    }

    /// What follows from what happened at the board.
    fn after(&mut self, happened: Happened) -> Vec<Effect> {
        let Screen::Step(step) = &mut self.screen else { return Vec::new() };
        if let Some(pawn) = happened.promoting {
            self.overlays.push(Overlay::Promotion { pawn, chosen: 0 });
        }
        match happened.solved {
            Some(stars) => {
                let entry =
                    Entry::Done { lesson: step.lesson().to_owned(), step: step.step().id.clone(), stars };
                // A step to read is over when it is read: nothing is left to look at.
                let read = matches!(step.step().task, crate::lesson::Task::Show(_)) && step.said().is_empty();
                let mut effects = self.record(entry);
                if read {
                    effects.extend(self.next_step());
                }
                effects
            }
            None => Vec::new(),
        }
    }

    /// Goes on: to the next step, or back to the map with what the lesson has earned.
    fn next_step(&mut self) -> Vec<Effect> {
        let Screen::Step(step) = &mut self.screen else { return Vec::new() };
        let (id, next) = (step.lesson().to_owned(), step.place_in_lesson() + 1);
        if next < step.steps() {
            return self.open_step(&id, next);
        }
        let Some(lesson) = self.library.lesson(&id) else { return Vec::new() };
        let done = LessonProgress::of(lesson, &self.progress);
        let title = Message::lesson(&id, "title");
        let notice = if done.is_complete() {
            Message::new(ids::UI_LESSON_DONE).with("title", title).with("stars", done.stars).with("of", done.full_stars)
        } else {
            Message::new(ids::UI_LESSON_LEFT).with("title", title).with("steps", done.steps - done.done)
        };
        self.open_map(Some(&id));
        // Whoever is done with a lesson goes on with the one after it.
        if done.is_complete()
            && let Some(next) = self.library.next(&id).map(|lesson| lesson.id.clone())
        {
            self.open_map(Some(&next));
        }
        self.overlays.push(Overlay::Notice(notice));
        Vec::new()
    }

    // What lies over the screen.

    fn update_overlay(&mut self, action: Action) -> Vec<Effect> {
        let Some(overlay) = self.overlays.last_mut() else { return Vec::new() };
        match (overlay, action) {
            (_, Action::Back) => {
                self.overlays.pop();
            }
            (Overlay::Help { .. } | Overlay::Notice(_), Action::Choose | Action::Row(_)) => {
                self.overlays.pop();
            }
            (Overlay::Help { scroll, .. }, Action::Go(direction)) => match direction {
                Direction::Up => *scroll = scroll.saturating_sub(1),
                Direction::Down => *scroll += 1,
                Direction::PageUp => *scroll = scroll.saturating_sub(PAGE),
                Direction::PageDown => *scroll += PAGE,
                Direction::First => *scroll = 0,
                Direction::Last => *scroll = usize::MAX,
                Direction::Left | Direction::Right => {}
            },
            (Overlay::Promotion { chosen, .. }, Action::Go(direction)) => {
                let last = PieceKind::PROMOTIONS.len() - 1;
                match direction {
                    Direction::Up | Direction::Left => *chosen = chosen.saturating_sub(1),
                    Direction::Down | Direction::Right => *chosen = (*chosen + 1).min(last),
                    _ => {}
                }
            }
            (Overlay::Promotion { pawn, chosen }, Action::Choose) => {
                let (pawn, kind) = (*pawn, promotion_choice(*chosen));
                return self.promote(pawn, kind);
            }
            (Overlay::Promotion { pawn, .. }, Action::Row(row)) => {
                let (pawn, kind) = (*pawn, promotion_choice(row));
                return self.promote(pawn, kind);
            }
            (Overlay::Promotion { pawn, .. }, Action::Promote(kind)) => {
                let pawn = *pawn;
                return self.promote(pawn, kind);
            }
            (Overlay::StartOver { yes, .. }, Action::Go(_)) => *yes = !*yes,
            (Overlay::StartOver { lesson, yes }, Action::Choose) => {
                let (lesson, yes) = (lesson.clone(), *yes);
                return self.start_over(lesson, yes);
            }
            (Overlay::StartOver { lesson, .. }, Action::Row(row)) => {
                let lesson = lesson.clone();
                return self.start_over(lesson, row == 1);
            }
            _ => {}
        }
        Vec::new()
    }

    fn promote(&mut self, pawn: super::Promoting, kind: PieceKind) -> Vec<Effect> {
        self.overlays.pop();
        let Screen::Step(step) = &mut self.screen else { return Vec::new() };
        let happened = step.promote(pawn, kind);
        self.after(happened)
    }

    fn start_over(&mut self, lesson: String, yes: bool) -> Vec<Effect> {
        self.overlays.pop();
        if !yes {
            return Vec::new();
        }
        let effects = self.record(Entry::Reset { lesson: Some(lesson.clone()) });
        self.open_map(Some(&lesson));
        effects
    }

    // The buttons.

    fn update_buttons(&mut self, action: Action) -> Vec<Effect> {
        let place = self.place_below();
        let count = keys::buttons(place).count();
        let here = self.focus.unwrap_or(0);
        match action {
            Action::Focus(Turn::Forward) | Action::Go(Direction::Right | Direction::Down) => {
                self.focus = Some((here + 1) % count.max(1));
                Vec::new()
            }
            Action::Focus(Turn::Backward) | Action::Go(Direction::Left | Direction::Up) => {
                self.focus = Some((here + count.saturating_sub(1)) % count.max(1));
                Vec::new()
            }
            Action::Choose => {
                self.focus = None;
                match keys::buttons(place).nth(here) {
                    Some(button) => self.update(button.action.clone()),
                    None => Vec::new(),
                }
            }
            Action::Back => {
                self.focus = None;
                Vec::new()
            }
            // Anything else leaves the buttons and does what it does.
            action => {
                self.focus = None;
                self.update(action)
            }
        }
    }
}

/// The first line of a text from outside, without what does not belong in a line.
fn first_line(text: &str) -> String {
    sanitise(text).lines().next().unwrap_or_default().to_owned()
}
