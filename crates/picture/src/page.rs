//! The frame around every picture, and how numbers and text are written.

use crate::geometry::{Curve, Point};
use crate::palette;
use crate::symbols::{self, Symbol};
use std::collections::BTreeSet;
use std::fmt::{self, Display};

/// A drawing in the making: what is drawn, and which symbols it uses.
#[derive(Default)]
pub(crate) struct Page {
    pub(crate) body: String,
    used: BTreeSet<Symbol>,
}

impl Page {
    pub(crate) fn add(&mut self, piece: impl Display) {
        use fmt::Write;
        let _ = write!(self.body, "{piece}");
    }

    /// Shows a symbol at a place.
    pub(crate) fn stamp(&mut self, symbol: Symbol, at: Point, scale: f64, class: &str) {
        self.used.insert(symbol);
        let id = symbol.id();
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        if scale == 1.0 && at == Point::default() {
            self.add(format_args!("<use href=\"#{id}\"{class}/>"));
        } else if scale == 1.0 {
            self.add(format_args!(
                "<use href=\"#{id}\"{class} x=\"{}\" y=\"{}\"/>",
                Number(at.x),
                Number(at.y)
            ));
        } else {
            let scale = Number((scale * 100.0).round() / 100.0);
            self.add(format_args!(
                "<use href=\"#{id}\"{class} transform=\"translate({}) scale({scale})\"/>",
                Pair(at)
            ));
        }
    }

    /// Shows a symbol at a place, turned so that its right-hand side points in a direction.
    pub(crate) fn stamp_along(&mut self, symbol: Symbol, at: Point, along: Point) {
        self.used.insert(symbol);
        let Point { x, y } = along.unit();
        self.add(format_args!(
            "<use href=\"#{}\" transform=\"matrix({x:.3} {y:.3} {:.3} {x:.3} {})\"/>",
            symbol.id(),
            -y,
            Pair(at)
        ));
    }

    /// The finished picture of what lies between two corners. The role says whether it is read out as one thing
    /// (`img`) or part by part (`graphics-document`).
    pub(crate) fn finish(
        self,
        role: &str,
        [title, description]: [&str; 2],
        from: Point,
        to: Point,
    ) -> String {
        let (size, mut defs) = (to - from, String::new());
        for symbol in symbols::with_parts(&self.used) {
            defs.push_str(&symbol.definition());
        }
        let described = if description.is_empty() {
            String::new()
        } else {
            format!("<desc>{}</desc>", Text(description))
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"principati\" viewBox=\"{} {}\" role=\"{role}\">\n\
             <title>{}</title>{described}\n<style>{}</style>\n<defs>{defs}</defs>\n{}</svg>\n",
            Pair(from),
            Pair(size),
            Text(title),
            palette::style(),
            self.body,
        )
    }
}

/// A number, rounded to a tenth (to a hundredth below 1) and no longer than necessary.
pub(crate) struct Number(pub(crate) f64);

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = if self.0.abs() < 1.0 { 100.0 } else { 10.0 };
        // Adding zero turns −0 into 0.
        write!(f, "{}", (self.0 * parts).round() / parts + 0.0)
    }
}

/// Two numbers.
pub(crate) struct Pair(pub(crate) Point);

impl Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Number(self.0.x), Number(self.0.y))
    }
}

/// Curves as the data of a path; a curve that begins where the last one ended continues it.
pub(crate) struct Path<'a>(pub(crate) &'a [Curve]);

impl Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for curve in self.0 {
            if last != Some(curve.from) {
                write!(f, "M{}", Pair(curve.from))?;
            }
            if curve.is_line() {
                write!(f, "L{}", Pair(curve.to))?;
            } else {
                write!(f, "C{} {} {}", Pair(curve.leave), Pair(curve.arrive), Pair(curve.to))?;
            }
            last = Some(curve.to);
        }
        Ok(())
    }
}

/// Text between tags. What XML cannot hold at all is left out.
pub(crate) struct Text<'a>(pub(crate) &'a str);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '\t' | '\n' | '\r' => f.write_str(" ")?,
                '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
                _ => write!(f, "{letter}")?,
            }
        }
        Ok(())
    }
}
