//! What the law suite asks of the small game.

use crate::toy::offers::{Choices, WhyNot};
use crate::toy::{Cards, Move, Seen, Stage, State, Toy, exchange, hidden_cards};
use princely_core::laws::*;
use princely_core::*;
use std::collections::BTreeSet;

impl Lawful for Toy {
    fn validate(&self, state: &State) -> Result<(), String> {
        let mut cards: Vec<u8> = state.hands.iter().chain(&state.stashes).flatten().copied().collect();
        cards.extend(state.commits.iter().flatten());
        cards.extend(&state.played);
        let kinds: BTreeSet<u8> = cards.iter().copied().collect();
        let dealt = match state.stage {
            Stage::Deal => 0,
            _ => (9 + 3 * usize::from(state.round)
                - 3 * usize::from(matches!(state.stage, Stage::Draw | Stage::Over)))
            .min(15),
        };
        if kinds.len() != cards.len() {
            Err(format!("a card is there twice: {cards:?}"))
        } else if cards.len() != dealt {
            Err(format!("{dealt} cards were dealt, but {} are there", cards.len()))
        } else {
            Ok(())
        }
    }

    fn stray_action(&self, _: &State, _: Seat, chooser: &mut Quick) -> Move {
        let card = chooser.below(u32::from(crate::toy::CARDS)) as u8;
        [Move::Commit(card), Move::Stash(card), Move::Stash(0), Move::Pass][chooser.below(4) as usize]
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<u32>> {
        let heap = |cards: &[u8]| cards.iter().copied().map(u32::from).collect();
        (0..crate::toy::SEATS)
            .filter(|seat| viewer != Some(Seat(*seat as u8)))
            .flat_map(|seat| {
                [heap(&state.stashes[seat]), heap(&state.hands[seat]), heap(state.commits[seat].as_slice())]
            })
            .collect()
    }

    /// Card 0 is in no stash, so it is more likely than other cards to be elsewhere.
    fn odds(&self, seen: &Seen, heap: usize, given: Option<(usize, u32)>) -> Vec<(u32, f64)> {
        let is_stash = |heap: usize| heap.is_multiple_of(3);
        let others = (0..crate::toy::SEATS).filter(|seat| seen.viewer != Some(Seat(*seat as u8)));
        let stashed: usize = others.map(|seat| seen.board.stashes[seat].len()).sum();
        let mut pool: Vec<u32> = hidden_cards(seen).into_iter().map(u32::from).collect();
        let mut free = pool.len() - stashed;
        if let Some((other, card)) = given {
            pool.retain(|left| *left != card);
            free -= usize::from(!is_stash(other));
        }
        if !pool.contains(&0) {
            return drawn_from(&pool, None);
        }
        let zero = if is_stash(heap) { 0.0 } else { 1.0 / free as f64 };
        let each = (1.0 - zero) / (pool.len() - 1) as f64;
        pool.into_iter().map(|card| (card, if card == 0 { zero } else { each })).collect()
    }

    fn uncovered(&self, before: &State, after: &State, _: Viewer) -> Option<String> {
        (after.played.len() > before.played.len()).then(|| format!("{:?}", after.played))
    }

    /// Committed cards are about to be shown and must stay the same; two other hidden cards change places.
    fn another_world(&self, state: &State, next: &Entry<Toy>, viewer: Viewer, chooser: &mut Quick) -> State {
        let drawn = self.determinize(&self.observe(state, viewer), chooser);
        let mut world = drawn.clone();
        for seat in 0..crate::toy::SEATS {
            if let (Some(drawn), Some(true_one)) = (world.commits[seat], state.commits[seat]) {
                exchange(&mut world, drawn, true_one);
            }
        }
        if let Entry::Action { seat, action: Move::Commit(card) } = next
            && !world.hands[seat.index()].contains(card)
        {
            let other = world.hands[seat.index()][0];
            exchange(&mut world, other, *card);
        }
        if world.stashes.iter().flatten().any(|card| *card == 0) { drawn } else { world }
    }

    fn shown_choices(&self, seen: &Seen) -> Option<Box<serde_json::value::RawValue>> {
        shown_choices(self, seen)
    }

    fn another_chance(
        &self,
        state: &State,
        chance: &Cards,
        viewer: Viewer,
        chooser: &mut Quick,
    ) -> Option<Cards> {
        let own = viewer.map_or(crate::toy::SEATS, Seat::index);
        let mut deck = Toy::deck(state);
        let kept = chance.0.get(own).cloned().unwrap_or_default();
        if !kept.iter().all(|card| deck.contains(card)) {
            return None;
        }
        deck.retain(|card| !kept.contains(card));
        chooser.shuffle(&mut deck);
        Some(Cards(std::array::from_fn(|seat| match seat == own {
            true => kept.clone(),
            false => chance.0[seat].iter().filter_map(|_| deck.pop()).collect(),
        })))
    }
}

impl LawfulOffers for Toy {
    fn offered(choices: &Choices, _: Ask<'_, Toy>) -> Vec<Move> {
        match choices {
            Choices::Commit { cards, .. } => cards.iter().map(|card| Move::Commit(*card)).collect(),
            Choices::Stash { cards, .. } => {
                cards.iter().map(|card| Move::Stash(*card)).chain([Move::Pass]).collect()
            }
        }
    }

    fn denied(choices: &Choices, ask: Ask<'_, Toy>) -> Vec<(Move, Refused)> {
        let mut denied: Vec<_> = match choices {
            Choices::Commit { .. } => vec![],
            Choices::Stash { not, .. } => {
                not.iter().map(|(card, refused)| (Move::Stash(*card), refused.clone())).collect()
            }
        };
        for action in (0..crate::toy::CARDS).map(Move::Commit).chain([Move::Pass]) {
            denied.extend(ask(&WhyNot(action)).refused.map(|refused| (action, refused)));
        }
        denied
    }

    fn questions(&self, _: &Seen, chooser: &mut Quick) -> Vec<WhyNot> {
        let card = chooser.below(u32::from(crate::toy::CARDS)) as u8;
        vec![WhyNot(Move::Commit(card)), WhyNot(Move::Stash(card)), WhyNot(Move::Pass)]
    }
}
