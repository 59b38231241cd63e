//! Changes to the JSON of a record that look like a record.

use crate::Fuzzed;
use arbitrary::{Result, Unstructured};
use serde_json::{Value, json};

/// Changes something, in the log more often than elsewhere.
pub fn edit<G: Fuzzed>(record: &mut Value, u: &mut Unstructured<'_>) -> Result<()> {
    if !record.is_object() {
        return change::<G>(record, u);
    }
    match u.int_in_range(0..=9)? {
        0 => {
            let parts = ["result", "setup", "options", "rules", "game", "format", "meta"];
            let part = *u.choose(&parts)?;
            change_within::<G>(&mut record[part], u)
        }
        1 => change::<G>(record, u),
        way => match record["log"].as_array_mut() {
            Some(log) if !log.is_empty() => edit_log::<G>(log, way, u),
            _ => change_within::<G>(record, u),
        },
    }
}

fn edit_log<G: Fuzzed>(log: &mut Vec<Value>, way: u8, u: &mut Unstructured<'_>) -> Result<()> {
    let (one, other) = (u.choose_index(log.len())?, u.choose_index(log.len())?);
    if !log[one].is_object() || !log[other].is_object() {
        return change_within::<G>(&mut log[one], u);
    }
    match way {
        2 => drop(log.remove(one)),
        3 => log.insert(other, log[one].clone()),
        4 => log.swap(one, other),
        5 => log.truncate(one),
        6 => log[one]["action"] = json!(G::stray(u)?),
        7 => log[one]["after"] = log[other]["after"].clone(),
        _ => return change_within::<G>(&mut log[one], u),
    }
    Ok(())
}

/// Changes the value, or something within it.
pub fn change_within<G: Fuzzed>(value: &mut Value, u: &mut Unstructured<'_>) -> Result<()> {
    if u.ratio(1, 8)? {
        return change::<G>(value, u);
    }
    match value {
        Value::Array(items) if !items.is_empty() => {
            let place = u.choose_index(items.len())?;
            change_within::<G>(&mut items[place], u)
        }
        Value::Object(members) if !members.is_empty() => {
            let place = u.choose_index(members.len())?;
            let (_, member) = members.iter_mut().nth(place).expect("the place exists");
            change_within::<G>(member, u)
        }
        other => change::<G>(other, u),
    }
}

/// Changes the value itself, mostly to something of the same kind.
fn change<G: Fuzzed>(value: &mut Value, u: &mut Unstructured<'_>) -> Result<()> {
    if u.ratio(1, 8)? {
        *value = anything::<G>(u)?;
        return Ok(());
    }
    match value {
        Value::Null | Value::Bool(_) => *value = anything::<G>(u)?,
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let near = i64::from(u.int_in_range(-3i8..=3)?);
            *value = if u.ratio(7, 8)? { json!(number.saturating_add(near)) } else { odd_number(u)? };
        }
        Value::String(_) => *value = json!(word::<G>(u)?),
        Value::Array(items) => match (u.int_in_range(0..=3)?, items.len()) {
            (0, 1..) => drop(items.pop()),
            (1, 1..) => items.push(items[0].clone()),
            (2, 2..) => items.swap(0, 1),
            _ => items.push(anything::<G>(u)?),
        },
        Value::Object(members) if u.ratio(1, 4)? => {
            *value = members.values().cloned().collect(); // the fields without their names
        }
        Value::Object(members) => {
            let key = match u.choose_index(members.len().max(1))? {
                place if u.ratio(3, 4)? => members.keys().nth(place).cloned().unwrap_or_default(),
                _ => word::<G>(u)?.to_owned(),
            };
            match members.remove(&key) {
                Some(member) if u.ratio(1, 2)? => drop(members.insert(word::<G>(u)?.to_owned(), member)),
                Some(_) => {}
                None => drop(members.insert(key, anything::<G>(u)?)),
            }
        }
    }
    Ok(())
}

fn anything<G: Fuzzed>(u: &mut Unstructured<'_>) -> Result<Value> {
    Ok(match u.int_in_range(0..=6)? {
        0 => Value::Null,
        1 => json!({}),
        2 => json!([]),
        3 => json!(u.int_in_range(0..=7u8)?),
        4 => odd_number(u)?,
        5 => json!(G::stray(u)?),
        _ => json!(word::<G>(u)?),
    })
}

fn odd_number(u: &mut Unstructured<'_>) -> Result<Value> {
    let numbers =
        [json!(-1), json!(99), json!(100), json!(255), json!(256), json!(0.5), json!(1e300), json!(u64::MAX)];
    Ok(u.choose(&numbers)?.clone())
}

/// Words of records, and a few that no record has.
fn word<G: Fuzzed>(u: &mut Unstructured<'_>) -> Result<&'static str> {
    const WORDS: &[&str] = &[
        "", "\n", "a\nb", "\u{0}", "ö", "setup", "draw", "seat", "action", "after", "legal", "result",
        "meta", "log", "name", "table", "variant", "base", "players", "over",
    ];
    if u.ratio(3, 4)? { G::word(u) } else { Ok(u.choose(WORDS)?) }
}
