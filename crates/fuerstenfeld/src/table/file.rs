//! A card table as a TOML file: the same values as in a record, each with its source, and errors
//! that name the line.

use super::{CardTable, Costs, DemandNote, Flaw, TableNote, TrackNote};
use crate::Good;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use toml::Spanned;

/// Why a file is not a card table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFileError {
    /// The line, from 1, if it is known.
    pub line: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for TableFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.reason),
            None => f.write_str(&self.reason),
        }
    }
}

impl std::error::Error for TableFileError {}

impl CardTable {
    /// Reads a table from TOML text. If the file has a `name`, that name is used instead of the argument.
    pub fn from_toml(name: &str, text: &str) -> Result<CardTable, TableFileError> {
        let line_of = |span: Option<Range<usize>>| {
            span.map(|span| 1 + text.bytes().take(span.start).filter(|&byte| byte == b'\n').count())
        };
        let file: File = toml::from_str(text).map_err(|error| TableFileError {
            line: line_of(error.span()),
            reason: error.message().to_owned(),
        })?;
        let note = file.note(name);
        CardTable::try_from(&note)
            .map_err(|flaw| TableFileError { line: line_of(file.span_of(&flaw)), reason: flaw.to_string() })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Option<String>,
    start: Spanned<Start>,
    price_track: Spanned<PriceTrack>,
    palace_prices: Spanned<PalacePrices>,
    income_track: Spanned<IncomeTrack>,
    demand: Spanned<Vec<Spanned<Demand>>>,
    cards: Spanned<BTreeMap<String, Spanned<Priced>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    coins: Spanned<Sourced<i64>>,
    printed_fields: Spanned<Sourced<Vec<Printed>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sourced<T> {
    value: T,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Printed {
    None,
    Hops,
    Barley,
    Water,
}

/// Where a value comes from. The program does not use it.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    Rules,
    Attested,
    Reconstructed,
    Box,
    House,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceTrack {
    values: Spanned<Vec<i64>>,
    start: Spanned<i64>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PalacePrices {
    values: Vec<i64>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncomeTrack {
    top: i64,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Demand {
    hops: i64,
    barley: i64,
    water: i64,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Priced {
    cost: i64,
    #[serde(rename = "source")]
    _source: Source,
}

impl File {
    fn note(&self, name: &str) -> TableNote {
        let start = self.start.get_ref();
        let track = self.price_track.get_ref();
        TableNote {
            name: self.name.clone().unwrap_or_else(|| name.to_owned()),
            start_coins: start.coins.get_ref().value,
            printed_fields: start
                .printed_fields
                .get_ref()
                .value
                .iter()
                .map(|printed| match printed {
                    Printed::None => None,
                    Printed::Hops => Some(Good::Hops),
                    Printed::Barley => Some(Good::Barley),
                    Printed::Water => Some(Good::Water),
                })
                .collect(),
            price_track: TrackNote { values: track.values.get_ref().clone(), start: *track.start.get_ref() },
            palace_prices: self.palace_prices.get_ref().values.clone(),
            income_top: self.income_track.get_ref().top,
            demand: self
                .demand
                .get_ref()
                .iter()
                .map(|card| {
                    let card = card.get_ref();
                    DemandNote { hops: card.hops, barley: card.barley, water: card.water }
                })
                .collect(),
            cost: Costs(
                self.cards.get_ref().iter().map(|(id, card)| (id.clone(), card.get_ref().cost)).collect(),
            ),
        }
    }

    /// The part of the file a flaw is about.
    fn span_of(&self, flaw: &Flaw) -> Option<Range<usize>> {
        let path = flaw.path.as_str();
        let head = path.split(['.', '[']).next().unwrap_or(path);
        let start = self.start.get_ref();
        let track = self.price_track.get_ref();
        let span = match head {
            "start_coins" => start.coins.span(),
            "printed_fields" => start.printed_fields.span(),
            "price_track" if path.starts_with("price_track.start") => track.start.span(),
            "price_track" => track.values.span(),
            "palace_prices" => self.palace_prices.span(),
            "income_top" => self.income_track.span(),
            "demand" => {
                let cards = self.demand.get_ref();
                let index = path.split(['[', ']']).nth(1).and_then(|index| index.parse::<usize>().ok());
                match index.and_then(|index| cards.get(index)) {
                    Some(card) => card.span(),
                    None => self.demand.span(),
                }
            }
            "cost" => {
                let cards = self.cards.get_ref();
                match path.strip_prefix("cost.").and_then(|id| cards.get(id)) {
                    Some(card) => card.span(),
                    None => self.cards.span(),
                }
            }
            _ => return None,
        };
        Some(span)
    }
}
