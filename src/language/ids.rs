//! The names of every message of the program, made from the Greek catalogue when the crate is built: the message
//! `reason-path-blocked` of `locales/el/reasons.ftl` is `ids::REASON_PATH_BLOCKED`.
//!
//! An [`Id`] cannot be made anywhere else, so a message that the catalogue lacks does not compile. To add one: its sentence in
//! the catalogues, and `Message::new(ids::…)` where it is needed.

/// The id of a message that the Greek catalogue has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(&'static str);

impl Id {
    /// The id as it stands in the catalogues.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The messages of one file of the catalogues.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// The file's name, without `.ftl`.
    pub file: &'static str,
    /// Its messages.
    pub ids: &'static [Id],
}

/// The message of this name, for those whose names a table has: `reason-pinned` of the reason `pinned`.
pub fn named(name: &str) -> Option<Id> {
    GROUPS.iter().flat_map(|group| group.ids).copied().find(|id| id.0 == name)
}

include!(concat!(env!("OUT_DIR"), "/ids.rs"));
