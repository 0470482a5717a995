//! Line mode: the whole program in words, one line after another. Nothing is drawn and nothing is erased, so that it
//! serves screen readers, pipes and the plainest terminals.
//!
//! The student writes moves, squares and words; Greek and English words are both understood in either language. An
//! empty line goes on; the end of the input saves and ends.

mod aside;
mod asking;
mod choose;
mod commands;
mod describe;
mod placing;
mod promoting;
mod withheld;

use std::io::{self, BufRead, Write};

use crate::exercise::write::same;
use crate::exercise::{Act, Attempt};
use crate::explain::{self, ActWords};
use crate::language::{Language, Message, Words, fold, ids};
use crate::lesson::{Mistake, Task};
use crate::progress::Entry;
use crate::rules::notation::typed::{NoSquare, Unreadable, UnreadableCause};
use crate::rules::notation::{ReadError, read_move};
use crate::rules::{Color, Square};
use crate::session::{Event, Phase, Request, Session};
use crate::settings::Settings;
use crate::study::{Doing, Onward, Standing, Study};

use asking::Asked;
use commands::{Command, Vocabulary};
use promoting::Promoting;
use withheld::asks_the_same;

/// What line mode asks of the world around it.
pub trait Shell {
    /// Records what the student did. What cannot be recorded just now is told by the shell, once, and so is that it could be
    /// after all.
    fn record(&mut self, entry: &Entry) -> Option<Message>;

    /// What the student has chosen so far.
    fn settings(&self) -> Settings;

    /// Saves what the student chose, and says what went wrong.
    fn save(&mut self, settings: &Settings) -> Option<Message>;

    /// Saves that the program is to draw on the whole screen again, where it can, and says what comes of it.
    fn leave_line_mode(&mut self) -> Message;

    /// Whether all that was recorded is kept; what could not be is tried once more.
    fn keeps(&mut self) -> bool;
}

/// Where line mode begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// With the question about the language, and then the lessons.
    ChooseLanguage,
    /// With the lessons.
    Lessons,
    /// In the step that is open.
    Step,
}

/// How line mode ended.
#[derive(Debug)]
pub enum Ended {
    /// The student left, or wrote no more.
    Left,
    /// What the student writes could not be read any further.
    Unread(io::Error),
}

/// Runs line mode until the student leaves or the input ends.
///
/// # Errors
/// When the output fails.
pub fn run(
    study: &mut Study,
    words: &mut Words,
    shell: &mut dyn Shell,
    start: Start,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Ended> {
    let vocabulary = Vocabulary::of(words);
    let acts = ActWords::of(words);
    let (place, side) = (Place::Step, Color::White);
    let (asked, promoting) = (None, None);
    let mut line_mode =
        LineMode { study, words, shell, out, vocabulary, acts, place, has_moved: false, side, asked, promoting };
    line_mode.begin(start)?;
    let mut reader = Lines::new(input);
    loop {
        // Whoever is asked must have read the question: nothing said waits in a buffer while the program waits.
        line_mode.out.flush()?;
        match reader.next() {
            Ok(Some(line)) if line_mode.answer(&line)? == Flow::GoOn => {}
            Ok(_) => break,
            Err(error) => {
                line_mode.leave()?;
                return Ok(Ended::Unread(error));
            }
        }
    }
    line_mode.leave()?;
    Ok(Ended::Left)
}

/// The most bytes of one line that are read: far more than anything a student writes.
const LONGEST_LINE: u64 = 4096;

/// Lines of the input. What is no text is shown as such, and a line without end does not fill the memory.
struct Lines<'a> {
    input: &'a mut dyn BufRead,
}

impl<'a> Lines<'a> {
    fn new(input: &'a mut dyn BufRead) -> Lines<'a> {
        Lines { input }
    }

    fn next(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = io::Read::take(&mut *self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        // The rest of a line that is too long is no further line.
        let mut ended = bytes.ends_with(b"\n");
        while !ended {
            let buffer = self.input.fill_buf()?;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            ended = end.is_some() || buffer.is_empty();
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// Whether line mode goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    GoOn,
    Leave,
}

/// What the next line answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// Which language?
    Language,
    /// Which lesson?
    Lessons,
    /// The step that is open.
    Step,
}

/// Whether the student's move has been told already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Echo {
    None,
    Told,
}

/// Whether what a line names was understood and done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    All,
    Nothing,
}

/// What may be said here, where anything may.
fn may_say(session: &Session) -> Option<Message> {
    let sayings = session.sayings();
    let offered = if sayings.contains(&Act::Accept) { "yes" } else { "no" };
    (!sayings.is_empty()).then(|| Message::new(ids::ENDS_YOU_MAY_SAY).word("offered", offered))
}

struct LineMode<'a> {
    study: &'a mut Study,
    words: &'a mut Words,
    shell: &'a mut dyn Shell,
    out: &'a mut dyn Write,
    vocabulary: Vocabulary,
    acts: ActWords,
    place: Place,
    /// Whether a move has been made: who has made one needs no example any more.
    has_moved: bool,
    /// The colour of the pieces that are put on the board where none is said.
    side: Color,
    /// What the next line says yes or no to.
    asked: Option<Asked>,
    /// The pawn that has just been asked what it becomes.
    promoting: Option<Promoting>,
}

/// Which language, with the number of each.
fn language_question() -> Message {
    let choice = |(index, language): (usize, Language)| {
        Message::new(ids::PLAIN_LANGUAGE).with("number", index + 1).with("language", language)
    };
    let languages: Vec<Message> = Language::all().enumerate().map(choice).collect();
    Message::new(ids::PLAIN_CHOOSE_LANGUAGE).with("languages", languages)
}

impl LineMode<'_> {
    fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.text(message);
        writeln!(self.out, "{text}")
    }

    /// While nobody has said yet which language they read, everything is said in each.
    fn say_in_each(&mut self, messages: &[Message]) -> io::Result<()> {
        for language in Language::all() {
            for message in messages.iter().filter(|message| self.words.has_in(language, message)) {
                let text = self.words.text_in(language, message);
                writeln!(self.out, "{text}")?;
            }
        }
        Ok(())
    }

    fn record(&mut self, entry: Option<Entry>) -> io::Result<()> {
        match entry.and_then(|entry| self.shell.record(&entry)) {
            Some(trouble) => self.say(&trouble),
            None => Ok(()),
        }
    }

    fn begin(&mut self, start: Start) -> io::Result<()> {
        match start {
            Start::ChooseLanguage => {
                self.place = Place::Language;
                self.say_in_each(&[ids::PLAIN_WELCOME.into(), language_question()])
            }
            Start::Lessons => self.show_lessons(),
            Start::Step => self.show_step(),
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        let is_begun =
            self.study.unsolved().any(|place| place.session.has_begun() && !place.session.step().is_reading());
        let goodbye = match (self.shell.keeps(), is_begun) {
            (true, false) => ids::PLAIN_GOODBYE,
            (true, true) => ids::PLAIN_GOODBYE_BEGUN,
            (false, _) => ids::PLAIN_GOODBYE_UNSAVED,
        };
        self.say(&goodbye.into())?;
        self.out.flush()
    }

    /// Answers one line of the student's.
    fn answer(&mut self, line: &str) -> io::Result<Flow> {
        let command = self.vocabulary.command(line);
        if let Some(asked) = self.asked.take() {
            return self.take_answer(&asked, command.as_ref());
        }
        match (self.place, command) {
            (_, Some(Command::Quit)) => return self.quit(),
            (Place::Language, _) => self.choose_language(line)?,
            (_, Some(Command::Screen)) => {
                let said = self.shell.leave_line_mode();
                self.say(&said)?;
            }
            (_, Some(Command::Switch)) => self.speak(self.words.language().next())?,
            (_, Some(Command::Speak(language))) => self.speak(language)?,
            (Place::Lessons, Some(Command::Help)) => self.say(&ids::PLAIN_HELP_LESSONS.into())?,
            (_, Some(Command::Help)) => self.say(&ids::PLAIN_HELP.into())?,
            (_, Some(Command::Lessons)) => self.show_lessons()?,
            (_, Some(Command::Settings)) => self.show_settings()?,
            (_, Some(Command::Change(named))) => self.change_setting(&named)?,
            (_, Some(Command::Glossary(text))) => self.look_up(text.as_deref())?,
            (_, Some(Command::Forget(named))) => self.ask_to_forget(named.as_deref())?,
            (_, Some(Command::Continue)) => self.choose_lesson("")?,
            // A lesson may be called like a word that means something elsewhere.
            (Place::Lessons, Some(_)) if self.study.library().called(line, self.words).is_none() => {
                self.say(&Message::new(ids::PLAIN_ONLY_IN_A_STEP).with("word", line.to_owned()))?;
            }
            (Place::Lessons, None)
                if self.acts.knows(line) && self.study.library().called(line, self.words).is_none() =>
            {
                self.say(&Message::new(ids::PLAIN_ONLY_IN_A_STEP).with("word", line.to_owned()))?;
            }
            (Place::Lessons, _) => self.choose_lesson(line)?,
            // Yes to what the program has not asked may be an answer to the opponent.
            (Place::Step, Some(Command::Yes)) => self.attempt(line)?,
            // What the lesson has a text for is an answer, even where it reads like a question.
            (Place::Step, Some(Command::Ask(_))) if self.is_answer_with_a_text(line) => self.attempt(line)?,
            (Place::Step, Some(command)) => self.obey(command)?,
            (Place::Step, None) if line.is_empty() => self.go_on()?,
            (Place::Step, None) => self.attempt(line)?,
        }
        Ok(Flow::GoOn)
    }

    /// Whether a line is an answer to be written for which the lesson has a text.
    fn is_answer_with_a_text(&self, line: &str) -> bool {
        let Some(place) = self.study.place() else { return false };
        let step = place.session.step();
        let Task::Write(write) = &step.task else { return false };
        let is_it = |answer: &Mistake| match answer {
            Mistake::Written(text) => same(place.session.game(), write.asked, text, line),
            Mistake::Move { .. } | Mistake::Square(_) => false,
        };
        !matches!(place.session.phase(), Phase::Solved { .. }) && step.wrong.iter().any(|wrong| is_it(&wrong.answer))
    }

    // -- language and lessons

    fn choose_language(&mut self, line: &str) -> io::Result<()> {
        let line = if line.is_empty() { "1" } else { line };
        let number = line.trim_end_matches('.').parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let by_code = Language::all().find(|language| language.code() == fold(line));
        let by_number = by_code.or_else(|| Language::all().nth(number?));
        let language = match (self.vocabulary.command(line), by_number) {
            (Some(Command::Speak(language)), _) | (_, Some(language)) => language,
            _ => {
                // Nothing is guessed: what follows would be read in a language that nobody has chosen.
                let unusable = Message::new(ids::PLAIN_NO_SUCH_LANGUAGE).with("answer", line.to_owned());
                return self.say_in_each(&[unusable, language_question()]);
            }
        };
        self.use_language(language)?;
        // A step that was asked for waits behind the question.
        if self.study.place().is_some() { self.show_step() } else { self.show_lessons() }
    }

    fn use_language(&mut self, language: Language) -> io::Result<()> {
        self.words.set_language(language);
        let settings = Settings { language: Some(language), ..self.shell.settings() };
        self.shell.save(&settings).map_or(Ok(()), |trouble| self.say(&trouble))
    }

    fn speak(&mut self, language: Language) -> io::Result<()> {
        self.use_language(language)?;
        self.say(&ids::PLAIN_LANGUAGE_NOW.into())?;
        self.words.incomplete().iter().try_for_each(|said| self.say(said))?;
        match self.place {
            Place::Language => Ok(()),
            Place::Lessons => self.show_lessons(),
            Place::Step => self.show_task(),
        }
    }

    fn show_lessons(&mut self) -> io::Result<()> {
        self.place = Place::Lessons;
        self.say(&ids::PLAIN_LESSONS.into())?;
        let mut lines = Vec::new();
        let mut number = 0_usize;
        for part in self.study.library().courses().iter().flat_map(|course| &course.parts) {
            if part.lessons.is_empty() {
                continue;
            }
            lines.push(part.title.text(self.words.language()).to_owned());
            for lesson in &part.lessons {
                number += 1;
                let done = self.study.done(lesson);
                let standing = self.study.standing(lesson);
                let state = match standing {
                    _ if done.done == 0 => "new",
                    Standing::Done => "done",
                    Standing::Known if done.done == done.steps => "done",
                    Standing::New | Standing::Begun | Standing::NotPassed | Standing::Known => "begun",
                };
                let line = Message::new(ids::PLAIN_LESSON)
                    .with("number", number)
                    .with("title", Message::lesson(&lesson.id, "title"))
                    .word("state", state)
                    .with("done", done.done)
                    .with("steps", done.steps)
                    .with("stars", done.stars);
                let state = match self.study.library().test(&lesson.id) {
                    _ if standing == Standing::Known => Some("known"),
                    Some(_) if standing == Standing::NotPassed => Some("failed"),
                    Some(_) if self.study.progress().has_passed(&lesson.id) => Some("passed"),
                    Some(_) => Some("open"),
                    None => None,
                };
                let line = match state {
                    Some(state) => Message::new(ids::TESTS_LISTED).word("state", state).with("line", line),
                    None => line,
                };
                lines.push(self.words.text(&line));
            }
        }
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        let all_done = self.study.next_undone().is_none();
        self.say(&if all_done { ids::PLAIN_ALL_DONE } else { ids::PLAIN_CHOOSE_LESSON }.into())
    }

    /// The lesson of a number in the list, of an id or of a title.
    fn lesson_called(&self, line: &str) -> Option<String> {
        let by_number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        by_number
            .and_then(|index| self.study.library().lessons().nth(index))
            .or_else(|| self.study.library().called(line, self.words))
            .map(|lesson| lesson.id.clone())
    }

    fn choose_lesson(&mut self, line: &str) -> io::Result<()> {
        let here = self.study.place().map(|place| (place.lesson.clone(), place.index));
        // Whoever comes back to a step that was begun goes on in it.
        self.study.leave();
        // A step may be named too, as on the command line, and the lesson by its number.
        let named = line.split_once('/').and_then(|(lesson, step)| Some((self.lesson_called(lesson)?, step)));
        let entry = match named {
            _ if line.is_empty() => self.study.open_next(),
            Some((lesson, step)) => {
                let place = format!("{lesson}/{step}");
                match self.study.library().place_called(&place, self.words).map(|(_, index)| index) {
                    Some(index) => self.study.open(&lesson, index),
                    None => {
                        let no_step = explain::no_such_step(self.study.library(), self.words, &place);
                        self.reopen(here);
                        return no_step.map_or(Ok(()), |said| self.say(&said));
                    }
                }
            }
            None => self.lesson_called(line).and_then(|lesson| self.study.open_lesson(&lesson)),
        };
        match entry {
            Some(entry) => {
                self.record(Some(entry))?;
                self.show_step()
            }
            None => {
                self.reopen(here);
                self.say(&Message::new(ids::PLAIN_NO_SUCH_LESSON).with("name", line.to_owned()))
            }
        }
    }

    /// Goes back into the step that was left, where nothing else was opened: nothing has happened that is to be recorded.
    fn reopen(&mut self, here: Option<(String, usize)>) {
        if let Some((lesson, index)) = here {
            let _ = self.study.open(&lesson, index);
        }
    }

    // -- a step

    fn show_step(&mut self) -> io::Result<()> {
        self.place = Place::Step;
        let Some(place) = self.study.place() else { return self.show_lessons() };
        let title = Message::lesson(&place.lesson, "title");
        let heading = Message::new(ids::PLAIN_STEP)
            .with("title", title.clone())
            .with("number", place.index + 1)
            .with("steps", place.steps);
        writeln!(self.out)?;
        self.say(&heading)?;
        if let Some(other) = self.words.said_in_another(&title) {
            self.say(&Message::new(ids::PLAIN_FALLBACK).with("language", other))?;
        }
        self.say_that_it_is_a_test()?;
        // Only a step that was left open has something done in it when it is opened.
        if self.study.place().is_some_and(|place| place.session.has_begun()) {
            self.say(&ids::UI_RESUMED.into())?;
        }
        self.show_task()
    }

    /// Before a test begins one knows that it is one.
    fn say_that_it_is_a_test(&mut self) -> io::Result<()> {
        let begins = self.study.place().is_some_and(|place| place.index == 0);
        let said = self.study.test().filter(|_| begins).and_then(|test| {
            let result = self.study.result(test)?;
            Some(explain::test_begins(test, result.needed, result.possible))
        });
        said.map_or(Ok(()), |said| self.say(&said))
    }

    /// The text of the step, what stands on the board, and what can be done.
    fn show_task(&mut self) -> io::Result<()> {
        let Some(place) = self.study.place() else { return Ok(()) };
        let text = Message::lesson(&place.lesson, place.session.step().id.clone());
        // Of a lesson that is in the other language altogether this has been said with its title.
        let has = |message: &Message| self.words.has_in(self.words.language(), message);
        let elsewhere = has(&Message::lesson(&place.lesson, "title")) && self.words.said_in_another(&text).is_some();
        let text = self.words.text(&text);
        let mut said = describe::diagram(&place.session);
        said.extend(explain::offer_stands(place.session.game()));
        said.extend(choose::task(&place.lesson, &place.session));
        said.extend(placing::tray(&place.session));
        said.push(self.invitation());
        said.extend(may_say(&place.session));
        // The line breaks of a catalogue are none of the reader's: a paragraph is one line.
        for paragraph in text.split("\n\n").map(|lines| lines.split_whitespace().collect::<Vec<_>>().join(" ")) {
            writeln!(self.out, "{paragraph}")?;
        }
        if elsewhere {
            self.say(&ids::UI_FALLBACK.into())?;
        }
        for message in said {
            self.say(&message)?;
        }
        Ok(())
    }

    /// What the student can do now.
    fn invitation(&self) -> Message {
        let Some(place) = self.study.place() else { return ids::PLAIN_CHOOSE_LESSON.into() };
        match (&place.session.step().task, place.session.phase()) {
            (_, Phase::Solved { stars }) if !place.session.step().is_reading() => {
                Message::new(ids::PLAIN_SOLVED).with("stars", i64::from(stars))
            }
            (Task::Show(_), _) if place.session.has_more_to_show() => ids::PLAIN_SHOW_MORE.into(),
            (Task::Show(_), _) => ids::PLAIN_READ_ON.into(),
            (Task::Play(play), _) => {
                // Where something is to be said, an example of a move would lead astray.
                if self.has_moved || play.goal.asks_for_act() {
                    Message::new(ids::PLAIN_YOUR_TURN).with("side", play.student)
                } else if let Some(example) = describe::example(&place.session) {
                    Message::new(ids::PLAIN_YOUR_FIRST_TURN).with("side", play.student).with("move", example)
                } else {
                    Message::new(ids::PLAIN_HOW_TO_MOVE).with("side", play.student)
                }
            }
            (Task::Mark(_), _) => ids::PLAIN_MARK_NOW.into(),
            (Task::Place(_), _) => placing::invitation(&place.session),
            (Task::Write(write), _) => {
                explain::write_told(write, place.session.position(), place.session.step().diagram.view)
            }
            (Task::Choose(choose), _) if choose.takes_several() => ids::PLAIN_CHOOSE_SEVERAL.into(),
            (Task::Choose(_), _) => ids::PLAIN_CHOOSE_ONE.into(),
        }
    }

    /// An empty line: read on, hand in the marks, go to the next step.
    fn go_on(&mut self) -> io::Result<()> {
        let Some(place) = self.study.place() else { return self.show_lessons() };
        match (&place.session.step().task, place.session.phase()) {
            (_, Phase::Solved { .. }) => self.next_step(),
            (Task::Show(_), _) => self.apply(Request::Try(Attempt::Next)),
            (Task::Mark(_), _) if place.session.marked().any() => self.apply(Request::Try(Attempt::Submit)),
            (Task::Choose(_), _) if choose::any_picked(&place.session) => self.apply(Request::Try(Attempt::Submit)),
            (Task::Place(_), _) if place.session.tray().is_empty() => self.apply(Request::Try(Attempt::Submit)),
            (Task::Mark(_) | Task::Play(_) | Task::Choose(_) | Task::Place(_) | Task::Write(_), _) => {
                let invitation = self.invitation();
                self.say(&invitation)
            }
        }
    }

    fn next_step(&mut self) -> io::Result<()> {
        let ended = self.study.lesson().map(|lesson| (lesson.id.clone(), self.study.done(lesson)));
        let (onward, entry) = self.study.go_on();
        self.record(entry)?;
        match (onward, ended) {
            (Onward::Step, _) => self.show_step(),
            (Onward::LessonEnd, Some((lesson, done))) => {
                let title = Message::lesson(lesson, "title");
                let end = if done.done == done.steps {
                    let end = Message::new(ids::UI_LESSON_DONE).with("title", title);
                    end.with("stars", done.stars).with("possible", done.stars_possible)
                } else {
                    let end = Message::new(ids::PLAIN_LESSON_END).with("title", title);
                    end.with("done", done.done).with("steps", done.steps)
                };
                self.end_lesson(Some(end))
            }
            (Onward::LessonEnd, None) => self.show_lessons(),
            (Onward::TestEnd(result), _) => {
                let said = self.study.test().map(|test| explain::test_ended(test, result.stars, result.possible));
                self.end_lesson(said)
            }
            (Onward::TestOpen { left }, _) => {
                let said = self.study.test().map(|test| explain::test_open(test, left));
                self.end_lesson(said)
            }
        }
    }

    /// How a lesson went, and what Enter goes on with. The list is as long as the course: it is read to whoever asks for it.
    fn end_lesson(&mut self, said: Option<Message>) -> io::Result<()> {
        if let Some(said) = said {
            self.say(&said)?;
        }
        let Some((lesson, step)) = self.study.next_undone() else { return self.show_lessons() };
        let on = Message::new(ids::PLAIN_GO_ON_WITH)
            .with("title", Message::lesson(&lesson.id, "title"))
            .with("number", step + 1)
            .with("steps", lesson.steps.outline().len());
        self.place = Place::Lessons;
        self.say(&on)
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Hint => self.do_or_ask(Doing::Hint),
            Command::Undo => self.apply(Request::Undo),
            Command::Retry => self.do_or_ask(Doing::Retry),
            Command::Answer => self.do_or_ask(Doing::Answer),
            Command::Done => self.apply(Request::Try(Attempt::Submit)),
            Command::Skip => self.do_or_ask(Doing::Skip),
            Command::Back => self.do_or_ask(Doing::Previous),
            Command::Task => self.show_task(),
            Command::Ask(question) => {
                let Some(place) = self.study.place() else { return Ok(()) };
                // The answer of an exercise is got by solving it, or by asking for it.
                if asks_the_same(&place.session, &question) {
                    return self.say(&ids::ASKED_HERE.into());
                }
                for message in describe::answer(&place.session, &question) {
                    self.say(&message)?;
                }
                Ok(())
            }
            Command::Marks => {
                let Some(place) = self.study.place() else { return Ok(()) };
                let marked: Vec<Square> = place.session.marked().iter().collect();
                self.say(&Message::new(ids::PLAIN_MARKED_NOW).with("squares", marked))
            }
            Command::Quit
            | Command::Yes
            | Command::Continue
            | Command::Settings
            | Command::Change(_)
            | Command::Glossary(_)
            | Command::Forget(_)
            | Command::Screen
            | Command::Switch
            | Command::Speak(_)
            | Command::Help
            | Command::Lessons => Ok(()),
        }
    }

    /// A line that is no command: a move, or squares.
    fn attempt(&mut self, line: &str) -> io::Result<()> {
        let Some(place) = self.study.place() else { return Ok(()) };
        if matches!(place.session.phase(), Phase::Solved { .. }) {
            return self.say(&ids::FEEDBACK_ALREADY_SOLVED.into());
        }
        let line = &*self.words.in_latin(line, place.session.game()).into_owned();
        match &place.session.step().task {
            Task::Show(_) => self.say(&ids::PLAIN_NOT_UNDERSTOOD.into()),
            Task::Mark(_) => match (self.vocabulary.before_done(line), self.vocabulary.lift(line)) {
                (Some(marks), _) => self.hand_in(marks),
                // What is lifted is unmarked; where nothing is marked there is nothing to lift.
                (None, Some(Ok(square))) => {
                    let marked = place.session.marked().contains(square).then_some(square);
                    self.mark(marked.as_slice())
                }
                (None, Some(Err(error))) => self.say_no_square(&error),
                (None, None) => self.mark_all(line).map(drop),
            },
            // The sign of an offer on a score sheet (FIDE Laws C.12) asks for the list here, as it does on the screen.
            Task::Play(play) if play.takes_acts() && line == "=" => {
                let may_say = may_say(&place.session);
                may_say.map_or(Ok(()), |said| self.say(&said))
            }
            Task::Play(play) if play.takes_acts() => match self.acts.read(line, place.session.game()) {
                Some(Ok(act)) => self.apply(Request::Try(Attempt::Act(act))),
                Some(Err(error)) => {
                    let said = explain::explain_read_error(place.session.position(), &error);
                    said.iter().try_for_each(|message| self.say(message))
                }
                None => self.play(line),
            },
            Task::Play(_) => self.play(line),
            Task::Place(_) => self.put(line),
            Task::Write(_) => self.apply(Request::Try(Attempt::Write(line.to_owned()))),
            Task::Choose(choose) => match self.vocabulary.before_done(line).filter(|_| choose.takes_several()) {
                Some(picks) => self.hand_in(picks),
                None => self.pick_all(line).map(drop),
            },
        }
    }

    /// Squares to be marked, or numbers of answers, and with them that this is all.
    fn hand_in(&mut self, line: &str) -> io::Result<()> {
        let Some(place) = self.study.place() else { return Ok(()) };
        let taken = match &place.session.step().task {
            Task::Choose(_) => self.pick_all(line)?,
            _ => self.mark_all(line)?,
        };
        match taken {
            Taken::All => self.apply(Request::Try(Attempt::Submit)),
            // What was not understood is no part of an answer.
            Taken::Nothing => Ok(()),
        }
    }

    fn mark_all(&mut self, line: &str) -> io::Result<Taken> {
        match self.vocabulary.squares(line) {
            Ok(squares) => self.mark(&squares).map(|()| Taken::All),
            Err(error) => self.say_no_square(&error).map(|()| Taken::Nothing),
        }
    }

    /// Why what was written is no square; of what is nothing like one also where the words are told.
    fn say_no_square(&mut self, error: &NoSquare) -> io::Result<()> {
        self.say(&explain::explain_no_square(error))?;
        match error.cause {
            UnreadableCause::NoMove => self.say(&ids::PLAIN_SEE_HELP.into()),
            UnreadableCause::Empty | UnreadableCause::NoFile(_) | UnreadableCause::NoRank(_) => Ok(()),
        }
    }

    fn mark(&mut self, squares: &[Square]) -> io::Result<()> {
        for &square in squares {
            // All marks together are told below.
            let _ = self.study.apply(Request::Try(Attempt::Toggle(square)));
        }
        let Some(place) = self.study.place() else { return Ok(()) };
        let marked: Vec<Square> = place.session.marked().iter().collect();
        self.say(&Message::new(ids::PLAIN_MARKED_NOW).with("squares", marked))
    }

    fn play(&mut self, line: &str) -> io::Result<()> {
        let asked = self.promoting.take();
        let Some(place) = self.study.place() else { return Ok(()) };
        let game = place.session.game();
        let position = *game.position();
        // What a pawn becomes may be said alone, once it has been asked.
        let answered = asked.and_then(|pawn| pawn.becomes(line, &position));
        let read = answered.map_or_else(|| read_move(line, game).map(|typed| typed.mv), Ok);
        let by_hand = read.as_ref().err().and_then(|error| error.by_hand(game));
        if let Err(error) = &read {
            self.promoting = Promoting::asked(&position, error);
        }
        match read {
            Ok(mv) => {
                // What was typed is told as it was understood.
                self.say(&explain::read_as(ids::PLAIN_PLAYED, &position, mv, line))?;
                let attempt = Attempt::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
                self.has_moved = true;
                self.request(Request::Try(attempt), Echo::Told)
            }
            Err(error) => match by_hand {
                // A move against the rules is an attempt like any other: the session keeps its squares. What lies in the
                // writing is said besides.
                Some(attempt) => {
                    let (from, to, promotion) = (attempt.from, attempt.to, attempt.promotion);
                    self.apply(Request::Try(Attempt::Move { from, to, promotion }))?;
                    explain::explain_writing(&error).iter().try_for_each(|message| self.say(message))
                }
                None => {
                    for message in explain::explain_read_error(&position, &error) {
                        self.say(&message)?;
                    }
                    match error {
                        // Whoever asks in words that are not known learns where the known ones are told.
                        ReadError::Unreadable(Unreadable { cause: UnreadableCause::NoMove, .. }) => {
                            self.say(&ids::PLAIN_SEE_HELP.into())
                        }
                        _ => Ok(()),
                    }
                }
            },
        }
    }

    /// Hands a request to the session and tells what happened.
    fn apply(&mut self, request: Request) -> io::Result<()> {
        self.request(request, Echo::None)
    }

    fn request(&mut self, request: Request, echo: Echo) -> io::Result<()> {
        let (events, entry) = self.study.apply(request);
        let lesson = self.study.place().map(|place| place.lesson.clone()).unwrap_or_default();
        let mut told: Vec<Message> = Vec::new();
        for event in &events {
            if echo == Echo::Told && matches!(event, Event::Moved { .. }) {
                continue;
            }
            for message in explain::event(&lesson, event) {
                // What two events have to say alike is said once.
                if !told.contains(&message) {
                    self.say(&message)?;
                    told.push(message);
                }
            }
        }
        self.record(entry)?;
        let Some(place) = self.study.place() else { return Ok(()) };
        let reading = place.session.step().is_reading();
        match place.session.phase() {
            Phase::Missed => {
                // The next line starts from the position before: in words there is nothing left to look at.
                let _ = self.study.apply(Request::Undo);
                self.say(&ids::PLAIN_MISSED.into())
            }
            Phase::Solved { .. } if reading => {
                if let Some(success) = explain::success(&lesson, place.session.step(), &events) {
                    self.say(&success)?;
                }
                self.next_step()
            }
            Phase::Solved { .. } => {
                let success = explain::success(&lesson, place.session.step(), &events);
                let earned = place.session.earned();
                if let Some(success) = success {
                    self.say(&success)?;
                }
                let told = |earned| [explain::lost(earned), explain::no_shorter_way(earned)].into_iter().flatten();
                for message in earned.iter().flat_map(told) {
                    self.say(&message)?;
                }
                let invitation = self.invitation();
                self.say(&invitation)
            }
            Phase::Solving if reading => {
                let invitation = self.invitation();
                self.say(&invitation)
            }
            Phase::Solving if events.iter().any(choose::rules_out) => self.tell_options(),
            Phase::Solving => Ok(()),
        }
    }
}
