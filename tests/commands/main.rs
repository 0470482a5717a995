//! The commands, what the README and the guides show, and the walls between rooms.

mod cli_calls;
mod cli_files;
mod cli_position;
#[path = "../cli_support/mod.rs"]
mod cli_support;
mod cli_teacher;
mod cli_why;
mod guide;
mod readme;
#[path = "../support/mod.rs"]
mod support;
mod third_language;
mod walls;
