//! The interface as an OpenAPI document, and as a page that people can read. Both are made of one list of addresses and
//! the JSON Schema of the wire (docs/schema).

mod list;

pub(crate) use list::ADDRESSES;

use axum::Json;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use list::Address;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::sync::OnceLock;

/// The schemas, by the name of their file.
const SCHEMAS: &[(&str, &str)] = &[
    ("protocol", include_str!("../../../docs/schema/protocol.json")),
    ("games", include_str!("../../../docs/schema/games.json")),
    ("fuerstenfeld", include_str!("../../../docs/schema/fuerstenfeld.json")),
    ("principati", include_str!("../../../docs/schema/principati.json")),
];

/// A file of docs/schema.
#[derive(Deserialize)]
struct Schema {
    #[serde(rename = "$defs")]
    defs: Map<String, Value>,
}

/// The document.
pub(crate) async fn document() -> Json<&'static Value> {
    Json(whole())
}

/// The page.
pub(crate) async fn page() -> Response {
    static PAGE: OnceLock<String> = OnceLock::new();
    let page = PAGE.get_or_init(|| write_page(whole()));
    ([(header::CACHE_CONTROL, "no-cache")], Html(page.as_str())).into_response()
}

/// The document as a value.
pub(crate) fn whole() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(make)
}

fn make() -> Value {
    let mut schemas = Map::new();
    for (file, text) in SCHEMAS {
        #[allow(clippy::expect_used)] // these files are part of the program, and a test makes the document
        let schema: Schema = serde_json::from_str(text).expect("docs/schema holds schemas");
        for (name, mut def) in schema.defs {
            point(&mut def, file);
            schemas.insert(component(file, &name), def);
        }
    }
    let mut paths = Map::new();
    for address in ADDRESSES {
        let entry = paths.entry(address.path).or_insert_with(|| json!({}));
        if let Some(methods) = entry.as_object_mut() {
            methods.insert(address.method.into(), operation(address));
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Princely",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of board games: play, look on, study. The socket at /api/v1/socket carries ToServer and FromServer.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "princely" },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
        "security": [{}, { "cookie": [] }, { "token": [] }],
    })
}

/// The name that a definition of a file has in the document.
fn component(file: &str, name: &str) -> String {
    match file {
        "protocol" | "games" => name.to_owned(),
        game => format!("{game}.{name}"),
    }
}

/// Lets references point to the components of the document. A field that has a default or may be null may be left out
/// of a request.
fn point(value: &mut Value, file: &str) {
    match value {
        Value::Object(fields) => {
            let properties = fields.get("properties").cloned().unwrap_or_default();
            // Beside a type that says everything, a reader ignores the rest.
            if properties.as_object().is_some_and(|properties| properties.len() == 1)
                && properties["type"].get("const").is_some()
            {
                fields.remove("additionalProperties");
            }
            if let Some(Value::Array(required)) = fields.get_mut("required") {
                required.retain(|name| name.as_str().is_none_or(|name| !may_be_left_out(&properties[name])));
            }
            if let Some(Value::String(target)) = fields.get_mut("$ref")
                && let Some((other, name)) = target.split_once("#/$defs/")
            {
                let file = other.strip_suffix(".json").unwrap_or(file);
                *target = format!("#/components/schemas/{}", component(file, name));
            }
            fields.values_mut().for_each(|field| point(field, file));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| point(item, file)),
        _ => {}
    }
}

fn operation(address: &Address) -> Value {
    let of = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let mut parameters: Vec<Value> = Vec::new();
    for part in address.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
        let schema = match part {
            "seat" => json!({ "type": "integer", "minimum": 0, "maximum": 7 }),
            "token" | "session" => json!({ "type": "integer" }),
            _ => json!({ "type": "string", "pattern": "^[a-z0-9]{1,32}$" }),
        };
        parameters.push(json!({ "name": part, "in": "path", "required": true, "schema": schema }));
    }
    for (name, schema) in address.query {
        #[allow(clippy::expect_used)] // it stands in list.rs, and a test makes the document
        let schema: Value = serde_json::from_str(schema).expect("a query has a schema");
        parameters.push(json!({ "name": name, "in": "query", "required": false, "schema": schema }));
    }
    let content = |name: &str| match name {
        "" => json!({ "application/json": { "schema": {} } }),
        "text" => json!({ "text/plain": { "schema": { "type": "string" } } }),
        "events" => json!({ "text/event-stream": { "schema": { "type": "string" } } }),
        name => json!({ "application/json": { "schema": of(name) } }),
    };
    let mut answers = Map::new();
    let good = match address.status {
        204 => json!({ "description": "Done." }),
        101 => json!({ "description": "A WebSocket." }),
        _ => json!({ "description": address.about, "content": content(address.answer) }),
    };
    answers.insert(address.status.to_string(), good);
    if address.path == "/api/v1/guests" {
        answers.insert("200".into(), json!({ "description": "Somebody already.", "content": content("Me") }));
    }
    if address.path.starts_with("/api/v1") {
        let problem = json!({
            "description": "What went wrong.",
            "content": { "application/problem+json": { "schema": of("ProblemDetails") } },
        });
        answers.insert("4XX".into(), problem.clone());
        answers.insert("5XX".into(), problem);
    }
    let mut operation = json!({ "summary": address.about, "parameters": parameters, "responses": answers });
    if let (Some(body), Some(fields)) = (address.body, operation.as_object_mut()) {
        let required = !matches!(body, "SitDown" | "NewGuest");
        fields.insert("requestBody".into(), json!({ "required": required, "content": content(body) }));
    }
    operation
}

/// A page without any script.
fn write_page(document: &Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Princely: the interface</title><h1>Princely: the interface</h1>\
         <p>As <a href=\"/api/openapi.json\">OpenAPI</a>. Refusals are <code>application/problem+json</code>.</p>",
    );
    let _ = write!(page, "<h2>Addresses</h2><table>");
    for address in ADDRESSES {
        let link = |name: &str| match name {
            "" | "text" | "events" => name.to_owned(),
            name => format!("<a href=\"#{name}\">{name}</a>"),
        };
        let _ = write!(
            page,
            "<tr><td><code>{}</code><td><code>{}</code><td>{}<td>{} → {} {}",
            address.method.to_uppercase(),
            escape(address.path),
            escape(address.about),
            address.body.map(link).unwrap_or_default(),
            address.status,
            link(address.answer),
        );
    }
    let _ = write!(page, "</table><h2>Types</h2>");
    let schemas = document.pointer("/components/schemas").and_then(Value::as_object);
    for (name, schema) in schemas.into_iter().flatten() {
        let text = serde_json::to_string_pretty(schema).unwrap_or_default();
        let name = escape(name);
        let _ = write!(
            page,
            "<details id=\"{name}\"><summary>{name}</summary><pre>{}</pre></details>",
            escape(&text)
        );
    }
    page.push_str("</html>");
    page
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn may_be_left_out(property: &Value) -> bool {
    let has_null = |list: &Value| {
        list.as_array().is_some_and(|list| list.iter().any(|one| one == "null" || one["type"] == "null"))
    };
    property.get("default").is_some() || has_null(&property["type"]) || has_null(&property["anyOf"])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every reference of the document.
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(target)) = fields.get("$ref") {
                    found.push(target.clone());
                }
                fields.values().for_each(|field| references(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }

    #[test]
    fn every_reference_of_the_document_leads_somewhere() {
        let document = whole();
        let mut found = Vec::new();
        references(document, &mut found);
        assert!(found.len() > 300);
        for target in found {
            let pointer = target.strip_prefix('#').unwrap_or("?");
            assert!(document.pointer(pointer).is_some(), "{target}");
        }
    }

    #[test]
    fn what_has_a_default_may_be_left_out_of_a_request() {
        let guest = whole().pointer("/components/schemas/NewGuest/required");
        assert_eq!(guest, Some(&json!([])));
        let credentials = whole().pointer("/components/schemas/Credentials/required");
        assert_eq!(credentials, Some(&json!(["name", "password"])));
    }

    #[test]
    fn the_page_shows_every_address_and_loads_no_script() {
        let page = write_page(whole());
        assert!(ADDRESSES.iter().all(|address| page.contains(&escape(address.path))));
        assert!(!page.contains("<script") && !page.contains("style="));
    }
}
