//! A catalogue on paper, and what may be wrong with it.

use super::{Kind, MAX_KINDS, MAX_SLOTS, MAX_TILES, Set, Sides, turn};
use crate::names::{Building, Category, Colour, Feature, MOUNTAIN, Plan, Side, TileId};
use serde::{Deserialize, Deserializer, Serialize};

/// A catalogue on paper: the form of `data/tiles.toml`, and of `options.catalogue` in records.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // the fields are explained in the data file
pub struct CatalogueNote {
    pub meta: MetaNote,
    pub edge_contact: Vec<ContactNote>,
    pub start_world: Vec<StartNote>,
    pub tile: Vec<TileNote>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MetaNote {
    pub schema: u32,
    pub tiles_per_player: u32,
    pub common_tiles: u32,
    pub physical_total: u32,
    pub edge_kinds: Vec<Side>,
    pub colours: Vec<Colour>,
    pub plan_kinds: Vec<Plan>,
    pub feature_kinds: Vec<Feature>,
    pub owner_only_features: Vec<Feature>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ContactNote {
    pub a: Side,
    pub b: Side,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_if_b_tile_has_any: Vec<Feature>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct StartNote {
    pub tile: String,
    pub owner: u8,
    pub q: i16,
    pub r: i16,
    pub rotation: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub building: Option<Building>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TileNote {
    pub id: String,
    #[serde(default, deserialize_with = "plain_name")]
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name_hu_guess: Option<String>,
    pub category: Category,
    pub sets: Vec<String>,
    pub copies: u32,
    pub colours: Vec<Colour>,
    pub edges: Vec<Side>,
    pub roads: Vec<Vec<u8>>,
    pub rivers: Vec<Vec<u8>>,
    pub plans: Vec<Plan>,
    pub features: Vec<Feature>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roads_when_bridged: Option<Vec<Vec<u8>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot_rule: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free_building: Option<Building>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub riverbank: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_world: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// The longest name of a tile, in characters.
const LONGEST_NAME: usize = 40;

/// A name may come from a stranger: characters that cannot be printed are left out, and a name that is too long is cut.
fn plain_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    let plain: String = name.chars().filter(|letter| !is_unprintable(*letter)).take(LONGEST_NAME).collect();
    Ok(plain.trim().to_owned())
}

/// Control characters, and characters that cannot be seen or that change the direction of the text after them.
fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

impl TileNote {
    /// The name and the id, "Straight House (H02)"; the id alone if the tile has no name.
    pub fn full_name(&self) -> String {
        match self.name.as_str() {
            "" => self.id.clone(),
            name => format!("{name} ({})", self.id),
        }
    }
}

pub(super) fn check_meta(note: &CatalogueNote) -> Result<(), String> {
    if note.meta.schema != 1 {
        return Err(format!("the schema is {}, this reader knows 1", note.meta.schema));
    }
    if note.tile.len() > MAX_KINDS {
        return Err(format!("{} different tiles are more than {MAX_KINDS}", note.tile.len()));
    }
    let expected = [
        (Side::None, Side::None, false),
        (Side::Road, Side::Road, false),
        (Side::River, Side::River, false),
        (Side::Sea, Side::Sea, false),
        (Side::Sea, Side::None, true),
    ];
    let given = |(a, b, mountain): &(Side, Side, bool)| {
        note.edge_contact.iter().any(|contact| {
            let features = &contact.only_if_b_tile_has_any;
            let only = features.iter().fold(0, |set, feature| set | feature.bit());
            contact.a == *a && contact.b == *b && only == if *mountain { MOUNTAIN } else { 0 }
        })
    };
    if note.edge_contact.len() != expected.len() || !expected.iter().all(given) {
        return Err("edge_contact: the contacts of sides are part of the rules (P-PLACE-06)".into());
    }
    Ok(())
}

pub(super) fn check_counts(note: &CatalogueNote) -> Result<(), String> {
    let count = |set: &str| -> u64 {
        let tiles = note.tile.iter().filter(|tile| tile.sets.iter().any(|name| name == set));
        tiles.map(|tile| u64::from(tile.copies)).sum()
    };
    let meta = &note.meta;
    for (set, expected) in
        [("P1", meta.tiles_per_player), ("P2", meta.tiles_per_player), ("common", meta.common_tiles)]
    {
        if count(set) != u64::from(expected) {
            return Err(format!("set {set} has {} tiles, not {expected}", count(set)));
        }
    }
    let total = count("P1") + count("P2") + count("common");
    if total != u64::from(meta.physical_total) || total > MAX_TILES as u64 {
        return Err(format!(
            "there are {total} tiles in all, not {} (at most {MAX_TILES})",
            meta.physical_total
        ));
    }
    Ok(())
}

impl TileNote {
    /// The kind, if the form makes sense.
    pub(super) fn kind(&self, first_face: u16) -> Result<Kind, String> {
        let id = TileId::new(&self.id).ok_or("an id is one to eight letters, digits, '_' or '-'")?;
        let sides: [Side; 6] = self.edges.as_slice().try_into().map_err(|_| "a tile has six edges")?;
        let set = match self.sets.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
            ["P1"] => Set::Players(1),
            ["P2"] => Set::Players(2),
            ["P1", "P2"] => Set::Players(3),
            ["common"] => Set::Common,
            _ => return Err("sets is P1, P2, both, or common".into()),
        };
        if self.copies == 0 || self.copies > 1 && (set != Set::Common || self.category != Category::Water) {
            return Err("there is one copy of each tile, except of common water".into());
        }
        if matches!(self.category, Category::Start | Category::Merit | Category::Island)
            != (set == Set::Common)
            && self.category != Category::Water
        {
            return Err("start, merit and island tiles are common, all others are the players'".into());
        }
        let (mut roads, mut rivers) = ([0; 6], [0; 6]);
        components(&self.roads, &sides, Side::Road, "roads", &mut roads)?;
        components(&self.rivers, &sides, Side::River, "rivers", &mut rivers)?;
        let mut bridged = 0;
        if let Some(joined) = &self.roads_when_bridged {
            let mut over = [0; 6];
            components(joined, &sides, Side::Road, "roads_when_bridged", &mut over)?;
            if joined.len() != 1 || self.roads.len() != 2 {
                return Err("a bridge joins two roads to one".into());
            }
            bridged = over[0];
        }
        if (bridged != 0) != self.plans.contains(&Plan::Bridge) {
            return Err("roads_when_bridged belongs to the plan of a bridge".into());
        }
        let (mut plans, slots) = ([Plan::House; MAX_SLOTS], self.plans.len());
        if slots > MAX_SLOTS {
            return Err(format!("a tile has at most {MAX_SLOTS} plans"));
        }
        plans[..slots].copy_from_slice(&self.plans);
        let warehouse_mine = match self.slot_rule.as_deref() {
            None => false,
            Some("warehouse_mine") if self.plans == [Plan::House, Plan::Mine] => true,
            Some(other) => return Err(format!("unknown slot_rule {other:?}, or not on a house and a mine")),
        };
        if self.free_building.is_some() && (self.category != Category::Merit || slots != 1)
            || self.colours.len() > 2
        {
            return Err("free_building is for merit tiles with one plan; at most two colours".into());
        }
        let turns = [1, 2, 3].into_iter().find(|&steps| {
            (0..6).all(|side: u8| sides[usize::from(side)] == sides[usize::from((side + steps) % 6)])
                && roads.iter().all(|&road| roads.contains(&turn(road, steps)))
        });
        let mut faces = [Sides::default(); 6];
        for rotation in 0..6 {
            faces[usize::from(rotation)] = Sides::pack(&sides, rotation);
        }
        Ok(Kind {
            id,
            name: self.name.as_str().into(),
            category: self.category,
            set,
            colours: self.colours.iter().fold(0, |bits, colour| bits | 1 << *colour as u8),
            sides,
            roads,
            rivers,
            bridged,
            plans,
            slots: slots as u8,
            features: self.features.iter().fold(0, |bits, feature| bits | feature.bit()),
            riverbank: self.riverbank,
            warehouse_mine,
            free_building: self.free_building,
            turns: turns.unwrap_or(6),
            faces,
            first_face,
        })
    }
}

/// Reads components of sides and checks that they are exactly the sides of their kind.
fn components(
    lists: &[Vec<u8>],
    sides: &[Side; 6],
    kind: Side,
    what: &str,
    out: &mut [u8; 6],
) -> Result<(), String> {
    let mut seen = 0u8;
    if lists.len() > 6 {
        return Err(format!("{what}: too many components"));
    }
    for (list, bits) in lists.iter().zip(out) {
        for &side in list {
            if side > 5 || seen & (1 << side) != 0 || sides[usize::from(side)] != kind {
                return Err(format!(
                    "{what}: side {side} does not exist, is named twice, or is no such side"
                ));
            }
            seen |= 1 << side;
            *bits |= 1 << side;
        }
        if list.is_empty() {
            return Err(format!("{what}: an empty component"));
        }
    }
    match (0..6).find(|&side| sides[side] == kind && seen & (1 << side) == 0) {
        Some(side) => Err(format!("{what}: side {side} belongs to no component")),
        None => Ok(()),
    }
}
