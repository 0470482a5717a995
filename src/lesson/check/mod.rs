//! Everything that can be known of a lesson before a student sees it.
//!
//! Reading a file tells what is wrong with it as a file. This goes on from there: texts in every language, answers that
//! ask for something, goals that can be reached in the moves that the file says – proved by search, never guessed.
//!
//! ```
//! use skaki::language::{Language, Words};
//! use skaki::lesson::check;
//!
//! let report = check::check_builtin();
//! assert!(report.passes(), "{}", report.text(&Words::new(Language::EN), check::Colors::Never));
//! ```

mod catalogue;
mod over;
mod place;
mod report;
mod steps;
pub(super) mod texts;
mod titles;

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::exercise::place::Ways;
use crate::exercise::proof::Proof;
use crate::exercise::proof::shortest_way;
use crate::exercise::{Act, Doing, State};
use crate::language::{Language, Message, Words, catalogue_sources, check_catalogues, reads_as};
use crate::rules::{Position, SquareSet};

use super::choose::{Choice, ChoiceAnswer};
use super::fault::{Fault, Faults, Severity};
use super::format::{StepPlaces, course_tests};
use super::load::{self, CourseFiles, LessonPlace, Library, ReadLesson};
use super::model::{Lesson, Step, Task, TextKey};
use super::play::{Opponent, Replies};
use super::problem::Problem;
use super::source::SourceText;
use super::write::Asked;

pub use report::Colors;

/// What was found out about lessons and catalogues.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many lessons were looked at.
    pub lessons: usize,
    /// How many steps.
    pub steps: usize,
    /// Everything that is wrong or could be better, file by file, in the order of each.
    pub faults: Vec<Fault>,
    /// What is proved of each step.
    pub proofs: Vec<StepProof>,
}

/// What is proved of a step.
#[derive(Clone, Debug)]
pub struct StepProof {
    /// `LESSON/STEP`.
    pub step: String,
    /// The position in which it begins.
    pub position: Position,
    /// What the step is about, as far as the proof says something of it.
    pub subject: Subject,
    /// What is proved.
    pub proof: Proof,
}

/// What a step is about, for whoever reads the report.
#[derive(Clone, Debug)]
pub enum Subject {
    /// It is read; so many moves are shown, each of them legal.
    Read {
        /// How many.
        shown: usize,
    },
    /// Moves are played, against an opponent that answers by itself or not.
    Play {
        /// Such an opponent.
        replies: Option<Replies>,
        /// What is said in a shortest solution.
        said: Vec<Act>,
        /// How many moves a try has in which something is said, where the file does not say so.
        within: Option<u32>,
    },
    /// These squares are marked.
    Mark(SquareSet),
    /// Pieces are put so that a condition holds: the ways to do it; none where a whole position is built.
    Place(Option<Ways>),
    /// Options are picked.
    Choose(Options),
    /// This is written.
    Write(Asked),
}

impl Subject {
    fn of(step: &Step, options: Options) -> Subject {
        let game = &step.diagram.game;
        match &step.task {
            Task::Show(show) => Subject::Read { shown: show.line.len() },
            Task::Play(play) => {
                let replies = if let Opponent::Replies(replies) = &play.opponent { Some(*replies) } else { None };
                let asks = play.goal.asks_for_act();
                let way = if asks { shortest_way(step, &State::begin(step)) } else { None };
                let act = |doing| if let Doing::Say(act) = doing { Some(act) } else { None };
                let said = way.into_iter().flatten().filter_map(act).collect();
                let within = play.goal.moves_allowed().filter(|_| asks && play.limit.is_none());
                Subject::Play { replies, said, within }
            }
            Task::Mark(mark) => Subject::Mark(mark.answer.answer(game.position())),
            Task::Place(_) => Subject::Place(place::ways_of(step)),
            Task::Choose(_) => Subject::Choose(options),
            Task::Write(write) => Subject::Write(write.asked),
        }
    }

    /// The word of the file format for this kind of step.
    pub const fn kind(&self) -> &'static str {
        match self {
            Subject::Read { .. } => "show",
            Subject::Play { .. } => "play",
            Subject::Mark(_) => "mark",
            Subject::Place(_) => "place",
            Subject::Choose(_) => "choose",
            Subject::Write(_) => "write",
        }
    }
}

/// The options of a step, for whoever reads the report.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Those that are right.
    pub right: Vec<Choice>,
    /// Those that are not.
    pub wrong: Vec<Choice>,
    /// What those in the teacher's own words say: language, key, words.
    pub said: Vec<(Language, TextKey, String)>,
}

impl Options {
    /// Those of a step; `words` has the texts of its lesson.
    fn of(step: &Step, lesson: &Lesson, words: &Words) -> Options {
        let mut options = Options::default();
        let Task::Choose(choose) = &step.task else { return options };
        let right = choose.right(&step.diagram.game);
        for (index, choice) in choose.options.iter().enumerate() {
            if let ChoiceAnswer::Text { text, .. } = &choice.answer {
                let message = Message::lesson(&lesson.id, text);
                let whole = lesson.languages.iter().filter(|language| words.has_whole(**language, &message));
                let told = whole.map(|language| (*language, text.clone(), words.text_in(*language, &message)));
                options.said.extend(told);
            }
            let side = if right.contains(index) { &mut options.right } else { &mut options.wrong };
            side.push(choice.clone());
        }
        options
    }

    /// Tells options in the teacher's own words that read the same: nobody could tell which one is right.
    fn check(&self, step: &Step, places: &StepPlaces, faults: &mut Faults) {
        let Task::Choose(choose) = &step.task else { return };
        for (index, (language, key, told)) in self.said.iter().enumerate() {
            let mut before = self.said.iter().take(index);
            let place = choose.options.iter().zip(&places.options).find_map(|(option, span)| match &option.answer {
                ChoiceAnswer::Text { text, .. } if text == key => Some(span.clone()),
                _ => None,
            });
            if let (true, Some(place)) =
                (before.any(|(known, _, other)| known == language && reads_as(other, told)), place)
            {
                faults.add(Problem::OptionSame { option: told.trim().to_owned(), language: *language }, place);
            }
        }
    }
}

impl Report {
    /// Whether nothing is wrong; advice alone is no fault.
    pub fn passes(&self) -> bool {
        !load::any_fault(&self.faults)
    }

    /// How many faults or pieces of advice there are.
    pub fn count(&self, severity: Severity) -> usize {
        self.faults.iter().filter(|fault| fault.severity() == severity).count()
    }
}

/// Checks the built-in course and the program's own catalogues.
pub fn check_builtin() -> Report {
    let mut report = check_courses(vec![load::builtin_files()], load::Seen::new(), Vec::new());
    report.faults.extend(catalogue_faults());
    report
}

/// Checks lesson files, folders of lessons, and single catalogues: a file of the program (`locales/el/ui.ftl`), or the texts of
/// a lesson, with that lesson.
pub fn check_paths(paths: &[PathBuf]) -> Report {
    let mut faults = Vec::new();
    let (lessons, catalogues) = load::meant_by(paths);
    let mut before = load::Found::default();
    let courses = load::files_at(&lessons, &mut before, &mut faults);
    let mut report = check_courses(courses, load::taken(&lessons), faults);
    for path in catalogues.iter().filter(|path| before.first(path)) {
        catalogue::check(path, &mut report.faults);
    }
    load::stray_texts(&lessons, &mut report.faults);
    report
}

/// A lesson file as its author sees it: what is wrong with it or proved of it, and the lesson itself. Both are of the same
/// reading of the file, whatever is saved meanwhile.
#[derive(Clone, Debug, Default)]
pub struct Opened {
    /// What was found out.
    pub report: Report,
    /// The lesson alone; empty where it has a fault.
    pub library: Library,
    /// What was read: the lesson's file, and those of its texts.
    pub sources: Vec<Arc<SourceText>>,
}

/// Opens and checks a lesson file.
pub fn open(path: &Path) -> Opened {
    let mut faults = Vec::new();
    let Some(files) = load::lesson_at(path, &mut faults) else {
        return Opened { report: Report { faults, ..Report::default() }, ..Opened::default() };
    };
    let sources = files.sources();
    let course = |files| CourseFiles { name: String::new(), outline: None, lessons: vec![LessonPlace::AtHand(files)] };
    let taken = load::taken(&[path.to_owned()]);
    let report = check_courses(vec![course(files.clone())], taken, faults);
    let library = if report.passes() { Library::of(course(files)) } else { Library::default() };
    Opened { report, library, sources }
}

/// Checks a lesson by its text alone, as it is while somebody writes it.
///
/// ```
/// use skaki::lesson::{SourceText, check};
/// let report = check::check_source(SourceText::new("x.toml", "format = 2"));
/// assert_eq!(report.faults[0].problem.code(), "format-unknown");
/// ```
pub fn check_source(source: Arc<SourceText>) -> Report {
    let lesson = LessonPlace::AtHand(load::LessonFiles { source, texts: Vec::new() });
    let course = CourseFiles { name: String::new(), outline: None, lessons: vec![lesson] };
    check_courses(vec![course], load::Seen::new(), Vec::new())
}

fn check_courses(courses: Vec<CourseFiles>, mut seen: load::Seen, faults: Vec<Fault>) -> Report {
    let mut report = Report { faults, ..Report::default() };
    let mut words = Words::new(Language::default());
    for course in courses {
        check_course(course, &mut seen, &mut words, &mut report);
    }
    report
}

fn check_course(course: CourseFiles, seen: &mut load::Seen, words: &mut Words, report: &mut Report) {
    let outline = course.read_outline();
    let mut ids: Vec<String> = Vec::new();
    let mut broken: Vec<String> = Vec::new();
    let mut reading: Vec<String> = Vec::new();
    let mut languages: HashMap<String, Vec<Language>> = HashMap::new();
    for place in course.lessons {
        let read = place.read(&mut report.faults);
        if outline.is_some() && read.as_ref().is_none_or(|lesson| lesson.draft.is_none()) {
            broken.extend(place.names_of_broken());
        }
        let Some(mut lesson) = read else { continue };
        report.lessons += 1;
        let beside = texts::check(&mut lesson, words);
        let ReadLesson { draft, mut faults, texts } = lesson;
        if let Some(draft) = draft {
            let id = &draft.lesson.id;
            // The outline may name it, though students would see another.
            if !id.is_empty() && !ids.contains(id) {
                ids.push(id.clone());
            }
            if load::once(&draft, seen, &mut faults) {
                languages.insert(draft.lesson.id.clone(), draft.lesson.languages.clone());
                if draft.complete && load::is_reading(&draft.lesson) {
                    reading.push(draft.lesson.id.clone());
                }
            }
            report.steps += draft.steps_written;
            texts::add(&draft, &texts, words);
            for (step, places) in draft.lesson.steps.iter().zip(&draft.steps) {
                let options = Options::of(step, &draft.lesson, words);
                options.check(step, places, &mut faults);
                let proof = steps::check(step, places, &mut faults);
                let name = format!("{}/{}", draft.lesson.id, step.id);
                let position = *step.diagram.game.position();
                report.proofs.push(StepProof { step: name, position, subject: Subject::of(step, options), proof });
            }
            words.remove_lesson(&draft.lesson.id);
        }
        report.faults.extend(faults.into_sorted());
        report.faults.extend(beside.into_iter().flat_map(Faults::into_sorted));
    }
    if let Some((outline, mut faults)) = outline {
        if let Some(outline) = &outline {
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            load::named_lessons(outline, &ids, &broken, &mut faults);
            titles::check(outline, &languages, &mut faults);
            let reading: Vec<&str> = reading.iter().map(String::as_str).collect();
            course_tests::without_exercises(&outline.tests, &reading, &mut faults);
        }
        report.faults.extend(faults.into_sorted());
    }
}

/// What is wrong with the program's own catalogues.
fn catalogue_faults() -> Vec<Fault> {
    let mut sources: HashMap<String, Arc<SourceText>> = HashMap::new();
    for (name, text) in catalogue_sources() {
        sources.insert(name.clone(), SourceText::new(format!("locales/{name}"), text));
    }
    check_catalogues()
        .into_iter()
        .map(|fault| {
            let known = sources.get(&fault.file);
            let span = known.map(|source| texts::at_word(source.text(), fault.offset));
            let source = known.cloned().unwrap_or_else(|| SourceText::new(fault.file.clone(), ""));
            Fault { problem: Problem::Text(fault.kind), source, span }
        })
        .collect()
}
