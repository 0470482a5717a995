//! Words that read right and are written in the other alphabet: “o” for the Greek article, “KAI” on an English keyboard.
//!
//! A word of both alphabets gives itself away, a word of one does not: its neighbours must. What stands in quotation marks is shown
//! as it is, and whatever is joined to a figure or a sign is no word (`O-O`, `A8`).

use crate::language::Language;

use super::foreign::{quotations, script_of};
use super::hygiene::{Script, TextFaultKind, word_runs};

/// Latin letters that look like Greek ones.
const LATIN: &str = "ABEHIKMNOPTXYZovuixpk";

/// Greek words of such letters, written with them; all of them can stand in any text.
const GREEK_WORDS: [&str; 22] = [
    "KAI", "TO", "TA", "NA", "AN", "MH", "TON", "TH", "THN", "ENA", "MIA", "OI", "ME", "MOY", "TOY", "AYTO", "EINAI",
    "EXEI", "OXI", "MAT", "OTAN", "OTI",
];

/// Greek articles and cries of one letter, of which notation has no use where they begin a sentence.
const GREEK_LETTERS: [&str; 3] = ["O", "H", "A"];

/// The Greek “and”.
const AND: &str = "\u{3ba}\u{3b1}\u{3b9}";

/// English words of letters that look like Greek ones, in small letters.
const ENGLISH_WORDS: [&str; 9] = ["the", "an", "to", "in", "on", "at", "it", "no", "take"];

/// What an English sentence may begin with “A” about; elsewhere the Greek letter may be meant, which is a piece and a file.
const NOUNS: [&str; 13] = [
    "king", "queen", "rook", "bishop", "knight", "pawn", "piece", "move", "square", "check", "game", "player", "board",
];

/// A word, and what stands around it.
struct Word<'t> {
    at: usize,
    word: &'t str,
    script: Script,
    /// Whether a sentence, or a part of one, begins with it.
    begins: bool,
    /// Whether nothing but space stands before it, and after the word before.
    joined: bool,
    quoted: bool,
}

impl Word<'_> {
    fn is_of(&self, script: Script) -> bool {
        self.script == script
    }

    fn is_one_letter(&self) -> bool {
        self.word.chars().nth(1).is_none()
    }

    fn is_shouted(&self) -> bool {
        !self.is_one_letter() && self.word.chars().all(char::is_uppercase)
    }
}

/// The words of a text in a language that are written in the letters of the other, where it is plain that they are not meant so.
pub(crate) fn look_alikes(language: Language, text: &str) -> Vec<(usize, TextFaultKind)> {
    let own = match language {
        Language::EL => Script::Greek,
        _ => Script::Latin,
    };
    let words = words(text);
    let mut found = Vec::new();
    for (i, word) in words.iter().enumerate() {
        let before = i.checked_sub(1).and_then(|i| words.get(i)).filter(|_| word.joined);
        let after = words.get(i + 1).filter(|next| next.joined);
        let is_own = |word: &&Word<'_>| word.is_of(own);
        if word.is_of(own) || word.quoted || before.filter(is_own).or(after.filter(is_own)).is_none() {
            continue;
        }
        let told = match language {
            Language::EL => is_greek(word, before, after),
            _ => is_english(word, after),
        };
        if told && let Some(letter) = word.word.chars().next() {
            found.push((word.at, TextFaultKind::LookAlike { word: word.word.to_owned(), letter }));
        }
    }
    found
}

/// Whether a Latin word in a Greek text is a Greek one.
fn is_greek(word: &Word<'_>, before: Option<&Word<'_>>, after: Option<&Word<'_>>) -> bool {
    let greek = |word: &&Word<'_>| word.is_of(Script::Greek);
    let (before, after) = (before.filter(greek), after.filter(greek));
    if !word.is_one_letter() {
        return word.word.chars().all(|c| LATIN.contains(c))
            && GREEK_WORDS.contains(&word.word.to_uppercase().as_str());
    }
    let goes_on = after.is_some_and(|after| after.word.starts_with(char::is_lowercase) && !after.is_one_letter());
    let shouted = |word: Option<&Word<'_>>| word.is_some_and(Word::is_shouted);
    // One of several letters, whatever they stand for.
    let listed = [before, after].into_iter().flatten().any(|word| word.word == AND);
    match word.word {
        "o" => after.is_some(),
        "A" if listed => false,
        // No piece and no key of the program, and the file has another letter in Greek.
        "O" | "A" if before.is_some() && after.is_some() => true,
        letter if GREEK_LETTERS.contains(&letter) => {
            word.begins && (goes_on || shouted(after)) || shouted(before) && shouted(after)
        }
        _ => false,
    }
}

/// Whether a Greek word in an English text is an English one.
fn is_english(word: &Word<'_>, after: Option<&Word<'_>>) -> bool {
    let latin = latin_of(word.word);
    let known = |latin: &str| ENGLISH_WORDS.contains(&latin.to_lowercase().as_str());
    match latin.as_deref() {
        Some("A") => word.begins && after.is_some_and(|after| NOUNS.contains(&after.word)),
        Some(latin) => known(latin),
        None => false,
    }
}

/// A Greek word of capitals in the Latin letters that look the same, if there are such.
fn latin_of(word: &str) -> Option<String> {
    const PAIRS: [(char, char); 14] = [
        ('\u{391}', 'A'),
        ('\u{392}', 'B'),
        ('\u{395}', 'E'),
        ('\u{396}', 'Z'),
        ('\u{397}', 'H'),
        ('\u{399}', 'I'),
        ('\u{39a}', 'K'),
        ('\u{39c}', 'M'),
        ('\u{39d}', 'N'),
        ('\u{39f}', 'O'),
        ('\u{3a1}', 'P'),
        ('\u{3a4}', 'T'),
        ('\u{3a5}', 'Y'),
        ('\u{3a7}', 'X'),
    ];
    word.chars().map(|c| PAIRS.into_iter().find(|(greek, _)| *greek == c).map(|(_, latin)| latin)).collect()
}

/// The words of a text, of letters of one alphabet.
fn words(text: &str) -> Vec<Word<'_>> {
    let quotations = quotations(text);
    let mut found: Vec<Word<'_>> = Vec::new();
    let mut done = 0;
    for (at, word) in word_runs(text) {
        let gap = text.get(done..at).unwrap_or_default();
        let first = done == 0;
        done = at + word.len();
        let Some(script) = script_of(word) else { continue };
        let is_free = |c: Option<char>| {
            c.is_none_or(|c| {
                c.is_whitespace() || matches!(c, '\u{ab}' | '\u{bb}' | '(' | ')' | '\u{2018}'..='\u{201f}')
            }) || c.is_some_and(|c| matches!(c, '.' | ',' | ';' | ':' | '!' | '?' | '\u{b7}' | '\u{2026}'))
        };
        let before = gap.chars().next_back();
        let after = text.get(done..).and_then(|rest| rest.chars().next());
        if !(is_free(before) && is_free(after)) {
            continue;
        }
        let begins = first || gap.contains(['.', '!', '?', ';', ':', '\u{b7}', '\u{2026}', '\n', '\u{ab}', '(']);
        let joined = !first && gap.chars().all(char::is_whitespace);
        let quoted = quotations.iter().any(|quoted| quoted.contains(&at));
        found.push(Word { at, word, script, begins, joined, quoted });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `language | text | the words that are meant to be in its letters`, in `tests/lessons/look-alike-words.txt`.
    #[test]
    fn words_that_only_look_right_are_found_and_letters_that_are_named_let_pass() {
        let cases = include_str!("../../tests/lessons/look-alike-words.txt");
        let mut seen = 0;
        for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let parts: Vec<&str> = line.split(" | ").collect();
            let [language, text, expected] = parts[..] else { panic!("{line}") };
            let found: Vec<String> = look_alikes(Language::from_code(language).unwrap(), text)
                .into_iter()
                .map(|(at, kind)| match kind {
                    TextFaultKind::LookAlike { word, .. } => {
                        assert!(text[at..].starts_with(&word));
                        word
                    }
                    other => panic!("{other:?}"),
                })
                .collect();
            let told = if found.is_empty() { "fine".to_owned() } else { found.join(" ") };
            assert_eq!(told, expected, "{line}");
            seen += 1;
        }
        assert!(seen > 25, "{seen}");
    }
}
