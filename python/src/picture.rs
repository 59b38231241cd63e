//! Pictures: an SVG of what everybody sees, and its pixels.

use princely_core::{Game, Seat};
use princely_fuerstenfeld::{Card, Fuerstenfeld, Good, Observation, Top};
use princely_house::Housed;
use princely_principati::Principati;
use princely_words::{Names, Words};
use resvg::{tiny_skia, usvg};
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

/// A game that can be drawn.
pub(crate) trait Pictured: Game {
    /// What everybody sees of a position, as an SVG.
    fn svg(&self, state: &Self::State, words: &Words, names: &Names) -> String;
}

impl Pictured for Principati {
    fn svg(&self, state: &Self::State, words: &Words, names: &Names) -> String {
        self.picture(state, words, names).unwrap_or_default()
    }
}

impl Pictured for Fuerstenfeld {
    fn svg(&self, state: &Self::State, words: &Words, names: &Names) -> String {
        Board { game: self, seen: self.observe(state, None), words, names, out: String::new() }.draw()
    }
}

const WIDTH: usize = 960;
const ROW: usize = 92;
const TOP: usize = 150;

/// The breweries and the boards of all players.
struct Board<'b> {
    game: &'b Fuerstenfeld,
    seen: Observation,
    words: &'b Words,
    names: &'b Names,
    out: String,
}

impl Board<'_> {
    fn draw(mut self) -> String {
        let seats = usize::from(self.game.seats());
        let height = TOP + ROW * seats + 10;
        let _ = write!(
            self.out,
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="DejaVu Sans, Verdana, sans-serif" font-size="13"><rect width="{WIDTH}" height="{height}" fill="#f4ecd8"/>"##
        );
        let state = self.seen.known();
        let phase = self.words.name(state.phase().id());
        let price = self.game.palace_price(state).map_or_else(String::new, |price| price.to_string());
        let palace = self.words.name("palace_1");
        let title = format!("{} · {phase} · {palace}: {price}", state.round());
        self.text(12, 22, 15, "#333", &title);
        for brewery in 0..seats {
            self.brewery(brewery, 12 + brewery * (WIDTH - 24) / seats);
        }
        for place in 0..seats {
            self.player(Seat(place as u8), TOP + place * ROW);
        }
        self.out.push_str("</svg>");
        self.out
    }

    fn brewery(&mut self, index: usize, left: usize) {
        let brewery = self.seen.known().breweries()[index];
        let prices = self.game.prices(&brewery);
        let _ = write!(
            self.out,
            r##"<rect x="{left}" y="34" width="170" height="102" rx="8" fill="#fff8e6" stroke="#8a6d3b"/>"##
        );
        self.text(left + 10, 52, 13, "#333", &(index + 1).to_string());
        for (row, good) in Good::ALL.into_iter().enumerate() {
            let y = 72 + 24 * row;
            self.text(
                left + 10,
                y + 4,
                12,
                "#333",
                &format!("{} {}", self.words.name(good.id()), prices[good]),
            );
            for place in 0..brewery.demand[good] {
                let fill = if place < brewery.filled[good] { colour(good) } else { "none" };
                let x = left + 92 + 13 * usize::from(place.min(5));
                let _ =
                    write!(self.out, r##"<circle cx="{x}" cy="{y}" r="5" fill="{fill}" stroke="#555"/>"##);
            }
        }
    }

    fn player(&mut self, seat: Seat, top: usize) {
        let (player, counts) = (*self.seen.known().player(seat), self.seen.counts(seat));
        let to_act = self.seen.known().to_act().contains(seat);
        let frame = if to_act { "#b5462f" } else { "#8a6d3b" };
        let _ = write!(
            self.out,
            r##"<rect x="12" y="{top}" width="{}" height="{}" rx="8" fill="#fff8e6" stroke="{frame}" stroke-width="2"/>"##,
            WIDTH - 24,
            ROW - 8
        );
        let name = self.words.player(seat, self.names);
        self.text(22, top + 20, 14, "#333", &name);
        let figures = [
            (self.words.name("coins"), player.coins.to_string()),
            (self.words.name("hand"), counts.hand.to_string()),
        ];
        for (row, (name, number)) in figures.into_iter().enumerate() {
            self.text(22, top + 40 + 17 * row, 12, "#555", &format!("{name} {number}"));
        }
        for (place, good) in Good::ALL.into_iter().enumerate() {
            let x = 30 + 36 * place;
            let _ =
                write!(self.out, r##"<circle cx="{x}" cy="{}" r="6" fill="{}"/>"##, top + 72, colour(good));
            self.text(x + 9, top + 76, 12, "#555", &player.goods[good].to_string());
        }
        for (space, &on_top) in player.board.iter().enumerate() {
            let left = 166 + space * 130;
            let (fill, label) = match on_top {
                Top::Empty => ("#e7dcc0", String::new()),
                Top::Printed(good) => (colour(good), self.words.name(good.id())),
                Top::Card(card) => (card_colour(card), self.words.name(card.id())),
            };
            let _ = write!(
                self.out,
                r##"<rect x="{left}" y="{}" width="124" height="{}" rx="6" fill="{fill}" fill-opacity="0.55" stroke="#8a6d3b"/>"##,
                top + 10,
                ROW - 28
            );
            self.text(left + 8, top + 44, 12, "#222", &label);
        }
    }

    fn text(&mut self, x: usize, y: usize, size: usize, fill: &str, text: &str) {
        let safe = text.replace('&', "&amp;").replace('<', "&lt;");
        let _ = write!(self.out, r#"<text x="{x}" y="{y}" font-size="{size}" fill="{fill}">{safe}</text>"#);
    }
}

fn colour(good: Good) -> &'static str {
    match good {
        Good::Hops => "#6c9a3b",
        Good::Barley => "#d8a92c",
        Good::Water => "#4a8fc2",
    }
}

fn card_colour(card: Card) -> &'static str {
    match card.yields() {
        Some((good, _)) => colour(good),
        None if card.is_palace() => "#9c5fa8",
        None => "#b9a27a",
    }
}

/// Height, width and pixels of a picture, three bytes each.
pub(crate) type Pixels = (u32, u32, Vec<u8>);

/// Draws an SVG. Text is drawn with the fonts of the machine, if it has any.
pub(crate) fn pixels(svg: &str) -> Result<Pixels, String> {
    static FONTS: OnceLock<Arc<usvg::fontdb::Database>> = OnceLock::new();
    let fonts = FONTS.get_or_init(|| {
        let mut fonts = usvg::fontdb::Database::new();
        fonts.load_system_fonts();
        Arc::new(fonts)
    });
    let options = usvg::Options { fontdb: fonts.clone(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let size = tree.size().to_int_size();
    let largest = size.width().max(size.height()).max(1);
    let scale = (1024.0 / largest as f32).min(1.0);
    let side = |length: u32| ((length as f32 * scale) as u32).max(1);
    let (width, height) = (side(size.width()), side(size.height()));
    let mut canvas = tiny_skia::Pixmap::new(width, height).ok_or("the picture is too large")?;
    canvas.fill(tiny_skia::Color::WHITE);
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut canvas.as_mut());
    let colours = canvas.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    Ok((height, width, colours))
}
