//! Lessons and steps: files read, proved and solved, and what is said about each attempt.

mod choose;
#[path = "../common/mod.rs"]
mod common;
mod course;
mod course_tests;
mod ends;
mod exercise;
mod feedback;
mod lessons;
mod opponents;
mod placing;
mod questions;
mod schema;
mod scripts;
#[path = "../support/mod.rs"]
mod support;
#[path = "../transcript/mod.rs"]
mod transcript;
