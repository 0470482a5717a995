//! Articles that stand twice: a text writes one before a function that brings its own.
//!
//! “The { PIECE("white rook") }” is shown as “The the white rook”. It shows only in the finished text; the Greek words stand in
//! `locales/wording-el.txt`.

use crate::language::{Language, word_runs};

use super::wording::doubling;

/// English articles, of which never two stand together.
const ARTICLES: [&str; 3] = ["the", "a", "an"];

/// What an English phrase that a function makes can begin with, after its article. “The a file” is good English.
const PHRASE: [&str; 8] = ["white", "black", "king", "queen", "rook", "bishop", "knight", "piece"];

/// The first article that stands before another, and that.
pub(super) fn doubled(language: Language, text: &str) -> Option<&str> {
    let words = word_runs(text);
    words.windows(2).enumerate().find_map(|(at, pair)| {
        let &[(first, a), (second, b)] = pair else { return None };
        let together = text.get(first + a.len()..second)?.chars().all(char::is_whitespace);
        let next = words.get(at + 2).map_or("", |(_, word)| *word);
        let is_twice = match language {
            Language::EN => {
                let (a, b) = (a.to_lowercase(), b.to_lowercase());
                let both = ARTICLES.contains(&a.as_str()) && ARTICLES.contains(&b.as_str());
                both && (a == b && a != "a" || PHRASE.contains(&next.to_lowercase().as_str()))
            }
            _ => doubling(a, b, next),
        };
        (together && is_twice).then(|| text.get(first..second + b.len()))?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `language | text | what stands twice`, in `tests/lessons/doubled.txt`.
    #[test]
    fn an_article_before_another_is_found_and_good_language_let_pass() {
        let cases = include_str!("../../../tests/lessons/doubled.txt");
        for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let parts: Vec<&str> = line.split(" | ").collect();
            let [language, text, expected] = parts[..] else { panic!("{line}") };
            let found = doubled(Language::from_code(language).unwrap(), text);
            assert_eq!(found.unwrap_or("fine"), expected, "{line}");
        }
    }
}
