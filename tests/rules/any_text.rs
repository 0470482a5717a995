//! Whatever stands in a lesson's texts, nothing panics, and nothing that a terminal would obey is ever said.

use proptest::prelude::*;

use skaki::language::{Language, Message, Text, TextFaultKind, Words, check_text, fold, sanitise, wrap};

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
    check_text(text).iter().all(|fault| !matches!(fault.kind, TextFaultKind::Forbidden(_)))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_of_a_lesson_is_checked_and_said_without_harm(text in text()) {
        let mut words = Words::new(Language::EN);
        let key = |lesson: &str| Message::lesson(lesson, "key");
        for language in Language::all() {
            let (pairs, file) = (wrap("key", &text).fluent, format!("key = {text}"));
            for (lesson, fluent) in [("pairs", pairs), ("file", file)] {
                words.add_lesson(language, lesson, &fluent);
                let length = fluent.len();
                for found in words.check_lesson(&[Text { language, fluent: fluent.into() }]) {
                    // A place that is in the text, or at its end.
                    prop_assert!(found.text == 0 && found.offset.unwrap_or_default() <= length);
                }
            }
            prop_assert!(is_harmless(&words.text_in(language, &key("pairs"))));
            prop_assert!(is_harmless(&words.text_in(language, &key("file"))));
        }
    }

    #[test]
    fn a_text_without_faults_is_said_without_trouble(text in text()) {
        let mut words = Words::new(Language::EN);
        let fluent = wrap("key", &text).fluent;
        words.add_lesson(Language::EN, "l", &fluent);
        if words.check_lesson(&[Text { language: Language::EN, fluent: fluent.into() }]).is_empty() {
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
