//! What a card is worth when, and what to do about it.
//!
//! The policy looks only at what the seat may know: its own cards and the public table.

use super::weights::{POWERS, Weights};
use princely_core::{Seat, sorting};
use princely_fuerstenfeld::limits::{BANKS, DRAWS, MARKET_TOKENS, SCAVENGED, STORED};
use princely_fuerstenfeld::options::USUAL_PALACES;
use princely_fuerstenfeld::state::SPACES;
use princely_fuerstenfeld::{
    Action, Brewery, Card, CardSet, Fuerstenfeld, Good, Goods, Market, Phase, Player, Sale, State, Top,
    Variant,
};

/// Rounds left are counted up to this.
const MOST_LEFT: usize = 16;
/// For each palace that need not be built (F-END-4) a game is thought to be this many tenths of a round shorter. In
/// fact it is more; this number was found by trying, for this policy and for the steward.
const SOONER_PER_PALACE: i32 = 6;
/// What a palace is thought to cost when hands are compared, whatever it costs now.
const PALACE_PRICE: u8 = 10;
/// More than anything is worth.
const NEVER: i32 = i32::MAX / 4;

/// A way to play, with its tables made ready for one game.
#[derive(Clone, Debug)]
pub struct Policy {
    weights: Weights,
    expert: bool,
    /// How many tenths of a round shorter than the usual game this game is thought to be.
    sooner: i32,
    /// What a card on the board is worth, by the number of rounds left.
    pub(super) worth: [[i32; Card::COUNT]; MOST_LEFT + 1],
    /// What a printed field is worth.
    printed: [i32; MOST_LEFT + 1],
    /// What a coin is worth.
    pub(super) coin: [i32; MOST_LEFT + 1],
    /// How welcome a card is in the hand, or when it is drawn again.
    pub(super) wanted: [[i32; Card::COUNT]; MOST_LEFT + 1],
}

impl Policy {
    /// The tuned policy for a game.
    pub fn new(game: &Fuerstenfeld) -> Policy {
        let weights = Weights::TUNED;
        let w = &weights;
        let mut worth = [[0; Card::COUNT]; MOST_LEFT + 1];
        let mut wanted = [[0; Card::COUNT]; MOST_LEFT + 1];
        let mut printed = [0; MOST_LEFT + 1];
        let mut coin = [0; MOST_LEFT + 1];
        for left in 0..=MOST_LEFT {
            let rounds = left as i32;
            let field = |count: i32| (count * w.token - w.field_space) * rounds;
            printed[left] = field(1);
            coin[left] = (w.coin + w.coin_per_ten_rounds * rounds / 10).max(1);
            for card in Card::ALL {
                let index = card.index();
                let power = POWERS.iter().position(|&power| power == card);
                worth[left][index] = match (card.yields(), power) {
                    (Some((_, count)), _) => field(i32::from(count)),
                    (_, Some(power)) => w.powers[power].0 + w.powers[power].1 * rounds,
                    _ if card.is_palace() => w.palace - w.palace_per_round * rounds,
                    _ => i32::from(BANKS[usize::from(card == Card::Bank2)]) * w.bank_coin * rounds,
                };
                let cost = if card.is_palace() { PALACE_PRICE } else { game.table().cost[index] };
                wanted[left][index] = worth[left][index] - i32::from(cost) * w.keep_cost
                    + if card.is_palace() { w.keep_palace } else { 0 };
            }
        }
        let expert = game.variant() == Variant::Expert;
        Policy { weights, expert, sooner: sooner(game), worth, printed, coin, wanted }
    }

    /// What the seat does next.
    #[inline]
    pub fn decide(&self, game: &Fuerstenfeld, state: &State, seat: Seat) -> Action {
        let player = state.player(seat);
        match state.phase() {
            Phase::Setup => self.arrange(player),
            Phase::Draw => Action::DrawExtra,
            Phase::Sell => self.sell(game, state, player),
            Phase::Build => self.build(game, state, player),
            Phase::Discard | Phase::Over => self.discard(state, player),
        }
    }

    /// How many rounds the game is likely to last, seen from this player.
    #[inline]
    pub(super) fn rounds_left(&self, state: &State, player: &Player) -> usize {
        let w = &self.weights;
        let tenths = w.horizon
            - self.sooner
            - 10 * i32::from(state.round())
            - w.horizon_per_palace * i32::from(player.palaces());
        let income = player.harvest.total() as i32 * w.token + 10 * i32::from(player.bank_coins());
        // A player who has covered every source of income too early must go back to farming.
        let least = if income < w.poor { w.least_left_if_poor } else { w.least_left };
        ((tenths.max(least) + 5) / 10).clamp(0, MOST_LEFT as i32) as usize
    }

    /// Expert set-up: keeps the card that is best to build now, and orders the others by how welcome they will be when
    /// they come back.
    fn arrange(&self, player: &Player) -> Action {
        match player.kept {
            None => Action::Keep { card: best(player.hand, &self.wanted[MOST_LEFT.min(9)]) },
            Some(kept) => Action::Under { card: best(player.hand - CardSet::only(kept), &self.wanted[2]) },
        }
    }

    /// Sells everything that a brewery pays for, to the brewery that pays best. A surplus token counts as a small loss.
    #[inline]
    pub(super) fn sell(&self, game: &Fuerstenfeld, state: &State, player: &Player) -> Action {
        let (market, office) = (player.has(Card::Market), player.has(Card::Office));
        let mut best: Option<Sale> = None;
        let mut best_value = 0;
        for (index, brewery) in (0..).zip(&state.breweries()[..usize::from(princely_core::Game::seats(game))])
        {
            let prices = game.prices(brewery);
            let paid_for = |count: u8, price: u8| if price == 0 { 0 } else { count };
            let goods = Goods::new(
                paid_for(player.goods.hops, prices.hops),
                paid_for(player.goods.barley, prices.barley),
                paid_for(player.goods.water, prices.water),
            );
            let mut sale = Sale { brewery: index, goods, market: None, office: None };
            if market {
                exchange(&mut sale, player.goods, prices);
            }
            let sold = sale.as_sold();
            let mut value = self.sale_value(sold, prices, brewery);
            if office {
                let most =
                    Good::ALL.into_iter().max_by_key(|&good| sold[good]).filter(|&good| sold[good] > 0);
                value += most.map_or(0, |good| 10 * i32::from(sold[good]));
                sale.office = most;
            }
            if value > best_value {
                best_value = value;
                best = Some(sale);
            }
        }
        best.map_or(Action::SellNothing, |sale| Action::Sell { sale })
    }

    #[inline]
    pub(super) fn sale_value(&self, sold: Goods, prices: Goods, brewery: &Brewery) -> i32 {
        let w = &self.weights;
        let value = |sold: u8, price: u8, demand: u8, filled: u8| {
            let (count, empty) = (i32::from(sold), i32::from(demand) - i32::from(filled));
            let fills = count.min(empty);
            count * i32::from(price) * 10 - fills * w.filled - (count - fills) * w.surplus
        };
        let Brewery { demand, filled, .. } = brewery;
        value(sold.hops, prices.hops, demand.hops, filled.hops)
            + value(sold.barley, prices.barley, demand.barley, filled.barley)
            + value(sold.water, prices.water, demand.water, filled.water)
    }

    /// Builds the card that brings most beyond its cost and what it covers, if any card does. A player who has enough
    /// palaces to end the game needs only coins (F-END-2).
    #[inline]
    pub(super) fn build(&self, game: &Fuerstenfeld, state: &State, player: &Player) -> Action {
        if player.palaces() >= game.palaces() {
            return Action::EndBuild;
        }
        let left = self.rounds_left(state, player);
        let (worth, coin) = (&self.worth[left], self.coin[left]);
        let tops: [i32; SPACES] = std::array::from_fn(|space| self.top_worth(left, player.board[space]));
        let (cheapest, lowest) = lowest_top(&tops);
        let mut best = Action::EndBuild;
        let mut best_gain = self.weights.build_margin;
        for card in player.hand {
            let cost = game.cost(state, player, card);
            if cost > player.coins {
                continue;
            }
            let (space, covered) = match card.palace_space() {
                Some(space) if self.expert => (space, tops[usize::from(space)]),
                _ => (cheapest, lowest),
            };
            let gain = worth[card.index()] - cost as i32 * coin - covered;
            if gain > best_gain {
                best_gain = gain;
                best = Action::Build { card, space };
            }
        }
        best
    }

    #[inline]
    pub(super) fn top_worth(&self, left: usize, top: Top) -> i32 {
        match top {
            Top::Empty => 0,
            Top::Printed(_) => self.printed[left],
            Top::Card(card) if card.is_palace() => NEVER,
            Top::Card(card) => self.worth[left][card.index()],
        }
    }

    /// Keeps the most welcome cards; of the others the most welcome is the first to come back.
    #[inline]
    fn discard(&self, state: &State, player: &Player) -> Action {
        if player.has(Card::Warehouse) && state.to_store() == Goods::NONE && player.goods != Goods::NONE {
            return Action::Store { goods: first_tokens(player.goods) };
        }
        let limit = player.hand_limit();
        if player.hand.len() <= limit {
            return Action::EndTurn;
        }
        let left = self.rounds_left(state, player);
        let wanted = &self.wanted[left];
        if player.has(Card::Scavenger) && state.scavenged() < SCAVENGED {
            let useless = player.hand - CardSet::PALACES;
            if !useless.is_empty() {
                let card = worst(useless, wanted);
                if wanted[card.index()] < 0 {
                    return Action::Trash { card };
                }
            }
        }
        self.put_under(left, player, self.keepers(left, player))
    }

    /// The most welcome cards of a hand, up to the hand limit.
    #[inline]
    pub(super) fn keepers(&self, left: usize, player: &Player) -> CardSet {
        let mut keepers = CardSet::EMPTY;
        for _ in 0..player.hand_limit().min(player.hand.len()) {
            keepers.insert(best(player.hand - keepers, &self.wanted[left]));
        }
        keepers
    }

    /// Of the cards that may not stay, the one that should come back first. It comes back when the deck above
    /// it has been drawn.
    #[inline]
    pub(super) fn put_under(&self, left: usize, player: &Player, keepers: CardSet) -> Action {
        let until_then = usize::from(player.deck_len() / DRAWS);
        Action::Under { card: best(player.hand - keepers, &self.wanted[left.saturating_sub(until_then)]) }
    }
}

impl Policy {
    /// Puts cards into the order in which they should come back.
    pub(super) fn order_under(&self, left: usize, player: &Player, cards: &mut [Card]) {
        let until_then = usize::from(player.deck_len() / DRAWS);
        let wanted = &self.wanted[left.saturating_sub(until_then)];
        sorting::sort_by_key(cards, |card| std::cmp::Reverse(wanted[card.index()]));
    }
}

/// By how many tenths of a round the game is thought to be shorter than the usual one.
pub(super) fn sooner(game: &Fuerstenfeld) -> i32 {
    SOONER_PER_PALACE * (i32::from(USUAL_PALACES) - i32::from(game.palaces()))
}

/// The space that is worth least, and how much.
#[inline]
fn lowest_top(tops: &[i32; SPACES]) -> (u8, i32) {
    let mut lowest = (0, tops[0]);
    for (space, &worth) in (0..).zip(tops) {
        if worth < lowest.1 {
            lowest = (space, worth);
        }
    }
    lowest
}

#[inline]
fn best(cards: CardSet, worth: &[i32; Card::COUNT]) -> Card {
    let mut found = (Card::Hops1, i32::MIN);
    for card in cards {
        if worth[card.index()] > found.1 {
            found = (card, worth[card.index()]);
        }
    }
    found.0
}

#[inline]
fn worst(cards: CardSet, worth: &[i32; Card::COUNT]) -> Card {
    let mut found = (Card::Hops1, i32::MAX);
    for card in cards {
        if worth[card.index()] < found.1 {
            found = (card, worth[card.index()]);
        }
    }
    found.0
}

/// Sells up to three tokens of the good that pays least as the one that pays most.
#[inline]
pub(super) fn exchange(sale: &mut Sale, held: Goods, prices: Goods) {
    let mut to = Good::Hops;
    for good in Good::ALL {
        if prices[good] > prices[to] {
            to = good;
        }
    }
    let mut found: Option<(u16, Market)> = None;
    for from in Good::ALL {
        let count = held[from].min(MARKET_TOKENS);
        let gain = u16::from(count) * u16::from(prices[to] - prices[from]);
        if gain > found.map_or(0, |(gain, _)| gain) {
            found = Some((gain, Market { from, to, count }));
        }
    }
    if let Some((_, market)) = found {
        let given = sale.goods[market.from].max(market.count);
        sale.goods[market.from] = given;
        sale.market = Some(market);
    }
}

/// Up to three of the tokens.
fn first_tokens(goods: Goods) -> Goods {
    let mut stored = Goods::NONE;
    let mut room = STORED;
    for good in Good::ALL {
        stored[good] = goods[good].min(room);
        room -= stored[good];
    }
    stored
}
