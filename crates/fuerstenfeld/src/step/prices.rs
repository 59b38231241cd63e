//! Phase 6, prices (F-PRC), and what comes after it: the end, or the next round (F-RND-3).

use crate::event::Events;
use crate::state::MAX_PLAYERS;
use crate::{Event, Fuerstenfeld, Good, Goods, Phase, State};
use princely_core::SeatSet;

impl Fuerstenfeld {
    /// Each empty demand space moves its price one space up, and the tokens leave (F-PRC-1).
    #[inline]
    pub(crate) fn adjust_prices(&self, state: &mut State, events: &mut impl Events) {
        let top = self.table.track.top();
        for (index, brewery) in (0..).zip(&mut state.breweries[..usize::from(self.players)]) {
            for good in Good::ALL {
                let empty = brewery.demand[good] - brewery.filled[good];
                let before = brewery.space[good];
                brewery.space[good] = before.saturating_add(empty).min(top);
                if brewery.space[good] != before {
                    let price = self.table.track.price(brewery.space[good]);
                    events.tell(|| Event::PriceRose { brewery: index, good, empty, price });
                }
            }
            brewery.filled = Goods::NONE;
        }
        if self.is_finished(state) {
            state.phase = Phase::Over;
            state.to_act = SeatSet::EMPTY;
            events.tell(|| Event::ended(self, state));
        } else {
            state.order = self.next_order(state);
            state.to_act = SeatSet::EMPTY;
            self.begin_round(state, events);
        }
    }

    /// Lowest disc first; on one space the disc that came last, which lies on top (F-RND-3, F-SELL-7).
    #[inline]
    fn next_order(&self, state: &State) -> [u8; MAX_PLAYERS] {
        let players = usize::from(self.players);
        let mut order = [0; MAX_PLAYERS];
        for (count, &seat) in state.order[..players].iter().enumerate() {
            let disc = state.players[usize::from(seat)].disc;
            let mut place = count;
            while place > 0 && state.players[usize::from(order[place - 1])].disc >= disc {
                order[place] = order[place - 1];
                place -= 1;
            }
            order[place] = seat;
        }
        order
    }
}
