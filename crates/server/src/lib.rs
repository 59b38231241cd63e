//! The table server: tables, seats and sockets over HTTP, and the web client. docs/api.md tells how to talk to it.
//!
//! ```text
//! act → HostedTable::command → Driver: decide → Effect::Store → store.append (group commit)
//!     → Driver::stored: accept → Effect::Tell, once for each kind of viewer → outboxes → sockets
//!                              → Effect::Answer: answered only now
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`config`] | what can be set: flags, environment, file |
//! | [`serve`] | [`Server`]: listens, accepts connections, stops in good order |
//! | [`hall`] | [`Hall`]: the store, all tables in memory, and what they share |
//! | `tables` | tables in memory: commands, seats, who is told what |
//! | `bots` | bots think on a bounded pool and move at a moment fixed beforehand |
//! | `nodes` | the other servers on the same database: what they say, and what they are told |
//! | `clockwork` | looks at tables when their time has come |
//! | `routes` | all addresses |
//! | `socket`, `stream`, `outbox` | WebSocket, server-sent events, and what waits to be sent |
//! | `asker`, `players`, `passwords`, `secret` | who asks, by which key |
//! | `guard`, `limits` | headers, origins, how much may be asked |
//! | `doors`, `files`, `patience` | how many connections come in, how many files that needs, how long a client may take |
//! | `trouble` | why a request is not carried out |
//! | `vacation` | days on which clocks stand still |
//! | `questions`, `talk` | questions about a game; what people say at a table |
//! | `reviews` | finished games looked at again, one after the other |
//! | `assets` | the web client, embedded |
//! | [`load`] | drives a server and measures |
//! | `openapi` | the interface as a document |
//! | `health`, `supervisor` | whether the store can be read and written; what systemd is told |
//! | `metrics`, `histogram`, `process` | numbers for Prometheus; what the process takes of the machine |

mod asker;
pub mod assets;
mod bots;
mod clockwork;
pub mod config;
mod doors;
mod files;
mod guard;
pub mod hall;
mod health;
mod histogram;
mod limits;
pub mod load;
mod metrics;
mod nodes;
mod openapi;
mod outbox;
mod passwords;
mod patience;
mod players;
mod process;
mod questions;
mod reviews;
mod routes;
pub mod secret;
pub mod serve;
mod socket;
mod stream;
mod supervisor;
mod tables;
mod talk;
mod time;
mod trouble;
mod vacation;

pub use config::{BadConfig, Config, Settings};
pub use hall::Hall;
pub use serve::{ServeError, Server};
pub use time::Time;
