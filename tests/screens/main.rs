//! The whole program as a value: screens as text, line mode, and the preview.

mod bytes;
mod plain;
mod preview;
mod screens;
#[path = "../support/text.rs"]
mod text;
