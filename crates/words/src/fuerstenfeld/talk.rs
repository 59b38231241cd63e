//! Fürstenfeld by typing: what there is to choose from, and how it is typed.

use super::action as in_words;
use super::board::Board;
use crate::typed::{Found, Named, Reader, split, way, ways};
use crate::{Choice, Language, Misread, Names, Page, Talk, Words};
use princely_core::{Aid, Game, Message};
use princely_fuerstenfeld::{
    Action, Card, CardSet, Fuerstenfeld, Good, Goods, Market, Observation, Phase, Player, Sale,
};

/// What a command begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Keep,
    Under,
    Draw,
    Stop,
    Sell,
    Build,
    End,
    Trash,
    Store,
}

/// The words of the verbs, and the phases they belong to.
const VERBS: &[(&str, Verb, &[Phase])] = &[
    ("say-keep", Verb::Keep, &[Phase::Setup, Phase::Discard]),
    ("say-under", Verb::Under, &[Phase::Setup, Phase::Discard]),
    ("say-draw", Verb::Draw, &[Phase::Draw]),
    ("say-stop", Verb::Stop, &[Phase::Draw]),
    ("say-sell", Verb::Sell, &[Phase::Sell]),
    ("say-build", Verb::Build, &[Phase::Build]),
    ("say-end", Verb::End, &[Phase::Draw, Phase::Build, Phase::Discard]),
    ("say-trash", Verb::Trash, &[Phase::Discard]),
    ("say-store", Verb::Store, &[Phase::Discard]),
];

/// Sales that are offered for each brewery; all others can be typed.
const SALES_OFFERED: usize = 8;

impl Talk for Fuerstenfeld {
    const PARTS: &'static [&'static str] = &["breweries", "players", "hand"];

    fn about(&self, words: &Words) -> String {
        words.sentence(&Message::new("t-f-about"), &Names::default())
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
        match observation.known().phase {
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
        let (Found::One(card), _) = cards(page.words).find(&words) else { return None };
        let state = observation.known();
        let seat = observation.viewer().unwrap_or(princely_core::Seat(0));
        let view = self.view(observation, Aid::None);
        Some(Board::new(page, &view).card(card, self.cost(state, state.player(seat), card)))
    }

    fn choices(&self, page: &Page<'_>, observation: &Observation, legal: &[Action]) -> Vec<Choice<Action>> {
        let menu = Menu { game: self, page, observation };
        let mut listed = Vec::new();
        if observation.known().phase == Phase::Sell {
            listed.extend(menu.sales(legal));
        }
        listed.extend(menu.keeps(legal));
        let mut legal = legal.to_vec();
        legal.sort_by_key(|action| menu.rank(action));
        let stores = legal.iter().filter(|action| matches!(action, Action::Store(_))).count();
        for action in &legal {
            match action {
                Action::Sell(_) => {}
                Action::Build { card, space } => listed.push(menu.build(*card, *space)),
                Action::Under(_) => listed.push(menu.grouped("t-f-group-under", *action)),
                Action::Trash(_) => listed.push(menu.grouped("t-f-group-trash", *action)),
                Action::Store(_) if stores > 3 => listed.push(menu.grouped("t-f-group-store", *action)),
                _ => listed.push(menu.plain(*action)),
            }
        }
        listed
    }

    fn typed(&self, words: &Words, action: &Action) -> String {
        let verb = |key| way(words, key);
        let about = |key, card| format!("{} {}", verb(key), card_typed(words, card));
        match *action {
            Action::Keep(card) => about("say-keep", card),
            Action::Under(card) => about("say-under", card),
            Action::DrawExtra => verb("say-draw"),
            Action::StopDrawing => verb("say-stop"),
            Action::SellNothing => format!("{} {}", verb("say-sell"), verb("say-nothing")),
            Action::Sell(sale) => sale_typed(words, &sale),
            Action::Build { card, space } => {
                format!("{} {} {}", about("say-build", card), verb("say-on"), space + 1)
            }
            Action::EndBuild => format!("{} {}", verb("say-end"), verb("say-building")),
            Action::Trash(card) => about("say-trash", card),
            Action::Store(goods) => format!("{} {}", verb("say-store"), goods_typed(words, goods)),
            Action::EndTurn => format!("{} {}", verb("say-end"), verb("say-turn")),
        }
    }

    fn forms(&self, words: &Words, observation: &Observation) -> Vec<String> {
        let keys: &[&'static str] = match observation.known().phase {
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
        let phase = observation.known().phase;
        let now = VERBS.iter().filter(|(_, _, phases)| phases.contains(&phase));
        now.flat_map(|(key, ..)| ways(words, key)).collect()
    }

    fn parse(&self, words: &Words, observation: &Observation, typed: &str) -> Result<Vec<Action>, Misread> {
        let parser = Parser::new(self, words, observation);
        parser.parse(Reader::new(words, typed))
    }
}

/// What a player chooses from.
struct Menu<'a> {
    game: &'a Fuerstenfeld,
    page: &'a Page<'a>,
    observation: &'a Observation,
}

impl Menu<'_> {
    fn say(&self, message: &Message) -> String {
        self.page.words.sentence(message, self.page.names)
    }

    fn own(&self) -> Option<&Player> {
        self.observation.viewer().map(|seat| self.observation.known().player(seat))
    }

    fn plain(&self, action: Action) -> Choice<Action> {
        Choice { path: Vec::new(), text: in_words(self.page.words, &action), actions: vec![action] }
    }

    fn grouped(&self, group: &'static str, action: Action) -> Choice<Action> {
        Choice { path: vec![self.say(&Message::new(group))], ..self.plain(action) }
    }

    /// Where an action stands in a list. Of the spaces for a card those come first where nothing is lost.
    fn rank(&self, action: &Action) -> (u8, usize, u8) {
        match action {
            Action::Build { card, space } => {
                let top = self.own().map(|own| own.board[usize::from(*space).min(5)]);
                let lost = match top.and_then(princely_fuerstenfeld::Top::id) {
                    None => 0,
                    Some(id) if Card::from_id(id).is_none() => 1,
                    Some(_) => 2,
                };
                (0, card.index(), lost)
            }
            _ => (1, 0, 0),
        }
    }

    /// Whoever may keep one card keeps it, and everything else goes under the deck at once.
    fn keeps(&self, legal: &[Action]) -> Vec<Choice<Action>> {
        let under = |action: &Action| if let Action::Under(card) = action { Some(*card) } else { None };
        let cards: Vec<Card> = legal.iter().filter_map(under).collect();
        let state = self.observation.known();
        let is_due = state.phase == Phase::Discard && self.own().is_some_and(|own| own.hand_limit() == 1);
        let kept = cards.iter().filter(|_| is_due && cards.len() > 1);
        kept.map(|&kept| {
            let others = cards.iter().filter(|card| **card != kept);
            let text = Message::new("t-f-keep")
                .name("card", kept.id())
                .names("others", others.clone().map(|card| card.id()).collect());
            let actions = others.map(|card| Action::Under(*card)).collect();
            Choice { path: Vec::new(), text: self.say(&text), actions }
        })
        .collect()
    }

    /// A card and a space; what lies there will be covered.
    fn build(&self, card: Card, space: u8) -> Choice<Action> {
        let action = Action::Build { card, space };
        let Some(player) = self.own() else { return self.plain(action) };
        let cost = self.game.cost(self.observation.known(), player, card);
        let group = Message::new("t-f-group-build").name("card", card.id()).number("cost", cost);
        let top = player.board[usize::from(space).min(5)];
        let text = Message::new("t-f-build").text("build", in_words(self.page.words, &action));
        let text = self.say(&text.number("cost", cost));
        let text = match top.id() {
            None => text,
            Some(id) => {
                let covered = match top.yields() {
                    Some((good, _)) if id == good.id() => self.page.words.plain(super::printed_field(good)),
                    _ => self.page.words.name(id),
                };
                self.say(&Message::new("t-f-build-over").text("build", text).text("covered", covered))
            }
        };
        Choice { path: vec![self.say(&group)], text, actions: vec![action] }
    }

    /// The sales that earn most, and those that earn most without a price falling, for each brewery.
    fn sales(&self, legal: &[Action]) -> Vec<Choice<Action>> {
        let state = self.observation.known();
        let mut best: Vec<(u16, u32, Sale)> = Vec::new();
        for brewery in 0..state.breweries.len() as u8 {
            for spare in [false, true] {
                let sales = legal.iter().filter_map(|action| match action {
                    Action::Sell(sale) if sale.brewery == brewery => Some(*sale),
                    _ => None,
                });
                let worth = |sale: &Sale| {
                    let (coins, fallen) = (self.game.sale_coins(state, sale), self.surplus(sale));
                    (coins, std::cmp::Reverse(fallen), std::cmp::Reverse(sale.goods.total()))
                };
                let sale = sales.filter(|sale| !spare || self.surplus(sale) == 0).max_by_key(worth);
                if let Some(sale) = sale.filter(|sale| !best.iter().any(|(_, _, known)| known == sale)) {
                    best.push((self.game.sale_coins(state, &sale), self.surplus(&sale), sale));
                }
            }
        }
        best.sort_by_key(|(coins, surplus, _)| (std::cmp::Reverse(*coins), *surplus));
        best.truncate(SALES_OFFERED);
        best.into_iter().map(|(coins, surplus, sale)| self.sale(coins, surplus, sale)).collect()
    }

    /// Tokens beyond the demand, each of which moves a price down.
    fn surplus(&self, sale: &Sale) -> u32 {
        let brewery = &self.observation.known().breweries[usize::from(sale.brewery)];
        let sold = sale.as_sold();
        let empty = |good: Good| brewery.demand[good].saturating_sub(brewery.filled[good]);
        Good::ALL.iter().map(|&good| u32::from(sold[good].saturating_sub(empty(good)))).sum()
    }

    fn sale(&self, coins: u16, surplus: u32, sale: Sale) -> Choice<Action> {
        let action = Action::Sell(sale);
        let text = Message::new("t-f-sale")
            .text("sale", in_words(self.page.words, &action))
            .number("coins", coins)
            .number("surplus", surplus);
        Choice { path: Vec::new(), text: self.say(&text), actions: vec![action] }
    }
}

/// The names of cards: as in records and in words.
fn cards(words: &Words) -> Named<Card> {
    let mut named = Named::default();
    for card in Card::ALL {
        named.add(&card.id().replace('_', " "), card);
        named.add(&words.name(card.id()), card);
        named.add(&Words::of(Language::English).name(card.id()), card);
    }
    named
}

fn goods(words: &Words) -> Named<Good> {
    let mut named = Named::default();
    for good in Good::ALL {
        named.add(good.id(), good);
        named.add(&words.name(good.id()), good);
    }
    named
}

fn card_typed(words: &Words, card: Card) -> String {
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

/// Reads commands of the viewer of an observation.
struct Parser<'a> {
    game: &'a Fuerstenfeld,
    words: &'a Words,
    observation: &'a Observation,
    cards: Named<Card>,
    goods: Named<Good>,
}

impl<'a> Parser<'a> {
    fn new(game: &'a Fuerstenfeld, words: &'a Words, observation: &'a Observation) -> Parser<'a> {
        Parser { game, words, observation, cards: cards(words), goods: goods(words) }
    }

    fn phase(&self) -> Phase {
        self.observation.known().phase
    }

    fn own(&self) -> Option<&Player> {
        self.observation.viewer().map(|seat| self.observation.known().player(seat))
    }

    fn hand(&self) -> CardSet {
        self.own().map(|player| player.hand).unwrap_or_default()
    }

    fn parse(&self, mut reader: Reader<'_>) -> Result<Vec<Action>, Misread> {
        let verb = self.verb(&mut reader)?;
        let actions = match verb {
            Verb::Keep => self.keep(&mut reader)?,
            Verb::Under => self.each_card(&mut reader)?.into_iter().map(Action::Under).collect(),
            Verb::Trash => self.each_card(&mut reader)?.into_iter().map(Action::Trash).collect(),
            Verb::Draw => {
                let count = reader.count().unwrap_or(1).clamp(1, 3);
                vec![Action::DrawExtra; usize::from(count)]
            }
            Verb::Stop => vec![Action::StopDrawing],
            Verb::Sell => vec![self.sell(&mut reader)?],
            Verb::Build => vec![self.build(&mut reader)?],
            Verb::End => vec![self.end(&mut reader)],
            Verb::Store => vec![self.store(&mut reader)?],
        };
        reader.end()?;
        Ok(actions)
    }

    /// The verb of a command: of this phase, if it can be; a verb of another phase will be refused with its rule.
    fn verb(&self, reader: &mut Reader<'_>) -> Result<Verb, Misread> {
        let keys: Vec<_> = VERBS.iter().map(|(key, verb, _)| (*key, *verb)).collect();
        let all = Named::of_keys(self.words, &keys);
        let phase = self.phase();
        let is_now = |verb| VERBS.iter().any(|(_, known, phases)| *known == verb && phases.contains(&phase));
        let now = all.only(is_now);
        let several = |found: &[Verb]| {
            let ways = VERBS.iter().filter(|(_, verb, _)| found.contains(verb));
            let list = ways.map(|(key, ..)| way(self.words, key)).collect::<Vec<_>>().join(", ");
            Misread::Expected {
                expected: self
                    .words
                    .sentence(&Message::new("t-which-verb").text("list", list), &Names::default()),
                near: None,
            }
        };
        match reader.thing(&now) {
            Found::One(verb) => return Ok(verb),
            Found::Several(found) => return Err(several(&found)),
            Found::None => {}
        }
        // What belongs to another phase is not to be abbreviated: `u` is no `under` while selling.
        reader.whole_thing(&all).ok_or_else(|| {
            let first = reader.rest().first().cloned().unwrap_or_default();
            Misread::NoVerb { near: now.nearest(&first).or(all.nearest(&first)).into_iter().collect() }
        })
    }

    /// One card: of the hand, if it can be.
    fn card(&self, reader: &mut Reader<'_>) -> Result<Card, Misread> {
        let hand = self.hand();
        // A whole name first: "palace 1" is not short for the palace 3 in the hand.
        if let Some(card) = reader.whole_thing(&self.cards) {
            return Ok(card);
        }
        let held = self.cards.only(|card| hand.contains(card));
        match reader.thing(&held) {
            Found::One(card) => Ok(card),
            Found::Several(cards) => Err(self.which(reader, &cards)),
            Found::None => match reader.thing(&self.cards) {
                Found::One(card) => Ok(card),
                Found::Several(cards) => Err(self.which(reader, &cards)),
                Found::None => Err(reader.expected_one_of(&Message::new("t-f-expected-card"), &self.cards)),
            },
        }
    }

    fn which(&self, reader: &Reader<'_>, cards: &[Card]) -> Misread {
        let list = cards.iter().map(|&card| card_typed(self.words, card)).collect::<Vec<_>>().join(", ");
        reader.expected(&Message::new("t-which").text("list", list))
    }

    fn each_card(&self, reader: &mut Reader<'_>) -> Result<Vec<Card>, Misread> {
        let mut cards = vec![self.card(reader)?];
        reader.skip();
        while !reader.is_done() && cards.len() < Card::COUNT {
            cards.push(self.card(reader)?);
            reader.skip();
        }
        Ok(cards)
    }

    /// In set-up the card that stays; when discarding, all others go under the deck.
    fn keep(&self, reader: &mut Reader<'_>) -> Result<Vec<Action>, Misread> {
        let kept = self.each_card(reader)?;
        if self.phase() != Phase::Discard {
            return Ok(kept.into_iter().map(Action::Keep).collect());
        }
        let kept: CardSet = kept.into_iter().collect();
        Ok((self.hand() - kept).into_iter().map(Action::Under).collect())
    }

    fn good(&self, reader: &mut Reader<'_>) -> Result<Good, Misread> {
        match reader.thing(&self.goods) {
            Found::One(good) => Ok(good),
            _ => Err(reader.expected_one_of(&Message::new("t-f-expected-good"), &self.goods)),
        }
    }

    fn sell(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let held = self.own().map(|player| player.goods).unwrap_or_default();
        let (mut given, mut brewery, mut market, mut office) = (Goods::NONE, None, None, None);
        loop {
            reader.skip();
            if reader.is_done() {
                break;
            } else if reader.take("say-nothing") {
                reader.end()?;
                return Ok(Action::SellNothing);
            } else if reader.take("say-to") {
                brewery = Some(self.brewery(reader)?);
            } else if reader.take("say-office") {
                office = Some(self.good(reader)?);
            } else if reader.take("say-market") {
                let Some(count) = reader.count() else {
                    return Err(reader.expected(&Message::new("t-f-expected-market")));
                };
                let from = self.good(reader)?;
                market = Some(self.market(reader, count, from)?);
            } else if reader.take("say-all") {
                match reader.thing(&self.goods) {
                    Found::One(good) => given[good] = held[good],
                    _ => given = held,
                }
            } else if let Some(count) = reader.count() {
                let from = self.good(reader)?;
                if reader.clone().take("say-as") {
                    market = Some(self.market(reader, count, from)?);
                } else {
                    given[from] = given[from].saturating_add(count);
                }
            } else {
                let good = self.good(reader)?;
                given[good] = held[good];
            }
        }
        // "2 hops as barley" may, but need not, count hops that were named before.
        if let Some(Market { from, count, .. }) = market {
            given[from] = given[from].max(count);
        }
        let Some(brewery) = brewery else {
            return Err(reader.expected(&Message::new("t-f-expected-brewery")));
        };
        Ok(Action::Sell(Sale { brewery, goods: given, market, office }))
    }

    /// Breweries are called by their numbers, from 1; there is no brewery 0.
    fn brewery(&self, reader: &mut Reader<'_>) -> Result<u8, Misread> {
        let number = reader.count().and_then(|number| number.checked_sub(1));
        number.ok_or_else(|| reader.expected(&Message::new("t-f-expected-brewery")))
    }

    fn market(&self, reader: &mut Reader<'_>, count: u8, from: Good) -> Result<Market, Misread> {
        reader.skip();
        if !reader.take("say-as") {
            return Err(reader.expected(&Message::new("t-f-expected-market")));
        }
        Ok(Market { from, to: self.good(reader)?, count })
    }

    fn build(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let card = self.card(reader)?;
        reader.skip();
        reader.take("say-on");
        if let Some(space) = reader.count().and_then(|space| space.checked_sub(1)) {
            return Ok(Action::Build { card, space });
        }
        let mut legal = Vec::new();
        self.game.observed_legal_actions(self.observation, &mut legal);
        let mut spaces = legal.iter().filter_map(|action| match action {
            Action::Build { card: known, space } if *known == card => Some(*space),
            _ => None,
        });
        match (spaces.next(), spaces.next()) {
            (Some(space), None) => Ok(Action::Build { card, space }),
            // Wherever it should go, the rules will say why it cannot.
            (None, _) => Ok(Action::Build { card, space: card.palace_space().unwrap_or(0) }),
            _ => Err(reader.expected(&Message::new("t-f-expected-space"))),
        }
    }

    fn end(&self, reader: &mut Reader<'_>) -> Action {
        reader.skip();
        if reader.take("say-building") {
            return Action::EndBuild;
        }
        if reader.take("say-turn") {
            return Action::EndTurn;
        }
        match self.phase() {
            Phase::Build => Action::EndBuild,
            Phase::Draw => Action::StopDrawing,
            _ => Action::EndTurn,
        }
    }

    fn store(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let held = self.own().map(|player| player.goods).unwrap_or_default();
        let mut kept = Goods::NONE;
        while !reader.is_done() {
            if reader.take("say-all") {
                kept = held;
            } else {
                let count = reader.count();
                let good = self.good(reader)?;
                kept[good] = kept[good].saturating_add(count.unwrap_or(held[good]));
            }
            reader.skip();
        }
        Ok(Action::Store(kept))
    }
}
