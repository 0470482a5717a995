//! Where each character of a TOML string stands in its file.
//!
//! A fault inside a drawn board, a FEN or a text must point at the very character, but TOML hands over strings
//! decoded: quotes gone, escapes resolved, the first line break of a `"""` string dropped. This reads the
//! raw form again and says from which byte of the file each decoded character came.

use std::ops::Range;

/// A decoded string together with the places of its characters.
#[derive(Clone, Debug)]
pub(crate) struct Located<'a> {
    text: &'a str,
    /// Byte in the file for each byte offset in `text` at which a character begins, and one more for the end; empty
    /// if the raw form could not be followed (then every place is the whole string).
    offsets: Vec<(usize, usize)>,
    whole: Range<usize>,
}

impl<'a> Located<'a> {
    /// Follows `raw`, the string as it stands in the file at `start` with its quotes, to `text`.
    pub(crate) fn new(text: &'a str, raw: &str, start: usize) -> Located<'a> {
        let offsets = follow(text, raw).unwrap_or_default();
        let offsets = offsets.into_iter().map(|(decoded, raw)| (decoded, raw + start)).collect();
        Located { text, offsets, whole: start..start + raw.len() }
    }

    /// The decoded text.
    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    /// The span in the file of a range of bytes of the decoded text.
    pub(crate) fn span(&self, range: Range<usize>) -> Range<usize> {
        let at = |byte: usize| {
            self.offsets.binary_search_by_key(&byte, |(decoded, _)| *decoded).ok().and_then(|i| self.offsets.get(i))
        };
        match (at(range.start), at(range.end)) {
            (Some((_, from)), Some((_, to))) if from <= to => *from..*to,
            _ => self.whole.clone(),
        }
    }

    /// The span in the file of a piece of the decoded text: a slice *of* it, found by its address.
    pub(crate) fn span_of(&self, part: &str) -> Range<usize> {
        let start = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        match start.checked_add(part.len()) {
            Some(end) if end <= self.text.len() => self.span(start..end),
            _ => self.whole.clone(),
        }
    }

    /// The span of the character that begins at a byte of the decoded text.
    pub(crate) fn span_of_char_at(&self, byte: usize) -> Range<usize> {
        let length = self.text.get(byte..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        self.span(byte..byte + length)
    }

    /// The span of the character number `index` of a piece of the text (or the place after its last one).
    pub(crate) fn span_of_char(&self, part: &str, index: usize) -> Range<usize> {
        match part.char_indices().nth(index) {
            Some((at, c)) => part.get(at..at + c.len_utf8()).map_or(self.whole.clone(), |c| self.span_of(c)),
            None => {
                let end = self.span_of(part).end;
                end..end
            }
        }
    }
}

/// The pairs (byte in `text`, byte in `raw`) of every character's beginning, and of the end.
/// `None` if `raw` is no TOML string for `text`.
fn follow(text: &str, raw: &str) -> Option<Vec<(usize, usize)>> {
    let (open, basic) = if raw.starts_with("\"\"\"") {
        (3, true)
    } else if raw.starts_with("'''") {
        (3, false)
    } else if raw.starts_with('"') {
        (1, true)
    } else if raw.starts_with('\'') {
        (1, false)
    } else {
        return None;
    };
    let mut at = open;
    if open == 3 {
        // A line break right after the opening quotes is not part of the string (TOML 1.1, “String”).
        let rest = raw.get(at..)?;
        at += if rest.starts_with("\r\n") { 2 } else { usize::from(rest.starts_with('\n')) };
    }
    let mut pairs = Vec::with_capacity(text.len() + 1);
    for (decoded, expected) in text.char_indices() {
        if basic && open == 3 {
            at = skip_continuations(raw, at)?;
        }
        pairs.push((decoded, at));
        let c = raw.get(at..)?.chars().next()?;
        if basic && c == '\\' {
            at += escape_length(raw.get(at..)?, expected)?;
        } else if c == expected {
            at += c.len_utf8();
        } else {
            return None;
        }
    }
    if basic && open == 3 {
        at = skip_continuations(raw, at)?;
    }
    pairs.push((text.len(), at));
    (at + open == raw.len()).then_some(pairs)
}

/// The length of the escape sequence at the beginning of `rest` if it stands for `expected`.
fn escape_length(rest: &str, expected: char) -> Option<usize> {
    let kind = rest.chars().nth(1)?;
    let digits = match kind {
        'x' => 2,
        'u' => 4,
        'U' => 8,
        _ => {
            let simple = match kind {
                'b' => '\u{8}',
                't' => '\t',
                'n' => '\n',
                'f' => '\u{c}',
                'r' => '\r',
                'e' => '\u{1b}',
                '"' | '\\' => kind,
                _ => return None,
            };
            return (simple == expected).then_some(2);
        }
    };
    let value = u32::from_str_radix(rest.get(2..2 + digits)?, 16).ok().and_then(char::from_u32)?;
    (value == expected).then_some(2 + digits)
}

/// Past any backslash that ends a line in a `"""` string, with all the white space it swallows.
fn skip_continuations(raw: &str, mut at: usize) -> Option<usize> {
    loop {
        let rest = raw.get(at..)?;
        let Some(after) = rest.strip_prefix('\\') else { return Some(at) };
        let blank = after.trim_start_matches([' ', '\t', '\r', '\n']);
        let swallowed = after.get(..after.len() - blank.len())?;
        if !swallowed.contains('\n') {
            return Some(at);
        }
        at += 1 + swallowed.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The place of the character `c` of the string that TOML reads from `raw`.
    fn place(raw: &str, c: char) -> Option<usize> {
        let file = format!("x = {raw}");
        let table = toml::de::DeTable::parse(&file).unwrap();
        let value = table.get_ref().iter().next().unwrap().1;
        let toml::de::DeValue::String(text) = value.get_ref() else { panic!("no string") };
        let located = Located::new(text, &file[value.span()], value.span().start);
        let at = text.find(c)?;
        let span = located.span(at..at + c.len_utf8());
        assert_ne!(span, value.span(), "{raw} could not be followed");
        assert_eq!(located.span_of(&text[at..at + c.len_utf8()]), span);
        Some(span.start - 4)
    }

    #[test]
    fn every_kind_of_string_is_followed() {
        assert_eq!(place("\"abX\"", 'X'), Some(3));
        assert_eq!(place("'abX'", 'X'), Some(3));
        assert_eq!(place("\"\"\"\nabX\"\"\"", 'X'), Some(6));
        assert_eq!(place("\"\"\"\r\nab\r\nX\"\"\"", 'X'), Some(9));
        assert_eq!(place("'''\nabX'''", 'X'), Some(6));
        assert_eq!(place("'''abX\n'''", 'X'), Some(5));
        assert_eq!(place("\"\"\"\u{3b1}\u{3b2}X\"\"\"", 'X'), Some(7));
    }

    #[test]
    fn escapes_count_with_their_raw_length() {
        assert_eq!(place(r#""\u03b1\tX""#, 'X'), Some(9));
        assert_eq!(place(r#""\U000003b1\x41\"\\X""#, 'X'), Some(19));
        assert_eq!(place("\"\"\"a\\\n   bX\"\"\"", 'X'), Some(10));
        assert_eq!(place("\"\"\"a\\  \n\n  \\\n X\\\n\"\"\"", 'X'), Some(14));
        assert_eq!(place("\"a\\u001b\"", '\u{1b}'), Some(2));
    }

    #[test]
    fn what_cannot_be_followed_is_the_whole_string() {
        let located = Located::new("abc", "\"abd\"", 10);
        assert_eq!(located.span(1..2), 10..15);
    }
}
