//! How many of something the rules allow, where no card and no board says it. Bots and clients ask here too.

/// Cards drawn each round without a laboratory (F-DRAW-1).
pub const DRAWS: u8 = 3;

/// Tokens that a market exchanges in a turn (F-SELL-4).
pub const MARKET_TOKENS: u8 = 3;

/// Cards built in a turn (F-BLD-1).
pub const BUILDS: u8 = 2;

/// Cards that the scavenger takes in a turn (F-DIS-3).
pub const SCAVENGED: u8 = 2;

/// Tokens that the warehouse holds (F-DIS-4).
pub const STORED: u8 = 3;
