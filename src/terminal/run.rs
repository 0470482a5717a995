//! The loop: draw, do what the frame was not to wait for, wait, update.

use std::io::{self, BufWriter, IsTerminal, Stdout};
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEventKind};
use crossterm::style::Print;
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use crossterm::{execute, queue};
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::Position;

use crate::app::{Action, App, Direction, Effect, Key, Place, Screen as Shows, Turn};
use crate::language::Message;
use crate::rules::Square;
use crate::settings::ThemeChoice;

use super::guard::Guard;
use super::incoming::{Incoming, Source, Watch, hung_up, stop_here};
use super::screens::{self, Drawn};
use super::slide::{Shown, Slide};
use super::theme::Look;

/// The least time between two frames, as long as something comes in.
const BETWEEN_FRAMES: Duration = Duration::from_millis(15);
/// How long nothing comes in before what there is to say at the start is said. Nobody notices it, and keys that were typed
/// ahead have come by then.
const TYPED_AHEAD: Duration = Duration::from_millis(50);
/// No frame is longer in a window of a usual size: it is sent in one piece.
const FRAME: usize = 32 * 1024;

/// Asks for the colour of the page. It ends in a bell, and so does the answer: that is one byte, which is never torn apart.
const QUESTION: &str = "\x1b]11;?\x07";

/// How the program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// The user left.
    Quit,
    /// A signal of this number ended it; the exit status is 128 and the number.
    Signal(i32),
    /// The terminal is gone.
    HungUp,
}

/// Whether there is a terminal to draw on: both ends must be one, and it must know how to place its cursor.
pub fn is_possible() -> bool {
    io::stdin().is_terminal()
        && io::stdout().is_terminal()
        && std::env::var("TERM").map_or(cfg!(windows), |term| !term.is_empty() && term != "dumb")
}

/// Runs the program on the terminal until it ends, and gives the terminal back as it was. `perform` is called for each
/// effect that is not the terminal's own, after the frame that shows it; a message that it gives back is shown. So are the
/// `notes`, the first on top, as soon as what was typed ahead is worked off: no key answers a message before it is there.
///
/// # Errors
/// When the terminal cannot be taken or written to.
pub fn run(
    app: &mut App,
    look: Look,
    notes: Vec<Message>,
    perform: impl FnMut(Effect) -> Option<Message>,
) -> io::Result<Exit> {
    drive_to_the_end(app, look, notes, perform, None)
}

/// The same around a lesson that is being written, which records nothing and has nothing to say at the start: whatever
/// `watch` tells is shown. It is asked on a thread of its own.
///
/// # Errors
/// When the terminal cannot be taken or written to.
pub fn run_following(
    app: &mut App,
    look: Look,
    perform: impl FnMut(Effect) -> Option<Message>,
    watch: Option<Watch>,
) -> io::Result<Exit> {
    drive_to_the_end(app, look, Vec::new(), perform, watch)
}

fn drive_to_the_end(
    app: &mut App,
    look: Look,
    notes: Vec<Message>,
    perform: impl FnMut(Effect) -> Option<Message>,
    watch: Option<Watch>,
) -> io::Result<Exit> {
    match drive(app, look, notes, perform, watch) {
        // A terminal that cannot be written to because it is closed is an end like any other.
        Err(_) if hung_up() => Ok(Exit::HungUp),
        ended => ended,
    }
}

fn drive(
    app: &mut App,
    look: Look,
    mut notes: Vec<Message>,
    mut perform: impl FnMut(Effect) -> Option<Message>,
    watch: Option<Watch>,
) -> io::Result<Exit> {
    // Under NO_COLOR crossterm sends a full reset for every colour, which would take reverse video away too. The theme
    // has decided already what is sent, and without colour that is the terminal's own.
    crossterm::style::force_color_output(true);
    let mut screen = Screen::open(!app.settings().mouse_off, look)?;
    let source = Source::start(watch)?;
    let mut drawn = screen.draw(app, None)?;
    app.limit_scroll(drawn.most_scroll);
    let mut slide: Option<Slide> = None;
    let mut last_frame = Instant::now();
    let mut pressed: Option<Pressed> = None;
    let mut held: Option<Incoming> = None;
    loop {
        screen.ask(app)?;
        let mut next = match (held.take(), &slide) {
            (Some(held), _) => Some(held),
            (None, _) if !notes.is_empty() => match source.ready(TYPED_AHEAD) {
                Some(incoming) => Some(incoming),
                None => {
                    for note in notes.drain(..).rev() {
                        app.update(Action::Notice(note));
                    }
                    slide = None;
                    last_frame = Instant::now();
                    drawn = screen.draw(app, None)?;
                    continue;
                }
            },
            (None, Some(running)) => match source.ready(running.until_next()) {
                Some(incoming) => Some(incoming),
                None => {
                    slide = slide.filter(|slide| !slide.is_over());
                    drawn = screen.draw(app, slide.as_ref())?;
                    continue;
                }
            },
            (None, None) => match source.next() {
                Some(incoming) => Some(incoming),
                None => return Ok(Exit::HungUp),
            },
        };
        // Nobody waits for a piece that slides.
        let before = Shown::of(app);
        let mut effects = Vec::new();
        app.set_window(drawn.window);
        // All that has come in is worked off before one frame shows the outcome. Only a click waits for that frame, for it
        // means what is seen; and after a change of the window everything does, for the next may hide the board.
        while let Some(incoming) = next.take() {
            let resized = incoming.is_resize();
            let mut end = take_in(incoming, app, &mut screen, &drawn, &mut pressed, &mut effects)?;
            if effects.contains(&Effect::Quit) {
                end = Some(Exit::Quit);
            }
            if let Some(end) = end {
                finish(effects, &mut perform);
                return Ok(end);
            }
            // A key alone is answered at once. What comes faster than a screen is drawn, a text pasted without its marks
            // above all, is worked off between two frames and not with a frame for each letter.
            match source.ready(BETWEEN_FRAMES.saturating_sub(last_frame.elapsed())) {
                ready if resized => held = ready,
                Some(Incoming::Input(Event::Mouse(mouse))) => held = Some(Incoming::Input(Event::Mouse(mouse))),
                ready => next = ready,
            }
        }
        last_frame = Instant::now();
        slide = if screen.slides(app) { Slide::between(before, Shown::of(app)) } else { None };
        drawn = match screen.draw(app, slide.as_ref()) {
            Ok(drawn) => drawn,
            Err(error) => {
                // What the student did is kept, whatever became of the terminal.
                finish(effects, &mut perform);
                return Err(error);
            }
        };
        app.set_window(drawn.window);
        app.limit_scroll(drawn.most_scroll);
        let mut told = false;
        for effect in effects {
            match effect {
                Effect::Mouse(on) => screen.guard.set_mouse(on)?,
                effect => {
                    if let Some(message) = perform(effect) {
                        app.update(Action::Notice(message));
                        told = true;
                    }
                }
            }
        }
        if told {
            slide = None;
            drawn = screen.draw(app, None)?;
        }
    }
}

/// Works off what has come in; tells if it ends the program.
fn take_in(
    incoming: Incoming,
    app: &mut App,
    screen: &mut Screen,
    drawn: &Drawn,
    pressed: &mut Option<Pressed>,
    effects: &mut Vec<Effect>,
) -> io::Result<Option<Exit>> {
    match incoming {
        Incoming::Input(event) => {
            let key = key(&event);
            if let Some(key) = key {
                effects.extend(app.press(key));
            } else if let Some(action) = action(app, drawn, &event, pressed) {
                effects.extend(app.update(action));
            }
            if cfg!(unix) && key == Some(Key::Control('z')) {
                screen.step_aside()?;
            }
        }
        Incoming::Saved(opened) => app.follow(*opened),
        Incoming::Page(page) => screen.look.hear(page),
        Incoming::InputEnded => return Ok(Some(Exit::HungUp)),
        Incoming::End(signal) => return Ok(Some(Exit::Signal(signal))),
        Incoming::Stop => screen.step_aside()?,
        Incoming::Continued => screen.continued()?,
        // The frame that follows asks for the size itself.
        Incoming::Resized => {}
    }
    Ok(None)
}

/// What is still to be done when the program ends is done; what goes wrong then has been said before, or cannot be.
fn finish(effects: Vec<Effect>, perform: &mut impl FnMut(Effect) -> Option<Message>) {
    for effect in effects {
        if !matches!(effect, Effect::Mouse(_) | Effect::Quit) {
            perform(effect);
        }
    }
}

/// The terminal while it is ours.
struct Screen {
    // Before the guard: the terminal's own farewell must come while we still hold it.
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
    guard: Guard,
    look: Look,
    /// Whether the terminal was asked for the colour of its page.
    asked: bool,
    /// The signal that told us to go on after a stop of our own is still to come.
    back_already: bool,
}

impl Screen {
    fn open(mouse: bool, look: Look) -> io::Result<Screen> {
        let guard = Guard::enter(mouse)?;
        let terminal = Terminal::new(CrosstermBackend::new(BufWriter::with_capacity(FRAME, io::stdout())))?;
        Ok(Screen { terminal, guard, look, asked: false, back_already: false })
    }

    /// Asks once what the page is like: where that decides the colours, and only after a frame. The answer comes among the keys.
    fn ask(&mut self, app: &App) -> io::Result<()> {
        let decides = matches!(app.settings().theme, ThemeChoice::Auto | ThemeChoice::Mono);
        if decides && self.look.may_ask() && !std::mem::replace(&mut self.asked, true) {
            execute!(io::stdout(), Print(QUESTION))?;
        }
        Ok(())
    }

    /// Whether pieces slide. Without colour they are letters, which would only flicker.
    fn slides(&self, app: &App) -> bool {
        !app.settings().motion_off && !self.look.theme(app.settings().theme).is_mono()
    }

    fn draw(&mut self, app: &App, slide: Option<&Slide>) -> io::Result<Drawn> {
        let mut drawn = Drawn::default();
        let theme = self.look.theme(app.settings().theme);
        // The frame appears at once or not at all, where the terminal knows how.
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        let on_the_way = slide.map(Slide::now).unwrap_or_default();
        self.terminal.draw(|frame| drawn = screens::draw_sliding(frame, app, theme, &on_the_way))?;
        queue!(self.terminal.backend_mut(), EndSynchronizedUpdate)?;
        Backend::flush(self.terminal.backend_mut())?;
        Ok(drawn)
    }

    /// Gives the terminal to the shell for a while, as `Ctrl-Z` does.
    fn step_aside(&mut self) -> io::Result<()> {
        self.guard.suspend();
        stop_here();
        self.back_already = true;
        self.come_back()
    }

    /// Somebody let the program go on: after a stop of our own that is old news, after another it is not.
    fn continued(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.back_already) { Ok(()) } else { self.come_back() }
    }

    /// Takes the terminal again, whatever was done to it meanwhile.
    fn come_back(&mut self) -> io::Result<()> {
        self.guard.suspend();
        self.guard.resume()?;
        // Not `clear`: that asks the terminal where its cursor is, and the answer would go to the thread that reads.
        let size = self.terminal.size()?;
        self.terminal.resize(ratatui::layout::Rect::from((Position::ORIGIN, size)))
    }
}

/// A button of the mouse that is held down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pressed {
    /// Where it went down.
    at: Position,
    /// Whether that is on the piece that is about to move: to let it go, or to carry it away.
    on_selected: bool,
}

/// What an event of the terminal means to the program.
fn action(app: &App, drawn: &Drawn, event: &Event, pressed: &mut Option<Pressed>) -> Option<Action> {
    match event {
        Event::Paste(text) => Some(Action::Paste(text.clone())),
        Event::Mouse(mouse) => {
            let cell = Position::new(mouse.column, mouse.row);
            match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    let click = drawn.click(cell);
                    let on_selected = matches!(click, Some(Action::Point(square)) if is_in_hand(app, square));
                    *pressed = Some(Pressed { at: cell, on_selected });
                    // Whether it is let go or carried away is known where the button comes up.
                    click.filter(|_| !on_selected)
                }
                // A piece that is dragged is put down where the button is let go; beside the board it goes back.
                MouseEventKind::Up(MouseButton::Left) => {
                    let (pressed, board) = (pressed.take()?, drawn.board?);
                    match board.square_at(cell) {
                        Some(to) if is_dragged(app, drawn, pressed.at, to) => Some(Action::Drop(to)),
                        // A click on the piece that was about to move lets it go.
                        Some(to) => (pressed.on_selected && is_in_hand(app, to)).then_some(Action::Point(to)),
                        None => board.square_at(pressed.at).filter(|from| is_in_hand(app, *from)).map(Action::Point),
                    }
                }
                MouseEventKind::ScrollUp => wheel(app.place(), Turn::Backward),
                MouseEventKind::ScrollDown => wheel(app.place(), Turn::Forward),
                _ => None,
            }
        }
        // Keys are the program's own to understand.
        Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Resize(..) => None,
    }
}

/// Whether a piece was taken where the button went down, so that it is put down on the square where it is let go.
fn is_dragged(app: &App, drawn: &Drawn, from: Position, to: Square) -> bool {
    let square = drawn.board.and_then(|board| board.square_at(from));
    match (app.place(), square) {
        // A press that made a move, or was refused, has taken nothing.
        (Place::Play | Place::Talk, Some(from)) => from != to && is_in_hand(app, from),
        // What was lifted there is in the hand; what was put there stands.
        (Place::Placing, Some(from)) => {
            let place = app.study().place();
            from != to && place.is_some_and(|place| place.session.position().piece_at(from).is_none())
        }
        (Place::Placing, None) => matches!(drawn.click(from), Some(Action::PickPiece(_))),
        _ => false,
    }
}

/// Whether the piece of this square is about to move.
fn is_in_hand(app: &App, square: Square) -> bool {
    matches!(app.screen(), Shows::Step(hand) if hand.selected() == Some(square))
}

/// What a notch of the wheel does: the next row of a list, the next lines of a text. A question that might lose something
/// is not answered by it.
const fn wheel(place: Place, turn: Turn) -> Option<Action> {
    let (row, lines) = match turn {
        Turn::Backward => (Direction::Up, Direction::PageUp),
        Turn::Forward => (Direction::Down, Direction::PageDown),
    };
    if matches!(place, Place::Confirm | Place::TooSmall) {
        return None;
    }
    let is_list = matches!(
        place,
        Place::FirstRun
            | Place::Map
            | Place::Promotion
            | Place::Saying
            | Place::Ended
            | Place::Glossary
            | Place::Settings
    );
    Some(Action::Go(if is_list { row } else { lines }))
}

/// A key event as a key of ours. Only presses count: some terminals tell releases too.
fn key(event: &Event) -> Option<Key> {
    let Event::Key(key) = event else { return None };
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let control = key.modifiers.contains(event::KeyModifiers::CONTROL);
    // Alt with a letter is no letter. AltGr reaches us as the letter that it makes.
    let alt = key.modifiers.contains(event::KeyModifiers::ALT) && !control;
    Some(match key.code {
        // A line feed: Enter that was pressed before the terminal was ours, while it still turned returns into feeds.
        event::KeyCode::Char('j') if control => Key::Enter,
        // What some terminals send for Backspace.
        event::KeyCode::Char('h') if control => Key::Backspace,
        event::KeyCode::Char(letter) if control => Key::Control(letter.to_ascii_lowercase()),
        event::KeyCode::Char(_) if alt => return None,
        event::KeyCode::Char(letter) => Key::Char(letter),
        event::KeyCode::Enter => Key::Enter,
        event::KeyCode::Esc => Key::Esc,
        event::KeyCode::Tab => Key::Tab,
        event::KeyCode::BackTab => Key::BackTab,
        event::KeyCode::Backspace => Key::Backspace,
        event::KeyCode::Delete => Key::Delete,
        event::KeyCode::Up => Key::Up,
        event::KeyCode::Down => Key::Down,
        event::KeyCode::Left => Key::Left,
        event::KeyCode::Right => Key::Right,
        event::KeyCode::Home => Key::Home,
        event::KeyCode::End => Key::End,
        event::KeyCode::PageUp => Key::PageUp,
        event::KeyCode::PageDown => Key::PageDown,
        event::KeyCode::F(number) => Key::F(number),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crossterm::event::{KeyModifiers, MouseEvent};
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::app::Start;
    use crate::language::{Language, Words};
    use crate::lesson::Library;
    use crate::settings::Settings;
    use crate::study::Study;
    use crate::terminal::Depth;
    use crate::terminal::theme::Theme;

    /// A step of the course in which a knight is to move, and the mouse over it.
    struct Mouse {
        app: App,
        pressed: Option<Pressed>,
    }

    impl Mouse {
        fn over(start: Start) -> Mouse {
            let library = Arc::new(Library::load(&[]).0);
            let mut words = Words::new(Language::EN);
            library.add_texts(&mut words);
            let mut study = Study::new(library, Default::default());
            study.open("knight", 1).unwrap();
            Mouse { app: App::new(words, study, Settings::default(), start), pressed: None }
        }

        fn drawn(&self) -> Drawn {
            let mut drawn = Drawn::default();
            let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
            terminal.draw(|frame| drawn = screens::draw(frame, &self.app, Theme::new(Depth::True))).unwrap();
            drawn
        }

        fn does(&mut self, kind: MouseEventKind, cell: Position) {
            let modifiers = KeyModifiers::empty();
            let event = Event::Mouse(MouseEvent { kind, column: cell.x, row: cell.y, modifiers });
            let drawn = self.drawn();
            if let Some(action) = action(&self.app, &drawn, &event, &mut self.pressed) {
                self.app.update(action);
            }
        }

        /// Drags from a square to a cell.
        fn drags(&mut self, from: &str, to: Position) {
            let from = self.cell(from);
            self.does(MouseEventKind::Down(MouseButton::Left), from);
            self.does(MouseEventKind::Up(MouseButton::Left), to);
        }

        fn cell(&self, square: &str) -> Position {
            self.drawn().board.unwrap().centre(square.parse().unwrap())
        }

        fn in_hand(&self) -> Option<String> {
            let Shows::Step(hand) = self.app.screen() else { panic!("no step") };
            hand.selected().map(|square| square.to_string())
        }

        fn has_moved(&self) -> bool {
            self.app.study().place().unwrap().session.moves_made() > 0
        }
    }

    #[test]
    fn a_piece_is_put_down_where_the_button_is_let_go_and_goes_back_from_beside_the_board() {
        let mut mouse = Mouse::over(Start::Step);
        mouse.drags("e4", Position::new(70, 12));
        assert_eq!(mouse.in_hand(), None);
        // A click is no drag: the piece stays in hand.
        let here = mouse.cell("e4");
        mouse.drags("e4", here);
        assert_eq!(mouse.in_hand().as_deref(), Some("e4"));
        // A second one lets it go.
        mouse.drags("e4", here);
        assert_eq!(mouse.in_hand(), None);
        // What is in hand already is dragged like anything else, and beside the board it goes back too.
        mouse.drags("e4", here);
        mouse.drags("e4", Position::new(70, 12));
        assert_eq!(mouse.in_hand(), None);
        let there = mouse.cell("a1");
        mouse.drags("e4", there);
        assert!(!mouse.has_moved(), "a knight does not go there");
        mouse.drags("e4", here);
        assert_eq!(mouse.in_hand().as_deref(), Some("e4"));
        let goal = mouse.cell("f6");
        mouse.drags("e4", goal);
        assert!(mouse.has_moved());
    }

    #[test]
    fn the_wheel_goes_through_lists_and_texts_and_answers_no_question() {
        let mut mouse = Mouse::over(Start::Map);
        let row = |mouse: &Mouse| match mouse.app.screen() {
            Shows::Map { row } => *row,
            _ => panic!("no list"),
        };
        let before = row(&mouse);
        mouse.does(MouseEventKind::ScrollDown, Position::new(10, 10));
        let after = row(&mouse);
        assert!(after > before);
        mouse.app.update(Action::StartOver);
        let asked = |mouse: &Mouse| format!("{:?}", mouse.app.overlay());
        let question = asked(&mouse);
        assert!(question.contains("row: 0"), "{question}");
        mouse.does(MouseEventKind::ScrollDown, Position::new(10, 10));
        assert_eq!(asked(&mouse), question);
    }
}
