//! What a teacher wrote.
mod model;
mod question;
pub use model::*;
pub use question::*;
