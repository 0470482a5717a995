//! Tries the whole program.
use skaki::app::{App, Start};
use skaki::language::{Language, Words};
use skaki::lesson::Library;
use skaki::progress::Progress;
use skaki::settings::Settings;
use skaki::study::Study;
use skaki::terminal::{Depth, theme::Theme};
fn main() {
    let (library, _) = Library::load(&[]);
    let mut words = Words::new(Language::El);
    library.add_texts(&mut words);
    let mut study = Study::new(library.into(), Progress::default());
    let start = match std::env::args().nth(1) {
        Some(l) if l == "map" => Start::Map,
        Some(l) => {
            let (l, s) = l.split_once('/').unwrap();
            study.open(l, s.parse().unwrap());
            Start::Step
        }
        None => Start::FirstRun,
    };
    if std::env::args().nth(2).is_some() {
        words.set_language(Language::En)
    }
    let mut app = App::new(words, study, Settings::default(), start);
    let theme = Theme::new(Depth::detect(|n| std::env::var(n).ok()));
    let exit = skaki::terminal::run(&mut app, theme, |_| None).unwrap();
    std::process::exit(i32::from(exit.status()));
}
