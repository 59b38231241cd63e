//! Scoring (section 18): every item by itself, and each point with its reason.

mod reason;

pub use reason::{Item, Person, Reason};

use crate::Principati;
use crate::buildings::Buildings;
use crate::catalogue::MAX_TILES;
use crate::map::{Laid, Map, NONE};
use crate::names::{Building, Category, Colour, FoodRow, Good, Order, Vehicle};
use crate::state::{Player, State};
use princely_core::{Seat, Silent, Sink, sorting};
use princely_hex::Hex;
use serde::Serialize;

/// A player's points by item: at the end of the game, or as if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    /// Standing buildings (P-SCORE-02).
    pub buildings: i32,
    /// Victoria Island (P-SCORE-03).
    pub island: i32,
    /// Having said that no tile can be placed (P-SCORE-04).
    pub cannot_place: i32,
    /// Production chains (P-SCORE-05).
    pub chains: i32,
    /// Buildings next to a well (P-SCORE-06).
    pub beside_well: i32,
    /// Watchtowers in sight of each other (P-SCORE-07).
    pub watchtowers: i32,
    /// Watchtowers under a Scout Tower (P-SCORE-08).
    pub scouted: i32,
    /// Distant buildings (P-SCORE-09).
    pub distant: i32,
    /// Pecunia (P-SCORE-10).
    pub money: i32,
    /// Orders held (P-SCORE-11).
    pub orders: i32,
    /// Cardinal, masters, horsemen, citizens (P-SCORE-12).
    pub people: i32,
    /// Enclosed empty cells (P-SCORE-13).
    pub enclosed: i32,
    /// Colour groups (P-SCORE-14).
    pub colours: i32,
    /// Ships and carts (P-SCORE-15).
    pub vehicles: i32,
    /// Stored goods (P-SCORE-16).
    pub goods: i32,
}

impl Score {
    /// The points of an item.
    pub fn of(&self, item: Item) -> i32 {
        match item {
            Item::Buildings => self.buildings,
            Item::Island => self.island,
            Item::CannotPlace => self.cannot_place,
            Item::Chains => self.chains,
            Item::BesideWell => self.beside_well,
            Item::Watchtowers => self.watchtowers,
            Item::Scouted => self.scouted,
            Item::Distant => self.distant,
            Item::Money => self.money,
            Item::Orders => self.orders,
            Item::People => self.people,
            Item::Enclosed => self.enclosed,
            Item::Colours => self.colours,
            Item::Vehicles => self.vehicles,
            Item::Goods => self.goods,
        }
    }

    /// The items with their rules, in the order of the rules.
    pub fn items(&self) -> [(&'static str, i32); Item::COUNT] {
        let mut items = [("", 0); Item::COUNT];
        for (entry, &item) in items.iter_mut().zip(Item::ALL) {
            *entry = (item.rule(), self.of(item));
        }
        items
    }

    /// The sum (P-SCORE-01).
    pub fn total(&self) -> i32 {
        Item::ALL.iter().fold(0, |sum, &item| sum.saturating_add(self.of(item)))
    }
}

impl Principati {
    /// What a player would score if the game ended now.
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        self.tally(state, seat, &mut Silent)
    }

    /// What a player would score if the game ended now, and why: the reasons of an item add up to its points.
    pub fn tally(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> Score {
        let player = state.player(seat);
        let facts = &self.buildings.score;
        let island = state.island;
        let on_island = island != NONE
            && state.map.tile(island).is_owned_by(seat)
            && state.map.tile(island).bears(Building::Port);
        if on_island {
            reasons.tell(|| Reason::Island { at: state.map.tile(island).at, points: facts.island });
        }
        if player.cannot_place {
            reasons.tell(|| Reason::CannotPlace { points: facts.cannot_place });
        }
        let money = i32::try_from(player.pecunia).unwrap_or(i32::MAX);
        reasons.tell(|| Reason::Money { points: money });
        Score {
            buildings: self.score_buildings(state, seat, on_island, reasons),
            island: if on_island { facts.island } else { 0 },
            cannot_place: if player.cannot_place { facts.cannot_place } else { 0 },
            chains: self.score_chains(state, seat, reasons),
            beside_well: self.score_wells(state, seat, reasons),
            watchtowers: self.score_watchtowers(state, seat, reasons),
            scouted: self.score_scouted(state, seat, reasons),
            distant: self.score_distant(state, seat, reasons),
            money,
            orders: self.score_orders(state, seat, reasons),
            people: self.score_people(state, seat, reasons),
            enclosed: self.score_enclosed(&state.map, seat, reasons),
            colours: self.score_colours(&state.map, seat, reasons),
            vehicles: self.score_vehicles(state, seat, reasons),
            goods: self.score_goods(state, seat, reasons),
        }
    }

    fn score_buildings(
        &self,
        state: &State,
        seat: Seat,
        on_island: bool,
        reasons: &mut impl Sink<Reason>,
    ) -> i32 {
        let standing = &state.player(seat).standing;
        let island_port = on_island && !self.options.switches.island_port_counts_10;
        let mut sum = 0;
        for &building in Building::ALL {
            let idle_port = building == Building::Port && island_port;
            let count = i32::from(standing[building.index()]) - i32::from(idle_port);
            if count == 0 {
                continue;
            }
            let points = self.buildings.facts(building).points * count;
            sum += points;
            reasons.tell(|| {
                let counted = |(number, tile): (u8, &Laid)| {
                    let here = tile.is_owned_by(seat) && !(idle_port && number == state.island);
                    let pieces = tile.buildings.iter().filter(|&&piece| piece == building as u8).count();
                    std::iter::repeat_n(tile.at, if here { pieces } else { 0 })
                };
                Reason::Building { building, at: state.map.iter().flat_map(counted).collect(), points }
            });
        }
        sum
    }

    /// Where a player's pieces of a building stand.
    fn sites<'s>(
        &self,
        state: &'s State,
        seat: Seat,
        building: Building,
    ) -> impl Iterator<Item = &'s Laid> + Clone {
        let some = state.player(seat).has(building);
        let tiles = state.map.iter().map(|(_, tile)| tile);
        tiles.take_while(move |_| some).filter(move |tile| tile.is_owned_by(seat) && tile.bears(building))
    }

    /// P-SCORE-05: links of a chain are adjacent pairs; they need not work.
    fn score_chains(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let facts = &self.buildings.score;
        let link = |pair: &[Building]| {
            self.sites(state, seat, pair[0]).find_map(|one| {
                let other = self.sites(state, seat, pair[1]).find(|two| one.at.distance(two.at) == 1)?;
                Some([one.at, other.at])
            })
        };
        let mut sum = 0;
        for chain in &facts.chains {
            let points = match chain.windows(2).filter(|pair| link(pair).is_some()).count() {
                0 => continue,
                1 => facts.pair,
                _ => facts.trio,
            };
            sum += points;
            reasons.tell(|| Reason::Chain {
                buildings: chain.clone(),
                links: chain.windows(2).filter_map(link).collect(),
                points,
            });
        }
        sum
    }

    fn score_wells(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let facts = &self.buildings.score.beside_well;
        let wells = self.sites(state, seat, Building::Well);
        let mut count = 0;
        for &building in &facts.of {
            for site in self.sites(state, seat, building) {
                if let Some(well) = wells.clone().find(|well| well.at.distance(site.at) <= 1) {
                    count += 1;
                    let (at, well, points) = (site.at, well.at, facts.points);
                    reasons.tell(|| Reason::BesideWell { building, at, well, points });
                }
            }
        }
        facts.points * count
    }

    /// P-SCORE-07: another watchtower of the same player two steps away, and a tile of any player between them.
    fn score_watchtowers(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let points = self.buildings.score.watchtowers_in_sight;
        let towers = self.sites(state, seat, Building::Watchtower);
        let mut count = 0;
        for tower in towers.clone() {
            let in_sight = towers.clone().find(|other| {
                let between = |cell: &Hex| cell.distance(other.at) == 1 && state.map.find(*cell).is_some();
                tower.at.distance(other.at) == 2 && tower.at.neighbours().iter().any(between)
            });
            if let Some(other) = in_sight {
                count += 1;
                reasons.tell(|| Reason::InSight { at: tower.at, other: other.at, points });
            }
        }
        points * count
    }

    /// P-SCORE-08: watchtowers, once a Scout Tower stands.
    fn score_scouted(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let player = state.player(seat);
        let count = i32::from(player.standing[Building::Watchtower.index()]);
        if !player.has(Building::ScoutTower) || count == 0 {
            return 0;
        }
        let points = self.buildings.score.scouted_watchtower * count;
        reasons.tell(|| {
            let at = self.sites(state, seat, Building::Watchtower).map(|tower| tower.at).collect();
            Reason::Scouted { at, points }
        });
        points
    }

    /// P-SCORE-09: buildings that the player's own roads do not join to the Palace.
    fn score_distant(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let points = self.buildings.score.distant;
        let own = self.own_roads(&state.map, state.palaces[seat.index()], seat.0);
        let mut distant = 0;
        for (number, tile) in state.map.iter() {
            if tile.is_owned_by(seat) && number != state.island && !own[usize::from(number)] {
                for building in tile.buildings.into_iter().filter_map(Building::of) {
                    distant += 1;
                    reasons.tell(|| Reason::Distant { building, at: tile.at, points });
                }
            }
        }
        points * distant
    }

    fn score_orders(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let mut sum = 0;
        for &order in Order::ALL.iter().filter(|&&order| state.player(seat).holds(order)) {
            let points = self.buildings.order_points[order.index()];
            sum += points;
            reasons.tell(|| Reason::Order { order, points });
        }
        sum
    }

    /// P-SCORE-12: the cardinal, masters, horsemen and citizens.
    fn score_people(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let (player, each) = (state.player(seat), self.buildings.score.person);
        let counts = [
            (Person::Cardinal, 1),
            (Person::Master, player.masters),
            (Person::Horseman, player.horsemen),
            (Person::Citizen, self.citizens(player)),
        ];
        let mut sum = 0;
        for (who, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            let points = each * i32::from(count);
            sum += points;
            reasons.tell(|| Reason::People { who, count, points });
        }
        sum
    }

    /// P-SCORE-14: groups of the player's tiles of one colour.
    fn score_colours(&self, map: &Map, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let mut sum = 0;
        for &colour in Colour::ALL {
            let bit = 1 << colour as u8;
            let mut seen = [false; MAX_TILES];
            let mut group = [0; MAX_TILES];
            let of_group =
                |tile: &Laid| tile.is_owned_by(seat) && self.catalogue.kind(tile.kind).colours & bit != 0;
            for (start, tile) in map.iter() {
                if seen[usize::from(start)] || !of_group(tile) {
                    continue;
                }
                seen[usize::from(start)] = true;
                let (mut size, mut next) = (1, 0);
                group[0] = start;
                while next < size {
                    for other in map.around(group[next]) {
                        if !seen[usize::from(other)] && of_group(map.tile(other)) {
                            seen[usize::from(other)] = true;
                            group[size] = other;
                            size += 1;
                        }
                    }
                    next += 1;
                }
                let points = self.buildings.group_points(size);
                sum += points;
                reasons.tell(|| {
                    let mut cells: Vec<Hex> =
                        group[..size].iter().map(|&number| map.tile(number).at).collect();
                    sorting::sort(&mut cells);
                    Reason::Group { colour, cells, points }
                });
            }
        }
        sum
    }

    /// P-SCORE-13: empty cells that a player encloses alone.
    fn score_enclosed(&self, map: &Map, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let (mut low, mut high) = (Hex::new(i16::MAX, i16::MAX), Hex::new(i16::MIN, i16::MIN));
        for (_, tile) in map.iter() {
            low = Hex::new(low.q.min(tile.at.q), low.r.min(tile.at.r));
            high = Hex::new(high.q.max(tile.at.q), high.r.max(tile.at.r));
        }
        if low.q > high.q {
            return 0;
        }
        // A frame of empty cells around everything: cells that can be reached from the frame are not enclosed.
        let width = (i32::from(high.q) - i32::from(low.q) + 3) as usize;
        let height = (i32::from(high.r) - i32::from(low.r) + 3) as usize;
        let index = |at: Hex| {
            let (q, r) = (i32::from(at.q) - i32::from(low.q) + 1, i32::from(at.r) - i32::from(low.r) + 1);
            let inside = q >= 0 && r >= 0 && (q as usize) < width && (r as usize) < height;
            inside.then(|| q as usize + width * r as usize)
        };
        const EMPTY: u8 = NONE;
        const SEEN: u8 = NONE - 1;
        let mut cells = vec![EMPTY; width * height];
        for (number, tile) in map.iter() {
            if let Some(index) = index(tile.at) {
                cells[index] = number;
            }
        }
        // Steps to the six neighbours in the array. From a cell inside the frame they lead to a cell of the array.
        let steps = Hex::STEPS.map(|step| isize::from(step.q) + width as isize * isize::from(step.r));
        let in_frame = |index: usize| {
            let (q, r) = (index % width, index / width);
            q == 0 || r == 0 || q == width - 1 || r == height - 1
        };
        let (mut sum, mut region) = (0, Vec::new());
        for start in 0..cells.len() {
            if cells[start] != EMPTY {
                continue;
            }
            cells[start] = SEEN;
            region.clear();
            region.push(start);
            let (mut next, mut finite, mut owners) = (0, true, [false; 2]);
            while let Some(&here) = region.get(next) {
                next += 1;
                finite &= !in_frame(here);
                for step in steps {
                    // Beyond an edge of the frame lies another part of it, or nothing.
                    let Some(there) = here.checked_add_signed(step).filter(|&there| there < cells.len())
                    else {
                        continue;
                    };
                    match cells[there] {
                        SEEN => {}
                        EMPTY => {
                            cells[there] = SEEN;
                            region.push(there);
                        }
                        number => {
                            let tile = map.tile(number);
                            let category = self.catalogue.kind(tile.kind).category;
                            let ignored = matches!(category, Category::Water | Category::Island);
                            if let Some(owner) = owners.get_mut(usize::from(tile.owner))
                                && !ignored
                            {
                                *owner = true;
                            }
                        }
                    }
                }
            }
            if finite && owners[seat.index()] && !owners[1 - seat.index()] {
                let points = self.buildings.score.enclosed * region.len() as i32;
                sum += points;
                reasons.tell(|| {
                    // The array begins one cell before the first tile, because of the frame.
                    let cell = |&index: &usize| {
                        let (q, r) = (index % width, index / width);
                        low + Hex::new(q as i16 - 1, r as i16 - 1)
                    };
                    let mut cells: Vec<Hex> = region.iter().map(cell).collect();
                    sorting::sort(&mut cells);
                    Reason::Enclosed { cells, points }
                });
            }
        }
        sum
    }

    fn score_vehicles(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let player = state.player(seat);
        let Buildings { cart_points, fishing_boat, cargo_ship, .. } = &self.buildings;
        let mut sum = 0;
        for (vehicle, count, each) in [
            (Vehicle::Cart, player.carts, *cart_points),
            (Vehicle::FishingBoat, player.fishing_boats, fishing_boat.points),
            (Vehicle::CargoShip, u8::from(player.cargo_ship_round > 0), cargo_ship.points),
        ] {
            if count > 0 {
                let points = each * i32::from(count);
                sum += points;
                reasons.tell(|| Reason::Vehicles { vehicle, count, points });
            }
        }
        sum
    }

    /// What a stored piece of a good scores (P-SCORE-16).
    pub(crate) fn good_points(&self, player: &Player, good: Good) -> i32 {
        let food = |row: FoodRow| {
            self.buildings.food[row.index()].points * i32::from(player.food_coins[row.index()])
        };
        match good {
            Good::Fish => food(FoodRow::Fish),
            Good::Bread | Good::Ham => food(FoodRow::BreadHam),
            Good::Jewel => i32::from(self.options.switches.jewel_vp),
            _ => 0,
        }
    }

    fn score_goods(&self, state: &State, seat: Seat, reasons: &mut impl Sink<Reason>) -> i32 {
        let player = state.player(seat);
        let mut sum = 0;
        for good in [Good::Fish, Good::Bread, Good::Ham, Good::Jewel] {
            let (count, each) = (player.good(good), self.good_points(player, good));
            if count > 0 && each != 0 {
                let points = each * i32::from(count);
                sum += points;
                reasons.tell(|| Reason::Goods { good, count, points });
            }
        }
        sum
    }
}
