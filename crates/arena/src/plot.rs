//! Pictures, as SVG, for light and dark pages: the course of a match, the ratings of a round robin.

use crate::robin::Rating;
use crate::share::Share;
use std::fmt::{self, Display, Write};

const WIDTH: f64 = 760.0;
/// More points than this cannot be told apart.
const POINTS: usize = 300;

/// The style sheet; every rule holds below the class `arena` only, so that a picture can be set into a page.
const STYLE: &str = "\
.arena text{font:13px system-ui,sans-serif;fill:#2b2d33}.arena .title{font-size:17px;font-weight:600}\
.arena .faint{fill:#666b75}.arena .end{text-anchor:end}.arena .mid{text-anchor:middle}\
.arena .paper{fill:#fdfcf8}.arena .grid{stroke:#d9d9d4}.arena .par{stroke:#666b75;stroke-dasharray:5 4}\
.arena .band{fill:#e8820c;fill-opacity:.2}.arena .line{fill:none;stroke:#c96a00;stroke-width:2;stroke-linejoin:round}\
.arena .bar{stroke:#c96a00;stroke-width:2;stroke-linecap:round}.arena .dot{fill:#c96a00}\
@media (prefers-color-scheme:dark){.arena text{fill:#e8e4da}.arena .faint{fill:#a3a6ad}.arena .paper{fill:#15171b}\
.arena .grid{stroke:#353941}.arena .par{stroke:#a3a6ad}.arena .band{fill:#f09a2c;fill-opacity:.22}\
.arena .line,.arena .bar{stroke:#f5a742}.arena .dot{fill:#f5a742}}";

/// The course of a match: how many games had been played, A's share then, and the interval it lay in.
pub fn bout(title: &str, par: f64, running: &[(u64, Share)]) -> String {
    const HEIGHT: f64 = 400.0;
    const LEFT: f64 = 64.0;
    const RIGHT: f64 = 664.0;
    const TOP: f64 = 76.0;
    const BOTTOM: f64 = 344.0;
    let step = running.len().div_ceil(POINTS).max(1);
    let mut points: Vec<(u64, Share)> = running.iter().copied().step_by(step).collect();
    if let Some(last) = running.last().filter(|last| points.last() != Some(last)) {
        points.push(*last);
    }
    let most = points.last().map_or(1, |(games, _)| *games).max(1) as f64;
    let x = |games: u64| LEFT + (RIGHT - LEFT) * games as f64 / most;
    // Early intervals are wide, so the scale is set by the later ones.
    let settled = points.len() / 10;
    let reach = |pick: fn(f64, f64) -> f64, of: fn(&Share) -> f64| {
        points.iter().skip(settled).map(|(_, share)| of(share)).fold(par, pick)
    };
    let (low, high) = (reach(f64::min, |share| share.low), reach(f64::max, |share| share.high));
    let (low, high) = ((low - 0.02).max(0.0), (high + 0.02).min(1.0));
    let y = |share: f64| BOTTOM - (BOTTOM - TOP) * (share.clamp(low, high) - low) / (high - low);

    let mut page = Page::new(HEIGHT, title);
    let last = points.last().map(|(_, share)| *share);
    if let Some(Share { share, low, high }) = last {
        page.text(
            24.0,
            54.0,
            "faint",
            format_args!(
                "A wins {:.1} % of the games, 95 % interval {:.1} to {:.1} %",
                100.0 * share,
                100.0 * low,
                100.0 * high
            ),
        );
    }
    for share in ticks(low, high, 5) {
        page.add(format_args!("<path class=\"grid\" d=\"M{LEFT} {:.1}H{RIGHT}\"/>", y(share)));
        page.text(LEFT - 8.0, y(share) + 4.5, "faint end", format_args!("{} %", Short(100.0 * share)));
    }
    for games in ticks(0.0, most, 6) {
        page.text(x(games as u64), BOTTOM + 20.0, "faint mid", Short(games));
    }
    page.text((LEFT + RIGHT) / 2.0, BOTTOM + 42.0, "faint mid", "games");
    page.add(format_args!("<path class=\"par\" d=\"M{LEFT} {:.1}H{RIGHT}\"/>", y(par)));
    page.text(RIGHT + 8.0, y(par) + 4.5, "faint", "par");
    if let Some(last) = last {
        let place = |(games, share): (u64, f64)| format!("{:.1} {:.1}", x(games), y(share));
        let path = |of: &dyn Fn(&Share) -> f64, backwards: bool| -> String {
            let mut places: Vec<String> =
                points.iter().map(|(games, share)| place((*games, of(share)))).collect();
            if backwards {
                places.reverse();
            }
            places.join("L")
        };
        let (high, low, line) = (path(&|s| s.high, false), path(&|s| s.low, true), path(&|s| s.share, false));
        page.add(format_args!(
            "<path class=\"band\" d=\"M{high}L{low}Z\"/><path class=\"line\" d=\"M{line}\"/>"
        ));
        page.add(format_args!("<circle class=\"dot\" cx=\"{RIGHT}\" cy=\"{:.1}\" r=\"4\"/>", y(last.share)));
        // If the two labels would overlap, the label of the share moves.
        let beside = if (y(last.share) - y(par)).abs() < 16.0 { y(par) - 16.0 } else { y(last.share) };
        page.text(RIGHT + 8.0, beside + 4.5, "", format_args!("{:.1} %", 100.0 * last.share));
    }
    page.finish()
}

/// The ratings of a round robin, strongest first, with their intervals.
pub fn ratings(title: &str, ratings: &[Rating]) -> String {
    const LEFT: f64 = 220.0;
    const RIGHT: f64 = 690.0;
    const TOP: f64 = 92.0;
    const ROW: f64 = 34.0;
    let mut rows: Vec<&Rating> = ratings.iter().collect();
    rows.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    let bottom = TOP + ROW * rows.len() as f64;
    let ends = |rating: &Rating| {
        [rating.elo, rating.elo_low.unwrap_or(rating.elo), rating.elo_high.unwrap_or(rating.elo)]
    };
    let low = rows.iter().flat_map(|rating| ends(rating)).fold(0.0, f64::min) - 20.0;
    let high = rows.iter().flat_map(|rating| ends(rating)).fold(0.0, f64::max) + 20.0;
    let x = |elo: f64| LEFT + (RIGHT - LEFT) * (elo - low) / (high - low);

    let mut page = Page::new(bottom + 62.0, title);
    let first = ratings.first().map_or("", |rating| &rating.player.bot);
    page.text(24.0, 54.0, "faint", format_args!("Elo with 95 % intervals; {} is 0", Clipped(first, 40)));
    for elo in ticks(low, high, 6) {
        page.add(format_args!("<path class=\"grid\" d=\"M{:.1} {:.1}V{bottom}\"/>", x(elo), TOP - 12.0));
        page.text(x(elo), bottom + 20.0, "faint mid", Short(elo));
    }
    page.text((LEFT + RIGHT) / 2.0, bottom + 42.0, "faint mid", "Elo");
    for (row, rating) in (0..).zip(rows) {
        let y = TOP + ROW * (f64::from(row) + 0.5) - 6.0;
        let [elo, low, high] = ends(rating).map(x);
        page.text(LEFT - 14.0, y + 4.5, "end", Clipped(&rating.player.bot, 28));
        page.add(format_args!(
            "<path class=\"bar\" d=\"M{low:.1} {y:.1}H{high:.1}M{low:.1} {:.1}v8M{high:.1} {:.1}v8\"/>\
             <circle class=\"dot\" cx=\"{elo:.1}\" cy=\"{y:.1}\" r=\"5\"/>",
            y - 4.0,
            y - 4.0
        ));
        page.text(elo, y - 9.0, "mid", Signed(rating.elo));
    }
    page.finish()
}

/// Round numbers between two ends, about `count` of them.
fn ticks(low: f64, high: f64, count: u32) -> Vec<f64> {
    let rough = (high - low) / f64::from(count);
    if !rough.is_finite() || rough <= 0.0 {
        return Vec::new();
    }
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power).into_iter().find(|step| *step >= rough);
    let step = step.unwrap_or(10.0 * power);
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (first..=last).map(|number| number as f64 * step).collect()
}

struct Page {
    height: f64,
    title: String,
    body: String,
}

impl Page {
    fn new(height: f64, title: &str) -> Page {
        let mut page = Page { height, title: title.to_owned(), body: String::new() };
        page.text(24.0, 32.0, "title", Clipped(title, 80));
        page
    }

    fn add(&mut self, piece: impl Display) {
        let _ = writeln!(self.body, "{piece}");
    }

    fn text(&mut self, x: f64, y: f64, class: &str, text: impl Display) {
        let text = text.to_string();
        self.add(format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", Escaped(&text)));
    }

    fn finish(self) -> String {
        let Page { height, title, body } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"arena\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n\
             <title>{}</title>\n<style>{STYLE}</style>\n\
             <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\" rx=\"8\"/>\n{body}</svg>\n",
            Escaped(&title)
        )
    }
}

/// A number without digits that say nothing.
struct Short(f64);

impl Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (self.0 * 1000.0).round() / 1000.0 + 0.0)
    }
}

/// A difference with its sign, unless it is 0.
struct Signed(f64);

impl Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.abs() < 0.5 { f.write_str("0") } else { write!(f, "{:+.0}", self.0) }
    }
}

/// A text, cut if it would not fit.
struct Clipped<'a>(&'a str, usize);

impl Display for Clipped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.chars().count() <= self.1 {
            return f.write_str(self.0);
        }
        self.0.chars().take(self.1 - 1).chain(['…']).try_for_each(|letter| f.write_char(letter))
    }
}

/// Text between tags. Characters that XML cannot hold are left out.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
                _ => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::course::Player;
    use crate::share::Tally;

    #[test]
    fn pictures_are_xml_and_say_what_they_show() {
        let mut tally = Tally::new(2, 0.5);
        let running: Vec<(u64, Share)> = (1..=1000)
            .map(|deal| {
                tally.add([0.5, 1.0, 0.5, 0.0, 1.0][deal as usize % 5]);
                (2 * deal, tally.share())
            })
            .collect();
        let rating = |bot: &str, elo: f64| {
            let course = crate::course::Course::new(&[bot.to_owned()]);
            let player: Player = course.players().remove(0);
            Rating { elo, elo_low: Some(elo - 30.0), elo_high: None, player }
        };
        let odd = "cmd:./a <b> & \u{1}c";
        for (picture, parts) in [
            (bout("strong against <easy>", 0.5, &running), &["60.0 %", "par", "games"][..]),
            (bout("nothing yet", 0.5, &[]), &["par"]),
            (bout("one deal", 0.25, &running[..1]), &["par"]),
            (ratings("all", &[rating("random", 0.0), rating(odd, 212.4)]), &["+212", "random is 0"]),
            (ratings("nobody", &[]), &["Elo"]),
        ] {
            let xml = roxmltree::Document::parse(&picture).unwrap();
            let text: String = xml.descendants().filter_map(|node| node.text()).collect();
            for part in parts {
                assert!(text.contains(part), "{part:?} is not in {text}");
            }
            assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
        }
    }

    #[test]
    fn ticks_are_round_numbers() {
        assert_eq!(ticks(0.0, 1000.0, 6), [0.0, 200.0, 400.0, 600.0, 800.0, 1000.0]);
        assert_eq!(ticks(-35.0, 130.0, 5), [0.0, 50.0, 100.0]);
        assert_eq!(ticks(1.0, 1.0, 5), [0.0; 0]);
    }
}
