//! What is typed, as actions of Principati.

use super::vocabulary::{VERBS, Verb, buildings, goods, named, tiles};
use crate::Misread;
use crate::typed::{Found, Named, Reader, verb};
use princely_core::{Game, Message};
use princely_hex::Hex;
use princely_principati::look::Tile;
use princely_principati::names::Category;
use princely_principati::{
    Action, Building, Commerce, Figure, FoodRow, Good, Observation, Principati, StockBoard, TileId, Vehicle,
};
use princely_words::Words;

/// The most that one command can do.
const MOST: u8 = 24;

/// Reads commands of the viewer of an observation.
pub(super) struct Parser<'a> {
    game: &'a Principati,
    words: &'a Words,
    observation: &'a Observation,
    legal: Vec<Action>,
    pub(super) tiles: Named<TileId>,
    pub(super) buildings: Named<Building>,
}

impl<'a> Parser<'a> {
    pub(super) fn new(game: &'a Principati, words: &'a Words, observation: &'a Observation) -> Parser<'a> {
        let mut legal = Vec::new();
        game.observed_legal_actions(observation, &mut legal);
        let (tiles, buildings) = (tiles(words, game), buildings(words));
        Parser { game, words, observation, legal, tiles, buildings }
    }

    pub(super) fn parse(&self, mut reader: Reader<'_>) -> Result<Vec<Action>, Misread> {
        let reader = &mut reader;
        let actions = match verb(reader, VERBS, &self.observation.known().phase())? {
            Verb::Keep => vec![Action::DraftKeep { tile: self.tile(reader)? }],
            Verb::Reserve => vec![self.reserve(reader)?],
            Verb::Place => vec![self.lay(reader)?],
            Verb::Farmer => vec![self.farmer(reader)?],
            Verb::Cannot => vec![Action::CannotPlace],
            Verb::Master => self.figure(reader, Figure::Master)?,
            Verb::Cardinal => self.figure(reader, Figure::Cardinal)?,
            Verb::Sell => self.each_good(reader, |good| Action::Sell { good })?,
            Verb::Buy => self.each_good(reader, |good| Action::Buy { good })?,
            Verb::Coin => vec![self.coin(reader)?],
            Verb::Commerce => vec![self.commerce(reader)?],
            Verb::Build => vec![self.build(reader)?],
            Verb::Demolish => vec![self.demolish(reader)?],
            Verb::Miner => vec![self.miner(reader)?],
            Verb::Architect => vec![self.architect(reader)?],
            Verb::Produce => self.produce(reader)?,
            Verb::Catch => {
                vec![Action::Catch; usize::from(reader.count().unwrap_or(1).clamp(1, MOST))]
            }
            Verb::Make => vec![self.make(reader)?],
            Verb::Merit => vec![Action::MeritTile { tile: self.tile(reader)? }],
            Verb::End => {
                reader.take("say-phase");
                vec![Action::EndPhase]
            }
        };
        reader.end()?;
        Ok(actions)
    }

    /// A tile, if possible one that the viewer could lay, keep or take.
    fn tile(&self, reader: &mut Reader<'_>) -> Result<TileId, Misread> {
        let near = self.tiles.only(|tile| self.is_at_hand(tile));
        let whole = reader.whole_thing(&self.tiles);
        for named in [&near, &self.tiles] {
            match whole.map_or_else(|| reader.thing(named), Found::One) {
                Found::One(tile) => {
                    // "Straight House (H02)" names it twice.
                    let only = self.tiles.only(|other| other == tile);
                    if let (Found::One(_), _) = only.find(reader.rest()) {
                        reader.thing(&only);
                    }
                    return Ok(tile);
                }
                Found::Several(tiles) => {
                    let names = tiles
                        .iter()
                        .take(8)
                        .map(|tile| princely_words::principati::tile_name(self.words, self.game, *tile));
                    let list = names.collect::<Vec<_>>().join(", ");
                    return Err(reader.expected(&Message::new("t-which").text("list", list)));
                }
                Found::None => {}
            }
        }
        Err(reader.expected_one_of(&Message::new("t-p-expected-tile"), &near))
    }

    fn is_at_hand(&self, tile: TileId) -> bool {
        self.legal.iter().any(|action| match *action {
            Action::Place { tile: other, .. }
            | Action::PlaceExtra { tile: other, .. }
            | Action::DraftKeep { tile: other }
            | Action::MeritTile { tile: other } => other == tile,
            _ => false,
        })
    }

    fn building(&self, reader: &mut Reader<'_>) -> Result<Building, Misread> {
        match reader.thing(&self.buildings) {
            Found::One(building) => Ok(building),
            Found::Several(found) => {
                let names = found.iter().map(|building| self.words.name_in("p", "building", building.id()));
                let list = names.collect::<Vec<_>>().join(", ");
                Err(reader.expected(&Message::new("t-which").text("list", list)))
            }
            Found::None => {
                Err(reader.expected_one_of(&Message::new("t-p-expected-building"), &self.buildings))
            }
        }
    }

    fn place(&self, reader: &mut Reader<'_>) -> Result<Hex, Misread> {
        reader.skip();
        reader.take("say-at");
        reader.place().ok_or_else(|| reader.expected(&Message::new("t-p-expected-place")))
    }

    /// The slot, from 1; `None` if it is not named.
    fn slot(&self, reader: &mut Reader<'_>) -> Result<Option<u8>, Misread> {
        reader.skip();
        if !reader.take("say-slot") {
            return Ok(None);
        }
        let slot = reader.count().and_then(|slot| slot.checked_sub(1));
        slot.map(Some).ok_or_else(|| reader.expected(&Message::new("t-p-expected-slot")))
    }

    fn stock_board(&self, reader: &mut Reader<'_>) -> Result<Option<StockBoard>, Misread> {
        reader.skip();
        if !reader.take("say-board") {
            return Ok(None);
        }
        let boards: Named<StockBoard> = named(StockBoard::ALL.iter().map(|board| (board.id(), *board)));
        let board = reader.thing_here(&boards);
        board.map(Some).ok_or_else(|| reader.expected(&Message::new("t-p-expected-board")))
    }

    fn rotation(&self, reader: &mut Reader<'_>) -> Result<Option<u8>, Misread> {
        reader.skip();
        let named = reader.take("say-rot");
        match reader.count() {
            Some(rot) => Ok(Some(rot)),
            None if named => Err(reader.expected(&Message::new("t-p-expected-rot").text("list", "0–5"))),
            None => Ok(None),
        }
    }

    fn reserve(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let mut chosen = Vec::new();
        reader.skip();
        while !reader.is_done() && chosen.len() < 2 {
            chosen.push(match reader.take("say-nothing") {
                true => None,
                false => Some(self.building(reader)?),
            });
            reader.skip();
        }
        // One thing is said for two slots, and only one way to do it is legal: "reserve nothing".
        let fits = |action: &&Action| match action {
            Action::Reserve { buildings: choice } => {
                let slots = choice.buildings();
                let rest = slots.get(chosen.len()..).unwrap_or_default();
                slots.starts_with(&chosen) && rest.iter().all(Option::is_none)
            }
            _ => false,
        };
        if let Some(action) = self.legal.iter().find(fits) {
            return Ok(*action);
        }
        let reservation = princely_principati::Reservation::new(&chosen);
        reservation
            .map(|buildings| Action::Reserve { buildings })
            .ok_or_else(|| reader.expected_one_of(&Message::new("t-p-expected-building"), &self.buildings))
    }

    fn lay(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let tile = self.tile(reader)?;
        let at = self.place(reader)?;
        let rot = self.rotation(reader)?;
        let board = self.stock_board(reader)?;
        let fits = |action: &&Action| match **action {
            Action::Place { tile: known, at: there, rot: turn } => {
                (known, there) == (tile, at) && rot.is_none_or(|rot| rot == turn)
            }
            Action::PlaceExtra { tile: known, at: there, rot: turn, stock_board } => {
                (known, there) == (tile, at)
                    && rot.is_none_or(|rot| rot == turn)
                    && board.is_none_or(|board| Some(board) == stock_board)
            }
            _ => false,
        };
        let found: Vec<Action> = self.legal.iter().filter(fits).copied().collect();
        if let [only] = found[..] {
            return Ok(only);
        }
        let rots: Vec<u8> = found.iter().map(|action| rotation_of(*action)).collect();
        if let Some(first) = rots.first() {
            if rots.iter().all(|rot| rot == first) {
                return Err(reader.expected(&Message::new("t-p-expected-board")));
            }
            let kind = super::board::kind_of(self.game, tile);
            let mut rots: Vec<String> = rots
                .iter()
                .map(|&rot| {
                    let sides = kind.map(|kind| super::board::sides(self.words, kind, rot));
                    format!("{rot} ({})", sides.unwrap_or_default())
                })
                .collect();
            rots.dedup();
            return Err(reader.expected(&Message::new("t-p-expected-rot").text("list", rots.join(", "))));
        }
        let rot = rot.unwrap_or(0);
        let category = self.game.catalogue().find(tile).map(|kind| self.game.catalogue().kind(kind).category);
        Ok(match category {
            Some(Category::Start | Category::Merit) => {
                Action::PlaceExtra { tile, at, rot, stock_board: board }
            }
            _ => Action::Place { tile, at, rot },
        })
    }

    fn farmer(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        reader.skip();
        reader.take("say-from");
        let from = self.place(reader)?;
        reader.take("say-to");
        let to = self.place(reader)?;
        let rot = self.rotation(reader)?;
        let rots: Vec<u8> = self
            .legal
            .iter()
            .filter_map(|action| match *action {
                Action::FarmerMove { from: f, to: t, rot } if (f, t) == (from, to) => Some(rot),
                _ => None,
            })
            .collect();
        match (rot, &rots[..]) {
            (Some(rot), _) | (None, &[rot]) => Ok(Action::FarmerMove { from, to, rot }),
            (None, []) => Ok(Action::FarmerMove { from, to, rot: 0 }),
            (None, rots) => {
                let list = rots.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
                Err(reader.expected(&Message::new("t-p-expected-rot").text("list", list)))
            }
        }
    }

    fn figure(&self, reader: &mut Reader<'_>, who: Figure) -> Result<Vec<Action>, Misread> {
        let (mut from, mut to, mut said) = (None, None, false);
        reader.skip();
        // `master 2 to 3,1` sends two.
        let count = if who == Figure::Master { reader.count().unwrap_or(1).clamp(1, MOST) } else { 1 };
        reader.skip();
        while !reader.is_done() {
            let is_to = if reader.take("say-to") || reader.take("say-at") {
                true
            } else if reader.take("say-from") {
                false
            } else {
                return Err(reader.expected(&Message::new("t-p-expected-figure")));
            };
            reader.skip();
            let place = if reader.take("say-home") { None } else { Some(self.place(reader)?) };
            if is_to {
                to = place;
            } else {
                from = place;
            }
            said = true;
            reader.skip();
        }
        if !said {
            return Err(reader.expected(&Message::new("t-p-expected-figure")));
        }
        // There is only one cardinal, so the player need not say where he comes from.
        if who == Figure::Cardinal && from.is_none() {
            let his = self.own_tiles().find(Tile::has_cardinal);
            from = his.map(|tile| tile.at());
        }
        Ok(vec![Action::MoveMaster { who, from, to }; usize::from(count)])
    }

    /// Laid tiles of the viewer; a spectator has none.
    fn own_tiles(&self) -> impl Iterator<Item = Tile<'_>> {
        let viewer = self.observation.viewer();
        self.observation.known().tiles().filter(move |tile| viewer.is_some() && tile.owner() == viewer)
    }

    fn each_good(
        &self,
        reader: &mut Reader<'_>,
        action: impl Fn(Good) -> Action,
    ) -> Result<Vec<Action>, Misread> {
        let goods = goods(self.words);
        let mut actions = Vec::new();
        while !reader.is_done() || actions.is_empty() {
            // "sell all fish": every piece that is stored.
            let every = matches!(action(Good::Fish), Action::Sell { .. }) && reader.take("say-all");
            let count = reader.count().unwrap_or(1).min(MOST);
            match reader.thing(&goods) {
                Found::One(good) => {
                    let stored = |seat| self.observation.known().player(seat).good(good).max(1);
                    let stored = self.observation.viewer().map_or(1, stored);
                    let count = if every { stored } else { count };
                    actions.extend(std::iter::repeat_n(action(good), usize::from(count)));
                }
                Found::Several(found) => {
                    let names = found.iter().map(|good| self.words.name_in("p", "good", good.id()));
                    let list = names.collect::<Vec<_>>().join(", ");
                    return Err(reader.expected(&Message::new("t-which").text("list", list)));
                }
                Found::None => {
                    return Err(reader.expected_one_of(&Message::new("t-p-expected-good"), &goods));
                }
            }
            reader.skip();
        }
        actions.truncate(usize::from(MOST));
        Ok(actions)
    }

    fn coin(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let rows = Named::of_keys(
            self.words,
            &[("say-row-fish", FoodRow::Fish), ("say-row-bread", FoodRow::BreadHam)],
        );
        match reader.thing(&rows) {
            Found::One(row) => Ok(Action::FoodCoin { row }),
            _ => Err(reader.expected(&Message::new("t-p-expected-row"))),
        }
    }

    fn commerce(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        match reader.count() {
            Some(20) => Ok(Action::BuyCommerce { order: Commerce::Twenty }),
            Some(30) => Ok(Action::BuyCommerce { order: Commerce::Thirty }),
            _ => Err(reader.expected(&Message::new("t-p-expected-commerce"))),
        }
    }

    fn build(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let building = self.building(reader)?;
        let at = match self.place(reader) {
            Ok(at) => at,
            // If there is only one site, it need not be named.
            Err(misread) => match (reader.is_done(), self.only_site(building)) {
                (true, Some(at)) => at,
                _ => return Err(misread),
            },
        };
        let slot = self.slot(reader)?;
        let board = self.stock_board(reader)?;
        let fits = |action: &&Action| match **action {
            Action::Build { building: known, at: there, slot: on, stock_board } => {
                (known, there) == (building, at)
                    && slot.is_none_or(|slot| slot == on)
                    && board.is_none_or(|board| Some(board) == stock_board)
            }
            _ => false,
        };
        let mut found = self.legal.iter().filter(fits);
        match (found.next(), found.next()) {
            (Some(Action::Build { stock_board: Some(_), .. }), Some(_)) => {
                Err(reader.expected(&Message::new("t-p-expected-board")))
            }
            (Some(first), _) => Ok(*first),
            (None, _) => {
                let slot = slot.unwrap_or_else(|| self.fitting_slot(building, at));
                Ok(Action::Build { building, at, slot, stock_board: board })
            }
        }
    }

    /// The place where a building could stand now, if there is only one.
    fn only_site(&self, building: Building) -> Option<Hex> {
        let mut sites: Vec<Hex> = Vec::new();
        for action in &self.legal {
            match *action {
                Action::Build { building: known, at, .. } if known == building && !sites.contains(&at) => {
                    sites.push(at);
                }
                _ => {}
            }
        }
        if let [only] = sites[..] { Some(only) } else { None }
    }

    /// The first slot of a tile whose plan fits the building.
    fn fitting_slot(&self, building: Building, at: Hex) -> u8 {
        let Some(tile) = self.observation.known().tile_at(at) else { return 0 };
        let plans = self.game.catalogue().kind(tile.kind()).plans();
        let bit = princely_principati::buildings::bit(building);
        let fits = |plan: &princely_principati::Plan| self.game.buildings().fitting(*plan) & bit != 0;
        plans.iter().position(fits).map_or(0, |slot| slot as u8)
    }

    /// The first slot of a tile on which something stands.
    fn standing_slot(&self, at: Hex) -> u8 {
        let tile = self.observation.known().tile_at(at);
        tile.and_then(|tile| (0..2).find(|slot| tile.building(*slot).is_some())).unwrap_or(0) as u8
    }

    fn demolish(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let at = self.place(reader)?;
        let slot = self.slot(reader)?.unwrap_or_else(|| self.standing_slot(at));
        Ok(Action::Demolish { at, slot })
    }

    fn miner(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let building = self.building(reader)?;
        let at = self.place(reader)?;
        let slot = self.slot(reader)?.unwrap_or_else(|| self.fitting_slot(building, at));
        Ok(Action::MinerMine { building, at, slot })
    }

    fn architect(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        reader.skip();
        reader.take("say-from");
        let from = self.place(reader)?;
        let from_slot = self.slot(reader)?.unwrap_or_else(|| self.standing_slot(from));
        reader.take("say-to");
        let to = self.place(reader)?;
        let to_slot = self.slot(reader)?.unwrap_or(0);
        Ok(Action::ArchitectMove { from, from_slot, to, to_slot })
    }

    /// `produce 3,1`, `produce quarry 2`.
    fn produce(&self, reader: &mut Reader<'_>) -> Result<Vec<Action>, Misread> {
        reader.skip();
        reader.take("say-at");
        let (at, slot) = match reader.place() {
            Some(at) => (at, self.slot(reader)?.unwrap_or_else(|| self.standing_slot(at))),
            None => {
                let building = self.building(reader)?;
                reader.skip();
                reader.take("say-at");
                let wanted = reader.place();
                let own = self.own_tiles().filter(|tile| wanted.is_none_or(|wanted| wanted == tile.at()));
                let sites: Vec<(Hex, u8)> = own
                    .flat_map(|tile| {
                        let slots = (0..2).filter(move |slot| tile.building(*slot) == Some(building));
                        slots.map(move |slot| (tile.at(), slot as u8))
                    })
                    .collect();
                // Among several wells, one that still gives something.
                let works =
                    |site: &&(Hex, u8)| self.legal.contains(&Action::Produce { at: site.0, slot: site.1 });
                match sites.iter().find(works).or(sites.first()) {
                    Some(site) => *site,
                    None => return Err(reader.expected(&Message::new("t-p-expected-workplace"))),
                }
            }
        };
        let count = reader.count().unwrap_or(1).clamp(1, MOST);
        reader.take("say-times");
        Ok(vec![Action::Produce { at, slot }; usize::from(count)])
    }

    fn make(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let mut vehicles = Named::default();
        for vehicle in Vehicle::ALL {
            vehicles.add(&vehicle.id().replace('_', " "), *vehicle);
            vehicles.add(&self.words.name_in("p", "vehicle", vehicle.id()), *vehicle);
        }
        vehicles.add("boat", Vehicle::FishingBoat);
        vehicles.add("ship", Vehicle::CargoShip);
        match reader.thing(&vehicles) {
            Found::One(vehicle) => Ok(Action::Make { vehicle }),
            _ => Err(reader.expected_one_of(&Message::new("t-p-expected-vehicle"), &vehicles)),
        }
    }
}

fn rotation_of(action: Action) -> u8 {
    match action {
        Action::Place { rot, .. } | Action::PlaceExtra { rot, .. } => rot,
        _ => 0,
    }
}
