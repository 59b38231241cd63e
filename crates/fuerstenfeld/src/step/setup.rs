//! Set-up (F-SET).

use crate::limits::{BASE_HAND, EXPERT_HAND};
use crate::state::{MAX_PLAYERS, SPACES};
use crate::table::DEMAND_CARDS;
use crate::{
    Action, Brewery, Card, CardSet, Event, Fuerstenfeld, Goods, Phase, Pile, Player, Refusal, SetUp,
};
use crate::{State, Top, Variant};
use princely_core::{Dice, Seat, SeatSet, Sink};

impl Fuerstenfeld {
    /// The table before anything is drawn: boards, coins, decks (F-SET-1, F-SET-5).
    pub(crate) fn empty_table(&self) -> State {
        let board = self.table.printed.map(|field| field.map_or(Top::Empty, Top::Printed));
        let player = Player {
            hand: CardSet::EMPTY,
            unseen: self.deck(),
            covered: CardSet::EMPTY,
            trashed: CardSet::EMPTY,
            active: CardSet::EMPTY,
            coins: u32::from(self.table.start_coins),
            income: 0,
            bottom: Pile::EMPTY,
            board,
            goods: Goods::NONE,
            harvest: harvest_of(&board),
            disc: 0,
            kept: None,
            due: 0,
            extra: 0,
        };
        State {
            players: [player; MAX_PLAYERS],
            breweries: [Brewery::default(); MAX_PLAYERS],
            order: [0; MAX_PLAYERS],
            phase: Phase::Setup,
            round: 0,
            turns_done: 0,
            to_act: SeatSet::EMPTY,
            to_deal: SeatSet::EMPTY,
            palace_card: 0,
            palace_markers: 0,
            built: 0,
            scavenged: 0,
            to_store: Goods::NONE,
        }
    }

    /// The cards of each player (F-VAL-2).
    pub fn deck(&self) -> CardSet {
        match self.variant {
            Variant::Base => CardSet::BASE,
            Variant::Expert => CardSet::EXPERT,
        }
    }

    /// Random demand cards, all different, and a random stack of discs (F-SET-2, F-SET-4).
    pub(crate) fn sample_set_up(&self, dice: &mut impl Dice) -> SetUp {
        let players = usize::from(self.players);
        let mut number = 0;
        let mut pick = |items: &mut [u8], count: usize| {
            for place in 0..count {
                let rest = (items.len() - place) as u32;
                items.swap(place, place + dice.roll(None, number, rest) as usize);
                number += 1;
            }
        };
        let mut cards: [u8; DEMAND_CARDS] = std::array::from_fn(|index| index as u8);
        pick(&mut cards, players);
        self.tell_by_demand(&mut cards[..players]);
        let mut order: [u8; MAX_PLAYERS] = std::array::from_fn(|index| index as u8);
        pick(&mut order[..players], players);
        let demand = std::array::from_fn(|index| if index < players { cards[index] } else { 0 });
        let order = std::array::from_fn(|index| if index < players { order[index] } else { 0 });
        SetUp { demand, order }
    }

    /// Of equal demand cards, takes those with the lowest numbers: neither players nor records can tell equal cards
    /// apart.
    fn tell_by_demand(&self, cards: &mut [u8]) {
        let demand = |card: u8| self.table.demand[usize::from(card)];
        for place in 0..cards.len() {
            let (before, card) = (&cards[..place], cards[place]);
            let is_left = |other: &u8| demand(*other) == demand(card) && !before.contains(other);
            cards[place] = (0..DEMAND_CARDS as u8).find(is_left).unwrap_or(card);
        }
    }

    pub(crate) fn check_set_up(&self, state: &State, set_up: &SetUp) -> Result<(), Refusal> {
        if !state.is_blank() {
            return Err(Refusal::SetUpTwice);
        }
        let players = usize::from(self.players);
        let all_different = |items: &[u8]| (1..items.len()).all(|at| !items[..at].contains(&items[at]));
        let demand = &set_up.demand[..players];
        if !all_different(demand) || demand.iter().any(|&card| usize::from(card) >= DEMAND_CARDS) {
            return Err(Refusal::DemandCards { players: self.players });
        }
        let order = &set_up.order[..players];
        if !all_different(order) || order.iter().any(|&seat| seat >= self.players) {
            return Err(Refusal::DiscStack { players: self.players });
        }
        Ok(())
    }

    pub(crate) fn set_up(&self, state: &mut State, set_up: &SetUp, events: &mut impl Sink<Event>) {
        for (brewery, &card) in state.breweries.iter_mut().zip(&set_up.demand[..usize::from(self.players)]) {
            let start = self.table.track.start; // F-SET-3
            brewery.demand = self.table.demand[usize::from(card)];
            brewery.space = Goods::new(start, start, start);
        }
        state.order = set_up.order;
        events.tell(|| Event::set_up(self, state));
        let cards = match self.variant {
            Variant::Base => BASE_HAND,
            Variant::Expert => EXPERT_HAND,
        };
        for seat in self.all_seats() {
            self.deal(state, seat, cards);
        }
    }

    /// Once the starting cards are dealt: the expert players choose, the others begin (F-SET-6, F-SET-7).
    pub(crate) fn after_starting_deal(&self, state: &mut State, events: &mut impl Sink<Event>) {
        match self.variant {
            Variant::Base => self.begin_round(state, events),
            Variant::Expert => state.to_act = self.all_seats(),
        }
    }

    pub(crate) fn list_set_up(&self, player: &Player, out: &mut Vec<Action>) {
        match player.kept {
            None => out.extend(player.hand.into_iter().map(|card| Action::Keep { card })),
            Some(kept) => {
                out.extend(
                    (player.hand - CardSet::only(kept)).into_iter().map(|card| Action::Under { card }),
                );
            }
        }
    }

    pub(crate) fn check_keep(&self, player: &Player, card: Card) -> Result<(), Refusal> {
        match player.kept {
            Some(kept) => Err(Refusal::KeptAlready { kept }),
            None if !player.hand.contains(card) => Err(Refusal::NotDealt { card }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_set_up_under(&self, player: &Player, card: Card) -> Result<(), Refusal> {
        match player.kept {
            None => Err(Refusal::KeepFirst),
            Some(kept) if kept == card => Err(Refusal::KeptStays { card }),
            Some(_) if !player.hand.contains(card) => Err(Refusal::NotDealt { card }),
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn keep(&self, state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        state.player_mut(seat).kept = Some(card);
        events.tell(|| Event::Kept { seat, card: Some(card) });
    }

    pub(crate) fn set_up_under(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        events: &mut impl Sink<Event>,
    ) {
        let player = state.player_mut(seat);
        player.hand.remove(card);
        player.bottom.push(card);
        let done = player.hand.len() == 1;
        events.tell(|| Event::PutUnder { seat, card: Some(card) });
        if done {
            state.to_act.remove(seat);
        }
        if state.to_act.is_empty() {
            for seat in self.all_seats() {
                state.player_mut(seat).kept = None;
            }
            self.begin_round(state, events);
        }
    }
}

/// What a board yields (F-HARV-1).
pub(crate) fn harvest_of(board: &[Top; SPACES]) -> Goods {
    let mut goods = Goods::NONE;
    for (good, count) in board.iter().filter_map(|top| top.yields()) {
        goods[good] += count;
    }
    goods
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CardTable;
    use princely_core::{Quick, Streamed};

    /// Otherwise a record would not be read as it was written.
    #[test]
    fn f_set_2_equal_demand_cards_are_told_by_their_demand() {
        let mut table = CardTable::standard();
        table.demand = [table.demand[0]; DEMAND_CARDS];
        let game = Fuerstenfeld::new(5, Variant::Base, table).unwrap();
        for seed in 0..20 {
            assert_eq!(game.sample_set_up(&mut Streamed(Quick(seed))).demand, [0, 1, 2, 3, 4]);
        }
    }
}
