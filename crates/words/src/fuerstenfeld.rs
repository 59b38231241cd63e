//! Fürstenfeld in words: actions and positions.

use crate::layout::{columns, wrap};
use crate::words::written;
use crate::{Names, Words};
use fluent_bundle::FluentValue;
use princely_core::message::Id;
use princely_core::{Arg, Message, Seat, Thing as _};
use princely_fuerstenfeld::view::{BreweryView, OwnView, PlayerView, TopView};
use princely_fuerstenfeld::{Action, Card, Good, Goods, Phase, Sale, View};
use std::collections::BTreeMap;

/// What somebody may do, as an order: "sell 2 hops and 1 water to brewery 3".
pub fn action(words: &Words, action: &Action) -> String {
    let about = |id, card: Card| Message::new(id).name("card", card);
    let message = match *action {
        Action::Keep { card } => about("f-do-keep", card),
        Action::Under { card } => about("f-do-under", card),
        Action::DrawExtra => Message::new("f-do-draw-extra"),
        Action::StopDrawing => Message::new("f-do-stop-drawing"),
        Action::Sell { sale } => sell(&sale),
        Action::SellNothing => Message::new("f-do-sell-nothing"),
        Action::Build { card, space } => about("f-do-build", card).ordinal("space", space),
        Action::EndBuild => Message::new("f-do-end-build"),
        Action::Trash { card } => about("f-do-trash", card),
        Action::Store { goods } => with_goods(Message::new("f-do-store"), goods),
        Action::EndTurn => Message::new("f-do-end-turn"),
    };
    words.sentence(&message, &Names::default())
}

fn sell(sale: &Sale) -> Message {
    let id = match (sale.market, sale.office) {
        (None, None) => "f-do-sell",
        (None, Some(_)) => "f-do-sell-office",
        (Some(_), None) => "f-do-sell-market",
        (Some(_), Some(_)) => "f-do-sell-market-office",
    };
    let mut message = with_goods(Message::new(id), sale.goods).ordinal("brewery", sale.brewery);
    if let Some(market) = sale.market {
        message = message.number("count", market.count).name("from", market.from).name("to", market.to);
    }
    if let Some(office) = sale.office {
        message = message.name("office", office);
    }
    message
}

/// Everything the viewer sees, in lines of at most 80 columns. Each line makes sense on its own, so that it
/// can be read aloud.
///
/// The names decide who is called "you", and the view decides whose cards are shown. A spectator who may see them reads
/// "Player 1's hand".
pub fn position(words: &Words, view: &View, names: &Names) -> String {
    let scene = Scene { words, view, names };
    let mut lines = scene.heading();
    if !view.breweries.is_empty() {
        lines.push(String::new());
        lines.extend(scene.breweries());
    }
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        lines.push(String::new());
        lines.extend(scene.player(seat, player));
    }
    if let (Some(own), Some(viewer)) = (&view.own, view.viewer) {
        lines.push(String::new());
        lines.extend(scene.own(own, viewer));
    }
    lines.join("\n") + "\n"
}

/// A view, and who reads it in which language.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The language.
    pub words: &'a Words,
    /// What the reader sees.
    pub view: &'a View,
    /// Who sits where, and who is reading.
    pub names: &'a Names,
}

impl Scene<'_> {
    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.words.sentence(message, self.names)
    }

    fn heading(&self) -> Vec<String> {
        let view = self.view;
        let round = |id| Message::new(id).number("round", view.round);
        let stage = match view.phase {
            Phase::Setup => Message::new("f-at-setup"),
            Phase::Over => round("f-at-over"),
            phase => round("f-at-round").name("phase", phase),
        };
        let mut first = self.say(&stage);
        if view.phase != Phase::Over {
            first = format!("{first} {}", self.say(&self.turn()));
        }
        let mut lines = vec![wrap(&first, 0, 2)];
        if view.phase != Phase::Over && !view.order.is_empty() {
            let order = Message::new("f-at-order").seats("order", view.order.iter().copied());
            lines.push(wrap(&self.say(&order), 0, 2));
        }
        lines.push(wrap(&self.say(&self.palaces()), 0, 2));
        lines
    }

    /// What the next palace costs.
    pub fn palaces(&self) -> Message {
        let prices = &self.view.palace_prices;
        match prices.price {
            Some(price) => Message::new("f-at-palaces")
                .number("price", price)
                .number("markers", prices.markers)
                .number("players", prices.leaves_at),
            None => Message::new("f-at-palaces-gone"),
        }
    }

    /// Who is to act.
    pub fn turn(&self) -> Message {
        match self.view.to_act[..] {
            [] => Message::new("f-at-dealing"),
            [seat] => Message::new("f-at-turn").seat("player", seat),
            _ => Message::new("f-at-turns").seats("players", self.view.to_act.iter().copied()),
        }
    }

    fn breweries(&self) -> Vec<String> {
        let mut lines = vec![self.say(&Message::new("f-at-breweries"))];
        for (index, brewery) in (0..).zip(&self.view.breweries) {
            let message = brewery_message(index, brewery);
            lines.push(wrap(&self.say(&message), 2, 4));
        }
        lines
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let title = player_message(seat, player);
        let mut lines = vec![wrap(&self.say(&title), 0, 2)];
        lines.extend(self.board(player));
        let mut tell = |message: &Message| lines.push(wrap(&self.say(message), 2, 4));
        tell(&with_goods(Message::new("f-at-goods"), player.goods));
        tell(&with_goods(Message::new("f-at-harvest"), player.harvest));
        let cards = player.cards;
        let id = if cards.trashed > 0 { "f-at-cards-trashed" } else { "f-at-cards" };
        tell(
            &Message::new(id)
                .number("hand", cards.hand)
                .number("unseen", cards.unseen)
                .number("bottom", cards.bottom)
                .number("trashed", cards.trashed),
        );
        if !player.covered.is_empty() {
            tell(&with_cards(Message::new("f-at-covered"), &player.covered));
        }
        if !player.trashed_palaces.is_empty() {
            tell(&with_cards(Message::new("f-at-trashed-palaces"), &player.trashed_palaces));
        }
        lines
    }

    /// Six spaces, two rows of three (F-VAL-5).
    fn board(&self, player: &PlayerView) -> Vec<String> {
        let cells: Vec<String> = (1..)
            .zip(player.board)
            .map(|(number, space): (u8, _)| format!("{number} {}", self.top(space.top)))
            .collect();
        columns(&cells.chunks(3).collect::<Vec<_>>(), 2)
    }

    /// What lies on top of a space.
    pub fn top(&self, top: TopView) -> String {
        match top {
            TopView::Empty => self.words.plain("f-at-empty"),
            TopView::Printed { good } => self.words.plain(printed_field(good)),
            TopView::Card { card } => self.words.name(card.id()),
        }
    }

    fn own(&self, own: &OwnView, viewer: Seat) -> Vec<String> {
        let of_viewer = |id| Message::new(id).seat("player", viewer);
        let title = if own.hand.is_empty() { "f-at-hand-empty" } else { "f-at-hand" };
        let mut lines = vec![wrap(&self.say(&of_viewer(title)), 0, 2)];
        for held in &own.hand {
            let card = Message::new("f-at-hand-card").name("card", held.card).number("cost", held.cost);
            lines.push(wrap(&self.say(&card), 2, 4));
        }
        let mut tell = |message: &Message| lines.push(wrap(&self.say(message), 0, 2));
        if let Some(kept) = own.kept {
            tell(&of_viewer("f-at-kept").name("card", kept));
        }
        let mut pile = |id, cards: &Option<Vec<Card>>| {
            if let Some(cards) = cards.as_ref().filter(|cards| !cards.is_empty()) {
                tell(&of_viewer(id).names("cards", cards.iter().copied()));
            }
        };
        pile("f-at-bottom", &own.bottom);
        pile("f-at-unseen", &own.unseen);
        lines
    }
}

/// The name of a field that is printed on a board.
pub fn printed_field(good: Good) -> &'static str {
    match good {
        Good::Hops => "printed-hops",
        Good::Barley => "printed-barley",
        Good::Water => "printed-water",
    }
}

/// A message with goods.
pub fn with_goods(message: Message, goods: Goods) -> Message {
    message.with("goods", goods.into())
}

/// Cards, sorted by their ids.
pub fn with_cards(message: Message, cards: &[Card]) -> Message {
    let mut ids: Vec<_> = cards.iter().map(|card| card.id()).collect();
    princely_core::sorting::sort(&mut ids);
    message.list("cards", ids.into_iter().map(|id| Arg::Name { kind: Card::KIND.into(), id: id.into() }))
}

/// What the sentences of this game need besides a message's own data: how demand cards are commonly written, and
/// by how many cards a hand is too large.
pub(crate) fn more_args(message: &Message) -> Vec<(&'static str, FluentValue<'static>)> {
    let number =
        |name: &str| if let Some(Arg::Number { value }) = message.arg(name) { Some(*value) } else { None };
    let mut more = Vec::new();
    if let Some(Arg::List { items }) = message.arg("demand") {
        more.push(("demand", items.iter().map(demand).collect::<Vec<_>>().join(", ").into()));
    }
    if let (Some(held), Some(limit)) = (number("held"), number("limit")) {
        more.push(("over", written(held.saturating_sub(limit))));
    }
    more
}

/// A demand card: hops/barley/water.
fn demand(card: &Arg) -> String {
    let Arg::Goods { goods } = card else { return String::new() };
    let count = |good: Good| goods.get(good.id()).copied().unwrap_or(0).to_string();
    Good::ALL.map(count).join("/")
}

/// "2 hops and 1 water": goods with a count of 0 are left out.
pub(crate) fn goods_list(words: &Words, goods: &BTreeMap<Id, u32>) -> String {
    let some = Good::ALL.into_iter().filter_map(|good| {
        let count = goods.get(good.id()).copied().filter(|count| *count > 0)?;
        Some(words.with_number(&format!("goods-{}", good.id()), "count", count.into()))
    });
    let list = words.list(some);
    if list.is_empty() { words.plain("goods-none") } else { list }
}

#[cfg(test)]
mod tests;

/// A brewery: its prices, and how much of its demand is filled.
pub fn brewery_message(index: u32, brewery: &BreweryView) -> Message {
    Message::new("f-at-brewery")
        .ordinal("brewery", index)
        .number("hops", brewery.price.hops)
        .number("barley", brewery.price.barley)
        .number("water", brewery.price.water)
        .number("filled-hops", brewery.filled.hops)
        .number("filled-barley", brewery.filled.barley)
        .number("filled-water", brewery.filled.water)
        .number("demand-hops", brewery.demand.hops)
        .number("demand-barley", brewery.demand.barley)
        .number("demand-water", brewery.demand.water)
}

/// A player: coins, palaces, income and disc.
pub fn player_message(seat: Seat, player: &PlayerView) -> Message {
    Message::new("f-at-player")
        .seat("player", seat)
        .number("coins", player.coins)
        .number("palaces", player.palaces)
        .number("income", player.income)
        .number("disc", player.disc)
}
