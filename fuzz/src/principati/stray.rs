//! An action of any form, with any numbers.

use arbitrary::{Result, Unstructured};
use princely_hex::Hex;
use princely_principati::{
    Action, Building, Commerce, Figure, FoodRow, Good, Reservation, StockBoard, TileId, Vehicle,
};

/// Ids of tiles of every category, and one that does not exist.
pub(super) const TILES: &[&str] = &[
    "R01", "R04", "R06", "R09", "R10", "C01", "C02", "C03", "C06", "G01", "G05", "G06a", "G06b", "W01",
    "W03a", "M01", "M03", "H01", "H02", "H09", "H10", "H12", "H13a", "S01", "S02", "S03", "S04", "S05",
    "S06", "S07", "S08", "A01", "A02", "A04", "A05", "A06", "N01", "N03", "N04", "N06", "N07a", "N10", "X01",
    "X02", "ST_A", "ST_B", "ST_D", "ST_E", "ST_F", "OM1", "OM3", "OM5", "OM6", "Z99",
];

/// Any action.
pub(super) fn action(u: &mut Unstructured<'_>) -> Result<Action> {
    Ok(match u.int_in_range(0..=18)? {
        0 => Action::DraftKeep { tile: tile(u)? },
        1 => {
            let mut entries = Vec::new();
            for _ in 0..u.int_in_range(1..=2)? {
                entries.push(if u.arbitrary()? { Some(building(u)?) } else { None });
            }
            Reservation::new(&entries).map_or(Action::EndPhase, |buildings| Action::Reserve { buildings })
        }
        2 => Action::PlaceExtra { tile: tile(u)?, at: place(u)?, rot: number(u)?, stock_board: board(u)? },
        3 | 4 => Action::Place { tile: tile(u)?, at: place(u)?, rot: number(u)? },
        5 => Action::FarmerMove { from: place(u)?, to: place(u)?, rot: number(u)? },
        6 => Action::CannotPlace,
        7 => Action::MoveMaster {
            who: *u.choose(Figure::ALL)?,
            from: if u.arbitrary()? { Some(place(u)?) } else { None },
            to: if u.arbitrary()? { Some(place(u)?) } else { None },
        },
        8 => Action::Sell { good: *u.choose(Good::ALL)? },
        9 => Action::Buy { good: *u.choose(Good::ALL)? },
        10 => Action::FoodCoin { row: *u.choose(FoodRow::ALL)? },
        11 => Action::BuyCommerce { order: *u.choose(&[Commerce::Twenty, Commerce::Thirty])? },
        12 => {
            let (building, at) = (building(u)?, place(u)?);
            Action::Build { building, at, slot: slot(u)?, stock_board: board(u)? }
        }
        13 => Action::Demolish { at: place(u)?, slot: slot(u)? },
        14 => Action::MinerMine { building: building(u)?, at: place(u)?, slot: slot(u)? },
        15 => {
            let (from, to) = (place(u)?, place(u)?);
            Action::ArchitectMove { from, from_slot: slot(u)?, to, to_slot: slot(u)? }
        }
        16 => Action::Produce { at: place(u)?, slot: slot(u)? },
        17 => {
            let merit = Action::MeritTile { tile: tile(u)? };
            *u.choose(&[Action::Catch, Action::EndPhase, merit])?
        }
        _ => Action::Make { vehicle: *u.choose(Vehicle::ALL)? },
    })
}

fn tile(u: &mut Unstructured<'_>) -> Result<TileId> {
    Ok(TileId::new(u.choose(TILES)?).expect("the ids are ids"))
}

fn building(u: &mut Unstructured<'_>) -> Result<Building> {
    u.choose(Building::ALL).copied()
}

fn board(u: &mut Unstructured<'_>) -> Result<Option<StockBoard>> {
    u.choose(&[None, None, Some(StockBoard::A), Some(StockBoard::B)]).copied()
}

/// Mostly a cell of the starting world or near it, sometimes one at the edge of the plane.
fn place(u: &mut Unstructured<'_>) -> Result<Hex> {
    Ok(if u.ratio(15, 16)? {
        Hex::new(u.int_in_range(-6..=6)?, u.int_in_range(-4..=4)?)
    } else {
        Hex::new(u.arbitrary()?, u.arbitrary()?)
    })
}

fn slot(u: &mut Unstructured<'_>) -> Result<u8> {
    let byte: u8 = u.arbitrary()?;
    Ok(if byte < 240 { byte % 2 } else { byte })
}

fn number(u: &mut Unstructured<'_>) -> Result<u8> {
    let byte: u8 = u.arbitrary()?;
    Ok(if byte < 240 { byte % 6 } else { byte })
}
