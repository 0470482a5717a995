//! Bytes from the terminal into keys, clicks and pastes.
//!
//! `vte` takes the sequences apart, as it does for terminals; what is left to us is what they mean, and the key Esc, which is
//! also how they begin. Crossterm's own reader takes an `ESC` and a key that come together for Alt and the key, two `ESC`
//! for one, and what a terminal answers for typing. Nothing here is bound to Alt; so an `ESC` is the key unless it begins a
//! sequence that terminals send, and for the rest of such a sequence it waits a moment.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use vte::{Params, Parser, Perform};

use super::theme::Page;

/// What the bytes were.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// A key, the mouse, a paste.
    Event(Event),
    /// The terminal has said what its page is like.
    Page(Page),
}

/// Puts bytes together, however they are torn apart on their way.
#[derive(Default)]
pub(super) struct Decoder {
    syntax: Parser,
    /// An `ESC` of which it is not known yet what it is.
    escape: bool,
    meaning: Meaning,
}

const ESC: u8 = 0x1b;

/// How long the rest of a key may take after its `ESC`: longer than a terminal needs, shorter than a hand.
const AFTER_ESCAPE: Duration = Duration::from_millis(50);
/// How long it may take where it is sure that more must come.
const WITHIN: Duration = Duration::from_millis(500);
/// How long a paste may stop.
const WITHIN_PASTE: Duration = Duration::from_secs(2);

impl Decoder {
    /// Takes bytes, and gives what is whole now.
    pub(super) fn take(&mut self, mut bytes: &[u8]) -> Vec<Heard> {
        while let Some(&first) = bytes.first() {
            let length = match (self.escape, first) {
                (true, b'[' | b']' | b'O' | b'P' | b'_' | b'\\') => {
                    self.meaning.is_open = first != b'\\';
                    self.syntax.advance(&mut self.meaning, &[ESC, first]);
                    self.escape = false;
                    1
                }
                (true, _) => {
                    self.give_up_sequence();
                    0
                }
                (false, ESC) => {
                    self.escape = true;
                    1
                }
                (false, _) => {
                    let length = bytes.iter().position(|byte| *byte == ESC).unwrap_or(bytes.len());
                    let (plain, _) = bytes.split_at(length);
                    self.syntax.advance(&mut self.meaning, plain);
                    length
                }
            };
            bytes = bytes.get(length..).unwrap_or_default();
        }
        std::mem::take(&mut self.meaning.heard)
    }

    /// How long the rest of what has begun may take; `None` where nothing has.
    pub(super) fn patience(&self) -> Option<Duration> {
        match self.meaning.paste {
            _ if self.escape => Some(AFTER_ESCAPE),
            Some(_) => Some(WITHIN_PASTE),
            None => (self.meaning.is_open || self.meaning.rest.is_some()).then_some(WITHIN),
        }
    }

    /// No further byte has come in that time: what there is stands for itself.
    pub(super) fn give_up(&mut self) -> Vec<Heard> {
        match self.meaning.paste.take() {
            Some(paste) if !self.escape => self.meaning.event(Event::Paste(paste)),
            paste => self.meaning.paste = paste,
        }
        self.give_up_sequence();
        std::mem::take(&mut self.meaning.heard)
    }

    /// The rest of a sequence will not come; its `ESC` alone is a key.
    fn give_up_sequence(&mut self) {
        self.syntax = Parser::new();
        self.meaning.is_open = false;
        match self.meaning.rest.take() {
            Some(Rest::Key) => self.meaning.keys(&[KeyCode::Esc, KeyCode::Char('O')]),
            Some(Rest::ConsoleKey | Rest::Mouse(_)) | None => {}
        }
        if std::mem::take(&mut self.escape) {
            self.meaning.keys(&[KeyCode::Esc]);
        }
    }
}

/// What the parts of sequences mean.
#[derive(Default)]
struct Meaning {
    heard: Vec<Heard>,
    /// What has been pasted so far.
    paste: Option<String>,
    /// Whether a sequence may still be without its end.
    is_open: bool,
    rest: Option<Rest>,
}

/// What the letters after a sequence belong to.
enum Rest {
    /// `ESC O`: a key, by one letter.
    Key,
    /// `ESC [ [`: a function key of the console of Linux, by one letter.
    ConsoleKey,
    /// The mouse in its oldest form, by so many letters. A terminal that knows no other has no mouse for us.
    Mouse(u8),
}

impl Meaning {
    fn event(&mut self, event: Event) {
        self.heard.push(Heard::Event(event));
    }

    /// Keys that are pressed; there are none within a paste.
    fn keys(&mut self, codes: &[KeyCode]) {
        if self.paste.is_none() {
            codes.iter().for_each(|code| self.event(Event::Key(KeyEvent::new(*code, KeyModifiers::NONE))));
        }
    }

    /// What the mouse did. Columns and rows are counted from 1.
    fn mouse(&mut self, [button, column, row]: [u16; 3], is_released: bool) {
        let kind = match (button & !0b1_1100, is_released) {
            (0, true) => MouseEventKind::Up(MouseButton::Left),
            (0, false) => MouseEventKind::Down(MouseButton::Left),
            (64, _) => MouseEventKind::ScrollUp,
            (65, _) => MouseEventKind::ScrollDown,
            _ => return,
        };
        if let (Some(column), Some(row)) = (column.checked_sub(1), row.checked_sub(1)) {
            self.event(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        }
    }
}

impl Perform for Meaning {
    fn print(&mut self, letter: char) {
        self.is_open = false;
        match (self.rest.take(), letter) {
            (Some(Rest::Key), letter) => match named_by(letter) {
                Some(code) => self.keys(&[code]),
                // Arrows with Ctrl and the keypad of rxvt: no keys of ours, and no letters either.
                None if matches!(letter, 'a'..='d' | 'j'..='y') => {}
                None => self.keys(&[KeyCode::Esc, KeyCode::Char('O'), KeyCode::Char(letter)]),
            },
            (Some(Rest::ConsoleKey), letter) => {
                if let number @ 1..=5 = u32::from(letter).saturating_sub(u32::from('A') - 1) {
                    self.keys(&[KeyCode::F(number as u8)]);
                }
            }
            (Some(Rest::Mouse(letters)), _) => self.rest = (letters > 1).then(|| Rest::Mouse(letters - 1)),
            (None, '\x7f') => self.keys(&[KeyCode::Backspace]),
            // What is no letter.
            (None, char::REPLACEMENT_CHARACTER) => {}
            (None, letter) => match &mut self.paste {
                Some(paste) => paste.push(letter),
                None => self.keys(&[KeyCode::Char(letter)]),
            },
        }
    }

    fn execute(&mut self, byte: u8) {
        match (&mut self.paste, byte) {
            (Some(paste), _) => paste.push(char::from(byte)),
            (None, b'\r') => self.keys(&[KeyCode::Enter]),
            (None, b'\t') => self.keys(&[KeyCode::Tab]),
            (None, 1..=26) => {
                let letter = KeyCode::Char(char::from(byte - 1 + b'a'));
                self.event(Event::Key(KeyEvent::new(letter, KeyModifiers::CONTROL)));
            }
            (None, _) => {}
        }
    }

    fn esc_dispatch(&mut self, _intermediates: &[u8], _ignore: bool, byte: u8) {
        if byte == b'O' {
            self.rest = Some(Rest::Key);
        }
    }

    fn csi_dispatch(&mut self, params: &Params, intermediates: &[u8], _ignore: bool, action: char) {
        self.is_open = false;
        let number = |index: usize| params.iter().nth(index).and_then(|number| number.first()).copied().unwrap_or(0);
        match (intermediates, action, number(0)) {
            (b"<", 'M' | 'm', button) => self.mouse([button, number(1), number(2)], action == 'm'),
            (b"", 'M', 0) => self.rest = Some(Rest::Mouse(3)),
            (b"", '[', _) => self.rest = Some(Rest::ConsoleKey),
            (b"", '~', 200) => self.paste = Some(String::new()),
            (b"", '~', 201) => {
                if let Some(paste) = self.paste.take() {
                    self.event(Event::Paste(paste));
                }
            }
            (b"", '~', number) => self.keys(numbered(number).as_slice()),
            (b"", 'Z', _) => self.keys(&[KeyCode::BackTab]),
            // With an R a terminal says where its cursor is.
            (b"", 'R', _) => {}
            (b"", letter, _) => self.keys(named_by(letter).as_slice()),
            _ => {}
        }
    }

    fn osc_dispatch(&mut self, params: &[&[u8]], _bell_terminated: bool) {
        self.is_open = false;
        if let [b"11", answer] = params
            && let Some(color) = std::str::from_utf8(answer).ok().and_then(color)
        {
            self.heard.push(Heard::Page(Page::of(color)));
        }
    }
}

/// The keys that end in a letter, after `ESC [` or `ESC O`.
const fn named_by(letter: char) -> Option<KeyCode> {
    Some(match letter {
        'A' => KeyCode::Up,
        'B' => KeyCode::Down,
        'C' => KeyCode::Right,
        'D' => KeyCode::Left,
        'F' => KeyCode::End,
        'H' => KeyCode::Home,
        'M' => KeyCode::Enter,
        'P' => KeyCode::F(1),
        'Q' => KeyCode::F(2),
        'R' => KeyCode::F(3),
        'S' => KeyCode::F(4),
        _ => return None,
    })
}

/// The keys that have a number and a `~`.
const fn numbered(number: u16) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number as u8 - 10),
        17..=21 => KeyCode::F(number as u8 - 11),
        23 | 24 => KeyCode::F(number as u8 - 12),
        _ => return None,
    })
}

/// A colour as X11 writes it: `rgb:` and three numbers of one to four hexadecimal digits, `rgba:` with a fourth.
fn color(text: &str) -> Option<(u8, u8, u8)> {
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

    fn key(code: KeyCode) -> Heard {
        Heard::Event(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    /// What a decoder makes of all of these, and of nothing more coming.
    fn hear(parts: &[&str]) -> Vec<Heard> {
        let mut decoder = Decoder::default();
        let mut heard: Vec<Heard> = parts.iter().flat_map(|part| decoder.take(part.as_bytes())).collect();
        while decoder.patience().is_some() {
            heard.extend(decoder.give_up());
        }
        heard
    }

    fn typed(text: &str) -> Vec<Heard> {
        let code = |letter| match letter {
            '\x1b' => KeyCode::Esc,
            '\r' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            letter => KeyCode::Char(letter),
        };
        text.chars().map(|letter| key(code(letter))).collect()
    }

    #[test]
    fn an_escape_and_a_key_that_come_together_are_two_keys() {
        for text in
            ["\x1b\r", "\x1bl", "\x1b\x1b", "\x1b\x1b\r", "\x1b\u{3bb}", "\x1b\t", "\x1b/d4\r", "\x1bO-O\r", "\x1bO"]
        {
            assert_eq!(hear(&[text]), typed(text), "{text:?}");
        }
        let mut both = typed("\x1b");
        both.push(key(KeyCode::Up));
        assert_eq!(hear(&["\x1b\x1b[A"]), both);
    }

    #[test]
    fn only_an_escape_waits_and_only_a_moment() {
        let mut decoder = Decoder::default();
        for text in ["d4\r", "\u{3b4}4", "\t "] {
            assert_eq!(decoder.take(text.as_bytes()), typed(text));
            assert_eq!(decoder.patience(), None, "{text:?}");
        }
        assert_eq!(decoder.take(b"\x1b"), []);
        assert!(decoder.patience().unwrap() <= Duration::from_millis(50));
        assert_eq!(decoder.give_up(), typed("\x1b"));
        assert_eq!(decoder.patience(), None);
    }

    #[test]
    fn every_key_is_known_in_every_form_and_wherever_it_is_torn_apart() {
        for (bytes, code) in [
            ("\x1b[A", KeyCode::Up),
            ("\x1bOB", KeyCode::Down),
            ("\x1b[1;5C", KeyCode::Right),
            ("\x1b[D", KeyCode::Left),
            ("\x1b[H", KeyCode::Home),
            ("\x1b[1~", KeyCode::Home),
            ("\x1b[7~", KeyCode::Home),
            ("\x1bOF", KeyCode::End),
            ("\x1b[4~", KeyCode::End),
            ("\x1b[3~", KeyCode::Delete),
            ("\x1b[5~", KeyCode::PageUp),
            ("\x1b[6;2~", KeyCode::PageDown),
            ("\x1b[Z", KeyCode::BackTab),
            ("\x1bOP", KeyCode::F(1)),
            ("\x1b[11~", KeyCode::F(1)),
            ("\x1b[[A", KeyCode::F(1)),
            ("\x1b[[E", KeyCode::F(5)),
            ("\x1b[15~", KeyCode::F(5)),
            ("\x1b[17~", KeyCode::F(6)),
            ("\x1b[21~", KeyCode::F(10)),
            ("\x1b[23~", KeyCode::F(11)),
            ("\x1b[24~", KeyCode::F(12)),
            ("\x1b[13~", KeyCode::F(3)),
            ("\u{3bb}", KeyCode::Char('\u{3bb}')),
            ("\x7f", KeyCode::Backspace),
        ] {
            let mut expected = vec![key(code)];
            expected.extend(typed("d4"));
            for at in 0..=bytes.len() {
                let mut decoder = Decoder::default();
                let (before, after) = bytes.as_bytes().split_at(at);
                let heard = [before, after, b"d4"].into_iter().flat_map(|part| decoder.take(part));
                assert_eq!(heard.collect::<Vec<_>>(), expected, "{bytes:?} torn after {at}");
            }
        }
        // What is not a key of ours is not typing either.
        for bytes in [
            "\x1b[I",
            "\x1b[2~",
            "\x1b[20;10R",
            "\x1b[?1;1R",
            "\x1b[?62;4c",
            "\x1b[>0;276;0c",
            "\x1bOa",
            "\x1bOp",
            "\x1b[M #$",
            "\x00",
        ] {
            assert_eq!(hear(&[bytes]), [], "{bytes:?}");
        }
        assert_eq!(
            hear(&["\x03"]),
            [Heard::Event(Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)))]
        );
    }

    #[test]
    fn the_mouse_is_known() {
        let at = |kind, column, row| {
            Heard::Event(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
        };
        let (down, up) = (MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left));
        assert_eq!(hear(&["\x1b[<0;3;4M\x1b[<0;300;4m"]), [at(down, 2, 3), at(up, 299, 3)]);
        assert_eq!(
            hear(&["\x1b[<64;3;4M\x1b", "[<65;3;4M"]),
            [at(MouseEventKind::ScrollUp, 2, 3), at(MouseEventKind::ScrollDown, 2, 3)]
        );
        // Other buttons, a movement, and places that there are not.
        assert_eq!(hear(&["\x1b[<2;3;4M\x1b[<32;3;4M\x1b[<0;0;0M\x1b[<0M"]), []);
    }

    #[test]
    fn a_paste_is_one_whatever_it_holds() {
        let pasted = |text: &str| Heard::Event(Event::Paste(text.to_owned()));
        assert_eq!(hear(&["\x1b[200~f7\nf8=Q\x1b[31m\x1b\x1b[201~x"]), [pasted("f7\nf8=Q"), typed("x").remove(0)]);
        assert_eq!(hear(&["\x1b", "[200~f", "7\x1b[20", "1~"]), [pasted("f7")]);
        let long = "\u{3b4}4 ".repeat(5000);
        assert_eq!(hear(&["\x1b[200~", &long, &long, "\x1b[201~"]), [pasted(&format!("{long}{long}"))]);
        // One whose end never comes does not swallow what is typed for ever.
        assert_eq!(hear(&["\x1b[200~f7"]), [pasted("f7")]);
    }

    #[test]
    fn answers_are_heard_in_every_form_and_wherever_they_are_torn_apart() {
        for (answer, page) in [
            ("\x1b]11;rgb:ffff/ffff/ffff\x07", Page::Light),
            ("\x1b]11;rgb:0000/0000/0000\x1b\\", Page::Dark),
            ("\x1b]11;rgb:FD/F6/E3\x07", Page::Light),
            ("\x1b]11;rgba:0000/2b2b/3636/ffff\x07", Page::Dark),
        ] {
            let mut expected = vec![Heard::Page(page)];
            expected.extend(typed("x"));
            for at in 0..=answer.len() {
                let (before, after) = answer.split_at(at);
                assert_eq!(hear(&[before, after, "x"]), expected, "{answer:?} torn after {at}");
            }
        }
    }

    #[test]
    fn junk_is_no_typing() {
        for junk in ["\x1b]11;\x07", "\x1b]11;rgb:zz/1\x07", "\x1b]11;#ffffff\x1b\\", "\x1b]11;rgb:fffff/0/0\x07"] {
            assert_eq!(hear(&[junk]), [], "{junk:?}");
        }
        // What a terminal says to the program before this one, wherever it is torn apart.
        for junk in [
            "\x1bP>|WezTerm 20240203\x1b\\",
            "\x1b]10;rgb:ffff/ffff/ffff\x07",
            "\x1b]52;c;c2tha2k=\x1b\\",
            "\x1b_Gi=31;OK\x1b\\",
        ] {
            for at in 2..=junk.len() {
                let (before, after) = junk.split_at(at);
                assert_eq!(hear(&[before, after, "x"]), typed("x"), "{junk:?} torn after {at}");
            }
        }
        // One that stops half way is dropped when nothing more comes, and what is typed then is typing.
        for junk in ["\x1bP>|a name that is cut off", "\x1b]11;rgb:ff", "\x1b[12"] {
            let mut decoder = Decoder::default();
            assert_eq!(decoder.take(junk.as_bytes()), []);
            assert!(decoder.patience().is_some());
            assert_eq!(decoder.give_up(), []);
            assert_eq!(decoder.take(b"d4"), typed("d4"));
        }
    }

    proptest! {
        /// Typing before and after an answer is neither lost nor changed.
        #[test]
        fn typing_around_an_answer_is_kept(before in "[a-h1-8\u{3b1}-\u{3b8}]{0,6}", after in "[a-h1-8]{0,6}", torn in 0_usize..20) {
            let answer = "\x1b]11;rgb:ffff/ffff/ffff\x07";
            let (first, second) = answer.split_at(torn);
            let mut expected = typed(&before);
            expected.push(Heard::Page(Page::Light));
            expected.extend(typed(&after));
            prop_assert_eq!(hear(&[&before, first, second, &after]), expected);
        }

        /// Whatever is typed that is no sequence comes out as it went in.
        #[test]
        fn other_typing_is_passed_on(text in "(\x1b|1|;|g|a|\u{3b1}|\r){0,12}") {
            prop_assert_eq!(hear(&[&text]), typed(&text));
        }

        /// No bytes bring it down or make it wait for ever, and where they are torn apart is not seen.
        #[test]
        fn any_bytes_are_read(bytes in prop::collection::vec(prop_oneof![Just(ESC), Just(b'['), Just(b'O'), Just(b'<'), Just(b';'), Just(b'M'), any::<u8>()], 0..40), at in 0_usize..40) {
            let (mut whole, mut torn) = (Decoder::default(), Decoder::default());
            let (before, after) = bytes.split_at(at.min(bytes.len()));
            let heard = whole.take(&bytes);
            let mut heard_torn = torn.take(before);
            heard_torn.extend(torn.take(after));
            prop_assert_eq!(&heard, &heard_torn);
            let mut rounds = 0;
            while whole.patience().is_some() {
                whole.give_up();
                rounds += 1;
                prop_assert!(rounds <= 3);
            }
        }
    }
}
