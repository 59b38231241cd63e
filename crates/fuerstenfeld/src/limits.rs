//! How many of something the rules allow, where the card table does not say it: the numbers of the rule text, and those
//! of the cards that have a text. Bots and clients ask here too.

/// Cards of the starting hand (F-SET-6).
pub const BASE_HAND: u8 = 3;

/// Cards dealt in the expert game, of which one is kept (F-SET-7).
pub const EXPERT_HAND: u8 = 10;

/// Cards drawn each round without a laboratory (F-DRAW-1).
pub const DRAWS: u8 = 3;

/// Cards that laboratory 1 and laboratory 2 allow to draw beyond those (F-DRAW-2).
pub const LABORATORIES: [u8; 2] = [1, 2];

/// Tokens that a market exchanges in a turn (F-SELL-4).
pub const MARKET_TOKENS: u8 = 3;

/// Coins that bank 1 and bank 2 pay each round (F-SELL-6).
pub const BANKS: [u16; 2] = [3, 5];

/// Coins that the tour guide pays each round for a palace (F-SELL-6).
pub const GUIDE: u16 = 2;

/// How much lower the magistrate puts the disc (F-SELL-8).
pub const MAGISTRATE: u16 = 3;

/// Cards built in a turn (F-BLD-1).
pub const BUILDS: u8 = 2;

/// What the crane saves (F-BLD-5).
pub const CRANE: u32 = 2;

/// Cards that stay in the hand without a town hall (F-DIS-1).
pub const KEPT: u8 = 1;

/// Cards that town hall 1 and town hall 2 let stay beyond those (F-DIS-2).
pub const TOWN_HALLS: [u8; 2] = [1, 2];

/// Cards that the scavenger takes in a turn (F-DIS-3).
pub const SCAVENGED: u8 = 2;

/// Tokens that the warehouse holds (F-DIS-4).
pub const STORED: u8 = 3;
