//! What the terminal answers when it is asked for the colour of its page.
//!
//! The answer comes among the keys; [`decode`](super::decode) takes it out from among them. An answer that makes no sense
//! is dropped like one that does.

use super::theme::Page;

/// Asks for the colour of the page. It ends in a bell, and so does the answer: that is one byte, which is never torn apart.
pub(super) const QUESTION: &str = "\x1b]11;?\x07";

/// How the answer begins, after `ESC ]`.
pub(super) const BEGINNING: &str = "11;";
/// No answer is longer.
pub(super) const LONGEST: usize = 64;

/// What an answer says of the page; `None` where it makes no sense.
pub(super) fn page(text: &str) -> Option<Page> {
    text.strip_prefix(BEGINNING).and_then(colour).map(Page::of)
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
