//! What works, and how much it makes (section 13).

use crate::Principati;
use crate::buildings::{BuildingSet, Facts, Ground, Product, bit};
use crate::catalogue::MAX_TILES;
use crate::choices::Site;
use crate::limits::{BLUE_SPRING_BUCKETS, HORSEMEN, HORSEMEN_PER_FIELD, WELL_BUCKETS};
use crate::map::{Laid, Map, TileNo};
use crate::names::{Building, Feature, Side};
use crate::options::Variant;
use crate::state::{Player, State};
use princely_core::Seat;

/// Why a building does not work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// None of these features is near, as bits.
    Feature(u16),
    /// It does not stand on the ground that it needs.
    Ground(Ground),
    /// These buildings of the same player have to work and do not, as bits.
    Buildings(BuildingSet),
}

impl Principati {
    /// Features that serve `seat` on a tile: some serve the tile's owner only (P-TILE-08).
    #[inline]
    fn serves(&self, tile: &Laid, seat: Seat) -> u16 {
        let features = self.catalogue.kind(tile.kind).features;
        if tile.is_owned_by(seat) { features } else { features & !self.catalogue.owner_only }
    }

    /// Features on the tile itself and on those around it that serve `seat` (P-TILE-07).
    pub fn features_near(&self, state: &State, seat: Seat, number: TileNo) -> u16 {
        let map = &state.map;
        let tile = map.tile(number);
        let own = if self.options.switches.feature_on_own_tile { self.serves(tile, seat) } else { 0 };
        map.around(number).fold(own, |near, other| near | self.serves(map.tile(other), seat))
    }

    /// Whether a tile is part of a usable sea (P-SEA-02).
    pub(crate) fn on_usable_sea(&self, map: &Map, number: TileNo) -> bool {
        self.sea_body(map, number).is_some_and(|(usable, _)| usable)
    }

    /// Whether the body of sea that a tile is part of is usable, and which tiles it holds.
    pub(crate) fn sea_body(&self, map: &Map, number: TileNo) -> Option<(bool, [bool; MAX_TILES])> {
        if (0..6).all(|direction| map.tile(number).sides.at(direction) != Side::Sea) {
            return None;
        }
        let mut seen = [false; MAX_TILES];
        let (mut body, mut count, mut next) = ([0; MAX_TILES], 1, 0);
        body[0] = number;
        seen[usize::from(number)] = true;
        let (mut seas, mut bays, mut mouths) = (0, 0, 0);
        while next < count {
            let tile = map.tile(body[next]);
            next += 1;
            let kind = self.catalogue.kind(tile.kind);
            seas += u32::from(kind.has(Feature::Sea) && !kind.has(Feature::Island));
            if kind.has(Feature::Bay) {
                bays += 1;
            } else if kind.has(Feature::RiverMouth) {
                mouths += 1;
            }
            for direction in 0..6 {
                if let Some(other) = map.sea_joins(tile, direction)
                    && !seen[usize::from(other)]
                {
                    seen[usize::from(other)] = true;
                    body[count] = other;
                    count += 1;
                }
            }
        }
        Some((seas >= 1 && bays >= 1 && bays + mouths >= 2, seen))
    }

    /// Whether a laid tile gives a building the features and the ground that it needs to work.
    #[inline]
    pub fn suits(&self, state: &State, seat: Seat, number: TileNo, building: Building) -> bool {
        let facts = self.buildings.facts(building);
        self.has_feature(state, seat, number, facts) && self.has_ground(&state.map, number, facts)
    }

    /// Whether the features a building asks for are near the tile.
    fn has_feature(&self, state: &State, seat: Seat, number: TileNo, facts: &Facts) -> bool {
        if facts.near == 0 && !facts.near_sea {
            return true;
        }
        let map = &state.map;
        self.features_near(state, seat, number) & facts.near != 0
            || facts.near_sea
                && (self.options.switches.feature_on_own_tile && self.on_usable_sea(map, number)
                    || map.around(number).any(|other| self.on_usable_sea(map, other)))
    }

    /// Whether the ground is what a building asks for.
    fn has_ground(&self, map: &Map, number: TileNo, facts: &Facts) -> bool {
        match facts.stands_on {
            None => true,
            Some(Ground::Riverbank) => self.catalogue.kind(map.tile(number).kind).riverbank,
            Some(Ground::UsableSea) => self.on_usable_sea(map, number),
        }
    }

    /// The kinds of a player's buildings of which a piece works (P-PROD-05).
    pub fn working_kinds(&self, state: &State, seat: Seat) -> BuildingSet {
        let player = state.player(seat);
        let standing = player.standing_set();
        // Which kinds have a piece on a good site.
        let mut sites: BuildingSet = 0;
        for (number, tile) in state.map.iter() {
            if !tile.is_owned_by(seat) {
                continue;
            }
            for building in tile.buildings.into_iter().filter_map(Building::of) {
                if self.buildings.facts(building).works
                    && sites & bit(building) == 0
                    && self.suits(state, seat, number, building)
                {
                    sites |= bit(building);
                }
            }
        }
        let mut working = 0;
        for &building in &self.buildings.by_need {
            let facts = self.buildings.facts(building);
            if sites & standing & bit(building) != 0 && facts.needs & !working == 0 {
                working |= bit(building);
            }
        }
        working
    }

    /// The buildings of a player that work, in the order of the tiles on the map.
    pub fn working_sites(&self, state: &State, seat: Seat) -> Vec<Site> {
        let working = self.working_kinds(state, seat);
        let works = |number: TileNo, building: Building| {
            self.buildings.facts(building).works
                && self.lack(state, seat, number, building, working).is_none()
        };
        let own = state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat));
        let sites = own.flat_map(|(number, tile)| {
            let standing =
                (0..).zip(tile.buildings).filter_map(|(slot, piece)| Some((slot, Building::of(piece)?)));
            standing.map(move |(slot, building)| (number, Site { building, at: tile.at, slot }))
        });
        sites.filter(|(number, site)| works(*number, site.building)).map(|(_, site)| site).collect()
    }

    /// What a building on a tile lacks in order to work, given the kinds that work.
    pub(crate) fn lack(
        &self,
        state: &State,
        seat: Seat,
        number: TileNo,
        building: Building,
        working: BuildingSet,
    ) -> Option<Lack> {
        let facts = self.buildings.facts(building);
        if !self.has_feature(state, seat, number, facts) {
            return Some(Lack::Feature(facts.near));
        }
        if let Some(ground) = facts.stands_on
            && !self.has_ground(&state.map, number, facts)
        {
            return Some(Lack::Ground(ground));
        }
        let idle = facts.needs & !working;
        (idle != 0).then_some(Lack::Buildings(idle))
    }

    /// What a unit of work at a building yields now (with the Miners variant: P-MINE-01).
    pub(crate) fn product(&self, player: &Player, building: Building) -> Option<Product> {
        let facts = self.buildings.facts(building);
        facts.product.or_else(|| {
            let good = facts.raw.filter(|_| self.options.variant == Variant::Miners)?;
            let used = Building::ALL.iter().any(|&user| facts.raw_until & bit(user) != 0 && player.has(user));
            (!used).then_some(Product::Good(good))
        })
    }

    /// Whether masters may be put on a tile with this building (P-MAST-03, P-MINE-03).
    pub fn is_workplace(&self, building: Building) -> bool {
        let facts = self.buildings.facts(building);
        match building {
            Building::Agriculturist => self.options.switches.master_on_agriculturist,
            _ => facts.masters || facts.raw.is_some() && self.options.variant == Variant::Miners,
        }
    }

    /// Whether masters may be put on a tile.
    #[inline]
    pub(crate) fn takes_masters(&self, tile: &Laid) -> bool {
        tile.buildings.into_iter().filter_map(Building::of).any(|building| self.is_workplace(building))
    }

    /// How many units a working building makes in a phase (P-PROD-02, P-MAST-05, P-BLD-12).
    pub(crate) fn capacity(&self, state: &State, seat: Seat, number: TileNo, building: Building) -> u8 {
        if building == Building::Well {
            return if self.features_near(state, seat, number) & Feature::BlueSpring.bit() != 0 {
                BLUE_SPRING_BUCKETS
            } else {
                WELL_BUCKETS
            };
        }
        1 + if self.is_workplace(building) { state.map.tile(number).figures() } else { 0 }
    }

    /// How many of a player's ports work.
    pub(crate) fn working_ports(&self, state: &State, seat: Seat, working: BuildingSet) -> u8 {
        if working & bit(Building::Port) == 0 {
            return 0;
        }
        let ports = state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat) && tile.bears(Building::Port));
        ports.filter(|(number, _)| self.lack(state, seat, *number, Building::Port, working).is_none()).count()
            as u8
    }

    /// Trains the horsemen that a player now has a right to (P-RIDE-02); true if there are new ones.
    pub(crate) fn train_horsemen(&self, state: &mut State, seat: Seat) -> bool {
        let player = state.player(seat);
        if player.horsemen >= HORSEMEN || !player.has(Building::RidingHall) || !player.has(Building::Well) {
            return false;
        }
        if self.options.switches.horsemen_need_board && !player.second_board {
            return false;
        }
        let meadow = Feature::Field.bit() | Feature::Juniper.bit();
        let mut most = player.horsemen;
        for (number, tile) in state.map.iter() {
            if tile.is_owned_by(seat) && tile.bears(Building::RidingHall) {
                let fields = state
                    .map
                    .around(number)
                    .filter(|&other| self.catalogue.kind(state.map.tile(other).kind).features & meadow != 0)
                    .count();
                most = most.max((HORSEMEN_PER_FIELD * fields as u8).min(HORSEMEN)); // six fields at most
            }
        }
        let player = state.player_mut(seat);
        let grown = most > player.horsemen;
        player.horsemen = most;
        grown
    }

    /// Whether a tile lies beside a bog (P-BUILD-07).
    pub(crate) fn beside_bog(&self, map: &Map, number: TileNo) -> bool {
        map.around(number).any(|other| self.catalogue.kind(map.tile(other).kind).has(Feature::Bog))
    }
}
