//! A position in words.

use super::map::{self, building_mark, feature_mark, id_mark, in_rows};
use super::{counted, reserving, tile_name};
use crate::layout::{WIDTH, wrap_to};
use crate::{Names, Words};
use princely_core::{Message, Seat};
use princely_principati::names::Category;
use princely_principati::view::{OrderStatus, PlayerView, Points, PointsItem, TileView};
use princely_principati::{Building, Feature, Order, Phase, Principati, TileId, View};

/// Everything the viewer sees, in lines of at most 80 columns: the map as a picture and in lists, then the
/// players, each with what would be scored now. Each line of a list makes sense on its own, so that it can be
/// read aloud.
///
/// The names decide who is called "you", and the view decides which secret choices are shown.
pub fn position(words: &Words, game: &Principati, view: &View, names: &Names) -> String {
    let scene = Scene { words, game, view, names, width: WIDTH, explanations: None };
    let mut blocks = vec![scene.heading()];
    blocks.extend(scene.map());
    blocks.extend((0..).map(Seat).zip(&view.players).map(|(seat, player)| {
        let mut lines = scene.belongings(seat, player);
        lines.extend(scene.tiles_of(Some(seat)));
        lines.extend(scene.hand(player));
        lines
    }));
    blocks.push(scene.tiles_of(None));
    blocks.into_iter().map(|lines| lines.join("\n") + "\n").collect::<Vec<_>>().join("\n")
}

/// A view, who reads it in which language, and how wide the lines are.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The language.
    pub words: &'a Words,
    /// The game.
    pub game: &'a Principati,
    /// What the reader sees.
    pub view: &'a View,
    /// Who sits where, and who is reading.
    pub names: &'a Names,
    /// The longest line.
    pub width: usize,
    /// What a reader who can ask questions is told besides.
    pub explanations: Option<Explanations>,
}

/// What a reader who can ask questions is told besides: points with their reasons, and tiles with their colours.
#[derive(Clone, Copy, Debug)]
pub struct Explanations {
    /// An item of the points with a short form of its reasons.
    pub item: fn(&Scene<'_>, String, &PointsItem) -> String,
    /// The tiles of a category in a hand.
    pub hand: fn(&Scene<'_>, Category, &[TileId]) -> String,
}

/// How far the lines about a player are indented.
const INDENT: usize = 2;

impl Scene<'_> {
    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.words.sentence(message, self.names)
    }

    /// A text in lines that fit.
    pub fn wrap(&self, text: &str, first: usize, rest: usize) -> String {
        wrap_to(self.width, text, first, rest)
    }

    /// The round, the phase and who is to act.
    pub fn heading(&self) -> Vec<String> {
        let state = self.view;
        let round = |id| Message::new(id).number("round", state.round).name("phase", state.phase);
        let stage = match state.phase {
            Phase::Setup => round("p-at-setup"),
            Phase::Draft | Phase::Draft2 | Phase::Reserve => round("p-at-choice"),
            Phase::Over => round("p-at-over"),
            _ if state.closing => round("p-at-closing-round"),
            _ => round("p-at-round"),
        };
        let mut told = vec![stage];
        if state.phase != Phase::Over {
            told.push(match state.to_act[..] {
                [] => Message::new("p-at-dealing"),
                [seat] => Message::new("p-at-turn").seat("seat", seat),
                _ => Message::new("p-at-turns").seats("players", state.to_act.iter().copied()),
            });
        }
        if state.merit_due {
            told.extend(state.to_act.first().map(|&seat| Message::new("p-at-merit-due").seat("seat", seat)));
        }
        if state.round > 0 && state.phase != Phase::Over {
            told.extend(state.first.map(|first| Message::new("p-at-first").seat("first", first)));
        }
        told.extend(state.end.map(|reason| Message::new("p-at-end").name("reason", reason)));
        let sentences: Vec<String> = told.iter().map(|message| self.say(message)).collect();
        let mut lines = vec![self.wrap(&sentences.join(" "), 0, 2)];
        if !self.view.merit_left.is_empty() {
            lines.push(self.listed("p-at-merit-left", &self.view.merit_left, 0));
        }
        lines
    }

    /// The picture in one or more parts, and how to read it.
    fn map(&self) -> Vec<Vec<String>> {
        let parts = map::parts(self.words, self.game, &self.view.tiles, self.width, map::Empty::Dot);
        let count = parts.len();
        let mut blocks: Vec<Vec<String>> = (1i64..)
            .zip(parts)
            .map(|(number, rows)| {
                let title = match count {
                    1 => Message::new("p-at-map"),
                    _ => Message::new("p-at-map-part").number("part", number).number("parts", count as i64),
                };
                let mut lines = vec![self.wrap(&self.say(&title), 0, 2)];
                lines.extend(rows);
                lines
            })
            .collect();
        let example = |mark: String, name: &str| format!("{mark} ({name})");
        let building = Building::Watchtower;
        let feature = Feature::Forest;
        let marks = Message::new("p-at-map-marks")
            .text(
                "building",
                example(building_mark(self.words, building), &self.name("building", building.id())),
            )
            .text("feature", example(feature_mark(self.words, feature), &self.name("feature", feature.id())))
            .text("tile", TileId::new("H02").map(id_mark).unwrap_or_default());
        blocks.push(
            [Message::new("p-at-map-rows"), Message::new("p-at-map-owners"), marks]
                .iter()
                .map(|message| self.wrap(&self.say(message), 0, 2))
                .collect(),
        );
        blocks
    }

    /// The name of a thing of this game.
    pub fn name(&self, kind: &str, id: &str) -> String {
        self.words.name_in("p", kind, id)
    }

    /// A player: points, goods, people, vehicles, orders.
    pub fn belongings(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let title = Message::new("p-at-player")
            .seat("seat", seat)
            .number("pecunia", player.pecunia)
            .number("points", player.points.total);
        let mut lines = vec![self.wrap(&self.say(&title), 0, 2)];
        lines.push(self.points(&player.points));
        let goods = self
            .words
            .list(player.goods.iter().map(|(good, &count)| counted(self.words, good.id(), count.into())));
        let goods = if goods.is_empty() { self.words.plain("p-goods-none") } else { goods };
        let mut tell = |message: &Message| lines.push(self.wrap(&self.say(message), INDENT, INDENT + 2));
        tell(&Message::new("p-at-goods").text("list", goods));
        tell(&self.slots(player));
        tell(&Message::new("p-at-people").text("list", self.people(player)));
        if let Some(workers) = player.workers_left {
            tell(&Message::new("p-at-workers").number("count", workers));
        }
        let vehicles = self.vehicles(player);
        if !vehicles.is_empty() {
            tell(&Message::new("p-at-vehicles").text("list", vehicles));
        }
        let (fish, bread) = (player.fish_row.coins, player.bread_ham_row.coins);
        if fish + bread > 0 {
            tell(&Message::new("p-at-food").number("fish", fish).number("bread", bread));
        }
        if player.second_board {
            tell(&Message::new("p-at-second-board"));
        }
        let orders = |status: OrderStatus| -> Vec<Order> {
            let such = player.orders.iter().filter(|entry| entry.status == status);
            such.map(|entry| entry.order).collect()
        };
        for (id, status) in
            [("p-at-orders", OrderStatus::Held), ("p-at-orders-returned", OrderStatus::Returned)]
        {
            let orders = orders(status);
            if !orders.is_empty() {
                tell(&Message::new(id).names("orders", orders));
            }
        }
        if player.cannot_place {
            tell(&Message::new("p-at-cannot-place"));
        }
        lines.extend(self.start_tiles(player));
        lines
    }

    /// The points of a player, item by item.
    pub fn points(&self, points: &Points) -> String {
        let list = self.items(points);
        let message = Message::new("p-at-points").text("list", list).number("points", points.total);
        self.wrap(&self.say(&message), INDENT, INDENT + 2)
    }

    /// The items that count something: "buildings 10, money 55".
    pub fn items(&self, points: &Points) -> String {
        let items = points.items.iter().filter(|item| item.points != 0).map(|item| {
            let id = item.rule.to_ascii_lowercase();
            let name = self.name("item", id.trim_start_matches("p-"));
            let told =
                self.say(&Message::new("p-at-points-item").text("item", name).number("points", item.points));
            match &self.explanations {
                Some(explanations) => (explanations.item)(self, told, item),
                None => told,
            }
        });
        items.collect::<Vec<_>>().join(", ")
    }

    /// The warehouse, with the stock board if there is one.
    pub fn slots(&self, player: &PlayerView) -> Message {
        let storage = &player.storage;
        let message = match storage.board {
            None => Message::new("p-at-slots"),
            Some(board) => Message::new("p-at-slots-board").name("board", board),
        };
        message
            .number("long-used", storage.long.used)
            .number("long", storage.long.total)
            .number("square-used", storage.square.used)
            .number("square", storage.square.total)
    }

    fn people(&self, player: &PlayerView) -> String {
        let count = |id, count: u8| Message::new(id).number("count", count);
        let mut people = vec![count("p-at-citizens", player.citizens)];
        people.push(match player.cardinal {
            None => Message::new("p-at-cardinal-board"),
            Some(at) => Message::new("p-at-cardinal").place("at", (at.q, at.r)),
        });
        if player.masters > 0 {
            people.push(count("p-at-masters", player.masters).number("board", player.masters_on_board));
        }
        if player.horsemen > 0 {
            people.push(count("p-at-horsemen", player.horsemen));
        }
        people.iter().map(|message| self.say(message)).collect::<Vec<_>>().join("; ")
    }

    fn vehicles(&self, player: &PlayerView) -> String {
        let counts = [("p-at-carts", player.carts), ("p-at-boats", player.fishing_boats)];
        let some = counts.into_iter().filter(|(_, count)| *count > 0);
        let messages = some.map(|(id, count)| Message::new(id).number("count", count));
        let ship = player.cargo_ship.map(|ship| Message::new("p-at-cargo-ship").number("round", ship.made));
        self.words.list(messages.chain(ship).map(|message| self.say(&message)))
    }

    fn start_tiles(&self, player: &PlayerView) -> Vec<String> {
        let mut lines = Vec::new();
        let phase = self.view.phase;
        let extra = if matches!(phase, Phase::Draft | Phase::Draft2) { "p-at-draft" } else { "p-at-extra" };
        let all: Vec<TileId> = player.extra.iter().map(|extra| extra.tile).collect();
        let spent = player.extra.iter().filter(|extra| extra.spent).map(|extra| extra.tile).collect();
        for (id, tiles) in [(extra, all), ("p-at-spent", spent)] {
            if !tiles.is_empty() {
                lines.push(self.listed(id, &tiles, INDENT));
            }
        }
        let mut tell = |message: &Message| lines.push(self.wrap(&self.say(message), INDENT, INDENT + 2));
        if let Some(tile) = player.kept {
            tell(&Message::new("p-at-kept").text("tile", tile_name(self.words, self.game, tile)));
        }
        if let Some(reserved) = &player.reserved {
            tell(&reserving(Message::new("p-at-reserved"), reserved.iter().copied()));
        }
        if player.chosen && player.kept.is_none() && player.reserved.is_none() {
            tell(&Message::new("p-at-chosen"));
        }
        lines
    }

    /// The tiles that lie on the map, of a player or of nobody: those with buildings line by line.
    pub fn tiles_of(&self, owner: Option<Seat>) -> Vec<String> {
        let (mut built, mut empty, mut land) = (Vec::new(), Vec::new(), Vec::new());
        for tile in in_rows(&self.view.tiles).into_iter().filter(|tile| tile.owner == owner) {
            if tile.slots.iter().any(|slot| slot.building.is_some()) {
                built.push(self.wrap(&self.site(tile), INDENT + 2, INDENT + 4));
            } else if tile.slots.is_empty() {
                land.push(self.say(&self.laid(["p-at-tile", "p-at-tile-still"], tile)));
            } else {
                empty.push(self.site(tile));
            }
        }
        let mut lines = Vec::new();
        if !built.is_empty() {
            lines.push(self.wrap(&self.say(&Message::new("p-at-built")), INDENT, INDENT + 2));
            lines.extend(built);
        }
        if owner.is_none() {
            land.append(&mut empty);
        }
        let rest = if owner.is_none() { "p-at-nobody" } else { "p-at-land" };
        let indent = if owner.is_none() { 0 } else { INDENT };
        for (id, list) in [("p-at-empty-sites", empty), (rest, land)] {
            if !list.is_empty() {
                let message = Message::new(id).text("list", list.join("; "));
                lines.push(self.wrap(&self.say(&message), indent, indent + 2));
            }
        }
        lines
    }

    /// Where a tile lies, and its rotation if that makes a difference.
    fn laid(&self, [turned, still]: [&'static str; 2], tile: &TileView) -> Message {
        let number = self.game.catalogue().find(tile.tile);
        let turns = number.map_or(6, |number| self.game.catalogue().kind(number).turns);
        Message::new(if turns == 1 { still } else { turned })
            .place("at", (tile.at.q, tile.at.r))
            .text("tile", tile_name(self.words, self.game, tile.tile))
            .number("rot", tile.rotation)
    }

    /// A tile with plans: what stands on them, and who helps there.
    pub fn site(&self, tile: &TileView) -> String {
        let mut told: Vec<Message> = Vec::new();
        for slot in &tile.slots {
            let idle = slot.work.as_ref().is_some_and(|work| work.missing.is_some());
            told.push(match slot.building {
                Some(building) => {
                    let id = if idle { "p-at-standing-idle" } else { "p-at-standing" };
                    Message::new(id).name("building", building)
                }
                None => Message::new("p-at-empty").name("plan", slot.plan),
            });
        }
        if tile.masters > 0 {
            told.push(Message::new("p-at-figures-masters").number("count", tile.masters));
        }
        if tile.cardinal {
            told.push(Message::new("p-at-figures-cardinal"));
        }
        let list = self.words.list(told.iter().map(|message| self.say(message)));
        self.say(&self.laid(["p-at-site", "p-at-site-still"], tile).text("list", list))
    }

    /// The hand of a player, category by category.
    pub fn hand(&self, player: &PlayerView) -> Vec<String> {
        let title = Message::new("p-at-hand").number("count", player.hand.len() as i64);
        let mut lines = vec![self.wrap(&self.say(&title), INDENT, INDENT + 2)];
        let catalogue = self.game.catalogue();
        for category in Category::ALL {
            let is_such = |tile: &&TileId| {
                catalogue.find(**tile).is_some_and(|number| catalogue.kind(number).category == *category)
            };
            let tiles: Vec<TileId> = player.hand.iter().copied().filter(|tile| is_such(&tile)).collect();
            if let Some(explanations) = &self.explanations
                && !tiles.is_empty()
            {
                let text = (explanations.hand)(self, *category, &tiles);
                lines.push(self.wrap(&text, INDENT + 2, INDENT + 4));
                continue;
            }
            let tiles: Vec<String> =
                tiles.into_iter().map(|tile| tile_name(self.words, self.game, tile)).collect();
            if !tiles.is_empty() {
                let message = Message::new("p-at-hand-category")
                    .name("category", *category)
                    .text("tiles", tiles.join(", "));
                lines.push(self.wrap(&self.say(&message), INDENT + 2, INDENT + 4));
            }
        }
        lines
    }

    /// A line with a list of tiles.
    pub fn listed(&self, id: &'static str, tiles: &[TileId], indent: usize) -> String {
        let list = self.words.list(tiles.iter().map(|tile| tile_name(self.words, self.game, *tile)));
        self.wrap(&self.say(&Message::new(id).text("tiles", list)), indent, indent + 2)
    }
}
