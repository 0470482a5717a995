//! Two programs at one log: who writes or reads it has it for that time alone.
//!
//! A lock is waited for, but never for long: a program that hangs while it has the log must not make others hang. Without
//! the lock a record is written all the same, for records are appended in one piece, and nothing but blanks ever takes
//! the place of what stands in the log.

use std::fs::{File, TryLockError};
use std::time::Duration;

/// How often a lock is asked for.
const TRIES: u32 = 50;

/// How long is waited between: altogether a quarter of a second, and a write takes a few milliseconds.
const PAUSE: Duration = Duration::from_millis(5);

/// Whether the log is ours alone now. The lock goes with the file, when it is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lock {
    /// Nobody else has it.
    Held,
    /// Somebody else has kept it all the time.
    Kept,
    /// This file system knows no locks.
    Unknown,
}

/// Waits a while until nobody else reads or writes.
pub(super) fn to_write(file: &File) -> Lock {
    wait_for(|| file.try_lock())
}

/// Waits a while until nobody else writes.
pub(super) fn to_read(file: &File) -> Lock {
    wait_for(|| file.try_lock_shared())
}

fn wait_for(lock: impl Fn() -> Result<(), TryLockError>) -> Lock {
    for _ in 0..TRIES {
        match lock() {
            Ok(()) => return Lock::Held,
            Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
            Err(TryLockError::Error(_)) => return Lock::Unknown,
        }
    }
    Lock::Kept
}
