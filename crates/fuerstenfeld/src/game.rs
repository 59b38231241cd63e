//! The game as the house knows it: [`princely_core::Game`] for Fürstenfeld.

use crate::observe::{SeenAction, SeenChance};
use crate::options::{PLAYERS, Switches, Variant};
use crate::{Action, CardTable, Chance, Event, Observation, Phase, Refusal, State, View};
use princely_core::{Aid, Dice, Game, Message, Outcome, Seat, SeatSet, Sink, Turn, Uniform, Viewer};

/// Fürstenfeld with its options and its card table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fuerstenfeld {
    pub(crate) players: u8,
    pub(crate) variant: Variant,
    pub(crate) table: CardTable,
    /// What was agreed on beyond that.
    pub(crate) switches: Switches,
}

impl Fuerstenfeld {
    /// The game without house rules. An error says how many can play (F-VAL-1).
    pub fn new(players: u8, variant: Variant, table: CardTable) -> Result<Fuerstenfeld, String> {
        if PLAYERS.contains(&players) {
            Ok(Fuerstenfeld { players, variant, table, switches: Switches::default() })
        } else {
            Err(format!("F-VAL-1: {} to {} players can play, not {players}", PLAYERS.start(), PLAYERS.end()))
        }
    }

    /// The same game with house rules. An error says which values are allowed.
    pub fn with_switches(self, switches: Switches) -> Result<Fuerstenfeld, String> {
        switches.check()?;
        Ok(Fuerstenfeld { switches, ..self })
    }

    /// The same game, but `palaces` palaces end it (F-END-4). An error says which numbers are allowed.
    pub fn with_palaces(self, palaces: u8) -> Result<Fuerstenfeld, String> {
        self.with_switches(Switches { palaces })
    }

    /// How many palaces end the game (F-END-1, F-END-4).
    #[inline]
    pub fn palaces(&self) -> u8 {
        self.switches.palaces
    }

    /// The variant played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The card table in use.
    pub fn table(&self) -> &CardTable {
        &self.table
    }

    /// Every seat.
    #[inline]
    pub fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.players)
    }

    /// The seats in the order of play of this round (F-RND-3), without a list of their own.
    #[inline]
    pub fn turn_order<'s>(&self, state: &'s State) -> &'s [u8] {
        &state.order[..usize::from(self.players)]
    }

    /// The order of play of this round (F-RND-3).
    pub fn order(&self, state: &State) -> Vec<Seat> {
        state.order[..usize::from(self.players)].iter().map(|&seat| Seat(seat)).collect()
    }
}

impl Game for Fuerstenfeld {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Observation = Observation;
    type View = View;
    type SeenAction = SeenAction;
    type SeenChance = SeenChance;
    type Refusal = Refusal;

    fn seats(&self) -> u8 {
        self.players
    }

    fn start(&self) -> State {
        self.empty_table()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.phase == Phase::Over {
            Turn::Over
        } else if !state.to_deal.is_empty() || state.is_blank() {
            Turn::Chance
        } else {
            Turn::Seats(state.to_act)
        }
    }

    fn at_once(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Setup | Phase::Draw) // F-RND-2, F-SET-7
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(state, seat, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check_action(state, seat, &action), Ok(()), "{action:?} is not legal");
        match action {
            Action::Keep { card } => self.keep(state, seat, card, events),
            Action::Under { card } if state.phase == Phase::Setup => {
                self.set_up_under(state, seat, card, events);
            }
            Action::Under { card } => self.under(state, seat, card, events),
            Action::DrawExtra => self.draw_extra(state, seat, events),
            Action::StopDrawing => self.stop_drawing(state, seat, events),
            Action::Sell { sale } => self.sell(state, seat, sale, events),
            Action::SellNothing => self.sell_nothing(state, seat, events),
            Action::Build { card, space } => self.build(state, seat, card, space, events),
            Action::EndBuild => self.end_build(state),
            Action::Trash { card } => self.trash(state, seat, card, events),
            Action::Store { goods } => self.store(state, seat, goods, events),
            Action::EndTurn => self.end_turn(state, seat, events),
        }
    }

    #[inline]
    fn sample_chance(&self, state: &State, dice: &mut impl Dice) -> Chance {
        self.sample_due(state, dice)
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Refusal> {
        match chance {
            Chance::SetUp(set_up) => self.check_set_up(state, set_up),
            Chance::Draw { seat, cards } => self.check_draw(state, *seat, cards),
        }
    }

    #[inline]
    fn apply_chance(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        match chance {
            Chance::SetUp(set_up) => self.set_up(state, set_up, events),
            Chance::Draw { seat, cards } => self.draw(state, *seat, cards, events),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| Outcome { winners: self.winners(state) })
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        Observation::new(self, state, viewer)
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

    fn recall(&self, event: &Event, viewer: Viewer, aid: Aid) -> Option<Event> {
        Some(event.recalled(viewer, aid))
    }

    fn see_action(&self, seat: Seat, action: &Action, viewer: Viewer) -> SeenAction {
        SeenAction::new(seat, action, viewer)
    }

    fn see_chance(&self, chance: &Chance, viewer: Viewer) -> SeenChance {
        SeenChance::new(self, chance, viewer)
    }

    fn view(&self, observation: &Observation, aid: Aid) -> View {
        View::new(self, observation, aid)
    }

    fn describe(&self, event: &Event) -> Message {
        event.message()
    }
}
