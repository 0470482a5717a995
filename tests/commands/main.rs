//! The commands, what the README and the guides show, and the walls between rooms.

mod cli_calls;
mod cli_files;
mod cli_position;
mod cli_teacher;
mod cli_why;
mod guide;
mod readme;
mod third_language;
mod walls;
mod world;
