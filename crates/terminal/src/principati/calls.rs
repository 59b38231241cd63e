//! What somebody at the table would call out: that the end is near, that something runs out, that something is lost.

use super::Tabletop;
use super::menu::Menu;
use crate::{Choice, Second};
use princely_core::{Game as _, Message, Seat};
use princely_principati::buildings::Class;
use princely_principati::{Action, Building, Good, Observation, Phase};
use princely_words::principati::place;

/// A hand with at most this many tiles is called out.
const FEW_TILES: usize = 3;
/// A player who lacks at most this much for the end is called out.
const NEAR: u32 = 2;
/// The most pieces of work still to be done that are offered.
const OFFERED: usize = 5;

impl Tabletop<'_> {
    /// What is called out before a decision of a seat.
    pub(super) fn calls(&self, seat: Seat) -> Vec<String> {
        let view = self.view;
        let mut calls = Vec::new();
        if view.phase == Phase::Over || view.round == 0 {
            return Vec::new();
        }
        if view.closing {
            calls.push(Message::new("t-p-closing"));
        } else if let Some(reason) = view.end {
            calls.push(Message::new("t-p-end-set-off").text("reason", self.name("reason", reason.id())));
        } else {
            if let Some(last) = view.last_round.filter(|last| last - view.round.min(*last) <= 1) {
                calls.push(Message::new("t-p-last-round").number("round", last));
            }
            calls.extend([Seat(0), Seat(1)].into_iter().flat_map(|other| self.near_end(other, seat)));
        }
        if let Some(player) = view.player(seat) {
            let full = |slots: princely_principati::view::SlotsUsed| slots.used >= slots.total;
            match view.phase {
                Phase::Place if player.hand.len() <= FEW_TILES && !player.hand.is_empty() => {
                    calls.push(Message::new("t-p-few-tiles").number("count", player.hand.len() as i64));
                }
                Phase::Masters if player.masters_on_board > 0 => {
                    calls.push(Message::new("t-p-idle-masters").number("count", player.masters_on_board));
                }
                Phase::Trade | Phase::Produce if full(player.storage.square) || full(player.storage.long) => {
                    let id = match (full(player.storage.long), full(player.storage.square)) {
                        (true, true) => "t-p-full",
                        (true, false) => "t-p-full-long",
                        _ => "t-p-full-square",
                    };
                    calls.push(Message::new(id));
                }
                _ => {}
            }
            if matches!(view.phase, Phase::Trade | Phase::Produce) {
                let gone = self.gone();
                if !gone.is_empty() {
                    calls.push(Message::new("t-p-stock-gone").text("list", gone));
                }
            }
        }
        calls.iter().map(|message| self.say(message)).collect()
    }

    /// How near a player is to setting off the end (P-END-01).
    fn near_end(&self, other: Seat, reader: Seat) -> Vec<Message> {
        let Some(player) = self.view.player(other) else { return Vec::new() };
        let toward = &player.toward_end;
        let name =
            if other == reader { self.words.plain("you") } else { self.words.player(other, self.names) };
        let mut calls = Vec::new();
        for (id, progress) in [("t-p-near-military", toward.military), ("t-p-near-orders", toward.orders)] {
            if progress.need.saturating_sub(progress.have) <= NEAR {
                let message = Message::new(id).text("name", name.clone());
                calls.push(message.number("have", progress.have).number("need", progress.need));
            }
        }
        if toward.island.as_ref().is_some_and(|island| island.cargo_ship) {
            calls.push(Message::new("t-p-near-island").text("name", name));
        }
        calls
    }

    /// Goods of which the common stock has none left (P-COMP-03).
    fn gone(&self) -> String {
        if !self.game.options().switches.supply_limited {
            return String::new();
        }
        let held = |good: &Good| -> u32 {
            let of = |seat| self.view.player(seat).and_then(|player| player.goods.get(good)).copied();
            [Seat(0), Seat(1)].into_iter().filter_map(of).map(u32::from).sum()
        };
        let supply = |good: &Good| u32::from(self.game.buildings().supply[good.index()]);
        let gone = Good::ALL.iter().filter(|good| supply(good) > 0 && held(good) >= supply(good));
        self.words.list(gone.map(|good| self.name("good", good.id())))
    }

    /// What somebody would call out before something is done: work that is left, goods that are lost, the end.
    pub(super) fn second_thought(
        &self,
        menu: &Menu<'_>,
        observation: &Observation,
        actions: &[Action],
    ) -> Option<Second<Action>> {
        let own = self.view.player(menu.seat)?;
        let same = || Choice {
            path: Vec::new(),
            text: self.say(&Message::new("t-all-the-same")),
            actions: actions.to_vec(),
        };
        match actions {
            [Action::EndPhase] if self.view.phase == Phase::Produce && !self.view.closing => {
                let mut legal = Vec::new();
                self.game.observed_legal_actions(observation, &mut legal);
                let work = |action: &Action| matches!(action, Action::Produce { .. } | Action::Catch);
                let mut choices: Vec<Choice<Action>> =
                    legal.into_iter().filter(work).take(OFFERED).map(|action| menu.choice(action)).collect();
                if choices.is_empty() {
                    return None;
                }
                let text = Message::new("t-p-work-left").number("count", own.workers_left.unwrap_or(0));
                choices.iter_mut().for_each(|choice| choice.path.clear());
                choices.push(same());
                Some(Second { text: self.say(&text), choices })
            }
            [Action::Demolish { at, slot }] => {
                let standing = menu.state.tile_at(*at).and_then(|tile| tile.building((*slot).into()));
                let (long, square) = self.game.buildings().slots[0];
                let lost = own.storage.long.used.saturating_sub(long)
                    + own.storage.square.used.saturating_sub(square);
                if standing != Some(Building::Warehouse) || lost == 0 {
                    return None;
                }
                let text = Message::new("t-p-goods-lost").number("count", lost);
                Some(Second { text: self.say(&text), choices: vec![same()] })
            }
            [Action::Build { building, at, .. }] if !self.view.closing && self.view.end.is_none() => {
                let military = own.toward_end.military;
                let is_last = self.game.buildings().facts(*building).class == Class::Military
                    && military.have + 1 == military.need;
                let island = menu.state.tile_at(*at).is_some_and(|tile| tile.owner().is_none());
                if !(is_last || island && *building == Building::Port) {
                    return None;
                }
                let text = Message::new("t-p-sets-off").text("at", place(*at));
                Some(Second { text: self.say(&text), choices: vec![same()] })
            }
            _ => None,
        }
    }
}
