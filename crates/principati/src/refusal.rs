//! Why an action is not allowed: the rule, and data for a sentence.

use crate::buildings::{Ground, bit};
use crate::names::{Building, Feature, Figure, FoodRow, Good, Order, Phase, StockBoard, TileId, Vehicle};
use crate::production::Lack;
use princely_core::{Arg, Message, SeatSet};
use princely_hex::{Direction, Hex};

/// Why an action is refused; for the rule see [`princely_core::Refusal::rule`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields are the data of the message with the same name
pub enum Refusal {
    /// This could not have been dealt.
    Deal,
    /// The game is over.
    GameIsOver,
    /// These seats are to act; none: the start tiles are still to be dealt. The rule is that of the phase.
    NotYourTurn { next: SeatSet, rule: &'static str },
    /// The action belongs to another phase.
    WrongPhase { phase: Phase },
    /// A merit tile has to be taken first.
    MeritTileFirst,
    /// No merit tile is due.
    NoMeritTileDue,
    /// Somebody has taken that merit tile.
    MeritTileTaken { tile: TileId },
    /// The start tile is not one of the two.
    NotDealt { tile: TileId },
    /// The start tile has another number of slots.
    ReserveSlots { slots: u8 },
    /// The building does not fit the slot of the start tile.
    ReservePlan { building: Building, slot: u8 },
    /// No such piece is left to reserve.
    ReservePiece { building: Building },
    /// The tile is not in the player's hand.
    NotInHand { tile: TileId },
    /// The tile is not one of the player's start and merit tiles.
    NotExtra { tile: TileId },
    /// The tile looks the same with a smaller rotation, or there is no such rotation.
    Rotation { tile: TileId, turns: u8 },
    /// A tile lies there.
    Occupied { at: Hex },
    /// No laid tile touches the cell.
    Apart { at: Hex },
    /// A road would run into a side without one, or the other way round.
    Road { direction: Direction },
    /// A river would run into a side without one, or the other way round.
    River { direction: Direction },
    /// The sea would touch land that is no mountain, or the other way round.
    Sea { direction: Direction },
    /// The road would not lead to the player's Palace.
    NoWay { tile: TileId },
    /// Another player's watchtower or fortress guards the cell.
    Guarded { direction: Direction, building: Building },
    /// Beside a bog only tiles without a plan may lie.
    Bog { direction: Direction },
    /// The warehouse needs one of the stock boards.
    BoardMissing,
    /// A stock board is named, but none is needed.
    BoardIdle,
    /// The stock board is not on the table.
    BoardTaken { board: StockBoard },
    /// Some tile of the hand can still be placed.
    CanPlace,
    /// The player does not hold the order.
    NoOrder { order: Order },
    /// There is no tile.
    NoTile { at: Hex },
    /// The tile may not be moved.
    Unmovable { at: Hex },
    /// The tile would stay where it is.
    SameCell,
    /// The figure would stay where it is.
    SamePlace,
    /// There is no such figure.
    NoFigure { who: Figure },
    /// No school has been built yet.
    NoMasters,
    /// No building there can use a master.
    NoWorkplace { at: Hex },
    /// Three figures stand there.
    Full { at: Hex },
    /// The tile has given such a figure in this phase.
    GaveBefore { at: Hex },
    /// The tile has received such a figure in this phase.
    ReceivedBefore { at: Hex },
    /// There is nothing to sell.
    NothingToSell { good: Good },
    /// The caravans do not sell it.
    NotForSale { good: Good },
    /// Not enough money for a purchase.
    Price { good: Good, price: u32 },
    /// No free slot.
    NoRoom { good: Good },
    /// No token is left in the common stock.
    NoSupply { good: Good },
    /// No free field in the food row.
    FoodRowFull { row: FoodRow },
    /// No coins in the closing round.
    FoodClosing,
    /// Not enough money for a coin.
    FoodPrice { price: u32 },
    /// The player has an order of Commerce.
    CommerceTwice,
    /// The other player has that order of Commerce.
    CommerceTaken,
    /// Not enough money for the order.
    CommercePrice { price: u32 },
    /// Nothing lies there to build on.
    NoSite { at: Hex },
    /// The tile belongs to somebody else.
    Foreign { at: Hex },
    /// The tile has no such slot.
    NoSlot { at: Hex, slot: u8 },
    /// The building does not fit the plan.
    Plan { building: Building },
    /// Something stands there.
    SlotTaken { building: Building },
    /// Warehouse and mine share a tile, nothing else does.
    WarehouseMine { building: Building },
    /// The tile is not joined to the Palace.
    Unconnected { at: Hex },
    /// No piece is left.
    NoPiece { building: Building },
    /// Another building has to stand first.
    Requires { building: Building, first: Building },
    /// There is no usable sea.
    NoSea { building: Building },
    /// The feature is missing (`adjacency_gates_building`).
    NoFeature { building: Building },
    /// The player has no cargo ship from an earlier round.
    NoCargoShip,
    /// No port on the island's own sea (`island_same_sea`).
    OtherSea,
    /// A good is missing to pay the price.
    Cost { good: Good, needed: u8 },
    /// There is no building.
    NoBuilding { at: Hex, slot: u8 },
    /// There is no building to move.
    NothingToMove { at: Hex, slot: u8 },
    /// There is no building that could make anything.
    NoProducer { at: Hex, slot: u8 },
    /// Palace and bridges stay.
    Lasting { building: Building },
    /// The island's port stays.
    IslandPort,
    /// Not enough money to tear down.
    DemolishPrice { price: u32 },
    /// The Miner opens only coal, iron ore, gold and diamond mines.
    NotAMine { building: Building },
    /// The building may not be moved.
    Fixed { building: Building },
    /// The new place lies on the same tile.
    SameTile,
    /// The two plans differ.
    OtherPlan,
    /// The building makes nothing by itself.
    NoProduct { building: Building },
    /// It does not work, because it lacks something.
    Idle { building: Building, lack: Lack },
    /// It has made all it can.
    Exhausted { building: Building },
    /// All workers have worked.
    NoWorkers,
    /// No free slot for the product.
    NoRoomFor { good: Good },
    /// There is no fishing boat.
    NoBoat,
    /// Boats need a port that stands.
    NoPort,
    /// The boats have caught all they can.
    CaughtAll,
    /// No more ships of this kind.
    ShipLimit { vehicle: Vehicle },
    /// Every working port has made its ship.
    ShipPerPort,
    /// None of the player's ports works.
    NoWorkingPort,
    /// The cargo ship needs a lighthouse.
    NoLighthouse,
    /// A good is missing for a ship.
    ShipCost { good: Good, needed: u8 },
    /// There is no riding hall.
    NoRidingHall,
    /// Every horseman has a cart.
    NoHorseman,
    /// A cart needs this building to work, and it does not.
    CartNeeds { building: Building },
    /// A good is missing for a cart.
    CartCost { good: Good, needed: u8 },
}

impl princely_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        self.parts().0
    }

    fn message(&self) -> Message {
        let (_, id) = self.parts();
        let message = Message::new(id);
        match *self {
            Refusal::NotYourTurn { next, .. } if next.is_empty() => message,
            Refusal::NotYourTurn { next, .. } => {
                message.seats("players", next).number("count", next.len() as u32)
            }
            Refusal::WrongPhase { phase } => message.name("phase", phase),
            Refusal::MeritTileTaken { tile }
            | Refusal::NotDealt { tile }
            | Refusal::NotInHand { tile }
            | Refusal::NotExtra { tile }
            | Refusal::NoWay { tile } => message.name("tile", tile),
            Refusal::Rotation { tile, turns } => message.name("tile", tile).number("turns", turns),
            Refusal::ReserveSlots { slots } => message.number("slots", slots),
            Refusal::ReservePlan { building, slot } => {
                message.name("building", building).ordinal("slot", slot)
            }
            Refusal::Occupied { at }
            | Refusal::Apart { at }
            | Refusal::NoTile { at }
            | Refusal::Unmovable { at }
            | Refusal::NoWorkplace { at }
            | Refusal::Full { at }
            | Refusal::GaveBefore { at }
            | Refusal::ReceivedBefore { at }
            | Refusal::NoSite { at }
            | Refusal::Foreign { at }
            | Refusal::Unconnected { at } => message.place("at", (at.q, at.r)),
            Refusal::NoSlot { at, slot }
            | Refusal::NoBuilding { at, slot }
            | Refusal::NothingToMove { at, slot }
            | Refusal::NoProducer { at, slot } => message.place("at", (at.q, at.r)).ordinal("slot", slot),
            Refusal::Road { direction }
            | Refusal::River { direction }
            | Refusal::Sea { direction }
            | Refusal::Bog { direction } => message.named("direction", "direction", direction.id()),
            Refusal::Guarded { direction, building } => {
                message.named("direction", "direction", direction.id()).name("building", building)
            }
            Refusal::BoardTaken { board } => message.name("board", board),
            Refusal::NoOrder { order } => message.name("order", order),
            Refusal::NoFigure { who } => message.name("who", who),
            Refusal::NothingToSell { good }
            | Refusal::NotForSale { good }
            | Refusal::NoRoom { good }
            | Refusal::NoSupply { good }
            | Refusal::NoRoomFor { good } => message.name("good", good),
            Refusal::Price { good, price } => message.name("good", good).number("price", price),
            Refusal::FoodRowFull { row } => message.name("row", row),
            Refusal::FoodPrice { price }
            | Refusal::CommercePrice { price }
            | Refusal::DemolishPrice { price } => message.number("price", price),
            Refusal::ReservePiece { building }
            | Refusal::Plan { building }
            | Refusal::SlotTaken { building }
            | Refusal::WarehouseMine { building }
            | Refusal::NoPiece { building }
            | Refusal::NoSea { building }
            | Refusal::NoFeature { building }
            | Refusal::Lasting { building }
            | Refusal::NotAMine { building }
            | Refusal::Fixed { building }
            | Refusal::NoProduct { building }
            | Refusal::Exhausted { building }
            | Refusal::CartNeeds { building } => message.name("building", building),
            Refusal::Requires { building, first } => message.name("building", building).name("first", first),
            Refusal::Cost { good, needed }
            | Refusal::ShipCost { good, needed }
            | Refusal::CartCost { good, needed } => message.name("good", good).number("needed", needed),
            Refusal::Idle { building, lack } => lacking(message.name("building", building), lack),
            Refusal::ShipLimit { vehicle } => message.name("vehicle", vehicle),
            _ => message,
        }
    }
}

impl Refusal {
    /// The rule, and the id of the message.
    fn parts(&self) -> (&'static str, &'static str) {
        match self {
            Refusal::Deal => ("P-DRAFT-01", "p-draft-01-deal"),
            Refusal::GameIsOver => ("P-END-04", "p-end-04-over"),
            Refusal::NotYourTurn { next, .. } if next.is_empty() => {
                ("P-DRAFT-01", "p-draft-01-not-dealt-yet")
            }
            Refusal::NotYourTurn { rule: "P-DRAFT-01", .. } => ("P-DRAFT-01", "p-draft-01-not-your-turn"),
            Refusal::NotYourTurn { rule: "P-DRAFT-02", .. } => ("P-DRAFT-02", "p-draft-02-not-your-turn"),
            Refusal::NotYourTurn { .. } => ("P-TURN-02", "p-turn-02-not-your-turn"),
            Refusal::WrongPhase { .. } => ("P-TURN-01", "p-turn-01-other-phase"),
            Refusal::MeritTileFirst => ("P-ORD-01", "p-ord-01-merit-tile-first"),
            Refusal::NoMeritTileDue => ("P-ORD-09", "p-ord-09-not-due"),
            Refusal::MeritTileTaken { .. } => ("P-ORD-09", "p-ord-09-taken"),
            Refusal::NotDealt { .. } => ("P-DRAFT-01", "p-draft-01-not-dealt"),
            Refusal::ReserveSlots { .. } => ("P-DRAFT-02", "p-draft-02-slots"),
            Refusal::ReservePlan { .. } => ("P-DRAFT-02", "p-draft-02-plan"),
            Refusal::ReservePiece { .. } => ("P-DRAFT-02", "p-draft-02-piece"),
            Refusal::NotInHand { .. } => ("P-PLACE-01", "p-place-01-not-in-hand"),
            Refusal::NotExtra { .. } => ("P-DRAFT-03", "p-draft-03-not-extra"),
            Refusal::Rotation { .. } => ("P-HEX-01", "p-hex-01-rotation"),
            Refusal::Occupied { .. } => ("P-PLACE-02", "p-place-02-occupied"),
            Refusal::Apart { .. } => ("P-PLACE-02", "p-place-02-apart"),
            Refusal::Road { .. } => ("P-PLACE-03", "p-place-03-road"),
            Refusal::River { .. } => ("P-SEA-03", "p-sea-03-river"),
            Refusal::Sea { .. } => ("P-SEA-01", "p-sea-01-sea"),
            Refusal::NoWay { .. } => ("P-PLACE-04", "p-place-04-no-way"),
            Refusal::Guarded { .. } => ("P-PLACE-07", "p-place-07-guarded"),
            Refusal::Bog { .. } => ("P-PLACE-08", "p-place-08-bog"),
            Refusal::BoardMissing => ("P-STORE-03", "p-store-03-board-missing"),
            Refusal::BoardIdle => ("P-STORE-03", "p-store-03-board-idle"),
            Refusal::BoardTaken { .. } => ("P-STORE-03", "p-store-03-board-taken"),
            Refusal::CanPlace => ("P-PLACE-10", "p-place-10-can-place"),
            Refusal::NoOrder { order: Order::Farmer } => ("P-ORD-07", "p-ord-07-no-order"),
            Refusal::NoOrder { order: Order::Architect } => ("P-ORD-06", "p-ord-06-no-order"),
            Refusal::NoOrder { .. } => ("P-ORD-05", "p-ord-05-no-order"),
            Refusal::NoTile { .. } => ("P-ORD-07", "p-ord-07-no-tile"),
            Refusal::Unmovable { .. } => ("P-ORD-07", "p-ord-07-unmovable"),
            Refusal::SameCell => ("P-ORD-07", "p-ord-07-same-cell"),
            Refusal::SamePlace => ("P-MAST-02", "p-mast-02-same-place"),
            Refusal::NoFigure { who: Figure::Cardinal } => ("P-MAST-06", "p-mast-06-no-cardinal"),
            Refusal::NoFigure { .. } => ("P-MAST-02", "p-mast-02-no-master"),
            Refusal::NoMasters => ("P-MAST-01", "p-mast-01-no-masters"),
            Refusal::NoWorkplace { .. } => ("P-MAST-03", "p-mast-03-no-workplace"),
            Refusal::Full { .. } => ("P-MAST-04", "p-mast-04-full"),
            Refusal::GaveBefore { .. } => ("P-MAST-02", "p-mast-02-gave-before"),
            Refusal::ReceivedBefore { .. } => ("P-MAST-02", "p-mast-02-received-before"),
            Refusal::NothingToSell { .. } => ("P-TRADE-01", "p-trade-01-nothing-to-sell"),
            Refusal::NotForSale { .. } => ("P-TRADE-02", "p-trade-02-not-for-sale"),
            Refusal::Price { .. } => ("P-TRADE-02", "p-trade-02-price"),
            Refusal::NoRoom { .. } => ("P-STORE-02", "p-store-02-no-room"),
            Refusal::NoSupply { .. } => ("P-COMP-03", "p-comp-03-no-supply"),
            Refusal::FoodRowFull { .. } => ("P-ENH-02", "p-enh-02-full"),
            Refusal::FoodClosing => ("P-ENH-03", "p-enh-03-closing"),
            Refusal::FoodPrice { .. } => ("P-ENH-01", "p-enh-01-price"),
            Refusal::CommerceTwice => ("P-ORD-04", "p-ord-04-twice"),
            Refusal::CommerceTaken => ("P-ORD-04", "p-ord-04-taken"),
            Refusal::CommercePrice { .. } => ("P-ORD-04", "p-ord-04-price"),
            Refusal::NoSite { .. } => ("P-BUILD-01", "p-build-01-no-site"),
            Refusal::Foreign { .. } => ("P-TILE-11", "p-tile-11-foreign"),
            Refusal::NoSlot { .. } => ("P-BUILD-01", "p-build-01-no-slot"),
            Refusal::Plan { .. } => ("P-BUILD-03", "p-build-03-plan"),
            Refusal::SlotTaken { .. } => ("P-BUILD-01", "p-build-01-slot-taken"),
            Refusal::WarehouseMine { .. } => ("P-BLD-25", "p-bld-25-warehouse-mine"),
            Refusal::Unconnected { .. } => ("P-BUILD-01", "p-build-01-unconnected"),
            Refusal::NoPiece { .. } => ("P-BUILD-01", "p-build-01-no-piece"),
            Refusal::Requires { .. } => ("P-BUILD-05", "p-build-05-requires"),
            Refusal::NoSea { .. } => ("P-SEA-02", "p-sea-02-no-sea"),
            Refusal::NoFeature { .. } => ("P-BUILD-04", "p-build-04-no-feature"),
            Refusal::NoCargoShip => ("P-ISL-01", "p-isl-01-no-cargo-ship"),
            Refusal::OtherSea => ("P-ISL-02", "p-isl-02-other-sea"),
            Refusal::Cost { .. } => ("P-BUILD-01", "p-build-01-cost"),
            Refusal::NoBuilding { .. } => ("P-DEMO-01", "p-demo-01-no-building"),
            Refusal::NothingToMove { .. } => ("P-ORD-06", "p-ord-06-no-building"),
            Refusal::NoProducer { .. } => ("P-PROD-02", "p-prod-02-no-building"),
            Refusal::Lasting { .. } => ("P-DEMO-02", "p-demo-02-lasting"),
            Refusal::IslandPort => ("P-ISL-03", "p-isl-03-lasting"),
            Refusal::DemolishPrice { .. } => ("P-DEMO-01", "p-demo-01-price"),
            Refusal::NotAMine { .. } => ("P-ORD-05", "p-ord-05-not-a-mine"),
            Refusal::Fixed { .. } => ("P-ORD-06", "p-ord-06-fixed"),
            Refusal::SameTile => ("P-ORD-06", "p-ord-06-same-tile"),
            Refusal::OtherPlan => ("P-ORD-06", "p-ord-06-other-plan"),
            Refusal::NoProduct { .. } => ("P-PROD-04", "p-prod-04-no-product"),
            Refusal::Idle { .. } => ("P-PROD-05", "p-prod-05-idle"),
            Refusal::Exhausted { .. } => ("P-PROD-02", "p-prod-02-exhausted"),
            Refusal::NoWorkers => ("P-PROD-01", "p-prod-01-no-workers"),
            Refusal::NoRoomFor { .. } => ("P-PROD-03", "p-prod-03-no-room"),
            Refusal::NoBoat => ("P-SHIP-03", "p-ship-03-no-boat"),
            Refusal::NoPort => ("P-SHIP-03", "p-ship-03-no-port"),
            Refusal::CaughtAll => ("P-SHIP-03", "p-ship-03-caught-all"),
            Refusal::ShipLimit { .. } => ("P-SHIP-02", "p-ship-02-limit"),
            Refusal::ShipPerPort => ("P-SHIP-01", "p-ship-01-one-per-port"),
            Refusal::NoWorkingPort => ("P-SHIP-01", "p-ship-01-no-working-port"),
            Refusal::NoLighthouse => ("P-SHIP-04", "p-ship-04-no-lighthouse"),
            Refusal::ShipCost { .. } => ("P-SHIP-01", "p-ship-01-cost"),
            Refusal::NoRidingHall => ("P-RIDE-04", "p-ride-04-no-riding-hall"),
            Refusal::NoHorseman => ("P-RIDE-04", "p-ride-04-no-horseman"),
            Refusal::CartNeeds { .. } => ("P-RIDE-04", "p-ride-04-needs"),
            Refusal::CartCost { .. } => ("P-RIDE-04", "p-ride-04-cost"),
        }
    }
}

/// What a building lacks: one of several features, a ground, or buildings.
fn lacking(message: Message, lack: Lack) -> Message {
    let ground = |id: &'static str| Arg::Name { kind: "ground".into(), id: id.into() };
    match lack {
        Lack::Feature(features) => message
            .names("lacks", Feature::ALL.iter().copied().filter(|feature| features & feature.bit() != 0)),
        Lack::Ground(Ground::Riverbank) => message.list("lacks", [ground("riverbank")]),
        Lack::Ground(Ground::UsableSea) => message.list("lacks", [ground("usable_sea")]),
        Lack::Buildings(set) => {
            message.names("lacks", Building::ALL.iter().copied().filter(|&building| set & bit(building) != 0))
        }
    }
}
