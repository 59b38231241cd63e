//! Masters go where the next units are worth most.

use super::sight::Sight;
use princely_core::Game;
use princely_principati::buildings::{Product, bit};
use princely_principati::limits::FIGURES_ON_A_TILE;
use princely_principati::{Action, Figure, Good};

/// The most workplaces that are looked at; a player has fewer.
const PLACES: usize = 24;

#[derive(Clone, Copy)]
struct Place {
    tile: u8,
    /// Nothing where nothing works: masters stay only until somebody else wants them.
    product: Option<Product>,
    /// Whether masters help here.
    helped: bool,
    now: u8,
    wanted: u8,
    made: u8,
}

impl Sight<'_> {
    /// The next move of a master, if any is wanted.
    pub(super) fn move_masters(&self) -> Option<Action> {
        let (masters, on_board) = self.mine.masters();
        let mut legal = |action: &Action| self.game.check(self.state, self.seat, action).is_ok();
        if !self.mine.cardinal_on_board() {
            let tile =
                self.state.tiles().find(|tile| tile.owner() == Some(self.seat) && tile.has_cardinal())?;
            return Some(Action::MoveMaster { who: Figure::Cardinal, from: Some(tile.at()), to: None })
                .filter(&mut legal);
        }
        if masters == 0 {
            return None;
        }
        let mut places = [None; PLACES];
        let count = self.places(&mut places);
        self.assign(&mut places[..count], masters);
        let places = || places[..count].iter().flatten();
        let at = |place: &Place| Some(self.state.tile(place.tile).at());
        for to in places().filter(|place| place.now < place.wanted) {
            let (who, to) = (Figure::Master, at(to));
            if on_board > 0 {
                let action = Action::MoveMaster { who, from: None, to };
                if legal(&action) {
                    return Some(action);
                }
            }
            for from in places().filter(|place| place.now > place.wanted) {
                let action = Action::MoveMaster { who, from: at(from), to };
                if legal(&action) {
                    return Some(action);
                }
            }
        }
        None
    }

    /// Own buildings that make something now.
    fn places(&self, places: &mut [Option<Place>; PLACES]) -> usize {
        let mut count = 0;
        for tile in self.state.tiles().filter(|tile| tile.owner() == Some(self.seat)) {
            for building in [tile.building(0), tile.building(1)].into_iter().flatten() {
                let works = self.working & bit(building) != 0;
                let helped = self.game.is_workplace(building);
                if !(works || helped && tile.masters() > 0) || count == PLACES {
                    continue;
                }
                places[count] = Some(Place {
                    tile: tile.number(),
                    product: self.product(building).filter(|_| works),
                    helped,
                    now: tile.masters(),
                    wanted: 0,
                    made: 0,
                });
                count += 1;
            }
        }
        count
    }

    /// Imagines the production: each worker makes what is worth most, with a master where one is needed.
    fn assign(&self, places: &mut [Option<Place>], masters: u8) {
        let (mut long, mut square) = self.room();
        let mut pool = masters;
        let mut stock = [0; Good::COUNT];
        for &good in Good::ALL {
            stock[good.index()] = i32::from(self.mine.good(good));
        }
        // This round's building will use up some of the store.
        if self.left > 0 {
            for good in [Good::Stone, Good::Beam, Good::Tool] {
                let used = stock[good.index()].min(3);
                stock[good.index()] -= used;
                if good.is_long() {
                    long += used;
                } else {
                    square += used;
                }
            }
        }
        for _ in 0..self.game.workers(self.state, self.seat) {
            let mut best: Option<(i32, usize, Product)> = None;
            for (index, place) in places.iter().enumerate() {
                let Some(place @ Place { product: Some(product), .. }) = *place else { continue };
                let free = place.made == 0;
                if !free && (!place.helped || place.wanted >= FIGURES_ON_A_TILE || pool == 0) {
                    continue;
                }
                let (stored, room) = match product {
                    Product::Good(good) => (stock[good.index()], if good.is_long() { long } else { square }),
                    Product::Pecunia => (0, 1),
                };
                let value = self.unit(product, stored, square) + i32::from(free);
                if room > 0 && value > 0 && best.is_none_or(|(most, ..)| value > most) {
                    best = Some((value, index, product));
                }
            }
            let Some((_, index, product)) = best else { break };
            let Some(place) = &mut places[index] else { break };
            if place.made > 0 {
                place.wanted += 1;
                pool -= 1;
            }
            place.made += 1;
            if let Product::Good(good) = product {
                stock[good.index()] += 1;
                if good.is_long() {
                    long -= 1;
                } else {
                    square -= 1;
                }
            }
        }
    }
}
