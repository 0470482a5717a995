//! Messages into text: both languages, the one in use, and the notation in use.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fluent::{FluentArgs, FluentValue};

use crate::language::{Arg, Message, MessageId};

use crate::rules::{game::Game, notation};

use super::Language;
use super::catalogue::{Catalogue, Said};
use super::check::{Found, Scope, Text, check_texts, faults_of};
use super::fault::CatalogueFault;
use super::grammar::Grammar;
use super::hygiene::{fold, sanitise};
use super::ids;
use super::lesson_text::LessonTexts;
use super::spelling::{NotationChoice, Spelling};
use super::value::Value;

/// Everything that can be said, in both languages; one of them is in use.
///
/// The second language is read when it is first needed. A text that is missing in one language is said in the other, and one that is
/// missing in both shows its id between ⟦ and ⟧: nothing is ever empty, and nothing panics. A text of a lesson that fails
/// in one language (a function that is misspelt, braces that do not close) counts as missing there.
///
/// ```
/// use skaki::language::{Language, Message, Words, ids};
/// use skaki::rules::Square;
///
/// let mut words = Words::new(Language::EN);
/// let e4: Square = "e4".parse()?;
/// let message = Message::new(ids::REASON_EMPTY_SQUARE).with("square", e4);
/// assert!(words.text(&message).contains("e4"));
///
/// // The message is the same; the language is not, and neither is the square's name.
/// words.set_language(Language::EL);
/// assert!(words.text(&message).contains("\u{3b5}4"));
/// # Ok::<(), skaki::rules::NoSuchSquare>(())
/// ```
pub struct Words {
    language: Language,
    notation: Arc<AtomicU8>,
    catalogues: Vec<OnceLock<Catalogue>>,
    lessons: Vec<HashMap<String, LessonTexts>>,
    hidden: bool,
    troubles: Mutex<Vec<String>>,
}

/// So many faults of a language that is begun are told at once.
const FAULTS_TOLD: usize = 5;

/// So many different troubles are kept; more would say nothing new.
const TROUBLES_KEPT: usize = 50;

impl Words {
    /// The program's own catalogues, with this language in use and squares written as it writes them.
    pub fn new(language: Language) -> Words {
        Words {
            language,
            notation: Arc::new(AtomicU8::new(NotationChoice::default().index())),
            catalogues: Language::all().map(|_| OnceLock::new()).collect(),
            lessons: Language::all().map(|_| HashMap::new()).collect(),
            hidden: false,
            troubles: Mutex::new(Vec::new()),
        }
    }

    /// The pseudo-locale: every letter that comes from a catalogue or a lesson is shown as ▒, squares and foreign text as they are.
    /// What else shows letters on a screen was written into the code; tests draw every screen so.
    pub fn hidden(language: Language) -> Words {
        Words { hidden: true, ..Words::new(language) }
    }

    /// The language in use.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Puts a language in use; every [`Words::text`] from now on is in it.
    pub fn set_language(&mut self, language: Language) {
        self.language = language;
    }

    /// In which notation squares and moves are wanted.
    pub fn notation(&self) -> NotationChoice {
        NotationChoice::from_index(self.notation.load(Ordering::Relaxed))
    }

    /// Chooses a notation; every text from now on follows.
    pub fn set_notation(&mut self, notation: NotationChoice) {
        self.notation.store(notation.index(), Ordering::Relaxed);
    }

    /// How squares and moves are written just now, for what is drawn and not said: the edge of the board, lists of moves.
    pub fn spelling(&self) -> Spelling {
        self.notation().spelling(self.catalogue(self.language).grammar().notation())
    }

    /// What was typed, with a move in the letters of the language in use written in those that are always read.
    pub fn in_latin<'text>(&self, text: &'text str, game: &Game) -> Cow<'text, str> {
        notation::in_latin(self.catalogue(self.language).grammar().notation(), text, game)
    }

    /// The text of a message in the language in use.
    pub fn text(&self, message: &Message) -> String {
        self.text_in(self.language, message)
    }

    /// The text of a message in a given language, whichever is in use.
    pub fn text_in(&self, language: Language, message: &Message) -> String {
        self.say(language, message, None)
    }

    /// The short form of a message (its attribute `.short`), for narrow places; the message itself if it has none.
    pub fn short(&self, message: &Message) -> String {
        self.say(self.language, message, Some("short"))
    }

    /// An attribute of a message in a language; the message itself if it has none of this name.
    pub fn attribute_in(&self, language: Language, message: &Message, attribute: &str) -> String {
        self.say(language, message, Some(attribute))
    }

    /// Whether a message has a text of its own in this language, so that nothing stands in for it.
    pub fn has_in(&self, language: Language, message: &Message) -> bool {
        match message.id() {
            MessageId::Known(id) => self.catalogue(language).has(id.as_str()),
            MessageId::Lesson { .. } => self.has_whole(language, message),
        }
    }

    /// The language in which a message is said, where the one in use has no words for it; none where nobody has.
    pub fn said_in_another(&self, message: &Message) -> Option<Language> {
        let mut others = self.language.fallbacks();
        others.find(|language| self.has_in(*language, message)).filter(|language| *language != self.language)
    }

    /// What is said of the language in use where it is only begun: what is wrong with it first, and that the rest is said in
    /// English. Of Greek and English the tests hold that they are whole.
    pub fn incomplete(&self) -> Vec<Message> {
        if self.language <= Language::EN {
            return Vec::new();
        }
        let catalogue = self.catalogue(self.language);
        let fault = |fault: &CatalogueFault| {
            Message::new(ids::LANGUAGE_FAULT).with("file", fault.file.clone()).with("fault", fault.kind.message())
        };
        let mut told: Vec<Message> = faults_of(self.language).iter().take(FAULTS_TOLD).map(fault).collect();
        let all: Vec<ids::Id> = ids::GROUPS.iter().flat_map(|group| group.ids).copied().collect();
        let known = all.iter().filter(|id| catalogue.has(id.as_str())).count();
        if known < all.len() {
            let message = Message::new(ids::LANGUAGE_INCOMPLETE).with("language", self.language);
            told.push(message.with("known", known).with("all", all.len()));
        }
        told
    }

    /// The name that a language has for itself, its code as long as it has none.
    pub fn name(&self, language: Language) -> String {
        let said = self.say_only_in(language, &ids::UI_LANGUAGE_NAME.into(), None);
        said.map_or_else(|| language.code().to_owned(), |said| said.text)
    }

    /// What a language may be called when it is asked for, folded.
    pub fn names(&self, language: Language) -> Vec<String> {
        let listed = self.say_only_in(language, &ids::WORD_THIS_LANGUAGE.into(), None);
        let listed = listed.map(|said| said.text).unwrap_or_default();
        let own = self.name(language);
        listed.split(',').chain([own.as_str()]).map(fold).filter(|name| !name.is_empty()).collect()
    }

    /// The words that a message lists, of every language and folded: whichever is in use, all are understood.
    pub fn listed(&self, id: ids::Id) -> Vec<String> {
        let texts = Language::all().map(|language| self.text_in(language, &id.into()));
        texts.flat_map(|text| text.split(',').map(fold).collect::<Vec<_>>()).collect()
    }

    /// Whether a message can be said in this language as it was meant: it is there, nothing in it fails, and something is
    /// left of it.
    pub(crate) fn has_whole(&self, language: Language, message: &Message) -> bool {
        self.say_only_in(language, message, None).is_some_and(|said| said.is_whole())
    }

    /// Adds the texts of a lesson of the program itself, unread: its tests have read them.
    pub fn add_builtin_lesson(&mut self, language: Language, lesson: &str, source: &'static str) {
        self.lessons[language.index()].insert(lesson.to_owned(), LessonTexts::of_static(source));
    }

    /// Adds the texts of a lesson in one language, entries of Fluent, that it does not have yet. Whether anything is wrong with
    /// them [`Words::check_lesson`] says: what can be seen of them is shown.
    pub fn add_lesson(&mut self, language: Language, lesson: &str, fluent: &str) {
        self.lessons[language.index()].entry(lesson.to_owned()).or_default().complete(fluent);
    }

    /// Takes the texts of a lesson away, in every language.
    pub fn remove_lesson(&mut self, lesson: &str) {
        for lessons in &mut self.lessons {
            lessons.remove(lesson);
        }
    }

    /// Everything that is wrong with the texts of a lesson: each by itself, and each language against the first.
    pub fn check_lesson(&self, texts: &[Text<'_>]) -> Vec<Found> {
        let mut grammars: Vec<(Language, &Grammar)> = Vec::new();
        for text in texts {
            if !grammars.iter().any(|(known, _)| *known == text.language) {
                grammars.push((text.language, self.catalogue(text.language).grammar()));
            }
        }
        check_texts(&Scope { grammars, lesson: true }, texts)
    }

    /// What went wrong while texts were made since the last call: a missing message, a missing argument. A program that is whole has none.
    pub fn take_troubles(&self) -> Vec<String> {
        std::mem::take(&mut *self.troubles.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn catalogue(&self, language: Language) -> &Catalogue {
        self.catalogues[language.index()]
            .get_or_init(|| Catalogue::of_program(language, Arc::clone(&self.notation), self.hidden))
    }

    fn say(&self, wanted: Language, message: &Message, attribute: Option<&str>) -> String {
        let of_lesson = matches!(message.id(), MessageId::Lesson { .. });
        let mut broken = None;
        for language in wanted.fallbacks() {
            let Some(said) = self.say_instead(wanted, language, message, attribute) else {
                if broken.is_none() {
                    self.trouble(format!("{}/{}: missing", language.code(), message.id()));
                }
                continue;
            };
            for error in &said.errors {
                self.trouble(format!("{}/{}: {error}", language.code(), message.id()));
            }
            // A text that fails is better read in another language; if it fails there too, what is left is shown.
            if said.is_whole() || !of_lesson && said.is_sound() {
                return said.text;
            }
            broken = broken.or(Some(said.text).filter(|text| !text.trim().is_empty()));
        }
        broken.unwrap_or_else(|| format!("\u{27E6}{}\u{27E7}", message.id()))
    }

    fn say_only_in(&self, language: Language, message: &Message, attribute: Option<&str>) -> Option<Said> {
        self.say_instead(language, language, message, attribute)
    }

    /// What stands in for a sentence of the language that is `wanted`, or is that sentence.
    fn say_instead(
        &self,
        wanted: Language,
        language: Language,
        message: &Message,
        attribute: Option<&str>,
    ) -> Option<Said> {
        let catalogue = match message.id() {
            MessageId::Known(id) if !self.catalogue(language).has(id.as_str()) => return None,
            MessageId::Lesson { lesson, .. } if !self.lessons[language.index()].contains_key(lesson) => return None,
            _ => self.catalogue(language),
        };
        let mut args = FluentArgs::with_capacity(message.args().len());
        for (name, arg) in message.args() {
            args.set(*name, self.value(wanted, language, arg));
        }
        match message.id() {
            MessageId::Known(id) => attribute
                .and_then(|attribute| catalogue.say(id.as_str(), Some(attribute), &args))
                .or_else(|| catalogue.say(id.as_str(), None, &args)),
            MessageId::Lesson { lesson, key } => {
                let pattern = self.lessons[language.index()].get(lesson)?.pattern(key)?;
                let said = catalogue.say_pattern(pattern, &args);
                // A text with faults is shown all the same, and an escape in it must not reach a terminal.
                Some(Said { text: sanitise(&said.text), ..said })
            }
        }
    }

    fn value(&self, wanted: Language, language: Language, arg: &Arg) -> FluentValue<'static> {
        // What is quoted of a lesson is best in the language that was wanted, the rest of a sentence in that of the sentence.
        let inside = |message: &Message| {
            let is_quoted = matches!(message.id(), MessageId::Lesson { .. });
            self.say(if is_quoted { wanted } else { language }, message, None)
        };
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Word(word) => FluentValue::from(*word),
            Arg::Language(language) => FluentValue::from(self.name(*language)),
            Arg::Text(text) => FluentValue::from(sanitise(text)),
            Arg::Message(message) => FluentValue::from(inside(message)),
            Arg::List(messages) => {
                let texts = messages.iter().map(inside).collect();
                FluentValue::Custom(Box::new(Value::Texts(texts)))
            }
            Arg::Piece(_)
            | Arg::Kind(_)
            | Arg::Color(_)
            | Arg::Square(_)
            | Arg::Squares(_)
            | Arg::Placed(_)
            | Arg::PlacedList(_)
            | Arg::Pieces(_)
            | Arg::Kinds(_)
            | Arg::File(_)
            | Arg::Rank(_)
            | Arg::Move(_) => FluentValue::Custom(Box::new(Value::Arg(arg.clone()))),
        }
    }

    fn trouble(&self, what: String) {
        let mut troubles = self.troubles.lock().unwrap_or_else(PoisonError::into_inner);
        if troubles.len() < TROUBLES_KEPT && !troubles.contains(&what) {
            troubles.push(what);
        }
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .field("notation", &self.notation())
            .field("hidden", &self.hidden)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::ids;
    use crate::rules::Square;

    #[test]
    fn words_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }

    #[test]
    fn changing_the_language_and_back_changes_nothing() {
        let mut words = Words::new(Language::EL);
        let e4: Square = "e4".parse().unwrap();
        let message = Message::new(ids::REASON_EMPTY_SQUARE).with("square", e4);
        let greek = words.text(&message);
        words.set_language(Language::EN);
        assert_eq!(words.text(&message), words.text_in(Language::EN, &message));
        assert_ne!(words.text(&message), greek);
        words.set_language(Language::EL);
        assert_eq!(words.text(&message), greek);
    }

    #[test]
    fn a_lesson_is_added_completed_and_taken_away() {
        let mut words = Words::new(Language::EN);
        let title = Message::lesson("rooks", "title");
        let other = Message::lesson("rooks", "other");
        words.add_builtin_lesson(Language::EN, "rooks", "title = First\n");
        words.add_lesson(Language::EN, "rooks", "title = Second\nother = Other\n");
        assert_eq!((words.text(&title), words.text(&other)), ("First".to_owned(), "Other".to_owned()));
        words.remove_lesson("rooks");
        assert!(!words.has_in(Language::EN, &title));
        assert_eq!(words.text(&title), "\u{27E6}lesson-rooks-title\u{27E7}");
    }

    #[test]
    fn a_message_inside_a_message_is_in_the_same_language() {
        let inner = Message::new(ids::REASON_KING_NEVER_CAPTURED);
        let two = Message::new(ids::READING_TWO).with("first", inner.clone()).with("second", inner.clone());
        let words = Words::new(Language::EN);
        let one = words.text_in(Language::EL, &inner);
        assert_eq!(words.text_in(Language::EL, &two), format!("{one} {one}"));
    }
}
