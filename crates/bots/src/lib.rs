//! Players made of code. A bot receives an observation, never a state: what its seat may not know
//! does not reach it.
//!
//! | room | what lives there |
//! |---|---|
//! | [`bot`] | the contract: [`Bot`] |
//! | [`random`] | any legal action, each equally likely; for every game |
//! | [`fuerstenfeld`] | the players of Fürstenfeld: `greedy`, and the playouts a search uses |
//! | [`principati`] | the players of Principati: the same |

pub mod bot;
pub mod fuerstenfeld;
pub mod principati;
pub mod random;

pub use bot::Bot;
pub use random::Random;
