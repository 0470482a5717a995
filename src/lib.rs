//! Skaki teaches every rule of chess in the terminal.
pub mod explain;
pub mod language;
pub mod rules;
