//! A text that is pasted: into the line, or – where it is several lines, or an answer – done at once.

use crate::explain;
use crate::language::{Message, ids, sanitise};
use crate::lesson::Task;

use super::hand::Tone;
use super::{App, Effect, Screen};

/// No more lines than this are done: more is no game.
const MOST_LINES: usize = 200;

impl App {
    /// Puts one line where it is typed, to be looked at before it is played. Of several lines each is played after the other,
    /// as far as they go; an answer is picked by its number or its words. What is left over is told.
    pub(super) fn paste(&mut self, text: &str) -> Vec<Effect> {
        let text = sanitise(text);
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let place = self.place_below();
        let Screen::Step(hand) = &mut self.screen else { return Vec::new() };
        let is_typed = hand.line().is_some() || place.takes_moves();
        if let ([line], true) = (lines.as_slice(), is_typed) {
            hand.type_in(line.chars());
            return Vec::new();
        }
        if !is_typed && !place.is_choice() {
            return Vec::new();
        }
        let mut effects = Vec::new();
        let mut done = 0;
        for line in lines.iter().take(MOST_LINES) {
            let Some(more) = self.enter(line) else { break };
            effects.extend(more);
            done += 1;
            if matches!(&self.screen, Screen::Step(hand) if hand.tone() == Tone::Bad) {
                break;
            }
        }
        let left: Vec<&str> = lines.into_iter().skip(done).collect();
        if let (false, Screen::Step(hand)) = (left.is_empty(), &mut self.screen) {
            hand.say(left_over(&left));
        }
        effects
    }

    /// Does what a pasted line says; `None` where no line is taken now.
    fn enter(&mut self, line: &str) -> Option<Vec<Effect>> {
        if !self.overlays.is_empty() {
            return None;
        }
        let place = self.place_below();
        let Screen::Step(hand) = &mut self.screen else { return None };
        if hand.line().is_some() || place.takes_moves() {
            hand.type_in(line.chars());
            let happened = hand.submit_line(&mut self.study, &self.words);
            return Some(self.after(happened));
        }
        place.is_choice().then(|| self.pick_named(line))
    }

    /// Picks the answers that a line names.
    fn pick_named(&mut self, line: &str) -> Vec<Effect> {
        match self.answers_named(line) {
            Some(options) => options.into_iter().flat_map(|option| self.pick(option)).collect(),
            None => {
                if let Screen::Step(hand) = &mut self.screen {
                    let _ = hand.say_unread(line, vec![ids::UI_NO_SUCH_ANSWER.into()]);
                }
                Vec::new()
            }
        }
    }

    /// The answers that a line names: one by its words, or as many by their numbers as may be picked.
    fn answers_named(&self, line: &str) -> Option<Vec<usize>> {
        let place = self.study.place()?;
        let Task::Choose(choose) = &place.session.step().task else { return None };
        let same = |words: &str| {
            words.trim().trim_end_matches('.').to_lowercase() == line.trim_end_matches('.').to_lowercase()
        };
        let named =
            choose.options.iter().position(|option| same(&self.words.text(&explain::option(&place.lesson, option))));
        if let Some(option) = named {
            return Some(vec![option]);
        }
        let number = |word: &str| {
            let option = word.trim_end_matches(['.', ')']).parse::<usize>().ok()?.checked_sub(1)?;
            (option < choose.options.len()).then_some(option)
        };
        let numbers: Vec<usize> =
            line.split([' ', ',']).filter(|word| !word.is_empty()).map(number).collect::<Option<_>>()?;
        (numbers.len() == 1 || choose.takes_several() && !numbers.is_empty()).then_some(numbers)
    }
}

/// What a paste had that was not done, as much as one reads.
fn left_over(lines: &[&str]) -> Message {
    const MOST: usize = 60;
    let all = lines.join(" \u{b7} ");
    let shown: String = all.chars().take(MOST).collect();
    let shown = if shown.len() < all.len() { format!("{shown}…") } else { shown };
    Message::new(ids::UI_PASTE_REST).with("text", shown)
}
