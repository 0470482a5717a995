//! Skaki teaches every rule of chess in the terminal.
pub mod app;
pub mod cli;
pub mod exercise;
pub mod explain;
pub mod language;
pub mod lesson;
pub mod plain;
pub mod progress;
pub mod rules;
pub mod session;
pub mod settings;
pub mod study;
pub mod terminal;
