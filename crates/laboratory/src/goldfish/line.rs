//! A line of the search, played at a real table.

use crate::goldfish::deal::{Deal, PLAYER, Sitting};
use crate::goldfish::game::Line;
use crate::goldfish::solo::{CARD, Cards, EMPTY, PRINTED, bit, cards};
use princely_core::{Silent, Table};
use princely_fuerstenfeld::{Action, Card, Fuerstenfeld, Goods, Phase, Top};

/// Plays the line with the engine, which checks every action. `None` if it refuses one: then the search is wrong.
pub(super) fn play(deal: &Deal, line: &Line, own_spaces: bool) -> Option<Table<Fuerstenfeld>> {
    let mut sitting = deal.table();
    if let Some((kept, under)) = line.arranged {
        for card in cards(kept) {
            act(&mut sitting, Action::Keep { card })?;
        }
        for card in in_order(line, under, 0) {
            act(&mut sitting, Action::Under { card })?;
        }
    }
    let mut goes_on = true;
    for (number, round) in (1..).zip(&line.rounds) {
        if !goes_on {
            return None;
        }
        for _ in 0..round.step.extra {
            act(&mut sitting, Action::DrawExtra)?;
        }
        if sitting.table.state().phase() == Phase::Draw {
            act(&mut sitting, Action::StopDrawing)?;
        }
        act(&mut sitting, round.sale.map_or(Action::SellNothing, |sale| Action::Sell { sale }))?;
        for (card, place) in round.step.builds.into_iter().flatten() {
            let space = if own_spaces { place } else { space_of(&sitting, place)? };
            act(&mut sitting, Action::Build { card, space })?;
        }
        if sitting.table.state().phase() == Phase::Build {
            act(&mut sitting, Action::EndBuild)?;
        }
        let [hops, barley, water] = round.store;
        if round.store != [0; 3] {
            act(&mut sitting, Action::Store { goods: Goods::new(hops, barley, water) })?;
        }
        for card in cards(round.step.trash) {
            act(&mut sitting, Action::Trash { card })?;
        }
        let player = sitting.table.state().player(PLAYER);
        let hand: Cards = player.hand.into_iter().map(bit).sum();
        // After the last palace it does not matter what is kept.
        let kept = match round.step.kept {
            0 => cards(hand).take(usize::from(player.hand_limit())).map(bit).sum(),
            kept => kept,
        };
        for card in in_order(line, hand & !kept, number) {
            act(&mut sitting, Action::Under { card })?;
        }
        goes_on = act(&mut sitting, Action::EndTurn)?;
    }
    (!goes_on).then_some(sitting.table)
}

fn act(sitting: &mut Sitting<'_>, action: Action) -> Option<bool> {
    let done = sitting.table.act(PLAYER, action, &mut Silent);
    debug_assert!(done.is_ok(), "{action:?}: {done:?}");
    done.ok()?;
    Some(sitting.go_on())
}

/// Cards in the order in which they go under the deck: a card that is drawn again sooner goes sooner.
fn in_order(line: &Line, under: Cards, rounds_done: usize) -> Vec<Card> {
    let mut list: Vec<Card> = cards(under).collect();
    let again = |card: &Card| {
        line.rounds.iter().skip(rounds_done).position(|round| round.step.again & bit(*card) != 0)
    };
    list.sort_by_key(|card| again(card).unwrap_or(usize::MAX));
    list
}

/// A space with this top.
fn space_of(sitting: &Sitting<'_>, covered: u8) -> Option<u8> {
    let number = |top: &Top| match top {
        Top::Empty => EMPTY,
        Top::Printed(good) => PRINTED + *good as u8,
        Top::Card(card) => CARD + *card as u8,
    };
    let board = &sitting.table.state().player(PLAYER).board;
    board.iter().position(|top| number(top) == covered).map(|space| space as u8)
}
