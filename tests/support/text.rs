//! What was written or drawn, as text to be looked at.
#![allow(clippy::panic, clippy::indexing_slicing, reason = "a helper that fails is a test that fails")]

use ratatui::buffer::Buffer;

/// Holds that these stand in a text, one after the other.
#[track_caller]
pub(crate) fn in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let Some(at) = rest.find(part) else { panic!("no “{part}” in the rest:\n{rest}\n--- of\n{text}") };
        rest = &rest[at + part.len()..];
    }
}

/// The symbols of a screen, a line for each row, without the blanks at its end.
pub(crate) fn drawn(buffer: &Buffer) -> String {
    let mut lines = String::new();
    for row in buffer.area.rows() {
        let line: String = row.positions().map(|cell| buffer[cell].symbol()).collect();
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    lines
}
