//! The production that scores the most at once.
//!
//! Points of goods, money and vehicles add up piece by piece, so what is made besides vehicles can be chosen by its
//! worth, the dearest first: workers, room and supply are limits inside one another. Only how many vehicles are made has
//! to be tried out, because they take goods that others would have to make.

use super::Chooser;
use crate::action::Action;
use crate::buildings::{BuildingSet, Product};
use crate::names::{Building, Good, Vehicle};
use crate::refusal::Refusal;
use crate::state::State;
use princely_core::Silent;

/// Carts, fishing boats, and whether there is a cargo ship. Whoever has made the same vehicles has the same goods left.
type Fleet = (u8, u8, bool);

/// A production in the making.
#[derive(Clone)]
struct Making {
    state: State,
    actions: Vec<Action>,
}

struct Search<'a> {
    chooser: &'a Chooser<'a>,
    /// The kinds of buildings that work; making things changes nothing about that.
    working: BuildingSet,
    seen: Vec<Fleet>,
    best: Option<(i32, Making)>,
}

impl Chooser<'_> {
    /// What the remaining workers would make to score the most, and how many points more that would be. Workers who can
    /// score nothing then make what is scarcest in store.
    pub(super) fn most(&self) -> (Vec<Action>, i32) {
        let working = self.game.working_kinds(self.state, self.seat);
        let mut search = Search { chooser: self, working, seen: Vec::new(), best: None };
        search.visit(Making { state: self.state.clone(), actions: Vec::new() });
        let now = self.game.score(self.state, self.seat).total();
        match search.best.take() {
            Some((points, making)) => (search.spend(making, |_| true).actions, points.saturating_sub(now)),
            None => (Vec::new(), 0),
        }
    }
}

impl Search<'_> {
    fn visit(&mut self, making: Making) {
        let player = making.state.player(self.chooser.seat);
        let fleet = (player.carts, player.fishing_boats, player.cargo_ship_round > 0);
        if self.seen.contains(&fleet) {
            return;
        }
        self.seen.push(fleet);
        for &vehicle in Vehicle::ALL {
            if let Some(more) = self.with(vehicle, making.clone()) {
                self.visit(more);
            }
        }
        let done = self.spend(making, |worth| worth > 0);
        let points = self.chooser.game.score(&done.state, self.chooser.seat).total();
        if self.best.as_ref().is_none_or(|(most, _)| points > *most) {
            self.best = Some((points, done));
        }
    }

    /// One vehicle more: first the goods that it is short of, then the vehicle.
    fn with(&self, vehicle: Vehicle, mut making: Making) -> Option<Making> {
        let make = Action::Make { vehicle };
        loop {
            match self.chooser.game.check_in_phase(&making.state, self.chooser.seat, &make) {
                Ok(()) => {
                    self.play(&mut making, make);
                    return Some(making);
                }
                Err(Refusal::CartCost { good, .. } | Refusal::ShipCost { good, .. }) => {
                    let units = self.units(&making.state);
                    let (unit, _) = units.iter().find(|(_, product)| *product == Product::Good(good))?;
                    self.play(&mut making, *unit);
                }
                Err(_) => return None,
            }
        }
    }

    /// Makes one unit after the other, as long as one is `wanted`: what is worth most, and of that what is scarcest.
    fn spend(&self, mut making: Making, wanted: impl Fn(i32) -> bool) -> Making {
        loop {
            let rank = |product: Product| {
                (self.worth_of(&making.state, product), -self.stored(&making.state, product))
            };
            let mut best = None;
            for (unit, product) in self.units(&making.state) {
                let rank = rank(product);
                if wanted(rank.0) && best.is_none_or(|(_, most)| rank > most) {
                    best = Some((unit, rank));
                }
            }
            match best {
                Some((unit, _)) => self.play(&mut making, unit),
                None => return making,
            }
        }
    }

    /// What one worker could make now, and of what.
    fn units(&self, state: &State) -> Vec<(Action, Product)> {
        let Chooser { game, seat, .. } = *self.chooser;
        let player = state.player(seat);
        let mut units = Vec::new();
        for (number, tile) in state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat)) {
            for (slot, building) in tile.buildings.into_iter().enumerate() {
                if let Some(building) = Building::of(building)
                    && let Some(product) = game.product(player, building)
                    && game.check_unit(state, seat, (number, slot), building, self.working).is_ok()
                {
                    units.push((Action::Produce { at: tile.at, slot: slot as u8 }, product));
                }
            }
        }
        if game.check_in_phase(state, seat, &Action::Catch).is_ok() {
            units.push((Action::Catch, Product::Good(Good::Fish)));
        }
        units
    }

    /// The points that one piece scores.
    fn worth_of(&self, state: &State, product: Product) -> i32 {
        match product {
            Product::Pecunia => 1,
            Product::Good(good) => self.chooser.game.good_points(state.player(self.chooser.seat), good),
        }
    }

    fn stored(&self, state: &State, product: Product) -> i32 {
        match product {
            Product::Pecunia => 0,
            Product::Good(good) => i32::from(state.player(self.chooser.seat).good(good)),
        }
    }

    fn play(&self, making: &mut Making, action: Action) {
        self.chooser.game.play(&mut making.state, self.chooser.seat, action, &mut Silent);
        making.actions.push(action);
    }
}
