//! What a client shows: the open table and the viewer's own cards. What the viewer may do is in
//! [`choices`](crate::choices).

use crate::observe::{Counts, Observation};
use crate::score::{Decider, Ending, LAST_ROUND};
use crate::state::SPACES;
use crate::{Card, CardSet, Fuerstenfeld, Good, Goods, Phase, Player, State, Top, Variant};
use princely_core::{Aid, Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it. Seats, breweries and spaces count from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// Who sees this view: a seat, or `null` for a spectator.
    pub viewer: Viewer,
    /// Which game is played.
    pub variant: Variant,
    /// How many rounds have begun; 0 during set-up.
    pub round: u8,
    /// The stage of the round (F-RND-1).
    pub phase: Phase,
    /// Who is to act. Several seats act at once (F-RND-2).
    pub to_act: Vec<Seat>,
    /// Who is about to be dealt cards; nobody acts before that.
    pub to_deal: Vec<Seat>,
    /// Players whose turn to sell, build and discard is still to come this round, in the order of play.
    pub waiting: Vec<Seat>,
    /// The order of play of this round, first player first (F-RND-3). Empty before the set-up.
    pub order: Vec<Seat>,
    /// The income track, and what it says about the next round.
    pub income_track: IncomeTrack,
    /// The price track that every brewery has for each good.
    pub price_track: PriceTrack,
    /// The open breweries. None before the set-up.
    pub breweries: Vec<BreweryView>,
    /// What palaces cost.
    pub palace_prices: PalacePrices,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The turn that is being played, while somebody sells, builds or discards.
    pub turn: Option<TurnView>,
    /// The viewer's own cards; `null` for a spectator.
    pub own: Option<OwnView>,
    /// How near the end is.
    pub end: EndView,
}

/// The income track: where the discs lie (F-VAL-6, F-SELL-7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct IncomeTrack {
    /// The last space.
    pub top: u8,
    /// Discs that have not moved this round, in the order of play. Of several on one space the first lies on top.
    pub now: Vec<Disc>,
    /// Discs that have moved this round, in the order of play of the next round, as far as it is decided. Of several on
    /// one space the first lies on top.
    pub next: Vec<Disc>,
}

/// A player's disc on the income track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Disc {
    /// Whose disc.
    pub seat: Seat,
    /// Where it lies.
    pub space: u8,
}

/// The price track of the breweries (F-VAL-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PriceTrack {
    /// The price of each space, lowest space first.
    pub values: Vec<u8>,
    /// The space on which all prices start (F-SET-3).
    pub start: u8,
}

/// An open brewery.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BreweryView {
    /// Demand spaces of each good (F-VAL-3).
    pub demand: Goods,
    /// Demand spaces that were filled this round (F-SELL-3).
    pub filled: Goods,
    /// The space of each good's marker on the price track.
    pub space: Goods,
    /// What a token of each good earns now.
    pub price: Goods,
    /// The space each marker will move to when prices are adjusted, if nothing more is sold here (F-PRC-1).
    pub next_space: Goods,
}

/// The palace price cards (F-BLD-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PalacePrices {
    /// What a palace costs now, without the crane; `null` once all price cards have left.
    pub price: Option<u8>,
    /// Markers on the price card.
    pub markers: u8,
    /// The number of markers with which the price card leaves.
    pub leaves_at: u8,
    /// The prices still to come, next one first.
    pub to_come: Vec<u8>,
}

/// What everybody sees of a player (F-INF-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerView {
    /// Coins.
    pub coins: u32,
    /// The income of the latest sale (F-SELL-7).
    pub income: u16,
    /// The disc's space on the income track.
    pub disc: u8,
    /// The building spaces, two rows of three (F-VAL-5).
    pub board: [SpaceView; SPACES],
    /// Goods held.
    pub goods: Goods,
    /// What the next harvest will bring (F-HARV-1).
    pub harvest: Goods,
    /// Palaces built.
    pub palaces: u8,
    /// Cards that were built over and are out of the game (F-BLD-2).
    pub covered: Vec<Card>,
    /// Palaces that were taken out of the game (F-DIS-3).
    pub trashed_palaces: Vec<Card>,
    /// How many more palaces the player could take out of the game and still have enough to end it; `null` once too
    /// many are gone (F-DIS-3, F-END-4).
    pub spare_palaces: Option<u8>,
    /// How many cards are in each place.
    pub cards: Counts,
    /// How many cards may stay in the hand (F-DIS-2).
    pub hand_limit: u8,
    /// Cards about to be dealt.
    pub due: u8,
    /// Optional cards that may still be drawn this round (F-DRAW-2).
    pub extra: u8,
}

/// A building space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SpaceView {
    /// What lies on top and is active (F-BLD-2).
    pub top: TopView,
    /// The field printed on the space, if there is one. A card on top covers it.
    pub printed: Option<Good>,
}

/// What lies on top of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TopView {
    /// Nothing.
    Empty,
    /// The field printed on the board, which yields one token.
    Printed {
        /// What it yields.
        good: Good,
    },
    /// A card.
    Card {
        /// Which card.
        card: Card,
    },
}

impl From<Top> for TopView {
    fn from(top: Top) -> TopView {
        match top {
            Top::Empty => TopView::Empty,
            Top::Printed(good) => TopView::Printed { good },
            Top::Card(card) => TopView::Card { card },
        }
    }
}

/// The turn of one player: selling, building and discarding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TurnView {
    /// Whose turn.
    pub seat: Seat,
    /// Cards built (F-BLD-1).
    pub built: u8,
    /// Cards taken out of the game with the scavenger (F-DIS-3).
    pub scavenged: u8,
    /// What the warehouse will keep (F-DIS-4).
    pub to_store: Goods,
}

/// What players see of their own cards (F-INF-2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnView {
    /// The hand.
    pub hand: Vec<CardView>,
    /// Expert set-up: the card that stays in the hand, once it is chosen (F-SET-7).
    pub kept: Option<Card>,
    /// Cards known to lie under the deck, next one first; only with a memory aid (F-INF-3).
    pub bottom: Option<Vec<Card>>,
    /// Cards never drawn; only with a memory aid, since they tell what was drawn (F-INF-3).
    pub unseen: Option<Vec<Card>>,
    /// Cards taken out of the game, palaces included; only with a memory aid (F-INF-3).
    pub trashed: Option<Vec<Card>>,
}

/// A card in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CardView {
    /// The card.
    pub card: Card,
    /// What it would cost now, with the crane (F-BLD-5).
    pub cost: u32,
}

/// How near the end is (F-END).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndView {
    /// The game ends after the round in which one player has this many palaces (F-END-1, F-END-4).
    pub palaces: u8,
    /// The game ends after this many rounds in any case (F-END-3).
    pub rounds: u8,
    /// Why the game ends after this round, or has ended; `null` while it goes on.
    pub ending: Option<Ending>,
    /// Who has won, once the game is over (F-END-2).
    pub winners: Option<Vec<Seat>>,
    /// The seats as they stand now, the best first: palaces as far as they count, then coins (F-END-2, F-END-4).
    pub ranking: Vec<Seat>,
    /// The place of each seat, from 1; those who are equal share a place.
    pub places: Vec<u8>,
    /// What has decided, once the game is over.
    pub decider: Option<Decider>,
    /// The rule by which it was decided, once the game is over.
    pub rule: Option<String>,
}

impl View {
    pub(crate) fn new(game: &Fuerstenfeld, observation: &Observation, aid: Aid) -> View {
        let state = observation.known();
        let seats = game.all_seats();
        let open = if state.is_blank() { 0 } else { seats.len() };
        let order = if state.is_blank() { Vec::new() } else { game.order(state) };
        let turn = TurnView::new(game, state);
        let current = usize::from(state.turns_done) + usize::from(turn.is_some());
        View {
            viewer: observation.viewer(),
            variant: game.variant,
            round: state.round,
            phase: state.phase,
            to_act: state.to_act.into_iter().collect(),
            to_deal: state.to_deal.into_iter().collect(),
            waiting: order[current..].to_vec(),
            order,
            income_track: IncomeTrack::new(game, state),
            price_track: PriceTrack {
                values: game.table.track.values().to_vec(),
                start: game.table.track.start,
            },
            breweries: (0..open).map(|brewery| BreweryView::new(game, state, brewery)).collect(),
            palace_prices: PalacePrices::new(game, state),
            players: seats.into_iter().map(|seat| PlayerView::new(game, observation, seat)).collect(),
            turn,
            own: observation.viewer().map(|seat| OwnView::new(game, state, state.player(seat), aid)),
            end: EndView::new(game, state),
        }
    }
}

impl IncomeTrack {
    fn new(game: &Fuerstenfeld, state: &State) -> IncomeTrack {
        let disc = |&seat: &u8| Disc { seat: Seat(seat), space: state.players[usize::from(seat)].disc };
        let moved = game.discs_moved(state);
        let order = if state.is_blank() { &[] } else { &state.order[..usize::from(game.players)] };
        IncomeTrack {
            top: game.table.income_top,
            now: order.iter().skip(moved).map(disc).collect(),
            next: game.next_order(state)[..moved].iter().map(disc).collect(),
        }
    }
}

impl BreweryView {
    fn new(game: &Fuerstenfeld, state: &State, brewery: usize) -> BreweryView {
        let brewery = &state.breweries[brewery];
        BreweryView {
            demand: brewery.demand,
            filled: brewery.filled,
            space: brewery.space,
            price: game.prices(brewery),
            next_space: game.adjusted(brewery),
        }
    }
}

impl PalacePrices {
    fn new(game: &Fuerstenfeld, state: &State) -> PalacePrices {
        let mut cards = game.table.palace_prices.iter().skip(usize::from(state.palace_card)).copied();
        PalacePrices {
            price: cards.next(),
            markers: state.palace_markers,
            leaves_at: game.players,
            to_come: cards.collect(),
        }
    }
}

impl PlayerView {
    fn new(game: &Fuerstenfeld, observation: &Observation, seat: Seat) -> PlayerView {
        let player = observation.known().player(seat);
        let space = |at: usize| SpaceView { top: player.board[at].into(), printed: game.table.printed[at] };
        PlayerView {
            coins: player.coins,
            income: player.income,
            disc: player.disc,
            board: std::array::from_fn(space),
            goods: player.goods,
            harvest: player.harvest,
            palaces: player.palaces(),
            covered: player.covered.into_iter().collect(),
            trashed_palaces: (player.trashed & CardSet::PALACES).into_iter().collect(),
            spare_palaces: game.spare_palaces(player),
            cards: observation.counts(seat),
            hand_limit: player.hand_limit(),
            due: player.due,
            extra: player.extra,
        }
    }
}

impl TurnView {
    /// Until a phase begins, its counts are still those of the turn before; they are shown as none.
    fn new(game: &Fuerstenfeld, state: &State) -> Option<TurnView> {
        let in_turn = matches!(state.phase, Phase::Sell | Phase::Build | Phase::Discard);
        let seat = *state.order[..usize::from(game.players)].get(usize::from(state.turns_done))?;
        let discards = state.phase == Phase::Discard;
        in_turn.then(|| TurnView {
            seat: Seat(seat),
            built: if state.phase == Phase::Sell { 0 } else { state.built },
            scavenged: if discards { state.scavenged } else { 0 },
            to_store: if discards { state.to_store } else { Goods::NONE },
        })
    }
}

impl OwnView {
    fn new(game: &Fuerstenfeld, state: &State, player: &Player, aid: Aid) -> OwnView {
        let aided = aid == Aid::Memory;
        let priced = |card| CardView { card, cost: game.cost(state, player, card) };
        OwnView {
            hand: player.hand.into_iter().map(priced).collect(),
            kept: player.kept,
            bottom: aided.then(|| player.bottom.as_slice().to_vec()),
            unseen: aided.then(|| player.unseen.into_iter().collect()),
            trashed: aided.then(|| player.trashed.into_iter().collect()),
        }
    }
}

impl EndView {
    fn new(game: &Fuerstenfeld, state: &State) -> EndView {
        let ending = game.ending(state);
        let outcome = game.outcome(state);
        let ranking = game.ranking(state);
        let standing = |seat: &Seat| game.standing(state.player(*seat));
        let better = |seat: &Seat| ranking.iter().filter(|other| standing(other) > standing(seat)).count();
        EndView {
            palaces: game.palaces(),
            rounds: LAST_ROUND,
            ending,
            places: game.all_seats().into_iter().map(|seat| 1 + better(&seat) as u8).collect(),
            decider: outcome.is_some().then(|| game.decider(state)),
            rule: ending.filter(|_| outcome.is_some()).map(|ending| ending.rule().to_owned()),
            winners: outcome.map(|outcome| outcome.winners.into_iter().collect()),
            ranking,
        }
    }
}
