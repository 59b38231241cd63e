//! What a viewer knows.
//!
//! Everything lies open: tiles are held and dealt face up, goods and money are on the table. The
//! only secrets are choices made at once: the start tile kept in the draft and the buildings
//! reserved for it, until both players have chosen (P-GEN-03, P-DRAFT-01, P-DRAFT-02). Everybody sees that a player has
//! chosen.

use crate::Principati;
use crate::action::{Action, Deal};
use crate::map::NONE;
use crate::names::{Phase, TileId};
use crate::state::{HIDDEN, Player, Reserved, State};
use princely_core::{Followed, Game, Notation, Note, Quick, Seat, Uniform, Viewer};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

/// All that one viewer may know: a state in which the secrets of others are blank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observation {
    viewer: Viewer,
    known: State,
}

impl Observation {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Observation {
        let viewer = viewer.filter(|seat| seat.0 < 2); // whoever has no seat looks on
        let mut known = state.clone();
        for seat in [Seat(0), Seat(1)] {
            if viewer == Some(seat) {
                continue;
            }
            let player = known.player_mut(seat);
            if player.kept != NONE {
                player.kept = HIDDEN;
            }
            // Reservations lie open once nobody is left to choose, which is when the phase ends.
            if state.phase == Phase::Reserve && player.reserved != Reserved::Nothing {
                player.reserved = Reserved::Hidden;
            }
        }
        Observation { viewer, known }
    }

    /// A copy with a changed position. The change must add nothing that the viewer may not know.
    pub(crate) fn changed(&self, change: impl FnOnce(&mut State)) -> Observation {
        let mut changed = self.clone();
        change(&mut changed.known);
        changed
    }

    /// Whether it can be one of this game: its tiles are those of the catalogue.
    pub(crate) fn fits(&self, game: &Principati) -> bool {
        let catalogue = &game.catalogue;
        let extra = catalogue.start_kinds | catalogue.merit_kinds;
        let has_its_tiles =
            |(player, hand): (&Player, u128)| player.hand & !hand == 0 && player.extra & !extra == 0;
        self.known.map.iter().all(|(_, tile)| usize::from(tile.kind) < catalogue.kinds().len())
            && self.known.players.iter().zip(catalogue.hands).all(has_its_tiles)
    }

    /// Whose observation it is; nobody's: a spectator's.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position, with everything blank that the viewer may not know.
    #[inline]
    pub fn known(&self) -> &State {
        &self.known
    }

    /// A hidden world: each choice of the others that they could have made is equally likely.
    pub(crate) fn imagine(&self, game: &Principati, chooser: &mut impl Uniform) -> State {
        let mut state = self.known.clone();
        for seat in [Seat(0), Seat(1)] {
            if state.player(seat).kept == HIDDEN {
                let extra = state.player(seat).extra;
                let skip = chooser.below(extra.count_ones());
                let rest = (0..skip).fold(extra, |rest, _| rest & rest.wrapping_sub(1));
                state.player_mut(seat).kept = if rest == 0 { NONE } else { rest.trailing_zeros() as u8 };
            }
            if state.player(seat).reserved == Reserved::Hidden {
                state.player_mut(seat).reserved = Reserved::Nothing;
                let mut choices = Vec::new();
                game.list_actions(&state, seat, &mut choices);
                let index = chooser.below(choices.len() as u32) as usize;
                if let Some(Action::Reserve { buildings: choice }) = choices.get(index) {
                    state.player_mut(seat).reserved = choice.slots_chosen();
                }
            }
        }
        state
    }
}

/// Tiles, numbers and choices in a compact form; [`princely_core::Game::view`] is the readable form.
impl Serialize for Observation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Tile {
            at: princely_hex::Hex,
            kind: u8,
            rot: u8,
            owner: u8,
            buildings: [u8; 2],
            masters: u8,
            flags: u8,
            made: u8,
        }
        #[derive(Serialize)]
        struct Hand {
            hand: Vec<u8>,
            extra: Vec<u8>,
            laid_before: Vec<u8>,
            pecunia: u32,
            goods: [u8; 16],
            masters: u8,
            horsemen: u8,
            carts: u8,
            fishing_boats: u8,
            cargo_ship_round: u16,
            food_coins: [u8; 2],
            stock_board: Option<crate::names::StockBoard>,
            second_board: bool,
            kept: u8,
            reserved: Option<Vec<u8>>,
            orders: u8,
            earned: u8,
            cannot_place: bool,
            workers_left: u8,
            caught: u8,
            ships_made: u8,
        }
        let state = &self.known;
        let tiles: Vec<Tile> = state
            .map
            .iter()
            .map(|(_, tile)| Tile {
                at: tile.at,
                kind: tile.kind,
                rot: tile.rotation,
                owner: tile.owner,
                buildings: tile.buildings,
                masters: tile.masters,
                flags: tile.flags,
                made: tile.made,
            })
            .collect();
        let players = [0, 1].map(|seat: usize| {
            let player = &state.players[seat];
            Hand {
                hand: numbers(player.hand),
                extra: numbers(player.extra),
                laid_before: numbers(player.laid_before),
                pecunia: player.pecunia,
                goods: player.goods,
                masters: player.masters,
                horsemen: player.horsemen,
                carts: player.carts,
                fishing_boats: player.fishing_boats,
                cargo_ship_round: player.cargo_ship_round,
                food_coins: player.food_coins,
                stock_board: player.stock_board,
                second_board: player.second_board,
                kept: player.kept,
                reserved: match player.reserved {
                    Reserved::Hidden => None,
                    _ => Some(player.reserved.entries().to_vec()),
                },
                orders: player.orders,
                earned: player.earned,
                cannot_place: player.cannot_place,
                workers_left: player.workers_left,
                caught: player.caught,
                ships_made: player.ships_made,
            }
        });
        let mut out = serializer.serialize_struct("Observation", 12)?;
        out.serialize_field("viewer", &self.viewer)?;
        out.serialize_field("round", &state.round)?;
        out.serialize_field("phase", &state.phase)?;
        out.serialize_field("active", &state.active)?;
        out.serialize_field("first", &state.first)?;
        out.serialize_field("closing", &state.closing)?;
        out.serialize_field("trigger", &state.trigger)?;
        out.serialize_field("end", &state.ending)?;
        out.serialize_field("merit_due", &state.merit_due)?;
        out.serialize_field("merit_left", &numbers(state.merit_left))?;
        out.serialize_field("tiles", &tiles)?;
        out.serialize_field("players", &players)?;
        out.end()
    }
}

/// The numbers of a set of kinds.
fn numbers(kinds: u128) -> Vec<u8> {
    (0..128).filter(|number| kinds & (1 << number) != 0).collect()
}

/// An action as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeenAction {
    /// The whole action.
    Open {
        /// The action.
        action: Action,
    },
    /// A start tile was kept; which one is a secret.
    DraftKeepHidden,
    /// Buildings were reserved; which ones is a secret.
    ReserveHidden,
}

impl SeenAction {
    pub(crate) fn new(seat: Seat, action: &Action, viewer: Viewer) -> SeenAction {
        match action {
            Action::DraftKeep { .. } if viewer != Some(seat) => SeenAction::DraftKeepHidden,
            Action::Reserve { .. } if viewer != Some(seat) => SeenAction::ReserveHidden,
            _ => SeenAction::Open { action: *action },
        }
    }
}

/// What chance did, as somebody sees it. Chance decides only the deal, and everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenChance {
    /// The deal.
    Deal(SeenDeal),
}

/// Who begins, and the start tiles dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[cfg_attr(feature = "wire", ts(rename = "Deal"), schemars(rename = "Deal"))]
#[serde(deny_unknown_fields)]
pub struct SeenDeal {
    /// The starting player of round 1.
    pub first: Seat,
    /// Two start tiles for each seat.
    pub start_tiles: [[TileId; 2]; 2],
}

impl SeenChance {
    pub(crate) fn new(game: &Principati, deal: &Deal) -> SeenChance {
        let start_tiles = deal.cards.map(|cards| cards.map(|kind| game.id(kind)));
        SeenChance::Deal(SeenDeal { first: deal.first, start_tiles })
    }
}

impl Followed for Principati {
    /// When the last player has chosen, all choices are shown (P-DRAFT-01, P-DRAFT-02).
    fn uncovers(&self, state: &State, seat: Seat, action: &Action, viewer: Viewer) -> Vec<(Seat, Action)> {
        if !self.at_once(state) || !(state.to_act(self) - seat).is_empty() {
            return Vec::new();
        }
        let chosen = |other: Seat| {
            let player = state.player(other);
            if other == seat {
                Some(*action)
            } else if player.kept != NONE {
                Some(Action::DraftKeep { tile: self.id(player.kept) })
            } else {
                self.reservation(state, other).map(|buildings| Action::Reserve { buildings })
            }
        };
        let others = [Seat(0), Seat(1)].into_iter().filter(|&other| viewer != Some(other));
        others.filter_map(|other| Some((other, chosen(other)?))).collect()
    }

    fn imagine_action(
        &self,
        observation: &Observation,
        seat: Seat,
        seen: &SeenAction,
        uncovers: &[(Seat, Action)],
    ) -> Option<(State, Action)> {
        if seat.0 > 1 {
            return None;
        }
        let mut world = observation.imagine(self, &mut Quick(0));
        for (other, action) in uncovers.iter().filter(|(other, _)| *other != seat) {
            let player = world.players.get_mut(other.index())?;
            (player.kept, player.reserved) = (NONE, Reserved::Nothing);
            self.check(&world, *other, action).ok()?;
            let player = world.player_mut(*other);
            match action {
                Action::DraftKeep { tile } => player.kept = self.catalogue.find(*tile)?,
                Action::Reserve { buildings: choice } => player.reserved = choice.slots_chosen(),
                _ => return None,
            }
        }
        let shown = uncovers.iter().find(|(other, _)| *other == seat).map(|(_, action)| *action);
        let action = match seen {
            SeenAction::Open { action } => *action,
            SeenAction::DraftKeepHidden | SeenAction::ReserveHidden if shown.is_some() => shown?,
            SeenAction::DraftKeepHidden | SeenAction::ReserveHidden => {
                let mut choices = Vec::new();
                self.list_actions(&world, seat, &mut choices);
                *choices.first()?
            }
        };
        Some((world, action))
    }

    fn imagine_chance(&self, observation: &Observation, seen: &SeenChance) -> Option<(State, Deal)> {
        let deal = self.read(&Note::Setup(seen.clone().into())).ok()?;
        Some((observation.known.clone(), deal))
    }
}
