//! Entering and leaving the terminal, in one place and one order.
//!
//! Whatever ends the program – return, error, panic, signal – [`leave`] runs once and puts everything back: paste and
//! mouse modes, the alternate screen, the cursor, and the line discipline last.

use std::io::{self, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::Print;
use crossterm::terminal::{
    Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{execute, queue};

/// Buttons (1000) in the form that reaches every column (1006). Crossterm's own command asks for every movement of
/// the mouse besides, which floods a slow line.
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1000l";
/// The terminal's own colours, so that nothing of ours is left on the shell's line.
const PLAIN: &str = "\x1b[0m";

/// Whether the terminal is ours now.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// Holds the terminal; dropping it gives the terminal back.
#[derive(Debug)]
pub(super) struct Guard {
    mouse: bool,
}

impl Guard {
    /// Takes the terminal: raw mode, alternate screen, paste as a unit, and the mouse if it is wanted.
    pub(super) fn enter(mouse: bool) -> io::Result<Guard> {
        leave_before_a_panic_speaks();
        let guard = Guard { mouse };
        guard.resume()?;
        Ok(guard)
    }

    /// Takes the terminal again after [`suspend`](Guard::suspend), or after somebody else may have changed it.
    ///
    /// The screen is cleared by ourselves: where the terminal has no other screen, or may not use it, the shell's lines would stay
    /// between what the first frame writes.
    pub(super) fn resume(&self) -> io::Result<()> {
        ENTERED.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        let mut out = io::stdout().lock();
        queue!(out, EnterAlternateScreen, Clear(ClearType::All), EnableBracketedPaste, Hide)?;
        if self.mouse {
            queue!(out, Print(MOUSE_ON))?;
        }
        out.flush()
    }

    /// Gives the terminal back for a while.
    pub(super) fn suspend(&self) {
        leave();
    }

    /// Turns the mouse on or off.
    pub(super) fn set_mouse(&mut self, on: bool) -> io::Result<()> {
        self.mouse = on;
        execute!(io::stdout(), Print(if on { MOUSE_ON } else { MOUSE_OFF }))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        leave();
    }
}

/// Gives the terminal back, if it is ours. What cannot be written to a terminal that is gone is let go.
fn leave() {
    if !ENTERED.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout().lock();
    let _ = execute!(
        out,
        EndSynchronizedUpdate,
        Print(MOUSE_OFF),
        DisableBracketedPaste,
        Print(PLAIN),
        // Where that is the only screen, the shell gets it empty.
        Clear(ClearType::All),
        MoveTo(0, 0),
        LeaveAlternateScreen,
        Show
    );
    let _ = disable_raw_mode();
}

/// A panic's message is for people: it must come after the terminal is theirs again. The hook is set once, however
/// often the terminal is entered.
fn leave_before_a_panic_speaks() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let speak = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            leave();
            speak(panic);
        }));
    });
}
