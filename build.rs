//! Writes the names of all messages, read from the Greek catalogue, for `src/language/ids.rs`: a message that the code
//! names and the catalogue lacks does not compile.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::{ast, parser};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new("locales/el");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();

    let mut constants = String::new();
    let mut groups = String::new();
    for path in files {
        let name =
            path.file_stem().and_then(|stem| stem.to_str()).ok_or("a file of a catalogue has a name in UTF-8")?;
        let text = fs::read_to_string(&path)?;
        // What is wrong with a catalogue the tests say at its line; here every message counts that can be read.
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, _)| resource);
        write!(groups, "    Group {{ file: {name:?}, ids: &[")?;
        for entry in &resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let constant = id.to_uppercase().replace('-', "_");
            writeln!(constants, "/// `{id}` of `{name}.ftl`.\npub const {constant}: Id = Id({id:?});")?;
            write!(groups, "{constant}, ")?;
        }
        writeln!(groups, "] }},")?;
    }
    let written = format!(
        "{constants}\n/// Every message of the program, by file.\npub const GROUPS: &[Group] = &[\n{groups}];\n"
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("ids.rs"), written)?;
    Ok(())
}
