//! The words of every catalogue, and of the titles of the course, are in the dictionaries of hunspell (el_GR, en_GB), or in the
//! short lists of `tests/spelling/`: terms of the game, names, notation.
//!
//! Where hunspell or a dictionary is missing there is nothing to be tested, and the test says so
//! (`cargo test --test words spelling -- --nocapture`). On Debian: `apt-get install hunspell hunspell-el hunspell-en-gb`.
#![allow(clippy::unwrap_used, clippy::panic)] // a helper that fails is a test that fails

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use skaki::language::Language;

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

const fn dictionary(language: Language) -> &'static str {
    match language {
        Language::EL => "el_GR",
        _ => "en_GB",
    }
}

/// The catalogues of a language, those of lessons too.
fn catalogues(language: Language) -> Vec<PathBuf> {
    let folder = repository().join("locales").join(language.code());
    let mut files = Vec::new();
    for folder in [folder.clone(), folder.join("lessons")] {
        files.extend(std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    }
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    files
}

/// The written parts of a pattern, those of its variants too.
fn texts(pattern: &Pattern<&str>, said: &mut Vec<String>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => {
                // What is put in may be the rest of a word's sentence, never of the word.
                text.push(' ');
                placed(expression, said);
            }
        }
    }
    said.push(text);
}

fn placed(expression: &Expression<&str>, said: &mut Vec<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter().for_each(|variant| texts(&variant.value, said)),
        Expression::Inline(InlineExpression::StringLiteral { value }) => said.push((*value).to_owned()),
        Expression::Inline(InlineExpression::Placeable { expression }) => placed(expression, said),
        Expression::Inline(_) => {}
    }
}

/// The words of a catalogue: letters with their accents and hyphens and apostrophes between letters. What holds a figure is notation.
fn words(source: &str) -> BTreeSet<String> {
    let resource = parser::parse(source).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
    let mut said = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                message.value.iter().for_each(|pattern| texts(pattern, &mut said));
                message.attributes.iter().for_each(|attribute| texts(&attribute.value, &mut said));
            }
            Entry::Term(term) => {
                texts(&term.value, &mut said);
                // The attributes of a term are its grammar: gender, case forms.
            }
            _ => {}
        }
    }
    said.iter().flat_map(|text| split(text)).collect()
}

/// What of the words of a Greek text can be looked up: what is in Latin letters are keys of files and commands, what is in
/// capitals stands for something in a call.
fn greek(words: BTreeSet<String>) -> BTreeSet<String> {
    let is_written =
        |word: &String| word.chars().all(|letter| !letter.is_ascii()) && word.chars().any(char::is_lowercase);
    words.into_iter().filter(is_written).map(|word| without_second_accent(&word)).collect()
}

/// A word without the accent that it only has because of the weak pronoun after it, as in “δοκίμασέ το”.
fn without_second_accent(word: &str) -> String {
    const ACCENTED: [(char, char); 7] =
        [('ά', 'α'), ('έ', 'ε'), ('ή', 'η'), ('ί', 'ι'), ('ό', 'ο'), ('ύ', 'υ'), ('ώ', 'ω')];
    let plain = |letter: char| ACCENTED.iter().find(|(accented, _)| *accented == letter).map(|(_, plain)| *plain);
    let mut letters: Vec<char> = word.chars().collect();
    // A first accent may stand on a capital.
    let accents = letters.iter().filter(|letter| plain(**letter).is_some() || "ΆΈΉΊΌΎΏ".contains(**letter)).count();
    let last = letters.iter().rposition(|letter| plain(*letter).is_some());
    if let (true, Some(letter)) = (accents > 1, last.and_then(|last| letters.get_mut(last))) {
        *letter = plain(*letter).unwrap_or(*letter);
    }
    letters.into_iter().collect()
}

fn split(text: &str) -> Vec<String> {
    text.split(|letter: char| !(letter.is_alphanumeric() || matches!(letter, '\'' | '’' | '-')))
        .map(|word| word.trim_matches(['\'', '’', '-']))
        .filter(|word| word.chars().count() > 1 && word.chars().all(|letter| !letter.is_ascii_digit()))
        .flat_map(|word| word.split('-'))
        .filter(|word| word.chars().count() > 1)
        // The dictionaries know the straight apostrophe.
        .map(|word| word.replace('’', "'"))
        .collect()
}

/// The words that the dictionary and the list do not know, or `None` where there is no such dictionary.
fn unknown(language: Language, words: &BTreeSet<String>) -> Option<BTreeSet<String>> {
    let list = repository().join(format!("tests/spelling/{}.txt", language.code()));
    let listed: BTreeSet<String> = std::fs::read_to_string(list)
        .unwrap()
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(str::to_owned)
        .collect();
    let mut hunspell = Command::new("hunspell")
        .args(["-l", "-i", "utf-8", "-d", dictionary(language)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let asked: String = words.iter().flat_map(|word| [word, "\n"]).collect();
    let mut stdin = hunspell.stdin.take().unwrap();
    // Its answers are as many as the words at most, which the pipe might not hold: they are read meanwhile.
    let writer = std::thread::spawn(move || stdin.write_all(asked.as_bytes()));
    let output = hunspell.wait_with_output().unwrap();
    let written = writer.join().unwrap();
    if !output.status.success() || written.is_err() {
        return None;
    }
    let found = String::from_utf8(output.stdout).unwrap();
    let is_listed = |word: &str| listed.contains(word) || listed.contains(&word.to_lowercase());
    Some(found.lines().filter(|word| !is_listed(word)).map(str::to_owned).collect())
}

#[test]
fn every_word_is_in_the_dictionary_or_in_our_list() {
    for language in Language::all() {
        let mut places: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for path in catalogues(language) {
            let name = path.strip_prefix(repository()).unwrap().display().to_string();
            let mut words = words(&std::fs::read_to_string(&path).unwrap());
            match language {
                Language::EL => words = greek(words),
                _ => words.retain(|word| word.is_ascii()),
            }
            for word in words {
                let _ = places.entry(word).or_default().insert(name.clone());
            }
        }
        let course = std::fs::read_to_string(repository().join("lessons/course.toml")).unwrap();
        let titles = course.lines().filter_map(|line| line.strip_prefix(&format!("title.{} = ", language.code())));
        for word in titles.flat_map(split) {
            let _ = places.entry(word).or_default().insert("lessons/course.toml".to_owned());
        }
        let all = places.keys().cloned().collect();
        let Some(unknown) = unknown(language, &all) else {
            eprintln!("skipped: hunspell with {} is not installed", dictionary(language));
            continue;
        };
        let told: Vec<String> = unknown
            .iter()
            .map(|word| format!("{word}: {}", places[word].iter().cloned().collect::<Vec<_>>().join(", ")))
            .collect();
        assert!(told.is_empty(), "not in {} nor in our list:\n{}", dictionary(language), told.join("\n"));
    }
}

#[test]
fn the_words_of_a_catalogue_are_its_texts_and_nothing_else() {
    let source = "-rook = πύργος\n    .gender = masculine\nplay = Παίξε { $n ->\n    [one] μία φορά\n   *[other] { $n } φορές\n } στο δ4, Ιζ3 ή Ο-Ο.\n    .key = Πλήκτρο\n";
    let words: Vec<String> = words(source).into_iter().collect();
    assert_eq!(words, ["Παίξε", "Πλήκτρο", "μία", "πύργος", "στο", "φορά", "φορές"]);
    assert_eq!(without_second_accent("Δοκίμασέ"), "Δοκίμασε");
    assert_eq!(without_second_accent("Άλλαξέ"), "Άλλαξε");
    assert_eq!(without_second_accent("ροκέ"), "ροκέ");
}
