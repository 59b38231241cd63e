//! Moving princely masters and the cardinal (section 7).

use crate::Principati;
use crate::action::Action;
use crate::event::Event;
use crate::limits::FIGURES_ON_A_TILE;
use crate::map::{
    CARDINAL, GAVE_CARDINAL, GAVE_MASTER, MOVED, NONE, RECEIVED_CARDINAL, RECEIVED_MASTER, TileNo,
};
use crate::names::Figure;
use crate::refusal::Refusal;
use crate::state::State;
use princely_core::{Seat, Sink};
use princely_hex::Hex;

/// The marks of a figure: received, gave.
const fn marks(who: Figure) -> (u8, u8) {
    match who {
        Figure::Master => (RECEIVED_MASTER, GAVE_MASTER),
        Figure::Cardinal => (RECEIVED_CARDINAL, GAVE_CARDINAL),
    }
}

impl Principati {
    pub(super) fn list_masters(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::EndPhase);
        let player = state.player(seat);
        // Own workplaces: where figures can stand.
        let mut places = [0; crate::catalogue::MAX_TILES];
        let mut count = 0;
        for (number, tile) in state.map.iter() {
            if tile.is_owned_by(seat) && self.takes_masters(tile) {
                places[count] = number;
                count += 1;
            }
        }
        let places = &places[..count];
        for who in [Figure::Master, Figure::Cardinal] {
            let on_board = match who {
                Figure::Master => player.masters_on_board > 0,
                Figure::Cardinal => player.cardinal == NONE,
            };
            for &to in places.iter().filter(|&&to| self.check_receive(state, to, who).is_ok()) {
                let at = Some(state.map.tile(to).at);
                if on_board {
                    out.push(Action::MoveMaster { who, from: None, to: at });
                }
            }
            for &from in places.iter().filter(|&&from| self.check_give(state, from, who).is_ok()) {
                let start = Some(state.map.tile(from).at);
                out.push(Action::MoveMaster { who, from: start, to: None });
                for &to in
                    places.iter().filter(|&&to| to != from && self.check_receive(state, to, who).is_ok())
                {
                    out.push(Action::MoveMaster { who, from: start, to: Some(state.map.tile(to).at) });
                }
            }
        }
    }

    /// Whether a tile can give a figure (P-MAST-02).
    pub(crate) fn check_give(&self, state: &State, number: TileNo, who: Figure) -> Result<(), Refusal> {
        let tile = state.map.tile(number);
        let there = match who {
            Figure::Master => tile.masters > 0,
            Figure::Cardinal => tile.has_cardinal(),
        };
        if !there {
            return Err(Refusal::NoFigure { who });
        }
        if tile.flags & marks(who).0 != 0 {
            return Err(Refusal::ReceivedBefore { at: tile.at });
        }
        Ok(())
    }

    /// Whether a tile can receive a figure (P-MAST-02, P-MAST-03, P-MAST-04).
    pub(crate) fn check_receive(&self, state: &State, number: TileNo, who: Figure) -> Result<(), Refusal> {
        let tile = state.map.tile(number);
        if !self.takes_masters(tile) {
            return Err(Refusal::NoWorkplace { at: tile.at });
        }
        if tile.flags & marks(who).1 != 0 {
            return Err(Refusal::GaveBefore { at: tile.at });
        }
        if tile.figures() >= FIGURES_ON_A_TILE {
            return Err(Refusal::Full { at: tile.at });
        }
        Ok(())
    }

    pub(super) fn check_masters(
        &self,
        state: &State,
        seat: Seat,
        who: Figure,
        from: Option<Hex>,
        to: Option<Hex>,
    ) -> Result<(), Refusal> {
        if from == to {
            return Err(Refusal::SamePlace);
        }
        let player = state.player(seat);
        let own = |at: Hex| state.map.find(at).filter(|&number| state.map.tile(number).is_owned_by(seat));
        if who == Figure::Master && player.masters == 0 {
            return Err(Refusal::NoMasters);
        }
        match from {
            None => {
                let there = match who {
                    Figure::Master => player.masters_on_board > 0,
                    Figure::Cardinal => player.cardinal == NONE,
                };
                if !there {
                    return Err(Refusal::NoFigure { who });
                }
            }
            Some(at) => self.check_give(state, own(at).ok_or(Refusal::NoFigure { who })?, who)?,
        }
        match to {
            None => Ok(()),
            Some(at) => self.check_receive(state, own(at).ok_or(Refusal::NoWorkplace { at })?, who),
        }
    }

    pub(super) fn move_master(
        &self,
        state: &mut State,
        seat: Seat,
        who: Figure,
        from: Option<Hex>,
        to: Option<Hex>,
        events: &mut impl Sink<Event>,
    ) {
        let (received, gave) = marks(who);
        if let Some(at) = from {
            let number = state.map.there(at);
            let tile = state.map.tile_mut(number);
            tile.flags |= gave;
            match who {
                Figure::Master => tile.masters -= 1,
                Figure::Cardinal => tile.flags &= !CARDINAL,
            }
        } else if who == Figure::Master {
            state.player_mut(seat).masters_on_board -= 1;
        }
        let target = to.map(|at| state.map.there(at));
        if let Some(number) = target {
            let tile = state.map.tile_mut(number);
            tile.flags |= received;
            match who {
                Figure::Master => tile.masters += 1,
                Figure::Cardinal => tile.flags |= CARDINAL,
            }
        } else if who == Figure::Master {
            state.player_mut(seat).masters_on_board += 1;
        }
        if who == Figure::Cardinal {
            state.player_mut(seat).cardinal = target.unwrap_or(NONE);
        }
        events.tell(|| Event::FigureMoved { seat, who, from, to });
    }

    /// Clears the flags of a masters phase.
    pub(super) fn forget_moves(&self, state: &mut State, seat: Seat) {
        for number in 0..crate::catalogue::MAX_TILES as u8 {
            let tile = state.map.tile_mut(number);
            if tile.is_owned_by(seat) {
                tile.flags &= !MOVED;
            }
        }
    }
}
