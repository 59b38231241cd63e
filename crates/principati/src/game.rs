//! The game itself: the contract of `princely_core`, implemented with the other files of this crate.

use crate::action::{Action, Deal};
use crate::buildings::Buildings;
use crate::catalogue::{Catalogue, KindNo};
use crate::event::Event;
use crate::map::{Laid, Map, NONE, START_WORLD};
use crate::names::{Building, Category, Phase, TileId};
use crate::observe::{Observation, SeenAction, SeenChance};
use crate::options::{Options, Tables};
use crate::refusal::Refusal;
use crate::state::{Player, State};
use crate::view::View;
use princely_core::{
    Aid, Dice, Game, Message, Outcome, OwnName, Seat, Sink, Thing as _, Turn, Uniform, Viewer,
};

/// Principati Duello with its options and validated tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Principati {
    pub(crate) options: Options,
    pub(crate) catalogue: Catalogue,
    pub(crate) buildings: Buildings,
    /// Bridges of the starting world, by player (P-ORD-06).
    pub(crate) set_up_bridges: [u8; 2],
    opening: Box<State>,
}

impl Default for Principati {
    /// The base game with default options.
    fn default() -> Principati {
        #[allow(clippy::expect_used)] // the standard tables are part of the crate and tested
        Principati::new(Options::default()).expect("the standard tables are valid")
    }
}

impl Principati {
    /// The game with these options, or what is wrong with them.
    pub fn new(options: Options) -> Result<Principati, String> {
        let Tables { catalogue, buildings } = options.tables()?;
        let mut game = Principati {
            options,
            catalogue,
            buildings,
            set_up_bridges: [0; 2],
            opening: Box::new(State {
                map: Map::empty(),
                players: [Player::empty(), Player::empty()],
                round: 0,
                phase: Phase::Setup,
                active: 0,
                first: 0,
                closing: false,
                trigger: NONE,
                ending: None,
                merit_due: false,
                merit_left: 0,
                island: NONE,
                palaces: [NONE; 2],
            }),
        };
        game.set_up();
        Ok(game)
    }

    /// The options of this game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The tiles.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The buildings, prices and points.
    pub fn buildings(&self) -> &Buildings {
        &self.buildings
    }

    /// The starting world and the players' first belongings (section 4).
    fn set_up(&mut self) {
        let mut state = (*self.opening).clone();
        state.merit_left = self.catalogue.merit_kinds;
        for (seat, player) in state.players.iter_mut().enumerate() {
            player.hand = self.catalogue.hands[seat];
            player.pecunia = self.buildings.start_pecunia;
            player.goods = self.buildings.start_goods;
        }
        for start in &self.catalogue.start_world {
            let owner = start.owner.unwrap_or(NONE);
            let mut tile = Laid::new(&self.catalogue, start.kind, owner, start.at, start.rotation);
            tile.flags = START_WORLD;
            if let (Some(building), Some(owner)) = (start.building, start.owner) {
                tile.buildings[0] = building as u8;
                state.players[usize::from(owner)].standing[building.index()] += 1;
                if building == Building::Bridge {
                    self.set_up_bridges[usize::from(owner)] += 1;
                }
            }
            let number = state.map.insert(tile);
            if self.catalogue.kind(start.kind).category == Category::Island {
                state.island = number;
            }
            if let (Some(Building::Palace), Some(owner)) = (start.building, start.owner) {
                state.palaces[usize::from(owner)] = number;
            }
        }
        self.flood_all(&mut state.map, &state.palaces);
        *self.opening = state;
    }
}

impl Game for Principati {
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;
    type Observation = Observation;
    type View = View;
    type SeenAction = SeenAction;
    type SeenChance = SeenChance;
    type Refusal = Refusal;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        (*self.opening).clone()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Setup => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(state.to_act(self)),
        }
    }

    fn at_once(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Draft | Phase::Draft2 | Phase::Reserve)
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(state, seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check_action(state, seat, &action), Ok(()), "{action:?} is not legal");
        self.play(state, seat, action, events);
    }

    fn sample_chance(&self, _: &State, dice: &mut impl Dice) -> Deal {
        let first = Seat(dice.roll(None, 0, 2) as u8);
        let (mut deck, mut cards) = (self.catalogue.start_kinds, [[0; 2]; 2]);
        for (number, card) in (0..).zip(cards.as_flattened_mut()) {
            let seat = Some(Seat(number / 2));
            let skip = dice.roll(seat, u32::from(number % 2), deck.count_ones());
            let rest = (0..skip).fold(deck, |rest, _| rest & rest.wrapping_sub(1));
            *card = rest.trailing_zeros() as KindNo;
            deck &= !(1 << *card);
        }
        Deal { first, cards }
    }

    fn check_chance(&self, state: &State, deal: &Deal) -> Result<(), Refusal> {
        let cards = deal.cards.as_flattened();
        let bits = cards.iter().fold(0u128, |set, &card| set | 1u128.checked_shl(card.into()).unwrap_or(0));
        let dealt = bits.count_ones() == 4 && bits & !self.catalogue.start_kinds == 0;
        if state.phase == Phase::Setup && deal.first.0 < 2 && dealt { Ok(()) } else { Err(Refusal::Deal) }
    }

    fn apply_chance(&self, state: &mut State, deal: &Deal, events: &mut impl Sink<Event>) {
        state.first = deal.first.0;
        state.active = state.first;
        for (player, cards) in state.players.iter_mut().zip(deal.cards) {
            player.extra = cards.iter().fold(0, |set, &card| set | 1 << card);
        }
        state.phase = Phase::Draft;
        events.tell(|| Event::Dealt {
            first: deal.first,
            cards: deal.cards.map(|cards| cards.map(|card| self.id(card))),
        });
        events.tell(|| Event::PhaseBegan { phase: Phase::Draft });
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| Outcome { winners: self.winners(state) })
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        Observation::new(state, viewer)
    }

    fn fits(&self, observation: &Observation) -> bool {
        observation.fits(self)
    }

    fn observed_turn(&self, observation: &Observation) -> Turn {
        self.turn(observation.known())
    }

    fn observed_legal_actions(&self, observation: &Observation, out: &mut Vec<Action>) {
        if let Some(seat) = observation.viewer() {
            self.list_actions(observation.known(), seat, out);
        }
    }

    fn observed_check(&self, observation: &Observation, action: &Action) -> Result<(), Refusal> {
        match observation.viewer() {
            Some(seat) => self.check_action(observation.known(), seat, action),
            None => Err(self.out_of_turn(observation.known())),
        }
    }

    fn determinize(&self, observation: &Observation, chooser: &mut impl Uniform) -> State {
        observation.imagine(self, chooser)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn see_action(&self, seat: Seat, action: &Action, viewer: Viewer) -> SeenAction {
        SeenAction::new(seat, action, viewer)
    }

    fn see_chance(&self, chance: &Deal, _: Viewer) -> SeenChance {
        SeenChance::new(self, chance)
    }

    fn view(&self, observation: &Observation, _: Aid) -> View {
        View::new(self, observation)
    }

    fn describe(&self, event: &Event) -> Message {
        event.message()
    }

    fn own_names(&self) -> Vec<OwnName> {
        let own = self.options().catalogue.iter().flat_map(|catalogue| &catalogue.tile);
        own.map(|tile| OwnName { kind: TileId::KIND, id: tile.id.clone(), name: tile.full_name() }).collect()
    }
}
