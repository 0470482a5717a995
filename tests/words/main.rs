//! The languages: catalogues, grammar, sentences and spelling.

mod catalogues;
mod grammar;
mod sentences;
mod spelling;
