//! What comes in from outside: keys, the mouse, the window, signals – all through one channel.
//!
//! One thread waits for input and one for signals. So a signal is answered at once whatever the input does, and a
//! terminal that is gone never leaves the program turning round (crossterm #793: its `poll` does not return then).

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use crossterm::event::Event;

use crate::lesson::check::Opened;

#[cfg(unix)]
use super::decode::{Decoder, Heard};
use super::theme::Page;

/// Something that came in. Elsewhere than on Unix nothing but input does.
#[derive(Debug)]
#[cfg_attr(not(unix), allow(dead_code))]
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
    End(i32),
    /// The user wants the shell for a while (`SIGTSTP`).
    Stop,
    /// The program runs again (`SIGCONT`).
    Continued,
    /// The window has another size (`SIGWINCH`).
    Resized,
}

impl Incoming {
    /// Whether it tells of another size of the window.
    pub(super) const fn is_resize(&self) -> bool {
        matches!(self, Incoming::Resized | Incoming::Input(Event::Resize(..)))
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
        thread::Builder::new().name("input".to_owned()).spawn(move || read_input(&sender))?;
        Ok(Source { channel })
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

#[cfg(unix)]
fn read_input(sender: &Sender<Incoming>) {
    use rustix::io::Errno;
    let keyboard = std::io::stdin();
    let mut decoder = Decoder::default();
    let mut chunk = [0; 4096];
    loop {
        let heard = match has_input(&keyboard, decoder.patience()) {
            Ok(false) => decoder.give_up(),
            Ok(true) => match rustix::io::read(&keyboard, &mut chunk) {
                Ok(count @ 1..) => decoder.take(chunk.get(..count).unwrap_or_default()),
                Err(Errno::INTR | Errno::AGAIN) => continue,
                Ok(0) | Err(_) => break,
            },
            Err(Errno::INTR) => continue,
            Err(_) => break,
        };
        for heard in heard {
            let incoming = match heard {
                Heard::Event(event) => Incoming::Input(event),
                Heard::Page(page) => Incoming::Page(page),
            };
            if sender.send(incoming).is_err() {
                return;
            }
        }
    }
    let _ = sender.send(Incoming::InputEnded);
}

/// Waits until there is something to be read, or an end to be seen, for no longer than this.
#[cfg(unix)]
fn has_input(keyboard: &std::io::Stdin, patience: Option<Duration>) -> rustix::io::Result<bool> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let patience = patience.and_then(|patience| Timespec::try_from(patience).ok());
    let mut ends = [PollFd::new(keyboard, PollFlags::IN)];
    Ok(poll(&mut ends, patience.as_ref())? > 0)
}

#[cfg(not(unix))]
fn read_input(sender: &Sender<Incoming>) {
    while let Ok(event) = crossterm::event::read() {
        if sender.send(Incoming::Input(event)).is_err() {
            return;
        }
    }
    let _ = sender.send(Incoming::InputEnded);
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

/// Stops the program as `Ctrl-Z` would have, where there are shells that do so; returns when it runs again.
pub(super) fn stop_here() {
    // The signal cannot be caught, so this process really stops; a failure means that it goes on, which is fine.
    #[cfg(unix)]
    let _ = rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::STOP);
}
