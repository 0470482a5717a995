//! The glossary: what each word of the game means, in a sentence, and the other words that are heard for it.

use crate::language::{
    Language, Message, Words, fold,
    ids::{self, Id},
};

/// Every term, in the order in which one meets them: the board, the pieces, what they do, check, the ends of a game.
pub const TERMS: [Id; 41] = [
    ids::GLOSSARY_SQUARE,
    ids::GLOSSARY_RANK,
    ids::GLOSSARY_FILE,
    ids::GLOSSARY_DIAGONAL,
    ids::GLOSSARY_POSITION,
    ids::GLOSSARY_PIECE,
    ids::GLOSSARY_PAWN,
    ids::GLOSSARY_ROOK,
    ids::GLOSSARY_BISHOP,
    ids::GLOSSARY_QUEEN,
    ids::GLOSSARY_KING,
    ids::GLOSSARY_KNIGHT,
    ids::GLOSSARY_MOVE,
    ids::GLOSSARY_CAPTURE,
    ids::GLOSSARY_CONTROL,
    ids::GLOSSARY_ATTACK,
    ids::GLOSSARY_PROTECT,
    ids::GLOSSARY_HANGING,
    ids::GLOSSARY_EXCHANGE,
    ids::GLOSSARY_CHECK,
    ids::GLOSSARY_THREE_WAYS,
    ids::GLOSSARY_BLOCK,
    ids::GLOSSARY_DOUBLE_CHECK,
    ids::GLOSSARY_DISCOVERED_CHECK,
    ids::GLOSSARY_PIN,
    ids::GLOSSARY_MATE,
    ids::GLOSSARY_STALEMATE,
    ids::GLOSSARY_CASTLING,
    ids::GLOSSARY_EN_PASSANT,
    ids::GLOSSARY_PROMOTION,
    ids::GLOSSARY_DRAW,
    ids::GLOSSARY_OFFER,
    ids::GLOSSARY_CLAIM,
    ids::GLOSSARY_THREEFOLD,
    ids::GLOSSARY_FIFTY,
    ids::GLOSSARY_PERPETUAL,
    ids::GLOSSARY_DEAD,
    ids::GLOSSARY_RESIGN,
    ids::GLOSSARY_ILLEGAL,
    ids::GLOSSARY_NOTATION,
    ids::GLOSSARY_GAME,
];

/// The attribute of a message in which its term stands.
const TERM: &str = "term";

/// A term as it is written in a language.
///
/// ```
/// use skaki::explain::glossary;
/// use skaki::language::{Language, Words, ids};
/// let words = Words::new(Language::EN);
/// assert_eq!(glossary::term(&words, ids::GLOSSARY_MATE), "checkmate");
/// assert_eq!(glossary::find(&words, "En prise"), Some(ids::GLOSSARY_HANGING));
/// assert_eq!(glossary::find(&words, "gambit"), None);
/// ```
pub fn term(words: &Words, term: Id) -> String {
    names(words, words.language(), term).into_iter().next().unwrap_or_default()
}

/// The other words that are heard for it, as a sentence.
pub fn also(words: &Words, term: Id) -> Option<Message> {
    let text = words.attribute_in(words.language(), &term.into(), TERM);
    let heard = text.split(';').next().unwrap_or_default();
    let others: Vec<&str> = heard.split(',').skip(1).map(str::trim).collect();
    (!others.is_empty()).then(|| Message::new(ids::GLOSSARY_ALSO).with("words", others.join(", ")))
}

/// A term and what it means, in one line of text.
pub fn line(words: &Words, id: Id) -> Message {
    Message::new(ids::GLOSSARY_LINE).with("term", term(words, id)).with("what", Message::new(id))
}

/// The term of a word in any language, whatever its accents and capitals: the word itself, or the beginning of one term only.
pub fn find(words: &Words, text: &str) -> Option<Id> {
    let wanted = fold(text);
    if wanted.is_empty() {
        return None;
    }
    let known = |id: Id, fits: &dyn Fn(&str) -> bool| {
        Language::all().any(|language| names(words, language, id).iter().any(|name| fits(&fold(name))))
    };
    TERMS.into_iter().find(|id| known(*id, &|name| name == wanted)).or_else(|| {
        let mut beginning = TERMS.into_iter().filter(|id| known(*id, &|name| name.starts_with(&wanted)));
        match (beginning.next(), beginning.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    })
}

/// The words for a term in a language, the term itself first.
fn names(words: &Words, language: Language, term: Id) -> Vec<String> {
    words.attribute_in(language, &term.into(), TERM).split([',', ';']).map(|name| name.trim().to_owned()).collect()
}
