//! From files to courses: the built-in one, and the folders that a teacher adds.
//!
//! A broken file does not stop the others: what can be taught is loaded, what cannot is told.
//!
//! ```
//! use skaki::lesson::Library;
//!
//! let (library, faults) = Library::load(&[]);
//! assert!(faults.is_empty());
//! let lesson = library.lesson("rook").expect("the built-in course teaches the rook");
//! let (same, step) = library.find("rook/roads").expect("and its roads");
//! assert_eq!((same.id.as_str(), lesson.steps[step].id.as_str()), ("rook", "roads"));
//! ```

mod builtin;
mod files;

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::language::{CatalogueFaultKind, Language, Message, Words, fold, sanitise, wrap};

use super::check::texts;
use super::fault::{Fault, Faults, Severity};
use super::format::{self, Draft, TITLE, course::Outline, course_tests};
use super::model::{Course, Lesson, Part, Test, Title};
use super::problem::Problem;
use super::source::SourceText;

pub(crate) use files::Found;

/// The files of a course, read and not yet understood.
#[derive(Debug)]
pub(crate) struct CourseFiles {
    /// The name of its folder.
    pub(crate) name: String,
    /// Its `course.toml`.
    pub(crate) outline: Option<Arc<SourceText>>,
    /// Its lessons, in the order of file names.
    pub(crate) lessons: Vec<LessonPlace>,
}

/// Where a lesson is to be read from. Files on a disk are opened one at a time: a checker of ten thousand lessons holds one.
#[derive(Debug)]
pub(crate) enum LessonPlace {
    /// Its text is at hand.
    AtHand(LessonFiles),
    /// It has not been opened yet.
    OnDisk(PathBuf),
}

impl LessonPlace {
    /// The names by which an outline may know a lesson that cannot be read: what stands after `id` all the same, or the
    /// file's name.
    pub(crate) fn names_of_broken(&self) -> Vec<String> {
        let (path, text) = match self {
            LessonPlace::AtHand(files) => (Path::new(files.source.name()), Some(Arc::clone(&files.source))),
            LessonPlace::OnDisk(path) => (path.as_path(), files::read(path, &mut Vec::new())),
        };
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        stem.into_iter().chain(text.and_then(|text| format::id_written(text.text()))).collect()
    }

    /// Reads the lesson; what cannot be opened is told.
    pub(crate) fn read(&self, told: &mut Vec<Fault>) -> Option<ReadLesson> {
        let files = match self {
            LessonPlace::AtHand(files) => files.clone(),
            LessonPlace::OnDisk(path) => files::lesson_files(path, told)?,
        };
        let mut faults = Faults::new(files.source);
        let draft = format::lesson::read(&mut faults);
        Some(ReadLesson { draft, texts: files.texts, faults })
    }
}

/// The file of a lesson, and those of its texts that do not stand in it.
#[derive(Clone, Debug)]
pub(crate) struct LessonFiles {
    /// The lesson.
    pub(crate) source: Arc<SourceText>,
    /// Its texts.
    pub(crate) texts: Vec<TextFile>,
}

impl LessonFiles {
    /// All that was read.
    pub(crate) fn sources(&self) -> Vec<Arc<SourceText>> {
        std::iter::once(&self.source).chain(self.texts.iter().map(|file| &file.source)).cloned().collect()
    }
}

/// The texts of a lesson in one language, in a file of their own.
#[derive(Clone, Debug)]
pub(crate) struct TextFile {
    /// The language.
    pub(crate) language: Language,
    /// The file.
    pub(crate) source: Arc<SourceText>,
}

/// A lesson file that has been read, with what the checker needs beside the lesson.
#[derive(Debug)]
pub(crate) struct ReadLesson {
    /// What could be read; `None` if it is not even TOML.
    pub(crate) draft: Option<Draft>,
    /// The texts beside it.
    pub(crate) texts: Vec<TextFile>,
    /// The file, and its faults so far.
    pub(crate) faults: Faults,
}

impl CourseFiles {
    /// Reads the outline, where there is one.
    pub(crate) fn read_outline(&self) -> Option<(Option<Outline>, Faults)> {
        self.outline.as_ref().map(|source| {
            let mut faults = Faults::new(Arc::clone(source));
            (format::course::read(&mut faults), faults)
        })
    }
}

/// The files of the built-in course.
pub(crate) fn builtin_files() -> CourseFiles {
    builtin::files()
}

/// The files of the lesson at a path.
pub(crate) fn lesson_at(path: &Path, faults: &mut Vec<Fault>) -> Option<LessonFiles> {
    files::lesson_files(path, faults)
}

/// The files that belong to the lesson at a path, the lesson's own first: where its texts stand, or would be looked for.
pub fn paths_of(lesson: &Path) -> Vec<PathBuf> {
    std::iter::once(lesson.to_owned())
        .chain(Language::all().flat_map(|language| files::places_of_texts(lesson, language)))
        .collect()
}

/// Tells the files of texts at these paths, folders of lessons or outlines, that no lesson has.
pub(crate) fn stray_texts(paths: &[PathBuf], faults: &mut Vec<Fault>) {
    let folders = paths.iter().filter_map(|path| match path {
        path if path.is_dir() => Some(path.as_path()),
        path if files::is_outline(path) => path.parent(),
        _ => None,
    });
    let mut seen = Found::default();
    for folder in folders {
        for folder in files::folders_at(folder) {
            if seen.first(&folder) {
                files::stray_texts(&folder, faults);
            }
        }
    }
}

/// The lessons whose texts a file holds; none if it is no file of texts, or of no lesson.
pub(crate) fn lessons_of_texts(path: &Path) -> Vec<PathBuf> {
    if files::is_texts(path) { files::lessons_of_texts(path) } else { Vec::new() }
}

/// What a file holds that is no lesson, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoLesson {
    /// Texts.
    Texts,
    /// The order of a course.
    Outline,
}

impl NoLesson {
    /// What the file at a path holds; `None` where it may be a lesson.
    pub(crate) fn at(path: &Path) -> Option<NoLesson> {
        match path {
            path if files::is_texts(path) => Some(NoLesson::Texts),
            path if files::is_outline(path) => Some(NoLesson::Outline),
            _ => None,
        }
    }
}

/// The text of a file; what cannot be read is told.
pub(crate) fn text_at(path: &Path, faults: &mut Vec<Fault>) -> Option<Arc<SourceText>> {
    files::read(path, faults)
}

/// The files of the courses at these paths, those left out that have been found `before`.
pub(crate) fn files_at(paths: &[PathBuf], before: &mut Found, faults: &mut Vec<Fault>) -> Vec<CourseFiles> {
    files::courses_in(paths, before, faults)
}

/// What is to be checked where these paths are named: courses and lessons, and by themselves the files of texts that belong to
/// no lesson. The file of a lesson's texts stands for the lesson.
pub(crate) fn meant_by(paths: &[PathBuf]) -> (Vec<PathBuf>, Vec<PathBuf>) {
    let (mut lessons, mut alone) = (Vec::new(), Vec::new());
    for path in paths {
        match lessons_of_texts(path) {
            of_texts if !of_texts.is_empty() => lessons.extend(of_texts),
            _ if files::is_texts(path) => alone.push(path.clone()),
            _ => lessons.push(path.clone()),
        }
    }
    (lessons, alone)
}

/// Every lesson there is: the built-in course first, then those of the teacher's folders.
#[derive(Clone, Debug, Default)]
pub struct Library {
    courses: Vec<Course>,
    /// Course, part and lesson of each id.
    places: HashMap<String, (usize, usize, usize)>,
    /// The ids in the order in which they are taught.
    order: Vec<String>,
    /// Texts in files of their own, by lesson.
    texts: HashMap<String, Vec<TextFile>>,
    /// The texts that the program carries, unread.
    carried: Vec<(String, Language, &'static str)>,
}

impl Library {
    /// The built-in course and the courses in these folders. Lessons that are wrong in themselves, or have a text that can be
    /// said in no language, are left out, and every fault is told; whether the rest can be solved is for `check` to prove.
    pub fn load(folders: &[PathBuf]) -> (Library, Vec<Fault>) {
        let mut told = Vec::new();
        let mut library = Library::default();
        let mut seen = Seen::new();
        library.add_builtin(&mut seen, &mut told);
        let courses = files_at(folders, &mut Found::default(), &mut told);
        let mut words = Words::new(Language::default());
        for files in courses {
            library.add(files, &mut seen, &mut words, &mut told);
        }
        (library, told)
    }

    /// The lessons of one course alone. Its faults are not told: whoever asks has heard of them from the checker.
    pub(crate) fn of(course: CourseFiles) -> Library {
        let mut library = Library::default();
        let mut told = Vec::new();
        library.add(course, &mut Seen::new(), &mut Words::new(Language::default()), &mut told);
        library
    }

    /// The courses, the built-in one first.
    pub fn courses(&self) -> &[Course] {
        &self.courses
    }

    /// Every lesson in the order in which they are taught.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.courses.iter().flat_map(Course::lessons)
    }

    /// The lesson of this id.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        let (course, part, lesson) = *self.places.get(id)?;
        self.courses.get(course)?.parts.get(part)?.lessons.get(lesson)
    }

    /// The part in which a lesson stands.
    pub fn part_of(&self, lesson: &str) -> Option<&Part> {
        let (course, part, _) = *self.places.get(lesson)?;
        self.courses.get(course)?.parts.get(part)
    }

    /// The test that a lesson is, if it is one.
    pub fn test(&self, lesson: &str) -> Option<&Test> {
        let (course, ..) = *self.places.get(lesson)?;
        self.courses.get(course)?.tests.iter().find(|test| test.lesson == lesson)
    }

    /// The tests that let a student skip a lesson.
    pub fn tests_skipping(&self, lesson: &str) -> impl Iterator<Item = &Test> {
        let course = self.places.get(lesson).and_then(|(course, ..)| self.courses.get(*course));
        let tests = course.map_or([].as_slice(), |course| course.tests.as_slice());
        tests.iter().filter(move |test| test.skips.iter().any(|skipped| skipped == lesson))
    }

    /// The lesson and the place of the step that `LESSON` or `LESSON/STEP` names; a lesson alone begins at its first step.
    pub fn find(&self, name: &str) -> Option<(&Lesson, usize)> {
        match name.split_once('/') {
            None => self.lesson(name).map(|lesson| (lesson, 0)),
            Some((lesson, step)) => {
                let lesson = self.lesson(lesson)?;
                lesson.step(step).map(|(place, _)| (lesson, place))
            }
        }
    }

    /// The lesson that a person means by a name: its id or its title in any language, without regard to capitals and
    /// accents, or the last words of a title that no other lesson ends with (`rook` for `The rook`). `words` has the
    /// titles ([`add_texts`](Library::add_texts)).
    ///
    /// ```
    /// use skaki::language::{Language, Words};
    /// use skaki::lesson::Library;
    ///
    /// let (library, _) = Library::load(&[]);
    /// let mut words = Words::new(Language::EN);
    /// library.add_texts(&mut words);
    /// for name in ["rook", "ROOK", "The Rook", "\u{3c0}\u{3cd}\u{3c1}\u{3b3}\u{3bf}\u{3c2}"] {
    ///     assert_eq!(library.called(name, &words).map(|lesson| lesson.id.as_str()), Some("rook"), "{name}");
    /// }
    /// assert!(library.called("", &words).is_none());
    /// ```
    pub fn called(&self, name: &str, words: &Words) -> Option<&Lesson> {
        // Whoever writes the id wants no titles looked up, in either language.
        if let Some(lesson) = self.lesson(name) {
            return Some(lesson);
        }
        let wanted = fold(name);
        if wanted.is_empty() {
            return None;
        }
        let titles = |lesson: &Lesson| {
            let title = Message::lesson(&lesson.id, TITLE);
            Language::all().map(|language| fold(&words.text_in(language, &title))).collect::<Vec<_>>()
        };
        let whole = self.lessons().find(|lesson| fold(&lesson.id) == wanted || titles(lesson).contains(&wanted));
        let mut ending = self.lessons().filter(|lesson| {
            titles(lesson).iter().any(|title| title.strip_suffix(&wanted).is_some_and(|before| before.ends_with(' ')))
        });
        whole.or_else(|| ending.next().filter(|_| ending.next().is_none()))
    }

    /// The lesson and the place of the step that a person means by `LESSON` or `LESSON/STEP`, as [`called`](Library::called)
    /// understands a lesson; a step by its id or by its number, counted from 1; a lesson alone begins at its first step.
    pub fn place_called(&self, name: &str, words: &Words) -> Option<(&Lesson, usize)> {
        match name.split_once('/') {
            None => self.called(name, words).map(|lesson| (lesson, 0)),
            Some((lesson, step)) => {
                let (lesson, step) = (self.called(lesson, words)?, fold(step));
                let named = lesson.steps.iter().position(|known| fold(&known.id) == step);
                let numbered =
                    || step.parse::<usize>().ok()?.checked_sub(1).filter(|place| *place < lesson.steps.len());
                let place = named.or_else(numbered)?;
                Some((lesson, place))
            }
        }
    }

    /// The lesson after this one, in the same course or the next.
    pub fn next(&self, lesson: &str) -> Option<&Lesson> {
        let place = self.order.iter().position(|id| id == lesson)?;
        self.order.get(place + 1).and_then(|id| self.lesson(id))
    }

    /// The lesson before this one.
    pub fn previous(&self, lesson: &str) -> Option<&Lesson> {
        let place = self.order.iter().position(|id| id == lesson)?;
        self.order.get(place.checked_sub(1)?).and_then(|id| self.lesson(id))
    }

    /// Hands the texts of every lesson to the language room.
    pub fn add_texts(&self, words: &mut Words) {
        for lesson in self.lessons() {
            for (language, pairs) in &lesson.texts {
                let fluent: String = pairs.iter().map(|(key, text)| wrap(key, text).fluent).collect();
                // What is wrong with them is for `check` to say.
                words.add_lesson(*language, &lesson.id, &fluent);
            }
            for file in self.texts.get(&lesson.id).into_iter().flatten() {
                // Of a text that the lesson itself has too, that one counts.
                words.add_lesson(file.language, &lesson.id, file.source.text());
            }
        }
        for (lesson, language, source) in &self.carried {
            words.add_builtin_lesson(*language, lesson, source);
        }
    }

    /// Adds the built-in course, whose lessons are read when they are opened: a start waits for none of them.
    fn add_builtin(&mut self, seen: &mut Seen, told: &mut Vec<Fault>) {
        let mut found = Vec::new();
        let mut lessons = HashMap::new();
        for builtin in builtin::unread() {
            let id = builtin.lesson.id.clone();
            seen.insert(id.clone(), Holder::Builtin);
            self.carried.extend(builtin.texts.into_iter().map(|(language, text)| (id.clone(), language, text)));
            lessons.insert(id.clone(), builtin.lesson);
            found.push(id);
        }
        let outline = builtin::outline().read_outline();
        self.arrange(&builtin::outline().name, outline, (&found, &[]), lessons, told);
    }

    /// Adds a course. `seen` holds the file of each lesson id so far, `words` is where texts are tried.
    fn add(&mut self, course: CourseFiles, seen: &mut Seen, words: &mut Words, told: &mut Vec<Fault>) {
        let outline = course.read_outline();
        let CourseFiles { name, lessons: places, .. } = course;
        let mut found: Vec<String> = Vec::new();
        let mut broken: Vec<String> = Vec::new();
        let mut lessons: HashMap<String, Lesson> = HashMap::new();
        for place in places {
            // One file after the other: what is known of their places is given back before the next is opened.
            let read = place.read(told);
            if outline.is_some() && read.as_ref().is_none_or(|lesson| lesson.draft.is_none()) {
                broken.extend(place.names_of_broken());
            }
            let Some(mut lesson) = read else { continue };
            lesson.texts.retain(|file| is_clean(file, told));
            let can_be_said = can_be_said(&mut lesson, words, told);
            let ReadLesson { draft, texts, mut faults } = lesson;
            if let Some(draft) = draft {
                let id = draft.lesson.id.clone();
                if once(&draft, seen, &mut faults) {
                    self.texts.insert(id.clone(), texts);
                    if draft.complete && can_be_said {
                        lessons.insert(id.clone(), draft.lesson);
                    }
                }
                // One that has an id of another is there all the same: the outline that names it is right.
                if !id.is_empty() && !found.contains(&id) {
                    found.push(id);
                }
            }
            told.extend(faults.into_sorted());
        }
        self.arrange(&name, outline, (&found, &broken), lessons, told);
    }

    /// Arranges the lessons of a course as its outline has them, or as they were found: those that could be read, and the names
    /// of those that could not.
    fn arrange(
        &mut self,
        name: &str,
        mut outline: Option<(Option<Outline>, Faults)>,
        (found, broken): (&[String], &[String]),
        mut lessons: HashMap<String, Lesson>,
        told: &mut Vec<Fault>,
    ) {
        if let Some((Some(outline), faults)) = &mut outline {
            let ids: Vec<&str> = found.iter().map(String::as_str).collect();
            named_lessons(outline, &ids, broken, faults);
            let complete = ids.iter().filter_map(|id| lessons.get(*id));
            let reading: Vec<&str> = complete.filter(|lesson| is_reading(lesson)).map(|l| l.id.as_str()).collect();
            course_tests::without_exercises(&outline.tests, &reading, faults);
        }
        let parts = match &outline {
            Some((Some(outline), _)) => outline
                .parts
                .iter()
                .map(|part| Part {
                    id: part.id.clone(),
                    title: part.title.clone(),
                    lessons: part.lessons.iter().filter_map(|(id, _)| lessons.remove(id)).collect(),
                })
                .collect(),
            _ => {
                let title = sanitise(name);
                let texts = Language::all().map(|language| (language, title.clone())).collect();
                let lessons = found.iter().filter_map(|id| lessons.remove(id)).collect();
                vec![Part { id: slug(name), title: Title { texts }, lessons }]
            }
        };
        let id = match &outline {
            Some((Some(outline), _)) => outline.id.clone(),
            _ => slug(name),
        };
        // A test whose lesson could not be read is none.
        let taught = |id: &str| parts.iter().flat_map(|part| &part.lessons).any(|lesson| lesson.id == id);
        let tests = match &outline {
            Some((Some(outline), _)) => {
                outline.tests.iter().map(|test| test.test.clone()).filter(|test| taught(&test.lesson)).collect()
            }
            _ => Vec::new(),
        };
        if let Some((_, faults)) = outline {
            told.extend(faults.into_sorted());
        }
        let at = self.courses.len();
        for (p, part) in parts.iter().enumerate() {
            for (l, lesson) in part.lessons.iter().enumerate() {
                self.places.insert(lesson.id.clone(), (at, p, l));
                self.order.push(lesson.id.clone());
            }
        }
        self.courses.push(Course { id, parts, tests });
    }
}

/// Whether each text of a lesson can be said in one of the languages; then the other falls back on it, with a note on the
/// screen. A lesson with a text that nobody could read is not taught, and its texts' faults are told.
fn can_be_said(lesson: &mut ReadLesson, words: &mut Words, told: &mut Vec<Fault>) -> bool {
    let Some(draft) = lesson.draft.as_ref().filter(|draft| draft.complete) else { return true };
    if texts::can_be_said(draft, &lesson.texts, words) {
        return true;
    }
    let beside = texts::check(lesson, words);
    told.extend(beside.into_iter().flat_map(Faults::into_sorted));
    false
}

/// Whether a file of texts may be shown at all; what forbids it is told. Its writing is for `check` to judge.
fn is_clean(file: &TextFile, told: &mut Vec<Fault>) -> bool {
    let mut faults = Faults::new(Arc::clone(&file.source));
    for fault in format::forbidden_in(file.source.text()) {
        let problem = Problem::Text(CatalogueFaultKind::Text(fault.kind));
        faults.add(problem, fault.offset..fault.offset);
    }
    let clean = faults.count() == 0;
    told.extend(faults.into_sorted());
    clean
}

/// Where the first lesson of an id stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Holder {
    /// In the built-in course, which comes before all others.
    Builtin,
    /// In this file.
    File(String),
}

/// The first lesson of each id so far.
pub(crate) type Seen = HashMap<String, Holder>;

/// The ids that the built-in course has taken from all others. Where the course itself is looked at, in the folder that it is
/// made in, it has taken nothing.
pub(crate) fn taken(paths: &[PathBuf]) -> Seen {
    let builtin = outline_id(builtin::outline().outline);
    let is_builtin = |path: &PathBuf| builtin.is_some() && outline_id(files::outline_beside(path)) == builtin;
    if paths.iter().any(is_builtin) {
        return Seen::new();
    }
    builtin::unread().map(|unread| (unread.lesson.id, Holder::Builtin)).collect()
}

/// The id of a course.
fn outline_id(outline: Option<Arc<SourceText>>) -> Option<String> {
    let outline = format::course::read(&mut Faults::new(outline?))?;
    Some(outline.id).filter(|id| !id.is_empty())
}

/// Whether no earlier lesson has this lesson's id; if one has, that is told.
pub(crate) fn once(draft: &Draft, seen: &mut Seen, faults: &mut Faults) -> bool {
    let id = &draft.lesson.id;
    if id.is_empty() {
        // Its own fault has been told.
        return false;
    }
    match seen.get(id) {
        Some(holder) => {
            let file = match holder {
                Holder::Builtin => None,
                Holder::File(file) => Some(file.clone()),
            };
            faults.add(Problem::LessonTwice { id: id.clone(), file }, draft.id.clone());
            false
        }
        None => {
            seen.insert(id.clone(), Holder::File(faults.source().name().to_owned()));
            true
        }
    }
}

/// Tells lessons that an outline names and that are not there, and those that are there and not named. The `broken` ones are there,
/// whatever is wrong with them.
pub(crate) fn named_lessons(outline: &Outline, ids: &[&str], broken: &[String], faults: &mut Faults) {
    let named = || outline.parts.iter().flat_map(|part| &part.lessons);
    for (id, span) in named() {
        if !ids.contains(&id.as_str()) && !broken.contains(id) {
            let builtin = builtin::unread().any(|unread| unread.lesson.id == *id);
            faults.add(Problem::LessonMissing { id: id.clone(), builtin }, span.clone());
        }
    }
    for id in ids {
        if !named().any(|(named, _)| named == id) {
            faults.add(Problem::LessonUnlisted { id: (*id).to_owned() }, outline.id_span.clone());
        }
    }
}

/// Whether nothing is to be done in a lesson but to read it.
pub(crate) fn is_reading(lesson: &Lesson) -> bool {
    lesson.steps.outline().iter().all(|step| step.is_reading)
}

/// A folder's name as an id.
fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        match c {
            'a'..='z' => slug.push(c),
            '0'..='9' if !slug.is_empty() => slug.push(c),
            _ if slug.is_empty() || slug.ends_with('-') => {}
            _ => slug.push('-'),
        }
    }
    let slug = slug.trim_end_matches('-');
    if slug.is_empty() { "lessons".to_owned() } else { slug.to_owned() }
}

/// Whether any of these makes something wrong.
pub(crate) fn any_fault(faults: &[Fault]) -> bool {
    faults.iter().any(|fault| fault.severity() == Severity::Fault)
}
