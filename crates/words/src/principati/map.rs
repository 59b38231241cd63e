//! The map as text: a line for each row, shifted by half a cell against the next. The map for a player who types also
//! shows colours, and roads and rivers between the cells.

use crate::layout::width;
use crate::letters::{in_small, large};
use crate::{Names, Words};
use princely_core::{Message, sorting};
use princely_hex::{Direction, Hex};
use princely_principati::catalogue::Kind;
use princely_principati::names::{Colour, Side};
use princely_principati::view::TileView;
use princely_principati::{Building, Feature, Principati, TileId};
use std::collections::BTreeMap;

/// What is written into an empty cell beside a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Empty {
    /// A dot; a line begins with its row and the column of its first cell.
    Dot,
    /// Its place, so that it can be typed; a line begins with its row. Tiles show their colour, roads and rivers.
    Place,
}

/// The map in parts that fit a terminal, from west to east. A narrow map is one part.
pub fn parts(
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
    let column = |cell: (i16, i16), part: i32| {
        margin + (half(cell) - west - part * breadth).max(0) as usize * half_cell
    };
    let links = if empty == Empty::Place { links(tiles) } else { BTreeMap::new() };
    (0..count)
        .map(|part| {
            let mut lines: BTreeMap<(i16, bool), String> = BTreeMap::new();
            for (&cell, mark) in cells.iter().filter(|(cell, _)| part_of(**cell) == part) {
                let line = lines.entry((cell.0, false)).or_insert_with(|| label(cell));
                write_at(line, column(cell, part), mark);
            }
            for (&(cell, direction), sign) in links.iter().filter(|((cell, _), _)| part_of(*cell) == part) {
                let begin = column(cell, part);
                let (below, column) = match direction {
                    Direction::East => (false, begin + 2 * half_cell - 1),
                    Direction::SouthEast => (true, begin + half_cell - 1 + half_cell / 2),
                    _ => (true, (begin + half_cell - 1).saturating_sub(half_cell / 2)),
                };
                write_at(lines.entry((cell.0, below)).or_default(), column, sign);
            }
            lines.into_values().collect()
        })
        .collect()
}

/// Writes a text into a line at a column, over the blanks that stand there.
fn write_at(line: &mut String, column: usize, text: &str) {
    let mut letters: Vec<char> = line.chars().collect();
    let end = column + text.chars().count();
    letters.resize(letters.len().max(end), ' ');
    letters.splice(column..end, text.chars());
    *line = letters.into_iter().collect();
}

/// Roads and rivers that lead from a cell (row, column) to the east or down. A side between two cells is named by the
/// upper or western cell.
fn links(tiles: &[TileView]) -> BTreeMap<((i16, i16), Direction), &'static str> {
    let mut links = BTreeMap::new();
    for tile in tiles {
        for (direction, side) in Direction::ALL.into_iter().zip(tile.sides) {
            let (direction, at) = match direction {
                Direction::East | Direction::SouthEast | Direction::SouthWest => (direction, tile.at),
                other => (other.turned(3), tile.at.neighbour(other)),
            };
            let sign = match (side, direction) {
                (Side::River, _) => "~",
                (Side::Road, Direction::East) => "=",
                (Side::Road, Direction::SouthEast) => "\\",
                (Side::Road, _) => "/",
                _ => continue,
            };
            links.insert(((at.r, at.q), direction), sign);
        }
    }
    links
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
        let mark = match empty {
            Empty::Dot => mark(words, game, tile, 4),
            Empty::Place => format!("{}{}", colour_mark(words, game, tile), mark(words, game, tile, 3)),
        };
        cells.insert((tile.at.r, tile.at.q), format!("{owner}{mark}"));
    }
    cells
}

/// The colour of a tile in one letter; `&` for two of them, `*` for all, a blank for none.
fn colour_mark(words: &Words, game: &Principati, tile: &TileView) -> String {
    let bits = game.catalogue().find(tile.tile).map_or(0, |number| game.catalogue().kind(number).colours);
    let mut colours = Colour::ALL.iter().filter(|colour| bits & (1 << **colour as u8) != 0);
    match (bits.count_ones(), colours.next()) {
        (1, Some(colour)) => words.name_in("t", "colour", colour.id()),
        (0, _) => " ".to_owned(),
        (all, _) if all as usize == Colour::ALL.len() => "*".to_owned(),
        _ => "&".to_owned(),
    }
}

/// A tile in a few letters: its building, its land, or its id.
fn mark(words: &Words, game: &Principati, tile: &TileView, letters: usize) -> String {
    let mut standing = tile.slots.iter().filter_map(|slot| slot.building);
    let mark = match (standing.next(), standing.next()) {
        (Some(first), Some(_)) => format!("{}+", cut(&building_mark(words, first), letters - 1)),
        (Some(only), None) => building_mark(words, only),
        _ => {
            let kind = game.catalogue().find(tile.tile).map(|number| game.catalogue().kind(number));
            match kind.and_then(land) {
                Some(feature) => feature_mark(words, feature),
                None => id_mark(tile.tile),
            }
        }
    };
    cut(&mark, letters)
}

/// What a tile is, if nothing can be built on it and no road crosses it.
fn land(kind: &Kind) -> Option<Feature> {
    let is_land = !kind.has_roads() && (kind.plans().is_empty() || kind.has(Feature::Island));
    Feature::ALL.iter().rev().copied().find(|&feature| is_land && kind.has(feature))
}

/// A building in four letters, the first of them large.
pub fn building_mark(words: &Words, building: Building) -> String {
    let name = words.form_in("p", "building", building.id(), Some("mark"));
    let mut letters = name.chars();
    let first = letters.next().map(large).into_iter();
    cut(&first.chain(letters).collect::<String>(), 4)
}

/// Land in four small letters.
pub fn feature_mark(words: &Words, feature: Feature) -> String {
    cut(&in_small(&words.form_in("p", "feature", feature.id(), Some("mark"))), 4)
}

/// The id of a tile in at most four letters: `G06a` becomes `G06`, because the owner says the rest; `ST_A` becomes
/// `STA`.
pub fn id_mark(tile: TileId) -> String {
    let id = tile.as_str().replace('_', "");
    cut(id.trim_end_matches(|last: char| last.is_ascii_lowercase()), 4)
}

fn cut(text: &str, letters: usize) -> String {
    text.chars().filter(|letter| *letter != ' ').take(letters).collect()
}

/// The tiles in the order of the map's rows, for lists.
pub fn in_rows(tiles: &[TileView]) -> Vec<&TileView> {
    let mut tiles: Vec<&TileView> = tiles.iter().collect();
    sorting::sort_by_key(&mut tiles, |tile| (tile.at.r, tile.at.q));
    tiles
}
