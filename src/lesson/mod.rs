//! What a teacher wrote.
mod model;
mod question;
mod rule;
pub use model::*;
pub use question::*;
pub use rule::Rule;
