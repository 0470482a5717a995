//! Text in columns: widths by grapheme, wrapping, cutting, scrolling.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_segmentation::UnicodeSegmentation;
use unicode_truncate::UnicodeTruncateStr;
use unicode_width::UnicodeWidthStr;

/// The columns that a text takes.
pub(super) fn width(text: &str) -> usize {
    text.graphemes(true).map(UnicodeWidthStr::width).sum()
}

/// Breaks a text into lines of at most so many columns, between words; a word that is longer than a line is cut. An
/// empty line stays, any other line end is a space (a text is broken for this window, not for the one in which it was
/// written), and a no-break space holds its words together.
pub(super) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.trim().split("\n\n") {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        let mut line = String::new();
        let mut used = 0;
        for word in paragraph.split([' ', '\n']).filter(|word| !word.is_empty()) {
            let wide = width(word);
            if used > 0 && used + 1 + wide > columns {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            for grapheme in word.graphemes(true) {
                let wide = grapheme.width();
                if used > 0 && used + wide > columns {
                    lines.push(std::mem::take(&mut line));
                    used = 0;
                }
                line.push_str(grapheme);
                used += wide;
            }
        }
        if used > 0 {
            lines.push(line);
        }
    }
    lines
}

/// The same number of lines, as equal in length as words allow: for lines that stand in the middle.
pub(super) fn balanced(text: &str, columns: usize) -> Vec<String> {
    let lines = wrap(text, columns);
    let even = (1..columns).map(|columns| wrap(text, columns)).find(|even| even.len() == lines.len());
    // Narrower columns may not cut a word that is whole.
    even.filter(|even| even.join(" ") == lines.join(" ")).unwrap_or(lines)
}

/// The text cut to so many columns, with … where something is missing.
pub(super) fn cut(text: &str, columns: usize) -> String {
    match columns.checked_sub(1) {
        _ if width(text) <= columns => text.to_owned(),
        Some(kept) => format!("{}…", text.unicode_truncate(kept).0),
        None => String::new(),
    }
}

/// The end of the text that fits so many columns, with … where something is missing before it.
pub(super) fn cut_front(text: &str, columns: usize) -> String {
    match columns.checked_sub(1) {
        _ if width(text) <= columns => text.to_owned(),
        Some(kept) => format!("…{}", text.unicode_truncate_start(kept).0),
        None => String::new(),
    }
}

/// Writes a line at the left of an area's row, as far as it fits, and says how many columns it took. Rows outside the
/// area or the screen are left out.
pub(super) fn put(buf: &mut Buffer, area: Rect, column: u16, row: u16, text: &str, style: Style) -> u16 {
    let area = area.intersection(buf.area);
    if row >= area.height || column >= area.width {
        return 0;
    }
    let (x, y) = (area.x + column, area.y + row);
    let (end, _) = buf.set_stringn(x, y, text, usize::from(area.width - column), style);
    end.saturating_sub(x)
}

/// A text of one style, broken into lines of so many columns.
pub(super) fn lines(text: &str, style: Style, columns: usize) -> Vec<Line<'static>> {
    wrap(text, columns).into_iter().map(|line| Span::styled(line, style).into()).collect()
}

/// Writes lines into an area, from the first that the scroll leaves; gives how far they can be scrolled.
pub(super) fn scrolled(lines: &[Line<'_>], scroll: usize, area: Rect, edge: Edge, buf: &mut Buffer) -> usize {
    let most = lines.len().saturating_sub(usize::from(area.height));
    let first = scroll.min(most);
    for (row, line) in area.rows().zip(lines.iter().skip(first)) {
        line.render(row, buf);
    }
    more(first, most, area, edge, buf);
    most
}

/// Where arrows say that there is more, and in which style.
#[derive(Clone, Copy)]
pub(super) enum Edge {
    /// In the gap at the right of the area.
    Gap(Style),
    /// In its last column.
    Inside(Style),
}

/// Arrows at the right of an area say that there is more above and below.
pub(super) fn more(first: usize, most: usize, area: Rect, edge: Edge, buf: &mut Buffer) {
    let (column, style) = match edge {
        Edge::Gap(style) => (area.right(), style),
        Edge::Inside(style) => (area.right().saturating_sub(1), style),
    };
    let edge = Rect { x: column, width: 1, ..area };
    if first > 0 {
        put(buf, edge, 0, 0, "↑", style);
    }
    if first < most {
        put(buf, edge, 0, area.height.saturating_sub(1), "↓", style);
    }
}

/// Things of these widths in rows of so many columns, each by its number, with a gap between two of them. One that is wider
/// than a row has its own.
pub(super) fn flow(widths: impl IntoIterator<Item = usize>, gap: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut rows: Vec<Vec<usize>> = Vec::new();
    let mut used = 0;
    for (index, width) in widths.into_iter().enumerate() {
        match rows.last_mut().filter(|_| used + gap + width <= columns) {
            Some(row) => {
                row.push(index);
                used += gap + width;
            }
            None => {
                rows.push(vec![index]);
                used = width;
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("  one   two ", 20), ["one two"]);
        assert_eq!(wrap("one\n\ntwo\nthree", 20), ["one", "", "two three"]);
        assert_eq!(wrap("unbelievable", 5), ["unbel", "ievab", "le"]);
        assert_eq!(wrap("a\u{a0}b c", 3), ["a\u{a0}b", "c"]);
        assert!(wrap("", 5).is_empty());
    }

    #[test]
    fn lines_in_the_middle_are_about_equal() {
        assert_eq!(balanced("one two three four", 14), ["one two", "three four"]);
        assert_eq!(balanced("one two", 14), ["one two"]);
        assert_eq!(balanced("a unbelievable", 14), ["a unbelievable"]);
        assert!(balanced("", 5).is_empty());
    }

    #[test]
    fn accents_written_apart_take_no_column() {
        // e with a combining acute, twice.
        assert_eq!(width("e\u{301}e\u{301}"), 2);
        assert_eq!(wrap("e\u{301}e\u{301} a", 2), ["e\u{301}e\u{301}", "a"]);
    }

    #[test]
    fn a_cut_is_seen() {
        assert_eq!(cut("hello", 5), "hello");
        assert_eq!(cut("hello", 4), "hel…");
        assert_eq!(cut("hello", 0), "");
        assert_eq!(cut_front("hello", 5), "hello");
        assert_eq!(cut_front("hello", 4), "…llo");
        assert_eq!(cut_front("hello", 1), "…");
        assert_eq!(cut_front("hello", 0), "");
    }

    proptest! {
        #[test]
        fn no_line_is_too_long_and_nothing_is_lost(text in "[a-z\u{3b1}-\u{3c9} \n]{0,120}", columns in 1_usize..40) {
            let lines = wrap(&text, columns);
            prop_assert!(lines.iter().all(|line| width(line) <= columns));
            let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert_eq!(letters(&lines.concat()), letters(&text));
        }
    }
}
