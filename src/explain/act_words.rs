//! The words with which a student claims, offers, accepts, declines or resigns: those of both languages at once, without
//! accents or capitals, as the catalogues list them.

use crate::exercise::{Act, Announced};
use crate::rules::Game;
use crate::rules::notation::{ReadError, read_move};

use crate::language::{
    Words, fold,
    ids::{self, Id},
};

/// The words of both catalogues, folded.
///
/// ```
/// use skaki::exercise::Act;
/// use skaki::explain::ActWords;
/// use skaki::language::{Language, Words};
/// use skaki::rules::Game;
///
/// let words = ActWords::of(&Words::new(Language::EL));
/// let said = |line| words.read(line, &Game::default());
/// assert_eq!(said("I resign"), Some(Ok(Act::Resign)));
/// assert_eq!(said("Draw?"), Some(Ok(Act::Offer)));
/// assert!(matches!(said("claim Nf3"), Some(Ok(Act::Claim(Some(_))))));
/// assert!(matches!(said("claim Nf6"), Some(Err(_))));
/// assert_eq!(said("Nf3"), None);
/// ```
#[derive(Clone, Debug)]
pub struct ActWords {
    words: Vec<(String, Act)>,
}

const LISTS: [(Id, Act); 5] = [
    (ids::ENDS_WORDS_CLAIM, Act::Claim(None)),
    (ids::ENDS_WORDS_OFFER, Act::Offer),
    (ids::ENDS_WORDS_ACCEPT, Act::Accept),
    (ids::ENDS_WORDS_DECLINE, Act::Decline),
    (ids::ENDS_WORDS_RESIGN, Act::Resign),
];

/// The words of a claim in the language in use, after which the move that is announced is written.
///
/// ```
/// use skaki::explain::claim_words;
/// use skaki::language::{Language, Words};
/// assert_eq!(claim_words(&Words::new(Language::EN)), "claim a draw");
/// ```
pub fn claim_words(words: &Words) -> String {
    let all = words.text(&ids::ENDS_WORDS_CLAIM.into());
    all.split(',').next().unwrap_or_default().trim().to_owned()
}

impl ActWords {
    /// Reads the words that the catalogues list.
    pub fn of(words: &Words) -> ActWords {
        let listed = |id: Id, act: Act| words.listed(id).into_iter().map(move |word| (word, act));
        ActWords { words: LISTS.into_iter().flat_map(|(id, act)| listed(id, act)).collect() }
    }

    /// Whether a line is one of the words, or begins with those of a claim, wherever it is said.
    pub fn knows(&self, line: &str) -> bool {
        self.read(line, &Game::default()).is_some()
    }

    /// What a line says, if it says something of the kind. After the words of a claim a move may stand, which is announced.
    ///
    /// # Errors
    /// The move that is announced cannot be read, or is not legal.
    pub fn read(&self, line: &str, game: &Game) -> Option<Result<Act, ReadError>> {
        let folded = fold(line);
        let plain = folded.trim_end_matches(['?', ';', '.', '!', ' ']);
        if let Some((_, act)) = self.words.iter().find(|(word, _)| word == plain) {
            return Some(Ok(*act));
        }
        // The move keeps its own letters: capitals and accents mean something in it.
        let claims = self.words.iter().filter(|(_, act)| matches!(act, Act::Claim(_)));
        let counted = claims.filter_map(|(word, _)| {
            let words = word.split_whitespace().count();
            let mut written = line.split_whitespace();
            let begins = word.split_whitespace().all(|word| written.next().is_some_and(|next| fold(next) == word));
            begins.then_some(words)
        });
        let announced = line.split_whitespace().skip(counted.max()?).collect::<Vec<_>>().join(" ");
        Some(read_move(&announced, game).map(|typed| Act::Claim(Some(Announced::from(typed.mv)))))
    }
}
