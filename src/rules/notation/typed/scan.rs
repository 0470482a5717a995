//! From folded characters to the parts of a move, with all that says nothing about *which* move taken off:
//! move numbers before it, marks and suffixes after it, spaces and hyphens inside it.

use super::super::letters::{self, Word};
use super::fold::Folded;
use crate::rules::{CastlingSide, PieceKind};

/// A part of a typed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// A letter of either alphabet, its case kept.
    Letter(char),
    /// A figure, 0 to 9.
    Figure(u8),
    /// A kind of piece given by its name.
    Kind(PieceKind),
    /// The sign of a capture.
    Takes,
    /// The sign of a promotion.
    Becomes,
    /// Anything else that is no letter, figure or separator.
    Other,
}

/// What was written about the move beside the move itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Claims {
    /// A capture sign.
    pub(super) capture: bool,
    /// `+`.
    pub(super) check: bool,
    /// `#`.
    pub(super) mate: bool,
    /// `e.p.`
    pub(super) en_passant: bool,
}

/// A scanned text.
#[derive(Clone, Debug)]
pub(super) enum Scanned {
    /// Nothing is left of it.
    Empty,
    /// Castling; the side where it was said.
    Castling(Option<CastlingSide>),
    /// The parts of a move.
    Parts(Parts),
}

/// No move has more parts than `B c 1 x d 2 =` and a letter; a few more show what is wrong.
const MOST: usize = 16;

/// A short list of parts.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    parts: [Part; MOST],
    len: usize,
}

impl Parts {
    const EMPTY: Parts = Parts { parts: [Part::Other; MOST], len: 0 };

    /// The parts, in order.
    pub(super) fn as_slice(&self) -> &[Part] {
        self.parts.get(..self.len).unwrap_or_default()
    }

    /// The parts with each letter turned into another; `None` as soon as one has no other.
    pub(super) fn with_letters(&self, other: impl Fn(char) -> Option<char>) -> Option<Parts> {
        let mut parts = self.clone();
        for part in parts.parts.iter_mut().take(self.len) {
            if let Part::Letter(letter) = part {
                *letter = other(*letter)?;
            }
        }
        Some(parts)
    }

    /// Its letters.
    pub(super) fn letters(&self) -> impl Iterator<Item = char> {
        self.as_slice().iter().filter_map(|part| match part {
            Part::Letter(letter) => Some(*letter),
            _ => None,
        })
    }

    /// Too many parts end in one that no move can have, so the text is told to be unreadable.
    fn push(&mut self, part: Part) {
        match self.parts.get_mut(self.len) {
            Some(place) => {
                *place = part;
                self.len += 1;
            }
            None => self.parts[MOST - 1] = Part::Other,
        }
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<I: IntoIterator<Item = Part>>(from: I) -> Parts {
        let mut parts = Parts::EMPTY;
        from.into_iter().for_each(|part| parts.push(part));
        parts
    }
}

/// Scans a folded text.
pub(super) fn scan(text: &Folded) -> (Scanned, Claims) {
    let mut claims = Claims::default();
    let rest = without_suffixes(text.chars(), &mut claims);
    let rest = without_number(rest);
    if rest.iter().all(|&letter| is_space(letter)) {
        return (Scanned::Empty, claims);
    }
    if let Some(side) = zeros(rest) {
        return (Scanned::Castling(Some(side)), claims);
    }
    let scanned = parts(rest, &mut claims);
    (scanned, claims)
}

fn is_space(letter: char) -> bool {
    letter == ' '
}

/// Takes the marks off the end, the suffix of en passant *before* any of its letters can be taken for a piece.
fn without_suffixes<'t>(mut text: &'t [char], claims: &mut Claims) -> &'t [char] {
    while let Some((&last, before)) = text.split_last() {
        match last {
            ' ' | '!' | '?' | '.' | ',' | ';' => {}
            '+' => claims.check = true,
            '#' => claims.mate = true,
            _ => match without_en_passant(text) {
                Some(rest) => {
                    claims.en_passant = true;
                    text = rest;
                    continue;
                }
                None => break,
            },
        }
        text = before;
    }
    text
}

/// `e.p.`, `ep`, `α.π.`, `απ` after the figure of a square or the mark behind it.
fn without_en_passant<'t>(text: &'t [char]) -> Option<&'t [char]> {
    let trimmed = |text: &'t [char]| {
        let end = text.iter().rposition(|letter| !matches!(letter, '.' | ' '))?;
        text.get(..=end)
    };
    let (&last, before) = text.split_last()?;
    let (&first, before) = trimmed(before)?.split_last()?;
    if !is_en_passant_sign(first, last) {
        return None;
    }
    let rest = trimmed(before)?;
    matches!(rest.last()?, '0'..='9' | '+' | '#' | '!' | '?').then_some(rest)
}

/// Whether a text is the sign of en passant by itself: `e.p.` or `ep`, in either alphabet.
///
/// ```
/// use skaki::rules::notation::typed::is_en_passant;
/// assert!(is_en_passant("e.p.") && is_en_passant("\u{3b1}.\u{3c0}."));
/// assert!(!is_en_passant("e4"));
/// ```
pub fn is_en_passant(text: &str) -> bool {
    let Some(folded) = Folded::new(text) else { return false };
    let letters: Vec<char> = folded.chars().iter().copied().filter(|letter| !matches!(letter, '.' | ',')).collect();
    matches!(*letters, [first, last] if is_en_passant_sign(first, last))
}

fn is_en_passant_sign(first: char, last: char) -> bool {
    matches!((letters::lower(first), letters::lower(last)), ('e', 'p') | ('α', 'π'))
}

/// `1.e4`, `1. e4`, `1...e5`, `12 Nf3`; also bare dots before Black's move.
fn without_number(text: &[char]) -> &[char] {
    let start = text.iter().position(|&letter| !is_space(letter)).unwrap_or(text.len());
    let text = text.get(start..).unwrap_or_default();
    let figures = text.iter().take_while(|letter| letter.is_ascii_digit()).count();
    let after = text.get(figures..).unwrap_or_default();
    let gap = after.iter().take_while(|&&letter| matches!(letter, '.' | ' ')).count();
    let rest = after.get(gap..).unwrap_or_default();
    let dotted = after.iter().take(gap).any(|&letter| letter == '.');
    // `0 0` is castling, and so no number followed by a move.
    let numbered = figures > 0 && gap > 0 && rest.first().is_some_and(|letter| letters::alphabet_of(*letter).is_some());
    if dotted || numbered && text.first() != Some(&'0') { rest } else { text }
}

/// Castling in zeros, Latin O, omicron, or any mixture of them, with or without hyphens.
fn zeros(text: &[char]) -> Option<CastlingSide> {
    let mut count = 0;
    for &letter in text {
        match letter {
            '0' | 'o' | 'O' | 'ο' | 'Ο' => count += 1,
            ' ' | '-' => {}
            _ => return None,
        }
    }
    match count {
        2 => Some(CastlingSide::Short),
        3 => Some(CastlingSide::Long),
        _ => None,
    }
}

/// Words, letters, figures and signs.
fn parts(text: &[char], claims: &mut Claims) -> Scanned {
    let mut parts = Parts::EMPTY;
    let mut castles = false;
    let (mut short, mut long) = (false, false);
    let mut rest = text;
    while let Some((&letter, after)) = rest.split_first() {
        if letters::alphabet_of(letter).is_none() {
            rest = after;
            match letter {
                ' ' | '-' | '(' | ')' | '/' | '.' | ',' | '>' => {}
                '0'..='9' => parts.push(Part::Figure(letter as u8 - b'0')),
                ':' | '×' => parts.push(Part::Takes),
                '=' => parts.push(Part::Becomes),
                _ => parts.push(Part::Other),
            }
            continue;
        }
        let run = rest.iter().take_while(|&&letter| letters::alphabet_of(letter).is_some()).count();
        let (letters_of_run, after) = rest.split_at_checked(run).unwrap_or((rest, &[]));
        rest = after;
        // A figure right behind them makes the letters a square's (`σε4`); a lone letter is a word only where
        // another word follows (`η βασίλισσα`, but `η 4`).
        let is_word = match (run, after) {
            (_, ['0'..='9', ..]) => false,
            (1, [' ', next, ..]) => letters::alphabet_of(*next).is_some(),
            (1, _) => false,
            _ => true,
        };
        match is_word.then(|| letters::word(letters_of_run)).flatten() {
            Some(Word::Piece(kind)) => {
                short |= kind == PieceKind::King;
                long |= kind == PieceKind::Queen;
                parts.push(Part::Kind(kind));
            }
            Some(Word::Takes) => parts.push(Part::Takes),
            Some(Word::Becomes) => parts.push(Part::Becomes),
            Some(Word::Castles) => castles = true,
            Some(Word::Short) => short = true,
            Some(Word::Long) => long = true,
            Some(Word::Check) => claims.check = true,
            Some(Word::Mate) => claims.mate = true,
            Some(Word::EnPassant) => claims.en_passant = true,
            Some(Word::Filler) => {}
            None => {
                for &letter in letters_of_run {
                    parts.push(match letter {
                        'x' | 'X' | 'χ' | 'Χ' => Part::Takes,
                        _ => Part::Letter(letter),
                    });
                }
            }
        }
    }
    claims.capture |= parts.as_slice().contains(&Part::Takes);
    let only_names = parts.as_slice().iter().all(|part| matches!(part, Part::Kind(PieceKind::King | PieceKind::Queen)));
    match (castles && only_names, short, long) {
        (true, true, false) => Scanned::Castling(Some(CastlingSide::Short)),
        (true, false, true) => Scanned::Castling(Some(CastlingSide::Long)),
        (true, _, _) => Scanned::Castling(None),
        (false, ..) => Scanned::Parts(parts),
    }
}
