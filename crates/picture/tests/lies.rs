//! How every printed tile is laid out. The page lays tiles out with code of its own, web/src/game/principati/tiles/lie.ts,
//! because its books draw them without the engine; its test reads this snapshot and expects the same.

use princely_picture::geometry::{Curve, Point};
use princely_picture::lie::{Lie, Spot};
use princely_principati::Principati;

/// Two digits, so that the same place is written the same everywhere.
fn number(value: f64) -> f64 {
    (value * 100.0).round() / 100.0 + 0.0
}

fn point(Point { x, y }: Point) -> String {
    format!("[{},{}]", number(x), number(y))
}

fn list<T>(items: impl IntoIterator<Item = T>, write: impl Fn(T) -> String) -> String {
    let items: Vec<String> = items.into_iter().map(write).collect();
    format!("[{}]", items.join(","))
}

fn curve(curve: Curve) -> String {
    list([curve.from, curve.leave, curve.arrive, curve.to], point)
}

fn spot(spot: Spot) -> String {
    format!("[{},{},{}]", number(spot.at.x), number(spot.at.y), number(spot.scale))
}

#[test]
fn every_printed_tile_is_laid_out_as_it_was() {
    let game = Principati::default();
    let lines = game.catalogue().kinds().iter().map(|kind| {
        let Lie { roads, bridged, rivers, mouth, bays, sea, slots, features } = Lie::of(kind);
        format!(
            r#"{{"tile":"{}","roads":{},"bridged":{},"rivers":{},"mouth":{},"bays":{},"sea":{sea},"slots":{},"features":{}}}"#,
            kind.id,
            list(roads, curve),
            list(bridged, curve),
            list(rivers, curve),
            list(mouth.into_iter().flatten(), point),
            list(bays, |bay| format!("[{},{}]", list(bay.corners, point), list(bay.shore, curve))),
            list(slots, spot),
            list(features, |(feature, at)| format!(r#"["{}",{}]"#, feature.id(), spot(at))),
        )
    });
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}
