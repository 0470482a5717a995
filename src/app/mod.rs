//! The whole program as a value.
mod key;
pub use key::Key;
