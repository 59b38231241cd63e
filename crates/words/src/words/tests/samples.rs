//! What Fürstenfeld can say, at least once, and how it reads in English.

use princely_core::{Seat, SeatSet};
use princely_fuerstenfeld::{Card, Event, Good, Goods, Phase, Refusal as No};

/// Each event, as others read it, and as the player in seat 1 does.
pub(super) fn events() -> Vec<(Event, &'static str, &'static str)> {
    let (seat, order) = (Seat(1), vec![Seat(2), Seat(0), Seat(1)]);
    let goods = Goods::new(2, 0, 1);
    let (good, card) = (Good::Hops, Some(Card::Bank1));
    let sold = |sold, office| Event::Sold { seat, brewery: 2, goods, sold, office, coins: 6 };
    let built = |covered| Event::Built { seat, card: Card::Palace2, space: 1, cost: 10, covered };
    vec![
        (
            Event::SetUp { breweries: vec![Goods::new(1, 2, 3), Goods::new(2, 2, 2)], order: order.clone() },
            "2 breweries open; they ask for 1/2/3, 2/2/2 (hops/barley/water). The first order of play: Clara, Anna and Ben.",
            "2 breweries open; they ask for 1/2/3, 2/2/2 (hops/barley/water). The first order of play: Clara, Anna and you.",
        ),
        (Event::Kept { seat, card }, "Ben keeps Bank I.", "You keep Bank I."),
        (Event::Kept { seat, card: None }, "Ben keeps a card.", "You keep a card."),
        (
            Event::RoundBegan { round: 3, order },
            "Round 3 begins. The order of play: Clara, Anna and Ben.",
            "Round 3 begins. The order of play: Clara, Anna and you.",
        ),
        (
            Event::Drew { seat, count: 2, cards: Some(vec![Card::Office, Card::Hops2]) },
            "Ben draws Office and Hops field (2).",
            "You draw Office and Hops field (2).",
        ),
        (Event::Drew { seat, count: 3, cards: None }, "Ben draws 3 cards.", "You draw 3 cards."),
        (Event::Drew { seat, count: 1, cards: None }, "Ben draws a card.", "You draw a card."),
        (Event::DrawsExtra { seat }, "Ben takes one more card.", "You take one more card."),
        (Event::StoppedDrawing { seat }, "Ben wants no more cards.", "You want no more cards."),
        (
            Event::Harvested { seat, goods: Goods::new(1, 1, 1) },
            "Ben harvests 1 hops, 1 barley and 1 water.",
            "You harvest 1 hops, 1 barley and 1 water.",
        ),
        (Event::Harvested { seat, goods: Goods::NONE }, "Ben harvests nothing.", "You harvest nothing."),
        (
            sold(goods, None),
            "Ben sells 2 hops and 1 water to brewery 3 for 6 coins.",
            "You sell 2 hops and 1 water to brewery 3 for 6 coins.",
        ),
        (
            sold(goods, Some(good)),
            "Ben sells 2 hops and 1 water to brewery 3 for 6 coins, the office's coins for hops included.",
            "You sell 2 hops and 1 water to brewery 3 for 6 coins, your office's coins for hops included.",
        ),
        (
            sold(Goods::new(2, 1, 0), None),
            "Ben sells 2 hops and 1 water as 2 hops and 1 barley to brewery 3 for 6 coins.",
            "You sell 2 hops and 1 water as 2 hops and 1 barley to brewery 3 for 6 coins.",
        ),
        (
            sold(Goods::new(2, 1, 0), Some(Good::Barley)),
            "Ben sells 2 hops and 1 water as 2 hops and 1 barley to brewery 3 for 6 coins, the office's coins for barley included.",
            "You sell 2 hops and 1 water as 2 hops and 1 barley to brewery 3 for 6 coins, your office's coins for barley included.",
        ),
        (Event::SoldNothing { seat }, "Ben sells nothing.", "You sell nothing."),
        (
            Event::PriceFell { brewery: 0, good, surplus: 2, price: 1 },
            "Brewery 1 takes 2 hops beyond its demand; the price of hops there is now 1.",
            "Brewery 1 takes 2 hops beyond its demand; the price of hops there is now 1.",
        ),
        (
            Event::Earned { seat, banks: 8, guide: 0 },
            "Ben gets 8 coins from the bank.",
            "You get 8 coins from the bank.",
        ),
        (
            Event::Earned { seat, banks: 0, guide: 4 },
            "Ben gets 4 coins from the tour guide.",
            "You get 4 coins from the tour guide.",
        ),
        (
            Event::Earned { seat, banks: 3, guide: 2 },
            "Ben gets 3 coins from the bank and 2 from the tour guide.",
            "You get 3 coins from the bank and 2 from the tour guide.",
        ),
        (
            Event::Income { seat, income: 11, disc: 8 },
            "Ben has an income of 11; the disc goes to space 8.",
            "You have an income of 11; your disc goes to space 8.",
        ),
        (
            Event::Income { seat, income: 0, disc: 0 },
            "Ben has no income; the disc goes to space 0.",
            "You have no income; your disc goes to space 0.",
        ),
        (
            built(None),
            "Ben builds Palace II on space 2 for 10 coins.",
            "You build Palace II on space 2 for 10 coins.",
        ),
        (
            built(Some("hops")),
            "Ben builds Palace II on space 2, over the printed hops, for 10 coins.",
            "You build Palace II on space 2, over the printed hops, for 10 coins.",
        ),
        (
            built(Some("town_hall_1")),
            "Ben builds Palace II on space 2, over Town hall I, for 10 coins.",
            "You build Palace II on space 2, over Town hall I, for 10 coins.",
        ),
        (
            Event::PalacePriceRose { price: Some(10) },
            "The next palace price card counts: a palace now costs 10 coins.",
            "The next palace price card counts: a palace now costs 10 coins.",
        ),
        (
            Event::PalacePriceRose { price: None },
            "The last palace price card leaves: all palaces stand.",
            "The last palace price card leaves: all palaces stand.",
        ),
        (
            Event::PutUnder { seat, card },
            "Ben puts Bank I under the deck.",
            "You put Bank I under your deck.",
        ),
        (
            Event::PutUnder { seat, card: None },
            "Ben puts a card under the deck.",
            "You put a card under your deck.",
        ),
        (
            Event::Trashed { seat, card: Some(Card::Palace6) },
            "Ben takes Palace VI out of the game.",
            "You take Palace VI out of the game.",
        ),
        (
            Event::Stored { seat, goods },
            "Ben keeps 2 hops and 1 water in the warehouse.",
            "You keep 2 hops and 1 water in the warehouse.",
        ),
        (
            Event::GoodsLost { seat, goods },
            "Ben loses what was not sold: 2 hops and 1 water.",
            "You lose what you did not sell: 2 hops and 1 water.",
        ),
        (
            Event::TurnEnded { seat, hand: 1 },
            "Ben ends the turn with 1 card in hand.",
            "You end your turn with 1 card in hand.",
        ),
        (
            Event::PriceRose { brewery: 0, good, empty: 1, price: 3 },
            "Brewery 1 still wants 1 hops; the price of hops there is now 3.",
            "Brewery 1 still wants 1 hops; the price of hops there is now 3.",
        ),
        (
            Event::Ended { winners: vec![seat], palaces: 6, coins: 1200 },
            "The game is over. Ben wins with 6 palaces and 1200 coins.",
            "The game is over. You win with 6 palaces and 1200 coins.",
        ),
        (
            Event::Ended { winners: vec![Seat(0), seat], palaces: 6, coins: 1 },
            "The game is over. The win is shared by Anna and Ben with 6 palaces and 1 coin.",
            "The game is over. The win is shared by Anna and you with 6 palaces and 1 coin.",
        ),
    ]
}

/// Each refusal, and what it says.
pub(super) fn refusals() -> Vec<(No, &'static str)> {
    let (good, card) = (Good::Hops, Card::Palace2);
    vec![
        (No::GameIsOver, "F-END-1: the game is over; nothing more can be played."),
        (
            No::NotYourTurn { next: SeatSet::only(Seat(1)), rule: "F-RND-3" },
            "F-RND-3: it is not your turn; Ben is to act first.",
        ),
        (
            No::NotYourTurn { next: SeatSet::first(2), rule: "F-RND-2" },
            "F-RND-2: it is not your turn; Anna and Ben are to act first.",
        ),
        (
            No::NotYourTurn { next: SeatSet::EMPTY, rule: "F-RND-2" },
            "F-RND-2: wait a moment; cards are still to be drawn.",
        ),
        (No::SetUpTwice, "F-SET-2: the breweries are open and the order is drawn; that happens only once."),
        (
            No::DemandCards { players: 3 },
            "F-SET-2: 3 breweries open, each with a different demand card of the card table.",
        ),
        (No::DiscStack { players: 3 }, "F-SET-4: the first order of play names each of the 3 players once."),
        (
            No::NotDealt { card },
            "F-SET-7: Palace II is not in your hand; choose one of the cards dealt to you.",
        ),
        (
            No::KeptAlready { kept: card },
            "F-SET-7: you already keep Palace II; now put the other cards under the deck.",
        ),
        (No::KeepFirst, "F-SET-7: first choose the card you keep, then put the others under the deck."),
        (
            No::KeptStays { card },
            "F-SET-7: Palace II is the card you keep; put one of the others under the deck.",
        ),
        (No::NothingToDraw, "F-RND-2: nobody is to draw now."),
        (No::DrawOutOfTurn { seat: Seat(1) }, "F-RND-2: Ben is to draw first."),
        (No::DrawCount { due: 3, drawn: 2 }, "F-DRAW-1: 3 cards are to be drawn here, not 2."),
        (No::DrawCount { due: 1, drawn: 2 }, "F-DRAW-1: 1 card is to be drawn here, not 2."),
        (
            No::NotNextInDeck { card },
            "F-DRAW-1: Palace II cannot come next: undrawn cards come first, then those under the deck in their order.",
        ),
        (
            No::NoSuchBrewery { brewery: 3, open: 3 },
            "F-SET-2: there is no brewery 4; breweries 1 to 3 are open.",
        ),
        (No::EmptySale, "F-SELL-1: a sale has at least one token; to keep all of them, sell nothing."),
        (No::NotEnoughGoods { good, asked: 3, held: 2 }, "F-SELL-1: you have 2 hops, so 3 is too many."),
        (No::PriceIsZero { brewery: 2, good }, "F-SELL-2: brewery 3 pays 0 for hops until its price rises."),
        (
            No::NoMarket,
            "F-SELL-4: a good is sold as another only with a market on top of one of your spaces.",
        ),
        (
            No::MarketSameGood { good },
            "F-SELL-4: the market sells hops as another good; without it, they are sold as hops anyway.",
        ),
        (No::MarketCount { count: 4, most: 3 }, "F-SELL-4: the market changes 1 to 3 tokens, not 4."),
        (
            No::MarketMoreThanSold { good, count: 3, sold: 2 },
            "F-SELL-4: you sell 2 hops, so the market cannot change 3.",
        ),
        (No::NoOffice, "F-SELL-5: the extra coin needs an office on top of one of your spaces."),
        (
            No::OfficeSoldNone { good },
            "F-SELL-5: nothing in this sale is sold as hops; choose another good for the office, or none.",
        ),
        (No::NoSuchSpace { space: 255 }, "F-VAL-5: there is no space 256; a board has spaces 1 to 6."),
        (No::NotInHandToBuild { card }, "F-BLD-1: Palace II is not in your hand."),
        (
            No::PalaceStands { space: 0 },
            "F-BLD-1: a palace stands on space 1 and stays; choose another space.",
        ),
        (
            No::PalaceElsewhere { card, space: 0 },
            "F-BLD-6: Palace II cannot stand on space 1; its place is space 2.",
        ),
        (No::TooDear { card, cost: 10, coins: 7 }, "F-BLD-4: Palace II costs 10 coins; you have 7."),
        (
            No::TooDear { card: Card::Hops1, cost: 1, coins: 0 },
            "F-BLD-1: Hops field (1) costs 1 coin; you have 0.",
        ),
        (No::NotInHandToPutUnder { card }, "F-DIS-1: Palace II is not in your hand."),
        (No::LastCardStays { card }, "F-DIS-2: Palace II is your last card, and you keep at least one."),
        (
            No::NoScavenger,
            "F-DIS-3: taking cards out of the game needs a scavenger on top of one of your spaces.",
        ),
        (
            No::ScavengerDone { most: 2 },
            "F-DIS-3: the scavenger takes 2 cards in a turn, and has; other cards can go under the deck.",
        ),
        (No::NotInHandToTrash { card }, "F-DIS-3: Palace II is not in your hand."),
        (No::NoWarehouse, "F-DIS-4: keeping goods needs a warehouse on top of one of your spaces."),
        (No::StoredAlready, "F-DIS-4: you have already said what the warehouse keeps this turn."),
        (
            No::StoreCount { count: 4, most: 3 },
            "F-DIS-4: the warehouse keeps 1 to 3 tokens, not 4; to keep none, just end your turn.",
        ),
        (No::StoreMoreThanHeld { good, asked: 3, held: 2 }, "F-DIS-4: you have 2 hops, so 3 is too many."),
        (
            No::HandTooLarge { held: 3, limit: 1 },
            "F-DIS-2: you may keep 1 card; put 2 more under the deck first.",
        ),
        (
            No::HandTooLarge { held: 5, limit: 4 },
            "F-DIS-2: you may keep 4 cards; put 1 more under the deck first.",
        ),
        (
            No::WrongPhase { phase: Phase::Setup },
            "F-RND-1: set-up comes first: keep one card and put the others under the deck.",
        ),
        (
            No::WrongPhase { phase: Phase::Draw },
            "F-RND-1: this is the time for drawing: take one more card, or draw no more.",
        ),
        (
            No::WrongPhase { phase: Phase::Sell },
            "F-RND-1: this is the time for selling: sell to one brewery, or sell nothing.",
        ),
        (
            No::WrongPhase { phase: Phase::Build },
            "F-RND-1: this is the time for building: build a card, or finish building.",
        ),
        (
            No::WrongPhase { phase: Phase::Discard },
            "F-RND-1: this is the time for discarding: put cards under the deck, or end your turn.",
        ),
        (No::WrongPhase { phase: Phase::Over }, "F-RND-1: this cannot be done now."),
    ]
}
