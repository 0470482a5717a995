//! Skaki teaches every rule of chess in the terminal, in Greek and in English: whatever a student tries, the program
//! knows the rule and says why.
//!
//! # The flow
//!
//! Each arrow is one function, and the left side knows nothing of the right:
//!
//! ```text
//! lessons/x.toml ─ lesson ─► Step ─ session ─► exercise::advance ◄─ Attempt ◄─ app ◄─ key, mouse ── terminal
//!                                                     │                         plain ◄─ typed line
//!                                          rules: Ok(Move) | Err(Refusal)
//!                                                     │
//!                                  study ◄── Event ──┴─ explain ─► Message ─ language ─► text ─► widget, or plain line
//!                                    │
//!                                    └─► Entry ─ progress ─► the log
//! ```
//!
//! State holds [`Message`](crate::language::Message)s, never finished text: changing the language changes everything on the
//! screen, an explanation that is open included.
//!
//! # The rooms, in reading order
//!
//! | room | what it is for |
//! |---|---|
//! | [`rules`] | chess: which moves are legal, and why the others are not; no text, no files, nothing else of ours |
//! | [`lesson`] | what a teacher wrote: read from TOML, every fault told at its place, every step proved |
//! | [`exercise`] | one step being solved, as a pure function: state and attempt in, outcome out; and the search that proves |
//! | [`session`] | one student in one step: undo, retry, hints, stars; requests in, events out |
//! | [`explain`] | which sentence an event, a refusal or a fault needs |
//! | [`language`] | the sentences: catalogues, grammar, notation; the only room that knows which languages there are |
//! | [`progress`] | what the student has done, as a log that only grows |
//! | [`settings`] | what the user chose |
//! | [`study`] | one student in the whole course: which step is open, which comes next |
//! | [`app`] | the whole full-screen program as a value: actions in, effects out |
//! | [`terminal`] | that value drawn, and keys and mouse read |
//! | [`plain`] | line mode: the same course in words, one line after another |
//! | [`cli`] | the commands |
//!
//! A test, `tests/walls.rs`, holds which room may use which; `ARCHITECTURE.md` says why.
//!
//! # From a lesson file to a sentence
//!
//! ```
//! use skaki::exercise::Attempt;
//! use skaki::explain;
//! use skaki::language::{Language, Message, Words, wrap};
//! use skaki::lesson::{SourceText, read_lesson};
//! use skaki::session::{Event, Request, Session};
//!
//! // What a teacher writes.
//! let source = SourceText::new("roads.toml", r#"
//! format = 1
//! id = "roads"
//! languages = ["en"]
//! rules = ["rook"]
//! [text.en]
//! title = "The rook's roads"
//! first = "Bring the rook to d8."
//! [[step]]
//! id = "first"
//! kind = "play"
//! fen = "8/8/8/8/3p4/8/8/3R4 w"
//! goal = { reach = ["d8"] }
//! "#);
//! let (lesson, faults) = read_lesson(&source);
//! assert_eq!(faults, []);
//! let lesson = lesson.expect("a lesson without faults");
//!
//! // What a student tries: straight through the pawn.
//! let mut session = Session::new(lesson.steps[0].clone().into());
//! let attempt = Attempt::Move { from: "d1".parse()?, to: "d8".parse()?, promotion: None };
//! let events = session.apply(Request::Try(attempt));
//! assert!(matches!(events.as_slice(), [Event::Refused { .. }]));
//!
//! // What they are told, and what they are told after changing the language.
//! let messages = explain::event(&lesson.id, &events[0]);
//! let mut words = Words::new(Language::EN);
//! assert_eq!(words.text(&messages[0]), "The white rook cannot pass over the black pawn on d4.");
//! words.set_language(Language::EL);
//! assert!(words.text(&messages[0]).ends_with("δ4."));
//!
//! // The teacher's own texts go the same way.
//! for (key, text) in &lesson.texts[0].1 {
//!     words.add_lesson(Language::EN, &lesson.id, &wrap(key, text).fluent);
//! }
//! words.set_language(Language::EN);
//! assert_eq!(words.text(&Message::lesson("roads", "first")), "Bring the rook to d8.");
//! # Ok::<(), skaki::rules::NoSuchSquare>(())
//! ```

pub mod app;
pub mod cli;
pub mod exercise;
pub mod explain;
pub mod language;
pub mod lesson;
pub mod plain;
pub mod progress;
pub mod rules;
pub mod session;
pub mod settings;
pub mod study;
pub mod terminal;
