//! What is said, in every language that there is: [`Message`] → text.
//!
//! A language is a folder: `locales/el`, `locales/en`, those that `SKAKI_LOCALES` adds ([`Language`]). The sentences stand in its `.ftl`
//! files, in the format of [Fluent](https://projectfluent.org); the words that must be inflected – the pieces, their colours, the articles –
//! stand in `pieces.ftl` as terms with a form for each case, and the letters of its notation beside them. A sentence asks for the form it needs:
//!
//! ```ftl
//! reason-path-blocked = { PIECE($mover, cap: 1) } cannot pass over { PLACED($blocker) }.
//! ```
//!
//! # To add a message
//!
//! 1. the sentence, under the same id, in `locales/el/x.ftl` and in `locales/en/x.ftl`;
//! 2. `Message::new(ids::…).with("square", square)` where it is needed; [`Words::text`] makes the text.
//!
//! `cargo test --test words` says what is missing or wrong, with its line.
//!
//! # The functions
//!
//! | call | gives |
//! |---|---|
//! | `PIECE($p)` | “the white rook”; `case:` (a case of the language; in Greek nom gen acc se), `number: "pl"`, `article: "the"` / `"a"` / `"none"`, `colour: 0` leaves the colour out, `of: "you"` (you he she it they we) makes it “your rook”; also for lists, and written `PIECES` |
//! | `PLACED($p)` | “the white rook on e4”; a list of them: “… and …”, each with its article and case |
//! | `PIECE("rook")`, `PIECE("white rook")`, `PLACED("white rook e4")`, `SIDE("white")` | the same for what a text names itself, as those of lessons do |
//! | `SQUARE($s)`, `SQUARES($list)` | in the notation in use; in Greek `case:` adds the article. A square may be written out: `SQUARE("e4")` |
//! | `LETTER($p)` | the letter of a piece in moves, in the notation in use: “R”; `LETTER("rook")` |
//! | `FILE($x)`, `RANK($x)` | the letter, also `FILE("e")`; “2nd” – in Greek `case:` adds the article with its right ν |
//! | `SIDE($c)`, `PLAYER($c)` | “White”: the army, the person |
//! | `PRONOUN($p, case: "acc")` | “it”, “her” |
//! | `LIST($messages)` | phrases one after the other |
//! | `MOVE($m)` | in the notation in use; `MOVE("Nf3")` |
//! | `GENDER($p)` `COLOR($x)` `KIND($p)` `SHADE($s)` `COUNT($list)` | choose a variant: m f n; white black; pawn … king; light dark; a number |
//!
//! All that name something take `cap: 1` (a capital at the beginning of a sentence); lists take `join: "or"` and `prep: "from"`, the name of
//! a term `-prep-from` that is put before each member.
//!
//! ```
//! use skaki::language::{Language, Message, Words, ids};
//!
//! let words = Words::new(Language::default());
//! assert_eq!(words.language(), Language::EL);
//! let text = words.text(&Message::new(ids::REASON_KING_NEVER_CAPTURED));
//! assert!(!text.is_empty());
//! ```

use std::borrow::Cow;

mod alike;
mod available;
mod bounds;
mod catalogue;
mod check;
mod fault;
mod functions;
mod grammar;
mod hygiene;
pub mod ids;
mod lesson_text;
mod message;
mod outline;
mod spelling;
mod value;
mod words;

pub use alike::reads_as;
pub use available::{Folder, Language};
pub use check::{Found, Text, check_catalogue, check_catalogues};
pub use fault::{CatalogueFault, CatalogueFaultKind, FluentFault};
pub use hygiene::{TextFault, TextFaultKind, check_text, fold, sanitise};
pub use lesson_text::{Wrapped, wrap};
pub use message::{Arg, Message, MessageId, MoveText};
pub use spelling::{NotationChoice, Spelling};
pub use words::Words;

pub(crate) use alike::plain_words;
pub(crate) use catalogue::offset_in;
pub(crate) use hygiene::{Script, is_untranslated, script};
pub(crate) use lesson_text::cut;

use catalogue::SourceFile;

/// The name and the text of every catalogue file (`el/reasons.ftl`), for whoever shows what is wrong in them.
pub fn catalogue_sources() -> Vec<(String, Cow<'static, str>)> {
    Language::all().flat_map(files_of).map(|file| (file.name, file.text)).collect()
}

/// The catalogue files of a language.
fn files_of(language: Language) -> Vec<SourceFile> {
    let of_program = |(path, text): &(&str, &'static str)| {
        let is_catalogue = path.ends_with(".ftl") && !path.contains('/');
        let name = format!("{}/{path}", language.code());
        is_catalogue.then_some(SourceFile { name, text: Cow::Borrowed(*text) })
    };
    language.files().iter().filter_map(of_program).collect()
}
