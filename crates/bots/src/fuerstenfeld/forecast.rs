//! Who is likely to win, seen from the beginning of a round.
//!
//! A softmax over what each player has, with weights for every round, learned from games of `greedy` (see
//! `examples/learn_fuerstenfeld.rs`). It spares a search the rest of a playout, and its luck.

use princely_core::Game;
use princely_fuerstenfeld::{Card, CardSet, Fuerstenfeld, Good, Player, State, Variant};
use princely_search::Values;

/// What is known of a player, as numbers.
pub type Traits = [f32; TRAITS];

/// How many numbers.
pub const TRAITS: usize = 58;
/// Rounds with weights of their own: 2 to 13; what is later counts as the last.
pub const ROUNDS: usize = 12;

/// Cards with a power, whose presence on the board counts.
const POWERS: std::ops::Range<usize> = Card::Bank1 as usize..Card::Scavenger as usize + 1;

/// The learned weights, as thousandths: for each number of players and variant one line per round.
const LEARNED: &str = include_str!("../../data/fuerstenfeld-forecast.txt");

/// A forecast for one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    weights: Box<[Traits; ROUNDS]>,
}

impl Forecast {
    /// The learned forecast; `None` if nothing was learned for such a game.
    pub fn new(game: &Fuerstenfeld) -> Option<Forecast> {
        let name = name(game);
        let mut lines = LEARNED.lines().skip_while(|line| *line != name).skip(1);
        let mut weights = Box::new([[0.0; TRAITS]; ROUNDS]);
        for row in weights.iter_mut() {
            let mut numbers = lines.next()?.split_ascii_whitespace();
            for weight in row.iter_mut() {
                *weight = numbers.next()?.parse::<i32>().ok()? as f32 / 1000.0;
            }
        }
        Some(Forecast { weights })
    }

    /// A forecast by other weights.
    pub fn with(weights: [Traits; ROUNDS]) -> Forecast {
        Forecast { weights: Box::new(weights) }
    }

    /// What each seat may expect at the beginning of a round.
    #[inline]
    pub fn judge(&self, game: &Fuerstenfeld, state: &State) -> Values {
        let weights = &self.weights[row(state)];
        let mut values = Values::default();
        let seats = usize::from(game.seats());
        for (place, &seat) in state.order[..seats].iter().enumerate() {
            let traits = traits(game, state, usize::from(seat), place);
            values[usize::from(seat)] = weights.iter().zip(&traits).map(|(weight, has)| weight * has).sum();
        }
        softmax(&mut values[..seats]);
        values
    }
}

/// How a game is called in the file of weights.
pub fn name(game: &Fuerstenfeld) -> String {
    let variant = if game.variant() == Variant::Expert { "expert" } else { "base" };
    format!("{} players, {variant}", game.seats())
}

/// The row of weights for a position.
#[inline]
pub fn row(state: &State) -> usize {
    usize::from(state.round).saturating_sub(2).min(ROUNDS - 1)
}

/// Turns scores into shares.
#[inline]
pub fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for score in &mut *scores {
        *score = exp(*score - most);
        sum += *score;
    }
    for score in scores {
        *score /= sum;
    }
}

/// e to the power of a number that is not above 0, by arithmetic that is the same on every machine.
#[inline]
fn exp(x: f32) -> f32 {
    let x = 1.0 + x.max(-16.0) / 1024.0;
    let mut power = x;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// What is known of a player at the beginning of a round; `place` is its place in the order of play.
#[inline]
pub fn traits(game: &Fuerstenfeld, state: &State, seat: usize, place: usize) -> Traits {
    let player: &Player = &state.players[seat];
    let mut traits = [0.0; TRAITS];
    let price = game.palace_price(state).unwrap_or(18) as f32;
    let palaces = player.palaces();
    let missing = f32::from(6 - palaces.min(6));
    let coins = player.coins.min(90) as f32;
    let in_hand = (player.hand & CardSet::PALACES).len();
    let harvest = f32::from(player.harvest.total() as u8);
    let best_sale = state.breweries[..usize::from(game.seats())]
        .iter()
        .map(|brewery| {
            let prices = game.prices(brewery);
            Good::ALL.into_iter().map(|good| u32::from(player.harvest[good] * prices[good])).sum::<u32>()
        })
        .max()
        .unwrap_or(0) as f32;
    let banks =
        if player.has(Card::Bank1) { 3.0 } else { 0.0 } + if player.has(Card::Bank2) { 5.0 } else { 0.0 };
    let need = (missing * price - coins).max(0.0);
    let most = Good::ALL.into_iter().map(|good| player.harvest[good]).max().unwrap_or(0);
    traits[0] = place as f32 / 2.0;
    traits[1] = coins / 10.0;
    traits[2] = need / 10.0;
    traits[3] = (need / (best_sale + banks + 4.0)).min(10.0) / 2.0;
    traits[4 + usize::from(palaces.min(5))] = 1.0;
    traits[10] = harvest / 4.0;
    traits[11] = f32::from(most) / 3.0;
    traits[12] = best_sale / 8.0;
    for (index, power) in POWERS.enumerate() {
        traits[13 + index] = f32::from(u8::from(player.has(Card::ALL[power])));
    }
    traits[26] = f32::from(in_hand);
    traits[27] = f32::from((player.unseen & CardSet::PALACES).len());
    let early = player.bottom.as_slice().iter().take(6).filter(|card| card.is_palace()).count();
    traits[28] = early as f32;
    traits[29] = f32::from(player.unseen.len()) / 10.0;
    for card in player.hand - CardSet::PALACES {
        traits[30 + card.index()] = 1.0;
    }
    traits[52] = harvest * harvest / 40.0;
    traits[53] = f32::from(player.goods.total() as u8) / 3.0;
    traits[54] = (coins / price).min(2.0).min(f32::from(in_hand));
    traits[55] = traits[27] * traits[29];
    traits[56] = f32::from(player.bottom.len()) / 10.0;
    traits[57] =
        if missing <= f32::from(in_hand) + 3.0 { (coins / price / missing.max(1.0)).min(1.5) } else { 0.0 };
    traits
}
