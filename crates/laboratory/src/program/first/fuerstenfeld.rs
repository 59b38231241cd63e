//! The view of Fürstenfeld as programs of protocol version 1 know it.

use princely_core::{Game, Seat, Viewer};
use princely_fuerstenfeld::observe::Counts;
use princely_fuerstenfeld::state::SPACES;
use princely_fuerstenfeld::{
    Action, Card, CardSet, Fuerstenfeld, Goods, Observation, Phase, Player, State, Top,
};
use serde::Serialize;

/// The table as one viewer sees it. Building spaces count from 1, breweries and seats from 0.
#[derive(Serialize)]
pub(crate) struct FirstView {
    viewer: Viewer,
    round: u8,
    phase: Phase,
    to_act: Vec<Seat>,
    order: Vec<Seat>,
    palace_price: Option<u8>,
    palace_markers: u8,
    breweries: Vec<BreweryView>,
    players: Vec<PlayerView>,
    /// The viewer's own cards.
    own: Option<OwnView>,
    /// What the viewer may choose from, if it is to act.
    choices: Option<Choices>,
}

/// A brewery.
#[derive(Serialize)]
struct BreweryView {
    demand: Goods,
    space: Goods,
    price: Goods,
    filled: Goods,
}

/// What everybody sees of a player.
#[derive(Serialize)]
struct PlayerView {
    coins: u32,
    income: u16,
    disc: u8,
    board: [Option<&'static str>; SPACES],
    goods: Goods,
    harvest: Goods,
    palaces: u8,
    covered: Vec<&'static str>,
    trashed_palaces: Vec<&'static str>,
    cards: Counts,
}

/// What a player sees of the own cards.
#[derive(Serialize)]
struct OwnView {
    hand: Vec<CardView>,
    kept: Option<Card>,
    /// Cards known to lie under the deck, next one first.
    bottom: Vec<Card>,
    /// Cards never drawn.
    unseen: Vec<Card>,
}

/// A card in the hand.
#[derive(Serialize)]
struct CardView {
    card: Card,
    cost: u32,
}

/// A compact description of what the viewer may do; the full list can be long.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Choices {
    Keep { cards: Vec<Card> },
    Arrange { cards: Vec<Card> },
    DrawExtra { most: u8 },
    Sell { goods: Goods, breweries: Vec<Goods>, market: bool, office: bool },
    Build { cards: Vec<Site> },
    Discard { under: Vec<Card>, trash: Vec<Card>, store: Option<Goods>, limit: u8, may_end: bool },
}

/// A card that can be built now, and where.
#[derive(Serialize)]
struct Site {
    card: Card,
    cost: u32,
    spaces: Vec<u8>,
}

impl FirstView {
    pub(crate) fn new(game: &Fuerstenfeld, observation: &Observation) -> FirstView {
        let state = observation.known();
        let seats = game.all_seats();
        FirstView {
            viewer: observation.viewer(),
            round: state.round(),
            phase: state.phase(),
            to_act: state.to_act().into_iter().collect(),
            order: game.order(state),
            palace_price: game.palace_price(state),
            palace_markers: state.palace_markers(),
            breweries: state.breweries()[..seats.len()]
                .iter()
                .map(|brewery| BreweryView {
                    demand: brewery.demand,
                    space: brewery.space,
                    price: game.prices(brewery),
                    filled: brewery.filled,
                })
                .collect(),
            players: seats.into_iter().map(|seat| PlayerView::new(observation, seat)).collect(),
            own: observation.viewer().map(|seat| OwnView::new(game, state, state.player(seat))),
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
            trashed_palaces: (player.trashed & CardSet::PALACES).sorted_ids(),
            cards: observation.counts(seat),
        }
    }
}

impl OwnView {
    fn new(game: &Fuerstenfeld, state: &State, player: &Player) -> OwnView {
        let priced = |card| CardView { card, cost: game.cost(state, player, card) };
        OwnView {
            hand: player.hand.into_iter().map(priced).collect(),
            kept: player.kept,
            bottom: player.bottom.as_slice().to_vec(),
            unseen: player.unseen.into_iter().collect(),
        }
    }
}

impl Choices {
    fn new(game: &Fuerstenfeld, state: &State, seat: Seat) -> Option<Choices> {
        if !state.to_deal().is_empty() || !state.to_act().contains(seat) {
            return None;
        }
        let player = state.player(seat);
        let mut legal = Vec::new();
        if state.phase() != Phase::Sell {
            game.legal_actions(state, seat, &mut legal);
        }
        let cards = |of: fn(&Action) -> Option<Card>| legal.iter().filter_map(of).collect::<Vec<Card>>();
        let under = |action: &Action| if let Action::Under { card } = action { Some(*card) } else { None };
        let trash = |action: &Action| if let Action::Trash { card } = action { Some(*card) } else { None };
        Some(match state.phase() {
            Phase::Setup if player.kept.is_none() => {
                Choices::Keep { cards: player.hand.into_iter().collect() }
            }
            Phase::Setup => Choices::Arrange { cards: cards(under) },
            Phase::Draw => Choices::DrawExtra { most: player.extra.min(player.deck_len()) },
            Phase::Sell => Choices::Sell {
                goods: player.goods,
                breweries: state.breweries()[..usize::from(game.seats())]
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
                store: legal
                    .iter()
                    .any(|action| matches!(action, Action::Store { .. }))
                    .then_some(player.goods),
                limit: player.hand_limit(),
                may_end: legal.contains(&Action::EndTurn),
            },
            Phase::Over => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_core::{Quick, Silent, Streamed, Turn};
    use princely_fuerstenfeld::{CardTable, Variant};

    /// The view when the first player is to sell, word for word as version 1 has always had it.
    #[test]
    fn programs_of_version_1_get_the_view_they_know() {
        let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
        let (mut state, mut dice) = (game.start(), Streamed(Quick(1)));
        while game.turn(&state) == Turn::Chance {
            let chance = game.sample_chance(&state, &mut dice);
            game.apply_chance(&mut state, &chance, &mut Silent);
        }
        let view = FirstView::new(&game, &game.observe(&state, state.to_act().lowest()));
        assert_eq!(serde_json::to_string(&view).unwrap(), include_str!("fuerstenfeld.json").trim_end());
    }
}
