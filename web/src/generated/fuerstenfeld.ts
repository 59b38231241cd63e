// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { Refused, Seat } from './core'

/** One decision of one player. Breweries and spaces count from 0. */
export type Action = { "type": "keep",
  /** The card. */
  card: Card, } | { "type": "under",
  /** The card. */
  card: Card, } | { "type": "draw_extra" } | { "type": "stop_drawing" } | { "type": "sell",
  /** What is sold, and to whom. */
  sale: Sale, } | { "type": "sell_nothing" } | { "type": "build",
  /** The card. */
  card: Card,
  /** The building space, 0 to 5. */
  space: number, } | { "type": "end_build" } | { "type": "trash",
  /** The card. */
  card: Card, } | { "type": "store",
  /** The goods. */
  goods: Goods, } | { "type": "end_turn" };

/** The answer to a question. */
export type Answer = { "type": "quote" } & Quote | { "type": "yes" } | { "type": "no" } & Refused;

/** What one brewery takes. */
export type BreweryChoices = {
  /** Tokens sold as what they are: hops, barley, water. */
  goods: Array<LotChoice>,
  /** Tokens sold as something else; empty without a market. A sale uses at most one of these. */
  exchanges: Array<ExchangeChoice>, };

/** An open brewery. */
export type BreweryView = {
  /** Demand spaces of each good (F-VAL-3). */
  demand: Goods,
  /** Demand spaces that were filled this round (F-SELL-3). */
  filled: Goods,
  /** The space of each good's marker on the price track. */
  space: Goods,
  /** What a token of each good earns now. */
  price: Goods,
  /** The space each marker will move to when prices are adjusted, if nothing more is sold here (F-PRC-1). */
  next_space: Goods, };

/** A card that might be built. */
export type BuildChoice = {
  /** The card. */
  card: Card,
  /** Its cost as printed; for a palace the palace price (F-BLD-4). */
  printed: number,
  /** What it costs now, with the crane. */
  cost: number,
  /** Whether it may be built anywhere; if not, the refusal of the space that is closest to allowing it. */
  may: May,
  /** Every building space. */
  spaces: Array<SpaceChoice>, };

/** Building. */
export type BuildChoices = {
  /** The player's coins. */
  coins: number,
  /** Cards that may still be built this turn (F-BLD-1). */
  left: number,
  /** What the crane saves on the next card (F-BLD-5). */
  saves: number,
  /** Every card of the hand. */
  cards: Array<BuildChoice>, };

/** A card. Every player has one of each (F-VAL-2). */
export type Card = "hops_1" | "hops_2" | "hops_3" | "barley_1" | "barley_2" | "barley_3" | "water_1" | "water_2" | "water_3" | "bank_1" | "bank_2" | "town_hall_1" | "town_hall_2" | "laboratory_1" | "laboratory_2" | "office" | "market" | "warehouse" | "magistrate" | "crane" | "tour_guide" | "scavenger" | "palace_1" | "palace_2" | "palace_3" | "palace_4" | "palace_5" | "palace_6";

/** A card, and whether it may be chosen. */
export type CardChoice = {
  /** The card. */
  card: Card,
  /** Whether it may be chosen. */
  may: May, };

/** A card in the hand. */
export type CardView = {
  /** The card. */
  card: Card,
  /** What it would cost now, with the crane (F-BLD-5). */
  cost: number, };

/** What a player may choose from, by the stage of the game. Seats, breweries and spaces count from 0. */
export type Choices = { "type": "keep" } & SetUpChoices | { "type": "arrange" } & SetUpChoices | { "type": "draw" } & DrawChoices | { "type": "sell" } & SellChoices | { "type": "build" } & BuildChoices | { "type": "discard" } & DiscardChoices;

/** What everybody knows about a player's cards (F-INF-1). */
export type Counts = {
  /** Cards in the hand. */
  hand: number,
  /** Cards of the deck that were never drawn. */
  unseen: number,
  /** Cards put under the deck. */
  bottom: number,
  /** Trashed cards that were not shown: all except palaces (F-DIS-3). */
  trashed: number,
  /** Expert set-up: whether the card to keep has been chosen. */
  kept: boolean, };

/** What has decided a game. */
export type Decider = "palaces" | "coins" | "shared";

/** A player's disc on the income track. */
export type Disc = {
  /** Whose disc. */
  seat: Seat,
  /** Where it lies. */
  space: number, };

/** A card that might leave the hand. */
export type DiscardChoice = {
  /** The card. */
  card: Card,
  /** Whether it may go under the deck (F-DIS-1). */
  under: May,
  /** Whether it may leave the game (F-DIS-3). */
  trash: May, };

/** Discarding. */
export type DiscardChoices = {
  /** How many cards may stay in the hand (F-DIS-2). */
  limit: number,
  /** How many cards must still leave the hand. */
  must_go: number,
  /** Every card of the hand. */
  cards: Array<DiscardChoice>,
  /** How many cards may still be taken out of the game this turn (F-DIS-3). */
  trash_left: number,
  /** What may be stored. */
  store: StoreChoice,
  /** Whether the turn may end now. */
  end: May, };

/** Drawing optional cards. Both to draw one and to stop are possible. */
export type DrawChoices = {
  /** How many cards may still be drawn, one at a time. */
  most: number,
  /** Cards left in the deck. */
  deck: number, };

/** How near the end is (F-END). */
export type EndView = {
  /** The game ends after the round in which one player has this many palaces (F-END-1, F-END-4). */
  palaces: number,
  /** The game ends after this many rounds in any case (F-END-3). */
  rounds: number,
  /** Why the game ends after this round, or has ended; `null` while it goes on. */
  ending: Ending | null,
  /** Who has won, once the game is over (F-END-2). */
  winners: Array<Seat> | null,
  /** The seats as they stand now, the best first: palaces as far as they count, then coins (F-END-2, F-END-4). */
  ranking: Array<Seat>,
  /** The place of each seat, from 1; those who are equal share a place. */
  places: Array<number>,
  /** What has decided, once the game is over. */
  decider: Decider | null,
  /** The rule by which it was decided, once the game is over. */
  rule: string | null, };

/** Why the game ends after a round. */
export type Ending = "palaces" | "trashed" | "rounds";

/** Something that happened, as clients are told it too. Breweries and building spaces count from 0. */
export type Event = { "type": "set_up", breweries: Array<Goods>, order: Array<Seat>, } | { "type": "kept", seat: Seat, card: Card | null, } | { "type": "round_began", round: number, order: Array<Seat>, } | { "type": "drew", seat: Seat, count: number, cards: Array<Card> | null, } | { "type": "draws_extra", seat: Seat, } | { "type": "stopped_drawing", seat: Seat, } | { "type": "harvested", seat: Seat, goods: Goods, } | { "type": "sold", seat: Seat, brewery: number, goods: Goods, sold: Goods, office: Good | null, coins: number, } | { "type": "sold_nothing", seat: Seat, } | { "type": "price_fell", brewery: number, good: Good, surplus: number, price: number, } | { "type": "earned", seat: Seat, banks: number, guide: number, } | { "type": "income", seat: Seat, income: number, disc: number, } | { "type": "built", seat: Seat, card: Card, space: number, cost: number, covered: string | null, } | { "type": "palace_price_rose", price: number | null, } | { "type": "put_under", seat: Seat, card: Card | null, } | { "type": "trashed", seat: Seat, card: Card | null, } | { "type": "stored", seat: Seat, goods: Goods, } | { "type": "goods_lost", seat: Seat, goods: Goods, } | { "type": "turn_ended", seat: Seat, hand: number, } | { "type": "price_rose", brewery: number, good: Good, empty: number, price: number, } | { "type": "ended", winners: Array<Seat>, palaces: number, coins: number, };

/** Tokens of one good that are sold as another (F-SELL-4). */
export type ExchangeChoice = {
  /** What the tokens are. */
  from: Good,
  /** What they are sold as. */
  to: Good,
  /** How many tokens may be exchanged. */
  most: number,
  /** Whether one token may be exchanged. */
  may: May, };

/** The result of a finished game (F-END-2). */
export type GameResult = {
  /** Who has won; several share the win. */
  winners: Array<Seat>,
  /** The coins of each player, by seat. */
  coins: Array<number>,
  /** The palaces of each player, by seat. */
  palaces: Array<number>,
  /** How many rounds were played. */
  rounds: number, };

/** What a field yields and a brewery buys (F-VAL-1). */
export type Good = "hops" | "barley" | "water";

/** A number of tokens, demand spaces, price spaces … of each good. */
export type Goods = {
  /** Of hops. */
  hops: number,
  /** Of barley. */
  barley: number,
  /** Of water. */
  water: number, };

/** What was done with a card that the viewer may not know. */
export type HiddenAction = { "type": "keep",
  /** Always `null`. */
  card: HiddenCard, } | { "type": "under",
  /** Always `null`. */
  card: HiddenCard, } | { "type": "trash",
  /** Always `null`. */
  card: HiddenCard, };

/** A card that the viewer may not know: `null`. */
export type HiddenCard = null;

/** The income track: where the discs lie (F-VAL-6, F-SELL-7). */
export type IncomeTrack = {
  /** The last space. */
  top: number,
  /** Discs that have not moved this round, in the order of play. Of several on one space the first lies on top. */
  now: Array<Disc>,
  /**
   * Discs that have moved this round, in the order of play of the next round, as far as it is decided. Of several on
   * one space the first lies on top.
   */
  next: Array<Disc>, };

/** Tokens of one good for one brewery. */
export type LotChoice = {
  /** The good. */
  good: Good,
  /** What each token earns. */
  price: number,
  /** Empty demand spaces: a token for each of them does not lower the price (F-SELL-3). */
  empty: number,
  /** How many tokens may be sold. */
  most: number,
  /** Whether one token may be sold. */
  may: May, };

/** Tokens of one good, sold as another (F-SELL-4). */
export type Market = {
  /** What the tokens are. */
  from: Good,
  /** What they are sold as. */
  to: Good,
  /** How many. */
  count: number, };

/** Whether something may be done. */
export type May = { "type": "yes" } | { "type": "no" } & Refused;

/** What was agreed before the game. */
export type Options = {
  /** How many players there are (F-VAL-1). */
  players: number,
  /** Which game is played. */
  variant: Variant,
  /** How many palaces end the game: 4 or 5 (F-END-4); left out if it is 6. */
  palaces?: number,
  /** The printed values (F-VAL). */
  table: Table, };

/** What players see of their own cards (F-INF-2). */
export type OwnView = {
  /** The hand. */
  hand: Array<CardView>,
  /** Expert set-up: the card that stays in the hand, once it is chosen (F-SET-7). */
  kept: Card | null,
  /** Cards known to lie under the deck, next one first; only with a memory aid (F-INF-3). */
  bottom: Array<Card> | null,
  /** Cards never drawn; only with a memory aid, since they tell what was drawn (F-INF-3). */
  unseen: Array<Card> | null,
  /** Cards taken out of the game, palaces included; only with a memory aid (F-INF-3). */
  trashed: Array<Card> | null, };

/** The palace price cards (F-BLD-4). */
export type PalacePrices = {
  /** What a palace costs now, without the crane; `null` once all price cards have left. */
  price: number | null,
  /** Markers on the price card. */
  markers: number,
  /** The number of markers with which the price card leaves. */
  leaves_at: number,
  /** The prices still to come, next one first. */
  to_come: Array<number>, };

/** The stage of a round (F-RND-1). Harvest and prices happen by themselves. */
export type Phase = "setup" | "draw" | "sell" | "build" | "discard" | "over";

/** What everybody sees of a player (F-INF-1). */
export type PlayerView = {
  /** Coins. */
  coins: number,
  /** The income of the latest sale (F-SELL-7). */
  income: number,
  /** The disc's space on the income track. */
  disc: number,
  /** The building spaces, two rows of three (F-VAL-5). */
  board: [SpaceView, SpaceView, SpaceView, SpaceView, SpaceView, SpaceView],
  /** Goods held. */
  goods: Goods,
  /** What the next harvest will bring (F-HARV-1). */
  harvest: Goods,
  /** Palaces built. */
  palaces: number,
  /** Cards that were built over and are out of the game (F-BLD-2). */
  covered: Array<Card>,
  /** Palaces that were taken out of the game (F-DIS-3). */
  trashed_palaces: Array<Card>,
  /**
   * How many more palaces the player could take out of the game and still have enough to end it; `null` once too
   * many are gone (F-DIS-3, F-END-4).
   */
  spare_palaces: number | null,
  /** How many cards are in each place. */
  cards: Counts,
  /** How many cards may stay in the hand (F-DIS-2). */
  hand_limit: number,
  /** Cards about to be dealt. */
  due: number,
  /** Optional cards that may still be drawn this round (F-DRAW-2). */
  extra: number, };

/** The price track of the breweries (F-VAL-4). */
export type PriceTrack = {
  /** The price of each space, lowest space first. */
  values: Array<number>,
  /** The space on which all prices start (F-SET-3). */
  start: number, };

/** A question about one thing. */
export type Question = { "type": "sale",
  /** The sale. */
  sale: Sale, } | { "type": "may",
  /** The action. */
  action: Action, };

/** What a sale would bring. */
export type Quote = {
  /** The sale; `null` if nothing is sold. */
  sale: Sale | null,
  /** What the brewery pays (F-SELL-1, F-SELL-5). */
  coins: number,
  /** What the banks pay (F-SELL-6). */
  banks: number,
  /** What the tour guide pays (F-SELL-6). */
  guide: number,
  /** All coins together (F-SELL-7). */
  income: number,
  /** Where the disc would lie (F-SELL-7, F-SELL-8). */
  disc: number,
  /** The order of play of the next round, for the players whose discs would then have moved. */
  next_order: Array<Seat>,
  /** Tokens that would fill demand spaces, by what they are sold as (F-SELL-3). */
  filled: Goods,
  /** Tokens beyond the demand, each of which would move a price one space down (F-SELL-3). */
  surplus: Goods,
  /** The spaces of the brewery's price markers after the sale; `null` if nothing is sold. */
  space: Goods | null,
  /** What the brewery would pay for each good after the sale; `null` if nothing is sold. */
  price: Goods | null,
  /** The goods that would be left. */
  left: Goods, };

/** A sale of at least one token to one brewery. */
export type Sale = {
  /** Which brewery, from 0. */
  brewery: number,
  /** The player's own tokens given up, before the market changes any of them. */
  goods: Goods,
  /** Use of the market (F-SELL-4). */
  market: Market | null,
  /** The good whose tokens earn one coin more (F-SELL-5). */
  office: Good | null, };

/** An action as somebody sees it (F-INF-2). Of a secret card, others see only that there is one. */
export type SeenAction = Action | HiddenAction;

/** A chance step as somebody sees it. Of another player's draw, only the number of cards is seen. */
export type SeenChance = { "type": "set_up" } & SetUp | { "type": "draw",
  /** Who drew. */
  seat: Seat,
  /** The cards, in the order drawn. */
  cards: Array<Card>, } | { "type": "draw_hidden",
  /** Who drew. */
  seat: Seat,
  /** How many cards. */
  count: number, };

/**
 * A sale. Some tokens are sold as what they are (`goods` of a brewery). With the market, some more tokens of one good
 * are sold as another good (`exchanges`). A player gives up at least one token in all, and of each good at most the
 * tokens held.
 */
export type SellChoices = {
  /** The goods held. */
  goods: Goods,
  /** What each brewery takes. */
  breweries: Array<BreweryChoices>,
  /** Whether the market may be used (F-SELL-4). */
  market: May,
  /** Whether the office may be used: for one good, and at least one token must be sold as that good (F-SELL-5). */
  office: May,
  /** What it would bring to sell nothing, which is always possible. */
  nothing: Quote,
  /** The sales that pay most: for each brewery the best one, and the best one that lets no price fall. Best first. */
  best: Array<Quote>, };

/** What chance decided before the first round (F-SET-2, F-SET-4). Everybody sees it. */
export type SetUp = {
  /** The demand of each brewery. */
  breweries: Array<Goods>,
  /** The order of play of the first round, first player first. */
  order: Array<Seat>, };

/** The cards dealt at the start of the expert game. */
export type SetUpChoices = {
  /** Every card of the hand, and whether it may be chosen. */
  cards: Array<CardChoice>, };

/** A space on which a card might be built. */
export type SpaceChoice = {
  /** The space. */
  space: number,
  /** What would be covered, and leave the game (F-BLD-2). */
  covers: TopView,
  /** Whether the card may be built here. */
  may: May, };

/** A building space. */
export type SpaceView = {
  /** What lies on top and is active (F-BLD-2). */
  top: TopView,
  /** The field printed on the space, if there is one. A card on top covers it. */
  printed: Good | null, };

/** Goods for the warehouse (F-DIS-4). All others are lost at the end of the turn. */
export type StoreChoice = {
  /** Whether any token may be stored. It is done once a turn, for all tokens together. */
  may: May,
  /** The goods held, of which tokens may be stored. */
  goods: Goods,
  /** How many tokens may be stored in all. */
  most: number,
  /** What has already been stored this turn. */
  stored: Goods, };

/** A card table as records and the wire write it, before it is validated: every printed value of the game (F-VAL). */
export type Table = {
  /** What it is called. */
  name: string,
  /** Coins at the start (F-SET-1). */
  start_coins: number,
  /** The field printed on each building space, if there is one (F-VAL-5). */
  printed_fields: Array<Good | null>,
  /** The price track of the breweries (F-VAL-4). */
  price_track: PriceTrack,
  /** The palace price cards, first one first (F-VAL-3). */
  palace_prices: Array<number>,
  /** The last space of the income track (F-VAL-6). */
  income_top: number,
  /** The demand cards (F-VAL-3). */
  demand: Array<Goods>,
  /** What each card but the palaces costs. */
  cost: { [key in Card]?: number }, };

/** What lies on top of a space. */
export type TopView = { "type": "empty" } | { "type": "printed",
  /** What it yields. */
  good: Good, } | { "type": "card",
  /** Which card. */
  card: Card, };

/** The turn of one player: selling, building and discarding. */
export type TurnView = {
  /** Whose turn. */
  seat: Seat,
  /** Cards built (F-BLD-1). */
  built: number,
  /** Cards taken out of the game with the scavenger (F-DIS-3). */
  scavenged: number,
  /** What the warehouse will keep (F-DIS-4). */
  to_store: Goods, };

/** Which game is played. */
export type Variant = "base" | "expert";

/** The table as one viewer sees it. Seats, breweries and spaces count from 0. */
export type View = {
  /** Who sees this view: a seat, or `null` for a spectator. */
  viewer: Seat | null,
  /** Which game is played. */
  variant: Variant,
  /** How many rounds have begun; 0 during set-up. */
  round: number,
  /** The stage of the round (F-RND-1). */
  phase: Phase,
  /** Who is to act. Several seats act at once (F-RND-2). */
  to_act: Array<Seat>,
  /** Who is about to be dealt cards; nobody acts before that. */
  to_deal: Array<Seat>,
  /** Players whose turn to sell, build and discard is still to come this round, in the order of play. */
  waiting: Array<Seat>,
  /** The order of play of this round, first player first (F-RND-3). Empty before the set-up. */
  order: Array<Seat>,
  /** The income track, and what it says about the next round. */
  income_track: IncomeTrack,
  /** The price track that every brewery has for each good. */
  price_track: PriceTrack,
  /** The open breweries. None before the set-up. */
  breweries: Array<BreweryView>,
  /** What palaces cost. */
  palace_prices: PalacePrices,
  /** The players, by seat. */
  players: Array<PlayerView>,
  /** The turn that is being played, while somebody sells, builds or discards. */
  turn: TurnView | null,
  /** The viewer's own cards; `null` for a spectator. */
  own: OwnView | null,
  /** How near the end is. */
  end: EndView, };
