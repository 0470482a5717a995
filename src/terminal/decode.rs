//! Bytes from the terminal into keys, clicks and pastes.
//!
//! Crossterm would do that too, but it reads `ESC` and a key that come together as Alt and the key, two `ESC` as one, and
//! the rest of an arrow key whose `ESC` came alone as letters. Nothing here is bound to Alt; so an `ESC` is the key Esc
//! unless it begins a sequence that terminals send, and for the rest of such a sequence it waits a moment. Nothing else
//! that is typed waits for anything.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::answer;
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
#[derive(Debug, Default)]
pub(super) struct Decoder {
    /// What has come and is not a whole yet.
    bytes: Vec<u8>,
    /// So far a paste has been searched for its end.
    searched: usize,
}

/// What stands at the beginning of some bytes.
#[derive(PartialEq, Eq, Debug)]
enum First {
    /// So many bytes that mean this, or nothing to us.
    Whole(usize, Option<Heard>),
    /// Something of which more must come, within this time.
    Part(Duration),
}

const ESC: u8 = 0x1b;
const PASTE: &[u8] = b"\x1b[200~";
const END_OF_PASTE: &[u8] = b"\x1b[201~";

/// How long the rest of a key may take after its `ESC`: longer than a terminal needs, shorter than a hand.
const AFTER_ESCAPE: Duration = Duration::from_millis(50);
/// How long it may take where it is sure that more must come.
const WITHIN: Duration = Duration::from_millis(500);
/// How long a paste may stop.
const WITHIN_PASTE: Duration = Duration::from_secs(2);
/// How long the rest of an answer to somebody else's question may take: it comes in one piece, keys do not.
const WITHIN_STRING: Duration = Duration::from_millis(100);
/// More keys than a hand presses in that time: what is longer and has no end is an answer that was cut off.
const MORE_THAN_KEYS: usize = 8;
/// No answer that is known is longer; the rest of one that is would be typing.
const LONGEST_STRING: usize = 4096;
/// No sequence of a key or of the mouse is longer.
const LONGEST: usize = 32;

impl Decoder {
    /// Takes bytes, and gives what is whole now.
    pub(super) fn take(&mut self, bytes: &[u8]) -> Vec<Heard> {
        const CONTROL_C: u8 = 3;
        // Whoever wants to leave need not wait for the end of a paste that does not come.
        let mut heard = match self.bytes.starts_with(PASTE) && bytes == [CONTROL_C] {
            true => self.give_up(),
            false => Vec::new(),
        };
        self.bytes.extend_from_slice(bytes);
        let mut at = 0;
        while let Some(left) = self.bytes.get(at..).filter(|left| !left.is_empty()) {
            match self.first(left) {
                First::Whole(length, what) => {
                    at += length.max(1);
                    self.searched = 0;
                    heard.extend(what);
                }
                First::Part(_) => break,
            }
        }
        self.bytes.drain(..at.min(self.bytes.len()));
        if self.bytes.starts_with(PASTE) {
            self.searched = self.bytes.len().saturating_sub(END_OF_PASTE.len());
        }
        heard
    }

    /// How long the rest of what has begun may take; `None` where nothing has.
    pub(super) fn patience(&self) -> Option<Duration> {
        match self.first(&self.bytes) {
            _ if self.bytes.is_empty() => None,
            First::Part(patience) => Some(patience),
            First::Whole(..) => Some(Duration::ZERO),
        }
    }

    /// No further byte has come in that time: what there is stands for itself.
    pub(super) fn give_up(&mut self) -> Vec<Heard> {
        let bytes = std::mem::take(&mut self.bytes);
        self.searched = 0;
        if let Some(pasted) = bytes.strip_prefix(PASTE) {
            return vec![paste(pasted)];
        }
        match bytes.split_first() {
            // The rest of an answer will not come.
            Some((&ESC, rest))
                if rest.strip_prefix(b"]").is_some_and(|text| text.starts_with(answer::BEGINNING.as_bytes())) =>
            {
                Vec::new()
            }
            Some((&ESC, [b']' | b'P' | b'_' | b'^' | b'X', rest @ ..])) if rest.len() > MORE_THAN_KEYS => Vec::new(),
            Some((&ESC, rest)) => {
                let mut heard = vec![key(KeyCode::Esc)];
                heard.extend(self.take(rest));
                heard
            }
            // Half a letter is none.
            Some(_) | None => Vec::new(),
        }
    }

    fn first(&self, bytes: &[u8]) -> First {
        match bytes {
            [] => First::Part(WITHIN),
            [ESC] => First::Part(AFTER_ESCAPE),
            [ESC, b'[', rest @ ..] => self.control_sequence(rest, bytes),
            [ESC, b'O'] => First::Part(AFTER_ESCAPE),
            // Arrows with Ctrl and the keypad of rxvt: no keys of ours, and no letters either.
            [ESC, b'O', b'a'..=b'd' | b'j'..=b'y', ..] => First::Whole(3, None),
            [ESC, b'O', code, ..] => match with_letter(*code) {
                Some(code) => First::Whole(3, Some(key(code))),
                None => ESCAPE,
            },
            [ESC, b']', rest @ ..] if is_for_us(rest) => answered(rest),
            [ESC, b']' | b'P' | b'_' | b'^' | b'X', rest @ ..] => told_to_others(rest),
            [ESC, ..] => ESCAPE,
            [b'\r', ..] => one(KeyCode::Enter),
            [b'\t', ..] => one(KeyCode::Tab),
            [0x7f, ..] => one(KeyCode::Backspace),
            [control @ 1..=26, ..] => {
                let letter = KeyCode::Char(char::from(control - 1 + b'a'));
                First::Whole(1, Some(Heard::Event(Event::Key(KeyEvent::new(letter, KeyModifiers::CONTROL)))))
            }
            [0..=31, ..] => First::Whole(1, None),
            _ => letter(bytes),
        }
    }

    /// What begins with `ESC [`; `rest` comes after it.
    fn control_sequence(&self, rest: &[u8], bytes: &[u8]) -> First {
        if bytes.starts_with(PASTE) {
            let begin = self.searched.max(PASTE.len());
            let searched = bytes.get(begin..).unwrap_or_default();
            return match searched.windows(END_OF_PASTE.len()).position(|window| window == END_OF_PASTE) {
                Some(at) => {
                    let end = begin + at;
                    First::Whole(end + END_OF_PASTE.len(), bytes.get(PASTE.len()..end).map(paste))
                }
                None => First::Part(WITHIN_PASTE),
            };
        }
        let is_middle = |byte: &&u8| matches!(byte, 0x20..=0x3f);
        let length = rest.iter().take_while(is_middle).count();
        let (middle, end) = rest.split_at_checked(length).unwrap_or((rest, &[]));
        match end {
            [] if length < LONGEST => First::Part(WITHIN),
            _ if length >= LONGEST => ESCAPE,
            // The Linux console has function keys of its own.
            [b'['] if middle.is_empty() => First::Part(WITHIN),
            [b'[', number @ b'A'..=b'E', ..] if middle.is_empty() => {
                First::Whole(4, Some(key(KeyCode::F(number - b'A' + 1))))
            }
            // The oldest form of the mouse: three bytes, each 32 more than it means.
            [b'M', button, column, row, ..] if middle.is_empty() => {
                let less = |byte: &u8| u16::from(byte.saturating_sub(32));
                First::Whole(6, mouse(less(button), less(column), less(row), false))
            }
            [b'M', ..] if middle.is_empty() => First::Part(WITHIN),
            [last @ 0x40..=0x7e, ..] => First::Whole(2 + length + 1, sequence(middle, *last)),
            _ => ESCAPE,
        }
    }
}

/// An `ESC` that begins nothing is the key.
const ESCAPE: First = First::Whole(1, Some(key(KeyCode::Esc)));

const fn key(code: KeyCode) -> Heard {
    Heard::Event(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

const fn one(code: KeyCode) -> First {
    First::Whole(1, Some(key(code)))
}

fn paste(bytes: &[u8]) -> Heard {
    Heard::Event(Event::Paste(String::from_utf8_lossy(bytes).into_owned()))
}

/// A letter, in as many bytes as it has.
fn letter(bytes: &[u8]) -> First {
    let length = match bytes.first() {
        Some(0xc2..=0xdf) => 2,
        Some(0xe0..=0xef) => 3,
        Some(0xf0..=0xf4) => 4,
        _ => 1,
    };
    let (known, whole) = bytes.split_at_checked(length).map_or((bytes, false), |(letter, _)| (letter, true));
    match std::str::from_utf8(known) {
        Ok(text) => First::Whole(length, text.chars().next().map(|letter| key(KeyCode::Char(letter)))),
        Err(error) if !whole && error.error_len().is_none() => First::Part(WITHIN),
        // What is no letter is dropped, but not what follows it.
        Err(error) => First::Whole(error.error_len().unwrap_or(1), None),
    }
}

/// Whether what comes after `ESC ]` is an answer to [`answer::QUESTION`], as far as it has come.
fn is_for_us(rest: &[u8]) -> bool {
    let beginning = answer::BEGINNING.as_bytes();
    !rest.is_empty() && (rest.starts_with(beginning) || beginning.starts_with(rest))
}

/// What a terminal says to the program before this one – its name, its colours, what its clipboard holds – or keys that only
/// begin like that; `rest` comes after `ESC` and the letter that opens it.
fn told_to_others(rest: &[u8]) -> First {
    let is_text = |byte: &&u8| **byte >= 0x20 && **byte != 0x7f;
    let length = rest.iter().take(LONGEST_STRING).take_while(is_text).count();
    match rest.get(length..).unwrap_or_default() {
        _ if length == LONGEST_STRING => First::Whole(2 + length, None),
        [] | [ESC] => First::Part(WITHIN_STRING),
        [0x07, ..] => First::Whole(2 + length + 1, None),
        [ESC, b'\\', ..] => First::Whole(2 + length + 2, None),
        _ => ESCAPE,
    }
}

/// An answer to [`answer::QUESTION`], as [`is_for_us`] has found; `rest` comes after `ESC ]`.
fn answered(rest: &[u8]) -> First {
    let length = rest.iter().take(answer::LONGEST).take_while(|byte| byte.is_ascii_graphic()).count();
    let (text, end) = rest.split_at_checked(length).unwrap_or((rest, &[]));
    let text = std::str::from_utf8(text).unwrap_or_default();
    let whole = |end: usize| First::Whole(2 + length + end, answer::page(text).map(Heard::Page));
    match end {
        [] | [ESC] => First::Part(WITHIN),
        [0x07, ..] => whole(1),
        [ESC, b'\\', ..] => whole(2),
        [ESC, ..] => whole(0),
        // It stops half way: the rest of it will not come.
        _ => First::Whole(2 + length, None),
    }
}

/// The keys that end in a letter, after `ESC [` or `ESC O`.
const fn with_letter(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'M' => KeyCode::Enter,
        b'P'..=b'S' => KeyCode::F(letter - b'P' + 1),
        _ => return None,
    })
}

/// A whole sequence: what stands between `ESC [` and its last byte, and that.
fn sequence(middle: &[u8], last: u8) -> Option<Heard> {
    let middle = std::str::from_utf8(middle).ok()?;
    if let Some(numbers) = middle.strip_prefix('<') {
        let mut numbers = numbers.split(';').map(|number| number.parse::<u16>().ok());
        let (button, column, row) = (numbers.next()??, numbers.next()??, numbers.next()??);
        return mouse(button, column, row, last == b'm');
    }
    // What is held beside the key, and whether it is pressed, kept or let go, as `5:1`.
    let held = middle.split(';').nth(1).unwrap_or("1");
    if held.ends_with(":3") {
        return None;
    }
    let first_of = |number: &str| number.split(':').next().and_then(|number| number.parse::<u32>().ok());
    let mut numbers = middle.split(';').map(|number| first_of(number).unwrap_or(1));
    let number = numbers.next().unwrap_or(1);
    let code = match last {
        b'~' => match number {
            1 | 7 => KeyCode::Home,
            3 => KeyCode::Delete,
            4 | 8 => KeyCode::End,
            5 => KeyCode::PageUp,
            6 => KeyCode::PageDown,
            11..=15 => KeyCode::F(u8::try_from(number - 10).ok()?),
            17..=21 => KeyCode::F(u8::try_from(number - 11).ok()?),
            23 | 24 => KeyCode::F(u8::try_from(number - 12).ok()?),
            _ => return None,
        },
        b'Z' => KeyCode::BackTab,
        // A key by the number of its letter, as some terminals send what had no form of its own.
        b'u' => {
            let held = numbers.next().unwrap_or(1).saturating_sub(1);
            // Alt, Super, Hyper, Meta: keys of the window, not of ours.
            if held & 0b11_1010 > 0 {
                return None;
            }
            let control = if held & 4 > 0 { KeyModifiers::CONTROL } else { KeyModifiers::NONE };
            let code = match (number, held & 1) {
                (9, 0) => KeyCode::Tab,
                (9, _) => KeyCode::BackTab,
                (13, _) => KeyCode::Enter,
                (27, _) => KeyCode::Esc,
                (127, _) => KeyCode::Backspace,
                _ => KeyCode::Char(char::from_u32(number).filter(|letter| !letter.is_control())?),
            };
            return Some(Heard::Event(Event::Key(KeyEvent::new(code, control))));
        }
        // Not Enter, as on the keypad: that is the mouse in a form that was not asked for.
        b'M' => {
            let (column, row) = (u16::try_from(numbers.next()?).ok()?, u16::try_from(numbers.next()?).ok()?);
            return mouse(u16::try_from(number.checked_sub(32)?).ok()?, column, row, false);
        }
        // A terminal that says where its cursor is says so with an R too: only what no cursor can be is the key.
        b'R' if !middle.is_empty() => return None,
        letter => with_letter(letter)?,
    };
    Some(key(code))
}

/// What the mouse did. Columns and rows are counted from 1.
fn mouse(button: u16, column: u16, row: u16, is_released: bool) -> Option<Heard> {
    let kind = match (button & 0b1100_0011, button & 0b10_0000 > 0) {
        (0, false) if is_released => MouseEventKind::Up(MouseButton::Left),
        (0, false) => MouseEventKind::Down(MouseButton::Left),
        // The older forms do not tell which button was let go.
        (3, false) => MouseEventKind::Up(MouseButton::Left),
        (64, _) => MouseEventKind::ScrollUp,
        (65, _) => MouseEventKind::ScrollDown,
        _ => return None,
    };
    let (column, row) = (column.checked_sub(1)?, row.checked_sub(1)?);
    Some(Heard::Event(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
        for text in [
            "\x1b\r",
            "\x1bl",
            "\x1b\x1b",
            "\x1b\x1b\r",
            "\x1b\u{3bb}",
            "\x1b\t",
            "\x1b]x",
            "\x1b]1d",
            "\x1bO-O\r",
            "\x1bO",
        ] {
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
            ("\x1b[27u", KeyCode::Esc),
            ("\x1b[955u", KeyCode::Char('\u{3bb}')),
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
            "\x1b[1;10R",
            "\x1b[?1;1R",
            "\x1b[?62;4c",
            "\x1bOa",
            "\x1bOp",
            // Let go, and with a key of the window.
            "\x1b[115;1:3u",
            "\x1b[1;1:3A",
            "\x1b[115;9u",
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
    fn the_mouse_is_known_in_all_its_forms() {
        let at = |kind, column, row| {
            Heard::Event(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
        };
        let (down, up) = (MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left));
        assert_eq!(hear(&["\x1b[<0;3;4M\x1b[<0;300;4m"]), [at(down, 2, 3), at(up, 299, 3)]);
        assert_eq!(
            hear(&["\x1b[<64;3;4M\x1b", "[<65;3;4M"]),
            [at(MouseEventKind::ScrollUp, 2, 3), at(MouseEventKind::ScrollDown, 2, 3)]
        );
        assert_eq!(hear(&["\x1b[M #$\x1b[M##$"]), [at(down, 2, 3), at(up, 2, 3)]);
        assert_eq!(hear(&["\x1b[32;3;4M"]), [at(down, 2, 3)]);
        // Other buttons, and places that there are not.
        assert_eq!(hear(&["\x1b[<2;3;4M\x1b[<0;0;0M\x1b[<0;99999;1M\x1b[<0M"]), []);
    }

    #[test]
    fn a_paste_is_one_whatever_it_holds() {
        let pasted = |text: &str| Heard::Event(Event::Paste(text.to_owned()));
        assert_eq!(hear(&["\x1b[200~f7\nf8=Q\x1b[31m\x1b[201~x"]), [pasted("f7\nf8=Q\x1b[31m"), typed("x").remove(0)]);
        assert_eq!(hear(&["\x1b", "[200~f", "7\x1b[20", "1~"]), [pasted("f7")]);
        let long = "\u{3b4}4 ".repeat(5000);
        assert_eq!(hear(&["\x1b[200~", &long, &long, "\x1b[201~"]), [pasted(&format!("{long}{long}"))]);
        // One whose end never comes does not swallow what is typed for ever, and least of all what quits.
        let mut decoder = Decoder::default();
        assert_eq!(decoder.take(b"\x1b[200~f7"), []);
        let quit = Heard::Event(Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
        assert_eq!(decoder.take(b"\x03"), [pasted("f7"), quit]);
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
        // What a terminal says to the program before this one, however it ends and wherever it is torn apart.
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
        assert_eq!(hear(&["\x1bP>|a name that is cut off"]), []);
        // One that stops half way is dropped when nothing more comes, and what is typed then is typing.
        let mut decoder = Decoder::default();
        assert_eq!(decoder.take(b"\x1b]11;rgb:ff"), []);
        assert!(decoder.patience().is_some());
        assert_eq!(decoder.give_up(), []);
        assert_eq!(decoder.take(b"d4"), typed("d4"));
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
        fn other_typing_is_passed_on(text in "(\x1b|\\]|1|;|g|\\\\|a|\u{3b1}|\r){0,12}") {
            prop_assume!(!text.contains("\x1b]"));
            prop_assert_eq!(hear(&[&text]), typed(&text));
        }

        /// No bytes bring it down or make it wait for ever, and where they are torn apart is not seen.
        #[test]
        fn any_bytes_are_read(bytes in prop::collection::vec(prop_oneof![Just(ESC), Just(b'['), Just(b'O'), Just(b'<'), Just(b';'), Just(b'M'), any::<u8>()], 0..40), at in 0_usize..40) {
            let (mut whole, mut torn) = (Decoder::default(), Decoder::default());
            let (before, after) = bytes.split_at(at.min(bytes.len()));
            let mut heard = whole.take(&bytes);
            let mut heard_torn = torn.take(before);
            heard_torn.extend(torn.take(after));
            prop_assert_eq!(&heard, &heard_torn);
            let mut rounds = 0;
            while whole.patience().is_some() {
                heard.extend(whole.give_up());
                rounds += 1;
                prop_assert!(rounds <= bytes.len());
            }
        }
    }
}
