//! The three goods, and a count of each.

use serde::{Deserialize, Serialize};

/// What a field yields and a brewery buys (F-VAL-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Good {
    /// Hops.
    Hops,
    /// Barley.
    Barley,
    /// Spring water.
    Water,
}

impl Good {
    /// All goods, in the order of the rule book.
    pub const ALL: [Good; 3] = [Good::Hops, Good::Barley, Good::Water];

    /// The id in records and words.
    pub fn id(self) -> &'static str {
        ["hops", "barley", "water"][self.index()]
    }

    /// The good as an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A number of tokens, demand spaces, price spaces … of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Goods {
    /// Of hops.
    pub hops: u8,
    /// Of barley.
    pub barley: u8,
    /// Of water.
    pub water: u8,
}

impl Goods {
    /// None of each good.
    pub const NONE: Goods = Goods { hops: 0, barley: 0, water: 0 };

    /// The counts in the order hops, barley, water.
    #[inline]
    pub const fn new(hops: u8, barley: u8, water: u8) -> Goods {
        Goods { hops, barley, water }
    }

    /// How many there are in all.
    #[inline]
    pub fn total(self) -> u32 {
        u32::from(self.hops) + u32::from(self.barley) + u32::from(self.water)
    }

    /// Whether there are at least as many of each good as in `other`.
    #[inline]
    pub fn covers(self, other: Goods) -> bool {
        Good::ALL.iter().all(|&good| self[good] >= other[good])
    }
}

impl std::ops::Index<Good> for Goods {
    type Output = u8;
    #[inline]
    fn index(&self, good: Good) -> &u8 {
        match good {
            Good::Hops => &self.hops,
            Good::Barley => &self.barley,
            Good::Water => &self.water,
        }
    }
}

impl std::ops::IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Hops => &mut self.hops,
            Good::Barley => &mut self.barley,
            Good::Water => &mut self.water,
        }
    }
}

impl std::ops::Add for Goods {
    type Output = Goods;
    #[inline]
    fn add(self, other: Goods) -> Goods {
        Goods::new(self.hops + other.hops, self.barley + other.barley, self.water + other.water)
    }
}

impl std::ops::Sub for Goods {
    type Output = Goods;
    #[inline]
    fn sub(self, other: Goods) -> Goods {
        Goods::new(self.hops - other.hops, self.barley - other.barley, self.water - other.water)
    }
}
