//! The parts of a tensor, and the pens that write it.
//!
//! A game writes its tensor with a [`Pen`]. The same code with another pen tells the layout, so the two cannot differ.

use crate::spelling::{LONGEST, Spelling};

/// One part of a tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it tells.
    pub name: &'static str,
    /// Its first number.
    pub offset: usize,
    /// Its shape; the last index changes fastest.
    pub shape: Vec<usize>,
    /// A usual large value: numbers divided by it lie between 0 and about 1.
    pub scale: u8,
}

impl Part {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// All parts of a game's tensor, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Grows when a part is added, removed, moved or gets another meaning.
    pub version: u32,
    /// The parts, in the order of their offsets.
    pub parts: Vec<Part>,
}

impl Layout {
    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.parts.iter().map(Part::len).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The part with this name.
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.name == name)
    }
}

/// Writes a tensor part by part.
pub trait Pen {
    /// The next part. The numbers are 0 until `write` changes them.
    fn part<const N: usize>(
        &mut self,
        name: &'static str,
        scale: u8,
        shape: [usize; N],
        write: impl FnOnce(&mut [u8]),
    );
}

/// Writes numbers.
#[derive(Debug)]
pub struct Ink<'a>(&'a mut [u8]);

impl<'a> Ink<'a> {
    /// A pen for this tensor.
    #[inline]
    pub fn new(out: &'a mut [u8]) -> Ink<'a> {
        out.fill(0);
        Ink(out)
    }
}

impl Pen for Ink<'_> {
    #[inline(always)]
    fn part<const N: usize>(
        &mut self,
        _: &'static str,
        _: u8,
        shape: [usize; N],
        write: impl FnOnce(&mut [u8]),
    ) {
        let len = shape.iter().product();
        let (here, rest) = std::mem::take(&mut self.0).split_at_mut(len);
        write(here);
        self.0 = rest;
    }
}

/// Notes the parts instead of writing them.
#[derive(Clone, Debug, Default)]
pub struct Sketch(pub Vec<Part>);

impl Pen for Sketch {
    fn part<const N: usize>(
        &mut self,
        name: &'static str,
        scale: u8,
        shape: [usize; N],
        _: impl FnOnce(&mut [u8]),
    ) {
        let offset = self.0.last().map_or(0, |part| part.offset + part.len());
        self.0.push(Part { name, offset, shape: shape.to_vec(), scale });
    }
}

/// The last part of every tensor: the choices made so far of an unfinished action ([`Spelling::write`]).
pub const CHOSEN: usize = 2 * LONGEST;

/// Rewrites the last part of a tensor, when nothing else has changed.
#[inline]
pub fn rewrite_chosen(out: &mut [u8], chosen: &Spelling) {
    let start = out.len().saturating_sub(CHOSEN);
    chosen.write(&mut out[start..]);
}

/// A number in one byte; what is larger counts as 255.
#[inline]
pub fn byte(number: u32) -> u8 {
    number.min(255) as u8
}

/// Spreads the lowest bits of a set over bytes, lowest bit first.
#[inline]
pub fn spread(bits: u32, out: &mut [u8]) {
    const EACH: u64 = 0x0101_0101_0101_0101;
    for (index, bytes) in out.chunks_mut(8).enumerate() {
        let eight = u64::from((bits >> (8 * index)) & 0xFF);
        // Copies the eight bits to every byte, keeps bit n of byte n, and makes it 1.
        let picked = (eight * EACH) & 0x8040_2010_0804_0201;
        let ones = ((picked + 0x7F7F_7F7F_7F7F_7F7F) >> 7) & EACH;
        bytes.copy_from_slice(&ones.to_le_bytes()[..bytes.len()]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_spread_lowest_first() {
        for bits in [0, 1, 0b1000_0001, 0x0FFF_FFFF, 0x0A5A_5A5A, u32::MAX, 1 << 27, 1 << 7, 0x8000_8080] {
            for len in [3, 8, 28, 32] {
                let mut out = vec![7; len];
                spread(bits, &mut out);
                let expected: Vec<u8> = (0..len).map(|bit| (bits >> bit & 1) as u8).collect();
                assert_eq!(out, expected, "{bits:#x} over {len}");
            }
        }
    }

    #[test]
    fn a_sketch_notes_what_ink_writes() {
        fn draw(pen: &mut impl Pen) {
            pen.part("one", 1, [], |out| out[0] = 7);
            pen.part("grid", 9, [2, 3], |out| out[5] = 9);
        }
        let (mut sketch, mut out) = (Sketch::default(), [1; 7]);
        draw(&mut sketch);
        draw(&mut Ink::new(&mut out));
        assert_eq!(out, [7, 0, 0, 0, 0, 0, 9]);
        let found: Vec<_> = sketch.0.iter().map(|part| (part.name, part.offset, part.len())).collect();
        assert_eq!(found, [("one", 0, 1), ("grid", 1, 6)]);
    }
}
