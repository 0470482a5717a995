//! The one list of keys. The key bar, the help and the reading of keys are made from it, so that none of them can lie.
//!
//! Letters are named by the Latin letter of their key and work on either layout ([`Key::by_position`]). In a step a move
//! may simply be typed; so the letters that can begin a move in either alphabet ([`Key::begins_a_move`]) are no
//! commands, and the commands there are the letters that are left: j l m s t v x y. A capital letter begins a move, as the
//! letter of a piece does on paper, and is no command in a step.

use tui_input::InputRequest;

use crate::language::ids::{self, Id};
use crate::session;

use super::place::{Behind, Place};
use super::{Action, Direction, Key, Turn};

/// One line of the list.
#[derive(Debug)]
pub struct Binding {
    /// The keys, the one to be shown first.
    pub keys: &'static [Key],
    /// What they do.
    pub action: Action,
    /// What that is called; the message has a short form for the key bar.
    pub name: Id,
    /// Where they do it.
    pub places: &'static [Place],
    /// How dearly the key bar keeps it where room is short, 1 to 9; 0 for what is no button.
    pub button: u8,
}

impl Binding {
    /// What it is called where this lies behind the steps.
    pub fn name(&self, behind: Behind) -> Id {
        match (behind, self.name) {
            (Behind::Report, ids::UI_KEY_BACK) => ids::PREVIEW_KEY_REPORT,
            // Whoever writes a lesson solves nothing that is kept.
            (Behind::Report, ids::UI_KEY_QUIT) => ids::PREVIEW_KEY_QUIT,
            (Behind::Lessons | Behind::LessonsOfTest | Behind::Report, name) => name,
        }
    }

    /// Whether the key means this in a place.
    fn holds_in(&self, place: Place) -> bool {
        self.places.contains(&place) || self.places.contains(&place.like())
    }
}

use Place::{
    Buttons, ChooseOne, ChooseSeveral, Confirm, Done, Ended, Faults, FirstRun, Glossary, Help, Map, Mark, Notice,
    Placing, Play, Promotion, Report, Saying, Settings, Show, Talk, TooSmall, Typing, Writing,
};

const STEP: &[Place] = &[Show, Play, Mark, ChooseOne, ChooseSeveral, Placing, Writing, Done];
/// Steps in which something is to be done.
const EXERCISE: &[Place] = &[Play, Mark, ChooseOne, ChooseSeveral, Placing, Writing];
/// What a step asks before it goes on.
const ASKED: &[Place] = &[Promotion, Saying];
const EVERYWHERE: &[Place] = &Place::ALL;
const OUTSIDE_TEXT: &[Place] = &[
    FirstRun,
    Map,
    Report,
    Faults,
    Show,
    Play,
    Mark,
    ChooseOne,
    ChooseSeveral,
    Placing,
    Writing,
    Done,
    Buttons,
    Promotion,
    Saying,
    Confirm,
    Ended,
    Glossary,
    Settings,
    Help,
    Notice,
];

const fn binding(keys: &'static [Key], action: Action, name: Id, places: &'static [Place], button: u8) -> Binding {
    Binding { keys, action, name, places, button }
}

/// Lists whose rows have numbers. That of a question that might lose something has none: there a slip must do nothing.
const NUMBERED: &[Place] = &[FirstRun, ChooseOne, ChooseSeveral, Promotion, Saying, Ended];

/// Lists that are long enough to go to their ends.
const LONG_LISTS: &[Place] = &[Map, Report, Faults, Glossary, Settings, Help];

/// Where something may be longer than the screen.
const PAGED: &[Place] =
    &[Map, Report, Faults, Show, Play, Mark, ChooseOne, ChooseSeveral, Placing, Writing, Done, Glossary, Help, Notice];

const NUMBERS: &[Key] = &[
    Key::Char('1'),
    Key::Char('2'),
    Key::Char('3'),
    Key::Char('4'),
    Key::Char('5'),
    Key::Char('6'),
    Key::Char('7'),
    Key::Char('8'),
    Key::Char('9'),
];

/// Every key of the program, in the order in which the key bar and the help show them.
pub static BINDINGS: &[Binding] = &[
    // What a place is for comes first.
    binding(&[Key::Enter, Key::Char(' ')], Action::Choose, ids::UI_KEY_READ_ON, &[Show], 9),
    binding(&[Key::Enter, Key::Char(' ')], Action::Choose, ids::UI_KEY_NEXT_STEP, &[Done], 9),
    binding(&[Key::Enter, Key::Char(' ')], Action::Choose, ids::UI_KEY_TAKE_AND_PUT, &[Play], 0),
    binding(&[Key::Char(' ')], Action::Choose, ids::UI_KEY_MARK, &[Mark], 9),
    binding(&[Key::Enter], Action::Submit, ids::UI_KEY_SUBMIT, &[Mark], 9),
    binding(&[Key::Char(' ')], Action::Choose, ids::PLACE_KEY_PUT, &[Placing], 9),
    binding(&[Key::Enter], Action::Submit, ids::PLACE_KEY_SUBMIT, &[Placing], 9),
    binding(&[Key::Char('.')], Action::NextPiece(Turn::Forward), ids::PLACE_KEY_NEXT, &[Placing], 6),
    binding(&[Key::Char(',')], Action::NextPiece(Turn::Backward), ids::PLACE_KEY_PREVIOUS, &[Placing], 0),
    // What a number names is counted from the one of the first key.
    binding(NUMBERS, Action::PickPiece(0), ids::PLACE_KEY_NUMBER, &[Placing], 0),
    binding(&[Key::Enter, Key::Char('/')], Action::OpenLine, ids::UI_KEY_TYPE, &[Writing], 9),
    binding(&[Key::Enter, Key::Char(' ')], Action::Choose, ids::UI_KEY_CHOOSE, &[ChooseOne], 9),
    binding(&[Key::Char(' ')], Action::Choose, ids::UI_KEY_PICK, &[ChooseSeveral], 9),
    binding(&[Key::Enter], Action::Submit, ids::UI_KEY_HAND_IN, &[ChooseSeveral], 9),
    binding(NUMBERS, Action::Row(0), ids::UI_KEY_BY_NUMBER, NUMBERED, 0),
    binding(&[Key::Enter, Key::Char(' ')], Action::Choose, ids::UI_KEY_OPEN, &[Map], 9),
    binding(
        &[Key::Enter, Key::Char(' ')],
        Action::Choose,
        ids::UI_KEY_CHOOSE,
        &[FirstRun, Buttons, Promotion, Saying, Confirm, Ended],
        9,
    ),
    binding(&[Key::Enter, Key::Char(' ')], Action::Choose, ids::UI_KEY_CLOSE, &[Glossary, Help, Notice], 9),
    binding(&[Key::Enter], Action::Choose, ids::UI_KEY_PLAY_IT, &[Typing], 9),
    binding(&[Key::Tab], Action::Complete, ids::UI_KEY_COMPLETE, &[Typing], 8),
    binding(&[Key::Enter, Key::Char(' '), Key::Esc], Action::Choose, ids::PREVIEW_KEY_STEP, &[Report], 9),
    // Where one goes.
    binding(&[Key::Up], Action::Go(Direction::Up), ids::UI_KEY_ARROWS, OUTSIDE_TEXT, 0),
    binding(&[Key::Down], Action::Go(Direction::Down), ids::UI_KEY_ARROWS, OUTSIDE_TEXT, 0),
    binding(&[Key::Left], Action::Go(Direction::Left), ids::UI_KEY_ARROWS, OUTSIDE_TEXT, 0),
    binding(&[Key::Right], Action::Go(Direction::Right), ids::UI_KEY_ARROWS, OUTSIDE_TEXT, 0),
    binding(&[Key::Home], Action::Go(Direction::First), ids::UI_KEY_FIRST, LONG_LISTS, 0),
    binding(&[Key::End], Action::Go(Direction::Last), ids::UI_KEY_LAST, LONG_LISTS, 0),
    binding(&[Key::PageUp], Action::Go(Direction::PageUp), ids::UI_KEY_PAGE_UP, PAGED, 0),
    binding(&[Key::PageDown], Action::Go(Direction::PageDown), ids::UI_KEY_PAGE_DOWN, PAGED, 0),
    binding(&[Key::Char('/')], Action::OpenLine, ids::UI_KEY_TYPE, &[Play, Mark, Placing], 0),
    // The sign of an offered draw on a score sheet (FIDE Laws C.12).
    binding(&[Key::Char('=')], Action::Talk, ids::ENDS_KEY, &[Talk], 9),
    // What is done in a step.
    binding(&[Key::Char('y'), Key::F(3)], Action::Hint, ids::UI_KEY_HINT, EXERCISE, 8),
    // What is read needs no help; whoever asks for some is told so. A move that is shown can be taken back, but that is
    // not what one looks for a button for.
    binding(&[Key::Char('y'), Key::F(3), Key::Char('t'), Key::F(7)], Action::Hint, ids::UI_KEY_HINT, &[Show], 0),
    binding(&[Key::Backspace], Action::Undo, ids::UI_KEY_UNDO, &[Show], 0),
    binding(&[Key::Backspace], Action::Undo, ids::UI_KEY_UNDO, &[Play, Mark, ChooseSeveral, Placing], 7),
    binding(&[Key::Char('j'), Key::F(5)], Action::Retry, ids::UI_KEY_RETRY, STEP, 5),
    binding(&[Key::Char('t'), Key::F(7)], Action::ShowAnswer, ids::UI_KEY_ANSWER, EXERCISE, 5),
    binding(
        &[Key::Char('s'), Key::Char('+'), Key::F(6)],
        Action::NextStep,
        ids::UI_KEY_SKIP,
        &[Show, Play, Mark, ChooseOne, ChooseSeveral, Placing, Writing],
        4,
    ),
    binding(&[Key::Char('-')], Action::PreviousStep, ids::UI_KEY_PREVIOUS_STEP, STEP, 1),
    binding(&[Key::Char('v'), Key::F(4)], Action::Flip, ids::UI_KEY_FLIP, STEP, 2),
    // What is done with a lesson.
    binding(&[Key::Char('x')], Action::StartOver, ids::UI_KEY_START_OVER, &[Map], 3),
    binding(&[Key::Char('x')], Action::StartAllOver, ids::UI_KEY_START_ALL_OVER, &[Settings], 6),
    binding(
        &[Key::Char('r'), Key::Char('s'), Key::Char('#'), Key::F(10)],
        Action::Settings,
        ids::UI_KEY_SETTINGS,
        &[Map],
        5,
    ),
    // In a step the letters are those of moves, and in what it asks those of pieces.
    binding(&[Key::Char('#'), Key::F(10)], Action::Settings, ids::UI_KEY_SETTINGS, STEP, 0),
    binding(&[Key::Char('#'), Key::F(10)], Action::Settings, ids::UI_KEY_SETTINGS, ASKED, 0),
    // The mark of a note at the foot of a page.
    binding(&[Key::Char('g'), Key::Char('*'), Key::F(11)], Action::Glossary, ids::GLOSSARY_KEY, &[Map], 4),
    binding(&[Key::Char('*'), Key::F(11)], Action::Glossary, ids::GLOSSARY_KEY, STEP, 3),
    binding(&[Key::Char('*'), Key::F(11)], Action::Glossary, ids::GLOSSARY_KEY, ASKED, 0),
    binding(&[Key::Enter, Key::Char(' ')], Action::Choose, ids::UI_KEY_CHANGE, &[Settings], 9),
    // What holds everywhere.
    binding(&[Key::Char('l'), Key::F(2)], Action::SwitchLanguage, ids::UI_KEY_LANGUAGE, OUTSIDE_TEXT, 6),
    binding(&[Key::Char('l'), Key::F(2)], Action::SwitchLanguage, ids::UI_KEY_LANGUAGE, &[TooSmall], 6),
    binding(&[Key::F(2)], Action::SwitchLanguage, ids::UI_KEY_LANGUAGE, &[Typing], 0),
    binding(
        &[Key::Char('m'), Key::F(8)],
        Action::SwitchMouse,
        ids::UI_KEY_MOUSE,
        &[Map, Report, Faults, Show, Play, Mark, ChooseOne, ChooseSeveral, Placing, Writing, Done],
        0,
    ),
    binding(&[Key::Char('x'), Key::F(9)], Action::SwitchPieces, ids::UI_KEY_PIECES, STEP, 0),
    binding(
        &[Key::Tab],
        Action::Focus(Turn::Forward),
        ids::UI_KEY_BUTTONS,
        &[Map, Report, Faults, Show, Play, Mark, ChooseOne, ChooseSeveral, Placing, Writing, Done, Buttons],
        0,
    ),
    binding(
        &[Key::BackTab],
        Action::Focus(Turn::Backward),
        ids::UI_KEY_BUTTONS,
        &[Map, Report, Faults, Show, Play, Mark, ChooseOne, ChooseSeveral, Placing, Writing, Done, Buttons],
        0,
    ),
    binding(
        &[Key::Char('?'), Key::F(1)],
        Action::Help,
        ids::UI_KEY_HELP,
        &[FirstRun, Map, Report, Faults, Show, Play, Mark, ChooseOne, ChooseSeveral, Placing, Writing, Done, Buttons],
        8,
    ),
    // What lies over a screen has little room for buttons.
    binding(
        &[Key::Char('?'), Key::F(1)],
        Action::Help,
        ids::UI_KEY_HELP,
        &[Promotion, Saying, Confirm, Ended, Glossary, Settings, Notice],
        0,
    ),
    binding(&[Key::F(1)], Action::Help, ids::UI_KEY_HELP, &[Typing], 0),
    binding(&[Key::Esc], Action::Back, ids::UI_KEY_BACK, STEP, 7),
    binding(
        &[Key::Esc],
        Action::Back,
        ids::UI_KEY_CLOSE,
        &[Typing, Buttons, Promotion, Saying, Confirm, Ended, Glossary, Settings, Help, Notice],
        9,
    ),
    binding(&[Key::Esc], Action::Back, ids::UI_KEY_TO_THE_END, &[Map], 0),
    binding(&[Key::Control('c')], Action::Quit, ids::UI_KEY_QUIT, EVERYWHERE, 9),
];

/// What a key does in a place, if anything.
///
/// ```
/// use skaki::app::keys::action;
/// use skaki::app::{Action, Key, Place};
/// // A move may be typed straight away; upsilon and y, on the same key, ask for a hint.
/// assert_eq!(action(Place::Play, Key::Char('e')), Some(Action::Type('e')));
/// assert_eq!(action(Place::Play, Key::Char('y')), Some(Action::Hint));
/// assert_eq!(action(Place::Play, Key::Char('\u{3c5}')), Some(Action::Hint));
/// assert_eq!(action(Place::Typing, Key::Char('y')), Some(Action::Type('y')));
/// // What is written large is written: it skips no step.
/// assert_eq!(action(Place::Play, Key::Char('S')), Some(Action::Type('S')));
/// ```
pub fn action(place: Place, key: Key) -> Option<Action> {
    let is_written = place == Typing || place.is_step() && key.is_capital();
    let shortcut = if is_written { key } else { key.by_position() };
    let bound = BINDINGS.iter().find(|binding| binding.holds_in(place) && binding.keys.contains(&shortcut)).map(
        |binding| match (&binding.action, NUMBERS.iter().position(|key| *key == shortcut)) {
            (Action::Row(_), Some(number)) => Action::Row(number),
            (Action::PickPiece(_), Some(number)) => Action::PickPiece(number),
            (action, _) => action.clone(),
        },
    );
    bound.or_else(|| match (place, key) {
        (Typing, key) => edit(key),
        // What a pawn becomes can be typed, as at the end of a move.
        (Promotion, Key::Char(typed)) => session::Promotion::named(&typed.to_string()).map(Action::Promote),
        (place, Key::Char(typed)) if place.takes_moves() && (key.begins_a_move() || key.is_capital()) => {
            Some(Action::Type(typed))
        }
        _ => None,
    })
}

/// What a key does in the typed line.
fn edit(key: Key) -> Option<Action> {
    Some(match key {
        Key::Char(typed) => Action::Type(typed),
        Key::Backspace => Action::Edit(InputRequest::DeletePrevChar),
        Key::Delete => Action::Edit(InputRequest::DeleteNextChar),
        Key::Left | Key::Control('b') => Action::Edit(InputRequest::GoToPrevChar),
        Key::Right | Key::Control('f') => Action::Edit(InputRequest::GoToNextChar),
        Key::Home | Key::Control('a') => Action::Edit(InputRequest::GoToStart),
        Key::End | Key::Control('e') => Action::Edit(InputRequest::GoToEnd),
        Key::Control('u') => Action::Edit(InputRequest::DeleteLine),
        Key::Control('w') => Action::Edit(InputRequest::DeletePrevWord),
        Key::Control('k') => Action::Edit(InputRequest::DeleteTillEnd),
        _ => return None,
    })
}

/// The lines of the list that hold in a place, in order.
pub fn of(place: Place) -> impl Iterator<Item = &'static Binding> {
    BINDINGS.iter().filter(move |binding| binding.holds_in(place))
}

/// The buttons of a place, in order. Where no hints are given, there is no button that asks for one; the key is answered
/// all the same, with the reason.
pub fn buttons(place: Place, behind: Behind) -> impl Iterator<Item = &'static Binding> {
    let asks = move |binding: &&Binding| behind != Behind::LessonsOfTest || binding.action != Action::Hint;
    of(place).filter(|binding| binding.button > 0).filter(asks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::PieceKind;
    use crate::rules::notation::same_key;

    fn named(letter: char) -> Option<PieceKind> {
        session::Promotion::named(&letter.to_string())
    }

    #[test]
    fn every_letter_works_on_both_layouts() {
        for place in Place::ALL.into_iter().filter(|place| *place != Typing) {
            for binding in of(place) {
                for key in binding.keys {
                    let Key::Char(letter @ 'a'..='z') = *key else { continue };
                    let greek = same_key(letter).unwrap();
                    let capital = greek.to_uppercase().next().unwrap();
                    for typed in [letter, greek] {
                        assert_eq!(
                            action(place, Key::Char(typed)),
                            Some(binding.action.clone()),
                            "{typed} in {place:?}"
                        );
                    }
                    // In a step what is written large is the beginning of a move, or nothing.
                    for typed in [letter.to_ascii_uppercase(), capital] {
                        let means = match place {
                            place if place.takes_moves() => Some(Action::Type(typed)),
                            place if place.is_step() => None,
                            Promotion if named(typed).is_some() => named(typed).map(Action::Promote),
                            _ => Some(binding.action.clone()),
                        };
                        assert_eq!(action(place, Key::Char(typed)), means, "{typed} in {place:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_key_stands_twice_in_a_place() {
        for place in Place::ALL {
            let keys: Vec<Key> = of(place).flat_map(|binding| binding.keys.iter().copied()).collect();
            for (i, key) in keys.iter().enumerate() {
                assert!(!keys[..i].contains(key), "{key:?} twice in {place:?}");
            }
        }
    }

    #[test]
    fn no_key_is_one_that_a_greek_keyboard_lacks() {
        // `q` gives a question mark there, `;` is the dead key of the accent, `w` a final sigma.
        for key in BINDINGS.iter().flat_map(|binding| binding.keys) {
            assert!(!matches!(key, Key::Char('q' | ':' | ';' | 'w' | '\'')), "{key:?}");
        }
    }

    #[test]
    fn no_command_takes_a_letter_away_from_a_move() {
        for place in Place::ALL.into_iter().filter(|place| place.takes_moves()) {
            for key in of(place).flat_map(|binding| binding.keys) {
                assert!(!key.begins_a_move(), "{key:?} in {place:?}");
            }
        }
        let letters = ('a'..='h').chain("KQRBNkqrnoO0".chars());
        let files = (0x3B1..=0x3B8).filter_map(char::from_u32);
        // Rho, beta, pi, alpha, iota, omicron in both cases; psi and phi, nu and kappa as slips of the layout.
        let pieces = [0x3C1, 0x3C0, 0x3B9, 0x3BF, 0x3A1, 0x392, 0x3A0, 0x391, 0x399, 0x39F, 0x3C8, 0x3C6, 0x3BD, 0x39A];
        for typed in letters.chain(files).chain(pieces.into_iter().filter_map(char::from_u32)) {
            assert_eq!(action(Play, Key::Char(typed)), Some(Action::Type(typed)), "{typed}");
        }
    }

    #[test]
    fn what_a_pawn_becomes_is_chosen_by_letter_or_number() {
        let becomes = |typed| action(Promotion, Key::Char(typed));
        // Capital pi and beta, the Greek rook and queen; a Latin b is a bishop.
        assert_eq!(becomes('\u{3a0}'), Some(Action::Promote(PieceKind::Rook)));
        assert_eq!(becomes('\u{3b2}'), Some(Action::Promote(PieceKind::Queen)));
        assert_eq!(becomes('b'), Some(Action::Promote(PieceKind::Bishop)));
        assert_eq!(becomes('N'), Some(Action::Promote(PieceKind::Knight)));
        assert_eq!(becomes('2'), Some(Action::Row(1)));
        // No pawn becomes a king, and the language is still a key away.
        assert_eq!(becomes('K'), None);
        assert_eq!(becomes('l'), Some(Action::SwitchLanguage));
        // Where something might be lost a number does nothing.
        assert_eq!(action(Confirm, Key::Char('2')), None);
    }

    #[test]
    fn everything_can_be_done_without_a_function_key() {
        for place in Place::ALL.into_iter().filter(|place| *place != Typing) {
            for binding in of(place) {
                assert!(binding.keys.iter().any(|key| !matches!(key, Key::F(_))), "{:?}", binding.action);
            }
        }
    }

    #[test]
    fn one_can_leave_everywhere_and_it_is_written_there() {
        for place in Place::ALL {
            assert_eq!(action(place, Key::Control('c')), Some(Action::Quit));
            assert!(buttons(place, Behind::Lessons).any(|button| button.action == Action::Quit), "{place:?}");
        }
    }
}
