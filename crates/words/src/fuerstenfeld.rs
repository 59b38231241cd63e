//! Fürstenfeld in words: what one may do, and how things stand.

use crate::layout::{columns, wrap};
use crate::words::written;
use crate::{Names, Words};
use fluent_bundle::FluentValue;
use princely_core::{Arg, Message, Seat};
use princely_fuerstenfeld::view::{BreweryView, OwnView, PlayerView, TopView};
use princely_fuerstenfeld::{Action, Card, Good, Goods, Phase, Sale, View};

mod board;
mod menu;
mod parse;
mod talk;

/// What somebody may do, as an order: "sell 2 hops and 1 water to brewery 3".
pub fn action(words: &Words, action: &Action) -> String {
    let about = |id, card: Card| Message::new(id).name("card", card.id());
    let message = match *action {
        Action::Keep(card) => about("f-do-keep", card),
        Action::Under(card) => about("f-do-under", card),
        Action::DrawExtra => Message::new("f-do-draw-extra"),
        Action::StopDrawing => Message::new("f-do-stop-drawing"),
        Action::Sell(sale) => sell(&sale),
        Action::SellNothing => Message::new("f-do-sell-nothing"),
        Action::Build { card, space } => about("f-do-build", card).number("space", i64::from(space) + 1),
        Action::EndBuild => Message::new("f-do-end-build"),
        Action::Trash(card) => about("f-do-trash", card),
        Action::Store(goods) => with_goods(Message::new("f-do-store"), goods),
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
    let mut message = with_goods(Message::new(id), sale.goods).number("brewery", i64::from(sale.brewery) + 1);
    if let Some(market) = sale.market {
        message =
            message.number("count", market.count).name("from", market.from.id()).name("to", market.to.id());
    }
    if let Some(office) = sale.office {
        message = message.name("office", office.id());
    }
    message
}

/// Everything the viewer sees, in lines of at most 80 columns. Each line makes sense on its own, so that it
/// can be read aloud.
///
/// The names decide who is called "you", the view decides whose cards are shown: an onlooker who may see them
/// reads of "Player 1's hand".
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

struct Scene<'a> {
    words: &'a Words,
    view: &'a View,
    names: &'a Names,
}

impl Scene<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.sentence(message, self.names)
    }

    fn heading(&self) -> Vec<String> {
        let view = self.view;
        let round = |id| Message::new(id).number("round", view.round);
        let stage = match view.phase {
            Phase::Setup => Message::new("f-at-setup"),
            Phase::Over => round("f-at-over"),
            phase => round("f-at-round").name("phase", phase.id()),
        };
        let mut first = self.say(&stage);
        if view.phase != Phase::Over {
            first = format!("{first} {}", self.say(&self.turn()));
        }
        let mut lines = vec![wrap(&first, 0, 2)];
        if view.phase != Phase::Over && !view.order.is_empty() {
            let order = Message::new("f-at-order").text("order", seats(&view.order));
            lines.push(wrap(&self.say(&order), 0, 2));
        }
        lines.push(wrap(&self.say(&self.palaces()), 0, 2));
        lines
    }

    fn palaces(&self) -> Message {
        let prices = &self.view.palace_prices;
        match prices.price {
            Some(price) => Message::new("f-at-palaces")
                .number("price", price)
                .number("markers", prices.markers)
                .number("players", prices.leaves_at),
            None => Message::new("f-at-palaces-gone"),
        }
    }

    fn turn(&self) -> Message {
        match self.view.to_act[..] {
            [] => Message::new("f-at-dealing"),
            [seat] => Message::new("f-at-turn").seat("player", seat),
            _ => Message::new("f-at-turns").text("players", seats(&self.view.to_act)),
        }
    }

    fn breweries(&self) -> Vec<String> {
        let mut lines = vec![self.say(&Message::new("f-at-breweries"))];
        for (number, brewery) in (1i64..).zip(&self.view.breweries) {
            let message = brewery_message(number, brewery);
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
            tell(&Message::new("f-at-covered").names("cards", sorted_ids(&player.covered)));
        }
        if !player.trashed_palaces.is_empty() {
            tell(&Message::new("f-at-trashed-palaces").names("cards", sorted_ids(&player.trashed_palaces)));
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

    fn top(&self, top: TopView) -> String {
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
            let card = Message::new("f-at-hand-card").name("card", held.card.id()).number("cost", held.cost);
            lines.push(wrap(&self.say(&card), 2, 4));
        }
        let mut tell = |message: &Message| lines.push(wrap(&self.say(message), 0, 2));
        if let Some(kept) = own.kept {
            tell(&of_viewer("f-at-kept").name("card", kept.id()));
        }
        let mut pile = |id, cards: &Option<Vec<Card>>| {
            if let Some(cards) = cards.as_ref().filter(|cards| !cards.is_empty()) {
                tell(&of_viewer(id).names("cards", cards.iter().map(|card| card.id()).collect()));
            }
        };
        pile("f-at-bottom", &own.bottom);
        pile("f-at-unseen", &own.unseen);
        lines
    }
}

fn printed_field(good: Good) -> &'static str {
    match good {
        Good::Hops => "printed-hops",
        Good::Barley => "printed-barley",
        Good::Water => "printed-water",
    }
}

fn sorted_ids(cards: &[Card]) -> Vec<&'static str> {
    let mut ids: Vec<_> = cards.iter().map(|card| card.id()).collect();
    ids.sort_unstable();
    ids
}

fn seats(seats: &[Seat]) -> String {
    seats.iter().map(|seat| format!("@{seat}")).collect::<Vec<_>>().join(" ")
}

fn with_goods(message: Message, goods: Goods) -> Message {
    message.number("hops", goods.hops).number("barley", goods.barley).number("water", goods.water)
}

/// What the sentences of this game need besides a message's own data: lists of goods, and by how many cards
/// a hand is too large.
pub(crate) fn more_args(words: &Words, message: &Message) -> Vec<(&'static str, FluentValue<'static>)> {
    let number = |name: &str| {
        message.args.iter().find_map(|(known, arg)| match arg {
            Arg::Number(value) if *known == name => Some(*value),
            _ => None,
        })
    };
    let mut more = Vec::new();
    if let (Some(hops), Some(barley), Some(water)) = (number("hops"), number("barley"), number("water")) {
        more.push(("goods", goods_list(words, hops, barley, water).into()));
    }
    if let (Some(hops), Some(barley), Some(water)) =
        (number("as-hops"), number("as-barley"), number("as-water"))
    {
        more.push(("as-goods", goods_list(words, hops, barley, water).into()));
    }
    if let (Some(held), Some(limit)) = (number("held"), number("limit")) {
        more.push(("over", written(held.saturating_sub(limit))));
    }
    more
}

/// "2 hops and 1 water": what there is none of is left out.
fn goods_list(words: &Words, hops: i64, barley: i64, water: i64) -> String {
    let counts = [("goods-hops", hops), ("goods-barley", barley), ("goods-water", water)];
    let some = counts.into_iter().filter(|(_, count)| *count != 0);
    let list = words.list(some.map(|(key, count)| words.with_number(key, "count", count)));
    if list.is_empty() { words.plain("goods-none") } else { list }
}

#[cfg(test)]
mod tests;

/// A brewery: its prices, and how much of its demand is filled.
fn brewery_message(number: i64, brewery: &BreweryView) -> Message {
    with_goods(Message::new("f-at-brewery").number("brewery", number), brewery.price)
        .number("filled-hops", brewery.filled.hops)
        .number("filled-barley", brewery.filled.barley)
        .number("filled-water", brewery.filled.water)
        .number("demand-hops", brewery.demand.hops)
        .number("demand-barley", brewery.demand.barley)
        .number("demand-water", brewery.demand.water)
}

/// A player: coins, palaces, income and disc.
fn player_message(seat: Seat, player: &PlayerView) -> Message {
    Message::new("f-at-player")
        .seat("player", seat)
        .number("coins", player.coins)
        .number("palaces", player.palaces)
        .number("income", player.income)
        .number("disc", player.disc)
}
