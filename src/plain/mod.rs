//! Line mode: the whole program in words, one line after another. Nothing is drawn and nothing is erased, so that it
//! serves screen readers, pipes and the plainest terminals.
//!
//! The student writes moves, squares and words; Greek and English words are both understood in either language. An
//! empty line goes on; the end of the input saves and ends.

mod aside;
mod asking;
mod attempt;
mod choose;
mod commands;
mod describe;
mod lessons;
mod step;

use std::io::{self, BufRead, Write};

use crate::exercise::Attempt;
use crate::exercise::write::same;
use crate::explain::ActWords;
use crate::language::{Language, Message, Words, ids};
use crate::lesson::{Mistake, Task};
use crate::progress::Entry;
use crate::rules::Color;
use crate::session::{Phase, Promotion, Request};
use crate::settings::Settings;
use crate::study::{Doing, Study};

use asking::Asked;
use commands::{Command, Vocabulary};

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
    let (expects, side) = (Expected::Step, Color::White);
    let (asked, promoting) = (None, None);
    let mut line_mode =
        LineMode { study, words, shell, out, vocabulary, acts, expects, has_moved: false, side, asked, promoting };
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
enum Expected {
    /// Which language?
    Language,
    /// Which lesson?
    Lessons,
    /// The step that is open.
    Step,
}

struct LineMode<'a> {
    study: &'a mut Study,
    words: &'a mut Words,
    shell: &'a mut dyn Shell,
    out: &'a mut dyn Write,
    vocabulary: Vocabulary,
    acts: ActWords,
    expects: Expected,
    /// Whether a move has been made: who has made one knows how.
    has_moved: bool,
    /// The colour of the pieces that are put on the board where none is said.
    side: Color,
    /// What the next line says yes or no to.
    asked: Option<Asked>,
    /// The pawn that has just been asked what it becomes.
    promoting: Option<Promotion>,
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
                self.expects = Expected::Language;
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
        if let Some(asked) = self.asked.take()
            && let Some(flow) = self.take_answer(&asked, command.as_ref())?
        {
            return Ok(flow);
        }
        match (self.expects, command) {
            (_, Some(Command::Quit)) => return self.quit(),
            (Expected::Language, _) => self.choose_language(line)?,
            (_, Some(Command::Screen)) => {
                let said = self.shell.leave_line_mode();
                self.say(&said)?;
            }
            (_, Some(Command::Switch)) => self.speak(self.words.language().next())?,
            (_, Some(Command::Speak(language))) => self.speak(language)?,
            (Expected::Lessons, Some(Command::Help)) => self.say(&ids::PLAIN_HELP_LESSONS.into())?,
            (_, Some(Command::Help)) => self.say(&ids::PLAIN_HELP.into())?,
            (_, Some(Command::Lessons)) => self.show_lessons()?,
            (_, Some(Command::Settings)) => self.show_settings()?,
            (_, Some(Command::Change(named))) => self.change_setting(&named)?,
            (_, Some(Command::Glossary(text))) => self.look_up(text.as_deref())?,
            (_, Some(Command::Forget(named))) => self.ask_to_forget(named.as_deref())?,
            (_, Some(Command::Continue)) => self.choose_lesson("")?,
            // A lesson may be called like a word that means something elsewhere.
            (Expected::Lessons, Some(_)) if self.study.library().called(line, self.words).is_none() => {
                self.say(&Message::new(ids::PLAIN_ONLY_IN_A_STEP).with("word", line.to_owned()))?;
            }
            (Expected::Lessons, None)
                if self.acts.knows(line) && self.study.library().called(line, self.words).is_none() =>
            {
                self.say(&Message::new(ids::PLAIN_ONLY_IN_A_STEP).with("word", line.to_owned()))?;
            }
            (Expected::Lessons, _) => self.choose_lesson(line)?,
            // Yes or no to what the program has not asked may be an answer to the opponent.
            (Expected::Step, Some(Command::Yes | Command::No)) => self.attempt(line)?,
            // What the lesson has a text for is an answer, even where it reads like a question.
            (Expected::Step, Some(Command::Ask(_))) if self.is_answer_with_a_text(line) => self.attempt(line)?,
            (Expected::Step, Some(command)) => self.obey(command)?,
            (Expected::Step, None) if line.is_empty() => self.go_on()?,
            (Expected::Step, None) => self.attempt(line)?,
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
            Command::Ask(ask) => self.inquire(ask),
            Command::Marks => self.tell_marks(),
            Command::Quit
            | Command::Yes
            | Command::No
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
}
