//! Advice on Greek words: the final nu, and the terms that the house has chosen.
//!
//! What it knows stands in `locales/wording-el.txt`, for those who know Greek and no Rust.

use std::ops::{Range, RangeInclusive};
use std::sync::LazyLock;

use crate::language::{fold, word_runs};

/// Something that would better be written otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Advice {
    /// Where it stands, in bytes of the text.
    pub(super) range: Range<usize>,
    /// What stands there.
    pub(super) found: String,
    /// What should.
    pub(super) instead: String,
}

/// The rules of the file.
#[derive(Debug, Default)]
struct Rules {
    /// Words without their nu, folded.
    nu_words: Vec<&'static str>,
    /// What the next word begins with when the nu stays, folded.
    nu_before: Vec<&'static str>,
    /// What makes an ordinal of a number in figures, folded.
    ordinal: &'static str,
    /// Numbers before which the nu stays.
    with_nu: Vec<RangeInclusive<u32>>,
    /// Numbers before which it does not.
    without_nu: Vec<RangeInclusive<u32>>,
    /// Numbers that begin otherwise when they are no ordinals.
    two_ways: Vec<RangeInclusive<u32>>,
    /// Words as they should not be, folded, and the better ones.
    terms: Vec<Term>,
    /// Articles, in small letters with their accents, of which never two stand together.
    articles: Vec<&'static str>,
    /// The same, and prepositions with one in them.
    prepositions: Vec<&'static str>,
    /// Words that can well stand twice, and the beginnings of what they cannot stand twice before, folded.
    loose_articles: Vec<&'static str>,
    phrases: Vec<&'static str>,
    /// What stands for a text that is to be written yet.
    promises: Vec<&'static str>,
}

/// A word or phrase that would better be another.
#[derive(Debug)]
struct Term {
    /// As it should not be, folded.
    words: String,
    better: &'static str,
    fit: Fit,
}

/// How the last word of a term is found in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fit {
    /// Any word that begins so: its ending stays.
    Beginning,
    /// Just this word: others that begin so are other words.
    Whole,
}

impl Fit {
    fn holds(self, word: &str, part: &str) -> bool {
        match self {
            Fit::Beginning => word.starts_with(part),
            Fit::Whole => word == part,
        }
    }
}

static RULES: LazyLock<Rules> = LazyLock::new(|| {
    let mut rules = Rules::default();
    for line in include_str!("../../../locales/wording-el.txt").lines() {
        let Some((what, rest)) = line.split_once(' ') else { continue };
        match what {
            "nu" => rules.nu_words = rest.split(' ').collect(),
            "before" => rules.nu_before = rest.split(' ').collect(),
            "ordinal" => rules.ordinal = rest,
            "with-nu" => rules.with_nu = numbers(rest),
            "without-nu" => rules.without_nu = numbers(rest),
            "two-ways" => rules.two_ways = numbers(rest),
            "term" => rules.terms.extend(term(rest, Fit::Beginning)),
            "word" => rules.terms.extend(term(rest, Fit::Whole)),
            "article" => rules.articles = rest.split(' ').collect(),
            "preposition" => rules.prepositions = rest.split(' ').collect(),
            "loose" => rules.loose_articles = rest.split(' ').collect(),
            "phrase" => rules.phrases = rest.split(' ').collect(),
            "promise" => rules.promises.push(rest),
            _ => {}
        }
    }
    rules
});

fn term(line: &'static str, fit: Fit) -> Option<Term> {
    line.split_once(" = ").map(|(word, better)| Term { words: fold(word), better, fit })
}

/// Numbers, and ranges of them with both ends.
fn numbers(line: &str) -> Vec<RangeInclusive<u32>> {
    let range = |part: &str| {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        Some(from.parse().ok()?..=to.parse().ok()?)
    };
    line.split(' ').filter_map(range).collect()
}

impl Rules {
    /// Whether a nu stays before this folded word; `None` where nobody knows how it is read.
    fn keeps_nu(&self, next: &str) -> Option<bool> {
        let figures = next.find(|c: char| !c.is_ascii_digit()).unwrap_or(next.len());
        let (figures, ending) = next.split_at_checked(figures)?;
        if figures.is_empty() {
            return Some(self.nu_before.iter().any(|beginning| next.starts_with(beginning)));
        }
        let number: u32 = figures.parse().ok()?;
        let is_in = |known: &[RangeInclusive<u32>]| known.iter().any(|range| range.contains(&number));
        if ending != self.ordinal && (!ending.is_empty() || is_in(&self.two_ways)) {
            return None;
        }
        match (is_in(&self.with_nu), is_in(&self.without_nu)) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        }
    }
}

/// Whether a Greek article, or a preposition with one in it, stands before another, where `next` follows.
pub(super) fn doubling(first: &str, second: &str, next: &str) -> bool {
    let shouted = |word: &str| word.chars().all(char::is_uppercase);
    // In capitals nobody writes an accent: the first may be “or”.
    if shouted(first) && shouted(second) {
        return false;
    }
    let begins_sentence = first.starts_with(char::is_uppercase);
    let (first, second) = (first.to_lowercase(), second.to_lowercase());
    let is_in = |known: &[&str], word: &str| known.contains(&word);
    let names = || {
        let next = fold(next);
        let mut letters = next.chars();
        let is_square = (letters.next().is_some_and(char::is_alphabetic), letters.as_str().parse::<u8>().is_ok());
        is_square == (true, true) || RULES.phrases.iter().any(|phrase| next.starts_with(phrase))
    };
    if is_in(&RULES.prepositions, &first) {
        return [&RULES.prepositions, &RULES.articles, &RULES.loose_articles].iter().any(|known| is_in(known, &second));
    }
    first == second
        && (is_in(&RULES.articles, &first) || is_in(&RULES.loose_articles, &first) && (begins_sentence || names()))
}

/// What a text says that does nothing but promise one: in a sentence the same words may tell what a player has to do.
pub(super) fn promise(text: &str) -> Option<&str> {
    let said = text.trim_matches(|c: char| !c.is_alphanumeric());
    let whole = fold(said);
    RULES.promises.iter().any(|promise| fold(promise) == whole).then_some(said)
}

/// The Greek letter nu.
const NU: char = '\u{3bd}';

/// A word of a text: its range, and how it reads without accents and case.
struct Word {
    range: Range<usize>,
    folded: String,
}

/// All advice on a Greek text.
pub(super) fn advise(text: &str) -> Vec<Advice> {
    let words = words(text);
    let mut found = Vec::new();
    for pair in words.windows(2) {
        let [word, next] = pair else { continue };
        // Between the two stands nothing but space: after a full stop or a brace nothing is known of the next sound.
        let together = text.get(word.range.end..next.range.start).is_some_and(|gap| gap.trim().is_empty());
        if together && let Some(instead) = with_right_nu(text, word, next) {
            let range = word.range.start..next.range.end;
            let written = text.get(range.clone()).unwrap_or_default().to_owned();
            let next = text.get(next.range.clone()).unwrap_or_default();
            found.push(Advice { range, found: written, instead: format!("{instead} {next}") });
        }
    }
    for (i, first) in words.iter().enumerate() {
        for Term { words: term, better, fit } in &RULES.terms {
            let parts: Vec<&str> = term.split(' ').collect();
            let known = parts.last().map_or(0, |part| part.chars().count());
            let here = words.get(i..i + parts.len()).unwrap_or_default();
            let fits = here.len() == parts.len() && here.iter().zip(&parts).all(|(w, part)| fit.holds(&w.folded, part));
            if let (true, Some(last)) = (fits, here.last()) {
                let range = first.range.start..last.range.end;
                let written = text.get(range.clone()).unwrap_or_default().to_owned();
                // What follows the part that is wrong, an ending, stays.
                let ending = text.get(last.range.clone()).unwrap_or_default().chars().skip(known);
                found.push(Advice { range, found: written, instead: better.chars().chain(ending).collect() });
            }
        }
    }
    found.sort_by_cached_key(|advice| advice.range.start);
    found
}

/// The word with its nu where it lacks one, or without where it has one too many; `None` if it is right.
fn with_right_nu(text: &str, word: &Word, next: &Word) -> Option<String> {
    let bare = word.folded.strip_suffix(NU).unwrap_or(&word.folded);
    if !RULES.nu_words.contains(&bare) {
        return None;
    }
    let has = bare.len() != word.folded.len();
    let keeps = RULES.keeps_nu(&next.folded)?;
    let written = text.get(word.range.clone())?;
    match (has, keeps) {
        (false, true) => Some(format!("{written}{NU}")),
        (true, false) => written.strip_suffix(NU).map(str::to_owned),
        _ => None,
    }
}

/// The words of a text, stretches of letters and figures.
fn words(text: &str) -> Vec<Word> {
    let word = |(at, written): (usize, &str)| Word { range: at..at + written.len(), folded: fold(written) };
    word_runs(text).into_iter().map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pairs of what is found and what is advised, in Greek letters written out by their names in the test data.
    fn advice(text: &str) -> Vec<(String, String)> {
        advise(text).into_iter().map(|advice| (advice.found, advice.instead)).collect()
    }

    #[test]
    fn the_final_nu_is_told_right_from_wrong() {
        let cases = include_str!("../../../tests/lessons/wording.txt");
        for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (text, expected) = line.split_once(" => ").unwrap_or((line, ""));
            let expected: Vec<(String, String)> = expected
                .split(" ; ")
                .filter(|pair| !pair.is_empty())
                .map(|pair| {
                    let (found, instead) = pair.split_once(" > ").unwrap();
                    (found.to_owned(), instead.to_owned())
                })
                .collect();
            assert_eq!(advice(text), expected, "{text}");
        }
    }
}
