//! A game to play.

use arbitrary::{Result, Unstructured};
use princely_fuerstenfeld::table::{
    Costs, DEMAND_CARDS, DemandNote, MAX_TRACK, MAX_VALUE, TableNote, TrackNote,
};
use princely_fuerstenfeld::{Card, CardTable, Fuerstenfeld, Good, Variant};

/// Any number of players, any variant; one time in four with an odd card table, one time in two with fewer palaces to
/// build (F-END-4).
pub fn game(u: &mut Unstructured<'_>) -> Result<Fuerstenfeld> {
    let players = u.int_in_range(2..=5)?;
    let variant = *u.choose(&[Variant::Base, Variant::Expert])?;
    let table = if u.ratio(1, 4)? { odd_table(u)? } else { CardTable::standard() };
    let palaces = *u.choose(&[6, 4, 6, 5])?;
    let game = Fuerstenfeld::new(players, variant, table).expect("2 to 5 players can play");
    Ok(game.with_palaces(palaces).expect("4, 5 or 6 palaces end the game"))
}

/// A table within its limits, however strange: a track of one space, free palaces, no demand at all.
fn odd_table(u: &mut Unstructured<'_>) -> Result<CardTable> {
    let spaces = u.int_in_range(1..=MAX_TRACK)?;
    let mut numbers = |count: usize| (0..count).map(|_| number(u)).collect::<Result<Vec<i64>>>();
    let values = numbers(spaces)?;
    let palace_prices = numbers(6)?;
    let goods = numbers(3 * DEMAND_CARDS)?;
    let costs = numbers(Card::PRICED)?;
    let single = numbers(2)?;
    let demand = goods.chunks(3).map(|of| DemandNote { hops: of[0], barley: of[1], water: of[2] });
    let cost = Card::ALL.iter().zip(costs).map(|(card, cost)| (card.id().to_owned(), cost));
    let mut printed_fields = Vec::new();
    for _ in 0..6 {
        printed_fields.push(*u.choose(&[None, Some(Good::Hops), Some(Good::Barley), Some(Good::Water)])?);
    }
    let note = TableNote {
        name: "odd".into(),
        start_coins: single[0],
        printed_fields,
        price_track: TrackNote { values, start: u.int_in_range(0..=spaces as i64 - 1)? },
        palace_prices,
        income_top: single[1],
        demand: demand.collect(),
        cost: Costs(cost.collect()),
    };
    Ok(CardTable::try_from(&note).expect("a table within its limits is a table"))
}

/// A number, mostly small, so that something can be paid for.
fn number(u: &mut Unstructured<'_>) -> Result<i64> {
    let byte: u8 = u.arbitrary()?;
    Ok(if byte < 224 { i64::from(byte % 8) } else { u.int_in_range(0..=MAX_VALUE)? })
}
