//! The table laid out for a player, in parts, and as wide as the terminal.

use super::Tabletop;
use princely_core::{Message, Seat};
use princely_hex::{Direction, Hex};
use princely_principati::buildings::{BuildingSet, COST_GOODS, Cost, Ground, bit};
use princely_principati::catalogue::Kind;
use princely_principati::choices::CellFits;
use princely_principati::limits::{HORSEMEN_PER_FIELD, MASTERS};
use princely_principati::names::{Colour, Side};
use princely_principati::{Building, Feature, Phase, Principati, State, TileId};
use princely_words::principati::map::{self, Empty};
use princely_words::principati::{counted, place, tile_name};
use princely_words::{Names, Words};

impl Tabletop<'_> {
    /// The map; an empty cell shows its place.
    pub(super) fn typed_map(&self) -> Vec<String> {
        let tiles = &self.view.tiles;
        let parts = map::parts(self.words, self.game, tiles, self.width, Empty::Place);
        let count = parts.len();
        let mut lines = Vec::new();
        for (number, rows) in (1i64..).zip(parts) {
            let title = match count {
                1 => Message::new("p-at-map"),
                _ => Message::new("p-at-map-part").number("part", number).number("parts", count as i64),
            };
            lines.push(self.wrap(&self.say(&title), 0, 2));
            lines.extend(rows);
        }
        let letters = Colour::ALL.iter().map(|colour| {
            format!("{} {}", self.words.name_in("t", "colour", colour.id()), self.name("colour", colour.id()))
        });
        let how = Message::new("t-p-map").text("colours", letters.collect::<Vec<_>>().join(", "));
        lines.push(self.wrap(&self.say(&how), 0, 2));
        lines
    }

    pub(super) fn mine(&self, seat: Seat) -> Vec<String> {
        self.view.player(seat).map(|player| self.belongings(seat, player)).unwrap_or_default()
    }

    pub(super) fn hand_of(&self, seat: Seat) -> Vec<String> {
        self.view.player(seat).map(|player| self.hand(player)).unwrap_or_default()
    }

    /// What belongs to nobody, and the merit tiles that are left.
    pub(super) fn common(&self) -> Vec<String> {
        let mut lines = self.tiles_of(None);
        if !self.view.merit_left.is_empty() {
            lines.push(self.listed("p-at-merit-left", &self.view.merit_left, 0));
        }
        lines
    }

    /// What matters in this phase.
    pub(super) fn status(&self, state: &State, seat: Seat) -> String {
        let shown = self.view;
        let Some(player) = shown.player(seat) else { return String::new() };
        let stand = Message::new("t-p-status")
            .number("round", shown.round)
            .text("phase", self.name("phase", shown.phase.id()))
            .number("pecunia", player.pecunia)
            .number("points", player.points.total);
        let mut told = vec![self.say(&stand)];
        if shown.round == 0 {
            told = Vec::new();
        }
        told.extend(self.calls(seat));
        match shown.phase {
            Phase::Place => {
                let ends = open_ends(state, seat);
                let ends: Vec<String> = ends.into_iter().map(place).collect();
                told.push(match ends.is_empty() {
                    true => self.say(&Message::new("t-p-no-roads")),
                    false => self.say(&Message::new("t-p-roads").text("cells", ends.join("; "))),
                });
            }
            Phase::Trade | Phase::Construct | Phase::Produce => {
                let goods = self
                    .words
                    .list(player.goods.iter().map(|(good, &n)| counted(self.words, good.id(), n.into())));
                let goods = if goods.is_empty() { self.words.plain("p-goods-none") } else { goods };
                told.push(format!("{}.", self.say(&Message::new("p-at-goods").text("list", goods))));
                told.push(format!("{}.", self.say(&self.slots(player))));
                if shown.phase == Phase::Construct {
                    told.push(self.say(&Message::new("t-p-ask-building")));
                }
                if shown.phase == Phase::Produce {
                    let workers =
                        Message::new("p-at-workers").number("count", player.workers_left.unwrap_or(0));
                    told.push(format!("{}.", self.say(&workers)));
                }
            }
            _ => {}
        }
        self.wrap(&told.join(" "), 0, 2)
    }

    /// A tile: what it shows, and where it may lie, if it is in hand.
    pub(super) fn tile(&self, tile: TileId, places: Option<&[CellFits]>) -> Vec<String> {
        let catalogue = self.game.catalogue();
        let Some(number) = catalogue.find(tile) else { return Vec::new() };
        let kind = catalogue.kind(number);
        let mut told = vec![format!("{}.", tile_name(self.words, self.game, tile))];
        let sides = sides(self.words, kind, 0);
        if !sides.is_empty() {
            told.push(self.say(&Message::new("t-p-tile-sides").text("sides", sides)));
        }
        let plans: Vec<String> = kind.plans().iter().map(|plan| self.name("plan", plan.id())).collect();
        if !plans.is_empty() {
            told.push(self.say(&Message::new("t-p-tile-plans").text("plans", self.words.list(plans))));
        }
        let colours = colours(self.words, kind.colours);
        if !colours.is_empty() {
            told.push(self.say(&Message::new("t-p-tile-colours").text("colours", self.words.list(colours))));
        }
        let features: Vec<String> = features(self.words, kind.features);
        if !features.is_empty() {
            let list = self.words.list(features);
            told.push(self.say(&Message::new("t-p-tile-features").text("features", list)));
        }
        if let Some(places) = places {
            let places = self.places(places, kind.turns > 1);
            let id = if places.is_empty() { "t-p-tile-nowhere" } else { "t-p-tile-places" };
            told.push(self.say(&Message::new(id).text("places", places)));
        }
        vec![self.wrap(&told.join(" "), 0, 2)]
    }

    /// Cells on which a tile may lie, grouped by rotations. A tile that looks the same in every rotation needs none.
    fn places(&self, places: &[CellFits], turns: bool) -> String {
        let mut groups: Vec<(&[u8], Vec<String>)> = Vec::new();
        for cell in places {
            match groups.iter_mut().find(|(rotations, _)| *rotations == &cell.rotations[..]) {
                Some((_, cells)) => cells.push(place(cell.at)),
                None => groups.push((&cell.rotations, vec![place(cell.at)])),
            }
        }
        let told = groups.into_iter().map(|(rotations, cells)| {
            let cells = cells.join("; ");
            if !turns {
                return cells;
            }
            let turns: Vec<String> = rotations.iter().map(u8::to_string).collect();
            self.say(&Message::new("t-p-tile-place").text("at", cells).text("turns", turns.join(", ")))
        });
        told.collect::<Vec<_>>().join("; ")
    }

    /// A cell: the tile that lies there, or the tiles of the player that could.
    pub(super) fn cell(&self, state: &State, seat: Seat, at: Hex) -> Vec<String> {
        let place = place(at);
        if let Some(tile) = self.view.tiles.iter().find(|tile| tile.at == at) {
            let kind = kind_of(self.game, tile.tile);
            let sides = kind.map(|kind| sides(self.words, kind, tile.rotation)).unwrap_or_default();
            let owner = tile.owner.map_or_else(String::new, |owner| self.words.player(owner, self.names));
            let id = if tile.owner.is_some() { "t-p-cell-owned" } else { "t-p-cell" };
            let message = Message::new(id).text("site", self.site(tile)).text("owner", owner);
            let mut told = vec![self.say(&message)];
            if !sides.is_empty() {
                told.push(self.say(&Message::new("t-p-cell-sides").text("sides", sides)));
            }
            let colours = kind.map(|kind| colours(self.words, kind.colours)).unwrap_or_default();
            if !colours.is_empty() {
                told.push(
                    self.say(&Message::new("t-p-tile-colours").text("colours", self.words.list(colours))),
                );
            }
            return vec![self.wrap(&told.join(" "), 0, 2)];
        }
        let mut fitting = Vec::new();
        self.game.list_placements(state, seat, &mut fitting);
        let mut tiles: Vec<(&Kind, Vec<u8>)> = Vec::new();
        for (number, _, rot) in fitting.into_iter().filter(|(_, cell, _)| *cell == at) {
            let kind = self.game.catalogue().kind(number);
            match tiles.iter_mut().find(|(known, _)| known.id == kind.id) {
                Some((_, turns)) => turns.push(rot),
                None => tiles.push((kind, vec![rot])),
            }
        }
        if tiles.is_empty() {
            return vec![self.wrap(&self.say(&Message::new("t-p-cell-none").text("at", place)), 0, 2)];
        }
        let mut lines = vec![self.wrap(&self.say(&Message::new("t-p-cell-fits").text("at", place)), 0, 2)];
        lines.extend(tiles.into_iter().map(|(kind, mut turns)| {
            turns.sort_unstable();
            let mut told = vec![tile_name(self.words, self.game, kind.id)];
            told.extend(
                Some(self.words.list(colours(self.words, kind.colours))).filter(|some| !some.is_empty()),
            );
            if kind.turns > 1 {
                let turns: Vec<String> = turns.iter().map(u8::to_string).collect();
                told.push(self.say(&Message::new("t-p-cell-tile").text("turns", turns.join(", "))));
            }
            self.wrap(&told.join("; "), 2, 4)
        }));
        lines
    }

    /// A building: what it costs and needs, and what it does.
    pub(super) fn building(&self, building: Building) -> Vec<String> {
        let facts = self.game.buildings().facts(building);
        let name = self.words.name_in("p", "building", building.id());
        let message = Message::new("t-p-building")
            .text("name", capital(&name))
            .text("plan", self.name("plan", facts.plan.id()))
            .text("cost", cost(self.words, facts.cost))
            .number("points", facts.points);
        let mut told = vec![self.say(&message)];
        let mut tell = |id, list: String| {
            if !list.is_empty() {
                told.push(self.say(&Message::new(id).text("list", list)));
            }
        };
        tell("t-p-building-requires", buildings(self.words, facts.requires));
        let mut near = features(self.words, facts.near);
        if facts.near_sea {
            near.push(self.words.name_in("p", "feature", "usable_sea"));
        }
        let or = |left: String, right: String| self.words.join("p-list-or", left, right);
        tell("t-p-building-near", near.into_iter().reduce(or).unwrap_or_default());
        if facts.stands_on == Some(Ground::Riverbank) {
            tell("t-p-building-ground", self.words.name_in("p", "feature", "riverbank"));
        }
        tell("t-p-building-needs", buildings(self.words, facts.needs));
        if let Some(product) = facts.product {
            tell("t-p-building-makes", counted(self.words, product.id(), 1));
        }
        told.extend(self.brings(building));
        vec![self.wrap(&told.join(" "), 0, 2)]
    }

    /// What a building brings at once and at the end, besides its own points.
    fn brings(&self, building: Building) -> Vec<String> {
        let tables = self.game.buildings();
        let person = tables.score.person;
        let people = |id, count: u8| {
            Message::new(id).number("count", count).number("points", person * i32::from(count))
        };
        let brings = match building {
            Building::Castle | Building::Manor => {
                Some(people("t-p-brings-citizens", tables.facts(building).citizens))
            }
            Building::School => Some(people("t-p-brings-masters", MASTERS)),
            Building::Warehouse => {
                let [_, a, b] = tables.slots;
                let message = Message::new("t-p-brings-slots").number("a-long", a.0).number("a-square", a.1);
                Some(message.number("b-long", b.0).number("b-square", b.1))
            }
            Building::Market => Some(
                Message::new("t-p-brings-price")
                    .number("price", tables.sell.1)
                    .number("plain", tables.sell.0),
            ),
            Building::RidingHall => Some(people("t-p-brings-horsemen", HORSEMEN_PER_FIELD)),
            Building::Port => {
                let message = Message::new("t-p-brings-ships").number("fish", tables.boat_fish);
                Some(message.number("points", tables.fishing_boat.points))
            }
            Building::Lighthouse => {
                Some(Message::new("t-p-brings-cargo").number("points", tables.cargo_ship.points))
            }
            Building::Bridge => Some(Message::new("t-p-brings-bridge")),
            Building::Fortress => Some(Message::new("t-p-brings-fortress")),
            Building::Watchtower => Some(
                Message::new("t-p-brings-watchtower").number("points", tables.score.watchtowers_in_sight),
            ),
            Building::ScoutTower => {
                Some(Message::new("t-p-brings-scout").number("points", tables.score.scouted_watchtower))
            }
            _ => None,
        };
        let mut told: Vec<String> = brings.iter().map(|message| self.say(message)).collect();
        let orders = tables.orders.iter().filter(|facts| facts.of & bit(building) != 0);
        let orders = self.words.list(orders.map(|facts| self.name("order", facts.order.id())));
        if !orders.is_empty() {
            told.push(self.say(&Message::new("t-p-building-orders").text("list", orders)));
        }
        let chains = tables.score.chains.iter().filter(|chain| chain.contains(&building));
        for chain in chains {
            let others = chain.iter().map(|one| self.name("building", one.id()));
            let id = if chain.len() > 2 { "t-p-building-trio" } else { "t-p-building-pair" };
            let message = Message::new(id).text("list", others.collect::<Vec<_>>().join(" – "));
            told.push(self.say(&message.number("pair", tables.score.pair).number("trio", tables.score.trio)));
        }
        told
    }
}

/// Empty cells to which a road of the player leads.
pub(super) fn open_ends(state: &State, seat: Seat) -> Vec<Hex> {
    let mut ends = Vec::new();
    for tile in state.tiles() {
        for direction in Direction::ALL {
            let joined = tile.joined(seat) & (1 << direction.index()) != 0;
            let end = tile.at().neighbour(direction);
            if joined && tile.around()[direction.index()].is_none() && !ends.contains(&end) {
                ends.push(end);
            }
        }
    }
    ends.sort_by_key(|end| (end.r, end.q));
    ends
}

/// The roads, rivers and coasts of a tile: "roads east and west; river south-east".
pub(super) fn sides(words: &Words, kind: &Kind, rot: u8) -> String {
    let told = [(Side::Road, "t-p-roads-to"), (Side::River, "t-p-river-to"), (Side::Sea, "t-p-sea-to")]
        .into_iter()
        .filter_map(|(side, id)| {
            let to: Vec<String> = Direction::ALL
                .into_iter()
                .filter(|direction| kind.sides[direction.turned((6 - rot % 6) % 6).index()] == side)
                .map(|direction| words.name_in("p", "direction", direction.id()))
                .collect();
            let message = Message::new(id).text("to", words.list(to.clone()));
            (!to.is_empty()).then(|| words.sentence(&message, &Names::default()))
        });
    told.collect::<Vec<_>>().join("; ")
}

/// What a tile counts as.
pub(super) fn features(words: &Words, bits: u16) -> Vec<String> {
    let some = Feature::ALL.iter().filter(|feature| bits & feature.bit() != 0);
    some.map(|feature| words.name_in("p", "feature", feature.id())).collect()
}

/// The colours of a tile, which count in groups at the end.
pub(super) fn colours(words: &Words, bits: u8) -> Vec<String> {
    let some = Colour::ALL.iter().filter(|colour| bits & (1 << **colour as u8) != 0);
    some.map(|colour| words.name_in("p", "colour", colour.id())).collect()
}

fn buildings(words: &Words, set: BuildingSet) -> String {
    let some = Building::ALL.iter().filter(|building| set & bit(**building) != 0);
    words.list(some.map(|building| words.form_in("p", "building", building.id(), Some("a"))))
}

/// "1 stone, 1 beam and 1 tool".
pub(super) fn cost(words: &Words, cost: Cost) -> String {
    let some = COST_GOODS.into_iter().zip(cost).filter(|(_, count)| *count > 0);
    let list = words.list(some.map(|(good, count)| counted(words, good.id(), count.into())));
    if list.is_empty() { words.plain("p-goods-none") } else { list }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The kind of a tile, if the game's catalogue has it.
pub(super) fn kind_of(game: &Principati, tile: TileId) -> Option<&Kind> {
    game.catalogue().find(tile).map(|number| game.catalogue().kind(number))
}
