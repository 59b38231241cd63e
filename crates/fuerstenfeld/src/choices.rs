//! What a client can offer a player without knowing a rule: what is possible, at which price, and why the rest is not.

use crate::limits::{BUILDS, CRANE, MARKET_TOKENS, SCAVENGED, STORED};
use crate::view::TopView;
use crate::{
    Action, Brewery, Card, Fuerstenfeld, Good, Goods, Market, Observation, Phase, Player, Refusal, Sale,
    State,
};
use princely_core::{Game, Offers, Refused, Seat, Turn};
use serde::{Deserialize, Serialize};

/// What a player may choose from, by the stage of the game. Seats, breweries and spaces count from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Choices {
    /// Expert set-up: one card is kept (F-SET-7).
    Keep(SetUpChoices),
    /// Expert set-up: the other cards go under the deck, one after the other (F-SET-7).
    Arrange(SetUpChoices),
    /// One more optional card is drawn, or the player stops drawing (F-DRAW-2).
    Draw(DrawChoices),
    /// Something is sold to one brewery, or nothing (F-SELL).
    Sell(SellChoices),
    /// A card is built, or the player stops building (F-BLD). Stopping is always possible.
    Build(BuildChoices),
    /// Cards go under the deck or out of the game, goods into the warehouse; then the turn ends (F-DIS).
    Discard(DiscardChoices),
}

/// Whether something may be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum May {
    /// It may be done.
    Yes,
    /// It may not be done, and this is the rule.
    No(Refused),
}

impl May {
    /// Whether it may be done.
    pub fn is_yes(&self) -> bool {
        matches!(self, May::Yes)
    }
}

impl From<Result<(), Refusal>> for May {
    fn from(checked: Result<(), Refusal>) -> May {
        checked.map_or_else(|refusal| May::No(Refused::new(&refusal)), |()| May::Yes)
    }
}

/// The cards dealt at the start of the expert game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SetUpChoices {
    /// Every card of the hand, and whether it may be chosen.
    pub cards: Vec<CardChoice>,
}

/// A card, and whether it may be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CardChoice {
    /// The card.
    pub card: Card,
    /// Whether it may be chosen.
    pub may: May,
}

/// Drawing optional cards. Both to draw one and to stop are possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DrawChoices {
    /// How many cards may still be drawn, one at a time.
    pub most: u8,
    /// Cards left in the deck.
    pub deck: u8,
}

/// A sale. Some tokens are sold as what they are (`goods` of a brewery). With the market, some more tokens of one good
/// are sold as another good (`exchanges`). A player gives up at least one token in all, and of each good at most the
/// tokens held.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SellChoices {
    /// The goods held.
    pub goods: Goods,
    /// What each brewery takes.
    pub breweries: Vec<BreweryChoices>,
    /// Whether the market may be used (F-SELL-4).
    pub market: May,
    /// Whether the office may be used: for one good, and at least one token must be sold as that good (F-SELL-5).
    pub office: May,
    /// What it would bring to sell nothing, which is always possible.
    pub nothing: Quote,
    /// The sales that pay most: for each brewery the best one, and the best one that lets no price fall. Best first.
    pub best: Vec<Quote>,
}

/// What one brewery takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BreweryChoices {
    /// Tokens sold as what they are: hops, barley, water.
    pub goods: Vec<LotChoice>,
    /// Tokens sold as something else; empty without a market. A sale uses at most one of these.
    pub exchanges: Vec<ExchangeChoice>,
}

/// Tokens of one good for one brewery.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LotChoice {
    /// The good.
    pub good: Good,
    /// What each token earns.
    pub price: u8,
    /// Empty demand spaces: a token for each of them does not lower the price (F-SELL-3).
    pub empty: u8,
    /// How many tokens may be sold.
    pub most: u8,
    /// Whether one token may be sold.
    pub may: May,
}

/// Tokens of one good that are sold as another (F-SELL-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExchangeChoice {
    /// What the tokens are.
    pub from: Good,
    /// What they are sold as.
    pub to: Good,
    /// How many tokens may be exchanged.
    pub most: u8,
    /// Whether one token may be exchanged.
    pub may: May,
}

/// What a sale would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Quote {
    /// The sale; `null` if nothing is sold.
    pub sale: Option<Sale>,
    /// What the brewery pays (F-SELL-1, F-SELL-5).
    pub coins: u16,
    /// What the banks pay (F-SELL-6).
    pub banks: u16,
    /// What the tour guide pays (F-SELL-6).
    pub guide: u16,
    /// All coins together (F-SELL-7).
    pub income: u16,
    /// Where the disc would lie (F-SELL-7, F-SELL-8).
    pub disc: u8,
    /// The order of play of the next round, for the players whose discs would then have moved.
    pub next_order: Vec<Seat>,
    /// Tokens that would fill demand spaces, by what they are sold as (F-SELL-3).
    pub filled: Goods,
    /// Tokens beyond the demand, each of which would move a price one space down (F-SELL-3).
    pub surplus: Goods,
    /// The spaces of the brewery's price markers after the sale; `null` if nothing is sold.
    pub space: Option<Goods>,
    /// What the brewery would pay for each good after the sale; `null` if nothing is sold.
    pub price: Option<Goods>,
    /// The goods that would be left.
    pub left: Goods,
}

/// Building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BuildChoices {
    /// The player's coins.
    pub coins: u32,
    /// Cards that may still be built this turn (F-BLD-1).
    pub left: u8,
    /// What the crane saves on the next card (F-BLD-5).
    pub saves: u32,
    /// Every card of the hand.
    pub cards: Vec<BuildChoice>,
}

/// A card that might be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BuildChoice {
    /// The card.
    pub card: Card,
    /// Its cost as printed; for a palace the palace price (F-BLD-4).
    pub printed: u32,
    /// What it costs now, with the crane.
    pub cost: u32,
    /// Whether it may be built anywhere; if not, the refusal of the space that is closest to allowing it.
    pub may: May,
    /// Every building space.
    pub spaces: Vec<SpaceChoice>,
}

/// A space on which a card might be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SpaceChoice {
    /// The space.
    pub space: u8,
    /// What would be covered, and leave the game (F-BLD-2).
    pub covers: TopView,
    /// Whether the card may be built here.
    pub may: May,
}

/// Discarding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DiscardChoices {
    /// How many cards may stay in the hand (F-DIS-2).
    pub limit: u8,
    /// How many cards must still leave the hand.
    pub must_go: u8,
    /// Every card of the hand.
    pub cards: Vec<DiscardChoice>,
    /// How many cards may still be taken out of the game this turn (F-DIS-3).
    pub trash_left: u8,
    /// What may be stored.
    pub store: StoreChoice,
    /// Whether the turn may end now.
    pub end: May,
}

/// A card that might leave the hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DiscardChoice {
    /// The card.
    pub card: Card,
    /// Whether it may go under the deck (F-DIS-1).
    pub under: May,
    /// Whether it may leave the game (F-DIS-3).
    pub trash: May,
}

/// Goods for the warehouse (F-DIS-4). All others are lost at the end of the turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoreChoice {
    /// Whether any token may be stored. It is done once a turn, for all tokens together.
    pub may: May,
    /// The goods held, of which tokens may be stored.
    pub goods: Goods,
    /// How many tokens may be stored in all.
    pub most: u8,
    /// What has already been stored this turn.
    pub stored: Goods,
}

/// A question about one thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Question {
    /// What would this sale bring?
    Sale {
        /// The sale.
        sale: Sale,
    },
    /// May this be done now?
    May {
        /// The action.
        action: Action,
    },
}

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// What the sale would bring.
    Quote(Quote),
    /// It may be done.
    Yes,
    /// It may not be done, and this is the rule.
    No(Refused),
}

impl Offers for Fuerstenfeld {
    type Choices = Choices;
    type Question = Question;
    type Answer = Answer;

    fn choices(&self, observation: &Observation) -> Option<Choices> {
        let seat = observation.viewer()?;
        match self.observed_turn(observation) {
            Turn::Seats(seats) if seats.contains(seat) => {}
            _ => return None,
        }
        let state = observation.known();
        let player = state.player(seat);
        Some(match state.phase {
            Phase::Setup => self.set_up_choices(player),
            Phase::Draw => {
                let deck = player.deck_len();
                Choices::Draw(DrawChoices { most: player.extra.min(deck), deck })
            }
            Phase::Sell => Choices::Sell(self.sell_choices(state, seat)),
            Phase::Build => Choices::Build(self.build_choices(state, player)),
            Phase::Discard => Choices::Discard(self.discard_choices(state, player)),
            Phase::Over => return None,
        })
    }

    fn answer(&self, observation: &Observation, question: &Question) -> Answer {
        let action = match question {
            Question::Sale { sale } => crate::Action::Sell { sale: *sale },
            Question::May { action } => *action,
        };
        match (self.observed_check(observation, &action), question, observation.viewer()) {
            (Err(refusal), ..) => Answer::No(Refused::new(&refusal)),
            (Ok(()), Question::Sale { sale }, Some(seat)) => {
                Answer::Quote(self.quote(observation.known(), seat, Some(*sale)))
            }
            (Ok(()), ..) => Answer::Yes,
        }
    }

    /// Supposes that the viewer, who has still to sell this round, sells next. A turn that others have begun counts as
    /// done.
    fn ahead(&self, observation: &Observation) -> Option<Observation> {
        let seat = observation.viewer()?;
        let state = observation.known();
        let others_act = matches!(state.phase, Phase::Sell | Phase::Build | Phase::Discard)
            && !state.to_act.contains(seat);
        let done = self.discs_moved(state);
        let waiting = state.order.get(done..usize::from(self.players))?;
        let place = waiting.iter().position(|&other| Seat(other) == seat).filter(|_| others_act)?;
        Some(observation.changed(|state| {
            state.order[done..=done + place].rotate_right(1);
            state.turns_done = done as u8;
            (state.built, state.scavenged, state.to_store) = (0, 0, Goods::NONE);
            self.begin_turn(state);
        }))
    }
}

impl Fuerstenfeld {
    fn set_up_choices(&self, player: &Player) -> Choices {
        let choices = |may: &dyn Fn(Card) -> May| {
            let cards = player.hand.into_iter().map(|card| CardChoice { card, may: may(card) });
            SetUpChoices { cards: cards.collect() }
        };
        match player.kept {
            None => Choices::Keep(choices(&|card| self.check_keep(player, card).into())),
            Some(_) => Choices::Arrange(choices(&|card| self.check_set_up_under(player, card).into())),
        }
    }

    fn sell_choices(&self, state: &State, seat: Seat) -> SellChoices {
        let player = state.player(seat);
        let breweries = &state.breweries[..usize::from(self.players)];
        let needs = |card, refusal: Refusal| if player.has(card) { May::Yes } else { Err(refusal).into() };
        SellChoices {
            goods: player.goods,
            breweries: (0..)
                .zip(breweries)
                .map(|(index, brewery)| self.brewery_choices(state, player, index, brewery))
                .collect(),
            market: needs(Card::Market, Refusal::NoMarket),
            office: needs(Card::Office, Refusal::NoOffice),
            nothing: self.quote(state, seat, None),
            best: self.best_sales(state, seat),
        }
    }

    fn brewery_choices(
        &self,
        state: &State,
        player: &Player,
        index: u8,
        brewery: &Brewery,
    ) -> BreweryChoices {
        let price = self.prices(brewery);
        let one = |good: Good, market: Option<Market>| {
            let mut goods = Goods::NONE;
            goods[good] = 1;
            let sale = Sale { brewery: index, goods, market, office: None };
            May::from(self.check_sell(state, player, &sale))
        };
        let lot = |good: Good| {
            let may = one(good, None);
            let most = if may.is_yes() { player.goods[good] } else { 0 };
            let empty = brewery.demand[good] - brewery.filled[good];
            LotChoice { good, price: price[good], empty, most, may }
        };
        let exchange = |from: Good, to: Good| {
            let may = one(from, Some(Market { from, to, count: 1 }));
            let most = if may.is_yes() { player.goods[from].min(MARKET_TOKENS) } else { 0 };
            ExchangeChoice { from, to, most, may }
        };
        let pairs = Good::ALL.into_iter().flat_map(|from| Good::ALL.map(|to| (from, to)));
        let pairs = pairs.filter(|(from, to)| from != to && player.has(Card::Market));
        BreweryChoices {
            goods: Good::ALL.map(lot).to_vec(),
            exchanges: pairs.map(|(from, to)| exchange(from, to)).collect(),
        }
    }

    fn build_choices(&self, state: &State, player: &Player) -> BuildChoices {
        let choice = |card: Card| {
            let space = |(space, top): (u8, &crate::Top)| {
                let may = self.check_build(state, player, card, space).into();
                SpaceChoice { space, covers: (*top).into(), may }
            };
            let spaces: Vec<SpaceChoice> = (0..).zip(&player.board).map(space).collect();
            // In the order of the checks: first whether a palace stands there, then whether the card belongs elsewhere.
            // The cost is checked last and is the same everywhere.
            let open = |space: &&SpaceChoice| {
                let palace = player.board[usize::from(space.space)].is_palace();
                (!palace, self.spaces_for(card).contains(&space.space))
            };
            BuildChoice {
                card,
                printed: self.printed_cost(state, card),
                cost: self.cost(state, player, card),
                may: spaces.iter().max_by_key(open).map_or(May::Yes, |space| space.may.clone()),
                spaces,
            }
        };
        BuildChoices {
            coins: player.coins,
            left: BUILDS - state.built,
            saves: if player.has(Card::Crane) { CRANE } else { 0 },
            cards: player.hand.into_iter().map(choice).collect(),
        }
    }

    fn discard_choices(&self, state: &State, player: &Player) -> DiscardChoices {
        let choice = |card| DiscardChoice {
            card,
            under: self.check_under(player, card).into(),
            trash: self.check_trash(state, player, card).into(),
        };
        let limit = player.hand_limit();
        let first = Good::ALL.into_iter().find(|&good| player.goods[good] > 0).unwrap_or(Good::Hops);
        let mut one = Goods::NONE;
        one[first] = 1;
        let scavenger = player.has(Card::Scavenger);
        DiscardChoices {
            limit,
            must_go: player.hand.len().saturating_sub(limit),
            cards: player.hand.into_iter().map(choice).collect(),
            trash_left: if scavenger { SCAVENGED - state.scavenged } else { 0 },
            store: StoreChoice {
                may: self.check_store(state, player, one).into(),
                goods: player.goods,
                most: STORED,
                stored: state.to_store,
            },
            end: self.check_end_turn(player).into(),
        }
    }
}
