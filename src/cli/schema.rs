//! `skaki schema`: the JSON Schema of lesson files.

use std::io;

use crate::lesson::schema::{self, Of};

use super::{Context, Exit};

/// Prints the schema, its descriptions in the language in use.
pub(super) fn schema(context: &mut Context<'_, '_>, of: Of) -> io::Result<Exit> {
    let text = text(context, of);
    write!(context.io.out, "{text}")?;
    Ok(Exit::Yes)
}

/// The schema as the text of a file.
pub(super) fn text(context: &Context<'_, '_>, of: Of) -> String {
    format!("{:#}\n", schema::schema(of, &context.words))
}
