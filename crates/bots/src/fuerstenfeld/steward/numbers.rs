//! The numbers of the steward, in coins. Found by an evolution strategy in games of one steward against `greedy`:
//! see `examples/tune_fuerstenfeld.rs`.

use crate::fuerstenfeld::weights::POWERS;

/// What the steward believes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Numbers {
    /// The horizon: the rounds that the game is expected to last, seen from its start.
    pub horizon: f32,
    /// How much the horizon changes with each round played.
    pub horizon_per_round: f32,
    /// How much it changes with each own palace.
    pub horizon_per_palace: f32,
    /// How much it changes with each round until the last palace is drawn.
    pub horizon_per_draw: f32,
    /// How much it changes with each round until all palaces are paid for.
    pub horizon_per_pay: f32,
    /// How much it changes with each palace of the leader among the others.
    pub horizon_per_leader: f32,
    /// How much it changes with each palace in the hand.
    pub horizon_per_held: f32,
    /// At least this many rounds are always expected to be left.
    pub least_left: f32,
    /// The same, if fields and banks bring in less than `poor` each round.
    pub least_left_if_poor: f32,
    /// See `least_left_if_poor`.
    pub poor: f32,
    /// What a token harvested each round is worth, per round left.
    pub token: f32,
    /// How much more it is worth for each space by which its price is above `usual_space`.
    pub token_per_space: f32,
    /// The usual space of a price, as a mean of the breweries.
    pub usual_space: f32,
    /// How much more a token is worth for each token by which the demand exceeds the harvest.
    pub token_per_short: f32,
    /// What is taken off for every field, per round left.
    pub field_space: f32,
    /// What is taken off for each token of a good beyond two, per round left.
    pub beyond_two: f32,
    /// What is taken off for each token of a good beyond three, per round left.
    pub beyond_three: f32,
    /// What a coin of a bank is worth, per round left.
    pub bank_coin: f32,
    /// What a palace is worth at the end.
    pub palace: f32,
    /// How much the worth of a palace changes per round left.
    pub palace_per_round: f32,
    /// How much it changes with each palace of the leader among the others.
    pub palace_per_leader: f32,
    /// What a coin is worth when it is spent.
    pub coin: f32,
    /// How much more a coin is worth per round left.
    pub coin_per_round: f32,
    /// What must be gained before anything is built.
    pub build_margin: f32,
    /// What a surplus token costs (F-SELL-3).
    pub surplus: f32,
    /// How much that cost changes per round left.
    pub surplus_per_round: f32,
    /// What a filled demand space costs (F-PRC-1).
    pub filled: f32,
    /// How much that cost changes per round left.
    pub filled_per_round: f32,
    /// How much more welcome a palace is in the hand than its worth says.
    pub keep_palace: f32,
    /// How much less welcome a card is, per coin it costs.
    pub keep_cost: f32,
    /// What one more card in each draw is worth, for each round by which palaces are drawn later than they could be
    /// paid for.
    pub thirst: f32,
    /// How much that worth changes per round left.
    pub thirst_per_round: f32,
    /// The cards with a power of their own, in the order of [`POWERS`]: worth at the end, and per round left.
    pub powers: [(f32, f32); POWERS.len()],
}

impl Numbers {
    /// The numbers the levels play by.
    #[allow(clippy::approx_constant, reason = "found by tuning; that one is near 1/π is chance")]
    pub const TUNED: Numbers = Numbers {
        horizon: 6.777,
        horizon_per_round: -0.782,
        horizon_per_palace: 0.302,
        horizon_per_draw: -0.161,
        horizon_per_pay: 0.813,
        horizon_per_leader: -0.1,
        horizon_per_held: -0.367,
        least_left: 0.604,
        least_left_if_poor: 4.809,
        poor: 1.202,
        token: 1.988,
        token_per_space: 0.251,
        usual_space: 2.5,
        token_per_short: 0.197,
        field_space: 0.751,
        beyond_two: -0.388,
        beyond_three: 0.204,
        bank_coin: 0.396,
        palace: 35.142,
        palace_per_round: -1.316,
        palace_per_leader: 0.267,
        coin: 0.894,
        coin_per_round: 0.266,
        build_margin: 0.118,
        surplus: 0.067,
        surplus_per_round: -0.245,
        filled: 0.486,
        filled_per_round: -0.277,
        keep_palace: 3.527,
        keep_cost: 0.91,
        thirst: 1.867,
        thirst_per_round: -0.081,
        powers: [
            (0.107, -0.029),
            (0.089, 0.423),
            (0.91, 0.318),
            (1.346, 0.486),
            (-0.24, 0.693),
            (0.067, 0.576),
            (0.141, 0.131),
            (0.217, 0.157),
            (0.93, 0.143),
            (0.322, 0.525),
            (0.187, 0.227),
        ],
    };

    /// All the numbers, for a tuner to change.
    pub fn each(&mut self) -> Vec<&mut f32> {
        let mut each = vec![
            &mut self.horizon,
            &mut self.horizon_per_round,
            &mut self.horizon_per_palace,
            &mut self.horizon_per_draw,
            &mut self.horizon_per_pay,
            &mut self.horizon_per_leader,
            &mut self.horizon_per_held,
            &mut self.least_left,
            &mut self.least_left_if_poor,
            &mut self.poor,
            &mut self.token,
            &mut self.token_per_space,
            &mut self.usual_space,
            &mut self.token_per_short,
            &mut self.field_space,
            &mut self.beyond_two,
            &mut self.beyond_three,
            &mut self.bank_coin,
            &mut self.palace,
            &mut self.palace_per_round,
            &mut self.palace_per_leader,
            &mut self.coin,
            &mut self.coin_per_round,
            &mut self.build_margin,
            &mut self.surplus,
            &mut self.surplus_per_round,
            &mut self.filled,
            &mut self.filled_per_round,
            &mut self.keep_palace,
            &mut self.keep_cost,
            &mut self.thirst,
            &mut self.thirst_per_round,
        ];
        each.extend(self.powers.iter_mut().flat_map(|(end, per_round)| [end, per_round]));
        each
    }
}
