//! Carries `locales/` in the program: every folder of a language with its files, for `src/language/available.rs`, and the names of
//! all messages, read from the Greek catalogue, for `src/language/ids.rs`: a message that the code names and the catalogue lacks does
//! not compile.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::{ast, parser};

/// What every language is held against, and what stands in for what it lacks: they come first.
const FIRST: [&str; 2] = ["el", "en"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=locales");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let locales = env::current_dir()?.join("locales");
    fs::write(out.join("locales.rs"), folders(&locales)?)?;
    fs::write(out.join("ids.rs"), ids(&locales.join(FIRST[0]))?)?;
    Ok(())
}

/// What is in a folder, by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    found.sort();
    Ok(found)
}

fn name(path: &Path) -> Result<&str, Box<dyn Error>> {
    Ok(path.file_name().and_then(|name| name.to_str()).ok_or("a file of a language has a name in UTF-8")?)
}

/// The constant with every language's files.
fn folders(locales: &Path) -> Result<String, Box<dyn Error>> {
    let mut languages = entries(locales)?;
    languages.retain(|path| path.is_dir());
    languages.sort_by_key(|path| FIRST.iter().position(|first| path.ends_with(first)).unwrap_or(FIRST.len()));
    let mut written = format!("const CARRIED: [Folder; {}] = [\n", languages.len());
    for language in languages {
        writeln!(written, "    Folder {{ tag: {:?}, files: &[", name(&language)?)?;
        let lessons = language.join("lessons");
        let files = entries(&language)?.into_iter().map(|path| ("", path));
        let lessons = if lessons.is_dir() { entries(&lessons)? } else { Vec::new() };
        for (folder, path) in files.chain(lessons.into_iter().map(|path| ("lessons/", path))) {
            if path.is_file() {
                writeln!(written, "        (\"{folder}{}\", include_str!({path:?})),", name(&path)?)?;
            }
        }
        writeln!(written, "    ] }},")?;
    }
    written.push_str("];\n");
    Ok(written)
}

/// The constants for the names of all messages.
fn ids(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut constants = String::new();
    let mut groups = String::new();
    for path in entries(folder)? {
        let Some(file) = name(&path)?.strip_suffix(".ftl") else { continue };
        let text = fs::read_to_string(&path)?;
        // What is wrong with a catalogue the tests say at its line; here every message counts that can be read.
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, _)| resource);
        write!(groups, "    Group {{ file: {file:?}, ids: &[")?;
        for entry in &resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let constant = id.to_uppercase().replace('-', "_");
            writeln!(constants, "/// `{id}` of `{file}.ftl`.\npub const {constant}: Id = Id({id:?});")?;
            write!(groups, "{constant}, ")?;
        }
        writeln!(groups, "] }},")?;
    }
    Ok(format!(
        "{constants}\n/// Every message of the program, by file.\npub const GROUPS: &[Group] = &[\n{groups}];\n"
    ))
}
