//! What a building is worth on a site, in tenths of points.

use super::sight::{FIELDS, Sight};
use super::weights::Weights;
use princely_principati::buildings::{BuildingSet, COST_GOODS, Cost, Ground, bit};
use princely_principati::look::Tile;
use princely_principati::{Building, Feature, Order, Plan, Variant};

/// More than anything else is worth.
const FOCUS: i32 = 10_000;

/// A building that could stand on a site if its price were paid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    pub(super) building: Building,
    pub(super) tile: u8,
    pub(super) slot: u8,
    pub(super) worth: i32,
    pub(super) cost: Cost,
}

/// Buildings that work only on some sites.
const CHOOSY: BuildingSet = bit(Building::Quarry)
    | bit(Building::CoalMine)
    | bit(Building::IronOreMine)
    | bit(Building::GoldMine)
    | bit(Building::DiamondMine)
    | bit(Building::Fisherman)
    | bit(Building::Agriculturist)
    | bit(Building::Lumberjack)
    | bit(Building::Sawmill);

impl Sight<'_> {
    /// What goods are worth when they are spent.
    pub(super) fn value_of(&self, cost: Cost) -> i32 {
        let Weights { made, bought, .. } = self.weights;
        let rate = |index: usize, maker| {
            if self.working & bit(maker) != 0 { made[index] } else { bought[index] }
        };
        let rates = match self.left {
            0 => [0, 12, 50, 12],
            1 => [12, 18, 50, 18],
            _ => [
                rate(0, Building::Quarry),
                rate(1, Building::Sawmill),
                rate(2, Building::Jeweller),
                rate(3, Building::Blacksmith),
            ],
        };
        rates.into_iter().zip(cost).map(|(rate, count)| rate * i32::from(count)).sum()
    }

    /// Everything that could be built now, apart from its price.
    pub(super) fn prospects(&self, out: &mut Vec<Prospect>) {
        let pieces = self.pieces();
        for tile in self.state.tiles() {
            if tile.owner() != Some(self.seat) && !self.is_open_island(&tile) {
                continue;
            }
            let kind = self.game.catalogue().kind(tile.kind());
            for (slot, &plan) in kind.plans().iter().enumerate() {
                if !self.is_open(&tile, slot) {
                    continue;
                }
                let fitting = self.game.buildings().fitting(plan) & pieces;
                let near = self.game.features_near(self.state, self.seat, tile.number());
                for &building in Building::ALL {
                    if fitting & bit(building) != 0
                        && self
                            .game
                            .check_buildable(self.state, self.seat, building, tile.at(), slot as u8)
                            .is_ok()
                    {
                        let focused = self.focus == Some((building, tile.number()));
                        let worth = self.worth(&tile, near, building) + if focused { FOCUS } else { 0 };
                        let cost = self.game.cost(self.state, tile.number(), building);
                        let (tile, slot) = (tile.number(), slot as u8);
                        out.push(Prospect { building, tile, slot, worth, cost });
                    }
                }
            }
        }
    }

    /// The building that gains most among those that can be paid for soon: the missing goods are made here or can be
    /// bought.
    pub(super) fn target<'p>(&self, prospects: &'p [Prospect]) -> Option<&'p Prospect> {
        if self.left < 2 {
            return None;
        }
        let goods = self.goods();
        let tables = self.game.buildings();
        let makers = [Building::Quarry, Building::Sawmill, Building::Jeweller, Building::Blacksmith];
        let (long, square) = self.game.slots(self.state, self.seat);
        let soon = |prospect: &&Prospect| {
            let [stone, beam, jewel, tool] = prospect.cost;
            let price: u32 = (0..4)
                .filter(|&index| self.working & bit(makers[index]) == 0)
                .map(|index| {
                    let short = prospect.cost[index].saturating_sub(goods[index]);
                    u32::from(short) * tables.buy[COST_GOODS[index].index()]
                })
                .sum();
            price <= self.mine.pecunia() && beam <= long && stone + jewel + tool <= square
        };
        prospects.iter().filter(soon).max_by_key(|prospect| prospect.worth - self.value_of(prospect.cost))
    }

    /// Whether a building would take goods away from a clearly better one.
    pub(super) fn delays(&self, prospect: &Prospect, target: &Prospect) -> bool {
        let goods = self.goods();
        let net = |prospect: &Prospect| prospect.worth - self.value_of(prospect.cost);
        let takes = (0..4).any(|index| {
            let (stored, cost) = (goods[index], prospect.cost[index]);
            cost > 0 && stored.saturating_sub(cost) < target.cost[index]
        });
        let same = prospect.tile == target.tile && prospect.building == target.building;
        !same && takes && net(target) > 2 * net(prospect) + self.weights.patience
    }

    /// Kinds of which a piece is left.
    fn pieces(&self) -> BuildingSet {
        Building::ALL
            .iter()
            .filter(|&&building| self.game.pieces_left(self.state, self.seat, building) > 0)
            .fold(0, |set, &building| set | bit(building))
    }

    fn empty_houses(&self) -> usize {
        let own = self.state.tiles().filter(|tile| tile.owner() == Some(self.seat));
        let empty = |tile: &Tile<'_>| {
            self.game.catalogue().kind(tile.kind()).plans().first() == Some(&Plan::House)
                && self.is_open(tile, 0)
        };
        own.filter(empty).count()
    }

    fn is_open_island(&self, tile: &Tile<'_>) -> bool {
        tile.owner().is_none()
            && self.mine.cargo_ship().is_some()
            && self.game.catalogue().kind(tile.kind()).has(Feature::Island)
    }

    /// What a building is worth on a tile with these features near.
    fn worth(&self, tile: &Tile<'_>, near: u16, building: Building) -> i32 {
        let facts = self.game.buildings().facts(building);
        let kind = self.game.catalogue().kind(tile.kind());
        let far = self.left.min(self.weights.far);
        let mut worth = 10 * facts.points + self.order_gain(building) + self.links(tile, building);
        let mut output = self.weights.yields[building.index()];
        if facts.raw.is_some() && self.game.options().variant == Variant::Miners {
            output += 6;
        }
        let idle = facts.needs & !self.working;
        if idle != 0 {
            let standing =
                Building::ALL.iter().filter(|&&other| idle & bit(other) != 0 && self.mine.has(other));
            output /= if standing.count() as u32 == idle.count_ones() { 2 } else { 5 };
        }
        let suits = bit(building) & CHOOSY == 0 || self.site_suits(near, kind.riverbank, building);
        if suits {
            worth += output * far;
        } else if self.left > 2 {
            worth -= output * far / 2;
        }
        // A site that a choosy building could use is kept for it.
        if suits && facts.plan == Plan::House && self.left > 2 {
            for choosy in [Building::Quarry, Building::Lumberjack, Building::Sawmill, Building::Agriculturist]
            {
                if choosy != building
                    && !self.mine.has(choosy)
                    && self.site_suits(near, kind.riverbank, choosy)
                {
                    worth -= self.weights.kept_sites[0] * self.weights.yields[choosy.index()];
                }
            }
        }
        if suits && facts.plan == Plan::Mine && self.left > 2 {
            for choosy in [Building::CoalMine, Building::IronOreMine] {
                if choosy != building && !self.mine.has(choosy) && self.site_suits(near, false, choosy) {
                    worth -= self.weights.kept_sites[1] * self.weights.yields[choosy.index()];
                }
            }
        }
        // The last free house is for the first goods.
        if facts.plan == Plan::House
            && self.left > 4
            && self.empty_houses() < 2
            && !matches!(building, Building::Quarry | Building::Lumberjack | Building::Sawmill)
            && !(self.mine.has(Building::Quarry) && self.mine.has(Building::Lumberjack))
        {
            worth -= self.weights.kept_sites[2];
        }
        if kind.warehouse_mine && facts.plan == Plan::House {
            worth += if building == Building::Warehouse { 30 } else { -60 };
        }
        worth + self.special(tile, building)
    }

    /// Whether a choosy building works on a site.
    fn site_suits(&self, near: u16, riverbank: bool, building: Building) -> bool {
        let facts = self.game.buildings().facts(building);
        if facts.stands_on == Some(Ground::Riverbank) {
            return riverbank;
        }
        facts.near & near != 0
    }

    /// What only this building does.
    fn special(&self, tile: &Tile<'_>, building: Building) -> i32 {
        let Weights { special, in_sight, clears, coast, .. } = self.weights;
        match building {
            Building::School if self.mine.masters().0 == 0 => special[0],
            Building::Castle => special[1],
            Building::Manor => special[2],
            Building::RidingHall => {
                let meadow = Feature::Field.bit() | Feature::Juniper.bit();
                let fields = self.count_around(tile, |other| {
                    self.game.catalogue().kind(other.kind()).features & meadow != 0
                });
                special[3] * fields.min(FIELDS) + if fields == 0 { 50 } else { 0 }
            }
            Building::Watchtower => {
                let scouted = if self.mine.has(Building::ScoutTower) { self.scouted() } else { 0 };
                let sight = self
                    .state
                    .tiles()
                    .filter(|other| {
                        other.owner() == Some(self.seat)
                            && other.bears(Building::Watchtower)
                            && other.at().distance(tile.at()) == 2
                    })
                    .count() as i32;
                scouted + [0, in_sight[0], in_sight[1]][sight.min(2) as usize]
            }
            Building::ScoutTower => self.scouted() * i32::from(self.mine.standing(Building::Watchtower)),
            Building::Fortress => {
                clears
                    * self.count_around(tile, |other| {
                        other.owner() == Some(self.other()) && other.building(0).is_some()
                    })
            }
            Building::Port if tile.owner().is_none() => {
                if self.left == 0 || self.lead() > -30 {
                    400
                } else {
                    -300
                }
            }
            // Boats and ships score, and a cargo ship leads to the island.
            Building::Lighthouse if self.working & bit(Building::Port) != 0 => {
                if self.left > 3 {
                    coast[0]
                } else {
                    coast[1]
                }
            }
            Building::Well => {
                let beside = &self.game.buildings().score.beside_well;
                let thirsty = |other: &Tile<'_>| {
                    other.owner() == Some(self.seat) && beside.of.iter().any(|&drinker| other.bears(drinker))
                };
                10 * beside.points * self.count_around(tile, thirsty)
                    + if self.mine.has(Building::Well) { 0 } else { coast[2] }
            }
            _ => 0,
        }
    }

    /// What each watchtower scores beside a scout tower (P-SCORE-08).
    fn scouted(&self) -> i32 {
        10 * self.game.buildings().score.scouted_watchtower
    }

    fn count_around(&self, tile: &Tile<'_>, counts: impl Fn(&Tile<'_>) -> bool) -> i32 {
        let others = tile.around().into_iter().flatten().map(|other| self.state.tile(other));
        others.filter(|other| counts(other)).count() as i32
    }

    /// Links of production chains that the building would make (P-SCORE-05).
    fn links(&self, tile: &Tile<'_>, building: Building) -> i32 {
        let around: BuildingSet = tile
            .around()
            .into_iter()
            .flatten()
            .map(|other| self.state.tile(other))
            .filter(|other| other.owner() == Some(self.seat))
            .flat_map(|other| [other.building(0), other.building(1)])
            .flatten()
            .fold(0, |set, other| set | bit(other));
        let mut gain = 0;
        for chain in &self.game.buildings().score.chains {
            let Some(index) = chain.iter().position(|&link| link == building) else { continue };
            let before = index.checked_sub(1).map_or(0, |index| bit(chain[index]));
            let after = chain.get(index + 1).map_or(0, |&link| bit(link));
            let made = (around & (before | after)).count_ones();
            gain += [0, self.weights.links[0], self.weights.links[1]][made.min(2) as usize];
        }
        let wells = &self.game.buildings().score.beside_well;
        if around & bit(Building::Well) != 0 && wells.of.contains(&building) {
            gain += 10 * wells.points;
        }
        gain
    }

    /// How much nearer the building brings an order.
    fn order_gain(&self, building: Building) -> i32 {
        let mut gain = 0;
        let [order, merit, ahead, behind] = self.weights.order;
        for facts in &self.game.buildings().orders {
            if facts.of & bit(building) == 0 || self.mine.has_earned(facts.order) {
                continue;
            }
            let missing: i32 = match facts.count {
                Some(count) => {
                    let standing: u8 = Building::ALL
                        .iter()
                        .filter(|&&other| facts.of & bit(other) != 0)
                        .map(|&other| self.mine.standing(other))
                        .sum();
                    i32::from(count) - i32::from(standing)
                }
                None => Building::ALL
                    .iter()
                    .filter(|&&other| {
                        let given = u8::from(other == Building::Bridge);
                        facts.of & bit(other) != 0 && self.mine.standing(other) <= given
                    })
                    .count() as i32,
            };
            let given = u8::from(building == Building::Bridge);
            if missing <= 0 || facts.count.is_none() && self.mine.standing(building) > given {
                continue;
            }
            let merit = if facts.order.gives_merit_tile() && self.left > 0 { merit } else { 0 };
            gain += (order + merit) / (missing * missing);
            if missing == 1 && self.last_order() {
                gain += if self.lead() > 0 { ahead } else { behind };
            }
        }
        gain
    }

    /// How welcome an order of Commerce is beyond its price.
    pub(super) fn commerce_gain(&self) -> i32 {
        let [.., ahead, behind] = self.weights.order;
        let end = if self.last_order() { if self.is_ahead() { ahead } else { behind } } else { 0 };
        let merit =
            if self.left > 0 && Order::Commerce30.gives_merit_tile() { self.weights.commerce } else { -10 };
        merit + end
    }
}
