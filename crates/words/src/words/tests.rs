use super::*;
use princely_core::{Game, SeatSet};
use princely_fuerstenfeld::{
    Card, CardTable, Event, Fuerstenfeld, Good, Goods, Phase, Refusal as No, Variant,
};
use princely_principati::names::Colour;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every message of the engines at least once. The scan of their sources below notices a forgotten one.
fn samples() -> Vec<Message> {
    let events = events().into_iter().map(|(event, ..)| game().describe(&event));
    let refusals = refusals().into_iter().map(|(refusal, _)| refusal.message());
    events.chain(refusals).chain(principati::tests::samples()).collect()
}

fn game() -> Fuerstenfeld {
    Fuerstenfeld::new(3, Variant::Expert, CardTable::standard()).unwrap()
}

/// Each event, as others read it, and as the player in seat 1 does.
fn events() -> Vec<(Event, &'static str, &'static str)> {
    let (seat, order) = (Seat(1), vec![Seat(2), Seat(0), Seat(1)]);
    let goods = Goods::new(2, 0, 1);
    let (good, card) = (Good::Hops, Some(Card::Bank1));
    let sold = |sold, office| Event::Sold { seat, brewery: 2, goods, sold, office, coins: 6 };
    let built = |covered| Event::Built { seat, card: Card::Palace2, space: 2, cost: 10, covered };
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
fn refusals() -> Vec<(No, &'static str)> {
    let (good, card) = (Good::Hops, Card::Palace2);
    vec![
        (No::GameIsOver, "F-END-1: the game is over; nothing more can be played."),
        (
            No::NotYourTurn { next: SeatSet::only(Seat(1)) },
            "F-RND-3: it is not your turn; Ben is to act first.",
        ),
        (
            No::NotYourTurn { next: SeatSet::first(2) },
            "F-RND-3: it is not your turn; Anna and Ben are to act first.",
        ),
        (No::NotYourTurn { next: SeatSet::EMPTY }, "F-RND-2: wait a moment; cards are still to be drawn."),
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

/// Every text in quotes that begins with the letter of a game and goes on.
fn ids_in(source: &str) -> BTreeSet<&str> {
    let is_id = |text: &&str| {
        let id = text.strip_prefix("f-").or(text.strip_prefix("p-")).unwrap_or_default();
        !id.is_empty() && id.bytes().all(|byte| byte == b'-' || byte.is_ascii_alphanumeric())
    };
    source.split('"').filter(is_id).collect()
}

/// The ids of the engines' messages.
fn engine_ids() -> BTreeSet<&'static str> {
    let sources = [
        include_str!("../../../fuerstenfeld/src/event.rs"),
        include_str!("../../../fuerstenfeld/src/refusal.rs"),
        include_str!("../../../principati/src/event.rs"),
        include_str!("../../../principati/src/refusal.rs"),
    ];
    sources.into_iter().flat_map(ids_in).collect()
}

/// The ids of the texts of a Fluent file.
fn ids_of_file(file: &str) -> BTreeSet<&str> {
    let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    ids.filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase())).collect()
}

/// The sentence without the ids of tiles, `(ST_A)`.
fn without_tiles(sentence: &str) -> String {
    sentence.split("(ST_").collect()
}

fn readers() -> [Names; 3] {
    let names = Names::given(["Anna", "Ben", "Clara"]);
    [Names::seats(3), names.seen_by(Seat(1)), names]
}

#[test]
fn the_files_have_no_faults() {
    for language in Language::ALL {
        let mut bundle: FluentBundle<FluentResource> = FluentBundle::new_concurrent(Vec::new());
        for &file in language.files() {
            let resource = FluentResource::try_new(file.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
        }
    }
}

#[test]
fn every_message_of_the_engines_is_a_sentence_in_every_language() {
    let sampled: BTreeSet<String> = samples().iter().map(|message| message.id.to_string()).collect();
    assert_eq!(
        sampled,
        engine_ids().into_iter().map(str::to_owned).collect(),
        "each message has a sample in this file"
    );
    for language in Language::ALL {
        let words = Words::new(language);
        for message in samples() {
            assert!(words.bundles[0].has_message(&message.id), "{language} lacks {}", message.id);
            for names in readers() {
                let mut errors = Vec::new();
                let args = words.args(&message, &names);
                for form in [None, Some("you")] {
                    let sentence = words.say(&message.id, form, &args, &mut errors);
                    assert!(errors.is_empty(), "{language} {}: {errors:?}", message.id);
                    assert!(sentence.ends_with('.'), "{sentence}");
                    assert!(!sentence.contains(['{', '}', '$', '@', '\u{2068}', '\n']), "{sentence}");
                    assert!(!without_tiles(&sentence).contains('_'), "{sentence}");
                }
            }
        }
    }
}

/// What is written and read back is the same message.
pub(crate) fn read_back(message: &Message) {
    let written = serde_json::to_string(message).unwrap();
    assert_eq!(&serde_json::from_str::<Message>(&written).unwrap(), message, "{written}");
    assert!(!written.contains('@'), "{written}");
    let refused = princely_core::Refused { rule: "F-SELL-2".into(), message: message.clone() };
    let written = serde_json::to_string(&refused).unwrap();
    assert_eq!(serde_json::from_str::<princely_core::Refused>(&written).unwrap(), refused);
}

#[test]
fn every_message_of_the_engines_is_read_back_without_loss() {
    for message in samples() {
        read_back(&message);
        let texts = |arg: &Arg| matches!(arg, Arg::Text { .. });
        assert!(!message.args.iter().any(|(_, arg)| texts(arg)), "free text in {message:?}");
    }
}

#[test]
fn no_sentence_is_unused_and_none_is_missing() {
    let common = ["player", "you", "list-more", "list-last", "record-setup", "record-entry"];
    assert_eq!(ids_of_file(Language::English.files()[0]), BTreeSet::from(common));

    let goods = Good::ALL.map(Good::id);
    let phases =
        [Phase::Setup, Phase::Draw, Phase::Sell, Phase::Build, Phase::Discard, Phase::Over].map(Phase::id);
    let things = Card::ALL.iter().map(|card| card.id()).chain(goods).chain(phases).chain(["hidden_card"]);
    let mut used: BTreeSet<String> = things.map(|id| format!("name-{id}")).collect();
    for good in goods {
        used.extend([format!("goods-{good}"), format!("printed-{good}")]);
    }
    used.insert("goods-none".to_owned());
    used.extend(ids_in(include_str!("../fuerstenfeld.rs")).into_iter().map(str::to_owned));
    used.extend(principati::tests::things().into_iter().map(|id| format!("name-p-{id}")));
    used.extend(["p-goods-none", "p-goods-pecunia"].map(str::to_owned));
    used.extend(princely_principati::Good::ALL.iter().map(|good| format!("p-goods-{}", good.id())));
    for source in [
        include_str!("../fuerstenfeld/board.rs"),
        include_str!("../principati.rs"),
        include_str!("../principati/board.rs"),
        include_str!("../principati/map.rs"),
        include_str!("../principati/position.rs"),
    ] {
        used.extend(ids_in(source).into_iter().map(str::to_owned));
    }
    used.extend(engine_ids().into_iter().map(str::to_owned));
    let games = &Language::English.files()[1..3];
    let written: BTreeSet<String> =
        games.iter().flat_map(|file| ids_of_file(file)).map(str::to_owned).collect();
    assert_eq!(written, used);
}

/// The sources that speak at a table. Their ids begin with `t-` and `say-`.
fn table_sources() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let speaking = [
        "words/src/typed.rs",
        "words/src/fuerstenfeld",
        "words/src/principati",
        "games/src/fuerstenfeld.rs",
        "games/src/principati.rs",
        "games/src/sit",
        "cli/src/play",
        "cli/src/stats.rs",
    ];
    let mut sources = Vec::new();
    let mut open: Vec<PathBuf> = speaking.iter().map(|path| crates.join(path)).collect();
    while let Some(path) = open.pop() {
        // What only tests say is not said at a table.
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        match fs::read_dir(&path) {
            Ok(folder) => open.extend(folder.map(|entry| entry.unwrap().path())),
            Err(_) => sources.push(fs::read_to_string(&path).unwrap()),
        }
    }
    sources
}

#[test]
fn no_sentence_of_the_table_is_unused_and_none_is_missing() {
    let is_id = |text: &&str| {
        let id = text.strip_prefix("t-").or(text.strip_prefix("say-")).unwrap_or_default();
        !id.is_empty() && id.bytes().all(|byte| byte == b'-' || byte.is_ascii_alphanumeric())
    };
    let mut used: BTreeSet<String> = table_sources()
        .iter()
        .flat_map(|source| source.split('"').filter(is_id))
        .map(str::to_owned)
        .collect();
    let does = |card: &&Card| card.yields().is_none() && !card.is_palace();
    let ids = Card::ALL.iter().filter(does).map(|card| card.id());
    used.extend(ids.map(|id| format!("name-t-does-{id}")));
    used.extend(Colour::ALL.iter().map(|colour| format!("name-t-colour-{}", colour.id())));
    let written: BTreeSet<String> =
        ids_of_file(Language::English.files()[3]).into_iter().map(str::to_owned).collect();
    assert_eq!(written, used);
}

/// A word with two meanings in one place could not be understood.
#[test]
fn the_words_of_commands_are_clear() {
    for language in Language::ALL {
        let words = Words::of(language);
        for key in ids_of_file(language.files()[3]).into_iter().filter(|key| key.starts_with("say-")) {
            let text = words.plain(key);
            assert!(
                !text.is_empty() && text.split(" / ").all(|way| way.trim() == way),
                "{language} {key}: {text}"
            );
        }
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let empty = FluentBundle::new_concurrent(Vec::new());
    let words = Words { language: Language::German, bundles: vec![empty, bundle(Language::English)] };
    let message = Message::new("f-sold-nothing").seat("player", Seat(0));
    assert_eq!(words.sentence(&message, &Names::seats(2)), "Player 1 sells nothing.");
}

#[test]
fn whoever_begins_a_sentence_can_be_addressed() {
    for language in Language::ALL {
        let words = Words::new(language);
        let reader = Names::seats(3).seen_by(Seat(1));
        for (event, ..) in events() {
            let sentence = words.sentence(&game().describe(&event), &reader);
            assert!(!sentence.contains(&words.player(Seat(1), &reader)), "{sentence}");
        }
    }
}

#[test]
fn events_read_well() {
    let others = Names::given(["Anna", "Ben", "Clara"]);
    let ben = others.seen_by(Seat(1));
    for (event, read_by_others, read_by_ben) in events() {
        let message = game().describe(&event);
        assert_eq!(Words::english().line(&message, &others), read_by_others);
        assert_eq!(Words::english().line(&message, &ben), read_by_ben);
    }
}

#[test]
fn refusals_cite_the_rule_and_say_what_would_do() {
    let names = Names::given(["Anna", "Ben"]);
    for (refusal, sentence) in refusals() {
        assert_eq!(Words::english().why_not(&refusal, &names), sentence);
    }
}

#[test]
fn lists_read_well() {
    for (items, text) in [
        (&[][..], ""),
        (&["hops"], "hops"),
        (&["hops", "water"], "hops and water"),
        (&["hops", "barley", "water"], "hops, barley and water"),
    ] {
        assert_eq!(Words::english().list(items.iter().copied()), text);
    }
    let names = Names::given(["Anna", " ", "Clara"]).seen_by(Seat(2));
    let everybody = [Seat(2), Seat(1), Seat(0)];
    assert_eq!(Words::english().players(everybody, &names), "you, Player 2 and Anna");
    assert_eq!(Words::of(Language::German).players(everybody, &names), "du, Spieler 2 und Anna");
}

#[test]
fn names_of_things_and_of_nothing() {
    for (id, name) in [
        ("palace_4", "Palace IV"),
        ("town_hall_1", "Town hall I"),
        ("hops_2", "Hops field (2)"),
        ("hops", "hops"),
        ("sell", "selling"),
        ("dragon", "dragon"),
        ("not an { id }", "not an { id }"),
    ] {
        assert_eq!(Words::english().name(id), name);
    }
    let unknown = Message::new("x-unknown").text("order", "@0");
    assert_eq!(Words::english().sentence(&unknown, &Names::default()), "x-unknown");
}

#[test]
fn names_of_players_are_left_as_they_are() {
    let names = Names::given(["{ $card } @0 <b>"]);
    let message = Message::new("f-sold-nothing").seat("player", Seat(0));
    assert_eq!(Words::english().sentence(&message, &names), "{ $card } @0 <b> sells nothing.");
    let beyond = Message::new("f-sold-nothing").seat("player", Seat(255));
    assert_eq!(Words::english().sentence(&beyond, &names), "Player 256 sells nothing.");
}

#[test]
fn what_is_wrong_with_a_record_is_said_with_the_rule() {
    use princely_core::Refused;
    let refused = Refused::new(&No::TooDear { card: Card::Palace2, cost: 10, coins: 7 });
    for (error, english, german) in [
        (
            RecordError::Refused(12, refused),
            "entry 12: F-BLD-4: Palace II costs 10 coins; you have 7.",
            "Eintrag 12: F-BLD-4: Palast II kostet 10 Münzen; du hast 7.",
        ),
        (
            RecordError::SetupRefused(Refused::new(&No::DiscStack { players: 3 })),
            "set-up: F-SET-4: the first order of play names each of the 3 players once.",
            "Spielaufbau: F-SET-4: Die erste Reihenfolge nennt jeden der 3 Spieler einmal.",
        ),
        (RecordError::Empty, "there is no record in the file", "there is no record in the file"),
    ] {
        assert_eq!(Words::english().record_error(&error, &Names::seats(3)), english);
        assert_eq!(Words::of(Language::German).record_error(&error, &Names::seats(3)), german);
    }
}
