//! A better policy, for playouts: it looks at the market, at its deck and at the others before it decides.
//!
//! The bot `greedy` plays by [`Policy`], which stays as it is. The steward weighs the same things and some more: what
//! each good is likely to earn, how soon the missing palaces can be drawn and paid, how far the others are, and two
//! cards of a turn together. The steward, too, looks only at what the seat may know.

mod numbers;

pub use numbers::Numbers;

use super::policy::{Policy, exchange, sooner};
use super::weights::POWERS;
use princely_core::{Game, Seat, Silent};
use princely_fuerstenfeld::limits::{BANKS, DRAWS, LABORATORIES, SCAVENGED};
use princely_fuerstenfeld::options::USUAL_PALACES;
use princely_fuerstenfeld::state::SPACES;
use princely_fuerstenfeld::{
    Action, Brewery, Card, CardSet, Fuerstenfeld, Good, Goods, Phase, Sale, State, Top, Variant,
};

/// More than anything is worth.
const NEVER: f32 = 1e6;
/// Rounds left are counted up to this.
const MOST_LEFT: f32 = 16.0;
/// The longest wait for money that is considered, in rounds.
const LONGEST_WAIT: f32 = 12.0;
/// For each palace that need not be built (F-END-4) a palace in the hand is this many coins more welcome: fewer rounds
/// are left in which it could come back. Found by trying.
const WELCOME_PER_PALACE: f32 = 4.0;

/// A way to play.
#[derive(Clone, Debug)]
pub struct Steward {
    numbers: Numbers,
    is_expert: bool,
    players: usize,
    /// How many rounds shorter than the usual game this game is thought to be.
    sooner: f32,
    /// Worth at the end and per round left, of cards with a power of their own.
    powers: [Option<(f32, f32)>; Card::COUNT],
    /// Decides what the steward has no opinion about.
    policy: Policy,
}

/// What the market and the others mean to a seat. What the seat itself builds hardly changes this.
#[derive(Clone, Copy)]
struct Outside {
    /// What a token of each good is worth.
    token: [f32; 3],
    /// The most palaces that one of the others has.
    leader: f32,
}

/// How a seat sees itself.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// Rounds that are likely to be left.
    left: f32,
    token: [f32; 3],
    harvest: Goods,
    /// What a palace is worth.
    palace: f32,
    /// What a palace costs.
    price: f32,
    /// Rounds until a card put under the deck comes back.
    comeback: f32,
    /// Rounds by which the last palace is drawn later than it could be paid.
    thirst: f32,
}

impl Sight {
    /// A coin's worth.
    fn coin(&self, numbers: &Numbers) -> f32 {
        numbers.coin + numbers.coin_per_round * self.left
    }
}

impl Steward {
    /// The tuned steward for a game.
    pub fn new(game: &Fuerstenfeld) -> Steward {
        Steward::with(game, Numbers::TUNED)
    }

    /// A steward with other numbers.
    pub fn with(game: &Fuerstenfeld, mut numbers: Numbers) -> Steward {
        numbers.keep_palace += WELCOME_PER_PALACE * f32::from(USUAL_PALACES - game.palaces());
        let mut powers = [None; Card::COUNT];
        for (card, power) in POWERS.into_iter().zip(numbers.powers) {
            powers[card.index()] = Some(power);
        }
        let players = usize::from(game.seats());
        let is_expert = game.variant() == Variant::Expert;
        let sooner = sooner(game) as f32 / 10.0;
        Steward { numbers, is_expert, players, sooner, powers, policy: Policy::new(game) }
    }

    /// What the seat does next.
    pub fn decide(&self, game: &Fuerstenfeld, state: &State, seat: Seat) -> Action {
        match state.phase() {
            Phase::Sell => self.sell(game, state, seat, &self.sight(game, state, seat)),
            Phase::Build => self.build(game, state, seat, &self.sight(game, state, seat)),
            Phase::Discard if !is_special(state, seat) => {
                let sight = self.sight(game, state, seat);
                let keepers = self.keepers(game, state, seat, &sight);
                let rest = state.player(seat).hand - keepers;
                if rest.is_empty() {
                    Action::EndTurn
                } else {
                    Action::Under { card: self.first_to_return(game, state, seat, &sight, rest) }
                }
            }
            _ => self.policy.decide(game, state, seat),
        }
    }

    /// Lets a seat decide; a turn that has come to selling is played to its end. The choices are those of
    /// [`Steward::decide`], except that the market and the others are looked at once in a turn.
    #[inline]
    pub fn go_on(&self, game: &Fuerstenfeld, state: &mut State, seat: Seat) {
        if !matches!(state.phase(), Phase::Sell | Phase::Build | Phase::Discard) {
            let action = self.policy.decide(game, state, seat);
            return game.apply(state, seat, action, &mut Silent);
        }
        let outside = self.look_around(state, seat);
        if state.phase() == Phase::Sell {
            let sale = self.sell(game, state, seat, &self.look(game, state, seat, outside));
            game.apply(state, seat, sale, &mut Silent);
        }
        while state.phase() == Phase::Build {
            let build = self.build(game, state, seat, &self.look(game, state, seat, outside));
            game.apply(state, seat, build, &mut Silent);
        }
        if is_special(state, seat) {
            let action = self.policy.decide(game, state, seat);
            return game.apply(state, seat, action, &mut Silent);
        }
        let sight = self.look(game, state, seat, outside);
        let keepers = self.keepers(game, state, seat, &sight);
        let mut rest = state.player(seat).hand - keepers;
        while !rest.is_empty() {
            let card = self.first_to_return(game, state, seat, &sight, rest);
            rest.remove(card);
            game.apply(state, seat, Action::Under { card }, &mut Silent);
        }
        game.apply(state, seat, Action::EndTurn, &mut Silent);
    }

    /// How a seat sees itself now.
    #[inline]
    pub(super) fn sight(&self, game: &Fuerstenfeld, state: &State, seat: Seat) -> Sight {
        self.look(game, state, seat, self.look_around(state, seat))
    }

    #[inline]
    fn look_around(&self, state: &State, seat: Seat) -> Outside {
        let n = &self.numbers;
        // For each good: price spaces, and the demand beyond what all players harvest together.
        let (mut spaces, mut short) = ([0_i32; 3], [0_i32; 3]);
        for brewery in &state.breweries()[..self.players] {
            for good in Good::ALL {
                spaces[good.index()] += i32::from(brewery.space[good]);
                short[good.index()] += i32::from(brewery.demand[good]);
            }
        }
        let mut leader = 0;
        for (index, player) in state.players()[..self.players].iter().enumerate() {
            for good in Good::ALL {
                short[good.index()] -= i32::from(player.harvest[good]);
            }
            if index != seat.index() {
                leader = leader.max(player.palaces());
            }
        }
        let players = self.players as f32;
        let token = |good: usize| {
            let price = spaces[good] as f32 / players - n.usual_space;
            n.token + n.token_per_space * price + n.token_per_short * short[good] as f32 / players
        };
        Outside { token: [token(0), token(1), token(2)], leader: f32::from(leader) }
    }

    #[inline]
    fn look(&self, game: &Fuerstenfeld, state: &State, seat: Seat, outside: Outside) -> Sight {
        let (n, player) = (&self.numbers, state.player(seat));
        let draws = f32::from(DRAWS + player.extra_draws());
        let built = player.palaces();
        let missing = game.palaces().saturating_sub(built);
        let in_hand = (player.hand & CardSet::PALACES).len();
        // How many cards are drawn until the last palace that is needed. Under the deck this is known exactly; among
        // the cards never drawn it is an average.
        let to_draw = missing.saturating_sub(in_hand);
        let unseen = f32::from(player.unseen.len());
        let hidden = (player.unseen & CardSet::PALACES).len();
        let from_under = usize::from(to_draw.saturating_sub(hidden));
        let under = (0_u8..).zip(player.bottom.as_slice()).filter(|(_, card)| card.is_palace());
        let cards = match under.take(from_under).last() {
            Some((place, _)) => unseen + f32::from(place) + 1.0,
            None => unseen * f32::from(hidden.min(to_draw)) / (f32::from(hidden) + 1.0),
        };
        let (missing, in_hand) = (f32::from(missing), f32::from(in_hand));
        let until_drawn = cards / draws;
        let price = f32::from(game.palace_price(state).unwrap_or_default());
        let income = player.harvest.total() as f32 * n.token + f32::from(player.bank_coins());
        let need = (missing * (price + 1.0) - player.coins as f32).max(0.0);
        let until_paid = (need / (income + 2.0)).min(LONGEST_WAIT);
        let expected = n.horizon - self.sooner
            + n.horizon_per_round * f32::from(state.round())
            + n.horizon_per_palace * f32::from(built)
            + n.horizon_per_draw * until_drawn
            + n.horizon_per_pay * until_paid
            + n.horizon_per_leader * outside.leader
            + n.horizon_per_held * in_hand;
        let least = if income < n.poor { n.least_left_if_poor } else { n.least_left };
        let left = expected.max(least).min(MOST_LEFT);
        Sight {
            left,
            token: outside.token,
            harvest: player.harvest,
            palace: n.palace + n.palace_per_round * left + n.palace_per_leader * outside.leader,
            price,
            comeback: f32::from(player.deck_len()) / draws,
            thirst: (until_drawn - until_paid).max(0.0),
        }
    }

    /// What a field is worth in the given number of rounds.
    #[inline]
    fn field(&self, sight: &Sight, good: Good, count: u8, left: f32) -> f32 {
        (f32::from(count) * sight.token[good.index()] - self.numbers.field_space) * left
    }

    /// What a card on the board is worth in the given number of rounds.
    #[inline]
    fn worth(&self, sight: &Sight, card: Card, left: f32) -> f32 {
        let n = &self.numbers;
        if let Some((good, count)) = card.yields() {
            return self.field(sight, good, count, left);
        }
        if card.is_palace() {
            return sight.palace;
        }
        match (self.powers[card.index()], card) {
            (Some((end, per_round)), Card::Laboratory1 | Card::Laboratory2) => {
                let cards = f32::from(LABORATORIES[usize::from(card == Card::Laboratory2)]);
                end + per_round * left + (n.thirst + n.thirst_per_round * left) * sight.thirst * cards
            }
            (Some((end, per_round)), _) => end + per_round * left,
            (None, _) => f32::from(BANKS[usize::from(card == Card::Bank2)]) * n.bank_coin * left,
        }
    }

    /// What is lost by building over a space.
    #[inline]
    fn top(&self, sight: &Sight, top: Top) -> f32 {
        match top {
            Top::Empty => 0.0,
            Top::Printed(good) => self.field(sight, good, 1, sight.left),
            Top::Card(card) if card.is_palace() => NEVER,
            Top::Card(card) => self.worth(sight, card, sight.left),
        }
    }

    /// What building a card brings, beyond its cost and before anything is covered. Fields of a good that is already
    /// plentiful bring less.
    #[inline]
    fn gain(&self, sight: &Sight, card: Card, cost: u32) -> f32 {
        let n = &self.numbers;
        let plenty = card.yields().map_or(0.0, |(good, count)| {
            let beyond =
                |limit: u8| f32::from((sight.harvest[good] + count).saturating_sub(limit).min(count));
            (n.beyond_three * beyond(3) + n.beyond_two * beyond(2)) * sight.left
        });
        self.worth(sight, card, sight.left) - plenty - cost as f32 * sight.coin(n)
    }

    /// What a sale is worth.
    #[inline]
    pub(super) fn sale_value(&self, sight: &Sight, sold: Goods, prices: Goods, brewery: &Brewery) -> f32 {
        let n = &self.numbers;
        let surplus = n.surplus + n.surplus_per_round * sight.left;
        let filled = n.filled + n.filled_per_round * sight.left;
        let value = |good: Good| {
            let fills = sold[good].min(brewery.demand[good] - brewery.filled[good]);
            let paid = f32::from(sold[good]) * f32::from(prices[good]);
            paid - f32::from(fills) * filled - f32::from(sold[good] - fills) * surplus
        };
        value(Good::Hops) + value(Good::Barley) + value(Good::Water)
    }

    /// Sells everything that a brewery pays for, to the brewery where that is worth most.
    #[inline]
    fn sell(&self, game: &Fuerstenfeld, state: &State, seat: Seat, sight: &Sight) -> Action {
        let player = state.player(seat);
        let (market, office) = (player.has(Card::Market), player.has(Card::Office));
        let (mut best, mut most) = (Action::SellNothing, 0.0);
        for (index, brewery) in (0..).zip(&state.breweries()[..self.players]) {
            let prices = game.prices(brewery);
            let paid_for = |good: Good| if prices[good] == 0 { 0 } else { player.goods[good] };
            let goods = Goods::new(paid_for(Good::Hops), paid_for(Good::Barley), paid_for(Good::Water));
            let mut sale = Sale { brewery: index, goods, market: None, office: None };
            if market {
                exchange(&mut sale, player.goods, prices);
            }
            let sold = sale.as_sold();
            let mut value = self.sale_value(sight, sold, prices, brewery);
            if office {
                let good =
                    Good::ALL.into_iter().max_by_key(|&good| sold[good]).filter(|&good| sold[good] > 0);
                value += good.map_or(0.0, |good| f32::from(sold[good]));
                sale.office = good;
            }
            if value > most {
                most = value;
                best = Action::Sell { sale };
            }
        }
        best
    }

    /// Builds the first of the one or two cards that bring most together, if they bring more than they cost.
    #[inline]
    fn build(&self, game: &Fuerstenfeld, state: &State, seat: Seat, sight: &Sight) -> Action {
        let player = state.player(seat);
        let missing = game.palaces().saturating_sub(player.palaces());
        if missing == 0 {
            return Action::EndBuild; // only coins count now (F-END-2)
        }
        let tops: [f32; SPACES] = std::array::from_fn(|space| self.top(sight, player.board[space]));
        let cheapest = Cheapest::of(&tops);
        let mut offers = [Offer::NONE; Card::COUNT];
        let mut count = 0;
        for card in player.hand {
            let cost = game.cost(state, player, card);
            if cost <= player.coins {
                let own_space = card.palace_space().filter(|_| self.is_expert);
                offers[count] = Offer { card, cost, gain: self.gain(sight, card, cost), own_space };
                count += 1;
            }
        }
        let rise = self.rise(game, state);
        let (mut best, mut most) = (Action::EndBuild, self.numbers.build_margin);
        for (index, one) in offers[..count].iter().enumerate() {
            let space = one.own_space.unwrap_or(cheapest.first);
            let alone = one.gain - tops[usize::from(space)];
            if alone > most {
                most = alone;
                best = Action::Build { card: one.card, space };
            }
            if state.built() > 0 {
                continue;
            }
            for other in &offers[index + 1..count] {
                let palaces = one.card.is_palace() && other.card.is_palace();
                if palaces && missing == 1 {
                    continue; // a palace more than needed does not count (F-END-4)
                }
                let dearer = if palaces { rise } else { 0 };
                if one.cost + other.cost + dearer > player.coins {
                    continue;
                }
                let (space, other_space) = cheapest.for_two(one.own_space, other.own_space);
                let both = one.gain + other.gain - tops[usize::from(space)] - tops[usize::from(other_space)];
                if both > most {
                    most = both;
                    // A crane is built first, for the sake of the other card (F-BLD-5).
                    best = match other.card {
                        Card::Crane => Action::Build { card: other.card, space: other_space },
                        _ => Action::Build { card: one.card, space },
                    };
                }
            }
        }
        best
    }

    /// How much dearer a second palace is after the first: if the price card leaves, the next one counts (F-BLD-4).
    #[inline]
    fn rise(&self, game: &Fuerstenfeld, state: &State) -> u32 {
        if usize::from(state.palace_markers()) + 1 < self.players {
            return 0;
        }
        let price = |card: u8| game.table().palace_prices.get(usize::from(card)).copied().unwrap_or_default();
        u32::from(price(state.palace_card() + 1).saturating_sub(price(state.palace_card())))
    }

    /// Appends every build that can be paid for, on every space where it makes a difference, with what it brings in
    /// tenths of a coin; and the choice to build no more.
    pub(super) fn weigh_builds(
        &self,
        game: &Fuerstenfeld,
        state: &State,
        seat: Seat,
        out: &mut Vec<(Action, i32)>,
    ) {
        let (player, sight) = (state.player(seat), self.sight(game, state, seat));
        let is_done = player.palaces() >= game.palaces(); // only coins count now (F-END-2)
        for card in player.hand {
            let cost = game.cost(state, player, card);
            if is_done || cost > player.coins {
                continue;
            }
            let gain = self.gain(&sight, card, cost);
            let mut seen_empty = false;
            for space in game.spaces_for(card) {
                let top = player.board[usize::from(space)];
                // In the base game one empty space is as good as another.
                let is_double = seen_empty && !self.is_expert;
                seen_empty |= top == Top::Empty;
                if top.is_palace() || top == Top::Empty && is_double {
                    continue;
                }
                out.push((Action::Build { card, space }, tenths(gain - self.top(&sight, top))));
            }
        }
        out.push((Action::EndBuild, 0));
    }

    /// How welcome a card is, in coins, if it can be built with this many rounds left.
    #[inline]
    fn wanted(
        &self,
        game: &Fuerstenfeld,
        state: &State,
        seat: Seat,
        sight: &Sight,
        card: Card,
        left: f32,
    ) -> f32 {
        let n = &self.numbers;
        let value = self.worth(sight, card, left);
        if card.is_palace() {
            value - sight.price * n.keep_cost + n.keep_palace
        } else {
            value - game.cost(state, state.player(seat), card) as f32 * n.keep_cost
        }
    }

    /// How welcome each card of the hand is, in tenths of a coin.
    pub(super) fn weigh_hand(&self, game: &Fuerstenfeld, state: &State, seat: Seat) -> [i32; Card::COUNT] {
        let sight = self.sight(game, state, seat);
        let mut welcome = [0; Card::COUNT];
        for card in state.player(seat).hand {
            welcome[card.index()] = tenths(self.wanted(game, state, seat, &sight, card, sight.left));
        }
        welcome
    }

    /// The most welcome cards of the hand, up to the hand limit.
    #[inline]
    pub(super) fn keepers(&self, game: &Fuerstenfeld, state: &State, seat: Seat, sight: &Sight) -> CardSet {
        let player = state.player(seat);
        let mut rest = player.hand;
        for _ in 0..player.hand_limit().min(player.hand.len()) {
            let card = best(rest, |card| self.wanted(game, state, seat, sight, card, sight.left));
            rest.remove(card);
        }
        player.hand - rest
    }

    /// Of the cards that go under the deck the one that should come back first.
    #[inline]
    fn first_to_return(
        &self,
        game: &Fuerstenfeld,
        state: &State,
        seat: Seat,
        sight: &Sight,
        cards: CardSet,
    ) -> Card {
        let left = (sight.left - sight.comeback).max(0.0);
        best(cards, |card| self.wanted(game, state, seat, sight, card, left))
    }
}

/// Whether a warehouse or a scavenger can be used now: the policy of `greedy` decides about these.
#[inline]
fn is_special(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.has(Card::Warehouse) && state.to_store() == Goods::NONE && player.goods != Goods::NONE
        || player.has(Card::Scavenger)
            && state.scavenged() < SCAVENGED
            && player.hand.len() > player.hand_limit()
}

/// A card that can be paid for.
#[derive(Clone, Copy)]
struct Offer {
    card: Card,
    cost: u32,
    gain: f32,
    /// The only space where it may stand (F-BLD-6).
    own_space: Option<u8>,
}

impl Offer {
    const NONE: Offer = Offer { card: Card::Hops1, cost: 0, gain: 0.0, own_space: None };
}

/// The two spaces on which least is lost.
struct Cheapest {
    first: u8,
    second: u8,
}

impl Cheapest {
    #[inline]
    fn of(tops: &[f32; SPACES]) -> Cheapest {
        let (mut first, mut second) = (0, 0);
        let (mut low, mut higher) = (f32::MAX, f32::MAX);
        for (space, &worth) in (0..).zip(tops) {
            if worth < low {
                (second, higher) = (first, low);
                (first, low) = (space, worth);
            } else if worth < higher {
                (second, higher) = (space, worth);
            }
        }
        Cheapest { first, second }
    }

    /// Spaces for two cards; each of them may have a space of its own.
    #[inline]
    fn for_two(&self, one: Option<u8>, other: Option<u8>) -> (u8, u8) {
        let beside = |taken: u8| if taken == self.first { self.second } else { self.first };
        match (one, other) {
            (None, None) => (self.first, self.second),
            (Some(one), None) => (one, beside(one)),
            (None, Some(other)) => (beside(other), other),
            (Some(one), Some(other)) => (one, other),
        }
    }
}

/// The card with the highest `value`.
#[inline]
fn best(cards: CardSet, value: impl Fn(Card) -> f32) -> Card {
    let mut found = (Card::Hops1, f32::NEG_INFINITY);
    for card in cards {
        let value = value(card);
        if value > found.1 {
            found = (card, value);
        }
    }
    found.0
}

pub(super) fn tenths(coins: f32) -> i32 {
    (coins * 10.0) as i32
}
