//! Which languages there are: a folder each, carried in the program (`locales/`) or found when it starts.

use std::fmt;
use std::sync::OnceLock;

/// A language, as the files of its folder: nothing else in the program knows of it.
#[derive(Clone, Debug)]
pub struct Folder {
    /// The folder's name, a language tag such as `el`.
    pub tag: &'static str,
    /// Its files by their paths in it (`pieces.ftl`, `lessons/rook.ftl`, `new.toml`), each with what stands in it.
    pub files: &'static [(&'static str, &'static str)],
}

// `CARRIED`, the folders of `locales/` as they were when the program was built: Greek, English, then the others by tag.
include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// All languages of this run, those that are carried first.
static AVAILABLE: OnceLock<Vec<Folder>> = OnceLock::new();

fn available() -> &'static [Folder] {
    AVAILABLE.get_or_init(|| CARRIED.to_vec())
}

/// A language of the program: a folder of sentences. Its value says which, and stays as small as a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Language(usize);

impl Language {
    /// Greek: what the program speaks as long as nobody has chosen.
    pub const EL: Language = Language(0);
    /// English, in which is said what a language that is begun has no words for yet.
    pub const EN: Language = Language(1);

    /// Every language, Greek first and English second.
    pub fn all() -> impl DoubleEndedIterator<Item = Language> + ExactSizeIterator + Clone {
        (0..available().len()).map(Language)
    }

    /// Adds languages to those that are carried, for this run; a tag that is there already is left as it is. Before anything is
    /// said: once it is known which languages there are, that stays so.
    pub fn add(folders: Vec<Folder>) {
        let mut all = CARRIED.to_vec();
        for folder in folders {
            if all.iter().all(|known| known.tag != folder.tag) {
                all.push(folder);
            }
        }
        let _ = AVAILABLE.set(all);
    }

    fn folder(self) -> &'static Folder {
        available().get(self.0).unwrap_or(&CARRIED[0])
    }

    /// Its code, as in `--lang el`: the name of its folder.
    pub fn code(self) -> &'static str {
        self.folder().tag
    }

    /// The language of a code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::all().find(|language| language.code() == code)
    }

    pub(super) const fn index(self) -> usize {
        self.0
    }

    /// The next of all languages, round and round.
    #[must_use]
    pub fn next(self) -> Language {
        Language((self.0 + 1) % available().len().max(1))
    }

    /// The one before, round and round.
    #[must_use]
    pub fn previous(self) -> Language {
        Language(self.0.checked_sub(1).unwrap_or(available().len().saturating_sub(1)))
    }

    /// The languages in which something is looked for that is to be said in this one: itself, English, Greek, all the others.
    pub fn fallbacks(self) -> impl Iterator<Item = Language> {
        let others = [Language::EN, Language::EL].into_iter().chain(Language::all().skip(2));
        std::iter::once(self).chain(others.filter(move |other| *other != self))
    }

    /// The files of its folder, by their paths in it.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        self.folder().files
    }

    /// What stands in a file of its folder.
    pub fn file(self, path: &str) -> Option<&'static str> {
        self.files().iter().find(|(known, _)| *known == path).map(|(_, text)| *text)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
