//! How long `skaki check` takes, and how much it holds in memory, from ten lessons to ten thousand.
//!
//! `cargo bench --bench lessons` writes a line for each number of lessons (ten steps each): milliseconds in all and for
//! each lesson, and the most memory that the process has held so far. A lesson of forty steps comes first. `cargo bench --bench lessons -- 100`
//! stops at a hundred.
#![allow(clippy::unwrap_used, clippy::print_stdout)] // a bench prints, and what fails ends it

use std::fmt::Write;
use std::path::PathBuf;
use std::time::Instant;

use skaki::lesson::check;

/// Ten steps of the usual sorts, with their texts; `n` moves the rooks about, so that no two lessons are the same.
fn lesson(id: &str, steps: usize, n: usize) -> String {
    let file = |at: usize| char::from(b'a' + u8::try_from((n + at) % 8).unwrap());
    let kinds = [
        format!("fen = \"8/8/8/3p4/8/8/8/3R4 w\"\ngoal = {{ reach = [\"{}8\"] }}", file(0)),
        "fen = \"8/8/1p3p2/8/1R5p/8/8/8 w\"\ngoal = { capture = \"all\" }".to_owned(),
        "fen = \"6k1/5ppp/8/8/8/8/8/R5K1 w\"\ngoal = { checkmate = 1 }".to_owned(),
        "fen = \"7k/8/8/8/8/8/R7/1R4K1 w\"\ngoal = { checkmate = 2 }\nopponent = { line = [\"Ra7 Kg8 Rb8#\", \"Rb7 Kg8 Ra8#\"] }"
            .to_owned(),
        "fen = \"4k3/8/4p3/8/8/8/8/R6K w\"\ngoal = { check = true }".to_owned(),
        format!("fen = \"8/8/8/8/8/8/8/N7 w\"\ngoal = {{ reach = [\"{}6\"] }}", file(3)),
        "fen = \"4r1k1/8/8/8/8/8/2B5/R3K2R w\"\ngoal = { answer-check = \"block\" }".to_owned(),
        "fen = \"8/P6P/8/8/8/8/8/7K w\"\ngoal = { promote = \"knight\" }".to_owned(),
    ];
    let mut texts = String::from("title = \"A lesson\"\n");
    let mut body = String::new();
    for step in 0..steps {
        writeln!(texts, "step-{step} = \"Do what is asked on the {}-file.\"", file(step)).unwrap();
        let kind = match kinds.get(step % 10) {
            Some(play) => format!("kind = \"play\"\n{play}"),
            None if step % 2 == 0 => "kind = \"mark\"\nfen = \"8/8/8/3q4/8/8/8/8 b\"\nanswer = \"moves of d5\"".to_owned(),
            None => "kind = \"show\"\nboard = \"\"\"\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . k . . . .\n\
                . . . . . . . .\n. . . K . . . .\n. . . . . . . .\n. . . . . . . .\n\"\"\"\nmarks = { can-go = \"moves of d3\" }"
                .to_owned(),
        };
        writeln!(body, "[[step]]\nid = \"step-{step}\"\n{kind}\n").unwrap();
    }
    format!("format = 1\nid = \"{id}\"\nlanguages = [\"en\"]\nrules = [\"board\"]\n[text.en]\n{texts}\n{body}")
}

/// The most memory held so far, in megabytes; where the system does not say, nothing.
fn peak() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024.0)
}

fn main() {
    let most: usize = std::env::args().skip(1).find_map(|arg| arg.parse().ok()).unwrap_or(10_000);
    let folder = tempfile::tempdir().unwrap();
    let forty = folder.path().join("forty.toml");
    std::fs::write(&forty, lesson("forty", 40, 0)).unwrap();
    let mut times: Vec<f64> = (0..15).map(|_| checked(std::slice::from_ref(&forty), 40)).collect();
    times.sort_by(f64::total_cmp);
    println!("one lesson of 40 steps: {:.1} ms (median of 15)", times.get(7).unwrap());
    println!("{:>8} {:>10} {:>14} {:>10}", "lessons", "ms", "ms per lesson", "peak MB");
    for count in [10_usize, 100, 1_000, 10_000].into_iter().filter(|count| *count <= most) {
        let here = folder.path().join(count.to_string());
        std::fs::create_dir(&here).unwrap();
        for n in 0..count {
            std::fs::write(here.join(format!("l{n:05}.toml")), lesson(&format!("l{n:05}"), 10, n)).unwrap();
        }
        let ms = checked(&[here], count * 10);
        let memory = peak().map_or_else(|| "?".to_owned(), |peak| format!("{peak:.1}"));
        println!("{count:>8} {ms:>10.1} {:>14.3} {memory:>10}", ms / count as f64);
    }
}

/// Checks these, and says how many milliseconds it took.
fn checked(paths: &[PathBuf], steps: usize) -> f64 {
    let begin = Instant::now();
    let report = check::check_paths(paths);
    let ms = begin.elapsed().as_secs_f64() * 1_000.0;
    assert_eq!((report.steps, report.faults.len()), (steps, 0), "{:?}", report.faults.first());
    ms
}
