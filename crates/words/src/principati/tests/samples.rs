//! What the engine can say, and how it reads.

use super::super::*;
use princely_core::SeatSet;
use princely_hex::Direction;
use princely_principati::buildings::{Ground, bit};
use princely_principati::production::Lack;
use princely_principati::{Ending, Event, FoodRow, Good, Phase, Refusal, Reservation, StockBoard, Vehicle};

pub(super) fn tile(id: &str) -> TileId {
    TileId::new(id).unwrap()
}

/// Each event, as others read it, and as the player in seat 1 does.
pub(super) fn events() -> Vec<(Event, &'static str, &'static str)> {
    let (seat, at, to, rot) = (Seat(1), Hex::new(4, 1), Hex::new(-3, -1), 2);
    let (h02, quarry) = (tile("H02"), Building::Quarry);
    let reservation = Reservation::new(&[Some(Building::Warehouse), None]).unwrap();
    let cards = [[tile("ST_A"), tile("ST_B")], [tile("ST_C"), tile("ST_D")]];
    vec![
        (
            Event::Dealt { first: Seat(0), cards },
            "The start tiles are dealt. For Anna: Grain Well (ST_A) and Y-Road with Double Well (ST_B); for Ben: X-Road with Double Well (ST_C) and Blue Spring (ST_D). Anna goes first.",
            "The start tiles are dealt. For Anna: Grain Well (ST_A) and Y-Road with Double Well (ST_B); for you: X-Road with Double Well (ST_C) and Blue Spring (ST_D). Anna goes first.",
        ),
        (
            Event::DraftKept { seat, tile: Some(tile("ST_A")) },
            "Ben keeps Grain Well (ST_A).",
            "You keep Grain Well (ST_A).",
        ),
        (
            Event::DraftKept { seat, tile: None },
            "Ben has chosen a start tile.",
            "You have chosen a start tile.",
        ),
        (
            Event::DraftShown { seat, kept: tile("ST_A"), other: tile("ST_D") },
            "Ben keeps Grain Well (ST_A) and gives Blue Spring (ST_D) away.",
            "You keep Grain Well (ST_A) and give Blue Spring (ST_D) away.",
        ),
        (
            Event::Reserved { seat, buildings: Some(reservation) },
            "Ben chooses for the start tile: a warehouse.",
            "You choose for your start tile: a warehouse.",
        ),
        (
            Event::Reserved { seat, buildings: None },
            "Ben has chosen for the start tile.",
            "You have chosen for your start tile.",
        ),
        (
            Event::ReservedShown { seat, buildings: Reservation::new(&[None, None]).unwrap() },
            "Ben's start tile will bring nothing.",
            "Your start tile will bring nothing.",
        ),
        (
            Event::RoundBegan { round: 3, first: seat, closing: false },
            "Round 3 begins; Ben goes first.",
            "Round 3 begins; you go first.",
        ),
        (
            Event::RoundBegan { round: 9, first: seat, closing: true },
            "Round 9 begins, the closing round; Ben goes first.",
            "Round 9 begins, the closing round; you go first.",
        ),
        (Event::PhaseBegan { phase: Phase::Construct }, "Now: construction.", "Now: construction."),
        (
            Event::PassedOver { seat, phase: Phase::Place },
            "Ben is passed over in placing tiles.",
            "You are passed over in placing tiles.",
        ),
        (
            Event::PhaseEnded { seat, phase: Phase::Trade },
            "Ben is done with trade.",
            "You are done with trade.",
        ),
        (
            Event::Placed { seat, tile: h02, at, rot },
            "Ben lays Straight House (H02) at 4,1, rotation 2.",
            "You lay Straight House (H02) at 4,1, rotation 2.",
        ),
        (
            Event::Placed { seat, tile: tile("OWN"), at, rot },
            "Ben lays OWN at 4,1, rotation 2.",
            "You lay OWN at 4,1, rotation 2.",
        ),
        (
            Event::PlacedExtra { seat, tile: tile("OM1"), at: to, rot },
            "Ben also lays Branch Guard (OM1) at -3,-1, rotation 2.",
            "You also lay Branch Guard (OM1) at -3,-1, rotation 2.",
        ),
        (
            Event::CameFree { seat, building: Building::Watchtower, at },
            "With the tile, Ben gets a Watchtower at 4,1.",
            "With the tile, you get a Watchtower at 4,1.",
        ),
        (
            Event::TileMoved { seat, owner: seat, tile: h02, from: at, to, rot },
            "Ben moves Straight House (H02) from 4,1 to -3,-1, rotation 2.",
            "You move your Straight House (H02) from 4,1 to -3,-1, rotation 2.",
        ),
        (
            Event::TileMoved { seat, owner: Seat(0), tile: h02, from: at, to, rot },
            "Ben moves Anna's Straight House (H02) from 4,1 to -3,-1, rotation 2.",
            "You move Anna's Straight House (H02) from 4,1 to -3,-1, rotation 2.",
        ),
        (
            Event::TileMoved { seat: Seat(0), owner: seat, tile: h02, from: at, to, rot },
            "Anna moves Ben's Straight House (H02) from 4,1 to -3,-1, rotation 2.",
            "Anna moves your Straight House (H02) from 4,1 to -3,-1, rotation 2.",
        ),
        (Event::CannotPlace { seat }, "Ben cannot place a tile.", "You cannot place a tile."),
        (
            Event::FigureMoved { seat, who: Figure::Master, from: None, to: Some(to) },
            "Ben sends a master from the board to -3,-1.",
            "You send a master from your board to -3,-1.",
        ),
        (
            Event::FigureMoved { seat, who: Figure::Cardinal, from: Some(at), to: None },
            "Ben calls the cardinal back from 4,1.",
            "You call the cardinal back from 4,1.",
        ),
        (
            Event::FigureMoved { seat, who: Figure::Master, from: Some(at), to: Some(to) },
            "Ben moves a master from 4,1 to -3,-1.",
            "You move a master from 4,1 to -3,-1.",
        ),
        (
            Event::FigureReturned { seat, who: Figure::Master, from: at, count: 2 },
            "2 of Ben's masters return to the board from 4,1.",
            "2 of your masters return to the board from 4,1.",
        ),
        (
            Event::FigureReturned { seat, who: Figure::Cardinal, from: at, count: 1 },
            "Ben's cardinal returns to the board from 4,1.",
            "Your cardinal returns to the board from 4,1.",
        ),
        (
            Event::Sold { seat, good: Good::Fish, price: 2 },
            "Ben sells 1 fish for 2 pecunia.",
            "You sell 1 fish for 2 pecunia.",
        ),
        (
            Event::Bought { seat, good: Good::Water, price: 5 },
            "Ben buys 1 bucket of water for 5 pecunia.",
            "You buy 1 bucket of water for 5 pecunia.",
        ),
        (
            Event::FoodCoin { seat, row: FoodRow::Fish, price: 1 },
            "Ben puts 1 pecunia into the fish row.",
            "You put 1 pecunia into the fish row.",
        ),
        (
            Event::Built { seat, building: Building::Agriculturist, at },
            "Ben builds an agriculturist at 4,1.",
            "You build an agriculturist at 4,1.",
        ),
        (
            Event::BoardTaken { seat, board: StockBoard::A },
            "Ben takes stock board A.",
            "You take stock board A.",
        ),
        (
            Event::SecondBoard { seat },
            "Ben takes the supplementary board.",
            "You take the supplementary board.",
        ),
        (
            Event::MastersCame { seat, count: 6 },
            "6 princely masters come to Ben's school.",
            "6 princely masters come to your school.",
        ),
        (
            Event::Demolished { seat, building: Building::Market, at, price: 5 },
            "Ben tears a market down at 4,1, for 5 pecunia.",
            "You tear a market down at 4,1, for 5 pecunia.",
        ),
        (
            Event::MineOpened { seat, building: Building::GoldMine, at },
            "Ben's Miner opens a gold mine at 4,1, free of charge.",
            "Your Miner opens a gold mine at 4,1, free of charge.",
        ),
        (
            Event::BuildingMoved { seat, building: quarry, from: at, to },
            "Ben's Architect moves a quarry from 4,1 to -3,-1.",
            "Your Architect moves a quarry from 4,1 to -3,-1.",
        ),
        (
            Event::Cleared { seat: Seat(0), owner: seat, tile: h02, at },
            "Anna's Fortress sends Ben's Straight House (H02) at 4,1 back.",
            "Anna's Fortress sends your Straight House (H02) at 4,1 back.",
        ),
        (
            Event::Cleared { seat, owner: Seat(0), tile: h02, at },
            "Ben's Fortress sends Anna's Straight House (H02) at 4,1 back.",
            "Your Fortress sends Anna's Straight House (H02) at 4,1 back.",
        ),
        (
            Event::BuildingLost { seat, building: quarry, at },
            "Ben loses a quarry at 4,1.",
            "You lose a quarry at 4,1.",
        ),
        (
            Event::GoodsLost { seat, good: Good::Beam, count: 2 },
            "Ben loses 2 beams for lack of room.",
            "You lose 2 beams for lack of room.",
        ),
        (Event::Horsemen { seat, count: 3 }, "Ben now has 3 horsemen.", "You now have 3 horsemen."),
        (
            Event::OrderEarned { seat, order: Order::Military },
            "Ben earns the Military Order.",
            "You earn the Military Order.",
        ),
        (
            Event::OrderReturned { seat, order: Order::Farmer, pecunia: 15 },
            "Ben returns the Order of the Farmer for 15 pecunia.",
            "You return the Order of the Farmer for 15 pecunia.",
        ),
        (
            Event::MeritTile { seat, tile: tile("OM5") },
            "Ben takes the merit tile Three Way Castle (OM5).",
            "You take the merit tile Three Way Castle (OM5).",
        ),
        (
            Event::Produced { seat, building: quarry, product: "stone" },
            "Ben's quarry makes 1 stone.",
            "Your quarry makes 1 stone.",
        ),
        (
            Event::Produced { seat, building: Building::Mint, product: "pecunia" },
            "Ben's mint makes 1 pecunia.",
            "Your mint makes 1 pecunia.",
        ),
        (Event::Caught { seat }, "Ben's boat catches a fish.", "Your boat catches a fish."),
        (
            Event::Made { seat, vehicle: Vehicle::CargoShip },
            "Ben makes a cargo ship.",
            "You make a cargo ship.",
        ),
        (
            Event::EndTriggered { seat: Some(seat), reason: Ending::Military },
            "Ben sets off the end: enough military buildings stand. One closing round follows this one.",
            "You set off the end: enough military buildings stand. One closing round follows this one.",
        ),
        (
            Event::EndTriggered { seat: None, reason: Ending::MaxRounds },
            "This is the last round, as agreed.",
            "This is the last round, as agreed.",
        ),
        (
            Event::Ended { scores: [180, 212], winners: vec![seat] },
            "The game is over. Ben wins by 212 points to 180.",
            "The game is over. You win by 212 points to 180.",
        ),
        (
            Event::Ended { scores: [180, 180], winners: vec![seat] },
            "The game is over. Both have 180 points; Ben wins by money or buildings.",
            "The game is over. Both have 180 points; you win by money or buildings.",
        ),
        (
            Event::Ended { scores: [180, 180], winners: vec![Seat(0), seat] },
            "The game is over. Both have 180 points and share the win.",
            "The game is over. Both have 180 points and share the win.",
        ),
    ]
}

/// Each refusal, as the player who tried the action reads it.
pub(super) fn refusals() -> Vec<(Refusal, &'static str)> {
    use Refusal as No;
    let (at, slot, direction) = (Hex::new(4, 1), 1, Direction::NorthEast);
    let (h02, quarry, good) = (tile("H02"), Building::Quarry, Good::Beam);
    vec![
        (
            No::Deal,
            "P-DRAFT-01: the deal names who goes first and two different start tiles for each player, once.",
        ),
        (No::GameIsOver, "P-END-04: the game is over; nothing more can be played."),
        (
            No::NotYourTurn { next: SeatSet::only(Seat(0)), rule: "P-TURN-02" },
            "P-TURN-02: it is not your turn; Anna is to act now.",
        ),
        (
            No::NotYourTurn { next: SeatSet::only(Seat(0)), rule: "P-DRAFT-01" },
            "P-DRAFT-01: it is not your turn; Anna is to act now.",
        ),
        (
            No::NotYourTurn { next: SeatSet::only(Seat(0)), rule: "P-DRAFT-02" },
            "P-DRAFT-02: it is not your turn; Anna is to act now.",
        ),
        (
            No::NotYourTurn { next: SeatSet::EMPTY, rule: "P-DRAFT-01" },
            "P-DRAFT-01: wait a moment; the start tiles are still to be dealt.",
        ),
        (No::WrongPhase { phase: Phase::Setup }, "P-TURN-01: the start tiles are dealt first."),
        (No::WrongPhase { phase: Phase::Draft }, "P-TURN-01: first keep one of your two start tiles."),
        (No::WrongPhase { phase: Phase::Draft2 }, "P-TURN-01: first choose one of your two start tiles."),
        (
            No::WrongPhase { phase: Phase::Reserve },
            "P-TURN-01: first choose the buildings that come with your start tile.",
        ),
        (No::WrongPhase { phase: Phase::Place }, "P-TURN-01: this is the time for placing tiles."),
        (
            No::WrongPhase { phase: Phase::Masters },
            "P-TURN-01: this is the time for moving masters; end the phase when you are done.",
        ),
        (
            No::WrongPhase { phase: Phase::Trade },
            "P-TURN-01: this is the time for trade; end the phase when you are done.",
        ),
        (
            No::WrongPhase { phase: Phase::Construct },
            "P-TURN-01: this is the time for construction; end the phase when you are done.",
        ),
        (
            No::WrongPhase { phase: Phase::Produce },
            "P-TURN-01: this is the time for production; end the phase when you are done.",
        ),
        (No::WrongPhase { phase: Phase::Over }, "P-TURN-01: this cannot be done now."),
        (No::MeritTileFirst, "P-ORD-01: first choose the merit tile of your new order."),
        (No::NoMeritTileDue, "P-ORD-09: no merit tile is due now; some orders bring one."),
        (
            No::MeritTileTaken { tile: tile("OM5") },
            "P-ORD-09: Three Way Castle (OM5) is not among the merit tiles that are left.",
        ),
        (
            No::NotDealt { tile: tile("ST_D") },
            "P-DRAFT-01: Blue Spring (ST_D) is not one of the two start tiles before you.",
        ),
        (
            No::ReserveSlots { slots: 0 },
            "P-DRAFT-02: your start tile has no slot, so nothing is chosen for it.",
        ),
        (
            No::ReserveSlots { slots: 1 },
            "P-DRAFT-02: your start tile has 1 slot; choose one building for it, or nothing.",
        ),
        (
            No::ReserveSlots { slots: 2 },
            "P-DRAFT-02: your start tile has 2 slots; choose a building or nothing for each.",
        ),
        (
            No::ReservePlan { building: quarry, slot },
            "P-DRAFT-02: the quarry does not fit slot 2 of your start tile.",
        ),
        (No::ReservePiece { building: quarry }, "P-DRAFT-02: no piece is left for a quarry."),
        (No::NotInHand { tile: h02 }, "P-PLACE-01: Straight House (H02) is not in your hand."),
        (
            No::NotExtra { tile: h02 },
            "P-DRAFT-03: Straight House (H02) is none of your start and merit tiles.",
        ),
        (
            No::Rotation { tile: h02, turns: 3 },
            "P-HEX-01: lay Straight House (H02) with a rotation from 0 to 2; others look like one of these.",
        ),
        (
            No::Rotation { tile: tile("N01"), turns: 1 },
            "P-HEX-01: Green Forest (N01) looks the same however it is turned; lay it with rotation 0.",
        ),
        (No::Occupied { at }, "P-PLACE-02: a tile lies at 4,1; choose an empty cell."),
        (No::Apart { at }, "P-PLACE-02: no tile lies beside 4,1; a new tile has to touch one."),
        (
            No::Road { direction },
            "P-PLACE-03: a road would run into a side without one, toward the north-east.",
        ),
        (
            No::River { direction },
            "P-SEA-03: a river would run into a side without one, toward the north-east.",
        ),
        (
            No::Sea { direction },
            "P-SEA-01: the sea would touch land that is no mountain, toward the north-east.",
        ),
        (
            No::NoWay { tile: h02 },
            "P-PLACE-04: no road of Straight House (H02) would lead to your Palace there.",
        ),
        (
            No::Guarded { direction, building: Building::Watchtower },
            "P-PLACE-07: the other player's Watchtower guards this cell from the north-east.",
        ),
        (
            No::Bog { direction },
            "P-PLACE-08: a bog lies to the north-east; beside it only tiles without a building plan may lie.",
        ),
        (
            No::BoardMissing,
            "P-STORE-03: the warehouse comes with a stock board; name one that is on the table.",
        ),
        (No::BoardIdle, "P-STORE-03: no warehouse comes here, so no stock board is taken."),
        (No::BoardTaken { board: StockBoard::B }, "P-STORE-03: stock board B is not on the table any more."),
        (No::CanPlace, "P-PLACE-10: a tile of your hand can still be placed."),
        (No::NoOrder { order: Order::Farmer }, "P-ORD-07: you do not hold the Order of the Farmer."),
        (No::NoOrder { order: Order::Architect }, "P-ORD-06: you do not hold the Order of the Architect."),
        (No::NoOrder { order: Order::Miner }, "P-ORD-05: you do not hold the Order of the Miner."),
        (No::NoTile { at }, "P-ORD-07: there is no tile at 4,1."),
        (
            No::Unmovable { at },
            "P-ORD-07: the tile at 4,1 stays where it is: the starting world, the Palace and bridges do not move.",
        ),
        (No::SameCell, "P-ORD-07: the Farmer moves a tile to another cell."),
        (No::SamePlace, "P-MAST-02: this figure would stay where it is."),
        (No::NoFigure { who: Figure::Cardinal }, "P-MAST-06: your cardinal is not there."),
        (No::NoFigure { who: Figure::Master }, "P-MAST-02: there is no master of yours to move from there."),
        (No::NoMasters, "P-MAST-01: princely masters come with the school; build one first."),
        (No::NoWorkplace { at }, "P-MAST-03: nobody works at 4,1 whom a master of yours could help."),
        (No::Full { at }, "P-MAST-04: three figures stand at 4,1; there is no room for another."),
        (
            No::GaveBefore { at },
            "P-MAST-02: the tile at 4,1 has given such a figure in this phase, so it receives none.",
        ),
        (
            No::ReceivedBefore { at },
            "P-MAST-02: the tile at 4,1 has received such a figure in this phase, so it gives none.",
        ),
        (No::NothingToSell { good: Good::Fish }, "P-TRADE-01: you have none to sell: fish."),
        (No::NotForSale { good: Good::Coal }, "P-TRADE-02: the caravans do not sell this: coal."),
        (
            No::Price { good: Good::Jewel, price: 10 },
            "P-TRADE-02: 1 jewel costs 10 pecunia, more than you have.",
        ),
        (No::NoRoom { good }, "P-STORE-02: there is no free slot for this in your warehouse: beam."),
        (No::NoSupply { good }, "P-COMP-03: the common stock has none left: beam."),
        (
            No::FoodRowFull { row: FoodRow::BreadHam },
            "P-ENH-02: there is no free field in your bread and ham row.",
        ),
        (No::FoodClosing, "P-ENH-03: no coins go into the food rows in the closing round."),
        (No::FoodPrice { price: 5 }, "P-ENH-01: a coin for this row costs 5 pecunia, more than you have."),
        (No::CommerceTwice, "P-ORD-04: you have an order of Commerce already."),
        (No::CommerceTaken, "P-ORD-04: the other player has this order of Commerce."),
        (
            No::CommercePrice { price: 30 },
            "P-ORD-04: this order of Commerce costs 30 pecunia, more than you have.",
        ),
        (No::NoSite { at }, "P-BUILD-01: there is no tile at 4,1 to build on."),
        (No::Foreign { at }, "P-TILE-11: the tile at 4,1 is not yours to build on."),
        (No::NoSlot { at, slot }, "P-BUILD-01: the tile at 4,1 has no slot 2."),
        (No::Plan { building: quarry }, "P-BUILD-03: the quarry does not fit the plan of this slot."),
        (No::SlotTaken { building: quarry }, "P-BUILD-01: the quarry stands there already."),
        (
            No::WarehouseMine { building: quarry },
            "P-BLD-25: the quarry cannot stand here: only a warehouse and a mine share this tile.",
        ),
        (No::Unconnected { at }, "P-BUILD-01: no road leads from 4,1 to your Palace."),
        (No::NoPiece { building: quarry }, "P-BUILD-01: you have no piece left for a quarry."),
        (
            No::Requires { building: Building::ScoutTower, first: Building::School },
            "P-BUILD-05: before you build a Scout Tower, you need a school.",
        ),
        (
            No::NoSea { building: Building::Port },
            "P-SEA-02: the port needs a sea with a sea tile and two coast tiles, a bay among them.",
        ),
        (
            No::NoFeature { building: quarry },
            "P-BUILD-04: the quarry needs its natural feature on its tile or beside it.",
        ),
        (
            No::NoCargoShip,
            "P-ISL-01: for the port on Victoria Island you need a cargo ship made in an earlier round.",
        ),
        (No::OtherSea, "P-ISL-02: for the port on Victoria Island you need a port on the island's sea."),
        (No::Cost { good, needed: 3 }, "P-BUILD-01: this takes 3 beams, more than you have."),
        (No::NoBuilding { at, slot }, "P-DEMO-01: there is no building of yours at 4,1, slot 2."),
        (No::NothingToMove { at, slot }, "P-ORD-06: there is no building of yours at 4,1, slot 2, to move."),
        (No::NoProducer { at, slot }, "P-PROD-02: there is no building of yours at 4,1, slot 2."),
        (No::Lasting { building: Building::Palace }, "P-DEMO-02: the Palace cannot be torn down."),
        (No::IslandPort, "P-ISL-03: the port on Victoria Island stays."),
        (No::DemolishPrice { price: 5 }, "P-DEMO-01: tearing down costs 5 pecunia, more than you have."),
        (
            No::NotAMine { building: quarry },
            "P-ORD-05: the Miner opens coal, iron ore, gold and diamond mines; this is a quarry.",
        ),
        (No::Fixed { building: Building::Bridge }, "P-ORD-06: the bridge cannot be moved."),
        (No::SameTile, "P-ORD-06: the Architect moves a building to another tile."),
        (No::OtherPlan, "P-ORD-06: the two slots have different plans."),
        (
            No::NoProduct { building: Building::Lumberjack },
            "P-PROD-04: the lumberjack makes nothing to store by itself.",
        ),
        (
            No::Idle { building: quarry, lack: Lack::Feature(Feature::WhiteMountain.bit()) },
            "P-PROD-05: the quarry does not work: no white mountain lies on its tile or beside it.",
        ),
        (
            No::Idle {
                building: Building::Fisherman,
                lack: Lack::Feature(Feature::River.bit() | Feature::Lake.bit()),
            },
            "P-PROD-05: the fisherman does not work: no lake or river or usable sea lies on its tile or beside it.",
        ),
        (
            No::Idle { building: Building::Sawmill, lack: Lack::Ground(Ground::Riverbank) },
            "P-PROD-05: the sawmill does not work: its tile is not on a riverbank.",
        ),
        (
            No::Idle { building: Building::Port, lack: Lack::Ground(Ground::UsableSea) },
            "P-PROD-05: the port does not work: its sea needs a sea tile and two coast tiles, a bay among them.",
        ),
        (
            No::Idle {
                building: Building::Baker,
                lack: Lack::Buildings(bit(Building::Well) | bit(Building::Windmill)),
            },
            "P-PROD-05: the baker does not work: it needs a well and a windmill at work.",
        ),
        (No::Exhausted { building: quarry }, "P-PROD-02: the quarry has made all it can in this phase."),
        (No::NoWorkers, "P-PROD-01: all your workers have worked in this phase."),
        (No::NoRoomFor { good }, "P-PROD-03: there is no free slot for the product: beam."),
        (No::NoBoat, "P-SHIP-03: you have no fishing boat."),
        (No::NoPort, "P-SHIP-03: boats catch nothing without a port."),
        (No::CaughtAll, "P-SHIP-03: your boats have caught all they can in this round."),
        (No::ShipLimit { vehicle: Vehicle::FishingBoat }, "P-SHIP-02: you cannot have another fishing boat."),
        (No::ShipPerPort, "P-SHIP-01: each working port makes one ship in a round, and yours has."),
        (
            No::NoWorkingPort,
            "P-SHIP-01: no port of yours works; it needs a working sawmill and a usable sea.",
        ),
        (No::NoLighthouse, "P-SHIP-04: the cargo ship needs a lighthouse."),
        (
            No::ShipCost { good: Good::Tool, needed: 1 },
            "P-SHIP-01: the ship needs 1 tool, more than you have.",
        ),
        (No::NoRidingHall, "P-RIDE-04: carts need a riding hall."),
        (No::NoHorseman, "P-RIDE-04: every horseman has a cart; train more first."),
        (No::CartNeeds { building: Building::Sawmill }, "P-RIDE-04: carts need a sawmill at work."),
        (No::CartCost { good, needed: 2 }, "P-RIDE-04: the cart needs 2 beams, more than you have."),
    ]
}
