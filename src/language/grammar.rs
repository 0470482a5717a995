//! The forms of one language, read from its terms, and the phrases built of them.
//!
//! A language's words stand in its `pieces.ftl` as terms: `-piece-rook = …` with `.gen`, `.acc`, `.pl` …, one for each form.
//! They are read once, when the catalogue is loaded; what is missing is a fault that names the form. Which forms there must be
//! is said by the language itself, in its term `-grammar`:
//!
//! ```ftl
//! -grammar = el
//!     .cases = nom gen acc se:acc  # the plain form first; se: a preposition that contracts with the article, before an accusative
//!     .genders = m f n             # adjectives and articles agree; without this line they have one form
//!     .owner = after               # where “your” stands: after the first word that can carry it, or before all
//! ```
//!
//! A form is looked up by its name, which is put together of its parts, those of the plain form left out: `pl-acc` of a noun,
//! `pl-f-acc` of what agrees with one. Some forms may be left out: where a word that is leaned on is written otherwise (`own-acc`),
//! where an adjective depends on what stands before it (`a-m-nom` after the indefinite article or an owner, `none-m-nom` after
//! nothing), and where the owner agrees (`-owner-you.f-acc`). Then the form without that part stands, or at last the term's own value.

use std::collections::{BTreeSet, HashMap};

use fluent_syntax::ast;

use crate::rules::notation::Notation;
use crate::rules::{Color, PieceKind, Rank};

/// A form that is wrong or missing; the catalogue adds where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum FormFault {
    Missing(String),
    NotPlain(String),
    Bad { form: String, value: String, allowed: String },
    Unknown(String),
}

/// One or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    Singular,
    Plural,
}

impl Number {
    /// The words by which catalogues know them.
    pub(crate) const WORDS: &'static [(&'static str, Number)] = &[("sg", Number::Singular), ("pl", Number::Plural)];

    /// Its part of a form's name.
    const fn part(self) -> &'static str {
        match self {
            Number::Singular => "",
            Number::Plural => "pl",
        }
    }
}

/// Which article a phrase begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Article {
    Definite,
    Indefinite,
    None,
}

impl Article {
    /// The words by which catalogues know them.
    pub(crate) const WORDS: &'static [(&'static str, Article)] =
        &[("the", Article::Definite), ("a", Article::Indefinite), ("none", Article::None)];
}

/// The genders that there can be, in the order in which one of several pieces gives the pronoun its gender.
pub(crate) const GENDERS: [&str; 3] = ["m", "f", "n"];

/// The cases of pronouns, in a language whose nouns have none.
const PRONOUNS: [&str; 3] = ["nom", "gen", "acc"];

/// The owners that sentences name.
const OWNERS: [&str; 6] = ["you", "he", "she", "it", "they", "we"];

/// The beginnings of the grammar's own terms; no other term may begin so.
const RESERVED: [&str; 13] = [
    "grammar", "notation", "piece-", "adj-", "article-", "owner-", "pronoun", "rank-", "side-", "player-", "list-",
    "prep-", "square-",
];

/// Whether a term's name (without the hyphen in front) belongs to the grammar.
pub(crate) fn is_reserved(term: &str) -> bool {
    RESERVED.iter().any(|start| term.starts_with(start))
}

/// A case that a language has.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Case {
    word: String,
    /// The case of nouns and adjectives in it: another where the article has swallowed a preposition.
    of_nouns: String,
}

impl Case {
    fn is_contracted(&self) -> bool {
        self.word != self.of_nouns
    }
}

/// Which forms a phrase takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase<'call> {
    /// None for the plain form.
    pub(crate) case: Option<&'call str>,
    pub(crate) number: Number,
    pub(crate) article: Article,
    pub(crate) owner: Option<&'call str>,
    /// Whether the colour is named, where it is known.
    pub(crate) colour: bool,
}

/// All the forms of a language.
#[derive(Debug)]
pub(crate) struct Grammar {
    /// Term, then attribute (`""` for the value).
    forms: HashMap<String, HashMap<String, String>>,
    cases: Vec<Case>,
    genders: Vec<String>,
    owner_follows: bool,
    notation: Notation,
}

impl Grammar {
    /// Reads the forms from the terms of a catalogue. Everything that is missing comes back beside a grammar that is usable all the same,
    /// with holes. `shown` is what becomes of each word before it is kept (the pseudo-locale hides letters).
    pub(crate) fn read<'source>(
        entries: impl Iterator<Item = &'source ast::Entry<&'source str>>,
        shown: impl Fn(&str) -> String,
    ) -> (Grammar, Vec<FormFault>) {
        let mut grammar = Grammar {
            forms: HashMap::new(),
            cases: Vec::new(),
            genders: Vec::new(),
            owner_follows: false,
            notation: Notation::LATIN,
        };
        let mut faults = Vec::new();
        for entry in entries {
            let ast::Entry::Term(term) = entry else { continue };
            let name = term.id.name;
            if !is_reserved(name) {
                continue;
            }
            let attributes = term.attributes.iter().map(|attribute| (attribute.id.name, &attribute.value));
            let of_term = grammar.forms.entry(name.to_owned()).or_default();
            for (attribute, pattern) in std::iter::once(("", &term.value)).chain(attributes) {
                let Some(text) = plain(pattern) else {
                    faults.push(FormFault::NotPlain(form_name(name, attribute)));
                    continue;
                };
                // What is no word of the language says how it is built.
                let is_word = !matches!(name, "grammar" | "notation") && attribute != "gender";
                of_term.insert(attribute.to_owned(), if is_word { shown(text) } else { text.to_owned() });
            }
        }
        grammar.read_shape(&mut faults);
        grammar.read_notation(&mut faults);
        grammar.check(&mut faults);
        faults.sort();
        faults.dedup();
        (grammar, faults)
    }

    /// What `-grammar` says.
    fn read_shape(&mut self, faults: &mut Vec<FormFault>) {
        let mut bad = |attribute: &str, value: &str, allowed: &str| {
            let (value, allowed) = (value.to_owned(), allowed.to_owned());
            faults.push(FormFault::Bad { form: form_name("grammar", attribute), value, allowed });
        };
        let mut cases: Vec<Case> = Vec::new();
        for word in self.value("grammar", "cases").split_whitespace() {
            let (word, of_nouns) = word.split_once(':').unwrap_or((word, word));
            if word != of_nouns && cases.iter().all(|case| case.word != of_nouns) {
                let known: Vec<&str> = cases.iter().map(|case| case.word.as_str()).collect();
                bad("cases", of_nouns, &known.join(", "));
            }
            cases.push(Case { word: word.to_owned(), of_nouns: of_nouns.to_owned() });
        }
        let genders = self.value("grammar", "genders").split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        for unknown in genders.iter().filter(|gender| !GENDERS.contains(&gender.as_str())) {
            bad("genders", unknown, &GENDERS.join(", "));
        }
        (self.cases, self.genders) = (cases, genders);
        let owner = self.value("grammar", "owner");
        if !matches!(owner, "after" | "before" | "") {
            bad("owner", owner, "before, after");
        }
        self.owner_follows = owner == "after";
    }

    /// What `-notation` says: letters with spaces between them, the pieces from the king to the pawn.
    fn read_notation(&mut self, faults: &mut Vec<FormFault>) {
        let mut letters = |attribute: &str, count: usize| -> Vec<char> {
            let value = self.value("notation", attribute);
            let found: Vec<char> = value.split_whitespace().flat_map(str::chars).collect();
            if found.len() == count || value.is_empty() {
                return found;
            }
            let (form, value) = (form_name("notation", attribute), value.to_owned());
            faults.push(FormFault::Bad { form, value, allowed: format!("{count} letters") });
            Vec::new()
        };
        let files = letters("files", 8).try_into();
        let [captures, castles] = ["captures", "castles"].map(|sign| letters(sign, 1).first().copied());
        let pieces: Result<[char; 6], _> = letters("pieces", 6).try_into();
        let latin = Notation::LATIN;
        self.notation = Notation {
            files: files.unwrap_or(latin.files),
            // In the order of the kinds of piece, which begins with the pawn.
            pieces: pieces.map_or(latin.pieces, |[k, q, r, b, n, p]| [p, n, b, r, q, k]),
            captures: captures.unwrap_or(latin.captures),
            castles: castles.unwrap_or(latin.castles),
        };
    }

    /// Tells forms that are missing, those that nothing asks for, and genders that there are not.
    fn check(&self, faults: &mut Vec<FormFault>) {
        let needed = self.needed();
        let unfit = |fault: &FormFault, name: &str| *fault == FormFault::NotPlain(name.to_owned());
        for (term, attribute) in &needed {
            let name = form_name(term, attribute);
            if self.form(term, attribute).is_none() && !faults.iter().any(|fault| unfit(fault, &name)) {
                faults.push(FormFault::Missing(name));
            }
        }
        for (term, forms) in &self.forms {
            for (attribute, value) in forms {
                let name = form_name(term, attribute);
                if attribute == "gender" && !GENDERS.contains(&value.as_str()) {
                    let allowed = GENDERS.join(", ");
                    faults.push(FormFault::Bad { form: name, value: value.clone(), allowed });
                } else if !self.may_have(term, attribute) && !needed.contains(&(term.clone(), attribute.clone())) {
                    faults.push(FormFault::Unknown(name));
                }
            }
        }
    }

    /// The forms that must be there: term and attribute.
    fn needed(&self) -> BTreeSet<(String, String)> {
        let mut needed = BTreeSet::new();
        let mut need = |term: String, attributes: Vec<String>| {
            needed.insert((term.clone(), String::new()));
            needed.extend(attributes.into_iter().map(|attribute| (term.clone(), attribute)));
        };
        let numbers = [Number::Singular, Number::Plural];
        let of_nouns: Vec<&str> =
            self.cases.iter().filter(|case| !case.is_contracted()).map(|case| case.word.as_str()).collect();
        let all: Vec<&str> = self.cases.iter().map(|case| case.word.as_str()).collect();
        let genders: Vec<&str> = self.genders.iter().map(String::as_str).collect();
        let agreeing = |numbers: &[Number], genders: &[&str], cases: &[&str]| -> Vec<String> {
            let of_gender = |number: Number, gender: &str| -> Vec<String> {
                cases.iter().map(|case| name_of(&[number.part(), gender, case])).collect()
            };
            numbers.iter().flat_map(|number| genders.iter().flat_map(|gender| of_gender(*number, gender))).collect()
        };
        need("grammar".to_owned(), vec!["owner".to_owned()]);
        need("notation".to_owned(), ["files", "pieces", "captures", "castles"].map(str::to_owned).to_vec());
        for kind in PieceKind::ALL {
            let cases =
                |number: Number| of_nouns.iter().map(move |case| name_of(&[number.part(), self.not_plain(case)]));
            let plural = std::iter::once(Number::Plural.part().to_owned());
            let forms = numbers.into_iter().flat_map(cases).chain(plural).chain(["gender".to_owned()]);
            need(format!("piece-{}", kind.name()), forms.filter(|form| !form.is_empty()).collect());
        }
        for color in Color::ALL.map(Color::name) {
            let but_plain: Vec<String> = all.iter().skip(1).map(|case| (*case).to_owned()).collect();
            need(format!("adj-{color}"), agreeing(&numbers, &genders, &of_nouns));
            need(format!("side-{color}"), but_plain.clone());
            need(format!("player-{color}"), but_plain);
        }
        need("article-the".to_owned(), agreeing(&numbers, &genders, &all));
        need("article-a".to_owned(), agreeing(&[Number::Singular], &genders, &all));
        let of_pieces =
            GENDERS.into_iter().filter(|gender| PieceKind::ALL.iter().any(|kind| self.gender(*kind) == *gender));
        need("pronoun".to_owned(), agreeing(&numbers, &of_pieces.collect::<Vec<_>>(), &self.pronoun_cases()));
        for rank in Rank::ALL {
            need(format!("rank-{}", rank.number()), all.iter().map(|case| (*case).to_owned()).collect());
        }
        for owner in OWNERS {
            need(format!("owner-{owner}"), Vec::new());
        }
        for term in ["square-at", "list-and", "list-or"] {
            need(term.to_owned(), Vec::new());
        }
        if self.forms.contains_key("square-article") {
            need("square-article".to_owned(), all.iter().map(|case| (*case).to_owned()).collect());
        }
        needed
    }

    /// Whether a form that need not be there means something.
    fn may_have(&self, term: &str, attribute: &str) -> bool {
        match term.split_once('-').unwrap_or((term, "")) {
            ("grammar", _) => matches!(attribute, "cases" | "genders"),
            ("piece", _) => attribute == "own" || attribute.starts_with("own-"),
            ("adj", _) => attribute.starts_with("a-") || attribute.starts_with("none-"),
            ("owner", _) => !self.genders.is_empty(),
            ("prep", _) => attribute.is_empty(),
            _ => false,
        }
    }

    fn form(&self, term: &str, attribute: &str) -> Option<&str> {
        self.forms.get(term)?.get(attribute).map(String::as_str)
    }

    /// A form that need not be there: nothing, then.
    fn value(&self, term: &str, attribute: &str) -> &str {
        self.form(term, attribute).unwrap_or_default()
    }

    /// The first of these forms that there is, or the term's own value.
    fn first_of(&self, term: &str, names: &[String]) -> &str {
        names.iter().find_map(|name| self.form(term, name)).unwrap_or_else(|| self.value(term, ""))
    }

    /// A case as a part of the name of a form: nothing for the first, which is the plain one.
    fn not_plain<'case>(&self, case: &'case str) -> &'case str {
        if self.cases.first().is_none_or(|first| first.word == case) { "" } else { case }
    }

    /// The plain case where none is asked for.
    fn case_or_plain<'case>(&'case self, case: Option<&'case str>) -> &'case str {
        case.unwrap_or_else(|| self.cases.first().map_or(PRONOUNS[0], |first| &first.word))
    }

    /// The case of nouns and adjectives in a case.
    fn of_nouns<'case>(&'case self, case: &'case str) -> &'case str {
        self.cases.iter().find(|known| known.word == case).map_or(case, |known| &known.of_nouns)
    }

    /// The letters in which the language writes squares and moves.
    pub(crate) const fn notation(&self) -> Notation {
        self.notation
    }

    /// The cases that the language has; none for a language whose nouns have one form.
    pub(crate) fn cases(&self) -> impl Iterator<Item = &str> {
        self.cases.iter().map(|case| case.word.as_str())
    }

    /// The cases of its pronouns, which inflect even where nouns do not; none of them is contracted.
    pub(crate) fn pronoun_cases(&self) -> Vec<&str> {
        if self.cases.is_empty() {
            return PRONOUNS.to_vec();
        }
        self.cases.iter().filter(|case| !case.is_contracted()).map(|case| case.word.as_str()).collect()
    }

    /// What the language offers of a kind of words, by the beginning of their terms: its prepositions (`prep-`), owners, the
    /// words between members of a list.
    pub(crate) fn offered(&self, start: &str) -> Vec<&str> {
        let mut names: Vec<&str> = self.forms.keys().filter_map(|term| term.strip_prefix(start)).collect();
        names.sort_unstable();
        names
    }

    /// The preposition of this name.
    pub(crate) fn preposition(&self, name: &str) -> Option<&str> {
        self.form(&format!("prep-{name}"), "")
    }

    /// The gender of a kind of piece.
    pub(crate) fn gender(&self, kind: PieceKind) -> &'static str {
        let gender = self.value(&format!("piece-{}", kind.name()), "gender");
        GENDERS.into_iter().find(|known| *known == gender).unwrap_or(GENDERS[2])
    }

    /// The form of a term that agrees with a noun, `after` the word of an article or after nothing in particular.
    fn agreeing(&self, term: &str, after: &str, number: Number, gender: &str, case: &str) -> &str {
        let name = |after: &str| name_of(&[after, number.part(), gender, case]);
        self.first_of(term, &[name(after), name("")])
    }

    /// “the white rook”, in the form asked for.
    pub(crate) fn piece(&self, kind: PieceKind, color: Option<Color>, phrase: Phrase<'_>) -> String {
        let Phrase { number, article, owner, colour, .. } = phrase;
        let case = self.case_or_plain(phrase.case);
        let of_nouns = self.of_nouns(case);
        let gender = self.gender(kind);
        let term = format!("piece-{}", kind.name());
        let noun = |own: &str| name_of(&[own, number.part(), self.not_plain(of_nouns)]);
        let (plain, number_alone) = (noun(""), number.part().to_owned());
        let owned = owner.map(|owner| self.agreeing(&format!("owner-{owner}"), "", number, gender, of_nouns));
        let after = match (owner, article) {
            (Some(_), _) if !self.owner_follows => "a",
            (_, Article::Definite) => "",
            (_, Article::Indefinite) => "a",
            (_, Article::None) => "none",
        };
        let article = match article {
            _ if owner.is_some() && !self.owner_follows => "",
            Article::Definite => self.agreeing("article-the", "", number, gender, case),
            Article::Indefinite if number == Number::Singular => self.agreeing("article-a", "", number, gender, case),
            Article::Indefinite | Article::None => "",
        };
        let adjective = color
            .filter(|_| colour)
            .map_or("", |color| self.agreeing(&format!("adj-{}", color.name()), after, number, gender, of_nouns));
        match owned {
            Some(owner) if !self.owner_follows => {
                spaced(&[owner, adjective, self.first_of(&term, &[plain, number_alone])])
            }
            Some(owner) if adjective.is_empty() => {
                spaced(&[article, self.first_of(&term, &[noun("own"), plain, number_alone]), owner])
            }
            owner => {
                let noun = self.first_of(&term, &[plain, number_alone]);
                spaced(&[article, adjective, owner.unwrap_or_default(), noun])
            }
        }
    }

    /// “it”, “her”, “its”: the word that stands for a piece, or for several.
    pub(crate) fn pronoun(&self, gender: &str, number: Number, case: Option<&str>) -> &str {
        self.agreeing("pronoun", "", number, gender, self.of_nouns(self.case_or_plain(case)))
    }

    /// A term that has an attribute for each case but the plain one.
    fn by_case(&self, term: &str, case: Option<&str>) -> &str {
        self.first_of(term, &[case.unwrap_or_default().to_owned()])
    }

    /// “White”, as one of the two armies.
    pub(crate) fn side(&self, color: Color, case: Option<&str>) -> &str {
        self.by_case(&format!("side-{}", color.name()), case)
    }

    /// “White”, as the person who plays it.
    pub(crate) fn player(&self, color: Color, case: Option<&str>) -> &str {
        self.by_case(&format!("player-{}", color.name()), case)
    }

    /// “2nd”, or with a case “the 2nd”.
    pub(crate) fn rank(&self, rank: Rank, case: Option<&str>) -> &str {
        self.by_case(&format!("rank-{}", rank.number()), case)
    }

    /// The article of a square (Greek has one; where there is none, this is empty).
    pub(crate) fn square_article(&self, case: &str) -> &str {
        self.value("square-article", case)
    }

    /// The word between a piece and its square.
    pub(crate) fn placed_at(&self) -> &str {
        self.value("square-at", "")
    }

    /// “A”, “A and B”, “A, B and C”.
    pub(crate) fn list(&self, members: &[String], join: &str) -> String {
        let word = self.value(&format!("list-{join}"), "");
        match members {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
        }
    }
}

/// The text of a pattern that is nothing but text.
fn plain<'source>(pattern: &ast::Pattern<&'source str>) -> Option<&'source str> {
    match &pattern.elements[..] {
        [ast::PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}

fn form_name(term: &str, attribute: &str) -> String {
    if attribute.is_empty() { format!("-{term}") } else { format!("-{term}.{attribute}") }
}

/// `pl`, `pl-acc`, `own-pl-acc`: the parts that there are, with hyphens.
fn name_of(parts: &[&str]) -> String {
    joined(parts, "-")
}

/// Words with single spaces between those that there are.
fn spaced(words: &[&str]) -> String {
    joined(words, " ")
}

fn joined(parts: &[&str], between: &str) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join(between)
}
