//! Fürstenfeld foretold: what is counted of a position, and how worlds are played on.

use super::{Bounds, Configuration, Forecast, Inputs, MOST_INPUTS, Table};
use crate::fuerstenfeld::Steward;
use crate::fuerstenfeld::playout::play_as_stewards;
use princely_core::{Fated, Game, Seat};
use princely_fuerstenfeld::limits::{BUILDS, DRAWS};
use princely_fuerstenfeld::state::SPACES;
use princely_fuerstenfeld::{
    Card, CardSet, CardTable, Fuerstenfeld, Good, Goods, Observation, Phase, Player, State, Top, Variant,
};
use princely_search::evaluator::shares;
use princely_search::{Luck, Values, Watch};
use std::sync::OnceLock;

/// Cards with a power of their own.
const POWERS: [Card; 11] = [
    Card::Office,
    Card::Market,
    Card::Warehouse,
    Card::Magistrate,
    Card::Crane,
    Card::TownHall1,
    Card::TownHall2,
    Card::Laboratory1,
    Card::Laboratory2,
    Card::TourGuide,
    Card::Scavenger,
];

/// The longest wait for money that is counted, in rounds.
const LONGEST: f32 = 12.0;

impl Forecast for Fuerstenfeld {
    const INPUTS: &'static [&'static str] = &[
        "coins",
        "steady_income",
        "harvest",
        "harvest_sold",
        "goods_sold",
        "sells",
        "builds",
        "turns_before",
        "palaces",
        "one_missing",
        "has_all",
        "shortfall",
        "rounds_to_pay",
        "empty_spaces",
        "disc",
        "hand",
        "unseen",
        "bottom",
        "covered",
        "cannot_finish",
        "palaces_of_rival",
        "rival_one_missing",
        "rival_has_all",
        "rival_rounds_to_pay",
        "rival_coins",
        "round",
        "palace_price",
        "prices",
        "is_seen",
        "palaces_in_hand",
        "palaces_payable",
        "rounds_to_palace",
        "rounds_to_last_palace",
        "best_field",
        "bank_in_hand",
        "office",
        "market",
        "warehouse",
        "magistrate",
        "crane",
        "town_hall_1",
        "town_hall_2",
        "laboratory_1",
        "laboratory_2",
        "tour_guide",
        "scavenger",
    ];

    const BOUNDS: Bounds = Bounds { games: 2000, error: 0.02, slope: (0.0, 9.0) };

    const WORLDS: u32 = 4000;

    type Players = Steward;

    fn configuration(&self) -> Configuration {
        static STANDARD: OnceLock<CardTable> = OnceLock::new();
        let variant = match self.variant() {
            Variant::Base => "base",
            Variant::Expert => "expert",
        };
        let is_usual = self.palaces() == princely_fuerstenfeld::options::USUAL_PALACES
            && self.table() == STANDARD.get_or_init(CardTable::standard);
        Configuration { players: self.seats(), variant: variant.into(), rounds: None, is_usual }
    }

    fn table() -> &'static Table {
        static TABLE: OnceLock<Table> = OnceLock::new();
        TABLE.get_or_init(|| {
            // A test reads the file, so it can be read.
            Table::read(include_str!("../../data/chance/fuerstenfeld.json"), Self::INPUTS)
                .unwrap_or_else(|_| Table::empty(Self::INPUTS))
        })
    }

    fn round_of(&self, observation: &Observation) -> u32 {
        u32::from(observation.known().round())
    }

    fn count(&self, observation: &Observation, out: &mut Inputs) {
        let state = observation.known();
        let table = Market::of(self, state);
        let seats = usize::from(self.seats());
        let mut standings = [Standing::default(); 5];
        for (seat, standing) in (0..).map(Seat).zip(&mut standings).take(seats) {
            *standing = Standing::of(self, state, seat, &table);
        }
        for (index, out) in out.iter_mut().enumerate().take(seats) {
            let seat = Seat(index as u8);
            let own = standings[index];
            let mut rival = Standing { to_pay: LONGEST, ..Standing::default() };
            for (_, other) in standings[..seats].iter().enumerate().filter(|(other, _)| *other != index) {
                rival.palaces = rival.palaces.max(other.palaces);
                rival.to_pay = rival.to_pay.min(other.to_pay);
                rival.coins = rival.coins.max(other.coins);
            }
            let player = state.player(seat);
            let counts = observation.counts(seat);
            let mut put = Writer { out, at: 0 };
            put.all(&[own.coins / 10.0, own.steady / 5.0, player.harvest.total() as f32 / 6.0]);
            put.all(&[own.harvest / 10.0, own.goods / 10.0, own.sells, own.builds / 2.0, own.before]);
            put.all(&[own.palaces / 6.0, flag(own.missing == 1.0), flag(own.missing == 0.0)]);
            put.all(&[own.shortfall / 30.0, own.to_pay / 6.0, own.empty / 6.0]);
            put.all(&[f32::from(player.disc) / 25.0, f32::from(counts.hand) / 4.0]);
            put.all(&[f32::from(counts.unseen) / 10.0, f32::from(counts.bottom) / 10.0]);
            put.all(&[f32::from(player.covered.len()) / 6.0]);
            put.all(&[flag(self.spare_palaces(player).is_none())]);
            let goal = f32::from(self.palaces());
            put.all(&[rival.palaces / 6.0, flag(rival.palaces == goal - 1.0), flag(rival.palaces >= goal)]);
            put.all(&[rival.to_pay / 6.0, rival.coins / 10.0]);
            put.all(&[f32::from(state.round()) / 10.0, table.palace / 10.0, table.mean]);
            if observation.viewer() == Some(seat) {
                put.all(&own_cards(player, &own, table.palace));
            } else {
                put.all(&[0.0; 7]);
            }
            for power in POWERS {
                put.all(&[flag(player.has(power))]);
            }
            debug_assert_eq!(put.at, Self::INPUTS.len(), "every input has a name");
        }
    }

    fn players(&self, _: &Observation) -> Steward {
        Steward::new(self)
    }

    fn play_on(
        &self,
        steward: &mut Steward,
        state: &mut State,
        luck: &mut Luck,
        _: &mut dyn Watch,
    ) -> Option<Values> {
        // A game takes a few microseconds to its end.
        play_as_stewards(self, steward, state, &mut Fated(luck.fate));
        Some(shares(self, state))
    }
}

/// What a seat's own cards promise; only the viewer's are known.
fn own_cards(player: &Player, own: &Standing, price: f32) -> [f32; 7] {
    let held = (player.hand & CardSet::PALACES).len();
    let payable = ((own.coins + own.goods) / price.max(1.0)).floor();
    let payable = payable.min(f32::from(held)).min(own.builds).min(own.missing);
    let draws = f32::from(DRAWS + player.extra_draws());
    let missing = own.missing as u8;
    let to_draw = missing.saturating_sub(held);
    let wait = |palaces: u8| until_drawn(player, palaces) / draws / 5.0;
    let field = player.hand.into_iter().filter_map(Card::yields).map(|(_, count)| count).max();
    let bank = flag(player.hand.contains(Card::Bank1)) + flag(player.hand.contains(Card::Bank2));
    [
        1.0,
        f32::from(held) / 2.0,
        payable / 2.0,
        wait(to_draw.min(1)),
        wait(to_draw),
        f32::from(field.unwrap_or(0)) / 3.0,
        bank,
    ]
}

/// How many cards a player draws until this many more palaces are in the hand. Under the deck that is known exactly;
/// among the cards never drawn it is an average.
fn until_drawn(player: &Player, palaces: u8) -> f32 {
    if palaces == 0 {
        return 0.0;
    }
    let unseen = f32::from(player.unseen.len());
    let hidden = (player.unseen & CardSet::PALACES).len();
    if palaces <= hidden {
        return (unseen + 1.0) * f32::from(palaces) / (f32::from(hidden) + 1.0);
    }
    let under = (0_u8..).zip(player.bottom.as_slice()).filter(|(_, card)| card.is_palace());
    match under.take(usize::from(palaces - hidden)).last() {
        Some((place, _)) => unseen + f32::from(place) + 1.0,
        None => unseen,
    }
}

/// What the table as a whole offers.
struct Market {
    /// The prices at each brewery.
    prices: [Goods; 5],
    breweries: usize,
    /// The mean of all prices.
    mean: f32,
    /// What a palace costs.
    palace: f32,
}

impl Market {
    fn of(game: &Fuerstenfeld, state: &State) -> Market {
        let breweries = usize::from(game.seats());
        let mut prices = [Goods::NONE; 5];
        let mut sum = 0;
        for (prices, brewery) in prices.iter_mut().zip(&state.breweries()[..breweries]) {
            *prices = game.prices(brewery);
            sum += prices.total();
        }
        let last = game.table().palace_prices.last().copied().unwrap_or_default();
        let palace = f32::from(game.palace_price(state).unwrap_or(last));
        Market { prices, breweries, mean: sum as f32 / (3 * breweries) as f32, palace }
    }

    /// What goods bring at the brewery that pays most for them.
    fn sold(&self, goods: Goods) -> f32 {
        let worth = |prices: &Goods| -> u32 {
            Good::ALL.into_iter().map(|good| u32::from(goods[good]) * u32::from(prices[good])).sum()
        };
        self.prices[..self.breweries].iter().map(worth).max().unwrap_or(0) as f32
    }
}

/// How a seat stands, as everybody sees it.
#[derive(Clone, Copy, Default)]
struct Standing {
    coins: f32,
    /// What banks and the guide pay in a round.
    steady: f32,
    /// What a harvest brings at today's prices.
    harvest: f32,
    /// What this round's goods will still bring.
    goods: f32,
    /// Whether the sale of this round is still to come.
    sells: f32,
    /// Cards that can still be built this round.
    builds: f32,
    /// The part of the players whose turn comes before, of this round or the next.
    before: f32,
    palaces: f32,
    /// Palaces that are missing.
    missing: f32,
    /// Coins that are missing for them.
    shortfall: f32,
    /// Rounds until they can be paid.
    to_pay: f32,
    /// Empty spaces.
    empty: f32,
}

impl Standing {
    fn of(game: &Fuerstenfeld, state: &State, seat: Seat, market: &Market) -> Standing {
        let player = state.player(seat);
        let order = game.turn_order(state);
        let place = order.iter().position(|&other| other == seat.0).unwrap_or(0);
        let done = usize::from(state.turns_done());
        let (phase, is_on) = (state.phase(), place == done);
        let sells = place > done || is_on && matches!(phase, Phase::Setup | Phase::Draw | Phase::Sell);
        let sells = sells || matches!(phase, Phase::Setup | Phase::Draw);
        let builds = match phase {
            _ if sells => BUILDS,
            Phase::Build if is_on => BUILDS.saturating_sub(state.built()),
            _ => 0,
        };
        let mut to_sell = player.goods;
        if phase == Phase::Draw {
            for good in Good::ALL {
                to_sell[good] += player.harvest[good];
            }
        }
        let steady = f32::from(player.bank_coins() + player.guide_coins());
        let goods = if sells { market.sold(to_sell) + steady } else { 0.0 };
        let harvest = market.sold(player.harvest);
        let coins = player.coins as f32;
        let missing = f32::from(game.palaces().saturating_sub(player.palaces()));
        // The order of the next round is not known yet.
        let before = if sells { place.saturating_sub(done) as f32 / order.len().max(1) as f32 } else { 1.0 };
        let shortfall = (missing * (market.palace + 1.0) - coins - goods).max(0.0);
        Standing {
            coins,
            steady,
            harvest,
            goods,
            sells: flag(sells),
            builds: f32::from(builds),
            before,
            palaces: f32::from(player.palaces()),
            missing,
            shortfall,
            to_pay: (shortfall / (harvest + steady + 1.0)).min(LONGEST),
            empty: (0..SPACES).filter(|&space| player.board[space] == Top::Empty).count() as f32,
        }
    }
}

/// 1 if it is so.
fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

/// Writes inputs one after the other.
struct Writer<'o> {
    out: &'o mut [f32; MOST_INPUTS],
    at: usize,
}

impl Writer<'_> {
    fn all(&mut self, numbers: &[f32]) {
        self.out[self.at..self.at + numbers.len()].copy_from_slice(numbers);
        self.at += numbers.len();
    }
}
