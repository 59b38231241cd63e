//! The **goldfish bound** of Fürstenfeld: how soon can one player, alone and with a deck whose order is known, have the
//! palaces that end the game? These are six, or the number that was agreed on (F-END-4).
//!
//! Alone means at a table where the others draw, discard and pass. They fill no demand, so prices only rise (F-PRC-1).
//! They build no palace, so only the player's own palaces raise the palace price (F-BLD-4).
//!
//! ```
//! use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
//! use princely_laboratory::goldfish::{Deal, Effort, solve};
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
//! or "open". The bound is one more than the largest *T* that is impossible together with all smaller numbers. The
//! answer "impossible" rests on these arguments.
//!
//! 1. *Late choices.* The cards put under the deck in one turn go there in an order of the player's choice (F-DIS-1).
//!    The player knows everything that is to come, so the order may as well be chosen when the cards are drawn. A
//!    position keeps them as a set.
//! 2. *Free spaces.* In the base game a card may go on any space, so the order of the spaces does not matter; and a
//!    card covers an empty space if there is one. A power only permits something, and a field only adds goods, which
//!    may stay unsold. So a board with more tops can do everything that a board with fewer tops can.
//! 3. *Out of reach.* Some cards are put under so late that no sequence of draws reaches them by round *T*, with
//!    laboratories counted from the round after they can first stand. Such cards are as good as gone. Once that holds
//!    for all later discards too, three habits lose nothing: to keep as many cards as allowed, never to build the
//!    magistrate (which moves only the disc, F-SELL-8), and never to cover a card in the turn in which it was built,
//!    except the crane.
//! 4. *Prices.* A sale never moves a marker up, so a marker is never higher than if nothing had ever been sold there.
//!    A plan earns what all its goods bring at the best brewery at those prices, with market and office. A token that
//!    the warehouse would keep is sold at once too. The plan gets the difference to the highest price, and the office's
//!    coin, in advance. So a plan is never poorer than a game with the same boards.
//! 5. *Richer is better.* Of the plans with the same cards in the same places, the richest can do everything that the
//!    others can.
//! 6. *No hope.* A position is left out if the palaces cannot stand by *T* even under generous assumptions. Two cards
//!    are built a turn. No palace is built before it can be drawn. Palaces that have been drawn and cannot come back in
//!    time are built or held, except those beyond the number wanted. The hand is no larger than the town halls that can
//!    stand allow. For each round by which palaces must stand, their price must be covered by the coins at hand, the
//!    income of the coming round, and the income of each later round. For a later round, the best tops of the present
//!    board count, one for each space that is free of palaces then, and also what further cards can add beyond their
//!    cost. Each of these cards is valued alone, and there are no more of them than there are builds to spare. The
//!    value of a set of tops is the sum of its best, one for each space; so the cards together never add more than the
//!    sum of what each adds alone.
//! 7. *Need.* Backwards from the end, the search finds the least number of coins that each position of a plan needs. A
//!    real game cannot finish from the same position with fewer coins, even if its stored goods are counted at the
//!    highest price with the office's coin.
//! 8. *Sales.* With real prices every sale is tried, except those for which another sale earns as much and leaves every
//!    marker as high (and as many goods, if a warehouse may keep them). A position that failed is not tried again if
//!    its coins, goods and prices are no better than before.
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
