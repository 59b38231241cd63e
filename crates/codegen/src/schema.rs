//! A JSON Schema for every part of the wire: `docs/schema/protocol.json`. Each holds all definitions it needs, except
//! those that belong to a game: these are in the schema of the game.

use crate::files::Files;
use crate::types::{GAMES, PARTS, add_schemas, own_type};
use anyhow::{Result, bail};
use princely_protocol::{WIRE, payload};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

/// Where the schemas go.
const FOLDER: &str = "docs/schema";

/// The dialect of JSON Schema.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

pub(crate) fn write(files: &mut Files) -> Result<()> {
    for part in PARTS {
        // As a host writes it: every field is present.
        let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
        add_schemas(part, &mut generator);
        let definitions = generator.take_definitions(true);
        for name in definitions.keys() {
            let base = name.trim_end_matches(|digit: char| digit.is_ascii_digit());
            if base != name && definitions.contains_key(base) {
                bail!("{part}: two types are called {base}");
            }
        }
        files.add(FOLDER, &format!("{part}.json"), text(part, &definitions)?);
    }
    files.add(FOLDER, &format!("{}.json", payload::HOME), text("games", &unions())?);
    Ok(())
}

/// The unions: each stands for one type of any game.
fn unions() -> Map<String, Value> {
    let union = |name: &&str| {
        let own = own_type(name);
        let forms = GAMES.iter().map(|game| json!({ "$ref": format!("{game}.json#/$defs/{own}") }));
        ((*name).to_owned(), json!({ "anyOf": forms.collect::<Vec<_>>() }))
    };
    payload::ALL.iter().map(union).collect()
}

fn text(part: &str, definitions: &Map<String, Value>) -> Result<String> {
    let schema = json!({
        "$schema": DIALECT,
        "title": format!("Princely wire, version {WIRE}: {part}"),
        "$comment": "Written by `cargo xtask codegen` from the Rust types. Do not edit.",
        "$defs": definitions,
    });
    Ok(serde_json::to_string_pretty(&schema)? + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every `$ref` in a value.
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                for (key, field) in fields {
                    match field {
                        Value::String(target) if key == "$ref" => found.push(target.clone()),
                        _ => references(field, found),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let mut files = Files::default();
        write(&mut files).unwrap();
        let mut count = 0;
        for (path, text) in files.iter() {
            let schema: Value = serde_json::from_str(text).unwrap();
            let mut found = Vec::new();
            references(&schema, &mut found);
            count += found.len();
            for target in found {
                let (file, place) = target.split_once('#').unwrap();
                let other = if file.is_empty() { path.clone() } else { format!("{FOLDER}/{file}") };
                let other: Value = serde_json::from_str(files.text(&other).unwrap()).unwrap();
                assert!(other.pointer(place).is_some(), "{path}: {target}");
            }
        }
        assert!(count > 20, "{count}");
    }
}
