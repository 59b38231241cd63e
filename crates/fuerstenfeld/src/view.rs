//! What a client shows: the public table, the viewer's own cards with their costs, and what there is to
//! choose from. It says what may be done, so that no client needs to know a rule.

use crate::observe::{Counts, Observation};
use crate::state::SPACES;
use crate::{Action, Card, Fuerstenfeld, Goods, Phase, Player, State, Top};
use princely_core::{Aid, Seat, Viewer};
use serde::Serialize;

/// The table as one viewer sees it. Building spaces count from 1, breweries and seats from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)] // the fields say what they are
pub struct View {
    pub viewer: Viewer,
    pub round: u8,
    pub phase: Phase,
    pub to_act: Vec<Seat>,
    pub order: Vec<Seat>,
    pub palace_price: Option<u8>,
    pub palace_markers: u8,
    pub breweries: Vec<BreweryView>,
    pub players: Vec<PlayerView>,
    /// The viewer's own cards.
    pub own: Option<OwnView>,
    /// What the viewer may choose from, if it is to act.
    pub choices: Option<Choices>,
}

/// A brewery.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct BreweryView {
    pub demand: Goods,
    pub space: Goods,
    pub price: Goods,
    pub filled: Goods,
}

/// What everybody sees of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct PlayerView {
    pub coins: u32,
    pub income: u16,
    pub disc: u8,
    pub board: [Option<&'static str>; SPACES],
    pub goods: Goods,
    pub harvest: Goods,
    pub palaces: u8,
    pub covered: Vec<&'static str>,
    pub trashed_palaces: Vec<&'static str>,
    pub cards: Counts,
}

/// What a player sees of the own cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct OwnView {
    pub hand: Vec<CardView>,
    pub kept: Option<Card>,
    /// Cards known to lie under the deck, next one first; only with a memory aid (F-INF-3).
    pub bottom: Option<Vec<Card>>,
    /// Cards never drawn; only with a memory aid, for it is the same as remembering what was (F-INF-3).
    pub unseen: Option<Vec<Card>>,
}

/// A card in the hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct CardView {
    pub card: Card,
    pub cost: u32,
}

/// A compact description of what the viewer may do; the full list can be long.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Choices {
    Keep { cards: Vec<Card> },
    Arrange { cards: Vec<Card> },
    DrawExtra { most: u8 },
    Sell { goods: Goods, breweries: Vec<Goods>, market: bool, office: bool },
    Build { cards: Vec<Site> },
    Discard { under: Vec<Card>, trash: Vec<Card>, store: Option<Goods>, limit: u8, may_end: bool },
}

/// A card that can be built now, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Site {
    pub card: Card,
    pub cost: u32,
    pub spaces: Vec<u8>,
}

impl View {
    pub(crate) fn new(game: &Fuerstenfeld, observation: &Observation, aid: Aid) -> View {
        let state = observation.known();
        let seats = game.all_seats();
        View {
            viewer: observation.viewer(),
            round: state.round,
            phase: state.phase,
            to_act: state.to_act.into_iter().collect(),
            order: game.order(state),
            palace_price: game.palace_price(state),
            palace_markers: state.palace_markers,
            breweries: state.breweries[..seats.len()]
                .iter()
                .map(|brewery| BreweryView {
                    demand: brewery.demand,
                    space: brewery.space,
                    price: game.prices(brewery),
                    filled: brewery.filled,
                })
                .collect(),
            players: seats.into_iter().map(|seat| PlayerView::new(observation, seat)).collect(),
            own: observation.viewer().map(|seat| OwnView::new(game, state, state.player(seat), aid)),
            choices: observation.viewer().and_then(|seat| Choices::new(game, state, seat)),
        }
    }
}

impl PlayerView {
    fn new(observation: &Observation, seat: Seat) -> PlayerView {
        let player = observation.known().player(seat);
        PlayerView {
            coins: player.coins,
            income: player.income,
            disc: player.disc,
            board: player.board.map(Top::id),
            goods: player.goods,
            harvest: player.harvest,
            palaces: player.palaces(),
            covered: player.covered.sorted_ids(),
            trashed_palaces: (player.trashed & crate::CardSet::PALACES).sorted_ids(),
            cards: observation.counts(seat),
        }
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
        }
    }
}

impl Choices {
    fn new(game: &Fuerstenfeld, state: &State, seat: Seat) -> Option<Choices> {
        if !state.to_deal.is_empty() || !state.to_act.contains(seat) {
            return None;
        }
        let player = state.player(seat);
        let mut legal = Vec::new();
        if state.phase != Phase::Sell {
            princely_core::Game::legal_actions(game, state, seat, &mut legal);
        }
        let cards = |of: fn(&Action) -> Option<Card>| legal.iter().filter_map(of).collect::<Vec<Card>>();
        let under = |action: &Action| if let Action::Under(card) = action { Some(*card) } else { None };
        let trash = |action: &Action| if let Action::Trash(card) = action { Some(*card) } else { None };
        Some(match state.phase {
            Phase::Setup if player.kept.is_none() => {
                Choices::Keep { cards: player.hand.into_iter().collect() }
            }
            Phase::Setup => Choices::Arrange { cards: cards(under) },
            Phase::Draw => Choices::DrawExtra { most: player.extra.min(player.deck_len()) },
            Phase::Sell => Choices::Sell {
                goods: player.goods,
                breweries: state.breweries[..usize::from(game.players)]
                    .iter()
                    .map(|brewery| game.prices(brewery))
                    .collect(),
                market: player.has(Card::Market),
                office: player.has(Card::Office),
            },
            Phase::Build => {
                let mut sites: Vec<Site> = Vec::new();
                for action in &legal {
                    let Action::Build { card, space } = *action else { continue };
                    match sites.last_mut() {
                        Some(site) if site.card == card => site.spaces.push(space + 1),
                        _ => sites.push(Site {
                            card,
                            cost: game.cost(state, player, card),
                            spaces: vec![space + 1],
                        }),
                    }
                }
                Choices::Build { cards: sites }
            }
            Phase::Discard => Choices::Discard {
                under: cards(under),
                trash: cards(trash),
                store: legal.iter().any(|action| matches!(action, Action::Store(_))).then_some(player.goods),
                limit: player.hand_limit(),
                may_end: legal.contains(&Action::EndTurn),
            },
            Phase::Over => return None,
        })
    }
}
