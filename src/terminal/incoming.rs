//! What comes in from outside: keys, the mouse, the window, signals – all through one channel.
//!
//! One thread waits for input and one for signals. So a signal is answered at once whatever the input does, and a
//! terminal that is gone never leaves the program turning round (crossterm #793: its `poll` does not return then).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use crossterm::event::{self, Event};

use crate::lesson::check::Opened;

use super::answer::{Heard, Listener};
use super::theme::Page;

/// Something that came in.
#[derive(Debug)]
pub(super) enum Incoming {
    /// A key, the mouse, a paste, a new size.
    Input(Event),
    /// The lesson that is being written was saved.
    Saved(Box<Opened>),
    /// The terminal has said what its page is like.
    Page(Page),
    /// There will be no more input.
    InputEnded,
    /// A signal that ends the program.
    #[cfg(unix)]
    End(i32),
    /// The user wants the shell for a while (`SIGTSTP`).
    #[cfg(unix)]
    Stop,
    /// The program runs again (`SIGCONT`).
    #[cfg(unix)]
    Continued,
    /// The window has another size (`SIGWINCH`). Crossterm tells it too, but not before its first reading.
    #[cfg(unix)]
    Resized,
}

impl Incoming {
    /// Whether it tells of another size of the window.
    pub(super) const fn is_resize(&self) -> bool {
        match self {
            Incoming::Input(event) => matches!(event, Event::Resize(..)),
            #[cfg(unix)]
            Incoming::Resized => true,
            Incoming::Saved(_) | Incoming::Page(_) | Incoming::InputEnded => false,
            #[cfg(unix)]
            Incoming::End(_) | Incoming::Stop | Incoming::Continued => false,
        }
    }
}

/// How often a terminal that says nothing is asked whether it is still there.
const ASK_EVERY: Duration = Duration::from_secs(1);

/// How often it is asked whether the lesson was saved: as often as nobody notices, in time and in work.
const LOOK_EVERY: Duration = Duration::from_millis(120);

/// Tells what was saved since it was asked last.
pub type Watch = Box<dyn FnMut() -> Option<Opened> + Send>;

/// The receiving end.
pub(super) struct Source {
    channel: Receiver<Incoming>,
    /// Whether the terminal was asked something and has not answered yet.
    expecting: Arc<AtomicBool>,
}

impl Source {
    /// Starts listening.
    pub(super) fn start(watch: Option<Watch>) -> std::io::Result<Source> {
        let (sender, channel) = mpsc::channel();
        #[cfg(unix)]
        listen_for_signals(sender.clone())?;
        if let Some(watch) = watch {
            let sender = sender.clone();
            thread::Builder::new().name("file".to_owned()).spawn(move || look(watch, &sender))?;
        }
        let expecting = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&expecting);
        thread::Builder::new().name("input".to_owned()).spawn(move || read_input(&sender, &told))?;
        Ok(Source { channel, expecting })
    }

    /// The terminal is about to be asked something.
    pub(super) fn expect_answer(&self) {
        self.expecting.store(true, Ordering::SeqCst);
    }

    /// Waits for the next; `None` when the terminal is gone.
    pub(super) fn next(&self) -> Option<Incoming> {
        loop {
            match self.channel.recv_timeout(ASK_EVERY) {
                Ok(incoming) => return Some(incoming),
                Err(RecvTimeoutError::Timeout) if hung_up() => return None,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }

    /// What comes in besides in this time, or has come in already: keys typed ahead are worked off before the next frame.
    pub(super) fn ready(&self, within: Duration) -> Option<Incoming> {
        self.channel.recv_timeout(within).ok()
    }
}

/// Looks at the file again and again. The lesson is read and proved here, so that no key waits for it.
fn look(mut watch: Watch, sender: &Sender<Incoming>) {
    loop {
        thread::sleep(LOOK_EVERY);
        if let Some(opened) = watch()
            && sender.send(Incoming::Saved(Box::new(opened))).is_err()
        {
            return;
        }
    }
}

fn read_input(sender: &Sender<Incoming>, expecting: &AtomicBool) {
    let mut listener = Listener::default();
    loop {
        let waiting = listener.patience();
        let heard = match waiting.map(event::poll) {
            Some(Ok(false)) => listener.give_up(),
            Some(Ok(true) | Err(_)) | None => match event::read() {
                Ok(event) => listener.take(event, expecting.load(Ordering::SeqCst)),
                Err(_) => {
                    let _ = sender.send(Incoming::InputEnded);
                    return;
                }
            },
        };
        for heard in heard {
            let incoming = match heard {
                Heard::Event(event) => Incoming::Input(event),
                Heard::Page(page) => {
                    expecting.store(false, Ordering::SeqCst);
                    Incoming::Page(page)
                }
            };
            if sender.send(incoming).is_err() {
                return;
            }
        }
    }
}

#[cfg(unix)]
fn listen_for_signals(sender: Sender<Incoming>) -> std::io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
    let mut signals =
        signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            let incoming = match signal {
                SIGTSTP => Incoming::Stop,
                SIGCONT => Incoming::Continued,
                SIGWINCH => Incoming::Resized,
                other => Incoming::End(other),
            };
            if sender.send(incoming).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

/// Whether the other end of the terminal is closed.
#[cfg(unix)]
pub(super) fn hung_up() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let stdin = std::io::stdin();
    let mut ends = [PollFd::new(&stdin, PollFlags::empty())];
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    match poll(&mut ends, Some(&at_once)) {
        Ok(_) => ends.iter().any(|end| end.revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL)),
        Err(_) => false,
    }
}

#[cfg(not(unix))]
pub(super) fn hung_up() -> bool {
    false
}

/// Stops the program as `Ctrl-Z` would have; returns when it runs again.
#[cfg(unix)]
pub(super) fn stop_here() {
    // The signal cannot be caught, so this process really stops; a failure means that it goes on, which is fine.
    let _ = rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::STOP);
}
