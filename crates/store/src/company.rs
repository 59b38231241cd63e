//! Servers that share a database: how they hear of each other, and what they are told.

/// How the servers on one database hear of each other. All of them do it in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// Not at all: there is one server.
    Alone = 1,
    /// By the database itself.
    Postgres = 2,
    /// By NATS.
    Nats = 3,
}

/// The longest text that one message over the database may carry, in bytes.
pub const LONGEST_NOTICE: usize = 7_500;

/// A message of another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What it says.
    pub text: String,
}
