//! What comes of an action.

use crate::exercise::Attempt;
use crate::language::{Language, ids};
use crate::progress::Entry;
use crate::session::Request;
use crate::settings::Setting;
use crate::study::Onward;

use super::hand::Happened;
use super::map::Row;
use super::place::Place;
use super::{Action, App, Away, Direction, Doing, Effect, Ended, OverlayKind, Prompt, Screen, Turn, keys};

/// Beside the board there is less room.
const HALF_PAGE: isize = 4;

impl App {
    /// Does what the user does, and says what the shell is to do about it.
    pub fn update(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Quit => self.quit(),
            Action::SwitchLanguage => self.switch_language(),
            Action::SwitchMouse => {
                let effects = self.change(Setting::Mouse, Turn::Forward);
                let said = if self.settings.mouse_off { ids::UI_MOUSE_OFF } else { ids::UI_MOUSE_ON };
                self.cover(OverlayKind::Notice(said.into()));
                effects
            }
            Action::SwitchPieces => self.change(Setting::Pieces, Turn::Forward),
            Action::Settings => self.cover(OverlayKind::Settings),
            Action::Glossary => self.cover(OverlayKind::Glossary),
            Action::StartAllOver => self.cover(OverlayKind::Confirm(Prompt::StartOver(None))),
            Action::Help => self.cover(OverlayKind::Help(self.place_of_buttons())),
            Action::Notice(message) => self.cover(OverlayKind::Notice(message)),
            // A text that is pasted only stands in the line, to be looked at before it is played.
            Action::Paste(text) if matches!(self.place(), Place::Notice | Place::TooSmall) => {
                self.update_step(Action::Paste(text))
            }
            action if !self.overlays.is_empty() => self.update_overlay(action),
            action if self.focus.is_some() => self.update_buttons(action),
            Action::Focus(turn) => {
                let count = keys::buttons(self.place_below(), self.behind()).count();
                self.focus = match turn {
                    Turn::Forward => (count > 0).then_some(0),
                    Turn::Backward => count.checked_sub(1),
                };
                Vec::new()
            }
            action => match self.screen {
                Screen::FirstRun { .. } => self.update_first_run(&action),
                Screen::Map { .. } => self.update_map(&action),
                Screen::Report { .. } => {
                    self.update_report(&action);
                    Vec::new()
                }
                Screen::Step(_) => self.update_step(action),
            },
        }
    }

    fn switch_language(&mut self) -> Vec<Effect> {
        let language = self.words.language().next();
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
        for said in self.words.incomplete().into_iter().rev() {
            self.cover(OverlayKind::Notice(said));
        }
        vec![Effect::Save(self.settings.clone())]
    }

    /// Changes a setting to its next value, or the one before, and has it saved.
    pub(super) fn change(&mut self, setting: Setting, turn: Turn) -> Vec<Effect> {
        match turn {
            Turn::Forward => self.settings.change(setting, self.words.language()),
            Turn::Backward => self.settings.change_back(setting, self.words.language()),
        }
        let mut effects = Vec::new();
        match setting {
            Setting::Language => {
                return self.choose_language(match turn {
                    Turn::Forward => self.words.language().next(),
                    Turn::Backward => self.words.language().previous(),
                });
            }
            Setting::Notation => self.words.set_notation(self.settings.notation),
            Setting::Mouse => effects.push(Effect::Mouse(!self.settings.mouse_off)),
            Setting::Theme | Setting::Pieces | Setting::Motion | Setting::Plain => {}
        }
        effects.push(Effect::Save(self.settings.clone()));
        effects
    }

    // The choice of language.

    fn update_first_run(&mut self, action: &Action) -> Vec<Effect> {
        let Screen::FirstRun { chosen } = &mut self.screen else { return Vec::new() };
        match action {
            Action::Go(direction @ (Direction::Up | Direction::Down | Direction::Left | Direction::Right)) => {
                let back = matches!(direction, Direction::Up | Direction::Left);
                *chosen = if back { chosen.previous() } else { chosen.next() };
                let language = *chosen;
                self.words.set_language(language);
                Vec::new()
            }
            Action::Row(row) => match Language::all().nth(*row) {
                Some(language) => self.leave_first_run(language),
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
        // A step that was asked for by name comes after the question.
        self.open_board();
        effects
    }

    // The map.

    fn update_map(&mut self, action: &Action) -> Vec<Effect> {
        let rows = self.map_rows();
        let Screen::Map { row } = &mut self.screen else { return Vec::new() };
        let choices: Vec<usize> =
            rows.iter().enumerate().filter(|(_, row)| row.is_choice()).map(|(index, _)| index).collect();
        let here = choices.iter().position(|index| *index >= *row).unwrap_or(0);
        let last = choices.len().saturating_sub(1);
        let go = |direction: Direction| choices.get(direction.row(here, last)).copied().unwrap_or(0);
        match action {
            Action::Go(direction) => *row = go(*direction),
            // Leaving is the last row: Esc shows where the way out is, and Enter takes it.
            Action::Back => *row = go(Direction::Last),
            Action::Row(chosen) if rows.get(*chosen).is_some_and(Row::is_choice) => {
                *row = *chosen;
                return self.open_row(rows.get(*chosen));
            }
            Action::Choose => {
                let chosen = *row;
                return self.open_row(rows.get(chosen));
            }
            Action::StartOver => {
                // The row of going on stands for the lesson that it goes on in.
                if let Some(Row::Lesson(lesson) | Row::Continue { lesson, .. }) = rows.get(*row) {
                    return self.cover(OverlayKind::Confirm(Prompt::StartOver(Some(lesson.clone()))));
                }
            }
            _ => {}
        }
        Vec::new()
    }

    fn open_row(&mut self, row: Option<&Row>) -> Vec<Effect> {
        let entry = match row {
            Some(Row::Continue { lesson, step }) => self.study.open(lesson, *step),
            Some(Row::Lesson(id)) => self.study.open_lesson(id),
            Some(Row::Quit) => return self.quit(),
            Some(Row::Part { .. }) | None => return Vec::new(),
        };
        self.opened(entry)
    }

    /// Shows a step that was opened, and has it recorded.
    fn opened(&mut self, entry: Option<Entry>) -> Vec<Effect> {
        if entry.is_some() {
            self.open_board();
        }
        entry.map(Effect::Record).into_iter().collect()
    }

    // A step.

    pub(super) fn update_step(&mut self, action: Action) -> Vec<Effect> {
        let place = self.place_below();
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        if hand.line().is_some() {
            return self.update_line(action);
        }
        match action {
            Action::Go(direction @ (Direction::Up | Direction::Down | Direction::Left | Direction::Right))
                if place.is_choice() =>
            {
                if let Some(open) = self.study.place() {
                    hand.step_option(&open.session, matches!(direction, Direction::Down | Direction::Right));
                }
            }
            Action::Row(option) if place.is_choice() => return self.pick(option),
            Action::Go(direction) => match direction {
                Direction::Up => hand.step_cursor(0, -1),
                Direction::Down => hand.step_cursor(0, 1),
                Direction::Left => hand.step_cursor(-1, 0),
                Direction::Right => hand.step_cursor(1, 0),
                Direction::PageUp => hand.page(-HALF_PAGE),
                Direction::PageDown => hand.page(HALF_PAGE),
                Direction::First | Direction::Last => {}
            },
            Action::Choose => match place {
                Place::Show => return self.ask(Request::Try(Attempt::Next)),
                Place::Done => return self.next_step(),
                Place::ChooseOne | Place::ChooseSeveral => {
                    let option = hand.option();
                    return self.pick(option);
                }
                _ => {
                    let square = hand.cursor();
                    return self.touch(square);
                }
            },
            Action::Point(square) => return self.touch(square),
            Action::Drop(square) => {
                let happened = hand.drop_on(&mut self.study, square);
                return self.after(happened);
            }
            Action::PickPiece(number) => hand.pick_piece(&self.study, number),
            Action::NextPiece(turn) => hand.next_piece(&self.study, turn),
            Action::Submit => return self.ask(Request::Try(Attempt::Submit)),
            Action::Undo => return self.ask(Request::Undo),
            Action::Hint => return self.do_or_ask(Doing::Hint),
            Action::Retry => return self.do_or_ask(Doing::Retry),
            Action::ShowAnswer => return self.do_or_ask(Doing::Answer),
            Action::NextStep => return self.do_or_ask(Doing::Skip),
            Action::PreviousStep => return self.do_or_ask(Doing::Previous),
            Action::Flip => hand.flip(),
            Action::Back if hand.selected().is_some() => hand.drop_piece(),
            Action::Back if self.preview.is_some() => self.open_report(),
            Action::Back => {
                let lesson = self.study.place().map(|place| place.lesson.clone());
                self.study.leave();
                self.open_map(lesson.as_deref());
            }
            Action::Talk if place == Place::Talk => {
                hand.drop_piece();
                return self.cover(OverlayKind::Saying);
            }
            Action::OpenLine if place.takes_moves() => hand.open_line(),
            Action::Type(letter) if place.takes_moves() => hand.type_in(std::iter::once(letter)),
            Action::Paste(text) if place.takes_moves() => hand.paste(&text),
            _ => {}
        }
        Vec::new()
    }

    fn update_line(&mut self, action: Action) -> Vec<Effect> {
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        match action {
            Action::Type(letter) => hand.type_in(std::iter::once(letter)),
            Action::Paste(text) => hand.paste(&text),
            Action::Edit(request) => hand.edit(request),
            Action::Complete => hand.complete(&self.study),
            Action::Back => hand.close_line(),
            Action::Choose => {
                let happened = hand.submit_line(&mut self.study, &self.words);
                return self.after(happened);
            }
            Action::Go(_) | Action::Row(_) => {}
            // A hand on the board or on a button means the board or the button.
            action => {
                hand.pick_typed(&self.study);
                hand.close_line();
                return self.update_step(action);
            }
        }
        Vec::new()
    }

    fn touch(&mut self, square: crate::rules::Square) -> Vec<Effect> {
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        let happened = hand.act(&mut self.study, square);
        self.after(happened)
    }

    fn pick(&mut self, option: usize) -> Vec<Effect> {
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        let happened = hand.pick(&mut self.study, option);
        self.after(happened)
    }

    pub(super) fn ask(&mut self, request: Request) -> Vec<Effect> {
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        let happened = hand.ask(&mut self.study, request);
        self.after(happened)
    }

    /// What follows from what happened at the board.
    fn after(&mut self, happened: Happened) -> Vec<Effect> {
        if let Some(pawn) = happened.promoting {
            self.cover(OverlayKind::Promotion(pawn));
        }
        let Some(entry) = happened.entry else { return Vec::new() };
        let mut effects = vec![Effect::Record(entry)];
        // A step to read is over when it is read: nothing is left to look at.
        let nothing_said = matches!(&self.screen, Screen::Step(hand) if hand.said().is_empty());
        let reading = self.study.place().is_some_and(|place| place.session.step().is_reading());
        if reading && nothing_said {
            effects.extend(self.next_step());
        }
        effects
    }

    /// Goes on: to the next step, or back to the map with what the lesson has earned.
    pub(super) fn next_step(&mut self) -> Vec<Effect> {
        let (onward, entry) = self.study.go_on();
        match onward {
            Onward::Step => self.opened(entry),
            onward => {
                self.end_lesson(onward);
                entry.map(Effect::Record).into_iter().collect()
            }
        }
    }

    pub(super) fn previous_step(&mut self) -> Vec<Effect> {
        let entry = self.study.go_back();
        self.opened(entry)
    }

    /// Leaves the lesson for the map, with how it went and where to go over it.
    fn end_lesson(&mut self, onward: Onward) {
        if self.preview.is_some() {
            return self.open_report();
        }
        let Some(ended) = Ended::of(&self.study, onward) else { return };
        self.study.close();
        self.open_map(Some(ended.row()));
        self.cover(OverlayKind::Ended(Box::new(ended)));
    }

    /// Goes where the end of a lesson leads to.
    pub(super) fn go_away(&mut self, ended: &Ended, way: usize) -> Vec<Effect> {
        let Some(way) = ended.ways.get(way) else { return Vec::new() };
        let entry = match way {
            Away::Next(lesson) => self.study.open_lesson(lesson),
            Away::Undone(step) | Away::Improve(step) => self.study.open(&ended.lesson, *step),
            Away::Again => self.study.open_lesson(&ended.lesson),
            Away::Lessons => None,
        };
        self.opened(entry)
    }

    // The buttons.

    fn update_buttons(&mut self, action: Action) -> Vec<Effect> {
        let (place, behind) = (self.place_below(), self.behind());
        let count = keys::buttons(place, behind).count();
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
                match keys::buttons(place, behind).nth(here) {
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
