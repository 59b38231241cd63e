//! Changes to the JSON of a record, by somebody who knows what a record looks like.

use crate::stray;
use arbitrary::{Result, Unstructured};
use princely_fuerstenfeld::Card;
use serde_json::{Value, json};

/// Changes something, in the log more often than elsewhere.
pub fn edit(record: &mut Value, u: &mut Unstructured<'_>) -> Result<()> {
    if !record.is_object() {
        return change(record, u);
    }
    match u.int_in_range(0..=9)? {
        0 => {
            let parts = ["result", "setup", "options", "rules", "game", "format", "meta"];
            let part = *u.choose(&parts)?;
            change_within(&mut record[part], u)
        }
        1 => change(record, u),
        way => match record["log"].as_array_mut() {
            Some(log) if !log.is_empty() => edit_log(log, way, u),
            _ => change_within(record, u),
        },
    }
}

fn edit_log(log: &mut Vec<Value>, way: u8, u: &mut Unstructured<'_>) -> Result<()> {
    let (one, other) = (u.choose_index(log.len())?, u.choose_index(log.len())?);
    if !log[one].is_object() || !log[other].is_object() {
        return change_within(&mut log[one], u);
    }
    match way {
        2 => drop(log.remove(one)),
        3 => log.insert(other, log[one].clone()),
        4 => log.swap(one, other),
        5 => log.truncate(one),
        6 => log[one]["action"] = json!(stray::action(u)?),
        7 => log[one]["after"] = log[other]["after"].clone(),
        _ => return change_within(&mut log[one], u),
    }
    Ok(())
}

/// Changes the value, or something within it.
fn change_within(value: &mut Value, u: &mut Unstructured<'_>) -> Result<()> {
    if u.ratio(1, 8)? {
        return change(value, u);
    }
    match value {
        Value::Array(items) if !items.is_empty() => {
            let place = u.choose_index(items.len())?;
            change_within(&mut items[place], u)
        }
        Value::Object(members) if !members.is_empty() => {
            let place = u.choose_index(members.len())?;
            let (_, member) = members.iter_mut().nth(place).expect("the place exists");
            change_within(member, u)
        }
        other => change(other, u),
    }
}

/// Changes the value itself: mostly to something of its own kind.
fn change(value: &mut Value, u: &mut Unstructured<'_>) -> Result<()> {
    if u.ratio(1, 8)? {
        *value = anything(u)?;
        return Ok(());
    }
    match value {
        Value::Null | Value::Bool(_) => *value = anything(u)?,
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let near = i64::from(u.int_in_range(-3i8..=3)?);
            *value = if u.ratio(7, 8)? { json!(number.saturating_add(near)) } else { odd_number(u)? };
        }
        Value::String(_) => *value = json!(word(u)?),
        Value::Array(items) => match (u.int_in_range(0..=3)?, items.len()) {
            (0, 1..) => drop(items.pop()),
            (1, 1..) => items.push(items[0].clone()),
            (2, 2..) => items.swap(0, 1),
            _ => items.push(anything(u)?),
        },
        Value::Object(members) if u.ratio(1, 4)? => {
            *value = members.values().cloned().collect(); // the fields without their names
        }
        Value::Object(members) => {
            let key = match u.choose_index(members.len().max(1))? {
                place if u.ratio(3, 4)? => members.keys().nth(place).cloned().unwrap_or_default(),
                _ => word(u)?.to_owned(),
            };
            match members.remove(&key) {
                Some(member) if u.ratio(1, 2)? => drop(members.insert(word(u)?.to_owned(), member)),
                Some(_) => {}
                None => drop(members.insert(key, anything(u)?)),
            }
        }
    }
    Ok(())
}

fn anything(u: &mut Unstructured<'_>) -> Result<Value> {
    Ok(match u.int_in_range(0..=6)? {
        0 => Value::Null,
        1 => json!({}),
        2 => json!([]),
        3 => json!(u.int_in_range(0..=7u8)?),
        4 => odd_number(u)?,
        5 => json!(stray::action(u)?),
        _ => json!(word(u)?),
    })
}

fn odd_number(u: &mut Unstructured<'_>) -> Result<Value> {
    let numbers =
        [json!(-1), json!(99), json!(100), json!(255), json!(256), json!(0.5), json!(1e300), json!(u64::MAX)];
    Ok(u.choose(&numbers)?.clone())
}

/// Words of records, and a few that nobody wrote.
fn word(u: &mut Unstructured<'_>) -> Result<&'static str> {
    const WORDS: &[&str] = &[
        "",
        "\n",
        "a\nb",
        "\u{0}",
        "ö",
        "hops",
        "barley",
        "water",
        "setup",
        "draw",
        "sell",
        "build",
        "discard",
        "over",
        "keep",
        "under",
        "trash",
        "store",
        "end_turn",
        "end_build",
        "draw_extra",
        "stop_drawing",
        "seat",
        "cards",
        "card",
        "space",
        "action",
        "after",
        "legal",
        "brewery",
        "goods",
        "market",
        "office",
        "from",
        "to",
        "count",
        "name",
        "table",
        "variant",
        "base",
        "expert",
        "players",
        "result",
        "meta",
        "log",
    ];
    if u.ratio(1, 2)? { Ok(u.choose(&Card::ALL)?.id()) } else { Ok(u.choose(WORDS)?) }
}
