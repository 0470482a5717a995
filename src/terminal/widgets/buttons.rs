//! The row of buttons: what can be done here, and with which keys. Made from the one list of keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{Action, Behind, Key, Place, keys};
use crate::language::{Language, Message, Words};
use crate::rules::notation;
use crate::terminal::text;
use crate::terminal::theme::Theme;

/// Columns between two buttons.
const GAP: usize = 2;

/// What is written on a key.
///
/// A letter is shown with its neighbour on the other layout, the alphabet in use first.
pub fn key_name(key: Key, language: Language) -> String {
    match key {
        Key::Char(' ') => "Space".to_owned(),
        Key::Char(letter @ 'a'..='z') => match (notation::same_key(letter), language) {
            (Some(greek), Language::EL) => format!("{greek}/{letter}"),
            (Some(greek), _) => format!("{letter}/{greek}"),
            (None, _) => letter.to_string(),
        },
        Key::Char(sign) => sign.to_string(),
        Key::Control(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
        Key::Enter => "Enter".to_owned(),
        Key::Esc => "Esc".to_owned(),
        Key::Tab => "Tab".to_owned(),
        Key::BackTab => "Shift-Tab".to_owned(),
        Key::Backspace => "Backspace".to_owned(),
        Key::Delete => "Del".to_owned(),
        Key::Up => "↑".to_owned(),
        Key::Down => "↓".to_owned(),
        Key::Left => "←".to_owned(),
        Key::Right => "→".to_owned(),
        Key::Home => "Home".to_owned(),
        Key::End => "End".to_owned(),
        Key::PageUp => "PgUp".to_owned(),
        Key::PageDown => "PgDn".to_owned(),
        Key::F(number) => format!("F{number}"),
    }
}

/// The row of buttons of a place.
#[derive(Clone, Copy, Debug)]
pub struct Buttons<'a> {
    /// Whose buttons.
    pub place: Place,
    /// What lies behind the steps.
    pub behind: Behind,
    /// The one that Enter presses.
    pub focus: Option<usize>,
    /// What they are called.
    pub words: &'a Words,
    /// How they look.
    pub theme: Theme,
}

struct Button {
    index: usize,
    weight: u8,
    key: String,
    label: String,
    action: Action,
}

impl Button {
    fn width(&self) -> usize {
        text::width(&self.key) + usize::from(!self.label.is_empty()) + text::width(&self.label)
    }

    /// Makes the way out shorter, step by step; `false` where it is no such button, or as short as it can be.
    fn shorten(&mut self) -> bool {
        const SHORT: &str = "^C";
        if self.action != Action::Quit {
            return false;
        }
        if self.key != SHORT {
            SHORT.clone_into(&mut self.key);
            return true;
        }
        let has_label = !self.label.is_empty();
        self.label.clear();
        has_label
    }
}

impl Buttons<'_> {
    /// Draws as many as there is room for, the most useful ones, and says where each is.
    pub fn render(&self, area: Rect, buf: &mut Buffer) -> Vec<(Rect, Action)> {
        let mut drawn = Vec::new();
        let columns = usize::from(area.width);
        let buttons = self.fitting(columns, usize::from(area.height));
        for (row, laid) in (0..).zip(text::flow(buttons.iter().map(Button::width), GAP, columns)) {
            let mut column = 0;
            for button in laid.into_iter().filter_map(|index| buttons.get(index)) {
                let focused = self.focus == Some(button.index);
                let (key_style, label_style) = if focused {
                    (self.theme.focus(), self.theme.focus())
                } else {
                    (self.theme.key(), self.theme.dim())
                };
                let start = column;
                column += text::put(buf, area, column, row, &button.key, key_style);
                if !button.label.is_empty() {
                    column += text::put(buf, area, column, row, " ", label_style);
                    column += text::put(buf, area, column, row, &button.label, label_style);
                }
                let place = Rect::new(area.x + start, area.y + row, column - start, 1);
                drawn.push((place.intersection(area), button.action.clone()));
                column += u16::try_from(GAP).unwrap_or(2);
            }
        }
        drawn
    }

    /// The buttons for which there is room. Where it is short the least useful go first; the one in focus stays, and the way
    /// out, if only as its key.
    fn fitting(&self, columns: usize, rows: usize) -> Vec<Button> {
        let language = self.words.language();
        let mut buttons: Vec<Button> = keys::buttons(self.place, self.behind)
            .enumerate()
            .map(|(index, binding)| Button {
                index,
                weight: if self.focus == Some(index) { u8::MAX } else { binding.button },
                key: binding.keys.first().map(|key| key_name(*key, language)).unwrap_or_default(),
                label: self.words.short(&Message::new(binding.name(self.behind))),
                action: binding.action.clone(),
            })
            .collect();
        let fit = |buttons: &[Button]| {
            let is_too_wide = buttons.iter().any(|button| button.width() > columns);
            !is_too_wide && text::flow(buttons.iter().map(Button::width), GAP, columns).len() <= rows
        };
        while !fit(&buttons) {
            let Some(least) = (0..buttons.len()).rev().min_by_key(|index| buttons.get(*index).map(|b| b.weight)) else {
                break;
            };
            if buttons.get_mut(least).is_some_and(Button::shorten) {
                continue;
            }
            let other = (0..buttons.len())
                .rev()
                .filter(|index| buttons.get(*index).is_some_and(|button| button.action != Action::Quit))
                .min_by_key(|index| buttons.get(*index).map(|button| button.weight));
            buttons.remove(other.unwrap_or(least));
        }
        buttons
    }
}
