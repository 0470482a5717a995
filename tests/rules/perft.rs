//! Perft of many positions, each with known figures.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here is a failed test")]

use skaki::rules::perft::perft;

/// One line a position: the FEN, then `;depth count` for each depth that is checked.
#[test]
fn known_figures() {
    let mut positions = 0;
    for line in include_str!("../data/perft.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut parts = line.split(';');
        let fen = parts.next().expect("a position").trim();
        let position = crate::setups::position(fen);
        for part in parts {
            let (depth, count) = part.trim().split_once(' ').expect("a depth and a count");
            let depth = depth.parse().expect("a depth");
            assert_eq!(perft(&position, depth), count.parse::<u64>().expect("a count"), "{fen} at {depth}");
        }
        positions += 1;
    }
    assert!(positions >= 100, "only {positions} positions");
}
