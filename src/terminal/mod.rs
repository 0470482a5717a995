//! The full-screen program: ratatui over [`App`](crate::app::App). The only room that knows of terminals.
//!
//! [`run`](fn@run) is the loop, [`screens::draw`] what is seen; [`theme`] and [`widgets`] are what screens are made of.

#[cfg(unix)]
mod decode;
mod depth;
mod guard;
mod incoming;
pub mod layout;
mod run;
pub mod screens;
mod slide;
mod text;
pub mod theme;
pub mod widgets;

pub use depth::Depth;
pub use incoming::Watch;
pub use run::{Exit, is_possible, run, run_following};
