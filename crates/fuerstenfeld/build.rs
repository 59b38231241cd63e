//! The printed values are a TOML file for people. The program reads them as JSON, in the form in which a record has its
//! card table: `TableNote` in src/table.rs. A test compares the two ways of reading.

use serde_json::{Value, json};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data");
    let file: toml::Table = toml::from_str(&fs::read_to_string("data/standard.toml")?)?;
    let file = serde_json::to_value(file)?;
    let printed = |good: &Value| if good == "none" { Value::Null } else { good.clone() };
    let demand =
        |card: &Value| json!({ "hops": card["hops"], "barley": card["barley"], "water": card["water"] });
    let cost = |(id, card): (&String, &Value)| (id.clone(), card["cost"].clone());
    let note = json!({
        "name": "standard",
        "start_coins": file["start"]["coins"]["value"],
        "printed_fields": list(&file["start"]["printed_fields"]["value"], printed)?,
        "price_track": { "values": file["price_track"]["values"], "start": file["price_track"]["start"] },
        "palace_prices": file["palace_prices"]["values"],
        "income_top": file["income_track"]["top"],
        "demand": list(&file["demand"], demand)?,
        "cost": file["cards"].as_object().ok_or("there are no cards")?.iter().map(cost).collect::<Value>(),
    });
    let out = Path::new(&env::var("OUT_DIR")?).join("standard.json");
    Ok(fs::write(out, note.to_string())?)
}

fn list(values: &Value, form: impl Fn(&Value) -> Value) -> Result<Vec<Value>, Box<dyn Error>> {
    Ok(values.as_array().ok_or("a list is missing")?.iter().map(form).collect())
}
