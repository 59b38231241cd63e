//! Players made of code. A bot receives an observation, never a state: what its seat may not know
//! does not reach it.
//!
//! | room | what lives there |
//! |---|---|
//! | [`bot`] | the contract: [`Bot`], and [`NoAnswer`] |
//! | [`guarded`] | [`Guarded`]: a bot whose panics are caught |
//! | [`live`] | [`LiveBot`]: a bot at a live table, with the question it thinks about |
//! | [`level`] | [`Level`]: names from beginner to strongest, the same in every game |
//! | [`reason`] | [`Reasoned`]: why one run of actions is better than another, in facts |
//! | [`random`] | any legal action, each equally likely; for every game |
//! | [`slip`] | [`Slipping`]: plays as another bot does, but now and then at random |
//! | [`thinker`] | [`Thinker`]: plans a whole turn by a search; for every game with a guide |
//! | [`climber`] | [`Climber`]: plans by a tree search; for every game with a tree guide |
//! | [`chance`] | the chance to win, quick and thorough |
//! | [`fuerstenfeld`] | the players of Fürstenfeld: `greedy`, and the playouts a search uses |
//! | [`principati`] | the players of Principati: the same |

pub mod bot;
pub mod chance;
pub mod climber;
pub mod fuerstenfeld;
pub mod guarded;
pub mod level;
pub mod live;
pub mod principati;
pub mod random;
pub mod reason;
pub mod slip;
pub mod thinker;

pub use bot::{Answer, Bot, NoAnswer};
pub use climber::Climber;
pub use guarded::Guarded;
pub use level::Level;
pub use live::LiveBot;
pub use random::Random;
pub use reason::Reasoned;
pub use slip::Slipping;
pub use thinker::Thinker;
