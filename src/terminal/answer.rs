//! What the terminal answers when it is asked for the colour of its page.
//!
//! The answer comes among the keys, and crossterm reads it as keys: `ESC ]` as Alt and a bracket, and then a letter after the
//! other. Here they are put together again, before anybody takes them for somebody's typing. An answer that makes no
//! sense is dropped like one that does; keys that only begin like one are given back.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::theme::Page;

/// Asks for the colour of the page. It ends in a bell, and so does the answer: that is one byte, which is never torn apart.
pub(super) const QUESTION: &str = "\x1b]11;?\x07";

/// How the answer begins, after `ESC ]`.
const BEGINNING: &str = "11;";
/// No answer is longer.
const LONGEST: usize = 64;

/// What became of an event.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// Somebody's typing, or whatever else came in.
    Event(Event),
    /// The terminal has answered.
    Page(Page),
}

/// Listens for the answer among the events.
#[derive(Debug, Default)]
pub(super) struct Listener {
    state: State,
    /// What may still turn out to be somebody's typing.
    held: Vec<Event>,
}

#[derive(Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    /// An escape alone: the key, or the first byte of an answer whose others have not come yet.
    Escape,
    /// An answer has begun.
    Answer(String),
    /// An escape has ended it; a backslash belongs to that.
    Ending,
}

impl Listener {
    /// Takes an event, and gives what is known now. `expecting`: an answer is still to come.
    pub(super) fn take(&mut self, event: Event, expecting: bool) -> Vec<Heard> {
        let Event::Key(KeyEvent { code, modifiers, kind: KeyEventKind::Press, .. }) = event else {
            // A window that changes its size says so in between.
            return match event {
                Event::Resize(..) => vec![Heard::Event(event)],
                event => self.give_back(Some(event)),
            };
        };
        let plain = (modifiers - KeyModifiers::SHIFT).is_empty();
        match (std::mem::take(&mut self.state), code) {
            (State::Idle, KeyCode::Char(']')) if modifiers == KeyModifiers::ALT => {
                self.hold(State::Answer(String::new()), event)
            }
            (State::Idle, KeyCode::Esc) if expecting && plain => self.hold(State::Escape, event),
            (State::Escape, KeyCode::Char(']')) if plain => self.hold(State::Answer(String::new()), event),
            (State::Answer(mut text), KeyCode::Char(letter))
                if plain && letter.is_ascii_graphic() && text.len() < LONGEST =>
            {
                text.push(letter);
                if BEGINNING.starts_with(text.as_str()) || text.starts_with(BEGINNING) {
                    self.hold(State::Answer(text), event)
                } else {
                    self.give_back(Some(event))
                }
            }
            (State::Answer(text), _) if !text.starts_with(BEGINNING) => self.give_back(Some(event)),
            (State::Answer(text), KeyCode::Char('g')) if modifiers == KeyModifiers::CONTROL => self.answered(&text),
            (State::Answer(text), KeyCode::Char('\\')) if modifiers == KeyModifiers::ALT => self.answered(&text),
            (State::Answer(text), KeyCode::Esc) => {
                let heard = self.answered(&text);
                self.state = State::Ending;
                heard
            }
            (State::Ending, KeyCode::Char('\\')) if plain => Vec::new(),
            // It stops half way: the rest of it will not come.
            (State::Answer(_), _) => {
                self.held.clear();
                vec![Heard::Event(event)]
            }
            _ => self.give_back(Some(event)),
        }
    }

    /// How long the next byte of an answer may take; `None` where none has begun.
    pub(super) fn patience(&self) -> Option<Duration> {
        match &self.state {
            State::Idle => None,
            State::Escape => Some(Duration::from_millis(25)),
            State::Answer(_) | State::Ending => Some(Duration::from_millis(500)),
        }
    }

    /// No further byte has come in that time.
    pub(super) fn give_up(&mut self) -> Vec<Heard> {
        match std::mem::take(&mut self.state) {
            State::Answer(text) if text.starts_with(BEGINNING) => self.held.clear(),
            State::Idle | State::Escape | State::Answer(_) | State::Ending => {}
        }
        self.give_back(None)
    }

    fn hold(&mut self, state: State, event: Event) -> Vec<Heard> {
        self.state = state;
        self.held.push(event);
        Vec::new()
    }

    fn give_back(&mut self, event: Option<Event>) -> Vec<Heard> {
        self.state = State::Idle;
        self.held.drain(..).chain(event).map(Heard::Event).collect()
    }

    fn answered(&mut self, text: &str) -> Vec<Heard> {
        self.held.clear();
        let colour = text.strip_prefix(BEGINNING).and_then(colour);
        colour.map(|rgb| Heard::Page(Page::of(rgb))).into_iter().collect()
    }
}

/// A colour as X11 writes it: `rgb:` and three numbers of one to four hexadecimal digits, `rgba:` with a fourth.
fn colour(text: &str) -> Option<(u8, u8, u8)> {
    let numbers = text.strip_prefix("rgb:").or_else(|| text.strip_prefix("rgba:"))?;
    let mut parts = numbers.split('/').map(|digits| {
        let value = u32::from_str_radix(digits, 16).ok().filter(|_| digits.len() <= 4)?;
        let most = 16_u32.pow(u32::try_from(digits.len()).ok()?) - 1;
        u8::try_from(value * 255 / most.max(1)).ok()
    });
    Some((parts.next()??, parts.next()??, parts.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The events of bytes, as crossterm makes them.
    fn events(bytes: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let mut letters = bytes.chars().peekable();
        while let Some(letter) = letters.next() {
            let (code, modifiers) = match letter {
                '\x1b' => match letters.next_if(|next| matches!(next, ']' | '\\')) {
                    Some(next) => (KeyCode::Char(next), KeyModifiers::ALT),
                    None => (KeyCode::Esc, KeyModifiers::NONE),
                },
                '\x07' => (KeyCode::Char('g'), KeyModifiers::CONTROL),
                letter => (KeyCode::Char(letter), KeyModifiers::NONE),
            };
            events.push(Event::Key(KeyEvent::new(code, modifiers)));
        }
        events
    }

    fn typed(text: &str) -> Vec<Heard> {
        events(text).into_iter().map(Heard::Event).collect()
    }

    fn hear(listener: &mut Listener, events: Vec<Event>) -> Vec<Heard> {
        events.into_iter().flat_map(|event| listener.take(event, true)).collect()
    }

    #[test]
    fn answers_are_heard_in_every_form() {
        for (answer, page) in [
            ("\x1b]11;rgb:ffff/ffff/ffff\x07", Page::Light),
            ("\x1b]11;rgb:0000/0000/0000\x1b\\", Page::Dark),
            ("\x1b]11;rgb:FD/F6/E3\x07", Page::Light),
            ("\x1b]11;rgba:0000/2b2b/3636/ffff\x07", Page::Dark),
        ] {
            assert_eq!(hear(&mut Listener::default(), events(answer)), [Heard::Page(page)], "{answer:?}");
        }
    }

    #[test]
    fn an_answer_torn_after_its_escape_is_heard() {
        let mut torn = events("\x1b");
        torn.extend(events("]11;rgb:ffff/ffff/ffff"));
        torn.extend(events("\x1b"));
        torn.extend(events("\\x"));
        let mut heard = vec![Heard::Page(Page::Light)];
        heard.extend(typed("x"));
        assert_eq!(hear(&mut Listener::default(), torn), heard);
    }

    #[test]
    fn junk_is_no_typing() {
        for junk in ["\x1b]11;\x07", "\x1b]11;rgb:zz/1\x07", "\x1b]11;#ffffff\x1b\\", "\x1b]11;rgb:fffff/0/0\x07"] {
            assert_eq!(hear(&mut Listener::default(), events(junk)), [], "{junk:?}");
        }
        // One that stops half way is dropped when nothing more comes, and what is typed then is typing.
        let mut listener = Listener::default();
        assert_eq!(hear(&mut listener, events("\x1b]11;rgb:ff")), []);
        assert!(listener.patience().is_some());
        assert_eq!(listener.give_up(), []);
        assert_eq!(hear(&mut listener, events("d4")), typed("d4"));
    }

    #[test]
    fn an_escape_alone_is_the_key() {
        let mut listener = Listener::default();
        assert_eq!(hear(&mut listener, events("\x1b")), []);
        assert_eq!(listener.give_up(), typed("\x1b"));
        assert_eq!(hear(&mut listener, events("\x1bd4")), typed("\x1bd4"));
        // Where no answer is to come it is not held at all.
        assert_eq!(listener.take(events("\x1b").remove(0), false), typed("\x1b"));
        assert_eq!(listener.patience(), None);
    }

    proptest! {
        /// Typing before and after an answer is neither lost nor changed.
        #[test]
        fn typing_around_an_answer_is_kept(before in "[a-h1-8\u{3b1}-\u{3b8}]{0,6}", after in "[a-h1-8]{0,6}", torn in any::<bool>()) {
            let mut listener = Listener::default();
            let mut all = events(&before);
            if torn {
                all.extend(events("\x1b"));
                all.extend(events("]11;rgb:ffff/ffff/ffff\x07"));
            } else {
                all.extend(events("\x1b]11;rgb:ffff/ffff/ffff\x07"));
            }
            all.extend(events(&after));
            let mut expected = typed(&before);
            expected.push(Heard::Page(Page::Light));
            expected.extend(typed(&after));
            prop_assert_eq!(hear(&mut listener, all), expected);
        }

        /// Whatever is typed that is no answer comes out as it went in.
        #[test]
        fn other_typing_is_passed_on(text in "(\x1b|\\]|1|;|g|\\\\|a){0,12}") {
            prop_assume!(!text.contains("\x1b]11;"));
            let mut listener = Listener::default();
            let mut heard = hear(&mut listener, events(&text));
            heard.extend(listener.give_up());
            prop_assert_eq!(heard, typed(&text));
        }
    }
}
