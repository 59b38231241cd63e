//! The rules of **Fürstenfeld**: base and expert game, 2 to 5 players.
//!
//! Harvest hops, barley and water, sell them to breweries with moving prices, and overbuild your six
//! spaces until a palace stands. The code follows the rule book and cites its ids (F-…).
//!
//! | room | what lives there |
//! |---|---|
//! | [`good`], [`card`], [`pile`] | the three goods; the 28 cards; cards in an order |
//! | [`table`] | the card table: printed values, from a file (F-VAL) |
//! | [`options`] | how many play, the variant, the house rules |
//! | [`limits`] | how many draws, builds, tokens, coins the rules and the cards' texts allow |
//! | [`state`] | a position |
//! | [`action`] | what players and chance may do, as it crosses the wire |
//! | `step/` | the round, one file per phase: `setup` `draw` `sell` `build` `discard` `prices` |
//! | [`score`] | who has won (F-END) |
//! | [`refusal`] | why something may not be done |
//! | [`event`] | what happened |
//! | `naming` | kinds and ids of things in messages |
//! | [`observe`], [`view`] | who may know what (F-INF), and how others see a step; what a client shows |
//! | [`choices`], `quote` | what a client can offer, and why the rest is not possible; what a sale would bring |
//! | [`notation`] | records and traces; options and results, which cross the wire in this form |
//! | [`scenario`] | positions for study, put together by hand |
//! | [`lawful`] | what the law suite asks of this game (feature `laws`) |
//!
//! Are you looking for a rule? Surplus tokens, for example, are F-SELL-3: `step/sell.rs`.

pub mod action;
pub mod card;
pub mod choices;
pub mod event;
mod game;
pub mod good;
#[cfg(feature = "laws")]
pub mod lawful;
pub mod limits;
mod naming;
pub mod notation;
pub mod observe;
pub mod options;
pub mod pile;
mod quote;
pub mod refusal;
pub mod scenario;
pub mod score;
pub mod state;
mod step;
pub mod table;
pub mod view;

pub use action::{Action, Chance, Market, Sale, SetUp};
pub use card::{Card, CardSet};
pub use choices::Choices;
pub use event::Event;
pub use game::Fuerstenfeld;
pub use good::{Good, Goods};
pub use observe::Observation;
pub use options::{Switches, Variant};
pub use pile::Pile;
pub use refusal::Refusal;
pub use state::{Brewery, Phase, Player, State, Top};
pub use table::CardTable;
pub use view::View;
