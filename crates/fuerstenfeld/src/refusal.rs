//! Why something may not be done: a rule and the data of the case.

use crate::{Card, Good, Phase};
use princely_core::{Message, Seat, SeatSet};

/// A refusal. Breweries and spaces count from 0. `NotYourTurn` names the seats that are to act (none if chance is to
/// act), and the rule that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the messages say what they mean
pub enum Refusal {
    GameIsOver,
    NotYourTurn { next: SeatSet, rule: &'static str },
    WrongPhase { phase: Phase },

    SetUpTwice,
    DemandCards { players: u8 },
    DiscStack { players: u8 },
    NotDealt { card: Card },
    KeptAlready { kept: Card },
    KeepFirst,
    KeptStays { card: Card },

    NothingToDraw,
    DrawOutOfTurn { seat: Seat },
    DrawCount { due: u8, drawn: u8 },
    NotNextInDeck { card: Card },

    NoSuchBrewery { brewery: u8, open: u8 },
    EmptySale,
    NotEnoughGoods { good: Good, asked: u8, held: u8 },
    PriceIsZero { brewery: u8, good: Good },
    NoMarket,
    MarketSameGood { good: Good },
    MarketCount { count: u8, most: u8 },
    MarketMoreThanSold { good: Good, count: u8, sold: u8 },
    NoOffice,
    OfficeSoldNone { good: Good },

    NoSuchSpace { space: u8 },
    NotInHandToBuild { card: Card },
    PalaceStands { space: u8 },
    PalaceElsewhere { card: Card, space: u8 },
    TooDear { card: Card, cost: u32, coins: u32 },

    NotInHandToPutUnder { card: Card },
    LastCardStays { card: Card },
    NoScavenger,
    ScavengerDone { most: u8 },
    NotInHandToTrash { card: Card },
    NoWarehouse,
    StoredAlready,
    StoreCount { count: u32, most: u8 },
    StoreMoreThanHeld { good: Good, asked: u8, held: u8 },
    HandTooLarge { held: u8, limit: u8 },
}

impl princely_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal::*;
        match self {
            GameIsOver => "F-END-1",
            NotYourTurn { rule, .. } => rule,
            WrongPhase { .. } => "F-RND-1",
            SetUpTwice | DemandCards { .. } => "F-SET-2",
            DiscStack { .. } => "F-SET-4",
            NotDealt { .. } | KeptAlready { .. } | KeepFirst | KeptStays { .. } => "F-SET-7",
            NothingToDraw | DrawOutOfTurn { .. } => "F-RND-2",
            DrawCount { .. } | NotNextInDeck { .. } => "F-DRAW-1",
            NoSuchBrewery { .. } => "F-SET-2",
            EmptySale | NotEnoughGoods { .. } => "F-SELL-1",
            PriceIsZero { .. } => "F-SELL-2",
            NoMarket | MarketSameGood { .. } | MarketCount { .. } | MarketMoreThanSold { .. } => "F-SELL-4",
            NoOffice | OfficeSoldNone { .. } => "F-SELL-5",
            NoSuchSpace { .. } => "F-VAL-5",
            NotInHandToBuild { .. } | PalaceStands { .. } => "F-BLD-1",
            PalaceElsewhere { .. } => "F-BLD-6",
            TooDear { card, .. } if card.is_palace() => "F-BLD-4",
            TooDear { .. } => "F-BLD-1",
            NotInHandToPutUnder { .. } => "F-DIS-1",
            LastCardStays { .. } | HandTooLarge { .. } => "F-DIS-2",
            NoScavenger | ScavengerDone { .. } | NotInHandToTrash { .. } => "F-DIS-3",
            NoWarehouse | StoredAlready | StoreCount { .. } | StoreMoreThanHeld { .. } => "F-DIS-4",
        }
    }

    fn message(&self) -> Message {
        use Refusal::*;
        match *self {
            GameIsOver => Message::new("f-no-over"),
            NotYourTurn { next, .. } if next.is_empty() => Message::new("f-no-turn-chance"),
            NotYourTurn { next, .. } => {
                Message::new("f-no-turn").seats("players", next).number("count", next.len() as u32)
            }
            WrongPhase { phase } => Message::new("f-no-phase").name("phase", phase),
            SetUpTwice => Message::new("f-no-set-up-twice"),
            DemandCards { players } => Message::new("f-no-demand-cards").number("players", players),
            DiscStack { players } => Message::new("f-no-disc-stack").number("players", players),
            NotDealt { card } => Message::new("f-no-not-dealt").name("card", card),
            KeptAlready { kept } => Message::new("f-no-kept-already").name("card", kept),
            KeepFirst => Message::new("f-no-keep-first"),
            KeptStays { card } => Message::new("f-no-kept-stays").name("card", card),
            NothingToDraw => Message::new("f-no-draw"),
            DrawOutOfTurn { seat } => Message::new("f-no-draw-turn").seat("player", seat),
            DrawCount { due, drawn } => {
                Message::new("f-no-draw-count").number("due", due).number("drawn", drawn)
            }
            NotNextInDeck { card } => Message::new("f-no-not-next").name("card", card),
            NoSuchBrewery { brewery, open } => {
                Message::new("f-no-brewery").ordinal("brewery", brewery).number("open", open)
            }
            EmptySale => Message::new("f-no-empty-sale"),
            NotEnoughGoods { good, asked, held } => {
                Message::new("f-no-goods").name("good", good).number("asked", asked).number("held", held)
            }
            PriceIsZero { brewery, good } => {
                Message::new("f-no-price").ordinal("brewery", brewery).name("good", good)
            }
            NoMarket => Message::new("f-no-market"),
            MarketSameGood { good } => Message::new("f-no-market-same").name("good", good),
            MarketCount { count, most } => {
                Message::new("f-no-market-count").number("count", count).number("most", most)
            }
            MarketMoreThanSold { good, count, sold } => Message::new("f-no-market-more")
                .name("good", good)
                .number("count", count)
                .number("sold", sold),
            NoOffice => Message::new("f-no-office"),
            OfficeSoldNone { good } => Message::new("f-no-office-none").name("good", good),
            NoSuchSpace { space } => Message::new("f-no-space").ordinal("space", space),
            NotInHandToBuild { card } | NotInHandToPutUnder { card } | NotInHandToTrash { card } => {
                Message::new("f-no-not-in-hand").name("card", card)
            }
            PalaceStands { space } => Message::new("f-no-on-palace").ordinal("space", space),
            PalaceElsewhere { card, space } => {
                let message = Message::new("f-no-palace-space").name("card", card).ordinal("space", space);
                card.palace_space()
                    .into_iter()
                    .fold(message, |message, right| message.ordinal("right", right))
            }
            TooDear { card, cost, coins } => {
                Message::new("f-no-too-dear").name("card", card).number("cost", cost).number("coins", coins)
            }
            LastCardStays { card } => Message::new("f-no-last-card").name("card", card),
            NoScavenger => Message::new("f-no-scavenger"),
            ScavengerDone { most } => Message::new("f-no-scavenger-done").number("most", most),
            NoWarehouse => Message::new("f-no-warehouse"),
            StoredAlready => Message::new("f-no-stored-already"),
            StoreCount { count, most } => {
                Message::new("f-no-store-count").number("count", count).number("most", most)
            }
            StoreMoreThanHeld { good, asked, held } => {
                Message::new("f-no-goods").name("good", good).number("asked", asked).number("held", held)
            }
            HandTooLarge { held, limit } => {
                Message::new("f-no-hand-limit").number("held", held).number("limit", limit)
            }
        }
    }
}
