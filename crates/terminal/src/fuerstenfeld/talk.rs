//! Fürstenfeld by typing: what there is to choose from, and how it is typed.

use super::board::Board;
use super::menu::Menu;
use super::parse::{Parser, VERBS, cards};
use crate::typed::{Found, Reader, split, way, ways};
use crate::{Choice, Misread, Page, Second, Talk};
use princely_core::{Aid, Game, Message, Seat};
use princely_fuerstenfeld::{
    Action, Card, Fuerstenfeld, Good, Goods, Market, Observation, Phase, Sale, State,
};
use princely_words::{Language, Names, Words};

impl Talk for Fuerstenfeld {
    const PLAYERS: Option<u8> = Some(3);

    const PARTS: &'static [&'static str] = &["breweries", "players", "hand"];

    fn about(&self, words: &Words) -> String {
        words.sentence(&Message::new("t-f-about").number("palaces", self.palaces()), &Names::default())
    }

    fn show(&self, page: &Page<'_>, observation: &Observation, part: &str) -> Vec<String> {
        let view = self.view(observation, Aid::None);
        let board = Board::new(page, &view);
        match part {
            "heading" => board.heading(),
            "breweries" => board.breweries(),
            "players" => board.players(),
            "hand" => board.hand(),
            _ => Vec::new(),
        }
    }

    fn opening(&self, observation: &Observation) -> &'static [&'static str] {
        match observation.known().phase() {
            Phase::Setup => &["heading", "breweries", "hand"],
            Phase::Sell => &["heading", "breweries", "players", "hand"],
            Phase::Draw => &["heading", "hand"],
            Phase::Build | Phase::Discard => &[],
            Phase::Over => &["heading", "players"],
        }
    }

    fn status(&self, page: &Page<'_>, observation: &Observation) -> String {
        Board::new(page, &self.view(observation, Aid::None)).status()
    }

    fn explain(&self, page: &Page<'_>, observation: &Observation, thing: &str) -> Option<Vec<String>> {
        let words = split(thing);
        if let Some(number) = brewery_named(page.words, &words) {
            let view = self.view(observation, Aid::None);
            return Board::new(page, &view).brewery(number);
        }
        let (Found::One(card), _) = cards(page.words).find(&words) else { return None };
        let state = observation.known();
        // A spectator sees the table from the first seat.
        let seat = observation.viewer().unwrap_or(princely_core::Seat(0));
        let view = self.view(observation, Aid::None);
        Some(Board::new(page, &view).card(card, self.cost(state, state.player(seat), card)))
    }

    fn choices(&self, page: &Page<'_>, observation: &Observation, legal: &[Action]) -> Vec<Choice<Action>> {
        let menu = Menu { game: self, page, observation };
        let mut listed = Vec::new();
        listed.extend(menu.sales());
        listed.extend(menu.keeps(legal));
        let mut legal = legal.to_vec();
        legal.sort_by_key(|action| menu.rank(action));
        let stores = legal.iter().filter(|action| matches!(action, Action::Store { .. })).count();
        for action in &legal {
            match action {
                Action::Sell { .. } => {}
                Action::Build { card, space } => listed.push(menu.build(*card, *space)),
                Action::Under { .. } if menu.is_one_of_two() => {}
                Action::Under { .. } => listed.push(menu.grouped("t-f-group-under", *action)),
                Action::Trash { .. } => listed.push(menu.grouped("t-f-group-trash", *action)),
                Action::Store { .. } if stores > 3 => listed.push(menu.grouped("t-f-group-store", *action)),
                _ => listed.push(menu.plain(*action)),
            }
        }
        listed
    }

    fn second_thought(
        &self,
        page: &Page<'_>,
        observation: &Observation,
        actions: &[Action],
    ) -> Option<Second<Action>> {
        Menu { game: self, page, observation }.second_thought(actions)
    }

    fn ranking(&self, page: &Page<'_>, observation: &Observation) -> Vec<String> {
        Board::new(page, &self.view(observation, Aid::None)).ranking()
    }

    fn mark(&self, state: &State, seat: Seat) -> (i64, Message) {
        let (palaces, coins) = (state.player(seat).palaces(), state.player(seat).coins);
        let message = Message::new("t-f-mark").number("palaces", palaces).number("coins", coins);
        (i64::from(palaces.min(self.palaces())) * 1_000_000 + i64::from(coins), message)
    }

    fn things(&self, words: &Words) -> Vec<String> {
        let brewery = way(words, "say-brewery");
        let breweries = (1..=self.seats()).map(|number| format!("{brewery} {number}"));
        Card::ALL.iter().map(|card| card_typed(words, *card)).chain(breweries).collect()
    }

    fn typed(&self, words: &Words, action: &Action) -> String {
        let verb = |key| way(words, key);
        let about = |key, card| format!("{} {}", verb(key), card_typed(words, card));
        match *action {
            Action::Keep { card } => about("say-keep", card),
            Action::Under { card } => about("say-under", card),
            Action::DrawExtra => verb("say-draw"),
            Action::StopDrawing => verb("say-stop"),
            Action::SellNothing => format!("{} {}", verb("say-sell"), verb("say-nothing")),
            Action::Sell { sale } => sale_typed(words, &sale),
            Action::Build { card, space } => {
                format!("{} {} {}", about("say-build", card), verb("say-on"), space + 1)
            }
            Action::EndBuild => format!("{} {}", verb("say-end"), verb("say-building")),
            Action::Trash { card } => about("say-trash", card),
            Action::Store { goods } => format!("{} {}", verb("say-store"), goods_typed(words, goods)),
            Action::EndTurn => format!("{} {}", verb("say-end"), verb("say-turn")),
        }
    }

    fn forms(&self, words: &Words, observation: &Observation) -> Vec<String> {
        let keys: &[&'static str] = match observation.known().phase() {
            Phase::Setup => &["t-f-form-keep", "t-f-form-under"],
            Phase::Draw => &["t-f-form-draw"],
            Phase::Sell => &["t-f-form-sell", "t-f-form-office", "t-f-form-market", "t-f-form-nothing"],
            Phase::Build => &["t-f-form-build", "t-f-form-end"],
            Phase::Discard => &["t-f-form-discard", "t-f-form-store", "t-f-form-end"],
            Phase::Over => &[],
        };
        keys.iter().map(|key| words.sentence(&Message::new(key), &Names::default())).collect()
    }

    fn verbs(&self, words: &Words, observation: &Observation) -> Vec<String> {
        let phase = observation.known().phase();
        let now = VERBS.iter().filter(|(_, _, phases)| phases.contains(&phase));
        now.map(|(key, ..)| way(words, key)).collect()
    }

    fn parse(&self, words: &Words, observation: &Observation, typed: &str) -> Result<Vec<Action>, Misread> {
        let parser = Parser::new(self, words, observation);
        parser.parse(Reader::new(words, typed))
    }
}

/// The number of a brewery that is named: "brewery 2".
fn brewery_named(words: &Words, typed: &[String]) -> Option<usize> {
    let [named, number] = typed else { return None };
    let is_brewery = ways(words, "say-brewery").iter().any(|way| split(way).first() == Some(named));
    number.parse().ok().filter(|_| is_brewery)
}

pub(super) fn card_typed(words: &Words, card: Card) -> String {
    match words.language() {
        Language::English => card.id().replace('_', " "),
        _ => words.name(card.id()).to_lowercase().replace(['(', ')'], ""),
    }
}

fn good_typed(words: &Words, good: Good) -> String {
    words.name(good.id()).to_lowercase()
}

fn goods_typed(words: &Words, goods: Goods) -> String {
    let some = Good::ALL.into_iter().filter(|good| goods[*good] > 0);
    some.map(|good| format!("{} {}", goods[good], good_typed(words, good))).collect::<Vec<_>>().join(" ")
}

fn sale_typed(words: &Words, sale: &Sale) -> String {
    let mut typed = format!(
        "{} {} {} {}",
        way(words, "say-sell"),
        goods_typed(words, sale.goods),
        way(words, "say-to"),
        sale.brewery + 1
    );
    if let Some(Market { from, to, count }) = sale.market {
        let (from, to) = (good_typed(words, from), good_typed(words, to));
        typed += &format!(" {} {count} {from} {} {to}", way(words, "say-market"), way(words, "say-as"));
    }
    if let Some(office) = sale.office {
        typed += &format!(" {} {}", way(words, "say-office"), good_typed(words, office));
    }
    typed
}
