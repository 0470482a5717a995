//! Lessons and steps: files read, proved and solved, and what is said about each attempt.

mod choose;
mod course;
mod course_tests;
mod ends;
mod exercise;
mod feedback;
mod lesson_files;
mod lessons;
mod opponents;
mod placing;
mod questions;
#[path = "../support/random.rs"]
mod random;
mod schema;
mod scripts;
#[path = "../support/text.rs"]
mod text;
mod transcript;
