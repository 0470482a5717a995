//! What comes of an action.

use crate::exercise::Attempt;
use crate::explain;
use crate::explain::glossary::TERMS;
use crate::language::{Language, ids};
use crate::progress::Entry;
use crate::rules::PieceKind;
use crate::session::Request;
use crate::settings::Setting;
use crate::study::Onward;

use super::hand::Happened;
use super::map::Row;
use super::place::Place;
use super::{
    Action, App, Away, Behind, Direction, Doing, Effect, Ended, Held, Loss, Overlay, Promoting, Saying, Screen, Turn,
    Window, keys, promotion_choice,
};

/// How many lines a page is.
pub(super) const PAGE: usize = 8;
/// Beside the board there is less room.
const HALF_PAGE: isize = 4;

impl App {
    /// Does what the user does, and says what the shell is to do about it.
    pub fn update(&mut self, action: Action) -> Vec<Effect> {
        let effects = self.act(action);
        self.show_postponed();
        effects
    }

    fn act(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Quit => self.quit(),
            Action::Paste(text) if self.window == Window::TooSmall => {
                self.hold(Held::Paste(text));
                Vec::new()
            }
            Action::SwitchLanguage => self.switch_language(),
            Action::SwitchMouse => {
                let effects = self.change(Setting::Mouse, Turn::Forward);
                let said = if self.settings.mouse_off { ids::UI_MOUSE_OFF } else { ids::UI_MOUSE_ON };
                self.overlays.push(Overlay::Notice(said.into()));
                effects
            }
            Action::SwitchPieces => self.change(Setting::Pieces, Turn::Forward),
            Action::Settings => {
                self.overlays.push(Overlay::Settings { row: 0 });
                Vec::new()
            }
            Action::Glossary => {
                self.overlays.push(Overlay::Glossary { row: 0 });
                Vec::new()
            }
            Action::StartAllOver => {
                self.overlays.push(Overlay::StartOver { lesson: None, yes: false });
                Vec::new()
            }
            Action::Help => {
                let of = self.place_of_buttons();
                self.overlays.push(Overlay::Help { of, scroll: 0 });
                Vec::new()
            }
            Action::Notice(message) => {
                self.notice_scroll = 0;
                self.overlays.push(Overlay::Notice(message));
                Vec::new()
            }
            Action::Paste(text) if self.is_step_below() => {
                self.postponed.append(&mut self.overlays);
                self.act(Action::Paste(text))
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
        self.overlays.extend(self.words.incomplete().into_iter().rev().map(Overlay::Notice));
        vec![Effect::Save(self.settings.clone())]
    }

    /// Changes a setting to its next value, or the one before, and has it saved.
    fn change(&mut self, setting: Setting, turn: Turn) -> Vec<Effect> {
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
        let go = |to: usize| choices.get(to.min(last)).copied().unwrap_or(0);
        match action {
            Action::Go(Direction::Up | Direction::Left) => *row = go(here.saturating_sub(1)),
            Action::Go(Direction::Down | Direction::Right) => *row = go(here + 1),
            Action::Go(Direction::PageUp) => *row = go(here.saturating_sub(PAGE)),
            Action::Go(Direction::PageDown) => *row = go(here + PAGE),
            Action::Go(Direction::First) => *row = go(0),
            // Leaving is the last row: Esc shows where the way out is, and Enter takes it.
            Action::Go(Direction::Last) | Action::Back => *row = go(last),
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
                    let lesson = lesson.clone();
                    self.overlays.push(Overlay::StartOver { lesson: Some(lesson), yes: false });
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

    fn update_step(&mut self, action: Action) -> Vec<Effect> {
        let place = self.place_below();
        let behind = self.behind();
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        if hand.line().is_some() {
            return self.update_line(action);
        }
        let doing = Doing::of(&action);
        // A lesson that is being written gives its author no stars.
        let costs =
            |doing: &Doing| doing.loss(&self.study).filter(|loss| (behind, *loss) != (Behind::Report, Loss::Stars));
        if let Some((doing, loss)) = doing.and_then(|doing| Some((doing, costs(&doing)?))) {
            hand.drop_piece();
            self.ask_whether(doing, loss);
            return Vec::new();
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
            Action::Hint => return self.ask(Request::Hint),
            Action::Undo => return self.ask(Request::Undo),
            Action::Retry => return self.ask(Request::Retry),
            Action::ShowAnswer => return self.ask(Request::ShowAnswer),
            Action::Flip => hand.flip(),
            Action::NextStep => return self.next_step(),
            Action::PreviousStep => return self.previous_step(),
            Action::Back if hand.selected().is_some() => hand.drop_piece(),
            Action::Back if self.preview.is_some() => self.open_report(),
            Action::Back => {
                let lesson = self.study.place().map(|place| place.lesson.clone());
                self.study.leave();
                self.open_map(lesson.as_deref());
            }
            Action::Talk if place == Place::Talk => {
                hand.drop_piece();
                self.overlays.push(Overlay::Saying { chosen: 0 });
            }
            Action::OpenLine if place.takes_moves() => hand.open_line(),
            Action::Type(letter) if place.takes_moves() => hand.type_in(std::iter::once(letter)),
            Action::Paste(text) => return self.paste(&text),
            _ => {}
        }
        Vec::new()
    }

    fn update_line(&mut self, action: Action) -> Vec<Effect> {
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        match action {
            Action::Type(letter) => hand.type_in(std::iter::once(letter)),
            Action::Paste(text) => return self.paste(&text),
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

    pub(super) fn pick(&mut self, option: usize) -> Vec<Effect> {
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
    pub(super) fn after(&mut self, happened: Happened) -> Vec<Effect> {
        if let Some(pawn) = happened.promoting {
            self.overlays.push(Overlay::Promotion { pawn, chosen: 0 });
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
        self.overlays.push(Overlay::Ended(Box::new(ended)));
    }

    /// Goes where the end of a lesson leads to.
    fn go_away(&mut self, ended: &Ended, way: usize) -> Vec<Effect> {
        let Some(way) = ended.ways.get(way) else { return Vec::new() };
        self.overlays.pop();
        let entry = match way {
            Away::Next(lesson) => self.study.open_lesson(lesson),
            Away::Undone(step) | Away::Improve(step) => self.study.open(&ended.lesson, *step),
            Away::Again => self.study.open_lesson(&ended.lesson),
            Away::Lessons => None,
        };
        self.opened(entry)
    }

    // What lies over the screen.

    fn update_overlay(&mut self, action: Action) -> Vec<Effect> {
        let Some(overlay) = self.overlays.last_mut() else { return Vec::new() };
        let scroll = match overlay {
            Overlay::Help { scroll, .. } => Some(scroll),
            Overlay::Notice(_) => Some(&mut self.notice_scroll),
            Overlay::Promotion { .. }
            | Overlay::StartOver { .. }
            | Overlay::Sure { .. }
            | Overlay::Settings { .. }
            | Overlay::Ended(_)
            | Overlay::Glossary { .. }
            | Overlay::Saying { .. } => None,
        };
        if let (Some(scroll), Action::Go(direction)) = (scroll, &action) {
            match direction {
                Direction::Up => *scroll = scroll.saturating_sub(1),
                Direction::Down => *scroll = scroll.saturating_add(1),
                Direction::PageUp => *scroll = scroll.saturating_sub(PAGE),
                Direction::PageDown => *scroll = scroll.saturating_add(PAGE),
                Direction::First => *scroll = 0,
                Direction::Last => *scroll = usize::MAX,
                Direction::Left | Direction::Right => {}
            }
            return Vec::new();
        }
        match (overlay, action) {
            (_, Action::Back)
            | (Overlay::Help { .. } | Overlay::Notice(_), Action::Choose | Action::Row(_))
            | (Overlay::Glossary { .. }, Action::Choose) => {
                self.overlays.pop();
                self.notice_scroll = 0;
            }
            (Overlay::Glossary { row }, Action::Row(chosen)) => *row = chosen.min(TERMS.len() - 1),
            (Overlay::Glossary { row }, Action::Go(direction)) => {
                let wanted = match direction {
                    Direction::Up | Direction::Left => row.saturating_sub(1),
                    Direction::Down | Direction::Right => *row + 1,
                    Direction::PageUp => row.saturating_sub(PAGE),
                    Direction::PageDown => *row + PAGE,
                    Direction::First => 0,
                    Direction::Last => TERMS.len(),
                };
                *row = wanted.min(TERMS.len() - 1);
            }
            (Overlay::Settings { row }, Action::Go(Direction::Up)) => *row = row.saturating_sub(1),
            (Overlay::Settings { row }, Action::Go(Direction::Down)) => *row = (*row + 1).min(Setting::ALL.len() - 1),
            (Overlay::Settings { row }, Action::Go(Direction::First)) => *row = 0,
            (Overlay::Settings { row }, Action::Go(Direction::Last)) => *row = Setting::ALL.len() - 1,
            (Overlay::Settings { row }, action @ (Action::Choose | Action::Go(Direction::Left | Direction::Right))) => {
                if let Some(setting) = Setting::ALL.get(*row).copied() {
                    let back = action == Action::Go(Direction::Left);
                    return self.change(setting, if back { Turn::Backward } else { Turn::Forward });
                }
            }
            (Overlay::Settings { row }, Action::Row(chosen)) => {
                if let Some(setting) = Setting::ALL.get(chosen).copied() {
                    *row = chosen;
                    return self.change(setting, Turn::Forward);
                }
            }
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
            (Overlay::Promotion { pawn, .. }, Action::Row(row)) if row < PieceKind::PROMOTIONS.len() => {
                let (pawn, kind) = (*pawn, promotion_choice(row));
                return self.promote(pawn, kind);
            }
            (Overlay::Promotion { pawn, .. }, Action::Promote(kind)) => {
                let pawn = *pawn;
                return self.promote(pawn, kind);
            }
            (Overlay::Saying { chosen }, Action::Go(direction)) => {
                let wanted = match direction {
                    Direction::Up | Direction::Left => chosen.saturating_sub(1),
                    Direction::Down | Direction::Right => *chosen + 1,
                    _ => *chosen,
                };
                let last = self.sayings().len().saturating_sub(1);
                if let Some(Overlay::Saying { chosen }) = self.overlays.last_mut() {
                    *chosen = wanted.min(last);
                }
            }
            (Overlay::Saying { chosen }, Action::Choose) => {
                let chosen = *chosen;
                return self.say(chosen);
            }
            (Overlay::Saying { .. }, Action::Row(row)) => return self.say(row),
            (Overlay::Ended(ended), Action::Go(direction)) => {
                let last = ended.ways.len().saturating_sub(1);
                match direction {
                    Direction::Up | Direction::Left => ended.chosen = ended.chosen.saturating_sub(1),
                    Direction::Down | Direction::Right => ended.chosen = (ended.chosen + 1).min(last),
                    _ => {}
                }
            }
            (Overlay::Ended(ended), Action::Choose) => {
                let ended = ended.clone();
                return self.go_away(&ended, ended.chosen);
            }
            (Overlay::Ended(ended), Action::Row(row)) => {
                let ended = ended.clone();
                return self.go_away(&ended, row);
            }
            (Overlay::StartOver { yes, .. } | Overlay::Sure { yes, .. }, Action::Go(_)) => *yes = !*yes,
            (Overlay::Sure { doing, yes, .. }, Action::Choose) => {
                let (doing, yes) = (*doing, *yes);
                return self.do_surely(doing, yes);
            }
            (Overlay::Sure { doing, .. }, Action::Row(row)) => {
                let doing = *doing;
                return self.do_surely(doing, row == 1);
            }
            (Overlay::StartOver { lesson, yes }, Action::Choose) => {
                let (lesson, yes) = (lesson.clone(), *yes);
                return self.start_over(lesson.as_deref(), yes);
            }
            (Overlay::StartOver { lesson, .. }, Action::Row(row)) => {
                let lesson = lesson.clone();
                return self.start_over(lesson.as_deref(), row == 1);
            }
            _ => {}
        }
        Vec::new()
    }

    fn promote(&mut self, pawn: Promoting, kind: PieceKind) -> Vec<Effect> {
        self.overlays.pop();
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        let happened = hand.promote(&mut self.study, pawn, kind);
        self.after(happened)
    }

    /// Says what was chosen.
    fn say(&mut self, chosen: usize) -> Vec<Effect> {
        self.overlays.pop();
        match self.sayings().get(chosen) {
            Some(Saying::Act(act)) => self.ask(Request::Try(Attempt::Act(*act))),
            Some(Saying::Announce) => {
                let begun = format!("{} ", explain::claim_words(&self.words));
                if let Screen::Step(hand) = &mut self.screen {
                    hand.begin_line(begun);
                }
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    fn start_over(&mut self, lesson: Option<&str>, yes: bool) -> Vec<Effect> {
        self.overlays.pop();
        if !yes {
            return Vec::new();
        }
        let entry = self.study.reset(lesson);
        if lesson.is_none() {
            self.overlays.clear();
            self.study.close();
        }
        self.open_map(lesson);
        vec![Effect::Record(entry)]
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
