//! Hexagons on paper: pointy top, `y` downwards.
//!
//! A tile is 194 wide and 224 high. With these numbers √3 is off by less than 0.005 %, but the middles of all sides and
//! all corners are exact, so neighbours meet exactly.

use princely_hex::Hex;
use std::ops::{Add, Mul, Sub};

/// From the middle of a tile to its corners.
pub const RADIUS: f64 = 112.0;
/// From the middle of a tile to its sides.
pub const INRADIUS: f64 = 97.0;

/// A place on paper, or the way to it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// The point (x, y).
pub const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, by: f64) -> Point {
        at(self.x * by, self.y * by)
    }
}

impl Point {
    /// The distance from the middle.
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// The same direction with length 1; the zero vector stays as it is.
    #[must_use]
    pub fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// Between this point (0) and another (1).
    #[must_use]
    pub fn toward(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }

    /// The point after a turn of the tile, `steps` steps clockwise. Middles of sides and corners
    /// turn into each other exactly.
    #[must_use]
    pub fn turned(self, steps: u8) -> Point {
        (0..steps % 6).fold(self, |point, _| {
            // The point as steps to the east and to the south-east; a turn makes these SE and SE − E.
            let (south_east, east) = (point.y / 168.0, (point.x - point.y * (97.0 / 168.0)) / 194.0);
            at(97.0 * east - 97.0 * south_east, 168.0 * (east + south_east))
        })
    }
}

/// The middle of a cell.
pub fn centre(hex: Hex) -> Point {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    at(194.0 * q + 97.0 * r, 168.0 * r)
}

const MIDDLES: [Point; 6] =
    [at(97.0, 0.0), at(48.5, 84.0), at(-48.5, 84.0), at(-97.0, 0.0), at(-48.5, -84.0), at(48.5, -84.0)];

const CORNERS: [Point; 6] =
    [at(97.0, -56.0), at(97.0, 56.0), at(0.0, 112.0), at(-97.0, 56.0), at(-97.0, -56.0), at(0.0, -112.0)];

/// The middle of the side in a direction, seen from the middle of the tile.
pub fn middle(direction: usize) -> Point {
    MIDDLES[direction % 6]
}

/// The corner where the side in a direction begins, going clockwise.
pub fn corner(direction: usize) -> Point {
    CORNERS[direction % 6]
}

/// How far inside the tile a point lies; negative outside.
pub fn inside(point: Point) -> f64 {
    MIDDLES
        .iter()
        .map(|middle| INRADIUS - (point.x * middle.x + point.y * middle.y) / INRADIUS)
        .fold(f64::INFINITY, f64::min)
}

/// A cubic curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// Where it begins.
    pub from: Point,
    /// The point towards which it leaves.
    pub leave: Point,
    /// The point from which it arrives.
    pub arrive: Point,
    /// Where it ends.
    pub to: Point,
}

impl Curve {
    /// A straight line.
    pub fn line(from: Point, to: Point) -> Curve {
        Curve { from, leave: from.toward(to, 1.0 / 3.0), arrive: from.toward(to, 2.0 / 3.0), to }
    }

    /// Whether it is a straight line.
    pub fn is_line(&self) -> bool {
        // Turning makes the last digits inexact.
        let line = Curve::line(self.from, self.to);
        (self.leave - line.leave).length() < 1e-6 && (self.arrive - line.arrive).length() < 1e-6
    }

    /// The point after a part of the way, from 0 to 1.
    pub fn point(&self, part: f64) -> Point {
        let a = self.from.toward(self.leave, part);
        let b = self.leave.toward(self.arrive, part);
        let c = self.arrive.toward(self.to, part);
        a.toward(b, part).toward(b.toward(c, part), part)
    }

    /// Points all along it.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..=12).map(move |step| self.point(f64::from(step) / 12.0))
    }

    /// The curve after a turn of the tile.
    #[must_use]
    pub fn turned(self, steps: u8) -> Curve {
        let Curve { from, leave, arrive, to } = self;
        Curve {
            from: from.turned(steps),
            leave: leave.turned(steps),
            arrive: arrive.turned(steps),
            to: to.turned(steps),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_hex::Direction;

    #[test]
    fn neighbours_share_the_middle_of_their_side_and_its_corners() {
        for here in [Hex::ORIGIN, Hex::new(-7, 12), Hex::new(31, -5)] {
            for direction in Direction::ALL {
                let (there, side) = (here.neighbour(direction), direction.index());
                let back = direction.opposite().index();
                assert_eq!(centre(here) + middle(side), centre(there) + middle(back));
                assert_eq!(centre(here) + corner(side), centre(there) + corner(back + 1));
                assert_eq!(corner(side).toward(corner(side + 1), 0.5), middle(side));
            }
        }
    }

    #[test]
    fn turning_is_clockwise_and_keeps_middles_and_corners() {
        let near = |a: Point, b: Point| (a - b).length() < 1e-9;
        for side in 0..6 {
            for steps in 0..6 {
                assert!(
                    near(middle(side).turned(steps), middle(side + usize::from(steps))),
                    "{side} {steps}"
                );
                assert!(
                    near(corner(side).turned(steps), corner(side + usize::from(steps))),
                    "{side} {steps}"
                );
            }
        }
        // East to south-east: down, with y growing downwards.
        assert!(middle(0).turned(1).y > 0.0);
    }
}
