//! What a tree search asks about Fürstenfeld: what a player may want to do, and how a game is likely to end.
//!
//! The candidates of the searching seat come from its [`Steward`]: first the steward's own choice, then alternatives.
//! The other players are assumed to play like `greedy`.

use super::playout::{MARGIN, go_on, judge, play_beside};
use super::steward::{Sight, tenths};
use super::{Policy, Steward};
use crate::Climber;
use crate::fuerstenfeld::policy::exchange;
use princely_core::{Game, Quick, Seat, sorting};
use princely_fuerstenfeld::limits::{SCAVENGED, STORED};
use princely_fuerstenfeld::{
    Action, Brewery, Card, CardSet, Fuerstenfeld, Good, Goods, Observation, Phase, Player, Sale, State,
};
use princely_search::{Budget, Chances, Explore, Habits, Playout, Playouts, TreeGuide, Values};

/// An alternative that is this many tenths of a coin worse than the best has half its prior weight.
const HALF_SALE: i32 = 10;
const HALF_BUILD: i32 = 30;
const HALF_CARD: i32 = 30;
/// The most alternatives for a sale or a building.
const MOST: usize = 24;
/// How the tree of `climber` grows.
pub const HABITS: Habits =
    Habits { chances: Chances::Open, explore: Explore::ByPrior(0.5), stops_early: true, ..Habits::USUAL };

/// A bot that climbs a tree.
pub type FuerstenfeldClimber = Climber<Fuerstenfeld, Alternatives, Playouts<Fuerstenfeld, StewardPlayout>>;

/// The bot `climber` for a game.
pub fn climber(game: &Fuerstenfeld, budget: Budget) -> FuerstenfeldClimber {
    climber_with(StewardPlayout::new(game), budget, HABITS)
}

/// The same with other playouts and habits, for measurements.
pub fn climber_with(playout: StewardPlayout, budget: Budget, habits: Habits) -> FuerstenfeldClimber {
    let alternatives = Alternatives::new(playout.steward.clone(), playout.others.clone());
    Climber::with(alternatives, Playouts::new(playout), budget, habits)
}

/// What the steward would do, and what else might be worth a try.
#[derive(Clone, Debug)]
pub struct Alternatives {
    steward: Steward,
    others: Policy,
    /// Candidates, each with its value in tenths of a coin.
    weighed: Vec<(Action, i32)>,
}

impl Alternatives {
    /// Alternatives for one seat; the others play by the policy.
    pub fn new(steward: Steward, others: Policy) -> Alternatives {
        Alternatives { steward, others, weighed: Vec::new() }
    }

    /// Every sale that may be wise: to each brewery everything that it pays for; or, of some goods, no more than it
    /// demands; or so little that the disc ends no higher than the disc of another player; or nothing.
    fn sales(&mut self, game: &Fuerstenfeld, state: &State, seat: Seat) {
        let (player, sight) = (state.player(seat), self.steward.sight(game, state, seat));
        for (index, brewery) in (0..).zip(&state.breweries()[..usize::from(game.seats())]) {
            let (prices, first) = (game.prices(brewery), self.weighed.len());
            let mut paid = player.goods;
            for good in Good::ALL {
                paid[good] = if prices[good] == 0 { 0 } else { paid[good] };
            }
            let all = Sale { brewery: index, goods: paid, market: None, office: None };
            let asked = |good: Good| brewery.demand[good] - brewery.filled[good];
            for held_back in 0..8_u8 {
                let mut sale = all;
                let holds_back = |good: Good| held_back >> good.index() & 1 == 1;
                if Good::ALL.into_iter().any(|good| holds_back(good) && paid[good] <= asked(good)) {
                    continue; // there is no surplus to hold back
                }
                for good in Good::ALL.into_iter().filter(|&good| holds_back(good)) {
                    sale.goods[good] = asked(good);
                }
                self.weigh_sale(game, player, &sight, brewery, sale, first);
                if player.has(Card::Market) {
                    exchange(&mut sale, player.goods, prices);
                    if sale.market.is_some() {
                        self.weigh_sale(game, player, &sight, brewery, sale, first);
                    }
                }
            }
            for other in (0..game.seats()).map(Seat).filter(|&other| other != seat) {
                let sale = self.below(game, state, player, all, state.player(other).disc);
                self.weigh_sale(game, player, &sight, brewery, sale, first);
            }
        }
        self.weighed.push((Action::SellNothing, 0));
    }

    /// Values a sale, with the office used where it brings most. `first` is the index of the first sale to this
    /// brewery.
    fn weigh_sale(
        &mut self,
        game: &Fuerstenfeld,
        player: &Player,
        sight: &Sight,
        brewery: &Brewery,
        mut sale: Sale,
        first: usize,
    ) {
        if sale.goods == Goods::NONE {
            return;
        }
        let sold = sale.as_sold();
        let mut value = self.steward.sale_value(sight, sold, game.prices(brewery), brewery);
        if player.has(Card::Office) {
            // Of several goods with the most tokens the last one, as in the steward.
            sale.office = Good::ALL.into_iter().max_by_key(|&good| sold[good]).filter(|&good| sold[good] > 0);
            value += sale.office.map_or(0.0, |good| f32::from(sold[good]));
        }
        let is_same =
            |(other, _): &(Action, i32)| matches!(other, Action::Sell { sale: other } if *other == sale);
        if !self.weighed[first..].iter().any(is_same) {
            self.weighed.push((Action::Sell { sale }, tenths(value)));
        }
    }

    /// The sale with just enough tokens left out to bring the disc down to that space: of the discs on a space, the
    /// last to come plays first (F-RND-3). The cheapest tokens are left out first.
    fn below(&self, game: &Fuerstenfeld, state: &State, player: &Player, all: Sale, disc: u8) -> Sale {
        let prices = game.prices(&state.breweries()[usize::from(all.brewery)]);
        // F-SELL-6; what the tour guide pays does not matter much here.
        let banks = player.bank_coins();
        let mut sale = all;
        while game.disc(game.sale_coins(state, &sale) + banks, player.has(Card::Magistrate)) > disc {
            let sold = Good::ALL.into_iter().filter(|&good| sale.goods[good] > 0);
            let Some(cheapest) = sold.min_by_key(|&good| prices[good]) else { break };
            sale.goods[cheapest] -= 1;
        }
        sale
    }

    /// Which card goes under or leaves the game, and which goods are stored; the rest follows from the policy's order.
    fn discards(&mut self, game: &Fuerstenfeld, state: &State, seat: Seat) {
        let player = state.player(seat);
        if player.has(Card::Warehouse) && state.to_store() == Goods::NONE && player.goods != Goods::NONE {
            self.stores(player.goods);
        }
        if player.hand.len() <= player.hand_limit() {
            self.weighed.push((Action::EndTurn, 0));
            return;
        }
        let wanted = self.steward.weigh_hand(game, state, seat);
        let keepers = self.steward.keepers(game, state, seat, &self.steward.sight(game, state, seat));
        let least = keepers.into_iter().map(|card| wanted[card.index()]).min().unwrap_or(0);
        for card in player.hand {
            // The order of the cards that go under matters little. To give a keeper away costs what it is worth more
            // than the best card that goes.
            let loss =
                if keepers.contains(card) { wanted[card.index()] - least + HALF_CARD } else { HALF_CARD / 2 };
            self.weighed.push((Action::Under { card }, -loss));
        }
        if player.has(Card::Scavenger) && state.scavenged() < SCAVENGED {
            for card in player.hand - CardSet::PALACES - keepers {
                self.weighed.push((Action::Trash { card }, -HALF_CARD - wanted[card.index()].max(0)));
            }
        }
    }

    /// Up to three tokens, beginning with each good.
    fn stores(&mut self, goods: Goods) {
        for first in 0..3 {
            let (mut stored, mut room) = (Goods::NONE, STORED);
            for place in 0..3 {
                let good = Good::ALL[(first + place) % 3];
                stored[good] = goods[good].min(room);
                room -= stored[good];
            }
            let action = Action::Store { goods: stored };
            if self.weighed.iter().all(|(other, _)| *other != action) {
                self.weighed.push((action, 0));
            }
        }
    }

    /// The set-up of the expert game: any card to keep; of the others, the policy's order or nearly so.
    fn arrangements(&mut self, player: &Player) {
        let keeps = player.kept.is_none();
        let wanted = &self.others.wanted[if keeps { 9 } else { 2 }];
        let cards = player.kept.map_or(player.hand, |kept| player.hand - CardSet::only(kept));
        self.weighed.extend(cards.into_iter().map(|card| {
            (if keeps { Action::Keep { card } } else { Action::Under { card } }, wanted[card.index()])
        }));
    }
}

impl TreeGuide<Fuerstenfeld> for Alternatives {
    fn candidates(&mut self, game: &Fuerstenfeld, state: &State, seat: Seat, out: &mut Vec<(Action, f32)>) {
        self.weighed.clear();
        let player = state.player(seat);
        let half = match state.phase() {
            Phase::Setup => {
                self.arrangements(player);
                HALF_CARD
            }
            Phase::Draw => {
                // To draw is hardly ever wrong: cards that are not wanted go under.
                return out.extend([(Action::DrawExtra, 0.9), (Action::StopDrawing, 0.1)]);
            }
            Phase::Sell => {
                self.sales(game, state, seat);
                HALF_SALE
            }
            Phase::Build => {
                self.steward.weigh_builds(game, state, seat, &mut self.weighed);
                HALF_BUILD
            }
            Phase::Discard => {
                self.discards(game, state, seat);
                HALF_CARD
            }
            Phase::Over => return,
        };
        let choice = self.steward.decide(game, state, seat);
        let best = self.weighed.iter().map(|&(_, value)| value).max().unwrap_or(0);
        self.weighed.retain(|(action, _)| *action != choice);
        sorting::sort_by_key(&mut self.weighed, |&(_, value)| std::cmp::Reverse(value));
        out.push((choice, 1.0));
        out.extend(
            self.weighed
                .iter()
                .take(MOST)
                .map(|&(action, value)| (action, 0.7 * half as f32 / (half + best - value) as f32)),
        );
    }

    fn reply(&mut self, game: &Fuerstenfeld, state: &mut State, seat: Seat) -> bool {
        go_on(game, &self.others, state, seat, &mut |_| ());
        true
    }

    fn viewer(&self, observation: &Observation) -> Option<Seat> {
        observation.viewer()
    }
}

/// The searching seat plays like a steward to the end, the others by the policy of `greedy`.
#[derive(Clone, Debug)]
pub struct StewardPlayout {
    steward: Steward,
    others: Policy,
    /// The part of a value that comes from the margin, 0 to 1; the rest is the win.
    pub margin: f32,
}

impl StewardPlayout {
    /// Playouts of a game.
    pub fn new(game: &Fuerstenfeld) -> StewardPlayout {
        StewardPlayout { steward: Steward::new(game), others: Policy::new(game), margin: MARGIN }
    }
}

impl Playout<Fuerstenfeld> for StewardPlayout {
    #[inline]
    fn play_out(
        &mut self,
        game: &Fuerstenfeld,
        state: &mut State,
        viewer: Seat,
        whims: &mut Quick,
    ) -> Values {
        play_beside(game, (&self.steward, viewer), &self.others, state, whims);
        judge(game, state, self.margin)
    }
}
