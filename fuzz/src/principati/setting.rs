//! A game to play.

use arbitrary::{Result, Unstructured};
use princely_principati::catalogue::{Catalogue, CatalogueNote};
use princely_principati::names::Colour;
use princely_principati::options::CostTable;
use princely_principati::{Building, Feature, Options, Principati, Switches, Variant};

/// Any variant; one time in four a short game, one time in four odd switches, one time in four odd tiles.
pub(super) fn game(u: &mut Unstructured<'_>) -> Result<Principati> {
    let variant = *u.choose(&[Variant::Base, Variant::Miners])?;
    let max_rounds = if u.ratio(1, 4)? { Some(u.int_in_range(1..=20)?) } else { None };
    let switches = if u.ratio(1, 4)? { odd_switches(u)? } else { Switches::default() };
    let catalogue = if u.ratio(1, 4)? { Some(Box::new(odd_tiles(u)?)) } else { None };
    let odd = Options { variant, max_rounds, switches, catalogue };
    // An odd catalogue may be refused; then the usual game is played.
    Ok(Principati::new(odd).unwrap_or_default())
}

/// Switches within their limits, however strange: no fortresses, a war that a Palace ends.
fn odd_switches(u: &mut Unstructured<'_>) -> Result<Switches> {
    let mut farmer_set = vec![*u.choose(Building::ALL)?];
    for _ in 0..u.int_in_range(0..=4)? {
        farmer_set.push(*u.choose(Building::ALL)?);
    }
    Ok(Switches {
        fortress_count: u.int_in_range(0..=6)?,
        port_count: u.int_in_range(0..=3)?,
        supply_limited: u.arbitrary()?,
        feature_on_own_tile: u.arbitrary()?,
        sea_tile_like_bay: u.arbitrary()?,
        start_river: u.choose(&["A02", "A03"])?.to_string(),
        master_on_agriculturist: u.arbitrary()?,
        stock_a: (u.int_in_range(0..=6)?, u.int_in_range(0..=12)?),
        stock_b: (u.int_in_range(0..=6)?, u.int_in_range(0..=60)?),
        enhance_gated: u.arbitrary()?,
        adjacency_gates_building: u.arbitrary()?,
        start_tiles_safe: u.arbitrary()?,
        watchtower_on_castle_plan: u.arbitrary()?,
        cost_table: *u.choose(&[CostTable::Text, CostTable::T2])?,
        island_same_sea: u.arbitrary()?,
        horsemen_need_board: u.arbitrary()?,
        cart_uses_worker: u.arbitrary()?,
        farmer_set,
        architect_counts_setup_bridge: u.arbitrary()?,
        palace_counts_military: u.arbitrary()?,
        military_end: u.int_in_range(1..=20)?,
        island_port_counts_10: u.arbitrary()?,
        jewel_vp: u.arbitrary()?,
        ..Switches::default()
    })
}

/// The standard tiles, but some have other features or colours, and some are left out.
fn odd_tiles(u: &mut Unstructured<'_>) -> Result<CatalogueNote> {
    let mut catalogue = Catalogue::standard().expect("the standard tiles are valid");
    for _ in 0..u.int_in_range(1..=6)? {
        let place = u.choose_index(catalogue.tile.len())?;
        let tile = &mut catalogue.tile[place];
        match u.int_in_range(0..=3)? {
            0 => tile.features.clear(),
            1 => tile.features.push(*u.choose(Feature::ALL)?),
            2 => tile.colours = vec![*u.choose(Colour::ALL)?],
            _ => drop(catalogue.tile.remove(place)),
        }
    }
    Ok(catalogue)
}
