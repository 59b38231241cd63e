//! The layout of a tile for clients that draw tiles themselves. It is the same as in our own pictures.

use crate::geometry::{Curve, Point};
use crate::lie::{Lie, Spot};
use princely_principati::catalogue::{Catalogue, Kind};
use princely_principati::{Feature, TileId};
use serde::Serialize;

/// A point: to the right, and downwards, from the middle of the tile. Numbers have two digits after the point.
type DrawnPoint = [f64; 2];

/// A cubic curve: its start, two control points, and its end.
type DrawnCurve = [DrawnPoint; 4];

/// How a kind of tile is laid out, before the tile is turned. A tile is 194 wide and 224 high.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct DrawnTile {
    /// Its id.
    pub tile: TileId,
    /// The roads. Those of a bridge tile end at the banks.
    pub roads: Vec<DrawnCurve>,
    /// The road over the river while the bridge stands; `null` if no bridge can stand there.
    pub bridged: Option<DrawnCurve>,
    /// The rivers.
    pub rivers: Vec<DrawnCurve>,
    /// Where a river widens into the sea: the two ends of its mouth.
    pub mouth: Option<[DrawnPoint; 2]>,
    /// The bays.
    pub bays: Vec<DrawnBay>,
    /// Whether there is sea on all sides.
    pub sea: bool,
    /// Where buildings stand, one place for each plan.
    pub slots: Vec<DrawnSpot>,
    /// Where natural elements are.
    pub features: Vec<DrawnFeature>,
}

/// One stretch of sea along neighbouring sides.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct DrawnBay {
    /// The corners of the tile that lie in it, clockwise.
    pub corners: Vec<DrawnPoint>,
    /// The shore, from the last corner back to the first.
    pub shore: [DrawnCurve; 2],
}

/// A place for something that stands on a tile.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct DrawnSpot {
    /// Its middle.
    pub at: DrawnPoint,
    /// Its size, 1 for the size in which its symbol is drawn.
    pub scale: f64,
}

/// A natural element and its place.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct DrawnFeature {
    /// The natural element.
    pub feature: Feature,
    /// Its place.
    pub spot: DrawnSpot,
}

/// How all tiles of a catalogue are laid out.
pub fn drawn(catalogue: &Catalogue) -> Vec<DrawnTile> {
    catalogue.kinds().iter().map(tile).collect()
}

fn tile(kind: &Kind) -> DrawnTile {
    let Lie { roads, bridged, rivers, mouth, bays, sea, slots, features } = Lie::of(kind);
    DrawnTile {
        tile: kind.id,
        roads: roads.into_iter().map(curve).collect(),
        bridged: bridged.map(curve),
        rivers: rivers.into_iter().map(curve).collect(),
        mouth: mouth.map(|ends| ends.map(point)),
        bays: bays
            .into_iter()
            .map(|bay| DrawnBay {
                corners: bay.corners.into_iter().map(point).collect(),
                shore: bay.shore.map(curve),
            })
            .collect(),
        sea,
        slots: slots.into_iter().map(spot).collect(),
        features: features
            .into_iter()
            .map(|(feature, place)| DrawnFeature { feature, spot: spot(place) })
            .collect(),
    }
}

fn number(value: f64) -> f64 {
    // Adding 0 makes -0 a 0.
    (value * 100.0).round() / 100.0 + 0.0
}

fn point(Point { x, y }: Point) -> DrawnPoint {
    [number(x), number(y)]
}

fn curve(Curve { from, leave, arrive, to }: Curve) -> DrawnCurve {
    [from, leave, arrive, to].map(point)
}

fn spot(Spot { at, scale }: Spot) -> DrawnSpot {
    DrawnSpot { at: point(at), scale: number(scale) }
}
