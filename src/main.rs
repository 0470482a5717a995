//! The `skaki` command.
fn main() {}
