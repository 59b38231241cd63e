//! Hexagons on an unbounded grid: axial coordinates, pointy top, `r` growing downwards.
//!
//! ```
//! use princely_hex::{Direction, Hex};
//! let island = Hex::new(0, 0);
//! assert_eq!(island.neighbour(Direction::SouthEast), Hex::new(0, 1));
//! assert_eq!(island.distance(Hex::new(2, -1)), 2);
//! ```

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Add, Sub};

/// One of the six directions, clockwise from the east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// (+1, 0)
    East,
    /// (0, +1)
    SouthEast,
    /// (−1, +1)
    SouthWest,
    /// (−1, 0)
    West,
    /// (0, −1)
    NorthWest,
    /// (+1, −1)
    NorthEast,
}

impl Direction {
    /// All six, clockwise from the east.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
        Direction::NorthEast,
    ];

    /// The direction with this number; after 5 the count begins again.
    #[inline]
    pub const fn of(number: u8) -> Direction {
        Direction::ALL[(number % 6) as usize]
    }

    /// 0 for the east, clockwise up to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction back.
    #[inline]
    pub const fn opposite(self) -> Direction {
        Direction::of(self as u8 + 3)
    }

    /// The direction after `steps` steps clockwise.
    #[inline]
    pub const fn turned(self, steps: u8) -> Direction {
        Direction::of(self as u8 + steps % 6)
    }

    /// Its id in records and messages: the usual abbreviation, `"E"` to `"NE"`.
    pub const fn id(self) -> &'static str {
        ["E", "SE", "SW", "W", "NW", "NE"][self as usize]
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A cell of the grid. Written as `[q, r]`.
///
/// Arithmetic wraps around at the ends of `i16`, which no game reaches. Numbers that are read and lie beyond the ends
/// are taken as the nearest end: nothing lies there either.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Hex {
    /// The column, growing eastwards.
    pub q: i16,
    /// The row, growing downwards.
    pub r: i16,
}

impl Hex {
    /// The cell in the middle.
    pub const ORIGIN: Hex = Hex::new(0, 0);

    /// The steps to the six neighbours, by direction.
    pub const STEPS: [Hex; 6] =
        [Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0), Hex::new(0, -1), Hex::new(1, -1)];

    /// The cell (q, r).
    #[inline]
    pub const fn new(q: i16, r: i16) -> Hex {
        Hex { q, r }
    }

    /// The cell next to this one.
    #[inline]
    pub const fn neighbour(self, direction: Direction) -> Hex {
        let step = Hex::STEPS[direction as usize];
        Hex::new(self.q.wrapping_add(step.q), self.r.wrapping_add(step.r))
    }

    /// The six cells around, clockwise from the east.
    #[inline]
    pub fn neighbours(self) -> [Hex; 6] {
        Direction::ALL.map(|direction| self.neighbour(direction))
    }

    /// The fewest steps between two cells.
    #[inline]
    pub fn distance(self, other: Hex) -> u32 {
        let (q, r) = (i32::from(self.q) - i32::from(other.q), i32::from(self.r) - i32::from(other.r));
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// In which direction an adjacent cell lies.
    #[inline]
    pub fn towards(self, other: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == other)
    }

    /// The cell after a turn of the whole grid about the origin, `steps` steps clockwise.
    #[must_use]
    pub fn rotated(self, steps: u8) -> Hex {
        (0..steps % 6).fold(self, |Hex { q, r }, _| Hex::new(r.wrapping_neg(), q.wrapping_add(r)))
    }
}

impl Add for Hex {
    type Output = Hex;
    #[inline]
    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q.wrapping_add(other.q), self.r.wrapping_add(other.r))
    }
}

impl Sub for Hex {
    type Output = Hex;
    #[inline]
    fn sub(self, other: Hex) -> Hex {
        Hex::new(self.q.wrapping_sub(other.q), self.r.wrapping_sub(other.r))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.q, self.r)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.q, self.r].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        struct Pair;
        impl<'de> Visitor<'de> for Pair {
            type Value = Hex;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a place [q, r]")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Hex, A::Error> {
                let short = |length| A::Error::invalid_length(length, &"a place [q, r]");
                let q: i64 = seq.next_element()?.ok_or_else(|| short(0))?;
                let r: i64 = seq.next_element()?.ok_or_else(|| short(1))?;
                if seq.next_element::<i64>()?.is_some() {
                    return Err(short(3));
                }
                let near = |value: i64| value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
                Ok(Hex::new(near(q), near(r)))
            }
        }
        deserializer.deserialize_seq(Pair)
    }
}

#[cfg(feature = "wire")]
impl schemars::JsonSchema for Hex {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hex".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        <(i16, i16)>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_neighbour_is_one_step_away_and_knows_the_way_back() {
        let here = Hex::new(3, -7);
        for (direction, there) in Direction::ALL.into_iter().zip(here.neighbours()) {
            assert_eq!(here.distance(there), 1);
            assert_eq!(here.towards(there), Some(direction));
            assert_eq!(there.neighbour(direction.opposite()), here);
        }
        assert_eq!(here.towards(here), None);
    }

    #[test]
    fn directions_go_round_clockwise() {
        // With r growing downwards, clockwise on paper is east, south-east, south-west ...
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            assert_eq!(direction.index(), index);
            assert_eq!(direction.turned(6), direction);
            assert_eq!(direction.turned(3), direction.opposite());
            assert_eq!(
                Hex::ORIGIN.neighbour(direction).rotated(1),
                Hex::ORIGIN.neighbour(direction.turned(1))
            );
        }
    }

    #[test]
    fn distance_is_the_length_of_a_shortest_walk() {
        // Walks outwards from the origin, ring by ring, and compares with the formula.
        let mut ring = vec![Hex::ORIGIN];
        let mut seen = ring.clone();
        for radius in 1..6 {
            let mut next = Vec::new();
            for cell in ring.iter().flat_map(|cell| cell.neighbours()) {
                if !seen.contains(&cell) {
                    seen.push(cell);
                    next.push(cell);
                }
            }
            assert_eq!(next.len(), 6 * radius as usize);
            assert!(next.iter().all(|cell| cell.distance(Hex::ORIGIN) == radius));
            ring = next;
        }
    }

    #[test]
    fn rotation_keeps_distances_and_comes_home_after_six_steps() {
        let (a, b) = (Hex::new(4, -1), Hex::new(-2, 5));
        for steps in 0..6 {
            assert_eq!(a.rotated(steps).distance(b.rotated(steps)), a.distance(b));
            assert_eq!(a.rotated(steps).rotated(6 - steps), a);
        }
        assert_eq!(Hex::new(2, 0).rotated(3), Hex::new(-2, 0));
    }

    #[test]
    fn places_are_written_as_pairs_and_read_without_panic() {
        assert_eq!(serde_json::to_string(&Hex::new(-3, 4)).unwrap(), "[-3,4]");
        assert_eq!(serde_json::from_str::<Hex>("[-3,4]").unwrap(), Hex::new(-3, 4));
        assert_eq!(serde_json::from_str::<Hex>("[99999999999,0]").unwrap(), Hex::new(i16::MAX, 0));
        for wrong in ["[1]", "[1,2,3]", "[1.5,0]", "{}", "\"1,2\""] {
            assert!(serde_json::from_str::<Hex>(wrong).is_err(), "{wrong}");
        }
        let edge = Hex::new(i16::MAX, i16::MIN);
        assert_eq!(edge.neighbours().len(), 6);
        assert_eq!(edge.distance(Hex::new(i16::MIN, i16::MIN)), 65_535);
    }
}
