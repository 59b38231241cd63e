// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { Refused, Seat } from './core'
import type { Hex } from './hex'

/** One decision of one player. */
export type Action = { "type": "draft_keep",
  /** Which tile. */
  tile: TileId, } | { "type": "reserve",
  /** One entry for each slot; `null`: nothing. */
  buildings: Array<Building | null>, } | { "type": "place_extra",
  /** Which tile. */
  tile: TileId,
  /** Where. */
  at: Hex,
  /** How it lies. */
  rotation: number,
  /** The stock board, if it brings the warehouse. */
  stock_board: StockBoard | null, } | { "type": "place",
  /** Which tile. */
  tile: TileId,
  /** Where. */
  at: Hex,
  /** How it lies. */
  rotation: number, } | { "type": "farmer_move",
  /** From where. */
  from: Hex,
  /** Where to. */
  to: Hex,
  /** How it lies then. */
  rotation: number, } | { "type": "cannot_place" } | { "type": "move_master",
  /** Which kind of figure. */
  who: Figure,
  /** From where; `null`: the player's board. */
  from: Hex | null,
  /** Where to; `null`: the player's board. */
  to: Hex | null, } | { "type": "sell",
  /** Of which good. */
  good: Good, } | { "type": "buy",
  /** Of which good. */
  good: Good, } | { "type": "food_coin",
  /** Which row. */
  row: FoodRow, } | { "type": "buy_commerce",
  /** Which order. */
  order: CommerceOrder, } | { "type": "build",
  /** Which building. */
  building: Building,
  /** Where. */
  at: Hex,
  /** On which slot. */
  slot: number,
  /** The stock board of a warehouse. */
  stock_board: StockBoard | null, } | { "type": "demolish",
  /** Where. */
  at: Hex,
  /** On which slot. */
  slot: number, } | { "type": "miner_mine",
  /** Which mine. */
  building: Building,
  /** Where. */
  at: Hex,
  /** On which slot. */
  slot: number, } | { "type": "architect_move",
  /** From where. */
  from: Hex,
  /** From which slot. */
  from_slot: number,
  /** Where to. */
  to: Hex,
  /** To which slot. */
  to_slot: number, } | { "type": "produce",
  /** Where. */
  at: Hex,
  /** On which slot. */
  slot: number, } | { "type": "catch" } | { "type": "make",
  /** Which vehicle. */
  vehicle: Vehicle, } | { "type": "merit_tile",
  /** Which tile. */
  tile: TileId, } | { "type": "end_phase" };

/** An answer. */
export type Answer = { "type": "not_there" } | { "type": "places",
  /** The tile. */
  tile: TileId,
  /** How many of its rotations differ: those from 0 on. */
  turns: number,
  /** The cells. */
  cells: Array<CellFits>, } | { "type": "cell",
  /** The cell. */
  at: Hex,
  /** Why no tile at all can lie there; `null`: some could. */
  refused: Refused | null,
  /** The player's tiles that could, from the hand and the extra tiles. */
  tiles: Array<TileFits>, } | { "type": "placement" } & Placement | { "type": "farmer_places",
  /** The cell it lies on. */
  from: Hex,
  /** Why it cannot be moved; `null`: it can. */
  refused: Refused | null,
  /** How many of its rotations differ: those from 0 on. */
  turns: number,
  /** The cells. */
  cells: Array<CellFits>, } | { "type": "farmer_placement" } & Placement | { "type": "slot",
  /** The cell. */
  at: Hex,
  /** The slot. */
  slot: number,
  /** The buildings that fit its plan. */
  buildings: Array<Prospect>, } | { "type": "architect_targets",
  /** The cell it stands on. */
  from: Hex,
  /** The slot it stands on. */
  from_slot: number,
  /** Why it cannot be moved; `null`: it can. */
  refused: Refused | null,
  /** The empty slots of the player's other tiles that have the same plan. */
  targets: Array<MoveTarget>, } | { "type": "waking",
  /** The cell. */
  at: Hex,
  /** The slot. */
  slot: number,
  /** The player's tiles that would, from the hand and the extra tiles; none if the building works. */
  tiles: Array<WakingTile>, } | { "type": "production",
  /** One unit or vehicle after the other. */
  actions: Array<Action>,
  /** How many points more the player would have. */
  points: number, } | { "type": "worth",
  /** Why it is not possible; `null`: it is. */
  refused: Refused | null,
  /** What it would bring; `null` if it is not possible, or if that cannot be said. */
  effects: Effects | null, };

/**
 * Returning the order of the Architect to move a building (P-ORD-06). Where it can go is a separate question:
 * [`super::Question::ArchitectTargets`].
 */
export type ArchitectChoices = {
  /** Why it cannot be used; `null`: it can. */
  refused: Refused | null,
  /** Pecunia for returning it. */
  reward: number,
  /** The player's standing buildings; empty if the order cannot be used. */
  buildings: Array<MovableChoice>, };

/** `blue_spring` (P-BLD-12). */
export type BlueSpringRule = "output2";

/** A stock board that may have to be named with a warehouse. */
export type BoardChoice = {
  /** Which board. */
  board: StockBoard,
  /** Why it cannot be named; `null`: it can. */
  refused: Refused | null, };

/** A building that fits a slot. */
export type BuildChoice = {
  /** Which building. */
  building: Building,
  /** What it costs there. */
  cost: { [key in Good]?: number },
  /** The goods that the player lacks to pay for it; empty if something other than the price forbids it. */
  missing: { [key in Good]?: number },
  /** Why it cannot be built there; `null`: it can. */
  refused: Refused | null,
  /** The stock boards, one of which has to be named; empty if no board has to be named. */
  boards: Array<BoardChoice>, };

/** A building piece (section 10 of the rules). */
export type Building = "palace" | "castle" | "manor" | "fortress" | "scout_tower" | "watchtower" | "quarry" | "coal_mine" | "iron_ore_mine" | "gold_mine" | "diamond_mine" | "well" | "fisherman" | "agriculturist" | "windmill" | "baker" | "pig_breeder" | "butcher" | "lumberjack" | "sawmill" | "metallurgist" | "mint" | "jeweller" | "blacksmith" | "warehouse" | "market" | "school" | "port" | "lighthouse" | "riding_hall" | "bridge";

/** A cargo ship. */
export type CargoShip = {
  /** The round in which it was made. */
  made: number,
  /** The first round in which it can carry a port to the island. */
  ready: number, };

/** A catalogue on paper: the form of `data/tiles.toml`, and of `options.catalogue` in records. */
export type CatalogueNote = { meta: MetaNote, edge_contact: Array<ContactNote>, start_world: Array<StartNote>, tile: Array<TileNote>, };

/** Fishing with boats. */
export type CatchChoice = {
  /** Fish caught in this phase. */
  caught: number,
  /** Fish that the boats can catch in a phase. */
  most: number,
  /** Why none can be caught now; `null`: one can. */
  refused: Refused | null, };

/** The category of a tile (P-TILE-01). */
export type Category = "road" | "castle" | "watchtower" | "well" | "mine" | "house" | "special" | "water" | "natural" | "island" | "start" | "merit";

/** A cell and how a tile fits there. */
export type CellFits = {
  /** The cell. */
  at: Hex,
  /** The rotations that fit. */
  rotations: Array<number>, };

/** Everything a player may choose from now. */
export type Choices = {
  /** Who chooses. */
  seat: Seat,
  /** What there is to do. */
  offer: Offer,
  /** Whether the player may end their own part of the phase. */
  may_end: boolean, };

/** The colour of a tile (P-TILE-10). */
export type Colour = "green" | "grey" | "white" | "black";

/** An order of Commerce. */
export type CommerceChoice = {
  /** Which order. */
  order: Order,
  /** Its price. */
  price: number,
  /** Why it cannot be bought; `null`: it can. */
  refused: Refused | null, };

/** One of the two orders of Commerce, named by its price. */
export type CommerceOrder = "commerce_20" | "commerce_30";

/** What can be built, torn down and moved. */
export type ConstructChoices = {
  /** The empty slots of the player's tiles, and that of the island. */
  slots: Array<SlotChoice>,
  /** The player's standing buildings. */
  demolitions: Array<DemolitionChoice>,
  /** The order of the Miner. */
  miner: MinerChoices,
  /** The order of the Architect. */
  architect: ArchitectChoices, };

export type ContactNote = { a: Side, b: Side, only_if_b_tile_has_any?: Array<Feature>, };

/** The cost table (P-COST-01). */
export type CostTable = "text" | "t2";

/** Who begins, and the start tiles dealt. */
export type Deal = {
  /** The starting player of round 1. */
  first: Seat,
  /** Two start tiles for each seat. */
  start_tiles: [[TileId, TileId], [TileId, TileId]], };

/** A standing building that might be torn down. */
export type DemolitionChoice = {
  /** Where it stands. */
  at: Hex,
  /** On which slot. */
  slot: number,
  /** Which building. */
  building: Building,
  /** What tearing it down costs. */
  price: number,
  /** Why it cannot be torn down; `null`: it can. */
  refused: Refused | null, };

/** The start tiles to choose from. */
export type DraftChoices = {
  /** One of these is kept. */
  tiles: Array<TileId>, };

/** One stretch of sea along neighbouring sides. */
export type DrawnBay = {
  /** The corners of the tile that lie in it, clockwise. */
  corners: Array<[number, number]>,
  /** The shore, from the last corner back to the first. */
  shore: [[[number, number], [number, number], [number, number], [number, number]], [[number, number], [number, number], [number, number], [number, number]]], };

/** A natural element and its place. */
export type DrawnFeature = {
  /** The natural element. */
  feature: Feature,
  /** Its place. */
  spot: DrawnSpot, };

/** A place for something that stands on a tile. */
export type DrawnSpot = {
  /** Its middle. */
  at: [number, number],
  /** Its size, 1 for the size in which its symbol is drawn. */
  scale: number, };

/** How a kind of tile is laid out, before the tile is turned. A tile is 194 wide and 224 high. */
export type DrawnTile = {
  /** Its id. */
  tile: TileId,
  /** The roads. Those of a bridge tile end at the banks. */
  roads: Array<[[number, number], [number, number], [number, number], [number, number]]>,
  /** The road over the river while the bridge stands; `null` if no bridge can stand there. */
  bridged: [[number, number], [number, number], [number, number], [number, number]] | null,
  /** The rivers. */
  rivers: Array<[[number, number], [number, number], [number, number], [number, number]]>,
  /** Where a river widens into the sea: the two ends of its mouth. */
  mouth: [[number, number], [number, number]] | null,
  /** The bays. */
  bays: Array<DrawnBay>,
  /** Whether there is sea on all sides. */
  sea: boolean,
  /** Where buildings stand, one place for each plan. */
  slots: Array<DrawnSpot>,
  /** Where natural elements are. */
  features: Array<DrawnFeature>, };

/** What would be different after an action, before anybody else acts. */
export type Effects = {
  /** The points of the player who asks. */
  points: PointsEffect,
  /** The points of the other player. */
  others_points: PointsEffect,
  /** The player's buildings that would begin to work. */
  starts: Array<Site>,
  /** The player's buildings that would no longer work. */
  stops: Array<Site>,
  /** Cells of the player's tiles that roads would join to the Palace. */
  joins: Array<Hex>,
  /** Cells of the player's tiles that roads would no longer join to the Palace. */
  cuts: Array<Hex>,
  /** Cells of tiles that would be sent back to their owner. */
  cleared: Array<Hex>,
  /** How many horsemen the player would gain. */
  horsemen: number,
  /** Orders that the player would earn. */
  orders: Array<Order>,
  /** The end of the game that it would set off. */
  end: Ending | null, };

/** Why the game ends (P-END-01). */
export type Ending = "military" | "orders" | "island" | "cannot_place" | "max_rounds";

/** Something that happened. What is hidden from a viewer is `None`. */
export type Event = { "type": "dealt", first: Seat, cards: [[TileId, TileId], [TileId, TileId]], } | { "type": "draft_kept", seat: Seat, tile: TileId | null, } | { "type": "draft_shown", seat: Seat, kept: TileId, other: TileId, } | { "type": "reserved", seat: Seat, buildings: Array<Building | null> | null, } | { "type": "reserved_shown", seat: Seat, buildings: Array<Building | null>, } | { "type": "round_began", round: number, first: Seat, closing: boolean, } | { "type": "phase_began", phase: Phase, } | { "type": "passed_over", seat: Seat, phase: Phase, } | { "type": "phase_ended", seat: Seat, phase: Phase, } | { "type": "placed", seat: Seat, tile: TileId, at: Hex, rot: number, } | { "type": "placed_extra", seat: Seat, tile: TileId, at: Hex, rot: number, } | { "type": "came_free", seat: Seat, building: Building, at: Hex, } | { "type": "tile_moved", seat: Seat, owner: Seat, tile: TileId, from: Hex, to: Hex, rot: number, } | { "type": "cannot_place", seat: Seat, } | { "type": "figure_moved", seat: Seat, who: Figure, from: Hex | null, to: Hex | null, } | { "type": "figure_returned", seat: Seat, who: Figure, from: Hex, count: number, } | { "type": "sold", seat: Seat, good: Good, price: number, } | { "type": "bought", seat: Seat, good: Good, price: number, } | { "type": "food_coin", seat: Seat, row: FoodRow, price: number, } | { "type": "built", seat: Seat, building: Building, at: Hex, } | { "type": "board_taken", seat: Seat, board: StockBoard, } | { "type": "second_board", seat: Seat, } | { "type": "masters_came", seat: Seat, count: number, } | { "type": "demolished", seat: Seat, building: Building, at: Hex, price: number, } | { "type": "mine_opened", seat: Seat, building: Building, at: Hex, } | { "type": "building_moved", seat: Seat, building: Building, from: Hex, to: Hex, } | { "type": "cleared", seat: Seat, owner: Seat, tile: TileId, at: Hex, } | { "type": "building_lost", seat: Seat, building: Building, at: Hex, } | { "type": "goods_lost", seat: Seat, good: Good, count: number, } | { "type": "horsemen", seat: Seat, count: number, } | { "type": "order_earned", seat: Seat, order: Order, } | { "type": "order_returned", seat: Seat, order: Order, pecunia: number, } | { "type": "merit_tile", seat: Seat, tile: TileId, } | { "type": "produced", seat: Seat, building: Building, product: string, } | { "type": "caught", seat: Seat, } | { "type": "made", seat: Seat, vehicle: Vehicle, } | { "type": "end_triggered", seat: Seat | null, reason: Ending, } | { "type": "game_over", scores: [number, number], winners: Array<Seat>, };

/** A start or merit tile that is not laid. */
export type ExtraChoice = {
  /** Which tile. */
  tile: TileId,
  /** Whether it fits somewhere. */
  fits: boolean,
  /** The buildings that come with it, one entry for each slot. */
  brings: Array<Building | null>,
  /** The stock boards, one of which has to be named; empty if no board has to be named. */
  boards: Array<BoardChoice>, };

/** A start or merit tile that is not laid. */
export type ExtraTile = {
  /** Which tile. */
  tile: TileId,
  /** Whether it was laid before: then it brings no building again. */
  spent: boolean, };

/**
 * Returning the order of the Farmer to move a tile (P-ORD-07). Where it can go is a separate question:
 * [`super::Question::FarmerPlaces`].
 */
export type FarmerChoices = {
  /** Why it cannot be used; `null`: it can. */
  refused: Refused | null,
  /** Pecunia for returning it. */
  reward: number,
  /** The cells of the tiles that may be moved; empty if the order cannot be used. */
  tiles: Array<Hex>, };

/** One reason why a tile may not lie on a cell. */
export type Fault = {
  /** The side at fault, clockwise from the east; `null`: no single side is. */
  side: number | null,
  /** Why. */
  refused: Refused, };

/** A natural element (P-TILE-07). */
export type Feature = "forest" | "grain_field" | "white_mountain" | "black_mountain" | "field" | "juniper" | "lake" | "river" | "river_mouth" | "sea" | "bay" | "bog" | "blue_spring" | "island";

/** A figure that raises output (P-MAST-06). */
export type Figure = "master" | "cardinal";

/** The moves of one kind of figure. */
export type FigureChoices = {
  /** Why no figure of this kind can be moved at all; `null`: moving one is not forbidden. */
  refused: Refused | null,
  /** The player's board and tiles that have a figure of this kind. */
  from: Array<FigureFrom>,
  /** The player's board and tiles where figures may stand. */
  to: Array<FigureTo>, };

/** A place that has figures. */
export type FigureFrom = {
  /** The cell; `null`: the player's board. */
  at: Hex | null,
  /** How many there are. */
  count: number,
  /** Why it cannot give one; `null`: it can. */
  refused: Refused | null, };

/** A place for figures. */
export type FigureTo = {
  /** The cell; `null`: the player's board. */
  at: Hex | null,
  /** Why it cannot receive one; `null`: it can. */
  refused: Refused | null, };

/** A row of food coins. */
export type FoodChoice = {
  /** Which row. */
  row: FoodRow,
  /** The price of a coin. */
  price: number,
  /** Coins that lie in it. */
  coins: number,
  /** How many it can hold. */
  fields: number,
  /** What a coin adds to each stored piece of its food. */
  points: number,
  /** The stored pieces that it would raise. */
  stored: number,
  /** Why no coin can be put there; `null`: one can. */
  refused: Refused | null, };

/** A row of food fields (P-ENH-01). */
export type FoodRow = "fish" | "bread_ham";

/** A row of food fields. */
export type FoodRowView = {
  /** Coins that lie in it. */
  coins: number,
  /** How many it can hold. */
  fields: number, };

/** The result of a finished game. */
export type GameResult = {
  /** Who won; both if the tie cannot be broken. */
  winners: Array<Seat>,
  /** Points by seat. */
  scores: [number, number],
  /** Pecunia by seat. */
  pecunia: [number, number],
  /** Rounds played, the closing round included. */
  rounds: number,
  /** Why the game ended: the first trigger. */
  end: Ending, };

/** A good that a warehouse can hold (P-COMP-02). */
export type Good = "fish" | "tool" | "ham" | "bread" | "beam" | "stone" | "straw" | "jewel" | "water" | "iron_ore" | "gold_ore" | "coal" | "diamond" | "flour" | "piglet" | "iron_bar";

/** A good. */
export type GoodChoice = {
  /** Which good. */
  good: Good,
  /** How many pieces the player has. */
  stored: number,
  /** What a piece sells for. */
  selling_price: number,
  /** Whether a piece may be sold. */
  sell: May,
  /** What a piece costs; `null`: the caravans do not sell it. */
  buying_price: number | null,
  /** Whether a piece may be bought. */
  buy: May,
  /** How many pieces could be bought one after the other: by money, room and supply. */
  most: number, };

/** Where a building may stand to work, besides being near a feature. */
export type Ground = "riverbank" | "usable_sea";

/** A tile in hand. */
export type HandChoice = {
  /** Which tile. */
  tile: TileId,
  /** Whether it fits somewhere. */
  fits: boolean, };

/** What a player still needs for the port on Victoria Island (P-ISL-01). */
export type IslandProgress = {
  /** Whether a port of the player works: a ship can be made there. */
  port_works: boolean,
  /** Whether a lighthouse stands. */
  lighthouse: boolean,
  /** Whether the cargo ship was made. */
  cargo_ship: boolean,
  /** Why the port cannot be built on the island in this round, apart from its price; `null`: it can. */
  refused: Refused | null, };

/** An item of the score (section 18), in the order of the rules. */
export type Item = "buildings" | "island" | "cannot_place" | "chains" | "beside_well" | "watchtowers" | "scouted" | "distant" | "money" | "orders" | "people" | "enclosed" | "colours" | "vehicles" | "goods";

/** How the points of one item would change. */
export type ItemChange = {
  /** Which item. */
  item: Item,
  /** By how much. */
  by: number, };

/**
 * Who may be moved from where to where. A figure may go from any place that can give it to any other place that can
 * receive it.
 */
export type MastersChoices = {
  /** The princely masters. */
  masters: FigureChoices,
  /** The cardinal. */
  cardinal: FigureChoices, };

/** Whether something may be done. */
export type May = {
  /** Why not; `null`: it may be done. */
  refused: Refused | null, };

/** The merit tiles to choose from. */
export type MeritChoices = {
  /** One of these is taken. */
  tiles: Array<TileId>,
  /** The building that comes with each of them; `null` if no piece of it is left. */
  brings: Array<Building | null>, };

export type MetaNote = { schema: number, tiles_per_player: number, common_tiles: number, physical_total: number, edge_kinds: Array<Side>, colours: Array<Colour>, plan_kinds: Array<Plan>, feature_kinds: Array<Feature>, owner_only_features: Array<Feature>, };

/** A mine for an empty slot. */
export type MineChoice = {
  /** Which mine. */
  building: Building,
  /** The cell. */
  at: Hex,
  /** Which slot. */
  slot: number,
  /** Why it cannot be opened there; `null`: it can. */
  refused: Refused | null, };

/** Returning the order of the Miner to open a mine for free (P-ORD-05). */
export type MinerChoices = {
  /** Why it cannot be used; `null`: it can. */
  refused: Refused | null,
  /** Pecunia for returning it. */
  reward: number,
  /** The mines that fit an empty slot; empty if the order cannot be used. */
  mines: Array<MineChoice>, };

/** Why a building does not work. */
export type Missing = { "type": "feature",
  /** One of these would be enough. */
  any_of: Array<Feature>,
  /** Whether a usable sea would be enough too. */
  or_sea: boolean, } | { "type": "ground",
  /** The ground it needs. */
  ground: Ground, } | { "type": "buildings",
  /** All of these have to work. */
  buildings: Array<Building>, };

/** A standing building that might be moved. */
export type MovableChoice = {
  /** Which building. */
  building: Building,
  /** Where it stands. */
  at: Hex,
  /** On which slot. */
  slot: number,
  /** Why it cannot be moved; `null`: it can, if there is a place for it. */
  refused: Refused | null, };

/** A slot that a building might be moved to. */
export type MoveTarget = {
  /** The cell. */
  at: Hex,
  /** The slot. */
  slot: number,
  /** Why it cannot be moved there; `null`: it can. */
  refused: Refused | null, };

/** What there is to do, by phase. */
export type Offer = { "type": "draft" } & DraftChoices | { "type": "reserve" } & ReserveChoices | { "type": "merit_tile" } & MeritChoices | { "type": "place" } & PlaceChoices | { "type": "masters" } & MastersChoices | { "type": "trade" } & TradeChoices | { "type": "construct" } & ConstructChoices | { "type": "produce" } & ProduceChoices;

/** Everything agreed before the game, as records hold it and as it crosses the wire. */
export type Options = {
  /** The variant. */
  variant: Variant,
  /** The number of the closing round, if there is to be one (P-END-01e). */
  max_rounds: number | null,
  /** Switches that differ from their default; left out if none does. */
  switches?: Switches,
  /** A catalogue other than the standard one, in the form of catalogue files; left out if it is the standard one. */
  catalogue?: CatalogueNote, };

/** An order of merit (P-ORD-01). */
export type Order = "architect" | "commerce_20" | "commerce_30" | "farmer" | "military" | "miner" | "towers";

/** Whether a player has an order or can still get it. */
export type OrderStatus = "open" | "held" | "returned" | "gone";

/** An order of merit. */
export type OrderView = {
  /** Which order. */
  order: Order,
  /** Whether the player has it or can still get it. */
  status: OrderStatus,
  /** What counts for it; `null` if it is bought. */
  progress: Progress | null, };

/**
 * What a building, and the buildings that it sets to work, would bring by the end of the game. It is assumed that
 * workers work there in every production phase that is left, and that everything they make is sold. Room in the
 * warehouse is ignored.
 */
export type Outlook = {
  /** The goods that they would make. */
  goods: { [key in Good]?: number },
  /** The pecunia that they would make. */
  pecunia: number,
  /** What the goods sell for. */
  price: number,
  /** All points: what the building scores at once, the pecunia, and the price of the goods. */
  points: number, };

/** A person who scores (P-SCORE-12). */
export type Person = "cardinal" | "master" | "horseman" | "citizen";

/** A phase of the game (P-TURN-01), the set-up's steps included. */
export type Phase = "setup" | "draft" | "draft2" | "reserve" | "place" | "masters" | "trade" | "construct" | "produce" | "over";

/** The pieces of a building. */
export type Pieces = {
  /** How many stand. */
  standing: number,
  /** How many can still be built: neither standing nor reserved. */
  left: number, };

/** What can be laid. */
export type PlaceChoices = {
  /** The hand, sorted. One of these is laid in a round. */
  hand: Array<HandChoice>,
  /** Start and merit tiles, which are laid in addition. */
  extra: Array<ExtraChoice>,
  /** Whether the player may say that no tile can be placed. */
  cannot_place: May,
  /** The order of the Farmer. */
  farmer: FarmerChoices, };

/** Whether a tile may lie on a cell, and what it would bring. */
export type Placement = {
  /** Why it may not lie there; `null`: it may. */
  refused: Refused | null,
  /** Every reason against it that comes from the cell and its neighbours. */
  faults: Array<Fault>,
  /** What it would bring; `null` if it may not lie there. */
  effects: Effects | null, };

/** A floor plan (P-TILE-05). */
export type Plan = "castle" | "watchtower" | "well" | "mine" | "house" | "school" | "bridge" | "market" | "riding_hall" | "port" | "lighthouse";

/** A player. */
export type PlayerView = {
  /** The player's money. */
  pecunia: number,
  /** The stored goods. */
  goods: { [key in Good]?: number },
  /** The warehouse. */
  storage: Storage,
  /** Citizens. */
  citizens: number,
  /** Workers that the player would have if production began now. */
  workers: number,
  /** Workers who have not worked yet; `null` outside the production phase. */
  workers_left: number | null,
  /** Princely masters, wherever they stand. */
  masters: number,
  /** Those of them on the player's board. */
  masters_on_board: number,
  /** The cell the cardinal stands on; `null`: the player's board. */
  cardinal: Hex | null,
  /** Horsemen. */
  horsemen: number,
  /** Carts. */
  carts: number,
  /** Fishing boats. */
  fishing_boats: number,
  /** Fish that the boats have caught in this production phase. */
  caught: number,
  /** Ships that the ports have made in this production phase. */
  ships_made: number,
  /** The cargo ship, if there is one. */
  cargo_ship: CargoShip | null,
  /** The row of fish coins. */
  fish_row: FoodRowView,
  /** The row of coins for bread and ham. */
  bread_ham_row: FoodRowView,
  /** Whether the player has the supplementary board. */
  second_board: boolean,
  /** Tiles in hand, sorted; everybody sees them. */
  hand: Array<TileId>,
  /** Start and merit tiles that are not laid; in the draft, the two tiles to choose from. */
  extra: Array<ExtraTile>,
  /** Whether the player has made the secret choice of this phase. */
  chosen: boolean,
  /** The start tile that the viewer has kept, as long as it is a secret. */
  kept: TileId | null,
  /**
   * Buildings reserved for the start tile, one entry for each of its slots; `null` if there are none, or if they are
   * still the other player's secret.
   */
  reserved: Array<Building | null> | null,
  /** The pieces of each building. */
  pieces: { [key in Building]?: Pieces },
  /** The orders of merit. */
  orders: Array<OrderView>,
  /** Whether the player has said that no tile can be placed. */
  cannot_place: boolean,
  /** What the player would score if the game ended now. */
  points: Points,
  /** How near the player is to setting off the end. */
  toward_end: TowardEnd, };

/** Points by item. */
export type Points = {
  /** The sum. */
  total: number,
  /** All items, in the order of the rules. */
  items: Array<PointsItem>, };

/** How the points of a player would change. */
export type PointsEffect = {
  /** By how much in all. */
  total: number,
  /** The items that would change. */
  items: Array<ItemChange>,
  /** Reasons for points that are not there now. */
  added: Array<Reason>,
  /** Reasons for points that would no longer be there. */
  removed: Array<Reason>, };

/** The points of one item, and why. */
export type PointsItem = {
  /** Which item. */
  item: Item,
  /** The id of its rule. */
  rule: string,
  /** The points. */
  points: number,
  /** What they are for; these add up to the points. */
  reasons: Array<Reason>, };

/** What can be made. */
export type ProduceChoices = {
  /** Workers who have not worked yet. */
  workers_left: number,
  /** The player's standing buildings for which the rules ask whether they work. */
  workplaces: Array<WorkChoice>,
  /** The fishing boats. */
  boats: CatchChoice,
  /** Carts and ships. */
  vehicles: Array<VehicleChoice>, };

/** What a unit of work yields. */
export type ProductView = { "type": "good",
  /** Which good. */
  good: Good, } | { "type": "pecunia" };

/** How much there is of something, and how much is needed. */
export type Progress = {
  /** How many there are. */
  have: number,
  /** How many are needed. */
  need: number, };

/** A building that could stand on a slot. */
export type Prospect = {
  /** The building, what it costs, and why it cannot be built. */
  choice: BuildChoice,
  /**
   * How it would work; `null` if something other than the price forbids it, or if the rules do not ask whether it
   * works.
   */
  work: WorkView | null,
  /**
   * What it would bring, if the player pays as much of the price as the goods allow; `null` if something other than
   * the price forbids it.
   */
  effects: Effects | null,
  /**
   * What it would bring by the end of the game; `null` if that is nothing, or if nobody knows how many rounds are
   * left.
   */
  outlook: Outlook | null, };

/** A question. */
export type Question = { "type": "places",
  /** The tile. */
  tile: TileId, } | { "type": "cell",
  /** The cell. */
  at: Hex, } | { "type": "placement",
  /** The tile. */
  tile: TileId,
  /** The cell. */
  at: Hex,
  /** How it lies. */
  rotation: number, } | { "type": "farmer_places",
  /** The cell. */
  from: Hex, } | { "type": "farmer_placement",
  /** The cell it lies on. */
  from: Hex,
  /** The cell it would lie on. */
  to: Hex,
  /** How it would lie. */
  rotation: number, } | { "type": "slot",
  /** The cell. */
  at: Hex,
  /** The slot. */
  slot: number, } | { "type": "architect_targets",
  /** The cell it stands on. */
  from: Hex,
  /** The slot it stands on. */
  from_slot: number, } | { "type": "waking",
  /** The cell. */
  at: Hex,
  /** The slot. */
  slot: number, } | { "type": "production" } | { "type": "worth",
  /** The action. */
  action: Action, };

/** Some points, and what they are for. The reasons of an item add up to its points. */
export type Reason = { "type": "building",
  /** Which building. */
  building: Building,
  /** Where its pieces stand; a cell with two of them is named twice. */
  at: Array<Hex>,
  /** The points of all of them together. */
  points: number, } | { "type": "island",
  /** Where the island lies. */
  at: Hex,
  /** The points. */
  points: number, } | { "type": "cannot_place",
  /** The points, below zero. */
  points: number, } | { "type": "chain",
  /** The whole chain, the last product first. */
  buildings: Array<Building>,
  /** The links that stand: the cells of two buildings that follow each other. */
  links: Array<[Hex, Hex]>,
  /** The points. */
  points: number, } | { "type": "beside_well",
  /** Which building. */
  building: Building,
  /** Where it stands. */
  at: Hex,
  /** Where a well stands. */
  well: Hex,
  /** The points. */
  points: number, } | { "type": "in_sight",
  /** Where it stands. */
  at: Hex,
  /** Where another one stands. */
  other: Hex,
  /** The points. */
  points: number, } | { "type": "scouted",
  /** Where they stand. */
  at: Array<Hex>,
  /** The points of all of them together. */
  points: number, } | { "type": "distant",
  /** Which building. */
  building: Building,
  /** Where it stands. */
  at: Hex,
  /** The points, below zero. */
  points: number, } | { "type": "money",
  /** The points. */
  points: number, } | { "type": "order",
  /** Which order. */
  order: Order,
  /** The points. */
  points: number, } | { "type": "people",
  /** Who. */
  who: Person,
  /** How many. */
  count: number,
  /** The points of all of them together. */
  points: number, } | { "type": "enclosed",
  /** The cells. */
  cells: Array<Hex>,
  /** The points, below zero. */
  points: number, } | { "type": "group",
  /** The colour. */
  colour: Colour,
  /** The cells. */
  cells: Array<Hex>,
  /** The points. */
  points: number, } | { "type": "vehicles",
  /** Which kind. */
  vehicle: Vehicle,
  /** How many. */
  count: number,
  /** The points of all of them together. */
  points: number, } | { "type": "goods",
  /** Which good. */
  good: Good,
  /** How many. */
  count: number,
  /** The points of all of them together. */
  points: number, };

/** A building that fits the plan of a start tile. */
export type ReservableChoice = {
  /** Which building. */
  building: Building,
  /** How many pieces of it may be reserved on all slots together. */
  pieces: number,
  /** Why it cannot be reserved for this slot; `null`: it can. */
  refused: Refused | null, };

/** The buildings to reserve: one or none for each slot of the start tile. */
export type ReserveChoices = {
  /** The start tile. */
  tile: TileId,
  /** Its slots. */
  slots: Array<ReserveSlot>, };

/** A slot of the start tile. */
export type ReserveSlot = {
  /** Its floor plan. */
  plan: Plan,
  /** The buildings that fit the plan. The player may also reserve nothing. */
  buildings: Array<ReservableChoice>, };

/** `road_match` (P-PLACE-03). */
export type RoadMatch = "strict";

/** Sides of a tile that a road joins. */
export type RoadView = {
  /** The sides. */
  sides: Array<number>,
  /** The players whose Palace it leads to. */
  leads_to: Array<Seat>, };

/** `sea_check` (P-SEA-02). */
export type SeaCheck = "on_use";

/** `second_field` (P-RIDE-02). */
export type SecondField = "at_riding_hall";

/** An action as somebody sees it. */
export type SeenAction = { "type": "open",
  /** The action. */
  action: Action, } | { "type": "draft_keep_hidden" } | { "type": "reserve_hidden" };

/** What chance did, as somebody sees it. Chance decides only the deal, and everybody sees it. */
export type SeenChance = { "type": "deal" } & Deal;

/** `ships_in` (P-SHIP-01). */
export type ShipsIn = "production";

/** What a side of a tile shows (P-TILE-02). */
export type Side = "none" | "road" | "river" | "sea";

/** A standing building. */
export type Site = {
  /** Which building. */
  building: Building,
  /** Where it stands. */
  at: Hex,
  /** On which slot. */
  slot: number, };

/** An empty slot. */
export type SlotChoice = {
  /** The cell of its tile. */
  at: Hex,
  /** Which slot of the tile. */
  slot: number,
  /** Its floor plan. */
  plan: Plan,
  /** Why nothing at all can be built there; `null`: something might. */
  refused: Refused | null,
  /** The buildings that fit the plan; empty if nothing at all can be built there. */
  buildings: Array<BuildChoice>, };

/** A place for a building. */
export type SlotView = {
  /** The floor plan. */
  plan: Plan,
  /** What stands on it. */
  building: Building | null,
  /** How it works; `null` if nothing stands there, or the rules do not ask whether it works. */
  work: WorkView | null, };

/** Slots of a warehouse. */
export type SlotsUsed = {
  /** How many hold a piece. */
  used: number,
  /** How many there are. */
  total: number, };

export type StartNote = { tile: string, owner: number, q: number, r: number, rotation: number, building?: Building | null, };

/** One of the two stock boards (P-STORE-03). */
export type StockBoard = "a" | "b";

/** A warehouse: rectangular slots for beams and iron bars, square ones for everything else. */
export type Storage = {
  /** The rectangular slots. */
  long: SlotsUsed,
  /** The square slots. */
  square: SlotsUsed,
  /** The stock board that adds slots, if there is one. */
  board: StockBoard | null, };

/** The switches of Annex F. Only those that differ from their default are written. */
export type Switches = {
  /** Fortress pieces (P-COMP-01). */
  fortress_count?: number,
  /** Port pieces (P-COMP-01). */
  port_count?: number,
  /** Whether the tokens of the box are all there are (P-COMP-03). */
  supply_limited?: boolean,
  /** Whether a feature on the building's own tile counts (P-TILE-07). */
  feature_on_own_tile?: boolean,
  /** Building on another's tile (P-TILE-11); only `false` is played. */
  build_on_foreign_tile?: boolean,
  /** Whether sea tiles, like bays, keep plain land away (P-SEA-01). */
  sea_tile_like_bay?: boolean,
  /** When a sea is looked at (P-SEA-02). */
  sea_check?: SeaCheck,
  /** The river tile of the starting world (P-SETUP-02). */
  start_river?: string,
  /** How roads must meet (P-PLACE-03). */
  road_match?: RoadMatch,
  /** Whether masters help the agriculturist (P-MAST-03). */
  master_on_agriculturist?: boolean,
  /** Rectangular and square slots of stock board A (P-STORE-03). */
  stock_A?: [number, number],
  /** Rectangular and square slots of stock board B (P-STORE-03). */
  stock_B?: [number, number],
  /** One food row for bread and ham (P-ENH-01); only `true` is played. */
  bread_ham_shared?: boolean,
  /** Whether half of the food fields wait for the supplementary board (P-ENH-02). */
  enhance_gated?: boolean,
  /** Whether features are asked for when building (P-BUILD-04). */
  adjacency_gates_building?: boolean,
  /** The Palace is safe (P-FORT-02); only `true` is played. */
  palace_safe?: boolean,
  /** Whether a fortress spares the tiles of the starting world (P-FORT-02). */
  start_tiles_safe?: boolean,
  /** Whether watchtowers stand on castle plans too (P-BLD-06). */
  watchtower_on_castle_plan?: boolean,
  /** What the Blue Spring does (P-BLD-12). */
  blue_spring?: BlueSpringRule,
  /** Which costs hold (P-COST-01). */
  cost_table?: CostTable,
  /** Whether citizens leave with their house (P-DEMO-04); only `true` is played. */
  citizens_leave?: boolean,
  /** Goods may be used in the phase in which they are made (P-PROD-06); only `true` is played. */
  sequential_production?: boolean,
  /** When ships are made (P-SHIP-01). */
  ships_in?: ShipsIn,
  /** Cargo ships per player (P-SHIP-02); only 1 is played. */
  cargo_ships?: number,
  /** Whether the island needs a port on its own sea (P-ISL-02). */
  island_same_sea?: boolean,
  /** Where the second field lies (P-RIDE-02). */
  second_field?: SecondField,
  /** Whether horsemen wait for the supplementary board (P-RIDE-03). */
  horsemen_need_board?: boolean,
  /** Whether a cart takes a worker (P-RIDE-04). */
  cart_uses_worker?: boolean,
  /** Whether a returned order can be earned again (P-ORD-01); only `false` is played. */
  order_again?: boolean,
  /** The buildings of the Farmer's order (P-ORD-08). */
  farmer_set?: Array<Building>,
  /** Whether the first bridge counts for the Architect (P-ORD-06). */
  architect_counts_setup_bridge?: boolean,
  /** Whether the Palace is one of the military buildings that end the game (P-END-01a). */
  palace_counts_military?: boolean,
  /** Military buildings that end the game (P-END-01a). */
  military_end?: number,
  /** Whether the island's port scores as a port too (P-SCORE-03). */
  island_port_counts_10?: boolean,
  /** What a stored jewel scores (P-SCORE-16). */
  jewel_vp?: number, };

/** A tile and how it fits on a cell. */
export type TileFits = {
  /** The tile. */
  tile: TileId,
  /** The rotations that fit. */
  rotations: Array<number>, };

/** The id of a tile: up to eight ASCII characters, so that an action holds it without a catalogue. */
export type TileId = string;

export type TileNote = { id: string, name: string, name_hu_guess?: string | null, category: Category, sets: Array<string>, copies: number, colours: Array<Colour>, edges: Array<Side>, roads: Array<Array<number>>, rivers: Array<Array<number>>, plans: Array<Plan>, features: Array<Feature>, roads_when_bridged?: Array<Array<number>> | null, slot_rule?: string | null, free_building?: Building | null, riverbank?: boolean, start_world?: boolean | null, shape?: string | null, origin?: string | null, back?: string | null, letter?: string | null, note?: string | null, };

/** A laid tile. */
export type TileView = {
  /** Which kind of tile it is; its name, colours and features are in the catalogue. */
  tile: TileId,
  /** The cell it lies on. */
  at: Hex,
  /** By how many sixths of a turn it is turned clockwise. */
  rotation: number,
  /** Whose it is; `null`: nobody's. */
  owner: Seat | null,
  /** What its sides show, as it lies. */
  sides: [Side, Side, Side, Side, Side, Side],
  /** Its roads, as it lies; a bridge that stands joins two of them. */
  roads: Array<RoadView>,
  /** What may be built on it, and what stands there. */
  slots: Array<SlotView>,
  /** Princely masters on it. */
  masters: number,
  /** Whether its owner's cardinal stands on it. */
  cardinal: boolean,
  /** Whether it belongs to the starting world. */
  start_world: boolean, };

/** How near a player is to setting off the end (P-END-01). */
export type TowardEnd = {
  /** Military buildings. */
  military: Progress,
  /** Orders ever earned. */
  orders: Progress,
  /** Victoria Island; `null` if the catalogue has none. */
  island: IslandProgress | null,
  /** How many tiles of the hand fit somewhere. If it is 0 on the player's turn, the player cannot place. */
  tiles_that_fit: number, };

/** What can be sold and bought. */
export type TradeChoices = {
  /** The goods of this variant; one piece is traded at a time. */
  goods: Array<GoodChoice>,
  /** The rows of food coins. */
  food: Array<FoodChoice>,
  /** The orders of Commerce. */
  commerce: Array<CommerceChoice>, };

/** The variant (P-MINE-05). */
export type Variant = "base" | "miners";

/** What a port or a riding hall makes (P-SHIP-01, P-RIDE-04). */
export type Vehicle = "cart" | "fishing_boat" | "cargo_ship";

/** A cart or a ship. */
export type VehicleChoice = {
  /** Which kind. */
  vehicle: Vehicle,
  /** How many the player has. */
  owned: number,
  /** How many the player may have now. */
  most: number,
  /** What one costs. */
  cost: { [key in Good]?: number },
  /** The goods that the player lacks to pay for it. */
  missing: { [key in Good]?: number },
  /** Why none can be made now; `null`: one can. */
  refused: Refused | null, };

/** The table as one viewer sees it. */
export type View = {
  /** Who sees this view; `null` for a spectator. */
  viewer: Seat | null,
  /** The variant that is played. */
  variant: Variant,
  /** The round; 0 before the first. */
  round: number,
  /** The phase. */
  phase: Phase,
  /** Who is to act: both while choices are made in secret, nobody before the deal and after the end. */
  to_act: Array<Seat>,
  /** The starting player of the round; `null` before the deal. */
  first: Seat | null,
  /** Whether this is the closing round, or the game is over. */
  closing: boolean,
  /** The player whose action set off the end; `null` if there is none, or if the agreed number of rounds set it off. */
  trigger: Seat | null,
  /** Why the game ends, as soon as that is known. */
  end: Ending | null,
  /** The number of the closing round, if one was agreed on. */
  last_round: number | null,
  /** Whether the player who is to act has to take a merit tile before anything else. */
  merit_due: boolean,
  /** Merit tiles that nobody has taken. */
  merit_left: Array<TileId>,
  /** Stock boards that nobody has taken. */
  stock_boards: Array<StockBoard>,
  /** The laid tiles, sorted by their cells. */
  tiles: Array<TileView>,
  /** The players, by seat. */
  players: [PlayerView, PlayerView],
  /** Who has won, once the game is over; both if the tie cannot be broken. */
  winners: Array<Seat> | null, };

/** A tile that would set a building to work, and where. */
export type WakingTile = {
  /** The tile. */
  tile: TileId,
  /** The cells and rotations. */
  cells: Array<CellFits>, };

/** A building that may make something. */
export type WorkChoice = {
  /** Which building. */
  building: Building,
  /** Where it stands. */
  at: Hex,
  /** On which slot. */
  slot: number,
  /** How it works, what it makes, and what it lacks. */
  work: WorkView,
  /** Why it cannot make a unit now; `null`: it can. */
  refused: Refused | null, };

/** Whether a standing building works, and what it makes. */
export type WorkView = {
  /** What it lacks; `null`: it works. */
  missing: Missing | null,
  /** What it makes now; `null`: it makes nothing by itself. */
  product: ProductView | null,
  /** How many units it can make in a production phase, if it works. */
  capacity: number,
  /** How many units it has made in this production phase. */
  made: number, };
