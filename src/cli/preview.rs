//! `skaki preview FILE`: a lesson shown while it is being written.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use crate::app::App;
use crate::language::{Language, Message, Words, ids};
use crate::lesson::SourceText;
use crate::lesson::check::{self, Opened};
use crate::lesson::load::{self, NoLesson};
use crate::terminal;

use super::{Context, Exit, folders, learn};

/// Shows the lesson and follows its file; without a terminal the report is told once. Nothing is recorded.
pub(super) fn preview(context: &mut Context<'_, '_>, file: &Path) -> io::Result<Exit> {
    // The texts of a lesson are seen in it.
    let of_texts = load::lessons_of_texts(file);
    let file = of_texts.first().map_or(file, PathBuf::as_path);
    let trouble = match fs::metadata(file) {
        Err(_) => Some(ids::CLI_ERROR_NO_FILE),
        Ok(metadata) if metadata.is_dir() => Some(ids::PREVIEW_ERROR_FOLDER),
        Ok(_) => NoLesson::at(file).map(|holds| match holds {
            NoLesson::Texts => ids::PREVIEW_ERROR_TEXTS,
            NoLesson::Outline => ids::PREVIEW_ERROR_COURSE,
        }),
    };
    if let Some(trouble) = trouble {
        return context.wrong(&Message::new(trouble).with("path", folders::shown(file)));
    }
    let (mut follower, opened) = Follower::begin(file);
    let Some(look) = learn::look(context) else { return super::check::tell(context, &opened.report) };
    let words = std::mem::replace(&mut context.words, Words::new(Language::default()));
    let mut app = App::preview_of(words, context.settings.clone(), &folders::shown(file), opened);
    let exit = terminal::run_following(&mut app, look, |_| None, Some(Box::new(move || follower.look())))?;
    Ok(learn::ended(exit))
}

/// How a file looks from outside: when it was written, and how long it is. `None` where there is none.
type Stamp = Option<(Option<SystemTime>, u64)>;

/// So many looks in a row must find no file before it is taken for gone: an editor that replaces a file takes it away first.
const GONE_AFTER: u32 = 8;

/// Follows the files of a lesson.
struct Follower {
    file: PathBuf,
    /// The lesson's file, and those that its texts may stand in.
    paths: Vec<PathBuf>,
    /// How they looked when they were read last.
    read: Vec<Stamp>,
    /// How they looked a moment ago, if that was different.
    changing: Option<Vec<Stamp>>,
    /// Looks in a row that found no file.
    gone: u32,
    /// What was read last.
    sources: Vec<Arc<SourceText>>,
}

impl Follower {
    /// Reads the lesson for the first time.
    fn begin(file: &Path) -> (Follower, Opened) {
        let paths = load::paths_of(file);
        // Before it is read: what is saved meanwhile is seen at the next look.
        let read = stamps(&paths);
        let opened = check::open(file);
        let sources = opened.sources.clone();
        (Follower { file: file.to_owned(), paths, read, changing: None, gone: 0, sources }, opened)
    }

    /// The lesson as it was saved since the last look; `None` if it was not. A file that is still being written is left
    /// until it has looked the same twice.
    fn look(&mut self) -> Option<Opened> {
        let now = stamps(&self.paths);
        self.gone = if now.first().is_some_and(Option::is_some) { 0 } else { self.gone.saturating_add(1) };
        if now == self.read {
            self.changing = None;
            return None;
        }
        if (1..GONE_AFTER).contains(&self.gone) || self.changing.as_ref() != Some(&now) {
            self.changing = Some(now);
            return None;
        }
        let opened = check::open(&self.file);
        if stamps(&self.paths) != now {
            // Saved again while it was read: what was read may be half of each.
            return None;
        }
        (self.read, self.changing) = (now, None);
        // Written anew with the same words.
        if !opened.sources.is_empty() && opened.sources == self.sources {
            return None;
        }
        self.sources.clone_from(&opened.sources);
        Some(opened)
    }
}

fn stamps(paths: &[PathBuf]) -> Vec<Stamp> {
    let stamp = |path: &PathBuf| fs::metadata(path).ok().map(|file| (file.modified().ok(), file.len()));
    paths.iter().map(stamp).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = "format = 1\nid = \"mine\"\nlanguages = [\"en\"]\n[text.en]\ntitle = \"Mine\"\none = \"Look.\"\n[[step]]\nid = \"one\"\nkind = \"show\"\n";

    /// What is told until nothing more happens.
    fn looks(follower: &mut Follower) -> Vec<Opened> {
        (0..3 * GONE_AFTER).filter_map(|_| follower.look()).collect()
    }

    #[test]
    fn every_save_is_told_once_however_the_file_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("mine.toml");
        fs::write(&file, LESSON).unwrap();
        let (mut follower, opened) = Follower::begin(&file);
        assert!(opened.report.passes());
        assert!(looks(&mut follower).is_empty(), "nothing has happened");

        fs::write(&file, LESSON.replace("Look.", "Look here.")).unwrap();
        assert_eq!(looks(&mut follower).len(), 1);

        // An editor that writes beside the file and renames.
        let beside = folder.path().join("mine.toml~");
        fs::write(&beside, LESSON.replace("kind", "knid")).unwrap();
        fs::rename(&beside, &file).unwrap();
        let told = looks(&mut follower);
        assert_eq!(told.len(), 1);
        assert!(!told[0].report.passes());

        // One that takes the file away first: the moment without a file is not told.
        fs::remove_file(&file).unwrap();
        assert!(follower.look().is_none() && follower.look().is_none());
        fs::write(&file, LESSON).unwrap();
        let told = looks(&mut follower);
        assert_eq!(told.len(), 1);
        assert!(told[0].report.passes() && told[0].library.lesson("mine").is_some());

        // Gone for good.
        fs::remove_file(&file).unwrap();
        let told = looks(&mut follower);
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].report.faults[0].problem.code(), "file-unreadable");
    }

    #[test]
    fn texts_in_files_of_their_own_are_followed_too() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("mine.toml");
        let lesson = "format = 1\nid = \"mine\"\nlanguages = [\"en\"]\n[[step]]\nid = \"one\"\nkind = \"show\"\n";
        fs::write(&file, lesson).unwrap();
        let (mut follower, opened) = Follower::begin(&file);
        assert!(!opened.report.passes(), "the texts are missing");
        let texts = folder.path().join("locales/en/lessons");
        fs::create_dir_all(&texts).unwrap();
        fs::write(texts.join("mine.ftl"), "title = Mine\none = Look.\n").unwrap();
        let told = looks(&mut follower);
        assert_eq!(told.len(), 1);
        assert!(told[0].report.passes());
    }
}
