//! What texts name in plain words – kinds of piece, and numbers – and whether two languages name the same.
//!
//! Languages differ in how much they say: where one names the king again, the other has a pronoun, or nothing. So a name too
//! many is no difference; one in each language that the other does not have is. Numbers are counted, and one of those that
//! differ must be written in figures: words such as “two” have too many uses to be held against each other alone.
//!
//! The words stand in `pieces.ftl`, and more of them in `locales/naming-el.txt` and `naming-en.txt`.

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_syntax::parser;

use crate::rules::PieceKind;
use crate::rules::notation::Notation;

use super::Language;
use super::alike::plain_words;
use super::fault::CatalogueFaultKind as Kind;
use super::grammar::Grammar;
use super::hygiene::word_runs;
use super::outline::EntryOutline;
use super::spelling::{Named, named_in};

/// The kinds of piece and the numbers that two versions of one text do not both name, seen from `mine`.
pub(super) fn other_words(language: Language, mine: &EntryOutline, their: &EntryOutline) -> Vec<Kind> {
    let (here, there) = (Said::by(language, mine), Said::by(language.fallbacks().nth(1).unwrap_or_default(), their));
    [kinds_differ(&here, &there), numbers_differ(&here, &there)].into_iter().flatten().collect()
}

fn kinds_differ(here: &Said, there: &Said) -> Option<Kind> {
    // Which letter stands for what, and what else it could have been, is another story in each language.
    if here.letters || there.letters {
        return None;
    }
    let only_in = |a: &Said, b: &Said| -> Vec<Mention<PieceKind>> {
        let mut found: Vec<Mention<PieceKind>> = Vec::new();
        for mention in &a.kinds {
            let known = b.kinds.iter().chain(&found).any(|known| known.what == mention.what);
            if !known {
                found.push(mention.clone());
            }
        }
        found
    };
    told(only_in(here, there), only_in(there, here), |mention| mention.how != How::Function)
}

fn numbers_differ(here: &Said, there: &Said) -> Option<Kind> {
    // “Twenty-two”, “three quarters” and 18:30 are no two numbers each, and what they are the other language says its own way.
    if here.compound || there.compound {
        return None;
    }
    let only_in = |a: &Said, b: &Said| -> Vec<Mention<u32>> {
        let mut left: Vec<u32> = b.numbers.iter().map(|mention| mention.what).collect();
        let is_extra = |mention: &&Mention<u32>| match left.iter().position(|known| *known == mention.what) {
            Some(at) => {
                left.swap_remove(at);
                false
            }
            None => true,
        };
        a.numbers.iter().filter(is_extra).cloned().collect()
    };
    told(only_in(here, there), only_in(there, here), |mention| mention.how == How::Figures)
}

/// A difference, where each language has something and one of it counts.
fn told<T>(here: Vec<Mention<T>>, there: Vec<Mention<T>>, counts: impl Fn(&Mention<T>) -> bool) -> Option<Kind> {
    if here.is_empty() || there.is_empty() || !here.iter().chain(&there).any(counts) {
        return None;
    }
    let words = |mentions: Vec<Mention<T>>| mentions.into_iter().map(|mention| mention.written).collect();
    Some(Kind::OtherWords { extra: words(here), missing: words(there) })
}

/// Something that a text names.
#[derive(Clone, Debug)]
struct Mention<T> {
    what: T,
    /// As the text has it.
    written: String,
    how: How,
}

/// How it is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    Word,
    Figures,
    /// By a function; those are compared by themselves.
    Function,
}

/// What one version of a text names, in the order of the text.
#[derive(Default, Debug)]
struct Said {
    kinds: Vec<Mention<PieceKind>>,
    numbers: Vec<Mention<u32>>,
    /// Whether it speaks of the letters of pieces.
    letters: bool,
    /// Whether a number in it has several parts, a time or a fraction among them.
    compound: bool,
}

impl Said {
    fn by(language: Language, outline: &EntryOutline) -> Said {
        let mut said = Said::default();
        for prose in &outline.prose {
            said.read(language, prose);
        }
        for (function, value) in &outline.names {
            let written = format!("{function}(\"{value}\")");
            let how = How::Function;
            let kind = value.split(' ').find_map(|word| PieceKind::ALL.into_iter().find(|kind| kind.name() == word));
            if let Some(what) = kind {
                said.kinds.push(Mention { what, written, how });
            } else if let ("RANK", Ok(what)) = (*function, value.parse()) {
                said.numbers.push(Mention { what, written, how });
            }
        }
        said
    }

    /// Adds what a stretch of text without anything in braces names.
    fn read(&mut self, language: Language, prose: &str) {
        let vocabulary = match language {
            Language::EL => &*GREEK,
            _ => &*ENGLISH,
        };
        let moves: Vec<_> = named_in(prose)
            .into_iter()
            .filter(|(_, named)| matches!(named, Named::Move(_)))
            .map(|(at, _)| at)
            .collect();
        let words = word_runs(prose);
        self.compound |= vocabulary.has_compound(prose, &words);
        let mut skipped = 0;
        for (at, (start, word)) in words.iter().enumerate() {
            if skipped > 0 {
                skipped -= 1;
                continue;
            }
            if moves.iter().any(|range| range.contains(start)) {
                continue;
            }
            if let Some(length) = vocabulary.not_meant(words.get(at..).unwrap_or_default()) {
                skipped = length - 1;
                continue;
            }
            self.letters |= vocabulary.letters.iter().any(|letter| letter == word);
            let written = (*word).to_owned();
            let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
            if let Some(what) = word.get(..digits).and_then(|digits| digits.parse().ok()) {
                self.numbers.push(Mention { what, written, how: How::Figures });
                continue;
            }
            let how = How::Word;
            match vocabulary.words.get(&folded(word)) {
                Some(Meaning::Kind(what)) => self.kinds.push(Mention { what: *what, written, how }),
                Some(Meaning::Number(what)) => self.numbers.push(Mention { what: *what, written, how }),
                None => {}
            }
        }
    }
}

/// A word without accents and capitals.
fn folded(word: &str) -> String {
    plain_words(word).concat()
}

/// What a word stands for.
#[derive(Clone, Copy, Debug)]
enum Meaning {
    Kind(PieceKind),
    Number(u32),
}

/// The words of a language for pieces and numbers.
struct Vocabulary {
    /// By the folded word.
    words: HashMap<String, Meaning>,
    /// Folded phrases in which these words mean something else.
    not_meant: Vec<Vec<String>>,
    /// Folded beginnings of the words for tens, hundreds and thousands, which numbers stand beside.
    tens: Vec<String>,
    /// What may stand between those and a number, folded.
    and: Vec<String>,
    /// Folded words for parts of a whole.
    fractions: Vec<String>,
    /// The letters of the pieces in moves.
    letters: Vec<String>,
}

static GREEK: LazyLock<Vocabulary> =
    LazyLock::new(|| Vocabulary::read(Language::EL, include_str!("../../locales/naming-el.txt")));
static ENGLISH: LazyLock<Vocabulary> =
    LazyLock::new(|| Vocabulary::read(Language::EN, include_str!("../../locales/naming-en.txt")));

impl Vocabulary {
    fn read(language: Language, more: &str) -> Vocabulary {
        let pieces = language.file("pieces.ftl");
        let tree = parser::parse_runtime(pieces.unwrap_or_default()).unwrap_or_else(|(tree, _)| tree);
        let (grammar, _) = Grammar::read(tree.body.iter(), str::to_owned);
        let mut words = HashMap::new();
        for kind in PieceKind::ALL {
            words.extend(grammar.forms(kind).map(|form| (folded(form), Meaning::Kind(kind))));
        }
        let mut not_meant = Vec::new();
        let (mut tens, mut and, mut fractions) = (Vec::new(), Vec::new(), Vec::new());
        for line in more.lines() {
            let Some((what, rest)) = line.split_once(' ') else { continue };
            let kind = PieceKind::ALL.into_iter().find(|kind| kind.name() == what).map(Meaning::Kind);
            match kind.or_else(|| what.parse().ok().map(Meaning::Number)) {
                Some(meaning) => words.extend(rest.split(' ').map(|word| (folded(word), meaning))),
                None if what == "not" => not_meant.push(plain_words(rest)),
                None if what == "tens" => tens = plain_words(rest),
                None if what == "and" => and = plain_words(rest),
                None if what == "fraction" => fractions = plain_words(rest),
                // A line of a comment.
                None => {}
            }
        }
        let notation = match language {
            Language::EL => Notation::GREEK,
            _ => Notation::LATIN,
        };
        let pieces = PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::Pawn);
        let letters = pieces.map(|kind| notation.piece_letter(kind).to_string()).collect();
        Vocabulary { words, not_meant, tens, and, fractions, letters }
    }

    /// Whether a text has a number of several parts: a number beside tens, a fraction, or a time in figures.
    fn has_compound(&self, prose: &str, words: &[(usize, &str)]) -> bool {
        let all: Vec<String> = words.iter().map(|(_, word)| folded(word)).collect();
        // An “and” between hundreds and what is more than them counts as nothing.
        let parts: Vec<&String> = all.iter().filter(|word| !self.and.contains(word)).collect();
        let is_ten = |word: &str| self.tens.iter().any(|beginning| word.starts_with(beginning.as_str()));
        let is_number = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_digit()) || matches!(self.words.get(word), Some(Meaning::Number(_)))
        };
        let beside = parts.windows(2).any(|pair| match pair {
            [one, other] => is_ten(one) && is_number(other) || is_number(one) && is_ten(other),
            _ => false,
        });
        let is_figures = |word: &str| word.chars().all(|c| c.is_ascii_digit());
        let time = words.windows(2).any(|pair| match pair {
            [(from, hours), (to, minutes)] => {
                let gap = prose.get(from + hours.len()..*to);
                gap == Some(":") && is_figures(hours) && minutes.len() == 2 && is_figures(minutes)
            }
            _ => false,
        });
        beside || time || all.iter().any(|word| self.fractions.contains(word))
    }

    /// How many words of these at the beginning are a phrase in which no piece is meant.
    fn not_meant(&self, words: &[(usize, &str)]) -> Option<usize> {
        let begins = |phrase: &&Vec<String>| {
            phrase.len() <= words.len() && phrase.iter().zip(words).all(|(known, (_, word))| *known == folded(word))
        };
        self.not_meant.iter().find(begins).map(Vec::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_words_is_read_and_no_word_means_two_things() {
        for more in [include_str!("../../locales/naming-el.txt"), include_str!("../../locales/naming-en.txt")] {
            let mut met: HashMap<String, &str> = HashMap::new();
            for line in more.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
                let (what, rest) = line.split_once(' ').unwrap();
                let known = PieceKind::ALL.iter().any(|kind| kind.name() == what)
                    || what.parse().is_ok_and(|number: u32| (2..=10).contains(&number));
                assert!(known || matches!(what, "not" | "tens" | "and" | "fraction"), "{line}");
                for word in rest.split(' ').filter(|_| known) {
                    assert!(met.insert(folded(word), what).is_none_or(|before| before == what), "{word}");
                }
            }
        }
    }

    #[test]
    fn pieces_are_known_in_every_form_that_the_terms_have() {
        for vocabulary in [&*GREEK, &*ENGLISH] {
            for kind in PieceKind::ALL {
                let forms = vocabulary.words.values();
                let known = forms.filter(|meaning| matches!(meaning, Meaning::Kind(known) if *known == kind)).count();
                assert!(known >= 2, "{}", kind.name());
            }
        }
        // “Of the rooks”, in Greek.
        let rooks = GREEK.words.get("\u{3c0}\u{3c5}\u{3c1}\u{3b3}\u{3c9}\u{3bd}");
        assert!(matches!(rooks, Some(Meaning::Kind(PieceKind::Rook))));
    }
}
