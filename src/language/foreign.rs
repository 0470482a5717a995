//! Words of the other language in a text: what was left untranslated, told from what is only quoted.
//!
//! Greek and English have alphabets of their own, so a word tells its language. Three things in the other alphabet are at home
//! everywhere and let pass: moves and squares, abbreviations in capitals (FIDE; three words of capitals in a row are none), and,
//! in Greek, names (Kasparov). What is meant to be shown in the other language stands in quotation marks, or as a word or two in
//! brackets. Where all of a text stands in them, they quote nothing: a sentence is judged as if it stood without.
//!
//! What stands in braces is not looked at: functions speak the language of the text.

use std::ops::Range;

use fluent_syntax::ast::{self, Expression, InlineExpression};

use super::Language;
use super::catalogue::offset_in;
use super::hygiene::{Script, TextFaultKind, script, word_runs};
use super::look_alike::look_alikes;

/// How much of a text is in the other language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extent {
    /// A word, or what may be a name: somebody has to look.
    Word,
    /// A sentence or a good part of one, and nobody means that.
    Part,
    /// All of it.
    Whole,
}

impl Extent {
    /// The word that chooses the sentence in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Extent::Word => "word",
            Extent::Part => "part",
            Extent::Whole => "whole",
        }
    }
}

/// Words of the other language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Foreign {
    /// The words, from the first to the last that stand together.
    pub(crate) found: String,
    /// Where they begin: bytes from the start of the text.
    pub(crate) offset: usize,
    /// How much that is.
    pub(crate) extent: Extent,
}

/// The worst that a text in a language has of the other one.
pub(crate) fn foreign_words(language: Language, text: &str) -> Option<Foreign> {
    let mut words = words(language, text);
    let all_quoted = is_all_quoted(text);
    if all_quoted {
        words.iter_mut().for_each(|word| word.quotation = None);
    }
    let found = |range: &Range<usize>, extent| {
        let found = text.get(range.clone()).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        Foreign { found, offset: range.start, extent }
    };
    let first = words.iter().find(|word| word.foreign)?;
    let has_own = words.iter().any(|word| !word.foreign);
    let is_plain = |word: &Word<'_>| word.quotation.is_none();
    if !has_own {
        let extent = if is_speech(&words, is_plain) { Extent::Whole } else { Extent::Word };
        // A word alone in quotation marks is meant to be so.
        return (extent == Extent::Whole || !all_quoted).then(|| found(&first.range, extent));
    }
    for sentence in words.chunk_by(|a, b| a.sentence == b.sentence) {
        let untranslated = sentence.iter().all(|word| word.foreign) && is_speech(sentence, is_plain);
        let together = |a: &Word<'_>, b: &Word<'_>| a.foreign == b.foreign && a.quotation == b.quotation;
        for stretch in sentence.chunk_by(|a, b| together(a, b) && (untranslated || a.commas == b.commas)) {
            let plain = stretch.first().is_some_and(|word| word.foreign && is_plain(word));
            let said = stretch.iter().filter(|word| word.is_said()).count();
            if plain && (untranslated || (stretch.len() >= STRETCH && said >= SAID)) {
                return Some(found(&whole(stretch), Extent::Part));
            }
        }
    }
    let stray = |word: &&Word<'_>| {
        // Greek texts are full of names; in English ones no Greek word is expected.
        word.foreign && is_plain(word) && (language == Language::EN || word.is_said() || word.shout == Shout::Perhaps)
    };
    let cry = || {
        let mut sentences = words.chunk_by(|a, b| a.sentence == b.sentence);
        sentences.find_map(|sentence| match sentence {
            [word] if word.foreign && is_plain(word) && is_cry(word.word) => Some(word),
            _ => None,
        })
    };
    let stray = words.iter().find(stray).or_else(cry);
    stray.map(|word| found(&word.range, Extent::Word))
}

/// So many foreign words in a row, of which so many are no names, are more than the name of something.
const STRETCH: usize = 3;
const SAID: usize = 2;

/// Whether foreign words say something, and are not just a name: two at least, one of them no name.
fn is_speech(words: &[Word<'_>], counts: impl Fn(&Word<'_>) -> bool) -> bool {
    let mut foreign = words.iter().filter(|word| word.foreign && counts(word));
    let said = foreign.clone().any(Word::is_said);
    said && foreign.nth(1).is_some()
}

/// From the first of some words to the last.
fn whole(words: &[Word<'_>]) -> Range<usize> {
    let start = words.first().map_or(0, |word| word.range.start);
    start..words.last().map_or(start, |word| word.range.end)
}

/// Whether all that a text says stands between quotation marks.
fn is_all_quoted(text: &str) -> bool {
    let quotations = quotations(text);
    let said = |(at, word): (usize, &str)| quotations.iter().any(|quoted| quoted.contains(&at)) || word.is_empty();
    !quotations.is_empty() && !text.contains(PLACEABLE) && word_runs(text).into_iter().all(said)
}

/// Whether a word is one that English says as a whole sentence.
fn is_cry(word: &str) -> bool {
    CRIES.iter().any(|cry| word.eq_ignore_ascii_case(cry))
}

/// English sentences of one word that are nobody's name.
const CRIES: [&str; 26] = [
    "yes",
    "no",
    "good",
    "great",
    "well",
    "correct",
    "right",
    "wrong",
    "check",
    "checkmate",
    "stalemate",
    "look",
    "now",
    "excellent",
    "perfect",
    "done",
    "careful",
    "think",
    "try",
    "exactly",
    "sorry",
    "thanks",
    "hello",
    "stop",
    "almost",
    "nice",
];

/// A word of a text, of one alphabet and no figures.
struct Word<'t> {
    word: &'t str,
    /// Where it stands, in bytes.
    range: Range<usize>,
    /// Whether it is in the letters of the other language.
    foreign: bool,
    /// The number of the sentence.
    sentence: usize,
    /// The number of the quotation that it stands in, if it does.
    quotation: Option<usize>,
    /// How many commas stand before it: words with one between them are a list.
    commas: usize,
    /// Whether it is one of several words in capitals that say something.
    shout: Shout,
}

impl Word<'_> {
    /// Whether it is an ordinary word and no name: in small letters, or one with which English sentences and titles are made.
    fn is_said(&self) -> bool {
        self.shout == Shout::Speech
            || self.word.starts_with(char::is_lowercase)
            || LITTLE_WORDS.iter().any(|little| self.word.eq_ignore_ascii_case(little))
    }
}

/// Words of English that no name begins with and few titles lack.
const LITTLE_WORDS: [&str; 16] =
    ["the", "an", "of", "to", "in", "on", "at", "and", "or", "with", "is", "are", "your", "you", "this", "how"];

/// The words of one letter that are no file and no piece: the Greek articles, and “or”.
const SHORTEST: [&str; 4] = ["\u{3bf}", "\u{39f}", "\u{3cc}", "\u{3ae}"];

/// Words that are at home in no language: en passant, and the program's own name.
const HOMELESS: [&str; 3] = ["en", "passant", "skaki"];

/// The words of a text that tell a language.
fn words(language: Language, text: &str) -> Vec<Word<'_>> {
    let own = match language {
        Language::EL => Script::Greek,
        _ => Script::Latin,
    };
    let quotations = quotations(text);
    let shouted = shouted(text);
    let mut found: Vec<Word<'_>> = Vec::new();
    let (mut sentence, mut commas) = (0, 0);
    let mut done = 0;
    for token in text.split_whitespace() {
        let start = offset_in(text, token);
        // A line left free begins something new.
        let gap = text.get(done..start).unwrap_or_default();
        sentence += usize::from(gap.matches('\n').count() > 1);
        done = start + token.len();
        if is_address(token) {
            continue;
        }
        for (at, word) in word_runs(token) {
            let Some(alphabet) = script_of(word) else { continue };
            let foreign = alphabet != own;
            let is_letter = word.chars().nth(1).is_none() && !SHORTEST.contains(&word);
            let range = start + at..start + at + word.len();
            let in_row = shouted.iter().find(|(row, _)| foreign && row.contains(&range.start));
            let shout = in_row.map_or(Shout::No, |(_, shout)| *shout);
            if is_letter || foreign && shout == Shout::No && is_let_pass(alphabet, word) {
                continue;
            }
            let quotation = quotations.iter().position(|quoted| quoted.contains(&range.start));
            found.push(Word { word, range, foreign, sentence, quotation, commas, shout });
        }
        sentence += usize::from(ends_sentence(token));
        commas += usize::from(token.ends_with(','));
    }
    found
}

/// What a word in capitals is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shout {
    /// An abbreviation, or a word that is not in capitals.
    No,
    /// One of several, which may be somebody's names.
    Perhaps,
    /// One of several that say something.
    Speech,
}

/// So many words of capitals in a row are no abbreviations.
const SHOUT: usize = 3;

/// Words that tell English in capitals from names, beside the little ones.
const SHOUTED: [&str; 11] = ["take", "go", "move", "play", "find", "look", "now", "not", "that", "from", "it"];

/// Words that do so where three stand in a row: nobody is called by two of them and a third.
const SHOUTED_NAMES: [&str; 9] = ["king", "queen", "rook", "bishop", "knight", "pawn", "check", "white", "black"];

/// Where words in capitals stand in a row, with nothing but space between: three at least, or two with a word that no name has.
fn shouted(text: &str) -> Vec<(Range<usize>, Shout)> {
    let mut found = Vec::new();
    let mut row: Vec<(usize, &str)> = Vec::new();
    let is_capitals = |word: &str| script_of(word).is_some() && word.chars().all(char::is_uppercase);
    let says = |word: &str, in_three: bool| {
        let mut known = LITTLE_WORDS.iter().chain(&SHOUTED).chain(SHOUTED_NAMES.iter().filter(|_| in_three));
        // In Greek letters nobody is called anything in an English text.
        word.chars().next().and_then(script) == Some(Script::Greek)
            || known.any(|known| word.eq_ignore_ascii_case(known))
    };
    for (at, word) in word_runs(text).into_iter().chain([(text.len(), "")]) {
        let together = row.last().is_none_or(|(last, before)| {
            text.get(last + before.len()..at).is_some_and(|gap| gap.chars().all(char::is_whitespace))
        });
        if !(together && is_capitals(word)) {
            let long = row.iter().filter(|(_, word)| word.chars().nth(1).is_some()).count();
            let speech = row.iter().any(|(_, word)| word.chars().nth(1).is_some() && says(word, long >= SHOUT));
            let latin = row.iter().any(|(_, word)| word.is_ascii());
            if let (true, Some((first, _)), Some((last, word))) =
                (long >= SHOUT || latin && long > 1 && speech, row.first(), row.last())
            {
                found.push((*first..last + word.len(), if speech { Shout::Speech } else { Shout::Perhaps }));
            }
            row.clear();
        }
        if is_capitals(word) {
            row.push((at, word));
        }
    }
    found
}

/// Whether a foreign word says nothing of the language of the text around it.
fn is_let_pass(alphabet: Script, word: &str) -> bool {
    let is_abbreviation = alphabet == Script::Latin && word.chars().all(char::is_uppercase);
    let are_files = word.len() == 2 && word.bytes().all(|c| matches!(c, b'a'..=b'h'));
    is_abbreviation || are_files || HOMELESS.iter().any(|known| word.eq_ignore_ascii_case(known))
}

/// Whether a word is an address: of a page, of a person, the name of a file.
fn is_address(token: &str) -> bool {
    let bytes = token.as_bytes();
    let is_letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphanumeric);
    let inner_dot = || token.match_indices('.').any(|(at, _)| at > 0 && is_letter(at - 1) && is_letter(at + 1));
    // A full stop without a space after it is a slip of the pen and no address.
    let ends_small = || token.rsplit('.').next().is_some_and(|end| end.starts_with(|c: char| c.is_ascii_lowercase()));
    token.contains('@') || token.contains("://") || inner_dot() && ends_small()
}

/// Whether a sentence ends with this stretch of signs.
fn ends_sentence(token: &str) -> bool {
    let closed = token.trim_end_matches(['"', '\'', ')', ']', '\u{bb}', '\u{2019}', '\u{201d}', '`']);
    closed.ends_with(['.', '!', '?', ';', '\u{b7}', '\u{2026}'])
}

/// The alphabet of a word, if all of its signs are letters of one: a word of both is a fault of its own.
pub(super) fn script_of(word: &str) -> Option<Script> {
    let first = word.chars().next().and_then(script)?;
    word.chars().all(|c| script(c) == Some(first)).then_some(first)
}

/// A gloss in brackets is so long at the most; what is longer is a sentence that somebody says.
const GLOSS: usize = 3;

/// What stands between quotation marks, and glosses in brackets.
pub(super) fn quotations(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut done = 0;
    let mut before: Option<char> = None;
    for (at, c) in text.char_indices() {
        let opens = match c {
            '\u{ab}' => Some('\u{bb}'),
            '\u{201c}' | '\u{201e}' => Some('\u{201d}'),
            '\u{2018}' if !before.is_some_and(char::is_alphanumeric) => Some('\u{2019}'),
            '\'' if !before.is_some_and(char::is_alphanumeric) => Some('\''),
            '"' | '`' => Some(c),
            '(' => Some(')'),
            _ => None,
        };
        before = Some(c);
        let (Some(closes), true) = (opens, at >= done) else { continue };
        let inner = at + c.len_utf8();
        let rest = text.get(inner..).unwrap_or_default();
        // An apostrophe closes nothing while a word goes on.
        let ends = |(end, mark): (usize, &str)| {
            let after = rest.get(end + mark.len()..).and_then(|rest| rest.chars().next());
            (!after.is_some_and(char::is_alphanumeric)).then_some(end)
        };
        let Some(end) = rest.match_indices(closes).find_map(ends) else { continue };
        let quoted = inner..inner + end;
        let is_long = c == '(' && word_runs(text.get(quoted.clone()).unwrap_or_default()).len() > GLOSS;
        if !is_long {
            done = quoted.end + closes.len_utf8();
            found.push(quoted);
        }
    }
    found
}

/// What stands for something in braces: no letter, so that the words beside it are words of their own.
const PLACEABLE: char = '\u{fffc}';

/// The words of a message of one language, found in its source: what each variant says is judged by itself.
pub(super) fn foreign_in(language: Language, source: &str, pattern: &ast::Pattern<&str>) -> Option<Foreign> {
    let mut worst: Option<Foreign> = None;
    let mut texts = vec![Plain::default()];
    plain(source, pattern, 0, &mut texts);
    for text in texts {
        let Some(found) = foreign_words(language, &text.text) else { continue };
        if worst.as_ref().is_none_or(|worst| (worst.extent as u8) < found.extent as u8) {
            worst = Some(Foreign { offset: text.in_source(found.offset), ..found });
        }
    }
    worst
}

/// What a message of one language has of words that only look right, found in its source.
pub(super) fn look_alikes_in(
    language: Language,
    source: &str,
    pattern: &ast::Pattern<&str>,
) -> Vec<(usize, TextFaultKind)> {
    let mut texts = vec![Plain::default()];
    plain(source, pattern, 0, &mut texts);
    let found = |text: Plain| {
        let found = look_alikes(language, &text.text);
        found.into_iter().map(|(at, kind)| (text.in_source(at), kind)).collect::<Vec<_>>()
    };
    texts.into_iter().flat_map(found).collect()
}

/// The words of a pattern without what stands in braces, and where they come from.
#[derive(Default)]
struct Plain {
    text: String,
    /// Where each piece begins: here, and in the source.
    pieces: Vec<(usize, usize)>,
}

impl Plain {
    fn push(&mut self, source: &str, piece: &str) {
        self.pieces.push((self.text.len(), offset_in(source, piece)));
        self.text.push_str(piece);
    }

    fn in_source(&self, offset: usize) -> usize {
        let piece = self.pieces.iter().rev().find(|(here, _)| *here <= offset);
        piece.map_or(0, |(here, source)| source + offset - here)
    }
}

fn plain<'s>(source: &'s str, pattern: &ast::Pattern<&'s str>, into: usize, texts: &mut Vec<Plain>) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => {
                if let Some(text) = texts.get_mut(into) {
                    text.push(source, value);
                }
            }
            ast::PatternElement::Placeable { expression } => plain_expression(source, expression, into, texts),
        }
    }
}

fn plain_expression<'s>(source: &'s str, expression: &Expression<&'s str>, into: usize, texts: &mut Vec<Plain>) {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            if let Some(text) = texts.get_mut(into) {
                text.push(source, value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            plain_expression(source, expression, into, texts);
        }
        Expression::Inline(_) | Expression::Select { .. } => {
            if let Some(text) = texts.get_mut(into) {
                text.text.push(PLACEABLE);
            }
            if let Expression::Select { variants, .. } = expression {
                for variant in variants {
                    texts.push(Plain::default());
                    plain(source, &variant.value, texts.len() - 1, texts);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `language | text | what is found`, in `tests/lessons/half-translated.txt`.
    #[test]
    fn words_of_the_other_language_are_found_and_names_let_pass() {
        let cases = include_str!("../../tests/lessons/half-translated.txt");
        let mut seen = 0;
        for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let parts: Vec<&str> = line.split(" | ").collect();
            let [language, text, expected] = parts[..] else { panic!("{line}") };
            let found = foreign_words(Language::from_code(language).unwrap(), text);
            let told = found.map_or("fine".to_owned(), |found| match found.extent {
                Extent::Part => format!("part: {}", found.found),
                extent => extent.name().to_owned(),
            });
            assert_eq!(told, expected, "{line}");
            seen += 1;
        }
        assert!(seen > 40, "{seen}");
    }

    #[test]
    fn what_stands_in_braces_speaks_the_language_of_the_text() {
        let source = "k = { PIECE(\"rook\") } goes { $x ->\n    [one] far\n   *[other] to the edge of the board\n}\n";
        let tree = fluent_syntax::parser::parse_runtime(source).unwrap();
        let ast::Entry::Message(message) = &tree.body[0] else { panic!("a message") };
        let found = foreign_in(Language::EL, source, message.value.as_ref().unwrap()).unwrap();
        assert_eq!((found.extent, source.find("to the edge")), (Extent::Whole, Some(found.offset)));
        assert_eq!(foreign_in(Language::EN, source, message.value.as_ref().unwrap()), None);
    }
}
