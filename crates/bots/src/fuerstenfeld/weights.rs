//! The numbers of the greedy policy, in tenths of a coin. Found by self-play; frozen since.

use princely_fuerstenfeld::Card;

/// What the policy believes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The round in which the game is expected to end, in tenths of a round.
    pub horizon: i32,
    /// How much sooner it is expected to end with each palace built.
    pub horizon_per_palace: i32,
    /// At least this many tenths of a round are always expected to be left.
    pub least_left: i32,
    /// The same, if fields and banks bring in less than `poor` each round.
    pub least_left_if_poor: i32,
    /// See `least_left_if_poor`.
    pub poor: i32,
    /// What a token harvested each round is worth, per round left.
    pub token: i32,
    /// What is taken off for every field, per round left.
    pub field_space: i32,
    /// What a coin of a bank is worth, per round left.
    pub bank_coin: i32,
    /// What a palace is worth at the end.
    pub palace: i32,
    /// How much less a palace is worth per round left.
    pub palace_per_round: i32,
    /// What a coin is worth when it is spent.
    pub coin: i32,
    /// How much more a coin is worth per ten rounds left.
    pub coin_per_ten_rounds: i32,
    /// What must be gained before anything is built.
    pub build_margin: i32,
    /// What a surplus token costs (F-SELL-3).
    pub surplus: i32,
    /// What a filled demand space costs (F-PRC-1).
    pub filled: i32,
    /// How much more welcome a palace is in the hand than its worth says.
    pub keep_palace: i32,
    /// How much less welcome a card is, per coin it costs.
    pub keep_cost: i32,
    /// The cards with a power of their own: worth at the end, and per round left.
    pub powers: [(i32, i32); POWERS.len()],
}

/// The cards with a power of their own.
pub const POWERS: [Card; 11] = [
    Card::TownHall1,
    Card::TownHall2,
    Card::Laboratory1,
    Card::Laboratory2,
    Card::Office,
    Card::Market,
    Card::Warehouse,
    Card::Magistrate,
    Card::Crane,
    Card::TourGuide,
    Card::Scavenger,
];

impl Weights {
    /// The numbers `greedy` plays by.
    pub const TUNED: Weights = Weights {
        horizon: 93,
        horizon_per_palace: 2,
        least_left: 13,
        least_left_if_poor: 50,
        poor: 13,
        token: 15,
        field_space: 3,
        bank_coin: 3,
        palace: 304,
        palace_per_round: 13,
        coin: 13,
        coin_per_ten_rounds: 0,
        build_margin: 1,
        surplus: 2,
        filled: 4,
        keep_palace: 31,
        keep_cost: 7,
        powers: [(0, 2), (0, 4), (10, 5), (15, 5), (-1, 8), (0, 5), (2, 1), (2, 2), (10, 14), (2, 5), (2, 3)],
    };
}
