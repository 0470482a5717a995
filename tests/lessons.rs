//! Lesson files, good and broken: what is read, and every fault at its place.

use skaki::lesson::Library;

#[test]
fn the_built_in_course_has_no_fault() {
    let (library, faults) = Library::load(&[]);
    let told: Vec<String> = faults
        .iter()
        .map(|fault| format!("{} {:?} {:?}", fault.source.name(), fault.position(), fault.problem))
        .collect();
    assert_eq!(told, [] as [&str; 0]);
    assert!(library.lessons().count() > 0);
}

#[test]
fn xx() {
    use skaki::language::*;
    use skaki::lesson::check;
    let t = std::time::Instant::now();
    let report = check::check_builtin();
    println!("{:?}", t.elapsed());
    println!("{}", report.text(&Words::new(Language::El), check::Colors::Never));
    println!("{:#}", report.json(&Words::new(Language::El))["proofs"]);
}
