mod samples;

use self::samples::{events, refusals, tile};
use super::*;
use crate::Language;
use crate::layout::{WIDTH, width};
use princely_core::{Aid, Game, Keyed, Quick, Refusal as _, Seed, Step, Table, Uniform};
use princely_hex::Direction;
use princely_principati::names::{Category, Colour};
use princely_principati::scenario::Scenario;
use princely_principati::{
    Ending, Event, FoodRow, Good, Options, Phase, Plan, Refusal, Reservation, Score, StockBoard, Variant,
    Vehicle,
};
use std::collections::{BTreeMap, BTreeSet};

/// Every message of the engine at least once; [`crate::words`] notices a forgotten one.
pub(crate) fn samples() -> Vec<Message> {
    let game = Principati::default();
    let events = events().into_iter().map(|(event, ..)| game.describe(&event));
    events.chain(refusals().into_iter().map(|(refusal, _)| refusal.message())).collect()
}

/// Everything that has a name in the files, by the rest of its key.
pub(crate) fn things() -> BTreeSet<String> {
    let own = |kind: &'static str| move |id: &str| format!("{kind}-{id}");
    let mut things: BTreeSet<String> = BTreeSet::new();
    things.extend(Building::ALL.iter().map(|b| b.id().to_owned()));
    things.extend(Good::ALL.iter().map(|good| good.id().to_owned()));
    things.extend(Feature::ALL.iter().map(|feature| feature.id().to_owned()));
    things.extend(Order::ALL.iter().map(|order| order.id().to_owned()));
    things.extend(Phase::ALL.iter().map(|phase| phase.id().to_owned()));
    things.extend(Vehicle::ALL.iter().map(|vehicle| vehicle.id().to_owned()));
    things.extend(Figure::ALL.iter().map(|figure| figure.id().to_owned()));
    things.extend(Plan::ALL.iter().map(|plan| plan.id()).map(own("plan")));
    things.extend(Colour::ALL.iter().map(|colour| colour.id()).map(own("colour")));
    things.extend(Category::ALL.iter().map(|category| category.id()).map(own("category")));
    things.extend(Direction::ALL.iter().map(|direction| direction.id()).map(own("direction")));
    things.extend(StockBoard::ALL.iter().map(|board| board.id()).map(own("board")));
    things.extend(FoodRow::ALL.iter().map(|row| row.id()).map(own("row")));
    things.extend(Ending::ALL.iter().map(|end| end.id()).map(own("reason")));
    things.extend(Score::default().items().map(|(rule, _)| rule.to_lowercase().replace("p-score", "score")));
    things.extend(["nothing", "pecunia", "riverbank", "usable_sea"].map(str::to_owned));
    things
}

#[test]
fn events_read_well() {
    let others = Names::given(["Anna", "Ben"]);
    let ben = others.seen_by(Seat(1));
    let game = Principati::default();
    for (event, read_by_others, read_by_ben) in events() {
        let message = game.describe(&event);
        assert_eq!(Words::english().line(&message, &others), read_by_others);
        assert_eq!(Words::english().line(&message, &ben), read_by_ben);
        let german = Words::of(Language::German).line(&message, &Names::seats(2).seen_by(Seat(1)));
        assert!(!german.contains("Spieler 2"), "{german}");
    }
}

#[test]
fn refusals_cite_the_rule_and_say_what_would_do() {
    let ben = Names::given(["Anna", "Ben"]).seen_by(Seat(1));
    for (refusal, sentence) in refusals() {
        assert_eq!(Words::english().why_not(&refusal, &ben), sentence);
    }
}

#[test]
fn german_has_its_articles() {
    let names = Names::given(["Anna", "Ben"]);
    let words = Words::of(Language::German);
    let game = Principati::default();
    let say = |event: Event| words.line(&game.describe(&event), &names);
    let (seat, at) = (Seat(0), Hex::new(4, 1));
    for (text, sentence) in [
        (
            say(Event::Built { seat, building: Building::Agriculturist, at }),
            "Anna baut einen Ackerbauern auf 4,1.",
        ),
        (say(Event::Built { seat, building: Building::School, at }), "Anna baut eine Schule auf 4,1."),
        (
            say(Event::GoodsLost { seat, good: Good::Flour, count: 2 }),
            "Anna verliert aus Platzmangel 2 Säcke Mehl.",
        ),
        (
            words.why_not(&Refusal::SlotTaken { building: Building::Quarry }, &names),
            "P-BUILD-01: Dort steht schon der Steinbruch.",
        ),
        (action(words, &game, &Action::Sell { good: Good::Fish }), "1 Fisch verkaufen"),
    ] {
        assert_eq!(text, sentence);
    }
}

#[test]
fn a_name_can_belong_to_a_game_and_to_a_kind() {
    let words = Words::english();
    for (game, kind, id, name) in [
        ("p", "building", "market", "market"),
        ("f", "card", "market", "Market"),
        ("p", "order", "military", "Military Order"),
        ("p", "reason", "military", "enough military buildings stand"),
        ("p", "good", "water", "water"),
        ("p", "category", "water", "Water"),
        ("p", "tile", "H02", "Straight House (H02)"),
        ("f", "tile", "H02", "H02"),
        ("p", "tile", "dragon", "dragon"),
    ] {
        assert_eq!(words.name_in(game, kind, id), name, "{game} {kind} {id}");
    }
}

#[test]
fn actions_read_well() {
    let game = Principati::default();
    let (at, to, rot, slot) = (Hex::new(4, 1), Hex::new(-3, -1), 2, 0);
    let building = Building::Quarry;
    let reserve = |buildings: &[_]| Action::Reserve { buildings: Reservation::new(buildings).unwrap() };
    let figure = |from, to| Action::MoveMaster { who: Figure::Cardinal, from, to };
    for (order, text) in [
        (Action::DraftKeep { tile: tile("ST_D") }, "keep Blue Spring (ST_D)"),
        (
            reserve(&[Some(Building::Warehouse), Some(Building::Well)]),
            "choose for the start tile: a warehouse and a well",
        ),
        (reserve(&[None]), "choose for the start tile: nothing"),
        (
            Action::PlaceExtra { tile: tile("OM1"), at, rot, stock_board: None },
            "also lay Branch Guard (OM1) at 4,1, rotation 2",
        ),
        (
            Action::PlaceExtra { tile: tile("ST_E"), at, rot, stock_board: Some(StockBoard::A) },
            "also lay House with Well (ST_E) at 4,1, rotation 2, with stock board A",
        ),
        (Action::Place { tile: tile("H02"), at, rot }, "lay Straight House (H02) at 4,1, rotation 2"),
        (
            Action::FarmerMove { from: at, to, rot },
            "return the Order of the Farmer and move the tile at 4,1 to -3,-1, rotation 2",
        ),
        (Action::CannotPlace, "say that no tile can be placed"),
        (figure(None, Some(to)), "send the cardinal from the board to -3,-1"),
        (figure(Some(at), None), "call the cardinal back from 4,1"),
        (figure(Some(at), Some(to)), "move the cardinal from 4,1 to -3,-1"),
        (figure(None, None), "leave the cardinal on the board"),
        (Action::Sell { good: Good::Fish }, "sell 1 fish"),
        (Action::Buy { good: Good::Straw }, "buy 1 straw bale"),
        (Action::FoodCoin { row: FoodRow::BreadHam }, "put a coin into the bread and ham row"),
        (Action::BuyCommerce { order: Commerce::Twenty }, "buy the Order of Commerce (20)"),
        (Action::BuyCommerce { order: Commerce::Thirty }, "buy the Order of Commerce (30)"),
        (Action::Build { building, at, slot, stock_board: None }, "build a quarry at 4,1, slot 1"),
        (
            Action::Build { building: Building::Warehouse, at, slot, stock_board: Some(StockBoard::B) },
            "build a warehouse at 4,1, slot 1, with stock board B",
        ),
        (Action::Demolish { at, slot: 1 }, "tear down the building at 4,1, slot 2"),
        (
            Action::MinerMine { building: Building::IronOreMine, at, slot },
            "return the Order of the Miner and open an iron ore mine at 4,1, slot 1",
        ),
        (
            Action::ArchitectMove { from: at, from_slot: 1, to, to_slot: 0 },
            "return the Order of the Architect and move the building at 4,1, slot 2, to -3,-1, slot 1",
        ),
        (Action::Produce { at, slot }, "make one piece at 4,1, slot 1"),
        (Action::Catch, "catch a fish with a boat"),
        (Action::Make { vehicle: Vehicle::Cart }, "make a cart"),
        (Action::MeritTile { tile: tile("OM5") }, "take the merit tile Three Way Castle (OM5)"),
        (Action::EndPhase, "end the phase"),
    ] {
        assert_eq!(action(Words::english(), &game, &order), text);
    }
}

#[test]
fn tiles_of_an_own_catalogue_keep_their_names() {
    let mut own = Catalogue::standard().unwrap();
    for data in &mut own.tile {
        data.name = if data.id == "H02" { "Long House".to_owned() } else { String::new() };
    }
    let game = Principati::new(Options { catalogue: Some(Box::new(own)), ..Options::default() }).unwrap();
    for (id, name) in [("H02", "Long House (H02)"), ("H03", "H03"), ("dragon", "dragon")] {
        assert_eq!(tile_name(Words::english(), &game, tile(id)), name);
    }
    // Events and refusals use these names, in every language.
    let (seat, at) = (Seat(0), Hex::new(4, 1));
    let placed = game.describe(&Event::Placed { seat, tile: tile("H02"), at, rot: 1 });
    let away = game.describe(&Event::DraftShown { seat, kept: tile("H02"), other: tile("H03") });
    let names = Names::given(["Anna", "Ben"]);
    let (own, words) = (names.playing(&game), Words::english());
    assert_eq!(words.line(&placed, &own), "Anna lays Long House (H02) at 4,1, rotation 1.");
    assert_eq!(words.line(&away, &own), "Anna keeps Long House (H02) and gives H03 away.");
    assert_eq!(
        words.why_not(&Refusal::NotInHand { tile: tile("H02") }, &own.seen_by(Seat(1))),
        "P-PLACE-01: Long House (H02) is not in your hand."
    );
    assert!(Words::of(Language::German).line(&placed, &own).contains("Long House (H02)"));
    assert_eq!(words.line(&placed, &names), "Anna lays Straight House (H02) at 4,1, rotation 1.");
    let standard = names.playing(&Principati::default());
    assert_eq!(words.line(&placed, &standard), words.line(&placed, &names));
}

#[test]
fn marks_on_the_map_differ() {
    for language in Language::ALL {
        let words = Words::of(language);
        let buildings = Building::ALL.iter().map(|&building| map::building_mark(words, building));
        let features = Feature::ALL.iter().map(|&feature| map::feature_mark(words, feature));
        let mut seen = BTreeMap::new();
        for mark in buildings.chain(features) {
            assert!((2..=4).contains(&width(&mark)), "{mark}");
            assert_eq!(seen.insert(mark.clone(), ()), None, "{language} has {mark} twice");
        }
    }
}

fn look(game: &Principati, state: &princely_principati::State) {
    let viewers = [None, Some(Seat(0)), Some(Seat(1))];
    for (viewer, language) in
        viewers.into_iter().zip([Language::English, Language::German, Language::English])
    {
        let view = game.view(&game.observe(state, viewer), Aid::Memory);
        let text = position(Words::of(language), game, &view, &Names::seats(2).seen_by(viewer));
        for line in text.lines() {
            assert!(width(line) <= WIDTH, "{} columns: {line}", width(line));
            assert!(!line.contains(['{', '$', '@', '\t']) && !line.contains("p-"), "{line}");
            assert_eq!(line.trim_end(), line);
        }
    }
}

/// Everything that happens in a game can be put into words.
#[test]
fn every_event_refusal_action_and_position_of_many_games_is_told() {
    let mut whims = Quick(7);
    let mut told = BTreeSet::new();
    for (number, variant) in (0..4).zip([Variant::Base, Variant::Miners].into_iter().cycle()) {
        let game = Principati::new(Options { variant, ..Options::default() }).unwrap();
        let mut dice = Keyed::new(Seed::of_series(1, number));
        let mut table = Table::new(game.clone());
        let (mut actions, mut steps) = (Vec::new(), 0);
        loop {
            let mut events = Vec::new();
            if steps % 50 == 0 {
                look(&game, table.state());
            }
            let Step::Seats(seats) = table.step(&mut dice, &mut events) else { break };
            let seat = seats.lowest().unwrap();
            actions.clear();
            game.legal_actions(table.state(), seat, &mut actions);
            let tried = *whims.pick(&actions).unwrap();
            let other = Seat(1 - seat.0);
            told.extend(game.check(table.state(), other, &tried).err().map(|no| no.message().id));
            tell_action(&game, &tried);
            for wild in [
                Action::Catch,
                Action::Make { vehicle: Vehicle::Cart },
                Action::Buy { good: Good::Jewel },
                Action::EndPhase,
            ] {
                if let Err(refusal) = game.check(table.state(), seat, &wild) {
                    told.insert(refusal.message().id);
                    tell(&refusal.message());
                }
            }
            table.act(seat, tried, &mut events).unwrap();
            for event in &events {
                for viewer in [None, Some(seat), Some(other)] {
                    let seen = game.redact(event, viewer).unwrap();
                    told.insert(game.describe(&seen).id);
                    tell(&game.describe(&seen));
                }
            }
            steps += 1;
        }
        look(&game, table.state());
    }
    assert!(told.len() > 30, "{told:?}");
}

fn tell(message: &Message) {
    crate::words::tests::read_back(message);
    for language in Language::ALL {
        for reader in [None, Some(Seat(0)), Some(Seat(1))] {
            let sentence = Words::of(language).line(message, &Names::seats(2).seen_by(reader));
            assert!(sentence.ends_with('.'), "{sentence}");
            assert!(!sentence.contains(['{', '$', '@']) && !sentence.contains("p-"), "{sentence}");
        }
    }
}

fn tell_action(game: &Principati, order: &Action) {
    for language in Language::ALL {
        let text = action(Words::of(language), game, order);
        assert!(!text.contains(['{', '$']) && !text.contains("p-"), "{text}");
    }
}

/// A position in the middle of a game.
fn middle(game: &Principati) -> princely_principati::State {
    let seat = Seat(0);
    Scenario::new(game)
        .lay(seat, "S04", (4, 1), 0)
        .build((4, 1), 0, Building::Warehouse)
        .build((4, 1), 1, Building::GoldMine)
        .lay(seat, "N07a", (5, 0), 0)
        .build((3, 1), 0, Building::Quarry)
        .goods(seat, Good::Jewel, 2)
        .with_masters(seat)
        .masters((3, 1), 2)
        .cardinal((3, 1))
        .vehicles(seat, 3, 1, 0)
        .cargo_ship(seat, 5)
        .food_coins(seat, FoodRow::Fish, 2)
        .with_order(seat, Order::Miner)
        .hand(seat, &["R01", "N01"])
        .extra(seat, "ST_E")
        .reserve(seat, &[None, Some(Building::Well)])
        .round(7, true)
        .turn(seat, Phase::Produce)
        .state()
        .unwrap()
}

#[test]
fn a_position_reads_well() {
    let game = Principati::default();
    let view = game.view(&game.observe(&middle(&game), Some(Seat(0))), Aid::None);
    let names = Names::given(["Anna", "Ben"]);
    let text = position(Words::english(), &game, &view, &names.seen_by(Seat(0)));
    let (before, ben) = text.split_once("Ben: ").unwrap();
    assert_eq!(
        before,
        "\
Round 7, the closing round, production. It is your turn. You go first in this
  round.
Merit tiles left: Branch Guard (OM1), Mirror Branch Guard (OM2), X-Guard (OM3),
  Half-Circle Guard (OM4), Three Way Castle (OM5) and Straight Castle (merit)
  (OM6)

Map, part 1 of 2 from west to east
-3 from -2           .     .
-2 from -3        .     2Pala .     .     .
-1 from -4     .     2H01  .     .      sea   sea
0 from -5   .     2rive 2Brid 2mout  sea   isla
1 from -5      .     .     .     .      sea   sea
2 from -2                           .     .

Map, part 2 of 2 from west to east
-2 from 2   .
-1 from 2      .     .     .     .     .
0 from 1     sea  1mout 1Brid 1rive 1whit .
1 from 1       .     .     1Quar 1War+ .
2 from 0    .     .     1Pala .     .
3 from 1             .     .

A line begins with its row and the column of its first cell; from each row to
  the next, a column moves half a cell to the right.
In a cell, first the owner: 1 for you, 2 for Ben, no number for nobody.
Then the building, as in Watc (Watchtower); or the land, as in fore (forest); or
  the tile, as in H02. + means two buildings; a dot is an empty cell beside a
  tile. East is right; a place is written column,row.

You: 55 pecunia, 294 points now
  Points: buildings 25, money 55, orders 20, people 150, colours -6, ships and
    carts 40, goods 10; 294 in all
  Goods: 5 tools, 2 beams, 5 stones and 2 jewels
  Slots, with stock board A: 2 of 6 long ones used, 12 of 18 square ones
  People: 5 citizens; the cardinal at 3,1; 6 masters, 4 of them on the board; 3
    horsemen
  Workers left in this phase: 5
  Ships and carts: 1 cart and a cargo ship, made in round 5
  Coins: 2 in the fish row, 0 in the bread and ham row
  Orders: Order of the Miner
  Start and merit tiles to lay: House with Well (ST_E)
  Chosen for the start tile: a well
  Tiles with buildings
    3,0 Bridge Tile (left) (S02), rotation 0: bridge
    3,1 Y-House (H01), rotation 0: quarry (not at work), 2 masters and the
      cardinal
    4,1 Warehouse-Mine Tile (S04), rotation 0: warehouse and gold mine
    2,2 Corner Castle (C01), rotation 3: Palace
  Other tiles: 2,0 Narrow Mouth (A01), rotation 0; 4,0 Straight River (A02),
    rotation 0; 5,0 Snow-capped Mountain (N07a)
  Hand: 2 tiles
    Roads: Straight Road (R01)
    Nature: Green Forest (N01)

"
    );
    assert!(ben.contains("Tiles with empty plans: -3,-1 Y-House (H01), rotation 3: empty house plan\n"));
    assert!(ben.contains("\nNobody's tiles: 0,-1 Common Sea (X02); "));
    let german = position(Words::of(Language::German), &game, &view, &names);
    assert!(german.starts_with("Runde 7, die Schlussrunde, Produktion. Anna ist am Zug."), "{german}");
    assert!(german.contains("\n1 ab 1       .     .     1Stei 1Lag+ .\n"), "{german}");
}

#[test]
fn what_others_chose_in_secret_is_not_told() {
    let game = Principati::default();
    let mut table = Table::new(game.clone());
    table.step(&mut Keyed::new(Seed::of_series(1, 0)), &mut Vec::new());
    let mut actions = Vec::new();
    game.legal_actions(table.state(), Seat(0), &mut actions);
    table.act(Seat(0), actions[0], &mut Vec::new()).unwrap();
    for (viewer, shown, hidden) in
        [(Some(Seat(0)), "\n  Keeps ", "Has chosen"), (Some(Seat(1)), "\n  Has chosen\n", "Keeps ")]
    {
        let view = game.view(&game.observe(table.state(), viewer), Aid::None);
        let text = position(Words::english(), &game, &view, &Names::seats(2).seen_by(viewer));
        assert!(text.starts_with("Before round 1: keeping a start tile."), "{text}");
        assert!(text.contains(shown) && !text.contains(hidden), "{text}");
    }
}
