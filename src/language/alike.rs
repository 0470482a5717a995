//! Whether two texts say the same to whoever reads or hears them.

use super::hygiene::fold;

/// Whether two texts read the same: the spaces, and the full stop and quotation marks around them, aside. Capitals, accents and all
/// other signs may be what is said, as in `bxc3` and `Bxc3`, `Rh8+` and `Rh8#`.
///
/// ```
/// use skaki::language::reads_as;
/// assert!(reads_as("A  draw.", "\u{201c}A draw\u{201d}"));
/// assert!(!reads_as("bxc3", "Bxc3") && !reads_as("1. e4", "1... e4"));
/// ```
pub fn reads_as(one: &str, other: &str) -> bool {
    let is_mark = |c: char| matches!(c, '"' | '\u{ab}' | '\u{bb}' | '\u{2018}'..='\u{201f}');
    let bare = |text: &str| -> Vec<String> {
        let text = text.trim().trim_matches(is_mark);
        text.strip_suffix('.').unwrap_or(text).split_whitespace().map(str::to_owned).collect()
    };
    bare(one) == bare(other)
}

/// The words of a text without capitals, accents and signs, as somebody writes them who wants to name it.
pub(crate) fn plain_words(text: &str) -> Vec<String> {
    fold(text).split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
