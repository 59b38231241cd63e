//! The card table: every printed value of the game (F-VAL). Values are data, never code.
//!
//! The standard table is `data/standard.toml`; an owner of the box may load another. A record
//! carries its table's values, so that it replays anywhere.

#[cfg(feature = "toml")]
mod file;

#[cfg(feature = "toml")]
pub use file::TableFileError;

#[cfg(feature = "wire")]
use crate::view::PriceTrack;
use crate::{Card, Good, Goods};
use princely_core::strict;
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
#[cfg(feature = "wire")]
use std::collections::BTreeMap;

/// The largest value a table may hold.
pub const MAX_VALUE: i64 = 99;
/// The longest price track.
pub const MAX_TRACK: usize = 32;
/// The demand cards of the box (F-VAL-3).
pub const DEMAND_CARDS: usize = 7;

/// A validated card table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardTable {
    /// What it is called in records.
    pub name: String,
    /// Coins at the start (F-SET-1).
    pub start_coins: u8,
    /// The fields printed on the board (F-VAL-5).
    pub printed: [Option<Good>; 6],
    /// The price track (F-VAL-4).
    pub track: Track,
    /// The palace price cards (F-VAL-3).
    pub palace_prices: [u8; 6],
    /// The last space of the income track (F-VAL-6).
    pub income_top: u8,
    /// The demand cards (F-VAL-3).
    pub demand: [Goods; DEMAND_CARDS],
    /// The cost of every card but the palaces.
    pub cost: [u8; Card::PRICED],
}

/// A brewery's price track: the values of its spaces, lowest first (F-VAL-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    values: [u8; MAX_TRACK],
    len: u8,
    /// The space all prices start on (F-SET-3).
    pub start: u8,
}

impl Track {
    /// The price of a space.
    #[inline]
    pub fn price(&self, space: u8) -> u8 {
        debug_assert!(usize::from(space) < MAX_TRACK, "no track has a space {space}");
        self.values[usize::from(space) % MAX_TRACK] // the index needs no check: faster in a search
    }

    /// The highest space.
    #[inline]
    pub fn top(&self) -> u8 {
        self.len - 1
    }

    /// The values of all spaces.
    pub fn values(&self) -> &[u8] {
        &self.values[..usize::from(self.len)]
    }
}

impl CardTable {
    /// The standard table of the project.
    pub fn standard() -> CardTable {
        let note = strict::from_str(include_str!(concat!(env!("OUT_DIR"), "/standard.json")));
        match note.map(|note: TableNote| CardTable::try_from(&note)) {
            Ok(Ok(table)) => table,
            Ok(Err(flaw)) => unreachable!("the standard table is tested: {flaw}"),
            Err(error) => unreachable!("the standard table is tested: {error}"),
        }
    }
}

/// What is wrong with a table, and where: a path such as `cost.hops_1` or `demand[3].water`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// Where.
    pub path: String,
    /// What.
    pub reason: String,
}

impl Flaw {
    fn new(path: impl Into<String>, reason: impl Into<String>) -> Flaw {
        Flaw { path: path.into(), reason: reason.into() }
    }
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.path, self.reason)
    }
}

/// A card table as records and the wire write it, before it is validated: every printed value of the game (F-VAL).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", ts(rename = "Table"), schemars(rename = "Table"))]
#[serde(deny_unknown_fields)]
pub struct TableNote {
    /// What it is called.
    pub name: String,
    /// Coins at the start (F-SET-1).
    #[cfg_attr(feature = "wire", ts(as = "u8"), schemars(with = "u8"))]
    pub start_coins: i64,
    /// The field printed on each building space, if there is one (F-VAL-5).
    pub printed_fields: Vec<Option<Good>>,
    /// The price track of the breweries (F-VAL-4).
    #[serde(deserialize_with = "strict::object")]
    #[cfg_attr(feature = "wire", ts(as = "PriceTrack"), schemars(with = "PriceTrack"))]
    pub price_track: TrackNote,
    /// The palace price cards, first one first (F-VAL-3).
    #[cfg_attr(feature = "wire", ts(as = "Vec<u8>"), schemars(with = "Vec<u8>"))]
    pub palace_prices: Vec<i64>,
    /// The last space of the income track (F-VAL-6).
    #[cfg_attr(feature = "wire", ts(as = "u8"), schemars(with = "u8"))]
    pub income_top: i64,
    /// The demand cards (F-VAL-3).
    #[cfg_attr(feature = "wire", ts(as = "Vec<Goods>"), schemars(with = "Vec<Goods>"))]
    pub demand: Vec<DemandNote>,
    /// What each card but the palaces costs.
    #[cfg_attr(feature = "wire", ts(as = "BTreeMap<Card, u8>"), schemars(with = "BTreeMap<Card, u8>"))]
    pub cost: Costs,
}

/// A price track as a record writes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TrackNote {
    pub values: Vec<i64>,
    pub start: i64,
}

/// A demand card as a record writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DemandNote {
    pub hops: i64,
    pub barley: i64,
    pub water: i64,
}

impl From<Goods> for DemandNote {
    fn from(goods: Goods) -> DemandNote {
        DemandNote { hops: goods.hops.into(), barley: goods.barley.into(), water: goods.water.into() }
    }
}

/// Costs by the id of the card, in the order written; an id may wrongly occur twice.
#[derive(Clone, PartialEq, Debug)]
pub struct Costs(pub Vec<(String, i64)>);

impl Serialize for Costs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (id, cost) in &self.0 {
            map.serialize_entry(id, cost)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Costs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Costs;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("the cost of each card")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Costs, A::Error> {
                let mut costs = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    costs.push(entry);
                }
                Ok(Costs(costs))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

impl From<&CardTable> for TableNote {
    fn from(table: &CardTable) -> TableNote {
        let numbers = |values: &[u8]| values.iter().map(|&value| i64::from(value)).collect();
        TableNote {
            name: table.name.clone(),
            start_coins: table.start_coins.into(),
            printed_fields: table.printed.to_vec(),
            price_track: TrackNote { values: numbers(table.track.values()), start: table.track.start.into() },
            palace_prices: numbers(&table.palace_prices),
            income_top: table.income_top.into(),
            demand: table.demand.map(DemandNote::from).to_vec(),
            cost: Costs(
                Card::ALL
                    .iter()
                    .zip(table.cost)
                    .map(|(card, cost)| (card.id().to_owned(), cost.into()))
                    .collect(),
            ),
        }
    }
}

impl TryFrom<&TableNote> for CardTable {
    type Error = Flaw;

    fn try_from(note: &TableNote) -> Result<CardTable, Flaw> {
        Ok(CardTable {
            name: note.name.clone(),
            start_coins: value("start_coins", note.start_coins)?,
            printed: exactly("printed_fields", "printed fields", &note.printed_fields)?,
            track: track(&note.price_track)?,
            palace_prices: values(
                "palace_prices",
                exactly("palace_prices", "palace price cards", &note.palace_prices)?,
            )?,
            income_top: value("income_top", note.income_top)?,
            demand: demand(&note.demand)?,
            cost: costs(&note.cost)?,
        })
    }
}

fn value(path: &str, value: i64) -> Result<u8, Flaw> {
    match u8::try_from(value) {
        Ok(small) if value <= MAX_VALUE => Ok(small),
        _ if value < 0 => Err(Flaw::new(path, format!("{value} is negative"))),
        _ => Err(Flaw::new(path, format!("{value} is more than {MAX_VALUE}"))),
    }
}

fn exactly<T: Copy, const N: usize>(path: &str, what: &str, items: &[T]) -> Result<[T; N], Flaw> {
    items.try_into().map_err(|_| Flaw::new(path, format!("there must be {N} {what}, not {}", items.len())))
}

fn values<const N: usize>(path: &str, numbers: [i64; N]) -> Result<[u8; N], Flaw> {
    let mut out = [0; N];
    for (index, number) in numbers.into_iter().enumerate() {
        out[index] = value(&format!("{path}[{index}]"), number)?;
    }
    Ok(out)
}

fn track(note: &TrackNote) -> Result<Track, Flaw> {
    let path = "price_track.values";
    let len = note.values.len();
    if len == 0 {
        return Err(Flaw::new(path, "the price track is empty"));
    }
    if len > MAX_TRACK {
        return Err(Flaw::new(
            path,
            format!("the price track has {len} spaces, at most {MAX_TRACK} are possible"),
        ));
    }
    let mut spaces = [0; MAX_TRACK];
    for (index, &number) in note.values.iter().enumerate() {
        spaces[index] = value(&format!("{path}[{index}]"), number)?;
    }
    match u8::try_from(note.start) {
        Ok(start) if usize::from(start) < len => Ok(Track { values: spaces, len: len as u8, start }),
        _ => Err(Flaw::new(
            "price_track.start",
            format!("the start, {}, is outside the track of {len} spaces (0 to {})", note.start, len - 1),
        )),
    }
}

fn demand(notes: &[DemandNote]) -> Result<[Goods; DEMAND_CARDS], Flaw> {
    let notes: [DemandNote; DEMAND_CARDS] = exactly("demand", "demand cards", notes)?;
    let mut cards = [Goods::NONE; DEMAND_CARDS];
    for (index, note) in notes.iter().enumerate() {
        let number = |name: &str, number| value(&format!("demand[{index}].{name}"), number);
        cards[index] = Goods::new(
            number("hops", note.hops)?,
            number("barley", note.barley)?,
            number("water", note.water)?,
        );
    }
    Ok(cards)
}

fn costs(notes: &Costs) -> Result<[u8; Card::PRICED], Flaw> {
    let mut costs = [None; Card::PRICED];
    for (id, cost) in &notes.0 {
        let path = format!("cost.{id}");
        let card = Card::from_id(id).ok_or_else(|| Flaw::new(&path, format!("there is no card {id:?}")))?;
        let place = costs
            .get_mut(card.index())
            .ok_or_else(|| Flaw::new(&path, "a palace costs the palace price, not a price of its own"))?;
        if place.is_some() {
            return Err(Flaw::new(&path, format!("{id} stands there twice")));
        }
        *place = Some(value(&path, *cost)?);
    }
    let mut out = [0; Card::PRICED];
    for (card, cost) in Card::ALL.iter().zip(costs) {
        out[card.index()] =
            cost.ok_or_else(|| Flaw::new("cost", format!("the card {} is missing", card.id())))?;
    }
    Ok(out)
}
