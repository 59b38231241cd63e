//! The tensor of Fürstenfeld. The viewer comes first, then the others in the order of their seats; a spectator sees the
//! table as from seat 0, without any hand.

use crate::layout::{CHOSEN, Pen, byte, spread};
use princely_core::{Game, Seat};
use princely_fuerstenfeld::state::{MAX_PLAYERS, SPACES};
use princely_fuerstenfeld::{Card, Fuerstenfeld, Good, Goods, Observation, Phase, Top, Variant};

/// Numbers about one player.
const FIGURES: usize = 19;
/// Numbers about one good at a brewery.
const OFFER: usize = 4;

/// How many numbers the tensor has.
pub const WIDTH: usize = 6 // phase
    + 2 // game
    + 5 // progress
    + 3 // to_store
    + 3 // palace_price
    + 3 * MAX_PLAYERS // seats, to_act, order
    + MAX_PLAYERS * 3 * OFFER
    + MAX_PLAYERS * FIGURES
    + MAX_PLAYERS * SPACES
    + 3 * MAX_PLAYERS * Card::COUNT // active, covered, trashed
    + 4 * Card::COUNT // hand, unseen, bottom, kept
    + CHOSEN;

#[inline]
pub(super) fn draw(game: &Fuerstenfeld, observation: &Observation, pen: &mut impl Pen) {
    let state = observation.known();
    let viewer = observation.viewer();
    let players = usize::from(game.seats());
    let first = viewer.map_or(0, Seat::index);
    // Who sits at a place, counted from the viewer.
    let at = |place: usize| {
        let seat = first + place;
        Seat((if seat >= players { seat - players } else { seat }) as u8)
    };
    pen.part("phase", 1, [6], |out| out[phase(state.phase())] = 1);
    pen.part("game", 6, [2], |out| {
        out[0] = u8::from(game.variant() == Variant::Expert);
        out[1] = game.palaces();
    });
    pen.part("progress", 100, [5], |out| {
        out[0] = state.round();
        out[1] = state.turns_done();
        out[2] = state.built();
        out[3] = state.scavenged();
        out[4] = players as u8;
    });
    pen.part("to_store", 3, [3], |out| goods(state.to_store(), out));
    pen.part("palace_price", 50, [3], |out| {
        out[0] = game.palace_price(state).unwrap_or_default();
        out[1] = state.palace_card();
        out[2] = state.palace_markers();
    });
    pen.part("seats", 1, [MAX_PLAYERS], |out| out[..players].fill(1));
    pen.part("to_act", 1, [MAX_PLAYERS], |out| {
        for (place, number) in out[..players].iter_mut().enumerate() {
            *number = u8::from(state.to_act().contains(at(place)));
        }
    });
    pen.part("order", 5, [MAX_PLAYERS], |out| {
        if state.phase() == Phase::Setup {
            return;
        }
        for (turn, seat) in (1..).zip(game.turn_order(state)) {
            let seat = usize::from(*seat);
            let place = if seat >= first { seat - first } else { seat + players - first };
            out[place % MAX_PLAYERS] = turn;
        }
    });
    pen.part("breweries", 20, [MAX_PLAYERS, 3, OFFER], |out| {
        for (out, brewery) in
            out.as_chunks_mut::<{ 3 * OFFER }>().0.iter_mut().zip(&state.breweries()[..players])
        {
            let prices = game.prices(brewery);
            for (out, good) in out.as_chunks_mut::<OFFER>().0.iter_mut().zip(Good::ALL) {
                *out = [brewery.demand[good], brewery.filled[good], brewery.space[good], prices[good]];
            }
        }
    });
    pen.part("players", 30, [MAX_PLAYERS, FIGURES], |out| {
        for (place, out) in out.as_chunks_mut::<FIGURES>().0[..players].iter_mut().enumerate() {
            let (player, counts) = (state.player(at(place)), observation.counts(at(place)));
            *out = [
                byte(player.coins),
                byte(player.income.into()),
                player.disc,
                player.goods.hops,
                player.goods.barley,
                player.goods.water,
                player.harvest.hops,
                player.harvest.barley,
                player.harvest.water,
                player.palaces(),
                player.hand_limit(),
                player.extra,
                player.due,
                byte(player.bank_coins().into()),
                counts.hand,
                counts.unseen,
                counts.bottom,
                counts.trashed,
                u8::from(counts.kept),
            ];
        }
    });
    pen.part("board", 31, [MAX_PLAYERS, SPACES], |out| {
        for (place, out) in out.as_chunks_mut::<SPACES>().0[..players].iter_mut().enumerate() {
            *out = state.player(at(place)).board.map(top);
        }
    });
    for (name, set) in [("active", 0), ("covered", 1), ("trashed", 2)] {
        pen.part(name, 1, [MAX_PLAYERS, Card::COUNT], |out| {
            for (place, out) in out.as_chunks_mut::<{ Card::COUNT }>().0[..players].iter_mut().enumerate() {
                let player = state.player(at(place));
                spread([player.active, player.covered, player.trashed][set].bits(), out);
            }
        });
    }
    let own = viewer.map(|seat| state.player(seat));
    pen.part("hand", 1, [Card::COUNT], |out| spread(own.map_or(0, |own| own.hand.bits()), out));
    pen.part("unseen", 1, [Card::COUNT], |out| spread(own.map_or(0, |own| own.unseen.bits()), out));
    pen.part("bottom", 28, [Card::COUNT], |out| {
        let cards = own.map_or(&[][..], |own| own.bottom.as_slice());
        for (place, card) in (1..).zip(cards) {
            out[card.index()] = place;
        }
    });
    pen.part("kept", 1, [Card::COUNT], |out| {
        if let Some(card) = own.and_then(|own| own.kept) {
            out[card.index()] = 1;
        }
    });
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Setup => 0,
        Phase::Draw => 1,
        Phase::Sell => 2,
        Phase::Build => 3,
        Phase::Discard => 4,
        Phase::Over => 5,
    }
}

/// 0: nothing; 1 to 3: a printed field of a good; 4 and up: a card.
#[inline]
fn top(top: Top) -> u8 {
    match top {
        Top::Empty => 0,
        Top::Printed(good) => 1 + good.index() as u8,
        Top::Card(card) => 4 + card.index() as u8,
    }
}

#[inline]
fn goods(goods: Goods, out: &mut [u8]) {
    for good in Good::ALL {
        out[good.index()] = goods[good];
    }
}
