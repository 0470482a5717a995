//! The format as a JSON Schema, made of [`spec`]: editors complete and check a lesson by it while it is written.
//!
//! It is a schema of draft 7, the one that both tombi and Taplo read. It says which keys there are, what they take and what they
//! are for; what needs knowledge of chess – squares, positions, moves, whether a step can be solved – only the checker says.
//!
//! ```
//! use skaki::language::{Language, Words};
//! use skaki::lesson::schema::{self, Of};
//!
//! let schema = schema::schema(Of::Lesson, &Words::new(Language::EN));
//! assert_eq!(schema["definitions"]["lesson"]["properties"]["format"]["const"], 1);
//! ```

use serde_json::{Map, Value, json};

use crate::language::{Language, Message, Words};

use super::keys::{ID_PATTERN, MAX_ID_LENGTH};
use super::spec::{self, Form, Key, Table, Takes, Wants};

/// Which files a schema is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// Lesson files.
    Lesson,
    /// `course.toml`.
    Course,
}

impl Of {
    /// Both.
    pub const ALL: [Of; 2] = [Of::Lesson, Of::Course];

    /// The name of its table.
    pub const fn name(self) -> &'static str {
        match self {
            Of::Lesson => "lesson",
            Of::Course => "course",
        }
    }
}

/// The schema, its descriptions in the language of `words`.
pub fn schema(of: Of, words: &Words) -> Value {
    let root = spec::tables().iter().copied().find(|table| table.name == of.name());
    let mut definitions = Map::new();
    if let Some(root) = root {
        define(root, words, &mut definitions);
    }
    json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": root.map(|root| words.text(&root.about.into())),
        "$ref": reference(of.name()),
        "definitions": definitions,
    })
}

fn reference(name: &str) -> String {
    format!("#/definitions/{name}")
}

/// Adds a table to the definitions, and those that its keys take.
fn define(table: &Table, words: &Words, definitions: &mut Map<String, Value>) {
    if definitions.contains_key(table.name) {
        return;
    }
    // Its place is taken before its keys are looked at: a goal may hold goals.
    definitions.insert(table.name.to_owned(), Value::Null);
    let mut properties = Map::new();
    for key in table.keys() {
        properties.insert(key.name.to_owned(), property(key, words, definitions));
    }
    let required: Vec<&str> = table.keys().filter(|key| key.required).map(|key| key.name).collect();
    let mut defined = json!({
        "title": table.written,
        "description": words.text(&table.about.into()),
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    });
    if !required.is_empty() {
        defined["required"] = json!(required);
    }
    match table.wants {
        Wants::Nothing => {}
        Wants::One => defined["minProperties"] = json!(1),
        Wants::AnyOf(keys) => {
            defined["anyOf"] = keys.iter().map(|key| json!({ "required": [key] })).collect();
        }
        Wants::OneOf(keys) => {
            defined["oneOf"] = keys.iter().map(|key| json!({ "required": [key] })).collect();
        }
        Wants::OneGroup(groups) => {
            defined["oneOf"] = groups.iter().map(|keys| json!({ "required": keys })).collect();
        }
    }
    definitions.insert(table.name.to_owned(), defined);
}

/// A key: what it takes, and what it is for.
fn property(key: &Key, words: &Words, definitions: &mut Map<String, Value>) -> Value {
    let mut property = takes(&key.takes, words, definitions);
    if let Some(reference) = property.get("$ref").cloned() {
        // Beside a reference, draft 7 reads nothing else.
        property = json!({ "allOf": [{ "$ref": reference }] });
    }
    let about = words.text(&key.about.into());
    let told: Message = key.takes.told();
    property["description"] = json!(format!("{about}\n\n{}", words.text(&told)));
    property
}

fn takes(what: &Takes, words: &Words, definitions: &mut Map<String, Value>) -> Value {
    match what {
        Takes::Text(Form::Id | Form::TextKey) => {
            json!({ "type": "string", "pattern": ID_PATTERN, "maxLength": MAX_ID_LENGTH })
        }
        Takes::Text(Form::Legal) => json!({ "type": "string", "pattern": "^legal( [^ ]+){2,3}$" }),
        Takes::Text(_) => json!({ "type": "string" }),
        Takes::Number(least, most) if least == most => json!({ "type": "integer", "const": least }),
        Takes::Number(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        Takes::True => json!({ "type": "boolean", "const": true }),
        Takes::Flag => json!({ "type": "boolean" }),
        Takes::Words(list) => match list().as_slice() {
            [word] => json!({ "type": "string", "const": word }),
            list => json!({ "type": "string", "enum": list }),
        },
        Takes::List(item) => {
            json!({ "type": "array", "items": takes(item, words, definitions), "minItems": 1 })
        }
        Takes::MaybeEmpty(item) => json!({ "type": "array", "items": takes(item, words, definitions) }),
        Takes::Either(several) => {
            let several: Vec<Value> = several.iter().map(|one| takes(one, words, definitions)).collect();
            json!({ "anyOf": several })
        }
        Takes::Table(table) => {
            define(table, words, definitions);
            json!({ "$ref": reference(table.name) })
        }
        Takes::Sections(tables) => {
            tables.iter().for_each(|table| define(table, words, definitions));
            let items: Vec<Value> = tables.iter().map(|table| json!({ "$ref": reference(table.name) })).collect();
            let items = match items.as_slice() {
                [one] => one.clone(),
                several => json!({ "oneOf": several }),
            };
            json!({ "type": "array", "items": items, "minItems": 1 })
        }
        Takes::ByLanguage(item) => by_word(Language::all().map(Language::code), &takes(item, words, definitions)),
        Takes::ByWord(list, item) => by_word(list().into_iter(), &takes(item, words, definitions)),
        Takes::Texts => json!({
            "type": "object",
            "patternProperties": { ID_PATTERN: { "type": "string" } },
            "additionalProperties": false,
        }),
    }
}

/// A table with these words as keys, each of which takes the same.
fn by_word(keys: impl Iterator<Item = &'static str>, item: &Value) -> Value {
    let properties: Map<String, Value> = keys.map(|key| (key.to_owned(), item.clone())).collect();
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}
