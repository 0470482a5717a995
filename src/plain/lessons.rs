//! The language and the list of lessons, in words.

use std::io;

use crate::explain;
use crate::language::{Language, Message, fold, ids};
use crate::settings::Settings;
use crate::study::Standing;

use super::commands::Command;
use super::{Expected, LineMode, language_question};

impl LineMode<'_> {
    pub(super) fn choose_language(&mut self, line: &str) -> io::Result<()> {
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

    pub(super) fn use_language(&mut self, language: Language) -> io::Result<()> {
        self.words.set_language(language);
        let settings = Settings { language: Some(language), ..self.shell.settings() };
        self.shell.save(&settings).map_or(Ok(()), |trouble| self.say(&trouble))
    }

    pub(super) fn speak(&mut self, language: Language) -> io::Result<()> {
        self.use_language(language)?;
        self.say(&ids::PLAIN_LANGUAGE_NOW.into())?;
        self.words.incomplete().iter().try_for_each(|said| self.say(said))?;
        match self.expects {
            Expected::Language => Ok(()),
            Expected::Lessons => self.show_lessons(),
            Expected::Step => self.show_task(),
        }
    }

    pub(super) fn show_lessons(&mut self) -> io::Result<()> {
        self.expects = Expected::Lessons;
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
    pub(super) fn lesson_called(&self, line: &str) -> Option<String> {
        let by_number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        by_number
            .and_then(|index| self.study.library().lessons().nth(index))
            .or_else(|| self.study.library().called(line, self.words))
            .map(|lesson| lesson.id.clone())
    }

    pub(super) fn choose_lesson(&mut self, line: &str) -> io::Result<()> {
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
    pub(super) fn reopen(&mut self, here: Option<(String, usize)>) {
        if let Some((lesson, index)) = here {
            let _ = self.study.open(&lesson, index);
        }
    }
}
