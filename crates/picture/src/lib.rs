//! The map of Principati Duello as an SVG, drawn from what everybody sees.
//!
//! | room | what lives there |
//! |---|---|
//! | `map` | [`map()`], [`map_of`]: the laid tiles |
//! | `drawn` | [`drawn()`]: the layout of tiles as data, for clients that draw them themselves |
//! | `single` | [`tile`], [`legend`]: one tile for a hand, all symbols with their names |
//! | [`geometry`] | hexagons on paper: middles of sides, corners, turning |
//! | [`lie`] | how roads, rivers and shores run on a tile, and where there is room for the rest |
//! | `face` | one tile, layer upon layer |
//! | [`symbols`] | buildings, plans, natural elements and figures: our own drawings |
//! | `palette` | the colours, by day and by night |
//! | [`names`] | what titles say, in the reader's language |
//! | `page` | the frame around every picture, and how numbers and text are written |
//!
//! Pictures need no script and no other file. They follow the reader's light or dark scheme with plain classes, because
//! many programs that show SVGs do not know CSS variables. The same position gives the same bytes.

mod drawn;
mod face;
pub mod geometry;
pub mod lie;
mod map;
pub mod names;
mod page;
mod palette;
mod single;
pub mod symbols;

pub use drawn::{DrawnBay, DrawnFeature, DrawnSpot, DrawnTile, drawn};
pub use map::{map, map_of};
pub use names::{English, Names, Term};
pub use single::{legend, tile};
