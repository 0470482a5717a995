//! Answers in line mode: a numbered list, picked by number or by their own words in either language.

use std::io;

use crate::exercise::{Attempt, Chosen};
use crate::explain;
use crate::language::{Language, Message, Words, fold, ids, plain_words, reads_as};
use crate::lesson::{Choose, Picks, Task};
use crate::session::{Event, Hint, OptionLook, Phase, Request, Session};

use super::LineMode;
use super::attempt::Taken;

/// The question and its answers, in a step of this kind.
pub(super) fn task(lesson: &str, session: &Session) -> Vec<Message> {
    let Task::Choose(choose) = &session.step().task else { return Vec::new() };
    explain::asked(choose, session.position()).into_iter().chain(list(lesson, choose, session)).collect()
}

/// The answers, numbered.
fn list(lesson: &str, choose: &Choose, session: &Session) -> Vec<Message> {
    let looks = session.options();
    let lines = choose.options.iter().zip(looks).enumerate();
    lines
        .map(|(index, (choice, look))| {
            Message::new(ids::PLAIN_OPTION)
                .with("number", index + 1)
                .with("option", explain::option(lesson, choice))
                .word(
                    "look",
                    match look {
                        OptionLook::Open => "open",
                        OptionLook::Picked => "picked",
                        OptionLook::Struck => "struck",
                        OptionLook::Wrong => "wrong",
                        OptionLook::Right => "right",
                    },
                )
        })
        .collect()
}

/// Whether fewer options are left after this.
pub(super) fn rules_out(event: &Event) -> bool {
    matches!(event, Event::Chosen { chosen: Chosen::Wrong { .. }, .. } | Event::Hint(Hint::Strike { .. }))
}

/// Whether something is picked that can be handed in.
pub(super) fn any_picked(session: &Session) -> bool {
    session.options().contains(&OptionLook::Picked)
}

/// The options that a line names: numbers, with spaces, commas or an “and” between, or the words of one of them.
fn read(line: &str, lesson: &str, choose: &Choose, words: &Words, and: &[String]) -> Option<Vec<usize>> {
    let parts: Vec<&str> =
        line.split([' ', ',', ';']).filter(|part| !part.is_empty() && !and.contains(&fold(part))).collect();
    let number = |part: &&str| {
        let number = part.trim_end_matches(['.', ')']).parse::<usize>().ok()?;
        number.checked_sub(1).filter(|option| *option < choose.options.len())
    };
    let numbers: Option<Vec<usize>> = parts.iter().map(number).collect();
    if let Some(numbers) = numbers.filter(|numbers| !numbers.is_empty()) {
        // A number that is written twice is no second wish.
        let picks = numbers.into_iter().fold(Picks::NONE, Picks::with);
        return Some(picks.iter().collect());
    }
    let labels = |index: usize| -> Vec<String> {
        let Some(choice) = choose.options.get(index) else { return Vec::new() };
        let label = explain::option(lesson, choice);
        Language::all().map(|language| words.text_in(language, &label)).collect()
    };
    let only = |fits: &dyn Fn(&str) -> bool| {
        let mut fitting = (0..choose.options.len()).filter(|index| labels(*index).iter().any(|label| fits(label)));
        fitting.next().filter(|_| fitting.next().is_none()).map(|only| vec![only])
    };
    // What reads the same first, where a sign tells two moves apart; then the words of the whole answer; then its beginning;
    // then any words of it, where they fit one answer only.
    let wanted = plain_words(line);
    only(&|label| reads_as(label, line)).or_else(|| {
        if wanted.is_empty() {
            return None;
        }
        let by_words = |fit: Fit| only(&|label| fit.holds(&plain_words(label), &wanted));
        [Fit::Whole, Fit::Beginning, Fit::Part].into_iter().find_map(by_words)
    })
}

/// How what was written fits an answer.
#[derive(Clone, Copy)]
enum Fit {
    Whole,
    Beginning,
    Part,
}

impl Fit {
    fn holds(self, label: &[String], wanted: &[String]) -> bool {
        match self {
            Fit::Whole => label == wanted,
            Fit::Beginning => label.starts_with(wanted),
            Fit::Part => wanted.iter().all(|word| label.contains(word)),
        }
    }
}

impl LineMode<'_> {
    /// Picks what a line names.
    pub(super) fn pick_all(&mut self, line: &str) -> io::Result<Taken> {
        let Some(place) = self.study.place() else { return Ok(Taken::Nothing) };
        let Task::Choose(choose) = &place.session.step().task else { return Ok(Taken::Nothing) };
        let several = choose.takes_several();
        let picked = read(line, &place.lesson, choose, self.words, self.vocabulary.and());
        let Some(picked) = picked.filter(|picked| several || picked.len() == 1) else {
            let unknown = Message::new(ids::PLAIN_NO_SUCH_OPTION).with("text", line.to_owned());
            return self.say(&unknown).map(|()| Taken::Nothing);
        };
        for option in picked {
            self.apply(Request::Try(Attempt::Pick(option)))?;
        }
        Ok(Taken::All)
    }

    /// After a wrong answer the list is told again: in words nothing stays on the screen.
    pub(super) fn tell_options(&mut self) -> io::Result<()> {
        let Some(place) = self.study.place() else { return Ok(()) };
        let Task::Choose(choose) = &place.session.step().task else { return Ok(()) };
        if place.session.phase() != Phase::Solving {
            return Ok(());
        }
        for message in list(&place.lesson, choose, &place.session) {
            self.say(&message)?;
        }
        Ok(())
    }
}
