//! The table laid out for a player: shorter than [`princely_words::fuerstenfeld::position`], in parts, and as wide as the terminal.

use crate::Page;
use princely_core::{Message, Seat};
use princely_fuerstenfeld::limits::BUILDS;
use princely_fuerstenfeld::score::Ending;
use princely_fuerstenfeld::view::{PlayerView, TopView};
use princely_fuerstenfeld::{Card, Good, Phase, View};
use princely_words::fuerstenfeld::{Scene, brewery_message, player_message, with_cards, with_goods};
use princely_words::layout::{columns, width, wrap_to};

/// The last possible round is called out this many rounds before it.
const NEAR_ROUNDS: u8 = 3;

/// A layout for one reader.
pub(super) struct Board<'a> {
    scene: Scene<'a>,
    width: usize,
}

impl<'a> Board<'a> {
    pub(super) fn new(page: &Page<'a>, view: &'a View) -> Board<'a> {
        Board { scene: Scene { words: page.words, view, names: page.names }, width: page.width }
    }

    fn say(&self, message: &Message) -> String {
        self.scene.say(message)
    }

    fn wrap(&self, text: &str, first: usize) -> String {
        wrap_to(self.width, text, first, first + 2)
    }

    /// The round, whose turn it is, and what a palace costs.
    pub(super) fn heading(&self) -> Vec<String> {
        let view = self.scene.view;
        let round = |id| Message::new(id).number("round", view.round);
        let mut told = vec![match view.phase {
            Phase::Setup => Message::new("f-at-setup"),
            Phase::Over => round("f-at-over"),
            phase => round("f-at-round").name("phase", phase),
        }];
        if view.phase != Phase::Over {
            told.push(self.scene.turn());
            if !view.order.is_empty() {
                told.push(Message::new("f-at-order").seats("order", view.order.iter().copied()));
            }
        }
        told.push(self.scene.palaces());
        let told: Vec<String> = told.iter().map(|message| self.say(message)).collect();
        vec![self.wrap(&told.join(" "), 0)]
    }

    pub(super) fn breweries(&self) -> Vec<String> {
        if self.scene.view.breweries.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![self.wrap(&self.say(&Message::new("f-at-breweries")), 0)];
        for (index, brewery) in (0..).zip(&self.scene.view.breweries) {
            let message = brewery_message(index, brewery);
            lines.push(self.wrap(&self.say(&message), 2));
        }
        let track = Good::ALL.map(|good| {
            let spaces =
                self.scene.view.breweries.iter().map(|brewery| (brewery.space[good] + 1).to_string());
            format!("{} {}", self.scene.words.name(good.id()), spaces.collect::<Vec<_>>().join("/"))
        });
        let values: Vec<String> = self.scene.view.price_track.values.iter().map(u8::to_string).collect();
        let message =
            Message::new("t-f-track").text("track", values.join(" ")).text("markers", track.join(", "));
        lines.push(self.wrap(&self.say(&message), 2));
        lines
    }

    /// A brewery, good by good: where its marker stands, what it pays, and where the marker goes.
    pub(super) fn brewery(&self, number: usize) -> Option<Vec<String>> {
        let brewery = self.scene.view.breweries.get(number.checked_sub(1)?)?;
        let values = &self.scene.view.price_track.values;
        let mut lines =
            vec![self.wrap(&self.say(&Message::new("t-f-brewery").number("number", number as i64)), 0)];
        for good in Good::ALL {
            let spaces =
                (0..).zip(values).map(|(space, value): (u8, &u8)| match space == brewery.space[good] {
                    true => format!("[{value}]"),
                    false => value.to_string(),
                });
            let next = values.get(usize::from(brewery.next_space[good])).copied().unwrap_or_default();
            let message = Message::new("t-f-brewery-good")
                .name("good", good)
                .text("track", spaces.collect::<Vec<_>>().join(" "))
                .number("price", brewery.price[good])
                .number("filled", brewery.filled[good])
                .number("demand", brewery.demand[good])
                .number("next", next);
            lines.push(self.wrap(&self.say(&message), 2));
        }
        lines.push(self.wrap(&self.say(&Message::new("t-f-brewery-how")), 0));
        Some(lines)
    }

    /// All players in the order of play, but the reader last, next to the hand.
    pub(super) fn players(&self) -> Vec<String> {
        let view = self.scene.view;
        let mut seats = view.order.clone();
        if seats.is_empty() {
            seats = (0..view.players.len() as u8).map(Seat).collect();
        }
        seats.sort_by_key(|seat| view.viewer == Some(*seat));
        let mut lines = Vec::new();
        for seat in seats {
            if let Some(player) = view.players.get(seat.index()) {
                lines.extend(self.player(seat, player));
            }
        }
        lines
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let title = player_message(seat, player);
        let mut lines = vec![self.wrap(&self.say(&title), 0)];
        lines.extend(self.spaces(player));
        let goods = with_goods(Message::new("f-at-goods"), player.goods);
        let harvest = with_goods(Message::new("f-at-harvest"), player.harvest);
        lines.push(self.wrap(&format!("{}. {}", self.say(&goods), self.say(&harvest)), 2));
        let cards = player.cards;
        let id = if cards.trashed > 0 { "f-at-cards-trashed" } else { "f-at-cards" };
        let mut told = vec![
            Message::new(id)
                .number("hand", cards.hand)
                .number("unseen", cards.unseen)
                .number("bottom", cards.bottom)
                .number("trashed", cards.trashed),
        ];
        if !player.covered.is_empty() {
            told.push(with_cards(Message::new("f-at-covered"), &player.covered));
        }
        if !player.trashed_palaces.is_empty() {
            told.push(with_cards(Message::new("f-at-trashed-palaces"), &player.trashed_palaces));
        }
        lines.extend(told.iter().map(|message| self.wrap(&self.say(message), 2)));
        lines
    }

    /// Six spaces in two rows of three, one row below the other if there is room for that.
    fn spaces(&self, player: &PlayerView) -> Vec<String> {
        let cells: Vec<String> = (1..)
            .zip(player.board)
            .map(|(number, space): (u8, _)| format!("{number} {}", self.scene.top(space.top)))
            .collect();
        let rows = columns(&cells.chunks(3).collect::<Vec<_>>(), 2);
        if rows.iter().all(|row| width(row) <= self.width) {
            return rows;
        }
        cells.chunks(3).map(|row| self.wrap(&row.join(", "), 2)).collect()
    }

    /// The hand: what each card costs and does.
    pub(super) fn hand(&self) -> Vec<String> {
        let view = self.scene.view;
        let (Some(own), Some(viewer)) = (&view.own, view.viewer) else { return Vec::new() };
        let title = if own.hand.is_empty() { "f-at-hand-empty" } else { "t-f-hand" };
        let mut lines = vec![self.wrap(&self.say(&Message::new(title).seat("player", viewer)), 0)];
        for held in &own.hand {
            let card = Message::new("f-at-hand-card").name("card", held.card).number("cost", held.cost);
            lines.push(self.wrap(&format!("{}; {}", self.say(&card), self.does(held.card)), 2));
        }
        if let Some(kept) = own.kept {
            let message = Message::new("f-at-kept").seat("player", viewer).name("card", kept);
            lines.push(self.wrap(&self.say(&message), 0));
        }
        lines
    }

    /// Coins, goods and palaces of the reader, in a line.
    pub(super) fn status(&self) -> String {
        let view = self.scene.view;
        let Some(player) = view.viewer.and_then(|seat| view.players.get(seat.index())) else {
            return String::new();
        };
        let stage = Message::new("f-at-round").number("round", view.round).name("phase", view.phase);
        let stage = match view.phase {
            // The heading has just said it.
            Phase::Setup | Phase::Draw | Phase::Sell => String::new(),
            _ => self.say(&stage) + " ",
        };
        let goods = with_goods(Message::new("f-at-goods"), player.goods);
        let stand = Message::new("t-f-status")
            .number("coins", player.coins)
            .number("palaces", player.palaces)
            .number("hand", player.cards.hand)
            .text("goods", self.say(&goods));
        let mut told = format!("{stage}{}", self.say(&stand));
        for call in self.calls() {
            told += &format!(" {}", self.say(&call));
        }
        if view.phase == Phase::Discard && view.viewer.is_some_and(|seat| view.to_act.contains(&seat)) {
            told += &format!(" {}", self.say(&Message::new("t-f-limit").number("limit", player.hand_limit)));
        }
        self.wrap(&told, 0)
    }

    /// What somebody at the table would call out: that the end is near, that cards or goods run out.
    fn calls(&self) -> Vec<Message> {
        let view = self.scene.view;
        let mut calls = Vec::new();
        if view.phase == Phase::Over || view.round == 0 {
            return calls;
        }
        let enough = view.end.palaces;
        match view.end.ending {
            Some(Ending::Palaces) => {
                let who = (0..).map(Seat).zip(&view.players).filter(|(_, player)| player.palaces >= enough);
                let who = self.scene.words.players(who.map(|(seat, _)| seat), self.scene.names);
                calls.push(Message::new("t-f-last-palaces").number("palaces", enough).text("who", who));
            }
            Some(Ending::Trashed) => calls.push(Message::new("t-f-last-trashed")),
            Some(Ending::Rounds) => calls.push(Message::new("t-f-last-round")),
            None => {
                for (seat, player) in (0..).map(Seat).zip(&view.players) {
                    // All that is built in a turn may be palaces (F-BLD-1).
                    if player.palaces + BUILDS >= enough && view.viewer != Some(seat) {
                        let name = self.scene.words.player(seat, self.scene.names);
                        let message = Message::new("t-f-near-end").text("name", name);
                        calls.push(message.number("palaces", player.palaces).number("enough", enough));
                    }
                }
                if view.round + NEAR_ROUNDS >= view.end.rounds {
                    calls.push(Message::new("t-f-near-rounds").number("rounds", view.end.rounds));
                }
            }
        }
        let Some(own) = view.viewer.and_then(|seat| view.players.get(seat.index())) else { return calls };
        let total = own.goods.total();
        let keeps = own.board.iter().any(|space| space.top == TopView::Card { card: Card::Warehouse });
        if matches!(view.phase, Phase::Build | Phase::Discard) && total > 0 {
            let goods = with_goods(Message::new("t-f-unsold"), own.goods);
            let id = match (keeps, view.phase) {
                (true, _) => "t-f-unsold-kept",
                (false, Phase::Build) => "t-f-unsold-warehouse",
                _ => "t-f-unsold",
            };
            calls.push(Message { id: id.into(), ..goods });
        }
        if view.phase == Phase::Sell && total == 0 {
            calls.push(Message::new("t-f-no-goods"));
        }
        let left = own.cards.unseen + own.cards.bottom;
        if view.phase == Phase::Discard && left < 3 {
            calls.push(Message::new("t-f-few-cards").number("count", left));
        }
        calls
    }

    /// Who is ahead: palaces, as far as they count, then coins (F-END).
    pub(super) fn ranking(&self) -> Vec<String> {
        let view = self.scene.view;
        let lines = view.end.ranking.iter().filter_map(|seat| {
            let player = view.players.get(seat.index())?;
            let message = Message::new("t-f-rank")
                .number("place", *view.end.places.get(seat.index())?)
                .text("name", self.scene.words.player(*seat, self.scene.names))
                .number("palaces", player.palaces)
                .number("coins", player.coins);
            Some(self.wrap(&self.say(&message), 0))
        });
        lines.collect()
    }

    /// A card: what it costs now, and what it does.
    pub(super) fn card(&self, card: Card, cost: u32) -> Vec<String> {
        let told = Message::new("f-at-hand-card").name("card", card).number("cost", cost);
        vec![self.wrap(&format!("{}; {}", self.say(&told), self.does(card)), 0)]
    }

    /// What a card does.
    fn does(&self, card: Card) -> String {
        match card.yields() {
            Some((good, count)) => {
                self.say(&Message::new("t-f-field").number("count", count).name("good", good))
            }
            None if card.is_palace() => {
                self.say(&Message::new("t-f-palace").number("palaces", self.scene.view.end.palaces))
            }
            None => self.scene.words.name_in("t", "does", card.id()),
        }
    }
}
