//! Phase 6, prices (F-PRC), and what comes after it: the end, or the next round (F-RND-3).

use crate::state::MAX_PLAYERS;
use crate::{Brewery, Event, Fuerstenfeld, Good, Goods, Phase, State};
use princely_core::{SeatSet, Sink};

impl Fuerstenfeld {
    /// Each empty demand space moves its price one space up, and the tokens leave (F-PRC-1).
    #[inline]
    pub(crate) fn adjust_prices(&self, state: &mut State, events: &mut impl Sink<Event>) {
        for (index, brewery) in (0..).zip(&mut state.breweries[..usize::from(self.players)]) {
            let (before, after) = (brewery.space, self.adjusted(brewery));
            brewery.space = after;
            for good in Good::ALL {
                if after[good] != before[good] {
                    let empty = brewery.demand[good] - brewery.filled[good];
                    let price = self.table.track.price(after[good]);
                    events.tell(|| Event::PriceRose { brewery: index, good, empty, price });
                }
            }
            brewery.filled = Goods::NONE;
        }
        if self.ending(state).is_some() {
            state.phase = Phase::Over;
            state.to_act = SeatSet::EMPTY;
            events.tell(|| Event::ended(self, state));
        } else {
            state.order = self.next_order(state);
            state.to_act = SeatSet::EMPTY;
            self.begin_round(state, events);
        }
    }

    /// Where the price markers go when each empty demand space moves the marker of its good one space up (F-PRC-1).
    #[inline]
    pub(crate) fn adjusted(&self, brewery: &Brewery) -> Goods {
        let top = self.table.track.top();
        let mut space = brewery.space;
        for good in Good::ALL {
            let empty = brewery.demand[good] - brewery.filled[good];
            space[good] = space[good].saturating_add(empty).min(top);
        }
        space
    }

    /// How many discs have moved this round (F-SELL-7). They belong to the first players in the order of play.
    #[inline]
    pub(crate) fn discs_moved(&self, state: &State) -> usize {
        let current = matches!(state.phase, Phase::Build | Phase::Discard);
        usize::from(state.turns_done + u8::from(current)).min(usize::from(self.players))
    }

    /// The order of play of the next round, for the players whose disc has moved: lowest disc first. Of the discs on
    /// one space, the one that came last lies on top and is first (F-RND-3, F-SELL-7).
    #[inline]
    pub(crate) fn next_order(&self, state: &State) -> [u8; MAX_PLAYERS] {
        let moved = self.discs_moved(state);
        let mut order = [0; MAX_PLAYERS];
        for (count, &seat) in state.order[..moved].iter().enumerate() {
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
