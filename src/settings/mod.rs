//! What the user chose, read and saved: `settings.toml`.

mod setting;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::language::{Language, NotationChoice};

pub use setting::Setting;

const FILE: &str = "settings.toml";

/// Which pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// Drawings as large as there is room for, and chess symbols where there is none.
    #[default]
    Figures,
    /// Chess symbols at every size.
    Symbols,
    /// The letters of the notation in use, upper case for White.
    Letters,
}

impl PieceSet {
    /// Every set, in the order in which a key goes through them.
    pub const ALL: [PieceSet; 3] = [PieceSet::Figures, PieceSet::Symbols, PieceSet::Letters];

    /// Its name in the file, and in the words of the settings.
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Figures => "figures",
            PieceSet::Symbols => "symbols",
            PieceSet::Letters => "letters",
        }
    }
}

/// Which colours are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Those that suit the terminal's own ground, as far as it is known.
    #[default]
    Auto,
    /// Wood, for a dark terminal.
    Wood,
    /// A blue board on a light page.
    Light,
    /// Black, white and strong colours.
    Contrast,
    /// Marks that whoever does not tell red from green can tell apart.
    Safe,
    /// No colour at all.
    Mono,
}

impl ThemeChoice {
    /// Every choice, in the order in which the settings go through them.
    pub const ALL: [ThemeChoice; 6] = [
        ThemeChoice::Auto,
        ThemeChoice::Wood,
        ThemeChoice::Light,
        ThemeChoice::Contrast,
        ThemeChoice::Safe,
        ThemeChoice::Mono,
    ];

    /// Its name in the file, and in the words of the settings.
    pub const fn name(self) -> &'static str {
        match self {
            ThemeChoice::Auto => "auto",
            ThemeChoice::Wood => "wood",
            ThemeChoice::Light => "light",
            ThemeChoice::Contrast => "contrast",
            ThemeChoice::Safe => "safe",
            ThemeChoice::Mono => "mono",
        }
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
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Shape {
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notation: Option<String>,
    pieces: PieceSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<ThemeChoice>,
    plain: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
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
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            // Nor is there a file where the folder is none.
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
                return Ok(Settings::default());
            }
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

    /// Saves them in one step: at any moment the old file or the new one is there, whole. A file there that is no
    /// settings file is kept beside the new one.
    ///
    /// # Errors
    /// When the folder or the file cannot be written.
    pub fn save(&self, folder: &Path) -> Result<(), SettingsError> {
        let path = folder.join(FILE);
        self.write(folder, &path).map_err(|error| SettingsError::Unwritable { path, error })
    }

    fn write(&self, folder: &Path, path: &Path) -> io::Result<()> {
        let shape = Shape {
            language: self.language.map(|language| language.code().to_owned()),
            notation: (self.notation != NotationChoice::default()).then(|| self.notation.name().to_owned()),
            pieces: self.pieces,
            theme: (self.theme != ThemeChoice::default()).then_some(self.theme),
            plain: self.plain,
            motion: self.motion_off.then_some(false),
            mouse: self.mouse_off.then_some(false),
        };
        let text = toml::to_string(&shape).map_err(io::Error::other)?;
        std::fs::create_dir_all(folder)?;
        if matches!(Settings::load(folder), Err(SettingsError::Broken { .. })) {
            keep_aside(path)?;
        }
        let mut new = tempfile::NamedTempFile::new_in(folder)?;
        new.write_all(text.as_bytes())?;
        new.as_file().sync_all()?;
        new.persist(path)?;
        Ok(())
    }
}

/// Copies a broken file beside itself, under a name that is not taken: the user's own words are never lost.
fn keep_aside(path: &Path) -> io::Result<()> {
    let bytes = std::fs::read(path)?;
    for number in 1..=999u32 {
        let kept = path.with_file_name(format!("settings.damaged-{number}.toml"));
        match OpenOptions::new().write(true).create_new(true).open(&kept) {
            Ok(mut copy) => return copy.write_all(&bytes).and_then(|()| copy.sync_all()),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
