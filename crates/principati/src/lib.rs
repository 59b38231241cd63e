//! The rules of Principati Duello (`docs/rules/principati.md`), base game and Miners variant.
//!
//! | room | what lives there |
//! |---|---|
//! | [`names`] | everything that has an id: buildings, goods, plans, features, orders, phases |
//! | [`catalogue`] | the tiles, validated; `data/tiles.toml` |
//! | [`buildings`] | buildings, prices, orders, points; `data/buildings.toml` |
//! | [`options`] | variant, length, the switches of Annex F (`docs/rules/annex/principati.md`) |
//! | [`limits`] | how many masters, figures, horsemen the rules allow |
//! | [`state`] | a position |
//! | `map` | the laid tiles |
//! | `roads` | what is joined to a Palace |
//! | [`action`] | what players and chance may do |
//! | `step` | one file per phase: what is legal, why not, what happens |
//! | `stand` | buildings come and go, with their effects |
//! | [`production`] | what works, and how much it makes |
//! | `orders`, `end` | orders of merit, the end of the game |
//! | [`score`] | points by item |
//! | [`observe`] | what a viewer knows |
//! | [`notation`] | records and traces |
//! | [`refusal`], [`event`] | why not, and what happened, as data for sentences |
//! | `naming` | kinds and ids of things in messages |
//! | `lawful` | what the law suite asks of this game (feature `laws`) |
//! | [`scenario`] | positions for study, put together by hand |
//! | [`look`] | the laid tiles as others look at them; what could be laid |
//! | [`view`] | what a client shows, and what never changes |
//! | [`choices`] | what a player may choose from, why the rest is not possible, and answers to questions |

pub mod action;
pub mod buildings;
pub mod catalogue;
pub mod choices;
mod end;
pub mod event;
mod game;
#[cfg(feature = "laws")]
pub mod lawful;
pub mod limits;
pub mod look;
mod map;
pub mod names;
mod naming;
pub mod notation;
pub mod observe;
pub mod options;
mod orders;
pub mod production;
pub mod refusal;
mod roads;
pub mod scenario;
pub mod score;
mod stand;
pub mod state;
mod step;
pub mod view;

pub use action::{Action, Commerce, Deal, Reservation};
pub use choices::{Answer, Choices, Question};
pub use event::Event;
pub use game::Principati;
pub use names::{
    Building, Ending, Feature, Figure, FoodRow, Good, Order, Phase, Plan, StockBoard, TileId, Vehicle,
};
pub use observe::Observation;
pub use options::{Options, Switches, Variant};
pub use refusal::Refusal;
pub use score::Score;
pub use state::{Player, State};
pub use view::View;
