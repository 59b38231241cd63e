//! The **goldfish bound** of Fürstenfeld: how soon can one player, alone and with a deck whose order is known, have
//! the palaces that end the game: six, or as many as were agreed on (F-END-4)?
//!
//! Alone means at a table whose others draw, discard and pass. They fill no demand, so prices only rise (F-PRC-1),
//! and they build no palace, so the palace price rises by the player's own alone (F-BLD-4).
//!
//! ```
//! use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
//! use princely_goldfish::{Deal, Effort, solve};
//! let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
//! let solution = solve(&Deal::from_seed(&game, 12), Effort::LITTLE);
//! assert_eq!((solution.bound, solution.rounds()), (6, Some(6)));
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`deal`] | [`Deal`]: what chance decides, from a seed or a list of cards; the table with others who do nothing |
//! | [`solve`](mod@solve) | [`solve()`], [`Effort`], [`Solution`]: both sides of the bound |
//! | `solo` | the rules as one player alone needs them |
//! | `plan` | all plans of a number of rounds, with prices as high as they can be: the bound from below |
//! | `prices`, `hope` | what a plan earns; whether a position can still end in time |
//! | `game` | plans played with real prices: the line, or the proof that there is none |
//! | `line` | a line played by the engine |
//! | [`alone`](mod@alone) | [`alone()`]: how long a bot needs |
//!
//! # Why the bound holds
//!
//! For a number of rounds *T* the search answers "possible" with a game that the engine has played, or "impossible",
//! or "open". The bound is one more than the largest *T* for which it and all smaller ones are impossible. That
//! answer rests on these arguments.
//!
//! 1. *Late choices.* The cards put under the deck in one turn go there in an order of the player's choice (F-DIS-1).
//!    The player knows all that is to come, so it is the same to choose the order when the cards are drawn. A
//!    position keeps them as a set.
//! 2. *Free spaces.* In the base game a card may go on any space, so the order of the spaces does not matter; and a
//!    card covers an empty space if there is one. Every power is a permission and every field only adds goods, which
//!    may stay unsold, so a board with more tops can do all that a board with fewer can.
//! 3. *Out of reach.* Cards put under so late that no sequence of draws gets to them by round *T*, laboratories
//!    counted from the round after they can first stand, are as good as gone. Once that is so for all later
//!    discards too, nothing is lost by keeping as many cards as allowed, by never building the magistrate (which moves only
//!    the disc, F-SELL-8), and by never covering a card in the turn it was built, except the crane.
//! 4. *Prices.* A sale never moves a marker up, so a marker is never higher than if nothing had ever been sold there.
//!    A plan earns what all its goods bring at the best brewery at those prices, through market and office. A token
//!    that the warehouse would keep is sold at once too, and the plan is paid the difference to the highest price
//!    and the office's coin beforehand. So a plan is never poorer than a game with the same boards.
//! 5. *Richer is better.* Of plans with the same cards in the same places the richest can do all the others can.
//! 6. *No hope.* A position is left out if the palaces cannot stand by *T* even so: two cards are built a turn; no
//!    palace is built before it can be drawn; palaces that have been drawn and cannot come back in time are built or
//!    held, except those beyond the number wanted, and the hand is no larger than town halls that can stand allow;
//!    and for each round by which palaces must stand, their price is covered by the coins at hand, the income of the coming round, in each later round the
//!    best tops of the board as they are, as many as spaces are free of palaces then, and what further cards can
//!    add to that beyond their cost, each valued alone, no more than there are builds to spare. The value of a
//!    set of tops is the sum of its best, one for each space; so the cards together never add more than the sum of
//!    what each adds alone.
//! 7. *Need.* Backwards from the end, the least number of coins that each position of a plan needs is found. A real
//!    game in the same position with fewer, its stored goods counted at the highest price and the office's coin,
//!    cannot finish.
//! 8. *Sales.* With real prices every sale is tried but those for which another earns as much and leaves every
//!    marker as high (and as many goods, where a warehouse may keep them). What failed is not tried again with no
//!    more coins, goods and prices.
//!
//! If any of this had to be cut short by the [`Effort`], the answer is "open", never "impossible". In the expert game
//! the plans are also laid out with palaces on any space, which only allows more.

pub mod alone;
pub mod deal;
mod game;
mod hope;
mod line;
mod plan;
mod prices;
mod solo;
pub mod solve;

pub use alone::alone;
pub use deal::{Deal, DealError};
pub use solve::{Effort, Solution, solve};
