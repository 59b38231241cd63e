//! What there is to choose from, in groups.

use super::board::{colours, cost, features, kind_of, sides};
use crate::{Choice, Page};
use princely_core::{Message, Seat};
use princely_hex::Hex;
use princely_principati::buildings::{Ground, bit};
use princely_principati::{Action, Building, Commerce, Figure, FoodRow, Order, Principati, State, TileId};
use princely_words::principati::{action as in_words, counted, tile_name};
use std::cmp::Reverse;

/// What a player chooses from.
pub(super) struct Menu<'a> {
    pub(super) game: &'a Principati,
    pub(super) page: &'a Page<'a>,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
}

impl Menu<'_> {
    fn say(&self, message: &Message) -> String {
        self.page.words.sentence(message, self.page.names)
    }

    fn group(&self, id: &'static str) -> Vec<String> {
        vec![self.say(&Message::new(id))]
    }

    /// The place of an action in a list. Extra tiles come first, then the tiles of the hand by category, with places
    /// that have most own neighbours first. Buildings that would work come before those that would not. Tearing down
    /// comes last, after the end of the phase.
    pub(super) fn rank(&self, action: &Action) -> (usize, Reverse<usize>) {
        match action {
            Action::Place { tile, at, .. } => {
                let category = kind_of(self.game, *tile).map_or(0, |kind| kind.category.index());
                (1 + category, Reverse(self.own_neighbours(*at)))
            }
            Action::PlaceExtra { .. } => (0, Reverse(0)),
            Action::Build { building, at, .. } if !self.works(*building, *at) => (101, Reverse(0)),
            Action::EndPhase => (200, Reverse(0)),
            // An action that costs something and brings nothing is not offered first.
            Action::Demolish { .. } => (300, Reverse(0)),
            _ => (100, Reverse(0)),
        }
    }

    fn own_neighbours(&self, at: Hex) -> usize {
        let owner = |at| self.state.tile_at(at).and_then(|tile| tile.owner());
        at.neighbours().into_iter().filter(|&at| owner(at) == Some(self.seat)).count()
    }

    pub(super) fn choice(&self, action: Action) -> Choice<Action> {
        let text = in_words(self.page.words, self.game, &action);
        let (path, text) = match action {
            Action::Place { tile, at, rot } => {
                (self.laying(tile), self.with_sides(self.without_turn(text, tile, at), tile, rot))
            }
            Action::PlaceExtra { tile, rot, .. } => {
                let mut path = self.group("t-p-group-extra");
                path.push(tile_name(self.page.words, self.game, tile));
                (path, self.with_sides(text, tile, rot))
            }
            Action::FarmerMove { from, .. } => {
                let mut path = self.group("t-p-group-farmer");
                path.push(self.say(&Message::new("t-p-group-from").place("at", (from.q, from.r))));
                (path, text)
            }
            Action::MoveMaster { who: Figure::Cardinal, .. } => (self.group("t-p-group-cardinal"), text),
            Action::MoveMaster { from: None, .. } => (self.group("t-p-group-send"), text),
            Action::MoveMaster { to: None, .. } => (self.group("t-p-group-recall"), text),
            Action::MoveMaster { .. } => (self.group("t-p-group-shift"), text),
            Action::Sell { .. } => {
                let price = self.game.selling_price(self.state, self.seat);
                let text = self.say(&Message::new("t-p-price").text("deal", text).number("pecunia", price));
                (self.group("t-p-group-sell"), text)
            }
            Action::Buy { good } => {
                let price = self.game.buildings().buy[good.index()];
                let text = self.say(&Message::new("t-p-price").text("deal", text).number("pecunia", price));
                (self.group("t-p-group-buy"), text)
            }
            Action::Build { building, at, .. } => {
                (self.building(building, at), self.where_built(text, action))
            }
            Action::Demolish { at, slot } => {
                let standing = self.state.tile_at(at).and_then(|tile| tile.building(slot.into()));
                let text = match standing {
                    Some(building) => self.named(text, building),
                    None => text,
                };
                let price = self.game.buildings().demolish;
                let text =
                    self.say(&Message::new("t-p-demolish").text("deal", text).number("pecunia", price));
                (self.group("t-p-group-demolish"), text)
            }
            Action::MinerMine { .. } => (self.group("t-p-group-miner"), text),
            Action::ArchitectMove { from, .. } => {
                let mut path = self.group("t-p-group-architect");
                path.push(self.say(&Message::new("t-p-group-from").place("at", (from.q, from.r))));
                (path, text)
            }
            Action::Produce { at, slot } => {
                let standing = self.state.tile_at(at).and_then(|tile| tile.building(slot.into()));
                let text = match standing {
                    Some(building) => self.named(text, building),
                    None => text,
                };
                let made = standing.and_then(|building| self.makes(building));
                (Vec::new(), made.map_or(text.clone(), |made| format!("{text}; {made}")))
            }
            Action::MeritTile { tile } | Action::DraftKeep { tile } => {
                (Vec::new(), self.with_all(text, tile))
            }
            Action::Reserve { buildings: choice } => {
                let slots = (0u32..).zip(choice.buildings()).map(|(slot, building)| {
                    let id = building.map_or("nothing", Building::id);
                    let name = self.page.words.form_in("p", "building", id, Some("a"));
                    self.say(&Message::new("t-p-slot").ordinal("slot", slot).text("name", name))
                });
                (Vec::new(), slots.collect::<Vec<_>>().join(", "))
            }
            Action::FoodCoin { row } => {
                let facts = self.game.buildings().food[row.index()];
                let deal =
                    self.say(&Message::new("t-p-price").text("deal", text).number("pecunia", facts.coin));
                let key = if row == FoodRow::Fish { "t-p-coin-fish" } else { "t-p-coin-bread" };
                (Vec::new(), self.say(&Message::new(key).text("deal", deal).number("points", facts.points)))
            }
            Action::BuyCommerce { order: commerce } => {
                let order = match commerce {
                    Commerce::Thirty => Order::Commerce30,
                    Commerce::Twenty => Order::Commerce20,
                };
                let price = self.game.commerce_price(commerce);
                let deal = self.say(&Message::new("t-p-price").text("deal", text).number("pecunia", price));
                let points = self.game.buildings().order_points[order.index()];
                (
                    Vec::new(),
                    self.say(&Message::new("t-p-commerce").text("deal", deal).number("points", points)),
                )
            }
            Action::CannotPlace | Action::Catch | Action::Make { .. } | Action::EndPhase => {
                (Vec::new(), text)
            }
        };
        Choice { path, text, actions: vec![action] }
    }

    /// A tile of the hand: its category, then its name and what it counts as.
    fn laying(&self, tile: TileId) -> Vec<String> {
        let Some(kind) = kind_of(self.game, tile) else {
            return vec![tile_name(self.page.words, self.game, tile)];
        };
        let name = tile_name(self.page.words, self.game, tile);
        let mut shown = colours(self.page.words, kind.colours);
        shown.extend(features(self.page.words, kind.features));
        let name = match shown {
            some if some.is_empty() => name,
            some => {
                let list = self.page.words.list(some);
                self.say(&Message::new("t-p-with").text("text", name).text("more", list))
            }
        };
        vec![self.page.words.name_in("p", "category", kind.category.id()), name]
    }

    /// Leaves out the rotation of a tile that looks the same in every rotation.
    fn without_turn(&self, text: String, tile: TileId, at: Hex) -> String {
        if kind_of(self.game, tile).is_none_or(|kind| kind.turns > 1) {
            return text;
        }
        let name = tile_name(self.page.words, self.game, tile);
        self.say(&Message::new("t-p-lay").text("tile", name).place("at", (at.q, at.r)))
    }

    fn with_sides(&self, text: String, tile: TileId, rot: u8) -> String {
        let sides = kind_of(self.game, tile).map(|kind| sides(self.page.words, kind, rot));
        match sides.filter(|sides| !sides.is_empty()) {
            Some(sides) => self.say(&Message::new("t-p-with").text("text", text).text("more", sides)),
            None => text,
        }
    }

    /// Everything a tile shows: its plans, what it counts as, its colours and its sides.
    fn with_all(&self, text: String, tile: TileId) -> String {
        let Some(kind) = kind_of(self.game, tile) else { return text };
        let words = self.page.words;
        let plans = kind.plans().iter().map(|plan| words.name_in("p", "plan", plan.id()));
        let parts = [
            words.list(plans),
            words.list(features(words, kind.features)),
            words.list(colours(words, kind.colours)),
            sides(words, kind, 0),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        self.say(&Message::new("t-p-with").text("text", text).text("more", parts.join("; ")))
    }

    /// Adds the name of the building that stands on a place and slot.
    fn named(&self, text: String, building: Building) -> String {
        let name = self.page.words.name_in("p", "building", building.id());
        self.say(&Message::new("t-p-with").text("text", text).text("more", name))
    }

    fn building(&self, building: Building, at: Hex) -> Vec<String> {
        let price = match self.state.tile_at(at) {
            Some(tile) => self.game.cost(self.state, tile.number(), building),
            None => self.game.buildings().facts(building).cost,
        };
        let name = self.page.words.form_in("p", "building", building.id(), Some("a"));
        let message = Message::new("t-p-group-build").text("name", name);
        vec![self.say(&message.text("cost", cost(self.page.words, price)))]
    }

    /// What the building costs there and makes, and whether it would work at once.
    fn where_built(&self, text: String, action: Action) -> String {
        let Action::Build { building, at, .. } = action else { return text };
        let Some(tile) = self.state.tile_at(at) else { return text };
        let words = self.page.words;
        let mut told = vec![cost(words, self.game.cost(self.state, tile.number(), building))];
        match self.works(building, at) {
            true => told.extend(self.makes(building)),
            false => {
                let lacks = self.lacks(building, at);
                told.push(self.say(&Message::new("t-p-site-idle").text("lacks", lacks)));
            }
        }
        self.say(&Message::new("t-p-with").text("text", text).text("more", told.join("; ")))
    }

    /// What a building makes, if anything.
    fn makes(&self, building: Building) -> Option<String> {
        let good = counted(self.page.words, self.game.buildings().facts(building).product?.id(), 1);
        Some(self.say(&Message::new("t-p-site-makes").text("good", good)))
    }

    /// What a building would lack there: land of one kind or another, ground, or buildings at work.
    fn lacks(&self, building: Building, at: Hex) -> String {
        let (words, facts) = (self.page.words, self.game.buildings().facts(building));
        let suits = |number| self.game.suits(self.state, self.seat, number, building);
        if self.state.tile_at(at).is_some_and(|tile| !suits(tile.number())) {
            let mut land = features(words, facts.near);
            land.extend(facts.near_sea.then(|| words.name_in("p", "feature", "usable_sea")));
            land.extend(facts.stands_on.map(|ground| match ground {
                Ground::Riverbank => words.name_in("p", "feature", "riverbank"),
                Ground::UsableSea => words.name_in("p", "feature", "usable_sea"),
            }));
            let or = |left: String, right: String| words.join("p-list-or", left, right);
            return land.into_iter().reduce(or).unwrap_or_default();
        }
        let missing = facts.needs & !self.game.working_kinds(self.state, self.seat);
        let missing = Building::ALL.iter().filter(|one| missing & bit(**one) != 0);
        words.list(missing.map(|one| words.name_in("p", "building", one.id())))
    }

    /// Whether a building would work there at once, if the rules ask that of it.
    fn works(&self, building: Building, at: Hex) -> bool {
        let facts = self.game.buildings().facts(building);
        let missing = facts.needs & !self.game.working_kinds(self.state, self.seat);
        let suits = |number| self.game.suits(self.state, self.seat, number, building);
        !facts.works || missing == 0 && self.state.tile_at(at).is_some_and(|tile| suits(tile.number()))
    }
}
