//! Looking for lessons in folders and reading their files; the only place of this room that touches the file system.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::language::Language;
use crate::lesson::fault::Fault;
use crate::lesson::format::MAX_FILE_SIZE;
use crate::lesson::problem::{Problem, Unreadable};
use crate::lesson::source::SourceText;

use super::{CourseFiles, LessonFiles, LessonPlace, TextFile};

/// The name of the file that makes a course of a folder.
const OUTLINE: &str = "course.toml";

/// So many files of one folder are looked at. A folder with more is no folder of lessons (somebody named `/usr`).
const MAX_FILES: usize = 20_000;

/// The files that have been found so far. A file that is named twice, or met again by way of a link, is one file.
#[derive(Debug, Default)]
pub(crate) struct Found {
    files: HashSet<PathBuf>,
}

impl Found {
    /// Whether a file is met for the first time.
    pub(crate) fn first(&mut self, path: &Path) -> bool {
        self.files.insert(path.canonicalize().unwrap_or_else(|_| path.to_owned()))
    }
}

/// The courses at these paths. Folders and outlines come first: a lesson named beside its course is a part of that.
pub(super) fn courses_in(paths: &[PathBuf], before: &mut Found, faults: &mut Vec<Fault>) -> Vec<CourseFiles> {
    let (courses, lessons): (Vec<&PathBuf>, Vec<&PathBuf>) =
        paths.iter().partition(|path| path.is_dir() || is_outline(path));
    courses.into_iter().chain(lessons).flat_map(|path| courses_at(path, before, faults)).collect()
}

/// Whether a file is one that makes a course of its folder.
pub(super) fn is_outline(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == OUTLINE)
}

/// The courses at a path: a lesson file is a course of one lesson; a folder is a course if it holds lesson files, and so
/// is each folder in it; an outline is the course of its folder. What cannot be read is told, and what has been found before is
/// left out.
fn courses_at(path: &Path, before: &mut Found, faults: &mut Vec<Fault>) -> Vec<CourseFiles> {
    match fs::metadata(path) {
        Err(error) => {
            faults.push(unreadable(path, &error));
            Vec::new()
        }
        Ok(metadata) if metadata.is_dir() => {
            let mut met = false;
            let mut found = Vec::new();
            // Read once: what is wrong with the folder is told once.
            let inside = entries(path, faults);
            let folders: Vec<PathBuf> = inside.iter().filter(|entry| entry.is_dir()).cloned().collect();
            let inner = folders.into_iter().map(|folder| {
                let inside = entries(&folder, faults);
                (folder, inside)
            });
            let all: Vec<(PathBuf, Vec<PathBuf>)> = std::iter::once((path.to_owned(), inside)).chain(inner).collect();
            for (folder, inside) in all {
                let files = toml_files(inside);
                met |= !files.is_empty();
                found.extend(course_of(&folder, files, before, faults));
            }
            if !met && faults.is_empty() {
                faults.push(whole(&path.display().to_string(), Problem::FolderEmpty));
            }
            found
        }
        Ok(metadata) if metadata.is_file() && is_outline(path) => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let mut files = toml_files(entries(folder, faults));
            // Named as it was, in the folder in which everybody is.
            for file in &mut files {
                *file = file.strip_prefix(".").map_or_else(|_| file.clone(), Path::to_owned);
            }
            course_of(folder, files, before, faults).into_iter().collect()
        }
        Ok(_) if !before.first(path) => Vec::new(),
        Ok(_) => {
            let lessons = vec![LessonPlace::OnDisk(path.to_owned())];
            vec![CourseFiles { name: name_of(path), outline: None, lessons }]
        }
    }
}

/// Those of a folder's entries that may be lessons.
fn toml_files(mut files: Vec<PathBuf>) -> Vec<PathBuf> {
    files.retain(|path| path.extension().is_some_and(|ending| ending == "toml") && !path.is_dir());
    files
}

/// The course that a folder with these files is, if they have not been found before.
fn course_of(folder: &Path, files: Vec<PathBuf>, before: &mut Found, faults: &mut Vec<Fault>) -> Option<CourseFiles> {
    let (outlines, lessons): (Vec<PathBuf>, Vec<PathBuf>) =
        files.into_iter().filter(|path| before.first(path)).partition(|path| is_outline(path));
    if outlines.is_empty() && lessons.is_empty() {
        return None;
    }
    let outline = outlines.first().and_then(|path| read(path, faults));
    let lessons = lessons.into_iter().map(LessonPlace::OnDisk).collect();
    Some(CourseFiles { name: name_of(folder), outline, lessons })
}

/// The outline of the course that a path is a folder or a lesson of, if it has one.
pub(super) fn outline_beside(path: &Path) -> Option<Arc<SourceText>> {
    let folder = if path.is_dir() { path } else { path.parent()? };
    // What cannot be read is told by whoever looks for lessons there.
    read(&folder.join(OUTLINE), &mut Vec::new())
}

/// A lesson file, with its texts where they are kept in files of their own: `locales/<language>/lessons/<name>.ftl` in the
/// lesson's folder, or beside that folder, as in this repository.
pub(super) fn lesson_files(path: &Path, faults: &mut Vec<Fault>) -> Option<LessonFiles> {
    let source = read(path, faults)?;
    let texts = Language::all()
        .filter_map(|language| {
            let text = places_of_texts(path, language).into_iter().find(|text| text.exists())?;
            Some(TextFile { language, source: read(&text, faults)? })
        })
        .collect();
    Some(LessonFiles { source, texts })
}

/// Where the texts of a lesson may stand that are not in its file, the first place first.
pub(super) fn places_of_texts(lesson: &Path, language: Language) -> Vec<PathBuf> {
    let Some(name) = lesson.with_extension("ftl").file_name().map(PathBuf::from) else { return Vec::new() };
    let folder = lesson.parent().unwrap_or(Path::new(""));
    let place = Path::new("locales").join(language.code()).join("lessons").join(name);
    vec![folder.join(&place), folder.join("..").join(&place)]
}

/// The lessons whose texts a `.ftl` file holds: `t.toml` in the folder that has `locales/<language>/lessons/t.ftl`, or in a folder in it.
pub(super) fn lessons_of_texts(texts: &Path) -> Vec<PathBuf> {
    let of = |texts: &Path| -> Option<Vec<PathBuf>> {
        let lessons = texts.parent().filter(|folder| folder.ends_with("lessons"))?;
        let language = Language::from_code(lessons.parent()?.file_name()?.to_str()?)?;
        let folder = lessons.parent()?.parent().filter(|folder| folder.ends_with("locales"))?.parent()?;
        let file = texts.with_extension("toml");
        let name = file.file_name()?;
        // A lesson may have texts of its own nearer to it.
        let has_these = |lesson: &PathBuf| {
            let first = places_of_texts(lesson, language).into_iter().find(|place| place.exists());
            lesson.is_file() && first.is_some_and(|first| first.canonicalize().ok() == texts.canonicalize().ok())
        };
        let nearest = folder.join(name);
        if has_these(&nearest) {
            return Some(vec![nearest]);
        }
        let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let inner = entries(here, &mut Vec::new()).into_iter().filter(|entry| entry.is_dir());
        Some(inner.map(|entry| entry.join(name)).filter(has_these).collect())
    };
    // Where it is named from the midst of those folders, the path says too little.
    of(texts).or_else(|| of(&texts.canonicalize().ok()?)).unwrap_or_default()
}

/// A folder, and those in it.
pub(super) fn folders_at(folder: &Path) -> Vec<PathBuf> {
    let inside = entries(folder, &mut Vec::new()).into_iter().filter(|entry| entry.is_dir());
    std::iter::once(folder.to_owned()).chain(inside).collect()
}

/// Tells the files of texts in a folder of lessons that none of them has. What lies elsewhere may be anything.
pub(super) fn stray_texts(folder: &Path, faults: &mut Vec<Fault>) {
    let here = entries(folder, &mut Vec::new());
    let has_lessons = here.iter().any(|path| path.extension().is_some_and(|ending| ending == "toml"));
    let languages = entries(&folder.join("locales"), &mut Vec::new());
    let beside = languages.iter().flat_map(|language| entries(&language.join("lessons"), &mut Vec::new()));
    for texts in here.into_iter().filter(|_| has_lessons).chain(beside).filter(|path| is_texts(path)) {
        if lessons_of_texts(&texts).is_empty() {
            faults.push(whole(&texts.display().to_string(), Problem::TextsStray));
        }
    }
}

/// Whether a file holds texts and no lesson.
pub(super) fn is_texts(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "ftl")
}

/// What a folder holds, in the order of names, hidden files left out.
fn entries(folder: &Path, faults: &mut Vec<Fault>) -> Vec<PathBuf> {
    let listed = match fs::read_dir(folder) {
        Ok(listed) => listed,
        Err(error) => {
            faults.push(unreadable(folder, &error));
            return Vec::new();
        }
    };
    let mut found: Vec<PathBuf> = listed.take(MAX_FILES + 1).filter_map(|entry| Some(entry.ok()?.path())).collect();
    if found.len() > MAX_FILES {
        faults.push(whole(&folder.display().to_string(), Problem::TooManyFiles { limit: MAX_FILES }));
        found.truncate(MAX_FILES);
    }
    found.retain(|path| !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')));
    found.sort();
    found
}

/// The text of a file, if it is one, is not too large, and is UTF-8.
pub(super) fn read(path: &Path, faults: &mut Vec<Fault>) -> Option<Arc<SourceText>> {
    let name = path.display().to_string();
    let too_large = || Problem::TooLarge { limit: i64::try_from(MAX_FILE_SIZE / 1024).unwrap_or(i64::MAX) };
    let bytes = match contents(path) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => {
            faults.push(whole(&name, Problem::Unreadable { cause: Unreadable::NotAFile }));
            return None;
        }
        Err(error) => {
            faults.push(unreadable(path, &error));
            return None;
        }
    };
    if bytes.len() as u64 > MAX_FILE_SIZE {
        faults.push(whole(&name, too_large()));
        return None;
    }
    match String::from_utf8(bytes) {
        // Some editors put a byte order mark at the beginning: it belongs to no line.
        Ok(text) => Some(SourceText::new(name, text.strip_prefix('\u{feff}').unwrap_or(&text))),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            // Up to the first bad byte the text is as it stands in the file, and so is every place.
            let source = SourceText::new(name, String::from_utf8_lossy(error.as_bytes()));
            let length = char::REPLACEMENT_CHARACTER.len_utf8();
            faults.push(Fault { problem: Problem::NotUtf8, source, span: Some(at..at + length) });
            None
        }
    }
}

/// The bytes of a file, one more than allowed at the most; `None` if it is no file (a pipe would never end).
fn contents(path: &Path) -> io::Result<Option<Vec<u8>>> {
    if !fs::metadata(path)?.is_file() {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_FILE_SIZE + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

fn unreadable(path: &Path, error: &io::Error) -> Fault {
    let cause = match error.kind() {
        io::ErrorKind::NotFound => Unreadable::NotFound,
        io::ErrorKind::PermissionDenied => Unreadable::NotAllowed,
        _ => Unreadable::Other,
    };
    whole(&path.display().to_string(), Problem::Unreadable { cause })
}

/// A problem of a file or folder as a whole.
fn whole(name: &str, problem: Problem) -> Fault {
    Fault { problem, source: SourceText::new(name, ""), span: None }
}

/// The last part of a path, without ending.
fn name_of(path: &Path) -> String {
    let absolute = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    absolute.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
