//! Ideas for laying tiles.

use super::{Ideas, Setting, acts};
use crate::principati::lay::Placement;
use crate::principati::sight::Sight;
use crate::principati::weights::Weights;
use princely_core::{Game, Silent, sorting};
use princely_principati::{Action, Order, Phase, StockBoard};

/// Placements of the hand looked at first; of extra tiles; beside the other player's tiles.
pub(super) const HAND: usize = 18;
const EXTRA: usize = 3;
const BESIDE: usize = 4;
/// How many of them may be of one kind, or on one cell.
const ALIKE: usize = 3;

impl Ideas {
    /// Weighs all placements, best first.
    fn weigh(&mut self, here: &Setting<'_>) {
        self.weighed.clear();
        if self.is_late {
            return;
        }
        let weighed = &mut self.weighed;
        let sight = Sight::new(here.game, here.state, here.seat, &Weights::GREEDY);
        self.layer.weigh(&sight, |_, placement, value| weighed.push((value, placement)));
        sorting::sort_by_key(&mut self.weighed, |&(value, _)| -value);
    }

    pub(super) fn place(&mut self, here: &Setting<'_>, usual: &[Action], out: &mut Vec<Vec<Action>>) {
        let Setting { game, state, seat, .. } = *here;
        let extra = state.player(seat).extra();
        // With the extra tiles that are laid anyway, and without them.
        let laid = usual.iter().take_while(|action| matches!(action, Action::PlaceExtra { .. })).count();
        if laid > 0 {
            let mut later = state.clone();
            let mut before = here.before.to_vec();
            for &action in &usual[..laid] {
                game.apply(&mut later, seat, action, &mut Silent);
                before.push(action);
            }
            if acts(game, &later, seat) && later.phase() == Phase::Place && !later.merit_due() {
                let then = Setting { state: &later, before: &before, ..*here };
                self.lay_one(&then, 0, HAND, out);
            }
        }
        self.lay_one(here, 0, if laid > 0 { HAND / 3 } else { HAND }, out);
        if state.player(seat).has_earned(Order::Farmer) {
            self.promising(here, |action| matches!(action, Action::FarmerMove { .. }), 4, out);
        }
        if extra != 0 {
            self.weigh(here);
            let mut cells = Vec::new();
            let of_extra: Vec<Placement> = self
                .weighed
                .iter()
                .map(|&(_, placement)| placement)
                .filter(|&(kind, at, _)| {
                    let new = extra & (1 << kind) != 0 && !cells.contains(&(kind, at));
                    if new {
                        cells.push((kind, at));
                    }
                    new
                })
                .take(EXTRA)
                .collect();
            for (kind, at, rot) in of_extra {
                let tile = game.catalogue().kind(kind).id;
                for stock_board in [None, Some(StockBoard::A), Some(StockBoard::B)] {
                    let action = Action::PlaceExtra { tile, at, rot, stock_board };
                    if game.check(state, seat, &action).is_ok() {
                        out.push(self.go_on(here, &[action], None));
                    }
                }
            }
        }
    }

    /// The best placements of the hand, not all alike, and some beside the other player's tiles. Leaves out the
    /// first `skip`.
    pub(super) fn lay_one(
        &mut self,
        here: &Setting<'_>,
        skip: usize,
        most: usize,
        out: &mut Vec<Vec<Action>>,
    ) {
        let Setting { game, state, seat, .. } = *here;
        self.weigh(here);
        let hand = state.player(seat).hand();
        let mut chosen: Vec<Placement> = Vec::new();
        let of_hand = || self.weighed.iter().map(|&(_, placement)| placement);
        for placement in of_hand().filter(|placement| hand & (1 << placement.0) != 0) {
            let same_kind = chosen.iter().filter(|other| other.0 == placement.0).count();
            let same_cell = chosen.iter().filter(|other| other.1 == placement.1).count();
            let same = chosen.iter().any(|other| other.0 == placement.0 && other.1 == placement.1);
            let alike = if chosen.len() < HAND { ALIKE } else { 2 * ALIKE };
            if same_kind < alike && same_cell < alike && !same {
                chosen.push(placement);
            }
            if chosen.len() >= skip + most {
                break;
            }
        }
        let beside = |&(_, at, _): &Placement| {
            let around = at.neighbours().map(|cell| state.tile_at(cell).and_then(|tile| tile.owner()));
            around.into_iter().flatten().any(|owner| owner != seat)
        };
        for placement in of_hand().filter(|placement| hand & (1 << placement.0) != 0).filter(beside) {
            if chosen.len() >= skip + most + BESIDE {
                break;
            }
            if !chosen.iter().any(|other| other.1 == placement.1 || other.0 == placement.0) {
                chosen.push(placement);
            }
        }
        for &(kind, at, rot) in chosen.iter().skip(skip) {
            let tile = game.catalogue().kind(kind).id;
            out.push(self.go_on(here, &[Action::Place { tile, at, rot }], None));
        }
    }

    /// The tile of the best turn elsewhere or turned, and other tiles in its place.
    pub(super) fn place_alike(&mut self, start: &Setting<'_>, best: &[Action], out: &mut Vec<Vec<Action>>) {
        let Setting { game, seat, .. } = *start;
        let mut state = start.state.clone();
        let mut done = 0;
        while let Some(&action) = best.get(done)
            && !matches!(action, Action::Place { .. })
        {
            game.apply(&mut state, seat, action, &mut Silent);
            done += 1;
        }
        let Some(&Action::Place { tile, at, .. }) = best.get(done) else { return };
        let here = Setting { state: &state, before: &best[..done], ..*start };
        self.weigh(&here);
        let hand = state.player(seat).hand();
        let id = |kind| game.catalogue().kind(kind).id;
        let pick = |alike: &dyn Fn(&Placement) -> bool, most: usize| -> Vec<Placement> {
            let all = self.weighed.iter().map(|&(_, placement)| placement);
            all.filter(|placement| hand & (1 << placement.0) != 0 && alike(placement)).take(most).collect()
        };
        let mut chosen = pick(&|other| id(other.0) == tile && other.1 == at, 5);
        chosen.extend(pick(&|other| id(other.0) == tile && other.1 != at, 6));
        chosen.extend(pick(&|other| id(other.0) != tile && other.1 == at, 6));
        for (kind, at, rot) in chosen {
            out.push(self.go_on(&here, &[Action::Place { tile: id(kind), at, rot }], None));
        }
    }
}
