//! The colours, by day and by night.
//!
//! One player is orange with an unbroken rim, the other is violet with a dashed rim. These colours can be told apart
//! with every kind of colour blindness and are not used for land or water. There is also a number beside every
//! building.

use std::fmt::Write;

/// What is filled: a class, by day, by night.
const FILLS: &[(&str, &str, &str)] = &[
    ("paper", "#faf8f2", "#15171b"),
    ("green", "#a5c987", "#47693d"),
    ("grey", "#b4b9bf", "#686e76"),
    ("white", "#f6f4ec", "#bdbbb2"),
    ("black", "#5a5c64", "#2a2c32"),
    ("sand", "#e8dcb9", "#6c644a"),
    ("water", "#8cc4e0", "#235a7a"),
    ("wall", "#fffaf0", "#e9e2d2"),
    ("ink", "#3a3229", "#1c1813"),
    ("wood", "#b07f47", "#93683a"),
    ("stone", "#c3c2bd", "#9b9b98"),
    ("gold", "#f0bf35", "#d9a928"),
    ("straw", "#e9c95f", "#a98f3a"),
    ("snow", "#ffffff", "#e6e8ea"),
    ("rock", "#9097a0", "#7b828b"),
    ("coal", "#34353b", "#131418"),
    ("slate", "#6d6f79", "#5d606b"),
    ("leaf", "#4b8047", "#1d4023"),
    ("leaf2", "#5f9350", "#2a5830"),
    ("blueleaf", "#4a7f78", "#2d5a55"),
    ("meadow", "#bfdc93", "#5b8148"),
    ("mire", "#3f4a38", "#1d261c"),
    ("spring", "#3f9be0", "#3f8fd0"),
    ("rust", "#b5532f", "#a14a2a"),
    ("pink", "#eba9a4", "#d99791"),
    ("crust", "#cf8f45", "#b97d3a"),
    ("gem", "#63d2e6", "#55bdd0"),
    ("berry", "#31447e", "#8fa2e0"),
    ("own", "currentColor", "currentColor"),
];

/// What is drawn as a line: a class, by day, by night, and the rest of its style.
const LINES: &[(&str, &str, &str, &str)] = &[
    ("edge", "#4d4636", "#0c0d10", "stroke-width:1.5;stroke-opacity:.35"),
    ("road", "#ecd9ae", "#c2a873", "stroke-width:19;stroke-linejoin:round"),
    ("verge", "#7c6038", "#3d3020", "stroke-width:26;stroke-linejoin:round"),
    ("river", "#8cc4e0", "#235a7a", "stroke-width:26"),
    ("bank", "#5796b8", "#143a50", "stroke-width:32"),
    ("beach", "#f2e7c6", "#a3976e", "stroke-width:9"),
    ("foam", "#ffffff", "#5c93b3", "stroke-width:3;stroke-opacity:.75;stroke-linecap:round"),
    ("twig", "#3a3229", "#1c1813", "stroke-width:2.5;stroke-linecap:round"),
    ("pole", "#b07f47", "#93683a", "stroke-width:5;stroke-linecap:round"),
    ("furrow", "#b48e2e", "#6d5a20", "stroke-width:4;stroke-linecap:round"),
    ("grass", "#5f9350", "#86b06c", "stroke-width:3.5;stroke-linecap:round"),
    ("reed", "#a9b878", "#8b9a5e", "stroke-width:3;stroke-linecap:round"),
    ("iron", "#565c66", "#565c66", "stroke-width:6;stroke-linecap:round"),
    ("light", "#f0bf35", "#f5d060", "stroke-width:4;stroke-linecap:round"),
    ("halo", "#fffaf0", "#e9e2d2", "stroke-width:14;stroke-linecap:round"),
    ("rim", "currentColor", "currentColor", "stroke-width:5"),
    ("rail", "currentColor", "currentColor", "stroke-width:6;stroke-linecap:round"),
];

/// The other rules, by day; [`REST_BY_NIGHT`] changes some of them.
const REST: &str = "\
.b{stroke:#3a3229;stroke-width:2.5;stroke-linejoin:round}\
.plan{fill:#fffdf5;fill-opacity:.5;stroke:#3a3229;stroke-width:2.5;stroke-dasharray:6 4;stroke-linejoin:round}\
.n{stroke:none}\
.p1{color:#e8820c}.p2{color:#7a3fb0}\
.dash{stroke-dasharray:15 10}\
text{font-family:system-ui,sans-serif;text-anchor:middle}\
.at{font-size:13px;fill:#3a3229;fill-opacity:.5}\
.at.on{fill:#fff}\
.digit{font-size:17px;font-weight:700;fill:#fff}\
.caption{font-size:17px;fill:#3a3229}";

const REST_BY_NIGHT: &str = "\
.plan{fill:#e9e2d2;fill-opacity:.42;stroke:#0c0d10}\
.p1{color:#f09a2c}.p2{color:#9a63d6}\
.at{fill:#fff}.caption{fill:#e8e4da}";

/// The style sheet. Every rule holds below the class `principati` only, so that a picture can be
/// set into a page.
pub(crate) fn style() -> String {
    let (mut day, mut night) = (String::new(), String::new());
    for (class, light, dark) in FILLS {
        let _ = write!(day, ".{class}{{fill:{light}}}");
        if light != dark {
            let _ = write!(night, ".{class}{{fill:{dark}}}");
        }
    }
    for (class, light, dark, rest) in LINES {
        let _ = write!(day, ".{class}{{fill:none;stroke:{light};{rest}}}");
        if light != dark {
            let _ = write!(night, ".{class}{{stroke:{dark}}}");
        }
    }
    day.push_str(REST);
    night.push_str(REST_BY_NIGHT);
    format!("{}@media (prefers-color-scheme:dark){{{}}}", scoped(&day), scoped(&night))
}

fn scoped(rules: &str) -> String {
    rules.split_inclusive('}').map(|rule| format!(".principati {rule}")).collect()
}
