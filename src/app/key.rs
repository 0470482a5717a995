//! Keys as the program knows them, whatever library reads them.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::rules::notation;

/// A key that was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Key {
    /// A letter, figure or sign, as the layout in use makes it.
    Char(char),
    /// The same with Control held; always the Latin letter, which is what terminals send.
    Control(char),
    Enter,
    Esc,
    Tab,
    BackTab,
    Backspace,
    Delete,
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    /// A function key.
    F(u8),
}

impl Key {
    /// The key by its place on the keyboard: a Greek letter becomes the Latin one that stands on the same key, accents
    /// and case are dropped. So a shortcut works whichever layout is on. Only for shortcuts – what is *typed* keeps its
    /// alphabet.
    ///
    /// ```
    /// use skaki::app::Key;
    /// assert_eq!(Key::Char('\u{3bb}').by_position(), Key::Char('l')); // lambda
    /// assert_eq!(Key::Char('\u{38e}').by_position(), Key::Char('y')); // capital upsilon with tonos
    /// assert_eq!(Key::Char('L').by_position(), Key::Char('l'));
    /// assert_eq!(Key::Char('?').by_position(), Key::Char('?'));
    /// ```
    #[must_use]
    pub fn by_position(self) -> Key {
        let Key::Char(typed) = self else { return self };
        let bare = typed.nfd().find(|c| !is_combining_mark(*c)).unwrap_or(typed);
        let small = bare.to_lowercase().next().unwrap_or(bare);
        match small {
            'a'..='z' => Key::Char(small),
            // Final sigma is the key of `w`, and no shortcut: its capital is that of `s`.
            '\u{3c2}' => Key::Char('w'),
            _ => Key::Char(notation::same_key(small).unwrap_or(small)),
        }
    }

    /// Whether this is a capital letter, of either alphabet.
    pub fn is_capital(self) -> bool {
        matches!(self, Key::Char(letter) if letter.is_uppercase())
    }

    /// Whether a typed move or square may begin with this key: the letters of files and pieces in both alphabets, those
    /// that stand on the same keys (so that a slip of the layout is read and answered, not taken for a command), and the
    /// signs of castling.
    pub fn begins_a_move(self) -> bool {
        match self.by_position() {
            // a–h and K Q R B N; z u i p are the keys of the Greek files and pieces; o and 0 castle.
            Key::Char('a'..='i' | 'k' | 'n'..='r' | 'u' | 'z' | '0') => true,
            _ => false,
        }
    }
}
