//! Which turns are worth considering, and how a position is likely to end.
//!
//! A turn is a sale, up to two builds and a choice of what stays in the hand. Each stage varies one of these parts and
//! lets the policy adapt the later parts.

use super::Policy;
use super::playout::{MARGIN, judge, play_on};
use princely_core::{Fated, Game, Seat, SeatSet, Silent, Turn};
use princely_fuerstenfeld::limits::{MARKET_TOKENS, SCAVENGED, STORED};
use princely_fuerstenfeld::state::MAX_PLAYERS;
use princely_fuerstenfeld::{
    Action, Card, CardSet, Fuerstenfeld, Good, Goods, Market, Observation, Phase, Player, Sale, State, Top,
    Variant,
};
use princely_search::{Guide as Contract, Luck, Values, Watch};

/// The guide of a search through Fürstenfeld.
#[derive(Clone, Debug)]
pub struct Guide {
    policy: Policy,
}

/// The stages, in their order, and the share of the budget that is spent when they end.
const STAGES: [(Vary, f64); 5] = [
    (Vary::Brewery, 0.22),
    (Vary::FirstBuild, 0.50),
    (Vary::SecondBuild, 0.72),
    (Vary::Sale, 0.85),
    (Vary::Hand, 1.0),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Vary {
    Brewery,
    FirstBuild,
    SecondBuild,
    Sale,
    Hand,
}

impl Guide {
    /// The guide for a game.
    pub fn new(game: &Fuerstenfeld) -> Guide {
        Guide { policy: Policy::new(game) }
    }

    /// Plays the actions given, as far as they are legal, and the rest of the turn by the policy.
    fn complete(&self, game: &Fuerstenfeld, start: &State, seat: Seat, given: &[Action]) -> Vec<Action> {
        let mut state = start.clone();
        let mut turn = Vec::with_capacity(given.len() + 4);
        let mut given = given.iter().copied().peekable();
        while goes_on(game, &state, seat) {
            let mut action = given.next();
            while action.is_some_and(|action| game.check(&state, seat, &action).is_err()) {
                action = given.next();
            }
            let action = action.unwrap_or_else(|| self.policy.decide(game, &state, seat));
            turn.push(action);
            game.apply(&mut state, seat, action, &mut Silent);
            if !same_run(action) {
                break;
            }
        }
        turn
    }

    /// For each brewery: a sale of everything that it pays for, and a sale of only what it demands. And to sell
    /// nothing.
    fn breweries(&self, game: &Fuerstenfeld, state: &State, player: &Player, out: &mut Vec<Vec<Action>>) {
        for (index, brewery) in (0..).zip(&state.breweries()[..usize::from(game.seats())]) {
            let prices = game.prices(brewery);
            let mut all = player.goods;
            let mut asked = player.goods;
            for good in Good::ALL {
                if prices[good] == 0 {
                    (all[good], asked[good]) = (0, 0);
                }
                asked[good] = asked[good].min(brewery.demand[good] - brewery.filled[good]);
            }
            for goods in [all, asked] {
                push_sales(game, state, player, index, goods, out);
            }
        }
        out.push(vec![Action::SellNothing]);
    }

    /// The sale as it is, and with more or less of each good.
    fn sales(
        &self,
        game: &Fuerstenfeld,
        state: &State,
        player: &Player,
        best: &[Action],
        out: &mut Vec<Vec<Action>>,
    ) {
        let Some((Action::Sell { sale }, rest)) = best.split_first() else { return };
        let prices = game.prices(&state.breweries()[usize::from(sale.brewery)]);
        let most = |good: Good| if prices[good] == 0 { 0 } else { player.goods[good] };
        for good in Good::ALL {
            for count in 0..=most(good) {
                let mut other = *sale;
                other.goods[good] = count;
                if sale.market.is_some_and(|market| market.from == good && market.count > count) {
                    other.market = None;
                }
                mend_office(player, &mut other);
                if other.goods.total() > 0 {
                    out.push(with(Action::Sell { sale: other }, rest));
                }
            }
        }
        out.push(with(Action::SellNothing, rest));
    }

    /// Every card that can be paid for, on every kind of space; and to build nothing.
    fn builds(&self, game: &Fuerstenfeld, state: &State, player: &Player, out: &mut Vec<Action>) {
        for card in player.hand {
            if game.cost(state, player, card) > player.coins {
                continue;
            }
            let mut seen: Vec<Top> = Vec::new();
            for space in game.spaces_for(card) {
                let top = player.board[usize::from(space)];
                if top.is_palace() || (seen.contains(&top) && game.variant() == Variant::Base) {
                    continue;
                }
                seen.push(top);
                out.push(Action::Build { card, space });
            }
        }
        out.push(Action::EndBuild);
    }

    /// Which cards stay, in which order the others go, what is stored and what is trashed.
    fn hands(&self, state: &State, seat: Seat, before: &[Action], out: &mut Vec<Vec<Action>>) {
        let player = state.player(seat);
        let left = self.policy.rounds_left(state, player);
        let store = if player.has(Card::Warehouse) { stores(player.goods) } else { vec![None] };
        let mut keeps: Vec<CardSet> = vec![self.policy.keepers(left, player)];
        let usual = keeps[0];
        for out_of in usual {
            for into in player.hand - usual {
                let mut keep = usual;
                keep.remove(out_of);
                keep.insert(into);
                keeps.push(keep);
            }
        }
        for &keep in &keeps {
            let mut order: Vec<Card> = (player.hand - keep).into_iter().collect();
            let mut tell = |order: &[Card], trash: usize, stored: Option<Goods>| {
                let mut turn = before.to_vec();
                turn.extend(stored.map(|goods| Action::Store { goods }));
                let split = order.len() - trash;
                turn.extend(order[split..].iter().map(|&card| Action::Trash { card }));
                turn.extend(order[..split].iter().map(|&card| Action::Under { card }));
                turn.push(Action::EndTurn);
                out.push(turn);
            };
            self.policy.order_under(left, player, &mut order);
            tell(&order, 0, store[0]);
            if keep == usual {
                for &stored in &store[1..] {
                    tell(&order, 0, stored);
                }
                if order.len() > 1 {
                    // When these cards come back, another one may be wanted first.
                    for first in 1..order.len().min(5) {
                        let mut other = order.clone();
                        other[..=first].rotate_right(1);
                        tell(&other, 0, store[0]);
                    }
                }
            }
            if player.has(Card::Scavenger) {
                for trash in 1..=order.len().min(usize::from(SCAVENGED - state.scavenged())) {
                    tell(&order, trash, store[0]);
                }
            }
        }
    }
}

impl Contract<Fuerstenfeld> for Guide {
    fn stages(&self) -> usize {
        STAGES.len()
    }

    fn share(&self, stage: usize) -> f64 {
        STAGES[stage].1
    }

    fn turns(
        &mut self,
        game: &Fuerstenfeld,
        observation: &Observation,
        stage: usize,
        best: &[Action],
        _: &mut dyn Watch,
        out: &mut Vec<Vec<Action>>,
    ) -> bool {
        let Some(seat) = self.viewer(observation) else { return true };
        // The observation holds all cards of the viewer; the cards of others do not matter here.
        let state = observation.known();
        let player = state.player(seat);
        let complete = |given: &[Action]| self.complete(game, state, seat, given);
        if stage == 0 {
            out.push(complete(&[]));
        }
        match (STAGES[stage].0, state.phase()) {
            (Vary::Brewery, Phase::Setup) if player.kept.is_none() => {
                out.extend(player.hand.into_iter().map(|card| complete(&[Action::Keep { card }])));
            }
            (Vary::Brewery, Phase::Draw) => out.push(vec![Action::StopDrawing]),
            (Vary::Brewery, Phase::Sell) => {
                let mut sales = Vec::new();
                self.breweries(game, state, player, &mut sales);
                out.extend(sales.iter().map(|sale| complete(sale)));
            }
            (Vary::Sale, Phase::Sell) => {
                let mut sales = Vec::new();
                self.sales(game, state, player, best, &mut sales);
                out.extend(sales.iter().map(|sale| complete(sale)));
            }
            (Vary::FirstBuild | Vary::SecondBuild, Phase::Sell | Phase::Build) => {
                let which = usize::from(STAGES[stage].0 == Vary::SecondBuild);
                if let Some((before, then)) = until_build(game, state, seat, best, which)
                    && then.phase() == Phase::Build
                {
                    let mut builds = Vec::new();
                    self.builds(game, &then, then.player(seat), &mut builds);
                    for build in builds {
                        let mut given = best[..before].to_vec();
                        given.push(build);
                        out.push(complete(&given));
                    }
                }
            }
            (Vary::Hand, Phase::Sell | Phase::Build | Phase::Discard) => {
                let (before, then) = until_discard(game, state, seat, best);
                if then.phase() == Phase::Discard && then.to_act() == SeatSet::only(seat) {
                    let mut hands = Vec::new();
                    self.hands(&then, seat, &best[..before], &mut hands);
                    out.extend(hands.iter().map(|hand| complete(hand)));
                }
            }
            _ => (),
        }
        true
    }

    /// Takes only a few microseconds, so it never pauses.
    fn play_out(
        &mut self,
        game: &Fuerstenfeld,
        state: &mut State,
        luck: &mut Luck,
        _: &mut dyn Watch,
    ) -> Option<Values> {
        play_on(game, &[&self.policy; MAX_PLAYERS], state, &mut Fated(luck.fate));
        Some(judge(game, state, MARGIN))
    }

    fn viewer(&self, observation: &Observation) -> Option<Seat> {
        observation.viewer()
    }
}

fn goes_on(game: &Fuerstenfeld, state: &State, seat: Seat) -> bool {
    matches!(game.turn(state), Turn::Seats(seats) if seats.contains(seat))
}

/// Whether the same seat's run may go on after the action: no chance comes, and nobody else's turn.
fn same_run(action: Action) -> bool {
    !matches!(action, Action::DrawExtra | Action::StopDrawing | Action::EndTurn)
}

fn with(first: Action, rest: &[Action]) -> Vec<Action> {
    let mut turn = vec![first];
    turn.extend_from_slice(rest);
    turn
}

/// The position before the first or second build of the turn, and how many actions lead there; `None` if the turn
/// has no such build.
fn until_build(
    game: &Fuerstenfeld,
    start: &State,
    seat: Seat,
    turn: &[Action],
    which: usize,
) -> Option<(usize, State)> {
    let mut state = start.clone();
    let mut builds = 0;
    for (index, &action) in turn.iter().enumerate() {
        let build = matches!(action, Action::Build { .. } | Action::EndBuild);
        if build && builds == which {
            return Some((index, state));
        }
        builds += usize::from(build);
        if matches!(action, Action::EndTurn) || !goes_on(game, &state, seat) {
            break;
        }
        game.apply(&mut state, seat, action, &mut Silent);
    }
    None
}

/// The position where discarding begins, and how many actions lead there.
fn until_discard(game: &Fuerstenfeld, start: &State, seat: Seat, turn: &[Action]) -> (usize, State) {
    let mut state = start.clone();
    for (index, &action) in turn.iter().enumerate() {
        if state.phase() == Phase::Discard {
            return (index, state);
        }
        game.apply(&mut state, seat, action, &mut Silent);
    }
    (turn.len(), state)
}

/// The sale with every use of market and office that may be worth it.
fn push_sales(
    game: &Fuerstenfeld,
    state: &State,
    player: &Player,
    brewery: u8,
    goods: Goods,
    out: &mut Vec<Vec<Action>>,
) {
    let prices = game.prices(&state.breweries()[usize::from(brewery)]);
    let mut markets = vec![None];
    if player.has(Card::Market) {
        for from in Good::ALL {
            for to in Good::ALL {
                let count = player.goods[from].min(MARKET_TOKENS);
                if from != to && count > 0 && prices[to] > 0 && prices[to] >= prices[from] {
                    markets.push(Some(Market { from, to, count }));
                }
            }
        }
    }
    for market in markets {
        let mut sale = Sale { brewery, goods, market, office: None };
        if let Some(market) = market {
            sale.goods[market.from] = sale.goods[market.from].max(market.count);
        }
        if sale.goods.total() == 0 {
            continue;
        }
        mend_office(player, &mut sale);
        out.push(vec![Action::Sell { sale }]);
    }
}

/// The office is used for the good of which most tokens are sold.
fn mend_office(player: &Player, sale: &mut Sale) {
    let sold = sale.as_sold();
    sale.office = Good::ALL
        .into_iter()
        .filter(|&good| player.has(Card::Office) && sold[good] > 0)
        .max_by_key(|&good| sold[good]);
}

/// What may be stored: as much as fits, in every mix.
fn stores(goods: Goods) -> Vec<Option<Goods>> {
    let room = goods.total().min(u32::from(STORED)) as u8;
    let mut found = Vec::new();
    for hops in 0..=goods.hops.min(room) {
        for barley in 0..=goods.barley.min(room - hops) {
            let water = room - hops - barley;
            if water <= goods.water && room > 0 {
                found.push(Some(Goods::new(hops, barley, water)));
            }
        }
    }
    if found.is_empty() {
        found.push(None);
    }
    found
}
