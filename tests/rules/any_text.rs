//! Whatever stands in a lesson's texts, nothing panics, and nothing that a terminal would obey is ever said.

use proptest::prelude::*;

use skaki::language::{Language, LessonSource, Message, TextFaultKind, Words, check_text, fold, sanitise};

/// Pieces of what a writer may type, well or badly.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-z{}\\[\\]*.$\"#= \n\t\u{1b}\u{202e}\u{301}]{0,12}",
        Just("{ SQUARE(\"e4\") }".to_owned()),
        Just("{ PIECE($p, case: \"acc\") }".to_owned()),
        Just("{ $n ->\n    [one] e4\n   *[other] \u{3b5}4\n}".to_owned()),
        Just("{ \"\\u001b[2J\" }".to_owned()),
        Just("Rd8+ \u{3a0}\u{3b4}8 exd5 O-O".to_owned()),
        Just("\nkey = ".to_owned()),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..6).prop_map(|pieces| pieces.concat())
}

/// Whether a terminal could feel any of it.
fn is_harmless(text: &str) -> bool {
    check_text(text).iter().all(|fault| {
        !matches!(
            fault.kind,
            TextFaultKind::Control(_) | TextFaultKind::Tab | TextFaultKind::Direction(_) | TextFaultKind::Invisible(_)
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_of_a_lesson_is_checked_and_said_without_harm(text in text()) {
        let mut words = Words::new(Language::EN);
        let key = |lesson: &str| Message::lesson(lesson, "key");
        for language in Language::all() {
            let pairs = words.add_lesson(language, "pairs", LessonSource::Pairs(&[("key", &text)]));
            let source = format!("key = {text}");
            let file = words.add_lesson(language, "file", LessonSource::Ftl(&source));
            for faults in [pairs, file].into_iter().filter_map(Result::err) {
                for fault in faults {
                    // A place that is in the text, or at its end.
                    prop_assert!(fault.line >= 1 && fault.column >= 1);
                    prop_assert!(fault.offset <= source.len());
                }
            }
            prop_assert!(is_harmless(&words.text_in(language, &key("pairs"))));
            prop_assert!(is_harmless(&words.text_in(language, &key("file"))));
        }
    }

    #[test]
    fn a_text_without_faults_is_said_without_trouble(text in text()) {
        let mut words = Words::new(Language::EN);
        if words.add_lesson(Language::EN, "l", LessonSource::Pairs(&[("key", &text)])).is_ok() {
            let said = words.text(&Message::lesson("l", "key"));
            prop_assert_eq!(words.take_troubles(), Vec::<String>::new());
            prop_assert!(!said.contains('\u{27e6}') || text.contains('\u{27e6}'), "{}", said);
        }
    }

    #[test]
    fn sanitising_and_folding_are_done_in_one_go(text in any::<String>()) {
        let safe = sanitise(&text);
        prop_assert!(is_harmless(&safe));
        prop_assert_eq!(sanitise(&safe), safe.clone());
        let folded = fold(&text);
        prop_assert_eq!(fold(&folded), folded.clone());
        prop_assert_eq!(fold(&safe).replace(' ', ""), folded.replace(' ', ""));
    }
}
