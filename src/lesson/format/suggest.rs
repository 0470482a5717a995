//! “Did you mean”: the nearest of the words that there are.

/// The candidate that `word` was probably meant to be, if one is near enough.
pub(crate) fn nearest<'c>(word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    candidates
        .into_iter()
        .filter_map(|candidate| slips(word, candidate).map(|slips| (slips, candidate)))
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, candidate)| candidate)
}

/// How many slips of the pen lie between what was written and what may have been meant; `None` if more than one in
/// three letters.
pub(crate) fn slips(written: &str, meant: &str) -> Option<usize> {
    let letters = |text: &str| text.chars().flat_map(char::to_lowercase).take(MAX_LENGTH + 1).collect::<Vec<_>>();
    let (written, meant) = (letters(written), letters(meant));
    if written.len() > MAX_LENGTH {
        return None;
    }
    let slips = distance(&written, &meant);
    (slips <= (written.len().max(meant.len()) / 3).max(1)).then_some(slips)
}

/// So many words are listed in a sentence.
pub(crate) const FEW: usize = 8;

/// The words that there are: in their own order where they are few, otherwise first those that share a part with what was
/// written, then the nearest.
pub(crate) fn nearest_first(word: &str, mut candidates: Vec<&'static str>) -> Vec<&'static str> {
    let letters = |text: &str| text.chars().flat_map(char::to_lowercase).take(MAX_LENGTH).collect::<Vec<_>>();
    let written = letters(word);
    let parts: Vec<&str> = word.split('-').collect();
    if candidates.len() > FEW {
        candidates.sort_by_cached_key(|candidate| {
            let shares = candidate.split('-').any(|part| part.len() > 2 && parts.contains(&part));
            (!shares, distance(&written, &letters(candidate)))
        });
    }
    candidates
}

/// No word of the format is longer, and the cost grows with the square.
const MAX_LENGTH: usize = 60;

/// How many slips of the pen lie between two words: a letter too many, too few, wrong, or two changed round
/// (Damerau's distance, each stretch changed once).
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before_last = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = Vec::with_capacity(b.len() + 1);
        row.push(i + 1);
        for (j, y) in b.iter().enumerate() {
            let at = |row: &[usize], j: usize| row.get(j).copied().unwrap_or(usize::MAX / 2);
            let mut best = (at(&last, j) + usize::from(x != y)).min(at(&last, j + 1) + 1).min(at(&row, j) + 1);
            let swapped = i > 0 && j > 0 && a.get(i - 1) == Some(y) && b.get(j - 1) == Some(x);
            if swapped {
                best = best.min(at(&before_last, j - 1) + 1);
            }
            row.push(best);
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or(a.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_found() {
        let kinds = ["show", "play", "mark"];
        assert_eq!(nearest("plya", kinds), Some("play"));
        assert_eq!(nearest("Mark", kinds), Some("mark"));
        assert_eq!(nearest("shw", kinds), Some("show"));
        assert_eq!(nearest("choose", kinds), None);
        assert_eq!(nearest("", kinds), None);
        assert_eq!(nearest(&"x".repeat(100_000), kinds), None);
    }

    #[test]
    fn of_many_words_the_nearest_are_listed() {
        let many =
            ["ax", "bishop", "rook", "root", "roof", "book", "look", "cook", "hook", "queen", "rock", "zzzzzzzz"];
        let found = nearest_first("roox", many.to_vec());
        let found = &found[..FEW];
        assert!(found.contains(&"rook") && found.contains(&"rock") && !found.contains(&"zzzzzzzz"), "{found:?}");
        assert_eq!(nearest_first("roox", vec!["queen", "king"]), ["queen", "king"]);
    }

    #[test]
    fn two_letters_changed_round_are_one_slip() {
        let slips = |a: &str, b: &str| distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
        assert_eq!(slips("plya", "play"), 1);
        assert_eq!(slips("opponnet", "opponent"), 1);
        assert_eq!(slips("", "abc"), 3);
        assert_eq!(slips("abc", ""), 3);
        assert_eq!(slips("kitten", "sitting"), 3);
    }
}
