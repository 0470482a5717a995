//! What is said: from what happened on the board to the sentence that tells it.
//!
//! This is the only room that chooses which words are needed. It makes a [`Message`](crate::language::Message) – a name and
//! its arguments – out of a refusal, an event or a fault; the language room makes text of it.

mod act_words;
mod acts;
mod choose;
mod events;
mod faults;
pub mod glossary;
mod goals;
mod lessons;
mod marks;
mod mate;
mod misses;
mod place;
mod questions;
mod reading;
mod reasons;
mod result;
mod rules;
mod settings;
mod state;
mod telling;
mod tests;
mod whys;
mod write;

pub use act_words::{ActWords, claim_words};
pub use acts::{act_name, offer_stands};
pub use choose::{asked, option};
pub use events::{event, success};
pub use faults::{explain_fen_fault, explain_position_fault, explain_problem};
pub use goals::task;
pub use lessons::no_such_step;
pub use place::{placed_as, tray};
pub use questions::{question, question_of};
pub use reading::{explain_no_square, explain_read_error, explain_read_error_briefly, explain_writing};
pub use reasons::{Listener, explain_reason, explain_reason_to, refusal};
pub use result::{earned, lost, no_shorter_way};
pub use rules::rule;
pub use settings::{Shown, setting};
pub use state::{explain_outcome, explain_state};
pub use telling::{move_text, moved, read_as, told};
pub use tests::{test_begins, test_ended, test_open};
pub use write::{write_task, write_told};
