//! The TOML shapes of lessons and courses, read with every fault at its place.
//!
//! `syntax` makes a tree of values with their spans; `keys` takes a table apart and tells what is missing, misspelt or
//! superfluous; one file for each thing that a lesson holds.

mod answer;
mod board;
mod choose;
pub(crate) mod course;
pub(crate) mod course_tests;
mod goal;
mod keys;
pub(crate) mod lesson;
mod line;
mod place;
mod position;
pub mod schema;
pub mod spec;
pub(crate) mod squares;
mod step;
mod strings;
pub(crate) mod suggest;
mod syntax;
mod write;

pub use lesson::{FORMAT, TITLE};
pub use syntax::MAX_FILE_SIZE;

pub(crate) use goal::MOST_MOVES;
pub(crate) use keys::{ALL_LESSONS, is_id};
pub(crate) use lesson::{Draft, id_written};
pub(crate) use step::StepPlaces;
pub(crate) use syntax::forbidden_in;
