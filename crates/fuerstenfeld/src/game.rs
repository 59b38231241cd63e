//! The game as the house knows it: [`princely_core::Game`] for Fürstenfeld.

use crate::observe::{SeenAction, SeenChance};
use crate::score::{PALACES, USUAL_PALACES};
use crate::{Action, CardTable, Chance, Event, Observation, Phase, Refusal, State, View};
use princely_core::{Aid, Dice, Game, Message, Outcome, Seat, SeatSet, Sink, Turn, Uniform, Viewer};
use serde::{Deserialize, Serialize};

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The base game, 26 cards each.
    Base,
    /// The expert game, 28 cards each and a space for each palace.
    Expert,
}

/// Fürstenfeld with its options and its card table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fuerstenfeld {
    pub(crate) players: u8,
    pub(crate) variant: Variant,
    pub(crate) table: CardTable,
    /// Palaces that end the game (F-END-4).
    pub(crate) palaces: u8,
}

impl Fuerstenfeld {
    /// The game for 2 to 5 players (F-VAL-1), without house rules; nothing for other numbers.
    pub fn new(players: u8, variant: Variant, table: CardTable) -> Option<Fuerstenfeld> {
        let palaces = USUAL_PALACES;
        (2..=5).contains(&players).then_some(Fuerstenfeld { players, variant, table, palaces })
    }

    /// The same game, but `palaces` palaces end it (F-END-4). An error says which numbers are allowed.
    pub fn with_palaces(self, palaces: u8) -> Result<Fuerstenfeld, String> {
        if PALACES.contains(&palaces) {
            Ok(Fuerstenfeld { palaces, ..self })
        } else {
            Err(format!("F-END-4: 4, 5 or 6 palaces end the game, not {palaces}"))
        }
    }

    /// How many palaces end the game (F-END-1, F-END-4).
    #[inline]
    pub fn palaces(&self) -> u8 {
        self.palaces
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

    /// The order of play of this round (F-RND-3).
    pub fn order(&self, state: &State) -> Vec<Seat> {
        state.order[..usize::from(self.players)].iter().map(|&seat| Seat(seat)).collect()
    }

    /// What the seat may do, if it is to act.
    fn list_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.to_deal.is_empty() || !state.to_act.contains(seat) {
            return;
        }
        let player = state.player(seat);
        match state.phase {
            Phase::Setup => self.list_set_up(player, out),
            Phase::Draw => self.list_draw(player, out),
            Phase::Sell => self.list_sell(state, player, out),
            Phase::Build => self.list_build(state, player, out),
            Phase::Discard => self.list_discard(state, player, out),
            Phase::Over => {}
        }
    }

    fn check_action(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.phase == Phase::Over || !state.to_deal.is_empty() || !state.to_act.contains(seat) {
            return Err(self.out_of_turn(state));
        }
        let player = state.player(seat);
        match (state.phase, action) {
            (Phase::Setup, Action::Keep(card)) => self.check_keep(player, *card),
            (Phase::Setup, Action::Under(card)) => self.check_set_up_under(player, *card),
            (Phase::Draw, Action::DrawExtra | Action::StopDrawing) => Ok(()),
            (Phase::Sell, Action::Sell(sale)) => self.check_sell(state, player, sale),
            (Phase::Sell, Action::SellNothing) => Ok(()),
            (Phase::Build, Action::Build { card, space }) => self.check_build(state, player, *card, *space),
            (Phase::Build, Action::EndBuild) => Ok(()),
            (Phase::Discard, Action::Under(card)) => self.check_under(player, *card),
            (Phase::Discard, Action::Trash(card)) => self.check_trash(state, player, *card),
            (Phase::Discard, Action::Store(goods)) => self.check_store(state, player, *goods),
            (Phase::Discard, Action::EndTurn) => self.check_end_turn(player),
            (phase, _) => Err(Refusal::WrongPhase { phase }),
        }
    }

    /// Why somebody who is not to act may do nothing.
    fn out_of_turn(&self, state: &State) -> Refusal {
        match self.whose_turn(state) {
            Turn::Over => Refusal::GameIsOver,
            Turn::Chance => Refusal::NotYourTurn { next: SeatSet::EMPTY },
            Turn::Seats(next) => Refusal::NotYourTurn { next },
        }
    }

    fn whose_turn(&self, state: &State) -> Turn {
        if state.phase == Phase::Over {
            Turn::Over
        } else if !state.to_deal.is_empty() || state.is_blank() {
            Turn::Chance
        } else {
            Turn::Seats(state.to_act)
        }
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
        self.whose_turn(state)
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
            Action::Keep(card) => self.keep(state, seat, card, events),
            Action::Under(card) if state.phase == Phase::Setup => {
                self.set_up_under(state, seat, card, events);
            }
            Action::Under(card) => self.under(state, seat, card, events),
            Action::DrawExtra => self.draw_extra(state, seat, events),
            Action::StopDrawing => self.stop_drawing(state, seat, events),
            Action::Sell(sale) => self.sell(state, seat, sale, events),
            Action::SellNothing => self.sell_nothing(state, seat, events),
            Action::Build { card, space } => self.build(state, seat, card, space, events),
            Action::EndBuild => self.end_build(state),
            Action::Trash(card) => self.trash(state, seat, card, events),
            Action::Store(goods) => self.store(state, seat, goods, events),
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
        self.winners(state)
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        Observation::new(self, state, viewer)
    }

    fn fits(&self, observation: &Observation) -> bool {
        observation.fits(self)
    }

    fn observed_turn(&self, observation: &Observation) -> Turn {
        self.whose_turn(observation.known())
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
