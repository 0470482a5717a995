//! The screens: what is drawn for an [`App`]. Drawing looks and changes nothing; it tells where things can be clicked
//! and how far a text can be scrolled.

mod choose;
mod first_run;
mod glossary;
mod lesson;
mod map;
mod map_panel;
mod overlay;
mod report;
mod small;
mod tray;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use crate::app::{Action, App, Screen, Scroll, Window, keys};

use super::layout::LEAST;
use super::theme::Theme;
use super::widgets::{BoardGeometry, Buttons, Sliding};

/// What whoever holds the mouse and the keys needs to know of a frame.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// The board, where one can be clicked.
    pub board: Option<BoardGeometry>,
    /// Whether the screen itself is shown.
    pub window: Window,
    /// What can be clicked besides, and what that does; what was drawn last lies on top.
    pub targets: Vec<(Rect, Action)>,
    /// How many lines are below the window when it stands at the beginning.
    pub most_scroll: Scroll,
    /// Where the terminal's own cursor stands: screen readers and input methods look there.
    pub cursor: Option<Position>,
}

impl Drawn {
    /// What a click on this cell does.
    pub fn click(&self, cell: Position) -> Option<Action> {
        let target = self.targets.iter().rev().find(|(rect, _)| rect.contains(cell));
        target.map(|(_, action)| action.clone()).or_else(|| self.board?.square_at(cell).map(Action::Point))
    }
}

/// The row of buttons of a screen, below everything else; blank while something lies over the screen, for nothing of it
/// can be reached then.
fn key_bar(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) -> Vec<(Rect, Action)> {
    if app.overlay().is_some() {
        return Vec::new();
    }
    let place = app.place_of_buttons();
    Buttons { place, behind: app.behind(), focus: app.focus(), words: app.words(), theme }.render(area, buf)
}

/// Where the button is that Enter presses, if the keyboard is among the buttons. The row begins there in a window in which
/// it has no room.
fn focused(app: &App, bar: Rect, buttons: &[(Rect, Action)]) -> Option<Position> {
    let focus = app.focus()?;
    let wanted = keys::buttons(app.place_of_buttons(), app.behind()).nth(focus).map(|button| &button.action);
    let found = buttons.iter().find(|(_, action)| Some(action) == wanted);
    Some(found.map_or(bar, |(rect, _)| *rect).as_position())
}

/// Lets the words of a screen stand back behind what lies over it. A board keeps its colours: they are its meaning.
fn step_back(theme: Theme, area: Rect, buf: &mut Buffer) {
    let (page, dim) = (theme.page().bg.unwrap_or_default(), theme.dim());
    if dim.fg.is_none() {
        return;
    }
    for cell in area.positions() {
        if let Some(cell) = buf.cell_mut(cell).filter(|cell| cell.bg == page) {
            cell.set_style(dim.remove_modifier(Modifier::BOLD | Modifier::REVERSED));
        }
    }
}

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App, theme: Theme) -> Drawn {
    draw_sliding(frame, app, theme, &[])
}

/// Draws everything while pieces slide over the board.
pub(super) fn draw_sliding(frame: &mut Frame<'_>, app: &App, theme: Theme, sliding: &[Sliding]) -> Drawn {
    let area = frame.area();
    let buf = frame.buffer_mut();
    buf.set_style(area, theme.page());
    let drawn = if area.width < LEAST.0 || area.height < LEAST.1 {
        small::draw(app, theme, area, buf)
    } else {
        let below = match app.screen() {
            Screen::FirstRun { chosen } => first_run::draw(app, *chosen, theme, area, buf),
            Screen::Report { scroll } => report::draw(app, *scroll, theme, area, buf),
            Screen::Map { row } => map::draw(app, *row, theme, area, buf),
            Screen::Step(hand) => lesson::draw(app, hand, theme, sliding, area, buf),
        };
        match app.overlay() {
            // Nothing below can be reached.
            Some(overlay) => {
                if overlay::stands_alone(overlay) {
                    step_back(theme, area, buf);
                }
                overlay::draw(app, overlay, theme, area, buf)
            }
            None => below,
        }
    };
    if let Some(cursor) = drawn.cursor.filter(|cursor| area.contains(*cursor)) {
        frame.set_cursor_position(cursor);
    }
    drawn
}
