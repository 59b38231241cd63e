//! The symbols, drawn by us. Buildings reach about 36 from their middle, natural elements 80.
//!
//! Classes are those of `palette`; a shape with the class `own` takes the colour of its owner.

use princely_principati::names::{Building, Feature, Plan};
use std::collections::BTreeSet;

/// Something that is drawn once and shown many times.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// The land of a tile.
    Hexagon,
    /// The line around a tile.
    Edge,
    /// The owner's rim.
    Rim,
    /// The house that all crafts share.
    House,
    /// The entrance that all mines share.
    Adit,
    /// A fir.
    Fir,
    /// A broad-leaved tree.
    Tree,
    /// A juniper bush.
    Bush,
    /// An ear of grain.
    Ear,
    /// A natural element.
    Feature(Feature),
    /// A plan nothing stands on.
    Plan(Plan),
    /// A building.
    Building(Building),
    /// The number of a player, 0 or 1.
    Digit(u8),
    /// A princely master.
    Master,
    /// The cardinal.
    Cardinal,
}

impl Symbol {
    /// Its id in the picture.
    pub fn id(self) -> String {
        match self {
            Symbol::Hexagon => "hex".into(),
            Symbol::Edge => "edge".into(),
            Symbol::Rim => "rim".into(),
            Symbol::House => "house".into(),
            Symbol::Adit => "adit".into(),
            Symbol::Fir => "fir".into(),
            Symbol::Tree => "tree".into(),
            Symbol::Bush => "bush".into(),
            Symbol::Ear => "ear".into(),
            Symbol::Feature(feature) => format!("f-{}", feature.id()),
            Symbol::Plan(plan) => format!("p-{}", plan.id()),
            Symbol::Building(building) => format!("b-{}", building.id()),
            Symbol::Digit(seat) => format!("d-{}", u16::from(seat) + 1),
            Symbol::Master => "master".into(),
            Symbol::Cardinal => "cardinal".into(),
        }
    }

    /// Its definition.
    pub fn definition(self) -> String {
        let (id, class, drawing) = match self {
            Symbol::Digit(seat) => {
                let digit = u16::from(seat) + 1;
                let drawing =
                    format!("<circle class=\"own\" r=\"12\"/><text class=\"digit n\" y=\"6\">{digit}</text>");
                return format!("<g id=\"d-{digit}\" class=\"b\">{drawing}</g>");
            }
            Symbol::Feature(feature) => (self.id(), "", nature(feature)),
            Symbol::Plan(plan) => (self.id(), "plan", outline(plan)),
            Symbol::Building(building) => (self.id(), "b", piece(building)),
            Symbol::Hexagon | Symbol::Edge | Symbol::Rim => {
                return format!("<path id=\"{}\" {}/>", self.id(), part(self));
            }
            _ => (self.id(), "b", part(self)),
        };
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        format!("<g id=\"{id}\"{class}>{}</g>", drawing.replace('\n', ""))
    }

    fn parts(self) -> &'static [Symbol] {
        use Building::*;
        match self {
            Symbol::Building(CoalMine | IronOreMine | GoldMine | DiamondMine) => &[Symbol::Adit],
            Symbol::Building(
                Quarry | Fisherman | Agriculturist | Baker | PigBreeder | Butcher | Lumberjack | Sawmill
                | Metallurgist | Mint | Jeweller | Blacksmith | Warehouse,
            ) => &[Symbol::House],
            Symbol::Feature(Feature::Forest) => &[Symbol::Fir, Symbol::Tree],
            Symbol::Feature(Feature::Juniper) => &[Symbol::Bush],
            Symbol::Feature(Feature::GrainField) => &[Symbol::Ear],
            _ => &[],
        }
    }
}

/// The symbols together with those they are made of.
pub(crate) fn with_parts(symbols: &BTreeSet<Symbol>) -> BTreeSet<Symbol> {
    symbols.iter().flat_map(|symbol| symbol.parts().iter().chain([symbol])).copied().collect()
}

fn part(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Hexagon => r#"d="M97-56V56L0 112L-97 56V-56L0-112Z""#,
        Symbol::Edge => r#"class="edge" d="M97-56V56L0 112L-97 56V-56L0-112Z""#,
        Symbol::Rim => r#"class="rim" d="M92-53V53L0 106L-92 53V-53L0-106Z""#,
        Symbol::House => {
            r#"<path class="wall" d="M-28 31V-6H28V31Z"/><path class="own" d="M-36-4L0-36L36-4Z"/>"#
        }
        Symbol::Adit => concat!(
            r#"<path class="own" d="M0-28V-48L20-41L0-34"/>"#,
            r#"<path class="stone" d="M-36 31L-27-8L-10-29H10L27-8L36 31Z"/>"#,
            r#"<path class="coal" d="M-20 31V2L-10-12H10L20 2V31Z"/>"#,
            r#"<path class="pole" d="M-20 29V2L-10-12H10L20 2V29"/>"#
        ),
        Symbol::Fir => concat!(
            r#"<path class="wood n" d="M-3 18h6v9h-6Z"/>"#,
            r#"<path class="leaf n" d="M0-30L-12-8H-6L-16 6H-8L-18 20H18L8 6H16L6-8H12Z"/>"#
        ),
        Symbol::Tree => concat!(
            r#"<path class="wood n" d="M-3 10h6v16h-6Z"/>"#,
            r#"<path class="leaf2 n" d="M-10 15A12 12 0 0 1-16-5A15 15 0 0 1 13-12A14 14 0 0 1 9 15Z"/>"#
        ),
        Symbol::Bush => concat!(
            r#"<path class="blueleaf n" d="M0-34C-10-16-19 2-13 20Q0 26 13 20C19 2 10-16 0-34Z"/>"#,
            r#"<path class="berry n" d="M-8 4a3.5 3.5 0 1 0 .1 0M4-8a3.5 3.5 0 1 0 .1 0M6 12a3.5 3.5 0 1 0 .1 0M-3-20a3 3 0 1 0 .1 0"/>"#
        ),
        Symbol::Ear => concat!(
            r#"<path class="furrow" d="M0 22V-8"/>"#,
            r#"<path class="straw" d="M0-26Q7-18 0-10Q-7-18 0-26M0-10Q2-18 10-18Q9-10 0-6M0-10Q-2-18-10-18Q-9-10 0-6M0 0Q2-8 10-8Q9 0 0 4M0 0Q-2-8-10-8Q-9 0 0 4" stroke-width="1.5"/>"#
        ),
        Symbol::Master => concat!(
            r#"<path class="own" d="M-8 14Q-8-2 0-2Q8-2 8 14Z"/>"#,
            r#"<circle class="wall" cy="-6" r="6"/>"#,
            r#"<path class="own" d="M-7-8Q0-18 7-8Z"/>"#
        ),
        Symbol::Cardinal => concat!(
            r#"<path class="own" d="M-10 14Q-9-3 0-3Q9-3 10 14Z"/>"#,
            r#"<path class="gold n" d="M-1.5 1h3v4h4v3h-4v5h-3V8h-4V5h4Z"/>"#,
            r#"<circle class="wall" cy="-8" r="6.5"/>"#,
            r#"<path class="gold" d="M-7-10L-6-20L0-27L6-20L7-10Z"/>"#
        ),
        _ => "",
    }
}

/// The natural elements (P-TILE-07).
fn nature(feature: Feature) -> &'static str {
    match feature {
        Feature::Forest => concat!(
            r##"<use href="#fir" x="-8" y="-52"/><use href="#tree" x="34" y="-44"/><use href="#fir" x="-46" y="-30"/>"##,
            r##"<use href="#tree" x="2" y="-14"/><use href="#fir" x="54" y="-8"/><use href="#tree" x="-56" y="14"/>"##,
            r##"<use href="#fir" x="-22" y="18"/><use href="#fir" x="26" y="22"/><use href="#tree" x="58" y="34"/>"##,
            r##"<use href="#fir" x="-50" y="50"/><use href="#tree" x="-2" y="54"/><use href="#fir" x="34" y="62"/>"##
        ),
        Feature::GrainField => concat!(
            r#"<path class="straw" d="M-64-26Q-62-36 0-70Q62-36 64-26V26Q62 36 0 70Q-62 36-64 26Z"/>"#,
            r#"<path class="furrow" d="M-56-24L18-62M-58-2L44-52M-56 22L56-34M-42 36L58-10M-22 48L58 10M-4 58L52 30"/>"#,
            r##"<use href="#ear" x="-30" y="-20"/><use href="#ear" x="14" y="-30"/><use href="#ear" x="40" y="6"/>"##,
            r##"<use href="#ear" x="-6" y="16"/><use href="#ear" x="-40" y="26"/><use href="#ear" x="16" y="40"/>"##
        ),
        Feature::WhiteMountain => concat!(
            r#"<path class="rock" d="M-76 48L-36-26L-18 2L12-66L50 0L62-16L78 48Q0 62-76 48Z"/>"#,
            r#"<path class="grey" d="M12-66L50 0L62-16L78 48Q50 53 30 55L22 0L34-6Z"/>"#,
            r#"<path class="snow" d="M12-66L-8-20L2-26L10-10L20-24L30-14L36-24ZM-36-26L-52 4L-42-2L-34 8L-27-2L-20-1ZM62-16L53 0L62 6L67 0Z"/>"#
        ),
        Feature::BlackMountain => concat!(
            r#"<path class="coal" d="M-78 48L-58 2L-44 10L-20-48L2-62L18-34L30-40L52 6L62 0L78 48Q0 62-78 48Z"/>"#,
            r#"<path class="slate" d="M2-62L18-34L30-40L52 6L62 0L78 48Q52 53 34 54L18 14L26 2L6-18ZM-58 2L-44 10L-52 50L-58 49L-52 24Z"/>"#,
            r#"<path class="slate" d="M-20-48L-26-8L-14 4L-24 34L-4 6L-14-12Z"/>"#
        ),
        Feature::Field => concat!(
            r#"<path class="meadow" d="M-68-20Q-44-58 0-60Q52-60 68-16Q74 30 34 54Q-20 70-56 42Q-80 12-68-20Z"/>"#,
            r#"<path class="grass" d="M-44-8q2-8-4-14m4 14q0-10 2-16m-2 16q2-8 8-12M8-34q2-8-4-14m4 14q0-10 2-16m-2 16q2-8 8-12M44 6q2-8-4-14m4 14q0-10 2-16m-2 16q2-8 8-12M-6 16q2-8-4-14m4 14q0-10 2-16m-2 16q2-8 8-12M20 48q2-8-4-14m4 14q0-10 2-16m-2 16q2-8 8-12M-38 38q2-8-4-14m4 14q0-10 2-16m-2 16q2-8 8-12"/>"#,
            r#"<path class="snow" d="M-18-22a5 5 0 1 0 .1 0M28-12a5 5 0 1 0 .1 0M-30 12a5 5 0 1 0 .1 0M40 28a5 5 0 1 0 .1 0M-6 36a5 5 0 1 0 .1 0"/>"#,
            r#"<path class="gold" d="M-18-19a2 2 0 1 0 .1 0M28-9a2 2 0 1 0 .1 0M-30 15a2 2 0 1 0 .1 0M40 31a2 2 0 1 0 .1 0M-6 39a2 2 0 1 0 .1 0"/>"#
        ),
        Feature::Juniper => concat!(
            r##"<use href="#bush" x="-6" y="-38"/><use href="#bush" x="-48" y="-14"/><use href="#bush" x="40" y="-16"/>"##,
            r##"<use href="#bush" x="-16" y="28"/><use href="#bush" x="28" y="44"/>"##,
            r#"<path class="grass" d="M-58 46q2-8-4-14m4 14q2-8 8-12M60 22q2-8-4-14m4 14q2-8 8-12M-18 66q2-8-4-14m4 14q2-8 8-12M10-2q2-8-4-14m4 14q2-8 8-12"/>"#
        ),
        Feature::Lake => concat!(
            r#"<path class="beach" d="M-62-6Q-54-46-8-42Q34-58 58-20Q76 22 34 38Q2 56-34 42Q-68 34-62-6Z"/>"#,
            r#"<path class="water" d="M-62-6Q-54-46-8-42Q34-58 58-20Q76 22 34 38Q2 56-34 42Q-68 34-62-6Z"/>"#,
            r#"<path class="foam" d="M-38-10q8-7 16 0t16 0M6 10q8-7 16 0t16 0M-26 22q8-7 16 0M10-24q8-7 16 0"/>"#
        ),
        Feature::River => {
            r#"<path class="foam" stroke-width="5" d="M-22-7q11-10 22 0t22 0M-14 9q9-8 18 0" />"#
        }
        Feature::RiverMouth => {
            r#"<path class="foam" d="M-26-18q13-10 26 0t26 0M-34 2q17-12 34 0t34 0M-26 22q13-10 26 0t26 0"/>"#
        }
        Feature::Sea => {
            r#"<path class="foam" d="M-52-30q11-9 22 0t22 0M14-48q9-8 18 0t18 0M-10 6q11-9 22 0t22 0M-62 26q9-8 18 0t18 0M18 44q11-9 22 0t22 0M-24 62q9-8 18 0t18 0"/>"#
        }
        Feature::Bay => concat!(
            r#"<path class="foam" d="M-40 14q13-10 26 0t26 0M0 36q11-9 22 0t22 0"/>"#,
            r#"<path class="twig" d="M-6-18q9-12 16 0q7-12 16 0" stroke-width="5"/>"#
        ),
        Feature::Bog => concat!(
            r#"<path class="mire" d="M-70-4Q-62-34-28-30Q-10-52 22-44Q40-30 34-14Q74-18 72 16Q58 40 26 34Q12 58-24 52Q-48 44-40 26Q-72 24-70-4Z"/>"#,
            r#"<path class="reed" d="M-46-2v-34M-36 2v-26M20-16v-36M30-12v-26M-12 40v-34M-2 42v-24M48 20v-30M-54 8h22M14-2h26M-20 48h28M36 28h22M-10-18h16"/>"#,
            r#"<path class="crust" d="M-49-40h6v16h-6ZM17-56h6v16h-6ZM-15 0h6v16h-6ZM45-16h6v14h-6Z"/>"#
        ),
        Feature::BlueSpring => concat!(
            r#"<ellipse class="stone" cy="14" rx="66" ry="46"/>"#,
            r#"<ellipse class="spring" cy="14" rx="55" ry="36"/>"#,
            r#"<path class="foam" d="M-34 14a34 20 0 0 0 68 0M-18 10a18 10 0 0 0 36 0M-50 8a50 30 0 0 1 12-16M50 8a50 30 0 0 0-12-16"/>"#,
            r#"<path class="spring b" d="M0-64Q20-34 20-20A20 20 0 0 1-20-20Q-20-34 0-64Z"/>"#,
            r#"<path class="foam" d="M-10-20a10 10 0 0 0 8 10"/>"#
        ),
        Feature::Island => concat!(
            r#"<path class="foam" d="M-76 4q7-9 14 0M62-34q8-8 16 0M-42-66q8-8 16 0M-64 46q8-8 16 0M66 40q7-8 14 0M-10 80q8-8 16 0"/>"#,
            r#"<path class="sand" d="M-58-2Q-62-40-20-50Q24-66 50-32Q70 2 56 34Q30 62-12 54Q-56 50-58-2Z"/>"#,
            r#"<path class="green" d="M-44-4Q-46-32-14-38Q22-50 40-24Q52 0 20 8Q-4 14-10 36Q-42 34-44-4Z"/>"#,
            r#"<path class="pole" d="M-18 14Q-22-8-14-24"/>"#,
            r#"<path class="leaf" d="M-14-26Q-34-40-48-22Q-30-28-14-22Q-28-18-30 0Q-18-16-12-22Q2-14 2 2Q8-20-12-26Q6-34 18-18Q12-42-14-28Q-14-46-34-50Q-20-40-14-26Z"/>"#
        ),
    }
}

/// Plans nothing stands on (P-TILE-05).
fn outline(plan: Plan) -> &'static str {
    match plan {
        Plan::Castle => r#"<path d="M-32-32h14v6h36v-6h14v14h-6v36h6v14H18v-6h-36v6h-14V18h6v-36h-6Z"/>"#,
        Plan::Watchtower => r#"<circle r="22"/><circle r="12"/>"#,
        Plan::Well => r#"<circle r="19"/><path class="foam" d="M-9 0q4.5-5 9 0t9 0"/>"#,
        Plan::Mine => r#"<path d="M28-16V16L0 32L-28 16V-16L0-32Z"/>"#,
        Plan::House => r#"<path d="M-25 26V-6L0-28L25-6V26Z"/>"#,
        Plan::School => r#"<path d="M-28 26V-14L-4-30L30-10V26ZM-9 26V8H9V26"/>"#,
        Plan::Bridge => r#"<path d="M-36-14H36V14H-36Z"/>"#,
        Plan::Market => {
            r#"<path d="M-32-12L-24-28H24L32-12q-8 10-16 0q-8 10-16 0q-8 10-16 0q-8 10-16 0M-26-6V26H26V-6"/>"#
        }
        Plan::RidingHall => r#"<path d="M-30 28V0A30 28 0 0 1 30 0V28ZM-10 28V8A10 11 0 0 1 10 8V28"/>"#,
        Plan::Port => {
            r#"<path d="M-32 26A33 33 0 1 1 32 26Z"/><path class="twig" stroke-dasharray="none" d="M0-14V18M-9-7H9M-14 5A14 13 0 0 0 14 5M0-14a4 4 0 1 1 .1 0"/>"#
        }
        Plan::Lighthouse => r#"<path d="M-16 28L-9-18H9L16 28ZM-9-18L0-30L9-18"/>"#,
    }
}

/// The buildings (section 10 of the rules).
fn piece(building: Building) -> &'static str {
    match building {
        Building::Palace => concat!(
            r#"<path class="wall" d="M-36 31V0H36V31Z"/>"#,
            r#"<path class="wall" d="M-42 31V-10H-24V31ZM24 31V-10H42V31Z"/>"#,
            r#"<path class="own" d="M-46-10L-33-34L-20-10ZM20-10L33-34L46-10Z"/>"#,
            r#"<path class="wall" d="M-15 31V-18H15V31Z"/>"#,
            r#"<path class="own" d="M-18-18Q-16-40 0-42Q16-40 18-18Z"/>"#,
            r#"<path class="gold" d="M-8-42L-11-56L-4-50L0-59L4-50L11-56L8-42Z"/>"#,
            r#"<path class="ink n" d="M-8 31V16A8 8 0 0 1 8 16V31ZM-36 2h6v9h-6ZM30 2h6v9h-6ZM-4-10h8v10h-8Z"/>"#
        ),
        Building::Castle => concat!(
            r#"<path class="own" d="M-29-30V-48L-11-42L-29-36M29-30V-48L11-42L29-36"/>"#,
            r#"<path class="wall" d="M-20 31V-6h7v6h7v-6h12v6h7v-6h7V31Z"/>"#,
            r#"<path class="wall" d="M-40 31V-30h6v6h6v-6h6v6h6v-6h4V31ZM40 31V-30h-6v6h-6v-6h-6v6h-6v-6h-4V31Z"/>"#,
            r#"<path class="ink n" d="M-8 31V18A8 8 0 0 1 8 18V31ZM-29-12h5v10h-5ZM24-12h5v10h-5ZM-29 8h5v10h-5ZM24 8h5v10h-5Z"/>"#
        ),
        Building::Manor => concat!(
            r#"<path class="rust" d="M-24-18V-34h9v16ZM15-18V-34h9v16Z"/>"#,
            r#"<path class="wall" d="M-36 31V0H36V31Z"/><path class="own" d="M-42 0L-28-24H28L42 0Z"/>"#,
            r#"<path class="wall" d="M-11 31V-8L0-18L11-8V31Z"/>"#,
            r#"<path class="ink n" d="M-5 31V14H5V31ZM-30 8h8v10h-8ZM22 8h8v10h-8ZM-3-6h6v8h-6Z"/>"#
        ),
        Building::Fortress => concat!(
            r#"<path class="own" d="M0-32V-56L24-48L0-40"/>"#,
            r#"<path class="stone" d="M-16 0V-32h7v6h6v-6h6v6h6v-6h7V0Z"/>"#,
            r#"<path class="stone" d="M-42 31L-38-10h12v8h8v-8h12v8h12v-8h12v8h8v-8h12L42 31Z"/>"#,
            r#"<path class="ink n" d="M-10 31V16A10 10 0 0 1 10 16V31ZM-28 8h4v14h-4ZM24 8h4v14h-4ZM-2-18h4v12h-4Z"/>"#
        ),
        Building::ScoutTower => concat!(
            r#"<path class="pole" d="M-17 30L-9-6M17 30L9-6M-15 22L11 4M15 22L-11 4"/>"#,
            r#"<path class="wood" d="M-18-4V-24H18V-4Z"/><path class="own" d="M-23-24L0-46L23-24Z"/>"#,
            r#"<path class="wall" d="M-13-14Q0-25 13-14Q0-3-13-14Z"/><circle class="ink n" cy="-14" r="4"/>"#
        ),
        Building::Watchtower => concat!(
            r#"<path class="own" d="M0-28V-54L22-46L0-38"/>"#,
            r#"<path class="wall" d="M-12 31L-10-12H10L12 31Z"/>"#,
            r#"<path class="wall" d="M-18-12V-30h8v6h6v-6h8v6h6v-6h8V-12Z"/>"#,
            r#"<path class="ink n" d="M-2-4h4v12h-4ZM-5 31V20A5 5 0 0 1 5 20V31Z"/>"#
        ),
        Building::Quarry => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="stone" d="M-22 28V14H-1V28ZM1 28V14H22V28ZM-11 14V0H11V14Z"/>"#
        ),
        Building::CoalMine => concat!(
            r##"<use href="#adit"/>"##,
            r#"<path class="slate" stroke="none" d="M-7 9a8 8 0 1 0 .1 0M7 9a8 8 0 1 0 .1 0M0-3a8 8 0 1 0 .1 0"/>"#
        ),
        Building::IronOreMine => concat!(
            r##"<use href="#adit"/>"##,
            r#"<path class="rust" d="M-14 26L-16 14L-6 8L4 14L2 26ZM2 26L0 12L10 2L16 14L14 26Z"/>"#
        ),
        Building::GoldMine => concat!(
            r##"<use href="#adit"/>"##,
            r#"<path class="gold" d="M0-8L4 5L17 7L6 14L10 27L0 19L-10 27L-6 14L-17 7L-4 5Z"/>"#
        ),
        Building::DiamondMine => concat!(
            r##"<use href="#adit"/>"##,
            r#"<path class="gem" d="M-15 6L-8-4H8L15 6L0 27Z"/><path class="twig" stroke-width="1.5" d="M-15 6H15M-5 6L0 27L5 6L0-4Z"/>"#
        ),
        Building::Well => concat!(
            r#"<path class="stone" d="M-20 6V22A20 8 0 0 0 20 22V6Z"/><ellipse class="water" cy="6" rx="20" ry="7"/>"#,
            r#"<path class="pole" d="M-16 5V-16M16 5V-16"/><path class="twig" d="M0-18V-8"/>"#,
            r#"<path class="wood" d="M-6-8H6L4 3H-4Z"/><path class="own" d="M-25-14L0-34L25-14Z"/>"#
        ),
        Building::Fisherman => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="water" d="M-20 13Q-4-3 12 11L22 3V23L12 15Q-4 29-20 13Z"/><circle class="ink n" cx="-10" cy="11" r="2.5"/>"#
        ),
        Building::Agriculturist => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="straw" d="M-14-2L-3 14L-13 29H13L3 14L14-2L5 1L0-4L-5 1Z"/><path class="rust" d="M-6 11H6V17H-6Z"/>"#
        ),
        Building::Windmill => concat!(
            r#"<path class="wall" d="M-18 31L-11-10H11L18 31Z"/><path class="own" d="M-14-8Q-12-28 0-28Q12-28 14-8Z"/>"#,
            r#"<path class="ink n" d="M-6 31V18A6 6 0 0 1 6 18V31Z"/>"#,
            r#"<path class="wall" d="M0-12L28-44L36-36ZM0-12L32 16L24 24ZM0-12L-28 20L-36 12ZM0-12L-32-40L-24-48Z"/>"#,
            r#"<circle class="wood" cy="-12" r="4"/>"#
        ),
        Building::Baker => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="crust" d="M-22 24Q-26 4-6 3H8Q26 4 22 24Z"/><path class="twig" d="M-10 8L-5 16M0 7L5 15M10 8L14 15"/>"#
        ),
        Building::PigBreeder => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="pink" d="M-14 1L-17-6L-7-2H7L17-6L14 1Q20 12 13 22Q0 32-13 22Q-20 12-14 1Z"/>"#,
            r#"<ellipse class="pink" cy="16" rx="9" ry="7"/><path class="ink n" d="M-4 14a2 2 0 1 0 .1 0M4 14a2 2 0 1 0 .1 0M-8 3a2 2 0 1 0 .1 0M8 3a2 2 0 1 0 .1 0"/>"#
        ),
        Building::Butcher => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="rust" d="M-20 12Q-18-4 0-2Q14 0 12 14L20 22Q24 20 25 25Q22 30 18 28Q14 32 12 27L6 20Q-8 30-16 24Q-22 18-20 12Z"/>"#,
            r#"<ellipse class="pink" cx="-7" cy="11" rx="8" ry="7"/><circle class="wall n" cx="-7" cy="11" r="2.5"/>"#
        ),
        Building::Lumberjack => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="pole" d="M-14 27L10 0"/><path class="stone" d="M2-2Q16-8 24 8L14 20Q12 8 0 6Z"/>"#
        ),
        Building::Sawmill => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="stone" d="M0-4l4 5l6-2l1 6l6 2l-2 6l4 5l-5 3v6l-6 0l-3 5l-5-3l-5 3l-3-5l-6 0v-6l-5-3l4-5l-2-6l6-2l1-6l6 2Z"/>"#,
            r#"<circle class="wall" cy="13" r="4"/><path class="wood" d="M-28 22H28V31H-28Z"/>"#
        ),
        Building::Metallurgist => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="rust" d="M0-6Q16 8 13 20Q10 30 0 30Q-10 30-13 20Q-14 12-8 4Q-6 12-2 12Q4 6 0-6Z"/>"#,
            r#"<path class="gold n" d="M1 12Q8 20 5 26Q0 30-5 26Q-8 20 1 12Z"/>"#
        ),
        Building::Mint => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="gold" d="M-22 28V22H-2V28ZM-22 22V16H-2V22ZM-22 16V10H-2V16ZM-22 10V4H-2V10Z"/>"#,
            r#"<circle class="gold" cx="11" cy="16" r="12"/><circle class="gold" cx="11" cy="16" r="6"/>"#
        ),
        Building::Jeweller => concat!(
            r##"<use href="#house"/>"##,
            r#"<circle class="light" cy="18" r="10"/><path class="gem" d="M-10 0L-5-6H5L10 0L0 11Z"/>"#
        ),
        Building::Blacksmith => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="slate" d="M-24 4H20V12Q8 12 8 20H14V28H-12V20H-6Q-6 14-12 13Q-22 12-24 4Z"/>"#
        ),
        Building::Warehouse => concat!(
            r##"<use href="#house"/>"##,
            r#"<path class="wood" d="M-22 30V8H0V30ZM2 30V14H20V30Z"/><path class="twig" d="M-22 8L0 30M0 8L-22 30M2 14L20 30M20 14L2 30"/>"#
        ),
        Building::Market => concat!(
            r#"<path class="pole" d="M-30 29V-8M30 29V-8"/><path class="wood" d="M-32 12H32V29H-32Z"/>"#,
            r#"<path class="gold" d="M-22 4a6 6 0 1 0 .1 0M-8 4a6 6 0 1 0 .1 0"/><path class="rust" d="M8 4a6 6 0 1 0 .1 0M22 4a6 6 0 1 0 .1 0"/>"#,
            r#"<path class="wall" d="M-38-10L-28-32H28L38-10Z"/>"#,
            r#"<path class="own" d="M-38-10L-28-32H-17L-23-10ZM-8-10L-6-32H6L8-10ZM23-10L17-32H28L38-10Z"/>"#,
            r#"<path class="wall" d="M-38-10q7.5 10 15 0q7.5 10 15 0q8 10 16 0q7.5 10 15 0q7.5 10 15 0Z"/>"#
        ),
        Building::School => concat!(
            r#"<path class="wall" d="M-34 31V0H34V31Z"/><path class="own" d="M-39 0L-24-16H24L39 0Z"/>"#,
            r#"<path class="wall" d="M-10-14V-34H10V-14Z"/><path class="own" d="M-14-34L0-52L14-34Z"/>"#,
            r#"<path class="gold" d="M-6-19Q-4-22-4-26A4 4 0 0 1 4-26Q4-22 6-19Z"/>"#,
            r#"<path class="snow" d="M-22 9Q-11 3 0 9Q11 3 22 9V25Q11 19 0 25Q-11 19-22 25ZM0 9V25"/>"#
        ),
        Building::Port => concat!(
            r#"<path class="stone" d="M-38 31V14H38V31ZM-14 14V31M14 14V31"/>"#,
            r#"<path class="halo" d="M0-26V20M-14-14H14M-22 0A22 20 0 0 0 22 0"/><circle class="halo" cy="-33" r="6"/>"#,
            r#"<path class="rail" d="M0-26V20M-14-14H14M-22 0A22 20 0 0 0 22 0"/><circle class="rail" cy="-33" r="6"/>"#
        ),
        Building::Lighthouse => concat!(
            r#"<path class="light" d="M-14-34L-32-42M-14-28L-34-24M14-34L32-42M14-28L34-24"/>"#,
            r#"<path class="wall" d="M-15 31L-9-20H9L15 31Z"/>"#,
            r#"<path class="own" d="M-10.5-7H10.5L12 6H-12ZM-13.5 18H13.5L15 31H-15Z"/>"#,
            r#"<path class="gold" d="M-8-20V-36H8V-20Z"/><path class="own" d="M-12-36L0-48L12-36Z"/>"#
        ),
        Building::RidingHall => concat!(
            r#"<path class="own" d="M-38 31V0A38 34 0 0 1 38 0V31Z"/><path class="wall" d="M-29 31V2A29 26 0 0 1 29 2V31Z"/>"#,
            r#"<path class="iron" d="M-11 24Q-20 2-10-7Q0-15 10-7Q20 2 11 24"/>"#,
            r#"<path class="snow n" d="M-13 6a1.5 1.5 0 1 0 .1 0M13 6a1.5 1.5 0 1 0 .1 0M-8-7a1.5 1.5 0 1 0 .1 0M8-7a1.5 1.5 0 1 0 .1 0"/>"#
        ),
        Building::Bridge => concat!(
            r#"<path class="stone" d="M-38-13H38V13H-38ZM-28-13V13M-18-13V13M-9-13V13M0-13V13M9-13V13M18-13V13M28-13V13"/>"#,
            r#"<path class="rail" d="M-38-15H38M-38 15H38"/>"#
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_building_plan_and_natural_element_has_a_symbol_of_its_own() {
        let drawings = Building::ALL
            .iter()
            .map(|&building| piece(building))
            .chain(Plan::ALL.iter().map(|&plan| outline(plan)))
            .chain(Feature::ALL.iter().map(|&feature| nature(feature)));
        let list: Vec<&str> = drawings.collect();
        let different: BTreeSet<&str> = list.iter().copied().collect();
        assert_eq!(different.len(), list.len());
        assert!(list.iter().all(|drawing| !drawing.is_empty()));
    }
}
