//! What a building would bring by the end of the game.

use super::{Chooser, Effects, Site};
use crate::names::Good;
use crate::state::State;
use crate::view::ProductView;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a building, and the buildings that it sets to work, would bring by the end of the game. It is assumed that
/// workers work there in every production phase that is left, and that everything they make is sold. Room in the
/// warehouse is ignored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Outlook {
    /// The goods that they would make.
    pub goods: BTreeMap<Good, u32>,
    /// The pecunia that they would make.
    pub pecunia: u32,
    /// What the goods sell for.
    pub price: u32,
    /// All points: what the building scores at once, the pecunia, and the price of the goods.
    pub points: i32,
}

impl Chooser<'_> {
    /// `None` if these buildings would make nothing, or if nobody knows how many rounds are left. `after` is the
    /// position with the building.
    pub(super) fn outlook(&self, after: &State, effects: &Effects) -> Option<Outlook> {
        let (game, seat) = (self.game, self.seat);
        let phases = self.productions_left()?;
        let working = game.working_kinds(after, seat);
        let mut workers = u32::from(game.workers(after, seat));
        let mut outlook = Outlook { goods: BTreeMap::new(), pecunia: 0, price: 0, points: 0 };
        for &Site { building, at, slot } in &effects.starts {
            let Some(number) = after.map.find(at) else { continue };
            let work = game.work(after, (number, usize::from(slot)), building, working);
            let busy = u32::from(work.capacity).min(workers);
            match work.product {
                Some(ProductView::Good { good }) => *outlook.goods.entry(good).or_default() += busy * phases,
                Some(ProductView::Pecunia) => outlook.pecunia += busy * phases,
                None => continue,
            }
            workers -= busy;
        }
        outlook.goods.retain(|_, count| *count > 0);
        outlook.price = outlook.goods.values().sum::<u32>() * game.selling_price(after, seat);
        let sold = outlook.pecunia + outlook.price;
        outlook.points = effects.points.total.saturating_add_unsigned(sold);
        (sold > 0).then_some(outlook)
    }

    /// Production phases that are still to come, this round's included; `None` if nobody knows when the game ends.
    fn productions_left(&self) -> Option<u32> {
        let state = self.state;
        if state.closing {
            return Some(1);
        }
        let last = self.game.options.max_rounds?;
        Some(u32::from(last.saturating_sub(state.round)) + 1)
    }
}
