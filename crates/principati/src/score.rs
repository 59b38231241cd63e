//! Scoring (section 18): every item by itself.

use crate::Principati;
use crate::catalogue::MAX_TILES;
use crate::map::{Laid, Map, NONE};
use crate::names::{Building, Category, Colour, FoodRow, Good, Order};
use crate::state::State;
use princely_core::Seat;
use princely_hex::Hex;
use serde::Serialize;

/// A player's points by item. Also what they would be if the game ended now.
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
    /// The items with their rules, in the order of the rules.
    pub fn items(&self) -> [(&'static str, i32); 15] {
        [
            ("P-SCORE-02", self.buildings),
            ("P-SCORE-03", self.island),
            ("P-SCORE-04", self.cannot_place),
            ("P-SCORE-05", self.chains),
            ("P-SCORE-06", self.beside_well),
            ("P-SCORE-07", self.watchtowers),
            ("P-SCORE-08", self.scouted),
            ("P-SCORE-09", self.distant),
            ("P-SCORE-10", self.money),
            ("P-SCORE-11", self.orders),
            ("P-SCORE-12", self.people),
            ("P-SCORE-13", self.enclosed),
            ("P-SCORE-14", self.colours),
            ("P-SCORE-15", self.vehicles),
            ("P-SCORE-16", self.goods),
        ]
    }

    /// The sum (P-SCORE-01).
    pub fn total(&self) -> i32 {
        self.items().iter().fold(0, |sum, item| sum.saturating_add(item.1))
    }
}

impl Principati {
    /// What a player would score if the game ended now.
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        let seat = Seat(seat.0 & 1);
        let player = state.player(seat);
        let facts = &self.buildings.score;
        let people =
            1 + u32::from(player.masters) + u32::from(player.horsemen) + u32::from(self.citizens(player));
        let on_island = state.island != NONE
            && state.map.tile(state.island).is_owned_by(seat)
            && state.map.tile(state.island).bears(Building::Port);
        let orders = Order::ALL.iter().filter(|&&order| player.holds(order));
        Score {
            buildings: self.score_buildings(state, seat, on_island),
            island: if on_island { facts.island } else { 0 },
            cannot_place: if player.cannot_place { facts.cannot_place } else { 0 },
            chains: self.score_chains(state, seat),
            beside_well: self.score_wells(state, seat),
            watchtowers: self.score_watchtowers(state, seat),
            scouted: if player.has(Building::ScoutTower) {
                facts.scouted_watchtower * i32::from(player.standing[Building::Watchtower.index()])
            } else {
                0
            },
            distant: self.score_distant(state, seat),
            money: i32::try_from(player.pecunia).unwrap_or(i32::MAX),
            orders: orders.map(|order| self.buildings.order_points[order.index()]).sum(),
            people: facts.person * people as i32,
            enclosed: facts.enclosed * self.enclosed(&state.map)[seat.index()],
            colours: self.score_colours(&state.map, seat),
            vehicles: self.buildings.cart_points * i32::from(player.carts)
                + self.buildings.fishing_boat.points * i32::from(player.fishing_boats)
                + self.buildings.cargo_ship.points * i32::from(player.cargo_ship_round > 0),
            goods: self.score_goods(state, seat),
        }
    }

    fn score_buildings(&self, state: &State, seat: Seat, on_island: bool) -> i32 {
        let standing = &state.player(seat).standing;
        let points = |&building: &Building| {
            self.buildings.facts(building).points * i32::from(standing[building.index()])
        };
        let island_port = if on_island && !self.options.switches.island_port_counts_10 {
            self.buildings.facts(Building::Port).points
        } else {
            0
        };
        Building::ALL.iter().map(points).sum::<i32>() - island_port
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
    fn score_chains(&self, state: &State, seat: Seat) -> i32 {
        let facts = &self.buildings.score;
        let linked = |pair: &[Building]| {
            self.sites(state, seat, pair[0])
                .any(|one| self.sites(state, seat, pair[1]).any(|two| one.at.distance(two.at) == 1))
        };
        let points = |chain: &Vec<Building>| match chain.windows(2).filter(|pair| linked(pair)).count() {
            0 => 0,
            1 => facts.pair,
            _ => facts.trio,
        };
        facts.chains.iter().map(points).sum()
    }

    fn score_wells(&self, state: &State, seat: Seat) -> i32 {
        let facts = &self.buildings.score.beside_well;
        let wells = self.sites(state, seat, Building::Well);
        let beside = |site: &&Laid| wells.clone().any(|well| well.at.distance(site.at) <= 1);
        let count = |&building: &Building| self.sites(state, seat, building).filter(beside).count();
        facts.points * facts.of.iter().map(count).sum::<usize>() as i32
    }

    /// P-SCORE-07: another own watchtower two steps away, and a tile of anybody between.
    fn score_watchtowers(&self, state: &State, seat: Seat) -> i32 {
        let towers = self.sites(state, seat, Building::Watchtower);
        let in_sight = |tower: &&Laid| {
            towers.clone().any(|other| {
                let between = |cell: &Hex| cell.distance(other.at) == 1 && state.map.find(*cell).is_some();
                tower.at.distance(other.at) == 2 && tower.at.neighbours().iter().any(between)
            })
        };
        self.buildings.score.watchtowers_in_sight * towers.clone().filter(in_sight).count() as i32
    }

    /// P-SCORE-09: buildings that own roads do not join to the Palace.
    fn score_distant(&self, state: &State, seat: Seat) -> i32 {
        let own = self.own_roads(&state.map, state.palaces[seat.index()], seat.0);
        let mut distant = 0;
        for (number, tile) in state.map.iter() {
            if tile.is_owned_by(seat) && number != state.island && !own[usize::from(number)] {
                distant += tile.buildings.iter().filter(|&&building| building != NONE).count() as i32;
            }
        }
        self.buildings.score.distant * distant
    }

    /// P-SCORE-14: groups of own tiles of one colour.
    fn score_colours(&self, map: &Map, seat: Seat) -> i32 {
        let points = &self.buildings.score.groups;
        let mut sum = 0;
        for colour in Colour::ALL {
            let bit = 1 << *colour as u8;
            let mut seen = [false; MAX_TILES];
            let mut stack = [0; MAX_TILES];
            let of_group =
                |tile: &Laid| tile.is_owned_by(seat) && self.catalogue.kind(tile.kind).colours & bit != 0;
            for (start, tile) in map.iter() {
                if seen[usize::from(start)] || !of_group(tile) {
                    continue;
                }
                seen[usize::from(start)] = true;
                let (mut size, mut count) = (0, 1);
                stack[0] = start;
                while count > 0 {
                    count -= 1;
                    size += 1;
                    for other in map.around(stack[count]) {
                        if !seen[usize::from(other)] && of_group(map.tile(other)) {
                            seen[usize::from(other)] = true;
                            stack[count] = other;
                            count += 1;
                        }
                    }
                }
                sum += points.get(size - 1).or(points.last()).copied().unwrap_or(0);
            }
        }
        sum
    }

    /// P-SCORE-13: empty cells that each player encloses alone.
    fn enclosed(&self, map: &Map) -> [i32; 2] {
        let (mut low, mut high) = (Hex::new(i16::MAX, i16::MAX), Hex::new(i16::MIN, i16::MIN));
        for (_, tile) in map.iter() {
            low = Hex::new(low.q.min(tile.at.q), low.r.min(tile.at.r));
            high = Hex::new(high.q.max(tile.at.q), high.r.max(tile.at.r));
        }
        if low.q > high.q {
            return [0; 2];
        }
        // A frame of empty cells around everything: what the frame reaches is not enclosed.
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
        // Steps to the six neighbours in the array; the frame keeps them inside, but for itself.
        let steps = Hex::STEPS.map(|step| isize::from(step.q) + width as isize * isize::from(step.r));
        let in_frame = |index: usize| {
            let (q, r) = (index % width, index / width);
            q == 0 || r == 0 || q == width - 1 || r == height - 1
        };
        let mut enclosed = [0; 2];
        let mut stack = Vec::new();
        for start in 0..cells.len() {
            if cells[start] != EMPTY {
                continue;
            }
            cells[start] = SEEN;
            stack.push(start);
            let (mut size, mut finite, mut owners) = (0, true, [false; 2]);
            while let Some(here) = stack.pop() {
                size += 1;
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
                            stack.push(there);
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
            match owners {
                [true, false] if finite => enclosed[0] += size,
                [false, true] if finite => enclosed[1] += size,
                _ => {}
            }
        }
        enclosed
    }

    fn score_goods(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let each = |row: FoodRow| {
            self.buildings.food[row.index()].points * i32::from(player.food_coins[row.index()])
        };
        let stored = |good| i32::from(player.good(good));
        stored(Good::Fish) * each(FoodRow::Fish)
            + (stored(Good::Bread) + stored(Good::Ham)) * each(FoodRow::BreadHam)
            + stored(Good::Jewel) * i32::from(self.options.switches.jewel_vp)
    }
}
