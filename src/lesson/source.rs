//! The text of a file and the places in it: what a fault points at.

use std::ops::Range;
use std::sync::Arc;

/// The text of a file, with its name as the reader knows it.
///
/// ```
/// use skaki::lesson::SourceText;
/// let source = SourceText::new("rook.toml", "id = \"rook\"\nkind = \"plya\"\n");
/// let place = source.position(source.text().find("plya").unwrap());
/// assert_eq!((place.line, place.column), (2, 9));
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct SourceText {
    name: String,
    text: String,
    /// The byte at which each line begins; the first is 0.
    line_starts: Vec<usize>,
}

/// A place in a text as editors count: lines and columns from 1, a column for each character (not byte).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineColumn {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl SourceText {
    /// The text of the file of this name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<SourceText> {
        let text = text.into();
        let line_starts = std::iter::once(0)
            .chain(text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i + 1))
            .collect();
        Arc::new(SourceText { name: name.into(), text, line_starts })
    }

    /// The file's name, as it is shown.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text at a span; empty if the span does not fit.
    pub fn slice(&self, span: &Range<usize>) -> &str {
        self.text.get(span.clone()).unwrap_or("")
    }

    /// Line and column of a byte; past the end, those of the end.
    pub fn position(&self, byte: usize) -> LineColumn {
        let byte = byte.min(self.text.len());
        let line = self.line_starts.partition_point(|start| *start <= byte).saturating_sub(1);
        let start = self.line_starts.get(line).copied().unwrap_or(0);
        let column = self.text.as_bytes().get(start..byte).map_or(0, |before| {
            // Every byte that does not continue a character begins one.
            before.iter().filter(|b| (**b as i8) >= -0x40).count()
        });
        LineColumn { line: line + 1, column: column + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let source = SourceText::new("x", "\u{3b1}\u{3b2}\u{3b3} \u{2605} d\n\u{3b5}4");
        let at = |needle: &str| source.position(source.text().find(needle).unwrap());
        assert_eq!(at("d"), LineColumn { line: 1, column: 7 });
        assert_eq!(at("4"), LineColumn { line: 2, column: 2 });
    }

    #[test]
    fn the_end_and_beyond_have_a_place() {
        let source = SourceText::new("x", "a\n");
        assert_eq!(source.position(2), LineColumn { line: 2, column: 1 });
        assert_eq!(source.position(99), LineColumn { line: 2, column: 1 });
        assert_eq!(SourceText::new("x", "").position(0), LineColumn { line: 1, column: 1 });
    }
}
