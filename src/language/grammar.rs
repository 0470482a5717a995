//! The forms of one language, read from its terms, and the phrases built of them.
//!
//! A language's words stand in its `pieces.ftl` as terms: `-piece-rook = …` with `.gen`, `.acc`, `.pl` …, one for each form.
//! They are read once, when the catalogue is loaded; what is missing is a fault that names the form. Which forms there must be
//! is said by the language itself, in its term `-grammar`:
//!
//! ```ftl
//! -grammar = el
//!     .cases = nom gen acc se      # se: the accusative with the preposition that melts into the article
//!     .genders = m f n             # adjectives and articles agree; without this line they have one form
//!     .owner = after               # where “your” stands: after the first word that can carry it, or before all
//! ```

use std::collections::HashMap;

use fluent_syntax::ast;

use crate::rules::{Color, PieceKind, Rank};

/// A form that is wrong or missing; the catalogue adds where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FormFault {
    Missing(String),
    NotPlain(String),
    Bad { form: String, value: String, allowed: String },
    Unknown(String),
}

macro_rules! named_values {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $name { $($variant),+ }

        impl $name {
            pub(crate) const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word by which catalogues know it.
            pub(crate) const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            pub(crate) fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

named_values! {
    /// A grammatical case.
    Case { Nominative = "nom", Genitive = "gen", Accusative = "acc", Contracted = "se" }
}
named_values! {
    /// A grammatical gender.
    Gender { Masculine = "m", Feminine = "f", Neuter = "n" }
}
named_values! {
    /// One or several.
    Number { Singular = "sg", Plural = "pl" }
}
named_values! {
    /// Which article a phrase begins with.
    Article { Definite = "the", Indefinite = "a", None = "none" }
}
named_values! {
    /// Whose it is.
    Owner { You = "you", He = "he", She = "she", It = "it", They = "they", We = "we" }
}
named_values! {
    /// The word before the last of several.
    Join { And = "and", Or = "or" }
}

/// Where the word for the owner stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OwnerPlace {
    /// “your queen”: before everything, instead of the article.
    Before,
    /// After the adjective if there is one, else after the noun, whose accent it may move.
    After,
}

/// The terms of a catalogue as plain text: term, then attribute (`""` for the value).
struct Terms<'source> {
    forms: HashMap<&'source str, HashMap<&'source str, Option<&'source str>>>,
    read: HashMap<&'source str, Vec<String>>,
    faults: Vec<FormFault>,
}

impl<'source> Terms<'source> {
    fn of(entries: impl Iterator<Item = &'source ast::Entry<&'source str>>) -> Terms<'source> {
        let mut forms: HashMap<_, HashMap<_, _>> = HashMap::new();
        for entry in entries {
            let ast::Entry::Term(term) = entry else { continue };
            let of_term = forms.entry(term.id.name).or_default();
            of_term.insert("", plain(&term.value));
            for attribute in &term.attributes {
                of_term.insert(attribute.id.name, plain(&attribute.value));
            }
        }
        Terms { forms, read: HashMap::new(), faults: Vec::new() }
    }

    /// A form that may be missing.
    fn optional(&mut self, term: &str, attribute: &str) -> Option<&'source str> {
        let (name, of_term) = self.forms.get_key_value(term)?;
        let (form, text) = of_term.get_key_value(attribute)?;
        self.read.entry(name).or_default().push((*form).to_owned());
        if text.is_none() {
            self.faults.push(FormFault::NotPlain(form_name(term, attribute)));
        }
        *text
    }

    /// A form that must be there; the fault is noted, and an empty text stands in for it.
    fn required(&mut self, term: &str, attribute: &str) -> &'source str {
        let known = self.forms.get(term).is_some_and(|of_term| of_term.contains_key(attribute));
        if !known {
            self.faults.push(FormFault::Missing(form_name(term, attribute)));
        }
        self.optional(term, attribute).unwrap_or_default()
    }

    /// The value of an enumerated form.
    fn one_of<T: Copy>(&mut self, term: &str, attribute: &str, allowed: &[(&str, T)], otherwise: T) -> T {
        let text = self.required(term, attribute);
        if let Some((_, value)) = allowed.iter().find(|(word, _)| *word == text) {
            return *value;
        }
        if !text.is_empty() {
            let words: Vec<&str> = allowed.iter().map(|(word, _)| *word).collect();
            self.faults.push(FormFault::Bad {
                form: form_name(term, attribute),
                value: text.to_owned(),
                allowed: words.join(", "),
            });
        }
        otherwise
    }

    /// Attributes of the grammar's own terms that nothing has asked for.
    fn unread(&mut self) {
        for (term, of_term) in &self.forms {
            if !is_reserved(term) {
                continue;
            }
            let read = self.read.get(term);
            for attribute in of_term.keys() {
                if !attribute.is_empty() && !read.is_some_and(|read| read.iter().any(|known| known == attribute)) {
                    self.faults.push(FormFault::Unknown(form_name(term, attribute)));
                }
            }
            if read.is_none() {
                self.faults.push(FormFault::Unknown(form_name(term, "")));
            }
        }
        self.faults.sort_by_key(|fault| format!("{fault:?}"));
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

/// The beginnings of the grammar's own terms; no other term may begin so.
const RESERVED: [&str; 12] = [
    "grammar", "piece-", "adj-", "article-", "owner-", "pronoun", "rank-", "side-", "player-", "list-", "prep-",
    "square-",
];

/// Whether a term's name (without the hyphen in front) belongs to the grammar.
pub(crate) fn is_reserved(term: &str) -> bool {
    RESERVED.iter().any(|start| term.starts_with(start))
}

/// Forms by number and case.
#[derive(Clone, Default, Debug)]
struct Inflected([[String; 4]; 2]);

impl Inflected {
    fn get(&self, number: Number, case: Case) -> &str {
        &self.0[number as usize][case as usize]
    }
}

/// Forms by gender, number and case.
#[derive(Clone, Default, Debug)]
struct Agreeing([Inflected; 3]);

impl Agreeing {
    fn get(&self, gender: Gender, number: Number, case: Case) -> &str {
        self.0[gender as usize].get(number, case)
    }
}

/// The name of a kind of piece.
#[derive(Clone, Debug)]
struct Noun {
    gender: Gender,
    forms: Inflected,
    /// The forms before a word that leans on them (Greek σου moves an accent); mostly the plain ones.
    leaned_on: Inflected,
}

/// Which forms a phrase takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase {
    pub(crate) case: Case,
    pub(crate) number: Number,
    pub(crate) article: Article,
    pub(crate) owner: Option<Owner>,
    /// Whether the colour is named, where it is known.
    pub(crate) colour: bool,
}

/// All the forms of a language.
#[derive(Debug)]
pub(crate) struct Grammar {
    cases: Vec<Case>,
    owner_place: OwnerPlace,
    nouns: [Noun; 6],
    adjectives: [Agreeing; 2],
    the: Agreeing,
    a: Agreeing,
    pronouns: Agreeing,
    owners: Vec<String>,
    sides: [Inflected; 2],
    players: [Inflected; 2],
    ranks: Vec<(String, Inflected)>,
    square_article: Inflected,
    placed_at: String,
    joins: Vec<String>,
    prepositions: HashMap<String, String>,
}

impl Grammar {
    /// Reads the forms from the terms of a catalogue. Everything that is missing comes back beside a grammar that is usable all the same,
    /// with holes. `shown` is what becomes of each word before it is kept (the pseudo-locale hides letters).
    pub(crate) fn read<'source>(
        entries: impl Iterator<Item = &'source ast::Entry<&'source str>>,
        shown: impl Fn(&str) -> String,
    ) -> (Grammar, Vec<FormFault>) {
        let mut terms = Terms::of(entries);
        let _ = terms.required("grammar", "");
        let cases = words_of(&mut terms, "cases", Case::from_word, Case::ALL.iter().map(|case| case.word()));
        let genders = words_of(&mut terms, "genders", Gender::from_word, Gender::ALL.iter().map(|g| g.word()));
        let owner_place = terms.one_of(
            "grammar",
            "owner",
            &[("before", OwnerPlace::Before), ("after", OwnerPlace::After)],
            OwnerPlace::Before,
        );
        let mut reader = Reader { terms, cases: &cases, genders: &genders, shown: &shown };

        let nouns = PieceKind::ALL.map(|kind| reader.noun(&format!("piece-{}", kind.name())));
        let adjectives = Color::ALL.map(|color| reader.agreeing(&format!("adj-{}", color.name()), false));
        let the = reader.agreeing("article-the", true);
        let a = reader.singular("article-a");
        let pronouns = reader.pronouns(&nouns);
        let owners = Owner::ALL.iter().map(|owner| reader.word(&format!("owner-{}", owner.word()))).collect();
        let sides = Color::ALL.map(|color| reader.by_case(&format!("side-{}", color.name())));
        let players = Color::ALL.map(|color| reader.by_case(&format!("player-{}", color.name())));
        let ranks = Rank::ALL
            .iter()
            .map(|rank| {
                let term = format!("rank-{}", rank.number());
                (reader.word(&term), reader.by_declared_case(&term))
            })
            .collect();
        let square_article = reader.by_declared_case("square-article");
        let _ = reader.terms.optional("square-article", "");
        let placed_at = reader.word("square-at");
        let joins = Join::ALL.iter().map(|join| reader.word(&format!("list-{}", join.word()))).collect();
        let prepositions = reader.prepositions();
        let mut terms = reader.terms;
        terms.unread();
        let faults = std::mem::take(&mut terms.faults);
        let grammar = Grammar {
            cases,
            owner_place,
            nouns,
            adjectives,
            the,
            a,
            pronouns,
            owners,
            sides,
            players,
            ranks,
            square_article,
            placed_at,
            joins,
            prepositions,
        };
        (grammar, faults)
    }

    /// Whether “your” leans on the word before it.
    pub(crate) fn owner_follows(&self) -> bool {
        self.owner_place == OwnerPlace::After
    }

    /// The word for an owner.
    pub(crate) fn owner(&self, owner: Owner) -> &str {
        self.owners.get(owner as usize).map_or("", String::as_str)
    }

    /// The cases that the language has; none for a language whose nouns have one form.
    pub(crate) fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// The names of the prepositions that the language offers to lists.
    pub(crate) fn prepositions(&self) -> impl Iterator<Item = &str> {
        self.prepositions.keys().map(String::as_str)
    }

    /// The preposition of this name.
    pub(crate) fn preposition(&self, name: &str) -> Option<&str> {
        self.prepositions.get(name).map(String::as_str)
    }

    /// All the forms of the name of a kind of piece; some of them may be the same.
    pub(crate) fn forms(&self, kind: PieceKind) -> impl Iterator<Item = &str> {
        let noun = &self.nouns[kind.index()];
        let forms = [&noun.forms, &noun.leaned_on].into_iter().flat_map(|inflected| inflected.0.iter().flatten());
        forms.map(String::as_str).filter(|form| !form.is_empty())
    }

    /// The gender of a kind of piece.
    pub(crate) fn gender(&self, kind: PieceKind) -> Gender {
        self.nouns[kind.index()].gender
    }

    /// “the white rook”, in the form asked for.
    pub(crate) fn piece(&self, kind: PieceKind, color: Option<Color>, phrase: Phrase) -> String {
        let Phrase { case, number, article, owner, colour } = phrase;
        let noun = &self.nouns[kind.index()];
        let adjective = color
            .filter(|_| colour)
            .map(|color| self.adjectives[color.index()].get(noun.gender, number, case.of_noun()));
        let owner = owner.map(|owner| (self.owner(owner), self.owner_place));
        let article = match (article, owner) {
            (_, Some((_, OwnerPlace::Before))) | (Article::None, _) => "",
            (Article::Definite, _) => self.the.get(noun.gender, number, case),
            (Article::Indefinite, _) => self.a.get(noun.gender, number, case),
        };
        let plain = noun.forms.get(number, case.of_noun());
        match (owner, adjective) {
            (None, adjective) => spaced(&[article, adjective.unwrap_or_default(), plain]),
            (Some((owner, OwnerPlace::Before)), adjective) => spaced(&[owner, adjective.unwrap_or_default(), plain]),
            (Some((owner, OwnerPlace::After)), Some(adjective)) => spaced(&[article, adjective, owner, plain]),
            (Some((owner, OwnerPlace::After)), None) => {
                spaced(&[article, noun.leaned_on.get(number, case.of_noun()), owner])
            }
        }
    }

    /// “it”, “her”, “its”: the word that stands for a piece, or for several.
    pub(crate) fn pronoun(&self, gender: Gender, number: Number, case: Case) -> &str {
        self.pronouns.get(gender, number, case.of_noun())
    }

    /// “White”, as one of the two armies.
    pub(crate) fn side(&self, color: Color, case: Case) -> &str {
        self.sides[color.index()].get(Number::Singular, case)
    }

    /// “White”, as the person who plays it.
    pub(crate) fn player(&self, color: Color, case: Case) -> &str {
        self.players[color.index()].get(Number::Singular, case)
    }

    /// “2nd”, or with a case “the 2nd”.
    pub(crate) fn rank(&self, rank: Rank, case: Option<Case>) -> &str {
        match (self.ranks.get(usize::from(rank.index())), case) {
            (Some((_, forms)), Some(case)) => forms.get(Number::Singular, case),
            (Some((word, _)), None) => word,
            (None, _) => "",
        }
    }

    /// The article of a square (Greek has one; where there is none, this is empty).
    pub(crate) fn square_article(&self, case: Case) -> &str {
        self.square_article.get(Number::Singular, case)
    }

    /// The word between a piece and its square.
    pub(crate) fn placed_at(&self) -> &str {
        &self.placed_at
    }

    /// “A”, “A and B”, “A, B and C”.
    pub(crate) fn list(&self, members: &[String], join: Join) -> String {
        let word = self.joins.get(join as usize).map_or("", String::as_str);
        match members {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
        }
    }
}

impl Case {
    /// The case of the words after an article that has swallowed its preposition.
    fn of_noun(self) -> Case {
        match self {
            Case::Contracted => Case::Accusative,
            case => case,
        }
    }
}

/// The words of an attribute of `-grammar` (none if there is no such attribute).
fn words_of<'a, T>(
    terms: &mut Terms<'_>,
    attribute: &str,
    from_word: fn(&str) -> Option<T>,
    allowed: impl Iterator<Item = &'a str>,
) -> Vec<T> {
    let text = terms.optional("grammar", attribute).unwrap_or_default();
    let mut values = Vec::new();
    let mut bad = Vec::new();
    for word in text.split_whitespace() {
        match from_word(word) {
            Some(value) => values.push(value),
            None => bad.push(word),
        }
    }
    if !bad.is_empty() {
        let allowed: Vec<&str> = allowed.collect();
        terms.faults.push(FormFault::Bad {
            form: form_name("grammar", attribute),
            value: bad.join(" "),
            allowed: allowed.join(", "),
        });
    }
    values
}

/// Words with single spaces between those that there are.
fn spaced(words: &[&str]) -> String {
    let mut phrase = String::with_capacity(words.iter().map(|word| word.len() + 1).sum());
    for word in words.iter().filter(|word| !word.is_empty()) {
        if !phrase.is_empty() {
            phrase.push(' ');
        }
        phrase.push_str(word);
    }
    phrase
}

/// Reads forms of the shapes that this language has.
struct Reader<'source, 'a> {
    terms: Terms<'source>,
    cases: &'a [Case],
    genders: &'a [Gender],
    shown: &'a dyn Fn(&str) -> String,
}

impl Reader<'_, '_> {
    fn word(&mut self, term: &str) -> String {
        let text = self.terms.required(term, "");
        (self.shown)(text)
    }

    /// Forms by number and case, as the language declares them; `attribute` names each one. Cases that the language does not have
    /// are the nominative.
    fn inflected(
        &mut self,
        contracted: bool,
        mut form: impl FnMut(&mut Terms<'_>, Number, Case) -> String,
    ) -> Inflected {
        let mut forms = Inflected::default();
        for &number in Number::ALL {
            let nominative = form(&mut self.terms, number, Case::Nominative);
            for &case in Case::ALL {
                let declared = self.cases.contains(&case) && (contracted || case != Case::Contracted);
                let text = if declared && case != Case::Nominative {
                    form(&mut self.terms, number, case)
                } else {
                    nominative.clone()
                };
                forms.0[number as usize][case as usize] = (self.shown)(&text);
            }
        }
        forms
    }

    fn noun(&mut self, term: &str) -> Noun {
        let genders: Vec<(&str, Gender)> = Gender::ALL.iter().map(|gender| (gender.word(), *gender)).collect();
        let gender = self.terms.one_of(term, "gender", &genders, Gender::Neuter);
        let forms = self.inflected(false, |terms, number, case| {
            terms.required(term, &attribute_of(&[plural(number), not_nominative(case)])).to_owned()
        });
        // A form that is not given is the plain one: most words stand as they are before a word that leans on them.
        let leaned_on = self.inflected(false, |terms, number, case| {
            let name = attribute_of(&["own", plural(number), not_nominative(case)]);
            terms.optional(term, &name).unwrap_or_default().to_owned()
        });
        let mut noun = Noun { gender, forms, leaned_on };
        for (number, of_number) in noun.leaned_on.0.iter_mut().enumerate() {
            for (case, text) in of_number.iter_mut().enumerate() {
                if text.is_empty() {
                    text.clone_from(&noun.forms.0[number][case]);
                }
            }
        }
        noun
    }

    /// Forms that agree with a noun: by gender, number and case; in a language without agreement, the value alone.
    fn agreeing(&mut self, term: &str, contracted: bool) -> Agreeing {
        let genders = self.genders;
        let _ = self.terms.optional(term, "");
        if genders.is_empty() {
            let word = self.word(term);
            return same_everywhere(&word);
        }
        let mut agreeing = Agreeing::default();
        for &gender in genders {
            agreeing.0[gender as usize] = self.inflected(contracted, |terms, number, case| {
                terms.required(term, &attribute_of(&[plural(number), gender.word(), case.word()])).to_owned()
            });
        }
        agreeing
    }

    /// As [`Reader::agreeing`], for a word that has no plural: there is nothing where it would stand.
    fn singular(&mut self, term: &str) -> Agreeing {
        let genders = self.genders;
        let _ = self.terms.optional(term, "");
        let mut agreeing = if genders.is_empty() { same_everywhere(&self.word(term)) } else { Agreeing::default() };
        for &gender in genders {
            agreeing.0[gender as usize] = self.inflected(true, |terms, number, case| match number {
                Number::Singular => terms.required(term, &attribute_of(&[gender.word(), case.word()])).to_owned(),
                Number::Plural => String::new(),
            });
        }
        for forms in &mut agreeing.0 {
            forms.0[Number::Plural as usize] = Default::default();
        }
        agreeing
    }

    /// Pronouns inflect even where nouns do not; they are needed for the genders that pieces have.
    fn pronouns(&mut self, nouns: &[Noun; 6]) -> Agreeing {
        let _ = self.terms.optional("pronoun", "");
        let mut agreeing = Agreeing::default();
        for &gender in Gender::ALL {
            if !nouns.iter().any(|noun| noun.gender == gender) {
                continue;
            }
            for &number in Number::ALL {
                for case in [Case::Nominative, Case::Genitive, Case::Accusative] {
                    let name = attribute_of(&[plural(number), gender.word(), case.word()]);
                    let text = self.terms.required("pronoun", &name);
                    agreeing.0[gender as usize].0[number as usize][case as usize] = (self.shown)(text);
                }
            }
        }
        agreeing
    }

    /// A word whose value is the nominative, with an attribute for each other case of the language.
    fn by_case(&mut self, term: &str) -> Inflected {
        let mut forms = Inflected::default();
        let nominative = self.word(term);
        for &case in Case::ALL {
            let text = if case != Case::Nominative && self.cases.contains(&case) {
                let text = self.terms.required(term, case.word());
                (self.shown)(text)
            } else {
                nominative.clone()
            };
            forms.0[Number::Singular as usize][case as usize] = text;
        }
        forms
    }

    /// An attribute for each case of the language, the nominative too; nothing where the language has no cases.
    fn by_declared_case(&mut self, term: &str) -> Inflected {
        let mut forms = Inflected::default();
        for &case in self.cases {
            let text = self.terms.required(term, case.word());
            forms.0[Number::Singular as usize][case as usize] = (self.shown)(text);
        }
        forms
    }

    fn prepositions(&mut self) -> HashMap<String, String> {
        let names: Vec<&str> = self.terms.forms.keys().filter_map(|term| term.strip_prefix("prep-")).collect();
        names.into_iter().map(|name| (name.to_owned(), self.word(&format!("prep-{name}")))).collect()
    }
}

fn same_everywhere(word: &str) -> Agreeing {
    let forms = Inflected(std::array::from_fn(|_| std::array::from_fn(|_| word.to_owned())));
    Agreeing(std::array::from_fn(|_| forms.clone()))
}

fn plural(number: Number) -> &'static str {
    match number {
        Number::Singular => "",
        Number::Plural => "pl",
    }
}

fn not_nominative(case: Case) -> &'static str {
    match case {
        Case::Nominative => "",
        case => case.word(),
    }
}

/// `pl`, `pl-acc`, `own-pl-acc`: the parts that there are, with hyphens.
fn attribute_of(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join("-")
}
