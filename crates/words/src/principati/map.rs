//! The map as text: a line for each row, shifted by half a cell against the next.

use crate::layout::width;
use crate::letters::{in_small, large};
use crate::{Names, Words};
use princely_core::{Message, short};
use princely_hex::Hex;
use princely_principati::catalogue::Kind;
use princely_principati::view::TileView;
use princely_principati::{Building, Feature, Principati, TileId};
use std::collections::BTreeMap;

/// What is written into an empty cell beside a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Empty {
    /// A dot; a line begins with its row and the column of its first cell.
    Dot,
    /// Its place, so that it can be typed; a line begins with its row.
    Place,
}

/// The map in parts that fit a terminal, from west to east. Where it is narrow there is one part.
pub(super) fn parts(
    words: &Words,
    game: &Principati,
    tiles: &[TileView],
    widest: usize,
    empty: Empty,
) -> Vec<Vec<String>> {
    let cells = cells(words, game, tiles, empty);
    let halves: Vec<i32> = cells.keys().map(|&cell| half(cell)).collect();
    let (Some(&west), Some(&east)) = (halves.iter().min(), halves.iter().max()) else { return Vec::new() };
    let label = |(row, column): (i16, i16)| match empty {
        Empty::Dot => {
            let message = Message::new("p-at-row").number("row", row).number("column", column);
            words.sentence(&message, &Names::default())
        }
        Empty::Place => row.to_string(),
    };
    let margin = cells.keys().map(|&cell| width(&label(cell))).max().unwrap_or(0) + 2;
    // Columns of half a cell: a cell holds the longest mark and a blank.
    let half_cell = (cells.values().map(|mark| width(mark)).max().unwrap_or(0) + 2) / 2;
    // The last cell of a line needs both its halves.
    let breadth = (widest.saturating_sub(margin) / half_cell.max(1)).saturating_sub(1).max(1) as i32;
    // Parts of the same breadth, rather than a last one with a single column.
    let count = (east - west) / breadth + 1;
    let breadth = (east - west) / count + 1;
    let part_of = |cell: (i16, i16)| (half(cell) - west) / breadth;
    (0..count)
        .map(|part| {
            let mut lines: BTreeMap<i16, String> = BTreeMap::new();
            for (&cell, mark) in cells.iter().filter(|(cell, _)| part_of(**cell) == part) {
                let line = lines.entry(cell.0).or_insert_with(|| label(cell));
                let column = margin + (half(cell) - west - part * breadth) as usize * half_cell;
                line.push_str(&" ".repeat(column.saturating_sub(width(line))));
                line.push_str(mark);
            }
            lines.into_values().collect()
        })
        .collect()
}

/// How many half cells to the right of the middle a cell (row, column) begins.
fn half((row, column): (i16, i16)) -> i32 {
    2 * i32::from(column) + i32::from(row)
}

/// What is written into each cell, by row and column.
fn cells(words: &Words, game: &Principati, tiles: &[TileView], empty: Empty) -> BTreeMap<(i16, i16), String> {
    let mut cells = BTreeMap::new();
    for tile in tiles {
        for Hex { q, r } in tile.at.neighbours() {
            cells.entry((r, q)).or_insert_with(|| match empty {
                Empty::Dot => ".".to_owned(),
                Empty::Place => format!("{q},{r}"),
            });
        }
        let owner = tile.owner.map_or_else(|| " ".to_owned(), |seat| (seat.0 + 1).to_string());
        cells.insert((tile.at.r, tile.at.q), format!("{owner}{}", mark(words, game, tile)));
    }
    cells
}

/// A tile in four letters: its building, its land, or its id.
fn mark(words: &Words, game: &Principati, tile: &TileView) -> String {
    let mut standing = tile.slots.iter().filter_map(|slot| slot.building);
    match (standing.next(), standing.next()) {
        (Some(first), Some(_)) => format!("{}+", cut(&building_mark(words, first), 3)),
        (Some(only), None) => building_mark(words, only),
        _ => {
            let kind = game.catalogue().find(tile.tile).map(|number| game.catalogue().kind(number));
            match kind.and_then(land) {
                Some(feature) => feature_mark(words, feature),
                None => id_mark(tile.tile),
            }
        }
    }
}

/// What a tile is, if nothing can be built on it and no road crosses it.
fn land(kind: &Kind) -> Option<Feature> {
    let is_land = !kind.has_roads() && (kind.plans().is_empty() || kind.has(Feature::Island));
    Feature::ALL.iter().rev().copied().find(|&feature| is_land && kind.has(feature))
}

/// A building in four letters, the first of them large.
pub(super) fn building_mark(words: &Words, building: Building) -> String {
    let name = words.form_in("p", "building", building.name(), Some("mark"));
    let mut letters = name.chars();
    let first = letters.next().map(large).into_iter();
    cut(&first.chain(letters).collect::<String>(), 4)
}

/// Land in four small letters.
pub(super) fn feature_mark(words: &Words, feature: Feature) -> String {
    cut(&in_small(&words.form_in("p", "feature", feature.name(), Some("mark"))), 4)
}

/// The id of a tile in four letters at most: `G06a` is `G06`, for the owner tells the rest; `ST_A` is `STA`.
pub(super) fn id_mark(tile: TileId) -> String {
    let id = tile.as_str().replace('_', "");
    cut(id.trim_end_matches(|last: char| last.is_ascii_lowercase()), 4)
}

fn cut(text: &str, letters: usize) -> String {
    text.chars().filter(|letter| *letter != ' ').take(letters).collect()
}

/// Where a tile lies, for lists that follow the rows of the map.
pub(super) fn in_rows(tiles: &[TileView]) -> Vec<&TileView> {
    let mut tiles: Vec<&TileView> = tiles.iter().collect();
    short::sort_by_key(&mut tiles, |tile| (tile.at.r, tile.at.q));
    tiles
}
