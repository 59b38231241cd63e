//! What happened, as data. A card that a viewer may not know is `None`.

use crate::{Card, Fuerstenfeld, Good, Goods, Player, Sale, State, naming};
use princely_core::{Aid, Arg, Message, Seat, Viewer};
use serde::Serialize;

/// Something that happened, as clients are told it too. Breweries and building spaces count from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields say what they are
pub enum Event {
    /// Breweries opened, and the first order of play is known (F-SET-2, F-SET-4).
    SetUp { breweries: Vec<Goods>, order: Vec<Seat> },
    /// A player kept a card (F-SET-7).
    Kept { seat: Seat, card: Option<Card> },
    /// A round began (F-RND-1).
    RoundBegan { round: u8, order: Vec<Seat> },
    /// A player drew cards (F-DRAW).
    Drew { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// A player decided to draw an optional card (F-DRAW-2).
    DrawsExtra { seat: Seat },
    /// A player wanted no more optional cards (F-DRAW-2).
    StoppedDrawing { seat: Seat },
    /// A player's fields yielded goods (F-HARV-1).
    Harvested { seat: Seat, goods: Goods },
    /// A player sold goods; `sold` counts them as what they were sold as (F-SELL-1, F-SELL-4, F-SELL-5).
    Sold { seat: Seat, brewery: u8, goods: Goods, sold: Goods, office: Option<Good>, coins: u16 },
    /// A player sold nothing (F-SELL-1).
    SoldNothing { seat: Seat },
    /// Surplus tokens moved a price down (F-SELL-3).
    PriceFell { brewery: u8, good: Good, surplus: u8, price: u8 },
    /// Banks and tour guide paid (F-SELL-6).
    Earned { seat: Seat, banks: u16, guide: u16 },
    /// A player's income is complete, and the disc has moved (F-SELL-7, F-SELL-8).
    Income { seat: Seat, income: u16, disc: u8 },
    /// A player built a card (F-BLD-1, F-BLD-2).
    Built { seat: Seat, card: Card, space: u8, cost: u32, covered: Option<&'static str> },
    /// The next palace price card counts; none is left once all palaces stand (F-BLD-4).
    PalacePriceRose { price: Option<u8> },
    /// A player put a card under the deck (F-SET-7, F-DIS-1).
    PutUnder { seat: Seat, card: Option<Card> },
    /// A player took a card out of the game (F-DIS-3).
    Trashed { seat: Seat, card: Option<Card> },
    /// A player will keep goods in the warehouse (F-DIS-4).
    Stored { seat: Seat, goods: Goods },
    /// Unsold goods were lost (F-DIS-4).
    GoodsLost { seat: Seat, goods: Goods },
    /// A player's turn ended (F-DIS-2).
    TurnEnded { seat: Seat, hand: u8 },
    /// Empty demand spaces moved a price up (F-PRC-1).
    PriceRose { brewery: u8, good: Good, empty: u8, price: u8 },
    /// The game ended (F-END).
    Ended { winners: Vec<Seat>, palaces: u8, coins: u32 },
}

impl Event {
    pub(crate) fn set_up(game: &Fuerstenfeld, state: &State) -> Event {
        let breweries =
            state.breweries[..usize::from(game.players)].iter().map(|brewery| brewery.demand).collect();
        Event::SetUp { breweries, order: game.order(state) }
    }

    pub(crate) fn round_began(game: &Fuerstenfeld, state: &State) -> Event {
        Event::RoundBegan { round: state.round, order: game.order(state) }
    }

    pub(crate) fn sold(seat: Seat, sale: &Sale, coins: u16) -> Event {
        let Sale { brewery, goods, office, .. } = *sale;
        Event::Sold { seat, brewery, goods, sold: sale.as_sold(), office, coins }
    }

    pub(crate) fn ended(game: &Fuerstenfeld, state: &State) -> Event {
        let winners: Vec<Seat> = game.winners(state).into_iter().collect();
        let best = || winners.iter().map(|&seat| state.player(seat));
        let somebody = "somebody wins every game";
        Event::Ended {
            // Who shares a win may have more palaces than needed, and another may not (F-END-4).
            palaces: best().map(Player::palaces).min().expect(somebody),
            coins: best().next().expect(somebody).coins,
            winners,
        }
    }

    /// The event as the viewer learns of it (F-INF-2): hands and the order under a deck are private, and so
    /// are trashed cards, except palaces (F-DIS-3).
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { seat, cards, .. } if viewer != Some(*seat) => *cards = None,
            Event::Kept { seat, card } | Event::PutUnder { seat, card } if viewer != Some(*seat) => {
                *card = None;
            }
            Event::Trashed { seat, card } if viewer != Some(*seat) => {
                *card = card.filter(|card| card.is_palace());
            }
            _ => {}
        }
        event
    }

    /// The event as the viewer may look it up later. Without a memory aid, players must remember the order under their
    /// own deck themselves (F-INF-3).
    pub(crate) fn recalled(&self, viewer: Viewer, aid: Aid) -> Event {
        let mut event = self.redacted(viewer);
        if let (Event::PutUnder { card, .. }, Aid::None) = (&mut event, aid) {
            *card = None;
        }
        event
    }

    /// The event as data for a sentence.
    pub(crate) fn message(&self) -> Message {
        let about = |id, seat: &Seat| Message::new(id).seat("player", *seat);
        let price_moved =
            |id, brewery: &u8, good: &Good| Message::new(id).ordinal("brewery", *brewery).name("good", *good);
        match self {
            Event::SetUp { breweries, order } => Message::new("f-set-up")
                .number("breweries", breweries.len() as i64)
                .list("demand", breweries.iter().map(|demand| Arg::from(*demand)))
                .seats("order", order.iter().copied()),
            Event::Kept { seat, card } => about("f-kept", seat).name_or_hidden("card", *card),
            Event::RoundBegan { round, order } => {
                Message::new("f-round-began").number("round", *round).seats("order", order.iter().copied())
            }
            Event::Drew { seat, count, cards: None } => about("f-drew-hidden", seat).number("count", *count),
            Event::Drew { seat, count, cards: Some(cards) } => {
                about("f-drew", seat).number("count", *count).names("cards", cards.iter().copied())
            }
            Event::DrawsExtra { seat } => about("f-draws-extra", seat),
            Event::StoppedDrawing { seat } => about("f-stopped-drawing", seat),
            Event::Harvested { seat, goods } => about("f-harvested", seat).with("goods", (*goods).into()),
            Event::Sold { seat, brewery, goods, sold, office, coins } => {
                let id = match (goods == sold, office) {
                    (true, None) => "f-sold",
                    (true, Some(_)) => "f-sold-office",
                    (false, None) => "f-sold-market",
                    (false, Some(_)) => "f-sold-market-office",
                };
                let message = about(id, seat)
                    .with("goods", (*goods).into())
                    .ordinal("brewery", *brewery)
                    .number("coins", *coins)
                    .with("as-goods", (*sold).into());
                office.iter().fold(message, |message, good| message.name("office", *good))
            }
            Event::SoldNothing { seat } => about("f-sold-nothing", seat),
            Event::PriceFell { brewery, good, surplus, price } => {
                price_moved("f-price-fell", brewery, good).number("surplus", *surplus).number("price", *price)
            }
            Event::Earned { seat, banks, guide } => {
                about("f-earned", seat).number("banks", *banks).number("guide", *guide)
            }
            Event::Income { seat, income, disc } => {
                about("f-income", seat).number("income", *income).number("disc", *disc)
            }
            Event::Built { seat, card, space, cost, covered } => {
                let id = if covered.is_some() { "f-built-over" } else { "f-built" };
                let message =
                    about(id, seat).name("card", *card).ordinal("space", *space).number("cost", *cost);
                covered.iter().fold(message, |message, id| message.with("covered", naming::covered(id)))
            }
            Event::PalacePriceRose { price } => match price {
                Some(price) => Message::new("f-palace-price-rose").number("price", *price),
                None => Message::new("f-palace-price-gone"),
            },
            Event::PutUnder { seat, card } => about("f-put-under", seat).name_or_hidden("card", *card),
            Event::Trashed { seat, card } => about("f-trashed", seat).name_or_hidden("card", *card),
            Event::Stored { seat, goods } => about("f-stored", seat).with("goods", (*goods).into()),
            Event::GoodsLost { seat, goods } => about("f-goods-lost", seat).with("goods", (*goods).into()),
            Event::TurnEnded { seat, hand } => about("f-turn-ended", seat).number("hand", *hand),
            Event::PriceRose { brewery, good, empty, price } => {
                price_moved("f-price-rose", brewery, good).number("empty", *empty).number("price", *price)
            }
            Event::Ended { winners, palaces, coins } => Message::new("f-ended")
                .seats("winners", winners.iter().copied())
                .number("count", winners.len() as i64)
                .number("palaces", *palaces)
                .number("coins", *coins),
        }
    }
}
