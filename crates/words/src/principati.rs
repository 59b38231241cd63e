//! Principati in words: actions and positions.
//!
//! A place is written `column,row`, as in 4,1; the slots of a tile are counted from 1.

use crate::words::written;
use crate::{Names, Words};
use fluent_bundle::FluentValue;
use princely_core::message::Id;
use princely_core::{Arg, Message, Seat, Thing as _};
use princely_hex::Hex;
use princely_principati::catalogue::{Catalogue, CatalogueNote, TileNote};
use princely_principati::{Action, Building, Commerce, Feature, Figure, Order, Principati, TileId};
use std::collections::BTreeMap;
use std::sync::OnceLock;

pub mod map;
mod position;

pub use position::{Explanations, Scene, position};

/// What somebody may do, as an order: "lay Straight House (H02) at 4,1, rotation 2".
pub fn action(words: &Words, game: &Principati, action: &Action) -> String {
    let message = match *action {
        Action::DraftKeep { tile } => {
            Message::new("p-do-draft-keep").text("tile", tile_name(words, game, tile))
        }
        Action::Reserve { buildings: reservation } => {
            reserving(Message::new("p-do-reserve"), reservation.buildings().iter().copied())
        }
        Action::Place { tile, at, rot } => lay(words, Message::new("p-do-place"), game, tile, at, rot),
        Action::PlaceExtra { tile, at, rot, stock_board: None } => {
            lay(words, Message::new("p-do-place-extra"), game, tile, at, rot)
        }
        Action::PlaceExtra { tile, at, rot, stock_board: Some(board) } => {
            lay(words, Message::new("p-do-place-extra-board"), game, tile, at, rot).name("board", board)
        }
        Action::FarmerMove { from, to, rot } => Message::new("p-do-farmer-move")
            .place("from", (from.q, from.r))
            .place("to", (to.q, to.r))
            .number("rot", rot),
        Action::CannotPlace => Message::new("p-do-cannot-place"),
        Action::MoveMaster { who, from, to } => move_figure(who, from, to),
        Action::Sell { good } => Message::new("p-do-sell").name("good", good),
        Action::Buy { good } => Message::new("p-do-buy").name("good", good),
        Action::FoodCoin { row } => Message::new("p-do-food-coin").name("row", row),
        Action::BuyCommerce { order: which } => {
            let order = match which {
                Commerce::Twenty => Order::Commerce20,
                Commerce::Thirty => Order::Commerce30,
            };
            Message::new("p-do-buy-commerce").name("order", order)
        }
        Action::Build { building, at, slot, stock_board } => {
            let id = if stock_board.is_some() { "p-do-build-board" } else { "p-do-build" };
            let message = on_slot(Message::new(id), at, slot).name("building", building);
            stock_board.into_iter().fold(message, |message, board| message.name("board", board))
        }
        Action::Demolish { at, slot } => on_slot(Message::new("p-do-demolish"), at, slot),
        Action::MinerMine { building, at, slot } => {
            on_slot(Message::new("p-do-miner-mine"), at, slot).name("building", building)
        }
        Action::ArchitectMove { from, from_slot, to, to_slot } => Message::new("p-do-architect-move")
            .place("from", (from.q, from.r))
            .ordinal("from-slot", from_slot)
            .place("to", (to.q, to.r))
            .ordinal("to-slot", to_slot),
        Action::Produce { at, slot } => on_slot(Message::new("p-do-produce"), at, slot),
        Action::Catch => Message::new("p-do-catch"),
        Action::Make { vehicle } => Message::new("p-do-make").name("vehicle", vehicle),
        Action::MeritTile { tile } => {
            Message::new("p-do-merit-tile").text("tile", tile_name(words, game, tile))
        }
        Action::EndPhase => Message::new("p-do-end-phase"),
    };
    words.sentence(&message, &Names::default())
}

fn lay(words: &Words, message: Message, game: &Principati, tile: TileId, at: Hex, rot: u8) -> Message {
    message.text("tile", tile_name(words, game, tile)).place("at", (at.q, at.r)).number("rot", rot)
}

fn on_slot(message: Message, at: Hex, slot: u8) -> Message {
    message.place("at", (at.q, at.r)).ordinal("slot", slot)
}

fn move_figure(who: Figure, from: Option<Hex>, to: Option<Hex>) -> Message {
    let id = match (from, to) {
        (None, None) => "p-do-figure-stays",
        (None, Some(_)) => "p-do-figure-sent",
        (Some(_), None) => "p-do-figure-recalled",
        (Some(_), Some(_)) => "p-do-figure-moved",
    };
    let message = Message::new(id).name("who", who);
    let message = from.into_iter().fold(message, |message, at| message.place("from", (at.q, at.r)));
    to.into_iter().fold(message, |message, at| message.place("to", (at.q, at.r)))
}

/// A reservation, in the form the engine's messages have.
fn reserving(message: Message, buildings: impl Iterator<Item = Option<Building>>) -> Message {
    message.names("buildings", buildings.flatten())
}

/// A place as it is written: `4,1`.
pub fn place(at: Hex) -> String {
    format!("{},{}", at.q, at.r)
}

/// The name of a tile, and its id: "Straight House (H02)". If the game has a catalogue of its own, its names are in one
/// language only.
pub fn tile_name(words: &Words, game: &Principati, tile: TileId) -> String {
    match &game.options().catalogue {
        Some(own) => name_in(own, tile.as_str()).unwrap_or_else(|| tile.to_string()),
        None => words.name_in("p", "tile", tile.as_str()),
    }
}

/// The name of a tile of the standard catalogue, and its id.
pub(crate) fn standard_tile(id: &str) -> Option<String> {
    static STANDARD: OnceLock<Option<CatalogueNote>> = OnceLock::new();
    name_in(STANDARD.get_or_init(|| Catalogue::standard().ok()).as_ref()?, id)
}

fn name_in(catalogue: &CatalogueNote, id: &str) -> Option<String> {
    catalogue.tile.iter().find(|tile| tile.id == id).map(TileNote::full_name)
}

/// What the sentences of this game need besides a message's own data.
pub(crate) fn more_args(
    words: &Words,
    message: &Message,
    names: &Names,
) -> Vec<(&'static str, FluentValue<'static>)> {
    let data = |name: &str| message.arg(name);
    let number = |name: &str| if let Some(Arg::Number { value }) = data(name) { Some(*value) } else { None };
    let mut more = Vec::new();
    more.extend(number("turns").map(|turns| ("last", written(turns.saturating_sub(1)))));
    if let Some(Arg::Name { id, .. }) = data("good").or(data("product")) {
        let count = number("count").or(number("needed")).unwrap_or(1);
        more.push(("goods", counted(words, id, count).into()));
    }
    if let (Some(Arg::Seat { seat }), Some(Arg::Seat { seat: owner })) = (data("seat"), data("owner")) {
        let is = match (seat == owner, names.is_reader(*owner)) {
            (true, _) => "own",
            (_, true) => "reader",
            _ => "other",
        };
        more.push(("owner-is", is.into()));
    }
    if let (Some(one), Some(two)) = (number("score0"), number("score1")) {
        let (high, low) = (one.max(two), one.min(two));
        more.extend([
            ("high", written(high)),
            ("low", written(low)),
            ("lead", written(high.saturating_sub(low))),
        ]);
    }
    if let Some(Arg::List { items }) = data("buildings") {
        let list = with_articles(words, items);
        let list = if list.is_empty() { words.name_in("p", Building::KIND, "nothing") } else { list };
        more.push(("buildings-a", list.into()));
    }
    if let Some(Arg::List { items }) = data("lacks") {
        let fishes = data("building") == Some(&Arg::thing(&Building::Fisherman));
        more.extend(lacking(words, items, fishes));
    }
    for (name, seat) in [("one", Seat(0)), ("two", Seat(1))] {
        more.push((name, words.players([seat], names).into()));
    }
    more
}

/// What a building lacks: one of some features, a ground, or all of some buildings. A fisherman can also fish in a
/// usable sea.
fn lacking(words: &Words, lacks: &[Arg], fishes: bool) -> [(&'static str, FluentValue<'static>); 2] {
    let feature = |id: &str| words.name_in("p", Feature::KIND, id);
    let or = |left: String, right: String| words.join("p-list-or", left, right);
    let (kind, list) = match lacks {
        [Arg::Name { kind, id }] if kind == "ground" && id == "riverbank" => ("riverbank", String::new()),
        [Arg::Name { kind, .. }] if kind == "ground" => ("sea", String::new()),
        [Arg::Name { kind, .. }, ..] if kind == Feature::KIND => {
            let ids = lacks
                .iter()
                .filter_map(|lack| if let Arg::Name { id, .. } = lack { Some(&**id) } else { None });
            let sea = fishes.then_some("usable_sea");
            ("feature", ids.chain(sea).map(feature).reduce(or).unwrap_or_default())
        }
        buildings => ("buildings", with_articles(words, buildings)),
    };
    [("lacks", list.into()), ("lacks-kind", kind.into())]
}

/// "a quarry and a well".
fn with_articles(words: &Words, buildings: &[Arg]) -> String {
    words.list(buildings.iter().filter_map(|building| match building {
        Arg::Name { kind, id } => Some(words.form_in("p", kind, id, Some("a"))),
        _ => None,
    }))
}

/// "2 beams and 1 fish".
pub(crate) fn goods_list(words: &Words, goods: &BTreeMap<Id, u32>) -> String {
    let some = goods.iter().filter(|(_, count)| **count > 0);
    let list = words.list(some.map(|(good, count)| counted(words, good, (*count).into())));
    if list.is_empty() { words.plain("p-goods-none") } else { list }
}

/// "2 beams".
pub fn counted(words: &Words, good: &str, count: i64) -> String {
    words.with_number(&format!("p-goods-{good}"), "count", count)
}

#[cfg(test)]
pub(crate) mod tests;
