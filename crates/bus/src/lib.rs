//! The bus: how servers that share a database hear of each other. It only says that something has happened, never what:
//! the truth is in the database, and everybody reads it there. So a message that is lost costs a look into the database.
//!
//! | room | what lives there |
//! |---|---|
//! | [`address`] | [`BusAddress`]: none, the database itself, or NATS |
//! | [`message`] | [`Message`]: what servers tell each other, and how it is written |
//! | [`bus`](mod@bus) | [`Bus`]: says messages, hears them, knows how many servers there are |
//! | `postgres` | messages over the database; the place of a server among the others |
//! | `nats` | messages over NATS |
//! | [`wire`] | the protocol of NATS, as far as it is needed |
//! | `testing` | a private NATS for tests (feature `testing`) |

pub mod address;
pub mod bus;
pub mod message;
mod nats;
mod postgres;
#[cfg(feature = "testing")]
pub mod testing;
pub mod wire;

pub use address::{BadBus, BusAddress, NatsAddress};
pub use bus::{Bus, BusPulse, Heard};
pub use message::{Letter, Message};
