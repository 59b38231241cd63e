//! Principati by typing.

use super::Tabletop;
use super::menu::Menu;
use super::parse::Parser;
use super::vocabulary::VERBS;
use crate::typed::{Found, Reader, split, way};
use crate::{Choice, Misread, Page, Second, Talk};
use princely_core::{Aid, Game, Message, Seat};
use princely_hex::Hex;
use princely_principati::view::TileView;
use princely_principati::{
    Action, Building, Commerce, Figure, FoodRow, Observation, Phase, Principati, State, StockBoard, TileId,
    View,
};
use princely_words::principati::Scene;
use princely_words::principati::place;
use princely_words::{Names, Words};

impl Talk for Principati {
    const PARTS: &'static [&'static str] =
        &["map", "belongings", "points", "land", "hand", "opponent", "common"];

    fn about(&self, words: &Words) -> String {
        words.sentence(&Message::new("t-p-about"), &Names::default())
    }

    fn show(&self, page: &Page<'_>, observation: &Observation, part: &str) -> Vec<String> {
        let view = self.view(observation, Aid::None);
        let scene = scene(self, page, &view);
        let seat = side(observation);
        match part {
            "heading" => scene.heading().into_iter().take(1).collect(),
            "map" => scene.typed_map(),
            "belongings" => scene.mine(seat),
            "points" => scene.points_of(seat),
            "land" => scene.tiles_of(Some(seat)),
            "hand" => scene.hand_of(seat),
            "opponent" => {
                let other = if seat == Seat(0) { Seat(1) } else { Seat(0) };
                let mut lines = scene.mine(other);
                lines.extend(scene.tiles_of(Some(other)));
                lines
            }
            "common" => scene.common(),
            _ => Vec::new(),
        }
    }

    fn opening(&self, observation: &Observation) -> &'static [&'static str] {
        match observation.known().phase() {
            Phase::Draft => &["heading", "map"],
            Phase::Draft2 | Phase::Reserve => &["heading"],
            Phase::Place => &["heading", "map", "belongings", "land"],
            Phase::Over => &["heading", "map", "belongings", "points", "opponent"],
            _ => &[],
        }
    }

    fn status(&self, page: &Page<'_>, observation: &Observation) -> String {
        let view = self.view(observation, Aid::None);
        scene(self, page, &view).status(observation.known(), side(observation))
    }

    fn explain(&self, page: &Page<'_>, observation: &Observation, thing: &str) -> Option<Vec<String>> {
        let view = self.view(observation, Aid::None);
        let scene = scene(self, page, &view);
        let parser = Parser::new(self, page.words, observation);
        if let Some(at) = Reader::new(page.words, thing).place() {
            return Some(scene.cell(observation.known(), side(observation), at));
        }
        let words = split(thing);
        // A school is a tile and a building, so both are explained.
        let mut told = Vec::new();
        if let (Found::One(building), _) = parser.buildings.find(&words) {
            told.extend(scene.building(building));
        }
        if let (Found::One(tile), _) = parser.tiles.find(&words) {
            let seat = side(observation);
            let own = view.player(seat);
            let is_own = own.is_some_and(|own| {
                own.hand.contains(&tile) || own.extra.iter().any(|extra| extra.tile == tile)
            });
            let is_laid = |laid: &&TileView| laid.tile == tile;
            if is_own {
                told.extend(scene.tile(tile, Some(&self.places(observation.known(), seat, tile))));
            } else if !view.tiles.iter().any(|laid| is_laid(&laid)) {
                told.extend(scene.tile(tile, None));
            }
            for laid in view.tiles.iter().filter(is_laid) {
                told.extend(scene.cell(observation.known(), seat, laid.at));
            }
        }
        (!told.is_empty()).then_some(told)
    }

    fn choices(&self, page: &Page<'_>, observation: &Observation, legal: &[Action]) -> Vec<Choice<Action>> {
        let menu = Menu { game: self, page, state: observation.known(), seat: side(observation) };
        let mut actions = legal.to_vec();
        actions.sort_by_key(|action| menu.rank(action));
        actions.into_iter().map(|action| menu.choice(action)).collect()
    }

    fn second_thought(
        &self,
        page: &Page<'_>,
        observation: &Observation,
        actions: &[Action],
    ) -> Option<Second<Action>> {
        let view = self.view(observation, Aid::None);
        let menu = Menu { game: self, page, state: observation.known(), seat: side(observation) };
        scene(self, page, &view).second_thought(&menu, observation, actions)
    }

    fn ranking(&self, page: &Page<'_>, observation: &Observation) -> Vec<String> {
        let view = self.view(observation, Aid::None);
        scene(self, page, &view).ranking()
    }

    fn mark(&self, state: &State, seat: Seat) -> (i64, Message) {
        let points = i64::from(self.score(state, seat).total());
        (points, Message::new("t-p-mark").number("points", points))
    }

    fn things(&self, words: &Words) -> Vec<String> {
        let buildings =
            Building::ALL.iter().map(|one| words.name_in("p", "building", one.id()).to_lowercase());
        buildings.chain(self.catalogue().kinds().iter().map(|kind| kind.id.to_string())).collect()
    }

    fn typed(&self, words: &Words, action: &Action) -> String {
        let say = |key| way(words, key);
        let laid = |tile: TileId, at: Hex, rot: u8| {
            format!("{} {tile} {} {} {} {rot}", say("say-place"), say("say-at"), place(at), say("say-rot"))
        };
        let board = |stock_board: Option<StockBoard>| match stock_board {
            Some(board) => format!(" {} {}", say("say-board"), board.id()),
            None => String::new(),
        };
        let thing = |kind, id: &str| words.name_in("p", kind, id).to_lowercase();
        let on = |at: Hex, slot: u8| format!("{} {} {}", place(at), say("say-slot"), slot + 1);
        match *action {
            Action::DraftKeep { tile } => format!("{} {tile}", say("say-keep")),
            Action::Reserve { buildings: reservation } => {
                let chosen = reservation.buildings().iter().map(|building| match building {
                    Some(building) => thing("building", building.id()),
                    None => say("say-nothing"),
                });
                format!("{} {}", say("say-reserve"), chosen.collect::<Vec<_>>().join(", "))
            }
            Action::Place { tile, at, rot } => laid(tile, at, rot),
            Action::PlaceExtra { tile, at, rot, stock_board } => laid(tile, at, rot) + &board(stock_board),
            Action::FarmerMove { from, to, rot } => format!(
                "{} {} {} {} {} {rot}",
                say("say-farmer"),
                place(from),
                say("say-to"),
                place(to),
                say("say-rot")
            ),
            Action::CannotPlace => say("say-cannot"),
            Action::MoveMaster { who, from, to } => {
                let mut typed = match who {
                    Figure::Master => say("say-master"),
                    Figure::Cardinal => say("say-cardinal"),
                };
                if let Some(from) = from {
                    typed += &format!(" {} {}", say("say-from"), place(from));
                }
                if let Some(to) = to {
                    typed += &format!(" {} {}", say("say-to"), place(to));
                }
                typed
            }
            Action::Sell { good } => format!("{} {}", say("say-sell"), thing("good", good.id())),
            Action::Buy { good } => format!("{} {}", say("say-buy"), thing("good", good.id())),
            Action::FoodCoin { row } => {
                let row = match row {
                    FoodRow::Fish => say("say-row-fish"),
                    FoodRow::BreadHam => say("say-row-bread"),
                };
                format!("{} {row}", say("say-coin"))
            }
            Action::BuyCommerce { order: which } => {
                let price = if which == Commerce::Thirty { 30 } else { 20 };
                format!("{} {price}", say("say-commerce"))
            }
            Action::Build { building, at, slot, stock_board } => {
                let building = thing("building", building.id());
                format!("{} {building} {} {}", say("say-build"), say("say-at"), on(at, slot))
                    + &board(stock_board)
            }
            Action::Demolish { at, slot } => format!("{} {}", say("say-demolish"), on(at, slot)),
            Action::MinerMine { building, at, slot } => {
                let building = thing("building", building.id());
                format!("{} {building} {} {}", say("say-miner"), say("say-at"), on(at, slot))
            }
            Action::ArchitectMove { from, from_slot, to, to_slot } => {
                format!(
                    "{} {} {} {}",
                    say("say-architect"),
                    on(from, from_slot),
                    say("say-to"),
                    on(to, to_slot)
                )
            }
            Action::Produce { at, slot } => format!("{} {}", say("say-produce"), on(at, slot)),
            Action::Catch => say("say-catch"),
            Action::Make { vehicle } => format!("{} {}", say("say-make"), thing("vehicle", vehicle.id())),
            Action::MeritTile { tile } => format!("{} {tile}", say("say-merit")),
            Action::EndPhase => say("say-end"),
        }
    }

    fn forms(&self, words: &Words, observation: &Observation) -> Vec<String> {
        let state = observation.known();
        let keys: &[&'static str] = match state.phase() {
            _ if state.merit_due() => &["t-p-form-merit"],
            Phase::Draft | Phase::Draft2 => &["t-p-form-keep"],
            Phase::Reserve => &["t-p-form-reserve"],
            Phase::Place => &["t-p-form-place", "t-p-form-look"],
            Phase::Masters => &["t-p-form-masters", "t-p-form-end"],
            Phase::Trade => &["t-p-form-trade", "t-p-form-food", "t-p-form-end"],
            Phase::Construct => &["t-p-form-build", "t-p-form-demolish", "t-p-form-end"],
            Phase::Produce => &["t-p-form-produce", "t-p-form-make", "t-p-form-end"],
            Phase::Setup | Phase::Over => &[],
        };
        keys.iter().map(|key| words.sentence(&Message::new(key), &Names::default())).collect()
    }

    fn verbs(&self, words: &Words, observation: &Observation) -> Vec<String> {
        let phase = observation.known().phase();
        let now = VERBS.iter().filter(|(_, _, phases)| phases.contains(&phase));
        now.map(|(key, ..)| way(words, key)).collect()
    }

    fn parse(&self, words: &Words, observation: &Observation, typed: &str) -> Result<Vec<Action>, Misread> {
        Parser::new(self, words, observation).parse(Reader::new(words, typed))
    }
}

/// The seat from which the table is described; for a spectator it is the first seat.
fn side(observation: &Observation) -> Seat {
    observation.viewer().unwrap_or(Seat(0))
}

fn scene<'a>(game: &'a Principati, page: &Page<'a>, view: &'a View) -> Tabletop<'a> {
    Tabletop::new(Scene {
        words: page.words,
        game,
        view,
        names: page.names,
        width: page.width,
        explanations: None,
    })
}
