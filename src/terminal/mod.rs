//! The full-screen program: ratatui over [`App`](crate::app). The only room that knows of terminals.

mod depth;
mod guard;
mod incoming;
pub mod theme;
pub mod widgets;

pub use depth::Depth;
