//! What a user can do, and what the shell does in return.

use tui_input::InputRequest;

use crate::language::Message;
use crate::progress::Entry;
use crate::rules::{PieceKind, Square};
use crate::settings::Settings;

/// Something the user does, whether by key, by mouse or by paste.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// To move what is chosen: the cursor on the board, a row of a list, a line of a text.
    Go(Direction),
    /// To do what is chosen: Enter.
    Choose,
    /// To go back one step: Esc.
    Back,
    /// To go to the next button, or the one before.
    Focus(Turn),
    /// To save and end.
    Quit,
    /// To see the keys of this place.
    Help,
    /// To change the language.
    SwitchLanguage,
    /// To turn the board.
    Flip,
    /// To ask for the next hint.
    Hint,
    /// To take the last move back.
    Undo,
    /// To begin the step again.
    Retry,
    /// To go on without solving the step.
    NextStep,
    /// To go to the step before.
    PreviousStep,
    /// To see the answer.
    ShowAnswer,
    /// To hand in the marks, or the pieces.
    Submit,
    /// To choose a piece beside the board by its number, counted from 0.
    PickPiece(usize),
    /// To go to the next piece beside the board, or the one before.
    NextPiece(Turn),
    /// To forget what was done in a lesson, after a question.
    StartOver,
    /// To forget what was done in all lessons, after a question.
    StartAllOver,
    /// To see the settings.
    Settings,
    /// To look a word up.
    Glossary,
    /// To change between drawn pieces and letters.
    SwitchPieces,
    /// To leave the mouse to the terminal, or to take it back.
    SwitchMouse,
    /// To say something: to choose between claiming, offering, accepting, declining, resigning.
    Talk,
    /// To open the line in which moves are typed.
    OpenLine,
    /// To type a letter into the line; it opens if it was closed.
    Type(char),
    /// To write what is typed to its end, as far as only one move begins so.
    Complete,
    /// To edit the line.
    Edit(InputRequest),
    /// To bring a whole text.
    Paste(String),
    /// To choose a square with the mouse.
    Point(Square),
    /// To put down with the mouse what was carried to a square.
    Drop(Square),
    /// To choose a row of a list with the mouse, or an answer by its number.
    Row(usize),
    /// To choose what a pawn becomes.
    Promote(PieceKind),
    /// To be told something: a fault of a file, a disk that is full.
    Notice(Message),
}

/// A direction as the eye sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
    First,
    Last,
    /// A page of text up.
    PageUp,
    /// A page of text down.
    PageDown,
}

impl Direction {
    /// How many lines a page is.
    const PAGE: usize = 8;

    /// The row of a list, or the line of a text, that it leads to from another.
    pub(super) fn row(self, from: usize, last: usize) -> usize {
        let wanted = match self {
            Direction::Up | Direction::Left => from.saturating_sub(1),
            Direction::Down | Direction::Right => from.saturating_add(1),
            Direction::PageUp => from.saturating_sub(Direction::PAGE),
            Direction::PageDown => from.saturating_add(Direction::PAGE),
            Direction::First => 0,
            Direction::Last => last,
        };
        wanted.min(last)
    }
}

/// Forwards or backwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Turn {
    Forward,
    Backward,
}

/// What the shell is to do. It does so after the frame is drawn: nobody waits for a disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Add this to the log of progress.
    Record(Entry),
    /// Save these settings.
    Save(Settings),
    /// Turn the mouse on or off.
    Mouse(bool),
    /// End.
    Quit,
}
