//! Why the points are what they are, what colour the tiles of a hand have, and who is ahead.

use super::Tabletop;
use super::board::{colours, kind_of};
use princely_core::{Message, Seat, Thing as _};
use princely_hex::Hex;
use princely_principati::TileId;
use princely_principati::names::{Category, Colour};
use princely_principati::score::{Item, Person, Reason};
use princely_principati::view::PointsItem;
use princely_words::principati::{counted, place, tile_name};

impl Tabletop<'_> {
    /// Every item of a player's points, a line each, with its reasons.
    pub(super) fn points_of(&self, seat: Seat) -> Vec<String> {
        let Some(player) = self.view.player(seat) else { return Vec::new() };
        let total = Message::new("t-p-points").number("points", player.points.total);
        let mut lines = vec![self.wrap(&self.say(&total), 0, 2)];
        for item in player.points.items.iter().filter(|item| !item.reasons.is_empty()) {
            let id = item.rule.to_ascii_lowercase();
            let name = self.name("item", id.trim_start_matches("p-"));
            let head =
                self.say(&Message::new("p-at-points-item").text("item", name).number("points", item.points));
            let reasons: Vec<String> = item.reasons.iter().map(|reason| self.reason(reason)).collect();
            let line = match item.item {
                Item::Money | Item::CannotPlace => head,
                _ => self.say(&Message::new("t-p-with").text("text", head).text("more", reasons.join("; "))),
            };
            lines.push(self.wrap(&line, 2, 4));
        }
        let groups = self.game.buildings().score.groups.iter();
        let groups: Vec<String> = (1..)
            .zip(groups)
            .map(|(size, points)| {
                self.say(&Message::new("t-p-group-size").number("size", size).number("points", *points))
            })
            .collect();
        lines.push(self.wrap(&self.say(&Message::new("t-p-groups").text("list", groups.join(", "))), 0, 2));
        lines
    }

    /// An item, with a short form of its reasons if it is hard to guess: "colours -3: green 1, 2; grey 1".
    pub(super) fn with_reason(&self, told: String, item: &PointsItem) -> String {
        let gist = match item.item {
            Item::Colours => {
                let sizes = |colour: Colour| -> Vec<String> {
                    let of = |reason: &Reason| match reason {
                        Reason::Group { colour: own, cells, .. } if *own == colour => {
                            Some(cells.len().to_string())
                        }
                        _ => None,
                    };
                    item.reasons.iter().filter_map(of).collect()
                };
                let some = Colour::ALL.iter().map(|colour| (colour, sizes(*colour)));
                let some = some.filter(|(_, sizes)| !sizes.is_empty()).map(|(colour, sizes)| {
                    format!("{} {}", self.name("colour", colour.id()), sizes.join("+"))
                });
                some.collect::<Vec<_>>().join(", ")
            }
            Item::Distant | Item::Enclosed => {
                let cells = item.reasons.iter().flat_map(|reason| match reason {
                    Reason::Distant { at, .. } => vec![*at],
                    Reason::Enclosed { cells, .. } => cells.clone(),
                    _ => Vec::new(),
                });
                cells.map(place).collect::<Vec<_>>().join("; ")
            }
            _ => return told,
        };
        self.say(&Message::new("t-p-points-gist").text("item", told).text("gist", gist))
    }

    /// Some points and what they are for: "green, 2 tiles (3,1; 4,1) 0".
    fn reason(&self, reason: &Reason) -> String {
        let cells = |cells: &[Hex]| cells.iter().copied().map(place).collect::<Vec<_>>().join("; ");
        let building = |one: princely_principati::Building| self.name("building", one.id());
        let what = match reason {
            Reason::Building { building: one, at, .. } => {
                Message::new("t-p-why-at").text("what", building(*one)).text("at", cells(at))
            }
            Reason::Island { at, .. } => Message::new("t-p-why-at")
                .text("what", self.name("feature", "island"))
                .text("at", cells(&[*at])),
            Reason::CannotPlace { points } | Reason::Money { points } => return points.to_string(),
            Reason::Chain { buildings, links, .. } => Message::new("t-p-why-at")
                .text("what", buildings.iter().copied().map(building).collect::<Vec<_>>().join(" – "))
                .text(
                    "at",
                    links.iter().map(|[one, two]| cells(&[*one, *two])).collect::<Vec<_>>().join(", "),
                ),
            Reason::BesideWell { building: one, at, well, .. } => Message::new("t-p-why-well")
                .text("what", building(*one))
                .text("at", cells(&[*at]))
                .text("well", cells(&[*well])),
            Reason::InSight { at, other, .. } => {
                Message::new("t-p-why-sight").text("at", cells(&[*at])).text("other", cells(&[*other]))
            }
            Reason::Scouted { at, .. } => Message::new("t-p-why-at")
                .text("what", building(princely_principati::Building::Watchtower))
                .text("at", cells(at)),
            Reason::Distant { building: one, at, .. } => {
                Message::new("t-p-why-distant").text("what", building(*one)).text("at", cells(&[*at]))
            }
            Reason::Order { order, .. } => {
                Message::new("t-p-why-what").text("what", self.name("order", order.id()))
            }
            Reason::People { who, count, .. } => {
                let id = match who {
                    Person::Cardinal => return self.worth(self.words.plain("p-at-figures-cardinal"), reason),
                    Person::Master => "p-at-figures-masters",
                    Person::Horseman => "p-at-horsemen",
                    Person::Citizen => "p-at-citizens",
                };
                Message::new(id).number("count", *count)
            }
            Reason::Enclosed { cells: empty, .. } => {
                Message::new("t-p-why-enclosed").text("at", cells(empty))
            }
            Reason::Group { colour, cells: tiles, .. } => Message::new("t-p-why-group")
                .text("colour", self.name("colour", colour.id()))
                .number("count", tiles.len() as i64)
                .text("at", cells(tiles)),
            Reason::Vehicles { vehicle, count, .. } => {
                let name = self.name(princely_principati::Vehicle::KIND, vehicle.id());
                Message::new("t-p-why-count").number("count", *count).text("what", name)
            }
            Reason::Goods { good, count, .. } => {
                return self.worth(counted(self.words, good.id(), (*count).into()), reason);
            }
        };
        self.worth(self.say(&what), reason)
    }

    fn worth(&self, what: String, reason: &Reason) -> String {
        self.say(&Message::new("p-at-points-item").text("item", what).number("points", reason.points()))
    }

    /// Tiles of a category by their colours: "Roads, green: Straight Road (R01); grey: Y-Way (R04)".
    pub(super) fn by_colour(&self, category: Category, tiles: &[TileId]) -> String {
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for tile in tiles {
            let shown = kind_of(self.game, *tile).map(|kind| colours(self.words, kind.colours));
            let shown = shown.filter(|colours| !colours.is_empty());
            let shown = shown.map_or_else(|| self.words.plain("t-p-no-colour"), |all| self.words.list(all));
            let name = tile_name(self.words, self.game, *tile);
            match groups.iter_mut().find(|(known, _)| *known == shown) {
                Some((_, names)) => names.push(name),
                None => groups.push((shown, vec![name])),
            }
        }
        let list: Vec<String> =
            groups.into_iter().map(|(shown, names)| format!("{shown}: {}", names.join(", "))).collect();
        let category = self.name("category", category.id());
        self.say(&Message::new("t-p-hand").text("category", category).text("list", list.join("; ")))
    }

    /// Who is ahead, best first.
    pub(super) fn ranking(&self) -> Vec<String> {
        let mut seats = [Seat(0), Seat(1)];
        let rank = |seat: &Seat| {
            let won = self.view.winners.as_ref().is_some_and(|winners| winners.contains(seat));
            let player = self.view.player(*seat);
            (won, player.map(|player| (player.points.total, player.pecunia)))
        };
        seats.sort_by_key(|seat| std::cmp::Reverse(rank(seat)));
        let is_shared = self.view.winners.as_ref().is_some_and(|winners| winners.len() > 1);
        let lines = (1..).zip(seats).filter_map(|(place, seat)| {
            let player = self.view.player(seat)?;
            let message = Message::new("t-p-rank")
                .number("place", if is_shared { 1 } else { place })
                .text("name", self.words.player(seat, self.names))
                .number("points", player.points.total)
                .text("items", self.items(&player.points));
            Some(self.wrap(&self.say(&message), 0, 4))
        });
        lines.collect()
    }
}
