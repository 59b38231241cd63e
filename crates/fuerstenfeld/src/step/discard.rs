//! Phase 5, discarding (F-DIS).

use crate::limits::{SCAVENGED, STORED};
use crate::{Action, Card, Event, Fuerstenfeld, Good, Goods, Player, Refusal, State};
use princely_core::{Seat, Sink};

impl Fuerstenfeld {
    pub(crate) fn list_discard(&self, state: &State, player: &Player, out: &mut Vec<Action>) {
        if player.hand.len() >= 2 {
            out.extend(player.hand.into_iter().map(|card| Action::Under { card }));
        }
        if player.has(Card::Scavenger) && state.scavenged < SCAVENGED {
            out.extend(player.hand.into_iter().map(|card| Action::Trash { card }));
        }
        if player.has(Card::Warehouse) && state.to_store == Goods::NONE {
            for hops in 0..=player.goods.hops.min(STORED) {
                for barley in 0..=player.goods.barley.min(STORED - hops) {
                    for water in 0..=player.goods.water.min(STORED - hops - barley) {
                        if hops + barley + water > 0 {
                            out.push(Action::Store { goods: Goods::new(hops, barley, water) });
                        }
                    }
                }
            }
        }
        if player.hand.len() <= player.hand_limit() {
            out.push(Action::EndTurn);
        }
    }

    pub(crate) fn check_under(&self, player: &Player, card: Card) -> Result<(), Refusal> {
        if !player.hand.contains(card) {
            Err(Refusal::NotInHandToPutUnder { card })
        } else if player.hand.len() < 2 {
            Err(Refusal::LastCardStays { card })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_trash(&self, state: &State, player: &Player, card: Card) -> Result<(), Refusal> {
        if !player.has(Card::Scavenger) {
            Err(Refusal::NoScavenger)
        } else if state.scavenged >= SCAVENGED {
            Err(Refusal::ScavengerDone { most: SCAVENGED })
        } else if !player.hand.contains(card) {
            Err(Refusal::NotInHandToTrash { card })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_store(&self, state: &State, player: &Player, goods: Goods) -> Result<(), Refusal> {
        if !player.has(Card::Warehouse) {
            return Err(Refusal::NoWarehouse);
        }
        if state.to_store != Goods::NONE {
            return Err(Refusal::StoredAlready);
        }
        if !(1..=u32::from(STORED)).contains(&goods.total()) {
            return Err(Refusal::StoreCount { count: goods.total(), most: STORED });
        }
        match Good::ALL.into_iter().find(|&good| goods[good] > player.goods[good]) {
            Some(good) => {
                Err(Refusal::StoreMoreThanHeld { good, asked: goods[good], held: player.goods[good] })
            }
            None => Ok(()),
        }
    }

    pub(crate) fn check_end_turn(&self, player: &Player) -> Result<(), Refusal> {
        let (held, limit) = (player.hand.len(), player.hand_limit());
        if held > limit { Err(Refusal::HandTooLarge { held, limit }) } else { Ok(()) }
    }

    #[inline]
    pub(crate) fn under(&self, state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        player.hand.remove(card);
        player.bottom.push(card);
        events.tell(|| Event::PutUnder { seat, card: Some(card) });
    }

    pub(crate) fn trash(&self, state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        player.hand.remove(card);
        player.trashed.insert(card);
        state.scavenged += 1;
        events.tell(|| Event::Trashed { seat, card: Some(card) });
    }

    pub(crate) fn store(&self, state: &mut State, seat: Seat, goods: Goods, events: &mut impl Sink<Event>) {
        state.to_store = goods;
        events.tell(|| Event::Stored { seat, goods });
    }

    /// The goods that are not stored are lost (F-DIS-4). Then the next player sells, or the prices are adjusted.
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        let stored = std::mem::take(&mut state.to_store);
        let player = state.player_mut(seat);
        let lost = player.goods - stored;
        player.goods = stored;
        let hand = player.hand.len();
        if lost != Goods::NONE {
            events.tell(|| Event::GoodsLost { seat, goods: lost });
        }
        events.tell(|| Event::TurnEnded { seat, hand });
        state.turns_done += 1;
        if state.turns_done < self.players {
            self.begin_turn(state);
        } else {
            self.adjust_prices(state, events);
        }
    }
}
