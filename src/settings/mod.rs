//! What the user chose, read and saved: `settings.toml`.

mod file;
mod setting;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use toml::Value;

use crate::language::{Language, NotationChoice};

pub use setting::Setting;

const FILE: &str = "settings.toml";

/// What is chosen from a few, a row for each: its name in the file, which is also that in the words of the settings. The first
/// holds where nobody has chosen.
macro_rules! choices {
    ($(#[$doc:meta])* $choice:ident { $(#[$first_doc:meta])* $first:ident = $first_name:literal, $($(#[$row_doc:meta])* $row:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        pub enum $choice {
            $(#[$first_doc])* #[default] #[serde(rename = $first_name)] $first,
            $($(#[$row_doc])* #[serde(rename = $name)] $row,)*
        }

        impl $choice {
            /// Every one, in the order in which the settings go through them.
            pub const ALL: &'static [$choice] = &[$choice::$first, $($choice::$row),*];

            /// Its name in the file, and in the words of the settings.
            pub const fn name(self) -> &'static str {
                match self { $choice::$first => $first_name, $($choice::$row => $name,)* }
            }
        }
    };
}

choices! {
    /// Which pieces are drawn.
    PieceSet {
        /// Drawings as large as there is room for, and chess symbols where there is none.
        Figures = "figures",
        /// Chess symbols at every size.
        Symbols = "symbols",
        /// The letters of the notation in use, upper case for White.
        Letters = "letters",
    }
}

choices! {
    /// Which colours are used.
    ThemeChoice {
        /// Those that suit the terminal's own ground, as far as it is known.
        Auto = "auto",
        /// Wood, for a dark terminal.
        Wood = "wood",
        /// A blue board on a light page.
        Light = "light",
        /// Black, white and strong colours.
        Contrast = "contrast",
        /// Marks that whoever does not tell red from green can tell apart.
        Safe = "safe",
        /// No colour at all.
        Mono = "mono",
    }
}

/// The user's choices. A missing key means the program's own default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The language; none as long as nobody has chosen.
    pub language: Option<Language>,
    /// Which letters squares and moves are shown in.
    pub notation: NotationChoice,
    /// Which pieces are drawn.
    pub pieces: PieceSet,
    /// Which colours are used.
    pub theme: ThemeChoice,
    /// Whether pieces jump where they go instead of sliding there.
    pub motion_off: bool,
    /// Line mode always.
    pub plain: bool,
    /// Whether the mouse is off.
    pub mouse_off: bool,
}

/// The file's own shape.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Shape {
    language: Option<String>,
    notation: Option<String>,
    pieces: PieceSet,
    theme: Option<ThemeChoice>,
    plain: bool,
    motion: Option<bool>,
    mouse: Option<bool>,
}

/// Why settings cannot be read or saved.
#[derive(Debug)]
pub enum SettingsError {
    /// The file cannot be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// The file is no settings file.
    Broken {
        /// The file.
        path: PathBuf,
        /// Where, counted from 1, if known.
        line: Option<usize>,
    },
    /// The file cannot be written.
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
}

impl Settings {
    /// Reads the settings of a folder; a missing file means nothing was chosen.
    ///
    /// # Errors
    /// When the file is there and cannot be used. The caller goes on with the defaults and says so; the file stays.
    pub fn load(folder: &Path) -> Result<Settings, SettingsError> {
        let path = folder.join(FILE);
        let text = match file::read(&path) {
            Ok(Some(text)) => text,
            Ok(None) => return Ok(Settings::default()),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                return Err(SettingsError::Broken { path, line: None });
            }
            Err(error) => return Err(SettingsError::Unreadable { path, error }),
        };
        let shape: Shape = toml::from_str(&text).map_err(|error| {
            let line = error.span().map(|span| text.get(..span.start).unwrap_or_default().matches('\n').count() + 1);
            SettingsError::Broken { path: path.clone(), line }
        })?;
        let broken = |key: &str| SettingsError::Broken {
            path: path.clone(),
            line: text.lines().position(|line| line.trim_start().starts_with(key)).map(|index| index + 1),
        };
        Ok(Settings {
            language: match shape.language {
                None => None,
                Some(code) => Some(Language::from_code(&code).ok_or_else(|| broken("language"))?),
            },
            notation: match shape.notation {
                None => NotationChoice::default(),
                Some(name) => NotationChoice::from_name(&name).ok_or_else(|| broken("notation"))?,
            },
            pieces: shape.pieces,
            theme: shape.theme.unwrap_or_default(),
            motion_off: shape.motion == Some(false),
            plain: shape.plain,
            mouse_off: shape.mouse == Some(false),
        })
    }

    /// Saves what is chosen otherwise than `before`, in one step: at any moment the old file or the new one is there, whole.
    /// What else stands in the file – other choices, of another program that runs at the same time too, and what this
    /// program does not know – stays. A file there that is no settings file is kept beside a new one.
    ///
    /// ```
    /// use skaki::settings::{Settings, ThemeChoice};
    /// let folder = tempfile::tempdir()?;
    /// let (before, file) = (Settings::default(), folder.path().join("settings.toml"));
    /// std::fs::write(&file, "plain = true # a comment\n")?;
    /// let chosen = Settings { theme: ThemeChoice::Wood, ..before.clone() };
    /// chosen.save(&before, folder.path()).expect("the folder can be written");
    /// assert_eq!(std::fs::read_to_string(&file)?, "plain = true # a comment\ntheme = \"wood\"\n");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the folder or the file cannot be written, or what stands in it cannot be read.
    pub fn save(&self, before: &Settings, folder: &Path) -> Result<(), SettingsError> {
        let path = folder.join(FILE);
        let mut changes = self.keys();
        changes.retain(|key| !before.keys().contains(key));
        self.write(&changes, folder, &path).map_err(|error| SettingsError::Unwritable { path, error })
    }

    /// Every choice as a key of the file and its value.
    fn keys(&self) -> Vec<(&'static str, Value)> {
        let text = |name: &str| Value::String(name.to_owned());
        let mut keys = vec![
            ("notation", text(self.notation.name())),
            ("pieces", text(self.pieces.name())),
            ("theme", text(self.theme.name())),
            ("plain", Value::Boolean(self.plain)),
            ("motion", Value::Boolean(!self.motion_off)),
            ("mouse", Value::Boolean(!self.mouse_off)),
        ];
        keys.extend(self.language.map(|language| ("language", text(language.code()))));
        keys
    }

    fn write(&self, changes: &[(&'static str, Value)], folder: &Path, path: &Path) -> io::Result<()> {
        if changes.is_empty() {
            return Ok(());
        }
        std::fs::create_dir_all(folder)?;
        let text = match Settings::load(folder) {
            Err(SettingsError::Broken { .. }) => {
                file::keep_aside(path)?;
                file::with_keys("", changes)?
            }
            _ => file::with_keys(&file::read(path)?.unwrap_or_default(), changes)?,
        };
        let mut new = tempfile::NamedTempFile::new_in(folder)?;
        new.write_all(text.as_bytes())?;
        new.as_file().sync_all()?;
        new.persist(path)?;
        Ok(())
    }
}
